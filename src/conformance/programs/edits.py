# One change of each kind.
import os
open("a.txt", "w").write("1\n")
os.chmod("sub/run.sh", 0o644)
open("sub/new", "w").write("n")
os.chmod("sub/new", 0o755)
open("sub/empty", "w").close()
os.remove("empty")
os.remove("old/c")
os.remove("old/d")
os.rmdir("old")
