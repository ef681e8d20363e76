export const id = 9815;
export const ids = [9815];
export const modules = {

/***/ 75445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  attest: () => (/* binding */ attest)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/attestation/recheck.js
var recheck = __webpack_require__(69877);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
;// CONCATENATED MODULE: ./lib/attestation/sign.js

/**
 * Signs a statement about the subjects with the job's identity, through Sigstore: the public instance for public
 * repositories, GitHub's own for others. Writes nothing to the repository.
 * @throws AgentExecError `github-unavailable` if the identity or a service is unavailable, after retries.
 */
async function sign(subjects, { type, content }) {
    const { attest } = await Promise.all(/* import() */[__webpack_require__.e(9654), __webpack_require__.e(6913), __webpack_require__.e(2830), __webpack_require__.e(2750), __webpack_require__.e(3917), __webpack_require__.e(9842)]).then(__webpack_require__.bind(__webpack_require__, 49842));
    try {
        const { bundle } = await attest({
            subjects: subjects.map(({ name, digest }) => ({ name, digest: { ...digest } })),
            predicateType: type,
            predicate: content,
            // Only needed to write to the repository.
            token: "",
            skipWrite: true,
        });
        return bundle;
    }
    catch (cause) {
        throw new errors/* AgentExecError */.r("github-unavailable", `The run could not be attested: ${(0,errors/* messageOf */.bD)(cause)}`, {
            nextStep: "Run the job again; it needs the permission `id-token: write` and access to Sigstore's servers.",
            cause,
            isRetryable: true,
        });
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/facts/execution.js
var execution = __webpack_require__(6257);
// EXTERNAL MODULE: ./lib/run/state/standing.js
var standing = __webpack_require__(19411);
// EXTERNAL MODULE: ./lib/run/told/prompt.js + 7 modules
var told_prompt = __webpack_require__(44078);
;// CONCATENATED MODULE: ./lib/attestation/statements.js




const predicateTypes = {
    provenance: "https://slsa.dev/provenance/v1",
    tests: "https://in-toto.io/attestation/test-result/v0.1",
    verification: "https://in-toto.io/attestation/svr/v0.2",
};
/** Identifies the product in the statements, and how to read them. */
const product = "https://github.com/org/agent-exec";
/** The main files of a run. `manifest.json` lists all others. */
const subjectNames = ["changes.patch", "manifest.json", "result.json"];
/** @param files all files of the folder with current hashes, including the manifest */
function subjectsOf(files) {
    return files
        .filter(({ path }) => subjectNames.includes(path))
        .map(({ path, sha256 }) => ({ name: path, digest: { sha256 } }));
}
/** The statements about a run: how it was made, the verifications' results, and the verified properties. */
function predicatesOf(run) {
    return [
        { type: predicateTypes.provenance, content: provenance(run) },
        { type: predicateTypes.tests, content: testResult(run) },
        { type: predicateTypes.verification, content: verificationResult(run) },
    ];
}
/** A longer task is only included as a hash. */
const maxTaskChars = 4_096;
function provenance({ state, result, job }) {
    const { task, policy, writer, version, settings } = state.run;
    const { lastSession, usage } = state;
    const prompt = policy.hasWriter ? JSON.stringify((0,told_prompt/* conversation */.Wl)({ ...state, attempts: [] })) : null;
    const base = result.patch?.base ?? null;
    const digest = lastSession?.digest ?? null;
    const network = [
        ...state.attempts.flatMap(({ executions }) => executions),
        ...(state.files ? [state.files] : []),
    ];
    return {
        buildDefinition: {
            buildType: `${product}/run@v1`,
            externalParameters: {
                task: {
                    sha256: hashOf(task.text),
                    source: task.source,
                    ...(task.author !== undefined && { author: task.author }),
                    ...(task.text.length <= maxTaskChars && { text: task.text }),
                },
                ...(prompt !== null && { prompt: { sha256: hashOf(prompt) } }),
                repository: job.repository,
                base,
                verify: policy.verify,
            },
            internalParameters: {
                model: writer,
                executor: lastSession?.executor ?? null,
                image: lastSession?.image ?? null,
                sandbox: { limits: lastSession?.limits ?? {}, held: lastSession?.held ?? {} },
                policy,
                protect: settings["protect"] ?? [],
                "only-change": settings["only-change"] ?? [],
            },
            resolvedDependencies: [
                ...(base === null
                    ? []
                    : [{ uri: `git+${job.server}/${job.repository}`, digest: { gitCommit: base } }]),
                ...(digest === null
                    ? []
                    : [{ name: "image", uri: lastSession?.image ?? "", digest: digestOf(digest) }]),
                ...(job.action === undefined ? [] : [actionOf(job.action, job.server)]),
            ],
        },
        runDetails: {
            builder: { id: `${product}@${version}`, version: { "agent-exec": version } },
            metadata: {
                invocationId: `${job.url}/attempts/${job.attempt}`,
                startedOn: result.startedAt,
                finishedOn: result.endedAt,
            },
            byproducts: [
                { name: "network", content: inBase64(network.flatMap((each) => each.network ?? [])) },
                { name: "usage", content: inBase64(usage) },
            ],
        },
    };
}
function testResult({ state, result, job }) {
    const { verify } = state.run.policy;
    const cases = verificationsOf(state).flatMap(({ tests }) => tests?.cases ?? []);
    const named = (status) => cases.filter((each) => each.status === status).map(({ name }) => name);
    return {
        result: result.verified ? "PASSED" : "FAILED",
        configuration: verify.map(verificationDescriptor),
        url: job.url,
        passedTests: named("passed"),
        warnedTests: named("skipped"),
        failedTests: named("failed"),
    };
}
function verificationResult({ state, result, checkedAt }) {
    const { policy, version, settings } = state.run;
    const { lastSession, audit } = state;
    const protect = [settings["protect"], settings["only-change"]].flat().filter((each) => each !== undefined);
    const properties = {
        VERIFIED: result.verified,
        FRESH_CONTAINER: result.verified && lastSession !== null && lastSession.digest !== null,
        CONTROL_FAILED_BEFORE: result.verified && result.proof.failedBefore === true,
        TESTS_COUNTED: result.verified && verificationsOf(state).every(({ tests }) => tests !== undefined),
        TESTS_PROTECTED: result.verified && protect.length > 0,
        NETWORK_NONE_HELD: lastSession?.limits["network"] === "none" && lastSession.held["network"] === true,
        AUDIT_HELD: result.verified && audit !== null && audit.held > 0 && audit.fooled.length + audit.notTried === 0,
    };
    return {
        verifier: { id: `${product}@${version}`, policies: policy.verify.map(verificationDescriptor) },
        timeCreated: checkedAt,
        properties: Object.entries(properties)
            .filter(([, holds]) => holds)
            .map(([name]) => `AGENT_EXEC_${name}`),
    };
}
function verificationsOf(state) {
    return ((0,standing/* decidingAttempt */.JF)(state)?.verifications ?? []).filter(execution/* hasPassed */.Pc);
}
function verificationDescriptor(command, index) {
    return {
        name: `verify ${index + 1}`,
        digest: { sha256: hashOf(command) },
        content: Buffer.from(command).toString("base64"),
        mediaType: "application/x-sh",
    };
}
/** `owner/name@ref`; the reference may be a commit. */
function actionOf(action, server) {
    const [repository = "", ref = ""] = action.split("@");
    const isCommit = /^[0-9a-f]{40}$/.test(ref);
    return {
        name: "action",
        uri: `git+${server}/${repository}@${ref}`,
        ...(isCommit && { digest: { gitCommit: ref } }),
    };
}
function digestOf(digest) {
    const [algorithm = "sha256", value = ""] = digest.split(":");
    return { [algorithm]: value };
}
/** The encoding of a resource descriptor's content. */
function inBase64(value) {
    return Buffer.from(JSON.stringify(value)).toString("base64");
}
function hashOf(text) {
    return (0,external_node_crypto_.createHash)("sha256").update(text).digest("hex");
}

// EXTERNAL MODULE: ./lib/files/safe-changes.js
var safe_changes = __webpack_require__(9122);
;// CONCATENATED MODULE: ./lib/earlier/attested-run.js






/**
 * Checks a run of this same workflow's run, signs what is said of it with the job's identity, and keeps that in the run's
 * folder. Executes nothing of it. All statements are signed, or none is kept.
 * @throws AgentExecError `settings-invalid` where there is no run, or one of another job; `record-differs` where it is not
 *   what was recorded; `github-unavailable` where it cannot be signed.
 */
async function attestRun(path, { job, checkedAt }) {
    const run = await (0,recheck/* recheckRun */.F)(path);
    const { folder, state, result } = run;
    // What nobody compared is not signed either.
    const differing = run.findings.filter(({ status }) => status === "differs" || status === "unproven");
    if (differing.length > 0) {
        const told = differing.map((each) => `${each.what}: ${each.told}`).join("; ");
        throw new errors/* AgentExecError */.r("record-differs", `The run in ${folder.path} differs from its record: ${told}.`, {
            nextStep: "Nothing was signed. Use the run's whole artifact, exactly as its job uploaded it.",
        });
    }
    const ran = state.run.job;
    if (ran?.url !== job.url || ran.repository !== job.repository)
        throw ofAnother(run, ran);
    const subjects = subjectsOf(await folder.list());
    const bundles = [];
    for (const predicate of predicatesOf({ state, result, job: ran, checkedAt }))
        bundles.push(await sign(subjects, predicate));
    await (0,safe_changes/* replaceFile */.fR)(folder.path, recheck/* attestationName */.k, bundles.map((each) => `${JSON.stringify(each)}\n`).join(""));
    return { folder: folder.path, result, bundles, path: (0,external_node_path_.join)(folder.path, recheck/* attestationName */.k) };
}
/** What this job signs it says of itself: it has seen nothing of another one's. */
function ofAnother({ folder }, ran) {
    const whose = ran === undefined ? "no workflow" : ran.url;
    return new errors/* AgentExecError */.r("settings-invalid", `The run in ${folder.path} belongs to ${whose}, not to this workflow run.`, {
        nextStep: "Attest a run in a later job of the same workflow run, from the artifact that its job uploaded.",
    });
}

// EXTERNAL MODULE: ./lib/github/api/client.js + 11 modules
var client = __webpack_require__(96839);
// EXTERNAL MODULE: ./lib/github/reporting/artifact.js + 1 modules
var artifact = __webpack_require__(93261);
// EXTERNAL MODULE: ./lib/markdown/fence.js
var fence = __webpack_require__(42328);
// EXTERNAL MODULE: ./lib/process/system-clock.js
var system_clock = __webpack_require__(50159);
// EXTERNAL MODULE: ./lib/action/log.js
var log = __webpack_require__(2988);
// EXTERNAL MODULE: ./lib/action/outputs.js + 1 modules
var outputs = __webpack_require__(72777);
// EXTERNAL MODULE: ./lib/action/publish.js
var publish = __webpack_require__(17065);
// EXTERNAL MODULE: ./lib/action/workflow-run.js
var workflow_run = __webpack_require__(95249);
;// CONCATENATED MODULE: ./lib/action/attest.js











/**
 * The action with `attest`: checks a run of another job, signs statements about it and publishes them. Runs no code.
 * @throws AgentExecError `settings-invalid` if the job may not sign; and the errors of `attestRun`.
 */
async function attest({ settings }, { environment, workflow, signal }) {
    requireIdentity(environment);
    const run = await attestRun(settings.out, {
        job: (0,workflow_run/* jobOf */.Z)(workflow),
        checkedAt: new Date(system_clock/* systemClock */.m.now()).toISOString(),
    });
    const url = await keepOnGitHub(run, { token: settings["github-token"] ?? "", workflow, signal });
    const artifact = await upload(run, { settings, workflow, signal });
    const { outcome, verified, runId } = run.result;
    (0,log/* logText */.kc)(`agent-exec: ${runId} (${outcome}) is attested: ${run.bundles.length} statements in ${run.path}`);
    await (0,publish/* summarise */.fS)(`Attested ${(0,fence/* codeSpan */.SS)(runId)}: ${outcome}, ${verified ? "verified" : "not verified"}. ${url === null ? "Its statements are in the artifact." : `[Statement](${url})`}\n`);
    (0,outputs/* setOutputs */.n)({
        outcome,
        verified: String(verified),
        "run-dir": run.folder,
        "attestation-path": run.path,
        "attestation-url": url,
        "artifact-id": artifact?.id ?? null,
        "artifact-url": artifact?.url ?? null,
    });
}
function requireIdentity({ variable }) {
    if (variable("ACTIONS_ID_TOKEN_REQUEST_URL") !== undefined)
        return;
    throw new errors/* AgentExecError */.r("settings-invalid", "This job has no identity to sign with.", {
        nextStep: "Give the job `permissions: { id-token: write, attestations: write, contents: read, actions: read }`. A fork's pull request cannot get them.",
    });
}
/** Null if GitHub stores no attestations, as for private repositories without the plan. A warning says so. */
async function keepOnGitHub({ bundles }, { token, workflow, signal }) {
    const { server, repository, apiUrl } = workflow;
    try {
        const github = (0,client/* connectGitHub */.U)({ token, apiUrl, log: log/* logText */.kc });
        let id = 0;
        for (const bundle of bundles)
            id = await github.createAttestation({ repository, bundle, signal });
        return `${server}/${repository}/attestations/${id}`;
    }
    catch (thrown) {
        const { message } = (0,errors/* toAgentExecError */.Mq)(thrown);
        (0,log/* warnOf */.c$)({
            message: `GitHub did not store the attestation of this run: ${message}`,
            nextStep: "The signed statements are in the artifact; `agent-exec check` verifies them.",
        });
        return null;
    }
}
async function upload({ folder, result }, { settings, workflow, signal }) {
    const isWanted = settings.artifact === "always" || (settings.artifact === "auto" && workflow.canUpload);
    if (!isWanted)
        return null;
    const name = (0,artifact/* artifactName */.Cs)([result.runId || (0,external_node_path_.basename)(folder), "attested"]);
    return (0,artifact/* uploadArtifact */.mz)({ folder, name, runUrl: workflow.url, signal });
}


/***/ }),

/***/ 15805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ finalReport),
/* harmony export */   Z: () => (/* binding */ errorReport)
/* harmony export */ });
/* harmony import */ var _facts_outcomes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83518);
/* harmony import */ var _github_api_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72382);
/* harmony import */ var _github_reporting_marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70418);
/* harmony import */ var _reports_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18899);
/* harmony import */ var _reports_report_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23045);
/* harmony import */ var _reports_sections_headline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77922);
/* harmony import */ var _markdown_defuse_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51153);
/* harmony import */ var _markdown_html_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(61772);
/* harmony import */ var _redaction_told_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74080);









