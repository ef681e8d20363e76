export const id = 3523;
export const ids = [3523];
export const modules = {

/***/ 96572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ auditWords)
/* harmony export */ });
/* harmony import */ var _listed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90566);

const maxNamed = 5;
/** For example `34 wrong solutions held` or `2 of 34 wrong solutions fooled it: …`. */
function auditWords({ held, fooled, notTried, fault }) {
    if (fault !== undefined)
        return `not tried: ${fault}`;
    const tried = held + fooled.length;
    const rest = notTried === 0 ? "" : `; ${notTried} could not be tried`;
    if (fooled.length === 0)
        return `refused all ${tried} wrong solutions${rest}`;
    const names = fooled.slice(0, maxNamed).map(({ name }) => (0,_listed_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .r)(name));
    return `fooled by ${fooled.length} of ${tried} wrong solutions: ${(0,_listed_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .K)(names, fooled.length)}${rest}`;
}


/***/ }),

/***/ 35246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ editedWords)
/* harmony export */ });
/* harmony import */ var _listed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90566);

const verbs = { changed: "edited", added: "added", deleted: "deleted" };
/** Lists an edit's files, as part of a sentence: "edited `a.py`, `b.py`; deleted `c.py`". */
function editedWords(edited) {
    const parts = ["changed", "added", "deleted"].map((wanted) => {
        const names = edited.filter(({ kind }) => kind === wanted).map(({ path }) => (0,_listed_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .r)(path));
        return names.length === 0 ? "" : `${verbs[wanted]} ${(0,_listed_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .K)(names)}`;
    });
    return parts.filter((part) => part !== "").join("; ");
}


/***/ }),

/***/ 40312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DN: () => (/* binding */ whyUnheld),
/* harmony export */   Hx: () => (/* binding */ unheldLimits),
/* harmony export */   sq: () => (/* binding */ unheldWords)
/* harmony export */ });
/** The consequence if a limit is not enforced, by the limit's name in a session's facts. */
const meanings = {
    isolation: "code can do everything on this machine that its user can",
    memory: "code can take all memory of this machine",
    pids: "code can start any number of processes",
    cpus: "code can take all processors of this machine",
    network: "code may reach other machines",
    "no host path": "code can read the files there and change the writable ones",
    "read-only root": "code may change the image's files inside the container",
    workspace: "code can fill memory or disk with the files of its folder",
    inodes: "code can create as many files as fit into memory",
    tmp: "code can fill memory or disk with files in /tmp",
    "/dev/shm": "code can fill memory with files in /dev/shm",
    "shared memory": "code can fill memory with shared memory segments that no process uses",
    "open files": "code can open as many files as this machine allows",
    "core dumps": "a crash can write a process's memory to disk",
    "not root": "code runs as root inside the container",
    "PID 1": "code can kill the container and the process that watches it",
    "no capabilities": "code has rights in the container that it does not need",
    "no new privileges": "a program in the image can give the code more rights",
    "full disk seen": "agent-exec cannot tell whether a block failed because the disk was full",
    seccomp: "the engine does not filter the code's system calls",
    "sealed shell": "programs that a verification starts can change the verification's shell",
};
/** The names of the limits that are not enforced. */
function unheldLimits(held) {
    return Object.keys(held).filter((limit) => held[limit] === false);
}
/** Why a limit is not enforced and what that means, in one clause. */
function whyUnheld(limit, { isWaived }) {
    const cause = isWaived ? "not enforced, as you set it" : "NOT enforced on this machine";
    return Object.hasOwn(meanings, limit) ? `${cause}: ${meanings[limit]}` : cause;
}
/** A line such as `memory (2 GiB) is NOT enforced on this machine: code can take all of its memory`. */
function unheldWords(limit, { value, isWaived }) {
    return `${limit}${value ? ` (${value})` : ""} is ${whyUnheld(limit, { isWaived })}`;
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

/***/ 44934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M8: () => (/* binding */ replacedWords),
/* harmony export */   d1: () => (/* binding */ lastOutputLines),
/* harmony export */   eC: () => (/* binding */ orderedParts),
/* harmony export */   jE: () => (/* binding */ outputLines),
/* harmony export */   jO: () => (/* binding */ outputText),
/* harmony export */   vU: () => (/* binding */ shownWords)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51196);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88510);
/* harmony import */ var _output_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58566);
/* harmony import */ var _settled_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77228);
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14647);





/** Nobody reads more of a line. */
const maxLineChars = 1_000;
/** Room for the note in the middle. */
const noteChars = 60;
/**
 * Both streams as lines in order of arrival, with visible hidden characters. If one stream interrupts a line of the
 * other, a new line begins. The result has at most `maxChars` UTF-16 units with line ends. If it would be longer, whole
 * lines in the middle are left out and counted, and very long lines are cut.
 */
function outputLines(streams, { maxChars }) {
    const parts = settledParts(streams);
    const kept = parts.reduce((sum, { text }) => sum + (0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .countLines */ .lt)(text), 0);
    const total = totalOf(streams, kept);
    const replaced = (streams.stdout.replaced ?? 0) + (streams.stderr.replaced ?? 0);
    const all = take(fromStart(parts), maxChars);
    if (all.length === kept)
        return { lines: all, shown: ownLines(all, streams), total, replaced };
    const { head, tail } = headAndTail(parts, kept, maxChars - noteChars);
    const shown = ownLines([...head, ...tail], streams);
    const left = total === null ? `at least ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("line", kept - shown)}` : (0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("line", total - shown);
    const note = { from: "note", text: `[… ${left} left out …]` };
    return { lines: [...head, note, ...tail], shown, total, replaced };
}
/**
 * Both streams as one text in order of arrival, each line in its last state. Nothing is cut, and hidden characters stay
 * hidden. If one stream interrupts a line of the other, a new line begins.
 */
function outputText(streams) {
    const texts = settledParts(streams).map(({ text }) => text);
    const ended = (text, at) => at < texts.length - 1 && !/[\r\n]$/.test(text) ? `${text}\n` : text;
    return texts.map(ended).join("");
}
/** The last lines of both streams, at most `maxLines`, in the form of `outputLines`. */
function lastOutputLines(streams, maxLines) {
    const lines = [];
    for (const line of fromEnd(settledParts(streams))) {
        if (lines.length === maxLines)
            break;
        lines.push(line);
    }
    return lines.toReversed();
}
/** For example `655 of 2,000,000 lines shown`, or `12 lines` if these are all. */
function shownWords({ shown, total, replaced }) {
    const of = total === null ? (0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("line", shown) : `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(shown)} of ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("line", total)}`;
    const lines = shown === total ? (0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("line", total) : `${of} shown`;
    return `${lines}${replaced === 0 ? "" : `, ${replacedWords(replaced)}`}`;
}
/** For example `3 characters are \uFFFD, because the program wrote bytes that are not UTF-8`. */
function replacedWords(replaced) {
    const stand = replaced === 1 ? "is" : "are";
    return `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("character", replaced)} ${stand} \uFFFD, because the program wrote bytes that are not UTF-8`;
}
/** The parts of both texts in order of arrival. Text that `order` does not mention comes last. */
function orderedParts({ stdout, stderr, order }) {
    const rest = { stdout: stdout.text, stderr: stderr.text };
    const parts = [];
    const take = (from, chars) => {
        const text = rest[from].slice(0, chars);
        rest[from] = rest[from].slice(chars);
        const last = parts.at(-1);
        if (text === "")
            return;
        if (last?.from === from)
            parts[parts.length - 1] = { from, text: last.text + text };
        else
            parts.push({ from, text });
    };
    for (const { stream, chars } of order)
        take(stream, chars);
    take("stdout", rest.stdout.length);
    take("stderr", rest.stderr.length);
    return parts;
}
/** Each part in its final state on a terminal. Of a progress bar, only the last state stays. */
function settledParts(streams) {
    return orderedParts(streams).map(({ from, text }) => ({ from, text: (0,_settled_js__WEBPACK_IMPORTED_MODULE_4__/* .settled */ .g)(text) }));
}
/** All lines: the kept ones without notes, plus the lost ones. A line that was cut in half counts once. */
function totalOf({ stdout, stderr }, kept) {
    let total = kept;
    for (const { text, truncated, lines } of [stdout, stderr]) {
        if (!truncated)
            continue;
        if (lines === undefined)
            return null;
        total += Math.max(0, lines - ((0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .countLines */ .lt)((0,_settled_js__WEBPACK_IMPORTED_MODULE_4__/* .settled */ .g)(text)) - 1)) - 1;
    }
    return total;
}
/** How many lines are the program's own, and not notes about lost bytes. */
function ownLines(lines, streams) {
    const isOwn = ({ from, text }) => from === "note" || !(streams[from].truncated && (0,_output_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isCutNote */ .JX)(text));
    return lines.filter(isOwn).length;
}
/** Takes lines while there is room. */
function take(lines, maxChars) {
    const taken = [];
    let room = maxChars;
    for (const line of lines) {
        room -= line.text.length + 1;
        if (room < 0)
            break;
        taken.push(line);
    }
    return taken;
}
/** Takes lines from the beginning and the end in turns, until there is no room. */
function headAndTail(parts, kept, room) {
    const head = [];
    const tail = [];
    const [first, last] = [fromStart(parts), fromEnd(parts)];
    let left = room;
    while (head.length + tail.length < kept) {
        const isFirst = head.length <= tail.length;
        const line = (isFirst ? first : last).next().value;
        left -= (line?.text.length ?? 0) + 1;
        if (line === undefined || left < 0)
            break;
        (isFirst ? head : tail).push(line);
    }
    return { head, tail: tail.toReversed() };
}
function* fromStart(parts) {
    for (const { from, text } of parts)
        for (const line of (0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .linesFromStart */ .c5)(text))
            yield { from, text: shownLine(line) };
}
function* fromEnd(parts) {
    for (const { from, text } of parts.toReversed())
        for (const line of (0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .linesFromEnd */ .Rq)(text))
            yield { from, text: shownLine(line) };
}
function shownLine(line) {
    return (0,_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .showWithin */ .L6)(line.replace(/\r{0,2}\n$/, ""), maxLineChars)
        .replace(/\n$/, "")
        .replace(/\n/g, " ");
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


/***/ }),

/***/ 77228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ settled)
/* harmony export */ });
/** Text in which nothing moves a cursor, as nearly all is. */
// oxlint-disable-next-line no-control-regex
const moves = /\r(?!\r?\n)|\x08|\x1B\[[0-9;?]{0,20}[A-DFGJKhl]/;
/** What a terminal acts on, or text up to there. */
// oxlint-disable-next-line no-control-regex
const token = /\x1B\[([0-9;?]{0,20})([A-DFGJKhlm])|[\r\n\x08]|[^\r\n\x08\x1B]+|\x1B/g;
/** Programs do not move further up or to the right, and a terminal would not allow it. */
const mostRows = 100;
const mostColumns = 500;
/** The text as a terminal finally shows it. Of a line that is overwritten, only the last state stays. */
function settled(text) {
    return moves.test(text) ? new Screen().draw(text) : text;
}
class Screen {
    #rows = [[]];
    #row = 0;
    #column = 0;
    draw(text) {
        for (const [piece, parameters, command] of text.matchAll(token)) {
            if (command !== undefined)
                this.#act(command, Number.parseInt(parameters ?? "", 10));
            else if (piece === "\n")
                this.#feed();
            else if (piece === "\r")
                this.#column = 0;
            else if (piece === "\b")
                this.#column = Math.max(0, this.#column - 1);
            else
                this.#write(piece);
        }
        return this.#rows.map((row) => Array.from(row, (cell) => cell ?? " ").join("")).join("\n");
    }
    #act(command, given) {
        const count = Math.max(1, given || 1);
        if (command === "A" || command === "F")
            this.#row = Math.max(this.#top, this.#row - count);
        if (command === "B")
            this.#row = Math.min(this.#rows.length - 1, this.#row + count);
        if (command === "F" || command === "G")
            this.#column = command === "F" ? 0 : count - 1;
        if (command === "C")
            this.#column += count;
        if (command === "D")
            this.#column = Math.max(0, this.#column - count);
        if ("ABCG".includes(command))
            this.#column = Math.min(this.#column, mostColumns);
        if (command === "K")
            this.#erase(given === 2 ? 0 : this.#column, given);
        if (command === "J" && !(given > 0)) {
            this.#erase(this.#column, 0);
            this.#rows.length = this.#row + 1;
        }
    }
    get #top() {
        return Math.max(0, this.#rows.length - mostRows);
    }
    /** Erases to the line's end. Programs do not erase only the part before the cursor, so that part stays. */
    #erase(from, which) {
        const row = this.#rows[this.#row];
        if (which !== 1 && row.length > from)
            row.length = from;
    }
    #feed() {
        this.#row += 1;
        this.#column = 0;
        if (this.#row === this.#rows.length)
            this.#rows.push([]);
    }
    #write(text) {
        const row = this.#rows[this.#row];
        for (const character of text) {
            row[this.#column] = character;
            this.#column += 1;
        }
    }
}


