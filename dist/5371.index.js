export const id = 5371;
export const ids = [5371,5668];
export const modules = {

/***/ 85371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   goOnWith: () => (/* binding */ goOnWith),
/* harmony export */   refuseIdle: () => (/* binding */ refuseIdle),
/* harmony export */   resume: () => (/* binding */ resume)
/* harmony export */ });
/* harmony import */ var _compose_resumed_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85668);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _run_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48439);



/** Goes on with a run whose process had ended. Resolves like `runCommand`. @throws AgentExecError before it goes on. */
async function resume(path, run) {
    refuseIdle(run.flags);
    return goOnWith(await (0,_compose_resumed_run_js__WEBPACK_IMPORTED_MODULE_0__.openResumedRun)(path), run);
}
/** Goes on with an earlier run that was opened for that, and closes it. */
async function goOnWith(resumed, { flags, output }) {
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
/** @throws AgentExecError `settings-invalid` for what an earlier run has of its own. */
function refuseIdle(flags) {
    const idle = ["out", "task-file", "print-config", "config"].find((name) => name in flags);
    if (idle === undefined)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", `--${idle}: means nothing where a run is resumed`, {
        nextStep: "Leave it out: the run goes on in its own folder, with its own task.",
    });
}


/***/ }),

/***/ 85668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openAnsweredRun: () => (/* binding */ openAnsweredRun),
  openResumedRun: () => (/* binding */ openResumedRun),
  requireSameSource: () => (/* binding */ requireSameSource),
  resumedCheckpoints: () => (/* binding */ resumedCheckpoints)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/reports/transcript.js + 1 modules
var reports_transcript = __webpack_require__(37709);
// EXTERNAL MODULE: ./lib/reports/result.js + 1 modules
var result = __webpack_require__(70186);
// EXTERNAL MODULE: ./lib/process/system-clock.js
var system_clock = __webpack_require__(50159);
// EXTERNAL MODULE: ./lib/ports/approver.js
var approver = __webpack_require__(85999);
;// CONCATENATED MODULE: ./lib/run/approval.js


/**
 * The fact by which a run goes on that waits for an approval. Pure: whoever appends it sees to it that it is appended once.
 * @throws AgentExecError `settings-invalid` for a run that waits for none, or for the approval of other code.
 */
function decideAwaiting(state, said) {
    const { awaiting, end } = state;
    const attempt = state.attempts.at(-1);
    if (awaiting === null || attempt === undefined || end?.outcome !== "awaiting-approval") {
        const how = end === null ? "has no end yet" : `ended as ${end.outcome}`;
        throw refused(`The run waits for no approval: it ${how}.`, "Look at its report; an answer is taken once.");
    }
    const { attempt: number, asked, sha256 } = awaiting;
    if ((0,approver/* approvalHash */.A_)(attempt.reply.blocks) !== sha256)
        throw refused("The code in the transcript is not the code that the run asked about.", "Trust nothing in this folder: somebody changed it. Run the task again.");
    const head = { type: "approval", attempt: number, asked, sha256, by: "person" };
    switch (said.says) {
        case "approve":
            if (said.sha256.toLowerCase() !== sha256)
                throw refused(`The run waits for the approval of ${sha256}, and ${said.sha256} is another hash.`, "Read the code in the run's report, and give the hash that stands there.");
            return { ...head, approved: true, reason: "" };
        case "feedback":
            if (said.text.trim() === "")
                throw refused("The feedback is empty.", "Say what is to be changed.");
            return { ...head, approved: false, reason: "", feedback: said.text };
        case "reject":
            return { ...head, approved: false, reason: said.why };
    }
}
function refused(message, nextStep) {
    return new errors/* AgentExecError */.r("settings-invalid", message, { nextStep });
}

// EXTERNAL MODULE: ./lib/run/next/next.js + 4 modules
var next = __webpack_require__(63007);
// EXTERNAL MODULE: ./lib/run/state/apply.js
var apply = __webpack_require__(68071);
// EXTERNAL MODULE: ./lib/run/next/turns.js
var turns = __webpack_require__(10639);
// EXTERNAL MODULE: ./lib/run-folder/checkpoint-folder.js
var checkpoint_folder = __webpack_require__(54501);
// EXTERNAL MODULE: ./lib/run-folder/run-folder.js
var run_folder = __webpack_require__(5314);
// EXTERNAL MODULE: ./lib/compose/run-files.js + 1 modules
var run_files = __webpack_require__(38747);
;// CONCATENATED MODULE: ./lib/compose/resumed-run.js











