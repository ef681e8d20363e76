export const id = 7149;
export const ids = [7149];
export const modules = {

/***/ 21916:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = exports.kp = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
exports.kp = closest;


/***/ }),

/***/ 55084:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommand: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: ./lib/compose/run.js + 29 modules
var run = __webpack_require__(55800);
// EXTERNAL MODULE: ./lib/ports/outcomes.js
var outcomes = __webpack_require__(64319);
// EXTERNAL MODULE: ./lib/process/env.js
var env = __webpack_require__(36130);
// EXTERNAL MODULE: ./lib/output/visible.js
var visible = __webpack_require__(14647);
// EXTERNAL MODULE: ./lib/terminal/unheld-lines.js
var unheld_lines = __webpack_require__(29428);
;// CONCATENATED MODULE: ./lib/terminal/quiet-reporter.js


/** Tells of a run only what nobody may miss: the limits that do not hold, each once and before the first block. */
function createQuietReporter({ write }) {
    const told = new Set();
    return {
        onEvent(event) {
            if (event.type !== "session-started")
                return;
            for (const line of (0,unheld_lines/* unheldLines */.q)(event)) {
                if (!told.has(line))
                    write(`agent-exec: ${(0,visible/* showHidden */.U)(line).replaceAll("\n", "␊")}\n`);
                told.add(line);
            }
        },
    };
}

// EXTERNAL MODULE: ./lib/process/stop-signals.js
var stop_signals = __webpack_require__(39269);
// EXTERNAL MODULE: ./lib/terminal/terminal-reporter.js + 4 modules
var terminal_reporter = __webpack_require__(18696);
// EXTERNAL MODULE: ./lib/ports/executor.js
var executor = __webpack_require__(37003);
// EXTERNAL MODULE: ./lib/settings/from-flags.js
var from_flags = __webpack_require__(10339);
// EXTERNAL MODULE: ./lib/settings/from-variables.js
var from_variables = __webpack_require__(18069);
// EXTERNAL MODULE: ./lib/settings/in-flags.js
var in_flags = __webpack_require__(63764);
// EXTERNAL MODULE: ./lib/settings/resolve.js + 1 modules
var resolve = __webpack_require__(12002);
// EXTERNAL MODULE: ./lib/settings/secrets.js
var secrets = __webpack_require__(99220);
// EXTERNAL MODULE: ./lib/reports/titles.js
var titles = __webpack_require__(73880);
// EXTERNAL MODULE: ./lib/cli/print.js
var print = __webpack_require__(17721);
;// CONCATENATED MODULE: ./lib/cli/run-command.js
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















