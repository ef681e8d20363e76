export const id = 3800;
export const ids = [3800];
export const modules = {

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
// EXTERNAL MODULE: ./lib/executors/index.js + 14 modules
var executors = __webpack_require__(2284);
// EXTERNAL MODULE: ./lib/workspace/source/base-files.js + 2 modules
var base_files = __webpack_require__(25912);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/workspace/git/git.js
var git = __webpack_require__(16114);
;// CONCATENATED MODULE: ./lib/workspace/machine-checks.js




/** 100 MiB: room for the transcripts, reports and files of some runs. */
const wantedBytes = 100 * 1024 ** 2;
/** Tests what agent-exec needs on its own machine. */
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
                        message: `cannot be written here (${refusal}); by default a run makes its folder here`,
                        nextStep: "Go to a folder that you can write to, or name one for each run: `agent-exec run --out DIR`.",
                    };
                }
                const { bavail, bsize } = await (0,external_node_fs_promises_.statfs)(folder);
                const free = bavail * bsize;
                if (free >= wantedBytes)
                    return { status: "ok", message: `can be written here, ${(0,format/* formatBytes */.z3)(free)} free` };
                return {
                    status: "warning",
                    message: `only ${(0,format/* formatBytes */.z3)(free)} free here`,
                    nextStep: "Free some space, or name a folder elsewhere for each run: `agent-exec run --out DIR`.",
                };
            },
        },
        {
            name: "git",
            deadlineMs: 5000,
            async run() {
                try {
                    return { status: "ok", message: await (0,git/* gitVersion */.r9)() };
                }
                catch {
                    return {
                        status: "warning",
                        message: "is missing; runs on a repository's files (--workspace repo) need it",
                        nextStep: "Install git.",
                    };
                }
            },
        },
    ];
}
/** Null, or the error code. Only a real attempt is reliable: permissions do not show a read-only disk. */
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
// EXTERNAL MODULE: ./lib/compose/writer.js
var writer = __webpack_require__(22057);
// EXTERNAL MODULE: ./lib/redaction/redact.js + 4 modules
var redact = __webpack_require__(76522);
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
        const { settings, variable, signal, secrets } = options;
        const redactor = (0,redact/* createRedactor */.l)(Object.values(secrets));
        const runId = `doctor-${(0,external_node_crypto_.randomBytes)(4).toString("hex")}`;
        const files = (0,base_files/* baseFiles */.H)({ kind: "folder" }, { here: ".", runFolder: ".agent-exec" });
        const asked = { settings, face: "doctor", variable, runId, baseFiles: files, clock: system_clock/* systemClock */.m };
        const sandbox = __addDisposableResource(env_1, await (0,executors/* findExecutor */.b4)(settings.executor).examine(asked), true);
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
            const message = `did not end within ${check.deadlineMs / 1000} s`;
            return [
                { status: "failed", message, nextStep: "Check the machine's load, then run the doctor again." },
            ];
        }
        const nextStep = (0,errors/* isAgentExecError */.TE)(error) ? error.nextStep : "Fix the problem, then run the doctor again.";
        const isVital = error?.isVital === true;
        return [{ status: "failed", message: (0,errors/* messageOf */.bD)(error), nextStep, isVital }];
    }
}
async function composeModel({ settings, hasModelServer, secrets }) {
    if (!hasModelServer) {
        const message = "neither --model nor --base-url was given";
        return [{ name: "model server", deadlineMs: 1000, run: async () => ({ status: "skipped", message }) }];
    }
    const { checkModelServer } = await __webpack_require__.e(/* import() */ 6237).then(__webpack_require__.bind(__webpack_require__, 36237));
    const model = settings.model ?? null;
    const apiKey = secrets["api-key"];
    return checkModelServer({
        baseUrl: settings["base-url"],
        apiKey,
        headers: (0,writer/* headersOf */.Yl)({ settings, secrets, face: "doctor" }),
        model,
        clock: system_clock/* systemClock */.m,
    });
}

// EXTERNAL MODULE: ./lib/facts/outcomes.js
var outcomes = __webpack_require__(83518);
// EXTERNAL MODULE: ./lib/process/env.js
var env = __webpack_require__(36130);
// EXTERNAL MODULE: ./lib/process/stop-signals.js
var stop_signals = __webpack_require__(39269);
// EXTERNAL MODULE: ./lib/settings/in-flags.js
var in_flags = __webpack_require__(63764);
// EXTERNAL MODULE: ./lib/output/visible.js
var visible = __webpack_require__(14647);
// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(13411);
// EXTERNAL MODULE: ./lib/cli/given-settings.js + 2 modules
var given_settings = __webpack_require__(6514);
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










