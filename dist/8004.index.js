export const id = 8004;
export const ids = [8004];
export const modules = {

/***/ 22961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ agreesToHostCode)
/* harmony export */ });
/* harmony import */ var _earlier_resumed_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93883);
/* harmony import */ var _compose_executor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20063);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14647);
/* harmony import */ var _process_env_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36130);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17721);





/**
 * Asks before code from a record runs on this machine: the folder may be a stranger's. Only this function asks. It
 * does not ask with `--approval never` or without a terminal: there, `--executor`, which is never read from a record,
 * is the consent.
 */
async function agreesToHostCode(settings, { folder, state }) {
    const { stdin: input, stderr: output } = process;
    if (!(0,_compose_executor_js__WEBPACK_IMPORTED_MODULE_1__/* .runsOnHost */ .gV)(settings) || settings.approval === "never")
        return true;
    if (!input.isTTY || !output.isTTY || (0,_process_env_js__WEBPACK_IMPORTED_MODULE_4__/* .readEnvironment */ .Q)().variable("CI") !== undefined)
        return true;
    const commands = (0,_earlier_resumed_run_js__WEBPACK_IMPORTED_MODULE_0__.codeOfRecord)(settings, state).map((each) => `${(0,_output_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .showHidden */ .U)(each).replace(/^/gm, "    ")}\n`);
    (0,_print_js__WEBPACK_IMPORTED_MODULE_3__/* .printError */ .yJ)(`The record in ${(0,_output_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .showHidden */ .U)(folder)} decides what runs. The code runs directly on this machine, with your rights.\n${commands.length === 0 ? "" : `  Before or without another question, it runs:\n${commands.join("")}`}`);
    if (await (0,_print_js__WEBPACK_IMPORTED_MODULE_3__/* .agrees */ .ie)("Do you trust this record?"))
        return true;
    (0,_print_js__WEBPACK_IMPORTED_MODULE_3__/* .printOutput */ .jP)("Nothing ran.\n");
    return false;
}


/***/ }),

/***/ 68004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  regrade: () => (/* binding */ regrade_regrade)
});

// EXTERNAL MODULE: ./lib/earlier/continued-run.js + 2 modules
var continued_run = __webpack_require__(21030);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/files/safe-files.js
var safe_files = __webpack_require__(9668);
// EXTERNAL MODULE: ./lib/facts/execution.js
var facts_execution = __webpack_require__(6257);
// EXTERNAL MODULE: ./lib/facts/test-run.js
var test_run = __webpack_require__(89259);
// EXTERNAL MODULE: ./lib/reports/transcript.js + 4 modules
var reports_transcript = __webpack_require__(3945);
// EXTERNAL MODULE: ./lib/run/state/apply.js
var apply = __webpack_require__(68071);
// EXTERNAL MODULE: ./lib/run/state/standing.js
var standing = __webpack_require__(19411);
// EXTERNAL MODULE: ./lib/proof/grade.js
var grade = __webpack_require__(91521);
// EXTERNAL MODULE: ./lib/run-folder/run-folder.js
var run_folder = __webpack_require__(5314);
// EXTERNAL MODULE: ./lib/settings/recorded.js
var recorded = __webpack_require__(6173);
;// CONCATENATED MODULE: ./lib/earlier/regraded-run.js











/**
 * Reads a run to verify again what it left. Everything in the folder may be a stranger's.
 * @param path the run's folder, or its transcript
 * @throws AgentExecError `settings-invalid` where there is no run, or nothing was verified; `transcript-invalid`.
 */
