export const id = 9466;
export const ids = [9466];
export const modules = {

/***/ 53760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DN: () => (/* binding */ ownerFileReader),
/* harmony export */   Ko: () => (/* binding */ readInputs),
/* harmony export */   NV: () => (/* binding */ withConfig),
/* harmony export */   Ng: () => (/* binding */ connect)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _settings_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35903);
/* harmony import */ var _settings_from_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63951);
/* harmony import */ var _settings_resolve_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39898);
/* harmony import */ var _settings_secrets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99220);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72635);
/* harmony import */ var _github_api_client_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4177);
/* harmony import */ var _github_events_base_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(34292);









/** Reads the action's inputs. From here on, their secrets are hidden, even in errors about the inputs. */
async function readInputs(environment) {
    const inputs = (0,_settings_from_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .fromInputs */ .Ij)(environment.withPrefix("INPUT_"));
    (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .hideFromNow */ .nO)(Object.values((0,_settings_secrets_js__WEBPACK_IMPORTED_MODULE_5__/* .secretsOf */ .F)(inputs, environment.variable)));
    const inside = await (0,_settings_from_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .inSettingsInput */ .Z0)(inputs);
    const raw = [...inside, ...inputs];
    const secrets = (0,_settings_secrets_js__WEBPACK_IMPORTED_MODULE_5__/* .secretsOf */ .F)(raw, environment.variable);
    (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .hideFromNow */ .nO)(Object.values(secrets));
    (0,_settings_from_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseSecrets */ .un)(inside);
    return { settings: (0,_settings_resolve_js__WEBPACK_IMPORTED_MODULE_4__/* .resolveSettings */ .Mo)(raw, "action"), secrets, raw };
}
/** Adds the base branch's config file below the inputs. @throws AgentExecError `settings-invalid`. */
async function withConfig({ raw, secrets }, readFile) {
    const isNamed = raw.some(({ name }) => name === "config");
    const read = async (path) => {
        const bytes = await readFile(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path)).catch((error) => {
            if (isNamed)
                throw error;
            // Nobody named this file, so it may be missing. The job may also lack the permission to read the repository.
            (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .logText */ .kc)(`agent-exec: could not look for ${path}: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error)}`);
            return null;
        });
        return bytes === null ? null : new TextDecoder().decode(bytes);
    };
    const config = await (0,_settings_config_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfig */ .Xg)(raw, { face: "action", read, isOwners: true });
    const all = [...config, ...raw];
    const origins = Object.fromEntries(all.map(({ name, origin }) => [name, origin]));
    return { raw, secrets, settings: (0,_settings_resolve_js__WEBPACK_IMPORTED_MODULE_4__/* .resolveSettings */ .Mo)(all, "action"), origins };
}
/** Reads the owner's files from GitHub, because a pull request's author controls the checkout. */
function ownerFileReader({ github, workflow, signal, }) {
    const { repository } = workflow;
    const base = (0,_github_events_base_js__WEBPACK_IMPORTED_MODULE_8__/* .readBase */ .w)(workflow);
    return async (path) => {
        if (base.kind === "commit")
            return github.fileAt({ repository, path, commit: base.commit, signal });
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsInvalid */ .DI)(base.reason, "Set `instructions` and `config` to `none`.");
    };
}
function connect(settings, { apiUrl }) {
    return (0,_github_api_client_js__WEBPACK_IMPORTED_MODULE_7__/* .connectGitHub */ .U)({ token: settings["github-token"] ?? "", apiUrl, log: _log_js__WEBPACK_IMPORTED_MODULE_6__/* .logText */ .kc });
}


/***/ }),

/***/ 72635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H0: () => (/* binding */ logFindings),
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   c$: () => (/* binding */ warnOf),
/* harmony export */   kc: () => (/* binding */ logText),
/* harmony export */   nO: () => (/* binding */ hideFromNow),
/* harmony export */   sJ: () => (/* binding */ hideInLog)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33838);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86939);
/* harmony import */ var _github_api_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72382);
/* harmony import */ var _redaction_told_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74080);
/* harmony import */ var _output_workflow_commands_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37011);






