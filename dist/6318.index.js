export const id = 6318;
export const ids = [6318,1633];
export const modules = {

/***/ 93492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ ownerFileReader)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** Reads the owner's files from GitHub, because a pull request's author controls the checkout. */
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

/***/ 71882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ acknowledged)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
;// CONCATENATED MODULE: ./lib/github/reporting/reaction.js
/**
 * Adds 👀 to the comment, issue or pull request that asked for the run. So its author sees at once that somebody noticed
 * the request. Does nothing if the event has no such place. A second call changes nothing.
 * @throws GitHubError if GitHub refuses; the run should continue anyway. If the signal aborts, the error is the
 * signal's reason.
 */
async function acknowledge({ github, target, signal }) {
    const { repository, subject } = target;
    if (subject === null || subject.kind === "review" || subject.kind === "workflow-run")
        return;
    await github.react({ repository, subject, content: "eyes", signal });
}

// EXTERNAL MODULE: ./lib/action/runner/log.js
var log = __webpack_require__(72635);
;// CONCATENATED MODULE: ./lib/action/request/acknowledged.js



/**
 * Reacts to the comment or issue that asked. If this job posts nothing, it does not react, because the job usually
 * lacks the permission to write. Never throws.
 */
async function acknowledged({ github, settings, target, signal }) {
    if (settings.comment === "never" && settings["check-run"] === "never")
        return;
    try {
        await acknowledge({ github, target, signal });
    }
    catch (thrown) {
        if (!signal.aborted)
            (0,log/* warnOf */.c$)((0,errors/* toAgentExecError */.Mq)(thrown));
    }
}


/***/ }),

/***/ 5702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dq: () => (/* binding */ askedDocuments),
/* harmony export */   TI: () => (/* binding */ settingsForDocuments),
/* harmony export */   r9: () => (/* binding */ readDocuments)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _files_named_documents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71633);
/* harmony import */ var _process_named_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91219);




/** Reads documents. It follows no link, because a stranger's branch may contain links to files of the runner. */
async function readDocuments(names, { variable, folder, origin, nextStep }) {
    const paths = await (0,_files_named_documents_js__WEBPACK_IMPORTED_MODULE_2__.namedDocuments)(names, folder);
    return Promise.all(paths.map(async (path) => {
        const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path) ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(process.cwd(), path) : path;
        const file = { maxBytes: _process_named_file_js__WEBPACK_IMPORTED_MODULE_3__/* .maxDocumentBytes */ .VR, variable, ...(folder !== undefined && { folder }) };
        try {
            return { name, text: await (0,_process_named_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readInJob */ .rZ)(path, file) };
        }
        catch (cause) {
            const message = `${origin}: ${name} cannot be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(cause)}`;
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", message, { nextStep, cause });
        }
    }));
}
/** Where most repositories have their documents, as globs. */
const usual = ["README.{md,markdown}", "docs/**/*.md"];
/** The largest number of documents. More would take too long for somebody who waits for a comment. */
const maxDocuments = 100;
/** The documents that a comment with `exec` asks for. @throws AgentExecError `settings-invalid` if there are none. */
async function askedDocuments({ argument }, { folder, variable }) {
    const options = { variable, folder, origin: "exec", nextStep: "List Markdown files of this repository." };
    const names = argument === "" ? await usualIn(folder) : argument.split(/\s+/);
    const documents = names.length === 0 ? [] : await readDocuments(names, options);
    if (documents.length > 0 && documents.length <= maxDocuments)
        return documents;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", documents.length === 0
        ? "This repository has no `README.md` and no Markdown file in `docs/`."
        : `\`exec\` runs at most ${maxDocuments} documents, but found ${documents.length}.`, { nextStep: "List the files that you mean: `exec FILE.md`." });
}
/** Usually a glob without a file is an error, but not here. */
async function usualIn(folder) {
    const found = usual.map((glob) => (0,_files_named_documents_js__WEBPACK_IMPORTED_MODULE_2__.namedDocuments)([glob], folder).catch(() => []));
    return (await Promise.all(found)).flat();
}
/**
 * Changes the workflow's settings for documents: no model, no verification and no pull request. Nobody is asked for an
 * approval, because a person with write access asked for exactly this code.
 */
function settingsForDocuments(settings) {
    const { "identity-provider-id": _identity, "reviewer-model": _reviewer, "result-schema": _schema, "system-prompt": _prompt, continue: _continue, script: _script, ...kept } = settings;
    return {
        ...kept,
        workspace: "repo",
        "keep-going": true,
        verify: [],
        audit: "off",
        instructions: [],
        approval: "never",
        "create-pull-request": "never",
    };
}


/***/ }),

/***/ 48016:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ foundOnLines)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/github/api/limits.js
var limits = __webpack_require__(72382);
// EXTERNAL MODULE: ./lib/reports/github/document-findings.js
var document_findings = __webpack_require__(9749);
// EXTERNAL MODULE: ./lib/facts/execution.js
var execution = __webpack_require__(6257);
// EXTERNAL MODULE: ./lib/facts/patch-words.js
var patch_words = __webpack_require__(89713);
// EXTERNAL MODULE: ./node_modules/diff/libesm/patch/parse.js
var parse = __webpack_require__(73857);
;// CONCATENATED MODULE: ./lib/findings/moved-lines.js

/**
 * Finds the number that a line had before a change. Null if the change added the line.
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
;// CONCATENATED MODULE: ./lib/reports/github/findings.js








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
/**
 * Returns a function that finds a line's number before the changes. It returns null if the line is new, or if its
 * number is unknown.
 */
