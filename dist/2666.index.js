export const id = 2666;
export const ids = [2666];
export const modules = {

/***/ 22964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  doctor: () => (/* binding */ doctor_doctor),
  doctorTable: () => (/* binding */ doctorTable)
});

// EXTERNAL MODULE: ./lib/compose/doctor.js + 1 modules
var doctor = __webpack_require__(60407);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/github/api/client.js + 17 modules
var client = __webpack_require__(4177);
// EXTERNAL MODULE: ./lib/ports/check.js
var check = __webpack_require__(94100);
// EXTERNAL MODULE: ./lib/github/events/permissions.js + 1 modules
var permissions = __webpack_require__(99465);
// EXTERNAL MODULE: ./lib/github/events/target.js
var target = __webpack_require__(58792);
;// CONCATENATED MODULE: ./lib/github/doctor/event-checks.js



/** The time for one or two requests with retries. */
const deadlineMs = 30_000;
/** A trial that says whether this event would start a run, and whether its pull request comes from a fork. */
function checkEvent({ github, eventName, lists, readTrigger }) {
    return [
        {
            name: "event",
            deadlineMs,
            run: (0,check/* vital */.$)(async (signal) => {
                const trigger = await readTrigger();
                if (trigger.kind === "skip" && eventName === "workflow_dispatch")
                    return { status: "skipped", message: "you started the doctor by hand" };
                if (trigger.kind === "skip")
                    return { status: "warning", message: `would start no run: ${trigger.reason}` };
                const gate = await (0,permissions/* passGate */.l)({ access: github, trigger, lists, signal });
                if (!gate.isAllowed)
                    return {
                        status: "failed",
                        message: `would start no run: ${gate.reason}`,
                        nextStep: "Let a person with write access to the repository start the run.",
                        isVital: true,
                    };
                const by = trigger.sender === null ? "" : ` by ${trigger.sender.login}`;
                return { status: "ok", message: `${eventName}${by} starts a run` };
            }),
        },
        {
            name: "fork",
            deadlineMs,
            async run(signal) {
                const trigger = await readTrigger();
                if (trigger.kind === "skip" || !trigger.target.isPullRequest)
                    return { status: "ok", message: "the event belongs to no pull request" };
                const { isFork } = await (0,target/* resolveTarget */.u1)(github, trigger.target, { signal });
                if (!isFork)
                    return { status: "ok", message: "the pull request comes from this repository" };
                if (trigger.target.isFork === null)
                    return {
                        status: "ok",
                        message: "the pull request comes from a fork, but a job that a comment starts has all secrets",
                    };
                return {
                    status: "warning",
                    message: "the pull request comes from a fork: the job has no secrets, and its token can only read",
                    nextStep: "Start runs with a comment on the pull request.",
                };
            },
        },
    ];
}

;// CONCATENATED MODULE: ./lib/github/doctor/token-checks.js
const token_checks_permissions = ["contents", "issues", "pull-requests", "checks", "actions"];
/** The time limit. GitHub asks its clients for pauses between requests that write. */
const token_checks_deadlineMs = 40_000;
function checkToken({ github, repository, commit, needs, isFork }) {
    // If GitHub does not answer one request, the others would only wait too.
    let isSilent = false;
    return token_checks_permissions.map((permission) => ({
        name: `permission ${permission}`,
        deadlineMs: token_checks_deadlineMs,
        async run(signal) {
            if (isSilent)
                return { status: "skipped", message: "GitHub did not answer" };
            isSilent = true;
            const access = await github.tokenAccess({ repository, commit, permission, signal });
            isSilent = false;
            return findingOf(access, needs[permission], { permission, isFork });
        },
    }));
}
const words = {
    // GitHub's answer suggests that the token can write, but GitHub does not promise it.
    write: "the job's token can probably write",
    read: "the job's token may only read",
    none: "the job's token may neither read nor write",
};
/** The purposes of permissions that other events need. */
const purposes = {
    contents: "a new pull request needs `contents: write`",
    issues: "a comment on an issue needs `issues: write`",
    "pull-requests": "a comment on a pull request needs `pull-requests: write`",
    checks: "a check run on a pull request needs `checks: write`",
    actions: "a failed job's log needs `actions: read`",
};
function findingOf(access, need, { permission, isFork }) {
    if (need === undefined) {
        const rest = access === "write" ? "" : `; this is enough for this event, but ${purposes[permission]}`;
        return { status: "ok", message: `${words[access]}${rest}` };
    }
    if (access === "write" || access === need.access) {
        const can = access === "write" ? words.write : "the job's token may read";
        return { status: "ok", message: `${can}, for ${need.what}` };
    }
    const nextStep = isFork
        ? `If a pull request from a fork starts the job, GitHub does not give the job \`${permission}: ${need.access}\`. Start runs with a comment on the pull request instead.`
        : `Add \`${permission}: ${need.access}\` under \`permissions:\` of the job.`;
    return {
        status: "failed",
        message: `${words[access]}, but needs \`${permission}: ${need.access}\` for ${need.what}`,
        nextStep,
        isVital: need.isVital ?? false,
    };
}

