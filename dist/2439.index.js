export const id = 2439;
export const ids = [2439];
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

/***/ 65309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ut: () => (/* binding */ configText),
  j: () => (/* binding */ givenSettings),
  m0: () => (/* binding */ rawSettings),
  K2: () => (/* binding */ resolvedSettings)
});

// EXTERNAL MODULE: ./lib/files/safe-files.js
var safe_files = __webpack_require__(9668);
// EXTERNAL MODULE: ./lib/process/named-file.js
var named_file = __webpack_require__(91219);
// EXTERNAL MODULE: ./lib/settings/config.js
var settings_config = __webpack_require__(35903);
// EXTERNAL MODULE: ./lib/rows/origin.js
var origin = __webpack_require__(21303);
// EXTERNAL MODULE: ./lib/rows/setting.js
var setting = __webpack_require__(14533);
// EXTERNAL MODULE: ./lib/settings/schema.js + 11 modules
var schema = __webpack_require__(66695);
;// CONCATENATED MODULE: ./lib/settings/from-flags.js



/** Converts flags, which the parser has read, to raw settings. The names have no dashes. */
function fromFlags(flags) {
    return Object.entries(flags)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => ({ name, value, origin: origin/* origins */.kt.flag(name) }));
}
/**
 * Defaults for a command from environment variables, as raw settings. The command's own settings take precedence. In a
 * workflow only inputs count.
 * @param variable reads a variable. An empty variable counts as absent.
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
// EXTERNAL MODULE: ./lib/cli/print.js
var print = __webpack_require__(17721);
;// CONCATENATED MODULE: ./lib/cli/given-settings.js









const maxBytes = 1024 ** 2;
/**
 * Finds a command's settings in the flags, the config file and the environment, in this order. Null if the user only
 * wanted to print them.
 * @throws AgentExecError `settings-invalid`.
 */
async function givenSettings(face, flags, variable, places = {}) {
    const raw = await rawSettings(face, flags, variable, places);
    const found = resolvedSettings(raw, face, variable);
    if (!found.settings["print-config"])
        return found;
    const last = new Map(raw.map((each) => [each.name, each]));
    await given_settings_print([...last.values()], face, flags["json"] === true);
    return null;
}
/**
 * A command's settings as they were given. If a name occurs twice, the later value counts.
 * @throws like `givenSettings`.
 */
async function rawSettings(face, flags, variable, { recorded = null, readUnnamed = readHere } = {}) {
    const { json: _, ...rest } = flags;
    const variables = fromVariables(variable, face);
    const given = fromFlags(face === "audit" || face === "prove" || face === "doctor" || face === "conformance" ? rest : flags);
    const config = recorded === null
        ? await (0,settings_config/* readConfig */.Xg)([...variables, ...given], {
            face,
            read: (path, isBelieved) => (isBelieved ? readByPerson(path) : readUnnamed(path)),
            isOwners: false,
            onIgnored: tellIgnored,
        })
        : (0,settings_recorded/* recordedSettings */.Mp)(recorded.given, { given, variables }, recorded.folder);
    return [...variables, ...config, ...given];
}
/** @throws AgentExecError `settings-invalid` that names every problem. */
function resolvedSettings(raw, face, variable) {
    const settings = (0,resolve/* resolveSettings */.Mo)(raw, face);
    const last = new Map(raw.map((each) => [each.name, each]));
    const origins = Object.fromEntries([...last.values()].map(({ name, origin }) => [name, origin]));
    return { settings, secrets: (0,secrets/* secretsOf */.F)(raw, variable), origins, given: (0,settings_recorded/* givenForRecord */.qs)([...last.values()]) };
}
function tellIgnored(ignored) {
    const all = ignored.map(({ value, origin }) => `  ${origin} ${[value].flat().map(String).join(", ")}\n`);
    (0,print/* printError */.yJ)(`agent-exec ignores these options. You did not name the settings file, so it must not raise a limit or weaken a verification:\n${all.join("")}  next: to use these options, read the file, then add --config ${settings_config/* usualConfig */.lz}\n`);
}
async function readHere(path) {
    const here = process.cwd();
    if ((await (0,safe_files/* kindOf */.I)(here, path)) === "none")
        return null;
    return new TextDecoder().decode(await (0,safe_files/* readRegular */.VX)(here, path, maxBytes));
}
async function readByPerson(path) {
    try {
        return await (0,named_file/* readNamed */.Mk)(path, maxBytes);
    }
    catch (error) {
        if (error.code === "ENOENT")
            return null;
        throw error;
    }
}
/** Prints the settings that are worth keeping in a file. */
async function given_settings_print(given, face, isJson) {
    if (isJson)
        return (0,print/* printJson */.Q2)(Object.fromEntries(given.filter(isKept).map(({ name, value }) => [name, value])));
    const head = `Settings given to agent-exec ${face}. All other settings have defaults. To use these settings again, save this text as ${settings_config/* usualConfig */.lz}.`;
    (0,print/* printOutput */.jP)(await configText(given, head));
}
/** A config file with the same settings, except output options and settings of a single run. */
async function configText(given, head) {
    const { printConfig } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(2154)]).then(__webpack_require__.bind(__webpack_require__, 12154));
    return printConfig(given.filter(isKept), head);
}
function isKept({ name }) {
    return name !== "json" && name !== "quiet" && (0,settings_config/* isOfSetUp */.hS)(schema/* table */.tp[name]);
}


/***/ }),

/***/ 61092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   audit: () => (/* binding */ audit)
/* harmony export */ });
/* harmony import */ var _compose_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57710);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51196);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14647);
/* harmony import */ var _facts_outcomes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83518);
/* harmony import */ var _process_env_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(36130);
/* harmony import */ var _process_stop_signals_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39269);
/* harmony import */ var _given_settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65309);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17721);
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
 * Tries wrong solutions on a verification. Resolves with 0 if all were refused.
 * @throws AgentExecError before it begins.
 */
