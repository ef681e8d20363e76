export const id = 9551;
export const ids = [9551];
export const modules = {

/***/ 83464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fail: () => (/* binding */ fail),
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./lib/earlier/open-run.js
var open_run = __webpack_require__(27934);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/github/api/client.js + 7 modules
var client = __webpack_require__(81329);
// EXTERNAL MODULE: ./lib/github/reporting/check-place.js
var check_place = __webpack_require__(88560);
// EXTERNAL MODULE: ./lib/github/reporting/comment-place.js + 1 modules
var comment_place = __webpack_require__(79528);
// EXTERNAL MODULE: ./lib/github/reporting/settle.js
var settle = __webpack_require__(2971);
;// CONCATENATED MODULE: ./lib/github/reporting/finish.js




/**
 * Brings comment and check run to their end from what a killed process left behind. Where GitHub shows that the
 * process had come to the end after all, nothing is written over it. Both are tried, whatever becomes of the other.
 * Never throws.
 */
async function finishFromState({ github, clock, signal, comment, check, }) {
    const problems = [];
    const onProblem = (error) => void problems.push(error);
    const tryTo = async (what, finish) => {
        try {
            return (await finish()) ? [what] : [];
        }
        catch (thrown) {
            onProblem((0,errors/* toAgentExecError */.Mq)(thrown));
            return [];
        }
    };
    const finished = await Promise.all([
        comment
            ? tryTo("comment", () => finishComment(new comment_place/* CommentPlace */.t({ github, clock, state: comment.state })))
            : [],
        check ? tryTo("check", () => finishCheck(new check_place/* CheckPlace */.m({ github, clock, state: check.state }))) : [],
    ]);
    return { finished: finished.flat(), problems };
    async function finishComment(place) {
        if (!comment || place.state.isFinished || (await place.isFinished(signal)))
            return false;
        await place.write(comment.report, { isFinal: true, signal });
        await (0,settle/* settle */.G)(place, { signal, onProblem });
        return true;
    }
    async function finishCheck(place) {
        if (!check || place.state.isFinished || (await place.isFinished(signal)))
            return false;
        await place.write(check.last, signal);
        await (0,settle/* settle */.G)(place, { signal, onProblem });
        return true;
    }
}

// EXTERNAL MODULE: ./lib/process/env.js
var env = __webpack_require__(36130);
// EXTERNAL MODULE: ./lib/process/system-clock.js
var system_clock = __webpack_require__(50159);
// EXTERNAL MODULE: ./lib/action/final-report.js
var final_report = __webpack_require__(15805);
// EXTERNAL MODULE: ./lib/action/inputs.js + 1 modules
var inputs = __webpack_require__(35638);
// EXTERNAL MODULE: ./lib/action/log.js
var log = __webpack_require__(2988);
// EXTERNAL MODULE: ./lib/action/publish.js
var publish = __webpack_require__(17065);
// EXTERNAL MODULE: ./lib/action/state.js
var action_state = __webpack_require__(62287);
// EXTERNAL MODULE: ./lib/action/step-end.js
var step_end = __webpack_require__(79958);
// EXTERNAL MODULE: ./lib/action/workflow-run.js
var workflow_run = __webpack_require__(95249);
;// CONCATENATED MODULE: ./lib/action/post.js













/**
 * The action's post step: nothing to do where main came to its end. Where main was killed, the transcript is brought
 * to its end, and files, summary, comment and check with it; where GitHub was down, comment and check are tried again.
 */
async function main() {
    const state = (0,action_state/* stateFromMain */.x)();
    if (state === null || state.isFinished || state.runFolder === "")
        return;
    try {
        const environment = (0,env/* readEnvironment */.Q)();
        const { settings } = await (0,inputs/* readInputs */.K)(environment);
        const workflow = await (0,workflow_run/* readWorkflowRun */.h)(environment);
        (0,log/* logText */.kc)(state.published.hasEnded
            ? "GitHub did not accept the whole report from the main step; sending it again."
            : "The main step ended before it could report; reporting for it now.");
        await endAndPublish({ state, settings, workflow });
    }
    catch (thrown) {
        fail(thrown);
    }
}
function fail(thrown) {
    (0,step_end/* failStep */.vy)((0,errors/* toAgentExecError */.Mq)(thrown));
}
async function endAndPublish(left) {
    const { state, settings, workflow } = left;
    const { runFolder: folder, published } = state;
    const conclude = (report) => finish(left, report);
    // No other process comes after this one.
    const keep = () => { };
    try {
        const { events } = await (0,open_run.endTornRun)(folder);
        await (0,publish/* publish */.mk)({ settings, workflow, events, folder, published, keep, conclude });
    }
    catch (thrown) {
        const error = recordLost((0,errors/* toAgentExecError */.Mq)(thrown));
        await conclude((0,final_report/* errorReport */.Z)(error, workflow, { hasStarted: true }));
        throw error;
    }
}
/** A later step may have cleaned the workspace, or the disk is full. Comment and check come to their end all the same. */
function recordLost(cause) {
    const message = `The main step was stopped from outside, and its record cannot be read: ${cause.message}`;
    return new errors/* AgentExecError */.r("storage-failed", message, {
        nextStep: "Start the run again. No later step may clean the workspace.",
        cause,
    });
}
async function finish({ state, settings, workflow }, report) {
    const { comment, check } = state;
    const { problems } = await finishFromState({
        github: (0,client/* connectGitHub */.U)({ token: settings["github-token"] ?? "", apiUrl: workflow.apiUrl, log: log/* logText */.kc }),
        clock: system_clock/* systemClock */.m,
        signal: new AbortController().signal,
        ...(comment === null ? {} : { comment: { state: comment, report: report.comment } }),
        ...(check === null || report.check === null ? {} : { check: { state: check, last: report.check } }),
    });
    problems.forEach(log/* warnOf */.c$);
    return { commentUrl: null, checkRunUrl: null };
}


/***/ }),

