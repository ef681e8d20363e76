export const id = 1204;
export const ids = [1204];
export const modules = {

/***/ 41204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y1: () => (/* binding */ canaryCode),
  B4: () => (/* binding */ readCanary),
  Mf: () => (/* binding */ tryNetwork)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./node_modules/race-signal/dist/src/index.js
var src = __webpack_require__(65927);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/executors/contained/egress/proxy-environment.js
var proxy_environment = __webpack_require__(60626);
// EXTERNAL MODULE: ./lib/executors/contained/guard/users.js
var users = __webpack_require__(13082);
;// CONCATENATED MODULE: ./lib/executors/contained/egress/canary.cjs.js
/* harmony default export */ const canary_cjs = ("// Tries each way out that a block could try. It prints a line for each way that is open, and for a proxy that does not\n// refuse, if options name one. Then it prints \"tried\". Options, as JSON in the argument: addresses, proxy (its port),\n// host (one that is not listed), waitMs (for the proxy).\nconst net = require(\"net\");\nconst dns = require(\"dns\");\nconst options = JSON.parse(process.argv[1]);\nconst closed = new Set([\n  \"ENETUNREACH\",\n  \"EHOSTUNREACH\",\n  \"EADDRNOTAVAIL\",\n  \"EAFNOSUPPORT\",\n  \"EACCES\",\n  \"EPERM\",\n  \"EINVAL\",\n]);\nconst say = (text) => process.stdout.write(text + \"\\n\");\n\nconst direct = ({ host, port }) =>\n  new Promise((resolve) => {\n    const connection = net.connect({ host, port });\n    const open = () => {\n      say(\"there is a way to \" + host);\n      connection.destroy();\n      resolve();\n    };\n    connection.setTimeout(500, open);\n    connection.once(\"connect\", open);\n    // A refusal and a silence both show that a packet left the place.\n    connection.once(\"error\", (error) => (closed.has(error.code) ? resolve() : open()));\n  });\n\nconst names = () =>\n  new Promise((resolve) => {\n    setTimeout(resolve, 2000);\n    dns.lookup(\"example.com\", (error) => {\n      if (!error) say(\"names resolve\");\n      resolve();\n    });\n  });\n\nconst until = Date.now() + options.waitMs;\nconst proxy = () =>\n  new Promise((resolve) => {\n    const end = (text) => {\n      if (text) say(text);\n      resolve();\n    };\n    const connection = net.connect({ host: \"127.0.0.1\", port: options.proxy }, () => {\n      connection.write(\"CONNECT \" + options.host + \":443 HTTP/1.1\\r\\nHost: \" + options.host + \"\\r\\n\\r\\n\");\n    });\n    connection.setTimeout(options.waitMs, () => end(\"the proxy does not answer\"));\n    connection.once(\"data\", (data) => {\n      const status = data.toString(\"latin1\", 0, 12);\n      end(\n        status === \"HTTP/1.1 403\"\n          ? \"\"\n          : \"the proxy does not refuse a host that is not listed: \" + JSON.stringify(status),\n      );\n      connection.destroy();\n    });\n    connection.once(\"error\", (error) => {\n      if (error.code !== \"ECONNREFUSED\") return end(\"the proxy does not answer: \" + error.message);\n      if (Date.now() > until) return end(\"nothing answers for the proxy\");\n      setTimeout(() => resolve(proxy()), 10);\n    });\n  });\n\nvoid Promise.all([...options.addresses.map(direct), names(), options.proxy && proxy()]).then(() => {\n  say(\"tried\");\n  process.exit(0);\n});\n");

;// CONCATENATED MODULE: ./lib/executors/contained/egress/canary.py.js
/* harmony default export */ const canary_py = ("# Tries each way out that a block could try. It prints a line for each way that is open, and for a proxy that does not\n# refuse, if options name one. Then it prints \"tried\". Options, as JSON in the argument: addresses, proxy (its port),\n# host (one that is not listed), waitMs (for the proxy).\nimport errno, json, socket, sys, threading, time\noptions = json.loads(sys.argv[1])\nCLOSED = (errno.ENETUNREACH, errno.EHOSTUNREACH, errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT, errno.EACCES, errno.EPERM)\n\ndef direct(host, port):\n    family = socket.AF_INET6 if \":\" in host else socket.AF_INET\n    try:\n        connection = socket.socket(family, socket.SOCK_STREAM)\n    except OSError:\n        return\n    with connection:\n        connection.settimeout(0.5)\n        try:\n            connection.connect((host, port))\n        except OSError as error:\n            # A refusal or a silence still shows that a packet left the place.\n            if error.errno in CLOSED:\n                return\n        print(\"there is a way to %s\" % host)\n\ndef names():\n    try:\n        socket.getaddrinfo(\"example.com\", 443)\n        print(\"names resolve\")\n    except OSError:\n        pass\n\ndef proxy():\n    until = time.monotonic() + options[\"waitMs\"] / 1000\n    while True:\n        try:\n            connection = socket.create_connection((\"127.0.0.1\", options[\"proxy\"]), 1)\n            break\n        except OSError:\n            if time.monotonic() > until:\n                return print(\"nothing answers for the proxy\")\n            time.sleep(0.01)\n    with connection:\n        connection.settimeout(options[\"waitMs\"] / 1000)\n        try:\n            connection.sendall((\"CONNECT %s:443 HTTP/1.1\\r\\nHost: %s\\r\\n\\r\\n\" % (options[\"host\"], options[\"host\"])).encode())\n            status = connection.recv(12)\n        except OSError as error:\n            return print(\"the proxy does not answer: %s\" % error)\n        if status != b\"HTTP/1.1 403\":\n            print(\"the proxy does not refuse a host that is not listed: %r\" % status)\n\nfor each in options[\"addresses\"]: direct(each[\"host\"], each[\"port\"])\nresolving = threading.Thread(target=names, daemon=True)\nresolving.start()\nif \"proxy\" in options: proxy()\nresolving.join(2)\nsys.stdout.flush()\nprint(\"tried\")\n");

// EXTERNAL MODULE: ./lib/executors/contained/egress/forwarder.js + 3 modules
var forwarder = __webpack_require__(61838);
// EXTERNAL MODULE: ./lib/executors/contained/egress/host-name.js
var host_name = __webpack_require__(30200);
;// CONCATENATED MODULE: ./lib/executors/contained/egress/canary.js









/** As long as the start of the forwarder, for which the canary waits. */
const deadlineMs = 20_000;
/** Enough, because the canary prints one line for each open way. */
const maxWordsChars = 4000;
/** Addresses of the public internet, cloud services, local networks, and the engine's gateway. */
const hosts = ["1.1.1.1", "169.254.169.254", "10.0.0.1", "192.168.0.1", "172.17.0.1", "2606:4700:4700::1111"];
/**
 * Before the first block, tries all ways out that must be closed, as the blocks' own user: a host that is not listed,
 * through the relay; public and private addresses without the relay; name resolution.
 *
 * @throws AgentExecError `network-open` that names each way that is open; NoInterpreterError; an error that the test
 * could not run; the signal's reason; the engine's error.
 */
async function tryNetwork(place, allowList, signal) {
    const argument = JSON.stringify({
        proxy: proxy_environment/* proxyPort */.MX,
        host: unlistedHost(allowList),
        addresses: hosts.map((host) => ({ host, port: 443 })),
        waitMs: deadlineMs / 2,
    });
    const process = await place.spawn({
        command: (0,forwarder/* eitherProgram */.yu)({ python: canary_py, node: canary_cjs }, argument),
        user: users/* blockUser */.rn,
        workingFolder: "/",
        signal,
    });
    let words = "";
    process.listen((_stream, bytes) => {
        if (words.length < maxWordsChars)
            words += Buffer.from(bytes).toString("utf8");
    });
    try {
        await (0,src/* raceSignal */.W)(Promise.race([process.ended, (0,promises_.setTimeout)(deadlineMs, null, { ref: false })]), signal);
    }
    finally {
        process.leave();
    }
    signal.throwIfAborted();
    const { lines, open, isTried } = readCanary(words);
    if (isTried && lines.length === 1)
        return;
    if (open.length === 0)
        throw await untried(process, lines);
    throw new errors/* AgentExecError */.r("network-open", `Code in the ${place.names.place} can reach more than \`network: allow\` permits: ${open.join("; ")}.`, {
        nextStep: `Nothing ran. Set \`network\` to \`none\`, or use another ${place.names.engine} or runtime.`,
    });
}
/** Lines of the canary about open ways. Every other line means that the test itself failed. */
const openWays = /^there is a way to |^names resolve$|^the proxy does not refuse /;
/** The canary as the code of a block, which gets no argument. */
function canaryCode(language, addresses) {
    const options = JSON.stringify(JSON.stringify({ addresses }));
    return language === "python"
        ? `import sys\nsys.argv[1:] = [${options}]\n${canary_py}`
        : `process.argv[1] = ${options};\n${canary_cjs}`;
}
/** The canary's output. */
function readCanary(words) {
    const lines = words.split("\n").filter((line) => line.trim() !== "");
    return { lines, open: lines.filter((line) => openWays.test(line)), isTried: lines.includes("tried") };
}
async function untried(process, lines) {
    const exitCode = await process.exitCode().catch(() => null);
    if (exitCode === forwarder/* noInterpreterCode */.vz)
        return new forwarder/* NoInterpreterError */.CJ();
    const said = lines.filter((line) => line !== "tried").join("; ");
    return new Error(`the network could not be tested: ${said === "" ? "the test program ended without an answer" : said}`);
}
/** A host that is not listed. Nobody owns names below `.invalid` (RFC 2606), but the list may allow them. */
function unlistedHost(allowList) {
    const name = "agent-exec-canary.invalid";
    const host = (0,host_name/* parseHost */.o6)(name);
    return host !== null && !allowList.judge(host, 443).isAllowed ? name : "127.0.0.1";
}


/***/ }),

