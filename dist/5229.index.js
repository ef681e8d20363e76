export const id = 5229;
export const ids = [5229];
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

// EXTERNAL MODULE: ./lib/settings/resolve.js + 1 modules
var resolve = __webpack_require__(12002);
// EXTERNAL MODULE: ./lib/settings/secrets.js
var settings_secrets = __webpack_require__(99220);
// EXTERNAL MODULE: ./lib/action/log.js
var log = __webpack_require__(2988);
;// CONCATENATED MODULE: ./lib/action/inputs.js







/** The action's inputs. What of them is secret is hidden from here on, in the error about them too. */
function readInputs(environment) {
    const raw = fromInputs(environment.withPrefix("INPUT_"));
    const secrets = (0,settings_secrets/* secretsOf */.F)(raw, environment.variable);
    (0,log/* hideFromNow */.nO)(Object.values(secrets));
    return { settings: (0,resolve/* resolveSettings */.M)(raw, "action", log/* withoutSecrets */.cT), secrets, raw };
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
            (0,log/* logText */.kc)(`agent-exec: ${path} was not looked for: ${(0,errors/* messageOf */.bD)(error)}`);
            return null;
        });
        return bytes === null ? null : new TextDecoder().decode(bytes);
    };
    const config = await (0,settings_config/* readConfig */.Xg)(raw, { face: "action", read, isOwners: true });
    const all = [...config, ...raw];
    const origins = Object.fromEntries(all.map(({ name, origin }) => [name, origin]));
    return { raw, secrets, settings: (0,resolve/* resolveSettings */.M)(all, "action", log/* withoutSecrets */.cT), origins };
}


/***/ }),

/***/ 2988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c$: () => (/* binding */ warnOf),
/* harmony export */   cT: () => (/* binding */ withoutSecrets),
/* harmony export */   kc: () => (/* binding */ logText),
/* harmony export */   nO: () => (/* binding */ hideFromNow)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33838);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _redaction_redact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76522);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14647);
/* harmony import */ var _output_workflow_commands_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37011);





