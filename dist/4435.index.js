export const id = 4435;
export const ids = [4435];
export const modules = {

/***/ 18835:
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
/** Field 22 of /proc/<pid>/stat; the name before it, in parentheses, may hold blanks and parentheses itself. */
function startOf(pid) {
    const stat = read(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, "latin1"));
    return stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
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

/***/ 18108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QJ: () => (/* binding */ clientLabel),
/* harmony export */   Vw: () => (/* binding */ keptLabel),
/* harmony export */   mp: () => (/* binding */ createLabels),
/* harmony export */   tZ: () => (/* binding */ ownLabel)
/* harmony export */ });
/* harmony import */ var _client_identity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18835);

/** The label that every container of ours carries, whoever's run it is. */
const ownLabel = "agent-exec";
/** Whose it is: the process that made it. */
const clientLabel = `${ownLabel}.client`;
/** On a container that a person keeps for looking inside: no leftover, whoever is dead. */
const keptLabel = `${ownLabel}.kept`;
/** Says whose a container is, so that what a killed machine left behind can be found and told from other runs'. */
function createLabels({ runId, version = "unknown" }) {
    return {
        [ownLabel]: "1",
        [`${ownLabel}.run`]: runId,
        [clientLabel]: (0,_client_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .clientIdentity */ .q)(),
        [`${ownLabel}.version`]: version,
    };
}


/***/ }),

/***/ 64435:
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
// EXTERNAL MODULE: ./lib/executors/docker/container/client-identity.js
var client_identity = __webpack_require__(18835);
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
 * Removes the containers of clients that are dead, with their anonymous volumes. What is labelled as another's, and
 * what lives, is never touched.
 *
 * @throws AgentExecError `engine-unavailable`. On abort: the signal's reason; what was removed by then is gone.
 */
async function cleanLeftovers(options) {
    const { signal, olderThanMs = Infinity, withKept = false, isDryRun = false } = options;
    const connection = await (0,engine_connection/* connectEngine */.x)(options);
    try {
        const containers = [];
        for (const { container, listed } of await listOwn(connection.docker, { signal, olderThanMs })) {
            const reason = reasonToRemove(listed.judgement, withKept);
            const stays = listed.judgement.kind === "kept" ? "kept" : "lives";
            const fate = reason === null ? stays : isDryRun ? "would-remove" : await remove(container, signal);
            containers.push({
                name: listed.name,
                runId: listed.runId,
                state: listed.state,
                fate,
                reason: reason ?? "",
            });
        }
        return containers;
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


/***/ })

};