/***/ 61838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CJ: () => (/* binding */ NoInterpreterError),
  yu: () => (/* binding */ eitherProgram),
  cY: () => (/* binding */ forwarderCommand),
  vz: () => (/* binding */ noInterpreterCode)
});

;// CONCATENATED MODULE: ./lib/executors/contained/egress/either.sh.js
/* harmony default export */ const either_sh = ("# Runs one of two equivalent programs: $1 in Python, $2 in Node. $3 is its argument. Exit code 90: the image has\n# neither.\nif command -v python3 >/dev/null 2>&1; then exec python3 -I -S -c \"$1\" \"$3\"\nelif command -v python >/dev/null 2>&1; then exec python -I -S -c \"$1\" \"$3\"\nelif command -v node >/dev/null 2>&1; then exec node -e \"$2\" \"$3\"\nfi\nexit 90\n");

;// CONCATENATED MODULE: ./lib/executors/contained/egress/forwarder.cjs.js
/* harmony default export */ const forwarder_cjs = ("// The forwarder for images with Node but without Python. It writes synchronously, because that is how Node writes to\n// pipes, so nothing queues here. It closes connections above the limit, because Node cannot let them wait.\nconst net = require(\"net\");\nconst fs = require(\"fs\");\nconst options = JSON.parse(process.argv[1]);\nconst [READY, OPEN, DATA, END, CLOSE, CREDIT] = [0, 1, 2, 3, 4, 5];\nconst channels = new Map();\nlet last = 0;\n\nfunction send(kind, number, payload = Buffer.alloc(0)) {\n  const header = Buffer.alloc(9);\n  header.writeUInt8(kind, 0);\n  header.writeUInt32BE(number, 1);\n  header.writeUInt32BE(payload.length, 5);\n  process.stdout.write(Buffer.concat([header, payload]));\n}\n\nfunction number32(value) {\n  const bytes = Buffer.alloc(4);\n  bytes.writeUInt32BE(value);\n  return bytes;\n}\n\nfunction accept(connection) {\n  const number = (last += 1);\n  const channel = { connection, sendable: options.window, waiting: [], owed: 0, readEnd: false };\n  channels.set(number, channel);\n  send(OPEN, number);\n  const pump = () => {\n    while (channel.waiting.length > 0 && channel.sendable > 0) {\n      const data = channel.waiting.shift();\n      const part = data.subarray(0, Math.min(data.length, channel.sendable, options.payload));\n      if (part.length < data.length) channel.waiting.unshift(data.subarray(part.length));\n      channel.sendable -= part.length;\n      send(DATA, number, part);\n    }\n    if (channel.waiting.length > 0) return connection.pause();\n    if (channel.readEnd && !channel.toldEnd) {\n      channel.toldEnd = true;\n      send(END, number);\n    }\n    connection.resume();\n  };\n  channel.pump = pump;\n  connection.on(\"data\", (data) => {\n    channel.waiting.push(data);\n    pump();\n  });\n  connection.on(\"end\", () => {\n    channel.readEnd = true;\n    pump();\n  });\n  connection.on(\"error\", () => undefined);\n  connection.on(\"close\", (failed) => {\n    if (!channels.delete(number)) return;\n    if (failed || !channel.toldEnd || !connection.writableFinished) send(CLOSE, number);\n  });\n}\n\nfunction take(kind, number, payload) {\n  const channel = channels.get(number);\n  if (!channel) return;\n  if (kind === DATA) {\n    channel.connection.write(payload, (error) => {\n      if (error || !channels.has(number)) return;\n      channel.owed += payload.length;\n      if (channel.owed < 32768) return;\n      send(CREDIT, number, number32(channel.owed));\n      channel.owed = 0;\n    });\n  } else if (kind === END) {\n    channel.connection.end();\n  } else if (kind === CLOSE) {\n    channels.delete(number);\n    channel.connection.destroy();\n  } else if (kind === CREDIT) {\n    channel.sendable += payload.readUInt32BE(0);\n    channel.pump();\n  }\n}\n\nlet held = Buffer.alloc(0);\nprocess.stdin.on(\"data\", (bytes) => {\n  held = held.length === 0 ? bytes : Buffer.concat([held, bytes]);\n  while (held.length >= 9) {\n    const end = 9 + held.readUInt32BE(5);\n    if (held.length < end) break;\n    take(held.readUInt8(0), held.readUInt32BE(1), held.subarray(9, end));\n    held = held.subarray(end);\n  }\n});\nprocess.stdin.on(\"end\", () => process.exit(0));\nprocess.stdout.on(\"error\", () => process.exit(0));\n\nconst server = net.createServer({ allowHalfOpen: true }, accept);\nserver.maxConnections = options.connections;\nserver.on(\"error\", (error) => {\n  process.stderr.write(\"cannot listen: \" + error.message);\n  process.exit(1);\n});\nserver.listen({ host: \"127.0.0.1\", port: options.port, backlog: options.backlog }, () => {\n  send(READY, 0, number32(fs.readdirSync(\"/proc/self/task\").length));\n});\n");