/***/ }),

/***/ 34736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ endingOfLanguage),
/* harmony export */   l: () => (/* binding */ isSameLanguage)
/* harmony export */ });
/** The file ending for a fence's word, with its dot: `.py` for `py`. Undefined if unknown. */
function endingOfLanguage(word) {
    return extensions.get(word);
}
/** Whether two words of fences mean the same language. `py` and `python` do, but `sh` and `bash` do not. */
function isSameLanguage(one, other) {
    return one === other || (extensions.has(one) && extensions.get(one) === extensions.get(other));
}
/** The file endings of languages that models write, by the words of their fences. */
const extensions = new Map(Object.entries({
    ".py": "python py python3",
    ".sh": "sh shell console",
    ".bash": "bash",
    ".js": "javascript js node",
    ".ts": "typescript ts",
    ".rb": "ruby rb",
    ".rs": "rust rs",
    ".go": "go golang",
    ".java": "java",
    ".c": "c",
    ".cpp": "cpp c++",
    ".cs": "csharp c#",
    ".php": "php",
    ".pl": "perl",
    ".r": "r",
    ".sql": "sql",
    ".json": "json",
    ".yaml": "yaml yml",
    ".toml": "toml",
    ".html": "html",
    ".css": "css",
    ".md": "markdown md",
    ".diff": "diff patch",
}).flatMap(([extension, words]) => words.split(" ").map((word) => [word, extension])));


/***/ }),

/***/ 39334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ lastErrorLine)
/* harmony export */ });
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96065);
/* harmony import */ var _output_settled_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77228);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14647);



/** A line that names an error, in the form of most languages and test tools: `E   KeyError: 'a'`, `error[E0308]: …`. */
const namesError = /^(?:E +)?(?:[\w.]*(?:Error|Exception)\b|error(?:\[\w+\])?: |panic: |fatal: )/;
/** The last line that names an error. If there is none, the last line of stderr that is not empty. */
function lastErrorLine({ stderr, stdout }) {
    const ends = [stderr, stdout].map(({ text }) => (0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .Ul)((0,_output_settled_js__WEBPACK_IMPORTED_MODULE_1__/* .settled */ .g)(text.slice(-4_000)))
        .split("\n")
        .map((line) => line.trim()));
    const error = ends
        .map((lines) => lines.findLast((line) => namesError.test(line)))
        .find((line) => line !== undefined);
    const line = error ?? ends[0].findLast((each) => each !== "") ?? "";
    return (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_2__/* .truncateMiddle */ .k)(line.replace(/^E +/, ""), 160).replace(/\n/g, " ");
}


/***/ }),

/***/ 56212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ targetOf),
/* harmony export */   Af: () => (/* binding */ networkOf),
/* harmony export */   F6: () => (/* binding */ networkTitle),
/* harmony export */   mI: () => (/* binding */ isUnreached)
/* harmony export */ });
/* harmony import */ var _run_state_standing_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19411);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51196);


/** All decisions about the network in order. Equal decisions are listed once, with their number. */
function networkOf({ run, attempts, files }) {
    const unit = (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_0__/* .unitOf */ .uF)(run?.policy ?? {});
    const told = new Map();
    const add = (where, decisions = []) => {
        for (const decision of decisions) {
            const { host, port, allowed, reason } = decision;
            const key = JSON.stringify([host, port, allowed, reason]);
            const known = told.get(key);
            told.set(key, { ...decision, where, ...known, count: (known?.count ?? 0) + decision.count });
        }
    };
    for (const { number, executions, lost, verifications } of attempts) {
        for (const { block, network } of [...lost, ...executions])
            add(`${unit} ${number}, block ${block + 1}`, network);
        for (const { index, network } of verifications)
            add(`verification ${index + 1} of ${unit} ${number}`, network);
    }
    add("after the last block", files?.network);
    return [...told.values()];
}
/** For example `2 requests allowed, 1 refused` or `2 requests allowed (1 not reached), 0 refused`. */
function networkTitle(decisions) {
    const sum = (isCounted) => decisions.filter(isCounted).reduce((total, each) => total + each.count, 0);
    const [allowed, refused] = [sum((each) => each.allowed), sum((each) => !each.allowed)];
    const unreached = sum(isUnreached);
    const ofThem = unreached === 0 ? "" : ` (${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(unreached)} not reached)`;
    return `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)("request", allowed)} allowed${ofThem}, ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(refused)} refused`;
}
/** Whether the request was allowed but the connection failed. */
function isUnreached({ unreached }) {
    return unreached === true;
}
/** The host and port, such as `example.com:443`. The text may be hostile. */
function targetOf({ host, port }) {
    if (host === "*" && port === 0)
        return "others";
    return port === 0 ? host : `${host}:${port}`;
}


/***/ }),

/***/ 17465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ testsBefore)
/* harmony export */ });
/** The names of the tests that failed, and of those that passed, on the original files. */
function testsBefore({ controls }) {
    const cases = controls.flatMap(({ tests }) => tests?.cases ?? []);
    const named = (wanted) => new Set(cases.filter(({ status }) => status === wanted).map(({ name }) => name));
    return { failed: named("failed"), passed: named("passed") };
}


/***/ }),

/***/ 35692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ answer),
/* harmony export */   g: () => (/* binding */ thought)
/* harmony export */ });
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96065);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91134);
/* harmony import */ var _top_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61619);



/** The model's last reply. It is unfolded if there is no other result. */
function answer(report) {
    const { outcome, answer: said, reflection } = report;
    const text = reflection?.text ?? said ?? "";
    const atTop = outcome === "passed" ? (0,_top_js__WEBPACK_IMPORTED_MODULE_1__/* .firstWords */ .Cb)(report) : "";
    const rest = text.trim().startsWith(atTop) ? text.trim().slice(atTop.length).trim() : text;
    if (rest === "")
        return null;
    const thoughts = reflection?.thought ?? null;
    return {
        name: "the answer",
        rank: 3,
        ...(outcome !== "answered" && { title: "What the model says" }),
        blocks: ({ prose }) => prose === 0 ? [] : [...thought(thoughts, prose), { kind: "prose", markdown: (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_2__/* .truncateEnd */ .S)(rest, prose) }],
    };
}
/** The limit for a thought: a few pages, in UTF-16 units. */
const maxThoughtChars = 20_000;
function thought(text, maxChars) {
    if (text === null || text.trim() === "" || maxChars === 0)
        return [];
    const markdown = (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_2__/* .truncateEnd */ .S)(text, Math.min(maxChars, maxThoughtChars));
    return [(0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .folded */ .TM)("Thought", [{ kind: "prose", markdown }], { look: "thought" })];
}


/***/ }),

/***/ 80580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O_: () => (/* binding */ attemptLine),
/* harmony export */   Vs: () => (/* binding */ titleOfWork),
/* harmony export */   r2: () => (/* binding */ attempts),
/* harmony export */   uv: () => (/* binding */ decisionOf)
/* harmony export */ });
/* harmony import */ var _format_command_words_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(49994);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51196);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(96065);
/* harmony import */ var _facts_endings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75823);
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6257);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91134);
/* harmony import */ var _details_last_error_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39334);
/* harmony import */ var _titles_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73880);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35692);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(23166);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(864);
/* harmony import */ var _block_changes_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(29221);
/* harmony import */ var _deeds_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(31871);













/** What the model did: each attempt with its text, its code and the results. */
function attempts(report, { maxAttempts, wholeAttempts = Infinity }) {
    const { attempts: all, unit, outcome, reason } = report;
    if (all.length === 0)
        return [];
    const title = titleOfWork(report);
    const latest = all.length - Math.max(1, maxAttempts - 1);
    const lineUntil = all.length > wholeAttempts ? all.length - wholeAttempts * 0.9 : 0;
    const skipped = all.slice(1, Math.max(1, latest));
    const sections = [...all.slice(0, 1), ...all.slice(1 + skipped.length)].map((attempt) => {
        const place = attempt.number - 1;
        const isLine = place >= wholeAttempts * 0.1 && place < lineUntil;
        const isLast = attempt === all.at(-1);
        return {
            name: `${unit} ${attempt.number}`,
            rank: isLast ? 4 : place === 0 ? 6 : 90_000 - attempt.number,
            title,
            isOpenOnPage: outcome !== "passed",
            blocks: (detail) => attemptBlocks(attempt, detail, { isLine, isOpen: isLast || all.length <= 3 }),
        };
    });
    const ended = (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraph */ .FY)(["Ended: ", reason], "dim");
    const why = { name: "why it ended", rank: 7, title, blocks: () => [ended] };
    return [...sections.slice(0, 1), ...gap(skipped, title), ...sections.slice(1), why];
}
function titleOfWork({ attempts: all, unit, writer }) {
    const blocks = all.reduce((sum, each) => sum + each.blocks.length, 0);
    return `What the run did (${writer === null ? (0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("block", blocks) : (0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(unit, all.length)})`;
}
function gap(skipped, title) {
    const [first, last] = [skipped[0], skipped.at(-1)];
    if (first === undefined || last === undefined)
        return [];
    const words = `The report has no room for ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(first.unit, skipped.length)} here (${first === last ? "" : `${first.number} to `}${last.number}).`;
    return [{ name: `the ${first.unit}s between`, rank: 7, title, blocks: () => [(0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraph */ .FY)(words, "dim")] }];
}
/** For example `❌ Attempt 1 · exit code 1 · 340 ms · KeyError: 'Month'`. For a turn, it says what the turn did. */
function attemptLine(attempt) {
    const { icon, word } = _titles_js__WEBPACK_IMPORTED_MODULE_5__/* .standings */ .ES[attempt.standing];
    const ran = attempt.blocks.flatMap(({ execution }) => execution ?? []);
    const durationMs = ran.reduce((sum, execution) => sum + execution.durationMs, 0);
    const failed = attempt.standing === "failed" ? ran.find((each) => !(0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_2__/* .hasPassed */ .Pc)(each)) : undefined;
    const error = failed === undefined ? "" : (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_11__/* .truncateEnd */ .S)((0,_details_last_error_line_js__WEBPACK_IMPORTED_MODULE_4__/* .lastErrorLine */ .H)(failed), 120);
    const did = attempt.unit === "turn" ? (0,_deeds_js__WEBPACK_IMPORTED_MODULE_10__/* .deedWords */ .Qt)((0,_deeds_js__WEBPACK_IMPORTED_MODULE_10__/* .deedsOf */ .jh)(attempt)) : "";
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .joined */ .oR)([
        [`${icon} `, (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .bold */ .Cr)(attempt.heading)],
        did,
        attempt.problem !== "" ? (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_11__/* .truncateEnd */ .S)(attempt.problem, 200) : did === "" || word !== "ran" ? word : "",
        ran.length === 0 ? "" : (0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(durationMs),
        error === "" ? "" : [(0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(error)],
    ], " · ");
}
function attemptBlocks(attempt, detail, { isLine, isOpen }) {
    const title = attemptLine(attempt);
    // A fold without content is shown as one line.
    if (isLine || detail.output === 0)
        return [(0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .folded */ .TM)(title, [])];
    return [(0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .folded */ .TM)(title, contentOf(attempt, detail), { isOpen, look: `attempt ${attempt.standing}` })];
}
function contentOf(attempt, detail) {
    const { said, verifications, decision, reply, standing } = attempt;
    const around = (0,_documents_js__WEBPACK_IMPORTED_MODULE_7__/* .wordsAround */ .ZF)(attempt);
    const told = toldBlocks(attempt);
    const asked = standing === "answer" ? "" : askedWords(reply);
    const prose = (text) => proseOf(text, attempt, detail);
    return [
        ...(asked === "" ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraph */ .FY)(asked, "dim")]),
        ...(0,_answer_js__WEBPACK_IMPORTED_MODULE_6__/* .thought */ .g)(reply.thought, detail.prose),
        ...(around === null ? prose(said) : []),
        ...attempt.approvals.map(approvalOf),
        ...(0,_block_changes_js__WEBPACK_IMPORTED_MODULE_9__/* .blockChanges */ .jo)(attempt, detail),
        ...told.blocks.flatMap((block, index) => [
            ...(around === null ? [] : prose(around[index])),
            ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_8__/* .blockWithResult */ .vW)(block, index, attempt, detail),
        ]),
        ...(around === null ? [] : prose(around.slice(told.blocks.length).join(""))),
        ...(told.rest === "" ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraph */ .FY)(told.rest, "dim")]),
        ...lostOf(attempt),
        ...verifications.flatMap((each) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_8__/* .resultBlocks */ .cc)(each, detail, { title: ["Verification ", (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)((0,_format_command_words_js__WEBPACK_IMPORTED_MODULE_12__/* .commandWords */ .B)(each.command))] })),
        ...(decision === null ? [] : [decisionOf(decision)]),
    ];
}
/** The reply's text. An answer without code has a section of its own. */
function proseOf(text, { standing, blocks }, { prose }) {
    if (standing === "answer" || text.trim() === "" || prose === 0)
        return [];
    const omitCode = blocks.map(({ block }) => block.code);
    return [{ kind: "prose", markdown: (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_11__/* .truncateEnd */ .S)(text, prose), omitCode }];
}
const answerers = {
    person: "a person",
    library: "the library's approver",
    reviewer: "the reviewer",
};
/** Who answered a question about the code or the end, and how: `Approved by a person, as changed`. */
function approvalWords({ approved, asked, by, feedback, blocks }) {
    const what = feedback !== undefined ? "Answered" : approved ? "Approved" : "Refused";
    const who = Object.hasOwn(answerers, by) ? answerers[by] : by;
    const how = asked === "end" ? ", at the end" : blocks === undefined ? "" : ", as changed";
    return `${what} by ${who}${how}`;
}
function approvalOf(made) {
    const reason = (made.feedback ?? made.reason).trim();
    const said = reason === "" ? "" : ` ${(0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_11__/* .truncateEnd */ .S)(reason, 2_000)}`;
    const hash = (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .dim */ .r3)(`SHA-256 ${made.sha256.slice(0, 64)}`);
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraph */ .FY)([(0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .bold */ .Cr)(`${approvalWords(made)}.`), said, " ", hash], "box");
}
function decisionOf(made) {
    const by = made.source === "model" ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .dim */ .r3)(`by rule ${made.rule ?? ""}`), " "];
    const what = (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .bold */ .Cr)(`Decision: ${made.retry ? "try again" : "stop"}.`);
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraph */ .FY)([what, " ", ...by, (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_11__/* .truncateEnd */ .S)(made.reason, 2_000)], "box");
}
function lostOf({ lost, blocks, unit }) {
    if (lost.length === 0)
        return [];
    const why = lost.find(({ ending }) => (0,_facts_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .isInfrastructureEnding */ .Rc)(ending));
    const reason = why === undefined ? "" : ` (${(0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_11__/* .truncateEnd */ .S)(why.evidence, 300)})`;
    const ranAgain = blocks.some(({ execution }) => execution !== null);
    const then = ranAgain ? "Its blocks ran again in a fresh sandbox." : "The results of its blocks are lost.";
    const words = `The sandbox was lost during this ${unit}${reason}. ${then} The code did not cause this loss.`;
    return [(0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraph */ .FY)(words, "warning")];
}
/** How many blocks to show of a reply that cannot be used. */
const maxUnrunBlocks = 3;
/** The blocks that the report shows, and a sentence about the others. "" if it shows all. */
function toldBlocks({ blocks, reply, standing }) {
    const mayBeShort = standing === "unusable" && blocks.every(({ execution }) => execution === null);
    const told = mayBeShort ? blocks.slice(0, maxUnrunBlocks) : blocks;
    const more = blocks.length - told.length + (reply.blocksLeftOut ?? 0);
    return { blocks: told, rest: more === 0 ? "" : `… and ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("block", more)} more, which did not run.` };
}
/** The tokens of calls, such as `about 1,200 in (1,000 cached), 300 out`. */
function tokensWords({ isEstimated, inputTokens, cachedTokens, outputTokens }) {
    const cached = cachedTokens === undefined ? "" : ` (${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(cachedTokens)} cached)`;
    return `${isEstimated === true ? "about " : ""}${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(inputTokens)} in${cached}, ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(outputTokens)} out`;
}
/** The tokens and time of a reply, such as `1,200 in, 80 out, 3.1 s`. "" if unknown. */
function askedWords({ usage, tookMs }) {
    if (usage.inputTokens + usage.outputTokens === 0)
        return "";
    return `${tokensWords(usage)}${tookMs === undefined ? "" : `, ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(tookMs)}`}`;
}


