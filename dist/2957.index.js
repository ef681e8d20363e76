export const id = 2957;
export const ids = [2957];
export const modules = {

/***/ 12957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createNoneExecutor: () => (/* binding */ createNoneExecutor)
/* harmony export */ });
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6257);

/** Takes what was written as it is, and runs nothing of it. */
function createNoneExecutor() {
    return {
        name: "none",
        runsNothing: true,
        describe: () => usageText,
        start: async () => session,
    };
}
const usageText = `Your code is not run. People see your answer as it is, and each code block is saved as a file. To choose a file's name, write \`# filename: name.py\` (or the language's comment) on the first line.`;
const unrun = async () => (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_0__/* .refusedExecution */ .Nd)("nothing-runs", "the executor `none` runs nothing");
const session = {
    facts: { executor: "none", image: null, digest: null, limits: {}, held: {}, languages: [] },
    execute: unrun,
    verify: unrun,
    async *files() { },
    stop: async () => undefined,
};


/***/ }),

/***/ 75823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OB: () => (/* binding */ rowOf),
/* harmony export */   Rc: () => (/* binding */ isInfrastructureEnding),
/* harmony export */   V1: () => (/* binding */ endings),
/* harmony export */   gb: () => (/* binding */ hasRun),
/* harmony export */   m: () => (/* binding */ notRunReasons),
/* harmony export */   mr: () => (/* binding */ endedBy),
/* harmony export */   ps: () => (/* binding */ causes),
/* harmony export */   xH: () => (/* binding */ isHarmlesslyUnrun)
/* harmony export */ });
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);

/** All ways in which an execution can end. A new ending is one row, and a section in docs/endings.md. */
const endings = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c_)()({
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
        advice: "Make the code write less, or raise `workspace-size`. If /tmp (which contains HOME) or /dev/shm is full, raise `memory`.",
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
/** More exact causes of an ending, with their own words or advice. */
const causes = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c_)()({
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
/** Why a block did not run. */
const notRunReasons = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c_)()({
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
/** Whether a part of the block ran, or changed a file. */
function hasRun({ ending }) {
    return ending !== "not-run" && ending !== "misfit";
}
/** The endings after which a fresh session is tried. */
function isInfrastructureEnding(ending) {
    return endings[ending].fault === "engine";
}
/** Whether an attempt can pass although this block did not run. */
function isHarmlesslyUnrun({ notRun }) {
    return notRun !== undefined && notRunReasons[notRun].isHarmless;
}
/** The words and advice for an ending, or for its cause if that has its own. */
function rowOf(ended) {
    return ended.cause === undefined ? endings[ended.ending] : causes[ended.cause];
}
/** An ending whose exit code is always the same. */
function endedBy(ending, evidence) {
    const { exitCode } = endings[ending];
    return { ending, exitCode: typeof exitCode === "number" ? exitCode : null, evidence };
}


/***/ }),

/***/ 6257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EZ: () => (/* binding */ caveatOf),
/* harmony export */   Hn: () => (/* binding */ testedWords),
/* harmony export */   Nd: () => (/* binding */ refusedExecution),
/* harmony export */   Pc: () => (/* binding */ hasPassed),
/* harmony export */   WN: () => (/* binding */ hasFailed),
/* harmony export */   n6: () => (/* binding */ networkDecision),
/* harmony export */   n7: () => (/* binding */ execution),
/* harmony export */   xp: () => (/* binding */ unrunExecution),
/* harmony export */   z6: () => (/* binding */ whyUntested)
/* harmony export */ });
/* unused harmony export shownResult */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42047);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);
/* harmony import */ var _endings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75823);
/* harmony import */ var _test_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89259);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80436);





/** One stream of a block's output: shortened text, and complete counts. */
const output = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    /**
     * Valid UTF-8 in which U+FFFD replaces invalid bytes. The beginning and the end, with a line between them that says
     * how much was left out.
     */
    text: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** The number of all bytes that the block wrote. */
    bytes: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** Whether the text is shortened. */
    truncated: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    /**
     * The number of all lines that the block wrote, if the text is shortened. A line ends with a line feed. Absent if
     * the text is complete, and in older transcripts.
     */
    lines: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
    /** How many U+FFFD in `text` replace bytes that are not UTF-8. Absent: none. */
    replaced: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
}));
/**
 * At this point, `chars` UTF-16 units of the stream's `text` arrived. All these entries together give the order of both
 * streams.
 */
