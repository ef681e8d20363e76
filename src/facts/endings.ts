import type { ErrorCode } from "../errors.js";
import { tableOf } from "./described.js";

interface Row {
  /** The ending, as people read it. */
  readonly words: string;
  /** What a person should do if no writer corrects the code. Absent: the output says enough. */
  readonly advice?: string;
}

interface EndingRow extends Row {
  /** The exit code: a number if it is always the same, null if unknown. A text says where the code comes from. */
  readonly exitCode: number | null | string;
  /** Who caused the ending. If the engine did, agent-exec tries a fresh session. */
  readonly fault: "code" | "engine" | "person" | "nobody";
  /** The error code if a run fails because this ending came too often. */
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

/** More exact causes of some endings. A cause has its own words or advice. */
export const causes = tableOf<Row>()({
  /**
   * For `timed-out`: the block printed nothing for too long. Absent: the block's or the run's time limit was reached.
   */
  idle: {
    words: "timed out as idle",
    advice: "Make the code print its progress, or raise `idle-timeout`.",
  },
  /** For `out-of-memory`: the kernel used the memory for sockets. */
  sockets: {
    words: "out of memory",
    advice: "The code must open fewer netlink sockets, and read the kernel's answers from each of them.",
  },
});

interface NotRunRow {
  /** Whether an attempt can pass although this block did not run. */
  readonly isHarmless: boolean;
  /** Who decided that the block does not run: the executor, `before-block`, or the run. */
  readonly by: "executor" | "hook" | "loop";
}

/** Why a block did not run. */
export const notRunReasons = tableOf<NotRunRow>()({
  /** The block names no language, or one that never runs. */
  language: { isHarmless: true, by: "executor" },
  /** The document's language is most likely misspelt. */
  misspelt: { isHarmless: false, by: "executor" },
  /** The sandbox lacks the language's program. */
  "no-program": { isHarmless: true, by: "executor" },
  /** The block only installs something, and the sandbox has no network. */
  "no-network": { isHarmless: true, by: "executor" },
  /** The settings say that nothing runs. */
  "nothing-runs": { isHarmless: true, by: "executor" },
  /** The author marked the block: do not run. */
  marked: { isHarmless: true, by: "loop" },
  /** The document gives the block an option that is wrong. */
  options: { isHarmless: false, by: "loop" },
  /** The block shows a terminal session with prompts, but its fence names another language. */
  prompts: { isHarmless: false, by: "loop" },
  /** The block is empty. */
  empty: { isHarmless: true, by: "loop" },
  /** The block's path leaves the workspace. */
  refused: { isHarmless: false, by: "executor" },
  /** `before-block` refused the block, or could not be asked. */
  "hook-refused": { isHarmless: false, by: "hook" },
  /** An earlier block failed. */
  "earlier-failed": { isHarmless: false, by: "loop" },
  /** Only the last block of a reply may run, and this is an earlier one. */
  "not-last": { isHarmless: true, by: "loop" },
});

export type NotRunReason = keyof typeof notRunReasons;

/** Whether at least a part of the block ran, or the block changed a file. */
export function hasRun({ ending }: { readonly ending: Ending }): boolean {
  return ending !== "not-run" && ending !== "misfit";
}

/** Whether agent-exec tries a fresh session after this ending. */
export function isInfrastructureEnding(ending: Ending): boolean {
  return endings[ending].fault === "engine";
}

/** Whether an attempt can pass although this block did not run. */
export function isHarmlesslyUnrun({ notRun }: { readonly notRun?: NotRunReason }): boolean {
  return notRun !== undefined && notRunReasons[notRun].isHarmless;
}

/** The words and advice for an ending. If it has a cause with its own words, those are used. */
export function rowOf(ended: { readonly ending: Ending; readonly cause?: keyof typeof causes }): Row {
  return ended.cause === undefined ? endings[ended.ending] : causes[ended.cause];
}

/** The facts about an ending whose exit code is always the same. */
export function endedBy(ending: Ending, evidence: string) {
  const { exitCode } = endings[ending];
  return { ending, exitCode: typeof exitCode === "number" ? exitCode : null, evidence };
}