/***/ }),

/***/ 29221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zm: () => (/* binding */ comparable),
/* harmony export */   jo: () => (/* binding */ blockChanges)
/* harmony export */ });
/* unused harmony export changesBetween */
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85725);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96065);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14647);
/* harmony import */ var _details_code_endings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34736);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91134);





const foldBeyondLines = 30;
/** How an attempt's code differs from that of the attempt before. */
function blockChanges({ before, blocks }, { diff: maxChars }) {
    if (before === null || maxChars === 0)
        return [];
    const all = changesBetween(before.blocks, blocks.map(({ block, execution }) => comparable(block, execution))).filter(({ kind }) => kind !== "same");
    if (all.length === 0)
        return [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)(`The code is the same as in attempt ${before.number}.`, "dim")];
    const lines = all.reduce((sum, { diff }) => sum + (diff?.split("\n").length ?? 1), 0);
    const parts = all.flatMap((each) => changeBlocks(each, before.number, maxChars));
    const title = `What changed since attempt ${before.number}`;
    return [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .folded */ .TM)(title, parts, { isOpen: lines <= foldBeyondLines, look: "changes" })];
}
function changeBlocks(told, since, maxChars) {
    const { path, place, kind, diff } = told;
    const block = `Block ${place + 1}${kind === "removed" ? ` of attempt ${since}` : ""}`;
    const title = path === null ? block : (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(path);
    if (kind !== "changed" || diff === null)
        return [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)([title, ` ${becameOf(told)}.`])];
    return [
        (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)([title, ":"]),
        { kind: "diff", lines: (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .truncateMiddle */ .k)(diff, Math.min(maxChars, 100_000)).split("\n") },
    ];
}
/** Says what happened to a block that has no diff. A file that is not written again stays as it is. */
function becameOf({ path, kind }) {
    if (kind === "changed")
        return "is written again";
    return kind === "removed" && path !== null ? "is not written again" : `was ${kind}`;
}
/** A block as it is compared. An edit does not write the whole file, so its file is not the block's own. */
function comparable(block, execution) {
    const isEdit = execution?.edited !== undefined || execution?.ending === "misfit";
    return isEdit ? { ...block, path: null } : block;
}
/** Nobody reads a longer diff, and computing it takes seconds. */
const maxEditLength = 2_000;
/** Matches blocks by file name, or without a name by their code and then by their order within a language. */
function changesBetween(before, after) {
    const pairs = pairUp(before, after);
    const changes = after.map((block, place) => {
        const { path } = block;
        const old = pairs.get(block);
        if (old === undefined)
            return { path, place, kind: "added", diff: null };
        return old.code === block.code
            ? { path, place, kind: "same", diff: null }
            : { path, place, kind: "changed", diff: diffOf(old.code, block.code) };
    });
    const kept = new Set(pairs.values());
    const removed = before.flatMap((block, place) => kept.has(block) ? [] : [{ path: block.path, place, kind: "removed", diff: null }]);
    return [...changes, ...removed];
}
/**
 * Maps each new block to its old one. A file is compared only with a file of the same name. A block without a name is
 * not compared with a file, because an attempt may have a program and the next one the command that starts it.
 */
function pairUp(before, after) {
    const pairs = new Map();
    const left = new Set(before);
    const pairThose = (isWanted) => {
        for (const block of after) {
            const old = pairs.has(block)
                ? undefined
                : [...left].find((each) => correspond(each, block) && isWanted(each, block));
            if (old !== undefined && left.delete(old))
                pairs.set(block, old);
        }
    };
    // Blocks with the same code match first. Otherwise a new block in front would shift them.
    pairThose((old, block) => old.code === block.code);
    pairThose(() => true);
    return pairs;
}
function correspond(old, block) {
    return old.path === block.path && (block.path !== null || (0,_details_code_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameLanguage */ .l)(old.language, block.language));
}
/** Nobody reads the diff of longer code. The limit counts UTF-16 units on either side. */
const maxCodeChars = 500_000;
function diffOf(before, after) {
    if (Math.max(before.length, after.length) > maxCodeChars)
        return null;
    const patch = (0,diff__WEBPACK_IMPORTED_MODULE_4__/* .structuredPatch */ .YB)("", "", (0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .Ul)(before), (0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .Ul)(after), "", "", {
        context: 3,
        maxEditLength,
    });
    if (patch === undefined)
        return null;
    return patch.hunks
        .map((hunk) => {
        const head = `@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`;
        return [head, ...hunk.lines.filter((line) => !line.startsWith("\\"))].join("\n");
    })
        .join("\n");
}


/***/ }),

/***/ 864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cc: () => (/* binding */ resultBlocks),
/* harmony export */   ss: () => (/* binding */ codeBlocks),
/* harmony export */   vW: () => (/* binding */ blockWithResult)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51196);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(96065);
/* harmony import */ var _facts_block_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59626);
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6257);
/* harmony import */ var _output_lines_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(88510);
/* harmony import */ var _output_output_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44934);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14647);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91134);
/* harmony import */ var _titles_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73880);
/* harmony import */ var _pictures_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95545);










function blockWithResult(told, index, attempt, detail) {
    const { block, execution } = told;
    const isOnly = attempt.blocks.length === 1;
    const place = (0,_facts_block_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(block);
    const [number, from] = [isOnly ? "" : `Block ${index + 1}`, place === "" ? "" : [(0,_document_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)(place)]];
    const file = block.path === null ? "" : [(0,_document_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)(block.path)];
    const language = number === "" && from === "" && file === "" ? "" : block.language.slice(0, 40);
    const title = (0,_document_js__WEBPACK_IMPORTED_MODULE_5__/* .joined */ .oR)([number, from, language, file], " · ");
    const isObserved = attempt.standing === "step";
    return [
        ...(title.length === 0 ? [] : [{ kind: "heading", words: title }]),
        ...codeBlocks(block, detail),
        ...(execution === null
            ? [(0,_document_js__WEBPACK_IMPORTED_MODULE_5__/* .paragraph */ .FY)(notRunWords(told, attempt), "dim")]
            : resultBlocks(execution, detail, { isObserved })),
    ];
}
function codeBlocks({ code: text, language }, detail) {
    if (detail.code === 0)
        return [];
    return [{ kind: "code", text: (0,_output_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .showWithin */ .L6)((0,_output_lines_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutLineFeedsAtEnd */ .e_)(text), detail.code), language }];
}
/** A line such as `✅ exit code 0 after 1.2 s`, the reason if it says more, and the output. */
function resultBlocks(execution, detail, { title = "", isObserved = false }) {
    const { ending, durationMs, evidence, shown = [], isStateFresh } = execution;
    const isUnrun = ending === "not-run";
    const isGood = (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_2__/* .hasPassed */ .Pc)(execution);
    const icon = isUnrun ? "⏭️" : isObserved ? _titles_js__WEBPACK_IMPORTED_MODULE_6__/* .standings */ .ES.step.icon : isGood ? "✅" : "❌";
    const tone = isUnrun || isObserved ? "skipped" : isGood ? "good" : "bad";
    const line = [
        `${icon} `,
        ...(title === "" ? [] : [...(0,_document_js__WEBPACK_IMPORTED_MODULE_5__/* .joined */ .oR)([title], ""), ": "]),
        (0,_document_js__WEBPACK_IMPORTED_MODULE_5__/* .bold */ .Cr)((0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_9__/* .truncateEnd */ .S)((0,_titles_js__WEBPACK_IMPORTED_MODULE_6__/* .endingWords */ .fg)(execution), 300), tone),
        ...(isUnrun ? [] : [` after ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(durationMs)}`]),
        ...(ending === "exited" || isUnrun ? [] : [` (${(0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_9__/* .truncateEnd */ .S)(evidence, 300)})`]),
    ];
    const isQuiet = title !== "" && isGood;
    return [
        ...(isStateFresh === true ? [(0,_document_js__WEBPACK_IMPORTED_MODULE_5__/* .paragraph */ .FY)(freshState, "warning")] : []),
        (0,_document_js__WEBPACK_IMPORTED_MODULE_5__/* .paragraph */ .FY)(line),
        ...(isUnrun ? [] : [(0,_pictures_js__WEBPACK_IMPORTED_MODULE_7__/* .shownFigures */ .HC)(shown), ...outputBlocks(execution, detail, { isQuiet })]),
    ];
}
/** `isQuiet`: the output is folded, and only shown if there is room for everything. */
function outputBlocks(execution, { output: maxChars }, { isQuiet }) {
    const { stdout, stderr } = execution;
    if (maxChars === 0 || (stdout.text === "" && stderr.text === ""))
        return [];
    if (isQuiet && maxChars <= 8_000)
        return [];
    const output = (0,_output_output_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .outputLines */ .jE)(execution, { maxChars });
    const title = (0,_titles_js__WEBPACK_IMPORTED_MODULE_6__/* .outputTitle */ .gG)(execution);
    const where = stdout.text === "" && title === "Output" ? "Output on stderr" : title;
    const isAsWritten = output.shown === output.total && output.replaced === 0;
    const what = isAsWritten ? where : `${where} · ${(0,_output_output_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .shownWords */ .vU)(output)}`;
    const size = `${isAsWritten ? `${(0,_output_output_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .shownWords */ .vU)(output)} · ` : ""}${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatBytes */ .z3)(stdout.bytes + stderr.bytes)}`;
    return [{ kind: "output", what, size, lines: output.lines, isOpen: !isQuiet }];
}
function notRunWords({ mayHaveBegun, wasLost, waits }, { standing }) {
    if (waits)
        return "Not run: the block is waiting for an approval.";
    if (standing === "unusable")
        return "Not run: no block of this reply was run.";
    if (standing === "unapproved")
        return "Not run: the block was not approved.";
    if (mayHaveBegun)
        return "The transcript stops here, so it is unknown whether the block ran.";
    return wasLost ? "The block's sandbox was lost." : "Not run: the run ended before this block.";
}
const freshState = "agent-exec restarted the Jupyter kernel before this block. Variables of earlier blocks were gone, but files were still there.";


/***/ }),

