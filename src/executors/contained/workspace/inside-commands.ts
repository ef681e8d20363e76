import { AgentExecError } from "../../../errors.js";
import { maxPathBytes } from "../../../files/path-fault.js";
import { bytecodeFolder } from "../../languages/bytecode.js";
import { toolSubstitutes } from "../guard/tool-substitutes.js";
import { enterWorkspace } from "../sandbox/block-process.js";
import type { Sandbox } from "../sandbox/sandbox.js";

/** For a script that calls tar: what an image or a person tells every tar by the environment is not for ours. */
export const plainTar = "unset TAR_OPTIONS\n";

type Programs = Pick<Sandbox, "has" | "place" | "hasRepository" | "wasGivenBytecode">;

/**
 * Lists what is in the workspace, as `parseListing` reads it, and then writes a tar archive of the files and links that
 * standard input names: `./path`, each ended by NUL. Folders are entered no deeper than `depth` parts of a path and one.
 * @throws AgentExecError `image-unsuitable` where the image has neither find, stat and tar nor Python.
 */
export function listAndPackCommand(programs: Programs, depth: number): readonly string[] {
  if (["find", "stat", "xargs", "tar"].every((name) => programs.has(name)))
    return ["sh", "-c", `${prepare(programs)}${listScript(programs, depth)}${packScript}`];
  return inPython(
    programs,
    pythonOf(programs) ?? unsuitable(),
    `${pythonList(programs, depth)}${pythonPack}`,
  );
}

/** Lists what is in the workspace, and no more. @throws as `listAndPackCommand`. */
export function listCommand(programs: Programs, depth: number): readonly string[] {
  if (["find", "stat", "xargs"].every((name) => programs.has(name)))
    return ["sh", "-c", `${prepare(programs)}${listScript(programs, depth)}`];
  return inPython(programs, pythonOf(programs) ?? unsuitable(), pythonList(programs, depth));
}

/**
 * Writes the SHA-256 of each file that standard input names, in their order, as a line that begins with it. Null where
 * the image can't.
 */
export function hashCommand(programs: Programs): readonly string[] | null {
  const xargs = "exec xargs -0 sha256sum -b 2>/dev/null\n";
  if (programs.has("sha256sum") && programs.has("xargs")) return ["sh", "-c", `${prepare(programs)}${xargs}`];
  const python = pythonOf(programs);
  return python === null ? null : inPython(programs, python, pythonHash);
}

/**
 * Takes what standard input names out of the workspace, with all below it.
 * @param unlocks whether folders that are closed are opened first, all there are
 * @throws as `listAndPackCommand`.
 */
export function removeCommand(
  programs: Programs,
  { unlocks }: { readonly unlocks: boolean },
): readonly string[] {
  const unlock = unlocks ? "chmod -R u+rwx . 2>/dev/null\n" : "";
  if (programs.has("xargs")) return ["sh", "-c", `${prepare(programs)}${unlock}exec xargs -0 rm -rf --\n`];
  return inPython(
    programs,
    pythonOf(programs) ?? unsuitable(),
    `${unlocks ? pythonUnlock : ""}${pythonRemove}`,
  );
}

/** Takes the folders that standard input names away where they are empty. @throws as `listAndPackCommand`. */
export function removeEmptyCommand(programs: Programs): readonly string[] {
  if (programs.has("xargs")) return ["sh", "-c", `${prepare(programs)}xargs -0 rmdir -- 2>/dev/null; true\n`];
  return inPython(programs, pythonOf(programs) ?? unsuitable(), pythonRemoveEmpty);
}

function unsuitable(): never {
  throw new AgentExecError(
    "image-unsuitable",
    "Files cannot be copied out of this image: it lacks tar, find, stat or xargs, and Python.",
    { nextStep: "Add tar and findutils to the image, or use python:3-slim." },
  );
}

/** Names of bytes, and one time zone: they are compared. */
const prepare = ({ place }: Programs): string => `export LC_ALL=C TZ=UTC0
${plainTar}${toolSubstitutes}${enterWorkspace(place.workspaceFolder)}`;

/**
 * A `find` without `-printf` is helped by `stat`, whose records end with a line: names with a line end are listed apart,
 * and those that the kernel takes no path for. Only a whole listing has an end: a part of one would tell of deletions
 * that nobody made.
 */