function lineFinder(changes, folder) {
    const inRepository = (path) => (folder === "" ? path : `${folder}/${path}`);
    const { files = [] } = changes.diff ?? {};
    const isAllNamed = files.length === (0,patch_words/* filesIn */.nG)(changes.diff);
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
/** Whether the transcript has the file's whole part of the patch. It contains only the beginning of a long patch. */
function isWhole({ file, text }) {
    const lines = text.slice(text.indexOf("\n@@")).split("\n");
    const beginWith = (sign) => lines.filter((line) => line.startsWith(sign)).length;
    return beginWith("+") === file.insertions && beginWith("-") === file.deletions;
}

// EXTERNAL MODULE: ./lib/action/runner/log.js
var log = __webpack_require__(72635);
;// CONCATENATED MODULE: ./lib/action/results/found-on-lines.js





/** The comment and the check run wait at most this long for the findings. */
const deadlineMs = 20_000;
/**
 * The failed blocks of documents, or the findings of the run's failed verifications, on lines of the event's commit.
 * There are as many as fit into one request. The run may have worked on another commit, such as the pull request merged
 * into its base. In that case only files that are the same in both count. Never throws.
 */
async function foundOnLines(events, { github, target, signal }) {
    const failures = failuresOf(events);
    // Documents are those of the event's commit. They have no verifications.
    if (failures === null)
        return (0,document_findings/* documentFindings */.q)(events);
    const bounded = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
    try {
        const read = (sha) => github.tree({ repository: target.repository, sha, isRecursive: true, signal: bounded });
        const here = await read(target.sha);
        const there = failures.commit === target.sha ? here : await read(failures.commit);
        const same = [...here].filter(([path, { sha }]) => there.get(path)?.sha === sha).map(([path]) => path);
        const findings = failures.findings(same);
        if (findings.length > limits/* limits */.F.annotations)
            (0,log/* logText */.kc)(`agent-exec does not show ${findings.length - limits/* limits */.F.annotations} more findings on lines; the verification's output contains all findings`);
        return findings.slice(0, limits/* limits */.F.annotations);
    }
    catch (thrown) {
        (0,log/* logText */.kc)(`agent-exec could not show findings on the changed lines: ${(0,errors/* toAgentExecError */.Mq)(thrown).message}`);
        return [];
    }
}


/***/ }),

/***/ 70980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ reportsOf)
});

// EXTERNAL MODULE: ./lib/github/reporting/github-reports.js + 1 modules
var github_reports = __webpack_require__(5518);
// EXTERNAL MODULE: ./lib/process/system-clock.js
var system_clock = __webpack_require__(50159);
// EXTERNAL MODULE: ./lib/run/state/apply.js
var apply = __webpack_require__(68071);
// EXTERNAL MODULE: ./lib/run/state/standing.js
var standing = __webpack_require__(19411);
// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/reports/document.js
var reports_document = __webpack_require__(91134);
// EXTERNAL MODULE: ./lib/reports/print/forged-markers.js
var forged_markers = __webpack_require__(14464);
// EXTERNAL MODULE: ./lib/reports/print/markdown-blocks.js
var markdown_blocks = __webpack_require__(47809);
// EXTERNAL MODULE: ./lib/reports/sections/attempts.js + 1 modules
var sections_attempts = __webpack_require__(5144);
// EXTERNAL MODULE: ./lib/reports/sections/warnings.js
var warnings = __webpack_require__(2899);
// EXTERNAL MODULE: ./lib/reports/report-of.js + 1 modules
var report_of = __webpack_require__(23045);
// EXTERNAL MODULE: ./lib/reports/titles.js
var titles = __webpack_require__(73880);
;// CONCATENATED MODULE: ./lib/reports/github/progress.js











/** How many of the latest attempts to show. */
const toldAttempts = 8;
/**
 * A run's progress, computed from its events so far: the current activity, the earlier attempts, and the last decision.
 */
function renderProgress(events, { runUrl }) {
    const state = (0,apply/* fold */.AU)(events);
    const { attempts, runId, sandbox, unit } = (0,report_of/* reportOf */.E)(events);
    const { title, isAsking } = stageOf(state);
    const over = attempts.filter(({ standing }) => standing !== "executing" && standing !== "verifying");
    const before = Math.max(0, over.length - toldAttempts);
    const decided = state.attempts.findLast(({ decision }) => decision !== null)?.decision ?? null;
    const blocks = [
        ...(0,warnings/* asWarnings */.EX)((0,warnings/* brokenLimits */.Mh)(sandbox)),
        ...(isAsking
            ? [(0,reports_document/* paragraph */.FY)(`agent-exec asked the model at ${timeOf(state.lastAt)} and waits for the answer.`, "dim")]
            : []),
        ...(before === 0 ? [] : [(0,reports_document/* paragraph */.FY)((0,format/* count */.U9)(`earlier ${unit}`, before), "dim")]),
        ...over.slice(-toldAttempts).map((attempt) => (0,reports_document/* folded */.TM)((0,sections_attempts/* attemptLine */.O_)(attempt), [])),
        ...(decided === null ? [] : [(0,sections_attempts/* decisionOf */.uv)({ ...decided, reason: (0,truncate/* truncateEnd */.S)(decided.reason, 1_000) })]),
        (0,reports_document/* paragraph */.FY)("The result will replace this text."),
        (0,reports_document/* paragraph */.FY)([(0,reports_document/* link */.nf)("Log", runUrl), " ", (0,reports_document/* dim */.r3)(`run ${runId}`)]),
    ];
    const markdown = (0,forged_markers/* withoutForgedMarkers */.J)(`### ⏳ ${title}\n\n${(0,markdown_blocks/* markdownOf */.RQ)(blocks)}\n`);
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
    return `${(0,titles/* headingOf */.Wm)({ unit: (0,standing/* unitOf */.uF)(policy), number })}: waiting for the model's code`;
}
function busy(title) {
    return { title, isAsking: false };
}
function asking(title, { hasWriter }) {
    return { title, isAsking: hasWriter };
}
/** The time of an event, such as `05:44:01 UTC`. */
function timeOf(at) {
    return `${at?.slice(11, 19) ?? "the start"} UTC`;
}
function stageOfAttempt(attempt, policy) {
    const { number, reply, verifications, decision } = attempt;
    const heading = (0,titles/* headingOf */.Wm)({ unit: (0,standing/* unitOf */.uF)(policy), number });
    switch ((0,standing/* standingOf */.YP)(attempt, policy)) {
        case "executing":
            return busy(`${heading}: running block ${(0,standing/* blockInTurn */.Ue)(attempt, policy) + 1} of ${reply.blocks.length}`);
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

// EXTERNAL MODULE: ./lib/action/runner/log.js
var log = __webpack_require__(72635);
;// CONCATENATED MODULE: ./lib/action/results/reports-of.js




/** The comment and the check run of a run, as far as they are wanted. */
function reportsOf(reporting, target, onState) {
    const { settings, workflow, github, clock = system_clock/* systemClock */.m, signal } = reporting;
    return new github_reports/* GitHubReports */.V({
        github,
        clock,
        wanted: { comment: settings.comment, check: settings["check-run"] },
        target,
        step: workflow,
        matrix: settings.matrix,
        render: (events) => renderProgress(events, { runUrl: workflow.url }),
        signal,
        onProblem: log/* warnOf */.c$,
        onState,
    });
}


/***/ }),

