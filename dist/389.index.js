export const id = 389;
export const ids = [389,5927];
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

/***/ 10389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  doctor: () => (/* binding */ doctor)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./node_modules/race-signal/dist/src/index.js
var src = __webpack_require__(65927);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/workspace/git.js
var git = __webpack_require__(10297);
;// CONCATENATED MODULE: ./lib/workspace/machine-checks.js




/** 100 MiB: transcripts, reports and what the code leaves of some runs. */
const wantedBytes = 100 * 1024 ** 2;
/** What agent-exec needs of the machine that it runs on itself. */
function checkMachine(folder) {
    return [
        {
            name: "run folder",
            deadlineMs: 5000,
            async run() {
                const refusal = await tryToWrite(folder);
                if (refusal !== null) {
                    return {
                        status: "warning",
                        message: `cannot be written here (${refusal}); a run makes its folder here where none is named`,
                        nextStep: "Go to a folder that you may write, or name one for each run: `agent-exec run --out DIR`.",
                    };
                }
                const { bavail, bsize } = await (0,external_node_fs_promises_.statfs)(folder);
                const free = bavail * bsize;
                if (free >= wantedBytes)
                    return { status: "ok", message: `can be written here, ${(0,format/* formatBytes */.z3)(free)} free` };
                return {
                    status: "warning",
                    message: `only ${(0,format/* formatBytes */.z3)(free)} free here`,
                    nextStep: "Make room, or name a folder elsewhere for each run: `agent-exec run --out DIR`.",
                };
            },
        },
        {
            name: "git",
            deadlineMs: 5000,
            async run() {
                try {
                    return { status: "ok", message: (await (0,git/* git */.$)(["--version"], { folder })).trim() };
                }
                catch {
                    return {
                        status: "warning",
                        message: "is not there; runs on a repository's files (--workspace repo) need it",
                        nextStep: "Install git.",
                    };
                }
            },
        },
    ];
}
/** Null, or the code of what keeps a folder from being made: rights tell less, also of a disk that is read-only. */
async function tryToWrite(folder) {
    try {
        await (0,external_node_fs_promises_.rmdir)(await (0,external_node_fs_promises_.mkdtemp)((0,external_node_path_.join)(folder, ".agent-exec-doctor-")));
        return null;
    }
    catch (error) {
        return error.code ?? "unknown";
    }
}

// EXTERNAL MODULE: ./lib/process/system-clock.js
var system_clock = __webpack_require__(50159);
// EXTERNAL MODULE: ./lib/settings/registry-login.js
var registry_login = __webpack_require__(7622);
// EXTERNAL MODULE: ./lib/redaction/redact.js + 4 modules
var redact = __webpack_require__(76522);
// EXTERNAL MODULE: ./lib/compose/executor.js
var executor = __webpack_require__(20063);
;// CONCATENATED MODULE: ./lib/compose/doctor.js
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
 * Runs the checks that the settings call for, one after the other, and yields what each found out. What they started
 * is gone when it ends, however it ends.
 * @throws the signal's reason; AgentExecError `settings-invalid` for half a login, before anything was tried.
 */
