export const id = 1807;
export const ids = [1807];
export const modules = {

/***/ 77714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ loadCertificates)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41692);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);




/**
 * Reads the certificates for a connection with TLS.
 * @throws AgentExecError `settings-invalid` that names the file which is missing, unreadable or not what its name says.
 */
async function loadCertificates({ folder, needsAuthority, }) {
    const [ca, cert, key] = await Promise.all(["ca.pem", "cert.pem", "key.pem"].map((name) => read(folder, name)));
    if (needsAuthority && ca === undefined)
        throw missing(folder, "ca.pem");
    if (cert !== undefined && key === undefined)
        throw missing(folder, "key.pem");
    if (cert === undefined && key !== undefined)
        throw missing(folder, "cert.pem");
    try {
        return (0,node_tls__WEBPACK_IMPORTED_MODULE_2__.createSecureContext)({ ca, cert, key, minVersion: "TLSv1.2" });
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AgentExecError */ .r("settings-invalid", `The certificates in ${folder} cannot be used: ${cause.message}.`, {
            nextStep: "Check that key.pem belongs to cert.pem, that it has no passphrase, and that both are PEM files.",
            cause,
        });
    }
}
async function read(folder, name) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
    }
    catch (cause) {
        const { code } = cause;
        if (code === "ENOENT" || code === "ENOTDIR")
            return undefined;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AgentExecError */ .r("settings-invalid", `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)} cannot be read: ${code}.`, {
            nextStep: "Make the file readable for this user, or set DOCKER_CERT_PATH to another folder.",
            cause,
        });
    }
}
function missing(folder, name) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AgentExecError */ .r("settings-invalid", `The connection to the engine needs TLS, but ${name} is missing in ${folder}.`, {
        nextStep: "Put the file there, or set DOCKER_CERT_PATH to the folder with the certificates.",
    });
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
 * Reads what an image is named or built by, of the base files alone. No engine is asked.
 * @throws AgentExecError `settings-invalid` for a file that is not there or cannot be used.
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
    throw new errors/* AgentExecError */.r("settings-invalid", `There is no ${devcontainerPaths.join(" and no ")} (looked for in ${baseFiles.origin}).`, {
        nextStep: `Start agent-exec in the folder that contains it, or name an image with ${(0,origin/* writtenAt */.nt)("image", face)}.`,
    });
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/executors/docker/settings/caches.js
var settings_caches = __webpack_require__(30990);
;// CONCATENATED MODULE: ./lib/executors/docker/settings/given-caches.js


/** 64 bits of a hash: enough that nobody's are another's by chance, and nobody can choose to whom they come. */
const ownerDigits = 16;
/** The caches of a run with their volumes; none, and a sentence about it, where its files may be a stranger's. */
function givenCaches({ settings: { cache }, cacheOwner }) {
    if (cache.length === 0 || cacheOwner === undefined)
        return { caches: [], warnings: [] };
    if ("refused" in cacheOwner) {
        const warning = `There is no cache: ${cacheOwner.refused}. The setup downloads everything, and AGENT_EXEC_CACHE is not set.`;
        return { caches: [], warnings: [warning] };
    }
    const owner = cacheOwner.name;
    const digits = (0,external_node_crypto_.createHash)("sha256").update(owner).digest("hex").slice(0, ownerDigits);
    const caches = cache.map((each) => ({ ...each, owner, volume: `${settings_caches/* cachePrefix */.V}${digits}-${each.name}` }));
    return { caches, warnings: [] };
}

// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(13411);
// EXTERNAL MODULE: ./lib/executors/docker/client/docker-config.js
var docker_config = __webpack_require__(34018);
;// CONCATENATED MODULE: ./lib/executors/docker/settings/given-login.js


/**
 * The login for the image's registry; undefined where none was given.
 * @throws AgentExecError `settings-invalid` when name or password is there without the other.
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




/** What a person's settings make of a container, and what is odd about them. @throws AgentExecError `settings-invalid`. */
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

