export const id = 747;
export const ids = [747];
export const modules = {

/***/ 20907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ callEngine),
/* harmony export */   u: () => (/* binding */ EngineSilentError)
/* harmony export */ });
/**
 * 10 s: the slowest call that is not a pull takes 0.3 s here (docs/measurements.md, 3); a busy runner gets
 * thirty times that.
 */
const defaultDeadlineMs = 10_000;
/** The engine took a call and did not answer it in time. */
class EngineSilentError extends Error {
    name = "EngineSilentError";
}
/**
 * One call to the engine's API that ends in any case: with its answer, with the engine's refusal as it is, with
 * `EngineSilentError` at the deadline, or with the signal's reason.
 */
async function callEngine({ what, deadlineMs = defaultDeadlineMs, signal }, call) {
    signal?.throwIfAborted();
    const stop = new AbortController();
    const onAbort = () => stop.abort(signal?.reason);
    signal?.addEventListener("abort", onAbort, { once: true });
    const timer = setTimeout(() => {
        stop.abort(new EngineSilentError(`The container engine did not answer "${what}" within ${deadlineMs / 1000} s.`));
    }, deadlineMs);
    try {
        return await Promise.race([call(stop.signal), rejectionOf(stop.signal)]);
    }
    catch (error) {
        // A refused upgrade leaves the client's half of the connection open, which would hold our process for ever.
        stop.abort(error);
        throw error;
    }
    finally {
        clearTimeout(timer);
        signal?.removeEventListener("abort", onAbort);
    }
}
function rejectionOf(signal) {
    return new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    });
}


/***/ }),

/***/ 44323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ unavailable),
/* harmony export */   x: () => (/* binding */ connectEngine)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _ports_executor_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37003);
/* harmony import */ var _engine_call_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20907);
/* harmony import */ var _engine_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48621);







/** 5 s: an idle engine answers a ping in 0.3 ms (docs/measurements.md, 3). */
const pingDeadlineMs = 5000;
/**
 * Finds the engine and makes sure that it answers. The client library is loaded here and not before: it takes a
 * third of the time that a refused run should take at all.
 *
 * @throws AgentExecError `engine-unavailable` with the endpoint and what to do; `settings-invalid` for an endpoint
 *   of a kind that is not supported.
 */
