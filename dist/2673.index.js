export const id = 2673;
export const ids = [2673];
export const modules = {

/***/ 60407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ examine)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/race-signal/dist/src/index.js
var src = __webpack_require__(65927);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/executors/index.js + 14 modules
var executors = __webpack_require__(15649);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/workspace/git/git.js
var git = __webpack_require__(16114);
;// CONCATENATED MODULE: ./lib/workspace/machine-checks.js




/** Room for the transcripts, reports and files of some runs. */
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
                        nextStep: "Go to a folder that you can write to, or name a folder for each run: `agent-exec run --out DIR`.",
                    };
                }
                const { bavail, bsize } = await (0,promises_.statfs)(folder);
                const free = bavail * bsize;
                if (free >= wantedBytes)
                    return { status: "ok", message: `can be written here, ${(0,format/* formatBytes */.z3)(free)} free` };
                return {
                    status: "warning",
                    message: `only ${(0,format/* formatBytes */.z3)(free)} free here`,
                    nextStep: "Free some space, or keep each run's files on another disk: `agent-exec run --out DIR`.",
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
/** Null if writing works, otherwise the error code. It really writes: permissions do not show a read-only disk. */
async function tryToWrite(folder) {
    try {
        await (0,promises_.rmdir)(await (0,promises_.mkdtemp)((0,external_node_path_.join)(folder, ".agent-exec-doctor-")));
        return null;
    }
    catch (error) {
        return error.code ?? "unknown";
    }
}

// EXTERNAL MODULE: ./lib/deadline.js
var deadline = __webpack_require__(24611);
// EXTERNAL MODULE: ./lib/process/system-clock.js
var system_clock = __webpack_require__(50159);
// EXTERNAL MODULE: ./lib/ports/check.js
var check = __webpack_require__(94100);
// EXTERNAL MODULE: ./lib/compose/executor.js + 1 modules
var executor = __webpack_require__(5777);
// EXTERNAL MODULE: ./lib/compose/writer.js
var compose_writer = __webpack_require__(22057);
// EXTERNAL MODULE: ./lib/redaction/redact.js + 2 modules
var redact = __webpack_require__(75830);
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
 * Runs the trials for the settings, one after the other, and yields each result. Removes everything that the trials
 * started, even after an error.
 * @throws the signal's reason. Before any trial: AgentExecError `settings-invalid` for an incomplete login.
 */
async function* examine(options) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { settings, variable, signal, secrets, job } = options;
        const hidden = Object.values(secrets);
        const redactor = (0,redact/* createRedactor */.l)(hidden);
        const runId = `doctor-${(0,external_node_crypto_.randomBytes)(4).toString("hex")}`;
        const face = job === undefined ? "doctor" : "action";
        const asked = (0,executor/* loadOptions */.ZG)({ settings, face, variable, base: job?.base ?? { kind: "folder" } }, runId);
        const sandbox = __addDisposableResource(env_1, await (0,executors/* findExecutor */.b4)(settings.executor).examine(asked), true);
        const model = await modelChecks(options, hidden);
        for (const check of [...(job?.checks ?? []), ...checkMachine("."), ...sandbox.checks, ...model]) {
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
/** A trial that is stopped needs this time to remove its container. */
const graceMs = 2000;
/** Runs one trial within its time limit. If the trial throws, the tested thing has failed. */
async function settle(check, signal) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const late = __addDisposableResource(env_2, (0,deadline/* deadlineAfter */.d)(check.deadlineMs), false);
        const stop = AbortSignal.any([signal, late.signal]);
        const running = check.run(stop);
        try {
            return [await (0,src/* raceSignal */.W)(running, stop)].flat();
        }
        catch (error) {
            const env_3 = { stack: [], error: void 0, hasError: false };
            try {
                const grace = __addDisposableResource(env_3, (0,deadline/* deadlineAfter */.d)(graceMs), false);
                await (0,src/* raceSignal */.W)(running, grace.signal).catch(() => undefined);
                if (late.signal.aborted && !signal.aborted) {
                    const message = `did not end within ${check.deadlineMs / 1000} s`;
                    return [{ status: "failed", message, nextStep: "Check the machine's load, then run `doctor` again." }];
                }
                const nextStep = (0,errors/* isAgentExecError */.TE)(error) ? error.nextStep : "Fix the problem, then run `doctor` again.";
                const isVital = error?.isVital === true;
                return [{ status: "failed", message: (0,errors/* messageOf */.bD)(error), nextStep, isVital }];
            }
            catch (e_2) {
                env_3.error = e_2;
                env_3.hasError = true;
            }
            finally {
                __disposeResources(env_3);
            }
        }
    }
    catch (e_3) {
        env_2.error = e_3;
        env_2.hasError = true;
    }
    finally {
        __disposeResources(env_2);
    }
}
async function modelChecks(options, hidden) {
    const { job, hasModelServer, secrets } = options;
    if (job !== undefined)
        return modelOfJob(options, job, hidden);
    if (hasModelServer)
        return serverChecks(options, "doctor", secrets["api-key"]);
    const message = "neither --model nor --base-url was given";
    return [{ name: "model server", deadlineMs: 1000, run: async () => ({ status: "skipped", message }) }];
}
async function serverChecks({ settings, secrets }, face, apiKey) {
    const { checkModelServer } = await __webpack_require__.e(/* import() */ 6237).then(__webpack_require__.bind(__webpack_require__, 36237));
    return checkModelServer({
        baseUrl: settings["base-url"],
        apiKey,
        headers: (0,compose_writer/* headersOf */.Yl)({ settings, secrets, face }),
        model: settings.model ?? null,
        clock: system_clock/* systemClock */.m,
    });
}
/** This takes long, because exchanging an identity may need retries. */
const modelDeadlineMs = 180_000;
/** In a workflow the model is always tested, because a run needs it. */
function modelOfJob(options, job, hidden) {
    const { settings, secrets, variable } = options;
    let identity;
    let isReady = false;
    return [
        {
            name: "model",
            deadlineMs: modelDeadlineMs,
            run: (0,check/* vital */.$)(async (signal) => {
                identity = await (0,compose_writer/* composeIdentity */.Jo)({ ...job, settings, signal }, hidden);
                const writer = await (0,compose_writer/* composeWriter */.It)({ ...job, settings, secrets, variable, face: "action" }, identity);
                isReady = settings.script === undefined;
                if (!isReady)
                    return { status: "ok", message: `the script ${settings.script} replaces the model` };
                const key = secrets["api-key"] === undefined ? "without a key" : "with the key in api-key";
                const way = identity === undefined ? key : "with the job's identity";
                return { status: "ok", message: `${writer.name}, ${way}` };
            }),
        },
        {
            name: "model server",
            deadlineMs: 60_000,
            run: (0,check/* vital */.$)(async (signal) => {
                if (!isReady)
                    return { status: "skipped", message: "the run needs no model server" };
                const key = identity === undefined ? secrets["api-key"] : identity.key;
                const checks = await serverChecks({ settings, secrets }, "action", key);
                const findings = [];
                for (const { name, run } of checks) {
                    for (const found of [await run(signal)].flat())
                        findings.push({ name, ...found, isVital: found.status === "failed" });
                }
                return findings;
            }),
        },
    ];
}


