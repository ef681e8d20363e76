export const id = 4859;
export const ids = [4859,6598,9118];
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

/***/ 6514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ givenSettings)
});

// EXTERNAL MODULE: ./lib/files/safe-files.js
var safe_files = __webpack_require__(9668);
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

// EXTERNAL MODULE: ./lib/settings/recorded.js
var settings_recorded = __webpack_require__(6173);
// EXTERNAL MODULE: ./lib/settings/resolve.js + 2 modules
var resolve = __webpack_require__(39898);
// EXTERNAL MODULE: ./lib/settings/secrets.js
var secrets = __webpack_require__(99220);
// EXTERNAL MODULE: ./lib/redaction/told.js
var told = __webpack_require__(74080);
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
        ? await (0,settings_config/* readConfig */.Xg)([...variables, ...given], { face, read, isOwners: false, onIgnored: tellIgnored })
        : (0,settings_recorded/* recordedSettings */.Mp)(recorded.given, { given, variables }, recorded.folder);
    const raw = [...variables, ...config, ...given];
    const settings = (0,resolve/* resolveSettings */.Mo)(raw, face, told/* withoutSecrets */.cT);
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
        given: (0,settings_recorded/* givenForRecord */.qs)([...last.values()]),
    };
}
function tellIgnored(ignored) {
    const all = ignored.map(({ value, origin }) => `  ${origin} ${[value].flat().map(String).join(", ")}\n`);
    (0,print/* printError */.yJ)(`agent-exec: these options are ignored, because a file that came with a folder must not raise a limit or weaken a verification:\n${all.join("")}  next: to use them, read the file and add --config ${settings_config/* usualConfig */.lz}\n`);
}
async function read(path, isBelieved) {
    if (!isBelieved) {
        const here = process.cwd();
        if ((await (0,safe_files/* kindOf */.I)(here, path)) === "none")
            return null;
        return new TextDecoder().decode(await (0,safe_files/* readRegular */.VX)(here, path, maxBytes));
    }
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
    const kept = given.filter(({ name }) => isKept(name));
    if (isJson)
        return (0,print/* printJson */.Q2)(Object.fromEntries(kept.map(({ name, value }) => [name, value])));
    const head = `Settings given to agent-exec ${face}; all others have defaults. Save this as ${settings_config/* usualConfig */.lz} to use it again.`;
    (0,print/* printOutput */.jP)(printConfig(kept, head));
}
function isKept(name) {
    return name !== "json" && name !== "quiet" && (0,settings_config/* isOfSetUp */.hS)(schema/* table */.tp[name]);
}


/***/ }),

/***/ 22961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ agreesToHostCode)
/* harmony export */ });
/* harmony import */ var node_readline_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26848);
/* harmony import */ var _compose_host_code_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50316);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14647);
/* harmony import */ var _process_env_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36130);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17721);





/**
 * Asks before anything of a run's record runs on this machine itself: the folder may be a stranger's. The one place where an
 * earlier run gets a person's word for that. Not asked with `--approval never`, nor where nobody sits at a terminal: there
 * `--executor`, which is never taken from a record, is the word.
 */