// EXTERNAL MODULE: ./lib/github/events/base.js
var events_base = __webpack_require__(34292);
// EXTERNAL MODULE: ./lib/terminal/doctor-lines.js
var doctor_lines = __webpack_require__(63259);
// EXTERNAL MODULE: ./lib/terminal/terminal-style.js
var terminal_style = __webpack_require__(13482);
// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(13411);
// EXTERNAL MODULE: ./lib/workspace/git/git.js
var git = __webpack_require__(16114);
// EXTERNAL MODULE: ./lib/action/runner/id-token.js
var id_token = __webpack_require__(89100);
// EXTERNAL MODULE: ./lib/action/runner/inputs.js
var runner_inputs = __webpack_require__(53760);
// EXTERNAL MODULE: ./lib/action/runner/log.js
var log = __webpack_require__(72635);
// EXTERNAL MODULE: ./lib/action/runner/step-end.js + 1 modules
var step_end = __webpack_require__(77974);
// EXTERNAL MODULE: ./lib/action/results/publish.js
var publish = __webpack_require__(65440);
// EXTERNAL MODULE: ./lib/action/runner/read-event.js + 7 modules
var read_event = __webpack_require__(80688);
// EXTERNAL MODULE: ./lib/markdown/html.js
var html = __webpack_require__(61772);
;// CONCATENATED MODULE: ./lib/action/doctor.js

















/** The doctor waits less than a run does. A failed call becomes a row, and the next call follows. */
const timing = { callDeadlineMs: 20_000, retryBaseMs: 250, patienceMs: 10_000, longestWaitMs: 1_000 };
/** Settings that the table does not list. Every job has the first two, and the last one started the doctor. */
const untold = new Set(["github-token", "matrix", "mode"]);
/**
 * Tests everything that a run of this workflow needs, changes nothing, and shows how to fix problems. The step fails if
 * no run could start.
 */