/** Runs `run`, `exec` or `demo` to the end. Resolves with the exit code by outcome. @throws AgentExecError before a run begins. */
async function runCommand({ face, words, flags, output }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const environment = (0,env/* readEnvironment */.Q)();
        const { variable } = environment;
        const raw = [...(0,from_variables/* fromVariables */.E)(variable, face), ...(0,from_flags/* fromFlags */.o)(flags)];
        const given = (0,resolve/* resolveSettings */.M)(raw, face, print/* withoutSecrets */.cT);
        const { settings = given, task, replies, } = await subjectOf(face, { words, flags, settings: given, variable });
        const composed = await (0,run/* compose */.Z)({
            face,
            settings,
            task,
            ...(replies === undefined ? {} : { replies }),
            secrets: (0,secrets/* secretsOf */.F)(raw, variable),
            base: { kind: "folder" },
            variable,
            reporters: [
                settings.quiet ? createQuietReporter({ write: print/* printError */.yJ }) : terminalReporter(settings, environment),
            ],
        });
        output.keptIn(composed.folder.path);
        const stop = __addDisposableResource(env_1, (0,stop_signals/* listenForStopSignals */.O)(() => {
            const again = `agent-exec report ${composed.folder.path}`;
            (0,print/* printError */.yJ)(`agent-exec: stopped at once, before the reports.\n  next: \`${again}\` writes them\n`);
        }), false);
        const { result, events, state } = await composed.start(stop.signal);
        const patch = state.files?.changes?.patch ?? null;
        const lines = closingLines(settings, { result, patch, folder: composed.folder.path });
        if (!settings.json)
            (0,print/* printOutput */.jP)(lines);
        else {
            (0,print/* printJson */.Q2)(result);
            if (!settings.quiet)
                (0,print/* printError */.yJ)(lines);
        }
        const kept = events.find((event) => event.type === "sandbox-kept");
        if (settings.quiet && kept !== undefined)
            (0,print/* printError */.yJ)(`agent-exec: ${(0,executor/* keptWords */.Gx)(kept)}\n`);
        // Quiet as it is, a script's log is to say why.
        if (settings.quiet && outcomes/* outcomes */.KI[result.outcome].exitCode !== 0)
            (0,print/* printError */.yJ)(why(events, state.end?.nextStep));
        return outcomes/* outcomes */.KI[result.outcome].exitCode;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
/** What each command runs: a task for a model, the blocks of files, a recorded task. */
async function subjectOf(face, { words, ...given }) {
    switch (face) {
        case "exec": {
            const { documents } = await __webpack_require__.e(/* import() */ 5840).then(__webpack_require__.bind(__webpack_require__, 55840));
            return documents(words);
        }
        case "demo": {
            const { demo } = await __webpack_require__.e(/* import() */ 567).then(__webpack_require__.bind(__webpack_require__, 567));
            return demo(given);
        }
        case "run": {
            const { readTask } = await __webpack_require__.e(/* import() */ 7849).then(__webpack_require__.bind(__webpack_require__, 17849));
            return { task: await readTask(words[0], given.settings["task-file"]) };
        }
    }
}
/** With --json standard output belongs to the result, so progress goes to standard error. */
function terminalReporter(settings, environment) {
    const { isTTY: isLive } = settings.json ? process.stderr : process.stdout;
    const hasColour = isLive && environment.variable("NO_COLOR") === undefined;
    const write = settings.json ? print/* printError */.yJ : print/* printOutput */.jP;
    return (0,terminal_reporter/* createTerminalReporter */.E)({ write, isLive, hasColour, wordAdvice: in_flags/* inFlags */.r });
}
function why(events, nextStep = "") {
    const line = (text) => (0,visible/* showHidden */.U)(text).replace(/\s+/g, " ");
    const next = nextStep === "" ? "" : `  next: ${line((0,in_flags/* inFlags */.r)(nextStep))}\n`;
    return `agent-exec: ${line((0,titles/* reasonOf */.A3)(events))}\n${next}`;
}
function closingLines(settings, { result, patch, folder }) {
    if (settings.quiet)
        return `${result.outcome}  ${folder}\n`;
    const changes = patch === null ? "" : `  patch       ${folder}/${patch}\n`;
    return `\n${changes}  report      ${folder}/report.html\n  Markdown    ${folder}/report.md\n  transcript  ${folder}/transcript.jsonl\n`;
}


/***/ }),

/***/ 96065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ truncateEnd),
/* harmony export */   k: () => (/* binding */ truncateMiddle)
/* harmony export */ });
/** Where a surrogate pair would be torn, the cut moves before it. */
function safeEnd(text, end) {
    const code = text.charCodeAt(end - 1);
    return end > 0 && end < text.length && code >= 0xd800 && code <= 0xdbff ? end - 1 : end;
}
function safeStart(text, start) {
    const code = text.charCodeAt(start);
    return start < text.length && code >= 0xdc00 && code <= 0xdfff ? start + 1 : start;
}
/** At most `maxChars` UTF-16 units, the last of them an ellipsis when something was cut; no character is torn. */
function truncateEnd(text, maxChars) {
    if (text.length <= maxChars)
        return text;
    return maxChars < 1 ? "" : `${text.slice(0, safeEnd(text, maxChars - 1))}…`;
}
/**
 * Head and tail of a text that is longer than `maxChars` UTF-16 units, with a line between them that counts what
 * was left out. The result is at most `maxChars` long, no character is torn; below 80 only the head is kept.
 */
function truncateMiddle(text, maxChars) {
    if (text.length <= maxChars)
        return text;
    const marker = (count) => `\n[… ${count} characters left out …]\n`;
    const room = maxChars - marker(text.length).length;
    if (room < 40)
        return truncateEnd(text, maxChars);
    const headEnd = safeEnd(text, Math.ceil(room / 2));
    const tailStart = safeStart(text, text.length - Math.floor(room / 2));
    return `${text.slice(0, headEnd)}${marker(tailStart - headEnd)}${text.slice(tailStart)}`;
}


/***/ }),

