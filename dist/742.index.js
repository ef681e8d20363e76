export const id = 742;
export const ids = [742];
export const modules = {

/***/ 45078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JC: () => (/* binding */ imageFacts),
/* harmony export */   Zm: () => (/* binding */ maxImagesOfTurn),
/* harmony export */   dI: () => (/* binding */ maxImageBytes),
/* harmony export */   em: () => (/* binding */ imageTokens),
/* harmony export */   tL: () => (/* binding */ imageTypeOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);


/** The facts about a picture that the code left, or that people added on GitHub. The content is stored elsewhere. */
const imageFacts = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The path of a file in the workspace, or the name of a displayed result. */
    name: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    type: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["image/png", "image/jpeg", "image/gif", "image/webp"]),
    bytes: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** In hex. */
    sha256: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
}));
/** Models scale larger pictures down anyway. */
const maxImageBytes = 1024 ** 2;
/** How many pictures of a turn the model sees. The last ones count. */
const maxImagesOfTurn = 4;
/** About the most tokens that a picture costs, because models scale large pictures down. */
const imageTokens = 1_500;
const signatures = [
    ["image/png", /^\x89PNG\r\n[^]\n/],
    ["image/jpeg", /^\xff\xd8\xff/],
    ["image/gif", /^GIF8[79]a/],
    ["image/webp", /^RIFF[^]{4}WEBP/],
];
/** The picture's type, found by its first bytes and not by its name. Null for other types. */
function imageTypeOf(content) {
    const start = Buffer.from(content.subarray(0, 12)).toString("latin1");
    return signatures.find(([, signature]) => signature.test(start))?.[0] ?? null;
}


/***/ }),

/***/ 42337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ estimateTokens),
/* harmony export */   i: () => (/* binding */ estimateTextTokens)
/* harmony export */ });
/* harmony import */ var _image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45078);

/** Most tokenizers need at least this many bytes of UTF-8 per token. So the estimate is rather too high. */
const bytesPerToken = 3;
/** Estimates tokens from the length of the messages, because each model has its own tokenizer. */
function estimateTokens(messages) {
    const bytes = messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
    const pictures = messages.reduce((sum, { images = [] }) => sum + images.length, 0);
    return Math.ceil(bytes / bytesPerToken) + pictures * _image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageTokens */ .em;
}
function estimateTextTokens(text) {
    return estimateTokens([{ content: text }]);
}


/***/ }),

/***/ 42328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EU: () => (/* binding */ fence),
/* harmony export */   Q_: () => (/* binding */ longestRun),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   _Q: () => (/* binding */ fenceFollower)
/* harmony export */ });
/**
 * Puts text into a code fence that the text cannot close: the fence is longer than the text's longest run of backticks.
 * Of `info`, only the characters of a language's name are used.
 */
function fence(text, info = "") {
    const marker = "`".repeat(Math.max(3, longestRun(text) + 1));
    const language = info.replace(/[^\w+#.-]/g, "").slice(0, 40);
    return `${marker}${language}\n${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${marker}`;
}
function longestRun(text) {
    let longest = 0;
    for (const [run] of text.matchAll(/`+/g))
        longest = Math.max(longest, run.length);
    return longest;
}
/** Follows the fences of a text, line by line. The function says whether the next line belongs to a fence. */
function fenceFollower() {
    let open;
    return (line) => {
        const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
        const isFenced = open !== undefined || mark !== undefined;
        if (open === undefined)
            open = mark;
        else if (mark?.startsWith(open) === true && line.trim() === mark)
            open = undefined;
        return isFenced;
    };
}
/**
 * One line of text as a code span that the text cannot close. Line ends become blanks. Empty text stays empty.
 *
 * Blanks at the ends stay, because file names may differ only in them. A parser removes one blank from each end if both
 * have one and there is more than blanks (CommonMark 0.31.2, 6.1), so such a line gets one more.
 */
function codeSpan(text) {
    const line = text.replace(/[\r\n]+/g, " ");
    if (line === "")
        return "";
    const marker = "`".repeat(longestRun(line) + 1);
    const isStripped = line.startsWith(" ") && line.endsWith(" ") && /[^ ]/.test(line);
    const pad = line.startsWith("`") || line.endsWith("`") || isStripped ? " " : "";
    return `${marker}${pad}${line}${pad}${marker}`;
}


/***/ }),

/***/ 40742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createOpenAiWriter: () => (/* binding */ createOpenAiWriter)
});

