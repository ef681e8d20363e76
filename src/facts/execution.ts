import { z } from "zod";
import { amount, count, described, type Described, present, text, wordOf } from "./described.js";
import { causes, endings, notRunReasons, type Ending, endedBy, type NotRunReason } from "./endings.js";
import { testRun, testsWords } from "./test-run.js";
import { fileChangeKind } from "./files.js";

/** One stream of a block's output: shortened text, and complete counts. */
const output = described(() =>
  z.object({
    /**
     * Valid UTF-8 in which U+FFFD replaces invalid bytes. The beginning and the end, with a line between them that says
     * how much was left out.
     */
    text: text(),
    /** The number of all bytes that the block wrote. */
    bytes: count(),
    /** Whether the text is shortened. */
    truncated: z.boolean(),
    /**
     * The number of all lines that the block wrote, if the text is shortened. A line ends with a line feed. Absent if
     * the text is complete, and in older transcripts.
     */
    lines: count().exactOptional(),
    /** How many U+FFFD in `text` replace bytes that are not UTF-8. Absent: none. */
    replaced: count().exactOptional(),
  }),
);

export interface Output extends Described<typeof output> {}

/**
 * At this point, `chars` UTF-16 units of the stream's `text` arrived. All these entries together give the order of both
 * streams.
 */
const outputRun = described(() => z.object({ stream: z.enum(["stdout", "stderr"]), chars: count() }));

export interface OutputRun extends Described<typeof outputRun> {}

/**
 * The decision about a host that the code asked for, once for all requests. An allowed host may still be unreachable.
 * In that case the reason says why.
 */
export const networkDecision = described(() =>
  z.object({
    /**
     * The host's name, at most 254 UTF-16 units, or what the code wrote instead. The text comes from a stranger. `*`
     * stands for all hosts beyond the limit.
     */
    host: text(),
    /** 0 if the port could not be read. */
    port: count(),
    allowed: z.boolean(),
    /** The rule in a few words: "listed as *.example.com", "not listed in allow-host". */
    reason: text(),
    count: count(),
    /**
     * Present if the host was allowed but not reached: its name does not resolve, or nobody answers. Absent otherwise,
     * for `*`, and in older transcripts.
     */
    unreached: present(),
  }),
);

export interface NetworkDecision extends Described<typeof networkDecision> {}

/** A result that a block displayed in addition to its output: a picture, a table, a formula. */
export const shownResult = described(() =>
  z.object({
    /** A file name that is unique for this content: `shown_8c1f….png`. */
    name: text(),
    /** `image/png`, `image/svg+xml`, `text/html`, `application/json`, `text/latex` and so on. */
    type: text(),
    bytes: count(),
    /** In hex. */
    sha256: text(),
    /** The result as plain text, cut at 300 UTF-16 units. Absent if there is none. */
    caption: text().exactOptional(),
  }),
);

export interface ShownResult extends Described<typeof shownResult> {}

/** A displayed result with its content. */
export interface Shown {
  readonly facts: ShownResult;
  readonly content: Uint8Array;
}

