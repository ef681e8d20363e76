export const id = 6237;
export const ids = [6237];
export const modules = {

/***/ 93769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/** Parses JSON. Undefined if the text is not JSON. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 21365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ NoDecisionError),
/* harmony export */   _: () => (/* binding */ WriterUnavailableError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** The model answered, but without a decision. `usage` is the cost of its answers. */
class NoDecisionError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r {
    usage;
    constructor(message, usage) {
        super("decision-missing", message, {
            nextStep: "Choose a model that can follow a JSON schema, or fix the failed code yourself.",
        });
        this.usage = usage;
    }
    static is(thrown) {
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isAgentExecError */ .TE)(thrown) && thrown.code === "decision-missing";
    }
}
class WriterUnavailableError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r {
    constructor(message, nextStep, cause) {
        super("writer-unavailable", message, { nextStep, cause, isRetryable: true });
    }
}


/***/ }),

/***/ 38893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HR: () => (/* binding */ Failure),
/* harmony export */   I5: () => (/* binding */ rootOf),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   Yl: () => (/* binding */ headersOf),
/* harmony export */   gU: () => (/* binding */ unintelligible),
/* harmony export */   rd: () => (/* binding */ networkFailure)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _ports_writer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21365);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96065);




function headersOf({ headers = [] }) {
    return Object.fromEntries(headers.map(({ name, value }) => [name, value]));
}
/** Why a request failed. The writer turns it into an `AgentExecError` for its callers. */
class Failure extends Error {
    facts;
    name = "Failure";
    constructor(message, facts) {
        super(message, facts.cause === undefined ? undefined : { cause: facts.cause });
        this.facts = facts;
    }
    with(sentence) {
        return new Failure(`${this.message} ${sentence}`, this.facts);
    }
    toWriterError() {
        const { kind, meaning, nextStep, cause = this } = this.facts;
        if (meaning === "too-long")
            return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("context-exceeded", this.message, { nextStep, cause });
        if (kind !== "refused")
            return new _ports_writer_js__WEBPACK_IMPORTED_MODULE_2__/* .WriterUnavailableError */ ._(this.message, nextStep, cause);
        return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("writer-refused", this.message, { nextStep, cause });
    }
}
function networkFailure(thrown, server) {
    const { code, message } = rootOf(thrown);
    const words = quoted([...new Set([code, message])].filter(Boolean).join(", ") || String(thrown), server);
    const lasting = lastingAdvice(code, message);
    return new Failure(`The connection to the model server at ${server.url} failed: ${words}.`, {
        kind: lasting === null ? "transient" : "lasting",
        nextStep: lasting ??
            `Check that \`base-url\` (${server.url}) is right and that the machine that runs agent-exec can reach the server.`,
        cause: withoutKey(thrown, server),
    });
}
/** What to do if a retry would fail in the same way. Null if a retry may help. */
function lastingAdvice(code, message) {
    // `fetch` refuses such a port before it sends anything (fetch.spec.whatwg.org/#port-blocking).
    if (message === "bad port")
        return "Use another port for the server, because `fetch` blocks this port.";
    if (code === "ERR_SSL_WRONG_VERSION_NUMBER" || code === "ERR_SSL_PACKET_LENGTH_TOO_LONG")
        return "The server at `base-url` does not use TLS. Check the address, or use http:// if you trust the network.";
    if (code === "CERT_HAS_EXPIRED" || code === "CERT_NOT_YET_VALID")
        return "Renew the server's certificate, or correct this machine's clock.";
    if (code === "ERR_TLS_CERT_ALTNAME_INVALID")
        return "In `base-url`, use the host name that the server's certificate is for.";
    if (/^(DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED|UNABLE_TO_(VERIFY|GET)|CERT_)/.test(code))
        return "Set NODE_EXTRA_CA_CERTS to the path of the CA certificate that signed the server's certificate.";
    return null;
}
/** The server answered, but the answer is no reply. @param what completes the sentence "The model server at … ". */
function unintelligible(what, server, { cause, isTransient = true } = {}) {
    return new Failure(`The model server at ${server.url} ${what}.`, {
        kind: isTransient ? "transient" : "lasting",
        nextStep: `Check that \`base-url\` (${server.url}) is the address of a server for chat completions. The address often ends in /v1.`,
        cause: withoutKey(cause, server),
    });
}
/** The server's words on one line, without the key. The limit of 300 UTF-16 units keeps HTML pages out. */
function quoted(text, server) {
    const words = maskKeys(text, server).replace(/[\p{Cc}\p{Cf}\s]+/gu, " ");
    return (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .truncateEnd */ .S)(words.trim(), 300);
}
/** Shorter keys are not masked. They protect nothing, and masking "test" or "x" would damage ordinary words. */
const minSecretChars = 8;
function maskKeys(text, { apiKey, headers = [] }) {
    const secrets = headers.flatMap(({ value, isSecret = false }) => (isSecret ? [value] : []));
    return [apiKey ?? "", ...secrets]
        .filter((secret) => secret.length >= minSecretChars)
        .reduce((masked, secret) => masked.replaceAll(secret, "***"), text);
}
/** Returns the error. If printing the error would show the key, it returns only the masked text. */
function withoutKey(thrown, server) {
    const printed = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.inspect)(thrown, { depth: 12, maxStringLength: null, maxArrayLength: null });
    const masked = maskKeys(printed, server);
    return masked === printed ? thrown : new Error(masked);
}
/** Finds the innermost cause, because `fetch` itself only says "fetch failed". */
function rootOf(thrown) {
    let root = thrown;
    while (typeof root.cause === "object" && root.cause !== null)
        root = root.cause;
    const { code, message } = root;
    return { code: typeof code === "string" ? code : "", message: typeof message === "string" ? message : "" };
}


