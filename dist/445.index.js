export const id = 445;
export const ids = [445];
export const modules = {

/***/ 65176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D7: () => (/* binding */ objectIn),
/* harmony export */   L9: () => (/* binding */ strictJsonSchema),
/* harmony export */   Ow: () => (/* binding */ decisionSchema),
/* harmony export */   Xg: () => (/* binding */ afterDecision),
/* harmony export */   cg: () => (/* binding */ parseDecision)
/* harmony export */ });
/* unused harmony export decisionJsonSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12311);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98439);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47731);


/** A decision as a model or a script gives it. Keys beyond the two are dropped. */
const decisionSchema = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    retry: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().describe("Whether another attempt is worth it."),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("What went wrong and what will be changed, or why no change can help."),
}));
/** The same as a JSON schema that servers take in strict mode: every key required, no other allowed. */
function decisionJsonSchema() {
    return strictJsonSchema(decisionSchema());
}
function strictJsonSchema(object) {
    const { $schema: _, ...schema } = zod__WEBPACK_IMPORTED_MODULE_2__/* .toJSONSchema */ .bl(object.strict());
    return schema;
}
/**
 * How many opening braces are tried as the start of the JSON: prose before it may hold a few of its own, a hostile
 * answer may hold millions, and each costs one pass over the text.
 */
const maxStarts = 50;
/**
 * The first JSON object of the text that is a decision, wherever it stands: alone, in a fence, after prose.
 * null when there is none.
 */
function parseDecision(text) {
    return objectIn(text, decisionSchema());
}
/** The same for what another schema describes. */
function objectIn(text, schema) {
    let start = text.indexOf("{");
    for (let tries = 0; start !== -1 && tries < maxStarts; tries += 1) {
        const end = endOfObject(text, start);
        const found = end === null ? null : objectFrom(text.slice(start, end), schema);
        if (found !== null)
            return found;
        start = text.indexOf("{", start + 1);
    }
    return null;
}
function objectFrom(json, schema) {
    try {
        return schema.safeParse(JSON.parse(json)).data ?? null;
    }
    catch {
        return null;
    }
}
/** The index after the brace that closes the one at `start`, with braces inside strings not counted; null: it never closes. */
function endOfObject(text, start) {
    let depth = 0;
    let isInString = false;
    for (let at = start; at < text.length; at += 1) {
        const char = text[at];
        if (isInString) {
            if (char === "\\")
                at += 1;
            else if (char === '"')
                isInString = false;
        }
        else if (char === '"')
            isInString = true;
        else if (char === "{")
            depth += 1;
        else if (char === "}" && --depth === 0)
            return at + 1;
    }
    return null;
}
/** What follows in a text that begins with a decision in a fence; a text that does not is whole. */
function afterDecision(text) {
    const trimmed = text.trimStart();
    const mark = ["```", "~~~"].find((each) => trimmed.startsWith(each));
    const end = mark === undefined ? -1 : trimmed.indexOf(`\n${mark}`);
    if (mark === undefined || end === -1 || parseDecision(trimmed.slice(0, end)) === null)
        return text;
    return trimmed.slice(end + 1 + mark.length).trimStart();
}


/***/ }),

/***/ 47731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eb: () => (/* binding */ present),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   WY: () => (/* binding */ described),
/* harmony export */   ZK: () => (/* binding */ openWord),
/* harmony export */   aG: () => (/* binding */ wordOf),
/* harmony export */   vj: () => (/* binding */ amount)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12311);

/**
 * A schema of facts, made when it is first asked for: most of what runs reads no transcript, and would make all of them for
 * nothing.
 */
function described(make) {
    let made;
    return () => (made ??= make());
}
const text = described(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
/** How often, or how many. */
const count = described(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().nonnegative());
/** Milliseconds, tokens, money. */
const amount = described(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative());
/** Only ever present: absent means no. */
const present = described(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).exactOptional());
/** A word of ours that a later version may know more of: no reason to refuse what it wrote. */
function openWord() {
    return text().pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* .custom */ .IeY());
}
/** A word of a table. */
function wordOf(table) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(Object.keys(table));
}


/***/ }),

/***/ 21365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ usage),
/* harmony export */   EM: () => (/* binding */ NoDecisionError),
/* harmony export */   O9: () => (/* binding */ finish),
/* harmony export */   PQ: () => (/* binding */ retryDecision),
/* harmony export */   _B: () => (/* binding */ WriterUnavailableError),
/* harmony export */   tk: () => (/* binding */ noUsage),
/* harmony export */   vk: () => (/* binding */ addUsage)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12311);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47731);



/** Why the writer stopped: it was done, it ran into its length limit, it refused. */
const finish = (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(["stop", "length", "refusal"]));
/** Tokens and money of calls; `costUsd` is null where nobody knows the price. */
const usage = (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    calls: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(),
    inputTokens: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .amount */ .vj)(),
    outputTokens: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .amount */ .vj)(),
    /** Of the input tokens, those that the server took from its cache; absent where none were, or nobody said. */
    cachedTokens: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .amount */ .vj)().exactOptional(),
    costUsd: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .amount */ .vj)().nullable(),
    /** Present when a server did not say how many tokens a call took, and they were reckoned from the length of its text. */
    isEstimated: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .present */ .Eb)(),
}));
const noUsage = { calls: 0, inputTokens: 0, outputTokens: 0, costUsd: null };
function addUsage(a, b) {
    const costUsd = a.costUsd === null && b.costUsd === null ? null : (a.costUsd ?? 0) + (b.costUsd ?? 0);
    const cachedTokens = (a.cachedTokens ?? 0) + (b.cachedTokens ?? 0);
    return {
        calls: a.calls + b.calls,
        inputTokens: a.inputTokens + b.inputTokens,
        outputTokens: a.outputTokens + b.outputTokens,
        ...(cachedTokens > 0 && { cachedTokens }),
        costUsd,
        ...((a.isEstimated ?? b.isEstimated) ? { isEstimated: true } : {}),
    };
}
/** Whether a failed attempt is worth another one, and the plan for it. */
const retryDecision = (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ retry: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(), reason: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)() }));
/** The model answers, but with no decision. `usage` is what its answers cost. */
class NoDecisionError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r {
    usage;
    constructor(message, usage) {
        super("decision-missing", message, {
            nextStep: "Choose a model that can follow a JSON schema, or mend the code that failed.",
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

/***/ 81585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ createDecide),
/* harmony export */   b: () => (/* binding */ createReview)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12311);
/* harmony import */ var _ports_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65176);
/* harmony import */ var _ports_writer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21365);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38893);
/* harmony import */ var _request_body_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80983);





const retryForm = {
    name: "retry_decision",
    schema: (0,_ports_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .decisionSchema */ .Ow)(),
    inWords: `Answer with nothing but a JSON object of this form: {"retry": true or false, "reason": "…"}`,
};
const reviewForm = {
    name: "review",
    schema: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        approve: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().describe("Whether the code may run."),
        reason: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().describe("What is wrong with it and what would have to change, or why it may run."),
    }),
    inWords: `Answer with nothing but a JSON object of this form: {"approve": true or false, "reason": "…"}`,
};
/** Asks whether a failed attempt is worth another one. */
function createDecide(complete, server) {
    return askFor(retryForm, complete, server);
}
/** Asks whether code may run. */
function createReview(complete, server) {
    return askFor(reviewForm, complete, server);
}
/** From the strictest way that a server may take to the one that every server takes. */
const ways = ["json_schema", "tool", "json_object", "text"];
/**
 * Asks for decisions: by JSON schema; where the server refuses that as the call of a function, then by JSON mode, then in words;
 * what it takes is remembered. An answer that holds no decision is asked for once more.
 * @throws NoDecisionError where neither answer holds one.
 */
