export const id = 1942;
export const ids = [1942,2663];
export const modules = {

/***/ 12663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gm: () => (/* binding */ markAsked),
/* harmony export */   answerRun: () => (/* binding */ answerRun),
/* harmony export */   k7: () => (/* binding */ askedRun),
/* harmony export */   lK: () => (/* binding */ answeredIn)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _earlier_resumed_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93883);
/* harmony import */ var _earlier_open_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27934);
/* harmony import */ var _github_events_commands_waiting_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90543);
/* harmony import */ var _github_reporting_artifact_download_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29031);
/* harmony import */ var _redaction_told_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74080);






/**
 * Downloads the waiting run of this thread, and records its answer once. A stranger may have written the run's files.
 * So the transcript is parsed like any other, and its code must have the hash that the person approved.
 * @throws AgentExecError `task-invalid`, `settings-invalid` or `transcript-invalid`, and nothing ran; GitHubError.
 */
async function answerRun(answering) {
    const { request, trigger, settings, github, signal } = answering;
    const { repository } = trigger.target;
    const said = answerOf(request);
    const waiting = await askedRun(answering);
    const folder = await (0,_github_reporting_artifact_download_js__WEBPACK_IMPORTED_MODULE_4__/* .downloadArtifact */ .b)({
        github,
        repository,
        id: waiting.artifact,
        workflowRun: waiting.workflowRun,
        folderFor: (name) => (0,_earlier_open_run_js__WEBPACK_IMPORTED_MODULE_2__.createFolderFor)(name.replace(/^agent-exec-/, ""), settings.out),
        signal,
    });
    const { goesOn } = await (0,_earlier_resumed_run_js__WEBPACK_IMPORTED_MODULE_1__.openAnsweredRun)(folder, said, { hasInput: true });
    try {
        // This fails if files are missing. The answer is not recorded yet.
        if (goesOn !== null)
            (await (0,_earlier_resumed_run_js__WEBPACK_IMPORTED_MODULE_1__.resumedCheckpoints)(goesOn)).leave();
        const { events } = goesOn ?? (await (0,_earlier_open_run_js__WEBPACK_IMPORTED_MODULE_2__.readRun)(folder));
        // If this job posts no comments, the job with `mode: report` does this.
        if (settings.comment !== "never")
            await markAsked(waiting, answering);
        return { folder, events, goesOn };
    }
    catch (thrown) {
        await goesOn?.folder.close();
        throw thrown;
    }
}
/** The run for which the answer is meant. @throws AgentExecError `task-invalid` if no run waits for it; GitHubError. */
function askedRun(answering) {
    const said = answerOf(answering.request);
    return (0,_github_events_commands_waiting_js__WEBPACK_IMPORTED_MODULE_3__/* .waitingRun */ .tM)({ ...placeOf(answering), ...(said.says === "approve" && { hashes: [said.sha256] }) });
}
/**
 * The run that was answered in these events. If another answer was faster, both runs have run, and both reports count.
 * @throws AgentExecError `task-invalid` if there is none; GitHubError.
 */
function answeredIn(events, answering) {
    const said = answerOf(answering.request);
    const hashes = events
        .flatMap((event) => (event.type === "approval" ? event.sha256 : []))
        .filter((sha256) => said.says !== "approve" || sha256 === said.sha256);
    return (0,_github_events_commands_waiting_js__WEBPACK_IMPORTED_MODULE_3__/* .waitingRun */ .tM)({ ...placeOf(answering), hashes, isAnsweredToo: true });
}
function placeOf({ trigger, settings, workflow, github, signal }) {
    const phrase = settings["trigger-phrase"];
    return { github, trigger, workflowRun: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(workflow.url), phrase, signal };
}
/**
 * Notes in the run's comment that the run has an answer.
 * @throws AgentExecError `task-invalid` if another answer was faster; GitHubError.
 */
function markAsked(waiting, answering) {
    const { request, trigger, workflow, github, signal } = answering;
    const { repository } = trigger.target;
    const words = `**Answered** with \`${request.name}\` by ${trigger.sender?.login ?? "a person"}: see the newest report.`;
    return (0,_github_events_commands_waiting_js__WEBPACK_IMPORTED_MODULE_3__/* .markAnswered */ .NV)(waiting, { github, repository, workflowRun: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(workflow.url), words, signal });
}
function answerOf({ name, argument }) {
    switch (name) {
        case "approve":
            return { says: name, sha256: argument.replaceAll("`", "").toLowerCase() };
        case "feedback":
            return { says: name, text: (0,_redaction_told_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutSecrets */ .cT)(argument) };
        case "reject":
            return { says: name, why: "" };
    }
}


/***/ }),

/***/ 1942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reportMissing: () => (/* binding */ reportMissing)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _facts_outcomes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83518);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(96065);
/* harmony import */ var _github_events_commands_read_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20250);
/* harmony import */ var _github_reporting_artifact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93261);
/* harmony import */ var _answered_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12663);
/* harmony import */ var _results_final_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13690);
/* harmony import */ var _runner_log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72635);
/* harmony import */ var _results_publish_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65440);
/* harmony import */ var _results_thread_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(36810);
/* harmony import */ var _runner_step_end_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(77974);












