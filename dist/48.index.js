export const id = 48;
export const ids = [48];
export const modules = {

/***/ 70048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ verifiedAlone),
/* harmony export */   t: () => (/* binding */ composeRegrade)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _earlier_continued_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40353);
/* harmony import */ var _earlier_regraded_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32526);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452);
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6257);
/* harmony import */ var _files_safe_changes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9122);
/* harmony import */ var _files_temporary_folder_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36753);
/* harmony import */ var _proof_grade_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(91521);
/* harmony import */ var _workspace_patch_patched_entries_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(15826);
/* harmony import */ var _workspace_source_workspace_source_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(72390);
/* harmony import */ var _executor_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5777);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(53080);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(77301);
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
 * Runs a run's verifications again in fresh sandboxes, without a model, on the current files plus the run's changes.
 * @throws AgentExecError `settings-invalid` if the current files are not the run's original files, or if the changes do
 * not fit; the executor's errors. If the signal aborts, the error is the signal's reason.
 */
async function* composeRegrade(regraded, { settings: current, signal, onWarning, ...wiring }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { folder, run } = regraded;
        // Limits and proofs come from the current settings, because a transcript could weaken them.
        const settings = { ...current, verify: [...run.policy.verify] };
        const policy = (0,_policy_js__WEBPACK_IMPORTED_MODULE_12__/* .policyOf */ .US)(settings, { hasWriter: true });
        const executor = await (0,_executor_js__WEBPACK_IMPORTED_MODULE_11__/* .composeExecutor */ .w2)({ ...wiring, settings, face: "run", base: { kind: "folder" } }, `regrade-${run.runId.slice(-6)}`);
        const { source, counting } = await (0,_workspace_js__WEBPACK_IMPORTED_MODULE_13__/* .openWorkspace */ .O)(settings, { executor, paths: [], otherRuns: [folder] });
        const _counting = __addDisposableResource(env_1, counting, true);
        const { workspace } = settings;
        const { continues, ...continued } = await (0,_earlier_continued_run_js__WEBPACK_IMPORTED_MODULE_2__.continuedRun)(folder, { workspace, source, here: "." });
        const begun = __addDisposableResource(env_1, continued.begun, true);
        if (continues.files === "applied")
            throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .settingsInvalid */ .DI)(`The workspace already contains the patch of the run in ${folder}.`, "Restore the files that the run started from: use `git stash`, or check out the run's commit.");
        const grading = { executor, workspace: source ?? undefined, counting, policy, signal, onWarning };
        yield* (0,_earlier_regraded_run_js__WEBPACK_IMPORTED_MODULE_3__/* .regrade */ .z)(regraded, { grading, changes: () => begun.entries(), hash: () => source?.hash?.() });
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
/**
 * Finds the patches that pass all verifications alone. Each is tested in fresh sandboxes with the original files.
 * @throws the executor's errors; NotApplied if git refuses a patch. If the signal aborts, the error is the signal's
 * reason.
 */
async function* verifiedAlone(parts, wiring) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { settings, fetched: here = ".", signal } = wiring;
        const executor = await (0,_executor_js__WEBPACK_IMPORTED_MODULE_11__/* .composeExecutor */ .w2)(wiring, `alone-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(4).toString("hex")}`);
        const source = await (0,_workspace_source_workspace_source_js__WEBPACK_IMPORTED_MODULE_10__.workspaceSource)({
            name: settings.workspace,
            here,
            runFolder: settings.out ?? ".agent-exec",
            maxFiles: settings["max-files"],
        });
        executor.checkRoom?.(source.size);
        const policy = { ...(0,_policy_js__WEBPACK_IMPORTED_MODULE_12__/* .policyOf */ .US)(settings, { hasWriter: false }), verifyChangedValues: "off" };
        const grading = { executor, workspace: source, policy, signal, onWarning: () => undefined };
        const folder = __addDisposableResource(env_2, await (0,_files_temporary_folder_js__WEBPACK_IMPORTED_MODULE_7__/* .temporaryFolder */ .y)("agent-exec-alone-"), true);
        for (const part of parts) {
            await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .replaceFile */ .fR)(folder.path, "part.patch", Buffer.from(part.patch));
            const changes = () => (0,_workspace_patch_patched_entries_js__WEBPACK_IMPORTED_MODULE_9__/* .patchedEntries */ .C)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder.path, "part.patch"), source, { signal });
            let passes = true;
            for (const index of policy.verify.keys())
                passes &&= (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_5__/* .hasPassed */ .Pc)(await (0,_proof_grade_js__WEBPACK_IMPORTED_MODULE_8__.grade)(index, grading, { changes }));
            if (passes)
                yield part;
        }
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


