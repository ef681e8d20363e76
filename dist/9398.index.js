export const id = 9398;
export const ids = [9398];
export const modules = {

/***/ 99398:
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
    /**
     * The decisions in the order of their first request. Those above the limit become one decision of each kind, with
     * host `*` and port 0.
     */
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
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./lib/executors/contained/egress/egress-ports.js


/** The machine's own resolver and network. */
const systemPorts = {
    async lookup(name) {
        const found = await (0,promises_.lookup)(name, { all: true, verbatim: true });
        return found.map(({ address }) => address);
    },
    connect({ address, port, signal }) {
        return new Promise((resolve, reject) => {
            signal.throwIfAborted();
            const socket = (0,external_node_net_.connect)({ host: address, port, allowHalfOpen: true, autoSelectFamily: false });
            const onAbort = () => void socket.destroy(signal.reason);
            signal.addEventListener("abort", onAbort, { once: true });
            socket.once("error", reject);
            socket.once("close", () => signal.removeEventListener("abort", onAbort));
            socket.once("connect", () => {
                signal.removeEventListener("abort", onAbort);
                socket.off("error", reject);
                socket.setNoDelay(true);
                resolve(socket);
            });
        });
    },
};

// EXTERNAL MODULE: ./lib/executors/contained/egress/host-name.js
var host_name = __webpack_require__(30200);
// EXTERNAL MODULE: ./lib/executors/contained/egress/public-address.js
var public_address = __webpack_require__(35708);
;// CONCATENATED MODULE: ./lib/executors/contained/egress/host-access.js


/** Resolvers also give up after about this time. */
const lookupDeadlineMs = 10_000;
/** A distant server answers within one second. */
const connectDeadlineMs = 10_000;
/** How many addresses of a name are tried, one after the other. */
const maxTries = 4;
/**
 * How many names are resolved at once. Node resolves names in four threads, and its file system calls need one of them.
 */
const lookupsAtOnce = 3;
/**
 * Decides whether a program may reach a host, and connects it. First, the name must be allowed. Then every address of
 * the name must be public.
 */
class HostAccess {
    #allowList;
    #ports;
    #log;
    #lookups = 0;
    #queue = [];
    constructor(parts) {
        this.#allowList = parts.allowList;
        this.#ports = parts.ports;
        this.#log = parts.log;
    }
    /** Connects to the destination, or refuses. Both are recorded. Never rejects. */
    async open(destination, signal) {
        const { host, port } = destination;
        const ruling = this.#allowList.judge(host, port);
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
                const connection = await this.#connect({ address, port }, signal);
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
        this.#log.add({ host: text, port: 0, allowed: false, reason });
        return { status: 400, phrase: "Not understood", sentence: `agent-exec's proxy: ${reason}.` };
    }
    #refuse(destination, phrase, reason) {
        this.#record(destination, false, reason);
        const sentence = `agent-exec refuses ${where(destination)}: ${reason}. allow-host lists ${this.#allowList.words}.`;
        return { status: 403, phrase, sentence };
    }
    /** The host was allowed, but the connection failed. */
    #fail(destination, reason) {
        const { host, port } = destination;
        const words = `listed, but ${reason}`;
        this.#log.add({ host: (0,host_name/* writeHost */.yJ)(host), port, allowed: true, reason: words, unreached: true });
        return {
            status: 502,
            phrase: "Not reached",
            sentence: `agent-exec allows ${where(destination)}, but ${reason}.`,
        };
    }
    #record({ host, port }, allowed, reason) {
        this.#log.add({ host: (0,host_name/* writeHost */.yJ)(host), port, allowed, reason });
    }
    async #addressesOf({ name, isAddress }) {
        if (isAddress)
            return [name];
        if (this.#lookups >= lookupsAtOnce)
            await new Promise((resolve) => this.#queue.push(resolve));
        this.#lookups += 1;
        const looking = this.#ports.lookup(name).finally(() => {
            this.#lookups -= 1;
            this.#queue.shift()?.();
        });
        return within(looking, lookupDeadlineMs);
    }
    /** Connects to exactly the address that was checked, without resolving the name again. */
    async #connect(where, signal) {
        const deadline = AbortSignal.timeout(connectDeadlineMs);
        return this.#ports.connect({ ...where, signal: AbortSignal.any([signal, deadline]) });
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
async function within(promise, deadlineMs) {
    let timer;
    const deadline = new Promise((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error("No answer in time.")), deadlineMs);
        timer.unref();
    });
    try {
        return await Promise.race([promise, deadline]);
    }
    finally {
        clearTimeout(timer);
    }
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
/**
 * Headers that belong to one connection (RFC 9110, 7.6.1), and headers that this proxy itself sets. They are not
 * forwarded.
 */
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
/**
 * Why a request's length is ambiguous, in a sentence. Null if it is not. Node's parser already refuses two lengths, and
 * a length together with an encoding. But it accepts encodings other than `chunked`.
 */
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
    return ["Host", host, ...passedOn(message, new Set(["host"])), ...framing, ...lastOne];
}
/** The answer's headers for the client, as names and values in turn. */
function returnedHeaders(message) {
    return [...passedOn(message, new Set()), ...lastOne];
}
function passedOn({ rawHeaders, headersDistinct }, without) {
    const named = (headersDistinct["connection"] ?? []).flatMap((each) => splitList(each.toLowerCase()));
    // A length is always forwarded, even if `Connection` names it. Without it, the body would be read in another way.
    const dropped = new Set([
        ...ofOneConnection,
        ...without,
        ...named.filter((name) => name !== "content-length"),
    ]);
    const kept = [];
    for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
        const [name = "", value = ""] = rawHeaders.slice(at, at + 2);
        if (!dropped.has(name.toLowerCase()))
            kept.push(name, value);
    }
    return kept;
}
/**
 * Splits a list without a regular expression. An expression for blanks around a comma would need more than linear time
 * on a header of blanks.
 */
