export const id = 8683;
export const ids = [8683,9253];
export const modules = {

/***/ 64411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ PlaceSilentError)
/* harmony export */ });
/** The error if a place's engine did not answer in time. */
class PlaceSilentError extends Error {
    name = "PlaceSilentError";
}


/***/ }),

/***/ 18108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ runLabel),
/* harmony export */   B7: () => (/* binding */ userImageLabel),
/* harmony export */   OB: () => (/* binding */ copiesLabel),
/* harmony export */   QJ: () => (/* binding */ clientLabel),
/* harmony export */   Vw: () => (/* binding */ keptLabel),
/* harmony export */   aL: () => (/* binding */ cacheLabels),
/* harmony export */   iU: () => (/* binding */ linksLabel),
/* harmony export */   kQ: () => (/* binding */ cacheOwnerLabel),
/* harmony export */   mp: () => (/* binding */ createLabels),
/* harmony export */   tZ: () => (/* binding */ ownLabel)
/* harmony export */ });
/* harmony import */ var _process_client_identity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49813);

/** The label of every container of agent-exec. */
const ownLabel = "agent-exec";
/** The run of the container. */
const runLabel = `${ownLabel}.run`;
/** The process that created the container. */
const clientLabel = `${ownLabel}.client`;
/** Marks a container that the user keeps to look inside. Such a container never counts as a leftover. */
const keptLabel = `${ownLabel}.kept`;
/** Marks an image to which the code's users were added: the id of the original image. */
const userImageLabel = `${ownLabel}.users-of`;
/** Links that an image asks for, as `/link=/target`, separated by spaces. */
const linksLabel = `${ownLabel}.links`;
/** Folders of an image that are copied for all users, as `/folder=/copy`, separated by spaces. */
const copiesLabel = `${ownLabel}.copies`;
/** Describes a cache's volume for people: its name and owner. */
function cacheLabels({ name, owner }) {
    return { [ownLabel]: "1", [`${ownLabel}.cache`]: name, [cacheOwnerLabel]: owner };
}
/** Whose runs use the cache. */
const cacheOwnerLabel = `${ownLabel}.owner`;
/**
 * Labels that say whose container it is, so that leftovers of a killed machine can be told from other runs' containers.
 */
function createLabels({ runId, version = "unknown" }) {
    return {
        [ownLabel]: "1",
        [runLabel]: runId,
        [clientLabel]: (0,_process_client_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .clientIdentity */ .q)(),
        [`${ownLabel}.version`]: version,
    };
}


/***/ }),

/***/ 33315:
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
// EXTERNAL MODULE: ./lib/executors/docker/settings/values.js
var values = __webpack_require__(58755);
;// CONCATENATED MODULE: ./lib/executors/docker/leftovers/remove.js


/** 60 s: images and caches can have gigabytes, and an engine deletes them file by file beside other work. */
const removalDeadlineMs = 60_000;
/**
 * The result of a call that removes something. Things that a container uses count as living. If the engine cannot end
 * one container, for example because a process hangs in its start, the others are still removed.
 * @throws the engine's other errors.
 */
async function fateOf(removal) {
    try {
        await removal;
    }
    catch (error) {
        if (error instanceof engine_call/* EngineSilentError */.uK)
            return "stuck";
        if ((0,engine_error/* isBeingRemoved */.A3)(error))
            return "lives";
        if (!(0,engine_error/* isAlreadyGone */.Mr)(error))
            throw error;
    }
    return "removed";
}

;// CONCATENATED MODULE: ./lib/executors/docker/leftovers/caches.js




/**
 * Removes the volumes in which setups keep downloads, recognised by their name prefix. Volumes in use by a container
 * stay.
 * @throws the engine's error; on abort the signal's reason.
 */
async function cleanCaches(docker, { signal, isDryRun }) {
    const { Volumes } = await (0,engine_call/* callEngine */.rU)({ what: "list the volumes", signal }, (abortSignal) => docker.listVolumes({ filters: { name: [values/* cachePrefix */.Vs] }, abortSignal }));
    // The engine's filter matches anywhere in a name.
    const caches = (Volumes ?? []).filter(({ Name }) => Name.startsWith(values/* cachePrefix */.Vs));
    const call = { what: "remove a cache", signal, deadlineMs: removalDeadlineMs };
    const remove = (name) => (0,engine_call/* callEngine */.rU)(call, (abortSignal) => docker.getVolume(name).remove({ abortSignal }));
    const leftovers = [];
    for (const { Name: name, Labels } of caches) {
        const fate = isDryRun ? "would-remove" : await fateOf(remove(name));
        const owner = Labels?.[container_labels/* cacheOwnerLabel */.kQ];
        const reason = fate === "lives" ? "" : `this volume is a cache${owner === undefined ? "" : ` of ${owner}`}`;
        leftovers.push({ kind: "cache", name, runId: "", state: "volume", fate, reason });
    }
    return leftovers;
}

