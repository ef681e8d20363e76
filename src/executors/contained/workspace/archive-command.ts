import { AgentExecError } from "../../../errors.js";
import { formatBytes } from "../../../format/format.js";
import { maxPathBytes } from "../../code-file.js";
import type { FileLimits } from "../../entry-filter.js";
import { toolSubstitutes } from "../guard/tool-substitutes.js";
import { enterWorkspace } from "../sandbox/block-process.js";
import type { Sandbox } from "../sandbox/sandbox.js";

/** For a script that calls tar: what an image or a person tells every tar by the environment is not for ours. */
export const plainTar = "unset TAR_OPTIONS\n";

/** A file that the archive was not given, and the kind of thing that kept it out. */
export interface PassedOver {
  /** Relative to the workspace. */
  readonly path: string;
  readonly reason: string;
}

/**
 * The command that writes the workspace as a tar archive to its standard output, and on standard error what it keeps
 * out of it: records that end with NUL, the name of a kind and then paths that begin with `./`.
 *
 * A sparse file of exabytes would stand before everything that comes after it. Folders are entered no deeper than the
 * limit: a thousand of them inside each other have names that together take minutes to be written.
 * @throws AgentExecError `image-unsuitable` where the image has neither tar nor Python.
 */
export function archiveCommand(sandbox: Pick<Sandbox, "has">, limits: FileLimits): readonly string[] {
  if (sandbox.has("tar"))
    return ["sh", "-c", `${plainTar}${toolSubstitutes}${enterWorkspace}${tarScript(limits)}`];
  const python = ["python3", "python"].find((name) => sandbox.has(name));
  if (python !== undefined)
    return [
      "sh",
      "-c",
      `${toolSubstitutes}${enterWorkspace}exec "$0" -I -c "$1"`,
      python,
      pythonScript(limits),
    ];
  throw new AgentExecError(
    "image-unsuitable",
    "Files cannot be taken out of this image: it has no tar and no Python.",
    {
      nextStep: "Add tar to the image, or use python:3-slim.",
    },
  );
}

const large = "large";
const closed = "closed";
const deep = "deep";
const long = "long";
const socket = "socket";

/** Reads what the command wrote to standard error. What is no whole record of its is a message of tar's. */
export function parsePassedOver(errorText: string, limits: FileLimits): readonly PassedOver[] {
  const reasons: Readonly<Record<string, string>> = {
    [large]: `larger than ${formatBytes(limits.fileBytes)}`,
    [closed]: "its own mode lets nobody read it",
    [deep]: `deeper than ${limits.depth} folders`,
    [socket]: "a socket",
    // Whoever reads the name says so.
    [long]: "",
  };
  let reason = "";
  return errorText
    .split("\0")
    .slice(0, -1)
    .flatMap((record) => {
      if (record.startsWith("./")) return [{ path: record.slice(2), reason }];
      reason = reasons[record] ?? reason;
      return [];
    });
}

/**
 * A tar that takes names line by line is given none with a line end: half of such a name could be another file's.
 * What lies too deep or has a name of more than 1,024 bytes is named and not packed: tar does not find what the
 * kernel takes no path for, and says nothing that could be told.
 */
function tarScript({ fileBytes, depth }: FileLimits): string {
  return `
newline='
'
large='-type f -size +${Math.floor(fileBytes / 512)}'
long='${"?".repeat(maxPathBytes + 3)}*'
say() { kind=$1; shift; printf '%s\\0' "$kind"; find . "$@" -print0 2>/dev/null; }
closed() { say ${closed} -maxdepth ${depth} -type f ! -perm -400; say ${closed} -maxdepth ${depth} -type d ! -perm -500; }
deep() { say ${deep} -mindepth ${depth + 1} -maxdepth ${depth + 1}; say ${socket} -maxdepth ${depth} -type s; }
case $(tar --help 2>&1) in
  *--null*)
    { say ${large} -maxdepth ${depth} $large; closed; deep; say ${long} -maxdepth ${depth} ! -type d -path "$long"; } >&3
    find . -maxdepth ${depth} $large -o -type s -o -type f ! -perm -400 -o -path "$long" -o -print0 2>/dev/null |
      tar --null --no-recursion -cf - -T -
    ;;
  *-X*)
    { say ${large} ! -type d \\( $large -o -path "*$newline*" \\); closed; deep; } >&3
    {
      find . -mindepth ${depth + 1} -maxdepth ${depth + 1} ! -path "*$newline*"
      find . -maxdepth ${depth} \\( $large -o -type f ! -perm -400 -o -type d ! -perm -500 \\) ! -path "*$newline*"
    } 2>/dev/null | sed 's/[][*?\\\\]/\\\\&/g' |
      tar -X /dev/stdin --exclude "*$newline*" -cf - .
    ;;
  *) tar -cf - . ;;
esac 3>&2
`;
}

function pythonScript({ fileBytes, depth }: FileLimits): string {
  return `
import os, stat, sys, tarfile
def pass_over(kind, path):
    sys.stderr.buffer.write(kind + b"\\0" + os.fsencode(path) + b"\\0")
def add(path):
    try:
        entry = os.lstat(path)
        if stat.S_ISSOCK(entry.st_mode):
            return pass_over(b"${socket}", path)
        if stat.S_ISREG(entry.st_mode) and entry.st_size > ${fileBytes}:
            return pass_over(b"${large}", path)
        archive.add(path, recursive=False)
    except PermissionError:
        pass_over(b"${closed}", path)
    except OSError:
        pass
archive = tarfile.open(fileobj=sys.stdout.buffer, mode="w|")
for folder, folders, names in os.walk(".", onerror=lambda error: pass_over(b"${closed}", error.filename)):
    links = [name for name in folders if os.path.islink(os.path.join(folder, name))]
    if folder.count("/") >= ${depth}:
        for name in set(folders) - set(links):
            pass_over(b"${deep}", os.path.join(folder, name))
        folders.clear()
    for name in names + links:
        add(os.path.join(folder, name))
archive.close()
`;
}