/** From this call on, the runner masks these secrets in the log, and agent-exec masks them everywhere. */
function hideFromNow(secrets) {
    secrets.forEach(hideInLog);
    (0,_redaction_told_js__WEBPACK_IMPORTED_MODULE_4__/* .hideFromNow */ .nO)(secrets);
}
/** From this call on, the runner masks this text in the log. */
const hideInLog = _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setSecret */ .Pq;
/** Prints lines to the step's log, without hidden characters and workflow commands. */
function logText(text) {
    (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq)((0,_output_workflow_commands_js__WEBPACK_IMPORTED_MODULE_5__/* .neutraliseWorkflowCommands */ .W)((0,_redaction_told_js__WEBPACK_IMPORTED_MODULE_4__/* .toldOf */ .dc)(text.replace(/\n$/, ""))));
}
function wordsOf({ code, message }) {
    return code === undefined ? message : (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .withCode */ .SM)({ code, message });
}
/** Adds a warning annotation. The toolkit escapes it. */
function warnOf(problem) {
    (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)((0,_redaction_told_js__WEBPACK_IMPORTED_MODULE_4__/* .toldOf */ .dc)(`${wordsOf(problem)} ${problem.nextStep}`));
}
const annotate = { error: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3, warning: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e, notice: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm };
/** Adds annotations to lines of the job's own commit. The toolkit escapes them. */
function logFindings(findings) {
    for (const level of ["error", "warning", "notice"])
        for (const finding of findings.filter((each) => each.level === level).slice(0, _github_api_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .F.logAnnotations)) {
            const { path: file, startLine, endLine, title, message } = (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .toldFinding */ .v)(finding);
            annotate[level](message, { file, startLine, endLine, title });
        }
}


/***/ }),

/***/ 77974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rf: () => (/* binding */ endBefore),
  Cs: () => (/* binding */ endStep),
  VJ: () => (/* binding */ endWithoutRun),
  vy: () => (/* binding */ failStep),
  n0: () => (/* binding */ setOutputs)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
// EXTERNAL MODULE: ./lib/redaction/told.js
var told = __webpack_require__(74080);
// EXTERNAL MODULE: ./lib/action/runner/log.js
var log = __webpack_require__(72635);
;// CONCATENATED MODULE: ./lib/settings/outputs.js
/** The action's outputs. `action.yml` and the docs are generated from this table. */
const outputs = {
    outcome: "How the run ended, for example `passed`, `failed` or `timed-out`. docs/action.md explains all " +
        "outcomes. With `mode: prove`, the result of `prove`, for example `proven`.",
    "exit-code": "The exit code of the last block that ran. Empty if nothing ran.",
    attempts: "The number of attempts. With `until: pass`, each reply is one attempt. With `until: done`, a new attempt " +
        "starts after a failed verification or an unusable reply.",
    verified: "`true` if every verification passed and you get exactly the verified files, otherwise `false`.",
    summary: "One paragraph: the model's last text, or why the run ended.",
    data: "The result as JSON, if you set `result-schema`; with `mode: prove`, the whole result of `prove`; " +
        "otherwise empty.",
    result: "The output of the last block, shortened if it is long.",
    "transcript-path": "The path of the transcript: a file with one event per line, as JSON.",
    "report-path": "The path of the report in Markdown.",
    "run-dir": "The path of the run's folder.",
    "patch-path": "The path of the patch, for `git apply`. Empty if there is no patch.",
    "artifact-id": "The id of the uploaded artifact. Empty if nothing was uploaded.",
    "artifact-url": "The address of the uploaded artifact.",
    "attestation-path": "With `mode: attest`, the path of a file with the signed statements, one Sigstore bundle on each " +
        "line.",
    "attestation-url": "With `mode: attest`, the address of the newest attestation on GitHub. Empty if GitHub stores no " +
        "statements for this repository.",
    "comment-url": "The address of the comment with the report. Empty if there is no comment.",
    "check-run-url": "The address of the check run. Empty if there is no check run.",
    "pull-request-url": "The address of the pull request. Empty if there is none.",
    "input-tokens": "The number of input tokens of all model calls.",
    "output-tokens": "The number of output tokens of all model calls.",
    "cost-usd": "The cost of all model calls in US dollars. Empty if the price is unknown.",
};