async function doctor_doctor(inputs, step) {
    const { environment, workflow, signal } = step;
    const style = (0,terminal_style/* terminalStyle */.w)(false);
    const results = [];
    const note = (result) => {
        results.push(result);
        (0,log/* logText */.kc)((0,doctor_lines/* doctorLine */.MF)(result, { style, withNextStep: true }));
    };
    (0,log/* logText */.kc)(`agent-exec doctor ${version/* version */.r}`);
    const github = (0,client/* connectGitHub */.U)({
        token: inputs.settings["github-token"] ?? "",
        apiUrl: workflow.apiUrl,
        log: () => { },
        timing,
    });
    const { settings, secrets, origins, problem } = await configured(inputs, step, github);
    const told = Object.entries(origins).filter(([name]) => !untold.has(name));
    (0,doctor_lines/* settingsFinding */.f3)(Object.fromEntries(told)).forEach(note);
    if (problem !== null)
        note(problem);
    const trigger = await (0,read_event/* readEvent */.j_)(workflow, settings).catch(() => null);
    const isFork = trigger?.kind === "run" && trigger.target.isFork === true;
    const { repository, eventName, sha } = workflow;
    // A run also checks these lists before it reads the settings file.
    const lists = (0,read_event/* listsOf */.fO)(inputs.settings);
    const checks = [
        ...checkEvent({ github, eventName, lists, readTrigger: () => (0,read_event/* readEvent */.j_)(workflow, settings) }),
        ...checkToken({ github, repository, commit: sha, needs: needsOf(settings, trigger), isFork }),
        checkIdToken(settings, (0,id_token/* hasIdToken */.l)(environment), isFork),
        checkCheckout(),
    ];
    const idToken = (0,id_token/* idTokenOf */.u)(environment, isFork);
    const job = { checks, base: (0,events_base/* readBase */.w)(workflow), idToken, onSecret: log/* hideInLog */.sJ };
    const { variable } = environment;
    const examined = (0,doctor/* examine */.s)({ settings, hasModelServer: true, secrets, variable, signal, job });
    for await (const result of examined)
        note(result);
    const last = (0,doctor_lines/* doctorSummary */.Ot)(results, style).trim();
    (0,log/* logText */.kc)(last);
    await (0,publish/* summarise */.fS)(doctorTable(results, last));
    (0,step_end/* setOutputs */.n0)({ summary: last });
    if (results.some(({ status, isVital }) => status === "failed" && isVital === true))
        (0,step_end/* failStep */.vy)({ message: last, nextStep: "The table in the job's summary shows how to fix each problem." });
}
/**
 * The inputs together with the base branch's settings file. If the file is invalid, a row says so, and only the inputs
 * count.
 */
