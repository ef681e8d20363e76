export const id = 9201;
export const ids = [9201];
export const modules = {

/***/ 15595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  attest: () => (/* binding */ attest)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/facts/prove-result.js
var prove_result = __webpack_require__(55191);
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
const runFiles = ["changes.patch", "manifest.json", "result.json"];
/**
 * @param files all files of the folder with current hashes, including the manifest
 * @param names those that the statements are about
 */
function subjectsOf(files, names) {
    return files
        .filter(({ path }) => names.includes(path))
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

;// CONCATENATED MODULE: ./lib/attestation/proof-statement.js


const results = { good: "PASSED", warn: "WARNED", bad: "FAILED", neutral: "WARNED" };
/** The statement about a proof: between which commits which commands ran, and what their tests show. */
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

// EXTERNAL MODULE: ./lib/attestation/recheck.js
var recheck = __webpack_require__(69877);
// EXTERNAL MODULE: ./lib/attestation/recheck-proof.js
var recheck_proof = __webpack_require__(43130);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
;// CONCATENATED MODULE: ./lib/attestation/sign.js

/**
 * Signs a statement about the subjects with the job's identity, through Sigstore: the public instance for public
 * repositories, GitHub's own for others. Writes nothing to the repository.
 * @throws AgentExecError `github-unavailable` if the identity or a service is unavailable, after retries.
 */
async function sign(subjects, { type, content }) {
    const { attest } = await Promise.all(/* import() */[__webpack_require__.e(9654), __webpack_require__.e(6913), __webpack_require__.e(2779), __webpack_require__.e(2830), __webpack_require__.e(26), __webpack_require__.e(3917), __webpack_require__.e(9842)]).then(__webpack_require__.bind(__webpack_require__, 49842));
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
        throw new errors/* AgentExecError */.r("github-unavailable", `agent-exec could not sign the run: ${(0,errors/* messageOf */.bD)(cause)}`, {
            nextStep: "Run the job again. The job needs the permission `id-token: write` and access to Sigstore's servers.",
            cause,
            isRetryable: true,
        });
    }
}

// EXTERNAL MODULE: ./lib/files/safe-changes.js
var safe_changes = __webpack_require__(9122);
;// CONCATENATED MODULE: ./lib/earlier/attested-run.js








/**
 * Checks a run or a proof of the same workflow run, signs statements about it with the job's identity, and saves them in
 * its folder. Runs no code. Signs all statements or none.
 * @throws AgentExecError `settings-invalid` if there is neither or it belongs to another job; `record-differs` if a file
 *   differs from the record; `github-unavailable` if signing fails.
 */
async function attestRun(path, { job, checkedAt }) {
    const { ran, predicates, fileNames, folder, findings, ...told } = await recordAt(path, checkedAt);
    // Only compared files are signed.
    const differing = findings.filter(({ status }) => status === "differs" || status === "unproven");
    if (differing.length > 0) {
        const words = differing.map((each) => `${each.what}: ${each.told}`).join("; ");
        throw new errors/* AgentExecError */.r("record-differs", `The files in ${folder.path} do not fit together: ${words}.`, {
            nextStep: "Nothing was signed. Use the run's whole artifact, unchanged from what the job uploaded.",
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
/** A job signs only its own runs, because it has not seen other runs. */
function ofAnother(folder, ran) {
    const whose = ran === undefined ? "no workflow" : ran.url;
    return new errors/* AgentExecError */.r("settings-invalid", `The run in ${folder} belongs to ${whose}, not to this workflow run.`, {
        nextStep: "Sign the run in a later job of the same workflow run, from the artifact that the run's job uploaded.",
    });
}

// EXTERNAL MODULE: ./lib/github/api/client.js + 16 modules
var client = __webpack_require__(32121);
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
// EXTERNAL MODULE: ./lib/action/id-token.js
var id_token = __webpack_require__(43533);
// EXTERNAL MODULE: ./lib/action/log.js
var log = __webpack_require__(2988);
// EXTERNAL MODULE: ./lib/action/outputs.js + 1 modules
var outputs = __webpack_require__(72777);
// EXTERNAL MODULE: ./lib/action/publish.js
var publish = __webpack_require__(17065);
// EXTERNAL MODULE: ./lib/action/step-end.js
var step_end = __webpack_require__(79958);
// EXTERNAL MODULE: ./lib/action/workflow-run.js
var workflow_run = __webpack_require__(95249);
;// CONCATENATED MODULE: ./lib/action/attest.js















/**
 * The action with `attest`: checks a run or a proof of another job, signs statements about it and publishes them. Runs no code.
 * @throws AgentExecError `settings-invalid` if the job may not sign; and the errors of `attestRun`.
 */
async function attest({ settings }, { environment, workflow, signal }) {
    if (await beganElsewhere(settings.out, workflow))
        return (0,step_end/* endBefore */.rf)("skipped", "the run began in another workflow run, so this one cannot sign it", settings);
    requireIdentity(environment);
    const run = await attestRun(settings.out, {
        job: (0,workflow_run/* jobOf */.Z)(workflow),
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
/** A run that waited for an answer goes on in the workflow's run of the comment that gives it. */
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
        nextStep: "Give the job `permissions: { id-token: write, attestations: write, contents: read, actions: read }`. A pull request from a fork cannot get these permissions.",
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
            nextStep: "The signed statements are in the artifact. `agent-exec check` verifies them.",
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

/***/ 43533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ hasIdToken),
/* harmony export */   u: () => (/* binding */ idTokenOf)
/* harmony export */ });
/* harmony import */ var race_signal__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65927);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);


/** Whether the job may ask GitHub for a token that says who it is. */
function hasIdToken({ variable }) {
    return variable("ACTIONS_ID_TOKEN_REQUEST_URL") !== undefined;
}
/** 1 minute, with the client's retries of 502, 503 and 504. */
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
/** The same as the toolkit's `getIDToken`, which the bundle has not: it would load a large client in every run. */
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
    const message = "GitHub gives this job no identity token, so it cannot use `identity-provider-id`.";
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
/* harmony import */ var _reports_prove_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25048);
/* harmony import */ var _run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5314);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13411);
/* harmony import */ var _recheck_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69877);