/***/ }),

/***/ 40353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  continuedRun: () => (/* binding */ continuedRun),
  requireSameServer: () => (/* binding */ requireSameServer)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/files/content.js
var content = __webpack_require__(52278);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/files/safe-files.js
var safe_files = __webpack_require__(9668);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
// EXTERNAL MODULE: ./lib/ports/workspace.js
var ports_workspace = __webpack_require__(46529);
// EXTERNAL MODULE: ./lib/run/state/apply.js
var apply = __webpack_require__(68071);
// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
// EXTERNAL MODULE: ./lib/run/told/prompt.js + 3 modules
var told_prompt = __webpack_require__(86545);
;// CONCATENATED MODULE: ./lib/run/told/said-in.js


/** About 50,000 tokens. A model can read this much in addition to a new task. */
const maxChars = 200_000;
/** How much of the first message, which contains the task, stays in a longer conversation. */
const maxHeadChars = 20_000;
const unseen = "(The images of this message are no longer shown.)";
/** The messages of an earlier run, for a run that continues it, from its events. */
function saidIn(state) {
    const [head, ...rest] = (0,told_prompt/* conversation */.Wl)(state).flatMap(({ role, content, images }) => role === "system" ? [] : [{ role, content: images === undefined ? content : `${content}\n\n${unseen}` }]);
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
/** The last messages that fit. The first of them is one of the model. */
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
// EXTERNAL MODULE: ./lib/settings/recorded.js
var recorded = __webpack_require__(6173);
// EXTERNAL MODULE: ./lib/workspace/patch/apply-patch.js
var apply_patch = __webpack_require__(61243);
// EXTERNAL MODULE: ./lib/workspace/patch/patch-check.js
var patch_check = __webpack_require__(23471);
// EXTERNAL MODULE: ./lib/workspace/patch/patched-entries.js
var patched_entries = __webpack_require__(15826);
// EXTERNAL MODULE: ./lib/earlier/open-run.js
var open_run = __webpack_require__(27934);
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
 * Reads an earlier run in order to continue it: its conversation and its changes. The changes are tested on the current
 * files. The folder may come from a stranger.
 * @param path the run's folder, or its transcript
 * @throws AgentExecError `settings-invalid` if there is no run, if it cannot be continued with this workspace, or if
 * its changes do not fit the current files; `transcript-invalid`.
 */
async function continuedRun(path, going) {
    const { folder, events } = await (0,open_run.readRun)(path);
    const state = (0,apply/* fold */.AU)(events);
    const { runId, settings } = state.run;
    if (!/^[\w.-]{1,100}$/.test(runId))
        throw refused(folder, "the run's id in the transcript does not have the form that agent-exec writes", "Use the folder of a run.");
    if (state.files === null)
        throw refused(folder, "its transcript ends before its files were saved", "Start a new run with the same task. The report of the old run shows the output of that run's code.");
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
/**
 * Refuses to send the conversation of an earlier run to another model server that nobody named. The earlier server is
 * not used either, because its address comes from a folder that may be a stranger's.
 * @param path the run's folder, or its transcript
 * @param now the address of the new run's model server, which is the default
 * @throws AgentExecError `settings-invalid`.
 */
async function requireSameServer(path, now) {
    const { folder, events } = await (0,open_run.readRun)(path);
    const { model, "base-url": before } = (0,apply/* fold */.AU)(events).run.settings;
    if (model === undefined || typeof before !== "string" || before === now)
        return;
    const [theirs, ours] = [before, now].map((value) => (0,recorded/* asFlags */.Km)({ name: "base-url", value }));
    throw refused(folder, `its model server was ${before}, and you did not name a server for the new run`, `Add \`${theirs}\` if you trust this server. To send the conversation to another server, add for example \`${ours}\`.`);
}
function requireSameKind(folder, before, now) {
    const kindOf = (workspace) => typeof workspace === "string" && (workspace === "empty" || (0,ports_workspace/* repositoryFolder */.p)(workspace) !== null)
        ? workspace
        : "DIR";
    if (kindOf(before) === kindOf(now))
        return;
    throw refused(folder, `its \`workspace\` was ${kindOf(before)}, but the new run's is ${kindOf(now)}`, `Set \`workspace\` to ${typeof before === "string" && before !== "" ? (0,listed/* named */.r)(before) : "the same value"}.`);
}
/** @throws AgentExecError `settings-invalid` if the changes do not fit. */
async function filesOf({ files }, { folder, begun, workspace, source, here, }) {
    const { artifacts, changes } = files;
    if (source === null) {
        if (artifacts.length === 0)
            return "none";
        await begun.keep(artifactsOf(folder, artifacts), 0);
        return "put-in";
    }
    if (changes?.patchFault !== undefined)
        throw refused(folder, `it has no patch: ${changes.patchFault}`, "Start a new run with the same task.");
    const name = changes?.patch ?? null;
    if (name === null)
        return "none";
    const patch = (0,external_node_path_.join)(folder.path, name);
    // A link in place of the patch could lead to any file on this machine, so it is refused.
    const opened = await (0,safe_files/* openRegular */.lf)(folder.path, name).catch(() => null);
    await (await ofSize(folder, opened, name, maxPatchBytes)).close();
    // The workspace of the new run, which the user named.
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
const takeFiles = "Restore the files that the run started from: use `git stash`, or check out the run's commit. Or apply the run's patch with `agent-exec apply` before you continue the run.";
function requireSameBase(folder, before, now) {
    if (before === now)
        return;
    const name = (base) => (base === null ? "no commit" : (0,listed/* named */.r)(base.slice(0, 12)));
    throw refused(folder, `the run started from ${name(before)}, but the files here are at ${name(now)}`, takeFiles);
}
async function* artifactsOf(folder, artifacts) {
    for (const { path, sha256 } of artifacts) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const opened = await folder.openArtifact(path);
            const handle = __addDisposableResource(env_1, await ofSize(folder, opened, path, maxFileBytes), true);
            const { mode } = await handle.stat();
            const bytes = await handle.readFile();
            if ((0,external_node_crypto_.hash)("sha256", bytes) !== sha256)
                throw refused(folder, `${(0,listed/* named */.r)(path)} has changed since the run ended`, wholeFolder);
            const isExecutable = (mode & 0o111) !== 0;
            yield { kind: "file", path, bytes: bytes.byteLength, isExecutable, content: (0,content/* contentOf */.$E)(bytes) };
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
}
/** No run writes larger files. */
const maxPatchBytes = 64 * 1024 ** 2;
const maxFileBytes = 100 * 1024 ** 2;
/**
 * Opens a file within a size limit.
 * @throws AgentExecError if it cannot be opened or is too large. In that case it is closed again.
 */
async function ofSize(folder, handle, path, maxBytes) {
    if (handle === null)
        throw refused(folder, `${(0,listed/* named */.r)(path)} is not a file in the run's folder`, wholeFolder);
    if ((await handle.stat()).size <= maxBytes)
        return handle;
    await handle.close();
    throw refused(folder, `${(0,listed/* named */.r)(path)} is too large: no run writes such a large file`, wholeFolder);
}
const wholeFolder = "Use the complete, unchanged folder of the run. For a run in CI, download the run's artifact.";
function refused({ path }, why, nextStep) {
    const message = `The run in ${path} cannot be continued: ${why}.`;
    return (0,errors/* settingsInvalid */.DI)(message, nextStep);
}


/***/ }),

/***/ 32526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ readRegradedRun),
/* harmony export */   z: () => (/* binding */ regrade)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9668);
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6257);
/* harmony import */ var _facts_test_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89259);
/* harmony import */ var _run_state_apply_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68071);
/* harmony import */ var _run_state_standing_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19411);
/* harmony import */ var _proof_grade_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(91521);
/* harmony import */ var _open_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(27934);
/* harmony import */ var _settings_recorded_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6173);