async function configured(inputs, { workflow, signal }, github) {
    const given = Object.fromEntries(inputs.raw.map(({ name, origin }) => [name, origin]));
    const base = (0,events_base/* readBase */.w)(workflow);
    // Without a base branch there is no settings file.
    const read = base.kind === "commit" ? (0,runner_inputs/* ownerFileReader */.DN)({ github, workflow, signal }) : async () => null;
    try {
        return { ...(await (0,runner_inputs/* withConfig */.NV)(inputs, read)), problem: null };
    }
    catch (thrown) {
        signal.throwIfAborted();
        const { message, nextStep } = (0,errors/* toAgentExecError */.Mq)(thrown);
        const row = { name: "settings file", status: "failed", isVital: true, ms: 0 };
        const problem = { ...row, message, nextStep };
        return { ...inputs, origins: given, problem };
    }
}
/** The token permissions that a run with these settings needs for this event. */
function needsOf(settings, trigger) {
    const target = trigger?.kind === "run" ? trigger.target : null;
    const isPull = target?.isPullRequest === true;
    const isComment = settings.comment !== "never" && target !== null && target.number !== null;
    const isCheck = settings["check-run"] === "always" || (settings["check-run"] === "auto" && isPull);
    const opensPull = settings["create-pull-request"] !== "never";
    const write = (what) => ({ access: "write", what });
    const read = (what, isVital = false) => ({ access: "read", what, isVital });
    const comment = write("the comment with the report");
    const needsFiles = settings.workspace.startsWith("repo");
    return {
        contents: opensPull ? write("the branch of a pull request") : read("the repository's files", needsFiles),
        ...(isComment && !isPull && { issues: comment }),
        ...(opensPull
            ? { "pull-requests": write("a new pull request") }
            : isPull && { "pull-requests": isComment ? comment : read("the pull request") }),
        ...(isCheck && { checks: write("the check run") }),
        ...(trigger?.kind === "run" &&
            trigger.eventName === "workflow_run" && { actions: read("the failed job's log") }),
    };
}
function checkIdToken(settings, isAllowed, isFork) {
    return {
        name: "permission id-token",
        deadlineMs: 1000,
        async run() {
            if (isAllowed)
                return { status: "ok", message: "the job can prove its identity to other services" };
            const message = "the job cannot prove its identity to other services";
            if (settings["identity-provider-id"] === undefined)
                return { status: "ok", message: `${message}, but your settings need no identity` };
            const nextStep = isFork
                ? "If a pull request from a fork starts the job, GitHub does not give the job `id-token: write`. Start runs with a comment on the pull request instead."
                : "Add `id-token: write` under `permissions:` of the job.";
            return { status: "failed", message, nextStep, isVital: true };
        },
    };
}
function checkCheckout() {
    return {
        name: "checkout",
        deadlineMs: 30_000,
        async run() {
            const isLeft = await (0,git/* hasPersistedCredentials */.G7)(".").catch(() => null);
            if (isLeft === true)
                return {
                    status: "warning",
                    message: "leaves the job's token in Git's configuration, where every later step can read it",
                    nextStep: "Set `persist-credentials: false` for `actions/checkout`.",
                };
            const message = isLeft === null
                ? "there is no checkout; with `workspace: repo` the action fetches the files itself"
                : "leaves no token in Git's configuration";
            return { status: "ok", message };
        },
    };
}
const marks = {
    ok: "✅ ok",
    failed: "❌ fix",
    warning: "⚠️ warning",
    skipped: "➖ not tried",
};
/** The doctor's rows for the job's summary, in HTML, because Markdown in quoted messages could break a table. */
function doctorTable(results, last) {
    const rows = results.map(({ name, status, message, nextStep = "" }) => {
        const cells = [marks[status], name, message, nextStep].map((text) => `<td>${cell(text)}</td>`);
        return `<tr>${cells.join("")}</tr>`;
    });
    const head = ["", "What", "Result", "Fix"].map((text) => `<th align="left">${text}</th>`).join("");
    return `### agent-exec doctor\n\n<p>${cell(last)}</p>\n\n<table>\n<tr>${head}</tr>\n${rows.join("\n")}\n</table>\n`;
}
/** Code between backticks stays code, and the lines of a code block keep their line ends. */
function cell(text) {
    return text
        .split("\n")
        .filter((line) => line.trim() !== "")
        .map((line) => (line.startsWith("    ") ? `<code>${indented(line.slice(4))}</code>` : prose(line)))
        .join("<br>");
}
function indented(line) {
    const indent = line.length - line.trimStart().length;
    return "&nbsp;".repeat(indent) + (0,html/* defuseHtml */.c)(line);
}
function prose(text) {
    return text
        .split("`")
        .map((part, index) => (index % 2 === 1 ? `<code>${(0,html/* defuseHtml */.c)(part)}</code>` : spaced(part)))
        .join("");
}
/** Keeps the blanks at a part's ends, because they separate it from its neighbours. */
function spaced(part) {
    const [start, end] = [/^\s/.test(part) ? " " : "", /\s$/.test(part) ? " " : ""];
    const inner = (0,html/* defuseHtml */.c)(part);
    return inner === "" ? start || end : `${start}${inner}${end}`;
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
/* harmony import */ var _process_env_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(36130);
/* harmony import */ var _reports_titles_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73880);
/* harmony import */ var _reports_result_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13708);
/* harmony import */ var _final_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13690);
/* harmony import */ var _runner_log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72635);
/* harmony import */ var _runner_step_end_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77974);










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
    const done = { ...published, artifact, pullRequest };
    keep(done);
    const findings = published.hasEnded ? [] : ((await publication.findings?.()) ?? []);
    const phrase = settings["trigger-phrase"];
    const report = (0,_final_report_js__WEBPACK_IMPORTED_MODULE_6__/* .finalReport */ .P)(events, { workflow, phrase, artifact, pullRequest, findings });
    if (!published.hasSummary)
        await summarise(report.summary);
    keep({ ...done, hasSummary: true });
    tellOutputs(publication, done, { commentUrl: null, checkRunUrl: null });
    const landed = await conclude(report);
    tellOutputs(publication, done, landed);
    if (landed.checkRunUrl === null)
        (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_7__/* .logFindings */ .H0)(findings);
    if (published.hasEnded)
        return;
    if (pullRequest?.kind !== "opened")
        await publication.suggest?.(landed.commentUrl);
    const { outcome } = (0,_reports_result_result_js__WEBPACK_IMPORTED_MODULE_5__/* .resultOf */ .Bg)(events);
    const end = events.at(-1);
    const [message, nextStep] = end?.type === "run-ended" ? [(0,_reports_titles_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A3)(events), end.nextStep] : ["", ""];
    const fails = (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_8__/* .endStep */ .Cs)({ outcome, message, nextStep, failOn: settings["fail-on"] });
    if (!fails && problem !== null && settings.artifact === "always")
        (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_8__/* .failStep */ .vy)(problem);
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
function tellOutputs({ events, folder }, { artifact, pullRequest }, landed) {
    const { outcome, exitCode, attempts, verified, summary, result, data, usage, patch } = (0,_reports_result_result_js__WEBPACK_IMPORTED_MODULE_5__/* .resultOf */ .Bg)(events);
    (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_8__/* .setOutputs */ .n0)({
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
    if ((0,_process_env_js__WEBPACK_IMPORTED_MODULE_9__/* .readEnvironment */ .Q)().variable("GITHUB_STEP_SUMMARY") === undefined)
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
    const uploaded = await uploadIfWanted({ settings, workflow, folder, name });
    if (uploaded.artifact === null)
        return uploaded;
    keep({ ...published, artifact: uploaded.artifact });
    const { signal } = new AbortController();
    const runUrl = workflow.url;
    const page = await (0,_github_reporting_artifact_js__WEBPACK_IMPORTED_MODULE_3__/* .uploadPage */ .n0)(uploaded.artifact, { folder, name, runUrl, signal, page: "report.html" });
    return { ...uploaded, artifact: { ...uploaded.artifact, ...(page !== null && { page }) } };
}
/**
 * Uploads the folder as an artifact. Null if no artifact is wanted, or if the upload failed. With `artifact: always`, a
 * failed upload fails the step.
 */
async function uploadFolder(upload) {
    const { artifact, problem } = await uploadIfWanted(upload);
    if (problem !== null && upload.settings.artifact === "always")
        (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_8__/* .failStep */ .vy)(problem);
    return artifact;
}
/** How many files are named. A run can leave thousands with unusual names. */
const namedLeftOut = 20;
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
        const { leftOut } = artifact;
        for (const { path, reason } of leftOut.slice(0, namedLeftOut))
            (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_7__/* .logText */ .kc)(`not uploaded: ${JSON.stringify(path)}: ${reason}`);
        if (leftOut.length > namedLeftOut)
            (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_7__/* .logText */ .kc)(`not uploaded: ${leftOut.length - namedLeftOut} more`);
        return { artifact, problem: null };
    }
    catch (thrown) {
        const problem = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .toAgentExecError */ .Mq)(thrown);
        (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_7__/* .warnOf */ .c$)(problem);
        return { artifact: null, problem };
    }
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
/**
 * Gets the job's token from GitHub.
 * @param isFork whether a fork's pull request started the job
 * @throws AgentExecError `settings-invalid` without the permission.
 */
