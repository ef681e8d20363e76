export const id = 3858;
export const ids = [3858];
export const modules = {

/***/ 86858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ chooseApiVersion),
/* harmony export */   x: () => (/* binding */ parseWantedVersion)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** Docker 20.10's version: containers get their own control group namespace, and clients can wait for removals. */
const oldest = 41;
/**
 * Docker 28.3's version. We read what changed since 1.41 for every call made here (Docker's "Engine API version
 * history"). Docker 29 accepts 1.44 to 1.52.
 */
const newest = 51;
/**
 * Chooses the version of the API: the newest that both sides support.
 * @throws AgentExecError `engine-unavailable` if the engine is too old or not an engine; `settings-invalid` if
 * DOCKER_API_VERSION is not a version, or is older than 1.41.
 */
function chooseApiVersion({ offered, wanted, place }) {
    if (wanted !== undefined)
        return parseWantedVersion(wanted);
    const minor = minorOf(offered);
    if (minor !== null && minor >= oldest)
        return `1.${Math.min(minor, newest)}`;
    const [message, nextStep] = minor === null
        ? [
            `The program at ${place} is not a container engine, because it does not report a version of Docker's API.`,
            "Check the address in DOCKER_HOST. Check whether a proxy changes the container engine's answers.",
        ]
        : [
            `The container engine at ${place} is too old. The engine speaks version 1.${minor} of Docker's API, but agent-exec needs version 1.${oldest} or newer.`,
            "Update the engine to Docker 20.10 or newer, or Podman 4 or newer.",
        ];
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("engine-unavailable", message, { nextStep });
}
/** The version that DOCKER_API_VERSION names. @throws AgentExecError `settings-invalid` like `chooseApiVersion`. */
function parseWantedVersion(wanted) {
    const minor = minorOf(wanted);
    if (minor !== null && minor >= oldest)
        return `1.${minor}`;
    throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .settingsInvalid */ .DI)(`DOCKER_API_VERSION is ${JSON.stringify(wanted)}, which agent-exec does not support.`, `Unset DOCKER_API_VERSION, or set it to a version from 1.${oldest} to 1.${newest}.`);
}
/** Versions other than 1.x would be another API. */
function minorOf(version) {
    const match = /^1\.(\d{1,4})$/.exec(version ?? "");
    return match === null ? null : Number(match[1]);
}


/***/ }),

/***/ 53436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ unavailable)
/* harmony export */ });
/* harmony import */ var _ports_executor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37003);
/* harmony import */ var _contained_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64411);
/* harmony import */ var _engine_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55530);



/**
 * The error for a failed call to an engine. `place` says where the engine is and who named it; `isFirstTls`, that this
 * was the first call over a TLS connection.
 */
