export const id = 2432;
export const ids = [2432];
export const modules = {

/***/ 8473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D7: () => (/* binding */ objectIn),
/* harmony export */   L9: () => (/* binding */ strictJsonSchema),
/* harmony export */   Ow: () => (/* binding */ decisionSchema),
/* harmony export */   Xg: () => (/* binding */ afterDecision),
/* harmony export */   cg: () => (/* binding */ parseDecision),
/* harmony export */   xP: () => (/* binding */ reasonTemplate)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98439);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);


/** A decision by a model or a script. The schema ignores other keys. */
const decisionSchema = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    retry: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().describe("Whether another attempt is worthwhile."),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("What went wrong and what you will change. If no change can help, say why."),
}));
/** The text for the reason in the example that the model gets. */
const reasonTemplate = "what went wrong, and what you will change";
/** A JSON schema for the server's strict mode, which requires every key and allows no other key. */
function strictJsonSchema(object) {
    const { $schema: _, ...schema } = zod__WEBPACK_IMPORTED_MODULE_2__/* .toJSONSchema */ .bl(object.strict());
    return schema;
}
/** How many opening braces to try. A hostile answer may have millions, and each try reads the whole text. */
const maxStarts = 50;
/** The first JSON object in the text that is a decision: alone, in a fence, or after text. Null if there is none. */
function parseDecision(text) {
    // The example itself is no decision.
    return objectIn(text, decisionSchema().refine(({ reason }) => reason.trim() !== reasonTemplate));
}
/** The first JSON object in the text that fits this schema. Null if there is none. */
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
/** The index after the brace that closes the one at `start`, outside of strings. Null if there is none. */
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
/** Removes a fenced decision from the beginning of a text. Without such a decision, returns the whole text. */
function afterDecision(text) {
    const trimmed = text.trimStart();
    const mark = ["```", "~~~"].find((each) => trimmed.startsWith(each));
    const end = mark === undefined ? -1 : trimmed.indexOf(`\n${mark}`);
    if (mark === undefined || end === -1 || parseDecision(trimmed.slice(0, end)) === null)
        return text;
    return trimmed.slice(end + 1 + mark.length).trimStart();
}


/***/ }),

/***/ 73787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ usage),
/* harmony export */   MY: () => (/* binding */ replyFaults),
/* harmony export */   O9: () => (/* binding */ finish),
/* harmony export */   PQ: () => (/* binding */ retryDecision),
/* harmony export */   tk: () => (/* binding */ noUsage),
/* harmony export */   vk: () => (/* binding */ addUsage)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);


/** Why the reply ended. `stop`: the writer was done. `length`: it reached its length limit. `refusal`: it refused. */
const finish = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["stop", "length", "refusal"]));
/** The tokens and cost of calls. `costUsd` is null if the price is unknown. */
const usage = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    calls: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    inputTokens: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .amount */ .vj)(),
    outputTokens: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .amount */ .vj)(),
    /** The input tokens that came from the server's cache. Absent if none did, or if the server did not say. */
    cachedTokens: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .amount */ .vj)().exactOptional(),
    costUsd: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .amount */ .vj)().nullable(),
    /** Present if the server did not report the tokens, so agent-exec estimated them from the text. */
    isEstimated: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(),
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
/** Whether to retry a failed attempt, and the plan for it. */
const retryDecision = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ retry: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), reason: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)() }));
/** The faults that make a complete reply unusable, so that no block runs. A new fault is one row. */
const replyFaults = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c_)()({
    "tool-call": {
        why: "The reply called a tool. You have no tools, so nothing was run.",
        fix: "Write the commands or the code into fenced code blocks instead, for example a block that begins with ```sh.",
    },
    "bad-answer-call": {
        why: "The arguments of your call to `reply` could not be read, so nothing was run.",
        fix: "Call `reply` again, with `words` and `blocks`.",
    },
    "edit-outside-block": {
        why: "The reply has an edit outside of a code block, so nothing was run and no file was changed.",
        fix: "Write each edit into a fenced code block: either a `diff` block, or a block with only the file's name on its first line and the SEARCH/REPLACE sections below.",
    },
    "fence-in-fence": {
        why: "A code block contains a line that begins with a fence of the same length as the block's own fence. So it is unclear where the block ends, and nothing was run.",
        fix: "Answer again, and put four backticks around each block that has code fences in it.",
    },
});


/***/ }),

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

/***/ 52846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ isThere),
/* harmony export */   $E: () => (/* binding */ contentOf),
/* harmony export */   CL: () => (/* binding */ unseenWords),
/* harmony export */   Ce: () => (/* binding */ isFields),
/* harmony export */   Fv: () => (/* binding */ picturesOf)
/* harmony export */ });
/** Parts can contain parts: a thinking part contains text parts. No server nests deeper than this. */
const maxDepth = 4;
/** The fields in which servers send reasoning. They often repeat the same text, so the first non-empty one counts. */
const thoughtFields = ["reasoning_content", "reasoning", "thinking", "reasoning_details"];
/** Reads a chat completion's message, or a piece of one. Each field is text, a part, or a list of parts. */
function contentOf(message) {
    const { text, thought, refusal } = contentIn(message["content"], maxDepth);
    const reasoning = firstWords(message, thoughtFields, maxDepth);
    return { text, thought: reasoning + thought, refusal: refusal + wordsIn(message["refusal"], maxDepth) };
}
/** The type of a part decides: `text` and `output_text` are the answer, `thinking` and `reasoning` are the thought. */
function contentIn(value, depth) {
    const none = { text: "", thought: "", refusal: "" };
    if (typeof value === "string")
        return { ...none, text: value };
    if (Array.isArray(value) && depth > 0) {
        const parts = value.map((part) => contentIn(part, depth - 1));
        const joined = (of) => parts.map((part) => part[of]).join("");
        return { text: joined("text"), thought: joined("thought"), refusal: joined("refusal") };
    }
    if (!isFields(value))
        return none;
    const type = typeof value["type"] === "string" ? value["type"] : "text";
    if (/think|reason|thought/.test(type))
        return { ...none, thought: wordsIn(value, depth) };
    if (type === "refusal")
        return { ...none, refusal: wordsIn(value, depth) };
    return { ...none, text: wordsIn(value, depth) };
}
function wordsIn(value, depth) {
    if (typeof value === "string")
        return value;
    if (depth === 0)
        return "";
    if (Array.isArray(value))
        return value.map((each) => wordsIn(each, depth - 1)).join("");
    if (!isFields(value))
        return "";
    const names = ["text", "thinking", "summary", "reasoning", "refusal", "content"];
    return firstWords(value, names, depth - 1);
}
function firstWords(fields, names, depth) {
    return names.map((name) => wordsIn(fields[name], depth)).find((words) => words !== "") ?? "";
}
/** Whether a field has a value. Some servers leave fields out, and others send null. */
function isThere(value) {
    return value !== null && value !== undefined;
}
function isFields(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** Replaces the pictures after the server has refused pictures once. */
const unseenWords = "(You cannot see the images, because the model server accepts no images.)";
function picturesOf(images, takesImages) {
    if (!takesImages)
        return [];
    return images.flatMap(({ type, content }) => content === undefined ? [] : [`data:${type};base64,${Buffer.from(content).toString("base64")}`]);
}


/***/ }),

