export const id = 927;
export const ids = [927,7934];
export const modules = {

/***/ 67253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ foundOnLines)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/github/api/limits.js
var limits = __webpack_require__(72382);
// EXTERNAL MODULE: ./lib/facts/execution.js
var execution = __webpack_require__(6257);
// EXTERNAL MODULE: ./lib/facts/patch-words.js
var patch_words = __webpack_require__(89713);
// EXTERNAL MODULE: ./node_modules/diff/libesm/patch/parse.js
var parse = __webpack_require__(73857);
;// CONCATENATED MODULE: ./lib/findings/moved-lines.js

/**
 * The number that a line had before a change; null if the change added it.
 * @param diff the file's part of a unified diff
 * @param line its number after the change, from 1
 */
function lineBefore(diff, line) {
    let shift = 0;
    for (const { oldStart, oldLines, newStart, newLines, lines } of (0,parse/* parsePatch */.i)(diff)[0]?.hunks ?? []) {
        if (line < newStart)
            break;
        if (line < newStart + newLines)
            return inHunk(lines, { before: oldStart, after: newStart }, line);
        shift = oldStart + oldLines - newStart - newLines;
    }
    return line + shift;
}
function inHunk(lines, { before, after }, line) {
    for (const sign of lines.map((each) => each[0])) {
        if (after === line && sign !== "-" && sign !== "\\")
            return sign === "+" ? null : before;
        if (sign === " " || sign === "-")
            before += 1;
        if (sign === " " || sign === "+")
            after += 1;
    }
    return null;
}

// EXTERNAL MODULE: ./lib/findings/read-findings.js + 8 modules
var read_findings = __webpack_require__(36439);
// EXTERNAL MODULE: ./lib/findings/repository-files.js
var repository_files = __webpack_require__(85358);
// EXTERNAL MODULE: ./lib/ports/workspace.js
var ports_workspace = __webpack_require__(46529);
// EXTERNAL MODULE: ./lib/run/state/apply.js
var apply = __webpack_require__(68071);
// EXTERNAL MODULE: ./lib/run/state/standing.js
var standing = __webpack_require__(19411);
;// CONCATENATED MODULE: ./lib/reports/findings.js








/** Null if no verification failed, or if the run had no commit. */
function failuresOf(events) {
    const state = (0,apply/* fold */.AU)(events);
    const failed = (0,standing/* decidingAttempt */.JF)(state)?.verifications.filter((each) => !(0,execution/* hasPassed */.Pc)(each)) ?? [];
    const { workspace, "workspace-path": root = "/workspace" } = state.run?.settings ?? {};
    const within = typeof workspace === "string" ? (0,ports_workspace/* repositoryFolder */.p)(workspace) : null;
    const { changes } = state.files ?? {};
    if (failed.length === 0 || within === null || changes?.base === undefined)
        return null;
    const folder = within === "." ? "" : within;
    const texts = failed.flatMap(({ stdout, stderr }) => [stdout.text, stderr.text]);
    const tests = failed.flatMap((each) => each.tests?.cases ?? []);
    const before = lineFinder(changes, folder);
    return {
        commit: changes.base,
        findings: (paths) => (0,read_findings/* readFindings */.R)(texts, (0,repository_files/* repositoryFiles */.g)({ paths, folder, root: root }), tests).flatMap((finding) => {
            const line = before(finding.path, finding.startLine);
            return line === null ? [] : [{ ...finding, startLine: line, endLine: line }];
        }),
    };
}
/** Finds the number that a line of a file had before the changes; null: none, or unknown. */
function lineFinder(changes, folder) {
    const inRepository = (path) => (folder === "" ? path : `${folder}/${path}`);
    const { files = [], added = 0, changed = 0, deleted = 0 } = changes.diff ?? {};
    const isAllNamed = files.length === added + changed + deleted;
    const touched = new Set(files.map(({ path }) => inRepository(path)));
    const diffs = new Map((0,patch_words/* patchParts */.VI)(changes)
        .filter(isWhole)
        .map(({ file, text }) => [inRepository(file.path), text]));
    return (path, line) => {
        const diff = diffs.get(path);
        if (diff !== undefined)
            return lineBefore(diff, line);
        return touched.has(path) || !isAllNamed ? null : line;
    };
}
/** The transcript holds only the beginning of a long patch. */
function isWhole({ file, text }) {
    const lines = text.slice(text.indexOf("\n@@")).split("\n");
    const beginWith = (sign) => lines.filter((line) => line.startsWith(sign)).length;
    return beginWith("+") === file.insertions && beginWith("-") === file.deletions;
}