/** A promise of agent-exec does not hold here. */
const brokenExitCode = 1;
/** Tests what matters on this machine. Resolves with the exit code. @throws AgentExecError for bad settings. */
async function doctor({ flags, isJson }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { variable } = (0,env/* readEnvironment */.Q)();
        const given = await (0,given_settings/* givenSettings */.j)("doctor", isJson ? { ...flags, json: true } : flags, variable);
        if (given === null)
            return 0;
        const { settings, secrets, origins } = given;
        const stop = doctor_addDisposableResource(env_1, (0,stop_signals/* listenForStopSignals */.OV)(), false);
        const style = (0,print/* outputStyle */.l4)();
        const results = [];
        if (!isJson)
            (0,print/* printOutput */.jP)(`${style.bold("agent-exec doctor")} ${style.dim(version/* version */.r)}\n\n`);
        const note = (result) => {
            // Print the same advice only once.
            const isNew = results.every(({ nextStep }) => nextStep !== result.nextStep);
            results.push(result);
            if (!isJson)
                (0,print/* printOutput */.jP)(describe(result, { style, withNextStep: isNew }));
        };
        const told = Object.entries(origins).map(([name, origin]) => `${name} (${origin})`);
        if (told.length > 0)
            note({ name: "settings", status: "ok", message: told.join(", "), ms: 0 });
        try {
            const hasModelServer = "model" in origins || "base-url" in origins;
            const examined = examine({ settings, hasModelServer, secrets, variable, signal: stop.signal });
            for await (const { nextStep: advice, ...finding } of examined)
                note({ ...finding, ...(advice !== undefined && { nextStep: (0,in_flags/* inFlags */.r)(advice) }) });
        }
        catch (error) {
            if (!stop.signal.aborted)
                throw error;
            (0,print/* printError */.yJ)("agent-exec: stopped; removed all that the trials had started.\n");
            return outcomes/* outcomes */.KI.cancelled.exitCode;
        }
        if (isJson)
            (0,print/* printJson */.Q2)(shapeOf(results));
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
function shapeOf(results) {
    const checks = results.map(({ name, status, message, nextStep, ms }) => ({
        name,
        status,
        message,
        ...(nextStep !== undefined && { nextStep }),
        ms,
    }));
    return { version: 1, ok: exitCodeOf(results) === 0, checks };
}
/** The longest built-in name and two blanks. */
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
        return `${style.bad(style.bold("Nothing can run here"))} until you fix the first ✗.\n`;
    }
    if (failed.length > 0) {
        const them = style.bad(style.bold(`${(0,format/* count */.U9)("trial", failed.length)} failed`));
        const hasLimits = failed.some(({ name }) => name.startsWith("limit "));
        return `${them}${beside}.${hasLimits ? " You can still start runs. Each run says which limits are not enforced." : ""}\n`;
    }
    return `${style.good(style.bold("All trials passed"))}${beside}.\n`;
}


/***/ }),

/***/ 31163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ readOwnedBy),
/* harmony export */   b: () => (/* binding */ readNamedBy)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _process_named_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91219);
/* harmony import */ var _rows_origin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21303);



/**
 * The text of the file that a setting names. In a workflow a stranger's branch may lie in the checkout: no link is followed there.
 * @throws AgentExecError `settings-invalid` for one that cannot be read.
 */
async function readNamedBy(setting, path, { face, variable = () => undefined, example }) {
    try {
        if (face !== "action")
            return await (0,_process_named_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readNamed */ .Mk)(path, _process_named_file_js__WEBPACK_IMPORTED_MODULE_1__/* .maxDocumentBytes */ .VR);
        return await (0,_process_named_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readInJob */ .rZ)(path, { maxBytes: _process_named_file_js__WEBPACK_IMPORTED_MODULE_1__/* .maxDocumentBytes */ .VR, variable });
    }
    catch (cause) {
        const message = `${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .originOf */ .yv)(setting, face)}: ${path} cannot be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(cause)}`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", message, { nextStep: example, cause });
    }
}
/**
 * The text of a file that counts as the owner's own word: in a workflow as it is on the base branch, whatever lies in the checkout.
 * @throws AgentExecError `settings-invalid` for one that is empty, not there, no UTF-8 or over 1 MiB.
 */