function unavailable(place, error, { isFirstTls = false } = {}) {
    // Some servers close the connection without a message if they do not accept the client's certificate.
    const isDropped = isFirstTls && ["ECONNRESET", "EPIPE"].includes((0,_engine_error_js__WEBPACK_IMPORTED_MODULE_1__/* .connectionCode */ .eQ)(error) ?? "");
    const { what, nextStep } = isDropped ? withCode(notTrusted, "it broke the connection") : explain(error);
    return new _ports_executor_js__WEBPACK_IMPORTED_MODULE_0__/* .EngineUnavailableError */ .D(`The container engine at ${place} ${what}.`, nextStep, error);
}
const start = "Start Docker, or set DOCKER_HOST to the address of your container engine.";
const useTls = "Set DOCKER_TLS_VERIFY to 1, and DOCKER_CERT_PATH to the folder with the certificates.";
function explain(error) {
    if (error instanceof _contained_place_js__WEBPACK_IMPORTED_MODULE_2__/* .PlaceSilentError */ .F)
        return {
            what: "does not answer",
            nextStep: "Check the engine's log, and restart the engine if it hangs.",
        };
    if (error instanceof _engine_error_js__WEBPACK_IMPORTED_MODULE_1__/* .SshFailedError */ .AK)
        return {
            what: `cannot be reached by ssh: ${error.message.replace(/\.$/, "")}`,
            nextStep: "Run `ssh HOST docker system dial-stdio` by hand to see the problem. The login must work without a password.",
        };
    if ((0,_engine_error_js__WEBPACK_IMPORTED_MODULE_1__/* .isRefusal */ .vu)(error))
        return explainRefusal((0,_engine_error_js__WEBPACK_IMPORTED_MODULE_1__/* .engineMessage */ .g4)(error) || `status ${error.statusCode}, without a message`);
    const code = (0,_engine_error_js__WEBPACK_IMPORTED_MODULE_1__/* .connectionCode */ .eQ)(error) ?? "";
    const known = byCode.find(({ pattern }) => pattern.test(code));
    if (known !== undefined)
        return withCode(known, code);
    return { what: `broke the connection (${(0,_engine_error_js__WEBPACK_IMPORTED_MODULE_1__/* .engineMessage */ .g4)(error)})`, nextStep: start };
}
function explainRefusal(words) {
    if (/HTTP request to an HTTPS server/i.test(words))
        return { what: "requires TLS, but the connection did not use it", nextStep: useTls };
    const version = /client version \S+ is too (new|old)/i.exec(words)?.[1];
    if (version === undefined)
        return { what: `refuses: ${words}`, nextStep: "Fix the problem that the engine names, and run again." };
    const update = version === "new" ? "update the engine to Docker 20.10 or newer" : "update agent-exec";
    return {
        what: `does not support this version of Docker's API: ${words}`,
        nextStep: `Unset DOCKER_API_VERSION, or ${update}.`,
    };
}
/** An explanation with `CODE` in the place of the code. */
function withCode({ what, nextStep }, code) {
    return { what: what.replace("CODE", code), nextStep };
}
const notTrusted = {
    pattern: /^(ERR_SSL_|EPROTO).*ALERT/,
    what: "refuses agent-exec's certificate, or agent-exec has none (CODE)",
    nextStep: "Save your client certificate as cert.pem and its key as key.pem in the folder that DOCKER_CERT_PATH names. The engine must trust this certificate.",
};
const renew = "Renew the engine's certificate, or correct this machine's clock.";
/** By Node's code of a failed connection. The first match counts. */
const byCode = [
    { pattern: /^ENOENT$/, what: "is missing: the socket does not exist", nextStep: start },
    {
        pattern: /^(EACCES|EPERM)$/,
        what: "refuses this user: permission denied",
        nextStep: "Add your user to the group that owns the socket (usually `docker`), or use a rootless engine.",
    },
    { pattern: /^ECONNREFUSED$/, what: "is not running: the connection was refused", nextStep: start },
    {
        pattern: /^(EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/,
        what: "cannot be reached (CODE)",
        nextStep: "Check DOCKER_HOST and the network.",
    },
    {
        pattern: /^(ENOTFOUND|EAI_AGAIN)$/,
        what: "cannot be found: its host name does not resolve",
        nextStep: "Check DOCKER_HOST.",
    },
    { pattern: /^HPE_/, what: "does not answer with HTTP, and may require TLS", nextStep: useTls },
    { pattern: /^CERT_HAS_EXPIRED$/, what: "shows a certificate that has expired", nextStep: renew },
    { pattern: /^CERT_NOT_YET_VALID$/, what: "shows a certificate that is not valid yet", nextStep: renew },
    {
        pattern: /^ERR_TLS_CERT_ALTNAME_INVALID$/,
        what: "shows a certificate for another host name",
        nextStep: "The engine's address must have a host name from the certificate. Change the address, or add its host name to the certificate.",
    },
    {
        pattern: /^(DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED|UNABLE_TO_(VERIFY|GET)|CERT_)/,
        what: "shows a certificate that is not trusted (CODE)",
        nextStep: "Save the engine's CA certificate as ca.pem in the folder that DOCKER_CERT_PATH names.",
    },
    notTrusted,
    {
        pattern: /^(ERR_SSL_|EPROTO)/,
        what: "does not speak TLS correctly (CODE)",
        nextStep: "If the engine has a port without TLS (usually 2375), use this port and unset DOCKER_TLS_VERIFY.",
    },
];


/***/ }),

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

/***/ 70826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rU: () => (/* binding */ callEngine),
/* harmony export */   sX: () => (/* binding */ EngineCalls),
/* harmony export */   uK: () => (/* binding */ EngineSilentError)
/* harmony export */ });
/* harmony import */ var race_signal__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65927);
/* harmony import */ var _contained_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64411);