async function agreesToHostCode(settings, { folder, state }) {
    const { stdin: input, stderr: output } = process;
    if (!(0,_compose_host_code_js__WEBPACK_IMPORTED_MODULE_1__/* .runsOnHost */ .g)(settings) || settings.approval === "never")
        return true;
    if (!input.isTTY || !output.isTTY || (0,_process_env_js__WEBPACK_IMPORTED_MODULE_4__/* .readEnvironment */ .Q)().variable("CI") !== undefined)
        return true;
    const commands = (0,_compose_host_code_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOfRecord */ .K)(settings, state).map((each) => `${(0,_output_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .showHidden */ .U)(each).replace(/^/gm, "    ")}\n`);
    (0,_print_js__WEBPACK_IMPORTED_MODULE_3__/* .printError */ .yJ)(`The record in ${(0,_output_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .showHidden */ .U)(folder)} decides what runs. The code runs directly on this machine, with your rights.\n${commands.length === 0
        ? ""
        : `  It runs this before it asks again, or without asking:\n${commands.join("")}`}`);
    const asking = (0,node_readline_promises__WEBPACK_IMPORTED_MODULE_0__.createInterface)({ input, output });
    try {
        if (/^y(es)?$/i.test((await asking.question("Do you trust this record? [y/N] ")).trim()))
            return true;
    }
    finally {
        asking.close();
    }
    (0,_print_js__WEBPACK_IMPORTED_MODULE_3__/* .printOutput */ .jP)("Nothing ran.\n");
    return false;
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
var ports_execution = __webpack_require__(3646);
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
// EXTERNAL MODULE: ./lib/settings/recorded.js
var recorded = __webpack_require__(6173);
// EXTERNAL MODULE: ./lib/compose/continued-run.js + 2 modules
var continued_run = __webpack_require__(86598);
// EXTERNAL MODULE: ./lib/compose/executor.js
var compose_executor = __webpack_require__(20063);
// EXTERNAL MODULE: ./lib/compose/pinned.js
var compose_pinned = __webpack_require__(39720);
// EXTERNAL MODULE: ./lib/compose/policy.js
var compose_policy = __webpack_require__(53080);
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
            nextStep: "`agent-exec show` prints its summary. A run verifies only if `verify` is set.",
        });
    // Its changes are taken from its folder, however its conversation began.
    const { continue: _continued, ...given } = (0,recorded/* withoutAsking */.SC)(run.given ?? (0,recorded/* givenFromParsed */.$o)(run.settings));
    return { folder: folder.path, state, run, given, pinned: state.lastSession?.digest ?? undefined };
}
/**
 * Verifies again what a run left, as its policy says, in fresh sandboxes and without a model: the files as they are here, with
 * its changes in them.
 * @throws AgentExecError `settings-invalid` where these are not the files that it was given, or its changes do not fit them;
 *   what an executor throws; the signal's reason.
 */
