export const id = 3464;
export const ids = [3464,5348];
export const modules = {

/***/ 83464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fail: () => (/* binding */ fail),
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./lib/compose/earlier-run.js
var earlier_run = __webpack_require__(35348);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/github/api/client.js + 6 modules
var client = __webpack_require__(38342);
// EXTERNAL MODULE: ./lib/github/reporting/check-place.js
var check_place = __webpack_require__(88560);
// EXTERNAL MODULE: ./lib/github/reporting/comment-place.js + 1 modules
var comment_place = __webpack_require__(79528);
// EXTERNAL MODULE: ./lib/github/reporting/settle.js
var settle = __webpack_require__(2971);
;// CONCATENATED MODULE: ./lib/github/reporting/finish.js




/**
 * Brings comment and check run to their end from what a killed process left behind. Where GitHub shows that the
 * process had come to the end after all, nothing is written over it. Both are tried, whatever becomes of the other.
 * Never throws.
 */
async function finishFromState({ github, clock, signal, comment, check, }) {
    const finished = [];
    const problems = [];
    const onProblem = (error) => void problems.push(error);
    const tryTo = async (what, finish) => {
        try {
            if (await finish())
                finished.push(what);
        }
        catch (thrown) {
            onProblem((0,errors/* toAgentExecError */.Mq)(thrown));
        }
    };
    await Promise.all([
        comment &&
            tryTo("comment", () => finishComment(new comment_place/* CommentPlace */.t({ github, clock, state: comment.state }))),
        check && tryTo("check", () => finishCheck(new check_place/* CheckPlace */.m({ github, clock, state: check.state }))),
    ]);
    return { finished, problems };
    async function finishComment(place) {
        if (!comment || place.state.isFinished || (await place.isFinished(signal)))
            return false;
        await place.write(comment.report, { isFinal: true, signal });
        await (0,settle/* settle */.G)(place, { signal, onProblem });
        return true;
    }
    async function finishCheck(place) {
        if (!check || place.state.isFinished || (await place.isFinished(signal)))
            return false;
        await place.write(check.last, signal);
        await (0,settle/* settle */.G)(place, { signal, onProblem });
        return true;
    }
}

// EXTERNAL MODULE: ./lib/process/env.js
var env = __webpack_require__(36130);
// EXTERNAL MODULE: ./lib/process/system-clock.js
var system_clock = __webpack_require__(50159);
// EXTERNAL MODULE: ./lib/action/final-report.js
var final_report = __webpack_require__(15805);
// EXTERNAL MODULE: ./lib/action/inputs.js + 1 modules
var inputs = __webpack_require__(35638);
// EXTERNAL MODULE: ./lib/action/log.js
var log = __webpack_require__(2988);
// EXTERNAL MODULE: ./lib/action/publish.js + 2 modules
var publish = __webpack_require__(78579);
// EXTERNAL MODULE: ./lib/action/state.js
var action_state = __webpack_require__(62287);
// EXTERNAL MODULE: ./lib/action/step-end.js
var step_end = __webpack_require__(79958);
// EXTERNAL MODULE: ./lib/action/workflow-run.js
var workflow_run = __webpack_require__(95249);
;// CONCATENATED MODULE: ./lib/action/post.js













/**
 * The action's post step: nothing to do where main came to its end. Where main was killed, the transcript is brought
 * to its end, and files, summary, comment and check with it; where GitHub was down, comment and check are tried again.
 */
async function main() {
    const state = (0,action_state/* stateFromMain */.x)();
    if (state === null || state.isFinished || state.runFolder === "")
        return;
    try {
        const environment = (0,env/* readEnvironment */.Q)();
        const { settings } = (0,inputs/* readInputs */.K)(environment);
        const workflow = await (0,workflow_run/* readWorkflowRun */.h)(environment);
        (0,log/* logText */.kc)(state.published.hasEnded
            ? "GitHub did not take the whole report from the main step; this is another try."
            : "The main step was ended before it could report; this is its last word.");
        await endAndPublish({ state, settings, workflow });
    }
    catch (thrown) {
        fail(thrown);
    }
}
function fail(thrown) {
    (0,step_end/* failStep */.vy)((0,errors/* toAgentExecError */.Mq)(thrown));
}
async function endAndPublish(left) {
    const { state, settings, workflow } = left;
    const { runFolder: folder, published } = state;
    const conclude = (report) => finish(left, report);
    // No other process comes after this one.
    const keep = () => { };
    try {
        const { events } = await (0,earlier_run.endTornRun)(folder);
        await (0,publish/* publish */.mk)({ settings, workflow, events, folder, published, keep, conclude });
    }
    catch (thrown) {
        const error = recordLost((0,errors/* toAgentExecError */.Mq)(thrown));
        await conclude((0,final_report/* errorReport */.Z)(error, workflow, { hasStarted: true }));
        throw error;
    }
}
/** A later step may have cleaned the workspace, or the disk is full. Comment and check come to their end all the same. */
function recordLost(cause) {
    const message = `The main step was ended from outside, and its record cannot be told: ${cause.message}`;
    return new errors/* AgentExecError */.r("storage-failed", message, {
        nextStep: "Start the run again; no step after it may clean the workspace.",
        cause,
    });
}
async function finish({ state, settings, workflow }, report) {
    const { comment, check } = state;
    const { problems } = await finishFromState({
        github: (0,client/* connectGitHub */.U)({ token: settings["github-token"] ?? "", apiUrl: workflow.apiUrl, log: log/* logText */.kc }),
        clock: system_clock/* systemClock */.m,
        signal: new AbortController().signal,
        ...(comment === null ? {} : { comment: { state: comment, report: report.comment } }),
        ...(check === null || report.check === null ? {} : { check: { state: check, last: report.check } }),
    });
    problems.forEach(log/* warnOf */.c$);
    return { commentUrl: null, checkRunUrl: null };
}


/***/ }),

