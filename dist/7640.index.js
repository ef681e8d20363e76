export const id = 7640;
export const ids = [7640];
export const modules = {

/***/ 33457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   Pl: () => (/* binding */ endsByInterrupt),
/* harmony export */   lb: () => (/* binding */ lostExit),
/* harmony export */   wb: () => (/* binding */ raisedBy)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

/** A cell that reacts to an interrupt ends in 40 ms. */
const interruptedWithinMs = 2000;
/** The end of a kernel is reported shortly after it. */
const toldWithinMs = 1000;
/** The exit code of a cell: 0, or 1 for an error. `sys.exit(3)` gives 3, as in a script. */
function exitCodeOf({ error }) {
    if (error === null)
        return 0;
    if (error.name !== "SystemExit")
        return 1;
    if (error.value === "" || error.value === "None")
        return 0;
    const code = Number(error.value);
    // Linux keeps the lowest eight bits.
    return Number.isInteger(code) ? ((code % 256) + 256) % 256 : 1;
}
/** The error that it raised, for its evidence. Null if there is none. */
function raisedBy({ error }) {
    return error === null || error.name === "" ? null : `it raised ${error.name.slice(0, 100)}`;
}
/** The exit of a kernel that was lost together with its cell. If it is not reported in time, `otherwise`. */
function lostExit(told, otherwise) {
    return Promise.race([told, (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(toldWithinMs, otherwise, { ref: false })]);
}
/** Interrupts a cell. Resolves with whether the cell ended, so that its kernel can continue. */
async function endsByInterrupt(client, cell) {
    client.interrupt();
    const end = await Promise.race([cell, (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(interruptedWithinMs, null, { ref: false })]);
    return end?.kind === "done";
}


/***/ }),

/***/ 60408:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bw: () => (/* binding */ KernelClient),
  gj: () => (/* binding */ KernelUnavailableError)
});

// UNUSED EXPORTS: LineReader

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/executors/kernel/cell-exit.js
var cell_exit = __webpack_require__(33457);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/executors/kernel/stream-mark.js

