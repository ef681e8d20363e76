import { z } from "zod";
import { amount, count, described, type Described, present, text, wordOf } from "./described.js";
import { causes, endings, notRunReasons, type Ending, endedBy, type NotRunReason } from "./endings.js";
import { testRun, testsWords } from "./test-run.js";
import { fileChangeKind } from "./files.js";

/** One stream of a block's output. The text may be shortened, but the counts are complete. */
const output = described(() =>
  z.object({
    /**
     * Valid UTF-8. U+FFFD replaces invalid bytes. If the text is shortened, it has the beginning, a line that says how
     * much was left out, and the end.
     */
    text: text(),
    /** The number of all bytes that the block wrote. */
    bytes: count(),
    /** Whether the text is shortened. */
    truncated: z.boolean(),
    /**
     * The number of all lines of a shortened text. A line ends with a line feed. Absent if the text is complete, and in
     * older transcripts.
     */
    lines: count().exactOptional(),
    /** How many U+FFFD in `text` stand for bytes that are not UTF-8. Absent: none. */
    replaced: count().exactOptional(),
  }),
);

export interface Output extends Described<typeof output> {}

/**
 * A piece of output: the next `chars` UTF-16 units of the stream's `text`. The list of all pieces gives the order of
 * both streams.
 */
const outputRun = described(() => z.object({ stream: z.enum(["stdout", "stderr"]), chars: count() }));

export interface OutputRun extends Described<typeof outputRun> {}

/**
 * The decision about a host that the code wanted to reach. All requests to one host share it. If an allowed host could
 * not be reached, the reason says why.
 */
export const networkDecision = described(() =>
  z.object({
    /**
     * The host's name, or what the code wrote instead, at most 254 UTF-16 units. It may be hostile. `*` stands for all
     * hosts above the limit.
     */
    host: text(),
    /** 0 if the port could not be read. */
    port: count(),
    allowed: z.boolean(),
    /** The rule in a few words, such as "listed as *.example.com" or "not listed in allow-host". */
    reason: text(),
    count: count(),
    /**
     * Present if the host was allowed but not reached, because its name does not resolve or nobody answers. Absent
     * otherwise, for `*`, and in older transcripts.
     */
    unreached: present(),
  }),
);

export interface NetworkDecision extends Described<typeof networkDecision> {}

/** A result that a block displayed in addition to its output: a picture, a table, a formula. */
export const shownResult = described(() =>
  z.object({
    /** A file name that no other content has: `shown_8c1f….png`. */
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
    /** The exit code that the engine reports, or the fixed one of the ending. Null if it is unknown. */
    exitCode: z.number().int().nullable(),
    /** Milliseconds from when the process got the code until it ended. */
    durationMs: amount(),
    stdout: output(),
    stderr: output(),
    order: z.array(outputRun()),
    /** The file with the code, relative to the workspace. Null if no file was written. */
    file: text().nullable(),
    /**
     * One sentence that proves the ending, such as "oom_kill rose from 0 to 1" or "the block ran longer than 120 s".
     */
    evidence: text(),
    /**
     * Present if the session ended too: because the code's processes could not be ended alone, or because the code took
     * all memory. The files in the workspace are gone, and the next block needs a fresh session. This is always the
     * code's fault, whatever the ending is.
     */
    isSessionSpent: present(),
    /**
     * The decisions about the network since the last execution: at most 100, and two entries that count the rest.
     * Absent: none.
     */
    network: z.array(networkDecision()).exactOptional(),
    /** The displayed results, in order. Absent: none. */
    shown: z.array(shownResult()).exactOptional(),
    /** How many more results the block displayed. Absent if all are kept. */
    shownLeftOut: count().exactOptional(),
    /** Present if the kernel had to be restarted, so the variables of earlier blocks are gone. */
    isStateFresh: present(),
    /** The name of the file, if the block was saved and not run. */
    saved: text().exactOptional(),
    /** The files that an edit changed. Absent for other blocks. */
    edited: z.array(z.object({ path: text(), kind: fileChangeKind() })).exactOptional(),
    /** The tests that a verification ran. Absent for other executions, and if unknown. */
    tests: testRun().exactOptional(),
    /** Present if a verification ended with 0 but proves nothing. Says why, as a part of a sentence. */
    unproven: text().exactOptional(),
    /**
     * Why a verification's failure says nothing about the code, as a part of a sentence. For example, its tool is
     * missing. Absent if a test failed.
     */
    untested: text().exactOptional(),
    /** Whether a passed verification fails with changed expected values, as it should. Absent if this was not tried. */
    failsOnChangedValues: z.boolean().exactOptional(),
    /**
     * The result of the same verification on the original files plus the change's test files. Absent if this was not
     * run: the verification failed, or the change has no tests, or only tests.
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
    /** How the result differs from the document, as a part of a sentence. Absent: it does not differ. */
    unlikeDocument: text().exactOptional(),
    /** A module that the block could not import although it is in the user's folder. Absent: none. */
    ownModule: text().exactOptional(),
    /** Why the block did not run. Absent for other endings than `not-run`. */
    notRun: wordOf(notRunReasons).exactOptional(),
  }),
);

