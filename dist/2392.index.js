export const id = 2392;
export const ids = [2392];
export const modules = {

/***/ 2988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ warnOf),
/* harmony export */   k: () => (/* binding */ logText)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33838);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81981);
/* harmony import */ var _text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87161);




/** Prints a text of one or more lines to the step's log; nothing in it is hidden or acts as a workflow command. */
function logText(text) {
    (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq)((0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .neutraliseWorkflowCommands */ .W)((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .showHidden */ .U)(text.replace(/\n$/, ""))));
}
/** An annotation that says what was not done and what helps. The toolkit escapes it. */
function warnOf({ code, message, nextStep }) {
    (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .showHidden */ .U)(`${code === undefined ? message : (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .withCode */ .SM)({ code, message })} ${nextStep}`));
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
;// CONCATENATED MODULE: ./lib/settings/outputs.js
/** The action's outputs, once: `action.yml` and the docs are generated from this table. */
const outputs = {
    outcome: "How the run ended: passed, answered, failed, gave-up, budget-spent, timed-out, cancelled, infrastructure-error, denied or skipped.",
    "exit-code": "The exit code of the last execution; empty when there is none.",
    attempts: "How many replies the writer gave.",
    summary: "One paragraph: the writer's last words, or why the run ended.",
    result: "What the last block printed, bounded.",
    "transcript-path": "The transcript: every event, one JSON object a line.",
    "report-path": "The report as Markdown.",
    "run-dir": "The run's folder.",
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
/* harmony export */   sG: () => (/* binding */ outcomeOf),
/* harmony export */   vy: () => (/* binding */ failStep)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33838);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81981);
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
    (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setFailed */ .C1)((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .showHidden */ .U)(nextStep === "" ? what : `${what}\n${nextStep}`));
}
/** The end of a step in which no run came to its end: outputs and log tell why. */
function endWithoutRun(error, { outcome, failOn, landed }) {
    (0,_outputs_js__WEBPACK_IMPORTED_MODULE_4__/* .setOutputs */ .n)({
        ...(outcome === null ? {} : { outcome }),
        summary: error.message,
        "comment-url": landed?.commentUrl ?? null,
        "check-run-url": landed?.checkRunUrl ?? null,
    });
    const { nextStep } = error;
    const message = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .withCode */ .SM)(error);
    if (outcome === null)
        failStep(error);
    else if (!endStep({ outcome, message, nextStep, failOn }))
        (0,_log_js__WEBPACK_IMPORTED_MODULE_3__/* .warnOf */ .c)(error);
}
/** What an error means for a step in which no run came to its end. */
function outcomeOf({ code }) {
    return code === "settings-invalid" || code === "task-invalid" ? null : "infrastructure-error";
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
        canUpload: environment.variable("ACTIONS_RUNTIME_TOKEN") !== undefined,
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

/***/ 84012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ createAccessCalls)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12311);
/* harmony import */ var _api_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29767);
/* harmony import */ var _in_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11178);



const permissionSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    permission: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    role_name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    user: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int() }).nullish(),
});
/** Made when it is asked for: a denial asks for a permission alone. */
function pullRequestSchema() {
    const fullName = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ full_name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() });
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        head: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), repo: fullName.nullable() }),
        base: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ repo: fullName }),
    });
}
function createAccessCalls(transport) {
    return {
        async permissionOf({ login, repository, signal }) {
            const { data } = await transport.send({
                route: "GET /repos/{owner}/{repo}/collaborators/{username}/permission",
                parameters: { ...(0,_in_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .inRepository */ .y)(repository), username: login },
                doing: `tell what ${login} may do in ${repository}`,
                schema: permissionSchema,
                signal,
            });
            return {
                level: data.permission,
                role: data.role_name ?? data.permission,
                userId: data.user?.id ?? null,
            };
        },
        async ownLogin({ signal }) {
            try {
                const schema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() });
                const call = {
                    route: "GET /user",
                    parameters: {},
                    doing: "tell whose token this is",
                    schema,
                    signal,
                };
                return (await transport.send(call)).data.login;
            }
            catch (thrown) {
                if (thrown instanceof _api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y && thrown.status === 403)
                    return null;
                throw thrown;
            }
        },
        async pullRequest({ number, repository, signal }) {
            const { data } = await transport.send({
                route: "GET /repos/{owner}/{repo}/pulls/{pull_number}",
                parameters: { ...(0,_in_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .inRepository */ .y)(repository), pull_number: number },
                doing: `read pull request ${number}`,
                needs: "pull-requests: read",
                schema: pullRequestSchema(),
                signal,
            });
            return data;
        },
    };
}


