export const id = 6579;
export const ids = [6579];
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
// EXTERNAL MODULE: ./lib/settings/schema.js + 11 modules
var schema = __webpack_require__(66695);
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
        nextStep: "Set the input `config` to the path of the file.",
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








/** Reads the action's inputs. From now on their secrets are hidden, even in errors about the inputs. */
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
/** Adds the base branch's config file below the inputs. @throws AgentExecError `settings-invalid`. */
async function withConfig({ raw, secrets }, readBase) {
    const isNamed = raw.some(({ name }) => name === "config");
    const read = async (path) => {
        const bytes = await readBase(external_node_path_.posix.normalize(path)).catch((error) => {
            if (isNamed)
                throw error;
            // Nobody named it, it may be missing, and the job may lack the right to read the repository.
            (0,log/* logText */.kc)(`agent-exec: could not look for ${path}: ${(0,errors/* messageOf */.bD)(error)}`);
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
/* harmony export */   nO: () => (/* binding */ hideFromNow),
/* harmony export */   sJ: () => (/* binding */ hideInLog)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33838);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _redaction_told_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74080);
/* harmony import */ var _output_workflow_commands_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37011);




/** From now on the runner masks these in the log, and agent-exec everywhere. */
function hideFromNow(secrets) {
    secrets.forEach(hideInLog);
    (0,_redaction_told_js__WEBPACK_IMPORTED_MODULE_2__/* .hideFromNow */ .nO)(secrets);
}
/** From now on the runner masks this in the log. */
const hideInLog = _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setSecret */ .Pq;
/** Prints lines to the step's log, without hidden characters and workflow commands. */
function logText(text) {
    (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq)((0,_output_workflow_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .neutraliseWorkflowCommands */ .W)((0,_redaction_told_js__WEBPACK_IMPORTED_MODULE_2__/* .toldOf */ .dc)(text.replace(/\n$/, ""))));
}
/** Adds a warning annotation. The toolkit escapes it. */
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
// EXTERNAL MODULE: ./lib/facts/outcomes.js
var outcomes = __webpack_require__(83518);
;// CONCATENATED MODULE: ./lib/settings/outputs.js

const ends = (0,outcomes/* outcomesThat */.Dn)(() => true);
/** The action's outputs, once: `action.yml` and the docs are generated from this table. */
const outputs = {
    outcome: `How the run ended: ${ends.slice(0, -1).join(", ")} or ${ends.at(-1)}.`,
    "exit-code": "The exit code of the last block that ran. Empty if nothing ran.",
    attempts: "The number of attempts. With `until: pass`, each reply is an attempt. With `until: done`, a new attempt begins after a failed verification or an unusable reply.",
    verified: "`true` if every verification passed on exactly the files that you get, otherwise `false`.",
    summary: "The model's last words, or why the run ended, in one paragraph.",
    data: "The result as JSON that matches `result-schema`. Empty if `result-schema` is not set.",
    result: "The output of the last block, shortened if it is long.",
    "transcript-path": "The path of the transcript: a file with one event per line, as JSON.",
    "report-path": "The path of the report in Markdown.",
    "run-dir": "The path of the run's folder.",
    "patch-path": "The path of the patch, for `git apply`. Empty if there is no patch.",
    "artifact-id": "The id of the uploaded artifact. Empty if nothing was uploaded.",
    "artifact-url": "The address of the uploaded artifact.",
    "attestation-path": "With `mode: attest`: the path of the signed statements, one Sigstore bundle per line.",
    "attestation-url": "With `mode: attest`: the address of the newest statement on GitHub. Empty if GitHub stores none for this repository.",
    "comment-url": "The address of the comment with the report. Empty if there is no comment.",
    "check-run-url": "The address of the check run. Empty if there is no check run.",
    "pull-request-url": "The address of the pull request. Empty if there is none.",
    "input-tokens": "The number of input tokens of all model calls.",
    "output-tokens": "The number of output tokens of all model calls.",
    "cost-usd": "The cost of all model calls in US dollars. Empty if the price is unknown.",
};

;// CONCATENATED MODULE: ./lib/action/outputs.js


/** Sets every output; missing ones are empty. The toolkit separates them with a random delimiter. */
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
/* harmony export */   rf: () => (/* binding */ endBefore),
/* harmony export */   vy: () => (/* binding */ failStep)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33838);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _redaction_told_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74080);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2988);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72777);





/** Fails the step if `fail-on` names the outcome, and returns whether it does. */
function endStep({ outcome, message, nextStep, failOn }) {
    const fails = failOn.includes(outcome);
    if (fails)
        failStep({ message: `${outcome}: ${message}`, nextStep });
    return fails;
}
/** Fails the step. The toolkit escapes the text. */
function failStep({ code, message, nextStep }) {
    const what = code === undefined ? message : (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .withCode */ .SM)({ code, message });
    (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setFailed */ .C1)((0,_redaction_told_js__WEBPACK_IMPORTED_MODULE_2__/* .toldOf */ .dc)(nextStep === "" ? what : `${what}\n${nextStep}`));
}
/** Ends a step without a finished run: outputs and log say why. */
function endWithoutRun(error, { outcome, failOn, landed }) {
    (0,_outputs_js__WEBPACK_IMPORTED_MODULE_4__/* .setOutputs */ .n)({
        ...(outcome !== null && { outcome }),
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
/** Ends a step whose event starts no run: outputs and one line in the log say why. */
function endBefore(outcome, reason, { "fail-on": failOn }, commentUrl = null) {
    (0,_log_js__WEBPACK_IMPORTED_MODULE_3__/* .logText */ .kc)(`agent-exec ${outcome}: ${reason}`);
    (0,_outputs_js__WEBPACK_IMPORTED_MODULE_4__/* .setOutputs */ .n)({ outcome, summary: (0,_redaction_told_js__WEBPACK_IMPORTED_MODULE_2__/* .toldOf */ .dc)(reason), "comment-url": commentUrl });
    endStep({ outcome, message: reason, nextStep: "", failOn });
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
/* harmony import */ var _github_reporting_marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70418);




/** @throws AgentExecError `settings-invalid` outside of a workflow, or if the event cannot be read. */
async function readWorkflowRun(environment) {
    const { variable } = environment;
    const need = (name) => {
        const value = variable(name);
        if (value !== undefined)
            return value;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", `${name} is not set: this is not a step of a workflow.`, {
            nextStep: "Use this action with `uses:` in a workflow. In a terminal use `agent-exec run`.",
        });
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
/** The part that a run records. */
function jobOf({ server, repository, url, attempt, action }, { commit, failedRun } = { commit: null }) {
    const page = `${server}/${repository}/actions/runs/${failedRun?.runId}`;
    return {
        server,
        repository,
        url,
        attempt,
        ...(action !== null && { action }),
        ...(commit !== null && { commit }),
        ...(failedRun && { failedRun: (0,_github_reporting_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .attemptPage */ .DZ)({ url: page, attempt: String(failedRun.attempt) }) }),
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

/***/ 21010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ bytesWithin)
/* harmony export */ });
/** All bytes of a stream; null if there are more than `maxBytes`. */
async function bytesWithin(stream, maxBytes) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of stream) {
        bytes += chunk.byteLength;
        if (bytes > maxBytes)
            return null;
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}


/***/ }),

/***/ 51196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   UK: () => (/* binding */ formatUsd),
/* harmony export */   a3: () => (/* reexport safe */ _duration_js__WEBPACK_IMPORTED_MODULE_0__.a),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27939);

const byteUnits = ["KiB", "MiB", "GiB", "TiB"];
/** Formats bytes in binary units: `512 B`, `1.5 KiB`, `2 GiB`. */
function formatBytes(bytes) {
    if (bytes < 1024)
        return `${bytes} B`;
    let value = bytes / 1024;
    let unit = 0;
    // 1,023.95 would be shown as 1,024.
    while (value >= 1023.95 && unit < byteUnits.length - 1) {
        value /= 1024;
        unit += 1;
    }
    return `${Math.round(value * 10) / 10} ${byteUnits[unit]}`;
}
/** Separates thousands: `1,234,567`. */
function formatCount(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
/** US dollars to a hundredth of a cent: `$0.0042`. */
function formatUsd(usd) {
    return `$${usd.toFixed(4)}`;
}
/** A number with its noun: `1 file`, `2 files`, `1,200 files`; pass `plural` for irregular nouns. */
function count(noun, number, plural = `${noun}s`) {
    return `${formatCount(number)} ${number === 1 ? noun : plural}`;
}


/***/ }),

/***/ 29767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cd: () => (/* binding */ uneditable),
/* harmony export */   Lg: () => (/* binding */ toGitHubError),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96065);


