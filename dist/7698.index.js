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
/* harmony import */ var _files_path_fault_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(18061);
/* harmony import */ var _files_zip_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21922);
/* harmony import */ var _github_api_client_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29489);
/* harmony import */ var _github_events_payload_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(94167);
/* harmony import */ var _github_events_target_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58792);
/* harmony import */ var _redaction_redact_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(75830);
/* harmony import */ var _runner_log_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(72635);
/* harmony import */ var _saved_run_missing_run_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1942);
/* harmony import */ var _runner_outputs_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(53566);
/* harmony import */ var _posted_proof_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(62299);
/* harmony import */ var _proved_pull_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(39573);
/* harmony import */ var _runner_step_end_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(50975);
















/** The limits: 10 jobs of a matrix, and 8 MiB for a result. */
const maxArtifacts = 10;
const bounds = { maxBytes: 8 * 1024 ** 2, maxFiles: 20 };
/**
 * The action with `mode: report`, after a workflow that ran `prove` with a read-only token: posts its results. A
 * stranger may have written them, so they are accepted only in the form of a result, and only for the event's commit.
 * The event and GitHub say which pull request it is.
 * @throws AgentExecError; GitHubError.
 */
async function reportProof(inputs, { workflow, signal }) {
    const { settings } = inputs;
    const { workflow_run: run } = (0,_github_events_payload_js__WEBPACK_IMPORTED_MODULE_6__/* .readPayload */ .r)("workflowRun", workflow.eventName, workflow.payload);
    const github = (0,_github_api_client_js__WEBPACK_IMPORTED_MODULE_5__/* .connectGitHub */ .U)({
        token: settings["github-token"] ?? "",
        apiUrl: workflow.apiUrl,
        log: _runner_log_js__WEBPACK_IMPORTED_MODULE_9__/* .logText */ .kc,
    });
    const call = { repository: workflow.repository, signal };
    const found = run.event === "pull_request" ? await pullOf(run, { github, ...call }) : null;
    if (found === null)
        return (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_14__/* .endBefore */ .rf)("skipped", "no open pull request has the commit that the other workflow tested", settings);
    const results = await resultsOf(run.id, { github, ...call });
    if (results.length === 0)
        return (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_14__/* .endBefore */ .rf)("skipped", "the other workflow left no result of `mode: prove`", settings);
    const { mergeBase: base } = await github.comparison({ ...call, base: found.base, head: run.head_sha });
    const edited = await editedWorkflow(run, { github, ...call, isFork: found.target.isFork, base });
    const { target } = found;
    const runUrl = run.html_url ?? workflow.url;
    await postResults(results, { ...inputs, workflow, signal, github, target, base, edited, runUrl });
}
/**
 * The same in a later job of the workflow that ran `prove` because a comment asked. The report is equally strict, but
 * the workflow file is the default branch's.
 */
