export const id = 4918;
export const ids = [4918];
export const modules = {

/***/ 33457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ exitCodeOf),
/* harmony export */   w: () => (/* binding */ raisedBy)
/* harmony export */ });
/** The exit code that a cell stands for: 0, or 1 for an error; `sys.exit(3)` is 3, as of a file that is run. */
function exitCodeOf({ error }) {
    if (error === null)
        return 0;
    if (error.name !== "SystemExit")
        return 1;
    if (error.value === "" || error.value === "None")
        return 0;
    const code = Number(error.value);
    // As the kernel of a machine keeps it: the lowest eight bits.
    return Number.isInteger(code) ? ((code % 256) + 256) % 256 : 1;
}
/** What it raised, for its evidence; null where that is nothing. */
function raisedBy({ error }) {
    return error === null || error.name === "" ? null : `it raised ${error.name.slice(0, 100)}`;
}


/***/ }),

/***/ 43420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ kernelDriver)
});

// UNUSED EXPORTS: mostResultBytes

;// CONCATENATED MODULE: ./lib/executors/kernel/python-cells.js
/**
 * Run once, unseen, in a kernel of Python's before its first cell, so that code there does what it does as a script:
 * \`sys.argv\` holds none of the kernel's own words, and \`exit()\` ends the cell and not the kernel. What children and C write, which
 * ipykernel sends as messages, it writes to its own streams as well: there it goes nowhere, so that nothing comes twice.
 */
const beforeCells = `
def _prepare():
    import os, sys, warnings
    sys.argv[:] = ["cell.py"]
    def exit(code=None):
        raise SystemExit(code)
    own = {"exit": exit, "quit": exit}
    shell = get_ipython()
    shell.user_ns.update(own)
    shell.user_ns_hidden.update(own)
    warnings.filterwarnings("ignore", message="To exit: use")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for number, stream in ((1, sys.stdout), (2, sys.stderr)):
        if getattr(stream, "_original_stdstream_copy", None) is None: continue
        stream._original_stdstream_copy = nowhere
        stream.fileno = lambda number=number: number
        stream.flush_interval = 0.01
_prepare()
del _prepare
`;
/**
 * Run unseen behind each cell: C's own buffers are written out, and each stream tells by \`MARK\` that nothing of the cell comes
 * behind it. Where the mark lies decides to which cell output belongs, and nothing else.
 */
const behindCell = `
import ctypes as _c, os as _o
_c.CDLL(None).fflush(None)
for _n in (1, 2): _o.write(_n, bytes.fromhex("MARK"))
del _c, _o, _n
`;

;// CONCATENATED MODULE: ./lib/executors/kernel/driver.js

/** 8 MiB: a result above this is told of by its size alone; a chart is a few hundred KiB. */
const mostResultBytes = 8 * 1024 * 1024;
/**
 * Speaks with a kernel: \`python3 -I -c\`, by Python's own modules alone, so that nothing that code installed or wrote
 * runs in it. On its standard input come, a JSON object a line, first how the kernel is reached, then what is to be done
 * (\`Request\`); on its standard output it says what came of it (\`KernelWord\`). It ends when its input does.
 *
 * The wire is ZeroMQ's own (ZMTP 3.0, no security) over TCP on the loopback: dealers for the kernel's shell and control
 * channels, a subscriber to all of what it publishes. Messages are Jupyter's 5.x, signed with HMAC and SHA-256; one that is
 * not, or is no message at all, is passed over. What is large is never kept whole: output goes on in pieces.
 */
