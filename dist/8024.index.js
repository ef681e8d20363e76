export const id = 8024;
export const ids = [8024];
export const modules = {

/***/ 35638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ readInputs),
  N: () => (/* binding */ withConfig)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/settings/config.js
var settings_config = __webpack_require__(35903);
// EXTERNAL MODULE: ./lib/rows/origin.js
var origin = __webpack_require__(21303);
// EXTERNAL MODULE: ./lib/settings/schema.js + 9 modules
var schema = __webpack_require__(7793);
;// CONCATENATED MODULE: ./lib/settings/from-inputs.js



/**
 * The action's inputs as raw settings, from the variables that the runner sets: `INPUT_` and the name in upper
 * case, blanks as underscores. An input that is empty was not given.
 * @param inputs the variables without their prefix
 */
function fromInputs(inputs) {
    return [...inputs]
        .filter(([, value]) => value.trim() !== "")
        .map(([key, value]) => {
        const name = key.toLowerCase();
        return { name, value: value.trim(), origin: origin/* origins */.kt.input(name) };
    });
}
/**
 * What the input `settings` holds: YAML like a config file's. An input of the same name wins over it.
 * @throws AgentExecError `settings-invalid` if it is no YAML mapping, or extends a file.
 */
async function inSettingsInput(inputs) {
    const given = inputs.find(({ name }) => name === "settings");
    if (given === undefined)
        return [];
    const { parseConfig } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(2154)]).then(__webpack_require__.bind(__webpack_require__, 12154));
    const inside = parseConfig(String(given.value), given.origin);
    if (inside.extends === null)
        return inside.settings;
    throw new errors/* AgentExecError */.r("settings-invalid", `${given.origin}: \`extends\` works only in a config file.`, {
        nextStep: "Name the file with the input `config`.",
    });
}
/** @throws AgentExecError `settings-invalid` for a secret in `settings`: GitHub hides only what has its own input. */
function refuseSecrets(inside) {
    const secret = inside.find(({ name }) => schema/* table */.tp[name]?.description.isSecret === true);
    if (secret === undefined)
        return;
    throw new errors/* AgentExecError */.r("settings-invalid", `${secret.origin}: a secret needs an input of its own.`, {
        nextStep: `Write \`${secret.name}: \${{ secrets.NAME }}\` beside \`settings\`.`,
    });
}

// EXTERNAL MODULE: ./lib/settings/resolve.js + 2 modules
var resolve = __webpack_require__(39898);
// EXTERNAL MODULE: ./lib/settings/secrets.js
var settings_secrets = __webpack_require__(99220);
// EXTERNAL MODULE: ./lib/redaction/told.js
var told = __webpack_require__(74080);
// EXTERNAL MODULE: ./lib/action/log.js
var log = __webpack_require__(2988);
;// CONCATENATED MODULE: ./lib/action/inputs.js








/** The action's inputs. Their secrets are hidden from here on, also in errors about the inputs themselves. */
async function readInputs(environment) {
    const inputs = fromInputs(environment.withPrefix("INPUT_"));
    (0,log/* hideFromNow */.nO)(Object.values((0,settings_secrets/* secretsOf */.F)(inputs, environment.variable)));
    const inside = await inSettingsInput(inputs);
    const raw = [...inside, ...inputs];
    const secrets = (0,settings_secrets/* secretsOf */.F)(raw, environment.variable);
    (0,log/* hideFromNow */.nO)(Object.values(secrets));
    refuseSecrets(inside);
    return { settings: (0,resolve/* resolveSettings */.Mo)(raw, "action", told/* withoutSecrets */.cT), secrets, raw };
}
/**
 * The inputs with what the base branch's config file says where they say nothing. What decides whether there is a run at
 * all was read from the inputs alone by then.
 * @throws AgentExecError `settings-invalid`.
 */
async function withConfig({ raw, secrets }, readBase) {
    const isNamed = raw.some(({ name }) => name === "config");
    const read = async (path) => {
        const bytes = await readBase(external_node_path_.posix.normalize(path)).catch((error) => {
            if (isNamed)
                throw error;
            // Nobody asked for it, and it may well not be there; a job needs no right to a repository's files.
            (0,log/* logText */.kc)(`agent-exec: did not look for ${path}: ${(0,errors/* messageOf */.bD)(error)}`);
            return null;
        });
        return bytes === null ? null : new TextDecoder().decode(bytes);
    };
    const config = await (0,settings_config/* readConfig */.Xg)(raw, { face: "action", read, isOwners: true });
    const all = [...config, ...raw];
    const origins = Object.fromEntries(all.map(({ name, origin }) => [name, origin]));
    return { raw, secrets, settings: (0,resolve/* resolveSettings */.Mo)(all, "action", told/* withoutSecrets */.cT), origins };
}


