export const id = 4902;
export const ids = [4902];
export const modules = {

/***/ 75823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OB: () => (/* binding */ rowOf),
/* harmony export */   Rc: () => (/* binding */ isInfrastructureEnding),
/* harmony export */   V1: () => (/* binding */ endings),
/* harmony export */   gb: () => (/* binding */ hasRun),
/* harmony export */   m: () => (/* binding */ notRunReasons),
/* harmony export */   mr: () => (/* binding */ endedBy),
/* harmony export */   ps: () => (/* binding */ causes),
/* harmony export */   xH: () => (/* binding */ isHarmlesslyUnrun)
/* harmony export */ });
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);

/** All ways in which an execution can end. A new ending is one row, and a section in docs/endings.md. */
const endings = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c_)()({
    exited: { words: "ended by itself", exitCode: "the code", fault: "code" },
    signalled: { words: "ended by a signal", exitCode: "128 + the signal", fault: "code" },
    "timed-out": {
        words: "timed out",
        exitCode: 124,
        fault: "code",
        advice: "Make the code faster, or raise `timeout`.",
    },
    "out-of-memory": {
        words: "out of memory",
        exitCode: "137, the code, or none",
        fault: "code",
        advice: "Make the code use less memory, or raise `memory`.",
    },
    "process-limit": {
        words: "too many processes",
        exitCode: "the code",
        fault: "code",
        advice: "Make the code start fewer processes and threads, or raise `pids`.",
    },
    "disk-full": {
        words: "disk full",
        exitCode: "the code, or none",
        fault: "code",
        advice: "Make the code write less, or raise `workspace-size`. If /tmp (which contains HOME) or /dev/shm is full, raise `memory`.",
    },
    "output-limit": {
        words: "too much output",
        exitCode: 125,
        fault: "code",
        advice: "Make the code print less. agent-exec stops code that prints without end.",
    },
    "container-lost": {
        words: "the container was lost",
        exitCode: null,
        fault: "engine",
        code: "session-lost",
    },
    "daemon-lost": {
        words: "the engine was lost",
        exitCode: null,
        fault: "engine",
        code: "engine-unavailable",
    },
    misfit: {
        words: "did not fit",
        exitCode: null,
        fault: "code",
        advice: "Write the edit again so that it fits the files' current content.",
    },
    cancelled: { words: "cancelled", exitCode: 130, fault: "person" },
    "not-run": { words: "not run", exitCode: null, fault: "nobody" },
});
/** More exact causes of some endings. A cause has its own words or advice. */
const causes = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c_)()({
    /**
     * For `timed-out`: the block printed nothing for too long. Absent: the block's or the run's time limit was reached.
     */
    idle: {
        words: "timed out as idle",
        advice: "Make the code print its progress, or raise `idle-timeout`.",
    },
    /** For `out-of-memory`: the kernel used the memory for sockets. */
    sockets: {
        words: "out of memory",
        advice: "The code must open fewer netlink sockets, and read the kernel's answers from each of them.",
    },
});
/** Why a block did not run. */
const notRunReasons = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c_)()({
    /** The block names no language, or one that never runs. */
    language: { isHarmless: true, by: "executor" },
    /** The document's language is most likely misspelt. */
    misspelt: { isHarmless: false, by: "executor" },
    /** The sandbox lacks the language's program. */
    "no-program": { isHarmless: true, by: "executor" },
    /** The block only installs something, and the sandbox has no network. */
    "no-network": { isHarmless: true, by: "executor" },
    /** The settings say that nothing runs. */
    "nothing-runs": { isHarmless: true, by: "executor" },
    /** The author marked the block: do not run. */
    marked: { isHarmless: true, by: "loop" },
    /** The document gives the block an option that is wrong. */
    options: { isHarmless: false, by: "loop" },
    /** The block shows a terminal session with prompts, but its fence names another language. */
    prompts: { isHarmless: false, by: "loop" },
    /** The block is empty. */
    empty: { isHarmless: true, by: "loop" },
    /** The block's path leaves the workspace. */
    refused: { isHarmless: false, by: "executor" },
    /** `before-block` refused the block, or could not be asked. */
    "hook-refused": { isHarmless: false, by: "hook" },
    /** An earlier block failed. */
    "earlier-failed": { isHarmless: false, by: "loop" },
    /** Only the last block of a reply may run, and this is an earlier one. */
    "not-last": { isHarmless: true, by: "loop" },
});
/** Whether at least a part of the block ran, or the block changed a file. */
function hasRun({ ending }) {
    return ending !== "not-run" && ending !== "misfit";
}
/** Whether agent-exec tries a fresh session after this ending. */
function isInfrastructureEnding(ending) {
    return endings[ending].fault === "engine";
}
/** Whether an attempt can pass although this block did not run. */
function isHarmlesslyUnrun({ notRun }) {
    return notRun !== undefined && notRunReasons[notRun].isHarmless;
}
/** The words and advice for an ending. If it has a cause with its own words, those are used. */
function rowOf(ended) {
    return ended.cause === undefined ? endings[ended.ending] : causes[ended.cause];
}
/** The facts about an ending whose exit code is always the same. */
function endedBy(ending, evidence) {
    const { exitCode } = endings[ending];
    return { ending, exitCode: typeof exitCode === "number" ? exitCode : null, evidence };
}