async function audit({ flags: { files, from, json, ...flags } }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const isJson = json === true;
        const { variable } = (0,_process_env_js__WEBPACK_IMPORTED_MODULE_8__/* .readEnvironment */ .Q)();
        const found = await (0,_given_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .givenSettings */ .j)("audit", isJson ? { ...flags, json: true } : flags, variable);
        if (found === null)
            return 0;
        if (typeof files !== "string")
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", "Say which files your task is about.", {
                nextStep: "List the files of your task, for example with --files 'src/**'.",
            });
        const stop = __addDisposableResource(env_1, (0,_process_stop_signals_js__WEBPACK_IMPORTED_MODULE_5__/* .listenForStopSignals */ .OV)(), false);
        const style = (0,_print_js__WEBPACK_IMPORTED_MODULE_7__/* .outputStyle */ .l4)();
        const findings = [];
        try {
            const solution = { files, from: typeof from === "string" ? from : undefined };
            for await (const each of (0,_compose_audit_js__WEBPACK_IMPORTED_MODULE_0__.auditOf)({
                settings: found.settings,
                variable,
                ...solution,
                signal: stop.signal,
            })) {
                findings.push(each);
                if (!isJson)
                    (0,_print_js__WEBPACK_IMPORTED_MODULE_7__/* .printOutput */ .jP)(lineOf(each, style));
            }
        }
        catch (error) {
            if (!stop.signal.aborted)
                throw error;
            (0,_print_js__WEBPACK_IMPORTED_MODULE_7__/* .printError */ .yJ)("agent-exec: stopped. The results of the unfinished verification are lost.\n");
            return _facts_outcomes_js__WEBPACK_IMPORTED_MODULE_4__/* .outcomes */ .KI.cancelled.exitCode;
        }
        const of = (status) => findings.filter((each) => each.status === status).length;
        const sums = { held: of("held"), fooled: of("fooled"), refused: of("refused"), notTried: of("not-tried") };
        if (isJson)
            (0,_print_js__WEBPACK_IMPORTED_MODULE_7__/* .printJson */ .Q2)({ version: 1, verify: found.settings.verify, ...sums, findings });
        else
            (0,_print_js__WEBPACK_IMPORTED_MODULE_7__/* .printOutput */ .jP)(summaryOf(sums, findings));
        if (sums.notTried > 0)
            return _facts_outcomes_js__WEBPACK_IMPORTED_MODULE_4__/* .outcomes */ .KI["infrastructure-error"].exitCode;
        return sums.fooled + sums.refused === 0 ? 0 : _facts_outcomes_js__WEBPACK_IMPORTED_MODULE_4__/* .outcomes */ .KI.failed.exitCode;
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
    const code = exitCode === null
        ? ""
        : `, exit code ${exitCode}${isOverruled ? ", but agent-exec did not count it as a pass" : ""}`;
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
        ...(findings.some(({ status }) => status === "unknown") ? ["agent-exec knew no right solution"] : []),
        ...(refused === 0 ? [] : ["the right solution fails"]),
        ...(notTried === 0 ? [] : [`${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)("trial", notTried)} could not run`]),
    ];
    const closes = new Set(findings.filter(({ status }) => status === "fooled").map((each) => each.closes));
    const ways = closes.size === 0
        ? ""
        : `To make your verification refuse these wrong solutions:\n${[...closes].map((each) => `  → ${each}\n`).join("")}`;
    return `\n${[`${held} held`, `${fooled} fooled`, ...rest].join(", ")}.\n${ways}`;
}


/***/ }),

/***/ 53080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ policyOf)
/* harmony export */ });
/* harmony import */ var _rows_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83647);
/* harmony import */ var _rows_policy_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67349);


/** Makes a run's rules from its settings. */
function policyOf(settings, { hasWriter, decidesApart = false }) {
    const until = hasWriter ? (0,_rows_policy_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .untilOf */ .g)(settings) : "pass";
    const { decision } = settings;
    return {
        ...(0,_rows_options_js__WEBPACK_IMPORTED_MODULE_0__/* .optionsOf */ .cz)(_rows_policy_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .policyRows */ .Ob, settings),
        maxTurns: settings["max-turns"] ?? _rows_policy_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultTurns */ .a5[until],
        until,
        ...(until === "done" && { doneWord: "TERMINATE" }),
        decision: decidesApart && decision === "combined" ? "separate" : decision,
        maxInfrastructureRetries: 2,
        hasWriter,
        ...(hasWriter && settings.workspace !== "empty" && { savesNamed: true }),
    };
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
/** In a new workspace all changes count, except Python's caches. Python could load a cache instead of a source. */
const countingInEmpty = {
    told: [],
    warnings: [],
    discountOf: async ({ path }) => /(?:^|\/)__pycache__\/|\.py[co]$/.test(path) ? { kind: "cache", reason: "it is a tool's cache" } : null,
    async [Symbol.asyncDispose]() { },
};

;// CONCATENATED MODULE: ./lib/compose/workspace.js

/** Decides which changes count, from the settings. */
function countingOf(settings) {
    return {
        protect: settings.protect,
        onlyChange: settings["only-change"],
        allowToolConfig: settings["allow-tool-config"],
        allowWorkflow: settings["allow-workflow"],
        verifiesAsOther: settings["verify-user"] === "other",
        verify: settings.verify,
    };
}
/**
 * Opens the files for the code, and the owner's instructions about them.
 * @throws AgentExecError `settings-invalid` if the files cannot be read or do not fit into the sandbox.
 */
async function openWorkspace(asked, { executor, counting, ...owner }) {
    if (asked.name === "empty")
        return { source: null, instructions: null, counting: countingInEmpty };
    // Loaded only if there are files. Everything is loaded before code runs, because code without isolation could change
    // agent-exec's own files.
    const { workspaceSource } = await Promise.all(/* import() */[__webpack_require__.e(4711), __webpack_require__.e(8405)]).then(__webpack_require__.bind(__webpack_require__, 4711));
    const source = await workspaceSource({ ...asked, here: "." });
    executor.checkRoom?.(source.size);
    const { readOwnerInstructions } = await __webpack_require__.e(/* import() */ 6284).then(__webpack_require__.bind(__webpack_require__, 96284));
    const { countingIn } = await Promise.all(/* import() */[__webpack_require__.e(3292), __webpack_require__.e(4147)]).then(__webpack_require__.bind(__webpack_require__, 54147));
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
/** Lists an edit's files, as part of a sentence: "edited `a.py`, `b.py`; deleted `c.py`". */
function editedWords(edited) {
    const parts = ["changed", "added", "deleted"].map((wanted) => {
        const names = edited.filter(({ kind }) => kind === wanted).map(({ path }) => (0,_listed_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .r)(path));
        return names.length === 0 ? "" : `${verbs[wanted]} ${(0,_listed_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .K)(names)}`;
    });
    return parts.filter((part) => part !== "").join("; ");
}


/***/ }),