async function* examine(options) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { signal, apiKey = "", registryPassword = "" } = options;
        const redactor = (0,redact/* createRedactor */.l)([apiKey, registryPassword]);
        const sandbox = __addDisposableResource(env_1, await composeSandbox(options), true);
        const checks = [...checkMachine("."), ...sandbox.checks, ...(await composeModel(options))];
        for (const check of checks) {
            const startedAt = performance.now();
            const findings = await settle(check, signal);
            signal.throwIfAborted();
            const ms = Math.round(performance.now() - startedAt);
            for (const [index, finding] of findings.entries()) {
                const { nextStep } = finding;
                yield {
                    ...finding,
                    name: finding.name ?? check.name,
                    message: redactor.text(finding.message),
                    ...(nextStep !== undefined && { nextStep: redactor.text(nextStep) }),
                    ms: index === 0 ? ms : 0,
                };
            }
        }
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
/** 2 s: a check that is told to stop removes its container meanwhile. */
const graceMs = 2000;
/** What a check found out, within its time; what it throws is a failure of what it tried. */
async function settle(check, signal) {
    const late = AbortSignal.timeout(check.deadlineMs);
    const stop = AbortSignal.any([signal, late]);
    const running = check.run(stop);
    try {
        return [await (0,src/* raceSignal */.W)(running, stop)].flat();
    }
    catch (error) {
        const isOver = running.then(() => undefined, () => undefined);
        await Promise.race([isOver, (0,promises_.setTimeout)(graceMs, undefined, { ref: false })]);
        if (late.aborted && !signal.aborted) {
            const message = `did not come to an end within ${check.deadlineMs / 1000} s`;
            return [{ status: "failed", message, nextStep: "Look at the machine's load, and run it again." }];
        }
        const nextStep = error instanceof errors/* AgentExecError */.r ? error.nextStep : "Mend that, and run it again.";
        const isVital = error?.isVital === true;
        return [{ status: "failed", message: (0,errors/* messageOf */.bD)(error), nextStep, isVital }];
    }
}
async function composeSandbox({ settings, variable, registryPassword: password, }) {
    if (settings.executor === "local") {
        const finding = {
            status: "warning",
            message: "local isolates nothing: code can do here what you can",
            nextStep: "Use it only for code that you trust.",
        };
        const check = { name: "executor", deadlineMs: 1000, run: async () => finding };
        return { checks: [check], [Symbol.asyncDispose]: async () => undefined };
    }
    const { examineDocker } = await Promise.all(/* import() */[__webpack_require__.e(3858), __webpack_require__.e(1770), __webpack_require__.e(4405), __webpack_require__.e(9246), __webpack_require__.e(9385)]).then(__webpack_require__.bind(__webpack_require__, 59385));
    const runId = `doctor-${(0,external_node_crypto_.randomBytes)(4).toString("hex")}`;
    return examineDocker({
        ...(await (0,executor/* dockerSettings */.y)({ settings, variable, runId })),
        registryLogin: (0,registry_login/* registryLoginOf */.S)({ settings, face: "doctor", password }),
        container: { runtime: settings.runtime },
        network: "none",
    });
}
async function composeModel({ settings, hasModelServer, apiKey }) {
    if (!hasModelServer) {
        const message = "no --model and no --base-url was given";
        return [{ name: "model server", deadlineMs: 1000, run: async () => ({ status: "skipped", message }) }];
    }
    const { checkModelServer } = await __webpack_require__.e(/* import() */ 6237).then(__webpack_require__.bind(__webpack_require__, 36237));
    const model = settings.model ?? null;
    return checkModelServer({ baseUrl: settings["base-url"], apiKey, model, clock: system_clock/* systemClock */.m });
}

// EXTERNAL MODULE: ./lib/run/outcomes.js
var outcomes = __webpack_require__(32880);
// EXTERNAL MODULE: ./lib/process/env.js
var env = __webpack_require__(36130);
// EXTERNAL MODULE: ./lib/process/stop-signals.js
var stop_signals = __webpack_require__(39269);
// EXTERNAL MODULE: ./lib/terminal/terminal-style.js
var terminal_style = __webpack_require__(13482);
// EXTERNAL MODULE: ./lib/settings/from-flags.js
var from_flags = __webpack_require__(10339);
// EXTERNAL MODULE: ./lib/settings/origin.js
var origin = __webpack_require__(74551);
// EXTERNAL MODULE: ./lib/settings/resolve.js + 1 modules
var resolve = __webpack_require__(12002);
// EXTERNAL MODULE: ./lib/output/visible.js
var visible = __webpack_require__(14647);
// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(13411);
// EXTERNAL MODULE: ./lib/cli/print.js
var print = __webpack_require__(17721);
;// CONCATENATED MODULE: ./lib/cli/doctor.js
var doctor_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var doctor_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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