/***/ }),

/***/ 5146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D2: () => (/* binding */ boundedTime),
/* harmony export */   F7: () => (/* binding */ inSeconds),
/* harmony export */   oM: () => (/* binding */ timeStep),
/* harmony export */   rL: () => (/* binding */ earliestTime)
/* harmony export */ });
/** File times in milliseconds since 1970 with a fraction, precise to a quarter of a microsecond. */
/** The beginning of 1980. Zip files, and so Python's wheels, allow no earlier time. GNU make reads 0 as "missing". */
const earliestTime = 315_532_800_000;
/** One microsecond: the smallest difference that survives writing and reading. */
const timeStep = 0.001;
/** Limits a time. A file from the future would stay newer than later changes to other files. */
function boundedTime(time, latest) {
    return Number.isFinite(time) ? Math.max(earliestTime, Math.min(time, latest)) : earliestTime;
}
/** Writes a time for both of tar's forms, which round fractions differently: "1700000000.123456". */
function inSeconds(time) {
    const micros = Math.round(time / timeStep);
    return `${Math.floor(micros / 1e6)}.${String(micros % 1e6).padStart(6, "0")}`;
}


/***/ }),

/***/ 60795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   pd: () => (/* binding */ foldersOf),
/* harmony export */   tc: () => (/* binding */ fromRoot)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** The folders that a path lies in, outermost first: `a` and `a/b` for `a/b/c`. */
function foldersOf(path) {
    const parts = path.split("/");
    return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
}
/** Whether a path is this folder or lies in it. The path and the folder are absolute. */
function isWithin(folder, path) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(path, node_path__WEBPACK_IMPORTED_MODULE_0__.sep).startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, node_path__WEBPACK_IMPORTED_MODULE_0__.sep));
}
/** `./a.py` as `a.py`. */
function fromRoot(path) {
    return path.replace(/^(?:\.\/)+/, "");
}


/***/ }),

/***/ 51196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   UK: () => (/* binding */ formatUsd),
/* harmony export */   a3: () => (/* reexport safe */ _duration_js__WEBPACK_IMPORTED_MODULE_0__.a),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27939);

const byteUnits = ["KiB", "MiB", "GiB", "TiB"];
/** Formats bytes in binary units: `512 B`, `1.5 KiB`, `2 GiB`. */
function formatBytes(bytes) {
    if (bytes < 1024)
        return `${bytes} B`;
    let value = bytes / 1024;
    let unit = 0;
    // Without this, 1,023.95 would be shown as 1,024.
    while (value >= 1023.95 && unit < byteUnits.length - 1) {
        value /= 1024;
        unit += 1;
    }
    return `${Math.round(value * 10) / 10} ${byteUnits[unit]}`;
}
/** Separates thousands: `1,234,567`. */
function formatCount(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
/** Formats US dollars to a hundredth of a cent: `$0.0042`. */
function formatUsd(usd) {
    return `$${usd.toFixed(4)}`;
}
/** A number with its noun: `1 file`, `2 files`, `1,200 files`. Irregular nouns need `plural`. */
function count(noun, number, plural = `${noun}s`) {
    return `${formatCount(number)} ${number === 1 ? noun : plural}`;
}


/***/ }),