// EXTERNAL MODULE: ./lib/action/log.js
var log = __webpack_require__(2988);
;// CONCATENATED MODULE: ./lib/action/found-on-lines.js




/** 20 s: the comment and the check run wait for it. */
const deadlineMs = 20_000;
/**
 * What the run's failed verifications report on lines of the event's commit, as many as one request takes. The run may
 * have worked on another commit, such as the pull request merged into its base: then only files count that are the same
 * in both. Never throws.
 */
async function foundOnLines(events, { github, target, signal }) {
    const failures = failuresOf(events);
    if (failures === null)
        return [];
    const bounded = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
    try {
        const read = (sha) => github.tree({ repository: target.repository, sha, isRecursive: true, signal: bounded });
        const here = await read(target.sha);
        const there = failures.commit === target.sha ? here : await read(failures.commit);
        const same = [...here].filter(([path, { sha }]) => there.get(path)?.sha === sha).map(([path]) => path);
        const findings = failures.findings(same);
        if (findings.length > limits/* limits */.F.annotations)
            (0,log/* logText */.kc)(`${findings.length - limits/* limits */.F.annotations} more findings are in the verification's output and not shown on lines`);
        return findings.slice(0, limits/* limits */.F.annotations);
    }
    catch (thrown) {
        (0,log/* logText */.kc)(`agent-exec could not show findings on the changed lines: ${(0,errors/* toAgentExecError */.Mq)(thrown).message}`);
        return [];
    }
}


/***/ }),

/***/ 87058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   report: () => (/* binding */ report)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _earlier_open_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27934);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _github_api_client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45178);
/* harmony import */ var _github_events_permissions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99465);
/* harmony import */ var _github_events_target_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58792);
/* harmony import */ var _github_reporting_artifact_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93261);
/* harmony import */ var _github_reporting_github_reports_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5518);
/* harmony import */ var _process_system_clock_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50159);
/* harmony import */ var _redaction_redact_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(75830);
/* harmony import */ var _reports_progress_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(16244);
/* harmony import */ var _reports_result_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(64558);
/* harmony import */ var _gate_lists_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(52947);
/* harmony import */ var _found_on_lines_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(67253);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(2988);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(17065);
/* harmony import */ var _read_event_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(1581);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(62287);
/* harmony import */ var _step_end_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(79958);



















/**
 * The action with `mode: report`: posts a run of an earlier job, whose artifact was downloaded to `out`, and opens its
 * pull request. It runs nothing and needs no model. A stranger may have written the folder, so only the event says where
 * the report goes. @throws AgentExecError if there is no run; GitHubError.
 */