/**
 * Opens the folder of a run to go on with it: its transcript loses a torn last line, and what was half saved is taken away.
 * Everything in it may be a stranger's.
 * @param path the run's folder, or its transcript
 * @throws AgentExecError `settings-invalid` where there is no run, where it is over, where its process is alive, and where its
 *   record does not say what it was given; `transcript-invalid`.
 */
async function openResumedRun(path) {
    const resumed = await openEarlier(path);
    return closingOnError(resumed, async ({ folder, state }) => {
        if (state.end !== null)
            throw resumed_run_refused(folder, `it is over, and ended as ${state.end.outcome}`, state.awaiting === null
                ? `Go on from what it left with \`agent-exec run --continue ${folder.path} "also …"\`.`
                : `Answer it: \`agent-exec approve ${folder.path} --hash ${state.awaiting.sha256}\`, \`feedback\` or \`reject\`.`);
        requireGiven(resumed);
        if (state.files === null)
            await folder.clearSaved();
        return resumed;
    });
}
/**
 * Opens the folder of a run that waits for an approval, with the answer by which it goes on; nothing of that is recorded yet. Null
 * where it only ends by the answer: that is recorded then, and every file is rendered.
 * @throws AgentExecError `settings-invalid` for a run that waits for none, for the approval of other code, and like `openResumedRun`.
 */
async function openAnsweredRun(path, said) {
    const resumed = await openEarlier(path);
    return closingOnError(resumed, async ({ folder, events, state }) => {
        const answer = decideAwaiting(state, said);
        const end = endBy(answer, resumed);
        if (end === null) {
            requireGiven(resumed);
            return { goesOn: { ...resumed, answer }, result: (0,result/* resultOf */.B)(events, folder.path) };
        }
        for (const event of end)
            await folder.append(event);
        await folder.close();
        const whole = [...events, ...end];
        await folder.dropCheckpoint();
        await (0,run_files/* writeFiles */.h)(folder, whole);
        return { goesOn: null, result: (0,result/* resultOf */.B)(whole, folder.path) };
    });
}
/** The events of a run that ends by an answer; null where it goes on. */
function endBy(answer, { state, nextSeq, run }) {
    const at = new Date(system_clock/* systemClock */.m.now()).toISOString();
    const approval = { v: 1, seq: nextSeq, at, ...answer };
    const step = (0,next/* next */.K)((0,apply/* apply */.Bb)(state, approval), run.policy);
    if (step.do !== "end")
        return null;
    const { do: _, ...words } = step;
    return [approval, { v: 1, seq: nextSeq + 1, at, type: "run-ended", ...words }];
}
async function openEarlier(path) {
    const { folder, transcript } = await (0,run_folder/* reopenRunFolder */.tQ)(path);
    try {
        const { events, nextSeq } = (0,reports_transcript/* parseTranscript */.K)(transcript);
        const state = (0,apply/* fold */.AU)(events);
        return { folder, events, nextSeq, state, run: state.run };
    }
    catch (thrown) {
        await folder.close();
        throw thrown;
    }
}
async function closingOnError(resumed, use) {
    try {
        return await use(resumed);
    }
    catch (thrown) {
        await resumed.folder.close();
        throw thrown;
    }
}
function requireGiven({ folder, run }) {
    if (run.given !== undefined)
        return;
    throw resumed_run_refused(folder, "its record does not say what it was given: it began in a workflow, in the library, by another command, or in an earlier version", "Begin anew with its task; what it printed is in its report.");
}
/** What the code had changed by the last turn that was kept, for the session that a resumed run begins. */
async function resumedCheckpoints({ folder, state }) {
    const last = (0,turns/* keptBefore */.KZ)(state.attempts, Infinity);
    return (0,checkpoint_folder/* openCheckpointFolder */.$)({ runFolder: folder.path, ...(last !== null && { attempt: last.attempt }) });
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
    throw resumed_run_refused(folder, "the workspace's files are not as the run was given them", "Take them as they were (`git stash`, or a checkout), with the same `workspace`; or begin anew with its task.");
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
function resumed_run_refused({ path }, why, nextStep) {
    return new errors/* AgentExecError */.r("settings-invalid", `The run in ${path} cannot be resumed: ${why}.`, {
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