/***/ }),

/***/ 2988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c$: () => (/* binding */ warnOf),
/* harmony export */   kc: () => (/* binding */ logText),
/* harmony export */   nO: () => (/* binding */ hideFromNow)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33838);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _redaction_told_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74080);
/* harmony import */ var _output_workflow_commands_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37011);




/** Nothing that the step says from here on shows one of these: the runner masks them in the log, and we everywhere. */
function hideFromNow(secrets) {
    for (const secret of secrets)
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setSecret */ .Pq)(secret);
    (0,_redaction_told_js__WEBPACK_IMPORTED_MODULE_2__/* .hideFromNow */ .nO)(secrets);
}
/** Prints a text of one or more lines to the step's log; nothing in it is hidden or acts as a workflow command. */
function logText(text) {
    (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq)((0,_output_workflow_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .neutraliseWorkflowCommands */ .W)((0,_redaction_told_js__WEBPACK_IMPORTED_MODULE_2__/* .toldOf */ .dc)(text.replace(/\n$/, ""))));
}
/** An annotation that says what was not done and what helps. The toolkit escapes it. */
function warnOf({ code, message, nextStep }) {
    const what = code === undefined ? message : (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .withCode */ .SM)({ code, message });
    (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)((0,_redaction_told_js__WEBPACK_IMPORTED_MODULE_2__/* .toldOf */ .dc)(`${what} ${nextStep}`));
}


/***/ }),

/***/ 72777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ setOutputs)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
// EXTERNAL MODULE: ./lib/ports/outcomes.js
var outcomes = __webpack_require__(64319);
;// CONCATENATED MODULE: ./lib/settings/outputs.js

const ends = (0,outcomes/* outcomesThat */.Dn)(() => true);
/** The action's outputs, once: `action.yml` and the docs are generated from this table. */
const outputs = {
    outcome: `How the run ended: ${ends.slice(0, -1).join(", ")} or ${ends.at(-1)}.`,
    "exit-code": "The exit code of the last execution. Empty if nothing ran.",
    attempts: "The number of replies. With `until: done`: one, plus one for each failed verification or unusable reply after which the run continued.",
    verified: "Whether every verification passed on the files that you get: true or false.",
    summary: "The model's last words, or why the run ended, in one paragraph.",
    data: "The result as JSON that matches `result-schema`. Empty without one.",
    result: "The output of the last block, shortened if it is long.",
    "transcript-path": "The transcript: every event, one JSON object per line.",
    "report-path": "The report in Markdown.",
    "run-dir": "The run's folder.",
    "patch-path": "The patch for `git apply`. Empty if there is none.",
    "artifact-id": "The id of the uploaded artifact. Empty if nothing was uploaded.",
    "artifact-url": "The address of the uploaded artifact.",
    "attestation-path": "With `attest`: the signed statements, one Sigstore bundle per line.",
    "attestation-url": "With `attest`: the newest statement on GitHub. Empty if GitHub keeps none for this repository.",
    "comment-url": "The comment with the report. Empty if there is none.",
    "check-run-url": "The check run. Empty if there is none.",
    "input-tokens": "The input tokens of all model calls.",
    "output-tokens": "The output tokens of all model calls.",
    "cost-usd": "The cost of all model calls in US dollars. Empty if the price is unknown.",
};

;// CONCATENATED MODULE: ./lib/action/outputs.js


/** Sets every output; one that is not given is empty. The toolkit writes each behind a delimiter that is random. */
function setOutputs(values) {
    for (const name of Object.keys(outputs))
        (0,core/* setOutput */.uH)(name, String(values[name] ?? ""));
}


/***/ }),

/***/ 79958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cs: () => (/* binding */ endStep),
/* harmony export */   VJ: () => (/* binding */ endWithoutRun),
/* harmony export */   vy: () => (/* binding */ failStep)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33838);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _redaction_told_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74080);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2988);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72777);





