export const id = 1907;
export const ids = [1907];
export const modules = {

/***/ 12760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ST: () => (/* binding */ isGone),
/* harmony export */   hD: () => (/* binding */ ApiError),
/* harmony export */   hU: () => (/* binding */ unavailable)
/* harmony export */ });
/* harmony import */ var _format_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93769);
/* harmony import */ var _ports_executor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37003);
/* harmony import */ var _contained_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64411);



/** The API server's refusal of a request (`v1.Status`). */
class ApiError extends Error {
    status;
    reason;
    name = "ApiError";
    constructor(status, 
    /** A word for programs, such as "Forbidden". Empty if the server did not say it. */
    reason, message) {
        super(message);
        this.status = status;
        this.reason = reason;
    }
    /** Reads the body of an answer. It is JSON, unless a proxy answered. */
    static from(status, body) {
        const { reason, message } = ((0,_format_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)(body) ?? {});
        const words = body.trim().slice(0, maxWordsChars) || `status ${status}, without a word`;
        if (typeof message !== "string")
            return new ApiError(status, "", words);
        return new ApiError(status, typeof reason === "string" ? reason : "", message);
    }
}
/** Enough for a sentence of a proxy's page. */
const maxWordsChars = 1000;
function isGone(error) {
    return error instanceof ApiError && error.status === 404;
}
/** Turns a failed call to a cluster into an error for people. */
function unavailable({ name, server }, error) {
    const { what, nextStep } = explain(error);
    const message = `The Kubernetes cluster of the context ${name} (${server}) ${what}`;
    return new _ports_executor_js__WEBPACK_IMPORTED_MODULE_0__/* .EngineUnavailableError */ .D(/[.!?]$/.test(message) ? message : `${message}.`, nextStep, error);
}
const checkCluster = "Check that `kubectl get pods` works with the same kubeconfig.";
function explain(error) {
    if (error instanceof _contained_place_js__WEBPACK_IMPORTED_MODULE_2__/* .PlaceSilentError */ .F)
        return { what: "does not answer", nextStep: "Check the network, and the cluster's API server." };
    if (error instanceof ApiError)
        return explainRefusal(error);
    const code = error?.code;
    if (code === "ECONNREFUSED")
        return { what: "is not running: the connection was refused", nextStep: checkCluster };
    if (code === "ENOTFOUND" || code === "EAI_AGAIN")
        return { what: "cannot be found: its host name does not resolve", nextStep: checkCluster };
    if (typeof code === "string" && /CERT|SELF_SIGNED|UNABLE_TO/.test(code))
        return {
            what: `shows a certificate that is not trusted (${code})`,
            nextStep: "Add the API server's CA certificate to the kubeconfig.",
        };
    const words = error instanceof Error ? error.message : String(error);
    return { what: `broke the connection: ${words}`, nextStep: checkCluster };
}
/** Messages of an API server, specific ones first. The first match counts. */
const refusals = [
    {
        pattern: /violates PodSecurity/,
        nextStep: "Use a namespace with a less strict Pod Security level (`privileged` is the least strict), and report this message to agent-exec's developers.",
    },
    {
        pattern: /exceeded quota|must specify limits|maximum [\w./-]{1,80} usage per/,
        nextStep: "Lower `memory` or `cpus`, wait until other pods have ended, or raise the namespace's quota.",
    },
    {
        pattern: /cannot (create|get|list|delete|watch) resource/,
        nextStep: "Give the user of the kubeconfig a role for this resource in the namespace. agent-exec's `docs/executors.md` lists the rights that agent-exec needs.",
    },
    {
        pattern: /namespaces? ".{1,253}" not found/,
        nextStep: "Create the namespace, or set another one: `kubectl config set-context --current --namespace NAME`.",
    },
    {
        pattern: /RuntimeClass/,
        nextStep: "Set `runtime` to a runtime class of the cluster (`kubectl get runtimeclass`), or omit `runtime`.",
    },
];
function explainRefusal({ status, message }) {
    if (status === 401)
        return {
            what: `does not accept the credentials: ${message}`,
            nextStep: "Log in again. `kubectl get pods` must work with the same kubeconfig.",
        };
    const head = message.slice(0, maxReadChars);
    const known = refusals.find(({ pattern }) => pattern.test(head));
    const nextStep = known?.nextStep ?? "Fix the problem that the cluster names, and run again.";
    return { what: `refuses: ${message}`, nextStep };
}
/** The patterns take quadratic time, and programs of the cluster write parts of the messages. */
const maxReadChars = 4000;