async function* regrade({ folder, state, run }, { settings, variable, pinned, signal, onWarning }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        yield* asListed(folder, state);
        // How is set now, and never by the record: it lifts no limit and takes no proof away.
        const policy = (0,compose_policy/* policyOf */.U)({ ...settings, verify: [...run.policy.verify] }, { hasWriter: true });
        const wiring = {
            settings: { ...settings, verify: [...run.policy.verify] },
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
        const grading = { executor, workspace: source ?? undefined, counting, policy, signal, onWarning };
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
                failedBefore: control !== undefined && (0,ports_execution/* hasFailed */.WN)(control) ? control : undefined,
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
    const isSame = (0,ports_execution/* hasPassed */.Pc)(recorded) === (0,ports_execution/* hasPassed */.Pc)(now) &&
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
    return [how, ...(0,ports_execution/* testedWords */.Hn)(execution)].join(", ");
}
function applied(folder) {
    return new errors/* AgentExecError */.r("settings-invalid", `The files here already contain the patch of ${folder}.`, {
        nextStep: "Restore the files that the run started from: `git stash`, or check out its commit.",
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
        // What it was verified by stands in its policy.
        const settings = { ...found.settings, verify: [...run.run.policy.verify] };
        if (!(await (0,host_consent/* agreesToHostCode */.K)(settings, run)))
            return 1;
        const stop = regrade_addDisposableResource(env_1, (0,stop_signals/* listenForStopSignals */.OV)(), false);
        const all = [];
        const warnings = new Map();
        const onWarning = (warning) => {
            if (!settings.json && !warnings.has(warning.message))
                (0,print/* printOutput */.jP)(`! ${(0,one_line/* oneLine */.T)(warning.message)}\n`);
            warnings.set(warning.message, warning);
        };
        // Whoever names an image wants to see what differs there.
        const pinned = "image" in flags ? undefined : run.pinned;
        try {
            const wiring = { settings, variable, pinned, signal: stop.signal, onWarning };
            for await (const each of regrade(run, wiring)) {
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
        if (settings.json)
            (0,print/* printJson */.Q2)({
                version: 1,
                runId: run.run.runId,
                isSame: differing === 0,
                results: all,
                warnings: [...warnings.values()],
            });
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

/***/ 86598:
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
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/files/safe-files.js
var safe_files = __webpack_require__(9668);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
// EXTERNAL MODULE: ./lib/ports/workspace.js
var ports_workspace = __webpack_require__(46529);
// EXTERNAL MODULE: ./lib/reports/transcript.js + 6 modules
var reports_transcript = __webpack_require__(39975);
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
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/files/temporary-folder.js
var temporary_folder = __webpack_require__(36753);
// EXTERNAL MODULE: ./lib/workspace/source/entries.js
var entries = __webpack_require__(58451);
// EXTERNAL MODULE: ./lib/workspace/git/own-git.js
var own_git = __webpack_require__(76207);
// EXTERNAL MODULE: ./lib/workspace/names/path-names.js
var path_names = __webpack_require__(4838);
// EXTERNAL MODULE: ./lib/workspace/git/scratch-repository.js
var scratch_repository = __webpack_require__(97281);
;// CONCATENATED MODULE: ./lib/workspace/patch/patched-entries.js











/** 64 MiB of names, which is what a patch has room for; 60 s. */
const limits = { maxBytes: 64 * 1024 ** 2, timeoutMs: 60_000 };
/**
 * What a patch makes different in files that are handed out, applied by git to copies of those that it is about. The
 * patch may be a stranger's. Contents are there until the next entry is asked for, and no copy stays.
 *
 * @param patch absolute
 * @throws NotApplied where git does not take it, AgentExecError `settings-invalid` for a path or a link that leads
 *   elsewhere.
 */
async function* patchedEntries(patch, source, { signal } = {}) {
    const folder = await (0,temporary_folder/* createTemporaryFolder */.a)("agent-exec-patched-");
    try {
        const repository = await (0,scratch_repository/* createScratchRepository */.t)(folder, { ...limits, ...(signal && { signal }) });
        await repository.setAttributes(own_git/* bytesAsTheyAre */.OM);
        const paths = (0,patch_check/* pathsOf */.wG)(await (0,patch_check/* orNotApplied */.kE)(repository.text(["apply", "--numstat", "-z", "--", patch])));
        const wanted = new Map(paths.map((path) => [inSource(path, source), path]));
        const tree = (0,external_node_path_.join)(folder, "tree");
        await copyGiven(source, wanted, tree);
        await (0,patch_check/* orNotApplied */.kE)(repository.text(["apply", "--whitespace=nowarn", "--", patch]));
        const { files, links, unfit } = await (0,entries/* lookAt */.t)(tree, paths);
        if (unfit.size > 0)
            throw unfitEntries(unfit);
        for (const [path, name] of wanted)
            if (!files.has(name) && !links.has(name))
                yield { kind: "deleted", path };
        for (const [path, name] of wanted) {
            const target = links.get(name);
            if (target !== undefined)
                yield { kind: "link", path, target };
            else if (files.has(name))
                yield await fileOf(tree, { name, path });
        }
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
    }
}
/** Git's paths begin at the repository's root, those of what is handed out where that begins. */
function inSource(name, { patchPrefix }) {
    const path = name.slice(patchPrefix.length);
    if (name.startsWith(patchPrefix) && (0,path_names/* isPlainPath */.qW)(path))
        return path;
    throw unfitEntries(new Map([[name, "not among the files that the code gets"]]));
}
async function copyGiven(source, wanted, tree) {
    for await (const entry of source.files()) {
        const name = wanted.get(entry.path);
        if (name === undefined || entry.kind === "left-out")
            continue;
        const place = (0,external_node_path_.join)(tree, name);
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(place), { recursive: true });
        if (entry.kind === "link")
            await (0,promises_.symlink)(entry.target, place);
        else
            await (0,promises_.writeFile)(place, entry.content, { flag: "wx", mode: entry.isExecutable ? 0o755 : 0o644 });
    }
}
async function fileOf(tree, { name, path }) {
    const handle = await (0,safe_files/* openRegular */.lf)(tree, name);
    if (handle === null)
        throw unfitEntries(new Map([[name, "not a regular file"]]));
    try {
        const { size: bytes, mode } = await handle.stat();
        const content = await handle.readFile();
        return { kind: "file", path, bytes, isExecutable: (mode & 0o111) !== 0, content: pieces(content) };
    }
    finally {
        await handle.close();
    }
}
async function* pieces(content) {
    if (content.byteLength > 0)
        yield content;
}
function unfitEntries(unfit) {
    const each = [...unfit].map(([path, reason]) => `${(0,listed/* named */.r)(path)} (${reason})`);
    return new errors/* AgentExecError */.r("settings-invalid", `The patch has entries that cannot be put into a workspace: ${(0,listed/* listed */.K)(each)}.`, { nextStep: "Use an unchanged run folder. Read the patch before you use it." });
}

;// CONCATENATED MODULE: ./lib/compose/continued-run.js
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
 * Reads an earlier run to go on from it: what was said, and what it changed, tried on the files as they are now.
 * Everything in the folder may be a stranger's.
 *
 * @param path the run's folder, or its transcript
 * @throws AgentExecError `settings-invalid` where there is no run, where it cannot be gone on from or not with this
 *   workspace, and where its changes do not fit the files as they are now; `transcript-invalid`.
 */
async function continuedRun(path, going) {
    const { folder, transcript } = await (0,run_folder/* openRunFolder */.iN)(path);
    const { events } = (0,reports_transcript/* parseTranscript */.K)(transcript);
    const state = (0,apply/* fold */.AU)(events);
    const { runId, settings } = state.run;
    if (!/^[\w.-]{1,100}$/.test(runId))
        throw refused(folder, "its id does not come from agent-exec", "Use the folder of a run.");
    if (state.files === null) {
        const why = "its record stops before its files were saved";
        throw refused(folder, why, "Start a new run with its task. Its report shows its output.");
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
    return typeof workspace === "string" && (0,ports_workspace/* repositoryFolder */.IB)(workspace) !== null;
}
function requireSameKind(folder, before, now) {
    const kindOf = (workspace) => workspace === "empty" || isRepository(workspace) ? String(workspace) : "DIR";
    if (kindOf(before) === kindOf(now))
        return;
    throw refused(folder, `its \`workspace\` was ${kindOf(before)}, but this run's is ${kindOf(now)}`, `Set \`workspace\` to ${typeof before === "string" && before !== "" ? (0,listed/* named */.r)(before) : "the same value"}.`);
}
/** @throws AgentExecError `settings-invalid` for what does not fit. */
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
    // This run's own workspace, which a person named.
    const target = await (0,apply_patch/* patchTarget */._i)(workspace, here, (0,ports_workspace/* repositoryFolder */.IB)(workspace) ?? workspace);
    if (await (0,apply_patch/* isApplied */.KN)(patch, target))
        return "applied";
    requireSameBase(folder, changes?.base ?? null, source.base);
    try {
        await begun.keep(patchedEntries(patch, source), 0);
    }
    catch (thrown) {
        if (!(thrown instanceof patch_check/* NotApplied */.tb))
            throw thrown;
        const why = `its changes do not apply to the files now in ${source.folder}: ${(0,errors/* messageOf */.bD)(thrown)}`;
        throw refused(folder, why, takeFiles);
    }
    return "put-in";
}
const takeFiles = "Restore the files that the run started from (`git stash`, or check out its commit), or apply its patch first with `agent-exec apply`.";
function requireSameBase(folder, before, now) {
    if (before === now)
        return;
    const name = (base) => (base === null ? "no commit" : (0,listed/* named */.r)(base.slice(0, 12)));
    throw refused(folder, `it started from ${name(before)}, but the files here are at ${name(now)}`, takeFiles);
}
/** A link in the patch's place leads to a file of this machine. */
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
                throw refused(folder, `${(0,listed/* named */.r)(path)} has changed since the run`, wholeFolder);
            const isExecutable = (mode & 0o111) !== 0;
            yield { kind: "file", path, bytes: bytes.byteLength, isExecutable, content: contentOf(bytes) };
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
/** 64 MiB and 100 MiB: more does not come out of a run. */
const maxPatchBytes = 64 * 1024 ** 2;
const maxFileBytes = 100 * 1024 ** 2;
/** @throws AgentExecError where nothing was opened, or too much; that is closed then. */
async function ofSize(folder, handle, { path, maxBytes }) {
    if (handle === null)
        throw refused(folder, `${(0,listed/* named */.r)(path)} is not a file in it`, wholeFolder);
    if ((await handle.stat()).size <= maxBytes)
        return handle;
    await handle.close();
    throw refused(folder, `${(0,listed/* named */.r)(path)} is larger than any file that a run leaves`, wholeFolder);
}
const wholeFolder = "Use the run's whole, unchanged folder; in CI, download its artifact.";
async function* contentOf(bytes) {
    if (bytes.byteLength > 0)
        yield bytes;
}
function refused({ path }, why, nextStep) {
    const message = `The run in ${path} cannot be continued: ${why}.`;
    return new errors/* AgentExecError */.r("settings-invalid", message, { nextStep });
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
        return { refused: "in CI, only the action can tell whether the files come from a fork" };
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

/***/ 50316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ codeOfRecord),
/* harmony export */   g: () => (/* binding */ runsOnHost)
/* harmony export */ });
/* harmony import */ var _executors_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2284);

/** Whether code runs on this machine itself, with its user's rights. */
function runsOnHost({ executor }) {
    return !(0,_executors_index_js__WEBPACK_IMPORTED_MODULE_0__/* .findExecutor */ .b4)(executor).isolates;
}
/** What of an earlier run's record would run before anybody is asked about an attempt: commands, and code that it calls approved. */
function codeOfRecord({ verify, ...settings }, { attempts }) {
    const setup = "setup" in settings ? [settings.setup].flat() : [];
    const last = attempts.at(-1);
    const approved = last?.approvals.at(-1)?.approved === true && last.executions.length === 0;
    return [...setup, ...verify, ...(approved ? last.reply.blocks.map(({ code }) => code.trimEnd()) : [])];
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
    const message = `${name} is not the run's image: found ${digest ?? "none"} instead of ${pinned}.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("image-unavailable", message, {
        nextStep: `Set \`image\` to the run's image, as \`NAME@${pinned}\` or its id, or to another image to see what differs.`,
    });
}