;// CONCATENATED MODULE: ./lib/action/runner/step-end.js




/** Fails the step if `fail-on` names the outcome. Returns whether the step fails. */
function endStep({ outcome, message, nextStep, failOn }) {
    const fails = failOn.includes(outcome);
    if (fails)
        failStep({ message: `${outcome}: ${message}`, nextStep });
    return fails;
}
/** Fails the step. The toolkit escapes the text. */
function failStep(problem) {
    const { nextStep } = problem;
    (0,core/* setFailed */.C1)((0,told/* toldOf */.dc)(nextStep === "" ? (0,log/* wordsOf */.Z9)(problem) : `${(0,log/* wordsOf */.Z9)(problem)}\n${nextStep}`));
}
/** Ends a step without a finished run. The outputs and the log say why. */
function endWithoutRun(error, { outcome, failOn, landed }) {
    setOutputs({
        ...(outcome !== null && { outcome }),
        summary: (0,told/* toldOf */.dc)(error.message),
        "comment-url": landed?.commentUrl ?? null,
        "check-run-url": landed?.checkRunUrl ?? null,
    });
    const { nextStep } = error;
    if (outcome === null)
        failStep(error);
    else if (!endStep({ outcome, message: (0,log/* wordsOf */.Z9)(error), nextStep, failOn }))
        (0,log/* warnOf */.c$)(error);
}
/** Ends a step whose event starts no run. The outputs and one line in the log say why. */
function endBefore(outcome, reason, { "fail-on": failOn }, commentUrl = null) {
    (0,log/* logText */.kc)(`agent-exec ${outcome}: ${reason}`);
    setOutputs({ outcome, summary: (0,told/* toldOf */.dc)(reason), "comment-url": commentUrl });
    endStep({ outcome, message: reason, nextStep: "", failOn });
}
/** Sets every output. Missing ones are empty. The toolkit separates the values with a random mark. */
function setOutputs(values) {
    for (const name of Object.keys(outputs))
        (0,core/* setOutput */.uH)(name, String(values[name] ?? ""));
}


/***/ }),

/***/ 8020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ linksTo),
/* harmony export */   Zw: () => (/* binding */ jobOf),
/* harmony export */   hO: () => (/* binding */ readWorkflowRun)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _github_reporting_artifact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93261);
/* harmony import */ var _github_reporting_marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70418);




/** @throws AgentExecError `settings-invalid` outside of a workflow, or if the event cannot be read. */
async function readWorkflowRun(environment) {
    const { variable } = environment;
    const need = (name) => {
        const value = variable(name);
        if (value !== undefined)
            return value;
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsInvalid */ .DI)(`The variable ${name} is not set, so this is not a step of a workflow.`, "Use this action with `uses:` in a workflow. In a terminal use `agent-exec run`.");
    };
    const repository = need("GITHUB_REPOSITORY");
    const server = variable("GITHUB_SERVER_URL") ?? "https://github.com";
    const payload = await readPayload(need("GITHUB_EVENT_PATH"));
    return {
        eventName: need("GITHUB_EVENT_NAME"),
        payload,
        repository,
        sha: need("GITHUB_SHA"),
        branch: /^refs\/heads\/(.+)$/.exec(variable("GITHUB_REF") ?? "")?.[1] ?? defaultBranch(payload),
        apiUrl: variable("GITHUB_API_URL") ?? "https://api.github.com",
        url: `${server}/${repository}/actions/runs/${variable("GITHUB_RUN_ID") ?? "0"}`,
        workflow: variable("GITHUB_WORKFLOW") ?? "",
        job: variable("GITHUB_JOB") ?? "",
        step: variable("GITHUB_ACTION") ?? "",
        attempt: variable("GITHUB_RUN_ATTEMPT") ?? "1",
        action: actionOf(variable),
        server,
        canUpload: variable("ACTIONS_RUNTIME_TOKEN") !== undefined && variable("ACT") !== "true" && (0,_github_reporting_artifact_js__WEBPACK_IMPORTED_MODULE_2__/* .takesArtifacts */ .Qe)(server),
    };
}
function defaultBranch(payload) {
    const { repository } = (payload ?? {});
    return typeof repository?.default_branch === "string" ? repository.default_branch : "main";
}
function actionOf(variable) {
    const [repository, ref] = [variable("GITHUB_ACTION_REPOSITORY"), variable("GITHUB_ACTION_REF")];
    return repository === undefined || ref === undefined ? null : `${repository}@${ref}`;
}
/**
 * The part of these facts that a run records.
 * @param commit absent if there is none, or if the code works on other files
 */
