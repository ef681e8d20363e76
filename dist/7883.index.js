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
        message: "local isolates nothing: code can do here what you can",
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
        const how = venv === true ? `a fresh one can be made, in ${(0,_format_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(ms)}` : `${String(venv)} is there`;
        return { status: "ok", message: `${how}, and runs Python ${version}` };
    }
    const why = (0,_ports_execution_js__WEBPACK_IMPORTED_MODULE_2__/* .hasPassed */ .Pc)(execution)
        ? "blocks find another Python before its own"
        : `its Python does not run: ${execution.evidence} ${execution.stderr.text.trim().slice(-300)}`.trim();
    return {
        status: "failed",
        message: `${String(venv)} cannot be used: ${why}`,
        nextStep: "Make it anew with `python3 -m venv`, name another by `venv`, or set it to `true` for a fresh one.",
        isVital: true,
    };
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


/***/ })

};