/***/ 88510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HN: () => (/* binding */ LineCounter),
/* harmony export */   Rq: () => (/* binding */ linesFromEnd),
/* harmony export */   c5: () => (/* binding */ linesFromStart),
/* harmony export */   e_: () => (/* binding */ withoutLineFeedsAtEnd),
/* harmony export */   lt: () => (/* binding */ countLines)
/* harmony export */ });
const lineFeed = 0x0a;
/** Counts lines as a terminal shows them: each line feed, and the rest after the last. `\r` alone overwrites a line. */
class LineCounter {
    #ended = 0;
    #isOpen = false;
    push(bytes) {
        this.#ended += countLineFeeds(bytes);
        if (bytes.length > 0)
            this.#isOpen = bytes[bytes.length - 1] !== lineFeed;
    }
    get lines() {
        return this.#ended + (this.#isOpen ? 1 : 0);
    }
}
/** A loop is used, because `/ +$/` would start again at every line feed. */
function withoutLineFeedsAtEnd(text) {
    let end = text.length;
    while (end > 0 && text.charCodeAt(end - 1) === lineFeed)
        end -= 1;
    return text.slice(0, end);
}
function countLines(text) {
    const counter = new LineCounter();
    counter.push(Buffer.from(text, "utf8"));
    return counter.lines;
}
/** A plain loop is clearly the fastest way in a flood of output. */
function countLineFeeds(bytes) {
    let count = 0;
    for (let at = 0; at < bytes.length; at += 1)
        if (bytes[at] === lineFeed)
            count += 1;
    return count;
}
/** The lines of a text from its beginning, with line ends. They are built only when needed. */
function* linesFromStart(text) {
    for (let start = 0; start < text.length;) {
        const end = text.indexOf("\n", start) + 1 || text.length;
        yield text.slice(start, end);
        start = end;
    }
}
/** The same lines, from the end. */
function* linesFromEnd(text) {
    for (let end = text.length; end > 0;) {
        const start = end === 1 ? 0 : text.lastIndexOf("\n", end - 2) + 1;
        yield text.slice(start, end);
        end = start;
    }
}


/***/ }),

/***/ 96935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ OutputBuffer),
/* harmony export */   t: () => (/* binding */ defaultOutputLimitBytes)
/* harmony export */ });
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88510);
/* harmony import */ var _output_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58566);


