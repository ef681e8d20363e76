export const id = 8004;
export const ids = [8004];
export const modules = {

/***/ 22961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ agreesToHostCode)
/* harmony export */ });
/* harmony import */ var _earlier_resumed_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74020);
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

// EXTERNAL MODULE: ./lib/earlier/continued-run.js + 1 modules
var continued_run = __webpack_require__(40353);
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
 * Reads a run to run its verifications again. The folder may come from a stranger.
 * @param path the run's folder, or its transcript
 * @throws AgentExecError `settings-invalid` if there is no run or it had no verification; `transcript-invalid`.
 */
async function readRegradedRun(path) {
    const { folder, transcript } = await (0,run_folder/* openRunFolder */.iN)(path);
    const state = (0,apply/* fold */.AU)((0,reports_transcript/* parseTranscript */.K)(transcript).events);
    const { run } = state;
    const verifications = (0,standing/* decidingAttempt */.JF)(state)?.verifications ?? [];
    if (run === null || verifications.length === 0)
        throw new errors/* AgentExecError */.r("settings-invalid", `The run in ${folder.path} has no verification to run again.`, {
            nextStep: "`agent-exec show` prints the run's summary. A run has verifications only if it was started with `verify`.",
        });
    // Its changes come from its folder, even if it continued another run.
    const { continue: _continued, ...given } = (0,recorded/* withoutAsking */.SC)(run.given ?? (0,recorded/* givenFromParsed */.$o)(run.settings));
    return { folder: folder.path, state, run, given, pinned: state.lastSession?.digest ?? undefined };
}
/**
 * Runs the run's verifications again, on the original files and with its changes. @throws the executor's errors; on
 * abort the signal's reason.
 */
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
/** Whether the manifest lists this patch. */
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
 * Runs a run's verifications again in fresh sandboxes, without a model, on the current files with the run's changes.
 * @throws AgentExecError `settings-invalid` if the files are not the run's original files or the changes do not fit;
 * the executor's errors; on abort the signal's reason.
 */