function askFor(form, complete, server) {
    let way = "json_schema";
    const ask = async (messages, call) => {
        for (;;) {
            try {
                return await complete({ ...inWay(way, form, messages), ...call });
            }
            catch (thrown) {
                const simpler = ways[ways.indexOf(way) + 1];
                if (simpler === undefined || !(0,_request_body_js__WEBPACK_IMPORTED_MODULE_3__/* .isBadRequest */ .z7)(thrown))
                    throw thrown;
                way = simpler;
            }
        }
    };
    return async (messages, call) => {
        const first = await ask(messages, call);
        const decision = (0,_ports_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIn */ .D7)(first.text, form.schema);
        if (decision !== null)
            return { decision, usage: first.usage };
        const second = await ask(onceMore(messages, first, form), call);
        const secondDecision = (0,_ports_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIn */ .D7)(second.text, form.schema);
        const usage = (0,_ports_writer_js__WEBPACK_IMPORTED_MODULE_1__/* .addUsage */ .vk)(first.usage, second.usage);
        if (secondDecision === null)
            throw new _ports_writer_js__WEBPACK_IMPORTED_MODULE_1__/* .NoDecisionError */ .EM(noDecisionWords(second, server), usage);
        return { decision: secondDecision, usage };
    };
}
/** JSON mode does not know the schema, and OpenAI's refuses a conversation without the word JSON. */
function inWay(way, { name, schema, inWords }, messages) {
    switch (way) {
        case "json_schema": {
            const strict = { name, strict: true, schema: (0,_ports_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .strictJsonSchema */ .L9)(schema) };
            return { messages, responseFormat: { type: "json_schema", json_schema: strict } };
        }
        case "tool":
            return {
                messages,
                tool: { name, description: inWords, schema: (0,_ports_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .strictJsonSchema */ .L9)(schema), textOf: (called) => called },
            };
        case "json_object":
            return { messages: withRequest(messages, inWords), responseFormat: { type: "json_object" } };
        case "text":
            return { messages: withRequest(messages, inWords) };
    }
}
/** At the end, so that the server's prefix cache still serves the conversation; some servers refuse two user messages in a row. */
function withRequest(messages, inWords) {
    const last = messages.at(-1);
    if (last?.role !== "user")
        return [...messages, { role: "user", content: inWords }];
    if (last.content.endsWith(inWords))
        return [...messages];
    return [...messages.slice(0, -1), { role: "user", content: `${last.content}\n\n${inWords}` }];
}
/** How much of an answer that is no decision goes back, in UTF-16 units. */
const echoChars = 2_000;
function onceMore(messages, { text }, { inWords }) {
    if (text.trim() === "")
        return withRequest(messages, inWords);
    return withRequest([...messages, { role: "assistant", content: text.slice(0, echoChars) }], inWords);
}
function noDecisionWords({ text }, server) {
    const last = text.trim() === "" ? "Its last answer was empty." : `Its last answer was: “${(0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(text, server)}”`;
    return `The model gave no usable decision, asked twice. ${last}`;
}


/***/ }),

/***/ 38893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HR: () => (/* binding */ Failure),
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
/** Why a request failed, in the words of this room; a writer's callers get it as an `AgentExecError`. */
class Failure extends Error {
    facts;
    name = "Failure";
    constructor(message, facts) {
        super(message, facts.cause === undefined ? undefined : { cause: facts.cause });
        this.facts = facts;
    }
    /** The same failure with a sentence more. */
    with(sentence) {
        return new Failure(`${this.message} ${sentence}`, this.facts);
    }
    toWriterError() {
        const { kind, nextStep, cause = this } = this.facts;
        if (kind !== "refused")
            return new _ports_writer_js__WEBPACK_IMPORTED_MODULE_2__/* .WriterUnavailableError */ ._B(this.message, nextStep, cause);
        return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("writer-refused", this.message, { nextStep, cause });
    }
}
/** The network failed: no connection, or one that broke. */
function networkFailure(thrown, server) {
    const { code, message } = rootOf(thrown);
    const words = quoted([...new Set([code, message])].filter(Boolean).join(", ") || String(thrown), server);
    const lasting = lastingAdvice(code, message);
    return new Failure(`The connection to the model server at ${server.url} failed: ${words}.`, {
        kind: lasting === null ? "transient" : "lasting",
        nextStep: lasting ??
            `Check that \`base-url\` (${server.url}) is right and that the server can be reached from here.`,
        cause: withoutKey(thrown, server),
    });
}
/** What to do where another request would only fail in the same way; null where one may do better. */
function lastingAdvice(code, message) {
    // fetch.spec.whatwg.org/#port-blocking: refused before anything is sent.
    if (message === "bad port")
        return "Let the server listen on another port: `fetch` opens this one to nobody.";
    if (code === "ERR_SSL_WRONG_VERSION_NUMBER" || code === "ERR_SSL_PACKET_LENGTH_TOO_LONG")
        return "Check `base-url`: what listens there speaks no TLS; an address with http:// would speak to it without.";
    if (code === "CERT_HAS_EXPIRED" || code === "CERT_NOT_YET_VALID")
        return "Renew the server's certificate, or set this machine's clock.";
    if (code === "ERR_TLS_CERT_ALTNAME_INVALID")
        return "Name the server in `base-url` as its certificate does.";
    if (/^(DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED|UNABLE_TO_(VERIFY|GET)|CERT_)/.test(code))
        return "Name the file of the authority that signed the server's certificate in NODE_EXTRA_CA_CERTS.";
    return null;
}
/** The server answered, but not with a reply. `what` completes "The model server at … ". */
function unintelligible(what, server, { cause, isTransient = true } = {}) {
    return new Failure(`The model server at ${server.url} ${what}.`, {
        kind: isTransient ? "transient" : "lasting",
        nextStep: `Check that \`base-url\` (${server.url}) names a server for chat completions; such an address often ends in /v1.`,
        cause: withoutKey(cause, server),
    });
}
/**
 * A peer's words on one line, bounded and without the key, as they may stand in a message. 300 UTF-16 units hold
 * what servers have to say and keep a page of HTML out.
 */
function quoted(text, server) {
    const words = maskKeys(text, server).replace(/[\p{Cc}\p{Cf}\s]+/gu, " ");
    return (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .truncateEnd */ .S)(words.trim(), 300);
}
/** Shorter keys protect nothing, and masking "test" or "x" would tear words apart. */
const minSecretChars = 8;
function maskKeys(text, { apiKey, headers = [] }) {
    const secrets = headers.flatMap(({ value, isSecret = false }) => (isSecret ? [value] : []));
    return [apiKey ?? "", ...secrets]
        .filter((secret) => secret.length >= minSecretChars)
        .reduce((masked, secret) => masked.replaceAll(secret, "***"), text);
}
/** The error itself, or, when the key stands anywhere in what a logger would print of it, its masked words. */
function withoutKey(thrown, server) {
    const printed = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.inspect)(thrown, { depth: 12, maxStringLength: null, maxArrayLength: null });
    const masked = maskKeys(printed, server);
    return masked === printed ? thrown : new Error(masked);
}
/** The innermost cause, for `fetch` itself only says "fetch failed"; empty for what it does not say. */
function rootOf(thrown) {
    let root = thrown;
    while (typeof root.cause === "object" && root.cause !== null)
        root = root.cause;
    const { code, message } = root;
    return {
        code: typeof code === "string" ? code : "",
        message: typeof message === "string" ? message : "",
    };
}