/**
 * Answers an event for which there is no run. Says why the other job ran nothing.
 * @throws the signal's reason, if the signal aborts.
 */
async function reportMissing(asked) {
    const { settings, workflow, trigger } = asked;
    const { error, isCancelled = false, couldNot = "start" } = await reasonOf(asked);
    const reports = (0,_results_thread_js__WEBPACK_IMPORTED_MODULE_9__/* .reportsOf */ .tu)(asked, trigger.target, { onState: () => undefined });
    const posts = (0,_results_final_report_js__WEBPACK_IMPORTED_MODULE_6__/* .errorReport */ .Z)(error, workflow, { couldNot });
    await (0,_results_publish_js__WEBPACK_IMPORTED_MODULE_8__/* .summarise */ .fS)(posts.summary);
    const landed = await reports.conclude(posts);
    const outcome = isCancelled ? "cancelled" : (0,_facts_outcomes_js__WEBPACK_IMPORTED_MODULE_2__/* .outcomeOf */ .sG)(error);
    (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_10__/* .endWithoutRun */ .VJ)(error, { outcome, failOn: settings["fail-on"], landed });
}
async function reasonOf(asked) {
    const { request, github, workflow, signal } = asked;
    const { repository, attempt } = workflow;
    const runId = Number((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(workflow.url));
    try {
        if ((0,_github_events_commands_read_request_js__WEBPACK_IMPORTED_MODULE_3__/* .needsRun */ .ZT)(request) && (0,_github_events_commands_read_request_js__WEBPACK_IMPORTED_MODULE_3__/* .isAnswer */ .Tq)(request))
            await (0,_answered_run_js__WEBPACK_IMPORTED_MODULE_5__/* .askedRun */ .k7)({ ...asked, request });
        const jobs = await github.jobs({ repository, runId, attempt: Number(attempt), signal });
        const told = [];
        for (const job of jobs.filter(({ conclusion }) => conclusion === "failure"))
            told.push(...(await github.jobErrors({ repository, job, signal })));
        // Other jobs of the workflow may have failed too, so only agent-exec's own error counts.
        const ours = told.find((each) => ownError.test(each));
        if (ours !== undefined)
            return reasonIn(ours);
        if (jobs.some(({ conclusion }) => conclusion === "cancelled"))
            return { error: cancelled, isCancelled: true };
        if (told[0] !== undefined)
            return reasonIn(told[0]);
        const kept = await github.artifacts({ repository, runId, signal });
        if (kept.some(({ name, isExpired }) => name.startsWith((0,_github_reporting_artifact_js__WEBPACK_IMPORTED_MODULE_4__/* .artifactName */ .Cs)([""])) && !isExpired))
            return { error: notDownloaded, couldNot: "report a run" };
    }
    catch (thrown) {
        if (signal.aborted)
            throw thrown;
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isAgentExecError */ .TE)(thrown) && thrown.code === "task-invalid")
            return { error: thrown };
        (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_7__/* .logText */ .kc)(`agent-exec could not read why nothing ran: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .toAgentExecError */ .Mq)(thrown).message}`);
    }
    return { error: unknown };
}
/** The error codes of a failed upload, which comes after a run. */
const isOfUpload = new Set(["github-unavailable", "storage-failed"]);
/** The first line of agent-exec's own errors: a message and a code. */
const ownError = /^(?:infrastructure-error: )?(.*) \[([a-z-]{1,30})\]:?$/m;
/** Reads the other step's error: a message, perhaps with a code, and the next step on a line of its own. */
function reasonIn(told) {
    const [line = "", ...rest] = (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_11__/* .truncateEnd */ .S)(told, 2_000).split("\n");
    const [, message = line, code = ""] = ownError.exec(line) ?? [];
    const nextStep = rest.join(" ").trim() || unknown.nextStep;
    const error = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsInvalid */ .DI)(message, nextStep);
    return isOfUpload.has(code) ? { error, couldNot: "report a run" } : { error };
}
const unknown = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsInvalid */ .DI)("The job that runs the task saved no run.", "To find out why, read the log of the job that runs the task.");
const notDownloaded = new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("github-unavailable", "The job with `mode: report` did not download the files of the run.", {
    nextStep: 'Open the log, and choose "Re-run failed jobs". GitHub then runs this job again, but not the job that ran the task.',
});
const cancelled = new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("internal", "The workflow was cancelled before it saved a run.", {
    nextStep: "If you need the result, write the comment again.",
});


/***/ }),

/***/ 93883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  codeOfRecord: () => (/* binding */ codeOfRecord),
  openAnsweredRun: () => (/* binding */ openAnsweredRun),
  openResumedRun: () => (/* binding */ openResumedRun),
  requireSameSource: () => (/* binding */ requireSameSource),
  resumedCheckpoints: () => (/* binding */ resumedCheckpoints)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
