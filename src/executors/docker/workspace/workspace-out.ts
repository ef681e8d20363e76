import { AgentExecError } from "../../../errors.js";
import type { WorkspaceFile } from "../../../ports/workspace.js";
import { formatBytes } from "../../../text/format.js";
import { findPathFault } from "../../code-file.js";
import { readTarEntries } from "../../tar-entries.js";
import { defaultFileLimits, type FileLimits } from "../../workspace-gate.js";
import { blockUser } from "../container/users.js";
import { ExecReadable } from "../engine/exec-readable.js";
import type { Sandbox } from "../container/sandbox.js";
import { enterWorkspace } from "../container/spare-exec.js";

export interface ReadWorkspaceOptions {
  readonly sandbox: Sandbox;
  /** Files that are passed over: those that held code under a generated name. */
  readonly leaveOut: ReadonlySet<string>;
  readonly signal: AbortSignal;
  readonly limits?: FileLimits;
}

/**
 * The workspace's regular files, once everything that blocks left running is dead: it could rewrite them meanwhile,
 * or kill what reads them. They come out of a tar archive that a process inside writes to its standard output: the
 * engine's own archive call cannot read a tmpfs (docs/measurements.md, 3). That process is as hostile as the
 * code is.
 *
 * @throws AgentExecError `session-lost` when the archive does not come or is torn; `workspace-blocked` when blocks'
 *   processes do not end, which ends the container;   `image-unsuitable` when the image has neither tar nor Python. On abort: the signal's reason.
 */
export async function* readWorkspace({
  sandbox,
  leaveOut,
  signal,
  limits = defaultFileLimits,
}: ReadWorkspaceOptions): AsyncGenerator<WorkspaceFile> {
  const command = archiveCommand(sandbox, limits);
  signal.throwIfAborted();
  let output: ExecReadable | null = null;
  try {
    await endLeftovers(sandbox, signal);
    const exec = await sandbox.container.exec({
      command,
      user: blockUser,
      signal,
    });
    exec.endInput();
    output = new ExecReadable(exec, { signal });
    yield* readTarEntries(output.stdout, { limits, leaveOut });
    if (output.bytes === 0) throw new Error(`No archive came: ${output.errorText.slice(0, 1000)}`);
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof AgentExecError) throw cause;
    throw new AgentExecError("session-lost", "The workspace's files cannot be read any more.", {
      nextStep: "Run again; what the code printed is in the transcript.",
      cause,
    });
  } finally {
    output?.stdout.destroy();
    sandbox.replenish();
  }
  for (const path of output.errorText.split("\0").filter((text) => text.startsWith("./"))) {
    const fault = findPathFault(path.slice(2));
    const reason = fault === null ? `larger than ${formatBytes(limits.fileBytes)}` : `its name ${fault}`;
    yield { kind: "left-out", path: path.slice(2), reason };
  }
}

async function endLeftovers(sandbox: Sandbox, signal: AbortSignal): Promise<void> {
  const isDone = await sandbox.killAll();
  signal.throwIfAborted();
  if (isDone) return;
  const { state } = await sandbox.check();
  if (state !== "running") throw new Error("The container does not answer any more.");
  await sandbox.remove();
  throw new AgentExecError("workspace-blocked", "What the code left running could not be ended.", {
    nextStep: "Let the code end what it starts; its files went with the container.",
  });
}

function archiveCommand(sandbox: Sandbox, limits: FileLimits): readonly string[] {
  if (sandbox.has("tar")) return ["sh", "-c", `${enterWorkspace}${tarScript(limits)}`];
  const python = ["python3", "python"].find((name) => sandbox.has(name));
  if (python !== undefined) return ["sh", "-c", `${enterWorkspace}exec "$0" -c "$1"`, python, pythonScript];
  throw new AgentExecError(
    "image-unsuitable",
    "Files cannot be taken out of this image: it has no tar and no Python.",
    {
      nextStep: "Add tar to the image, or use python:3-slim.",
    },
  );
}

/**
 * Files over the limit are named on standard error, each up to a NUL, and kept out of the archive, where the image
 * has what that takes: a sparse file of exabytes would otherwise stand before everything that comes after it. A tar
 * that takes names line by line is given none with a line end: half of such a name could be another file's.
 */
function tarScript({ fileBytes }: FileLimits): string {
  const tooLarge = `-type f -size +${Math.floor(fileBytes / 512)}`;
  return `
newline='
'
case $(tar --help 2>&1) in
  *--null*)
    find . ${tooLarge} -print0 2>/dev/null >&3
    find . ${tooLarge} -o -print0 2>/dev/null | tar --null --no-recursion -cf - -T -
    ;;
  *-X*)
    find . ! -type d \\( ${tooLarge} -o -path "*$newline*" \\) -print0 2>/dev/null >&3
    find . ${tooLarge} ! -path "*$newline*" 2>/dev/null | sed 's/[][*?\\\\]/\\\\&/g' |
      tar -X /dev/stdin --exclude "*$newline*" -cf - .
    ;;
  *) tar -cf - . ;;
esac 3>&2
`;
}

const pythonScript = `
import os, sys, tarfile
archive = tarfile.open(fileobj=sys.stdout.buffer, mode="w|")
for folder, folders, names in os.walk("."):
    links = [name for name in folders if os.path.islink(os.path.join(folder, name))]
    for name in names + links:
        try:
            archive.add(os.path.join(folder, name), recursive=False)
        except OSError:
            pass
archive.close()
`;