async function readOwnedBy(setting, path, reading) {
    const { readOwnerFile, face, example } = reading;
    const bytes = await readOwnerFile?.(path);
    const text = readOwnerFile === undefined ? await readNamedBy(setting, path, reading) : textOf(bytes);
    if (text !== null && text.trim() !== "")
        return text;
    const what = text === "" || text?.trim() === "" ? "is empty" : "is missing on the base branch, too large or not UTF-8";
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", `${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .originOf */ .yv)(setting, face)}: ${path} ${what}`, {
        nextStep: example,
    });
}
function textOf(bytes) {
    if (!bytes || bytes.length > _process_named_file_js__WEBPACK_IMPORTED_MODULE_1__/* .maxDocumentBytes */ .VR)
        return null;
    try {
        return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 22057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ composeReviewer),
/* harmony export */   It: () => (/* binding */ composeWriter),
/* harmony export */   Yl: () => (/* binding */ headersOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _process_system_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50159);
/* harmony import */ var _rows_origin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21303);
/* harmony import */ var _settings_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2708);
/* harmony import */ var _named_by_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31163);





/** The writer that the settings name. @throws AgentExecError `settings-invalid` where none is named, or its key is missing. */
async function composeWriter(wiring) {
    const { settings, face, secrets, replies } = wiring;
    const apiKey = secrets["api-key"];
    if (replies?.kind === "documents") {
        const { createTextWriter } = await __webpack_require__.e(/* import() */ 9519).then(__webpack_require__.bind(__webpack_require__, 29519));
        return createTextWriter(replies.documents);
    }
    if (replies !== undefined || settings.script !== undefined) {
        const { createScriptedWriter } = await __webpack_require__.e(/* import() */ 2605).then(__webpack_require__.bind(__webpack_require__, 42605));
        const { parseScript } = await Promise.all(/* import() */[__webpack_require__.e(3162), __webpack_require__.e(5816)]).then(__webpack_require__.bind(__webpack_require__, 45816));
        const json = replies?.json ?? (await (0,_named_by_js__WEBPACK_IMPORTED_MODULE_4__/* .readNamedBy */ .b)("script", settings.script, { ...wiring, example: scriptExample }));
        return createScriptedWriter(parseScript(json, settings.script ?? "of the demo"), {
            clock: _process_system_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m,
            ...(wiring.resumed !== undefined && { taken: takenIn(wiring.resumed.events) }),
        });
    }
    if (settings.model === undefined) {
        throw missing("You did not name a model.", `Name one with ${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenAt */ .nt)("model", face)}${face === "action" ? "" : " NAME"}, or replay a script with ${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenAt */ .nt)("script", face)}${face === "action" ? "" : " FILE"}.`);
    }
    const variable = settings["api-key-env"];
    if (apiKey === undefined && variable !== _settings_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp["api-key-env"].description.defaultText) {
        throw missing(`The variable ${variable}, which ${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenAt */ .nt)("api-key-env", face)} names, is empty or not set.`, `Set ${variable} to the key, or leave ${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenAt */ .nt)("api-key-env", face)} out.`);
    }
    if (apiKey === undefined && settings["base-url"].startsWith("https://api.openai.com")) {
        throw missing(`There is no key for ${settings["base-url"]}.`, `${face === "action" ? "Set api-key from a secret" : `Set ${variable}`}, or name another server with ${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenAt */ .nt)("base-url", face)}.`);
    }
    const { createOpenAiWriter } = await Promise.all(/* import() */[__webpack_require__.e(445), __webpack_require__.e(742)]).then(__webpack_require__.bind(__webpack_require__, 40742));
    const common = {
        baseUrl: settings["base-url"],
        apiKey,
        headers: headersOf(wiring),
        api: settings.api,
        replyFormat: settings["reply-format"],
        clock: _process_system_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m,
        ...fieldsOf(settings["model-option"]),
    };
    const writer = createOpenAiWriter({ ...common, model: settings.model, ...pricesOf(settings) });
    const fallback = settings["fallback-model"];
    if (fallback === undefined)
        return writer;
    const { withFallback } = await __webpack_require__.e(/* import() */ 1873).then(__webpack_require__.bind(__webpack_require__, 1873));
    const { name: model, prices } = fallback;
    const priced = prices && { inputPerMillionUsd: prices.input, outputPerMillionUsd: prices.output };
    return withFallback(writer, createOpenAiWriter({ ...common, model, ...(priced && { prices: priced }) }));
}
/** The model that reads code before it runs, on the writer's server; its prices are nobody's word. */
async function composeReviewer(wiring) {
    const { settings, secrets } = wiring;
    const model = settings["reviewer-model"];
    if (model === undefined)
        return undefined;
    const { createReviewer } = await Promise.all(/* import() */[__webpack_require__.e(445), __webpack_require__.e(5296)]).then(__webpack_require__.bind(__webpack_require__, 15296));
    return createReviewer({
        baseUrl: settings["base-url"],
        apiKey: secrets["api-key"],
        headers: headersOf(wiring),
        model,
        clock: _process_system_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m,
    });
}
const scriptExample = "Give a JSON file of turns (see docs/script.md). In a workflow, it must be a regular file and not a link.";
/** What a script has said by now: each answer of the writer's is in one event. */
function takenIn(events) {
    const ofModel = events.filter((event) => event.type === "decision" && event.usage !== undefined);
    const words = ofModel.filter((event) => event.type === "decision" && event.text !== undefined);
    const ofData = events.reduce((sum, event) => sum + (event.type === "data" ? event.usage.calls : 0), 0);
    const ofReplies = events.filter(({ type }) => type === "reply" || type === "reflection").length;
    const replies = ofReplies + ofData + words.length;
    const decisions = ofModel.reduce((sum, event) => sum + callsOf(event), 0) - words.length;
    return { replies, decisions };
}
function callsOf(event) {
    return event.type === "decision" ? (event.usage?.calls ?? 0) : 0;
}
/** The headers of each request to the model server. @throws AgentExecError `settings-invalid` where a variable that was named is not set. */
function headersOf({ settings, secrets, face }) {
    const secret = settings["header-env"].map(({ name, value: variable }) => {
        const value = secrets[`header-env ${name}`]?.trim();
        if (value !== undefined && /^[\t\x20-\x7e]+$/.test(value))
            return { name, value, isSecret: true };
        throw missing(`The variable ${variable}, which ${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenAt */ .nt)("header-env", face)} names for ${name}, ${value === undefined ? "is empty or not set" : "contains line breaks or non-ASCII characters"}.`, `Set ${variable} to the header's value, or leave ${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenAt */ .nt)("header-env", face)} out.`);
    });
    return [...settings.header, ...secret];
}
function pricesOf(settings) {
    const { "price-input": inputPerMillionUsd, "price-output": outputPerMillionUsd } = settings;
    if (inputPerMillionUsd === undefined || outputPerMillionUsd === undefined)
        return {};
    return {
        prices: { inputPerMillionUsd, outputPerMillionUsd, cachedPerMillionUsd: settings["price-cached"] },
    };
}
/** The names by which servers know the most that an answer may take: what is left of a budget goes before it. */
const limitNames = ["max_completion_tokens", "max_tokens", "max_output_tokens"];
function fieldsOf(options) {
    const limits = options.filter(({ name }) => limitNames.includes(name)).map(({ value }) => Number(value));
    const others = options
        .filter(({ name }) => !limitNames.includes(name))
        .map(({ name, value }) => [name, value]);
    return {
        ...(limits.length > 0 && { maxOutputTokens: Math.min(...limits) }),
        ...(others.length > 0 && { requestFields: Object.fromEntries(others) }),
    };
}
function missing(message, nextStep) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", message, { nextStep });
}


