# Becomes a Jupyter kernel. Arguments: the kernel's name, its working folder, a folder for its own files, and the soft
# limit of open files or 0. First it prints a line of JSON (words.ts, Launched): how to reach the kernel and its
# process, or why there is none. The program needs only Python: it looks for kernels in Jupyter's own order. The
# kernel's priority is the lowest, like that of blocks.
import importlib.util, json, os, secrets, socket, sys, tempfile

name, folder, own_folder, open_files = sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])

def data_folders():
    given = os.environ.get("JUPYTER_PATH", "").split(os.pathsep)
    home = os.environ.get("JUPYTER_DATA_DIR") or os.path.expanduser("~/.local/share/jupyter")
    own = os.path.join(sys.prefix, "share", "jupyter")
    return [each for each in given + [home, own, "/usr/local/share/jupyter", "/usr/share/jupyter"] if each]

def kernels():
    found = {}
    for folder in data_folders():
        try: names = os.listdir(os.path.join(folder, "kernels"))
        except OSError: continue
        for each in names:
            path = os.path.join(folder, "kernels", each)
            try:
                with open(os.path.join(path, "kernel.json"), encoding="utf-8") as file: spec = json.load(file)
                spec["argv"] = [str(word) for word in spec["argv"]]
            except (OSError, ValueError, KeyError, TypeError): continue
            found.setdefault(each.lower(), dict(spec, folder=path))
    if "python3" not in found and importlib.util.find_spec("ipykernel_launcher") is not None:
        argv = [sys.executable, "-m", "ipykernel_launcher", "-f", "{connection_file}"]
        found["python3"] = {"argv": argv, "language": "python", "folder": ""}
    return found

def tell(**words):
    print(json.dumps(words), flush=True)

there = kernels()
spec = there.get(name.lower())
if spec is None:
    tell(missing=name[:200], there=sorted(there)[:50])
    sys.exit(1)

sockets = [socket.socket() for _ in range(5)]
for each in sockets: each.bind(("127.0.0.1", 0))
ports = [each.getsockname()[1] for each in sockets]
for each in sockets: each.close()
key = secrets.token_hex(32)
channels = ["shell", "iopub", "stdin", "control", "hb"]
connection = dict(zip([each + "_port" for each in channels], ports), ip="127.0.0.1", transport="tcp", key=key)
connection.update(signature_scheme="hmac-sha256", kernel_name=name)
handle, path = tempfile.mkstemp(prefix="kernel-", suffix=".json", dir=own_folder)
with os.fdopen(handle, "w") as file: json.dump(connection, file)

if open_files:
    import resource
    resource.setrlimit(resource.RLIMIT_NOFILE, (open_files, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
try: os.nice(19)
except OSError: pass
os.chdir(folder)
if os.environ.get("PATH"): os.environ["PATH"] += ":" + os.environ.get("HOME", "") + "/.local/bin"
os.environ.update({str(each): str(value) for each, value in spec.get("env", {}).items()})
os.environ["PWD"] = folder
os.environ.setdefault("IPYTHONDIR", os.path.join(own_folder, ".ipython"))
words = {"{connection_file}": path, "{resource_dir}": spec["folder"]}
argv = spec["argv"]
for old, new in words.items(): argv = [word.replace(old, new) for word in argv]
if argv[0] in ("python", "python3") and spec.get("language") == "python": argv[0] = sys.executable
tell(process=os.getpid(), shell=ports[0], iopub=ports[1], control=ports[3], key=key)
null = os.open(os.devnull, os.O_RDONLY)
os.dup2(null, 0)
try: os.execvp(argv[0], argv)
except OSError as error:
    sys.stderr.write("%s: %s\n" % (argv[0], error.strerror))
    sys.exit(127)
