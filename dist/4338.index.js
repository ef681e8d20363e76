export const id = 4338;
export const ids = [4338,9118];
export const modules = {

/***/ 21916:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = exports.kp = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
exports.kp = closest;


/***/ }),

/***/ 25175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ givenSettings)
});

// EXTERNAL MODULE: ./lib/process/named-file.js
var named_file = __webpack_require__(91219);
// EXTERNAL MODULE: ./lib/settings/config.js
var settings_config = __webpack_require__(35903);
// EXTERNAL MODULE: ./lib/rows/origin.js
var origin = __webpack_require__(21303);
;// CONCATENATED MODULE: ./lib/settings/from-flags.js

/** Parsed flags, by their names without dashes, as raw settings. */
function fromFlags(flags) {
    return Object.entries(flags)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => ({ name, value, origin: origin/* origins */.kt.flag(name) }));
}

// EXTERNAL MODULE: ./lib/rows/setting.js
var setting = __webpack_require__(14533);
// EXTERNAL MODULE: ./lib/settings/schema.js + 9 modules
var schema = __webpack_require__(7793);
;// CONCATENATED MODULE: ./lib/settings/from-variables.js


/**
 * The defaults that a person's environment sets for a command, as raw settings; what the command is given goes before
 * them. In a workflow its inputs alone count.
 * @param variable reads a variable; absent and empty are the same
 */
function fromVariables(variable, face) {
    return (0,schema/* settingsOf */.f5)(face).flatMap(([name, { hasVariable }]) => {
        const value = hasVariable === true ? variable((0,setting/* variableOf */.Qn)(name)) : undefined;
        return value === undefined ? [] : [{ name, value, origin: (0,setting/* variableOf */.Qn)(name), isDefault: true }];
    });
}

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
;// CONCATENATED MODULE: ./lib/settings/recorded.js




/** How it is printed and where it is kept: each call of a command says that anew. */
const ofTheCall = ["json", "quiet", "out"];
/** What the run's policy holds whole. */
const ofThePolicy = ["result-schema", "system-prompt", "system-prompt-alone"];
/** What a record keeps of what was given, by the settings' names, for a run that is resumed. */
function givenForRecord(raw) {
    return Object.fromEntries(raw.filter(({ name }) => isKept(name)).map(({ name, value }) => [name, value]));
}
function isKept(name) {
    const row = schema/* table */.tp[name];
    return (row !== undefined &&
        ![...ofTheCall, ...ofThePolicy].includes(name) &&
        ((0,settings_config/* isOfSetUp */.hS)(row) || name === "continue"));
}
/**
 * The settings that a run's record holds, but for those that are given now. A folder may be a stranger's: of what opens the
 * sandbox, runs or reads something of the machine or says where a key is sent it is not believed, and a secret that it had to
 * hide it cannot tell.
 * @param given what is given now
 * @throws AgentExecError `settings-invalid` that names what is to be given again.
 */
function recordedSettings(recorded, given, folder) {
    const now = new Set(given.map(({ name }) => name));
    const raw = Object.entries(recorded)
        .filter(([name]) => isKept(name) && !now.has(name))
        .map(([name, value]) => ({ name, value, origin: `${folder} ${name}`, isDefault: true }));
    const unsure = raw.filter(({ name, value }) => !(0,settings_config/* isHarmless */.EW)(schema/* table */.tp[name], value) || (JSON.stringify(value) ?? "").includes("***"));
    if (unsure.length === 0)
        return raw;
    const all = unsure.map(({ name, value }) => `--${name} ${(0,listed/* named */.r)([value].flat().join(", "))}`);
    throw new errors/* AgentExecError */.r("settings-invalid", `The run in ${folder} was given what is not believed of a folder alone, which may be a stranger's: ${(0,listed/* listed */.K)(all)}.`, { nextStep: `Give ${unsure.length === 1 ? "it" : "them"} again beside the folder once you have looked.` });
}

// EXTERNAL MODULE: ./lib/settings/resolve.js + 1 modules
var resolve = __webpack_require__(12002);
// EXTERNAL MODULE: ./lib/settings/secrets.js
var secrets = __webpack_require__(99220);
// EXTERNAL MODULE: ./lib/cli/print.js
var print = __webpack_require__(17721);
;// CONCATENATED MODULE: ./lib/cli/given-settings.js









/** 1 MiB of settings. */
const maxBytes = 1024 ** 2;
/**
 * The settings of a command, of its flags before its config file before the environment; null where they were to be
 * printed, and are.
 * @throws AgentExecError `settings-invalid`.
 */
