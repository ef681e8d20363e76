export const id = 9382;
export const ids = [9382];
export const modules = {

/***/ 64411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ PlaceSilentError)
/* harmony export */ });
/** Whoever keeps a place took a question and did not answer it in time. */
class PlaceSilentError extends Error {
    name = "PlaceSilentError";
}


/***/ }),

/***/ 20691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ builtImages)
/* harmony export */ });
/** The name of images that were built here; nothing of that name is ever pulled. */
const builtImages = "agent-exec-build";


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
 * An error of a call to an engine, in the reader's words; `place` says where it is and who named it, `isFirstTls`
 * that this was the first call over a connection with TLS.
 */
function unavailable(place, error, { isFirstTls = false } = {}) {
    // Some servers end the connection without a word when they do not like the client's certificate.
    const isDropped = isFirstTls && ["ECONNRESET", "EPIPE"].includes((0,_engine_error_js__WEBPACK_IMPORTED_MODULE_1__/* .connectionCode */ .eQ)(error) ?? "");
    const { what, nextStep } = isDropped ? notTrusted("it broke the connection") : explain(error);
    return new _ports_executor_js__WEBPACK_IMPORTED_MODULE_0__/* .EngineUnavailableError */ .DG(`The container engine at ${place} ${what}.`, nextStep, error);
}
const start = "Start Docker, or set DOCKER_HOST to where it listens.";
const useTls = "Set DOCKER_TLS_VERIFY=1, and DOCKER_CERT_PATH to the folder with the certificates.";
function explain(error) {
    if (error instanceof _contained_place_js__WEBPACK_IMPORTED_MODULE_2__/* .PlaceSilentError */ .F) {
        return { what: "does not answer", nextStep: "Look at the engine's log and restart it if it hangs." };
    }
    if (error instanceof _engine_error_js__WEBPACK_IMPORTED_MODULE_1__/* .SshFailedError */ .AK) {
        return {
            what: `cannot be reached by ssh: ${error.message.replace(/\.$/, "")}`,
            nextStep: "Try `ssh` to that host with `docker system dial-stdio` by hand; it must ask for no password.",
        };
    }
    if ((0,_engine_error_js__WEBPACK_IMPORTED_MODULE_1__/* .isRefusal */ .vu)(error)) {
        return explainRefusal((0,_engine_error_js__WEBPACK_IMPORTED_MODULE_1__/* .engineMessage */ .g4)(error) || `status ${error.statusCode}, without a word`);
    }
    const code = (0,_engine_error_js__WEBPACK_IMPORTED_MODULE_1__/* .connectionCode */ .eQ)(error) ?? "";
    return (explainConnection(code) ??
        explainTls(code) ?? {
        what: `broke the connection (${(0,_engine_error_js__WEBPACK_IMPORTED_MODULE_1__/* .engineMessage */ .g4)(error)})`,
        nextStep: start,
    });
}
function explainRefusal(words) {
    if (/HTTP request to an HTTPS server/i.test(words)) {
        return { what: "wants TLS, and was spoken to without", nextStep: useTls };
    }
    const version = /client version \S+ is too (new|old)/i.exec(words)?.[1];
    if (version !== undefined) {
        return {
            what: `does not speak this version of Docker's API: ${words}`,
            nextStep: version === "new"
                ? "Unset DOCKER_API_VERSION, or update the engine to Docker 20.10 or newer."
                : "Unset DOCKER_API_VERSION, or update agent-exec.",
        };
    }
    return { what: `refuses: ${words}`, nextStep: "Mend what the engine names and run again." };
}
function explainConnection(code) {
    switch (code) {
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
        case "EHOSTUNREACH":
        case "ENETUNREACH":
        case "ETIMEDOUT":
            return { what: `cannot be reached (${code})`, nextStep: "Check DOCKER_HOST and the network." };
        case "ENOTFOUND":
        case "EAI_AGAIN":
            return { what: "cannot be found: its host name does not resolve", nextStep: "Check DOCKER_HOST." };
        default:
            return null;
    }
}
function explainTls(code) {
    if (code.startsWith("HPE_")) {
        return { what: "answers something that is not HTTP; it may want TLS", nextStep: useTls };
    }
    if (code === "CERT_HAS_EXPIRED" || code === "CERT_NOT_YET_VALID") {
        const when = code === "CERT_HAS_EXPIRED" ? "has expired" : "is not valid yet";
        return {
            what: `shows a certificate that ${when}`,
            nextStep: "Renew the engine's certificate, or set this machine's clock.",
        };
    }
    if (code === "ERR_TLS_CERT_ALTNAME_INVALID") {
        return {
            what: "shows a certificate for another host name",
            nextStep: "Name the engine as its certificate does, or let the certificate name this address.",
        };
    }
    if (/^(DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED|UNABLE_TO_(VERIFY|GET)|CERT_)/.test(code)) {
        return {
            what: `shows a certificate that is not trusted (${code})`,
            nextStep: "Put the authority that signed it into ca.pem in DOCKER_CERT_PATH.",
        };
    }
    return explainHandshake(code);
}
function explainHandshake(code) {
    if (!/^(ERR_SSL_|EPROTO)/.test(code))
        return null;
    if (/ALERT/.test(code)) {
        return notTrusted(code);
    }
    return {
        what: `does not speak TLS as it should (${code})`,
        nextStep: "If it listens without TLS, unset DOCKER_TLS_VERIFY and use its plain port, usually 2375.",
    };
}
function notTrusted(why) {
    return {
        what: `refuses our certificate, or that there is none (${why})`,
        nextStep: "Put cert.pem and key.pem that the engine trusts into DOCKER_CERT_PATH.",
    };
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


/**
 * 10 s: the slowest call that is not a pull takes 0.3 s here (docs/measurements.md, 3); a busy runner gets
 * thirty times that.
 */
const defaultDeadlineMs = 10_000;
/** The engine took a call and did not answer it in time. */
class EngineSilentError extends _contained_place_js__WEBPACK_IMPORTED_MODULE_0__/* .PlaceSilentError */ .F {
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
        return await (0,race_signal__WEBPACK_IMPORTED_MODULE_1__/* .raceSignal */ .W)(call(stop.signal), stop.signal);
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
/** Calls to one engine, each with a deadline of its own or the longest wait that was set for all of them. */
class EngineCalls {
    #maxWaitMs;
    /** @param maxWaitMs Absent: each wait has its own deadline. */
    constructor(maxWaitMs = Infinity) {
        this.#maxWaitMs = maxWaitMs;
    }
    /** How long to wait where there is time for `ms`. */
    within(ms) {
        return Math.min(ms, this.#maxWaitMs);
    }
    /** @see callEngine */
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
/* harmony import */ var _engine_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52709);




/** 5 s: an idle engine answers a ping in 0.3 ms (docs/measurements.md, 3). */
const pingDeadlineMs = 5000;
/** 35 s: ssh itself is given 30 s to connect. */
const sshPingDeadlineMs = 35_000;
/**
 * Finds the engine, makes sure that it answers, and agrees on a version of the API. The client library is loaded
 * here and not before: it takes a third of the time that a refused run should take at all.
 *
 * @throws AgentExecError `engine-unavailable` with the place and what to do; `settings-invalid` for an address, a
 *   context or certificates that cannot be used.
 */
async function connectEngine({ endpoint, variable = () => undefined, sshProgram = "ssh", signal, }) {
    const { address, certificates, words: place } = await (0,_engine_place_js__WEBPACK_IMPORTED_MODULE_2__/* .findEngine */ .GO)(endpoint, variable);
    const { openClient } = await __webpack_require__.e(/* import() */ 1432).then(__webpack_require__.bind(__webpack_require__, 71432));
    const client = await openClient({ address, certificates, sshProgram });
    const deadlineMs = address.kind === "ssh" ? sshPingDeadlineMs : pingDeadlineMs;
    const isSecure = certificates !== null;
    const { offered, server } = await ask(client, { place, deadlineMs, isSecure, signal });
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
/** Pings. @throws AgentExecError `engine-unavailable`, or the signal's reason. */
async function ask(client, { place, deadlineMs, isSecure, signal }) {
    try {
        const { headers } = await (0,_engine_call_js__WEBPACK_IMPORTED_MODULE_3__/* .callEngine */ .rU)({ what: "ping", deadlineMs, signal }, client.ping);
        return { offered: headers["api-version"]?.toString(), server: headers.server?.toString() ?? "" };
    }
    catch (error) {
        signal.throwIfAborted();
        throw (0,_connection_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .unavailable */ .h)(place, error, { isFirstTls: isSecure });
    }
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
// Errors are told by their shape: what comes from Node itself can belong to another realm than ours.
/** The ssh program ended before the engine said a word; the message is what it said. */
class SshFailedError extends Error {
    name = "SshFailedError";
}
/** The engine answered, and not with what its API promises. */
class MisspokenError extends Error {
    name = "MisspokenError";
    constructor(what) {
        super(`its answer to "${what}" is not what its API promises`);
    }
}
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

/***/ 18108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QJ: () => (/* binding */ clientLabel),
/* harmony export */   Vw: () => (/* binding */ keptLabel),
/* harmony export */   aL: () => (/* binding */ cacheLabels),
/* harmony export */   kQ: () => (/* binding */ cacheOwnerLabel),
/* harmony export */   mp: () => (/* binding */ createLabels),
/* harmony export */   tZ: () => (/* binding */ ownLabel)
/* harmony export */ });
/* harmony import */ var _process_client_identity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49813);

/** The label that every container of ours carries, whoever's run it is. */
const ownLabel = "agent-exec";
/** Whose it is: the process that made it. */
const clientLabel = `${ownLabel}.client`;
/** On a container that a person keeps for looking inside: no leftover, whoever is dead. */
const keptLabel = `${ownLabel}.kept`;
/** What a cache's volume is, for people: its name, and whose runs have it. */
function cacheLabels(cache) {
    return { [ownLabel]: "1", [`${ownLabel}.cache`]: cache.name, [cacheOwnerLabel]: cache.owner };
}
/** Whose runs have a cache. */
const cacheOwnerLabel = `${ownLabel}.owner`;
/** Says whose a container is, so that what a killed machine left behind can be found and told from other runs'. */
function createLabels({ runId, version = "unknown" }) {
    return {
        [ownLabel]: "1",
        [`${ownLabel}.run`]: runId,
        [clientLabel]: (0,_process_client_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .clientIdentity */ .q)(),
        [`${ownLabel}.version`]: version,
    };
}


/***/ }),

