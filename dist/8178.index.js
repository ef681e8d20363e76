export const id = 8178;
export const ids = [8178,7934];
export const modules = {

/***/ 56216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   applyPatch: () => (/* binding */ applyPatch)
/* harmony export */ });
/* harmony import */ var _earlier_patch_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8766);
/* harmony import */ var _earlier_open_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27934);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _github_events_base_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34292);
/* harmony import */ var _github_events_commands_apply_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6560);
/* harmony import */ var _github_events_edited_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53734);
/* harmony import */ var _github_reporting_artifact_download_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29031);
/* harmony import */ var _markdown_defuse_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51153);
/* harmony import */ var _markdown_fence_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(42328);
/* harmony import */ var _redaction_told_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74080);
/* harmony import */ var _reports_result_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(64558);
/* harmony import */ var _reports_sections_pull_request_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9233);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(35638);
/* harmony import */ var _owner_files_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(50311);














/**
 * Opens the pull request of the newest run of this thread that passed, or updates it. Resolves with the answer, in
 * Markdown. @throws GitHubError if the comments cannot be read; on abort the signal's reason.
 */
async function applyPatch(asking) {
    const run = await (0,_github_events_commands_apply_js__WEBPACK_IMPORTED_MODULE_4__/* .runToApply */ .xI)(asking);
    if (run === null)
        return "### Nothing to apply\n\nNo run of this thread has left a patch. Ask for a change first, with `workspace: repo` in the workflow.";
    try {
        if (run.outcome !== "passed")
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("task-invalid", `The run did not pass. It ended as \`${run.outcome}\`.`, {
                nextStep: "Ask for the change again, or read the patch yourself.",
            });
        return await opened(run, asking);
    }
    catch (thrown) {
        if (asking.signal.aborted)
            throw asking.signal.reason;
        return failedWords((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .toAgentExecError */ .Mq)(thrown), (0,_github_events_commands_apply_js__WEBPACK_IMPORTED_MODULE_4__/* .byHandWords */ .IQ)(run));
    }
}
async function opened(run, asking) {
    const { trigger, workflow, github, signal } = asking;
    const { repository } = trigger.target;
    await (0,_github_events_edited_text_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseEditedText */ .b)(asking);
    const { settings } = await (0,_inputs_js__WEBPACK_IMPORTED_MODULE_11__/* .withConfig */ .N)(asking, (0,_owner_files_js__WEBPACK_IMPORTED_MODULE_12__/* .ownerFileReader */ .D)(asking, (0,_github_events_base_js__WEBPACK_IMPORTED_MODULE_3__/* .readBase */ .w)(workflow)));
    let name = "";
    const folder = await (0,_github_reporting_artifact_download_js__WEBPACK_IMPORTED_MODULE_6__/* .downloadArtifact */ .b)({
        github,
        repository,
        id: run.artifact,
        workflowRun: run.workflowRun,
        folderFor: (artifact) => {
            name = artifact;
            return (0,_earlier_open_run_js__WEBPACK_IMPORTED_MODULE_1__/* .createFolderFor */ .S2)(artifact.replace(/^agent-exec-/, ""), settings.out);
        },
        signal,
    });
    const patch = await (0,_earlier_patch_js__WEBPACK_IMPORTED_MODULE_0__/* .recordedPatch */ .B)(folder);
    refuseForeign(patch, { run, repository });
    const url = `${workflow.server}/${repository}/actions/runs/${run.workflowRun}`;
    const { createPullRequest } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(5725), __webpack_require__.e(9718), __webpack_require__.e(3487), __webpack_require__.e(4712)]).then(__webpack_require__.bind(__webpack_require__, 3487));
    const end = await createPullRequest({
        github,
        workflow: { ...workflow, url },
        settings,
        folder,
        artifact: { name, url: `${url}/artifacts/${run.artifact}` },
        isDraft: settings["create-pull-request"] === "draft",
        target: trigger.target,
        threadTitle: trigger.told?.title ?? null,
        signal,
    });
    return wordsOf(end, { run, isVerified: (0,_reports_result_js__WEBPACK_IMPORTED_MODULE_9__/* .resultOf */ .Bg)(patch.events).verified });
}
/** Anybody who can upload an artifact of the workflow's run can write its record. The report told the patch's hash. */
function refuseForeign({ events, outcome, sha256 }, { run, repository }) {
    const first = events[0];
    const isOurs = first?.type === "run-started" && first.job?.repository === repository;
    if (isOurs && outcome === "passed" && sha256 === run.sha256)
        return;
    const message = isOurs
        ? "The patch in the artifact is not the patch of the report."
        : "The artifact is from a run of another repository.";
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("record-differs", message, {
        nextStep: "Do not use the artifact. Ask for the change again.",
    });
}
function wordsOf(end, { run, isVerified }) {
    if (end.kind === "opened") {
        const done = end.isUpdated ? "Updated" : "Opened";
        return `### ${done} [pull request ${end.number}](${end.url})

It has the change of [this run](${run.comment.url}). ${(0,_reports_sections_pull_request_js__WEBPACK_IMPORTED_MODULE_10__/* .nextOfPullRequest */ .p)(end, { isVerified })}`;
    }
    const { why: message, nextStep } = end;
    return failedWords({ message, nextStep }, end.kind === "pushed"
        ? `Branch \`${end.branch}\` has the change: [open the pull request](${end.url}).`
        : `To apply the patch by hand, run this in a clone:\n\n${(0,_markdown_fence_js__WEBPACK_IMPORTED_MODULE_13__/* .fence */ .EU)(end.commands.join("\n"), "sh")}`);
}
function failedWords({ message, nextStep }, byHand) {
    const told = (0,_markdown_defuse_js__WEBPACK_IMPORTED_MODULE_7__/* .defuseMarkdown */ .s)((0,_redaction_told_js__WEBPACK_IMPORTED_MODULE_8__/* .toldOf */ .dc)(`${message.replace(/[^.!?]$/, "$&.")} ${nextStep}`));
    return `### No pull request\n\n${told}\n\n${byHand}`;
}