/** One block's run. A program that fails is a value of this type, never an error. */
export const execution = described(() =>
  z.object({
    ending: wordOf(endings),
    /** The more exact cause of the ending. Absent if the ending says everything. */
    cause: wordOf(causes).exactOptional(),
    /** The exit code that the engine reports, or the fixed one of the ending. Null if unknown, never 0. */
    exitCode: z.number().int().nullable(),
    /** Milliseconds from the moment the process got the code until its end. */
    durationMs: amount(),
    stdout: output(),
    stderr: output(),
    order: z.array(outputRun()),
    /** The file with the code, relative to the workspace. Null if no file was written. */
    file: text().nullable(),
    /** The proof of the ending, in one sentence: "oom_kill rose from 0 to 1", "the block ran longer than 120 s". */
    evidence: text(),
    /**
     * Present if ending the code's processes also ended the session, or if the code took all of its memory. The
     * workspace's files are gone, and the next block needs a fresh session. A spent session is the code's fault,
     * whatever the ending.
     */
    isSessionSpent: present(),
    /**
     * The decisions about the network since the last execution. Absent if there were none. At most 100 entries, and two
     * that count the rest.
     */
    network: z.array(networkDecision()).exactOptional(),
    /** The displayed results, in order. Absent if there are none. */
    shown: z.array(shownResult()).exactOptional(),
    /** How many more results the block displayed. Absent if all are kept. */
    shownLeftOut: count().exactOptional(),
    /** Present if the variables of earlier blocks are gone, because the kernel had to be restarted. */
    isStateFresh: present(),
    /** The name of the file, if the block was saved instead of run. Absent otherwise. */
    saved: text().exactOptional(),
    /** The paths of the files that an edit changed. Absent for other blocks. */
    edited: z.array(z.object({ path: text(), kind: fileChangeKind() })).exactOptional(),
    /** The tests that a verification ran. Absent for other executions, and if unknown. */
    tests: testRun().exactOptional(),
    /** Present if a verification ended with 0 but proves nothing. Says why, as a part of a sentence. */
    unproven: text().exactOptional(),
    /**
     * Present if a verification failed although no test failed, for example because its tool is missing. Says why, as a
     * part of a sentence.
     */
    untested: text().exactOptional(),
    /**
     * Whether a passed verification fails with changed expected values, as it should. Absent for other executions, and
     * if not tried.
     */
    failsOnChangedValues: z.boolean().exactOptional(),
    /**
     * The same verification on the original files with only the test files of the change. Absent for other executions,
     * and if it was not run: the verification failed, or the change has no tests, or only tests.
     */
    testsAlone: z
      .object({
        ending: wordOf(endings),
        exitCode: z.number().int().nullable(),
        tests: testRun().exactOptional(),
      })
      .exactOptional(),
    /** The exit code that the document expects of the block. Absent: 0. */
    expectedExit: count().exactOptional(),
    /** How the block differs from what its document shows, as a part of a sentence. Absent: it does not differ. */
    unlikeDocument: text().exactOptional(),
    /** A module that the block lacks, and that the folder of the user has. Absent: none. */
    ownModule: text().exactOptional(),
    /** Why the block did not run, if the ending is `not-run`. Absent otherwise. */
    notRun: wordOf(notRunReasons).exactOptional(),
  }),
);

export interface Execution extends Described<typeof execution> {}

/**
 * Whether a verification failed as it should before a task is done: by its own exit code, or by a crash. A verification
 * that did not end, or lacked its tool, says nothing about the code.
 */
export function hasFailed({
  ending,
  exitCode,
  untested,
}: Pick<Execution, "ending" | "exitCode" | "untested">): boolean {
  return ["exited", "signalled"].includes(ending) && exitCode !== 0 && untested === undefined;
}

/**
 * Why a verification neither passed nor failed as it should before a task is done, as a part of a sentence. Null if it
 * did one of them.
 */
export function whyUntested(execution: Execution): string | null {
  if (execution.exitCode === 0 || hasFailed(execution)) return null;
  return execution.untested ?? execution.evidence;
}

/**
 * What the exit code of a verification does not show, as a part of a sentence after "but". Null if it shows everything.
 */
export function caveatOf({
  unproven,
  untested,
  unlikeDocument,
}: Pick<Execution, "unproven" | "untested" | "unlikeDocument">): string | null {
  return unproven ?? unlikeDocument ?? (untested === undefined ? null : `no test failed: ${untested}`);
}

/** What a verification reported about its tests, and what its exit code does not show. Empty if neither is known. */
export function testedWords(
  execution: Pick<Execution, "tests" | "unproven" | "untested" | "unlikeDocument">,
): string[] {
  const { tests } = execution;
  const caveat = caveatOf(execution);
  const ran = tests === undefined ? 0 : tests.passed + tests.failed + tests.skipped;
  return [
    ...(tests === undefined || (ran === 0 && caveat !== null) ? [] : [testsWords(tests)]),
    ...(caveat === null ? [] : [`but ${caveat}`]),
  ];
}

/** Whether the block or the verification passed: it ended with the expected exit code, and this pass counts. */
export function hasPassed({
  ending,
  exitCode,
  unproven,
  expectedExit = 0,
  unlikeDocument,
}: Pick<Execution, "ending" | "exitCode" | "unproven" | "expectedExit" | "unlikeDocument">): boolean {
  return (
    ending === "exited" && exitCode === expectedExit && unproven === undefined && unlikeDocument === undefined
  );
}

/** The result of a block that did not run. */
export function refusedExecution(notRun: NotRunReason, evidence: string): Execution {
  return { ...unrunExecution("not-run", evidence), notRun };
}

/** The result of a block that ran nothing. */
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