const proofFiles = ["report.md", "result.json"];
/** 8 MiB: no proof is larger. */
const maxBytes = 8 * 1024 ** 2;
/**
 * Computes again what the folder of a proof claims. All of it may come from a stranger. Null if it is not the folder of
 * a proof.
 */
async function recheckProof(path) {
    const folder = (0,_run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .openFolder */ .NE)(path);
    if ((await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_2__/* .kindOf */ .I)(folder.path, "transcript.jsonl")) !== "none")
        return null;
    const result = await resultIn(folder.path);
    if (result === null)
        return null;
    const files = (await folder.list()).filter((file) => file.path !== _recheck_js__WEBPACK_IMPORTED_MODULE_5__/* .attestationName */ .k);
    return {
        folder,
        result,
        findings: [
            {
                what: "result",
                status: "held",
                told: `${_facts_prove_result_js__WEBPACK_IMPORTED_MODULE_1__/* .verdicts */ .rY[result.verdict].title.toLowerCase()}: ${result.reason}`,
            },
            reportFinding(result, files),
            othersFinding([...files.map((file) => file.path), ...(await folder.strange())]),
        ],
    };
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
    const text = (0,_reports_prove_report_js__WEBPACK_IMPORTED_MODULE_3__/* .renderProof */ .z)(result, { run: job?.url ?? "" });
    const sha256 = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest("hex");
    const isSame = files.some((file) => file.path === "report.md" && file.sha256 === sha256);
    return isSame
        ? { what, status: "held", told: "report.md, same as computed from result.json" }
        : { what, status: "differs", told: "`report.md` is not as computed from result.json" };
}
function othersFinding(paths) {
    const unknown = paths.filter((path) => !proofFiles.includes(path));
    return unknown.length === 0
        ? { what: "others", status: "held", told: "there is no other file" }
        : { what: "others", status: "differs", told: `not of a proof: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_7__/* .listed */ .K)(unknown.map(_format_listed_js__WEBPACK_IMPORTED_MODULE_7__/* .named */ .r))}` };
}