/***/ 67402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Um: () => (/* binding */ pathWord),
/* harmony export */   Vu: () => (/* binding */ readableWord),
/* harmony export */   r7: () => (/* binding */ shellWord)
/* harmony export */ });
/** Text as one word of a shell's command. */
function shellWord(text) {
    return `'${text.replaceAll("'", "'\\''")}'`;
}
/** The same for a command that people read: quotes only where the shell needs them. */
function readableWord(text) {
    return /^[\w.,:/@%+=-]+$/.test(text) ? text : shellWord(text);
}
/** A relative path as a word that no program can mistake for an option. */
function pathWord(path) {
    return shellWord(`./${path}`);
}


/***/ }),

/***/ 88510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HN: () => (/* binding */ LineCounter),
/* harmony export */   Rq: () => (/* binding */ linesFromEnd),
/* harmony export */   c5: () => (/* binding */ linesFromStart),
/* harmony export */   e_: () => (/* binding */ withoutLineFeedsAtEnd),
/* harmony export */   lt: () => (/* binding */ countLines)
/* harmony export */ });
const lineFeed = 0x0a;
/**
 * Counts a stream's lines as a terminal shows them. Each line ends with a line feed, and the rest after the last one
 * counts too. A carriage return alone overwrites its line.
 */
class LineCounter {
    #ended = 0;
    #isOpen = false;
    push(bytes) {
        this.#ended += countLineFeeds(bytes);
        if (bytes.length > 0)
            this.#isOpen = bytes[bytes.length - 1] !== lineFeed;
    }
    get lines() {
        return this.#ended + (this.#isOpen ? 1 : 0);
    }
}
/** A loop is used, because `/ +$/` would start again at every line feed. */
function withoutLineFeedsAtEnd(text) {
    let end = text.length;
    while (end > 0 && text.charCodeAt(end - 1) === lineFeed)
        end -= 1;
    return text.slice(0, end);
}
function countLines(text) {
    const counter = new LineCounter();
    counter.push(Buffer.from(text, "utf8"));
    return counter.lines;
}
/** A plain loop is clearly the fastest way in a flood of output. */
function countLineFeeds(bytes) {
    let count = 0;
    for (let at = 0; at < bytes.length; at += 1)
        if (bytes[at] === lineFeed)
            count += 1;
    return count;
}
/** The lines of a text from its beginning, with line ends. They are built only when needed. */
function* linesFromStart(text) {
    for (let start = 0; start < text.length;) {
        const end = text.indexOf("\n", start) + 1 || text.length;
        yield text.slice(start, end);
        start = end;
    }
}
/** The same lines, from the end. */
function* linesFromEnd(text) {
    for (let end = text.length; end > 0;) {
        const start = end === 1 ? 0 : text.lastIndexOf("\n", end - 2) + 1;
        yield text.slice(start, end);
        end = start;
    }
}


/***/ }),

/***/ 44934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M8: () => (/* binding */ replacedWords),
/* harmony export */   d1: () => (/* binding */ lastOutputLines),
/* harmony export */   eC: () => (/* binding */ orderedParts),
/* harmony export */   jE: () => (/* binding */ outputLines),
/* harmony export */   jO: () => (/* binding */ outputText),
/* harmony export */   vU: () => (/* binding */ shownWords)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51196);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88510);
/* harmony import */ var _output_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58566);
/* harmony import */ var _settled_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77228);
/* harmony import */ var _show_within_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15778);





/** Nobody reads more of a line. */
const maxLineChars = 1_000;
/** Room for the note in the middle. */
const noteChars = 60;
/**
 * Both streams as lines in order of arrival, with visible hidden characters. If one stream interrupts a line of the
 * other, a new line begins. The result has at most `maxChars` UTF-16 units with line ends. If it would be longer, whole
 * lines in the middle are left out and counted, and very long lines are cut.
 */
function outputLines(streams, { maxChars }) {
    const parts = settledParts(streams);
    const kept = parts.reduce((sum, { text }) => sum + (0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .countLines */ .lt)(text), 0);
    const total = totalOf(streams, kept);
    const replaced = (streams.stdout.replaced ?? 0) + (streams.stderr.replaced ?? 0);
    const all = take(fromStart(parts), maxChars);
    if (all.length === kept)
        return { lines: all, shown: ownLines(all, streams), total, replaced };
    const { head, tail } = headAndTail(parts, { kept, room: maxChars - noteChars });
    const shown = ownLines([...head, ...tail], streams);
    const left = total === null ? `at least ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("line", kept - shown)}` : (0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("line", total - shown);
    return {
        lines: [...head, { from: "note", text: `[… ${left} left out …]` }, ...tail],
        shown,
        total,
        replaced,
    };
}
/**
 * Both streams as one text in order of arrival, each line in its last state. Nothing is cut, and hidden characters stay
 * hidden. If one stream interrupts a line of the other, a new line begins.
 */
function outputText(streams) {
    const texts = settledParts(streams).map(({ text }) => text);
    return texts
        .map((text, at) => (at < texts.length - 1 && !/[\r\n]$/.test(text) ? `${text}\n` : text))
        .join("");
}
/** The last lines of both streams, at most `maxLines`, in the form of `outputLines`. */
function lastOutputLines(streams, maxLines) {
    const lines = [];
    for (const line of fromEnd(settledParts(streams))) {
        if (lines.length === maxLines)
            break;
        lines.push(line);
    }
    return lines.toReversed();
}
/** For example `655 of 2,000,000 lines shown`, or `12 lines` if these are all. */
function shownWords({ shown, total, replaced }) {
    return `${shownLines(shown, total)}${replaced === 0 ? "" : `, ${replacedWords(replaced)}`}`;
}
/** For example `3 characters are \uFFFD, because the program wrote bytes that are not UTF-8`. */
function replacedWords(replaced) {
    const stand = replaced === 1 ? "is" : "are";
    return `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("character", replaced)} ${stand} \uFFFD, because the program wrote bytes that are not UTF-8`;
}
function shownLines(shown, total) {
    if (shown === total)
        return (0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("line", total);
    return total === null
        ? `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("line", shown)} shown`
        : `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(shown)} of ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("line", total)} shown`;
}
/** The parts of both texts in order of arrival. Text that `order` does not mention comes last. */
function orderedParts({ stdout, stderr, order }) {
    const rest = { stdout: stdout.text, stderr: stderr.text };
    const parts = [];
    const take = (from, chars) => {
        const text = rest[from].slice(0, chars);
        rest[from] = rest[from].slice(chars);
        const last = parts.at(-1);
        if (text === "")
            return;
        if (last?.from === from)
            parts[parts.length - 1] = { from, text: last.text + text };
        else
            parts.push({ from, text });
    };
    for (const { stream, chars } of order)
        take(stream, chars);
    take("stdout", rest.stdout.length);
    take("stderr", rest.stderr.length);
    return parts;
}
/** Each part in its final state on a terminal. Of a progress bar, only the last state stays. */
function settledParts(streams) {
    return orderedParts(streams).map(({ from, text }) => ({ from, text: (0,_settled_js__WEBPACK_IMPORTED_MODULE_4__/* .settled */ .g)(text) }));
}
/**
 * The number of all lines: the kept ones without notes, plus the lost ones. A line that was cut in half counts once.
 */
function totalOf({ stdout, stderr }, kept) {
    let total = kept;
    for (const { text, truncated, lines } of [stdout, stderr]) {
        if (!truncated)
            continue;
        if (lines === undefined)
            return null;
        total += Math.max(0, lines - ((0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .countLines */ .lt)((0,_settled_js__WEBPACK_IMPORTED_MODULE_4__/* .settled */ .g)(text)) - 1)) - 1;
    }
    return total;
}
/** How many lines are the program's own, and not notes about lost bytes. */
function ownLines(lines, streams) {
    return lines.filter(({ from, text }) => from === "note" || !(streams[from].truncated && (0,_output_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isCutNote */ .JX)(text)))
        .length;
}
/** Takes lines while there is room. */
function take(lines, maxChars) {
    const taken = [];
    let room = maxChars;
    for (const line of lines) {
        room -= line.text.length + 1;
        if (room < 0)
            break;
        taken.push(line);
    }
    return taken;
}
/** Takes lines from the beginning and the end in turns, until there is no room. */
function headAndTail(parts, { kept, room }) {
    const head = [];
    const tail = [];
    const sides = [
        { lines: head, source: fromStart(parts) },
        { lines: tail, source: fromEnd(parts) },
    ];
    let left = room;
    while (head.length + tail.length < kept) {
        const side = sides[head.length <= tail.length ? 0 : 1];
        const line = side.source.next().value;
        left -= (line?.text.length ?? 0) + 1;
        if (line === undefined || left < 0)
            break;
        side.lines.push(line);
    }
    return { head, tail: tail.toReversed() };
}
function* fromStart(parts) {
    for (const { from, text } of parts)
        for (const line of (0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .linesFromStart */ .c5)(text))
            yield { from, text: shownLine(line) };
}
function* fromEnd(parts) {
    for (const { from, text } of parts.toReversed())
        for (const line of (0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .linesFromEnd */ .Rq)(text))
            yield { from, text: shownLine(line) };
}
function shownLine(line) {
    return (0,_show_within_js__WEBPACK_IMPORTED_MODULE_2__/* .showWithin */ .L)(line.replace(/\r{0,2}\n$/, ""), maxLineChars)
        .replace(/\n$/, "")
        .replace(/\n/g, " ");
}


/***/ }),

