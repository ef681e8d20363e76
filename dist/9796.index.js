export const id = 9796;
export const ids = [9796];
export const modules = {

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
    const what = text === "" || text?.trim() === "" ? "is empty" : "is no file of UTF-8 there";
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

/***/ 12229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ compose)
});

// EXTERNAL MODULE: ./node_modules/race-signal/dist/src/index.js
var src = __webpack_require__(65927);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/executors/index.js + 15 modules
var executors = __webpack_require__(42372);
// EXTERNAL MODULE: ./lib/compose/named-by.js
var named_by = __webpack_require__(31163);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
;// CONCATENATED MODULE: ./lib/process/block-hook.js



const usualMs = 10_000;
/** What it said can still be in the pipes when it has ended. */
const drainMs = 200;
const firstWords = 300;
/** A person's own command as a hook, run by `sh` on this machine: code on standard input, exit code 0 lets it run. */
function commandHook(command, { variable, timeoutMs = usualMs }) {
    return async ({ code, language, path }, { signal }) => {
        signal.throwIfAborted();
        const environment = {
            PATH: variable("PATH") ?? "/usr/local/bin:/usr/bin:/bin",
            HOME: variable("HOME") ?? "/",
            LANG: variable("LANG") ?? "C.UTF-8",
            AGENT_EXEC_LANGUAGE: language,
            AGENT_EXEC_PATH: path ?? "",
        };
        const refusal = await runHook({ command, environment, code, signal, timeoutMs });
        signal.throwIfAborted();
        return refusal;
    };
}
async function runHook({ command, environment, code, signal, timeoutMs }) {
    let child;
    try {
        // A group of its own, so that what hangs in it ends with it.
        child = (0,external_node_child_process_.spawn)("sh", ["-c", command], { env: environment, detached: true, stdio: "pipe" });
    }
    catch (error) {
        return unstarted(error);
    }
    let said = "";
    for (const stream of [child.stdout, child.stderr])
        stream.setEncoding("utf8").on("data", (text) => {
            if (said.length < firstWords * 2)
                said += text;
        });
    // It may decide before it has read all.
    child.stdin.on("error", () => undefined);
    const ended = new Promise((resolve) => {
        child.once("error", (error) => resolve(unstarted(error)));
        child.once("exit", (exitCode, name) => {
            const closed = new Promise((close) => child.once("close", () => close()));
            const how = name === null ? `with exit code ${exitCode}` : `by ${name}`;
            const told = Promise.race([closed, (0,promises_.setTimeout)(drainMs, undefined, { ref: false })]);
            void told.then(() => resolve(exitCode === 0 ? null : refusedWith(said, how)));
        });
    });
    child.stdin.end(code);
    const late = new AbortController();
    const timeUp = (0,promises_.setTimeout)(timeoutMs, `before-block did not answer within ${(0,format/* formatDuration */.a3)(timeoutMs)}`, {
        signal: AbortSignal.any([signal, late.signal]),
    }).catch(() => "before-block was stopped");
    const answer = await Promise.race([ended.finally(() => late.abort()), timeUp]);
    if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
        try {
            process.kill(-child.pid, "SIGKILL");
        }
        catch {
            // It ended meanwhile.
        }
    }
    for (const stream of child.stdio)
        stream?.destroy();
    child.unref();
    return answer;
}
function unstarted(error) {
    return `before-block could not be started: ${error.message}`;
}
/** The words of a refusal. @param how what there is to say where `said` is empty */
function refusedWith(said, how) {
    const words = said.trim().slice(0, firstWords);
    return words === "" ? `before-block refused it ${how}` : `before-block refused it: ${words}`;
}

// EXTERNAL MODULE: ./lib/process/uncaught.js
var uncaught = __webpack_require__(91038);
// EXTERNAL MODULE: ./lib/redaction/redact.js + 4 modules
var redact = __webpack_require__(76522);
// EXTERNAL MODULE: ./lib/run-folder/run-folder.js
var run_folder = __webpack_require__(5314);
// EXTERNAL MODULE: ./lib/settings/resolve.js + 1 modules
var resolve = __webpack_require__(12002);
// EXTERNAL MODULE: ./lib/compose/assemble.js + 28 modules
var assemble = __webpack_require__(26236);
// EXTERNAL MODULE: ./lib/compose/executor.js
var compose_executor = __webpack_require__(20063);
// EXTERNAL MODULE: ./lib/compose/pinned.js
var pinned = __webpack_require__(39720);
// EXTERNAL MODULE: ./lib/compose/workspace.js + 6 modules
var compose_workspace = __webpack_require__(51008);
// EXTERNAL MODULE: ./lib/compose/writer.js
var compose_writer = __webpack_require__(22057);
;// CONCATENATED MODULE: ./lib/compose/run.js














/** Loaded where somebody goes on from a run. */
const readContinued = async (...call) => (await __webpack_require__.e(/* import() */ 6598).then(__webpack_require__.bind(__webpack_require__, 86598))).continuedRun(...call);
/**
 * Plugs the adapters that the settings name into the run's ports. Nothing has been asked or started yet when it
 * resolves, but the run's folder is there.
 * @throws AgentExecError `settings-invalid` for what only shows here: a script that cannot be read, a missing key.
 */
