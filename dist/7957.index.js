export const id = 7957;
export const ids = [7957];
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
// EXTERNAL MODULE: ./lib/run/told/prompt.js + 3 modules
var told_prompt = __webpack_require__(86545);
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
    const network = [state.attempts.flatMap(({ executions }) => executions), state.files ?? []].flat();
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
                base !== null && { uri: `git+${job.server}/${job.repository}`, digest: { gitCommit: base } },
                digest !== null && { name: "image", uri: lastSession?.image ?? "", digest: digestOf(digest) },
                job.action !== undefined && actionOf(job.action, job.server),
            ].filter(Boolean),
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
async function attestRun(path, job, checkedAt) {
    const { ran, predicates, fileNames, folder, findings, ...told } = await recordAt(path, checkedAt);
    // Only files that were compared are signed.
    const differing = findings.filter(({ status }) => status === "differs" || status === "unproven");
    if (differing.length > 0) {
        const words = differing.map((each) => `${each.what}: ${each.told}`).join("; ");
        const message = `The files in ${folder.path} contradict each other: ${words}.`;
        const nextStep = "Nothing was signed. Use the run's whole artifact, exactly as the job uploaded it.";
        throw new errors/* AgentExecError */.r("record-differs", message, { nextStep });
    }
    if (ran?.url !== job.url || ran.repository !== job.repository)
        // A job signs only its own runs, because it has not seen others.
        throw (0,errors/* settingsInvalid */.DI)(`The run in ${folder.path} belongs to ${ran?.url ?? "no workflow"}, but this job signs only runs of its own workflow run.`, "Sign the run in a later job of the same workflow run, from the artifact that the run's job uploaded.");
    const subjects = subjectsOf(await folder.list(), fileNames);
    const bundles = [];
    for (const predicate of predicates(ran))
        bundles.push(await sign(subjects, predicate));
    const lines = bundles.map((each) => `${JSON.stringify(each)}\n`);
    await (0,safe_changes/* replaceFile */.fR)(folder.path, recheck/* attestationName */.kA, lines.join(""));
    return { ...told, folder: folder.path, bundles, path: (0,external_node_path_.join)(folder.path, recheck/* attestationName */.kA) };
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
    const { state, result, folder, findings } = await (0,recheck/* recheckRun */.F0)(path);
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
// EXTERNAL MODULE: ./lib/action/runner/inputs.js
var inputs = __webpack_require__(53760);
// EXTERNAL MODULE: ./lib/action/runner/log.js
var log = __webpack_require__(72635);
// EXTERNAL MODULE: ./lib/action/runner/step-end.js + 1 modules
var step_end = __webpack_require__(77974);
// EXTERNAL MODULE: ./lib/action/results/publish.js
var publish = __webpack_require__(65440);
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
    if (!(0,id_token/* hasIdToken */.l)(environment))
        throw (0,errors/* settingsInvalid */.DI)("This job has no OpenID Connect identity, so it cannot sign.", "Give the job `permissions: { id-token: write, attestations: write, contents: read, actions: read }`. If a pull request from a fork starts the job, GitHub does not give the job write permissions.");
    const checkedAt = new Date(system_clock/* systemClock */.m.now()).toISOString();
    const run = await attestRun(settings.out, (0,workflow_run/* jobOf */.Zw)(workflow), checkedAt);
    const url = await keepOnGitHub(run, { settings, workflow, signal });
    const artifact = await upload(run, { settings, workflow, signal });
    const { outcome, verified, id } = run;
    const words = verified === null ? "" : verified ? ", verified" : ", not verified";
    (0,log/* logText */.kc)(`agent-exec: signed ${id} (${outcome}): ${(0,format/* count */.U9)("statement", run.bundles.length)} in ${run.path}`);
    await (0,publish/* summarise */.fS)(`Signed ${(0,fence/* codeSpan */.SS)(id)}: ${outcome}${words}. ${url === null ? "Its statements are in the artifact." : `[Statement](${url})`}\n`);
    (0,step_end/* setOutputs */.n0)({
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
    if (!(await (0,open_run.holdsRun)(folder)))
        return false;
    const { events } = await (0,open_run.readRun)(folder);
    const [first] = events;
    const job = first?.type === "run-started" ? first.job : undefined;
    return job?.url !== url && events.some(({ type }) => type === "approval-awaited");
}
/** Null if GitHub stores no attestations, as for private repositories without the plan. A warning says so. */
async function keepOnGitHub({ bundles }, { settings, workflow, signal }) {
    const { server, repository } = workflow;
    try {
        const github = (0,inputs/* connect */.Ng)(settings, workflow);
        let id = 0;
        for (const bundle of bundles)
            id = await github.createAttestation({ repository, bundle, signal });
        return `${server}/${repository}/attestations/${id}`;
    }
    catch (thrown) {
        const { message } = (0,errors/* toAgentExecError */.Mq)(thrown);
        (0,log/* warnOf */.c$)({
            message: `GitHub did not store the signature of this run: ${message}`,
            nextStep: "The signed statements are in the run's folder. Download the artifact with this folder, and run `agent-exec check` on the folder.",
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

/***/ 43130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ proofFiles),
/* harmony export */   e: () => (/* binding */ recheckProof)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _facts_prove_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55191);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9668);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90566);
/* harmony import */ var _reports_github_prove_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29224);
/* harmony import */ var _run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5314);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13411);
/* harmony import */ var _recheck_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69877);








