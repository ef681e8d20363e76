export const id = 9610;
export const ids = [9610,254];
export const modules = {

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
/** A number of bytes in binary units as people read it: `512 B`, `1.5 KiB`, `2 GiB`. */
function formatBytes(bytes) {
    if (bytes < 1024)
        return `${bytes} B`;
    let value = bytes / 1024;
    let unit = 0;
    // 1,023.95 would be shown as 1,024.
    while (value >= 1023.95 && unit < byteUnits.length - 1) {
        value /= 1024;
        unit += 1;
    }
    return `${Math.round(value * 10) / 10} ${byteUnits[unit]}`;
}
/** A whole number with its thousands apart: `1,234,567`. */
function formatCount(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
/** US dollars to a hundredth of a cent: `$0.0042`. */
function formatUsd(usd) {
    return `$${usd.toFixed(4)}`;
}
/** A number with its noun: `1 file`, `2 files`, `1,200 files`; `plural` where an s does not make it. */
function count(noun, number, plural = `${noun}s`) {
    return `${formatCount(number)} ${number === 1 ? noun : plural}`;
}


/***/ }),

/***/ 90566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ listed),
/* harmony export */   r: () => (/* binding */ named)
/* harmony export */ });
/* harmony import */ var _truncate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96065);

/** So many names stand in one sentence. */
const maxNames = 20;
/**
 * A file's name for a sentence that a report shows as Markdown: on one line, at most 200 UTF-16 units, between
 * backticks, so that none of it passes for our own words.
 */
function named(path) {
    return `\`${(0,_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .truncateEnd */ .S)(path.replaceAll("\n", "␊"), 200).replaceAll("`", "ˋ")}\``;
}
/**
 * Things for a sentence: the first 20, and how many more there are.
 * @param all How many there are where not all are given. Default: the parts.
 */
function listed(parts, all = parts.length) {
    const shown = parts.slice(0, maxNames);
    return shown.join(", ") + (all > shown.length ? ` and ${all - shown.length} more` : "");
}


/***/ }),

/***/ 89629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   SM: () => (/* binding */ withCode),
/* harmony export */   VN: () => (/* binding */ blockOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12311);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47731);
/* harmony import */ var _endings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97708);




/** A fenced code block of a reply, as CommonMark sees it, at the top level or inside list items. */
const codeBlock = (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    /** The first word of the info string in lower case, or "" when the fence has none. Not an alias: `py` stays `py`. */
    language: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(),
    /** The code with `\n` line ends and the fence's indent removed; ends with a line end unless empty. */
    code: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(),
    /**
     * The file the writer asked for (`# filename: …` on the first line, or `title=`/`filename=` in the info string),
     * as it was written; null when a name is to be generated. Not yet checked: the executor refuses what leaves the workspace.
     */
    path: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)().nullable(),
    /** SHA-256 of `code` in UTF-8, in hex. */
    sha256: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(),
    /** The file that it stands in, as a person named it; absent where a model wrote it. */
    document: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)().exactOptional(),
    /** The line of that file on which its fence opens, from 1. */
    line: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)().exactOptional(),
    /** Why it is not run although it could be: its author marked it, or it is no code. Absent: it may run. */
    leftAlone: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ notRun: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .wordOf */ .aG)(_endings_js__WEBPACK_IMPORTED_MODULE_2__/* .notRunReasons */ .m), evidence: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)() }).exactOptional(),
}));
/** A block with the hash of its code. */
function blockOf(block) {
    return { ...block, sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(block.code, "utf8").digest("hex") };
}
/** The block with other code, in the same place. */
function withCode(block, code) {
    return blockOf({ ...block, code });
}
/** Where it stands, for people: `notes.md:41`. Empty where it stands in no file. */
function placeOf({ document, line }) {
    return document === undefined ? "" : line === undefined ? document : `${document}:${line}`;
}


/***/ }),

