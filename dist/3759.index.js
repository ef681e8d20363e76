export const id = 3759;
export const ids = [3759];
export const modules = {

/***/ 23759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   protectionBy: () => (/* binding */ protectionBy),
/* harmony export */   unmatchedPatterns: () => (/* binding */ unmatchedPatterns)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14006);

/**
 * What these patterns cover: `test/**` and `test` all that lies below `test`, `*.ini` files at the top, `**\/*.ini`
 * files anywhere. Names that begin with a dot count like others. Null for no pattern.
 */
function protectionBy(patterns) {
    if (patterns.length === 0)
        return null;
    const covers = picomatch__WEBPACK_IMPORTED_MODULE_0__(patterns.flatMap(withContents), { dot: true, nonegate: true });
    return { patterns, covers: (path) => covers(path) };
}
/** A sentence for each pattern that covers none of the paths: most likely it is misspelt. */
function unmatchedPatterns(patterns, paths) {
    return patterns
        .filter((pattern) => !paths.some((path) => protectionBy([pattern])?.covers(path)))
        .map((pattern) => `protect: ${pattern} covers none of the files that the code is given.`);
}
function withContents(pattern) {
    const plain = pattern.replace(/^(?:\.\/)+/, "").replace(/\/+$/, "");
    return [plain, `${plain}/**`];
}


/***/ })

};