/**
 * Reads a run in order to run its verifications again. The folder may be a stranger's.
 * @param path the run's folder, or its transcript
 * @throws AgentExecError `settings-invalid` if there is no run, or if it had no verification; `transcript-invalid`.
 */
async function readRegradedRun(path) {
    const { folder, events } = await (0,_open_run_js__WEBPACK_IMPORTED_MODULE_8__.readRun)(path);
    const state = (0,_run_state_apply_js__WEBPACK_IMPORTED_MODULE_5__/* .fold */ .AU)(events);
    const { run } = state;
    const verifications = (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_6__/* .decidingAttempt */ .JF)(state)?.verifications ?? [];
    if (run === null || verifications.length === 0)
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsInvalid */ .DI)(`The run in ${folder.path} has no verification to run again.`, "`agent-exec show` prints the run's summary. Only runs that were started with `verify` have verifications.");
    // The changes come from the run's own folder, even if the run continued another one.
    const { continue: _continued, ...given } = (0,_settings_recorded_js__WEBPACK_IMPORTED_MODULE_9__/* .withoutAsking */ .SC)(run.given ?? (0,_settings_recorded_js__WEBPACK_IMPORTED_MODULE_9__/* .givenFromParsed */ .$o)(run.settings));
    return { folder: folder.path, state, run, given, pinned: state.lastSession?.digest ?? undefined };
}
/**
 * Runs the run's verifications again, on the original files and with its changes.
 * @throws the executor's errors. If the signal aborts, the error is the signal's reason.
 */
