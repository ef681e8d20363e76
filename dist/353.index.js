export const id = 353;
export const ids = [353];
export const modules = {

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

/***/ 46529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ repositoryFolder)
/* harmony export */ });
/** The repository's folder for `repo` or `repo:sub/folder`. Null for a workspace without a repository. */
function repositoryFolder(workspace) {
    if (workspace === "repo")
        return ".";
    return /^repo:(.+)$/s.exec(workspace)?.[1] ?? null;
}


/***/ }),

/***/ 6173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* binding */ givenFromParsed),
/* harmony export */   Km: () => (/* binding */ asFlags),
/* harmony export */   Mp: () => (/* binding */ recordedSettings),
/* harmony export */   SC: () => (/* binding */ withoutAsking),
/* harmony export */   gt: () => (/* binding */ neededAgain),
/* harmony export */   qs: () => (/* binding */ givenForRecord)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90566);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35903);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77690);
/* harmony import */ var _trust_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12843);
/* harmony import */ var _format_shell_word_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67402);






/** Removes the settings that say who is asked and how, because a transcript gives the answers. */
function withoutAsking(given) {
    return Object.fromEntries(Object.entries(given).filter(([name]) => !asks(name)));
}
function asks(name) {
    const { asks, needs } = _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp[name]?.description ?? {};
    return asks === true || needs?.includes("model") === true;
}
/** A verification's settings from parsed values. Leaves out values that mean something else if parsed again. */
function givenFromParsed(settings) {
    return Object.fromEntries((0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsOf */ .f5)("run")
        .filter(([name, description, group]) => isKept(name) && countsForVerification(description, group))
        .map(([name]) => [name, settings[name]])
        .filter(([name, value]) => value !== undefined && [value].flat().length > 0 && meansTheSame(name, value)));
}
/** Whether the setting matters for a verification. How often and how long a model is asked does not. */
function countsForVerification({ needs = [] }, group) {
    return !["config", "task", "writer", "run", "report"].includes(group) || needs.includes("verification");
}
function meansTheSame(name, value) {
    const { data } = _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp[name].value.safeParse(value);
    const [again, absent] = [data, _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp[name].value.absent].map((each) => JSON.stringify(each));
    return again === JSON.stringify(value) && again !== absent;
}
/** The given settings that a transcript keeps, by name, for a run that is resumed. */
function givenForRecord(raw) {
    return Object.fromEntries(raw.filter(({ name }) => isKept(name)).map(({ name, value }) => [name, value]));
}
function isKept(name) {
    const row = _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp[name];
    return row !== undefined && (row.description.isRecorded ?? (0,_config_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfSetUp */ .hS)(row));
}
/**
 * The settings in a run's transcript, without those that are given again now. The folder may be a stranger's, so its
 * transcript may set only what a config file in a folder may set. A transcript does not contain the values that it had
 * to hide.
 * @param given the settings that are given now, as flags
 * @param variables the settings from environment variables
 * @throws AgentExecError `settings-invalid` that names the settings to give again.
 */
function recordedSettings(recorded, { given, variables }, folder) {
    const now = new Set(given.map(({ name }) => name));
    const raw = Object.entries(recorded)
        .filter(([name]) => isKept(name) && !now.has(name))
        .map(([name, value]) => ({ name, value, origin: `${folder} ${name}`, isDefault: true }));
    const unsure = raw.filter((each) => isUnsure(each, [...variables, ...given]));
    if (unsure.length === 0)
        return raw;
    const all = unsure.map(({ name, value }) => `--${name} ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .r)([value].flat().join(", "))}`);
    const flags = unsure.map(asFlags);
    const message = `The run in ${folder} used these options: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .K)(all)}. agent-exec does not accept them from a run's folder, because somebody else may have written them.`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", message, {
        nextStep: `If you agree with ${unsure.length === 1 ? "this option" : "these options"}, add to the command: ${flags.join(" ")}`,
    });
}
/** The settings in a run's transcript that a resumed run takes only if they are given again. */
function neededAgain(recorded) {
    const all = Object.entries(recorded).filter(([name]) => isKept(name));
    return all.filter(([name, value]) => isUnsure({ name, value }, [])).map(([name]) => name);
}
function isUnsure({ name, value }, given) {
    return (0,_trust_js__WEBPACK_IMPORTED_MODULE_3__/* .trustOf */ .h)({ name, value }, given) !== true || (JSON.stringify(value) ?? "").includes("***");
}
/** A setting as a person types it on the command line. */
function asFlags({ name, value }) {
    const each = [value].flat();
    return each.map((one) => (one === true ? `--${name}` : `--${name} ${(0,_format_shell_word_js__WEBPACK_IMPORTED_MODULE_5__/* .readableWord */ .Vu)(String(one))}`)).join(" ");
}


/***/ })

};