/***/ 58566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JX: () => (/* binding */ isCutNote),
/* harmony export */   MW: () => (/* binding */ captureText),
/* harmony export */   rX: () => (/* binding */ liveCutNote)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51196);


const streams = ["stdout", "stderr"];
/** The last line of live output, if the block printed more than is shown live. */
const liveCutNote = "\n[… no more output is shown live, but all of it is counted …]\n";
/**
 * Turns kept bytes into text. Parts of a split character are joined, and invalid UTF-8 becomes U+FFFD. One line counts
 * the lost bytes of a stream. A character that would be cut in half counts as lost.
 */
function captureText(kept) {
    const texts = { stdout: new StreamText("stdout", kept), stderr: new StreamText("stderr", kept) };
    const order = [];
    const note = (stream, chars) => {
        const last = order.at(-1);
        if (chars === 0)
            return;
        if (last?.stream === stream)
            last.chars += chars;
        else
            order.push({ stream, chars });
    };
    for (const { stream, bytes } of kept.head)
        note(stream, texts[stream].add(bytes));
    for (const stream of streams)
        note(stream, texts[stream].addCut());
    for (const { stream, bytes } of kept.tail)
        note(stream, texts[stream].add(bytes));
    for (const stream of streams)
        note(stream, texts[stream].addRest());
    return { stdout: texts.stdout.captured(), stderr: texts.stderr.captured(), order };
}
/** Whether a line looks like the note about lost bytes. */
function isCutNote(line) {
    return /^\[… [\d,]+ bytes left out …\]$/.test(line);
}
/** Builds the text of one stream in order of arrival. Each step returns how many UTF-16 units it added. */
class StreamText {
    #decoder = newDecoder();
    #parts = [];
    #bytes;
    #lines;
    #cutBytes;
    /** How many bytes at the start of the end part belong to a character whose beginning is lost. */
    #tailHalf;
    /** How many U+FFFD the program itself wrote. */
    #ownReplacements;
    #skip = 0;
    #lastCharacter = "";
    constructor(stream, { head, tail, totalBytes, totalLines }) {
        this.#bytes = totalBytes[stream];
        this.#lines = totalLines[stream];
        const headBytes = bytesOf(head, stream);
        const tailBytes = bytesOf(tail, stream);
        this.#ownReplacements = countOf(replacement, Buffer.concat([headBytes, tailBytes]).toString("latin1"));
        const lost = this.#bytes - headBytes.length - tailBytes.length;
        this.#tailHalf = leadingHalf(tailBytes);
        this.#cutBytes = lost === 0 ? 0 : lost + trailingHalf(headBytes) + this.#tailHalf;
    }
    add(bytes) {
        const skipped = Math.min(this.#skip, bytes.length);
        this.#skip -= skipped;
        return this.#append(this.#decoder.decode(bytes.subarray(skipped), { stream: true }));
    }
    addCut() {
        if (this.#cutBytes === 0)
            return 0;
        // A new decoder is needed, because the old one may hold half a character, which counts as lost.
        this.#decoder = newDecoder();
        this.#skip = this.#tailHalf;
        const isAtLineStart = this.#lastCharacter === "" || this.#lastCharacter === "\n";
        return this.#append(`${isAtLineStart ? "" : "\n"}[… ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(this.#cutBytes)} bytes left out …]\n`);
    }
    addRest() {
        return this.#append(this.#decoder.decode());
    }
    captured() {
        const text = this.#parts.join("");
        const truncated = this.#cutBytes > 0;
        const replaced = countOf("\uFFFD", text) - this.#ownReplacements;
        return {
            text,
            bytes: this.#bytes,
            truncated,
            ...(truncated && { lines: this.#lines }),
            ...(replaced > 0 && { replaced }),
        };
    }
    #append(text) {
        if (text === "")
            return 0;
        this.#parts.push(text);
        this.#lastCharacter = text.slice(-1);
        return text.length;
    }
}
/** U+FFFD in UTF-8, one character per byte. */
const replacement = "\xEF\xBF\xBD";
function countOf(part, text) {
    let found = 0;
    for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length))
        found += 1;
    return found;
}
function newDecoder() {
    return new node_util__WEBPACK_IMPORTED_MODULE_0__.TextDecoder("utf-8", { ignoreBOM: true });
}
function bytesOf(pieces, stream) {
    return Buffer.concat(pieces.filter((piece) => piece.stream === stream).map((piece) => piece.bytes));
}
/** How many bytes at the end begin an incomplete UTF-8 character: 0 to 3. */
function trailingHalf(bytes) {
    for (let length = 1; length <= Math.min(3, bytes.length); length += 1) {
        const byte = bytes[bytes.length - length] ?? 0;
        if (isContinuation(byte))
            continue;
        return length < characterLength(byte) ? length : 0;
    }
    return 0;
}
/** How many bytes at the start continue an earlier UTF-8 character: 0 to 3. */
function leadingHalf(bytes) {
    let length = 0;
    while (length < 3 && length < bytes.length && isContinuation(bytes[length] ?? 0))
        length += 1;
    return length;
}
function isContinuation(byte) {
    return (byte & 0b1100_0000) === 0b1000_0000;
}
function characterLength(firstByte) {
    if (firstByte >= 0xf0 && firstByte <= 0xf4)
        return 4;
    if (firstByte >= 0xe0 && firstByte < 0xf0)
        return 3;
    if (firstByte >= 0xc2 && firstByte < 0xe0)
        return 2;
    return 1;
}


/***/ }),