/***/ 59382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cleanLeftovers: () => (/* binding */ cleanLeftovers),
  Z: () => (/* binding */ sweepLeftovers)
});

// EXTERNAL MODULE: ./lib/executors/docker/container/labels.js
var container_labels = __webpack_require__(18108);
// EXTERNAL MODULE: ./lib/executors/docker/client/engine-call.js
var engine_call = __webpack_require__(70826);
// EXTERNAL MODULE: ./lib/executors/docker/client/connection-failure.js
var connection_failure = __webpack_require__(53436);
// EXTERNAL MODULE: ./lib/executors/docker/client/engine-connection.js
var engine_connection = __webpack_require__(93858);
// EXTERNAL MODULE: ./lib/executors/docker/client/engine-error.js
var engine_error = __webpack_require__(55530);
// EXTERNAL MODULE: ./lib/executors/docker/settings/caches.js
var settings_caches = __webpack_require__(30990);
;// CONCATENATED MODULE: ./lib/executors/docker/leftovers/remove-unheld.js


/** Removes what containers may hold, and tells its fate: what one holds lives. @throws whatever else the engine says. */
async function removeUnheld({ what, signal, call }) {
    try {
        await (0,engine_call/* callEngine */.rU)({ what, signal }, call);
    }
    catch (error) {
        if (error instanceof engine_call/* EngineSilentError */.uK)
            return "stuck";
        if ((0,engine_error/* isAlreadyGone */.Mr)(error))
            return "removed";
        if ((0,engine_error/* isRefusal */.vu)(error) && error.statusCode === 409)
            return "lives";
        throw error;
    }
    return "removed";
}

