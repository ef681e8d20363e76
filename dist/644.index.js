export const id = 644;
export const ids = [644];
export const modules = {

/***/ 10109:
/***/ (() => {

// Replaces `@balena/dockerignore`, which dockerode loads at import to pack the folder that an image is built from.
// agent-exec packs the folder itself and reads .dockerignore itself (`docker-ignore.ts`): this package throws for `c++`.


/***/ }),

/***/ 7321:
/***/ (() => {

// Replaces `@grpc/grpc-js`, which dockerode loads at import and uses only for BuildKit sessions. agent-exec builds images
// without BuildKit.


/***/ }),

/***/ 3541:
/***/ (() => {

// Replaces `@grpc/proto-loader`, which dockerode loads at import and uses only for BuildKit sessions. agent-exec builds
// images without BuildKit.


/***/ }),

/***/ 3079:
/***/ (() => {

// Replaces `protobufjs`, which dockerode loads at import and uses only to read BuildKit's progress. agent-exec builds images
// without BuildKit. Loading it took half of the time that Docker's client takes to load.


/***/ }),

/***/ 66091:
/***/ ((__unused_webpack_module, exports) => {

// Replaces `ssh2`, which docker-modem loads at import. agent-exec does not use it: it reaches an engine over ssh:// by the
// user's own ssh. ssh2's native parts differ between machines, and its wasm loader breaks in an ES-module bundle. The stub
// can go when docker-modem loads ssh2 only for ssh:// hosts.
exports.K = class {
  constructor() {
    throw new Error("ssh2 is not part of this build.");
  }
};


/***/ }),

/***/ 47150:
/***/ (() => {

// Replaces `tar-fs`, which dockerode loads at import to pack the folder that an image is built from. agent-exec packs that
// folder itself. tar-fs would bring three copies of readable-stream.


/***/ }),

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

/***/ 12175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openClient: () => (/* binding */ openClient)
});

// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(44708);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./node_modules/dockerode/lib/docker.js
var docker = __webpack_require__(39040);
// EXTERNAL MODULE: ./node_modules/docker-modem/lib/modem.js
var lib_modem = __webpack_require__(47133);
// EXTERNAL MODULE: ./lib/executors/docker/client/engine-certificates.js
var engine_certificates = __webpack_require__(77714);
// EXTERNAL MODULE: ./lib/executors/docker/client/reading-agent.js
var reading_agent = __webpack_require__(95967);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: ./lib/output/visible.js
var visible = __webpack_require__(14647);
// EXTERNAL MODULE: ./lib/executors/docker/client/engine-error.js
var engine_error = __webpack_require__(55530);
// EXTERNAL MODULE: ./lib/format/shell-word.js
var shell_word = __webpack_require__(67402);
;// CONCATENATED MODULE: ./lib/executors/docker/client/ssh-agent.js