/***/ }),

/***/ 9668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hu: () => (/* binding */ openPlain),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   VX: () => (/* binding */ readRegular),
/* harmony export */   fY: () => (/* binding */ parentsOf),
/* harmony export */   g8: () => (/* binding */ hasPlainParents),
/* harmony export */   i4: () => (/* binding */ readBeginning),
/* harmony export */   lf: () => (/* binding */ openRegular),
/* harmony export */   nx: () => (/* binding */ inside),
/* harmony export */   wX: () => (/* binding */ namesIn),
/* harmony export */   yO: () => (/* binding */ entriesBelow)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



/**
 * Reads files below a folder that may contain others' links, pipes and devices: a checkout of a stranger's branch, or
 * a run's folder from somebody. It follows no link, waits for no pipe, and reads no file of unlimited size into
 * memory. `safe-changes.ts` writes there. Rooms that read runs must use these functions (scripts/imports.mjs).
 */
/** 256 MiB: larger than any file of a run but its transcript. */
const usualMaxBytes = 256 * 1024 ** 2;
/** Opens a regular file for reading; null for anything else, or if a parent folder is a link. */
async function openRegular(root, path) {
    if (!(await hasPlainParents(root, path)))
        return null;
    return openPlain(inside(root, path)).catch(() => null);
}
/**
 * Opens a regular file for reading, if its folders are trusted; null for a link or anything else. It looks before it
 * opens, because opening a device may have effects and opening a pipe may wait.
 * @throws the file system's own error if there is nothing, or it cannot be read.
 */
async function openPlain(path) {
    if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path)).isFile())
        return null;
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    if ((await handle.stat()).isFile())
        return handle;
    await handle.close();
    return null;
}
/**
 * The beginning of a regular file, at most `maxBytes`; null like `openRegular`. It is synchronous, for the many small
 * files of a tree: that takes a twentieth of the time.
 */