/***/ }),

/***/ 50311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ ownerFileReader)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** A pull request's author controls its checkout, so the owner's files are read from GitHub. */
function ownerFileReader({ github, workflow, signal }, base) {
    const { repository } = workflow;
    return async (path) => {
        if (base.kind === "commit")
            return github.fileAt({ repository, path, commit: base.commit, signal });
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", base.reason, {
            nextStep: "Set `instructions` and `config` to `none`.",
        });
    };
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


/***/ }),

/***/ 51579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ loadRendering),
  h: () => (/* binding */ writeFiles)
});

;// CONCATENATED MODULE: ./lib/reports/manifest.js
/** The manifest of these files; of two with the same path the later one counts. */
function manifestOf(files) {
    const byPath = new Map(files.map(({ path, bytes, sha256 }) => [path, { path, bytes, sha256 }]));
    return { files: [...byPath.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)) };
}

;// CONCATENATED MODULE: ./lib/earlier/run-files.js

const manifestName = "manifest.json";
/** Loaded late, because it is most of the code that a run needs. */
const loadRendering = () => Promise.all(/* import() */[__webpack_require__.e(5725), __webpack_require__.e(8269), __webpack_require__.e(3489), __webpack_require__.e(9718), __webpack_require__.e(4078), __webpack_require__.e(5595), __webpack_require__.e(5295)]).then(__webpack_require__.bind(__webpack_require__, 84055));
/** Writes every file of a run that is computed from its events, and at last the list of all files. */
async function writeFiles(folder, events) {
    const { renderFiles } = await loadRendering();
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
/** The longest comment at the end. */
const maxCommentBytes = 65_535;
/**
 * The files of a zip file, one after the other. The zip file may be hostile: what it says of its sizes is not believed,
 * and a link comes as a file. @throws Error if it is damaged or exceeds the bounds.
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
/** @param entry where the directory tells of the file */
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
        // Node.js takes no bound of 0.
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

/***/ 34292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ readBase)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12311);

/**
 * In these events, only people with write access choose GITHUB_SHA: the default branch's head or a pushed commit. In
 * others, such as `merge_group`, it may contain a stranger's code.
 */
const ownEvents = new Set([
    "issue_comment",
    "issues",
    "push",
    "repository_dispatch",
    "schedule",
    "workflow_dispatch",
    "workflow_run",
]);
const commitName = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/);
/**
 * Returns the commit whose files belong to the repository's owners, whatever is checked out: a pull request's base,
 * or for a comment the default branch's head. Pure; it trusts GitHub's payload.
 */
function readBase({ eventName, payload, sha }) {
    if (typeof payload === "object" && payload !== null && "pull_request" in payload) {
        const commit = pullRequest().safeParse(payload, { jitless: true }).data?.pull_request.base.sha;
        if (commit !== undefined)
            return { kind: "commit", commit, words: "the pull request's base" };
    }
    else if (ownEvents.has(eventName) && commitName.safeParse(sha).success) {
        return { kind: "commit", commit: sha, words: `the ${eventName} event's own` };
    }
    return {
        kind: "unknown",
        reason: `The ${eventName} event does not say which commit belongs to the repository.`,
    };
}
function pullRequest() {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ pull_request: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ base: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: commitName }) }) });
}


/***/ }),

/***/ 53734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ refuseEditedText),
/* harmony export */   c: () => (/* binding */ isSameText)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _api_api_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29767);


/**
 * Refuses a request whose text is another one by now: its author may want something else. The text of the event counts
 * for a comment, and for an issue that got a label.
 * @throws AgentExecError `task-invalid`; GitHubError if GitHub fails; on abort the signal's reason.
 */