async function* composeRegrade(regraded, { settings, variable, pinned, signal, onWarning }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { folder, run } = regraded;
        // Limits and proofs come from today's settings, because the record could weaken them.
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
        nextStep: "Restore the files that the run started from: use `git stash`, or check out the run's commit.",
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
        const found = await (0,given_settings/* givenSettings */.j)("run", flags, variable, { recorded: run });
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
            (0,print/* printError */.yJ)("agent-exec: stopped. The results of the unfinished verification are lost.\n");
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

/***/ 40353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  continuedRun: () => (/* binding */ continuedRun)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/files/content-of.js
var content_of = __webpack_require__(81458);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/files/safe-files.js
var safe_files = __webpack_require__(9668);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
// EXTERNAL MODULE: ./lib/ports/workspace.js
var ports_workspace = __webpack_require__(46529);
// EXTERNAL MODULE: ./lib/reports/transcript.js + 4 modules
var reports_transcript = __webpack_require__(3945);
// EXTERNAL MODULE: ./lib/run/state/apply.js
var apply = __webpack_require__(68071);
// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
// EXTERNAL MODULE: ./lib/run/told/prompt.js + 7 modules
var told_prompt = __webpack_require__(44078);
;// CONCATENATED MODULE: ./lib/run/told/said-in.js


/** 200,000 UTF-16 units, about 50,000 tokens: what a model takes beside a new task. */
const maxChars = 200_000;
/** Of a longer conversation so much of its first message, which is the task, stays. */
const maxHeadChars = 20_000;
/** What was said in an earlier run, for one that goes on from there. Pure: of its events alone. */
function saidIn(state) {
    const [head, ...rest] = (0,told_prompt/* conversation */.Wl)(state).flatMap(({ role, content }) => role === "system" ? [] : [{ role, content }]);
    if (head === undefined)
        return { messages: [] };
    const total = charsOf([head, ...rest]);
    if (total <= maxChars)
        return { messages: [head, ...rest] };
    const task = (0,truncate/* truncateMiddle */.k)(head.content, maxHeadChars);
    const last = lastWithin(rest, maxChars - task.length);
    const charsLeftOut = total - charsOf(last) - Math.min(task.length, head.content.length);
    const note = `[${charsLeftOut} more characters are left out.]`;
    return { messages: [{ role: "user", content: `${task}\n\n${note}` }, ...last], charsLeftOut };
}
/** The last messages that fit, from one of the writer's on. */
function lastWithin(messages, most) {
    let chars = 0;
    let from = messages.length;
    for (let at = messages.length - 1; at >= 0; at -= 1) {
        chars += messages[at].content.length;
        if (chars > most)
            break;
        if (messages[at].role === "assistant")
            from = at;
    }
    return messages.slice(from);
}
function charsOf(messages) {
    return messages.reduce((sum, { content }) => sum + content.length, 0);
}

// EXTERNAL MODULE: ./lib/run-folder/checkpoint-folder.js
var checkpoint_folder = __webpack_require__(54501);
// EXTERNAL MODULE: ./lib/run-folder/run-folder.js
var run_folder = __webpack_require__(5314);
// EXTERNAL MODULE: ./lib/workspace/patch/apply-patch.js
var apply_patch = __webpack_require__(61243);
// EXTERNAL MODULE: ./lib/workspace/patch/patch-check.js
var patch_check = __webpack_require__(23471);
// EXTERNAL MODULE: ./lib/workspace/patch/patched-entries.js
var patched_entries = __webpack_require__(15826);
;// CONCATENATED MODULE: ./lib/earlier/continued-run.js
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
 * Reads an earlier run to continue it: its conversation, and its changes, which are tried on the current files. The
 * folder may come from a stranger.
 * @param path the run's folder, or its transcript
 * @throws AgentExecError `settings-invalid` if there is no run, if it cannot be continued with this workspace, or if
 *   its changes do not fit the current files; `transcript-invalid`.
 */
async function continuedRun(path, going) {
    const { folder, transcript } = await (0,run_folder/* openRunFolder */.iN)(path);
    const { events } = (0,reports_transcript/* parseTranscript */.K)(transcript);
    const state = (0,apply/* fold */.AU)(events);
    const { runId, settings } = state.run;
    if (!/^[\w.-]{1,100}$/.test(runId))
        throw refused(folder, "agent-exec did not write the id in its record", "Use the folder of a run.");
    if (state.files === null) {
        const why = "its record ends before its files were saved";
        throw refused(folder, why, "Start a new run with the same task. The report of the old run shows its output.");
    }
    requireSameKind(folder, settings["workspace"], going.workspace);
    const begun = await (0,checkpoint_folder/* openCheckpointFolder */.$)();
    try {
        const files = await filesOf(state, { folder, begun, ...going });
        const outcome = state.end?.outcome ?? null;
        return { continues: { runId, outcome, ...saidIn(state), files }, begun };
    }
    catch (thrown) {
        await begun[Symbol.asyncDispose]();
        throw thrown;
    }
}
function isRepository(workspace) {
    return typeof workspace === "string" && (0,ports_workspace/* repositoryFolder */.p)(workspace) !== null;
}
function requireSameKind(folder, before, now) {
    const kindOf = (workspace) => workspace === "empty" || isRepository(workspace) ? String(workspace) : "DIR";
    if (kindOf(before) === kindOf(now))
        return;
    throw refused(folder, `its \`workspace\` was ${kindOf(before)}, but this run's is ${kindOf(now)}`, `Set \`workspace\` to ${typeof before === "string" && before !== "" ? (0,listed/* named */.r)(before) : "the same value"}.`);
}
/** @throws AgentExecError `settings-invalid` if the changes do not fit. */
async function filesOf({ files }, { folder, begun, workspace, source, here }) {
    const { artifacts, changes } = files;
    if (source === null) {
        if (artifacts.length === 0)
            return "none";
        await begun.keep(artifactsOf(folder, artifacts), 0);
        return "put-in";
    }
    if (changes?.patchFault !== undefined)
        throw refused(folder, `it left no patch: ${changes.patchFault}`, "Start a new run with its task.");
    const name = changes?.patch ?? null;
    if (name === null)
        return "none";
    const patch = (0,external_node_path_.join)(folder.path, name);
    await requirePatch(folder, name);
    // The workspace of the new run, which a person named.
    const target = await (0,apply_patch/* patchTarget */._i)(workspace, here, (0,ports_workspace/* repositoryFolder */.p)(workspace) ?? workspace);
    if (await (0,apply_patch/* isApplied */.KN)(patch, target))
        return "applied";
    requireSameBase(folder, changes?.base ?? null, source.base);
    try {
        await begun.keep((0,patched_entries/* patchedEntries */.C)(patch, source), 0);
    }
    catch (thrown) {
        if (!(thrown instanceof patch_check/* NotApplied */.tb))
            throw thrown;
        const why = `its changes do not apply to the files now in ${source.folder}: ${(0,errors/* messageOf */.bD)(thrown)}`;
        throw refused(folder, why, takeFiles);
    }
    return "put-in";
}
const takeFiles = "Restore the files that the run started from: use `git stash`, or check out the run's commit. Or apply the run's patch first with `agent-exec apply`.";
function requireSameBase(folder, before, now) {
    if (before === now)
        return;
    const name = (base) => (base === null ? "no commit" : (0,listed/* named */.r)(base.slice(0, 12)));
    throw refused(folder, `it started from ${name(before)}, but the files here are at ${name(now)}`, takeFiles);
}
/** A link in place of the patch could lead to any file of this machine. */
async function requirePatch(folder, name) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const handle = await (0,safe_files/* openRegular */.lf)(folder.path, name).catch(() => null);
        const _patch = __addDisposableResource(env_1, await ofSize(folder, handle, { path: name, maxBytes: maxPatchBytes }), true);
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
async function* artifactsOf(folder, artifacts) {
    for (const { path, sha256 } of artifacts) {
        const env_2 = { stack: [], error: void 0, hasError: false };
        try {
            const opened = await folder.openArtifact(path);
            const handle = __addDisposableResource(env_2, await ofSize(folder, opened, { path, maxBytes: maxFileBytes }), true);
            const { mode } = await handle.stat();
            const bytes = await handle.readFile();
            if ((0,external_node_crypto_.createHash)("sha256").update(bytes).digest("hex") !== sha256)
                throw refused(folder, `${(0,listed/* named */.r)(path)} has changed since the run ended`, wholeFolder);
            const isExecutable = (mode & 0o111) !== 0;
            yield { kind: "file", path, bytes: bytes.byteLength, isExecutable, content: (0,content_of/* contentOf */.$)(bytes) };
        }
        catch (e_2) {
            env_2.error = e_2;
            env_2.hasError = true;
        }
        finally {
            const result_2 = __disposeResources(env_2);
            if (result_2)
                await result_2;
        }
    }
}
/** 64 MiB and 100 MiB. No run writes larger files. */
const maxPatchBytes = 64 * 1024 ** 2;
const maxFileBytes = 100 * 1024 ** 2;
/** @throws AgentExecError if the file cannot be opened or is too large. Then it is closed again. */
async function ofSize(folder, handle, { path, maxBytes }) {
    if (handle === null)
        throw refused(folder, `${(0,listed/* named */.r)(path)} is not a file in the run's folder`, wholeFolder);
    if ((await handle.stat()).size <= maxBytes)
        return handle;
    await handle.close();
    throw refused(folder, `${(0,listed/* named */.r)(path)} is larger than any file that a run writes`, wholeFolder);
}
const wholeFolder = "Use the run's whole, unchanged folder. For a run in CI, download its artifact.";
function refused({ path }, why, nextStep) {
    const message = `The run in ${path} cannot be continued: ${why}.`;
    return new errors/* AgentExecError */.r("settings-invalid", message, { nextStep });
}


/***/ }),