/***/ }),

/***/ 53080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ withApproval),
/* harmony export */   U: () => (/* binding */ policyOf)
/* harmony export */ });
/* harmony import */ var _settings_run_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88848);

/** What the run keeps to, of the settings. */
function policyOf(settings, { hasWriter, decidesApart = false, }) {
    const until = hasWriter ? (0,_settings_run_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .untilOf */ .g)(settings) : "pass";
    return {
        maxRetries: settings["max-retries"],
        maxTurns: settings["max-turns"] ?? _settings_run_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultTurns */ .a5[until],
        maxInfrastructureRetries: 2,
        maxTokens: settings["max-tokens"] ?? null,
        ...(settings["max-cost-usd"] !== undefined && { maxCostUsd: settings["max-cost-usd"] }),
        timeoutMs: settings.timeout,
        ...(settings["idle-timeout"] !== undefined && { idleTimeoutMs: settings["idle-timeout"] }),
        totalTimeoutMs: settings["total-timeout"],
        verify: settings.verify,
        ...(settings["verify-report"] !== undefined && { verifyReport: settings["verify-report"] }),
        ...(settings.control !== "off" && settings.verify.length > 0 && { control: settings.control }),
        ...(settings["counter-check"] === "auto" && settings.verify.length > 0 && { counterCheck: true }),
        ...(settings.audit !== "off" && settings.verify.length > 0 && { audit: settings.audit }),
        keepGoing: settings["keep-going"],
        hasWriter,
        ...(until === "done" && { until, doneWord: settings["done-word"] }),
        ...(hasWriter && {
            decision: decidesApart && settings.decision === "combined" ? "separate" : settings.decision,
        }),
        ...(hasWriter && settings.vision && { vision: true }),
        ...(settings.context !== undefined && { context: settings.context }),
        ...(settings.blocks === "last" && { blocks: settings.blocks }),
        ...(settings["reviewer-model"] !== undefined && { reviewer: settings["reviewer-model"] }),
        ...(hasWriter && settings.reflect && { reflect: true }),
    };
}
/** What a run keeps to, with another word on when a person is asked. */
function withApproval(before, approval) {
    const { approval: _, ...policy } = before;
    return approval === undefined || approval === "never" ? policy : { ...policy, approval };
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
    const { workspaceSource } = await __webpack_require__.e(/* import() */ 8515).then(__webpack_require__.bind(__webpack_require__, 10896));
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
        throw new Error("it is not a regular file");
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
    return decoded(Buffer.concat(chunks));
}
/** As Windows writes it, too: with the mark of UTF-16 in front. @throws Error for what is no text. */
function decoded(bytes) {
    const mark = bytes.subarray(0, 2).toString("hex");
    const encoding = mark === "fffe" ? "utf-16le" : mark === "feff" ? "utf-16be" : "utf-8";
    const text = new TextDecoder(encoding).decode(bytes);
    if (text.includes("\0"))
        throw new Error("it is not text in UTF-8, or in UTF-16 with a byte order mark");
    return text;
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
            throw new Error(`${part} is a link, and agent-exec follows no link in the checkout`);
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
const unprotect = "list them in `unprotect` if the task is about them";
/** What is told of each kind, but for what tools make by themselves. */
const told = {
    protected: { what: "protected files" },
    "in-the-way": { what: "files in the way of protected ones" },
    judging: { what: "files that a verification calls", advice: unprotect },
    steering: { what: "files that steer tools", advice: unprotect },
    shadowing: { what: "files that hide a module of Python or a test tool", advice: unprotect },
    compiled: { what: "compiled files", advice: unprotect },
    outside: { what: "files that the task may not change", advice: "list them in `may-change` to allow it" },
    workflow: { what: "workflow files", advice: "list them in `allow-workflow` to allow it" },
};
/** What was undone, in sentences for people and for the writer; "" for nothing. */
function undoneWords(undone) {
    const namesOf = (kind, how) => undone.filter((each) => each.kind === kind && each.how === how).map(({ path }) => (0,_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .named */ .r)(path));
    const sentences = Object.entries(told).flatMap(([kind, { what, advice }]) => {
        const putBack = namesOf(kind, "put-back");
        const keptOut = namesOf(kind, "kept-out");
        const parts = [
            ...(putBack.length === 0 ? [] : [`were restored: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .K)(putBack)}`]),
            ...(keptOut.length === 0 ? [] : [`were removed: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .K)(keptOut)}`]),
        ];
        const rest = advice === undefined ? "" : ` (${advice})`;
        return parts.length === 0 ? [] : [`Before the verification ${what} ${parts.join("; ")}${rest}.`];
    });
    const ignored = namesOf("ignored", "kept-out");
    if (ignored.length > 0)
        sentences.push(`The verification ran without new files that the repository ignores, because a patch leaves them out: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .K)(ignored)}.`);
    return sentences.join(" ");
}
/** What of the code's files a verification did not get because it has no way out of a sandbox, in one sentence; "" for nothing. */
function leftOutWords(leftOut) {
    if (leftOut.length === 0)
        return "";
    const each = leftOut.map(({ path, reason }) => `${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .named */ .r)(path)} (${reason})`);
    return `The verification did not get all files that the code left. Missing: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .K)(each, (0,_ports_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .countRefused */ .IR)(leftOut))}.`;
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
/* harmony import */ var _counter_check_counter_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78380);
/* harmony import */ var _counted_tests_report_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81446);
/* harmony import */ var _counted_tests_tested_verification_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59043);
/* harmony import */ var _verified_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35247);







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
async function gradeOnce(index, { executor, workspace, counting, policy, signal, onWarning }, { changes, before }, check) {
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
            check,
            onChanged: (path) => changed.add(path),
        }),
    });
    let session = await start();
    try {
        if (check?.acts === false)
            return null;
        const idle = idleTimeoutMs === undefined ? {} : { idleTimeoutMs };
        const run = (script) => session.verify(script, { signal, timeoutMs, ...idle });
        const read = (script) => session.verify(script, { signal, timeoutMs, ...idle, maxOutputBytes: _counted_tests_report_files_js__WEBPACK_IMPORTED_MODULE_4__/* .reportOutputBytes */ .Jo });
        const isReportNeeded = changes !== undefined && verify.length === 1;
        const execution = await (0,_counted_tests_tested_verification_js__WEBPACK_IMPORTED_MODULE_5__/* .runVerification */ .t)(check?.script ?? verify[index], {
            reports,
            isReportNeeded,
            before,
            changed,
            wantsNames: check === undefined,
            run,
            read,
            async anew() {
                await session.stop();
                session = await start();
            },
            onWarning,
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
function verifiedFiles({ files, changes, counting, onChanged = () => undefined, check, }) {
    const judged = files === undefined ? undefined : (0,_counted_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedFiles */ .XY)(files, counting);
    const given = judged === undefined ? undefined : (check?.given(judged) ?? judged);
    const heard = changes === undefined ? undefined : hearing(changes, onChanged);
    const changed = heard === undefined ? undefined : (check?.changes(heard) ?? heard);
    return {
        ...(given !== undefined && { files: given }),
        ...(changed !== undefined && { changes: changed }),
    };
}
async function* hearing(changes, onChanged) {
    for await (const entry of changes) {
        if (entry.kind !== "left-out")
            onChanged(entry.path);
        yield entry;
    }
}


/***/ }),

/***/ 6173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* binding */ givenFromParsed),
/* harmony export */   Mp: () => (/* binding */ recordedSettings),
/* harmony export */   SC: () => (/* binding */ withoutAsking),
/* harmony export */   qs: () => (/* binding */ givenForRecord)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90566);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35903);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7793);
/* harmony import */ var _trust_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12843);