/***/ 40312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DN: () => (/* binding */ whyUnheld),
/* harmony export */   Hx: () => (/* binding */ unheldLimits),
/* harmony export */   sq: () => (/* binding */ unheldWords)
/* harmony export */ });
/** What it means that a limit does not hold, by its name in a session's facts. */
const meanings = {
    isolation: "code can do on this machine what its user can",
    memory: "code can take all memory of this machine",
    pids: "code can start processes without end",
    cpus: "code can take all processors of this machine",
    network: "code may reach other machines",
    "no host path": "code reads what lies there, and changes what is writable",
    "read-only root": "code may change the image's files inside the container",
    workspace: "code can fill memory or disk with the files of its folder",
    inodes: "code can make as many files as memory takes",
    tmp: "code can fill memory or disk with files in /tmp",
    "/dev/shm": "code can fill memory with files in /dev/shm",
    "shared memory": "code can fill memory with shared memory that nobody uses",
    "open files": "code can open as many files as this machine takes",
    "core dumps": "a crash can write the memory of a process to disk",
    "not root": "code runs as root inside the container",
    "PID 1": "code can end the container, and what watches it",
    "no capabilities": "code has rights over the container that it does not need",
    "no new privileges": "a program of the image can give code more rights",
    "full disk seen": "a block that fails for want of room looks like any other that fails",
    seccomp: "the engine filters no system calls of the code",
    "sealed shell": "what a verification starts can reach into the shell that runs its command",
};
/** The names of the limits that do not hold. */
function unheldLimits(held) {
    return Object.keys(held).filter((limit) => held[limit] === false);
}
/** Null for a limit that is not known here. */
function meaningOfUnheld(limit) {
    return Object.hasOwn(meanings, limit) ? (meanings[limit] ?? null) : null;
}
/** Whose doing it is that a limit does not hold, and what it means, in one clause of our words. */
function whyUnheld(limit, { isWaived }) {
    const meaning = meaningOfUnheld(limit);
    const cause = isWaived ? "not held, as the settings ask" : "NOT held on this machine";
    return `${cause}${meaning === null ? "" : `: ${meaning}`}`;
}
/** `memory (2 GiB) is NOT held on this machine: code can take all of its memory`, for a line of text. */
function unheldWords(limit, { value, isWaived }) {
    const size = value === undefined || value === "" ? "" : ` (${value})`;
    return `${limit}${size} is ${whyUnheld(limit, { isWaived })}`;
}


/***/ }),

/***/ 42328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EU: () => (/* binding */ fence),
/* harmony export */   SS: () => (/* binding */ codeSpan)
/* harmony export */ });
/* unused harmony export longestRun */
/**
 * Text inside a Markdown code fence that nothing in it can close: the fence is longer than the longest run of
 * backticks in the text. `info` is reduced to the characters of a language's name.
 */
function fence(text, info = "") {
    const marker = "`".repeat(Math.max(3, longestRun(text) + 1));
    const language = info.replace(/[^\w+#.-]/g, "").slice(0, 40);
    return `${marker}${language}\n${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${marker}`;
}
/** How many backticks stand in a row in a text at most. */
function longestRun(text) {
    let longest = 0;
    for (const [run] of text.matchAll(/`+/g))
        longest = Math.max(longest, run.length);
    return longest;
}
/**
 * One line of text as a code span that nothing in it can close; line ends become blanks. Empty text stays empty.
 *
 * Blanks at its ends stay: they tell one file's name from another's. A parser takes one blank from either end where both
 * have one and there is more than blanks (CommonMark 0.31.2, 6.1), and such a line gets one more.
 */
function codeSpan(text) {
    const line = text.replace(/[\r\n]+/g, " ");
    if (line === "")
        return "";
    const marker = "`".repeat(longestRun(line) === 0 ? 1 : longestRun(line) + 1);
    const isStripped = line.startsWith(" ") && line.endsWith(" ") && /[^ ]/.test(line);
    const pad = line.startsWith("`") || line.endsWith("`") || isStripped ? " " : "";
    return `${marker}${pad}${line}${pad}${marker}`;
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
const carriageReturn = 0x0d;
/**
 * Counts the lines of a stream whose bytes come in pieces, as a person sees them: a line ends with `\n`, with `\r\n`
 * (also with two returns, as a terminal leaves them), or with a return alone, which would write over it. What follows
 * the last end is a line too.
 */
class LineCounter {
    #ended = 0;
    /** Returns just seen, of which nobody knows yet whether a line feed follows. */
    #returns = 0;
    #isOpen = false;
    push(bytes) {
        if (this.#returns === 0 && !bytes.includes(carriageReturn))
            this.#pushPlain(bytes);
        else
            this.#pushAny(bytes);
    }
    #pushPlain(bytes) {
        this.#ended += countLineFeeds(bytes);
        if (bytes.length > 0)
            this.#isOpen = bytes[bytes.length - 1] !== lineFeed;
    }
    #pushAny(bytes) {
        let [ended, returns, isOpen] = [this.#ended, this.#returns, this.#isOpen];
        for (let at = 0; at < bytes.length; at += 1) {
            const byte = bytes[at];
            if (byte === lineFeed) {
                ended += 1 + Math.max(0, returns - 2);
                returns = 0;
                isOpen = false;
            }
            else if (byte === carriageReturn) {
                returns += 1;
                isOpen = false;
            }
            else {
                ended += returns;
                returns = 0;
                isOpen = true;
            }
        }
        [this.#ended, this.#returns, this.#isOpen] = [ended, returns, isOpen];
    }
    /** Lines so far. */
    get lines() {
        return this.#ended + this.#returns + (this.#isOpen ? 1 : 0);
    }
}
/** In one pass over the end: `/\n+$/` would try every line feed in the text as the first of the last. */
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
/** A third of the time that the loop for returns takes, which beside the engine's own would be felt in a flood. */
function countLineFeeds(bytes) {
    let count = 0;
    for (let at = 0; at < bytes.length; at += 1)
        if (bytes[at] === lineFeed)
            count += 1;
    return count;
}
/** The lines of a text from its beginning on, each with its end; only those that are asked for are built. */
function* linesFromStart(text) {
    const lineEnd = /\r{0,2}\n|\r/g;
    let start = 0;
    while (lineEnd.test(text)) {
        yield text.slice(start, lineEnd.lastIndex);
        start = lineEnd.lastIndex;
    }
    if (start < text.length)
        yield text.slice(start);
}
/** The same lines from the end of the text on. */
function* linesFromEnd(text) {
    let end = text.length;
    while (end > 0) {
        let start = beforeLineEnd(text, end);
        while (start > 0 && text[start - 1] !== "\n" && text[start - 1] !== "\r")
            start -= 1;
        yield text.slice(start, end);
        end = start;
    }
}
/** Where the line end begins that a line ending at `end` has; `end` itself where it has none. */
function beforeLineEnd(text, end) {
    if (text[end - 1] === "\r")
        return end - 1;
    if (text[end - 1] !== "\n")
        return end;
    let start = end - 1;
    while (start > 0 && end - start <= 2 && text[start - 1] === "\r")
        start -= 1;
    return start;
}


/***/ }),

/***/ 44934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d1: () => (/* binding */ lastOutputLines),
/* harmony export */   eC: () => (/* binding */ orderedParts),
/* harmony export */   jE: () => (/* binding */ outputLines),
/* harmony export */   jO: () => (/* binding */ outputText),
/* harmony export */   vU: () => (/* binding */ shownWords)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51196);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88510);
/* harmony import */ var _output_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58566);
/* harmony import */ var _show_within_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15778);