class GitHubError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r {
    /** GitHub's status code; null if no complete answer came. */
    status;
    constructor(message, options) {
        const { status, nextStep, cause } = options;
        super("github-unavailable", message, { nextStep, cause, isRetryable: isTemporary(status) });
        this.status = status;
    }
    /** Whether GitHub may have done it anyway: no answer came, or a 5xx. */
    get isUncertain() {
        return this.status === null || this.status >= 500;
    }
}
/** For a thing that GitHub lists, and answers 404 to its edit. A second one beside it could not be edited either. */
function uneditable(what, needs) {
    const options = { status: 404, nextStep: `Give the job \`permissions: { ${needs} }\`.` };
    return new GitHubError(`GitHub shows ${what}, but refuses to edit it: 404`, options);
}
/** Turns any error of Octokit into a `GitHubError` that names the missing permission. */
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
    // An HTML page from a server in between is made for browsers.
    if (/\bhtml\b/i.test(String(headers["content-type"])))
        return `GitHub answered ${status} when asked to ${doing}.`;
    return `GitHub refused to ${doing}: ${status} ${message}`;
}
/** Octokit reports status 500 if no answer came. Only an error with a response has a real status. */
function readRequestError(thrown) {
    const error = (thrown ?? {});
    const message = (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateEnd */ .S)(typeof error.message === "string" ? error.message : String(thrown), 300);
    const headers = error.response?.headers ?? {};
    const status = error.response && typeof error.status === "number" ? error.status : null;
    return { status, message, headers };
}
function nextStepFor({ status, message, headers, attempted: { needs }, }) {
    const grant = needs
        ? `Give the job \`permissions: { ${needs} }\``
        : "Give the job a token that may read the repository";
    if (status === 401)
        return "Set a valid github-token. The job's own token expires with the job or after 24 hours.";
    if (isLimit({ status, headers })) {
        return `Wait until GitHub's rate limit is over${resetOf(headers)}, then run the job again.`;
    }
    if (status === 403 && /\blocked\b/i.test(message))
        return "The conversation is locked. Unlock it, or read the report in the job's summary or artifact.";
    if (status === 403 && /create or approve pull requests/i.test(message))
        return 'In the repository, open Settings → Actions → General and allow "Allow GitHub Actions to create and approve pull requests".';
    if (status === 422 && /\brule|protected branch/i.test(message))
        return "A rule of the repository refuses this. Let the token's owner bypass the rule, or apply the change by hand.";
    if (status === 403)
        return `${grant}. On a pull request from a fork, the job's token can only read.`;
    if (status === 404 || status === 410)
        return `${grant}, and check that the issue, pull request or comment still exists.`;
    if (status !== null && status < 500)
        return "Please report this with the log. GitHub rejected the form of the request.";
    return "Run the job again. https://www.githubstatus.com shows whether GitHub has problems.";
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

/***/ 53101:
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
// EXTERNAL MODULE: ./lib/github/api/in-repository.js
var in_repository = __webpack_require__(11178);
;// CONCATENATED MODULE: ./lib/github/api/access-calls.js



const permissionSchema = schemas/* object */.Ikc({
    permission: schemas/* string */.YjP(),
    role_name: schemas/* string */.YjP().optional(),
    user: schemas/* object */.Ikc({ id: schemas/* number */.aig().int() }).nullish(),
});
const fullName = schemas/* object */.Ikc({ full_name: schemas/* string */.YjP() });
const pullRequestSchema = schemas/* object */.Ikc({
    title: schemas/* string */.YjP().default(""),
    body: schemas/* string */.YjP().nullish(),
    user: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }).nullish(),
    state: schemas/* string */.YjP().default("open"),
    head: schemas/* object */.Ikc({ sha: schemas/* string */.YjP(), ref: schemas/* string */.YjP().default(""), repo: fullName.nullable() }),
    base: schemas/* object */.Ikc({ sha: schemas/* string */.YjP(), repo: fullName }),
    labels: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP() })).default([]),
})
    .transform(({ body, user, ...rest }) => ({
    ...rest,
    body: body ?? "",
    author: user?.login ?? null,
}));
const issueSchema = schemas/* object */.Ikc({ title: schemas/* string */.YjP(), body: schemas/* string */.YjP().nullish() });
/** GitHub omits the content of larger files, and returns folders as lists. */
const fileSchema = schemas/* object */.Ikc({ type: schemas/* literal */.euz("file"), encoding: schemas/* literal */.euz("base64"), content: schemas/* string */.YjP() });
function createAccessCalls(ask) {
    return {
        async permissionOf({ login, repository, signal }) {
            const doing = `read the rights of ${login} in ${repository}`;
            const { permission, role_name, user } = await ask({ doing, schema: permissionSchema, signal }, ({ rest }) => rest.repos.getCollaboratorPermissionLevel({ ...(0,in_repository/* inRepository */.y)(repository), username: login }));
            return { level: permission, role: role_name ?? permission, userId: user?.id ?? null };
        },
        async isInTeam({ organisation, team, login, signal }) {
            const doing = `read whether ${login} is in the team ${organisation}/${team}`;
            try {
                const schema = schemas/* object */.Ikc({ state: schemas/* string */.YjP() });
                const found = await (0,in_repository/* orGone */.P)(ask({ doing, schema, signal }, ({ rest }) => rest.teams.getMembershipForUserInOrg({ org: organisation, team_slug: team, username: login })));
                return found?.state === "active";
            }
            catch (thrown) {
                if (!(thrown instanceof api_error/* GitHubError */.y_) || thrown.status !== 403)
                    throw thrown;
                const nextStep = "Set `github-token` to the token of an app or a person that can read the organisation's members. The job's own token cannot.";
                throw new api_error/* GitHubError */.y_(thrown.message, { status: 403, nextStep, cause: thrown });
            }
        },
        async ownLogin({ signal }) {
            try {
                const schema = schemas/* object */.Ikc({ login: schemas/* string */.YjP() });
                const call = { doing: "name the owner of this token", schema, signal };
                return (await ask(call, ({ rest }) => rest.users.getAuthenticated())).login;
            }
            catch (thrown) {
                if (thrown instanceof api_error/* GitHubError */.y_ && thrown.status === 403)
                    return null;
                throw thrown;
            }
        },
        pullRequest: ({ number, repository, signal }) => ask({
            doing: `read pull request ${number}`,
            needs: "pull-requests: read",
            schema: pullRequestSchema,
            signal,
        }, ({ rest }) => rest.pulls.get({ ...(0,in_repository/* inRepository */.y)(repository), pull_number: number })),
        async issue({ number, repository, signal }) {
            const found = await (0,in_repository/* orGone */.P)(ask({ doing: `read issue ${number}`, needs: "issues: read", schema: issueSchema, signal }, ({ rest }) => rest.issues.get({ ...(0,in_repository/* inRepository */.y)(repository), issue_number: number })));
            return found === null ? null : { title: found.title, body: found.body ?? "" };
        },
        async fileAt({ path, commit, repository, signal }) {
            const file = await (0,in_repository/* orGone */.P)(ask({ doing: `read the file ${path}`, needs: "contents: read", schema: fileSchema, signal }, ({ rest }) => rest.repos.getContent({ ...(0,in_repository/* inRepository */.y)(repository), path, ref: commit })));
            return file === null ? null : Buffer.from(file.content, "base64");
        },
    };
}

;// CONCATENATED MODULE: ./lib/github/api/attestation-calls.js