async function compose(wiring) {
    const { settings, face, task, reporters, secrets, resumed } = wiring;
    const runId = resumed?.run.runId ?? (0,assemble/* newRunId */.F$)();
    const writer = await (0,compose_writer/* composeWriter */.It)(wiring);
    const executor = await (0,compose_executor/* composeExecutor */.w)(wiring, runId);
    const runFolder = resumed?.folder.path ?? settings.out ?? ".agent-exec";
    const otherRuns = [settings.continue, wiring.recorded].filter((path) => path !== undefined);
    const { workspace, protect, untracked } = settings;
    const given = await (0,compose_workspace/* openWorkspace */.O)({ name: workspace, runFolder, otherRuns, untracked, maxFiles: settings["max-files"] }, {
        executor,
        paths: settings.instructions,
        readFile: wiring.readOwnerFile,
        counting: {
            protect,
            mayChange: settings["may-change"],
            unprotect: settings.unprotect,
            allowWorkflow: settings["allow-workflow"],
            isJudgeApart: settings.judge === "apart",
            verify: settings.verify,
        },
    });
    const earlier = settings.continue;
    const { source } = given;
    if (resumed !== undefined)
        await (await __webpack_require__.e(/* import() */ 5668).then(__webpack_require__.bind(__webpack_require__, 85668))).requireSameSource(resumed, source);
    const continued = earlier === undefined ? null : await readContinued(earlier, { workspace, source, here: "." });
    const dataCheck = await dataCheckOfSettings(wiring);
    const folder = await folderOf(wiring, runId).catch(async (thrown) => {
        await continued?.begun[Symbol.asyncDispose]();
        throw thrown;
    });
    const parts = {
        runId,
        task,
        thread: wiring.thread,
        dataCheck,
        policy: (0,assemble/* withApproval */.QQ)(resumed?.run.policy ?? wiring.policy ?? (await policyOfSettings(wiring, writer)), approvalOf(wiring)),
        settings: (0,resolve/* publicSettings */.d)(settings, face),
        origins: wiring.origins,
        given: wiring.given,
        resumed,
        writer,
        executor,
        approver: wiring.answers?.approver ?? wiring.approver,
        reviewer: wiring.answers?.reviewer ?? (await (0,compose_writer/* composeReviewer */.GS)(wiring)),
        beforeBlock: hookOf(wiring),
        reporters,
        secrets: [...Object.values(secrets), ...(executor.secrets?.() ?? [])],
        ...given,
        continued,
        folder,
    };
    return {
        folder,
        runId,
        secrets: parts.secrets,
        start: (signal) => toItsEnd({ ...parts, executor: (0,pinned/* pinnedTo */.A)(wiring.pinned, executor) }, signal),
    };
}
async function policyOfSettings(wiring, { decidesApart }) {
    const policy = (0,assemble/* policyOf */.US)(wiring.settings, { hasWriter: wiring.face !== "exec", decidesApart });
    const path = wiring.settings["system-prompt"];
    if (path === undefined)
        return policy;
    const text = await (0,named_by/* readOwnedBy */.V)("system-prompt", path, {
        ...wiring,
        example: "Name a file with words for the model, in a workflow one of the base branch.",
    });
    return {
        ...policy,
        systemPrompt: { text: text.trim(), ...(wiring.settings["system-prompt-alone"] && { isAlone: true }) },
    };
}
/** Of a run that is gone on with, or done again, what it was begun with. */
async function dataCheckOfSettings(wiring) {
    const path = wiring.settings["result-schema"];
    const kept = (wiring.resumed?.run.policy ?? wiring.policy)?.resultSchema;
    if (path === undefined && kept === undefined)
        return undefined;
    const { dataCheckBy, dataCheckOf } = await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(6015)]).then(__webpack_require__.bind(__webpack_require__, 6015));
    if (kept !== undefined)
        return dataCheckBy(kept, "The run's schema");
    const example = "Name a file with a JSON schema, in a workflow a regular file of its own and no link.";
    return dataCheckOf(await (0,named_by/* readNamedBy */.b)("result-schema", path, { ...wiring, example }), path);
}
async function folderOf({ settings: { out }, resumed }, runId) {
    if (resumed !== undefined)
        return resumed.folder;
    return out === undefined ? (0,run_folder/* createDefaultRunFolder */.jC)(runId, process.cwd()) : (0,run_folder/* createRunFolder */.kg)(out);
}
/** A run that an error of nobody's has stopped, and that does not end by itself, is brought to its end from outside. */
async function toItsEnd(parts, signal) {
    try {
        const finished = await (0,src/* raceSignal */.W)((0,assemble/* runAssembled */.Y4)(parts, signal), uncaught/* uncaught */.GN.late);
        if (finished.state.interruption?.by === "error")
            uncaught/* uncaught */.GN.isTold = true;
        return finished;
    }
    catch (thrown) {
        if (thrown !== uncaught/* uncaught */.GN.late.reason || !(0,errors/* isAgentExecError */.TE)(thrown))
            throw thrown;
        const { code, message, nextStep } = thrown;
        const { endTornRun } = await __webpack_require__.e(/* import() */ 5348).then(__webpack_require__.bind(__webpack_require__, 35348));
        await endTornRun(parts.folder.path, {
            code,
            message: (0,redact/* createRedactor */.l)(parts.secrets).text(message),
            nextStep,
        });
        // Whoever it is thrown to tells it.
        uncaught/* uncaught */.GN.isTold = true;
        throw thrown;
    }
}
/** A word of now counts, then the run's own; else code that nothing isolates is shown first to whoever sits there. */
function approvalOf({ settings, face, approver, resumed, policy }) {
    const { isolates } = (0,executors/* findExecutor */.b4)(settings.executor);
    const recorded = (resumed?.run.policy ?? policy)?.approval;
    const usual = face === "run" && !isolates && approver !== undefined ? "always" : "never";
    return settings.approval ?? recorded ?? usual;
}
function hookOf({ settings, variable = () => undefined }) {
    const command = settings["before-block"];
    return command === undefined ? undefined : commandHook(command, { variable });
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
/* harmony import */ var _settings_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7793);
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
        throw missing("No model is named.", `Name one with ${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenAt */ .nt)("model", face)}${face === "action" ? "" : " NAME"}, or replay a script with ${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenAt */ .nt)("script", face)}${face === "action" ? "" : " FILE"}.`);
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
const scriptExample = "Name a JSON file of turns, in a workflow a regular file of its own and no link; docs/script.md shows one.";
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
        throw missing(`The variable ${variable}, which ${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenAt */ .nt)("header-env", face)} names for ${name}, ${value === undefined ? "is empty or not set" : "holds line breaks or characters beyond ASCII"}.`, `Set ${variable} to the header's value, or leave ${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenAt */ .nt)("header-env", face)} out.`);
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