/***/ 77228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ settled)
/* harmony export */ });
/** Text in which nothing moves a cursor, as nearly all is. */
// oxlint-disable-next-line no-control-regex
const moves = /\r(?!\r?\n)|\x08|\x1B\[[0-9;?]{0,20}[A-DFGJKhl]/;
/** What a terminal acts on, or text up to there. */
// oxlint-disable-next-line no-control-regex
const token = /\x1B\[([0-9;?]{0,20})([A-DFGJKhlm])|[\r\n\x08]|[^\r\n\x08\x1B]+|\x1B/g;
/** Programs do not move further up or to the right, and a terminal would not allow it. */
const mostRows = 100;
const mostColumns = 500;
/**
 * The text as a terminal finally shows it. A progress bar may overwrite or erase its line by a carriage return,
 * backspaces or moving up, and only its last state stays. Nothing else changes. A cleared screen stays.
 */
function settled(text) {
    return moves.test(text) ? new Screen().draw(text) : text;
}
class Screen {
    #rows = [[]];
    #row = 0;
    #column = 0;
    draw(text) {
        for (const [piece, parameters, command] of text.matchAll(token)) {
            if (command !== undefined)
                this.#act(command, Number.parseInt(parameters ?? "", 10));
            else if (piece === "\n")
                this.#feed();
            else if (piece === "\r")
                this.#column = 0;
            else if (piece === "\b")
                this.#column = Math.max(0, this.#column - 1);
            else
                this.#write(piece);
        }
        return this.#rows.map((row) => Array.from(row, (cell) => cell ?? " ").join("")).join("\n");
    }
    #act(command, given) {
        const count = Math.max(1, given || 1);
        if (command === "A" || command === "F")
            this.#row = Math.max(this.#top, this.#row - count);
        if (command === "B")
            this.#row = Math.min(this.#rows.length - 1, this.#row + count);
        if (command === "F" || command === "G")
            this.#column = command === "F" ? 0 : count - 1;
        if (command === "C")
            this.#column += count;
        if (command === "D")
            this.#column = Math.max(0, this.#column - count);
        if ("ABCG".includes(command))
            this.#column = Math.min(this.#column, mostColumns);
        if (command === "K")
            this.#erase(given === 2 ? 0 : this.#column, given);
        if (command === "J" && !(given > 0)) {
            this.#erase(this.#column, 0);
            this.#rows.length = this.#row + 1;
        }
    }
    get #top() {
        return Math.max(0, this.#rows.length - mostRows);
    }
    /** Erases to the line's end. Programs do not erase only the part before the cursor, so that part stays. */
    #erase(from, which) {
        const row = this.#rows[this.#row];
        if (which !== 1 && row.length > from)
            row.length = from;
    }
    #feed() {
        this.#row += 1;
        this.#column = 0;
        if (this.#row === this.#rows.length)
            this.#rows.push([]);
    }
    #write(text) {
        const row = this.#rows[this.#row];
        for (const character of text) {
            row[this.#column] = character;
            this.#column += 1;
        }
    }
}


/***/ }),

/***/ 15778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ showWithin)
/* harmony export */ });
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96065);
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14647);


/**
 * The beginning and end of a text with visible hidden characters, at most `maxChars` UTF-16 units. Omitted text is
 * counted in its own characters. The text is cut first, because a megabyte of invisible characters, written out, takes
 * hundreds of megabytes.
 */
function showWithin(text, maxChars) {
    for (let chars = maxChars;; chars = Math.floor(chars * 0.6)) {
        const shown = (0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .U)((0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateMiddle */ .k)(text, chars));
        if (shown.length <= maxChars)
            return shown;
    }
}


/***/ }),

/***/ 49746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ missesNetwork)
/* harmony export */ });
const unreached = /Temporary failure in name resolution|Name or service not known|Network is unreachable|\bE(?:NOTFOUND|AI_AGAIN|NETUNREACH)\b|Could not resolve host|no such host|dial tcp|Failed to establish a new connection/;
/** Whether a program's output says that it had no network. */
function missesNetwork(output) {
    // Node often prints no more than this, also if a test's own server does not answer.
    const isUnfetched = /\bfetch failed\b/.test(output) && !output.includes("ECONNREFUSED");
    return isUnfetched || unreached.test(output);
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
/* harmony import */ var _files_content_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52278);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60795);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9668);






/** Room for several of the longest possible replies. */
const maxDocumentBytes = 64 * 1024 ** 2;
/** Linux also follows this many links in a row. */
const maxLinks = 40;
/**
 * Reads a file that a user names on their own machine. Follows links, and reads a pipe (`<(…)`) to its end.
 * @throws Error for a folder, and for too many bytes.
 */
