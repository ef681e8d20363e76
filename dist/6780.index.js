export const id = 6780;
export const ids = [6780,4018,1637];
export const modules = {

/***/ 34018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   JE: () => (/* binding */ readJsonFile),
/* harmony export */   TO: () => (/* binding */ readDockerConfig),
/* harmony export */   dockerConfigFolder: () => (/* binding */ dockerConfigFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _format_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93769);





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
    const text = await readIfThere(path);
    if (text === null)
        return null;
    const value = (0,_format_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .q)(text.replace(/^\uFEFF/, ""));
    if (isObject(value))
        return value;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AgentExecError */ .r("settings-invalid", `Docker's configuration ${path} is not a JSON object.`, {
        nextStep: "Fix the file, or set DOCKER_CONFIG to another folder.",
    });
}
async function readIfThere(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, "utf8");
    }
    catch (cause) {
        const { code } = cause;
        if (code === "ENOENT" || code === "ENOTDIR")
            return null;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AgentExecError */ .r("settings-invalid", `Docker's configuration ${path} cannot be read: ${code}.`, {
            nextStep: "Give your user read access to the file, or set DOCKER_CONFIG to another folder.",
            cause,
        });
    }
}
function mapOf(value, read) {
    const entries = new Map();
    for (const [name, entry] of isObject(value) ? Object.entries(value) : []) {
        const found = read(entry);
        if (found !== null)
            entries.set(name, found);
    }
    return entries;
}
function loginOf(value) {
    if (!isObject(value))
        return null;
    return Object.fromEntries(loginFields.flatMap((field) => {
        const text = textOf(value[field]);
        return text === null ? [] : [[field, text]];
    }));
}
function textOf(value) {
    return typeof value === "string" && value !== "" ? value : null;
}
/** A JSON object, not an array. */
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 36780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  given: () => (/* binding */ given)
});

// EXTERNAL MODULE: ./lib/executors/functions/rows.js
var rows = __webpack_require__(40235);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
// EXTERNAL MODULE: ./lib/rows/origin.js
var origin = __webpack_require__(21303);
// EXTERNAL MODULE: ./lib/executors/docker/settings/image-name.js
var image_name = __webpack_require__(99626);
;// CONCATENATED MODULE: ./lib/executors/docker/build/given-image.js




/**
 * Reads which image to use or build, from the base files only. The function asks no engine.
 * @throws AgentExecError `settings-invalid` for a missing or unusable file.
 */
