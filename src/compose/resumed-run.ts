import { AgentExecError } from "../errors.js";
import type { EventOf, RunEvent } from "../ports/events.js";
import { parseTranscript } from "../reports/transcript.js";
import { fold } from "../run/state/apply.js";
import { keptBefore } from "../run/next/turns.js";
import type { RunState } from "../run/state/state.js";
import { type CheckpointFolder, openCheckpointFolder } from "../run-folder/checkpoint-folder.js";
import { reopenRunFolder, type RunFolder } from "../run-folder/run-folder.js";
import type { FolderSource } from "../workspace/source/workspace-source.js";

/** A run whose process had ended before it was over. */
export interface ResumedRun {
  /** Open for what is added; nobody else has it until it is closed. */
  readonly folder: RunFolder;
  readonly events: readonly RunEvent[];
  /** The place of the next one. */
  readonly nextSeq: number;
  readonly state: RunState;
  readonly run: EventOf<"run-started">;
}

/**
 * Opens the folder of a run to go on with it: its transcript loses a torn last line, and what was half saved is taken away.
 * Everything in it may be a stranger's.
 * @param path the run's folder, or its transcript
 * @throws AgentExecError `settings-invalid` where there is no run, where it is over, where its process is alive, and where its
 *   record does not say what it was given; `transcript-invalid`.
 */
export async function openResumedRun(path: string): Promise<ResumedRun> {
  const { folder, transcript } = await reopenRunFolder(path);
  try {
    const { events, nextSeq } = parseTranscript(transcript);
    const state = fold(events);
    const run = state.run!;
    if (state.end !== null)
      throw refused(
        folder,
        `it is over, and ended as ${state.end.outcome}`,
        `Go on from what it left with \`agent-exec run --continue ${folder.path} "also …"\`.`,
      );
    if (run.given === undefined)
      throw refused(
        folder,
        "its record does not say what it was given: it began in a workflow, in the library, by another command, or in an earlier version",
        "Begin anew with its task; what it printed is in its report.",
      );
    if (state.files === null) await folder.clearSaved();
    return { folder, events, nextSeq, state, run };
  } catch (thrown) {
    await folder.close();
    throw thrown;
  }
}

/** What the code had changed by the last turn that was kept, for the session that a resumed run begins. */
export async function resumedCheckpoints({ folder, state }: ResumedRun): Promise<CheckpointFolder> {
  const last = keptBefore(state.attempts, Infinity);
  return openCheckpointFolder({ runFolder: folder.path, ...(last !== null && { attempt: last.attempt }) });
}

/** @throws AgentExecError `settings-invalid` where the files are other ones than code of the run was given. */
export async function requireSameSource(
  { folder, events }: ResumedRun,
  source: FolderSource | null,
): Promise<void> {
  const last = events.findLast((event) => event.type === "session-started");
  if (last === undefined) return;
  if (source !== null) await readWhole(source);
  if (last.given === source?.hash?.()) return;
  throw refused(
    folder,
    "the workspace's files are not as the run was given them",
    "Take them as they were (`git stash`, or a checkout), with the same `workspace`; or begin anew with its task.",
  );
}

async function readWhole(source: FolderSource): Promise<void> {
  for await (const file of source.files()) {
    if (file.kind !== "file") continue;
    const content = file.content[Symbol.asyncIterator]();
    while ((await content.next()).done !== true);
  }
}

function refused({ path }: RunFolder, why: string, nextStep: string): AgentExecError {
  return new AgentExecError("settings-invalid", `The run in ${path} cannot be resumed: ${why}.`, {
    nextStep,
  });
}