;// CONCATENATED MODULE: ./lib/executors/docker/leftovers/caches.js




/**
 * Removes the volumes that setups keep what they fetched in, by the beginning that their names have. One that a container
 * holds stays.
 * @throws whatever the engine says; on abort the signal's reason.
 */
async function cleanCaches(docker, { signal, isDryRun }) {
    const { Volumes } = await (0,engine_call/* callEngine */.rU)({ what: "list the volumes", signal }, (abortSignal) => docker.listVolumes({ filters: { name: [settings_caches/* cachePrefix */.V] }, abortSignal }));
    // The engine's filter takes it anywhere in a name.
    const caches = (Volumes ?? []).filter(({ Name }) => Name.startsWith(settings_caches/* cachePrefix */.V));
    const what = "remove a cache";
    const remove = (name) => removeUnheld({ what, signal, call: (abortSignal) => docker.getVolume(name).remove({ abortSignal }) });
    const leftovers = [];
    for (const { Name: name, Labels } of caches) {
        const fate = isDryRun ? "would-remove" : await remove(name);
        const owner = Labels?.[container_labels/* cacheOwnerLabel */.kQ];
        const reason = fate === "lives" ? "" : `it is a cache${owner === undefined ? "" : ` of ${owner}`}`;
        leftovers.push({ kind: "cache", name, runId: "", state: "volume", fate, reason });
    }
    return leftovers;
}