/** Something that agent-exec promises does not hold. */
const brokenExitCode = 1;
/** Tries what matters here and says what holds. Resolves with the exit code. @throws AgentExecError for bad settings. */
async function doctor({ flags, isJson }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const settings = (0,resolve/* resolveSettings */.Mo)((0,from_flags/* fromFlags */.o)(flags), "doctor");
        const { variable } = (0,env/* readEnvironment */.Q)();
        const stop = doctor_addDisposableResource(env_1, (0,stop_signals/* listenForStopSignals */.O)(), false);
        const hasColour = process.stdout.isTTY && variable("NO_COLOR") === undefined;
        const style = (0,terminal_style/* terminalStyle */.w)(hasColour);
        const results = [];
        if (!isJson)
            (0,print/* printOutput */.jP)(`${style.bold("agent-exec doctor")} ${style.dim(version/* version */.r)}\n\n`);
        try {
            const hasModelServer = flags["model"] !== undefined || flags["base-url"] !== undefined;
            const apiKey = variable(settings["api-key-env"]);
            const examined = examine({
                settings,
                hasModelServer,
                apiKey,
                registryPassword: variable(settings["registry-password-env"] ?? ""),
                variable,
                signal: stop.signal,
            });
            for await (const { nextStep: advice, ...finding } of examined) {
                const result = { ...finding, ...(advice !== undefined && { nextStep: (0,origin/* inFlags */.rx)(advice) }) };
                // The same advice for several limits is given once.
                const isNew = results.every(({ nextStep }) => nextStep !== result.nextStep);
                results.push(result);
                if (!isJson)
                    (0,print/* printOutput */.jP)(describe(result, { style, withNextStep: isNew }));
            }
        }
        catch (error) {
            if (!stop.signal.aborted)
                throw error;
            (0,print/* printError */.yJ)("agent-exec: stopped; what the checks had started is gone.\n");
            return outcomes/* outcomes */.KI.cancelled.exitCode;
        }
        if (isJson)
            (0,print/* printJson */.Q2)(told(results));
        else
            (0,print/* printOutput */.jP)(`\n${summarize(results, style)}`);
        return exitCodeOf(results);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        doctor_disposeResources(env_1);
    }
}
function exitCodeOf(results) {
    const failed = results.filter(({ status }) => status === "failed");
    if (failed.some(({ isVital }) => isVital === true))
        return outcomes/* outcomes */.KI["infrastructure-error"].exitCode;
    return failed.length > 0 ? brokenExitCode : 0;
}
/** The shape that docs/doctor.md describes. */
function told(results) {
    const checks = results.map(({ name, status, message, nextStep, ms }) => ({
        name,
        status,
        message,
        ...(nextStep !== undefined && { nextStep }),
        ms,
    }));
    return { version: 1, ok: exitCodeOf(results) === 0, checks };
}
/** As long as the longest name of ours and two blanks. */
const nameWidth = 26;
function describe({ name, status, message, nextStep }, { style, withNextStep }) {
    const marks = {
        ok: style.good("✓"),
        failed: style.bad("✗"),
        warning: style.warn("!"),
        skipped: style.dim("–"),
    };
    const words = (0,visible/* showHidden */.U)(status === "skipped" ? `not tried: ${message}` : message).replace(/\s+/g, " ");
    const line = `${marks[status]} ${name.padEnd(nameWidth)}${status === "skipped" ? style.dim(words) : words}\n`;
    if (nextStep === undefined || !withNextStep)
        return line;
    return `${line}  ${" ".repeat(nameWidth)}${style.dim("next:")} ${(0,visible/* showHidden */.U)(nextStep).replace(/\s+/g, " ")}\n`;
}
function summarize(results, style) {
    const failed = results.filter(({ status }) => status === "failed");
    const warnings = results.filter(({ status }) => status === "warning").length;
    const beside = warnings === 0 ? "" : `, ${(0,format/* count */.U9)("warning", warnings)}`;
    if (failed.some(({ isVital }) => isVital === true)) {
        return `${style.bad(style.bold("Nothing can run here"))} until the first ✗ is mended.\n`;
    }
    if (failed.length > 0) {
        const them = style.bad(style.bold(`${(0,format/* count */.U9)("check", failed.length)} failed`));
        const hasLimits = failed.some(({ name }) => name.startsWith("limit "));
        return `${them}${beside}.${hasLimits ? " Runs go on all the same, and say which limits do not hold." : ""}\n`;
    }
    return `${style.good(style.bold("All that was tried holds"))}${beside}.\n`;
}


/***/ }),

/***/ 51196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   a3: () => (/* reexport safe */ _duration_js__WEBPACK_IMPORTED_MODULE_0__.a),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27939);

