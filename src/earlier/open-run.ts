import { join, resolve } from "node:path";
import { createFolder } from "../files/safe-changes.js";
import { type AgentExecError, settingsInvalid } from "../errors.js";
import { kindOf, namesIn } from "../files/safe-files.js";
import { fold } from "../run/state/apply.js";
import type { FinishedRun } from "../run/run.js";
import {
  defaultRunsFolder,
  openRunFolder,
  type RunFolder,
  transcriptName,
} from "../run-folder/run-folder.js";
import { systemClock } from "../process/system-clock.js";
import type { RunEvent } from "../facts/events.js";
import { resultOf, type RunResult } from "../reports/result/result.js";
import { parseTranscript } from "../reports/transcript/transcript.js";
import { writeFiles } from "./run-files.js";

/** Whether a folder holds a run. The folder may be missing. */
export async function holdsRun(path: string): Promise<boolean> {
  return (await kindOf(resolve(path), transcriptName)) === "file";
}

/** Reads an earlier run. Resolves with its events and with the transcript's faults. */
export async function readRun(
  path: string,
): Promise<{ folder: RunFolder; events: readonly RunEvent[]; warnings: readonly string[] }> {
  const { folder, transcript } = await openRunFolder(path);
  const { events, warnings } = parseTranscript(transcript);
  return { folder, events, warnings };
}

/**
 * Creates a folder for the files of a run from elsewhere. If nobody names a folder, it gets the run's name.
 * @throws AgentExecError `settings-invalid` if the named folder is not empty.
 */
export async function createFolderFor(name: string, out: string | undefined): Promise<string> {
  const usual = join(await defaultRunsFolder(process.cwd()), name.replaceAll(/[^\w-]/g, "-"));
  for (let count = 1; ; count += 1) {
    const folder = resolve(out ?? (count === 1 ? usual : `${usual}-${count}`));
    await createFolder(folder);
    if ((await namesIn(folder)).length === 0) return folder;
    if (out === undefined) continue;
    throw settingsInvalid(
      `${folder} cannot be the run's folder, because it is not empty.`,
      "Set `out` to a new folder. Nothing ran.",
    );
  }
}

/** Writes all files of an earlier run again. Resolves with its events and with the transcript's faults. */
export async function renderAgain(path: string): ReturnType<typeof readRun> {
  const run = await readRun(path);
  await writeFiles(run.folder, run.events);
  return run;
}

/**
 * Ends a run whose process was killed, or which cannot continue because of `error`. Adds the last events to the
 * transcript and writes all files. If the run has already ended, it only writes the files again.
 */
export async function endTornRun(
  path: string,
  error?: LastError,
): Promise<FinishedRun & { folder: RunFolder; result: RunResult }> {
  const { folder, transcript } = await openRunFolder(path);
  const { events, nextSeq } = parseTranscript(transcript);
  const whole = events.at(-1)?.type === "run-ended" ? events : [...events, ...tornEnd(nextSeq, error)];
  const kept = transcript.slice(0, transcript.lastIndexOf("\n") + 1);
  const added = whole.slice(events.length).map((event) => `${JSON.stringify(event)}\n`);
  await folder.write("transcript.jsonl", kept + added.join(""));
  await folder.dropCheckpoint();
  await writeFiles(folder, whole);
  return { folder, events: whole, state: fold(whole), result: resultOf(whole, folder.path) };
}

type LastError = Pick<AgentExecError, "code" | "message" | "nextStep">;

function tornEnd(seq: number, error: LastError | undefined): RunEvent[] {
  const head = { v: 1, at: new Date(systemClock.now()).toISOString() } as const;
  if (error !== undefined) {
    const { code, message, nextStep } = error;
    const why = { outcome: "infrastructure-error", reason: message, nextStep, code } as const;
    return [
      { ...head, seq, type: "interrupted", by: "error", message, nextStep, code },
      { ...head, seq: seq + 1, type: "run-ended", ...why },
    ];
  }
  const message = "Something outside of agent-exec stopped the run's process before the run ended.";
  const nextStep =
    "If you need the result, start the run again. The transcript shows what the run did before it stopped.";
  return [
    { ...head, seq, type: "interrupted", by: "signal", message },
    { ...head, seq: seq + 1, type: "run-ended", outcome: "cancelled", reason: message, nextStep },
  ];
}
