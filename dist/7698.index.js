export const id = 7698;
export const ids = [7698];
export const modules = {

/***/ 62299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ postProof),
/* harmony export */   B: () => (/* binding */ postsOf)
/* harmony export */ });
/* harmony import */ var _facts_prove_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55191);
/* harmony import */ var _github_reporting_github_reports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5518);
/* harmony import */ var _process_system_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50159);
/* harmony import */ var _reports_github_prove_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29224);
/* harmony import */ var _runner_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72635);





/** The comment and check run for a result of `prove`. */
function postsOf(result, links) {
    const text = (0,_reports_github_prove_report_js__WEBPACK_IMPORTED_MODULE_3__/* .renderProof */ .z)(result, links);
    const { conclusion } = _facts_prove_result_js__WEBPACK_IMPORTED_MODULE_0__/* .verdicts */ .rY[result.verdict];
    const check = { conclusion, title: (0,_reports_github_prove_report_js__WEBPACK_IMPORTED_MODULE_3__/* .proofTitle */ .n)(result), summary: text, findings: result.annotations };
    return { comment: text, check, summary: text };
}
/** Updates the pull request's comment about the proof, and adds a check run to its commit. Never throws. */
async function postProof(posts, posting) {
    const { settings, workflow, target } = posting;
    const isAuto = settings.comment !== "always" && settings["check-run"] !== "always";
    let mayPost = true;
    const reports = new _github_reporting_github_reports_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubReports */ .V({
        ...posting,
        clock: _process_system_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .m,
        wanted: { comment: settings.comment, check: settings["check-run"] },
        about: "prove",
        target,
        step: workflow,
        matrix: settings.matrix,
        render: () => ({ title: "", markdown: "" }),
        // The token of a fork's job can only read, which is no fault. Another workflow can post the result.
        onProblem: (problem) => {
            if (!isAuto || !isForbidden(problem))
                (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_4__/* .warnOf */ .c$)(problem);
            else if (mayPost)
                (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_4__/* .logText */ .kc)(onlySummary);
            mayPost &&= !isForbidden(problem);
        },
        onState: () => undefined,
    });
    return reports.conclude(posts);
}
const onlySummary = "This job is not allowed to post on the pull request, so the job's summary shows the result. A second workflow can post the result: see examples/prove-report.yml.";
function isForbidden(problem) {
    return problem.status === 403;
}


/***/ }),

/***/ 39573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HP: () => (/* binding */ proveAndPublish),
/* harmony export */   RB: () => (/* binding */ workflowPath),
/* harmony export */   zo: () => (/* binding */ proofArtifact)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _compose_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33055);
/* harmony import */ var _compose_prove_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72022);
/* harmony import */ var _earlier_open_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27934);
/* harmony import */ var _facts_prove_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55191);
/* harmony import */ var _files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9122);
/* harmony import */ var _github_events_cache_owner_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(81149);
/* harmony import */ var _github_events_base_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34292);
/* harmony import */ var _github_reporting_artifact_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(93261);
/* harmony import */ var _github_reporting_matrix_cell_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79698);
/* harmony import */ var _process_system_clock_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50159);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(13411);
/* harmony import */ var _redaction_redact_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(75830);
/* harmony import */ var _fetch_fetched_repository_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(12610);
/* harmony import */ var _runner_log_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(72635);
/* harmony import */ var _runner_outputs_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(53566);
/* harmony import */ var _posted_proof_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(62299);
/* harmony import */ var _results_publish_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(65440);
/* harmony import */ var _runner_step_end_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(50975);
/* harmony import */ var _runner_workflow_run_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(8020);
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




















/** How the names of such artifacts begin. They end with the number of the workflow run's attempt. */
const proofArtifact = (0,_github_reporting_artifact_js__WEBPACK_IMPORTED_MODULE_7__/* .artifactName */ .Cs)(["prove"]);
/**
 * Proves the pull request and publishes the result.
 * @throws AgentExecError if nothing can begin. If the signal aborts, the error is the signal's reason.
 */