/***/ 51579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ loadRendering),
  h: () => (/* binding */ writeFiles)
});

;// CONCATENATED MODULE: ./lib/reports/manifest.js
/** The manifest of these files; of two with the same path the later one counts. */
function manifestOf(files) {
    const byPath = new Map(files.map(({ path, bytes, sha256 }) => [path, { path, bytes, sha256 }]));
    return { files: [...byPath.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)) };
}

;// CONCATENATED MODULE: ./lib/earlier/run-files.js

const manifestName = "manifest.json";
/** What computes them, and most of all that a run loads. */
const loadRendering = () => Promise.all(/* import() */[__webpack_require__.e(7291), __webpack_require__.e(8269), __webpack_require__.e(3489), __webpack_require__.e(4078), __webpack_require__.e(5732), __webpack_require__.e(7940), __webpack_require__.e(2161), __webpack_require__.e(6348)]).then(__webpack_require__.bind(__webpack_require__, 5701));
/** Writes every file of a run that is computed from its events, and the list of all files last. */
async function writeFiles(folder, events) {
    const { renderFiles } = await loadRendering();
    const files = await renderFiles(events, {
        readArtifact: (path) => folder.readArtifact(path),
        readShown: (name) => folder.readShown(name),
        runDir: folder.path,
    });
    for (const [name, content] of files)
        await folder.write(name, content);
    const others = (await folder.list()).filter(({ path }) => path !== manifestName);
    await folder.write(manifestName, `${JSON.stringify(manifestOf(others), null, 2)}\n`);
}


/***/ }),

/***/ 96572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ auditWords)
/* harmony export */ });
/* harmony import */ var _listed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90566);

/** So many cheats are named. */
const maxNamed = 5;
/** `34 ways to cheat held`, `2 of 34 ways to cheat fooled it: …`. */
function auditWords({ held, fooled, notTried, fault }) {
    if (fault !== undefined)
        return `not tried: ${fault}`;
    const tried = held + fooled.length;
    const rest = notTried === 0 ? "" : `; ${notTried} could not be tried`;
    if (fooled.length === 0)
        return `held against ${tried} ways to cheat${rest}`;
    const names = fooled
        .slice(0, maxNamed)
        .map(({ name }) => (0,_listed_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .r)(name))
        .join(", ");
    const more = fooled.length > maxNamed ? ` and ${fooled.length - maxNamed} more` : "";
    return `fooled by ${fooled.length} of ${tried} ways to cheat: ${names}${more}${rest}`;
}


/***/ }),

/***/ 49994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ commandWords)
/* harmony export */ });
/* harmony import */ var _truncate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96065);