async function givenSettings(face, flags, variable, recorded = null) {
    const { json, ...rest } = flags;
    const variables = fromVariables(variable, face);
    const given = fromFlags(face === "audit" || face === "doctor" || face === "conformance" ? rest : flags);
    const config = recorded === null
        ? await (0,settings_config/* readConfig */.Xg)([...variables, ...given], { face, read, isOwners: false })
        : recordedSettings(recorded.given, given, recorded.folder);
    const raw = [...variables, ...config, ...given];
    const settings = (0,resolve/* resolveSettings */.M)(raw, face, print/* withoutSecrets */.cT);
    const last = new Map(raw.map((each) => [each.name, each]));
    if (settings["print-config"]) {
        await given_settings_print([...last.values()], face, json === true);
        return null;
    }
    const origins = Object.fromEntries([...last.values()].map(({ name, origin }) => [name, origin]));
    return {
        settings,
        secrets: (0,secrets/* secretsOf */.F)(raw, variable),
        origins,
        given: givenForRecord([...last.values()]),
    };
}
async function read(path) {
    try {
        return await (0,named_file/* readNamed */.Mk)(path, maxBytes);
    }
    catch (error) {
        if (error.code === "ENOENT")
            return null;
        throw error;
    }
}
/** Not how it is printed, what belongs to one run, or where it came from: the rest is the set-up. */
async function given_settings_print(given, face, isJson) {
    const { printConfig } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(2154)]).then(__webpack_require__.bind(__webpack_require__, 12154));
    const kept = given.filter(({ name }) => given_settings_isKept(name));
    if (isJson)
        return (0,print/* printJson */.Q2)(Object.fromEntries(kept.map(({ name, value }) => [name, value])));
    const head = `What agent-exec ${face} is given; all else has its default. Kept as ${settings_config/* usualConfig */.lz} it is found again.`;
    (0,print/* printOutput */.jP)(printConfig(kept, head));
}
function given_settings_isKept(name) {
    return name !== "json" && name !== "quiet" && (0,settings_config/* isOfSetUp */.hS)(schema/* table */.tp[name]);
}


/***/ }),

/***/ 31355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  regrade: () => (/* binding */ regrade_regrade)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/files/safe-files.js
var safe_files = __webpack_require__(9668);
// EXTERNAL MODULE: ./lib/ports/execution.js
var execution = __webpack_require__(3646);
// EXTERNAL MODULE: ./lib/ports/test-run.js
var test_run = __webpack_require__(41742);
// EXTERNAL MODULE: ./lib/reports/transcript.js + 6 modules
var reports_transcript = __webpack_require__(39975);
// EXTERNAL MODULE: ./lib/run/state/apply.js
var apply = __webpack_require__(68071);
// EXTERNAL MODULE: ./lib/run/state/standing.js
var standing = __webpack_require__(19411);
// EXTERNAL MODULE: ./lib/run/verification/grade.js
var grade = __webpack_require__(79118);
// EXTERNAL MODULE: ./lib/run-folder/run-folder.js
var run_folder = __webpack_require__(5314);
// EXTERNAL MODULE: ./lib/compose/continued-run.js + 2 modules
var continued_run = __webpack_require__(86598);
// EXTERNAL MODULE: ./lib/compose/executor.js
var compose_executor = __webpack_require__(20063);
// EXTERNAL MODULE: ./lib/compose/pinned.js
var compose_pinned = __webpack_require__(39720);
// EXTERNAL MODULE: ./lib/compose/workspace.js + 1 modules
var compose_workspace = __webpack_require__(77301);
;// CONCATENATED MODULE: ./lib/compose/regraded-run.js
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














/** What counts where a verification runs, of what a record says that was not kept as it was given. */
const kept = [
    "workspace",
    "untracked",
    "max-files",
    "protect",
    "may-change",
    "unprotect",
    "allow-workflow",
    "executor",
    "image",
    "runtime",
    "setup",
    "setup-network",
    "judge",
    "env",
    "memory",
    "cpus",
    "pids",
    "workspace-size",
];
/** A model, and whoever is asked, have no part in it. */
const ofModels = /^(model|models|model-option|base-url|api|api-key-env|header|header-env|fallback-model|reply-format|vision|script|price-.*|max-cost-usd|approval|reviewer-model|continue)$/;
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
        throw new errors/* AgentExecError */.r("settings-invalid", `The run in ${folder.path} verified nothing that could be done again.`, {
            nextStep: "`agent-exec show` sums a run up; a run verifies where it is given `verify`.",
        });
    const settings = Object.fromEntries(kept
        .map((name) => [name, run.settings[name]])
        .filter(([, value]) => value !== undefined && [value].flat().length > 0));
    const given = Object.fromEntries(Object.entries(run.given ?? settings).filter(([name]) => !ofModels.test(name)));
    return { folder: folder.path, state, run, given, pinned: state.lastSession?.digest ?? undefined };
}
/**
 * Verifies again what a run left, as its policy says, in fresh sandboxes and without a model: the files as they are here, with
 * its changes in them.
 * @throws AgentExecError `settings-invalid` where these are not the files that it was given, or its changes do not fit them;
 *   what an executor throws; the signal's reason.
 */