async function readRegradedRun(path) {
    const { folder, transcript } = await (0,run_folder/* openRunFolder */.iN)(path);
    const state = (0,apply/* fold */.AU)((0,reports_transcript/* parseTranscript */.K)(transcript).events);
    const { run } = state;
    const verifications = (0,standing/* decidingAttempt */.JF)(state)?.verifications ?? [];
    if (run === null || verifications.length === 0)
        throw new errors/* AgentExecError */.r("settings-invalid", `The run in ${folder.path} has no verification to run again.`, {
            nextStep: "`agent-exec show` prints the run's summary. A run has verifications only if `verify` is set.",
        });
    // Its changes are taken from its folder, however its conversation began.
    const { continue: _continued, ...given } = (0,recorded/* withoutAsking */.SC)(run.given ?? (0,recorded/* givenFromParsed */.$o)(run.settings));
    return { folder: folder.path, state, run, given, pinned: state.lastSession?.digest ?? undefined };
}
/** Runs the run's verifications again, on the original files and on its changes. @throws what an executor throws; the signal's reason. */
async function* regrade({ folder, state }, { grading, changes, hash }) {
    yield* asListed(folder, state);
    const { controls, lastSession } = state;
    for (const { index, command, ...recorded } of controls)
        yield held(`before any change: ${command}`, recorded, await (0,grade.grade)(index, grading));
    for (const { index, command, ...recorded } of (0,standing/* decidingAttempt */.JF)(state).verifications) {
        const control = controls.find((each) => each.index === index);
        const failedBefore = control !== undefined && (0,facts_execution/* hasFailed */.WN)(control) ? control : undefined;
        const now = await (0,grade.grade)(index, grading, { changes, before: control?.tests, failedBefore });
        yield held(command, recorded, now);
    }
    const [then, now] = [lastSession?.given, hash()];
    if (then !== undefined && now !== undefined)
        yield { what: "the given files", recorded: then, now, isSame: then === now };
}
/** Whether the patch is the one that the run's manifest lists. */
async function* asListed(folder, { files }) {
    const name = files?.changes?.patch ?? null;
    if (name === null)
        return;
    const hash = (bytes) => (0,external_node_crypto_.createHash)("sha256").update(bytes).digest("hex");
    const now = await (0,safe_files/* readRegular */.VX)(folder, name).then(hash, () => "none");
    const recorded = await listedHash(folder, name);
    yield { what: "the patch", recorded, now, isSame: recorded === now };
}
async function listedHash(folder, name) {
    try {
        const manifest = JSON.parse((await (0,safe_files/* readRegular */.VX)(folder, "manifest.json")).toString());
        const hash = manifest.files?.find(({ path }) => path === name)?.sha256;
        return typeof hash === "string" ? hash : "not in the manifest";
    }
    catch {
        return "no manifest";
    }
}
function held(what, recorded, now) {
    const isSame = (0,facts_execution/* hasPassed */.Pc)(recorded) === (0,facts_execution/* hasPassed */.Pc)(now) &&
        recorded.ending === now.ending &&
        recorded.exitCode === now.exitCode &&
        countsOf(recorded) === countsOf(now);
    return { what, recorded: words(recorded), now: words(now), isSame };
}
function countsOf({ tests }) {
    return tests === undefined ? "" : (0,test_run/* testsWords */.hX)(tests);
}
function words(execution) {
    const { ending, exitCode } = execution;
    const how = ending === "exited" ? `exit code ${exitCode}` : `${ending} (exit code ${exitCode ?? "unknown"})`;
    return [how, ...(0,facts_execution/* testedWords */.Hn)(execution)].join(", ");
}

// EXTERNAL MODULE: ./lib/compose/executor.js
var compose_executor = __webpack_require__(20063);
// EXTERNAL MODULE: ./lib/compose/policy.js
var compose_policy = __webpack_require__(53080);
// EXTERNAL MODULE: ./lib/compose/workspace.js + 1 modules
var compose_workspace = __webpack_require__(77301);
;// CONCATENATED MODULE: ./lib/compose/regrade.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});






/**
 * Verifies again what a run left, as its policy says, in fresh sandboxes and without a model: the files as they are here, with
 * its changes in them.
 * @throws AgentExecError `settings-invalid` where these are not the files that it was given, or its changes do not fit them;
 *   what an executor throws; the signal's reason.
 */