/***/ }),

/***/ 29767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ toGitHubError),
/* harmony export */   y: () => (/* binding */ GitHubError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44765);


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
    if (thrown instanceof GitHubError)
        return thrown;
    const { status, message, headers } = readRequestError(thrown);
    return new GitHubError(status === null
        ? `GitHub did not answer when asked to ${attempted.doing} (${message}).`
        : `GitHub refused to ${attempted.doing}: ${status} ${message}`, { status, nextStep: nextStepFor({ status, headers, attempted }), cause: thrown });
}
/** Octokit gives a request without an answer the status 500; only an error that carries a response has a real one. */
function readRequestError(thrown) {
    const error = (thrown ?? {});
    const message = (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateEnd */ .S)(typeof error.message === "string" ? error.message : String(thrown), 300);
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

/***/ 46418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ connectGitHub)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
;// CONCATENATED MODULE: ./lib/github/api/timing.js
const defaultTiming = {
    requestTimeoutMs: 10_000,
    callDeadlineMs: 120_000,
    retryBaseMs: 1000,
    longestWaitMs: 60_000,
    isPaced: true,
};

// EXTERNAL MODULE: ./node_modules/race-signal/dist/src/index.js
var src = __webpack_require__(65927);
// EXTERNAL MODULE: ./lib/github/api/api-error.js
var api_error = __webpack_require__(29767);
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/proxy.js
var proxy = __webpack_require__(19783);
;// CONCATENATED MODULE: ./lib/github/api/exchange.js
/** Bytes of one answer that are read at most: a page of 100 comments of the greatest length stays below. */
const maxAnswerBytes = 64 * 1024 * 1024;
/** Hops of one request: GitHub needs one, for a repository that was renamed. */
const maxRedirects = 3;
/**
 * One request and its whole answer over `node:http` or `node:https`. A process that sends one request by Node 24's own
 * `fetch` takes 2.6 times a bare Node's time, by `node:http` 1.4 times, and a denial should take 3 times in all.
 *
 * Follows redirects that keep the method, on the same server only: the token goes nowhere else.
 * @throws when the answer breaks off, is larger than 64 MiB or leads elsewhere. On abort: the signal's reason.
 */
async function exchange(url, init = {}) {
    let place = new URL(url);
    for (let hops = 0;; hops += 1) {
        const message = await send(place, init);
        const next = redirectOf(message, { place, method: init.method ?? "GET" });
        if (next === null)
            return readAnswer(message, place);
        message.destroy();
        if (next.origin !== place.origin)
            throw new Error(`the answer leads to another server, ${next.origin}`);
        if (hops === maxRedirects)
            throw new Error(`the answer leads on for more than ${maxRedirects} times`);
        place = next;
    }
}
/** An answer of which all bytes are there. */
function wholeAnswer(answer, body) {
    return {
        ...answer,
        text: async () => Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString("utf8"),
        arrayBuffer: async () => body.buffer.slice(body.byteOffset, body.byteOffset + body.byteLength),
    };
}
/** @throws when the body breaks off or is too large; the rest of it is not read then. */
async function readBody(body) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of body) {
        bytes += chunk.byteLength;
        if (bytes > maxAnswerBytes)
            throw new Error(`the answer is longer than ${maxAnswerBytes} bytes`);
        chunks.push(chunk);
    }
    return Uint8Array.from(Buffer.concat(chunks));
}
async function send(url, { method = "GET", headers = {}, body, signal }) {
    const { request } = url.protocol === "https:" ? await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 44708, 19)) : await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 37067, 19));
    signal?.throwIfAborted();
    const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
    const options = { method, headers: { ...headers, ...length }, ...(signal && { signal }) };
    return new Promise((resolve, reject) => {
        // A switch to another protocol, which nobody asked for, closes the connection without any other word.
        const closed = () => reject(new Error("the connection closed without an answer"));
        request(url, options, resolve).on("error", reject).on("close", closed).end(body);
    });
}
function redirectOf({ statusCode = 0, headers: { location } }, { place, method }) {
    const keepsMethod = [307, 308].includes(statusCode);
    const isRead = method === "GET" && [301, 302].includes(statusCode);
    if (!(keepsMethod || isRead) || location === undefined || !URL.canParse(location, place.href))
        return null;
    return new URL(location, place);
}
async function readAnswer(message, url) {
    const headers = new Map(Object.entries(message.headers).map(([name, value]) => [name, String(value)]));
    const { statusCode: status = 0, statusMessage: statusText = "" } = message;
    return wholeAnswer({ status, statusText, url: url.href, headers }, await readBody(message));
}

