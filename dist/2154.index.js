export const id = 2154;
export const ids = [2154];
export const modules = {

/***/ 12154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseConfig: () => (/* binding */ parseConfig),
/* harmony export */   printConfig: () => (/* binding */ printConfig)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


/**
 * Reads a config file's text: a mapping of settings in YAML, which includes JSON. A setting that takes NAME=VALUE may
 * have a mapping instead of a list.
 * `extends` is the path of another file with the settings that are missing here, relative to this file's folder.
 * @param path for messages
 * @throws AgentExecError `settings-invalid` with the line.
 */
function parseConfig(text, path) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    // Aliases are refused, because a kilobyte with aliases can stand for gigabytes. Duplicate keys are found here,
    // because the parser would compare each key with all others.
    const document = parsed(text, path, lines);
    const [error] = document.errors;
    if (error !== undefined)
        throw unreadable(path, error.linePos?.[0].line, error.message.split("\n")[0] ?? error.message);
    const { contents } = document;
    if (contents === null)
        return { extends: null, settings: [] };
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(contents))
        throw unreadable(path, 1, "it is not a mapping of settings to values");
    const settings = [];
    let extended = null;
    if (contents.items.length > maxNames)
        throw unreadable(path, 1, `it has more than ${maxNames} names`);
    const names = new Set();
    for (const { key, value } of contents.items) {
        const line = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && key.range ? lines.linePos(key.range[0]).line : 1;
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) || typeof key.value !== "string")
            throw unreadable(path, line, "a name is not text");
        const name = key.value;
        if (names.has(name))
            throw unreadable(path, line, `${JSON.stringify(name)} is set twice`);
        names.add(name);
        const given = valueOf(value, { path, line, document });
        if (name === "extends") {
            if (typeof given !== "string")
                throw unreadable(path, line, "extends must be the path of a file");
            extended = given;
        }
        else if (given !== null)
            settings.push({ name, value: given, origin: `${path}:${line} ${name}` });
    }
    return { extends: extended, settings };
}
/** Limits. They are several times the size of all settings together. */
const maxChars = 256 * 1024;
const maxNames = 500;
function parsed(text, path, lineCounter) {
    if (text.length > maxChars)
        throw unreadable(path, undefined, "it has more than 256 KiB");
    try {
        return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { lineCounter, prettyErrors: true, uniqueKeys: false });
    }
    catch (thrown) {
        // Thousands of nested brackets are too much for the parser's stack.
        throw unreadable(path, undefined, `it cannot be parsed: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(thrown)}`);
    }
}
/** Reads a text, number or boolean, or a list of texts. Null if there is no value. */
function valueOf(node, place) {
    const { path, line, document } = place;
    let hasAlias = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node);
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) || (typeof node === "object" && node !== null && "items" in node)) {
        const { items } = node;
        hasAlias ||= items.some((item) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(item) || (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(item?.value));
    }
    if (hasAlias)
        throw unreadable(path, line, "aliases are not supported");
    const value = isNode(node) ? node.toJS(document) : null;
    if (Array.isArray(value))
        return value.map((item) => scalarText(item, path, line));
    if (typeof value === "object" && value !== null)
        return Object.entries(value).map(([name, item]) => `${name}=${scalarText(item, path, line)}`);
    return value;
}
function scalarText(item, path, line) {
    if (typeof item === "string" || typeof item === "number" || typeof item === "boolean")
        return String(item);
    throw unreadable(path, line, "a list may contain only texts and numbers");
}
function isNode(node) {
    return typeof node === "object" && node !== null && "toJS" in node;
}
/** Writes settings as a config file. A comment says where each setting was given. */
function printConfig(given, head) {
    const document = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Document */ .yo({});
    document.commentBefore = ` ${head}`;
    for (const { name, value, origin } of given) {
        const pair = document.createPair(name, value);
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(pair.value))
            pair.value.comment = ` ${origin}`;
        else if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(pair.key))
            pair.key.commentBefore = ` ${origin}`;
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(document.contents))
            document.contents.add(pair);
    }
    return given.length === 0 ? `# ${head}\n{}\n` : document.toString({ lineWidth: 0 });
}
function unreadable(path, line, what) {
    const where = line === undefined ? path : `${path}:${line}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", `${where}: ${what}`, {
        nextStep: "Fix the file; `docs/config.md` shows an example.",
    });
}


/***/ })

};