/***/ }),

/***/ 53080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   US: () => (/* binding */ policyOf),
/* harmony export */   bY: () => (/* binding */ readNamedBy),
/* harmony export */   hK: () => (/* binding */ composePolicy),
/* harmony export */   jT: () => (/* binding */ composeDataCheck)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _process_named_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91219);
/* harmony import */ var _rows_options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83647);
/* harmony import */ var _rows_origin_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21303);
/* harmony import */ var _rows_policy_rows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67349);
/* harmony import */ var _executor_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5777);







function policyOf(settings, { hasWriter, decidesApart = false }) {
    const until = hasWriter ? (0,_rows_policy_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .untilOf */ .g)(settings) : "pass";
    const { decision } = settings;
    return {
        ...(0,_rows_options_js__WEBPACK_IMPORTED_MODULE_3__/* .optionsOf */ .cz)(_rows_policy_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .policyRows */ .Ob, settings),
        maxTurns: settings["max-turns"] ?? _rows_policy_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .defaultTurns */ .a5[until],
        until,
        ...(until === "done" && { doneWord: "TERMINATE" }),
        decision: decidesApart && decision === "combined" ? "separate" : decision,
        maxInfrastructureRetries: 2,
        hasWriter,
        ...(hasWriter && settings.workspace !== "empty" && { savesNamed: true }),
    };
}
/**
 * The rules of a run, from its settings and the files that they name.
 * @param recorded the rules of the run that it resumes or repeats. Undefined: the run is new.
 */
