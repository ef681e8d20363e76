export const id = 9043;
export const ids = [9043];
export const modules = {

/***/ 77714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ loadCertificates)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41692);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _docker_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34018);




/**
 * Reads the certificates for a TLS connection.
 * @throws AgentExecError `settings-invalid` with the name of a missing, unreadable or wrong file.
 */
async function loadCertificates({ folder, needsAuthority, }) {
    const nextStep = "Make the file readable for your user, or set DOCKER_CERT_PATH to another folder.";
    const [ca, cert, key] = await Promise.all(["ca.pem", "cert.pem", "key.pem"].map((name) => (0,_docker_config_js__WEBPACK_IMPORTED_MODULE_3__/* .readIfThere */ .qC)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name), { nextStep })));
    if (needsAuthority && ca === undefined)
        throw missing(folder, "ca.pem");
    if (cert !== undefined && key === undefined)
        throw missing(folder, "key.pem");
    if (cert === undefined && key !== undefined)
        throw missing(folder, "cert.pem");
    try {
        return (0,node_tls__WEBPACK_IMPORTED_MODULE_1__.createSecureContext)({ ca, cert, key, minVersion: "TLSv1.2" });
    }
    catch (cause) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsInvalid */ .DI)(`The certificates in ${folder} cannot be used: ${cause.message}.`, "Check that key.pem belongs to cert.pem, that key.pem has no passphrase, and that both are PEM files.", cause);
    }
}
function missing(folder, name) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsInvalid */ .DI)(`The connection to the engine needs TLS, but ${name} is missing in ${folder}.`, "Put the file into this folder, or set DOCKER_CERT_PATH to the folder with the certificates.");
}


/***/ }),

/***/ 89043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  given: () => (/* binding */ given),
  loadDocker: () => (/* binding */ loadDocker)
});

// EXTERNAL MODULE: ./lib/executors/docker/docker-executor.js + 8 modules
var docker_executor = __webpack_require__(40297);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/executors/functions/rows.js
var rows = __webpack_require__(40235);
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
    const { ImageBuild } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(4403)]).then(__webpack_require__.bind(__webpack_require__, 34403));
    const build = await ImageBuild.plan({ recipe, baseFiles, network: settings["build-network"] });
    if (settings["registry-username"] !== undefined && build.registries.length > 1) {
        const name = (0,origin/* writtenAt */.nt)("registry-username", face);
        throw (0,errors/* settingsInvalid */.DI)(`${name} logs in to one registry, but ${recipe.dockerfile} uses images from ${(0,listed/* listed */.K)(build.registries)}.`, `Run \`docker login\` for each registry that needs it, and remove ${name}.`);
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
    throw (0,errors/* settingsInvalid */.DI)(`There is no ${devcontainerPaths.join(" and no ")} (agent-exec looked in ${baseFiles.origin}).`, `Start agent-exec in the folder that contains this file, or set an image with ${(0,origin/* writtenAt */.nt)("image", face)}.`);
}

// EXTERNAL MODULE: ./lib/executors/docker/container/volume-sources.js
var volume_sources = __webpack_require__(70098);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(13411);
// EXTERNAL MODULE: ./lib/executors/docker/client/docker-config.js
var docker_config = __webpack_require__(34018);
// EXTERNAL MODULE: ./lib/executors/docker/settings/values.js
var values = __webpack_require__(58755);
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
/**
 * The login for the image's registry; undefined if none was given.
 * @throws AgentExecError `settings-invalid` if only the name or only the password is given.
 */