/***/ 81585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dq: () => (/* binding */ askFor),
/* harmony export */   jG: () => (/* binding */ retryForm),
/* harmony export */   z8: () => (/* binding */ reviewForm)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42047);
/* harmony import */ var _facts_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8473);
/* harmony import */ var _facts_reply_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73787);
/* harmony import */ var _ports_writer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21365);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38893);
/* harmony import */ var _request_body_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80983);






/** Asks whether a failed attempt should be retried. */
const retryForm = {
    name: "retry_decision",
    schema: (0,_facts_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .decisionSchema */ .Ow)(),
    inWords: `Answer only with a JSON object of this form: {"retry": true or false, "reason": "…"}`,
};
/** Asks whether code may run. */
const reviewForm = {
    name: "review",
    schema: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
        approve: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().describe("Whether the code may run."),
        reason: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().describe("Why the code may run, or what is wrong with it and what must change."),
    }),
    inWords: `Answer only with a JSON object of this form: {"approve": true or false, "reason": "…"}`,
};
/** The ways to ask for an object, strictest first. Every server supports the last one. */
const ways = ["json_schema", "tool", "json_object", "text"];
/**
 * Asks by JSON schema. If the server refuses that, it tries a function call, then JSON mode, then plain words, and
 * remembers which way worked. If the answer contains no decision, it asks once more.
 * @throws NoDecisionError if neither answer contains one.
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
                if (simpler === undefined || !(0,_request_body_js__WEBPACK_IMPORTED_MODULE_4__/* .isBadRequest */ .z7)(thrown))
                    throw thrown;
                way = simpler;
            }
        }
    };
    return async (messages, call) => {
        const { text, usage } = await ask(messages, call);
        const decision = (0,_facts_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIn */ .D7)(text, form.schema);
        if (decision !== null)
            return { decision, usage };
        const echo = { role: "assistant", content: text.slice(0, echoChars) };
        const said = text.trim() === "" ? messages : [...messages, echo];
        const second = await ask(withRequest(said, form.inWords), call);
        const secondDecision = (0,_facts_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIn */ .D7)(second.text, form.schema);
        const bothUsage = (0,_facts_reply_js__WEBPACK_IMPORTED_MODULE_1__/* .addUsage */ .vk)(usage, second.usage);
        if (secondDecision === null)
            throw new _ports_writer_js__WEBPACK_IMPORTED_MODULE_2__/* .NoDecisionError */ .E(noDecisionWords(second, server), bothUsage);
        return { decision: secondDecision, usage: bothUsage };
    };
}
/** The request for one way. JSON mode sends no schema, and OpenAI wants the word JSON in the conversation. */
function inWay(way, { name, schema, inWords }, messages) {
    switch (way) {
        case "json_schema": {
            const strict = { name, strict: true, schema: (0,_facts_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .strictJsonSchema */ .L9)(schema) };
            return { messages, responseFormat: { type: "json_schema", json_schema: strict } };
        }
        case "tool":
            return {
                messages,
                tool: { name, description: inWords, schema: (0,_facts_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .strictJsonSchema */ .L9)(schema), textOf: (called) => called },
            };
        case "json_object":
            return { messages: withRequest(messages, inWords), responseFormat: { type: "json_object" } };
        case "text":
            return { messages: withRequest(messages, inWords) };
    }
}
/**
 * Appends the question to the last user message, because some servers refuse two user messages in a row. The beginning
 * stays the same, so the server's prefix cache still works.
 */
function withRequest(messages, inWords) {
    const last = messages.at(-1);
    if (last?.role !== "user")
        return [...messages, { role: "user", content: inWords }];
    if (last.content.endsWith(inWords))
        return [...messages];
    return [...messages.slice(0, -1), { role: "user", content: `${last.content}\n\n${inWords}` }];
}
/** How much of an unusable answer goes back to the model, in UTF-16 units. */
const echoChars = 2_000;
function noDecisionWords({ text }, server) {
    const last = text.trim() === "" ? "The last answer was empty." : `The last answer was: “${(0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(text, server)}”`;
    return `agent-exec asked twice, and the model gave no usable decision. ${last}`;
}


/***/ }),

/***/ 73416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ errorFailure),
/* harmony export */   Q: () => (/* binding */ failureIn)
/* harmony export */ });
/* harmony import */ var _content_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52846);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38893);
/* harmony import */ var _http_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96148);