/***/ 47731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eb: () => (/* binding */ present),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   WY: () => (/* binding */ described),
/* harmony export */   ZK: () => (/* binding */ openWord),
/* harmony export */   aG: () => (/* binding */ wordOf),
/* harmony export */   vj: () => (/* binding */ amount)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12311);

/**
 * A schema of facts, made when it is first asked for: most of what runs reads no transcript, and would make all of them for
 * nothing.
 */
function described(make) {
    let made;
    return () => (made ??= make());
}
const text = described(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
/** How often, or how many. */
const count = described(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().nonnegative());
/** Milliseconds, tokens, money. */
const amount = described(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative());
/** Only ever present: absent means no. */
const present = described(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).exactOptional());
/** A word of ours that a later version may know more of: no reason to refuse what it wrote. */
function openWord() {
    return text().pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* .custom */ .IeY());
}
/** A word of a table. */
function wordOf(table) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(Object.keys(table));
}


/***/ }),

/***/ 97708:
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
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76940);

/** How an execution can end: a new ending is one row, and a section of docs/endings.md. */
const endings = (0,_table_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c)()({
    exited: { words: "ended by itself", exitCode: "the code", fault: "code" },
    signalled: { words: "ended by a signal", exitCode: "128 + the signal", fault: "code" },
    "timed-out": {
        words: "timed out",
        exitCode: 124,
        fault: "code",
        advice: "Make what it does quicker, or raise `timeout`.",
    },
    "out-of-memory": {
        words: "out of memory",
        exitCode: "137, the code, or none",
        fault: "code",
        advice: "Let the code take less memory, or raise `memory`.",
    },
    "process-limit": {
        words: "too many processes",
        exitCode: "the code",
        fault: "code",
        advice: "Let the code start fewer processes and threads, or raise `pids`.",
    },
    "disk-full": {
        words: "disk full",
        exitCode: "the code, or none",
        fault: "code",
        advice: "Let the code write less. Raise `workspace-size` for files in the workspace, and `memory` for /tmp, where HOME lies, and for /dev/shm.",
    },
    "output-limit": {
        words: "too much output",
        exitCode: 125,
        fault: "code",
        advice: "Let the code print less; it is stopped where it floods.",
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
        advice: "Make the edit fit what stands in the files.",
    },
    cancelled: { words: "cancelled", exitCode: 130, fault: "person" },
    "not-run": { words: "not run", exitCode: null, fault: "nobody" },
});
/** What brought an ending about, where people read or do something else for it. */
const causes = (0,_table_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c)()({
    /** Of `timed-out`: its silence. Absent: its own deadline, or the run's. */
    idle: {
        words: "timed out as idle",
        advice: "Let it print how far it is, or raise `idle-timeout`.",
    },
    /** Of `out-of-memory`: what the kernel holds for its sockets. */
    sockets: {
        words: "out of memory",
        advice: "Let the code open fewer netlink sockets, and read what the kernel answers on them.",
    },
});
/** Why nothing was run. */
const notRunReasons = (0,_table_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c)()({
    /** It names none, or one that is not run anywhere. */
    language: { isHarmless: true, by: "executor" },
    /** What would run it is not installed in the sandbox. */
    "no-program": { isHarmless: true, by: "executor" },
    /** The person who asked wants nothing run. */
    "nothing-runs": { isHarmless: true, by: "executor" },
    /** Its author says that it is not to be run. */
    marked: { isHarmless: true, by: "loop" },
    /** It shows a session with prompts under the name of a language. */
    prompts: { isHarmless: false, by: "loop" },
    /** There is no code. */
    empty: { isHarmless: true, by: "loop" },
    /** Its path leaves the workspace. */
    refused: { isHarmless: false, by: "executor" },
    /** The command that a person put before the blocks refused it, or could not be asked. */
    "hook-refused": { isHarmless: false, by: "hook" },
    /** A block before it failed. */
    "earlier-failed": { isHarmless: false, by: "loop" },
    /** A block behind it was run, and of a reply's blocks only the last is to be. */
    "not-last": { isHarmless: true, by: "loop" },
});
/** Whether anything of it ran, or changed a file. */
function hasRun({ ending }) {
    return ending !== "not-run" && ending !== "misfit";
}
/** Endings after which a fresh session is tried. */
function isInfrastructureEnding(ending) {
    return endings[ending].fault === "engine";
}
/** Whether a block that was not run does no harm beside those that were. */
function isHarmlesslyUnrun({ notRun }) {
    return notRun !== undefined && notRunReasons[notRun].isHarmless;
}
/** What people read and do of an ending; of its cause, where that says more. */
function rowOf(ended) {
    return ended.cause === undefined ? endings[ended.ending] : causes[ended.cause];
}
/** An ending for which no process's own exit code stands. */
function endedBy(ending, evidence) {
    const { exitCode } = endings[ending];
    return { ending, exitCode: typeof exitCode === "number" ? exitCode : null, evidence };
}


