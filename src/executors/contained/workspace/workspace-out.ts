import { AgentExecError, isAgentExecError } from "../../../errors.js";
import { truncateEnd } from "../../../format/truncate.js";
import { showHidden } from "../../../output/visible.js";
import type { CheckpointEntry } from "../../../ports/checkpoint.js";
import type { ChangedEntry } from "../../../ports/workspace.js";
import { defaultFileLimits, type FileLimits } from "../../entries/entry-filter.js";
import { readTarEntries } from "../../entries/tar-entries.js";
import type { SeenEntries } from "../../entries/seen-entries.js";
import { killWithRetries } from "../sandbox/kill-with-retries.js";
import type { Sandbox } from "../sandbox/sandbox.js";
import { Comparison, type ComparisonOptions } from "./comparison.js";
import { listAndPackCommand } from "./inside-commands.js";
import { hashesOf, namesOf, type ReadProcess, startReading } from "./inside-reading.js";
import { parseListing } from "./listing.js";
import type { WorkspaceIndex } from "./workspace-index.js";

export interface ReadWorkspaceOptions {
  readonly sandbox: Sandbox;
  /** The workspace's content at the start. */
  readonly index: WorkspaceIndex;
  /** Files to skip, because they contain code under generated names. */
  readonly leaveOut: ReadonlySet<string>;
  readonly signal: AbortSignal;
  /** Limits for the differences. */
  readonly limits?: FileLimits;
}

/**
 * Reads the differences from the index, after all leftover processes are dead. Such a process could change files, or
 * kill the reader. A process inside lists the workspace and then packs what differs into a tar archive on its standard
 * output: the engine's own archive call cannot read a tmpfs (bench/times.md, 1). agent-exec treats that process as
 * hostile, like the code.
 * @throws AgentExecError `session-lost` if the archive does not come or is incomplete; `workspace-blocked` if processes
 * of blocks do not end (then the place ends), or ended the place by taking all memory; `image-unsuitable` if the image
 * has neither tar, find and stat nor Python. If the signal aborts, the error is the signal's reason.
 */
export async function* readWorkspace(options: ReadWorkspaceOptions): AsyncGenerator<ChangedEntry> {
  const { sandbox, index, leaveOut, signal, limits = defaultFileLimits } = options;
  const command = listAndPackCommand(sandbox, limits.depth);
  signal.throwIfAborted();
  // Code that only computes usually leaves nothing. Then two processes are not needed: one that ends leftovers, and one
  // for the archive.
  const mayChange = await sandbox.upkeep.beginReading();
  if (index.isEmpty && !mayChange && (await sandbox.monitor.holdsOnly(leaveOut))) return;
  try {
    await endLeftovers(sandbox, signal);
    using reading = await startReading({ sandbox, signal, command });
    const isTimeUnsure = sandbox.disk === null;
    // Without an earlier look, no entry can be the same as before.
    yield* changesIn(reading, { ...options, limits, isTimeUnsure }) as AsyncGenerator<ChangedEntry>;
  } catch (cause) {
    signal.throwIfAborted();
    throw await explained(cause, sandbox);
  } finally {
    sandbox.kernel?.release();
    sandbox.replenish({ afterMs: replenishAfterMs });
  }
}

/**
 * Reads the differences from the index while leftover processes continue. Entries that were reported before and did not
 * change since are not read again. If the files are in memory, a write through `mmap` is not noticed: only reading
 * everything would show it.
 * @throws AgentExecError `session-lost` and `image-unsuitable`, as `readWorkspace`. If the signal aborts, the error is
 * the signal's reason.
 */
export async function* readCheckpoint({
  seen,
  ...options
}: ReadWorkspaceOptions & { readonly seen: SeenEntries }): AsyncGenerator<CheckpointEntry> {
  const { sandbox, signal, limits = defaultFileLimits } = options;
  const command = listAndPackCommand(sandbox, limits.depth);
  signal.throwIfAborted();
  sandbox.upkeep.pause();
  const look = seen.look();
  try {
    using reading = await startReading({ sandbox, signal, command });
    yield* changesIn(reading, { ...options, limits, isTimeUnsure: false, look });
    look.finish();
  } catch (cause) {
    signal.throwIfAborted();
    throw await explained(cause, sandbox);
  } finally {
    sandbox.replenish();
  }
}