/** The step's own end: it fails where `fail-on` names the outcome. True: it does. */
function endStep({ outcome, message, nextStep, failOn }) {
    const fails = failOn.includes(outcome);
    if (fails)
        failStep({ message: `${outcome}: ${message}`, nextStep });
    return fails;
}
/** The step fails, whatever the outcome. The toolkit escapes the words. */
function failStep({ code, message, nextStep }) {
    const what = code === undefined ? message : (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .withCode */ .SM)({ code, message });
    (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setFailed */ .C1)((0,_redaction_told_js__WEBPACK_IMPORTED_MODULE_2__/* .toldOf */ .dc)(nextStep === "" ? what : `${what}\n${nextStep}`));
}
/** The end of a step in which no run came to its end: outputs and log tell why. */
function endWithoutRun(error, { outcome, failOn, landed }) {
    (0,_outputs_js__WEBPACK_IMPORTED_MODULE_4__/* .setOutputs */ .n)({
        ...(outcome === null ? {} : { outcome }),
        summary: (0,_redaction_told_js__WEBPACK_IMPORTED_MODULE_2__/* .toldOf */ .dc)(error.message),
        "comment-url": landed?.commentUrl ?? null,
        "check-run-url": landed?.checkRunUrl ?? null,
    });
    const { nextStep } = error;
    const message = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .withCode */ .SM)(error);
    if (outcome === null)
        failStep(error);
    else if (!endStep({ outcome, message, nextStep, failOn }))
        (0,_log_js__WEBPACK_IMPORTED_MODULE_3__/* .warnOf */ .c$)(error);
}


/***/ }),

/***/ 95249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ jobOf),
/* harmony export */   h: () => (/* binding */ readWorkflowRun)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _github_reporting_artifact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93261);



/** @throws AgentExecError `settings-invalid` outside of a workflow, or where the event cannot be read. */
async function readWorkflowRun(environment) {
    const need = (name) => {
        const value = environment.variable(name);
        if (value !== undefined)
            return value;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", `${name} is not set: this is not a step of a workflow.`, {
            nextStep: "Use this action with `uses:` in a workflow. In a terminal use `agent-exec run`.",
        });
    };
    const repository = need("GITHUB_REPOSITORY");
    const server = environment.variable("GITHUB_SERVER_URL") ?? "https://github.com";
    return {
        eventName: need("GITHUB_EVENT_NAME"),
        payload: await readPayload(need("GITHUB_EVENT_PATH")),
        repository,
        sha: need("GITHUB_SHA"),
        apiUrl: environment.variable("GITHUB_API_URL") ?? "https://api.github.com",
        url: `${server}/${repository}/actions/runs/${environment.variable("GITHUB_RUN_ID") ?? "0"}`,
        workflow: environment.variable("GITHUB_WORKFLOW") ?? "",
        job: environment.variable("GITHUB_JOB") ?? "",
        step: environment.variable("GITHUB_ACTION") ?? "",
        attempt: environment.variable("GITHUB_RUN_ATTEMPT") ?? "1",
        action: actionOf(environment.variable),
        server,
        canUpload: environment.variable("ACTIONS_RUNTIME_TOKEN") !== undefined &&
            environment.variable("ACT") !== "true" &&
            (0,_github_reporting_artifact_js__WEBPACK_IMPORTED_MODULE_2__/* .takesArtifacts */ .Qe)(server),
    };
}
function actionOf(variable) {
    const [repository, ref] = [variable("GITHUB_ACTION_REPOSITORY"), variable("GITHUB_ACTION_REF")];
    return repository === undefined || ref === undefined ? null : `${repository}@${ref}`;
}
/** What a run keeps of it. */
function jobOf({ server, repository, url, attempt, action }) {
    return { server, repository, url, attempt, ...(action !== null && { action }) };
}
async function readPayload(path) {
    try {
        return JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, "utf8"));
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", `The event in ${path} cannot be read: ${cause.message}`, {
            nextStep: "GITHUB_EVENT_PATH must name the JSON file of the event that started the workflow.",
            cause,
        });
    }
}


/***/ }),

/***/ 29767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ toGitHubError),
/* harmony export */   y: () => (/* binding */ GitHubError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96065);