/***/ }),

/***/ 75934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bp: () => (/* binding */ connectCluster),
  ux: () => (/* binding */ within)
});

// UNUSED EXPORTS: Cluster

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(44708);
// EXTERNAL MODULE: ./node_modules/@kubernetes/client-node/dist/exec_auth.js
var exec_auth = __webpack_require__(23497);
// EXTERNAL MODULE: ./node_modules/race-signal/dist/src/index.js
var src = __webpack_require__(65927);
// EXTERNAL MODULE: ./lib/executors/contained/place.js
var place = __webpack_require__(64411);
// EXTERNAL MODULE: ./lib/executors/kubernetes/client/api-error.js
var api_error = __webpack_require__(12760);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/ports/executor.js
var executor = __webpack_require__(37003);
;// CONCATENATED MODULE: ./lib/executors/kubernetes/client/kubeconfig.js






const accountFolder = "/var/run/secrets/kubernetes.io/serviceaccount";
/**
 * The cluster that `kubectl` would use: the current context of the files in KUBECONFIG or of `~/.kube/config`, or the
 * cluster in whose pod this process runs.
 *
 * @throws AgentExecError `engine-unavailable` if there is none, `settings-invalid` if its description is wrong.
 */
async function findCluster(variable) {
    const named = variable("KUBECONFIG");
    const home = variable("HOME") ?? variable("USERPROFILE");
    const usual = home === undefined ? [] : [(0,external_node_path_.join)(home, ".kube", "config")];
    const paths = named === undefined ? usual : named.split(external_node_path_.delimiter).filter((path) => path !== "");
    const files = await Promise.all(paths.map((path) => readConfig((0,external_node_path_.resolve)(path))));
    const configs = files.filter((file) => file !== null);
    if (configs.length > 0)
        return accessOf(configs);
    const inside = await findOwnCluster(variable);
    if (inside !== null)
        return inside;
    throw new executor/* EngineUnavailableError */.D(`There is no Kubernetes cluster here: no kubeconfig is at ${paths.join(", ") || "KUBECONFIG"}.`, "Set KUBECONFIG to the path of a kubeconfig file. Check that `kubectl config view` shows your cluster.");
}
/** The parts of a kubeconfig that agent-exec reads, and what an entry of each is called. */
const parts = { contexts: "context", clusters: "cluster", users: "user" };
async function readConfig(path) {
    const text = await (0,promises_.readFile)(path, "utf8").catch((error) => {
        if (error.code === "ENOENT")
            return null;
        const nextStep = "Check the file's path and permissions.";
        throw (0,errors/* settingsInvalid */.DI)(`The kubeconfig ${path} cannot be read: ${error.message}`, nextStep, error);
    });
    if (text === null)
        return null;
    try {
        const config = (0,dist/* parse */.qg)(text);
        if (typeof config === "object" && config !== null)
            return { ...config, folder: (0,external_node_path_.dirname)(path) };
    }
    catch (cause) {
        throw (0,errors/* settingsInvalid */.DI)(`The kubeconfig ${path} is not valid YAML.`, "Correct the file.", cause);
    }
    return null;
}
/** If several files have the same name, the first counts, as with `kubectl`. */
function pick(configs, part, name) {
    for (const { [part]: entries, folder } of configs) {
        const entry = entries?.find((each) => each["name"] === name);
        if (entry !== undefined)
            return { fields: entry[parts[part]] ?? {}, folder };
    }
    throw (0,errors/* settingsInvalid */.DI)(`The kubeconfig has no entry ${JSON.stringify(name)} in \`${part}\`.`, "Choose another context with `kubectl config use-context NAME`.");
}
async function accessOf(configs) {
    const name = configs.map((config) => config["current-context"]).find((each) => each);
    if (name === undefined)
        throw (0,errors/* settingsInvalid */.DI)("The kubeconfig names no current context.", "Choose a context with `kubectl config use-context NAME`.");
    const { fields: context } = pick(configs, "contexts", name);
    const cluster = pick(configs, "clusters", textOf(context["cluster"]) ?? "");
    const userName = textOf(context["user"]) ?? "";
    const user = pick(configs, "users", userName);
    const server = textOf(cluster.fields["server"]);
    if (server === undefined || !/^https?:\/\//.test(server))
        throw (0,errors/* settingsInvalid */.DI)(`The kubeconfig names no server for the context ${name}.`, "Set `server` of the context's cluster to the API server's address, for example https://10.0.0.1:6443.");
    const unsupported = ["proxy-url", "auth-provider"].find((key) => cluster.fields[key] !== undefined || user.fields[key] !== undefined);
    if (unsupported !== undefined)
        throw (0,errors/* settingsInvalid */.DI)(`agent-exec does not support \`${unsupported}\` in a kubeconfig.`, "Use a context with a token, a client certificate or an `exec` program.");
    const username = textOf(user.fields["username"]);
    const tokenFile = textOf(user.fields["tokenFile"]);
    const { exec } = user.fields;
    return {
        name,
        namespace: textOf(context["namespace"]) ?? "default",
        server: server.replace(/\/$/, ""),
        certificateAuthority: await contentOf(cluster, "certificate-authority"),
        serverName: textOf(cluster.fields["tls-server-name"]),
        skipsVerification: cluster.fields["insecure-skip-tls-verify"] === true,
        user: {
            name: userName,
            certificate: await contentOf(user, "client-certificate"),
            key: await contentOf(user, "client-key"),
            token: textOf(user.fields["token"]),
            ...(tokenFile !== undefined && { tokenFile: (0,external_node_path_.resolve)(user.folder, tokenFile) }),
            ...(username !== undefined && {
                basic: { username, password: textOf(user.fields["password"]) ?? "" },
            }),
            ...(typeof exec === "object" && exec !== null && { exec }),
        },
        ownPod: null,
    };
}
/** Reads `NAME-data`, which is base64, or the file that `NAME` names. */
async function contentOf({ fields, folder }, name) {
    const data = textOf(fields[`${name}-data`]);
    if (data !== undefined)
        return Buffer.from(data, "base64");
    const path = textOf(fields[name]);
    if (path === undefined)
        return undefined;
    return (0,promises_.readFile)((0,external_node_path_.resolve)(folder, path)).catch((cause) => {
        const message = `agent-exec cannot read the file that the kubeconfig sets for \`${name}\`: ${cause.message}`;
        throw (0,errors/* settingsInvalid */.DI)(message, "Correct the path in the kubeconfig.", cause);
    });
}
async function findOwnCluster(variable) {
    const host = variable("KUBERNETES_SERVICE_HOST");
    if (host === undefined)
        return null;
    const [certificateAuthority, namespace] = await Promise.all([
        (0,promises_.readFile)((0,external_node_path_.join)(accountFolder, "ca.crt")).catch(() => null),
        (0,promises_.readFile)((0,external_node_path_.join)(accountFolder, "namespace"), "utf8").catch(() => null),
    ]);
    if (certificateAuthority === null || namespace === null)
        return null;
    const port = variable("KUBERNETES_SERVICE_PORT") ?? "443";
    return {
        name: "in-cluster",
        server: `https://${host.includes(":") ? `[${host}]` : host}:${port}`,
        namespace: namespace.trim(),
        certificateAuthority,
        skipsVerification: false,
        user: { name: "service account", tokenFile: (0,external_node_path_.join)(accountFolder, "token") },
        // The pods of an Indexed Job have another host name than their own.
        ownPod: { namespace: namespace.trim(), name: variable("POD_NAME") ?? (0,external_node_os_.hostname)() },
    };
}
function textOf(value) {
    return typeof value === "string" && value !== "" ? value : undefined;
}

// EXTERNAL MODULE: ./lib/files/content.js
var content = __webpack_require__(52278);
;// CONCATENATED MODULE: ./lib/executors/kubernetes/client/cluster.js










/** An answer takes some milliseconds, and from a busy API server a second. */
const defaultDeadlineMs = 10_000;
/** More than a list of all pods in a namespace. */
const maxAnswerBytes = 16 * 1024 ** 2;
/** The cluster that `kubectl` would use. @throws AgentExecError `engine-unavailable`, `settings-invalid`. */
async function connectCluster(variable) {
    return new Cluster(await findCluster(variable));
}
/** Ends work in any case. @throws PlaceSilentError with `silence` at the deadline, the work's error, the signal's reason. */
async function within({ deadlineMs, silence, signal, }, work) {
    signal?.throwIfAborted();
    const silent = new AbortController();
    const timer = setTimeout(() => silent.abort(new place/* PlaceSilentError */.F(silence)), deadlineMs);
    const stop = AbortSignal.any([silent.signal, ...(signal === undefined ? [] : [signal])]);
    try {
        return await (0,src/* raceSignal */.W)(work(stop), stop);
    }
    finally {
        clearTimeout(timer);
    }
}
class Cluster {
    access;
    #agent;
    #exec = new exec_auth/* ExecAuth */.K();
    constructor(access) {
        this.access = access;
        // Idle connections do not keep agent-exec alive.
        this.#agent = new this.#http.Agent({ keepAlive: true, scheduling: "lifo" });
    }
    /** The path of a namespace's objects of the core API, for example its pods. */
    inNamespace(kind, api = "api/v1") {
        return `/${api}/namespaces/${encodeURIComponent(this.access.namespace)}/${kind}`;
    }
    /**
     * Makes one call, which ends in any case.
     * @throws ApiError for a refusal, PlaceSilentError at the deadline, the connection's error, the signal's reason.
     */
    async call({ method = "GET", path, body, deadlineMs = defaultDeadlineMs, signal }) {
        const silence = `The API server did not answer ${method} ${path.split("?")[0]} within ${deadlineMs / 1000} s.`;
        return within({ deadlineMs, silence, signal }, (stop) => this.#send(method, path, body, stop));
    }
    async #send(method, path, body, signal) {
        const options = await this.credentials();
        const text = body === undefined ? undefined : JSON.stringify(body);
        const request = this.#http.request(`${this.access.server}${path}`, {
            ...options,
            method,
            agent: this.#agent,
            signal,
            headers: {
                ...options.headers,
                Accept: "application/json",
                ...(text !== undefined && {
                    "Content-Type": "application/json",
                    "Content-Length": Buffer.byteLength(text),
                }),
            },
        });
        request.end(text);
        const [response] = (await (0,external_node_events_.once)(request, "response"));
        const bytes = await (0,content/* bytesWithin */.$2)(response, maxAnswerBytes);
        if (bytes === null)
            throw new Error("The API server's answer is too large.");
        const answer = bytes.toString("utf8");
        const status = response.statusCode ?? 0;
        if (status < 200 || status > 299)
            throw api_error/* ApiError */.hD.from(status, answer);
        return JSON.parse(answer);
    }
    /**
     * The cluster's certificates and the user's credentials, as options of a request.
     * @throws Error if a file or a program with credentials fails.
     */
    async credentials() {
        const { certificateAuthority, serverName, skipsVerification, user } = this.access;
        const options = {
            headers: {},
            ...(certificateAuthority !== undefined && { ca: certificateAuthority }),
            ...(serverName !== undefined && { servername: serverName }),
            ...(skipsVerification && { rejectUnauthorized: false }),
            ...(user.certificate !== undefined && { cert: user.certificate }),
            ...(user.key !== undefined && { key: user.key }),
        };
        const token = user.token ?? (user.tokenFile === undefined ? undefined : await (0,promises_.readFile)(user.tokenFile, "utf8"));
        if (token !== undefined)
            options.headers["Authorization"] = `Bearer ${token.trim()}`;
        else if (user.basic !== undefined) {
            const { username, password } = user.basic;
            const words = Buffer.from(`${username}:${password}`).toString("base64");
            options.headers["Authorization"] = `Basic ${words}`;
        }
        else if (user.exec !== undefined) {
            await this.#exec.applyAuthentication({ name: user.name, exec: user.exec }, options);
        }
        return options;
    }
    get #http() {
        return this.access.server.startsWith("https:") ? external_node_https_ : external_node_http_;
    }
}