// EXTERNAL MODULE: ./lib/reports/transcript/transcript.js + 4 modules
var transcript_transcript = __webpack_require__(56061);
// EXTERNAL MODULE: ./lib/reports/result/result.js
var result = __webpack_require__(13708);
// EXTERNAL MODULE: ./lib/process/system-clock.js
var system_clock = __webpack_require__(50159);
// EXTERNAL MODULE: ./lib/facts/approval.js
var approval = __webpack_require__(91592);
;// CONCATENATED MODULE: ./lib/run/outside-answer.js


/**
 * Turns an answer from outside into the event with which a waiting run continues. It has no side effects, so the caller
 * must record the event exactly once.
 * @throws AgentExecError `settings-invalid` if the run does not wait, or if the hash belongs to other code.
 */
function decideAwaiting(state, said) {
    const { awaiting, end } = state;
    const attempt = state.attempts.at(-1);
    if (awaiting === null || attempt === undefined || end?.outcome !== "awaiting-approval") {
        const how = end === null ? "has not ended yet" : `ended as \`${end.outcome}\``;
        throw refused(`The run is not waiting for an approval, because it ${how}.`, "Read the run's report. A run accepts only one answer.");
    }
    const { attempt: number, asked, sha256 } = awaiting;
    if ((0,approval/* approvalHash */.A_)(attempt.reply.blocks) !== sha256)
        throw refused("The code in the transcript is not the code that is waiting for an approval.", "Somebody changed this folder. Do not trust its files. Run the task again.");
    const head = { type: "approval", attempt: number, asked, sha256, by: "person" };
    switch (said.says) {
        case "approve":
            if (said.sha256.toLowerCase() !== sha256)
                throw refused(`The run is waiting for an approval of the code with the hash ${sha256}, but you gave the hash ${said.sha256}.`, "Read the code in the run's report, and pass the hash that the report shows.");
            return { ...head, approved: true, reason: "" };
        case "feedback":
            if (said.text.trim() === "")
                throw refused("The feedback is empty.", "Say what to change.");
            return { ...head, approved: false, reason: "", feedback: said.text };
        case "reject":
            return { ...head, approved: false, reason: said.why };
    }
}
function refused(message, nextStep) {
    return new errors/* AgentExecError */.r("settings-invalid", message, { nextStep });
}

// EXTERNAL MODULE: ./lib/run/next/next.js + 6 modules
var next = __webpack_require__(84809);
// EXTERNAL MODULE: ./lib/run/state/apply.js
var apply = __webpack_require__(68071);
// EXTERNAL MODULE: ./lib/run/next/turns.js
var turns = __webpack_require__(10639);
// EXTERNAL MODULE: ./lib/run-folder/checkpoint-folder.js
var checkpoint_folder = __webpack_require__(54501);
// EXTERNAL MODULE: ./lib/run-folder/run-folder.js
var run_folder = __webpack_require__(5314);
// EXTERNAL MODULE: ./lib/workspace/source/given-file.js
var given_file = __webpack_require__(79197);
// EXTERNAL MODULE: ./lib/earlier/run-files.js + 1 modules
var run_files = __webpack_require__(1473);
;// CONCATENATED MODULE: ./lib/earlier/resumed-run.js













/**
 * Opens the folder of a run in order to resume it. Removes an incomplete last line of the transcript, and incompletely
 * saved files. The folder may be a stranger's.
 * @param path the run's folder, or its transcript
 * @throws AgentExecError `settings-invalid` if there is no run, if it has ended, if its process is alive, or if its
 * transcript does not contain its settings; `transcript-invalid`.
 */
async function openResumedRun(path) {
    return openEarlier(path, async (resumed) => {
        const { folder, state } = resumed;
        if (state.end !== null)
            throw resumed_run_refused(folder, `it has already ended as ${state.end.outcome}`, state.awaiting === null
                ? `To start a new run with this run's files, use \`agent-exec run --continue ${folder.path} TASK\`.`
                : `Answer the waiting run with \`agent-exec approve ${folder.path} --hash ${state.awaiting.sha256}\`, \`agent-exec feedback\` or \`agent-exec reject\`.`);
        requireGiven(resumed);
        if (state.files === null)
            await folder.clearSaved();
        return resumed;
    });
}
/**
 * Opens the folder of a run that waits for an approval, with the answer, which is not recorded yet. Null if the answer
 * ends the run. In that case the answer is recorded, and all files are written.
 * @param hasInput whether the caller has the run's settings, as a workflow does
 * @throws AgentExecError `settings-invalid` if the run does not wait, or if the hash belongs to other code; and like
 * `openResumedRun`.
 */