/***/ }),

/***/ 96148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   l2: () => (/* binding */ redirectFailure),
/* harmony export */   tG: () => (/* binding */ httpFailure)
/* harmony export */ });
/* unused harmony export meaningOfError */
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38893);

/** Turns an error answer into a failure, which says whether to retry or which setting to fix. */
function httpFailure({ status, headers, body, nowMs }, server) {
    const said = (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(wordsOf(body), server);
    const answered = `The model server at ${server.url} answered ${status}${said === "" ? "" : `: ${said}`}`;
    const message = answered.replace(/\.?$/, ".");
    const requestId = (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(headers.get("x-request-id") ?? "unknown", server);
    const cause = new Error(`HTTP ${status}, request id ${requestId}: ${said}`);
    const meaning = meaningOfError(status, body);
    if (meaning === null && isTransient(status, body) && headers.get("x-should-retry") !== "false") {
        const retryAfterMs = retryAfter(headers, nowMs);
        const nextStep = status === 429
            ? "Wait until the server's rate limit allows more, or use a key or model with a higher limit."
            : `Try again later. If the error happens again, check the server at \`base-url\` (${server.url}).`;
        return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR(message, { kind: "transient", nextStep, status, retryAfterMs, cause });
    }
    const nextStep = stepOf(status, body, meaning, server);
    return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR(message, { kind: "refused", meaning, nextStep, status, cause });
}
/** Redirects are not followed, because the key would go to another server. */
function redirectFailure({ status, headers }, server) {
    const location = headers.get("location");
    const to = location !== null && URL.canParse(location, server.url) ? new URL(location, server.url) : null;
    const target = (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(to ? `${to.origin}${to.pathname}` : "an address that it did not name", server);
    return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR(`The model server at ${server.url} redirects (${status}) to ${target}; agent-exec does not send the key to another server.`, { kind: "refused", nextStep: "If you trust the final server, set `base-url` to its address.", status });
}
/** Whether a retry may help: 408 timeout, 409 lock, 425 too early, 429 rate limit (not a spent quota), 5xx. */
function isTransient(status, body) {
    if (status === 429)
        return !isOutOfQuota(body);
    return status === 408 || status === 409 || status === 425 || status >= 500;
}
function isOutOfQuota(body) {
    return /insufficient_quota|billing_hard_limit|insufficient.balance/i.test(body);
}
/** What helps if the server refuses the request. */
function stepOf(status, body, meaning, server) {
    const { url, model, apiKey, isExchanged } = server;
    if (status === 402 || isOutOfQuota(body))
        return "Add credit to the key's account, or use another key.";
    if (meaning === "too-long" || status === 413)
        return `Shorten the task, shorten the conversation with \`context\`, or use a \`model\` with a larger context window than ${model}.`;
    if (isExchanged === true && (status === 401 || status === 403))
        return `At OpenAI, check that the service account of \`service-account-id\` may use the \`model\` ${model}.`;
    switch (status) {
        case 401:
            return apiKey === null
                ? `agent-exec has no key for ${url}. In a workflow, set the input \`api-key\` to a secret. Check that this secret exists: for a missing secret, GitHub passes an empty string. In a terminal, set OPENAI_API_KEY or the variable that \`api-key-env\` names.`
                : `Check that the key belongs to ${url} and is still valid. In a workflow, the key comes from the input \`api-key\`. In a terminal, the key comes from OPENAI_API_KEY or the variable that \`api-key-env\` names.`;
        case 403:
            return `Check that the key may use the \`model\` ${model} at ${url}, and that the server accepts requests from this machine.`;
        case 404:
        case 405:
            return `Check that \`base-url\` (${url}) is right and that this server has the \`model\` ${model}. The address often ends in /v1.`;
        default:
            return `Compare \`model\` (${model}) and the other model settings with the server's message.`;
    }
}
/** The error's words: OpenAI's `{error: {message}}`, OAuth's `error_description`, `message`, `detail`, or the text. */
function wordsOf(body) {
    try {
        const said = JSON.parse(body);
        const { error, error_description: description, message, detail } = said;
        const inner = error?.message;
        const words = inner ?? description ?? error ?? message ?? detail ?? body;
        return typeof words === "string" ? words : JSON.stringify(words);
    }
    catch {
        return body.replace(/<[^<>]*>/g, " ");
    }
}
/** `retry-after-ms`, or `retry-after` as seconds or date. Null if it is missing, in the past or unreadable. */
function retryAfter(headers, nowMs) {
    const exact = Number.parseFloat(headers.get("retry-after-ms") ?? "");
    if (exact > 0)
        return exact;
    const value = headers.get("retry-after") ?? "";
    const ms = /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number.parseFloat(value) * 1_000 : Date.parse(value) - nowMs;
    return ms > 0 ? ms : null;
}
/** The servers' own words, in lower case. The first match wins. */
const words = [
    ["tool-call", /tool_use_failed|tool choice is none, but model called a tool|malformed_function_call/],
    [
        "content-filter",
        /content_filter|content filter|responsibleaipolicy|content_policy_violation|content management policy|prohibited_content|data_inspection_failed/,
    ],
    // In this order: OpenAI and vLLM; llama.cpp; Anthropic; GitHub and Azure; Gemini; LM Studio; Mistral and Together;
    // TGI; Groq.
    ["too-long", /context_length_exceeded|maximum context length|context[ _](?:length|window)[^"]{0,40}exceed/],
    [
        "too-long",
        /exceed_context_size|exceed context limit|exceeds? the (?:available |model'?s? )?(?:maximum )?context|context size has been exceeded/,
    ],
    ["too-long", /prompt is too long|input is too long|prompt too long|prompt length[^"]{0,40}exceed/],
    [
        "too-long",
        /tokens_limit_reached|request body too large|input tokens? (?:count|limit|length)[^"]{0,60}exceed/,
    ],
    [
        "too-long",
        /input token count[^"]{0,30}exceeds|exceeds the maximum number of tokens|model_max_prompt_tokens/,
    ],
    [
        "too-long",
        /context the overflows|greater than the context length|context length of only|context overflow/,
    ],
    [
        "too-long",
        /too large for model with|too many tokens|larger than the (?:model's )?context|string_above_max_length/,
    ],
    ["too-long", /must have less than \d{1,9} tokens|`inputs` tokens|request too large for model/],
];
/** @param body the error's unchanged text */
function meaningOfError(status, body) {
    // A rate limit also mentions tokens, but waiting helps there.
    if (status === 401 || status === 403 || status === 404 || status === 429)
        return null;
    const said = body.toLowerCase();
    return words.find(([, pattern]) => pattern.test(said))?.[0] ?? (status === 413 ? "too-long" : null);
}


/***/ }),

/***/ 37955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ fetchFor)
/* harmony export */ });
/* harmony import */ var _actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19783);

/** Turns off the 5-minute limits of Node's `fetch` for slow models. The caller has its own deadline. */
const patient = { headersTimeout: 0, bodyTimeout: 0 };
/** Uses the proxy in HTTPS_PROXY or HTTP_PROXY, except for NO_PROXY and this machine. Node's `fetch` does not. */
async function fetchFor(url) {
    const proxy = (0,_actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_0__/* .getProxyUrl */ .s)(new URL(url));
    const { Agent, ProxyAgent, fetch: patientFetch } = await __webpack_require__.e(/* import() */ 6752).then(__webpack_require__.t.bind(__webpack_require__, 46752, 19));
    const through = (dispatcher) => 
    // The cast is needed because Undici and Node declare the same interface twice.
    ((target, init) => patientFetch(target, { ...init, dispatcher }));
    if (proxy === undefined)
        return through(new Agent(patient));
    const { username, password } = proxy;
    const login = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    const token = `Basic ${Buffer.from(login).toString("base64")}`;
    const uri = `${proxy.protocol}//${proxy.host}`;
    return through(new ProxyAgent({ ...patient, uri, ...(username !== "" && { token }) }));
}


/***/ }),

/***/ 36237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkModelServer: () => (/* binding */ checkModelServer)
/* harmony export */ });
/* harmony import */ var _format_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27939);
/* harmony import */ var _files_content_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52278);
/* harmony import */ var _format_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93769);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38893);
/* harmony import */ var _http_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96148);
/* harmony import */ var _proxied_fetch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37955);