const attestation = schemas/* object */.Ikc({ id: schemas/* number */.aig().int() }).transform(({ id }) => id);
const keeping = { doing: "keep an attestation", needs: "attestations: write" };
function createAttestationCalls(ask) {
    return {
        createAttestation: ({ repository, bundle, signal }) => ask({ ...keeping, schema: attestation, isRepeatable: false, signal }, ({ rest }) => rest.repos.createAttestation({ ...(0,in_repository/* inRepository */.y)(repository), bundle })),
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
            const commit = { ...(0,in_repository/* inRepository */.y)(repository), ref: sha, check_name: name, filter: "all" };
            return { data: await paginate(rest.checks.listForRef, { ...commit, per_page: limits/* limits */.F.pageItems }) };
        }),
        checkRun: ({ repository, id, signal }) => (0,in_repository/* orGone */.P)(ask({ ...one, doing: `read check run ${id}`, signal }, ({ rest }) => rest.checks.get({ ...(0,in_repository/* inRepository */.y)(repository), check_run_id: id }))),
        createCheckRun: ({ repository, sha, name, externalId, detailsUrl, signal, ...fields }) => ask({ ...one, doing: `create a check run on ${sha}`, isRepeatable: false, signal }, ({ rest }) => rest.checks.create({
            ...(0,in_repository/* inRepository */.y)(repository),
            head_sha: sha,
            name,
            external_id: externalId,
            ...(detailsUrl !== undefined && { details_url: detailsUrl }),
            ...written(fields),
        })),
        updateCheckRun: ({ repository, id, signal, isHasty, ...fields }) => (0,in_repository/* orGone */.P)(ask({ ...one, doing: `edit check run ${id}`, isRepeatable: isHasty !== true, signal }, ({ rest }) => rest.checks.update({ ...(0,in_repository/* inRepository */.y)(repository), check_run_id: id, ...written(fields) }))),
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
            const issue = { ...(0,in_repository/* inRepository */.y)(repository), issue_number: number };
            return { data: await paginate(rest.issues.listComments, { ...issue, per_page: limits/* limits */.F.pageItems }) };
        }),
        comment: ({ repository, id, signal }) => (0,in_repository/* orGone */.P)(ask({ ...comment_calls_one, doing: `read comment ${id}`, signal }, ({ rest }) => rest.issues.getComment({ ...(0,in_repository/* inRepository */.y)(repository), comment_id: id }))),
        async textOf({ repository, subject: { kind, id }, number, signal }) {
            const schema = schemas/* object */.Ikc({ body: schemas/* string */.YjP().nullish() });
            const said = await (0,in_repository/* orGone */.P)(ask({ doing: `read the ${kind} ${id} again`, needs: comment_calls_one.needs, schema, signal }, ({ rest }) => requestSaid(rest, { kind, id }, { ...(0,in_repository/* inRepository */.y)(repository), pull_number: number })));
            return said === null ? null : (said.body ?? "");
        },
        createComment: ({ repository, number, body, signal }) => ask({ ...comment_calls_one, doing: `write a comment on #${number}`, isRepeatable: false, signal }, ({ rest }) => rest.issues.createComment({ ...(0,in_repository/* inRepository */.y)(repository), issue_number: number, body })),
        updateComment: ({ repository, id, body, isHasty, signal }) => (0,in_repository/* orGone */.P)(ask({ ...comment_calls_one, doing: `edit comment ${id}`, isRepeatable: isHasty !== true, signal }, ({ rest }) => rest.issues.updateComment({ ...(0,in_repository/* inRepository */.y)(repository), comment_id: id, body }))),
        async deleteComment({ repository, id, signal }) {
            await (0,in_repository/* orGone */.P)(ask({ ...anything, doing: `delete comment ${id}`, signal }, ({ rest }) => rest.issues.deleteComment({ ...(0,in_repository/* inRepository */.y)(repository), comment_id: id })));
        },
        async react({ repository, subject, content, signal }) {
            await ask({ ...anything, doing: "react to the request", signal }, (octokit) => reactTo(octokit, subject, { ...(0,in_repository/* inRepository */.y)(repository), content }));
        },
    };
}
/** Asks for a comment or review. */
function requestSaid({ pulls, issues }, { kind, id }, { pull_number, ...place }) {
    if (kind === "review")
        return pulls.getReview({ ...place, pull_number, review_id: id });
    return kind === "review-comment"
        ? pulls.getReviewComment({ ...place, comment_id: id })
        : issues.getComment({ ...place, comment_id: id });
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

;// CONCATENATED MODULE: ./lib/github/api/discussion-calls.js



const said = schemas/* object */.Ikc({
    id: schemas/* number */.aig().int(),
    body: schemas/* string */.YjP().nullish(),
    html_url: schemas/* string */.YjP(),
    user: schemas/* object */.Ikc({ login: schemas/* string */.YjP(), id: schemas/* number */.aig().int(), type: schemas/* string */.YjP() }).nullable(),
    created_at: schemas/* string */.YjP(),
    updated_at: schemas/* string */.YjP(),
});
const saidOnDiff = said.extend({
    path: schemas/* string */.YjP(),
    line: schemas/* number */.aig().int().nullish(),
    original_line: schemas/* number */.aig().int().nullish(),
    diff_hunk: schemas/* string */.YjP().nullish(),
});
const comparison = schemas/* object */.Ikc({
    files: schemas/* array */.YOg(schemas/* object */.Ikc({
        filename: schemas/* string */.YjP(),
        status: schemas/* string */.YjP(),
        additions: schemas/* number */.aig().int(),
        deletions: schemas/* number */.aig().int(),
        patch: schemas/* string */.YjP().optional(),
    }))
        .optional(),
    commits: schemas/* array */.YOg(schemas/* object */.Ikc({ commit: schemas/* object */.Ikc({ message: schemas/* string */.YjP() }) })),
    behind_by: schemas/* number */.aig().int(),
});
function createDiscussionCalls(ask) {
    return {
        async newestComments({ repository, number, total, signal }) {
            const last = Math.max(1, Math.ceil(total / limits/* limits */.F.pageItems));
            const pages = last === 1 ? [1] : [last - 1, last];
            const read = await Promise.all(pages.map((page) => ask({
                doing: `list the comments of #${number}`,
                needs: "issues: read, pull-requests: read",
                schema: schemas/* array */.YOg(said),
                signal,
            }, ({ rest }) => rest.issues.listComments({
                ...(0,in_repository/* inRepository */.y)(repository),
                issue_number: number,
                per_page: limits/* limits */.F.pageItems,
                page,
            }))));
            return read.flat().map(commentOf);
        },
        async newestReviewComments({ repository, number, signal }) {
            const read = await ask({
                doing: `list the review comments of pull request ${number}`,
                needs: "pull-requests: read",
                schema: schemas/* array */.YOg(saidOnDiff),
                signal,
            }, ({ rest }) => rest.pulls.listReviewComments({
                ...(0,in_repository/* inRepository */.y)(repository),
                pull_number: number,
                per_page: limits/* limits */.F.pageItems,
                sort: "created",
                direction: "desc",
            }));
            return read.toReversed().map((each) => ({
                ...commentOf(each),
                path: each.path,
                line: each.line ?? each.original_line ?? null,
                hunk: each.diff_hunk ?? "",
            }));
        },
        async comparison({ repository, base, head, signal }) {
            const { files = [], commits, behind_by, } = await ask({ doing: `compare ${base} with ${head}`, needs: "contents: read", schema: comparison, signal }, ({ rest }) => rest.repos.compareCommitsWithBasehead({
                ...(0,in_repository/* inRepository */.y)(repository),
                basehead: `${base}...${head}`,
                per_page: limits/* limits */.F.pageItems,
            }));
            return {
                files: files.map(({ filename, ...file }) => ({ path: filename, ...file })),
                commits: commits.map(({ commit }) => commit.message),
                behindBy: behind_by,
            };
        },
    };
}
function commentOf({ id, body, html_url, user, created_at, updated_at }) {
    return { id, body: body ?? "", url: html_url, author: user, createdAt: created_at, updatedAt: updated_at };
}

// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/github/api/fetch.js
var fetch = __webpack_require__(15192);
;// CONCATENATED MODULE: ./lib/github/api/download.js


/** Reads a signed address that GitHub gave, without the token. It follows no redirect. */
async function download(url, { apiUrl, maxBytes, lastBytes = maxBytes, signal }) {
    const { protocol, host } = new URL(url);
    if (protocol !== "https:" && protocol !== new URL(apiUrl).protocol)
        throw new Error(`the address at ${host} is not encrypted`);
    const headers = { "accept-encoding": "identity", "user-agent": "agent-exec" };
    const response = await (0,fetch/* plainFetch */.jN)(url, { headers, redirect: "error", signal }).catch((thrown) => {
        throw (0,fetch/* reasonOf */.A3)(thrown);
    });
    if (!response.ok)
        throw new Error(`${host} answered ${response.status}`);
    let kept = [];
    let keptBytes = 0;
    let bytes = 0;
    for await (const chunk of response.body ?? []) {
        bytes += chunk.byteLength;
        if (bytes > maxBytes)
            throw new Error(`it is longer than ${(0,format/* formatBytes */.z3)(maxBytes)}`);
        kept.push(Buffer.from(chunk));
        keptBytes += chunk.byteLength;
        // Joined seldom, so that a long content costs little.
        if (keptBytes > 2 * lastBytes) {
            kept = [Buffer.concat(kept).subarray(-lastBytes)];
            keptBytes = lastBytes;
        }
    }
    return Buffer.concat(kept).subarray(-lastBytes);
}

;// CONCATENATED MODULE: ./lib/github/api/image-calls.js




const rendered = schemas/* object */.Ikc({ body: schemas/* string */.YjP().nullish(), body_html: schemas/* string */.YjP().nullish() })
    .transform(({ body, body_html }) => ({ body: body ?? "", html: body_html ?? "" }));
/** Asks for the text as Markdown and as HTML (docs.github.com/rest/using-the-rest-api/media-types). */
const headers = { accept: "application/vnd.github.full+json" };
const uploadHosts = new Set([
    "private-user-images.githubusercontent.com",
    "user-images.githubusercontent.com",
]);
function createImageCalls(ask, { apiUrl }) {
    return {
        renderedText: ({ repository, place, number, signal }) => (0,in_repository/* orGone */.P)(ask({
            doing: `read the images of ${"id" in place ? `the ${place.kind} ${place.id}` : `#${number}`}`,
            needs: "issues: read, pull-requests: read",
            schema: rendered,
            signal,
        }, ({ rest }) => {
            const at = { ...(0,in_repository/* inRepository */.y)(repository), headers };
            if ("id" in place)
                return requestSaid(rest, place, { ...at, pull_number: number });
            return place.kind === "issue"
                ? rest.issues.get({ ...at, issue_number: number })
                : rest.pulls.get({ ...at, pull_number: number });
        })),
        isUpload(address) {
            if (!URL.canParse(address))
                return false;
            const { protocol, host, hostname } = new URL(address);
            if (protocol === "https:" && uploadHosts.has(host))
                return true;
            // Only a test's GitHub has plain HTTP, on loopback.
            const api = new URL(apiUrl);
            return api.protocol === "http:" && hostname === api.hostname;
        },
        upload: ({ address, ...bounds }) => download(address, { apiUrl, ...bounds }),
    };
}

;// CONCATENATED MODULE: ./lib/github/api/job-calls.js




const step = schemas/* object */.Ikc({
    name: schemas/* string */.YjP(),
    conclusion: schemas/* string */.YjP().nullish(),
    started_at: schemas/* string */.YjP().nullish(),
    completed_at: schemas/* string */.YjP().nullish(),
});
const job = schemas/* object */.Ikc({
    id: schemas/* number */.aig().int(),
    name: schemas/* string */.YjP(),
    conclusion: schemas/* string */.YjP().nullish(),
    steps: schemas/* array */.YOg(step).optional(),
});
/** A longer log is not read: that takes longer than a run should wait. */
const maxLogBytes = 64 * 1024 * 1024;
/** The failed step's last lines are in it, unless the steps that clean up say more. */
const lastLogBytes = 1024 * 1024;
function createJobCalls(ask, { apiUrl }) {
    return {
        async jobs({ repository, runId, attempt, signal }) {
            const { jobs } = await ask({
                doing: `list the jobs of workflow run ${runId}`,
                needs: "actions: read",
                schema: schemas/* object */.Ikc({ jobs: schemas/* array */.YOg(job) }),
                signal,
            }, ({ rest }) => rest.actions.listJobsForWorkflowRunAttempt({
                ...(0,in_repository/* inRepository */.y)(repository),
                run_id: runId,
                attempt_number: attempt,
                per_page: limits/* limits */.F.pageItems,
            }));
            return jobs.map(({ conclusion = null, steps = [], ...each }) => ({
                ...each,
                conclusion,
                steps: steps.map(({ name, ...its }) => ({
                    name,
                    conclusion: its.conclusion ?? null,
                    startedAt: its.started_at ?? null,
                    endedAt: its.completed_at ?? null,
                })),
            }));
        },
        logEnd: ({ repository, job: { id, name }, signal }) => ask({ doing: `read the log of the job ${name}`, needs: "actions: read", schema: schemas/* string */.YjP(), signal }, async ({ rest }) => {
            const call = { ...(0,in_repository/* inRepository */.y)(repository), job_id: id, request: { redirect: "manual" } };
            const { headers } = await rest.actions.downloadJobLogsForWorkflowRun(call);
            const bounds = { maxBytes: maxLogBytes, lastBytes: lastLogBytes };
            const log = await download(headers.location ?? "", { apiUrl, ...bounds, signal });
            return { data: log.toString("utf8") };
        }),
    };
}

;// CONCATENATED MODULE: ./lib/github/api/permission-calls.js



/** Each needs its permission to read, in a private repository. */
const readings = {
    contents: "branches?per_page=1",
    issues: "issues?per_page=1",
    "pull-requests": "pulls?per_page=1",
    checks: "commits/{commit}/check-runs?per_page=1",
    actions: "actions/runs?per_page=1",
};
/** Each creates something, and needs fields that are never sent. No repository has this workflow. */
const writings = {
    contents: "git/refs",
    issues: "issues",
    "pull-requests": "pulls",
    checks: "check-runs",
    actions: "actions/workflows/agent-exec-doctor.yml/dispatches",
};
/**
 * GitHub looks at the permission before it looks at the request. So a request to create something, without the fields
 * that it needs, is refused either way: with 422 if the token may write, and with 403 if it may not.
 */
function createPermissionCalls(ask) {
    return {
        async tokenAccess({ repository, permission, commit, signal }) {
            const call = (0,in_repository/* inRepository */.y)(repository);
            const statusOf = async (method, path) => {
                const about = { doing: `tell the token's permission ${permission}`, needs: `${permission}: write` };
                try {
                    const body = method === "POST" && { data: {} };
                    await ask({ ...about, schema: schemas/* unknown */.L5J(), signal }, ({ request }) => request(`${method} /repos/{owner}/{repo}/${path.replace("{commit}", commit)}`, {
                        ...call,
                        ...body,
                    }));
                    return 200;
                }
                catch (thrown) {
                    const status = thrown instanceof api_error/* GitHubError */.y_ ? thrown.status : null;
                    if (status === null || !answers.includes(status) || isLimit(thrown))
                        throw thrown;
                    return status;
                }
            };
            const written = await statusOf("POST", writings[permission]);
            if (written === 422 || written === 400 || (written === 404 && permission === "actions"))
                return "write";
            return (await statusOf("GET", readings[permission])) === 200 ? "read" : "none";
        },
    };
}
/** Statuses that say something about the permission. */
const answers = [400, 403, 404, 422];
function isLimit(thrown) {
    return /rate limit/.test(thrown.nextStep);
}

// EXTERNAL MODULE: ./node_modules/race-signal/dist/src/index.js
var src = __webpack_require__(65927);
;// CONCATENATED MODULE: ./lib/github/api/connection.js



/** Octokit loads at the first call, so skipped events and `--help` do without it. */
function createConnection(options) {
    const { callDeadlineMs } = options.timing;
    return async ({ schema, signal, isRepeatable = true, ...attempted }, request) => {
        const deadline = AbortSignal.timeout(callDeadlineMs);
        const either = AbortSignal.any([signal, deadline]);
        try {
            const { createOctokit } = await Promise.all(/* import() */[__webpack_require__.e(6913), __webpack_require__.e(8562)]).then(__webpack_require__.bind(__webpack_require__, 18562));
            const octokit = createOctokit({ ...options, signal: either, isRepeatable });
            // Octokit's waits between retries ignore signals, so `raceSignal` does not wait for them.
            const { data } = await (0,src/* raceSignal */.W)(request(octokit), either);
            return readAnswer(data, schema, attempted);
        }
        catch (thrown) {
            if (signal.aborted)
                throw signal.reason;
            if ((0,errors/* isAgentExecError */.TE)(thrown))
                throw thrown;
            const late = new Error(`no answer within ${callDeadlineMs} ms, including all retries`);
            throw (0,api_error/* toGitHubError */.Lg)(deadline.aborted ? late : thrown, attempted);
        }
    };
}
function readAnswer(data, schema, { doing }) {
    // Zod's compiler takes longer than parsing once.
    const result = schema.safeParse(data, { jitless: true });
    if (result.success)
        return result.data;
    throw new api_error/* GitHubError */.y_(`Could not read GitHub's answer when asked to ${doing}.`, {
        status: null,
        nextStep: "Check that api-url names GitHub's API and that no proxy changes its answers.",
        cause: result.error,
    });
}

;// CONCATENATED MODULE: ./lib/github/api/git-calls.js


const sha = schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }).transform((object) => object.sha);
const commitSchema = schemas/* object */.Ikc({
    sha: schemas/* string */.YjP(),
    tree: schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }),
    message: schemas/* string */.YjP(),
    verification: schemas/* object */.Ikc({ verified: schemas/* boolean */.zMY() }).optional(),
})
    .transform(({ verification, tree, ...rest }) => ({
    ...rest,
    tree: tree.sha,
    isVerified: verification?.verified === true,
}));
const treeSchema = schemas/* object */.Ikc({
    tree: schemas/* array */.YOg(schemas/* object */.Ikc({ path: schemas/* string */.YjP(), mode: schemas/* string */.YjP(), sha: schemas/* string */.YjP() })),
});
const blobSchema = schemas/* object */.Ikc({ content: schemas/* string */.YjP(), encoding: schemas/* literal */.euz("base64") });
const refSchema = schemas/* object */.Ikc({ object: schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }) }).transform(({ object }) => object.sha);
const onBranchSchema = schemas/* object */.Ikc({
    createCommitOnBranch: schemas/* object */.Ikc({
        commit: schemas/* object */.Ikc({
            oid: schemas/* string */.YjP(),
            message: schemas/* string */.YjP(),
            tree: schemas/* object */.Ikc({ oid: schemas/* string */.YjP() }),
            signature: schemas/* object */.Ikc({ isValid: schemas/* boolean */.zMY() }).nullable(),
        }),
    }),
})
    .transform(({ createCommitOnBranch: { commit } }) => ({
    sha: commit.oid,
    tree: commit.tree.oid,
    message: commit.message,
    isVerified: commit.signature?.isValid === true,
}));
const onBranchMutation = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid message tree { oid } signature { isValid } } }
}`;
const reading = "contents: read";
const writing = "contents: write";
function createGitCalls(ask) {
    return {
        commit: ({ repository, sha: commit_sha, signal }) => ask({ doing: `read commit ${commit_sha}`, needs: reading, schema: commitSchema, signal }, ({ rest }) => rest.git.getCommit({ ...(0,in_repository/* inRepository */.y)(repository), commit_sha })),
        async tree({ repository, sha: tree_sha, signal }) {
            const { tree } = await ask({ doing: `read folder ${tree_sha}`, needs: reading, schema: treeSchema, signal }, ({ rest }) => rest.git.getTree({ ...(0,in_repository/* inRepository */.y)(repository), tree_sha }));
            return new Map(tree.map(({ path, ...entry }) => [path, entry]));
        },
        async blob({ repository, sha: file_sha, signal }) {
            const { content } = await ask({ doing: `read file ${file_sha}`, needs: reading, schema: blobSchema, signal }, ({ rest }) => rest.git.getBlob({ ...(0,in_repository/* inRepository */.y)(repository), file_sha }));
            return Buffer.from(content, "base64");
        },
        createBlob: ({ repository, content, signal }) => ask({ doing: "upload a file", needs: writing, schema: sha, signal }, ({ rest }) => rest.git.createBlob({
            ...(0,in_repository/* inRepository */.y)(repository),
            content: Buffer.from(content).toString("base64"),
            encoding: "base64",
        })),
        createTree: ({ repository, base, edits, signal }) => ask({ doing: "upload the changed files", needs: writing, schema: sha, signal }, ({ rest }) => rest.git.createTree({
            ...(0,in_repository/* inRepository */.y)(repository),
            base_tree: base,
            tree: edits.map((edit) => ({ ...edit, mode: edit.mode, type: "blob" })),
        })),
        createCommit: ({ repository, message, tree, parents, signal }) => ask({ doing: "create a commit", needs: writing, schema: commitSchema, signal }, ({ rest }) => rest.git.createCommit({ ...(0,in_repository/* inRepository */.y)(repository), message, tree, parents: [...parents] })),
        branch: ({ repository, name, signal }) => (0,in_repository/* orGone */.P)(ask({ doing: `read branch ${name}`, needs: reading, schema: refSchema, signal }, ({ rest }) => rest.git.getRef({ ...(0,in_repository/* inRepository */.y)(repository), ref: `heads/${name}` }))),
        async createBranch({ repository, name, sha: commit, signal }) {
            await ask({ doing: `create branch ${name}`, needs: writing, schema: refSchema, signal }, ({ rest }) => rest.git.createRef({ ...(0,in_repository/* inRepository */.y)(repository), ref: `refs/heads/${name}`, sha: commit }));
        },
        async moveBranch({ repository, name, sha: commit, signal }) {
            await ask({ doing: `update branch ${name}`, needs: writing, schema: refSchema, signal }, ({ rest }) => rest.git.updateRef({ ...(0,in_repository/* inRepository */.y)(repository), ref: `heads/${name}`, sha: commit, force: false }));
        },
        commitOnBranch: ({ repository, branch, head, message, changes, signal }) => {
            const [headline = "", ...rest] = message.split("\n");
            const input = {
                branch: { repositoryNameWithOwner: repository, branchName: branch },
                expectedHeadOid: head,
                message: { headline, body: rest.join("\n").trim() },
                fileChanges: changes,
            };
            const about = { doing: `create a commit on branch ${branch}`, needs: writing, signal };
            return ask({ ...about, schema: onBranchSchema, isRepeatable: false }, async ({ graphql }) => ({
                data: await graphql(onBranchMutation, { input }),
            }));
        },
    };
}

;// CONCATENATED MODULE: ./lib/github/api/pull-calls.js


const pullSchema = schemas/* object */.Ikc({
    number: schemas/* number */.aig().int(),
    html_url: schemas/* string */.YjP(),
    draft: schemas/* boolean */.zMY().optional(),
    user: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }).nullish(),
    mergeable: schemas/* boolean */.zMY().nullish(),
})
    .transform(({ number, html_url, draft, user, mergeable }) => ({
    number,
    url: html_url,
    isDraft: draft === true,
    author: user?.login ?? null,
    isMergeable: mergeable ?? null,
}));
const pull_calls_needs = "pull-requests: write";
function createPullCalls(ask) {
    return {
        async openPull({ repository, branch, base, signal }) {
            const where = (0,in_repository/* inRepository */.y)(repository);
            const [found = null] = await ask({
                doing: `look for the pull request of branch ${branch}`,
                needs: "pull-requests: read",
                schema: schemas/* array */.YOg(pullSchema),
                signal,
            }, ({ rest }) => rest.pulls.list({ ...where, head: `${where.owner}:${branch}`, base, state: "open" }));
            return found;
        },
        pull: ({ repository, number, signal }) => ask({ doing: `read pull request ${number}`, needs: "pull-requests: read", schema: pullSchema, signal }, ({ rest }) => rest.pulls.get({ ...(0,in_repository/* inRepository */.y)(repository), pull_number: number })),
        createPull: ({ repository, title, body, branch, base, isDraft, signal }) => ask({ doing: "create a pull request", needs: pull_calls_needs, schema: pullSchema, isRepeatable: false, signal }, ({ rest }) => rest.pulls.create({ ...(0,in_repository/* inRepository */.y)(repository), title, body, head: branch, base, draft: isDraft })),
        updatePull: ({ repository, number, title, body, signal }) => ask({ doing: `update pull request ${number}`, needs: pull_calls_needs, schema: pullSchema, signal }, ({ rest }) => rest.pulls.update({ ...(0,in_repository/* inRepository */.y)(repository), pull_number: number, title, body })),
    };
}

;// CONCATENATED MODULE: ./lib/github/api/workflow-calls.js




const artifactSchema = schemas/* object */.Ikc({
    name: schemas/* string */.YjP(),
    size_in_bytes: schemas/* number */.aig(),
    expired: schemas/* boolean */.zMY(),
    workflow_run: schemas/* object */.Ikc({ id: schemas/* number */.aig().int().optional() }).nullish(),
})
    .transform(({ name, size_in_bytes, expired, workflow_run }) => ({
    name,
    bytes: size_in_bytes,
    isExpired: expired,
    workflowRun: workflow_run?.id ?? null,
}));
function createWorkflowCalls(ask, { apiUrl }) {
    return {
        artifact: ({ repository, id, signal }) => (0,in_repository/* orGone */.P)(ask({ doing: `read the artifact ${id}`, needs: "actions: read", schema: artifactSchema, signal }, ({ rest }) => rest.actions.getArtifact({ ...(0,in_repository/* inRepository */.y)(repository), artifact_id: id }))),
        artifactZip: ({ repository, id, maxBytes, signal }) => ask({
            doing: `download the artifact ${id}`,
            needs: "actions: read",
            schema: schemas/* instanceof */.Nlp(Buffer),
            signal,
        }, async ({ rest }) => {
            const call = { ...(0,in_repository/* inRepository */.y)(repository), artifact_id: id, archive_format: "zip" };
            const { headers } = await rest.actions.downloadArtifact({
                ...call,
                request: { redirect: "manual" },
            });
            return { data: await download(headers.location ?? "", { apiUrl, maxBytes, signal }) };
        }),
        async cancelRun({ repository, id, signal }) {
            try {
                await ask({ doing: `cancel the run ${id}`, needs: "actions: write", schema: schemas/* unknown */.L5J(), signal }, ({ rest }) => rest.actions.cancelWorkflowRun({ ...(0,in_repository/* inRepository */.y)(repository), run_id: id }));
                return true;
            }
            catch (thrown) {
                if (thrown instanceof api_error/* GitHubError */.y_ && [404, 409, 410].includes(thrown.status ?? 0))
                    return false;
                throw thrown;
            }
        },
    };
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














/** Sends nothing yet. @throws AgentExecError `settings-invalid` if the token is empty or the address invalid. */
function connectGitHub({ token, apiUrl, log, timing }) {
    if (token.trim() === "") {
        throw new errors/* AgentExecError */.r("settings-invalid", "There is no token for GitHub.", {
            nextStep: "Set the input github-token. Its default is the job's own token, github.token.",
        });
    }
    if (!URL.canParse(apiUrl)) {
        throw new errors/* AgentExecError */.r("settings-invalid", `${JSON.stringify(apiUrl)} is not a valid address of GitHub's API.`, { nextStep: "Set GITHUB_API_URL to the address of GitHub's API, such as https://api.github.com." });
    }
    const address = apiUrl.replace(/\/+$/, "");
    const ask = createConnection({
        token,
        apiUrl: address,
        log: log ?? (() => { }),
        timing: { ...defaultTiming, isPaced: !isOfThisMachine(apiUrl), ...timing },
    });
    return {
        ...createAccessCalls(ask),
        ...createPermissionCalls(ask),
        ...createAttestationCalls(ask),
        ...createCommentCalls(ask),
        ...createCheckCalls(ask),
        ...createDiscussionCalls(ask),
        ...createImageCalls(ask, { apiUrl: address }),
        ...createJobCalls(ask, { apiUrl: address }),
        ...createGitCalls(ask),
        ...createPullCalls(ask),
        ...createWorkflowCalls(ask, { apiUrl: address }),
    };
}
/** GitHub asks its clients for pauses. A server on this machine is a test's. */
function isOfThisMachine(apiUrl) {
    return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(apiUrl).hostname);
}