;// CONCATENATED MODULE: ./lib/executors/contained/egress/forwarder.py.js
/* harmony default export */ const forwarder_py = ("# The forwarder for images with Python 3. It is one thread that never waits for a single connection. frames.ts describes\n# the frames. The forwarder ends when its standard input ends.\nimport collections, json, os, selectors, socket, struct, sys\n\noptions = json.loads(sys.argv[1])\nREADY, OPEN, DATA, END, CLOSE, CREDIT = range(6)\nHEADER = struct.Struct(\">BII\")\nWINDOW, PAYLOAD = options[\"window\"], options[\"payload\"]\n# If more bytes than this wait to be sent, no connection is read until they are sent.\nMOST_QUEUED = 1048576\n\nselector = selectors.DefaultSelector()\noutgoing = bytearray()\nincoming = bytearray()\nchannels = {}\nlast = 0\n\ndef send(kind, number, payload=b\"\"):\n    outgoing.extend(HEADER.pack(kind, number, len(payload)))\n    outgoing.extend(payload)\n\nclass Channel:\n    def __init__(self, connection, number):\n        self.connection, self.number = connection, number\n        self.waiting = collections.deque()\n        self.owed, self.sendable = 0, WINDOW\n        self.read_end = self.told_end = self.cut = False\n        self.events = 0\n\n    def interest(self):\n        wants = 0\n        if not self.read_end and self.sendable > 0 and len(outgoing) < MOST_QUEUED:\n            wants |= selectors.EVENT_READ\n        if self.waiting:\n            wants |= selectors.EVENT_WRITE\n        return wants\n\n    def watch(self):\n        wants = self.interest()\n        if wants == self.events:\n            return\n        if self.events == 0:\n            selector.register(self.connection, wants, self)\n        elif wants == 0:\n            selector.unregister(self.connection)\n        else:\n            selector.modify(self.connection, wants, self)\n        self.events = wants\n\n    def read(self):\n        try:\n            data = self.connection.recv(min(PAYLOAD, self.sendable))\n        except BlockingIOError:\n            return\n        except OSError:\n            return self.drop(True)\n        if data:\n            self.sendable -= len(data)\n            send(DATA, self.number, data)\n        else:\n            self.read_end = True\n            send(END, self.number)\n            self.settle()\n\n    def write(self):\n        while self.waiting:\n            data = self.waiting[0]\n            try:\n                sent = self.connection.send(data)\n            except BlockingIOError:\n                break\n            except OSError:\n                return self.drop(True)\n            if sent == len(data):\n                self.waiting.popleft()\n            else:\n                self.waiting[0] = data[sent:]\n            self.owed += sent\n        if self.owed >= 32768:\n            send(CREDIT, self.number, struct.pack(\">I\", self.owed))\n            self.owed = 0\n        self.settle()\n\n    def settle(self):\n        if self.told_end and not self.waiting and not self.cut:\n            self.cut = True\n            try:\n                self.connection.shutdown(socket.SHUT_WR)\n            except OSError:\n                pass\n        if self.cut and self.read_end:\n            self.drop(False)\n\n    def drop(self, tell):\n        if channels.pop(self.number, None) is None:\n            return\n        if tell:\n            send(CLOSE, self.number)\n        if self.events:\n            selector.unregister(self.connection)\n            self.events = 0\n        self.connection.close()\n\ndef accept():\n    global last\n    while len(channels) < options[\"connections\"]:\n        try:\n            connection, _ = listener.accept()\n        except OSError:\n            return\n        connection.setblocking(False)\n        last += 1\n        channels[last] = Channel(connection, last)\n        send(OPEN, last)\n\ndef take(kind, number, payload):\n    channel = channels.get(number)\n    if channel is None:\n        return\n    if kind == DATA:\n        channel.waiting.append(payload)\n        channel.write()\n    elif kind == END:\n        channel.told_end = True\n        channel.settle()\n    elif kind == CLOSE:\n        channel.drop(False)\n    elif kind == CREDIT:\n        channel.sendable += struct.unpack(\">I\", payload)[0]\n\ndef read_frames():\n    try:\n        data = os.read(0, 262144)\n    except BlockingIOError:\n        return\n    if not data:\n        os._exit(0)\n    incoming.extend(data)\n    position = 0\n    while len(incoming) - position >= HEADER.size:\n        kind, number, length = HEADER.unpack_from(incoming, position)\n        start = position + HEADER.size\n        if len(incoming) - start < length:\n            break\n        take(kind, number, bytes(incoming[start:start + length]))\n        position = start + length\n    del incoming[:position]\n\ndef write_frames():\n    try:\n        sent = os.write(1, outgoing)\n    except BlockingIOError:\n        return\n    except OSError:\n        os._exit(0)\n    del outgoing[:sent]\n\nlistener = socket.socket()\ntry:\n    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)\n    listener.bind((\"127.0.0.1\", options[\"port\"]))\n    listener.listen(options[\"backlog\"])\nexcept OSError as error:\n    sys.exit(\"cannot listen: %s\" % error)\nlistener.setblocking(False)\nos.set_blocking(0, False)\nos.set_blocking(1, False)\nselector.register(0, selectors.EVENT_READ, read_frames)\nsend(READY, 0, struct.pack(\">I\", 1))\nlistens = writes = False\nwhile True:\n    for channel in list(channels.values()):\n        channel.watch()\n    room = len(channels) < options[\"connections\"]\n    if room != listens:\n        selector.register(listener, selectors.EVENT_READ, accept) if room else selector.unregister(listener)\n        listens = room\n    if bool(outgoing) != writes:\n        selector.register(1, selectors.EVENT_WRITE, write_frames) if outgoing else selector.unregister(1)\n        writes = bool(outgoing)\n    for key, events in selector.select():\n        if not isinstance(key.data, Channel):\n            key.data()\n            continue\n        if events & selectors.EVENT_WRITE and key.data.number in channels:\n            key.data.write()\n        if events & selectors.EVENT_READ and key.data.number in channels and not key.data.read_end:\n            key.data.read()\n");