/***/ 95246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ createHandToPost),
/* harmony export */   x: () => (/* binding */ stateFromMain)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33838);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65440);


const stateName = "agent-exec";
function createHandToPost() {
    const posts = { comment: null, check: null };
    let state = { runFolder: "", isFinished: false, ...posts, published: _publish_js__WEBPACK_IMPORTED_MODULE_1__/* .nothingPublished */ .SI };
    return (change) => {
        state = { ...state, ...change };
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .saveState */ .LZ)(stateName, JSON.stringify(state));
    };
}
/** The state that main saved. Null if there is none. */
function stateFromMain() {
    const saved = (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu)(stateName);
    return saved === "" ? null : JSON.parse(saved);
}


/***/ }),

/***/ 12909:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAllowed: () => (/* binding */ runAllowed)
});

// EXTERNAL MODULE: ./lib/compose/executor.js
var executor = __webpack_require__(20063);
// EXTERNAL MODULE: ./lib/compose/run.js + 1 modules
var compose_run = __webpack_require__(12229);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/github/events/commands/read-request.js
var read_request = __webpack_require__(20250);
// EXTERNAL MODULE: ./lib/github/events/base.js
var events_base = __webpack_require__(34292);
// EXTERNAL MODULE: ./lib/github/events/cache-owner.js
var cache_owner = __webpack_require__(81149);
// EXTERNAL MODULE: ./lib/github/events/failed-run.js
var failed_run = __webpack_require__(9352);
// EXTERNAL MODULE: ./lib/github/events/edited-text.js
var edited_text = __webpack_require__(53734);
// EXTERNAL MODULE: ./lib/github/events/target.js
var events_target = __webpack_require__(58792);
// EXTERNAL MODULE: ./lib/workspace/git/git.js
var git = __webpack_require__(16114);
// EXTERNAL MODULE: ./lib/process/system-clock.js
var system_clock = __webpack_require__(50159);
// EXTERNAL MODULE: ./lib/facts/outcomes.js
var outcomes = __webpack_require__(83518);
// EXTERNAL MODULE: ./lib/ports/workspace.js
var workspace = __webpack_require__(46529);
// EXTERNAL MODULE: ./lib/action/request/acknowledged.js + 1 modules
var acknowledged = __webpack_require__(71882);
// EXTERNAL MODULE: ./lib/github/reporting/marker.js
var marker = __webpack_require__(70418);
// EXTERNAL MODULE: ./lib/github/events/permissions.js + 1 modules
var permissions = __webpack_require__(99465);
// EXTERNAL MODULE: ./lib/github/events/phrase.js
var events_phrase = __webpack_require__(67724);
;// CONCATENATED MODULE: ./lib/github/events/commands/retry.js





/**
 * The task that `retry` repeats. It comes from the newest earlier comment of this thread that asked for a task, if its
 * author may start runs.
 * @throws AgentExecError `task-invalid` if there is none; GitHubError. If the signal aborts, the error is the signal's
 * reason.
 */
async function taskToRetry({ github, trigger, phrase, signal }) {
    const { told, target } = trigger;
    const { repository } = target;
    const comments = await github.newestComments({
        repository,
        number: target.number ?? 0,
        total: told?.comments ?? 0,
        signal,
    });
    const until = Date.parse(told?.at ?? "");
    // If a comment was edited since, it may ask for something else. Review comments have a separate count of ids.
    const earlier = comments.filter(({ id, body, updatedAt }) => id !== told?.commentId && !(Date.parse(updatedAt) > until) && !body.startsWith(marker/* markerPrefix */.X4));
    for (const { author, body, url } of earlier.toReversed()) {
        if (author === null)
            continue;
        const text = await (0,events_phrase/* textAfterPhrase */.d)(body, phrase);
        const request = (0,read_request/* readRequest */["in"])(text ?? "");
        if (request.kind !== "task")
            continue;
        const task = { text: request.text, source: { kind: "comment", url }, author: author.login };
        if (await (0,permissions/* mayWrite */.J)(github, author, { repository, signal }))
            return { task, options: request.options };
    }
    throw new errors/* AgentExecError */.r("task-invalid", "There is no earlier request to retry.", {
        nextStep: `Write the task: \`${phrase} TASK\`.`,
    });
}

// EXTERNAL MODULE: ./lib/process/named-file.js
var named_file = __webpack_require__(91219);
// EXTERNAL MODULE: ./lib/settings/task.js
var settings_task = __webpack_require__(21144);
;// CONCATENATED MODULE: ./lib/action/request/asked-task.js





