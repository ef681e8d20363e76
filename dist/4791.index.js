export const id = 4791;
export const ids = [4791];
export const modules = {

/***/ 24611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ deadlineAfter)
/* harmony export */ });
/**
 * A signal that fires after `ms` with a `TimeoutError`. Unlike the timer of `AbortSignal.timeout`, this timer keeps the
 * process alive, because what it limits may wait for nothing that Node knows. It also fires if only
 * `AbortSignal.any` holds the signal: Node 20 can collect a timeout's signal there. Disposing stops the timer.
 */
function deadlineAfter(ms) {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new DOMException(`The operation took longer than ${ms} ms`, "TimeoutError")), ms);
    return { signal: late.signal, [Symbol.dispose]: () => clearTimeout(timer) };
}


/***/ }),

/***/ 4791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Egress: () => (/* binding */ Egress)
});

// EXTERNAL MODULE: ./lib/executors/contained/egress/canary.js + 2 modules
var canary = __webpack_require__(41204);
;// CONCATENATED MODULE: ./lib/executors/contained/egress/decision-log.js
/** How many different decisions are listed. Further ones are only counted. */
const maxDecisions = 100;
/** No host name is longer. */
const maxHostChars = 253;
/** The network decisions since the last `take`. Memory stays small however many requests come. */
class DecisionLog {
    #decisions = new Map();
    #rest = { allowed: 0, refused: 0 };
    add(decision) {
        const { host, port, allowed, reason } = decision;
        const shown = host.length > maxHostChars ? `${host.slice(0, maxHostChars)}…` : host;
        const key = JSON.stringify([shown, port, allowed, reason]);
        const known = this.#decisions.get(key);
        if (known === undefined && this.#decisions.size >= maxDecisions) {
            this.#rest[allowed ? "allowed" : "refused"] += 1;
            return;
        }
        this.#decisions.set(key, { ...decision, host: shown, count: (known?.count ?? 0) + 1 });
    }
    /** The decisions in order of their first request. Those above the limit are counted under host `*` and port 0. */
    take() {
        const rest = Object.entries(this.#rest).flatMap(([kind, count]) => count === 0
            ? []
            : [{ host: "*", port: 0, allowed: kind === "allowed", reason: "further requests", count }]);
        const taken = [...this.#decisions.values(), ...rest];
        this.#decisions = new Map();
        this.#rest = { allowed: 0, refused: 0 };
        return taken;
    }
}

// EXTERNAL MODULE: external "node:dns/promises"
var promises_ = __webpack_require__(71553);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./node_modules/race-signal/dist/src/index.js
var src = __webpack_require__(65927);
// EXTERNAL MODULE: ./lib/executors/contained/egress/host-name.js
var host_name = __webpack_require__(30200);
// EXTERNAL MODULE: ./lib/executors/contained/egress/public-address.js
var public_address = __webpack_require__(35708);
// EXTERNAL MODULE: ./lib/deadline.js
var lib_deadline = __webpack_require__(24611);
;// CONCATENATED MODULE: ./lib/executors/contained/egress/host-access.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});







/** The machine's own resolver and network. */
const systemPorts = {
    async lookup(name) {
        const found = await (0,promises_.lookup)(name, { all: true, verbatim: true });
        return found.map(({ address }) => address);
    },
    async connect({ address, port, signal }) {
        signal.throwIfAborted();
        const socket = (0,external_node_net_.connect)({ host: address, port, allowHalfOpen: true, autoSelectFamily: false });
        try {
            await (0,external_node_events_.once)(socket, "connect", { signal });
        }
        catch (error) {
            socket.destroy();
            throw signal.aborted ? signal.reason : error;
        }
        return socket.setNoDelay(true);
    },
};
/** Resolvers also give up after about this time. */
const lookupDeadlineMs = 10_000;
/** A distant server answers within one second. */
const connectDeadlineMs = 10_000;
/** How many addresses of a name are tried, one after the other. */
const maxTries = 4;
/** How many names are resolved at once. Node has four threads for it, and its file system calls need one. */
const lookupsAtOnce = 3;
/** Connects programs to hosts. First the name must be allowed. Then every address of the name must be public. */
class HostAccess {
    #parts;
    #lookups = 0;
    #queue = [];
    constructor(parts) {
        this.#parts = parts;
    }
    /** Connects to the destination, or refuses. Both are recorded. Never rejects. */
    async open(destination, signal) {
        const { host, port } = destination;
        const ruling = this.#parts.allowList.judge(host, port);
        if (!ruling.isAllowed)
            return { refusal: this.#refuse(destination, "Not listed in allow-host", ruling.reason) };
        const addresses = await this.#addressesOf(host).catch(() => []);
        if (addresses.length === 0)
            return { refusal: this.#fail(destination, "its name does not resolve") };
        // A single address that is not public is enough to refuse. The name's owner may be hostile, or the name belongs to
        // another network.
        for (const address of addresses) {
            const kind = (0,public_address/* specialKind */.I)(address);
            if (kind === null)
                continue;
            const reason = `its address ${address} is not public: ${kind}`;
            return { refusal: this.#refuse(destination, "Not a public address", reason) };
        }
        let failure = "";
        for (const address of addresses.slice(0, maxTries)) {
            try {
                const connection = await this.#connect(address, port, signal);
                this.#record(destination, true, `listed as ${ruling.rule}`);
                return { connection };
            }
            catch (error) {
                failure = codeOf(error);
            }
            if (signal.aborted)
                break;
        }
        return { refusal: this.#fail(destination, `the host could not be reached: ${failure}`) };
    }
    /** Refuses an open connection that turned out to be for another host. */
    refuseLate(destination, reason) {
        this.#record(destination, false, reason);
    }
    /** Refuses a request without a valid destination. */
    refuseUnread(text, reason) {
        this.#parts.log.add({ host: text, port: 0, allowed: false, reason });
        return { status: 400, phrase: "Not understood", sentence: `agent-exec's proxy: ${reason}.` };
    }
    #refuse(destination, phrase, reason) {
        this.#record(destination, false, reason);
        const sentence = `agent-exec refuses ${where(destination)}: ${reason}. allow-host lists ${this.#parts.allowList.words}.`;
        return { status: 403, phrase, sentence };
    }
    /** The host was allowed, but the connection failed. */
    #fail(destination, reason) {
        const { host, port } = destination;
        const words = `listed, but ${reason}`;
        this.#parts.log.add({ host: (0,host_name/* writeHost */.yJ)(host), port, allowed: true, reason: words, unreached: true });
        const sentence = `agent-exec allows ${where(destination)}, but ${reason}.`;
        return { status: 502, phrase: "Not reached", sentence };
    }
    #record({ host, port }, allowed, reason) {
        this.#parts.log.add({ host: (0,host_name/* writeHost */.yJ)(host), port, allowed, reason });
    }
    async #addressesOf({ name, isAddress }) {
        if (isAddress)
            return [name];
        if (this.#lookups >= lookupsAtOnce)
            await new Promise((resolve) => this.#queue.push(resolve));
        this.#lookups += 1;
        const looking = this.#parts.ports.lookup(name).finally(() => {
            this.#lookups -= 1;
            this.#queue.shift()?.();
        });
        return (0,src/* raceSignal */.W)(looking, AbortSignal.timeout(lookupDeadlineMs));
    }
    /** Connects to exactly the address that was checked, without resolving the name again. */
    async #connect(address, port, signal) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const deadline = __addDisposableResource(env_1, (0,lib_deadline/* deadlineAfter */.d)(connectDeadlineMs), false);
            const inTime = AbortSignal.any([signal, deadline.signal]);
            return await this.#parts.ports.connect({ address, port, signal: inTime });
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            __disposeResources(env_1);
        }
    }
}
function where({ host, port }) {
    return `${(0,host_name/* writeHost */.yJ)(host)}:${port}`;
}
function codeOf(error) {
    const { code, name } = (error ?? {});
    if (name === "TimeoutError" || name === "AbortError")
        return "no answer in time";
    return typeof code === "string" ? code : "the connection failed";
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: ./lib/executors/shared-signal.js
var shared_signal = __webpack_require__(66686);
// EXTERNAL MODULE: ./lib/executors/contained/egress/frames.js
var egress_frames = __webpack_require__(15578);
;// CONCATENATED MODULE: ./lib/executors/contained/egress/headers.js
/** Headers of one connection (RFC 9110, 7.6.1), and headers that this proxy sets. They are not forwarded. */
const ofOneConnection = new Set([
    "connection",
    "keep-alive",
    "proxy-connection",
    "proxy-authorization",
    "proxy-authenticate",
    "proxy-authentication-info",
    "te",
    "trailer",
    "transfer-encoding",
    "upgrade",
    "http2-settings",
    "expect",
]);
/** Why a request's length is ambiguous. Node's parser accepts encodings other than `chunked`. Null if it is not. */
function framingProblem({ headersDistinct }) {
    const encodings = headersDistinct["transfer-encoding"] ?? [];
    const lengths = headersDistinct["content-length"] ?? [];
    if (encodings.length > 0 && lengths.length > 0)
        return "the request has both Content-Length and Transfer-Encoding";
    if (encodings.length > 1 || lengths.length > 1)
        return "the request has two lengths or two encodings of its body";
    if (encodings.some((encoding) => encoding.trim().toLowerCase() !== "chunked")) {
        return "the proxy does not support this Transfer-Encoding";
    }
    return null;
}
/** Each connection carries only one request. So later bytes cannot be taken for another request. */
const lastOne = ["Connection", "close"];
/** The headers for the server, as names and values in turn, with this `Host` and the body's original framing. */
function forwardedHeaders(message, host) {
    const isChunked = message.headersDistinct["transfer-encoding"] !== undefined;
    const framing = isChunked ? ["Transfer-Encoding", "chunked"] : [];
    return ["Host", host, ...passedOn(message, "host"), ...framing, ...lastOne];
}
/** The answer's headers for the client, as names and values in turn. */
function returnedHeaders(message) {
    return [...passedOn(message), ...lastOne];
}
function passedOn({ rawHeaders, headersDistinct }, ...without) {
    const lists = (headersDistinct["connection"] ?? []).join(",").toLowerCase();
    // An expression for blanks around a comma would need more than linear time on a header of blanks.
    const named = lists.split(",").map((name) => name.trim());
    const dropped = new Set([...ofOneConnection, ...without, ...named]);
    // A length is always forwarded, even if `Connection` names it. Without it, the body would be read in another way.
    dropped.delete("content-length");
    const kept = [];
    for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
        const [name = "", value = ""] = rawHeaders.slice(at, at + 2);
        if (!dropped.has(name.toLowerCase()))
            kept.push(name, value);
    }
    return kept;
}