/** 1,000 UTF-16 units of one line are as much as anybody reads of it. */
const maxLineChars = 1_000;
/** Room for the note in the middle. */
const noteChars = 60;
/**
 * Both streams as lines in their order of arrival, hidden characters shown. A stream that breaks into a line of the
 * other begins a new line. At most `maxChars` UTF-16 units with line ends: from the middle, whole lines are left out
 * and counted, those that were never kept included, and a very long line is cut.
 */
function outputLines(streams, { maxChars }) {
    const parts = orderedParts(streams);
    const kept = parts.reduce((sum, { text }) => sum + (0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .countLines */ .lt)(text), 0);
    const total = totalOf(streams, kept);
    const all = take(fromStart(parts), maxChars);
    if (all.length === kept)
        return { lines: all, shown: ownLines(all, streams), total };
    const { head, tail } = headAndTail(parts, { kept, room: maxChars - noteChars });
    const shown = ownLines([...head, ...tail], streams);
    const left = total === null ? `at least ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("line", kept - shown)}` : (0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("line", total - shown);
    return { lines: [...head, { from: "note", text: `[… ${left} left out …]` }, ...tail], shown, total };
}
/**
 * Both streams as one text in their order of arrival, as they were kept: nothing is cut and nothing made visible. A stream
 * that breaks into a line of the other begins a new line.
 */
function outputText(streams) {
    const texts = orderedParts(streams).map(({ text }) => text);
    return texts
        .map((text, at) => (at < texts.length - 1 && !/[\r\n]$/.test(text) ? `${text}\n` : text))
        .join("");
}
/** The last lines of both streams, at most `maxLines`, as `outputLines` shows them. */
function lastOutputLines(streams, maxLines) {
    const lines = [];
    for (const line of fromEnd(orderedParts(streams))) {
        if (lines.length === maxLines)
            break;
        lines.push(line);
    }
    return lines.toReversed();
}
/** `655 of 2,000,000 lines shown`, or `12 lines` where that is all. */
function shownWords({ shown, total }) {
    if (shown === total)
        return (0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("line", total);
    return total === null
        ? `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("line", shown)} shown`
        : `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(shown)} of ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("line", total)} shown`;
}
/** The parts of both texts as they came. Text that the order does not tell of comes at the end. */
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
/** What is kept without the notes in it, and the lines that are not. A line that the cut halves stands for itself. */
function totalOf({ stdout, stderr }, kept) {
    let total = kept;
    for (const { text, truncated, lines } of [stdout, stderr]) {
        if (!truncated)
            continue;
        if (lines === undefined)
            return null;
        total += Math.max(0, lines - ((0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .countLines */ .lt)(text) - 1)) - 1;
    }
    return total;
}
/** How many lines are the program's, and not the word about bytes that were not kept. */
function ownLines(lines, streams) {
    return lines.filter(({ from, text }) => from === "note" || !(streams[from].truncated && (0,_output_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isCutNote */ .JX)(text)))
        .length;
}
/** Lines as long as there is room for them. */
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
/** Head and tail take turns until the room is used up. */
function headAndTail(parts, { kept, room }) {
    const head = [];
    const tail = [];
    const sides = [
        { lines: head, source: fromStart(parts) },
        { lines: tail, source: fromEnd(parts) },
    ];
    let left = room;
    while (head.length + tail.length < kept) {
        const side = sides[head.length <= tail.length ? 0 : 1];
        const line = side.source.next().value;
        left -= (line?.text.length ?? 0) + 1;
        if (line === undefined || left < 0)
            break;
        side.lines.push(line);
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
    return (0,_show_within_js__WEBPACK_IMPORTED_MODULE_2__/* .showWithin */ .L)(line.replace(/\r{0,2}\n$/, ""), maxLineChars)
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
/** What stands last in output that is shown as it comes, where more comes than is shown so. */
const liveCutNote = "\n[… more output is counted but not shown live …]\n";
/**
 * Kept bytes as text. Characters that arrived in parts are whole, bytes that are no UTF-8 are U+FFFD, and where a
 * stream lost bytes one line says how many. A character that the cut would halve counts as left out.
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
/** Whether a line is the word about bytes that were left out, or looks like it. */
function isCutNote(line) {
    return /^\[… [\d,]+ bytes left out …\]$/.test(line);
}
/** The text of one stream, built in order of arrival; each step returns how many UTF-16 units it added. */
class StreamText {
    #decoder = newDecoder();
    #parts = [];
    #bytes;
    #lines;
    #cutBytes;
    /** Bytes at the start of the tail that end a character whose beginning was left out. */
    #tailHalf;
    #skip = 0;
    #lastCharacter = "";
    constructor(stream, { head, tail, totalBytes, totalLines }) {
        this.#bytes = totalBytes[stream];
        this.#lines = totalLines[stream];
        const headBytes = bytesOf(head, stream);
        const tailBytes = bytesOf(tail, stream);
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
        // A new decoder: what the old one still holds is the half of a character, which counts as left out.
        this.#decoder = newDecoder();
        this.#skip = this.#tailHalf;
        const isAtLineStart = this.#lastCharacter === "" || this.#lastCharacter === "\n";
        return this.#append(`${isAtLineStart ? "" : "\n"}[… ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(this.#cutBytes)} bytes left out …]\n`);
    }
    addRest() {
        return this.#append(this.#decoder.decode());
    }
    captured() {
        const whole = { text: this.#parts.join(""), bytes: this.#bytes, truncated: this.#cutBytes > 0 };
        return whole.truncated ? { ...whole, lines: this.#lines } : whole;
    }
    #append(text) {
        if (text === "")
            return 0;
        this.#parts.push(text);
        this.#lastCharacter = text.slice(-1);
        return text.length;
    }
}
function newDecoder() {
    return new node_util__WEBPACK_IMPORTED_MODULE_0__.TextDecoder("utf-8", { ignoreBOM: true });
}
function bytesOf(pieces, stream) {
    return Buffer.concat(pieces.filter((piece) => piece.stream === stream).map((piece) => piece.bytes));
}
/** How many bytes at the end begin a UTF-8 character that is not complete: 0 to 3. */
function trailingHalf(bytes) {
    for (let length = 1; length <= Math.min(3, bytes.length); length += 1) {
        const byte = bytes[bytes.length - length] ?? 0;
        if (isContinuation(byte))
            continue;
        return length < characterLength(byte) ? length : 0;
    }
    return 0;
}
/** How many bytes at the start continue a UTF-8 character that began before: 0 to 3. */
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

/***/ 15778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ showWithin)
/* harmony export */ });
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96065);
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14647);