/** The task of an allowed event. @throws AgentExecError `task-invalid`; GitHubError. */
async function askedTask(allowed) {
    const { environment } = allowed;
    const { task, options } = await requested(allowed);
    const { text, source, author } = task;
    if (text !== null || source.kind !== "file")
        return { task: (0,settings_task/* taskOf */.X)(text ?? "", source, author), options };
    return { task: (0,settings_task/* taskOf */.X)(await readTaskFile(source.path, environment.variable), source, author), options };
}
async function requested(allowed) {
    const { request, trigger, settings } = allowed;
    if ((0,read_request/* isOfDocuments */.ih)(request)) {
        const { argument, options } = request;
        const text = `Run the code blocks of ${argument === "" ? "README.md and docs/" : argument}.`;
        return { task: { ...trigger.task, text }, options };
    }
    if (request.kind === "task")
        return { task: { ...trigger.task, text: trigger.task.text && request.text }, options: request.options };
    const earlier = await taskToRetry({ ...allowed, phrase: settings["trigger-phrase"] });
    return { task: earlier.task, options: { ...earlier.options, ...request.options } };
}
async function readTaskFile(path, variable) {
    try {
        return await (0,named_file/* readInJob */.rZ)(path, { maxBytes: settings_task/* maxTaskBytes */.L, variable });
    }
    catch (cause) {
        throw new errors/* AgentExecError */.r("task-invalid", `task-file: ${path} cannot be read: ${cause.message}`, {
            nextStep: "Choose a regular file (not a link) of at most 1 MiB. Files of the repository exist only after actions/checkout.",
            cause,
        });
    }
}

// EXTERNAL MODULE: ./lib/rows/policy-rows.js + 1 modules
var policy_rows = __webpack_require__(67349);
;// CONCATENATED MODULE: ./lib/action/request/asked-options.js


/**
 * Applies the comment's options to the settings, within the workflow's limits.
 * @throws AgentExecError `task-invalid`.
 */
function withOptions(settings, { model, maxTurns }) {
    return { ...settings, ...modelOf(settings, model), ...turnsOf(settings, maxTurns) };
}
function modelOf(settings, name) {
    if (name === undefined || name === settings.model)
        return {};
    const allowed = settings["allow-models"];
    const found = allowed.find((each) => each.name === name);
    if (found === undefined) {
        const names = allowed.map((each) => `\`${each.name}\``).join(", ");
        throw new errors/* AgentExecError */.r("task-invalid", "This workflow does not allow the model that you chose.", {
            nextStep: names === ""
                ? "Leave out `--model`. To let people choose a model, list the models in the workflow's setting `allow-models`."
                : `Choose one of ${names}.`,
        });
    }
    const { prices } = found;
    return {
        model: name,
        ...(prices !== undefined && { "price-input": prices.input, "price-output": prices.output }),
    };
}
function turnsOf(settings, turns) {
    if (turns === undefined)
        return {};
    const most = settings["max-turns"] ?? policy_rows/* defaultTurns */.a5[(0,policy_rows/* untilOf */.g)(settings)];
    if (turns <= most)
        return { "max-turns": turns };
    throw new errors/* AgentExecError */.r("task-invalid", `\`--max-turns ${turns}\` is more than this workflow allows.`, {
        nextStep: `Choose at most ${most}, or raise \`max-turns\` in the workflow.`,
    });
}

// EXTERNAL MODULE: ./lib/action/request/documents.js
var request_documents = __webpack_require__(5702);
;// CONCATENATED MODULE: ./lib/action/request/event-context.js


/**
 * The part of the event that the model gets. Null if there is none. The code for it is loaded only if there is an issue
 * or a pull request.
 */
async function contextOf(shown) {
    const { settings, github, trigger, target, task, signal } = shown;
    const { told, failedRun = null, said = null } = trigger;
    if (settings["event-context"] === "none" || (told === null && failedRun === null))
        return null;
    const [{ readEventContext }, { noImages, readEventImages, withImages }] = await Promise.all([
        __webpack_require__.e(/* import() */ 4013).then(__webpack_require__.bind(__webpack_require__, 94013)),
        Promise.all(/* import() */[__webpack_require__.e(2449), __webpack_require__.e(6594)]).then(__webpack_require__.bind(__webpack_require__, 66594)),
    ]);
    const holding = await holdingOf(shown);
    const [context, images] = await Promise.all([
        readEventContext({
            github,
            target,
            task,
            told,
            asker: trigger.author?.login ?? null,
            failedRun,
            holding,
            authors: settings["context-authors"],
            maxTokens: settings["event-context-tokens"],
            signal,
        }),
        settings.vision ? readEventImages({ github, target, told, said, signal }) : noImages,
    ]);
    return {
        context: withImages(context, images),
        contextImages: images.shown.map(({ content }) => content),
    };
}
async function holdingOf({ settings, target, isFetched }) {
    if (isFetched)
        return "event";
    const folder = (0,workspace/* repositoryFolder */.p)(settings.workspace);
    if (folder === null)
        return settings.workspace === "empty" ? "nothing" : "folder";
    return (await (0,git/* checkedOutCommits */.Cm)(folder)).includes(target.sha) ? "event" : "other";
}

// EXTERNAL MODULE: ./lib/action/fetch/fetched-repository.js + 4 modules
var fetched_repository = __webpack_require__(12610);
// EXTERNAL MODULE: ./lib/action/results/final-report.js
var final_report = __webpack_require__(13690);
// EXTERNAL MODULE: ./lib/action/runner/inputs.js
var inputs = __webpack_require__(53760);
// EXTERNAL MODULE: ./lib/action/runner/id-token.js
var id_token = __webpack_require__(89100);
// EXTERNAL MODULE: ./lib/action/results/found-on-lines.js + 2 modules
var found_on_lines = __webpack_require__(48016);
// EXTERNAL MODULE: ./lib/action/runner/log.js
var log = __webpack_require__(72635);
// EXTERNAL MODULE: ./lib/action/runner/log-reporter.js
var log_reporter = __webpack_require__(29841);
// EXTERNAL MODULE: ./lib/action/results/publish.js
var publish = __webpack_require__(65440);
// EXTERNAL MODULE: ./lib/action/fetch/owner-files.js
var owner_files = __webpack_require__(93492);
// EXTERNAL MODULE: ./lib/action/results/reports-of.js + 1 modules
var reports_of = __webpack_require__(70980);
// EXTERNAL MODULE: ./lib/action/results/state.js
var state = __webpack_require__(95246);
// EXTERNAL MODULE: ./lib/action/runner/step-end.js
var step_end = __webpack_require__(50975);
// EXTERNAL MODULE: ./lib/action/runner/workflow-run.js
var workflow_run = __webpack_require__(8020);
;// CONCATENATED MODULE: ./lib/action/run.js
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































