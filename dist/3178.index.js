export const id = 3178;
export const ids = [3178];
export const modules = {

/***/ 23178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startKernelSession: () => (/* binding */ startKernelSession)
});

// EXTERNAL MODULE: ./lib/executors/languages.js
var languages = __webpack_require__(55649);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/executors/kernel/cell-exit.js
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

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
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
    schemas/* object */.Ikc({ done: schemas/* string */.YjP(), cut: schemas/* boolean */.zMY().optional() }),
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
                return this.#cell.sink.output(stream, bytes);
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
        void driver.ended.then(() => this.#lose("what speaks with the kernel ended"));
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
            this.#cell = { sink, end };
            this.#ask({ run: code });
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
            return this.#lose("it said what is no word of a kernel");
        if ("ready" in word)
            return this.#tellReady(word.ready);
        if ("lost" in word)
            return this.#lose(word.lost || "the kernel ended");
        const cell = this.#cell;
        if (cell === null)
            return;
        if ("stream" in word)
            cell.sink.output(word.stream, Buffer.from(word.text));
        else if ("shown" in word)
            cell.sink.shown(word.shown, word.is_value);
        else if ("error" in word) {
            this.#error = { name: word.error, value: word.value };
            const trace = word.trace.map((line) => (0,external_node_util_.stripVTControlCharacters)(line)).join("\n");
            cell.sink.output("stderr", Buffer.from(trace.endsWith("\n") ? trace : `${trace}\n`));
        }
        else if ("done" in word) {
            const isFine = word.done === "ok";
            const error = isFine ? null : (this.#error ?? { name: word.done, value: "" });
            this.#endCell({ kind: "done", error, isCut: word.cut === true });
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
        cell?.end(end);
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
;// CONCATENATED MODULE: ./lib/executors/kernel/results.js


/** The forms of a result that are kept as files: each with its file's ending, and whether it comes in base64. */
const keptTypes = {
    "image/png": { extension: "png", isBinary: true },
    "image/jpeg": { extension: "jpg", isBinary: true },
    "image/gif": { extension: "gif", isBinary: true },
    "application/pdf": { extension: "pdf", isBinary: true },
    "image/svg+xml": { extension: "svg" },
    "text/html": { extension: "html" },
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
        const sha256 = (0,external_node_crypto_.createHash)("sha256").update(content).digest("hex");
        const name = `shown_${sha256.slice(0, 16)}.${kept.extension}`;
        const facts = { name, type, bytes: content.length, sha256 };
        return [{ facts: { ...facts, ...(caption !== undefined && { caption }) }, content }];
    });
    const lines = [
        ...(plain === undefined ? [] : [plain]),
        ...shown.map(({ facts }) => `[${facts.type}, ${(0,format/* formatBytes */.z3)(facts.bytes)}: ${facts.name}]`),
        ...forms.flatMap(({ type, size }) => size === undefined ? [] : [`[${type}, ${(0,format/* formatBytes */.z3)(size)}: too large to be kept]`]),
    ];
    if (lines.length === 0)
        lines.push(...forms.map(({ type }) => `[${type}: not kept]`));
    return { text: lines.map((line) => `${line}\n`).join(""), shown };
}

// EXTERNAL MODULE: ./lib/ports/unrun-execution.js
var unrun_execution = __webpack_require__(99823);
// EXTERNAL MODULE: ./lib/executors/contained/block/block-end.js
var block_end = __webpack_require__(76851);
// EXTERNAL MODULE: ./lib/executors/contained/block/block-evidence.js
var block_evidence = __webpack_require__(40237);
// EXTERNAL MODULE: ./lib/executors/contained/block/block-output.js
var block_output = __webpack_require__(24109);
// EXTERNAL MODULE: ./lib/executors/contained/block/classify-failure.js
var classify_failure = __webpack_require__(66937);
;// CONCATENATED MODULE: ./lib/executors/contained/kernel/cell-run.js









/** 2 s: a cell that takes notice of an interrupt is through in 40 ms. */
const interruptedWithinMs = 2000;
/** 1 s: what ends a kernel ends it a moment before it is told. */
const toldWithinMs = 1000;
/** Runs one block in the sandbox's kernel and says how it ended. Never throws for what the code or the place do. */
async function runCell(run, options) {
    const { sandbox, kernel, code, clock } = run;
    const { timeoutMs, idleTimeoutMs = Infinity, signal } = options;
    const counting = sandbox.upkeep.counters();
    const lookingBack = sandbox.upkeep.begin("sh");
    const output = new block_output/* BlockOutput */.r({ ...run, ...options });
    const taken = await kernel.take(AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])).catch(unstarted);
    if (taken instanceof KernelUnavailableError)
        return noKernel(run, options, taken);
    const before = await counting;
    const hadLeftovers = await lookingBack;
    const results = new Results(options);
    const startedAt = clock.now();
    kernel.noteCell();
    const cell = taken.kernel.client.run(code, {
        output: (stream, bytes) => output.push(stream, bytes),
        shown: (forms) => output.push("stdout", Buffer.from(results.take(forms))),
    });
    const process = new CellProcess(cell, taken.kernel.watch);
    const { place, disk, sockets } = sandbox;
    const block = { process, hasBegun: true };
    const { end, endedAt } = await (0,block_end/* waitForEnd */.k)({ ...options, block, output, place, disk, sockets, clock });
    const isOvertime = end.cause === "timed-out" || end.cause === "idle";
    const isInterrupted = isOvertime && (await hasTakenInterrupt(taken.kernel, cell, sandbox));
    const mustEnd = end.cause !== "ended" && end.cause !== "lost" && !isInterrupted;
    const kill = mustEnd ? await sandbox.killAll() : "none";
    const durationMs = (endedAt ?? clock.now()) - startedAt;
    const evidence = await (0,block_evidence/* gatherEvidence */.h)({
        sandbox,
        end,
        kill,
        before,
        hadLeftovers,
        pids: run.pids,
        wasCleared: false,
        atStreamEnd: null,
    });
    sandbox.noteJudged();
    sandbox.replenish();
    const died = end.cause === "ended" && process.end?.kind === "lost";
    const names = died || end.cause !== "ended" ? place.names : { ...place.names, keeper: "kernel" };
    const facts = { ...evidence, end, timeoutMs, idleTimeoutMs, outputBytes: output.totalBytes };
    const classified = (0,classify_failure/* classifyEnd */.q)({ ...facts, place: { names, wordsOf: (error) => place.wordsOf(error) } });
    if (sandbox.isUsable && (died || kill === "done"))
        void kernel.prepare();
    return {
        ...classified,
        ...(died && classified.exitCode === 0 && { exitCode: 1 }),
        evidence: [
            classified.evidence,
            ...(end.cause === "ended" ? cellWords(process.end) : []),
            ...stateWords({ died, isInterrupted, wasKilled: kill !== "none" }),
        ].join("; "),
        ...(evidence.sandbox === "removed" || evidence.sandbox === "spent" ? { isSessionSpent: true } : {}),
        ...(taken.isFresh ? { isStateFresh: true } : {}),
        ...results.facts(),
        durationMs,
        ...output.finish(),
        file: null,
    };
}
function cellWords(end) {
    if (end?.kind !== "done")
        return [];
    const raised = raisedBy(end);
    return [
        ...(raised === null ? [] : [raised]),
        ...(end.isCut
            ? ["the kernel did not say that it was through: the last of its output may be missing"]
            : []),
    ];
}
function stateWords(what) {
    if (what.died)
        return ["the kernel ended before the block was through, and its variables are gone"];
    if (what.isInterrupted)
        return ["it was interrupted, and variables are there"];
    return what.wasKilled ? ["the kernel was ended with it, and its variables are gone"] : [];
}
function unstarted(error) {
    if (error instanceof KernelUnavailableError)
        return error;
    return new KernelUnavailableError(error instanceof Error ? error.message : String(error));
}
/** What code wrote can keep a kernel from starting; that is no fault of the sandbox's while it answers. */
async function noKernel({ sandbox }, { signal }, { message }) {
    if (signal.aborted)
        return (0,unrun_execution/* unrunExecution */.x)("cancelled", "the run was cancelled before the block ran");
    const { state } = await sandbox.check();
    sandbox.replenish();
    const why = `the kernel could not be started anew: ${message.slice(0, 500)}`;
    if (state === "running")
        return { ...(0,unrun_execution/* unrunExecution */.x)("exited", why), exitCode: 1, isStateFresh: true };
    return (0,unrun_execution/* unrunExecution */.x)(state === "gone" ? "container-lost" : "daemon-lost", why);
}
/** Whether it took the interrupt and left nothing running: then its kernel goes on. */
async function hasTakenInterrupt({ client }, cell, sandbox) {
    client.interrupt();
    const end = await Promise.race([cell, (0,promises_.setTimeout)(interruptedWithinMs, null, { ref: false })]);
    if (end?.kind !== "done")
        return false;
    return (await sandbox.monitor.isAnyOfBlocks(sandbox.waiting)) === false;
}
/** A cell as a process is waited for: it ends by itself, or with its kernel. */
class CellProcess {
    ended;
    end = null;
    #cell;
    #kernel;
    constructor(cell, kernel) {
        this.#kernel = kernel;
        this.#cell = cell;
        this.ended = cell.then((end) => {
            this.end = end;
            return { error: null };
        });
    }
    get hasEnded() {
        return this.end !== null;
    }
    watchExit() {
        const over = this.#cell.then(() => undefined);
        return {
            over,
            told: this.#cell.then((end) => (end.kind === "done" ? exitCodeOf(end) : this.#kernelExit())),
            look: async () => (this.hasEnded ? "over" : "running"),
            stop: () => undefined,
        };
    }
    async #kernelExit() {
        return Promise.race([this.#kernel.told, (0,promises_.setTimeout)(toldWithinMs, null, { ref: false })]);
    }
}
/** What a cell showed, up to the most that is kept. */
class Results {
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

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
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
    current = reply = None
    gives_up = 0
    while True:
        for request in waiting:
            if "run" in request and current is None:
                content = {"code": request["run"], "silent": False, "store_history": True, "user_expressions": {}}
                content.update(allow_stdin=False, stop_on_error=True)
                current, reply, is_idle = shell.send("execute_request", content), None, False
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
                elif key.data is iopub and parent == current and current is not None:
                    if kind == "status" and content.get("execution_state") == "idle": is_idle = True
                    else: told_of(kind, content)
        if is_heard and language is not None and not is_ready:
            is_ready = True
            say(ready=str(language.get("name", ""))[:100], extension=str(language.get("file_extension", ""))[:20])
        if reply is not None and (is_idle or time.monotonic() > gives_up):
            ended = {"done": str(reply.get("status", "error"))[:20]}
            if not is_idle: ended["cut"] = True
            say(**ended)
            current = reply = None
except (Lost, OSError) as error:
    say(lost=str(error)[:500])
`;

// EXTERNAL MODULE: ./lib/executors/kernel/default-kernel.js
var default_kernel = __webpack_require__(3421);
;// CONCATENATED MODULE: ./lib/executors/kernel/launcher.js

/** What runs it where no specification is: it is enough that the package is there. */
const launcher_module = "ipykernel_launcher";
/**
 * Turns into a Jupyter kernel: \`python3 -c\` with the kernel's name, its working folder, and the soft limit of open files
 * or 0 behind it. First it says in one line of JSON how the kernel is reached and which process it is (\`Launched\`), or
 * why there is none. It needs nothing but Python: where kernels lie is Jupyter's own order, whoever installed them.
 *
 * The lowest priority, as blocks have it.
 */
const kernelLauncher = `
import importlib.util, json, os, secrets, socket, sys, tempfile

name, folder, open_files = sys.argv[1], sys.argv[2], int(sys.argv[3])

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
    if "${default_kernel/* defaultKernel */.j}" not in found and importlib.util.find_spec("${launcher_module}") is not None:
        argv = [sys.executable, "-m", "${launcher_module}", "-f", "{connection_file}"]
        found["${default_kernel/* defaultKernel */.j}"] = {"argv": argv, "language": "python", "folder": ""}
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
handle, path = tempfile.mkstemp(prefix="kernel-", suffix=".json")
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

// EXTERNAL MODULE: ./lib/executors/contained/guard/users.js
var users = __webpack_require__(13082);
;// CONCATENATED MODULE: ./lib/executors/contained/kernel/place-kernel.js






/** 300 ms for a process to be seen as stopped, and for what waited to be gone: both take a few. */
const holdWithinMs = 300;
const holdPollMs = 5;
/** The kernel of a sandbox, which is started anew after each end of it. */
class PlaceKernel {
    /** What it runs, as it calls that itself. */
    language;
    #sandbox;
    #name;
    #opening;
    #open;
    /** Whether a cell ran in this one. */
    #hasState = false;
    /** Whether variables of the one before are gone, and no cell has run since. */
    #isFresh = false;
    #releasing = Promise.resolve();
    #isHeld = false;
    /** Its first one is ready. @throws AgentExecError `image-unsuitable`; the place's error; the signal's reason. */
    static async start(sandbox, name, signal) {
        try {
            return new PlaceKernel(sandbox, name, await openKernel(sandbox, name, signal));
        }
        catch (cause) {
            signal.throwIfAborted();
            if (cause instanceof KernelUnavailableError)
                throw place_kernel_noKernel(name, cause);
            throw (0,errors/* isAgentExecError */.TE)(cause) ? cause : sandbox.place.explain(cause);
        }
    }
    constructor(sandbox, name, open) {
        this.#sandbox = sandbox;
        this.#name = name;
        this.#open = open;
        this.#opening = Promise.resolve(open);
        this.language = open.client.language;
    }
    get count() {
        return this.#open?.process.hasEnded === false ? 1 : 0;
    }
    /** Starts one where none is, off a block's time. Never rejects. */
    async prepare() {
        await this.take(AbortSignal.timeout(prepareWithinMs)).catch(() => undefined);
    }
    /**
     * A kernel that waits for a cell, and whether variables of earlier cells are gone. @throws KernelUnavailableError, the
     * place's error, the signal's reason.
     */
    async take(signal) {
        await this.#releasing;
        if (this.#open !== null && !isAlive(this.#open))
            this.#drop(this.#open);
        const kernel = await aborting((this.#opening ??= this.#start(signal)), signal);
        return { kernel, isFresh: this.#isFresh };
    }
    async #start(signal) {
        try {
            const kernel = await openKernel(this.#sandbox, this.#name, signal);
            this.#open = kernel;
            this.#isFresh = this.#hasState;
            this.#hasState = false;
            return kernel;
        }
        catch (error) {
            this.#opening = null;
            throw error;
        }
    }
    #drop({ process, driver }) {
        process.leave();
        driver.leave();
        this.#open = null;
        this.#opening = null;
    }
    /** To be called when a cell begins: from now on there are variables that can be lost. */
    noteCell() {
        this.#hasState = true;
        this.#isFresh = false;
    }
    async hold() {
        const kernel = this.#open;
        if (this.count === 0 || kernel === null)
            return false;
        this.#sandbox.upkeep.beginKill();
        this.#isHeld = true;
        if (!(await this.#signal("STOP", kernel)))
            return false;
        const until = performance.now() + holdWithinMs;
        while (performance.now() < until) {
            const { monitor, waiting } = this.#sandbox;
            if ((await monitor.isAnyOfBlocks(waiting)) === false && (await monitor.isAnyStopped()) === true)
                return true;
            await (0,promises_.setTimeout)(holdPollMs, undefined, { ref: false });
        }
        return false;
    }
    release() {
        if (!this.#isHeld)
            return;
        this.#isHeld = false;
        const kernel = this.#open;
        if (this.count === 0 || kernel === null)
            return;
        this.#releasing = this.#signal("CONT", kernel);
    }
    async #signal(name, { client }) {
        try {
            const command = [this.#sandbox.shell, "-c", `kill -${name} ${client.process}`];
            const process = await this.#sandbox.place.spawn({ command, user: users/* blockUser */.rn });
            process.listen(() => undefined);
            const watch = process.watchExit();
            const exitCode = await Promise.race([watch.told, (0,promises_.setTimeout)(signalWithinMs, null, { ref: false })]);
            watch.stop();
            return exitCode === 0;
        }
        catch {
            return false;
        }
    }
}
/** 10 s: it takes 50 ms. */
const signalWithinMs = 10_000;
/** 60 s: as long as a kernel may take to be ready. */
const prepareWithinMs = 60_000;
function isAlive({ client, process }) {
    return client.isUsable && !process.hasEnded;
}
/** On abort: rejects with the signal's reason. */
async function aborting(work, signal) {
    const settled = new AbortController();
    try {
        return await Promise.race([
            work,
            new Promise((_, reject) => {
                const onAbort = () => reject(signal.reason);
                if (signal.aborted)
                    onAbort();
                signal.addEventListener("abort", onAbort, { once: true, signal: settled.signal });
            }),
        ]);
    }
    finally {
        settled.abort();
    }
}
async function openKernel(sandbox, name, signal) {
    const { place } = sandbox;
    const python = sandbox.languages.find(({ language }) => language.name === "python")?.interpreter;
    if (python === undefined)
        throw new KernelUnavailableError("it has no Python, which a kernel is driven by");
    const launching = [python, "-c", kernelLauncher, name, place.workspaceFolder, `${sandbox.openFiles ?? 0}`];
    const spawning = [
        place.spawn({ command: launching, user: users/* blockUser */.rn, signal }),
        // By nothing that code could have written: this one is not the code's.
        place.spawn({ command: [python, "-IS", "-c", kernelDriver], user: users/* driverUser */.Qp, signal }),
    ];
    const settled = await Promise.allSettled(spawning);
    const started = settled.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
    try {
        const [process, driver] = await Promise.all(spawning);
        const watch = process.watchExit();
        watch.told.catch(() => undefined);
        const client = await KernelClient.connect(process, driver, signal);
        return { client, process, driver, watch };
    }
    catch (error) {
        for (const each of started)
            each.leave();
        throw error;
    }
}
function place_kernel_noKernel(name, cause) {
    return new errors/* AgentExecError */.r("image-unsuitable", `The image runs no Jupyter kernel ${name}: ${cause.message}`, {
        nextStep: "Use an image that has Python with the package ipykernel, install it in the setup (`--setup 'pip install --user ipykernel' --setup-network full`), or name another kernel with `kernel`.",
        cause,
    });
}

;// CONCATENATED MODULE: ./lib/executors/contained/kernel/kernel-session.js



/** With a kernel that is ready. @throws AgentExecError `image-unsuitable`; the place's error; the signal's reason. */
async function startKernelSession(sandbox, name, signal) {
    const kernel = await PlaceKernel.start(sandbox, name, signal);
    const language = nameOf(kernel.language);
    return {
        language,
        keeper: kernel,
        runs: (word) => nameOf(word) === language,
        run: (cell, options) => runCell({ ...cell, kernel }, options),
    };
}
function nameOf(word) {
    return (0,languages/* findLanguage */.iG)(word)?.name ?? word.toLowerCase();
}


/***/ })

};
