export const id = 2372;
export const ids = [2372];
export const modules = {

/***/ 92372:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   verify: () => (/* binding */ verify)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6257);
/* harmony import */ var _executed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88990);
/* harmony import */ var _step_context_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17133);
/* harmony import */ var _proof_counted_changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35428);
/* harmony import */ var _proof_changed_values_changed_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51118);
/* harmony import */ var _proof_counted_tests_report_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63808);
/* harmony import */ var _proof_counted_tests_tested_verification_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65591);








/** Runs a verification, and holds a pass against other expectations where the policy says so. */
async function verify(step, context) {
    const { attempt, index } = step;
    const command = context.policy.verify[index];
    context.recorder.tell({ type: "verifying", command });
    const head = { type: "verification", attempt, index, command };
    let verified;
    try {
        verified = (await verifiedOnce(step, context));
    }
    catch (thrown) {
        const { code, message, nextStep } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toAgentExecError */ .Mq)(thrown);
        // The code's own doing: its writer hears of it like of any other verification that fails.
        if (code !== "workspace-blocked")
            throw thrown;
        return { ...head, ...(0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .refusedExecution */ .Nd)("refused", `${message} ${nextStep}`), isSessionSpent: true };
    }
    if (context.policy.verifyChangedValues !== "auto" || !(0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc)(verified))
        return { ...head, ...verified };
    const control = context.recorder.state.controls.find((each) => each.index === index);
    const values = new _proof_changed_values_changed_values_js__WEBPACK_IMPORTED_MODULE_4__/* .ChangedValues */ .bB({
        command,
        tests: verified.tests,
        failedBefore: control !== undefined && (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasFailed */ .WN)(control) ? control : null,
        given: context.workspace?.paths ?? [],
    });
    try {
        return {
            ...head,
            ...(await (0,_proof_changed_values_changed_values_js__WEBPACK_IMPORTED_MODULE_4__/* .withChangedValues */ .fJ)(verified, values, () => verifiedOnce(step, context, values))),
        };
    }
    catch (thrown) {
        const message = (0,_proof_changed_values_changed_values_js__WEBPACK_IMPORTED_MODULE_4__/* .changedValuesFault */ .j)(command, thrown);
        if (!context.signal.aborted)
            await (0,_step_context_js__WEBPACK_IMPORTED_MODULE_7__/* .warnOnce */ .m)({ code: _proof_changed_values_changed_values_js__WEBPACK_IMPORTED_MODULE_4__/* .changedValuesNotRun */ .Hs, message }, context);
        return { ...head, ...verified };
    }
}
/** Null if nothing in the files expects a value that can be changed. */
async function verifiedOnce({ index }, context, values) {
    let undone = [];
    let leftOut = [];
    const changed = new Set();
    const listener = {
        onUndone: (all) => (undone = all),
        onLeftOut: (each) => leftOut.push(each),
        onChanged: (path) => changed.add(path),
    };
    let session = await context.sessions.verifier(listener, values);
    if (values?.acts === false)
        return context.sessions.stopVerifier().then(() => null);
    if (values !== undefined)
        context.recorder.tell({ type: "starting", text: "running it again with changed expected values" });
    const without = (0,_proof_counted_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .undoneWords */ .jo)(undone);
    await (0,_step_context_js__WEBPACK_IMPORTED_MODULE_7__/* .warnOnce */ .m)({ code: "protected-files", message: without }, context);
    await (0,_step_context_js__WEBPACK_IMPORTED_MODULE_7__/* .warnOnce */ .m)({ code: "verification-incomplete", message: (0,_proof_counted_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .leftOutWords */ .Ny)(leftOut) }, context);
    const asked = (how) => (script) => (0,_executed_js__WEBPACK_IMPORTED_MODULE_2__/* .executed */ .A)((options) => session.verify(script, options), context, how);
    const warnings = [];
    const { controls, attempts } = context.recorder.state;
    const others = attempts.at(-1).verifications;
    const execution = await (0,_proof_counted_tests_tested_verification_js__WEBPACK_IMPORTED_MODULE_6__/* .runVerification */ .t)(values?.script ?? context.policy.verify[index], {
        reports: context.policy.verifyReport,
        // Of several verifications one at least tells.
        isReportNeeded: index === context.policy.verify.length - 1 && others.every(({ tests }) => tests === undefined),
        before: controls.find((each) => each.index === index)?.tests,
        changed,
        wantsNames: values === undefined,
        run: asked({ isQuiet: values !== undefined }),
        read: asked({ isQuiet: true, maxOutputBytes: _proof_counted_tests_report_files_js__WEBPACK_IMPORTED_MODULE_5__/* .reportOutputBytes */ .Jo }),
        async anew() {
            leftOut = [];
            session = await context.sessions.verifier(listener, values);
        },
        onWarning: (warning) => warnings.push(warning),
    });
    await context.sessions.stopVerifier();
    for (const warning of warnings)
        await (0,_step_context_js__WEBPACK_IMPORTED_MODULE_7__/* .warnOnce */ .m)(warning, context);
    return { ...execution, ...(without !== "" && { without }) };
}


/***/ })

};