function jobOf({ server, repository, url, attempt, action }, { commit, failedRun, } = {}) {
    const page = `${server}/${repository}/actions/runs/${failedRun?.runId}`;
    return {
        server,
        repository,
        url,
        attempt,
        ...(action !== null && { action }),
        ...(commit && { commit }),
        ...(failedRun && { failedRun: (0,_github_reporting_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .attemptPage */ .DZ)({ url: page, attempt: String(failedRun.attempt) }) }),
    };
}
async function readPayload(path) {
    try {
        return JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, "utf8"));
    }
    catch (cause) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsInvalid */ .DI)(`The event in ${path} cannot be read: ${cause.message}`, "GITHUB_EVENT_PATH must be the path of the JSON file with the event that started the workflow.", cause);
    }
}
function linksTo({ url }, artifact) {
    return {
        run: url,
        ...(artifact !== null && { artifact: artifact.url }),
        ...(artifact?.page !== undefined && { page: artifact.page }),
    };
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
function readBase({ eventName, payload, sha, }) {
    if (typeof payload === "object" && payload !== null && "pull_request" in payload) {
        const event = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ pull_request: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ base: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: commitName }) }) });
        const commit = event.safeParse(payload, { jitless: true }).data?.pull_request.base.sha;
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


/***/ }),

/***/ 93261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Cs: () => (/* binding */ artifactName),
  $p: () => (/* binding */ pageName),
  Qe: () => (/* binding */ takesArtifacts),
  mz: () => (/* binding */ uploadArtifact),
  n0: () => (/* binding */ uploadPage)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/files/temporary-folder.js
var temporary_folder = __webpack_require__(36753);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/redaction/told.js
var told = __webpack_require__(74080);
;// CONCATENATED MODULE: ./lib/github/reporting/artifact-files.js





/**
 * Characters that NTFS cannot store. The client refuses the whole upload if one name has such a character, so these
 * files are left out. A backslash is replaced: in a zip file it would separate folders, and `..\` would lead out.
 */
