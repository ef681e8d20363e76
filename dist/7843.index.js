export const id = 7843;
export const ids = [7843,4494];
export const modules = {

/***/ 60224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   answer: () => (/* binding */ answer)
/* harmony export */ });
/* harmony import */ var _earlier_resumed_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93883);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _facts_outcomes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83518);
/* harmony import */ var _redaction_told_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74080);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17721);
/* harmony import */ var _resume_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44494);






/**
 * Answers a run that waits for an approval, and continues it. Resolves like `runCommand`.
 * @throws AgentExecError `settings-invalid` if the run does not wait, or if the hash differs, and like `resume`. In
 * these cases nothing runs.
 */
async function answer(says, words, run) {
    (0,_resume_js__WEBPACK_IMPORTED_MODULE_5__.refuseIdle)(run.flags);
    const { goesOn, result } = await (0,_earlier_resumed_run_js__WEBPACK_IMPORTED_MODULE_0__.openAnsweredRun)(words.folder, answerOf(says, words));
    if (goesOn !== null)
        return (0,_resume_js__WEBPACK_IMPORTED_MODULE_5__.goOnWith)(goesOn, run);
    const { json, quiet } = run.flags;
    if (json === true)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_4__/* .printJson */ .Q2)(result);
    else if (quiet !== true)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_4__/* .printOutput */ .jP)(`${result.outcome}  ${result.runDir}\n`);
    return _facts_outcomes_js__WEBPACK_IMPORTED_MODULE_2__/* .outcomes */ .KI[result.outcome].exitCode;
}
function answerOf(says, { text = "", hash = "" }) {
    switch (says) {
        case "approve":
            if (!/^[0-9a-f]{64}$/i.test(hash))
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", "--hash: must be the SHA-256 of the code, in 64 hex digits", { nextStep: "Read the code in the run's report. Then pass the report's hash with --hash." });
            return { says, sha256: hash.toLowerCase() };
        case "feedback":
            return { says, text: (0,_redaction_told_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutSecrets */ .cT)(text) };
        case "reject":
            return { says, why: (0,_redaction_told_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutSecrets */ .cT)(text) };
    }
}


/***/ }),

/***/ 44494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   goOnWith: () => (/* binding */ goOnWith),
/* harmony export */   refuseIdle: () => (/* binding */ refuseIdle),
/* harmony export */   resume: () => (/* binding */ resume)
/* harmony export */ });
/* harmony import */ var _earlier_resumed_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93883);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _run_run_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97370);



/** Continues an interrupted run. Resolves like `runCommand`. @throws AgentExecError before it continues. */
async function resume(path, run) {
    refuseIdle(run.flags);
    return goOnWith(await (0,_earlier_resumed_run_js__WEBPACK_IMPORTED_MODULE_0__.openResumedRun)(path), run);
}
/** Continues an opened run, and closes its folder. */
async function goOnWith(resumed, { flags, output }) {
    const { folder, run, state } = resumed;
    const subject = { task: run.task, resumed };
    const earlier = { folder: folder.path, given: run.given ?? {}, state, subject };
    try {
        return await (0,_run_run_command_js__WEBPACK_IMPORTED_MODULE_2__.runCommand)({ face: "run", words: [], flags, earlier, output });
    }
    finally {
        // If the run ended, its folder is already closed.
        await folder.close();
    }
}
/**
 * Refuses settings that the earlier run already decides.
 * @throws AgentExecError `settings-invalid`.
 */
function refuseIdle(flags) {
    const idle = ["out", "task-file", "print-config", "config"].find((name) => name in flags);
    if (idle === undefined)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", `--${idle}: has no effect with \`resume\``, {
        nextStep: "Remove this option. A resumed run keeps its folder and its task.",
    });
}


/***/ })

};