async function composePolicy(wiring, { decidesApart }, recorded) {
    const { settings, face, replies, approver } = wiring;
    const hasWriter = face !== "exec" && replies?.kind !== "documents";
    const policy = policyOf(settings, { hasWriter, decidesApart });
    const rules = recorded === undefined
        ? { ...policy, ...(await systemPromptOf(wiring)) }
        : withRecorded(policy, recorded);
    // The current settings decide who approves. At a terminal, a person first sees code that nothing isolates. A
    // transcript can only make the approval stricter.
    const asksHere = face === "run" && (0,_executor_js__WEBPACK_IMPORTED_MODULE_6__/* .runsOnHost */ .gV)(settings) && approver !== undefined;
    const approval = settings.approval ?? (asksHere ? "always" : (recorded?.approval ?? "never"));
    return { ...rules, approval };
}
const ofRecord = ["systemPrompt", "resultSchema", "savesNamed", "decision", "reviewerModel"];
/**
 * A resumed or repeated run gets its limits and proofs from the current settings, because its transcript is only data.
 * The transcript provides only texts that were read from files, who makes decisions, and what a file name means.
 * @throws AgentExecError `settings-invalid` if the transcript has other verifications than the settings.
 */
function withRecorded({ savesNamed: _now, ...policy }, recorded) {
    if (!(0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(policy.verify, recorded.verify))
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsInvalid */ .DI)("Your verifications differ from the verifications that the run started with.", "Remove `verify`. To verify the run's files with other commands, use `run --continue`.");
    const kept = policy.until === "done" ? [...ofRecord, "doneWord"] : ofRecord;
    const facts = Object.entries(recorded).filter(([name]) => kept.includes(name));
    return { ...policy, ...Object.fromEntries(facts) };
}
/** In a workflow the text comes from the base branch and not from the checkout, because only the owner may change it. */
async function systemPromptOf(wiring) {
    const { settings, readOwnerFile, face } = wiring;
    const path = settings["system-prompt"];
    if (path === undefined)
        return {};
    const nextStep = "Set `system-prompt` to a file with text for the model. In a workflow, the base branch must have the file.";
    const text = readOwnerFile === undefined
        ? await readNamedBy("system-prompt", path, { ...wiring, nextStep })
        : textOf(await readOwnerFile(path));
    const trimmed = text?.trim();
    if (trimmed)
        return { systemPrompt: { text: trimmed, ...(settings["system-prompt-alone"] && { isAlone: true }) } };
    const what = trimmed === "" ? "is empty" : "is missing on the base branch, too large or not UTF-8";
    throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsInvalid */ .DI)(`${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_4__/* .originOf */ .yv)("system-prompt", face)}: ${path} ${what}`, nextStep);
}
function textOf(bytes) {
    if (!bytes || bytes.length > _process_named_file_js__WEBPACK_IMPORTED_MODULE_2__/* .maxDocumentBytes */ .VR)
        return null;
    try {
        return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    }
    catch {
        return null;
    }
}
/**
 * Validates data by the result's schema. Undefined if there is none. The validator is loaded only if there is one.
 * @param recorded the schema with which a resumed or repeated run began
 */
async function composeDataCheck(wiring, recorded) {
    const path = wiring.settings["result-schema"];
    if (path === undefined && recorded === undefined)
        return undefined;
    const { dataCheckBy, dataCheckOf } = await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(6015)]).then(__webpack_require__.bind(__webpack_require__, 6015));
    if (recorded !== undefined)
        return dataCheckBy(recorded, "The run's schema");
    const nextStep = "Set `result-schema` to a file with a JSON Schema. In a workflow, the file must not be a link.";
    return dataCheckOf(await readNamedBy("result-schema", path, { ...wiring, nextStep }), path);
}
/**
 * Reads the text file that a setting names. It follows no links, because in a workflow the checkout may be a stranger's
 * branch.
 * @throws AgentExecError `settings-invalid` if the file cannot be read.
 */