/**
 * Head and tail of a text with its hidden characters shown, at most `maxChars` UTF-16 units; what is left out is
 * counted in characters of the text itself. It is cut first: a megabyte of invisible characters, each written out,
 * takes hundreds of megabytes.
 */
function showWithin(text, maxChars) {
    for (let chars = maxChars;; chars = Math.floor(chars * 0.6)) {
        const shown = (0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .U)((0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateMiddle */ .k)(text, chars));
        if (shown.length <= maxChars)
            return shown;
    }
}


/***/ }),

/***/ 14647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ showHidden)
/* harmony export */ });
/* unused harmony export reveal */
/* harmony import */ var _colour_scanner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12358);

/**
 * A text in which nothing is hidden: what a person sees in it is what a program reads in it.
 *
 * Control characters become pictures (`␀`, `␛`), invisible characters their code (`⟨U+202E⟩`, a run of more than
 * three one note that counts them), a carriage return that would write over its line `␍` and a new line. Colour
 * sequences are dropped. Line feeds, tabs, emoji sequences and the joiners inside words of scripts that need them
 * stay. The result contains only characters that this function leaves alone: doing it twice changes nothing.
 */
function showHidden(text) {
    return reveal(text).text;
}
/** `showHidden` with the counts of what was found. */
function reveal(text) {
    if (plain.test(text))
        return { text, shown: 0, dropped: 0 };
    const { hidden, token } = patterns();
    if (!hidden.test(text))
        return { text, shown: 0, dropped: 0 };
    let shown = 0;
    let dropped = 0;
    const visible = text.replace(token, (found, kept, lineEnd, colour) => {
        if (kept !== undefined)
            return found;
        if (lineEnd !== undefined)
            return "\n";
        if (colour !== undefined) {
            dropped += 1;
            return "";
        }
        const characters = Array.from(found);
        shown += characters.length;
        return inWords(characters);
    });
    return { text: visible, shown, dropped };
}
/** What most texts are made of. In them nothing is hidden, and the patterns below, which take 14 ms to build, rest. */
const plain = /^[\t\n -~]*$/;
/**
 * Characters that nobody sees although programs read them: controls, formats, what Unicode tells fonts to ignore,
 * its two line separators, halves of surrogate pairs. The signs that span the digits after them are visible.
 * The `v` flag is younger than the language level that we compile for, hence the constructor.
 */