const byteUnits = ["KiB", "MiB", "GiB", "TiB"];
/** A number of bytes in binary units as people read it: `512 B`, `1.5 KiB`, `2 GiB`. */
function formatBytes(bytes) {
    if (bytes < 1024)
        return `${bytes} B`;
    let value = bytes / 1024;
    let unit = 0;
    // 1,023.95 would be shown as 1,024.
    while (value >= 1023.95 && unit < byteUnits.length - 1) {
        value /= 1024;
        unit += 1;
    }
    return `${Math.round(value * 10) / 10} ${byteUnits[unit]}`;
}
/** A whole number with its thousands apart: `1,234,567`. */
function formatCount(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
/** A number with its noun: `1 file`, `2 files`, `1,200 files`; `plural` where an s does not make it. */
function count(noun, number, plural = `${noun}s`) {
    return `${formatCount(number)} ${number === 1 ? noun : plural}`;
}


/***/ }),

/***/ 12358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ coloursSource),
/* harmony export */   p: () => (/* binding */ ColourScanner)
/* harmony export */ });
/** Parameters of one: `38;2;255;255;255;48;2;255;255;255` has 33. A longer one is text, and shown as such. */
const maxParameters = 60;
/** A colour sequence (SGR) as a pattern's source, in its 7-bit and its 8-bit form: `ESC [ 31 m`. */
const coloursSource = `(?:\\x1B\\[|\\x9B)[0-9;:]{0,${maxParameters}}m`;
const escape = 0x1b;
const bracket = 0x5b;
/** The 8-bit form of the two above. */
const introducer = 0x9b;
const finalOfColours = 0x6d;
const held = { kind: "held" };
/** Tells colour sequences (`ESC [ 31 m`), which nobody sees, from text that comes unit by unit. */
class ColourScanner {
    #units = [];
    /** Whether the next unit is text by itself, as nearly all are: then it need not be taken. */
    isText(unit) {
        return this.#units.length === 0 && unit !== escape && unit !== introducer;
    }
    take(unit) {
        if (this.isText(unit))
            return { kind: "text", units: [unit] };
        const { length } = this.#units;
        const opening = this.#units[0] === introducer ? 1 : 2;
        const isOpen = length >= opening;
        if (isOpen && unit === finalOfColours) {
            this.#units = [];
            return { kind: "colour", units: length + 1 };
        }
        const goesOn = isOpen ? isParameter(unit) && length - opening < maxParameters : unit === bracket;
        if (length === 0 || goesOn) {
            this.#units.push(unit);
            return held;
        }
        // The unit itself may begin the next sequence.
        const units = this.end();
        const next = this.take(unit);
        return { kind: "text", units: next.kind === "text" ? [...units, ...next.units] : units };
    }
    /** What is held and will be no colour sequence any more. */
    end() {
        const units = this.#units;
        this.#units = [];
        return units;
    }
}
/** Digits, `;` and `:`. */
function isParameter(unit) {
    return unit >= 0x30 && unit <= 0x3b;
}


/***/ }),

/***/ 14647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ showHidden)
/* harmony export */ });
/* unused harmony export reveal */
/* harmony import */ var _colour_scanner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12358);

/**
 * A text in which nothing is hidden: what a person sees in it is what a program reads in it.
 *
 * Control characters become pictures (`␀`, `␛`), invisible characters their code (`⟨U+202E⟩`, a run of more than
 * three one note that counts them), a carriage return that would write over its line `␍` and a new line. Colour
 * sequences are dropped. Line feeds, tabs, emoji sequences and the joiners inside words of scripts that need them
 * stay. The result contains only characters that this function leaves alone: doing it twice changes nothing.
 */
function showHidden(text) {
    return reveal(text).text;
}
/** `showHidden` with the counts of what was found. */
function reveal(text) {
    if (plain.test(text))
        return { text, shown: 0, dropped: 0 };
    const { hidden, token } = patterns();
    if (!hidden.test(text))
        return { text, shown: 0, dropped: 0 };
    let shown = 0;
    let dropped = 0;
    const visible = text.replace(token, (found, kept, lineEnd, colour) => {
        if (kept !== undefined)
            return found;
        if (lineEnd !== undefined)
            return "\n";
        if (colour !== undefined) {
            dropped += 1;
            return "";
        }
        const characters = Array.from(found);
        shown += characters.length;
        return inWords(characters);
    });
    return { text: visible, shown, dropped };
}
/** What most texts are made of. In them nothing is hidden, and the patterns below, which take 14 ms to build, rest. */
const plain = /^[\t\n -~]*$/;
/**
 * Characters that nobody sees although programs read them: controls, formats, what Unicode tells fonts to ignore,
 * its two line separators, halves of surrogate pairs. The signs that span the digits after them are visible.
 * The `v` flag is younger than the language level that we compile for, hence the constructor.
 */
