export const id = 7185;
export const ids = [7185];
export const modules = {

/***/ 7185:
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
// EXTERNAL MODULE: ./lib/executors/docker/client/engine-connection.js
var engine_connection = __webpack_require__(93858);
// EXTERNAL MODULE: ./lib/executors/docker/settings/image-name.js
var image_name = __webpack_require__(99626);
// EXTERNAL MODULE: ./lib/executors/docker/client/docker-config.js
var docker_config = __webpack_require__(34018);
// EXTERNAL MODULE: ./lib/executors/docker/client/engine-call.js
var engine_call = __webpack_require__(70826);
// EXTERNAL MODULE: ./lib/executors/docker/image/progress-lines.js
var progress_lines = __webpack_require__(34996);
;// CONCATENATED MODULE: ./lib/executors/docker/image/image-pull.js


/** 2 minutes without a message from the engine: the registry hangs. */
const defaultStallMs = 120_000;
/** A progress line for each complete layer and for each 25 MB. */
const progressEveryBytes = 25_000_000;
/**
 * Pulls an image and reports its progress.
 * @throws the engine's error; on abort the signal's reason.
 */
async function pullImage(options) {
    const { docker, image, auth, signal, onProgress, onFound, stallMs = defaultStallMs } = options;
    onProgress?.(`Pulling ${image}`);
    const reference = withTag(image);
    const stream = (await (0,engine_call/* callEngine */.rU)({ what: "pull the image", deadlineMs: stallMs, signal }, (abortSignal) => docker.createImage(auth ?? undefined, { fromImage: reference, abortSignal })));
    const layers = new LayerProgress();
    for await (const progress of (0,progress_lines/* progressLines */.L)(stream, { what: "the pull", signal, stallMs })) {
        if (progress.error !== undefined)
            throw new Error(progress.error);
        layers.note(progress);
        if (!layers.hasNews())
            continue;
        onFound?.();
        onProgress?.(`Pulling ${image}: ${layers.describe()}`);
    }
    onProgress?.(`Pulled ${image}`);
}
/** Without a tag the engine would pull every tag of the repository. */
function withTag(image) {
    const name = image.slice(image.lastIndexOf("/") + 1);
    return name.includes(":") || name.includes("@") ? image : `${image}:latest`;
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
    /** Whether there is enough news for another line. */
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

// EXTERNAL MODULE: ./lib/executors/docker/image/local-image.js
var local_image = __webpack_require__(89078);
// EXTERNAL MODULE: ./lib/redaction/redact.js + 2 modules
var redact = __webpack_require__(75830);
// EXTERNAL MODULE: ./lib/executors/docker/client/engine-error.js
var engine_error = __webpack_require__(55530);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: ./lib/format/json.js
var json = __webpack_require__(93769);
;// CONCATENATED MODULE: ./lib/executors/docker/image/credential-helper.js


/** A helper is missing, fails, hangs or answers something else. The message ends a sentence and contains no secret. */
class CredentialHelperError extends Error {
    name = "CredentialHelperError";
}
/** 64 KiB: tokens have up to some kilobytes. */
const maxAnswerBytes = 64 * 1024;
/** 300 characters of a helper's error text. */
const maxWordsChars = 300;
/**
 * Asks `docker-credential-<name> get` for a registry's login (protocol:
 * https://github.com/docker/docker-credential-helpers). Null if it has none.
 * @throws CredentialHelperError, or on abort the signal's reason. No process of the helper's group is left then.
 */
async function askCredentialHelper(options) {
    const { name, signal } = options;
    signal.throwIfAborted();
    // The name becomes a program's name, so it must not lead to another folder.
    if (!/^[\w.-]+$/.test(name))
        throw new CredentialHelperError("has a name that is not a program's");
    const { answer, exitCode } = await runHelper(options);
    // "Not found" is a normal answer. Helpers write it to either stream.
    const isNone = /credentials not found|no credentials|not found in .*keychain/i;
    if (exitCode !== 0 && isNone.test(answer.slice(0, maxWordsChars)))
        return null;
    if (exitCode !== 0)
        throw new CredentialHelperError(`ended with ${exitCode}: ${wordsOf(answer)}`);
    return parseAnswer(answer);
}
/** Resolves with the helper's standard output, or with its standard error if the output is empty. */
function runHelper({ name, server, signal, deadlineMs = 30_000, }) {
    return new Promise((resolve, reject) => {
        // In its own process group, so that everything that it starts ends with it.
        const child = (0,external_node_child_process_.spawn)(`docker-credential-${name}`, ["get"], { detached: true, stdio: "pipe" });
        const output = { stdout: "", stderr: "" };
        const settle = (finish) => {
            clearTimeout(timer);
            signal.removeEventListener("abort", onAbort);
            endGroup(child.pid);
            child.stdout.destroy();
            child.stderr.destroy();
            finish();
        };
        const fail = (words) => settle(() => reject(new CredentialHelperError(words)));
        const onAbort = () => settle(() => reject(signal.reason));
        const timer = setTimeout(() => fail(`did not answer within ${deadlineMs / 1000} s`), deadlineMs);
        signal.addEventListener("abort", onAbort, { once: true });
        for (const stream of ["stdout", "stderr"]) {
            child[stream].setEncoding("utf8").on("data", (text) => {
                output[stream] += text;
                if (output[stream].length > maxAnswerBytes)
                    fail("answered with too much data");
            });
        }
        child.once("error", (error) => fail(error.code === "ENOENT" ? "is not on PATH" : `does not start: ${error.code}`));
        child.once("close", (exitCode) => {
            const answer = output.stdout.trim() === "" ? output.stderr : output.stdout;
            settle(() => resolve({ answer, exitCode }));
        });
        // A helper that ends without reading breaks the pipe. The helper's end says more.
        child.stdin.on("error", () => undefined).end(server);
    });
}
function endGroup(pid) {
    if (pid === undefined || pid === 0)
        return;
    try {
        process.kill(-pid, "SIGKILL");
    }
    catch {
        // The group is already empty.
    }
}
function parseAnswer(answer) {
    const login = ((0,json/* parseJson */.q)(answer) ?? {});
    const { Username: username, Secret: secret } = login;
    if (typeof username === "string" && typeof secret === "string")
        return { username, secret };
    // The message quotes nothing of the answer, which may be half of a secret.
    throw new CredentialHelperError("did not answer with a login");
}
function wordsOf(answer) {
    // The helper printed a login and then failed.
    if (/secret"?\s*:/i.test(answer))
        return "its output contains a secret";
    return answer.replace(/\s+/g, " ").trim().slice(0, maxWordsChars) || "it printed nothing";
}

;// CONCATENATED MODULE: ./lib/executors/docker/image/registry-login.js


/** The key under which Docker's tools keep Docker Hub's login. */
const dockerHubKey = "https://index.docker.io/v1/";
/** A helper gives this user name if its secret is an identity token. */
const tokenUsername = "<token>";
/**
 * Finds the login for an image's registry only: from the settings, otherwise as Docker's config file says, in the order
 * of Docker's own tools (`credHelpers`, `credsStore`, `auths`). If a helper fails, `trouble` says so, because a public
 * image needs no login. If the signal aborts, the error is the signal's reason.
 */
async function findLogin({ registry, given, config, signal, }) {
    const server = registry === image_name/* dockerHub */.UD ? dockerHubKey : registry;
    if (given !== undefined)
        return { auth: { ...given, serveraddress: server }, origin: "the settings", trouble: null };
    if (config === undefined)
        return { auth: null, origin: "nowhere", trouble: null };
    const helper = config.credHelpers.get(server) ?? helperOfHost(config, registry) ?? config.credsStore;
    if (helper !== null)
        return askHelper(helper, { server, signal });
    const entry = config.auths.get(server) ?? entryOfHost(config, hostOf(server)) ?? entryOfHost(config, registry);
    const origin = `Docker's config file ${config.path}`;
    return { ...authOf(entry ?? {}, server), origin };
}
function secretsOf({ auth }) {
    if (auth === null)
        return [];
    const { username = "", password, identitytoken, registrytoken } = auth;
    const pair = password === undefined ? [] : [password, `${username}:${password}`];
    return [...pair, ...[identitytoken, registrytoken].filter((token) => token !== undefined)];
}
async function askHelper(name, { server, signal }) {
    const origin = `the credential helper docker-credential-${name}`;
    try {
        const login = await askCredentialHelper({ name, server, signal });
        if (login === null)
            return { auth: null, origin, trouble: null };
        const { username, secret } = login;
        const who = username === tokenUsername ? { identitytoken: secret } : { username, password: secret };
        return { auth: { ...who, serveraddress: server }, origin, trouble: null };
    }
    catch (error) {
        if (!(error instanceof CredentialHelperError))
            throw error;
        return {
            auth: null,
            origin,
            trouble: `The credential helper docker-credential-${name} ${error.message}.`,
        };
    }
}
/** Some users write a registry's address with `https://` before it, or a path after it. */
function entryOfHost({ auths }, host) {
    return [...auths].find(([key]) => hostOf(key) === host)?.[1];
}
/** Docker Hub has several names. */
function helperOfHost({ credHelpers }, registry) {
    return (credHelpers.get(registry) ?? (registry === image_name/* dockerHub */.UD ? credHelpers.get("index.docker.io") : undefined));
}
function hostOf(address) {
    return address.replace(/^https?:\/\//, "").split("/")[0] ?? "";
}
function authOf(entry, server) {
    const { identitytoken, registrytoken } = entry;
    const tokens = { ...(identitytoken && { identitytoken }), ...(registrytoken && { registrytoken }) };
    const { username, password } = entry;
    const plain = username === undefined || password === undefined ? {} : { username, password };
    const pair = entry.auth === undefined ? plain : decodePair(entry.auth);
    const trouble = `The login for ${server} in Docker's config file is not base64 of user:password.`;
    if (pair === null)
        return { auth: null, trouble };
    // As in Docker's tools: with a token there is no password.
    const who = identitytoken === undefined ? pair : { username: pair.username ?? "" };
    const isEmpty = pair.username === undefined && Object.keys(tokens).length === 0;
    return { auth: isEmpty ? null : { ...who, ...tokens, serveraddress: server }, trouble: null };
}
/** Null for text of another form. Docker's own tools fill up with NUL after the password and cut there. */
function decodePair(auth) {
    const text = Buffer.from(auth, "base64").toString("utf8");
    const colon = text.indexOf(":");
    if (colon < 1)
        return null;
    return { username: text.slice(0, colon), password: text.slice(colon + 1).replace(/\0+$/, "") };
}

;// CONCATENATED MODULE: ./lib/executors/docker/image/pull-failure.js





/**
 * Explains why a pull failed. The engine answers 500 both for a wrong password and for a dead network, so the text
 * decides. A registry's message may repeat what it received, so the login is removed from it.
 */
function explainPullFailure(failure) {
    const { image, login, error } = failure;
    const text = (0,redact/* createRedactor */.l)(secretsOf(login)).text((0,engine_error/* engineMessage */.g4)(error)).replace(/\.$/, "");
    const { what, nextStep } = explain(failure, text);
    const trouble = login.trouble === null ? "" : ` ${login.trouble}`;
    const message = `The image ${image} could not be pulled: ${what}.${trouble}`;
    // The engine's own error is not passed on, because it contains the registry's raw answer.
    return new executor/* ImageUnavailableError */.y(message, nextStep, new Error(text));
}
function explain({ image, registry, login, error }, text) {
    // The engine reports nothing before the registry answers.
    if (error instanceof engine_call/* EngineSilentError */.uK)
        return { what: `the registry ${registry} does not answer the engine`, nextStep: checkNetwork };
    // A name or an address can contain any word, even `denied`.
    const words = text.replaceAll(image, "").replace(/https?:\/\/[^\s"]+/g, "");
    const status = statusIn(error, words);
    if (status === 429 || /toomanyrequests|too many requests|rate limit/i.test(words))
        return explainRateLimit(registry, login);
    const isRefused = /authoriz|authenticat|no basic auth|denied|forbidden|incorrect username/i.test(words);
    if (isRefused || status === 401 || status === 403)
        return explainRefusal({ image, registry, login });
    const known = [
        {
            pattern: /no matching manifest|does not match the specified platform/i,
            what: "the registry has this image only for other processor types",
            nextStep: "Set `image` to an image for the processor type of the engine's machine.",
        },
        {
            pattern: /manifest unknown|name unknown|not found|does not exist|no such image|manifest for/i,
            what: `the registry ${registry} has no image with that name and tag`,
            nextStep: "Check the spelling of `image`.",
        },
        {
            pattern: /x509|certificate|tls: |HTTP response to HTTPS/i,
            what: `the engine does not trust the registry ${registry} (${text})`,
            nextStep: `On the engine's machine, save the registry's CA certificate as /etc/docker/certs.d/${registry}/ca.crt, or add the registry to the engine's \`insecure-registries\`.`,
        },
        {
            pattern: /no such host|connection refused|timeout|timed out|dial |network|unreachable|reset by peer|EOF|no route/i,
            what: `the registry ${registry} cannot be reached (${text})`,
            nextStep: checkNetwork,
        },
        {
            pattern: /no space left/i,
            what: `the engine's disk is full (${text})`,
            nextStep: "Make space where the engine keeps its images.",
        },
    ];
    const code = (0,engine_error/* connectionCode */.eQ)(error);
    return (known.find(({ pattern }) => pattern.test(words)) ?? {
        what: code === null ? text : `the engine broke the connection (${code})`,
        nextStep: `Run \`docker pull ${image}\` by hand to see the cause.`,
    });
}
/** Docker 29 passes on the registry's answer: the status of its own answer is the registry's. */
function statusIn(error, words) {
    const told = /unexpected status\D{0,500}(\d{3})\b/i.exec(words)?.[1];
    if (told !== undefined)
        return Number(told);
    return (0,engine_error/* isRefusal */.vu)(error) ? error.statusCode : null;
}
const checkNetwork = "Check the network and proxy of the container engine, build or load the image on this machine, or set `image` to another image.";
function explainRateLimit(registry, login) {
    const what = `the rate limit of the registry ${registry} is reached`;
    if (login.auth !== null)
        return { what, nextStep: "Wait, or use a mirror or your own registry." };
    return { what, nextStep: `Log in for higher limits (${howToLogIn(registry)}), or wait.` };
}
function explainRefusal({ image, registry, login }) {
    if (login.auth === null)
        return {
            what: `the registry ${registry} refuses the pull or lacks the image; there was no login for it`,
            nextStep: `Check the name in \`image\`. For a private image, ${howToLogIn(registry)}.`,
        };
    return {
        what: `the registry ${registry} refuses the login from ${login.origin}, or lacks the image`,
        nextStep: `Check that the login is correct, has not expired, and can read ${image}.`,
    };
}
function howToLogIn(registry) {
    const where = registry === "docker.io" ? "" : ` ${registry}`;
    return `run \`docker login${where}\` first, or set \`registry-username\` and the password`;
}

;// CONCATENATED MODULE: ./lib/executors/docker/image/find-image.js









/**
 * Finds the image to run, and pulls it if the settings say so. With `always`, a local image never replaces one that
 * cannot be pulled.
 * @throws AgentExecError `image-unavailable` if no image can be found, `engine-unavailable` if the engine stops
 * answering, `settings-invalid` for Docker's config file. On abort: the signal's reason; the engine ends the pull.
 */
async function findImage(options) {
    const { connection, settings, signal } = options;
    const { image, pull = "missing" } = settings;
    const present = pull === "always" ? null : await (0,local_image/* inspectImage */.m)({ connection, name: image, signal });
    if (present !== null)
        return present;
    const failure = await tryToPull(options);
    if (failure !== null)
        throw failure;
    const pulled = await (0,local_image/* inspectImage */.m)({ connection, name: image, signal });
    if (pulled !== null)
        return pulled;
    throw new executor/* ImageUnavailableError */.y(`The engine pulled the image ${image}, but does not list it.`, "Run again.");
}
/**
 * The first of the images on this machine; otherwise the first that can be pulled; otherwise a sentence that says why
 * there is none.
 */
async function findUsableImage({ images, endpoint, variable, sshProgram, ...settings }) {
    const { signal } = new AbortController();
    try {
        const connection = await (0,engine_connection/* connectEngine */.x)({ endpoint, variable, sshProgram, signal });
        for (const name of images) {
            if ((await (0,local_image/* inspectImage */.m)({ connection, name, signal })) !== null)
                return { image: name };
        }
        for (const image of images) {
            const failure = await tryToPull({ connection, settings: { ...settings, image }, signal });
            if (failure === null)
                return { image };
        }
        return { image: null, reason: `The images ${images.join(", ")} are missing and cannot be pulled.` };
    }
    catch (error) {
        if ((0,errors/* isAgentExecError */.TE)(error))
            return { image: null, reason: error.message };
        throw error;
    }
}
/** Null if the image was pulled, otherwise the reason why not. */
async function tryToPull(options) {
    const { settings, signal, onProgress, onFound } = options;
    const { image, pull } = settings;
    const name = (0,image_name/* parseImageName */["if"])(image);
    if ("fault" in name)
        return new executor/* ImageUnavailableError */.y(`${JSON.stringify(image)} ${name.fault}.`, "Set `image` to a name like python:3-slim.");
    if (name.kind === "id")
        return explainIdWithoutPull(image, pull);
    if (pull === "never")
        return new executor/* ImageUnavailableError */.y(`The image ${image} is not on this machine, and \`pull\` is "never".`, `Run \`docker pull ${image}\`, set \`pull\` to "missing", or set \`image\` to another image.`);
    const { registryLogin: given, dockerConfigFolder: folder } = settings;
    const config = folder === undefined ? undefined : await (0,docker_config/* readDockerConfig */.TO)(folder);
    const login = await findLogin({ registry: name.registry, given, config, signal });
    if (login.trouble !== null)
        onProgress?.(`${login.trouble} Pulling without a login.`);
    try {
        await pullImage({ ...options.connection, image, auth: login.auth, signal, onFound, onProgress });
        return null;
    }
    catch (error) {
        signal.throwIfAborted();
        const failure = explainPullFailure({ image, registry: name.registry, login, error });
        return pull === "always" ? withLocalImage(failure, options) : failure;
    }
}
function explainIdWithoutPull(image, pull) {
    return pull === "always"
        ? new executor/* ImageUnavailableError */.y(`The image ${image} is named by its id, so it cannot be pulled, but \`pull\` is "always".`, 'Use the name that the image has in a registry, or set `pull` to "missing".')
        : new executor/* ImageUnavailableError */.y(`There is no image with the id ${image} on this machine.`, "Build or load the image, or set `image` to an image in a registry.");
}
/** Adds to the error that a local image exists and was not used, and how to use it. */
async function withLocalImage(failure, { connection, settings: { image }, signal }) {
    const present = await (0,local_image/* inspectImage */.m)({ connection, name: image, signal }).catch(() => null);
    if (present === null)
        return failure;
    return new executor/* ImageUnavailableError */.y(`${failure.message} agent-exec did not use the image that is already on this machine, because \`pull\` is "always".`, `${failure.nextStep} Set \`pull\` to "missing" to use the image on this machine.`, failure.cause);
}


/***/ }),

/***/ 89078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ inspectImage)
/* harmony export */ });
/* harmony import */ var _ports_executor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37003);
/* harmony import */ var _settings_image_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99626);
/* harmony import */ var _client_engine_call_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70826);
/* harmony import */ var _client_connection_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53436);
/* harmony import */ var _client_engine_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55530);





