export const id = 6284;
export const ids = [6284];
export const modules = {

/***/ 96284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readOwnerInstructions: () => (/* binding */ readOwnerInstructions)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51196);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90566);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9668);




const usualFile = "AGENTS.md";
/** These are about 16,000 tokens, for which each call of a model pays. */
const maxBytes = 64 * 1024;
/**
 * Reads the owner's instructions. In a workflow they come from the base branch, because a pull request's author
 * controls its checkout.
 * @throws AgentExecError `settings-invalid` if a named file is missing or cannot be read.
 */
async function readOwnerInstructions(source, { paths, readFile }) {
    const files = [];
    const warnings = [];
    for (const path of (paths ?? [usualFile]).map((each) => each.replace(/^\.\//, ""))) {
        const bytes = await contentOf(source, path, readFile).catch((error) => {
            if (paths !== undefined)
                throw unreadable(path, error);
            warnings.push(`${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .named */ .r)(path)} was not read as instructions: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}`);
            return null;
        });
        if (bytes === null) {
            const where = readFile === undefined ? "the workspace" : "the base branch";
            if (paths !== undefined)
                throw unreadable(path, new Error(`${where} has no such file`));
            continue;
        }
        if (bytes.length > maxBytes)
            warnings.push(`${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .named */ .r)(path)} has ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z3)(bytes.length)}. The model gets only the first ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z3)(maxBytes)} as instructions.`);
        const text = new TextDecoder().decode(bytes.subarray(0, maxBytes));
        if (text.trim() !== "")
            files.push({ path, text });
    }
    return { files, warnings };
}
async function contentOf({ folder, repositoryWay, paths }, path, readFile) {
    if (readFile !== undefined)
        return readFile(repositoryWay + path);
    return paths.includes(path) ? (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readRegular */ .VX)(folder, path) : null;
}
function unreadable(path, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", `agent-exec cannot read ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .named */ .r)(path)} as instructions: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(cause)}.`, {
        nextStep: "Set `instructions` to a regular file in the workspace (not a link), or to `none`. In a workflow, the base branch must have the file.",
        cause,
    });
}


/***/ })

};