// EXTERNAL MODULE: ./lib/facts/token-estimate.js
var token_estimate = __webpack_require__(42337);
// EXTERNAL MODULE: ./lib/writers/openai/decision.js
var decision = __webpack_require__(81585);
// EXTERNAL MODULE: ./lib/writers/openai/open-server.js + 4 modules
var open_server = __webpack_require__(55008);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./lib/format/json.js
var json = __webpack_require__(93769);
// EXTERNAL MODULE: ./lib/markdown/fence.js
var fence = __webpack_require__(42328);
// EXTERNAL MODULE: ./lib/facts/decision.js
var facts_decision = __webpack_require__(8473);
;// CONCATENATED MODULE: ./lib/writers/openai/reply-tool.js




const block = schemas/* object */.Ikc({
    language: schemas/* string */.YjP().describe("The language of the code, as written after a fence."),
    filename: schemas/* string */.YjP().nullable().describe("A name for the block's file, or null."),
    code: schemas/* string */.YjP().describe("The code."),
});
const answer = schemas/* object */.Ikc({
    words: schemas/* string */.YjP().describe("What you say, in Markdown without code fences; may be empty."),
    blocks: schemas/* array */.YOg(block).describe("The code blocks of the answer, in order; empty if you answer in words."),
});
/** Lets the model answer with a function call, for models that do this better than code fences. */
const replyTool = {
    name: "reply",
    description: "Your answer. The rules for fenced code blocks apply to `blocks`: each code block is one item, also a `json` block with a decision.",
    schema: (0,facts_decision/* strictJsonSchema */.L9)(answer),
    /** Turns the call into the same reply as Markdown; null if it is not a reply. */
    textOf(called) {
        const { data } = answer.safeParse((0,json/* parseJson */.q)(called));
        if (data === undefined)
            return null;
        const fences = data.blocks.map(({ language, filename, code }) => named((0,fence/* fence */.EU)(code, language), filename));
        return [data.words, ...fences].filter((part) => part.trim() !== "").join("\n\n") || null;
    },
};
/** Adds the file name to the fence, unless the name could break the fence's first line. */
function named(block, filename) {
    return filename === null || !/^[^"\r\n`]+$/.test(filename)
        ? block
        : block.replace("\n", () => ` filename="${filename}"\n`);
}

// EXTERNAL MODULE: ./lib/writers/openai/reply-collector.js + 3 modules
var reply_collector = __webpack_require__(97916);
;// CONCATENATED MODULE: ./lib/writers/openai/openai-writer.js





/**
 * A writer for any server with OpenAI's chat completions or Responses API, streamed or whole. The writer retries a
 * request up to three times after a temporary failure: network, silence, 408, 409, 425, 429, 5xx, or an answer that is
 * cut or unreadable. `onRetry` then tells the caller to discard the text that `onText` got. A cut reply is never
 * returned. Redirects are not followed. If the server sends the model's reasoning, it becomes the reply's `thought`.
 * @throws AgentExecError `settings-invalid` if the address or the key cannot be used at all.
 */
function createOpenAiWriter(options) {
    const { model, prices = null, replyFormat = "text" } = options;
    const tool = replyFormat === "tool" ? { tool: replyTool } : {};
    const { complete, limits } = (0,open_server/* openServer */.C)(options);
    const decide = (0,decision/* askFor */.dq)(decision/* retryForm */.jG, complete, limits.server);
    return {
        name: model,
        decidesApart: false,
        reckon(messages) {
            const inputTokens = (0,token_estimate/* estimateTokens */.b)(messages);
            return {
                inputTokens,
                inputUsd: prices && (0,reply_collector/* costOf */.ho)({ inputTokens, outputTokens: 0 }, prices),
                usdPerOutputToken: prices && prices.outputPerMillionUsd / 1_000_000,
            };
        },
        write: (messages, call) => (0,open_server/* withDeadline */.N)(call, limits, (deadline) => complete({ messages, ...tool, ...call, ...deadline })),
        decide: (messages, call) => (0,open_server/* withDeadline */.N)(call, limits, (deadline) => decide(messages, { ...call, ...deadline })),
    };
}


/***/ })

};
