export const id = 7650;
export const ids = [7650];
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

/***/ 90364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   prove: () => (/* binding */ prove),
/* harmony export */   proveAsked: () => (/* binding */ proveAsked)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _facts_outcomes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83518);
/* harmony import */ var _github_events_base_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34292);
/* harmony import */ var _github_events_commands_read_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20250);
/* harmony import */ var _github_events_payload_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94167);
/* harmony import */ var _github_events_permissions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99465);
/* harmony import */ var _github_events_target_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58792);
/* harmony import */ var _request_acknowledged_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(71882);
/* harmony import */ var _results_final_report_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(13690);
/* harmony import */ var _runner_inputs_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(53760);
/* harmony import */ var _fetch_owner_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(93492);
/* harmony import */ var _proof_posted_proof_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(62299);
/* harmony import */ var _proof_proved_pull_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(39573);
/* harmony import */ var _results_publish_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(65440);
/* harmony import */ var _runner_read_event_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(35811);
/* harmony import */ var _runner_step_end_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(50975);
















/**
 * The action with `mode: prove`. It finds out what the tests of a pull request prove. It needs no model and no key, and
 * the code runs only in sandboxes. So any `pull_request` event may start it, and comments by people with write access.
 */
async function prove(inputs, step) {
    const { settings } = inputs;
    const { workflow, signal } = step;
    const github = (0,_runner_read_event_js__WEBPACK_IMPORTED_MODULE_14__/* .connect */ .Ng)(settings, workflow);
    if (workflow.eventName === "pull_request") {
        const { pull_request: pull } = (0,_github_events_payload_js__WEBPACK_IMPORTED_MODULE_4__/* .readPayload */ .r)("pullRequest", workflow.eventName, workflow.payload);
        const target = (0,_github_events_target_js__WEBPACK_IMPORTED_MODULE_6__/* .pullRequestTarget */ .Sj)(workflow.repository, pull, { kind: "issue", number: pull.number });
        const base = (0,_github_events_base_js__WEBPACK_IMPORTED_MODULE_2__/* .readBase */ .w)(workflow);
        return provePull({ ...inputs, ...step, github, target, base: base.kind === "commit" ? base.commit : "" });
    }
    const trigger = await (0,_runner_read_event_js__WEBPACK_IMPORTED_MODULE_14__/* .readEvent */ .j_)(workflow, settings);
    const isComment = /comment|review/.test(workflow.eventName);
    if (trigger.kind === "skip")
        return (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_15__/* .endBefore */ .rf)("skipped", isComment ? trigger.reason : needsPullRequest, settings);
    const gate = await (0,_github_events_permissions_js__WEBPACK_IMPORTED_MODULE_5__/* .passGate */ .l)({ access: github, trigger, lists: (0,_runner_read_event_js__WEBPACK_IMPORTED_MODULE_14__/* .listsOf */ .fO)(settings), signal });
    if (!gate.isAllowed)
        return (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_15__/* .endBefore */ .rf)("denied", gate.reason, settings);
    const request = (0,_github_events_commands_read_request_js__WEBPACK_IMPORTED_MODULE_3__/* .requestOf */ .fo)(trigger);
    if (request.kind !== "command" || request.name !== "prove" || !trigger.target.isPullRequest)
        return (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_15__/* .endBefore */ .rf)("skipped", needsPullRequest, settings);
    return proveAsked({ ...inputs, ...step, github, trigger });
}
const needsPullRequest = "`mode: prove` needs an event of a pull request, or the comment `prove` on a pull request";
/** Proves the pull request on which an allowed comment asked for it, in its current state. */
async function proveAsked(asked) {
    const { github, trigger, signal } = asked;
    const { target } = trigger;
    const number = target.number ?? 0;
    await (0,_request_acknowledged_js__WEBPACK_IMPORTED_MODULE_7__/* .acknowledged */ .H)({ ...asked, target });
    const pull = await github.pullRequest({ repository: target.repository, number, signal });
    const now = (0,_github_events_target_js__WEBPACK_IMPORTED_MODULE_6__/* .pullRequestTarget */ .Sj)(target.repository, { number, ...pull }, { kind: "issue", number });
    return provePull({ ...asked, target: now, base: pull.base.sha });
}
async function provePull(asked) {
    const { workflow, github, target, signal } = asked;
    let { settings } = asked;
    try {
        const config = await (0,_runner_inputs_js__WEBPACK_IMPORTED_MODULE_9__/* .withConfig */ .N)(asked, (0,_fetch_owner_files_js__WEBPACK_IMPORTED_MODULE_10__/* .ownerFileReader */ .D)(asked, (0,_github_events_base_js__WEBPACK_IMPORTED_MODULE_2__/* .readBase */ .w)(workflow)));
        settings = config.settings;
        await (0,_proof_proved_pull_js__WEBPACK_IMPORTED_MODULE_12__/* .proveAndPublish */ .HP)({ ...asked, ...config });
    }
    catch (thrown) {
        const isCancelled = signal.aborted && !(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isAgentExecError */ .TE)(thrown);
        const error = isCancelled ? cancelled() : (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toAgentExecError */ .Mq)(thrown);
        const report = (0,_results_final_report_js__WEBPACK_IMPORTED_MODULE_8__/* .errorReport */ .Z)(error, workflow, { couldNot: "start" });
        await (0,_results_publish_js__WEBPACK_IMPORTED_MODULE_13__/* .summarise */ .fS)(report.summary);
        const landed = isCancelled ? undefined : await (0,_proof_posted_proof_js__WEBPACK_IMPORTED_MODULE_11__/* .postProof */ .$)(report, { ...asked, settings, github, target });
        (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_15__/* .endWithoutRun */ .VJ)(error, {
            outcome: isCancelled ? "cancelled" : (0,_facts_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomeOf */ .sG)(error),
            failOn: settings["fail-on"],
            ...(landed && { landed }),
        });
    }
}
function cancelled() {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("internal", "The workflow was cancelled.", {
        nextStep: "Run the job again if you need the result.",
    });
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

/***/ 1473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ loadRendering),
  h: () => (/* binding */ writeFiles)
});

