export const id = 679;
export const ids = [679];
export const modules = {

/***/ 75445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  attest: () => (/* binding */ attest)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/attestation/recheck.js
var recheck = __webpack_require__(69877);
// EXTERNAL MODULE: ./lib/attestation/recheck-proof.js
var recheck_proof = __webpack_require__(43130);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
;// CONCATENATED MODULE: ./lib/attestation/sign.js

/**
 * Signs a statement about the subjects with the job's identity, through Sigstore. Public repositories use the public
 * instance, and others use GitHub's own. Nothing is written to the repository.
 * @throws AgentExecError `github-unavailable` if the identity or a service is unavailable, after retries.
 */
async function sign(subjects, { type, content }) {
    const { attest } = await Promise.all(/* import() */[__webpack_require__.e(9654), __webpack_require__.e(6913), __webpack_require__.e(2779), __webpack_require__.e(2830), __webpack_require__.e(26), __webpack_require__.e(3917), __webpack_require__.e(9842)]).then(__webpack_require__.bind(__webpack_require__, 49842));
    try {
        const { bundle } = await attest({
            subjects: subjects.map(({ name, digest }) => ({ name, digest: { ...digest } })),
            predicateType: type,
            predicate: content,
            // The token is only needed to write to the repository.
            token: "",
            skipWrite: true,
        });
        return bundle;
    }
    catch (cause) {
        throw new errors/* AgentExecError */.r("github-unavailable", `agent-exec could not sign the run: ${(0,errors/* messageOf */.bD)(cause)}`, {
            nextStep: "Run the job again. The job needs the permission `id-token: write` and access to Sigstore's servers.",
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
// EXTERNAL MODULE: ./lib/run/told/prompt.js + 4 modules
var told_prompt = __webpack_require__(56700);
// EXTERNAL MODULE: ./lib/facts/prove-result.js
var prove_result = __webpack_require__(55191);
;// CONCATENATED MODULE: ./lib/attestation/statements.js





const predicateTypes = {
    provenance: "https://slsa.dev/provenance/v1",
    tests: "https://in-toto.io/attestation/test-result/v0.1",
    verification: "https://in-toto.io/attestation/svr/v0.2",
};
/** Identifies the product in statements, and leads to their description. */
const product = "https://github.com/org/agent-exec";
/** The main files of a run. `manifest.json` lists all other files. */
const runFiles = ["changes.patch", "manifest.json", "result.json"];
/**
 * @param files all files of the folder with current hashes, including the manifest
 * @param names the files that the statements are about
 */
function subjectsOf(files, names) {
    return files
        .filter(({ path }) => names.includes(path))
        .map(({ path, sha256 }) => ({ name: path, digest: { sha256 } }));
}
/** The statements about a run: how it was made, the results of its verifications, and its verified properties. */
function predicatesOf(run) {
    return [
        { type: predicateTypes.provenance, content: provenance(run) },
        { type: predicateTypes.tests, content: testResult(run) },
        { type: predicateTypes.verification, content: verificationResult(run) },
    ];
}
/** A longer task is included only as a hash. */
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
                    sha256: (0,external_node_crypto_.hash)("sha256", task.text),
                    source: task.source,
                    ...(task.author !== undefined && { author: task.author }),
                    ...(task.text.length <= maxTaskChars && { text: task.text }),
                },
                ...(prompt !== null && { prompt: { sha256: (0,external_node_crypto_.hash)("sha256", prompt) } }),
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
        digest: { sha256: (0,external_node_crypto_.hash)("sha256", command) },
        content: Buffer.from(command).toString("base64"),
        mediaType: "application/x-sh",
    };
}
/** The action, `owner/name@ref`. The reference may be a commit. */
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
const results = { good: "PASSED", warn: "WARNED", bad: "FAILED", neutral: "WARNED" };
/** The statement about a proof: the commits, the commands that ran, and what their tests show. */
function proofPredicate({ verdict, base, head, verify, tests }, job) {
    const commits = Object.entries({ base, head }).map(([name, gitCommit]) => ({
        name,
        uri: `git+${job.server}/${job.repository}`,
        digest: { gitCommit },
    }));
    return {
        type: predicateTypes.tests,
        content: {
            result: results[prove_result/* verdicts */.rY[verdict].tone],
            configuration: [...verify.map(verificationDescriptor), ...commits],
            url: job.url,
            passedTests: tests.proof,
            warnedTests: [...tests.flaky, ...tests.removed, ...tests.skipped],
            failedTests: [...tests.regressed, ...tests.weakened],
        },
    };
}

// EXTERNAL MODULE: ./lib/files/safe-changes.js
var safe_changes = __webpack_require__(9122);
;// CONCATENATED MODULE: ./lib/earlier/attested-run.js







/**
 * Checks a run or a proof of the same workflow run, signs statements about it with the job's identity, and saves them
 * in its folder. Runs no code. Signs either all statements or none.
 * @throws AgentExecError `settings-invalid` if there is neither a run nor a proof, or if it belongs to another job;
 * `record-differs` if a file differs from the transcript; `github-unavailable` if signing fails.
 */
async function attestRun(path, { job, checkedAt }) {
    const { ran, predicates, fileNames, folder, findings, ...told } = await recordAt(path, checkedAt);
    // Only files that were compared are signed.
    const differing = findings.filter(({ status }) => status === "differs" || status === "unproven");
    if (differing.length > 0) {
        const words = differing.map((each) => `${each.what}: ${each.told}`).join("; ");
        throw new errors/* AgentExecError */.r("record-differs", `The files in ${folder.path} contradict each other: ${words}.`, {
            nextStep: "Nothing was signed. Use the run's whole artifact, exactly as the job uploaded it.",
        });
    }
    if (ran?.url !== job.url || ran.repository !== job.repository)
        throw ofAnother(folder.path, ran);
    const subjects = subjectsOf(await folder.list(), fileNames);
    const bundles = [];
    for (const predicate of predicates(ran))
        bundles.push(await sign(subjects, predicate));
    await (0,safe_changes/* replaceFile */.fR)(folder.path, recheck/* attestationName */.k, bundles.map((each) => `${JSON.stringify(each)}\n`).join(""));
    return { ...told, folder: folder.path, bundles, path: (0,external_node_path_.join)(folder.path, recheck/* attestationName */.k) };
}
async function recordAt(path, checkedAt) {
    const proof = await (0,recheck_proof/* recheckProof */.e)(path);
    if (proof !== null) {
        const { result } = proof;
        return {
            ...proof,
            id: `proof-${result.head.slice(0, 12)}`,
            outcome: result.verdict,
            verified: null,
            ran: result.job,
            fileNames: recheck_proof/* proofFiles */.A,
            predicates: (job) => [proofPredicate(result, job)],
        };
    }
    const { state, result, folder, findings } = await (0,recheck/* recheckRun */.F)(path);
    return {
        folder,
        findings,
        id: result.runId,
        outcome: result.outcome,
        verified: result.verified,
        ran: state.run.job,
        fileNames: runFiles,
        predicates: (job) => predicatesOf({ state, result, job, checkedAt }),
    };
}
/** The error if the run belongs to another job. A job signs only its own runs, because it has not seen others. */
function ofAnother(folder, ran) {
    const whose = ran === undefined ? "no workflow" : ran.url;
    return new errors/* AgentExecError */.r("settings-invalid", `The run in ${folder} belongs to ${whose}, not to this workflow run.`, {
        nextStep: "Sign the run in a later job of the same workflow run, from the artifact that the run's job uploaded.",
    });
}

// EXTERNAL MODULE: ./lib/github/api/client.js + 17 modules
var client = __webpack_require__(29489);
// EXTERNAL MODULE: ./lib/github/reporting/artifact.js + 1 modules
var artifact = __webpack_require__(93261);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/markdown/fence.js
var fence = __webpack_require__(42328);
// EXTERNAL MODULE: ./lib/process/system-clock.js
var system_clock = __webpack_require__(50159);
// EXTERNAL MODULE: ./lib/earlier/open-run.js
var open_run = __webpack_require__(27934);
// EXTERNAL MODULE: ./lib/action/runner/id-token.js
var id_token = __webpack_require__(89100);
// EXTERNAL MODULE: ./lib/action/runner/log.js
var log = __webpack_require__(72635);
// EXTERNAL MODULE: ./lib/action/runner/outputs.js + 1 modules
var outputs = __webpack_require__(53566);
// EXTERNAL MODULE: ./lib/action/results/publish.js
var publish = __webpack_require__(65440);
// EXTERNAL MODULE: ./lib/action/runner/step-end.js
var step_end = __webpack_require__(50975);
// EXTERNAL MODULE: ./lib/action/runner/workflow-run.js
var workflow_run = __webpack_require__(8020);
;// CONCATENATED MODULE: ./lib/action/attest.js















/**
 * The action with `mode: attest`. It checks a run or a proof of another job, signs statements about it and publishes
 * them. It runs no code.
 * @throws AgentExecError `settings-invalid` if the job may not sign; and the errors of `attestRun`.
 */
async function attest({ settings }, { environment, workflow, signal }) {
    if (await beganElsewhere(settings.out, workflow))
        return (0,step_end/* endBefore */.rf)("skipped", "this run started in another workflow run, so this workflow run cannot sign it", settings);
    requireIdentity(environment);
    const run = await attestRun(settings.out, {
        job: (0,workflow_run/* jobOf */.Zw)(workflow),
        checkedAt: new Date(system_clock/* systemClock */.m.now()).toISOString(),
    });
    const url = await keepOnGitHub(run, { token: settings["github-token"] ?? "", workflow, signal });
    const artifact = await upload(run, { settings, workflow, signal });
    const { outcome, verified, id } = run;
    const words = verified === null ? "" : verified ? ", verified" : ", not verified";
    (0,log/* logText */.kc)(`agent-exec: signed ${id} (${outcome}): ${(0,format/* count */.U9)("statement", run.bundles.length)} in ${run.path}`);
    await (0,publish/* summarise */.fS)(`Signed ${(0,fence/* codeSpan */.SS)(id)}: ${outcome}${words}. ${url === null ? "Its statements are in the artifact." : `[Statement](${url})`}\n`);
    (0,outputs/* setOutputs */.n)({
        outcome,
        verified: verified === null ? null : String(verified),
        "run-dir": run.folder,
        "attestation-path": run.path,
        "attestation-url": url,
        "artifact-id": artifact?.id ?? null,
        "artifact-url": artifact?.url ?? null,
    });
}
/** A run that waited for an answer continues in the workflow run of the comment that answers it. */
async function beganElsewhere(folder, { url }) {
    if (!(await (0,open_run/* holdsRun */.gM)(folder)))
        return false;
    const { events } = await (0,open_run/* readRun */.cI)(folder);
    const [first] = events;
    const job = first?.type === "run-started" ? first.job : undefined;
    return job?.url !== url && events.some(({ type }) => type === "approval-awaited");
}
function requireIdentity(environment) {
    if ((0,id_token/* hasIdToken */.l)(environment))
        return;
    throw new errors/* AgentExecError */.r("settings-invalid", "This job has no OpenID Connect identity, so it cannot sign.", {
        nextStep: "Give the job `permissions: { id-token: write, attestations: write, contents: read, actions: read }`. If a pull request from a fork starts the job, GitHub does not give the job write permissions.",
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
            message: `GitHub did not store the signature of this run: ${message}`,
            nextStep: "The signed statements are in the artifact. Download the artifact, and run `agent-exec check` on the run's folder.",
        });
        return null;
    }
}
async function upload({ folder, id }, { settings, workflow, signal }) {
    const isWanted = settings.artifact === "always" || (settings.artifact === "auto" && workflow.canUpload);
    if (!isWanted)
        return null;
    const name = (0,artifact/* artifactName */.Cs)([id || (0,external_node_path_.basename)(folder), "attested"]);
    return (0,artifact/* uploadArtifact */.mz)({ folder, name, runUrl: workflow.url, signal });
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

/***/ 13411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
/** agent-exec's version. A test compares it with package.json, which is not in the bundle. */
const version = "0.1.0";


/***/ })

};
