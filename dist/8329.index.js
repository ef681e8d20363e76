export const id = 8329;
export const ids = [8329,9671,4018,1637];
export const modules = {

/***/ 76851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ waitForEnd),
/* harmony export */   q: () => (/* binding */ CodeKeptError)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64411);


/** The engine started a process for a block's code and did not give it the code. */
class CodeKeptError extends Error {
    name = "CodeKeptError";
    constructor() {
        super("The engine did not pass the code to the block's process.");
    }
}
/** A background child may hold the streams: after the process's end they are left once nothing came for this long. */
const quietMs = 100;
/** 2 s: the engine itself closes the streams then. */
const longestDrainMs = 2000;
/**
 * 5 s: an engine that waits for held streams tells an end within 4 s (bench/times.md, 1), unless blocks hold ever more
 * of them.
 */
const toldLateMs = 5000;
/**
 * Waits until the block's process ends, even if other processes still hold its streams, or until there is a reason to
 * end it.
 */
async function waitForEnd(options) {
    const { place, clock, timeoutMs, signal, output, disk, sockets } = options;
    const { process } = options.block;
    const settled = new AbortController();
    let endedAt = null;
    const watch = process.watchExit();
    const waiting = { ...options, watch, settled: settled.signal };
    void watch.over.then(() => (endedAt = clock.now()));
    try {
        const end = await Promise.race([
            watch.told.then((exitCode) => ({ cause: "ended", exitCode }), (error) => ({ cause: "lost", error })),
            place.ended.then(() => ({ cause: "lost", error: null })),
            output.overLimit.then(() => ({ cause: "output-limit" })),
            ...(disk === null
                ? []
                : [
                    disk
                        .overLimit(settled.signal)
                        .then((takenBytes) => ({ cause: "disk-limit", takenBytes })),
                ]),
            sockets.overLimit(settled.signal).then((held) => ({ cause: "socket-limit", held })),
            endOnceUp(clock.sleep(timeoutMs, { signal: settled.signal }), "timed-out", waiting),
            endOnceUp(output.idle(settled.signal), "idle", waiting),
            firing(signal, settled.signal).then(() => ({ cause: "cancelled" })),
        ]);
        if (end.cause === "ended")
            await drain(options);
        // What a block says counts only when all of it came.
        const { error } = process.hasEnded ? await process.ended : { error: null };
        if (end.cause === "ended" && error !== null)
            return { end: { cause: "lost", error }, endedAt: null };
        return { end, endedAt: end.cause === "ended" ? endedAt : null };
    }
    finally {
        watch.stop();
        settled.abort();
    }
}
/** A process that ended is in time, and not idle, however late the engine tells its end. */
async function endOnceUp(time, cause, { block, watch, clock, settled }) {
    try {
        await time;
        const state = await watch.look();
        if (state === "silent") {
            const error = new _place_js__WEBPACK_IMPORTED_MODULE_1__/* .PlaceSilentError */ .F("The engine did not answer whether the block still runs.");
            return { cause: "lost", error };
        }
        if (state === "running")
            return block.hasBegun ? { cause } : { cause: "lost", error: new CodeKeptError() };
        await clock.sleep(toldLateMs, { signal: settled });
        return { cause: "untold" };
    }
    catch {
        return new Promise(() => undefined);
    }
}
/** Output that the process wrote before its end may still be on its way. */
async function drain({ block: { process }, output, signal }) {
    for (let waitedMs = 0; waitedMs < longestDrainMs && !process.hasEnded && !signal.aborted; waitedMs += quietMs) {
        const before = output.totalBytes;
        await Promise.race([process.ended, (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(quietMs, undefined, { ref: false })]);
        if (output.totalBytes === before)
            return;
    }
}
function firing(signal, settled) {
    return new Promise((resolve) => {
        if (signal.aborted)
            resolve();
        signal.addEventListener("abort", () => resolve(), { once: true, signal: settled });
    });
}


/***/ }),

/***/ 40237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ gatherEvidence)
/* harmony export */ });
/* harmony import */ var _sandbox_kill_with_retries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5788);

/** 50 ms: after a kill that failed the place's end must not wait for a monitor without processor time. */
const hurriedCheckMs = 50;
/** 16 processes and threads: what the engine needs for a moment to start one more process. */
const wantedRoomForProcesses = 16;
/** Asks the place how it is, ends it when it is of no use any more, and makes room for the next block. */
async function gatherEvidence(gathering) {
    const { sandbox, end, kill, before, hadLeftovers, pids, wasCleared } = gathering;
    const hasKillFailed = kill === "resisted" || kill === "unable";
    const { counters: after, state } = (await readAtStreamEnd(gathering)) ??
        (await sandbox.check(hasKillFailed ? { deadlineMs: hurriedCheckMs } : {}));
    const isDeadOfMemory = state === "gone" && (await sandbox.hasDiedOfMemory());
    const evidence = {
        sandbox: isDeadOfMemory ? "spent" : state,
        isMemorySpent: sandbox.isMemorySpent,
        before,
        after,
        hadLeftovers,
        fullBefore: sandbox.space.fullFolders,
        space: null,
        endedLeftovers: wasCleared
            ? "leftover processes that kept it from starting"
            : sandbox.upkeep.takeHasEndedLeftovers()
                ? "leftover processes that took the kernel's memory"
                : null,
    };
    if (state === "silent") {
        sandbox.abandon();
        // An engine can be silent because blocks that resist their end stopped what it was starting for us.
        return kill === "resisted" && end.cause !== "lost" ? { ...evidence, sandbox: "removed" } : evidence;
    }
    const isCleared = state === "running" && !hasKillFailed && isCrowded(after, pids)
        ? (await (0,_sandbox_kill_with_retries_js__WEBPACK_IMPORTED_MODULE_0__/* .killWithRetries */ .B)(sandbox)) === "done"
        : null;
    if (state === "gone" || hasKillFailed || isCleared === false || end.cause === "lost") {
        await sandbox.end();
        // An engine that starts neither a block's process nor a killer is to blame itself.
        const isEngines = end.cause === "lost" || (end.cause === "not-started" && kill === "unable");
        const isOurs = state === "running" && !isEngines;
        return isOurs ? { ...evidence, sandbox: "removed" } : evidence;
    }
    const hasFailed = end.cause === "ended" && end.exitCode !== 0;
    // A block that passed may still have filled a folder. This is read after the block's end, for the blocks that follow.
    const reading = sandbox.space.read();
    return {
        ...evidence,
        space: hasFailed ? await reading : null,
        ...(isCleared === true ? { endedLeftovers: "leftover processes that filled the process limit" } : {}),
    };
}
/**
 * A passed block only needs evidence that its place still runs. Any answer after the end of its streams shows this. A
 * fault of the block counts only after its process has ended too.
 */
async function readAtStreamEnd({ end, atStreamEnd, }) {
    const hasPassed = end.cause === "ended" && end.exitCode === 0;
    const counters = hasPassed ? await atStreamEnd : null;
    return counters === null ? null : { counters, state: "running" };
}
/** At the limit nothing can be started any more, not even a block that would clean up. */
function isCrowded(after, pids) {
    if (after === null || after.processes === null)
        return false;
    return after.processes > pids - Math.min(wantedRoomForProcesses, Math.floor(pids / 4));
}


/***/ }),

/***/ 24109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ BlockOutput)
/* harmony export */ });
/* harmony import */ var _output_output_buffer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96935);
/* harmony import */ var _idle_watch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65496);
/* harmony import */ var _live_output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92334);



/** What one block writes: kept for its result, shown while it comes, and counted. */
class BlockOutput {
    overLimit;
    #buffer;
    #live;
    #idle;
    #maxTotalBytes;
    #tellOverLimit = () => undefined;
    constructor({ maxOutputBytes, maxTotalOutputBytes, idleTimeoutMs, onOutput }) {
        this.#idle = new _idle_watch_js__WEBPACK_IMPORTED_MODULE_1__/* .IdleWatch */ .K(idleTimeoutMs);
        this.#buffer = new _output_output_buffer_js__WEBPACK_IMPORTED_MODULE_0__/* .OutputBuffer */ .G(maxOutputBytes);
        this.#live = new _live_output_js__WEBPACK_IMPORTED_MODULE_2__/* .LiveOutput */ .s(onOutput, maxOutputBytes);
        this.#maxTotalBytes = maxTotalOutputBytes;
        this.overLimit = new Promise((resolve) => {
            this.#tellOverLimit = resolve;
        });
    }
    get totalBytes() {
        return this.#buffer.totalBytes;
    }
    /**
     * Resolves if no output came for the idle timeout. Never resolves without such a limit, or after `settled` has fired.
     */
    idle(settled) {
        return this.#idle.struck(settled);
    }
    push(stream, bytes) {
        this.#idle.note();
        this.#buffer.push(stream, bytes);
        this.#live.push(stream, bytes);
        if (this.totalBytes > this.#maxTotalBytes)
            this.#tellOverLimit();
    }
    finish() {
        this.#live.finish();
        return this.#buffer.finish();
    }
}


/***/ }),

/***/ 66937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ classifyEnd)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _facts_endings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75823);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51196);
/**
 * Who failed, the code or the sandbox? This is the only place that decides it.
 *
 * The exit code alone cannot tell: 137 can be a plain `kill -9`, a kill for memory, or a place that was killed from
 * outside. 126 and 127 come from a shell or from the engine. So each ending needs its own evidence, from the engine and
 * from counters that the code cannot write:
 *
 * - A place that no longer runs is lost, whatever the exit code. The exception: the engine reported that memory
 * ran out during the block and that the first process was then killed, and nobody had asked for that. The code can take
 * so much memory that the kernel finds nothing else to end.
 * - Code is handed only to a process that the engine has started (it has a pid). Before that, its streams hold the
 * engine's words, and after that the program's.
 * - Out of memory needs a kill counter that rose during the block, or the engine's report if nobody could read the
 * counter. The process limit needs the same.
 * - What a block does to the sandbox is the code's fault. If a process does not start, agent-exec ends all processes of
 * blocks and tries again. A place that agent-exec itself removed to end blocks is not lost.
 * - A full disk needs a block that failed, without another signal than SIGBUS, and no space left in a folder that it
 * can
 * write to.
 *
 * A wrong guess against the sandbox runs hostile code again, within a small budget. A wrong guess against the code
 * makes a model fix a correct program. Without evidence, the plain exit code stands.
 */



/** Under 64 KiB, sixteen pages: nothing useful fits, and a file that grew until it failed leaves less. */
const fullBelowBytes = 64 * 1024;
function classifyEnd(facts) {
    const classified = classify(facts);
    const more = [
        ...(facts.endedLeftovers === null ? [] : [`${facts.endedLeftovers} were ended`]),
        ...(facts.sandbox === "removed"
            ? [`the block could not be killed, so the ${facts.place.names.place} was removed with its files`]
            : []),
    ];
    return { ...classified, evidence: [classified.evidence, ...more].join("; ") };
}
function classify(facts) {
    const { end, sandbox, timeoutMs, outputBytes } = facts;
    const { place, engine, wholeEngine } = facts.place.names;
    if (end.cause === "cancelled")
        return (0,_facts_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .endedBy */ .mr)("cancelled", "the run was cancelled while the block ran");
    if (sandbox === "silent")
        return lost(facts, "daemon-lost", `the ${wholeEngine} stopped answering`);
    if (sandbox === "spent")
        return classifySpentPlace(facts);
    if (sandbox === "gone")
        return lost(facts, "container-lost", `the ${engine} says that the ${place} is no longer running`);
    switch (end.cause) {
        case "timed-out":
            return (0,_facts_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .endedBy */ .mr)("timed-out", `the block ran longer than ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(timeoutMs)}${besideWords(facts)}`);
        case "idle": {
            const evidence = `no output for ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(facts.idleTimeoutMs)}${besideWords(facts)}`;
            return { ...(0,_facts_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .endedBy */ .mr)("timed-out", evidence), cause: "idle" };
        }
        case "untold":
            return (0,_facts_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .endedBy */ .mr)("timed-out", `background processes hold so much output that the ${engine} did not report the block's exit code`);
        case "output-limit":
            return (0,_facts_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .endedBy */ .mr)("output-limit", `the block wrote ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatBytes */ .z3)(outputBytes)}`);
        case "disk-limit":
            return (0,_facts_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .endedBy */ .mr)("disk-full", `the workspace's disk has ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatBytes */ .z3)(end.takenBytes)} less than when the sandbox started`);
        case "socket-limit": {
            const evidence = `the kernel held ${end.held} for the code, outside of the ${place}'s memory${besideWords(facts)}`;
            return { ...(0,_facts_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .endedBy */ .mr)("out-of-memory", evidence), cause: "sockets" };
        }
        case "lost":
            return lost(facts, "daemon-lost", `the ${engine} no longer answers for the block`);
        case "ended":
            return classifyExit(facts, end.exitCode);
        case "kept":
            return (0,_facts_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .endedBy */ .mr)("signalled", keptWords);
        case "no-room":
            return (0,_facts_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .endedBy */ .mr)("disk-full", "there is no room for the block's code");
        case "not-started":
            return classifyUnstarted(facts);
    }
}
/** How the process ended does not count any more: its files are gone. */
function classifySpentPlace(facts) {
    const evidence = `the kernel ended the ${facts.place.names.place} for lack of memory while the block ran`;
    return (0,_facts_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .endedBy */ .mr)("out-of-memory", `${evidence}${besideWords(facts)}`);
}
/** Other processes of blocks can stop a block, or take its processor time. */
function besideWords({ hadLeftovers }) {
    return hadLeftovers ? "; meanwhile a process that an earlier block left was running" : "";
}
const keptWords = "leftover processes of earlier blocks kept this block from starting";
/**
 * It was tried again after all processes of blocks were ended: if it fails again, that is the infrastructure's fault.
 */
function classifyUnstarted(facts) {
    if (facts.sandbox === "removed") {
        return (0,_facts_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .endedBy */ .mr)("signalled", keptWords);
    }
    const spent = findSpentResource(facts);
    if (spent?.ending === "process-limit")
        return { ...spent, exitCode: null };
    const what = `the ${facts.place.names.engine} could not start a process for the block`;
    return lost(facts, "container-lost", what);
}
function classifyExit(facts, exitCode) {
    const { engine } = facts.place.names;
    if (exitCode === null) {
        return (0,_facts_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .endedBy */ .mr)("container-lost", `the ${engine} does not know the exit code`);
    }
    if (exitCode === 0)
        return { ending: "exited", exitCode, evidence: `the ${engine} reports exit code 0` };
    const resource = findSpentResource(facts);
    if (resource !== null)
        return classifySpent(facts, exitCode, resource);
    return classifyPlain(facts, exitCode);
}
/** 128 + 9: the kernel's end for a process that takes too much memory. */
const killedExitCode = 137;
/** Writing to a mapped file on a full disk ends the writer by this signal. */
const busErrorExitCode = 128 + node_os__WEBPACK_IMPORTED_MODULE_0__.constants.signals.SIGBUS;
/** Shared memory goes with its program, so it is not full any more when the folders are looked at. */
const busErrorWords = ", usually because a file that the program maps into memory had no room. Raise `memory` for /dev/shm and /tmp, or `workspace-size`";
/**
 * Counters and free space are about the whole place. What was so before, or may be another process's, is a note to the
 * plain ending. Only the block's own death shows that it is about the block.
 */
function classifySpent(facts, exitCode, resource) {
    const doubt = doubtOf(facts, exitCode, resource);
    if (doubt === null)
        return { ending: resource.ending, exitCode, evidence: resource.evidence };
    const plain = classifyPlain(facts, exitCode);
    return { ...plain, evidence: `${plain.evidence}; meanwhile ${resource.evidence}, ${doubt}` };
}
function doubtOf({ hadLeftovers, fullBefore }, exitCode, { ending, folder }) {
    if (ending === "disk-full") {
        const isBySignal = signalName(exitCode - 128) !== null && exitCode !== busErrorExitCode;
        if (isBySignal)
            return "but a full disk does not end a program with a signal";
        if (folder !== undefined && fullBefore.has(folder))
            return "already before the block";
        return hadLeftovers ? "perhaps because of a process that an earlier block left" : null;
    }
    const hasDied = ending === "out-of-memory" && exitCode === killedExitCode;
    return hadLeftovers && !hasDied ? "perhaps because of a process that an earlier block left" : null;
}
function classifyPlain({ place }, exitCode) {
    const { engine } = place.names;
    const signal = signalName(exitCode - 128);
    if (signal !== null) {
        const evidence = `the ${engine} reports ${exitCode}, which is 128 + ${exitCode - 128} (${signal})`;
        const cause = exitCode === busErrorExitCode ? busErrorWords : "";
        return { ending: "signalled", exitCode, evidence: `${evidence}${cause}` };
    }
    return { ending: "exited", exitCode, evidence: `the ${engine} reports exit code ${exitCode}` };
}
function findSpentResource({ before, after, isMemorySpent, space, fullBefore, place: { names }, }) {
    const oom = rise(before?.oomKills, after?.oomKills);
    if (oom !== null)
        return {
            ending: "out-of-memory",
            evidence: `the kernel killed a process for lack of memory (its counter oom_kill rose ${oom})`,
        };
    // Counters say more than the engine, whose report can be late.
    const isCounted = [before, after].every((counters) => typeof counters?.oomKills === "number");
    if (isMemorySpent && !isCounted)
        return {
            ending: "out-of-memory",
            evidence: `the ${names.engine} reported that the ${names.place}'s memory was used up`,
        };
    const forks = rise(before?.refusedForks, after?.refusedForks);
    if (forks !== null)
        return {
            ending: "process-limit",
            evidence: `the kernel refused a new process (its counter pids.events rose ${forks})`,
        };
    const full = (space ?? []).flatMap(fullness);
    return full.find(({ folder = "" }) => !fullBefore.has(folder)) ?? full[0] ?? null;
}
function fullness({ folder, freeBytes, freeInodes }) {
    const left = freeBytes < fullBelowBytes ? (0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatBytes */ .z3)(freeBytes) : freeInodes === 0 ? "no inode" : null;
    return left === null ? [] : [{ ending: "disk-full", evidence: `${folder} has ${left} left`, folder }];
}
function rise(before, after) {
    if (before === null || before === undefined || after === null || after === undefined)
        return null;
    return after > before ? `from ${before} to ${after}` : null;
}
function lost({ end, place }, ending, what) {
    const error = "error" in end && end.error !== null ? `: ${place.wordsOf(end.error)}` : "";
    return (0,_facts_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .endedBy */ .mr)(ending, `${what}${error}`);
}
/** The name of a Linux signal, or null if the number is not one. */
function signalName(number) {
    if (number < 1 || number > 31)
        return null;
    return Object.entries(node_os__WEBPACK_IMPORTED_MODULE_0__.constants.signals).find(([, value]) => value === number)?.[0] ?? null;
}


/***/ }),

/***/ 60626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ withoutProxy),
/* harmony export */   MX: () => (/* binding */ proxyPort),
/* harmony export */   wP: () => (/* binding */ proxyEnvironment)
/* harmony export */ });
/** The usual port of proxies, on the place's own loopback. */
const proxyPort = 3128;
const names = ["http_proxy", "https_proxy", "all_proxy"];
/** How programs find the proxy; programs of old read the one case, programs of today the other. */
function proxyEnvironment({ network }) {
    if (network !== "allow")
        return [];
    const proxy = names.map((name) => `${name}=http://127.0.0.1:${proxyPort}`);
    const direct = "no_proxy=localhost,127.0.0.1";
    const both = [...proxy, direct].flatMap((line) => [line, upperName(line)]);
    // Node reads the others only with this, from 22.21 and 24 on.
    return [...both, "NODE_USE_ENV_PROXY=1"];
}
function upperName(line) {
    const [name = "", value = ""] = line.split("=");
    return `${name.toUpperCase()}=${value}`;
}
/** For the shell: a setup with a network of its own goes past the proxy, which is not there yet. */
const withoutProxy = `unset ${[...names, "no_proxy"].flatMap((name) => [name, name.toUpperCase()]).join(" ")}; `;


/***/ }),

/***/ 61475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hy: () => (/* binding */ placeEnvironment),
/* harmony export */   nT: () => (/* binding */ userName),
/* harmony export */   od: () => (/* binding */ textLocale)
/* harmony export */ });
/** The name that tools find for the blocks' user in the environment, and in a container's list of users. */
const userName = "writer";
/** For an image without a locale: in the POSIX locale text is bytes, and `é` has two characters. */
const textLocale = "LANG=C.UTF-8";
/** The environment of programs in a place, besides what the place itself sets. Nothing comes from the client. */
const placeEnvironment = [
    "HOME=/tmp",
    // The image may have no user with this number: tools read these variables first.
    `USER=${userName}`,
    `LOGNAME=${userName}`,
    // Unbuffered, so that the output before a kill is not lost.
    "PYTHONUNBUFFERED=1",
    "PIP_DISABLE_PIP_VERSION_CHECK=1",
    "PIP_NO_INPUT=1",
    "PIP_QUIET=1",
    "PIP_ROOT_USER_ACTION=ignore",
];


/***/ }),

/***/ 63843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BL: () => (/* binding */ sharedMemoryFolder),
/* harmony export */   O8: () => (/* binding */ codeFolder),
/* harmony export */   Zk: () => (/* binding */ sealedShellFolder),
/* harmony export */   nF: () => (/* binding */ cacheFolder)
/* harmony export */ });
/** For the code of a block if the workspace is full. Only the guard writes there, so that no block can fill it. */
const codeFolder = "/run/agent-exec";
/** Holds only the copy of the shell, which only the guard writes. */
const sealedShellFolder = "/run/agent-exec-shell";
/** Caches are below it. Only the guard's group may write them. */
const cacheFolder = "/run/agent-exec-cache";
/** Programs share memory by files here. */
const sharedMemoryFolder = "/dev/shm";


/***/ }),

/***/ 27561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  De: () => (/* binding */ endRequest),
  mI: () => (/* binding */ findSealedShell),
  XE: () => (/* binding */ firstTag),
  ky: () => (/* binding */ guardArguments),
  gP: () => (/* binding */ keepQuestion),
  Zn: () => (/* binding */ monitorArguments),
  V2: () => (/* binding */ noSpaceFinding),
  $U: () => (/* binding */ reducedLine)
});

// EXTERNAL MODULE: ./lib/executors/languages/languages.js
var languages = __webpack_require__(20261);
// EXTERNAL MODULE: ./lib/executors/languages/shell-word.js
var shell_word = __webpack_require__(66829);
// EXTERNAL MODULE: ./lib/executors/contained/guard/folders.js
var folders = __webpack_require__(63843);
;// CONCATENATED MODULE: ./lib/executors/contained/guard/guard.sh.js
/* harmony default export */ const guard_sh = ("# What PID 1 runs, and each monitor. It answers questions about the place on its standard input, a tag and a question a\n# line. Arguments: \"first\" for PID 1 or \"monitor\", the workspace, the number of the blocks' user, the path for a copy of\n# the shell, the programs to look for, and those that a person named, as words of a shell.\n# \"show\" prints each line of a file with a word before it. It is asked for the files of cgroup version 1 and of version\n# 2; those that are missing are skipped. Builtins alone read counters and processes, because at the process limit\n# nothing can be started. \"serve -reduced\" knows only questions that need no more.\nrole=$1 workspace=$2 blocks=$3 sealed_shell=$4 tools=$5 programs=$6\ncgroup=/sys/fs/cgroup\n\n# A line of \"stat -f\" for each folder, or by Python if the image's stat does not know that.\nspace_of() {\n  _lines=$(stat -f -c \"space %n %a %S %d %c\" \"$@\" 2>/dev/null)\n  [ -z \"$_lines\" ] || { echo \"$_lines\"; return; }\n  by_python 'import os, sys\nfor folder in filter(os.path.isdir, sys.argv[1:]):\n    space = os.statvfs(folder)\n    print(\"space\", folder, space.f_bavail, space.f_frsize, space.f_ffree, space.f_files)' \"$@\" 2>/dev/null\n}\n# Copies the program that this shell is, once and in 7 ms, and tells whether its own user cannot open the copy. It can\n# if the copy does not fit (ulimit fsize counts too) or does not start, or if the kernel lets everybody read. The copy\n# is not made by the shell's name: a busybox that holds its tools itself has no path for sh.\nseal_shell() {\n  [ -e \"$sealed_shell\" ] || { cp /proc/$$/exe \"$sealed_shell\" && chmod 111 \"$sealed_shell\"; } 2>/dev/null\n  # By a word, not by the exit code: the shell reads what is no program, such as an empty copy, as a script of its own.\n  word=$(\"$sealed_shell\" -c '[ -r /proc/self/mem ] || echo sealed-shell yes' 2>/dev/null)\n  echo \"${word:-sealed-shell no}\"\n}\nshow() { [ -r \"$2\" ] && while IFS= read -r line; do echo \"$1 $line\"; done < \"$2\"; }\nfindings() {\n  # It runs in parallel, because it takes 5 ms. No list of versions knows which features a build of Node lacks.\n  is_missing node || node --experimental-strip-types --version >/dev/null 2>&1 &\n  strips_types=$!\n  for name in $tools; do\n    is_missing \"$name\" || echo \"has $name\"\n  done\n  eval \"set -- $programs\"\n  for program; do\n    file=$(command -v \"$program\") && [ \"${file#/}\" != \"$file\" ] && [ -f \"$file\" ] && [ -x \"$file\" ] && echo \"has $program\"\n  done\n  is_missing stat && is_missing python3 && is_missing python && echo free-space no\n  seal_shell\n  show status /proc/self/status\n  while read -r key user rest; do\n    [ \"$key\" = Uid: ] && echo \"first-user $user\" && break\n  done 2>/dev/null </proc/1/status\n  printf 'open-files '; ulimit -Hn\n  printf 'core-size '; ulimit -Hc\n  show interface /proc/net/dev\n  show mount /proc/self/mounts\n  # The shell reads single bytes, so it sees only the first character of such a file.\n  pages=$(cat /proc/sys/kernel/shmall 2>/dev/null) && echo \"shared-memory-limit $pages\"\n  show memory-limit $cgroup/memory.max; show memory-limit $cgroup/memory/memory.limit_in_bytes\n  show pids-limit $cgroup/pids.max; show pids-limit $cgroup/pids/pids.max\n  show cpu-limit $cgroup/cpu.max; show cpu-quota $cgroup/cpu/cpu.cfs_quota_us\n  is_missing node || ! wait $strips_types || echo \"has node-strips-types\"\n}\n# Whether the workspace holds anything but plain files of the names given. Says nothing if there are many entries, or\n# if they cannot be seen. No name is repeated: a block chooses them.\nholds_only() {\n  set -f; set -- $1; names=\" $* \"; set +f\n  set -- $(space_of \"$workspace\")\n  [ $# = 6 ] && [ $(($6 - $5)) -le 1024 ] && [ -r \"$workspace\" ] && cd \"$workspace\" || return\n  for entry in * .[!.]* ..?*; do\n    [ -e \"$entry\" ] || [ -h \"$entry\" ] || continue\n    case $entry in *[!a-z0-9_.]*) return 1 ;; esac\n    case $names in *\" $entry \"*) [ -f \"$entry\" ] && [ ! -h \"$entry\" ] || return ;; *) return 1 ;; esac\n  done\n  echo holds-only\n}\n# The owner, the parent and the state of a process, or nothing if it has ended. gVisor prints line ends in a process's\n# name, and code chooses that name. So the lines after the name count more than the text in it. The name's 15 bytes are\n# too short for an owner after a tracer.\nowner_of() {\n  owner='' parent='' state='' tracer=''\n  while read -r key value rest; do\n    case $key$tracer in\n      State:*) state=$value ;; PPid:*) parent=$value ;; TracerPid:*) tracer=known ;;\n      Uid:known) owner=$value; break ;;\n    esac\n  done 2>/dev/null <\"$1/status\"\n}\n# Counts netlink sockets and their memory, until a limit is reached. Uses builtins only, because it runs while blocks\n# run.\ncount_sockets() {\n  sockets=-1 bytes=0\n  while read -r _socket _family _pid _groups received sent _rest; do\n    sockets=$((sockets + 1))\n    [ $sockets = 0 ] && continue\n    bytes=$((bytes + received + sent))\n    [ $sockets -gt \"$1\" ] || [ $bytes -gt \"$2\" ] && break\n  done 2>/dev/null </proc/net/netlink\n  echo \"sockets $sockets\"; echo \"socket-bytes $bytes\"\n}\nserve() {\n  while read -r tag question; do\n    case $question$1 in\n      end*) exit 9 ;;\n      keep*) echo \"answered $tag\"; return 8 ;;\n      findings) findings ;;\n      counters*)\n        show memory $cgroup/memory.events; show memory $cgroup/memory/memory.oom_control\n        show pids $cgroup/pids.events; show pids $cgroup/pids/pids.events\n        show processes $cgroup/pids.current; show processes $cgroup/pids/pids.current\n        ;;\n      left*)\n        for process in /proc/[0-9]*; do\n          owner_of \"$process\"\n          # One that is listed and says nothing of itself is in between: it is asked again.\n          case $owner in \"\" | \"$blocks\") echo left; break ;; esac\n        done\n        ;;\n      blocks*)\n        waiting=0 started=0\n        for process in /proc/[0-9]* /proc/[0-9]*; do\n          owner_of \"$process\"\n          # What the engine started has its parent outside. A listed process that shows nothing may jump from process to\n          # process, so everything is read twice.\n          case $owner:$parent in \"$blocks\":0) waiting=$((waiting + 1)) ;; :* | \"$blocks\":*) started=1 ;; esac\n        done\n        echo \"of-engine $((waiting / 2))\"; echo \"of-blocks $started\"\n        ;;\n      stopped*)\n        for process in /proc/[0-9]*; do\n          owner_of \"$process\"\n          case $owner:$parent:$state in \"$blocks\":0:[Tt]) echo stopped; break ;; esac\n        done\n        ;;\n      only*) (holds_only \"${question#only}\") ;;\n      sockets*) count_sockets ${question#sockets} ;;\n      space) space_of \"$workspace\" /tmp /dev/shm ;;\n    esac\n    echo \"answered $tag\"\n  done\n}\n# If no program can be started the shell stops itself; the engine then needs its 10 s to end it gently.\nlinger() {\n  [ -n \"$1\" ] || is_missing sleep || while :; do sleep 3600; done\n  while :; do kill -STOP $$; done\n}\n\n[ \"$role\" = monitor ] && { serve; exit; }\n# PID 1 ends when its standard input does, which is the lease, unless it was asked to linger. At most images a shell\n# that cannot start a program ends: so a child takes the questions. If the child has ended, PID 1 itself takes those for\n# which nothing is started.\nfindings\necho \"answered start\"\n(serve)\ncase $? in 9) exit ;; 8) linger ;; esac\necho reduced\nserve -reduced\n[ $? = 8 ] && linger reduced\n");

// EXTERNAL MODULE: ./lib/executors/contained/guard/prelude.sh.js
var prelude_sh = __webpack_require__(28950);
// EXTERNAL MODULE: ./lib/executors/contained/guard/users.js
var users = __webpack_require__(13082);
;// CONCATENATED MODULE: ./lib/executors/contained/guard/guard.js






/** The tag of the answer that PID 1 gives unasked, before it takes questions. */
const firstTag = "start";
/**
 * Ends PID 1, and by that everything that runs in the place. A process that a block stopped while the engine was
 * starting it keeps the engine from ending the place, and from passing on the end of the lease.
 */
const endRequest = "\n0 end\n";
/** Asks PID 1 to live on without its lease, in a place that a person keeps. */
const keepQuestion = "keep";
/** What PID 1 says when it can start no program any more. */
const reducedLine = "reduced";
/**
 * A copy of the image's shell that everybody may start and nobody may read. It is the shell of the processes that wait
 * beside a running block as the block's user, and of verifications. If a user cannot read a program's file, the kernel
 * lets no process of that user open the program's memory or streams. So a block can neither change a waiting process
 * nor write to its standard input. Signals still reach it. It is named `sh`, because busybox goes by its name.
 */
const sealedShell = `${folders/* sealedShellFolder */.Zk}/sh`;
/** The copy, if the guard's findings say that it can be relied on. */
function findSealedShell(findings) {
    return findings.includes("sealed-shell yes") ? sealedShell : null;
}
/** The guard's finding if nothing in the image can tell the free space. */
const noSpaceFinding = "free-space no";
/** Programs that the guard looks for in addition to the languages. Without them a feature is left out. */
const wantedTools = ["tar", "mkdir", "find", "stat", "xargs", "sha256sum", "git"];
const guardScript = `${prelude_sh/* default */.A}${guard_sh}`;
/** What `sh -c` gets to be PID 1 of a place. */
function guardArguments({ workspaceFolder, programs = [] }) {
    return argumentsFor("first", workspaceFolder, programs);
}
/** What `sh -c` gets to be a monitor of its own. */
function monitorArguments(workspaceFolder) {
    return argumentsFor("monitor", workspaceFolder, []);
}
function argumentsFor(role, workspaceFolder, programs) {
    const [blocksUid = ""] = users/* blockUser */.rn.split(":");
    const tools = [...languages/* interpreterNames */.f4, ...wantedTools].join(" ");
    const named = programs.map(shell_word/* asShellWord */.D).join(" ");
    return [guardScript, "sh", role, workspaceFolder, blocksUid, sealedShell, tools, named];
}


/***/ }),

/***/ 28950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ("# At the start of a script, for images without the usual tools: each missing tool becomes a function of its name, which\n# does by the image's Python what the scripts here need. If the tools are there, this takes a tenth of a millisecond.\n# Python starts without its variables and without the current folder: otherwise it would run a file that a block left\n# there under a module's name. Without Python, text still passes through cat, line by line and without NUL.\nis_missing() { ! command -v \"$1\" >/dev/null 2>&1; }\nby_python() {\n  for _python in python3 python; do\n    is_missing $_python || { $_python -I -S -c \"$@\"; return; }\n  done\n  return 127\n}\nif is_missing python3 && is_missing python; then\n  is_missing cat && cat() {\n    [ $# = 0 ] || return\n    while IFS= read -r _line; do printf '%s\\n' \"$_line\" || return 1; done\n    printf '%s' \"$_line\"\n  }\nelse\n  is_missing cat && cat() {\n    by_python 'import os, sys\nfor source in [os.open(path, os.O_RDONLY) for path in sys.argv[1:]] or [0]:\n    for chunk in iter(lambda: os.read(source, 65536), b\"\"):\n        while chunk: chunk = chunk[os.write(1, chunk):]' \"$@\" 2>/dev/null\n  }\n  is_missing cp && cp() { cat \"$1\" >\"$2\"; }\n  is_missing chmod && chmod() { by_python 'import os, sys; os.chmod(sys.argv[2], int(sys.argv[1], 8))' \"$@\"; }\n  is_missing mkdir && mkdir() { by_python 'import os, sys; os.makedirs(sys.argv[2], exist_ok=True)' \"$@\"; }\n  is_missing rm && rm() {\n    by_python 'import os, sys\nfor path in filter(os.path.lexists, sys.argv[2:]): os.remove(path)' \"$@\"\n  }\nfi\n# A block may have locked the workspace; the engine itself could not even start a process in it.\nenter_workspace() {\n  for _right in -r -w -x; do test $_right \"$1\" || chmod 755 \"$1\"; done\n  cd \"$1\" || exit\n}\n");


/***/ }),

/***/ 13082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qp: () => (/* binding */ driverUser),
/* harmony export */   aD: () => (/* binding */ forwarderUser),
/* harmony export */   l0: () => (/* binding */ guardUser),
/* harmony export */   rn: () => (/* binding */ blockUser),
/* harmony export */   rt: () => (/* binding */ cachingUser),
/* harmony export */   tB: () => (/* binding */ codeUser)
/* harmony export */ });
/**
 * Three users share a place. Blocks cannot signal, trace or read the guard's processes, and one `kill -9 -1`
 * by the blocks' user ends all of them and nothing else (bench/times.md, 3).
 */
const blockUser = "1000:1000";
/** Owns PID 1 and the monitor. 65533 is one below `nobody` and no user of the usual images. */
const guardUser = "65533:65533";
/** The blocks' user in the guard's group, which may enter `cacheFolder`: for setups with a cache, never for blocks. */
const cachingUser = "1000:65533";
/**
 * Owns only the forwarder to the listed hosts, if there is one, and cannot touch the guard. One below the guard's.
 */
const forwarderUser = "65532:65532";
/**
 * Owns the driver of a kernel, if there is one: the code in the kernel can neither end nor impersonate it. One below the
 * forwarder's.
 */
const driverUser = "65531:65531";
/** Runs what a verification calls by `as-code-user`, with `verify-user: other`: it reads none of the judge's files. One below the driver's. */
const codeUser = "65530:65530";


/***/ }),

/***/ 867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AN: () => (/* binding */ inodesFor),
/* harmony export */   HH: () => (/* binding */ sharedMemoryPages),
/* harmony export */   MA: () => (/* binding */ chooseSizes),
/* harmony export */   kX: () => (/* binding */ checkRoom),
/* harmony export */   l5: () => (/* binding */ describeRoom)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51196);


const mebibyte = 1024 * 1024;
/** 512 MiB: a checkout with its tests' leavings; a quarter of the default memory. */
const defaultWorkspaceBytes = 512 * mebibyte;
/** 64 MiB: with less, the processes that watch the place have no room beside a block. */
const leastReservedBytes = 64 * mebibyte;
/**
 * The sizes of the folders in memory. The kernel counts these files as memory of the place. If they fill it, nobody can
 * even delete them (bench/times.md, 4). So a quarter of the memory, and at least 64 MiB, stays free.
 *
 * @throws AgentExecError `settings-invalid` when the sizes do not fit.
 */
function chooseSizes(settings) {
    const { memoryBytes } = settings;
    const leastTmpBytes = settings.tmpBytes ?? Math.min(128 * mebibyte, Math.floor(memoryBytes / 16));
    const leastShmBytes = Math.min(64 * mebibyte, Math.floor(memoryBytes / 16));
    const reservedBytes = Math.max(leastReservedBytes, memoryBytes / 4);
    // Whole mebibytes, so that the size that is named below can be set.
    const largestWorkspace = Math.floor((memoryBytes - reservedBytes - leastTmpBytes - leastShmBytes) / mebibyte) * mebibyte;
    const workspaceBytes = settings.workspaceBytes ?? Math.max(mebibyte, Math.min(defaultWorkspaceBytes, largestWorkspace));
    const isWorkspaceOnDisk = workspaceBytes > memoryBytes;
    if (!isWorkspaceOnDisk && workspaceBytes > largestWorkspace) {
        const enough = `set \`memory\` to at least ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z3)(memoryFor(workspaceBytes))}`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", `A workspace of ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z3)(workspaceBytes)} does not fit into a memory of ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z3)(memoryBytes)}. ` +
            `The workspace, /tmp (${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z3)(leastTmpBytes)}) and /dev/shm (${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z3)(leastShmBytes)}) are in memory, ` +
            `and ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z3)(reservedBytes)} must stay free for processes.`, {
            nextStep: largestWorkspace >= mebibyte
                ? `Set \`workspace-size\` to at most ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z3)(largestWorkspace)}, or ${enough}.`
                : `S${enough.slice(1)}.`,
        });
    }
    const takenBytes = reservedBytes + (isWorkspaceOnDisk ? 0 : workspaceBytes);
    const freeBytes = memoryBytes - takenBytes - leastTmpBytes - leastShmBytes;
    const shmBytes = grown(leastShmBytes, { toBytes: memoryBytes / 8, freeBytes: freeBytes / 3 });
    const tmpBytes = settings.tmpBytes ??
        grown(leastTmpBytes, { toBytes: memoryBytes / 4, freeBytes: freeBytes - (shmBytes - leastShmBytes) });
    return { memoryBytes, workspaceBytes, isWorkspaceOnDisk, tmpBytes, shmBytes };
}
/** Whole mebibytes more, up to a size and within what nothing else takes. */
function grown(leastBytes, { toBytes, freeBytes }) {
    const moreBytes = Math.min(toBytes - leastBytes, freeBytes);
    return leastBytes + Math.max(0, Math.floor(moreBytes / mebibyte)) * mebibyte;
}
/**
 * A memory size, in whole mebibytes, with room for such a workspace: an eighth is for /tmp and /dev/shm, and a quarter
 * stays free.
 */
function memoryFor(workspaceBytes) {
    const bytes = Math.max((workspaceBytes + leastReservedBytes) * (8 / 7), workspaceBytes * (8 / 5));
    return Math.ceil(bytes / mebibyte) * mebibyte;
}
/** One inode for 8 KiB: an inode costs about 1 KiB of the place's memory, whatever is in the file. */
function inodesFor(bytes) {
    return Math.max(1024, Math.floor(bytes / bytesPerInode));
}
const bytesPerInode = 8192;
/**
 * Refuses files that the workspace would not take.
 * @throws AgentExecError `settings-invalid` that tells both sizes and one that would do.
 */
function checkRoom(sizes, { files, links, folders, bytes }) {
    const entries = files + links + folders;
    const isRoomEnough = sizes.isWorkspaceOnDisk || entries < inodesFor(sizes.workspaceBytes);
    if (bytes < sizes.workspaceBytes && isRoomEnough)
        return;
    const wanted = Math.max(bytes, entries * bytesPerInode) + workingBytes;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", `The files do not fit into the workspace: they take ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z3)(bytes)} in ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(entries)} files and folders, but the workspace has room for ${describeRoom(sizes)}.`, { nextStep: `${largeEnough(sizes, wanted)}, or use fewer files.` });
}
function largeEnough({ memoryBytes }, wantedBytes) {
    const mebibytes = Math.ceil(wantedBytes / mebibyte);
    const size = `Set \`workspace-size\` to \`${mebibytes}m\` or more`;
    const isOnDisk = mebibytes * mebibyte > memoryBytes;
    const memory = memoryFor(mebibytes * mebibyte);
    if (isOnDisk)
        return `${size} (on disk, because that is more than \`memory\`)`;
    if (memory <= memoryBytes)
        return size;
    return `${size}, and \`memory\` to \`${Math.ceil(memory / mebibyte)}m\``;
}
/** 64 MiB: what the code may write in addition to its files. */
const workingBytes = 64 * mebibyte;
/** 1,024 pages, 4 MiB on most machines: PostgreSQL takes one page of it, and /dev/shm is there for what is large. */
const sharedMemoryPages = 1024;
/** What the workspace takes: "512 MiB in 65,536 files and folders". */
function describeRoom({ workspaceBytes, isWorkspaceOnDisk }) {
    const most = isWorkspaceOnDisk ? "" : ` in ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(inodesFor(workspaceBytes))} files and folders`;
    return `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z3)(workspaceBytes)}${most}`;
}


/***/ }),

/***/ 5788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ killWithRetries)
/* harmony export */ });
/** Of 0.7 s each: a busy engine needs more than a block's deadline can wait for. */
const quickTries = 3;
/**
 * 10 s: on a machine with ten times more work than it can do, the engine's own processes take seconds to end. Code that
 * left nothing must not be blamed for them. Code that fights its end gains no more than this.
 */
const patienceMs = 10_000;
/** 5 s: what blocks left may take all processor time that the place has, under gVisor the monitor's with it. */
const lookMs = 5000;
/**
 * Ends everything that runs as the blocks' user, if no deadline has passed and there is time to try again. On abort it
 * is not tried again.
 */
async function killWithRetries(sandbox, signal) {
    const giveUpAt = performance.now() + patienceMs;
    let end = await sandbox.killAll();
    for (let tries = 2; end !== "done" && performance.now() < giveUpAt && sandbox.isUsable; tries += 1) {
        if (signal?.aborted === true)
            break;
        end = await sandbox.killAll(tries > quickTries ? { lookMs } : {});
    }
    return end;
}


/***/ }),

/***/ 6918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ Monitor)
/* harmony export */ });
/* harmony import */ var _guard_guard_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27561);
/* harmony import */ var _guard_users_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13082);


/** 2 s: an answer takes under a millisecond, but the place may be out of processor time. */
const answerDeadlineMs = 2000;
/**
 * A shell with the guard's user that reads evidence inside the place, so that counters are read right after a block's
 * end, without a call to the engine. Blocks can neither stop nor impersonate it. The first one is PID 1's own shell,
 * which needs no call to start. If that one is reduced, another is started.
 */
class Monitor {
    /** What it found at its start, one finding a line; null if it ended before. */
    findings;
    #streams;
    #isReduced = false;
    #waiting = new Map();
    #current = [];
    #rest = "";
    #asked = 0;
    #keepTag = null;
    /** Starts a monitor in its own process. @throws if it does not start. */
    static async open(place, signal) {
        const process = await place.spawn({
            command: ["sh", "-c", ...(0,_guard_guard_js__WEBPACK_IMPORTED_MODULE_0__/* .monitorArguments */ .Zn)(place.workspaceFolder)],
            user: _guard_users_js__WEBPACK_IMPORTED_MODULE_1__/* .guardUser */ .l0,
            ...(signal === undefined ? {} : { signal }),
        });
        const monitor = new Monitor(process);
        if ((await monitor.readCounters()) === null) {
            process.leave();
            throw new Error(`The monitor inside the ${place.names.place} did not start.`);
        }
        return monitor;
    }
    constructor(streams) {
        this.#streams = streams;
        this.findings = this.#answerTo(_guard_guard_js__WEBPACK_IMPORTED_MODULE_0__/* .firstTag */ .XE);
        streams.listen((stream, bytes) => {
            if (stream === "stdout")
                this.#take(Buffer.from(bytes).toString("latin1"));
        });
        // Write nothing before the first output: a write can break streams that have ended, and the words that say why the
        // shell did not start are lost with them.
        void this.#giveUpAtEnd();
    }
    get isLost() {
        return this.#streams.hasEnded;
    }
    /** True if it cannot start programs any more, and answers only what the shell knows by itself. */
    get isReduced() {
        return this.#isReduced;
    }
    /** What the monitor finds now; null if it does not answer. */
    async readFindings() {
        return this.#isReduced ? null : this.#ask("findings");
    }
    /** Null if the monitor does not answer. The question is sent before this returns its promise. */
    async readCounters(deadlineMs = answerDeadlineMs) {
        const wasReduced = this.#isReduced;
        let lines = await this.#ask("counters", deadlineMs);
        // The shell that should answer has ended, for example because memory ran out. Its successor can answer this.
        if (lines === null && this.#isReduced && !wasReduced)
            lines = await this.#ask("counters", deadlineMs);
        if (lines === null)
            return null;
        return {
            oomKills: findNumber(lines, "memory oom_kill"),
            refusedForks: findNumber(lines, "pids max"),
            processes: findNumber(lines, "processes"),
        };
    }
    /** Null if the monitor does not answer. At the process limit it cannot. */
    async readSpace() {
        const lines = this.#isReduced ? null : await this.#ask("space");
        return lines?.flatMap(parseSpace) ?? null;
    }
    /**
     * Counts the place's netlink sockets, until one of both figures is more than `most`. Null if the monitor does not
     * answer.
     */
    async countSockets(most) {
        const lines = await this.#ask(`sockets ${most.sockets} ${most.bytes}`);
        if (lines === null)
            return null;
        return { sockets: findNumber(lines, "sockets") ?? 0, bytes: findNumber(lines, "socket-bytes") ?? 0 };
    }
    /** Whether the workspace holds only plain files with these names, which agent-exec wrote. */
    async holdsOnly(names) {
        const lines = this.#isReduced ? null : await this.#ask(`only ${[...names].join(" ")}`);
        return lines?.includes("holds-only") ?? false;
    }
    /** Lets PID 1 live on when its lease ends; false if it does not answer. Only for PID 1's own shell. */
    async keep() {
        this.#keepTag = `${this.#asked + 1}`;
        return (await this.#ask(_guard_guard_js__WEBPACK_IMPORTED_MODULE_0__/* .keepQuestion */ .gP)) !== null;
    }
    /** Whether there is a process of the blocks' user; null if the monitor does not answer. */
    async isAnyBlockLeft(deadlineMs) {
        const lines = await this.#ask("left", deadlineMs);
        return lines === null ? null : lines.includes("left");
    }
    /**
     * Whether blocks have processes: one that the engine did not start, or more than the `waiting` ones that it started
     * for us. Null if the monitor does not answer.
     */
    async isAnyOfBlocks(waiting, deadlineMs = answerDeadlineMs) {
        const processes = await this.countOfBlocks(deadlineMs);
        return processes === null ? null : processes.isAnyStarted || processes.byEngine > waiting;
    }
    /**
     * Processes of the blocks' user: whether blocks started any, and how many the engine started. Null without an answer.
     */
    async countOfBlocks(deadlineMs = answerDeadlineMs) {
        const lines = await this.#ask("blocks", deadlineMs);
        if (lines === null)
            return null;
        return {
            isAnyStarted: findNumber(lines, "of-blocks") !== 0,
            byEngine: findNumber(lines, "of-engine") ?? Infinity,
        };
    }
    /**
     * Whether a process that the engine started with the blocks' user is stopped: only a block does that. Null if the
     * monitor does not answer.
     */
    async isAnyStopped() {
        const lines = await this.#ask("stopped");
        return lines === null ? null : lines.includes("stopped");
    }
    async #ask(question, deadlineMs = answerDeadlineMs) {
        const tag = `${(this.#asked += 1)}`;
        const answer = this.#answerTo(tag);
        this.#streams.write(`${tag} ${question}\n`);
        let timer;
        const deadline = new Promise((resolve) => {
            timer = setTimeout(() => resolve(null), deadlineMs);
        });
        const lines = await Promise.race([answer, deadline]);
        clearTimeout(timer);
        this.#waiting.delete(tag);
        return lines;
    }
    async #answerTo(tag) {
        if (this.#streams.hasEnded)
            return null;
        return new Promise((resolve) => this.#waiting.set(tag, resolve));
    }
    async #giveUpAtEnd() {
        await this.#streams.ended;
        for (const answer of this.#waiting.values())
            answer(null);
        this.#waiting.clear();
    }
    #take(text) {
        const lines = (this.#rest + text).split("\n");
        this.#rest = lines.pop() ?? "";
        for (const line of lines) {
            if (line === _guard_guard_js__WEBPACK_IMPORTED_MODULE_0__/* .reducedLine */ .$U)
                this.#reduce();
            else if (line.startsWith("answered "))
                this.#answer(line.slice("answered ".length), this.#current);
            else
                this.#current.push(line);
        }
    }
    #answer(tag, lines) {
        this.#waiting.get(tag)?.(lines);
        this.#waiting.delete(tag);
        this.#current = [];
    }
    /** Questions are taken in order, so the oldest one could not be answered. */
    #reduce() {
        this.#isReduced = true;
        const [oldest] = this.#waiting.keys();
        if (oldest === undefined)
            return;
        // The shell that ended took this question or left it to its successor, which answers it and then takes no more.
        if (oldest === this.#keepTag)
            this.#streams.write(`${oldest} ${_guard_guard_js__WEBPACK_IMPORTED_MODULE_0__/* .keepQuestion */ .gP}\n`);
        else
            this.#answer(oldest, null);
    }
}
function findNumber(lines, prefix) {
    const line = lines.find((candidate) => candidate.startsWith(`${prefix} `));
    const value = Number(line?.slice(prefix.length + 1));
    return line === undefined || Number.isNaN(value) ? null : value;
}
function parseSpace(line) {
    const [word, folder, blocks, blockBytes, inodes, allInodes] = line.split(" ");
    if (word !== "space" || folder === undefined)
        return [];
    const freeInodes = Number(allInodes) === 0 ? null : Number(inodes);
    return [{ folder, freeBytes: Number(blocks) * Number(blockBytes), freeInodes }];
}


/***/ }),

/***/ 76657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* binding */ blamingPlace),
/* harmony export */   TU: () => (/* binding */ explainLoss),
/* harmony export */   V9: () => (/* binding */ runPreparation)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var race_signal__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65927);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);



/** 2 s for the stream of a process that has ended: the engine itself closes one that others hold by then. */
const drainMs = 2000;
/** 500 ms: the lease of a place that is killed ends within 0.2 s (bench/times.md, 2). */
const dyingMs = 500;
/**
 * Runs a command that prepares the place, to its process's end, and resolves with its exit code. Only the engine can
 * say this. A stream that ends early, for example because the command closed it, says nothing about the command.
 *
 * @throws AgentExecError `engine-unavailable` when the engine fails meanwhile, `session-lost` when the place ended.
 *   On abort: the signal's reason.
 */
async function runPreparation({ command, user, workingFolder, onOutput = () => undefined, feed, ...preparing }) {
    const { place, signal } = preparing;
    const request = { command, user, signal, ...(workingFolder !== undefined && { workingFolder }) };
    const process = await blamingPlace(preparing, () => place.spawn(request));
    const onAbort = () => process.leave();
    signal.addEventListener("abort", onAbort, { once: true });
    try {
        process.listen(onOutput);
        await feed?.(process);
        signal.throwIfAborted();
        process.endInput();
        return await blamingPlace(preparing, () => exitCodeOf(process, preparing));
    }
    finally {
        signal.removeEventListener("abort", onAbort);
        process.leave();
    }
}
/**
 * Calls of the engine. Their failure is not the fault of the program that prepares the place. @throws as
 * `runPreparation` does.
 */
async function blamingPlace(preparing, call) {
    try {
        return await call();
    }
    catch (error) {
        throw await explainLoss(preparing, error);
    }
}
/** What an engine's failure is called. @throws the signal's reason where it has fired. */
async function explainLoss({ place, signal }, error) {
    signal.throwIfAborted();
    // The end of the place comes a moment after the first call that fails for it.
    await Promise.race([place.ended, pause(dyingMs)]);
    signal.throwIfAborted();
    if (!place.hasEnded)
        return place.explain(error);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("session-lost", `The ${place.names.place} ended while it was being prepared.`, {
        nextStep: `Run again. If the error happens again, check the ${place.names.engine}'s log, and raise \`memory\`.`,
        cause: error,
    });
}
/** The exit code. @throws the place's error, or the signal's reason. */
async function exitCodeOf(process, { place, signal }) {
    const watch = process.watchExit();
    try {
        const exitCode = await (0,race_signal__WEBPACK_IMPORTED_MODULE_2__/* .raceSignal */ .W)(watch.told, signal);
        await (0,race_signal__WEBPACK_IMPORTED_MODULE_2__/* .raceSignal */ .W)(Promise.race([process.ended, pause(drainMs)]), signal);
        await throwIfBroken(process);
        if (exitCode === null)
            throw new Error(`the ${place.names.engine} does not know the exit code`);
        return exitCode;
    }
    finally {
        watch.stop();
    }
}
async function throwIfBroken(process) {
    if (!process.hasEnded)
        return;
    const { error } = await process.ended;
    if (error !== null)
        throw error;
}
/** Holds nobody's process: as long as the place is there, its lease does. */
function pause(ms) {
    return (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, { ref: false });
}


/***/ }),

/***/ 46948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C_: () => (/* binding */ canWait),
/* harmony export */   Ge: () => (/* binding */ warmWord),
/* harmony export */   wn: () => (/* binding */ pythons)
/* harmony export */ });
/* unused harmony export waitingName */
/* harmony import */ var _languages_languages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20261);

/** Before the name of the interpreter that is to be started before its code is known. */
const warmWord = "warm";
/** The name that such an interpreter has in lists of processes while it waits. */
const waitingName = "waits-for-code";
/** The interpreters that `run-block.py` is written for. */
const pythons = (0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .findLanguage */ .iG)("python")?.interpreters ?? [];
/** Whether an interpreter can be started before its code comes. */
function canWait(interpreter) {
    return pythons.includes(interpreter);
}


/***/ }),

/***/ 90826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ maxTotalOutputOf),
/* harmony export */   p: () => (/* binding */ workspaceFolderOf)
/* harmony export */ });
/* harmony import */ var _languages_code_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2912);

/** 4 GiB: above any honest output, and a flood of 250 MB/s (bench/times.md, 5) reaches it in 16 s. */
const defaultMaxTotalOutputBytes = 4096 * 1024 ** 2;
function workspaceFolderOf({ workspaceFolder }) {
    return workspaceFolder ?? _languages_code_file_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultWorkspaceFolder */ .T2;
}
function maxTotalOutputOf(settings) {
    return settings.maxTotalOutputBytes ?? defaultMaxTotalOutputBytes;
}


/***/ }),

/***/ 61344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ef: () => (/* binding */ requireClosed),
/* harmony export */   e7: () => (/* binding */ cacheVariables),
/* harmony export */   q2: () => (/* binding */ writableAt)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _guard_folders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63843);
/* harmony import */ var _guard_users_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13082);
/* harmony import */ var _sandbox_preparation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76657);




function writableAt({ name }) {
    return `${_guard_folders_js__WEBPACK_IMPORTED_MODULE_2__/* .cacheFolder */ .nF}/${name}`;
}
/** For the shell of a setup. */
function cacheVariables(caches) {
    const variables = caches.flatMap((cache) => cache.variable === undefined ? [] : [`${cache.variable}=${writableAt(cache)}`]);
    return caches.length === 0 ? "" : `export AGENT_EXEC_CACHE=${_guard_folders_js__WEBPACK_IMPORTED_MODULE_2__/* .cacheFolder */ .nF} ${variables.join(" ")}\n`;
}
/**
 * Sees that blocks cannot write to them, by trying to.
 * @throws AgentExecError `setup-failed` where they can; and as `runPreparation` does.
 */
async function requireClosed(caches, preparing) {
    if (caches.length === 0)
        return;
    const folders = caches.flatMap((cache) => [
        writableAt(cache),
        ...(cache.target === undefined ? [] : [cache.target]),
    ]);
    // In a shell of its own: one that cannot open a file may end. The other exit codes are no answer.
    const trial = `for folder; do (: >"$folder/.agent-exec-trial") 2>/dev/null && exit 1; done; exit 0`;
    const command = ["sh", "-c", trial, "sh", ...folders];
    if ((await (0,_sandbox_preparation_js__WEBPACK_IMPORTED_MODULE_1__/* .runPreparation */ .V9)({ ...preparing, command, user: _guard_users_js__WEBPACK_IMPORTED_MODULE_3__/* .blockUser */ .rn })) === 0)
        return;
    const { engine } = preparing.place.names;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("setup-failed", `The ${engine} lets code write to a cache, although only \`setup\` may.`, {
        nextStep: `Leave \`cache\` out, or use another ${engine}. Code that can write to a cache could fool a verification.`,
    });
}


/***/ }),

/***/ 20691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ builtImages)
/* harmony export */ });
/** The name of images that were built here; nothing of that name is ever pulled. */
const builtImages = "agent-exec-build";


/***/ }),

/***/ 82175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JA: () => (/* binding */ openCanary),
/* harmony export */   Mm: () => (/* binding */ tryLimits),
/* harmony export */   RC: () => (/* binding */ unseenLimits)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
/* harmony import */ var _container_container_spec_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73858);
/* harmony import */ var _container_container_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58162);
/* harmony import */ var _contained_guard_users_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13082);
/* harmony import */ var _contained_sandbox_monitor_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6918);
/* harmony import */ var _trials_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2338);








/** 10 s: all trials together take half a second under gVisor, and no run waits longer for them than a slow start. */
const trialsDeadlineMs = 10_000;
/** The limits about which the values from inside say nothing. */
function unseenLimits(held) {
    return _trials_js__WEBPACK_IMPORTED_MODULE_6__/* .triableLimits */ .YO.filter((limit) => held[limit] === undefined);
}
/**
 * Tries limits in a separate container, which is like the session's but has tiny limits: the kernel must kill a process
 * for its memory, must refuse forks, and a folder must be full. For limits of which the kernel shows no trace inside.
 * That can mean both. If a trial ends the container, the next trials use another one. What cannot be tried within 10 s,
 * or not in this image, is left out.
 *
 * @throws the signal's reason. Nothing is left in any case.
 */
async function tryLimits({ limits, signal, ...canary }) {
    let results = {};
    const deadline = performance.now() + trialsDeadlineMs;
    for (let left = limits; left.length > 0;) {
        const outcome = await tryInOne(left, { ...canary, signal, deadline });
        results = { ...results, ...outcome.results };
        if (outcome.untried.length === left.length)
            break;
        left = outcome.untried;
    }
    return results;
}
async function tryInOne(limits, { deadline, ...canary }) {
    try {
        const container = await openCanary(canary);
        try {
            return await runTrials(container, limits, { signal: canary.signal, deadline });
        }
        finally {
            await container.end();
        }
    }
    catch {
        canary.signal.throwIfAborted();
        return { results: {}, untried: [] };
    }
}
/**
 * A container like the session's but with tiny limits, which ends with this process as that one does. @throws the
 * engine's error.
 */
function openCanary({ connection, settings, image, signal }) {
    const { isPodman } = connection;
    const { runtime } = settings.container ?? {};
    const { pids, cpus, sizes } = _trials_js__WEBPACK_IMPORTED_MODULE_6__/* .canaryLimits */ .JG;
    const spec = (0,_container_container_spec_js__WEBPACK_IMPORTED_MODULE_3__/* .createSpec */ .s)({
        settings: { ...settings, network: "none", pids, cpus, container: { runtime } },
        sizes,
        imageId: image.id,
        imageVolumes: image.volumes,
        name: `agent-exec-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString("hex")}`,
        isPodman,
    });
    return _container_container_js__WEBPACK_IMPORTED_MODULE_4__/* .DockerContainer */ .C.open({ connection, spec: (0,_container_container_spec_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutSysctls */ .ME)(spec), signal });
}
async function runTrials(container, limits, { signal, deadline }) {
    const isLate = (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(Math.max(0, deadline - performance.now()), "late", { signal, ref: false });
    // PID 1 starts programs of its own at first: at the process limit it could not, and would end the container.
    await Promise.race([new _contained_sandbox_monitor_js__WEBPACK_IMPORTED_MODULE_5__/* .Monitor */ .V(container.guard).findings, isLate]);
    const process = await container.spawn({ command: (0,_trials_js__WEBPACK_IMPORTED_MODULE_6__/* .trialsCommand */ .$5)(limits), user: _contained_guard_users_js__WEBPACK_IMPORTED_MODULE_7__/* .blockUser */ .rn, signal });
    let words = "";
    const isOver = new Promise((resolve) => {
        process.listen((_stream, bytes) => {
            if (words.length < maxWordsChars)
                words += Buffer.from(bytes).toString("utf8");
            // The stream itself lasts as long as what the trials started. Bash as `sh` would retry for half a minute.
            if (/^end$|fork.{0,200}retry/im.test(words))
                resolve("over");
        });
    });
    const watch = process.watchExit();
    const by = await Promise.race([
        isOver,
        // The shell may be killed for the memory that its trials take together, and leave them with its stream.
        watch.told.then(() => "ended", () => "ended"),
        container.ended.then(() => "ended"),
        isLate,
    ]);
    watch.stop();
    const wasKilled = by === "ended" && (container.hasEnded || (await process.exitCode().catch(() => null)) === killedCode);
    const results = readResults(words, limits, wasKilled);
    const lines = words.split("\n");
    const last = limits.findLast((limit) => lines.includes(`begin ${limit}`));
    const untried = limits.filter((limit) => !(limit in results) && (limit === last || !lines.includes(`begin ${limit}`)));
    return { results, untried: by === "ended" ? untried : [] };
}
/**
 * 64 Ki UTF-16 units: the trials say some lines. A hostile image's shell may say anything, all read again each time.
 */
const maxWordsChars = 64 * 1024;
/** 128 and the number of SIGKILL. */
const killedCode = 137;
/** Memory can take the shell or the whole container with it; a shell that cannot fork may not come to say so. */
function readResults(words, limits, wasKilled) {
    const lines = words.split("\n");
    const last = lines.findLast((line) => line.startsWith("begin "));
    const results = limits.map((limit) => {
        if (lines.includes(`broke ${limit}`))
            return [limit, false];
        if (lines.includes(`held ${limit}`))
            return [limit, true];
        if (limit === "cpus")
            return readCpus(lines);
        const isEnding = limit === "memory" ? wasKilled : limit === "pids" && /fork/i.test(words);
        return isEnding && last === `begin ${limit}` ? [limit, true] : null;
    });
    return Object.fromEntries(results.filter((result) => result !== null));
}
/**
 * How much of a processor the four took: without a limit one and more. On a busy machine they may get as little without
 * any limit, and nobody can tell.
 */
function readCpus(lines) {
    const at = lines.findIndex((line) => line.startsWith("spun "));
    const [, from, until] = (lines[at] ?? "").split(" ").map(Number);
    const seconds = [...(lines[at + 2] ?? "").matchAll(/(\d{1,9})m([\d.]{1,20})s/g)].reduce((sum, [, minutes, rest]) => sum + Number(minutes) * 60 + Number(rest), 0);
    if (from === undefined || until === undefined || !(until > from) || seconds === 0)
        return null;
    const isMore = (seconds * 100) / (until - from) > _trials_js__WEBPACK_IMPORTED_MODULE_6__/* .canaryLimits */ .JG.cpus * 2.5;
    return !isMore && isMachineBusy() ? null : ["cpus", !isMore];
}
/**
 * Counts the processes that wait for a processor on this machine, where the engine usually runs too: at most twice as
 * many as processors.
 */
function isMachineBusy() {
    return ((0,node_os__WEBPACK_IMPORTED_MODULE_1__.loadavg)()[0] ?? 0) > 2 * (0,node_os__WEBPACK_IMPORTED_MODULE_1__.availableParallelism)();
}


/***/ }),

/***/ 2338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  JG: () => (/* binding */ canaryLimits),
  YO: () => (/* binding */ triableLimits),
  $5: () => (/* binding */ trialsCommand)
});

// EXTERNAL MODULE: ./lib/executors/languages/code-file.js
var code_file = __webpack_require__(2912);
// EXTERNAL MODULE: ./lib/executors/contained/limits/sizes.js
var sizes = __webpack_require__(867);
;// CONCATENATED MODULE: ./lib/executors/docker/canary/limits.sh.js
/* harmony default export */ const limits_sh = ("# Tries limits, which are the arguments, in a container with tiny ones. Each trial says that its limit broke or held, or\n# nothing if nobody can tell. By builtins wherever possible. Before them: how many files /tmp may have, how many\n# processes the trial starts, and the workspace.\nmost_files=$1 most_processes=$2 workspace=$3\nshift 3\n\n# Makes $x of a text, doubled so often.\ndouble() { x=$1; n=0; while [ $n -lt \"$2\" ]; do x=$x$x; n=$((n + 1)); done; }\n# Twice what a folder of the canary takes: 2 MiB.\ndouble 0123456789abcdef 17\n\ntry_workspace() {\n  if printf %s \"$x\" 2>/dev/null >\"$workspace/x\"; then echo \"broke workspace\"; else echo \"held workspace\"; fi\n}\ntry_inodes() {\n  if (n=0; while [ $n -le \"$most_files\" ]; do : >/tmp/$n || exit; n=$((n + 1)); done) 2>/dev/null\n  then echo \"broke inodes\"; else echo \"held inodes\"; fi\n}\ntry_privileges() {\n  case $(setpriv --dump 2>/dev/null) in\n    *\"no_new_privs: 1\"*) echo \"held no new privileges\" ;;\n    *\"no_new_privs: 0\"*) echo \"broke no new privileges\" ;;\n  esac\n}\n# For 0.3 s, in hundredths behind a digit that keeps a leading zero from meaning something.\nlook() { read -r now _ </proc/uptime; now=1${now%.*}${now#*.}; }\nspin() { while look; [ \"$now\" -lt \"$until\" ]; do n=0; while [ $n -lt 200 ]; do n=$((n + 1)); done; done; }\ntry_cpus() {\n  look; from=$now; until=$((now + 30))\n  spin & spin & spin & spin & wait\n  look; echo \"spun $from $now\"\n  times\n}\n# The string is doubled up to 32 MiB, and the shell holds two of them at times. That is more than the canary has, so\n# this runs in its own process.\ntry_memory() {\n  (double \"$x\" 4; echo \"broke memory\") 2>/dev/null\n  [ $? = 137 ] && echo \"held memory\"\n}\ntry_pids() {\n  command -v sleep >/dev/null || return\n  if (n=0; while [ $n -lt \"$most_processes\" ]; do sleep 9 & n=$((n + 1)); done; echo \"broke pids\")\n  then :; else echo \"held pids\"; fi\n}\nfor limit; do\n  echo \"begin $limit\"\n  case $limit in \"no new privileges\") try_privileges ;; *) \"try_$limit\" ;; esac\ndone\necho end\n");

;// CONCATENATED MODULE: ./lib/executors/docker/canary/trials.js



/** The limits that can be tried; each is a trial that must fail. */
const triableLimits = ["workspace", "inodes", "no new privileges", "cpus", "memory", "pids"];
const mebibyte = 1024 * 1024;
/** The limits of the container that they are tried in: small, so that each is reached in milliseconds. */
const canaryLimits = {
    sizes: {
        memoryBytes: 32 * mebibyte,
        workspaceBytes: mebibyte,
        tmpBytes: mebibyte,
        shmBytes: mebibyte,
        isWorkspaceOnDisk: false,
    },
    /** 24: eight belong to agent-exec and, for a moment, the engine. */
    pids: 24,
    /** A tenth of a processor, while the trial asks for four. */
    cpus: 0.1,
};
/** Tries them all, in any `sh`. */
function trialsCommand(limits) {
    const mostFiles = (0,sizes/* inodesFor */.AN)(canaryLimits.sizes.tmpBytes);
    const mostProcesses = canaryLimits.pids + 4;
    return ["sh", "-c", limits_sh, "sh", `${mostFiles}`, `${mostProcesses}`, code_file/* defaultWorkspaceFolder */.T2, ...limits];
}


/***/ }),

/***/ 34018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   JE: () => (/* binding */ readJsonFile),
/* harmony export */   TO: () => (/* binding */ readDockerConfig),
/* harmony export */   dockerConfigFolder: () => (/* binding */ dockerConfigFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);




const loginFields = ["auth", "username", "password", "identitytoken", "registrytoken"];
/** `DOCKER_CONFIG`, or `.docker` in the home folder. */
function dockerConfigFolder(variable) {
    return variable("DOCKER_CONFIG") ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), ".docker");
}
/**
 * Docker's `config.json` in that folder; an empty one if the file does not exist. Fields of another type than
 * Docker writes count as absent.
 * @throws AgentExecError `settings-invalid` when the file is there and cannot be read or is no JSON object. The
 *   message quotes nothing of it, because passwords are in it.
 */
async function readDockerConfig(folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, "config.json");
    const config = (await readJsonFile(path)) ?? {};
    return {
        path,
        currentContext: textOf(config["currentContext"]),
        auths: mapOf(config["auths"], loginOf),
        credsStore: textOf(config["credsStore"]),
        credHelpers: mapOf(config["credHelpers"], textOf),
    };
}
/** A JSON object of Docker's configuration; null if the file does not exist. @throws like `readDockerConfig`. */
async function readJsonFile(path) {
    const text = await readIfThere(path);
    if (text === null)
        return null;
    const value = parseJson(text);
    if (isObject(value))
        return value;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AgentExecError */ .r("settings-invalid", `Docker's configuration ${path} is not a JSON object.`, {
        nextStep: "Fix the file, or name another folder with DOCKER_CONFIG.",
    });
}
async function readIfThere(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, "utf8");
    }
    catch (cause) {
        const { code } = cause;
        if (code === "ENOENT" || code === "ENOTDIR")
            return null;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AgentExecError */ .r("settings-invalid", `Docker's configuration ${path} cannot be read: ${code}.`, {
            nextStep: "Make the file readable for this user, or name another folder with DOCKER_CONFIG.",
            cause,
        });
    }
}
/** Undefined for what is no JSON. The parser's own error is not handed on: it quotes the text. */
function parseJson(text) {
    try {
        return JSON.parse(text.replace(/^\uFEFF/, ""));
    }
    catch {
        return undefined;
    }
}
function mapOf(value, read) {
    const entries = new Map();
    for (const [name, entry] of isObject(value) ? Object.entries(value) : []) {
        const found = read(entry);
        if (found !== null)
            entries.set(name, found);
    }
    return entries;
}
function loginOf(value) {
    if (!isObject(value))
        return null;
    return Object.fromEntries(loginFields.flatMap((field) => {
        const text = textOf(value[field]);
        return text === null ? [] : [[field, text]];
    }));
}
function textOf(value) {
    return typeof value === "string" && value !== "" ? value : null;
}
/** A JSON object, not an array. */
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 95967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ readInPlace),
/* harmony export */   y: () => (/* binding */ ReadingAgent)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);


/** What the kernel hands over at once at the most; Node reads as much by itself. */
const readBytes = 64 * 1024;
/** Connections whose bytes are wanted in the memory that they were read to. */
const readers = new WeakMap();
/**
 * Hands a connection's bytes to `reader`, its only `data` listener, in memory that the next read uses again: the reader
 * copies what it keeps. Node makes a buffer for each read otherwise, and under a flood a third of the processor time goes
 * into collecting those. What waits already, and what comes on connections of other agents, comes as `data`.
 */
function readInPlace(connection, reader) {
    readers.set(connection, reader);
}
/** A name for TLS is given, an empty one, or Node works one out: its patterns of addresses take 4 ms to compile. */
const options = { keepAlive: true, scheduling: "lifo", timeout: 5000, servername: "" };
/** Connections to an engine without TLS, kept for the next call for 5 s as Node's own agent does. */
class ReadingAgent extends node_http__WEBPACK_IMPORTED_MODULE_0__.Agent {
    constructor() {
        super(options);
    }
    createConnection(options) {
        const socket = (0,node_net__WEBPACK_IMPORTED_MODULE_1__.createConnection)({
            ...options,
            onread: {
                buffer: Buffer.allocUnsafeSlow(readBytes),
                callback: (bytes, memory) => {
                    const chunk = Buffer.from(memory.buffer, memory.byteOffset, bytes);
                    const reader = readers.get(socket);
                    const isInOrder = socket.readableFlowing === true && socket.readableLength === 0;
                    if (reader === undefined || !isInOrder)
                        return socket.push(Buffer.from(chunk));
                    reader(chunk);
                    return true;
                },
            },
        });
        return socket;
    }
}


/***/ }),

/***/ 71200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V6: () => (/* binding */ removeDeadlineMs),
/* harmony export */   g$: () => (/* binding */ createContainer),
/* harmony export */   od: () => (/* binding */ removeContainer),
/* harmony export */   qq: () => (/* binding */ slowDeadlineMs)
/* harmony export */ });
/* unused harmony export removeLate */
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _client_engine_call_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70826);
/* harmony import */ var _client_engine_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55530);



/**
 * 60 s: creating and starting take 0.2 s (bench/times.md, 1), and the longer the more an engine has to
 * do at once.
 */
const slowDeadlineMs = 60_000;
/** 2 s for a creation that is cancelled: one that is abandoned half-way could leave a container behind us. */
const creationGraceMs = 2000;
/**
 * 3 s: removing takes 0.1 s (bench/times.md, 1). An engine that takes longer is left to end the
 * container by its lease.
 */
const removeDeadlineMs = 3000;
/**
 * Creates a container and resolves with its id. Bounded also when the run is cancelled and the engine hangs.
 *
 * @throws the engine's error or the signal's reason; a container whose creation got no answer is gone then.
 */
async function createContainer({ docker, calls, spec, signal, }) {
    signal.throwIfAborted();
    const stop = new AbortController();
    let grace;
    const onAbort = () => {
        grace = setTimeout(() => stop.abort(signal.reason), creationGraceMs);
    };
    signal.addEventListener("abort", onAbort, { once: true });
    const named = docker.getContainer(spec.name);
    const creating = { what: "create the container", deadlineMs: slowDeadlineMs, signal: stop.signal };
    try {
        const { id } = await calls.make(creating, (abortSignal) => docker.createContainer(inBody(spec, abortSignal)));
        if (typeof id !== "string")
            throw new _client_engine_error_js__WEBPACK_IMPORTED_MODULE_1__/* .MisspokenError */ .M1("create the container");
        return id;
    }
    catch (error) {
        if (!(0,_client_engine_error_js__WEBPACK_IMPORTED_MODULE_1__/* .isRefusal */ .vu)(error))
            await removeLate(named, calls);
        throw error;
    }
    finally {
        signal.removeEventListener("abort", onAbort);
        clearTimeout(grace);
    }
}
/** The library would put the whole spec into the address as well, which is longer than servers between us may take. */
function inBody({ name, ...body }, abortSignal) {
    return { _query: { name }, _body: body, abortSignal };
}
/**
 * 2 s for a container that comes after all: an engine that is asked for one goes on making it when nobody waits for its
 * answer any more.
 */
const appearsWithinMs = 2000;
const appearsPollMs = 200;
/** Removes a container whose creation got no answer, also when it comes late. Never throws. */
async function removeLate(container, calls) {
    const giveUpAt = performance.now() + appearsWithinMs;
    while ((await removeContainer(container, calls)) === "not-there" && performance.now() < giveUpAt) {
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(appearsPollMs);
    }
}
/**
 * 3 times: an engine refuses while somebody else starts the container again, whose lease is then gone with its start. And
 * an engine that has just closed its connections takes the next one: a container that never started has no lease.
 */
const removalTries = 3;
const removalPauseMs = 300;
/** Ends a container and all that runs in it. Never throws. */
async function removeContainer(container, calls) {
    for (let left = removalTries; left > 0; left -= 1) {
        try {
            await calls.make({ what: "remove the container", deadlineMs: removeDeadlineMs }, (abortSignal) => container.remove({ force: true, v: true, abortSignal }));
            return "ended";
        }
        catch (error) {
            if ((0,_client_engine_error_js__WEBPACK_IMPORTED_MODULE_1__/* .isAlreadyGone */ .Mr)(error))
                return left === removalTries ? "not-there" : "ended";
            if ((0,_client_engine_error_js__WEBPACK_IMPORTED_MODULE_1__/* .isBeingRemoved */ .A3)(error)) {
                await waitUntilRemoved(container, calls);
                return "ended";
            }
            // The engine hangs: the lease, which ends now, does the rest.
            if (error instanceof _client_engine_call_js__WEBPACK_IMPORTED_MODULE_2__/* .EngineSilentError */ .uK)
                return "ended";
            if (left > 1)
                await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(removalPauseMs);
        }
    }
    return "ended";
}
/** The engine's own removal, begun when PID 1 ended, can be under way already. */
async function waitUntilRemoved(container, calls) {
    await calls
        .make({ what: "wait for the removal", deadlineMs: removeDeadlineMs }, (abortSignal) => container.wait({ condition: "removed", abortSignal }))
        .catch(() => undefined);
}


/***/ }),

/***/ 73858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ createSpec),
  g0: () => (/* binding */ hasSetupNetwork),
  cO: () => (/* binding */ ulimitOf),
  oU: () => (/* binding */ withoutIpv6),
  Wf: () => (/* binding */ withoutSyscallFilter),
  ME: () => (/* binding */ withoutSysctls)
});

// EXTERNAL MODULE: ./lib/executors/contained/session/contained-settings.js
var contained_settings = __webpack_require__(90826);
// EXTERNAL MODULE: ./lib/executors/languages/languages.js
var languages = __webpack_require__(20261);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/executors/contained/limits/sizes.js
var sizes = __webpack_require__(867);
// EXTERNAL MODULE: ./lib/executors/docker/settings/docker-settings.js
var docker_settings = __webpack_require__(41055);
// EXTERNAL MODULE: ./lib/executors/docker/container/labels.js
var labels = __webpack_require__(18108);
// EXTERNAL MODULE: ./lib/executors/contained/guard/environment.js
var environment = __webpack_require__(61475);
// EXTERNAL MODULE: ./lib/executors/contained/guard/guard.js + 1 modules
var guard = __webpack_require__(27561);
// EXTERNAL MODULE: ./lib/executors/contained/egress/proxy-environment.js
var proxy_environment = __webpack_require__(60626);
// EXTERNAL MODULE: ./lib/executors/contained/guard/folders.js
var guard_folders = __webpack_require__(63843);
// EXTERNAL MODULE: ./lib/executors/contained/guard/users.js
var users = __webpack_require__(13082);
;// CONCATENATED MODULE: ./lib/executors/docker/container/podman-folders.js


/**
 * The same folders in words that Podman takes: it knows neither an owner nor a number of inodes there. `U` gives a
 * folder to the user of PID 1, who is the guard; to the blocks' folder anybody may write, which is they alone. Podman
 * has its own folder for shared memory. Without a limit of inodes, ours is no better.
 */
function foldersForPodman(folders) {
    const ours = Object.entries(folders).filter(([folder]) => folder !== guard_folders/* sharedMemoryFolder */.BL);
    return Object.fromEntries(ours.map(([folder, options]) => [folder, translate(options.split(",")).join(",")]));
}
function translate(options) {
    const owner = options.find((option) => option.startsWith("uid="));
    const known = options.filter((option) => !/^(uid|gid|nr_inodes)=/.test(option));
    if (owner === undefined)
        return known;
    if (owner === `uid=${users/* guardUser */.l0.split(":")[0]}`)
        return [...known, "U"];
    return known.map((option) => (option.startsWith("mode=") ? "mode=0777" : option));
}

// EXTERNAL MODULE: ./lib/executors/docker/container/spec-additions.js
var spec_additions = __webpack_require__(13336);
// EXTERNAL MODULE: ./lib/executors/docker/container/syscall-filter.js
var syscall_filter = __webpack_require__(68749);
;// CONCATENATED MODULE: ./lib/executors/docker/container/container-spec.js














/** For an engine that may not set them, as one without root's rights: what the blocks share is then unbounded. */
function withoutSysctls(spec) {
    const { Sysctls: _, ...HostConfig } = spec.HostConfig;
    return { ...spec, HostConfig };
}
/** For a machine whose kernel has no IPv6. */
function withoutIpv6(spec) {
    const Sysctls = Object.fromEntries(Object.entries(spec.HostConfig.Sysctls ?? {}).filter(([name]) => !(name in loopbackSysctls)));
    return { ...spec, HostConfig: { ...spec.HostConfig, Sysctls } };
}
/** For an engine that takes no filter of system calls by its API: it has its own. */
function withoutSyscallFilter(spec) {
    const SecurityOpt = spec.HostConfig.SecurityOpt.filter((option) => option !== syscall_filter/* syscallFilter */.i);
    return { ...spec, HostConfig: { ...spec.HostConfig, SecurityOpt } };
}
/** Everything that the engine gets to know about a container. Pure. A golden test compares every field. */
function createSpec({ settings, sizes, imageId, imageVolumes, name, hasLocale = false, hasOwnFilter = false, afterwards = "removed", isPodman = false, }) {
    return {
        name,
        Image: imageId,
        Labels: { ...(0,labels/* createLabels */.mp)(settings), ...(afterwards === "removed" ? {} : { [labels/* keptLabel */.Vw]: "1" }) },
        // A lease: PID 1 waits on its standard input, which the engine closes when our connection ends (bench/times.md, 2).
        Entrypoint: ["sh", "-c"],
        Cmd: (0,guard/* guardArguments */.ky)({
            workspaceFolder: (0,contained_settings/* workspaceFolderOf */.p)(settings),
            programs: (0,languages/* programsOf */.h2)(settings.languages),
        }),
        OpenStdin: true,
        // Without it nothing would end PID 1 when we go, or are killed. If a container is to stay, agent-exec says so only
        // at the end of the run.
        StdinOnce: true,
        AttachStdin: true,
        AttachStdout: true,
        AttachStderr: true,
        Tty: false,
        User: users/* guardUser */.l0,
        WorkingDir: "/",
        Hostname: hostName,
        // The image's own variables, `PATH` among them, stay as they are.
        Env: [
            ...environment/* placeEnvironment */.hy,
            ...(hasLocale ? [] : [environment/* textLocale */.od]),
            ...(0,proxy_environment/* proxyEnvironment */.wP)(settings),
            ...(0,spec_additions/* environmentAdditions */.nY)(settings.container ?? {}),
        ],
        Healthcheck: { Test: ["NONE"] },
        HostConfig: createHostConfig({ settings, sizes, imageVolumes, hasOwnFilter, afterwards, isPodman }),
    };
}
function createHostConfig({ settings, sizes, imageVolumes, hasOwnFilter, afterwards, isPodman, }) {
    const { container = {} } = settings;
    const workspaceFolder = (0,contained_settings/* workspaceFolderOf */.p)(settings);
    const hasCaches = (container.caches ?? []).length > 0;
    const tmpfs = createTmpfs({ sizes, imageVolumes, workspaceFolder, hasCaches });
    return {
        AutoRemove: afterwards === "removed" || (afterwards === "running" && container.isRemoved !== false),
        Init: true,
        NetworkMode: hasSetupNetwork(settings) || settings.network === "full" ? "bridge" : "none",
        CapDrop: ["ALL"],
        SecurityOpt: ["no-new-privileges", ...(hasOwnFilter ? [syscall_filter/* syscallFilter */.i] : [])],
        ReadonlyRootfs: true,
        Privileged: false,
        IpcMode: "private",
        Sysctls: { ...sharedMemorySysctls, ...loopbackSysctls },
        CgroupnsMode: "private",
        Memory: sizes.memoryBytes,
        // Equal to the memory: no swap.
        MemorySwap: sizes.memoryBytes,
        PidsLimit: settings.pids,
        // A quota rather than NanoCpus: the engine refuses more NanoCpus than the machine has processors.
        CpuPeriod: docker_settings/* cpuPeriodMicroseconds */.h,
        CpuQuota: Math.max(1000, Math.round(settings.cpus * docker_settings/* cpuPeriodMicroseconds */.h)),
        Ulimits: (0,spec_additions/* withUlimits */.UH)(Object.entries(ulimits).map(([Name, value]) => ({ Name, Soft: value, Hard: value })), container),
        LogConfig: { Type: "none", Config: {} },
        RestartPolicy: { Name: "" },
        ...(isPodman ? { Tmpfs: foldersForPodman(tmpfs), ShmSize: sizes.shmBytes } : { Tmpfs: tmpfs }),
        ExtraHosts: [
            ...(container.hosts ?? []).map(({ name, address }) => `${name}:${address}`),
            `${hostName}:127.0.0.1`,
        ],
        ...(0,spec_additions/* hostConfigAdditions */.OV)(container, { ...sizes, workspaceFolder }),
    };
}
/**
 * A name that leads to the container itself: servers and test tools ask for the address of their own machine's name.
 */
const hostName = "sandbox";
/** `::1` answers without a network, too: the engine has `localhost` lead there, and leaves it switched off. */
const loopbackSysctls = { "net.ipv6.conf.lo.disable_ipv6": "0" };
/** Whether the container begins with a network, for its setup alone. */
function hasSetupNetwork({ container, network, }) {
    return network !== "full" && container?.setupNetwork === "full" && (container.setup ?? []).length > 0;
}
/** For each process, unless a person set other limits. */
const ulimits = { nofile: 4096, core: 0 };
/** A limit of each process. A person's limit has priority; Infinity if that person wants none. */
function ulimitOf({ container = {} }, limit) {
    const own = container.ulimits?.findLast(({ name }) => name === limit);
    if (own === undefined)
        return ulimits[limit];
    return own.hard === -1 ? Infinity : own.hard;
}
/**
 * System V's shared memory, queues and semaphores outlive the processes that made them, and the kernel's own limits
 * allow more of them than the container has memory. A segment that nobody uses is freed; queues are bounded to 16 of 16
 * KiB, semaphores to the 32,000 that were the kernel's default up to version 3.
 */
const sharedMemorySysctls = {
    "kernel.shmall": String(sizes/* sharedMemoryPages */.HH),
    "kernel.shm_rmid_forced": "1",
    "kernel.msgmni": "16",
    "kernel.sem": "250 32000 32 128",
};
function createTmpfs({ sizes, imageVolumes, workspaceFolder, hasCaches, }) {
    // Written as people like, `/workspace/` or `/a/../workspace`; what we mount ourselves comes after them and wins.
    const volumes = imageVolumes.map((folder) => [
        external_node_path_.posix.resolve("/", folder),
        "ro,noexec,nosuid,nodev,size=64k",
    ]);
    return {
        ...Object.fromEntries(volumes),
        // The engine's own default is noexec, with which no compiled program would start.
        ...(!sizes.isWorkspaceOnDisk && {
            [workspaceFolder]: `rw,exec,nosuid,nodev,uid=1000,gid=1000,mode=0755,${capacity(sizes.workspaceBytes)}`,
        }),
        // Programs that compile as they run put libraries into /tmp and load them from there.
        "/tmp": `rw,exec,nosuid,nodev,mode=1777,${capacity(sizes.tmpBytes)}`,
        // In the place of the engine's own, which has no limit on inodes: half of the machine's memory in empty files.
        [guard_folders/* sharedMemoryFolder */.BL]: `rw,noexec,nosuid,nodev,mode=1777,${capacity(sizes.shmBytes)}`,
        // 4 MiB: more than any reply of a model holds.
        [guard_folders/* codeFolder */.O8]: "rw,noexec,nosuid,nodev,uid=65533,gid=65533,mode=0755,size=4194304,nr_inodes=64",
        // 8 MiB: several times the largest usual shell, bash with 1.3 MB; only what the copy takes counts as memory.
        [guard_folders/* sealedShellFolder */.Zk]: "rw,exec,nosuid,nodev,uid=65533,gid=65533,mode=0755,size=8388608,nr_inodes=8",
        // Holds nothing but the folders that caches are mounted at: its group is the door.
        ...(hasCaches && { [guard_folders/* cacheFolder */.nF]: "rw,noexec,nosuid,nodev,uid=65533,gid=65533,mode=0750,size=65536" }),
    };
}
function capacity(bytes) {
    return `size=${bytes},nr_inodes=${(0,sizes/* inodesFor */.AN)(bytes)}`;
}


/***/ }),

/***/ 58162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ DockerContainer)
});

// EXTERNAL MODULE: ./lib/executors/languages/code-file.js
var code_file = __webpack_require__(2912);
// EXTERNAL MODULE: ./lib/executors/contained/guard/guard.js + 1 modules
var guard = __webpack_require__(27561);
// EXTERNAL MODULE: ./lib/executors/shared-signal.js
var shared_signal = __webpack_require__(66686);
// EXTERNAL MODULE: ./lib/executors/docker/client/engine-call.js
var engine_call = __webpack_require__(70826);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/executors/docker/client/container-events.js

/** 64 KiB: an event has a few hundred bytes. */
const maxLineChars = 64 * 1024;
/** 10 s: the kernel ends a container within 3 s after its last report that the memory is full, or reports it again. */
const dyingOfMemoryMs = 10_000;
/** 1 s: if an engine says that a container does not run, it has reported the end within this time. */
const toldWithinMs = 1000;
/** 128 + 9, with which a container's first process ends when the kernel ends it, or the guard that it started. */
const killedExitCode = 137;
/**
 * What the engine reports about a container by itself, over one connection: the ends of its processes, that its memory
 * was full, and how it ended. It reports a process's end one millisecond after the end of its stream. A question and
 * its answer take three. If this connection fails or ends, nothing is reported, and the engine must be asked.
 */
class ContainerEvents {
    #waiting = new Map();
    #stream = null;
    #isClosed = false;
    #memorySpent = { times: 0, atMs: -Infinity };
    #isKilledByHand = false;
    #isMemorysDeath = false;
    #noteEnd = () => undefined;
    /** Resolves when the container has ended, or nothing more will be told. */
    #ended = new Promise((resolve) => (this.#noteEnd = resolve));
    /** Whether the engine reports ends now. */
    get isOpen() {
        return this.#stream !== null && !this.#isClosed;
    }
    /** How often the kernel has ended something of the container's for want of memory, as far as the engine was told. */
    get timesMemorySpent() {
        return this.#memorySpent.times;
    }
    /**
     * Whether the kernel ended the container for lack of memory: the memory was full more than `times` times, the last
     * time a moment before the first process was killed, and nobody had asked the engine to kill it. Only for a container
     * that has ended: until then it does not resolve.
     */
    async hasDiedOfMemory(times) {
        if (this.#stream === null)
            return false;
        await this.#ended;
        return this.#isMemorysDeath && this.#memorySpent.times > times;
    }
    /** Never rejects. */
    async open({ docker, container, calls, signal, }) {
        const filters = { container: [container], event: ["exec_die", "oom", "kill", "die"] };
        try {
            const stream = (await calls.make({ what: "follow the container", signal }, (abortSignal) => docker.getEvents({ filters, abortSignal })));
            signal.addEventListener("abort", () => void this.#closeOnceEnded(), { once: true });
            this.#stream = stream;
            this.#read(stream);
            if (signal.aborted)
                this.#close();
        }
        catch {
            this.#close();
        }
    }
    /** Resolves with the exit code; never when it is not told. To be called before the exec is started. */
    of(exec) {
        return new Promise((resolve) => this.#waiting.set(exec, resolve));
    }
    /** For an exec that nobody waits for any more. */
    forget(exec) {
        this.#waiting.delete(exec);
    }
    #read(stream) {
        let rest = "";
        stream.on("data", (chunk) => {
            const lines = (rest + chunk.toString("utf8")).split("\n");
            rest = lines.pop() ?? "";
            for (const line of lines)
                this.#tell(line);
            if (rest.length > maxLineChars)
                this.#close();
        });
        for (const event of ["end", "error", "close"])
            stream.on(event, () => this.#close());
    }
    #tell(line) {
        const { action, exec, exitCode } = parseEvent(line);
        if (action === "oom")
            this.#memorySpent = { times: this.timesMemorySpent + 1, atMs: performance.now() };
        else if (action === "kill")
            this.#isKilledByHand = true;
        else if (action === "die")
            this.#noteDeath(exitCode);
        else if (exec !== null && exitCode !== null) {
            this.#waiting.get(exec)?.(exitCode);
            this.#waiting.delete(exec);
        }
    }
    #noteDeath(exitCode) {
        const isRecent = performance.now() - this.#memorySpent.atMs < dyingOfMemoryMs;
        this.#isMemorysDeath = exitCode === killedExitCode && isRecent && !this.#isKilledByHand;
        this.#noteEnd();
    }
    async #closeOnceEnded() {
        await Promise.race([this.#ended, (0,promises_.setTimeout)(toldWithinMs, undefined, { ref: false })]);
        this.#close();
    }
    #close() {
        this.#isClosed = true;
        this.#waiting.clear();
        this.#stream?.destroy();
        this.#noteEnd();
    }
}
function parseEvent(line) {
    try {
        const event = JSON.parse(line);
        const { execID, exitCode } = event.Actor?.Attributes ?? {};
        return {
            action: typeof event.Action === "string" ? event.Action : null,
            exec: typeof execID === "string" ? execID : null,
            exitCode: typeof exitCode === "string" && /^\d{1,3}$/.test(exitCode) ? Number(exitCode) : null,
        };
    }
    catch {
        return { action: null, exec: null, exitCode: null };
    }
}

// EXTERNAL MODULE: ./lib/executors/docker/client/engine-error.js
var engine_error = __webpack_require__(55530);
// EXTERNAL MODULE: ./lib/executors/docker/client/connection-failure.js
var connection_failure = __webpack_require__(53436);
;// CONCATENATED MODULE: ./lib/executors/docker/client/frame-reader.js
const headerBytes = 8;
/** 256 MiB: the engine's own frames hold what it read at once, 32 KiB. */
const maxFrameBytes = 256 * 1024 * 1024;
/**
 * Takes the engine's multiplexed stream apart: frames of a type byte, three zeros, the length in four bytes, the
 * payload (Engine API, "Attach to a container"). Payloads are handed on as they come, without copies, so that a
 * frame of any length needs no memory.
 */
class FrameReader {
    #header = Buffer.alloc(headerBytes);
    #sink;
    #headerFilled = 0;
    #stream = "stdout";
    #payloadLeft = 0;
    constructor(sink) {
        this.#sink = sink;
    }
    /** Whether a frame began and has not come whole: a stream that ends here was cut. */
    get isInsideFrame() {
        return this.#headerFilled > 0 || this.#payloadLeft > 0;
    }
    /** @throws Error when the bytes are no frames: the engine, or something between, speaks something else. */
    push(chunk) {
        let position = 0;
        while (position < chunk.length) {
            position +=
                this.#payloadLeft > 0 ? this.#takePayload(chunk, position) : this.#takeHeader(chunk, position);
        }
    }
    #takePayload(chunk, position) {
        const taken = Math.min(this.#payloadLeft, chunk.length - position);
        this.#payloadLeft -= taken;
        this.#sink(this.#stream, chunk.subarray(position, position + taken));
        return taken;
    }
    #takeHeader(chunk, position) {
        const taken = chunk.copy(this.#header, this.#headerFilled, position, position + headerBytes - this.#headerFilled);
        this.#headerFilled += taken;
        if (this.#headerFilled < headerBytes)
            return taken;
        const type = this.#header[0];
        if ((type !== 1 && type !== 2) ||
            this.#header[1] !== 0 ||
            this.#header[2] !== 0 ||
            this.#header[3] !== 0) {
            throw new Error(`The engine's output stream is broken: a frame cannot begin with the bytes ${this.#header.toString("hex")}.`);
        }
        const length = this.#header.readUInt32BE(4);
        if (length > maxFrameBytes)
            throw new Error(`The engine sends a frame of ${length} bytes in its output stream, but at most ${maxFrameBytes} are allowed.`);
        this.#headerFilled = 0;
        this.#stream = type === 1 ? "stdout" : "stderr";
        this.#payloadLeft = length;
        return taken;
    }
}

;// CONCATENATED MODULE: ./lib/executors/docker/container/exit-watch.js

/**
 * A process that is asked about while its stream is open: first soon, for blocks that start servers in the background.
 */
const openStreamPollsMs = [100, 200, 300];
const slowPollMs = 500;
/**
 * After the stream's end the engine knows the exit code at once (bench/times.md, 1), unless the block closed its
 * streams, or the engine still waits for streams of a block before it.
 */
const endedStreamPollsMs = [0, 2, 5, 10, 25, 50];
/**
 * 4 ms: the engine reports an end 1.1 ms after the end of the stream in the median, and 5.1 ms at most (bench/times.md,
 * 1). That costs less than a question.
 */
const exit_watch_toldWithinMs = 4;
const closedStreamPollMs = 100;
/** From the fourth question after the stream's end, 17 ms later. By then most ends are reported. */
const promptRounds = 3;
/** 100 ms: an answer takes 0.3 ms where none is kept back. */
const answeredWithinMs = 100;
/** 500 ms: a thousand times the 0.3 ms that an answer takes. */
const answerGraceMs = 500;
/**
 * The end of a process. The engine may report it late: while a background process keeps the streams of an ended block
 * open, old engines report no other end in that container, and newer ones do not answer questions about that block
 * (bench/times.md, 1). Whether the process is alive is then read off the engine's list of processes; its exit code
 * still comes from the engine alone.
 */
class ContainerExitWatch {
    told;
    over;
    #noteOver = () => undefined;
    #isOver = false;
    #isTold = false;
    #askedAt = null;
    #isStopped = false;
    #process;
    #list;
    constructor(process, list) {
        this.#process = process;
        this.#list = list;
        this.over = new Promise((resolve) => {
            this.#noteOver = () => {
                this.#isOver = true;
                resolve();
            };
        });
        this.told = Promise.race([this.#tell(), this.#watch()]);
    }
    /** Whether the engine has told the end, and not only the list of processes. */
    get isTold() {
        return this.#isTold;
    }
    async look() {
        const isUntold = await this.#isUntold();
        if (this.#isOver)
            return "over";
        if (!isUntold && !this.#list.tellsEndsLate)
            return "running";
        const found = await this.#lookForProcess();
        if (this.#isOver)
            return "over";
        return found === "silent" && isUntold ? "silent" : "running";
    }
    /** Whether the engine leaves a question about the process unanswered, which it then gets a moment for. */
    async #isUntold() {
        const askedAt = this.#askedAt;
        if (askedAt === null)
            return false;
        await pause(Math.max(0, askedAt + answerGraceMs - performance.now()));
        return this.#askedAt === askedAt;
    }
    stop() {
        this.#isStopped = true;
    }
    /** The engine's own word, which may come before the last of the output: the stream's end is waited for first. */
    async #tell() {
        const { error } = await this.#process.ended;
        if (error !== null)
            return new Promise(() => undefined);
        return this.#noteTold(await this.#process.told);
    }
    async #watch() {
        for (let round = 0, sinceEnd = 0; !this.#isStopped; round += 1) {
            if (this.#process.hasEnded) {
                const grace = sinceEnd === 0 && this.#process.isFollowed ? exit_watch_toldWithinMs : 0;
                await pause(grace + (endedStreamPollsMs[sinceEnd++] ?? closedStreamPollMs));
            }
            else
                await Promise.race([this.#process.ended, pause(openStreamPollsMs[round] ?? slowPollMs)]);
            if (this.#isStopped)
                break;
            const { isRunning, exitCode } = await this.#ask();
            if (!isRunning)
                return this.#noteTold(exitCode);
            // Without its stream a block that still runs can be neither read nor trusted: not all of its code may be there.
            const { error } = this.#process.hasEnded ? await this.#process.ended : { error: null };
            if (error !== null)
                throw error;
            if (this.#list.tellsEndsLate && (!this.#process.hasEnded || sinceEnd > promptRounds)) {
                if (!this.#isOver)
                    await this.#lookForProcess();
            }
        }
        return new Promise(() => undefined);
    }
    #noteTold(exitCode) {
        this.#isTold = true;
        this.#noteOver();
        return exitCode;
    }
    /** While the engine keeps its answer back, the process's own end is looked for: the wait is not its time. */
    async #ask() {
        this.#askedAt = performance.now();
        const answering = this.#process.inspect().finally(() => (this.#askedAt = null));
        const isAnswered = answering.then(() => true, () => true);
        if (!(await Promise.race([isAnswered, pause(answeredWithinMs)])))
            await this.#lookForProcess();
        return answering;
    }
    async #lookForProcess() {
        const found = await this.#list.find(this.#process.pid);
        if (found === "gone")
            this.#noteOver();
        return found;
    }
}
/** Holds nobody's process: as long as the container is there, its lease does. */
async function pause(ms) {
    if (ms > 0)
        await (0,promises_.setTimeout)(ms, undefined, { ref: false });
}

;// CONCATENATED MODULE: ./lib/executors/docker/container/process-list.js

/**
 * 5 s: for 4 s after the end of a process whose streams others keep open, the engine reports no other end in the
 * container (bench/times.md, 1).
 */
const heldStreamsMs = 5000;
/** 1 s: listing processes takes 20 ms. */
const listDeadlineMs = 1000;
/** What agent-exec knows about a container's processes, apart from what the engine reports about each. */
class ProcessList {
    #tellsEndsLateUntil = 0;
    #firstPid = null;
    #container;
    #calls;
    constructor(container, calls) {
        this.#container = container;
        this.#calls = calls;
    }
    /** To be called when a process ended whose streams others still hold. */
    noteHeldStreams() {
        this.#tellsEndsLateUntil = performance.now() + heldStreamsMs;
    }
    /** True while the engine may keep the ends of processes to itself, because it waits for streams that are held. */
    get tellsEndsLate() {
        return performance.now() < this.#tellsEndsLateUntil;
    }
    /**
     * Looks for a process by its number on the engine's machine, in the engine's own list. `unknown` if the engine's
     * answer does not help: it refuses to list, or the list lacks the container's first process, as with a runtime that
     * has its own kernel.
     */
    async find(pid) {
        try {
            const listed = await this.#listPids();
            if (pid === null)
                return "unknown";
            if (listed.has(pid))
                return "there";
            return listed.has(await this.#readFirstPid()) ? "gone" : "unknown";
        }
        catch (error) {
            return (0,engine_error/* isRefusal */.vu)(error) ? "unknown" : "silent";
        }
    }
    async #listPids() {
        const { Processes } = (await this.#calls.make({ what: "list processes", deadlineMs: listDeadlineMs }, (abortSignal) => this.#container.top({ ps_args: "-eo pid,args", abortSignal })));
        return new Set(Processes.map(([pid]) => Number(pid)));
    }
    async #readFirstPid() {
        if (this.#firstPid === null) {
            const { State } = await this.#calls.make({ what: "inspect the container", deadlineMs: listDeadlineMs }, (abortSignal) => this.#container.inspect({ abortSignal }));
            this.#firstPid = State.Pid;
        }
        return this.#firstPid;
    }
}

// EXTERNAL MODULE: ./lib/executors/docker/client/reading-agent.js
var reading_agent = __webpack_require__(95967);
;// CONCATENATED MODULE: ./lib/executors/docker/container/container-process.js






/**
 * A process that the engine started inside the container. Its output is not stored here, because any process of the
 * same user can write to it (`/proc/<pid>/fd/1`). Until somebody listens, nothing is read, and neither output nor end
 * is noticed.
 */
class ContainerProcess {
    ended;
    told;
    #hasEnded = false;
    #sink = null;
    #bytes = 0;
    #pid = null;
    #frames = new FrameReader((stream, bytes) => {
        this.#bytes += bytes.length;
        this.#sink?.(stream, bytes);
    });
    #watch = null;
    #calls;
    #list;
    #exec;
    #socket;
    #ends;
    #lifetime;
    /** Resolves when the engine has taken the exec; the process may still be about to start. */
    static async open({ calls = new engine_call/* EngineCalls */.sX(), container, list = new ProcessList(container, calls), command, user, workingFolder, signal, ends, lifetime, }) {
        const options = signal === undefined ? {} : { signal };
        const exec = await calls.make({ what: "create an exec", ...options }, (abortSignal) => container.exec({
            Cmd: [...command],
            User: user,
            AttachStdin: true,
            AttachStdout: true,
            AttachStderr: true,
            Tty: false,
            ...(workingFolder === undefined ? {} : { WorkingDir: workingFolder }),
            abortSignal,
        }));
        const told = ends?.of(exec.id) ?? null;
        const socket = await calls.make({ what: "start an exec", ...options }, (abortSignal) => exec.start({ hijack: true, stdin: true, Tty: false, abortSignal }));
        return new ContainerProcess({ calls, exec, socket, list, ends, told, lifetime });
    }
    constructor(parts) {
        const { socket } = parts;
        this.told = parts.told ?? new Promise(() => undefined);
        this.#lifetime = parts.lifetime;
        this.#list = parts.list;
        this.#ends = parts.ends;
        this.#calls = parts.calls;
        this.#exec = parts.exec;
        this.#socket = socket;
        this.ended = new Promise((resolve) => {
            const end = (error) => {
                this.#hasEnded = true;
                resolve({ error });
            };
            socket.on("end", () => {
                end(this.#frames.isInsideFrame ? new Error("The engine's stream was cut within a frame.") : null);
            });
            socket.on("error", (error) => end(error));
            socket.on("close", () => end(null));
        });
    }
    get hasEnded() {
        return this.#hasEnded;
    }
    get isFollowed() {
        return this.#ends?.isOpen === true;
    }
    get pid() {
        return this.#pid;
    }
    get bytes() {
        return this.#bytes;
    }
    listen(sink) {
        const isFirst = this.#sink === null;
        this.#sink = sink;
        if (isFirst)
            this.#read();
    }
    listenInPlace(sink) {
        this.listen(sink);
        (0,reading_agent/* readInPlace */.$)(this.#socket, this.#take);
    }
    write(bytes) {
        if (this.#socket.writable)
            this.#socket.write(bytes);
    }
    async writeAll(chunks) {
        for await (const chunk of chunks) {
            if (!this.#socket.writable)
                return;
            if (this.#socket.write(chunk))
                continue;
            await Promise.race([new Promise((resolve) => this.#socket.once("drain", resolve)), this.ended]);
        }
    }
    pauseOutput() {
        this.#socket.pause();
    }
    resumeOutput() {
        this.#socket.resume();
    }
    endInput() {
        if (this.#socket.writable)
            this.#socket.end();
    }
    /** The engine goes on with a process that still runs. */
    leave() {
        if (this.#watch?.isTold === true && !this.#hasEnded)
            this.#list.noteHeldStreams();
        this.#sink = () => undefined;
        this.#ends?.forget(this.#exec.id);
        this.#socket.destroy();
    }
    async exitCode() {
        return (await this.inspect()).exitCode;
    }
    watchExit() {
        this.#watch = new ContainerExitWatch(this, this.#list);
        return this.#watch;
    }
    async inspect() {
        const options = {
            what: "inspect an exec",
            ...(this.#lifetime !== undefined && { signal: this.#lifetime }),
        };
        const state = await this.#calls.make(options, (abortSignal) => this.#exec.inspect({ abortSignal }));
        const { Running: isRunning, ExitCode: exitCode, Pid: pid } = state;
        const isPlausible = typeof isRunning === "boolean" && typeof pid === "number";
        if (!isPlausible || (exitCode !== null && typeof exitCode !== "number")) {
            throw new engine_error/* MisspokenError */.M1(options.what);
        }
        if (pid > 0)
            this.#pid = pid;
        return { isRunning, exitCode: isRunning ? null : exitCode };
    }
    #read() {
        this.#socket.on("data", this.#take);
    }
    #take = (chunk) => {
        try {
            this.#frames.push(chunk);
        }
        catch (error) {
            this.#socket.destroy(error);
        }
    };
}

// EXTERNAL MODULE: ./lib/executors/docker/container/container-calls.js
var container_calls = __webpack_require__(71200);
;// CONCATENATED MODULE: ./lib/executors/docker/container/lease.js

/** 2,000 characters: enough for a sentence, and no way to fill our memory. */
const maxErrorChars = 2000;
/** 64 KiB: four times what PID 1 says before somebody listens, its findings. */
const maxEarlyBytes = 64 * 1024;
/**
 * Ties a container's life to this process. Before the container starts, agent-exec connects to the input of its PID 1.
 * When the connection ends, because agent-exec closes it or was killed, PID 1 ends, and the engine removes the
 * container (about 110 ms, bench/times.md, 2). The other way round the connection ends when the container does. What
 * PID 1 is asked and answers goes over the same connection.
 */
class Lease {
    /** Resolves, never rejects, when the connection has ended, from whichever side. */
    ended;
    #socket;
    #startupError = "";
    #hasEnded = false;
    #hasWritten = false;
    #sink = null;
    #early = [];
    #earlyBytes = 0;
    /** Only for a container that is created and not started: an attach to a running one is no lease. */
    static async take({ container, calls, signal, }) {
        const socket = await calls.make({ what: "attach to the container", signal }, (abortSignal) => container.attach({ stream: true, hijack: true, stdin: true, stdout: true, stderr: true, abortSignal }));
        return new Lease(socket);
    }
    constructor(socket) {
        this.#socket = socket;
        this.ended = new Promise((resolve) => {
            const end = () => {
                this.#hasEnded = true;
                resolve({ error: null });
            };
            for (const event of ["end", "error", "close"])
                socket.on(event, end);
        });
        // Reading is also what shows the end.
        const frames = new FrameReader((stream, bytes) => this.#take(stream, bytes));
        socket.on("data", (chunk) => {
            try {
                frames.push(chunk);
            }
            catch {
                socket.destroy();
            }
        });
    }
    get hasEnded() {
        return this.#hasEnded;
    }
    /** Gives what PID 1 says to `sink`, also what it said before. */
    listen(sink) {
        this.#sink = sink;
        for (const { stream, bytes } of this.#early)
            sink(stream, bytes);
        this.#early = [];
    }
    /**
     * The client's library also sends the options of the attach call as a body. An engine that gets them late takes them
     * for input, and without a line end they would be part of the first line.
     */
    write(text) {
        if (this.#socket.writable)
            this.#socket.write(this.#hasWritten ? text : `\n${text}`);
        this.#hasWritten = true;
    }
    /**
     * PID 1's error message if it failed, which is why the container ended at once: "exec sh failed: No such file or
     * directory".
     */
    get startupError() {
        return this.#startupError.trim();
    }
    release() {
        this.#socket.destroy();
    }
    #take(stream, bytes) {
        if (stream === "stderr" && this.#startupError.length < maxErrorChars) {
            this.#startupError += Buffer.from(bytes).toString("utf8");
        }
        if (this.#sink !== null)
            return this.#sink(stream, bytes);
        if ((this.#earlyBytes += bytes.length) > maxEarlyBytes)
            return;
        this.#early.push({ stream, bytes: Buffer.from(bytes) });
    }
}

;// CONCATENATED MODULE: ./lib/executors/docker/container/container.js











const names = { place: "container", engine: "engine", wholeEngine: "container engine" };
/** One container that runs, from its creation to its removal. */
class DockerContainer {
    names = names;
    workspaceFolder;
    ended;
    name;
    #calls;
    #docker;
    #endpoint;
    #list;
    #hasEnded = false;
    #isAbandoned = false;
    #closed = new AbortController();
    #container;
    #lease;
    #events = new ContainerEvents();
    /** @throws the engine's error, or the signal's reason; nothing is left then. */
    static async open(options) {
        const { connection, spec, rename, signal, calls = new engine_call/* EngineCalls */.sX() } = options;
        const { workspaceFolder = code_file/* defaultWorkspaceFolder */.T2 } = options;
        const { docker, endpoint } = connection;
        let container = docker.getContainer(spec.name);
        let lease = null;
        try {
            container = docker.getContainer(await (0,container_calls/* createContainer */.g$)({ docker, calls, spec, signal }));
            if (rename !== undefined) {
                await calls.make({ what: "name the container", signal }, (abortSignal) => container.rename({ name: rename, abortSignal }));
            }
            lease = await Lease.take({ container, calls, signal });
            const starting = { what: "start the container", deadlineMs: container_calls/* slowDeadlineMs */.qq, signal };
            await calls.make(starting, (abortSignal) => container.start({ abortSignal }));
            signal.throwIfAborted();
            const name = rename ?? spec.name;
            return new DockerContainer({ docker, endpoint, calls, container, name, lease, workspaceFolder });
        }
        catch (error) {
            await (0,container_calls/* removeContainer */.od)(container, calls);
            lease?.release();
            throw error;
        }
    }
    constructor({ docker, endpoint, calls, container, name, lease, workspaceFolder }) {
        this.workspaceFolder = workspaceFolder;
        this.name = name;
        this.#calls = calls;
        this.#docker = docker;
        this.#endpoint = endpoint;
        this.#list = new ProcessList(container, calls);
        this.#container = container;
        this.#lease = lease;
        // Every process that has not ended listens to it.
        (0,shared_signal/* mayBeShared */.y)(this.#closed.signal);
        this.ended = this.#noteEnd();
    }
    get hasEnded() {
        return this.#hasEnded;
    }
    get maxWaitMs() {
        return this.#calls.within(Infinity);
    }
    get guard() {
        return this.#lease;
    }
    get startupError() {
        return this.#lease.startupError;
    }
    async spawn(request) {
        const stop = new AbortController();
        const onEnd = () => stop.abort(request.signal?.reason ?? this.#closed.signal.reason);
        const signals = [this.#closed.signal, ...(request.signal === undefined ? [] : [request.signal])];
        for (const signal of signals) {
            if (signal.aborted)
                onEnd();
            signal.addEventListener("abort", onEnd, { once: true });
        }
        try {
            const process = await ContainerProcess.open({
                ...request,
                container: this.#container,
                list: this.#list,
                calls: this.#calls,
                signal: stop.signal,
                ends: this.#events,
                lifetime: this.#closed.signal,
            });
            this.#track(process);
            return process;
        }
        finally {
            for (const signal of signals)
                signal.removeEventListener("abort", onEnd);
        }
    }
    /** Has the engine tell by itself how processes and the container end. To be called once; never rejects. */
    follow() {
        const { id } = this.#container;
        return this.#events.open({
            docker: this.#docker,
            container: id,
            calls: this.#calls,
            signal: this.#closed.signal,
        });
    }
    get timesMemorySpent() {
        return this.#events.timesMemorySpent;
    }
    async hasDiedOfMemory({ times = 0 } = {}) {
        return this.#hasEnded && (await this.#events.hasDiedOfMemory(times));
    }
    /** Whether the engine says that the container runs and is not paused. @throws when the engine does not answer. */
    async isRunning() {
        try {
            const { State } = await this.#inspect({ deadlineMs: 2000 });
            return State.Running && !State.Paused;
        }
        catch (error) {
            if ((0,engine_error/* isAlreadyGone */.Mr)(error))
                return false;
            throw error;
        }
    }
    async cutNetworks(signal) {
        const { NetworkSettings } = await this.#inspect({ signal });
        for (const name of Object.keys(NetworkSettings.Networks)) {
            await this.#calls.make({ what: "cut the network", signal }, () => this.#docker.getNetwork(name).disconnect({ Container: this.#container.id, Force: true }));
        }
    }
    async keep(as) {
        if (as === "stopped" && !this.#isAbandoned) {
            await this.#calls
                .make({ what: "stop the container", deadlineMs: container_calls/* removeDeadlineMs */.V6 }, (abortSignal) => this.#container.kill({ abortSignal }))
                .catch(() => undefined);
        }
        this.#lease.release();
    }
    async end() {
        this.#lease.write(guard/* endRequest */.De);
        if (!this.#isAbandoned)
            await (0,container_calls/* removeContainer */.od)(this.#container, this.#calls);
        this.#lease.release();
    }
    /** The engine then ends the container by its lease. */
    abandon() {
        this.#isAbandoned = true;
        this.#lease.release();
    }
    wordsOf(error) {
        return (0,engine_error/* engineMessage */.g4)(error);
    }
    explain(error) {
        return (0,connection_failure/* unavailable */.h)(this.#endpoint, error);
    }
    #inspect(options) {
        return this.#calls.make({ what: "inspect the container", ...options }, (abortSignal) => this.#container.inspect({ abortSignal }));
    }
    async #noteEnd() {
        await this.#lease.ended;
        this.#hasEnded = true;
        this.#closed.abort(new Error("The container has ended."));
    }
    /** The engine can leave the stream of an exec open for ever when its container ends as it starts: we do not. */
    #track(process) {
        const leave = () => process.leave();
        if (this.#closed.signal.aborted)
            leave();
        this.#closed.signal.addEventListener("abort", leave, { once: true });
        void process.ended.then(() => this.#closed.signal.removeEventListener("abort", leave));
    }
}


/***/ }),

/***/ 18108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B7: () => (/* binding */ userImageLabel),
/* harmony export */   QJ: () => (/* binding */ clientLabel),
/* harmony export */   Vw: () => (/* binding */ keptLabel),
/* harmony export */   aL: () => (/* binding */ cacheLabels),
/* harmony export */   kQ: () => (/* binding */ cacheOwnerLabel),
/* harmony export */   mp: () => (/* binding */ createLabels),
/* harmony export */   tZ: () => (/* binding */ ownLabel)
/* harmony export */ });
/* harmony import */ var _process_client_identity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49813);

/** The label of every container of agent-exec, for all runs. */
const ownLabel = "agent-exec";
/** Whose it is: the process that made it. */
const clientLabel = `${ownLabel}.client`;
/** On a container that a person keeps to look inside. It never counts as a leftover. */
const keptLabel = `${ownLabel}.kept`;
/** On an image that has the code's users: the id of the one that it was made of. */
const userImageLabel = `${ownLabel}.users-of`;
/** What a cache's volume is, for people: its name, and whose runs have it. */
function cacheLabels(cache) {
    return { [ownLabel]: "1", [`${ownLabel}.cache`]: cache.name, [cacheOwnerLabel]: cache.owner };
}
/** Whose runs have a cache. */
const cacheOwnerLabel = `${ownLabel}.owner`;
/** Says whose a container is, so that what a killed machine left behind can be found and told from other runs'. */
function createLabels({ runId, version = "unknown" }) {
    return {
        [ownLabel]: "1",
        [`${ownLabel}.run`]: runId,
        [clientLabel]: (0,_process_client_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .clientIdentity */ .q)(),
        [`${ownLabel}.version`]: version,
    };
}


/***/ }),

/***/ 13336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OV: () => (/* binding */ hostConfigAdditions),
/* harmony export */   UH: () => (/* binding */ withUlimits),
/* harmony export */   nY: () => (/* binding */ environmentAdditions),
/* harmony export */   sQ: () => (/* binding */ withoutCopy)
/* harmony export */ });
/* harmony import */ var _contained_session_setup_caches_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61344);

/** What a person adds to the engine's options for a container; no key is there without a reason. */
function hostConfigAdditions({ runtime, gpus, volumes = [], caches = [] }, { isWorkspaceOnDisk, workspaceFolder, }) {
    // As mounts and not as binds, with which the engine would make a folder that is not there.
    const mounts = volumes.map(({ source, target, isReadOnly }) => ({
        Type: source.startsWith("/") ? "bind" : "volume",
        Source: source,
        Target: target,
        ReadOnly: isReadOnly,
    }));
    // Without a name: the engine removes it with its container.
    const disk = { Type: "volume", Source: "", Target: workspaceFolder, ReadOnly: false };
    const allMounts = [...(isWorkspaceOnDisk ? [disk] : []), ...mounts, ...caches.flatMap(cacheMounts)];
    return {
        ...(runtime !== undefined && { Runtime: runtime }),
        ...(gpus !== undefined && {
            DeviceRequests: [
                {
                    Driver: "",
                    Count: gpus.count,
                    ...(gpus.ids.length > 0 && { DeviceIDs: [...gpus.ids] }),
                    Capabilities: [["gpu"]],
                },
            ],
        }),
        ...(allMounts.length > 0 && { Mounts: allMounts }),
    };
}
/** For a cache: it holds what setups left in it, and nothing that an image has in its place. */
const withoutCopy = { NoCopy: true };
/** Two views of one volume: only setups get to the one that can be written. */
function cacheMounts(cache) {
    const mount = { Type: "volume", Source: cache.volume, VolumeOptions: withoutCopy };
    const writable = { ...mount, Target: (0,_contained_session_setup_caches_js__WEBPACK_IMPORTED_MODULE_0__/* .writableAt */ .q2)(cache), ReadOnly: false };
    return cache.target === undefined
        ? [writable]
        : [writable, { ...mount, Target: cache.target, ReadOnly: true }];
}
/** Of two limits with one name the person's counts. */
function withUlimits(own, { ulimits = [] }) {
    const names = new Set(ulimits.map(({ name }) => name));
    const added = ulimits.map(({ name, soft, hard }) => ({ Name: name, Soft: soft, Hard: hard }));
    return [...own.filter(({ Name }) => !names.has(Name ?? "")), ...added];
}
/** `NAME=value`, as the engine takes them; of two with one name the later counts. */
function environmentAdditions({ environment = [], caches = [] }) {
    const readable = caches.flatMap(({ variable, target }) => variable === undefined || target === undefined ? [] : [{ name: variable, value: target }]);
    return [...readable, ...environment].map(({ name, value }) => `${name}=${value}`);
}


/***/ }),

/***/ 68749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ syscallFilter),
/* harmony export */   m: () => (/* binding */ takesSyscallFilter)
/* harmony export */ });
/**
 * The system calls that code inside may make: what programs without rights use, and no more. It is narrower than the
 * engines' own filters. It forbids calls of 32-bit programs, io_uring, the older calls for asynchronous files (the
 * whole machine has 65,536 of their events), limits for other processes, and all sockets except those of files, the
 * internet and the kernel's own answers. (An old engine allows sockets to a hypervisor and to the kernel's ciphers.)
 * It also makes processes start quickly. The engine builds the filter again for each process, and the time grows with
 * the square of rules times processor types. An exec takes 0.62 × as long as under the engine's own filter
 * (bench/times.md, 1).
 */
const files = `
  access chdir chmod chown close close_range copy_file_range creat dup dup2 dup3 faccessat faccessat2 fadvise64
  fallocate fchdir fchmod fchmodat fchmodat2 fchown fchownat fcntl fdatasync fgetxattr flistxattr flock fremovexattr
  fstat fstatfs fsync ftruncate futimesat getcwd getdents getdents64 getxattr inotify_add_watch inotify_init
  inotify_init1 inotify_rm_watch ioctl lchown lgetxattr link linkat listxattr llistxattr lremovexattr lseek
  lstat mkdir mkdirat mknod mknodat newfstatat open openat openat2 pread64 preadv preadv2 pwrite64 pwritev pwritev2
  read readahead readlink readlinkat readv removexattr rename renameat renameat2 rmdir sendfile splice stat
  statfs statx symlink symlinkat sync sync_file_range syncfs tee truncate umask unlink unlinkat utime utimensat utimes
  vmsplice write writev cachestat`;
const waiting = `
  epoll_create epoll_create1 epoll_ctl epoll_pwait epoll_pwait2 epoll_wait eventfd eventfd2 pipe pipe2 poll ppoll
  pselect6 select signalfd signalfd4 timerfd_create timerfd_gettime timerfd_settime`;
const memory = `
  brk madvise map_shadow_stack membarrier memfd_create mincore mlock mlock2 mlockall mmap mprotect mremap mseal msync
  munlock munlockall munmap pkey_alloc pkey_free pkey_mprotect shmat shmctl shmdt shmget`;
const processes = `
  alarm arch_prctl capget capset execve execveat exit exit_group fork futex futex_requeue futex_wait futex_waitv
  futex_wake get_robust_list getcpu getegid geteuid getgid getgroups getitimer getpgid getpgrp getpid getppid
  getpriority getresgid getresuid getrlimit getrusage getsid gettid getuid ioprio_get ioprio_set kill landlock_add_rule
  landlock_create_ruleset landlock_restrict_self pause pidfd_open pidfd_send_signal prctl
  ptrace restart_syscall rseq rt_sigaction rt_sigpending rt_sigprocmask rt_sigqueueinfo rt_sigreturn
  rt_sigsuspend rt_sigtimedwait rt_tgsigqueueinfo sched_get_priority_max sched_get_priority_min sched_getaffinity
  sched_getattr sched_getparam sched_getscheduler sched_rr_get_interval sched_setaffinity sched_setattr sched_setparam
  sched_setscheduler sched_yield seccomp set_robust_list set_tid_address setfsgid setfsuid setgid setgroups setitimer
  setpgid setpriority setregid setresgid setresuid setreuid setrlimit setsid setuid sigaltstack sysinfo tgkill times
  tkill uname vfork wait4 waitid`;
const messages = `
  mq_getsetattr mq_notify mq_open mq_timedreceive mq_timedsend mq_unlink msgctl msgget msgrcv msgsnd semctl semget semop
  semtimedop`;
const clocks = `
  clock_getres clock_gettime clock_nanosleep getrandom gettimeofday nanosleep time timer_create timer_delete
  timer_getoverrun timer_gettime timer_settime`;
const sockets = `
  accept accept4 bind connect getpeername getsockname getsockopt listen recvfrom recvmmsg recvmsg sendmmsg sendmsg
  sendto setsockopt shutdown`;
/** Unix, IPv4, IPv6, netlink, by their numbers; programs ask the kernel for their interfaces over the last. */
const socketFamilies = [1, 2, 10, 16];
/** As Linux, as its 32-bit or its old version, or only asked for: none of them switches a protection off. */
const personalities = [0, 8, 0x20000, 0x20008, 0xffffffff];
/** All flags of `clone` that make a namespace. */
const namespaceFlags = 0x7e020000;
/** By this flag a process of a block would have its parent outside, as those have that the engine started. */
const foreignParentFlag = 0x8000;
/**
 * ENOSYS: a C library that cannot have `clone3`, whose flags no filter sees, takes `clone` then; so with `io_setup`.
 */
const noSuchCall = 38;
/**
 * ENOTSUP, as a file system answers that has no attributes: what copies files bears it. An access list of 64 KiB for an
 * empty file uses the kernel's memory, and no limit of a container counts it.
 */
const notSupported = 95;
const settingAttributes = ["setxattr", "lsetxattr", "fsetxattr", "setxattrat"];
const rules = [
    {
        names: [files, waiting, memory, processes, messages, clocks, sockets].join(" ").trim().split(/\s+/),
        action: "SCMP_ACT_ALLOW",
    },
    ...socketFamilies.map((family) => allowWhere("socket", family)),
    allowWhere("socketpair", 1),
    ...personalities.map((personality) => allowWhere("personality", personality)),
    {
        names: ["clone"],
        action: "SCMP_ACT_ALLOW",
        args: [{ index: 0, value: namespaceFlags + foreignParentFlag, valueTwo: 0, op: "SCMP_CMP_MASKED_EQ" }],
    },
    // The caller's own limits (process 0), or another's only read (nothing new at the third place): what waits for the
    // next block is a process of the same user.
    allowWhere("prlimit64", 0),
    allowWhere("prlimit64", 0, { index: 2 }),
    { names: ["clone3", "io_setup"], action: "SCMP_ACT_ERRNO", errnoRet: noSuchCall },
    { names: settingAttributes, action: "SCMP_ACT_ERRNO", errnoRet: notSupported },
];
function allowWhere(name, value, { index = 0 } = {}) {
    const args = [{ index, value, valueTwo: 0, op: "SCMP_CMP_EQ" }];
    return { names: [name], action: "SCMP_ACT_ALLOW", args };
}
/** As the engine takes it among the security options. No kind of machine is named: it is the engine's own alone. */
const syscallFilter = `seccomp=${JSON.stringify({ defaultAction: "SCMP_ACT_ERRNO", syscalls: rules })}`;
/** Machines whose calls are those above; others have calls of their own, or other arguments. */
const machines = new Set(["amd64", "arm64"]);
/**
 * Whether agent-exec's filter replaces the engine's.
 *
 * @param engineOptions The engine's security options, `name=seccomp,profile=default`; null where it does not tell.
 *   A filter by the owner of the machine stays, because ours could allow more.
 */
function takesSyscallFilter({ architecture, engineOptions, }) {
    const option = engineOptions?.find((text) => /(?:^|,)name=seccomp(?:,|$)/.test(text));
    const profile = /(?:^|,)profile=([^,]*)/.exec(option ?? "")?.[1];
    return machines.has(architecture) && ["default", "builtin", "unconfined"].includes(profile ?? "");
}


/***/ }),

/***/ 70098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ checkVolumeSources)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _settings_machine_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64438);



/**
 * Refuses folders that only lead to what no code may be given: links to it, and sockets under other names. The engine
 * refuses missing sources. Its machine may be another one, and only the engine knows where a path leads there.
 *
 * @throws AgentExecError `settings-invalid`.
 */
async function checkVolumeSources({ volumes = [] }) {
    for (const { source } of volumes) {
        if (!source.startsWith("/"))
            continue;
        const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(source).catch(() => null);
        if (real === null)
            continue;
        const isSocket = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(real)).isSocket();
        if (isSocket || (0,_settings_machine_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isMachinePath */ .d)(real)) {
            const what = isSocket ? "is a socket" : `leads to ${real}`;
            const message = `The source ${JSON.stringify(source)} of a volume ${what}. This would give the code control of the machine.`;
            const nextStep = "In `volume`, list only the folder that the code needs.";
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", message, { nextStep });
        }
    }
}


/***/ }),

/***/ 90532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ createDockerExecutor)
});

// EXTERNAL MODULE: ./lib/executors/contained/session/contained-settings.js
var contained_settings = __webpack_require__(90826);
// EXTERNAL MODULE: ./lib/executors/shared-signal.js
var shared_signal = __webpack_require__(66686);
// EXTERNAL MODULE: ./lib/executors/docker/canary/limits-canary.js
var limits_canary = __webpack_require__(82175);
// EXTERNAL MODULE: ./node_modules/race-signal/dist/src/index.js
var src = __webpack_require__(65927);
;// CONCATENATED MODULE: ./lib/executors/docker/client/shared-work.js


/**
 * Work that is done once for all sessions that want it. Each waits under its own signal. Ends work for which nobody
 * waits any more. If the work failed, the next caller starts it again.
 */
class SharedWork {
    #doing = null;
    /**
     * Resolves with the work's result. @throws the signal's reason, or the error of `work`. Work that nobody waits for is
     * ended and leaves nothing.
     */
    async do(work, signal) {
        signal.throwIfAborted();
        const doing = (this.#doing ??= begin(work));
        doing.waiting += 1;
        try {
            return await (0,src/* raceSignal */.W)(doing.result, signal);
        }
        catch (error) {
            const isLast = doing.waiting === 1;
            if (this.#doing === doing && (isLast || !signal.aborted))
                this.#doing = null;
            if (isLast)
                await end(doing);
            throw error;
        }
        finally {
            doing.waiting -= 1;
        }
    }
}
function begin(work) {
    const stop = new AbortController();
    (0,shared_signal/* mayBeShared */.y)(stop.signal);
    return { result: work(stop.signal), stop, waiting: 0 };
}
async function end({ result, stop }) {
    stop.abort(new Error("Nobody waits for this work any longer."));
    await result.catch(() => undefined);
}

// EXTERNAL MODULE: ./lib/executors/docker/container/container-spec.js + 1 modules
var container_spec = __webpack_require__(73858);
;// CONCATENATED MODULE: ./lib/executors/docker/container/kept-hint.js
/** How to look into a container that is there after the run with Docker's own command, and how to be rid of it. */
function keptHint({ name, as }, workspaceFolder) {
    return as === "running"
        ? `The container ${name} is still running. To look inside: \`docker exec -it -u 1000:1000 -w ${workspaceFolder} ${name} sh\`. To remove it: \`docker rm -f -v ${name}\`.`
        : `The container ${name} was stopped and kept. \`docker inspect ${name}\` shows it, and \`docker rm -v ${name}\` removes it. The workspace was in memory and is gone. With \`stop-container: false\` the workspace stays.`;
}

// EXTERNAL MODULE: ./lib/executors/docker/container/syscall-filter.js
var syscall_filter = __webpack_require__(68749);
// EXTERNAL MODULE: ./lib/executors/docker/container/volume-sources.js
var volume_sources = __webpack_require__(70098);
;// CONCATENATED MODULE: ./lib/executors/docker/container/wanted-limits.js


/** What was asked of a container, for what is read inside of it. */
function wantedLimits(settings, sizes, machineBytes = null) {
    const { pids, network, container = {} } = settings;
    const { volumes = [], runtime, setup = [], setupNetwork, caches = [] } = container;
    return {
        sizes,
        workspaceFolder: (0,contained_settings/* workspaceFolderOf */.p)(settings),
        pids,
        network,
        openFiles: (0,container_spec/* ulimitOf */.cO)(settings, "nofile"),
        coreSize: (0,container_spec/* ulimitOf */.cO)(settings, "core"),
        machineBytes,
        additions: {
            // The code reaches it, whatever the kernel says.
            "no host path": volumes.length > 0 ? false : null,
            // Without the runtime, or with the network still there or a cache open, no session starts.
            runtime: runtime === undefined ? null : true,
            caches: caches.length > 0 ? true : null,
            "setup network": setup.length > 0 && setupNetwork === "full" ? true : null,
        },
    };
}

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/executors/entries/given-entries.js
var given_entries = __webpack_require__(61205);
;// CONCATENATED MODULE: ./lib/executors/languages/bytecode.js
/** The folder in which Python keeps compiled files, beside the source. */
const bytecodeFolder = "__pycache__";

// EXTERNAL MODULE: ./lib/executors/languages/languages.js
var languages = __webpack_require__(20261);
// EXTERNAL MODULE: ./lib/executors/entries/with-changes.js
var with_changes = __webpack_require__(54973);
// EXTERNAL MODULE: ./lib/ports/executor.js
var executor = __webpack_require__(37003);
;// CONCATENATED MODULE: ./lib/executors/contained/egress/egress-opener.js


function createEgressOpener({ allowList, image, ports, signal }) {
    let begun = null;
    const open = async (place) => {
        const { Egress } = await Promise.all(/* import() */[__webpack_require__.e(1204), __webpack_require__.e(9398)]).then(__webpack_require__.bind(__webpack_require__, 99398));
        return Egress.open({ place, allowList: allowList, ports, signal });
    };
    const begin = (place) => {
        if (allowList === null)
            return;
        const opening = open(place);
        // Only a caller who waits for it gets its failure. If the start failed earlier for another reason, nobody does.
        opening.catch(() => undefined);
        begun = { place, opening };
    };
    return {
        begin,
        async opened(place) {
            if (allowList === null)
                return null;
            if (begun?.place !== place)
                begin(place);
            try {
                return await begun.opening;
            }
            catch (error) {
                signal.throwIfAborted();
                throw explain(image, place.names, error);
            }
        },
    };
}
function explain(image, { place }, error) {
    if ((0,errors/* isAgentExecError */.TE)(error))
        return error;
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    if (name === "NoInterpreterError") {
        return new errors/* AgentExecError */.r("image-unsuitable", `The image ${image} lacks Python 3 and Node. Connections to the listed hosts need one of them.`, { nextStep: "Use an image with python3 or node, or set `network` to none.", cause: error });
    }
    return new executor/* EngineUnavailableError */.D(`The connection to the hosts in allow-host could not be opened in the ${place}: ${message}.`, "Run again. If the error happens again, set `network` to `none` and report this.", error);
}

// EXTERNAL MODULE: ./lib/executors/contained/guard/folders.js
var folders = __webpack_require__(63843);
// EXTERNAL MODULE: ./lib/executors/contained/guard/guard.js + 1 modules
var guard = __webpack_require__(27561);
// EXTERNAL MODULE: ./lib/executors/contained/guard/users.js
var users = __webpack_require__(13082);
// EXTERNAL MODULE: ./lib/executors/contained/limits/sizes.js
var limits_sizes = __webpack_require__(867);
;// CONCATENATED MODULE: ./lib/executors/contained/limits/held-limits.js





/**
 * Which limits hold, as the kernel says inside the place. A limit that the kernel does not show there is left out: it
 * may still hold, and must be tried.
 *
 * @param findings the monitor's first answer: lines of `/proc` and of the controllers, each after a word
 */
function findHeldLimits(findings, { sizes, workspaceFolder, pids, network, openFiles, coreSize, machineBytes, additions }) {
    const values = new Findings(findings);
    const interfaces = values.all("interface").flatMap((line) => /^\s*([^\s:|]+):/.exec(line)?.[1] ?? []);
    const guardId = users/* guardUser */.l0.split(":")[0];
    const held = {
        // More memory than the machine has is no limit.
        memory: compare(values.first("memory-limit"), (limit) => Number(limit) <= sizes.memoryBytes && sizes.memoryBytes < (machineBytes ?? Infinity)),
        pids: compare(values.first("pids-limit"), (limit) => Number(limit) <= pids),
        cpus: compare(values.first("cpu-limit") ?? values.first("cpu-quota"), (quota) => Number.parseInt(quota, 10) > 0),
        // For `allow`, the session's start says more: it fails if the canary finds a way out.
        network: network === "full" ? false : compare(interfaces[0], () => interfaces.every((name) => name === "lo")),
        ...additions,
        "read-only root": compare(values.mount("/")[0], () => values.mount("/").includes("ro")),
        workspace: values.isSized(workspaceFolder, sizes.workspaceBytes),
        inodes: sizes.isWorkspaceOnDisk
            ? false
            : compare(values.mountOption(workspaceFolder, "nr_inodes"), (count) => sizeIn(count) <= (0,limits_sizes/* inodesFor */.AN)(sizes.workspaceBytes)),
        tmp: values.isSized("/tmp", sizes.tmpBytes),
        "/dev/shm": values.isSized("/dev/shm", sizes.shmBytes),
        "shared memory": compare(values.first("shared-memory-limit"), (pages) => Number(pages) <= limits_sizes/* sharedMemoryPages */.HH),
        "open files": compare(values.first("open-files"), (count) => Number(count) <= openFiles),
        "core dumps": compare(values.first("core-size"), (blocks) => Number(blocks) <= coreSize),
        "not root": compare(values.status("Uid"), (users) => users.split(/\s+/)[0] === guardId),
        // Another user than the blocks', who can signal and trace only their own processes.
        "PID 1": compare(values.first("first-user"), (user) => user === guardId),
        "no capabilities": compare(values.status("CapBnd"), (mask) => /^0+$/.test(mask)),
        "no new privileges": compare(values.status("NoNewPrivs"), (flag) => flag === "1"),
        seccomp: compare(values.status("Seccomp"), (mode) => mode === "2"),
        // Only if not: it shows that a block failed because the disk was full.
        "full disk seen": findings.includes(guard/* noSpaceFinding */.V2) ? false : null,
        // If not, no process waits for the next block, and programs of a verification can trace its shell.
        "sealed shell": compare(values.first("sealed-shell"), () => (0,guard/* findSealedShell */.mI)(findings) !== null),
    };
    return Object.fromEntries(Object.entries(held).filter((entry) => entry[1] !== null));
}
/** Limits that the user's settings switch off. */
function findWaivedLimits({ network, additions, sizes }) {
    return [
        ...(network === "full" ? ["network"] : []),
        ...Object.keys(additions).filter((limit) => additions[limit] === false),
        ...(sizes.isWorkspaceOnDisk ? ["workspace", "inodes"] : []),
    ];
}
/**
 * True if the image has a link at the workspace's path. Then our mount covers the link's target, with files of the
 * image and the engine.
 */
function isWorkspaceElsewhere(findings, workspaceFolder) {
    const values = new Findings(findings);
    return values.mount(folders/* codeFolder */.O8).length > 0 && values.mount(workspaceFolder).length === 0;
}
function compare(value, holds) {
    return value === undefined ? null : holds(value);
}
/** `524288k`, as the kernel writes it. The kernel rounds up to whole pages. */
function sizeIn(text) {
    const [, number, unit = ""] = /^(\d+)([kmg]?)$/.exec(text) ?? [];
    return number === undefined ? Infinity : Number(number) * 1024 ** ["", "k", "m", "g"].indexOf(unit);
}
/** 64 KiB: the largest page of the usual kernels. */
const largestPageBytes = 65_536;
class Findings {
    lines;
    constructor(lines) {
        this.lines = lines;
    }
    all(word) {
        return this.lines
            .filter((line) => line.startsWith(`${word} `))
            .map((line) => line.slice(word.length + 1));
    }
    first(word) {
        return this.all(word)[0];
    }
    /** A field of `/proc/self/status`. */
    status(field) {
        return this.all("status")
            .find((line) => line.startsWith(`${field}:`))
            ?.slice(field.length + 1)
            .trim();
    }
    /** The options of the mount at a path; none if nothing is mounted there. */
    mount(folder) {
        const mounts = this.all("mount").map((line) => line.split(" "));
        return mounts.findLast(([, where]) => where === folder)?.[3]?.split(",") ?? [];
    }
    mountOption(folder, name) {
        return this.mount(folder)
            .find((option) => option.startsWith(`${name}=`))
            ?.slice(name.length + 1);
    }
    /** Whether a folder is a separate mount that is not larger; null if nothing is mounted there. */
    isSized(folder, bytes) {
        return compare(this.mount(folder)[0], () => {
            const size = this.mountOption(folder, "size");
            return size !== undefined && sizeIn(size) <= bytes + largestPageBytes;
        });
    }
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/executors/contained/guard/prelude.sh.js
var prelude_sh = __webpack_require__(28950);
// EXTERNAL MODULE: ./lib/executors/contained/sandbox/preparation.js
var preparation = __webpack_require__(76657);
;// CONCATENATED MODULE: ./lib/executors/contained/sandbox/disk-workspace.js



/** 250 ms: a disk takes a few hundred megabytes in that time. */
const pollMs = 250;
/** 64 MiB beyond what was there: a block that begins above the limit may still clean up. */
const slackBytes = 64 * 1024 ** 2;
/**
 * The engine makes a volume's folder for root alone. Root without capabilities may still open the folder that it owns
 * to everybody; it keeps it, so that no block can lock it.
 */
const openScript = (folder) => `${prelude_sh/* default */.A}chmod 1777 ${folder}`;
/**
 * A workspace that is larger than the memory is on the engine's disk, where nothing limits it. It is watched: what the
 * disk's free space loses while the session lives counts as the workspace's. Code can hide a folder from every count of
 * files, but not the space that it takes. So data that others write to that disk also counts.
 */
class DiskWorkspace {
    #sandbox;
    #limitBytes;
    #freeAtStart;
    /**
     * Opens the workspace to the blocks' user, and begins to watch. @throws as `runPreparation` does, or that it did not
     * work.
     */
    static async open({ sandbox, limitBytes, signal, }) {
        const { place } = sandbox;
        const command = ["sh", "-c", openScript(place.workspaceFolder)];
        const exitCode = await (0,preparation/* runPreparation */.V9)({ place, signal, command, user: "0:0" });
        if (exitCode !== 0)
            throw new Error("The code could not get access to the workspace on disk.");
        const free = await freeBytes(sandbox);
        if (free === null)
            throw new Error("The free space of the workspace's disk cannot be read.");
        return new DiskWorkspace(sandbox, limitBytes, free);
    }
    constructor(sandbox, limitBytes, freeAtStart) {
        this.#sandbox = sandbox;
        this.#limitBytes = limitBytes;
        this.#freeAtStart = freeAtStart;
    }
    /** Resolves with the bytes that are taken once they are too many; never after `signal` has fired. */
    async overLimit(signal) {
        let allowed = null;
        while (!signal.aborted) {
            const free = await freeBytes(this.#sandbox);
            const taken = this.#freeAtStart - (free ?? this.#freeAtStart);
            allowed ??= Math.max(this.#limitBytes, taken + slackBytes);
            if (taken > allowed && !signal.aborted)
                return taken;
            await (0,promises_.setTimeout)(pollMs, undefined, { ref: false });
        }
        return new Promise(() => undefined);
    }
}
async function freeBytes(sandbox) {
    const space = await sandbox.monitor.readSpace();
    return space?.find(({ folder }) => folder === sandbox.place.workspaceFolder)?.freeBytes ?? null;
}

// EXTERNAL MODULE: ./lib/executors/entries/entry-filter.js + 1 modules
var entry_filter = __webpack_require__(50187);
// EXTERNAL MODULE: ./lib/files/path-fault.js
var path_fault = __webpack_require__(18061);
;// CONCATENATED MODULE: ./lib/executors/contained/workspace/inside.py.js
/* harmony default export */ const inside_py = ("# Reads or changes the workspace, which is the current folder, if the image lacks a tool that inside.sh needs. Arguments:\n# actions. \"list\" takes the depth, and the names to pass over: of a folder anywhere, and of an entry at the top, or \"\".\nimport os, stat, sys\n\ndef names():\n    return sys.stdin.buffer.read().split(b\"\\0\")[:-1]\n\ndef list_all(depth, folder_name, top_name):\n    skipped, at_top = folder_name.encode(), b\"./\" + top_name.encode()\n    def entries(folder, parts):\n        try: names = sorted(os.listdir(folder))\n        except OSError: return\n        for name in names:\n            path = folder + b\"/\" + name\n            if path == at_top: continue\n            try: entry = os.lstat(path)\n            except OSError: continue\n            times = divmod(entry.st_mtime_ns, 10 ** 9) + divmod(entry.st_ctime_ns, 10 ** 9)\n            if name == skipped and stat.S_ISDIR(entry.st_mode): continue\n            mode = stat.filemode(entry.st_mode)\n            facts = \"%s %d %d %d.%09d0 %d.%09d0 \" % ((mode, entry.st_size, entry.st_ino) + times)\n            sys.stdout.buffer.write(facts.encode() + path + b\"\\0\")\n            if stat.S_ISDIR(entry.st_mode) and parts <= depth: entries(path, parts + 1)\n    entries(b\".\", 1)\n    sys.stdout.buffer.write(b\"\\0\")\n    sys.stdout.flush()\n\ndef pack():\n    import tarfile\n    archive = tarfile.open(fileobj=sys.stdout.buffer, mode=\"w|\")\n    for name in names():\n        archive.inodes = {}\n        try: archive.add(os.fsdecode(name), recursive=False)\n        except OSError: pass\n    archive.close()\n\ndef hash_files():\n    import hashlib\n    for name in names():\n        hash = hashlib.sha256()\n        try:\n            with open(name, \"rb\") as file:\n                for chunk in iter(lambda: file.read(1 << 20), b\"\"): hash.update(chunk)\n            print(hash.hexdigest())\n        except OSError: print(\"-\")\n\ndef unlock():\n    for folder, folders, _ in os.walk(\".\"):\n        for path in [os.path.join(folder, name) for name in folders]:\n            if not os.path.islink(path): os.chmod(path, 0o700)\n\ndef remove():\n    import shutil\n    for name in names():\n        if os.path.isdir(name) and not os.path.islink(name): shutil.rmtree(name)\n        elif os.path.lexists(name): os.remove(name)\n\ndef remove_empty():\n    for name in names():\n        try: os.rmdir(name)\n        except OSError: pass\n\n# As tar does it, in place of what has the name: nothing is written through a link. The line end says that it is through.\ndef extract():\n    import tarfile\n    try:\n        archive = tarfile.open(fileobj=sys.stdin.buffer, mode=\"r|\")\n        for entry in archive:\n            if os.path.islink(entry.name) or os.path.isfile(entry.name): os.remove(entry.name)\n            archive.extract(entry)\n    finally:\n        print()\n\nactions = {\"pack\": pack, \"hash\": hash_files, \"unlock\": unlock, \"remove\": remove, \"remove-empty\": remove_empty}\nactions[\"extract\"] = extract\nwords = sys.argv[1:]\nwhile words:\n    action = words.pop(0)\n    if action == \"list\": list_all(int(words.pop(0)), words.pop(0), words.pop(0))\n    else: actions[action]()\n");

;// CONCATENATED MODULE: ./lib/executors/contained/workspace/inside.sh.js
/* harmony default export */ const inside_sh = ("# Reads or changes the workspace. Arguments: the workspace, then actions. \"list\" takes what find is to pass over and a\n# pattern of paths that are too long for the kernel. Names are bytes, and there is one time zone: they are compared. What\n# an image or a person tells every tar by the environment is not for this one.\nexport LC_ALL=C TZ=UTC0\nunset TAR_OPTIONS\nenter_workspace \"$1\"\nshift\nnewline='\n'\n# A find without -printf is helped by stat, whose records end with a line: names with a line end are listed apart, and\n# those that are too long for the kernel. Only a whole listing has an end: a part of one would tell of deletions that\n# nobody made.\nlist() {\n  if find . -maxdepth 0 -printf '' >/dev/null 2>&1; then\n    find . $most -printf '%M %s %i %T@ %C@ %p\\0' 2>/dev/null\n    return\n  fi\n  _ends=$({ {\n      { find . $most ! -path \"*$newline*\" ! -path \"$long\" -print0 2>/dev/null; echo $? >&4; } |\n        { xargs -0 stat -c '%A %s %i %y %z %n' 2>/dev/null; echo $? >&4; } | tr '\\n' '\\0' >&3\n    } 4>&1; } 3>&5)\n  find . $most ! -type d \\( -path \"*$newline*\" -o -path \"$long\" \\) -exec printf '?????????? 0 0 0 - %s\\0' {} + 2>/dev/null\n  set -- $? $_ends\n  for _end in \"$@\"; do case $_end in 0|1|123) ;; *) return 2 ;; esac; done\n} 5>&1\nwhile [ $# -gt 0 ]; do\n  case $1 in\n    list)\n      most=$2 long=$3\n      list </dev/null\n      [ $? -le 1 ] && printf '\\0'\n      shift 2\n      ;;\n    pack)\n      # One archive after another if there are many names: not every tar takes them from its input.\n      case $(tar --help 2>&1) in *--hard-dereference*) _flags=\"--no-recursion --hard-dereference\" ;; *) _flags= ;; esac\n      exec xargs -0 tar $_flags -cf -\n      ;;\n    hash) exec xargs -0 sha256sum -b 2>/dev/null ;;\n    unlock) chmod -R u+rwx . 2>/dev/null ;;\n    remove) exec xargs -0 rm -rf -- ;;\n    remove-empty) xargs -0 rmdir -- 2>/dev/null; true ;;\n  esac\n  shift\ndone\n");

;// CONCATENATED MODULE: ./lib/executors/contained/workspace/inside-commands.js






/**
 * Lists what is in the workspace, as `parseListing` reads it, and then writes a tar archive of the files and links that
 * standard input names: `./path`, each ended by NUL. Folders are entered down to `depth` parts of a path and one more.
 * @throws AgentExecError `image-unsuitable` if the image has neither find, stat and tar nor Python.
 */
function listAndPackCommand(programs, depth) {
    return (byShell(programs, ["find", "stat", "xargs", "tar"], [...shellList(programs, depth), "pack"]) ??
        byPython(programs, [...pythonList(programs, depth), "pack"]));
}
/** Lists what is in the workspace, and no more. @throws as `listAndPackCommand`. */
function listCommand(programs, depth) {
    return (byShell(programs, ["find", "stat", "xargs"], shellList(programs, depth)) ??
        byPython(programs, pythonList(programs, depth)));
}
/**
 * Writes the SHA-256 of each file that standard input names, in their order, as a line that begins with it. Null if the
 * image cannot.
 */
function hashCommand(programs) {
    const command = byShell(programs, ["sha256sum", "xargs"], ["hash"]);
    return command ?? (pythonOf(programs) === null ? null : byPython(programs, ["hash"]));
}
/**
 * Removes what standard input names from the workspace, with everything below it.
 * @param unlocks whether all closed folders are opened first
 * @throws as `listAndPackCommand`.
 */
function removeCommand(programs, { unlocks }) {
    const actions = [...(unlocks ? ["unlock"] : []), "remove"];
    return byShell(programs, ["xargs"], actions) ?? byPython(programs, actions);
}
/** Removes the folders that standard input names if they are empty. @throws as `listAndPackCommand`. */
function removeEmptyCommand(programs) {
    return byShell(programs, ["xargs"], ["remove-empty"]) ?? byPython(programs, ["remove-empty"]);
}
/**
 * Unpacks an archive from standard input into the current folder. It writes only a line end to standard output when it
 * is through, whether it worked or not. @throws AgentExecError `image-unsuitable` without tar and Python.
 */
function extractCommand(programs) {
    if (programs.has("tar"))
        return ["sh", "-c", "unset TAR_OPTIONS; tar -xf -; code=$?; echo; exit $code"];
    const python = pythonOf(programs);
    if (python !== null)
        return [python, "-Ic", inside_py, "extract"];
    throw new errors/* AgentExecError */.r("image-unsuitable", "Files cannot be copied into this image, because it lacks tar and Python.", { nextStep: "Add tar to the image, or use python:3-slim." });
}
/** Null if the image lacks one of these tools. */
function byShell(programs, tools, actions) {
    if (!tools.every((name) => programs.has(name)))
        return null;
    return ["sh", "-c", `${prelude_sh/* default */.A}${inside_sh}`, "sh", programs.place.workspaceFolder, ...actions];
}
function byPython(programs, actions) {
    const python = pythonOf(programs);
    if (python === null)
        throw new errors/* AgentExecError */.r("image-unsuitable", "Files cannot be copied out of this image, because it lacks tar, find, stat or xargs, and Python.", { nextStep: "Add tar and findutils to the image, or use python:3-slim." });
    const enter = `${prelude_sh/* default */.A}enter_workspace "$1"; shift; exec "$0" -I -c "$@"`;
    return ["sh", "-c", enter, python, programs.place.workspaceFolder, inside_py, ...actions];
}
function shellList({ hasRepository, wasGivenBytecode }, depth) {
    const repository = hasRepository ? " -path ./.git -prune -o" : "";
    const bytecode = wasGivenBytecode ? "" : ` -type d -name ${bytecodeFolder} -prune -o`;
    const most = `-mindepth 1 -maxdepth ${depth + 1}${repository}${bytecode}`;
    return ["list", most, `${"?".repeat(path_fault/* maxPathBytes */.L + 3)}*`];
}
function pythonList({ hasRepository, wasGivenBytecode }, depth) {
    return ["list", `${depth}`, wasGivenBytecode ? "" : bytecodeFolder, hasRepository ? ".git" : ""];
}
function pythonOf(programs) {
    return ["python3", "python"].find((name) => programs.has(name)) ?? null;
}

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
;// CONCATENATED MODULE: ./lib/executors/contained/process/process-readable.js

/** 30 s without a byte although we wait for one: the process inside was stopped, or the engine hangs. */
const longestSilenceMs = 30_000;
/** Text of a process's standard error that is worth keeping, 256 KiB: names of files that it passed over. */
const maxErrorTextBytes = 256 * 1024;
/** A process's standard output at the reader's pace, and what it wrote to standard error. */
class ProcessReadable {
    stdout;
    #errorText = Buffer.alloc(0);
    #bytes = 0;
    constructor(process, { signal, maxWaitMs = Infinity }) {
        const stallMs = Math.min(longestSilenceMs, maxWaitMs);
        let stall;
        // A reader that does not ask for more may take its time.
        let isWanted = false;
        const waitForBytes = () => {
            clearTimeout(stall);
            stall = setTimeout(() => stdout.destroy(new Error(`No byte came for ${stallMs / 1000} s.`)), stallMs);
        };
        const stdout = new external_node_stream_.Readable({
            // Nothing is read ahead: nobody waits for what nobody asked for.
            highWaterMark: 0,
            read() {
                isWanted = true;
                waitForBytes();
                process.resumeOutput();
            },
            destroy(error, done) {
                clearTimeout(stall);
                process.leave();
                done(error);
            },
        });
        // A reader gets the error, even later. Without this listener, an error would end agent-exec.
        stdout.on("error", () => undefined);
        this.stdout = stdout;
        process.listen((stream, bytes) => {
            if (stream === "stderr")
                this.#keepErrorText(bytes);
            else
                isWanted = this.#push(bytes);
            if (isWanted)
                return waitForBytes();
            clearTimeout(stall);
            process.pauseOutput();
        });
        void process.ended.then(({ error }) => (error === null ? stdout.push(null) : stdout.destroy(error)));
        const onAbort = () => void stdout.destroy(signal.reason);
        signal.addEventListener("abort", onAbort, { once: true });
        stdout.once("close", () => signal.removeEventListener("abort", onAbort));
    }
    /** How much came on standard output so far. */
    get bytes() {
        return this.#bytes;
    }
    get errorText() {
        return this.#errorText.toString("utf8");
    }
    /** Whether `errorText` holds all of it. */
    get isErrorTextWhole() {
        return this.#errorText.length < maxErrorTextBytes;
    }
    #push(bytes) {
        this.#bytes += bytes.length;
        return this.stdout.push(Buffer.from(bytes));
    }
    #keepErrorText(bytes) {
        if (this.#errorText.length < maxErrorTextBytes)
            this.#errorText = Buffer.concat([this.#errorText, bytes]);
    }
}

;// CONCATENATED MODULE: ./lib/executors/contained/workspace/inside-reading.js



/** Starts a command as the blocks' own user. @throws what the place's `spawn` does. */
async function startReading({ sandbox: { place }, signal, command, }) {
    const process = await place.spawn({ command, user: users/* blockUser */.rn, signal });
    return { process, output: new ProcessReadable(process, { signal, maxWaitMs: place.maxWaitMs }) };
}
/** The SHA-256 of files inside, in hex and in the given order; null if unknown. @throws what the place throws. */
async function hashesOf(paths, { sandbox, signal }) {
    const command = hashCommand(sandbox);
    if (paths.length === 0 || command === null)
        return null;
    const { process, output } = await startReading({ sandbox, signal, command });
    try {
        void process.writeAll(namesOf(paths)).then(() => process.endInput());
        let text = "";
        for await (const chunk of output.stdout)
            text += Buffer.from(chunk).toString("latin1");
        const lines = text.split("\n").slice(0, -1);
        // One that could not be read has no line with some tools: nobody knows then which line is whose.
        return lines.length === paths.length ? lines.map((line) => /[\da-f]{64}/.exec(line)?.[0] ?? "") : null;
    }
    finally {
        output.stdout.destroy();
    }
}
/** 64 KiB: what a pipe takes at once. */
const pieceChars = 64 * 1024;
/** Paths of the workspace as our scripts read them from standard input: `./path`, each ended by NUL; in pieces. */
async function* namesOf(paths) {
    let piece = "";
    for (const path of paths) {
        piece += `./${path}\0`;
        if (piece.length < pieceChars)
            continue;
        yield Buffer.from(piece);
        piece = "";
    }
    if (piece !== "")
        yield Buffer.from(piece);
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./lib/executors/contained/workspace/listing.js

/** 4 GiB: what a workspace's names fit into several times. */
const maxListingBytes = 4 * 1024 ** 3;
/**
 * Reads records that end with NUL, `MODE SIZE INODE MTIME CTIME ./PATH` each, the mode as `ls -l` writes it, the times
 * in digits that sort; an empty record is the end. What comes after it is not read: `chunks` is not closed.
 * @throws Error where the end does not come.
 */
async function* parseListing(chunks) {
    let rest = "";
    let bytes = 0;
    for (;;) {
        const { value, done } = await chunks.next();
        if (done === true)
            throw new Error("The list of the workspace's files is incomplete.");
        bytes += value.byteLength;
        if (bytes > maxListingBytes)
            throw new Error("The list of the workspace's files is too long.");
        const records = (rest + Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString("latin1")).split("\0");
        rest = records.pop();
        for (const record of records) {
            if (record === "")
                return;
            const end = record.indexOf(" ./");
            if (end !== -1)
                yield { name: record.slice(end + 3), facts: record.slice(0, end) };
        }
    }
}
const kinds = {
    "-": "file",
    d: "directory",
    l: "symlink",
    p: "fifo",
    s: "socket",
    b: "device",
    c: "device",
    // Listed for its name, for which no path can be given.
    "?": "file",
};
function factsOf({ facts }) {
    const [mode = "", size, , ...words] = facts.split(" ");
    const changedAt = words.slice(words.length / 2).join(" ");
    const kind = kinds[mode[0]] ?? "other";
    const isFolder = kind === "directory";
    return {
        kind,
        bytes: Number(size),
        isExecutable: /[xst]/.test(mode.slice(1)),
        isReadable: mode[1] === "r" && (!isFolder || mode[3] === "x" || mode[3] === "s"),
        changedAt,
        times: { modified: timeOf(words.slice(0, words.length / 2).join(" ")), changed: timeOf(changedAt) },
    };
}
/**
 * Milliseconds since 1970 of `1700000000.1234567890`, or of `2023-11-14 22:13:20.123456789 +0000`, as `stat` writes it.
 */
function timeOf(text) {
    const [, date, time, fraction = ""] = /^(\S+) (\d+:\d+:\d+)(\.\d+)?/.exec(text) ?? [];
    return date === undefined
        ? Number(text) * 1000
        : Date.parse(`${date}T${time}Z`) + Number(`0${fraction}`) * 1000;
}
/** A name as text; null for one that is no UTF-8, which a path here always is. */
function pathOf(name) {
    const bytes = Buffer.from(name, "latin1");
    return (0,external_node_buffer_.isUtf8)(bytes) ? bytes.toString("utf8") : null;
}

;// CONCATENATED MODULE: ./lib/executors/contained/workspace/workspace-index.js

/**
 * What was in a workspace before its first block. An unchanged entry has the same inode, size, mode and time of the
 * last change. Code cannot set that time; only the clock does.
 */
class WorkspaceIndex {
    #entries = new Map();
    /** The newest time in it: what has it may have been changed in the same tick of the clock, later. */
    #newest = "";
    given;
    constructor(given) {
        this.given = given;
    }
    add(entry) {
        const { kind, isReadable, changedAt } = factsOf(entry);
        if (kind === "directory" && isReadable)
            return;
        this.#entries.set(entry.name, entry.facts);
        if (changedAt > this.#newest)
            this.#newest = changedAt;
    }
    /** Whether an entry is as it was, as far as that can be seen without reading it. */
    isUntouched(entry) {
        if (this.#entries.get(entry.name) !== entry.facts)
            return false;
        if (!entry.facts.endsWith(this.#newest))
            return true;
        const path = pathOf(entry.name);
        // Except for a clock of whole seconds, no clock is so coarse that code could run in the tick in which a setup
        // ended.
        return (path === null || this.given.get(path) === undefined) && !/\.0+(?: |$)/.test(this.#newest);
    }
    /** Whether it is a file or link that was there, or another thing that has no content. */
    has(name) {
        return this.#entries.has(name);
    }
    /** Names of the files and links that were there. */
    *names() {
        for (const [name, facts] of this.#entries)
            if (/^[-l]/.test(facts))
                yield name;
    }
    *entries() {
        for (const [name, facts] of this.#entries)
            yield { name, facts };
    }
    get isEmpty() {
        return this.#entries.size === 0;
    }
}

;// CONCATENATED MODULE: ./lib/executors/contained/workspace/index-workspace.js






/**
 * What is in the workspace before the first block, once nothing runs in it.
 * @throws AgentExecError `image-unsuitable` where the image has no tools for that, `engine-unavailable` and
 *   `session-lost` when the engine or the place fails meanwhile. On abort: the signal's reason.
 */
async function indexWorkspace(options) {
    const { sandbox, signal } = options;
    const command = listCommand(sandbox, entry_filter/* defaultFileLimits */.W.depth);
    return (0,preparation/* blamingPlace */.Am)({ place: sandbox.place, signal }, async () => {
        const index = new WorkspaceIndex(options.given);
        const { process, output } = await startReading({ sandbox, signal, command });
        try {
            process.endInput();
            const chunks = output.stdout[Symbol.asyncIterator]();
            for await (const entry of parseListing(chunks))
                index.add(entry);
            // To its end: it would count as left running by a block.
            while ((await chunks.next()).done !== true)
                ;
        }
        finally {
            output.stdout.destroy();
        }
        if (options.hasSetup)
            await noteSetup(index, options);
        return index;
    });
}
/** What a setup made of the files that were given is what the blocks find. */
async function noteSetup(index, { given, ...reading }) {
    const files = [...index.entries()].flatMap((entry) => {
        const { kind, bytes, isExecutable, isReadable } = factsOf(entry);
        const path = pathOf(entry.name);
        if (path === null || given.get(path) === undefined || kind !== "file" || !isReadable)
            return [];
        return [{ kind, path, bytes, isExecutable }];
    });
    const paths = files.map(({ path }) => path);
    const hashes = await hashesOf(paths, reading);
    given.clear();
    for (const [place, { path, ...facts }] of files.entries())
        if (hashes !== null)
            given.set(path, { ...facts, sha256: hashes[place] });
}

// EXTERNAL MODULE: ./lib/executors/languages/code-file.js
var code_file = __webpack_require__(2912);
;// CONCATENATED MODULE: ./lib/executors/contained/workspace/make-repository.sh.js
/* harmony default export */ const make_repository_sh = ("# Makes the workspace a repository of one commit. Arguments: the workspace, how generated names begin, the folder for\n# bytecode. Files are added with -f: what was given is part of the tree, ignored or not. Little compression, and none\n# for large files, which are seldom text: the same machine reads them again. Code without a file name is stored in files\n# that nobody should see as the writer's work. The same is true for bytecode.\nexport GIT_CONFIG_NOSYSTEM=1 GIT_CONFIG_GLOBAL=/dev/null HOME=/dev/null\ncd \"$1\" || exit\n{\n  git init -q --template= . && git symbolic-ref HEAD refs/heads/main &&\n  git config user.name writer && git config user.email writer@example.invalid && git config gc.auto 0 &&\n  mkdir -p .git/info && printf '%s\\n' \"$2*\" \"$3/\" >.git/info/exclude &&\n  git -c core.compression=1 -c pack.compression=0 -c core.bigFileThreshold=32m -c core.fsync=none -c core.safecrlf=false add -f -A . &&\n  git commit -q --no-verify --allow-empty -m 'The files as they were given'\n} >/dev/null 2>&1 && exit\nrm -rf .git\nexit 1\n");

;// CONCATENATED MODULE: ./lib/executors/contained/workspace/repository.js





/**
 * Makes the workspace a git repository with one commit of the given files. So `git status`, `git diff` and `git log`
 * show what the code changed, in blocks and, in a fresh repository, in a verification. Nothing of the person's own
 * repository is in it: no history, which holds the answers to old issues, no remote, no configuration, no hook. What
 * the code does to it never comes out.
 * The commit has the time of the newest file and so, for the same files, the same name everywhere. Resolves with false
 * if the image has no git, or the workspace has no room for a second copy.
 * @throws as `runPreparation` does.
 */
async function makeRepository({ sandbox, given, signal }) {
    const { place } = sandbox;
    const date = `@${Math.floor(given.newestTime / 1000)} +0000`;
    const dates = [`GIT_AUTHOR_DATE=${date}`, `GIT_COMMITTER_DATE=${date}`];
    const names = [place.workspaceFolder, code_file/* generatedPrefix */.UU, bytecodeFolder];
    const command = ["env", "-i", `PATH=${searchPath}`, ...dates, "sh", "-c", make_repository_sh, "sh", ...names];
    return (await (0,preparation/* runPreparation */.V9)({ place, signal, command, user: users/* blockUser */.rn })) === 0;
}
/** With a person's own settings of the image, such as a template folder with hooks, none of this would be known. */
const searchPath = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/executors/entries/changed-times.js
var changed_times = __webpack_require__(90478);
// EXTERNAL MODULE: ./lib/executors/entries/tar-archive.js
var tar_archive = __webpack_require__(67537);
// EXTERNAL MODULE: ./lib/files/paths.js
var files_paths = __webpack_require__(60795);
;// CONCATENATED MODULE: ./lib/executors/contained/workspace/workspace-in.js










/** Text of a failing tar that goes into the error, 2,000 characters. */
const maxMessageChars = 2000;
/** 128 and the number of SIGKILL: what is killed, as at the memory's limit, says nothing any more. */
const killedCode = 137;
/**
 * Puts files into the workspace before the first block, as the blocks' own user.
 *
 * @throws AgentExecError `image-unsuitable` without tar or Python in the image, `settings-invalid` when the files
 *   do not fit or one has a path that leaves the workspace, `engine-unavailable` and `session-lost` when the engine or
 * the
 *   place fails meanwhile. On abort: the signal's reason.
 */
async function fillWorkspace(options) {
    const { sandbox, files, room, signal } = options;
    const { place } = sandbox;
    const sent = { files: 0, bytes: 0 };
    const { folder = place.workspaceFolder, isFilled = false } = options;
    const entries = counted(files, sent);
    const preparing = { place, signal };
    const command = extractCommand(sandbox);
    let said = "";
    let hasSaidEnd = false;
    try {
        const exitCode = await (0,preparation/* runPreparation */.V9)({
            ...preparing,
            command,
            user: users/* blockUser */.rn,
            workingFolder: folder,
            onOutput: (stream, bytes) => {
                hasSaidEnd ||= stream === "stdout";
                if (said.length < maxMessageChars)
                    said += Buffer.from(bytes).toString("utf8");
            },
            // If it ends before it has read everything, its exit code and its output say why.
            feed: (process) => Promise.race([
                process.writeAll((0,tar_archive/* tarOf */.$)(placeable(entries), signal, { hasFolders: !isFilled })),
                process.ended,
            ]),
        });
        // An archive that is cut between two files looks whole to tar, and one that is cut within a file is not too large.
        if (!hasSaidEnd && exitCode !== killedCode)
            throw await (0,preparation/* explainLoss */.TU)(preparing, new Error("the archive arrived incomplete"));
        if (exitCode !== 0) {
            const words = said.trim().slice(0, maxMessageChars);
            throw new Error(words || `tar ended with exit code ${exitCode}`);
        }
    }
    catch (cause) {
        signal.throwIfAborted();
        if ((0,errors/* isAgentExecError */.TE)(cause))
            throw cause;
        const size = `${(0,format/* formatBytes */.z3)(sent.bytes)} in ${(0,format/* count */.U9)("file", sent.files)}`;
        const message = `The files do not fit into the workspace: they take at least ${size}, but the workspace has room for ${room}.`;
        throw new errors/* AgentExecError */.r("settings-invalid", message, {
            nextStep: "Raise `workspace-size`, or use fewer files.",
            cause,
        });
    }
}
/** Up to the file that is being sent. */
async function* counted(files, sent) {
    for await (const file of files) {
        if (file.kind === "file") {
            sent.files += 1;
            sent.bytes += file.bytes;
        }
        yield file;
    }
}
/**
 * Entries that were left out elsewhere are not there. @throws AgentExecError for one whose name cannot be in a
 * workspace.
 */
async function* placeable(files) {
    for await (const entry of files) {
        if (entry.kind === "left-out")
            continue;
        requirePlainPath(entry.path);
        yield entry;
    }
}
function requirePlainPath(path) {
    const fault = (0,path_fault/* findPathFault */.P)(path);
    if (fault === null)
        return;
    throw new errors/* AgentExecError */.r("settings-invalid", `A file cannot be put into the workspace: its name ${fault}.`, { nextStep: "Rename the file." });
}
/**
 * Makes the changes in a workspace in which nothing runs, as the blocks' own user. Removes the files that were left
 * out.
 * @throws as `fillWorkspace`; `setup-failed` where something cannot be taken away.
 */
async function changeWorkspace({ changes, ...options }) {
    const gone = [];
    const takeAway = async () => removeEntries(gone.splice(0), options);
    const staying = async function* () {
        for await (const entry of (0,changed_times/* changedNow */.j)(changes)) {
            if (entry.kind === "deleted" || entry.kind === "left-out") {
                if ((0,path_fault/* findPathFault */.P)(entry.path) === null)
                    gone.push(entry.path);
                continue;
            }
            // What is gone may lie in the way.
            await takeAway();
            yield entry;
        }
    };
    await fillWorkspace({ ...options, files: staying(), isFilled: true });
    await takeAway();
}
async function removeEntries(paths, { sandbox, signal }) {
    if (paths.length === 0)
        return;
    const { place } = sandbox;
    const run = (command, names) => (0,preparation/* runPreparation */.V9)({
        place,
        signal,
        command,
        user: users/* blockUser */.rn,
        feed: (process) => Promise.race([process.writeAll(namesOf(names)), process.ended]),
    });
    const remove = (unlocks) => run(removeCommand(sandbox, { unlocks }), paths);
    if ((await remove(false)) !== 0 && (await remove(true)) !== 0)
        throw new errors/* AgentExecError */.r("setup-failed", "The setup's files in the workspace cannot be removed.", {
            nextStep: "Change the setup's commands so that they write into /tmp, or so that their files in the workspace stay writable.",
        });
    const folders = [...new Set(paths.flatMap(files_paths/* foldersOf */.p))].toSorted().toReversed();
    if (folders.length > 0)
        await run(removeEmptyCommand(sandbox), folders);
}

// EXTERNAL MODULE: ./lib/files/content-of.js
var content_of = __webpack_require__(81458);
// EXTERNAL MODULE: ./lib/executors/functions/functions.js + 2 modules
var functions_functions = __webpack_require__(36525);
// EXTERNAL MODULE: ./lib/executors/functions/import-commands.js + 1 modules
var import_commands = __webpack_require__(53185);
;// CONCATENATED MODULE: ./lib/executors/contained/workspace/make-findable.py.js
/* harmony default export */ const make_findable_py = ("# Lets every Python here find the modules of folders, from its start on, whatever the variables of an image or a person\n# say. Arguments: the folders. 42: Python reads neither a user's packages nor PYTHONPATH with the first of them.\nimport os, site, sys\nif site.ENABLE_USER_SITE:\n    folder = site.getusersitepackages()\n    os.makedirs(folder, exist_ok=True)\n    open(os.path.join(folder, \"agent-exec-functions.pth\"), \"w\").write(\"\\n\".join(sys.argv[1:]) + \"\\n\")\nelif sys.argv[1] not in sys.path: sys.exit(42)\n");

;// CONCATENATED MODULE: ./lib/executors/contained/workspace/functions-in.js








/**
 * The folder of a person's own functions in a place. It is outside of the workspace, so that the functions are not part
 * of the code's files.
 */
const functionsFolder = "/tmp/functions";
/**
 * Where what they require is installed: a folder of its own works with Pythons whose packages are others' to manage,
 * too.
 */
const packagesFolder = "/tmp/functions-packages";
const installRequirements = `python3 -m pip install --quiet --target ${packagesFolder} --requirement ${functionsFolder}/requirements.txt`;
/** 60 s for all of them together: a module that opens a network when it is imported waits that long and no longer. */
const importedWithinMs = 60_000;
/** 2,000 characters of what a failing import says go into the error. */
const maxWordsChars = 2000;
/**
 * Puts functions where code can import them, in the blocks' own home: what of it code changes is changed for it alone,
 * and a verification begins with them as they were given.
 * @throws as `fillWorkspace`.
 */
async function putFunctions(sandbox, functions, signal) {
    const { place } = sandbox;
    const python = functions_in_pythonOf(sandbox);
    const find = python === null ? [] : [python, "-c", make_findable_py, functionsFolder, packagesFolder];
    const command = ["sh", "-c", 'mkdir -p "$0" && { [ $# = 0 ] || exec "$@"; }', functionsFolder, ...find];
    const exitCode = await (0,preparation/* runPreparation */.V9)({ place, signal, command, user: users/* blockUser */.rn });
    const hasPython = functions.modules.some(({ language }) => language === "python");
    if (exitCode === isNotFindable && hasPython)
        throw notFindable(functions);
    if (exitCode !== 0 && exitCode !== isNotFindable)
        throw (0,functions_functions/* brokenFunctions */.Fw)(functions, `the functions cannot be copied into ${functionsFolder}`);
    await fillWorkspace({
        sandbox,
        files: entriesOf(functions),
        room: "what /tmp has",
        folder: functionsFolder,
        signal,
    });
}
/** The exit code of `make-findable.py` if Python would not find them. */
const isNotFindable = 42;
function notFindable({ folder }) {
    return new errors/* AgentExecError */.r("image-unsuitable", `Python in the image cannot import the functions of ${folder}. This Python ignores the user's own packages, for example because it runs in a virtual environment.`, {
        nextStep: `Add PYTHONPATH=${functionsFolder}:${packagesFolder} to \`env\`, or use an image whose Python runs outside of a virtual environment.`,
    });
}
async function* entriesOf({ files }) {
    for (const [path, bytes] of files)
        yield { kind: "file", path, bytes: bytes.length, isExecutable: false, content: (0,content_of/* contentOf */.$)(bytes) };
}
/**
 * Imports each module once, before any code of the writer's runs.
 * @throws AgentExecError `setup-failed` with what the first that fails says; `image-unsuitable` if no program of the
 * image can import it.
 */
async function tryFunctions(sandbox, functions, signal) {
    for (const { names, args } of (0,import_commands/* importCommands */.G)(functions, functionsFolder)) {
        const program = names.find((name) => sandbox.has(name));
        if (program === undefined)
            throw (0,functions_functions/* missingProgram */.HN)(functions, names[0], "the image");
        await tryImport({ place: sandbox.place, signal }, functions, [program, ...args]);
    }
}
async function tryImport({ place, signal }, functions, command) {
    const late = AbortSignal.timeout(importedWithinMs);
    let words = "";
    const exitCode = await (0,preparation/* runPreparation */.V9)({
        place,
        signal: AbortSignal.any([signal, late]),
        command,
        user: users/* blockUser */.rn,
        // As a block finds them, and not because they are in the current folder.
        workingFolder: "/",
        onOutput: (_stream, bytes) => {
            words = (words + Buffer.from(bytes).toString("utf8")).slice(-maxWordsChars);
        },
    }).catch((error) => {
        signal.throwIfAborted();
        if (late.aborted)
            throw (0,functions_functions/* brokenFunctions */.Fw)(functions, `${words}\nno end after ${importedWithinMs / 1000} s`);
        throw error;
    });
    if (exitCode !== 0)
        throw (0,functions_functions/* brokenFunctions */.Fw)(functions, words);
}
function functions_in_pythonOf(sandbox) {
    return ["python3", "python"].find((name) => sandbox.has(name)) ?? null;
}

// EXTERNAL MODULE: ./lib/executors/contained/session/setup-caches.js
var setup_caches = __webpack_require__(61344);
// EXTERNAL MODULE: ./lib/executors/contained/egress/proxy-environment.js
var proxy_environment = __webpack_require__(60626);
// EXTERNAL MODULE: ./lib/executors/contained/place.js
var place = __webpack_require__(64411);
// EXTERNAL MODULE: ./lib/executors/contained/sandbox/kill-with-retries.js
var kill_with_retries = __webpack_require__(5788);
;// CONCATENATED MODULE: ./lib/executors/contained/session/setup.js








/** Where `pip install --user` and others put programs, behind everything else. */
const ownPrograms = 'PATH="$PATH:$HOME/.local/bin"';
/** 10 minutes a command: installing what a build needs from a slow mirror. */
const commandDeadlineMs = 600_000;
/** 4,000 characters of a failing command's output go into the error. */
const setup_maxWordsChars = 4000;
/**
 * Runs the commands that a person gave for each fresh place, as the blocks' own user; ends what they left
 * running; and cuts the network that they had.
 *
 * @throws AgentExecError `setup-failed` for a command that does not end with 0 in its time, and where the network is
 *   still there afterwards; `engine-unavailable` and `session-lost` if the engine or the place fails in this time. On
 *   abort: the signal's reason.
 */
async function runSetup(options) {
    const { sandbox, commands, hasNetwork, signal, onProgress } = options;
    const facts = [];
    for (const command of commands) {
        onProgress?.(`Setup: ${command}`);
        const startedAt = performance.now();
        await runCommand(options, command);
        facts.push({ command, durationMs: Math.round(performance.now() - startedAt) });
    }
    const end = await (0,kill_with_retries/* killWithRetries */.B)(sandbox, signal);
    signal.throwIfAborted();
    if (end === "unable")
        throw await (0,preparation/* explainLoss */.TU)(preparing(options), new place/* PlaceSilentError */.F("No killer started."));
    if (end !== "done")
        throw failed("agent-exec could not end the processes that the setup left running.");
    if (hasNetwork)
        await cutNetwork(options);
    sandbox.replenish();
    return facts;
}
async function runCommand(options, command) {
    const { hasNetwork, signal, sandbox, caches = [] } = options;
    const { workspaceFolder } = sandbox.place;
    const enter = `${prelude_sh/* default */.A}enter_workspace ${workspaceFolder}\n${ownPrograms}\n${hasNetwork ? proxy_environment/* withoutProxy */.$d : ""}${(0,setup_caches/* cacheVariables */.e7)(caches)}`;
    const deadline = AbortSignal.timeout(commandDeadlineMs);
    let words = "";
    const exitCode = await (0,preparation/* runPreparation */.V9)({
        ...preparing(options),
        signal: AbortSignal.any([signal, deadline]),
        command: ["sh", "-c", `${enter}exec sh -c "$0"`, command],
        user: caches.length > 0 ? users/* cachingUser */.rt : users/* blockUser */.rn,
        onOutput: (_stream, bytes) => {
            words = (words + Buffer.from(bytes).toString("utf8")).slice(-setup_maxWordsChars);
        },
    }).catch((error) => {
        signal.throwIfAborted();
        if (!deadline.aborted)
            throw error;
        throw failed(`\`${command}\` took longer than ${commandDeadlineMs / 60_000} minutes.`);
    });
    if (exitCode === 0)
        return;
    const what = words.trim() === "" ? " and printed nothing." : ` and printed:\n${words.trim()}`;
    throw failed(`\`${command}\` ended with exit code ${exitCode}${what}`, { hasNetwork });
}
function preparing({ sandbox: { place }, signal }) {
    return { place, signal };
}
async function cutNetwork(options) {
    const { sandbox, signal } = options;
    await (0,preparation/* blamingPlace */.Am)(preparing(options), () => sandbox.place.cutNetworks(signal));
    try {
        await sandbox.lookAgain();
    }
    catch (cause) {
        signal.throwIfAborted();
        throw failed("agent-exec could not cut the setup's network.", { cause });
    }
    const left = interfacesIn(sandbox.findings).filter((name) => name !== "lo");
    if (left.length > 0)
        throw failed(`agent-exec could not cut the setup's network. These interfaces are still there: ${left.join(", ")}.`);
}
function interfacesIn(findings) {
    return findings.flatMap((line) => /^interface\s+([^\s:|]+):/.exec(line)?.[1] ?? []);
}
function failed(what, { cause, hasNetwork = true } = {}) {
    const advice = "Run the setup's commands by hand in the image. Build your own image for steps that never change.";
    const network = hasNetwork ? "" : " The setup had no network. Set `setup-network: full` to give it one.";
    return new errors/* AgentExecError */.r("setup-failed", `The setup failed: ${what}`, {
        nextStep: `${advice}${network}`,
        cause,
    });
}

;// CONCATENATED MODULE: ./lib/executors/contained/session/open-prepared.js
















/** Opens a sandbox, fills in its files and runs its setup. If that fails, nothing is left. */
async function openPrepared(parts, { onProgress, purpose = "blocks", signal, ...start }) {
    const { settings, allowList, image } = parts;
    const { hasNetwork, caches = [] } = parts.setup;
    const { functions } = settings;
    const commands = [
        ...(functions?.hasRequirements === true ? [installRequirements] : []),
        ...parts.setup.commands,
    ];
    const egress = createEgressOpener({ allowList, image, ports: settings.egressPorts, signal });
    const sandbox = await parts.openSandbox({ signal, ...(hasNetwork ? {} : { onPlace: egress.begin }) });
    try {
        const { workspaceFolder } = sandbox.place;
        if (isWorkspaceElsewhere(sandbox.findings, workspaceFolder))
            throw linkedWorkspace(image, workspaceFolder);
        const missing = (0,languages/* missingLanguages */.Kb)(settings.languages ?? [], (program) => sandbox.has(program));
        if (missing !== null)
            throw new errors/* AgentExecError */.r("image-unsuitable", `The image ${image} cannot run ${missing}.`, {
                nextStep: "Use an image that has the program, or change the setting `language`.",
            });
        await openDiskWorkspace(sandbox, parts.sizes, signal);
        const hasSetup = commands.length > 0;
        const isWatched = purpose === "blocks";
        const isCommitted = start.files !== undefined && sandbox.has("git");
        // The setup and the commit must not see the changes, and blocks are compared with the files before them.
        const isApart = hasSetup || isWatched || isCommitted;
        const room = (0,limits_sizes/* describeRoom */.l5)(parts.sizes);
        const given = new given_entries/* GivenEntries */.O();
        const first = isApart ? start.files : (0,with_changes/* filesWithChanges */.T)(start);
        if (first) {
            // Nobody needs the changes of a verification.
            const files = isWatched ? given.noted(first) : given.timed(first);
            await fillWorkspace({ sandbox, files, room, signal });
            sandbox.wasGivenBytecode = [...given.paths].some((path) => path.split("/").includes(bytecodeFolder));
            if (isCommitted)
                sandbox.hasRepository = await makeRepository({ sandbox, given, signal });
        }
        if (functions !== undefined)
            await putFunctions(sandbox, functions, signal);
        if (!hasNetwork)
            sandbox.egress = await egress.opened(sandbox.place);
        const progress = onProgress === undefined ? {} : { onProgress };
        const setup = hasSetup
            ? await runSetup({ sandbox, commands, hasNetwork, caches, signal, ...progress })
            : [];
        await (0,setup_caches/* requireClosed */.Ef)(caches, { place: sandbox.place, signal });
        if (functions !== undefined && isWatched)
            await tryFunctions(sandbox, functions, signal);
        const isIndexed = isWatched && (hasSetup || first);
        const index = isIndexed
            ? await indexWorkspace({ sandbox, given, hasSetup, signal })
            : new WorkspaceIndex(given);
        const changes = isApart ? start.changes : undefined;
        if (changes !== undefined)
            await changeWorkspace({ sandbox, changes, room, signal });
        // The canary must find what the blocks will have: the setup's network is cut by now.
        if (hasNetwork)
            sandbox.egress = await egress.opened(sandbox.place);
        if (isWatched)
            sandbox.expectBlocks();
        else
            sandbox.spares.startNoMore();
        return { sandbox, setup, index };
    }
    catch (error) {
        await sandbox.end();
        throw parts.afterwards === "removed" ? error : withoutKept(error, sandbox.place);
    }
}
/** Tells a user who wants to look inside that the place was removed. */
function withoutKept(error, { names }) {
    if (!(0,errors/* isAgentExecError */.TE)(error) || error.code !== "setup-failed")
        return error;
    return new errors/* AgentExecError */.r(error.code, error.message, {
        nextStep: `${error.nextStep} The ${names.place} was removed, because agent-exec keeps it only if the setup succeeds.`,
        cause: error.cause,
    });
}
function linkedWorkspace(image, folder) {
    return new errors/* AgentExecError */.r("image-unsuitable", `The image ${image} has a link at ${folder}, so the code would run in another folder.`, {
        nextStep: `Use an image in which ${folder} is a folder or does not exist, or set \`workspace-path\` to another folder.`,
    });
}
async function openDiskWorkspace(sandbox, { isWorkspaceOnDisk, workspaceBytes: limitBytes }, signal) {
    if (!isWorkspaceOnDisk)
        return;
    try {
        sandbox.disk = await DiskWorkspace.open({ sandbox, limitBytes, signal });
    }
    catch (cause) {
        signal.throwIfAborted();
        if ((0,errors/* isAgentExecError */.TE)(cause))
            throw cause;
        throw new errors/* AgentExecError */.r("setup-failed", `The workspace cannot be on disk: ${(0,errors/* messageOf */.bD)(cause)}`, {
            nextStep: "To keep the workspace in memory, set `workspace-size` below `memory`.",
            cause,
        });
    }
}

// EXTERNAL MODULE: ./lib/facts/execution.js
var facts_execution = __webpack_require__(6257);
// EXTERNAL MODULE: ./lib/executors/languages/infer-language.js
var infer_language = __webpack_require__(28301);
// EXTERNAL MODULE: ./lib/executors/entries/seen-entries.js
var seen_entries = __webpack_require__(11111);
// EXTERNAL MODULE: ./lib/executors/kept-command.sh.js
var kept_command_sh = __webpack_require__(2711);
// EXTERNAL MODULE: ./lib/executors/languages/shell-word.js
var shell_word = __webpack_require__(66829);
;// CONCATENATED MODULE: ./lib/executors/contained/process/until-ready.js

/** 2,000 characters of the engine's words for why it did not start a process: enough for a sentence. */
const maxFailureChars = 2000;
/** 20 s: far above a busy runner's worst; what takes longer hangs. */
const startDeadlineMs = 20_000;
/** How much a process has written that has waited since it said that it is ready: a line end, by `echo`. */
const readyBytes = 1;
/** What `untilReady` waits for. No words of an engine begin with it. */
const readyByte = "\n".charCodeAt(0);
/**
 * Null once the process has said that it is ready, otherwise the engine's words for why it did not start it. Asking the
 * engine instead takes ten questions on a processor that the start itself needs. @throws the signal's reason.
 */
async function untilReady(process, { names, maxWaitMs }, signal) {
    signal?.throwIfAborted();
    const settled = new AbortController();
    const onAbort = () => settled.abort();
    signal?.addEventListener("abort", onAbort, { once: true });
    const deadlineMs = Math.min(startDeadlineMs, maxWaitMs);
    let failure = "";
    try {
        return await Promise.race([
            new Promise((resolve) => {
                process.listen((stream, bytes) => {
                    if (failure === "" && stream === "stdout" && bytes[0] === readyByte)
                        resolve(null);
                    else if (failure.length < maxFailureChars)
                        failure += Buffer.from(bytes).toString("utf8").slice(0, maxFailureChars);
                });
            }),
            process.ended.then(() => failure.trim() || `the ${names.engine} did not start the process`),
            (0,promises_.setTimeout)(deadlineMs, `the ${names.engine} did not start the process within ${deadlineMs / 1000} s`, {
                ref: false,
                signal: settled.signal,
            }).catch(() => {
                signal?.throwIfAborted();
                return null;
            }),
        ]);
    }
    finally {
        settled.abort();
        signal?.removeEventListener("abort", onAbort);
    }
}

;// CONCATENATED MODULE: ./lib/executors/contained/sandbox/run-block.py.js
/* harmony default export */ const run_block_py = ("# A Python that takes a block. Arguments: its own name, the workspace, how generated names begin, and the lines that a\n# shell took (wait-for-code.sh), if it took them. Otherwise this Python was started before: it says that it is ready,\n# takes the same four lines, and says so, as the shell does. By then it has started, which is over half of a short\n# block's time. The code runs as Python runs a file: under the same name, with the same globals, arguments, path and\n# modules, and the same words for an error that nobody caught. Two things differ from a file that Python runs: two more\n# frames in the stack, as with \"python -m\", and the command in lists of processes. A module that is written again loses\n# its bytecode: Python takes the old one as its own if both were written within a second and have the same length.\n# Another Python runs code that does not compile, and says why. Python 2 reads this, too.\ndef run_block():\n    import os, sys\n    main = globals()\n    del main[\"run_block\"]\n    own, workspace, prefix = sys.argv[1:4]\n    as_bytes = getattr(os, \"fsencode\", str)\n\n    def rename(name):\n        try:\n            with open(\"/proc/self/comm\", \"wb\", 0) as comm: comm.write(name)\n        except EnvironmentError: pass\n\n    def wait_for_lines():\n        rename(b\"waits-for-code\")\n        os.write(1, b\"\\n\")\n        lines = [b\"\"]\n        while len(lines) < 5:\n            more = os.read(0, 65536)\n            if not more: os._exit(1)\n            lines = (b\"\\n\".join(lines) + more).split(b\"\\n\", 4)\n        os.write(1, b\"\\n\")\n        rename(own.encode())\n        return lines\n\n    def enter_workspace():\n        for right in (os.R_OK, os.W_OK, os.X_OK):\n            if not os.access(workspace, right): os.chmod(workspace, 0o755)\n        os.chdir(workspace)\n        if \"PWD\" in os.environ: os.environ[\"PWD\"] = workspace\n\n    def store_code(path, folder, begun):\n        code = b\"\".join([begun] + list(iter(lambda: os.read(0, 65536), b\"\")))\n        if folder and not os.path.isdir(folder): os.makedirs(folder)\n        if os.path.isdir(path) and not os.path.islink(path):\n            if b\"/\" + as_bytes(prefix) not in path: raise EnvironmentError(21, \"Is a directory\")\n            import shutil\n            shutil.rmtree(path)\n        elif os.path.lexists(path): os.remove(path)\n        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)\n        left = memoryview(code)\n        while len(left): left = left[os.write(file, left):]\n        os.close(file)\n        forget_bytecode(*os.path.split(path))\n\n    def forget_bytecode(home, name):\n        kept = os.path.join(home, b\"__pycache__\")\n        if not name.endswith(b\".py\") or not os.path.isdir(kept) or os.path.islink(kept): return\n        for each in os.listdir(kept):\n            if each.startswith(name[:-2]): os.remove(os.path.join(kept, each))\n\n    told = [as_bytes(word) for word in sys.argv[4:]]\n    source, folder, path, begun = told + [b\"\"] if told else wait_for_lines()[1:]\n    try:\n        enter_workspace()\n        if source != b\"there\": store_code(path, folder, begun)\n        with open(path, \"rb\") as file: code = file.read()\n    except EnvironmentError as error:\n        sys.exit(\"%s: %s\" % (path.decode(\"utf-8\", \"replace\"), error.strerror))\n    null = os.open(os.devnull, os.O_RDONLY)\n    os.dup2(null, 0)\n    os.close(null)\n    if sys.version_info < (3,): os.execvp(own, [own, path])\n\n    if os.environ.get(\"PATH\"): os.environ[\"PATH\"] += \":\" + os.environ.get(\"HOME\", \"\") + \"/.local/bin\"\n    path = os.fsdecode(path)\n    sys.argv[:] = [path]\n    if hasattr(sys, \"orig_argv\"): sys.orig_argv[:] = [own, path]\n    if sys.path[:1] == [\"\"]: sys.path[0] = os.path.dirname(os.path.realpath(path))\n    try:\n        loader = sys.modules[\"_frozen_importlib_external\"].SourceFileLoader(\"__main__\", path)\n        code = compile(code, path, \"exec\", dont_inherit=True)\n    except Exception: os.execvp(own, [own, path])\n    main.update(__file__=path, __cached__=None, __loader__=loader)\n    try:\n        exec(code, main)\n    except SystemExit:\n        raise\n    except BaseException:\n        hook = sys.excepthook\n        def tell(kind, error, trace):\n            sys.excepthook = hook\n            trace = trace.tb_next.tb_next\n            BaseException.with_traceback(error, trace)\n            if hasattr(sys, \"last_traceback\"): sys.last_traceback = trace\n            hook(kind, error, trace)\n        sys.excepthook = tell\n        raise\n\nrun_block()\n");

;// CONCATENATED MODULE: ./lib/executors/contained/sandbox/wait-for-code.sh.js
/* harmony default export */ const wait_for_code_sh = ("# What a shell runs that waits for a block. Arguments: the workspace, how generated names begin, the program for Python\n# (run-block.py), the program for a command that is kept in no file (kept-command.sh).\n# Four lines come, then the code up to the end of input. \"read\" is a builtin that takes single bytes, so that cat gets all\n# of the code. Paths are absolute: a name with a leading dash is no option. The image may have a variable of any name,\n# which would reach the block changed: the names here begin with an underscore. The shell turns into the interpreter, so\n# the engine's exit code is the interpreter's. It says that it is ready, and again when it took the lines; from then on\n# the block's code may write, and nothing it writes is read for control. Code that is kept goes into no file: the\n# interpreter, a shell then, gets it from the same input.\n# A block has the lowest priority of its place, so that the killer and the monitor get a processor at once among 250\n# processes that fork without end. It costs the block 0.5 ms. The engine shares processors out by place, so a block yields\n# to nothing outside of its own.\n_workspace=$1 _prefix=$2 _python=$3 _kept=$4\n\n# Makes room for a block's file. If it were written through a link or into a pipe that an earlier block left, other code\n# would run than is shown. A folder is removed only if its name is a generated one. Without rm a plain file is overwritten.\nclear_way() {\n  [ -e \"$1\" ] || [ -h \"$1\" ] || return 0\n  is_missing rm && [ -f \"$1\" ] && [ ! -h \"$1\" ] && return\n  case $1 in\n    */\"$_prefix\"*) rm -rf \"$1\" 2>/dev/null || { chmod -R u+rwx \"$1\"; rm -rf \"$1\"; } ;;\n    *) rm -f \"$1\" ;;\n  esac\n}\n\n_niced=\"nice -n 19\"; is_missing nice && _niced=\necho\nIFS= read -r _interpreter || exit\ncase $_interpreter in \"warm \"*)\n  _interpreter=${_interpreter#* }\n  exec $_niced \"$_interpreter\" -c \"$_python\" \"$_interpreter\" \"$_workspace\" \"$_prefix\" ;;\nesac\nread -r _code && IFS= read -r _folder && IFS= read -r _file || exit\necho\ncase $_interpreter in python3|python)\n  exec $_niced \"$_interpreter\" -c \"$_python\" \"$_interpreter\" \"$_workspace\" \"$_prefix\" \"$_code\" \"$_folder\" \"$_file\" ;;\nesac\nenter_workspace \"$_workspace\"\n# Where \"pip install --user\" and others put programs. Behind everything else, and only for the block's own process.\nPATH=\"$PATH:$HOME/.local/bin\"\n[ \"$_code\" = kept ] && exec $_niced \"$_interpreter\" -c \"$_kept\" verify \"\n\"\n[ -z \"$_folder\" ] || mkdir -p \"$_folder\" || exit\n[ \"$_code\" = there ] || { clear_way \"$_file\" && cat >\"$_file\"; } || exit\ncase $_interpreter in \"command \"*) eval \"exec $_niced ${_interpreter#* }\" </dev/null ;; esac\nexec $_niced \"$_interpreter\" \"$_file\" </dev/null\n");

;// CONCATENATED MODULE: ./lib/executors/contained/sandbox/block-process.js








/** Before a command that is more than a program and the file. */
const commandWord = "command";
/** How a waiting shell runs a file: the program alone, or words of which one contains the file. */
function interpreterOf({ interpreter, command, }) {
    if (command.length === 2 && command[1] === languages/* fileWord */.BZ)
        return interpreter;
    // The path is the shell's own variable, and no part of what it reads as a command.
    const words = command.map((word) => word.split(languages/* fileWord */.BZ).map(shell_word/* asShellWord */.D).join('"$_file"'));
    return `${commandWord} ${words.join(" ")}`;
}
/** By these words of its command a shell that waits for a block is known. */
const waitingWords = "IFS= read -r _interpreter";
/** The argument of such a shell after `-c`. `openFiles`: the soft limit of each process, if it is another one. */
function waitForCode(workspaceFolder, openFiles) {
    const limit = openFiles === undefined ? "" : `ulimit -Sn ${openFiles}\n`;
    return [`${limit}${prelude_sh/* default */.A}${wait_for_code_sh}`, "sh", workspaceFolder, code_file/* generatedPrefix */.UU, run_block_py, kept_command_sh/* default */.A];
}
/** A block's process, from the moment at which its code was handed to a shell that waited. */
class BlockProcess {
    process;
    #hasBegun = false;
    constructor(spare, { interpreter, path, newFolder, code, sink }) {
        this.process = spare;
        let isWordDue = true;
        spare.listenInPlace((stream, bytes) => {
            this.#hasBegun = true;
            const isWord = isWordDue && stream === "stdout" && bytes[0] === readyByte;
            if (stream === "stdout")
                isWordDue = false;
            if (!isWord)
                sink(stream, bytes);
            else if (bytes.length > 1)
                sink(stream, bytes.subarray(1));
        });
        const whereTo = path === null ? "kept" : code === null ? "there" : "comes";
        const lines = [interpreter, whereTo, newFolder ?? "", path ?? ""];
        spare.write(`${lines.join("\n")}\n${code ?? ""}`);
        spare.endInput();
    }
    /**
     * False if the shell did not take the code. An earlier block can have killed the shell a moment ago, before the
     * engine or its streams reported it.
     */
    get hasBegun() {
        return this.#hasBegun;
    }
}

;// CONCATENATED MODULE: ./lib/executors/contained/sandbox/code-store.js



/** There is not even room for the code in the folder that is kept for it. */
class NoRoomError extends Error {
    name = "NoRoomError";
}
/**
 * ENOSPC's number, for what `cat` itself says with 1; a shell that cannot start it, as at the process limit, says more.
 */
const noRoomCode = 28;
const script = `${prelude_sh/* default */.A}rm -f ${folders/* codeFolder */.O8}/* || exit 1; cat >"$0" || { [ $? -eq 1 ] && exit ${noRoomCode}; exit 1; }`;
/**
 * Puts a block's code where blocks cannot write, for a workspace without room: a block that cleans up must be able to
 * start. What was there before goes. Resolves with the absolute path.
 *
 * @throws NoRoomError, the engine's error, that storing failed for another reason, or the signal's reason.
 */
async function storeCode({ place, name, code, signal }) {
    const path = `${folders/* codeFolder */.O8}/${name}`;
    const command = ["sh", "-c", script, path];
    const process = await place.spawn({ command, user: users/* guardUser */.l0, signal });
    const onAbort = () => process.leave();
    signal.addEventListener("abort", onAbort, { once: true });
    try {
        process.listen(() => undefined);
        process.write(code);
        process.endInput();
        const { error } = await process.ended;
        signal.throwIfAborted();
        const exitCode = await process.exitCode();
        // Asked before the stream's own error: `cat` without room reads no more, which can break the stream as well.
        if (exitCode === noRoomCode)
            throw new NoRoomError("There is no room to store the code.");
        if (error !== null)
            throw error;
        if (exitCode !== 0)
            throw new Error(`Storing the code ended with exit code ${exitCode}.`);
        return path;
    }
    finally {
        signal.removeEventListener("abort", onAbort);
    }
}

// EXTERNAL MODULE: ./lib/executors/contained/sandbox/waiting-interpreter.js
var waiting_interpreter = __webpack_require__(46948);
;// CONCATENATED MODULE: ./lib/executors/contained/sandbox/spares.js





/**
 * At the process limit one process in five does not start (bench/times.md, 3). Five in a row fail once in three
 * thousand times.
 */
const tries = 5;
/** 5: few replies have more blocks. A shell that waits takes a process and 0.2 MiB. */
const mostSpares = 5;
/** With a limit under 128, blocks need the processes themselves. */
const poolFromPids = 128;
/** For the spare that starts before it is known which shell there is. */
const waitForShell = 'IFS= read -r _shell && exec "$_shell" -c "$@"';
/** 1 s for an interpreter to start: an image's own may load much. A longer start waits for something. */
const readyWithinMs = 1000;
/** 100 ms for an unneeded interpreter to end: it takes a millisecond, unless a block changed what it runs. */
const endingMs = 100;
/**
 * Processes that wait for code on their standard input. A block then needs no call to the engine before it starts,
 * which is a quarter of its time (bench/times.md, 1). One of them becomes the block's process (`BlockProcess`).
 * At first one waits. If blocks come faster than the engine starts processes, more are started between blocks, so that
 * the next few blocks are served at once.
 */
class Spares {
    #place;
    #most;
    /** What a shell gets after `-c`. */
    #waitForCode;
    #waiting = [];
    /** At most one, and none while a block runs: every process of its user can open its memory and streams. */
    #warm = null;
    #wanted = 1;
    #served = 0;
    #startsMore = true;
    #shell = null;
    #shellKnown;
    #tellShell = () => undefined;
    /**
     * @param limits `pids`: the place's process limit. `openFiles`: the soft limit of each process, if the place may
     * leave it at the hard one (bench/times.md, 3).
     */
    constructor(place, { pids, openFiles }) {
        this.#place = place;
        this.#most = pids < poolFromPids ? 1 : mostSpares;
        this.#waitForCode = waitForCode(place.workspaceFolder, openFiles);
        this.#shellKnown = new Promise((resolve) => (this.#tellShell = resolve));
    }
    /**
     * Sets the shell of all spares, null if none is sealed. The spare that was started before then turns into that shell.
     */
    sealWith(sealedShell) {
        this.#shell = { program: sealedShell ?? "sh", isSealed: sealedShell !== null };
        this.#tellShell(this.#shell.program);
    }
    /** Whether blocks came when none was ready. */
    get isHurried() {
        return this.#wanted > 1;
    }
    /** Whether an interpreter waits or starts. */
    get isWarm() {
        return this.#warm !== null;
    }
    /** How many wait. */
    get count() {
        const all = [...this.#waiting, ...(this.#warm === null ? [] : [this.#warm])];
        return all.filter(({ process }) => process?.hasEnded === false).length;
    }
    /** Resolves once none is starting any more: then `count` is the number of processes. */
    async settled() {
        await Promise.all(this.#waiting.map(({ opening }) => opening));
    }
    /**
     * Starts a spare unless one waits. Call it when no block waits for it. Resolves when it is done, never rejects.
     * Without a sealed shell only the first spare exists, because a block could give a later one another program. Each
     * block then starts its own process, 42 ms later.
     */
    async prepare() {
        if (!this.#mayWait())
            return;
        this.#waiting = this.#waiting.filter(({ process }) => process?.hasEnded !== true);
        const [first] = this.#waiting;
        await (first ?? this.#add()).opening;
    }
    /** Starts as many more as are wanted, until a block comes. Call it when nothing else needs to start. */
    async fill() {
        const served = this.#served;
        while (served === this.#served && this.#waiting.length < this.#wanted && this.#mayWait()) {
            if ((await this.#add().opening) === null)
                return;
        }
    }
    /**
     * Starts an interpreter in a waiting shell, so that it has started when its code comes. Call it while no process of
     * blocks runs. It needs a sealed shell: otherwise blocks can write to what waits. Resolves when it waits for code,
     * never rejects.
     */
    async warm(interpreter) {
        const [first, ...rest] = this.#waiting;
        if (first === undefined || this.#warm !== null)
            return;
        if (!(0,waiting_interpreter/* canWait */.C_)(interpreter) || this.#shell?.isSealed !== true)
            return;
        const { process } = first;
        if (process === null || !isUntouched(process, readyBytes))
            return;
        this.#waiting = rest;
        process.write(`${waiting_interpreter/* warmWord */.Ge} ${interpreter}\n`);
        const isReady = untilReady(process, this.#place).then((failure) => failure === null, () => false);
        this.#warm = { interpreter, process, isReady };
        await isReady;
    }
    /** For few blocks, such as one verification: the spares that wait are enough, and no more are started. */
    startNoMore() {
        this.#startsMore = false;
    }
    /**
     * Call it when all processes of the blocks' user are killed, the spares too. A spare that starts later ends by
     * itself.
     */
    discard() {
        for (const { opening } of this.#waiting)
            void opening.then((spare) => spare?.leave());
        this.#waiting = [];
        this.#warm?.process.leave();
        this.#warm = null;
    }
    /**
     * A process that waits for code for an interpreter: the interpreter itself, a spare, or a new one if there is none or
     * blocks killed them. A spare that printed something is not used: its words would look like the next block's. If this
     * throws, no code has run. @throws the engine's error.
     */
    async take(interpreter, signal) {
        const isLate = this.#served > 0 && this.count === 0;
        this.#served += 1;
        if (isLate)
            this.#wanted = Math.min(this.#wanted + 1, this.#most);
        const warm = await this.#takeWarm(interpreter);
        if (warm !== null)
            return warm;
        for (;;) {
            const [first, ...rest] = this.#waiting;
            if (first === undefined)
                return this.#open(signal);
            this.#waiting = rest;
            const spare = await first.opening;
            if (spare !== null && isUntouched(spare, readyBytes))
                return spare;
            spare?.leave();
        }
    }
    /** Ends it if another interpreter is needed: its process is not clean any more, and a block could rewrite it. */
    async #takeWarm(interpreter) {
        const warm = this.#warm;
        this.#warm = null;
        if (warm === null)
            return null;
        const { process } = warm;
        if (warm.interpreter === interpreter) {
            const isReady = await Promise.race([warm.isReady, (0,promises_.setTimeout)(readyWithinMs, false, { ref: false })]);
            if (isReady && isUntouched(process, 2 * readyBytes))
                return process;
        }
        process.endInput();
        await Promise.race([process.ended, (0,promises_.setTimeout)(endingMs, undefined, { ref: false })]);
        process.leave();
        return null;
    }
    #mayWait() {
        return this.#startsMore && (this.#served === 0 || this.#shell?.isSealed === true);
    }
    #add() {
        const opening = this.#open().catch(() => null);
        const spare = { opening, process: null };
        this.#waiting = [...this.#waiting, spare];
        void this.#settle(spare);
        return spare;
    }
    async #settle(spare) {
        spare.process = await spare.opening;
        if (spare.process === null)
            this.#waiting = this.#waiting.filter((other) => other !== spare);
    }
    async #open(signal) {
        for (let left = tries;; left -= 1) {
            const shell = this.#shell?.program;
            const process = await this.#place.spawn({
                command: [
                    ...(shell === undefined ? ["sh", "-c", waitForShell, "sh"] : [shell, "-c"]),
                    ...this.#waitForCode,
                ],
                user: users/* blockUser */.rn,
                ...(signal === undefined ? {} : { signal }),
            });
            if (shell === undefined)
                process.write(`${await this.#shellKnown}\n`);
            const failure = await untilReady(process, this.#place, signal);
            if (failure === null) {
                // Nobody waits for this: it makes the engine report the process, which it may not do once its streams are held.
                process.exitCode().catch(() => undefined);
                return process;
            }
            process.leave();
            if (left === 1 || this.#place.hasEnded)
                throw new Error(failure);
        }
    }
}
/** Whether it waits and has said only that it is ready. */
function isUntouched(process, saidBytes) {
    return !process.hasEnded && process.bytes === saidBytes;
}

// EXTERNAL MODULE: ./lib/executors/contained/block/block-end.js
var block_end = __webpack_require__(76851);
// EXTERNAL MODULE: ./lib/executors/contained/block/block-evidence.js
var block_evidence = __webpack_require__(40237);
// EXTERNAL MODULE: ./lib/executors/contained/block/block-output.js
var block_output = __webpack_require__(24109);
// EXTERNAL MODULE: ./lib/executors/contained/block/classify-failure.js
var classify_failure = __webpack_require__(66937);
;// CONCATENATED MODULE: ./lib/executors/contained/block/block-run.js









/** 1 s: a killed block's stream ends 62 to 105 ms after the kill (bench/times.md, 3). */
const streamAfterKillMs = 1000;
/**
 * 50 ms: starting a spare takes that long and half a processor. It does not disturb a block that ends before, and
 * during a longer block the next block's process gets ready.
 */
const spareAfterMs = 50;
/** 256 KiB by then is a flood. A start would slow it by a third, so the spare waits for the end of the block. */
const floodBytes = 256 * 1024;
/** Runs one block in the sandbox to its end, and says how it ended. Never throws because of the code or the place. */
async function runBlock(run, options) {
    const { sandbox } = run;
    // Ask before the code is sent, without waiting for the answer.
    const counting = sandbox.upkeep.counters();
    const lookingBack = sandbox.upkeep.begin(run.interpreter);
    const locating = sandbox.space.noted.then(() => locateCode(run));
    const output = new block_output/* BlockOutput */.r({ ...run, ...options });
    const life = await lifeOf(run, { ...options, locating, output, lookingBack });
    const evidence = await (0,block_evidence/* gatherEvidence */.h)({
        ...life,
        sandbox,
        pids: run.pids,
        before: await counting,
        hadLeftovers: await lookingBack,
    });
    sandbox.noteJudged();
    sandbox.replenish();
    const { timeoutMs, idleTimeoutMs = Infinity } = options;
    const { place } = sandbox;
    const facts = {
        ...evidence,
        place,
        end: life.end,
        timeoutMs,
        idleTimeoutMs,
        outputBytes: output.totalBytes,
    };
    return {
        ...(0,classify_failure/* classifyEnd */.q)(facts),
        ...(endsOfCode.has(evidence.sandbox) ? { isSessionSpent: true } : {}),
        durationMs: life.durationMs,
        ...output.finish(),
        file: life.hasStarted ? (await locating).file : null,
    };
}
/** Ends of a place that the code caused. */
const endsOfCode = new Set(["removed", "spent"]);
const shells = new Set(["sh", "bash"].flatMap((shell) => [
    shell,
    interpreterOf({ interpreter: shell, command: [shell, "-e", languages/* fileWord */.BZ] }),
]));
const temporaryFolder = "/tmp";
/**
 * Shell code without a file name is put outside the workspace: otherwise `ls`, `find` and `grep -r` would show the next
 * block dozens of such files. Other languages look for modules or data next to their file, so their code is in the
 * workspace.
 */
function locateCode({ sandbox, file, interpreter }) {
    const { workspaceFolder } = sandbox.place;
    if (file === null)
        return { path: null, newFolder: null, file: null };
    const isOutside = file.isGenerated && shells.has(interpreter);
    const { fullFolders } = sandbox.space;
    const isFull = fullFolders.has(workspaceFolder) || (isOutside && fullFolders.has(temporaryFolder));
    if (file.isGenerated && isFull) {
        return { path: null, isStored: true, newFolder: null, file: null };
    }
    if (isOutside)
        return { path: `${temporaryFolder}/${file.path}`, newFolder: null, file: null };
    const path = `${workspaceFolder}/${file.path}`;
    const newFolder = file.path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : null;
    return { path, newFolder, file: file.path };
}
/** Blocks may have killed every waiting process. What kills a new one kills the next as well. */
const mostTries = mostSpares + 1;
/**
 * Tries another process if the first one ended without taking the code, mostly because earlier blocks killed it. No
 * code has run then.
 */
async function lifeOf(run, options) {
    for (let left = mostTries;; left -= 1) {
        const { life, hasBegun } = await lifeInOneProcess(run, options);
        if (hasBegun || options.signal.aborted)
            return life;
        if (left > 1)
            continue;
        const isKilled = life.end.cause === "ended" && (life.end.exitCode ?? 0) > signalledFrom;
        return isKilled ? life : { ...life, end: { cause: "lost", error: new block_end/* CodeKeptError */.q() } };
    }
}
/** `hasBegun` is false if the process ended before it took the code. */
async function lifeInOneProcess(run, options) {
    const { sandbox, interpreter, clock } = run;
    const prepared = await prepareWithoutLeftovers(run, options);
    const { wasCleared } = prepared;
    if (!("process" in prepared)) {
        return { life: { ...prepared, hasStarted: false, durationMs: 0, atStreamEnd: null }, hasBegun: true };
    }
    const { process, handed } = prepared;
    const startedAt = clock.now();
    const block = new BlockProcess(process, {
        ...handed,
        interpreter,
        sink: (stream, bytes) => options.output.push(stream, bytes),
    });
    const preparing = setTimeout(() => {
        if (options.output.totalBytes < floodBytes)
            void sandbox.spares.prepare();
    }, spareAfterMs);
    const { place, disk, sockets } = sandbox;
    const counting = process.ended.then(() => sandbox.monitor.readCounters());
    const awaited = await (0,block_end/* waitForEnd */.k)({ ...options, block, place, disk, sockets, clock });
    const { endedAt } = awaited;
    const end = await blameStopped(awaited.end, sandbox);
    const hasStreamEnded = process.hasEnded;
    const atStreamEnd = hasStreamEnded ? counting : null;
    clearTimeout(preparing);
    const kill = killingCauses.has(end.cause) ? await sandbox.killAll() : "none";
    // The engine may report the end late. That is not the block's time.
    const durationMs = (endedAt ?? clock.now()) - startedAt;
    if (kill === "done")
        await untilTold(process);
    process.leave();
    return {
        life: { end, hasStarted: true, durationMs, kill, wasCleared, atStreamEnd },
        // Before the end of the stream, the word that it took the code may still be on its way.
        hasBegun: block.hasBegun || end.cause !== "ended" || !hasStreamEnded,
    };
}
/** If earlier blocks stopped the process that should take the code, the engine is not to blame. */
async function blameStopped(end, sandbox) {
    const isKept = end.cause === "lost" && end.error instanceof block_end/* CodeKeptError */.q;
    return isKept && (await sandbox.isAnyStopped()) ? { cause: "kept" } : end;
}
/** 128: what a shell and the engine add a signal's number to. */
const signalledFrom = 128;
/** Ends after which all processes of blocks are killed. */
const killingCauses = new Set([
    "timed-out",
    "kept",
    "idle",
    "untold",
    "cancelled",
    "output-limit",
    "disk-limit",
    "socket-limit",
]);
/** Processes of earlier blocks can keep a process from starting. Then they are ended, and it is tried once more. */
async function prepareWithoutLeftovers(run, options) {
    for (let wasCleared = false;; wasCleared = true) {
        try {
            return { ...(await prepareInTime(run, options)), wasCleared };
        }
        catch (error) {
            const end = endUnstarted(error, options.signal);
            if (wasCleared || end.cause !== "not-started")
                return { end, kill: "none", wasCleared };
            const kill = await run.sandbox.killAll();
            if (kill !== "done")
                return { end, kill, wasCleared };
        }
    }
}
function endUnstarted(error, signal) {
    if (signal.aborted)
        return { cause: "cancelled" };
    return error instanceof NoRoomError ? { cause: "no-room" } : { cause: "not-started", error };
}
/** A process for the code, within the block's time limit. */
async function prepareInTime({ sandbox, clock, code, file, interpreter }, { timeoutMs, signal, lookingBack, locating }) {
    const settled = new AbortController();
    const onAbort = () => settled.abort(signal.reason);
    signal.addEventListener("abort", onAbort, { once: true });
    const taking = sandbox.spares.take(interpreter, signal);
    const handing = locating.then(async ({ path, isStored, newFolder }) => {
        if (file === null || isStored !== true)
            return { path, newFolder, code };
        const { place } = sandbox;
        const storing = { place, name: file.path, code, signal: settled.signal };
        return { path: await storeCode(storing), newFolder: null, code: null };
    });
    const deadline = clock.sleep(timeoutMs, { signal: settled.signal }).then(() => {
        throw new place/* PlaceSilentError */.F(`The ${sandbox.place.names.engine} did not start a process within ${timeoutMs / 1000} s.`);
    });
    try {
        const [process, handed] = await Promise.race([Promise.all([taking, handing, lookingBack]), deadline]);
        return { process, handed };
    }
    catch (error) {
        // A process that starts too late ends by itself, because nobody writes to it any more.
        void taking.then((process) => process.leave(), () => undefined);
        throw error;
    }
    finally {
        signal.removeEventListener("abort", onAbort);
        settled.abort();
        deadline.catch(() => undefined);
    }
}
/** Output from before its end may still be on its way. */
async function untilTold(process) {
    await Promise.race([
        process.ended,
        new Promise((resolve) => setTimeout(resolve, streamAfterKillMs).unref()),
    ]);
}

;// CONCATENATED MODULE: ./lib/executors/entries/tar-entries.js

/** 1 GiB of contents that nobody wants: a sparse file can claim to hold exabytes. */
const maxDiscardedBytes = 1024 ** 3;
/** 4 GiB: several times as much as the data and messages of 100,000 entries. */
const defaultMaxArchiveBytes = 4 * 1024 ** 3;
/**
 * Reads a tar archive that a hostile program may have written. Only regular files and links that stay inside come out
 * of it, with plain paths below the root, each path once; nothing is followed, created or executed here.
 *
 * @throws Error when the archive is torn or has no end.
 */
async function* readTarEntries(archive, { maxArchiveBytes = defaultMaxArchiveBytes, ...options }) {
    const { extract } = await __webpack_require__.e(/* import() */ 6118).then(__webpack_require__.t.bind(__webpack_require__, 56118, 19));
    const unpack = extract({});
    // Not awaited, because it ends with its archive, which the caller closes.
    void feed(archive, unpack, maxArchiveBytes);
    const filter = new entry_filter/* EntryFilter */.x({ ...options, maxDiscardedBytes });
    try {
        for await (const entry of unpack) {
            const judged = filter.judge(describeEntry(entry.header));
            const content = new EntryContent(entry);
            if (judged !== null)
                yield judged.kind === "file" ? { ...judged, content } : judged;
            if (filter.isShut)
                break;
            await content.discardRest();
        }
        yield* filter.summary();
    }
    finally {
        unpack.destroy();
    }
}
/** Hands the archive to the reader at the reader's pace. */
async function feed(archive, unpack, maxBytes) {
    try {
        let bytes = 0;
        for await (const chunk of archive) {
            if (unpack.destroyed)
                return;
            bytes += chunk.byteLength;
            if (bytes > maxBytes)
                throw new Error("The archive has no end.");
            if (!unpack.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)))
                await drained(unpack);
        }
        unpack.end(null);
    }
    catch (error) {
        unpack.destroy(error);
    }
}
function drained(unpack) {
    if (unpack.destroyed)
        return Promise.resolve();
    return new Promise((resolve) => {
        const goOn = () => {
            unpack.off("drain", goOn);
            unpack.off("close", goOn);
            resolve();
        };
        unpack.once("drain", goOn);
        unpack.once("close", goOn);
    });
}
/** The bytes of an entry. A caller may stop early. The rest is then discarded before the next entry. */
class EntryContent {
    #chunks;
    constructor(chunks) {
        this.#chunks = chunks[Symbol.asyncIterator]();
    }
    async *[Symbol.asyncIterator]() {
        for (;;) {
            const { value, done } = await this.#chunks.next();
            if (done === true)
                return;
            yield value;
        }
    }
    async discardRest() {
        for await (const _chunk of this)
            ;
    }
}
function describeEntry({ name, type, size, mode, linkname }) {
    const kind = entryKind(type);
    const target = kind === "symlink" ? { target: linkname ?? "" } : {};
    return { name, kind, bytes: size, isExecutable: (mode & 0o111) !== 0, ...target };
}
function entryKind(type) {
    switch (type) {
        case "file":
        case "directory":
        case "symlink":
        case "fifo":
            return type;
        case "link":
            return "hard-link";
        case "character-device":
        case "block-device":
            return "device";
        default:
            return "other";
    }
}

;// CONCATENATED MODULE: ./lib/executors/contained/workspace/comparison.js




/** Finds what differs from the index in a list of what is there, before anything of that is read. */
class Comparison {
    #wanted = new Map();
    /** What differs and was told before, as it is. */
    same = [];
    #doubtful = [];
    #leftOut = [];
    #options;
    #filter;
    /** All paths that existed before or exist now, without folders. */
    #seen = new Set();
    /** Folders in which nothing was listed. */
    #closed = new Set();
    constructor(options) {
        this.#options = options;
        this.#filter = new entry_filter/* EntryFilter */.x(options);
    }
    add(entry) {
        const { index, limits, leaveOut, isTimeUnsure, look } = this.#options;
        const facts = factsOf(entry);
        const isUntouched = index.isUntouched(entry);
        if (facts.kind === "directory") {
            const isClosed = !facts.isReadable || entry.name.split("/").length > limits.depth;
            if (isClosed)
                this.#closed.add(entry.name);
            if (isClosed && !isUntouched)
                this.#judge(pathOf(entry.name) ?? shown(entry.name), facts);
            return;
        }
        if (index.has(entry.name))
            this.#seen.add(entry.name);
        if (leaveOut.has(entry.name) || (isUntouched && !isTimeUnsure))
            return;
        const path = pathOf(entry.name);
        if (path === null) {
            if (!isUntouched)
                this.#leaveOut(shown(entry.name), "its name is not UTF-8");
            return;
        }
        const modifiedAt = (0,changed_times/* changedTime */.c)(facts.times, index.given);
        const looked = { path, facts: entry.facts, changedAt: facts.changedAt, modifiedAt };
        const seen = look?.seen(looked) ?? null;
        const given = index.given.get(path);
        if (seen === "as-given")
            look?.settle(looked, seen);
        else if (seen === "told") {
            if (this.#judge(path, facts))
                this.same.push(looked);
        }
        else if (given?.kind === "file" && isLike(given, facts))
            this.#doubtful.push({ entry: looked, facts, given });
        else if (!isUntouched && this.#judge(path, facts))
            this.#wanted.set(path, looked);
    }
    /**
     * What is to be read, by path: files and links that are new or different. In the order in which they were changed.
     */
    get wanted() {
        const inOrder = [...this.#wanted].toSorted(([, one], [, other]) => one.modifiedAt - other.modifiedAt);
        return new Map(inOrder);
    }
    /** What is to be read inside for its hash, before `settle`. */
    get doubtfulPaths() {
        return this.#doubtful.map(({ entry }) => entry.path);
    }
    /** @param hashes of the doubtful files, in their order; null where nobody can tell */
    settle(hashes) {
        for (const [place, { entry, facts, given }] of this.#doubtful.entries()) {
            if (hashes?.[place] === given.sha256)
                this.#options.look?.settle(entry, "as-given");
            else if (this.#judge(entry.path, facts))
                this.#wanted.set(entry.path, entry);
        }
    }
    /** To be asked once all is settled: what is gone, then what differs and does not come out. */
    *gone() {
        for (const name of this.#options.index.names()) {
            if (this.#seen.has(name) || (0,files_paths/* foldersOf */.p)(name).some((folder) => this.#closed.has(folder)))
                continue;
            const path = pathOf(name);
            if (path !== null)
                yield { kind: "deleted", path };
        }
        yield* this.#leftOut;
        yield* this.#filter.summary();
    }
    /** Whether it may come out; what may not is among what was left out. */
    #judge(path, { kind, bytes, isExecutable, isReadable }) {
        const found = {
            name: path,
            kind,
            bytes: kind === "file" ? bytes : 0,
            isExecutable,
            isReadable,
        };
        const judged = this.#filter.judge(found);
        if (judged?.kind === "left-out")
            this.#leftOut.push(judged);
        return judged !== null && judged.kind !== "left-out";
    }
    #leaveOut(path, reason) {
        const leftOut = this.#filter.refuse(path, reason);
        if (leftOut !== null)
            this.#leftOut.push(leftOut);
    }
}
function isLike(given, { kind, bytes, isExecutable, isReadable }) {
    return kind === "file" && isReadable && bytes === given.bytes && isExecutable === given.isExecutable;
}
/** As far as a name can be shown that is no text. */
function shown(name) {
    return Buffer.from(name, "latin1").toString("utf8");
}

;// CONCATENATED MODULE: ./lib/executors/contained/workspace/workspace-out.js








/**
 * The differences from the index, after everything that blocks left running is dead. Such a process could change files,
 * or kill the reader. A process inside lists the workspace and then packs what differs into a tar archive on its
 * standard output: the engine's own archive call cannot read a tmpfs (bench/times.md, 1). That process is as
 * hostile as the code is.
 *
 * @throws AgentExecError `session-lost` when the archive does not come or is torn; `workspace-blocked` when blocks'
 *   processes do not end, which ends the place, or have ended it by taking all memory;
 *   `image-unsuitable` when the image has neither tar, find and stat nor Python. On abort: the signal's reason.
 */
async function* readWorkspace(options) {
    const { sandbox, index, leaveOut, signal, limits = entry_filter/* defaultFileLimits */.W } = options;
    const command = listAndPackCommand(sandbox, limits.depth);
    signal.throwIfAborted();
    // Most code that only computes leaves nothing, and ending leftovers and an archive take two processes.
    const mayChange = await sandbox.upkeep.beginReading();
    if (index.isEmpty && !mayChange && (await sandbox.monitor.holdsOnly(leaveOut)))
        return;
    let reading = null;
    try {
        await endLeftovers(sandbox, signal);
        reading = await startReading({ sandbox, signal, command });
        const isTimeUnsure = sandbox.disk === null;
        // Without a look before there is nothing that could be the same.
        yield* changesIn(reading, { ...options, limits, isTimeUnsure });
    }
    catch (cause) {
        signal.throwIfAborted();
        throw await explained(cause, sandbox);
    }
    finally {
        reading?.output.stdout.destroy();
        sandbox.kernel?.release();
        sandbox.replenish({ afterMs: replenishAfterMs });
    }
}
/**
 * What differs from the index now, while what blocks left running runs on. What was told before and not touched since
 * is not read again. A write through memory counts as none where files lie in memory: only reading all would tell.
 *
 * @throws AgentExecError `session-lost` and `image-unsuitable` as `readWorkspace`. On abort: the signal's reason.
 */
async function* readCheckpoint({ seen, ...options }) {
    const { sandbox, signal, limits = entry_filter/* defaultFileLimits */.W } = options;
    const command = listAndPackCommand(sandbox, limits.depth);
    signal.throwIfAborted();
    sandbox.upkeep.pause();
    const look = seen.look();
    let reading = null;
    try {
        reading = await startReading({ sandbox, signal, command });
        yield* changesIn(reading, { ...options, limits, isTimeUnsure: false, look });
        look.finish();
    }
    catch (cause) {
        signal.throwIfAborted();
        throw await explained(cause, sandbox);
    }
    finally {
        reading?.output.stdout.destroy();
        sandbox.replenish();
    }
}
async function explained(cause, { place }) {
    if ((0,errors/* isAgentExecError */.TE)(cause))
        return cause;
    if (await place.hasDiedOfMemory())
        return spentMemory(place.names, cause);
    return new errors/* AgentExecError */.r("session-lost", "The workspace's files can no longer be read.", {
        nextStep: "Run again. The transcript contains the code's output.",
        cause,
    });
}
async function* changesIn({ process, output }, options) {
    const { index, leaveOut, limits, isTimeUnsure, look } = options;
    const chunks = output.stdout[Symbol.asyncIterator]();
    const comparison = new Comparison({ index, limits, leaveOut, isTimeUnsure, look });
    for await (const entry of parseListing(chunks))
        comparison.add(entry);
    comparison.settle(await hashesOf(comparison.doubtfulPaths, options));
    yield* comparison.gone();
    for (const entry of comparison.same) {
        look?.settle(entry, "told");
        yield { kind: "same", path: entry.path };
    }
    const { wanted } = comparison;
    if (wanted.size === 0) {
        process.endInput();
        // To its end where blocks go on: it would count as left running by one.
        if (look !== undefined)
            while ((await chunks.next()).done !== true)
                ;
        return;
    }
    const listedBytes = output.bytes;
    void process.writeAll(namesOf(wanted.keys())).then(() => process.endInput());
    const archive = { [Symbol.asyncIterator]: () => chunks };
    for await (const entry of readTarEntries(archive, { limits, leaveOut })) {
        const looked = wanted.get(entry.path);
        if (looked === undefined)
            continue;
        wanted.delete(entry.path);
        const given = index.given.get(entry.path);
        const isAsGiven = entry.kind === "link" && given?.kind === "link" && entry.target === given.target;
        look?.settle(looked, isAsGiven ? "as-given" : "told");
        if (isAsGiven)
            continue;
        yield entry.kind === "file" ? { ...entry, modifiedAt: looked.modifiedAt } : entry;
    }
    if (output.bytes === listedBytes)
        throw new Error(`No archive came: ${output.errorText.slice(0, 1000)}`);
    for (const path of wanted.keys())
        yield { kind: "left-out", path, reason: "it cannot be read" };
}
function spentMemory({ place }, cause) {
    const message = `The kernel ended the ${place} because the code took too much memory.`;
    return new errors/* AgentExecError */.r("workspace-blocked", message, {
        nextStep: `Change the code so that it uses less memory, or raise \`memory\`. The code's files are lost with the ${place}.`,
        cause,
    });
}
/** 200 ms: most often the session ends, which processes that are being started would hold up. */
const replenishAfterMs = 200;
async function endLeftovers(sandbox, signal) {
    if (await sandbox.kernel?.hold())
        return;
    const end = await (0,kill_with_retries/* killWithRetries */.B)(sandbox, signal);
    signal.throwIfAborted();
    if (end === "done")
        return;
    const { names } = sandbox.place;
    const { state } = await sandbox.check();
    if (state !== "running" || end === "unable")
        throw new Error(`The ${names.place} no longer answers.`);
    await sandbox.end();
    throw new errors/* AgentExecError */.r("workspace-blocked", "The code's leftover processes could not be ended.", {
        nextStep: `Change the code so that it ends its own processes. The code's files are lost with the ${names.place}.`,
    });
}

;// CONCATENATED MODULE: ./lib/executors/contained/session/contained-session.js










/** A session in a place, which all blocks of a run share. */
class ContainedSession {
    facts;
    keep;
    #settings;
    #keptHint;
    /** Generated names of code files. They are not results of the run. */
    #generatedFiles = new Set();
    #sandbox;
    #kernel;
    #index;
    #seen = new seen_entries/* SeenEntries */.y();
    #serving = null;
    #isKept = false;
    constructor({ settings, facts, sandbox, kernel, index, afterwards, keptHint }) {
        this.facts = facts;
        this.#settings = settings;
        this.#sandbox = sandbox;
        this.#kernel = kernel;
        this.#index = index;
        this.#keptHint = keptHint;
        if (afterwards !== "removed")
            this.keep = () => this.#keep(afterwards);
    }
    async execute(block, options) {
        (0,shared_signal/* mayBeShared */.y)(options.signal);
        if (this.#settings.infersLanguage !== true)
            return this.#execute(block, options);
        const { languages: runnable } = this.#sandbox;
        const run = (command, inTime) => this.#runFile(block, command, inTime);
        const inferred = await (0,infer_language/* inferLanguage */.f)(block, { runnable, run }, options);
        if ("ending" in inferred)
            return inferred;
        return this.#execute(inferred.block, { ...options, timeoutMs: inferred.timeoutMs });
    }
    async #execute(block, options) {
        const kernel = this.#kernel;
        // A block with a file name is a file, for others to run and to import.
        if (kernel !== null && block.path === null && kernel.runs(block.language))
            return this.#run(options, (parts) => kernel.run({ ...parts, code: block.code }, options));
        const choice = (0,languages/* chooseLanguage */.Gv)(block, this.#sandbox.languages, options);
        if ("refusal" in choice)
            return (0,facts_execution/* refusedExecution */.Nd)(choice.notRun, choice.refusal);
        return this.#runFile(block, choice, options);
    }
    async #runFile(block, choice, options) {
        const file = (0,code_file/* chooseCodeFile */.$w)(block, choice.language, this.#sandbox.place.workspaceFolder);
        if ("refusal" in file)
            return (0,facts_execution/* refusedExecution */.Nd)("refused", file.refusal);
        if (file.path.includes("/") && !this.#sandbox.has("mkdir"))
            return (0,facts_execution/* refusedExecution */.Nd)("refused", "this image cannot make a folder for the file, because it lacks mkdir and Python");
        return this.#runBlock({ code: block.code, interpreter: interpreterOf(choice), file }, options);
    }
    async verify(command, options) {
        (0,shared_signal/* mayBeShared */.y)(options.signal);
        if (this.#settings.verifiesAsOther !== true)
            return this.#verify(command, options);
        const { judgePrologue, serveAsCode } = await __webpack_require__.e(/* import() */ 7631).then(__webpack_require__.bind(__webpack_require__, 47631));
        this.#serving ??= serveAsCode(this.#sandbox, options.signal);
        await this.#serving;
        return this.#verify(judgePrologue + command, options);
    }
    #verify(command, options) {
        return this.#runBlock({ code: command, interpreter: this.#sandbox.shell, file: null }, options);
    }
    async #runBlock(what, options) {
        return this.#run(options, (parts) => {
            if (what.file?.isGenerated === true)
                this.#generatedFiles.add(what.file.path);
            return runBlock({ ...parts, ...what }, options);
        });
    }
    async #run(options, run) {
        if (options.signal.aborted)
            return (0,facts_execution/* unrunExecution */.xp)("cancelled", "the run was cancelled before the block ran");
        if (!this.#sandbox.isUsable)
            return this.#unusableExecution();
        const { clock, pids } = this.#settings;
        const { maxOutputBytes = this.#settings.maxOutputBytes } = options;
        const { egress } = this.#sandbox;
        const warning = (await egress?.restore(options.signal)) ?? null;
        if (warning !== null)
            options.onWarning?.({ code: "network-relay-lost", message: warning });
        const maxTotalOutputBytes = (0,contained_settings/* maxTotalOutputOf */.V)(this.#settings);
        const execution = await run({ sandbox: this.#sandbox, clock, maxOutputBytes, pids, maxTotalOutputBytes });
        const network = egress?.takeDecisions() ?? [];
        return network.length === 0 ? execution : { ...execution, network };
    }
    /** Processes that earlier blocks left may have taken all memory. */
    async #unusableExecution() {
        const { names } = this.#sandbox.place;
        if (!(await this.#sandbox.place.hasDiedOfMemory()))
            return (0,facts_execution/* unrunExecution */.xp)("container-lost", `the ${names.place} was lost before the block ran`);
        const evidence = `the kernel ended the ${names.place} for lack of memory, which earlier blocks took, before the block ran`;
        return { ...(0,facts_execution/* unrunExecution */.xp)("out-of-memory", evidence), isSessionSpent: true };
    }
    files({ signal }) {
        this.#sandbox.upkeep.expectReading();
        const leaveOut = this.#generatedFiles;
        return readWorkspace({ sandbox: this.#sandbox, index: this.#index, leaveOut, signal });
    }
    checkpoint({ signal }) {
        const leaveOut = this.#generatedFiles;
        return readCheckpoint({ sandbox: this.#sandbox, index: this.#index, leaveOut, signal, seen: this.#seen });
    }
    takeNetworkDecisions() {
        return this.#sandbox.egress?.takeDecisions() ?? [];
    }
    async stop() {
        if (!this.#isKept)
            await this.#sandbox.end();
    }
    async #keep(as) {
        // A lost place has nothing to look at, and the next one may need its name.
        this.#isKept = this.#sandbox.isUsable && (await this.#sandbox.keep(as));
        if (!this.#isKept)
            return null;
        const kept = { name: this.#sandbox.place.name, as };
        return { ...kept, hint: this.#keptHint(kept) };
    }
}

;// CONCATENATED MODULE: ./lib/executors/contained/session/start-session.js



/** A session in a fresh place. @throws as `Executor.start` does; nothing is left then. */
async function startSession(parts, options) {
    const { settings, afterwards, keptHint, wanted, tryUnseen = async () => ({}) } = parts;
    const { sandbox, setup, index } = await openPrepared(parts, options);
    const read = findHeldLimits(sandbox.findings, wanted);
    const waived = findWaivedLimits(wanted);
    const name = options.purpose === "verification" ? undefined : settings.kernel;
    const [tried, kernel] = await Promise.all([
        tryUnseen(read),
        name === undefined ? null : startKernel(sandbox, name, options.signal),
    ]).catch(async (error) => {
        await sandbox.end();
        throw error;
    });
    sandbox.kernel = kernel?.process ?? null;
    const languages = sandbox.languages.map(({ language }) => language.name);
    const facts = {
        ...parts.facts,
        held: { ...tried, ...read },
        ...(waived.length > 0 && { waived }),
        ...(setup.length > 0 && { setup }),
        languages: kernel === null ? languages : [...new Set([kernel.language, ...languages])],
        ...(name !== undefined && { kernel: name }),
    };
    return new ContainedSession({ settings, facts, sandbox, kernel, index, afterwards, keptHint });
}
/** Loaded only if one is needed. */
async function startKernel(sandbox, name, signal) {
    const { startKernelSession } = await Promise.all(/* import() */[__webpack_require__.e(7931), __webpack_require__.e(1199)]).then(__webpack_require__.bind(__webpack_require__, 1199));
    return startKernelSession(sandbox, name, signal);
}

// EXTERNAL MODULE: ./lib/executors/docker/settings/docker-settings.js
var docker_settings = __webpack_require__(41055);
// EXTERNAL MODULE: ./lib/executors/contained/egress/allow-list.js
var allow_list = __webpack_require__(50472);
// EXTERNAL MODULE: ./lib/executors/docker/client/engine-connection.js
var engine_connection = __webpack_require__(93858);
// EXTERNAL MODULE: ./lib/executors/docker/client/engine-call.js
var engine_call = __webpack_require__(70826);
;// CONCATENATED MODULE: ./lib/executors/docker/client/engine-info.js

/** 2 s: an idle engine tells about itself in 6 ms, and what it tells here only makes a session safer and quicker. */
const infoDeadlineMs = 2000;
/** Never rejects. */
async function readEngineInfo(docker, signal) {
    // The library takes a signal here; its types do not know.
    const engine = docker;
    const info = await (0,engine_call/* callEngine */.rU)({ what: "ask the engine about itself", deadlineMs: infoDeadlineMs, signal }, (abortSignal) => engine.info({ abortSignal })).catch(() => null);
    const { SecurityOptions: options, MemTotal: bytes } = (info ?? {});
    return {
        securityOptions: Array.isArray(options) ? options.filter((option) => typeof option === "string") : null,
        machineBytes: typeof bytes === "number" && bytes > 0 ? bytes : null,
    };
}

// EXTERNAL MODULE: ./lib/executors/docker/image/find-image.js + 4 modules
var find_image = __webpack_require__(7185);
// EXTERNAL MODULE: ./lib/executors/docker/leftovers/clean.js + 4 modules
var clean = __webpack_require__(59382);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
// EXTERNAL MODULE: ./lib/executors/docker/container/container-calls.js
var container_calls = __webpack_require__(71200);
// EXTERNAL MODULE: ./lib/executors/docker/container/labels.js
var labels = __webpack_require__(18108);
// EXTERNAL MODULE: ./lib/executors/docker/container/spec-additions.js
var spec_additions = __webpack_require__(13336);
// EXTERNAL MODULE: ./lib/executors/docker/client/connection-failure.js
var connection_failure = __webpack_require__(53436);
// EXTERNAL MODULE: ./lib/executors/docker/client/engine-error.js
var engine_error = __webpack_require__(55530);
;// CONCATENATED MODULE: ./lib/executors/contained/sandbox/killer.js




/**
 * 700 ms for all tries: a waiting killer needs 80 ms even under a fork bomb, and a new one starts in 50 ms
 * (bench/times.md, 3). What still lives then fights the killers: only ending the place helps.
 */
const killDeadlineMs = 700;
/** 300 ms: a waiting killer that takes longer was stopped or rewritten, or gets no processor. */
const readyKillerDeadlineMs = 300;
/** 100 ms after a new killer's end: what it killed is gone by then, unless there were many processes. */
const freshKillerGraceMs = 100;
const gonePollMs = 5;
/**
 * Ends all processes of the blocks' user at once: it sends signal 9 to every process that this user may signal, which
 * are its own. One killer always waits inside, because at the process limit a new one may not start. Killers have the
 * blocks' user, so blocks can stop and end them, and without a sealed shell rewrite them. So a killer's own report
 * proves nothing: only the monitor's is believed.
 */
class Killer {
    #place;
    #shell;
    #ready = null;
    #arming = null;
    #waiting = null;
    /** Killers whose end nobody has seen: each may still start, and would kill what is started after a kill. */
    #coming = new Set();
    /** @param sealedShell null if there is none: blocks can then rewrite a killer */
    constructor(place, sealedShell) {
        this.#place = place;
        this.#shell = sealedShell ?? "sh";
    }
    /** How many wait. */
    get count() {
        return this.#waiting?.hasEnded === false ? 1 : 0;
    }
    /** Starts a killer that waits, unless there is one. A kill ends it, a block's own too. */
    arm() {
        this.#arming ??= this.#arm().finally(() => (this.#arming = null));
        return this.#arming;
    }
    async #arm() {
        const ready = await this.#ready;
        if (ready !== null && !ready.hasEnded)
            return;
        this.#ready = this.#openWaiting().catch(() => null);
        this.#waiting = await this.#ready;
    }
    async kill(isAnyLeft) {
        const giveUpAt = performance.now() + killDeadlineMs;
        const readyUntil = performance.now() + readyKillerDeadlineMs;
        const arming = this.#ready;
        this.#ready = null;
        const ready = await Promise.race([arming, timeUntil(readyUntil)]);
        // A killer that starts too late ends by itself, because nobody writes to it any more.
        if (ready === null)
            void arming?.then((late) => late?.leave());
        else if (!ready.hasEnded) {
            ready.write("go\n");
            if ((await this.#isAnyLeftAt(isAnyLeft, readyUntil)) === false)
                return "done";
        }
        let hasRun = false;
        let hasResisted = false;
        while (performance.now() < giveUpAt && !this.#place.hasEnded) {
            const runs = await this.#killFresh(giveUpAt);
            const until = Math.min(giveUpAt, performance.now() + freshKillerGraceMs);
            const isLeft = await this.#isAnyLeftAt(isAnyLeft, until);
            if (isLeft === false)
                return "done";
            hasRun ||= runs;
            hasResisted ||= runs && isLeft === true;
        }
        if (hasResisted)
            return "resisted";
        return hasRun ? "untold" : "unable";
    }
    /** Whether the engine started it. Never rejects. */
    async #killFresh(giveUpAt) {
        const opening = this.#open("kill -9 -1");
        const ended = this.#follow(opening);
        const fresh = await Promise.race([opening.catch(() => null), timeUntil(giveUpAt)]);
        if (fresh === null)
            await (0,promises_.setTimeout)(gonePollMs);
        else
            await Promise.race([ended, timeUntil(giveUpAt)]);
        return fresh !== null;
    }
    /** Resolves when a killer has ended. If the engine reported nothing, it may come at any time. Never rejects. */
    #follow(opening) {
        const ended = untilOver(opening).then(() => void this.#coming.delete(ended));
        this.#coming.add(ended);
        return ended;
    }
    /** False as soon as nothing is left and no killer can come; otherwise the last answer before the deadline. */
    async #isAnyLeftAt(isAnyLeft, deadline) {
        for (let known = null;; await (0,promises_.setTimeout)(gonePollMs)) {
            const leftMs = deadline - performance.now();
            if (leftMs <= 0)
                return known;
            const mayCome = this.#coming.size > 0;
            const isLeft = await isAnyLeft(leftMs);
            if (isLeft === false && !mayCome)
                return false;
            known = isLeft === false ? null : (isLeft ?? known);
        }
    }
    /** It gets the order to kill only after its process was seen. A killer that starts later would outlive the kill. */
    async #openWaiting() {
        const process = await this.#open("echo; read -r go && kill -9 -1");
        const failure = await untilReady(process, this.#place).catch(String);
        if (failure === null)
            return process;
        process.leave();
        throw new Error(failure);
    }
    async #open(script) {
        const process = await this.#place.spawn({ command: [this.#shell, "-c", script], user: users/* blockUser */.rn });
        // A killer prints nothing more: a block wrote this into its output.
        process.listen(() => undefined);
        return process;
    }
}
async function untilOver(opening) {
    try {
        await (await opening).ended;
    }
    catch (error) {
        if (error instanceof place/* PlaceSilentError */.F)
            await new Promise(() => undefined);
    }
}
function timeUntil(deadline) {
    return (0,promises_.setTimeout)(Math.max(0, deadline - performance.now()), null, { ref: false });
}

// EXTERNAL MODULE: ./lib/executors/contained/sandbox/monitor.js
var sandbox_monitor = __webpack_require__(6918);
;// CONCATENATED MODULE: ./lib/executors/contained/sandbox/free-space.js
/** 1 MiB: with less left, a folder has no room for a block's code to be relied on. */
const fullBelowBytes = 1024 * 1024;
/** What blocks leave of the folders' room, for those that come after. */
class FreeSpace {
    #sandbox;
    #fullFolders = new Set();
    #noted = Promise.resolve();
    constructor(sandbox) {
        this.#sandbox = sandbox;
    }
    /**
     * The free space of each folder after a block; null if the monitor does not answer. Blocks that begin wait for it.
     */
    read() {
        const reading = this.#sandbox.monitor.readSpace();
        this.#noted = this.#note(reading);
        return reading;
    }
    /** Resolves, never rejects, once `fullFolders` is what the last block left. */
    get noted() {
        return this.#noted;
    }
    /**
     * To which hardly a byte can be written. Code is stored where there is room, so that a block that cleans up can
     * start.
     */
    get fullFolders() {
        return this.#fullFolders;
    }
    async #note(reading) {
        const full = (await reading)?.filter(({ freeBytes, freeInodes }) => freeBytes < fullBelowBytes || freeInodes === 0);
        if (full !== undefined)
            this.#fullFolders = new Set(full.map(({ folder }) => folder));
    }
}

;// CONCATENATED MODULE: ./lib/executors/contained/sandbox/socket-memory.js


/** 250 ms: filling sockets takes 0.4 GB/s and more (bench/times.md, 4). */
const socket_memory_pollMs = 250;
/** 64 MiB: three hundred sockets that are full to the usual brim; a program that reads its answers holds none. */
const mostBytes = 64 * 1024 ** 2;
/** So many in addition to one for each process, because looking up a name needs one for a moment. */
const spareSockets = 1024;
/**
 * What the kernel holds for netlink sockets, its own answers that nobody reads, is charged to no place, and nothing
 * bounds it but the number of open files: so it is watched. Programs cannot do without such sockets: they ask for the
 * machine's network interfaces over them.
 */
class SocketMemory {
    #sandbox;
    #most;
    /** @param pids The place's process limit. */
    constructor(sandbox, { pids }) {
        this.#sandbox = sandbox;
        this.#most = { sockets: spareSockets + pids, bytes: mostBytes };
    }
    /** Resolves with what is held, in words, once that is too much; never after `signal` has fired or the place ended. */
    async overLimit(signal) {
        for (;;) {
            await (0,promises_.setTimeout)(socket_memory_pollMs, undefined, { ref: false });
            if (signal.aborted || !this.#sandbox.isUsable)
                break;
            const held = await this.#sandbox.monitor.countSockets(this.#most);
            if (signal.aborted)
                break;
            if (held === null)
                continue;
            if (held.bytes > this.#most.bytes)
                return `${(0,format/* formatBytes */.z3)(held.bytes)} in netlink sockets`;
            if (held.sockets > this.#most.sockets)
                return `more than ${this.#most.sockets} netlink sockets`;
        }
        return new Promise(() => undefined);
    }
}

;// CONCATENATED MODULE: ./lib/executors/contained/sandbox/upkeep.js

/** 20 ms: a run that ends with a block has by then begun to end; a model's answer takes far longer. */
const pauseMs = 20;
/** 50 ms after a block's end: what ended with it has been taken off the kernel's list. */
const settlingMs = 50;
/**
 * 1 s: looking takes 4 ms, under gVisor 30 to 105 (medians and longest of 60 and 11); a place may be out of processor
 * time.
 */
const lookBackMs = 1000;
/**
 * The work in a sandbox between two blocks, never in a block's time: replace what the last block used up or killed,
 * look for processes that it left and, if there are none, prepare for the next block.
 */
class Upkeep {
    #sandbox;
    #spares;
    #killer;
    /** Rises with each block and each kill. Anything seen or begun before then no longer counts. */
    #turn = 0;
    /** Whether processes of blocks run; null if unknown, for example right after a block. */
    #hasLeftovers = false;
    /** The interpreter that the next block most likely needs; null if none is expected. */
    #expected = null;
    /**
     * False from a reading of the files until the next block, so that no process that starts in between loads code of
     * blocks.
     */
    #mayWarm = true;
    /** The counters since no process of a block runs; null if unknown. */
    #restingCounters = null;
    /** Set while processes that blocks left are watched. */
    #watch = null;
    /** Set while they are being ended. */
    #ending = null;
    #hasEndedLeftovers = false;
    constructor(sandbox, { spares, killer }) {
        this.#sandbox = sandbox;
        this.#spares = spares;
        this.#killer = killer;
    }
    /** Call this before the first block. From then on, an interpreter starts before its block comes. */
    expect(interpreter, { afterMs }) {
        this.#expected = interpreter;
        this.replenish(afterMs);
    }
    /**
     * Call this when a block begins. Says whether processes of earlier blocks run, or may run. Hand
     * over the block's code only after this answer. If the result is known already, the answer comes at once. Never
     * rejects.
     */
    begin(interpreter) {
        const known = this.#hasLeftovers;
        if (this.#expected !== null)
            this.#expected = interpreter;
        this.#turn += 1;
        this.#mayWarm = true;
        this.#hasLeftovers = null;
        this.#restingCounters = null;
        this.#watch?.abort();
        if (this.#ending !== null)
            return this.#ending.then(() => this.#lookBack());
        return known === null ? this.#lookBack() : Promise.resolve(known);
    }
    /** True once after leftovers were ended for the memory that they took. */
    takeHasEndedLeftovers() {
        const hasEnded = this.#hasEndedLeftovers;
        this.#hasEndedLeftovers = false;
        return hasEnded;
    }
    /**
     * Call this as soon as it is known that files will be read. An interpreter that starts before then would be in the
     * way.
     */
    expectReading() {
        this.#mayWarm = false;
    }
    /**
     * Call this before files are read that nothing may change afterwards. Says whether a process exists that could change
     * them: a kernel, or a waiting interpreter that loaded a file of blocks at its start (`usercustomize.py`). No
     * interpreter starts before the next block. Never rejects.
     */
    beginReading() {
        this.#turn += 1;
        this.#mayWarm = false;
        this.#watch?.abort();
        if (this.#ending !== null)
            return this.#ending.then(() => true);
        if (this.#sandbox.kernel !== null || this.#spares.isWarm || this.#hasLeftovers === true)
            return Promise.resolve(true);
        return this.#hasLeftovers === false ? Promise.resolve(false) : this.#lookBack();
    }
    /**
     * Call it before agent-exec runs a process that a count would take for the block's. `replenish` continues after that
     * process has ended.
     */
    pause() {
        this.#turn += 1;
        this.#watch?.abort();
    }
    /** Processes that the engine starts in this time do not count, because agent-exec asked for them. */
    async #lookBack() {
        return (await this.#sandbox.monitor.isAnyOfBlocks(Infinity, lookBackMs)) ?? true;
    }
    /** Call this when everything that blocks started is killed, and with it the waiting processes. */
    beginKill() {
        this.#turn += 1;
        this.#watch?.abort();
        this.#spares.discard();
    }
    /**
     * The counters before a block. When no process of earlier blocks runs, they no longer rise, so they need not be read
     * in the block's time.
     */
    async counters() {
        return this.#restingCounters ?? this.#sandbox.monitor.readCounters();
    }
    /**
     * In the background. If blocks come faster than that, it begins at once.
     *
     * @param afterMs Default: 20. So a session that ends by then does not wait for a new process.
     */
    replenish(afterMs = pauseMs) {
        void this.#replenish(afterMs);
    }
    async #replenish(afterMs) {
        // If a block has begun or a kill happened, there are other processes than those looked for.
        const turn = this.#turn;
        // The block's result goes first: asking the engine for a process takes a millisecond.
        await (this.#spares.isHurried ? (0,promises_.setImmediate)() : (0,promises_.setTimeout)(afterMs, undefined, { ref: false }));
        if (!this.#sandbox.isUsable)
            return;
        await this.#spares.prepare();
        if (!this.#sandbox.isUsable)
            return;
        await this.#killer.arm();
        await this.#noteLeftovers(turn);
        if (this.#goesOn(turn) && this.#hasLeftovers === false)
            await this.#noteRest(turn);
        if (this.#goesOn(turn))
            await this.#spares.fill();
    }
    #goesOn(turn) {
        return turn === this.#turn && this.#sandbox.isUsable;
    }
    async #noteLeftovers(turn) {
        await (0,promises_.setTimeout)(settlingMs, undefined, { ref: false });
        if (!this.#goesOn(turn))
            return;
        await this.#spares.settled();
        const hasLeftovers = await this.#sandbox.monitor.isAnyOfBlocks(this.#sandbox.waiting);
        if (turn !== this.#turn)
            return;
        this.#hasLeftovers = hasLeftovers;
        if (hasLeftovers !== false)
            void this.#watchLeftovers();
    }
    /** Until the next block, because that block is watched itself. */
    async #watchLeftovers() {
        this.#watch?.abort();
        this.#watch = new AbortController();
        const { signal } = this.#watch;
        await this.#sandbox.sockets.overLimit(signal);
        this.#hasEndedLeftovers = true;
        this.#ending = this.#sandbox.killAll();
        await this.#ending;
        this.#ending = null;
        // This finds processes that survived. They are then watched again.
        this.replenish();
    }
    /** Only when no process of a block runs, because the counters may include processes that start for the next block. */
    async #noteRest(turn) {
        if (this.#expected !== null && this.#mayWarm)
            await this.#spares.warm(this.#expected);
        const counters = await this.#sandbox.monitor.readCounters();
        if (turn === this.#turn)
            this.#restingCounters = counters;
    }
}

;// CONCATENATED MODULE: ./lib/executors/contained/sandbox/sandbox.js







/** 1 s: the lease of a place that is killed ends within 0.2 s (bench/times.md, 2). */
const dyingMs = 1000;
/** 250 ms: a first block that came at once has started by then. Earlier, the two starts would slow each other. */
const killerAfterMs = 250;
/** 5 s: a busy engine takes that long to start a process; otherwise it takes 50 ms. */
const clearedWithinMs = 5000;
const clearedPollMs = 5;
/** A place and what waits in it: spares for the next blocks, a killer, and a monitor for evidence. */
class Sandbox {
    place;
    spares;
    /** The soft limit of open files for the code, if the place may leave it at the hard limit. */
    openFiles;
    /** The way to the listed hosts, once it is open; null if there is none. It ends with the sandbox. */
    egress = null;
    languages;
    /** Present if the workspace is on disk and is watched. */
    disk = null;
    /** Whether we made the workspace a git repository. Nothing of that repository is saved. */
    hasRepository = false;
    /** Whether the given files hold Python bytecode. Otherwise all bytecode comes from imports and is not saved. */
    wasGivenBytecode = false;
    /** Present if blocks run in a kernel. */
    kernel = null;
    sockets;
    space;
    #killer;
    #programs;
    /** PID 1's own monitor, which may be reduced. */
    #firstMonitor;
    #monitor;
    /** Set while another monitor starts, so that only one does. */
    #watching = null;
    #findings;
    #isUsable = true;
    /** How often the place had run out of memory when the last block was judged. */
    #timesMemoryJudged = 0;
    /** The work between two blocks. */
    upkeep;
    constructor(parts) {
        this.place = parts.place;
        this.openFiles = parts.openFiles;
        this.#killer = parts.killer;
        this.spares = parts.spares;
        this.#findings = parts.findings;
        this.#firstMonitor = parts.monitor;
        this.#monitor = parts.monitor;
        const present = parts.findings.filter((line) => line.startsWith("has ")).map((line) => line.slice(4));
        this.#programs = new Set(present);
        this.languages = (0,languages/* runnableLanguages */.DS)(this.#programs, parts.languages);
        this.sockets = new SocketMemory(this, parts);
        this.space = new FreeSpace(this);
        this.upkeep = new Upkeep(this, parts);
    }
    get monitor() {
        return this.#monitor;
    }
    /** What the monitor found when it last looked, one finding a line. */
    get findings() {
        return this.#findings;
    }
    /** Lets the monitor look again after a change. @throws if it does not answer. */
    async lookAgain() {
        const findings = await this.#monitor.readFindings();
        if (findings === null)
            throw new Error(`The process that watches the ${this.place.names.place} from inside does not answer.`);
        this.#findings = findings;
    }
    /** False once the place or its engine is lost: then call only `end`. */
    get isUsable() {
        return this.#isUsable && !this.place.hasEnded;
    }
    /** The shell for commands that no block may read or change: the sealed shell, or the image's if there is none. */
    get shell() {
        return (0,guard/* findSealedShell */.mI)(this.#findings) ?? "sh";
    }
    /** Whether the image has a program: that of a language, or a tool such as `tar`. */
    has(program) {
        return this.#programs.has(program);
    }
    /** Ends the place and all that runs in it. Never throws. */
    async end() {
        this.#isUsable = false;
        this.egress?.close();
        await this.place.end();
    }
    /**
     * Leaves a place that the user keeps: our processes in it end, and it runs on or is stopped. False if it could not be
     * kept and was ended. Never throws.
     */
    async keep(as) {
        this.#isUsable = false;
        this.egress?.close();
        const lingers = as === "stopped" || (await this.#firstMonitor.keep());
        if (lingers)
            await this.place.keep(as);
        else
            await this.place.end();
        return lingers;
    }
    /** Gives the place up if its engine does not answer. The engine ends it when it notices that agent-exec is gone. */
    abandon() {
        this.#isUsable = false;
        this.egress?.close();
        this.place.abandon();
    }
    /**
     * Reads the place's counters, and whether it runs. If the monitor answers, it runs; otherwise this asks the engine.
     */
    async check(options = {}) {
        const counters = await this.#monitor.readCounters(options.deadlineMs);
        if (counters !== null)
            return { counters, state: "running" };
        // The engine calls a place that is being killed running until it has handled the ends of its processes.
        if (this.#monitor.isLost)
            await Promise.race([this.place.ended, (0,promises_.setTimeout)(dyingMs, undefined, { ref: false })]);
        const state = await this.place.isRunning().then(
        // If someone started it again, it is another one: the processes and the lease that we had are gone.
        (isRunning) => (isRunning && !this.place.hasEnded ? "running" : "gone"), () => "silent");
        if (state !== "running")
            this.#isUsable = false;
        return { counters, state };
    }
    /**
     * Ends everything that blocks started. If that fails, only `end` is left to call.
     *
     * @param lookMs how long to ask what is left after the killers ran. Default: not longer than they took.
     */
    async killAll({ lookMs = 0 } = {}) {
        this.upkeep.beginKill();
        const end = await this.#killer.kill((deadlineMs) => this.#monitor.isAnyBlockLeft(deadlineMs));
        if (end === "done" || end === "resisted")
            return end;
        // Blocks may keep killers from starting.
        if (await this.isAnyStopped())
            return "resisted";
        const isLeft = end === "untold" && lookMs > 0 && (await this.#monitor.isAnyBlockLeft(lookMs));
        return isLeft === true ? "resisted" : "unable";
    }
    /** Whether blocks stopped a process that was started for us. */
    async isAnyStopped() {
        return (await this.#monitor.isAnyStopped()) === true;
    }
    /**
     * Waits until a process that we stopped ourselves is stopped: first it must get a processor. False if it does not.
     */
    async comesToStop() {
        for (const until = performance.now() + clearedWithinMs; performance.now() < until;) {
            const isStopped = await this.#monitor.isAnyStopped();
            if (isStopped !== false)
                return isStopped === true;
            await (0,promises_.setTimeout)(clearedPollMs, undefined, { ref: false });
        }
        return false;
    }
    /** How many of our processes wait with the blocks' user. */
    get waiting() {
        return this.spares.count + this.#killer.count + (this.kernel?.count ?? 0);
    }
    /**
     * Whether agent-exec started all processes that run as the blocks' user. It waits for those that start or end right
     * now, but not for processes that blocks started.
     */
    async isCleared() {
        for (const until = performance.now() + clearedWithinMs; performance.now() < until;) {
            const processes = await this.#monitor.countOfBlocks();
            if (processes === null || processes.isAnyStarted)
                return false;
            if (processes.byEngine <= this.waiting)
                return true;
            await (0,promises_.setTimeout)(clearedPollMs, undefined, { ref: false });
        }
        return false;
    }
    /** Whether the place ran out of memory since the last block was judged, as the engine reported. */
    get isMemorySpent() {
        return this.place.timesMemorySpent > this.#timesMemoryJudged;
    }
    /** Whether the kernel ended the place because it ran out of memory since the last block was judged. */
    hasDiedOfMemory() {
        return this.place.hasDiedOfMemory({ times: this.#timesMemoryJudged });
    }
    /** Call this after a block was judged, so that no later block is blamed for memory that ran out before. */
    noteJudged() {
        this.#timesMemoryJudged = this.place.timesMemorySpent;
    }
    /** Prepares what the first block will most likely need. Call it before that block, which may come much later. */
    expectBlocks() {
        this.upkeep.expect(this.languages[0]?.interpreter ?? null, { afterMs: killerAfterMs });
    }
    /** Replaces in the background what a block used up or killed. `afterMs`: see `Upkeep`. */
    replenish({ afterMs } = {}) {
        if (!this.isUsable)
            return;
        this.upkeep.replenish(afterMs);
        if (!this.#monitor.isLost && !this.#monitor.isReduced)
            return;
        if (this.#watching === null)
            this.#watching = this.#watchAgain().finally(() => (this.#watching = null));
    }
    /** Without a monitor there is less evidence, and endings say less. Never rejects. */
    async #watchAgain() {
        const monitor = await sandbox_monitor/* Monitor */.V.open(this.place).catch(() => null);
        if (monitor !== null)
            this.#monitor = monitor;
    }
}

;// CONCATENATED MODULE: ./lib/executors/contained/sandbox/open-in-place.js






/** 10 s: PID 1 is through in 20 ms; the more places start at once, the longer it takes. */
const findingsDeadlineMs = 10_000;
/** The place ended as soon as it had started; the message is what its first process said. */
class PlaceEndedError extends Error {
    name = "PlaceEndedError";
}
/** @throws the engine's error, or the signal's reason; nothing is left then. */
async function openInPlace({ openPlace, onPlace, signal, ...options }) {
    const { pids, openFiles, languages = [] } = options;
    const place = await openPlace();
    onPlace?.(place);
    try {
        const monitor = new sandbox_monitor/* Monitor */.V(place.guard);
        const spares = new Spares(place, { pids, openFiles });
        // Not waited for. The first block may come at once and needs the spare; the killer has time.
        void spares.prepare();
        const findings = await firstFindings(monitor, place, signal);
        const sealedShell = (0,guard/* findSealedShell */.mI)(findings);
        spares.sealWith(sealedShell);
        const killer = new Killer(place, sealedShell);
        setTimeout(() => void killer.arm(), killerAfterMs).unref();
        return new Sandbox({ place, spares, killer, monitor, findings, pids, openFiles, languages });
    }
    catch (error) {
        // The end of a place that cannot run PID 1 comes a moment after the first call that fails for it.
        if (!signal.aborted)
            await Promise.race([place.ended, (0,promises_.setTimeout)(dyingMs, undefined, { ref: false })]);
        const { hasEnded, startupError } = place;
        await place.end();
        throw hasEnded ? new PlaceEndedError(startupError, { cause: error }) : error;
    }
}
/** @throws the signal's reason, or that PID 1 does not say what it found. */
async function firstFindings(monitor, { names, maxWaitMs }, signal) {
    const deadlineMs = Math.min(findingsDeadlineMs, maxWaitMs);
    const silence = (0,promises_.setTimeout)(deadlineMs, null, { ref: false, signal }).catch(() => null);
    const findings = await Promise.race([monitor.findings, silence]);
    signal.throwIfAborted();
    if (findings === null)
        throw new Error(`The process that watches the ${names.place} from inside did not start.`);
    return findings;
}

;// CONCATENATED MODULE: ./lib/executors/docker/start/start-failure.js





/** Why a container did not start, in the reader's words. */
function explainStartFailure({ connection, image, additions, error }) {
    if ((0,engine_error/* isRefusal */.vu)(error) || error instanceof PlaceEndedError) {
        const words = (0,engine_error/* engineMessage */.g4)(error);
        const head = words.slice(0, maxReadChars);
        const known = refusals.find(({ pattern }) => pattern.test(head));
        if (known !== undefined)
            return known.explain({ image, additions, words, cause: error });
    }
    if (error instanceof PlaceEndedError) {
        return new executor/* EngineUnavailableError */.D(`The container ended right after its start: ${error.message || "it printed nothing"}.`, `Run \`docker run --rm ${image.name} sh -c true\` by hand.`, error);
    }
    return (0,connection_failure/* unavailable */.h)(connection.endpoint, error);
}
/**
 * For a container that starts without the process limits that a person gave. The kernel has many messages for this, and
 * none if it kills at once. runc itself runs under these limits.
 */
function explainUlimits(ulimits, error) {
    const given = ulimits.map(({ name, soft, hard }) => `${name}=${soft}${soft === hard ? "" : `:${hard}`}`);
    const words = (0,engine_error/* engineMessage */.g4)(error);
    const isOne = given.length === 1;
    return invalid(`The container does not start with ${isOne ? "the limit" : "these limits"} of its processes, ` +
        `${given.join(", ")}, and starts without ${isOne ? "it" : "them"}${words === "" ? "" : `: ${words}`}`, {
        nextStep: `Change ${isOne ? "it" : "them"} in \`ulimit\`, or remove ${isOne ? "it" : "them"}.`,
        cause: error,
    });
}
/** In UTF-16 units; words of an image's own may stand in a message, and the patterns take the square of its length. */
const maxReadChars = 4_000;
/** What the engine says, from the particular to the general: the first that fits counts. */
const refusals = [
    {
        pattern: /container name "?.*is already in use/i,
        explain: ({ words, cause }) => invalid(`A container with that name already exists: ${words}`, {
            nextStep: "Set another `container-name`, or remove that container if no run uses it: `docker ps -a` shows it, `agent-exec clean --kept` removes containers that runs have kept.",
            cause,
        }),
    },
    {
        pattern: /unknown runtime|unknown or invalid runtime|no such runtime|invalid runtime|runtime .* not found/i,
        explain: ({ words, cause }) => invalid(`The engine does not know the runtime: ${words}`, {
            nextStep: "Register the runtime with the engine (`docker info` lists its runtimes), or remove `runtime`.",
            cause,
        }),
    },
    {
        // Since Docker 29 devices are described by CDI, the Container Device Interface.
        pattern: /could not select device driver|nvidia|device requests|GPU vendor|\bCDI\b/i,
        explain: ({ words, cause }) => invalid(`The engine has no GPU: ${words}`, {
            nextStep: "Install the driver and its container toolkit on the engine's machine, or omit `gpus`.",
            cause,
        }),
    },
    {
        pattern: /volume name/i,
        explain: ({ words, cause }) => invalid(`The engine refuses a volume's name: ${words}`, {
            nextStep: "Give `volume` a name of two letters or more, or a folder's full path, beginning with /.",
            cause,
        }),
    },
    {
        pattern: /bind source path does not exist|invalid mount|mount path|invalid volume/i,
        explain: ({ words, cause }) => invalid(`The engine refuses a volume: ${words}`, {
            nextStep: "Check `volume`. The folder must exist on the engine's machine.",
            cause,
        }),
    },
    {
        pattern: /container-init binary not found|docker-init.*not found/i,
        explain: ({ words, cause }) => new errors/* AgentExecError */.r("engine-unavailable", `The engine lacks an init process: ${words}`, {
            nextStep: "Install the init process on the engine's machine: catatonit for Podman, tini for Docker.",
            cause,
        }),
    },
    {
        pattern: /rlimit|invalid ulimit|ulimit.*(hard|soft)/i,
        explain: ({ words, cause }) => invalid(`The engine cannot set a process limit: ${words}`, {
            nextStep: "Lower the values in `ulimit` to at most the engine's own limits.",
            cause,
        }),
    },
    {
        pattern: /too many open files/i,
        explain: ({ words, cause }) => new executor/* EngineUnavailableError */.D(`The container engine has too many open files: ${words}`, "Raise the engine's limit of open files, or run fewer containers at once.", cause),
    },
    {
        // The kernel's files for limits, and the engine's own words about what it was asked for.
        pattern: /\/sys\/fs\/cgroup|cgroup config|minimum memory limit|memory limit|range of cpus|cpu.?quota|pids ?limit/i,
        explain: ({ words, cause }) => invalid(`The engine refuses a container limit: ${words}`, {
            nextStep: "Lower `memory`, `cpus` or `pids`, depending on this message. A rootless engine needs permission from its machine to set limits.",
            cause,
        }),
    },
    {
        // Entries of the image at the paths of the container's own folders.
        pattern: /error mounting "tmpfs"|mount .?tmpfs.? to|error reopening|destination can't be/i,
        explain: ({ image, words, cause }) => unsuitable(`The engine cannot make a container of the image ${image.name}: ${words}`, {
            nextStep: "Use an image without files at /workspace, /tmp and /run, and without volumes over /, /dev and /proc.",
            cause,
        }),
    },
    {
        pattern: /exec format error/i,
        explain: ({ image, cause }) => unsuitable(`This machine cannot start \`sh\` of the image ${image.name}.`, {
            nextStep: "Use an image for the processor type of the engine's machine.",
            cause,
        }),
    },
    {
        pattern: /exec.*permission denied/i,
        explain: ({ image, cause }) => unsuitable(`Only some users can start \`sh\` of the image ${image.name}, and the code's user cannot.`, {
            nextStep: "Make `sh` executable for everybody (`chmod 755`), or use an image such as python:3-slim.",
            cause,
        }),
    },
    {
        pattern: /executable file not found|no such file or directory/i,
        explain: ({ image: { name, searchPath }, additions, cause }) => {
            const path = additions.environment?.findLast((variable) => variable.name === "PATH")?.value;
            if (path !== undefined) {
                return invalid(`\`sh\` is not in the PATH that \`env\` sets, ${shownPath(path)}.`, {
                    nextStep: "Remove PATH from `env`, or add the folders of the image's programs, such as /bin.",
                    cause,
                });
            }
            return unsuitable(`The image ${name} has no shell: \`sh\` does not start in it${pathWords(searchPath)}.`, {
                nextStep: "Use an image with sh, such as python:3-slim.",
                cause,
            });
        },
    },
];
function invalid(message, { nextStep, cause }) {
    return new errors/* AgentExecError */.r("settings-invalid", message, { nextStep, cause });
}
function unsuitable(message, { nextStep, cause }) {
    return new errors/* AgentExecError */.r("image-unsuitable", message, { nextStep, cause });
}
/** A PATH that leaves out where shells usually lie is the likelier reason. */
function pathWords(searchPath) {
    if (searchPath === null || searchPath.split(":").includes("/bin"))
        return "";
    return `, whose PATH is ${shownPath(searchPath)}`;
}
function shownPath(path) {
    return JSON.stringify(path.slice(0, 200));
}

;// CONCATENATED MODULE: ./lib/executors/docker/start/prepare-caches.js







/**
 * Creates the missing volumes of caches, and lets every user write to them. A new volume belongs to root, but no
 * process in the container is root. So the engine sets the mode itself, when it unpacks an archive for a container that
 * never starts. This happens each time, because an earlier run may have been killed in between.
 * @throws AgentExecError if the engine refuses, and then no container is left. On abort: the signal's reason.
 */
async function prepareCaches(options) {
    const { connection, image, settings, signal } = options;
    const additions = settings.container ?? {};
    if ((additions.caches ?? []).length === 0)
        return;
    try {
        await makeVolumes(options);
        await openVolumes(options);
    }
    catch (error) {
        signal.throwIfAborted();
        throw explainStartFailure({ connection, image, additions, error });
    }
}
const what = "make the caches";
async function makeVolumes({ connection, settings, signal }) {
    const calls = new engine_call/* EngineCalls */.sX(settings.maxEngineWaitMs);
    for (const cache of settings.container?.caches ?? []) {
        const volume = { Name: cache.volume, Labels: (0,labels/* cacheLabels */.aL)(cache) };
        await calls.make({ what, signal }, (abortSignal) => connection.docker.createVolume({ ...volume, abortSignal }));
    }
}
async function openVolumes({ connection, image, settings, signal }) {
    const { docker } = connection;
    const calls = new engine_call/* EngineCalls */.sX(settings.maxEngineWaitMs);
    const volumes = (settings.container?.caches ?? []).map(({ volume }) => volume);
    const spec = {
        name: `agent-exec-${(0,external_node_crypto_.randomBytes)(8).toString("hex")}`,
        Image: image.id,
        Labels: (0,labels/* createLabels */.mp)(settings),
        Entrypoint: ["sh"],
        HostConfig: {
            NetworkMode: "none",
            Mounts: volumes.map((volume) => ({
                Type: "volume",
                Source: volume,
                Target: `/${volume}`,
                ReadOnly: false,
                VolumeOptions: spec_additions/* withoutCopy */.sQ,
            })),
        },
    };
    const container = docker.getContainer(await (0,container_calls/* createContainer */.g$)({ docker, calls, spec, signal }));
    try {
        const archive = await foldersForAll(volumes);
        await calls.make({ what, signal }, (abortSignal) => container.putArchive(archive, { path: "/", abortSignal }));
    }
    finally {
        await (0,container_calls/* removeContainer */.od)(container, calls);
    }
}
/** An archive of folders that are as /tmp is. */
async function foldersForAll(names) {
    const { pack } = await __webpack_require__.e(/* import() */ 6118).then(__webpack_require__.t.bind(__webpack_require__, 56118, 19));
    const archive = pack();
    for (const name of names)
        archive.entry({ name, type: "directory", mode: 0o1777 });
    archive.finalize();
    return (0,consumers_.buffer)(archive);
}

// EXTERNAL MODULE: ./lib/executors/docker/build/built-images.js
var built_images = __webpack_require__(20691);
// EXTERNAL MODULE: ./lib/executors/docker/image/local-image.js
var local_image = __webpack_require__(89078);
// EXTERNAL MODULE: ./lib/executors/contained/guard/environment.js
var environment = __webpack_require__(61475);
;// CONCATENATED MODULE: ./lib/executors/docker/start/user-entries.js


/** What `whoami`, `id`, Node's `os.userInfo()` and Python's `pwd` read. Both users have the name that the environment has. */
const userLists = [
    { path: "/etc/passwd", lines: linesBy((uid, gid) => `${environment/* userName */.nT}:x:${uid}:${gid}::/tmp:/bin/sh`) },
    { path: "/etc/group", lines: linesBy((_uid, gid) => `${environment/* userName */.nT}:x:${gid}:`) },
];
function linesBy(line) {
    return new Map([users/* blockUser */.rn, users/* codeUser */.tB].map((user) => {
        const [uid = "", gid = ""] = user.split(":");
        return [uid, line(uid, gid)];
    }));
}
/** The list with a line for each number that it has none for; what it has stays as it is, byte for byte. */
function withMissing(list, { lines }) {
    const known = new Set(list
        .toString("latin1")
        .split("\n")
        .map((line) => line.split(":")[2]));
    const missing = [...lines].flatMap(([number, line]) => (known.has(number) ? [] : [`${line}\n`]));
    const isTorn = list.length > 0 && list.at(-1) !== 0x0a;
    return Buffer.concat([list, Buffer.from(`${isTorn ? "\n" : ""}${missing.join("")}`)]);
}

;// CONCATENATED MODULE: ./lib/executors/docker/start/user-image.js














/**
 * Images with the users that code runs as. A container's root is read-only, so an engine cannot put files into it, and
 * an engine on another machine cannot see the runner's files. So a layer with the two lists is added to the image once,
 * and kept by a name.
 */
class UserImages {
    #making = new Map();
    /**
     * The same image, to make containers of, in which each of these users has an entry. If the engine cannot make it, the
     * image as it is.
     * @throws AgentExecError `engine-unavailable`. On abort: the signal's reason.
     */
    async find(options) {
        const { connection, image, signal, onProgress } = options;
        const name = nameFor(image);
        const present = await (0,local_image/* inspectImage */.m)({ connection, name, signal });
        if (present !== null)
            return { ...image, id: present.id };
        try {
            await this.#make(name, options);
        }
        catch (error) {
            signal.throwIfAborted();
            if (!(0,engine_error/* isRefusal */.vu)(error))
                throw (0,connection_failure/* unavailable */.h)(connection.endpoint, error);
            onProgress?.(`The code's user has no entry in the image's /etc/passwd: ${(0,engine_error/* engineMessage */.g4)(error)}`);
            return image;
        }
        const made = await (0,local_image/* inspectImage */.m)({ connection, name, signal });
        return made === null ? image : { ...image, id: made.id };
    }
    async #make(name, options) {
        const making = this.#making.get(name) ?? new SharedWork();
        this.#making.set(name, making);
        try {
            await making.do((signal) => makeImage(name, { ...options, signal }), options.signal);
        }
        finally {
            this.#making.delete(name);
        }
    }
}
/** The same for the same image and entries. */
function nameFor({ id }) {
    const parts = [id, userLists.map(({ path, lines }) => [path, ...lines.values()])];
    return `${built_images/* builtImages */.T}:${(0,external_node_crypto_.createHash)("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32)}`;
}
const user_image_what = "give the code's user an entry in the image";
async function makeImage(name, { connection, image, settings, signal }) {
    const { docker } = connection;
    const calls = new engine_call/* EngineCalls */.sX(settings.maxEngineWaitMs);
    const spec = {
        name: `agent-exec-${(0,external_node_crypto_.randomBytes)(8).toString("hex")}`,
        Image: image.id,
        // The image gets them too.
        Labels: { ...(0,labels/* createLabels */.mp)(settings), [labels/* userImageLabel */.B7]: image.id },
        // It is never started, and an engine wants to know what would be.
        Entrypoint: ["sh"],
        // Replaces the volumes that the image declares, which would be filled without need.
        HostConfig: {
            NetworkMode: "none",
            Tmpfs: Object.fromEntries(image.volumes.map((folder) => [folder, ""])),
        },
    };
    const container = docker.getContainer(await (0,container_calls/* createContainer */.g$)({ docker, calls, spec, signal }));
    try {
        const lists = await Promise.all(userLists.map(async (list) => ({ list, found: await readList(container, list, { calls, signal }) })));
        const changed = lists.flatMap(({ list, found }) => found === null ? [] : [fileOf(list, withMissing(found, list))]);
        const archive = await (0,consumers_.buffer)((0,tar_archive/* tarOf */.$)(inTurn(changed), signal));
        await calls.make({ what: user_image_what, signal }, (abortSignal) => container.putArchive(archive, { path: "/", abortSignal }));
        const [repo, tag] = name.split(":");
        const _query = { container: container.id, repo, tag, pause: false };
        // Nothing to change: Podman refuses a body that is empty, and reads none.
        const _body = { Labels: {} };
        await calls.make({ what: user_image_what, signal }, (abortSignal) => container.commit({ _query, _body, abortSignal }));
    }
    finally {
        await (0,container_calls/* removeContainer */.od)(container, calls);
    }
}
/** 1 MiB: a list of ten thousand users. A longer one, or what is no file, stays as it is. */
const maxListBytes = 1024 * 1024;
/** The image's list, empty if it has none; null if nothing can be added to it. */
async function readList(container, { path }, { calls, signal }) {
    const limits = { files: 1, fileBytes: maxListBytes, totalBytes: maxListBytes, depth: 1 };
    try {
        return await calls.make({ what: user_image_what, signal }, async (abortSignal) => {
            const archive = external_node_stream_.Readable.from(await container.getArchive({ path, abortSignal }));
            try {
                for await (const entry of readTarEntries(archive, { limits, leaveOut: new Set() })) {
                    return entry.kind === "file" ? await (0,consumers_.buffer)(entry.content) : null;
                }
                return null;
            }
            finally {
                archive.destroy();
            }
        });
    }
    catch (error) {
        if ((0,engine_error/* isAlreadyGone */.Mr)(error))
            return Buffer.alloc(0);
        throw error;
    }
}
function fileOf({ path }, bytes) {
    const content = inTurn([bytes]);
    return { kind: "file", path: path.slice(1), bytes: bytes.length, isExecutable: false, content };
}
async function* inTurn(items) {
    yield* items;
}

// EXTERNAL MODULE: ./lib/executors/docker/container/container.js + 6 modules
var container_container = __webpack_require__(58162);
;// CONCATENATED MODULE: ./lib/executors/docker/start/open-sandbox.js









/** What an engine may refuse and a session can do without, which its facts then say. */
const dispensable = [
    // "open /proc/sys/net/ipv6/conf/lo/disable_ipv6: no such file or directory".
    { pattern: /disable_ipv6/i, leaveOut: container_spec/* withoutIpv6 */.oU },
    // "sysctl … is not whitelisted", "write sysctl key …", "open /proc/sys/kernel/…: permission denied".
    { pattern: /(?:sysctl|\/proc\/sys\/)(?!.*disable_ipv6)/i, leaveOut: container_spec/* withoutSysctls */.ME },
    // "seccomp profiles are not supported on this daemon", "opening seccomp profile failed".
    { pattern: /seccomp/i, leaveOut: container_spec/* withoutSyscallFilter */.Wf },
];
/**
 * A sandbox in a container of its own.
 *
 * @throws AgentExecError for the engine's refusal; nothing is left then. On abort: the signal's reason.
 */
async function openSandbox(options) {
    const { connection, image, settings, name: rename, signal, onPlace } = options;
    const { ulimits = [], ...others } = settings.container ?? {};
    const calls = new engine_call/* EngineCalls */.sX(settings.maxEngineWaitMs);
    const rest = { connection, calls, rename, signal, workspaceFolder: (0,contained_settings/* workspaceFolderOf */.p)(settings) };
    for (let left = dispensable;;) {
        const refusedBefore = dispensable.filter((part) => !left.includes(part));
        const specOf = (whole) => refusedBefore.reduce((spec, { leaveOut }) => leaveOut(spec), createOwnSpec(whole));
        try {
            return await openIn({ ...rest, spec: specOf(options) }, { onPlace, languages: settings.languages });
        }
        catch (error) {
            signal.throwIfAborted();
            const refused = left.filter(({ pattern }) => (0,engine_error/* isRefusal */.vu)(error) && pattern.test((0,engine_error/* engineMessage */.g4)(error)));
            left = left.filter((part) => !refused.includes(part));
            if (refused.length > 0)
                continue;
            const isOfContainer = (0,engine_error/* isRefusal */.vu)(error) || error instanceof PlaceEndedError;
            if (isOfContainer && ulimits.length > 0) {
                const unlimited = specOf({ ...options, settings: { ...settings, container: others } });
                if (await doesStart({ ...rest, spec: unlimited }))
                    throw explainUlimits(ulimits, error);
            }
            throw explainStartFailure({ connection, image, additions: settings.container ?? {}, error });
        }
    }
}
function openIn(options, rest = {}) {
    const { PidsLimit: pids = 0, Ulimits = [] } = options.spec.HostConfig ?? {};
    return openInPlace({
        openPlace: async () => {
            const container = await container_container/* DockerContainer */.C.open(options);
            // Behind the request for the first spare, for which the first block may be waiting.
            setImmediate(() => void container.follow());
            return container;
        },
        pids,
        // runc 1.1.5 leaves it at the hard limit for a sixth of the processes that start at the same time.
        openFiles: Ulimits.find(({ Name, Soft, Hard }) => Name === "nofile" && Soft !== Hard)?.Soft,
        ...rest,
        signal: options.signal,
    });
}
/** By a trial that leaves nothing. On abort: throws the signal's reason. */
async function doesStart(options) {
    const opened = await openIn(options).catch(() => null);
    await opened?.end();
    options.signal.throwIfAborted();
    return opened !== null;
}
function createOwnSpec(options) {
    const { connection, image, hasOwnFilter, settings, afterwards } = options;
    return (0,container_spec/* createSpec */.s)({
        settings,
        sizes: (0,limits_sizes/* chooseSizes */.MA)(settings),
        imageId: image.id,
        imageVolumes: image.volumes,
        hasLocale: image.hasLocale,
        name: `agent-exec-${(0,external_node_crypto_.randomBytes)(8).toString("hex")}`,
        hasOwnFilter,
        afterwards,
        isPodman: connection.isPodman,
    });
}

// EXTERNAL MODULE: ./lib/executors/kernel/usage-text.js
var usage_text = __webpack_require__(26601);
;// CONCATENATED MODULE: ./lib/executors/docker/usage-text.js






/** What the writer gets to know about this executor. The text is the same before and after a start. */
function describeDocker(settings, { workspaceBytes }) {
    const { memoryBytes, cpus, pids, image, kernel, functions, container = {} } = settings;
    const workspaceFolder = (0,contained_settings/* workspaceFolderOf */.p)(settings);
    return `Your code runs in a Docker container of the image ${image}, in ${workspaceFolder}.

${kernel === undefined
        ? ""
        : `${(0,usage_text/* describeKernel */.h)(kernel, `the folder ${workspaceFolder}`)}
`}${(0,languages/* describeLanguages */.$M)(["python", "sh"], settings)}
- Each ${kernel === undefined ? "" : "other "}block is a whole program. Files and background processes stay for the next block${kernel === undefined ? "; variables do not" : ""}. A background process must write into a file (\`server >log 2>&1 &\`). It is stopped before your work is verified.
- ${describeNetwork(settings)}
- Standard input is empty. You are not root; only ${workspaceFolder} and /tmp can be written.
- Limits: ${(0,format/* formatBytes */.z3)(memoryBytes)} memory, ${cpus} processors, ${pids} processes, ${(0,format/* formatBytes */.z3)(workspaceBytes)} of files.${describeAdditions(container)}${functions === undefined ? "" : (0,functions_functions/* describeFunctions */.vX)(functions, functionsFolder)}`;
}
function describeNetwork({ network, allowHosts = [] }) {
    switch (network) {
        case "none":
            return "There is no network, so you cannot install anything; 127.0.0.1 works.";
        case "allow":
            return `The only network access is an HTTP proxy, named in the usual variables (\`HTTP_PROXY\`, \`HTTPS_PROXY\`). It reaches only these hosts, by name, on ports 443 and 80 if none is given: ${allowHosts.map((host) => `\`${host}\``).join(", ")}. Names do not resolve in the container, the proxy refuses other hosts with 403, and a retry does not help. 127.0.0.1 works inside the container.`;
        case "full":
            return "There is a network.";
    }
}
function networkWords({ network, allowHosts = [] }) {
    switch (network) {
        case "none":
            return "none";
        case "allow":
            return `${allowHosts.slice(0, 20).join(", ")}${allowHosts.length > 20 ? ` and ${allowHosts.length - 20} more` : ""} only, through a proxy`;
        case "full":
            return "full: no restriction";
    }
}
/** What a person added, so that the writer knows that it may be used. */
function describeAdditions(container) {
    const { environment = [], volumes = [], setup = [], gpus, caches = [] } = container;
    const lines = [
        ...(environment.length > 0
            ? [`Variables that are set: ${environment.map(({ name }) => `\`${name}\``).join(", ")}.`]
            : []),
        ...volumes.map(({ target, isReadOnly }) => `${target} holds files, ${isReadOnly ? "read-only" : "which you can change"}.`),
        ...caches.flatMap(({ target }) => (target === undefined ? [] : [`${target} holds files, read-only.`])),
        ...(setup.length > 0
            ? [`The container was prepared with: ${setup.map((command) => `\`${command}\``).join(", ")}.`]
            : []),
        ...(gpus === undefined ? [] : ["There is a graphics processor."]),
    ];
    return lines.map((line) => `\n- ${line}`).join("");
}
/** The limits as the transcript and reports show them. */
function describeLimits(settings, { tmpBytes, workspaceBytes, isWorkspaceOnDisk }) {
    return {
        memory: (0,format/* formatBytes */.z3)(settings.memoryBytes),
        cpus: String(settings.cpus),
        pids: String(settings.pids),
        workspace: `${(0,format/* formatBytes */.z3)(workspaceBytes)}${isWorkspaceOnDisk ? " on the engine's disk, checked while code runs" : ""}`,
        tmp: (0,format/* formatBytes */.z3)(tmpBytes),
        output: `${(0,format/* formatBytes */.z3)(settings.maxOutputBytes)} kept of each block`,
        network: networkWords(settings),
        ...addedLimits(settings.container ?? {}),
    };
}
function addedLimits({ volumes = [], runtime, setup = [], setupNetwork, caches = [], }) {
    const mounts = volumes.map(({ source, target, isReadOnly }) => `${source} at ${target}, ${isReadOnly ? "read-only" : "writable"}`);
    const kept = caches.map(({ name, target }) => (target === undefined ? name : `${name} at ${target}`));
    return {
        ...(kept.length > 0 && { caches: `${kept.join(", ")}: read-only except for the setup` }),
        ...(mounts.length > 0 && { "no host path": mounts.join("; ") }),
        ...(runtime !== undefined && { runtime }),
        ...(setup.length > 0 &&
            setupNetwork === "full" && { "setup network": "full, cut before the first block" }),
    };
}

;// CONCATENATED MODULE: ./lib/executors/docker/docker-executor.js






















/** 1 s: a first block that comes at once is through by then. */
const sweepAfterMs = 1000;
/**
 * Runs blocks in a container of an engine with Docker's API: without network and capabilities, with a read-only root and
 * limits for every resource. The container ends when its client ends.
 *
 * @param imageBuild builds the image; `image` in the settings is then only its name in messages. Default: `image` is found
 *   by its name.
 * @throws AgentExecError `settings-invalid` if the sizes contradict each other, the kernel cannot count the processors, or
 *   a listed host is not a host.
 */
function createDockerExecutor(settings, imageBuild = null) {
    (0,docker_settings/* checkProcessors */.y)(settings);
    const sizes = (0,limits_sizes/* chooseSizes */.MA)(settings);
    const allowList = (0,allow_list/* chooseAllowList */.X9)(settings);
    const trials = new SharedWork();
    let trialResults = {};
    const users = new UserImages();
    const { setup = [], caches = [] } = settings.container ?? {};
    const name = settings.kernel === undefined ? "docker" : "jupyter";
    return {
        name,
        describe: () => describeDocker(settings, sizes),
        checkRoom: (size) => (0,limits_sizes/* checkRoom */.kX)(sizes, size),
        async start(options) {
            const { signal, purpose = "blocks", onProgress, onFound } = options;
            (0,shared_signal/* mayBeShared */.y)(signal);
            await (0,volume_sources/* checkVolumeSources */.b)(settings.container ?? {});
            const connection = await (0,engine_connection/* connectEngine */.x)({ ...settings, signal });
            const finding = { connection, settings, signal, ...(onProgress && { onProgress }) };
            const findAny = async () => {
                // Build first: a build may fail at its last step, and a question to the model costs money.
                const found = await (imageBuild?.find(finding) ?? {
                    image: await (0,find_image/* findImage */.F)({ ...finding, onFound }),
                });
                onFound?.();
                return { ...found, image: await users.find({ ...finding, image: found.image }) };
            };
            const [{ image, ...built }, { securityOptions, machineBytes }] = await Promise.all([
                findAny(),
                readEngineInfo(connection.docker, signal),
            ]);
            await prepareCaches({ connection, settings, image, signal });
            const containerName = purpose === "blocks" ? settings.container?.name : undefined;
            const afterwards = purpose === "blocks" ? afterwardsOf(settings) : "removed";
            const opening = {
                connection,
                image,
                hasOwnFilter: (0,syscall_filter/* takesSyscallFilter */.m)({ ...image, engineOptions: securityOptions }),
                settings,
                afterwards,
                name: containerName,
            };
            const tryUnseen = async (read) => {
                const canary = { connection, settings, image, limits: (0,limits_canary/* unseenLimits */.RC)(read) };
                if (purpose === "blocks") {
                    trialResults = await trials.do((stop) => (0,limits_canary/* tryLimits */.Mm)({ ...canary, signal: stop }), signal);
                }
                return trialResults;
            };
            const session = await startSession({
                settings,
                sizes,
                allowList,
                image: image.name,
                setup: { commands: setup, hasNetwork: (0,container_spec/* hasSetupNetwork */.g0)(settings), caches },
                afterwards,
                keptHint: (kept) => keptHint(kept, (0,contained_settings/* workspaceFolderOf */.p)(settings)),
                openSandbox: (asked) => openSandbox({ ...opening, ...asked }),
                facts: {
                    executor: name,
                    image: image.name,
                    digest: image.digest,
                    ...built,
                    limits: describeLimits(settings, sizes),
                },
                wanted: wantedLimits(settings, sizes, machineBytes),
                tryUnseen,
            }, options);
            if (purpose === "blocks") {
                setTimeout(() => void (0,clean/* sweepLeftovers */.Z)(connection.docker, signal), sweepAfterMs).unref();
            }
            return session;
        },
    };
}
function afterwardsOf({ container = {} }) {
    if (container.isStopped === false)
        return "running";
    return container.isRemoved === false ? "stopped" : "removed";
}


/***/ }),

/***/ 59382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cleanLeftovers: () => (/* binding */ cleanLeftovers),
  Z: () => (/* binding */ sweepLeftovers)
});

// EXTERNAL MODULE: ./lib/executors/docker/container/labels.js
var container_labels = __webpack_require__(18108);
// EXTERNAL MODULE: ./lib/executors/docker/client/engine-call.js
var engine_call = __webpack_require__(70826);
// EXTERNAL MODULE: ./lib/executors/docker/client/connection-failure.js
var connection_failure = __webpack_require__(53436);
// EXTERNAL MODULE: ./lib/executors/docker/client/engine-connection.js
var engine_connection = __webpack_require__(93858);
// EXTERNAL MODULE: ./lib/executors/docker/client/engine-error.js
var engine_error = __webpack_require__(55530);
// EXTERNAL MODULE: ./lib/executors/docker/settings/caches.js
var settings_caches = __webpack_require__(30990);
;// CONCATENATED MODULE: ./lib/executors/docker/leftovers/remove-unheld.js


/** 60 s: images and caches can be gigabytes, which an engine deletes file by file, behind what it does for others. */
const removalDeadlineMs = 60_000;
/** Removes what containers may hold, and tells its fate: what one holds lives. @throws whatever else the engine says. */
async function removeUnheld({ what, signal, call }) {
    try {
        await (0,engine_call/* callEngine */.rU)({ what, signal, deadlineMs: removalDeadlineMs }, call);
    }
    catch (error) {
        if (error instanceof engine_call/* EngineSilentError */.uK)
            return "stuck";
        if ((0,engine_error/* isAlreadyGone */.Mr)(error))
            return "removed";
        if ((0,engine_error/* isRefusal */.vu)(error) && error.statusCode === 409)
            return "lives";
        throw error;
    }
    return "removed";
}

;// CONCATENATED MODULE: ./lib/executors/docker/leftovers/caches.js




/**
 * Removes the volumes that setups keep what they fetched in, by the beginning that their names have. One that a
 * container holds stays.
 * @throws whatever the engine says; on abort the signal's reason.
 */
async function cleanCaches(docker, { signal, isDryRun }) {
    const { Volumes } = await (0,engine_call/* callEngine */.rU)({ what: "list the volumes", signal }, (abortSignal) => docker.listVolumes({ filters: { name: [settings_caches/* cachePrefix */.V] }, abortSignal }));
    // The engine's filter takes it anywhere in a name.
    const caches = (Volumes ?? []).filter(({ Name }) => Name.startsWith(settings_caches/* cachePrefix */.V));
    const what = "remove a cache";
    const remove = (name) => removeUnheld({ what, signal, call: (abortSignal) => docker.getVolume(name).remove({ abortSignal }) });
    const leftovers = [];
    for (const { Name: name, Labels } of caches) {
        const fate = isDryRun ? "would-remove" : await remove(name);
        const owner = Labels?.[container_labels/* cacheOwnerLabel */.kQ];
        const reason = fate === "lives" ? "" : `this volume is a cache${owner === undefined ? "" : ` of ${owner}`}`;
        leftovers.push({ kind: "cache", name, runId: "", state: "volume", fate, reason });
    }
    return leftovers;
}

// EXTERNAL MODULE: ./lib/executors/docker/build/built-images.js
var built_images = __webpack_require__(20691);
;// CONCATENATED MODULE: ./lib/executors/docker/leftovers/images.js




/**
 * Removes the images that were built for runs, by the name that they all have. One that a container holds stays.
 * @throws whatever the engine says; on abort the signal's reason.
 */
async function cleanImages(docker, { signal, isDryRun }) {
    const built = await listBuilt(docker, signal);
    // Those that lie upon others go first: an image below another only loses its name.
    const inOrder = [...built.filter(isOfUsers), ...built.filter((image) => !isOfUsers(image))];
    const leftovers = [];
    for (const image of inOrder) {
        const fate = isDryRun ? "would-remove" : await remove(docker, image, signal);
        const reason = fate === "lives" ? "" : "a run built this image";
        leftovers.push({ kind: "image", name: image.name, runId: "", state: "image", fate, reason });
    }
    return leftovers;
}
/**
 * One day: an image that is used only by its id has no name, and adding users should not be repeated for each of its
 * runs.
 */
const minAgeMs = 24 * 60 * 60 * 1000;
/**
 * Removes images with the code's users if the image below has no name any more: somebody removed it, or built it again.
 * @throws as `cleanImages`.
 */
async function sweepImages(docker, signal, olderThanMs = minAgeMs) {
    const old = (await listBuilt(docker, signal)).filter((image) => isOfUsers(image) && image.ageMs >= olderThanMs);
    if (old.length === 0)
        return;
    const all = await list(docker, signal);
    const named = new Set(all.flatMap((image) => (namesOf(image).length > 0 ? [image.Id] : [])));
    for (const image of old) {
        if (!named.has(image.usersOf ?? ""))
            await remove(docker, image, signal);
    }
}
function isOfUsers({ usersOf }) {
    return usersOf !== undefined;
}
function remove(docker, image, signal) {
    // The image below belongs to a person, even if it has no name.
    const options = isOfUsers(image) ? { noprune: true } : {};
    const call = (abortSignal) => docker.getImage(image.name).remove({ ...options, abortSignal });
    return removeUnheld({ what: "remove an image", signal, call });
}
async function listBuilt(docker, signal) {
    const images = await list(docker, signal, { reference: [built_images/* builtImages */.T] });
    return images.flatMap((image) => namesOf(image)
        .filter(isBuilt)
        .map((name) => ({
        name,
        // The engine returns null if there are none, which its types do not mention.
        usersOf: image.Labels?.[container_labels/* userImageLabel */.B7],
        ageMs: Date.now() - image.Created * 1000,
    })));
}
function list(docker, signal, filters = {}) {
    return (0,engine_call/* callEngine */.rU)({ what: "list the images", signal }, (abortSignal) => docker.listImages({ filters, abortSignal }));
}
/** By tag and by digest. */
function namesOf({ RepoTags, RepoDigests }) {
    return [...(RepoTags ?? []), ...(RepoDigests ?? [])].filter((name) => !name.startsWith("<none>"));
}
/** Podman writes its own machine's name before it, or the registry's that it would ask. */
function isBuilt(name) {
    return name.replace(/^(?:localhost|docker\.io\/library)\//, "").startsWith(`${built_images/* builtImages */.T}:`);
}

// EXTERNAL MODULE: ./lib/process/client-identity.js
var client_identity = __webpack_require__(49813);
;// CONCATENATED MODULE: ./lib/executors/docker/leftovers/judge.js


/**
 * 10 minutes: a client that created a container starts it at once, and gives up on an engine that takes longer than
 * two minutes for both.
 */
const unstartedMs = 600_000;
/** Whose a container is. Never `left` while its client may live, unless it was never started. */
function judge({ labels, state, ageMs }, { olderThanMs }) {
    const isAlive = (0,client_identity/* isClientAlive */.P)(labels[container_labels/* clientLabel */.QJ] ?? "");
    if (state === "created") {
        if (isAlive === false)
            return { kind: "left", reason: "its run is dead, and the container was never started" };
        if (ageMs > unstartedMs)
            return { kind: "left", reason: "it was never started" };
        return { kind: "lives" };
    }
    if (isAlive === true)
        return { kind: "lives" };
    // What cannot be seen from here and runs may belong to a run that goes on.
    const isOver = isAlive === false || state === "exited" || ageMs > olderThanMs;
    if (!isOver)
        return { kind: "lives" };
    if (labels[container_labels/* keptLabel */.Vw] !== undefined)
        return { kind: "kept" };
    return {
        kind: "left",
        reason: isAlive === false
            ? "its run is dead"
            : "another machine started its run, and the container has ended or is older than the given age",
    };
}
/** The run that a container belongs to; "" where its label is missing. */
function runOf(labels) {
    return labels[`${container_labels/* ownLabel */.tZ}.run`] ?? "";
}

;// CONCATENATED MODULE: ./lib/executors/docker/leftovers/clean.js








/**
 * Removes the containers of dead clients with their anonymous volumes and, if asked for, built images and caches. What
 * is labelled as another's, and what lives, is never touched.
 *
 * @throws AgentExecError `engine-unavailable`. On abort: the signal's reason; what was removed by then is gone.
 */
async function cleanLeftovers(options) {
    const { signal, olderThanMs = Infinity, isDryRun = false } = options;
    const { withKept = false, withImages = false, withCaches = false } = options;
    const connection = await (0,engine_connection/* connectEngine */.x)(options);
    try {
        const leftovers = [];
        for (const { container, listed } of await listOwn(connection.docker, { signal, olderThanMs })) {
            const reason = reasonToRemove(listed.judgement, withKept);
            const stays = listed.judgement.kind === "kept" ? "kept" : "lives";
            const fate = reason === null ? stays : isDryRun ? "would-remove" : await clean_remove(container, signal);
            leftovers.push({
                kind: "container",
                name: listed.name,
                runId: listed.runId,
                state: listed.state,
                fate,
                reason: reason ?? "",
            });
        }
        // A container that goes first may be the last that holds one.
        if (withImages)
            leftovers.push(...(await cleanImages(connection.docker, { signal, isDryRun })));
        if (withCaches)
            leftovers.push(...(await cleanCaches(connection.docker, { signal, isDryRun })));
        return leftovers;
    }
    catch (error) {
        signal.throwIfAborted();
        throw (0,connection_failure/* unavailable */.h)(connection.endpoint, error);
    }
}
/** The same for a fresh run, in passing: only what is surely left, and no word of what fails. */
async function sweepLeftovers(docker, signal) {
    try {
        for (const { container, listed } of await listOwn(docker, { signal, olderThanMs: Infinity })) {
            // A run has no time to wait for more than one.
            if (listed.judgement.kind === "left" && (await clean_remove(container, signal)) === "stuck")
                return;
        }
        await sweepImages(docker, signal);
    }
    catch {
        // The next run, or a person's own `clean`, finds it again.
    }
}
function reasonToRemove(judgement, withKept) {
    if (judgement.kind === "left")
        return judgement.reason;
    return judgement.kind === "kept" && withKept ? "the run kept it so that somebody can look inside" : null;
}
async function listOwn(docker, { signal, olderThanMs }) {
    const all = await (0,engine_call/* callEngine */.rU)({ what: "list the containers", signal }, (abortSignal) => docker.listContainers({ all: true, filters: { label: [`${container_labels/* ownLabel */.tZ}=1`] }, abortSignal }));
    return all.map(({ Id, Names, Labels, State, Created }) => {
        const listed = { labels: Labels, state: State, ageMs: Date.now() - Created * 1000 };
        return {
            container: docker.getContainer(Id),
            listed: {
                name: (Names[0] ?? Id).replace(/^\//, ""),
                runId: runOf(Labels),
                state: State,
                judgement: judge(listed, { olderThanMs }),
            },
        };
    });
}
/** One container that the engine cannot end, such as one whose next process hangs in its start, keeps no other. */
async function clean_remove(container, signal) {
    try {
        await (0,engine_call/* callEngine */.rU)({ what: "remove a container", signal }, (abortSignal) => container.remove({ force: true, v: true, abortSignal })).catch((error) => {
            if (!(0,engine_error/* isBeingRemoved */.A3)(error))
                throw error;
            return (0,engine_call/* callEngine */.rU)({ what: "wait for a container's removal", signal }, (abortSignal) => container.wait({ condition: "removed", abortSignal }));
        });
    }
    catch (error) {
        if (error instanceof engine_call/* EngineSilentError */.uK)
            return "stuck";
        if (!(0,engine_error/* isAlreadyGone */.Mr)(error))
            throw error;
    }
    return "removed";
}


/***/ }),

/***/ 41055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ cpuPeriodMicroseconds),
/* harmony export */   y: () => (/* binding */ checkProcessors)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** 100 ms, the kernel's default: the container's processor time is counted over each such period. */
const cpuPeriodMicroseconds = 100_000;
/** The kernel counts a quota in 44 bits (`max_bw_runtime_us` in its scheduler). */
const maxQuotaMicroseconds = 2 ** 44 - 1;
/**
 * The kernel cannot hold every quota: control groups of version 2 then silently use another one. A process without any
 * processor time runs until the clock's next tick: with luck a session starts, and its blocks die.
 *
 * @throws AgentExecError `settings-invalid` for no processors, and for more than the kernel can count.
 */
function checkProcessors({ cpus, container }) {
    if (container?.ulimits?.some(({ name, soft }) => name === "cpu" && soft === 0)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", "No process can run with the limit `cpu=0` in `ulimit`.", {
            nextStep: "Set `cpu` in `ulimit` to a second or more, or omit it.",
        });
    }
    const most = Math.floor(maxQuotaMicroseconds / cpuPeriodMicroseconds);
    if (cpus <= most)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", `The kernel does not support a limit of ${cpus} processors.`, {
        nextStep: "Set `cpus` to at most the number of processors of the engine's machine.",
    });
}


/***/ }),

/***/ 67537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ tarOf)
/* harmony export */ });
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60795);
/* harmony import */ var _files_file_times_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5146);


/** 64 KiB: what a pipe takes at once. */
const pieceBytes = 64 * 1024;
/**
 * A tar archive of files and links, in pieces of some size: an archive of small files comes in three for each of them.
 * Links come last, so that no file is written through one.
 * @param hasFolders whether the folders follow, each as old as the newest file below it that has a time of its own
 * @throws what reading the files throws; on abort the signal's reason.
 */
async function* tarOf(files, signal, { hasFolders = false } = {}) {
    const { pack } = await __webpack_require__.e(/* import() */ 6118).then(__webpack_require__.t.bind(__webpack_require__, 56118, 19));
    const archive = pack();
    // What it throws is thrown by the archive as well, which it destroys.
    packFiles(archive, files, { signal, hasFolders }).catch(() => undefined);
    try {
        yield* inPieces(archive);
    }
    finally {
        archive.destroy();
    }
}
async function* inPieces(chunks) {
    let piece = [];
    let bytes = 0;
    for await (const chunk of chunks) {
        piece.push(chunk);
        bytes += chunk.byteLength;
        if (bytes < pieceBytes)
            continue;
        yield Buffer.concat(piece);
        piece = [];
        bytes = 0;
    }
    yield Buffer.concat(piece);
}
async function packFiles(archive, files, { signal, hasFolders }) {
    const links = [];
    const folderTimes = new Map();
    try {
        for await (const entry of files) {
            signal.throwIfAborted();
            if (entry.kind === "link")
                links.push(entry);
            else {
                await packFile(archive, entry);
                if (hasFolders)
                    noteTime(entry, folderTimes);
            }
        }
        for (const { path, target } of links)
            archive.entry({ name: path, type: "symlink", linkname: target });
        // The deepest folders come first. A tar that sets times at once would change a folder's time when it creates the
        // entries in it.
        for (const [name, time] of [...folderTimes].toSorted(byDepth))
            archive.entry({ name, type: "directory", mode: 0o755, ...timeFields(time) });
        archive.finalize();
    }
    catch (error) {
        archive.destroy(error);
        throw error;
    }
}
function noteTime({ path, modifiedAt }, folderTimes) {
    if (modifiedAt === undefined)
        return;
    for (const folder of (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .foldersOf */ .p)(path))
        folderTimes.set(folder, Math.max(modifiedAt, folderTimes.get(folder) ?? 0));
}
function byDepth([one], [other]) {
    return other.split("/").length - one.split("/").length;
}
/** A header holds whole seconds; what an extended header says besides, busybox alone does not read. */
function timeFields(time) {
    if (time === undefined)
        return {};
    const mtime = new Date(time);
    return time % 1000 === 0 ? { mtime } : { mtime, pax: { mtime: (0,_files_file_times_js__WEBPACK_IMPORTED_MODULE_1__/* .inSeconds */ .F7)(time) } };
}
async function packFile(archive, { path, bytes, isExecutable, isPrivate, modifiedAt, content }) {
    const packed = new Promise((resolve, reject) => {
        const mode = (isExecutable ? 0o755 : 0o644) & (isPrivate === true ? 0o700 : 0o777);
        const entry = archive.entry({ name: path, size: bytes, mode, ...timeFields(modifiedAt) }, (error) => error === null || error === undefined ? resolve() : reject(error));
        void copy(content, entry).catch(reject);
    });
    await packed;
}
/** If the reader stops early, the archive ends, and its content is closed. */
async function copy(content, entry) {
    for await (const chunk of content) {
        if (!entry.write(chunk))
            await drained(entry);
        if (entry.destroyed)
            return;
    }
    entry.end(null);
}
function drained(entry) {
    if (entry.destroyed)
        return Promise.resolve();
    return new Promise((resolve) => {
        const done = () => {
            entry.off("drain", done);
            entry.off("close", done);
            resolve();
        };
        entry.on("drain", done);
        entry.on("close", done);
    });
}


/***/ }),

/***/ 54973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ filesWithChanges)
/* harmony export */ });
/* harmony import */ var _files_file_times_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5146);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60795);


/**
 * The files of a workspace after changes, for a start that runs nothing in between: first the changes, then the
 * unchanged original files. A changed file without a time counts as newer. Null if neither is given.
 */
function filesWithChanges({ files, changes, }) {
    if (changes === undefined)
        return files ?? null;
    return merged(files, changes);
}
async function* merged(files, changes) {
    /** Nothing that was given exists there or below any more. */
    const changed = new Set();
    const folders = new Set();
    const now = Date.now();
    for await (const entry of changes) {
        changed.add(entry.path);
        if (entry.kind === "file" || entry.kind === "link") {
            for (const folder of (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .foldersOf */ .p)(entry.path))
                folders.add(folder);
            yield entry.kind === "file" ? { modifiedAt: now, ...entry } : entry;
        }
    }
    if (files === undefined)
        return;
    for await (const entry of files) {
        const { path } = entry;
        if (folders.has(path) || changed.has(path))
            continue;
        if ((0,_files_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .foldersOf */ .p)(path).some((folder) => changed.has(folder)))
            continue;
        yield entry.kind === "file" ? { modifiedAt: _files_file_times_js__WEBPACK_IMPORTED_MODULE_1__/* .earliestTime */ .rL, ...entry } : entry;
    }
}


/***/ }),

/***/ 66829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ asShellWord)
/* harmony export */ });
/** Text as one word of a shell's command. */
function asShellWord(text) {
    return `'${text.replaceAll("'", "'\\''")}'`;
}


/***/ }),

/***/ 81458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ contentOf)
/* harmony export */ });
/** Yields bytes as the content of a file. */
async function* contentOf(bytes) {
    if (bytes.byteLength > 0)
        yield bytes;
}


/***/ }),

/***/ 49813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ isClientAlive),
/* harmony export */   q: () => (/* binding */ clientIdentity)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);


/**
 * Identifies this process: the host's name (for people), the machine's boot, the process namespace, the process
 * number, and its start time in kernel ticks. Parts unknown without /proc are `?`.
 */
function clientIdentity() {
    const { pid } = process;
    return [(0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)(), bootId() ?? "?", pidNamespace() ?? "?", pid, startOf(pid) ?? "?"].join("/");
}
/** Whether a process is alive; null if unknown: another machine, boot or process namespace. */
function isClientAlive(identity) {
    const [, boot, namespace, pid, start] = identity.split("/");
    const isHere = boot === bootId() && namespace === pidNamespace() && /^[1-9]\d*$/.test(pid ?? "");
    return isHere && start !== undefined ? startOf(Number(pid)) === start : null;
}
/**
 * Field 22 of /proc/<pid>/stat; the name before it, in parentheses, may contain blanks and parentheses. Null for a
 * zombie, as in a container without an init process.
 */
function startOf(pid) {
    const stat = read(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, "latin1"));
    const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ") ?? [];
    return ["Z", "X"].includes(fields[0] ?? "") ? null : (fields[19] ?? null);
}
/** One boot of one kernel, the same in its containers. */
function bootId() {
    return read(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)("/proc/sys/kernel/random/boot_id", "latin1").trim());
}
/** `pid:[4026531836]`. */
function pidNamespace() {
    return read(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)("/proc/self/ns/pid"));
}
function read(from) {
    try {
        return from();
    }
    catch {
        return null;
    }
}


/***/ })

};