/***/ }),

/***/ 96148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ redirectFailure),
/* harmony export */   t: () => (/* binding */ httpFailure)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38893);

/** What an answer that is no success means: worth another request, or a setting to mend. */
function httpFailure({ status, headers, body, nowMs }, server) {
    const said = (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(wordsOf(body), server);
    const message = `The model server at ${server.url} answered ${status}${said === "" ? "" : `: ${said}`}`.replace(/\.?$/, ".");
    const requestId = (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(headers.get("x-request-id") ?? "unknown", server);
    const cause = new Error(`HTTP ${status}, request id ${requestId}: ${said}`);
    if (isTransient(status, body) && headers.get("x-should-retry") !== "false") {
        const retryAfterMs = retryAfter(headers, nowMs);
        return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR(message, {
            kind: "transient",
            nextStep: waitStep(status, server),
            status,
            retryAfterMs,
            cause,
        });
    }
    return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR(message, { kind: "refused", nextStep: mendStep(status, body, server), status, cause });
}
/** A redirect is not followed: the key would go to whomever the answer names. */
function redirectFailure({ status, headers }, server) {
    const target = (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(targetOf(headers.get("location"), server.url), server);
    return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR(`The model server at ${server.url} redirects (${status}) to ${target}; the key is not sent there.`, {
        kind: "refused",
        nextStep: "Set `base-url` to the server's final address if you trust it.",
        status,
    });
}
/** 408 request timeout, 409 lock, 425 too early, 429 rate limit, 5xx; a spent quota is a 429 that waiting does not mend. */
function isTransient(status, body) {
    if (status === 429)
        return !isOutOfQuota(body);
    return status === 408 || status === 409 || status === 425 || status >= 500;
}
function isOutOfQuota(body) {
    return /insufficient_quota|billing_hard_limit|insufficient.balance/i.test(body);
}
function waitStep(status, { url }) {
    return status === 429
        ? "Wait until the server's rate limit allows more, or use a key or model with a higher one."
        : `Try again later; if it stays, look at the server that \`base-url\` (${url}) names.`;
}
function mendStep(status, body, { url, model, apiKey }) {
    if (status === 402 || isOutOfQuota(body))
        return "Add credit to the account that the key belongs to, or use another key.";
    if (status === 413 || /context.length|too long|maximum context/i.test(body)) {
        return `Shorten the task or use a \`model\` with a larger context window than ${model}.`;
    }
    switch (status) {
        case 401:
            return apiKey === null
                ? `Give a key for ${url}: in OPENAI_API_KEY, in the variable that \`api-key-env\` names, or as the action's input \`api-key\`.`
                : `Check the key (OPENAI_API_KEY, the variable that \`api-key-env\` names, or the action's input \`api-key\`) and that it belongs to ${url}.`;
        case 403:
            return `Check that the key may use the \`model\` ${model} at ${url}, from where this runs.`;
        case 404:
        case 405:
            return `Check that \`model\` (${model}) exists there and that \`base-url\` (${url}) is right; it often ends in /v1.`;
        default:
            return `Check \`model\` (${model}) and the other settings of the model against what the server says.`;
    }
}
/** OpenAI's `{error: {message}}`, the shapes of others (`message`, `detail`), or the text as it is. */
function wordsOf(body) {
    try {
        const { error, message, detail } = JSON.parse(body);
        const inner = error?.message;
        const words = inner ?? error ?? message ?? detail ?? body;
        return typeof words === "string" ? words : JSON.stringify(words);
    }
    catch {
        return body.replace(/<[^<>]*>/g, " ");
    }
}
/** `retry-after-ms`, then `retry-after` as seconds or as a date; null when absent, past or not understood. */
function retryAfter(headers, nowMs) {
    const exact = Number.parseFloat(headers.get("retry-after-ms") ?? "");
    if (exact > 0)
        return exact;
    const value = headers.get("retry-after") ?? "";
    const ms = /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number.parseFloat(value) * 1_000 : Date.parse(value) - nowMs;
    return ms > 0 ? ms : null;
}
function targetOf(location, base) {
    if (location === null || !URL.canParse(location, base))
        return "an address that it does not name";
    const { origin, pathname } = new URL(location, base);
    return `${origin}${pathname}`;
}


/***/ }),

/***/ 509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ openServer),
  N: () => (/* binding */ withDeadline)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/format/duration.js
var duration = __webpack_require__(27939);
// EXTERNAL MODULE: ./lib/writers/openai/failure.js
var failure = __webpack_require__(38893);
// EXTERNAL MODULE: ./lib/writers/openai/http-failure.js
var http_failure = __webpack_require__(96148);
// EXTERNAL MODULE: ./lib/writers/openai/responses.js
var responses = __webpack_require__(99827);
;// CONCATENATED MODULE: ./lib/writers/openai/chunks.js



/**
 * Sends one request and yields the chunks of the answer as they come, unchecked. What the server or the way to it
 * does wrong becomes a `Failure`; what the consumer of the chunks throws is not touched.
 */
async function* chunksOf({ api, fields }, exchange, options) {
    try {
        const client = await connect(exchange, options);
        const { signal } = exchange;
        if (api === "chat")
            yield* await client.chat.completions.create(fields, { signal });
        else
            yield* (0,responses/* chunksOfResponse */.H)(await client.responses.create(fields, { signal }), options.server);
    }
    catch (thrown) {
        exchange.throwIfEnded();
        throw thrown instanceof failure/* Failure */.HR ? thrown : failureInStream(thrown, options.server);
    }
}
/** A client for one exchange. The library is large and loaded when the first call needs it. */
async function connect({ fetch }, { server, baseUrl }) {
    const { OpenAI } = await __webpack_require__.e(/* import() */ 3674).then(__webpack_require__.bind(__webpack_require__, 93674));
    return new OpenAI({
        apiKey: server.apiKey ?? "none",
        baseURL: `${baseUrl.origin}${baseUrl.pathname.replace(/\/+$/, "")}`,
        defaultQuery: Object.fromEntries(baseUrl.searchParams),
        defaultHeaders: {
            ...(server.apiKey === null && { Authorization: null }),
            ...(0,failure/* headersOf */.Yl)(server),
        },
        // What the library would otherwise read from the environment, where nobody set it for this server.
        organization: null,
        project: null,
        adminAPIKey: null,
        webhookSecret: null,
        logLevel: "off",
        maxRetries: 0,
        // The exchange watches the time; the library's own timer is as long as Node's timers can be.
        timeout: 2 ** 31 - 1,
        fetch,
    });
}
/** An error that came as an event of the stream, or an event that is no JSON. */
function failureInStream(thrown, server) {
    const { error } = thrown;
    if (error === undefined)
        return (0,failure/* unintelligible */.gU)("sent an answer that cannot be read", server, { cause: thrown });
    const body = JSON.stringify({ error });
    const status = statusOf(error);
    if (status === null) {
        return (0,failure/* unintelligible */.gU)(`broke off its reply with an error: ${(0,failure/* quoted */.TL)(body, server)}`, server, {
            cause: thrown,
        });
    }
    return (0,http_failure/* httpFailure */.t)({ status, headers: new Headers(), body, nowMs: 0 }, server);
}
/** Gateways put the status of the server behind them into `code`. */
function statusOf(error) {
    const { code } = (error ?? {});
    if (code === "insufficient_quota")
        return 429;
    return typeof code === "number" && code >= 400 && code < 600 ? code : null;
}