/** How it is printed and where it is kept: each call of a command says that anew. */
const ofTheCall = ["json", "quiet", "out"];
/** What the run's policy holds whole. */
const ofThePolicy = ["result-schema", "system-prompt", "system-prompt-alone"];
/** Without the settings that say who is asked, and how: a record answers instead. */
function withoutAsking(given) {
    return Object.fromEntries(Object.entries(given).filter(([name]) => !asks(name)));
}
function asks(name) {
    const { asks, needs } = _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp[name]?.description ?? {};
    return asks === true || needs?.includes("model") === true;
}
/**
 * The settings for a verification that a record has as they were parsed, of a run that did not keep how they were given. What does not
 * mean the same when it is read again, such as a duration in milliseconds, is left out.
 */
function givenFromParsed(settings) {
    return Object.fromEntries((0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsOf */ .f5)("run")
        .filter(([name, description, group]) => isKept(name) && countsForVerification(description, group))
        .map(([name]) => [name, settings[name]])
        .filter(([name, value]) => value !== undefined && [value].flat().length > 0 && meansTheSame(name, value)));
}
/** How often and how long a model is asked has no part in it. */
function countsForVerification({ needs = [] }, group) {
    return !["config", "task", "writer", "run", "report"].includes(group) || needs.includes("verification");
}
function meansTheSame(name, value) {
    const { data } = _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp[name].value.safeParse(value);
    const [again, absent] = [data, _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp[name].value.absent].map((each) => JSON.stringify(each));
    return again === JSON.stringify(value) && again !== absent;
}
/** What a record keeps of what was given, by the settings' names, for a run that is resumed. */
function givenForRecord(raw) {
    return Object.fromEntries(raw.filter(({ name }) => isKept(name)).map(({ name, value }) => [name, value]));
}
function isKept(name) {
    const row = _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp[name];
    return (row !== undefined &&
        ![...ofTheCall, ...ofThePolicy].includes(name) &&
        ((0,_config_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfSetUp */ .hS)(row) || name === "continue"));
}
/**
 * The settings that a run's record holds, but for those that are given now. A folder may be a stranger's: its record is taken
 * for no more than a config file that came with one, and a secret that it had to hide it cannot tell.
 * @param given what is given now, as flags
 * @param variables what variables of the environment say
 * @throws AgentExecError `settings-invalid` that names what is to be given again.
 */
