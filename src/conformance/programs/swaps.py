import os, shutil
shutil.rmtree("old")
os.remove("a.txt")
os.remove("sub/up")
open("old", "w").write("file\n")
for name, text in {"a.txt/x": "x\n", "sub/up/y": "y\n"}.items():
    os.mkdir(os.path.dirname(name))
    open(name, "w").write(text)