async function report(inputs, step) {
    const { settings } = inputs;
    const { workflow, signal } = step;
    if (workflow.eventName === "workflow_run" && settings.out === undefined) {
        const { reportProof } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(2449), __webpack_require__.e(1260), __webpack_require__.e(1044), __webpack_require__.e(63), __webpack_require__.e(3068), __webpack_require__.e(896), __webpack_require__.e(5164), __webpack_require__.e(8744), __webpack_require__.e(445)]).then(__webpack_require__.bind(__webpack_require__, 445));
        return reportProof(inputs, step);
    }
    // Only the event's place and its sender matter here, so that any event passes.
    const trigger = await (0,_read_event_js__WEBPACK_IMPORTED_MODULE_15__/* .readEvent */ .j)(workflow, { ...settings, task: "report" });
    if (trigger.kind === "skip")
        return (0,_step_end_js__WEBPACK_IMPORTED_MODULE_17__/* .endBefore */ .rf)("skipped", trigger.reason, settings);
    const token = settings["github-token"] ?? "";
    const github = (0,_github_api_client_js__WEBPACK_IMPORTED_MODULE_3__/* .connectGitHub */ .U)({ token, apiUrl: workflow.apiUrl, log: _log_js__WEBPACK_IMPORTED_MODULE_13__/* .logText */ .kc });
    const gate = await (0,_github_events_permissions_js__WEBPACK_IMPORTED_MODULE_4__/* .passGate */ .l)({ access: github, trigger, lists: (0,_gate_lists_js__WEBPACK_IMPORTED_MODULE_18__/* .listsOf */ .f)(settings), signal });
    if (!gate.isAllowed)
        return (0,_step_end_js__WEBPACK_IMPORTED_MODULE_17__/* .endBefore */ .rf)("denied", gate.reason, settings);
    const { folder, events } = await savedRun(inputs, workflow);
    const target = await (0,_github_events_target_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveTarget */ .u1)(github, trigger.target, { signal });
    await publishSaved({ ...inputs, workflow, signal, github, trigger, target, folder, events });
}
/** Its texts are redacted once more, with the secrets of this job. */
async function savedRun({ settings, secrets }, workflow) {
    if (settings.out === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", "`mode: report` needs the folder of a run.", {
            nextStep: "Set `out` to the folder of the run's downloaded artifact.",
        });
    const { folder, events: saved, warnings } = await (0,_earlier_open_run_js__WEBPACK_IMPORTED_MODULE_1__/* .readRun */ .cI)(settings.out);
    for (const warning of warnings)
        (0,_log_js__WEBPACK_IMPORTED_MODULE_13__/* .logText */ .kc)(`agent-exec: ${warning}`);
    const events = (0,_redaction_redact_js__WEBPACK_IMPORTED_MODULE_9__/* .createRedactor */ .l)(Object.values(secrets)).deep(saved);
    const first = events[0];
    const job = first?.type === "run-started" ? first.job : undefined;
    if (job?.url === workflow.url && job.repository === workflow.repository)
        return { folder: folder.path, events };
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", `The run in ${folder.path} does not belong to this workflow run.`, { nextStep: "Report a run in a later job of the same workflow run, from the artifact of its job." });
}
async function publishSaved(saved) {
    const { settings, workflow, signal, github, trigger, target, folder, events } = saved;
    const handToPost = (0,_state_js__WEBPACK_IMPORTED_MODULE_16__/* .createHandToPost */ .N)();
    const reports = new _github_reporting_github_reports_js__WEBPACK_IMPORTED_MODULE_7__/* .GitHubReports */ .V({
        github,
        clock: _process_system_clock_js__WEBPACK_IMPORTED_MODULE_8__/* .systemClock */ .m,
        wanted: { comment: settings.comment, check: settings["check-run"] },
        target: checkedTarget(saved),
        step: workflow,
        matrix: settings.matrix,
        render: (all) => (0,_reports_progress_js__WEBPACK_IMPORTED_MODULE_10__/* .renderProgress */ .E)(all, { runUrl: workflow.url }),
        signal,
        onProblem: _log_js__WEBPACK_IMPORTED_MODULE_13__/* .warnOf */ .c$,
        onState: handToPost,
    });
    handToPost({ runFolder: folder, ...reports.state });
    const { runId } = (0,_reports_result_js__WEBPACK_IMPORTED_MODULE_11__/* .resultOf */ .Bg)(events);
    const name = (0,_github_reporting_artifact_js__WEBPACK_IMPORTED_MODULE_6__/* .artifactName */ .Cs)([/^[\w.-]{1,100}$/.test(runId) ? runId : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(folder)]);
    const artifact = { id: 0, name, url: `${workflow.url}#artifacts`, digest: null, leftOut: [] };
    await (0,_publish_js__WEBPACK_IMPORTED_MODULE_14__/* .publish */ .mk)({
        settings,
        workflow,
        events,
        folder,
        published: { ..._publish_js__WEBPACK_IMPORTED_MODULE_14__/* .nothingPublished */ .SI, artifact },
        keep: (published) => handToPost({ published }),
        findings: () => (0,_found_on_lines_js__WEBPACK_IMPORTED_MODULE_12__/* .foundOnLines */ .T)(events, saved),
        openPull: async () => {
            const { createPullRequest } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(1044), __webpack_require__.e(8766), __webpack_require__.e(3487), __webpack_require__.e(4367)]).then(__webpack_require__.bind(__webpack_require__, 3487));
            const isDraft = settings["create-pull-request"] === "draft";
            const threadTitle = trigger.told?.title ?? null;
            return createPullRequest({ ...saved, artifact, target, isDraft, threadTitle });
        },
        suggest: async (reportUrl) => {
            const { suggestChange } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(2449), __webpack_require__.e(1044), __webpack_require__.e(63), __webpack_require__.e(3068), __webpack_require__.e(896), __webpack_require__.e(8766), __webpack_require__.e(1480)]).then(__webpack_require__.bind(__webpack_require__, 18501));
            return suggestChange({ ...saved, folder, events, target }, reportUrl);
        },
        conclude: (report) => reports.conclude(report),
    });
    handToPost({ ...reports.state, isFinished: !reports.mayComeLater });
}
/** A check run claims that its commit was tested, so it needs a run that worked on this commit. */
function checkedTarget({ target, events, settings }) {
    const base = (0,_reports_result_js__WEBPACK_IMPORTED_MODULE_11__/* .resultOf */ .Bg)(events).patch?.base ?? null;
    if (!target.isPullRequest || base === null || base === target.sha)
        return target;
    if (settings["check-run"] !== "never")
        (0,_log_js__WEBPACK_IMPORTED_MODULE_13__/* .warnOf */ .c$)({
            message: `Cannot create a check run: the run worked on ${base}, but the pull request's newest commit is ${target.sha}.`,
            nextStep: "Check out the pull request's newest commit before the run, or set `check-run: never`.",
        });
    return { ...target, sha: null };
}