async function readNamedBy(setting, path, { face, variable = () => undefined, nextStep, }) {
    try {
        if (face !== "action")
            return await (0,_process_named_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readNamed */ .Mk)(path, _process_named_file_js__WEBPACK_IMPORTED_MODULE_2__/* .maxDocumentBytes */ .VR);
        return await (0,_process_named_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readInJob */ .rZ)(path, { maxBytes: _process_named_file_js__WEBPACK_IMPORTED_MODULE_2__/* .maxDocumentBytes */ .VR, variable });
    }
    catch (cause) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsInvalid */ .DI)(`${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_4__/* .originOf */ .yv)(setting, face)}: ${path} cannot be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(cause)}`, nextStep, cause);
    }
}


/***/ }),

/***/ 22057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ composeReviewer),
/* harmony export */   It: () => (/* binding */ composeWriter),
/* harmony export */   Jo: () => (/* binding */ composeIdentity),
/* harmony export */   Yl: () => (/* binding */ headersOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _process_system_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50159);
/* harmony import */ var _rows_origin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21303);
/* harmony import */ var _settings_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77690);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53080);





/** Creates the writer that the settings name. @throws AgentExecError `settings-invalid` if they name none or the key is missing. */
async function composeWriter(wiring, identity) {
    const { settings, face, secrets, replies } = wiring;
    const apiKey = secrets["api-key"];
    if (replies?.kind === "documents") {
        const { createTextWriter } = await __webpack_require__.e(/* import() */ 9519).then(__webpack_require__.bind(__webpack_require__, 29519));
        return createTextWriter(replies.documents);
    }
    if (replies !== undefined || settings.script !== undefined) {
        const { createScriptedWriter } = await __webpack_require__.e(/* import() */ 2605).then(__webpack_require__.bind(__webpack_require__, 42605));
        const { parseScript } = await Promise.all(/* import() */[__webpack_require__.e(781), __webpack_require__.e(5816)]).then(__webpack_require__.bind(__webpack_require__, 45816));
        const nextStep = "Set `script` to a JSON file of turns (see docs/script.md). In a workflow, the file must not be a link.";
        const json = replies?.json ?? (await (0,_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .readNamedBy */ .bY)("script", settings.script, { ...wiring, nextStep }));
        return createScriptedWriter(parseScript(json, settings.script ?? "of the demo"), {
            clock: _process_system_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m,
            ...(wiring.resumed !== undefined && { taken: takenIn(wiring.resumed.events) }),
        });
    }
    if (settings.model === undefined) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .settingsInvalid */ .DI)("You did not name a model.", `Name a model with ${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenAt */ .nt)("model", face)}${face === "action" ? "" : " NAME"}, or replay a script with ${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenAt */ .nt)("script", face)}${face === "action" ? "" : " FILE"}.`);
    }
    const variable = settings["api-key-env"];
    const hasKey = apiKey !== undefined || identity !== undefined;
    if (!hasKey && variable !== _settings_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp["api-key-env"].description.defaultText) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .settingsInvalid */ .DI)(`The variable ${variable}, which ${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenAt */ .nt)("api-key-env", face)} names, is empty or not set.`, `Set ${variable} to the key, or remove ${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenAt */ .nt)("api-key-env", face)}.`);
    }
    if (!hasKey && settings["base-url"].startsWith("https://api.openai.com")) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .settingsInvalid */ .DI)(`There is no key for ${settings["base-url"]}.`, `${face === "action" ? "Add the key as a secret under Settings → Secrets and variables → Actions and set the input api-key to it" : `Set ${variable}`}, or set another server with ${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenAt */ .nt)("base-url", face)}.`);
    }
    const { createOpenAiWriter } = await Promise.all(/* import() */[__webpack_require__.e(2432), __webpack_require__.e(742)]).then(__webpack_require__.bind(__webpack_require__, 40742));
    const common = {
        baseUrl: settings["base-url"],
        apiKey,
        identity,
        headers: headersOf(wiring),
        api: settings.api,
        replyFormat: settings["reply-format"],
        clock: _process_system_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m,
        ...fieldsOf(settings["model-option"]),
    };
    const { model, "fallback-model": fallback } = settings;
    const writer = createOpenAiWriter({ ...common, model, ...pricesOf(settings) });
    if (fallback === undefined)
        return writer;
    const { withFallback } = await __webpack_require__.e(/* import() */ 1873).then(__webpack_require__.bind(__webpack_require__, 1873));
    const { name, prices } = fallback;
    const priced = prices && { "price-input": prices.input, "price-output": prices.output };
    return withFallback(writer, createOpenAiWriter({ ...common, model: name, ...pricesOf({ ...priced }) }));
}
/** The model that reviews code before it runs. It is on the writer's server. Its prices are unknown. */
async function composeReviewer(wiring, identity) {
    const { settings, secrets } = wiring;
    const model = settings["reviewer-model"];
    if (model === undefined)
        return undefined;
    const { createReviewer } = await Promise.all(/* import() */[__webpack_require__.e(2432), __webpack_require__.e(5296)]).then(__webpack_require__.bind(__webpack_require__, 15296));
    return createReviewer({
        baseUrl: settings["base-url"],
        apiKey: secrets["api-key"],
        identity,
        headers: headersOf(wiring),
        model,
        clock: _process_system_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m,
    });
}
/** How many answers of a script are already used. */
function takenIn(events) {
    const taken = { replies: 0, decisions: 0 };
    for (const event of events) {
        if (event.type === "reply" || event.type === "reflection")
            taken.replies += 1;
        if (event.type === "data")
            taken.replies += event.usage.calls;
        if (event.type !== "decision" || event.usage === undefined)
            continue;
        const replies = event.text === undefined ? 0 : 1;
        taken.replies += replies;
        taken.decisions += event.usage.calls - replies;
    }
    return taken;
}
/**
 * The headers for each request to the model server.
 * @throws AgentExecError `settings-invalid` if a named variable is not set.
 */
