export const id = 7883;
export const ids = [7883];
export const modules = {

/***/ 24673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ kernelFinding)
/* harmony export */ });
/* harmony import */ var _format_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27939);

/** The doctor's row about a started kernel. @param beside other things that were created in this time */
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
/* harmony import */ var _facts_block_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59626);
/* harmony import */ var _ports_check_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94100);
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6257);
/* harmony import */ var _kernel_kernel_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24673);
/* harmony import */ var _local_executor_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82136);






/** A new environment must be created, and a kernel's packages may come over a slow line. */
const deadlineMs = 300_000;
/** Python starts in milliseconds, but the machine may be busy. */
const blockTimeoutMs = 30_000;
const isolation = {
    status: "warning",
    message: "local does not isolate the code, which can do everything that you can",
    nextStep: "Use `local` only for code that you trust.",
};
/** Tests each part that the settings choose for blocks, in a session that ends with its test. */
function examineLocal({ kernel, ...settings }, tools) {
    const { venv = false } = settings;
    const tried = (own, look) => (0,_ports_check_js__WEBPACK_IMPORTED_MODULE_5__/* .vital */ .$)(async (signal) => {
        const startedAt = performance.now();
        const session = await (0,_local_executor_js__WEBPACK_IMPORTED_MODULE_4__.createLocalExecutor)(own, tools).start({ signal });
        try {
            return await look(session, performance.now() - startedAt, signal);
        }
        finally {
            await session.stop();
        }
    });
    const checks = [{ name: "executor", deadlineMs: 1000, run: async () => isolation }];
    if (venv !== false)
        checks.push({ name: "venv", deadlineMs, run: tried(settings, tryPython(venv)) });
    if (kernel !== undefined) {
        const beside = venv === true ? "a virtual environment of its own" : null;
        const look = async ({ facts }, ms) => (0,_kernel_kernel_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .kernelFinding */ .f)(facts, { ms, beside });
        checks.push({ name: "kernel", deadlineMs, run: tried({ ...settings, kernel }, look) });
    }
    return { checks, [Symbol.asyncDispose]: async () => undefined };
}
const code = `import os, sys
print(sys.version.split()[0], os.path.samefile(sys.prefix, os.environ["VIRTUAL_ENV"]))
`;
/** Tests whether blocks run in the environment. The user's own environment may be older than its Python. */
function tryPython(venv) {
    return async (session, ms, signal) => {
        const block = (0,_facts_block_js__WEBPACK_IMPORTED_MODULE_1__/* .blockOf */ .VN)({ language: "python", code, path: null });
        const execution = await session.execute(block, { timeoutMs: blockTimeoutMs, signal });
        const [version, isIts] = execution.stdout.text.trim().split(" ");
        if ((0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_2__/* .hasPassed */ .Pc)(execution) && isIts === "True") {
            const how = venv === true
                ? `a fresh virtual environment can be created, in ${(0,_format_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(ms)}`
                : `${venv} is there`;
            return { status: "ok", message: `${how}, and runs Python ${version}` };
        }
        const why = (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_2__/* .hasPassed */ .Pc)(execution)
            ? "blocks find another Python before the Python of this environment"
            : `its Python does not run: ${execution.evidence} ${execution.stderr.text.trim().slice(-300)}`.trim();
        return {
            status: "failed",
            message: `${String(venv)} cannot be used: ${why}`,
            nextStep: "Create the environment again with `python3 -m venv`, set `venv` to another environment, or " +
                "set `venv` to `true` for a fresh environment.",
            isVital: true,
        };
    };
}


/***/ }),

/***/ 59626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   SM: () => (/* binding */ withCode),
/* harmony export */   VN: () => (/* binding */ blockOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42047);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30100);
/* harmony import */ var _endings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75823);




/** A fenced code block of a reply, as CommonMark sees it, at the top level or inside list items. */
const codeBlock = (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    /** The first word of the info string in lower case. "" if the fence has none. `py` stays `py`. */
    language: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(),
    /** The code with `\n` line ends and without the fence's indent. Ends with a line end unless empty. */
    code: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(),
    /**
     * The file that the writer named (`# filename: …` on the first line, or `title=` or `filename=` in the info
     * string). Null if the executor must generate a name. The executor refuses paths outside of the workspace.
     */
    path: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)().nullable(),
    /** SHA-256 of `code` in UTF-8, in hex. */
    sha256: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(),
    /** The file that contains the block, as a person named it. Absent if a model wrote the block. */
    document: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)().exactOptional(),
    /** The line of that file on which the fence opens, from 1. */
    line: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)().exactOptional(),
    /**
     * The session of a document's block. Blocks of one session in one language share variables, and none runs after one
     * that failed. Absent: the block belongs to no document.
     */
    session: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)().exactOptional(),
    /** The index of an earlier block whose code must run first. Absent: none. */
    continues: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)().exactOptional(),
    /** The block's own time limit, in milliseconds. Absent: the run's. */
    timeoutMs: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)().exactOptional(),
    /** The exit code that the document expects. Absent: the document expects 0. */
    exit: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)().exactOptional(),
    /** The output that the document shows, and the line on which its fence opens. Absent: it shows none. */
    output: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ text: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(), line: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)() }).exactOptional(),
    /** Why the block must not run: its author said so, or it is not code. Absent: it may run. */
    leftAlone: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ notRun: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .wordOf */ .aG)(_endings_js__WEBPACK_IMPORTED_MODULE_2__/* .notRunReasons */ .m), evidence: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)() }).exactOptional(),
}));
/** Makes a block with the hash of its code. */
function blockOf(block) {
    return { ...block, sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", block.code) };
}
/** The same block with new code. */
function withCode(block, code) {
    return blockOf({ ...block, code });
}
/** Where people find the block: `notes.md:41`. Empty if no file contains the block. */
function placeOf({ document, line }) {
    return document === undefined ? "" : line === undefined ? document : `${document}:${line}`;
}


/***/ }),

/***/ 94100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ vital)
/* harmony export */ });
/** Marks a trial as vital: if it throws, no code can run. Does not change the signal's reason. */
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


/***/ })

};