/** 10 s: the slowest call except a pull takes 0.3 s here (bench/times.md, 1). A busy runner gets thirty times that. */
const defaultDeadlineMs = 10_000;
/** The engine accepted a call but did not answer in time. */
class EngineSilentError extends _contained_place_js__WEBPACK_IMPORTED_MODULE_0__/* .PlaceSilentError */ .F {
    name = "EngineSilentError";
}
/**
 * Makes one call to the engine's API that always ends: with the answer, the engine's refusal, `EngineSilentError` at
 * the deadline, or the signal's reason.
 */
async function callEngine({ what, deadlineMs = defaultDeadlineMs, signal }, call) {
    signal?.throwIfAborted();
    const stop = new AbortController();
    const onAbort = () => stop.abort(signal?.reason);
    signal?.addEventListener("abort", onAbort, { once: true });
    const timer = setTimeout(() => {
        const message = `The container engine did not answer the request "${what}" within ${deadlineMs / 1000} s.`;
        stop.abort(new EngineSilentError(message));
    }, deadlineMs);
    try {
        return await (0,race_signal__WEBPACK_IMPORTED_MODULE_1__/* .raceSignal */ .W)(call(stop.signal), stop.signal);
    }
    catch (error) {
        // A refused upgrade leaves the client's half of the connection open, which would keep this process alive forever.
        stop.abort(error);
        throw error;
    }
    finally {
        clearTimeout(timer);
        signal?.removeEventListener("abort", onAbort);
    }
}
/** Calls to one engine. Each call has its own deadline, or the longest wait that was set for all calls. */
class EngineCalls {
    #maxWaitMs;
    /** @param maxWaitMs Default: each call has its own deadline. */
    constructor(maxWaitMs = Infinity) {
        this.#maxWaitMs = maxWaitMs;
    }
    /** How long to wait for a call that may take `ms`. */
    within(ms) {
        return Math.min(ms, this.#maxWaitMs);
    }
    make(options, call) {
        return callEngine({ ...options, deadlineMs: this.within(options.deadlineMs ?? defaultDeadlineMs) }, call);
    }
}


/***/ }),

/***/ 93858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ connectEngine)
/* harmony export */ });
/* harmony import */ var _api_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86858);
/* harmony import */ var _connection_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53436);
/* harmony import */ var _engine_call_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70826);
/* harmony import */ var _engine_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13923);




/** 5 s: an idle engine answers a ping in 0.3 ms (bench/times.md, 1). */
const pingDeadlineMs = 5000;
/** 35 s: ssh itself gets 30 s to connect. */
const sshPingDeadlineMs = 35_000;
/**
 * Finds the engine, checks that it answers, and chooses a version of the API. The client library is loaded only here,
 * because loading takes a third of the time that a refused run should take.
 * @throws AgentExecError `engine-unavailable` with the address and what to do; `settings-invalid` for an unusable
 * address, context or certificates.
 */
async function connectEngine({ endpoint, variable = () => undefined, sshProgram = "ssh", signal, }) {
    const { address, certificates, words: place } = await (0,_engine_place_js__WEBPACK_IMPORTED_MODULE_2__/* .findEngine */ .GO)(endpoint, variable);
    const { openClient } = await Promise.all(/* import() */[__webpack_require__.e(2830), __webpack_require__.e(9040), __webpack_require__.e(644)]).then(__webpack_require__.bind(__webpack_require__, 12175));
    const client = await openClient({ address, certificates, sshProgram });
    const deadlineMs = address.kind === "ssh" ? sshPingDeadlineMs : pingDeadlineMs;
    const { headers } = await (0,_engine_call_js__WEBPACK_IMPORTED_MODULE_3__/* .callEngine */ .rU)({ what: "ping", deadlineMs, signal }, client.ping).catch((error) => {
        signal.throwIfAborted();
        throw (0,_connection_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .unavailable */ .h)(place, error, { isFirstTls: certificates !== null });
    });
    const server = headers.server?.toString() ?? "";
    const offered = headers["api-version"]?.toString();
    const apiVersion = (0,_api_version_js__WEBPACK_IMPORTED_MODULE_0__/* .chooseApiVersion */ .C)({ offered, wanted: variable("DOCKER_API_VERSION"), place });
    client.speak(apiVersion);
    return {
        docker: client.docker,
        endpoint: place,
        apiVersion,
        server,
        isPodman: server.startsWith("Libpod/"),
    };
}