async function readNamed(path, maxBytes) {
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path).catch(inWords);
    try {
        if ((await handle.stat()).isDirectory())
            throw new Error("it is a folder");
        return await readText(handle.createReadStream({ end: maxBytes, autoClose: false }), maxBytes);
    }
    finally {
        await handle.close();
    }
}
/** Words for two common faults, without names of system calls. */
function inWords(error) {
    if (error.code === "ENOENT")
        throw new Error("there is no such file", { cause: error });
    if (error.code === "EACCES")
        throw new Error("you have no permission to read it", { cause: error });
    throw error;
}
/**
 * Reads a regular file that a workflow names. In the checkout (GITHUB_WORKSPACE) it follows no links. A stranger's
 * branch may contain links, for example to the runner's environment.
 * @throws Error for anything else, and for too many bytes.
 */
async function readInJob(path, { maxBytes, variable, folder = "." }) {
    const checkouts = await Promise.all([folder, ".", variable("GITHUB_WORKSPACE") ?? "."].map(realPath));
    const place = await placeOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, path), checkouts).catch(inWords);
    const handle = await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_5__/* .openPlain */ .Hu)(place);
    if (handle === null)
        throw new Error("it is not a regular file");
    try {
        return await readText(handle.createReadStream({ end: maxBytes, autoClose: false }), maxBytes);
    }
    finally {
        await handle.close();
    }
}
/** Reads the whole stream as text. @throws Error for too many bytes. In that case the stream is closed. */
async function readText(stream, maxBytes) {
    const bytes = await (0,_files_content_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesWithin */ .$2)(stream, maxBytes);
    if (bytes === null)
        throw new Error(`it has more than ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatBytes */ .z3)(maxBytes)}`);
    return decoded(bytes);
}
/**
 * Reads UTF-8, and UTF-16 with a byte order mark, as Windows writes it.
 * @throws Error if it is not text.
 */
function decoded(bytes) {
    const mark = bytes.subarray(0, 2).toString("hex");
    const encoding = mark === "fffe" ? "utf-16le" : mark === "feff" ? "utf-16be" : "utf-8";
    const text = new TextDecoder(encoding).decode(bytes);
    if (text.includes("\0"))
        throw new Error("it is not text in UTF-8, or in UTF-16 with a byte order mark");
    return text;
}
/** Resolves a path part by part. @throws Error for a link in a checkout. */
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
        if (checkouts.some((checkout) => (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithin */ .UO)(checkout, place)))
            throw new Error(`${part} is a link, and agent-exec follows no link in the checkout`);
        links += 1;
        if (links > maxLinks)
            throw new Error("its path leads through too many links");
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
async function realPath(folder) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder).catch(() => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder));
}


/***/ }),

/***/ 50159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

/** When this process began, on the machine's clock. */
const begin = Date.now() - performance.now();
const systemClock = {
    // Durations and deadlines must not change if somebody sets the machine's clock while agent-exec runs.
    now: () => Math.round(begin + performance.now()),
    async sleep(ms, { signal }) {
        try {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, { signal });
        }
        catch (thrown) {
            throw signal.aborted ? signal.reason : thrown;
        }
    },
};


/***/ }),

/***/ 22503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ partsFrom),
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   Iv: () => (/* binding */ masked),
/* harmony export */   YM: () => (/* binding */ maxTestFileBytes),
/* harmony export */   dE: () => (/* binding */ trimmed),
/* harmony export */   eX: () => (/* binding */ languageOf),
/* harmony export */   sV: () => (/* binding */ quoteEnd)
/* harmony export */ });
const languages = [
    [/\.py$/, "python"],
    [/\.[cm]?[jt]sx?$/, "javascript"],
    [/\.go$/, "go"],
    [/\.rs$/, "rust"],
    [/\.java$/, "java"],
    [/\.(?:sh|bash)$/, "shell"],
];
/** A file's language, by its name. Null if agent-exec does not parse it. */
function languageOf(path) {
    return languages.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}
/** Nobody writes a larger test file. Larger ones are not parsed. */
const maxTestFileBytes = 256 * 1024;
function linesOf(masked) {
    const lines = [];
    for (let at = 0; at < masked.length;) {
        const next = masked.indexOf("\n", at);
        const end = next === -1 ? masked.length : next;
        const line = masked.slice(at, end);
        lines.push({ at, end, indent: line.search(/\S/) });
        at = end + 1;
    }
    return lines;
}
/** The same text with blanks instead of comments and multi-line strings, because these contain no statements. */
function masked(text, language) {
    const pieces = [];
    let from = 0;
    const blank = (at, end) => {
        pieces.push(text.slice(from, at), text.slice(at, end).replaceAll(/[^\n]/g, " "));
        from = end;
    };
    const endOf = (mark, at) => {
        const found = text.indexOf(mark, at);
        return found === -1 ? text.length : found + mark.length;
    };
    const isHash = language === "python" || language === "shell";
    for (let at = 0; at < text.length; at += 1) {
        const char = text[at];
        const comment = isHash ? char === "#" : char === "/" && text[at + 1] === "/";
        const block = blockMark(text, at, language);
        if (comment)
            blank(at, Math.max(at, endOf("\n", at) - 1));
        else if (block !== null)
            blank(at, endOf(block.closes, at + block.opens));
        else if (char === '"' || char === "'")
            at = Math.max(at, quoteEnd(text, at));
        else if (char === "\\")
            at += 1;
        at = Math.max(at, from - 1);
    }
    return pieces.join("") + text.slice(from);
}
function blockMark(text, at, language) {
    if (language === "shell")
        return null;
    const three = text.slice(at, at + 3);
    if (language === "python")
        return three === '"""' || three === "'''" ? { closes: three, opens: 3 } : null;
    if (three.startsWith("/*"))
        return { closes: "*/", opens: 2 };
    return text[at] === "`" ? { closes: "`", opens: 1 } : null;
}
/** Where a quoted text ends. -1 if the line ends first. */
function quoteEnd(text, start) {
    const quote = text[start];
    for (let at = start + 1; at < text.length && text[at] !== "\n"; at += 1) {
        if (text[at] === "\\")
            at += 1;
        else if (text[at] === quote)
            return at;
    }
    return -1;
}
/** A longer argument is a table and not a plain comparison. */
const maxPartsChars = 1_000;
/**
 * Reads the text from here to the bracket, line end, semicolon, comment or quote that ends it, and splits it at its
 * outermost commas. Null if the end is too far away.
 */