/***/ }),

/***/ 11907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ sweepLeftovers),
/* harmony export */   cleanLeftovers: () => (/* binding */ cleanLeftovers)
/* harmony export */ });
/* unused harmony export reasonToRemove */
/* harmony import */ var _process_client_identity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49813);
/* harmony import */ var _client_api_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12760);
/* harmony import */ var _client_cluster_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75934);
/* harmony import */ var _pod_labels_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26452);
/* harmony import */ var _pod_pod_calls_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39236);





/**
 * Removes the pods of dead clients from the namespace. Living pods are never touched.
 *
 * @throws AgentExecError `settings-invalid`, `engine-unavailable`. On abort: the signal's reason.
 */
async function cleanLeftovers(options) {
    const { variable, signal, olderThanMs = Infinity, isDryRun = false } = options;
    const cluster = await (0,_client_cluster_js__WEBPACK_IMPORTED_MODULE_2__/* .connectCluster */ .bp)(variable);
    try {
        const leftovers = [];
        for (const { pod, hasOwnerEnded } of await listOwn(cluster, signal)) {
            const reason = reasonToRemove(pod, olderThanMs, hasOwnerEnded);
            const name = pod.metadata?.name ?? "";
            const fate = reason === null ? "lives" : isDryRun ? "would-remove" : await (0,_pod_pod_calls_js__WEBPACK_IMPORTED_MODULE_4__/* .removePod */ .gH)(cluster, name);
            const runId = pod.metadata?.labels?.[_pod_labels_js__WEBPACK_IMPORTED_MODULE_3__/* .runLabel */ .Az] ?? "";
            const state = pod.status?.phase ?? "";
            leftovers.push({ kind: "pod", name, runId, state, fate, reason: reason ?? "" });
        }
        return leftovers;
    }
    catch (error) {
        signal.throwIfAborted();
        throw (0,_client_api_error_js__WEBPACK_IMPORTED_MODULE_1__/* .unavailable */ .hU)(cluster.access, error);
    }
}
/** The same at the start of a run, in the background. It removes only certain leftovers, and reports no failures. */
async function sweepLeftovers(cluster, signal) {
    try {
        for (const { pod, hasOwnerEnded } of await listOwn(cluster, signal)) {
            if (reasonToRemove(pod, Infinity, hasOwnerEnded) === null)
                continue;
            // A run has no time to wait for more than one pod that cannot be removed.
            if ((await (0,_pod_pod_calls_js__WEBPACK_IMPORTED_MODULE_4__/* .removePod */ .gH)(cluster, pod.metadata?.name ?? "")) === "stuck")
                return;
        }
    }
    catch {
        // The next run, or `agent-exec clean`, finds them again.
    }
}
/** By then, a client that cannot be seen from here has read how its pod ended. */
const readWithinMs = 600_000;
/**
 * Why a pod is a leftover. Null while its client may be alive.
 * @param hasOwnerEnded whether the pod of its run has ended. The cluster removes both only if somebody removes that pod
 */