async function* composeRegrade(regraded, { settings, variable, pinned, signal, onWarning }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { folder, run } = regraded;
        // How is set now, and never by the record: it lifts no limit and takes no proof away.
        const policy = (0,compose_policy/* policyOf */.U)({ ...settings, verify: [...run.policy.verify] }, { hasWriter: true });
        const wiring = {
            settings: { ...settings, verify: [...run.policy.verify] },
            face: "run",
            variable,
            base: { kind: "folder" },
        };
        const executor = (0,compose_executor/* pinnedTo */.A_)(pinned, await (0,compose_executor/* composeExecutor */.w2)(wiring, `regrade-${run.runId.slice(-6)}`));
        const { workspace } = settings;
        const { source, counting } = await (0,compose_workspace/* openWorkspace */.O)({
            name: workspace,
            runFolder: ".agent-exec",
            otherRuns: [folder],
            maxFiles: settings["max-files"],
        }, {
            executor,
            paths: [],
            counting: (0,compose_workspace/* countingOf */.d)(wiring.settings),
        });
        const _counting = __addDisposableResource(env_1, counting, true);
        const continued = await (0,continued_run.continuedRun)(folder, { workspace, source, here: "." });
        const begun = __addDisposableResource(env_1, continued.begun, true);
        if (continued.continues.files === "applied")
            throw applied(folder);
        const grading = { executor, workspace: source ?? undefined, counting, policy, signal, onWarning };
        yield* regrade(regraded, {
            grading,
            changes: () => begun.entries(),
            hash: () => source?.hash?.(),
        });
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function applied(folder) {
    return new errors/* AgentExecError */.r("settings-invalid", `The files here already contain the patch of ${folder}.`, {
        nextStep: "Restore the files that the run started from: `git stash`, or check out its commit.",
    });
}

// EXTERNAL MODULE: ./lib/facts/outcomes.js
var outcomes = __webpack_require__(83518);
// EXTERNAL MODULE: ./lib/process/env.js
var env = __webpack_require__(36130);
// EXTERNAL MODULE: ./lib/process/stop-signals.js
var stop_signals = __webpack_require__(39269);
// EXTERNAL MODULE: ./lib/terminal/one-line.js
var one_line = __webpack_require__(87195);
// EXTERNAL MODULE: ./lib/cli/given-settings.js + 2 modules
var given_settings = __webpack_require__(6514);
// EXTERNAL MODULE: ./lib/cli/host-consent.js
var host_consent = __webpack_require__(22961);
// EXTERNAL MODULE: ./lib/cli/print.js
var print = __webpack_require__(17721);
;// CONCATENATED MODULE: ./lib/cli/regrade.js
var regrade_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var regrade_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});









/**
 * Verifies a run's result again, without a model. Resolves with 1 if something differs.
 * @throws AgentExecError before it begins.
 */
async function regrade_regrade(path, flags) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { variable } = (0,env/* readEnvironment */.Q)();
        const run = await readRegradedRun(path);
        const found = await (0,given_settings/* givenSettings */.j)("run", flags, variable, run);
        if (found === null)
            return 0;
        // The run's policy contains its verifications.
        const settings = { ...found.settings, verify: [...run.run.policy.verify] };
        if (!(await (0,host_consent/* agreesToHostCode */.K)(settings, run)))
            return 1;
        const stop = regrade_addDisposableResource(env_1, (0,stop_signals/* listenForStopSignals */.OV)(), false);
        const all = [];
        const warnings = new Map();
        const onWarning = (warning) => {
            if (!settings.json && !warnings.has(warning.message))
                (0,print/* printOutput */.jP)(`! ${(0,one_line/* oneLine */.k)(warning.message)}\n`);
            warnings.set(warning.message, warning);
        };
        // A user who names an image wants to see the differences there.
        const pinned = "image" in flags ? undefined : run.pinned;
        try {
            const wiring = { settings, variable, pinned, signal: stop.signal, onWarning };
            for await (const each of composeRegrade(run, wiring)) {
                all.push(each);
                if (!settings.json)
                    (0,print/* printOutput */.jP)(line(each));
            }
        }
        catch (error) {
            if (!stop.signal.aborted)
                throw error;
            (0,print/* printError */.yJ)("agent-exec: stopped; unfinished work is lost.\n");
            return outcomes/* outcomes */.KI.cancelled.exitCode;
        }
        const differing = all.filter(({ isSame }) => !isSame).length;
        const told = { isSame: differing === 0, results: all, warnings: [...warnings.values()] };
        if (settings.json)
            (0,print/* printJson */.Q2)({ version: 1, runId: run.run.runId, ...told });
        else
            (0,print/* printOutput */.jP)(differing === 0 ? "\nThe same as recorded.\n" : `\n${differing} of ${all.length} differ.\n`);
        return differing === 0 ? 0 : outcomes/* outcomes */.KI.failed.exitCode;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        regrade_disposeResources(env_1);
    }
}
function line({ what, recorded, now, isSame }) {
    const title = (0,one_line/* oneLine */.k)(what);
    if (isSame)
        return `✓ ${title}: ${(0,one_line/* oneLine */.k)(now)}\n`;
    return `✗ ${title}\n  recorded  ${(0,one_line/* oneLine */.k)(recorded)}\n  now       ${(0,one_line/* oneLine */.k)(now)}\n`;
}