function partsFrom(text, from) {
    const parts = [];
    let depth = 0;
    let begin = from;
    const isCall = text[from - 1] === "(";
    const limit = Math.min(text.length, from + maxPartsChars);
    const closed = (end) => {
        const part = trimmed(text, { at: begin, end });
        if (part.at < part.end)
            parts.push(part);
        return { parts, end };
    };
    for (let at = from; at <= limit; at += 1) {
        const char = text[at];
        const isOutermost = depth === 0;
        if (char === undefined || (isOutermost && !isCall && (char === "\n" || char === ";" || char === "#")))
            return isOutermost && !(isCall && char === undefined) ? closed(at) : null;
        if (char === "\\")
            at += 1;
        else if (char === '"' || char === "'" || char === "`") {
            const end = quoteEnd(text, at);
            // A quote around the whole code can end it, as in `python3 -c '…'`.
            if (end === -1)
                return isOutermost && !isCall ? closed(at) : null;
            at = end;
        }
        else if ("([{".includes(char))
            depth += 1;
        else if (")]}".includes(char)) {
            if (isOutermost)
                return closed(at);
            depth -= 1;
        }
        else if (char === "," && isOutermost) {
            closed(at);
            begin = at + 1;
        }
    }
    return null;
}
function trimmed(text, { at, end }) {
    const part = text.slice(at, end);
    const begin = at + (part.length - part.trimStart().length);
    return { at: begin, end: Math.max(begin, end - (part.length - part.trimEnd().length)) };
}


/***/ }),

/***/ 35428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ny: () => (/* binding */ leftOutWords),
/* harmony export */   XY: () => (/* binding */ judgedFiles),
/* harmony export */   jo: () => (/* binding */ undoneWords),
/* harmony export */   sA: () => (/* binding */ countedChanges)
/* harmony export */ });
/* harmony import */ var _facts_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80436);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51196);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90566);
/* harmony import */ var _files_content_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52278);




/** Yields those of the code's changes that count. */
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
/** Yields the files for a verification. Only the verification's own user may read the private ones. */
async function* judgedFiles(files, { isHidden = () => false } = {}) {
    for await (const file of files)
        yield file.kind === "file" && isHidden(file.path) ? { ...file, isPrivate: true } : file;
}
/** Nobody writes a larger manifest. */
const maxReadBytes = 1024 ** 2;
/** The same entry. Its content can be read here before the entry is passed on. */
function readable(entry) {
    if (entry.kind !== "file" || entry.bytes > maxReadBytes)
        return { entry, content: async () => null };
    let read = null;
    const content = () => (read ??= (0,_files_content_js__WEBPACK_IMPORTED_MODULE_2__/* .bytesOf */ .$$)(entry.content));
    const again = async function* () {
        if (read === null)
            yield* entry.content;
        else
            yield await read;
    };
    return { entry: { ...entry, content: again() }, content };
}
function below(path, given) {
    return [...given].filter((each) => each === path || each.startsWith(`${path}/`));
}
const allowed = "if the task is about these files, list them in `allow-tool-config`";
/** The words for each kind of change that does not count. Files that tools create by themselves need no words. */
const told = {
    protected: { what: "protected files" },
    "in-the-way": { what: "files in the place of protected files" },
    judging: { what: "files that a verification calls", advice: allowed },
    steering: { what: "files that configure tools", advice: allowed },
    shadowing: { what: "files that replace a module of Python or of a test tool", advice: allowed },
    compiled: { what: "compiled files", advice: allowed },
    outside: {
        what: "files that the code may not change",
        advice: "to allow these changes, list the files in `only-change`",
    },
    workflow: {
        what: "workflow files",
        advice: "to allow these changes, list the files in `allow-workflow`",
    },
};
/** The undone changes, in sentences for people and the model. "" if there are none. */
function undoneWords(undone) {
    const namesOf = (kind, how) => undone.filter((each) => each.kind === kind && each.how === how).map(({ path }) => (0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .named */ .r)(path));
    const sentences = Object.entries(told).flatMap(([kind, { what, advice }]) => {
        const putBack = namesOf(kind, "put-back");
        const keptOut = namesOf(kind, "kept-out");
        const parts = [
            ...(putBack.length === 0 ? [] : [`were restored: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .K)(putBack)}`]),
            ...(keptOut.length === 0 ? [] : [`were removed: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .K)(keptOut)}`]),
        ];
        const rest = advice === undefined ? "" : ` (${advice})`;
        return parts.length === 0
            ? []
            : [`Before the verification, ${what} ${parts.join(", and others ")}${rest}.`];
    });
    const ignored = foldedNames(undone.filter(({ kind, how }) => kind === "ignored" && how === "kept-out"));
    if (ignored.length > 0)
        sentences.push(`The repository ignores these new files, so the verification ran without them, and the patch leaves them out: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .K)(ignored)}.`);
    return sentences.join(" ");
}
/** How many files of a folder have names in a list. A build leaves hundreds. */
const maxFolderNames = 3;
/** The names of files, and the names of top folders that contain many of them. */
function foldedNames(files) {
    const folders = new Map();
    for (const { path } of files) {
        const folder = path.slice(0, path.indexOf("/") + 1);
        const paths = folders.get(folder) ?? [];
        paths.push(path);
        folders.set(folder, paths);
    }
    return [...folders].flatMap(([folder, paths]) => folder === "" || paths.length <= maxFolderNames
        ? paths.map(_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .named */ .r)
        : `${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .named */ .r)(folder)} (${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)("file", paths.length)})`);
}
/**
 * A sentence about files that a verification did not get, because they cannot be copied out of a sandbox. "" if there
 * are none.
 */
function leftOutWords(leftOut) {
    if (leftOut.length === 0)
        return "";
    const each = leftOut.map(({ path, reason }) => `${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .named */ .r)(path)} (${reason})`);
    return `The verification ran without some files of the code, because these files could not be copied: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .K)(each, (0,_facts_files_js__WEBPACK_IMPORTED_MODULE_0__/* .countRefused */ .IR)(leftOut))}.`;
}


/***/ }),

/***/ 26280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YR: () => (/* binding */ generatesTests),
/* harmony export */   fx: () => (/* binding */ writtenTests),
/* harmony export */   hS: () => (/* binding */ isReadable),
/* harmony export */   uW: () => (/* binding */ mayMake),
/* harmony export */   xR: () => (/* binding */ makesTitles)
/* harmony export */ });
/* harmony import */ var _test_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93802);
/* harmony import */ var _changed_values_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22503);


