export const id = 9519;
export const ids = [9519];
export const modules = {

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
    const several = documents.length > 1 ? { documents } : {};
    return {
        name: "files",
        write: () => Promise.resolve({ text, ...several, thought: null, finish: "stop", usage: _ports_writer_js__WEBPACK_IMPORTED_MODULE_1__/* .noUsage */ .tk }),
        decide: () => Promise.reject(new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("internal", "A text was asked for a decision.", {
            nextStep: "Please report this with the transcript.",
        })),
    };
}


/***/ })

};