/***/ }),

/***/ 55530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ isBeingRemoved),
/* harmony export */   AK: () => (/* binding */ SshFailedError),
/* harmony export */   M1: () => (/* binding */ MisspokenError),
/* harmony export */   Mr: () => (/* binding */ isAlreadyGone),
/* harmony export */   eQ: () => (/* binding */ connectionCode),
/* harmony export */   g4: () => (/* binding */ engineMessage),
/* harmony export */   vu: () => (/* binding */ isRefusal)
/* harmony export */ });
// Errors are recognised by their shape, because errors of Node itself can come from another realm.
/** The ssh program ended before the engine answered. The message is ssh's output. */
class SshFailedError extends Error {
    name = "SshFailedError";
}
/** The engine's answer does not follow its API. */
class MisspokenError extends Error {
    name = "MisspokenError";
    constructor(what) {
        super(`its answer to the request "${what}" does not follow Docker's API`);
    }
}
/** True if the engine answered with a refusal; false if it did not answer. */
function isRefusal(error) {
    return typeof propertyOf(error, "statusCode") === "number";
}
/** The container, image or exec does not exist. */
function isAlreadyGone(error) {
    return propertyOf(error, "statusCode") === 404;
}
/** The container is already being removed. */
function isBeingRemoved(error) {
    return propertyOf(error, "statusCode") === 409;
}
/** The engine's message without dockerode's additions. */
function engineMessage(error) {
    const message = String(propertyOf(error, "message") ?? error);
    return message.replace(/^\(HTTP code \d+\) [^-]*- /, "").trim();
}
/** Node's code of a failed connection: `ENOENT`, `EACCES`, `ECONNREFUSED`, …; null for other errors. */
function connectionCode(error) {
    const code = propertyOf(error, "code");
    return typeof code === "string" ? code : null;
}
function propertyOf(error, name) {
    return typeof error === "object" && error !== null ? error[name] : undefined;
}


/***/ }),

/***/ 13923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GO: () => (/* binding */ findEngine)
});

// UNUSED EXPORTS: findSocket, usualSockets

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/ports/executor.js
var executor = __webpack_require__(37003);
// EXTERNAL MODULE: ./lib/executors/docker/client/docker-config.js
var docker_config = __webpack_require__(34018);
;// CONCATENATED MODULE: ./lib/executors/docker/client/engine-address.js

const usualSocket = "/var/run/docker.sock";
/** IANA's port for Docker with TLS. */
const securePort = 2376;
/**
 * Reads `unix:///path`, a bare path, `tcp://host:port`, `http(s)://host:port`, `host:port` and
 * `ssh://[user@]host[:port][/path]`.
 * @throws AgentExecError `settings-invalid` for anything else; `origin` says who named the address.
 */
function parseAddress(address, origin) {
    if (address.startsWith("/"))
        return { kind: "socket", path: address };
    if (address.startsWith("unix://"))
        return { kind: "socket", path: address.slice("unix://".length) || usualSocket };
    const parsed = parseUrl(address.includes("://") ? address : `tcp://${address}`);
    if (parsed !== null)
        return parsed;
    const from = origin === null ? "" : ` (from ${origin})`;
    throw (0,errors/* settingsInvalid */.DI)(`The engine's address ${quote(address)}${from} is not supported.`, "Set DOCKER_HOST to unix:///path/to/docker.sock, tcp://host:port or ssh://user@host, without a password.");
}
function parseUrl(address) {
    // A URL drops the usual port of schemes that it knows, although the user wrote it on purpose.
    const text = address.replace(/^https?:/i, "tcp:");
    if (!URL.canParse(text))
        return null;
    const url = new URL(text);
    if (url.password !== "" || url.search !== "" || url.hash !== "")
        return null;
    const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
    // ssh would take a host that begins with a dash for an option.
    if (!/^[a-z0-9_:][a-z0-9_.:-]*$/i.test(host))
        return null;
    const port = url.port === "" ? null : Number(url.port);
    const path = url.pathname === "/" ? "" : url.pathname;
    if (url.protocol === "ssh:")
        return toSshAddress({ host, port }, url.username, path);
    if (url.protocol !== "tcp:" || path !== "" || url.username !== "")
        return null;
    return { kind: "tcp", host, port, isSecure: /^https:/i.test(address) || port === securePort };
}
function toSshAddress(at, encodedUser, encodedPath) {
    try {
        const user = decodeURIComponent(encodedUser);
        const socketPath = decodeURIComponent(encodedPath);
        if (/^-|[\s\p{C}]/u.test(user) || /\p{C}/u.test(socketPath))
            return null;
        return { kind: "ssh", ...at, user: user || null, socketPath: socketPath || null };
    }
    catch {
        return null;
    }
}
/** The part before an `@` may contain a password. */
function quote(address) {
    return JSON.stringify(address.replace(/^([a-z+]*:\/\/)?.*@/is, "$1…@"));
}