const hiddenClass = "[[\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\p{Zl}\\p{Zp}\\p{Cs}]" +
    "--[\\t\\n\\u0600-\\u0605\\u06DD\\u070F\\u0890\\u0891\\u08E2\\u{110BD}\\u{110CD}]]";
/** A pictograph with at most one modifier or selector, and such joined by U+200D, also where Unicode lists no such emoji. */
const pictograph = "\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|[\\uFE0E\\uFE0F])?";
/** Scripts whose spelling needs U+200C and U+200D between letters (RFC 5892, appendix A.1 and A.2). */
const joiningScripts = "Arab Syrc Mong Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt"
    .split(" ")
    .map((script) => `\\p{Script=${script}}`)
    .join("");
const tokenSource = [
    // First group: kept as it is.
    `((?=\\p{Emoji})(?![0-9#*](?!\\uFE0F))\\p{RGI_Emoji}|${pictograph}(?:\\u200D${pictograph})*|(?<=[${joiningScripts}])[\\u200C\\u200D](?=[${joiningScripts}]))`,
    // Second: an ordinary line end. A program that prints `\\r\\n` to a terminal leaves two returns.
    "(\\r{1,2}\\n)",
    // Third: a colour sequence.
    `(${_colour_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .coloursSource */ .f})`,
    // A control character, or a run of one kind.
    "\\r",
    "[\\x00-\\x08\\x0B-\\x1F\\x7F]",
    `(?:[${hiddenClass}--[\\x00-\\x1F\\x7F]])+`,
].join("|");
let built;
function patterns() {
    return (built ??= { hidden: new RegExp(hiddenClass, "v"), token: new RegExp(tokenSource, "gv") });
}
/** Up to here hidden characters are named one by one; a longer run is counted. */
const namedAtMost = 3;
function inWords(characters) {
    const [first = ""] = characters;
    if (first === "\r")
        return "␍\n";
    if (first === "\x7F")
        return "␡";
    const code = first.codePointAt(0) ?? 0;
    if (code < 0x20)
        return String.fromCodePoint(0x2400 + code);
    if (characters.length <= namedAtMost)
        return characters.map((each) => `⟨${codeOf(each)}⟩`).join("");
    return `⟨${characters.length} hidden characters from ${codeOf(first)}⟩`;
}
function codeOf(character) {
    const code = character.codePointAt(0) ?? 0;
    return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}


/***/ }),

/***/ 39269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ listenForStopSignals)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);

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
        signal: controller.signal,
        [Symbol.dispose]: () => names.forEach((name) => process.off(name, stop)),
    };
}


/***/ }),

/***/ 50159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

const systemClock = {
    now: () => Date.now(),
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

/***/ 10339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ fromFlags)
/* harmony export */ });
/* harmony import */ var _origin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74551);

/** Parsed flags, by their names without dashes, as raw settings. */
function fromFlags(flags) {
    return Object.entries(flags)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => ({ name, value, origin: _origin_js__WEBPACK_IMPORTED_MODULE_0__/* .origins */ .kt.flag(name) }));
}


/***/ }),

/***/ 12002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dg: () => (/* binding */ publicSettings),
  Mo: () => (/* binding */ resolveSettings),
  Ol: () => (/* binding */ settingsError)
});

// EXTERNAL MODULE: ./node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(21916);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/settings/origin.js
var origin = __webpack_require__(74551);
// EXTERNAL MODULE: ./lib/settings/schema.js + 10 modules
var schema = __webpack_require__(28575);
;// CONCATENATED MODULE: ./lib/settings/combinations.js


/**
 * Settings that were given and could not act beside the others: whoever gives one relies on it, so it is refused and not
 * passed over. What nobody gave is never a problem, whatever its default.
 */