function headersOf({ settings, secrets, face }) {
    const secret = settings["header-env"].map(({ name, value: variable }) => {
        const value = secrets[`header-env ${name}`]?.trim();
        if (value !== undefined && /^[\t\x20-\x7e]+$/.test(value))
            return { name, value, isSecret: true };
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .settingsInvalid */ .DI)(`The variable ${variable}, which ${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenAt */ .nt)("header-env", face)} names for ${name}, ${value === undefined ? "is empty or not set" : "contains line breaks or non-ASCII characters"}.`, `Set ${variable} to the header's value, or remove ${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenAt */ .nt)("header-env", face)}.`);
    });
    return [...settings.header, ...secret];
}
function pricesOf({ "price-input": inputPerMillionUsd, "price-output": outputPerMillionUsd, "price-cached": cachedPerMillionUsd, }) {
    if (inputPerMillionUsd === undefined || outputPerMillionUsd === undefined)
        return {};
    return { prices: { inputPerMillionUsd, outputPerMillionUsd, cachedPerMillionUsd } };
}
/** Names of request fields that limit the answer's tokens. If a budget leaves less, agent-exec replaces the value. */
const limitNames = ["max_completion_tokens", "max_tokens", "max_output_tokens"];
function fieldsOf(options) {
    const isLimit = ({ name }) => limitNames.includes(name);
    const limits = options.filter(isLimit).map(({ value }) => Number(value));
    const others = options.filter((each) => !isLimit(each)).map(({ name, value }) => [name, value]);
    return {
        ...(limits.length > 0 && { maxOutputTokens: Math.min(...limits) }),
        ...(others.length > 0 && { requestFields: Object.fromEntries(others) }),
    };
}
/** How many tokens stay hidden. Older tokens have expired. */
const hiddenTokens = 8;
/**
 * The identity that the settings name, with its first key. Undefined if they name none.
 * @param secrets a list to whose end each token is added
 * @throws AgentExecError `settings-invalid` if the job has no identity, and the errors of `openIdentity`.
 */