/** GitHub's API refused or failed, after all retries. */
class GitHubError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r {
    /** GitHub's status code; null when no (whole) answer came. */
    status;
    constructor(message, options) {
        const { status, nextStep, cause } = options;
        super("github-unavailable", message, { nextStep, cause, isRetryable: isTemporary(status) });
        this.status = status;
    }
    /** Whether GitHub may have done what was asked all the same: no answer came, or one that tells of its own trouble. */
    get isUncertain() {
        return this.status === null || this.status >= 500;
    }
}
/** Whatever Octokit threw, as a `GitHubError` that names the missing permission. */
function toGitHubError(thrown, attempted) {
    const answered = readRequestError(thrown);
    return new GitHubError(messageOf(answered, attempted), {
        status: answered.status,
        nextStep: nextStepFor({ ...answered, attempted }),
        cause: thrown,
    });
}
function messageOf({ status, message, headers }, { doing }) {
    if (status === null)
        return `GitHub did not answer when asked to ${doing} (${message}).`;
    // A page of a server in between, which is made for a browser.
    if (/\bhtml\b/i.test(String(headers["content-type"])))
        return `GitHub answered ${status} when asked to ${doing}.`;
    return `GitHub refused to ${doing}: ${status} ${message}`;
}
/** Octokit gives a request without an answer the status 500; only an error that carries a response has a real one. */
function readRequestError(thrown) {
    const error = (thrown ?? {});
    const message = (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateEnd */ .S)(typeof error.message === "string" ? error.message : String(thrown), 300);
    const headers = error.response?.headers ?? {};
    return {
        status: error.response && typeof error.status === "number" ? error.status : null,
        message,
        headers,
    };
}
function nextStepFor({ status, message, headers, attempted: { needs }, }) {
    const grant = needs
        ? `Give the job \`permissions: { ${needs} }\``
        : "Give the job a token that may read the repository";
    if (status === 401)
        return "Set a valid github-token; the job's own token expires with the job or after 24 hours.";
    if (isLimit({ status, headers })) {
        return `Wait until GitHub's rate limit is over${resetOf(headers)}, then run the job again.`;
    }
    if (status === 403 && /\blocked\b/i.test(message))
        return "The conversation is locked: unlock it, or read the report in the job's summary or artifact.";
    if (status === 403)
        return `${grant}; on a pull request from a fork the job's token can only read.`;
    if (status === 404 || status === 410)
        return `${grant}, and check that the issue, pull request or comment still exists.`;
    if (status !== null && status < 500)
        return "Please report this with the log: GitHub rejected the form of the request.";
    return "Run the job again; https://www.githubstatus.com shows whether GitHub has problems.";
}
function isLimit({ status, headers }) {
    if (status === 429)
        return true;
    return status === 403 && (headers["x-ratelimit-remaining"] === "0" || headers["retry-after"] !== undefined);
}
function resetOf(headers) {
    if (headers["retry-after"] !== undefined)
        return ` (in ${headers["retry-after"]} s)`;
    const seconds = Number(headers["x-ratelimit-reset"]);
    return Number.isSafeInteger(seconds) ? ` (${new Date(seconds * 1000).toISOString()})` : "";
}
function isTemporary(status) {
    return status === null || status === 408 || status === 429 || status >= 500;
}


/***/ }),

/***/ 81329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ connectGitHub)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(12311);
// EXTERNAL MODULE: ./lib/github/api/api-error.js
var api_error = __webpack_require__(29767);
;// CONCATENATED MODULE: ./lib/github/api/in-repository.js


/** `owner/name` as the API's two parameters. @throws AgentExecError `settings-invalid`. */
function inRepository(repository) {
    const match = /^([^/\s]+)\/([^/\s]+)$/.exec(repository);
    if (!match) {
        throw new errors/* AgentExecError */.r("settings-invalid", `${JSON.stringify(repository)} is not a repository.`, {
            nextStep: "Set GITHUB_REPOSITORY to owner/name, as GitHub does.",
        });
    }
    return { owner: match[1] ?? "", repo: match[2] ?? "" };
}
/** Null in place of an error that says that the thing is not there (any more). */
async function orGone(promise) {
    try {
        return await promise;
    }
    catch (thrown) {
        if (thrown instanceof api_error/* GitHubError */.y && (thrown.status === 404 || thrown.status === 410))
            return null;
        throw thrown;
    }
}

;// CONCATENATED MODULE: ./lib/github/api/access-calls.js