/** Renders a run's report for each place, within its limit. The artifact has the whole report. */
function finalReport(events, { workflow, artifact, pullRequest }) {
    const report = (0,_reports_report_of_js__WEBPACK_IMPORTED_MODULE_4__/* .reportOf */ .E)(events);
    const links = {
        run: workflow.url,
        ...(artifact !== null && { artifact: artifact.url }),
        ...(pullRequest !== null && { pullRequest }),
    };
    const { conclusion } = (0,_facts_outcomes_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeRow */ .z7)(report.outcome);
    const render = (maxChars) => (0,_reports_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .renderMarkdown */ .G)(report, { maxChars, links });
    return {
        comment: render(_github_reporting_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .stickyBodyChars */ .Pi),
        check: conclusion === null
            ? null
            : { conclusion, title: (0,_reports_sections_headline_js__WEBPACK_IMPORTED_MODULE_5__/* .titleOf */ .Gg)(report), summary: render(_github_api_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.checkSummaryChars) },
        // A character of Markdown takes at most 4 bytes in UTF-8, and the summary's limit counts bytes.
        summary: render(_github_api_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.jobSummaryBytes / 4),
    };
}
/** Reports an allowed run that did not start, or could not continue: what went wrong and what to do. */
function errorReport({ message, nextStep }, workflow, { hasStarted }) {
    const title = hasStarted ? "agent-exec could not continue" : "agent-exec did not start";
    const text = [
        `### ⚠️ ${title}`,
        (0,_markdown_defuse_js__WEBPACK_IMPORTED_MODULE_6__/* .defuseMarkdown */ .s)((0,_redaction_told_js__WEBPACK_IMPORTED_MODULE_8__/* .toldOf */ .dc)(message)),
        `**Next step:** ${(0,_markdown_defuse_js__WEBPACK_IMPORTED_MODULE_6__/* .defuseInline */ .w)((0,_redaction_told_js__WEBPACK_IMPORTED_MODULE_8__/* .toldOf */ .dc)(nextStep))}`,
        `<sub><a href="${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeHtml */ .Z)(workflow.url)}">Log</a></sub>`,
    ].join("\n\n");
    return { comment: text, check: { conclusion: "failure", title, summary: text }, summary: text };
}