/***/ 36050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadDocker: () => (/* binding */ loadDocker)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/executors/docker/container/volume-sources.js
var volume_sources = __webpack_require__(70098);
// EXTERNAL MODULE: ./lib/executors/docker/client/api-version.js
var api_version = __webpack_require__(86858);
// EXTERNAL MODULE: ./lib/executors/docker/client/docker-config.js
var docker_config = __webpack_require__(34018);
// EXTERNAL MODULE: ./lib/executors/docker/client/engine-certificates.js
var engine_certificates = __webpack_require__(77714);
// EXTERNAL MODULE: ./lib/executors/docker/client/engine-place.js + 2 modules
var engine_place = __webpack_require__(52709);
;// CONCATENATED MODULE: ./lib/executors/docker/before-start.js






/**
 * Refuses what can be told to be wrong before an engine was asked anything: where it is said to be, its certificates, the
 * version that is to be spoken, what volumes lead to. That no engine is there is no setting, and is left to the start.
 *
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
    // Where an image may be here already, only the engine can tell whether a login is needed.
    if (pull === "always" && dockerConfigFolder !== undefined)
        await (0,docker_config/* readDockerConfig */.TO)(dockerConfigFolder);
}

// EXTERNAL MODULE: ./lib/executors/docker/docker-executor.js + 47 modules
var docker_executor = __webpack_require__(90532);
// EXTERNAL MODULE: ./lib/executors/docker/given.js + 4 modules
var given = __webpack_require__(36780);
;// CONCATENATED MODULE: ./lib/executors/docker/load.js



/** The executor of a person's settings; all that it is made of is loaded with this, in one go. @throws AgentExecError `settings-invalid`. */
async function loadDocker(options, inside) {
    const { settings, build, warnings } = await (0,given.given)(options, inside);
    const executor = (0,docker_executor/* createDockerExecutor */.w)(settings, build);
    await checkBeforeStart(settings);
    return { ...executor, warnings };
}


/***/ }),

/***/ 75823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OB: () => (/* binding */ rowOf),
/* harmony export */   Rc: () => (/* binding */ isInfrastructureEnding),
/* harmony export */   V1: () => (/* binding */ endings),
/* harmony export */   gb: () => (/* binding */ hasRun),
/* harmony export */   m: () => (/* binding */ notRunReasons),
/* harmony export */   mr: () => (/* binding */ endedBy),
/* harmony export */   ps: () => (/* binding */ causes),
/* harmony export */   xH: () => (/* binding */ isHarmlesslyUnrun)
/* harmony export */ });
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);

/** How an execution can end: a new ending is one row, and a section of docs/endings.md. */
const endings = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c_)()({
    exited: { words: "ended by itself", exitCode: "the code", fault: "code" },
    signalled: { words: "ended by a signal", exitCode: "128 + the signal", fault: "code" },
    "timed-out": {
        words: "timed out",
        exitCode: 124,
        fault: "code",
        advice: "Make the code faster, or raise `timeout`.",
    },
    "out-of-memory": {
        words: "out of memory",
        exitCode: "137, the code, or none",
        fault: "code",
        advice: "Let the code use less memory, or raise `memory`.",
    },
    "process-limit": {
        words: "too many processes",
        exitCode: "the code",
        fault: "code",
        advice: "Let the code start fewer processes and threads, or raise `pids`.",
    },
    "disk-full": {
        words: "disk full",
        exitCode: "the code, or none",
        fault: "code",
        advice: "Let the code write less, or raise `workspace-size`. For /tmp (which contains HOME) and /dev/shm raise `memory`.",
    },
    "output-limit": {
        words: "too much output",
        exitCode: 125,
        fault: "code",
        advice: "Let the code print less. agent-exec stops code that floods its output.",
    },
    "container-lost": {
        words: "the container was lost",
        exitCode: null,
        fault: "engine",
        code: "session-lost",
    },
    "daemon-lost": {
        words: "the engine was lost",
        exitCode: null,
        fault: "engine",
        code: "engine-unavailable",
    },
    misfit: {
        words: "did not fit",
        exitCode: null,
        fault: "code",
        advice: "Make the edit fit the files' current content.",
    },
    cancelled: { words: "cancelled", exitCode: 130, fault: "person" },
    "not-run": { words: "not run", exitCode: null, fault: "nobody" },
});
/** What brought an ending about, where people read or do something else for it. */
const causes = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c_)()({
    /** Of `timed-out`: its silence. Absent: its own deadline, or the run's. */
    idle: {
        words: "timed out as idle",
        advice: "Let the code print its progress, or raise `idle-timeout`.",
    },
    /** Of `out-of-memory`: what the kernel holds for its sockets. */
    sockets: {
        words: "out of memory",
        advice: "Let the code open fewer netlink sockets, and read the kernel's answers on them.",
    },
});
/** Why nothing was run. */
const notRunReasons = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c_)()({
    /** It names none, or one that is not run anywhere. */
    language: { isHarmless: true, by: "executor" },
    /** What would run it is not installed in the sandbox. */
    "no-program": { isHarmless: true, by: "executor" },
    /** The person who asked wants nothing run. */
    "nothing-runs": { isHarmless: true, by: "executor" },
    /** Its author says that it is not to be run. */
    marked: { isHarmless: true, by: "loop" },
    /** It shows a session with prompts under the name of a language. */
    prompts: { isHarmless: false, by: "loop" },
    /** There is no code. */
    empty: { isHarmless: true, by: "loop" },
    /** Its path leaves the workspace. */
    refused: { isHarmless: false, by: "executor" },
    /** The command that a person put before the blocks refused it, or could not be asked. */
    "hook-refused": { isHarmless: false, by: "hook" },
    /** A block before it failed. */
    "earlier-failed": { isHarmless: false, by: "loop" },
    /** A block behind it was run, and of a reply's blocks only the last is to be. */
    "not-last": { isHarmless: true, by: "loop" },
});
/** Whether anything of it ran, or changed a file. */
function hasRun({ ending }) {
    return ending !== "not-run" && ending !== "misfit";
}
/** Endings after which a fresh session is tried. */
function isInfrastructureEnding(ending) {
    return endings[ending].fault === "engine";
}
/** Whether a block that was not run does no harm beside those that were. */
function isHarmlesslyUnrun({ notRun }) {
    return notRun !== undefined && notRunReasons[notRun].isHarmless;
}
/** What people read and do of an ending; of its cause, where that says more. */
function rowOf(ended) {
    return ended.cause === undefined ? endings[ended.ending] : causes[ended.cause];
}
/** An ending for which no process's own exit code stands. */
function endedBy(ending, evidence) {
    const { exitCode } = endings[ending];
    return { ending, exitCode: typeof exitCode === "number" ? exitCode : null, evidence };
}