/**
 * Acknowledges an allowed request, runs it and reports.
 * @throws the signal's reason, if the signal aborts before the run.
 */
async function runAllowed(asked) {
    const { trigger, github, signal } = asked;
    let allowed = asked;
    // The run does not wait for the reaction, because GitHub may be slow.
    const heard = (0,acknowledged/* acknowledged */.H)({ ...asked, target: trigger.target });
    let target = trigger.target;
    let reports = null;
    const handToPost = (0,state/* createHandToPost */.N)();
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const resolving = (0,events_target/* resolveTarget */.u1)(github, target, { signal });
            resolving.catch(() => undefined);
            allowed = { ...asked, ...(await (0,inputs/* withConfig */.N)(asked, (0,owner_files/* ownerFileReader */.D)(asked, (0,events_base/* readBase */.w)(asked.workflow)))) };
            // This comes before the task is read. So the check run can also report a task that cannot be used.
            const resolved = await resolving;
            target = resolved;
            const { request } = asked;
            const asking = (0,read_request/* isAnswer */.Tq)(request) ? null : await askedTask({ ...allowed, request });
            const settings = withOptions(allowed.settings, asking?.options ?? {});
            allowed = { ...allowed, settings: (0,read_request/* isOfDocuments */.ih)(request) ? (0,request_documents/* settingsForDocuments */.TI)(settings) : settings };
            await (0,edited_text/* refuseEditedText */.b)(asked);
            (0,failed_run/* refuseUncounted */.Yj)(trigger, allowed.settings.comment);
            // A comment's job checks out the default branch, if anything. The documents are those of the pull request.
            const isCheckoutUsed = !(0,read_request/* isOfDocuments */.ih)(request);
            const fetched = __addDisposableResource(env_1, await (0,fetched_repository/* fetchIfMissing */.s5)(allowed.settings.workspace, {
                isCheckoutUsed,
                ...allowed,
                clock: allowed.clock ?? system_clock/* systemClock */.m,
                target: resolved,
                base: baseToFetch(allowed),
                token: allowed.settings["github-token"] ?? "",
                withSubmodules: allowed.settings.submodules,
                variable: allowed.environment.variable,
            }), true);
            target = fetched === null ? await withoutForeignCheck(resolved, allowed) : resolved;
            reports = (0,reports_of/* reportsOf */.t)(allowed, target, handToPost);
            const job = (0,workflow_run/* jobOf */.Zw)(allowed.workflow, { commit: target.sha, failedRun: trigger.failedRun });
            const run = { ...allowed, job, target: resolved, reports, handToPost, fetched: fetched?.folder };
            const { variable } = allowed.environment;
            const documents = (0,read_request/* isOfDocuments */.ih)(request) && fetched !== null
                ? await (0,request_documents/* askedDocuments */.Dq)(request, { folder: fetched.folder, variable })
                : undefined;
            if (asking !== null)
                await runAndPublish({ ...run, task: asking.task, documents });
            else if ((0,read_request/* isAnswer */.Tq)(request))
                await answerAndPublish({ ...run, request });
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = __disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    catch (thrown) {
        if (signal.aborted && reports === null)
            throw thrown;
        const error = (0,errors/* toAgentExecError */.Mq)(thrown);
        reports ??= (0,reports_of/* reportsOf */.t)(allowed, target, handToPost);
        const landed = await refuse(error, { workflow: allowed.workflow, reports, handToPost });
        (0,step_end/* endWithoutRun */.VJ)(error, { outcome: (0,outcomes/* outcomeOf */.sG)(error), failOn: allowed.settings["fail-on"], landed });
    }
    finally {
        await heard;
    }
}
function baseToFetch({ settings, workflow }) {
    const base = (0,events_base/* readBase */.w)(workflow);
    return base.kind === "commit" && (0,executor/* readsBaseFiles */.Oh)(settings) ? base.commit : null;
}
/** Reports why nothing ran, or why the run stopped. If the run has ended already, the post step reports it. */
async function refuse(error, { workflow, reports, handToPost }) {
    if (reports.hasEnded)
        return { commentUrl: null, checkRunUrl: null };
    const report = (0,final_report/* errorReport */.Z)(error, workflow, {
        couldNot: reports.events.length > 0 ? "continue" : "start",
    });
    await (0,publish/* summarise */.fS)(report.summary);
    const landed = await reports.conclude(report);
    handToPost({ ...reports.state, isFinished: true });
    return landed;
}
/**
 * Drops the check run if the checkout is at another commit, because a check run claims that its commit was tested. A
 * warning says so. By default, a comment's workflow checks out the default branch.
 */
