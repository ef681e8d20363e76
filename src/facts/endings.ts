import type { ErrorCode } from "../errors.js";
import { tableOf } from "./described.js";

interface Row {
  /** How it ended, as people read it. */
  readonly words: string;
  /** What to do where nobody writes the code anew; absent: what its output says. */
  readonly advice?: string;
}

interface EndingRow extends Row {
  /** The exit code where it is always the same, null where nobody knows one; otherwise where it comes from. */
  readonly exitCode: number | null | string;
  /** The engine's: a fresh session is tried, because neither code nor person is to blame. */
  readonly fault: "code" | "engine" | "person" | "nobody";
  /** Of a run that it ended once too often. */
  readonly code?: ErrorCode;
}

/** How an execution can end: a new ending is one row, and a section of docs/endings.md. */
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

/** What brought an ending about, where people read or do something else for it. */
export const causes = tableOf<Row>()({
  /** Of `timed-out`: its silence. Absent: its own deadline, or the run's. */
  idle: {
    words: "timed out as idle",
    advice: "Make the code print its progress, or raise `idle-timeout`.",
  },
  /** Of `out-of-memory`: what the kernel holds for its sockets. */
  sockets: {
    words: "out of memory",
    advice: "Make the code open fewer netlink sockets, and read the kernel's answers on them.",
  },
});

interface NotRunRow {
  /** Whether the blocks beside it count without it. */
  readonly isHarmless: boolean;
  /**
   * Who found out: the executor, which had been given the block, the hook before it, or the loop, which passes it over.
   */
  readonly by: "executor" | "hook" | "loop";
}

/** Why nothing was run. */
export const notRunReasons = tableOf<NotRunRow>()({
  /** It names none, or one that is not run anywhere. */
  language: { isHarmless: true, by: "executor" },
  /** What would run it is not installed in the sandbox. */
  "no-program": { isHarmless: true, by: "executor" },
  /** The person who asked wants nothing run. */
  "nothing-runs": { isHarmless: true, by: "executor" },
  /** Its author says that it is not to be run. */
  marked: { isHarmless: true, by: "loop" },
  /** It shows a session with prompts under the name of a language. */
  prompts: { isHarmless: false, by: "loop" },
  /** There is no code. */
  empty: { isHarmless: true, by: "loop" },
  /** Its path leaves the workspace. */
  refused: { isHarmless: false, by: "executor" },
  /** The command that a person put before the blocks refused it, or could not be asked. */
  "hook-refused": { isHarmless: false, by: "hook" },
  /** A block before it failed. */
  "earlier-failed": { isHarmless: false, by: "loop" },
  /** A block behind it was run, and of a reply's blocks only the last is to be. */
  "not-last": { isHarmless: true, by: "loop" },
});

export type NotRunReason = keyof typeof notRunReasons;

/** Whether anything of it ran, or changed a file. */
export function hasRun({ ending }: { readonly ending: Ending }): boolean {
  return ending !== "not-run" && ending !== "misfit";
}

/** Endings after which a fresh session is tried. */
export function isInfrastructureEnding(ending: Ending): boolean {
  return endings[ending].fault === "engine";
}

/** Whether a block that was not run does no harm beside those that were. */
export function isHarmlesslyUnrun({ notRun }: { readonly notRun?: NotRunReason }): boolean {
  return notRun !== undefined && notRunReasons[notRun].isHarmless;
}

/** What people read and do of an ending; of its cause, where that says more. */
export function rowOf(ended: { readonly ending: Ending; readonly cause?: keyof typeof causes }): Row {
  return ended.cause === undefined ? endings[ended.ending] : causes[ended.cause];
}

interface Ended {
  readonly ending: Ending;
  readonly exitCode: number | null;
  readonly evidence: string;
}

/** An ending for which no process's own exit code stands. */
export function endedBy(ending: Ending, evidence: string): Ended {
  const { exitCode } = endings[ending];
  return { ending, exitCode: typeof exitCode === "number" ? exitCode : null, evidence };
}