const proofFiles = ["report.md", "result.json"];
/** No proof is larger. */
const maxBytes = 8 * 1024 ** 2;
/**
 * Computes all claims in a proof's folder again. All of its files may be a stranger's. Null if the folder holds no
 * proof.
 */
async function recheckProof(path) {
    const folder = (0,_run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .openFolder */ .NE)(path);
    if ((await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_2__/* .kindOf */ .I)(folder.path, "transcript.jsonl")) !== "none")
        return null;
    const result = await resultIn(folder.path);
    if (result === null)
        return null;
    const files = (await folder.list()).filter((file) => file.path !== _recheck_js__WEBPACK_IMPORTED_MODULE_5__/* .attestationName */ .kA);
    const findings = [
        (0,_recheck_js__WEBPACK_IMPORTED_MODULE_5__/* .judged */ .g$)("result", [], `${_facts_prove_result_js__WEBPACK_IMPORTED_MODULE_1__/* .verdicts */ .rY[result.verdict].title.toLowerCase()}: ${result.reason}`),
        reportFinding(result, files),
        othersFinding([...files.map((file) => file.path), ...(await folder.strange())]),
    ];
    return { folder, result, findings };
}
async function resultIn(root) {
    try {
        const text = Buffer.from(await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readRegular */ .VX)(root, "result.json", maxBytes)).toString("utf8");
        return (0,_facts_prove_result_js__WEBPACK_IMPORTED_MODULE_1__/* .proveResult */ .y6)().parse(JSON.parse(text), { jitless: true });
    }
    catch {
        return null;
    }
}
function reportFinding(result, files) {
    const what = "reports";
    const { job, agentExec = _version_js__WEBPACK_IMPORTED_MODULE_6__/* .version */ .r } = result;
    if (agentExec !== _version_js__WEBPACK_IMPORTED_MODULE_6__/* .version */ .r)
        return {
            what,
            status: "unproven",
            told: `written by version ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_7__/* .named */ .r)(agentExec)}; not compared, because this version (${_version_js__WEBPACK_IMPORTED_MODULE_6__/* .version */ .r}) words it differently`,
        };
    const text = (0,_reports_github_prove_report_js__WEBPACK_IMPORTED_MODULE_3__/* .renderProof */ .z)(result, { run: job?.url ?? "" });
    const sha256 = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", text);
    const isSame = files.some((file) => file.path === "report.md" && file.sha256 === sha256);
    if (!isSame)
        return (0,_recheck_js__WEBPACK_IMPORTED_MODULE_5__/* .differs */ .Ag)(what, "`report.md` differs from the report that agent-exec computes from `result.json`");
    return { what, status: "held", told: "report.md, same as computed from result.json" };
}
function othersFinding(paths) {
    const unknown = paths.filter((path) => !proofFiles.includes(path));
    const wrong = unknown.length === 0 ? [] : [`not of a proof: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_7__/* .listed */ .K)(unknown.map(_format_listed_js__WEBPACK_IMPORTED_MODULE_7__/* .named */ .r))}`];
    return (0,_recheck_js__WEBPACK_IMPORTED_MODULE_5__/* .judged */ .g$)("others", wrong, "there is no other file");
}