let redactor = (0,_redaction_redact_js__WEBPACK_IMPORTED_MODULE_2__/* .createRedactor */ .l)([]);
/** Nothing that the step says from here on shows one of these: the runner masks them in the log, and we everywhere. */
function hideFromNow(secrets) {
    for (const secret of secrets)
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setSecret */ .Pq)(secret);
    redactor = (0,_redaction_redact_js__WEBPACK_IMPORTED_MODULE_2__/* .createRedactor */ .l)(secrets);
}
/** A text that no run has recorded, without the step's secrets. */
function withoutSecrets(text) {
    return redactor.text(text);
}
/** Prints a text of one or more lines to the step's log; nothing in it is hidden or acts as a workflow command. */
function logText(text) {
    (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq)((0,_output_workflow_commands_js__WEBPACK_IMPORTED_MODULE_4__/* .neutraliseWorkflowCommands */ .W)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .showHidden */ .U)(withoutSecrets(text.replace(/\n$/, "")))));
}
/** An annotation that says what was not done and what helps. The toolkit escapes it. */
function warnOf({ code, message, nextStep }) {
    const what = code === undefined ? message : (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .withCode */ .SM)({ code, message });
    (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .showHidden */ .U)(withoutSecrets(`${what} ${nextStep}`)));
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
    "exit-code": "The exit code of the last execution; empty when there is none.",
    attempts: "How often the task was tried: replies that the writer gave; with `until: done` one, and one more for each failed verification and unusable reply after which the run went on.",
    verified: "Whether every verification passed on what is handed out: true or false.",
    summary: "One paragraph: the writer's last words, or why the run ended.",
    data: "The result as JSON that fits `result-schema`; empty where none was asked for, or none fits.",
    result: "What the last block printed, bounded.",
    "transcript-path": "The transcript: every event, one JSON object a line.",
    "report-path": "The report as Markdown.",
    "run-dir": "The run's folder.",
    "patch-path": "The patch for `git apply`; empty when there is none.",
    "artifact-id": "The id of the uploaded artifact; empty when none was uploaded.",
    "artifact-url": "Where the artifact can be downloaded.",
    "comment-url": "The comment that holds the report; empty when there is none.",
    "check-run-url": "The check run; empty when there is none.",
    "input-tokens": "Tokens that went into all model calls.",
    "output-tokens": "Tokens that came out of all model calls.",
    "cost-usd": "What the calls cost in US dollars; empty when nobody knows the price.",
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
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14647);
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
    (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setFailed */ .C1)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .showHidden */ .U)((0,_log_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutSecrets */ .cT)(nextStep === "" ? what : `${what}\n${nextStep}`)));
}
/** The end of a step in which no run came to its end: outputs and log tell why. */
function endWithoutRun(error, { outcome, failOn, landed }) {
    (0,_outputs_js__WEBPACK_IMPORTED_MODULE_4__/* .setOutputs */ .n)({
        ...(outcome === null ? {} : { outcome }),
        summary: (0,_log_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutSecrets */ .cT)(error.message),
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
/* harmony export */   h: () => (/* binding */ readWorkflowRun)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


/** @throws AgentExecError `settings-invalid` outside of a workflow, or where the event cannot be read. */
async function readWorkflowRun(environment) {
    const need = (name) => {
        const value = environment.variable(name);
        if (value !== undefined)
            return value;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", `${name} is not set: this is not a step of a workflow.`, {
            nextStep: "Use it as `uses: org/agent-exec@v1` in a workflow; in a terminal use `agent-exec run`.",
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
        canUpload: environment.variable("ACTIONS_RUNTIME_TOKEN") !== undefined && environment.variable("ACT") !== "true",
    };
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
    const { status, message, headers } = readRequestError(thrown);
    return new GitHubError(status === null
        ? `GitHub did not answer when asked to ${attempted.doing} (${message}).`
        : `GitHub refused to ${attempted.doing}: ${status} ${message}`, { status, nextStep: nextStepFor({ status, headers, attempted }), cause: thrown });
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
function nextStepFor({ status, headers, attempted: { needs } }) {
    const grant = needs
        ? `Give the job \`permissions: { ${needs} }\``
        : "Give the job a token that may read the repository";
    if (status === 401)
        return "Hand in a valid github-token; a job's own token ends with the job or after 24 hours.";
    if (isLimit({ status, headers })) {
        return `Wait until GitHub's rate limit is over${resetOf(headers)}, then run the job again.`;
    }
    if (status === 403)
        return `${grant}; on a pull request from a fork the job's token can only read.`;
    if (status === 404 || status === 410)
        return `${grant}, and see that what the event names still exists.`;
    if (status !== null && status < 500)
        return "Please report this with the log; GitHub refused the form of the request.";
    return "Run the job again; https://www.githubstatus.com tells whether GitHub has trouble.";
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

/***/ 38342:
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
            const doing = `tell what ${login} may do in ${repository}`;
            const { permission, role_name, user } = await ask({ doing, schema: permissionSchema, signal }, ({ rest }) => rest.repos.getCollaboratorPermissionLevel({ ...inRepository(repository), username: login }));
            return { level: permission, role: role_name ?? permission, userId: user?.id ?? null };
        },
        async ownLogin({ signal }) {
            try {
                const call = { doing: "tell whose token this is", schema: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }), signal };
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
    throw new api_error/* GitHubError */.y(`GitHub's answer cannot be understood when asked to ${doing}.`, {
        status: null,
        nextStep: "See that api-url names GitHub's API and no other server stands in between.",
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
        throw new errors/* AgentExecError */.r("settings-invalid", `GitHub's API cannot be at ${JSON.stringify(apiUrl)}.`, {
            nextStep: "Set GITHUB_API_URL to the address of GitHub's API, such as https://api.github.com.",
        });
    }
    const ask = createConnection({
        token,
        apiUrl: apiUrl.replace(/\/+$/, ""),
        log: log ?? (() => { }),
        timing: { ...defaultTiming, ...timing },
    });
    return { ...createAccessCalls(ask), ...createCommentCalls(ask), ...createCheckCalls(ask) };
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


/***/ }),

/***/ 14647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ showHidden)
/* harmony export */ });
/* unused harmony export reveal */
/* harmony import */ var _colour_scanner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12358);