/***/ }),

/***/ 62287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ createHandToPost),
/* harmony export */   x: () => (/* binding */ stateFromMain)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33838);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17065);


const stateName = "agent-exec";
function createHandToPost() {
    const posts = { comment: null, check: null };
    let state = { runFolder: "", isFinished: false, ...posts, published: _publish_js__WEBPACK_IMPORTED_MODULE_1__/* .nothingPublished */ .SI };
    return (change) => {
        state = { ...state, ...change };
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .saveState */ .LZ)(stateName, JSON.stringify(state));
    };
}
/** The state from main; null if main saved none. */
function stateFromMain() {
    const saved = (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu)(stateName);
    return saved === "" ? null : JSON.parse(saved);
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

/***/ 16244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ renderProgress)
/* harmony export */ });
/* harmony import */ var _run_state_apply_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68071);
/* harmony import */ var _run_state_standing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19411);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(96065);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51196);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91134);
/* harmony import */ var _print_forged_markers_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(14464);
/* harmony import */ var _print_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47809);
/* harmony import */ var _sections_attempts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6634);
/* harmony import */ var _sections_warnings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2899);
/* harmony import */ var _report_of_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(23045);
/* harmony import */ var _titles_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73880);











/** So many of the latest attempts are told. */
const toldAttempts = 8;
/** Where a run stands, from its events so far: what happens now, how the attempts went that are over, the last decision. */
function renderProgress(events, { runUrl }) {
    const state = (0,_run_state_apply_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(events);
    const { attempts, runId, sandbox, unit } = (0,_report_of_js__WEBPACK_IMPORTED_MODULE_7__/* .reportOf */ .E)(events);
    const { title, isAsking } = stageOf(state);
    const over = attempts.filter(({ standing }) => standing !== "executing" && standing !== "verifying");
    const before = Math.max(0, over.length - toldAttempts);
    const decided = state.attempts.findLast(({ decision }) => decision !== null)?.decision ?? null;
    const blocks = [
        ...(0,_sections_warnings_js__WEBPACK_IMPORTED_MODULE_6__/* .asWarnings */ .EX)((0,_sections_warnings_js__WEBPACK_IMPORTED_MODULE_6__/* .brokenLimits */ .Mh)(sandbox)),
        ...(isAsking ? [(0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraph */ .FY)(`The model is asked since ${timeOf(state.lastAt)}.`, "dim")] : []),
        ...(before === 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraph */ .FY)((0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(`earlier ${unit}`, before), "dim")]),
        ...over.slice(-toldAttempts).map((attempt) => (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .folded */ .TM)((0,_sections_attempts_js__WEBPACK_IMPORTED_MODULE_5__/* .attemptLine */ .O_)(attempt), [])),
        ...(decided === null ? [] : [(0,_sections_attempts_js__WEBPACK_IMPORTED_MODULE_5__/* .decisionOf */ .uv)({ ...decided, reason: (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_9__/* .truncateEnd */ .S)(decided.reason, 1_000) })]),
        (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraph */ .FY)("The result will appear here. GitHub sends no e-mail about it."),
        (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraph */ .FY)([(0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)("Log", runUrl), " ", (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .dim */ .r3)(`run ${runId}`)]),
    ];
    const markdown = (0,_print_forged_markers_js__WEBPACK_IMPORTED_MODULE_10__/* .withoutForgedMarkers */ .J)(`### ⏳ ${title}\n\n${(0,_print_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .markdownOf */ .RQ)(blocks)}\n`);
    return { title, markdown };
}
function stageOf(state) {
    const attempt = state.attempts.at(-1);
    if (state.end !== null)
        return busy("Finishing");
    if (state.interruption !== null)
        return busy("Stopping");
    if (state.awaiting !== null)
        return busy("Waiting for an approval");
    if (state.failure !== null)
        return busy("Recovering from a failure that is not the code's fault");
    if (state.run === null)
        return busy("Starting");
    if (attempt === undefined)
        return asking(waitingFor(1, state.run.policy), state.run.policy);
    return stageOfAttempt(attempt, state.run.policy);
}
function waitingFor(number, policy) {
    return `${(0,_titles_js__WEBPACK_IMPORTED_MODULE_8__/* .headingOf */ .Wm)({ unit: (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_1__/* .unitOf */ .uF)(policy), number })}: waiting for the model's code`;
}
function busy(title) {
    return { title, isAsking: false };
}
function asking(title, { hasWriter }) {
    return { title, isAsking: hasWriter };
}
/** `05:44:01 UTC`, of an event's own time. */
function timeOf(at) {
    return `${at?.slice(11, 19) ?? "the start"} UTC`;
}
function stageOfAttempt(attempt, policy) {
    const { number, reply, verifications, decision } = attempt;
    const heading = (0,_titles_js__WEBPACK_IMPORTED_MODULE_8__/* .headingOf */ .Wm)({ unit: (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_1__/* .unitOf */ .uF)(policy), number });
    switch ((0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_1__/* .standingOf */ .YP)(attempt, policy)) {
        case "executing":
            return busy(`${heading}: running block ${(0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_1__/* .blockInTurn */ .Ue)(attempt, policy) + 1} of ${reply.blocks.length}`);
        case "verifying":
            return busy(`${heading}: verification ${verifications.length + 1} of ${policy.verify.length}`);
        case "unapproved":
        case "step":
            return asking(waitingFor(number + 1, policy), policy);
        case "failed":
        case "unusable":
            if (decision === null) {
                const what = policy.decision === "combined" ? "decision, and its correction" : "decision";
                return asking(`${heading} failed: waiting for the model's ${what}`, policy);
            }
            return decision.retry ? asking(waitingFor(number + 1, policy), policy) : busy("Saving the files");
        case "passed":
        case "answer":
            return busy("Saving the files");
    }
}


/***/ })

};