/***/ }),

/***/ 69877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ recheckRun),
/* harmony export */   k: () => (/* binding */ attestationName)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(40104);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9668);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51196);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(90566);
/* harmony import */ var _facts_described_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30100);
/* harmony import */ var _facts_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80436);
/* harmony import */ var _reports_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(84055);
/* harmony import */ var _reports_older_transcripts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(55159);
/* harmony import */ var _reports_result_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(64558);
/* harmony import */ var _reports_transcript_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3945);
/* harmony import */ var _run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5314);
/* harmony import */ var _run_state_apply_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(68071);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(13411);
















/** A run's attestations: Sigstore bundles, one per line. */
const attestationName = "attestation.jsonl";
const manifestName = "manifest.json";
const manifest = zod__WEBPACK_IMPORTED_MODULE_13__/* .object */ .Ikc({ files: zod__WEBPACK_IMPORTED_MODULE_13__/* .array */ .YOg((0,_facts_files_js__WEBPACK_IMPORTED_MODULE_6__/* .artifact */ .dj)()) });
const namesPatch = zod__WEBPACK_IMPORTED_MODULE_13__/* .object */ .Ikc({ patch: zod__WEBPACK_IMPORTED_MODULE_13__/* .object */ .Ikc({ path: (0,_facts_described_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)() }).nullable() });
/**
 * Computes again everything that a run's folder claims. All of it may come from a stranger.
 * @throws AgentExecError `settings-invalid` if there is no run, `transcript-invalid` if its transcript is unreadable.
 */