const outputRun = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ stream: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(["stdout", "stderr"]), chars: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)() }));
/**
 * The decision about a host that the code asked for, once for all requests. An allowed host may still be unreachable.
 * In that case the reason says why.
 */
const networkDecision = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    /**
     * The host's name, at most 254 UTF-16 units, or what the code wrote instead. The text comes from a stranger. `*`
     * stands for all hosts beyond the limit.
     */
    host: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** 0 if the port could not be read. */
    port: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    allowed: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    /** The rule in a few words: "listed as *.example.com", "not listed in allow-host". */
    reason: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    count: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /**
     * Present if the host was allowed but not reached: its name does not resolve, or nobody answers. Absent otherwise,
     * for `*`, and in older transcripts.
     */
    unreached: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(),
}));
/** A result that a block displayed in addition to its output: a picture, a table, a formula. */
const shownResult = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    /** A file name that is unique for this content: `shown_8c1f….png`. */
    name: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** `image/png`, `image/svg+xml`, `text/html`, `application/json`, `text/latex` and so on. */
    type: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    bytes: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** In hex. */
    sha256: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** The result as plain text, cut at 300 UTF-16 units. Absent if there is none. */
    caption: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
}));
/** One block's run. A program that fails is a value of this type, never an error. */
const execution = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    ending: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .wordOf */ .aG)(_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .endings */ .V1),
    /** The more exact cause of the ending. Absent if the ending says everything. */
    cause: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .wordOf */ .aG)(_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .causes */ .ps).exactOptional(),
    /** The exit code that the engine reports, or the fixed one of the ending. Null if unknown, never 0. */
    exitCode: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().nullable(),
    /** Milliseconds from the moment the process got the code until its end. */
    durationMs: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .amount */ .vj)(),
    stdout: output(),
    stderr: output(),
    order: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(outputRun()),
    /** The file with the code, relative to the workspace. Null if no file was written. */
    file: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().nullable(),
    /** The proof of the ending, in one sentence: "oom_kill rose from 0 to 1", "the block ran longer than 120 s". */
    evidence: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /**
     * Present if ending the code's processes also ended the session, or if the code took all of its memory. The
     * workspace's files are gone, and the next block needs a fresh session. A spent session is the code's fault,
     * whatever the ending.
     */
    isSessionSpent: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(),
    /**
     * The decisions about the network since the last execution. Absent if there were none. At most 100 entries, and two
     * that count the rest.
     */
    network: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(networkDecision()).exactOptional(),
    /** The displayed results, in order. Absent if there are none. */
    shown: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(shownResult()).exactOptional(),
    /** How many more results the block displayed. Absent if all are kept. */
    shownLeftOut: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
    /** Present if the variables of earlier blocks are gone, because the kernel had to be restarted. */
    isStateFresh: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(),
    /** The name of the file, if the block was saved instead of run. Absent otherwise. */
    saved: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /** The paths of the files that an edit changed. Absent for other blocks. */
    edited: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ path: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(), kind: (0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .fileChangeKind */ .pe)() })).exactOptional(),
    /** The tests that a verification ran. Absent for other executions, and if unknown. */
    tests: (0,_test_run_js__WEBPACK_IMPORTED_MODULE_2__/* .testRun */ .sA)().exactOptional(),
    /** Present if a verification ended with 0 but proves nothing. Says why, as a part of a sentence. */
    unproven: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /**
     * Present if a verification failed although no test failed, for example because its tool is missing. Says why, as a
     * part of a sentence.
     */
    untested: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /**
     * Whether a passed verification fails with changed expected values, as it should. Absent for other executions, and
     * if not tried.
     */
    failsOnChangedValues: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().exactOptional(),
    /**
     * The same verification on the original files with only the test files of the change. Absent for other executions,
     * and if it was not run: the verification failed, or the change has no tests, or only tests.
     */
    testsAlone: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        ending: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .wordOf */ .aG)(_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .endings */ .V1),
        exitCode: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().nullable(),
        tests: (0,_test_run_js__WEBPACK_IMPORTED_MODULE_2__/* .testRun */ .sA)().exactOptional(),
    })
        .exactOptional(),
    /** The exit code that the document expects of the block. Absent: 0. */
    expectedExit: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
    /** How the block differs from what its document shows, as a part of a sentence. Absent: it does not differ. */
    unlikeDocument: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /** A module that the block lacks, and that the folder of the user has. Absent: none. */
    ownModule: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /** Why the block did not run, if the ending is `not-run`. Absent otherwise. */
    notRun: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .wordOf */ .aG)(_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .notRunReasons */ .m).exactOptional(),
}));
/**
 * Whether a verification failed as it should before a task is done: by its own exit code, or by a crash. A verification
 * that did not end, or lacked its tool, says nothing about the code.
 */