function splitList(value) {
    return value.split(",").map((word) => word.trim());
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
    #head = new Filling(recordHeadBytes);
    /** How many bytes of the current record are missing. */
    #left = 0;
    #message = new Filling(messageHeadBytes);
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
        const isFirst = this.#message.isEmpty && this.#head.isEmpty;
        if (this.#head.isEmpty && bytes[at] !== handshake) {
            this.#greeting = isFirst ? { kind: "unnamed" } : broken;
            return 1;
        }
        const taken = this.#head.take(bytes, at);
        if (!this.#head.isFull)
            return taken;
        this.#left = this.#head.bytes.readUInt16BE(3);
        this.#head = new Filling(recordHeadBytes);
        if (this.#left === 0 || this.#left > maxRecordBytes)
            this.#greeting = broken;
        return taken;
    }
    #takeMessage(bytes, at) {
        const taken = this.#message.take(bytes.subarray(0, at + this.#left), at);
        this.#left -= taken;
        if (!this.#message.isFull)
            return taken;
        const { bytes: message } = this.#message;
        const whole = messageHeadBytes + message.readUIntBE(1, 3);
        if (message.length === whole)
            this.#greeting = nameOf(message);
        else if (whole > maxHelloBytes)
            this.#greeting = broken;
        else
            this.#message = this.#message.grownTo(whole);
        return taken;
    }
}
const broken = { kind: "broken" };
/** Collects a fixed number of bytes from pieces. */
class Filling {
    #filled = 0;
    bytes;
    constructor(length) {
        this.bytes = Buffer.alloc(length);
    }
    get isEmpty() {
        return this.#filled === 0;
    }
    get isFull() {
        return this.#filled === this.bytes.length;
    }
    /** Takes the missing bytes from a position on. Returns how many it took. */
    take(from, at) {
        const taken = from.copy(this.bytes, this.#filled, at);
        this.#filled += taken;
        return taken;
    }
    grownTo(length) {
        const grown = new Filling(length);
        grown.take(this.bytes, 0);
        return grown;
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
        if (begun.bytes.length > 0)
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
/**
 * Collected bytes, as a copy. A small piece can keep the memory of a large read alive, and there may be 65,536 pieces.
 */
class Gathered {
    #memory = Buffer.alloc(2048);
    #length = 0;
    get bytes() {
        return this.#memory.subarray(0, this.#length);
    }
    add(piece) {
        const length = this.#length + piece.length;
        if (length > this.#memory.length) {
            // The memory grows to twice the needed size, so that each byte is copied only a few times.
            this.#memory = Buffer.concat([this.bytes], 2 * length);
        }
        piece.copy(this.#memory, this.#length);
        this.#length = length;
    }
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
/**
 * How many connections to the network may be open. After a program ends its connection, the outer one may need a moment
 * to end.
 */
const maxOutside = 2 * egress_frames/* maxConnections */.Q6;
const tooMany = {
    status: 502,
    phrase: "Too many connections",
    sentence: `agent-exec's proxy: ${maxOutside} connections are open.`,
};
/**
 * A proxy that does not listen on a port. It gets connections directly. `CONNECT` opens a tunnel. A request with an
 * absolute `http://` URL is forwarded, one for each connection. All other requests are refused.
 */
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
        this.#server.on("checkExpectation", (message, response) => {
            answerRequest(response, access.refuseUnread(message.url ?? "", "the proxy does not support the request's header Expect"));
        });
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
        const isLong = code === "HPE_HEADER_OVERFLOW";
        const reason = isLong
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
            return answerRequest(response, this.#access.refuseUnread(message.url ?? "", read.problem));
        const opened = await this.#open(read, message.socket);
        if ("refusal" in opened)
            return answerRequest(response, opened.refusal);
        try {
            relayRequest({ message, response, server: opened.connection, read });
        }
        catch {
            // Node refuses to write some headers that it can read.
            opened.connection.destroy();
            answerRequest(response, this.#access.refuseUnread(message.url ?? "", "the proxy cannot forward part of this request"));
        }
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
/**
 * One connection of a program in the place, as a stream. Reading returns what the program wrote, and writing sends data
 * to the program. Each side sets its own pace. The stream holds at most one window of bytes in each direction.
 */
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
    #activeAt = performance.now();
    constructor(parts) {
        super({
            allowHalfOpen: true,
            readableHighWaterMark: egress_frames/* maxPayloadBytes */.gF,
            writableHighWaterMark: egress_frames/* maxPayloadBytes */.gF,
        });
        this.#parts = parts;
    }
    /** When the last byte came or went, in `performance.now()` time. */
    get activeAt() {
        return this.#activeAt;
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
        this.#activeAt = performance.now();
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
            throw new egress_frames/* FrameError */.qy("The relay was asked for data that it had already sent.");
        this.#activeAt = performance.now();
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




/** Python starts in 40 ms and Node in 80 ms. A busy runner can take hundreds of times longer. */
const startDeadlineMs = 20_000;
/** Enough for a sentence, and too little to fill agent-exec's memory. */
const maxFailureChars = 2000;
const sweepMs = 2000;
/** How long a connection may be silent in both directions, as with usual proxies. A server may take long to answer. */
const idleMsAtMost = 300_000;
/**
 * How long a connection may be silent after one side has ended. A killed program looks like one that has only finished
 * sending.
 */
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
    static async open({ place, onConnection, signal }) {
        const forwarder = await place.spawn({
            command: egress_forwarder/* forwarderCommand */.cY,
            user: users/* forwarderUser */.aD,
            workingFolder: "/",
            ...(signal === undefined ? {} : { signal }),
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
        const ready = new Promise((resolve) => (this.#markReady = () => resolve("ready")));
        let timer;
        let onAbort;
        const stopped = new Promise((_resolve, reject) => {
            timer = setTimeout(() => reject(new Error(`the program that forwards connections did not start within ${startDeadlineMs / 1000} s`)), startDeadlineMs);
            onAbort = () => reject(signal?.reason);
            if (signal?.aborted === true)
                onAbort();
            signal?.addEventListener("abort", onAbort, { once: true });
        });
        try {
            const outcome = await Promise.race([ready, this.ended, stopped]);
            if (outcome !== "ready")
                throw await this.#startFailure(outcome);
        }
        finally {
            clearTimeout(timer);
            if (onAbort !== undefined)
                signal?.removeEventListener("abort", onAbort);
        }
    }
    async #startFailure(why) {
        const exitCode = await this.#forwarder.exitCode().catch(() => null);
        if (exitCode === egress_forwarder/* noInterpreterCode */.vz)
            return new egress_forwarder/* NoInterpreterError */.CJ();
        return new Error(why ?? "the program that forwards connections ended");
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
        if (id !== this.#lastId + 1)
            throw new egress_frames/* FrameError */.qy(`The forwarder opened connection ${id} out of order, after connection ${this.#lastId}.`);
        this.#lastId = id;
        // The forwarder counts a connection as ended once it has reported this. On this side it may still be open.
        if (this.#channels.size >= 2 * egress_frames/* maxConnections */.Q6) {
            return this.#forwarder.write((0,egress_frames/* encodeFrame */.Yt)(egress_frames/* frameTypes */.RR.close, id));
        }
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






/**
 * Connects a place without a network to the listed hosts. A relay leads out of the place, and a proxy in this process
 * decides about every request.
 */
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
        const parts = [egress.#openRelay(signal), (0,canary/* tryNetwork */.Mf)({ ...options, signal })];
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
    /**
     * Call it before each block. If the relay has ended, this opens it again. Resolves with a sentence about that, or
     * null. The block runs in any case, if necessary without the listed hosts.
     */
    async restore(signal) {
        if (this.#relay?.isOpen === true || signal.aborted || this.#place.hasEnded)
            return null;
        const why = (await this.#relay?.ended) ?? "the relay in the sandbox could not be started";
        try {
            await this.#openRelay(signal);
            return `Before this block, the sandbox lost its connection to the hosts in allow-host (${why}). agent-exec opened the connection again.`;
        }
        catch (error) {
            const words = error instanceof Error ? error.message : String(error);
            return `Before this block, the sandbox lost its connection to the hosts in allow-host (${why}). agent-exec could not open the connection again (${words}). This block cannot reach any host.`;
        }
    }
    /** The network decisions since the last call. */
    takeDecisions() {
        return this.#log.take();
    }
    /** Ends every connection, inside and outside. */
    close() {
        this.#relay?.close();
        this.#proxy.close();
    }
    async #openRelay(signal) {
        this.#relay = await Relay.open({
            place: this.#place,
            onConnection: (connection) => this.#proxy.accept(connection),
            signal,
        });
    }
}


/***/ })

};
