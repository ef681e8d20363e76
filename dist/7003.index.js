export const id = 7003;
export const ids = [7003];
export const modules = {

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
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47731);

/** How an execution can end: a new ending is one row, and a section of docs/endings.md. */
const endings = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c_)()({
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
        advice: "Let the code write less, or raise `workspace-size`; /tmp grows with `memory`.",
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
const causes = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c_)()({
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
const notRunReasons = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c_)()({
    /** It names none, or one that is not run anywhere. */
    language: { isHarmless: true, by: "executor" },
    /** What would run it is not installed in the sandbox. */
    "no-program": { isHarmless: true, by: "executor" },
    /** The person who asked wants nothing run. */
    "nothing-runs": { isHarmless: true, by: "executor" },
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

/***/ 37003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DG: () => (/* binding */ EngineUnavailableError),
/* harmony export */   En: () => (/* binding */ buildWords),
/* harmony export */   Gx: () => (/* binding */ keptWords),
/* harmony export */   Pc: () => (/* binding */ hasPassed),
/* harmony export */   aJ: () => (/* binding */ sessionFacts),
/* harmony export */   n6: () => (/* binding */ networkDecision),
/* harmony export */   n7: () => (/* binding */ execution),
/* harmony export */   sP: () => (/* binding */ keptSandbox),
/* harmony export */   yT: () => (/* binding */ ImageUnavailableError)
/* harmony export */ });
/* unused harmony exports shownResult, imageBuild */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12311);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47731);
/* harmony import */ var _endings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97708);
/* harmony import */ var _test_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41742);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46529);






/** What one stream of a block left: bounded text, true counts. */
const output = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    /** Valid UTF-8, lone bytes replaced by U+FFFD; head and tail, with a line between them that counts what was cut. */
    text: _described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    /** Bytes that the block wrote, all of them. */
    bytes: _described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9,
    /** True when `text` does not hold everything. */
    truncated: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(),
    /**
     * Lines that the block wrote, all of them, where `text` does not hold everything: ended by `\n`, `\r\n` or a return
     * alone. Absent where `text` is whole, and in transcripts of versions that did not count.
     */
    lines: _described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9.exactOptional(),
});
/** `chars` UTF-16 units of that stream's `text` came at this point; in sequence they rebuild the order of arrival. */
const outputRun = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ stream: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(["stdout", "stderr"]), chars: _described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9 });
/**
 * What was decided about a host that code asked for, however often it did. A host that is allowed and was not reached
 * is allowed; the reason says why nothing came of it.
 */
