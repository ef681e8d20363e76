export const id = 4871;
export const ids = [4871];
export const modules = {

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


/***/ }),

/***/ 53059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ createKubernetesExecutor)
});

// UNUSED EXPORTS: wantedLimits

// EXTERNAL MODULE: ./lib/executors/contained/limits/sizes.js
var limits_sizes = __webpack_require__(867);
// EXTERNAL MODULE: ./lib/executors/contained/session/start-session.js + 13 modules
var start_session = __webpack_require__(60215);
// EXTERNAL MODULE: ./lib/executors/contained/session/usage-text.js
var usage_text = __webpack_require__(92078);
// EXTERNAL MODULE: ./lib/executors/shared-signal.js
var shared_signal = __webpack_require__(66686);
// EXTERNAL MODULE: ./lib/executors/kubernetes/pod/pod-calls.js
var pod_calls = __webpack_require__(39236);
// EXTERNAL MODULE: ./lib/executors/kubernetes/leftovers.js
var leftovers = __webpack_require__(11907);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/ports/executor.js
var executor = __webpack_require__(37003);
// EXTERNAL MODULE: ./lib/executors/contained/sandbox/open-in-place.js + 5 modules
var open_in_place = __webpack_require__(43708);
// EXTERNAL MODULE: ./lib/executors/contained/egress/forwarder.js + 3 modules
var forwarder = __webpack_require__(61838);
// EXTERNAL MODULE: ./lib/executors/kubernetes/pod/labels.js
var labels = __webpack_require__(26452);
// EXTERNAL MODULE: ./lib/executors/contained/guard/environment.js
var guard_environment = __webpack_require__(61475);
// EXTERNAL MODULE: ./lib/executors/contained/guard/folders.js
var folders = __webpack_require__(63843);
// EXTERNAL MODULE: ./lib/executors/contained/guard/guard.js + 1 modules
var guard_guard = __webpack_require__(27561);
// EXTERNAL MODULE: ./lib/executors/contained/guard/users.js
var users = __webpack_require__(13082);
// EXTERNAL MODULE: ./lib/executors/contained/session/contained-settings.js
var contained_settings = __webpack_require__(90826);
// EXTERNAL MODULE: ./lib/executors/languages/languages.js
var languages = __webpack_require__(20261);
;// CONCATENATED MODULE: ./lib/executors/kubernetes/pod/begin.sh.js
/* harmony default export */ const begin_sh = ("# Runs as PID 1 of a pod. It waits for a word, because Kubernetes drops output from before agent-exec listens.\n# Arguments: the largest number of open files of a process, the largest number of blocks of a core dump, the shell, and\n# its arguments.\nulimit -n \"$1\"; ulimit -c \"$2\"\nshift 2\nIFS= read -r _go || exit\nshell=$1; shift\nexec \"$shell\" -c \"$@\"\n");

;// CONCATENATED MODULE: ./lib/executors/kubernetes/pod/prepare.sh.js
/* harmony default export */ const prepare_sh = ("# Runs once in a pod, before its sandbox. It creates the workspace, and a copy of the shell that its user may start but\n# not read. The sandbox gets the copy in a read-only folder, so that nobody there can change its mode.\nfolder=/run/agent-exec-shell\nmkdir /prepared/workspace || exit\ncp /proc/$$/exe $folder/sh 2>/dev/null || cat /proc/$$/exe >$folder/sh || exit\nchmod 111 $folder/sh && chmod 755 /prepared/workspace\n");

;// CONCATENATED MODULE: ./lib/executors/kubernetes/pod/pod-spec.js









/** The name of the container in which the code runs. */
const sandboxContainer = "sandbox";
/** The limits of each process: open files, and blocks of a core dump. The kernel's own limits are far higher. */
const processLimits = { openFiles: 4096, coreSize: 0 };
/**
 * As long as GitHub lets a job run. A pod whose client disappeared without closing its connection ends after this time.
 */