const permissionSchema = schemas/* object */.Ikc({
    permission: schemas/* string */.YjP(),
    role_name: schemas/* string */.YjP().optional(),
    user: schemas/* object */.Ikc({ id: schemas/* number */.aig().int() }).nullish(),
});
const fullName = schemas/* object */.Ikc({ full_name: schemas/* string */.YjP() });
const pullRequestSchema = schemas/* object */.Ikc({
    head: schemas/* object */.Ikc({ sha: schemas/* string */.YjP(), repo: fullName.nullable() }),
    base: schemas/* object */.Ikc({ repo: fullName }),
});
/** GitHub gives larger files without their content, and folders as lists. */
const fileSchema = schemas/* object */.Ikc({
    type: schemas/* literal */.euz("file"),
    encoding: schemas/* literal */.euz("base64"),
    content: schemas/* string */.YjP(),
});
function createAccessCalls(ask) {
    return {
        async permissionOf({ login, repository, signal }) {
            const doing = `read the rights of ${login} in ${repository}`;
            const { permission, role_name, user } = await ask({ doing, schema: permissionSchema, signal }, ({ rest }) => rest.repos.getCollaboratorPermissionLevel({ ...inRepository(repository), username: login }));
            return { level: permission, role: role_name ?? permission, userId: user?.id ?? null };
        },
        async ownLogin({ signal }) {
            try {
                const call = {
                    doing: "name the owner of this token",
                    schema: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }),
                    signal,
                };
                return (await ask(call, ({ rest }) => rest.users.getAuthenticated())).login;
            }
            catch (thrown) {
                if (thrown instanceof api_error/* GitHubError */.y && thrown.status === 403)
                    return null;
                throw thrown;
            }
        },
        pullRequest: ({ number, repository, signal }) => ask({
            doing: `read pull request ${number}`,
            needs: "pull-requests: read",
            schema: pullRequestSchema,
            signal,
        }, ({ rest }) => rest.pulls.get({ ...inRepository(repository), pull_number: number })),
        async fileAt({ path, commit, repository, signal }) {
            const file = await orGone(ask({ doing: `read the file ${path}`, needs: "contents: read", schema: fileSchema, signal }, ({ rest }) => rest.repos.getContent({ ...inRepository(repository), path, ref: commit })));
            return file === null ? null : Buffer.from(file.content, "base64");
        },
    };
}

;// CONCATENATED MODULE: ./lib/github/api/attestation-calls.js


const attestation = schemas/* object */.Ikc({ id: schemas/* number */.aig().int() }).transform(({ id }) => id);
function createAttestationCalls(ask) {
    return {
        createAttestation: ({ repository, bundle, signal }) => ask({
            doing: "keep an attestation",
            needs: "attestations: write",
            schema: attestation,
            isRepeatable: false,
            signal,
        }, ({ rest }) => rest.repos.createAttestation({ ...inRepository(repository), bundle })),
    };
}

// EXTERNAL MODULE: ./lib/github/api/limits.js
var limits = __webpack_require__(72382);
;// CONCATENATED MODULE: ./lib/github/api/check-calls.js



const checkRunSchema = schemas/* object */.Ikc({
    id: schemas/* number */.aig().int(),
    external_id: schemas/* string */.YjP().nullish(),
    status: schemas/* string */.YjP(),
    html_url: schemas/* string */.YjP().nullish(),
})
    .transform(({ id, external_id, status, html_url }) => ({
    id,
    externalId: external_id ?? null,
    isCompleted: status === "completed",
    url: html_url ?? null,
}));
const needs = "checks: write";
const one = { needs, schema: checkRunSchema };
function createCheckCalls(ask) {
    return {
        checkRuns: ({ repository, sha, name, signal }) => ask({ doing: `list the check runs of ${sha}`, needs, schema: schemas/* array */.YOg(checkRunSchema), signal }, async ({ rest, paginate }) => {
            const commit = { ...inRepository(repository), ref: sha, check_name: name, filter: "all" };
            return { data: await paginate(rest.checks.listForRef, { ...commit, per_page: limits/* limits */.F.pageItems }) };
        }),
        checkRun: ({ repository, id, signal }) => orGone(ask({ ...one, doing: `read check run ${id}`, signal }, ({ rest }) => rest.checks.get({ ...inRepository(repository), check_run_id: id }))),
        createCheckRun: ({ repository, sha, name, externalId, detailsUrl, signal, ...fields }) => ask({ ...one, doing: `create a check run on ${sha}`, isRepeatable: false, signal }, ({ rest }) => rest.checks.create({
            ...inRepository(repository),
            head_sha: sha,
            name,
            external_id: externalId,
            ...(detailsUrl === undefined ? {} : { details_url: detailsUrl }),
            ...written(fields),
        })),
        updateCheckRun: ({ repository, id, signal, isHasty, ...fields }) => orGone(ask({ ...one, doing: `edit check run ${id}`, isRepeatable: isHasty !== true, signal }, ({ rest }) => rest.checks.update({ ...inRepository(repository), check_run_id: id, ...written(fields) }))),
    };
}
function written({ title, summary, conclusion }) {
    const output = { title, summary };
    return conclusion === undefined
        ? { status: "in_progress", output }
        : { status: "completed", conclusion, output };
}

