export const id = 7698;
export const ids = [7698];
export const modules = {

/***/ 67698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reportAskedProof: () => (/* binding */ reportAskedProof),
/* harmony export */   reportProof: () => (/* binding */ reportProof)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _facts_prove_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55191);
/* harmony import */ var _files_path_fault_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(18061);
/* harmony import */ var _files_zip_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21922);
/* harmony import */ var _github_events_payload_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94167);
/* harmony import */ var _github_events_target_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58792);
/* harmony import */ var _redaction_redact_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75830);
/* harmony import */ var _runner_inputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(53760);
/* harmony import */ var _runner_log_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(72635);
/* harmony import */ var _saved_run_missing_run_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1942);
/* harmony import */ var _runner_step_end_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(77974);
/* harmony import */ var _proved_pull_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(39573);














/** Limits: the jobs of a matrix, and the size of a result. */
const maxArtifacts = 10;
const bounds = { maxBytes: 8 * 1024 ** 2, maxFiles: 20 };
/**
 * The action with `mode: report`, after a workflow that ran `prove` with a read-only token. It posts the results. A
 * stranger may have written them, so it accepts only the form of a result, and only for the event's commit. The event
 * and GitHub decide which pull request it is.
 * @throws AgentExecError; GitHubError.
 */
async function reportProof(inputs, { workflow, signal }) {
    const { settings } = inputs;
    const { workflow_run: run } = (0,_github_events_payload_js__WEBPACK_IMPORTED_MODULE_5__/* .readPayload */ .r)("workflowRun", workflow.eventName, workflow.payload);
    const github = (0,_runner_inputs_js__WEBPACK_IMPORTED_MODULE_8__/* .connect */ .Ng)(settings, workflow);
    const call = { repository: workflow.repository, signal };
    const found = run.event === "pull_request" ? await pullOf(run, { github, ...call }) : null;
    if (found === null)
        return (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_11__/* .endBefore */ .rf)("skipped", "no open pull request has the commit that the other workflow tested", settings);
    const results = await resultsOf(run.id, { github, ...call });
    if (results.length === 0)
        return (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_11__/* .endBefore */ .rf)("skipped", "the other workflow left no result of `mode: prove`", settings);
    const { mergeBase: base } = await github.comparison({ ...call, base: found.base, head: run.head_sha });
    const edited = await editedWorkflow(run, { github, ...call, isFork: found.target.isFork, base });
    const at = { target: found.target, base, edited, runUrl: run.html_url ?? workflow.url };
    await postResults(results, { ...inputs, workflow, signal, github, ...at });
}
/**
 * The same in a later job of the workflow that ran `prove` because a comment asked for it. The report is equally
 * strict, but this workflow's file comes from the default branch.
 */