async function proveAndPublish(asked) {
    const { settings, secrets, workflow, target } = asked;
    const found = {
        ...(await proved(asked)),
        job: (0,_runner_workflow_run_js__WEBPACK_IMPORTED_MODULE_17__/* .jobOf */ .Zw)(workflow, { commit: target.sha }),
        agentExec: _version_js__WEBPACK_IMPORTED_MODULE_18__/* .version */ .r,
    };
    const result = (0,_redaction_redact_js__WEBPACK_IMPORTED_MODULE_10__/* .createRedactor */ .l)(Object.values(secrets)).deep(found);
    const name = (0,_github_reporting_artifact_js__WEBPACK_IMPORTED_MODULE_7__/* .artifactName */ .Cs)(["prove", workflow.job, ...cellOf(asked), workflow.step, workflow.attempt]);
    const folder = await (0,_earlier_open_run_js__WEBPACK_IMPORTED_MODULE_3__/* .createFolderFor */ .S2)(name, settings.out);
    await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .replaceFile */ .fR)(folder, "result.json", `${JSON.stringify(result, null, 2)}\n`);
    await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .replaceFile */ .fR)(folder, "report.md", (0,_posted_proof_js__WEBPACK_IMPORTED_MODULE_14__/* .postsOf */ .B)(result, { run: workflow.url }).summary);
    const artifact = await (0,_results_publish_js__WEBPACK_IMPORTED_MODULE_15__/* .uploadFolder */ .yi)({ settings, workflow, folder, name });
    const posts = (0,_posted_proof_js__WEBPACK_IMPORTED_MODULE_14__/* .postsOf */ .B)(result, { run: workflow.url, artifact: artifact?.url });
    await (0,_results_publish_js__WEBPACK_IMPORTED_MODULE_15__/* .summarise */ .fS)(posts.summary);
    const landed = await (0,_posted_proof_js__WEBPACK_IMPORTED_MODULE_14__/* .postProof */ .$)(posts, asked);
    if (landed.checkRunUrl === null)
        (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_12__/* .logFindings */ .H0)(result.annotations);
    const { verdict, reason } = result;
    (0,_runner_outputs_js__WEBPACK_IMPORTED_MODULE_13__/* .setOutputs */ .n)({
        outcome: verdict,
        summary: reason,
        data: dataOf(result),
        "report-path": (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, "report.md"),
        "run-dir": folder,
        "artifact-id": artifact?.id ?? null,
        "artifact-url": artifact?.url ?? null,
        "comment-url": landed.commentUrl,
        "check-run-url": landed.checkRunUrl,
    });
    (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_12__/* .logText */ .kc)(`${_facts_prove_result_js__WEBPACK_IMPORTED_MODULE_4__/* .verdicts */ .rY[verdict].title}. ${reason} (pull request ${target.number}, commit ${target.sha})`);
    (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_16__/* .endStep */ .Cs)({ outcome: verdict, message: reason, nextStep: "", failOn: settings["fail-on"] });
}
/** The largest `data` output. GitHub limits all outputs of a job to 1 MiB. */
const maxDataChars = 262_144;
function dataOf(result) {
    const json = JSON.stringify(result);
    return json.length > maxDataChars ? null : json;
}
function cellOf({ settings }) {
    const { name } = (0,_github_reporting_matrix_cell_js__WEBPACK_IMPORTED_MODULE_8__/* .readMatrixCell */ .C)(settings.matrix);
    return name === "" ? [] : [name];
}
async function proved(asked) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { settings, environment, workflow, target, signal } = asked;
        const opened = __addDisposableResource(env_1, await openedChange(asked), true);
        const own = workflowFile(asked);
        const { result } = await (0,_compose_prove_js__WEBPACK_IMPORTED_MODULE_2__/* .composeProve */ .v)({
            settings,
            variable: environment.variable,
            change: opened.change,
            action: {
                cacheOwner: (0,_github_events_cache_owner_js__WEBPACK_IMPORTED_MODULE_19__/* .readCacheOwner */ .M)({ apiUrl: workflow.apiUrl, target, base: (0,_github_events_base_js__WEBPACK_IMPORTED_MODULE_6__/* .readBase */ .w)(workflow) }),
                // Only people with write access can change the workflow in the repository's own branch, so they may decide how it
                // proves.
                decides: ({ path, before }) => path === own && (target.isFork || before !== null),
            },
            signal,
            onProgress: _runner_log_js__WEBPACK_IMPORTED_MODULE_12__/* .logText */ .kc,
        });
        return result;
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
/** The path of the workflow's file in this repository. Null if it is in another repository, or unknown. */
function workflowFile({ environment, workflow, }) {
    const ref = environment.variable("GITHUB_WORKFLOW_REF") ?? "";
    return workflowPath(ref, workflow);
}
/** Reads `owner/name/.github/workflows/prove.yml@refs/pull/1/merge`. */
function workflowPath(ref, { repository }) {
    const start = `${repository}/`;
    return ref.startsWith(start) ? ref.slice(start.length).split("@", 1)[0] : null;
}
/** Opens the change in the checkout if it has enough history. Otherwise fetches it. */
async function openedChange({ base, target, settings, environment, workflow, signal, }) {
    const here = await (0,_compose_change_js__WEBPACK_IMPORTED_MODULE_1__/* .openChange */ .zJ)(base, target.sha).catch(() => null);
    if (here !== null && !("unrelated" in here.compared))
        return { change: here, [Symbol.asyncDispose]: async () => undefined };
    const fetched = await (0,_fetch_fetched_repository_js__WEBPACK_IMPORTED_MODULE_11__/* .fetchHistory */ .Ny)({
        workflow,
        target,
        base,
        token: settings["github-token"] ?? "",
        variable: environment.variable,
        clock: _process_system_clock_js__WEBPACK_IMPORTED_MODULE_9__/* .systemClock */ .m,
        signal,
    });
    try {
        const change = await (0,_compose_change_js__WEBPACK_IMPORTED_MODULE_1__/* .openChange */ .zJ)(base, target.sha, fetched.folder);
        return { change, [Symbol.asyncDispose]: () => fetched[Symbol.asyncDispose]() };
    }
    catch (thrown) {
        await fetched[Symbol.asyncDispose]();
        throw thrown;
    }
}