/***/ 40312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DN: () => (/* binding */ whyUnheld),
/* harmony export */   Hx: () => (/* binding */ unheldLimits),
/* harmony export */   sq: () => (/* binding */ unheldWords)
/* harmony export */ });
/** What it means that a limit does not hold, by its name in a session's facts. */
const meanings = {
    isolation: "code can do on this machine what its user can",
    memory: "code can take all memory of this machine",
    pids: "code can start processes without end",
    cpus: "code can take all processors of this machine",
    network: "code may reach other machines",
    "no host path": "code reads what lies there, and changes what is writable",
    "read-only root": "code may change the image's files inside the container",
    workspace: "code can fill memory or disk with the files of its folder",
    inodes: "code can make as many files as memory takes",
    tmp: "code can fill memory or disk with files in /tmp",
    "/dev/shm": "code can fill memory with files in /dev/shm",
    "shared memory": "code can fill memory with shared memory that nobody uses",
    "open files": "code can open as many files as this machine takes",
    "core dumps": "a crash can write the memory of a process to disk",
    "not root": "code runs as root inside the container",
    "PID 1": "code can end the container, and what watches it",
    "no capabilities": "code has rights over the container that it does not need",
    "no new privileges": "a program of the image can give code more rights",
    "full disk seen": "a block that fails for want of room looks like any other that fails",
    seccomp: "the engine filters no system calls of the code",
    "sealed shell": "what a verification starts can reach into the shell that runs its command",
};
/** The names of the limits that do not hold. */
function unheldLimits(held) {
    return Object.keys(held).filter((limit) => held[limit] === false);
}
/** Null for a limit that is not known here. */
function meaningOfUnheld(limit) {
    return Object.hasOwn(meanings, limit) ? (meanings[limit] ?? null) : null;
}
/** Whose doing it is that a limit does not hold, and what it means, in one clause of our words. */
function whyUnheld(limit, { isWaived }) {
    const meaning = meaningOfUnheld(limit);
    const cause = isWaived ? "not held, as the settings ask" : "NOT held on this machine";
    return `${cause}${meaning === null ? "" : `: ${meaning}`}`;
}
/** `memory (2 GiB) is NOT held on this machine: code can take all of its memory`, for a line of text. */
function unheldWords(limit, { value, isWaived }) {
    const size = value === undefined || value === "" ? "" : ` (${value})`;
    return `${limit}${size} is ${whyUnheld(limit, { isWaived })}`;
}


/***/ }),

/***/ 97371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ diffLines)
/* harmony export */ });
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14647);

/** The first lines of a patch, coloured by what they are and with nothing hidden in them, and how many more there are. */
function diffLines(patch, { style, maxLines }) {
    const lines = patch.split("\n").slice(0, -1);
    return {
        lines: lines.slice(0, maxLines).map((line) => painted(line, style)),
        more: Math.max(0, lines.length - maxLines),
    };
}
function painted(line, style) {
    const text = (0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .U)(line);
    if (/^(diff --git|---|\+\+\+|index|(old|new|deleted) )/.test(line))
        return style.bold(text);
    if (line.startsWith("@@"))
        return style.accent(text);
    if (line.startsWith("+"))
        return style.good(text);
    return line.startsWith("-") ? style.bad(text) : text;
}


/***/ }),