// EXTERNAL MODULE: ./lib/executors/docker/build/built-images.js
var built_images = __webpack_require__(20691);
;// CONCATENATED MODULE: ./lib/executors/docker/leftovers/images.js



/**
 * Removes the images that were built for runs, by the name that they all have. One that a container holds stays.
 * @throws whatever the engine says; on abort the signal's reason.
 */
async function cleanImages(docker, { signal, isDryRun }) {
    const images = await (0,engine_call/* callEngine */.rU)({ what: "list the images", signal }, (abortSignal) => docker.listImages({ filters: { reference: [built_images/* builtImages */.T] }, abortSignal }));
    const names = images.flatMap(({ RepoTags }) => RepoTags ?? []).filter(isBuilt);
    const what = "remove an image";
    const remove = (name) => removeUnheld({ what, signal, call: (abortSignal) => docker.getImage(name).remove({ abortSignal }) });
    const leftovers = [];
    for (const name of names) {
        const fate = isDryRun ? "would-remove" : await remove(name);
        const reason = fate === "lives" ? "" : "it was built for a run";
        leftovers.push({ kind: "image", name, runId: "", state: "image", fate, reason });
    }
    return leftovers;
}
/** Podman writes its own machine's name before it. */
function isBuilt(name) {
    return name.replace(/^localhost\//, "").startsWith(`${built_images/* builtImages */.T}:`);
}

// EXTERNAL MODULE: ./lib/process/client-identity.js
var client_identity = __webpack_require__(49813);
;// CONCATENATED MODULE: ./lib/executors/docker/leftovers/judge.js


/**
 * 10 minutes: a client that created a container starts it at once, and gives up on an engine that takes longer than
 * two minutes for both.
 */
const unstartedMs = 600_000;
/** Whose a container is. Never `left` while its client may live, unless it was never started. */
function judge({ labels, state, ageMs }, { olderThanMs }) {
    const isAlive = (0,client_identity/* isClientAlive */.P)(labels[container_labels/* clientLabel */.QJ] ?? "");
    if (state === "created") {
        if (isAlive === false)
            return { kind: "left", reason: "its client is gone and it was never started" };
        if (ageMs > unstartedMs)
            return { kind: "left", reason: "it was never started" };
        return { kind: "lives" };
    }
    if (isAlive === true)
        return { kind: "lives" };
    // What cannot be seen from here and runs may belong to a run that goes on.
    const isOver = isAlive === false || state === "exited" || ageMs > olderThanMs;
    if (!isOver)
        return { kind: "lives" };
    if (labels[container_labels/* keptLabel */.Vw] !== undefined)
        return { kind: "kept" };
    return {
        kind: "left",
        reason: isAlive === false
            ? "its client is gone"
            : "its client cannot be seen from here, and it has ended or is older than was asked for",
    };
}
/** The run that a container belongs to; "" where its label is missing. */
function runOf(labels) {
    return labels[`${container_labels/* ownLabel */.tZ}.run`] ?? "";
}

;// CONCATENATED MODULE: ./lib/executors/docker/leftovers/clean.js








/**
 * Removes the containers of clients that are dead, with their anonymous volumes, and where it is asked for the images that
 * were built, and caches. What is labelled as another's, and what lives, is never touched.
 *
 * @throws AgentExecError `engine-unavailable`. On abort: the signal's reason; what was removed by then is gone.
 */
async function cleanLeftovers(options) {
    const { signal, olderThanMs = Infinity, isDryRun = false } = options;
    const { withKept = false, withImages = false, withCaches = false } = options;
    const connection = await (0,engine_connection/* connectEngine */.x)(options);
    try {
        const leftovers = [];
        for (const { container, listed } of await listOwn(connection.docker, { signal, olderThanMs })) {
            const reason = reasonToRemove(listed.judgement, withKept);
            const stays = listed.judgement.kind === "kept" ? "kept" : "lives";
            const fate = reason === null ? stays : isDryRun ? "would-remove" : await remove(container, signal);
            leftovers.push({
                kind: "container",
                name: listed.name,
                runId: listed.runId,
                state: listed.state,
                fate,
                reason: reason ?? "",
            });
        }
        // A container that goes first may be the last that holds one.
        if (withImages)
            leftovers.push(...(await cleanImages(connection.docker, { signal, isDryRun })));
        if (withCaches)
            leftovers.push(...(await cleanCaches(connection.docker, { signal, isDryRun })));
        return leftovers;
    }
    catch (error) {
        signal.throwIfAborted();
        throw (0,connection_failure/* unavailable */.h)(connection.endpoint, error);
    }
}
/** The same for a fresh run, in passing: only what is surely left, and no word of what fails. */
async function sweepLeftovers(docker, signal) {
    try {
        for (const { container, listed } of await listOwn(docker, { signal, olderThanMs: Infinity })) {
            // A run has no time to wait for more than one.
            if (listed.judgement.kind === "left" && (await remove(container, signal)) === "stuck")
                return;
        }
    }
    catch {
        // The next run, or a person's own `clean`, finds it again.
    }
}
function reasonToRemove(judgement, withKept) {
    if (judgement.kind === "left")
        return judgement.reason;
    return judgement.kind === "kept" && withKept ? "it was kept for looking inside" : null;
}
async function listOwn(docker, { signal, olderThanMs }) {
    const all = await (0,engine_call/* callEngine */.rU)({ what: "list the containers", signal }, (abortSignal) => docker.listContainers({ all: true, filters: { label: [`${container_labels/* ownLabel */.tZ}=1`] }, abortSignal }));
    return all.map(({ Id, Names, Labels, State, Created }) => {
        const listed = { labels: Labels, state: State, ageMs: Date.now() - Created * 1000 };
        return {
            container: docker.getContainer(Id),
            listed: {
                name: (Names[0] ?? Id).replace(/^\//, ""),
                runId: runOf(Labels),
                state: State,
                judgement: judge(listed, { olderThanMs }),
            },
        };
    });
}
/** One container that the engine cannot end, such as one whose next process hangs in its start, keeps no other. */
async function remove(container, signal) {
    try {
        await (0,engine_call/* callEngine */.rU)({ what: "remove a container", signal }, (abortSignal) => container.remove({ force: true, v: true, abortSignal }));
    }
    catch (error) {
        if (error instanceof engine_call/* EngineSilentError */.uK)
            return "stuck";
        if (!(0,engine_error/* isAlreadyGone */.Mr)(error) && !(0,engine_error/* isBeingRemoved */.A3)(error))
            throw error;
    }
    return "removed";
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
 * Who made a container: this process, told from any other that had or will have its number. The parts are the host's
 * name, for people; which boot of which machine it is; the namespace that the process's number belongs to; the number;
 * and when the process started, in the kernel's ticks. What a kernel without /proc does not tell is `?`.
 */
function clientIdentity() {
    const { pid } = process;
    return [(0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)(), bootId() ?? "?", pidNamespace() ?? "?", pid, startOf(pid) ?? "?"].join("/");
}
/**
 * Whether a client is alive: false only when that is sure, null when it cannot be seen from here, because it belongs
 * to another machine, to another boot or to another namespace of processes.
 */
function isClientAlive(identity) {
    const [, boot, namespace, pid, start] = identity.split("/");
    const isHere = boot === bootId() && namespace === pidNamespace() && /^[1-9]\d*$/.test(pid ?? "");
    return isHere && start !== undefined ? startOf(Number(pid)) === start : null;
}
/**
 * Field 22 of /proc/<pid>/stat; the name before it, in parentheses, may hold blanks and parentheses itself. Null for one that is
 * dead and whose parent has not asked how it ended, as in a container without an init.
 */
function startOf(pid) {
    const stat = read(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, "latin1"));
    const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ") ?? [];
    return ["Z", "X"].includes(fields[0] ?? "") ? null : (fields[19] ?? null);
}
/** Of one boot of one kernel, also as a container on it sees it. */
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