/**
 * A text in which nothing is hidden: what a person sees in it is what a program reads in it.
 *
 * Control characters become pictures (`␀`, `␛`), invisible characters their code (`⟨U+202E⟩`, a run of more than
 * three one note that counts them), a carriage return that would write over its line `␍` and a new line. Colour
 * sequences are dropped. Line feeds, tabs, emoji sequences and the joiners inside words of scripts that need them
 * stay. The result contains only characters that this function leaves alone: doing it twice changes nothing.
 */
function showHidden(text) {
    return reveal(text).text;
}
/** `showHidden` with the counts of what was found. */
function reveal(text) {
    if (plain.test(text))
        return { text, shown: 0, dropped: 0 };
    const { hidden, token } = patterns();
    if (!hidden.test(text))
        return { text, shown: 0, dropped: 0 };
    let shown = 0;
    let dropped = 0;
    const visible = text.replace(token, (found, kept, lineEnd, colour) => {
        if (kept !== undefined)
            return found;
        if (lineEnd !== undefined)
            return "\n";
        if (colour !== undefined) {
            dropped += 1;
            return "";
        }
        const characters = Array.from(found);
        shown += characters.length;
        return inWords(characters);
    });
    return { text: visible, shown, dropped };
}
/** What most texts are made of. In them nothing is hidden, and the patterns below, which take 14 ms to build, rest. */
const plain = /^[\t\n -~]*$/;
/**
 * Characters that nobody sees although programs read them: controls, formats, what Unicode tells fonts to ignore,
 * its two line separators, halves of surrogate pairs. The signs that span the digits after them are visible.
 * The `v` flag is younger than the language level that we compile for, hence the constructor.
 */
const hiddenClass = "[[\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\p{Zl}\\p{Zp}\\p{Cs}]" +
    "--[\\t\\n\\u0600-\\u0605\\u06DD\\u070F\\u0890\\u0891\\u08E2\\u{110BD}\\u{110CD}]]";
/** A pictograph with at most one modifier or selector, and such joined by U+200D, also where Unicode lists no such emoji. */
const pictograph = "\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|[\\uFE0E\\uFE0F])?";
/** Scripts whose spelling needs U+200C and U+200D between letters (RFC 5892, appendix A.1 and A.2). */
const joiningScripts = "Arab Syrc Mong Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt"
    .split(" ")
    .map((script) => `\\p{Script=${script}}`)
    .join("");
const tokenSource = [
    // First group: kept as it is.
    `((?=\\p{Emoji})(?![0-9#*](?!\\uFE0F))\\p{RGI_Emoji}|${pictograph}(?:\\u200D${pictograph})*|(?<=[${joiningScripts}])[\\u200C\\u200D](?=[${joiningScripts}]))`,
    // Second: an ordinary line end. A program that prints `\\r\\n` to a terminal leaves two returns.
    "(\\r{1,2}\\n)",
    // Third: a colour sequence.
    `(${_colour_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .coloursSource */ .f})`,
    // A control character, or a run of one kind.
    "\\r",
    "[\\x00-\\x08\\x0B-\\x1F\\x7F]",
    `(?:[${hiddenClass}--[\\x00-\\x1F\\x7F]])+`,
].join("|");
let built;
function patterns() {
    return (built ??= { hidden: new RegExp(hiddenClass, "v"), token: new RegExp(tokenSource, "gv") });
}
/** Up to here hidden characters are named one by one; a longer run is counted. */
const namedAtMost = 3;
function inWords(characters) {
    const [first = ""] = characters;
    if (first === "\r")
        return "␍\n";
    if (first === "\x7F")
        return "␡";
    const code = first.codePointAt(0) ?? 0;
    if (code < 0x20)
        return String.fromCodePoint(0x2400 + code);
    if (characters.length <= namedAtMost)
        return characters.map((each) => `⟨${codeOf(each)}⟩`).join("");
    return `⟨${characters.length} hidden characters from ${codeOf(first)}⟩`;
}
function codeOf(character) {
    const code = character.codePointAt(0) ?? 0;
    return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}