/***/ }),

/***/ 91521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   grade: () => (/* binding */ grade)
/* harmony export */ });
/* harmony import */ var _facts_endings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75823);
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6257);
/* harmony import */ var _counted_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35428);
/* harmony import */ var _changed_values_changed_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51118);
/* harmony import */ var _counted_tests_report_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63808);
/* harmony import */ var _counted_tests_tested_verification_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65591);
/* harmony import */ var _verified_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34098);







/**
 * One verification, by its index, on the workspace as it was given, or with these changes in it, in a session of its own. With
 * changes a pass is held against other expectations where the policy says so.
 * @throws the signal's reason, what the executor throws, and Error where the sandbox was lost.
 */
async function grade(index, grading, changed = {}) {
    const passed = (await gradeOnce(index, grading, changed));
    const isHeld = changed.changes !== undefined && grading.policy.verifyChangedValues === "auto";
    if (!isHeld || !(0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc)(passed))
        return passed;
    const { workspace, policy } = grading;
    const command = policy.verify[index];
    const values = new _changed_values_changed_values_js__WEBPACK_IMPORTED_MODULE_3__/* .ChangedValues */ .bB({
        command,
        tests: passed.tests,
        failedBefore: changed.failedBefore ?? null,
        given: workspace?.paths ?? [],
    });
    return (0,_changed_values_changed_values_js__WEBPACK_IMPORTED_MODULE_3__/* .withChangedValues */ .fJ)(passed, values, () => gradeOnce(index, grading, changed, values));
}
/** Null if nothing in the files expects a value that can be changed. */
async function gradeOnce(index, { executor, workspace, counting, policy, signal, onWarning }, { changes, before }, values) {
    const { timeoutMs, idleTimeoutMs, verify, verifyReport: reports } = policy;
    let undone = [];
    const changed = new Set();
    const counted = () => changes === undefined || counting === undefined
        ? changes?.()
        : (0,_counted_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .countedChanges */ .sA)(changes(), {
            counting,
            given: new Set(workspace?.paths),
            onUndone: (all) => (undone = all),
        });
    const start = () => executor.start({
        signal,
        purpose: "verification",
        ...(0,_verified_files_js__WEBPACK_IMPORTED_MODULE_6__/* .verifiedFiles */ .q)({
            files: workspace?.files(),
            changes: counted(),
            counting,
            values,
            onChanged: (path) => changed.add(path),
        }),
    });
    let session = await start();
    try {
        if (values?.acts === false)
            return null;
        const idle = idleTimeoutMs === undefined ? {} : { idleTimeoutMs };
        const run = (script) => session.verify(script, { signal, timeoutMs, ...idle });
        const read = (script) => session.verify(script, { signal, timeoutMs, ...idle, maxOutputBytes: _counted_tests_report_files_js__WEBPACK_IMPORTED_MODULE_4__/* .reportOutputBytes */ .Jo });
        const isReportNeeded = changes !== undefined && verify.length === 1;
        const execution = await (0,_counted_tests_tested_verification_js__WEBPACK_IMPORTED_MODULE_5__/* .runVerification */ .t)(values?.script ?? verify[index], {
            reports,
            isReportNeeded,
            before,
            changed,
            wantsNames: values === undefined,
            run,
            read,
            async anew() {
                await session.stop();
                session = await start();
            },
            onWarning,
        });
        signal.throwIfAborted();
        if ((0,_facts_endings_js__WEBPACK_IMPORTED_MODULE_0__/* .isInfrastructureEnding */ .Rc)(execution.ending))
            throw new Error(execution.evidence);
        const without = (0,_counted_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .undoneWords */ .jo)(undone);
        return { ...execution, ...(without !== "" && { without }) };
    }
    finally {
        await session.stop();
    }
}


/***/ })

};