/***/ 74643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ sandboxWords)
/* harmony export */ });
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96065);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14647);


/** Where code runs, in one line: `docker · python:3-slim · no network`. */
function sandboxWords({ executor, image, limits, held }) {
    const isolation = held["isolation"] === false ? "no isolation" : null;
    const where = [executor, image, networkWords(limits["network"]), isolation];
    return where.filter((each) => each !== null).join(" · ");
}
/** Null where the executor has no say about it. */
function networkWords(network) {
    if (network === undefined)
        return null;
    return network === "none" ? "no network" : `network: ${(0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .U)(network), 80)}`;
}


/***/ }),

/***/ 18696:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ createTerminalReporter)
});

// EXTERNAL MODULE: ./lib/ports/checkpoint.js
var checkpoint = __webpack_require__(54940);
// EXTERNAL MODULE: ./lib/ports/resumed.js
var resumed = __webpack_require__(60893);
// EXTERNAL MODULE: ./lib/ports/continues.js
var continues = __webpack_require__(62238);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/ports/endings.js
var endings = __webpack_require__(97708);
// EXTERNAL MODULE: ./lib/ports/executor.js
var executor = __webpack_require__(37003);
// EXTERNAL MODULE: ./lib/ports/test-run.js
var test_run = __webpack_require__(41742);
// EXTERNAL MODULE: ./lib/ports/outcomes.js
var outcomes = __webpack_require__(64319);
// EXTERNAL MODULE: ./lib/ports/patch-words.js
var patch_words = __webpack_require__(62790);
// EXTERNAL MODULE: ./lib/ports/workspace.js
var workspace = __webpack_require__(46529);
// EXTERNAL MODULE: ./lib/format/edited-words.js
var edited_words = __webpack_require__(35246);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
// EXTERNAL MODULE: ./lib/output/visible.js
var visible = __webpack_require__(14647);
// EXTERNAL MODULE: ./lib/terminal/diff-lines.js
var diff_lines = __webpack_require__(97371);
// EXTERNAL MODULE: ./lib/output/lines.js
var output_lines = __webpack_require__(88510);
// EXTERNAL MODULE: ./lib/output/output-lines.js
var output_output_lines = __webpack_require__(44934);
// EXTERNAL MODULE: ./lib/output/output-text.js
var output_text = __webpack_require__(58566);
;// CONCATENATED MODULE: ./lib/terminal/live-output-tail.js




/** About a screen. */
const tailLines = 20;
/** 64 Ki UTF-16 units of a block, about a thousand lines: more than anybody follows, and the reports keep more. */
const maxShownChars = 64 * 1024;
function createLiveOutputTail() {
    let shown = new output_lines/* LineCounter */.HN();
    let isCut = false;
    let room = maxShownChars;
    return {
        push(text) {
            if (isCut)
                return "";
            const own = text.endsWith(output_text/* liveCutNote */.rX) ? text.slice(0, -output_text/* liveCutNote */.rX.length) : text;
            const part = own.length <= room ? own : wholeLines(own.slice(0, room));
            isCut = part.length < text.length;
            room -= part.length;
            shown.push(Buffer.from(part));
            return part;
        },
        finish(execution) {
            const lines = isCut ? tailOf(execution, shown.lines) : [];
            shown = new output_lines/* LineCounter */.HN();
            isCut = false;
            room = maxShownChars;
            return lines;
        },
    };
}
/** A line that the cut would halve is left out, unless it is the only one. */
function wholeLines(text) {
    const end = text.lastIndexOf("\n") + 1;
    return end > 0 ? text.slice(0, end) : text.replace(/[\uD800-\uDBFF]$/, "");
}
function tailOf(execution, shown) {
    const { stdout, stderr } = execution;
    const bytes = (0,format/* formatBytes */.z3)(stdout.bytes + stderr.bytes);
    const total = totalLines(execution);
    const missing = total === null ? tailLines : Math.max(1, total - shown);
    const tail = (0,output_output_lines/* lastOutputLines */.d1)(execution, Math.min(tailLines, missing));
    const left = missing - tail.length;
    const words = total === null || left === 0
        ? `${bytes} in all`
        : `${(0,format/* formatCount */.B4)(left)} of ${(0,format/* count */.U9)("line", total)} left out, ${bytes} in all`;
    return [{ from: "note", text: `[… ${words}; the report has more; the end: …]` }, ...tail];
}
/** Null where one of the streams was cut and nobody counted. */
function totalLines({ stdout, stderr }) {
    let total = 0;
    for (const { text, truncated, lines } of [stdout, stderr]) {
        if (truncated && lines === undefined)
            return null;
        total += lines ?? (0,output_lines/* countLines */.lt)(text);
    }
    return total;
}

;// CONCATENATED MODULE: ./lib/terminal/model-wait.js