const kernelDriver = `
import base64, hashlib, hmac, json, os, selectors, socket, struct, sys, time, uuid

MOST_RESULT = ${mostResultBytes}
MOST_FRAME = 256 * 1024 * 1024
PIECE = 256 * 1024
IDLE_AFTER_REPLY = 5
CONNECT_WITHIN = 60
BEFORE = ${JSON.stringify(beforeCells)}
BEHIND = ${JSON.stringify(behindCell)}

def say(**words):
    data = memoryview(json.dumps(words).encode() + b"\\n")
    while len(data): data = data[os.write(1, data):]

class Lost(Exception): pass

def frame(body, flags):
    if len(body) > 255: return bytes([flags | 2]) + struct.pack(">Q", len(body)) + body
    return bytes([flags, len(body)]) + body

class Channel:
    def __init__(self, port, kind):
        self.kind, self.port = kind, port
        self.socket = socket.create_connection(("127.0.0.1", port), 10)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.bytes, self.parts = bytearray(), []
        null = b"NULL".ljust(20, b"\\0")
        self.socket.settimeout(10)
        self.socket.sendall(b"\\xff" + b"\\0" * 8 + b"\\x7f\\x03\\0" + null + b"\\0" * 32)
        self.read_exactly(64)
        properties = self.property(b"Socket-Type", kind)
        if kind == b"DEALER": properties += self.property(b"Identity", SESSION.encode())
        self.socket.sendall(frame(b"\\x05READY" + properties, 4))
        if kind == b"SUB": self.socket.sendall(frame(b"\\x01", 0))

    def property(self, name, value):
        return bytes([len(name)]) + name + struct.pack(">I", len(value)) + value

    def read_exactly(self, count):
        while len(self.bytes) < count:
            more = self.socket.recv(65536)
            if not more: raise Lost()
            self.bytes += more
        del self.bytes[:count]

    def send(self, kind, content):
        header = {"msg_id": uuid.uuid4().hex, "session": SESSION, "username": "", "version": "5.3", "msg_type": kind}
        header["date"] = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
        frames = [json.dumps(each).encode() for each in (header, {}, {}, content)]
        frames = [b"<IDS|MSG>", sign(frames)] + frames
        self.socket.settimeout(10)
        self.socket.sendall(b"".join([frame(each, 1) for each in frames[:-1]] + [frame(frames[-1], 0)]))
        return header["msg_id"]

    def receive(self):
        self.socket.settimeout(0)
        try: more = self.socket.recv(1048576)
        except (BlockingIOError, InterruptedError): return
        if not more: raise Lost()
        self.bytes += more
        while True:
            if len(self.bytes) < 2: return
            flags = self.bytes[0]
            start, size = (2, self.bytes[1])
            if flags & 2:
                if len(self.bytes) < 9: return
                start, size = 9, struct.unpack(">Q", self.bytes[1:9])[0]
            if size > MOST_FRAME: raise Lost("a message of %d bytes" % size)
            if len(self.bytes) < start + size: return
            body = bytes(self.bytes[start:start + size])
            del self.bytes[:start + size]
            if flags & 4: continue
            self.parts.append(body)
            if not flags & 1:
                parts, self.parts = self.parts, []
                yield parts

def sign(frames):
    digest = hmac.new(KEY, digestmod=hashlib.sha256)
    for each in frames: digest.update(each)
    return digest.hexdigest().encode()

def message(parts):
    try:
        at = parts.index(b"<IDS|MSG>")
        frames = parts[at + 2:at + 6]
        if not hmac.compare_digest(parts[at + 1], sign(frames)): return None
        header, parent, _, content = [json.loads(each) for each in frames]
        return header["msg_type"], parent.get("msg_id"), content, header
    except (ValueError, KeyError, AttributeError, TypeError): return None

def text_of(value):
    return value if isinstance(value, str) else "".join(map(str, value)) if isinstance(value, list) else str(value)

def results(data):
    told = []
    for mime, value in data.items() if isinstance(data, dict) else []:
        text = json.dumps(value) if mime.endswith("json") and not isinstance(value, str) else text_of(value)
        if len(text) > MOST_RESULT: told.append({"type": mime[:200], "size": len(text)})
        else: told.append({"type": mime[:200], "data": text})
    return told

def told_of(kind, content):
    if kind == "stream":
        text = text_of(content.get("text", ""))
        for start in range(0, len(text), PIECE):
            say(stream="stderr" if content.get("name") == "stderr" else "stdout", text=text[start:start + PIECE])
    elif kind in ("display_data", "execute_result", "update_display_data"):
        say(shown=results(content.get("data")), is_value=kind == "execute_result")
    elif kind == "clear_output": say(clear=True)
    elif kind == "error":
        trace = [text_of(line)[:100000] for line in content.get("traceback", [])[-200:]]
        say(error=text_of(content.get("ename", ""))[:1000], value=text_of(content.get("evalue", ""))[:100000], trace=trace)

buffered = b""
def requests():
    global buffered
    more = os.read(0, 1048576)
    if not more: os._exit(0)
    *lines, buffered = (buffered + more).split(b"\\n")
    return [json.loads(line) for line in lines if line]

def connect(port, kind, until):
    while True:
        try: return Channel(port, kind)
        except (OSError, Lost):
            if time.monotonic() > until: raise Lost("no connection")
            time.sleep(0.01)

SESSION = uuid.uuid4().hex
waiting = []
while not waiting: waiting = requests()
reached = waiting.pop(0)
KEY = reached["key"].encode()
try:
    until = time.monotonic() + CONNECT_WITHIN
    iopub = connect(reached["iopub"], b"SUB", until)
    shell = connect(reached["shell"], b"DEALER", until)
    control = connect(reached["control"], b"DEALER", until)
    selector = selectors.DefaultSelector()
    for each in (iopub, shell, control): selector.register(each.socket, selectors.EVENT_READ, each)
    os.set_blocking(0, True)
    selector.register(0, selectors.EVENT_READ, None)
    # A kernel that has not taken the subscription yet publishes nothing to us: asked again until it does.
    asked = {shell.send("kernel_info_request", {})}
    language, is_heard, is_ready = None, False, False
    current = reply = unseen = mark = None
    gives_up = 0
    def run(code, silent):
        content = {"code": code, "silent": silent, "store_history": not silent, "user_expressions": {}}
        content.update(allow_stdin=False, stop_on_error=False)
        return shell.send("execute_request", content)
    def is_python(): return str((language or {}).get("name", "")).lower() == "python"
    while True:
        for request in waiting:
            if "run" in request and current is None:
                mark, unseen, ended = request["mark"], None, None
                current, reply, is_idle = run(request["run"], False), None, False
            elif "interrupt" in request: control.send("interrupt_request", {})
        waiting = []
        events = selector.select(0.1 if reply is not None or not is_ready else None)
        if not events and not is_ready: asked.add(shell.send("kernel_info_request", {}))
        for key, _ in events:
            if key.data is None:
                waiting += requests()
                continue
            for parts in key.data.receive():
                known = message(parts)
                if known is None: continue
                kind, parent, content, _ = known
                if key.data is iopub and parent in asked: is_heard = True
                elif key.data is shell and parent in asked: language = content.get("language_info") or {}
                elif key.data is shell and parent == current and kind == "execute_reply":
                    reply, gives_up = content, time.monotonic() + IDLE_AFTER_REPLY
                elif key.data is shell and parent == unseen and unseen is not None and kind == "execute_reply": passed = content.get("status") == "ok"
                elif key.data is iopub and parent == current and current is not None:
                    if kind == "status" and content.get("execution_state") == "idle": is_idle = True
                    else: told_of(kind, content)
                # What a thread of the kernel's own sends a moment later.
                elif key.data is iopub and parent == unseen and unseen is not None and kind == "stream": told_of(kind, content)
        if is_heard and language is not None and not is_ready:
            if is_python() and unseen is None:
                unseen, passed, gives_up = run(BEFORE, True), None, time.monotonic() + CONNECT_WITHIN
            if is_python() and passed is None and time.monotonic() < gives_up: continue
            is_ready = True
            say(ready=str(language.get("name", ""))[:100], extension=str(language.get("file_extension", ""))[:20])
        if reply is not None and (is_idle or time.monotonic() > gives_up):
            if ended is None:
                ended = {"done": str(reply.get("status", "error"))[:20]}
                if not is_idle: ended["cut"] = True
                elif is_python():
                    unseen, passed = run(BEHIND.replace("MARK", mark), True), None
                    gives_up = time.monotonic() + IDLE_AFTER_REPLY
            if is_idle and is_python() and passed is None and time.monotonic() < gives_up: continue
            if is_idle and is_python() and passed: ended["marked"] = True
            say(**ended)
            current = reply = None
except (Lost, OSError) as error:
    say(lost=str(error)[:500])
`;