// EXTERNAL MODULE: ./lib/writers/openai/proxied-fetch.js
var proxied_fetch = __webpack_require__(37955);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(12311);
;// CONCATENATED MODULE: ./lib/writers/openai/whole-completion.js

/** A chat completion that is not streamed: its reply stands in `message`, where a stream's pieces stand in `delta`. */
const completionSchema = schemas/* looseObject */._H3({
    choices: schemas/* tuple */.PVZ([schemas/* looseObject */._H3({ message: schemas/* looseObject */._H3({}) })], schemas/* unknown */.L5J()),
});
/** A response that is not streamed: the last event of a stream holds the same. */
const responseSchema = schemas/* looseObject */._H3({ object: schemas/* literal */.euz("response"), status: schemas/* string */.YjP() });
/**
 * A whole completion as the stream of events that says the same, in one piece, so that one set of checks serves both.
 * null for what is no completion; what is in the message is checked like any piece of a stream.
 */
function eventsOfCompletion(value) {
    const { data: response } = responseSchema.safeParse(value);
    if (response !== undefined)
        return `data: ${JSON.stringify({ type: `response.${response.status}`, response })}\n\n`;
    const { data: completion } = completionSchema.safeParse(value);
    if (completion === undefined)
        return null;
    const { message, ...choice } = completion.choices[0];
    const chunk = { ...completion, choices: [{ ...choice, delta: message }] };
    return `data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`;
}

;// CONCATENATED MODULE: ./lib/writers/openai/exchange.js





/** A stream spends some 300 bytes on a token: enough for 400,000 tokens, and an end to a stream that has none. */
const maxAnswerBytes = 128 * 1024 * 1024;
/** One event holds a few tokens, or a whole reply; the library searches an unfinished event anew with each packet. */
const maxEventBytes = 2 * 1024 * 1024;
const maxErrorBytes = 64 * 1024;
const eventStream = "text/event-stream";
/** The stall watch looks this often within its time; it counts looks, so that a step of the wall clock does not matter. */
const looksPerStall = 4;
/**
 * One request and its answer, under guard: `fetch` for the client library, which follows no redirect, takes only a
 * stream of events, or a whole completion in its place, and bounds its bytes and its silences.
 */