async function* regrade({ folder, state, run }, { settings, variable, pinned, signal }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { policy } = run;
        yield* asListed(folder, state);
        const wiring = {
            settings: { ...settings, verify: [...policy.verify] },
            face: "run",
            variable,
            base: { kind: "folder" },
        };
        const executor = (0,compose_pinned/* pinnedTo */.A)(pinned, await (0,compose_executor/* composeExecutor */.w)(wiring, `regrade-${run.runId.slice(-6)}`));
        const { workspace, untracked } = settings;
        const { source, counting } = await (0,compose_workspace/* openWorkspace */.O)({
            name: workspace,
            runFolder: ".agent-exec",
            otherRuns: [folder],
            untracked,
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
        const grading = { executor, workspace: source ?? undefined, counting, policy, signal };
        const { controls, lastSession } = state;
        for (const { index, command, ...recorded } of controls) {
            const now = await (0,grade.grade)(index, grading);
            yield held(`before any change: ${command}`, recorded, now);
        }
        for (const { index, command, ...recorded } of (0,standing/* decidingAttempt */.JF)(state).verifications) {
            const control = controls.find((each) => each.index === index);
            const now = await (0,grade.grade)(index, grading, {
                changes: () => begun.entries(),
                before: control?.tests,
                failedBefore: control?.exitCode === 0 ? undefined : control,
            });
            yield held(command, recorded, now);
        }
        const [then, hash] = [lastSession?.given, source?.hash?.()];
        if (then !== undefined && hash !== undefined)
            yield { what: "the given files", recorded: then, now: hash, isSame: then === hash };
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
    const isSame = (0,execution/* hasPassed */.Pc)(recorded) === (0,execution/* hasPassed */.Pc)(now) &&
        recorded.ending === now.ending &&
        recorded.exitCode === now.exitCode &&
        countsOf(recorded) === countsOf(now);
    return { what, recorded: words(recorded), now: words(now), isSame };
}
function countsOf({ tests }) {
    return tests === undefined ? "" : (0,test_run/* testsWords */.hX)(tests);
}
function words({ ending, exitCode, unproven, tests }) {
    const how = ending === "exited" ? `exit code ${exitCode}` : `${ending} (exit code ${exitCode ?? "unknown"})`;
    return [
        how,
        ...(tests === undefined ? [] : [(0,test_run/* testsWords */.hX)(tests)]),
        ...(unproven === undefined ? [] : [`but ${unproven}`]),
    ].join(", ");
}
function applied(folder) {
    return new errors/* AgentExecError */.r("settings-invalid", `The patch of ${folder} is applied to the files here already.`, {
        nextStep: "Take the files as that run was given them: `git stash`, or a checkout of its commit.",
    });
}

// EXTERNAL MODULE: ./lib/ports/outcomes.js
var outcomes = __webpack_require__(64319);
// EXTERNAL MODULE: ./lib/process/env.js
var env = __webpack_require__(36130);
// EXTERNAL MODULE: ./lib/process/stop-signals.js
var stop_signals = __webpack_require__(39269);
// EXTERNAL MODULE: ./lib/terminal/one-line.js
var one_line = __webpack_require__(87195);
// EXTERNAL MODULE: ./lib/cli/given-settings.js + 3 modules
var given_settings = __webpack_require__(25175);
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
 * Verifies again what a run left, without a model, and says what differs. Resolves with 0 where nothing does, else with 1.
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
        const { settings } = found;
        const stop = regrade_addDisposableResource(env_1, (0,stop_signals/* listenForStopSignals */.O)(), false);
        const all = [];
        // Whoever names an image wants to see what differs there.
        const pinned = "image" in flags ? undefined : run.pinned;
        try {
            for await (const each of regrade(run, { settings, variable, pinned, signal: stop.signal })) {
                all.push(each);
                if (!settings.json)
                    (0,print/* printOutput */.jP)(line(each));
            }
        }
        catch (error) {
            if (!stop.signal.aborted)
                throw error;
            (0,print/* printError */.yJ)("agent-exec: stopped; what was under way is gone.\n");
            return outcomes/* outcomes */.KI.cancelled.exitCode;
        }
        const differing = all.filter(({ isSame }) => !isSame).length;
        if (settings.json)
            (0,print/* printJson */.Q2)({ version: 1, runId: run.run.runId, isSame: differing === 0, results: all });
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
    const title = (0,one_line/* oneLine */.T)(what);
    if (isSame)
        return `✓ ${title}: ${(0,one_line/* oneLine */.T)(now)}\n`;
    return `✗ ${title}\n  recorded  ${(0,one_line/* oneLine */.T)(recorded)}\n  now       ${(0,one_line/* oneLine */.T)(now)}\n`;
}


/***/ }),

/***/ 20063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ clean),
/* harmony export */   w: () => (/* binding */ composeExecutor)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _executors_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2284);
/* harmony import */ var _process_system_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50159);
/* harmony import */ var _workspace_source_base_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25912);




/**
 * The executor that the settings name. No engine was asked anything yet.
 * @throws AgentExecError `settings-invalid` for what can be told to be wrong without one: sizes that do not fit each
 *   other, half a login, a context, certificates, what a volume leads to.
 */