/**
 * The image as the engine has it; null if there is none with this name.
 * @throws AgentExecError `image-unavailable` for an invalid name, or if the engine shows another digest than the name;
 * `engine-unavailable`.
 */
async function inspectImage(options) {
    const { name } = options;
    // The library does not encode the name in the address.
    const parsed = (0,_settings_image_name_js__WEBPACK_IMPORTED_MODULE_3__/* .parseImageName */ ["if"])(name);
    if ("fault" in parsed)
        throw new _ports_executor_js__WEBPACK_IMPORTED_MODULE_0__/* .ImageUnavailableError */ .y(`${JSON.stringify(name)} is not a valid image name, because it ${parsed.fault}.`, "Set `image` to a name like python:3-slim.");
    const info = await askEngine(options);
    if (info === null)
        return null;
    const variables = info.Config?.Env ?? [];
    return {
        name,
        id: info.Id,
        digest: parsed.kind === "id" ? info.Id : digestOf(parsed, { name, info }),
        architecture: info.Architecture,
        volumes: Object.keys(info.Config?.Volumes ?? {}),
        searchPath: variables.find((entry) => entry.startsWith("PATH="))?.slice("PATH=".length) ?? null,
        hasLocale: variables.some((entry) => /^(?:LANG|LC_ALL|LC_CTYPE)=./.test(entry)),
        labels: info.Config?.Labels ?? {},
    };
}
async function askEngine({ connection, name, signal }) {
    const what = "inspect the image";
    try {
        const info = await (0,_client_engine_call_js__WEBPACK_IMPORTED_MODULE_4__/* .callEngine */ .rU)({ what, signal }, (stop) => dialImage(connection, name, stop));
        if (typeof info.Id !== "string")
            throw new _client_engine_error_js__WEBPACK_IMPORTED_MODULE_2__/* .MisspokenError */ .M1(what);
        return info;
    }
    catch (error) {
        signal.throwIfAborted();
        if ((0,_client_engine_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isAlreadyGone */ .Mr)(error))
            return null;
        throw (0,_client_connection_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .unavailable */ .h)(connection.endpoint, error);
    }
}
/** The library's own call accepts no signal, and would keep this process alive if the engine does not answer. */
function dialImage({ docker }, name, abortSignal) {
    const statusCodes = { 200: true, 404: "no such image", 500: "server error" };
    const request = { path: `/images/${name}/json`, method: "GET", statusCodes, abortSignal };
    const modem = docker.modem;
    return new Promise((resolve, reject) => {
        modem.dial(request, (error, info) => (error === null ? resolve(info) : reject(error)));
    });
}
/** An image can come from several repositories, each with its own digest for it. */
function digestOf({ registry, repository, digest }, { name, info }) {
    const known = (info.RepoDigests ?? []).flatMap((entry) => {
        const parsed = (0,_settings_image_name_js__WEBPACK_IMPORTED_MODULE_3__/* .parseImageName */ ["if"])(entry);
        return "fault" in parsed || parsed.kind === "id" || parsed.digest === null ? [] : [parsed];
    });
    const ofRepository = known.filter((one) => one.registry === registry && one.repository === repository);
    if (digest === null)
        return ofRepository[0]?.digest ?? known[0]?.digest ?? info.Id;
    if (ofRepository.some((other) => other.digest === digest))
        return digest;
    const shown = known[0]?.digest ?? "none";
    throw new _ports_executor_js__WEBPACK_IMPORTED_MODULE_0__/* .ImageUnavailableError */ .y(`The image ${name} is on this machine, but not with the digest that you asked for (the engine shows ${shown}).`, `Remove the image with \`docker rmi ${name}\`, so that agent-exec pulls and checks it again.`);
}


/***/ }),

/***/ 34996:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ progressLines)
/* harmony export */ });
/** 1 MiB: the engine's own lines have some hundred characters; lines with a program's output have up to 32 KiB. */
const maxLineChars = 1024 ** 2;
/**
 * The engine's messages while it works, one JSON object per line, parsed but not checked.
 * @throws Error for silence, a line without an end, and lines that are not JSON; on abort the signal's reason. The
 * stream is closed then.
 */
async function* progressLines(stream, { what, signal, stallMs }) {
    const stop = () => void stream.destroy(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
    let stall = setTimeout(() => undefined, 0);
    let rest = "";
    try {
        const watch = () => {
            clearTimeout(stall);
            if (stallMs === undefined)
                return;
            stall = setTimeout(() => stream.destroy(new Error(`timeout: ${what} makes no progress`)), stallMs);
        };
        watch();
        stream.setEncoding("utf8");
        for await (const chunk of stream) {
            watch();
            const lines = (rest + String(chunk)).split("\n");
            rest = lines.pop() ?? "";
            if (rest.length > maxLineChars)
                throw new Error(`the engine reports ${what} in an endless line`);
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


/***/ })

};