function reasonToRemove(pod, olderThanMs, hasOwnerEnded, now = Date.now()) {
    const isAlive = (0,_process_client_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .isClientAlive */ .P)(pod.metadata?.annotations?.[_pod_labels_js__WEBPACK_IMPORTED_MODULE_3__/* .clientAnnotation */ .XY] ?? "");
    if (isAlive === true)
        return null;
    if (isAlive === false)
        return "its run is dead";
    if (hasOwnerEnded)
        return "the pod that its run was in has ended";
    const ageMs = now - timeOf(pod.metadata?.creationTimestamp);
    if (ageMs > olderThanMs)
        return "another machine started its run, and the pod is older than the given age";
    const phase = pod.status?.phase;
    if (phase !== "Failed" && phase !== "Succeeded")
        return null;
    const statuses = pod.status?.containerStatuses ?? [];
    const ends = statuses.map(({ state }) => timeOf(state?.terminated?.finishedAt));
    const endedAt = Math.max(...ends, timeOf(pod.metadata?.creationTimestamp));
    return now - endedAt > readWithinMs ? "another machine started its run, and the pod has ended" : null;
}
/** The library's types say `Date`, but the API sends text. */
function timeOf(time) {
    const ms = time instanceof Date ? time.getTime() : Date.parse(typeof time === "string" ? time : "");
    return Number.isNaN(ms) ? 0 : ms;
}
async function listOwn(cluster, signal) {
    const query = new URLSearchParams({ labelSelector: `${_pod_labels_js__WEBPACK_IMPORTED_MODULE_3__/* .ownLabel */ .tZ}=1` });
    const path = `${cluster.inNamespace("pods")}?${query.toString()}`;
    const { items = [] } = await cluster.call({ path, signal });
    const owners = new Set(items.flatMap(ownerOf));
    const ended = new Set();
    for (const name of owners)
        if (await hasEnded(cluster, name, signal))
            ended.add(name);
    return items.map((pod) => ({ pod, hasOwnerEnded: ownerOf(pod).some((name) => ended.has(name)) }));
}
function ownerOf({ metadata }) {
    return (metadata?.ownerReferences ?? []).filter(({ kind }) => kind === "Pod").map(({ name }) => name);
}
/**
 * Whether a pod has ended. If it no longer exists, the cluster itself cleans up.
 * @throws the API's error or the signal's reason.
 */