class Exchange {
    options;
    /** Ends the exchange: the caller's signal, a stall, or `close`. */
    signal;
    #end = new AbortController();
    #failure = null;
    #beats = 0;
    constructor(options) {
        this.options = options;
        this.signal = AbortSignal.any([options.signal, this.#end.signal]);
    }
    fetch = async (url, init) => {
        void this.#watch();
        try {
            const send = await (0,proxied_fetch/* fetchFor */.G)(this.options.server.url);
            const response = await send(url, { ...init, redirect: "manual" });
            this.#beats += 1;
            await this.#expectSuccess(response);
            if (response.body === null)
                throw (0,failure/* unintelligible */.gU)("answered without a body", this.options.server);
            const { status, headers } = response;
            const type = headers.get("content-type") ?? eventStream;
            if (/^\s*application\/json\b/i.test(type)) {
                return new Response(await this.#eventsOfWhole(response.body, type), { status });
            }
            if (!/^\s*text\/event-stream\b/i.test(type))
                throw this.#noEvents(type, await this.#start(response));
            return new Response(ReadableStream.from(this.#guarded(response.body)), { status, headers });
        }
        catch (thrown) {
            throw this.#fail(thrown);
        }
    };
    /**
     * Why the exchange is over, if it is: the caller's reason or the first failure. The library wraps, rewords or
     * swallows what its `fetch` throws, so the word of the exchange counts.
     */
    throwIfEnded() {
        this.options.signal.throwIfAborted();
        if (this.#failure !== null)
            throw this.#failure;
    }
    /** Idempotent; closes the connection when the answer has not been read to its end. */
    close() {
        this.#end.abort();
    }
    async #expectSuccess(response) {
        const { status, headers, ok } = response;
        const { server, clock } = this.options;
        if (status >= 300 && status < 400)
            throw (0,http_failure/* redirectFailure */.l)({ status, headers }, server);
        if (!ok)
            throw (0,http_failure/* httpFailure */.t)({ status, headers, body: await this.#start(response), nowMs: clock.now() }, server);
    }
    /** Some servers and gateways know no streams and send the whole completion, whatever they are asked for. */
    async #eventsOfWhole(body, type) {
        const chunks = [];
        let bytes = 0;
        for await (const chunk of this.#guarded(body)) {
            chunks.push(chunk);
            bytes += chunk.byteLength;
            if (bytes > maxEventBytes)
                throw this.#tooLong();
        }
        const text = Buffer.concat(chunks).toString("utf8");
        const value = parseJson(text);
        if (value === undefined && text.trimStart().startsWith("{"))
            throw (0,failure/* unintelligible */.gU)("ended its answer before the reply was whole", this.options.server);
        const events = eventsOfCompletion(value);
        if (events === null)
            throw this.#noEvents(type, text);
        return events;
    }
    #noEvents(type, start) {
        const { server } = this.options;
        const what = `answered with ${(0,failure/* quoted */.TL)(type, server)} instead of a stream of events: ${(0,failure/* quoted */.TL)(start, server)}`;
        return (0,failure/* unintelligible */.gU)(what, server, { isTransient: false });
    }
    /** The first bytes of an answer as text, for a message; what breaks then breaks the message only. */
    async #start({ body }) {
        const chunks = [];
        let bytes = 0;
        try {
            for await (const chunk of body ?? []) {
                this.#beats += 1;
                chunks.push(chunk);
                bytes += chunk.byteLength;
                if (bytes > maxErrorBytes)
                    break;
            }
        }
        catch (thrown) {
            if (this.signal.aborted)
                throw thrown;
        }
        return Buffer.concat(chunks).toString("utf8", 0, maxErrorBytes);
    }
    async *#guarded(body) {
        let answerBytes = 0;
        let event = { bytes: 0, tail: Buffer.alloc(0) };
        try {
            for await (const chunk of body) {
                this.#beats += 1;
                answerBytes += chunk.byteLength;
                event = afterChunk(event, chunk);
                if (answerBytes > maxAnswerBytes || event.bytes > maxEventBytes)
                    throw this.#tooLong();
                yield chunk;
            }
        }
        catch (thrown) {
            throw this.#fail(thrown);
        }
    }
    /** Not asked for again: what sends without end would only do so once more. */
    #tooLong() {
        return (0,failure/* unintelligible */.gU)("sent more than a reply can hold", this.options.server, { isTransient: false });
    }
    /**
     * The first failure is the reason, not what breaks after it. Never an AbortError: the library would end the stream
     * as if it were whole.
     */
    #fail(thrown) {
        this.#failure ??= thrown instanceof failure/* Failure */.HR ? thrown : (0,failure/* networkFailure */.rd)(thrown, this.options.server);
        return this.#failure;
    }
    async #watch() {
        const { clock, stallTimeoutMs, server } = this.options;
        let seen = this.#beats;
        for (let quietLooks = 0; quietLooks < looksPerStall; seen = this.#beats) {
            try {
                await clock.sleep(stallTimeoutMs / looksPerStall, { signal: this.signal });
            }
            catch {
                return;
            }
            quietLooks = this.#beats === seen ? quietLooks + 1 : 0;
        }
        this.#failure ??= (0,failure/* unintelligible */.gU)(`sent nothing for ${(0,duration/* formatDuration */.a)(stallTimeoutMs)}`, server);
        this.#end.abort();
    }
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** How many bytes have come since the last end of an event (a blank line), which may lie across chunks. */
function afterChunk({ bytes, tail }, chunk) {
    const window = Buffer.concat([tail, chunk]);
    const end = Math.max(endOf("\n\n", window), endOf("\r\n\r\n", window), endOf("\r\r", window));
    return { bytes: end === -1 ? bytes + chunk.byteLength : window.length - end, tail: window.subarray(-3) };
}
function endOf(blankLine, window) {
    const start = window.lastIndexOf(blankLine);
    return start === -1 ? -1 : start + blankLine.length;
}

// EXTERNAL MODULE: ./lib/writers/openai/reply-collector.js + 1 modules
var reply_collector = __webpack_require__(36508);
// EXTERNAL MODULE: ./lib/writers/openai/request-body.js
var request_body = __webpack_require__(80983);
;// CONCATENATED MODULE: ./lib/writers/openai/retry.js

const maxTries = 4;
/** A Retry-After may name days; no wait is longer than a minute, the window of most rate limits. */
const maxWaitMs = 60_000;
const firstWaitMs = 500;
/** Rate limits are counted by the minute: 5, 10 and 20 s bring a call into the next window where 0.5, 1 and 2 s do not. */
const firstRateLimitWaitMs = 5_000;
/**
 * The only retry layer: makes the request again after a transient failure, at most three times, with doubling waits
 * or the server's own Retry-After. A reply that broke off in the middle is asked for again as a whole.
 *
 * @throws the last failure; any other error as it is; on abort the signal's reason.
 */
async function withRetries(request, options) {
    for (let tries = 1;; tries += 1) {
        try {
            return await request();
        }
        catch (thrown) {
            if (!(thrown instanceof failure/* Failure */.HR) || thrown.facts.kind !== "transient")
                throw thrown;
            if (tries === maxTries)
                throw thrown.with(`It was tried ${maxTries} times.`);
            await waitAfter(thrown, tries, options);
        }
    }
}
async function waitAfter(failure, tries, options) {
    const { clock, signal, deadlineMs, onRetry } = options;
    const waitMs = waitBefore(failure, tries, options.random);
    if (clock.now() + waitMs >= deadlineMs)
        throw failure.with("No time is left for another try.");
    onRetry?.({ message: failure.message, waitMs });
    await clock.sleep(waitMs, { signal });
}
/** Jitter only ever shortens our own wait, by up to a quarter, and lengthens the server's, by up to a tenth. */
function waitBefore({ facts }, tries, random) {
    const { retryAfterMs = null, status } = facts;
    if (retryAfterMs !== null)
        return Math.round(Math.min(retryAfterMs * (1 + random() * 0.1), maxWaitMs));
    const first = status === 429 ? firstRateLimitWaitMs : firstWaitMs;
    return Math.round(first * 2 ** (tries - 1) * (1 - random() * 0.25));
}

;// CONCATENATED MODULE: ./lib/writers/openai/chat.js






/** A conversation with one server, which remembers what of the protocol that server takes. */
function createChat(options) {
    const { api = "auto" } = options.settings;
    let dialect = api === "responses" ? { ...request_body/* openAiDialect */.zO, api } : request_body/* openAiDialect */.zO;
    return async (completion) => {
        for (;;) {
            const body = (0,request_body/* requestBody */.IO)(completion, options.settings, dialect);
            try {
                return await withRetries(() => request(body, completion, options), { ...options, ...completion });
            }
            catch (thrown) {
                const simpler = (0,request_body/* simplerDialect */.D4)(dialect, thrown, api !== "auto");
                if (simpler === null)
                    throw thrown;
                dialect = simpler;
            }
        }
    };
}
async function request(body, { messages, signal, onText, tool }, options) {
    const { server, prices } = options;
    const promptChars = messages.reduce((sum, { content }) => sum + content.length, 0);
    const collector = new reply_collector/* ReplyCollector */.s({
        server,
        promptChars,
        prices,
        onText,
        tool,
    });
    const exchange = new Exchange({ ...options, signal });
    try {
        for await (const chunk of chunksOf(body, exchange, options))
            collector.add(chunk);
    }
    catch (thrown) {
        // Once the server has said how the reply ends, what breaks afterwards takes nothing from it.
        if (!(thrown instanceof failure/* Failure */.HR) || !collector.isFinished)
            throw thrown;
    }
    finally {
        exchange.close();
    }
    return collector.reply();
}

;// CONCATENATED MODULE: ./lib/writers/openai/open-server.js




/** A conversation with the server, and the bounds of a call. @throws like `createOpenAiWriter`. */
function openServer(options) {
    const { clock, model, timeoutMs = 900_000, stallTimeoutMs = 120_000, prices = null, random = Math.random, } = options;
    const baseUrl = parseBaseUrl(options.baseUrl);
    const url = `${baseUrl.origin}${baseUrl.pathname}`;
    const server = { url, model, apiKey: parseKey(options.apiKey), headers: options.headers };
    const complete = createChat({ server, baseUrl, settings: options, stallTimeoutMs, clock, random, prices });
    return { complete, limits: { clock, timeoutMs, server } };
}
function parseBaseUrl(baseUrl) {
    const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null;
    if (url !== null && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "")
        return url;
    throw new errors/* AgentExecError */.r("settings-invalid", "`base-url` is no http or https address without a user name in it.", {
        nextStep: "Set `base-url` to the root of a server for chat completions, as https://api.openai.com/v1.",
    });
}
/** Checked here because the error of `fetch` for a header that it refuses quotes the header. */
function parseKey(apiKey = "") {
    const key = apiKey.trim();
    if (/^[\x21-\x7e]*$/.test(key))
        return key === "" ? null : key;
    throw new errors/* AgentExecError */.r("settings-invalid", "The API key holds spaces, line breaks or characters beyond ASCII.", {
        nextStep: "Set the key again, without quotes and line breaks; a secret pasted with more than the key is the usual cause.",
    });
}
/** Runs one call to its end, its deadline or its abort, and turns failures into the errors that the port promises. */
async function withDeadline({ signal }, { clock, timeoutMs, server }, work) {
    signal.throwIfAborted();
    const deadline = new AbortController();
    const done = new AbortController();
    void clock.sleep(timeoutMs, { signal: done.signal }).then(() => deadline.abort(tooLate(server, timeoutMs)), () => undefined);
    try {
        return await work({
            signal: AbortSignal.any([signal, deadline.signal]),
            deadlineMs: clock.now() + timeoutMs,
        });
    }
    catch (thrown) {
        throw thrown instanceof failure/* Failure */.HR ? thrown.toWriterError() : thrown;
    }
    finally {
        done.abort();
    }
}
function tooLate({ url, model }, timeoutMs) {
    return new failure/* Failure */.HR(`The model server at ${url} was not done within ${(0,duration/* formatDuration */.a)(timeoutMs)}.`, {
        kind: "lasting",
        nextStep: `Give it more time, a smaller task, or a faster \`model\` than ${model}.`,
    });
}


/***/ }),