/***/ }),

/***/ 3646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pc: () => (/* binding */ hasPassed),
/* harmony export */   WN: () => (/* binding */ hasFailed),
/* harmony export */   n6: () => (/* binding */ networkDecision),
/* harmony export */   n7: () => (/* binding */ execution),
/* harmony export */   z6: () => (/* binding */ whyUntested)
/* harmony export */ });
/* unused harmony export shownResult */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12311);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47731);
/* harmony import */ var _endings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97708);
/* harmony import */ var _test_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41742);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46529);





/** What one stream of a block left: bounded text, true counts. */
const output = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    /** Valid UTF-8, lone bytes replaced by U+FFFD; head and tail, with a line between them that counts what was cut. */
    text: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** Bytes that the block wrote, all of them. */
    bytes: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** True when `text` does not hold everything. */
    truncated: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    /**
     * Lines that the block wrote, all of them, where `text` does not hold everything: each ended by a line feed, in
     * transcripts of older versions by a return alone too. Absent where `text` is whole, and in transcripts of versions that did not count.
     */
    lines: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
}));
/** `chars` UTF-16 units of that stream's `text` came at this point; in sequence they rebuild the order of arrival. */
const outputRun = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ stream: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(["stdout", "stderr"]), chars: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)() }));
/**
 * What was decided about a host that code asked for, however often it did. A host that is allowed and was not reached
 * is allowed; the reason says why nothing came of it.
 */