async function openAnsweredRun(path, said, { hasInput = false } = {}) {
    return openEarlier(path, async (resumed) => {
        const { folder, events, state } = resumed;
        const answer = decideAwaiting(state, said);
        const end = endBy(answer, resumed);
        if (end === null) {
            if (!hasInput)
                requireGiven(resumed);
            return { goesOn: { ...resumed, answer }, result: (0,result/* resultOf */.Bg)(events, folder.path) };
        }
        for (const event of end)
            await folder.append(event);
        await folder.close();
        const whole = [...events, ...end];
        await folder.dropCheckpoint();
        await (0,run_files/* writeFiles */.h)(folder, whole);
        return { goesOn: null, result: (0,result/* resultOf */.Bg)(whole, folder.path) };
    });
}
/** The events if the answer ends the run. Null if the run continues. */
function endBy(answer, { state, nextSeq, run }) {
    const at = new Date(system_clock/* systemClock */.m.now()).toISOString();
    const approval = { v: 1, seq: nextSeq, at, ...answer };
    const step = (0,next/* next */.K)((0,apply/* apply */.Bb)(state, approval), run.policy);
    if (step.do !== "end")
        return null;
    const { do: _, ...words } = step;
    return [approval, { v: 1, seq: nextSeq + 1, at, type: "run-ended", ...words }];
}
/** Opens the folder of a run. Closes it again if `use` throws. */
async function openEarlier(path, use) {
    const { folder, transcript } = await (0,run_folder/* reopenRunFolder */.tQ)(path);
    try {
        const { events, nextSeq } = (0,transcript_transcript/* parseTranscript */.K)(transcript);
        const state = (0,apply/* fold */.AU)(events);
        return await use({ folder, events, nextSeq, state, run: state.run });
    }
    catch (thrown) {
        await folder.close();
        throw thrown;
    }
}
function requireGiven({ folder, run }) {
    if (run.given !== undefined)
        return;
    throw resumed_run_refused(folder, "its transcript does not contain all its settings, because a workflow, the library, another command or an earlier version started it", "Start a new run with the same task. The report of the old run shows the output of the old run's code.");
}
/** The checkpoint of the last saved turn, for the session of the resumed run. */
async function resumedCheckpoints({ folder, state }) {
    const last = (0,turns/* keptBefore */.KZ)(state.attempts, Infinity);
    return (0,checkpoint_folder/* openCheckpointFolder */.$)({ runFolder: folder.path, ...(last !== null && { attempt: last.attempt }) });
}
/** @throws AgentExecError `settings-invalid` if the files are not the run's original files. */
async function requireSameSource({ folder, events }, source) {
    const last = events.findLast((event) => event.type === "session-started");
    if (last === undefined)
        return;
    // Reading all files computes the hash.
    for await (const file of source?.files() ?? [])
        if (file.kind === "file")
            for await (const _piece of file.content)
                ;
    if (last.given === source?.hash?.())
        return;
    const newer = source === null ? [] : await (0,given_file/* writtenAfter */.u)(source, Date.parse(events[0].at));
    throw resumed_run_refused(folder, `the workspace's files have changed since the run started${newer.length === 0 ? "" : `: ${(0,listed/* listed */.K)(newer.map(listed/* named */.r))}`}`, "Restore the files that the run started from, for example with `git stash --include-untracked`, and use the same `workspace`. Or start a new run with the same task.");
}
function resumed_run_refused({ path }, why, nextStep) {
    return (0,errors/* settingsInvalid */.DI)(`The run in ${path} cannot be resumed: ${why}.`, nextStep);
}
/** The commands and approved code of a transcript that would run before a person is asked about an attempt. */
function codeOfRecord({ verify, ...settings }, { attempts }) {
    const setup = "setup" in settings ? [settings.setup].flat() : [];
    const last = attempts.at(-1);
    const approved = last?.approvals.at(-1)?.approved === true && last.executions.length === 0;
    return [...setup, ...verify, ...(approved ? last.reply.blocks.map(({ code }) => code.trimEnd()) : [])];
}


/***/ }),

/***/ 21922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ zippedFiles)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


const endSignature = 0x06054b50;
const endBytes = 22;
const entrySignature = 0x02014b50;
const entryBytes = 46;
const headBytes = 30;
/** The longest comment at the end of a zip file. */
const maxCommentBytes = 65_535;
/**
 * Yields the files of a zip file, one after the other. The zip file may be hostile: a path may lead anywhere, sizes are
 * not trusted, and a link comes as a file.
 * @param maxBytes the size of all files together, unpacked
 * @throws Error if it is damaged or exceeds the limits.
 */