const hiddenClass = "[[\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\p{Zl}\\p{Zp}\\p{Cs}]" +
    "--[\\t\\n\\u0600-\\u0605\\u06DD\\u070F\\u0890\\u0891\\u08E2\\u{110BD}\\u{110CD}]]";
/** A pictograph with at most one modifier or selector, and such joined by U+200D, also where Unicode lists no such emoji. */
const pictograph = "\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|[\\uFE0E\\uFE0F])?";
/** Scripts whose spelling needs U+200C and U+200D between letters (RFC 5892, appendix A.1 and A.2). */
const joiningScripts = "Arab Syrc Mong Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt"
    .split(" ")
    .map((script) => `\\p{Script=${script}}`)
    .join("");
const tokenSource = [
    // First group: kept as it is.
    `((?=\\p{Emoji})(?![0-9#*](?!\\uFE0F))\\p{RGI_Emoji}|${pictograph}(?:\\u200D${pictograph})*|(?<=[${joiningScripts}])[\\u200C\\u200D](?=[${joiningScripts}]))`,
    // Second: an ordinary line end. A program that prints `\\r\\n` to a terminal leaves two returns.
    "(\\r{1,2}\\n)",
    // Third: a colour sequence.
    `(${_colour_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .coloursSource */ .f})`,
    // A control character, or a run of one kind.
    "\\r",
    "[\\x00-\\x08\\x0B-\\x1F\\x7F]",
    `(?:[${hiddenClass}--[\\x00-\\x1F\\x7F]])+`,
].join("|");
let built;
function patterns() {
    return (built ??= { hidden: new RegExp(hiddenClass, "v"), token: new RegExp(tokenSource, "gv") });
}
/** Up to here hidden characters are named one by one; a longer run is counted. */
const namedAtMost = 3;
function inWords(characters) {
    const [first = ""] = characters;
    if (first === "\r")
        return "␍\n";
    if (first === "\x7F")
        return "␡";
    const code = first.codePointAt(0) ?? 0;
    if (code < 0x20)
        return String.fromCodePoint(0x2400 + code);
    if (characters.length <= namedAtMost)
        return characters.map((each) => `⟨${codeOf(each)}⟩`).join("");
    return `⟨${characters.length} hidden characters from ${codeOf(first)}⟩`;
}
function codeOf(character) {
    const code = character.codePointAt(0) ?? 0;
    return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}


/***/ }),

/***/ 39269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ listenForStopSignals)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);

const names = ["SIGINT", "SIGTERM", "SIGHUP"];
/**
 * Listens for SIGINT, SIGTERM, and SIGHUP, which a terminal that is closed sends: the first one stops the run in good
 * order, a second SIGINT ends the process at once (its container then ends with it), after `onForced`. Disposing listens
 * no longer.
 */
