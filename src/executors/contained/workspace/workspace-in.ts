import { AgentExecError, isAgentExecError } from "../../../errors.js";
import { count, formatBytes } from "../../../format/format.js";
import type { ChangedEntry, RegularFile, SymbolicLink, WorkspaceFile } from "../../../ports/workspace.js";
import { changedNow } from "../../entries/changed-times.js";
import { tarOf } from "../../entries/tar-archive.js";
import { findPathFault } from "../../../files/path-fault.js";
import { blockUser } from "../guard/users.js";
import { explainLoss, runPreparation } from "../sandbox/preparation.js";
import type { Sandbox } from "../sandbox/sandbox.js";
import { foldersOf } from "../../../files/paths.js";
import { extractCommand, removeCommand, removeEmptyCommand } from "./inside-commands.js";
import { namesOf } from "./inside-reading.js";

export interface FillWorkspaceOptions {
  readonly sandbox: Sandbox;
  /** The files. Entries that were left out elsewhere are skipped. */
  readonly files: AsyncIterable<WorkspaceFile>;
  /** The folder for the files. Default: the workspace. */
  readonly folder?: string;
  /** The workspace's size for messages: "512 MiB". */
  readonly room: string;
  /** Whether the folder's other content stays as it is. If not, folders get their times. Default: no. */
  readonly isFilled?: boolean;
  readonly signal: AbortSignal;
}

/** How much output of a failing tar the error contains. */
const maxMessageChars = 2000;
/** 128 and the number of SIGKILL. A killed process, for example at the memory limit, reports nothing. */
const killedCode = 137;

/**
 * Puts files into the workspace before the first block, as the blocks' user.
 * @throws AgentExecError `image-unsuitable` if the image has neither tar nor Python, `settings-invalid` if the files do
 * not fit or a path leaves the workspace, `engine-unavailable` and `session-lost` if the engine or the place fails in
 * this time. If the signal aborts, the error is the signal's reason.
 */
export async function fillWorkspace(options: FillWorkspaceOptions): Promise<void> {
  const { sandbox, files, room, signal } = options;
  const { place } = sandbox;
  const sent = { files: 0, bytes: 0 };
  const { folder = place.workspaceFolder, isFilled = false } = options;
  const preparing = { place, signal };
  const command = extractCommand(sandbox);
  let said = "";
  let hasSaidEnd = false;
  try {
    const exitCode = await runPreparation({
      ...preparing,
      command,
      user: blockUser,
      workingFolder: folder,
      onOutput: (stream, bytes) => {
        hasSaidEnd ||= stream === "stdout";
        if (said.length < maxMessageChars) said += Buffer.from(bytes).toString("utf8");
      },
      // If it ends before it has read everything, its exit code and output say why.
      feed: (process) =>
        Promise.race([
          process.writeAll(tarOf(placeable(files, sent), signal, { hasFolders: !isFilled })),
          process.ended,
        ]),
    });
    // If an archive is cut between two files, tar takes it as complete. So this checks that its end was reached.
    if (!hasSaidEnd && exitCode !== killedCode)
      throw await explainLoss(preparing, new Error("the archive arrived incomplete"));
    if (exitCode !== 0) {
      const words = said.trim().slice(0, maxMessageChars);
      throw new Error(words || `tar ended with exit code ${exitCode}`);
    }
  } catch (cause) {
    signal.throwIfAborted();
    if (isAgentExecError(cause)) throw cause;
    const size = `${formatBytes(sent.bytes)} in ${count("file", sent.files)}`;
    const message = `The files do not fit into the workspace: they take at least ${size}, but the workspace has room for ${room}.`;
    throw new AgentExecError("settings-invalid", message, {
      nextStep: "Raise `workspace-size`, or use fewer files.",
      cause,
    });
  }
}

/**
 * Drops entries that were left out, and counts the total size up to the current file.
 * @throws AgentExecError if a name cannot be in a workspace.
 */
async function* placeable(
  files: AsyncIterable<WorkspaceFile>,
  sent: { files: number; bytes: number },
): AsyncGenerator<RegularFile | SymbolicLink> {
  for await (const entry of files) {
    if (entry.kind === "left-out") continue;
    if (entry.kind === "file") {
      sent.files += 1;
      sent.bytes += entry.bytes;
    }
    const fault = findPathFault(entry.path);
    if (fault !== null)
      throw new AgentExecError(
        "settings-invalid",
        `The file ${JSON.stringify(entry.path.slice(0, 200))} cannot be put into the workspace: its name ${fault}.`,
        {
          nextStep: "Rename the file.",
        },
      );
    yield entry;
  }
}

/** Applies changes where nothing runs. @throws the errors of `fillWorkspace`; `setup-failed` if a removal fails. */
export async function changeWorkspace({
  changes,
  ...options
}: Omit<FillWorkspaceOptions, "files"> & {
  readonly changes: AsyncIterable<ChangedEntry>;
}): Promise<void> {
  const gone: string[] = [];
  const takeAway = async (): Promise<void> => removeEntries(gone.splice(0), options);
  const staying = async function* (): AsyncGenerator<WorkspaceFile> {
    for await (const entry of changedNow(changes)) {
      if (entry.kind === "deleted" || entry.kind === "left-out") {
        if (findPathFault(entry.path) === null) gone.push(entry.path);
        continue;
      }
      // Deleted entries come first, because they may be in the way.
      await takeAway();
      yield entry;
    }
  };
  await fillWorkspace({ ...options, files: staying(), isFilled: true });
  await takeAway();
}

async function removeEntries(
  paths: readonly string[],
  { sandbox, signal }: Pick<FillWorkspaceOptions, "sandbox" | "signal">,
): Promise<void> {
  if (paths.length === 0) return;
  const { place } = sandbox;
  const run = (command: readonly string[], names: readonly string[]): Promise<number> =>
    runPreparation({
      place,
      signal,
      command,
      user: blockUser,
      feed: (process) => Promise.race([process.writeAll(namesOf(names)), process.ended]),
    });
  const remove = (unlocks: boolean): Promise<number> => run(removeCommand(sandbox, unlocks), paths);
  if ((await remove(false)) !== 0 && (await remove(true)) !== 0)
    throw new AgentExecError("setup-failed", "The setup's files in the workspace cannot be removed.", {
      nextStep:
        "Change the setup's commands so that they write into /tmp, or so that their files in the workspace stay writable.",
    });
  const folders = [...new Set(paths.flatMap(foldersOf))].toSorted().toReversed();
  if (folders.length > 0) await run(removeEmptyCommand(sandbox), folders);
}