/***/ }),

/***/ 35903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EW: () => (/* binding */ isHarmless),
/* harmony export */   Xg: () => (/* binding */ readConfig),
/* harmony export */   hS: () => (/* binding */ isOfSetUp),
/* harmony export */   lz: () => (/* binding */ usualConfig)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _resolve_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12002);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52662);




/** The file that is looked for where nobody names one. */
const usualConfig = ".agent-exec.yml";
/** As many files as may extend each other. */
const maxDepth = 10;
/**
 * The settings of the config file that was named, or of the usual one where it is there, as defaults of what is given
 * otherwise. What belongs to other faces is left out.
 * @param given what was given otherwise; the later of two counts
 * @throws AgentExecError `settings-invalid` for a file that is not there or cannot be read, names nobody knows, values out of
 *   range, and for what no such file may say.
 */
async function readConfig(given, options) {
    const named = given.findLast(({ name }) => name === "config")?.value;
    if (named === "none")
        return [];
    const path = typeof named === "string" ? named : usualConfig;
    const isBelieved = typeof named === "string" || options.isOwners;
    const found = await readChain(path, { ...options, mayBeAbsent: named === undefined, isBelieved });
    const problems = found.flatMap((each) => problemOf(each, isBelieved) ?? []);
    if (problems.length > 0)
        throw refused(problems);
    const here = new Set((0,_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .settingsOf */ .f5)(options.face).map(([name]) => name));
    const settings = found.filter(({ name }) => here.has(name));
    // Alone, so that what it says itself of two settings that exclude each other is told.
    (0,_resolve_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveSettings */ .M)(settings, options.face);
    return settings.map((each) => ({ ...each, isDefault: true }));
}
async function readChain(path, chain, seen = []) {
    if (seen.includes(path))
        throw unread(path, "it extends itself");
    if (seen.length === maxDepth)
        throw unread(path, `more than ${maxDepth} files extend each other`);
    const text = await chain.read(path).catch((error) => {
        throw unread(path, (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error), error);
    });
    if (text === null) {
        if (chain.mayBeAbsent && seen.length === 0)
            return [];
        throw unread(path, "it is not there");
    }
    const { parseConfig } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(2154)]).then(__webpack_require__.bind(__webpack_require__, 12154));
    const file = parseConfig(text, path);
    if (file.extends === null)
        return [...file.settings];
    const next = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.isAbsolute(file.extends) ? file.extends : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path), file.extends);
    if (!chain.isBelieved && (node_path__WEBPACK_IMPORTED_MODULE_0__.posix.isAbsolute(next) || next.startsWith("..")))
        throw unread(path, `it extends ${file.extends}, which lies outside of its folder`);
    const below = await readChain(next, chain, [...seen, path]);
    const own = new Set(file.settings.map(({ name }) => name));
    return [...below.filter(({ name }) => !own.has(name)), ...file.settings];
}
/** What is said once, of every run: not what one run is to do, nor where its settings come from. */
function isOfSetUp({ group, description }) {
    return group !== "task" && group !== "config" && description.isSecret !== true;
}
/** What no file may say, or none that came with a folder. */
function problemOf({ name, value, origin }, isBelieved) {
    const row = Object.hasOwn(_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp, name) ? _schema_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp[name] : undefined;
    if (row === undefined)
        return { origin, message: "is no setting; docs/settings.md lists every one" };
    if (!isOfSetUp(row))
        return {
            origin,
            message: row.description.isSecret === true
                ? "is a secret, which stands in no file that others read"
                : "belongs to one run, and is given beside it",
        };
    if (isBelieved || isHarmless(row, value))
        return null;
    const ways = `give it as a flag, or name the file by \`--config\` once you have read it`;
    return { origin, message: `is not believed of a file that came with the folder: ${ways}` };
}
/** Whether a value is believed of a file that came with a folder. */
function isHarmless({ description: { fromFolder } }, value) {
    return typeof fromFolder === "function" ? fromFolder(value) : fromFolder === true;
}
function refused(problems) {
    const message = problems.map(({ origin, message }) => `${origin}: ${message}`).join("\n");
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", message, {
        nextStep: "Mend the file, or leave it out with `config` set to `none`; docs/config.md tells what it may say.",
    });
}
function unread(path, why, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", `The config file ${path} cannot be used: ${why}.`, {
        nextStep: "Mend or name another one by `config`; `none` is for no file.",
        cause,
    });
}


