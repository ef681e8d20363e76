import type { Pack } from "tar-stream";
import { AgentExecError } from "../../../errors.js";
import type { RegularFile, WorkspaceFile } from "../../../ports/workspace.js";
import { findPathFault, workspaceFolder } from "../../code-file.js";
import { blockUser } from "../container/users.js";
import type { Sandbox } from "../container/sandbox.js";
import { plainTar } from "./archive-command.js";

export interface FillWorkspaceOptions {
  readonly sandbox: Sandbox;
  /** Entries that were left out elsewhere are passed over. */
  readonly files: AsyncIterable<WorkspaceFile>;
  readonly signal: AbortSignal;
}

/** Text of a failing tar that goes into the error, 2,000 characters. */
const maxMessageChars = 2000;

/**
 * Puts files into the workspace before the first block, as the blocks' own user.
 *
 * @throws AgentExecError `image-unsuitable` without tar or Python in the image, `settings-invalid` when the files
 *   do not fit or one has a path that leaves the workspace. On abort: the signal's reason.
 */
export async function fillWorkspace({ sandbox, files, signal }: FillWorkspaceOptions): Promise<void> {
  const command = extractCommand(sandbox);
  const exec = await sandbox.container.exec({
    command,
    user: blockUser,
    workingFolder: workspaceFolder,
    signal,
  });
  let said = "";
  exec.listen((_stream, bytes) => {
    if (said.length < maxMessageChars) said += Buffer.from(bytes).toString("utf8");
  });
  const onAbort = (): void => exec.leave();
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    const { pack } = await import("tar-stream");
    const archive = pack();
    const packing = packFiles(archive, files, signal);
    await Promise.all([packing, exec.writeAll(archive as AsyncIterable<Uint8Array>)]);
    exec.endInput();
    await exec.ended;
    signal.throwIfAborted();
    const { exitCode } = await exec.inspect();
    if (exitCode !== 0)
      throw new Error(said.slice(0, maxMessageChars) || `tar ended with exit code ${exitCode}`);
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof AgentExecError) throw cause;
    throw new AgentExecError("settings-invalid", "The files do not go into the workspace.", {
      nextStep: "Raise `workspace-size` if they are too large for it, or hand in fewer.",
      cause,
    });
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}

/**
 * Takes everything out of the workspace, as the blocks' own user.
 * @throws AgentExecError `setup-failed` where something of it stays. On abort: the signal's reason.
 */
export async function emptyWorkspace({
  sandbox,
  signal,
}: Omit<FillWorkspaceOptions, "files">): Promise<void> {
  const exec = await sandbox.container.exec({ command: ["sh", "-c", emptyScript], user: blockUser, signal });
  exec.listen(() => undefined);
  exec.endInput();
  const onAbort = (): void => exec.leave();
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    await exec.ended;
    signal.throwIfAborted();
    const { exitCode } = await exec.inspect();
    if (exitCode === 0) return;
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
  throw new AgentExecError("setup-failed", "What the setup left in the workspace cannot be taken away.", {
    nextStep:
      "Let the setup's commands write into /tmp, or own and keep writable what they write to the workspace.",
  });
}

const emptyScript = `
cd ${workspaceFolder} || exit
chmod -R u+rwx . 2>/dev/null
rm -rf ./* ./.[!.]* ./..?* 2>/dev/null
[ -z "$(ls -A .)" ]
`;

function extractCommand(sandbox: Sandbox): readonly string[] {
  if (sandbox.has("tar")) return ["sh", "-c", `${plainTar}exec tar -xf -`];
  const python = ["python3", "python"].find((name) => sandbox.has(name));
  if (python !== undefined) {
    return [
      python,
      "-Ic",
      'import sys, tarfile; tarfile.open(fileobj=sys.stdin.buffer, mode="r|").extractall()',
    ];
  }
  throw new AgentExecError(
    "image-unsuitable",
    "Files cannot be put into this image: it has no tar and no Python.",
    {
      nextStep: "Add tar to the image, or use python:3-slim.",
    },
  );
}

async function packFiles(
  archive: Pack,
  files: AsyncIterable<WorkspaceFile>,
  signal: AbortSignal,
): Promise<void> {
  try {
    for await (const file of files) {
      signal.throwIfAborted();
      if (file.kind === "file") await packFile(archive, file);
    }
    archive.finalize();
  } catch (error) {
    archive.destroy(error as Error);
    throw error;
  }
}

async function packFile(archive: Pack, { path, bytes, isExecutable, content }: RegularFile): Promise<void> {
  const fault = findPathFault(path);
  if (fault !== null) {
    throw new AgentExecError(
      "settings-invalid",
      `A file for the workspace cannot be put there: its name ${fault}.`,
      {
        nextStep: "Rename the file.",
      },
    );
  }
  const packed = new Promise<void>((resolve, reject) => {
    const entry = archive.entry({ name: path, size: bytes, mode: isExecutable ? 0o755 : 0o644 }, (error) =>
      error === null || error === undefined ? resolve() : reject(error),
    );
    void copy(content, entry).catch(reject);
  });
  await packed;
}

async function copy(content: AsyncIterable<Uint8Array>, entry: ReturnType<Pack["entry"]>): Promise<void> {
  for await (const chunk of content) {
    if (!entry.write(chunk)) await new Promise<void>((resolve) => entry.once("drain", () => resolve()));
  }
  entry.end(null);
}
