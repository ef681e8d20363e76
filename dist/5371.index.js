export const id = 5371;
export const ids = [5371,5084,8265];
export const modules = {

/***/ 85371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   resume: () => (/* binding */ resume)
/* harmony export */ });
/* harmony import */ var _compose_resumed_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68265);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _run_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55084);



/** Goes on with a run whose process had ended. Resolves like `runCommand`. @throws AgentExecError before it goes on. */
async function resume(path, { flags, output }) {
    const idle = ["out", "task-file", "print-config", "config"].find((name) => name in flags);
    if (idle !== undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", `--${idle}: means nothing where a run is resumed`, {
            nextStep: "Leave it out: the run goes on in its own folder, with its own task.",
        });
    const resumed = await (0,_compose_resumed_run_js__WEBPACK_IMPORTED_MODULE_0__.openResumedRun)(path);
    const { folder, run } = resumed;
    const earlier = { folder: folder.path, given: run.given ?? {}, subject: { task: run.task, resumed } };
    try {
        return await (0,_run_command_js__WEBPACK_IMPORTED_MODULE_2__.runCommand)({ face: "run", words: [], flags, earlier, output });
    }
    finally {
        // It is closed already where the run came to its end.
        await folder.close();
    }
}


/***/ }),

/***/ 55084:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommand: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: ./lib/compose/run.js + 4 modules
var run = __webpack_require__(56825);
// EXTERNAL MODULE: ./lib/ports/outcomes.js
var outcomes = __webpack_require__(64319);
// EXTERNAL MODULE: ./lib/process/env.js
var env = __webpack_require__(36130);
// EXTERNAL MODULE: ./lib/output/visible.js
var visible = __webpack_require__(14647);
// EXTERNAL MODULE: ./lib/terminal/unheld-lines.js
var unheld_lines = __webpack_require__(29428);
;// CONCATENATED MODULE: ./lib/terminal/quiet-reporter.js


/** Tells of a run only what nobody may miss: the limits that do not hold, each once and before the first block. */
function createQuietReporter({ write }) {
    const told = new Set();
    return {
        onEvent(event) {
            if (event.type !== "session-started")
                return;
            for (const line of (0,unheld_lines/* unheldLines */.q)(event)) {
                if (!told.has(line))
                    write(`agent-exec: ${(0,visible/* showHidden */.U)(line).replaceAll("\n", "␊")}\n`);
                told.add(line);
            }
        },
    };
}

// EXTERNAL MODULE: ./lib/process/stop-signals.js
var stop_signals = __webpack_require__(39269);
// EXTERNAL MODULE: ./lib/terminal/terminal-reporter.js + 4 modules
var terminal_reporter = __webpack_require__(18696);
// EXTERNAL MODULE: ./lib/ports/executor.js
var executor = __webpack_require__(37003);
// EXTERNAL MODULE: ./lib/settings/in-flags.js
var in_flags = __webpack_require__(63764);
// EXTERNAL MODULE: ./lib/reports/titles.js
var titles = __webpack_require__(73880);
// EXTERNAL MODULE: ./lib/cli/given-settings.js + 3 modules
var given_settings = __webpack_require__(25175);
// EXTERNAL MODULE: ./lib/cli/print.js
var print = __webpack_require__(17721);
;// CONCATENATED MODULE: ./lib/cli/run-command.js
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












/** Runs `run`, `exec` or `demo` to the end. Resolves with the exit code by outcome. @throws AgentExecError before a run begins. */
async function runCommand({ face, words, flags, earlier, output }) {
    const environment = (0,env/* readEnvironment */.Q)();
    const { variable } = environment;
    const found = await (0,given_settings/* givenSettings */.j)(face, flags, variable, earlier);
    if (found === null)
        return 0;
    const { settings: given, secrets, origins } = found;
    const { settings = given, ...subject } = earlier?.subject ?? (await subjectOf(face, { words, flags, settings: given, variable }));
    const wiring = {
        face,
        settings,
        ...subject,
        secrets,
        origins,
        ...(face === "run" && { given: found.given }),
        base: { kind: "folder" },
        variable,
        reporters: [
            settings.quiet
                ? createQuietReporter({ write: print/* printError */.yJ })
                : terminalReporter(settings, environment, subject.resumed?.events),
        ],
    };
    if (settings.models.length > 0) {
        const { compareModels } = await __webpack_require__.e(/* import() */ 4829).then(__webpack_require__.bind(__webpack_require__, 34829));
        return compareModels(wiring, async (each) => (await perform(each, output)).finished);
    }
    const { finished, folder } = await perform(wiring, output);
    const { result, events, state } = finished;
    if (earlier?.conclude !== undefined)
        return earlier.conclude(finished, settings);
    const patch = state.files?.changes?.patch ?? null;
    const lines = closingLines(settings, { result, patch, folder });
    if (!settings.json)
        (0,print/* printOutput */.jP)(lines);
    else {
        (0,print/* printJson */.Q2)(result);
        if (!settings.quiet)
            (0,print/* printError */.yJ)(lines);
    }
    const kept = events.find((event) => event.type === "sandbox-kept");
    if (settings.quiet && kept !== undefined)
        (0,print/* printError */.yJ)(`agent-exec: ${(0,executor/* keptWords */.Gx)(kept)}\n`);
    // Quiet as it is, a script's log is to say why.
    if (settings.quiet && outcomes/* outcomes */.KI[result.outcome].exitCode !== 0)
        (0,print/* printError */.yJ)(why(events, state.end?.nextStep));
    return outcomes/* outcomes */.KI[result.outcome].exitCode;
}
/** Runs what it is handed to its end, unless a person stops it. */
async function perform(wiring, output) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const composed = await (0,run/* compose */.Z)(wiring);
        const { path } = composed.folder;
        (0,print/* hideFromNow */.nO)(composed.secrets);
        output.keptIn(path);
        const stop = __addDisposableResource(env_1, (0,stop_signals/* listenForStopSignals */.O)(() => {
            (0,print/* printError */.yJ)(`agent-exec: stopped at once, before the reports.\n  next: \`agent-exec report ${path}\` writes them\n`);
        }), false);
        return { finished: await composed.start(stop.signal), folder: path };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