/***/ }),

/***/ 15192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   eK: () => (/* binding */ createWholeFetch),
/* harmony export */   jN: () => (/* binding */ plainFetch)
/* harmony export */ });
/* harmony import */ var _actions_github_lib_utils__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85555);
/* harmony import */ var _files_bytes_within_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21010);


/** The most bytes read of one answer. A page of 100 comments of the greatest length is smaller. */
const maxAnswerBytes = 64 * 1024 * 1024;
/** Uses the runner's proxy. It sends no token of its own. */
const plainFetch = _actions_github_lib_utils__WEBPACK_IMPORTED_MODULE_0__/* .defaults */ .NT.request?.fetch;
/**
 * The toolkit's `fetch` plus a deadline for each request, a limit for the answer's size, and no other server than
 * GitHub's. It resolves when the whole answer has come: Octokit would take a broken body for an empty one. Here it is
 * a network error, and Octokit retries it.
 */
function createWholeFetch({ apiUrl, timing, log, signal }) {
    const { requestTimeoutMs } = timing;
    return async (url, init) => {
        const request = `${init.method} ${new URL(url).pathname}`;
        const timeout = AbortSignal.timeout(requestTimeoutMs);
        try {
            refuseOther(url, apiUrl);
            const response = await plainFetch(url, { ...init, signal: AbortSignal.any([signal, timeout]) });
            refuseOther(response.url, apiUrl);
            const body = await readBody(response);
            const { status, headers } = response;
            // The caller reports refusals. For an app's token, "who am I" is refused in every run.
            if (status >= 500)
                log(`GitHub answered ${status} to ${request}`);
            const whole = new Response(body.byteLength === 0 ? null : body, { status, headers });
            // Octokit needs it to page through a list.
            return Object.defineProperty(whole, "url", { value: response.url });
        }
        catch (thrown) {
            if (signal.aborted)
                throw new GivenUpError();
            const error = timeout.aborted
                ? new Error(`no complete answer after ${requestTimeoutMs} ms`)
                : reasonOf(thrown);
            log(`GitHub did not answer ${request}: ${String(error)}`);
            throw error;
        }
    };
}
/** Octokit retries every network error but one with this name. */
class GivenUpError extends Error {
    name = "AbortError";
}
/** The link to a list's next page, or a redirect, may name another server. */
function refuseOther(url, apiUrl) {
    const { origin } = new URL(url);
    if (origin !== new URL(apiUrl).origin)
        throw new Error(`the answer redirects to another server, ${origin}`);
}
async function readBody({ body }) {
    const bytes = await (0,_files_bytes_within_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesWithin */ .$)(body ?? [], maxAnswerBytes);
    if (bytes === null)
        throw new Error(`the answer is longer than ${maxAnswerBytes} bytes`);
    return Uint8Array.from(bytes);
}
/** `fetch` says only that it failed; its cause says why. */
function reasonOf(thrown) {
    return thrown instanceof TypeError ? (thrown.cause ?? thrown) : thrown;
}