async function hasEnded(cluster, name, signal) {
    const { status } = await (0,_pod_pod_calls_js__WEBPACK_IMPORTED_MODULE_4__/* .readPod */ .Ax)(cluster, name, signal).catch((error) => {
        if ((0,_client_api_error_js__WEBPACK_IMPORTED_MODULE_1__/* .isGone */ .ST)(error))
            return {};
        throw error;
    });
    return status?.phase === "Failed" || status?.phase === "Succeeded";
}


/***/ }),

/***/ 26452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ runLabel),
/* harmony export */   XY: () => (/* binding */ clientAnnotation),
/* harmony export */   gu: () => (/* binding */ podLabel),
/* harmony export */   ls: () => (/* binding */ identify),
/* harmony export */   tZ: () => (/* binding */ ownLabel)
/* harmony export */ });
/* harmony import */ var _process_client_identity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49813);

/** The label of every pod of agent-exec, for all runs. */
const ownLabel = "agent-exec";
/** The run that a pod belongs to. */
const runLabel = `${ownLabel}.run`;
/** The pod itself, for the network policy that selects it. */
const podLabel = `${ownLabel}.pod`;
/** The process that made the pod. It is an annotation, because labels cannot contain slashes. */
const clientAnnotation = `${ownLabel}.client`;
/** Labels that say whose pod this is. With them, leftovers of a killed machine can be told from other runs' pods. */
function identify({ name, runId, version, owner }) {
    return {
        name,
        labels: {
            [ownLabel]: "1",
            [runLabel]: asLabel(runId),
            [podLabel]: name,
            [`${ownLabel}.version`]: asLabel(version),
        },
        annotations: { [clientAnnotation]: (0,_process_client_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .clientIdentity */ .q)() },
        ...(owner !== null && { ownerReferences: [owner] }),
    };
}
/** At most 63 letters, digits, `-`, `_` and `.`, with a letter or digit at both ends. */
function asLabel(text) {
    return text
        .replace(/[^A-Za-z0-9._-]/g, "-")
        .slice(0, 63)
        .replace(/^[._-]+/, "")
        .replace(/[._-]$/, "");
}