/***/ 56069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ changes),
/* harmony export */   h: () => (/* binding */ fileWords)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51196);
/* harmony import */ var _facts_patch_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89713);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96065);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91134);




/** Diffs with more lines are folded. New files are always folded, because runs also leave helper files. */
const foldBeyondLines = 60;
/** The run's changes, file by file, as in the patch. */
function changes({ changes: made }) {
    if (made === null)
        return null;
    // The transcript has only the beginning of a long patch.
    const files = (0,_facts_patch_words_js__WEBPACK_IMPORTED_MODULE_2__/* .patchParts */ .VI)(made);
    const more = (0,_facts_patch_words_js__WEBPACK_IMPORTED_MODULE_2__/* .filesIn */ .nG)(made.diff) - files.length;
    if (files.length === 0)
        return null;
    return {
        name: "the changes",
        rank: 3,
        title: `Diff (${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("file", files.length + more)})`,
        isOpenOnPage: true,
        blocks: ({ diff, rows }) => {
            const shown = rows <= 3 ? [] : files.slice(0, rows);
            const rest = more + (rows <= 3 ? 0 : files.length - shown.length);
            return [
                ...withinAll(shown, diff),
                ...(rest === 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)(`… and ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("file", rest)} more in the patch.`, "dim")]),
                ...patchBlocks(made),
            ];
        },
    };
}
function fileWords(file) {
    const kind = { added: "new, ", changed: "", deleted: "deleted, " }[file.kind];
    return file.isBinary === true ? `${kind}binary` : `${kind}${(0,_facts_patch_words_js__WEBPACK_IMPORTED_MODULE_2__/* .signedLines */ .Uj)(file)}`;
}
/** The lines from the first hunk on, without line ends, or git's own message. They may be hostile. */
function linesOf({ file, text }) {
    const lines = text.replace(/\n$/, "").split("\n").slice(1);
    if (file.isBinary === true)
        return [];
    const hunk = lines.findIndex((line) => line.startsWith("@@"));
    return hunk === -1 ? lines.filter((line) => !line.startsWith("index ")) : lines.slice(hunk);
}
/** Shares the room between files. If a file needs less, later files get the rest. */
function withinAll(parts, maxChars) {
    let room = maxChars;
    return parts.map((part) => {
        const { file } = part;
        const lines = linesOf(part);
        const title = [(0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(file.path), " ", (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .dim */ .r3)(fileWords(file))];
        const shown = (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .truncateEnd */ .S)(lines.join("\n"), room);
        room = Math.max(0, room - lines.join("\n").length);
        if (shown === "")
            return (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)(title);
        const isOpen = file.kind !== "added" && lines.length <= foldBeyondLines;
        return (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)(title, [{ kind: "diff", lines: shown.split("\n") }], { isOpen, look: "changes" });
    });
}
/** The link to the patch. A stranger's transcript may give it another name, so such a name is no link. */
function patchBlocks({ patch }) {
    if (patch === null)
        return [];
    const name = patch === _facts_patch_words_js__WEBPACK_IMPORTED_MODULE_2__/* .patchName */ .UC ? (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(patch, `./${_facts_patch_words_js__WEBPACK_IMPORTED_MODULE_2__/* .patchName */ .UC}`) : (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(patch);
    return [(0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)(["The patch for `git apply` is in the run's files: ", name])];
}


/***/ }),

/***/ 31871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qt: () => (/* binding */ deedWords),
/* harmony export */   Zu: () => (/* binding */ merged),
/* harmony export */   jh: () => (/* binding */ deedsOf),
/* harmony export */   tw: () => (/* binding */ thingsWords)
/* harmony export */ });
/* harmony import */ var _format_command_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49994);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90566);
/* harmony import */ var _format_edited_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35246);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96065);




const maxCommandChars = 60;
/** How many commands are named. The others are counted. */
const maxNamed = 3;
function deedsOf({ blocks }) {
    return blocks.flatMap(deedOf);
}
function deedOf({ block: { language, code }, execution }) {
    if (execution === null || execution.ending === "not-run")
        return [];
    if (execution.edited !== undefined)
        return [{ kind: "changed", things: [(0,_format_edited_words_js__WEBPACK_IMPORTED_MODULE_0__/* .editedWords */ .p)(execution.edited)] }];
    if (execution.saved !== undefined)
        return [{ kind: "changed", things: [`wrote ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .named */ .r)(execution.saved)}`] }];
    if (execution.ending === "misfit")
        return [{ kind: "other", things: ["an edit that did not fit"] }];
    const isShell = /^(?:ba|z)?sh$|^shell$/.test(language);
    const lines = code.split("\n").filter((line) => /^\s*[^#\s]/.test(line));
    const file = isShell ? writtenFile(lines[0] ?? "") : null;
    if (file !== null)
        return [{ kind: "changed", things: [`wrote ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .named */ .r)(file)}`] }];
    if (isShell && lines.length > 0 && lines.every(onlyReads))
        return [{ kind: "looked", things: lines.map(commandName) }];
    const what = commandName(code);
    return [{ kind: "ran", things: [isShell ? what : `${language} code: ${what}`] }];
}
/** For example "looked: `ls`, `cat a.py`". "" for no deeds. */
function deedWords(deeds) {
    return merged(deeds)
        .map(({ kind, things }) => {
        const list = thingsWords(things);
        return kind === "changed" || kind === "other" ? list : `${kind}: ${list}`;
    })
        .join("; ");
}
function thingsWords(things) {
    return (0,_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .K)(things.slice(0, maxNamed), things.length);
}
/** Joins neighbouring deeds of the same kind. */
function merged(deeds) {
    const all = [];
    for (const deed of deeds) {
        const last = all.at(-1);
        if (last?.kind === deed.kind)
            all[all.length - 1] = { ...last, things: [...last.things, ...deed.things] };
        else
            all.push(deed);
    }
    return all;
}
const readers = /^(?:cat|cd|cut|diff|echo|file|find|grep|head|jq|less|ls|nl|pwd|rg|sed|sort|stat|tail|tree|uniq|wc|which|git (?:blame|diff|grep|log|show|status))\b/;
/** Whether a command only reads, guessed from its name. Only the words of the summary depend on this. */
function onlyReads(line) {
    const words = line.replace(/"[^"]*"|'[^']*'/g, '""');
    if (/>(?!&|\s*\/dev\/null)|-delete\b|-exec\b|\btee\b|<</.test(words))
        return false;
    return words.split(/&&|\|\||[|;]/).every((part) => readers.test(part.trim()));
}
/** The file that a command like `cat > FILE <<END` or `sed -i` writes. Null for other commands. */
function writtenFile(line) {
    const [command, ...words] = line.trim().split(/\s+/);
    const arrow = words.findIndex((word) => word.startsWith(">"));
    const isSed = command === "sed" && words.some((word) => word.startsWith("-i"));
    const isCat = command === "cat" && arrow !== -1;
    const file = isSed ? words.at(-1) : isCat ? words[arrow].replace(/^>+/, "") || words[arrow + 1] : null;
    return file !== undefined && file !== null && /^[\w./-]+$/.test(file) ? file : null;
}
function commandName(code) {
    return (0,_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .named */ .r)((0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_2__/* .truncateEnd */ .S)((0,_format_command_words_js__WEBPACK_IMPORTED_MODULE_3__/* .commandWords */ .B)(code), maxCommandChars));
}


/***/ }),

/***/ 23166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DB: () => (/* binding */ documents),
/* harmony export */   LR: () => (/* binding */ failedWords),
/* harmony export */   YB: () => (/* binding */ failedList),
/* harmony export */   ZF: () => (/* binding */ wordsAround),
/* harmony export */   ck: () => (/* binding */ failedBlocks),
/* harmony export */   ih: () => (/* binding */ isOfDocuments)
/* harmony export */ });
/* harmony import */ var _facts_block_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59626);
/* harmony import */ var _facts_endings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75823);
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6257);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51196);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90566);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(96065);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91134);
/* harmony import */ var _details_last_error_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39334);
/* harmony import */ var _titles_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73880);









/** Whether the run ran documents and had no model. */
function isOfDocuments({ writer, attempts }) {
    return writer === null && (attempts.at(-1)?.blocks ?? []).some(({ block }) => block.document !== undefined);
}
/** The blocks of documents that failed by themselves. */
function failedBlocks({ writer, attempts }) {
    if (writer !== null)
        return [];
    return (attempts.at(-1)?.blocks ?? []).flatMap(({ block, execution }) => {
        if (execution === null || (0,_facts_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .isHarmlesslyUnrun */ .xH)(execution) || (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_2__/* .hasPassed */ .Pc)(execution))
            return [];
        return execution.notRun === "earlier-failed" ? [] : [{ block, execution }];
    });
}
const maxBlocks = 10;
/** The place of each failed block and the first words of its error, if several blocks of documents failed. */
function failedWords(report) {
    const failed = failedBlocks(report);
    if (failed.length < 2)
        return "";
    const shown = failed
        .slice(0, maxBlocks)
        .map((each) => `${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_7__/* .named */ .r)((0,_facts_block_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOf */ .$t)(each.block))} ${(0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_8__/* .truncateEnd */ .S)(errorOf(each), 60)}`);
    const more = failed.length > maxBlocks ? `; and ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(failed.length - maxBlocks)} more` : "";
    return `${shown.join("; ")}${more}`;
}
function errorOf({ execution }) {
    const error = execution.ending === "exited" ? (0,_details_last_error_line_js__WEBPACK_IMPORTED_MODULE_5__/* .lastErrorLine */ .H)(execution) : "";
    return execution.unlikeDocument ?? (error || (0,_titles_js__WEBPACK_IMPORTED_MODULE_6__/* .endingWords */ .fg)(execution));
}
/** The failed blocks by file and line, for places where people read in passing. */
function failedList(report) {
    const failed = failedBlocks(report);
    if (failed.length < 2)
        return null;
    const items = failed.map((each) => [(0,_document_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)((0,_facts_block_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOf */ .$t)(each.block)), `: ${(0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_8__/* .truncateEnd */ .S)(errorOf(each), 200)}`]);
    return { name: "the failed blocks", rank: 1, blocks: () => [(0,_document_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(items, maxBlocks)] };
}
/** How many blocks of each document passed, if there are several documents. */
function documents({ attempts }) {
    const files = new Map();
    for (const { block, execution } of attempts.at(-1)?.blocks ?? []) {
        if (block.document === undefined)
            continue;
        const file = files.get(block.document) ?? { passed: 0, failed: 0, unrun: 0 };
        if (execution === null || execution.ending === "not-run")
            file.unrun += 1;
        else if ((0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_2__/* .hasPassed */ .Pc)(execution))
            file.passed += 1;
        else
            file.failed += 1;
        files.set(block.document, file);
    }
    if (files.size < 2)
        return null;
    const sorted = [...files].toSorted(([, a], [, b]) => b.failed - a.failed);
    const all = sorted.map(([name, { passed, failed, unrun }]) => [
        (0,_document_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(name),
        ...[passed, failed, unrun].map(String),
    ]);
    const head = ["File", "Passed", "Failed", "Not run"];
    return {
        name: "the documents",
        rank: 3,
        blocks: ({ rows }) => [{ kind: "table", head, rows: all.slice(0, rows) }],
    };
}
/** A document's text before each block and after the last one. Null if a model wrote the blocks. */
function wordsAround({ said, blocks, }) {
    if (!blocks.some(({ block }) => block.document !== undefined))
        return null;
    const text = said.replace(/\r\n?/g, "\n");
    const parts = [];
    let from = 0;
    for (const { block } of blocks) {
        // In a quote, each line begins with a mark, so the code is not found. The text before the block is then shown with
        // the next block.
        const at = block.code === "" ? -1 : text.indexOf(block.code, from);
        const end = at === -1 ? from : text.indexOf("\n", at + block.code.length) + 1 || text.length;
        parts.push(text.slice(from, end));
        from = end;
    }
    return [...parts, text.slice(from)];
}


/***/ }),

/***/ 77922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gg: () => (/* binding */ titleOf),
/* harmony export */   NF: () => (/* binding */ couldNot),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   X6: () => (/* binding */ isBrief),
/* harmony export */   Y6: () => (/* binding */ restOf),
/* harmony export */   gD: () => (/* binding */ headlineOf)
/* harmony export */ });
/* unused harmony exports briefError, firstSentence */
/* harmony import */ var _facts_endings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75823);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51196);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(90566);
/* harmony import */ var _format_command_words_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(49994);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14647);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96065);
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6257);
/* harmony import */ var _facts_patch_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89713);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17465);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23166);










