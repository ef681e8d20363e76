export const id = 4448;
export const ids = [4448];
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

/***/ 96785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   audit: () => (/* binding */ audit)
/* harmony export */ });
/* harmony import */ var _compose_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82845);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51196);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14647);
/* harmony import */ var _ports_outcomes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64319);
/* harmony import */ var _process_env_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(36130);
/* harmony import */ var _process_stop_signals_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39269);
/* harmony import */ var _terminal_terminal_style_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13482);
/* harmony import */ var _given_settings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6514);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(17721);
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










/** Attacks a verification and says what fooled it. Resolves with 0 where nothing did. @throws AgentExecError before it begins. */
async function audit({ flags: { files, from, json, ...flags } }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const isJson = json === true;
        const { variable } = (0,_process_env_js__WEBPACK_IMPORTED_MODULE_9__/* .readEnvironment */ .Q)();
        const found = await (0,_given_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .givenSettings */ .j)("audit", isJson ? { ...flags, json: true } : flags, variable);
        if (found === null)
            return 0;
        if (typeof files !== "string")
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", "The audit needs the files that your task is about.", {
                nextStep: "Name them, for example with --files 'src/**'.",
            });
        const stop = __addDisposableResource(env_1, (0,_process_stop_signals_js__WEBPACK_IMPORTED_MODULE_5__/* .listenForStopSignals */ .OV)(), false);
        const style = (0,_terminal_terminal_style_js__WEBPACK_IMPORTED_MODULE_6__/* .terminalStyle */ .w)(process.stdout.isTTY && variable("NO_COLOR") === undefined);
        const findings = [];
        try {
            const asked = {
                settings: found.settings,
                variable,
                files,
                from: typeof from === "string" ? from : undefined,
                signal: stop.signal,
            };
            for await (const each of (0,_compose_audit_js__WEBPACK_IMPORTED_MODULE_0__.auditOf)(asked)) {
                findings.push(each);
                if (!isJson)
                    (0,_print_js__WEBPACK_IMPORTED_MODULE_8__/* .printOutput */ .jP)(lineOf(each, style));
            }
        }
        catch (error) {
            if (!stop.signal.aborted)
                throw error;
            (0,_print_js__WEBPACK_IMPORTED_MODULE_8__/* .printError */ .yJ)("agent-exec: stopped; unfinished work is lost.\n");
            return _ports_outcomes_js__WEBPACK_IMPORTED_MODULE_4__/* .outcomes */ .KI.cancelled.exitCode;
        }
        const of = (status) => findings.filter((each) => each.status === status).length;
        const sums = { held: of("held"), fooled: of("fooled"), refused: of("refused"), notTried: of("not-tried") };
        if (isJson)
            (0,_print_js__WEBPACK_IMPORTED_MODULE_8__/* .printJson */ .Q2)({ version: 1, verify: found.settings.verify, ...sums, findings });
        else
            (0,_print_js__WEBPACK_IMPORTED_MODULE_8__/* .printOutput */ .jP)(summaryOf(sums, findings));
        if (sums.notTried > 0)
            return _ports_outcomes_js__WEBPACK_IMPORTED_MODULE_4__/* .outcomes */ .KI["infrastructure-error"].exitCode;
        return sums.fooled + sums.refused === 0 ? 0 : _ports_outcomes_js__WEBPACK_IMPORTED_MODULE_4__/* .outcomes */ .KI.failed.exitCode;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
const words = {
    held: "HELD",
    fooled: "FOOLED",
    refused: "REFUSED",
    unknown: "UNKNOWN",
    "not-tried": "NOT TRIED",
};
function lineOf({ name, what, status, exitCode, lastLines, closes, durationMs }, style) {
    const paint = status === "held" ? style.good : status === "not-tried" || status === "unknown" ? style.warn : style.bad;
    const isOverruled = status === "held" && exitCode === 0 && !["untouched", "right"].includes(name);
    const code = exitCode === null ? "" : `, exit code ${exitCode}${isOverruled ? ", overruled by agent-exec" : ""}`;
    const head = `${paint(words[status].padEnd(9))} ${name}  ${what} ${style.dim(`(${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(durationMs)}${code})`)}\n`;
    if (status === "held")
        return head;
    const said = (0,_output_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .showHidden */ .U)(lastLines).split("\n");
    const lines = said
        .filter((line) => line.trim() !== "")
        .map((line) => `          ${style.dim(`│ ${line}`)}\n`);
    return `${head}${lines.join("")}${closes === "" ? "" : `          → ${closes}\n`}`;
}
function summaryOf({ held, fooled, refused, notTried }, findings) {
    const rest = [
        ...(findings.some(({ status }) => status === "unknown") ? ["no right solution was tried"] : []),
        ...(refused === 0 ? [] : ["the right solution fails"]),
        ...(notTried === 0 ? [] : [`${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)("trial", notTried)} could not run`]),
    ];
    const closes = new Set(findings.filter(({ status }) => status === "fooled").map((each) => each.closes));
    const ways = closes.size === 0 ? "" : `To close the holes:\n${[...closes].map((each) => `  → ${each}\n`).join("")}`;
    return `\n${[`${held} held`, `${fooled} fooled`, ...rest].join(", ")}.\n${ways}`;
}


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

/***/ 60795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ foldersOf)
/* harmony export */ });
/** The folders that a path lies in, outermost first: `a` and `a/b` for `a/b/c`. */
function foldersOf(path) {
    const parts = path.split("/");
    return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
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

/***/ 13482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ gutter),
/* harmony export */   w: () => (/* binding */ terminalStyle)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

/** Stands before each line that others wrote, so that none passes for one of ours. */
const gutter = "  │ ";
/** Colours, or none where the stream is no terminal or the person wants none. */
function terminalStyle(hasColour) {
    const paint = (format) => (text) => hasColour ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(format, text, { validateStream: false }) : text;
    return {
        bold: paint("bold"),
        dim: paint("dim"),
        good: paint("green"),
        bad: paint("red"),
        warn: paint("yellow"),
        accent: paint("cyan"),
    };
}


/***/ })

};