/** The default limit for both streams of a block: half for the beginning, half for the end. */
const defaultOutputLimitBytes = 1024 * 1024;
/** The cost of each change between the streams. Without it, alternating single bytes would need much more memory. */
const switchCostBytes = 32;
/** Keeps the beginning and the end of a program's output in memory of a fixed size. It counts all bytes and lines. */
class OutputBuffer {
    #head;
    #tail;
    #total = { stdout: 0, stderr: 0 };
    #lines = { stdout: new _lines_js__WEBPACK_IMPORTED_MODULE_1__/* .LineCounter */ .HN(), stderr: new _lines_js__WEBPACK_IMPORTED_MODULE_1__/* .LineCounter */ .HN() };
    constructor(limitBytes = defaultOutputLimitBytes) {
        this.#head = new Head(Math.ceil(limitBytes / 2));
        this.#tail = new Tail(Math.max(1, Math.floor(limitBytes / 2)));
    }
    get totalBytes() {
        return this.#total.stdout + this.#total.stderr;
    }
    /** Takes bytes as they arrive. It copies them, so the caller may reuse its memory. */
    push(stream, bytes) {
        if (bytes.length === 0)
            return;
        this.#total[stream] += bytes.length;
        this.#lines[stream].push(bytes);
        const taken = this.#head.push(stream, bytes);
        if (taken < bytes.length)
            this.#tail.push(stream, bytes.subarray(taken));
    }
    /** Returns the kept output as valid UTF-8. No character is split. If something was left out, one line says so. */
    finish() {
        const { stdout, stderr } = this.#lines;
        return (0,_output_text_js__WEBPACK_IMPORTED_MODULE_0__/* .captureText */ .MW)({
            head: this.#head.pieces(),
            tail: this.#tail.pieces(),
            totalBytes: this.#total,
            totalLines: { stdout: stdout.lines, stderr: stderr.lines },
        });
    }
}
/** Keeps the first bytes. After some bytes did not fit, it takes no more. */
class Head {
    limitBytes;
    #bytes = Buffer.alloc(0);
    #used = 0;
    #costBytes = 0;
    #isFull = false;
    #runs = [];
    constructor(limitBytes) {
        this.limitBytes = limitBytes;
    }
    /** Returns how many bytes it took. */
    push(stream, bytes) {
        if (this.#isFull)
            return 0;
        const last = this.#runs.at(-1);
        const switchCost = last === undefined || last.stream === stream ? 0 : switchCostBytes;
        const room = this.limitBytes - this.#used - this.#costBytes - switchCost;
        const taken = Math.max(0, Math.min(room, bytes.length));
        if (taken < bytes.length)
            this.#isFull = true;
        if (taken === 0)
            return 0;
        this.#costBytes += switchCost;
        this.#grow(this.#used + taken);
        this.#bytes.set(bytes.subarray(0, taken), this.#used);
        this.#used += taken;
        if (last?.stream === stream)
            last.bytes += taken;
        else
            this.#runs.push({ stream, bytes: taken });
        return taken;
    }
    pieces() {
        return cutIntoPieces(this.#runs, this.#bytes.subarray(0, this.#used));
    }
    #grow(neededBytes) {
        if (neededBytes <= this.#bytes.length)
            return;
        const size = Math.min(this.limitBytes, Math.max(neededBytes, this.#bytes.length * 2, 1024));
        const larger = Buffer.alloc(size);
        this.#bytes.copy(larger, 0, 0, this.#used);
        this.#bytes = larger;
    }
}
/** Keeps the last bytes in a ring buffer. */
class Tail {
    limitBytes;
    #ring = null;
    #end = 0;
    #used = 0;
    #runs = [];
    /** The index of the first run that is still kept. The list is shortened from time to time. */
    #firstRun = 0;
    constructor(limitBytes) {
        this.limitBytes = limitBytes;
    }
    push(stream, bytes) {
        const kept = bytes.length > this.limitBytes ? bytes.subarray(bytes.length - this.limitBytes) : bytes;
        const last = this.#runs.at(-1);
        if (last?.stream === stream)
            last.bytes += kept.length;
        else
            this.#runs.push({ stream, bytes: kept.length });
        this.#used += kept.length;
        this.#dropOldest();
        this.#write(kept);
    }
    pieces() {
        if (this.#ring === null)
            return [];
        const start = (this.#end - this.#used + this.limitBytes) % this.limitBytes;
        const bytes = Buffer.concat([this.#ring.subarray(start), this.#ring.subarray(0, start)]);
        return cutIntoPieces(this.#runs.slice(this.#firstRun), bytes.subarray(0, this.#used));
    }
    #dropOldest() {
        for (;;) {
            const switches = this.#runs.length - this.#firstRun - 1;
            const excess = this.#used + switches * switchCostBytes - this.limitBytes;
            const oldest = this.#runs[this.#firstRun];
            if (excess <= 0 || oldest === undefined)
                break;
            const dropped = Math.min(oldest.bytes, excess);
            oldest.bytes -= dropped;
            this.#used -= dropped;
            if (oldest.bytes === 0)
                this.#firstRun += 1;
        }
        if (this.#firstRun > 1024) {
            this.#runs = this.#runs.slice(this.#firstRun);
            this.#firstRun = 0;
        }
    }
    #write(bytes) {
        const ring = (this.#ring ??= Buffer.alloc(this.limitBytes));
        const untilEnd = Math.min(bytes.length, this.limitBytes - this.#end);
        ring.set(bytes.subarray(0, untilEnd), this.#end);
        ring.set(bytes.subarray(untilEnd), 0);
        this.#end = (this.#end + bytes.length) % this.limitBytes;
    }
}
function cutIntoPieces(runs, bytes) {
    let start = 0;
    return runs.map((run) => {
        const piece = { stream: run.stream, bytes: bytes.subarray(start, start + run.bytes) };
        start += run.bytes;
        return piece;
    });
}


/***/ }),

/***/ 58566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JX: () => (/* binding */ isCutNote),
/* harmony export */   MW: () => (/* binding */ captureText),
/* harmony export */   rX: () => (/* binding */ liveCutNote)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51196);


const streams = ["stdout", "stderr"];
/** The last line of live output, if the block printed more than is shown live. */
const liveCutNote = "\n[… no more output is shown live, but all of it is counted …]\n";
/**
 * Turns kept bytes into text. Parts of a split character are joined, and invalid UTF-8 becomes U+FFFD. One line counts
 * the lost bytes of a stream. A character that would be cut in half counts as lost.
 */
function captureText(kept) {
    const texts = { stdout: new StreamText("stdout", kept), stderr: new StreamText("stderr", kept) };
    const order = [];
    const note = (stream, chars) => {
        const last = order.at(-1);
        if (chars === 0)
            return;
        if (last?.stream === stream)
            last.chars += chars;
        else
            order.push({ stream, chars });
    };
    for (const { stream, bytes } of kept.head)
        note(stream, texts[stream].add(bytes));
    for (const stream of streams)
        note(stream, texts[stream].addCut());
    for (const { stream, bytes } of kept.tail)
        note(stream, texts[stream].add(bytes));
    for (const stream of streams)
        note(stream, texts[stream].addRest());
    return { stdout: texts.stdout.captured(), stderr: texts.stderr.captured(), order };
}
/** Whether a line looks like the note about lost bytes. */
function isCutNote(line) {
    return /^\[… [\d,]+ bytes left out …\]$/.test(line);
}
/** Builds the text of one stream in order of arrival. Each step returns how many UTF-16 units it added. */
class StreamText {
    #decoder = newDecoder();
    #parts = [];
    #bytes;
    #lines;
    #cutBytes;
    /** How many bytes at the start of the end part belong to a character whose beginning is lost. */
    #tailHalf;
    /** How many U+FFFD the program itself wrote. */
    #ownReplacements;
    #skip = 0;
    #lastCharacter = "";
    constructor(stream, { head, tail, totalBytes, totalLines }) {
        this.#bytes = totalBytes[stream];
        this.#lines = totalLines[stream];
        const headBytes = bytesOf(head, stream);
        const tailBytes = bytesOf(tail, stream);
        this.#ownReplacements = countOf(replacement, Buffer.concat([headBytes, tailBytes]).toString("latin1"));
        const lost = this.#bytes - headBytes.length - tailBytes.length;
        this.#tailHalf = leadingHalf(tailBytes);
        this.#cutBytes = lost === 0 ? 0 : lost + trailingHalf(headBytes) + this.#tailHalf;
    }
    add(bytes) {
        const skipped = Math.min(this.#skip, bytes.length);
        this.#skip -= skipped;
        return this.#append(this.#decoder.decode(bytes.subarray(skipped), { stream: true }));
    }
    addCut() {
        if (this.#cutBytes === 0)
            return 0;
        // A new decoder is needed, because the old one may hold half a character, which counts as lost.
        this.#decoder = newDecoder();
        this.#skip = this.#tailHalf;
        const isAtLineStart = this.#lastCharacter === "" || this.#lastCharacter === "\n";
        return this.#append(`${isAtLineStart ? "" : "\n"}[… ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(this.#cutBytes)} bytes left out …]\n`);
    }
    addRest() {
        return this.#append(this.#decoder.decode());
    }
    captured() {
        const text = this.#parts.join("");
        const truncated = this.#cutBytes > 0;
        const replaced = countOf("\uFFFD", text) - this.#ownReplacements;
        const lines = truncated && { lines: this.#lines };
        return { text, bytes: this.#bytes, truncated, ...lines, ...(replaced > 0 && { replaced }) };
    }
    #append(text) {
        this.#parts.push(text);
        this.#lastCharacter = text.at(-1) ?? this.#lastCharacter;
        return text.length;
    }
}
/** U+FFFD in UTF-8, one character per byte. */
const replacement = "\xEF\xBF\xBD";
function countOf(part, text) {
    let found = 0;
    for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length))
        found += 1;
    return found;
}
const newDecoder = () => new node_util__WEBPACK_IMPORTED_MODULE_0__.TextDecoder("utf-8", { ignoreBOM: true });
function bytesOf(pieces, stream) {
    return Buffer.concat(pieces.filter((piece) => piece.stream === stream).map((piece) => piece.bytes));
}
/** How many bytes at the end begin an incomplete UTF-8 character: 0 to 3. */
function trailingHalf(bytes) {
    for (let length = 1; length <= Math.min(3, bytes.length); length += 1) {
        const byte = bytes[bytes.length - length] ?? 0;
        if (isContinuation(byte))
            continue;
        return length < characterLength(byte) ? length : 0;
    }
    return 0;
}
/** How many bytes at the start continue an earlier UTF-8 character: 0 to 3. */
function leadingHalf(bytes) {
    let length = 0;
    while (length < 3 && length < bytes.length && isContinuation(bytes[length] ?? 0))
        length += 1;
    return length;
}
function isContinuation(byte) {
    return (byte & 0b1100_0000) === 0b1000_0000;
}
function characterLength(firstByte) {
    if (firstByte >= 0xf0 && firstByte <= 0xf4)
        return 4;
    if (firstByte >= 0xe0 && firstByte < 0xf0)
        return 3;
    if (firstByte >= 0xc2 && firstByte < 0xe0)
        return 2;
    return 1;
}


/***/ })

};