function hasFailed({ ending, exitCode, untested, }) {
    return ["exited", "signalled"].includes(ending) && exitCode !== 0 && untested === undefined;
}
/**
 * Why a verification neither passed nor failed as it should before a task is done, as a part of a sentence. Null if it
 * did one of them.
 */
function whyUntested(execution) {
    if (execution.exitCode === 0 || hasFailed(execution))
        return null;
    return execution.untested ?? execution.evidence;
}
/**
 * What the exit code of a verification does not show, as a part of a sentence after "but". Null if it shows everything.
 */
function caveatOf({ unproven, untested, unlikeDocument, }) {
    return unproven ?? unlikeDocument ?? (untested === undefined ? null : `no test failed: ${untested}`);
}
/** What a verification reported about its tests, and what its exit code does not show. Empty if neither is known. */
function testedWords(execution) {
    const { tests } = execution;
    const caveat = caveatOf(execution);
    const ran = tests === undefined ? 0 : tests.passed + tests.failed + tests.skipped;
    return [
        ...(tests === undefined || (ran === 0 && caveat !== null) ? [] : [(0,_test_run_js__WEBPACK_IMPORTED_MODULE_2__/* .testsWords */ .hX)(tests)]),
        ...(caveat === null ? [] : [`but ${caveat}`]),
    ];
}
/** Whether the block or the verification passed: it ended with the expected exit code, and this pass counts. */
function hasPassed({ ending, exitCode, unproven, expectedExit = 0, unlikeDocument, }) {
    return (ending === "exited" && exitCode === expectedExit && unproven === undefined && unlikeDocument === undefined);
}
/** The result of a block that did not run. */
function refusedExecution(notRun, evidence) {
    return { ...unrunExecution("not-run", evidence), notRun };
}
/** The result of a block that ran nothing. */
function unrunExecution(ending, evidence) {
    const nothing = { text: "", bytes: 0, truncated: false };
    return {
        ...(0,_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .endedBy */ .mr)(ending, evidence),
        durationMs: 0,
        stdout: nothing,
        stderr: nothing,
        order: [],
        file: null,
    };
}


/***/ }),

/***/ 80436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C6: () => (/* binding */ unnamedPath),
/* harmony export */   IR: () => (/* binding */ countRefused),
/* harmony export */   J5: () => (/* binding */ refused),
/* harmony export */   Rn: () => (/* binding */ workspaceChanges),
/* harmony export */   dj: () => (/* binding */ artifact),
/* harmony export */   ig: () => (/* binding */ leftOut),
/* harmony export */   pe: () => (/* binding */ fileChangeKind)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);


