export const id = 7481;
export const ids = [7481];
export const modules = {

/***/ 77481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   givenImage: () => (/* binding */ givenImage)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90566);
/* harmony import */ var _rows_origin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21303);
/* harmony import */ var _settings_image_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99626);




/**
 * Reads what an image is named or built by, of the base files alone. No engine is asked.
 * @throws AgentExecError `settings-invalid` for a file that is not there or cannot be used.
 */
async function givenImage(options) {
    const { image, dockerfile } = options.settings;
    if (dockerfile !== undefined) {
        const recipe = { from: dockerfile, dockerfile, context: "", target: null, args: {} };
        return { ...(await built(recipe, options)), warnings: [] };
    }
    if (image !== _settings_image_name_js__WEBPACK_IMPORTED_MODULE_2__/* .devcontainer */ .X8)
        return { image, build: null, warnings: [] };
    const { image: found, warning } = await findDevcontainer(options);
    const warnings = warning === null ? [] : [warning];
    if (found.kind === "named")
        return { image: found.name, build: null, warnings };
    return { ...(await built(found, options)), warnings };
}
async function built(recipe, options) {
    const { settings, baseFiles, face } = options;
    const { ImageBuild } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(3858), __webpack_require__.e(7185), __webpack_require__.e(4745)]).then(__webpack_require__.bind(__webpack_require__, 24745));
    const build = await ImageBuild.plan({ recipe, baseFiles, network: settings["build-network"] });
    if (settings["registry-username"] !== undefined && build.registries.length > 1) {
        const name = (0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .writtenAt */ .nt)("registry-username", face);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", `${name} logs in to one registry, and ${recipe.dockerfile} takes images from ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .K)(build.registries)}.`, { nextStep: `Run \`docker login\` for each that needs it, and leave ${name} out.` });
    }
    return { image: `that ${recipe.from} builds`, build };
}
async function findDevcontainer({ baseFiles, face }) {
    const { devcontainerPaths, readDevcontainer } = await __webpack_require__.e(/* import() */ 2772).then(__webpack_require__.bind(__webpack_require__, 72772));
    const { readText } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(3419)]).then(__webpack_require__.bind(__webpack_require__, 33419));
    const all = await baseFiles.list();
    const path = devcontainerPaths.find((each) => all.has(each));
    if (path !== undefined)
        return readDevcontainer(path, (await readText(path, { baseFiles, all })).toString("utf8"));
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", `There is no ${devcontainerPaths.join(" and no ")} (looked for in ${baseFiles.origin}).`, { nextStep: `Start in the folder that holds it, or name an image by ${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .writtenAt */ .nt)("image", face)}.` });
}


/***/ }),

/***/ 90566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ listed),
/* harmony export */   r: () => (/* binding */ named)
/* harmony export */ });
/* harmony import */ var _truncate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96065);

/** So many names stand in one sentence. */
const maxNames = 20;
/**
 * A file's name for a sentence that a report shows as Markdown: on one line, at most 200 UTF-16 units, between
 * backticks, so that none of it passes for our own words.
 */
function named(path) {
    return `\`${(0,_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .truncateEnd */ .S)(path.replaceAll("\n", "␊"), 200).replaceAll("`", "ˋ")}\``;
}
/**
 * Things for a sentence: the first 20, and how many more there are.
 * @param all How many there are where not all are given. Default: the parts.
 */
function listed(parts, all = parts.length) {
    const shown = parts.slice(0, maxNames);
    return shown.join(", ") + (all > shown.length ? ` and ${all - shown.length} more` : "");
}


/***/ })

};
