export const id = 8038;
export const ids = [8038,1633];
export const modules = {

/***/ 32325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   exec: () => (/* binding */ exec)
/* harmony export */ });
/* harmony import */ var _compose_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12229);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _facts_outcomes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83518);
/* harmony import */ var _github_api_client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29489);
/* harmony import */ var _github_events_base_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34292);
/* harmony import */ var _reports_github_document_findings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9749);
/* harmony import */ var _settings_task_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21144);
/* harmony import */ var _request_documents_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5702);
/* harmony import */ var _runner_inputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(53760);
/* harmony import */ var _runner_log_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(72635);
/* harmony import */ var _runner_log_reporter_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(29841);
/* harmony import */ var _fetch_owner_files_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(93492);
/* harmony import */ var _results_publish_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(65440);
/* harmony import */ var _runner_step_end_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(50975);
/* harmony import */ var _runner_workflow_run_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(8020);















/**
 * The action with `mode: exec`. It runs the code blocks of the repository's documents without a model, and shows
 * failures on the documents' lines. It needs no permission to write.
 */
async function exec(inputs, step) {
    try {
        await runDocuments(inputs, step);
    }
    catch (thrown) {
        step.signal.throwIfAborted();
        const error = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .toAgentExecError */ .Mq)(thrown);
        (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_13__/* .endWithoutRun */ .VJ)(error, { outcome: (0,_facts_outcomes_js__WEBPACK_IMPORTED_MODULE_2__/* .outcomeOf */ .sG)(error), failOn: inputs.settings["fail-on"] });
    }
}
async function runDocuments(inputs, { environment, workflow, signal }) {
    const github = (0,_github_api_client_js__WEBPACK_IMPORTED_MODULE_3__/* .connectGitHub */ .U)({
        token: inputs.settings["github-token"] ?? "",
        apiUrl: workflow.apiUrl,
        log: _runner_log_js__WEBPACK_IMPORTED_MODULE_9__/* .logText */ .kc,
    });
    const base = (0,_github_events_base_js__WEBPACK_IMPORTED_MODULE_4__/* .readBase */ .w)(workflow);
    const configured = await (0,_runner_inputs_js__WEBPACK_IMPORTED_MODULE_8__/* .withConfig */ .N)(inputs, (0,_fetch_owner_files_js__WEBPACK_IMPORTED_MODULE_11__/* .ownerFileReader */ .D)({ github, workflow, signal }, base));
    const { secrets, origins } = configured;
    // Instructions are for models, so they are not read here.
    const settings = { ...configured.settings, instructions: [] };
    const { variable } = environment;
    const given = (settings["task-file"] ?? "README.md").split("\n").map((line) => line.trim());
    const documents = await (0,_request_documents_js__WEBPACK_IMPORTED_MODULE_7__/* .readDocuments */ .r9)(given.filter((line) => line !== ""), {
        variable,
        origin: "task-file",
        nextStep: "Check out the repository first. List the repository's Markdown files in `task-file`, one on each line.",
    });
    const names = documents.map(({ name }) => name).join(", ");
    const composed = await (0,_compose_run_js__WEBPACK_IMPORTED_MODULE_0__/* .compose */ .Z)({
        face: "action",
        settings,
        task: (0,_settings_task_js__WEBPACK_IMPORTED_MODULE_6__/* .taskOf */ .X)(`Run the code blocks of ${names}.`, { kind: "file", path: names }),
        replies: { kind: "documents", documents },
        secrets,
        onSecret: _runner_log_js__WEBPACK_IMPORTED_MODULE_9__/* .hideInLog */ .sJ,
        signal,
        origins,
        job: (0,_runner_workflow_run_js__WEBPACK_IMPORTED_MODULE_14__/* .jobOf */ .Zw)(workflow),
        base,
        variable,
        reporters: [(0,_runner_log_reporter_js__WEBPACK_IMPORTED_MODULE_10__/* .logReporter */ .e)()],
    });
    (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_9__/* .hideFromNow */ .nO)(composed.secrets);
    const { events } = await composed.start(signal);
    await (0,_results_publish_js__WEBPACK_IMPORTED_MODULE_12__/* .publish */ .mk)({
        settings,
        workflow,
        events,
        folder: composed.folder.path,
        published: _results_publish_js__WEBPACK_IMPORTED_MODULE_12__/* .nothingPublished */ .SI,
        keep: () => undefined,
        findings: () => Promise.resolve((0,_reports_github_document_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .documentFindings */ .q)(events)),
        conclude: () => Promise.resolve({ commentUrl: null, checkRunUrl: null }),
    });
}