const pace = {
    live: { firstMs: 2_000, thenMs: 1_000 },
    lines: { firstMs: 10_000, thenMs: 30_000 },
};
/** Shorter pauses than this are how a model writes. */
const silenceMs = 2_000;
function createModelWait({ clock, isLive, tell }) {
    const { firstMs, thenMs } = isLive ? pace.live : pace.lines;
    let waiting = null;
    let heardMs = 0;
    let chars = 0;
    const end = () => {
        waiting?.stop.abort();
        waiting = null;
    };
    const words = (sinceMs) => {
        const now = clock.now();
        if (chars === 0)
            return `waiting for the model: ${seconds(now - sinceMs)}`;
        if (now - heardMs >= silenceMs) {
            return `nothing more from the model for ${seconds(now - heardMs)}, after ${(0,format/* count */.U9)("character", chars)}`;
        }
        return isLive ? "" : `the model is writing: ${(0,format/* count */.U9)("character", chars)} in ${seconds(now - sinceMs)}`;
    };
    const watch = async (stop, sinceMs) => {
        for (let pauseMs = firstMs; !stop.aborted; pauseMs = thenMs) {
            await clock.sleep(pauseMs, { signal: stop });
            tell(words(sinceMs));
        }
    };
    return {
        begin() {
            end();
            waiting = { stop: new AbortController(), sinceMs: clock.now() };
            chars = 0;
            // The one way out is the end of the wait.
            watch(waiting.stop.signal, waiting.sinceMs).catch(() => undefined);
        },
        heard(text) {
            heardMs = clock.now();
            chars += text.length;
        },
        end,
    };
}
function seconds(ms) {
    return (0,format/* formatDuration */.a3)(Math.round(ms / 1_000) * 1_000);
}

;// CONCATENATED MODULE: ./lib/terminal/network-lines.js



/** So many hosts of one block that were refused have a line, and as many that were not reached. */
const maxLines = 5;
/**
 * What a terminal shows of hosts that code did not get to: `evil.example:443 refused: not listed in allow-host (3 times)`,
 * and those that are allowed and were not reached.
 */
function networkLines(network = []) {
    const refused = network.filter(({ allowed }) => !allowed);
    const unreached = network.filter((decision) => decision.unreached === true);
    return [...linesOf(refused, "refused"), ...linesOf(unreached, "allowed, not reached")];
}
function linesOf(decisions, what) {
    const lines = decisions.slice(0, maxLines).map(({ host, port, reason, count: times }) => {
        const target = port === 0 ? host : `${host}:${port}`;
        const often = times === 1 ? "" : ` (${(0,format/* formatCount */.B4)(times)} times)`;
        return `${oneLine(target)} ${what}: ${oneLine(reason)}${often}`;
    });
    const more = decisions.length - lines.length;
    return more === 0 ? lines : [...lines, `… and ${(0,format/* count */.U9)("more host", more)} ${what}`];
}
function oneLine(text) {
    return (0,truncate/* truncateEnd */.S)((0,visible/* showHidden */.U)(text).replace(/\s+/g, " "), 200);
}

// EXTERNAL MODULE: ./lib/process/system-clock.js
var system_clock = __webpack_require__(50159);
// EXTERNAL MODULE: ./lib/terminal/sandbox-words.js
var sandbox_words = __webpack_require__(74643);
;// CONCATENATED MODULE: ./lib/terminal/terminal-lines.js
const eraseLine = "\r\u001B[K";
function createTerminalLines(write) {
    let pending = null;
    let hasStatus = false;
    const status = (text) => {
        if (hasStatus || text !== "")
            write(hasStatus ? eraseLine + text : text);
        hasStatus = text !== "";
    };
    const print = (text) => {
        status("");
        write(text);
    };
    const end = () => {
        if (pending !== null && pending.line !== "")
            print(`${pending.paint(pending.line)}\n`);
        pending = null;
    };
    return {
        say(line) {
            end();
            print(`${line}\n`);
        },
        push(voice, text, paint) {
            if (pending !== null && pending.voice !== voice)
                end();
            const lines = ((pending?.line ?? "") + text).split("\n");
            const line = lines.pop() ?? "";
            if (lines.length > 0)
                print(`${lines.map(paint).join("\n")}\n`);
            pending = { voice, line, paint };
        },
        status,
        end,
    };
}

// EXTERNAL MODULE: ./lib/terminal/terminal-style.js
var terminal_style = __webpack_require__(13482);
// EXTERNAL MODULE: ./lib/terminal/unheld-lines.js
var unheld_lines = __webpack_require__(29428);
;// CONCATENATED MODULE: ./lib/terminal/terminal-reporter.js