;// CONCATENATED MODULE: ./lib/executors/docker/client/engine-place.js








/**
 * Looks for the engine as the `docker` command does: the caller's address, DOCKER_HOST, the context in DOCKER_CONTEXT,
 * the context of `docker context use`, the usual sockets. Takes the first one that is named, even if no engine answers
 * there.
 * @throws AgentExecError `settings-invalid` for an unusable address or context, `engine-unavailable` if none is named
 * and no socket exists.
 */
async function findEngine(endpoint, variable) {
    if (endpoint !== undefined && endpoint !== "")
        return placeOf(endpoint, null, variable);
    const host = variable("DOCKER_HOST");
    if (host !== undefined)
        return placeOf(host, "DOCKER_HOST", variable);
    const configFolder = (0,docker_config.dockerConfigFolder)(variable);
    const chosen = await chosenContext(configFolder, variable);
    if (chosen !== null)
        return placeOfContext(configFolder, chosen);
    return placeOf(`unix://${findSocket(usualSockets(variable))}`, null, variable);
}
/** Null for Docker's context `default`, which means no context. */
async function chosenContext(configFolder, variable) {
    const named = variable("DOCKER_CONTEXT");
    const config = named === undefined ? await (0,docker_config/* readDockerConfig */.TO)(configFolder) : null;
    const name = named ?? config?.currentContext ?? "default";
    return name === "default" ? null : { name, origin: config?.path ?? "DOCKER_CONTEXT" };
}
/**
 * Reads a context from where `docker context create` stores it, below Docker's configuration folder.
 * @throws AgentExecError `settings-invalid` if the context does not exist or has no engine.
 */