/***/ }),

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

/***/ 65440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SI: () => (/* binding */ nothingPublished),
/* harmony export */   fS: () => (/* binding */ summarise),
/* harmony export */   mk: () => (/* binding */ publish),
/* harmony export */   yi: () => (/* binding */ uploadFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33838);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _github_reporting_artifact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93261);
/* harmony import */ var _process_env_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(36130);
/* harmony import */ var _reports_titles_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73880);
/* harmony import */ var _reports_result_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13708);
/* harmony import */ var _final_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13690);
/* harmony import */ var _runner_log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72635);
/* harmony import */ var _runner_outputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(53566);
/* harmony import */ var _runner_step_end_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50975);











const nothingPublished = {
    artifact: null,
    pullRequest: null,
    hasSummary: false,
    hasEnded: false,
};
/**
 * Publishes how a run ended. The artifact comes first, so that no later fault can lose it. The pull request, the
 * summary and outputs, the comment and check run follow. The step's own end comes last. A post that fails does not
 * change the outcome.
 */
async function publish(publication) {
    const { settings, workflow, events, published, keep, conclude } = publication;
    const { artifact, problem } = await upload(publication);
    keep({ ...published, artifact });
    const pullRequest = await pullRequestOf(publication, artifact);
    keep({ ...published, artifact, pullRequest });
    const findings = published.hasEnded ? [] : ((await publication.findings?.()) ?? []);
    const phrase = settings["trigger-phrase"];
    const report = (0,_final_report_js__WEBPACK_IMPORTED_MODULE_6__/* .finalReport */ .P)(events, { workflow, phrase, artifact, pullRequest, findings });
    if (!published.hasSummary)
        await summarise(report.summary);
    keep({ ...published, artifact, pullRequest, hasSummary: true });
    tellOutputs(publication, { artifact, pullRequest, landed: { commentUrl: null, checkRunUrl: null } });
    const landed = await conclude(report);
    tellOutputs(publication, { artifact, pullRequest, landed });
    if (landed.checkRunUrl === null)
        (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_7__/* .logFindings */ .H0)(findings);
    if (published.hasEnded)
        return;
    if (pullRequest?.kind !== "opened")
        await publication.suggest?.(landed.commentUrl);
    const { outcome } = (0,_reports_result_result_js__WEBPACK_IMPORTED_MODULE_5__/* .resultOf */ .Bg)(events);
    const fails = (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_9__/* .endStep */ .Cs)({ outcome, ...endOf(events), failOn: settings["fail-on"] });
    if (!fails && problem !== null && settings.artifact === "always")
        (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_9__/* .failStep */ .vy)(problem);
    keep({ artifact, pullRequest, hasSummary: true, hasEnded: true });
}
/** A pull request opens automatically only if the run passed and left a patch. */
async function pullRequestOf({ settings, events, published, openPull }, artifact) {
    const { outcome, patch } = (0,_reports_result_result_js__WEBPACK_IMPORTED_MODULE_5__/* .resultOf */ .Bg)(events);
    if (published.pullRequest !== null || published.hasEnded || openPull === undefined)
        return published.pullRequest;
    if (settings["create-pull-request"] === "never" || outcome !== "passed")
        return null;
    if (patch === null) {
        (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_7__/* .logText */ .kc)("no pull request: the run has no patch");
        return null;
    }
    const end = await openPull(artifact);
    if (end.kind === "opened")
        (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_7__/* .logText */ .kc)(`${end.isUpdated ? "updated" : "opened"} the pull request ${end.url}`);
    else
        (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_7__/* .warnOf */ .c$)({ message: `There is no pull request: ${end.why}`, nextStep: end.nextStep });
    return end;
}
/**
 * This is called twice. If the process is killed while it waits for GitHub, all outputs except the last two are already
 * set.
 */