/***/ }),

/***/ 69877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ag: () => (/* binding */ differs),
/* harmony export */   F0: () => (/* binding */ recheckRun),
/* harmony export */   g$: () => (/* binding */ judged),
/* harmony export */   kA: () => (/* binding */ attestationName)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(42047);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9668);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51196);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(90566);
/* harmony import */ var _facts_described_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30100);
/* harmony import */ var _facts_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80436);
/* harmony import */ var _reports_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15190);
/* harmony import */ var _reports_transcript_older_transcripts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82410);
/* harmony import */ var _reports_result_result_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(13708);
/* harmony import */ var _reports_transcript_transcript_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(56061);
/* harmony import */ var _run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5314);
/* harmony import */ var _run_state_apply_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(68071);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(13411);
















/** A run's attestations: Sigstore bundles, one per line. */
const attestationName = "attestation.jsonl";
const manifestName = "manifest.json";
const manifest = zod__WEBPACK_IMPORTED_MODULE_13__/* .object */ .Ikc({ files: zod__WEBPACK_IMPORTED_MODULE_13__/* .array */ .YOg((0,_facts_files_js__WEBPACK_IMPORTED_MODULE_6__/* .artifact */ .dj)()) });
const namesPatch = zod__WEBPACK_IMPORTED_MODULE_13__/* .object */ .Ikc({ patch: zod__WEBPACK_IMPORTED_MODULE_13__/* .object */ .Ikc({ path: (0,_facts_described_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)() }).nullable() });
/**
 * Computes all claims in a run's folder again. All of its files may be a stranger's.
 * @throws AgentExecError `settings-invalid` if there is no run, `transcript-invalid` if its transcript is unreadable.
 */
