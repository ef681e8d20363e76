export const id = 8265;
export const ids = [8265];
export const modules = {

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