function recordedSettings(recorded, { given, variables }, folder) {
    const now = new Set(given.map(({ name }) => name));
    const raw = Object.entries(recorded)
        .filter(([name]) => isKept(name) && !now.has(name))
        .map(([name, value]) => ({ name, value, origin: `${folder} ${name}`, isDefault: true }));
    const unsure = raw.filter((each) => (0,_trust_js__WEBPACK_IMPORTED_MODULE_3__/* .trustOf */ .A)(each, [...variables, ...given]) !== true || (JSON.stringify(each.value) ?? "").includes("***"));
    if (unsure.length === 0)
        return raw;
    const all = unsure.map(({ name, value }) => `--${name} ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .r)([value].flat().join(", "))}`);
    const flags = unsure.flatMap(({ name, value }) => [value].flat().map((each) => (each === true ? `--${name}` : `--${name} ${inShell(each)}`)));
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", `The run in ${folder} used options that agent-exec does not accept from a folder, which may be a stranger's: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .K)(all)}.`, {
        nextStep: `If you agree with ${unsure.length === 1 ? "it" : "them"}, add to the command: ${flags.join(" ")}`,
    });
}
/** As a person types it, or copies it. */
function inShell(value) {
    const text = String(value);
    return /^[\w.,:/@%+=-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
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


/***/ }),