async function connectEngine({ endpoint, signal }) {
    const where = endpoint === undefined || endpoint === "" ? `unix://${findSocket()}` : endpoint;
    const address = parseEndpoint(where);
    const { default: Docker } = await Promise.all(/* import() */[__webpack_require__.e(839), __webpack_require__.e(40), __webpack_require__.e(815)]).then(__webpack_require__.t.bind(__webpack_require__, 39040, 19));
    try {
        const docker = new Docker(address);
        // The library takes a signal here; its types do not know.
        const engine = docker;
        await (0,_engine_call_js__WEBPACK_IMPORTED_MODULE_5__/* .callEngine */ .r)({ what: "ping", deadlineMs: pingDeadlineMs, signal }, (abortSignal) => engine.ping({ abortSignal }));
        return { docker, endpoint: where };
    }
    catch (error) {
        signal.throwIfAborted();
        throw unavailable(where, error);
    }
}
/** An error of a call to an engine that answered before, in the reader's words. */
function unavailable(endpoint, error) {
    const { what, nextStep } = explain(endpoint, error);
    return new _ports_executor_js__WEBPACK_IMPORTED_MODULE_4__/* .EngineUnavailableError */ .DG(`The container engine at ${endpoint} ${what}.`, nextStep, error);
}
function explain(endpoint, error) {
    const start = "Start Docker, or set DOCKER_HOST to where it listens.";
    if (error instanceof _engine_call_js__WEBPACK_IMPORTED_MODULE_5__/* .EngineSilentError */ .u) {
        return { what: "does not answer", nextStep: "Look at the engine's log and restart it if it hangs." };
    }
    if ((0,_engine_error_js__WEBPACK_IMPORTED_MODULE_6__/* .isRefusal */ .vu)(error)) {
        return {
            what: `refuses: ${(0,_engine_error_js__WEBPACK_IMPORTED_MODULE_6__/* .engineMessage */ .g4)(error)}`,
            nextStep: "Mend what the engine names and run again.",
        };
    }
    switch ((0,_engine_error_js__WEBPACK_IMPORTED_MODULE_6__/* .connectionCode */ .eQ)(error)) {
        case "ENOENT":
            return { what: "is not there: the socket does not exist", nextStep: start };
        case "EACCES":
        case "EPERM":
            return {
                what: "may not be used by this user: permission denied",
                nextStep: "Add this user to the group that owns the socket (usually `docker`), or use a rootless engine.",
            };
        case "ECONNREFUSED":
            return { what: "is not running: the connection was refused", nextStep: start };
        case "ENOTFOUND":
        case "EAI_AGAIN":
            return { what: "cannot be found: its host name does not resolve", nextStep: "Check DOCKER_HOST." };
        default:
            return { what: `broke the connection (${(0,_engine_error_js__WEBPACK_IMPORTED_MODULE_6__/* .engineMessage */ .g4)(error)})`, nextStep: start };
    }
}
/** `/var/run/docker.sock`, or Docker Desktop's socket in the home folder when only that one is there. */
function findSocket() {
    const usual = "/var/run/docker.sock";
    const ofDesktop = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), ".docker", "run", "docker.sock");
    return !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(usual) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(ofDesktop) ? ofDesktop : usual;
}
function parseEndpoint(endpoint) {
    if (endpoint.startsWith("/"))
        return socketAddress(endpoint);
    if (endpoint.startsWith("unix://"))
        return socketAddress(endpoint.slice("unix://".length));
    const url = parseUrl(endpoint.includes("://") ? endpoint : `tcp://${endpoint}`);
    if (url === null || !["tcp:", "http:", "https:"].includes(url.protocol) || url.hostname === "") {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AgentExecError */ .r("settings-invalid", `The engine's address ${JSON.stringify(endpoint)} is not supported.`, {
            nextStep: "Set DOCKER_HOST to unix:///path/to/docker.sock or tcp://host:port.",
        });
    }
    // Certificates for TLS are left to the library, which reads them from where Docker's own tools do.
    const isSecure = url.protocol === "https:" || url.port === "2376";
    return {
        host: url.hostname,
        port: url.port === "" ? 2375 : Number(url.port),
        protocol: isSecure ? "https" : "http",
    };
}
/**
 * The library merges what is not named here with what it reads from the environment, so a socket names all of
 * it.
 */
function socketAddress(socketPath) {
    const none = { host: undefined, port: undefined, ca: undefined, cert: undefined, key: undefined };
    return { ...none, socketPath, protocol: "http" };
}
function parseUrl(text) {
    try {
        return new URL(text);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 48621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ isBeingRemoved),
/* harmony export */   Mr: () => (/* binding */ isAlreadyGone),
/* harmony export */   eQ: () => (/* binding */ connectionCode),
/* harmony export */   g4: () => (/* binding */ engineMessage),
/* harmony export */   vu: () => (/* binding */ isRefusal)
/* harmony export */ });
// Errors are told by their shape: what comes from Node itself can belong to another realm than ours.
/** True when the engine answered and said no; false when it did not answer at all. */
function isRefusal(error) {
    return typeof propertyOf(error, "statusCode") === "number";
}
/** The container, image or exec that was asked about does not exist. */
function isAlreadyGone(error) {
    return propertyOf(error, "statusCode") === 404;
}
/** Another removal of the same container is under way. */
function isBeingRemoved(error) {
    return propertyOf(error, "statusCode") === 409;
}
/** The engine's words without dockerode's frame around them. */
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

/***/ 27747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ findImage),
  findUsableImage: () => (/* binding */ findUsableImage)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/ports/executor.js
var executor = __webpack_require__(37003);
// EXTERNAL MODULE: ./lib/executors/docker/engine/engine-call.js
var engine_call = __webpack_require__(20907);
// EXTERNAL MODULE: ./lib/executors/docker/engine/engine-connection.js
var engine_connection = __webpack_require__(44323);
// EXTERNAL MODULE: ./lib/executors/docker/engine/engine-error.js
var engine_error = __webpack_require__(48621);
;// CONCATENATED MODULE: ./lib/executors/docker/image/image-pull.js



