export const id = 9698;
export const ids = [9698];
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

/***/ 79698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readMatrixCell)
/* harmony export */ });
/* harmony import */ var _format_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93769);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96065);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14647);



/** How many characters of a matrix value fit into a check run's name. */
const maxNameChars = 80;
/**
 * Reads `toJSON(matrix)`. A value that is no object counts as no matrix.
 * @returns `key`: differs between the cells and stays the same for each; "" in a job without a matrix. `name`: the
 * matrix values, as GitHub shows them after a job's name; "" if there are none.
 */
function readMatrixCell(json) {
    const matrix = (0,_format_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)(json ?? "null");
    if (typeof matrix !== "object" || matrix === null || Object.keys(matrix).length === 0)
        return { key: "", name: "" };
    const plain = Object.values(matrix).filter((value) => typeof value !== "object");
    return {
        key: JSON.stringify(matrix),
        name: (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_2__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .Ul)(plain.join(", ")).replace(/\s+/g, " "), maxNameChars),
    };
}


/***/ })

};