;// CONCATENATED MODULE: ./lib/github/api/fetch.js


/**
 * A `fetch` for Octokit that resolves when the whole answer is there, or fails. Octokit takes an answer whose body
 * breaks off for an empty one; read here, it is an error like any other of the network, and is tried again.
 */
function createWholeFetch({ apiUrl, requestTimeoutMs, log }) {
    return async (url, init = {}) => {
        const outer = init.signal;
        // Octokit's waits know no signal: what was given up meanwhile still comes here.
        if (outer?.aborted)
            throw new GivenUpError();
        const timeout = AbortSignal.timeout(requestTimeoutMs);
        const request = `${init.method ?? "GET"} ${new URL(url).pathname}`;
        try {
            const fetch = await fetchFor(apiUrl);
            const signal = outer ? AbortSignal.any([outer, timeout]) : timeout;
            const answer = await fetch(url, { ...init, signal });
            // A refusal is told by whoever asked; for an app's token, "who am I" is one in every run.
            if (answer.status >= 500)
                log(`GitHub answered ${answer.status} to ${request}`);
            return answer;
        }
        catch (thrown) {
            if (outer?.aborted)
                throw new GivenUpError();
            log(`GitHub did not answer ${request}: ${timeout.aborted ? `no end after ${requestTimeoutMs} ms` : String(thrown)}`);
            throw thrown;
        }
    };
}
/** By this name, and as an `Error`, it is the one failure of the network that Octokit does not try again. */
class GivenUpError extends Error {
    name = "AbortError";
}
/**
 * Where a proxy is configured for this address (a self-hosted runner behind one), the toolkit's client is loaded: it
 * brings 1.1 MB, which nobody else has to load to be told "denied".
 */
async function fetchFor(apiUrl) {
    if ((0,proxy/* getProxyUrl */.s)(new URL(apiUrl)) === undefined)
        return exchange;
    const { defaults } = await Promise.all(/* import() */[__webpack_require__.e(4730), __webpack_require__.e(6536)]).then(__webpack_require__.bind(__webpack_require__, 6536));
    const throughProxy = defaults.request?.fetch;
    return async (place, init) => {
        const response = await throughProxy(place, init);
        const { status, statusText, url } = response;
        const headers = new Map(response.headers);
        return wholeAnswer({ status, statusText, url, headers }, await readBody(response.body ?? nothing()));
    };
}
async function* nothing() { }

;// CONCATENATED MODULE: ./lib/github/api/first-read.js
/**
 * The first read of a run, which decides whether there is a run at all: it goes out before Octokit is loaded, which
 * takes a third of a denial's time. Where the answer is anything but a plain yes, Octokit is told it as the answer to
 * its own first request, so that nothing is asked twice and one place decides about retries.
 */