function* zippedFiles(zip, { maxFiles, maxBytes }) {
    const { count, start } = directoryOf(zip);
    if (count > maxFiles)
        throw new Error(`the zip file has more than ${maxFiles} files`);
    let left = maxBytes;
    let at = start;
    for (let index = 0; index < count; index += 1) {
        if (zip.readUInt32LE(at) !== entrySignature)
            throw new Error("the zip file is damaged");
        const nameBytes = zip.readUInt16LE(at + 28);
        const path = zip.toString("utf8", at + entryBytes, at + entryBytes + nameBytes);
        if (!path.endsWith("/")) {
            const content = contentAt(zip, at, left);
            left -= content.byteLength;
            yield { path, content };
        }
        at += entryBytes + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    }
}
function directoryOf(zip) {
    const first = Math.max(0, zip.byteLength - endBytes - maxCommentBytes);
    for (let at = zip.byteLength - endBytes; at >= first; at -= 1)
        if (zip.readUInt32LE(at) === endSignature)
            return { count: zip.readUInt16LE(at + 10), start: zip.readUInt32LE(at + 16) };
    throw new Error("it is not a zip file");
}
/** @param entry the position of the file's entry in the directory */
function contentAt(zip, entry, maxOutputLength) {
    const head = zip.readUInt32LE(entry + 42);
    const from = head + headBytes + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28);
    const packed = zip.subarray(from, from + zip.readUInt32LE(entry + 20));
    const method = zip.readUInt16LE(entry + 10);
    if (method !== 0 && method !== 8)
        throw new Error("the zip file is packed in an unknown way");
    if (method === 0 && packed.byteLength <= maxOutputLength)
        return packed;
    try {
        // Node.js accepts no limit of 0.
        if (method === 8)
            return (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateRawSync)(packed, { maxOutputLength: Math.max(1, maxOutputLength) });
    }
    catch (thrown) {
        if (thrown.code !== "ERR_BUFFER_TOO_LARGE")
            throw new Error(`the zip file is damaged: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(thrown)}`, { cause: thrown });
    }
    throw new Error("the zip file unpacks to too much");
}


/***/ }),

/***/ 29031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ downloadArtifact)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _files_path_fault_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18061);
/* harmony import */ var _files_safe_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9122);
/* harmony import */ var _files_zip_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21922);




/** The largest zip file. A run leaves at most 512 MiB, and text packs well. */
const maxBytes = 300 * 1024 ** 2;
/** The largest content. The transcript and the checkpoint contain some files a second time. */
const unpacked = { maxBytes: 1024 ** 3, maxFiles: 50_000 };
/**
 * Downloads the folder of an earlier run. A stranger may have written any of its files.
 * @returns the folder
 * @throws AgentExecError `task-invalid` if there is no such artifact, `record-differs` if the zip file is not one of a
 * run; GitHubError.
 */
async function downloadArtifact(options) {
    const { github, repository, id, workflowRun, folderFor, signal } = options;
    const kept = id === 0 ? null : await github.artifact({ repository, id, signal });
    if (kept === null || kept.isExpired || kept.workflowRun !== workflowRun || kept.bytes > maxBytes) {
        const message = "The artifact with the run's files is missing, expired or too large. Nothing ran.";
        const nextStep = "If `artifact` is `never` in the workflow, set `artifact` to `auto`. Then start the task again.";
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("task-invalid", message, { nextStep });
    }
    const zip = await github.artifactZip({ repository, id, maxBytes, signal });
    const folder = await folderFor(kept.name);
    try {
        for (const { path, content } of (0,_files_zip_files_js__WEBPACK_IMPORTED_MODULE_2__/* .zippedFiles */ .u)(zip, unpacked)) {
            const fault = (0,_files_path_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .findPathFault */ .P)(path);
            if (fault !== null)
                throw new Error(`the path ${JSON.stringify(path.slice(0, 100))} ${fault}`);
            await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .replaceFile */ .fR)(folder, path, content);
        }
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("record-differs", `The run's files cannot be unpacked: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(cause)}.`, {
            nextStep: "Do not trust the artifact. Start the task again.",
            cause,
        });
    }
    return folder;
}


/***/ }),

/***/ 58510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   oz: () => (/* binding */ answerWithin),
/* harmony export */   sm: () => (/* binding */ spentBudget),
/* harmony export */   x9: () => (/* binding */ isEndedByCost)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51196);

/** The first budget that the calls so far have exceeded. Null if there is none. */
function spentBudget({ usage }, { maxTokens, maxCostUsd }) {
    const tokens = usage.inputTokens + usage.outputTokens;
    if (maxTokens !== undefined && tokens > maxTokens)
        return ofTokens(`The run spent ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(tokens)} tokens. The limit is ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(maxTokens)}.`);
    if (maxCostUsd !== undefined && (usage.costUsd ?? 0) > maxCostUsd)
        return ofCost(`The run spent ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK)(usage.costUsd ?? 0)}. The limit is ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK)(maxCostUsd)}.`);
    return null;
}
/** Whether `max-cost-usd` alone ended the run. */
function isEndedByCost(state) {
    const { end, run } = state;
    if (end?.outcome !== "budget-spent" || run === null)
        return false;
    if (end.code !== undefined)
        return end.code === "cost-spent";
    return spentBudget(state, run.policy)?.budget === "cost";
}
/** No model can answer with code in fewer tokens. */
const leastAnswer = 200;
/**
 * The token limit for an answer so that no budget is exceeded, or null if there is no limit. If the request itself
 * could exceed a budget, returns that budget. The prompt's tokens and cost are estimates.
 */