function readBeginning(root, path, maxBytes) {
    const target = inside(root, path);
    try {
        if (!parentsOf(root, target).every((folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder).isDirectory()))
            return null;
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target).isFile())
            return null;
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(target, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).isFile() ? readUpTo(file, maxBytes) : null;
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
        }
    }
    catch {
        return null;
    }
}
function readUpTo(file, maxBytes) {
    const buffer = Buffer.allocUnsafe(maxBytes);
    let read = 0;
    for (let more = -1; more !== 0 && read < maxBytes; read += more)
        more = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer, read, maxBytes - read, null);
    return buffer.subarray(0, read);
}
/** The whole content of a regular file. @throws Error for anything else, and for a file that is too large. */
async function readRegular(root, path, maxBytes = usualMaxBytes) {
    const handle = await openRegular(root, path);
    if (handle === null)
        throw new Error(`${JSON.stringify(path)} is not a regular file`);
    try {
        if ((await handle.stat()).size > maxBytes)
            throw new Error(`${JSON.stringify(path)} is larger than ${maxBytes} bytes`);
        return await handle.readFile();
    }
    finally {
        await handle.close();
    }
}
async function kindOf(root, path) {
    if (!(await hasPlainParents(root, path)))
        return "none";
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(inside(root, path)).catch(() => null);
    if (stats === null)
        return "none";
    return stats.isFile() ? "file" : stats.isDirectory() ? "folder" : "other";
}
/**
 * The names in a folder; none if it is missing, a link or no folder.
 * @param path absent: the root itself
 * @throws the file system's own error if the root cannot be read.
 */
async function namesIn(root, path) {
    if (path === undefined)
        return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(root);
    return (await kindOf(root, path)) === "folder" ? (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(inside(root, path)) : [];
}
/** Everything below a folder, except folders. */
async function entriesBelow(root) {
    const entries = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(root, { recursive: true, withFileTypes: true })).map((entry) => ({
        path: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(entry.parentPath, entry.name)
            .slice(root.length + 1)
            .split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)
            .join("/"),
        isFile: entry.isFile(),
        isFolder: entry.isDirectory(),
    }));
    return {
        files: entries
            .filter(({ isFile }) => isFile)
            .map(({ path }) => path)
            .toSorted(),
        others: entries
            .filter(({ isFile, isFolder }) => !isFile && !isFolder)
            .map(({ path }) => path)
            .toSorted(),
    };
}
/** The absolute path of a file below a folder. @throws Error if the path leaves the folder. */
function inside(root, path) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, path);
    if (target.startsWith(root + node_path__WEBPACK_IMPORTED_MODULE_2__.sep))
        return target;
    throw new Error(`${JSON.stringify(path)} leaves the folder`);
}
/** Whether every folder between a root and a file exists and is no link. */
async function hasPlainParents(root, path) {
    for (const folder of parentsOf(root, inside(root, path))) {
        const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(folder).catch(() => null);
        if (stats?.isDirectory() !== true)
            return false;
    }
    return true;
}
/** The folders between a root and a file, outermost first, without the root. */
function parentsOf(root, target) {
    const parts = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target)
        .slice(root.length)
        .split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)
        .filter((part) => part !== "");
    return parts.map((_, index) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, ...parts.slice(0, index + 1)));
}


/***/ }),

/***/ 36753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ createTemporaryFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);




/** Creates a temporary folder, which the caller removes. @throws AgentExecError `storage-failed`. */
async function createTemporaryFolder(prefix, above = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)()) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(above, prefix));
    }
    catch (cause) {
        const { code = "unknown" } = cause;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AgentExecError */ .r("storage-failed", `The folder for temporary files, ${above}, cannot be written: ${reasons[code] ?? code}.`, { nextStep: "Set TMPDIR to a folder that you can write to and that has free space.", cause });
    }
}
const reasons = {
    ENOENT: "the folder does not exist",
    ENOTDIR: "the path is not a folder",
    EACCES: "you cannot write there",
    EROFS: "the disk is read-only",
    ENOSPC: "the disk is full",
    EDQUOT: "your quota there is used up",
};


/***/ }),

/***/ 51196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   UK: () => (/* binding */ formatUsd),
/* harmony export */   a3: () => (/* reexport safe */ _duration_js__WEBPACK_IMPORTED_MODULE_0__.a),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27939);

const byteUnits = ["KiB", "MiB", "GiB", "TiB"];
/** Formats bytes in binary units: `512 B`, `1.5 KiB`, `2 GiB`. */
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
/** Separates thousands: `1,234,567`. */
function formatCount(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
/** US dollars to a hundredth of a cent: `$0.0042`. */
function formatUsd(usd) {
    return `$${usd.toFixed(4)}`;
}
/** A number with its noun: `1 file`, `2 files`, `1,200 files`; pass `plural` for irregular nouns. */
function count(noun, number, plural = `${noun}s`) {
    return `${formatCount(number)} ${number === 1 ? noun : plural}`;
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

/***/ 16114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cm: () => (/* binding */ checkedOutCommits),
/* harmony export */   Uo: () => (/* binding */ headOf),
/* harmony export */   kU: () => (/* binding */ isCheckedOut),
/* harmony export */   r9: () => (/* binding */ gitVersion)
/* harmony export */ });
/* harmony import */ var _git_output_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59513);
/* harmony import */ var _find_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53912);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11044);
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