async function reportAskedProof(asked) {
    const { workflow, github, trigger, signal } = asked;
    const number = trigger.target.number ?? 0;
    const call = { repository: workflow.repository, signal };
    const results = await resultsOf(Number((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(workflow.url)), { github, ...call });
    if (results.length === 0)
        return (0,_saved_run_missing_run_js__WEBPACK_IMPORTED_MODULE_10__.reportMissing)(asked);
    const pull = await github.pullRequest({ ...call, number });
    const target = (0,_github_events_target_js__WEBPACK_IMPORTED_MODULE_7__/* .pullRequestTarget */ .Sj)(workflow.repository, { number, ...pull }, { kind: "issue", number });
    const { mergeBase: base } = await github.comparison({ ...call, base: pull.base.sha, head: target.sha });
    await postResults(results, { ...asked, target, base, edited: null, runUrl: workflow.url });
}
async function postResults(results, posted) {
    const { settings, secrets, workflow, signal, github, target, base, edited, runUrl } = posted;
    const { repository, sha: head } = target;
    for (const { id, name } of results) {
        const zip = await github.artifactZip({ repository, id, maxBytes: bounds.maxBytes, signal });
        const read = (0,_redaction_redact_js__WEBPACK_IMPORTED_MODULE_8__/* .createRedactor */ .l)(Object.values(secrets)).deep(resultIn(zip));
        requireSame(read, { base, head });
        const result = edited === null ? read : unbelieved(read, edited);
        const posts = (0,_posted_proof_js__WEBPACK_IMPORTED_MODULE_12__/* .postsOf */ .B)(result, { run: runUrl });
        // Each job of a matrix has its own comment.
        const step = { ...workflow, step: [workflow.step, stemOf({ name })].join("\n") };
        const landed = await (0,_posted_proof_js__WEBPACK_IMPORTED_MODULE_12__/* .postProof */ .$)(posts, { github, settings, workflow: step, target, signal });
        if (landed.checkRunUrl === null)
            (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_9__/* .logFindings */ .H0)(result.annotations);
        (0,_runner_outputs_js__WEBPACK_IMPORTED_MODULE_11__/* .setOutputs */ .n)({
            outcome: result.verdict,
            summary: result.reason,
            "comment-url": landed.commentUrl,
            "check-run-url": landed.checkRunUrl,
        });
    }
}
/** The open pull request with the run's commit as its newest. For a fork, GitHub's event names none. */
async function pullOf(run, { github, repository, signal }) {
    const { head_repository: from, head_branch: branch } = run;
    if (!from || !branch)
        return null;
    const head = from.full_name;
    const [owner = ""] = head.split("/");
    const call = { repository, signal };
    for (const number of await github.openPullsOf({ ...call, owner, branch })) {
        const pull = await github.pullRequest({ ...call, number });
        if (pull.head.sha !== run.head_sha || pull.head.repo?.full_name !== head)
            continue;
        const isFork = head !== repository;
        const subject = { kind: "issue", number };
        return {
            target: { repository, number, isPullRequest: true, sha: run.head_sha, isFork, subject },
            base: pull.base.sha,
        };
    }
    return null;
}
/** The results of a workflow run. If several differ only in the attempt, the newest. */
async function resultsOf(runId, { github, ...call }) {
    const kept = await github.artifacts({ ...call, runId });
    const last = new Map(kept
        .filter(({ isExpired, bytes }) => !isExpired && bytes <= bounds.maxBytes)
        .filter(({ name }) => name.startsWith(`${_proved_pull_js__WEBPACK_IMPORTED_MODULE_13__/* .proofArtifact */ .zo}-`))
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
            const result = (0,_facts_prove_result_js__WEBPACK_IMPORTED_MODULE_3__/* .proveResult */ .y6)().parse(JSON.parse(Buffer.from(content).toString("utf8")), {
                jitless: true,
            });
            return { ...result, annotations: result.annotations.filter(isPlace).slice(0, maxAnnotations) };
        }
        throw new Error("it has no result.json");
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("record-differs", `The other workflow's result cannot be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause)}`, {
            nextStep: "Do not trust the artifact. Run the other workflow again.",
            cause,
        });
    }
}
/** 100 annotations: `prove` makes fewer. */
const maxAnnotations = 100;
/** Nobody reads a longer file. */
const maxLine = 1_000_000;
function isPlace({ path, startLine, endLine }) {
    return (0,_files_path_fault_js__WEBPACK_IMPORTED_MODULE_15__/* .findPathFault */ .P)(path) === null && startLine >= 1 && startLine <= endLine && endLine <= maxLine;
}
function requireSame(result, of) {
    if ((0,node_util__WEBPACK_IMPORTED_MODULE_1__.isDeepStrictEqual)({ base: result.base, head: result.head }, of))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("record-differs", "The result is about other commits than those of the pull request.", {
        nextStep: "If somebody pushed in the meantime, run the other workflow again. Otherwise do not trust the " +
            "artifact.",
    });
}
/** The other workflow's file, if the pull request edits it: then its result cannot be trusted. Null if not. */
async function editedWorkflow(run, { github, repository, signal, isFork, base }) {
    const called = (run.referenced_workflows ?? []).map(({ path }) => (0,_proved_pull_js__WEBPACK_IMPORTED_MODULE_13__/* .workflowPath */ .RB)(path, { repository }));
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
    return {
        ...result,
        verdict: "cannot-tell",
        reason: `This change edits \`${path}\`, which decides how agent-exec tests the change. Review the edited file, ` +
            "and merge it in a separate pull request.",
        tests: { proof: [], guard: 0, regressed: [], removed: [], skipped: [], weakened: [], flaky: [] },
        hunks: [],
        annotations: [],
    };
}


/***/ })

};