;// CONCATENATED MODULE: ./lib/github/api/comment-calls.js



const commentSchema = schemas/* object */.Ikc({
    id: schemas/* number */.aig().int(),
    body: schemas/* string */.YjP().optional(),
    html_url: schemas/* string */.YjP(),
    user: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }).nullable(),
})
    .transform(({ id, body, html_url, user }) => ({
    id,
    body: body ?? "",
    url: html_url,
    author: user?.login ?? null,
}));
const comment_calls_needs = "issues: write, pull-requests: write";
const comment_calls_one = { needs: comment_calls_needs, schema: commentSchema };
const anything = { needs: comment_calls_needs, schema: schemas/* unknown */.L5J() };
function createCommentCalls(ask) {
    return {
        comments: ({ repository, number, signal }) => ask({
            doing: `list the comments of #${number}`,
            needs: "issues: read, pull-requests: read",
            schema: schemas/* array */.YOg(commentSchema),
            signal,
        }, async ({ rest, paginate }) => {
            const issue = { ...inRepository(repository), issue_number: number };
            return { data: await paginate(rest.issues.listComments, { ...issue, per_page: limits/* limits */.F.pageItems }) };
        }),
        comment: ({ repository, id, signal }) => orGone(ask({ ...comment_calls_one, doing: `read comment ${id}`, signal }, ({ rest }) => rest.issues.getComment({ ...inRepository(repository), comment_id: id }))),
        createComment: ({ repository, number, body, signal }) => ask({ ...comment_calls_one, doing: `write a comment on #${number}`, isRepeatable: false, signal }, ({ rest }) => rest.issues.createComment({ ...inRepository(repository), issue_number: number, body })),
        updateComment: ({ repository, id, body, isHasty, signal }) => orGone(ask({ ...comment_calls_one, doing: `edit comment ${id}`, isRepeatable: isHasty !== true, signal }, ({ rest }) => rest.issues.updateComment({ ...inRepository(repository), comment_id: id, body }))),
        async deleteComment({ repository, id, signal }) {
            await orGone(ask({ ...anything, doing: `delete comment ${id}`, signal }, ({ rest }) => rest.issues.deleteComment({ ...inRepository(repository), comment_id: id })));
        },
        async react({ repository, subject, content, signal }) {
            await ask({ ...anything, doing: "react to the request", signal }, (octokit) => reactTo(octokit, subject, { ...inRepository(repository), content }));
        },
    };
}
function reactTo({ rest: { reactions } }, subject, reaction) {
    switch (subject.kind) {
        case "issue-comment":
            return reactions.createForIssueComment({ ...reaction, comment_id: subject.id });
        case "review-comment":
            return reactions.createForPullRequestReviewComment({ ...reaction, comment_id: subject.id });
        case "issue":
            return reactions.createForIssue({ ...reaction, issue_number: subject.number });
    }
}

// EXTERNAL MODULE: ./node_modules/race-signal/dist/src/index.js
var src = __webpack_require__(65927);
;// CONCATENATED MODULE: ./lib/github/api/connection.js



/** Octokit is loaded when something is asked for the first time: what is skipped, and `--help`, need none. */
function createConnection(options) {
    const { callDeadlineMs } = options.timing;
    return async ({ schema, signal, isRepeatable = true, ...attempted }, request) => {
        const deadline = AbortSignal.timeout(callDeadlineMs);
        const either = AbortSignal.any([signal, deadline]);
        try {
            const { createOctokit } = await Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(6913), __webpack_require__.e(6747)]).then(__webpack_require__.bind(__webpack_require__, 26747));
            const octokit = createOctokit({ ...options, signal: either, isRepeatable });
            // Octokit's waits between retries take no signal: they are left behind.
            const { data } = await (0,src/* raceSignal */.W)(request(octokit), either);
            return readAnswer(data, schema, attempted);
        }
        catch (thrown) {
            if (signal.aborted)
                throw signal.reason;
            if ((0,errors/* isAgentExecError */.TE)(thrown))
                throw thrown;
            const late = new Error(`no answer within ${callDeadlineMs} ms, all retries included`);
            throw (0,api_error/* toGitHubError */.L)(deadline.aborted ? late : thrown, attempted);
        }
    };
}
function readAnswer(data, schema, { doing }) {
    // Without zod's compiler: for what is parsed once it takes longer than the parsing.
    const result = schema.safeParse(data, { jitless: true });
    if (result.success)
        return result.data;
    throw new api_error/* GitHubError */.y(`Could not read GitHub's answer when asked to ${doing}.`, {
        status: null,
        nextStep: "Check that api-url names GitHub's API and that no proxy changes its answers.",
        cause: result.error,
    });
}