/***/ }),

/***/ 12002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ publicSettings),
  M: () => (/* binding */ resolveSettings)
});

// EXTERNAL MODULE: ./node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(21916);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/executors/index.js + 15 modules
var executors = __webpack_require__(42372);
// EXTERNAL MODULE: ./lib/rows/origin.js
var rows_origin = __webpack_require__(21303);
// EXTERNAL MODULE: ./lib/rows/rule.js
var rule = __webpack_require__(93655);
// EXTERNAL MODULE: ./lib/settings/run-settings.js + 1 modules
var run_settings = __webpack_require__(88848);
// EXTERNAL MODULE: ./lib/settings/schema.js + 10 modules
var schema = __webpack_require__(52662);
;// CONCATENATED MODULE: ./lib/settings/combinations.js





/**
 * Settings that were given and could not act beside the others: whoever gives one relies on it, so it is refused and not
 * passed over. What nobody gave is never a problem, whatever its default.
 * @param unparsed what was given and did not parse: nothing is said of what depends on it
 */
function findIdle(combination, unparsed) {
    const ofExecutor = unparsed.has("executor")
        ? []
        : ((0,executors/* findExecutor */.b4)(combination.settings.executor).rules ?? []);
    return [...rules, ...ofExecutor]
        .filter(({ about }) => about.every((name) => !unparsed.has(name)))
        .flatMap(({ find }) => find(combination));
}
const rules = [
    { about: ["executor", "allow-local"], find: idleWithExecutor },
    { about: ["workspace"], find: idleWithoutFiles },
    { about: ["until", "workspace"], find: idleWithoutTurns },
    { about: ["verify"], find: idleWithoutVerification },
    { about: ["script"], find: idleWithScript },
    { about: ["models"], find: idleWithModels },
    { about: ["fallback-model", "price-input", "price-output"], find: fallbackWithoutPrices },
    { about: ["thread"], find: idleWithoutThread },
    { about: ["system-prompt"], find: idleWithoutSystemPrompt },
    { about: ["price-input", "price-output", "max-cost-usd", "price-cached"], find: idleWithoutPrices },
];
/** What only other executors take; in a workflow, an executor that holds nothing back. */
function idleWithExecutor({ given, settings, face }) {
    const name = settings.executor;
    const { rows, manner, isolates, runsNothing } = (0,executors/* findExecutor */.b4)(name);
    const isAllowed = settings["allow-local"];
    if (face === "action" && !isolates && !isAllowed) {
        const others = executors/* executorNames */.is.filter((other) => executors/* executors */.BA[other].isolates).join(" or ");
        const message = `${name} isolates nothing: code gets all that the job can reach, its tokens too. Set ${others}, or allow-local to true for code that you trust`;
        return [{ origin: (0,rows_origin/* originOf */.yv)("executor", face), message }];
    }
    const takesProof = runsNothing !== true;
    const unneeded = isolates && isAllowed ? [(0,rule/* idle */.N)("allow-local", `with ${(0,rule/* valued */.G)("executor", name, face)}`, face)] : [];
    const others = (0,schema/* settingsOf */.f5)(face)
        .filter(([each]) => given.has(each))
        .filter(([each]) => (each in executors/* executorRows */.tq && !(each in rows)) || (!takesProof && ofRunCode.has(each)))
        .map(([each]) => (0,rule/* idle */.N)(each, `with ${(0,rule/* valued */.G)("executor", name, face)}, which ${manner}`, face));
    return [...unneeded, ...others];
}
function idleWithoutFiles({ given, settings, face }) {
    const { workspace } = settings;
    const idleHere = workspace === "empty" ? ofFiles : workspace === "repo" ? [] : ofCheckouts;
    const kind = workspace === "empty" ? "empty" : "DIR";
    return idleHere
        .filter((name) => given.has(name))
        .map((name) => (0,rule/* idle */.N)(name, `with ${(0,rule/* valued */.G)("workspace", kind, face)}`, face));
}
function idleWithoutTurns({ given, settings, face }) {
    if ((0,run_settings/* untilOf */.g)(settings) === "done" || !given.has("done-word"))
        return [];
    return [(0,rule/* idle */.N)("done-word", `with ${(0,rule/* valued */.G)("until", "pass", face)}`, face)];
}
function idleWithoutVerification({ given, settings, face }) {
    if (settings.verify.length > 0 || !given.has("control"))
        return [];
    return [(0,rule/* idle */.N)("control", `without ${(0,rows_origin/* writtenAt */.nt)("verify", face)}`, face)];
}
/** Nobody is asked but the script. */
function idleWithScript({ given, settings, face }) {
    if (settings.script === undefined)
        return [];
    return ofModels
        .filter((name) => given.has(name))
        .map((name) => (0,rule/* idle */.N)(name, `beside ${(0,rows_origin/* writtenAt */.nt)("script", face)}`, face));
}
function idleWithoutSystemPrompt({ given, settings, face }) {
    if (settings["system-prompt"] !== undefined || !given.has("system-prompt-alone"))
        return [];
    return [(0,rule/* idle */.N)("system-prompt-alone", `without ${(0,rows_origin/* writtenAt */.nt)("system-prompt", face)}`, face)];
}
/** Files have no authors, and all of them were named to be run. */
function idleWithoutThread({ given, settings, face }) {
    if (settings.thread !== undefined)
        return [];
    return ["sources", "last"]
        .filter((name) => given.has(name))
        .map((name) => (0,rule/* idle */.N)(name, `without ${(0,rows_origin/* writtenAt */.nt)("thread", face)}`, face));
}
/** Each model answers in a run of its own. */
function idleWithModels({ given, settings, face }) {
    if (settings.models.length === 0)
        return [];
    return ["model", "script", "continue"]
        .filter((name) => given.has(name))
        .map((name) => (0,rule/* idle */.N)(name, `beside ${(0,rows_origin/* writtenAt */.nt)("models", face)}`, face));
}
/** A cost is known of both prices, or not at all. */
function idleWithoutPrices({ given, settings, face }) {
    const missing = ["price-input", "price-output"].filter((name) => settings[name] === undefined);
    if (missing.length === 0)
        return [];
    const without = `without ${missing.map((name) => (0,rows_origin/* writtenAt */.nt)(name, face)).join(" and ")}`;
    return ofPrices.filter((name) => given.has(name)).map((name) => (0,rule/* idle */.N)(name, without, face));
}
/** What a run cost would be told as less than it was. */
function fallbackWithoutPrices({ settings, face }) {
    const { "fallback-model": fallback, "price-input": input, "price-output": output } = settings;
    if (fallback === undefined || fallback.prices !== undefined)
        return [];
    if (input === undefined || output === undefined)
        return [];
    const message = `must have prices where ${(0,rows_origin/* writtenAt */.nt)("price-input", face)} has: ${fallback.name}@INPUT/OUTPUT`;
    return [{ origin: (0,rows_origin/* originOf */.yv)("fallback-model", face), message }];
}
/** What means nothing where a script answers; a key may be there for whoever needs it. */
const ofModels = [
    "model",
    "reviewer-model",
    "base-url",
    "api",
    "fallback-model",
    "reply-format",
    "vision",
    "header",
    "header-env",
    "model-option",
    "price-input",
    "price-cached",
    "price-output",
    "max-cost-usd",
];
/** What means nothing where one of the two prices is missing. */
const ofPrices = ["price-input", "price-cached", "price-output", "max-cost-usd"];
/** What means nothing where no code runs. */
const ofRunCode = new Set([
    "verify",
    "control",
    "timeout",
    "idle-timeout",
    "keep-going",
    "before-block",
    "approval",
    "reviewer-model",
]);
/** What means nothing without git. */
const ofCheckouts = ["untracked"];
/** What means nothing without files. */
const ofFiles = [...ofCheckouts, "max-files", "instructions", "protect", "allow-workflow"];