/***/ 54960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ unseenWords),
/* harmony export */   F: () => (/* binding */ picturesOf)
/* harmony export */ });
/** In the place of pictures that the server refused before. */
const unseenWords = "(The images cannot be shown: the model server takes none.)";
/** The pictures of a message as data URLs. */
function picturesOf({ images = [] }, takesImages) {
    if (!takesImages)
        return [];
    return images.flatMap(({ type, content }) => content === undefined ? [] : [`data:${type};base64,${Buffer.from(content).toString("base64")}`]);
}


/***/ }),

/***/ 37955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ fetchFor)
/* harmony export */ });
/* harmony import */ var _actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19783);

/**
 * The `fetch` by which this address is reached: through the proxy that HTTPS_PROXY or HTTP_PROXY names, unless NO_PROXY names the
 * address or it is this machine; Node's own knows no proxies.
 */
async function fetchFor(url) {
    const proxy = (0,_actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_0__/* .getProxyUrl */ .s)(new URL(url));
    if (proxy === undefined)
        return fetch;
    const { ProxyAgent, fetch: proxied } = await __webpack_require__.e(/* import() */ 6752).then(__webpack_require__.t.bind(__webpack_require__, 46752, 19));
    const { username, password } = proxy;
    const token = basicOf(decodeURIComponent(username), decodeURIComponent(password));
    const dispatcher = new ProxyAgent({
        uri: `${proxy.protocol}//${proxy.host}`,
        ...(username !== "" && { token }),
    });
    // The same interface in two declarations.
    return ((target, init) => proxied(target, { ...init, dispatcher }));
}
function basicOf(user, password) {
    return `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
}


/***/ }),

/***/ 36508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ ReplyCollector),
  h: () => (/* binding */ costOf)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(12311);
// EXTERNAL MODULE: ./lib/writers/openai/failure.js
var failure = __webpack_require__(38893);
;// CONCATENATED MODULE: ./lib/writers/openai/thought-splitter.js
const opening = "<think>";
const closing = "</think>";
/**
 * Takes a leading `<think>…</think>` out of a text that arrives in pieces, as servers without a field for the
 * thought send it. A tag that is never closed leaves all of it thought: nothing of it is an answer.
 */
class ThoughtSplitter {
    #thought = [];
    #state = "undecided";
    #pending = "";
    /** The part of the answer that this piece completes. */
    push(piece) {
        if (this.#isAnswering)
            return piece;
        this.#pending += piece;
        // Before and behind the thought blanks decide nothing, so that their pieces are not read again with each that comes.
        if (this.#state !== "thinking" && piece.trim() === "")
            return "";
        if (this.#state === "undecided")
            this.#decide();
        if (this.#state === "thinking")
            this.#think();
        if (this.#state === "leaving")
            this.#leave();
        return this.#isAnswering ? this.#take(this.#pending.length) : "";
    }
    /** What is left of the answer once no piece will come any more. */
    end() {
        if (this.#state === "leaving")
            this.#leave();
        const rest = this.#take(this.#pending.length);
        if (this.#state !== "thinking")
            return rest;
        this.#thought.push(rest);
        return "";
    }
    get thought() {
        return this.#thought.join("");
    }
    get #isAnswering() {
        return this.#state === "answering";
    }
    #decide() {
        const start = this.#pending.trimStart();
        if (start.startsWith(opening)) {
            this.#take(this.#pending.length - start.length + opening.length);
            this.#state = "thinking";
        }
        else if (!opening.startsWith(start))
            this.#state = "answering";
    }
    /** What may be the beginning of the closing tag waits for the next piece. */
    #think() {
        const end = this.#pending.indexOf(closing);
        if (end === -1) {
            this.#thought.push(this.#take(this.#pending.length - closing.length + 1));
            return;
        }
        this.#thought.push(this.#take(end));
        this.#take(closing.length);
        this.#state = "leaving";
    }
    /** The blank lines between thought and answer belong to neither. */
    #leave() {
        this.#pending = this.#pending.replace(/^\s*\n/, "");
        if (this.#pending.trim() !== "")
            this.#state = "answering";
    }
    #take(length) {
        const taken = this.#pending.slice(0, Math.max(0, length));
        this.#pending = this.#pending.slice(taken.length);
        return taken;
    }
}

;// CONCATENATED MODULE: ./lib/writers/openai/reply-collector.js



/** 8 MiB of text and thought, in UTF-16 units: ten times what the largest models write at once. */
const maxReplyChars = 8 * 1024 * 1024;
/** What a call costs. `cachedTokens` are among the input tokens. */
function costOf({ inputTokens, cachedTokens = 0, outputTokens, }, { inputPerMillionUsd, cachedPerMillionUsd = inputPerMillionUsd, outputPerMillionUsd }) {
    const input = (inputTokens - cachedTokens) * inputPerMillionUsd + cachedTokens * cachedPerMillionUsd;
    return (input + outputTokens * outputPerMillionUsd) / 1_000_000;
}
/** The mean of English prose and code under the usual tokenizers. */
const charsPerToken = 4;
/** Servers that send a call whole leave its place out. */
const toolCallSchema = schemas/* object */.Ikc({
    index: schemas/* int */.Whr().nullish(),
    function: schemas/* object */.Ikc({ arguments: schemas/* string */.YjP().nullish() }).nullish(),
});
/** What is read of a chunk, with the fields by which servers show reasoning; servers leave out or null what they do not use. */
const chunkSchema = schemas/* object */.Ikc({
    choices: schemas/* array */.YOg(schemas/* object */.Ikc({
        delta: schemas/* object */.Ikc({
            content: schemas/* string */.YjP().nullish(),
            refusal: schemas/* string */.YjP().nullish(),
            reasoning_content: schemas/* string */.YjP().nullish(),
            reasoning: schemas/* string */.YjP().nullish(),
            tool_calls: schemas/* array */.YOg(toolCallSchema.catch({})).nullish(),
        })
            .nullish(),
        finish_reason: schemas/* string */.YjP().nullish(),
    }))
        .nullish(),
    usage: schemas/* object */.Ikc({
        prompt_tokens: schemas/* int */.Whr().nonnegative(),
        completion_tokens: schemas/* int */.Whr().nonnegative(),
        prompt_tokens_details: schemas/* object */.Ikc({ cached_tokens: schemas/* int */.Whr().nonnegative().nullish() })
            .nullish()
            .catch(null),
        prompt_cache_hit_tokens: schemas/* int */.Whr().nonnegative().nullish().catch(null),
    })
        .nullish()
        .catch(null),
});
/** Puts the chunks of one streamed chat completion together. */
class ReplyCollector {
    options;
    #splitter = new ThoughtSplitter();
    #text = [];
    #thought = [];
    #refusal = [];
    #chars = 0;
    #finishReason = null;
    #hasToolCalls = false;
    #called = [];
    /** The place of the call that counts, among the answer's parts. */
    #callIndex = null;
    #usage = null;
    constructor(options) {
        this.options = options;
    }
    /** @throws Failure for what is no chunk and for a reply past all bounds. */
    add(value) {
        const { data: chunk, error } = chunkSchema.safeParse(value);
        const { server } = this.options;
        if (chunk === undefined)
            throw (0,failure/* unintelligible */.gU)("sent JSON that is no part of a reply", server, { cause: error });
        // No request takes nothing: a server that says so did not count.
        if (chunk.usage && chunk.usage.prompt_tokens > 0)
            this.#usage = chunk.usage;
        const choice = chunk.choices?.[0];
        this.#finishReason = choice?.finish_reason ?? this.#finishReason;
        const { content, refusal, reasoning_content, reasoning, tool_calls } = choice?.delta ?? {};
        for (const call of tool_calls ?? [])
            this.#call(call);
        this.#keep(this.#thought, reasoning_content ?? reasoning ?? "");
        this.#keep(this.#refusal, refusal ?? "");
        this.#chars += content?.length ?? 0;
        this.#tell(this.#splitter.push(content ?? ""));
        if (this.#chars > maxReplyChars) {
            throw (0,failure/* unintelligible */.gU)("sent more than a reply can hold", server, { isTransient: false });
        }
    }
    /** Whether the server has said how the reply ends; before that it is cut. */
    get isFinished() {
        return this.#finishReason !== null;
    }
    /** @throws Failure when the stream ended before the reply did, or with one that answers nothing. */
    reply() {
        this.#tell(this.#splitter.end());
        const finish = this.#finish();
        const text = this.#calledText(finish) || this.#text.join("") || (finish === "refusal" ? this.#refusal.join("") : "");
        if (finish === "stop" && text.trim() === "") {
            throw (0,failure/* unintelligible */.gU)("answered with an empty reply", this.options.server);
        }
        const thought = this.#thought.join("") + this.#splitter.thought;
        return { text, thought: thought.trim() === "" ? null : thought.trim(), finish, usage: this.#usageOf() };
    }
    #keep(pieces, piece) {
        if (piece === "")
            return;
        pieces.push(piece);
        this.#chars += piece.length;
    }
    #call({ index, function: called }) {
        const at = index ?? (this.#hasToolCalls ? 1 : 0);
        this.#callIndex ??= at;
        this.#hasToolCalls = true;
        if (at === this.#callIndex)
            this.#keep(this.#called, called?.arguments ?? "");
    }
    /** Of a call that was cut there is nothing to read. */
    #calledText(finish) {
        const { tool, server, onText } = this.options;
        const called = this.#called.join("");
        if (tool === undefined || called === "" || finish !== "stop")
            return called;
        const text = tool.textOf(called);
        if (text === null)
            throw (0,failure/* unintelligible */.gU)(`called \`${tool.name}\` with what is no answer: ${(0,failure/* quoted */.TL)(called, server)}`, server);
        onText?.(text);
        return text;
    }
    #tell(text) {
        if (text === "")
            return;
        this.#text.push(text);
        this.options.onText?.(text);
    }
    #finish() {
        const { server } = this.options;
        if (this.#finishReason === null)
            throw (0,failure/* unintelligible */.gU)("ended its answer before the reply was whole", server);
        if (this.#hasToolCalls && this.options.tool === undefined)
            throw (0,failure/* unintelligible */.gU)("asked for a tool, although none was offered", server);
        if (this.#refusal.length > 0)
            return "refusal";
        switch (this.#finishReason) {
            case "stop":
            case "length":
                return this.#finishReason;
            case "tool_calls":
                return "stop";
            case "content_filter":
                return "refusal";
            default: {
                // A finish that is not known may mean a reply that was cut, which must not be run.
                const reason = (0,failure/* quoted */.TL)(this.#finishReason, server);
                throw (0,failure/* unintelligible */.gU)(`ended its reply for a reason that is not known here (${reason})`, server);
            }
        }
    }
    #usageOf() {
        const { promptChars, prices } = this.options;
        const inputTokens = this.#usage?.prompt_tokens ?? Math.ceil(promptChars / charsPerToken);
        const outputTokens = this.#usage?.completion_tokens ?? Math.ceil(this.#chars / charsPerToken);
        const told = this.#usage?.prompt_tokens_details?.cached_tokens ?? this.#usage?.prompt_cache_hit_tokens ?? 0;
        const cachedTokens = Math.min(told, inputTokens);
        const tokens = { inputTokens, outputTokens, ...(cachedTokens > 0 && { cachedTokens }) };
        const costUsd = prices && costOf(tokens, prices);
        return { calls: 1, ...tokens, costUsd, ...(this.#usage ? {} : { isEstimated: true }) };
    }
}


/***/ }),

/***/ 80983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ simplerDialect),
/* harmony export */   IO: () => (/* binding */ requestBody),
/* harmony export */   z7: () => (/* binding */ isBadRequest),
/* harmony export */   zO: () => (/* binding */ openAiDialect)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38893);
/* harmony import */ var _pictures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54960);
/* harmony import */ var _responses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99827);



