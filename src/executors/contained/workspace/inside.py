# Reads or changes the workspace, which is the current folder, if the image lacks a tool that inside.sh needs.
# Arguments: actions. "list" takes the depth, and the names to skip: of folders anywhere, and of an entry at the top, or
# "".
import os, stat, sys

def names():
    return sys.stdin.buffer.read().split(b"\0")[:-1]

def list_all(depth, folder_name, top_name):
    skipped, at_top = folder_name.encode(), b"./" + top_name.encode()
    def entries(folder, parts):
        try: names = sorted(os.listdir(folder))
        except OSError: return
        for name in names:
            path = folder + b"/" + name
            if path == at_top: continue
            try: entry = os.lstat(path)
            except OSError: continue
            times = divmod(entry.st_mtime_ns, 10 ** 9) + divmod(entry.st_ctime_ns, 10 ** 9)
            if name == skipped and stat.S_ISDIR(entry.st_mode): continue
            mode = stat.filemode(entry.st_mode)
            facts = "%s %d %d %d.%09d0 %d.%09d0 " % ((mode, entry.st_size, entry.st_ino) + times)
            sys.stdout.buffer.write(facts.encode() + path + b"\0")
            if stat.S_ISDIR(entry.st_mode) and parts <= depth: entries(path, parts + 1)
    entries(b".", 1)
    sys.stdout.buffer.write(b"\0")
    sys.stdout.flush()

def pack():
    import tarfile
    archive = tarfile.open(fileobj=sys.stdout.buffer, mode="w|")
    for name in names():
        archive.inodes = {}
        try: archive.add(os.fsdecode(name), recursive=False)
        except OSError: pass
    archive.close()

def hash_files():
    import hashlib
    for name in names():
        hash = hashlib.sha256()
        try:
            with open(name, "rb") as file:
                for chunk in iter(lambda: file.read(1 << 20), b""): hash.update(chunk)
            print(hash.hexdigest())
        except OSError: print("-")

def unlock():
    for folder, folders, _ in os.walk("."):
        for path in [os.path.join(folder, name) for name in folders]:
            if not os.path.islink(path): os.chmod(path, 0o700)

def remove():
    import shutil
    for name in names():
        if os.path.isdir(name) and not os.path.islink(name): shutil.rmtree(name)
        elif os.path.lexists(name): os.remove(name)

def remove_empty():
    for name in names():
        try: os.rmdir(name)
        except OSError: pass

# Replaces an existing entry, as tar does, so nothing is written through a link. The line end says that it is done.
def extract():
    import tarfile
    try:
        archive = tarfile.open(fileobj=sys.stdin.buffer, mode="r|")
        for entry in archive:
            if os.path.islink(entry.name) or os.path.isfile(entry.name): os.remove(entry.name)
            archive.extract(entry)
    finally:
        print()

actions = {"pack": pack, "hash": hash_files, "unlock": unlock, "remove": remove, "remove-empty": remove_empty}
actions["extract"] = extract
words = sys.argv[1:]
while words:
    action = words.pop(0)
    if action == "list": list_all(int(words.pop(0)), words.pop(0), words.pop(0))
    else: actions[action]()
