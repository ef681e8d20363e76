export const id = 9519;
export const ids = [9519];
export const modules = {

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

/***/ 29519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createTextWriter: () => (/* binding */ createTextWriter)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _facts_reply_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73787);


/** A writer that gives one reply made from texts. `exec` uses it to run the blocks of files without a model. */
function createTextWriter(documents) {
    const text = documents.map((document) => document.text).join("\n\n");
    return {
        name: "files",
        write: () => Promise.resolve({ text, documents, thought: null, finish: "stop", usage: _facts_reply_js__WEBPACK_IMPORTED_MODULE_1__/* .noUsage */ .tk }),
        decide: () => Promise.reject(new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("internal", "agent-exec asked a fixed text for a decision.", {
            nextStep: "Please report this error with the transcript.",
        })),
    };
}


/***/ })

};