const openAiDialect = {
    api: "chat",
    limitName: "max_completion_tokens",
    asksForUsage: true,
    takesImages: true,
};
function requestBody(asked, settings, { api, limitName, asksForUsage, takesImages }) {
    const { messages, responseFormat, tool, maxOutputTokens: mostNow = Infinity } = asked;
    const { model, temperature, maxOutputTokens = Infinity, requestFields } = settings;
    const most = Math.min(mostNow, maxOutputTokens);
    if (api === "responses")
        return { api, fields: (0,_responses_js__WEBPACK_IMPORTED_MODULE_1__/* .responsesBody */ ._)(asked, settings, { most, takesImages }) };
    const fields = {
        ...requestFields,
        model,
        messages: messages.map((message) => chatMessage(message, takesImages)),
        stream: true,
        ...(asksForUsage ? { stream_options: { include_usage: true } } : {}),
        ...(most === Infinity ? {} : { [limitName]: most }),
        ...(temperature === undefined ? {} : { temperature }),
        ...(responseFormat === undefined ? {} : { response_format: responseFormat }),
        ...(tool === undefined ? {} : toolFields(tool)),
    };
    return { api, fields };
}
function chatMessage({ role, content, images = [] }, takesImages) {
    if (role !== "user" || images.length === 0)
        return { role, content };
    return {
        role,
        content: [
            { type: "text", text: takesImages ? content : `${content}\n\n${_pictures_js__WEBPACK_IMPORTED_MODULE_2__/* .unseenWords */ .C}` },
            ...(0,_pictures_js__WEBPACK_IMPORTED_MODULE_2__/* .picturesOf */ .F)({ images }, takesImages).map((url) => ({
                type: "image_url",
                image_url: { url },
            })),
        ],
    };
}
function toolFields({ name, description, schema: parameters }) {
    const type = "function";
    const tool = { type, function: { name, description, parameters, strict: true } };
    return { tools: [tool], tool_choice: { type, function: { name } } };
}
/**
 * A dialect without what the server's refusal names; null when it names nothing that can be done without.
 * @param isFixed whether the API was named by a person, and is no other's to choose
 */