/***/ }),

/***/ 11178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ orGone),
/* harmony export */   y: () => (/* binding */ inRepository)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _api_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29767);


/** Splits `owner/name` for the API. @throws AgentExecError `settings-invalid`. */
function inRepository(repository) {
    const match = /^([^/\s]+)\/([^/\s]+)$/.exec(repository);
    if (!match) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", `${JSON.stringify(repository)} is not a repository.`, {
            nextStep: "Set GITHUB_REPOSITORY to owner/name, as GitHub does.",
        });
    }
    return { owner: match[1] ?? "", repo: match[2] ?? "" };
}
/** Null instead of an error if the thing does not exist (any more). */
async function orGone(promise) {
    try {
        return await promise;
    }
    catch (thrown) {
        if (thrown instanceof _api_error_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_ && (thrown.status === 404 || thrown.status === 410))
            return null;
        throw thrown;
    }
}


/***/ }),

/***/ 72382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ limits)
/* harmony export */ });
/** GitHub's limits and their sources. They stand nowhere else. */
const limits = {
    /**
     * Characters of a comment's body, including the hidden marker. GitHub answers 422 "Body is too long (maximum is
     * 65536 characters)" (docs.github.com/rest/issues/comments, github.com/docker/scout-action/issues/66). It counts
     * code points; we count UTF-16 units, which are never fewer.
     */
    commentChars: 65_536,
    /** Characters of a check run's `output.summary`, and of its `output.text` (docs.github.com/rest/checks/runs). */
    checkSummaryChars: 65_535,
    /**
     * Bytes of a step's job summary. GitHub drops a larger one completely
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
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/redaction/told.js
var told = __webpack_require__(74080);
;// CONCATENATED MODULE: ./lib/github/reporting/artifact-files.js





/**
 * The client refuses a whole upload for one name with these (NTFS cannot hold them), so their files are left out. The
 * backslash is ours: it becomes a folder's separator in a zip file, and `..\` a way out of it.
 */
const unfitName = /["<>:|*?\\]|\p{Cc}/u;
/**
 * The regular files below a folder, at any depth, without those that contain a secret. Everyone who can read the
 * repository can download them. Links are never followed: the client would put what they lead to into the artifact.
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
        const secret = await withSecret(folder, files);
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
/** A hidden folder, as the one of the checkpoint, is of no use if one of its files is missing. */
async function withSecret(folder, files) {
    const found = new Set();
    for (const file of files)
        if (await hasSecret(file))
            found.add(unitOf(folder, file));
    return found;
}
/** What is uploaded whole or not at all. */
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
            const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(3489), __webpack_require__.e(6913), __webpack_require__.e(2779), __webpack_require__.e(2830), __webpack_require__.e(26), __webpack_require__.e(6118), __webpack_require__.e(2357)]).then(__webpack_require__.bind(__webpack_require__, 22357));
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
/* harmony export */   DZ: () => (/* binding */ attemptPage),
/* harmony export */   IH: () => (/* binding */ failedRunKey),
/* harmony export */   Oz: () => (/* binding */ isSticky),
/* harmony export */   Pi: () => (/* binding */ stickyBodyChars),
/* harmony export */   U3: () => (/* binding */ isAboutFailedRun),
/* harmony export */   X4: () => (/* binding */ markerPrefix),
/* harmony export */   t7: () => (/* binding */ readMarker)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _api_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72382);