export interface Execution extends Described<typeof execution> {}

type Caveats = Pick<Execution, "unproven" | "untested" | "unlikeDocument">;
type Result = Pick<Execution, "ending" | "exitCode" | "expectedExit"> & Caveats;

/**
 * Whether a verification failed by its own exit code or by a crash. Before the task is done, it should fail in this
 * way. A verification without an end or without its tool says nothing about the code.
 */
export function hasFailed({ ending, exitCode, untested }: Result): boolean {
  return hasFinished({ ending }) && exitCode !== 0 && untested === undefined;
}

/** Whether the code itself ended the run, and not a limit or a fault. */
export function hasFinished({ ending }: Pick<Execution, "ending">): boolean {
  return ["exited", "signalled"].includes(ending);
}

/** Why a verification shows nothing about the code, as a part of a sentence. Null if it passed or really failed. */
export function whyUntested(execution: Execution): string | null {
  if (execution.exitCode === 0 || hasFailed(execution)) return null;
  return execution.untested ?? execution.evidence;
}

/** What the verification's exit code does not show, as a part of a sentence after "but". Null if there is nothing. */
export function caveatOf({ unproven, untested, unlikeDocument }: Caveats): string | null {
  return unproven ?? unlikeDocument ?? (untested === undefined ? null : `no test failed: ${untested}`);
}

/** The words about a verification's tests, and about what its exit code does not show. Empty if neither is known. */
export function testedWords(execution: Pick<Execution, "tests"> & Caveats): string[] {
  const { tests } = execution;
  const caveat = caveatOf(execution);
  const ran = tests === undefined ? 0 : tests.passed + tests.failed + tests.skipped;
  return [
    ...(tests === undefined || (ran === 0 && caveat !== null) ? [] : [testsWords(tests)]),
    ...(caveat === null ? [] : [`but ${caveat}`]),
  ];
}

/** Whether the block or verification passed. It must end with the expected exit code, and the pass must count. */
export function hasPassed(result: Result): boolean {
  const { ending, exitCode, unproven, expectedExit = 0, unlikeDocument } = result;
  return (
    ending === "exited" && exitCode === expectedExit && unproven === undefined && unlikeDocument === undefined
  );
}

/** The result of a block that did not run. */
export function refusedExecution(notRun: NotRunReason, evidence: string): Execution {
  return { ...unrunExecution("not-run", evidence), notRun };
}

/** The result of a block that could not run anything. */
export function unrunExecution(ending: Ending, evidence: string): Execution {
  const nothing = { text: "", bytes: 0, truncated: false };
  const none = { durationMs: 0, stdout: nothing, stderr: nothing, order: [], file: null };
  return { ...endedBy(ending, evidence), ...none };
}