;// CONCATENATED MODULE: ./lib/github/api/timing.js
const defaultTiming = {
    requestTimeoutMs: 10_000,
    callDeadlineMs: 120_000,
    retryBaseMs: 1000,
    longestWaitMs: 60_000,
    isPaced: true,
};

;// CONCATENATED MODULE: ./lib/github/api/client.js







/**
 * All calls to GitHub with one token. Sends nothing before the first of them.
 * @throws AgentExecError `settings-invalid` for a token that is empty or an address that is none.
 */
function connectGitHub({ token, apiUrl, log, timing }) {
    if (token.trim() === "") {
        throw new errors/* AgentExecError */.r("settings-invalid", "There is no token for GitHub.", {
            nextStep: "Set the input github-token; its default is the job's own token, github.token.",
        });
    }
    if (!URL.canParse(apiUrl)) {
        throw new errors/* AgentExecError */.r("settings-invalid", `${JSON.stringify(apiUrl)} is not a valid address of GitHub's API.`, {
            nextStep: "Set GITHUB_API_URL to the address of GitHub's API, such as https://api.github.com.",
        });
    }
    const ask = createConnection({
        token,
        apiUrl: apiUrl.replace(/\/+$/, ""),
        log: log ?? (() => { }),
        timing: { ...defaultTiming, isPaced: !isOfThisMachine(apiUrl), ...timing },
    });
    return {
        ...createAccessCalls(ask),
        ...createAttestationCalls(ask),
        ...createCommentCalls(ask),
        ...createCheckCalls(ask),
    };
}
/** GitHub asks its clients for pauses. What listens on this machine is not GitHub, but a test's server. */
function isOfThisMachine(apiUrl) {
    return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(apiUrl).hostname);
}


/***/ }),

/***/ 72382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ limits)
/* harmony export */ });
/** GitHub's sizes, each with its source: the only place where they stand. */
const limits = {
    /**
     * Characters of a comment's body, hidden marker included. GitHub answers 422 "Body is too long (maximum is 65536
     * characters)" (docs.github.com/rest/issues/comments, github.com/docker/scout-action/issues/66). It counts code
     * points; we count UTF-16 units, of which there are never fewer.
     */
    commentChars: 65_536,
    /** Characters of a check run's `output.summary`, and of its `output.text` (docs.github.com/rest/checks/runs). */
    checkSummaryChars: 65_535,
    /**
     * Bytes of a step's job summary; a larger one is dropped as a whole
     * (docs.github.com/actions/reference/workflows-and-actions/workflow-commands, "Step isolation and limits").
     */
    jobSummaryBytes: 1_048_576,
    /** Items of one page of a list (docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api). */
    pageItems: 100,
};


/***/ }),

/***/ 93261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Cs: () => (/* binding */ artifactName),
  Qe: () => (/* binding */ takesArtifacts),
  mz: () => (/* binding */ uploadArtifact)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/github/reporting/artifact-files.js



/**
 * The client refuses a whole upload for one name with these (NTFS cannot hold them), so their files are left out. The
 * backslash is ours: it becomes a folder's separator in a zip file, and `..\` a way out of it.
 */