/** How the run ended, in one sentence without a full stop. It does not claim more than was proved. */
function headlineOf(report) {
    return headlines[report.outcome ?? "unfinished"](report);
}
/** The same as a title without markup, with at most 200 UTF-16 units. */
function titleOf(report) {
    return (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_5__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .showHidden */ .Ul)(headlineOf(report)).replaceAll("`", "").replace(/\s+/g, " "), 200);
}
// prettier-ignore
const headlines = {
    passed: passedWords,
    answered: ({ attempts }) => attempts.some(({ blocks }) => blocks.length > 0) ? "Answered without a change" : "Answered without code",
    failed: failedWords,
    "gave-up": (report) => `Gave up ${after(report)}`,
    "budget-spent": (report) => `Stopped: the budget was spent ${after(report)}`,
    "timed-out": (report) => `Stopped: out of time ${within(report)}`,
    "awaiting-approval": awaitingWords,
    rejected: () => "Rejected: the code was not approved",
    cancelled: (report) => `Cancelled ${within(report)}`,
    "infrastructure-error": infrastructureWords,
    denied: () => "Not allowed to start a run",
    skipped: () => "Skipped: nothing to do",
    unfinished: (report) => `Cut off ${within(report)}`,
};
function passedWords(report) {
    const { isVerified, verified, control, changes, tests, proof, removedTests } = report;
    const command = commandsOf(report);
    if (verified === null) {
        const changed = (0,_facts_patch_words_js__WEBPACK_IMPORTED_MODULE_6__/* .filesIn */ .nG)(changes?.diff);
        if (report.writer !== null && changed > 0)
            return `Changed ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)("file", changed)}, not verified`;
        const blocks = report.attempts.at(-1)?.blocks ?? [];
        if (report.writer !== null || blocks.length === 0)
            return "Ran without an error, not verified";
        const unrun = blocks.filter(({ execution }) => execution === null || !(0,_facts_endings_js__WEBPACK_IMPORTED_MODULE_0__/* .hasRun */ .gb)(execution)).length;
        const rest = unrun === 0 ? "" : `, ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)("block", unrun)} ${unrun === 1 ? "was" : "were"} not run`;
        return `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)("block", blocks.length - unrun)} ran without an error${rest}`;
    }
    if (changes?.withheld !== undefined)
        return "Passed, but with files that the patch leaves out";
    if (!isVerified)
        return "Passed, but no work was verified";
    // A line that is added to a failing test can let it pass.
    const touched = (control === "passed" ? _facts_patch_words_js__WEBPACK_IMPORTED_MODULE_6__/* .rewrittenTests */ .Qv : _facts_patch_words_js__WEBPACK_IMPORTED_MODULE_6__/* .changedTests */ .S)(changes?.diff);
    const andTests = touched.length > 0 ? ", and the code changed tests" : "";
    if (control === "passed" && proof?.verdict === "proven") {
        const proving = proof.tests.proof.length;
        return `Verified: ${testsWords(proving)} ${proving === 1 ? "fails" : "fail"} without the change${andTests}`;
    }
    if (control === "passed")
        return `Passed: ${command}, and passed before the change too`;
    if (control === "unfinished" || control === "not-run")
        return `Passed: ${command}, but the result before the change is unknown`;
    if (control !== "failed")
        return `Verified: ${command}`;
    const newly = tests?.failToPass.length ?? 0;
    // If no test is known to pass only now, the verification may pass because tests are gone.
    if (newly === 0 && removedTests)
        return `Passed: ${command} now, but the code removed tests`;
    if (newly === 0)
        return `Verified: ${command} now, failed before`;
    const { failed } = (0,_report_js__WEBPACK_IMPORTED_MODULE_7__/* .testsBefore */ .r)(report);
    const areFixed = tests.failToPass.every((name) => failed.has(name));
    const passing = `${testsWords(newly, areFixed ? "failing " : "")} ${newly === 1 ? "passes" : "pass"} now`;
    if (andTests !== "")
        return `Verified: ${passing}${andTests}`;
    return areFixed ? `Fixed and verified: ${passing}` : `Verified: ${passing}, not before`;
}
function failedWords(report) {
    const { verifications, tests, control, attempts, isStopped } = report;
    if (attempts.length === 0)
        return "Failed before the first attempt".replace("attempt", report.unit);
    const end = isStopped || report.writer === null ? "" : ` ${after(report)}`;
    const failed = verifications.find((each) => !(0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_3__/* .hasPassed */ .Pc)(each));
    if (failed === undefined) {
        if (report.writer === null && report.failure === null)
            return couldNot("run", report.end);
        const { problem, blocks } = attempts.at(-1);
        const many = (0,_documents_js__WEBPACK_IMPORTED_MODULE_4__/* .failedBlocks */ .ck)(report).length;
        if (many > 1)
            return `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(many)} of ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)("block", blocks.length)} failed`;
        if (problem !== "")
            return `Failed${end}: ${(0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_5__/* .truncateEnd */ .S)(problem, 100)}`;
        return verifications.length > 0
            ? `Not accepted, although ${commandsOf(report)}`
            : `Failed ${after(report)}`;
    }
    if (tests !== null && tests.failed > 0)
        return `Not fixed: ${failingWords(report)}${end}`;
    if (failed.unproven !== undefined)
        return `Not proved: ${nameOf(failed)} passes, but this pass proves nothing${end}`;
    return `Not fixed: ${nameOf(failed)} ${control === "failed" ? "still fails" : "fails"}${end}`;
}
/** For example `3 of 17 failing tests still fail`. If other tests fail too, or unknown ones, `3 of 527 tests fail`. */
function failingWords(report) {
    const { failed, failing, passed, skipped } = report.tests;
    const before = (0,_report_js__WEBPACK_IMPORTED_MODULE_7__/* .testsBefore */ .r)(report).failed;
    const verb = failed === 1 ? "fails" : "fail";
    if (failing.length === failed && failing.every((name) => before.has(name)))
        return `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(failed)} of ${testsWords(before.size)} still ${verb}`;
    return `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(failed)} of ${testsWords(failed + passed + skipped)} ${verb}`;
}
function awaitingWords({ awaiting, unit }) {
    if (awaiting === null)
        return "Waiting for approval";
    const what = awaiting.asked === "end" ? "the result" : "the code";
    return `Waiting for your approval of ${what} of ${unit} ${awaiting.attempt}`;
}
function infrastructureWords({ end, attempts }) {
    const ran = attempts.some(({ blocks }) => blocks.some(({ execution }) => execution !== null));
    return couldNot(ran ? "finish" : "run", end);
}
/** For example `Could not run: the model server answered 401`. */
function couldNot(what, error) {
    const why = briefError(error);
    if (why.startsWith("Could not "))
        return why;
    return `Could not ${what}: ${why.replace(/^(?:The|There|A|An|No|This) /, (word) => word.toLowerCase())}`;
}
/** An error in short form for the headline: its first sentence without addresses, or the beginning of it. */
function briefError(text) {
    const sentence = firstSentence(text.replace(/ at (?:https?|unix):\/\/\S+/, "")).replace(/[.!]$/, "");
    if (sentence.length <= maxBriefChars)
        return sentence;
    const [first = "", second] = sentence.split(": ");
    // In `input script: answers.json cannot be read: …`, the first words only name a setting.
    const isName = second !== undefined && first.split(" ").length <= 2;
    return (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_5__/* .truncateEnd */ .S)(isName ? `${first}: ${second}` : first, 140);
}
const maxBriefChars = 66;
/** Whether the headline contains the complete error, also on a terminal, where a headline is one line. */
function isBrief(text) {
    const brief = briefError(text);
    return brief.length <= maxLineChars && text.replace(/[.!]$/, "") === brief;
}
/** A line of 120 columns has room for this behind "Could not run: ". */
const maxLineChars = 100;
/** The part of an error that the headline does not show. */
function restOf(text) {
    const first = firstSentence(text);
    return first.replace(/[.!]$/, "") === briefError(text) ? text.slice(first.length).trim() : text;
}
function firstSentence(text) {
    return text.split(/(?<=[.!?])\s/, 1)[0] ?? "";
}
function after({ unit, attempts, decidingNumber }) {
    const number = attempts.length === 0 ? 0 : decidingNumber;
    return number === 0 ? `before the first ${unit}` : `after ${number} ${unit}${number === 1 ? "" : "s"}`;
}
function within({ unit, attempts, decidingNumber }) {
    return attempts.length === 0 ? `before the first ${unit}` : `in ${unit} ${decidingNumber}`;
}
/** For example "`pytest tests` passes" or "all 3 verifications pass". */
function commandsOf({ verifications }) {
    const [first] = verifications;
    if (first === undefined)
        return "nothing was verified";
    return verifications.length === 1
        ? `${nameOf(first)} passes`
        : `all ${verifications.length} verifications pass`;
}
function nameOf({ command }) {
    return (0,_format_listed_js__WEBPACK_IMPORTED_MODULE_8__/* .named */ .r)((0,_format_command_words_js__WEBPACK_IMPORTED_MODULE_9__/* .commandWords */ .B)(command));
}
function testsWords(number, kind = "") {
    return (0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(`${kind}test`, number);
}


/***/ }),

/***/ 43523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ documentOf)
});

// EXTERNAL MODULE: ./lib/reports/sections/answer.js
var answer = __webpack_require__(35692);
// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
// EXTERNAL MODULE: ./lib/reports/document.js
var reports_document = __webpack_require__(91134);
// EXTERNAL MODULE: ./lib/reports/sections/blocks.js
var sections_blocks = __webpack_require__(864);
;// CONCATENATED MODULE: ./lib/reports/sections/approval.js



/** The code that waits for an approval, and its hash for the answer. */
function approval({ awaiting, attempts, nextStep }) {
    if (awaiting === null)
        return null;
    const blocks = attempts.find(({ number }) => number === awaiting.attempt)?.blocks ?? [];
    const { sha256 } = awaiting;
    return {
        name: "the code that is waiting for an approval",
        rank: 0,
        title: "The code that waits for your approval, and how to answer",
        isOpenOnPage: true,
        isVital: true,
        blocks: (detail) => [
            ...(detail.code === 0 ? [] : blocks.flatMap(({ block }) => (0,sections_blocks/* codeBlocks */.ss)(block, detail))),
            (0,reports_document/* paragraph */.FY)((0,truncate/* truncateEnd */.S)(nextStep, 400)),
            ...(nextStep.includes(sha256) ? [] : [(0,reports_document/* paragraph */.FY)(["SHA-256 of the waiting code: ", (0,reports_document/* code */.aY)(sha256)])]),
        ],
    };
}

// EXTERNAL MODULE: ./lib/reports/sections/attempts.js
var attempts = __webpack_require__(80580);
// EXTERNAL MODULE: ./lib/reports/sections/changes.js
var changes = __webpack_require__(56069);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
;// CONCATENATED MODULE: ./lib/reports/sections/context.js


/** The part of a GitHub event that the model got in addition to the task, and what was left out. */
function context({ context: shown }) {
    if (shown === null)
        return null;
    const { included, cut } = shown;
    if (included.length === 0 && cut.length === 0)
        return null;
    const seen = included.map(({ what, tokens }) => `${what}, about ${(0,format/* formatCount */.B4)(tokens)} tokens`);
    const unseen = cut.map(({ what, why }) => `${what}: ${why}`);
    const notSeen = (0,reports_document/* paragraph */.FY)("The model did not see these parts in full:");
    return {
        name: "what the model saw of the event",
        rank: 90_002,
        title: "What the model saw on GitHub",
        blocks: ({ rows }) => [
            ...(seen.length === 0 ? [] : [(0,reports_document/* listOf */.c3)(seen, rows)]),
            ...(unseen.length === 0 ? [] : [notSeen, (0,reports_document/* listOf */.c3)(unseen, rows)]),
        ],
    };
}

// EXTERNAL MODULE: ./lib/reports/sections/documents.js
var documents = __webpack_require__(23166);
// EXTERNAL MODULE: ./lib/output/output-lines.js
var output_lines = __webpack_require__(44934);
// EXTERNAL MODULE: ./lib/reports/titles.js
var titles = __webpack_require__(73880);
;// CONCATENATED MODULE: ./lib/reports/sections/failure.js


const maxLines = 10;
function failure({ outcome, failure: failed }) {
    if (failed === null || outcome === "passed" || outcome === "answered")
        return null;
    const lines = (0,output_lines/* lastOutputLines */.d1)(failed, maxLines);
    if (lines.length === 0)
        return null;
    const what = (0,titles/* outputTitle */.gG)(failed);
    return {
        name: "the last output",
        rank: 2,
        title: `The end of the ${what.toLowerCase()}`,
        isOpenOnPage: true,
        blocks: ({ output }) => (output === 0 ? [] : [{ kind: "output", what, size: "", lines }]),
    };
}