function tellOutputs({ events, folder }, { artifact, pullRequest, landed }) {
    const { outcome, exitCode, attempts, verified, summary, result, data, usage, patch } = (0,_reports_result_result_js__WEBPACK_IMPORTED_MODULE_5__/* .resultOf */ .Bg)(events);
    (0,_runner_outputs_js__WEBPACK_IMPORTED_MODULE_8__/* .setOutputs */ .n)({
        outcome,
        "exit-code": exitCode,
        attempts,
        verified: String(verified),
        summary,
        data: data === null ? null : JSON.stringify(data),
        result,
        "transcript-path": (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, "transcript.jsonl"),
        "report-path": (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, "report.md"),
        "run-dir": folder,
        "patch-path": patch === null ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, patch.path),
        "artifact-id": artifact?.id || null,
        "artifact-url": artifact?.url ?? null,
        "comment-url": landed.commentUrl,
        "check-run-url": landed.checkRunUrl,
        "pull-request-url": pullRequest?.kind === "opened" ? pullRequest.url : null,
        "input-tokens": usage.inputTokens,
        "output-tokens": usage.outputTokens,
        "cost-usd": usage.costUsd,
    });
}
/** Adds text to the job summary, or logs why it cannot. */
async function summarise(markdown) {
    // The runners of Gitea and act have no job summary.
    if ((0,_process_env_js__WEBPACK_IMPORTED_MODULE_10__/* .readEnvironment */ .Q)().variable("GITHUB_STEP_SUMMARY") === undefined)
        return;
    try {
        await _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .summary */ .z.addRaw(markdown, true).write();
    }
    catch (thrown) {
        (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_7__/* .warnOf */ .c$)((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .toAgentExecError */ .Mq)(thrown));
    }
}
async function upload({ settings, workflow, folder, published, keep }) {
    if (published.artifact !== null || published.hasEnded)
        return { artifact: published.artifact, problem: null };
    const name = (0,_github_reporting_artifact_js__WEBPACK_IMPORTED_MODULE_3__/* .artifactName */ .Cs)([(0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(folder)]);
    const { artifact, problem } = await uploadIfWanted({ settings, workflow, folder, name });
    if (artifact === null)
        return { artifact, problem };
    keep({ ...published, artifact });
    const { signal } = new AbortController();
    const page = await (0,_github_reporting_artifact_js__WEBPACK_IMPORTED_MODULE_3__/* .uploadPage */ .n0)(artifact, {
        folder,
        name,
        runUrl: workflow.url,
        signal,
        page: "report.html",
    });
    return { artifact: { ...artifact, ...(page !== null && { page }) }, problem };
}
/**
 * Uploads the folder as an artifact. Null if no artifact is wanted, or if the upload failed. With `artifact: always`, a
 * failed upload fails the step.
 */
async function uploadFolder(upload) {
    const { artifact, problem } = await uploadIfWanted(upload);
    if (problem !== null && upload.settings.artifact === "always")
        (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_9__/* .failStep */ .vy)(problem);
    return artifact;
}
async function uploadIfWanted({ settings, workflow, folder, name }) {
    const isWanted = settings.artifact === "always" || (settings.artifact === "auto" && workflow.canUpload);
    if (!isWanted) {
        if (settings.artifact === "auto")
            (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_7__/* .logText */ .kc)(`no artifact, because this runner does not support artifacts; the files are in ${folder}`);
        return { artifact: null, problem: null };
    }
    try {
        const { signal } = new AbortController();
        const artifact = await (0,_github_reporting_artifact_js__WEBPACK_IMPORTED_MODULE_3__/* .uploadArtifact */ .mz)({ folder, name, runUrl: workflow.url, signal });
        tellLeftOut(artifact);
        return { artifact, problem: null };
    }
    catch (thrown) {
        const problem = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .toAgentExecError */ .Mq)(thrown);
        (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_7__/* .warnOf */ .c$)(problem);
        return { artifact: null, problem };
    }
}
/** How many files are named. A run can leave thousands with unusual names. */
const namedLeftOut = 20;
function tellLeftOut({ leftOut }) {
    for (const { path, reason } of leftOut.slice(0, namedLeftOut)) {
        (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_7__/* .logText */ .kc)(`not uploaded: ${JSON.stringify(path)}: ${reason}`);
    }
    if (leftOut.length > namedLeftOut)
        (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_7__/* .logText */ .kc)(`not uploaded: ${leftOut.length - namedLeftOut} more`);
}
function endOf(events) {
    const end = events.at(-1);
    return end?.type === "run-ended"
        ? { message: (0,_reports_titles_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A3)(events), nextStep: end.nextStep }
        : { message: "", nextStep: "" };
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

/***/ 34292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ readBase)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);

/**
 * Events for which people with write access choose GITHUB_SHA: it is the default branch's head or a pushed commit. For
 * other events, such as `merge_group`, it may contain a stranger's code.
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
 * The commit whose files belong to the repository's owners, whatever is checked out: a pull request's base, or the
 * default branch's head for a comment. It has no side effects and trusts GitHub's payload.
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
        reason: `The ${eventName} event does not say which commit of this repository to use.`,
    };
}
function pullRequest() {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ pull_request: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ base: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: commitName }) }) });
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

/***/ 13411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
/** agent-exec's version. A test compares it with package.json, which is not in the bundle. */
const version = "0.1.0";


/***/ })

};