/***/ 46529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ repositoryFolder)
/* harmony export */ });
/**
 * The folder of the repository that the setting `workspace` names, such as `repo` or `repo:sub/folder`. Null for a
 * workspace without a repository.
 */
function repositoryFolder(workspace) {
    if (workspace === "repo")
        return ".";
    return /^repo:(.+)$/s.exec(workspace)?.[1] ?? null;
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
 * Runs one verification, by its index, in its own session: on the original files, or with these changes. With changes,
 * a pass is tried again with changed expected values if the policy says so.
 * @throws the signal's reason, the executor's errors, and Error if the sandbox was lost.
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
async function gradeOnce(index, { executor, workspace, counting, policy, maxCases, signal, onWarning }, { changes, before }, values) {
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
        const kept = maxCases === undefined ? {} : { maxOutputBytes: _counted_tests_report_files_js__WEBPACK_IMPORTED_MODULE_4__/* .reportOutputBytes */ .Jo };
        const run = (script) => session.verify(script, { signal, timeoutMs, ...idle, ...kept });
        const read = (script) => session.verify(script, { signal, timeoutMs, ...idle, maxOutputBytes: _counted_tests_report_files_js__WEBPACK_IMPORTED_MODULE_4__/* .reportOutputBytes */ .Jo });
        const isReportNeeded = changes !== undefined && verify.length === 1;
        const execution = await (0,_counted_tests_tested_verification_js__WEBPACK_IMPORTED_MODULE_5__/* .runVerification */ .t)(values?.script ?? verify[index], {
            reports,
            isReportNeeded,
            before,
            changed,
            wantsNames: values === undefined,
            maxCases,
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
