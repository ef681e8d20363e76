import os
def link(target, name):
    if os.path.lexists(name): os.remove(name)
    os.symlink(target, name)
link("deep/b.txt", "sub/up")
link("../../nothing/there", "sub/deep/far")
link("sub", "folder")
link("/etc/passwd", "root")
link("../x", "above")
link("sub/deep/../../../x", "around")
link(".git/config", "git")
os.makedirs("old", exist_ok=True)
open("old/up", "w").write("a file\n")