function listenForStopSignals(onForced) {
    const controller = new AbortController();
    const stop = (name) => {
        if (controller.signal.aborted && name === "SIGINT") {
            onForced?.();
            process.exit(128 + node_os__WEBPACK_IMPORTED_MODULE_0__.constants.signals[name]);
        }
        controller.abort(new Error(`The run was stopped by ${name}.`));
    };
    for (const name of names)
        process.on(name, stop);
    return {
        signal: controller.signal,
        [Symbol.dispose]: () => names.forEach((name) => process.off(name, stop)),
    };
}


/***/ }),

/***/ 10339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ fromFlags)
/* harmony export */ });
/* harmony import */ var _rows_origin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21303);

/** Parsed flags, by their names without dashes, as raw settings. */
function fromFlags(flags) {
    return Object.entries(flags)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => ({ name, value, origin: _rows_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .origins */ .kt.flag(name) }));
}


/***/ }),

/***/ 18069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ fromVariables)
/* harmony export */ });
/* harmony import */ var _rows_setting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14533);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82942);


/**
 * The defaults that a person's environment sets for a command, as raw settings; what the command is given goes before
 * them. In a workflow its inputs alone count.
 * @param variable reads a variable; absent and empty are the same
 */
function fromVariables(variable, face) {
    return (0,_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsOf */ .f5)(face).flatMap(([name, { hasVariable }]) => {
        const value = hasVariable === true ? variable((0,_rows_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .variableOf */ .Qn)(name)) : undefined;
        return value === undefined ? [] : [{ name, value, origin: (0,_rows_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .variableOf */ .Qn)(name), isDefault: true }];
    });
}


/***/ }),

/***/ 12002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ publicSettings),
  M: () => (/* binding */ resolveSettings)
});

// EXTERNAL MODULE: ./node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(21916);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/executors/index.js + 10 modules
var executors = __webpack_require__(44953);
// EXTERNAL MODULE: ./lib/rows/origin.js
var origin = __webpack_require__(21303);
// EXTERNAL MODULE: ./lib/rows/rule.js
var rule = __webpack_require__(93655);
// EXTERNAL MODULE: ./lib/settings/run-settings.js
var run_settings = __webpack_require__(8728);
// EXTERNAL MODULE: ./lib/settings/schema.js + 6 modules
var schema = __webpack_require__(82942);
;// CONCATENATED MODULE: ./lib/settings/combinations.js





/**
 * Settings that were given and could not act beside the others: whoever gives one relies on it, so it is refused and not
 * passed over. What nobody gave is never a problem, whatever its default.
 * @param unparsed what was given and did not parse: nothing is said of what depends on it
 */
function findIdle(combination, unparsed) {
    const ofExecutor = unparsed.has("executor") ? [] : (executors/* executors */.BA[combination.settings.executor].rules ?? []);
    return [...rules, ...ofExecutor]
        .filter(({ about }) => about.every((name) => !unparsed.has(name)))
        .flatMap(({ find }) => find(combination));
}
const rules = [
    { about: ["executor"], find: idleWithExecutor },
    { about: ["workspace"], find: idleWithoutFiles },
    { about: ["until", "workspace"], find: idleWithoutTurns },
    { about: ["verify"], find: idleWithoutVerification },
];
/** What only other executors take; in a workflow, an executor that holds nothing back. */
function idleWithExecutor({ given, settings, face }) {
    const name = settings.executor;
    const { rows, manner, isolates } = executors/* executors */.BA[name];
    if (face === "action" && !isolates) {
        const others = executors/* executorNames */.is.filter((other) => executors/* executors */.BA[other].isolates).join(" or ");
        const message = `${name} isolates nothing, so it is for the command alone; leave it out, or set ${others}`;
        return [{ origin: (0,origin/* originOf */.yv)("executor", face), message }];
    }
    const takesProof = executors/* executors */.BA[name].runsNothing !== true;
    return (0,schema/* settingsOf */.f5)(face)
        .filter(([each]) => given.has(each))
        .filter(([each]) => (each in executors/* executorRows */.tq && !(each in rows)) || (!takesProof && ofRunCode.has(each)))
        .map(([each]) => (0,rule/* idle */.N)(each, `with ${(0,rule/* valued */.G)("executor", name, face)}, which ${manner}`, face));
}
function idleWithoutFiles({ given, settings, face }) {
    const { workspace } = settings;
    const idleHere = workspace === "empty" ? ofFiles : workspace === "repo" ? [] : ofCheckouts;
    const kind = workspace === "empty" ? "empty" : "DIR";
    return idleHere
        .filter((name) => given.has(name))
        .map((name) => (0,rule/* idle */.N)(name, `with ${(0,rule/* valued */.G)("workspace", kind, face)}`, face));
}
function idleWithoutTurns({ given, settings, face }) {
    if ((0,run_settings/* untilOf */.g)(settings) === "done" || !given.has("done-word"))
        return [];
    return [(0,rule/* idle */.N)("done-word", `with ${(0,rule/* valued */.G)("until", "pass", face)}`, face)];
}
function idleWithoutVerification({ given, settings, face }) {
    if (settings.verify.length > 0 || !given.has("control"))
        return [];
    return [(0,rule/* idle */.N)("control", `without ${(0,origin/* writtenAt */.nt)("verify", face)}`, face)];
}
/** What means nothing where no code runs. */
const ofRunCode = new Set([
    "verify",
    "control",
    "timeout",
    "idle-timeout",
    "keep-going",
]);
/** What means nothing without git. */
const ofCheckouts = ["untracked"];
/** What means nothing without files. */
const ofFiles = [...ofCheckouts, "max-files", "instructions", "protect", "allow-workflow"];

