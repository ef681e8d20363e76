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
/* harmony import */ var _run_in_sandbox_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35704);
/* harmony import */ var _next_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79880);
/* harmony import */ var _step_context_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(17133);
/* harmony import */ var _proof_control_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20131);
/* harmony import */ var _proof_counted_changes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35428);
/* harmony import */ var _proof_changed_values_changed_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39905);
/* harmony import */ var _proof_counted_tests_report_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(30489);
/* harmony import */ var _proof_counted_tests_tested_verification_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(81532);
/* harmony import */ var _proof_test_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(93802);











/** Runs a verification. After a pass, also with changed values, and the change's own tests without the change. */
async function verify(step, context) {
    const { attempt, index } = step;
    const command = context.policy.verify[index];
    context.recorder.tell({ type: "verifying", command });
    const head = { type: "verification", attempt, index, command };
    const changed = new Map();
    let verified;
    try {
        verified = (await verifiedOnce(step, context, { changed }));
    }
    catch (thrown) {
        const { code, message, nextStep } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toAgentExecError */ .Mq)(thrown);
        // The code caused this failure, so the model gets it as a failed verification.
        if (code !== "workspace-blocked")
            throw thrown;
        return { ...head, ...(0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .refusedExecution */ .Nd)("refused", `${message} ${nextStep}`), isSessionSpent: true };
    }
    const held = await heldAgainstValues(verified, step, context);
    return { ...head, ...held, ...((0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc)(held) && (await testsAlone(held, changed, step, context))) };
}
/** Runs a passed verification again with changed expected values, if the policy says so. */
async function heldAgainstValues(verified, step, context) {
    if (context.policy.verifyChangedValues !== "auto" || !(0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc)(verified))
        return verified;
    const command = context.policy.verify[step.index];
    const control = context.recorder.state.controls.find((each) => each.index === step.index);
    const values = new _proof_changed_values_changed_values_js__WEBPACK_IMPORTED_MODULE_6__/* .ChangedValues */ .bB({
        command,
        tests: verified.tests,
        failedBefore: control !== undefined && (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasFailed */ .WN)(control) ? control : null,
        given: context.workspace?.paths ?? [],
    });
    try {
        return await (0,_proof_changed_values_changed_values_js__WEBPACK_IMPORTED_MODULE_6__/* .withChangedValues */ .fJ)(verified, values, () => verifiedOnce(step, context, { values }));
    }
    catch (thrown) {
        const message = (0,_proof_changed_values_changed_values_js__WEBPACK_IMPORTED_MODULE_6__/* .changedValuesFault */ .j)(command, thrown);
        if (!context.signal.aborted)
            await (0,_step_context_js__WEBPACK_IMPORTED_MODULE_9__/* .warnOnce */ .m)({ code: _proof_changed_values_changed_values_js__WEBPACK_IMPORTED_MODULE_6__/* .changedValuesNotRun */ .Hs, message }, context);
        return verified;
    }
}
/**
 * Runs the verification on the original files with the change's own tests. If a test fails there, it proves the change.
 * The time for this is limited, so that the run does not end because of it. If it cannot run, the pass stays a pass.
 */
async function testsAlone({ durationMs }, changed, step, context) {
    const { policy, workspace, recorder } = context;
    const isTest = (0,_proof_test_files_js__WEBPACK_IMPORTED_MODULE_10__/* .testFiles */ .u)([]);
    const tests = [...changed.keys()].filter(isTest).length;
    const isWanted = (0,_proof_control_js__WEBPACK_IMPORTED_MODULE_4__/* .wantsControl */ .lO)(policy) && workspace !== undefined && tests > 0 && tests < changed.size;
    const timeoutMs = Math.min(policy.timeoutMs, (0,_next_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .remainingMs */ .XW)(recorder.state, policy) / 4);
    if (!isWanted || durationMs > timeoutMs)
        return {};
    try {
        const alone = (await verifiedOnce(step, context, { isWanted: isTest, timeoutMs }));
        // This run shows nothing if it found no test, or if a limit ended it.
        if (!(0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc)(alone) && !(0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasFailed */ .WN)(alone))
            return {};
        const { ending, exitCode, tests: told } = alone;
        return { testsAlone: { ending, exitCode, ...(told && { tests: told }) } };
    }
    catch {
        return {};
    }
}
/** Null if the files contain no expected value that can be changed. */
async function verifiedOnce({ index }, context, { values, isWanted, changed = new Map(), timeoutMs }) {
    const { policy, recorder, sessions, workspace } = context;
    let undone = [];
    let leftOut = [];
    const isAlone = isWanted !== undefined;
    const start = () => sessions.verifier({
        onUndone: (all) => (undone = all),
        onLeftOut: (each) => leftOut.push(each),
        onChanged: (path, text) => changed.set(path, text),
        values,
        isWanted,
    });
    let session = await start();
    if (values?.acts === false)
        return sessions.stopVerifier().then(() => null);
    if (isAlone)
        recorder.tell({ type: "starting", text: "running the new tests on the original files" });
    else if (values !== undefined)
        recorder.tell({ type: "starting", text: "running it again with changed expected values" });
    const without = (0,_proof_counted_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .undoneWords */ .jo)(undone);
    await (0,_step_context_js__WEBPACK_IMPORTED_MODULE_9__/* .warnOnce */ .m)({ code: "protected-files", message: without }, context);
    await (0,_step_context_js__WEBPACK_IMPORTED_MODULE_9__/* .warnOnce */ .m)({ code: "verification-incomplete", message: (0,_proof_counted_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .leftOutWords */ .Ny)(leftOut) }, context);
    const limit = timeoutMs === undefined ? {} : { timeoutMs };
    const asked = (how) => (script) => (0,_run_in_sandbox_js__WEBPACK_IMPORTED_MODULE_2__/* .runInSandbox */ .W)((options) => session.verify(script, options), context, { ...how, ...limit });
    const warnings = [];
    const { controls, attempts } = recorder.state;
    const others = attempts.at(-1).verifications;
    const isLast = index === policy.verify.length - 1;
    const execution = await (0,_proof_counted_tests_tested_verification_js__WEBPACK_IMPORTED_MODULE_8__/* .runVerification */ .t)(values?.script ?? policy.verify[index], {
        reports: context.policy.verifyReport,
        // If there are several verifications, only one of them must report tests.
        isReportNeeded: !isAlone && isLast && others.every(({ tests }) => tests === undefined),
        before: isAlone ? undefined : controls.find((each) => each.index === index)?.tests,
        changed,
        originals: workspace && (() => workspace.files()),
        wantsNames: values === undefined,
        run: asked({ isQuiet: values !== undefined || isAlone }),
        read: asked({ isQuiet: true, maxOutputBytes: _proof_counted_tests_report_files_js__WEBPACK_IMPORTED_MODULE_7__/* .reportOutputBytes */ .Jo }),
        async anew() {
            leftOut = [];
            session = await start();
        },
        onWarning: (warning) => warnings.push(warning),
    });
    await sessions.stopVerifier();
    for (const warning of isAlone ? [] : warnings)
        await (0,_step_context_js__WEBPACK_IMPORTED_MODULE_9__/* .warnOnce */ .m)(warning, context);
    return { ...execution, ...(without !== "" && { without }) };
}


/***/ })

};