/** What each command runs: a task for a model, the blocks of files, a recorded task. */
async function subjectOf(face, { words, ...given }) {
    switch (face) {
        case "exec": {
            const { documents } = await __webpack_require__.e(/* import() */ 5840).then(__webpack_require__.bind(__webpack_require__, 55840));
            return documents(words, given.settings);
        }
        case "demo": {
            const { demo } = await __webpack_require__.e(/* import() */ 567).then(__webpack_require__.bind(__webpack_require__, 567));
            return demo(given);
        }
        case "run": {
            const { readTask } = await __webpack_require__.e(/* import() */ 7849).then(__webpack_require__.bind(__webpack_require__, 17849));
            const task = await readTask(words[0], given.settings["task-file"]);
            if (given.settings.thread === undefined)
                return { task };
            const { readThread } = await __webpack_require__.e(/* import() */ 5044).then(__webpack_require__.bind(__webpack_require__, 85044));
            return { task, thread: await readThread(given.settings.thread) };
        }
    }
}
/** With --json standard output belongs to the result, so progress goes to standard error. */
function terminalReporter(settings, environment, earlier = []) {
    const { isTTY: isLive } = settings.json ? process.stderr : process.stdout;
    const hasColour = isLive && environment.variable("NO_COLOR") === undefined;
    const write = settings.json ? print/* printError */.yJ : print/* printOutput */.jP;
    return (0,terminal_reporter/* createTerminalReporter */.E)({ write, isLive, hasColour, wordAdvice: in_flags/* inFlags */.r, earlier });
}
function why(events, nextStep = "") {
    const line = (text) => (0,visible/* showHidden */.U)(text).replace(/\s+/g, " ");
    const next = nextStep === "" ? "" : `  next: ${line((0,in_flags/* inFlags */.r)(nextStep))}\n`;
    return `agent-exec: ${line((0,titles/* reasonOf */.A3)(events))}\n${next}`;
}
function closingLines(settings, { result, patch, folder }) {
    if (settings.quiet)
        return `${result.outcome}  ${folder}\n`;
    const changes = patch === null ? "" : `  patch       ${folder}/${patch}\n  to take it  agent-exec apply ${folder}\n`;
    return `\n${changes}  report      ${folder}/report.html\n  Markdown    ${folder}/report.md\n  transcript  ${folder}/transcript.jsonl\n`;
}


/***/ }),

/***/ 68265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openResumedRun: () => (/* binding */ openResumedRun),
/* harmony export */   requireSameSource: () => (/* binding */ requireSameSource),
/* harmony export */   resumedCheckpoints: () => (/* binding */ resumedCheckpoints)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _reports_transcript_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37709);
/* harmony import */ var _run_state_apply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68071);
/* harmony import */ var _run_next_turns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10639);
/* harmony import */ var _run_folder_checkpoint_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54501);
/* harmony import */ var _run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5314);






/**
 * Opens the folder of a run to go on with it: its transcript loses a torn last line, and what was half saved is taken away.
 * Everything in it may be a stranger's.
 * @param path the run's folder, or its transcript
 * @throws AgentExecError `settings-invalid` where there is no run, where it is over, where its process is alive, and where its
 *   record does not say what it was given; `transcript-invalid`.
 */