async function withoutForeignCheck(target, { settings, github, signal }) {
    const folder = (0,workspace/* repositoryFolder */.p)(settings.workspace);
    if (folder === null || !target.isPullRequest)
        return target;
    const commits = await (0,git/* checkedOutCommits */.Cm)(folder);
    await (0,events_target/* refuseMovedHead */.QY)(github, target, { checkedOut: commits, signal });
    if (settings["check-run"] === "never" || commits.includes(target.sha))
        return target;
    (0,log/* warnOf */.c$)({
        message: `Cannot create a check run: the checkout is at ${commits[0] ?? "no commit"}, but the pull request's newest commit is ${target.sha}.`,
        nextStep: "Check out the pull request's newest commit, or set `check-run: never`.",
    });
    return { ...target, sha: null };
}
/** Continues a run that waited for an answer, or ends it. */
async function answerAndPublish(run) {
    const { answerRun } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(2663)]).then(__webpack_require__.bind(__webpack_require__, 12663));
    const { folder, events, goesOn } = await answerRun(run);
    if (goesOn === null) {
        run.reports.recall(events);
        run.handToPost({ runFolder: folder, ...run.reports.state });
        return publishRun(run, folder);
    }
    try {
        await runAndPublish({ ...run, task: goesOn.run.task, resumed: goesOn });
    }
    finally {
        // If the run ended, its folder is already closed.
        await goesOn.folder.close();
    }
}
async function runAndPublish(run) {
    const { settings, secrets, origins, workflow, environment, task, target } = run;
    const { resumed, documents, reports, handToPost, signal } = run;
    const base = (0,events_base/* readBase */.w)(workflow);
    const isFetched = run.fetched !== undefined;
    const isRead = resumed === undefined && documents === undefined;
    const shown = isRead ? await contextOf({ ...run, isFetched }) : null;
    const composed = await (0,compose_run/* compose */.Z)({
        face: "action",
        settings,
        task,
        ...shown,
        ...(documents !== undefined && { replies: { kind: "documents", documents } }),
        fetched: run.fetched,
        secrets,
        idToken: (0,id_token/* idTokenOf */.u)({ environment, isFork: run.trigger.target.isFork === true }),
        onSecret: log/* hideInLog */.sJ,
        signal,
        ...(origins && { origins }),
        job: run.job,
        base,
        cacheOwner: (0,cache_owner/* readCacheOwner */.M)({ apiUrl: workflow.apiUrl, target, base }),
        variable: environment.variable,
        readOwnerFile: (0,owner_files/* ownerFileReader */.D)(run, base),
        ...(resumed !== undefined && { resumed }),
        reporters: [(0,log_reporter/* logReporter */.e)(resumed?.events), reports],
    });
    (0,log/* hideFromNow */.nO)(composed.secrets);
    const folder = composed.folder.path;
    // From here on, the post step can find the run.
    handToPost({ runFolder: folder, ...reports.state });
    if (resumed !== undefined)
        reports.recall(resumed.events);
    try {
        await composed.start(signal);
    }
    catch (thrown) {
        // The run has ended, and only rendered files are missing. This must not hide the run's outcome.
        if (!reports.hasEnded)
            throw thrown;
        (0,log/* warnOf */.c$)((0,errors/* toAgentExecError */.Mq)(thrown));
    }
    await publishRun(run, folder);
}
async function publishRun(run, folder) {
    const { settings, workflow, trigger, reports, handToPost } = run;
    await (0,publish/* publish */.mk)({
        settings,
        workflow,
        events: reports.events,
        folder,
        published: publish/* nothingPublished */.SI,
        keep: (published) => handToPost({ published }),
        findings: () => (0,found_on_lines/* foundOnLines */.T)(reports.events, run),
        openPull: async (artifact) => {
            const { createPullRequest } = await Promise.all(/* import() */[__webpack_require__.e(8766), __webpack_require__.e(8652), __webpack_require__.e(6061)]).then(__webpack_require__.bind(__webpack_require__, 38652));
            const isDraft = settings["create-pull-request"] === "draft";
            const threadTitle = trigger.told?.title ?? null;
            return createPullRequest({ ...run, folder, artifact, isDraft, threadTitle });
        },
        suggest: async (reportUrl) => {
            const { suggestChange } = await Promise.all(/* import() */[__webpack_require__.e(2449), __webpack_require__.e(1379), __webpack_require__.e(4711), __webpack_require__.e(8766), __webpack_require__.e(139), __webpack_require__.e(8442)]).then(__webpack_require__.bind(__webpack_require__, 70139));
            const base = (0,events_base/* readBase */.w)(workflow);
            const cacheOwner = (0,cache_owner/* readCacheOwner */.M)({ apiUrl: workflow.apiUrl, target: run.target, base });
            const alone = {
                face: "action",
                variable: run.environment.variable,
                base,
                cacheOwner,
                fetched: run.fetched,
            };
            return suggestChange({ ...run, folder, events: reports.events, alone }, reportUrl);
        },
        conclude: (report) => reports.conclude(report),
    });
    handToPost({ ...reports.state, isFinished: !reports.mayComeLater });
}


/***/ }),

/***/ 89100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ hasIdToken),
/* harmony export */   u: () => (/* binding */ idTokenOf)
/* harmony export */ });
/* harmony import */ var race_signal__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65927);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);


/** Whether the job may ask GitHub for a token that proves its identity. */
function hasIdToken({ variable }) {
    return variable("ACTIONS_ID_TOKEN_REQUEST_URL") !== undefined;
}
/** The time limit. The client retries after 502, 503 and 504. */
const deadlineMs = 60_000;
/** Gets the job's token from GitHub. @throws AgentExecError `settings-invalid` without the permission. */
function idTokenOf({ environment, isFork }) {
    return async (audience, signal) => {
        if (!hasIdToken(environment))
            throw withoutPermission(isFork);
        const deadline = AbortSignal.timeout(deadlineMs);
        try {
            return await (0,race_signal__WEBPACK_IMPORTED_MODULE_1__/* .raceSignal */ .W)(ask(audience, environment), AbortSignal.any([signal, deadline]));
        }
        catch (thrown) {
            if (signal.aborted)
                throw signal.reason;
            throw refusedByGitHub(deadline.aborted ? "GitHub did not answer within a minute" : wordsOf(thrown), thrown);
        }
    };
}
/** Does the same as the toolkit's `getIDToken`, which would load a large client in every run. */
async function ask(audience, { variable }) {
    const { HttpClient } = await __webpack_require__.e(/* import() */ 2779).then(__webpack_require__.bind(__webpack_require__, 22779));
    const { BearerCredentialHandler } = await __webpack_require__.e(/* import() */ 2145).then(__webpack_require__.bind(__webpack_require__, 92145));
    const login = new BearerCredentialHandler(variable("ACTIONS_ID_TOKEN_REQUEST_TOKEN") ?? "");
    const client = new HttpClient("agent-exec", [login], { allowRetries: true, maxRetries: 5 });
    const url = `${variable("ACTIONS_ID_TOKEN_REQUEST_URL")}&audience=${encodeURIComponent(audience)}`;
    const { result } = await client.getJson(url);
    if (typeof result?.value === "string" && result.value !== "")
        return result.value;
    throw new Error("GitHub's answer has no token");
}
function withoutPermission(isFork) {
    const message = "GitHub gives this job no identity token, so the job cannot use `identity-provider-id`.";
    const nextStep = isFork
        ? "A pull request from a fork gets no identity token. Start the run with a comment on the pull request."
        : "Add `id-token: write` under `permissions:` of the job.";
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", message, { nextStep });
}
function refusedByGitHub(why, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("github-unavailable", `GitHub did not give the job its identity token: ${why}.`, {
        nextStep: "Run the job again. https://www.githubstatus.com shows whether GitHub has problems.",
        cause,
        isRetryable: true,
    });
}
function wordsOf(thrown) {
    const { statusCode } = thrown;
    const said = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(thrown).replace(/\s+/g, " ").replace(/\.$/, "");
    return statusCode === undefined ? said : `it answered ${statusCode} (${said})`;
}