async function composeIdentity(wiring, secrets) {
    const { settings, idToken, onSecret, signal = new AbortController().signal } = wiring;
    const { "identity-provider-id": identityProviderId, "service-account-id": serviceAccountId } = settings;
    if (identityProviderId === undefined || serviceAccountId === undefined)
        return undefined;
    if (settings.script !== undefined)
        return undefined;
    if (idToken === undefined)
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .settingsInvalid */ .DI)("`identity-provider-id` works only in a workflow, because only jobs of a workflow have an identity.", "Remove `identity-provider-id` and use a key.");
    const { openIdentity } = await __webpack_require__.e(/* import() */ 5213).then(__webpack_require__.bind(__webpack_require__, 55213));
    const tokens = [];
    const hide = (token) => {
        onSecret?.(token);
        if (tokens.push(token) > hiddenTokens)
            secrets.splice(secrets.indexOf(tokens.shift()), 1);
        secrets.push(token);
    };
    const audience = settings["identity-audience"];
    const workload = { identityProviderId, serviceAccountId, audience, idToken, hide, clock: _process_system_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m };
    return openIdentity(workload, signal);
}


/***/ }),

/***/ 24611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ deadlineAfter)
/* harmony export */ });
/**
 * A signal that fires after `ms` with a `TimeoutError`. Unlike the timer of `AbortSignal.timeout`, this timer keeps the
 * process alive, because what it limits may wait for nothing that Node knows. It also fires if only
 * `AbortSignal.any` holds the signal: Node 20 can collect a timeout's signal there. Disposing stops the timer.
 */
function deadlineAfter(ms) {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new DOMException(`The operation took longer than ${ms} ms`, "TimeoutError")), ms);
    return { signal: late.signal, [Symbol.dispose]: () => clearTimeout(timer) };
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
 * Reads files below a folder that may contain a stranger's links, pipes and devices, such as a checkout of a stranger's
 * branch or a run's folder. It follows no link, waits for no pipe, and does not read files of any size into memory.
 * `safe-changes.ts` writes to such folders. Code that reads runs must use these functions (scripts/imports.mjs).
 */
/** Larger than any file of a run except its transcript. */
const usualMaxBytes = 256 * 1024 ** 2;
/** Opens a regular file for reading. Null for anything else, and if a parent folder is a link. */
async function openRegular(root, path) {
    if (!(await hasPlainParents(root, path)))
        return null;
    return openPlain(inside(root, path)).catch(() => null);
}
/**
 * Opens a regular file for reading if its folders are trusted. Null for a link or anything else. It looks before it
 * opens, because opening a device may have effects, and opening a pipe may wait.
 * @throws the file system's own error if the file is missing or cannot be read.
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
/** At most `maxBytes` of a regular file, or null. Synchronous: twenty times faster for many small files. */
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
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const handle = __addDisposableResource(env_1, await openRegular(root, path), true);
        if (handle === null)
            throw new Error(`${JSON.stringify(path)} is not a regular file`);
        if ((await handle.stat()).size > maxBytes)
            throw new Error(`${JSON.stringify(path)} is larger than ${maxBytes} bytes`);
        return await handle.readFile();
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
/** The kind of an entry. A link is "other", whatever its target is. */
async function kindOf(root, path) {
    if (!(await hasPlainParents(root, path)))
        return "none";
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(inside(root, path)).catch(() => null);
    if (stats === null)
        return "none";
    return stats.isFile() ? "file" : stats.isDirectory() ? "folder" : "other";
}
/**
 * The names in a folder. Empty if it is missing, a link or no folder.
 * @param path absent: the root itself
 * @throws the file system's own error if the root cannot be read.
 */
async function namesIn(root, path) {
    if (path === undefined)
        return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(root);
    return (await kindOf(root, path)) === "folder" ? (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(inside(root, path)) : [];
}
/** The regular files below a folder, and the links, pipes, sockets and devices. Sorted, with `/` between folders. */
async function entriesBelow(root) {
    const [files, others] = [[], []];
    for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(root, { recursive: true, withFileTypes: true })) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(entry.parentPath, entry.name).slice(root.length + 1);
        if (!entry.isDirectory())
            (entry.isFile() ? files : others).push(path.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join("/"));
    }
    return { files: files.toSorted(), others: others.toSorted() };
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

