export const id = 9671;
export const ids = [9671,4018,1637];
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

/***/ 18108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
function cacheLabels(cache) {
    return { [ownLabel]: "1", [`${ownLabel}.cache`]: cache.name, [cacheOwnerLabel]: cache.owner };
}
/** Whose runs use the cache. */
const cacheOwnerLabel = `${ownLabel}.owner`;
/**
 * Labels that say whose container it is, so that leftovers of a killed machine can be told from other runs' containers.
 */
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


/** 60 s: images and caches can have gigabytes, and an engine deletes them file by file beside other work. */
const removalDeadlineMs = 60_000;
/**
 * Removes things that containers may use, and reports the result: those in use count as living.
 * @throws the engine's other errors.
 */
async function removeUnheld({ what, signal, call }) {
    try {
        await (0,engine_call/* callEngine */.rU)({ what, signal, deadlineMs: removalDeadlineMs }, call);
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
 * Removes the volumes in which setups keep downloads, recognised by their name prefix. Volumes in use by a container
 * stay.
 * @throws the engine's error; on abort the signal's reason.
 */
async function cleanCaches(docker, { signal, isDryRun }) {
    const { Volumes } = await (0,engine_call/* callEngine */.rU)({ what: "list the volumes", signal }, (abortSignal) => docker.listVolumes({ filters: { name: [settings_caches/* cachePrefix */.V] }, abortSignal }));
    // The engine's filter matches anywhere in a name.
    const caches = (Volumes ?? []).filter(({ Name }) => Name.startsWith(settings_caches/* cachePrefix */.V));
    const what = "remove a cache";
    const remove = (name) => removeUnheld({ what, signal, call: (abortSignal) => docker.getVolume(name).remove({ abortSignal }) });
    const leftovers = [];
    for (const { Name: name, Labels } of caches) {
        const fate = isDryRun ? "would-remove" : await remove(name);
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
    const old = (await listBuilt(docker, signal)).filter((image) => isOfUsers(image) && image.ageMs >= olderThanMs);
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
    const call = (abortSignal) => docker.getImage(image.name).remove({ ...options, abortSignal });
    return removeUnheld({ what: "remove an image", signal, call });
}
async function listBuilt(docker, signal) {
    const images = await list(docker, signal, { reference: [image_name/* builtImages */.TH] });
    return images.flatMap((image) => namesOf(image)
        .filter(isBuilt)
        .map((name) => ({
        name,
        // The engine returns null if there are none, but its types do not say so.
        usersOf: image.Labels?.[container_labels/* userImageLabel */.B7],
        ageMs: Date.now() - image.Created * 1000,
    })));
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
    return {
        kind: "left",
        reason: isAlive === false
            ? "its run is dead"
            : "another machine started its run, and the container has ended or is older than the given age",
    };
}
/** The run of the container; "" if its label is missing. */
function runOf(labels) {
    return labels[`${container_labels/* ownLabel */.tZ}.run`] ?? "";
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
        for (const { container, listed } of await listOwn(connection.docker, { signal, olderThanMs })) {
            const reason = reasonToRemove(listed.judgement, withKept);
            const stays = listed.judgement.kind === "kept" ? "kept" : "lives";
            const fate = reason === null ? stays : isDryRun ? "would-remove" : await clean_remove(container, signal);
            leftovers.push({
                kind: "container",
                name: listed.name,
                runId: listed.runId,
                state: listed.state,
                fate,
                reason: reason ?? "",
            });
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
        for (const { container, listed } of await listOwn(docker, { signal, olderThanMs: Infinity })) {
            // A run has no time to wait for more than one.
            if (listed.judgement.kind === "left" && (await clean_remove(container, signal)) === "stuck")
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
/**
 * If the engine cannot end one container, for example because a process hangs in its start, the others are still
 * removed.
 */
async function clean_remove(container, signal) {
    try {
        await (0,engine_call/* callEngine */.rU)({ what: "remove a container", signal }, (abortSignal) => container.remove({ force: true, v: true, abortSignal })).catch((error) => {
            if (!(0,engine_error/* isBeingRemoved */.A3)(error))
                throw error;
            return (0,engine_call/* callEngine */.rU)({ what: "wait for a container's removal", signal }, (abortSignal) => container.wait({ condition: "removed", abortSignal }));
        });
    }
    catch (error) {
        if (error instanceof engine_call/* EngineSilentError */.uK)
            return "stuck";
        if (!(0,engine_error/* isAlreadyGone */.Mr)(error))
            throw error;
    }
    return "removed";
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
