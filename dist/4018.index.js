export const id = 4018;
export const ids = [4018];
export const modules = {

/***/ 34018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   JE: () => (/* binding */ readJsonFile),
/* harmony export */   TO: () => (/* binding */ readDockerConfig),
/* harmony export */   dockerConfigFolder: () => (/* binding */ dockerConfigFolder),
/* harmony export */   qC: () => (/* binding */ readIfThere)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _format_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93769);





/** `auth` is base64 of `user:password`. */
const loginFields = ["auth", "username", "password", "identitytoken", "registrytoken"];
/** `DOCKER_CONFIG`, or `.docker` in the home folder. */
function dockerConfigFolder(variable) {
    return variable("DOCKER_CONFIG") ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), ".docker");
}
/**
 * Docker's `config.json` in that folder; an empty one if the file does not exist. Fields of an unexpected type count as
 * absent.
 * @throws AgentExecError `settings-invalid` if the file exists but cannot be read or is not a JSON object. The message
 * quotes nothing from the file, because it contains passwords.
 */
async function readDockerConfig(folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, "config.json");
    const config = (await readJsonFile(path)) ?? {};
    return {
        path,
        currentContext: textOf(config["currentContext"]),
        auths: mapOf(config["auths"], loginOf),
        credsStore: textOf(config["credsStore"]),
        credHelpers: mapOf(config["credHelpers"], textOf),
    };
}
/** A JSON object of Docker's configuration; null if the file does not exist. @throws like `readDockerConfig`. */
async function readJsonFile(path) {
    const name = `Docker's configuration ${path}`;
    const nextStep = "Give your user read access to the file, or set DOCKER_CONFIG to another folder.";
    const bytes = await readIfThere(path, { name, nextStep });
    if (bytes === undefined)
        return null;
    const value = (0,_format_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .q)(bytes.toString("utf8").replace(/^\uFEFF/, ""));
    if (isObject(value))
        return value;
    throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .settingsInvalid */ .DI)(`${name} is not a JSON object.`, "Fix the file, or set DOCKER_CONFIG to another folder.");
}
/** Undefined if the file does not exist. @throws AgentExecError `settings-invalid` if it cannot be read. */
async function readIfThere(path, { name = path, nextStep }) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path).catch((cause) => {
        const { code } = cause;
        if (code === "ENOENT" || code === "ENOTDIR")
            return undefined;
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .settingsInvalid */ .DI)(`${name} cannot be read: ${code}.`, nextStep, cause);
    });
}
function mapOf(value, read) {
    const entries = Object.entries(isObject(value) ? value : {});
    const found = entries.map(([name, entry]) => [name, read(entry)]);
    return new Map(found.filter((each) => each[1] !== null));
}
function loginOf(value) {
    if (!isObject(value))
        return null;
    const fields = loginFields.map((field) => [field, textOf(value[field])]);
    return Object.fromEntries(fields.filter(([, text]) => text !== null));
}
function textOf(value) {
    return typeof value === "string" && value !== "" ? value : null;
}
/** A JSON object, not an array. */
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}


/***/ }),

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


/***/ })

};