/***/ }),

/***/ 29841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ logReporter)
/* harmony export */ });
/* harmony import */ var _reports_report_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23045);
/* harmony import */ var _reports_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51376);
/* harmony import */ var _terminal_terminal_reporter_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40928);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72635);




/**
 * Reports a run in the step's log.
 * @param earlier the events that an earlier process already reported
 */
function logReporter(earlier = []) {
    return (0,_terminal_terminal_reporter_js__WEBPACK_IMPORTED_MODULE_2__/* .createTerminalReporter */ .E)({
        earlier,
        write: _log_js__WEBPACK_IMPORTED_MODULE_3__/* .logText */ .kc,
        isLive: false,
        hasColour: false,
        lastScreen: (events) => (0,_reports_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderText */ .S)((0,_reports_report_of_js__WEBPACK_IMPORTED_MODULE_0__/* .reportOf */ .E)(events)),
    });
}


/***/ }),

/***/ 71633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   namedDocuments: () => (/* binding */ namedDocuments)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14006);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);




/** Folders in which nobody writes documents. Only a glob can name a hidden folder. */
const passedOver = new Set(["node_modules", "vendor", "target", "dist"]);
/** A folder with more entries was probably named by mistake. */
const maxEntries = 200_000;
const isMarkdown = (path) => /\.(?:md|markdown|mdx|qmd|rmd)$/i.test(path);
/**
 * The Markdown files that a person names by file, folder or glob, in order and each once. Links in folders are not
 * followed. `-` stays.
 * @throws AgentExecError `settings-invalid` if a name has no file.
 * @param here the folder for relative names. Default: the current one.
 */
async function namedDocuments(names, here = ".") {
    const found = await Promise.all(names.map(async (name) => (name === "-" ? ["-"] : documentsOf(name, here))));
    return [...new Set(found.flat())];
}
async function documentsOf(name, here) {
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(here, name)).catch(() => null);
    if (stats !== null && !stats.isDirectory())
        return [name];
    const pattern = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(name);
    const isGlob = stats === null && /[*?[{(]/.test(pattern);
    if (stats === null && !isGlob)
        return [name];
    const parts = pattern.split("/");
    const fixed = isGlob
        ? parts.slice(0, parts.findIndex((part) => /[*?[{(]/.test(part)))
        : parts;
    const base = pattern.startsWith("/") && fixed.length === 1 ? "/" : fixed.join("/") || ".";
    const matches = isGlob ? picomatch__WEBPACK_IMPORTED_MODULE_3__([pattern], { dot: false, nonegate: true }) : isMarkdown;
    const files = (await filesIn(base, here)).filter(matches).toSorted();
    if (files.length > 0)
        return files;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", isGlob ? `No file matches \`${name}\`.` : `The folder \`${name}\` has no Markdown file.`, { nextStep: "Pass Markdown files, folders with Markdown files, or a glob such as 'docs/**/*.md'." });
}
async function filesIn(base, here) {
    const files = [];
    const folders = [base];
    let left = maxEntries;
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(here, folder), { withFileTypes: true }).catch(() => []);
        left -= entries.length;
        if (left < 0)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", `\`${base}\` has more than 200,000 files.`, {
                nextStep: "Choose a smaller folder.",
            });
        for (const entry of entries) {
            const path = folder === "." ? entry.name : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name);
            if (entry.isFile())
                files.push(path);
            if (entry.isDirectory() && !entry.name.startsWith(".") && !passedOver.has(entry.name))
                folders.push(path);
        }
    }
    return files;
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
 * Refuses a request whose text was edited since the event, because its author may now want something else. This
 * concerns comments, and issues that got a label.
 * @throws AgentExecError `task-invalid`; GitHubError if GitHub fails. If the signal aborts, the error is the signal's
 * reason.
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
        nextStep: "Read the edited issue. To start the run, remove the label and add the label again.",
    });
}
async function refuseEditedComment({ github, trigger, signal }, said) {
    const { repository, subject, number } = trigger.target;
    if (subject === null || number === null || !("id" in subject))
        return;
    const now = await github.textOf({ repository, subject, number, signal }).catch((thrown) => {
        // The job may not be allowed to read comments. A run without a report may not need this permission.
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
            : "Write a new comment: an edited comment starts no run.",
    });
}
/** Compares two texts without regard to line ends, because a browser sends other ones than a program. */
function isSameText(one, other) {
    const [a, b] = [one, other].map((text) => text.replaceAll(/\r\n?/g, "\n"));
    return a === b;
}


/***/ }),