// EXTERNAL MODULE: ./lib/facts/files.js
var files = __webpack_require__(80436);
// EXTERNAL MODULE: ./lib/facts/patch-words.js
var patch_words = __webpack_require__(89713);
;// CONCATENATED MODULE: ./lib/reports/sections/files.js




/** The files that the run left or deleted, with sizes and hashes, and the files that were not saved. */
function files_files(report) {
    const { files: all, leftOut, changes } = report;
    const { deleted = [], ignored = 0 } = changes ?? {};
    if (all.length + leftOut.length + deleted.length === 0)
        return null;
    const bytes = all.reduce((sum, file) => sum + file.bytes, 0);
    return {
        name: "the list of files",
        rank: 5,
        title: `Files: ${filesTitle(report)}${all.length === 0 ? "" : ` · ${(0,format/* formatBytes */.z3)(bytes)}`}`,
        blocks: ({ rows }) => [
            ...tableOf(report, rows),
            ...(deleted.length === 0 ? [] : [(0,reports_document/* paragraph */.FY)(["Deleted: ", ...names(deleted, rows), "."])]),
            ...(ignored === 0 ? [] : [(0,reports_document/* paragraph */.FY)(`${patch_words/* ignoredNote */.bH}: ${(0,format/* formatCount */.B4)(ignored)}.`, "dim")]),
            ...notSaved(report, rows),
        ],
    };
}
/** The table of files. Hashes need much room, so a short report leaves them out. */
function tableOf({ files: all, changes }, maxRows) {
    const hasHashes = maxRows > 20;
    const rows = all.slice(0, maxRows).map((file) => {
        const mark = changes === null ? "" : (0,patch_words/* markOf */.Fg)(changes, file.path);
        return [
            (0,reports_document/* joined */.oR)([(0,reports_document/* code */.aY)(file.path), mark === "" ? "" : (0,reports_document/* dim */.r3)(mark)], " "),
            (0,format/* formatBytes */.z3)(file.bytes),
            ...(hasHashes ? [(0,reports_document/* code */.aY)(file.sha256)] : []),
        ];
    });
    const more = all.length - rows.length;
    const head = ["File", "Size", ...(hasHashes ? ["SHA-256"] : [])];
    return [
        ...(rows.length === 0 ? [] : [{ kind: "table", head, rows }]),
        ...(more === 0 ? [] : [(0,reports_document/* paragraph */.FY)(`… and ${(0,format/* count */.U9)("file", more)} more`, "dim")]),
    ];
}
function notSaved({ leftOut }, maxRows) {
    if (leftOut.length === 0)
        return [];
    const items = leftOut
        .slice(0, maxRows)
        .map(({ path, reason }) => [(0,reports_document/* code */.aY)(path), `: ${reason.slice(0, 300)}`]);
    const more = (0,files/* countRefused */.IR)(leftOut.slice(maxRows));
    return [(0,reports_document/* paragraph */.FY)("Not saved:"), (0,reports_document/* listOf */.c3)(items, maxRows, items.length + more)];
}
function names(paths, max) {
    const shown = (0,reports_document/* joined */.oR)(paths.slice(0, max).map(reports_document/* code */.aY), ", ");
    return paths.length > max ? [...shown, ` and ${(0,format/* formatCount */.B4)(paths.length - max)} more`] : shown;
}
/** How many files the run left, such as `3 files`, or its changes: `3 files changed, 2 new, 1 deleted`. */
function filesTitle({ files, changes }) {
    if (changes === null)
        return (0,format/* count */.U9)("file", files.length);
    const { deleted, diff } = changes;
    if (diff !== undefined) {
        const others = [
            diff.added === 0 ? "" : `${(0,format/* formatCount */.B4)(diff.added)} new`,
            diff.deleted === 0 ? "" : `${(0,format/* formatCount */.B4)(diff.deleted)} deleted`,
        ];
        return [`${(0,format/* count */.U9)("file", diff.changed)} changed`, ...others].filter((part) => part !== "").join(", ");
    }
    if (deleted.length === 0)
        return `${(0,format/* count */.U9)("file", files.length)} changed`;
    return files.length === 0
        ? `${(0,format/* count */.U9)("file", deleted.length)} deleted`
        : `${(0,format/* count */.U9)("file", files.length)} changed, ${(0,format/* formatCount */.B4)(deleted.length)} deleted`;
}

// EXTERNAL MODULE: ./lib/reports/details/network.js
var network = __webpack_require__(56212);
;// CONCATENATED MODULE: ./lib/reports/sections/network.js



/** Every host that the code wanted to reach. Refused hosts come first, then those that were not reached. */
function network_network({ network: decisions }) {
    if (decisions.length === 0)
        return null;
    const sorted = decisions.toSorted((a, b) => rankOf(a) - rankOf(b));
    return {
        name: "the network",
        rank: 8,
        title: `Network: ${(0,network/* networkTitle */.F6)(decisions)}`,
        blocks: ({ rows }) => {
            const more = sorted.length - Math.min(rows, sorted.length);
            const head = ["Host", "Decision", "Why", "Requests", "First in"];
            return [
                { kind: "table", head, rows: sorted.slice(0, rows).map(cellsOf), look: "network" },
                ...(more === 0 ? [] : [(0,reports_document/* paragraph */.FY)(`… and ${(0,format/* formatCount */.B4)(more)} more`, "dim")]),
            ];
        },
    };
}
function rankOf(decision) {
    if (!decision.allowed)
        return 0;
    return (0,network/* isUnreached */.mI)(decision) ? 1 : 2;
}
function cellsOf(decision) {
    const { allowed, reason, count, where } = decision;
    const word = !allowed
        ? (0,reports_document/* bold */.Cr)("refused", "bad")
        : (0,network/* isUnreached */.mI)(decision)
            ? (0,reports_document/* bold */.Cr)("allowed, not reached", "warn")
            : (0,reports_document/* bold */.Cr)("allowed", "good");
    return [(0,reports_document/* code */.aY)((0,network/* targetOf */.$r)(decision)), word, reason.slice(0, 300), (0,format/* formatCount */.B4)(count), where];
}

;// CONCATENATED MODULE: ./lib/reports/sections/notes.js



const maxNotes = 500;
function notes({ notes: all }) {
    if (all.length === 0)
        return null;
    const shown = all.map((note) => (0,truncate/* truncateEnd */.S)(note, 500));
    return {
        name: "notes about the run",
        rank: 90_003,
        title: `${(0,format/* count */.U9)("note", all.length)} about the run`,
        blocks: ({ rows }) => [(0,reports_document/* listOf */.c3)(shown, Math.min(rows, maxNotes))],
    };
}

// EXTERNAL MODULE: ./lib/reports/sections/pictures.js
var pictures = __webpack_require__(95545);
// EXTERNAL MODULE: ./lib/reports/sections/pull-request.js
var pull_request = __webpack_require__(9233);
// EXTERNAL MODULE: ./lib/reports/sections/sandbox.js
var sandbox = __webpack_require__(66563);
// EXTERNAL MODULE: ./lib/reports/sections/story.js
var story = __webpack_require__(9397);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
;// CONCATENATED MODULE: ./lib/reports/sections/task.js


function task({ task: asked }) {
    return {
        name: "the task",
        rank: 90_001,
        title: `Task${sourceOf(asked)}`,
        blocks: ({ prose }) => (prose === 0 ? [] : [{ kind: "prose", markdown: (0,truncate/* truncateEnd */.S)(asked.text, prose) }]),
    };
}
function sourceOf({ source, author }) {
    const by = author === undefined ? "" : ` by ${(0,listed/* named */.r)(author)}`;
    if (source.kind === "input" || source.kind === "demo")
        return by;
    return ` from ${source.kind === "file" ? (0,listed/* named */.r)(source.path) : `the ${source.kind}`}${by}`;
}

// EXTERNAL MODULE: ./lib/reports/sections/tests.js
var tests = __webpack_require__(10765);
// EXTERNAL MODULE: ./lib/reports/sections/top.js
var sections_top = __webpack_require__(61619);
// EXTERNAL MODULE: ./lib/reports/sections/warnings.js
var warnings = __webpack_require__(2899);
;// CONCATENATED MODULE: ./lib/reports/sections/index.js


















/** The document that every printer prints. To add a section, write its file and add it to this list. */
function documentOf(report, { pullRequest: pull = null, comments = null, isStored = null, isShort = false, ...room }) {
    const top = (0,sections_top/* topOf */.HX)(report, { pullRequest: pull, comments, isStored, isShort });
    const sections = isShort && (0,documents/* isOfDocuments */.ih)(report)
        ? [
            ...(0,warnings/* warnings */.AR)(report),
            (0,documents/* failedList */.YB)(report),
            (0,documents/* failedBlocks */.ck)(report).length > 1 ? null : failure(report),
            (0,documents/* documents */.DB)(report),
        ]
        : [
            (0,pull_request/* pullRequest */.V)(pull),
            ...(0,warnings/* warnings */.AR)(report),
            failure(report),
            (0,documents/* documents */.DB)(report),
            (0,answer/* answer */.Z)(report),
            approval(report),
            (0,changes/* changes */.A)(report),
            (0,pictures/* pictures */.mf)(report),
            ...(isShort ? (0,story/* story */._)(report) : (0,attempts/* attempts */.r2)(report, room)),
            ...(0,tests/* tests */.C)(report),
            isShort && report.changes !== null ? null : files_files(report),
            network_network(report),
            ...(isShort ? [] : [task(report), context(report), (0,sandbox/* sandbox */._)(report), notes(report)]),
        ];
    return { top, sections: sections.filter((each) => each !== null) };
}


/***/ }),

/***/ 95545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bp: () => (/* binding */ pictureAddress),
/* harmony export */   D1: () => (/* binding */ isPicture),
/* harmony export */   HC: () => (/* binding */ shownFigures),
/* harmony export */   ML: () => (/* binding */ maxPictureBytes),
/* harmony export */   Wf: () => (/* binding */ artifactKey),
/* harmony export */   dM: () => (/* binding */ shownKey),
/* harmony export */   mf: () => (/* binding */ pictures)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51196);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91134);


/** The pictures among the run's files, which show its result at a glance. */
function pictures({ files }) {
    const figures = files
        .filter(({ path }) => isPicture(path))
        .map((file) => ({ key: artifactKey(file), caption: (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(file.path) }));
    if (figures.length === 0)
        return null;
    return { name: "the pictures", rank: 3, blocks: () => [{ kind: "figures", figures }] };
}
/** The results that one block displayed, in order. */
function shownFigures(shown) {
    const figures = shown.map((each) => ({
        key: shownKey(each),
        caption: [(0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`shown/${each.name}`), " ", (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .dim */ .r3)(`${each.type}, ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatBytes */ .z3)(each.bytes)}`)],
    }));
    return { kind: "figures", figures };
}
function isPicture(path) {
    return /\.(?:png|jpe?g|gif|webp|svg)$/i.test(path);
}
function artifactKey({ path }) {
    return `artifact ${path}`;
}
function shownKey({ name }) {
    return `shown ${name}`;
}
/** The largest picture. So a page opens at once and can be sent by mail. */
const maxPictureBytes = 1024 ** 2;
/** A picture as a data address, in which an SVG runs and loads nothing. Null for other and too large content. */
function pictureAddress(content, path) {
    const type = content.length > maxPictureBytes ? null : typeOf(content, path);
    return type === null ? null : `data:${type};base64,${Buffer.from(content).toString("base64")}`;
}
/** Decides by the content and not by the name. So nobody can trick a browser with a wrong name. */
function typeOf(content, path) {
    const head = Buffer.from(content.subarray(0, 1024)).toString("latin1");
    if (head.startsWith("\x89PNG\r\n\x1A\n"))
        return "image/png";
    if (head.startsWith("\xFF\xD8\xFF"))
        return "image/jpeg";
    if (/^GIF8[79]a/.test(head))
        return "image/gif";
    if (head.startsWith("RIFF") && head.slice(8, 12) === "WEBP")
        return "image/webp";
    return /\.svg(?:\.txt)?$/i.test(path) && /<svg[\s>]/i.test(head) ? "image/svg+xml" : null;
}


/***/ }),

/***/ 66563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ sandbox)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51196);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91134);


