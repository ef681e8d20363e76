export const id = 8632;
export const ids = [8632];
export const modules = {

/***/ 58632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  answerRun: () => (/* binding */ answerRun)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/earlier/resumed-run.js + 2 modules
var resumed_run = __webpack_require__(74020);
// EXTERNAL MODULE: ./lib/earlier/open-run.js
var open_run = __webpack_require__(27934);
// EXTERNAL MODULE: ./lib/github/events/commands/waiting.js
var commands_waiting = __webpack_require__(90543);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/github/api/in-repository.js
var in_repository = __webpack_require__(11178);
;// CONCATENATED MODULE: ./lib/github/reporting/artifact-download.js



/** 300 MiB: a run leaves at most 512 MiB, and text packs well. */
const maxBytes = 300 * 1024 ** 2;
const deadlineMs = 120_000;
/**
 * Downloads the folder of an earlier run. Whoever reads it must treat it as a stranger's.
 * @returns the folder
 * @throws AgentExecError `task-invalid` if there is no such artifact; GitHubError; `github-unavailable` if the download
 *   fails. On abort: the signal's reason.
 */
async function downloadArtifact(options) {
    const { github, token, repository, id, workflowRun, folderFor, signal } = options;
    const kept = id === 0 ? null : await github.artifact({ repository, id, signal });
    if (kept === null || kept.isExpired || kept.workflowRun !== workflowRun || kept.bytes > maxBytes)
        throw new errors/* AgentExecError */.r("task-invalid", "The files of the waiting run are gone. Nothing ran.", {
            nextStep: "Ask for the task again. The workflow must upload artifacts: set `artifact` to `auto`.",
        });
    const path = await folderFor(kept.name);
    const { owner, repo } = (0,in_repository/* inRepository */.y)(repository);
    const ended = new AbortController();
    const download = async () => {
        const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(3489), __webpack_require__.e(6913), __webpack_require__.e(2779), __webpack_require__.e(2830), __webpack_require__.e(26), __webpack_require__.e(6118), __webpack_require__.e(2357)]).then(__webpack_require__.bind(__webpack_require__, 22357));
        const findBy = { token, workflowRunId: workflowRun, repositoryOwner: owner, repositoryName: repo };
        await new DefaultArtifactClient().downloadArtifact(id, { path, findBy });
    };
    const tooLate = async () => {
        await (0,promises_.setTimeout)(deadlineMs, undefined, { signal: AbortSignal.any([signal, ended.signal]) });
        throw new Error(`not finished after ${deadlineMs / 1000} s`);
    };
    try {
        await Promise.race([download(), tooLate()]);
        return path;
    }
    catch (thrown) {
        if (signal.aborted)
            throw signal.reason;
        throw new errors/* AgentExecError */.r("github-unavailable", `The files of the waiting run could not be downloaded: ${(0,errors/* messageOf */.bD)(thrown)}`, {
            nextStep: "Give the job `permissions: { actions: read }`, then run it again.",
            cause: thrown,
            isRetryable: true,
        });
    }
    finally {
        ended.abort();
    }
}

// EXTERNAL MODULE: ./lib/redaction/told.js
var told = __webpack_require__(74080);
;// CONCATENATED MODULE: ./lib/action/answered-run.js






/**
 * Fetches the run of this thread that waits, and answers it once. Its files may be a stranger's: the record is parsed like
 * that of any folder, and the hash of the code in it must be the one that the person approved.
 * @throws AgentExecError `task-invalid`, `settings-invalid` or `transcript-invalid`, and nothing ran; GitHubError.
 */
async function answerRun(answering) {
    const { request, trigger, settings, workflow, github, signal } = answering;
    const { repository } = trigger.target;
    const said = answerOf(request);
    const workflowRun = (0,external_node_path_.basename)(workflow.url);
    const waiting = await (0,commands_waiting/* waitingRun */.tM)({
        github,
        trigger,
        workflowRun,
        phrase: settings["trigger-phrase"],
        ...(said.says === "approve" && { sha256: said.sha256 }),
        signal,
    });
    const folder = await downloadArtifact({
        github,
        token: settings["github-token"] ?? "",
        repository,
        id: waiting.artifact,
        workflowRun: waiting.workflowRun,
        folderFor: (name) => (0,open_run/* createFolderFor */.S2)(name.replace(/^agent-exec-/, ""), settings.out),
        signal,
    });
    const { goesOn } = await (0,resumed_run.openAnsweredRun)(folder, said, { hasInput: true });
    try {
        // Fails if the files are incomplete. Nobody has the answer yet.
        if (goesOn !== null)
            (await (0,resumed_run.resumedCheckpoints)(goesOn)).leave();
        const { events } = goesOn ?? (await (0,open_run/* readRun */.cI)(folder));
        const words = `**Answered** with \`${request.name}\` by ${trigger.sender?.login ?? "a person"}: see the newest report.`;
        await (0,commands_waiting/* markAnswered */.NV)(waiting, { github, repository, workflowRun, words, signal });
        return { folder, events, goesOn };
    }
    catch (thrown) {
        await goesOn?.folder.close();
        throw thrown;
    }
}
function answerOf({ name, argument }) {
    switch (name) {
        case "approve":
            return { says: name, sha256: argument.replaceAll("`", "").toLowerCase() };
        case "feedback":
            return { says: name, text: (0,told/* withoutSecrets */.cT)(argument) };
        case "reject":
            return { says: name, why: "" };
    }
}