const unfitName = /["<>:|*?\\]|\p{Cc}/u;
/**
 * The regular files below a folder, without those that contain a secret, because everyone who can read the repository
 * can download them. Links are not followed. Otherwise the client would upload their targets.
 * @returns the files' absolute paths, sorted.
 * @throws AgentExecError `storage-failed` if the folder cannot be read.
 */
async function filesToUpload(folder) {
    const files = [];
    const leftOut = [];
    const visit = async (at) => {
        for (const entry of await (0,external_node_fs_promises_.readdir)(at, { withFileTypes: true })) {
            const path = (0,external_node_path_.join)(at, entry.name);
            if (unfitName.test(entry.name))
                leftOut.push({ path: (0,external_node_path_.relative)(folder, path), reason: "artifacts do not support its name" });
            else if (entry.isDirectory())
                await visit(path);
            else if (entry.isFile())
                files.push(path);
            else
                leftOut.push({ path: (0,external_node_path_.relative)(folder, path), reason: "not a regular file" });
        }
    };
    try {
        await visit(folder);
        // If a file in a hidden folder has a secret, the whole folder is left out: an incomplete checkpoint is useless.
        const secret = new Set();
        for (const file of files)
            if (await hasSecret(file))
                secret.add(unitOf(folder, file));
        leftOut.push(...Array.from(secret, (path) => ({ path, reason: "it contains a secret" })));
        const shared = files.filter((file) => !secret.has(unitOf(folder, file)));
        return { files: shared.toSorted(), leftOut };
    }
    catch (thrown) {
        throw new errors/* AgentExecError */.r("storage-failed", `The run's folder ${folder} cannot be read.`, {
            nextStep: "Check that the disk has space and that no other step changes the folder.",
            cause: thrown,
        });
    }
}
/** Copies a file into a folder under another name. Resolves with the copy's path. */
async function copyInto(folder, name, file) {
    const path = (0,external_node_path_.join)(folder, name);
    await (0,external_node_fs_promises_.copyFile)(file, path);
    return path;
}
/** The folder or file that is uploaded completely or not at all. */
function unitOf(folder, file) {
    const path = (0,external_node_path_.relative)(folder, file);
    return path.startsWith(".") ? path.split(external_node_path_.sep, 1).join() : path;
}
async function hasSecret(file) {
    const search = (0,told/* secretsStream */.gI)();
    for await (const chunk of (0,external_node_fs_.createReadStream)(file, "utf8"))
        search.push(chunk);
    search.flush();
    return search.hidden > 0;
}

;// CONCATENATED MODULE: ./lib/github/reporting/artifact.js
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





const defaultDeadlineMs = 60_000;
const pageDeadlineMs = 20_000;
/**
 * Uploads a folder as one artifact. The client is loaded only here, because it is the largest part of the action. It
 * reads its server's address and token from the runner's environment.
 * @throws AgentExecError `github-unavailable` if the upload takes too long or fails; `storage-failed` if the folder
 * cannot be read. An unfinished upload is not stopped.
 */
async function uploadArtifact(options) {
    const { folder, name, runUrl, deadlineMs = defaultDeadlineMs, signal } = options;
    // Refused here, because the client would print a warning of its own.
    if (!takesArtifacts(runUrl))
        throw uploadFailed(name, folder, "GitHub's artifact client supports only github.com and *.ghe.com.");
    const { files, leftOut } = await filesToUpload(folder);
    try {
        const { id, digest } = await send({ name, files, folder, deadlineMs, signal });
        return { id, name, url: `${runUrl}/artifacts/${id}`, digest: digest ?? null, leftOut };
    }
    catch (thrown) {
        if (signal.aborted)
            throw signal.reason;
        throw uploadFailed(name, folder, thrown);
    }
}
/**
 * Uploads one page again without a zip file, so that a browser can show it. The server uses the file's name. This name
 * does not begin with the artifact's name, so patterns for downloads do not match it.
 * @returns its address; null if the page stays on the runner, or if GitHub refuses it.
 */
async function uploadPage({ leftOut }, { folder, name, page, runUrl, signal }) {
    if (leftOut.some(({ path }) => path === page))
        return null;
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const copies = __addDisposableResource(env_1, await (0,temporary_folder/* temporaryFolder */.y)("agent-exec-upload-"), true);
            const copy = await copyInto(copies.path, pageName(name), (0,external_node_path_.join)(folder, page));
            const sent = { name, files: [copy], folder: copies.path, deadlineMs: pageDeadlineMs, signal };
            const { id } = await send({ ...sent, skipArchive: true });
            return `${runUrl}/artifacts/${id}`;
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
    catch {
        if (signal.aborted)
            throw signal.reason;
        return null;
    }
}
async function send({ name, files, folder, deadlineMs, signal, skipArchive = false }) {
    const ended = new AbortController();
    const tooLate = async () => {
        await (0,promises_.setTimeout)(deadlineMs, undefined, { signal: AbortSignal.any([signal, ended.signal]) });
        throw new Error(`not finished after ${deadlineMs / 1000} s`);
    };
    const upload = async () => {
        const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(3489), __webpack_require__.e(6913), __webpack_require__.e(2779), __webpack_require__.e(2830), __webpack_require__.e(26), __webpack_require__.e(6118), __webpack_require__.e(2357)]).then(__webpack_require__.bind(__webpack_require__, 22357));
        return new DefaultArtifactClient().uploadArtifact(name, [...files], folder, { skipArchive });
    };
    try {
        const { id, digest } = await Promise.race([upload(), tooLate()]);
        if (id === undefined)
            throw new Error("the server returned no id");
        return { id, digest };
    }
    finally {
        ended.abort();
    }
}
/**
 * Makes a name that no other job, matrix cell or attempt of the workflow run has. Dashes replace characters that are
 * not allowed.
 */