function answerWithin({ usage }, { maxTokens, maxCostUsd }, { inputTokens, inputUsd, usdPerOutputToken }) {
    const spent = usage.inputTokens + usage.outputTokens;
    const byTokens = maxTokens === undefined ? Infinity : maxTokens - spent - inputTokens;
    if (byTokens < leastAnswer)
        return ofTokens(`The run spent ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(spent)} of ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(maxTokens ?? 0)} tokens. The next request needs about ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(inputTokens)} tokens, not counting the answer.`);
    if (maxCostUsd === undefined || inputUsd === null || usdPerOutputToken === null)
        return byTokens === Infinity ? null : byTokens;
    const leftUsd = maxCostUsd - (usage.costUsd ?? 0) - inputUsd;
    if (leftUsd < leastAnswer * usdPerOutputToken)
        return ofCost(`The run spent ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK)(usage.costUsd ?? 0)} of ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK)(maxCostUsd)}. The next request costs about ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK)(inputUsd)}, not counting the answer.`);
    const byCost = usdPerOutputToken === 0 ? Infinity : Math.floor(leftUsd / usdPerOutputToken);
    const most = Math.min(byTokens, byCost);
    return most === Infinity ? null : most;
}
function ofTokens(words) {
    return { budget: "tokens", words, setting: "max-tokens" };
}
function ofCost(words) {
    return { budget: "cost", words, setting: "max-cost-usd" };
}


/***/ }),

/***/ 79880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H7: () => (/* binding */ turnsInWords),
/* harmony export */   OO: () => (/* binding */ firstFailureOf),
/* harmony export */   XW: () => (/* binding */ remainingMs),
/* harmony export */   sG: () => (/* binding */ ruleFor)
/* harmony export */ });
/* unused harmony export whyUnusable */
/* harmony import */ var _facts_block_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59626);
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6257);
/* harmony import */ var _facts_reply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73787);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58510);
/* harmony import */ var _format_command_words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49994);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51196);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90566);
/* harmony import */ var _state_standing_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19411);