function simplerDialect(dialect, thrown, isFixed) {
    if (dialect.api === "chat" && !isFixed && isNoChatModel(thrown))
        return { ...dialect, api: "responses" };
    if (!isBadRequest(thrown))
        return null;
    if (dialect.takesImages && /image|vision|multimodal|modalit/i.test(thrown.message))
        return { ...dialect, takesImages: false };
    if (dialect.api !== "chat")
        return null;
    if (dialect.asksForUsage && thrown.message.includes("stream_options"))
        return { ...dialect, asksForUsage: false };
    if (thrown.message.includes("max_completion_tokens") && dialect.limitName === "max_completion_tokens") {
        return { ...dialect, limitName: "max_tokens" };
    }
    return null;
}
/** OpenAI's words, with 404 or 400, and Azure's, for models that answer by the Responses API alone. */
function isNoChatModel(thrown) {
    return (thrown instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR &&
        [400, 404, 422].includes(thrown.facts.status ?? 0) &&
        /\bv1\/responses\b|not a chat model|chatCompletion operation does not work/.test(thrown.message));
}
/** The server understood the address and the key, and does not take what the request asks for. */
function isBadRequest(thrown) {
    return thrown instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR && (thrown.facts.status === 400 || thrown.facts.status === 422);
}


/***/ }),

/***/ 99827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ chunksOfResponse),
/* harmony export */   _: () => (/* binding */ responsesBody)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12311);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38893);
/* harmony import */ var _pictures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54960);
/* harmony import */ var _http_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96148);




/** The fewest that the API takes. */
const fewestOutputTokens = 16;
/** The same request in the words of the Responses API. Nothing of it is stored at the server, unless a field asks for that. */
function responsesBody({ messages, responseFormat, tool }, { model, temperature, requestFields = {} }, { most, takesImages }) {
    const { reasoning_effort: effort, text, ...fields } = requestFields;
    const format = responseFormat && formatOf(responseFormat);
    return {
        store: false,
        ...(effort === undefined ? {} : { reasoning: { effort: effort } }),
        ...fields,
        model,
        input: messages.map((message) => inputOf(message, takesImages)),
        stream: true,
        ...(most === Infinity ? {} : { max_output_tokens: Math.max(most, fewestOutputTokens) }),
        ...(temperature === undefined ? {} : { temperature }),
        ...(text === undefined && format === undefined
            ? {}
            : { text: { ...text, ...(format === undefined ? {} : { format }) } }),
        ...(tool === undefined ? {} : toolFields(tool)),
    };
}
function inputOf({ role, content, images = [] }, takesImages) {
    if (role !== "user" || images.length === 0)
        return { role, content };
    return {
        role,
        content: [
            { type: "input_text", text: takesImages ? content : `${content}\n\n${_pictures_js__WEBPACK_IMPORTED_MODULE_2__/* .unseenWords */ .C}` },
            ...(0,_pictures_js__WEBPACK_IMPORTED_MODULE_2__/* .picturesOf */ .F)({ images }, takesImages).map((url) => ({
                type: "input_image",
                image_url: url,
                detail: "auto",
            })),
        ],
    };
}
function toolFields({ schema: parameters, ...named }) {
    const type = "function";
    return { tools: [{ type, ...named, parameters, strict: true }], tool_choice: { type, name: named.name } };
}
/** Chat completions keep a schema's name and rules in a field of their own; here they stand beside the type. */
function formatOf(format) {
    if (format.type !== "json_schema")
        return format;
    return { type: "json_schema", ...format.json_schema };
}
const errorSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(), message: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish() });
const usageSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    input_tokens: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nonnegative(),
    output_tokens: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nonnegative(),
    input_tokens_details: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ cached_tokens: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nonnegative().nullish() }).nullish().catch(null),
});
const itemSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    arguments: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish().catch(null),
    content: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ text: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(), refusal: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish() }))
        .nullish()
        .catch(null),
});
const responseSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    error: errorSchema.nullish().catch(null),
    incomplete_details: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ reason: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish() }).nullish().catch(null),
    output: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(itemSchema).nullish().catch(null),
    usage: usageSchema.nullish().catch(null),
});
const eventSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    delta: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish().catch(null),
    output_index: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nullish().catch(null),
    item: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }).nullish().catch(null),
    response: responseSchema.nullish(),
    code: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish().catch(null),
    message: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish().catch(null),
});
/**
 * The events of a response as the chunks of a chat completion that say the same, so that one collector serves both.
 * Events that carry nothing of a reply are passed over.
 *
 * @throws Failure for what is no event, and where the response failed.
 */
async function* chunksOfResponse(events, server) {
    let hasText = false;
    for await (const value of events) {
        const { data: event, error } = eventSchema.safeParse(value);
        if (event === undefined)
            throw (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .unintelligible */ .gU)("sent JSON that is no part of a reply", server, { cause: error });
        const { type, delta, item, response } = event;
        switch (type) {
            case "response.output_text.delta":
                hasText = true;
                yield chunkOf({ content: delta });
                break;
            case "response.refusal.delta":
                hasText = true;
                yield chunkOf({ refusal: delta });
                break;
            case "response.reasoning_summary_text.delta":
            case "response.reasoning_text.delta":
                yield chunkOf({ reasoning: delta });
                break;
            case "response.function_call_arguments.delta":
                hasText = true;
                yield chunkOf({ tool_calls: [{ index: event.output_index, function: { arguments: delta } }] });
                break;
            case "response.output_item.added":
                // A reply may be several messages; a fence begins on a line of its own.
                if (item?.type === "message" && hasText)
                    yield chunkOf({ content: "\n\n" });
                if (item?.type.endsWith("_call") === true)
                    yield chunkOf({ tool_calls: [{ index: event.output_index }] });
                break;
            case "response.completed":
            case "response.incomplete":
                if (!hasText)
                    yield* chunksOfOutput(response?.output ?? []);
                yield lastChunk(type === "response.completed" ? "stop" : reasonOf(response), response?.usage);
                break;
            case "response.failed":
                throw failureOf(response?.error ?? {}, server);
            case "error":
                throw failureOf(event, server);
        }
    }
}
/** For a server that tells the whole reply at once. */
function* chunksOfOutput(output) {
    let hasText = false;
    for (const { type, content, arguments: called } of output) {
        if (type === "message") {
            if (hasText)
                yield chunkOf({ content: "\n\n" });
            for (const part of content ?? [])
                yield chunkOf({ content: part.text, refusal: part.refusal });
            hasText = true;
        }
        if (type.endsWith("_call"))
            yield chunkOf({ tool_calls: [{ function: { arguments: called } }] });
    }
}
function chunkOf(delta) {
    return { choices: [{ delta }] };
}
function lastChunk(finish_reason, usage) {
    return {
        choices: [{ delta: {}, finish_reason }],
        ...(usage && {
            usage: {
                prompt_tokens: usage.input_tokens,
                completion_tokens: usage.output_tokens,
                prompt_tokens_details: usage.input_tokens_details,
            },
        }),
    };
}
function reasonOf(response) {
    const reason = response?.incomplete_details?.reason ?? "incomplete";
    return reason === "max_output_tokens" ? "length" : reason;
}
/** Errors of a response have words for what is else a status. */
const statuses = {
    rate_limit_exceeded: 429,
    insufficient_quota: 429,
    server_error: 500,
    vector_store_timeout: 500,
    invalid_prompt: 400,
    context_length_exceeded: 400,
};
function failureOf(error, server) {
    const status = statuses[error.code ?? ""];
    const body = JSON.stringify({ error: { code: error.code, message: error.message ?? error.code } });
    if (status !== undefined)
        return (0,_http_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .httpFailure */ .t)({ status, headers: new Headers(), body, nowMs: 0 }, server);
    return (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .unintelligible */ .gU)(`broke off its reply with an error: ${(0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(body, server)}`, server);
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
