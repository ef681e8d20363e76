export const id = 2957;
export const ids = [2957];
export const modules = {

/***/ 12957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createNoneExecutor: () => (/* binding */ createNoneExecutor)
/* harmony export */ });
/* harmony import */ var _ports_unrun_execution_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99823);

/** Takes what was written as it is, and runs nothing of it. */
function createNoneExecutor() {
    return {
        name: "none",
        runsNothing: true,
        describe: () => usageText,
        start: async () => session,
    };
}
const usageText = `Your code is not run. Your answer is saved and shown to people as it is, each code block as its own file. To choose a file's name write \`# filename: name.py\` (or the language's comment) on the first line.`;
const unrun = async () => (0,_ports_unrun_execution_js__WEBPACK_IMPORTED_MODULE_0__/* .refusedExecution */ .N)("nothing-runs", "nothing is run here");
const session = {
    facts: { executor: "none", image: null, digest: null, limits: {}, held: {}, languages: [] },
    execute: unrun,
    verify: unrun,
    async *files() { },
    stop: async () => undefined,
};


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
        advice: "Make the code faster, or raise `timeout`.",
    },
    "out-of-memory": {
        words: "out of memory",
        exitCode: "137, the code, or none",
        fault: "code",
        advice: "Let the code use less memory, or raise `memory`.",
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
        advice: "Let the code write less, or raise `workspace-size`. For /tmp (which contains HOME) and /dev/shm raise `memory`.",
    },
    "output-limit": {
        words: "too much output",
        exitCode: 125,
        fault: "code",
        advice: "Let the code print less. agent-exec stops code that floods its output.",
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
        advice: "Make the edit fit the files' current content.",
    },
    cancelled: { words: "cancelled", exitCode: 130, fault: "person" },
    "not-run": { words: "not run", exitCode: null, fault: "nobody" },
});
/** What brought an ending about, where people read or do something else for it. */
const causes = (0,_table_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c)()({
    /** Of `timed-out`: its silence. Absent: its own deadline, or the run's. */
    idle: {
        words: "timed out as idle",
        advice: "Let the code print its progress, or raise `idle-timeout`.",
    },
    /** Of `out-of-memory`: what the kernel holds for its sockets. */
    sockets: {
        words: "out of memory",
        advice: "Let the code open fewer netlink sockets, and read the kernel's answers on them.",
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

/***/ 99823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ refusedExecution),
/* harmony export */   x: () => (/* binding */ unrunExecution)
/* harmony export */ });
/* harmony import */ var _endings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97708);

/** The result of a block that is not run here, by its own fault or nobody's. */
function refusedExecution(notRun, evidence) {
    return { ...unrunExecution("not-run", evidence), notRun };
}
/** The result of a block of which nothing ran. */
function unrunExecution(ending, evidence) {
    const nothing = { text: "", bytes: 0, truncated: false };
    return {
        ...(0,_endings_js__WEBPACK_IMPORTED_MODULE_0__/* .endedBy */ .mr)(ending, evidence),
        durationMs: 0,
        stdout: nothing,
        stderr: nothing,
        order: [],
        file: null,
    };
}


/***/ })

};