/** Words that mean an HTTP status, in lower case. The first match wins. */
const statuses = [
    [/quota|rate_?limit|too_many_requests|resource_exhausted/, 429],
    [/context_length|invalid_prompt|invalid_request|invalid_argument|bad_request|content_filter|tool_use/, 400],
    [/authentication|unauthorized|unauthenticated|invalid_api_key/, 401],
    [/permission|forbidden/, 403],
    [/not_found/, 404],
    [/overloaded|unavailable/, 503],
    [/timeout|deadline_exceeded/, 504],
    [/server_error|api_error|internal/, 500],
];
/** The error that the server sent instead of a reply or a chunk. Null if there is none. */
function failureIn(value, server) {
    const error = errorIn(value);
    return error === null ? null : errorFailure(error, server);
}
/** Turns an error with HTTP status 200 into one with the status that it names. If it names none, a retry may help. */
function errorFailure(error, server) {
    const body = JSON.stringify({ error });
    const status = statusOf(error);
    if (status === null)
        return (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .unintelligible */ .gU)(`ended its reply with an error: ${(0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(body, server)}`, server);
    return (0,_http_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .httpFailure */ .tG)({ status, headers: new Headers(), body, nowMs: 0 }, server);
}
/** Finds `{"error": …}`, or an object of type "error". It may be a list's only item, or inside a choice. */
function errorIn(value) {
    if (Array.isArray(value) && value.length === 1)
        return errorIn(value[0]);
    if (!(0,_content_js__WEBPACK_IMPORTED_MODULE_2__/* .isFields */ .Ce)(value))
        return null;
    const { error, choices, type, object } = value;
    if ((0,_content_js__WEBPACK_IMPORTED_MODULE_2__/* .isThere */ .$B)(error) && error !== "" && error !== false)
        return error;
    if (type === "error" || object === "error")
        return value;
    const first = Array.isArray(choices) ? choices[0] : null;
    return (0,_content_js__WEBPACK_IMPORTED_MODULE_2__/* .isFields */ .Ce)(first) && (0,_content_js__WEBPACK_IMPORTED_MODULE_2__/* .isThere */ .$B)(first["error"]) ? first["error"] : null;
}
/** The status in `code`, where gateways put the status of the server behind them, or a word. */
function statusOf(error) {
    if (!(0,_content_js__WEBPACK_IMPORTED_MODULE_2__/* .isFields */ .Ce)(error))
        return null;
    for (const name of ["status", "code", "status_code", "type"]) {
        const said = error[name];
        const number = Number(said);
        if (number >= 400 && number < 600)
            return number;
        if (typeof said !== "string")
            continue;
        const words = said.toLowerCase();
        const found = statuses.find(([pattern]) => pattern.test(words));
        if (found !== undefined)
            return found[1];
    }
    return null;
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

/***/ 55008:
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
// EXTERNAL MODULE: ./lib/writers/openai/error-answer.js
var error_answer = __webpack_require__(73416);
// EXTERNAL MODULE: ./lib/writers/openai/failure.js
var openai_failure = __webpack_require__(38893);
// EXTERNAL MODULE: ./lib/writers/openai/responses.js
var responses = __webpack_require__(99827);
;// CONCATENATED MODULE: ./lib/writers/openai/chunks.js



/** Sends one request and yields its chunks unchecked. Faults of the server or network become a `Failure`. */
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
        if (thrown instanceof openai_failure/* Failure */.HR)
            throw thrown;
        // The stream had an error event, or an event that is not JSON.
        const { error } = thrown;
        if (error !== undefined)
            throw (0,error_answer/* errorFailure */.$)(error, options.server);
        throw (0,openai_failure/* unintelligible */.gU)("sent an answer that cannot be read", options.server, { cause: thrown });
    }
}
/** The client library is large, so it is loaded at the first call. */
async function connect({ fetch }, { server, baseUrl }) {
    const { OpenAI } = await __webpack_require__.e(/* import() */ 2682).then(__webpack_require__.bind(__webpack_require__, 82682));
    return new OpenAI({
        apiKey: server.apiKey ?? "none",
        baseURL: `${baseUrl.origin}${baseUrl.pathname.replace(/\/+$/, "")}`,
        defaultQuery: Object.fromEntries(baseUrl.searchParams),
        defaultHeaders: { ...(server.apiKey === null && { Authorization: null }), ...(0,openai_failure/* headersOf */.Yl)(server) },
        // Without these values, the library reads them from the environment. There they may belong to another server.
        organization: null,
        project: null,
        adminAPIKey: null,
        webhookSecret: null,
        logLevel: "off",
        maxRetries: 0,
        // The longest time that Node's timers allow. `Exchange` enforces the real time limit.
        timeout: 2 ** 31 - 1,
        fetch,
    });
}

// EXTERNAL MODULE: ./lib/files/content.js
var content = __webpack_require__(52278);
// EXTERNAL MODULE: ./lib/format/json.js
var json = __webpack_require__(93769);
// EXTERNAL MODULE: ./lib/writers/openai/proxied-fetch.js
var proxied_fetch = __webpack_require__(37955);
// EXTERNAL MODULE: ./lib/writers/openai/http-failure.js
var http_failure = __webpack_require__(96148);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
;// CONCATENATED MODULE: ./lib/writers/openai/whole-completion.js

/** A completion that is not streamed. It has `message` where a stream has `delta`. */
const completionSchema = schemas/* looseObject */._H3({ choices: schemas/* array */.YOg(schemas/* looseObject */._H3({})).nullable() });
/** A response that is not streamed. It looks like the last event of a stream. */
const responseSchema = schemas/* looseObject */._H3({ object: schemas/* literal */.euz("response"), status: schemas/* string */.YjP() });
/** Turns a whole completion into a stream of events, so that the same checks apply. Null for other values. */
function eventsOfCompletion(value) {
    const { data: response } = responseSchema.safeParse(value);
    if (response !== undefined)
        return `data: ${JSON.stringify({ type: `response.${response.status}`, response })}\n\n`;
    const { data: completion } = completionSchema.safeParse(value);
    if (completion === undefined)
        return null;
    return `data: ${JSON.stringify(completion)}\n\ndata: [DONE]\n\n`;
}

;// CONCATENATED MODULE: ./lib/writers/openai/exchange.js








/** Limits the answer, because a stream may never end. 400,000 tokens at about 300 bytes each fit. */
const maxAnswerBytes = 128 * 1024 * 1024;
/** Limits one event, a few tokens or a whole reply, because the library searches an open event with each packet. */
const maxEventBytes = 2 * 1024 * 1024;
const maxErrorBytes = 64 * 1024;
const eventStream = "text/event-stream";
/** How often to look within the stall time. Looks are counted, so a change of the wall clock does not matter. */
const looksPerStall = 4;
/**
 * One guarded request. The client library uses the exchange's `fetch`. This `fetch` follows no redirect, and limits the
 * answer's size and its silences. It looks at the body to see whether the answer is a stream or a whole completion.
 */
