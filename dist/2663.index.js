export const id = 2663;
export const ids = [2663];
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
