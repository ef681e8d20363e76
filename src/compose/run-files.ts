import { fold } from "../engine/apply.js";
import type { FinishedRun } from "../engine/run.js";
import { openRunFolder } from "../host/run-folder.js";
import type { RunFolder } from "../host/run-folder.js";
import { systemClock } from "../host/system-clock.js";
import type { RunEvent } from "../ports/events.js";
import { manifestOf } from "../reports/manifest.js";
import { resultOf } from "../reports/result.js";
import type { RunResult } from "../reports/result.js";
import { parseTranscript } from "../reports/transcript.js";

const manifestName = "manifest.json";

/** Writes every file of a run that is computed from its events, and the list of all files last. */
export async function writeFiles(folder: RunFolder, events: readonly RunEvent[]): Promise<void> {
  const { renderFiles } = await import("../reports/files.js");
  const files = await renderFiles(events, (path) => folder.readArtifact(path));
  for (const [name, content] of files) await folder.write(name, content);
  const others = (await folder.list()).filter(({ path }) => path !== manifestName);
  await folder.write(manifestName, `${JSON.stringify(manifestOf(others), null, 2)}\n`);
}

/** Renders every file of an earlier run again. Resolves with its events and what was odd about the transcript. */
export async function renderAgain(
  path: string,
): Promise<{ folder: RunFolder; events: readonly RunEvent[]; warnings: readonly string[] }> {
  const { folder, transcript } = await openRunFolder(path);
  const { events, warnings } = parseTranscript(transcript);
  await writeFiles(folder, events);
  return { folder, events, warnings };
}

/**
 * Brings a run to its end whose process was killed: the transcript gets its last words, and every file is rendered.
 * A run that had ended already is only rendered again.
 */
export async function endTornRun(
  path: string,
): Promise<FinishedRun & { folder: RunFolder; result: RunResult }> {
  const { folder, transcript } = await openRunFolder(path);
  const { events, nextSeq } = parseTranscript(transcript);
  const whole = events.at(-1)?.type === "run-ended" ? events : [...events, ...tornEnd(nextSeq)];
  const kept = transcript.slice(0, transcript.lastIndexOf("\n") + 1);
  const added = whole.slice(events.length).map((event) => `${JSON.stringify(event)}\n`);
  await folder.write("transcript.jsonl", kept + added.join(""));
  await writeFiles(folder, whole);
  return { folder, events: whole, state: fold(whole), result: resultOf(whole) };
}

function tornEnd(seq: number): RunEvent[] {
  const head = { v: 1, at: new Date(systemClock.now()).toISOString() } as const;
  const message = "The process of the run was ended from outside before the run was over.";
  const nextStep = "Start the run again when you want its result; the transcript shows how far it came.";
  return [
    { ...head, seq, type: "interrupted", by: "signal", message },
    { ...head, seq: seq + 1, type: "run-ended", outcome: "cancelled", reason: message, nextStep },
  ];
}