/** About a line of a terminal. */
const maxChars = 100;
/** A command's first line, to name it in a sentence; `…` stands for the rest. The whole is in the transcript. */
function commandWords(command) {
    const [first = "", ...more] = command.trim().split("\n");
    const line = (0,_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .truncateEnd */ .S)(first.trimEnd(), maxChars);
    return more.length === 0 || line.endsWith("…") ? line : `${line} …`;
}


/***/ }),

/***/ 35246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ editedWords)
/* harmony export */ });
/* harmony import */ var _listed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90566);

const verbs = { changed: "edited", added: "added", deleted: "deleted" };
/** What an edit did to files, to go on a sentence: "edited `a.py`, `b.py`; deleted `c.py`". */
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

/***/ 28128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ pathAlone)
/* harmony export */ });
/** Longer ones are no paths. */
const maxLineChars = 1_100;
/**
 * A path that stands alone on a line, perhaps in backticks or bold, perhaps with a colon; null for words. A single word is
 * one too (`Makefile`), but for one with a colon behind it.
 */
function pathAlone(line) {
    if (line.length > maxLineChars)
        return null;
    let rest = line.trim();
    let isMarked = false;
    for (const mark of ["**", "`"]) {
        const inner = withoutColon(rest);
        if (inner.length <= 2 * mark.length || !inner.startsWith(mark) || !inner.endsWith(mark))
            continue;
        rest = inner.slice(mark.length, -mark.length);
        isMarked = true;
    }
    const path = withoutColon(rest);
    if (path === "" || /[`*<>]/.test(path))
        return null;
    const isWord = !/\s/.test(path) && !/[.,;!?]$/.test(path);
    return isMarked || (isWord && (path === rest || /[./]/.test(path))) ? path : null;
}
function withoutColon(text) {
    return text.endsWith(":") ? text.slice(0, -1) : text;
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
/**
 * Counts the lines of a stream whose bytes come in pieces, as a terminal shows them: each ends with a line feed, and what
 * follows the last one is a line too. A return alone writes over its line.
 */
class LineCounter {
    #ended = 0;
    #isOpen = false;
    push(bytes) {
        this.#ended += countLineFeeds(bytes);
        if (bytes.length > 0)
            this.#isOpen = bytes[bytes.length - 1] !== lineFeed;
    }
    /** Lines so far. */
    get lines() {
        return this.#ended + (this.#isOpen ? 1 : 0);
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
/** A loop of its own: another way would be felt in a flood. */
function countLineFeeds(bytes) {
    let count = 0;
    for (let at = 0; at < bytes.length; at += 1)
        if (bytes[at] === lineFeed)
            count += 1;
    return count;
}
/** The lines of a text from its beginning on, each with its end; only those that are asked for are built. */
function* linesFromStart(text) {
    for (let start = 0; start < text.length;) {
        const end = text.indexOf("\n", start) + 1 || text.length;
        yield text.slice(start, end);
        start = end;
    }
}
/** The same lines from the end of the text on. */
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
    const parts = settledParts(streams);
    const kept = parts.reduce((sum, { text }) => sum + (0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .countLines */ .lt)(text), 0);
    const total = totalOf(streams, kept);
    const replaced = (streams.stdout.replaced ?? 0) + (streams.stderr.replaced ?? 0);
    const all = take(fromStart(parts), maxChars);
    if (all.length === kept)
        return { lines: all, shown: ownLines(all, streams), total, replaced };
    const { head, tail } = headAndTail(parts, { kept, room: maxChars - noteChars });
    const shown = ownLines([...head, ...tail], streams);
    const left = total === null ? `at least ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("line", kept - shown)}` : (0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("line", total - shown);
    return {
        lines: [...head, { from: "note", text: `[… ${left} left out …]` }, ...tail],
        shown,
        total,
        replaced,
    };
}
/**
 * Both streams as one text in their order of arrival, as they were kept, each line in its last state: nothing is cut and nothing made visible. A stream
 * that breaks into a line of the other begins a new line.
 */
function outputText(streams) {
    const texts = settledParts(streams).map(({ text }) => text);
    return texts
        .map((text, at) => (at < texts.length - 1 && !/[\r\n]$/.test(text) ? `${text}\n` : text))
        .join("");
}
/** The last lines of both streams, at most `maxLines`, as `outputLines` shows them. */
function lastOutputLines(streams, maxLines) {
    const lines = [];
    for (const line of fromEnd(settledParts(streams))) {
        if (lines.length === maxLines)
            break;
        lines.push(line);
    }
    return lines.toReversed();
}
/** `655 of 2,000,000 lines shown`, or `12 lines` where that is all. */
function shownWords({ shown, total, replaced }) {
    return `${shownLines(shown, total)}${replaced === 0 ? "" : `, ${replacedWords(replaced)}`}`;
}
/** `3 characters are \uFFFD: the program wrote bytes that are not UTF-8`. */
function replacedWords(replaced) {
    const stand = replaced === 1 ? "is" : "are";
    return `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("character", replaced)} ${stand} \uFFFD: the program wrote bytes that are not UTF-8`;
}
function shownLines(shown, total) {
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
/** Of each part what a terminal shows in the end: of a progress bar its last state. */
function settledParts(streams) {
    return orderedParts(streams).map(({ from, text }) => ({ from, text: (0,_settled_js__WEBPACK_IMPORTED_MODULE_4__/* .settled */ .g)(text) }));
}
/** What is kept without the notes in it, and the lines that are not. A line that the cut halves stands for itself. */
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
    /** U+FFFD that the program wrote itself. */
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
        const text = this.#parts.join("");
        const truncated = this.#cutBytes > 0;
        const replaced = countOf("\uFFFD", text) - this.#ownReplacements;
        return {
            text,
            bytes: this.#bytes,
            truncated,
            ...(truncated && { lines: this.#lines }),
            ...(replaced > 0 && { replaced }),
        };
    }
    #append(text) {
        if (text === "")
            return 0;
        this.#parts.push(text);
        this.#lastCharacter = text.slice(-1);
        return text.length;
    }
}
/** U+FFFD in UTF-8, each byte as one character. */
const replacement = "\xEF\xBF\xBD";
function countOf(part, text) {
    let found = 0;
    for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length))
        found += 1;
    return found;
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
/** No program goes further up, or to the right, in what it draws; a terminal would not let it either. */
const mostRows = 100;
const mostColumns = 500;
/**
 * What a terminal shows in the end: a progress bar that writes over its line by a return or backspaces, erases it or goes up to
 * it, is its last state. Nothing else is changed; a screen that is cleared stays.
 */
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
    /** From there to the line's end; the part before the cursor, which nobody erases alone, stays. */
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

/***/ 50159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

const systemClock = {
    now: () => Date.now(),
    async sleep(ms, { signal }) {
        try {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, { signal });
        }
        catch (thrown) {
            throw signal.aborted ? signal.reason : thrown;
        }
    },
};


/***/ }),

/***/ 20131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ec: () => (/* binding */ Control),
/* harmony export */   KW: () => (/* binding */ controlNotRun),
/* harmony export */   lO: () => (/* binding */ wantsControl)
/* harmony export */ });
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6257);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


/** Code of the warning that says why a control run did not end. */
const controlNotRun = "control-not-run";
/** Whether the policy wants the verifications run on the original files too. */
function wantsControl({ control, verify }) {
    return control !== undefined && verify.length > 0;
}
/** The control run: it takes place beside the first call of a model, and is waited for when its answer is needed. */
class Control {
    options;
    #running = null;
    #told = null;
    constructor(options) {
        this.options = options;
    }
    /** Begins it, once, where it is wanted. */
    begin() {
        if (this.#running !== null || !wantsControl(this.options.policy))
            return;
        this.#running = this.#run();
        void this.#running.then((facts) => (this.#told = facts));
    }
    /** What came of it, once: empty where it is still under way, and where it was asked before. Never throws. */
    take() {
        const facts = this.#told ?? [];
        if (this.#told !== null)
            this.#told = [];
        return facts;
    }
    /** As `take`, once it is over. */
    async whenOver() {
        this.begin();
        await this.#running;
        return this.take();
    }
    /** Resolves, never rejects, when nothing of it is left; its signal has to have fired for that to be quick. */
    async stop() {
        await this.#running;
    }
    async #run() {
        const facts = [];
        const { grade } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(2449), __webpack_require__.e(3068), __webpack_require__.e(2975)]).then(__webpack_require__.bind(__webpack_require__, 91521));
        for (const [index, command] of this.options.policy.verify.entries()) {
            try {
                const warnings = [];
                const onWarning = (warning) => warnings.push({ type: "warning", ...warning });
                const control = await grade(index, { ...this.options, onWarning });
                facts.push({ type: "control", index, command, ...control }, ...warnings);
                const untested = (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_0__/* .whyUntested */ .z6)(control);
                if (untested !== null)
                    facts.push({
                        type: "warning",
                        code: "control-untested",
                        message: untestedWords(command, untested),
                    });
            }
            catch (thrown) {
                if (!this.options.signal.aborted)
                    facts.push({ type: "warning", code: controlNotRun, message: notRun(command, thrown) });
                break;
            }
        }
        return facts;
    }
}
function notRun(command, thrown) {
    return `agent-exec could not find out whether the verification \`${command}\` passed before any change: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(thrown)}`;
}
function untestedWords(command, why) {
    return `The verification \`${command}\` failed before any change, but no test did: ${why}. Check the command: a pass proves less now.`;
}