/***/ 9749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ documentFindings)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _facts_block_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59626);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96065);
/* harmony import */ var _details_last_error_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39334);
/* harmony import */ var _run_state_apply_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68071);
/* harmony import */ var _run_state_standing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19411);
/* harmony import */ var _titles_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73880);







/** Failures in documents, with their lines. Documents outside of the current folder are left out. */
function documentFindings(events) {
    const attempt = (0,_run_state_apply_js__WEBPACK_IMPORTED_MODULE_3__/* .fold */ .AU)(events).attempts.at(-1);
    if (attempt === undefined)
        return [];
    return (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_4__/* .failedBlocksOf */ .tL)(attempt).flatMap((execution) => {
        const block = attempt.reply.blocks[execution.block];
        if (block?.document === undefined || block.line === undefined)
            return [];
        const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(block.document);
        if (path.startsWith("../") || path.startsWith("/"))
            return [];
        const line = lineOf(block, execution);
        const why = (0,_details_last_error_line_js__WEBPACK_IMPORTED_MODULE_2__/* .lastErrorLine */ .H)(execution);
        const message = [(0,_titles_js__WEBPACK_IMPORTED_MODULE_5__/* .endingWords */ .fg)(execution), ...(why === "" ? [] : [why])].join(": ");
        return [
            {
                path,
                startLine: line,
                endLine: line,
                level: "error",
                title: `The block at ${(0,_facts_block_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(block)} failed`,
                message: (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_6__/* .truncateEnd */ .S)(message, 1_000),
            },
        ];
    });
}
/**
 * The line to mark: the first line of shown output that differs, or the line that the block's error names. Otherwise it
 * is the block's first line.
 */
function lineOf({ document = "", line: first = 1, code, output }, execution) {
    if (execution.unlikeDocument !== undefined && execution.exitCode === (execution.expectedExit ?? 0))
        return output?.line ?? first;
    const text = execution.stderr.text + execution.stdout.text;
    const lines = [];
    for (let at = text.indexOf(document); at !== -1; at = text.indexOf(document, at + 1)) {
        const number = /^"?[:,] ?(?:line )?(\d{1,7})/.exec(text.slice(at + document.length, at + document.length + 20));
        if (number !== null)
            lines.push(Number(number[1]));
    }
    const within = lines.filter((line) => line > first && line <= first + code.split("\n").length);
    // Python names the innermost place last. Other languages name it first.
    return (text.includes("Traceback (most recent call last)") ? within.at(-1) : within[0]) ?? first;
}


/***/ }),

/***/ 21144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ maxTaskBytes),
/* harmony export */   X: () => (/* binding */ taskOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** More than any model can read, and far more than a person writes. */
const maxTaskBytes = 1024 ** 2;
/** Makes a task from its text. @throws AgentExecError `task-invalid` if the text is empty or too large. */
function taskOf(text, source, author) {
    const bytes = Buffer.byteLength(text);
    if (text.trim() === "") {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("task-invalid", "The task is empty.", {
            nextStep: "Describe what the code should do.",
        });
    }
    if (bytes > maxTaskBytes) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("task-invalid", `The task has ${bytes} bytes; the limit is ${maxTaskBytes} (1 MiB).`, {
            nextStep: "Shorten the task, and put large data into a file of the workspace.",
        });
    }
    return { text, source, ...(author === undefined ? {} : { author }) };
}


/***/ }),

/***/ 13482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ gutter),
/* harmony export */   w: () => (/* binding */ terminalStyle)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

/** The beginning of each line of foreign text. So no such line looks like one of agent-exec's own. */
const gutter = "  │ ";
/** Colours. There are none if the stream is no terminal, or if the user does not want them. */
function terminalStyle(hasColour) {
    const paint = (format) => (text) => hasColour ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(format, text, { validateStream: false }) : text;
    return {
        bold: paint("bold"),
        dim: paint("dim"),
        good: paint("green"),
        bad: paint("red"),
        warn: paint("yellow"),
        accent: paint("cyan"),
    };
}


/***/ }),

/***/ 16114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cm: () => (/* binding */ checkedOutCommits),
/* harmony export */   Uo: () => (/* binding */ headOf),
/* harmony export */   kU: () => (/* binding */ isCheckedOut),
/* harmony export */   r9: () => (/* binding */ gitVersion)
/* harmony export */ });
/* harmony import */ var _git_output_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59513);
/* harmony import */ var _find_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53912);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11044);
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



/** For example `git version 2.39.5`. @throws Error if git is missing. */
async function gitVersion() {
    let text = "";
    for await (const chunk of (0,_git_output_js__WEBPACK_IMPORTED_MODULE_0__/* .gitOutput */ .oM)(["--version"], { maxBytes: 10_000, timeoutMs: 10_000 }))
        text += chunk.toString("utf8");
    return text.trim();
}
/** Whether the folder is in a checkout of a repository. */
async function isCheckedOut(folder) {
    return (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .findRepository */ .W)(folder).then(() => true, () => false);
}
/** The checked-out commit. Null if there is none. */
async function headOf(repository) {
    const args = ["rev-parse", "--verify", "--quiet", "HEAD"];
    const printed = await repository.text(args, { expected: [0, 1, 128] });
    return printed.trim() || null;
}
/** The checked-out commit. If it is a merge, as for a pull request, its parents follow. Empty if there is no commit. */
async function checkedOutCommits(folder) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const repository = __addDisposableResource(env_1, await _repository_js__WEBPACK_IMPORTED_MODULE_2__/* .Repository */ .L.open(folder), true);
        const commit = await headOf(repository);
        if (commit === null)
            return [];
        // The number of parents is not trusted, so the output's size is limited.
        const args = ["rev-list", "--parents", "--max-count=1", commit];
        const listing = await repository.text(args, { expected: [0, 128] });
        const [head, ...parents] = listing.split(/\s+/).filter((sha) => sha !== "");
        if (head === undefined)
            return [];
        return parents.length > 1 ? [head, ...parents] : [head];
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}


/***/ })

};