/***/ }),

/***/ 17065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SI: () => (/* binding */ nothingPublished),
/* harmony export */   fS: () => (/* binding */ summarise),
/* harmony export */   mk: () => (/* binding */ publish)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33838);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _github_reporting_artifact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93261);
/* harmony import */ var _process_env_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(36130);
/* harmony import */ var _reports_titles_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73880);
/* harmony import */ var _reports_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64558);
/* harmony import */ var _final_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15805);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2988);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(72777);
/* harmony import */ var _step_end_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(79958);











const nothingPublished = {
    artifact: null,
    pullRequest: null,
    hasSummary: false,
    hasEnded: false,
};
/**
 * Publishes how a run ended. The artifact comes first, so that no later fault can lose it, then the pull request, summary
 * and outputs, comment and check run, and last the step's own end. A failed post changes no outcome.
 */
async function publish(publication) {
    const { settings, workflow, events, published, keep, conclude } = publication;
    const { artifact, problem } = await upload(publication);
    keep({ ...published, artifact });
    const pullRequest = await pullRequestOf(publication, artifact);
    keep({ ...published, artifact, pullRequest });
    const report = (0,_final_report_js__WEBPACK_IMPORTED_MODULE_6__/* .finalReport */ .P)(events, { workflow, artifact, pullRequest });
    if (!published.hasSummary)
        await summarise(report.summary);
    keep({ ...published, artifact, pullRequest, hasSummary: true });
    tellOutputs(publication, { artifact, pullRequest, landed: { commentUrl: null, checkRunUrl: null } });
    tellOutputs(publication, { artifact, pullRequest, landed: await conclude(report) });
    if (published.hasEnded)
        return;
    const { outcome } = (0,_reports_result_js__WEBPACK_IMPORTED_MODULE_5__/* .resultOf */ .Bg)(events);
    const fails = (0,_step_end_js__WEBPACK_IMPORTED_MODULE_9__/* .endStep */ .Cs)({ outcome, ...endOf(events), failOn: settings["fail-on"] });
    if (!fails && problem !== null && settings.artifact === "always")
        (0,_step_end_js__WEBPACK_IMPORTED_MODULE_9__/* .failStep */ .vy)(problem);
    keep({ artifact, pullRequest, hasSummary: true, hasEnded: true });
}
/** Only a run that passed and left a patch gets one without being asked again. */
async function pullRequestOf({ settings, events, published, openPull }, artifact) {
    const { outcome, patch } = (0,_reports_result_js__WEBPACK_IMPORTED_MODULE_5__/* .resultOf */ .Bg)(events);
    if (published.pullRequest !== null || published.hasEnded || openPull === undefined)
        return published.pullRequest;
    if (settings["create-pull-request"] === "never" || outcome !== "passed")
        return null;
    if (patch === null) {
        (0,_log_js__WEBPACK_IMPORTED_MODULE_7__/* .logText */ .kc)("no pull request: the run left no patch");
        return null;
    }
    const end = await openPull(artifact);
    if (end.kind === "opened")
        (0,_log_js__WEBPACK_IMPORTED_MODULE_7__/* .logText */ .kc)(`${end.isUpdated ? "updated" : "opened"} the pull request ${end.url}`);
    else
        (0,_log_js__WEBPACK_IMPORTED_MODULE_7__/* .warnOf */ .c$)({ message: `There is no pull request: ${end.why}`, nextStep: end.nextStep });
    return end;
}
/** Called twice, so that a process killed while it waits for GitHub has set all but the last two. */
function tellOutputs({ events, folder }, { artifact, pullRequest, landed }) {
    const { outcome, exitCode, attempts, verified, summary, result, data, usage, patch } = (0,_reports_result_js__WEBPACK_IMPORTED_MODULE_5__/* .resultOf */ .Bg)(events);
    (0,_outputs_js__WEBPACK_IMPORTED_MODULE_8__/* .setOutputs */ .n)({
        outcome,
        "exit-code": exitCode,
        attempts,
        verified: String(verified),
        summary,
        data: data === undefined || data === null ? null : JSON.stringify(data),
        result,
        "transcript-path": (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, "transcript.jsonl"),
        "report-path": (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, "report.md"),
        "run-dir": folder,
        "patch-path": patch === null ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, patch.path),
        "artifact-id": artifact?.id ?? null,
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
    // Some runners have none: Gitea's and act's.
    if ((0,_process_env_js__WEBPACK_IMPORTED_MODULE_10__/* .readEnvironment */ .Q)().variable("GITHUB_STEP_SUMMARY") === undefined)
        return;
    try {
        await _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .summary */ .z.addRaw(markdown, true).write();
    }
    catch (thrown) {
        (0,_log_js__WEBPACK_IMPORTED_MODULE_7__/* .warnOf */ .c$)((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .toAgentExecError */ .Mq)(thrown));
    }
}
async function upload({ settings, workflow, folder, published }) {
    if (published.artifact !== null || published.hasEnded)
        return { artifact: published.artifact, problem: null };
    const isWanted = settings.artifact === "always" || (settings.artifact === "auto" && workflow.canUpload);
    if (!isWanted) {
        if (settings.artifact === "auto")
            (0,_log_js__WEBPACK_IMPORTED_MODULE_7__/* .logText */ .kc)(`no artifact: this runner does not support artifacts; the files are in ${folder}`);
        return { artifact: null, problem: null };
    }
    try {
        const name = (0,_github_reporting_artifact_js__WEBPACK_IMPORTED_MODULE_3__/* .artifactName */ .Cs)([(0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(folder)]);
        const { signal } = new AbortController();
        const artifact = await (0,_github_reporting_artifact_js__WEBPACK_IMPORTED_MODULE_3__/* .uploadArtifact */ .mz)({ folder, name, runUrl: workflow.url, signal });
        tellLeftOut(artifact);
        return { artifact, problem: null };
    }
    catch (thrown) {
        const problem = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .toAgentExecError */ .Mq)(thrown);
        (0,_log_js__WEBPACK_IMPORTED_MODULE_7__/* .warnOf */ .c$)(problem);
        return { artifact: null, problem };
    }
}
/** The most files to name; a run can leave thousands with odd names. */
const namedLeftOut = 20;
function tellLeftOut({ leftOut }) {
    for (const { path, reason } of leftOut.slice(0, namedLeftOut)) {
        (0,_log_js__WEBPACK_IMPORTED_MODULE_7__/* .logText */ .kc)(`not uploaded: ${JSON.stringify(path)}: ${reason}`);
    }
    if (leftOut.length > namedLeftOut)
        (0,_log_js__WEBPACK_IMPORTED_MODULE_7__/* .logText */ .kc)(`not uploaded: ${leftOut.length - namedLeftOut} more`);
}
function endOf(events) {
    const end = events.at(-1);
    return end?.type === "run-ended"
        ? { message: (0,_reports_titles_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A3)(events), nextStep: end.nextStep }
        : { message: "", nextStep: "" };
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

/***/ 13411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
/** agent-exec's version. A test compares it with package.json, which is not in the bundle. */
const version = "0.1.0";


/***/ })

};