;// CONCATENATED MODULE: ./lib/executors/contained/egress/server-name.js
const handshake = 22;
const clientHello = 1;
const serverNameExtension = 0;
/** The first message of TLS has 0.5 to 2 KiB. */
const maxHelloBytes = 65_536;
/** The largest record: 2^14 bytes and the additions of encryption (RFC 8446, 5.2). */
const maxRecordBytes = 16_640;
/** The bytes with the type, version and length of a record, and with the type and length of a message. */
const recordHeadBytes = 5;
const messageHeadBytes = 4;
/**
 * Reads the server's name that a TLS client asks for. The client sends it unencrypted in its first message (RFC 8446,
 * 4.1.2, and RFC 6066, 3), perhaps in several records. Each byte is read once, so hostile pieces cannot keep this
 * process busy.
 */
class GreetingReader {
    #bytes = 0;
    #head = new Gathered();
    /** How many bytes of the current record are missing. */
    #left = 0;
    #message = new Gathered();
    /** How long the message is, or its head as long as that is not known. */
    #wholeBytes = messageHeadBytes;
    #greeting = { kind: "unfinished" };
    /** The result after these bytes. Any result except `unfinished` is final. */
    push(bytes) {
        let at = 0;
        while (this.#greeting.kind === "unfinished" && at < bytes.length) {
            at += this.#left === 0 ? this.#takeHead(bytes, at) : this.#takeMessage(bytes, at);
        }
        this.#bytes += bytes.length;
        if (this.#greeting.kind === "unfinished" && this.#bytes >= maxHelloBytes)
            this.#greeting = broken;
        return this.#greeting;
    }
    #takeHead(bytes, at) {
        if (this.#head.length === 0 && bytes[at] !== handshake) {
            this.#greeting = this.#message.length === 0 ? { kind: "unnamed" } : broken;
            return 1;
        }
        const taken = this.#head.add(bytes.subarray(at), recordHeadBytes);
        if (this.#head.length < recordHeadBytes)
            return taken;
        this.#left = this.#head.bytes.readUInt16BE(3);
        this.#head = new Gathered();
        if (this.#left === 0 || this.#left > maxRecordBytes)
            this.#greeting = broken;
        return taken;
    }
    #takeMessage(bytes, at) {
        const taken = this.#message.add(bytes.subarray(at, at + this.#left), this.#wholeBytes);
        this.#left -= taken;
        const { bytes: message } = this.#message;
        if (message.length < this.#wholeBytes)
            return taken;
        this.#wholeBytes = messageHeadBytes + message.readUIntBE(1, 3);
        if (message.length === this.#wholeBytes)
            this.#greeting = nameOf(message);
        else if (this.#wholeBytes > maxHelloBytes)
            this.#greeting = broken;
        return taken;
    }
}
const broken = { kind: "broken" };
/** Copies of pieces. A piece can keep the memory of a large read alive, and there may be 65,536 pieces. */
class Gathered {
    #memory = Buffer.alloc(2048);
    length = 0;
    get bytes() {
        return this.#memory.subarray(0, this.length);
    }
    /** Adds bytes up to a total of `most`. Returns how many it took. */
    add(piece, most = Infinity) {
        const taken = Math.min(piece.length, most - this.length);
        const length = this.length + taken;
        // The memory grows to twice the needed size, so that each byte is copied only a few times.
        if (length > this.#memory.length)
            this.#memory = Buffer.concat([this.bytes], 2 * length);
        piece.copy(this.#memory, this.length, 0, taken);
        this.length = length;
        return taken;
    }
}
function nameOf(hello) {
    try {
        return nameIn(new Cursor(hello));
    }
    catch (error) {
        if (error instanceof RangeError)
            return broken;
        throw error;
    }
}
function nameIn(hello) {
    if (hello.number(1) !== clientHello)
        return broken;
    hello.take(3 + 2 + 32);
    hello.take(hello.number(1));
    hello.take(hello.number(2));
    hello.take(hello.number(1));
    if (hello.isAtEnd)
        return { kind: "unnamed" };
    const extensions = new Cursor(hello.take(hello.number(2)));
    while (!extensions.isAtEnd) {
        const type = extensions.number(2);
        const content = new Cursor(extensions.take(extensions.number(2)));
        if (type !== serverNameExtension)
            continue;
        const names = new Cursor(content.take(content.number(2)));
        if (names.number(1) !== 0)
            return broken;
        return { kind: "named", name: names.take(names.number(2)).toString("latin1") };
    }
    return { kind: "unnamed" };
}
/** Reads fields one after the other. @throws RangeError after the end. */
class Cursor {
    bytes;
    #at = 0;
    constructor(bytes) {
        this.bytes = bytes;
    }
    get isAtEnd() {
        return this.#at >= this.bytes.length;
    }
    number(width) {
        return this.take(width).readUIntBE(0, width);
    }
    take(length) {
        if (this.#at + length > this.bytes.length)
            throw new RangeError("Past the end.");
        this.#at += length;
        return this.bytes.subarray(this.#at - length, this.#at);
    }
}

;// CONCATENATED MODULE: ./lib/executors/contained/egress/tunnel.js


/** The time for sending the rest of one side's data after the other side has ended. */
const flushDeadlineMs = 10_000;
/**
 * Joins two connections. Each direction lasts as long as its sender. Only the name in the TLS client's first message is
 * read. It must be the allowed host, because a server with many sites would otherwise serve any of them.
 */
function joinTunnel({ client, server, host, onOtherName }) {
    server.pipe(client);
    server.on("error", () => client.destroy());
    // The client reads at its own pace. If it stays connected without reading, the relay ends it.
    server.on("close", () => void client.end());
    // If the client has closed the connection, the server's answer is not needed any more.
    client.on("close", () => (client.readableEnded ? endSoon(server) : server.destroy()));
    const reader = new GreetingReader();
    const begun = new Gathered();
    const onData = (bytes) => {
        begun.add(bytes);
        const greeting = reader.push(bytes);
        if (greeting.kind === "unfinished")
            return;
        stopReading();
        const name = greeting.kind === "named" ? greeting.name : null;
        if (greeting.kind === "broken" || (name !== null && !isSame(name, host))) {
            onOtherName(name ?? "");
            client.destroy();
            server.destroy();
            return;
        }
        handOn();
    };
    const handOn = () => {
        stopReading();
        if (begun.length > 0)
            server.write(begun.bytes);
        client.pipe(server);
    };
    const stopReading = () => {
        client.off("data", onData);
        client.off("end", handOn);
        client.pause();
    };
    client.on("data", onData);
    // If the client ends before enough bytes came, the connection is not TLS.
    client.on("end", handOn);
}
/** Whether the name in TLS is this host. It is always a name and never an address. */
function isSame(name, host) {
    const parsed = (0,host_name/* parseHost */.o6)(name);
    return parsed !== null && !parsed.isAddress && parsed.name === host.name;
}
/** Writes the rest, then ends. */
function endSoon(server) {
    if (server.destroyed)
        return;
    const timer = setTimeout(() => server.destroy(), flushDeadlineMs).unref();
    server.once("close", () => clearTimeout(timer));
    server.end();
    server.resume();
}

;// CONCATENATED MODULE: ./lib/executors/contained/egress/proxy.js







/** The time from the connection to the end of the request's head. Programs send it at once. */
const headDeadlineMs = 10_000;
/** Node's own default, for requests and answers. */
const maxHeaderBytes = 16_384;
/** How many connections to the network may be open. One may end a moment after its program's connection. */
const maxOutside = 2 * egress_frames/* maxConnections */.Q6;
const tooMany = {
    status: 502,
    phrase: "Too many connections",
    sentence: `agent-exec's proxy: ${maxOutside} connections are open.`,
};
/** Gets its connections directly. `CONNECT` opens a tunnel, and an `http://` URL is forwarded, one per connection. */
class Proxy {
    #access;
    #server;
    #closed = new AbortController();
    #outside = 0;
    constructor(access) {
        this.#access = access;
        this.#server = (0,external_node_http_.createServer)({ maxHeaderSize: maxHeaderBytes, insecureHTTPParser: false }, (message, response) => void this.#forward(message, response));
        // Bytes after a request on the same connection are never read as another request.
        this.#server.maxRequestsPerSocket = 1;
        this.#server.on("connect", (message, client, head) => void this.#tunnel(message, { client, head }));
        this.#server.on("checkExpectation", (message, response) => this.#refuse(message, response, "the proxy does not support the request's header Expect"));
        this.#server.on("clientError", (error, client) => this.#misread(error, client));
        // All open connections to the network listen to this signal.
        (0,shared_signal/* mayBeShared */.y)(this.#closed.signal);
    }
    /** Takes over a connection from the place. */
    accept(connection) {
        const deadline = setTimeout(() => connection.destroy(), headDeadlineMs).unref();
        deadlines.set(connection, deadline);
        connection.once("close", () => clearTimeout(deadline));
        this.#server.emit("connection", connection);
    }
    /** Ends every connection to the network. */
    close() {
        this.#closed.abort(new Error("The proxy was closed."));
    }
    /** Refuses unreadable bytes. After a request they are ignored. */
    #misread({ code = "" }, client) {
        if (!code.startsWith("HPE_"))
            return void client.destroy();
        if (served.has(client))
            return;
        const reason = code === "HPE_HEADER_OVERFLOW"
            ? `the request's head may have at most ${maxHeaderBytes} bytes`
            : "this is not an HTTP request";
        answer(client, this.#access.refuseUnread("", reason));
    }
    async #tunnel(message, { client, head }) {
        clearTimeout(deadlines.get(client));
        client.on("error", () => undefined);
        // Another answer would come before the answer to the earlier request.
        if (served.has(client))
            return void client.destroy();
        const destination = (0,host_name/* parseAuthority */.Pt)(message.url ?? "", null);
        if (destination === null) {
            return answer(client, this.#access.refuseUnread(message.url ?? "", "CONNECT needs a host and a port"));
        }
        const opened = await this.#open(destination, client);
        if ("refusal" in opened)
            return answer(client, opened.refusal);
        client.write("HTTP/1.1 200 Connection established\r\n\r\n");
        if (head.length > 0)
            client.unshift(head);
        joinTunnel({
            client,
            server: opened.connection,
            host: destination.host,
            onOtherName: (name) => this.#access.refuseLate(destination, `the TLS connection asks for another host, ${JSON.stringify(name.slice(0, 253))}`),
        });
    }
    async #forward(message, response) {
        clearTimeout(deadlines.get(message.socket));
        served.add(message.socket);
        const read = readRequest(message);
        if ("problem" in read)
            return this.#refuse(message, response, read.problem);
        const opened = await this.#open(read, message.socket);
        if ("refusal" in opened)
            return answerRequest(response, opened.refusal);
        try {
            relayRequest({ message, response, server: opened.connection, read });
        }
        catch {
            // Node refuses to write some headers that it can read.
            opened.connection.destroy();
            this.#refuse(message, response, "the proxy cannot forward part of this request");
        }
    }
    #refuse({ url = "" }, response, reason) {
        answerRequest(response, this.#access.refuseUnread(url, reason));
    }
    /** The outer connection ends when the client's connection ends, or when the proxy is closed. */
    async #open(destination, client) {
        if (this.#outside >= maxOutside)
            return { refusal: tooMany };
        const gone = new AbortController();
        const onGone = () => gone.abort(new Error("The client is gone."));
        client.once("close", onGone);
        const opened = await this.#access.open(destination, AbortSignal.any([gone.signal, this.#closed.signal]));
        client.off("close", onGone);
        if ("refusal" in opened)
            return opened;
        const { connection } = opened;
        this.#outside += 1;
        connection.once("close", () => (this.#outside -= 1));
        connection.on("error", () => undefined);
        const onClosed = () => void connection.destroy();
        this.#closed.signal.addEventListener("abort", onClosed, { once: true });
        connection.once("close", () => this.#closed.signal.removeEventListener("abort", onClosed));
        if (this.#closed.signal.aborted || client.destroyed)
            connection.destroy();
        return opened;
    }
}
/** How long a connection may take to send its request's head. */
const deadlines = new WeakMap();
/** Connections that have already sent a request. */
const served = new WeakSet();
function readRequest(message) {
    const match = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)([^#]*)/i.exec(message.url ?? "");
    if (match === null)
        return { problem: "the proxy accepts only complete URLs" };
    const [, scheme = "", authority = "", rest = ""] = match;
    if (scheme.toLowerCase() === "https")
        return { problem: "the proxy accepts https only with CONNECT" };
    if (scheme.toLowerCase() !== "http")
        return { problem: "the proxy forwards only http and https" };
    if (authority.includes("@"))
        return { problem: "the proxy does not forward a user name in a URL" };
    const destination = (0,host_name/* parseAuthority */.Pt)(authority, 80);
    if (destination === null)
        return { problem: "the URL has no host" };
    const problem = framingProblem(message);
    return problem === null ? { ...destination, path: rest.startsWith("/") ? rest : `/${rest}` } : { problem };
}
function relayRequest({ message, response, server, read }) {
    const { host, port, path } = read;
    const onward = (0,external_node_http_.request)({
        method: message.method ?? "GET",
        path,
        // The host comes from the URL, even if the client's own header names another.
        headers: forwardedHeaders(message, port === 80 ? (0,host_name/* writeHost */.yJ)(host) : `${(0,host_name/* writeHost */.yJ)(host)}:${port}`),
        setHost: false,
        maxHeaderSize: maxHeaderBytes,
        createConnection: () => server,
    });
    const fail = () => {
        server.destroy();
        if (response.headersSent)
            return void response.destroy();
        answerRequest(response, {
            status: 502,
            phrase: "Not reached",
            sentence: "The server ended the connection in the middle of its answer.",
        });
    };
    onward.on("response", (answered) => {
        try {
            response.writeHead(answered.statusCode ?? 502, returnedHeaders(answered));
        }
        catch {
            return fail();
        }
        (0,external_node_stream_.pipeline)(answered, response, () => server.destroy());
    });
    onward.on("error", fail);
    onward.on("close", () => {
        if (!response.headersSent)
            fail();
    });
    response.on("close", () => server.destroy());
    (0,external_node_stream_.pipeline)(message, onward, () => undefined);
}
function answerRequest(response, { status, phrase, sentence }) {
    if (response.headersSent || response.destroyed)
        return;
    const body = `${sentence}\n`;
    response.writeHead(status, phrase, {
        "content-type": "text/plain; charset=utf-8",
        "content-length": Buffer.byteLength(body),
        connection: "close",
    });
    response.end(body);
}
function answer(client, { status, phrase, sentence }) {
    if (client.destroyed || !client.writable)
        return;
    const body = `${sentence}\n`;
    client.end(`HTTP/1.1 ${status} ${phrase}\r\nContent-Type: text/plain; charset=utf-8\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`);
    // Everything else from the client is ignored.
    client.resume();
}

// EXTERNAL MODULE: ./lib/executors/contained/guard/users.js
var users = __webpack_require__(13082);
;// CONCATENATED MODULE: ./lib/executors/contained/egress/channel.js


/** Credit is given in larger steps, so that at most every second data frame needs a credit frame. */
const creditStepBytes = 32_768;
/** One connection of a program in the place, as a stream with at most one window of bytes in each direction. */
class Channel extends external_node_stream_.Duplex {
    #parts;
    /** Data that has arrived but is not read yet. */
    #arrived = [];
    #arrivedBytes = 0;
    #owedCredit = 0;
    #isWanted = false;
    #hasTheirEnd = false;
    #sendable = egress_frames/* windowBytes */.cJ;
    #waiting = null;
    #isOver = false;
    /** When the last byte came or went, in `performance.now()` time. */
    activeAt = performance.now();
    constructor(parts) {
        super({
            allowHalfOpen: true,
            readableHighWaterMark: egress_frames/* maxPayloadBytes */.gF,
            writableHighWaterMark: egress_frames/* maxPayloadBytes */.gF,
        });
        this.#parts = parts;
    }
    /** Whether one side has ended its direction. */
    get hasEnded() {
        return this.#hasTheirEnd || this.writableFinished;
    }
    /** @throws FrameError if the data exceeds the credit. */
    receive(payload) {
        if (this.#hasTheirEnd)
            throw new egress_frames/* FrameError */.qy("The sandbox's relay to the network received data on a connection that had already ended.");
        this.#arrivedBytes += payload.length;
        if (this.#arrivedBytes + this.#owedCredit > egress_frames/* windowBytes */.cJ)
            throw new egress_frames/* FrameError */.qy("The relay received more data than it had asked for.");
        this.activeAt = performance.now();
        if (this.destroyed)
            return;
        this.#arrived.push(payload);
        this.#handOn();
    }
    receiveEnd() {
        this.#hasTheirEnd = true;
        this.#handOn();
    }
    /** @throws FrameError if the credit would exceed a window. */
    receiveCredit(bytes) {
        this.#sendable += bytes;
        if (bytes === 0 || this.#sendable > egress_frames/* windowBytes */.cJ)
            throw new egress_frames/* FrameError */.qy("The relay was asked for an invalid amount of data.");
        this.activeAt = performance.now();
        const waiting = this.#waiting;
        this.#waiting = null;
        if (waiting !== null)
            this.#sendAll(waiting.rest, waiting.done);
    }
    /** The program has gone, so nothing is sent to it. */
    receiveClose() {
        this.#isOver = true;
        this.destroy();
    }
    _read() {
        this.#isWanted = true;
        this.#handOn();
    }
    _write(chunk, _encoding, done) {
        this.#sendAll(chunk, done);
    }
    _final(done) {
        this.#parts.send((0,egress_frames/* encodeFrame */.Yt)(egress_frames/* frameTypes */.RR.end, this.#parts.id));
        done();
    }
    _destroy(error, done) {
        const isWhole = this.#hasTheirEnd && this.#arrived.length === 0 && this.writableFinished;
        if (!this.#isOver && !isWhole)
            this.#parts.send((0,egress_frames/* encodeFrame */.Yt)(egress_frames/* frameTypes */.RR.close, this.#parts.id));
        this.#isOver = true;
        this.#arrived = [];
        this.#waiting = null;
        this.#parts.onClosed();
        done(error);
    }
    #handOn() {
        while (this.#isWanted) {
            const next = this.#arrived.shift();
            if (next === undefined)
                break;
            this.#arrivedBytes -= next.length;
            this.#giveCredit(next.length);
            this.#isWanted = this.push(next);
        }
        if (this.#hasTheirEnd && this.#arrived.length === 0)
            this.push(null);
    }
    #giveCredit(bytes) {
        this.#owedCredit += bytes;
        if (this.#owedCredit < creditStepBytes)
            return;
        if (!this.#hasTheirEnd)
            this.#parts.send((0,egress_frames/* encodeCredit */.Ii)(this.#parts.id, this.#owedCredit));
        this.#owedCredit = 0;
    }
    #sendAll(chunk, done) {
        let rest = chunk;
        while (rest.length > 0 && this.#sendable > 0) {
            const part = rest.subarray(0, Math.min(rest.length, this.#sendable, egress_frames/* maxPayloadBytes */.gF));
            this.#sendable -= part.length;
            this.#parts.send((0,egress_frames/* encodeFrame */.Yt)(egress_frames/* frameTypes */.RR.data, this.#parts.id, part));
            rest = rest.subarray(part.length);
        }
        if (rest.length === 0)
            done();
        else
            this.#waiting = { rest, done };
    }
}

// EXTERNAL MODULE: ./lib/executors/contained/egress/forwarder.js + 3 modules
var egress_forwarder = __webpack_require__(61838);
;// CONCATENATED MODULE: ./lib/executors/contained/egress/relay.js
var relay_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var relay_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});






/** Python starts in 40 ms and Node in 80 ms. A busy runner can take hundreds of times longer. */
const startDeadlineMs = 20_000;
/** Enough for a sentence, and too little to fill agent-exec's memory. */
const maxFailureChars = 2000;
const sweepMs = 2000;
/** How long a connection may be silent in both directions, as with usual proxies. A server may take long to answer. */
const idleMsAtMost = 300_000;
/** How long a half-ended connection may be silent. A killed program looks like one that has finished sending. */
const idleAfterEndMs = 10_000;
/** The end of the forwarder is usually noticed within 50 ms. */
const leaveAfterMs = 1000;
/**
 * The way out of a place without a network: the forwarder inside, and the connections that it passes to this process.
 * All data from inside counts as hostile, although blocks cannot write to the forwarder's streams or memory. Anything
 * that agent-exec's forwarder never sends ends the relay and all its connections.
 */
class Relay {
    /** Resolves with the reason why the relay ended. Null if `close` ended it. Never rejects. */
    ended;
    #forwarder;
    #onConnection;
    #channels = new Map();
    #lastId = 0;
    #threads = null;
    #failure = "";
    #isOver = false;
    #sweeping = setInterval(() => this.#sweep(), sweepMs).unref();
    #markReady = () => undefined;
    #markEnded = () => undefined;
    /** @throws NoInterpreterError, the engine's error, an error with the forwarder's words, or the signal's reason. */
    static async open(place, onConnection, signal) {
        const forwarder = await place.spawn({
            command: egress_forwarder/* forwarderCommand */.cY,
            user: users/* forwarderUser */.aD,
            workingFolder: "/",
            signal,
        });
        const relay = new Relay(forwarder, onConnection);
        try {
            await relay.#untilReady(signal);
            return relay;
        }
        catch (error) {
            relay.close();
            throw error;
        }
    }
    constructor(forwarder, onConnection) {
        this.#forwarder = forwarder;
        this.#onConnection = onConnection;
        this.ended = new Promise((resolve) => (this.#markEnded = resolve));
        const decoder = new egress_frames/* FrameDecoder */.wI((frame) => this.#take(frame));
        forwarder.listen((stream, bytes) => {
            if (this.#isOver)
                return;
            if (stream === "stderr")
                return this.#keepFailure(bytes);
            try {
                decoder.push(bytes);
            }
            catch (error) {
                this.#end(error instanceof egress_frames/* FrameError */.qy ? error.message : String(error));
            }
        });
        void forwarder.ended.then(({ error }) => this.#end(error?.message ?? (this.#failure.trim() || "the forwarder ended")));
    }
    get isOpen() {
        return !this.#isOver;
    }
    /** Ends the forwarder by closing its input, and ends all connections. */
    close() {
        this.#end(null);
    }
    async #untilReady(signal) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const ready = new Promise((resolve) => (this.#markReady = () => resolve("ready")));
            const late = `the program that forwards connections did not start within ${startDeadlineMs / 1000} s`;
            const deadline = relay_addDisposableResource(env_1, (0,lib_deadline/* deadlineAfter */.d)(startDeadlineMs), false);
            const stop = AbortSignal.any([signal, deadline.signal]);
            const outcome = await (0,src/* raceSignal */.W)(Promise.race([ready, this.ended]), stop, {
                translateError: () => (signal.aborted ? signal.reason : new Error(late)),
            });
            if (outcome === "ready")
                return;
            const exitCode = await this.#forwarder.exitCode().catch(() => null);
            if (exitCode === egress_forwarder/* noInterpreterCode */.vz)
                throw new egress_forwarder/* NoInterpreterError */.CJ();
            throw new Error(outcome ?? "the program that forwards connections ended");
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            relay_disposeResources(env_1);
        }
    }
    #take({ type, id, payload }) {
        if (type === egress_frames/* frameTypes */.RR.ready)
            return this.#begin(payload.readUInt32BE());
        if (this.#threads === null)
            throw new egress_frames/* FrameError */.qy("Data arrived before the network forwarder was ready.");
        if (type === egress_frames/* frameTypes */.RR.open)
            return this.#open(id);
        if (id === 0 || id > this.#lastId)
            throw new egress_frames/* FrameError */.qy(`Connection ${id} was never opened.`);
        // This side has already ended the connection. Data that arrives later is dropped.
        const channel = this.#channels.get(id);
        if (channel === undefined)
            return;
        switch (type) {
            case egress_frames/* frameTypes */.RR.data:
                return channel.receive(payload);
            case egress_frames/* frameTypes */.RR.end:
                return channel.receiveEnd();
            case egress_frames/* frameTypes */.RR.close:
                return channel.receiveClose();
            case egress_frames/* frameTypes */.RR.credit:
                return channel.receiveCredit(payload.readUInt32BE());
        }
    }
    #begin(threads) {
        if (this.#threads !== null)
            throw new egress_frames/* FrameError */.qy("The forwarder began twice.");
        this.#threads = threads;
        this.#markReady();
    }
    #open(id) {
        const last = this.#lastId;
        if (id !== last + 1)
            throw new egress_frames/* FrameError */.qy(`The forwarder opened connection ${id} out of order, after connection ${last}.`);
        this.#lastId = id;
        // The forwarder counts a connection as ended once it has reported this. On this side it may still be open.
        if (this.#channels.size >= 2 * egress_frames/* maxConnections */.Q6)
            return this.#forwarder.write((0,egress_frames/* encodeFrame */.Yt)(egress_frames/* frameTypes */.RR.close, id));
        const channel = new Channel({
            id,
            send: (frame) => this.#forwarder.write(frame),
            onClosed: () => this.#channels.delete(id),
        });
        // A broken connection needs no handling here, because the programs at both ends notice it.
        channel.on("error", () => undefined);
        this.#channels.set(id, channel);
        this.#onConnection(channel);
    }
    /** Ends silent connections, because their number is limited. */
    #sweep() {
        for (const channel of this.#channels.values()) {
            const idleMs = channel.hasEnded ? idleAfterEndMs : idleMsAtMost;
            if (performance.now() - channel.activeAt > idleMs)
                channel.destroy();
        }
    }
    #keepFailure(bytes) {
        if (this.#failure.length < maxFailureChars)
            this.#failure += Buffer.from(bytes).toString("utf8");
    }
    #end(why) {
        if (this.#isOver)
            return;
        this.#isOver = true;
        for (const channel of this.#channels.values())
            channel.receiveClose();
        this.#channels.clear();
        clearInterval(this.#sweeping);
        // The forwarder ends when its input ends. If it hangs, it is not waited for.
        this.#forwarder.endInput();
        setTimeout(() => this.#forwarder.leave(), leaveAfterMs).unref();
        this.#markEnded(why);
    }
}

;// CONCATENATED MODULE: ./lib/executors/contained/egress/egress.js





/** A relay leads out of a place without a network, and a proxy in this process decides about every request. */
class Egress {
    #place;
    #log = new DecisionLog();
    #proxy;
    #relay = null;
    /**
     * Resolves when the relay works and the canary has found all other ways closed. If it throws, everything that remains
     * ends with the place.
     * @throws AgentExecError `network-open`; NoInterpreterError; the engine's error; the signal's reason.
     */
    static async open(options) {
        const egress = new Egress(options);
        const failed = new AbortController();
        const signal = AbortSignal.any([options.signal, failed.signal]);
        const parts = [egress.#openRelay(signal), (0,canary/* tryNetwork */.Mf)(options.place, options.allowList, signal)];
        try {
            await Promise.all(parts);
            egress.#log.take();
            return egress;
        }
        catch (error) {
            failed.abort(error);
            await Promise.allSettled(parts);
            egress.close();
            throw error;
        }
    }
    constructor({ place, allowList, ports = systemPorts }) {
        this.#place = place;
        this.#proxy = new Proxy(new HostAccess({ allowList, ports, log: this.#log }));
    }
    async restore(signal) {
        if (this.#relay?.isOpen === true || signal.aborted || this.#place.hasEnded)
            return null;
        const why = (await this.#relay?.ended) ?? "the relay in the sandbox could not be started";
        try {
            await this.#openRelay(signal);
            return `Before this block, the sandbox lost its connection to the hosts in \`allow-host\` (${why}). agent-exec opened the connection again.`;
        }
        catch (error) {
            const words = error instanceof Error ? error.message : String(error);
            return `Before this block, the sandbox lost its connection to the hosts in \`allow-host\` (${why}). agent-exec could not open the connection again (${words}). This block cannot reach any host.`;
        }
    }
    takeDecisions() {
        return this.#log.take();
    }
    close() {
        this.#relay?.close();
        this.#proxy.close();
    }
    async #openRelay(signal) {
        this.#relay = await Relay.open(this.#place, (connection) => this.#proxy.accept(connection), signal);
    }
}


/***/ })

};