;// CONCATENATED MODULE: ./lib/settings/resolve.js




/**
 * Settings from raw values; of two for one name the later wins. Everything is parsed here, and nowhere else.
 * @param hide takes secrets out of a value before it is cut to be quoted
 * @throws AgentExecError `settings-invalid` that names every problem at once.
 */
function resolveSettings(raw, face, hide = (value) => value) {
    const given = new Map(raw.map((each) => [each.name, each]));
    const names = new Set((0,schema/* settingsOf */.f5)(face).map(([name]) => name));
    const unknown = [...given.values()].filter((each) => !names.has(each.name));
    const known = [...given.values()].filter((each) => names.has(each.name));
    const parsed = parse(known);
    const unparsed = new Set((parsed.error?.issues ?? []).map(({ path }) => String(path[0])));
    const settings = parsed.data ?? parse(known.filter(({ name }) => !unparsed.has(name))).data;
    const problems = [
        ...unknown.map((each) => ({ origin: each.origin, message: unknownMessage(each.name, names) })),
        ...(parsed.error?.issues ?? []).map((issue) => ({
            origin: given.get(String(issue.path[0]))?.origin ?? String(issue.path[0]),
            message: withGiven(issue, given.get(String(issue.path[0])), { face, hide }),
        })),
    ];
    const askedFor = new Map(known.filter(({ isDefault }) => !isDefault).map((each) => [each.name, each]));
    problems.push(...findIdle({ given: askedFor, settings, face }, unparsed));
    if (problems.length > 0)
        throw settingsError(problems, face);
    return settings;
}
function parse(raw) {
    // Without zod's compiler: for what is parsed once it takes longer than the parsing.
    return (0,schema/* settingsSchema */.dP)().safeParse(Object.fromEntries(raw.map(({ name, value }) => [name, value])), {
        jitless: true,
    });
}
/** All problems in one error. */
function settingsError(problems, face) {
    const message = problems.map(({ origin, message }) => `${origin}: ${message}`).join("\n");
    return new errors/* AgentExecError */.r("settings-invalid", message, {
        nextStep: `Mend ${problems.length === 1 ? "it" : "them"} and run again; ${listOf(face)}.`,
    });
}
function listOf(face) {
    if (face === "action")
        return "action.yml and docs/settings.md list every input";
    return `\`agent-exec ${face} --help\` and docs/settings.md list every setting`;
}
/** The settings as a transcript keeps them: without secrets. */
function publicSettings(settings, face) {
    const shown = (0,schema/* settingsOf */.f5)(face).filter(([, description]) => description.isSecret !== true);
    return Object.fromEntries(shown.map(([name]) => [name, settings[name]]).filter(([, value]) => value !== undefined));
}
/** A secret's value never stands in an error. */
function withGiven({ message, params }, raw, { face, hide }) {
    const description = (0,schema/* settingsOf */.f5)(face).find(([name]) => name === raw?.name)?.[1];
    if (raw === undefined || description?.isSecret === true || isNothing(raw.value))
        return message;
    const given = (params?.items ?? [raw.value].flat())
        .map((item) => JSON.stringify(typeof item === "string" ? hide(item) : item)?.slice(0, 80))
        .join(" and ");
    if (given === "")
        return message;
    return /^must (?!not )/.test(message) ? `${message}, not ${given}` : `${message} (in ${given})`;
}
function isNothing(value) {
    return value === "" || (Array.isArray(value) && value.every(isNothing));
}
function unknownMessage(name, names) {
    const near = (0,mod/* closest */.kp)(name, [...names]);
    return (0,mod/* distance */.Io)(near, name) > 3 ? "is not a setting here" : `is not a setting here; did you mean ${near}?`;
}


/***/ })

};