function findIdle(combination) {
    return rules
        .filter(({ about }) => about.every((name) => !combination.unparsed.has(name)))
        .flatMap(({ find }) => find(combination));
}
const rules = [
    { about: ["executor"], find: idleWithLocal },
    { about: ["executor", "network", "allow-host"], find: idleNetwork },
    { about: ["executor", "setup", "setup-network"], find: idleSetupNetwork },
    { about: ["workspace"], find: idleWithoutFiles },
];
function idleWithLocal({ given, settings, face }) {
    if (settings.executor !== "local")
        return [];
    if (face === "action") {
        const message = "local isolates nothing, so it is for the command alone; leave it out, or set docker";
        return [{ origin: (0,origin/* originOf */.yv)("executor", face), message }];
    }
    const message = "means nothing with --executor local, which runs code in no container";
    return (0,schema/* settingsOf */.f5)(face)
        .filter(([name]) => (0,schema/* isOfContainer */.bY)(name) && given.has(name))
        .map(([name]) => ({ origin: (0,origin/* originOf */.yv)(name, face), message }));
}
/** Of another executor's network is said enough. */
function idleNetwork({ given, settings, face }) {
    const { network, executor } = settings;
    if (executor === "local")
        return [];
    const hasHosts = given.has("allow-host");
    if (network === "allow" && !hasHosts) {
        const message = `allow needs the hosts that are allowed: name each with ${(0,origin/* writtenAt */.nt)("allow-host", face)}`;
        return [{ origin: (0,origin/* originOf */.yv)("network", face), message }];
    }
    if (network === "allow" || !hasHosts)
        return [];
    return [idle("allow-host", `with ${valued("network", network, face)}`, face)];
}
function idleSetupNetwork({ settings, face }) {
    if (settings["setup-network"] === "none" || settings.setup.length > 0 || settings.executor === "local")
        return [];
    const message = `full means nothing without ${(0,origin/* writtenAt */.nt)("setup", face)}`;
    return [{ origin: (0,origin/* originOf */.yv)("setup-network", face), message }];
}
function idleWithoutFiles({ given, settings, face }) {
    if (settings.workspace !== "empty")
        return [];
    return ["protect", "allow-workflow"]
        .filter((name) => given.has(name))
        .map((name) => idle(name, `with ${valued("workspace", "empty", face)}`, face));
}
function idle(name, when, face) {
    return { origin: (0,origin/* originOf */.yv)(name, face), message: `means nothing ${when}` };
}
/** `--network none`, `network: none`. */
function valued(name, value, face) {
    return `${(0,origin/* writtenAt */.nt)(name, face)}${face === "action" ? ":" : ""} ${value}`;
}

;// CONCATENATED MODULE: ./lib/settings/resolve.js




/**
 * Settings from raw values; of two for one name the later wins. Everything is parsed here, and nowhere else.
 * @throws AgentExecError `settings-invalid` that names every problem at once.
 */