/** A file or a change that agent-exec does not copy out of the sandbox. */
const refused = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The path that the sandbox reported. The path may be hostile, so escape it. */
    path: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** "a symbolic link", "larger than 100 MiB", "a workflow file, …", "protected by `test/**`" */
    reason: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** How many entries this one stands for, if there were too many to name. Absent: one. */
    entries: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
}));
const leftOut = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("left-out"),
    ...refused().shape,
    /** Present if others without an entry were left out too: there were too many, or they came after this one. */
    hidesMore: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(),
}));
/** Replaces the path for entries that are not named. */
const unnamedPath = "…";
/** How many were left out or refused, including those without a name. */
function countRefused(refused) {
    return refused.reduce((sum, { entries = 1 }) => sum + entries, 0);
}
/** A file that the run left and that agent-exec saved. */
const artifact = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    path: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    bytes: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** In hex. */
    sha256: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
}));
const fileChangeKind = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["added", "changed", "deleted"]));
/** A file or link in a patch. */
const changedFile = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The path in the workspace, like an artifact's. */
    path: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    kind: fileChangeKind(),
    /** Lines. 0 for a binary file, and if only the mode changed. */
    insertions: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    deletions: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    isBinary: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(),
}));
/** The content of a patch in numbers and names. */
const diffStat = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The first 1,000 paths. */
    files: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(changedFile()),
    /** How many files of each kind there are, with or without a name here. */
    added: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    changed: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    deleted: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** Lines in all files. */
    insertions: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    deletions: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** The beginning of the patch: whole lines, at most 256 Ki UTF-16 units. Absent in older transcripts. */
    text: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
}));
/** The difference between the code's files and the original files. */
const workspaceChanges = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The name of the patch in the run's folder. Null if nothing changed, or if the patch could not be made. */
    patch: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().nullable(),
    /** The hash of the patch, in hex. Absent if there is none, and in older transcripts. */
    patchSha256: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /** Why there is no patch although something changed, without a full stop. Absent: the patch is complete. */
    patchFault: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /** Present if there is a patch, except in older transcripts. */
    diff: diffStat().exactOptional(),
    /** The commit of the workspace, in hex. Absent if there was none. */
    base: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /**
     * How many new files are not in the patch, because the repository ignores them or they are caches of tools. Absent:
     * none.
     */
    ignored: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
    /** Changes that a verification used but the patch does not contain, sorted by path. Absent: none. */
    withheld: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()).exactOptional(),
    /** The deleted files. */
    deleted: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
    /** Protected files that the code changed, deleted or replaced. Absent: none, or an older transcript. */
    tampered: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()).exactOptional(),
    /**
     * Files in the patch that programs run automatically, such as workflows and hooks. A person must read them first.
     */
    acting: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
    /**
     * Changes that are neither in the patch nor among the artifacts, with reasons. The list includes the patch itself,
     * if it could not be made or has changed. Absent: none.
     */
    refused: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(refused()).exactOptional(),
}));


/***/ }),

/***/ 89259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h5: () => (/* binding */ testStatus),
/* harmony export */   hX: () => (/* binding */ testsWords),
/* harmony export */   sA: () => (/* binding */ testRun)
/* harmony export */ });
/* unused harmony export testCase */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);


const testStatus = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["passed", "failed", "skipped"]));
const testCase = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The name that the test tool gives, at most 200 UTF-16 units. The name may be hostile, so escape it. */
    name: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    status: testStatus(),
    /**
     * The place of a failed test and its message, at most 1,000 UTF-16 units each, as a report in JUnit XML names them.
     * The place and the message may be hostile. Absent: no report names a place.
     */
    place: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ file: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(), line: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(), message: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)() }).exactOptional(),
}));
/** The tests of a verification. */
const testRun = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The source of these numbers: `pytest's report`, `unittest's output`, `report.xml`. */
    by: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    passed: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** Failed tests, errors included. */
    failed: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    skipped: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** Each test. Absent if there are more than 1,000, or if the tool gives no names. */
    cases: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(testCase()).exactOptional(),
}));
/** `12 tests passed, 1 failed, 2 skipped`. */
function testsWords({ passed, failed, skipped, }) {
    const more = [
        [failed, "failed"],
        [skipped, "skipped"],
    ];
    const head = `${passed} ${passed === 1 ? "test" : "tests"} passed`;
    return [head, ...more.filter(([sum]) => sum > 0).map(([sum, word]) => `${sum} ${word}`)].join(", ");
}


/***/ })

};