/***/ 94100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ vital)
/* harmony export */ });
/** Marks a trial as vital: if it throws, no code can run. Does not change the signal's reason. */
function vital(run) {
    return async (signal) => {
        try {
            return await run(signal);
        }
        catch (error) {
            signal.throwIfAborted();
            throw Object.assign(error, { isVital: true });
        }
    };
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






/** Room for several of the longest possible replies. */
const maxDocumentBytes = 64 * 1024 ** 2;
/** Linux also follows this many links in a row. */
const maxLinks = 40;
/**
 * Reads a file that a user names on their own machine. Follows links, and reads a pipe (`<(…)`) to its end.
 * @throws Error for a folder, and for too many bytes.
 */
async function readNamed(path, maxBytes) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const handle = __addDisposableResource(env_1, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path).catch(inWords), true);
        if ((await handle.stat()).isDirectory())
            throw new Error("it is a folder");
        return await readText(handle.createReadStream({ end: maxBytes, autoClose: false }), maxBytes);
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
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const realPath = (each) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(each).catch(() => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(each));
        const checkouts = await Promise.all([folder, ".", variable("GITHUB_WORKSPACE") ?? "."].map(realPath));
        const place = await placeOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, path), checkouts).catch(inWords);
        const handle = __addDisposableResource(env_2, await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_5__/* .openPlain */ .Hu)(place), true);
        if (handle === null)
            throw new Error("it is not a regular file");
        return await readText(handle.createReadStream({ end: maxBytes, autoClose: false }), maxBytes);
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
/** Reads the whole stream as text. @throws Error for too many bytes. In that case the stream is closed. */
async function readText(stream, maxBytes) {
    const bytes = await (0,_files_content_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesWithin */ .$2)(stream, maxBytes);
    if (bytes === null)
        throw new Error(`it has more than ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatBytes */ .z3)(maxBytes)}`);
    return decoded(bytes);
}
/** Reads UTF-8, and UTF-16 with a byte order mark, as Windows writes it. @throws Error if it is not text. */
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

/***/ 83647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cs: () => (/* binding */ keptShape),
/* harmony export */   cz: () => (/* binding */ optionsOf)
/* harmony export */ });
/* unused harmony export namesOf */
/* harmony import */ var _origin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21303);

function namesOf(rows) {
    const named = Object.entries(rows).map(([name, { value }]) => [`${(0,_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .optionName */ .fS)(name)}${value.unit}`, name]);
    return Object.fromEntries(named);
}
/** @param settings parsed settings. Settings of other rows are left out. */
function optionsOf(rows, settings) {
    const all = Object.entries(namesOf(rows));
    const there = all
        .map(([option, name]) => [option, settings[name]])
        .filter(([, value]) => value !== undefined);
    return Object.fromEntries(there);
}
/** Maps each option to the schema of its parsed value in a transcript. */
function keptShape(rows) {
    const all = Object.entries(namesOf(rows));
    return Object.fromEntries(all.map(([option, name]) => [option, rows[name].value.kept()]));
}


/***/ }),

/***/ 63259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MF: () => (/* binding */ doctorLine),
/* harmony export */   Ot: () => (/* binding */ doctorSummary),
/* harmony export */   f3: () => (/* binding */ settingsFinding)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51196);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14647);