// EXTERNAL MODULE: ./lib/executors/contained/egress/frames.js
var egress_frames = __webpack_require__(15578);
// EXTERNAL MODULE: ./lib/executors/contained/egress/proxy-environment.js
var proxy_environment = __webpack_require__(60626);
;// CONCATENATED MODULE: ./lib/executors/contained/egress/forwarder.js





/** The exit code of `either.sh` if the image has neither Python 3 nor Node. */
const noInterpreterCode = 90;
/** The error if the image has neither Python 3 nor Node, and so cannot forward connections. */
class NoInterpreterError extends Error {
    name = "NoInterpreterError";
    constructor() {
        super("The image has neither Python 3 nor Node.");
    }
}
const settings = JSON.stringify({
    port: proxy_environment/* proxyPort */.MX,
    connections: egress_frames/* maxConnections */.Q6,
    backlog: egress_frames/* maxWaiting */.MX,
    payload: egress_frames/* maxPayloadBytes */.gF,
    window: egress_frames/* windowBytes */.cJ,
});
/** A command that runs one of two equivalent programs, with one argument. */
function eitherProgram(programs, argument) {
    return ["sh", "-c", either_sh, "agent-exec", programs.python, programs.node, argument];
}
/**
 * Listens on the place's loopback, and carries every connection over its own standard streams. It knows no hosts. The
 * program outside decides which hosts may be reached, because no code of the place runs there.
 */