async function composeExecutor(wiring, runId) {
    const { settings, face, base, variable = () => undefined } = wiring;
    const files = (0,_workspace_source_base_files_js__WEBPACK_IMPORTED_MODULE_3__/* .baseFiles */ .H)(base, { here: ".", runFolder: settings.out ?? ".agent-exec" });
    const needsFiles = settings.verify.length > 0;
    const cacheOwner = wiring.cacheOwner ?? ownerHere(variable);
    const asked = {
        settings,
        face,
        variable,
        runId,
        baseFiles: files,
        cacheOwner,
        clock: _process_system_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .m,
        needsFiles,
    };
    return (0,_executors_index_js__WEBPACK_IMPORTED_MODULE_1__/* .findExecutor */ .b4)(settings.executor).load(asked);
}
/** The current folder of this machine. Where a pipeline started us nobody tells whose pull request lies in it. */
function ownerHere(variable) {
    if (variable("CI") !== undefined)
        return { refused: "in CI the command does not know whether the files are a fork's, as the action does" };
    return { name: `${(0,node_os__WEBPACK_IMPORTED_MODULE_0__.hostname)()}:${process.cwd()}` };
}
/** Removes what runs whose process is dead left, of whatever executor. @throws AgentExecError `engine-unavailable`. */
async function clean(options) {
    const leftovers = [];
    for (const executor of Object.values(_executors_index_js__WEBPACK_IMPORTED_MODULE_1__/* .executors */ .BA))
        leftovers.push(...((await executor.clean?.(options)) ?? []));
    return leftovers;
}


/***/ }),

/***/ 39720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ pinnedTo)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** The executor, whose every start fails where its image has another digest or id; the same where that is undefined. */
function pinnedTo(pinned, executor) {
    if (pinned === undefined)
        return executor;
    const start = async (options) => {
        const session = await executor.start(options);
        const { image, digest } = session.facts;
        if (digest === pinned)
            return session;
        await session.stop();
        throw otherImage(image ?? executor.name, { digest, pinned });
    };
    return { ...executor, start };
}
function otherImage(name, { digest, pinned }) {
    const message = `${name} is another image than the run's: ${digest ?? "none"} in place of ${pinned}.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("image-unavailable", message, {
        nextStep: `Name the run's own by \`image\`, as \`NAME@${pinned}\` or by its id, or another one to see what differs there.`,
    });
}


/***/ }),

/***/ 77301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ countingOf),
  O: () => (/* binding */ openWorkspace)
});

;// CONCATENATED MODULE: ./lib/workspace/counting/counting-in-empty.js
/** Of a workspace that begins empty all counts but what Python would take in the place of a source that is handed out. */
const countingInEmpty = {
    told: [],
    warnings: [],
    discountOf: async ({ path }) => /(?:^|\/)__pycache__\/|\.py[co]$/.test(path)
        ? { kind: "cache", reason: "tools keep it for themselves" }
        : null,
    async [Symbol.asyncDispose]() { },
};

;// CONCATENATED MODULE: ./lib/compose/workspace.js

/** Which changes count, as the settings say. */
function countingOf(settings) {
    return {
        protect: settings.protect,
        mayChange: settings["may-change"],
        unprotect: settings.unprotect,
        allowWorkflow: settings["allow-workflow"],
        isJudgeApart: settings.judge === "apart",
        verify: settings.verify,
    };
}
/**
 * What the code is given to work on, and what its owner says of how.
 * @throws AgentExecError `settings-invalid` where it cannot be read, or is more than the executor has room for.
 */
async function openWorkspace(asked, { executor, counting, ...owner }) {
    if (asked.name === "empty")
        return { source: null, instructions: null, counting: countingInEmpty };
    // Loaded where there are files; and all of it before the code runs, which may reach our own files where nothing isolates it.
    const { workspaceSource } = await __webpack_require__.e(/* import() */ 9115).then(__webpack_require__.bind(__webpack_require__, 81496));
    const source = await workspaceSource({ ...asked, here: "." });
    executor.checkRoom?.(source.size);
    const { readOwnerInstructions } = await __webpack_require__.e(/* import() */ 6284).then(__webpack_require__.bind(__webpack_require__, 96284));
    const { countingIn } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(3292), __webpack_require__.e(4147)]).then(__webpack_require__.bind(__webpack_require__, 54147));
    return {
        source,
        instructions: await readOwnerInstructions(source, owner),
        counting: countingIn(source, counting),
    };
}


/***/ }),

/***/ 35246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ editedWords)
/* harmony export */ });
/* harmony import */ var _listed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90566);

const verbs = { changed: "edited", added: "added", deleted: "deleted" };
/** What an edit did to files, to go on a sentence: "edited `a.py`, `b.py`; deleted `c.py`". */
function editedWords(edited) {
    const parts = ["changed", "added", "deleted"].map((wanted) => {
        const names = edited.filter(({ kind }) => kind === wanted).map(({ path }) => (0,_listed_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .r)(path));
        return names.length === 0 ? "" : `${verbs[wanted]} ${(0,_listed_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .K)(names)}`;
    });
    return parts.filter((part) => part !== "").join("; ");
}


/***/ }),