async function refuseEditedText(options) {
    const { isLabeled, said } = options.trigger;
    if (isLabeled === true)
        await refuseEditedIssue(options);
    if (said !== undefined)
        await refuseEditedComment(options, said);
}
async function refuseEditedIssue({ github, trigger, signal }) {
    const { told, target } = trigger;
    if (told === null || target.number === null)
        return;
    const { repository, number } = target;
    const now = await github.issue({ repository, number, signal });
    if (now?.title === told.title && now.body === told.body)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("task-invalid", "The issue was edited after the label was added. Nothing ran.", {
        nextStep: "Read the issue again. Then remove the label and add it again.",
    });
}
async function refuseEditedComment({ github, trigger, signal }, said) {
    const { repository, subject, number } = trigger.target;
    if (subject === null || number === null || !("id" in subject))
        return;
    const now = await github.textOf({ repository, subject, number, signal }).catch((thrown) => {
        // The job may not read comments, and a run without a report may not need to.
        if (thrown instanceof _api_api_error_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_ && thrown.status === 403)
            return said;
        throw thrown;
    });
    if (now !== null && isSameText(now, said))
        return;
    const what = now === null ? "deleted" : "edited";
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("task-invalid", `The comment was ${what} before the run began. Nothing ran.`, {
        nextStep: now === null
            ? "Write a new comment. If you test with act, use the id of a comment that exists."
            : "Write a new comment: an edited one starts no run.",
    });
}
/** A browser sends other line ends than a program. */
function isSameText(one, other) {
    const [a, b] = [one, other].map((text) => text.replaceAll(/\r\n?/g, "\n"));
    return a === b;
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




/** 300 MiB: a run leaves at most 512 MiB, and text packs well. */
const maxBytes = 300 * 1024 ** 2;
/** 1 GiB: the transcript and the checkpoint hold some of it again. */
const unpacked = { maxBytes: 1024 ** 3, maxFiles: 50_000 };
/**
 * Downloads the folder of an earlier run. Everything in it may be a stranger's.
 * @returns the folder
 * @throws AgentExecError `task-invalid` if there is no such artifact, `record-differs` if no run left such a zip file;
 *   GitHubError. On abort: the signal's reason.
 */
async function downloadArtifact(options) {
    const { github, repository, id, workflowRun, folderFor, signal } = options;
    const kept = id === 0 ? null : await github.artifact({ repository, id, signal });
    if (kept === null || kept.isExpired || kept.workflowRun !== workflowRun || kept.bytes > maxBytes)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("task-invalid", "The files of the run are gone. Nothing ran.", {
            nextStep: "Ask for the task again. The workflow must upload artifacts: set `artifact` to `auto`.",
        });
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
            nextStep: "Do not trust the artifact. Ask for the task again.",
            cause,
        });
    }
    return folder;
}


/***/ }),

/***/ 42328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EU: () => (/* binding */ fence),
/* harmony export */   Q_: () => (/* binding */ longestRun),
/* harmony export */   SS: () => (/* binding */ codeSpan)
/* harmony export */ });
/**
 * Puts text into a code fence that it cannot close: the fence is longer than the text's longest run of backticks.
 * `info` keeps only characters of a language's name.
 */
function fence(text, info = "") {
    const marker = "`".repeat(Math.max(3, longestRun(text) + 1));
    const language = info.replace(/[^\w+#.-]/g, "").slice(0, 40);
    return `${marker}${language}\n${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${marker}`;
}
/** The longest run of backticks in a text. */
function longestRun(text) {
    let longest = 0;
    for (const [run] of text.matchAll(/`+/g))
        longest = Math.max(longest, run.length);
    return longest;
}
/**
 * One line of text as a code span that it cannot close; line ends become blanks. Empty text stays empty.
 *
 * Blanks at the ends stay, because file names may differ only in them. A parser removes one blank from each end if
 * both have one and there is more than blanks (CommonMark 0.31.2, 6.1), so such a line gets one more.
 */
function codeSpan(text) {
    const line = text.replace(/[\r\n]+/g, " ");
    if (line === "")
        return "";
    const marker = "`".repeat(longestRun(line) === 0 ? 1 : longestRun(line) + 1);
    const isStripped = line.startsWith(" ") && line.endsWith(" ") && /[^ ]/.test(line);
    const pad = line.startsWith("`") || line.endsWith("`") || isStripped ? " " : "";
    return `${marker}${pad}${line}${pad}${marker}`;
}


/***/ }),

/***/ 46529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ repositoryFolder)
/* harmony export */ });
/**
 * The folder of the repository that the setting `workspace` names, such as `repo` or `repo:sub/folder`. Null for a
 * workspace without a repository.
 */
function repositoryFolder(workspace) {
    if (workspace === "repo")
        return ".";
    return /^repo:(.+)$/s.exec(workspace)?.[1] ?? null;
}


/***/ })

};