const networkDecision = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    /** A stranger's text, at most 254 UTF-16 units: the host's name, or what stood in its place. `*` for all beyond the most. */
    host: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** 0 where none was understood. */
    port: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    allowed: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    /** In a few words, the rule: "listed as *.example.com", "not listed in allow-host". */
    reason: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    count: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /**
     * Present where it is allowed and no connection came of it: its name does not resolve, nobody answers. Absent otherwise,
     * among what is counted as `*`, and in transcripts of versions that did not tell.
     */
    unreached: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(),
}));
/** Something that a block showed beside its output: a picture, a table, a formula. */
const shownResult = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    /** A file's name, unlike that of any other content: `shown_8c1f….png`. */
    name: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** `image/png`, `image/svg+xml`, `text/html`, `application/json`, `text/latex` and so on. */
    type: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    bytes: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** In hex. */
    sha256: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** The same in plain text, cut at 300 UTF-16 units; absent where there is none. */
    caption: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
}));
/** One block's run. A program that fails is a value of this type, never an error. */
const execution = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    ending: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .wordOf */ .aG)(_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .endings */ .V1),
    /** Absent where the ending says it all. */
    cause: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .wordOf */ .aG)(_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .causes */ .ps).exactOptional(),
    /** The code that the engine reports, or the one that its ending always has; null when nobody knows. Never 0 for unknown. */
    exitCode: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().nullable(),
    /** From the moment the code was handed over to the end of its process, in milliseconds. */
    durationMs: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .amount */ .vj)(),
    stdout: output(),
    stderr: output(),
    order: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(outputRun()),
    /** The file that held the code, relative to the workspace; null when nothing was written. */
    file: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().nullable(),
    /** In one sentence, what proves the ending: "oom_kill rose from 0 to 1", "the block ran longer than 120 s". */
    evidence: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /**
     * Present when what the code had started could only be ended together with its session, or ended it by taking all of its
     * memory: the workspace's files are gone, and the next block needs a fresh session. It is the code's fault, whatever the ending.
     */
    isSessionSpent: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(),
    /**
     * What was decided about the network since the last execution; absent where nothing was. At most 100 entries, and
     * two that count the rest.
     */
    network: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(networkDecision()).exactOptional(),
    /** What it showed, in order; absent where that is nothing. */
    shown: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(shownResult()).exactOptional(),
    /** How much more it showed than is kept; absent where all is. */
    shownLeftOut: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
    /** Present where variables of blocks before it were gone, because what keeps them had to be started anew. */
    isStateFresh: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(),
    /** The name under which the block was saved in place of being run, because its language is not; absent otherwise. */
    saved: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /** The files that the block, an edit, changed in place of being run, by path; absent otherwise. */
    edited: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ path: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(), kind: (0,_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .fileChangeKind */ .pe)() })).exactOptional(),
    /** The tests that a verification ran; absent for other executions, and where nothing tells of them. */
    tests: (0,_test_run_js__WEBPACK_IMPORTED_MODULE_2__/* .testRun */ .sA)().exactOptional(),
    /** Present where a verification ended with 0 and proves nothing by that: why, in a clause. */
    unproven: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /** Present where a verification failed, but not because a test failed: its tool is missing, say. Why, in a clause. */
    untested: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /**
     * What a verification that ended with 0 said where it expected something else: `failed`, as a right solution has it, or `passed`.
     * Absent for other executions, and where it was not run.
     */
    counterCheck: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(["failed", "passed"]).exactOptional(),
    /** Why, where the ending is `not-run`; absent otherwise. */
    notRun: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .wordOf */ .aG)(_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .notRunReasons */ .m).exactOptional(),
}));
/**
 * Whether a verification failed as it does until a task is done: by its own exit code, or a crash of what it runs. What never came to
 * an end, or failed for want of its tool, says nothing about the code.
 */
function hasFailed({ ending, exitCode, untested, }) {
    return ["exited", "signalled"].includes(ending) && exitCode !== 0 && untested === undefined;
}
/** Why a verification neither passed nor failed as it does until a task is done, in a clause; null if it is one of them. */
function whyUntested(execution) {
    if (execution.exitCode === 0 || hasFailed(execution))
        return null;
    return execution.untested ?? execution.evidence;
}
/** Whether it did what it should: it ended by itself with exit code 0, and nothing says that this proves nothing. */
function hasPassed({ ending, exitCode, unproven, }) {
    return ending === "exited" && exitCode === 0 && unproven === undefined;
}


/***/ }),

/***/ 41742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h5: () => (/* binding */ testStatus),
/* harmony export */   hX: () => (/* binding */ testsWords),
/* harmony export */   sA: () => (/* binding */ testRun)
/* harmony export */ });
/* unused harmony export testCase */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12311);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47731);


const testStatus = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["passed", "failed", "skipped"]));
const testCase = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** As its tool names it, at most 200 UTF-16 units; hostile, to be shown escaped. */
    name: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    status: testStatus(),
}));
/** What a verification tells of the tests that it ran. */
const testRun = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** Who told it: `pytest's report`, `unittest's output`, `report.xml`. */
    by: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    passed: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** Errors among them. */
    failed: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    skipped: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** Each of them; absent where there are more than 1,000, or their names are not told. */
    cases: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(testCase()).exactOptional(),
}));
/** `12 tests passed, 1 failed, 2 skipped`. */
function testsWords({ passed, failed, skipped, }) {
    const more = [
        [failed, "failed"],
        [skipped, "skipped"],
    ];
    const head = `${passed} ${passed === 1 ? "test" : "tests"} passed`;
    return [head, ...more.filter(([sum]) => sum > 0).map(([sum, word]) => `${sum} ${word}`)].join(", ");
}