const unfitName = /["<>:|*?\\]|\p{Cc}/u;
/**
 * The regular files below a folder, at any depth. Links are never followed: the client would put what they lead to
 * into the artifact.
 * @throws AgentExecError `storage-failed` when the folder cannot be read.
 */
async function filesToUpload(folder) {
    const files = [];
    const leftOut = [];
    const visit = async (at) => {
        for (const entry of await (0,external_node_fs_promises_.readdir)(at, { withFileTypes: true })) {
            const path = (0,external_node_path_.join)(at, entry.name);
            const reason = unfitName.test(entry.name) ? "artifacts do not support its name" : null;
            if (reason !== null)
                leftOut.push({ path: (0,external_node_path_.relative)(folder, path), reason });
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
    }
    catch (thrown) {
        throw new errors/* AgentExecError */.r("storage-failed", `The run's folder ${folder} cannot be read.`, {
            nextStep: "Check that the disk has space and that no other step changes the folder.",
            cause: thrown,
        });
    }
    return { files: files.toSorted(), leftOut };
}

;// CONCATENATED MODULE: ./lib/github/reporting/artifact.js



const defaultDeadlineMs = 60_000;
/**
 * Uploads a folder as one artifact. The client is loaded here, because it is the largest thing that the action has.
 * It reads its server's address and token from the environment that the runner gives to actions.
 * @throws AgentExecError `github-unavailable` when it does not succeed within the deadline; `storage-failed` when the
 *   folder cannot be read. On abort: the signal's reason. Either way an upload under way is left to itself.
 */
async function uploadArtifact(options) {
    const { folder, name, runUrl, deadlineMs = defaultDeadlineMs, signal } = options;
    // The client would refuse it too, with a warning of its own.
    if (!takesArtifacts(runUrl))
        throw uploadFailed(name, folder, "GitHub's artifact client supports only github.com and *.ghe.com.");
    const { files, leftOut } = await filesToUpload(folder);
    const ended = new AbortController();
    try {
        const upload = async () => {
            const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(3489), __webpack_require__.e(6913), __webpack_require__.e(2830), __webpack_require__.e(2750), __webpack_require__.e(6118), __webpack_require__.e(5205)]).then(__webpack_require__.bind(__webpack_require__, 35205));
            return new DefaultArtifactClient().uploadArtifact(name, [...files], folder);
        };
        const { id, digest } = await Promise.race([
            upload(),
            tooLate(deadlineMs, AbortSignal.any([signal, ended.signal])),
        ]);
        if (id === undefined)
            throw new Error("the server returned no id");
        return { id, name, url: `${runUrl}/artifacts/${id}`, digest: digest ?? null, leftOut };
    }
    catch (thrown) {
        if (signal.aborted)
            throw signal.reason;
        throw uploadFailed(name, folder, thrown);
    }
    finally {
        ended.abort();
    }
}
/**
 * A name that no other job, cell of a matrix or attempt of the workflow's run has, given parts that tell them apart.
 * Characters that artifacts may not have in their name become dashes.
 */
function artifactName(parts) {
    return ["agent-exec", ...parts].join("-").replaceAll(/[^A-Za-z0-9._-]+/g, "-");
}
/** GitHub's client knows GitHub's own servers by their names and refuses every other: GHES, Gitea, Forgejo. */
function takesArtifacts(server) {
    const host = URL.parse(server)?.hostname ?? "";
    return host === "github.com" || host.endsWith(".ghe.com") || host.endsWith(".localhost");
}
async function tooLate(deadlineMs, signal) {
    await (0,promises_.setTimeout)(deadlineMs, undefined, { signal });
    throw new Error(`not finished after ${deadlineMs / 1000} s`);
}
function uploadFailed(name, folder, thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    return new errors/* AgentExecError */.r("github-unavailable", `The artifact ${name} could not be uploaded: ${why}`, {
        nextStep: `The files are in ${folder}. Upload them with actions/upload-artifact and \`if: always()\`, or check that the runner can reach GitHub's artifact service.`,
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
/* harmony export */   Oz: () => (/* binding */ isSticky),
/* harmony export */   Pi: () => (/* binding */ stickyBodyChars),
/* harmony export */   X4: () => (/* binding */ markerPrefix)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _api_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72382);


/** Every comment of ours begins with this: what begins so is never taken for a task. */
const markerPrefix = "<!-- agent-exec:";
/**
 * The first line of a sticky comment's body. Key and run are hashed: whatever they hold, the line is valid inside an
 * HTML comment and always equally long.
 */
function markerLine({ key, runId }, { isFinal }) {
    return `${markerStart(key)} run=${hash(runId)} ${isFinal ? "done" : "open"} -->`;
}
/** Characters that are left for the report below the marker's line. */
const stickyBodyChars = _api_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.commentChars - markerLine({ key: "", runId: "" }, { isFinal: true }).length - 1;
/**
 * Whether a body is the sticky comment of this key. The marker counts at the very beginning only: a report may quote
 * another comment's marker further down, and that must not make it that comment.
 */
function isSticky(body, key) {
    return body.startsWith(`${markerStart(key)} `);
}
/** Whether this run's last word stands in the body. */
function isFinished(body, key) {
    return body.startsWith(markerLine(key, { isFinal: true }));
}
function markerStart(key) {
    return `${markerPrefix}${hash(key)}`;
}
/** 64 bits: enough that no two keys of one issue meet. */
function hash(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest("hex").slice(0, 16);
}


/***/ })

};