class FirstRead {
    #options;
    #wasAsked = false;
    #kept = null;
    constructor(options) {
        this.#options = options;
    }
    /** The answer's JSON; null where Octokit must deal with it. Never rejects. */
    async ask({ route, parameters, signal }) {
        const url = urlOf(this.#options.apiUrl, { route, parameters });
        if (url === null || this.#wasAsked)
            return null;
        this.#wasAsked = true;
        const { fetch, headers } = this.#options;
        const answer = fetch(url, { method: "GET", headers, signal });
        this.#kept = { url, answer };
        const whole = await answer.catch(() => null);
        const data = whole?.status === 200 ? parseJson(await whole.text()) : undefined;
        if (data !== undefined || signal.aborted)
            this.#kept = null;
        return data === undefined ? null : { data };
    }
    /** For Octokit. */
    fetch = (url, init) => {
        const kept = this.#kept;
        this.#kept = null;
        const isSame = kept?.url === url && init?.method === "GET";
        return isSame ? kept.answer : this.#options.fetch(url, init);
    };
}
/** Null for what is more than a path: other methods, lists with their query. */
function urlOf(apiUrl, { route, parameters }) {
    const [method, template = ""] = route.split(" ");
    const rest = new Map(Object.entries(parameters));
    const path = template.replaceAll(/\{(\w+)\}/g, (_found, name) => {
        const value = rest.get(name);
        rest.delete(name);
        return encodeURIComponent(String(value));
    });
    return method === "GET" && rest.size === 0 ? `${apiUrl}${path}` : null;
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/github/api/transport.js




/**
 * The API's version whose answers are expected: without it GitHub would choose one. The media type is the one of
 * GitHub's own description, in place of Octokit's older name for it.
 */
const headers = { accept: "application/json", "x-github-api-version": "2022-11-28" };
function createTransport(given) {
    const options = { ...given, apiUrl: given.apiUrl.replace(/\/+$/, "") };
    const { apiUrl, log, timing, token, userAgent } = options;
    const fetch = createWholeFetch({ apiUrl, requestTimeoutMs: timing.requestTimeoutMs, log });
    const own = { ...headers, authorization: `token ${token}`, "user-agent": userAgent };
    const firstRead = new FirstRead({ fetch, headers: own, apiUrl });
    let octokit;
    const load = async () => (await Promise.all(/* import() */[__webpack_require__.e(4730), __webpack_require__.e(9735), __webpack_require__.e(8562)]).then(__webpack_require__.bind(__webpack_require__, 18562))).createOctokit({ ...options, fetch: firstRead.fetch });
    return {
        async send({ route, parameters, schema, signal, isRepeatable = true, ...attempted }) {
            const deadline = AbortSignal.timeout(timing.callDeadlineMs);
            const either = AbortSignal.any([signal, deadline]);
            // `retries: 0` must not be given otherwise: the retry plugin takes any other number for final statuses too.
            const request = { signal: either, ...(isRepeatable ? {} : { retries: 0 }) };
            try {
                const first = await (0,src/* raceSignal */.W)(firstRead.ask({ route, parameters, signal: either }), either);
                if (first)
                    return { data: transport_readAnswer(first.data, schema, attempted), link: "" };
                // Octokit's waits between retries take no signal: they are left behind.
                const response = await (0,src/* raceSignal */.W)((await (octokit ??= load())).request(route, { ...parameters, headers, request }), either);
                return { data: transport_readAnswer(response.data, schema, attempted), link: response.headers.link ?? "" };
            }
            catch (thrown) {
                if (signal.aborted)
                    throw signal.reason;
                throw (0,api_error/* toGitHubError */.L)(deadline.aborted ? deadlineError(timing) : thrown, attempted);
            }
        },
    };
}
function transport_readAnswer(data, schema, { doing }) {
    // Without zod's compiler: for what is parsed once it takes longer than the parsing.
    const result = schema.safeParse(data, { jitless: true });
    if (result.success)
        return result.data;
    const nextStep = "See that api-url names GitHub's API and no other server stands in between.";
    throw new api_error/* GitHubError */.y(`GitHub's answer cannot be understood when asked to ${doing}.`, {
        status: null,
        nextStep,
        cause: result.error,
    });
}
function deadlineError({ callDeadlineMs }) {
    return new Error(`no answer within ${callDeadlineMs} ms, all retries included`);
}

;// CONCATENATED MODULE: ./lib/github/api/connect.js



/**
 * The way to GitHub's API with one token. Sends nothing before the first call.
 * @throws AgentExecError `settings-invalid` for a token that is empty or an address that is none.
 */
function connectGitHub({ token, apiUrl, userAgent, log, timing }) {
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
    return createTransport({
        token,
        apiUrl,
        userAgent: userAgent ?? "agent-exec",
        log: log ?? (() => { }),
        timing: { ...defaultTiming, ...timing },
    });
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


/** `owner/name` as the API's two parameters. @throws AgentExecError `settings-invalid`. */
function inRepository(repository) {
    const match = /^([^/\s]+)\/([^/\s]+)$/.exec(repository);
    if (!match) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", `${JSON.stringify(repository)} is not a repository.`, {
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
        if (thrown instanceof _api_error_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y && (thrown.status === 404 || thrown.status === 410))
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
    /** Annotations in one request; further ones need further updates (docs.github.com/rest/checks/runs). */
    checkAnnotationsPerRequest: 50,
    /**
     * Bytes of a step's job summary; a larger one is dropped as a whole
     * (docs.github.com/actions/reference/workflows-and-actions/workflow-commands, "Step isolation and limits").
     */
    jobSummaryBytes: 1_048_576,
    /** Items of one page of a list (docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api). */
    pageItems: 100,
    /**
     * Days that an artifact is kept: from 1 to 90, where the repository allows no more
     * (docs.github.com/actions/how-tos/manage-workflow-runs/remove-workflow-artifacts).
     */
    artifactRetentionDays: { min: 1, max: 90 },
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

/***/ 63951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ fromInputs)
/* harmony export */ });
/* harmony import */ var _origin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74551);

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
        return { name, value: value.trim(), origin: _origin_js__WEBPACK_IMPORTED_MODULE_0__/* .origins */ .kt.input(name) };
    });
}