async function* regrade({ folder, state }, { grading, changes, hash }) {
    yield* asListed(folder, state);
    const { controls, lastSession } = state;
    for (const { index, command, ...recorded } of controls)
        yield held(`before any change: ${command}`, recorded, await (0,_proof_grade_js__WEBPACK_IMPORTED_MODULE_7__.grade)(index, grading));
    for (const { index, command, ...recorded } of (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_6__/* .decidingAttempt */ .JF)(state).verifications) {
        const control = controls.find((each) => each.index === index);
        const failedBefore = control !== undefined && (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_3__/* .hasFailed */ .WN)(control) ? control : undefined;
        const now = await (0,_proof_grade_js__WEBPACK_IMPORTED_MODULE_7__.grade)(index, grading, { changes, before: control?.tests, failedBefore });
        yield held(command, recorded, now);
    }
    const [then, now] = [lastSession?.given, hash()];
    if (then !== undefined && now !== undefined)
        yield { what: "the given files", recorded: then, now, isSame: then === now };
}
/** Compares the patch with the manifest. */
async function* asListed(folder, { files }) {
    const name = files?.changes?.patch ?? null;
    if (name === null)
        return;
    const now = await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readRegular */ .VX)(folder, name).then((bytes) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", bytes), () => "none");
    const recorded = await listedHash(folder, name);
    yield { what: "the patch", recorded, now, isSame: recorded === now };
}
async function listedHash(folder, name) {
    try {
        const manifest = JSON.parse((await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readRegular */ .VX)(folder, "manifest.json")).toString());
        const listed = manifest.files?.find(({ path }) => path === name)?.sha256;
        return typeof listed === "string" ? listed : "not in the manifest";
    }
    catch {
        return "no manifest";
    }
}
function held(what, recorded, now) {
    const isSame = (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_3__/* .hasPassed */ .Pc)(recorded) === (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_3__/* .hasPassed */ .Pc)(now) &&
        recorded.ending === now.ending &&
        recorded.exitCode === now.exitCode &&
        countsOf(recorded) === countsOf(now);
    return { what, recorded: words(recorded), now: words(now), isSame };
}
function countsOf({ tests }) {
    return tests === undefined ? "" : (0,_facts_test_run_js__WEBPACK_IMPORTED_MODULE_4__/* .testsWords */ .hX)(tests);
}
function words(execution) {
    const { ending, exitCode } = execution;
    const how = ending === "exited" ? `exit code ${exitCode}` : `${ending} (exit code ${exitCode ?? "unknown"})`;
    return [how, ...(0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_3__/* .testedWords */ .Hn)(execution)].join(", ");
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
/* harmony import */ var _changed_values_changed_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39905);
/* harmony import */ var _counted_tests_report_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30489);
/* harmony import */ var _counted_tests_tested_verification_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81532);
/* harmony import */ var _verified_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34098);







/**
 * Runs one verification, by its index, in its own session: on the original files, or with these changes. After a pass
 * with changes, it runs again with changed expected values, if the policy says so.
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
/** Null if the files contain no expected value that can be changed. */
async function gradeOnce(index, { executor, workspace, counting, policy, maxCases, signal, onWarning }, { changes, before }, values) {
    const { timeoutMs, idleTimeoutMs, verify, verifyReport: reports } = policy;
    let undone = [];
    const changed = new Map();
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
            onChanged: (path, text) => changed.set(path, text),
        }),
    });
    let session = await start();
    try {
        if (values?.acts === false)
            return null;
        const limits = { signal, timeoutMs, ...(idleTimeoutMs !== undefined && { idleTimeoutMs }) };
        const read = (script) => session.verify(script, { ...limits, maxOutputBytes: _counted_tests_report_files_js__WEBPACK_IMPORTED_MODULE_4__/* .reportOutputBytes */ .Jo });
        const run = maxCases === undefined ? (script) => session.verify(script, limits) : read;
        const isReportNeeded = changes !== undefined && verify.length === 1;
        const execution = await (0,_counted_tests_tested_verification_js__WEBPACK_IMPORTED_MODULE_5__/* .runVerification */ .t)(values?.script ?? verify[index], {
            reports,
            isReportNeeded,
            before,
            changed,
            originals: workspace && (() => workspace.files()),
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