const networkDecision = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    /** A stranger's text, at most 254 UTF-16 units: the host's name, or what stood in its place. `*` for all beyond the most. */
    host: _described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    /** 0 where none was understood. */
    port: _described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9,
    allowed: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(),
    /** In a few words, the rule: "listed as *.example.com", "not listed in allow-host". */
    reason: _described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    count: _described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9,
    /**
     * Present where it is allowed and no connection came of it: its name does not resolve, nobody answers. Absent otherwise,
     * among what is counted as `*`, and in transcripts of versions that did not tell.
     */
    unreached: _described_js__WEBPACK_IMPORTED_MODULE_1__/* .present */ .Eb,
});
/** Something that a block showed beside its output: a picture, a table, a formula. */
const shownResult = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    /** A file's name, unlike that of any other content: `shown_8c1f….png`. */
    name: _described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    /** `image/png`, `image/svg+xml`, `text/html`, `application/json`, `text/latex` and so on. */
    type: _described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    bytes: _described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9,
    /** In hex. */
    sha256: _described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    /** The same in plain text, cut at 300 UTF-16 units; absent where there is none. */
    caption: _described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq.exactOptional(),
});
/** One block's run. A program that fails is a value of this type, never an error. */
const execution = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    ending: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .wordOf */ .aG)(_endings_js__WEBPACK_IMPORTED_MODULE_2__/* .endings */ .V1),
    /** Absent where the ending says it all. */
    cause: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .wordOf */ .aG)(_endings_js__WEBPACK_IMPORTED_MODULE_2__/* .causes */ .ps).exactOptional(),
    /** The code that the engine reports, or the one that its ending always has; null when nobody knows. Never 0 for unknown. */
    exitCode: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().int().nullable(),
    /** From the moment the code was handed over to the end of its process, in milliseconds. */
    durationMs: _described_js__WEBPACK_IMPORTED_MODULE_1__/* .amount */ .vj,
    stdout: output,
    stderr: output,
    order: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(outputRun),
    /** The file that held the code, relative to the workspace; null when nothing was written. */
    file: _described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq.nullable(),
    /** In one sentence, what proves the ending: "oom_kill rose from 0 to 1", "the block ran longer than 120 s". */
    evidence: _described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    /**
     * Present when what the code had started could only be ended together with its session, or ended it by taking all of its
     * memory: the workspace's files are gone, and the next block needs a fresh session. It is the code's fault, whatever the ending.
     */
    isSessionSpent: _described_js__WEBPACK_IMPORTED_MODULE_1__/* .present */ .Eb,
    /**
     * What was decided about the network since the last execution; absent where nothing was. At most 100 entries, and
     * two that count the rest.
     */
    network: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(networkDecision).exactOptional(),
    /** What it showed, in order; absent where that is nothing. */
    shown: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(shownResult).exactOptional(),
    /** How much more it showed than is kept; absent where all is. */
    shownLeftOut: _described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9.exactOptional(),
    /** Present where variables of blocks before it were gone, because what keeps them had to be started anew. */
    isStateFresh: _described_js__WEBPACK_IMPORTED_MODULE_1__/* .present */ .Eb,
    /** The name under which the block was saved in place of being run, because its language is not; absent otherwise. */
    saved: _described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq.exactOptional(),
    /** The files that the block, an edit, changed in place of being run, by path; absent otherwise. */
    edited: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ path: _described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, kind: _workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .fileChangeKind */ .pe })).exactOptional(),
    /** The tests that a verification ran; absent for other executions, and where nothing tells of them. */
    tests: _test_run_js__WEBPACK_IMPORTED_MODULE_3__/* .testRun */ .sA.exactOptional(),
    /** Present where a verification ended with 0 and proves nothing by that: why, in a clause. */
    unproven: _described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq.exactOptional(),
    /**
     * What a verification that ended with 0 said where it expected something else: `failed`, as a right solution has it, or `passed`.
     * Absent for other executions, and where it was not run.
     */
    counterCheck: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(["failed", "passed"]).exactOptional(),
    /** Why, where the ending is `not-run`; absent otherwise. */
    notRun: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .wordOf */ .aG)(_endings_js__WEBPACK_IMPORTED_MODULE_2__/* .notRunReasons */ .m).exactOptional(),
});
/** A sandbox that is there after the run, because a person wants to look inside. */
const keptSandbox = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    /** As its executor knows it. */
    name: _described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    as: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(["running", "stopped"]),
    /** How to look into it and how to be rid of it, in sentences; absent where nobody can say. */
    hint: _described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq.exactOptional(),
});
/** What a person is told of it. */
function keptWords({ name, as, hint }) {
    return hint ?? `The sandbox ${name} was ${as === "running" ? "left running" : "stopped and left"}.`;
}
/** How an image came about that was built for a run. */
const imageBuild = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    /** The file that asked for it, from the current folder: a Dockerfile, or a devcontainer.json. */
    from: _described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    /** Whose file that is: "the current folder", "the pull request's base, commit 3f2a9c1d0b7e". */
    origin: _described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    /** What its commands reached, or would have: `none`, or `full`, the engine's own network. */
    network: _described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    /** How long it took, in milliseconds; absent where the same had been built before. */
    durationMs: _described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9.exactOptional(),
});
/** `built from Dockerfile (the current folder) in 3 s, with the engine's network`. */
function buildWords({ from, origin, network, durationMs }) {
    const reached = network === "none" ? "without a network" : "with the engine's network";
    const took = durationMs === undefined ? "before, and not again" : `in ${Math.round(durationMs / 100) / 10} s`;
    return `built from ${from} (${origin}) ${took}, ${reached}`;
}
/** What a started session is, as the transcript records it. */
const sessionFacts = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    executor: _described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    /** The image as it was asked for; null for executors without one. */
    image: _described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq.nullable(),
    /** The image's digest or id, `sha256:…`; null for executors without one. */
    digest: _described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq.nullable(),
    /** Present where the image was built for a run. */
    build: imageBuild.exactOptional(),
    /** Limit → value with its unit, as a person reads it: `{ memory: "2 GiB", network: "none" }`. */
    limits: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, _described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
    /** Limit → whether it holds on this machine; absent where it was not tried. */
    held: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY()),
    /** Those that do not hold because a setting asks for that, on any machine; absent where there are none. */
    waived: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq).exactOptional(),
    /** The user's own commands that prepared the sandbox, in order; absent where there were none. */
    setup: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ command: _described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, durationMs: _described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9 })).exactOptional(),
    /** Languages that blocks can be run in here, by their canonical names: `python`, `sh`, `bash`, `javascript`. */
    languages: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
    /** The Jupyter kernel that blocks of the first language run in, where they name no file; absent: each is a process. */
    kernel: _described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq.exactOptional(),
});
/** Whether it did what it should: it ended by itself with exit code 0, and nothing says that this proves nothing. */
function hasPassed({ ending, exitCode, unproven, }) {
    return ending === "exited" && exitCode === 0 && unproven === undefined;
}
class EngineUnavailableError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r {
    constructor(message, nextStep, cause) {
        super("engine-unavailable", message, { nextStep, cause, isRetryable: true });
    }
}
class ImageUnavailableError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r {
    constructor(message, nextStep, cause) {
        super("image-unavailable", message, { nextStep, cause });
    }
}