/***/ 65176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D7: () => (/* binding */ objectIn),
/* harmony export */   L9: () => (/* binding */ strictJsonSchema),
/* harmony export */   Ow: () => (/* binding */ decisionSchema),
/* harmony export */   Xg: () => (/* binding */ afterDecision),
/* harmony export */   cg: () => (/* binding */ parseDecision)
/* harmony export */ });
/* unused harmony export decisionJsonSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12311);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98439);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47731);


/** A decision as a model or a script gives it. Keys beyond the two are dropped. */
const decisionSchema = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    retry: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().describe("Whether another attempt is worth it."),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("What went wrong and what will be changed, or why no change can help."),
}));
/** The same as a JSON schema that servers take in strict mode: every key required, no other allowed. */
function decisionJsonSchema() {
    return strictJsonSchema(decisionSchema());
}
function strictJsonSchema(object) {
    const { $schema: _, ...schema } = zod__WEBPACK_IMPORTED_MODULE_2__/* .toJSONSchema */ .bl(object.strict());
    return schema;
}
/**
 * How many opening braces are tried as the start of the JSON: prose before it may hold a few of its own, a hostile
 * answer may hold millions, and each costs one pass over the text.
 */
const maxStarts = 50;
/**
 * The first JSON object of the text that is a decision, wherever it stands: alone, in a fence, after prose.
 * null when there is none.
 */
function parseDecision(text) {
    return objectIn(text, decisionSchema());
}
/** The same for what another schema describes. */
function objectIn(text, schema) {
    let start = text.indexOf("{");
    for (let tries = 0; start !== -1 && tries < maxStarts; tries += 1) {
        const end = endOfObject(text, start);
        const found = end === null ? null : objectFrom(text.slice(start, end), schema);
        if (found !== null)
            return found;
        start = text.indexOf("{", start + 1);
    }
    return null;
}
function objectFrom(json, schema) {
    try {
        return schema.safeParse(JSON.parse(json)).data ?? null;
    }
    catch {
        return null;
    }
}
/** The index after the brace that closes the one at `start`, with braces inside strings not counted; null: it never closes. */
function endOfObject(text, start) {
    let depth = 0;
    let isInString = false;
    for (let at = start; at < text.length; at += 1) {
        const char = text[at];
        if (isInString) {
            if (char === "\\")
                at += 1;
            else if (char === '"')
                isInString = false;
        }
        else if (char === '"')
            isInString = true;
        else if (char === "{")
            depth += 1;
        else if (char === "}" && --depth === 0)
            return at + 1;
    }
    return null;
}
/** What follows in a text that begins with a decision in a fence; a text that does not is whole. */
function afterDecision(text) {
    const trimmed = text.trimStart();
    const mark = ["```", "~~~"].find((each) => trimmed.startsWith(each));
    const end = mark === undefined ? -1 : trimmed.indexOf(`\n${mark}`);
    if (mark === undefined || end === -1 || parseDecision(trimmed.slice(0, end)) === null)
        return text;
    return trimmed.slice(end + 1 + mark.length).trimStart();
}


/***/ }),

/***/ 91219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ readNamed),
/* harmony export */   VR: () => (/* binding */ maxDocumentBytes),
/* harmony export */   rZ: () => (/* binding */ readInJob),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51196);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9668);




/** 64 MiB of a script or of Markdown that is to run: several of the longest replies that a model may give. */
const maxDocumentBytes = 64 * 1024 ** 2;
/** As many links in a row as Linux follows. */
const maxLinks = 40;
/**
 * The text of what a person names on a machine of their own: links are followed, and a pipe (`<(…)`, /dev/stdin) is
 * read to its end.
 * @throws Error for a folder, and for more bytes than may be.
 */
async function readNamed(path, maxBytes) {
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path);
    try {
        if ((await handle.stat()).isDirectory())
            throw new Error("it is a folder");
        return await readText(handle.createReadStream({ end: maxBytes, autoClose: false }), maxBytes);
    }
    finally {
        await handle.close();
    }
}
/**
 * The text of a regular file that a workflow names. In the checkout (GITHUB_WORKSPACE) a stranger's branch may have put
 * a link in its place, to the runner's environment among others: none is followed there, be it a folder or the file.
 * What lies elsewhere is the workflow's author's own, and so are the links that lead to it.
 * @throws Error for anything else, and for more bytes than may be.
 */
async function readInJob(path, { maxBytes, variable }) {
    const checkouts = await Promise.all([".", variable("GITHUB_WORKSPACE") ?? "."].map(realPath));
    const place = await placeOf(path, checkouts);
    const handle = await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__/* .openPlain */ .Hu)(place);
    if (handle === null)
        throw new Error("it is no regular file");
    try {
        return await readText(handle.createReadStream({ end: maxBytes, autoClose: false }), maxBytes);
    }
    finally {
        await handle.close();
    }
}
/** All of a stream as text. @throws Error, and the stream is over, where it has more bytes than may be. */
async function readText(stream, maxBytes) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of stream) {
        bytes += chunk.byteLength;
        if (bytes > maxBytes)
            throw new Error(`it has more than ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatBytes */ .z3)(maxBytes)}`);
        chunks.push(chunk);
    }
    return new TextDecoder().decode(Buffer.concat(chunks));
}
/** Where a path leads, part by part, without a link in it. @throws Error for a link in one of the checkouts. */
async function placeOf(path, checkouts) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    let place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(target).root;
    const ahead = partsOf(target.slice(place.length));
    let links = 0;
    for (let part = ahead.shift(); part !== undefined; part = ahead.shift()) {
        const next = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, part);
        if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(next)).isSymbolicLink()) {
            place = next;
            continue;
        }
        if (checkouts.some((checkout) => isBelow(checkout, place)))
            throw new Error(`${part} is a link, and none is followed in the checkout`);
        links += 1;
        if (links > maxLinks)
            throw new Error("too many links lead to it");
        const leadsTo = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readlink)(next);
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(leadsTo))
            place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(leadsTo).root;
        ahead.unshift(...partsOf(leadsTo));
    }
    return place;
}
function partsOf(path) {
    return path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).filter((part) => part !== "" && part !== ".");
}
/** Whether a folder is another one or lies in it. */
function isBelow(folder, path) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, node_path__WEBPACK_IMPORTED_MODULE_1__.sep).startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
}
async function realPath(folder) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder).catch(() => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder));
}