;// CONCATENATED MODULE: ./lib/settings/resolve.js





/**
 * Settings from raw values; of two for one name the later wins. Everything is parsed here, and nowhere else.
 * @param hide takes secrets out of a value before it is cut to be quoted
 * @throws AgentExecError `settings-invalid` that names every problem at once.
 */
function resolveSettings(raw, face, hide = (value) => value) {
    const given = new Map(raw.map((each) => [each.name, each]));
    const names = new Set((0,schema/* settingsOf */.f5)(face).map(([name]) => name));
    const unknown = [...given.values()].filter((each) => !names.has(each.name));
    const known = [...given.values()].filter((each) => names.has(each.name));
    const parsed = parse(known);
    const unparsed = new Set((parsed.error?.issues ?? []).map(({ path }) => String(path[0])));
    const settings = parsed.data ?? parse(known.filter(({ name }) => !unparsed.has(name))).data;
    const problems = [
        ...unknown.map((each) => ({ origin: each.origin, message: unknownMessage(each.name, names) })),
        ...(parsed.error?.issues ?? []).map((issue) => ({
            origin: given.get(String(issue.path[0]))?.origin ?? String(issue.path[0]),
            message: withGiven(issue, given.get(String(issue.path[0])), { face, hide }),
        })),
    ];
    const askedFor = new Map(known.filter(({ isDefault }) => !isDefault).map((each) => [each.name, each]));
    const idle = findIdle({ given: askedFor, settings, face }, unparsed);
    // A rule names what a face calls it; a file's line leads there.
    const whence = new Map([...askedFor.values()].map(({ name, origin }) => [(0,rows_origin/* originOf */.yv)(name, face), origin]));
    problems.push(...idle.map((each) => ({ ...each, origin: whence.get(each.origin) ?? each.origin })));
    if (problems.length > 0)
        throw settingsError(problems, face);
    return settings;
}
function parse(raw) {
    // Without zod's compiler: for what is parsed once it takes longer than the parsing.
    return (0,schema/* settingsSchema */.dP)().safeParse(Object.fromEntries(raw.map(({ name, value }) => [name, value])), {
        jitless: true,
    });
}
/** All problems in one error. */
function settingsError(problems, face) {
    const message = problems.map(({ origin, message }) => `${origin}: ${message}`).join("\n");
    return new errors/* AgentExecError */.r("settings-invalid", message, {
        nextStep: `Mend ${problems.length === 1 ? "it" : "them"} and run again; ${listOf(face)}.`,
    });
}
function listOf(face) {
    if (face === "action")
        return "action.yml and docs/settings.md list every input";
    return `\`agent-exec ${face} --help\` and docs/settings.md list every setting`;
}
/** The settings as a transcript keeps them: without secrets. */
function publicSettings(settings, face) {
    const shown = (0,schema/* settingsOf */.f5)(face).filter(([, description]) => description.isSecret !== true);
    return Object.fromEntries(shown.map(([name]) => [name, settings[name]]).filter(([, value]) => value !== undefined));
}
/** A secret's value never stands in an error. */
function withGiven({ message, params }, raw, { face, hide }) {
    const description = (0,schema/* settingsOf */.f5)(face).find(([name]) => name === raw?.name)?.[1];
    if (raw === undefined || description?.isSecret === true || isNothing(raw.value))
        return message;
    const given = (params?.items ?? [raw.value].flat())
        .map((item) => JSON.stringify(typeof item === "string" ? hide(item) : item)?.slice(0, 80))
        .join(" and ");
    if (given === "")
        return message;
    return /^must (?!not )/.test(message) ? `${message}, not ${given}` : `${message} (in ${given})`;
}
function isNothing(value) {
    return value === "" || (Array.isArray(value) && value.every(isNothing));
}
function unknownMessage(name, names) {
    const near = (0,mod/* closest */.kp)(name, [...names]);
    return (0,mod/* distance */.Io)(near, name) > 3 ? "is not a setting here" : `is not a setting here; did you mean ${near}?`;
}


/***/ })

};