const deadlineMs = 20_000;
/** If clocks differ by some minutes, signed requests and certificates begin to fail. */
const tolerableSkewMs = 60_000;
/** Enough for a list of thousands of models. */
const maxBytes = 4 * 1024 * 1024;
/** Finds out whether the model server answers, accepts the key and has the model, and compares its clock. */
function checkModelServer({ baseUrl, apiKey, headers, model, clock }) {
    const { origin, pathname } = new URL(baseUrl);
    const url = `${origin}${pathname}`.replace(/\/+$/, "");
    const common = { url, model: model ?? "", ...(headers && { headers }) };
    const serverFor = async (signal) => typeof apiKey === "function"
        ? { ...common, apiKey: await apiKey(signal), isExchanged: true }
        : { ...common, apiKey: apiKey ?? null };
    let date = null;
    const serverCheck = {
        name: "model server",
        deadlineMs,
        async run(signal) {
            const server = await serverFor(signal);
            const listed = await ask(server, { path: "/models", signal });
            date = listed.headers.get("date");
            if (model !== null && (listed.status === 404 || listed.status === 405))
                return askForWord(server, signal, clock);
            if (listed.status !== 200)
                return failed(failureOf(listed, server, clock));
            const data = listOf("data", listed.body);
            if (data === null)
                return failed((0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .unintelligible */ .gU)("answers, but not with a list of models", server));
            const names = new Set(data.map((each) => String(each?.id)));
            const key = server.apiKey === null ? "requests without a key" : "the key";
            const accepted = server.isExchanged === true ? "the job's identity" : key;
            const found = `the server at ${url} answers and accepts ${accepted}`;
            if (model === null)
                return { status: "ok", message: `${found}. No model was named` };
            if (names.has(model))
                return { status: "ok", message: `${found}, and has the model ${model}` };
            return {
                status: "warning",
                message: `${found}, but its list of ${names.size} models does not contain ${model}`,
                nextStep: "Check the model's name against the server's list of models. Some servers list only some of their models.",
            };
        },
    };
    const runClock = async () => describeClock(date, clock.now());
    return [serverCheck, { name: "model server's clock", deadlineMs: 1000, run: runClock }];
}
/** @throws Failure if no answer came. */
async function ask(server, { path, body, signal }) {
    try {
        const send = await (0,_proxied_fetch_js__WEBPACK_IMPORTED_MODULE_4__/* .fetchFor */ .G)(server.url);
        const response = await send(`${server.url}${path}`, {
            method: body === undefined ? "GET" : "POST",
            headers: {
                ...(server.apiKey !== null && { authorization: `Bearer ${server.apiKey}` }),
                ...(body !== undefined && { "content-type": "application/json" }),
                ...(0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .headersOf */ .Yl)(server),
            },
            ...(body !== undefined && { body: JSON.stringify(body) }),
            redirect: "manual",
            signal,
        });
        const answer = await (0,_files_content_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesWithin */ .$2)(response.body ?? [], maxBytes);
        return { status: response.status, headers: response.headers, body: answer?.toString() ?? "" };
    }
    catch (error) {
        signal.throwIfAborted();
        throw (0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .networkFailure */ .rd)(error, server).toWriterError();
    }
}
/** Sends the smallest possible request, because the server does not list its models. */
async function askForWord(server, signal, clock) {
    const body = { model: server.model, messages: [{ role: "user", content: "Say OK." }], max_tokens: 16 };
    const answer = await ask(server, { path: "/chat/completions", body, signal });
    if (answer.status !== 200)
        return failed(failureOf(answer, server, clock));
    if (listOf("choices", answer.body) === null)
        return failed((0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .unintelligible */ .gU)("answers, but not with a chat completion", server));
    return { status: "ok", message: `the server at ${server.url} answers with the model ${server.model}` };
}
function failureOf(answer, server, clock) {
    if (answer.status >= 300 && answer.status < 400)
        return (0,_http_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .redirectFailure */ .l2)(answer, server);
    return (0,_http_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .httpFailure */ .tG)({ ...answer, nowMs: clock.now() }, server);
}
function failed({ message, facts: { nextStep } }) {
    return { status: "failed", message, nextStep };
}
function listOf(field, body) {
    const list = (0,_format_json_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .q)(body)?.[field];
    return Array.isArray(list) ? list : null;
}
function describeClock(date, now) {
    const theirs = Date.parse(date ?? "");
    if (Number.isNaN(theirs))
        return { status: "skipped", message: "the server does not send its time" };
    const skewMs = Math.abs(theirs - now);
    if (skewMs <= tolerableSkewMs)
        return { status: "ok", message: "its clock is less than a minute away from this machine's clock" };
    return {
        status: "warning",
        message: `its clock is ${(0,_format_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(skewMs)} ${theirs > now ? "ahead of" : "behind"} this machine's clock`,
        nextStep: "Synchronize this machine's clock (NTP).",
    };
}