/** Such as `git version 2.39.5`. @throws Error if git is missing. */
async function gitVersion() {
    let text = "";
    for await (const chunk of (0,_git_output_js__WEBPACK_IMPORTED_MODULE_0__/* .gitOutput */ .oM)(["--version"], { maxBytes: 10_000, timeoutMs: 10_000 }))
        text += chunk.toString("utf8");
    return text.trim();
}
/** Whether the folder lies in a checkout of a repository. */
async function isCheckedOut(folder) {
    return (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .findRepository */ .W)(folder).then(() => true, () => false);
}
/** The commit that is checked out; null if there is none. */
async function headOf(repository) {
    const args = ["rev-parse", "--verify", "--quiet", "HEAD"];
    const printed = await repository.text(args, { expected: [0, 1, 128] });
    return printed.trim() || null;
}
/** The checked-out commit and, if it is a merge (as for a pull request), its parents. Empty without a commit. */
async function checkedOutCommits(folder) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const repository = __addDisposableResource(env_1, await _repository_js__WEBPACK_IMPORTED_MODULE_2__/* .Repository */ .L.open(folder), true);
        const commit = await headOf(repository);
        if (commit === null)
            return [];
        // The author chooses the number of parents, so the output's size is limited.
        const args = ["rev-list", "--parents", "--max-count=1", commit];
        const listing = await repository.text(args, { expected: [0, 128] });
        const [head, ...parents] = listing.split(/\s+/).filter((sha) => sha !== "");
        if (head === undefined)
            return [];
        return parents.length > 1 ? [head, ...parents] : [head];
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


/***/ }),

/***/ 14367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ linkFaults)
/* harmony export */ });
const out = "leads out of the workspace";
const tooMany = "leads in a circle or through too many others";
/** Linux gives up after as many. */
const maxLinks = 40;
/**
 * Finds out where links lead, by their texts alone; reads nothing. Links may pass through other links.
 * @param links each link's target, by its path in the workspace
 * @returns why a link does not lead to a place in the workspace, existing or not; null if it does
 */
function linkFaults(links) {
    const root = treeOf(links);
    const known = new Map();
    const follow = (link, folder, before) => {
        const place = known.get(link) ?? placeOf(link.target, folder, before);
        // This depends on the links before it, so it must not be remembered for this link.
        if (place !== tooMany)
            known.set(link, place);
        return place;
    };
    const placeOf = (target, folder, before) => {
        if (before >= maxLinks)
            return tooMany;
        if (target.startsWith("/"))
            return out;
        let way = [...folder];
        let followed = 1;
        for (const part of target.split("/")) {
            if (part === "" || part === ".")
                continue;
            if (part === "..") {
                if (way.length === 0)
                    return out;
                way.pop();
                continue;
            }
            const above = way.length === 0 ? root : way.at(-1);
            const name = above?.below.get(part) ?? null;
            if (name === null || name.target === null) {
                way.push(name);
                continue;
            }
            const place = follow(name, way, before + followed);
            if (typeof place === "string")
                return place;
            followed += place.followed;
            if (before + followed > maxLinks)
                return tooMany;
            way = [...place.way];
        }
        return { way, followed };
    };
    return (path) => {
        const way = path.split("/").reduce((names, part) => {
            return [...names, (names.at(-1) ?? root).below.get(part)];
        }, []);
        const place = follow(way.at(-1), way.slice(0, -1), 0);
        return typeof place === "string" ? place : null;
    };
}
function treeOf(links) {
    const root = { below: new Map(), target: null };
    for (const [path, target] of links) {
        let name = root;
        for (const part of path.split("/")) {
            const below = name.below.get(part) ?? { below: new Map(), target: null };
            name.below.set(part, below);
            name = below;
        }
        name.target = target;
    }
    return root;
}


/***/ }),

/***/ 25912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ baseFiles)
});

// UNUSED EXPORTS: buildBefore

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
;// CONCATENATED MODULE: ./lib/workspace/git/blobs.js

/** 30 minutes: the reader may send it over a slow line. */
const timeoutMs = 1_800_000;
/**
 * Yields the contents of git's objects in the order of the hashes, by one git process. Ends early if git lacks one.
 * @throws AgentExecError `settings-invalid` if git fails.
 */
