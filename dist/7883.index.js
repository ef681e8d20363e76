export const id = 7883;
export const ids = [7883];
export const modules = {

/***/ 24673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ kernelFinding)
/* harmony export */ });
/* harmony import */ var _format_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27939);

/** What there is to say of a kernel that started. @param beside what was made within the same time, and for it */
function kernelFinding({ kernel, languages: [language] }, { ms, beside }) {
    const whole = beside === null ? "" : ` with ${beside}`;
    const message = `${kernel} starts and runs ${language}, ready in ${(0,_format_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(ms)}${whole}`;
    return { status: "ok", message };
}


/***/ }),

/***/ 87883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   examineLocal: () => (/* binding */ examineLocal)
/* harmony export */ });
/* harmony import */ var _format_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27939);
/* harmony import */ var _ports_block_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89629);
/* harmony import */ var _ports_check_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94100);
/* harmony import */ var _ports_execution_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3646);
/* harmony import */ var _kernel_kernel_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24673);
/* harmony import */ var _local_executor_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96959);






/** 5 min: a fresh environment is made, and a kernel's packages are fetched over a slow line. */
const deadlineMs = 300_000;
/** 30 s: Python starts in milliseconds, on a machine that has other things to do. */
const blockTimeoutMs = 30_000;
const isolation = {
    name: "executor",
    deadlineMs: 1000,
    run: async () => ({
        status: "warning",
        message: "local does not isolate the code: it can do everything that you can",
        nextStep: "Use it only for code that you trust.",
    }),
};
/** What the settings choose for blocks to run in, each tried by a session that has it and ends with its check. */
function examineLocal({ kernel, ...settings }, tools) {
    const { venv = false } = settings;
    const tried = (own, look) => (0,_ports_check_js__WEBPACK_IMPORTED_MODULE_5__/* .vital */ .$)(async (signal) => {
        const startedAt = performance.now();
        const session = await (0,_local_executor_js__WEBPACK_IMPORTED_MODULE_4__.createLocalExecutor)(own, tools).start({ signal });
        try {
            return await look(session, { ms: performance.now() - startedAt, signal });
        }
        finally {
            await session.stop();
        }
    });
    const ofVenv = {
        name: "venv",
        deadlineMs,
        run: tried(settings, (session, { ms, signal }) => tryPython(session, { venv, ms, signal })),
    };
    const beside = venv === true ? "a virtual environment of its own" : null;
    const ofKernel = (name) => ({
        name: "kernel",
        deadlineMs,
        run: tried({ ...settings, kernel: name }, async ({ facts }, { ms }) => (0,_kernel_kernel_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .kernelFinding */ .f)(facts, { ms, beside })),
    });
    return {
        checks: [
            isolation,
            ...(venv === false ? [] : [ofVenv]),
            ...(kernel === undefined ? [] : [ofKernel(kernel)]),
        ],
        [Symbol.asyncDispose]: async () => undefined,
    };
}
const code = `import os, sys
print(sys.version.split()[0], os.path.samefile(sys.prefix, os.environ["VIRTUAL_ENV"]))
`;
/** Whether blocks run in the environment: one of a person's own may be older than the Python that it was made of. */
async function tryPython(session, { venv, ms, signal, }) {
    const block = (0,_ports_block_js__WEBPACK_IMPORTED_MODULE_1__/* .blockOf */ .VN)({ language: "python", code, path: null });
    const execution = await session.execute(block, { timeoutMs: blockTimeoutMs, signal });
    const [version, isIts] = execution.stdout.text.trim().split(" ");
    if ((0,_ports_execution_js__WEBPACK_IMPORTED_MODULE_2__/* .hasPassed */ .Pc)(execution) && isIts === "True") {
        const how = venv === true ? `a fresh one can be created, in ${(0,_format_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(ms)}` : `${String(venv)} is there`;
        return { status: "ok", message: `${how}, and runs Python ${version}` };
    }
    const why = (0,_ports_execution_js__WEBPACK_IMPORTED_MODULE_2__/* .hasPassed */ .Pc)(execution)
        ? "blocks find another Python before its own"
        : `its Python does not run: ${execution.evidence} ${execution.stderr.text.trim().slice(-300)}`.trim();
    return {
        status: "failed",
        message: `${String(venv)} cannot be used: ${why}`,
        nextStep: "Create it again with `python3 -m venv`, name another with `venv`, or set it to `true` for a fresh one.",
        isVital: true,
    };
}


/***/ }),

/***/ 89629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   SM: () => (/* binding */ withCode),
/* harmony export */   VN: () => (/* binding */ blockOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12311);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47731);
/* harmony import */ var _endings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97708);