/***/ }),

/***/ 12002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dg: () => (/* binding */ publicSettings),
  Mo: () => (/* binding */ resolveSettings),
  Ol: () => (/* binding */ settingsError)
});

// EXTERNAL MODULE: ./node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(21916);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/settings/origin.js
var origin = __webpack_require__(74551);
// EXTERNAL MODULE: ./lib/settings/schema.js + 10 modules
var schema = __webpack_require__(28575);
;// CONCATENATED MODULE: ./lib/settings/combinations.js


/**
 * Settings that were given and could not act beside the others: whoever gives one relies on it, so it is refused and not
 * passed over. What nobody gave is never a problem, whatever its default.
 */
function findIdle(combination) {
    return rules
        .filter(({ about }) => about.every((name) => !combination.unparsed.has(name)))
        .flatMap(({ find }) => find(combination));
}
const rules = [
    { about: ["executor"], find: idleWithLocal },
    { about: ["executor", "network", "allow-host"], find: idleNetwork },
    { about: ["executor", "setup", "setup-network"], find: idleSetupNetwork },
    { about: ["workspace"], find: idleWithoutFiles },
];
function idleWithLocal({ given, settings, face }) {
    if (settings.executor !== "local")
        return [];
    if (face === "action") {
        const message = "local isolates nothing, so it is for the command alone; leave it out, or set docker";
        return [{ origin: (0,origin/* originOf */.yv)("executor", face), message }];
    }
    const message = "means nothing with --executor local, which runs code in no container";
    return (0,schema/* settingsOf */.f5)(face)
        .filter(([name]) => (0,schema/* isOfContainer */.bY)(name) && given.has(name))
        .map(([name]) => ({ origin: (0,origin/* originOf */.yv)(name, face), message }));
}
/** Of another executor's network is said enough. */
function idleNetwork({ given, settings, face }) {
    const { network, executor } = settings;
    if (executor === "local")
        return [];
    const hasHosts = given.has("allow-host");
    if (network === "allow" && !hasHosts) {
        const message = `allow needs the hosts that are allowed: name each with ${(0,origin/* writtenAt */.nt)("allow-host", face)}`;
        return [{ origin: (0,origin/* originOf */.yv)("network", face), message }];
    }
    if (network === "allow" || !hasHosts)
        return [];
    return [idle("allow-host", `with ${valued("network", network, face)}`, face)];
}
function idleSetupNetwork({ settings, face }) {
    if (settings["setup-network"] === "none" || settings.setup.length > 0 || settings.executor === "local")
        return [];
    const message = `full means nothing without ${(0,origin/* writtenAt */.nt)("setup", face)}`;
    return [{ origin: (0,origin/* originOf */.yv)("setup-network", face), message }];
}
function idleWithoutFiles({ given, settings, face }) {
    if (settings.workspace !== "empty")
        return [];
    return ["protect", "allow-workflow"]
        .filter((name) => given.has(name))
        .map((name) => idle(name, `with ${valued("workspace", "empty", face)}`, face));
}
function idle(name, when, face) {
    return { origin: (0,origin/* originOf */.yv)(name, face), message: `means nothing ${when}` };
}
/** `--network none`, `network: none`. */
function valued(name, value, face) {
    return `${(0,origin/* writtenAt */.nt)(name, face)}${face === "action" ? ":" : ""} ${value}`;
}

;// CONCATENATED MODULE: ./lib/settings/resolve.js




/**
 * Settings from raw values; of two for one name the later wins. Everything is parsed here, and nowhere else.
 * @throws AgentExecError `settings-invalid` that names every problem at once.
 */
function resolveSettings(raw, face) {
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
            message: withGiven(issue, given.get(String(issue.path[0])), face),
        })),
    ];
    const knownByName = new Map(known.map((each) => [each.name, each]));
    problems.push(...findIdle({ given: knownByName, settings, unparsed, face }));
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
function withGiven({ message, params }, raw, face) {
    const description = (0,schema/* settingsOf */.f5)(face).find(([name]) => name === raw?.name)?.[1];
    if (raw === undefined || description?.isSecret === true || isNothing(raw.value))
        return message;
    const given = (params?.items ?? [raw.value].flat())
        .map((item) => JSON.stringify(item)?.slice(0, 80))
        .join(" and ");
    return /^must (?!not )/.test(message) ? `${message}, not ${given}` : `${message} (in ${given})`;
}
function isNothing(value) {
    return value === "" || (Array.isArray(value) && value.every(isNothing));
}
function unknownMessage(name, names) {
    const near = (0,mod/* closest */.kp)(name, [...names]);
    return (0,mod/* distance */.Io)(near, name) > 3 ? "is not a setting here" : `is not a setting here; did you mean ${near}?`;
}