async function* readBlobs(hashes, repository) {
    if (hashes.length === 0)
        return;
    const input = hashes.map((hash) => `${hash}\n`);
    const chunks = repository.run(["cat-file", "--batch"], { input, maxBytes: Infinity, timeoutMs });
    try {
        const reader = new Reader(chunks);
        for (const _hash of hashes) {
            // `<hash> blob <size>`, or `<hash> missing`.
            const [, kind, size] = (await reader.line()).split(" ");
            if (kind !== "blob")
                return;
            const bytes = Number(size);
            const content = reader.take(bytes);
            yield { bytes, content };
            for await (const _rest of content)
                ;
            await reader.line();
        }
    }
    catch (cause) {
        throw new errors/* AgentExecError */.r("settings-invalid", `git could not read ${repository.folder}: ${cause.message}`, { nextStep: "Check the repository with `git fsck`.", cause });
    }
    finally {
        await chunks.return(undefined);
    }
}
class Reader {
    chunks;
    #rest = Buffer.alloc(0);
    constructor(chunks) {
        this.chunks = chunks;
    }
    /** Reads up to the next line end; git's own lines are short. */
    async line() {
        for (;;) {
            const end = this.#rest.indexOf(10);
            if (end !== -1) {
                const line = this.#rest.subarray(0, end).toString("latin1");
                this.#rest = this.#rest.subarray(end + 1);
                return line;
            }
            this.#rest = Buffer.concat([this.#rest, await this.#next()]);
        }
    }
    async *take(bytes) {
        for (let left = bytes; left > 0;) {
            if (this.#rest.byteLength === 0)
                this.#rest = await this.#next();
            const piece = this.#rest.subarray(0, left);
            this.#rest = this.#rest.subarray(piece.byteLength);
            left -= piece.byteLength;
            yield piece;
        }
    }
    async #next() {
        const { value, done } = await this.chunks.next();
        if (done === true)
            throw new Error("git stopped before it had finished");
        return value;
    }
}

// EXTERNAL MODULE: ./lib/workspace/git/repository.js + 2 modules
var git_repository = __webpack_require__(11044);
// EXTERNAL MODULE: ./lib/workspace/names/link-targets.js
var link_targets = __webpack_require__(14367);
// EXTERNAL MODULE: ./lib/workspace/names/path-names.js
var path_names = __webpack_require__(4838);
;// CONCATENATED MODULE: ./lib/workspace/source/commit-files.js
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
 * The files of a commit from git's own store; the working tree does not matter. Bytes are as committed: no filter
 * runs, and git LFS files are pointers. Submodules are not included.
 */
function commitFiles(options) {
    const { commit, words } = options;
    let listing = null;
    const listed = () => (listing ??= listCommit(options));
    return {
        origin: `${words}, commit ${commit.slice(0, 12)}`,
        list: listed,
        async *read(paths) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const wanted = [...(await listed())].filter(([path]) => paths.has(path));
                const files = wanted.flatMap(([path, entry]) => (entry.kind === "file" ? [{ path, ...entry }] : []));
                let next = 0;
                const repository = __addDisposableResource(env_1, await git_repository/* Repository */.L.open(options.folder), true);
                for await (const { content } of readBlobs(files.map(hashOf), repository)) {
                    const { kind, path, bytes, isExecutable } = files[next];
                    yield { kind, path, bytes, isExecutable, content };
                    next += 1;
                }
                if (next < files.length)
                    throw missing(files[next].path, options);
                for (const [path, entry] of wanted)
                    if (entry.kind === "link")
                        yield { kind: entry.kind, path, target: entry.target };
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
        },
    };
}
function hashOf({ hash }) {
    return hash;
}
async function listCommit(options) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { folder, commit } = options;
        const repository = __addDisposableResource(env_2, await git_repository/* Repository */.L.open(folder), true);
        await requireCommit(repository, options);
        const records = await repository.records(["ls-tree", "-r", "-z", "-l", commit]);
        const found = records
            .filter(({ text, isText }) => isText && text.includes("\t"))
            .map(({ text }) => treeEntry(text))
            .filter(({ path }) => (0,path_names/* isPlainPath */.qW)(path));
        const targets = await targetsOf(found.filter(({ mode }) => mode === linkMode), { ...options, repository });
        const faultOf = (0,link_targets/* linkFaults */.m)(targets);
        return new Map(found.flatMap(({ path, mode, hash, bytes }) => {
            const target = targets.get(path);
            if (target !== undefined)
                return faultOf(path) === null ? [[path, { kind: "link", target, hash }]] : [];
            if (!mode.startsWith("100"))
                return [];
            return [[path, { kind: "file", bytes, isExecutable: mode === "100755", hash }]];
        }));
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
const linkMode = "120000";
/** Reads a line of `ls-tree -r -l`: `100644 blob <hash>    1234\t<path>`. */
function treeEntry(line) {
    const tab = line.indexOf("\t");
    const [mode = "", , hash = "", size = ""] = line.slice(0, tab).split(/ +/);
    return { mode, hash, bytes: Number(size), path: line.slice(tab + 1) };
}
async function targetsOf(links, { repository, ...options }) {
    const targets = [];
    for await (const { content } of readBlobs(links.map(hashOf), repository)) {
        const pieces = [];
        for await (const piece of content)
            pieces.push(piece);
        targets.push(Buffer.concat(pieces).toString("utf8"));
    }
    if (targets.length < links.length)
        throw missing(links[targets.length].path, options);
    return new Map(links.map(({ path }, index) => [path, targets[index]]));
}
/** By default actions/checkout fetches only one commit. */
async function requireCommit(repository, { commit, words }) {
    const args = ["rev-parse", "--verify", "--quiet", `${commit}^{commit}`];
    const isHere = (await repository.text(args, { expected: [0, 1, 128] })).trim() === commit;
    if (isHere)
        return;
    throw new errors/* AgentExecError */.r("settings-invalid", `Commit ${commit.slice(0, 12)}, ${words}, is missing. Images are built from this commit only.`, {
        nextStep: "Set `fetch-depth: 0` for actions/checkout, or build the image in an earlier step and name it with `image`.",
    });
}
function missing(path, { commit }) {
    return new errors/* AgentExecError */.r("settings-invalid", `git does not have all of ${(0,listed/* named */.r)(path)} of commit ${commit.slice(0, 12)} here.`, { nextStep: "Check out without a `filter`, so that git has every file." });
}