/** Every comment of ours begins with this: what begins so is never taken for a task. */
const markerPrefix = "<!-- agent-exec:";
/** The key begins with this if the comment reports on a failed run of a workflow. No workflow has such a name. */
const failedRunKey = "\nci";
const failedRunMark = "ci-";
/** The page of an attempt of a workflow's run: the id of a run for its comment. */
function attemptPage({ url, attempt }) {
    return `${url}/attempts/${attempt}`;
}
/** Other run ids have no number. */
const numberInPage = /\/runs\/(\d{1,15})\/attempts\/\d+$/;
/**
 * The first line of a sticky comment's body. Key and run are hashed, so that the line is valid inside an HTML comment
 * whatever they hold. The number of the workflow's run stands there as it is: `cancel` ends that run.
 */
function markerLine({ key, runId }, { isFinal }) {
    const number = numberInPage.exec(runId)?.[1] ?? "0";
    return `${markerStart(key)} run=${hash(runId)} in=${number} ${isFinal ? "done" : "open"} -->`;
}
/** Null: the body is no sticky comment. Anybody can write such a line, so look at the author first. */
function readMarker(body) {
    const line = /^<!-- agent-exec:[\w-]{16,40} run=[0-9a-f]{16} (?:in=(\d{1,15}) )?(open|done) -->/.exec(body);
    return line === null ? null : { isFinal: line[2] === "done", workflowRun: Number(line[1] ?? 0) || null };
}
const longestPage = `/runs/${"9".repeat(15)}/attempts/1`;
/** Characters that are left for the report below the longest marker's line. */
const stickyBodyChars = _api_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.commentChars - markerLine({ key: "", runId: longestPage }, { isFinal: true }).length - 1;
/** Whether the comment reports on a failed run of a workflow. */
function isAboutFailedRun(body) {
    return body.startsWith(`${markerPrefix}${failedRunMark}`);
}
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
    const shown = key.startsWith(failedRunKey) ? failedRunMark : "";
    return `${markerPrefix}${shown}${hash(key).slice(shown.length)}`;
}
/** 64 bits: enough that no two keys of one issue meet. */
function hash(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest("hex").slice(0, 16);
}


/***/ }),

/***/ 74373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ ownLoginOf),
/* harmony export */   n: () => (/* binding */ OwnComments)
/* harmony export */ });
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70418);

/** The login of the job's own token: of all apps' the one that can be known without asking. */
const jobTokenLogin = "github-actions[bot]";
/**
 * The comments of a key that are ours.
 *
 * Ours is a comment that begins with the key's marker and whose author we are. Anyone can copy a marker, so the author
 * decides; and who we are is not ours to say. A person's token is asked for its user. An app's token has none: for it
 * the job's own login is assumed until a comment was written, whose answer names its true author (`learn`).
 */