/** 1 s: calls shortly after each other share a connection, and no ssh program stays long without work. */
const idleMs = 1000;
/** Each connection is a program `ssh` of the user, which talks to the engine as Docker's command does. */
class SshAgent extends external_node_http_.Agent {
    #program;
    #words;
    #idle = new WeakMap();
    constructor(address, program) {
        super({ keepAlive: true });
        this.#program = program;
        this.#words = sshWords(address);
    }
    createConnection() {
        return new SshStream(this.#program, this.#words);
    }
    keepSocketAlive(socket) {
        if (!(socket instanceof SshStream))
            return false;
        socket.unref();
        this.#idle.set(socket, setTimeout(() => socket.destroy(), idleMs).unref());
        return true;
    }
    reuseSocket(socket, request) {
        clearTimeout(this.#idle.get(socket));
        super.reuseSocket(socket, request);
    }
}
/**
 * The options of the `docker` command: 30 s to connect, no terminal, and no argument that ssh could take for an option.
 */
function sshWords({ host, user, port, socketPath }) {
    const as = user === null ? [] : ["-l", user];
    const at = port === null ? [] : ["-p", String(port)];
    // The other machine's shell reads the words that ssh passes on.
    const engine = socketPath === null ? [] : [(0,shell_word/* readableWord */.Vu)(`--host=unix://${socketPath}`)];
    return [
        "-o",
        "ConnectTimeout=30",
        "-T",
        ...as,
        ...at,
        "--",
        host,
        "docker",
        ...engine,
        "system",
        "dial-stdio",
    ];
}
/** 500 characters of ssh's output: its error is one line, but a host's greeting may be long. */
const maxWordsChars = 500;
/** 1 s: ssh ends within milliseconds of being asked to. */
const dyingMs = 1000;
/**
 * A connection to the input and output of an ssh program. Ending it ends the program's input, and its output still
 * comes. Destroying it ends the program.
 */
class SshStream extends external_node_stream_.Duplex {
    #child;
    #words = "";
    #hasSpoken = false;
    #hasEnded = false;
    /** Starts the program at once. A failure becomes the stream's error. */
    constructor(program, words) {
        super({ allowHalfOpen: true });
        // In its own session, so that Ctrl-C reaches only agent-exec, which can then end the run over this connection.
        this.#child = (0,external_node_child_process_.spawn)(program, [...words], { detached: true });
        this.#child.on("error", (cause) => this.destroy(new engine_error/* SshFailedError */.AK(`${program} cannot be started (${cause.message})`, { cause })));
        this.#child.on("close", (code, signal) => this.#noteEnd(program, signal ?? `exit code ${code}`));
        // If nothing can be written any more, the program's end says why.
        this.#child.stdin.on("error", () => undefined);
        this.#child.stdout.on("error", () => undefined);
        this.#child.stderr.on("error", () => undefined);
        this.#child.stderr.setEncoding("utf8").on("data", (text) => {
            this.#words = (this.#words + text).slice(-maxWordsChars);
        });
        this.#child.stdout.on("data", (chunk) => {
            this.#hasSpoken = true;
            if (!this.push(chunk))
                this.#child.stdout.pause();
        });
        // If there is no output yet, the program's end may say why.
        this.#child.stdout.on("end", () => this.#hasSpoken && this.#endOutput());
    }
    /** Lets Node's process wait for this one, like a socket's `ref`. */
    ref() {
        return this.#hold("ref");
    }
    unref() {
        return this.#hold("unref");
    }
    _read() {
        this.#child.stdout.resume();
    }
    _write(chunk, _encoding, done) {
        if (this.#child.stdin.destroyed)
            return done();
        this.#child.stdin.write(chunk, () => done());
    }
    _final(done) {
        this.#child.stdin.end(() => done());
    }
    _destroy(error, done) {
        for (const pipe of this.#child.stdio)
            pipe?.destroy();
        if (this.#child.exitCode === null && this.#child.signalCode === null) {
            this.#child.kill("SIGTERM");
            const killing = setTimeout(() => this.#child.kill("SIGKILL"), dyingMs).unref();
            this.#child.once("exit", () => clearTimeout(killing));
        }
        done(error);
    }
    #hold(verb) {
        this.#child[verb]();
        for (const pipe of this.#child.stdio)
            pipe?.[verb]();
        return this;
    }
    #noteEnd(program, by) {
        if (this.#hasSpoken)
            return this.#endOutput();
        const words = (0,visible/* showHidden */.Ul)(this.#words).replace(/\s+/g, " ").trim();
        this.destroy(new engine_error/* SshFailedError */.AK(words || `${program} ended with ${by} and printed nothing`));
    }
    #endOutput() {
        if (this.#hasEnded)
            return;
        this.#hasEnded = true;
        this.push(null);
    }
}

;// CONCATENATED MODULE: ./lib/executors/docker/client/engine-client.js







/**
 * Creates the client without a request.
 * @throws AgentExecError like `loadCertificates`.
 */
async function openClient(options) {
    const connection = await connectionTo(options);
    // The library's constructor reads addresses and certificates from the environment, and fails if it cannot read them,
    // even if they belong to another engine. For this reason every field that the constructor would set is set here.
    const modem = Object.assign(Object.create(lib_modem.prototype), unset, connection);
    keepUnwritten(modem);
    return {
        docker: new docker({ modem }),
        ping: (abortSignal) => ping(modem, abortSignal),
        speak: (version) => void Object.assign(modem, { version: `v${version}` }),
    };
}
const unset = {
    socketPath: undefined,
    host: undefined,
    port: undefined,
    pathPrefix: "/",
    username: undefined,
    password: undefined,
    version: undefined,
    key: undefined,
    cert: undefined,
    ca: undefined,
    timeout: undefined,
    connectionTimeout: undefined,
    checkServerIdentity: undefined,
    agent: undefined,
    headers: {},
    sshOptions: {},
    protocol: "http",
};
/** The library's connection options. */
async function connectionTo({ address, certificates, sshProgram }) {
    if (address.kind === "socket")
        return { socketPath: address.path, agent: withBoundedAnswers(new reading_agent/* ReadingAgent */.y()) };
    // The name appears only in the Host header. The agent connects.
    if (address.kind === "ssh")
        return { host: "docker", agent: withBoundedAnswers(new SshAgent(address, sshProgram)) };
    const { host, port } = address;
    if (certificates === null)
        return { host, port: port ?? 2375, agent: withBoundedAnswers(new reading_agent/* ReadingAgent */.y()) };
    const secureContext = await (0,engine_certificates/* loadCertificates */.v)(certificates);
    const { verifiesServer: rejectUnauthorized } = certificates;
    const agent = new external_node_https_.Agent({ keepAlive: true, secureContext, rejectUnauthorized });
    return { host, port: port ?? 2376, protocol: "https", agent: withBoundedAnswers(agent) };
}
function ping(modem, abortSignal) {
    return new Promise((resolve, reject) => {
        const call = { path: "/_ping", method: "GET", isStream: true, statusCodes: { 200: true }, abortSignal };
        modem.dial(call, (error, response) => {
            if (error !== null)
                return reject(error);
            // A few bytes. Read them so that the connection can be used again.
            resolve(response.resume());
        });
    });
}
/**
 * The library formats the options of each call for a log, even if nobody reads the log. Formatting took 3 ms per call.
 * For this reason the options are formatted as nothing.
 */
function keepUnwritten(modem) {
    // The library's types do not export this.
    const builder = modem;
    const build = builder.buildRequest.bind(modem);
    builder.buildRequest = (options, ...rest) => build(Object.assign(options, { [external_node_util_.inspect.custom]: () => "" }), ...rest);
}
/** 16 MiB: the longest answer that agent-exec asks for, a list of containers, has some kilobytes. */
const maxAnswerBytes = 16 * 1024 * 1024;
/**
 * Fails a request whose answer never ends or is cut off. Without this bound the library would keep an answer of any
 * length in memory, and would wait forever for the rest of a cut answer. Streams are not affected: an exec, the
 * progress of a pull or build, events.
 */
function withBoundedAnswers(agent) {
    // Node passes each request to its agent here, but its types do not say so.
    const taker = agent;
    const take = taker.addRequest.bind(agent);
    taker.addRequest = (request, ...rest) => {
        if (!/\/(?:images\/create|build|events)(?:\?|$)/.test(request.path)) {
            request.once("response", (response) => holdAnswer(request, response));
        }
        take(request, ...rest);
    };
    return agent;
}
function holdAnswer(request, response) {
    let bytes = 0;
    const push = response.push.bind(response);
    // Reads in the parser's buffer, because a listener would start the answer before its reader exists.
    response.push = (chunk, encoding) => {
        bytes += chunk?.length ?? 0;
        if (bytes <= maxAnswerBytes)
            return push(chunk, encoding);
        request.destroy();
        request.emit("error", new Error(`its answer has more than ${maxAnswerBytes} bytes`));
        return false;
    };
    response.once("close", () => {
        if (!response.complete)
            request.emit("error", new Error("its answer was cut off"));
    });
}


/***/ }),

/***/ 95967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ readInPlace),
/* harmony export */   y: () => (/* binding */ ReadingAgent)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);