/***/ 35348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ renderAgain),
/* harmony export */   endTornRun: () => (/* binding */ endTornRun)
/* harmony export */ });
/* harmony import */ var _run_state_apply_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68071);
/* harmony import */ var _run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5314);
/* harmony import */ var _process_system_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50159);
/* harmony import */ var _reports_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64558);
/* harmony import */ var _reports_transcript_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37709);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38747);






/** Renders every file of an earlier run again. Resolves with its events and what was odd about the transcript. */
async function renderAgain(path) {
    const { folder, transcript } = await (0,_run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .openRunFolder */ .iN)(path);
    const { events, warnings } = (0,_reports_transcript_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTranscript */ .K)(transcript);
    await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .writeFiles */ .h)(folder, events);
    return { folder, events, warnings };
}
/**
 * Brings a run to its end whose process was killed, or cannot go on with it for `error`: the transcript gets its last
 * words, and every file is rendered. A run that had ended already is only rendered again.
 */
async function endTornRun(path, error) {
    const { folder, transcript } = await (0,_run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .openRunFolder */ .iN)(path);
    const { events, nextSeq } = (0,_reports_transcript_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTranscript */ .K)(transcript);
    const whole = events.at(-1)?.type === "run-ended" ? events : [...events, ...tornEnd(nextSeq, error)];
    const kept = transcript.slice(0, transcript.lastIndexOf("\n") + 1);
    const added = whole.slice(events.length).map((event) => `${JSON.stringify(event)}\n`);
    await folder.write("transcript.jsonl", kept + added.join(""));
    await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .writeFiles */ .h)(folder, whole);
    return { folder, events: whole, state: (0,_run_state_apply_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(whole), result: (0,_reports_result_js__WEBPACK_IMPORTED_MODULE_3__/* .resultOf */ .B)(whole, folder.path) };
}
function tornEnd(seq, error) {
    const head = { v: 1, at: new Date(_process_system_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .m.now()).toISOString() };
    if (error !== undefined) {
        const { code, message, nextStep } = error;
        const why = { outcome: "infrastructure-error", reason: message, nextStep, code };
        return [
            { ...head, seq, type: "interrupted", by: "error", message, nextStep, code },
            { ...head, seq: seq + 1, type: "run-ended", ...why },
        ];
    }
    const message = "The process of the run was ended from outside before the run was over.";
    const nextStep = "Start the run again when you want its result; the transcript shows how far it came.";
    return [
        { ...head, seq, type: "interrupted", by: "signal", message },
        { ...head, seq: seq + 1, type: "run-ended", outcome: "cancelled", reason: message, nextStep },
    ];
}


/***/ }),

/***/ 38747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ writeFiles)
});

;// CONCATENATED MODULE: ./lib/reports/manifest.js
/** The manifest of these files; of two with the same path the later one counts. */
function manifestOf(files) {
    const byPath = new Map(files.map(({ path, bytes, sha256 }) => [path, { path, bytes, sha256 }]));
    return { files: [...byPath.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)) };
}

;// CONCATENATED MODULE: ./lib/compose/run-files.js

const manifestName = "manifest.json";
/** Writes every file of a run that is computed from its events, and the list of all files last. */
async function writeFiles(folder, events) {
    const { renderFiles } = await Promise.all(/* import() */[__webpack_require__.e(8269), __webpack_require__.e(7940), __webpack_require__.e(6092)]).then(__webpack_require__.bind(__webpack_require__, 6092));
    const files = await renderFiles(events, {
        readArtifact: (path) => folder.readArtifact(path),
        readShown: (name) => folder.readShown(name),
        runDir: folder.path,
    });
    for (const [name, content] of files)
        await folder.write(name, content);
    const others = (await folder.list()).filter(({ path }) => path !== manifestName);
    await folder.write(manifestName, `${JSON.stringify(manifestOf(others), null, 2)}\n`);
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