function idTokenOf(environment, isFork) {
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
            const why = deadline.aborted ? "GitHub did not answer within a minute" : wordsOf(thrown);
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("github-unavailable", `GitHub did not give the job its identity token: ${why}.`, {
                nextStep: "Run the job again. https://www.githubstatus.com shows whether GitHub has problems.",
                cause: thrown,
                isRetryable: true,
            });
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
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .settingsInvalid */ .DI)("GitHub gives this job no identity token, so the job cannot use `identity-provider-id`.", isFork
        ? "A pull request from a fork gets no identity token. Start the run with a comment on the pull request."
        : "Add `id-token: write` under `permissions:` of the job.");
}
function wordsOf(thrown) {
    const { statusCode } = thrown;
    const said = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(thrown).replace(/\s+/g, " ").replace(/\.$/, "");
    return statusCode === undefined ? said : `it answered ${statusCode} (${said})`;
}


/***/ }),

/***/ 91134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cr: () => (/* binding */ bold),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   Ly: () => (/* binding */ spansOf),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   c1: () => (/* binding */ groupsOf),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   oR: () => (/* binding */ joined),
/* harmony export */   r3: () => (/* binding */ dim)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51196);

function code(text) {
    return { as: "code", text };
}
function bold(text, tone) {
    return { as: "bold", text, tone };
}
function dim(text) {
    return { as: "dim", text };
}
function link(text, to) {
    return { as: "link", text, to };
}
function paragraph(words, look) {
    return { kind: "paragraph", words, ...(look !== undefined && { look }) };
}
function folded(title, blocks, more = {}) {
    return { kind: "fold", title, blocks, ...more };
}
/** A list of the first items. It says how many more there are. */
function listOf(items, max, all = items.length) {
    const shown = items.slice(0, max);
    return {
        kind: "list",
        items: all > shown.length ? [...shown, `… and ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(all - shown.length)} more`] : shown,
    };
}
/** Groups of sections that share one fold. A section without a title is a group of its own, without a fold. */
function groupsOf(sections) {
    const groups = [];
    for (const section of sections) {
        const last = groups.at(-1);
        if (section.title !== undefined && last?.[0].title === section.title)
            last.push(section);
        else
            groups.push([section]);
    }
    return groups;
}
/** Joins the parts with a separator, and skips empty parts. */
function joined(parts, between) {
    const kept = parts.filter((part) => part !== "" && !(Array.isArray(part) && part.length === 0));
    return kept.flatMap((part, at) => [...(at === 0 ? [] : [between]), ...spansOf(part)]);
}
function spansOf(words) {
    return typeof words === "string" || "as" in words ? [words] : words;
}