class Exchange {
    options;
    /** Aborts on the caller's signal, a stall, or `close`. */
    signal;
    #end = new AbortController();
    #failure = null;
    #beats = 0;
    #isSteady = false;
    #hasSaidDone = false;
    constructor(options) {
        this.options = options;
        this.signal = AbortSignal.any([options.signal, this.#end.signal]);
    }
    fetch = async (url, init) => {
        try {
            const send = await (0,proxied_fetch/* fetchFor */.G)(this.options.server.url);
            const response = await send(url, { ...init, redirect: "manual" });
            this.#beats += 1;
            await this.#expectSuccess(response);
            if (response.body === null)
                throw (0,openai_failure/* unintelligible */.gU)("answered without a body", this.options.server);
            const { status, headers } = response;
            const type = headers.get("content-type") ?? eventStream;
            const body = await begunBody(this.#guarded(response.body));
            if (isEvents(body.start, type))
                return new Response(ReadableStream.from(body.all()), { status });
            return new Response(await this.#eventsOfWhole(body.all(), type), { status });
        }
        catch (thrown) {
            throw this.#fail(thrown);
        }
    };
    /** Throws the caller's reason or the first failure, because the library changes or hides errors of its `fetch`. */
    throwIfEnded() {
        this.options.signal.throwIfAborted();
        if (this.#failure !== null)
            throw this.#failure;
    }
    /** Whether the server said that the answer is complete: by a stream's last event, or by a whole completion. */
    get hasSaidDone() {
        return this.#hasSaidDone;
    }
    /** From this call on, a silence counts as a stall. Before it, a slow model may still be reading a long prompt. */
    expectSteady() {
        if (this.#isSteady)
            return;
        this.#isSteady = true;
        void this.#watch();
    }
    /** Closes the connection unless the answer was read to its end. Further calls do nothing. */
    close() {
        this.#end.abort();
    }
    async #expectSuccess(response) {
        const { status, headers, ok } = response;
        const { server, clock } = this.options;
        if (status >= 300 && status < 400)
            throw (0,http_failure/* redirectFailure */.l2)({ status, headers }, server);
        if (!ok)
            throw (0,http_failure/* httpFailure */.tG)({ status, headers, body: await this.#start(response), nowMs: clock.now() }, server);
    }
    /** Some servers and gateways cannot stream and always send the whole completion. */
    async #eventsOfWhole(body, type) {
        const bytes = await (0,content/* bytesWithin */.$2)(body, maxEventBytes);
        if (bytes === null)
            throw this.#tooLong();
        const text = bytes.toString("utf8");
        const value = (0,json/* parseJson */.q)(text);
        const { server } = this.options;
        if (value === undefined && text.trimStart().startsWith("{"))
            throw (0,openai_failure/* unintelligible */.gU)("ended its answer before the reply was complete", server);
        const failure = (0,error_answer/* failureIn */.Q)(value, server);
        if (failure !== null)
            throw failure;
        const events = eventsOfCompletion(value);
        if (events === null)
            throw this.#noEvents(type, text);
        this.#hasSaidDone = true;
        return events;
    }
    #noEvents(type, start) {
        const { server } = this.options;
        const what = `answered with ${(0,openai_failure/* quoted */.TL)(type, server)} instead of a stream of events: ${(0,openai_failure/* quoted */.TL)(start, server)}`;
        return (0,openai_failure/* unintelligible */.gU)(what, server, { isTransient: false });
    }
    /** Reads the beginning of an error's body for the message. If reading fails, the message is just shorter. */
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
        let event = { bytes: 0, tail: Buffer.alloc(0), saysDone: false };
        try {
            for await (const chunk of body) {
                this.#beats += 1;
                answerBytes += chunk.byteLength;
                event = afterChunk(event, chunk);
                this.#hasSaidDone ||= event.saysDone;
                if (answerBytes > maxAnswerBytes || event.bytes > maxEventBytes)
                    throw this.#tooLong();
                yield chunk;
            }
        }
        catch (thrown) {
            throw this.#fail(thrown);
        }
    }
    /** This failure is not retried, because the server would probably send without end again. */
    #tooLong() {
        return (0,openai_failure/* unintelligible */.gU)("sent a reply that is too large", this.options.server, { isTransient: false });
    }
    /** Keeps the first failure. The library would take an AbortError for the regular end of the stream. */
    #fail(thrown) {
        this.#failure ??= thrown instanceof openai_failure/* Failure */.HR ? thrown : (0,openai_failure/* networkFailure */.rd)(thrown, this.options.server);
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
        this.#failure ??= (0,openai_failure/* unintelligible */.gU)(`sent nothing for ${(0,duration/* formatDuration */.a)(stallTimeoutMs)}`, server);
        this.#end.abort();
    }
}
const done = /data: ?\[DONE\]/;
const tailBytes = "data: [DONE]".length - 1;
/** Counts the bytes since the last event, and looks for the stream's last one. Both may be split between chunks. */
function afterChunk({ bytes, tail }, chunk) {
    const window = Buffer.concat([tail, chunk]);
    const end = Math.max(endOf("\n\n", window), endOf("\r\n\r\n", window), endOf("\r\r", window));
    return {
        bytes: end <= tail.length ? bytes + chunk.byteLength : window.length - end,
        tail: window.subarray(-tailBytes),
        saysDone: done.test(window.toString("latin1")),
    };
}
function endOf(blankLine, window) {
    const start = window.lastIndexOf(blankLine);
    return start === -1 ? -1 : start + blankLine.length;
}
/** Enough characters to tell events from JSON or HTML. */
const startChars = 7;
/** Reads enough of a body to tell which kind it is: `start` has its first characters that are not blank, if any. */
async function begunBody(pieces) {
    const begun = [];
    let start = "";
    let bytes = 0;
    while (start.length < startChars && bytes < maxErrorBytes) {
        const { value, done: isOver } = await pieces.next();
        if (isOver === true)
            break;
        begun.push(value);
        bytes += value.byteLength;
        start += Buffer.from(value).toString("latin1").slice(0, 1_024);
        start = start.trimStart();
    }
    return {
        start,
        /** The whole body, from its beginning. */
        async *all() {
            yield* begun;
            yield* pieces;
        },
    };
}
/** Looks at the beginning of the body, because servers and gateways often send a wrong content type. */
function isEvents(start, type) {
    if (/^(?:data|event|id|retry):|^:/.test(start))
        return true;
    if (/^[[{<]/.test(start))
        return false;
    return /^\s*text\/event-stream\b/i.test(type);
}

// EXTERNAL MODULE: ./lib/writers/openai/reply-collector.js + 3 modules
var reply_collector = __webpack_require__(97916);
// EXTERNAL MODULE: ./lib/writers/openai/request-body.js
var request_body = __webpack_require__(80983);
// EXTERNAL MODULE: ./lib/writers/openai/retry.js
var retry = __webpack_require__(71421);
;// CONCATENATED MODULE: ./lib/writers/openai/chat.js






/** A conversation with one server. It remembers which optional fields the server refused. */
function createChat(options) {
    const { api = "auto" } = options.settings;
    let dialect = api === "responses" ? { ...request_body/* openAiDialect */.zO, api } : request_body/* openAiDialect */.zO;
    return async (completion) => {
        for (;;) {
            const body = (0,request_body/* requestBody */.IO)(completion, options.settings, dialect);
            try {
                return await (0,retry/* withRetries */.L)(() => request(body, completion, options), { ...options, ...completion });
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
/** A key from an identity can expire during a request. So after a refusal, agent-exec gets a new one, once. */
async function request(body, completion, options) {
    const { identity } = options;
    if (identity === undefined)
        return send(body, completion, options);
    const keyed = async () => {
        const apiKey = await identity.key(completion.signal);
        return send(body, completion, { ...options, server: { ...options.server, apiKey, isExchanged: true } });
    };
    try {
        return await keyed();
    }
    catch (thrown) {
        if (!(thrown instanceof openai_failure/* Failure */.HR) || thrown.facts.status !== 401)
            throw thrown;
        identity.renew();
        return keyed();
    }
}
async function send(body, completion, options) {
    const { messages, signal, onText, tool } = completion;
    const { server, prices } = options;
    const promptChars = messages.reduce((sum, { content }) => sum + content.length, 0);
    const collector = new reply_collector/* ReplyCollector */.so({ server, promptChars, prices, onText, tool });
    const exchange = new Exchange({ ...options, signal });
    try {
        for await (const chunk of chunksOf(body, exchange, options)) {
            collector.add(chunk);
            if (collector.hasBegun)
                exchange.expectSteady();
        }
    }
    catch (thrown) {
        const said = thrown instanceof openai_failure/* Failure */.HR ? chunkOfRefusal(thrown) : null;
        if (said !== null)
            collector.add(said);
        // If the server already sent a finish reason, the reply is complete, and a later fault does not matter.
        else if (!(thrown instanceof openai_failure/* Failure */.HR) || !collector.isFinished)
            throw thrown;
    }
    finally {
        exchange.close();
    }
    return collector.reply(exchange.hasSaidDone);
}
/** An error of the model, or of the filter in front of it, as the last chunk of a reply. Null for other errors. */
function chunkOfRefusal({ facts: { meaning } }) {
    if (meaning === "content-filter")
        return { choices: [{ delta: {}, finish_reason: "content_filter" }] };
    if (meaning === "tool-call")
        return { choices: [{ delta: {}, finish_reason: "tool_calls" }] };
    return null;
}

;// CONCATENATED MODULE: ./lib/writers/openai/open-server.js




/** @throws like `createOpenAiWriter`. */
function openServer(options) {
    const { clock, model, identity, timeoutMs = null, stallTimeoutMs = 120_000 } = options;
    const { prices = null, random = Math.random } = options;
    const baseUrl = parseBaseUrl(options.baseUrl);
    const url = `${baseUrl.origin}${baseUrl.pathname}`;
    const server = { url, model, apiKey: parseKey(options.apiKey), headers: options.headers };
    const chat = { server, identity, baseUrl, settings: options, stallTimeoutMs, clock, random, prices };
    return { complete: createChat(chat), limits: { clock, timeoutMs, server } };
}
function parseBaseUrl(baseUrl) {
    const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null;
    if (url !== null && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "")
        return url;
    const message = "`base-url` must be an http or https address without a user name.";
    throw new errors/* AgentExecError */.r("settings-invalid", message, {
        nextStep: "Set `base-url` to the root of a server for chat completions, such as https://api.openai.com/v1.",
    });
}
/** The key is checked here, because the error of `fetch` would quote an invalid header. */
function parseKey(apiKey = "") {
    const key = apiKey.trim();
    if (/^[\x21-\x7e]*$/.test(key))
        return key === "" ? null : key;
    const message = "The API key contains spaces, line breaks or non-ASCII characters.";
    throw new errors/* AgentExecError */.r("settings-invalid", message, {
        nextStep: "Set the key again without quotes and line breaks. Check that the secret contains only the key.",
    });
}
/** Runs one call until it ends, is aborted or reaches its deadline. Failures become the errors of the port. */
async function withDeadline({ signal }, { clock, timeoutMs, server }, work) {
    signal.throwIfAborted();
    const deadline = new AbortController();
    const done = new AbortController();
    if (timeoutMs !== null)
        void clock.sleep(timeoutMs, { signal: done.signal }).then(() => deadline.abort(tooLate(server, timeoutMs)), () => undefined);
    try {
        return await work({
            signal: AbortSignal.any([signal, deadline.signal]),
            deadlineMs: timeoutMs === null ? Infinity : clock.now() + timeoutMs,
        });
    }
    catch (thrown) {
        throw thrown instanceof openai_failure/* Failure */.HR ? thrown.toWriterError() : thrown;
    }
    finally {
        done.abort();
    }
}
function tooLate({ url, model }, timeoutMs) {
    const words = `The model server at ${url} did not finish its answer within ${(0,duration/* formatDuration */.a)(timeoutMs)}.`;
    const nextStep = `Raise the writer's option \`timeoutMs\`, make the task smaller, or choose a faster \`model\` than ${model}.`;
    return new openai_failure/* Failure */.HR(words, { kind: "lasting", nextStep });
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

/***/ 97916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  so: () => (/* binding */ ReplyCollector),
  ho: () => (/* binding */ costOf)
});

// UNUSED EXPORTS: meaningOfFinish

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
;// CONCATENATED MODULE: ./lib/markdown/thought-marks.js
const names = "(?:[a-z]{1,10}:)?(?:think|thinking|thoughts?|reasoning|scratchpad|antthinking)";
/** The marks before and after a model's thought, if the server leaves them in the text. */
const families = [
    [`<${names}>`, `</${names}>`],
    ["\\[think\\]", "\\[/think\\]"],
    ["◁think▷", "◁/think▷"],
    ["<\\|begin_of_thought\\|>", "<\\|end_of_thought\\|>"],
    ["<\\|start_thinking\\|>", "<\\|end_thinking\\|>"],
    [
        "<\\|?channel\\|?>(?:analysis|thought)(?:<\\|message\\|>)?",
        "(?:<\\|end\\|>)?(?:<\\|start\\|>assistant)?<\\|channel\\|>final(?:<\\|message\\|>)?|<\\|end\\|>|<channel\\|>",
    ],
];
/** One group for each family and side, so that a match shows which mark it is. */
const anyMark = new RegExp(families.flatMap(([open, close]) => [`(${open})`, `(${close})`]).join("|"), "giu");
/** All marks of a text in order. Quoted marks do not count, because the text only mentions them. */
function thoughtMarksIn(text) {
    const marks = [];
    let lineStart = 0;
    let lineEnd = -1;
    let firstWord = 0;
    let lastWord = 0;
    for (const match of text.matchAll(anyMark)) {
        const start = match.index;
        const end = start + match[0].length;
        if (/["'`]/.test(text.charAt(start - 1)))
            continue;
        if (start > lineEnd) {
            lineStart = text.lastIndexOf("\n", start) + 1;
            const next = text.indexOf("\n", start);
            lineEnd = next === -1 ? text.length : next;
            const line = text.slice(lineStart, lineEnd);
            firstWord = lineStart + line.length - line.trimStart().length;
            lastWord = lineStart + line.trimEnd().length;
        }
        let group = 1;
        while (match[group] === undefined)
            group += 1;
        const opens = group % 2 === 1;
        const isSolid = start === firstWord || (!opens && (end === lastWord || text.startsWith("```", end)));
        marks.push({ start, end, family: Math.floor((group - 1) / 2), opens, isSolid });
    }
    return marks;
}

;// CONCATENATED MODULE: ./lib/markdown/thoughts.js

/**
 * Separates a model's thoughts from its text. A thought may come at the start or in the middle, and several times. Its
 * opening mark may have stayed in the prompt, and it may never be closed. Marks in code do not count.
 */
function splitThoughts(reply) {
    const given = reply.replace(leadingMark, "");
    const marks = thoughtMarksIn(given);
    if (marks.length === 0)
        return { text: given, thought: "" };
    const spans = spansIn(given, marks);
    const kept = [];
    let at = 0;
    for (const { start, end } of spans) {
        kept.push(given.slice(at, start));
        // The text before and after a thought stays on separate lines, because a fence must begin a line.
        if (/[^\n]$/.test(kept.at(-1)) && given.slice(start, end).includes("\n"))
            kept.push("\n");
        at = end;
    }
    const text = kept.join("") + given.slice(at).replace(/^[ \t]*\n/, "");
    const thought = spans
        .map(({ from, to }) => given.slice(from, to).trim())
        .filter(Boolean)
        .join("\n\n");
    return { text: spans.length === 0 ? given : withoutLeadingLines(text.replace(trailingMark, "")), thought };
}
/** The prefix of an answer from a chat template, if the server leaves it in the text. */
const leadingMark = /^\s*(?:<\|start\|>assistant)?<\|channel\|>final<\|message\|>/;
const trailingMark = /<\|(?:return|end)\|>\s*$/;
/** Finds the thoughts in one pass, which looks at each line and each mark once. */
function spansIn(text, marks) {
    const spans = [];
    const closers = new Closers(marks);
    let next = 0;
    let at = 0;
    let fence = null;
    while (at < text.length && next < marks.length) {
        const newline = text.indexOf("\n", at);
        const lineEnd = newline === -1 ? text.length : newline;
        const mark = fenceOf(text.slice(at, Math.min(lineEnd, at + maxFenceChars)));
        const isCode = fence !== null || mark?.opens === true;
        if (fence === null)
            fence = mark?.opens === true ? mark.chars : null;
        else if (mark?.isBare === true && mark.chars.startsWith(fence))
            fence = null;
        at = lineEnd + 1;
        for (; next < marks.length && marks[next].start < lineEnd; next += 1) {
            if (isCode)
                continue;
            const span = spanAt(marks[next], { text, closers, spans });
            if (span === null)
                continue;
            spans.push(span);
            while (next + 1 < marks.length && marks[next + 1].start < span.end)
                next += 1;
            if (span.end > lineEnd) {
                at = span.end;
                next += 1;
                break;
            }
        }
    }
    return spans;
}
/**
 * The thought that begins with a mark, or that ends with it if it began in the prompt. Null for a mark that is only
 * mentioned.
 */
function spanAt(mark, { text, closers, spans }) {
    const { start, end, isSolid } = mark;
    if (mark.opens) {
        const close = closers.after(mark);
        if (close !== null)
            return { start, from: end, to: close.start, end: close.end };
        return isSolid ? { start, from: end, to: text.length, end: text.length } : null;
    }
    if (!isSolid)
        return null;
    const before = spans.at(-1)?.end ?? 0;
    // After a thought, a closing mark at the very end means nothing.
    if (spans.length > 0 && text.slice(end).trim() === "")
        return { start, from: end, to: end, end };
    return { start: before, from: before, to: start, end };
}
/**
 * Finds closing marks of each family, in order. The next mark that stands alone counts. If there is none, the next one.
 */
class Closers {
    #byFamily = new Map();
    constructor(marks) {
        for (const mark of marks.toReversed()) {
            if (mark.opens)
                continue;
            const { solid, any } = this.#of(mark.family);
            any.push(mark);
            if (mark.isSolid)
                solid.push(mark);
        }
    }
    after({ family, end }) {
        const { solid, any } = this.#of(family);
        for (const list of [solid, any])
            while (list.length > 0 && list.at(-1).start < end)
                list.pop();
        return solid.at(-1) ?? any.at(-1) ?? null;
    }
    #of(family) {
        const found = this.#byFamily.get(family) ?? { solid: [], any: [] };
        this.#byFamily.set(family, found);
        return found;
    }
}
/** Only the beginning of a line decides whether it is a fence. */
const maxFenceChars = 1_000;
/** Reads a line as a fence, which may be indented in nested lists. Null for other lines. */
function fenceOf(line) {
    const [whole = "", chars] = /^\s{0,12}(`{3,}|~{3,})/.exec(line) ?? [];
    if (chars === undefined)
        return null;
    const info = line.slice(whole.length);
    return { chars, opens: chars.startsWith("~") || !info.includes("`"), isBare: info.trim() === "" };
}
function withoutLeadingLines(text) {
    const first = text.search(/\S/);
    return first === -1 ? "" : text.slice(text.lastIndexOf("\n", first) + 1);
}

// EXTERNAL MODULE: ./lib/writers/openai/content.js
var content = __webpack_require__(52846);
// EXTERNAL MODULE: ./lib/writers/openai/error-answer.js
var error_answer = __webpack_require__(73416);
// EXTERNAL MODULE: ./lib/writers/openai/failure.js
var openai_failure = __webpack_require__(38893);
;// CONCATENATED MODULE: ./lib/writers/openai/tool-calls.js

/** Collects the tool calls of one reply. A call arrives in pieces or at once. */
class ToolCalls {
    #calls = [];
    #byPlace = new Map();
    /** @returns the number of characters of arguments in this piece */
    add(value) {
        if (!(0,content/* isFields */.Ce)(value))
            return 0;
        const called = (0,content/* isFields */.Ce)(value["function"]) ? value["function"] : value;
        const id = typeof value["id"] === "string" ? value["id"] : "";
        const name = typeof called["name"] === "string" ? called["name"] : "";
        const call = this.#callFor(value["index"], id, name);
        const { arguments: given } = called;
        const piece = typeof given === "string" ? given : !(0,content/* isThere */.$B)(given) ? "" : JSON.stringify(given);
        if (piece !== "")
            call.pieces.push(piece);
        return piece.length;
    }
    /** The arguments of each call, in order. */
    get all() {
        return this.#calls.map(({ pieces }) => pieces.join(""));
    }
    /** The call of a piece. Some servers number all calls 0, so the id decides too. Without a number, it is whole. */
    #callFor(index, id, name) {
        const place = typeof index === "number" ? index : -1;
        const open = this.#byPlace.get(place);
        const isOther = id !== "" && open !== undefined && open.id !== "" && open.id !== id;
        const isWhole = place === -1 && (name !== "" || id !== "");
        if (open !== undefined && !isOther && !isWhole)
            return open;
        const call = { id, pieces: [] };
        this.#calls.push(call);
        this.#byPlace.set(place, call);
        return call;
    }
}

;// CONCATENATED MODULE: ./lib/writers/openai/reply-collector.js






/** Limits text and thoughts together, in UTF-16 units. The largest models write at most a tenth of this at once. */
const maxReplyChars = 8 * 1024 * 1024;
/** The cost of a call. The cached tokens are part of the input tokens. */
function costOf(tokens, { inputPerMillionUsd, cachedPerMillionUsd = inputPerMillionUsd, outputPerMillionUsd }) {
    const { inputTokens, cachedTokens = 0, outputTokens } = tokens;
    const input = (inputTokens - cachedTokens) * inputPerMillionUsd + cachedTokens * cachedPerMillionUsd;
    return (input + outputTokens * outputPerMillionUsd) / 1_000_000;
}
/** Common tokenizers need about one token for this many characters of English or code. */
const charsPerToken = 4;
const usageSchema = schemas/* object */.Ikc({
    prompt_tokens: schemas/* int */.Whr().nonnegative(),
    completion_tokens: schemas/* int */.Whr().nonnegative(),
    prompt_tokens_details: schemas/* object */.Ikc({ cached_tokens: schemas/* int */.Whr().nonnegative().nullish() }).nullish().catch(null),
    prompt_cache_hit_tokens: schemas/* int */.Whr().nonnegative().nullish().catch(null),
});
const fields = schemas/* looseObject */._H3({}).nullish().catch(null);
/** The fields to read. Servers omit or change fields. A whole completion has `message` instead of `delta`. */
const chunkSchema = schemas/* object */.Ikc({
    choices: schemas/* array */.YOg(schemas/* looseObject */._H3({ delta: fields, message: fields, finish_reason: schemas/* string */.YjP().nullish().catch(null) }))
        .nullish()
        .catch(null),
    usage: usageSchema.nullish().catch(null),
});
class ReplyCollector {
    options;
    #text = [];
    #thought = [];
    #refusal = [];
    #calls = new ToolCalls();
    #chars = 0;
    #finishReason = null;
    #usage = null;
    /** Whether the server sent the usage in a chunk of its own, which is the last chunk of a stream. */
    #hasLastUsage = false;
    constructor(options) {
        this.options = options;
    }
    /** @throws Failure if the value is no chunk or an error, or if the reply is too large. */
    add(value) {
        const { server } = this.options;
        const failure = (0,error_answer/* failureIn */.Q)(value, server);
        if (failure !== null)
            throw failure;
        const { data: chunk, error } = chunkSchema.safeParse(value);
        if (chunk === undefined)
            throw (0,openai_failure/* unintelligible */.gU)("sent JSON that is not part of a reply", server, { cause: error });
        // A server that reports 0 tokens did not count, because no prompt has 0 tokens.
        if (chunk.usage && chunk.usage.prompt_tokens > 0)
            this.#usage = chunk.usage;
        const choice = chunk.choices?.[0];
        if (choice === undefined)
            this.#hasLastUsage ||= (0,content/* isThere */.$B)(chunk.usage);
        else
            this.#choose(choice);
        if (this.#chars > maxReplyChars)
            throw (0,openai_failure/* unintelligible */.gU)("sent a reply that is too large", server, { isTransient: false });
    }
    /** Whether a first word, thought or call has arrived. */
    get hasBegun() {
        return this.#chars > 0;
    }
    /** Whether the server sent a finish reason. Without one, the reply counts as cut. */
    get isFinished() {
        return this.#finishReason !== null || this.#hasLastUsage;
    }
    /** @param isWhole: a whole completion needs no finish reason. @throws Failure if the reply is incomplete. */
    reply(isWhole = false) {
        const { server } = this.options;
        if (!this.isFinished && !isWhole)
            throw (0,openai_failure/* unintelligible */.gU)("ended its answer before the reply was complete", server);
        const meaning = meaningOfFinish(this.#finishReason ?? "stop");
        if (meaning === "error") {
            const reason = (0,openai_failure/* quoted */.TL)(this.#finishReason ?? "", server);
            throw (0,openai_failure/* unintelligible */.gU)(`ended its reply with an error (${reason})`, server);
        }
        const finish = this.#refusal.length > 0 ? "refusal" : meaning === "call" ? "stop" : meaning;
        const said = splitThoughts(this.#text.join(""));
        const called = this.#calledText(finish);
        const text = called ?? (said.text || (finish === "refusal" ? this.#refusal.join("") : ""));
        const thought = (this.#thought.join("") + said.thought).trim();
        const hasUnread = called === null && (this.#calls.all.length > 0 || meaning === "call");
        const fault = this.options.tool === undefined ? "tool-call" : "bad-answer-call";
        return { text, thought: thought || null, finish, ...(hasUnread && { fault }), usage: this.#usageOf() };
    }
    #choose(choice) {
        // An empty reason does not replace an earlier one.
        this.#finishReason = choice.finish_reason || this.#finishReason;
        const isAgain = !(0,content/* isThere */.$B)(choice.delta) && this.#text.length > 0;
        const message = choice.delta ?? (isAgain ? null : choice.message) ?? {};
        const { text, thought, refusal } = (0,content/* contentOf */.$E)(message);
        this.#keep(this.#thought, thought);
        this.#keep(this.#refusal, refusal);
        if (this.#keep(this.#text, text))
            this.options.onText?.(text);
        const { tool_calls: calls, function_call: call } = message;
        for (const each of Array.isArray(calls) ? calls : [call])
            this.#chars += this.#calls.add(each);
    }
    #keep(pieces, piece) {
        if (piece === "")
            return false;
        pieces.push(piece);
        this.#chars += piece.length;
        return true;
    }
    /** The text of the calls of the offered function. Null if there are no calls, or if one cannot be read. */
    #calledText(finish) {
        const { tool, onText } = this.options;
        // A call that was cut off is not complete JSON.
        if (tool === undefined || this.#calls.all.length === 0 || finish !== "stop")
            return null;
        const parts = this.#calls.all.map((called) => tool.textOf(called));
        if (parts.includes(null))
            return null;
        const text = parts.join("\n\n");
        onText?.(text);
        return text;
    }
    #usageOf() {
        const { promptChars, prices } = this.options;
        const inputTokens = this.#usage?.prompt_tokens ?? Math.ceil(promptChars / charsPerToken);
        const outputTokens = this.#usage?.completion_tokens ?? Math.ceil(this.#chars / charsPerToken);
        const { prompt_tokens_details: details, prompt_cache_hit_tokens: hits } = this.#usage ?? {};
        const cachedTokens = Math.min(details?.cached_tokens ?? hits ?? 0, inputTokens);
        const tokens = { inputTokens, outputTokens, ...(cachedTokens > 0 && { cachedTokens }) };
        const costUsd = prices && costOf(tokens, prices);
        return { calls: 1, ...tokens, costUsd, ...(!this.#usage && { isEstimated: true }) };
    }
}
/** Patterns for finish reasons, in lower case. The first match wins. Servers use many names for the same reason. */
const meanings = [
    [/error|fail|abort|cancel|timeout|insufficient|overload/, "error"],
    [/call|tool/, "call"],
    [/filter|safety|refus|block|prohibit|recitation|spii|sensitive|guardrail|policy/, "refusal"],
    [/max|length|limit|trunc|incomplete|context/, "length"],
];
/**
 * Reads a server's finish reason. `end_turn`, `eos` and `STOP` mean stop; `MAX_TOKENS` and `model_length` mean length.
 * An unknown reason means stop, because the blocks show whether the reply was cut.
 */
function meaningOfFinish(reason) {
    const words = reason.toLowerCase();
    return meanings.find(([pattern]) => pattern.test(words))?.[1] ?? "stop";
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
/* harmony import */ var _content_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52846);
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
        ...(asksForUsage && { stream_options: { include_usage: true } }),
        ...(most !== Infinity && { [limitName]: most }),
        ...(temperature !== undefined && { temperature }),
        ...(responseFormat !== undefined && { response_format: responseFormat }),
        ...(tool && toolFields(tool)),
    };
    return { api, fields };
}
function chatMessage({ role, content, images = [] }, takesImages) {
    if (role !== "user" || images.length === 0)
        return { role, content };
    return {
        role,
        content: [
            { type: "text", text: takesImages ? content : `${content}\n\n${_content_js__WEBPACK_IMPORTED_MODULE_2__/* .unseenWords */ .CL}` },
            ...(0,_content_js__WEBPACK_IMPORTED_MODULE_2__/* .picturesOf */ .Fv)(images, takesImages).map((url) => ({ type: "image_url", image_url: { url } })),
        ],
    };
}
function toolFields({ name, description, schema: parameters }) {
    const type = "function";
    const tool = { type, function: { name, description, parameters, strict: true } };
    return { tools: [tool], tool_choice: { type, function: { name } } };
}
/** The dialect without the refused part. Null if that part is not optional. @param isFixed the user chose the API */
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
    if (thrown.message.includes("max_completion_tokens") && dialect.limitName === "max_completion_tokens")
        return { ...dialect, limitName: "max_tokens" };
    return null;
}
/** Whether only the Responses API has the model, in the words of OpenAI (404 or 400) and Azure. */
function isNoChatModel(thrown) {
    if (!(thrown instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR) || ![400, 404, 422].includes(thrown.facts.status ?? 0))
        return false;
    return /\bv1\/responses\b|not a chat model|chatCompletion operation does not work/.test(thrown.message);
}
/** Whether the server accepts the address and the key, but refuses the request's content. */
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42047);
/* harmony import */ var _error_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73416);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38893);
/* harmony import */ var _content_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52846);




/** The smallest value that the API accepts. */
const fewestOutputTokens = 16;
/** A request for the Responses API. The server stores nothing, unless one of the user's fields asks for it. */
function responsesBody({ messages, responseFormat, tool }, { model, temperature, requestFields = {} }, { most, takesImages }) {
    const { reasoning_effort: effort, text, ...fields } = requestFields;
    // Chat completions put a schema's name and rules into a field, the Responses API beside the type.
    const format = responseFormat?.type === "json_schema"
        ? { type: "json_schema", ...responseFormat.json_schema }
        : responseFormat;
    return {
        store: false,
        ...(effort !== undefined && { reasoning: { effort: effort } }),
        ...fields,
        model,
        input: messages.map((message) => inputOf(message, takesImages)),
        stream: true,
        ...(most !== Infinity && { max_output_tokens: Math.max(most, fewestOutputTokens) }),
        ...(temperature !== undefined && { temperature }),
        ...((text !== undefined || format) && {
            text: { ...text, ...(format && { format }) },
        }),
        ...(tool && toolFields(tool)),
    };
}
function inputOf({ role, content, images = [] }, takesImages) {
    if (role !== "user" || images.length === 0)
        return { role, content };
    return {
        role,
        content: [
            { type: "input_text", text: takesImages ? content : `${content}\n\n${_content_js__WEBPACK_IMPORTED_MODULE_2__/* .unseenWords */ .CL}` },
            ...(0,_content_js__WEBPACK_IMPORTED_MODULE_2__/* .picturesOf */ .Fv)(images, takesImages).map((url) => ({
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
/** Turns a response's events into chunks of a chat completion, for the same collector. @throws Failure */
async function* chunksOfResponse(events, server) {
    let hasText = false;
    for await (const value of events) {
        const { data: event, error } = eventSchema.safeParse(value);
        if (event === undefined)
            throw (0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .unintelligible */ .gU)("sent JSON that is not part of a reply", server, { cause: error });
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
                // A reply may consist of several messages. A blank line between them puts each fence on its own line.
                if (item?.type === "message" && hasText)
                    yield chunkOf({ content: "\n\n" });
                if (item?.type.endsWith("_call") === true)
                    yield chunkOf({ tool_calls: [{ index: event.output_index }] });
                break;
            case "response.completed":
            case "response.incomplete":
                if (!hasText)
                    yield* chunksOfOutput(response?.output ?? []);
                yield lastChunk(type === "response.completed"
                    ? "stop"
                    : `incomplete: ${response?.incomplete_details?.reason ?? "no reason given"}`, response?.usage);
                break;
            case "response.failed":
                throw (0,_error_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .errorFailure */ .$)(response?.error ?? {}, server);
            case "error":
                throw (0,_error_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .errorFailure */ .$)(event, server);
        }
    }
}
/** For a server that does not stream the reply. */
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
    const told = usage && {
        prompt_tokens: usage.input_tokens,
        completion_tokens: usage.output_tokens,
        prompt_tokens_details: usage.input_tokens_details,
    };
    return { choices: [{ delta: {}, finish_reason }], ...(told && { usage: told }) };
}


/***/ }),

/***/ 71421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ withRetries)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38893);

const maxTries = 4;
/** The longest wait: a minute, because most rate limits count by the minute. A Retry-After can name days. */
const maxWaitMs = 60_000;
const firstWaitMs = 500;
/** Rate limits count by the minute. Waits of 5, 10 and 20 s reach the next minute more often than 0.5, 1 and 2 s. */
const firstRateLimitWaitMs = 5_000;
/**
 * Only this function retries requests: at most three times after a temporary failure. The waits double, or follow the
 * server's Retry-After. If a reply broke off, the whole reply is requested again.
 * @throws the last failure; any other error as it is; on abort the signal's reason.
 */
async function withRetries(request, options) {
    const { clock, random, signal, deadlineMs, onRetry } = options;
    for (let tries = 1;; tries += 1) {
        try {
            return await request();
        }
        catch (thrown) {
            if (!(thrown instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR) || thrown.facts.kind !== "transient")
                throw thrown;
            if (tries === maxTries)
                throw thrown.with(`agent-exec sent the request ${maxTries} times.`);
            const waitMs = waitBefore(thrown, tries, random);
            if (clock.now() + waitMs >= deadlineMs)
                throw thrown.with("No time is left to retry.");
            onRetry?.({ message: thrown.message, waitMs });
            await clock.sleep(waitMs, { signal });
        }
    }
}
/** The wait, with jitter: agent-exec's own gets up to 25 % shorter, the server's `Retry-After` up to 10 % longer. */
function waitBefore({ facts }, tries, random) {
    const { retryAfterMs = null, status } = facts;
    if (retryAfterMs !== null)
        return Math.round(Math.min(retryAfterMs * (1 + random() * 0.1), maxWaitMs));
    const first = status === 429 ? firstRateLimitWaitMs : firstWaitMs;
    return Math.round(first * 2 ** (tries - 1) * (1 - random() * 0.25));
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