function givenLogin({ settings, face, variable: read, }) {
    const { "registry-username": username, "registry-password-env": variable } = settings;
    const password = settings["registry-password"] ?? (variable === undefined ? undefined : read(variable));
    if (username !== undefined && password !== undefined)
        return { username, password };
    if (variable !== undefined && password === undefined)
        throw (0,errors/* settingsInvalid */.DI)(`${(0,origin/* writtenAt */.nt)("registry-password-env", face)} names the variable ${variable}, but it is empty or not set.`, `Set ${variable} to the registry's password, or remove ${(0,origin/* writtenAt */.nt)("registry-password-env", face)}.`);
    if (username !== undefined)
        throw (0,errors/* settingsInvalid */.DI)(`${(0,origin/* writtenAt */.nt)("registry-username", face)} is set, but there is no password for it.`, face === "action"
            ? "Set `registry-password` to a secret, or remove `registry-username`."
            : "Set --registry-password-env to the variable that holds the password, or remove --registry-username.");
    if (password === undefined)
        return undefined;
    throw (0,errors/* settingsInvalid */.DI)(`There is a password for the registry, but no ${(0,origin/* writtenAt */.nt)("registry-username", face)}.`, `Set ${(0,origin/* writtenAt */.nt)("registry-username", face)}.`);
}
/** 64 bits of a hash: enough to avoid accidental collisions, and nobody can choose another owner's hash. */
const ownerDigits = 16;
/** The caches of a run with their volumes. If the files may be a stranger's: none, and a sentence about it. */
function givenCaches({ settings: { cache }, cacheOwner, }) {
    if (cache.length === 0 || cacheOwner === undefined)
        return { caches: [], warnings: [] };
    if ("refused" in cacheOwner) {
        const warning = `This run has no cache, because ${cacheOwner.refused}. So \`setup\` downloads all packages, and the variable AGENT_EXEC_CACHE is not set.`;
        return { caches: [], warnings: [warning] };
    }
    const owner = cacheOwner.name;
    const digits = (0,external_node_crypto_.hash)("sha256", owner).slice(0, ownerDigits);
    const caches = cache.map((each) => ({ ...each, owner, volume: `${values/* cachePrefix */.Vs}${digits}-${each.name}` }));
    return { caches, warnings: [] };
}

// EXTERNAL MODULE: ./lib/executors/docker/client/api-version.js
var api_version = __webpack_require__(86858);
// EXTERNAL MODULE: ./lib/executors/docker/client/engine-certificates.js
var engine_certificates = __webpack_require__(77714);
// EXTERNAL MODULE: ./lib/executors/docker/client/engine-place.js + 1 modules
var engine_place = __webpack_require__(13923);
;// CONCATENATED MODULE: ./lib/executors/docker/load.js










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
/**
 * Creates the executor from the user's settings. The executor's parts are loaded together with this file.
 * @throws AgentExecError `settings-invalid`.
 */
async function loadDocker(options, inside) {
    const { settings, build, warnings } = await given(options, inside);
    const executor = (0,docker_executor/* createDockerExecutor */.w)(settings, build);
    await checkBeforeStart(settings);
    return { ...executor, warnings };
}
/**
 * Refuses wrong settings without asking an engine: its address, its certificates, the API version, the sources of
 * volumes. A missing engine is not a wrong setting; the start reports it.
 * @throws AgentExecError `settings-invalid`.
 */
async function checkBeforeStart(settings) {
    const { endpoint, variable = () => undefined, container = {}, pull, dockerConfigFolder } = settings;
    await (0,volume_sources/* checkVolumeSources */.b)(container);
    const wanted = variable("DOCKER_API_VERSION");
    if (wanted !== undefined)
        (0,api_version/* parseWantedVersion */.x)(wanted);
    const place = await (0,engine_place/* findEngine */.GO)(endpoint, variable).catch((error) => {
        if ((0,errors/* isAgentExecError */.TE)(error) && error.code === "engine-unavailable")
            return null;
        throw error;
    });
    const certificates = place?.certificates ?? null;
    if (certificates !== null)
        await (0,engine_certificates/* loadCertificates */.v)(certificates);
    // If the image may already be on the machine, only the engine can say whether a login is needed.
    if (pull === "always" && dockerConfigFolder !== undefined)
        await (0,docker_config/* readDockerConfig */.TO)(dockerConfigFolder);
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
