import { AgentExecError, isAgentExecError } from "../../../errors.js";
import { unnamedPath, type WorkspaceFile } from "../../../ports/workspace.js";
import { findPathFault } from "../../code-file.js";
import { readTarEntries } from "../../tar-entries.js";
import { defaultFileLimits, type FileLimits } from "../../entry-filter.js";
import { blockUser } from "../guard/users.js";
import { ProcessReadable } from "../process/process-readable.js";
import { killWithRetries } from "../sandbox/kill-with-retries.js";
import type { PlaceNames } from "../place.js";
import type { Sandbox } from "../sandbox/sandbox.js";
import { archiveCommand, parsePassedOver } from "./archive-command.js";

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
 *   processes do not end, which ends the place, or have ended it by taking all memory;
 *   `image-unsuitable` when the image has neither tar nor Python. On abort: the signal's reason.
 */
export async function* readWorkspace({
  sandbox,
  leaveOut,
  signal,
  limits = defaultFileLimits,
}: ReadWorkspaceOptions): AsyncGenerator<WorkspaceFile> {
  const command = archiveCommand(sandbox, limits);
  signal.throwIfAborted();
  // Most code that only computes leaves nothing, and ending leftovers and an archive take two processes.
  const mayChange = await sandbox.upkeep.beginReading();
  if (!mayChange && (await sandbox.monitor.holdsOnly(leaveOut))) return;
  let output: ProcessReadable | null = null;
  try {
    await endLeftovers(sandbox, signal);
    const process = await sandbox.place.spawn({
      command,
      user: blockUser,
      signal,
    });
    process.endInput();
    output = new ProcessReadable(process, { signal, maxWaitMs: sandbox.place.maxWaitMs });
    yield* readTarEntries(output.stdout, { limits, leaveOut });
    if (output.bytes === 0) throw new Error(`No archive came: ${output.errorText.slice(0, 1000)}`);
  } catch (cause) {
    signal.throwIfAborted();
    if (isAgentExecError(cause)) throw cause;
    if (await sandbox.place.hasDiedOfMemory()) throw spentMemory(sandbox.place.names, cause);
    throw new AgentExecError("session-lost", "The workspace's files cannot be read any more.", {
      nextStep: "Run again; what the code printed is in the transcript.",
      cause,
    });
  } finally {
    output?.stdout.destroy();
    sandbox.replenish({ afterMs: replenishAfterMs });
  }
  for (const { path, reason } of parsePassedOver(output.errorText, limits)) {
    const fault = findPathFault(path);
    yield { kind: "left-out", path, reason: fault === null ? reason : `its name ${fault}` };
  }
  if (!output.isErrorTextWhole)
    yield {
      kind: "left-out",
      path: unnamedPath,
      reason: "more entries that are not named",
      hidesMore: true,
    };
}

function spentMemory({ place }: PlaceNames, cause: unknown): AgentExecError {
  const message = `The kernel ended the ${place} for want of memory, which the code took.`;
  return new AgentExecError("workspace-blocked", message, {
    nextStep: `Let the code take less memory, or raise \`memory\`; its files went with the ${place}.`,
    cause,
  });
}

/** 200 ms: most often the session ends, which processes that are being started would hold up. */
const replenishAfterMs = 200;

async function endLeftovers(sandbox: Sandbox, signal: AbortSignal): Promise<void> {
  const end = await killWithRetries(sandbox, signal);
  signal.throwIfAborted();
  if (end === "done") return;
  const { names } = sandbox.place;
  const { state } = await sandbox.check();
  if (state !== "running" || end === "unable")
    throw new Error(`The ${names.place} does not answer any more.`);
  await sandbox.end();
  throw new AgentExecError("workspace-blocked", "What the code left running could not be ended.", {
    nextStep: `Let the code end what it starts; its files went with the ${names.place}.`,
  });
}
