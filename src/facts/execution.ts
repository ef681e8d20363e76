import { z } from "zod";
import { amount, count, described, type Described, present, text, wordOf } from "./described.js";
import { causes, endings, notRunReasons, type Ending, endedBy, type NotRunReason } from "./endings.js";
import { testRun, testsWords } from "./test-run.js";
import { fileChangeKind } from "./files.js";

/** What one stream of a block left: bounded text, true counts. */
const output = described(() =>
  z.object({
    /** Valid UTF-8, lone bytes replaced by U+FFFD; head and tail, with a line between them that counts what was cut. */
    text: text(),
    /** Bytes that the block wrote, all of them. */
    bytes: count(),
    /** True when `text` does not hold everything. */
    truncated: z.boolean(),
    /**
     * Lines that the block wrote, all of them, where `text` does not hold everything: each ended by a line feed, in
     * transcripts of older versions by a return alone too. Absent where `text` is whole, and in transcripts of versions that did not count.
     */
    lines: count().exactOptional(),
    /** How many characters of `text` are U+FFFD because the block wrote bytes there that are not UTF-8. Absent: none. */
    replaced: count().exactOptional(),
  }),
);

export interface Output extends Described<typeof output> {}

/** `chars` UTF-16 units of that stream's `text` came at this point; in sequence they rebuild the order of arrival. */
const outputRun = described(() => z.object({ stream: z.enum(["stdout", "stderr"]), chars: count() }));

export interface OutputRun extends Described<typeof outputRun> {}

/**
 * What was decided about a host that code asked for, however often it did. A host that is allowed and was not reached
 * is allowed; the reason says why nothing came of it.
 */
export const networkDecision = described(() =>
  z.object({
    /** A stranger's text, at most 254 UTF-16 units: the host's name, or what stood in its place. `*` for all beyond the most. */
    host: text(),
    /** 0 where none was understood. */
    port: count(),
    allowed: z.boolean(),
    /** In a few words, the rule: "listed as *.example.com", "not listed in allow-host". */
    reason: text(),
    count: count(),
    /**
     * Present where it is allowed and no connection came of it: its name does not resolve, nobody answers. Absent otherwise,
     * among what is counted as `*`, and in transcripts of versions that did not tell.
     */
    unreached: present(),
  }),
);

export interface NetworkDecision extends Described<typeof networkDecision> {}

/** Something that a block showed beside its output: a picture, a table, a formula. */
export const shownResult = described(() =>
  z.object({
    /** A file's name, unlike that of any other content: `shown_8c1f….png`. */
    name: text(),
    /** `image/png`, `image/svg+xml`, `text/html`, `application/json`, `text/latex` and so on. */
    type: text(),
    bytes: count(),
    /** In hex. */
    sha256: text(),
    /** The same in plain text, cut at 300 UTF-16 units; absent where there is none. */
    caption: text().exactOptional(),
  }),
);

export interface ShownResult extends Described<typeof shownResult> {}

/** That, with its content. */
export interface Shown {
  readonly facts: ShownResult;
  readonly content: Uint8Array;
}

