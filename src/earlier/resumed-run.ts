import type { Settings } from "../settings/schema.js";
import { type AgentExecError, settingsInvalid } from "../errors.js";
import type { EventOf, RunEvent } from "../facts/events.js";
import { listed, named } from "../format/listed.js";
import { parseTranscript } from "../reports/transcript/transcript.js";
import { resultOf, type RunResult } from "../reports/result/result.js";
import { systemClock } from "../process/system-clock.js";
import type { OutsideAnswer } from "../ports/approver.js";
import { decideAwaiting } from "../run/outside-answer.js";
import { next } from "../run/next/next.js";
import { apply, fold } from "../run/state/apply.js";
import { keptBefore } from "../run/next/turns.js";
import type { RunState } from "../run/state/state.js";
import { type CheckpointFolder, openCheckpointFolder } from "../run-folder/checkpoint-folder.js";
import { reopenRunFolder, type RunFolder } from "../run-folder/run-folder.js";
import type { FolderSource } from "../workspace/source/workspace-source.js";
import { writtenAfter } from "../workspace/source/given-file.js";
import { writeFiles } from "./run-files.js";

export interface ResumedRun {
  /** Open for new events. Until it is closed, no other process can open it. */
  readonly folder: RunFolder;
  readonly events: readonly RunEvent[];
  readonly nextSeq: number;
  readonly state: RunState;
  readonly run: EventOf<"run-started">;
  /** The answer for which the run waited. It is recorded when the run continues. */
  readonly answer?: ApprovalFact;
}

type ApprovalFact = ReturnType<typeof decideAwaiting>;

/**
 * Opens the folder of a run in order to resume it. Removes an incomplete last line of the transcript, and incompletely
 * saved files. The folder may be a stranger's.
 * @param path the run's folder, or its transcript
 * @throws AgentExecError `settings-invalid` if there is no run, if it has ended, if its process is alive, or if its
 * transcript does not contain its settings; `transcript-invalid`.
 */
export async function openResumedRun(path: string): Promise<ResumedRun> {
  return openEarlier(path, async (resumed) => {
    const { folder, state } = resumed;
    if (state.end !== null)
      throw refused(
        folder,
        `it has already ended as ${state.end.outcome}`,
        state.awaiting === null
          ? `To start a new run with this run's files, use \`agent-exec run --continue ${folder.path} TASK\`.`
          : `Answer the waiting run with \`agent-exec approve ${folder.path} --hash ${state.awaiting.sha256}\`, \`agent-exec feedback\` or \`agent-exec reject\`.`,
      );
    requireGiven(resumed);
    if (state.files === null) await folder.clearSaved();
    return resumed;
  });
}

/**
 * Opens the folder of a run that waits for an approval, with the answer, which is not recorded yet. Null if the answer
 * ends the run. In that case the answer is recorded, and all files are written.
 * @param hasInput whether the caller has the run's settings, as a workflow does
 * @throws AgentExecError `settings-invalid` if the run does not wait, or if the hash belongs to other code; and like
 * `openResumedRun`.
 */
export async function openAnsweredRun(
  path: string,
  said: OutsideAnswer,
  { hasInput = false }: { readonly hasInput?: boolean } = {},
): Promise<{ readonly goesOn: ResumedRun | null; readonly result: RunResult }> {
  return openEarlier(path, async (resumed) => {
    const { folder, events, state } = resumed;
    const answer = decideAwaiting(state, said);
    const end = endBy(answer, resumed);
    if (end === null) {
      if (!hasInput) requireGiven(resumed);
      return { goesOn: { ...resumed, answer }, result: resultOf(events, folder.path) };
    }
    for (const event of end) await folder.append(event);
    await folder.close();
    const whole = [...events, ...end];
    await folder.dropCheckpoint();
    await writeFiles(folder, whole);
    return { goesOn: null, result: resultOf(whole, folder.path) };
  });
}

/** The events if the answer ends the run. Null if the run continues. */
function endBy(answer: ApprovalFact, { state, nextSeq, run }: ResumedRun): RunEvent[] | null {
  const at = new Date(systemClock.now()).toISOString();
  const approval: RunEvent = { v: 1, seq: nextSeq, at, ...answer };
  const step = next(apply(state, approval), run.policy);
  if (step.do !== "end") return null;
  const { do: _, ...words } = step;
  return [approval, { v: 1, seq: nextSeq + 1, at, type: "run-ended", ...words }];
}

/** Opens the folder of a run. Closes it again if `use` throws. */
async function openEarlier<T>(path: string, use: (resumed: ResumedRun) => Promise<T>): Promise<T> {
  const { folder, transcript } = await reopenRunFolder(path);
  try {
    const { events, nextSeq } = parseTranscript(transcript);
    const state = fold(events);
    return await use({ folder, events, nextSeq, state, run: state.run! });
  } catch (thrown) {
    await folder.close();
    throw thrown;
  }
}

function requireGiven({ folder, run }: ResumedRun): void {
  if (run.given !== undefined) return;
  throw refused(
    folder,
    "its transcript does not contain all its settings, because a workflow, the library, another command or an earlier version started it",
    "Start a new run with the same task. The report of the old run shows the output of the old run's code.",
  );
}

/** The checkpoint of the last saved turn, for the session of the resumed run. */
export async function resumedCheckpoints({ folder, state }: ResumedRun): Promise<CheckpointFolder> {
  const last = keptBefore(state.attempts, Infinity);
  return openCheckpointFolder({ runFolder: folder.path, ...(last !== null && { attempt: last.attempt }) });
}

/** @throws AgentExecError `settings-invalid` if the files are not the run's original files. */
export async function requireSameSource(
  { folder, events }: ResumedRun,
  source: FolderSource | null,
): Promise<void> {
  const last = events.findLast((event) => event.type === "session-started");
  if (last === undefined) return;
  // Reading all files computes the hash.
  for await (const file of source?.files() ?? [])
    if (file.kind === "file") for await (const _piece of file.content);
  if (last.given === source?.hash?.()) return;
  const newer = source === null ? [] : await writtenAfter(source, Date.parse(events[0]!.at));
  throw refused(
    folder,
    `the workspace's files have changed since the run started${newer.length === 0 ? "" : `: ${listed(newer.map(named))}`}`,
    "Restore the files that the run started from, for example with `git stash --include-untracked`, and use the same `workspace`. Or start a new run with the same task.",
  );
}

function refused({ path }: RunFolder, why: string, nextStep: string): AgentExecError {
  return settingsInvalid(`The run in ${path} cannot be resumed: ${why}.`, nextStep);
}

/** The commands and approved code of a transcript that would run before a person is asked about an attempt. */
export function codeOfRecord({ verify, ...settings }: Settings, { attempts }: RunState): readonly string[] {
  const setup = "setup" in settings ? [settings.setup].flat() : [];
  const last = attempts.at(-1);
  const approved = last?.approvals.at(-1)?.approved === true && last.executions.length === 0;
  return [...setup, ...verify, ...(approved ? last.reply.blocks.map(({ code }) => code.trimEnd()) : [])];
}