/** Finds and removes the bytes that end a cell's output, in a stream that comes in pieces. */
class StreamMark {
    seen;
    #mark;
    #sink;
    #tell = () => undefined;
    #held = Buffer.alloc(0);
    constructor(mark, sink) {
        this.#mark = mark;
        this.#sink = sink;
        this.seen = new Promise((resolve) => (this.#tell = resolve));
    }
    push(bytes) {
        const all = this.#held.length === 0 ? Buffer.from(bytes) : Buffer.concat([this.#held, bytes]);
        const at = all.indexOf(this.#mark);
        if (at === -1) {
            const keep = beginningAtEnd(all, this.#mark);
            this.#give(all.subarray(0, all.length - keep));
            this.#held = all.subarray(all.length - keep);
            return;
        }
        this.#held = Buffer.alloc(0);
        this.#give(all.subarray(0, at));
        this.#give(all.subarray(at + this.#mark.length));
        this.#tell();
    }
    /** Returns bytes that looked like the beginning of the mark. */
    end() {
        this.#give(this.#held);
        this.#held = Buffer.alloc(0);
    }
    #give(bytes) {
        if (bytes.length > 0)
            this.#sink(bytes);
    }
}
/** A mark is text, because a kernel sends it as text. It has 16 random bytes, so no output contains it. */
function newMark() {
    return Buffer.from(`\u0001${(0,external_node_crypto_.randomBytes)(16).toString("hex")}`);
}
/** How many bytes at a piece's end may be the beginning of the mark. */
function beginningAtEnd(piece, mark) {
    for (let length = Math.min(mark.length - 1, piece.length); length > 0; length -= 1)
        if (piece.subarray(piece.length - length).equals(mark.subarray(0, length)))
            return length;
    return 0;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
;// CONCATENATED MODULE: ./lib/executors/kernel/words.js

/** The first line of a launcher. It says how to reach its kernel, or that there is none. */
const launched = schemas/* union */.KCZ([
    schemas/* object */.Ikc({
        /** The kernel's process id, inside the sandbox if there is one. */
        process: schemas/* number */.aig().int().positive(),
        shell: schemas/* number */.aig().int(),
        iopub: schemas/* number */.aig().int(),
        control: schemas/* number */.aig().int(),
        key: schemas/* string */.YjP(),
    }),
    schemas/* object */.Ikc({ missing: schemas/* string */.YjP(), there: schemas/* array */.YOg(schemas/* string */.YjP()) }),
]);
/** A result in one form: its data (binary data in base64) or, if it is too large, only its number of characters. */
const result = schemas/* object */.Ikc({ type: schemas/* string */.YjP(), data: schemas/* string */.YjP().optional(), size: schemas/* number */.aig().optional() });
/** A driver's messages about its kernel, one JSON object per line. */
const kernelWord = schemas/* union */.KCZ([
    schemas/* object */.Ikc({ ready: schemas/* string */.YjP(), extension: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ stream: schemas/* enum */.k5n(["stdout", "stderr"]), text: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ shown: schemas/* array */.YOg(result), is_value: schemas/* boolean */.zMY() }),
    schemas/* object */.Ikc({ clear: schemas/* literal */.euz(true) }),
    schemas/* object */.Ikc({ error: schemas/* string */.YjP(), value: schemas/* string */.YjP(), trace: schemas/* array */.YOg(schemas/* string */.YjP()) }),
    schemas/* object */.Ikc({ done: schemas/* string */.YjP(), cut: schemas/* boolean */.zMY().optional(), marked: schemas/* boolean */.zMY().optional() }),
    schemas/* object */.Ikc({ lost: schemas/* string */.YjP() }),
]);
const readLaunched = (line) => read(launched, line);
const readWord = (line) => read(kernelWord, line);
/** Null for any other line, such as an engine's error instead of the process's output. */
function read(schema, line) {
    try {
        return schema.safeParse(JSON.parse(line)).data ?? null;
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./lib/executors/kernel/kernel-client.js





class KernelUnavailableError extends Error {
    name = "KernelUnavailableError";
}
/** A kernel is ready in less than a second, and on a busy machine in ten times that. */
const readyWithinMs = 60_000;
/** How much to keep of a kernel's output from before it is ready. If it never gets ready, this output says why. */
const mostSaidChars = 2000;
/** Room for eight results of the largest size in one message of a driver, in base64. */
const mostLineBytes = 64 * 1024 * 1024;
/** The marks arrive in a few milliseconds, unless code closed a stream. */
const markedWithinMs = 1000;
/** A running kernel. It runs one cell after the other. */
class KernelClient {
    /** The language, as the kernel names it, in lower case: `python`. */
    language = "";
    /** The kernel's process id. If there is a sandbox, the id inside of it. */
    process = 0;
    #driver;
    #cell = null;
    #error = null;
    #said = "";
    #isLost = false;
    #ready;
    #tellReady = () => undefined;
    #tellFailure = () => undefined;
    /**
     * Resolves when the kernel is ready. `kernel` runs `launcher.py`, and `driver` runs `driver.py`. If this throws, the
     * caller must end both.
     * @throws KernelUnavailableError, or the signal's reason.
     */
    static async connect(kernel, driver, signal) {
        const client = new KernelClient(kernel, driver);
        const settled = new AbortController();
        const stop = AbortSignal.any([signal, settled.signal]);
        const late = (0,promises_.setTimeout)(readyWithinMs, undefined, { signal: stop, ref: false }).then(() => {
            throw new KernelUnavailableError(`The Jupyter kernel was not ready within ${readyWithinMs / 1000} s.`);
        });
        try {
            await Promise.race([client.#ready, late]);
            return client;
        }
        catch (error) {
            signal.throwIfAborted();
            throw error;
        }
        finally {
            settled.abort();
        }
    }
    constructor(kernel, driver) {
        this.#driver = driver;
        this.#ready = new Promise((resolve, reject) => {
            this.#tellReady = (language) => {
                this.language = language.toLowerCase();
                resolve();
            };
            this.#tellFailure = (why) => reject(new KernelUnavailableError(why));
        });
        this.#ready.catch(() => undefined);
        let isLaunched = false;
        const launching = new LineReader((line) => {
            if (isLaunched)
                return;
            isLaunched = true;
            this.#launch(line ?? "");
        });
        kernel.listen((stream, bytes) => {
            if (!isLaunched && stream === "stdout")
                return launching.push(bytes);
            if (this.#cell !== null)
                return this.#cell.streams[stream].push(bytes);
            this.#keepSaid(bytes);
        });
        const words = new LineReader((line) => this.#take(line === null ? null : readWord(line)));
        driver.listen((stream, bytes) => {
            if (stream === "stdout")
                words.push(bytes);
            else
                this.#keepSaid(bytes);
        });
        void kernel.ended.then(() => this.#lose("the kernel ended"));
        void driver.ended.then(() => this.#lose("the program that talks to the kernel ended"));
    }
    #keepSaid(bytes) {
        if (this.#said.length < mostSaidChars)
            this.#said += Buffer.from(bytes).toString("utf8");
    }
    /** False once its process or the driver has ended. */
    get isUsable() {
        return !this.#isLost;
    }
    /** Runs a cell. Only one cell may run at a time. Never rejects. */
    run(code, sink) {
        if (this.#isLost)
            return Promise.resolve({ kind: "lost", why: "the kernel ended before the cell" });
        this.#error = null;
        return new Promise((end) => {
            const mark = newMark();
            const stream = (name) => new StreamMark(mark, (bytes) => sink.output(name, bytes));
            this.#cell = { sink, end, streams: { stdout: stream("stdout"), stderr: stream("stderr") } };
            this.#ask({ run: code, mark: mark.toString("hex") });
        });
    }
    /** Raises `KeyboardInterrupt` in the cell, or the same in its language. Code may ignore it. */
    interrupt() {
        this.#ask({ interrupt: true });
    }
    #ask(request) {
        this.#driver.write(`${JSON.stringify(request)}\n`);
    }
    #launch(line) {
        const launched = readLaunched(line);
        if (launched === null)
            this.#lose(line.slice(0, mostSaidChars));
        else if ("missing" in launched) {
            const { there } = launched;
            this.#lose(there.length === 0 ? "no kernel is installed" : `it has ${there.join(", ")}`);
        }
        else {
            this.process = launched.process;
            this.#driver.write(`${line}\n`);
        }
    }
    #take(word) {
        if (word === null)
            return this.#lose("its answer is not a kernel's");
        if ("ready" in word)
            return this.#tellReady(word.ready);
        if ("lost" in word)
            return this.#lose(word.lost || "the kernel ended");
        const cell = this.#cell;
        if (cell === null)
            return;
        if ("stream" in word)
            cell.streams[word.stream].push(Buffer.from(word.text));
        else if ("shown" in word)
            cell.sink.shown(word.shown, word.is_value);
        else if ("error" in word) {
            this.#error = { name: word.error, value: word.value };
            // Code may end with `exit()` or `sys.exit(0)`, as a script does.
            if ((0,cell_exit/* exitCodeOf */.FO)({ error: this.#error }) === 0)
                return;
            const trace = word.trace.map((line) => (0,external_node_util_.stripVTControlCharacters)(line)).join("\n");
            cell.sink.output("stderr", Buffer.from(trace.endsWith("\n") ? trace : `${trace}\n`));
        }
        else if ("done" in word) {
            const isFine = word.done === "ok";
            const error = isFine ? null : (this.#error ?? { name: word.done, value: "" });
            const end = { kind: "done", error, isCut: word.cut === true };
            if (word.marked !== true)
                return this.#endCell(end);
            const { stdout, stderr } = cell.streams;
            void Promise.race([
                Promise.all([stdout.seen, stderr.seen]),
                (0,promises_.setTimeout)(markedWithinMs, null, { ref: false }),
            ]).then(() => this.#cell === cell && this.#endCell(end));
        }
    }
    #lose(why) {
        if (this.#isLost)
            return;
        this.#isLost = true;
        const said = this.#said.trim();
        this.#tellFailure(said === "" ? why : `${why}: ${said}`);
        this.#endCell({ kind: "lost", why });
    }
    #endCell(end) {
        const cell = this.#cell;
        this.#cell = null;
        cell?.streams.stdout.end();
        cell?.streams.stderr.end();
        cell?.end(end);
    }
}
/** Splits a stream into lines. If a line is too long, it returns null once, and nothing follows. */
class LineReader {
    #onLine;
    #parts = [];
    #bytes = 0;
    constructor(onLine) {
        this.#onLine = onLine;
    }
    push(bytes) {
        if (this.#bytes > mostLineBytes)
            return;
        // This is a copy, because the data's memory may be reused afterwards.
        let rest = Buffer.from(bytes);
        for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
            const line = Buffer.concat([...this.#parts, rest.subarray(0, end)]).toString("utf8");
            this.#parts = [];
            this.#bytes = 0;
            rest = rest.subarray(end + 1);
            this.#onLine(line);
        }
        this.#parts.push(rest);
        this.#bytes += rest.length;
        if (this.#bytes > mostLineBytes)
            this.#onLine(null);
    }
}


/***/ }),

/***/ 51544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pC: () => (/* binding */ driverArguments),
  f2: () => (/* binding */ launcherArguments)
});

// UNUSED EXPORTS: mostResultBytes

;// CONCATENATED MODULE: ./lib/executors/kernel/behind-cell.py.js
/* harmony default export */ const behind_cell_py = ("# Runs hidden after each cell. It flushes C's buffers, and marks the end of the cell's output in each stream. The driver\n# replaces MARK by the mark's bytes. The mark only decides to which cell output belongs.\nimport ctypes as _c, os as _o\n_c.CDLL(None).fflush(None)\nfor _n in (1, 2): _o.write(_n, bytes.fromhex(\"MARK\"))\ndel _c, _o, _n\n");

;// CONCATENATED MODULE: ./lib/executors/kernel/before-cells.py.js
/* harmony default export */ const before_cells_py = ("# Runs once, hidden, before the first cell of a Python kernel, so that code behaves as in a script: sys.argv has none of\n# the kernel's arguments, and exit() ends the cell and not the kernel. ipykernel reports output of child processes and C\n# code as messages and also writes it to its own streams. The module drops that second copy.\ndef _prepare():\n    import os, sys, warnings\n    sys.argv[:] = [\"cell.py\"]\n    def exit(code=None):\n        raise SystemExit(code)\n    own = {\"exit\": exit, \"quit\": exit}\n    shell = get_ipython()\n    shell.user_ns.update(own)\n    shell.user_ns_hidden.update(own)\n    warnings.filterwarnings(\"ignore\", message=\"To exit: use\")\n    nowhere = os.open(os.devnull, os.O_WRONLY)\n    for number, stream in ((1, sys.stdout), (2, sys.stderr)):\n        if getattr(stream, \"_original_stdstream_copy\", None) is None: continue\n        stream._original_stdstream_copy = nowhere\n        stream.fileno = lambda number=number: number\n        stream.flush_interval = 0.01\n_prepare()\ndel _prepare\n");

;// CONCATENATED MODULE: ./lib/executors/kernel/driver.py.js
/* harmony default export */ const driver_py = ("# Talks to a kernel with Python's own modules only, so that nothing that code installed or wrote runs here. The program\n# reads JSON objects, one per line: first how to reach the kernel, then requests (words.ts, Request). The program\n# answers in the same form (KernelWord). The program ends when its input ends. The protocol is ZeroMQ's (ZMTP 3.0, no\n# security) over TCP on the loopback: dealers for the shell and control channels, and a subscriber to everything that\n# the kernel publishes. Messages are Jupyter's 5.x, signed with HMAC and SHA-256. Anything else is ignored. Large output\n# is passed on in pieces and never stored completely.\nimport base64, hashlib, hmac, json, os, selectors, socket, struct, sys, time, uuid\n\nMOST_RESULT, BEFORE, BEHIND = int(sys.argv[1]), sys.argv[2], sys.argv[3]\nMOST_FRAME = 256 * 1024 * 1024\nPIECE = 256 * 1024\nIDLE_AFTER_REPLY = 5\nCONNECT_WITHIN = 60\n\ndef say(**words):\n    data = memoryview(json.dumps(words).encode() + b\"\\n\")\n    while len(data): data = data[os.write(1, data):]\n\nclass Lost(Exception): pass\n\ndef frame(body, flags):\n    if len(body) > 255: return bytes([flags | 2]) + struct.pack(\">Q\", len(body)) + body\n    return bytes([flags, len(body)]) + body\n\nclass Channel:\n    def __init__(self, port, kind):\n        self.kind, self.port = kind, port\n        self.socket = socket.create_connection((\"127.0.0.1\", port), 10)\n        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)\n        self.bytes, self.parts = bytearray(), []\n        null = b\"NULL\".ljust(20, b\"\\0\")\n        self.socket.settimeout(10)\n        self.socket.sendall(b\"\\xff\" + b\"\\0\" * 8 + b\"\\x7f\\x03\\0\" + null + b\"\\0\" * 32)\n        self.read_exactly(64)\n        properties = self.property(b\"Socket-Type\", kind)\n        if kind == b\"DEALER\": properties += self.property(b\"Identity\", SESSION.encode())\n        self.socket.sendall(frame(b\"\\x05READY\" + properties, 4))\n        if kind == b\"SUB\": self.socket.sendall(frame(b\"\\x01\", 0))\n\n    def property(self, name, value):\n        return bytes([len(name)]) + name + struct.pack(\">I\", len(value)) + value\n\n    def read_exactly(self, count):\n        while len(self.bytes) < count:\n            more = self.socket.recv(65536)\n            if not more: raise Lost()\n            self.bytes += more\n        del self.bytes[:count]\n\n    def send(self, kind, content):\n        header = {\"msg_id\": uuid.uuid4().hex, \"session\": SESSION, \"username\": \"\", \"version\": \"5.3\", \"msg_type\": kind}\n        header[\"date\"] = time.strftime(\"%Y-%m-%dT%H:%M:%SZ\", time.gmtime())\n        frames = [json.dumps(each).encode() for each in (header, {}, {}, content)]\n        frames = [b\"<IDS|MSG>\", sign(frames)] + frames\n        self.socket.settimeout(10)\n        self.socket.sendall(b\"\".join([frame(each, 1) for each in frames[:-1]] + [frame(frames[-1], 0)]))\n        return header[\"msg_id\"]\n\n    def receive(self):\n        self.socket.settimeout(0)\n        try: more = self.socket.recv(1048576)\n        except (BlockingIOError, InterruptedError): return\n        if not more: raise Lost()\n        self.bytes += more\n        while True:\n            if len(self.bytes) < 2: return\n            flags = self.bytes[0]\n            start, size = (2, self.bytes[1])\n            if flags & 2:\n                if len(self.bytes) < 9: return\n                start, size = 9, struct.unpack(\">Q\", self.bytes[1:9])[0]\n            if size > MOST_FRAME: raise Lost(\"a message of %d bytes\" % size)\n            if len(self.bytes) < start + size: return\n            body = bytes(self.bytes[start:start + size])\n            del self.bytes[:start + size]\n            if flags & 4: continue\n            self.parts.append(body)\n            if not flags & 1:\n                parts, self.parts = self.parts, []\n                yield parts\n\ndef sign(frames):\n    digest = hmac.new(KEY, digestmod=hashlib.sha256)\n    for each in frames: digest.update(each)\n    return digest.hexdigest().encode()\n\ndef message(parts):\n    try:\n        at = parts.index(b\"<IDS|MSG>\")\n        frames = parts[at + 2:at + 6]\n        if not hmac.compare_digest(parts[at + 1], sign(frames)): return None\n        header, parent, _, content = [json.loads(each) for each in frames]\n        return header[\"msg_type\"], parent.get(\"msg_id\"), content, header\n    except (ValueError, KeyError, AttributeError, TypeError): return None\n\ndef text_of(value):\n    return value if isinstance(value, str) else \"\".join(map(str, value)) if isinstance(value, list) else str(value)\n\ndef results(data):\n    told = []\n    for mime, value in data.items() if isinstance(data, dict) else []:\n        text = json.dumps(value) if mime.endswith(\"json\") and not isinstance(value, str) else text_of(value)\n        if len(text) > MOST_RESULT: told.append({\"type\": mime[:200], \"size\": len(text)})\n        else: told.append({\"type\": mime[:200], \"data\": text})\n    return told\n\ndef told_of(kind, content):\n    if kind == \"stream\":\n        text = text_of(content.get(\"text\", \"\"))\n        for start in range(0, len(text), PIECE):\n            say(stream=\"stderr\" if content.get(\"name\") == \"stderr\" else \"stdout\", text=text[start:start + PIECE])\n    elif kind in (\"display_data\", \"execute_result\", \"update_display_data\"):\n        say(shown=results(content.get(\"data\")), is_value=kind == \"execute_result\")\n    elif kind == \"clear_output\": say(clear=True)\n    elif kind == \"error\":\n        trace = [text_of(line)[:100000] for line in content.get(\"traceback\", [])[-200:]]\n        say(error=text_of(content.get(\"ename\", \"\"))[:1000], value=text_of(content.get(\"evalue\", \"\"))[:100000], trace=trace)\n\nbuffered = b\"\"\ndef requests():\n    global buffered\n    more = os.read(0, 1048576)\n    if not more: os._exit(0)\n    *lines, buffered = (buffered + more).split(b\"\\n\")\n    return [json.loads(line) for line in lines if line]\n\ndef connect(port, kind, until):\n    while True:\n        try: return Channel(port, kind)\n        except (OSError, Lost):\n            if time.monotonic() > until: raise Lost(\"no connection\")\n            time.sleep(0.01)\n\nSESSION = uuid.uuid4().hex\nwaiting = []\nwhile not waiting: waiting = requests()\nreached = waiting.pop(0)\nKEY = reached[\"key\"].encode()\ntry:\n    until = time.monotonic() + CONNECT_WITHIN\n    iopub = connect(reached[\"iopub\"], b\"SUB\", until)\n    shell = connect(reached[\"shell\"], b\"DEALER\", until)\n    control = connect(reached[\"control\"], b\"DEALER\", until)\n    selector = selectors.DefaultSelector()\n    for each in (iopub, shell, control): selector.register(each.socket, selectors.EVENT_READ, each)\n    os.set_blocking(0, True)\n    selector.register(0, selectors.EVENT_READ, None)\n    # A kernel that has not processed the subscription yet publishes nothing. So this asks again until it does.\n    asked = {shell.send(\"kernel_info_request\", {})}\n    language, is_heard, is_ready = None, False, False\n    current = reply = unseen = mark = None\n    gives_up = 0\n    def run(code, silent):\n        content = {\"code\": code, \"silent\": silent, \"store_history\": not silent, \"user_expressions\": {}}\n        content.update(allow_stdin=False, stop_on_error=False)\n        return shell.send(\"execute_request\", content)\n    def is_python(): return str((language or {}).get(\"name\", \"\")).lower() == \"python\"\n    while True:\n        for request in waiting:\n            if \"run\" in request and current is None:\n                mark, unseen, ended = request[\"mark\"], None, None\n                current, reply, is_idle = run(request[\"run\"], False), None, False\n            elif \"interrupt\" in request: control.send(\"interrupt_request\", {})\n        waiting = []\n        events = selector.select(0.1 if reply is not None or not is_ready else None)\n        if not events and not is_ready: asked.add(shell.send(\"kernel_info_request\", {}))\n        for key, _ in events:\n            if key.data is None:\n                waiting += requests()\n                continue\n            for parts in key.data.receive():\n                known = message(parts)\n                if known is None: continue\n                kind, parent, content, _ = known\n                if key.data is iopub and parent in asked: is_heard = True\n                elif key.data is shell and parent in asked: language = content.get(\"language_info\") or {}\n                elif key.data is shell and parent == current and kind == \"execute_reply\":\n                    reply, gives_up = content, time.monotonic() + IDLE_AFTER_REPLY\n                elif key.data is shell and parent == unseen and unseen is not None and kind == \"execute_reply\": passed = content.get(\"status\") == \"ok\"\n                elif key.data is iopub and parent == current and current is not None:\n                    if kind == \"status\" and content.get(\"execution_state\") == \"idle\": is_idle = True\n                    else: told_of(kind, content)\n                # Output of the kernel's own threads comes a moment later.\n                elif key.data is iopub and parent == unseen and unseen is not None and kind == \"stream\": told_of(kind, content)\n        if is_heard and language is not None and not is_ready:\n            if is_python() and unseen is None:\n                unseen, passed, gives_up = run(BEFORE, True), None, time.monotonic() + CONNECT_WITHIN\n            if is_python() and passed is None and time.monotonic() < gives_up: continue\n            is_ready = True\n            say(ready=str(language.get(\"name\", \"\"))[:100], extension=str(language.get(\"file_extension\", \"\"))[:20])\n        if reply is not None and (is_idle or time.monotonic() > gives_up):\n            if ended is None:\n                ended = {\"done\": str(reply.get(\"status\", \"error\"))[:20]}\n                if not is_idle: ended[\"cut\"] = True\n                elif is_python():\n                    unseen, passed = run(BEHIND.replace(\"MARK\", mark), True), None\n                    gives_up = time.monotonic() + IDLE_AFTER_REPLY\n            if is_idle and is_python() and passed is None and time.monotonic() < gives_up: continue\n            if is_idle and is_python() and passed: ended[\"marked\"] = True\n            say(**ended)\n            current = reply = None\nexcept (Lost, OSError) as error:\n    say(lost=str(error)[:500])\n");

;// CONCATENATED MODULE: ./lib/executors/kernel/launcher.py.js
/* harmony default export */ const launcher_py = ("# Becomes a Jupyter kernel. Arguments: the kernel's name, its working folder, a folder for its own files, and the soft\n# limit of open files or 0. First it prints a line of JSON (words.ts, Launched): how to reach the kernel and its\n# process, or why there is none. The program needs only Python: it looks for kernels in Jupyter's own order. The\n# kernel's priority is the lowest, like that of blocks.\nimport importlib.util, json, os, secrets, socket, sys, tempfile\n\nname, folder, own_folder, open_files = sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])\n\ndef data_folders():\n    given = os.environ.get(\"JUPYTER_PATH\", \"\").split(os.pathsep)\n    home = os.environ.get(\"JUPYTER_DATA_DIR\") or os.path.expanduser(\"~/.local/share/jupyter\")\n    own = os.path.join(sys.prefix, \"share\", \"jupyter\")\n    return [each for each in given + [home, own, \"/usr/local/share/jupyter\", \"/usr/share/jupyter\"] if each]\n\ndef kernels():\n    found = {}\n    for folder in data_folders():\n        try: names = os.listdir(os.path.join(folder, \"kernels\"))\n        except OSError: continue\n        for each in names:\n            path = os.path.join(folder, \"kernels\", each)\n            try:\n                with open(os.path.join(path, \"kernel.json\"), encoding=\"utf-8\") as file: spec = json.load(file)\n                spec[\"argv\"] = [str(word) for word in spec[\"argv\"]]\n            except (OSError, ValueError, KeyError, TypeError): continue\n            found.setdefault(each.lower(), dict(spec, folder=path))\n    if \"python3\" not in found and importlib.util.find_spec(\"ipykernel_launcher\") is not None:\n        argv = [sys.executable, \"-m\", \"ipykernel_launcher\", \"-f\", \"{connection_file}\"]\n        found[\"python3\"] = {\"argv\": argv, \"language\": \"python\", \"folder\": \"\"}\n    return found\n\ndef tell(**words):\n    print(json.dumps(words), flush=True)\n\nthere = kernels()\nspec = there.get(name.lower())\nif spec is None:\n    tell(missing=name[:200], there=sorted(there)[:50])\n    sys.exit(1)\n\nsockets = [socket.socket() for _ in range(5)]\nfor each in sockets: each.bind((\"127.0.0.1\", 0))\nports = [each.getsockname()[1] for each in sockets]\nfor each in sockets: each.close()\nkey = secrets.token_hex(32)\nchannels = [\"shell\", \"iopub\", \"stdin\", \"control\", \"hb\"]\nconnection = dict(zip([each + \"_port\" for each in channels], ports), ip=\"127.0.0.1\", transport=\"tcp\", key=key)\nconnection.update(signature_scheme=\"hmac-sha256\", kernel_name=name)\nhandle, path = tempfile.mkstemp(prefix=\"kernel-\", suffix=\".json\", dir=own_folder)\nwith os.fdopen(handle, \"w\") as file: json.dump(connection, file)\n\nif open_files:\n    import resource\n    resource.setrlimit(resource.RLIMIT_NOFILE, (open_files, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))\ntry: os.nice(19)\nexcept OSError: pass\nos.chdir(folder)\nif os.environ.get(\"PATH\"): os.environ[\"PATH\"] += \":\" + os.environ.get(\"HOME\", \"\") + \"/.local/bin\"\nos.environ.update({str(each): str(value) for each, value in spec.get(\"env\", {}).items()})\nos.environ[\"PWD\"] = folder\nos.environ.setdefault(\"IPYTHONDIR\", os.path.join(own_folder, \".ipython\"))\nwords = {\"{connection_file}\": path, \"{resource_dir}\": spec[\"folder\"]}\nargv = spec[\"argv\"]\nfor old, new in words.items(): argv = [word.replace(old, new) for word in argv]\nif argv[0] in (\"python\", \"python3\") and spec.get(\"language\") == \"python\": argv[0] = sys.executable\ntell(process=os.getpid(), shell=ports[0], iopub=ports[1], control=ports[3], key=key)\nnull = os.open(os.devnull, os.O_RDONLY)\nos.dup2(null, 0)\ntry: os.execvp(argv[0], argv)\nexcept OSError as error:\n    sys.stderr.write(\"%s: %s\\n\" % (argv[0], error.strerror))\n    sys.exit(127)\n");

;// CONCATENATED MODULE: ./lib/executors/kernel/programs.js




/** Of a larger result, only the size is kept. A chart has a few hundred KiB. */
const mostResultBytes = 8 * 1024 * 1024;
/** The arguments for a Python process that talks to a kernel. */
const driverArguments = [
    "-IS",
    "-c",
    driver_py,
    String(mostResultBytes),
    before_cells_py,
    behind_cell_py,
];
/** The arguments for a Python process that becomes a kernel. */
function launcherArguments({ name, folder, ownFolder, openFiles }) {
    return ["-c", launcher_py, name, folder, ownFolder, String(openFiles)];
}


/***/ }),

/***/ 7128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ ShownResults)
/* harmony export */ });
/* unused harmony export readResult */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51196);


/** The forms of a result that are kept as files, with the file ending, and whether they are in base64. */
const keptTypes = {
    "image/png": { extension: "png", isBinary: true },
    "image/jpeg": { extension: "jpg", isBinary: true },
    "image/gif": { extension: "gif", isBinary: true },
    "application/pdf": { extension: "pdf", isBinary: true },
    // These are kept as text. A browser that opens one would run its content, or leave the page.
    "image/svg+xml": { extension: "svg.txt" },
    "text/html": { extension: "html.txt" },
    "application/json": { extension: "json" },
    "text/latex": { extension: "tex" },
    "text/markdown": { extension: "md" },
};
/** How many results of a block are kept. A loop that draws for each row has shown its fault by then. */
const mostShown = 50;
/** How much of a result's plain text is kept, in addition to its file. */
const mostCaptionChars = 300;
/**
 * Reads a result. Its plain form is part of the output, as in a terminal. Its other forms become files, named by their
 * content. If a form is not kept and no other form shows the result, the form is named.
 */
function readResult(forms) {
    const plain = forms.find(({ type }) => type === "text/plain")?.data;
    const caption = plain?.slice(0, mostCaptionChars);
    const shown = forms.flatMap(({ type, data }) => {
        const kept = keptTypes[type];
        if (kept === undefined || data === undefined)
            return [];
        const content = Buffer.from(data, kept.isBinary ? "base64" : "utf8");
        const sha256 = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", content);
        const name = `shown_${sha256.slice(0, 16)}.${kept.extension}`;
        const facts = { name, type, bytes: content.length, sha256 };
        return [{ facts: { ...facts, ...(caption !== undefined && { caption }) }, content }];
    });
    const lines = [
        ...(plain === undefined || (shown.length > 0 && isMereName(plain)) ? [] : [plain]),
        ...shown.map(({ facts }) => `[${facts.type}, ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z3)(facts.bytes)}: shown/${facts.name}]`),
        ...forms.flatMap(({ type, size }) => size === undefined ? [] : [`[${type}, ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z3)(size)}: too large to keep]`]),
    ];
    if (lines.length === 0)
        lines.push(...forms.map(({ type }) => `[${type}: not saved]`));
    return { text: lines.map((line) => `${line}\n`).join(""), shown };
}
/** For example `<IPython.core.display.SVG object>`, which says nothing that the picture does not show. */
function isMereName(plain) {
    return /^<[\w.]+ object(?: at 0x[0-9a-f]+)?>$/.test(plain);
}
/** The results that a cell displayed, up to the limit. */
class ShownResults {
    #options;
    #shown = [];
    #leftOut = 0;
    constructor(options) {
        this.#options = options;
    }
    /** The result's line in the output. */
    take(forms) {
        const { text, shown } = readResult(forms);
        if (this.#shown.length + shown.length > mostShown) {
            this.#leftOut += shown.length;
            return shown.length === 0
                ? text
                : `[displayed but not saved, because a block can save at most ${mostShown} results]\n`;
        }
        for (const each of shown) {
            this.#shown.push(each.facts);
            this.#options.onShown?.(each);
        }
        return text;
    }
    facts() {
        return {
            ...(this.#shown.length > 0 && { shown: this.#shown }),
            ...(this.#leftOut > 0 && { shownLeftOut: this.#leftOut }),
        };
    }
}


/***/ })

};