async function placeOfContext(configFolder, { name, origin }) {
    const id = (0,external_node_crypto_.hash)("sha256", name);
    const from = `the context ${JSON.stringify(name)}`;
    const path = (0,external_node_path_.join)(configFolder, "contexts", "meta", id, "meta.json");
    const meta = await (0,docker_config/* readJsonFile */.JE)(path);
    if (meta === null)
        throw unusable(`The Docker context ${JSON.stringify(name)} (from ${origin}) does not exist.`);
    const endpoints = (0,docker_config/* isObject */.Gv)(meta["Endpoints"]) ? meta["Endpoints"] : {};
    const engine = (0,docker_config/* isObject */.Gv)(endpoints["docker"]) ? endpoints["docker"] : {};
    const text = engine["Host"];
    if (typeof text !== "string" || text === "")
        throw unusable(`The Docker context ${JSON.stringify(name)} (from ${origin}) has no engine address in ${path}.`);
    const address = parseAddress(text, from);
    const folder = (0,external_node_path_.join)(configFolder, "contexts", "tls", id, "docker");
    const verifiesServer = engine["SkipTLSVerify"] !== true;
    // As in Docker: certificates in a context, or the wish not to verify the server, mean TLS.
    const isSecure = address.kind === "tcp" && (address.isSecure || !verifiesServer || (0,external_node_fs_.existsSync)(folder));
    return {
        address,
        words: `${text} (from ${from})`,
        certificates: isSecure ? { folder, needsAuthority: false, verifiesServer } : null,
    };
}
function unusable(message) {
    const nextStep = "Choose a context that `docker context ls` lists: set DOCKER_CONTEXT, or run `docker context use`.";
    return (0,errors/* settingsInvalid */.DI)(message, nextStep);
}
function placeOf(text, origin, variable) {
    const address = parseAddress(text, origin);
    const isVerified = variable("DOCKER_TLS_VERIFY") !== undefined;
    const isUnverified = !isVerified && variable("DOCKER_TLS") !== undefined;
    const isSecure = address.kind === "tcp" && (address.isSecure || isVerified || isUnverified);
    // Read only if needed: a user without a home folder has no such folder.
    const folder = () => variable("DOCKER_CERT_PATH") ?? (0,docker_config.dockerConfigFolder)(variable);
    return {
        address,
        words: origin === null ? text : `${text} (from ${origin})`,
        certificates: isSecure
            ? { folder: folder(), needsAuthority: isVerified, verifiesServer: !isUnverified }
            : null,
    };
}
/** The sockets of Docker, rootless Docker, Docker Desktop, and Podman (two). */
function usualSockets(variable) {
    const runtime = variable("XDG_RUNTIME_DIR") ?? `/run/user/${process.getuid?.() ?? 0}`;
    return [
        usualSocket,
        (0,external_node_path_.join)(runtime, "docker.sock"),
        (0,external_node_path_.join)((0,external_node_os_.homedir)(), ".docker", "run", "docker.sock"),
        (0,external_node_path_.join)(runtime, "podman", "podman.sock"),
        "/run/podman/podman.sock",
    ];
}
/** The first socket that exists. If it refuses, it is not skipped: the error names it. */
function findSocket(sockets) {
    const found = sockets.find((path) => (0,external_node_fs_.existsSync)(path));
    if (found !== undefined)
        return found;
    throw new executor/* EngineUnavailableError */.D(`There is no container engine here: none of the usual sockets exists (${sockets.join(", ")}).`, "Start Docker, or set DOCKER_HOST to the address of your container engine.");
}


/***/ }),

/***/ 65927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ raceSignal)
/* harmony export */ });
/**
 * @packageDocumentation
 *
 * Pass a promise and an abort signal and await the result.
 *
 * @example Basic usage
 *
 * ```ts
 * import { raceSignal } from 'race-signal'
 *
 * const controller = new AbortController()
 *
 * const promise = new Promise((resolve, reject) => {
 *   setTimeout(() => {
 *     resolve('a value')
 *   }, 1000)
 * })
 *
 * setTimeout(() => {
 *   controller.abort()
 * }, 500)
 *
 * // throws an AbortError
 * const resolve = await raceSignal(promise, controller.signal)
 * ```
 *
 * @example Overriding errors
 *
 * By default the thrown error is the `.reason` property of the signal but it's
 * possible to override this behaviour with the `translateError` option:
 *
 * ```ts
 * import { raceSignal } from 'race-signal'
 *
 * const controller = new AbortController()
 *
 * const promise = new Promise((resolve, reject) => {
 *   setTimeout(() => {
 *     resolve('a value')
 *   }, 1000)
 * })
 *
 * setTimeout(() => {
 *   controller.abort()
 * }, 500)
 *
 * // throws `Error('Oh no!')`
 * const resolve = await raceSignal(promise, controller.signal, {
 *   translateError: (signal) => {
 *     // use `signal`, or don't
 *     return new Error('Oh no!')
 *   }
 * })
 * ```
 */
function defaultTranslate(signal) {
    return signal.reason;
}
function raceSignal(promise, signal, opts) {
    if (signal == null || promise == null) {
        return promise;
    }
    const translateError = opts?.translateError ?? defaultTranslate;
    if (signal.aborted) {
        // the passed promise may yet resolve or reject but the use has signalled
        // they are no longer interested so smother the error
        promise.catch(() => { });
        return Promise.reject(translateError(signal));
    }
    let listener;
    return Promise.race([
        promise,
        new Promise((resolve, reject) => {
            listener = () => {
                reject(translateError(signal));
            };
            signal.addEventListener('abort', listener);
        })
    ])
        .finally(() => {
        if (listener != null) {
            signal.removeEventListener('abort', listener);
        }
    });
}
//# sourceMappingURL=index.js.map

/***/ })

};