/***/ }),

/***/ 39269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ listenForStopSignals)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _uncaught_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91038);


const names = ["SIGINT", "SIGTERM", "SIGHUP"];
/**
 * Listens for SIGINT, SIGTERM, and SIGHUP, which a terminal that is closed sends: the first one stops the run in good
 * order, a second SIGINT ends the process at once (its container then ends with it), after `onForced`. Disposing listens
 * no longer.
 */
function listenForStopSignals(onForced) {
    const controller = new AbortController();
    const stop = (name) => {
        if (controller.signal.aborted && name === "SIGINT") {
            onForced?.();
            process.exit(128 + node_os__WEBPACK_IMPORTED_MODULE_0__.constants.signals[name]);
        }
        controller.abort(new Error(`The run was stopped by ${name}.`));
    };
    for (const name of names)
        process.on(name, stop);
    return {
        signal: AbortSignal.any([controller.signal, _uncaught_js__WEBPACK_IMPORTED_MODULE_1__/* .uncaught */ .GN.signal]),
        [Symbol.dispose]: () => names.forEach((name) => process.off(name, stop)),
    };
}


/***/ }),

/***/ 19411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G0: () => (/* binding */ isStepByStep),
/* harmony export */   Im: () => (/* binding */ isEmpty),
/* harmony export */   JF: () => (/* binding */ decidingAttempt),
/* harmony export */   Jn: () => (/* binding */ passedOver),
/* harmony export */   Kl: () => (/* binding */ failedVerificationOf),
/* harmony export */   Of: () => (/* binding */ refusalOf),
/* harmony export */   Ue: () => (/* binding */ blockInTurn),
/* harmony export */   YP: () => (/* binding */ standingOf),
/* harmony export */   g$: () => (/* binding */ failedBlockOf),
/* harmony export */   uF: () => (/* binding */ unitOf)
/* harmony export */ });
/* harmony import */ var _ports_endings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97708);
/* harmony import */ var _ports_execution_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3646);


function standingOf(attempt, policy) {
    const { reply, executions, verifications } = attempt;
    if (reply.finish !== "stop" || reply.isCut || reply.blocksLeftOut !== undefined)
        return "unusable";
    if (executions.length < reply.blocks.length)
        return refusalOf(attempt, "run") === undefined ? "executing" : "unapproved";
    if (policy.runsNothing === true && !isEmpty(attempt))
        return "answer";
    if (executions.length > 0 && executions.every(_ports_endings_js__WEBPACK_IMPORTED_MODULE_0__/* .isHarmlesslyUnrun */ .xH))
        return "unusable";
    if (policy.hasWriter && isEmpty(attempt))
        return "unusable";
    if (isStepByStep(policy)) {
        if (!saysDone(attempt, policy))
            return "step";
    }
    else if (executions.some(isFailure))
        return "failed";
    if (verifications.some((each) => !(0,_ports_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc)(each)))
        return "failed";
    if (verifications.length < policy.verify.length)
        return "verifying";
    return reply.blocks.length === 0 ? "answer" : "passed";
}
/** The answer by which the attempt's code may not run, or the run may not end after it. */
function refusalOf({ approvals }, what) {
    return approvals.find(({ asked, approved }) => asked === what && !approved);
}
/** Whether each reply is a turn, and the run goes on until the writer says that it is done. */
function isStepByStep({ until }) {
    return until === "done";
}
/** What people call a reply with all that came of it. */
function unitOf(policy) {
    return isStepByStep(policy) ? "turn" : "attempt";
}
/** By words without code; or beside code that passed, by the done word in words, or as the first line of its output. */
function saysDone({ reply, executions }, { doneWord }) {
    if (reply.blocks.length === 0)
        return true;
    if (executions.some(isFailure))
        return false;
    const printsIt = (each) => (0,_ports_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc)(each) && firstLineOf(each) === doneWord;
    return reply.saysDone === true || executions.some(printsIt);
}
function firstLineOf({ stdout }) {
    return stdout.text.split("\n", 1)[0].trimEnd();
}
/** Neither words nor code: that says nothing, not even that the writer is done. */
function isEmpty({ reply }) {
    return reply.blocks.length === 0 && reply.text.trim() === "";
}
/** The attempt that the run's outcome rests on: for a pass the last that passed, whatever came after it, else the last. */
function decidingAttempt({ run, attempts, end }) {
    if (run === null || end?.outcome !== "passed")
        return attempts.at(-1);
    return attempts.findLast((each) => ["passed", "answer"].includes(standingOf(each, run.policy)));
}
/** The block whose turn it is, from 0. Where only the last is to run, it is found from the end. */
function blockInTurn({ reply, executions }, { blocks }) {
    return blocks === "last" ? reply.blocks.length - 1 - executions.length : executions.length;
}
/** Why the block whose turn it is is passed over; null where it is to run. */
function passedOver({ executions }, { blocks, keepGoing }) {
    if (blocks === "last")
        return executions.every(_ports_endings_js__WEBPACK_IMPORTED_MODULE_0__/* .isHarmlesslyUnrun */ .xH) ? null : "not-last";
    return !keepGoing && executions.some(isFailure) ? "earlier-failed" : null;
}
/** A block in a language that is not run here does no harm beside blocks that are; every other ending but 0 does. */
function isFailure(execution) {
    return !(0,_ports_endings_js__WEBPACK_IMPORTED_MODULE_0__/* .isHarmlesslyUnrun */ .xH)(execution) && !(0,_ports_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc)(execution);
}
function failedBlockOf(attempt) {
    return attempt.executions.find(isFailure);
}
function failedVerificationOf(attempt) {
    return attempt.verifications.find((each) => !(0,_ports_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc)(each));
}