function listScript({ hasRepository, wasGivenBytecode }: Programs, depth: number): string {
  const repository = hasRepository ? " -path ./.git -prune -o" : "";
  const bytecode = wasGivenBytecode ? "" : ` -type d -name ${bytecodeFolder} -prune -o`;
  const most = `-mindepth 1 -maxdepth ${depth + 1}${repository}${bytecode}`;
  const long = "?".repeat(maxPathBytes + 3);
  return `
newline='
'
long='${long}*'
list() {
  if find . -maxdepth 0 -printf '' >/dev/null 2>&1; then
    find . ${most} -printf '%M %s %i %T@ %C@ %p\\0' 2>/dev/null
    return
  fi
  _ends=$({ {
      { find . ${most} ! -path "*$newline*" ! -path "$long" -print0 2>/dev/null; echo $? >&4; } |
        { xargs -0 stat -c '%A %s %i %y %z %n' 2>/dev/null; echo $? >&4; } | tr '\\n' '\\0' >&3
    } 4>&1; } 3>&5)
  find . ${most} ! -type d \\( -path "*$newline*" -o -path "$long" \\) -exec printf '?????????? 0 0 0 - %s\\0' {} + 2>/dev/null
  set -- $? $_ends
  for _end in "$@"; do case $_end in 0|1|123) ;; *) return 2 ;; esac; done
} 5>&1
list </dev/null
[ $? -le 1 ] && printf '\\0'
`;
}

/** One archive after another where the names are many: not every tar takes them from its input. */
const packScript = `
case $(tar --help 2>&1) in *--hard-dereference*) _flags="--no-recursion --hard-dereference" ;; *) _flags= ;; esac
exec xargs -0 tar $_flags -cf -
`;

function pythonOf(programs: Programs): string | null {
  return ["python3", "python"].find((name) => programs.has(name)) ?? null;
}

function inPython({ place }: Programs, python: string, program: string): readonly string[] {
  return [
    "sh",
    "-c",
    `${toolSubstitutes}${enterWorkspace(place.workspaceFolder)}exec "$0" -I -c "$1"`,
    python,
    program,
  ];
}

function pythonList({ hasRepository, wasGivenBytecode }: Programs, depth: number): string {
  return `
import os, stat, sys
def entries(folder, parts):
    try: names = sorted(os.listdir(folder))
    except OSError: return
    for name in names:
        path = folder + b"/" + name
        ${hasRepository ? 'if path == b"./.git": continue' : ""}
        try: entry = os.lstat(path)
        except OSError: continue
        times = divmod(entry.st_mtime_ns, 10 ** 9) + divmod(entry.st_ctime_ns, 10 ** 9)
        ${wasGivenBytecode ? "" : `if name == b"${bytecodeFolder}" and stat.S_ISDIR(entry.st_mode): continue`}
        mode = stat.filemode(entry.st_mode)
        facts = "%s %d %d %d.%09d0 %d.%09d0 " % ((mode, entry.st_size, entry.st_ino) + times)
        sys.stdout.buffer.write(facts.encode() + path + b"\\0")
        if stat.S_ISDIR(entry.st_mode) and parts <= ${depth}: entries(path, parts + 1)
entries(b".", 1)
sys.stdout.buffer.write(b"\\0")
sys.stdout.flush()
`;
}

const pythonPack = `
import tarfile
archive = tarfile.open(fileobj=sys.stdout.buffer, mode="w|")
for name in sys.stdin.buffer.read().split(b"\\0")[:-1]:
    archive.inodes = {}
    try: archive.add(os.fsdecode(name), recursive=False)
    except OSError: pass
archive.close()
`;

const pythonHash = `
import hashlib, sys
for name in sys.stdin.buffer.read().split(b"\\0")[:-1]:
    hash = hashlib.sha256()
    try:
        with open(name, "rb") as file:
            for chunk in iter(lambda: file.read(1 << 20), b""): hash.update(chunk)
        print(hash.hexdigest())
    except OSError: print("-")
`;

const pythonUnlock = `
import os
for folder, folders, _ in os.walk("."):
    for path in [os.path.join(folder, name) for name in folders]:
        if not os.path.islink(path): os.chmod(path, 0o700)
`;

const pythonRemove = `
import os, shutil, sys
for name in sys.stdin.buffer.read().split(b"\\0")[:-1]:
    if os.path.isdir(name) and not os.path.islink(name): shutil.rmtree(name)
    elif os.path.lexists(name): os.remove(name)
`;

const pythonRemoveEmpty = `
import os, sys
for name in sys.stdin.buffer.read().split(b"\\0")[:-1]:
    try: os.rmdir(name)
    except OSError: pass
`;