/***/ }),

/***/ 41742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hX: () => (/* binding */ testsWords),
/* harmony export */   sA: () => (/* binding */ testRun)
/* harmony export */ });
/* unused harmony exports testStatus, testCase */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12311);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47731);


const testStatus = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["passed", "failed", "skipped"]);
const testCase = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** As its tool names it, at most 200 UTF-16 units; hostile, to be shown escaped. */
    name: _described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    status: testStatus,
});
/** What a verification tells of the tests that it ran. */
const testRun = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** Who told it: `pytest's report`, `unittest's output`, `report.xml`. */
    by: _described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    passed: _described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    /** Errors among them. */
    failed: _described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    skipped: _described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    /** Each of them; absent where there are more than 1,000, or their names are not told. */
    cases: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(testCase).exactOptional(),
});
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
const refused = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** As the sandbox reported it; hostile, to be shown escaped. */
    path: _described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    /** "a symbolic link", "larger than 100 MiB", "a workflow file, …", "protected by `test/**`" */
    reason: _described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    /** How many this one stands for, where they were too many to be named; absent: itself alone. */
    entries: _described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9.exactOptional(),
});
const leftOut = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("left-out"),
    ...refused.shape,
    /** Present where others were left out with it that have no entry: too many to be named, or not read after it. */
    hidesMore: _described_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb,
});
/** Stands where a path does, for entries that are not named. */
const unnamedPath = "…";
/** How many were left out or refused, with those that were too many to be named. */
function countRefused(refused) {
    return refused.reduce((sum, { entries = 1 }) => sum + entries, 0);
}
/** A file that the run left and that was saved. */
const artifact = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    path: _described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    bytes: _described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    /** In hex. */
    sha256: _described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
});
const fileChangeKind = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["added", "changed", "deleted"]);
/** A file, or a link, that a patch is about. */
const changedFile = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** Relative to the workspace, like an artifact's. */
    path: _described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    kind: fileChangeKind,
    /** Lines; 0 for what is no text, and where the mode alone changed. */
    insertions: _described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    deletions: _described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    isBinary: _described_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb,
});
/** What a patch is about. */
const diffStat = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The first 1,000 by path. */
    files: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(changedFile),
    /** How many files of each kind there are, named or not. */
    added: _described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    changed: _described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    deleted: _described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    /** Lines, of all files. */
    insertions: _described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    deletions: _described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    /** The patch from its beginning, whole lines within 256 Ki UTF-16 units; absent in transcripts of versions that kept none. */
    text: _described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.exactOptional(),
});
/** How the files that the code left differ from those that it was given. */
const workspaceChanges = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The name of the patch in the run's folder; null where nothing changed, or where it could not be made. */
    patch: _described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.nullable(),
    /** Of the patch, in hex; absent where there is none, and in transcripts of versions that did not tell. */
    patchSha256: _described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.exactOptional(),
    /** Why there is no patch to take although something changed, without a full stop; absent: none is missing. */
    patchFault: _described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.exactOptional(),
    /** Present beside a patch, but for earlier versions'. */
    diff: diffStat.exactOptional(),
    /** The commit that the workspace stood on, in hex; absent where there was none. */
    base: _described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.exactOptional(),
    /** How many new files are in no patch because the repository ignores them or tools keep them for themselves; absent: none. */
    ignored: _described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9.exactOptional(),
    /** Changes that a verification had and the patch has not, in the order of their paths; absent: none. */
    withheld: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq).exactOptional(),
    /** Files that are no longer there. */
    deleted: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
    /** Protected files that the code changed, took away or stood in the way of; absent: none, or an earlier version's transcript. */
    tampered: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq).exactOptional(),
    /** Files in the patch that act later by themselves, such as workflows and hooks; a person is to read them first. */
    acting: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
    /**
     * Changes that are neither in the patch nor among the artifacts, each with its reason, and the patch itself where it could not be made or is not as it was; absent: none.
     */
    refused: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(refused).exactOptional(),
});


/***/ })

};
