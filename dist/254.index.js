export const id = 254;
export const ids = [254];
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