async function givenImage(options) {
    const { image, dockerfile } = options.settings;
    if (dockerfile !== undefined) {
        const recipe = { from: dockerfile, dockerfile, context: "", target: null, args: {} };
        return { ...(await built(recipe, options)), warnings: [] };
    }
    if (image !== image_name/* devcontainer */.X8)
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
        const name = (0,origin/* writtenAt */.nt)("registry-username", face);
        throw new errors/* AgentExecError */.r("settings-invalid", `${name} logs in to one registry, but ${recipe.dockerfile} uses images from ${(0,listed/* listed */.K)(build.registries)}.`, { nextStep: `Run \`docker login\` for each registry that needs it, and remove ${name}.` });
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
    throw new errors/* AgentExecError */.r("settings-invalid", `There is no ${devcontainerPaths.join(" and no ")} (agent-exec looked in ${baseFiles.origin}).`, {
        nextStep: `Start agent-exec in the folder that contains this file, or set an image with ${(0,origin/* writtenAt */.nt)("image", face)}.`,
    });
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/executors/docker/settings/caches.js
var settings_caches = __webpack_require__(30990);
;// CONCATENATED MODULE: ./lib/executors/docker/settings/given-caches.js


/** 64 bits of a hash: enough to avoid accidental collisions, and nobody can choose another owner's hash. */
const ownerDigits = 16;
/** The caches of a run with their volumes. If the files may be a stranger's: none, and a sentence about it. */
function givenCaches({ settings: { cache }, cacheOwner }) {
    if (cache.length === 0 || cacheOwner === undefined)
        return { caches: [], warnings: [] };
    if ("refused" in cacheOwner) {
        const warning = `This run has no cache, because ${cacheOwner.refused}. So \`setup\` downloads all packages, and the variable AGENT_EXEC_CACHE is not set.`;
        return { caches: [], warnings: [warning] };
    }
    const owner = cacheOwner.name;
    const digits = (0,external_node_crypto_.hash)("sha256", owner).slice(0, ownerDigits);
    const caches = cache.map((each) => ({ ...each, owner, volume: `${settings_caches/* cachePrefix */.V}${digits}-${each.name}` }));
    return { caches, warnings: [] };
}

// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(13411);
// EXTERNAL MODULE: ./lib/executors/docker/client/docker-config.js
var docker_config = __webpack_require__(34018);
;// CONCATENATED MODULE: ./lib/executors/docker/settings/given-login.js


/**
 * The login for the image's registry; undefined if none was given.
 * @throws AgentExecError `settings-invalid` if only the name or only the password is given.
 */
function givenLogin({ settings, face, variable: read }) {
    const { "registry-username": username, "registry-password-env": variable } = settings;
    const password = settings["registry-password"] ?? (variable === undefined ? undefined : read(variable));
    if (username !== undefined && password !== undefined)
        return { username, password };
    if (variable !== undefined && password === undefined) {
        throw incomplete(`${(0,origin/* writtenAt */.nt)("registry-password-env", face)} names the variable ${variable}, but it is empty or not set.`, `Set ${variable} to the registry's password, or remove ${(0,origin/* writtenAt */.nt)("registry-password-env", face)}.`);
    }
    if (username !== undefined) {
        throw incomplete(`${(0,origin/* writtenAt */.nt)("registry-username", face)} is set, but there is no password for it.`, face === "action"
            ? "Set registry-password from a secret, or remove registry-username."
            : "Set --registry-password-env to the variable that holds the password, or remove --registry-username.");
    }
    if (password === undefined)
        return undefined;
    throw incomplete(`There is a password for the registry, but no ${(0,origin/* writtenAt */.nt)("registry-username", face)}.`, `Set ${(0,origin/* writtenAt */.nt)("registry-username", face)}.`);
}
function incomplete(message, nextStep) {
    return new errors/* AgentExecError */.r("settings-invalid", message, { nextStep });
}

;// CONCATENATED MODULE: ./lib/executors/docker/settings/given-settings.js



/** @throws AgentExecError `settings-invalid` for half a login. */
function dockerSettingsOf(options, caches) {
    const { settings, variable, runId, clock } = options;
    return {
        image: settings.image,
        pull: settings.pull,
        registryLogin: givenLogin(options),
        memoryBytes: settings.memory,
        cpus: settings.cpus,
        pids: settings.pids,
        workspaceFolder: settings["workspace-path"],
        workspaceBytes: settings["workspace-size"],
        maxOutputBytes: settings["max-output"],
        languages: settings.language,
        infersLanguage: settings["infer-language"],
        network: settings.network,
        allowHosts: settings["allow-host"],
        verifiesAsOther: settings["verify-user"] === "other",
        container: {
            runtime: settings.runtime,
            gpus: settings.gpus,
            environment: settings.env,
            hosts: settings["add-host"],
            volumes: settings.volume,
            ulimits: settings.ulimit,
            setup: settings.setup,
            setupNetwork: settings["setup-network"],
            caches,
            name: settings["container-name"],
            isStopped: settings["stop-container"],
            isRemoved: settings["auto-remove"],
        },
        dockerConfigFolder: (0,docker_config.dockerConfigFolder)(variable),
        variable,
        runId,
        version: version/* version */.r,
        clock,
    };
}

;// CONCATENATED MODULE: ./lib/executors/docker/given.js




/**
 * Reads the user's settings of a container, with warnings about them.
 * @throws AgentExecError `settings-invalid`.
 */
async function given(options, { kernel }) {
    const { caches, warnings } = givenCaches(options);
    const settings = dockerSettingsOf(options, caches);
    const { image, ...rest } = await givenImage(options);
    const functions = await (0,rows/* functionsOf */.T)(options);
    return {
        settings: { ...settings, image, kernel, functions },
        ...rest,
        warnings: [...rest.warnings, ...warnings],
    };
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


/***/ }),

/***/ 90566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ listed),
/* harmony export */   r: () => (/* binding */ named)
/* harmony export */ });
/* harmony import */ var _truncate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96065);

const maxNames = 20;
/** A file's name for a Markdown sentence: in backticks, on one line, with at most 200 UTF-16 units. */
function named(path) {
    return `\`${(0,_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .truncateEnd */ .S)(path.replaceAll("\n", "␊"), 200).replaceAll("`", "ˋ")}\``;
}
/** Lists the first 20 things. @param all the number of all things. Default: the number of `parts`. */
function listed(parts, all = parts.length) {
    const shown = parts.slice(0, maxNames);
    return shown.join(", ") + (all > shown.length ? ` and ${all - shown.length} more` : "");
}


/***/ }),

/***/ 13411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
/** agent-exec's version. A test compares it with package.json, which is not in the bundle. */
const version = "0.1.0";


/***/ })

};