async function explained(cause: unknown, sandbox: Sandbox): Promise<unknown> {
  if (isAgentExecError(cause)) return cause;
  const { place } = sandbox;
  if (await place.hasDiedOfMemory()) {
    const ended = place.names.place;
    const message = `The operating system ended the ${ended} because the code used too much memory.`;
    return new AgentExecError("workspace-blocked", message, {
      nextStep: `Change the code so that it uses less memory, or raise \`memory\`. The ${ended} is gone, and the files that the code wrote are lost.`,
      cause,
    });
  }
  const why = await reasonOf(cause, sandbox);
  return new AgentExecError("session-lost", `The workspace's files can no longer be read: ${why}.`, {
    nextStep: `Run again. If the error happens again, check the ${place.names.engine}'s log. The transcript contains the code's output.`,
    cause,
  });
}

/** Why reading failed. The code may have chosen some of these words. */
async function reasonOf(cause: unknown, sandbox: Sandbox): Promise<string> {
  const { place } = sandbox;
  const { names } = place;
  const { state } = await sandbox.check();
  if (state === "silent") return `the ${names.engine} does not answer`;
  const ended = (await place.whyEnded?.()) ?? `the ${names.place} has ended`;
  const words = state === "gone" ? ended : place.wordsOf(cause);
  return truncateEnd(showHidden(words).replace(/\s+/g, " "), maxReasonChars).replace(/(?<![. ])[. ]+$/, "");
}

/** Enough for a sentence. */
const maxReasonChars = 300;

async function* changesIn(
  { process, output }: ReadProcess,
  options: ReadWorkspaceOptions & ComparisonOptions,
): AsyncGenerator<CheckpointEntry> {
  const { index, leaveOut, limits, look } = options;
  const chunks = output.stdout[Symbol.asyncIterator]() as AsyncIterableIterator<Uint8Array>;
  const comparison = new Comparison(options);
  for await (const entry of parseListing(chunks)) comparison.add(entry);
  comparison.settle(await hashesOf(comparison.doubtfulPaths, options));
  yield* comparison.gone();
  for (const entry of comparison.same) {
    look?.settle(entry, "told");
    yield { kind: "same", path: entry.path };
  }
  const { wanted } = comparison;
  if (wanted.size === 0) {
    process.endInput();
    // If blocks continue, the output is read to its end. Otherwise the process would count as left by a block.
    if (look !== undefined) while ((await chunks.next()).done !== true);
    return;
  }
  const listedBytes = output.bytes;
  void process.writeAll(namesOf(wanted.keys())).then(() => process.endInput());
  const archive = { [Symbol.asyncIterator]: () => chunks };
  for await (const entry of readTarEntries(archive, { limits, leaveOut })) {
    const looked = wanted.get(entry.path);
    if (looked === undefined) continue;
    wanted.delete(entry.path);
    const given = index.given.get(entry.path);
    const isAsGiven = entry.kind === "link" && given?.kind === "link" && entry.target === given.target;
    look?.settle(looked, isAsGiven ? "as-given" : "told");
    if (isAsGiven) continue;
    yield entry.kind === "file" ? { ...entry, modifiedAt: looked.modifiedAt } : entry;
  }
  if (output.bytes === listedBytes) throw new Error(`No archive came: ${output.errorText.slice(0, 1000)}`);
  for (const path of wanted.keys()) yield { kind: "left-out", path, reason: "it cannot be read" };
}

/** Usually the session ends now. Processes that are starting would delay that. */
const replenishAfterMs = 200;

async function endLeftovers(sandbox: Sandbox, signal: AbortSignal): Promise<void> {
  if (await sandbox.kernel?.hold()) return;
  const end = await killWithRetries(sandbox, signal);
  signal.throwIfAborted();
  if (end === "done") return;
  const { names } = sandbox.place;
  const { state } = await sandbox.check();
  if (end === "starved" && state === "running") {
    const message = `The machine gave the ${names.place} almost no processor time, so the code's leftover processes could not be ended.`;
    throw new AgentExecError("session-lost", message, {
      nextStep: "Run again when the machine has less to do.",
    });
  }
  if (state !== "running") throw new Error(`the ${names.place} no longer answers`);
  if (end === "unable")
    throw new Error(
      `the ${names.engine} did not start the process in time that ends the code's leftover processes`,
    );
  await sandbox.end();
  throw new AgentExecError("workspace-blocked", "The code's leftover processes could not be ended.", {
    nextStep: `Change the code so that it ends its own processes. The ${names.place} is gone, and the files that the code wrote are lost.`,
  });
}
