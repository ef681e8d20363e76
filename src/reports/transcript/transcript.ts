import { AgentExecError } from "../../errors.js";
import { facts, type RunEvent } from "../../facts/events.js";
import { inFieldsOfToday, inNamesOfToday } from "./older-transcripts.js";

export interface ParsedTranscript {
  readonly events: readonly RunEvent[];
  /** The `seq` of the next event. Skipped events count too. */
  readonly nextSeq: number;
  /** One sentence for each omission. */
  readonly warnings: readonly string[];
}

/**
 * Reads `transcript.jsonl`, which has one event per line, with `seq` from 0 without gaps. Events of unknown types are
 * skipped. An incomplete last line, as a killed process leaves it, is dropped. Both cause a warning.
 * @throws AgentExecError `transcript-invalid` with the line for any other error.
 */
export function parseTranscript(text: string): ParsedTranscript {
  const lines = text.split("\n");
  const torn = lines.pop() ?? "";
  const warnings = torn === "" ? [] : ["The transcript's last line is incomplete and was left out."];
  const events: RunEvent[] = [];
  for (const [index, line] of lines.entries()) {
    const event = parseLine(line, index);
    if (Object.hasOwn(facts, event.type)) events.push(checked(inNamesOfToday(event), index));
    else
      warnings.push(
        `Line ${index + 1} of the transcript has the unknown type ${JSON.stringify(event.type)} and was skipped.`,
      );
  }
  if (events[0]?.type !== "run-started") throw invalid(1, "it does not begin with run-started");
  return { events: inFieldsOfToday(events), nextSeq: lines.length, warnings };
}

function parseLine(line: string, seq: number): RunEvent {
  let event: Partial<RunEvent> | null;
  try {
    event = JSON.parse(line) as Partial<RunEvent> | null;
  } catch (cause) {
    throw invalid(seq + 1, "it is not JSON", cause);
  }
  if (typeof event !== "object" || event === null) throw invalid(seq + 1, "it is not an object");
  if (event.v !== 1)
    throw invalid(seq + 1, `its version is ${JSON.stringify(event.v)}, but only 1 can be read`);
  if (event.seq !== seq) throw invalid(seq + 1, `its seq is ${JSON.stringify(event.seq)}, not ${seq}`);
  if (typeof event.at !== "string" || Number.isNaN(Date.parse(event.at)))
    throw invalid(seq + 1, "its time cannot be read");
  if (typeof event.type !== "string") throw invalid(seq + 1, "it has no type");
  return event as RunEvent;
}

/** Checks that an event has the fields that reports need. */
function checked(event: RunEvent, index: number): RunEvent {
  const { success, error } = facts[event.type].safeParse(event);
  if (success) return event;
  const { path = [], message = "" } = error.issues[0] ?? {};
  throw invalid(index + 1, `in ${event.type}, ${path.join(".")}: ${message}`, error);
}

function invalid(line: number, why: string, cause?: unknown): AgentExecError {
  const message = `Line ${line} of the transcript cannot be used: ${why}.`;
  const nextStep =
    "Use an unchanged transcript. To read a transcript of a newer version, install a newer agent-exec.";
  return new AgentExecError("transcript-invalid", message, { nextStep, cause });
}