function resolveSettings(raw, face) {
    const given = new Map(raw.map((each) => [each.name, each]));
    const names = new Set((0,schema/* settingsOf */.f5)(face).map(([name]) => name));
    const unknown = [...given.values()].filter((each) => !names.has(each.name));
    const known = [...given.values()].filter((each) => names.has(each.name));
    const parsed = parse(known);
    const unparsed = new Set((parsed.error?.issues ?? []).map(({ path }) => String(path[0])));
    const settings = parsed.data ?? parse(known.filter(({ name }) => !unparsed.has(name))).data;
    const problems = [
        ...unknown.map((each) => ({ origin: each.origin, message: unknownMessage(each.name, names) })),
        ...(parsed.error?.issues ?? []).map((issue) => ({
            origin: given.get(String(issue.path[0]))?.origin ?? String(issue.path[0]),
            message: withGiven(issue, given.get(String(issue.path[0])), face),
        })),
    ];
    const knownByName = new Map(known.map((each) => [each.name, each]));
    problems.push(...findIdle({ given: knownByName, settings, unparsed, face }));
    if (problems.length > 0)
        throw settingsError(problems, face);
    return settings;
}
function parse(raw) {
    // Without zod's compiler: for what is parsed once it takes longer than the parsing.
    return (0,schema/* settingsSchema */.dP)().safeParse(Object.fromEntries(raw.map(({ name, value }) => [name, value])), {
        jitless: true,
    });
}
/** All problems in one error. */
function settingsError(problems, face) {
    const message = problems.map(({ origin, message }) => `${origin}: ${message}`).join("\n");
    return new errors/* AgentExecError */.r("settings-invalid", message, {
        nextStep: `Mend ${problems.length === 1 ? "it" : "them"} and run again; ${listOf(face)}.`,
    });
}
function listOf(face) {
    if (face === "action")
        return "action.yml and docs/settings.md list every input";
    return `\`agent-exec ${face} --help\` and docs/settings.md list every setting`;
}
/** The settings as a transcript keeps them: without secrets. */
function publicSettings(settings, face) {
    const shown = (0,schema/* settingsOf */.f5)(face).filter(([, description]) => description.isSecret !== true);
    return Object.fromEntries(shown.map(([name]) => [name, settings[name]]).filter(([, value]) => value !== undefined));
}
/** A secret's value never stands in an error. */
function withGiven({ message, params }, raw, face) {
    const description = (0,schema/* settingsOf */.f5)(face).find(([name]) => name === raw?.name)?.[1];
    if (raw === undefined || description?.isSecret === true || isNothing(raw.value))
        return message;
    const given = (params?.items ?? [raw.value].flat())
        .map((item) => JSON.stringify(item)?.slice(0, 80))
        .join(" and ");
    return /^must (?!not )/.test(message) ? `${message}, not ${given}` : `${message} (in ${given})`;
}
function isNothing(value) {
    return value === "" || (Array.isArray(value) && value.every(isNothing));
}
function unknownMessage(name, names) {
    const near = (0,mod/* closest */.kp)(name, [...names]);
    return (0,mod/* distance */.Io)(near, name) > 3 ? "is not a setting here" : `is not a setting here; did you mean ${near}?`;
}


/***/ }),

/***/ 65927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ raceSignal)
/* harmony export */ });
/**
 * @packageDocumentation
 *
 * Pass a promise and an abort signal and await the result.
 *
 * @example Basic usage
 *
 * ```ts
 * import { raceSignal } from 'race-signal'
 *
 * const controller = new AbortController()
 *
 * const promise = new Promise((resolve, reject) => {
 *   setTimeout(() => {
 *     resolve('a value')
 *   }, 1000)
 * })
 *
 * setTimeout(() => {
 *   controller.abort()
 * }, 500)
 *
 * // throws an AbortError
 * const resolve = await raceSignal(promise, controller.signal)
 * ```
 *
 * @example Overriding errors
 *
 * By default the thrown error is the `.reason` property of the signal but it's
 * possible to override this behaviour with the `translateError` option:
 *
 * ```ts
 * import { raceSignal } from 'race-signal'
 *
 * const controller = new AbortController()
 *
 * const promise = new Promise((resolve, reject) => {
 *   setTimeout(() => {
 *     resolve('a value')
 *   }, 1000)
 * })
 *
 * setTimeout(() => {
 *   controller.abort()
 * }, 500)
 *
 * // throws `Error('Oh no!')`
 * const resolve = await raceSignal(promise, controller.signal, {
 *   translateError: (signal) => {
 *     // use `signal`, or don't
 *     return new Error('Oh no!')
 *   }
 * })
 * ```
 */
function defaultTranslate(signal) {
    return signal.reason;
}
function raceSignal(promise, signal, opts) {
    if (signal == null || promise == null) {
        return promise;
    }
    const translateError = opts?.translateError ?? defaultTranslate;
    if (signal.aborted) {
        // the passed promise may yet resolve or reject but the use has signalled
        // they are no longer interested so smother the error
        promise.catch(() => { });
        return Promise.reject(translateError(signal));
    }
    let listener;
    return Promise.race([
        promise,
        new Promise((resolve, reject) => {
            listener = () => {
                reject(translateError(signal));
            };
            signal.addEventListener('abort', listener);
        })
    ])
        .finally(() => {
        if (listener != null) {
            signal.removeEventListener('abort', listener);
        }
    });
}
//# sourceMappingURL=index.js.map

/***/ })

};