// EXTERNAL MODULE: ./lib/executors/docker/settings/image-name.js
var image_name = __webpack_require__(99626);
;// CONCATENATED MODULE: ./lib/executors/docker/leftovers/images.js




/**
 * Removes the images that were built for runs, recognised by their name. Images in use by a container stay.
 * @throws the engine's error; on abort the signal's reason.
 */
async function cleanImages(docker, { signal, isDryRun }) {
    const built = await listBuilt(docker, signal);
    // Images based on others go first: a base image would only lose its name.
    const inOrder = [...built.filter(isOfUsers), ...built.filter((image) => !isOfUsers(image))];
    const leftovers = [];
    for (const image of inOrder) {
        const fate = isDryRun ? "would-remove" : await remove(docker, image, signal);
        const reason = fate === "lives" ? "" : "a run built this image";
        leftovers.push({ kind: "image", name: image.name, runId: "", state: "image", fate, reason });
    }
    return leftovers;
}
/** One day: an image used only by its id has no name, and its users should not be added again for each run. */
const minAgeMs = 24 * 60 * 60 * 1000;
/**
 * Removes images with the code's users if their base image has no name any more: somebody removed it or built it again.
 * @throws the errors of `cleanImages`.
 */
async function sweepImages(docker, signal, olderThanMs = minAgeMs) {
    const built = await listBuilt(docker, signal);
    const old = built.filter((image) => isOfUsers(image) && image.ageMs >= olderThanMs);
    if (old.length === 0)
        return;
    const all = await list(docker, signal);
    const named = new Set(all.flatMap((image) => (namesOf(image).length > 0 ? [image.Id] : [])));
    for (const image of old) {
        if (!named.has(image.usersOf ?? ""))
            await remove(docker, image, signal);
    }
}
function isOfUsers({ usersOf }) {
    return usersOf !== undefined;
}
function remove(docker, image, signal) {
    // The base image belongs to the user, even without a name.
    const options = isOfUsers(image) ? { noprune: true } : {};
    const call = { what: "remove an image", signal, deadlineMs: removalDeadlineMs };
    return fateOf((0,engine_call/* callEngine */.rU)(call, (abortSignal) => docker.getImage(image.name).remove({ ...options, abortSignal })));
}
async function listBuilt(docker, signal) {
    const images = await list(docker, signal, { reference: [image_name/* builtImages */.TH] });
    return images.flatMap((image) => {
        // The engine returns null if there are none, but its types do not say so.
        const usersOf = image.Labels?.[container_labels/* userImageLabel */.B7];
        const ageMs = Date.now() - image.Created * 1000;
        return namesOf(image)
            .filter(isBuilt)
            .map((name) => ({ name, usersOf, ageMs }));
    });
}
function list(docker, signal, filters = {}) {
    return (0,engine_call/* callEngine */.rU)({ what: "list the images", signal }, (abortSignal) => docker.listImages({ filters, abortSignal }));
}
/** The image's names by tag and by digest. */
function namesOf({ RepoTags, RepoDigests }) {
    return [...(RepoTags ?? []), ...(RepoDigests ?? [])].filter((name) => !name.startsWith("<none>"));
}
/** Podman adds the name of its own machine, or of the registry that it would ask. */
function isBuilt(name) {
    return name.replace(/^(?:localhost|docker\.io\/library)\//, "").startsWith(`${image_name/* builtImages */.TH}:`);
}

// EXTERNAL MODULE: ./lib/process/client-identity.js
var client_identity = __webpack_require__(49813);
;// CONCATENATED MODULE: ./lib/executors/docker/leftovers/judge.js


/** 10 minutes: a client starts a container right after creating it, and gives up after at most two minutes for both. */
const unstartedMs = 600_000;
/** Decides what a container is. Never `left` while its client may be alive, unless it was never started. */
function judge({ labels, state, ageMs }, { olderThanMs }) {
    const isAlive = (0,client_identity/* isClientAlive */.P)(labels[container_labels/* clientLabel */.QJ] ?? "");
    if (state === "created") {
        if (isAlive === false)
            return { kind: "left", reason: "its run is dead, and the container was never started" };
        if (ageMs > unstartedMs)
            return { kind: "left", reason: "it was never started" };
        return { kind: "lives" };
    }
    if (isAlive === true)
        return { kind: "lives" };
    // A running container of an unknown client may belong to a living run.
    const isOver = isAlive === false || state === "exited" || ageMs > olderThanMs;
    if (!isOver)
        return { kind: "lives" };
    if (labels[container_labels/* keptLabel */.Vw] !== undefined)
        return { kind: "kept" };
    const reason = isAlive === false
        ? "its run is dead"
        : "another machine started its run, and the container has ended or is older than the given age";
    return { kind: "left", reason };
}

;// CONCATENATED MODULE: ./lib/executors/docker/leftovers/clean.js









/**
 * Removes the containers of dead clients with their anonymous volumes and, if asked for, built images and caches.
 * Containers of other clients, and living ones, are never touched.
 * @throws AgentExecError `engine-unavailable`. On abort: the signal's reason; what was removed by then is gone.
 */
async function cleanLeftovers(options) {
    const { signal, olderThanMs = Infinity, isDryRun = false } = options;
    const { withKept = false, withImages = false, withCaches = false } = options;
    const connection = await (0,engine_connection/* connectEngine */.x)(options);
    try {
        const leftovers = [];
        for (const { container, judgement, listed } of await listOwn(connection.docker, signal, olderThanMs)) {
            const reason = reasonToRemove(judgement, withKept);
            const stays = judgement.kind === "kept" ? "kept" : "lives";
            const fate = reason === null ? stays : isDryRun ? "would-remove" : await clean_remove(container, signal);
            leftovers.push({ kind: "container", ...listed, fate, reason: reason ?? "" });
        }
        // A container that is removed first may be the last that uses an image.
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
/** 10 minutes: an engine with a thousand images needs a second for their list, and a batch starts many runs. */
const sweepEveryMs = 600_000;
/** When this process last swept each engine, by the engine's address. */
const lastSweeps = new Map();
/**
 * The same at the start of a run, on the side: only certain leftovers, failures are not reported, and not each time.
 */
async function sweepLeftovers({ docker, endpoint }, signal) {
    const now = performance.now();
    if (signal.aborted || now - (lastSweeps.get(endpoint) ?? -Infinity) < sweepEveryMs)
        return;
    lastSweeps.set(endpoint, now);
    try {
        for (const { container, judgement } of await listOwn(docker, signal, Infinity)) {
            // A run has no time to wait for more than one.
            if (judgement.kind === "left" && (await clean_remove(container, signal)) === "stuck")
                return;
        }
        await sweepImages(docker, signal);
    }
    catch {
        // The next run, or `agent-exec clean`, finds it again.
    }
}
function reasonToRemove(judgement, withKept) {
    if (judgement.kind === "left")
        return judgement.reason;
    return judgement.kind === "kept" && withKept ? "the run kept it so that somebody can look inside" : null;
}
async function listOwn(docker, signal, olderThanMs) {
    const all = await (0,engine_call/* callEngine */.rU)({ what: "list the containers", signal }, (abortSignal) => docker.listContainers({ all: true, filters: { label: [`${container_labels/* ownLabel */.tZ}=1`] }, abortSignal }));
    return all.map(({ Id, Names, Labels: labels, State: state, Created }) => ({
        container: docker.getContainer(Id),
        judgement: judge({ labels, state, ageMs: Date.now() - Created * 1000 }, { olderThanMs }),
        listed: { name: (Names[0] ?? Id).replace(/^\//, ""), runId: labels[container_labels/* runLabel */.Az] ?? "", state },
    }));
}
function clean_remove(container, signal) {
    const removal = (0,engine_call/* callEngine */.rU)({ what: "remove a container", signal }, (abortSignal) => container.remove({ force: true, v: true, abortSignal })).catch((error) => {
        if (!(0,engine_error/* isBeingRemoved */.A3)(error))
            throw error;
        return (0,engine_call/* callEngine */.rU)({ what: "wait for a container's removal", signal }, (abortSignal) => container.wait({ condition: "removed", abortSignal }));
    });
    return fateOf(removal);
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

/***/ 37003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ EngineUnavailableError),
/* harmony export */   y: () => (/* binding */ ImageUnavailableError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

class EngineUnavailableError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r {
    constructor(message, nextStep, cause) {
        super("engine-unavailable", message, { nextStep, cause, isRetryable: true });
    }
}
class ImageUnavailableError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r {
    constructor(message, nextStep, cause) {
        super("image-unavailable", message, { nextStep, cause });
    }
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
/** Whether a process is alive. Null if this is unknown, because it is on another machine, boot or process namespace. */
function isClientAlive(identity) {
    const [, boot, namespace, pid, start] = identity.split("/");
    const isHere = boot === bootId() && namespace === pidNamespace() && /^[1-9]\d*$/.test(pid ?? "");
    return isHere && start !== undefined ? startOf(Number(pid)) === start : null;
}
/**
 * The start time of a process, from field 22 of /proc/<pid>/stat. The name before it, in parentheses, may contain
 * blanks and parentheses. Null for a zombie, which can exist in a container without an init process.
 */
function startOf(pid) {
    const stat = read(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, "latin1"));
    const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ") ?? [];
    return ["Z", "X"].includes(fields[0] ?? "") ? null : (fields[19] ?? null);
}
/** Identifies one boot of a kernel. It is the same in the kernel's containers. */
function bootId() {
    return read(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)("/proc/sys/kernel/random/boot_id", "latin1").trim());
}
/** For example `pid:[4026531836]`. */
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


/***/ })

};