/***/ 97281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ createScratchRepository)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _own_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76207);



/** A repository of its own in a temporary folder: nothing in the checkout, and nothing that code wrote, steers git there. */
async function createScratchRepository(folder, options) {
    const [gitFolder, workTree] = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "store"), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "tree")];
    await (0,_own_git_js__WEBPACK_IMPORTED_MODULE_2__/* .createGitFolder */ .DK)(gitFolder);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(workTree);
    return new _own_git_js__WEBPACK_IMPORTED_MODULE_2__/* .OwnGit */ .Js({ gitFolder, workTree, folder: workTree }, options);
}


/***/ }),

/***/ 58451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ statsOf),
/* harmony export */   t: () => (/* binding */ lookAt)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
/* harmony import */ var _names_link_targets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14367);
/* harmony import */ var _names_path_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4838);





/** So many are looked at before anything else has its turn: 5 ms, where each waited for alone would take four times as long in all. */
const atOnce = 1000;
/**
 * Looks at what lies at each path. Nothing is opened, no link is followed, not even one in a folder's place.
 */
async function lookAt(folder, paths) {
    const files = new Map();
    const all = new Map();
    const unfit = new Map();
    const ways = new Ways(folder);
    for (const [index, path] of paths.entries()) {
        if (index % atOnce === 0)
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setImmediate)();
        const stats = ways.lead(path) ? statsOf(folder, path) : null;
        if (stats === null)
            continue;
        if (stats.isSymbolicLink()) {
            const target = (0,_names_path_names_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), { encoding: "buffer" }));
            if (target.isText)
                all.set(path, target.text);
            else
                unfit.set(path, "a symbolic link to a name that is not UTF-8");
        }
        else if (!stats.isFile())
            unfit.set(path, "not a regular file");
        else if (!mayBeRead(folder, path, stats))
            unfit.set(path, "a file that cannot be read");
        else
            files.set(path, stats.size);
    }
    const faultOf = (0,_names_link_targets_js__WEBPACK_IMPORTED_MODULE_4__/* .linkFaults */ .m)(all);
    const links = new Map();
    for (const [path, target] of all) {
        const fault = faultOf(path);
        if (fault === null)
            links.set(path, target);
        else
            unfit.set(path, `a symbolic link that ${fault}`);
    }
    return { files, links, unfit, folders: ways.count };
}
/** Null where there is nothing. */
function statsOf(folder, path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), { throwIfNoEntry: false }) ?? null;
    }
    catch (error) {
        // A file in a folder's place, or a folder that is closed to us.
        if (["ENOTDIR", "EACCES"].includes(error.code ?? ""))
            return null;
        throw error;
    }
}
/** The folders between a root and its files, each looked at once. */
class Ways {
    root;
    #known = new Map();
    constructor(root) {
        this.root = root;
    }
    get count() {
        return this.#known.size;
    }
    /** Whether all that a path goes through are folders. */
    lead(path) {
        const end = path.lastIndexOf("/");
        if (end === -1)
            return true;
        const folder = path.slice(0, end);
        const known = this.#known.get(folder);
        if (known !== undefined)
            return known;
        const isFolder = this.lead(folder) && (statsOf(this.root, folder)?.isDirectory() ?? false);
        this.#known.set(folder, isFolder);
        return isFolder;
    }
}
/** Whoever may read what everybody may need not be asked for. */
function mayBeRead(folder, path, { mode }) {
    if ((mode & 0o444) === 0o444)
        return true;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.R_OK);
        return true;
    }
    catch {
        return false;
    }
}


/***/ })

};