class OwnComments {
    #options;
    #author;
    /** False while the login is an assumption. */
    #isSure;
    constructor(options) {
        this.#options = options;
        this.#author = options.author;
        this.#isSure = options.author !== null;
    }
    /** Our login, as far as it is known for sure. */
    get author() {
        return this.#isSure ? this.#author : null;
    }
    /** Oldest first, over all pages. @throws GitHubError. On abort: the signal's reason. */
    async list(signal) {
        const { github, repository, number, key } = this.#options;
        this.#author ??= await this.#ask(signal);
        const comments = await github.comments({ repository, number, signal });
        return comments.filter(({ author, body }) => author === this.#author && (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .isSticky */ .Oz)(body, key));
    }
    /** The author that GitHub gave our comment. True: it is not whom `list` looked for until now. */
    learn({ author }) {
        if (author === null)
            return false;
        const isNew = author !== this.#author;
        this.#author = author;
        this.#isSure = true;
        return isNew;
    }
    async #ask(signal) {
        const { login, isSure } = await ownLoginOf(this.#options.github, signal);
        this.#isSure = isSure;
        return login;
    }
}
/** Our login. An app's token has no user, so the job's own login is assumed for it. @throws GitHubError. */
async function ownLoginOf(github, signal) {
    const login = await github.ownLogin({ signal });
    return { login: login ?? jobTokenLogin, isSure: login !== null };
}


/***/ }),

/***/ 35903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xg: () => (/* binding */ readConfig),
/* harmony export */   hS: () => (/* binding */ isOfSetUp),
/* harmony export */   lz: () => (/* binding */ usualConfig)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _resolve_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39898);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66695);
/* harmony import */ var _trust_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12843);





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
    if (found.length === 0)
        return [];
    const trust = (each) => isBelieved || (0,_trust_js__WEBPACK_IMPORTED_MODULE_4__/* .trustOf */ .A)(each, given);
    const problems = found.flatMap((each) => problemOf(each, trust) ?? []);
    const here = new Set((0,_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .settingsOf */ .f5)(options.face).map(([name]) => name));
    const [settings, ignored] = [true, "ignored"].map((wanted) => found.filter((each) => here.has(each.name) && trust(each) === wanted));
    if (ignored.length > 0)
        options.onIgnored?.(ignored);
    const refusedOnes = new Set(problems.map(({ origin }) => origin));
    const others = settings.filter(({ origin }) => !refusedOnes.has(origin));
    // Alone, so that what it says itself of two settings that exclude each other is told.
    const fault = faultOf(() => (0,_resolve_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveSettings */ .Mo)(others, options.face));
    if (problems.length > 0)
        throw refused(problems, fault?.message);
    if (fault !== null)
        throw fault;
    return settings.map((each) => ({ ...each, isDefault: true }));
}
async function readChain(path, chain, seen = []) {
    if (seen.includes(path))
        throw unread(path, "it extends itself");
    if (seen.length === maxDepth)
        throw unread(path, `more than ${maxDepth} files extend each other`);
    const text = await chain.read(path, chain.isBelieved).catch((error) => {
        throw unread(path, (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error), error);
    });
    if (text === null) {
        if (chain.mayBeAbsent && seen.length === 0)
            return [];
        throw unread(path, "it does not exist");
    }
    const { parseConfig } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(2154)]).then(__webpack_require__.bind(__webpack_require__, 12154));
    const file = parseConfig(text, path);
    if (file.extends === null)
        return [...file.settings];
    const next = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.isAbsolute(file.extends) ? file.extends : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path), file.extends);
    if (!chain.isBelieved && (node_path__WEBPACK_IMPORTED_MODULE_0__.posix.isAbsolute(next) || next.startsWith("..")))
        throw unread(path, `it extends ${file.extends}, which is outside its folder`);
    const below = await readChain(next, chain, [...seen, path]);
    const own = new Set(file.settings.map(({ name }) => name));
    return [...below.filter(({ name }) => !own.has(name)), ...file.settings];
}
/** What is said once, of every run: not what one run is to do, nor where its settings come from. */
function isOfSetUp({ group, description }) {
    return group !== "task" && group !== "config" && description.isSecret !== true;
}
/** What no file may say, or none that came with a folder. */
function problemOf(setting, trust) {
    const { name, origin } = setting;
    const row = Object.hasOwn(_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp, name) ? _schema_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp[name] : undefined;
    if (row === undefined)
        return { origin, message: (0,_resolve_js__WEBPACK_IMPORTED_MODULE_2__/* .unknownMessage */ .sv)(name, new Set(Object.keys(_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp))) };
    if (!isOfSetUp(row))
        return {
            origin,
            message: row.description.isSecret === true
                ? "is a secret; do not write it into a file that others read"
                : "belongs to a single run, so a file cannot set it",
        };
    if (trust(setting) !== false)
        return null;
    const ways = `give it as a flag, or read the file and add \`--config ${usualConfig}\``;
    return { origin, message: `is not accepted from a file that came with the folder: ${ways}` };
}
/** So many are told at once. */
const maxTold = 20;
function faultOf(action) {
    try {
        action();
        return null;
    }
    catch (thrown) {
        return thrown;
    }
}
/** All problems in one error. */
function refused(problems, others = "") {
    const told = problems.slice(0, maxTold).map(({ origin, message }) => `${origin}: ${message}`);
    const more = problems.length > maxTold ? [`… and ${problems.length - maxTold} more`] : [];
    const message = [...told, ...more, others].filter((line) => line !== "").join("\n");
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", message, {
        nextStep: "Fix the file, or run without it: set `config` to `none`. docs/config.md lists the allowed settings.",
    });
}
function unread(path, why, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", `The config file ${path} cannot be used: ${why}.`, {
        nextStep: "Fix it, name another file with `config`, or set `config` to `none`.",
        cause,
    });
}


/***/ }),

/***/ 39898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dg: () => (/* binding */ publicSettings),
  Mo: () => (/* binding */ resolveSettings),
  sv: () => (/* binding */ unknownMessage)
});

// EXTERNAL MODULE: ./node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(21916);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/executors/index.js + 14 modules
var executors = __webpack_require__(2284);
// EXTERNAL MODULE: ./lib/rows/origin.js
var rows_origin = __webpack_require__(21303);
// EXTERNAL MODULE: ./lib/rows/rule.js
var rule = __webpack_require__(93655);
;// CONCATENATED MODULE: ./lib/settings/needs.js



/** What the rows can need. A setting that was given and has no effect is refused, because a person relies on it. */
const conditions = {
    code: {
        about: ["executor"],
        unmet({ settings, face }) {
            const { runsNothing, manner } = (0,executors/* findExecutor */.b4)(settings.executor);
            return runsNothing === true
                ? `with ${(0,rule/* valued */.G)("executor", settings.executor, face)}, which ${manner}`
                : null;
        },
    },
    files: {
        about: ["workspace"],
        unmet: ({ settings, face }) => settings.workspace === "empty" && face !== "prove"
            ? `with ${(0,rule/* valued */.G)("workspace", "empty", face)}`
            : null,
    },
    identity: without("identity-provider-id", ({ "identity-provider-id": provider }) => provider === undefined),
    model: beside("script", ({ script }) => script !== undefined),
    "one model": beside("models", ({ models }) => models.length > 0),
    "open changes": beside("only-change", (settings) => settings["only-change"].length > 0),
    prices: {
        about: ["price-input", "price-output"],
        unmet({ settings, face }) {
            const names = ["price-input", "price-output"];
            const missing = names.filter((name) => settings[name] === undefined);
            return missing.length === 0
                ? null
                : `without ${missing.map((name) => (0,rows_origin/* writtenAt */.nt)(name, face)).join(" and ")}`;
        },
    },
    "system prompt": without("system-prompt", (settings) => settings["system-prompt"] === undefined),
    thread: without("thread", ({ thread }) => thread === undefined),
    verification: without("verify", ({ verify }) => verify.length === 0),
};
function beside(name, isThere) {
    return {
        about: [name],
        unmet: ({ settings, face }) => (isThere(settings) ? `with ${(0,rows_origin/* writtenAt */.nt)(name, face)}` : null),
    };
}
function without(name, isMissing) {
    return {
        about: [name],
        unmet: ({ settings, face }) => (isMissing(settings) ? `without ${(0,rows_origin/* writtenAt */.nt)(name, face)}` : null),
    };
}

// EXTERNAL MODULE: ./lib/settings/schema.js + 11 modules
var schema = __webpack_require__(66695);
;// CONCATENATED MODULE: ./lib/settings/combinations.js





/**
 * Finds given settings that have no effect beside the others. They are refused, because the user relies on them. A
 * default is never refused.
 * @param unparsed settings that could not be parsed. Settings that depend on them are not checked.
 */