/***/ }),

/***/ 39887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ny: () => (/* binding */ leftOutWords),
/* harmony export */   XY: () => (/* binding */ judgedFiles),
/* harmony export */   jo: () => (/* binding */ undoneWords),
/* harmony export */   sA: () => (/* binding */ countedChanges)
/* harmony export */ });
/* harmony import */ var _ports_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46529);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90566);


/** What the code changed, as far as it counts. */
async function* countedChanges(changes, { counting, given, onUndone }) {
    const undone = [];
    for await (const each of changes) {
        const { entry, content } = readable(each);
        const { path } = entry;
        const discount = await counting.discountOf({ path, content });
        if (discount === null) {
            yield entry;
            continue;
        }
        const original = (entry.kind === "left-out" ? below(path, given) : [path]).filter((one) => given.has(one));
        const putBack = original.map((one) => ({ path: one, how: "put-back", ...discount }));
        const isKeptOut = !given.has(path) && entry.kind !== "deleted";
        undone.push(...putBack, ...(isKeptOut ? [{ path, how: "kept-out", ...discount }] : []));
    }
    onUndone(undone.toSorted((one, other) => (one.path < other.path ? -1 : 1)));
}
/** The files of a verification, of which those are private that are the judge's alone. */
async function* judgedFiles(files, { isHidden = () => false } = {}) {
    for await (const file of files)
        yield file.kind === "file" && isHidden(file.path) ? { ...file, isPrivate: true } : file;
}
/** 1 MiB: a manifest that is larger is none that anybody reads. */
const maxReadBytes = 1024 ** 2;
/** The same entry, whose content may be looked at before it is handed on. */
function readable(entry) {
    if (entry.kind !== "file" || entry.bytes > maxReadBytes)
        return { entry, content: async () => null };
    let read = null;
    const content = () => (read ??= allOf(entry.content));
    const again = async function* () {
        if (read === null)
            yield* entry.content;
        else
            yield await read;
    };
    return { entry: { ...entry, content: again() }, content };
}
async function allOf(content) {
    const chunks = [];
    for await (const chunk of content)
        chunks.push(chunk);
    return Buffer.concat(chunks);
}
function below(path, given) {
    return [...given].filter((each) => each === path || each.startsWith(`${path}/`));
}
const unprotect = "`unprotect` names what the task is about";
/** What is told of each kind, but for what tools make by themselves. */
const told = {
    protected: { what: "protected files" },
    "in-the-way": { what: "files in the way of protected ones" },
    judging: { what: "files that a verification calls", advice: unprotect },
    steering: { what: "files that steer tools", advice: unprotect },
    shadowing: { what: "files in the place of a module of Python's or a test tool's", advice: unprotect },
    compiled: { what: "compiled files", advice: unprotect },
    outside: { what: "files that the task may not change", advice: "`may-change` names what it may" },
    workflow: { what: "workflow files", advice: "`allow-workflow` lets one through" },
};
/** What was undone, in sentences for people and for the writer; "" for nothing. */
function undoneWords(undone) {
    const namesOf = (kind, how) => undone.filter((each) => each.kind === kind && each.how === how).map(({ path }) => (0,_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .named */ .r)(path));
    const sentences = Object.entries(told).flatMap(([kind, { what, advice }]) => {
        const putBack = namesOf(kind, "put-back");
        const keptOut = namesOf(kind, "kept-out");
        const parts = [
            ...(putBack.length === 0 ? [] : [`were put back as they were given: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .K)(putBack)}`]),
            ...(keptOut.length === 0 ? [] : [`were kept out: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .K)(keptOut)}`]),
        ];
        const rest = advice === undefined ? "" : ` (${advice})`;
        return parts.length === 0 ? [] : [`For the verification ${what} ${parts.join("; ")}${rest}.`];
    });
    const ignored = namesOf("ignored", "kept-out");
    if (ignored.length > 0)
        sentences.push(`The verification had no new files that the repository ignores, for no patch has them: without ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .K)(ignored)}.`);
    return sentences.join(" ");
}
/** What of the code's files a verification did not get because it has no way out of a sandbox, in one sentence; "" for nothing. */
function leftOutWords(leftOut) {
    if (leftOut.length === 0)
        return "";
    const each = leftOut.map(({ path, reason }) => `${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .named */ .r)(path)} (${reason})`);
    return `The verification did not get all that the code left: without ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .K)(each, (0,_ports_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .countRefused */ .IR)(leftOut))}.`;
}