/***/ }),

/***/ 6257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EZ: () => (/* binding */ caveatOf),
/* harmony export */   Hn: () => (/* binding */ testedWords),
/* harmony export */   Nd: () => (/* binding */ refusedExecution),
/* harmony export */   Pc: () => (/* binding */ hasPassed),
/* harmony export */   WN: () => (/* binding */ hasFailed),
/* harmony export */   n6: () => (/* binding */ networkDecision),
/* harmony export */   n7: () => (/* binding */ execution),
/* harmony export */   xp: () => (/* binding */ unrunExecution),
/* harmony export */   z6: () => (/* binding */ whyUntested)
/* harmony export */ });
/* unused harmony export shownResult */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12311);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);
/* harmony import */ var _endings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75823);
/* harmony import */ var _test_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89259);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80436);





/** What one stream of a block left: bounded text, true counts. */
const output = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    /** Valid UTF-8, lone bytes replaced by U+FFFD; head and tail, with a line between them that counts what was cut. */
    text: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** Bytes that the block wrote, all of them. */
    bytes: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** True when `text` does not hold everything. */
    truncated: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    /**
     * Lines that the block wrote, all of them, where `text` does not hold everything: each ended by a line feed, in
     * transcripts of older versions by a return alone too. Absent where `text` is whole, and in transcripts of versions that did not count.
     */
    lines: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
    /** How many characters of `text` are U+FFFD because the block wrote bytes there that are not UTF-8. Absent: none. */
    replaced: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
}));
/** `chars` UTF-16 units of that stream's `text` came at this point; in sequence they rebuild the order of arrival. */
const outputRun = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ stream: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(["stdout", "stderr"]), chars: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)() }));
/**
 * What was decided about a host that code asked for, however often it did. A host that is allowed and was not reached
 * is allowed; the reason says why nothing came of it.
 */