;// CONCATENATED MODULE: ./lib/reports/formats/manifest.js
/** The manifest of these files. If two files have the same path, the later one counts. */
function manifestOf(files) {
    const byPath = new Map(files.map(({ path, bytes, sha256 }) => [path, { path, bytes, sha256 }]));
    return { files: [...byPath.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)) };
}

;// CONCATENATED MODULE: ./lib/earlier/run-files.js

const manifestName = "manifest.json";
/** Loaded late, because it is most of a run's code. */
const loadRendering = () => Promise.all(/* import() */[__webpack_require__.e(5725), __webpack_require__.e(8269), __webpack_require__.e(3489), __webpack_require__.e(4343), __webpack_require__.e(8467), __webpack_require__.e(6700), __webpack_require__.e(4887), __webpack_require__.e(676)]).then(__webpack_require__.bind(__webpack_require__, 15190));
/** Writes all files that are computed from a run's events. The last one lists all files. */
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
 * Puts text into a code fence that the text cannot close: the fence is longer than the text's longest run of backticks.
 * Of `info`, only the characters of a language's name are used.
 */
function fence(text, info = "") {
    const marker = "`".repeat(Math.max(3, longestRun(text) + 1));
    const language = info.replace(/[^\w+#.-]/g, "").slice(0, 40);
    return `${marker}${language}\n${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${marker}`;
}
function longestRun(text) {
    let longest = 0;
    for (const [run] of text.matchAll(/`+/g))
        longest = Math.max(longest, run.length);
    return longest;
}
/**
 * One line of text as a code span that the text cannot close. Line ends become blanks. Empty text stays empty.
 *
 * Blanks at the ends stay, because file names may differ only in them. A parser removes one blank from each end if both
 * have one and there is more than blanks (CommonMark 0.31.2, 6.1), so such a line gets one more.
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

/***/ 49746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ missesNetwork)
/* harmony export */ });
const unreached = /Temporary failure in name resolution|Name or service not known|Network is unreachable|\bE(?:NOTFOUND|AI_AGAIN|NETUNREACH)\b|Could not resolve host|no such host|dial tcp|Failed to establish a new connection/;
/** Whether a program's output says that it had no network. */
function missesNetwork(output) {
    // Node often prints no more than this, also if a test's own server does not answer.
    const isUnfetched = /\bfetch failed\b/.test(output) && !output.includes("ECONNREFUSED");
    return isUnfetched || unreached.test(output);
}


/***/ }),

/***/ 50159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

/** When this process began, on the machine's clock. */
const begin = Date.now() - performance.now();
const systemClock = {
    // Durations and deadlines must not change if somebody sets the machine's clock while agent-exec runs.
    now: () => Math.round(begin + performance.now()),
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
