export const id = 6441;
export const ids = [6441];
export const modules = {

/***/ 56441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createOpenAiWriter: () => (/* binding */ createOpenAiWriter)
/* harmony export */ });
/* harmony import */ var _decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81585);
/* harmony import */ var _open_server_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(509);
/* harmony import */ var _reply_collector_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36508);



/**
 * A writer behind any server that speaks OpenAI's chat completions, streamed; a server that sends the whole completion
 * instead is understood too.
 *
 * A request that fails for a passing reason (network, silence, 408, 409, 425, 429, 5xx, an answer that is cut or
 * cannot be read) is made again up to three times, as a whole: text that has come through `onText` by then is void,
 * and `onRetry` says so. A reply that was cut never resolves. Redirects are not followed. Hidden reasoning, as a field
 * or as a leading `<think>…</think>`, becomes the reply's thought.
 *
 * @throws AgentExecError `settings-invalid` for an address or a key that cannot be used at all.
 */
function createOpenAiWriter(options) {
    const { model, prices = null } = options;
    const { complete, limits } = (0,_open_server_js__WEBPACK_IMPORTED_MODULE_1__/* .openServer */ .C)(options);
    const decide = (0,_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .createDecide */ .B)(complete, limits.server);
    return {
        name: model,
        decidesApart: false,
        reckon: (messages) => reckoned(messages, prices),
        write: (messages, call) => (0,_open_server_js__WEBPACK_IMPORTED_MODULE_1__/* .withDeadline */ .N)(call, limits, (deadline) => complete({ messages, ...call, ...deadline })),
        decide: (messages, call) => (0,_open_server_js__WEBPACK_IMPORTED_MODULE_1__/* .withDeadline */ .N)(call, limits, (deadline) => decide(messages, { ...call, ...deadline })),
    };
}
/** The fewest bytes of UTF-8 on a token that prose and code have under the usual tokenizers: more is reckoned than is taken. */
const bytesPerToken = 3;
function reckoned(messages, prices) {
    const bytes = messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
    const inputTokens = Math.ceil(bytes / bytesPerToken);
    return {
        inputTokens,
        inputUsd: prices && (0,_reply_collector_js__WEBPACK_IMPORTED_MODULE_2__/* .costOf */ .h)({ inputTokens, outputTokens: 0 }, prices),
        usdPerOutputToken: prices && prices.outputPerMillionUsd / 1_000_000,
    };
}


/***/ })

};