/** How a test begins. One group contains its name or title. */
const beginnings = {
    python: /^[ \t]*(?:async[ \t]{1,9})?def (test\w*)(?=\()/gm,
    javascript: /(?<![\w.$])(?:t\.test|x?(?:test|it)(?:\.(?:skip|only|todo|concurrent))?)\(\s{0,99}(?:"((?:[^"\\\n]|\\.){1,200})"|'((?:[^'\\\n]|\\.){1,200})'|`([^`$\\\n]{1,200})`)(?=[,)])/g,
    go: /^func (Test\w+)(?=\()/gm,
    rust: /#\[(?:\w{1,50}::)?test(?:\([^)\n]{0,200}\))?\]\s{0,99}(?:#\[[^\n#]{0,200}\]\s{0,99}){0,9}(?:pub |async ){0,2}fn (\w+)(?=\()/g,
};
/** Signs of a file that makes tests while it runs, such as one for each row of a table. */
const generators = {
    python: /\bparametrize\b|\bsub[tT]ests?\b/,
    javascript: /\.each\b|\bforEach\b|\bfor \(|\b(?:test|it)\(\s{0,99}(?:`|\w)/,
    go: /\.Run\(/,
    rust: /#\[(?:case|rstest)\b/,
};
/** What stands before a test's title in JavaScript. After `test.each`, this is the end of the table. */
const calls = /(?:(?<![\w.$])(?:t\.)?(?:test|it|specify)(?:\.\w{1,20})?|[)`])\(\s{0,99}/g;
const literal = /^(?:"((?:[^"\\\n]|\\.){0,200})"|'((?:[^'\\\n]|\\.){0,200})'|`((?:[^`\\{]|\\.|\$\{[\w.]{1,99}\}){0,200})`)\s{0,9}[,)]/;
const placeholder = /%[sdifjoOp#$]|\$\{[^}]{0,100}\}|\$\w[\w.]{0,99}/;
/** Whether a file of this path may make names or titles while it runs that are not in its text. */
function makesTitles(path) {
    return isReadable(path) && ["javascript", "rust"].includes((0,_changed_values_text_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .eX)(path));
}
/**
 * Whether a file may make a test with one of these names or titles while it runs. For example `slug of %s` makes
 * `slug of A`.
 */
function mayMake(names, text, path) {
    if ((0,_changed_values_text_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .eX)(path) === "rust")
        return generatesTests(text, path);
    const titles = new Set();
    for (const call of text.matchAll(calls)) {
        const at = call.index + call[0].length;
        const found = literal.exec(text.slice(at, at + maxTitleChars));
        if (found !== null)
            titles.add(found.slice(1).find((group) => group !== undefined));
        else if (/^[\w`"']/.test(text.charAt(at)))
            return true;
    }
    return [...titles].some((title) => {
        const parts = title.replaceAll(/\\(.)/g, "$1").trim().split(placeholder);
        return parts.length > 1 && names.some((name) => hasInOrder(name, parts));
    });
}
/** Longer titles are not read. */
const maxTitleChars = 300;
function hasInOrder(name, parts) {
    let at = 0;
    for (const part of parts) {
        const found = name.indexOf(part, at);
        if (found === -1)
            return false;
        at = found + part.length;
    }
    return true;
}
/** Whether the number of a file's tests depends on more than their text. */
function generatesTests(text, path) {
    const language = (0,_changed_values_text_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .eX)(path);
    return language !== null && isReadable(path) && generators[language]?.test(text) === true;
}
/** Whether tests in a file of this path can be read. */
function isReadable(path) {
    return (0,_test_files_js__WEBPACK_IMPORTED_MODULE_1__/* .mayContainTests */ .v)(path) && beginningIn(path) !== undefined;
}
function beginningIn(path) {
    const language = (0,_changed_values_text_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .eX)(path);
    return language === null ? undefined : beginnings[language];
}
/**
 * The names or titles of the tests that a file of this path contains, and how often each occurs. Tests in comments and
 * in multi-line strings do not count, and neither do tests in a form that is not parsed, such as `test.each`.
 */
function writtenTests(text, path) {
    const times = new Map();
    const beginning = beginningIn(path);
    if (beginning === undefined)
        return times;
    const bare = (0,_changed_values_text_js__WEBPACK_IMPORTED_MODULE_0__/* .masked */ .Iv)(text, (0,_changed_values_text_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .eX)(path));
    for (const found of text.matchAll(beginning)) {
        const at = found.index + found[0].search(/\S/);
        const name = found.slice(1).find((group) => group !== undefined);
        if (bare[at] === text[at])
            times.set(name, (times.get(name) ?? 0) + 1);
    }
    return times;
}


/***/ }),

/***/ 34098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ verifiedFiles)
/* harmony export */ });
/* harmony import */ var _counted_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35428);
/* harmony import */ var _changed_values_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22503);
/* harmony import */ var _counted_tests_written_tests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26280);
/* harmony import */ var _files_content_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52278);




/** The files with which a verification's session starts. */
function verifiedFiles({ files, changes, counting, onChanged = () => undefined, values, }) {
    const judged = files === undefined ? undefined : (0,_counted_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedFiles */ .XY)(files, counting);
    const given = judged === undefined ? undefined : (values?.given(judged) ?? judged);
    const heard = changes === undefined ? undefined : hearing(changes, onChanged);
    const changed = heard === undefined ? undefined : (values?.changes(heard) ?? heard);
    return {
        ...(given !== undefined && { files: given }),
        ...(changed !== undefined && { changes: changed }),
    };
}
/** The limit for all texts together. No task changes that many tests. */
const maxTestBytes = 16 * 1024 ** 2;
async function* hearing(changes, onChanged) {
    let left = maxTestBytes;
    for await (const entry of changes) {
        if (entry.kind === "file" && (0,_counted_tests_written_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .isReadable */ .hS)(entry.path) && entry.bytes <= Math.min(left, _changed_values_text_js__WEBPACK_IMPORTED_MODULE_3__/* .maxTestFileBytes */ .YM)) {
            const bytes = await (0,_files_content_js__WEBPACK_IMPORTED_MODULE_2__/* .bytesOf */ .$$)(entry.content);
            left -= bytes.byteLength;
            onChanged(entry.path, bytes.toString("utf8"));
            yield { ...entry, content: (0,_files_content_js__WEBPACK_IMPORTED_MODULE_2__/* .contentOf */ .$E)(bytes) };
            continue;
        }
        if (entry.kind !== "left-out")
            onChanged(entry.path, entry.kind === "file" ? null : "");
        yield entry;
    }
}


/***/ })

};