/** How many limits are shown. A user's own executor may have any number. */
const maxLimits = 40;
/** Where the code ran, whether each limit is enforced, and which model wrote the code. */
function sandbox({ sandbox: place, writer, usage }) {
    if (place === null && writer === null)
        return null;
    const facts = [
        ...(writer === null ? [] : [["Model: ", (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(writer), `, ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("call", usage.calls)}`]]),
        ...(place === null ? [] : [["Executor: ", (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(place.executor)], ...imageOf(place)]),
    ];
    return {
        name: "the sandbox",
        rank: 90_002,
        title: place === null ? "Model" : titleOf(place),
        blocks: ({ rows }) => [...facts.map((each) => (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)(each)), ...(rows <= 3 ? [] : limitsOf(place))],
    };
}
function titleOf({ limits }) {
    const tried = limits.filter(({ holds }) => holds !== null);
    if (tried.length === 0)
        return "Sandbox";
    return `Sandbox: ${tried.filter(({ holds }) => holds).length} of ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("limit", tried.length)} enforced`;
}
function imageOf({ image, digest, build }) {
    if (image === null)
        return [];
    return [
        ["Image: ", (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(image), ...(digest === null ? [] : [" at ", (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(digest)])],
        ...(build === null ? [] : [`The image was ${build}.`]),
    ];
}
function limitsOf(place) {
    const rows = (place?.limits ?? []).slice(0, maxLimits).map(({ name, value, holds }) => {
        const word = holds ? (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .bold */ .Cr)("enforced", "good") : (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .bold */ .Cr)("not enforced", "bad");
        return [(0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(name), value, holds === null ? (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .dim */ .r3)("not tried") : word];
    });
    return rows.length === 0 ? [] : [{ kind: "table", head: ["Limit", "Value", "On this machine"], rows }];
}


/***/ }),

/***/ 9397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ story)
/* harmony export */ });
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6257);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51196);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(90566);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(96065);
/* harmony import */ var _markdown_words_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(87524);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91134);
/* harmony import */ var _titles_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73880);
/* harmony import */ var _attempts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80580);
/* harmony import */ var _deeds_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31871);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77922);










const maxLines = 12;
const maxWhyChars = 140;
/** A line for each attempt, or for what the turns did. Without a diff, the deciding attempt follows with its code. */
function story(report) {
    const { attempts: all, unit, awaiting, changes, decidingNumber } = report;
    if (all.length === 0)
        return [];
    const title = (0,_attempts_js__WEBPACK_IMPORTED_MODULE_4__/* .titleOfWork */ .Vs)(report);
    const lines = unit === "turn" ? turnLines(report) : all.map(attemptWords);
    const isSeen = unit === "turn" || awaiting !== null || changes?.diff !== undefined;
    const deciding = all.filter(({ number }) => !isSeen && number === decidingNumber);
    const [section] = (0,_attempts_js__WEBPACK_IMPORTED_MODULE_4__/* .attempts */ .r2)({ ...report, attempts: deciding }, { maxAttempts: 1 });
    return [
        { name: "the story", rank: 4, title, blocks: () => [{ kind: "list", items: shortened(lines) }] },
        ...(section === undefined ? [] : [{ ...section, title }]),
    ];
}
function attemptWords(attempt) {
    const said = attempt.decision?.source === "model" ? attempt.decision.reason : "";
    const quoted = said === "" ? "" : `. “${(0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_7__/* .truncateEnd */ .S)(said, maxWhyChars)}”`;
    return { words: [...(0,_attempts_js__WEBPACK_IMPORTED_MODULE_4__/* .attemptLine */ .O_)(attempt), quoted], isMain: true };
}
/** The first and last lines, and the latest main lines between them. Other lines are counted. */
function shortened(lines) {
    if (lines.length <= maxLines)
        return lines.map(({ words }) => words);
    const main = lines.slice(2, -2).filter(({ isMain }) => isMain);
    const kept = new Set([...lines.slice(0, 2), ...main.slice(-(maxLines - 6)), ...lines.slice(-2)]);
    const shown = [];
    let skipped = 0;
    for (const line of lines) {
        if (!kept.has(line))
            skipped += 1;
        else {
            if (skipped > 0)
                shown.push(`… ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)("more step", skipped)}`);
            skipped = 0;
            shown.push(line.words);
        }
    }
    return shown;
}
function turnLines({ attempts: all, changes, outcome, answer }) {
    const handedOut = (changes?.diff?.files ?? []).map(({ path }) => (0,_format_listed_js__WEBPACK_IMPORTED_MODULE_8__/* .named */ .r)(path));
    const lines = [];
    let steps = [];
    const tell = () => {
        lines.push(...steps.map((step) => stepLine(step, handedOut)));
        steps = [];
    };
    for (const attempt of all) {
        for (const deed of (0,_deeds_js__WEBPACK_IMPORTED_MODULE_5__/* .merged */ .Zu)((0,_deeds_js__WEBPACK_IMPORTED_MODULE_5__/* .deedsOf */ .jh)(attempt))) {
            const { number } = attempt;
            const last = steps.at(-1);
            if (last?.deed.kind === deed.kind && deed.kind !== "changed")
                steps[steps.length - 1] = { ...last, deed: (0,_deeds_js__WEBPACK_IMPORTED_MODULE_5__/* .merged */ .Zu)([last.deed, deed])[0], to: number };
            else
                steps.push({ deed, from: number, to: number, why: whyOf(attempt) });
        }
        // The top shows the words of a pass, and a section shows an answer.
        if (attempt.blocks.length === 0 && outcome !== "passed" && answer === null) {
            tell();
            lines.push(...saidLine(attempt));
        }
        if (attempt.verifications.length === 0)
            continue;
        tell();
        for (const each of attempt.verifications) {
            const how = (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .bold */ .Cr)((0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_0__/* .hasPassed */ .Pc)(each) ? "✅ Passed:" : "❌ Failed:");
            lines.push({ words: [how, ` ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_6__/* .nameOf */ .Vb)(each)}, ${(0,_titles_js__WEBPACK_IMPORTED_MODULE_3__/* .endingWords */ .fg)(each)}`], isMain: true });
        }
    }
    tell();
    return lines;
}
const verbs = { looked: "Looked", ran: "Ran", changed: "Changed", other: "Tried" };
/** For example "Looked: `ls`, `cat a.py` (turns 1–2)". */
function stepLine({ deed: { kind, things }, from, to, why }, handedOut) {
    const when = from === to ? `turn ${from}` : `turns ${from}–${to}`;
    const isChange = kind === "changed";
    const what = isChange ? (0,_format_listed_js__WEBPACK_IMPORTED_MODULE_8__/* .listed */ .K)(things).replace(/^(?:edited|wrote) /, "") : (0,_deeds_js__WEBPACK_IMPORTED_MODULE_5__/* .thingsWords */ .tw)(things);
    const because = isChange && why !== "" ? `. “${why}”` : "";
    return {
        words: [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .bold */ .Cr)(`${verbs[kind]}:`), ` ${what} (${when})`, because],
        isMain: isChange && handedOut.some((name) => what.includes(name)),
    };
}
function saidLine(attempt) {
    const said = whyOf(attempt);
    if (said === "")
        return [];
    return [{ words: [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .bold */ .Cr)("Said:"), ` “${said}” (turn ${attempt.number})`], isMain: false }];
}
/** The model's first sentence that says more than `Good!`. */
function whyOf({ said }) {
    const sentences = (0,_markdown_words_js__WEBPACK_IMPORTED_MODULE_9__/* .wordsOf */ .Z)(said)
        .replace(/\s+/g, " ")
        .split(/(?<=[.!?])\s/);
    return (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_7__/* .truncateEnd */ .S)(sentences.find((each) => each.split(" ").length > 3) ?? "", maxWhyChars);
}


/***/ }),

/***/ 10765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ tests)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51196);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91134);


/** The names of failing tests, and of tests that pass only since the change. */
function tests({ tests: told }) {
    const { failing = [], failToPass = [] } = told ?? {};
    return [list("Tests that fail", failing), list("Tests that pass now", failToPass)].filter((each) => each !== null);
}
function list(title, names) {
    if (names.length === 0)
        return null;
    return {
        name: "the names of tests",
        rank: 5,
        title: `${title} (${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(names.length)})`,
        blocks: ({ rows }) => [(0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(names.map(_document_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY), rows)],
    };
}


/***/ }),

/***/ 61619:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cb: () => (/* binding */ firstWords),
/* harmony export */   HX: () => (/* binding */ topOf)
/* harmony export */ });
/* unused harmony export costWords */
/* harmony import */ var _format_audit_words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(96572);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51196);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(90566);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(96065);
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6257);
/* harmony import */ var _facts_patch_words_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(89713);
/* harmony import */ var _facts_prove_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55191);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56069);
/* harmony import */ var _details_last_error_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39334);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(17465);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23166);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77922);
/* harmony import */ var _pull_request_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9233);