function findIdle(combination, unparsed) {
    const ofExecutor = unparsed.has("executor")
        ? []
        : ((0,executors/* findExecutor */.b4)(combination.settings.executor).rules ?? []);
    const ofBoth = [...rules, ...ofExecutor]
        .filter(({ about }) => about.every((name) => !unparsed.has(name)))
        .flatMap(({ find }) => find(combination));
    return [...withoutNeeds(combination, unparsed), ...ofBoth];
}
/** Settings that were given and whose needs are not met. One reason for each is enough. */
function withoutNeeds(combination, unparsed = new Set()) {
    const { given, face } = combination;
    return schema/* orderedRows */.Pm
        .filter(([name]) => given.has(name))
        .flatMap(([name, { description }]) => {
        const { needs = [] } = description;
        const [unmet] = needs
            .map((need) => conditions[need])
            .filter(({ about }) => about.every((other) => !unparsed.has(other)))
            .flatMap((condition) => condition.unmet(combination) ?? []);
        return unmet === undefined ? [] : [(0,rule/* idle */.N)(name, unmet, face)];
    });
}
const rules = [
    { about: ["executor", "allow-local"], find: idleWithExecutor },
    { about: ["fallback-model", "price-input", "price-output"], find: fallbackWithoutPrices },
    { about: ["identity-provider-id", "service-account-id"], find: halfAnIdentity },
    { about: ["mode", "out"], find: idleWithAttest },
];
/** Whatever a run is about: nothing runs then. */
function idleWithAttest({ given, settings, face }) {
    if (settings.mode !== "attest")
        return [];
    const taken = new Set(["mode", "out", "artifact", "github-token", "matrix"]);
    const when = `with ${(0,rule/* valued */.G)("mode", "attest", face)}: attest a run in a separate job`;
    const problems = [...given.keys()].filter((name) => !taken.has(name)).map((name) => (0,rule/* idle */.N)(name, when, face));
    if (settings.out !== undefined)
        return problems;
    const message = "needs `out`: the folder with the run's downloaded artifact";
    return [...problems, { origin: (0,rows_origin/* originOf */.yv)("mode", face), message }];
}
/** What only other executors take; in a workflow, an executor that holds nothing back. */
function idleWithExecutor({ given, settings, face }) {
    const name = settings.executor;
    const { rows, manner, isolates } = (0,executors/* findExecutor */.b4)(name);
    const isAllowed = settings["allow-local"];
    if (face === "action" && !isolates && !isAllowed) {
        const others = executors/* executorNames */.is.filter((other) => executors/* executors */.BA[other].isolates).join(" or ");
        const message = `${name} isolates nothing: code can use everything that the job can, its tokens too. Set ${others}, or allow-local to true for code that you trust`;
        return [{ origin: (0,rows_origin/* originOf */.yv)("executor", face), message }];
    }
    const unneeded = isolates && isAllowed ? [(0,rule/* idle */.N)("allow-local", `with ${(0,rule/* valued */.G)("executor", name, face)}`, face)] : [];
    const others = schema/* orderedRows */.Pm
        .filter(([each]) => given.has(each))
        .filter(([each]) => each in executors/* executorRows */.tq && !(each in rows))
        .map(([each]) => (0,rule/* idle */.N)(each, `with ${(0,rule/* valued */.G)("executor", name, face)}, which ${manner}`, face));
    return [...unneeded, ...others];
}
/** Two ways to the model at once, or half of one. */
function halfAnIdentity({ settings, face }) {
    if (settings["identity-provider-id"] === undefined)
        return [];
    const origin = (0,rows_origin/* originOf */.yv)("identity-provider-id", face);
    const problems = [];
    if (settings["service-account-id"] === undefined)
        problems.push({ origin, message: `needs ${(0,rows_origin/* writtenAt */.nt)("service-account-id", face)} too` });
    if (settings["api-key"] !== undefined) {
        const message = `cannot be used with ${(0,rows_origin/* writtenAt */.nt)("api-key", face)}. Remove api-key to use the identity, or the identity settings to use the key`;
        problems.push({ origin, message });
    }
    return problems;
}
/** What a run cost would be told as less than it was. */
function fallbackWithoutPrices({ settings, face }) {
    const { "fallback-model": fallback, "price-input": input, "price-output": output } = settings;
    if (fallback === undefined || fallback.prices !== undefined)
        return [];
    if (input === undefined || output === undefined)
        return [];
    const message = `must have prices if ${(0,rows_origin/* writtenAt */.nt)("price-input", face)} is set: ${fallback.name}@INPUT/OUTPUT`;
    return [{ origin: (0,rows_origin/* originOf */.yv)("fallback-model", face), message }];
}

// EXTERNAL MODULE: ./lib/rows/renamed.js
var renamed = __webpack_require__(43667);
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
    const { settings, wrong } = parse(new Map(known.map((each) => [each.name, each])));
    const problems = [
        ...unknown.map((each) => ({
            origin: each.origin,
            message: unknownMessage(each.name, names, each.value),
        })),
        ...wrong.flatMap(({ raw, issues }) => issues.map((issue) => ({ origin: raw.origin, message: withGiven(issue, raw, { face, hide }) }))),
    ];
    const unparsed = new Set(wrong.map(({ raw }) => raw.name));
    const askedFor = new Map(known.filter(({ isDefault }) => !isDefault).map((each) => [each.name, each]));
    const idle = findIdle({ given: askedFor, settings, face }, unparsed);
    // A rule names what a face calls it; a file's line leads there.
    const whence = new Map([...askedFor.values()].map(({ name, origin }) => [(0,rows_origin/* originOf */.yv)(name, face), origin]));
    problems.push(...idle.map((each) => ({ ...each, origin: whence.get(each.origin) ?? each.origin })));
    if (problems.length > 0)
        throw settingsError(problems, face);
    return settings;
}
function parse(given) {
    const all = schema/* orderedRows */.Pm.map(([name, { value }]) => {
        const raw = given.get(name);
        const { data = value.absent, error } = value.safeParse(raw?.value);
        return { name, data, wrong: raw === undefined || !error ? [] : [{ raw, issues: error.issues }] };
    });
    const there = all.filter(({ data }) => data !== undefined).map(({ name, data }) => [name, data]);
    return { settings: Object.fromEntries(there), wrong: all.flatMap(({ wrong }) => wrong) };
}
/** All problems in one error. */
function settingsError(problems, face) {
    const message = problems.map(({ origin, message }) => `${origin}: ${message}`).join("\n");
    return new errors/* AgentExecError */.r("settings-invalid", message, {
        nextStep: `Fix ${problems.length === 1 ? "it" : "them"} and run again; ${listOf(face)}.`,
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
function withGiven(issue, raw, { face, hide }) {
    const description = (0,schema/* settingsOf */.f5)(face).find(([name]) => name === raw.name)?.[1];
    if (description?.isSecret === true || isNothing(raw.value))
        return issue.message;
    const message = hide(issue.message).slice(0, 500);
    const given = (issue.params?.items ?? [raw.value].flat())
        .map((item) => JSON.stringify(typeof item === "string" ? hide(item) : item)?.slice(0, 80))
        .join(" and ");
    if (given === "")
        return message;
    return /^must (?!not )/.test(message) ? `${message}, not ${given}` : `${message} (in ${given})`;
}
function isNothing(value) {
    return value === "" || (Array.isArray(value) && value.every(isNothing));
}
function unknownMessage(name, names, value) {
    const now = (0,renamed/* newNameOf */.Vt)(name);
    if (now !== undefined && names.has(now)) {
        const today = (0,renamed/* newValueOf */.rI)(name, value);
        return today === undefined ? `is now called ${now}` : `is now called ${now}: ${today}`;
    }
    const near = (0,mod/* closest */.kp)(name, [...names]);
    return (0,mod/* distance */.Io)(near, name) > 3 ? "is not a setting here" : `is not a setting here; did you mean ${near}?`;
}


/***/ }),

/***/ 12843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ trustOf)
/* harmony export */ });
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66695);

/**
 * Whether a value is taken from a folder: from its config file, which nobody named, or from a run's record. The one place that
 * decides it, by the setting's row.
 * @param given what the person gave otherwise: flags, variables; the later of two counts
 */
function trustOf({ name, value }, given) {
    const row = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp[name];
    const { fromFolder = false } = row.description;
    const has = (other) => given.some((each) => each.name === other);
    if (typeof fromFolder === "function")
        return fromFolder(value, has);
    if (fromFolder !== "tighter")
        return fromFolder;
    const otherwise = given.findLast((each) => each.name === name)?.value;
    const [wanted, limit] = [numberIn(row, value), numberIn(row, otherwise)];
    // What does not parse is refused in words of its own.
    return wanted === null || limit === null || wanted <= limit || "ignored";
}
/** What counts where nothing is given; of a default that depends on other settings as people are told it. */
function numberIn({ value: kind, description }, given) {
    const { success, data = kind.safeParse(description.defaultText).data } = kind.safeParse(given);
    return success && typeof data === "number" ? data : null;
}


/***/ })

};