const networkDecision = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    /** A stranger's text, at most 254 UTF-16 units: the host's name, or what stood in its place. `*` for all beyond the most. */
    host: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** 0 where none was understood. */
    port: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    allowed: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    /** In a few words, the rule: "listed as *.example.com", "not listed in allow-host". */
    reason: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    count: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /**
     * Present where it is allowed and no connection came of it: its name does not resolve, nobody answers. Absent otherwise,
     * among what is counted as `*`, and in transcripts of versions that did not tell.
     */
    unreached: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(),
}));
/** Something that a block showed beside its output: a picture, a table, a formula. */
const shownResult = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    /** A file's name, unlike that of any other content: `shown_8c1f….png`. */
    name: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** `image/png`, `image/svg+xml`, `text/html`, `application/json`, `text/latex` and so on. */
    type: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    bytes: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** In hex. */
    sha256: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** The same in plain text, cut at 300 UTF-16 units; absent where there is none. */
    caption: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
}));
/** One block's run. A program that fails is a value of this type, never an error. */
const execution = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    ending: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .wordOf */ .aG)(_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .endings */ .V1),
    /** Absent where the ending says it all. */
    cause: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .wordOf */ .aG)(_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .causes */ .ps).exactOptional(),
    /** The code that the engine reports, or the one that its ending always has; null when nobody knows. Never 0 for unknown. */
    exitCode: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().nullable(),
    /** From the moment the code was handed over to the end of its process, in milliseconds. */
    durationMs: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .amount */ .vj)(),
    stdout: output(),
    stderr: output(),
    order: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(outputRun()),
    /** The file that held the code, relative to the workspace; null when nothing was written. */
    file: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().nullable(),
    /** In one sentence, what proves the ending: "oom_kill rose from 0 to 1", "the block ran longer than 120 s". */
    evidence: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /**
     * Present when what the code had started could only be ended together with its session, or ended it by taking all of its
     * memory: the workspace's files are gone, and the next block needs a fresh session. It is the code's fault, whatever the ending.
     */
    isSessionSpent: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(),
    /**
     * What was decided about the network since the last execution; absent where nothing was. At most 100 entries, and
     * two that count the rest.
     */
    network: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(networkDecision()).exactOptional(),
    /** What it showed, in order; absent where that is nothing. */
    shown: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(shownResult()).exactOptional(),
    /** How much more it showed than is kept; absent where all is. */
    shownLeftOut: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
    /** Present where variables of blocks before it were gone, because what keeps them had to be started anew. */
    isStateFresh: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(),
    /** The name under which the block was saved in place of being run, because its language is not; absent otherwise. */
    saved: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /** The files that the block, an edit, changed in place of being run, by path; absent otherwise. */
    edited: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ path: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(), kind: (0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .fileChangeKind */ .pe)() })).exactOptional(),
    /** The tests that a verification ran; absent for other executions, and where nothing tells of them. */
    tests: (0,_test_run_js__WEBPACK_IMPORTED_MODULE_2__/* .testRun */ .sA)().exactOptional(),
    /** Present where a verification ended with 0 and proves nothing by that: why, in a clause. */
    unproven: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /** Present where a verification failed, but not because a test failed: its tool is missing, say. Why, in a clause. */
    untested: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /**
     * Whether a verification that passed fails if its expected values are changed, as it should. Absent for other executions, and
     * if that was not tried.
     */
    failsOnChangedValues: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().exactOptional(),
    /** Why, where the ending is `not-run`; absent otherwise. */
    notRun: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .wordOf */ .aG)(_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .notRunReasons */ .m).exactOptional(),
}));
/**
 * Whether a verification failed as it does until a task is done: by its own exit code, or a crash of what it runs. What never came to
 * an end, or failed for want of its tool, says nothing about the code.
 */