/** How many failing tests the top names. A section below lists all. */
const maxNamed = 3;
/** The most important facts: the outcome, its reasons, and what to do next. */
function topOf(report, options) {
    const { icon, tone } = report;
    const { isShort } = options;
    // Files of documents are not shown in a short report, because nobody asked for them.
    const showsFiles = !(isShort && (0,_documents_js__WEBPACK_IMPORTED_MODULE_5__/* .isOfDocuments */ .ih)(report));
    const rows = [
        { name: "Proof", value: report.outcome === "passed" ? proofWords(report) : "" },
        { name: "Why", value: whyWords(report), isVital: true },
        ...(isShort ? [] : [{ name: "Failed blocks", value: (0,_documents_js__WEBPACK_IMPORTED_MODULE_5__/* .failedWords */ .LR)(report), isVital: true }]),
        { name: "Still failing", value: report.outcome === "passed" ? "" : failingNames(report) },
        { name: "Audit", value: report.audit === null ? "" : (0,_format_audit_words_js__WEBPACK_IMPORTED_MODULE_8__/* .auditWords */ .t)(report.audit) },
    ];
    return {
        icon: report.outcome === "passed" && report.verified !== null && !report.isVerified ? "⚠️" : icon,
        tone,
        headline: (0,_headline_js__WEBPACK_IMPORTED_MODULE_6__/* .headlineOf */ .gD)(report),
        next: nextWords(report, options),
        line: lineOf(report),
        changed: showsFiles ? changedWords(report, options) : "",
        files: showsFiles ? topFiles(report) : [],
        rows: rows.filter(({ value }) => value !== ""),
        cost: report.attempts.length === 0 && report.usage.calls === 0 ? "" : costWords(report),
    };
}
/** The files that the run changed, new ones last. If the code got no files, the files that it left. */
function topFiles({ changes, files }) {
    if (changes?.diff !== undefined)
        return changes.diff.files
            .toSorted((one, other) => Number(one.kind === "added") - Number(other.kind === "added"))
            .map((file) => ({ path: file.path, lines: (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .fileWords */ .h)(file) }));
    const deleted = (changes?.deleted ?? []).map((path) => ({ path, lines: "deleted" }));
    return [...deleted, ...files.map(({ path, bytes }) => ({ path, lines: (0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatBytes */ .z3)(bytes) }))];
}
/** For example `6 turns · 14 s · 21,340 tokens · $0.02`. */
function costWords({ writer, unit, attempts, durationMs, usage }) {
    const tokens = usage.inputTokens + usage.outputTokens;
    const about = usage.isEstimated === true ? "about " : "";
    const parts = [
        writer === null || attempts.length === 0 ? "" : (0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(unit, attempts.length),
        (0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(durationMs),
        tokens === 0 ? "" : `${about}${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("token", tokens)}`,
        usage.costUsd === null
            ? ""
            : usage.costUsd < 0.01
                ? (0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK)(usage.costUsd)
                : `$${usage.costUsd.toFixed(2)}`,
    ];
    return parts.filter((part) => part !== "").join(" · ");
}
/** `1 file, +1 −1`; for a run that got no files, how many it left. */
function changedWords({ outcome, changes, files }, { isStored }) {
    if (changes?.diff !== undefined) {
        const all = (0,_facts_patch_words_js__WEBPACK_IMPORTED_MODULE_9__/* .filesIn */ .nG)(changes.diff);
        if (all === 0)
            return "";
        const words = `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("file", all)}, ${(0,_facts_patch_words_js__WEBPACK_IMPORTED_MODULE_9__/* .signedLines */ .Uj)(changes.diff)}`;
        if (outcome === "passed" || outcome === "answered")
            return words;
        return `Unverified change${isStored === null ? "" : ", not pushed"}: ${words}`;
    }
    const all = files.length + (changes?.deleted.length ?? 0);
    return all === 0 ? "" : (0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("file", all);
}
/** The verdict, or for example "`pytest tests` failed before (17 tests), passes now; 510 others still pass". */
function proofWords(report) {
    const { verifications, controls, tests, control, proof } = report;
    if (verifications.length === 0)
        return "";
    const skipped = tests === null || tests.skipped === 0 ? "" : `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(tests.skipped)} skipped`;
    const rest = [skipped, unrunWords(report)];
    if (proof !== null)
        return [
            proof.verdict === "proven" ? proof.reason : `${_facts_prove_result_js__WEBPACK_IMPORTED_MODULE_2__/* .verdicts */ .rY[proof.verdict].title}. ${proof.reason}`,
            ...rest.filter((part) => part !== "").map((part) => `${part}.`),
        ].join(" ");
    const commands = verifications.map((each) => {
        const before = controls.find(({ index }) => index === each.index);
        if (before === undefined)
            return `${(0,_headline_js__WEBPACK_IMPORTED_MODULE_6__/* .nameOf */ .Vb)(each)} passes`;
        const failed = before.tests?.failed ?? 0;
        const many = failed === 0 ? "" : ` (${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("test", failed)})`;
        if ((0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc)(before))
            return `${(0,_headline_js__WEBPACK_IMPORTED_MODULE_6__/* .nameOf */ .Vb)(each)} passes, and passed before the change`;
        const caveat = (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasFinished */ .rz)(before) ? (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .caveatOf */ .EZ)(before) : `it did not finish: ${before.evidence}`;
        return caveat === null
            ? `${(0,_headline_js__WEBPACK_IMPORTED_MODULE_6__/* .nameOf */ .Vb)(each)} failed before${many}, passes now`
            : `${(0,_headline_js__WEBPACK_IMPORTED_MODULE_6__/* .nameOf */ .Vb)(each)} passes, but before the change ${caveat}`;
    });
    const others = tests === null ? 0 : tests.passed - tests.failToPass.length;
    const verb = others === 1 ? "passes" : "pass";
    const otherWords = tests === null || others === 0
        ? ""
        : tests.failToPass.length > 0
            ? `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("other", others)} ${tests.passToPass.length === others ? "still " : ""}${verb}`
            : `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("test", others)} ${verb}`;
    const guards = control === "passed" ? "this shows that nothing broke, not that the task is done" : "";
    return [(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_10__/* .listed */ .K)(commands), otherWords, guards, ...rest].filter((part) => part !== "").join("; ");
}
function unrunWords({ attempts, decidingNumber }) {
    const blocks = attempts.find(({ number }) => number === decidingNumber)?.blocks ?? [];
    const unrun = blocks.filter(({ execution }) => execution?.ending === "not-run").length;
    return unrun === 0 ? "" : `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("block", unrun)} ${unrun === 1 ? "was" : "were"} not run`;
}
/** The reason for the outcome. "" if the top already says it, as for a verified pass or a failed test. */
function whyWords(report) {
    const { outcome, isVerified, isStopped, dataFault, attempts, decidingNumber, reason, verifications } = report;
    const isLast = (attempts.at(-1)?.number ?? 0) === decidingNumber;
    const saysAll = (isVerified || report.verified === null) && !isStopped && isLast && dataFault === null;
    if (outcome === "passed" && saysAll)
        return "";
    if (outcome === "failed" && !isStopped && verifications.some((each) => !(0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc)(each)))
        return "";
    if (outcome === "answered" || outcome === "awaiting-approval")
        return "";
    // The headline already names the failed block of the document.
    if (outcome === "failed" && report.writer === null && report.failure !== null)
        return "";
    return outcome === "infrastructure-error" && (0,_headline_js__WEBPACK_IMPORTED_MODULE_6__/* .isBrief */ .X6)(report.end) ? "" : reason;
}
/** What a person should do now. A waiting code's hash and commands are shown next to the code. */
function nextWords(report, { pullRequest, comments, isStored }) {
    const { awaiting, nextStep, changes, isVerified, outcome, verified, writer } = report;
    if (pullRequest?.kind === "opened")
        return (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_7__/* .nextOfPullRequest */ .p)(pullRequest, report);
    if (awaiting !== null)
        return "Read the waiting code below. Then approve the code, ask for a change, or reject the code.";
    const hasPatch = (changes?.patch ?? null) !== null;
    if (nextStep === "" && outcome === "passed" && !hasPatch && verified === null && writer !== null)
        return "Read the output, because no verification ran.";
    if (nextStep !== "" || !hasPatch)
        return [nextStep, againWords(report, comments)].filter((sentence) => sentence !== "").join(" ");
    const why = verified === null ? "without `verify` nothing proves the change" : "the change is not verified";
    const read = isVerified ? "Read the diff" : `Read the diff first, because ${why}`;
    if (pullRequest?.kind === "pushed")
        return `${read}. Then open the pull request from the branch that agent-exec pushed.`;
    if (pullRequest?.kind === "failed")
        return isStored === false
            ? `${read}. The run has no artifact, so the commands below work only on the runner. Anywhere else, copy the change from the report by hand.`
            : `${read}. Then apply the patch with the commands below.`;
    if (isStored === false)
        return `${read}. The run has no artifact, so copy the change from the report by hand. Or set \`create-pull-request\` and run the task again.`;
    return comments?.canApply === true
        ? `${read}. Then comment \`${comments.phrase} apply\` to open a pull request.`
        : `${read}. Then apply the patch.`;
}
function againWords({ outcome, writer }, comments) {
    if (comments === null || writer === null || outcome === null)
        return "";
    if (["failed", "gave-up", "answered"].includes(outcome))
        return `Ask again in a comment: \`${comments.phrase} TASK\`.`;
    return ["infrastructure-error", "budget-spent", "timed-out", "cancelled"].includes(outcome)
        ? `To start the run again, comment \`${comments.phrase} retry\`.`
        : "";
}
function failingNames(report) {
    const { failing = [], failed = 0 } = report.tests ?? {};
    if (failing.length === 0)
        return "";
    const { passed } = (0,_report_js__WEBPACK_IMPORTED_MODULE_11__/* .testsBefore */ .r)(report);
    // The tests that the change broke come first, then those that it did not fix.
    const broken = failing.filter((name) => passed.has(name));
    const shown = [...broken, ...failing.filter((name) => !passed.has(name))]
        .slice(0, maxNamed)
        .map((name) => (0,_format_listed_js__WEBPACK_IMPORTED_MODULE_10__/* .named */ .r)(shortName(name)));
    const more = failed > maxNamed ? ` and ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(failed - maxNamed)} more` : "";
    const worse = broken.length === 0 ? "" : `; ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(broken.length)} of the ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(failed)} passed before`;
    return `${shown.join(", ")}${more}${worse}`;
}
/** `test_a` for `test_a (tests.Module.test_a)` and for `tests/a.py::Class::test_a`. */
function shortName(name) {
    return name
        .replace(/ \([\w.]+\)$/, "")
        .split("::")
        .at(-1);
}
/** For a pass, the model's own words. For a failure, the line with the error. Otherwise, whether nothing changed. */
function lineOf(report) {
    const { outcome, failure, changes, files, writer, attempts } = report;
    if (outcome === "passed")
        return firstWords(report);
    const hasChange = changes === null || changes.patch !== null || changes.deleted.length + files.length > 0;
    if (outcome === "infrastructure-error") {
        const isUnchanged = !hasChange || (changes === null && attempts.length === 0);
        if (attempts.length === 0)
            return isUnchanged ? "No code ran, and no file was changed." : "No code ran.";
        const unchanged = isUnchanged ? " No file was changed." : "";
        return `Neither your files nor the model's code caused this failure.${unchanged}`;
    }
    const error = outcome === "failed" || outcome === "gave-up" ? failure : null;
    const words = error === null ? "" : (0,_details_last_error_line_js__WEBPACK_IMPORTED_MODULE_4__/* .lastErrorLine */ .H)(error);
    if (words !== "")
        return `Last error: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_10__/* .named */ .r)(words)}${hasChange || writer === null ? "" : ". No file was changed."}`;
    const isNoResult = outcome === "answered" || outcome === "awaiting-approval";
    return hasChange || isNoResult || writer === null ? "" : "No file was changed.";
}
/** The first paragraph of the model's words about its work. */
function firstWords({ summary }) {
    return (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_12__/* .truncateEnd */ .S)(summary.trim().split(/\n[ \t]*\n/, 1)[0] ?? "", 300);
}


/***/ }),

/***/ 2899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AR: () => (/* binding */ warnings),
/* harmony export */   EX: () => (/* binding */ asWarnings),
/* harmony export */   Mh: () => (/* binding */ brokenLimits)
/* harmony export */ });
/* harmony import */ var _format_unheld_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40312);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51196);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90566);
/* harmony import */ var _facts_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80436);
/* harmony import */ var _facts_patch_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89713);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91134);






/** How many limits get a line of their own. A user's own executor may have any number. */
const maxLimits = 20;
/** Facts that people must know before they trust the result, one per line. */
function warnings(report) {
    const { sandbox, cautions } = report;
    const limits = brokenLimits(sandbox);
    const shown = [
        section("limits that are not enforced", 1, (rows) => cutTo(limits, Math.min(rows, maxLimits), "limit")),
        ...(0,_facts_patch_words_js__WEBPACK_IMPORTED_MODULE_4__/* .changeWarnings */ .w1)(report.changes ?? {}).map((warning) => ({
            ...section("files that are protected or run by themselves", 1, (rows) => [[wordsOf(warning, rows)]]),
            isVital: true,
        })),
        section("what was not proved", 1, (rows) => cutTo(cautions, rows, "warning")),
        section("files that were not saved", 2, (rows) => [leftOutWords(report, rows)]),
    ];
    return shown.filter(({ blocks }) => blocks({ rows: 1, prose: 0, code: 0, output: 0, diff: 0 }).length > 0);
}
/** The limits that are not enforced, each with its consequence. Without isolation, only that is said. */
function brokenLimits(sandbox) {
    const broken = (sandbox?.limits ?? []).filter(({ holds }) => holds === false);
    const isolation = broken.filter(({ name }) => name === "isolation");
    return (isolation.length > 0 ? isolation : broken).map(({ name, value, isWaived }) => [
        (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .bold */ .Cr)(name.slice(0, 60)),
        `${value === "" ? "" : ` (${value.slice(0, 60)})`} is ${(0,_format_unheld_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .whyUnheld */ .DN)(name, { isWaived })}`,
    ]);
}
function asWarnings(lines) {
    return lines.filter((line) => line !== "").map((line) => (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraph */ .FY)(line, "warning"));
}
function section(name, rank, linesOf) {
    return { name, rank, blocks: ({ rows }) => asWarnings(linesOf(rows)) };
}
function cutTo(lines, rows, noun) {
    const more = lines.length - Math.min(rows, lines.length);
    return more === 0 ? lines : [...lines.slice(0, rows), `… and ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(`more ${noun}`, more)}`];
}
/** A warning with its names at the end, if there is room for them. */
function wordsOf({ words, paths, advice }, rows) {
    const shown = (0,_format_listed_js__WEBPACK_IMPORTED_MODULE_5__/* .listed */ .K)(paths.slice(0, rows).map(_format_listed_js__WEBPACK_IMPORTED_MODULE_5__/* .named */ .r), paths.length);
    const names = rows === 0 ? ` (${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(paths.length)})` : `: ${shown}`;
    return `${words}${names}. ${advice}`.trim();
}
const maxNamed = 3;
function leftOutWords({ leftOut }, rows) {
    if (leftOut.length === 0 || rows === 0)
        return "";
    const shown = leftOut.slice(0, maxNamed).map(({ path, reason }) => `${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_5__/* .named */ .r)(path)} (${reason})`);
    const more = (0,_facts_files_js__WEBPACK_IMPORTED_MODULE_2__/* .countRefused */ .IR)(leftOut.slice(maxNamed));
    return `Not saved: ${shown.join(", ")}${more === 0 ? "" : ` and ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(more)} more`}.`;
}


/***/ }),

/***/ 73880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   ES: () => (/* binding */ standings),
/* harmony export */   Wm: () => (/* binding */ headingOf),
/* harmony export */   fg: () => (/* binding */ endingWords),
/* harmony export */   gG: () => (/* binding */ outputTitle)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _facts_endings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75823);
/* harmony import */ var _format_edited_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35246);
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6257);




/** Why a run ended, with the error's code if an error ended it. "" for a run without an end. */
function reasonOf(events) {
    const end = events.at(-1);
    if (end?.type !== "run-ended")
        return "";
    const { code, reason } = end;
    return code === undefined ? reason : (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .withCode */ .SM)({ code, message: reason });
}
/** For example `Turn 3`, at the beginning of a line. */
function headingOf({ unit, number }) {
    return `${unit.charAt(0).toUpperCase()}${unit.slice(1)} ${number}`;
}
/** For example `exit code 1`, `timed out as idle (exit code 124)` or `not run: a block before it failed`. */
function endingWords(execution) {
    const { ending, exitCode, evidence, saved, edited } = execution;
    const { words } = (0,_facts_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .rowOf */ .OB)(execution);
    if (saved !== undefined)
        return "saved, not run";
    if (edited !== undefined)
        return (0,_format_edited_words_js__WEBPACK_IMPORTED_MODULE_2__/* .editedWords */ .p)(edited);
    if (ending === "not-run")
        return `${words}: ${evidence}`;
    if (ending === "misfit")
        return words;
    const code = exitCode === null ? "no exit code" : `exit code ${exitCode}`;
    const how = ending === "exited" ? code : `${words} (${code})`;
    return [how, ...(0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_3__/* .testedWords */ .Hn)(execution)].join(", ");
}
function outputTitle({ ending }) {
    return ending === "misfit" ? "Current content" : "Output";
}
const standings = {
    answer: { icon: "💬", word: "answered" },
    unusable: { icon: "↩️", word: "not usable" },
    unapproved: { icon: "✋", word: "not approved" },
    executing: { icon: "⏳", word: "not finished" },
    verifying: { icon: "⏳", word: "not verified" },
    step: { icon: "🔹", word: "ran" },
    failed: { icon: "❌", word: "failed" },
    passed: { icon: "✅", word: "passed" },
};


/***/ })

};