/***/ }),

/***/ 19783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ getProxyUrl)
/* harmony export */ });
/* unused harmony export checkBypass */
function getProxyUrl(reqUrl) {
    const usingSsl = reqUrl.protocol === 'https:';
    if (checkBypass(reqUrl)) {
        return undefined;
    }
    const proxyVar = (() => {
        if (usingSsl) {
            return process.env['https_proxy'] || process.env['HTTPS_PROXY'];
        }
        else {
            return process.env['http_proxy'] || process.env['HTTP_PROXY'];
        }
    })();
    if (proxyVar) {
        try {
            return new DecodedURL(proxyVar);
        }
        catch (_a) {
            if (!proxyVar.startsWith('http://') && !proxyVar.startsWith('https://'))
                return new DecodedURL(`http://${proxyVar}`);
        }
    }
    else {
        return undefined;
    }
}
function checkBypass(reqUrl) {
    if (!reqUrl.hostname) {
        return false;
    }
    const reqHost = reqUrl.hostname;
    if (isLoopbackAddress(reqHost)) {
        return true;
    }
    const noProxy = process.env['no_proxy'] || process.env['NO_PROXY'] || '';
    if (!noProxy) {
        return false;
    }
    // Determine the request port
    let reqPort;
    if (reqUrl.port) {
        reqPort = Number(reqUrl.port);
    }
    else if (reqUrl.protocol === 'http:') {
        reqPort = 80;
    }
    else if (reqUrl.protocol === 'https:') {
        reqPort = 443;
    }
    // Format the request hostname and hostname with port
    const upperReqHosts = [reqUrl.hostname.toUpperCase()];
    if (typeof reqPort === 'number') {
        upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
    }
    // Compare request host against noproxy
    for (const upperNoProxyItem of noProxy
        .split(',')
        .map(x => x.trim().toUpperCase())
        .filter(x => x)) {
        if (upperNoProxyItem === '*' ||
            upperReqHosts.some(x => x === upperNoProxyItem ||
                x.endsWith(`.${upperNoProxyItem}`) ||
                (upperNoProxyItem.startsWith('.') &&
                    x.endsWith(`${upperNoProxyItem}`)))) {
            return true;
        }
    }
    return false;
}
function isLoopbackAddress(host) {
    const hostLower = host.toLowerCase();
    return (hostLower === 'localhost' ||
        hostLower.startsWith('127.') ||
        hostLower.startsWith('[::1]') ||
        hostLower.startsWith('[0:0:0:0:0:0:0:1]'));
}
class DecodedURL extends URL {
    constructor(url, base) {
        super(url, base);
        this._decodedUsername = decodeURIComponent(super.username);
        this._decodedPassword = decodeURIComponent(super.password);
    }
    get username() {
        return this._decodedUsername;
    }
    get password() {
        return this._decodedPassword;
    }
}
//# sourceMappingURL=proxy.js.map

/***/ })

};