const forwarderCommand = eitherProgram({ python: forwarder_py, node: forwarder_cjs }, settings);


/***/ }),

/***/ 15578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ii: () => (/* binding */ encodeCredit),
/* harmony export */   MX: () => (/* binding */ maxWaiting),
/* harmony export */   Q6: () => (/* binding */ maxConnections),
/* harmony export */   RR: () => (/* binding */ frameTypes),
/* harmony export */   Yt: () => (/* binding */ encodeFrame),
/* harmony export */   cJ: () => (/* binding */ windowBytes),
/* harmony export */   gF: () => (/* binding */ maxPayloadBytes),
/* harmony export */   qy: () => (/* binding */ FrameError),
/* harmony export */   wI: () => (/* binding */ FrameDecoder)
/* harmony export */ });
/* unused harmony export headerBytes */
/**
 * The protocol between this process and the forwarder in the place, over the forwarder's standard streams. A frame is a
 * type (one byte), a connection's number (four bytes), a length (four bytes), both big-endian, and a payload. The
 * forwarder opens connections and numbers them upwards from 1; no number comes twice. Each side may send only as many
 * bytes of a connection as the other side allowed (its credit), at first `windowBytes`. For this reason nobody stores
 * more than that for one connection, and a slow connection does not delay the others.
 */