/** 64 KiB: the most that the kernel gives at once. Node reads the same amount. */
const readBytes = 64 * 1024;
/** Connections whose bytes should stay in the memory into which they were read. */
const readers = new WeakMap();
/**
 * Passes a connection's bytes to `reader`, its only `data` listener, in memory that the next read reuses, so the reader
 * copies what it keeps. Without this reuse Node makes a buffer for each read, and in a flood of output a third of the
 * processor time goes into freeing them. Bytes that already wait, and bytes of other agents' connections, still come as
 * `data`.
 */
function readInPlace(connection, reader) {
    readers.set(connection, reader);
}
/** Set an empty name for TLS, or Node computes one: its patterns of addresses take 4 ms to compile. */
const options = { keepAlive: true, scheduling: "lifo", timeout: 5000, servername: "" };
/**
 * Connections to an engine without TLS. The connections stay open for 5 s for the next call, as with Node's own agent.
 */
class ReadingAgent extends node_http__WEBPACK_IMPORTED_MODULE_0__.Agent {
    constructor() {
        super(options);
    }
    createConnection(options) {
        const socket = (0,node_net__WEBPACK_IMPORTED_MODULE_1__.createConnection)({
            ...options,
            onread: {
                buffer: Buffer.allocUnsafeSlow(readBytes),
                callback: (bytes, memory) => {
                    const chunk = Buffer.from(memory.buffer, memory.byteOffset, bytes);
                    const reader = readers.get(socket);
                    const isInOrder = socket.readableFlowing === true && socket.readableLength === 0;
                    if (reader === undefined || !isInOrder)
                        return socket.push(Buffer.from(chunk));
                    reader(chunk);
                    return true;
                },
            },
        });
        return socket;
    }
}


/***/ }),

/***/ 67402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Um: () => (/* binding */ pathWord),
/* harmony export */   Vu: () => (/* binding */ readableWord),
/* harmony export */   r7: () => (/* binding */ shellWord)
/* harmony export */ });
/** Text as one word of a shell's command. */
function shellWord(text) {
    return `'${text.replaceAll("'", "'\\''")}'`;
}
/** The same for a command that people read: quotes only where the shell needs them. */
function readableWord(text) {
    return /^[\w.,:/@%+=-]+$/.test(text) ? text : shellWord(text);
}
/** A relative path as a word that no program can mistake for an option. */
function pathWord(path) {
    return shellWord(`./${path}`);
}


/***/ })

};