function artifactName(parts) {
    return ["agent-exec", ...parts].join("-").replaceAll(/[^A-Za-z0-9._-]+/g, "-");
}
/** The name of the page for the browser, from the name of the whole artifact. */
function pageName(name) {
    return `report-of-${name}.html`;
}
/** Whether GitHub's client accepts this server. It refuses GitHub Enterprise Server, Gitea and Forgejo. */
function takesArtifacts(server) {
    const host = URL.parse(server)?.hostname ?? "";
    return host === "github.com" || host.endsWith(".ghe.com") || host.endsWith(".localhost");
}
function uploadFailed(name, folder, thrown) {
    const message = `The artifact ${name} could not be uploaded: ${(0,errors/* messageOf */.bD)(thrown)}`;
    return new errors/* AgentExecError */.r("github-unavailable", message, {
        nextStep: `The run's files are in ${folder}. Upload this folder with actions/upload-artifact and \`if: always()\`, or check that the runner can reach GitHub's artifact service.`,
        cause: thrown,
        isRetryable: true,
    });
}


/***/ }),

/***/ 70418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $g: () => (/* binding */ isFinished),
/* harmony export */   B_: () => (/* binding */ markerLine),
/* harmony export */   DZ: () => (/* binding */ attemptPage),
/* harmony export */   IH: () => (/* binding */ failedRunKey),
/* harmony export */   Kp: () => (/* binding */ isAnswerTo),
/* harmony export */   Oz: () => (/* binding */ isSticky),
/* harmony export */   Pi: () => (/* binding */ stickyBodyChars),
/* harmony export */   U3: () => (/* binding */ isAboutFailedRun),
/* harmony export */   X4: () => (/* binding */ markerPrefix),
/* harmony export */   t7: () => (/* binding */ readMarker)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _api_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72382);


/** The beginning of every comment of agent-exec. A text that begins in this way never counts as a task. */
const markerPrefix = "<!-- agent-exec:";
/** The beginning of the key of a comment about a failed workflow run. No workflow can have such a name. */
const failedRunKey = "\nci";
const failedRunMark = "ci-";
/** The web page of an attempt of a workflow run. It is the run's id in its comment. */
function attemptPage({ url, attempt }) {
    return `${url}/attempts/${attempt}`;
}
/** The number in a run's page. Ids of another form have none. */
const numberInPage = /\/runs\/(\d{1,15})\/attempts\/\d+$/;
/**
 * The first line of the comment. Key and run are hashed, because not every text is allowed inside of an HTML comment.
 * The workflow run's number is readable, because `cancel` needs it.
 */
function markerLine({ key, asked, runId }, { isFinal }) {
    const number = numberInPage.exec(runId)?.[1] ?? "0";
    const answers = typeof asked === "string" ? ` for=${shortHash(asked)}` : "";
    return `${markerStart(key)} run=${shortHash(runId)} in=${number}${answers} ${isFinal ? "done" : "open"} -->`;
}
const markerPattern = /^<!-- agent-exec:[\w-]{16,40} run=[0-9a-f]{16} (?:in=(\d{1,15}) )?(?:for=([0-9a-f]{16}) )?(open|done) -->/;
/** Reads the marker. Null if there is none. Anybody can write a marker, so check the comment's author first. */
function readMarker(body) {
    const [, run = 0, , state] = markerPattern.exec(body) ?? [];
    return state === undefined ? null : { isFinal: state === "done", workflowRun: Number(run) || null };
}
/** Whether the comment answers this request. */
function isAnswerTo(body, asked) {
    return markerPattern.exec(body)?.[2] === shortHash(asked);
}
const longestPage = `/runs/${"9".repeat(15)}/attempts/1`;
/** How many UTF-16 units a report may have below the longest marker. */
const stickyBodyChars = _api_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.commentChars - markerLine({ key: "", asked: "", runId: longestPage }, { isFinal: true }).length - 1;
/** Whether the comment reports on a failed workflow run. */
function isAboutFailedRun(body) {
    return body.startsWith(`${markerPrefix}${failedRunMark}`);
}
/**
 * Whether a text is the comment of this key. The marker counts only at the very beginning, because a report may quote
 * another comment's marker.
 */