/** One block's run. A program that fails is a value of this type, never an error. */
export const execution = described(() =>
  z.object({
    ending: wordOf(endings),
    /** Absent where the ending says it all. */
    cause: wordOf(causes).exactOptional(),
    /** The code that the engine reports, or the one that its ending always has; null when nobody knows. Never 0 for unknown. */
    exitCode: z.number().int().nullable(),
    /** From the moment the code was handed over to the end of its process, in milliseconds. */
    durationMs: amount(),
    stdout: output(),
    stderr: output(),
    order: z.array(outputRun()),
    /** The file that held the code, relative to the workspace; null when nothing was written. */
    file: text().nullable(),
    /** In one sentence, what proves the ending: "oom_kill rose from 0 to 1", "the block ran longer than 120 s". */
    evidence: text(),
    /**
     * Present when what the code had started could only be ended together with its session, or ended it by taking all of its
     * memory: the workspace's files are gone, and the next block needs a fresh session. It is the code's fault, whatever the ending.
     */
    isSessionSpent: present(),
    /**
     * What was decided about the network since the last execution; absent where nothing was. At most 100 entries, and
     * two that count the rest.
     */
    network: z.array(networkDecision()).exactOptional(),
    /** What it showed, in order; absent where that is nothing. */
    shown: z.array(shownResult()).exactOptional(),
    /** How much more it showed than is kept; absent where all is. */
    shownLeftOut: count().exactOptional(),
    /** Present where variables of blocks before it were gone, because what keeps them had to be started anew. */
    isStateFresh: present(),
    /** The name under which the block was saved in place of being run, because its language is not; absent otherwise. */
    saved: text().exactOptional(),
    /** The files that the block, an edit, changed in place of being run, by path; absent otherwise. */
    edited: z.array(z.object({ path: text(), kind: fileChangeKind() })).exactOptional(),
    /** The tests that a verification ran; absent for other executions, and where nothing tells of them. */
    tests: testRun().exactOptional(),
    /** Present where a verification ended with 0 and proves nothing by that: why, in a clause. */
    unproven: text().exactOptional(),
    /** Present where a verification failed, but not because a test failed: its tool is missing, say. Why, in a clause. */
    untested: text().exactOptional(),
    /**
     * Whether a verification that passed fails if its expected values are changed, as it should. Absent for other executions, and
     * if that was not tried.
     */
    failsOnChangedValues: z.boolean().exactOptional(),
    /** Why, where the ending is `not-run`; absent otherwise. */
    notRun: wordOf(notRunReasons).exactOptional(),
  }),
);

export interface Execution extends Described<typeof execution> {}

/**
 * Whether a verification failed as it does until a task is done: by its own exit code, or a crash of what it runs. What never came to
 * an end, or failed for want of its tool, says nothing about the code.
 */
export function hasFailed({
  ending,
  exitCode,
  untested,
}: Pick<Execution, "ending" | "exitCode" | "untested">): boolean {
  return ["exited", "signalled"].includes(ending) && exitCode !== 0 && untested === undefined;
}

/** Why a verification neither passed nor failed as it does until a task is done, in a clause; null if it is one of them. */
export function whyUntested(execution: Execution): string | null {
  if (execution.exitCode === 0 || hasFailed(execution)) return null;
  return execution.untested ?? execution.evidence;
}

/** What the exit code of a verification does not say by itself, in a clause that stands behind "but"; null if it says it all. */
export function caveatOf({ unproven, untested }: Pick<Execution, "unproven" | "untested">): string | null {
  return unproven ?? (untested === undefined ? null : `no test failed: ${untested}`);
}

/** What a verification told of its tests, and what its exit code does not say; empty for neither. */
export function testedWords(execution: Pick<Execution, "tests" | "unproven" | "untested">): string[] {
  const { tests } = execution;
  const caveat = caveatOf(execution);
  const ran = tests === undefined ? 0 : tests.passed + tests.failed + tests.skipped;
  return [
    ...(tests === undefined || (ran === 0 && caveat !== null) ? [] : [testsWords(tests)]),
    ...(caveat === null ? [] : [`but ${caveat}`]),
  ];
}

/** Whether it did what it should: it ended by itself with exit code 0, and nothing says that this proves nothing. */
export function hasPassed({
  ending,
  exitCode,
  unproven,
}: Pick<Execution, "ending" | "exitCode" | "unproven">): boolean {
  return ending === "exited" && exitCode === 0 && unproven === undefined;
}

/** The result of a block that is not run here, by its own fault or nobody's. */
export function refusedExecution(notRun: NotRunReason, evidence: string): Execution {
  return { ...unrunExecution("not-run", evidence), notRun };
}

/** The result of a block of which nothing ran. */
export function unrunExecution(ending: Ending, evidence: string): Execution {
  const nothing = { text: "", bytes: 0, truncated: false };
  return {
    ...endedBy(ending, evidence),
    durationMs: 0,
    stdout: nothing,
    stderr: nothing,
    order: [],
    file: null,
  };
}