/***/ }),

/***/ 70186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ resultOf)
});

// EXTERNAL MODULE: ./lib/run/state/apply.js
var apply = __webpack_require__(68071);
// EXTERNAL MODULE: ./lib/facts/execution.js
var facts_execution = __webpack_require__(6257);
// EXTERNAL MODULE: ./lib/run/state/proof.js
var proof = __webpack_require__(26261);
// EXTERNAL MODULE: ./lib/run/state/remaining.js
var remaining = __webpack_require__(23503);
// EXTERNAL MODULE: ./lib/run/state/standing.js
var standing = __webpack_require__(19411);
// EXTERNAL MODULE: ./lib/facts/endings.js
var endings = __webpack_require__(75823);
// EXTERNAL MODULE: ./lib/facts/files.js
var files = __webpack_require__(80436);
// EXTERNAL MODULE: ./lib/facts/decision.js
var decision = __webpack_require__(8473);
// EXTERNAL MODULE: ./lib/markdown/path-alone.js
var path_alone = __webpack_require__(28128);
;// CONCATENATED MODULE: ./lib/markdown/words.js
/** What of a Markdown text is no fenced code, without blank lines around it. */
function wordsOf(markdown) {
    const words = [];
    let fence = null;
    for (const line of markdown.split("\n")) {
        const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
        if (fence === null && mark !== undefined)
            fence = mark;
        else if (fence === null)
            words.push(line);
        else if (mark !== undefined && mark.startsWith(fence) && line.trim() === mark)
            fence = null;
    }
    return words
        .join("\n")
        .replace(/\n{3,}/g, "\n\n")
        .trim();
}

// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
;// CONCATENATED MODULE: ./lib/reports/result.js











/** So many are named: a program that wants more reads the transcript. */
const maxLeftOut = 1_000;
/** 64 KiB of text at most: the result goes into step outputs, which GitHub bounds at 1 MiB for a job. */
const maxResultChars = 65_536;
/**
 * The result of a run, from its events. A run that has no end yet counts as cancelled.
 * @param runDir where the run's files lie, absolute. Default: nowhere.
 */
function resultOf(events, runDir = null) {
    const state = (0,apply/* fold */.AU)(events);
    const ran = state.attempts
        .flatMap((attempt) => attempt.executions)
        .filter((each) => each.ending !== "not-run");
    const last = state.attempts.at(-1);
    // What went on behind a block that failed says nothing of the failure.
    const keptOn = state.run?.policy.keepGoing === true && last !== undefined ? (0,standing/* failedBlockOf */.g$)(last) : undefined;
    const execution = keptOn ?? ran.at(-1);
    const failed = last && state.end?.outcome === "failed" ? ((0,standing/* failedBlockOf */.g$)(last) ?? (0,standing/* failedVerificationOf */.Kl)(last)) : undefined;
    return {
        version: 1,
        runId: state.run?.runId ?? "",
        outcome: state.end?.outcome ?? "cancelled",
        exitCode: (failed ?? execution)?.exitCode ?? null,
        attempts: attemptsOf(state),
        turns: state.attempts.length,
        verified: isVerified(state),
        proof: {
            control: state.run === null ? "not-run" : (0,proof/* controlOf */.rs)(state, state.run.policy),
            counterCheck: (0,proof/* counterCheckOf */.qe)(state),
            tests: (0,proof/* provedTests */.on)(state),
            cheats: cheatsOf(state),
        },
        summary: summaryOf(state),
        reason: state.end?.reason ?? "The run has no end yet.",
        result: (0,truncate/* truncateMiddle */.k)(execution?.stdout.text.trim() ?? "", maxResultChars),
        ...(state.run?.policy.resultSchema !== undefined && { data: state.data?.value ?? null }),
        startedAt: state.run?.at ?? "",
        endedAt: state.lastAt ?? "",
        usage: state.usage,
        image: state.lastSession?.image ?? null,
        digest: state.lastSession?.digest ?? null,
        artifacts: state.files?.artifacts ?? [],
        patch: patchOf(state),
        leftOut: boundedLeftOut(state),
        runDir,
        ...blocksOf(state),
        ...approvalOf(state),
        ...(state.run?.continues === undefined ? {} : { continues: { runId: state.run.continues.runId } }),
    };
}
function cheatsOf({ audit }) {
    if (audit === null)
        return null;
    const { held, fooled, notTried } = audit;
    return { held, fooled: fooled.map(({ name }) => name), notTried };
}
function attemptsOf({ run, attempts }) {
    if (run === null || !(0,standing/* isStepByStep */.G0)(run.policy) || attempts.length === 0)
        return attempts.length;
    return 1 + attempts.filter(({ decision }) => decision?.retry === true).length;
}
function blocksOf({ run, attempts }) {
    const last = attempts.at(-1);
    if (run?.policy.hasWriter !== false || last === undefined)
        return {};
    const blocks = last.reply.blocks.map(({ document, line, language, path }, index) => {
        const execution = last.executions.find(({ block }) => block === index);
        const isRun = execution !== undefined && execution.ending !== "not-run";
        return {
            ...(document !== undefined && { document }),
            ...(line !== undefined && { line }),
            language,
            path,
            status: !isRun ? "not-run" : (0,facts_execution/* hasPassed */.Pc)(execution) ? "passed" : "failed",
            exitCode: execution?.exitCode ?? null,
            durationMs: execution?.durationMs ?? 0,
            ...(!isRun && { reason: execution?.evidence ?? "the run ended before it" }),
        };
    });
    return { blocks };
}
function approvalOf(state) {
    const awaiting = (0,remaining/* awaitingOf */.M)(state);
    if (awaiting === null)
        return {};
    const { asked: asks, attempt, sha256 } = awaiting;
    const blocks = state.attempts.at(-1)?.reply.blocks ?? [];
    const shown = blocks.map(({ language, path, code }) => ({ language, path, code }));
    return { approval: { asks, attempt, sha256, blocks: shown } };
}
function patchOf({ files }) {
    const { patch: path = null, diff, base = null } = files?.changes ?? {};
    if (path === null || diff === undefined)
        return null;
    const { added, changed, deleted, insertions, deletions } = diff;
    return { path, files: added + changed + deleted, insertions, deletions, base };
}
function boundedLeftOut(state) {
    const all = (0,remaining/* leftOutOf */.T)(state).map(({ path, reason, entries }) => ({
        path,
        reason,
        ...(entries === undefined ? {} : { entries }),
    }));
    const rest = (0,files/* countRefused */.IR)(all.slice(maxLeftOut));
    const named = all.slice(0, maxLeftOut);
    return rest === 0 ? named : [...named, { path: files/* unnamedPath */.C6, reason: "more than are named", entries: rest }];
}
function isVerified(state) {
    const { run, files } = state;
    const wanted = run?.policy.verify.length ?? 0;
    const last = (0,standing/* decidingAttempt */.JF)(state);
    return (wanted > 0 &&
        state.attempts.some(({ executions }) => executions.some(endings/* hasRun */.gb)) &&
        files?.unlikeVerified === undefined &&
        files?.changes?.withheld === undefined &&
        last?.verifications.length === wanted &&
        last.verifications.every(facts_execution/* hasPassed */.Pc));
}
function summaryOf(state) {
    const { end, reflection, run } = state;
    const last = (0,standing/* decidingAttempt */.JF)(state)?.reply;
    const isWhole = last !== undefined && !last.isCut && last.finish === "stop" && run?.policy.hasWriter === true;
    // Lines that belong to a block or to the run's own rules say nothing of the work.
    const paths = last?.blocks.flatMap(({ path }) => path ?? []) ?? [];
    const marks = [run?.policy.doneWord, ...paths];
    const said = (isWhole ? wordsOf((0,decision/* afterDecision */.Xg)(last.text)) : "")
        .split("\n")
        .filter((line) => !marks.includes(line.trim()) && !marks.includes((0,path_alone/* pathAlone */.N)(line)))
        .join("\n")
        .trim();
    const words = reflection?.text.trim() || said;
    return words === "" ? (end?.reason ?? "The run has no end yet.") : (0,truncate/* truncateMiddle */.k)(words, maxResultChars);
}