/***/ }),

/***/ 27934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ renderAgain),
/* harmony export */   S2: () => (/* binding */ createFolderFor),
/* harmony export */   cI: () => (/* binding */ readRun),
/* harmony export */   endTornRun: () => (/* binding */ endTornRun)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _files_safe_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9122);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9668);
/* harmony import */ var _run_state_apply_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68071);
/* harmony import */ var _run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5314);
/* harmony import */ var _process_system_clock_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50159);
/* harmony import */ var _reports_result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(64558);
/* harmony import */ var _reports_transcript_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3945);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(51579);










/** Reads an earlier run. Resolves with its events and with faults of the transcript. */
async function readRun(path) {
    const { folder, transcript } = await (0,_run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .openRunFolder */ .iN)(path);
    const { events, warnings } = (0,_reports_transcript_js__WEBPACK_IMPORTED_MODULE_8__/* .parseTranscript */ .K)(transcript);
    return { folder, events, warnings };
}
/**
 * Creates a folder for the files of a run that comes from elsewhere, by the run's name where nobody names one.
 * @throws AgentExecError `settings-invalid` if the named folder is not empty.
 */
async function createFolderFor(name, out) {
    const usual = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(await (0,_run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .defaultRunsFolder */ .U$)(process.cwd()), name.replaceAll(/[^\w-]/g, "-"));
    for (let count = 1;; count += 1) {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(out ?? (count === 1 ? usual : `${usual}-${count}`));
        await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .createFolder */ .vV)(folder);
        if ((await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__/* .namesIn */ .wX)(folder)).length === 0)
            return folder;
        if (out === undefined)
            continue;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", `The run's folder cannot be ${folder}: it is not empty.`, {
            nextStep: "Set `out` to a new folder. Nothing ran.",
        });
    }
}
/** Writes every file of an earlier run again. Resolves with its events and with faults of the transcript. */
async function renderAgain(path) {
    const run = await readRun(path);
    await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_9__/* .writeFiles */ .h)(run.folder, run.events);
    return run;
}
/**
 * Ends a run whose process was killed, or which cannot continue because of `error`. Adds the last events to the
 * transcript and writes every file. If the run had already ended, only writes the files again.
 */
async function endTornRun(path, error) {
    const { folder, transcript } = await (0,_run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .openRunFolder */ .iN)(path);
    const { events, nextSeq } = (0,_reports_transcript_js__WEBPACK_IMPORTED_MODULE_8__/* .parseTranscript */ .K)(transcript);
    const whole = events.at(-1)?.type === "run-ended" ? events : [...events, ...tornEnd(nextSeq, error)];
    const kept = transcript.slice(0, transcript.lastIndexOf("\n") + 1);
    const added = whole.slice(events.length).map((event) => `${JSON.stringify(event)}\n`);
    await folder.write("transcript.jsonl", kept + added.join(""));
    await folder.dropCheckpoint();
    await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_9__/* .writeFiles */ .h)(folder, whole);
    return { folder, events: whole, state: (0,_run_state_apply_js__WEBPACK_IMPORTED_MODULE_4__/* .fold */ .AU)(whole), result: (0,_reports_result_js__WEBPACK_IMPORTED_MODULE_7__/* .resultOf */ .Bg)(whole, folder.path) };
}
function tornEnd(seq, error) {
    const head = { v: 1, at: new Date(_process_system_clock_js__WEBPACK_IMPORTED_MODULE_6__/* .systemClock */ .m.now()).toISOString() };
    if (error !== undefined) {
        const { code, message, nextStep } = error;
        const why = { outcome: "infrastructure-error", reason: message, nextStep, code };
        return [
            { ...head, seq, type: "interrupted", by: "error", message, nextStep, code },
            { ...head, seq: seq + 1, type: "run-ended", ...why },
        ];
    }
    const message = "The run's process was stopped from outside before the run ended.";
    const nextStep = "Start the run again if you need its result. The transcript shows how far it got.";
    return [
        { ...head, seq, type: "interrupted", by: "signal", message },
        { ...head, seq: seq + 1, type: "run-ended", outcome: "cancelled", reason: message, nextStep },
    ];
}


/***/ })

};