/** A fenced code block of a reply, as CommonMark sees it, at the top level or inside list items. */
const codeBlock = (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    /** The first word of the info string in lower case, or "" when the fence has none. Not an alias: `py` stays `py`. */
    language: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(),
    /** The code with `\n` line ends and the fence's indent removed; ends with a line end unless empty. */
    code: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(),
    /**
     * The file the writer asked for (`# filename: …` on the first line, or `title=`/`filename=` in the info string),
     * as it was written; null when a name is to be generated. Not yet checked: the executor refuses what leaves the workspace.
     */
    path: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)().nullable(),
    /** SHA-256 of `code` in UTF-8, in hex. */
    sha256: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(),
    /** The file that it stands in, as a person named it; absent where a model wrote it. */
    document: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)().exactOptional(),
    /** The line of that file on which its fence opens, from 1. */
    line: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)().exactOptional(),
    /** Why it is not run although it could be: its author marked it, or it is no code. Absent: it may run. */
    leftAlone: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ notRun: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .wordOf */ .aG)(_endings_js__WEBPACK_IMPORTED_MODULE_2__/* .notRunReasons */ .m), evidence: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)() }).exactOptional(),
}));
/** A block with the hash of its code. */
function blockOf(block) {
    return { ...block, sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(block.code, "utf8").digest("hex") };
}
/** The block with other code, in the same place. */
function withCode(block, code) {
    return blockOf({ ...block, code });
}
/** Where it stands, for people: `notes.md:41`. Empty where it stands in no file. */
function placeOf({ document, line }) {
    return document === undefined ? "" : line === undefined ? document : `${document}:${line}`;
}


/***/ }),

/***/ 94100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ vital)
/* harmony export */ });
/** Marks what a check throws: without what it tries no code runs at all. The signal's reason passes as it is. */
function vital(run) {
    return async (signal) => {
        try {
            return await run(signal);
        }
        catch (error) {
            signal.throwIfAborted();
            throw Object.assign(error, { isVital: true });
        }
    };
}


/***/ }),

/***/ 3646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EZ: () => (/* binding */ caveatOf),
/* harmony export */   Hn: () => (/* binding */ testedWords),
/* harmony export */   Pc: () => (/* binding */ hasPassed),
/* harmony export */   WN: () => (/* binding */ hasFailed),
/* harmony export */   n6: () => (/* binding */ networkDecision),
/* harmony export */   n7: () => (/* binding */ execution),
/* harmony export */   z6: () => (/* binding */ whyUntested)
/* harmony export */ });
/* unused harmony export shownResult */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12311);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47731);
/* harmony import */ var _endings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97708);
/* harmony import */ var _test_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41742);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46529);





/** What one stream of a block left: bounded text, true counts. */
const output = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    /** Valid UTF-8, lone bytes replaced by U+FFFD; head and tail, with a line between them that counts what was cut. */
    text: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** Bytes that the block wrote, all of them. */
    bytes: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** True when `text` does not hold everything. */
    truncated: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    /**
     * Lines that the block wrote, all of them, where `text` does not hold everything: each ended by a line feed, in
     * transcripts of older versions by a return alone too. Absent where `text` is whole, and in transcripts of versions that did not count.
     */
    lines: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
    /** How many characters of `text` are U+FFFD because the block wrote bytes there that are not UTF-8. Absent: none. */
    replaced: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
}));
/** `chars` UTF-16 units of that stream's `text` came at this point; in sequence they rebuild the order of arrival. */
const outputRun = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ stream: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(["stdout", "stderr"]), chars: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)() }));
/**
 * What was decided about a host that code asked for, however often it did. A host that is allowed and was not reached
 * is allowed; the reason says why nothing came of it.
 */