/***/ }),

/***/ 26261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CO: () => (/* binding */ isControlOver),
/* harmony export */   on: () => (/* binding */ provedTests),
/* harmony export */   qe: () => (/* binding */ counterCheckOf),
/* harmony export */   rs: () => (/* binding */ controlOf)
/* harmony export */ });
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6257);
/* harmony import */ var _proof_control_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20131);
/* harmony import */ var _standing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19411);



/** Whether no more is to come of it. */
function isControlOver({ controls, warnings }, { verify }) {
    return controls.length >= verify.length || warnings.some(({ code }) => code === _proof_control_js__WEBPACK_IMPORTED_MODULE_1__/* .controlNotRun */ .KW);
}
/**
 * What the verifications said of the workspace as it was given. `failed`: one of them at least, so that passing afterwards
 * is proof. `passed`: all of them, so that they guard what was there and prove nothing new. `untested`: one did not pass, and did not
 * fail by a test either. `not-run`: nobody knows.
 */
function controlOf({ controls }, { verify }) {
    if (controls.some(_facts_execution_js__WEBPACK_IMPORTED_MODULE_0__/* .hasFailed */ .WN))
        return "failed";
    if (controls.some((each) => (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_0__/* .whyUntested */ .z6)(each) !== null))
        return "untested";
    return controls.length > 0 && controls.length === verify.length ? "passed" : "not-run";
}
/**
 * What the verifications of the attempt that decides said where they expected something else. `passed`: one of them at least, which
 * so is no proof. `failed`: one at least, and none passed. `not-run`: none was, or plainly expects anything.
 */