async function recheckRun(path) {
    const { folder, transcript } = await (0,_run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_11__/* .openRunFolder */ .iN)(path);
    const { events, warnings } = (0,_reports_transcript_js__WEBPACK_IMPORTED_MODULE_10__/* .parseTranscript */ .K)(transcript);
    const state = (0,_run_state_apply_js__WEBPACK_IMPORTED_MODULE_12__/* .fold */ .AU)(events);
    const files = (await folder.list()).filter((each) => ![manifestName, attestationName].includes(each.path));
    const recorded = await recordedResult(folder);
    const runDir = typeof recorded?.["runDir"] === "string" ? recorded["runDir"] : null;
    const result = (0,_reports_result_js__WEBPACK_IMPORTED_MODULE_9__/* .resultOf */ .Bg)(events, runDir);
    // Reports, and the attempts' code and output, depend only on events.
    const computed = await (0,_reports_files_js__WEBPACK_IMPORTED_MODULE_7__.renderFiles)(events, {
        readArtifact: (artifact) => folder.readArtifact(artifact),
        readShown: (name) => folder.readShown(name),
        runDir,
    });
    const findings = [
        await manifestFinding(folder, files),
        transcriptFinding(events, state, warnings),
        resultFinding(recorded, result, state),
        await patchFinding(folder, { recorded, state, there: byPath(files) }),
        artifactsFinding(result, files),
        reportsFinding(computed, { events, files }),
        othersFinding(await folder.strange(), files, {
            computed: [...computed.keys(), ...ofEveryRun],
            patch: state.files?.changes?.patch ?? null,
            artifacts: result.artifacts.map(({ path }) => `artifacts/${path}`),
            shown: shownIn(events),
        }),
    ];
    return { folder, events, state, result, files, findings };
}
async function manifestFinding(folder, now) {
    let then;
    try {
        then = manifest.parse(JSON.parse(await textAt(folder, manifestName))).files;
    }
    catch (thrown) {
        return differs("manifest", `${manifestName} cannot be read: ${firstLine((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(thrown))}`);
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
/** Differs if something is wrong. */
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
    const more = all.length > maxNamed ? ` and ${all.length - maxNamed} more` : "";
    return [`${how}: ${all.slice(0, maxNamed).map(_format_listed_js__WEBPACK_IMPORTED_MODULE_14__/* .named */ .r).join(", ")}${more}`];
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
        return typeof value === "object" && value !== null ? (0,_reports_older_transcripts_js__WEBPACK_IMPORTED_MODULE_8__/* .resultOfToday */ .Ol)(value) : null;
    }
    catch {
        return null;
    }
}
function resultFinding(recorded, result, state) {
    if (recorded === null)
        return differs("result", "result.json cannot be read");
    const now = (0,_reports_older_transcripts_js__WEBPACK_IMPORTED_MODULE_8__/* .asKnownBy */ .vn)(recorded, JSON.parse(JSON.stringify(result)));
    const names = [...new Set([...Object.keys(now), ...Object.keys(recorded)])];
    const differing = names.filter((name) => !(0,node_util__WEBPACK_IMPORTED_MODULE_1__.isDeepStrictEqual)(recorded[name], now[name]));
    const verb = differing.length === 1 ? "differs" : "differ";
    const wrong = `${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_14__/* .listed */ .K)(differing.map(_format_listed_js__WEBPACK_IMPORTED_MODULE_14__/* .named */ .r))} of result.json ${verb} from the transcript (written by ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_14__/* .named */ .r)(state.run.version)})`;
    const verified = result.verified ? "verified" : "not verified";
    const right = `${result.outcome}, ${verified}, same as in the transcript`;
    return judged("result", differing.length > 0 ? [wrong] : [], right);
}
async function patchFinding(folder, { recorded, state: { files }, there }) {
    const told = files?.changes?.patch ?? null;
    const { success, data } = namesPatch.safeParse(recorded);
    if (success && (data.patch?.path ?? null) !== told)
        return differs("patch", "result.json and the transcript name different patches");
    if (told === null)
        return { what: "patch", status: "absent", told: "the run left none" };
    const { diff, patchSha256 } = files.changes;
    const now = there.get(told);
    if (now === undefined)
        return differs("patch", `${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_14__/* .named */ .r)(told)} is missing`);
    const { text: beginning = "", insertions = 0, deletions = 0 } = diff ?? {};
    // Earlier versions recorded only its beginning.
    const isSame = patchSha256 === undefined
        ? (await textAt(folder, told)).startsWith(beginning)
        : patchSha256 === now.sha256;
    const wrong = isSame ? [] : [`${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_14__/* .named */ .r)(told)} is not the patch in the transcript`];
    return judged("patch", wrong, `${told}, +${insertions} −${deletions}, same as in the transcript`);
}
/** Files of every run that are not reports. */
const ofEveryRun = ["transcript.jsonl", "result.json"];
function reportsFinding(computed, { events, files }) {
    const by = (0,_run_state_apply_js__WEBPACK_IMPORTED_MODULE_12__/* .fold */ .AU)(events).run.version;
    if (by !== _version_js__WEBPACK_IMPORTED_MODULE_15__/* .version */ .r) {
        const told = `written by version ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_14__/* .named */ .r)(by)}; not compared, because this version (${_version_js__WEBPACK_IMPORTED_MODULE_15__/* .version */ .r}) words them differently`;
        return { what: "reports", status: "unproven", told };
    }
    const there = byPath(files);
    const hashOf = (content) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(content).digest("hex");
    const differing = [...computed].filter(([path, content]) => there.get(path)?.sha256 !== hashOf(content));
    const wrong = paths("not as computed", namesOf(differing));
    return judged("reports", wrong, `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)("file", computed.size)}, same as computed from the transcript`);
}
function namesOf(entries) {
    return entries.map(([name]) => name);
}
/** Outputs that blocks displayed, by the events: name and hash. */
function shownIn(events) {
    const shown = events.flatMap((event) => (event.type === "execution" ? (event.shown ?? []) : []));
    return new Map(shown.map(({ name, sha256 }) => [`shown/${name}`, sha256]));
}
/** Every file of a run must appear in an event. */
function othersFinding(strange, files, { computed, patch, artifacts, shown }) {
    const known = new Set([...computed, ...artifacts, ...(patch === null ? [] : [patch])]);
    const unknown = files.filter(({ path, sha256 }) => !known.has(path) && shown.get(path) !== sha256);
    const told = [
        ...paths("no event mentions", [...unknown.map(({ path }) => path), ...strange]),
        ...paths("gone", namesOf([...shown].filter(([path]) => !files.some((file) => file.path === path)))),
    ];
    return judged("others", told, "the transcript mentions every file");
}
/** Compares the artifacts with the transcript. */
function artifactsFinding({ artifacts }, files) {
    if (artifacts.length === 0)
        return { what: "artifacts", status: "absent", told: "the run left no artifacts" };
    const there = byPath(files);
    const differing = artifacts.filter(({ path, sha256 }) => there.get(`artifacts/${path}`)?.sha256 !== sha256);
    const wrong = paths("not as saved", [...byPath(differing).keys()]);
    return judged("artifacts", wrong, `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)("file", artifacts.length)}, same as in the transcript`);
}
/** @throws Error if it is not a regular file. */
async function textAt(folder, path) {
    return Buffer.from(await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readRegular */ .VX)(folder.path, path)).toString("utf8");
}
function firstLine(message) {
    return message.split("\n")[0].slice(0, 200);
}