/***/ }),

/***/ 94136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ coloursSource),
/* harmony export */   p: () => (/* binding */ ColourScanner)
/* harmony export */ });
/** Parameters of one: `38;2;255;255;255;48;2;255;255;255` has 33. A longer one is text, and shown as such. */
const maxParameters = 60;
/** A colour sequence (SGR) as a pattern's source, in its 7-bit and its 8-bit form: `ESC [ 31 m`. */
const coloursSource = `(?:\\x1B\\[|\\x9B)[0-9;:]{0,${maxParameters}}m`;
const escape = 0x1b;
const bracket = 0x5b;
/** The 8-bit form of the two above. */
const introducer = 0x9b;
const finalOfColours = 0x6d;
const held = { kind: "held" };
/** Tells colour sequences (`ESC [ 31 m`), which nobody sees, from text that comes unit by unit. */
class ColourScanner {
    #units = [];
    /** Whether the next unit is text by itself, as nearly all are: then it need not be taken. */
    isText(unit) {
        return this.#units.length === 0 && unit !== escape && unit !== introducer;
    }
    take(unit) {
        if (this.isText(unit))
            return { kind: "text", units: [unit] };
        const { length } = this.#units;
        const opening = this.#units[0] === introducer ? 1 : 2;
        const isOpen = length >= opening;
        if (isOpen && unit === finalOfColours) {
            this.#units = [];
            return { kind: "colour", units: length + 1 };
        }
        const goesOn = isOpen ? isParameter(unit) && length - opening < maxParameters : unit === bracket;
        if (length === 0 || goesOn) {
            this.#units.push(unit);
            return held;
        }
        // The unit itself may begin the next sequence.
        const units = this.end();
        const next = this.take(unit);
        return { kind: "text", units: next.kind === "text" ? [...units, ...next.units] : units };
    }
    /** What is held and will be no colour sequence any more. */
    end() {
        const units = this.#units;
        this.#units = [];
        return units;
    }
}
/** Digits, `;` and `:`. */
function isParameter(unit) {
    return unit >= 0x30 && unit <= 0x3b;
}


/***/ }),

/***/ 44765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ truncateEnd),
/* harmony export */   k: () => (/* binding */ truncateMiddle)
/* harmony export */ });
/** Where a surrogate pair would be torn, the cut moves before it. */
function safeEnd(text, end) {
    const code = text.charCodeAt(end - 1);
    return end > 0 && end < text.length && code >= 0xd800 && code <= 0xdbff ? end - 1 : end;
}
function safeStart(text, start) {
    const code = text.charCodeAt(start);
    return start < text.length && code >= 0xdc00 && code <= 0xdfff ? start + 1 : start;
}
/** At most `maxChars` UTF-16 units, the last of them an ellipsis when something was cut; no character is torn. */
function truncateEnd(text, maxChars) {
    if (text.length <= maxChars)
        return text;
    return maxChars < 1 ? "" : `${text.slice(0, safeEnd(text, maxChars - 1))}…`;
}
/**
 * Head and tail of a text that is longer than `maxChars` UTF-16 units, with a line between them that counts what
 * was left out. The result is at most `maxChars` long, no character is torn; below 80 only the head is kept.
 */
function truncateMiddle(text, maxChars) {
    if (text.length <= maxChars)
        return text;
    const marker = (count) => `\n[… ${count} characters left out …]\n`;
    const room = maxChars - marker(text.length).length;
    if (room < 40)
        return truncateEnd(text, maxChars);
    const headEnd = safeEnd(text, Math.ceil(room / 2));
    const tailStart = safeStart(text, text.length - Math.floor(room / 2));
    return `${text.slice(0, headEnd)}${marker(tailStart - headEnd)}${text.slice(tailStart)}`;
}


/***/ }),

/***/ 81981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ showHidden)
/* harmony export */ });
/* unused harmony export reveal */
/* harmony import */ var _colour_scanner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94136);

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


/***/ })

};