function counterCheckOf(state) {
    const told = ((0,_standing_js__WEBPACK_IMPORTED_MODULE_2__/* .decidingAttempt */ .JF)(state)?.verifications ?? []).map(({ counterCheck }) => counterCheck);
    return told.includes("passed") ? "passed" : told.includes("failed") ? "failed" : "not-run";
}
/** Null where none told of any. */
function provedTests(state) {
    const told = ((0,_standing_js__WEBPACK_IMPORTED_MODULE_2__/* .decidingAttempt */ .JF)(state)?.verifications ?? []).filter(({ tests }) => tests !== undefined);
    if (told.length === 0)
        return null;
    const sum = (of) => told.reduce((total, each) => total + each.tests[of], 0);
    const named = told.flatMap(({ index, tests }) => {
        const before = state.controls.find((each) => each.index === index)?.tests;
        const passedBefore = new Set(withStatus("passed", before?.cases));
        return withStatus("passed", tests.cases).map((name) => ({
            name,
            hasPassed: passedBefore.has(name),
            isKnown: before !== undefined,
        }));
    });
    return {
        passed: sum("passed"),
        failed: sum("failed"),
        skipped: sum("skipped"),
        failing: told.flatMap(({ tests }) => withStatus("failed", tests.cases)),
        failToPass: named.filter(({ hasPassed, isKnown }) => isKnown && !hasPassed).map(({ name }) => name),
        passToPass: named.filter(({ hasPassed }) => hasPassed).map(({ name }) => name),
    };
}
function withStatus(wanted, cases = []) {
    return cases.filter(({ status }) => status === wanted).map(({ name }) => name);
}


/***/ }),

/***/ 23503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ awaitingOf),
/* harmony export */   T: () => (/* binding */ leftOutOf)
/* harmony export */ });
/** What a run waits for: another end, such as one by a signal, leaves nothing to wait for. */
function awaitingOf({ awaiting, end }) {
    return end === null || end.outcome === "awaiting-approval" ? awaiting : null;
}
/** What was not saved, and changes that were refused, these first. */
function leftOutOf({ files }) {
    return [...(files?.changes?.refused ?? []), ...(files?.leftOut ?? [])];
}


/***/ })

};