/** With less than 10 s, there is no time for a call and a block. At their fastest, they take about half of it. */
const deadlineNearMs = 10_000;
/** The rule that decides about the last attempt. Null if the model must decide. The first match wins. */
function ruleFor(state, policy) {
    const attempt = state.attempts.at(-1);
    // A person's feedback restarts the count.
    const answered = state.attempts.findLastIndex((each) => each.approvals.some(({ feedback }) => feedback !== undefined));
    const counted = state.attempts.slice(answered + 1);
    const unsuccessful = counted.filter((each) => ["failed", "unusable"].includes((0,_state_standing_js__WEBPACK_IMPORTED_MODULE_5__/* .standingOf */ .YP)(each, policy)));
    if (!policy.hasWriter)
        return stop("no-writer", firstFailureOf(attempt));
    if (unsuccessful.length > policy.maxRetries)
        return stop("retries-spent", `${retriesInWords(policy.maxRetries)} ${firstFailureOf(attempt)}`);
    const spent = (0,_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .spentBudget */ .sm)(state, policy);
    if (spent !== null)
        return stop(`${spent.budget}-spent`, spent.words);
    if ((0,_state_standing_js__WEBPACK_IMPORTED_MODULE_5__/* .isStepByStep */ .G0)(policy) && attempt.number >= policy.maxTurns)
        return stop("turns-spent", `${firstFailureOf(attempt)} ${turnsInWords(policy)}`);
    const leftMs = remainingMs(state, policy);
    if (leftMs < deadlineNearMs) {
        // Rounded down. Otherwise 9.9 s would be shown as 10 s, which is enough.
        const left = Math.max(0, Math.floor(leftMs / 1000));
        return stop("deadline-near", `${firstFailureOf(attempt)} There was no time for a retry. A retry needs ${deadlineNearMs / 1000} s, but the run had only ${left} s left.`);
    }
    if ((0,_state_standing_js__WEBPACK_IMPORTED_MODULE_5__/* .standingOf */ .YP)(attempt, policy) === "unusable") {
        // A content filter may be wrong once. After two refusals in a row, the run stops.
        if (isRefused(attempt) && isRefused(state.attempts.at(-2)))
            return stop("unusable-reply", "The model server's content filter refused two replies in a row.");
        return { rule: "unusable-reply", retry: true, reason: whyUnusable(attempt) };
    }
    const repeated = (0,_state_standing_js__WEBPACK_IMPORTED_MODULE_5__/* .isStepByStep */ .G0)(policy) ? null : repetition(state, attempt);
    if (repeated !== null || policy.decision !== "rules")
        return repeated;
    return { rule: "retries-left", retry: true, reason: firstFailureOf(attempt) };
}
function turnsInWords({ maxTurns }) {
    return maxTurns === 1 ? "The one allowed turn is used up." : `All ${maxTurns} turns are used up.`;
}
/** The time from the last event to the run's deadline. */
function remainingMs(state, policy) {
    const startedAt = Date.parse(state.run?.at ?? state.lastAt ?? "");
    return policy.totalTimeoutMs - (Date.parse(state.lastAt ?? "") - startedAt - state.awayMs);
}
/** Why a reply did not run, in a sentence that the model also gets. */
function whyUnusable(attempt) {
    const { reply, executions } = attempt;
    if (reply.finish === "refusal")
        return "The model server's content filter refused the reply, so nothing was run.";
    if (reply.finish === "length")
        return "The reply was cut short by its length limit, so nothing was run.";
    if (reply.fault !== undefined && reply.fault in _facts_reply_js__WEBPACK_IMPORTED_MODULE_2__/* .replyFaults */ .MY)
        return _facts_reply_js__WEBPACK_IMPORTED_MODULE_2__/* .replyFaults */ .MY[reply.fault].why;
    if (reply.isCut)
        return "A code fence is never closed, so nothing was run.";
    const { blocks, blocksLeftOut } = reply;
    if (blocksLeftOut !== undefined)
        return `The reply has ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(blocks.length + blocksLeftOut)} code blocks, but at most ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(blocks.length)} blocks of one reply can run, so nothing was run.`;
    if ((0,_state_standing_js__WEBPACK_IMPORTED_MODULE_5__/* .isEmpty */ .Im)(attempt))
        return reply.thought === null
            ? "The reply was empty: it had no words and no code."
            : "The reply had only thoughts, no words or code, so nothing was run.";
    const [notRun, ...others] = new Set(executions.map((each) => each.notRun));
    if (notRun === "marked" && others.length === 0)
        return "Nothing was run: every code block is marked to be skipped.";
    if (notRun === "empty" && others.length === 0)
        return "Every code block is empty, so nothing was run.";
    const languages = new Set(blocks.map(({ language }) => language).filter((each) => each !== ""));
    return languages.size === 0
        ? "No code block names its language, so nothing was run."
        : `No code block is in a language that can be run here (${[...languages].join(", ")}).`;
}
function isRefused(attempt) {
    return attempt?.reply.finish === "refusal";
}
function repetition(state, attempt) {
    const before = state.attempts.slice(0, -1).filter((each) => each.executions.length > 0);
    const same = before.find((each) => codeOf(each) === codeOf(attempt));
    if (same !== undefined)
        return stop("same-code", `Attempt ${attempt.number} has the same code as attempt ${same.number}, which had failed.`);
    const last = before.at(-1);
    return last !== undefined && errorOf(last) !== "" && errorOf(last) === errorOf(attempt)
        ? stop("same-error", `Attempts ${last.number} and ${attempt.number} failed with the same error.`)
        : null;
}
/** The first reason why an attempt did not pass, in a sentence. */
function firstFailureOf(attempt) {
    const failed = (0,_state_standing_js__WEBPACK_IMPORTED_MODULE_5__/* .failedBlockOf */ .g$)(attempt);
    if (failed !== undefined) {
        const place = (0,_facts_block_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOf */ .$t)(attempt.reply.blocks[failed.block] ?? {});
        const of = place === "" ? `of attempt ${attempt.number}` : `(${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_6__/* .named */ .r)(place)})`;
        const which = `Block ${failed.block + 1} ${of}`;
        return failed.ending === "not-run"
            ? `${which} was not run: ${failed.evidence}.`
            : `${which} ended with ${inWords(failed)}.`;
    }
    const verification = (0,_state_standing_js__WEBPACK_IMPORTED_MODULE_5__/* .failedVerificationOf */ .Kl)(attempt);
    if (verification !== undefined)
        return `The verification \`${(0,_format_command_words_js__WEBPACK_IMPORTED_MODULE_7__/* .commandWords */ .B)(verification.command)}\` ended with ${inWords(verification)}.`;
    return whyUnusable(attempt);
}
function inWords(execution) {
    const { ending, exitCode, evidence } = execution;
    const caveat = (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .caveatOf */ .EZ)(execution);
    if (ending === "exited")
        return `exit code ${exitCode ?? "unknown"}${caveat === null ? "" : `, but ${caveat}`}`;
    if (ending === "misfit")
        return `an edit that did not fit: ${evidence}`;
    const words = exitCode === null ? ending : `${ending} (exit code ${exitCode})`;
    // Three limits can end a block: its time limit, its idle limit and the run's. The evidence says which one did.
    return ending === "timed-out" ? `${words}: ${evidence}` : words;
}
function retriesInWords(maxRetries) {
    if (maxRetries === 0)
        return "No retry was allowed.";
    return maxRetries === 1 ? "The one allowed retry is used up." : `All ${maxRetries} retries are used up.`;
}
function codeOf(attempt) {
    return attempt.reply.blocks.map((block) => `${block.path ?? ""}:${block.sha256}`).join("\n");
}
/** A failure's text without the parts that differ between runs: addresses, times, generated names, line numbers. */
function errorOf(attempt) {
    const failed = (0,_state_standing_js__WEBPACK_IMPORTED_MODULE_5__/* .failedBlockOf */ .g$)(attempt) ?? (0,_state_standing_js__WEBPACK_IMPORTED_MODULE_5__/* .failedVerificationOf */ .Kl)(attempt);
    if (failed === undefined || failed.stderr.text.trim() === "")
        return "";
    const normalised = failed.stderr.text
        .replace(/0x[0-9a-f]+/gi, "0x…")
        .replace(/tmp_code_[0-9a-f]+/g, "tmp_code_…")
        .replace(/\d+(\.\d+)?/g, "#");
    return `${failed.ending} ${failed.exitCode} ${normalised}`;
}
function stop(rule, reason) {
    return { rule, retry: false, reason };
}