async function recheckRun(path) {
    const { folder, transcript } = await (0,_run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_11__/* .openRunFolder */ .iN)(path);
    const { events, warnings } = (0,_reports_transcript_transcript_js__WEBPACK_IMPORTED_MODULE_10__/* .parseTranscript */ .K)(transcript);
    const state = (0,_run_state_apply_js__WEBPACK_IMPORTED_MODULE_12__/* .fold */ .AU)(events);
    const files = (await folder.list()).filter((each) => ![manifestName, attestationName].includes(each.path));
    const recorded = await recordedResult(folder);
    const runDir = typeof recorded?.["runDir"] === "string" ? recorded["runDir"] : null;
    const result = (0,_reports_result_result_js__WEBPACK_IMPORTED_MODULE_9__/* .resultOf */ .Bg)(events, runDir);
    // The reports, and the files with the attempts' code and output, depend only on events.
    const computed = await (0,_reports_files_js__WEBPACK_IMPORTED_MODULE_7__.renderFiles)(events, {
        readArtifact: (artifact) => folder.readArtifact(artifact),
        readShown: (name) => folder.readShown(name),
        runDir,
    });
    const known = new Set([
        ...computed.keys(),
        ...ofEveryRun,
        ...result.artifacts.map(({ path }) => `artifacts/${path}`),
        state.files?.changes?.patch ?? "",
    ]);
    const findings = [
        await manifestFinding(folder, files),
        transcriptFinding(events, state, warnings),
        resultFinding(recorded, result, state),
        await patchFinding({ folder, state, files }, recorded),
        artifactsFinding(result, files),
        reportsFinding(computed, { events, files }),
        othersFinding(await folder.strange(), files, { known, shown: shownIn(events) }),
    ];
    return { folder, events, state, result, files, findings };
}
async function manifestFinding(folder, now) {
    let then;
    try {
        then = manifest.parse(JSON.parse(await textAt(folder, manifestName))).files;
    }
    catch (thrown) {
        const [reason = ""] = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(thrown).split("\n");
        return differs("manifest", `${manifestName} cannot be read: ${reason.slice(0, 200)}`);
    }
    const [listedThen, there] = [byPath(then), byPath(now)];
    const gone = [...listedThen.keys()].filter((path) => !there.has(path));
    const added = [...there.keys()].filter((path) => !listedThen.has(path));
    const changed = [...listedThen].flatMap(([path, before]) => {
        const after = there.get(path);
        return after && (before.sha256 !== after.sha256 || before.bytes !== after.bytes) ? [path] : [];
    });
    const told = [...paths("changed", changed), ...paths("gone", gone), ...paths("not listed", added)];
    return judged("manifest", told, `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)("file", now.length)}, all with the listed hashes`);
}
function differs(what, told) {
    return { what, status: "differs", told };
}
/** A finding that differs if the list of wrong things is not empty. */
function judged(what, wrong, right) {
    return wrong.length > 0 ? differs(what, wrong.join("; ")) : { what, status: "held", told: right };
}
function byPath(files) {
    return new Map(files.map((file) => [file.path, file]));
}
const maxNamed = 5;
function paths(how, all) {
    if (all.length === 0)
        return [];
    return [`${how}: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_14__/* .listed */ .K)(all.slice(0, maxNamed).map(_format_listed_js__WEBPACK_IMPORTED_MODULE_14__/* .named */ .r), all.length)}`];
}
function transcriptFinding(events, { end }, warnings) {
    if (warnings.length > 0)
        return differs("transcript", warnings.join(" "));
    const missing = end === null ? ["the end of the run is missing"] : [];
    return judged("transcript", missing, `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)("event", events.length)}, complete until the run's end`);
}
async function recordedResult(folder) {
    try {
        const value = JSON.parse(await textAt(folder, "result.json"));
        return typeof value === "object" && value !== null ? (0,_reports_transcript_older_transcripts_js__WEBPACK_IMPORTED_MODULE_8__/* .resultOfToday */ .Ol)(value) : null;
    }
    catch {
        return null;
    }
}
function resultFinding(recorded, result, state) {
    if (recorded === null)
        return differs("result", "result.json cannot be read");
    const now = (0,_reports_transcript_older_transcripts_js__WEBPACK_IMPORTED_MODULE_8__/* .asKnownBy */ .vn)(recorded, JSON.parse(JSON.stringify(result)));
    const names = [...new Set([...Object.keys(now), ...Object.keys(recorded)])];
    const differing = names.filter((name) => !(0,node_util__WEBPACK_IMPORTED_MODULE_1__.isDeepStrictEqual)(recorded[name], now[name]));
    const verb = differing.length === 1 ? "differs" : "differ";
    const wrong = `${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_14__/* .listed */ .K)(differing.map(_format_listed_js__WEBPACK_IMPORTED_MODULE_14__/* .named */ .r))} of \`result.json\` ${verb} from the transcript, which agent-exec ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_14__/* .named */ .r)(state.run.version)} wrote`;
    const verified = result.verified ? "verified" : "not verified";
    const right = `${result.outcome}, ${verified}, same as in the transcript`;
    return judged("result", differing.length > 0 ? [wrong] : [], right);
}
async function patchFinding({ folder, state, files }, recorded) {
    const changes = state.files?.changes;
    const told = changes?.patch ?? null;
    const { success, data } = namesPatch.safeParse(recorded);
    if (success && (data.patch?.path ?? null) !== told)
        return differs("patch", "result.json and the transcript name different patches");
    if (told === null)
        return { what: "patch", status: "absent", told: "the run left none" };
    const { diff, patchSha256 } = changes;
    const now = byPath(files).get(told);
    if (now === undefined)
        return differs("patch", `${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_14__/* .named */ .r)(told)} is missing`);
    const { text: beginning = "", insertions = 0, deletions = 0 } = diff ?? {};
    // Earlier versions recorded only the beginning of it.
    const startsAlike = async () => (await textAt(folder, told)).startsWith(beginning);
    const isSame = patchSha256 === undefined ? await startsAlike() : patchSha256 === now.sha256;
    const wrong = isSame ? [] : [`${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_14__/* .named */ .r)(told)} differs from the patch in the transcript`];
    return judged("patch", wrong, `${told}, +${insertions} −${deletions}, same as in the transcript`);
}
/** Files that every run has, besides reports. */
const ofEveryRun = ["transcript.jsonl", "result.json"];
function reportsFinding(computed, { events, files }) {
    const by = (0,_run_state_apply_js__WEBPACK_IMPORTED_MODULE_12__/* .fold */ .AU)(events).run.version;
    if (by !== _version_js__WEBPACK_IMPORTED_MODULE_15__/* .version */ .r) {
        const told = `written by version ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_14__/* .named */ .r)(by)}; not compared, because this version (${_version_js__WEBPACK_IMPORTED_MODULE_15__/* .version */ .r}) words them differently`;
        return { what: "reports", status: "unproven", told };
    }
    const there = byPath(files);
    const names = [...computed.keys()];
    const differing = names.filter((name) => there.get(name)?.sha256 !== (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", computed.get(name)));
    const wrong = paths("differ from what agent-exec computes from the transcript", differing);
    return judged("reports", wrong, `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)("file", computed.size)}, same as computed from the transcript`);
}
/** The outputs that blocks displayed, by the events: the hash of each name. */
function shownIn(events) {
    const shown = events.flatMap((event) => (event.type === "execution" ? (event.shown ?? []) : []));
    return new Map(shown.map(({ name, sha256 }) => [`shown/${name}`, sha256]));
}
/** Every file of a run must occur in an event: by its name, or as an output that a block displayed. */
function othersFinding(strange, files, { known, shown }) {
    const unknown = files.filter(({ path, sha256 }) => !known.has(path) && shown.get(path) !== sha256);
    const gone = [...shown.keys()].filter((name) => !files.some(({ path }) => path === name));
    const told = [
        ...paths("the transcript does not mention", [...unknown.map(({ path }) => path), ...strange]),
        ...paths("gone", gone),
    ];
    return judged("others", told, "the transcript mentions every file");
}
/** Compares the artifacts with the transcript. */
function artifactsFinding({ artifacts }, files) {
    if (artifacts.length === 0)
        return { what: "artifacts", status: "absent", told: "the run left no artifacts" };
    const there = byPath(files);
    const differing = artifacts.filter(({ path, sha256 }) => there.get(`artifacts/${path}`)?.sha256 !== sha256);
    const wrong = paths("changed after the run saved them", [...byPath(differing).keys()]);
    return judged("artifacts", wrong, `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)("file", artifacts.length)}, same as in the transcript`);
}
/** @throws Error if it is not a regular file. */
async function textAt(folder, path) {
    return Buffer.from(await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readRegular */ .VX)(folder.path, path)).toString("utf8");
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
const loadRendering = () => Promise.all(/* import() */[__webpack_require__.e(5725), __webpack_require__.e(8269), __webpack_require__.e(3489), __webpack_require__.e(3523), __webpack_require__.e(6545), __webpack_require__.e(8467), __webpack_require__.e(2735), __webpack_require__.e(676), __webpack_require__.e(1153)]).then(__webpack_require__.bind(__webpack_require__, 15190));
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
        verify: verify.slice(0, maxCommands).map((command) => (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_2__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .Ul)(command), maxCommand)),
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
    const needless = result.hunks
        .filter(({ needed }) => needed === false)
        .map(({ file, line, lines }) => ["⚠ ", (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(`${file}:${line}`), `: ${(0,_facts_prove_result_js__WEBPACK_IMPORTED_MODULE_0__/* .needlessWords */ .LX)(lines)}.`]);
    const commits = ["commit ", (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(head.slice(0, 12)), " on ", (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(base.slice(0, 12))];
    const links = [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)("log", run), ...(artifact === undefined ? [] : [" · ", (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)("files", artifact)])];
    const blocks = [
        (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)([`${icon} `, (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .bold */ .Cr)(`${title}.`), ` ${reason}`]),
        ...(next === "" ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)([(0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .bold */ .Cr)("Next:"), ` ${next}`])]),
        ...(needless.length === 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(needless, maxLines)]),
        ...Object.entries(kinds).flatMap(([kind, words]) => {
            const names = tests[kind];
            return names.length === 0
                ? []
                : [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .folded */ .TM)(`${words} (${names.length})`, [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(names.map(_document_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY), maxNames)])];
        }),
        (0,_proof_block_js__WEBPACK_IMPORTED_MODULE_3__/* .proofBlock */ .g)({ by: "prove", ...result }),
        (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)([...commits, ` · agent-exec ${_version_js__WEBPACK_IMPORTED_MODULE_5__/* .version */ .r} · `, ...links], "dim"),
    ];
    return (0,_print_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutForgedMarkers */ .JW)(`${(0,_print_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .markdownOf */ .RQ)(blocks)}\n`);
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