const leaseSeconds = 6 * 60 * 60;
/** Code writes only to folders in memory. This is room for files that the kubelet itself writes for a pod. */
const leastDiskBytes = 64 * 1024 ** 2;
/** A pod that waits for a model needs little. The limit is the user's. */
const wantedCpus = "100m";
/** The description of a sandbox's pod for the cluster. Without side effects. A golden test compares every field. */
function createPod({ name, settings, sizes, owner }) {
    const { memoryBytes, isWorkspaceOnDisk, workspaceBytes } = sizes;
    const workspaceFolder = (0,contained_settings/* workspaceFolderOf */.p)(settings);
    const { openFiles, coreSize } = processLimits;
    const programs = (0,languages/* programsOf */.h2)(settings.languages);
    const guard = (0,guard_guard/* guardArguments */.ky)({ workspaceFolder, programs, role: "alone" });
    const diskBytes = leastDiskBytes + (isWorkspaceOnDisk ? workspaceBytes : 0);
    const resources = {
        limits: {
            memory: `${memoryBytes}`,
            cpu: `${Math.max(10, Math.round(settings.cpus * 1000))}m`,
            "ephemeral-storage": `${diskBytes}`,
        },
        requests: { memory: `${memoryBytes}`, cpu: wantedCpus, "ephemeral-storage": `${leastDiskBytes}` },
    };
    return {
        apiVersion: "v1",
        kind: "Pod",
        metadata: (0,labels/* identify */.ls)({ ...settings, name, owner }),
        spec: {
            ...closedPod(settings),
            volumes: [
                memory("sealed", 8 * 1024 ** 2),
                memory("code", 4 * 1024 ** 2),
                isWorkspaceOnDisk
                    ? { name: "workspace", emptyDir: { sizeLimit: `${workspaceBytes}` } }
                    : memory("workspace", workspaceBytes),
                memory("tmp", sizes.tmpBytes),
                memory("shm", sizes.shmBytes),
            ],
            // Creates the workspace, so that it belongs to the code's user, and the copy of the shell. The sandbox gets the
            // copy read-only. So the code can neither read nor change the shell of PID 1 and of waiting processes.
            initContainers: [
                {
                    ...closedContainer(settings),
                    name: "prepare",
                    // If it fails, people read its output as the reason.
                    terminationMessagePolicy: "FallbackToLogsOnError",
                    command: ["sh", "-c", literal(prepare_sh)],
                    resources,
                    volumeMounts: [
                        { name: "sealed", mountPath: folders/* sealedShellFolder */.Zk },
                        { name: "workspace", mountPath: "/prepared" },
                    ],
                },
            ],
            containers: [
                {
                    ...closedContainer(settings),
                    name: sandboxContainer,
                    command: [guard_guard/* sealedShell */.ZE, "-c", begin_sh, "sh", `${openFiles}`, `${coreSize}`, guard_guard/* sealedShell */.ZE, ...guard].map(literal),
                    // A lease: PID 1 waits on its standard input, which the node closes when agent-exec's connection ends.
                    stdin: true,
                    stdinOnce: true,
                    resources,
                    env: environmentOf(settings),
                    volumeMounts: [
                        { name: "sealed", mountPath: folders/* sealedShellFolder */.Zk, readOnly: true },
                        { name: "code", mountPath: folders/* codeFolder */.O8 },
                        { name: "workspace", mountPath: workspaceFolder, subPath: "workspace" },
                        { name: "tmp", mountPath: "/tmp" },
                        { name: "shm", mountPath: folders/* sharedMemoryFolder */.BL },
                    ],
                },
            ],
        },
    };
}
/** The parts that all pods of agent-exec share. */
function closedPod({ network, runtime }) {
    return {
        restartPolicy: "Never",
        activeDeadlineSeconds: leaseSeconds,
        terminationGracePeriodSeconds: 1,
        automountServiceAccountToken: false,
        enableServiceLinks: false,
        hostNetwork: false,
        hostPID: false,
        hostIPC: false,
        hostname: "sandbox",
        // No name resolves, not even one of the cluster.
        ...(network === "none" && { dnsPolicy: "None", dnsConfig: { nameservers: ["127.0.0.1"] } }),
        ...(runtime !== undefined && { runtimeClassName: runtime }),
        securityContext: {
            runAsNonRoot: true,
            seccompProfile: { type: "RuntimeDefault" },
            // Shared memory is freed when the last program that uses it ends.
            sysctls: [{ name: "kernel.shm_rmid_forced", value: "1" }],
        },
    };
}
/** The parts that all containers of agent-exec share. */
function closedContainer({ image, pull }) {
    return { image, imagePullPolicy: pullPolicies[pull], securityContext };
}
const [user = 0, group = 0] = users/* blockUser */.rn.split(":").map(Number);
const securityContext = {
    runAsUser: user,
    runAsGroup: group,
    runAsNonRoot: true,
    privileged: false,
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ["ALL"] },
    seccompProfile: { type: "RuntimeDefault" },
};
const pullPolicies = { missing: "IfNotPresent", always: "Always", never: "Never" };
function memory(name, bytes) {
    return { name, emptyDir: { medium: "Memory", sizeLimit: `${bytes}` } };
}
/** Escapes a word of a command or a variable's value, because Kubernetes expands `$(NAME)` and `$$` in them. */
function literal(text) {
    return text.replaceAll("$", () => "$$");
}
/** Later values win, so the user's come last. */
function environmentOf({ environment }) {
    const own = [guard_environment/* textLocale */.od, ...guard_environment/* placeEnvironment */.hy].map((line) => {
        const at = line.indexOf("=");
        return { name: line.slice(0, at), value: line.slice(at + 1) };
    });
    const given = environment.map(({ name, value }) => ({ name, value: literal(value) }));
    return [...new Map([...own, ...given].map((each) => [each.name, each])).values()];
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./node_modules/@kubernetes/client-node/dist/web-socket-handler.js
var web_socket_handler = __webpack_require__(69024);
// EXTERNAL MODULE: ./node_modules/ws/wrapper.mjs
var wrapper = __webpack_require__(52977);
// EXTERNAL MODULE: ./lib/format/json.js
var json = __webpack_require__(93769);
// EXTERNAL MODULE: ./lib/executors/kubernetes/client/api-error.js
var api_error = __webpack_require__(12760);
// EXTERNAL MODULE: ./lib/executors/kubernetes/client/cluster.js + 1 modules
var client_cluster = __webpack_require__(75934);
;// CONCATENATED MODULE: ./lib/executors/kubernetes/client/pod-stream.js





/** Proxies and load balancers close a connection that is silent for a minute. */
const pingEveryMs = 30_000;
/** After this many pings without an answer, the connection is dead. */
const mostUnanswered = 3;
/** Starting a process takes 50 ms, and longer if many start at once. */
const openWithinMs = 20_000;
/** Every API server accepts a frame of this size. */
const pieceBytes = 64 * 1024;
/** How many bytes may wait in memory before a writer must wait. */
const mostWaitingBytes = 1024 * 1024;
/** How often a waiting writer looks whether its data was sent. */
const drainPollMs = 5;
/**
 * The streams of a process in a pod, over one WebSocket. Nothing is read before `listen`. Pings keep an idle stream
 * open.
 */
class PodStream {
    ended;
    /** How the process ended. Never rejects. */
    status;
    #hasEnded = false;
    #sink = null;
    #isPaused = true;
    #unanswered = 0;
    #tellStatus = () => undefined;
    #socket;
    /**
     * @param path the path of `exec` or `attach`, with its query
     * @throws ApiError, the connection's error, the signal's reason.
     */
    static async open(cluster, path, signal) {
        let opening;
        let refusal = null;
        let stream = null;
        const access = {
            getCurrentCluster: () => ({ server: cluster.access.server }),
            applyToHTTPSOptions: async (options) => void Object.assign(options, await cluster.credentials()),
        };
        const connect = (uri, protocols, options) => {
            const socket = new wrapper/* WebSocket */.kb(uri, protocols, { ...options, handshakeTimeout: openWithinMs });
            opening = socket;
            socket.on("unexpected-response", (_request, response) => {
                let body = "";
                response.setEncoding("utf8").on("data", (text) => (body += text.slice(0, 4000)));
                response.on("close", () => {
                    refusal = api_error/* ApiError */.hD.from(response.statusCode ?? 0, body);
                    socket.emit("error", refusal);
                    socket.terminate();
                });
            });
            // Data that comes before somebody listens stays in the connection.
            socket.once("open", () => {
                socket.pause();
                stream = new PodStream(socket);
            });
            socket.on("error", () => undefined);
            return socket;
        };
        const handler = new web_socket_handler/* WebSocketHandler */.w(access, connect, unused);
        const silence = "The API server did not open a stream to the pod in time.";
        try {
            await (0,client_cluster/* within */.ux)({ deadlineMs: openWithinMs, silence, signal }, () => handler.connect(path, null, (channel, bytes) => stream?.take(channel, bytes) ?? true));
            if (stream === null)
                throw new Error("The stream to the pod did not open.");
            return stream;
        }
        catch (error) {
            opening?.terminate();
            throw refusal ?? error.error ?? error;
        }
    }
    constructor(socket) {
        this.#socket = socket;
        this.status = new Promise((resolve) => (this.#tellStatus = resolve));
        this.ended = new Promise((resolve) => {
            const end = (error) => {
                if (this.#hasEnded)
                    return;
                this.#hasEnded = true;
                clearInterval(pinging);
                resolve({ error });
            };
            void this.status.then(({ error }) => end(error));
            socket.on("close", (code) => {
                // Without a status the end of the process is unknown.
                const error = new Error(`The API server closed the stream to the pod (code ${code}).`);
                this.#tellStatus({ exitCode: null, error });
            });
        });
        const pinging = setInterval(() => this.#ping(), pingEveryMs).unref();
        socket.on("pong", () => (this.#unanswered = 0));
    }
    get hasEnded() {
        return this.#hasEnded;
    }
    /** Whether this side can report the end of its input. Kubernetes 1.30 and newer can. */
    get canEndInput() {
        return web_socket_handler/* WebSocketHandler */.w.supportsClose(this.#socket.protocol);
    }
    /** Called by the library with a message of one channel. */
    take(channel, bytes) {
        this.#unanswered = 0;
        if (channel === web_socket_handler/* WebSocketHandler */.w.StdoutStream)
            this.#sink?.("stdout", bytes);
        else if (channel === web_socket_handler/* WebSocketHandler */.w.StderrStream)
            this.#sink?.("stderr", bytes);
        else if (channel === web_socket_handler/* WebSocketHandler */.w.StatusStream && bytes.length > 0) {
            this.#tellStatus(readStatus(bytes.toString("utf8")));
            return false;
        }
        return true;
    }
    listen(sink) {
        const isFirst = this.#sink === null;
        this.#sink = sink;
        if (isFirst)
            this.resume();
    }
    pause() {
        this.#isPaused = true;
        this.#socket.pause();
    }
    resume() {
        this.#isPaused = false;
        this.#unanswered = 0;
        this.#socket.resume();
    }
    write(bytes) {
        const all = Buffer.from(bytes);
        for (let at = 0; at < all.length; at += pieceBytes) {
            this.#send(web_socket_handler/* WebSocketHandler */.w.StdinStream, all.subarray(at, at + pieceBytes));
        }
    }
    async writeAll(chunks) {
        for await (const chunk of chunks) {
            if (!this.#isOpen)
                return;
            this.write(chunk);
            while (this.#isOpen && this.#socket.bufferedAmount > mostWaitingBytes)
                await new Promise((resolve) => setTimeout(resolve, drainPollMs));
        }
    }
    endInput() {
        if (this.canEndInput)
            this.#send(web_socket_handler/* WebSocketHandler */.w.CloseStream, Buffer.from([web_socket_handler/* WebSocketHandler */.w.StdinStream]));
    }
    /** Closes the connection. The process continues. */
    close() {
        this.#sink = () => undefined;
        this.#socket.terminate();
    }
    get #isOpen() {
        return this.#socket.readyState === wrapper/* WebSocket */.kb.OPEN;
    }
    #send(channel, bytes) {
        if (this.#isOpen)
            this.#socket.send(Buffer.concat([Buffer.from([channel]), bytes]), () => undefined);
    }
    /** Sends a ping, unless the stream is paused, because a paused stream reads no answers. */
    #ping() {
        if (!this.#isOpen)
            return;
        if (!this.#isPaused && (this.#unanswered += 1) > mostUnanswered)
            return this.#socket.terminate();
        this.#socket.ping(undefined, undefined, () => undefined);
    }
}
/** Otherwise the library closes this process's own streams when a stream in the pod is closed. */
const unused = {
    stdin: { pause: () => undefined },
    stdout: { end: () => undefined },
    stderr: { end: () => undefined },
};
function readStatus(text) {
    const status = (0,json/* parseJson */.q)(text);
    const unreadable = `The API server sent an unreadable status: ${text.slice(0, 200)}`;
    if (status === undefined)
        return { exitCode: null, error: new Error(unreadable) };
    if (status.status === "Success")
        return { exitCode: 0, error: null };
    const told = status.details?.causes?.find(({ reason }) => reason === "ExitCode")?.message;
    if (told !== undefined && /^\d+$/.test(told))
        return { exitCode: Number(told), error: null };
    const message = status.message ?? "the API server does not say why";
    return { exitCode: null, error: new api_error/* ApiError */.hD(status.code ?? 500, status.reason ?? "", message) };
}

;// CONCATENATED MODULE: ./lib/executors/kubernetes/pod/enter.sh.js
/* harmony default export */ const enter_sh = ("# Each process in a pod begins with this, because Kubernetes sets neither its limits nor its folder. It prints its\n# number, and becomes the program. Arguments: the largest number of open files, the largest number of blocks of a core\n# dump, the folder, the program.\nulimit -n \"$1\"; ulimit -c \"$2\"\ncd \"$3\" || exit\nshift 3\nunset KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT KUBERNETES_SERVICE_PORT_HTTPS KUBERNETES_PORT \\\n  KUBERNETES_PORT_443_TCP KUBERNETES_PORT_443_TCP_PROTO KUBERNETES_PORT_443_TCP_PORT KUBERNETES_PORT_443_TCP_ADDR\necho $$\nexec \"$@\"\n");

;// CONCATENATED MODULE: ./lib/executors/kubernetes/pod/pod-end.js

/** How a pod ended, in Kubernetes' own words, such as "Evicted: The node was low on resource: memory." */
function endOf({ metadata, status }) {
    const ended = sandboxOf(status)?.state?.terminated;
    const words = [
        wordsOf(status?.reason, status?.message),
        ended === undefined ? null : (wordsOf(ended.reason, ended.message) ?? "it ended"),
    ];
    const disruption = status?.conditions?.find(({ type }) => type === "DisruptionTarget");
    return {
        isOfMemory: ended?.reason === "OOMKilled",
        words: words.find((each) => each !== null && !/^(Error|Completed)$/.test(each)) ??
            wordsOf(disruption?.reason, disruption?.message) ??
            (metadata?.deletionTimestamp === undefined ? null : "somebody deleted the pod") ??
            words.find((each) => each !== null) ??
            null,
    };
}
/** Whether Kubernetes knows how a pod ended. The node reports the end of a container a second or more after it. */
function isEndKnown({ metadata, status }) {
    const isOver = sandboxOf(status)?.state?.terminated !== undefined || status?.phase === "Failed";
    return isOver || metadata?.deletionTimestamp !== undefined;
}
/** The state of the container in which the code runs. */
function sandboxOf(status) {
    return status?.containerStatuses?.find(({ name }) => name === sandboxContainer);
}
function wordsOf(reason, message) {
    const words = [reason, message?.trim()].filter((each) => each !== undefined && each !== "");
    return words.length === 0 ? null : words.join(": ");
}

;// CONCATENATED MODULE: ./lib/executors/kubernetes/pod/pod-process.js

const lineEnd = "\n".charCodeAt(0);
/** A process's number has at most seven digits. */
const maxNumberBytes = 16;
/**
 * A process in a pod. It begins as `enter.sh`, which writes its number as the first line of its output. No code of a
 * block has run by then.
 */
class PodProcess {
    #bytes = 0;
    #pid = null;
    #number = Buffer.alloc(0);
    #sink = null;
    #stream;
    #release;
    /** @param release ends the processes that keep the streams of an ended process open */
    constructor(stream, release) {
        this.#stream = stream;
        this.#release = release;
    }
    get ended() {
        return this.#stream.ended;
    }
    get hasEnded() {
        return this.#stream.hasEnded;
    }
    get status() {
        return this.#stream.status;
    }
    get bytes() {
        return this.#bytes;
    }
    /** Its number in the pod. Null until it has printed it. */
    get pid() {
        return this.#pid;
    }
    listen(sink) {
        const isFirst = this.#sink === null;
        this.#sink = sink;
        if (isFirst)
            this.#stream.listen((stream, bytes) => this.#take(stream, bytes));
    }
    listenInPlace(sink) {
        this.listen(sink);
    }
    write(bytes) {
        this.#stream.write(bytes);
    }
    writeAll(chunks) {
        return this.#stream.writeAll(chunks);
    }
    pauseOutput() {
        this.#stream.pause();
    }
    resumeOutput() {
        this.#stream.resume();
    }
    endInput() {
        this.#stream.endInput();
    }
    leave() {
        this.#sink = () => undefined;
        this.#stream.close();
    }
    async exitCode() {
        if (!this.hasEnded)
            return null;
        const { exitCode, error } = await this.status;
        if (error !== null)
            throw error;
        return exitCode;
    }
    watchExit(isAlive = async () => null) {
        return new PodExitWatch(this, isAlive, this.#release);
    }
    #take(stream, bytes) {
        let rest = bytes;
        if (stream === "stdout" && this.#number !== null) {
            const all = Buffer.concat([this.#number, bytes]);
            const end = all.indexOf(lineEnd);
            if (end < 0 && all.length < maxNumberBytes)
                return void (this.#number = all);
            this.#number = null;
            const number = Number(all.subarray(0, Math.max(0, end)).toString("latin1"));
            if (Number.isInteger(number) && number > 0)
                this.#pid = number;
            rest = this.#pid === null ? all : all.subarray(end + 1);
            if (rest.length === 0)
                return;
        }
        this.#bytes += rest.length;
        this.#sink?.(stream, rest);
    }
}
/** How often to look whether a process still runs, if its end was not reported. */
const pollMs = 500;
/**
 * An end is reported within 10 ms, and on a busy machine within a second, unless another process keeps the streams
 * open.
 */
const reportedWithinMs = 2000;
/**
 * Watches for the end of a process in a pod. Kubernetes reports it only after no process keeps the output open. So if
 * the process has gone without a report, the processes that keep its output open are ended.
 */
class PodExitWatch {
    told;
    over;
    #noteOver = () => undefined;
    #isOver = false;
    #isStopped = false;
    /** Set while the processes that keep the streams open are being ended. Nothing else may run in the pod meanwhile. */
    #releasing = null;
    #process;
    #isAlive;
    /** @param release ends the processes that keep its output open */
    constructor(process, isAlive, release) {
        this.#process = process;
        this.#isAlive = isAlive;
        this.over = new Promise((resolve) => {
            this.#noteOver = () => {
                this.#isOver = true;
                resolve();
            };
        });
        this.told = this.#tell();
        void this.#poll(release);
    }
    async look() {
        await this.#lookForProcess();
        return this.#isOver ? "over" : "running";
    }
    stop() {
        this.#isStopped = true;
    }
    async #tell() {
        const { exitCode, error } = await this.#process.status;
        await this.#releasing;
        if (this.#isStopped)
            return new Promise(() => undefined);
        if (error !== null)
            throw error;
        this.#noteOver();
        return exitCode;
    }
    async #poll(release) {
        while (!this.#isOver) {
            await Promise.race([this.#process.ended, (0,promises_.setTimeout)(pollMs, undefined, { ref: false })]);
            if (this.#isStopped || this.#process.hasEnded)
                return;
            await this.#lookForProcess();
        }
        await Promise.race([this.#process.ended, (0,promises_.setTimeout)(reportedWithinMs, undefined, { ref: false })]);
        if (!this.#isStopped && !this.#process.hasEnded)
            this.#releasing = release();
    }
    async #lookForProcess() {
        const { pid } = this.#process;
        if (pid !== null && (await this.#isAlive(pid)) === false)
            this.#noteOver();
    }
}

;// CONCATENATED MODULE: ./lib/executors/kubernetes/pod/pod.js









const names = { place: "pod", engine: "cluster", wholeEngine: "Kubernetes cluster" };
/** Questions about a fault must not take longer than the block's own end. */
const hurriedMs = 2000;
/** A node reports the end of a pod within a second or two, and a busy node later. */
const pod_reportedWithinMs = 10_000;
const reportPollMs = 200;
/** Which streams a connection to a pod carries. */
const allStreams = { stdin: "true", stdout: "true", stderr: "true" };
/** A running pod, until its removal. All of its processes have the blocks' user. */
class KubernetesPod {
    cluster;
    name;
    workspaceFolder;
    guard;
    names = names;
    maxWaitMs = Infinity;
    ended;
    /** Kubernetes does not report this while a pod runs, but the counters inside do. */
    timesMemorySpent = 0;
    #hasEnded = false;
    #isAbandoned = false;
    #processes = new Set();
    constructor(cluster, name, workspaceFolder, guard) {
        this.cluster = cluster;
        this.name = name;
        this.workspaceFolder = workspaceFolder;
        this.guard = guard;
        this.ended = this.#noteEnd();
    }
    get hasEnded() {
        return this.#hasEnded;
    }
    get startupError() {
        return this.guard.startupError;
    }
    /** Kubernetes starts every process as the container's user, who is the blocks' user. */
    async spawn({ command, workingFolder = "/", signal }) {
        if (this.#hasEnded)
            throw new Error("The pod has ended.");
        const { openFiles, coreSize } = processLimits;
        const entering = [guard_guard/* sealedShell */.ZE, "-c", enter_sh, "sh", `${openFiles}`, `${coreSize}`, workingFolder];
        const query = new URLSearchParams({ container: sandboxContainer, ...allStreams });
        for (const word of [...entering, ...command])
            query.append("command", word);
        const path = `${this.#path}/exec?${query.toString()}`;
        const stream = await PodStream.open(this.cluster, path, signal);
        const process = new PodProcess(stream, () => this.#endAll());
        this.#processes.add(process);
        void process.ended.then(() => this.#processes.delete(process));
        if (this.#hasEnded)
            process.leave();
        return process;
    }
    async isRunning() {
        try {
            const { status } = await this.#read();
            return status?.phase === "Running" && !this.#hasEnded;
        }
        catch (error) {
            if ((0,api_error/* isGone */.ST)(error))
                return false;
            throw error;
        }
    }
    async hasDiedOfMemory() {
        return this.#hasEnded && (await this.#end()).isOfMemory;
    }
    async whyEnded() {
        return (await this.#end()).words;
    }
    /** There is nothing to cut, because the network is closed before anything runs in the pod. */
    async cutNetworks() { }
    async keep() {
        await this.end();
    }
    async end() {
        this.guard.write(guard_guard/* endRequest */.De);
        if (!this.#isAbandoned)
            await (0,pod_calls/* removePod */.gH)(this.cluster, this.name);
        this.guard.close();
    }
    /** The node then ends PID 1, because its input ends. */
    abandon() {
        this.#isAbandoned = true;
        this.guard.close();
    }
    wordsOf(error) {
        return error instanceof Error ? error.message : String(error);
    }
    explain(error) {
        return (0,api_error/* unavailable */.hU)(this.cluster.access, error);
    }
    get #path() {
        return this.cluster.inNamespace(`pods/${this.name}`);
    }
    #read() {
        return this.cluster.call({ path: this.#path, deadlineMs: hurriedMs });
    }
    async #end() {
        try {
            let pod = await this.#read();
            for (const until = performance.now() + pod_reportedWithinMs; performance.now() < until;) {
                if (!this.#hasEnded || isEndKnown(pod))
                    break;
                // The pod is gone, so perhaps only this wait keeps agent-exec alive.
                await (0,promises_.setTimeout)(reportPollMs);
                pod = await this.#read();
            }
            return endOf(pod);
        }
        catch (error) {
            return { isOfMemory: false, words: (0,api_error/* isGone */.ST)(error) ? "the pod was deleted" : null };
        }
    }
    /** Ends everything that blocks started. Streams that those processes kept open end too. */
    async #endAll() {
        try {
            const killer = await this.spawn({ command: [guard_guard/* sealedShell */.ZE, "-c", "kill -9 -1"], user: "" });
            killer.listen(() => undefined);
            await Promise.race([killer.ended, (0,promises_.setTimeout)(hurriedMs, undefined, { ref: false })]);
        }
        catch {
            // The block's own time limit ends everything.
        }
    }
    async #noteEnd() {
        await this.guard.ended;
        this.#hasEnded = true;
        for (const process of this.#processes)
            process.leave();
    }
}
/** Enough for a sentence, and too little to fill the memory. */
const maxErrorChars = 2000;
/**
 * Ties a pod's life to this process. PID 1 waits on its input, which is this stream. When the stream ends, because
 * agent-exec closes it or was killed, PID 1 ends. If PID 1 ends first, the stream ends.
 */
class GuardStream {
    #startupError = "";
    #stream;
    /** Lets PID 1 begin. */
    constructor(stream) {
        this.#stream = stream;
        stream.write("\n");
    }
    get ended() {
        return this.#stream.ended.then(() => ({ error: null }));
    }
    get hasEnded() {
        return this.#stream.hasEnded;
    }
    /** PID 1's error message if it failed. Then the pod ended at once. */
    get startupError() {
        return this.#startupError.trim();
    }
    listen(sink) {
        this.#stream.listen((stream, bytes) => {
            if (stream === "stderr" && this.#startupError.length < maxErrorChars)
                this.#startupError += Buffer.from(bytes).toString("utf8");
            sink(stream, bytes);
        });
    }
    write(bytes) {
        this.#stream.write(bytes);
    }
    close() {
        this.#stream.close();
    }
}

// EXTERNAL MODULE: ./lib/format/duration.js
var duration = __webpack_require__(27939);
;// CONCATENATED MODULE: ./lib/executors/kubernetes/start/start-failure.js




/** Why a pod will not start, in Kubernetes' own words and with the next step. Null while it may still start. */
function findFault(pod, settings) {
    const status = pod.status ?? {};
    if (pod.metadata?.deletionTimestamp !== undefined)
        return new executor/* EngineUnavailableError */.D(`Somebody deleted the pod ${pod.metadata.name} while it started.`, "Run again. If the error happens again, find out what deletes pods in the namespace.");
    const containers = [...(status.initContainerStatuses ?? []), ...(status.containerStatuses ?? [])];
    for (const container of containers) {
        const fault = faultOf(container, settings);
        if (fault !== null)
            return fault;
    }
    if (status.phase !== "Failed" && status.phase !== "Succeeded")
        return null;
    return new executor/* EngineUnavailableError */.D(`The pod ended before code ran: ${endOf(pod).words ?? "Kubernetes does not say why"}.`, "Run again. If the error happens again, look at the pod's node with `kubectl describe node`.");
}
function faultOf({ state }, settings) {
    const ended = state?.terminated;
    if (ended !== undefined && ended.exitCode !== 0 && ended.reason !== "Completed") {
        const words = [ended.reason, ended.message].filter(Boolean).join(": ");
        return explainEnd(`${words} (exit code ${ended.exitCode})`, settings);
    }
    const { reason = "", message = "" } = state?.waiting ?? {};
    if (/^(ImagePullBackOff|ErrImageNeverPull|InvalidImageName|ImageInspectError)$/.test(reason))
        return explainPull(reason, message, settings);
    if (/^(Create|Run)Container(Config)?Error$|^CrashLoopBackOff$/.test(reason))
        return explainEnd(`${reason}: ${message}`, settings);
    return null;
}
function explainPull(reason, message, { image }) {
    const nextStep = reason === "ErrImageNeverPull"
        ? "The node does not have the image. Load the image into the nodes, or set `pull` to `missing`."
        : reason === "InvalidImageName"
            ? "Correct `image`."
            : /unauthorized|denied|authentication|forbidden/i.test(message)
                ? "Add an image pull secret to the default service account of the namespace, or correct `image`."
                : "Check the image's name, and check that the cluster's nodes can reach the image's registry.";
    const words = `The cluster cannot pull the image ${image}: ${reason}: ${message}`;
    return new executor/* ImageUnavailableError */.y(words, nextStep);
}
function explainEnd(words, { image }) {
    if (/no such file|not found/i.test(words.slice(0, 2000)))
        return new errors/* AgentExecError */.r("image-unsuitable", `The image ${image} has no shell: ${words}`, {
            nextStep: "Use an image with sh, cp, mkdir and chmod, such as python:3-slim.",
        });
    return new executor/* EngineUnavailableError */.D(`The pod's container did not start: ${words}.`, "Fix the problem that Kubernetes names, and run again. `kubectl describe pod` also shows why a container did not start.");
}
/** What a pod waits for, in Kubernetes' own words. Empty if Kubernetes does not say it. */
function waitingWords({ status }) {
    const unscheduled = status?.conditions?.find(({ type, status: holds }) => type === "PodScheduled" && holds === "False");
    if (unscheduled !== undefined)
        return [unscheduled.reason, unscheduled.message].filter(Boolean).join(": ");
    const waiting = [...(status?.initContainerStatuses ?? []), ...(status?.containerStatuses ?? [])]
        .map(({ state }) => state?.waiting)
        .find((each) => each !== undefined);
    return [waiting?.reason, waiting?.message].filter(Boolean).join(": ");
}
/** The error for a pod that did not start in time. Events often say more than its status. */
async function untimely(cluster, pod, limitMs, signal) {
    const query = new URLSearchParams({ fieldSelector: `involvedObject.name=${pod.metadata?.name}` });
    const path = `${cluster.inNamespace("events")}?${query.toString()}`;
    const events = await cluster.call({ path, signal }).catch(() => ({}));
    const warning = events.items?.findLast(({ type }) => type === "Warning");
    const words = waitingWords(pod) || [warning?.reason, warning?.message].filter(Boolean).join(": ");
    return new executor/* EngineUnavailableError */.D(`The pod did not start within ${(0,duration/* formatDuration */.a)(limitMs)}: ${words || "Kubernetes does not say why"}.`, /Unschedulable|Insufficient/.test(words)
        ? "Each run needs up to two pods at once. Run fewer tasks at the same time, lower `memory`, or add nodes to the cluster."
        : "Look at the pod's events with `kubectl get events`.");
}

;// CONCATENATED MODULE: ./lib/executors/kubernetes/start/start-pod.js








/** The time for a node to download a large image. */
const startDeadlineMs = 600_000;
/** The time until a cluster gets another node, or other pods end. */
const placedWithinMs = 300_000;
/** A pod starts in a second. If it takes longer, it waits for an image or a node. */
const pollsMs = [100, 100, 100, 150, 200, 250, 250, 500];
const slowPollMs = 1000;
/**
 * Starts a sandbox's pod.
 * @throws AgentExecError, the API's error, or the signal's reason. In these cases nothing is left.
 */
function startPod(options) {
    const { cluster, pod, settings, signal } = options;
    const name = pod.metadata?.name ?? "";
    return starts.run(signal, async () => {
        await (0,pod_calls/* createPodIn */.PS)(cluster, pod, signal);
        try {
            await untilRunning({ ...options, name });
            const query = new URLSearchParams({ container: sandboxContainer, ...allStreams });
            const path = `${cluster.inNamespace(`pods/${name}`)}/attach?${query.toString()}`;
            const stream = await PodStream.open(cluster, path, signal);
            if (!stream.canEndInput) {
                stream.close();
                throw new executor/* EngineUnavailableError */.D("The API server is older than Kubernetes 1.30 and cannot close a program's standard input.", "Use a cluster with Kubernetes 1.30 or newer.");
            }
            return new KubernetesPod(cluster, name, (0,contained_settings/* workspaceFolderOf */.p)(settings), new GuardStream(stream));
        }
        catch (error) {
            await (0,pod_calls/* removePod */.gH)(cluster, name);
            throw error;
        }
    });
}
/** Resolves with the pod once its containers run. @throws AgentExecError, the API's error, or the signal's reason. */
async function untilRunning({ cluster, name, settings, signal, onProgress, }) {
    const startedAt = performance.now();
    let shown = "";
    for (let round = 0;; round += 1) {
        const pod = await (0,pod_calls/* readPod */.Ax)(cluster, name, signal);
        const fault = findFault(pod, settings);
        if (fault !== null)
            throw fault;
        const containers = pod.status?.containerStatuses ?? [];
        if (containers.length > 0 && containers.every(({ state }) => state?.running !== undefined))
            return pod;
        const limitMs = pod.spec?.nodeName === undefined ? placedWithinMs : startDeadlineMs;
        if (performance.now() - startedAt > limitMs)
            throw await untimely(cluster, pod, limitMs, signal);
        const words = waitingWords(pod);
        if (round > pollsMs.length && words !== "" && words !== shown)
            onProgress?.(`Waiting for the pod: ${words}`);
        if (round > pollsMs.length)
            shown = words;
        await (0,promises_.setTimeout)(pollsMs[round] ?? slowPollMs, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
}
/** Limits how many things happen at once. The others wait in order. */
class Slots {
    free;
    #waiting = [];
    constructor(free) {
        this.free = free;
    }
    /** @throws the signal's reason if it fires before the turn comes. */
    async run(signal, work) {
        if (this.free > 0)
            this.free -= 1;
        else
            await new Promise((resolve) => this.#waiting.push(resolve));
        try {
            signal.throwIfAborted();
            return await work();
        }
        finally {
            const next = this.#waiting.shift();
            if (next === undefined)
                this.free += 1;
            else
                next();
        }
    }
}
/** How many pods start at once. More would only wait for each other, and delay answers about running ones. */
const starts = new Slots(4);

;// CONCATENATED MODULE: ./lib/executors/kubernetes/network/listen.cjs.js
/* harmony default export */ const listen_cjs = ("// Accepts connections on the port in the argument, and closes each at once.\nconst server = require(\"node:net\").createServer((socket) => socket.destroy());\nserver.listen(Number(process.argv[1]));\n");

;// CONCATENATED MODULE: ./lib/executors/kubernetes/network/listen.py.js
/* harmony default export */ const listen_py = ("# Accepts connections on the port in the argument, and closes each at once.\nimport socket, sys\nport = int(sys.argv[1])\ntry:\n    server = socket.create_server((\"::\", port), family=socket.AF_INET6, dualstack_ipv6=True)\nexcept (OSError, ValueError):\n    server = socket.create_server((\"\", port))\nwhile True:\n    server.accept()[0].close()\n");

;// CONCATENATED MODULE: ./lib/executors/kubernetes/network/listener.js








const port = 7777;
/** Python takes 10 MiB, and Node 45. */
const listener_memory = "67108864";
/** A pod that accepts connections, so that a sandbox can try to reach it. Without side effects. */
function createListener({ name, settings, owner }) {
    return {
        apiVersion: "v1",
        kind: "Pod",
        metadata: (0,labels/* identify */.ls)({ ...settings, name, owner }),
        spec: {
            ...closedPod(settings),
            activeDeadlineSeconds: 900,
            containers: [
                {
                    ...closedContainer(settings),
                    name: "listener",
                    command: (0,forwarder/* eitherProgram */.yu)({ python: listen_py, node: listen_cjs }, `${port}`).map(literal),
                    resources: { limits: { memory: listener_memory, cpu: "500m" }, requests: { memory: listener_memory, cpu: "10m" } },
                },
            ],
        },
    };
}
/** @throws AgentExecError, the API's error, or the signal's reason; nothing is left then. */
async function openListener(cluster, { settings, owner }, signal) {
    const name = `agent-exec-listener-${(0,external_node_crypto_.randomBytes)(6).toString("hex")}`;
    await (0,pod_calls/* createPodIn */.PS)(cluster, createListener({ name, settings, owner }), signal);
    const remove = async () => void (await (0,pod_calls/* removePod */.gH)(cluster, name));
    try {
        const { status } = await untilRunning({ cluster, name, settings, signal });
        const host = status?.podIP;
        if (host === undefined)
            throw new Error("The pod for the network test has no address.");
        return { addresses: [{ host, port }], [Symbol.asyncDispose]: remove };
    }
    catch (error) {
        await remove();
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/executors/kubernetes/network/reach.cjs.js
/* harmony default export */ const reach_cjs = ("// Says which of the addresses in the argument it can connect to, then \"tried\".\nconst { connect } = require(\"node:net\");\nconst reach = ({ host, port }) =>\n  new Promise((resolve) => {\n    const socket = connect({ host, port, timeout: 1000 });\n    const end = () => resolve(socket.destroy());\n    socket.once(\"connect\", () => {\n      console.log(`open ${host} ${port}`);\n      end();\n    });\n    socket.once(\"error\", end).once(\"timeout\", end);\n  });\nvoid Promise.all(JSON.parse(process.argv[1]).map(reach)).then(() => console.log(\"tried\"));\n");

;// CONCATENATED MODULE: ./lib/executors/kubernetes/network/reach.py.js
/* harmony default export */ const reach_py = ("# Says which of the addresses in the argument it can connect to, then \"tried\".\nimport json, socket, sys, threading\n\ndef reach(host, port):\n    try:\n        socket.create_connection((host, port), 1).close()\n        print(\"open %s %d\" % (host, port), flush=True)\n    except OSError:\n        pass\n\ntries = [threading.Thread(target=reach, args=(each[\"host\"], each[\"port\"])) for each in json.loads(sys.argv[1])]\nfor each in tries: each.start()\nfor each in tries: each.join()\nprint(\"tried\", flush=True)\n");

;// CONCATENATED MODULE: ./lib/executors/kubernetes/network/proof.js







/** A pod's network and a listener are ready within a second. */
const proof_openWithinMs = 10_000;
/** An engine of network policies needs about a second for a new one, and longer if there are many pods. */
const closedWithinMs = 20_000;
const pauseMs = 200;
/** A try waits one second at most. */
const tryDeadlineMs = 10_000;
/** Enough, because a try prints one line for each address. */
const maxWordsChars = 4000;
/**
 * A policy that forbids all connections of a pod, in and out. The cluster removes it together with its pod. Without
 * side effects.
 */
function createPolicy(pod) {
    return {
        apiVersion: "networking.k8s.io/v1",
        kind: "NetworkPolicy",
        metadata: {
            name: pod.name,
            labels: { "agent-exec": "1" },
            ownerReferences: [{ apiVersion: "v1", kind: "Pod", ...pod }],
        },
        spec: {
            podSelector: { matchLabels: { [labels/* podLabel */.gu]: pod.name } },
            policyTypes: ["Ingress", "Egress"],
            ingress: [],
            egress: [],
        },
    };
}
/**
 * Closes a pod's network and proves it. Before that, the pod must reach another pod, and afterwards it must reach
 * nothing. Call it before any code runs in the pod. Resolves with false if the pod reaches nothing before either,
 * because the cluster has already closed it. In that case the effect of the policy is unknown.
 *
 * @throws AgentExecError `network-open` if the cluster does not enforce the policy, `image-unsuitable` if the image
 * cannot try it; the place's error; the signal's reason.
 */
async function closeAndProve({ listener, others, cluster, pod, signal, ...trying }) {
    const seen = async () => (await reached(listener.addresses, { ...trying, signal })).length > 0;
    const isSeenOpen = await waitFor(proof_openWithinMs, signal, seen);
    const path = cluster.inNamespace("networkpolicies", "apis/networking.k8s.io/v1");
    await cluster.call({ method: "POST", path, body: createPolicy(pod), signal });
    let open = [];
    const isClosed = await waitFor(closedWithinMs, signal, async () => {
        open = await reached([...listener.addresses, ...others], { ...trying, signal });
        return open.length === 0;
    });
    if (isClosed)
        return isSeenOpen;
    throw new errors/* AgentExecError */.r("network-open", `The cluster does not enforce network policies: with a policy that forbids every connection, the pod still reached ${open.join(" and ")}.`, {
        nextStep: "Nothing ran. Install a network plugin that enforces network policies, such as Calico or Cilium. To let the code reach the network, set `network` to `full`.",
    });
}
/** Waits for a condition. Returns whether it became true in time. */
async function waitFor(withinMs, signal, isTrue) {
    for (const until = performance.now() + withinMs;; await (0,promises_.setTimeout)(pauseMs, undefined, { signal })) {
        if (await isTrue())
            return true;
        if (performance.now() > until)
            return false;
    }
}
/** The addresses that a program in the pod can reach, as `host port`. */
async function reached(addresses, { place, image, signal }) {
    const command = (0,forwarder/* eitherProgram */.yu)({ python: reach_py, node: reach_cjs }, JSON.stringify(addresses));
    const process = await place.spawn({ command, user: users/* blockUser */.rn, signal });
    let words = "";
    process.listen((_stream, bytes) => {
        if (words.length < maxWordsChars)
            words += Buffer.from(bytes).toString("utf8");
    });
    try {
        await Promise.race([process.ended, (0,promises_.setTimeout)(tryDeadlineMs, undefined, { ref: false, signal })]);
        const lines = words.split("\n");
        if (lines.includes("tried"))
            return lines.flatMap((line) => (line.startsWith("open ") ? [line.slice(5)] : []));
        if ((await process.exitCode().catch(() => null)) === forwarder/* noInterpreterCode */.vz)
            throw new errors/* AgentExecError */.r("image-unsuitable", `agent-exec cannot test whether the cluster enforces \`network: none\`, because the image ${image} has neither Python 3 nor Node.`, { nextStep: "Use an image with Python 3 or Node, or set `network` to `full`." });
        throw new Error(`The network could not be tested: ${words.trim() || "the test program said nothing"}`);
    }
    finally {
        process.leave();
    }
}

;// CONCATENATED MODULE: ./lib/executors/kubernetes/settings.js
/**
 * The assumed limit of processes. Kubernetes has no such limit for a pod. Each node has one for all of its pods
 * (`podPidsLimit`).
 */
const reckonedPids = 256;

;// CONCATENATED MODULE: ./lib/executors/kubernetes/open-sandbox.js













/** The port of the kubelet on each node. */
const nodePort = 10_250;
/**
 * Opens a sandbox in a pod of its own, with a closed network.
 *
 * @throws AgentExecError for the cluster's refusal; nothing is left then. On abort: the signal's reason.
 */
async function openPodSandbox(options) {
    const { cluster, settings, signal } = options;
    // If one pod of this start fails, the work for the others stops.
    const failing = new AbortController();
    const both = AbortSignal.any([signal, failing.signal]);
    (0,shared_signal/* mayBeShared */.y)(both);
    const listening = settings.network === "none" ? openListener(cluster, options, both) : null;
    listening?.catch((error) => failing.abort(error));
    try {
        return await openProven(options, both, listening);
    }
    catch (error) {
        failing.abort(error);
        signal.throwIfAborted();
        throw explain(cluster, error);
    }
    finally {
        await listening?.then((listener) => listener[Symbol.asyncDispose](), () => undefined);
    }
}
async function openProven({ cluster, settings, sizes, owner, onPlace, onProgress, onFound }, signal, listening) {
    const name = `agent-exec-${(0,external_node_crypto_.randomBytes)(8).toString("hex")}`;
    const pod = createPod({ name, settings, sizes, owner });
    const sandbox = await (0,open_in_place/* openInPlace */.B)({
        openPlace: async () => {
            const place = await startPod({ cluster, pod, settings, signal, onProgress });
            onFound?.();
            return place;
        },
        pids: reckonedPids,
        languages: settings.languages,
        onPlace,
        signal,
    });
    try {
        const started = await (0,pod_calls/* readPod */.Ax)(cluster, name, signal);
        // For example `docker.io/library/python@sha256:…`. If the image was loaded into the node, its id.
        const digest = /sha256:[\da-f]{64}/.exec(sandboxOf(started.status)?.imageID ?? "")?.[0] ?? null;
        if (listening === null)
            return { sandbox, digest, isNetworkProven: false };
        const host = started.status?.hostIP;
        const isNetworkProven = await closeAndProve({
            place: sandbox.place,
            listener: await listening,
            others: host === undefined ? [] : [{ host, port: nodePort }],
            cluster,
            pod: { name, uid: started.metadata?.uid ?? "" },
            image: settings.image,
            signal,
        });
        return { sandbox, digest, isNetworkProven };
    }
    catch (error) {
        await sandbox.end();
        throw error;
    }
}
function explain(cluster, error) {
    if ((0,errors/* isAgentExecError */.TE)(error))
        return error;
    if (error instanceof open_in_place/* PlaceEndedError */.S)
        return new executor/* EngineUnavailableError */.D(`The pod ended right after its start: ${error.message || "it printed nothing"}.`, "Run again. If the error happens again, start a pod of the image by hand: `kubectl run --rm -it --image IMAGE try -- sh`.", error);
    return (0,api_error/* unavailable */.hU)(cluster.access, error);
}

;// CONCATENATED MODULE: ./lib/executors/kubernetes/kubernetes-executor.js










/** By then, a first block that came at once has ended. */
const sweepAfterMs = 1000;
/**
 * Runs blocks in pods of a cluster. A pod has no service account, no network and no capabilities. It has a read-only
 * root, and limits. A pod ends when its client ends.
 *
 * @throws AgentExecError `settings-invalid` if the sizes contradict each other.
 */
function createKubernetesExecutor(settings, connect) {
    const sizes = (0,limits_sizes/* chooseSizes */.MA)(settings);
    return {
        name: "kubernetes",
        describe: (options) => describe(settings, sizes, options),
        checkRoom: (size) => (0,limits_sizes/* checkRoom */.kX)(sizes, size),
        async start(options) {
            const { signal, purpose = "blocks", onProgress, onFound } = options;
            (0,shared_signal/* mayBeShared */.y)(signal);
            const cluster = await connect();
            const owner = await (0,pod_calls/* findOwner */.zr)(cluster, signal);
            let opened = null;
            const facts = {
                executor: "kubernetes",
                image: settings.image,
                // Known once the pod runs.
                digest: null,
                limits: (0,usage_text/* describeContainedLimits */.PF)({ settings, pids: null, network: settings.network }, sizes),
            };
            const session = await (0,start_session/* startSession */.J)({
                settings: { ...settings, pids: reckonedPids },
                sizes,
                allowList: null,
                image: settings.image,
                setup: { commands: settings.setup, hasNetwork: false },
                afterwards: "removed",
                keptHint: () => "",
                openSandbox: async (asked) => {
                    opened = await openPodSandbox({ ...asked, cluster, settings, sizes, owner, onProgress, onFound });
                    facts.digest = opened.digest;
                    return opened.sandbox;
                },
                facts,
                wanted: wantedLimits(settings, sizes),
                tryUnseen: async () => (opened?.isNetworkProven === true ? { network: true } : {}),
            }, options);
            if (purpose === "blocks")
                setTimeout(() => void (0,leftovers/* sweepLeftovers */.Z)(cluster, signal), sweepAfterMs).unref();
            return session;
        },
    };
}
function describe(settings, sizes, options) {
    const { variables, prepared } = (0,usage_text/* describeGiven */.lI)({ ...settings, place: "pod" });
    return (0,usage_text/* describeContained */.r$)({
        settings,
        options,
        sizes,
        where: `a Kubernetes pod of the image ${settings.image}`,
        network: settings.network === "none" ? usage_text/* noNetworkWords */.n5 : usage_text/* fullNetworkWords */.zE,
        pids: null,
        more: [...variables, ...prepared],
    });
}
/** The limits that the pod should have, for comparison with the values inside of it. */
function wantedLimits(settings, sizes) {
    const { network, runtime } = settings;
    return {
        ...processLimits,
        sizes,
        workspaceFolder: (0,contained_settings/* workspaceFolderOf */.p)(settings),
        pids: reckonedPids,
        network,
        machineBytes: null,
        additions: {
            // A pod always has a network interface. Only a trial shows whether packets leave it.
            ...(network === "none" && { network: null }),
            // Without it, no pod starts.
            runtime: runtime === undefined ? null : true,
        },
    };
}


/***/ }),

/***/ 54871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ settingsOf),
/* harmony export */   loadKubernetes: () => (/* binding */ loadKubernetes)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13411);
/* harmony import */ var _functions_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40235);
/* harmony import */ var _client_cluster_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75934);
/* harmony import */ var _kubernetes_executor_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53059);





/** Creates the executor from the user's settings. @throws AgentExecError `settings-invalid`. */
async function loadKubernetes(options) {
    const settings = await settingsOf(options);
    const connecting = (0,_client_cluster_js__WEBPACK_IMPORTED_MODULE_2__/* .connectCluster */ .bp)(options.variable);
    const executor = (0,_kubernetes_executor_js__WEBPACK_IMPORTED_MODULE_3__/* .createKubernetesExecutor */ .o)(settings, () => connecting);
    // A missing cluster is not a wrong setting. The start reports it.
    await connecting.catch((error) => {
        if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isAgentExecError */ .TE)(error) || error.code !== "engine-unavailable")
            throw error;
    });
    return executor;
}
/** @throws AgentExecError `settings-invalid`. */
async function settingsOf(options) {
    const { settings, runId, clock } = options;
    return {
        image: settings.image,
        pull: settings.pull,
        memoryBytes: settings.memory,
        cpus: settings.cpus,
        workspaceFolder: settings["workspace-path"],
        workspaceBytes: settings["workspace-size"],
        maxOutputBytes: settings["max-output"],
        languages: settings.language,
        infersLanguage: settings["infer-language"],
        functions: await (0,_functions_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .functionsOf */ .T)(options),
        network: settings.network === "full" ? "full" : "none",
        runtime: settings.runtime,
        environment: settings.env,
        setup: settings.setup,
        runId,
        version: _version_js__WEBPACK_IMPORTED_MODULE_4__/* .version */ .r,
        clock,
    };
}


/***/ }),

/***/ 13411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
/** agent-exec's version. A test compares it with package.json, which is not in the bundle. */
const version = "0.1.0";


/***/ })

};