async function reportAskedProof(asked) {
    const { workflow, github, trigger, signal } = asked;
    const number = trigger.target.number ?? 0;
    const call = { repository: workflow.repository, signal };
    const results = await resultsOf(Number((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(workflow.url)), { github, ...call });
    if (results.length === 0)
        return (0,_saved_run_missing_run_js__WEBPACK_IMPORTED_MODULE_10__.reportMissing)(asked);
    const pull = await github.pullRequest({ ...call, number });
    const target = (0,_github_events_target_js__WEBPACK_IMPORTED_MODULE_6__/* .pullRequestTarget */ .Sj)(workflow.repository, { number, ...pull }, { kind: "issue", number });
    const { mergeBase: base } = await github.comparison({ ...call, base: pull.base.sha, head: target.sha });
    await postResults(results, { ...asked, target, base, edited: null, runUrl: workflow.url });
}
async function postResults(results, posted) {
    const { settings, secrets, workflow, signal, github, target, base, edited, runUrl } = posted;
    const { repository, sha: head } = target;
    for (const { id, name } of results) {
        const zip = await github.artifactZip({ repository, id, maxBytes: bounds.maxBytes, signal });
        const read = (0,_redaction_redact_js__WEBPACK_IMPORTED_MODULE_7__/* .createRedactor */ .l)(Object.values(secrets)).deep(resultIn(zip));
        requireSame(read, { base, head });
        const result = edited === null ? read : unbelieved(read, edited);
        const posts = (0,_proved_pull_js__WEBPACK_IMPORTED_MODULE_12__/* .postsOf */ .B6)(result, { run: runUrl });
        // Each job of a matrix has its own comment.
        const step = { ...workflow, step: [workflow.step, stemOf({ name })].join("\n") };
        const landed = await (0,_proved_pull_js__WEBPACK_IMPORTED_MODULE_12__/* .postProof */ .$m)(posts, { github, settings, workflow: step, target, signal });
        if (landed.checkRunUrl === null)
            (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_9__/* .logFindings */ .H0)(result.annotations);
        (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_11__/* .setOutputs */ .n0)({
            outcome: result.verdict,
            summary: result.reason,
            "comment-url": landed.commentUrl,
            "check-run-url": landed.checkRunUrl,
        });
    }
}
/** The open pull request whose newest commit is the run's. For a fork, the event does not name it. */
async function pullOf({ head_repository: from, head_branch: branch, head_sha: sha }, { github, ...call }) {
    if (!from || !branch)
        return null;
    const [owner = ""] = from.full_name.split("/");
    for (const number of await github.openPullsOf({ ...call, owner, branch })) {
        const pull = await github.pullRequest({ ...call, number });
        if (pull.head.sha !== sha || pull.head.repo?.full_name !== from.full_name)
            continue;
        const target = (0,_github_events_target_js__WEBPACK_IMPORTED_MODULE_6__/* .pullRequestTarget */ .Sj)(call.repository, { number, ...pull }, { kind: "issue", number });
        return { target, base: pull.base.sha };
    }
    return null;
}
/** The results of a workflow run. If several differ only in the attempt, the newest counts. */
async function resultsOf(runId, { github, ...call }) {
    const kept = await github.artifacts({ ...call, runId });
    const last = new Map(kept
        .filter(({ isExpired, bytes }) => !isExpired && bytes <= bounds.maxBytes)
        .filter(({ name }) => name.startsWith(`${_proved_pull_js__WEBPACK_IMPORTED_MODULE_12__/* .proofArtifact */ .zo}-`))
        .toSorted((one, other) => one.id - other.id)
        .map((each) => [stemOf(each), each]));
    return [...last.values()].slice(0, maxArtifacts);
}
function stemOf({ name }) {
    return name.replace(/-\d{1,9}$/, "");
}
function resultIn(zip) {
    try {
        for (const { path, content } of (0,_files_zip_files_js__WEBPACK_IMPORTED_MODULE_4__/* .zippedFiles */ .u)(zip, bounds)) {
            if (path !== "result.json")
                continue;
            const json = JSON.parse(Buffer.from(content).toString("utf8"));
            const result = (0,_facts_prove_result_js__WEBPACK_IMPORTED_MODULE_3__/* .proveResult */ .y6)().parse(json, { jitless: true });
            return { ...result, annotations: result.annotations.filter(isPlace).slice(0, maxAnnotations) };
        }
        throw new Error("the artifact has no `result.json`");
    }
    catch (cause) {
        const message = `The result of \`prove\` in the artifact cannot be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause)}`;
        const nextStep = "Do not trust the artifact. Run `prove` again.";
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("record-differs", message, { nextStep, cause });
    }
}
/** The largest number of annotations. `prove` makes fewer. */
const maxAnnotations = 100;
/** Nobody reads a longer file. */
const maxLine = 1_000_000;
function isPlace({ path, startLine, endLine }) {
    return (0,_files_path_fault_js__WEBPACK_IMPORTED_MODULE_13__/* .findPathFault */ .P)(path) === null && startLine >= 1 && startLine <= endLine && endLine <= maxLine;
}
function requireSame(result, of) {
    if ((0,node_util__WEBPACK_IMPORTED_MODULE_1__.isDeepStrictEqual)({ base: result.base, head: result.head }, of))
        return;
    const nextStep = "If somebody pushed after `prove` made this result, start a new run of the workflow that runs `prove`. If nobody pushed, do not trust the artifact.";
    const message = "The commits in the result are not the commits of the pull request.";
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("record-differs", message, { nextStep });
}
/**
 * The other workflow's file, if the pull request changes it. In that case its result cannot be trusted. Null if it does
 * not.
 */
async function editedWorkflow(run, { github, repository, signal, isFork, base }) {
    const called = (run.referenced_workflows ?? []).map(({ path }) => (0,_proved_pull_js__WEBPACK_IMPORTED_MODULE_12__/* .workflowPath */ .RB)(path, { repository }));
    const paths = [(run.path ?? "").split("@", 1)[0], ...called].filter((path) => path !== null && path !== "");
    for (const path of paths) {
        const [before, after] = await Promise.all([base, run.head_sha].map((commit) => github.fileAt({ repository, path, commit, signal })));
        const isSame = before !== null && after !== null && Buffer.compare(before, after) === 0;
        if (!isSame && (isFork || before !== null))
            return path;
    }
    return null;
}
function unbelieved(result, path) {
    const reason = `This change edits \`${path}\`, so the change could control how it is tested. Review the edited file, and merge it first, in a separate pull request.`;
    return {
        ...result,
        verdict: "cannot-tell",
        reason,
        tests: { proof: [], guard: 0, regressed: [], removed: [], skipped: [], weakened: [], flaky: [] },
        hunks: [],
        annotations: [],
    };
}


/***/ })

};