/***/ }),

/***/ 9233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ pullRequest),
/* harmony export */   p: () => (/* binding */ nextOfPullRequest)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51196);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91134);


/** What people should do with the opened pull request. This is the run's next step. */
function nextOfPullRequest({ isDraft, isMergeable, waitsForApproval }, { isVerified }) {
    return [
        isVerified ? "" : "The change is not verified.",
        isMergeable === false ? "Resolve the conflicts in the pull request first." : "",
        waitsForApproval ? "Approve the workflow runs of the pull request." : "",
        isDraft ? "Review the draft pull request." : "Review and merge the pull request.",
    ]
        .filter((sentence) => sentence !== "")
        .join(" ");
}
const whyWaits = "GitHub runs the workflows of a bot's pull request only after a person with write access approves them. " +
    "To start these workflows immediately, set `github-token` to an app's token.";
/** Why there is no pull request, and how people can open one; or why its workflows wait. */
function pullRequest(end) {
    if (end === null)
        return null;
    if (end.kind === "opened") {
        if (!end.waitsForApproval)
            return null;
        const title = "Why its workflows wait";
        return { name: "the pull request", rank: 9, title, blocks: () => [(0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)(whyWaits)] };
    }
    return { name: "the pull request", rank: 0, isVital: true, blocks: () => blocksOf(end) };
}
function blocksOf(end) {
    const stop = /[.!?]$/.test(end.why) ? "" : ".";
    const why = (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)(`There is no pull request. ${end.why}${stop} ${end.nextStep}`, "warning");
    if (end.kind === "pushed") {
        const open = (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)("open the pull request", end.url);
        return [why, (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)(["Branch ", (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(end.branch), " has the change: ", open, "."])];
    }
    const { commands } = end;
    const title = `Apply the patch by hand: ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("command", commands.length)} for a checkout`;
    return [why, (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)(title, [{ kind: "code", text: commands.join("\n"), language: "sh" }])];
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