/***/ }),

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
/* harmony import */ var _runner_read_event_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35811);
/* harmony import */ var _github_events_payload_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(94167);
/* harmony import */ var _github_events_target_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58792);
/* harmony import */ var _redaction_redact_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(75830);
/* harmony import */ var _runner_log_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(72635);
/* harmony import */ var _saved_run_missing_run_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1942);
/* harmony import */ var _runner_outputs_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(53566);
/* harmony import */ var _posted_proof_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(62299);
/* harmony import */ var _proved_pull_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(39573);
/* harmony import */ var _runner_step_end_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(50975);
















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
    const { workflow_run: run } = (0,_github_events_payload_js__WEBPACK_IMPORTED_MODULE_6__/* .readPayload */ .r)("workflowRun", workflow.eventName, workflow.payload);
    const github = (0,_runner_read_event_js__WEBPACK_IMPORTED_MODULE_5__/* .connect */ .Ng)(settings, workflow);
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
/** The open pull request whose newest commit is the run's. For a fork, the event does not name it. */
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
/** The results of a workflow run. If several differ only in the attempt, the newest counts. */
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
/** The largest number of annotations. `prove` makes fewer. */
const maxAnnotations = 100;
/** Nobody reads a longer file. */
const maxLine = 1_000_000;
function isPlace({ path, startLine, endLine }) {
    return (0,_files_path_fault_js__WEBPACK_IMPORTED_MODULE_15__/* .findPathFault */ .P)(path) === null && startLine >= 1 && startLine <= endLine && endLine <= maxLine;
}
function requireSame(result, of) {
    if ((0,node_util__WEBPACK_IMPORTED_MODULE_1__.isDeepStrictEqual)({ base: result.base, head: result.head }, of))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("record-differs", "The commits in the result are not the commits of the pull request.", {
        nextStep: "If somebody pushed after this result was made, start a new run of the workflow that makes the result. If nobody pushed, do not trust the artifact.",
    });
}
/**
 * The other workflow's file, if the pull request changes it. In that case its result cannot be trusted. Null if it does
 * not.
 */
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
        reason: `This change edits \`${path}\`, so the change could control how it is tested. Review the edited file, ` +
            "and merge it first, in a separate pull request.",
        tests: { proof: [], guard: 0, regressed: [], removed: [], skipped: [], weakened: [], flaky: [] },
        hunks: [],
        annotations: [],
    };
}


/***/ }),

/***/ 48149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ proofBlock)
/* harmony export */ });
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96065);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14647);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91134);