const networkDecision = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    /** A stranger's text, at most 254 UTF-16 units: the host's name, or what stood in its place. `*` for all beyond the most. */
    host: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** 0 where none was understood. */
    port: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    allowed: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    /** In a few words, the rule: "listed as *.example.com", "not listed in allow-host". */
    reason: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    count: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /**
     * Present where it is allowed and no connection came of it: its name does not resolve, nobody answers. Absent otherwise,
     * among what is counted as `*`, and in transcripts of versions that did not tell.
     */
    unreached: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(),
}));
/** Something that a block showed beside its output: a picture, a table, a formula. */
const shownResult = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    /** A file's name, unlike that of any other content: `shown_8c1f….png`. */
    name: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** `image/png`, `image/svg+xml`, `text/html`, `application/json`, `text/latex` and so on. */
    type: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    bytes: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** In hex. */
    sha256: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** The same in plain text, cut at 300 UTF-16 units; absent where there is none. */
    caption: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
}));
/** One block's run. A program that fails is a value of this type, never an error. */
const execution = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    ending: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .wordOf */ .aG)(_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .endings */ .V1),
    /** Absent where the ending says it all. */
    cause: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .wordOf */ .aG)(_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .causes */ .ps).exactOptional(),
    /** The code that the engine reports, or the one that its ending always has; null when nobody knows. Never 0 for unknown. */
    exitCode: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().nullable(),
    /** From the moment the code was handed over to the end of its process, in milliseconds. */
    durationMs: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .amount */ .vj)(),
    stdout: output(),
    stderr: output(),
    order: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(outputRun()),
    /** The file that held the code, relative to the workspace; null when nothing was written. */
    file: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().nullable(),
    /** In one sentence, what proves the ending: "oom_kill rose from 0 to 1", "the block ran longer than 120 s". */
    evidence: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /**
     * Present when what the code had started could only be ended together with its session, or ended it by taking all of its
     * memory: the workspace's files are gone, and the next block needs a fresh session. It is the code's fault, whatever the ending.
     */
    isSessionSpent: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(),
    /**
     * What was decided about the network since the last execution; absent where nothing was. At most 100 entries, and
     * two that count the rest.
     */
    network: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(networkDecision()).exactOptional(),
    /** What it showed, in order; absent where that is nothing. */
    shown: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(shownResult()).exactOptional(),
    /** How much more it showed than is kept; absent where all is. */
    shownLeftOut: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
    /** Present where variables of blocks before it were gone, because what keeps them had to be started anew. */
    isStateFresh: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(),
    /** The name under which the block was saved in place of being run, because its language is not; absent otherwise. */
    saved: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /** The files that the block, an edit, changed in place of being run, by path; absent otherwise. */
    edited: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ path: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(), kind: (0,_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .fileChangeKind */ .pe)() })).exactOptional(),
    /** The tests that a verification ran; absent for other executions, and where nothing tells of them. */
    tests: (0,_test_run_js__WEBPACK_IMPORTED_MODULE_2__/* .testRun */ .sA)().exactOptional(),
    /** Present where a verification ended with 0 and proves nothing by that: why, in a clause. */
    unproven: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /** Present where a verification failed, but not because a test failed: its tool is missing, say. Why, in a clause. */
    untested: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /**
     * What a verification that ended with 0 said where it expected something else: `failed`, as a right solution has it, or `passed`.
     * Absent for other executions, and where it was not run.
     */
    counterCheck: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(["failed", "passed"]).exactOptional(),
    /** Why, where the ending is `not-run`; absent otherwise. */
    notRun: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .wordOf */ .aG)(_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .notRunReasons */ .m).exactOptional(),
}));
/**
 * Whether a verification failed as it does until a task is done: by its own exit code, or a crash of what it runs. What never came to
 * an end, or failed for want of its tool, says nothing about the code.
 */
function hasFailed({ ending, exitCode, untested, }) {
    return ["exited", "signalled"].includes(ending) && exitCode !== 0 && untested === undefined;
}
/** Why a verification neither passed nor failed as it does until a task is done, in a clause; null if it is one of them. */
function whyUntested(execution) {
    if (execution.exitCode === 0 || hasFailed(execution))
        return null;
    return execution.untested ?? execution.evidence;
}
/** What the exit code of a verification does not say by itself, in a clause that stands behind "but"; null if it says it all. */
function caveatOf({ unproven, untested }) {
    return unproven ?? (untested === undefined ? null : `no test failed: ${untested}`);
}
/** What a verification told of its tests, and what its exit code does not say; empty for neither. */
function testedWords(execution) {
    const { tests } = execution;
    const caveat = caveatOf(execution);
    const ran = tests === undefined ? 0 : tests.passed + tests.failed + tests.skipped;
    return [
        ...(tests === undefined || (ran === 0 && caveat !== null) ? [] : [(0,_test_run_js__WEBPACK_IMPORTED_MODULE_2__/* .testsWords */ .hX)(tests)]),
        ...(caveat === null ? [] : [`but ${caveat}`]),
    ];
}
/** Whether it did what it should: it ended by itself with exit code 0, and nothing says that this proves nothing. */
function hasPassed({ ending, exitCode, unproven, }) {
    return ending === "exited" && exitCode === 0 && unproven === undefined;
}


/***/ }),

/***/ 41742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h5: () => (/* binding */ testStatus),
/* harmony export */   hX: () => (/* binding */ testsWords),
/* harmony export */   sA: () => (/* binding */ testRun)
/* harmony export */ });
/* unused harmony export testCase */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12311);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47731);


const testStatus = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["passed", "failed", "skipped"]));
const testCase = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** As its tool names it, at most 200 UTF-16 units; hostile, to be shown escaped. */
    name: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    status: testStatus(),
}));
/** What a verification tells of the tests that it ran. */
const testRun = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** Who told it: `pytest's report`, `unittest's output`, `report.xml`. */
    by: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    passed: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** Errors among them. */
    failed: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    skipped: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** Each of them; absent where there are more than 1,000, or their names are not told. */
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