/***/ }),

/***/ 39236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ readPod),
/* harmony export */   PS: () => (/* binding */ createPodIn),
/* harmony export */   gH: () => (/* binding */ removePod),
/* harmony export */   zr: () => (/* binding */ findOwner)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _client_api_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12760);


/** Admission programs of a cluster may take 10 s each. */
const createDeadlineMs = 30_000;
/** An answer takes some milliseconds. If none comes, the pod ends by its lease. */
const removeDeadlineMs = 3000;
const removalTries = 3;
const removalPauseMs = 300;
/** @throws the API's error or the signal's reason. If the creation got no answer, the pod is removed. */
async function createPodIn(cluster, pod, signal) {
    const call = { path: cluster.inNamespace("pods"), method: "POST", body: pod };
    try {
        return await cluster.call({ ...call, deadlineMs: createDeadlineMs, signal });
    }
    catch (error) {
        if (!(error instanceof _client_api_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD))
            await removePod(cluster, pod.metadata?.name ?? "");
        throw error;
    }
}
/** Removes a pod together with its network policy. The cluster ends it in the background. Never throws. */
async function removePod(cluster, name) {
    for (let left = removalTries; left > 0; left -= 1) {
        try {
            await cluster.call({
                path: cluster.inNamespace(`pods/${name}`),
                method: "DELETE",
                body: { kind: "DeleteOptions", apiVersion: "v1", propagationPolicy: "Background" },
                deadlineMs: removeDeadlineMs,
            });
            return "removed";
        }
        catch (error) {
            if ((0,_client_api_error_js__WEBPACK_IMPORTED_MODULE_1__/* .isGone */ .ST)(error))
                return "removed";
            if (error instanceof _client_api_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD && error.status === 403)
                return "stuck";
        }
        // If the pod is gone, perhaps only this wait keeps agent-exec alive.
        if (left > 1)
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(removalPauseMs);
    }
    return "stuck";
}
/** @throws the API's error or the signal's reason. */
function readPod(cluster, name, signal) {
    return cluster.call({ path: cluster.inNamespace(`pods/${name}`), signal });
}
/**
 * The pod in which this process runs. It becomes the owner of everything that agent-exec creates, so the cluster
 * removes that together with it. Null outside of the cluster, and if the pod cannot be read.
 */
async function findOwner(cluster, signal) {
    const { ownPod } = cluster.access;
    if (ownPod === null)
        return null;
    try {
        const { metadata } = await readPod(cluster, encodeURIComponent(ownPod.name), signal);
        return { apiVersion: "v1", kind: "Pod", name: metadata?.name ?? "", uid: metadata?.uid ?? "" };
    }
    catch {
        signal.throwIfAborted();
        return null;
    }
}


/***/ })

};