/***/ }),

/***/ 46529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C6: () => (/* binding */ unnamedPath),
/* harmony export */   IR: () => (/* binding */ countRefused),
/* harmony export */   J5: () => (/* binding */ refused),
/* harmony export */   Rn: () => (/* binding */ workspaceChanges),
/* harmony export */   dj: () => (/* binding */ artifact),
/* harmony export */   ig: () => (/* binding */ leftOut),
/* harmony export */   pe: () => (/* binding */ fileChangeKind)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12311);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47731);


/** A file or a change that does not come out of the sandbox. */
const refused = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** As the sandbox reported it; hostile, to be shown escaped. */
    path: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** "a symbolic link", "larger than 100 MiB", "a workflow file, …", "protected by `test/**`" */
    reason: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** How many this one stands for, where they were too many to be named; absent: itself alone. */
    entries: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
}));
const leftOut = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("left-out"),
    ...refused().shape,
    /** Present where others were left out with it that have no entry: too many to be named, or not read after it. */
    hidesMore: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(),
}));
/** Stands where a path does, for entries that are not named. */
const unnamedPath = "…";
/** How many were left out or refused, with those that were too many to be named. */
function countRefused(refused) {
    return refused.reduce((sum, { entries = 1 }) => sum + entries, 0);
}
/** A file that the run left and that was saved. */
const artifact = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    path: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    bytes: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** In hex. */
    sha256: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
}));
const fileChangeKind = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["added", "changed", "deleted"]));
/** A file, or a link, that a patch is about. */
const changedFile = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** Relative to the workspace, like an artifact's. */
    path: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    kind: fileChangeKind(),
    /** Lines; 0 for what is no text, and where the mode alone changed. */
    insertions: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    deletions: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    isBinary: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(),
}));
/** What a patch is about. */
const diffStat = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The first 1,000 by path. */
    files: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(changedFile()),
    /** How many files of each kind there are, named or not. */
    added: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    changed: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    deleted: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** Lines, of all files. */
    insertions: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    deletions: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** The patch from its beginning, whole lines within 256 Ki UTF-16 units; absent in transcripts of versions that kept none. */
    text: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
}));
/** How the files that the code left differ from those that it was given. */
const workspaceChanges = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The name of the patch in the run's folder; null where nothing changed, or where it could not be made. */
    patch: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().nullable(),
    /** Of the patch, in hex; absent where there is none, and in transcripts of versions that did not tell. */
    patchSha256: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /** Why there is no patch to take although something changed, without a full stop; absent: none is missing. */
    patchFault: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /** Present beside a patch, but for earlier versions'. */
    diff: diffStat().exactOptional(),
    /** The commit that the workspace stood on, in hex; absent where there was none. */
    base: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /** How many new files are in no patch because the repository ignores them or tools keep them for themselves; absent: none. */
    ignored: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
    /** Changes that a verification had and the patch has not, in the order of their paths; absent: none. */
    withheld: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()).exactOptional(),
    /** Files that are no longer there. */
    deleted: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
    /** Protected files that the code changed, took away or stood in the way of; absent: none, or an earlier version's transcript. */
    tampered: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()).exactOptional(),
    /** Files in the patch that act later by themselves, such as workflows and hooks; a person is to read them first. */
    acting: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
    /**
     * Changes that are neither in the patch nor among the artifacts, each with its reason, and the patch itself where it could not be made or is not as it was; absent: none.
     */
    refused: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(refused()).exactOptional(),
}));


/***/ })

};