function hasFailed({ ending, exitCode, untested, }) {
    return ["exited", "signalled"].includes(ending) && exitCode !== 0 && untested === undefined;
}
/** Why a verification neither passed nor failed as it does until a task is done, in a clause; null if it is one of them. */
function whyUntested(execution) {
    if (execution.exitCode === 0 || hasFailed(execution))
        return null;
    return execution.untested ?? execution.evidence;
}
/** What the exit code of a verification does not say by itself, in a clause that stands behind "but"; null if it says it all. */
function caveatOf({ unproven, untested }) {
    return unproven ?? (untested === undefined ? null : `no test failed: ${untested}`);
}
/** What a verification told of its tests, and what its exit code does not say; empty for neither. */
function testedWords(execution) {
    const { tests } = execution;
    const caveat = caveatOf(execution);
    const ran = tests === undefined ? 0 : tests.passed + tests.failed + tests.skipped;
    return [
        ...(tests === undefined || (ran === 0 && caveat !== null) ? [] : [(0,_test_run_js__WEBPACK_IMPORTED_MODULE_2__/* .testsWords */ .hX)(tests)]),
        ...(caveat === null ? [] : [`but ${caveat}`]),
    ];
}
/** Whether it did what it should: it ended by itself with exit code 0, and nothing says that this proves nothing. */
function hasPassed({ ending, exitCode, unproven, }) {
    return ending === "exited" && exitCode === 0 && unproven === undefined;
}
/** The result of a block that is not run here, by its own fault or nobody's. */
function refusedExecution(notRun, evidence) {
    return { ...unrunExecution("not-run", evidence), notRun };
}
/** The result of a block of which nothing ran. */
function unrunExecution(ending, evidence) {
    const nothing = { text: "", bytes: 0, truncated: false };
    return {
        ...(0,_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .endedBy */ .mr)(ending, evidence),
        durationMs: 0,
        stdout: nothing,
        stderr: nothing,
        order: [],
        file: null,
    };
}


/***/ }),

/***/ 80436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C6: () => (/* binding */ unnamedPath),
/* harmony export */   IR: () => (/* binding */ countRefused),
/* harmony export */   J5: () => (/* binding */ refused),
/* harmony export */   Rn: () => (/* binding */ workspaceChanges),
/* harmony export */   dj: () => (/* binding */ artifact),
/* harmony export */   ig: () => (/* binding */ leftOut),
/* harmony export */   pe: () => (/* binding */ fileChangeKind)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12311);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);


/** A file or a change that does not come out of the sandbox. */
const refused = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** As the sandbox reported it; hostile, to be shown escaped. */
    path: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** "a symbolic link", "larger than 100 MiB", "a workflow file, …", "protected by `test/**`" */
    reason: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** How many this one stands for, where they were too many to be named; absent: itself alone. */
    entries: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
}));
const leftOut = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("left-out"),
    ...refused().shape,
    /** Present where others were left out with it that have no entry: too many to be named, or not read after it. */
    hidesMore: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(),
}));
/** Stands where a path does, for entries that are not named. */
const unnamedPath = "…";
/** How many were left out or refused, with those that were too many to be named. */
function countRefused(refused) {
    return refused.reduce((sum, { entries = 1 }) => sum + entries, 0);
}
/** A file that the run left and that was saved. */
const artifact = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    path: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    bytes: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** In hex. */
    sha256: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
}));
const fileChangeKind = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["added", "changed", "deleted"]));
/** A file, or a link, that a patch is about. */
const changedFile = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** Relative to the workspace, like an artifact's. */
    path: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    kind: fileChangeKind(),
    /** Lines; 0 for what is no text, and where the mode alone changed. */
    insertions: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    deletions: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    isBinary: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(),
}));
/** What a patch is about. */
const diffStat = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The first 1,000 by path. */
    files: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(changedFile()),
    /** How many files of each kind there are, named or not. */
    added: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    changed: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    deleted: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** Lines, of all files. */
    insertions: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    deletions: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** The patch from its beginning, whole lines within 256 Ki UTF-16 units; absent in transcripts of versions that kept none. */
    text: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
}));
/** How the files that the code left differ from those that it was given. */
const workspaceChanges = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The name of the patch in the run's folder; null where nothing changed, or where it could not be made. */
    patch: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().nullable(),
    /** Of the patch, in hex; absent where there is none, and in transcripts of versions that did not tell. */
    patchSha256: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /** Why there is no patch to take although something changed, without a full stop; absent: none is missing. */
    patchFault: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /** Present beside a patch, but for earlier versions'. */
    diff: diffStat().exactOptional(),
    /** The commit that the workspace stood on, in hex; absent where there was none. */
    base: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /** How many new files are in no patch because the repository ignores them or tools keep them for themselves; absent: none. */
    ignored: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
    /** Changes that a verification had and the patch has not, in the order of their paths; absent: none. */
    withheld: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()).exactOptional(),
    /** Files that are no longer there. */
    deleted: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
    /** Protected files that the code changed, took away or stood in the way of; absent: none, or an earlier version's transcript. */
    tampered: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()).exactOptional(),
    /** Files in the patch that act later by themselves, such as workflows and hooks; a person is to read them first. */
    acting: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
    /**
     * Changes that are neither in the patch nor among the artifacts, each with its reason, and the patch itself where it could not be made or is not as it was; absent: none.
     */
    refused: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(refused()).exactOptional(),
}));