/***/ }),

/***/ 10639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bj: () => (/* binding */ ranCode),
/* harmony export */   IU: () => (/* binding */ restoring),
/* harmony export */   KZ: () => (/* binding */ keptBefore),
/* harmony export */   dC: () => (/* binding */ endOfTurns),
/* harmony export */   mi: () => (/* binding */ endOfLostWork),
/* harmony export */   qb: () => (/* binding */ wantsCheckpoint),
/* harmony export */   t_: () => (/* binding */ spentSession)
/* harmony export */ });
/* harmony import */ var _facts_endings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75823);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58510);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79880);
/* harmony import */ var _state_standing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19411);




/** Why no other turn follows an unfinished one in step-by-step work. Null if one follows. */
function endOfTurns(state, policy) {
    const spent = (0,_budget_js__WEBPACK_IMPORTED_MODULE_1__/* .spentBudget */ .sm)(state, policy);
    if (spent !== null)
        return {
            outcome: "budget-spent",
            reason: `${spent.words} The model had not said that the task is done.`,
            nextStep: `Raise \`${spent.setting}\`, or make the task smaller. The report shows what was done so far.`,
        };
    if (state.attempts.length < policy.maxTurns)
        return null;
    return {
        outcome: "budget-spent",
        reason: `${(0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .turnsInWords */ .H7)(policy)} The model had not said that the task is done.`,
        nextStep: "Raise `max-turns`, or make the task smaller. The report shows what was done so far.",
    };
}
/** Whether to save the turn's changes before the next call, in step-by-step work. */
function wantsCheckpoint({ session }, attempt) {
    return session?.takesCheckpoints === true && attempt.checkpoint === null && ranCode(attempt);
}
/** The saved files for a fresh session. Null if it begins with the original files. */
function restoring(state) {
    const current = state.attempts.at(-1);
    const kept = current === undefined ? null : keptBefore(state.attempts, current.number);
    if (kept === null)
        return null;
    const after = state.isResumed ? "resumed" : wasLost(state, current) ? "lost" : "spent";
    return { attempt: kept.attempt, after };
}
/** The checkpoint before this turn, from the last turn whose session survived. Null: none, or saving failed. */
function keptBefore(attempts, number) {
    const last = attempts.findLast((each) => each.number < number && each.checkpoint !== null)?.checkpoint;
    return last?.fault === undefined ? (last ?? null) : null;
}
/**
 * How the run ends if a sandbox with earlier turns is lost and their files were not saved. Only in step-by-step work.
 * The earlier code is not run again, because it may act differently on other files.
 */
function endOfLostWork(state, policy) {
    const current = state.attempts.at(-1);
    if (!(0,_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .isStepByStep */ .G0)(policy) || current === undefined)
        return null;
    if (!state.isResumed && !wasLost(state, current))
        return null;
    const before = state.attempts.slice(0, -1);
    // The last turn that ran code in this session.
    const last = before.slice(before.findLastIndex(spentSession) + 1).findLast(ranCode);
    if (last === undefined || restoring(state) !== null)
        return null;
    const evidence = current.lost.findLast(({ ending }) => ending !== "not-run")?.evidence;
    const why = state.isResumed
        ? "When the earlier agent-exec process of this run ended, the sandbox was removed."
        : (state.failure?.message ?? `The sandbox was lost: ${evidence ?? "the reason is unknown"}.`);
    return {
        outcome: "infrastructure-error",
        reason: `${why} All changes to files up to turn ${last.number} are lost.`,
        nextStep: "Run the task again, and check this machine's container engine (its log and memory).",
        code: state.failure?.code ?? "session-lost",
    };
}
/** Whether a turn's session was lost. If the code used it up instead, the turn's executions still count. */
function wasLost({ failure }, { lost, executions }) {
    return failure?.during === "execute" || (lost.length > 0 && executions.length === 0);
}
function ranCode({ executions }) {
    return executions.some(_facts_endings_js__WEBPACK_IMPORTED_MODULE_0__/* .hasRun */ .gb);
}
/** Whether a turn's code, or its leftover processes, used up the session and its files. */
function spentSession({ executions, verifications }) {
    return [...executions, ...verifications].some(({ isSessionSpent }) => isSessionSpent === true);
}


/***/ }),

/***/ 79197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ readGiven),
/* harmony export */   u: () => (/* binding */ writtenAfter)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9668);




/** The original content of a file that the code got. Null if it got none, or if the file here has changed since. */
async function readGiven(source, path) {
    const given = source.given.get(path);
    if (given === undefined)
        return null;
    const content = await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readRegular */ .VX)(source.folder, path).catch(() => null);
    const isSame = content !== null && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", content) === given.sha256;
    return isSame ? content : null;
}
/** The files that were written after `time`, in milliseconds since 1970. */
async function writtenAfter({ folder, paths }, time) {
    const newer = [];
    for (const path of paths)
        if (((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path)).catch(() => null))?.mtimeMs ?? 0) > time)
            newer.push(path);
    return newer;
}


/***/ })

};
