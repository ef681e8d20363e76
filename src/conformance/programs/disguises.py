# The last file is written through a memory map. If the file system is in memory, this does not change the file's time.
import mmap, os
for name, text in {"a.txt": "two\n", "old/c": "x\n"}.items():
    times = os.stat(name)
    open(name, "w").write(text)
    os.utime(name, ns=(times.st_atime_ns, times.st_mtime_ns))
with open("sub/deep/b.txt", "r+b") as file:
    memory = mmap.mmap(file.fileno(), 0)
    if memory[0] == ord("b"): memory[0] = ord("m")
    memory.close()