/** A row that says where each setting was given. Settings with their default are left out, so there may be no row. */
function settingsFinding(origins) {
    const told = Object.entries(origins).map(([name, origin]) => `${name} (${origin})`);
    return told.length === 0 ? [] : [{ name: "settings", status: "ok", message: told.join(", "), ms: 0 }];
}
/** The length of the longest built-in name plus two blanks. */
const nameWidth = 26;
/** One line of the doctor, with the next step below it. */
function doctorLine({ name, status, message, nextStep }, { style, withNextStep }) {
    const marks = {
        ok: style.good("✓"),
        failed: style.bad("✗"),
        warning: style.warn("!"),
        skipped: style.dim("–"),
    };
    const words = (0,_output_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .showHidden */ .Ul)(status === "skipped" ? `not tried: ${message}` : message).replace(/\s+/g, " ");
    const line = `${marks[status]} ${name.padEnd(nameWidth)}${status === "skipped" ? style.dim(words) : words}\n`;
    if (nextStep === undefined || !withNextStep)
        return line;
    return `${line}  ${" ".repeat(nameWidth)}${style.dim("next:")} ${(0,_output_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .showHidden */ .Ul)(nextStep).replace(/\s+/g, " ")}\n`;
}
function doctorSummary(results, style) {
    const failed = results.filter(({ status }) => status === "failed");
    const warnings = results.filter(({ status }) => status === "warning").length;
    const beside = warnings === 0 ? "" : `, ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("warning", warnings)}`;
    const vital = failed.filter(({ isVital }) => isVital === true).map(({ name }) => name);
    if (vital.length > 0)
        return `${style.bad(style.bold("Nothing can run here"))} until you fix: ${vital.join(", ")}.\n`;
    if (failed.length > 0) {
        const them = style.bad(style.bold(`${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("trial", failed.length)} failed`));
        const hasLimits = failed.some(({ name }) => name.startsWith("limit "));
        return `${them}${beside}.${hasLimits ? " You can still start runs. Each run says which limits are not enforced." : ""}\n`;
    }
    return `${style.good(style.bold("All trials passed"))}${beside}.\n`;
}


/***/ }),

/***/ 16114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cm: () => (/* binding */ checkedOutCommits),
/* harmony export */   G7: () => (/* binding */ hasPersistedCredentials),
/* harmony export */   Uo: () => (/* binding */ headOf),
/* harmony export */   kU: () => (/* binding */ isCheckedOut),
/* harmony export */   r9: () => (/* binding */ gitVersion)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _files_content_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52278);
/* harmony import */ var _git_output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59513);
/* harmony import */ var _find_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53912);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59741);
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





/** For example `git version 2.39.5`. @throws Error if git is missing. */
async function gitVersion() {
    const printed = await (0,_files_content_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesOf */ .$$)((0,_git_output_js__WEBPACK_IMPORTED_MODULE_2__/* .gitOutput */ .oM)(["--version"], { maxBytes: 10_000, timeoutMs: 10_000 }));
    return printed.toString("utf8").trim();
}
/** Whether the folder is in a checkout of a repository. */
async function isCheckedOut(folder) {
    return (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .findRepository */ .W)(folder).then(() => true, () => false);
}
/** The checked-out commit. Null if there is none. */
async function headOf(repository) {
    const args = ["rev-parse", "--verify", "--quiet", "HEAD"];
    const printed = await repository.text(args, { expected: [0, 1, 128] });
    return printed.trim() || null;
}
/** The checked-out commit. If it is a merge, as for a pull request, its parents follow. Empty if there is no commit. */
async function checkedOutCommits(folder) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const repository = __addDisposableResource(env_1, await _repository_js__WEBPACK_IMPORTED_MODULE_4__/* .Repository */ .L.open(folder), true);
        const commit = await headOf(repository);
        if (commit === null)
            return [];
        // The number of parents is not trusted, so the output's size is limited.
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
/**
 * Whether `actions/checkout` left the job's token in the repository's configuration. Since v6 it may also be in a file
 * that the configuration names. The token itself is not read.
 * @throws Error if there is no repository, or if git is missing.
 */
async function hasPersistedCredentials(folder) {
    const { commonDir } = await (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .findRepository */ .W)(folder);
    const options = { maxBytes: 1_000_000, timeoutMs: 10_000, expected: [0, 1] };
    const find = async (...args) => {
        const command = ["config", "--file", (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(commonDir, "config"), ...args];
        return (await (0,_files_content_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesOf */ .$$)((0,_git_output_js__WEBPACK_IMPORTED_MODULE_2__/* .gitOutput */ .oM)(command, options))).toString("utf8");
    };
    const headers = await find("--name-only", "--get-regexp", String.raw `^http\..*\.extraheader$`);
    const included = await find("--get-regexp", String.raw `^includeif\..*\.path$`);
    return headers !== "" || included.includes("git-credentials-");
}


/***/ })

};