function isSticky(body, key) {
    return body.startsWith(`${markerStart(key)} `);
}
/** Whether the body has this run's final report. */
function isFinished(body, key) {
    return body.startsWith(markerLine(key, { isFinal: true }));
}
function markerStart(key) {
    const shown = key.startsWith(failedRunKey) ? failedRunMark : "";
    return `${markerPrefix}${shown}${shortHash(key).slice(shown.length)}`;
}
/** 64 bits are enough to tell the comments of one issue apart. */
function shortHash(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", text).slice(0, 16);
}


/***/ }),

/***/ 74373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ ownLoginOf),
/* harmony export */   n: () => (/* binding */ OwnComments)
/* harmony export */ });
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70418);

/** The login of the job's own token. It is used if GitHub does not name the token's owner. */
const jobTokenLogin = "github-actions[bot]";
/**
 * Finds agent-exec's own comments for a key. A comment is its own if it begins with the key's marker and its author
 * owns the token, because anybody can copy a marker. If GitHub does not name the token's owner, the job's own login is
 * assumed. The answer to the first comment then shows the true author (`learn`).
 */
class OwnComments {
    #options;
    #author;
    /** False while the login is only assumed. */
    #isSure;
    constructor(options) {
        this.#options = options;
        this.#author = options.author;
        this.#isSure = options.author !== null;
    }
    /** agent-exec's login, if it is certain. */
    get author() {
        return this.#isSure ? this.#author : null;
    }
    /** Oldest first, over all pages. */
    async list(signal) {
        const { github, repository, number, key } = this.#options;
        if (this.#author === null) {
            const { login, isSure } = await ownLoginOf(github, signal);
            this.#author = login;
            this.#isSure = isSure;
        }
        const comments = await github.comments({ repository, number, signal });
        return comments.filter(({ author, body }) => author === this.#author && (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .isSticky */ .Oz)(body, key));
    }
    /** Notes the author of agent-exec's new comment. True if `list` has looked for another author so far. */
    learn({ author }) {
        if (author === null)
            return false;
        const isNew = author !== this.#author;
        this.#author = author;
        this.#isSure = true;
        return isNew;
    }
}
/**
 * agent-exec's login. If GitHub does not say it, the login of the job's own token.
 * @throws GitHubError.
 */
async function ownLoginOf(github, signal) {
    const login = await github.ownLogin({ signal });
    return { login: login ?? jobTokenLogin, isSure: login !== null };
}


/***/ }),

/***/ 63951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ij: () => (/* binding */ fromInputs),
/* harmony export */   Z0: () => (/* binding */ inSettingsInput),
/* harmony export */   un: () => (/* binding */ refuseSecrets)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _rows_origin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21303);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77690);



/**
 * Converts the action's inputs to raw settings. The runner sets each input as a variable: `INPUT_` and the name in
 * capitals, with underscores for blanks. An empty input counts as not given.
 * @param inputs the variables without their prefix
 */
function fromInputs(inputs) {
    return [...inputs]
        .filter(([, value]) => value.trim() !== "")
        .map(([key, value]) => {
        const name = key.toLowerCase();
        return { name, value: value.trim(), origin: _rows_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .origins */ .kt.input(name) };
    });
}
/** Reads the input `settings`, YAML like a config file without `extends`. Other inputs win. @throws AgentExecError. */
async function inSettingsInput(inputs) {
    const given = inputs.find(({ name }) => name === "settings");
    if (given === undefined)
        return [];
    const { parseConfig } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(2154)]).then(__webpack_require__.bind(__webpack_require__, 12154));
    const inside = parseConfig(String(given.value), given.origin);
    if (inside.extends === null)
        return inside.settings;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", `${given.origin}: \`extends\` works only in a config file.`, {
        nextStep: "Move `extends` to a config file, and set the input `config` to this file's path.",
    });
}
/** @throws AgentExecError for a secret in `settings`: GitHub hides only values with an input of their own. */
function refuseSecrets(inside) {
    const secret = inside.find(({ name }) => _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp[name]?.description.isSecret === true);
    if (secret === undefined)
        return;
    const message = `${secret.origin}: a secret must be an input, not a line of \`settings\`.`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", message, {
        nextStep: `Write \`${secret.name}: \${{ secrets.NAME }}\` beside \`settings\`.`,
    });
}


/***/ })

};