;// CONCATENATED MODULE: ./lib/workspace/source/base-files.js
var base_files_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var base_files_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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





/** More than any repository has that images are built from; sending has its own limits. */
const maxFiles = 1_000_000;
/** Reads nothing yet. */
function baseFiles(choice, { here, runFolder }) {
    switch (choice.kind) {
        case "folder":
            return new FolderFiles(here, runFolder);
        case "commit":
            return commitFiles({ folder: here, ...choice });
        case "unknown":
            return unknownFiles(choice.reason);
    }
}
/** The files of a folder, as the workspace takes them: git's in a repository, otherwise all but those named like secrets. */
class FolderFiles {
    here;
    runFolder;
    origin = "the current folder";
    #source = null;
    constructor(here, runFolder) {
        this.here = here;
        this.runFolder = runFolder;
    }
    async list() {
        const entries = new Map();
        for await (const entry of this.#entries()) {
            const { kind, path } = entry;
            if (kind === "link")
                entries.set(path, { kind, target: entry.target });
            else
                entries.set(path, { kind, bytes: entry.bytes, isExecutable: entry.isExecutable });
        }
        return entries;
    }
    async *read(paths) {
        for await (const entry of this.#entries())
            if (paths.has(entry.path))
                yield entry;
    }
    async *#entries() {
        this.#source ??= this.#open();
        for await (const entry of (await this.#source).files())
            if (entry.kind !== "left-out")
                yield entry;
    }
    async #open() {
        const { here, runFolder } = this;
        const isRepository = await isCheckout(here);
        const name = isRepository ? "repo" : ".";
        const { workspaceSource } = await __webpack_require__.e(/* import() */ 896).then(__webpack_require__.bind(__webpack_require__, 10896));
        const source = await workspaceSource({ name, here, runFolder, maxFiles });
        return isRepository ? source : withoutSecrets(source);
    }
}
/** Without git, no `git add` says that the user means the file. */
async function withoutSecrets(source) {
    const { isSecretName } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(7509)]).then(__webpack_require__.bind(__webpack_require__, 27509));
    return {
        ...source,
        async *files() {
            for await (const entry of source.files())
                if (!isSecretName(entry.path))
                    yield entry;
        },
    };
}
async function isCheckout(folder) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const isHere = (await (0,promises_.lstat)((0,external_node_path_.join)(folder, ".git")).catch(() => null)) !== null;
        if (isHere)
            return true;
        const repository = base_files_addDisposableResource(env_1, await git_repository/* Repository */.L.open(folder).catch(() => null), true);
        return repository !== null;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = base_files_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function unknownFiles(reason) {
    const refusal = () => new errors/* AgentExecError */.r("settings-invalid", reason, { nextStep: buildBefore });
    return {
        origin: "an unknown person",
        list: () => Promise.reject(refusal()),
        read() {
            throw refusal();
        },
    };
}
/** Always possible if the repository's own files are unknown. */
const buildBefore = "Build the image in an earlier step and name it with `image`.";


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