/** Tells a run in lines: what the model writes, what runs, what came out, what was decided. */
function createTerminalReporter({ write: tell, isLive, hasColour, wordAdvice = (nextStep) => nextStep, clock = system_clock/* systemClock */.m, earlier = [], }) {
    let isTold = true;
    const write = (text) => {
        if (!isTold)
            tell(text);
    };
    const style = (0,terminal_style/* terminalStyle */.w)(hasColour);
    const { say, push, status, end } = createTerminalLines(write);
    const wait = createModelWait({
        clock,
        isLive,
        tell: (words) => (isLive ? status : say)(words === "" ? "" : style.dim(`  … ${words}`)),
    });
    const tail = createLiveOutputTail();
    let unit = "attempt";
    let attempt = 0;
    let blocks = [];
    let head = "";
    let hasWriter = true;
    // A failure that ends the run is the end's own reason; said twice it would look like two.
    let failure = null;
    let kept = null;
    let lost = null;
    const ended = (execution) => {
        for (const { from, text } of tail.finish(execution))
            say(outputLine(from, text));
        for (const line of networkLines(execution.network))
            say(`  ${style.warn("!")} network  ${line}`);
        const isUnrunBlock = execution.ending === "not-run" && execution.type === "execution";
        const isObserved = unit === "turn" && execution.type === "execution";
        say(isUnrunBlock ? unrunLine(execution) : `  ${endingLine(execution, { style, isObserved })}`);
    };
    // Of a block that was passed over nothing was said before.
    const unrunLine = ({ block, notRun, evidence }) => {
        const isTold = notRun !== undefined && endings/* notRunReasons */.m[notRun].by !== "loop";
        const which = isTold ? "" : `${blockWords(block).trimEnd()}  `;
        return `${isTold ? "  " : ""}${style.dim("–")} ${which}not run: ${terminal_reporter_oneLine(evidence)}`;
    };
    // Told once something runs again: whether it does is not known before.
    const beginsAgain = (what) => {
        lost = null;
        say(`${style.warn("!")} ${what} again: the sandbox was lost, and the code is not to blame`);
    };
    const blockWords = (index) => {
        const { language = "", path, document } = blocks[index] ?? {};
        const from = document === undefined ? "" : `${path === null ? "" : " "}of ${document}`;
        return `block ${index + 1}  ${terminal_reporter_oneLine(language)} ${style.dim(terminal_reporter_oneLine((path ?? "") + from))}`;
    };
    const approvalLine = ({ approved, by, reason, feedback, asked, blocks: edited, }) => {
        const who = by === "person" ? "you" : by === "library" ? "the approver" : "the reviewer";
        const what = feedback !== undefined
            ? `answered: ${told(feedback)}`
            : approved
                ? `approved${asked === "end" ? " the end" : edited === undefined ? "" : " it as changed"}`
                : "refused";
        const why = reason === "" || feedback !== undefined ? "" : `: ${told(reason)}`;
        return `${approved ? style.good("✓") : style.warn("!")} ${who} ${what}${why}`;
    };
    const outputLine = (from, text) => style.dim(terminal_style/* gutter */.c) + (from === "stderr" ? style.warn(text) : text);
    // Words that others chose: none of their lines passes for one of ours.
    const told = (text) => (0,visible/* showHidden */.U)(text)
        .trimEnd()
        .replaceAll("\n", `\n${style.dim(terminal_style/* gutter */.c)}`);
    const onEvent = (event) => {
        wait.end();
        status("");
        const failed = failure;
        failure = null;
        if (failed !== null && event.type !== "run-ended")
            say(`${style.bad("✗")} ${told((0,errors/* withCode */.SM)(failed))}`);
        switch (event.type) {
            case "run-started":
                hasWriter = event.writer !== null;
                unit = event.policy.until === "done" ? "turn" : "attempt";
                head = `${style.bold("agent-exec")} ${style.dim(event.runId)}  ${firstLine(event.task.text)}`;
                say(head);
                if (event.continues !== undefined)
                    say(`${style.accent("●")} ${terminal_reporter_oneLine((0,continues/* continuesWords */.s)(event.continues))}`);
                return;
            case "data":
                if (event.fault !== undefined)
                    say(`  ${style.warn("!")} it does not fit: ${told(event.fault)}`);
                return;
            case "reflection":
                return isLive ? undefined : say((0,visible/* showHidden */.U)(event.text.trim()).replace(/^/gm, "  "));
            case "resumed":
                say(head);
                say(`${style.accent("●")} ${(0,resumed/* resumedWords */.B)(event, unit)}`);
                return;
            case "session-started": {
                say(`${style.accent("●")} sandbox  ${(0,sandbox_words/* sandboxWords */.j)(event)}`);
                if (event.build !== undefined)
                    say(style.dim(`  ${told(`image ${(0,executor/* buildWords */.En)(event.build)}`)}`));
                // Where nothing isolates at all the line above has said so.
                if (event.held["isolation"] !== false)
                    for (const line of (0,unheld_lines/* unheldLines */.q)(event))
                        say(`${style.warn("!")} ${(0,visible/* showHidden */.U)(line)}`);
                if (event.restored !== undefined)
                    say(`${style.warn("!")} ${(0,checkpoint/* restoredWords */.I9)(event.restored)}`);
                if (lost === "attempt")
                    beginsAgain(`${unit} ${attempt} begins`);
                return;
            }
            case "reply": {
                ({ attempt, blocks } = event);
                const tokens = event.usage.inputTokens + event.usage.outputTokens;
                const cost = tokens === 0 ? "" : style.dim(`  ${tokens} tokens`);
                const all = (0,format/* count */.U9)("block", blocks.length + (event.blocksLeftOut ?? 0));
                say(`${style.accent("●")} ${unit} ${event.attempt}  ${all}${cost}`);
                if (blocks.length === 0 && !isLive)
                    say((0,visible/* showHidden */.U)(event.text.trim()).replace(/^/gm, "  "));
                return;
            }
            case "execution":
            case "verification":
                if ((0,endings/* isInfrastructureEnding */.Rc)(event.ending))
                    lost = event.type === "execution" ? "attempt" : "verification";
                return ended(event);
            case "approval":
                return say(approvalLine(event));
            case "approval-awaited":
                return say(`${style.warn("!")} nobody can be asked for an approval here: the run waits for one`);
            case "control": {
                return say(`${style.accent("●")} control  ${told(event.command)}: ${controlWords(event)}`);
            }
            // Told where it is needed, or by a warning where it failed.
            case "checkpoint":
                return;
            case "decision": {
                const word = event.retry ? style.warn("retry") : style.bad("no retry");
                return say(`${style.accent("●")} decision  ${word}: ${told(event.reason)}`);
            }
            case "warning":
                return say(`${style.warn("!")} ${told(event.message)}`);
            case "failure":
                failure = event;
                if (event.during === "execute")
                    lost = "attempt";
                return;
            case "interrupted":
                return say(`${style.warn("!")} ${told(event.message)}`);
            case "files-saved":
                for (const line of networkLines(event.network))
                    say(`${style.warn("!")} network  ${line}`);
                return savedLines(event, style).forEach(say);
            case "sandbox-kept":
                kept = event;
                return;
            case "run-ended": {
                const mark = outcomes/* outcomes */.KI[event.outcome].tone === "good" ? style.good("✓") : style.bad("✗");
                const { reason: message, code } = event;
                const reason = code === undefined ? message : (0,errors/* withCode */.SM)({ code, message });
                say(`${mark} ${style.bold(event.outcome)}  ${told(reason)}`);
                if (event.nextStep !== "")
                    say(`  next: ${told(wordAdvice(event.nextStep))}`);
                if (kept !== null)
                    say(`  ${(0,executor/* keptWords */.Gx)(kept)}`);
            }
        }
    };
    const onSignal = (signal) => {
        switch (signal.type) {
            case "starting":
                return say(style.dim(`  ${told(signal.text)}`));
            case "asking":
                if (!hasWriter)
                    return;
                if (isLive)
                    say(`${style.accent("●")} writing`);
                return wait.begin();
            case "writing":
                wait.heard(signal.text);
                return isLive ? push("writer", (0,visible/* showHidden */.U)(signal.text), (line) => style.dim(`  ${line}`)) : undefined;
            case "retrying":
                wait.begin();
                return say(`${style.warn("!")} ${told(signal.message)}${againWords(signal.waitMs)}`);
            case "filling":
                say(`${style.accent("●")} result as data`);
                return wait.begin();
            case "reflecting":
                say(`${style.accent("●")} last words`);
                return wait.begin();
            case "deciding":
                if (isLive)
                    say(`${style.accent("●")} deciding`);
                return wait.begin();
            case "approving":
                if (signal.by !== "reviewer")
                    return;
                if (isLive)
                    say(`${style.accent("●")} reviewing`);
                return wait.begin();
            case "executing": {
                return say(`${style.accent("▶")} ${blockWords(signal.block)}`);
            }
            case "verifying":
                if (lost === "verification")
                    beginsAgain("the verification runs");
                return say(`${style.accent("▶")} verify  ${told(signal.command)}`);
            case "output": {
                const text = tail.push(signal.text);
                if (text !== "")
                    push(signal.stream, (0,visible/* showHidden */.U)(text), (line) => outputLine(signal.stream, line));
                if (text.length < signal.text.length && isLive)
                    status(style.dim("  … more output than is shown"));
                return undefined;
            }
        }
    };
    const close = async () => {
        wait.end();
        status("");
        end();
    };
    for (const event of earlier)
        onEvent(event);
    isTold = false;
    return { onEvent, onSignal, close };
}
/** So many files have a line. */
const maxFileLines = 10;
/** So many files that were not saved have a line. */
const maxLeftOutLines = 5;
function savedLines({ artifacts, leftOut, changes }, style) {
    const { deleted = [], ignored = 0, patch = null, refused = [] } = changes ?? {};
    const listed = (head, texts, max, more = texts.length - max) => {
        const shown = texts.slice(0, max).map((text) => `${head}  ${text}`);
        return more > 0 ? [...shown, `  … and ${(0,format/* formatCount */.B4)(more)} more`] : shown;
    };
    const told = (kind, texts) => listed(`${style.accent("●")} ${kind}`, texts, maxFileLines);
    // A name may have been refused for its line break: no line of its own making.
    const unsaved = [...refused, ...leftOut];
    const notSaved = unsaved.map(({ path, reason }) => `${terminal_reporter_oneLine(path)}: ${(0,visible/* showHidden */.U)(reason)}`);
    const moreUnsaved = (0,workspace/* countRefused */.IR)(unsaved.slice(maxLeftOutLines));
    const warnings = (0,patch_words/* changeWarnings */.w1)(changes ?? {}).map(({ words, paths }) => (0,truncate/* truncateEnd */.S)(`${words}: ${paths.map(visible/* showHidden */.U).join(", ")}`, 1_000));
    return [
        ...told("file", (0,patch_words/* changedFirst */.d$)(artifacts, changes).map((file) => {
            const mark = changes === undefined ? "" : (0,patch_words/* markOf */.Fg)(changes, file.path);
            const size = `${(0,format/* formatBytes */.z3)(file.bytes)}${mark === "" ? "" : `, ${mark}`}`;
            return `${(0,visible/* showHidden */.U)(file.path)}  ${style.dim(size)}`;
        })),
        ...told("deleted", deleted.map(visible/* showHidden */.U)),
        ...listed(`${style.warn("!")} not saved`, notSaved, maxLeftOutLines, moreUnsaved),
        ...(patch === null ? [] : patchLines(changes, style)),
        ...(ignored === 0 ? [] : [`${style.dim("–")} ${patch_words/* ignoredNote */.bH}: ${(0,format/* formatCount */.B4)(ignored)}`]),
        ...warnings.map((warning) => `${style.warn("!")} ${warning}`),
    ];
}
/** What a verification said of the files as they were given: a shell tells a command that it does not find by 126 and 127. */
function controlWords({ exitCode, tests }) {
    const told = tests === undefined ? "" : ` (${(0,test_run/* testsWords */.hX)(tests)})`;
    if (exitCode === 0)
        return `passed before any change${told}`;
    if (exitCode === 126 || exitCode === 127)
        return `ended with exit code ${exitCode} before any change: something that it calls is not there`;
    return `failed before any change, as it should${told}`;
}
/** So many lines of a patch are shown; the whole lies in the run's folder. */
const maxPatchLines = 40;
function patchLines(changes, style) {
    const stat = (0,patch_words/* diffStatWords */.XV)(changes);
    const head = `${style.accent("●")} patch  ${changes.patch}${stat === "" ? "" : `  ${style.dim(stat)}`}`;
    const { lines, more } = (0,diff_lines/* diffLines */.P)((0,patch_words/* patchParts */.VI)(changes)
        .map(({ text }) => text)
        .join(""), { style, maxLines: maxPatchLines });
    const rest = more === 0 ? [] : [style.dim(`  … ${(0,format/* count */.U9)("line", more)} more`)];
    return [head, ...lines.map((line) => `  ${line}`), ...rest];
}
/** `isObserved`: no exit code of it is a failure. */
function endingLine(execution, { style, isObserved }) {
    if (execution.ending === "not-run")
        return `${style.dim("–")} not run: ${terminal_reporter_oneLine(execution.evidence)}`;
    const after = style.dim(`after ${(0,format/* formatDuration */.a3)(execution.durationMs)}`);
    if (execution.saved !== undefined)
        return `${style.good("✓")} saved as ${terminal_reporter_oneLine(execution.saved)}, not run`;
    if (execution.edited !== undefined)
        return `${style.good("✓")} ${terminal_reporter_oneLine((0,edited_words/* editedWords */.p)(execution.edited))} ${after}`;
    const mark = (0,executor/* hasPassed */.Pc)(execution) ? style.good("✓") : isObserved ? style.dim("·") : style.bad("✗");
    if (execution.ending === "misfit")
        return `${mark} ${endings/* endings */.V1.misfit.words} ${after}: ${terminal_reporter_oneLine(execution.evidence)}`;
    const code = execution.exitCode === null ? "no exit code" : `exit code ${execution.exitCode}`;
    const isPlain = execution.ending === "exited";
    const ending = isPlain ? "" : `${execution.ending}, `;
    const proof = isPlain ? "" : `: ${terminal_reporter_oneLine(execution.evidence)}`;
    const tested = [
        execution.tests && (0,test_run/* testsWords */.hX)(execution.tests),
        execution.unproven && `but ${execution.unproven}`,
    ];
    const told = tested.filter((words) => words !== undefined).map((words) => `, ${terminal_reporter_oneLine(words)}`);
    return `${mark} ${ending}${code}${told.join("")} ${after}${proof}`;
}
function terminal_reporter_oneLine(name) {
    return (0,truncate/* truncateEnd */.S)((0,visible/* showHidden */.U)(name).replaceAll("\n", "␊"), 300);
}
function firstLine(text) {
    return (0,truncate/* truncateEnd */.S)((0,visible/* showHidden */.U)(text.trim().split("\n", 1)[0] ?? ""), 80);
}
/** Where nothing is waited for the message says who is asked. */
function againWords(waitMs) {
    return waitMs === 0 ? "" : ` Asking again in ${(0,format/* formatDuration */.a3)(waitMs)}.`;
}


/***/ }),

/***/ 29428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ unheldLines)
/* harmony export */ });
/* harmony import */ var _format_unheld_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40312);

/** What does not hold of a sandbox, a line each; where nothing isolates at all, the other limits follow from that. */
function unheldLines({ held, limits, waived = [], }) {
    const unheld = held["isolation"] === false ? ["isolation"] : (0,_format_unheld_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .unheldLimits */ .Hx)(held);
    return unheld.map((limit) => (0,_format_unheld_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .unheldWords */ .sq)(limit, { value: limits[limit], isWaived: waived.includes(limit) }));
}


/***/ })

};