/** 2 minutes without a word from the engine: a registry that stalls. */
const stallMs = 120_000;
/** A line of progress for each layer that is complete and each 25 MB that came. */
const progressEveryBytes = 25_000_000;
/** Pulls an image and tells how far it is. @throws whatever the engine says; on abort the signal's reason. */
async function pullImage({ docker, image, signal, onProgress }) {
    onProgress?.(`Pulling ${image}`);
    const reference = withTag(image);
    const stream = (await (0,engine_call/* callEngine */.r)({ what: "pull the image", deadlineMs: stallMs, signal }, (abortSignal) => docker.createImage({ fromImage: reference, abortSignal })));
    const layers = new LayerProgress();
    for await (const progress of readLines(stream, signal)) {
        if (progress.error !== undefined)
            throw new Error(progress.error);
        layers.note(progress);
        if (layers.hasNews())
            onProgress?.(`Pulling ${image}: ${layers.describe()}`);
    }
    onProgress?.(`Pulled ${image}`);
}
/** Why a pull failed. The engine answers 500 for a wrong password and for a dead network alike: the text tells. */
function explainPullFailure(image, error) {
    const text = (0,engine_error/* engineMessage */.g4)(error);
    const because = (what, nextStep) => new executor/* ImageUnavailableError */.yT(`The image ${image} could not be pulled: ${what}.`, nextStep, error);
    if (/toomanyrequests|rate limit/i.test(text)) {
        return because("the registry's rate limit is reached", "Log in to the registry with `docker login`, or wait.");
    }
    if (/unauthorized|no basic auth|authentication required|access.*denied/i.test(text)) {
        return because("the registry refuses, or has no such image", `Check the name; for a private image run \`docker login\` and \`docker pull ${image}\` before.`);
    }
    if (/manifest unknown|not found|does not exist|no such image|manifest for/i.test(text)) {
        return because("the registry has no image of that name and tag", "Check the spelling of `image`.");
    }
    if (/no such host|connection refused|timeout|timed out|TLS|certificate|dial |network|EOF/i.test(text)) {
        return because(`the registry cannot be reached (${text})`, "Check the network and proxy of the container engine, or build or load the image on this machine.");
    }
    const code = (0,engine_error/* connectionCode */.eQ)(error);
    return because(code === null ? text : `the engine broke the connection (${code})`, "Try `docker pull` by hand.");
}
/** Without a tag the engine would pull every tag of the repository. */
function withTag(image) {
    const name = image.slice(image.lastIndexOf("/") + 1);
    return name.includes(":") || name.includes("@") ? image : `${image}:latest`;
}
async function* readLines(stream, signal) {
    const stop = () => void stream.destroy(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
    let stall = setTimeout(() => undefined, 0);
    let rest = "";
    try {
        const watch = () => {
            clearTimeout(stall);
            stall = setTimeout(() => stream.destroy(new Error("timeout: the pull stands still")), stallMs);
        };
        watch();
        for await (const chunk of stream) {
            watch();
            const lines = (rest + String(chunk)).split("\n");
            rest = lines.pop() ?? "";
            for (const line of lines)
                if (line.trim() !== "")
                    yield JSON.parse(line);
        }
        signal.throwIfAborted();
    }
    finally {
        clearTimeout(stall);
        signal.removeEventListener("abort", stop);
    }
}
/** How many layers are complete, and how many bytes of the others have come. */
class LayerProgress {
    #layers = new Map();
    #told = "";
    note({ id, status = "", progressDetail }) {
        if (id === undefined || status.startsWith("Pulling from"))
            return;
        const layer = this.#layers.get(id) ?? { isDone: false, current: 0, total: 0 };
        this.#layers.set(id, layer);
        if (status === "Pull complete" || status === "Already exists")
            layer.isDone = true;
        if (status !== "Downloading")
            return;
        layer.current = progressDetail?.current ?? layer.current;
        layer.total = progressDetail?.total ?? layer.total;
    }
    /** True when it is worth another line. */
    hasNews() {
        const news = `${this.#done()} ${Math.floor(this.#sum("current") / progressEveryBytes)}`;
        if (news === this.#told || news === "0 0")
            return false;
        this.#told = news;
        return true;
    }
    describe() {
        const megabytes = (key) => Math.round(this.#sum(key) / 1e6);
        return `${this.#done()} of ${this.#layers.size} layers, ${megabytes("current")} of ${megabytes("total")} MB`;
    }
    #done() {
        return [...this.#layers.values()].filter((layer) => layer.isDone).length;
    }
    #sum(key) {
        return [...this.#layers.values()].reduce((sum, layer) => sum + layer[key], 0);
    }
}

;// CONCATENATED MODULE: ./lib/executors/docker/image/find-image.js






/**
 * The image to run, pulled when the settings say so.
 *
 * @throws AgentExecError `image-unavailable` when neither it nor a fallback can be had, `engine-unavailable` when
 *   the engine stops answering. On abort: the signal's reason; the engine ends the pull.
 */
async function findImage({ connection, settings, signal, onProgress, }) {
    const { image, pull = "missing" } = settings;
    const present = pull === "always" ? null : await inspectImage({ connection, name: image, signal });
    if (present !== null)
        return present;
    const failure = await tryToPull({ connection, settings, signal, ...(onProgress && { onProgress }) });
    const pulled = failure === null ? await inspectImage({ connection, name: image, signal }) : null;
    if (pulled !== null)
        return pulled;
    for (const name of settings.fallbackImages ?? []) {
        const fallback = await inspectImage({ connection, name, signal });
        if (fallback === null)
            continue;
        onProgress?.(`${failure?.message ?? `The image ${image} is not here.`} Using ${name}, which is on this machine.`);
        return fallback;
    }
    throw failure ?? new executor/* ImageUnavailableError */.yT(`The image ${image} is not there after its pull.`, "Run again.");
}
/**
 * The first of the images that is on this machine; when none is, the first that can be pulled; or in one sentence
 * why there is none: no engine, or no image.
 */
async function findUsableImage({ images, endpoint, }) {
    const { signal } = new AbortController();
    try {
        const connection = await (0,engine_connection/* connectEngine */.x)({ endpoint, signal });
        for (const name of images) {
            if ((await inspectImage({ connection, name, signal })) !== null)
                return { image: name };
        }
        for (const image of images) {
            if ((await tryToPull({ connection, settings: { image }, signal })) === null)
                return { image };
        }
        return { image: null, reason: `none of the images ${images.join(", ")} is here or can be pulled` };
    }
    catch (error) {
        if (error instanceof errors/* AgentExecError */.r)
            return { image: null, reason: error.message };
        throw error;
    }
}
/** Null when the image was pulled, otherwise why it was not. */
async function tryToPull(options) {
    const { connection, settings, signal, onProgress } = options;
    const { image } = settings;
    if (settings.pull === "never") {
        return new executor/* ImageUnavailableError */.yT(`The image ${image} is not on this machine, and pulling is switched off.`, `Run \`docker pull ${image}\`, or set \`pull\` to "missing".`);
    }
    try {
        await pullImage({ docker: connection.docker, image, signal, ...(onProgress && { onProgress }) });
        return null;
    }
    catch (error) {
        signal.throwIfAborted();
        return explainPullFailure(image, error);
    }
}
async function inspectImage({ connection, name, signal, }) {
    // The library puts the name into the address as it is.
    if (!/^\w[\w./:@-]*$/.test(name) || name.includes("..")) {
        throw new executor/* ImageUnavailableError */.yT(`${JSON.stringify(name)} is not the name of an image.`, "Set `image` to a name like python:3-slim.");
    }
    try {
        const image = connection.docker.getImage(name);
        const info = await (0,engine_call/* callEngine */.r)({ what: "inspect the image", signal }, () => image.inspect());
        return describeImage(name, info);
    }
    catch (error) {
        signal.throwIfAborted();
        if ((0,engine_error/* isAlreadyGone */.Mr)(error))
            return null;
        throw (0,engine_connection/* unavailable */.h)(connection.endpoint, error);
    }
}
function describeImage(name, info) {
    const digests = (info.RepoDigests ?? []).map((entry) => entry.slice(entry.indexOf("@") + 1));
    return {
        name,
        id: info.Id,
        digest: digests[0] ?? info.Id,
        volumes: Object.keys(info.Config?.Volumes ?? {}),
    };
}


/***/ })

};
