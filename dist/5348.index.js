export const id = 5348;
export const ids = [5348];
export const modules = {

/***/ 35348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ renderAgain),
/* harmony export */   c: () => (/* binding */ readRun),
/* harmony export */   endTornRun: () => (/* binding */ endTornRun)
/* harmony export */ });
/* harmony import */ var _run_state_apply_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68071);
/* harmony import */ var _run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5314);
/* harmony import */ var _process_system_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50159);
/* harmony import */ var _reports_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70186);
/* harmony import */ var _reports_transcript_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37709);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38747);






/** Reads an earlier run. Resolves with its events and what was odd about the transcript. */
async function readRun(path) {
    const { folder, transcript } = await (0,_run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .openRunFolder */ .iN)(path);
    const { events, warnings } = (0,_reports_transcript_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTranscript */ .K)(transcript);
    return { folder, events, warnings };
}
/** Renders every file of an earlier run again. Resolves with its events and what was odd about the transcript. */
async function renderAgain(path) {
    const run = await readRun(path);
    await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .writeFiles */ .h)(run.folder, run.events);
    return run;
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
    await folder.dropCheckpoint();
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

/***/ 37709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ parseTranscript)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/ports/events.js + 4 modules
var ports_events = __webpack_require__(44928);
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
