export const id = 1873;
export const ids = [1873];
export const modules = {

/***/ 1873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withFallback: () => (/* binding */ withFallback)
/* harmony export */ });
/* unused harmony export fallbackCode */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** Code of the warning that the second model has taken over. */
const fallbackCode = "fallback-model";
/**
 * Asks the second model once the first gives up: the first server is unavailable or refuses, even after retries. From
 * then on only the second model is asked. `onWarning` reports the switch. `onRetry` tells the caller to discard the
 * text so far. If the second model fails too, its error includes the first one's message.
 */
function withFallback(first, second) {
    let whyNot = null;
    const ask = async (options, by) => {
        const { onRetry, onWarning, signal } = options;
        if (whyNot === null) {
            try {
                return await by(first);
            }
            catch (thrown) {
                if (signal.aborted || !isOfServer(thrown))
                    throw thrown;
                whyNot = thrown;
                const message = `${thrown.message} From now on the run asks ${second.name} instead.`;
                onWarning?.({ code: fallbackCode, message });
                onRetry?.({ message, waitMs: 0 });
            }
        }
        try {
            return await by(second);
        }
        catch (thrown) {
            if (signal.aborted || !isOfServer(thrown))
                throw thrown;
            const { code, nextStep, isRetryable } = thrown;
            const message = `${thrown.message} Before that, the run switched away from ${first.name}: ${whyNot.message}`;
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r(code, message, { nextStep, isRetryable, cause: thrown });
        }
    };
    return {
        name: first.name,
        decidesApart: first.decidesApart ?? false,
        reckon: (messages) => (whyNot === null ? first : second).reckon(messages),
        write: (messages, options) => ask(options, (writer) => writer.write(messages, options)),
        decide: (messages, options) => ask(options, (writer) => writer.decide(messages, options)),
    };
}
function isOfServer(thrown) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isAgentExecError */ .TE)(thrown) && ["writer-unavailable", "writer-refused"].includes(thrown.code);
}


/***/ })

};