/***/ }),

/***/ 51579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ loadRendering),
  h: () => (/* binding */ writeFiles)
});

;// CONCATENATED MODULE: ./lib/reports/manifest.js
/** The manifest of these files; of two with the same path the later one counts. */
function manifestOf(files) {
    const byPath = new Map(files.map(({ path, bytes, sha256 }) => [path, { path, bytes, sha256 }]));
    return { files: [...byPath.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)) };
}

;// CONCATENATED MODULE: ./lib/earlier/run-files.js

const manifestName = "manifest.json";
/** Loaded late, because it is most of the code that a run needs. */
const loadRendering = () => Promise.all(/* import() */[__webpack_require__.e(5725), __webpack_require__.e(8269), __webpack_require__.e(3489), __webpack_require__.e(1778), __webpack_require__.e(4078), __webpack_require__.e(8467), __webpack_require__.e(5595), __webpack_require__.e(132), __webpack_require__.e(8129)]).then(__webpack_require__.bind(__webpack_require__, 84055));
/** Writes every file of a run that is computed from its events, and at last the list of all files. */
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

/***/ 40069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ proofBlock)
/* harmony export */ });
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96065);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14647);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91134);



/** 1,000 UTF-16 units of a command, and 10 commands: a comment has room for that. */
const maxCommand = 1_000;
const maxCommands = 10;
/** Commits, commands and counts, as JSON that stays folded. */
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

/***/ 25048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ proofTitle),
/* harmony export */   z: () => (/* binding */ renderProof)
/* harmony export */ });
/* harmony import */ var _facts_prove_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55191);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51196);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13411);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91134);
/* harmony import */ var _proof_block_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40069);
/* harmony import */ var _print_forged_markers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14464);
/* harmony import */ var _print_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47809);







/** 10 lines of each kind, and 200 UTF-16 units of a name: a comment with all of it is within GitHub's limit. */
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
/** What the tests of a change prove, in GitHub's Markdown: for a comment, a check run and a job's summary. */
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
    const names = { weakened: tests.weakened, flaky: tests.flaky };
    const named = names[verdict];
    return named === undefined ? title : `${title}: ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)("test", named.length)}`;
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