const frameTypes = {
    /** From inside: listening. The payload is the number of its threads in four bytes; the connection's number is 0. */
    ready: 0,
    /** From inside: somebody connected. This frame has no payload. */
    open: 1,
    data: 2,
    /** This side sends no more data. There is no payload. */
    end: 3,
    /** The connection is broken. Data that has not arrived is dropped. There is no payload. */
    close: 4,
    /** The number of bytes, in four bytes, that left the buffer. The other side may send this many more. */
    credit: 5,
};
/** Small enough that connections can take turns. The header is only a two-thousandth of it. */
const maxPayloadBytes = 16_384;
/** Allows 50 MB/s over a link with a delay of 5 ms, and needs 16 MiB for all connections together. */
const windowBytes = 262_144;
/** How many connections may be open at once. npm opens 15, and pip 10. */
const maxConnections = 64;
/** How many connections may wait. Connections of programs that have ended wait too. */
const maxWaiting = 128;
const headerBytes = 9;
function encodeFrame(type, id, payload = new Uint8Array()) {
    const frame = Buffer.allocUnsafe(headerBytes + payload.length);
    frame.writeUInt8(type, 0);
    frame.writeUInt32BE(id, 1);
    frame.writeUInt32BE(payload.length, 5);
    frame.set(payload, headerBytes);
    return frame;
}
function encodeCredit(id, bytes) {
    const payload = Buffer.allocUnsafe(4);
    payload.writeUInt32BE(bytes);
    return encodeFrame(frameTypes.credit, id, payload);
}
/** The error if the other side sent something that agent-exec's forwarder never sends. */
class FrameError extends Error {
    name = "FrameError";
}
const lengths = {
    [frameTypes.ready]: [4, 4],
    [frameTypes.open]: [0, 0],
    [frameTypes.data]: [1, maxPayloadBytes],
    [frameTypes.end]: [0, 0],
    [frameTypes.close]: [0, 0],
    [frameTypes.credit]: [4, 4],
};
/** Joins pieces of any size to frames. It holds at most one frame. */
class FrameDecoder {
    #sink;
    #held = Buffer.alloc(0);
    constructor(sink) {
        this.#sink = sink;
    }
    /** @throws FrameError for bytes that are not frames, and the errors of `sink`. */
    push(bytes) {
        let rest = this.#held.length === 0
            ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
            : Buffer.concat([this.#held, bytes]);
        while (rest.length >= headerBytes) {
            const end = headerBytes + checkedLength(rest);
            if (rest.length < end)
                break;
            const type = rest.readUInt8(0);
            this.#sink({ type, id: rest.readUInt32BE(1), payload: rest.subarray(headerBytes, end) });
            rest = rest.subarray(end);
        }
        this.#held = rest;
    }
}
function checkedLength(header) {
    const type = header.readUInt8(0);
    const length = header.readUInt32BE(5);
    const [least, most] = lengths[type] ?? [1, 0];
    if (length < least || length > most)
        throw new FrameError(`A frame of type ${type} has an invalid size: ${length} bytes.`);
    return length;
}


/***/ })

};
