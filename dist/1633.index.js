export const id = 1633;
export const ids = [1633];
export const modules = {

/***/ 71633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   namedDocuments: () => (/* binding */ namedDocuments)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14006);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);




/** Folders in which nobody writes documents. Only a glob can name a hidden folder. */
const passedOver = new Set(["node_modules", "vendor", "target", "dist"]);
/** A folder with more entries was probably named by mistake. */
const maxEntries = 200_000;
const isMarkdown = (path) => /\.(?:md|markdown|mdx|qmd|rmd)$/i.test(path);
/**
 * The Markdown files that a person names by file, folder or glob, in order and each once. Links in folders are not
 * followed. `-` stays.
 * @throws AgentExecError `settings-invalid` if a name has no file.
 * @param here the folder for relative names. Default: the current one.
 */
async function namedDocuments(names, here = ".") {
    const found = await Promise.all(names.map(async (name) => (name === "-" ? ["-"] : documentsOf(name, here))));
    return [...new Set(found.flat())];
}
async function documentsOf(name, here) {
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(here, name)).catch(() => null);
    if (stats !== null && !stats.isDirectory())
        return [name];
    const pattern = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(name);
    const isGlob = stats === null && /[*?[{(]/.test(pattern);
    if (stats === null && !isGlob)
        return [name];
    const parts = pattern.split("/");
    const fixed = isGlob
        ? parts.slice(0, parts.findIndex((part) => /[*?[{(]/.test(part)))
        : parts;
    const base = pattern.startsWith("/") && fixed.length === 1 ? "/" : fixed.join("/") || ".";
    const matches = isGlob ? picomatch__WEBPACK_IMPORTED_MODULE_3__([pattern], { dot: false, nonegate: true }) : isMarkdown;
    const files = (await filesIn(base, here)).filter(matches).toSorted();
    if (files.length > 0)
        return files;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", isGlob ? `No file matches \`${name}\`.` : `The folder \`${name}\` has no Markdown file.`, { nextStep: "Pass Markdown files, folders with Markdown files, or a glob such as 'docs/**/*.md'." });
}
async function filesIn(base, here) {
    const files = [];
    const folders = [base];
    let left = maxEntries;
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(here, folder), { withFileTypes: true }).catch(() => []);
        left -= entries.length;
        if (left < 0)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", `\`${base}\` has more than 200,000 files.`, {
                nextStep: "Choose a smaller folder.",
            });
        for (const entry of entries) {
            const path = folder === "." ? entry.name : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name);
            if (entry.isFile())
                files.push(path);
            if (entry.isDirectory() && !entry.name.startsWith(".") && !passedOver.has(entry.name))
                folders.push(path);
        }
    }
    return files;
}


/***/ })

};
