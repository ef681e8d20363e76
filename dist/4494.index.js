export const id = 4494;
export const ids = [4494];
export const modules = {

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