/***/ }),

/***/ 89259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h5: () => (/* binding */ testStatus),
/* harmony export */   hX: () => (/* binding */ testsWords),
/* harmony export */   sA: () => (/* binding */ testRun)
/* harmony export */ });
/* unused harmony export testCase */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12311);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);


const testStatus = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["passed", "failed", "skipped"]));
const testCase = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** As its tool names it, at most 200 UTF-16 units; hostile, to be shown escaped. */
    name: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    status: testStatus(),
}));
/** What a verification tells of the tests that it ran. */
const testRun = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** Who told it: `pytest's report`, `unittest's output`, `report.xml`. */
    by: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    passed: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** Errors among them. */
    failed: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    skipped: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** Each of them; absent where there are more than 1,000, or their names are not told. */
    cases: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(testCase()).exactOptional(),
}));
/** `12 tests passed, 1 failed, 2 skipped`. */
function testsWords({ passed, failed, skipped, }) {
    const more = [
        [failed, "failed"],
        [skipped, "skipped"],
    ];
    const head = `${passed} ${passed === 1 ? "test" : "tests"} passed`;
    return [head, ...more.filter(([sum]) => sum > 0).map(([sum, word]) => `${sum} ${word}`)].join(", ");
}


/***/ }),

/***/ 51196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   UK: () => (/* binding */ formatUsd),
/* harmony export */   a3: () => (/* reexport safe */ _duration_js__WEBPACK_IMPORTED_MODULE_0__.a),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27939);

const byteUnits = ["KiB", "MiB", "GiB", "TiB"];
/** Formats bytes in binary units: `512 B`, `1.5 KiB`, `2 GiB`. */
function formatBytes(bytes) {
    if (bytes < 1024)
        return `${bytes} B`;
    let value = bytes / 1024;
    let unit = 0;
    // 1,023.95 would be shown as 1,024.
    while (value >= 1023.95 && unit < byteUnits.length - 1) {
        value /= 1024;
        unit += 1;
    }
    return `${Math.round(value * 10) / 10} ${byteUnits[unit]}`;
}
/** Separates thousands: `1,234,567`. */
function formatCount(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
/** US dollars to a hundredth of a cent: `$0.0042`. */
function formatUsd(usd) {
    return `$${usd.toFixed(4)}`;
}
/** A number with its noun: `1 file`, `2 files`, `1,200 files`; pass `plural` for irregular nouns. */
function count(noun, number, plural = `${noun}s`) {
    return `${formatCount(number)} ${number === 1 ? noun : plural}`;
}


/***/ }),

/***/ 49813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ isClientAlive),
/* harmony export */   q: () => (/* binding */ clientIdentity)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);


/**
 * Identifies this process: the host's name (for people), the machine's boot, the process namespace, the process
 * number, and its start time in kernel ticks. Parts unknown without /proc are `?`.
 */
function clientIdentity() {
    const { pid } = process;
    return [(0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)(), bootId() ?? "?", pidNamespace() ?? "?", pid, startOf(pid) ?? "?"].join("/");
}
/** Whether a process is alive; null if unknown: another machine, boot or process namespace. */
function isClientAlive(identity) {
    const [, boot, namespace, pid, start] = identity.split("/");
    const isHere = boot === bootId() && namespace === pidNamespace() && /^[1-9]\d*$/.test(pid ?? "");
    return isHere && start !== undefined ? startOf(Number(pid)) === start : null;
}
/**
 * Field 22 of /proc/<pid>/stat; the name before it, in parentheses, may contain blanks and parentheses. Null for a
 * zombie, as in a container without an init process.
 */
function startOf(pid) {
    const stat = read(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, "latin1"));
    const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ") ?? [];
    return ["Z", "X"].includes(fields[0] ?? "") ? null : (fields[19] ?? null);
}
/** One boot of one kernel, the same in its containers. */
function bootId() {
    return read(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)("/proc/sys/kernel/random/boot_id", "latin1").trim());
}
/** `pid:[4026531836]`. */
function pidNamespace() {
    return read(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)("/proc/self/ns/pid"));
}
function read(from) {
    try {
        return from();
    }
    catch {
        return null;
    }
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