/***/ }),

/***/ 79118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   grade: () => (/* binding */ grade)
/* harmony export */ });
/* harmony import */ var _ports_endings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97708);
/* harmony import */ var _ports_execution_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3646);
/* harmony import */ var _counted_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39887);
/* harmony import */ var _counter_check_counter_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90447);
/* harmony import */ var _counted_tests_tested_verification_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34275);
/* harmony import */ var _verified_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35247);






/**
 * One verification, by its index, on the workspace as it was given, or with these changes in it, in a session of its own. With
 * changes a pass is held against other expectations where the policy says so.
 * @throws the signal's reason, what the executor throws, and Error where the sandbox was lost.
 */
async function grade(index, grading, changed = {}) {
    const passed = (await gradeOnce(index, grading, changed));
    const isHeld = changed.changes !== undefined && grading.policy.counterCheck === true;
    if (!isHeld || !(0,_ports_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc)(passed))
        return passed;
    const { workspace, policy } = grading;
    const command = policy.verify[index];
    const check = new _counter_check_counter_check_js__WEBPACK_IMPORTED_MODULE_3__/* .CounterCheck */ .t6({
        command,
        tests: passed.tests,
        failedBefore: changed.failedBefore ?? null,
        given: workspace?.paths ?? [],
    });
    return (0,_counter_check_counter_check_js__WEBPACK_IMPORTED_MODULE_3__/* .counterChecked */ .Uz)(passed, check, () => gradeOnce(index, grading, changed, check));
}
/** Null where the check, once the files are there, has nothing that expects something else. */
async function gradeOnce(index, { executor, workspace, counting, policy, signal }, { changes, before }, check) {
    const { timeoutMs, idleTimeoutMs, verify, verifyReport: reports } = policy;
    let undone = [];
    const counted = changes === undefined || counting === undefined
        ? changes?.()
        : (0,_counted_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .countedChanges */ .sA)(changes(), {
            counting,
            given: new Set(workspace?.paths),
            onUndone: (all) => (undone = all),
        });
    const session = await executor.start({
        signal,
        purpose: "verification",
        ...(0,_verified_files_js__WEBPACK_IMPORTED_MODULE_5__/* .verifiedFiles */ .q)({ files: workspace?.files(), changes: counted, counting, check }),
    });
    try {
        if (check?.acts === false)
            return null;
        const idle = idleTimeoutMs === undefined ? {} : { idleTimeoutMs };
        const run = (script) => session.verify(script, { signal, timeoutMs, ...idle });
        const isReportNeeded = changes !== undefined && verify.length === 1;
        const execution = await (0,_counted_tests_tested_verification_js__WEBPACK_IMPORTED_MODULE_4__/* .runVerification */ .t)(check?.script ?? verify[index], {
            reports,
            isReportNeeded,
            before,
            run,
            read: run,
        });
        signal.throwIfAborted();
        if ((0,_ports_endings_js__WEBPACK_IMPORTED_MODULE_0__/* .isInfrastructureEnding */ .Rc)(execution.ending))
            throw new Error(execution.evidence);
        const without = (0,_counted_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .undoneWords */ .jo)(undone);
        return { ...execution, ...(without !== "" && { without }) };
    }
    finally {
        await session.stop();
    }
}


/***/ }),

/***/ 35247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ verifiedFiles)
/* harmony export */ });
/* harmony import */ var _counted_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39887);

/** What the session of a verification begins with. */
function verifiedFiles({ files, changes, counting, check, }) {
    const judged = files === undefined ? undefined : (0,_counted_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedFiles */ .XY)(files, counting);
    const given = judged === undefined ? undefined : (check?.given(judged) ?? judged);
    const changed = changes === undefined ? undefined : (check?.changes(changes) ?? changes);
    return {
        ...(given !== undefined && { files: given }),
        ...(changed !== undefined && { changes: changed }),
    };
}


/***/ }),

/***/ 87195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ oneLine)
/* harmony export */ });
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96065);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14647);


/** A text that others chose, on one line and at most 300 characters long. */
function oneLine(name) {
    return (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .U)(name).replaceAll("\n", "␊"), 300);
}


/***/ })

};