async function openResumedRun(path) {
    const { folder, transcript } = await (0,_run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .reopenRunFolder */ .tQ)(path);
    try {
        const { events, nextSeq } = (0,_reports_transcript_js__WEBPACK_IMPORTED_MODULE_1__/* .parseTranscript */ .K)(transcript);
        const state = (0,_run_state_apply_js__WEBPACK_IMPORTED_MODULE_2__/* .fold */ .AU)(events);
        const run = state.run;
        if (state.end !== null)
            throw refused(folder, `it is over, and ended as ${state.end.outcome}`, `Go on from what it left with \`agent-exec run --continue ${folder.path} "also …"\`.`);
        if (run.given === undefined)
            throw refused(folder, "its record does not say what it was given: it began in a workflow, in the library, by another command, or in an earlier version", "Begin anew with its task; what it printed is in its report.");
        if (state.files === null)
            await folder.clearSaved();
        return { folder, events, nextSeq, state, run };
    }
    catch (thrown) {
        await folder.close();
        throw thrown;
    }
}
/** What the code had changed by the last turn that was kept, for the session that a resumed run begins. */
async function resumedCheckpoints({ folder, state }) {
    const last = (0,_run_next_turns_js__WEBPACK_IMPORTED_MODULE_3__/* .keptBefore */ .KZ)(state.attempts, Infinity);
    return (0,_run_folder_checkpoint_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .openCheckpointFolder */ .$)({ runFolder: folder.path, ...(last !== null && { attempt: last.attempt }) });
}
/** @throws AgentExecError `settings-invalid` where the files are other ones than code of the run was given. */
async function requireSameSource({ folder, events }, source) {
    const last = events.findLast((event) => event.type === "session-started");
    if (last === undefined)
        return;
    if (source !== null)
        await readWhole(source);
    if (last.given === source?.hash?.())
        return;
    throw refused(folder, "the workspace's files are not as the run was given them", "Take them as they were (`git stash`, or a checkout), with the same `workspace`; or begin anew with its task.");
}
async function readWhole(source) {
    for await (const file of source.files()) {
        if (file.kind !== "file")
            continue;
        const content = file.content[Symbol.asyncIterator]();
        while ((await content.next()).done !== true)
            ;
    }
}
function refused({ path }, why, nextStep) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", `The run in ${path} cannot be resumed: ${why}.`, {
        nextStep,
    });
}


/***/ }),

/***/ 37709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ parseTranscript)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/ports/events.js + 1 modules
var ports_events = __webpack_require__(89257);
;// CONCATENATED MODULE: ./lib/reports/older-transcripts.js
/**
 * Transcripts of earlier versions say in a sentence alone what has a field today: here it is read from it, once, so that
 * they are rendered as ever. Nothing else reads a fact from a sentence.
 */
function inFieldsOfToday(events) {
    const failure = events.findLast((event) => event.type === "failure");
    return events.map((event) => {
        if ((event.type === "execution" || event.type === "verification") && event.cause === undefined) {
            const wasIdle = event.ending === "timed-out" && event.evidence.startsWith("no output for ");
            return wasIdle ? { ...event, cause: "idle" } : event;
        }
        const isItsEnd = event.type === "run-ended" && event.code === undefined && event.reason === failure?.message;
        return isItsEnd ? { ...event, code: failure.code } : event;
    });
}

;// CONCATENATED MODULE: ./lib/reports/transcript.js



/**
 * Reads `transcript.jsonl`: one event a line, `seq` from 0 without holes. Events of unknown types are skipped; a torn
 * last line, which a killed process leaves, is dropped; both are said.
 * @throws AgentExecError `transcript-invalid` that names the line, for anything else that is wrong.
 */
function parseTranscript(text) {
    const lines = text.split("\n");
    const torn = lines.pop() ?? "";
    const warnings = torn === "" ? [] : ["The transcript's last line is torn and was left out."];
    const events = [];
    for (const [index, line] of lines.entries()) {
        const event = parseLine(line, index);
        if (Object.hasOwn(ports_events/* facts */.I, event.type))
            events.push(checked(event, index));
        else
            warnings.push(`Line ${index + 1} of the transcript has the unknown type ${JSON.stringify(event.type)} and was skipped.`);
    }
    if (events[0]?.type !== "run-started")
        throw invalid(1, "it does not begin with run-started");
    return { events: inFieldsOfToday(events), nextSeq: lines.length, warnings };
}
function parseLine(line, seq) {
    let event;
    try {
        event = JSON.parse(line);
    }
    catch (cause) {
        throw invalid(seq + 1, "it is no JSON", cause);
    }
    if (typeof event !== "object" || event === null)
        throw invalid(seq + 1, "it is no object");
    if (event.v !== 1)
        throw invalid(seq + 1, `its version is ${JSON.stringify(event.v)}, and 1 can be read`);
    if (event.seq !== seq)
        throw invalid(seq + 1, `its seq is ${JSON.stringify(event.seq)}, not ${seq}`);
    if (typeof event.at !== "string" || Number.isNaN(Date.parse(event.at)))
        throw invalid(seq + 1, "its time cannot be read");
    if (typeof event.type !== "string")
        throw invalid(seq + 1, "it has no type");
    return event;
}
/** An older reader skips a type that it does not know; a known one must hold what reports are computed from. */
function checked(event, index) {
    const { success, error } = ports_events/* facts */.I[event.type].safeParse(event);
    if (success)
        return event;
    const [issue] = error.issues;
    throw invalid(index + 1, `in ${event.type}, ${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}`, error);
}
function invalid(line, why, cause) {
    return new errors/* AgentExecError */.r("transcript-invalid", `Line ${line} of the transcript cannot be used: ${why}.`, {
        nextStep: "Use a transcript as agent-exec wrote it; one of a newer version needs a newer agent-exec.",
        cause,
    });
}


/***/ })

};