/** Limits for the text of a command, in UTF-16 units, and for the number of commands. A comment has room for that. */
const maxCommand = 1_000;
const maxCommands = 10;
/** A fold with commits, commands and counts as JSON. */
function proofBlock({ by, verdict, base, head, verify, tests, hunks }) {
    const { guard = 0, ...named } = tests;
    const counts = Object.fromEntries(Object.entries(named).map(([kind, names]) => [kind, names.length]));
    const tried = (needed) => hunks?.filter((hunk) => hunk.needed === needed).length;
    const json = {
        tool: `agent-exec ${by}`,
        version: 1,
        verdict,
        base,
        head,
        verify: verify.slice(0, maxCommands).map((command) => (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_2__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .U)(command), maxCommand)),
        tests: { ...counts, guard },
        ...(hunks && { hunks: { needed: tried(true), needless: tried(false), untried: tried(null) } }),
    };
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)("For other tools", [{ kind: "code", text: JSON.stringify(json, null, 2), language: "json" }]);
}


/***/ }),

/***/ 29224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ proofTitle),
/* harmony export */   z: () => (/* binding */ renderProof)
/* harmony export */ });
/* harmony import */ var _facts_prove_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55191);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51196);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13411);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91134);
/* harmony import */ var _proof_block_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48149);
/* harmony import */ var _print_forged_markers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14464);
/* harmony import */ var _print_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47809);







/** Limits for the lines of each kind, and for the UTF-16 units of a name. So a comment stays within GitHub's limit. */
const maxLines = 10;
const maxNames = 20;
const kinds = {
    regressed: "Tests that fail with the change",
    weakened: "Tests that the change weakened",
    removed: "Removed tests",
    skipped: "Tests that are skipped now",
    flaky: "Flaky tests",
    proof: "Tests that fail without the change and pass with it",
};
/** What the tests of a change prove, in GitHub's Markdown, for a comment, a check run and a job's summary. */
function renderProof(result, { run, artifact }) {
    const { verdict, reason, tests, base, head } = result;
    const { icon, title, next } = _facts_prove_result_js__WEBPACK_IMPORTED_MODULE_0__/* .verdicts */ .rY[verdict];
    const needless = result.hunks.filter(({ needed }) => needed === false);
    const blocks = [
        (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)([`${icon} `, (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .bold */ .Cr)(`${title}.`), ` ${reason}`]),
        ...(next === "" ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)([(0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .bold */ .Cr)("Next:"), ` ${next}`])]),
        ...(needless.length === 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(needless.map(needlessLine), maxLines)]),
        ...Object.entries(kinds).flatMap(([kind, words]) => {
            const names = tests[kind];
            return names.length === 0
                ? []
                : [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .folded */ .TM)(`${words} (${names.length})`, [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(names.map(_document_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY), maxNames)])];
        }),
        (0,_proof_block_js__WEBPACK_IMPORTED_MODULE_3__/* .proofBlock */ .g)({ by: "prove", ...result }),
        (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)([
            "commit ",
            (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(head.slice(0, 12)),
            " on ",
            (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(base.slice(0, 12)),
            ` · agent-exec ${_version_js__WEBPACK_IMPORTED_MODULE_5__/* .version */ .r} · `,
            (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)("log", run),
            ...(artifact === undefined ? [] : [" · ", (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)("files", artifact)]),
        ], "dim"),
    ];
    return (0,_print_forged_markers_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutForgedMarkers */ .J)(`${(0,_print_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .markdownOf */ .RQ)(blocks)}\n`);
}
function needlessLine({ file, line, lines }) {
    return ["⚠ ", (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(`${file}:${line}`), `: ${(0,_facts_prove_result_js__WEBPACK_IMPORTED_MODULE_0__/* .needlessWords */ .LX)(lines)}.`];
}
/** One line for a check run's title. */
function proofTitle({ verdict, tests }) {
    const { title } = _facts_prove_result_js__WEBPACK_IMPORTED_MODULE_0__/* .verdicts */ .rY[verdict];
    if (verdict === "proven" || verdict === "regressed") {
        const [failing, how] = verdict === "proven" ? [tests.proof, "without"] : [tests.regressed, "with"];
        if (failing.length > 0)
            return `${title}: ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)("test", failing.length)} ${failing.length === 1 ? "fails" : "fail"} ${how} this change`;
    }
    if (verdict === "unproven")
        return `${title}: no test notices the change`;
    const { weakened, flaky } = tests;
    if (verdict === "weakened")
        return `${title}: ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)("test", weakened.length)} ${weakened.length === 1 ? "checks" : "check"} less`;
    return verdict === "flaky" ? `${title}: ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)("test", flaky.length)}` : title;
}


/***/ })

};