/***/ }),

/***/ 49655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ KernelClient),
  g: () => (/* binding */ KernelUnavailableError)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/executors/kernel/cell-exit.js
var cell_exit = __webpack_require__(33457);
;// CONCATENATED MODULE: ./lib/executors/kernel/line-reader.js
/** 64 MiB: eight results of the largest size in one word of a driver's, in base64. */
const mostBytes = 64 * 1024 * 1024;
/** Cuts a stream into lines. What is longer than any line may be is told once as null, and nothing comes behind it. */
class LineReader {
    #onLine;
    #parts = [];
    #bytes = 0;
    constructor(onLine) {
        this.#onLine = onLine;
    }
    push(bytes) {
        if (this.#bytes > mostBytes)
            return;
        // The memory of what came may be used again.
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
        if (this.#bytes > mostBytes)
            this.#onLine(null);
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/executors/kernel/stream-mark.js

/** Finds, in a stream that comes in pieces, the bytes behind which nothing of a cell comes, and takes them out. */
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
    /** Gives what looked like the beginning of the mark. */
    end() {
        this.#give(this.#held);
        this.#held = Buffer.alloc(0);
    }
    #give(bytes) {
        if (bytes.length > 0)
            this.#sink(bytes);
    }
}
/** Text, since a kernel sends it as such; 16 bytes by chance, which no output holds. */
function newMark() {
    return Buffer.from(`\u0001${(0,external_node_crypto_.randomBytes)(16).toString("hex")}`);
}
/** How many bytes at the end of a piece may be the mark's first ones. */
function beginningAtEnd(piece, mark) {
    for (let length = Math.min(mark.length - 1, piece.length); length > 0; length -= 1)
        if (piece.subarray(piece.length - length).equals(mark.subarray(0, length)))
            return length;
    return 0;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(12311);
;// CONCATENATED MODULE: ./lib/executors/kernel/words.js

/** What a launcher says in its first line: how its kernel is reached, or that it is not there. */
const launched = schemas/* union */.KCZ([
    schemas/* object */.Ikc({
        /** The kernel's process id, where it lives. */
        process: schemas/* number */.aig().int().positive(),
        shell: schemas/* number */.aig().int(),
        iopub: schemas/* number */.aig().int(),
        control: schemas/* number */.aig().int(),
        key: schemas/* string */.YjP(),
    }),
    schemas/* object */.Ikc({ missing: schemas/* string */.YjP(), there: schemas/* array */.YOg(schemas/* string */.YjP()) }),
]);
/** A result in one form: its data, binary ones in base64, or only how many characters it has where it is too large. */
const result = schemas/* object */.Ikc({ type: schemas/* string */.YjP(), data: schemas/* string */.YjP().optional(), size: schemas/* number */.aig().optional() });
/** What a driver says of its kernel, a JSON object a line. */
const kernelWord = schemas/* union */.KCZ([
    schemas/* object */.Ikc({ ready: schemas/* string */.YjP(), extension: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ stream: schemas/* enum */.k5n(["stdout", "stderr"]), text: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ shown: schemas/* array */.YOg(result), is_value: schemas/* boolean */.zMY() }),
    schemas/* object */.Ikc({ clear: schemas/* literal */.euz(true) }),
    schemas/* object */.Ikc({ error: schemas/* string */.YjP(), value: schemas/* string */.YjP(), trace: schemas/* array */.YOg(schemas/* string */.YjP()) }),
    schemas/* object */.Ikc({ done: schemas/* string */.YjP(), cut: schemas/* boolean */.zMY().optional(), marked: schemas/* boolean */.zMY().optional() }),
    schemas/* object */.Ikc({ lost: schemas/* string */.YjP() }),
]);
/** Null for what is no word of theirs: an engine's own words in place of a process's. */
function readLaunched(line) {
    return read(launched, line);
}
function readWord(line) {
    return read(kernelWord, line);
}
function read(schema, line) {
    try {
        return schema.safeParse(JSON.parse(line)).data ?? null;
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./lib/executors/kernel/kernel-client.js






/** Why there is no kernel. */
class KernelUnavailableError extends Error {
    name = "KernelUnavailableError";
}
/** 60 s: a kernel is ready in under a second, on a machine with much to do in ten times that. */
const readyWithinMs = 60_000;
/** 2,000 characters of what a kernel said before it was ready: its last words, where it never was. */
const mostSaidChars = 2000;
/** 1 s: the marks are there in a few milliseconds, unless code closed a stream. */
const markedWithinMs = 1000;
/** A kernel that runs, one cell after the other. */
class KernelClient {
    /** What it runs, as it calls that itself, in lower case: `python`. */
    language = "";
    /** Its process, where it lives. */
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
     * A kernel that is ready. `kernel` runs `kernelLauncher`, `driver` runs `kernelDriver`; both belong to the caller, who
     * ends them where this throws. @throws KernelUnavailableError, or the signal's reason.
     */
    static async connect(kernel, driver, signal) {
        const client = new KernelClient(kernel, driver);
        const settled = new AbortController();
        const stop = AbortSignal.any([signal, settled.signal]);
        try {
            await Promise.race([
                client.#ready,
                (0,promises_.setTimeout)(readyWithinMs, undefined, { signal: stop, ref: false }).then(() => {
                    throw new KernelUnavailableError(`It was not ready within ${readyWithinMs / 1000} s.`);
                }),
            ]);
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
            if (this.#said.length < mostSaidChars)
                this.#said += Buffer.from(bytes).toString("utf8");
        });
        const words = new LineReader((line) => this.#take(line === null ? null : readWord(line)));
        driver.listen((stream, bytes) => {
            if (stream === "stdout")
                words.push(bytes);
            else if (this.#said.length < mostSaidChars)
                this.#said += Buffer.from(bytes).toString("utf8");
        });
        void kernel.ended.then(() => this.#lose("the kernel ended"));
        void driver.ended.then(() => this.#lose("the program that talks to the kernel ended"));
    }
    /** False once its process, or what speaks with it, has ended. */
    get isUsable() {
        return !this.#isLost;
    }
    /** Runs a cell; one at a time. Never rejects. */
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
    /** Has what runs raise `KeyboardInterrupt`, or what its language has for that; code can take no notice. */
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
            this.#lose(there.length === 0 ? "it has no kernel" : `it has ${there.join(", ")}`);
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
            // `exit()` and `sys.exit(0)` are how code ends, as in a script.
            if ((0,cell_exit/* exitCodeOf */.F)({ error: this.#error }) === 0)
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


/***/ }),

/***/ 8448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ kernelLauncher)
/* harmony export */ });
/* harmony import */ var _default_kernel_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3421);

/** What runs it where no specification is: it is enough that the package is there. */
const module = "ipykernel_launcher";
/**
 * Turns into a Jupyter kernel: \`python3 -c\` with the kernel's name, its working folder, a folder for files of its own, and
 * the soft limit of open files or 0 behind it. First it says in one line of JSON how the kernel is reached and which process it is (\`Launched\`), or
 * why there is none. It needs nothing but Python: where kernels lie is Jupyter's own order, whoever installed them.
 *
 * The lowest priority, as blocks have it.
 */
const kernelLauncher = `
import importlib.util, json, os, secrets, socket, sys, tempfile

name, folder, own_folder, open_files = sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])

def data_folders():
    given = os.environ.get("JUPYTER_PATH", "").split(os.pathsep)
    home = os.environ.get("JUPYTER_DATA_DIR") or os.path.expanduser("~/.local/share/jupyter")
    own = os.path.join(sys.prefix, "share", "jupyter")
    return [each for each in given + [home, own, "/usr/local/share/jupyter", "/usr/share/jupyter"] if each]

def kernels():
    found = {}
    for folder in data_folders():
        try: names = os.listdir(os.path.join(folder, "kernels"))
        except OSError: continue
        for each in names:
            path = os.path.join(folder, "kernels", each)
            try:
                with open(os.path.join(path, "kernel.json"), encoding="utf-8") as file: spec = json.load(file)
                spec["argv"] = [str(word) for word in spec["argv"]]
            except (OSError, ValueError, KeyError, TypeError): continue
            found.setdefault(each.lower(), dict(spec, folder=path))
    if "${_default_kernel_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultKernel */ .j}" not in found and importlib.util.find_spec("${module}") is not None:
        argv = [sys.executable, "-m", "${module}", "-f", "{connection_file}"]
        found["${_default_kernel_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultKernel */ .j}"] = {"argv": argv, "language": "python", "folder": ""}
    return found

def tell(**words):
    print(json.dumps(words), flush=True)

there = kernels()
spec = there.get(name.lower())
if spec is None:
    tell(missing=name[:200], there=sorted(there)[:50])
    sys.exit(1)

sockets = [socket.socket() for _ in range(5)]
for each in sockets: each.bind(("127.0.0.1", 0))
ports = [each.getsockname()[1] for each in sockets]
for each in sockets: each.close()
key = secrets.token_hex(32)
channels = ["shell", "iopub", "stdin", "control", "hb"]
connection = dict(zip([each + "_port" for each in channels], ports), ip="127.0.0.1", transport="tcp", key=key)
connection.update(signature_scheme="hmac-sha256", kernel_name=name)
handle, path = tempfile.mkstemp(prefix="kernel-", suffix=".json", dir=own_folder)
with os.fdopen(handle, "w") as file: json.dump(connection, file)

if open_files:
    import resource
    resource.setrlimit(resource.RLIMIT_NOFILE, (open_files, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
try: os.nice(19)
except OSError: pass
os.chdir(folder)
if os.environ.get("PATH"): os.environ["PATH"] += ":" + os.environ.get("HOME", "") + "/.local/bin"
os.environ.update({str(each): str(value) for each, value in spec.get("env", {}).items()})
os.environ["PWD"] = folder
os.environ.setdefault("IPYTHONDIR", os.path.join(own_folder, ".ipython"))
words = {"{connection_file}": path, "{resource_dir}": spec["folder"]}
argv = spec["argv"]
for old, new in words.items(): argv = [word.replace(old, new) for word in argv]
if argv[0] in ("python", "python3") and spec.get("language") == "python": argv[0] = sys.executable
tell(process=os.getpid(), shell=ports[0], iopub=ports[1], control=ports[3], key=key)
null = os.open(os.devnull, os.O_RDONLY)
os.dup2(null, 0)
try: os.execvp(argv[0], argv)
except OSError as error:
    sys.stderr.write("%s: %s\\n" % (argv[0], error.strerror))
    sys.exit(127)
`;


/***/ }),

/***/ 7128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ ShownResults)
/* harmony export */ });
/* unused harmony export readResult */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51196);


/** The forms of a result that are kept as files: each with its file's ending, and whether it comes in base64. */
const keptTypes = {
    "image/png": { extension: "png", isBinary: true },
    "image/jpeg": { extension: "jpg", isBinary: true },
    "image/gif": { extension: "gif", isBinary: true },
    "application/pdf": { extension: "pdf", isBinary: true },
    // As text: a browser that opens one would run what is in it, or leave the page for another.
    "image/svg+xml": { extension: "svg.txt" },
    "text/html": { extension: "html.txt" },
    "application/json": { extension: "json" },
    "text/latex": { extension: "tex" },
    "text/markdown": { extension: "md" },
};
/** 50 of a block: a loop that draws for each row shows what went wrong by then. */
const mostShown = 50;
/** 300 characters of a result's plain form, beside its file. */
const mostCaptionChars = 300;
/**
 * A result's plain form is output, as a person at a terminal would see it; its others are files, named by what is in them.
 * A form that is not kept is named where nothing else stands for it.
 */
function readResult(forms) {
    const plain = forms.find(({ type }) => type === "text/plain")?.data;
    const caption = plain?.slice(0, mostCaptionChars);
    const shown = forms.flatMap(({ type, data }) => {
        const kept = keptTypes[type];
        if (kept === undefined || data === undefined)
            return [];
        const content = Buffer.from(data, kept.isBinary ? "base64" : "utf8");
        const sha256 = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(content).digest("hex");
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
        lines.push(...forms.map(({ type }) => `[${type}: not kept]`));
    return { text: lines.map((line) => `${line}\n`).join(""), shown };
}
/** `<IPython.core.display.SVG object>`: says nothing beside what it shows. */
function isMereName(plain) {
    return /^<[\w.]+ object(?: at 0x[0-9a-f]+)?>$/.test(plain);
}
/** What a cell showed, up to the most that is kept. */
class ShownResults {
    #options;
    #shown = [];
    #leftOut = 0;
    constructor(options) {
        this.#options = options;
    }
    /** What the output says of it. */
    take(forms) {
        const { text, shown } = readResult(forms);
        if (this.#shown.length + shown.length > mostShown) {
            this.#leftOut += shown.length;
            return shown.length === 0 ? text : `[shown, and not kept: more than ${mostShown} of a block]\n`;
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
