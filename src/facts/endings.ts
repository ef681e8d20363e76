import type { ErrorCode } from "../errors.js";
import { tableOf } from "./described.js";

interface Row {
  /** The ending, as people read it. */
  readonly words: string;
  /** What to do if no writer rewrites the code. Absent: the output says it. */
  readonly advice?: string;
}

interface EndingRow extends Row {
  /** The exit code if it is always the same, null if it is unknown. A text says where the code comes from. */
  readonly exitCode: number | null | string;
  /** Present if the engine caused the ending. For such an ending a fresh session is tried. */
  readonly fault: "code" | "engine" | "person" | "nobody";
  /** The outcome of a run that had this ending too often. */
  readonly code?: ErrorCode;
}

/** All ways in which an execution can end. A new ending is one row, and a section in docs/endings.md. */
export const endings = tableOf<EndingRow>()({
  exited: { words: "ended by itself", exitCode: "the code", fault: "code" },
  signalled: { words: "ended by a signal", exitCode: "128 + the signal", fault: "code" },
  "timed-out": {
    words: "timed out",
    exitCode: 124,
    fault: "code",
    advice: "Make the code faster, or raise `timeout`.",
  },
  "out-of-memory": {
    words: "out of memory",
    exitCode: "137, the code, or none",
    fault: "code",
    advice: "Make the code use less memory, or raise `memory`.",
  },
  "process-limit": {
    words: "too many processes",
    exitCode: "the code",
    fault: "code",
    advice: "Make the code start fewer processes and threads, or raise `pids`.",
  },
  "disk-full": {
    words: "disk full",
    exitCode: "the code, or none",
    fault: "code",
    advice:
      "Make the code write less, or raise `workspace-size`. If /tmp (which contains HOME) or /dev/shm is full, raise `memory`.",
  },
  "output-limit": {
    words: "too much output",
    exitCode: 125,
    fault: "code",
    advice: "Make the code print less. agent-exec stops code that prints without end.",
  },
  "container-lost": {
    words: "the container was lost",
    exitCode: null,
    fault: "engine",
    code: "session-lost",
  },
  "daemon-lost": {
    words: "the engine was lost",
    exitCode: null,
    fault: "engine",
    code: "engine-unavailable",
  },
  misfit: {
    words: "did not fit",
    exitCode: null,
    fault: "code",
    advice: "Write the edit again so that it fits the files' current content.",
  },
  cancelled: { words: "cancelled", exitCode: 130, fault: "person" },
  "not-run": { words: "not run", exitCode: null, fault: "nobody" },
});

export type Ending = keyof typeof endings;

/** More exact causes of an ending, with their own words or advice. */
export const causes = tableOf<Row>()({
  /** For `timed-out`: no output for too long. Absent: the block's own deadline, or the run's. */
  idle: {
    words: "timed out as idle",
    advice: "Make the code print its progress, or raise `idle-timeout`.",
  },
  /** For `out-of-memory`: memory that the kernel uses for the sockets. */
  sockets: {
    words: "out of memory",
    advice: "Make the code open fewer netlink sockets, and read the kernel's answers from these sockets.",
  },
});

interface NotRunRow {
  /** Whether an attempt can pass although this block did not run. */
  readonly isHarmless: boolean;
  /** Who refused the block: the executor, the hook before it, or the run. */
  readonly by: "executor" | "hook" | "loop";
}

/** Why a block did not run. */
export const notRunReasons = tableOf<NotRunRow>()({
  /** The block names no language, or one that never runs. */
  language: { isHarmless: true, by: "executor" },
  /** A document names a language that is most likely misspelt. */
  misspelt: { isHarmless: false, by: "executor" },
  /** The sandbox lacks the language's program. */
  "no-program": { isHarmless: true, by: "executor" },
  /** The block only installs something, and the sandbox has no network. */
  "no-network": { isHarmless: true, by: "executor" },
  /** The user wants nothing to run. */
  "nothing-runs": { isHarmless: true, by: "executor" },
  /** The author marked the block as not to be run. */
  marked: { isHarmless: true, by: "loop" },
  /** The document gives the block an option that is wrong. */
  options: { isHarmless: false, by: "loop" },
  /** The block shows a session with prompts, but names another language. */
  prompts: { isHarmless: false, by: "loop" },
  /** The block is empty. */
  empty: { isHarmless: true, by: "loop" },
  /** The block's path leaves the workspace. */
  refused: { isHarmless: false, by: "executor" },
  /** `before-block` refused the block, or could not be asked. */
  "hook-refused": { isHarmless: false, by: "hook" },
  /** An earlier block failed. */
  "earlier-failed": { isHarmless: false, by: "loop" },
  /** Only the last block of a reply may run, and this is not the last. */
  "not-last": { isHarmless: true, by: "loop" },
});

export type NotRunReason = keyof typeof notRunReasons;

/** Whether a part of the block ran, or changed a file. */
export function hasRun({ ending }: { readonly ending: Ending }): boolean {
  return ending !== "not-run" && ending !== "misfit";
}

/** The endings after which a fresh session is tried. */
export function isInfrastructureEnding(ending: Ending): boolean {
  return endings[ending].fault === "engine";
}

/** Whether an attempt can pass although this block did not run. */
export function isHarmlesslyUnrun({ notRun }: { readonly notRun?: NotRunReason }): boolean {
  return notRun !== undefined && notRunReasons[notRun].isHarmless;
}

/** The words and advice for an ending, or for its cause if that has its own. */
export function rowOf(ended: { readonly ending: Ending; readonly cause?: keyof typeof causes }): Row {
  return ended.cause === undefined ? endings[ended.ending] : causes[ended.cause];
}

interface Ended {
  readonly ending: Ending;
  readonly exitCode: number | null;
  readonly evidence: string;
}

/** An ending whose exit code is always the same. */
export function endedBy(ending: Ending, evidence: string): Ended {
  const { exitCode } = endings[ending];
  return { ending, exitCode: typeof exitCode === "number" ? exitCode : null, evidence };
}
