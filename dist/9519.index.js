export const id = 9519;
export const ids = [9519];
export const modules = {

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
            nextStep: "Choose a model that can follow a JSON schema, or fix the code that failed.",
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

/***/ 29519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createTextWriter: () => (/* binding */ createTextWriter)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _ports_writer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21365);


/** Texts that are there already as the one reply of a run: `exec` runs the blocks of files without a model. */
function createTextWriter(documents) {
    const text = documents.map((document) => document.text).join("\n\n");
    return {
        name: "files",
        write: () => Promise.resolve({ text, documents, thought: null, finish: "stop", usage: _ports_writer_js__WEBPACK_IMPORTED_MODULE_1__/* .noUsage */ .tk }),
        decide: () => Promise.reject(new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("internal", "agent-exec asked a fixed text for a decision.", {
            nextStep: "Please report this with the transcript.",
        })),
    };
}


/***/ })

};
