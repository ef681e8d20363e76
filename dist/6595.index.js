export const id = 6595;
export const ids = [6595,9253];
export const modules = {

/***/ 76851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ waitForEnd),
/* harmony export */   q: () => (/* binding */ CodeKeptError)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64411);


/** The engine started a process for a block's code, but did not give it the code. */
class CodeKeptError extends Error {
    name = "CodeKeptError";
    constructor() {
        super("The engine did not pass the code to the block's process.");
    }
}
/** A background process may keep an ended block's streams open. Reading stops if nothing came for this long. */
const quietMs = 100;
/** After this time the engine itself closes the streams. */
const longestDrainMs = 2000;
/** With open streams, the engine reports an end within 4 s (bench/times.md, 1), unless much output comes. */
const toldLateMs = 5000;
/** Waits until the block's process ends, even if its streams stay open, or until there is a reason to end it. */
async function waitForEnd(options) {
    const { place, clock, timeoutMs, signal, output, disk, sockets } = options;
    const { process } = options.block;
    const settled = new AbortController();
    let endedAt = null;
    const watch = process.watchExit(options.isAlive);
    const waiting = { ...options, watch, settled: settled.signal };
    void watch.over.then(() => (endedAt = clock.now()));
    try {
        const end = await Promise.race([
            watch.told.then((exitCode) => ({ cause: "ended", exitCode }), (error) => ({ cause: "lost", error })),
            place.ended.then(() => ({ cause: "lost", error: null })),
            output.overLimit.then(() => ({ cause: "output-limit" })),
            disk?.overLimit(settled.signal).then((takenBytes) => ({ cause: "disk-limit", takenBytes })) ??
                never(),
            sockets.overLimit(settled.signal).then((held) => ({ cause: "socket-limit", held })),
            endOnceUp(clock.sleep(timeoutMs, { signal: settled.signal }), "timed-out", waiting),
            endOnceUp(output.idle(settled.signal), "idle", waiting),
            firing(signal, settled.signal).then(() => ({ cause: "cancelled" })),
        ]);
        if (end.cause === "ended")
            await drain(options);
        // A broken stream matters only if output is missing.
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
/** A process that has ended was in time and not idle, even if the engine reports its end late. */
async function endOnceUp(time, cause, { block, watch, clock, settled }) {
    try {
        await time;
        const state = await watch.look();
        if (state === "silent") {
            const error = new _place_js__WEBPACK_IMPORTED_MODULE_1__/* .PlaceSilentError */ .F("The engine did not say whether the block is still running.");
            return { cause: "lost", error };
        }
        if (state === "running")
            return block.hasBegun ? { cause } : { cause: "lost", error: new CodeKeptError() };
        await clock.sleep(toldLateMs, { signal: settled });
        return { cause: "untold" };
    }
    catch {
        return never();
    }
}
/** Output from before the process's end may still arrive. */
async function drain({ block: { process }, output, signal }) {
    for (let waitedMs = 0; waitedMs < longestDrainMs && !process.hasEnded && !signal.aborted; waitedMs += quietMs) {
        const before = output.totalBytes;
        await Promise.race([process.ended, (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(quietMs, undefined, { ref: false })]);
        if (output.totalBytes === before)
            return;
    }
}
function never() {
    return new Promise(() => undefined);
}
function firing(signal, settled) {
    return new Promise((resolve) => {
        if (signal.aborted)
            resolve();
        signal.addEventListener("abort", () => resolve(), { once: true, signal: settled });
    });
}


/***/ }),

/***/ 9704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ judgeEnd)
});

// EXTERNAL MODULE: ./lib/executors/contained/sandbox/kill-with-retries.js
var kill_with_retries = __webpack_require__(5788);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./lib/facts/endings.js
var endings = __webpack_require__(75823);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
;// CONCATENATED MODULE: ./lib/executors/contained/block/classify-failure.js
/**
 * Who failed, the code or the sandbox? Only this file decides it.
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
 * can write to.
 *
 * A wrong guess against the sandbox runs hostile code again, within a small budget. A wrong guess against the code
 * makes a model fix a correct program. Without evidence, the plain exit code stands.
 */



/** Sixteen pages. Nothing useful fits into less, and a file that grew until it failed leaves less. */
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
        return (0,endings/* endedBy */.mr)("cancelled", "the run was cancelled while the block ran");
    if (sandbox === "silent")
        return lost(facts, "daemon-lost", `the ${wholeEngine} stopped answering`);
    if (sandbox === "spent")
        return classifySpentPlace(facts);
    if (sandbox === "gone") {
        const why = facts.whyGone === null ? "" : `: ${facts.whyGone}`;
        return lost(facts, "container-lost", `the ${engine} says that the ${place} is no longer running${why}`);
    }
    switch (end.cause) {
        case "timed-out":
            return (0,endings/* endedBy */.mr)("timed-out", `the block ran longer than ${(0,format/* formatDuration */.a3)(timeoutMs)}${besideWords(facts)}`);
        case "idle": {
            const evidence = `no output for ${(0,format/* formatDuration */.a3)(facts.idleTimeoutMs ?? Infinity)}${besideWords(facts)}`;
            return { ...(0,endings/* endedBy */.mr)("timed-out", evidence), cause: "idle" };
        }
        case "untold":
            return (0,endings/* endedBy */.mr)("timed-out", `background processes still had so much output that the ${engine} did not report the block's exit code`);
        case "output-limit":
            return (0,endings/* endedBy */.mr)("output-limit", `the block wrote ${(0,format/* formatBytes */.z3)(outputBytes)}`);
        case "disk-limit":
            return (0,endings/* endedBy */.mr)("disk-full", `the workspace's disk has ${(0,format/* formatBytes */.z3)(end.takenBytes)} less than when the sandbox started`);
        case "socket-limit": {
            const evidence = `the kernel held ${end.held} for the code, outside of the ${place}'s memory${besideWords(facts)}`;
            return { ...(0,endings/* endedBy */.mr)("out-of-memory", evidence), cause: "sockets" };
        }
        case "lost":
            return lost(facts, "daemon-lost", `the ${engine} no longer answers for the block`);
        case "ended":
            return classifyExit(facts, end.exitCode);
        case "kept":
            return (0,endings/* endedBy */.mr)("signalled", keptWords);
        case "no-room":
            return (0,endings/* endedBy */.mr)("disk-full", "there is no room for the block's code");
        case "not-started":
            return classifyUnstarted(facts);
    }
}
/** The process's own end no longer matters, because the files are gone. */
function classifySpentPlace(facts) {
    const evidence = `the operating system ended the ${facts.place.names.place} for lack of memory while the block ran`;
    return (0,endings/* endedBy */.mr)("out-of-memory", `${evidence}${besideWords(facts)}`);
}
/** Other processes of blocks can stop a block, or take its processor time. */
function besideWords({ hadLeftovers }) {
    return hadLeftovers ? "; a process from an earlier block was still running" : "";
}
const keptWords = "leftover processes of earlier blocks kept this block from starting";
/** The start was tried again without any processes of blocks. So the infrastructure is to blame. */
function classifyUnstarted(facts) {
    if (facts.sandbox === "removed")
        return (0,endings/* endedBy */.mr)("signalled", keptWords);
    const spent = findSpentResource(facts);
    if (spent?.ending === "process-limit")
        return { ...spent, exitCode: null };
    const what = `the ${facts.place.names.engine} could not start a process for the block`;
    return lost(facts, "container-lost", what);
}
function classifyExit(facts, exitCode) {
    const { engine } = facts.place.names;
    if (exitCode === null)
        return (0,endings/* endedBy */.mr)("container-lost", `the ${engine} does not know the exit code`);
    if (exitCode === 0)
        return { ending: "exited", exitCode, evidence: `the ${engine} reports exit code 0` };
    const resource = findSpentResource(facts);
    return resource === null ? classifyPlain(facts, exitCode) : classifySpent(facts, exitCode, resource);
}
/** 128 + 9, because the kernel uses signal 9 to kill a process that takes too much memory. */
const killedExitCode = 137;
/** If a program writes to a mapped file on a full disk, the kernel ends it with this signal. */
const busErrorExitCode = 128 + external_node_os_.constants.signals.SIGBUS;
/** Shared memory is freed when its program ends. So its folder has room again when agent-exec looks. */
const busErrorWords = ", usually because there was no room for a file that the program maps into memory. For a file in /dev/shm or /tmp, raise `memory`. For a file in the workspace, raise `workspace-size`";
/** Counters and free space concern the whole place. With another likely cause, they only accompany the plain ending. */
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
    }
    const hasDied = ending === "out-of-memory" && exitCode === killedExitCode;
    return hadLeftovers && !hasDied ? "perhaps because of a process that an earlier block left running" : null;
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
    // Counters are better evidence than the engine, whose report can be late.
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
    const left = freeBytes < fullBelowBytes ? (0,format/* formatBytes */.z3)(freeBytes) : freeInodes === 0 ? "no inode" : null;
    return left === null ? [] : [{ ending: "disk-full", evidence: `${folder} has ${left} left`, folder }];
}
function rise(before, after) {
    if (before === null || before === undefined || after === null || after === undefined)
        return null;
    return after > before ? `from ${before} to ${after}` : null;
}
function lost({ end, place }, ending, what) {
    const error = "error" in end && end.error !== null ? `: ${place.wordsOf(end.error)}` : "";
    return (0,endings/* endedBy */.mr)(ending, `${what}${error}`);
}
/** The name of a Linux signal. Null if the number is not one. */
function signalName(number) {
    if (number < 1 || number > 31)
        return null;
    return Object.entries(external_node_os_.constants.signals).find(([, value]) => value === number)?.[0] ?? null;
}

;// CONCATENATED MODULE: ./lib/executors/contained/block/block-evidence.js


/** After a failed kill, a monitor without processor time is not waited for longer than this. */
const hurriedCheckMs = 50;
/** Processes and threads that the engine briefly needs in order to start another process. */
const wantedRoomForProcesses = 16;
/** Judges how a block ended. Then the sandbox prepares for the next block. */
async function judgeEnd(ended) {
    const evidence = await gatherEvidence(ended);
    ended.sandbox.noteJudged();
    ended.sandbox.replenish();
    // The code itself can end a place in these ways.
    const isSpent = evidence.sandbox === "removed" || evidence.sandbox === "spent";
    return { ...classifyEnd({ ...ended, ...evidence }), ...(isSpent && { isSessionSpent: true }) };
}
/** Reads the counters of the container after a block, and ends the container if it is no longer usable. */
async function gatherEvidence(gathering) {
    const { sandbox, end, kill, before, hadLeftovers, pids, wasCleared } = gathering;
    const hasKillFailed = kill === "resisted" || kill === "unable";
    const { counters: after, state } = (await readAtStreamEnd(gathering)) ?? (await sandbox.check(hasKillFailed ? hurriedCheckMs : undefined));
    const isDeadOfMemory = state === "gone" && (await sandbox.hasDiedOfMemory());
    const evidence = {
        sandbox: isDeadOfMemory ? "spent" : state,
        whyGone: state === "gone" ? ((await sandbox.place.whyEnded?.()) ?? null) : null,
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
        // The engine may be silent because blocks that resist their end stopped the process that it was starting.
        return kill === "resisted" && end.cause !== "lost" ? { ...evidence, sandbox: "removed" } : evidence;
    }
    const isCleared = state === "running" && !hasKillFailed && isCrowded(after, pids)
        ? (await (0,kill_with_retries/* killWithRetries */.B)(sandbox)) === "done"
        : null;
    if (state === "gone" || hasKillFailed || isCleared === false || end.cause === "lost") {
        await sandbox.end();
        // If neither a block's process nor a killer can start, the engine is to blame.
        const isEngines = end.cause === "lost" || (end.cause === "not-started" && kill === "unable");
        const isOurs = state === "running" && !isEngines;
        return isOurs ? { ...evidence, sandbox: "removed" } : evidence;
    }
    const hasFailed = end.cause === "ended" && end.exitCode !== 0;
    // A block that passed may still have filled a folder. The space is read after each block, so that later blocks are
    // not blamed for it.
    const reading = sandbox.space.read();
    return {
        ...evidence,
        space: hasFailed ? await reading : null,
        ...(isCleared === true ? { endedLeftovers: "leftover processes that filled the process limit" } : {}),
    };
}
/**
 * A passed block only needs evidence that its place still runs. Any answer after its streams ended shows this. A fault
 * counts as the block's only after its process has ended too.
 */
async function readAtStreamEnd({ end, atStreamEnd, }) {
    const hasPassed = end.cause === "ended" && end.exitCode === 0;
    const counters = hasPassed ? await atStreamEnd : null;
    return counters === null ? null : { counters, state: "running" };
}
/** At the process limit nothing can start, not even a block that would clean up. */
function isCrowded(after, pids) {
    if (after === null || after.processes === null)
        return false;
    return after.processes > pids - Math.min(wantedRoomForProcesses, Math.floor(pids / 4));
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
/** The variables in which programs look for a proxy. Old programs read them in small letters, others in capitals. */
function proxyEnvironment({ network }) {
    if (network !== "allow")
        return [];
    const proxy = names.map((name) => `${name}=http://127.0.0.1:${proxyPort}`);
    const direct = "no_proxy=localhost,127.0.0.1";
    const both = [...proxy, direct].flatMap((line) => [
        line,
        line.replace(/^[^=]*/, (name) => name.toUpperCase()),
    ]);
    // Node (from 22.21 and 24 on) reads the other variables only if this one is set.
    return [...both, "NODE_USE_ENV_PROXY=1"];
}
/** Removes the proxy variables in a shell. The proxy does not run yet when a setup with its own network runs. */
const withoutProxy = `unset ${[...names, "no_proxy"].flatMap((name) => [name, name.toUpperCase()]).join(" ")}; `;


/***/ }),

/***/ 61475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hy: () => (/* binding */ placeEnvironment),
/* harmony export */   nT: () => (/* binding */ userName),
/* harmony export */   od: () => (/* binding */ textLocale)
/* harmony export */ });
/** The name of the blocks' user in the environment and in `/etc/passwd`. */
const userName = "writer";
/** For an image without a locale. In the POSIX locale, text is bytes, and `é` counts as two characters. */
const textLocale = "LANG=C.UTF-8";
/** Environment variables of programs in a place, besides the place's own. None comes from agent-exec's environment. */
const placeEnvironment = [
    "HOME=/tmp",
    // The image may not know this user's number. Tools read these variables first.
    `USER=${userName}`,
    `LOGNAME=${userName}`,
    // Python writes at once, so that output before a kill is not lost.
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
/** The folder for a block's code if the workspace is full. Only the guard writes there, so blocks cannot fill it. */
const codeFolder = "/run/agent-exec";
/** The folder with the copy of the shell. Only the guard writes there. */
const sealedShellFolder = "/run/agent-exec-shell";
/** The folder that contains the caches. Only the guard's group may write to them. */
const cacheFolder = "/run/agent-exec-cache";
/** Programs share memory through files here. */
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
  V2: () => (/* binding */ noSpaceFinding),
  $U: () => (/* binding */ reducedLine),
  JV: () => (/* binding */ restartedLine),
  ZE: () => (/* binding */ sealedShell)
});

// EXTERNAL MODULE: ./lib/executors/languages/languages.js
var languages = __webpack_require__(20261);
// EXTERNAL MODULE: ./lib/format/shell-word.js
var shell_word = __webpack_require__(67402);
// EXTERNAL MODULE: ./lib/executors/contained/guard/folders.js
var folders = __webpack_require__(63843);
;// CONCATENATED MODULE: ./lib/executors/contained/guard/guard.sh.js
/* harmony default export */ const guard_sh = ("# What PID 1 and each monitor run. The program reads questions about the place from standard input, one per line, each\n# with a tag. Arguments: \"first\" for PID 1, \"alone\" for PID 1 of a place\n# in which everything has the blocks' user, or \"monitor\", the workspace, the number of the blocks' user, the path for a\n# copy of the shell, the programs to look for, and those that a person named, as words of a shell. \"show\" prints each\n# line of a file with a word before it. It is asked for the files of cgroup version 1 and of version 2; those that are\n# missing are skipped. Only builtins read counters and processes, because at the process limit nothing can start. \"serve\n# -reduced\" answers only questions that need no other program.\nrole=$1 workspace=$2 blocks=$3 sealed_shell=$4 tools=$5 programs=$6\ncgroup=/sys/fs/cgroup\n\n# Prints a line of \"stat -f\" for each folder. If the image's stat does not support that, it uses Python.\nspace_of() {\n  _lines=$(stat -f -c \"space %n %a %S %d %c\" \"$@\" 2>/dev/null)\n  [ -z \"$_lines\" ] || { echo \"$_lines\"; return; }\n  by_python 'import os, sys\nfor folder in filter(os.path.isdir, sys.argv[1:]):\n    space = os.statvfs(folder)\n    print(\"space\", folder, space.f_bavail, space.f_frsize, space.f_ffree, space.f_files)' \"$@\" 2>/dev/null\n}\n# Copies this shell's program once (7 ms), and says whether its own user cannot read the copy. It can read the copy if\n# the copy does not fit (ulimit fsize counts too) or does not start, or if the kernel lets everybody read. The copy is\n# not made by the shell's name, because a busybox with built-in tools has no path for sh.\nseal_shell() {\n  [ -e \"$sealed_shell\" ] || { cp /proc/$$/exe \"$sealed_shell\" && chmod 111 \"$sealed_shell\"; } 2>/dev/null\n  # The printed word is checked and not the exit code. If a file is not a program, such as an empty copy, the shell\n  # reads it as a script.\n  word=$(\"$sealed_shell\" -c '[ -r /proc/self/mem ] || echo sealed-shell yes' 2>/dev/null)\n  echo \"${word:-sealed-shell no}\"\n}\nshow() { [ -r \"$2\" ] && while IFS= read -r line; do echo \"$1 $line\"; done < \"$2\"; }\nfindings() {\n  # This runs in parallel, because it takes 5 ms. A version number does not tell which features a build of Node lacks.\n  is_missing node || node --experimental-strip-types --version >/dev/null 2>&1 &\n  strips_types=$!\n  for name in $tools; do\n    is_missing \"$name\" || echo \"has $name\"\n  done\n  eval \"set -- $programs\"\n  for program; do\n    file=$(command -v \"$program\") && [ \"${file#/}\" != \"$file\" ] && [ -f \"$file\" ] && [ -x \"$file\" ] && echo \"has $program\"\n  done\n  is_missing stat && is_missing python3 && is_missing python && echo free-space no\n  seal_shell\n  show status /proc/self/status\n  while read -r key user rest; do\n    [ \"$key\" = Uid: ] && echo \"first-user $user\" && break\n  done 2>/dev/null </proc/1/status\n  [ \"$role\" = alone ] && [ ! -r /proc/1/mem ] && echo first-sealed yes\n  printf 'open-files '; ulimit -Hn\n  printf 'core-size '; ulimit -Hc\n  show interface /proc/net/dev\n  show mount /proc/self/mounts\n  # The shell reads single bytes, so it sees only the first character of such a file.\n  pages=$(cat /proc/sys/kernel/shmall 2>/dev/null) && echo \"shared-memory-limit $pages\"\n  show memory-limit $cgroup/memory.max; show memory-limit $cgroup/memory/memory.limit_in_bytes\n  show pids-limit $cgroup/pids.max; show pids-limit $cgroup/pids/pids.max\n  show cpu-limit $cgroup/cpu.max; show cpu-quota $cgroup/cpu/cpu.cfs_quota_us\n  is_missing node || ! wait $strips_types || echo \"has node-strips-types\"\n}\n# Says whether the workspace has anything except plain files with the given names. Prints nothing if there are many\n# entries or they cannot be read. It repeats no name, because blocks choose the names.\nholds_only() {\n  set -f; set -- $1; names=\" $* \"; set +f\n  set -- $(space_of \"$workspace\")\n  [ $# = 6 ] && [ $(($6 - $5)) -le 1024 ] && [ -r \"$workspace\" ] && cd \"$workspace\" || return\n  for entry in * .[!.]* ..?*; do\n    [ -e \"$entry\" ] || [ -h \"$entry\" ] || continue\n    case $entry in *[!a-z0-9_.]*) return 1 ;; esac\n    case $names in *\" $entry \"*) [ -f \"$entry\" ] && [ ! -h \"$entry\" ] || return ;; *) return 1 ;; esac\n  done\n  echo holds-only\n}\n# Prints the owner, the parent and the state of a process, or nothing if it has ended. gVisor prints line breaks in a\n# process's name, which code chooses. So only the lines after the name count. The name's 15 bytes are too short for an\n# owner after a tracer.\nowner_of() {\n  owner='' parent='' state='' tracer=''\n  while read -r key value rest; do\n    case $key$tracer in\n      State:*) state=$value ;; PPid:*) parent=$value ;; TracerPid:*) tracer=known ;;\n      Uid:known) owner=$value; break ;;\n    esac\n  done 2>/dev/null <\"$1/status\"\n}\n# Counts netlink sockets and their memory, up to a limit. It uses only builtins, because it runs while blocks run.\ncount_sockets() {\n  sockets=-1 bytes=0\n  while read -r _socket _family _pid _groups received sent _rest; do\n    sockets=$((sockets + 1))\n    [ $sockets = 0 ] && continue\n    bytes=$((bytes + received + sent))\n    [ $sockets -gt \"$1\" ] || [ $bytes -gt \"$2\" ] && break\n  done 2>/dev/null </proc/net/netlink\n  echo \"sockets $sockets\"; echo \"socket-bytes $bytes\"\n}\nis_own() { case ${1#/proc/} in 1 | \"$self\") ;; *) return 1 ;; esac; }\nserve() {\n  # A process that answers counts neither itself nor PID 1, which may have the blocks' user.\n  read -r self _rest </proc/self/stat\n  while read -r tag question; do\n    case $question$1 in\n      end*) exit 9 ;;\n      keep*) echo \"answered $tag\"; return 8 ;;\n      findings) findings ;;\n      counters*)\n        show memory $cgroup/memory.events; show memory $cgroup/memory/memory.oom_control\n        show pids $cgroup/pids.events; show pids $cgroup/pids/pids.events\n        show processes $cgroup/pids.current; show processes $cgroup/pids/pids.current\n        ;;\n      processor*)\n        show processor $cgroup/cpu.stat; show processor-ns $cgroup/cpuacct/cpuacct.usage\n        ;;\n      left*)\n        for process in /proc/[0-9]*; do\n          is_own \"$process\" && continue\n          owner_of \"$process\"\n          # A process without details is just starting or ending. It counts, and is asked about again.\n          case $owner in \"\" | \"$blocks\") echo left; break ;; esac\n        done\n        ;;\n      blocks*)\n        waiting=0 started=0\n        for process in /proc/[0-9]* /proc/[0-9]*; do\n          is_own \"$process\" && continue\n          owner_of \"$process\"\n          # Processes that the engine started have a parent outside the place. A process without details may be\n          # replacing itself with another, so everything is read twice.\n          case $owner:$parent in \"$blocks\":0) waiting=$((waiting + 1)) ;; :* | \"$blocks\":*) started=1 ;; esac\n        done\n        echo \"of-engine $((waiting / 2))\"; echo \"of-blocks $started\"\n        ;;\n      stopped*)\n        for process in /proc/[0-9]*; do\n          owner_of \"$process\"\n          case $owner:$parent:$state in \"$blocks\":0:[Tt]) echo stopped; break ;; esac\n        done\n        ;;\n      only*) (holds_only \"${question#only}\") ;;\n      alive*) [ -d \"/proc/${question#alive }\" ] && echo alive ;;\n      sockets*) count_sockets ${question#sockets} ;;\n      space) space_of \"$workspace\" /tmp /dev/shm ;;\n    esac\n    echo \"answered $tag\"\n  done\n}\n# If no program can start, the shell stops itself. In that case the engine needs 10 s for a gentle end.\nlinger() {\n  [ -n \"$1\" ] || is_missing sleep || while :; do sleep 3600; done\n  while :; do kill -STOP $$; done\n}\n\n[ \"$role\" = monitor ] && { serve; exit; }\n# PID 1 ends when its standard input ends (the lease), unless it was asked to stay. In most images, a shell that cannot\n# start a program ends, so a child process answers the questions. If the child has ended, PID 1 itself answers the\n# questions that need no other program.\nfindings\necho \"answered start\"\n# If blocks have the same user, their kills also end the child. Another child then takes its place.\nwhile :; do\n  (serve)\n  end=$?\n  case $end in 9) exit ;; 8) linger ;; esac\n  [ \"$role\" = alone ] && [ $end -gt 128 ] || break\n  echo restarted\ndone\necho reduced\nserve -reduced\n[ $? = 8 ] && linger reduced\n");

// EXTERNAL MODULE: ./lib/executors/contained/guard/prelude.sh.js
var prelude_sh = __webpack_require__(28950);
// EXTERNAL MODULE: ./lib/executors/contained/guard/users.js
var users = __webpack_require__(13082);
;// CONCATENATED MODULE: ./lib/executors/contained/guard/guard.js






/** The tag of PID 1's first answer, which nobody asked for. */
const firstTag = "start";
/**
 * Ends PID 1, and so everything in the place. It is needed if a block stopped a process while the engine was starting
 * it. Then the engine can neither end the place nor report the end of the lease.
 */
const endRequest = "\n0 end\n";
/** Asks PID 1 to stay alive without its lease, for a container that a person wants to keep. */
const keepQuestion = "keep";
/** PID 1 prints this when it can no longer start programs. */
const reducedLine = "reduced";
/** Printed by PID 1 when the child that answered was killed and another one has taken its place. */
const restartedLine = "restarted";
/**
 * A copy of the image's shell that everybody may start and nobody may read. The processes that wait beside a running
 * block use it, and so do verifications. If a user cannot read a program's file, the kernel lets no process of that
 * user open the program's memory or streams. So a block can neither change a waiting process nor write to its standard
 * input. Signals still reach it. The copy must be named `sh`, because busybox behaves according to its name.
 */
const sealedShell = `${folders/* sealedShellFolder */.Zk}/sh`;
/** The copy of the shell, if the guard found that it is safe. */
function findSealedShell(findings) {
    return findings.includes("sealed-shell yes") ? sealedShell : null;
}
/** The guard's finding if no tool in the image reports the free space. */
const noSpaceFinding = "free-space no";
/** Further programs that the guard looks for. If one is missing, a feature is left out. */
const wantedTools = ["tar", "mkdir", "find", "stat", "xargs", "sha256sum", "git"];
const guardScript = `${prelude_sh/* default */.A}${guard_sh}`;
/** The arguments of `sh -c` for a guard. */
function guardArguments({ workspaceFolder, programs = [], role = "first" }) {
    const [blocksUid = ""] = users/* blockUser */.rn.split(":");
    const tools = [...languages/* interpreterNames */.f4, ...wantedTools].join(" ");
    const named = programs.map(shell_word/* shellWord */.r7).join(" ");
    return [guardScript, "sh", role, workspaceFolder, blocksUid, sealedShell, tools, named];
}


/***/ }),

/***/ 28950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ("# At the start of a script, for images that lack usual tools: each missing tool becomes a function of that name, which\n# uses the image's Python. If the tools are there, this takes a tenth of a millisecond. Python starts without its\n# variables and without the current folder: otherwise it would run a file that a block left there under a module's name.\n# Without Python, text still passes through cat, line by line and without NUL.\nis_missing() { ! command -v \"$1\" >/dev/null 2>&1; }\nby_python() {\n  for _python in python3 python; do\n    is_missing $_python || { $_python -I -S -c \"$@\"; return; }\n  done\n  return 127\n}\nif is_missing python3 && is_missing python; then\n  is_missing cat && cat() {\n    [ $# = 0 ] || return\n    while IFS= read -r _line; do printf '%s\\n' \"$_line\" || return 1; done\n    printf '%s' \"$_line\"\n  }\nelse\n  is_missing cat && cat() {\n    by_python 'import os, sys\nfor source in [os.open(path, os.O_RDONLY) for path in sys.argv[1:]] or [0]:\n    for chunk in iter(lambda: os.read(source, 65536), b\"\"):\n        while chunk: chunk = chunk[os.write(1, chunk):]' \"$@\" 2>/dev/null\n  }\n  is_missing cp && cp() { cat \"$1\" >\"$2\"; }\n  is_missing chmod && chmod() { by_python 'import os, sys; os.chmod(sys.argv[2], int(sys.argv[1], 8))' \"$@\"; }\n  is_missing mkdir && mkdir() { by_python 'import os, sys; os.makedirs(sys.argv[2], exist_ok=True)' \"$@\"; }\n  is_missing rm && rm() {\n    by_python 'import os, sys\nfor path in filter(os.path.lexists, sys.argv[2:]): os.remove(path)' \"$@\"\n  }\nfi\n# A block may have removed all permissions of the workspace. Then even the engine could not start a process in it.\nenter_workspace() {\n  for _right in -r -w -x; do test $_right \"$1\" || chmod 755 \"$1\"; done\n  cd \"$1\" || exit\n}\n");


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
/** The blocks' user in the guard's group, which may enter `cacheFolder`. Only setups with a cache use it. */
const cachingUser = "1000:65533";
/** Runs only the forwarder to the listed hosts, and cannot influence the guard. Its number is one below the guard's. */
const forwarderUser = "65532:65532";
/** Runs the driver of a Jupyter kernel, so that code in the kernel can neither end nor imitate the driver. */
const driverUser = "65531:65531";
/** Runs the programs of `as-code-user` (`verify-user: other`). It cannot read the verification's files. */
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
/** Room for a checkout with test output, and a quarter of the default memory. */
const defaultWorkspaceBytes = 512 * mebibyte;
/** With less, the processes that watch the place have no room beside a block. */
const leastReservedBytes = 64 * mebibyte;
/**
 * The sizes of the folders in memory. The kernel counts these files as memory of the place. If they fill it, they
 * cannot even be deleted (bench/times.md, 4). So a quarter of the memory, and at least 64 MiB, stays free.
 * @throws AgentExecError `settings-invalid` if the sizes do not fit.
 */
function chooseSizes(settings) {
    const { memoryBytes } = settings;
    const leastTmpBytes = settings.tmpBytes ?? Math.min(128 * mebibyte, Math.floor(memoryBytes / 16));
    const leastShmBytes = Math.min(64 * mebibyte, Math.floor(memoryBytes / 16));
    const reservedBytes = Math.max(leastReservedBytes, memoryBytes / 4);
    // In whole mebibytes, so that users can set the size that the message names.
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
/** Grows the size by whole mebibytes, up to a limit and within the free memory. */
function grown(leastBytes, { toBytes, freeBytes }) {
    const moreBytes = Math.min(toBytes - leastBytes, freeBytes);
    return leastBytes + Math.max(0, Math.floor(moreBytes / mebibyte)) * mebibyte;
}
/** The memory for a workspace of this size. An eighth is for /tmp and /dev/shm, and a quarter stays free. */
function memoryFor(workspaceBytes) {
    const bytes = Math.max((workspaceBytes + leastReservedBytes) * (8 / 7), workspaceBytes * (8 / 5));
    return Math.ceil(bytes / mebibyte) * mebibyte;
}
/** One inode per 8 KiB. An inode takes about 1 KiB of the place's memory, whatever the file contains. */
function inodesFor(bytes) {
    return Math.max(1024, Math.floor(bytes / bytesPerInode));
}
const bytesPerInode = 8192;
/** @throws AgentExecError `settings-invalid` with both sizes and a sufficient one, if the files do not fit. */
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
        return `${size} (the workspace is then on disk, because it is larger than \`memory\`)`;
    if (memory <= memoryBytes)
        return size;
    return `${size}, and \`memory\` to \`${Math.ceil(memory / mebibyte)}m\``;
}
/** Room for files that the code adds. */
const workingBytes = 64 * mebibyte;
/** 4 MiB on most machines. PostgreSQL takes one page, and larger data can use /dev/shm. */
const sharedMemoryPages = 1024;
/** The workspace's room in words: "512 MiB in 65,536 files and folders". */
function describeRoom({ workspaceBytes, isWorkspaceOnDisk }) {
    const most = isWorkspaceOnDisk ? "" : ` in ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(inodesFor(workspaceBytes))} files and folders`;
    return `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z3)(workspaceBytes)}${most}`;
}


/***/ }),

/***/ 64411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ PlaceSilentError)
/* harmony export */ });
/** The error if a place's engine did not answer in time. */
class PlaceSilentError extends Error {
    name = "PlaceSilentError";
}


/***/ }),

/***/ 83208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mw: () => (/* binding */ untilReady),
/* harmony export */   Nn: () => (/* binding */ readyBytes),
/* harmony export */   QG: () => (/* binding */ readyByte)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

/** How much to keep of the engine's reason for not starting a process. It is enough for a sentence. */
const maxFailureChars = 2000;
/** Far more than a busy runner needs. A longer start hangs. */
const startDeadlineMs = 20_000;
/** A waiting process prints this many bytes to say that it is ready: a line end, by `echo`. */
const readyBytes = 1;
/** The byte that `untilReady` waits for. No error text of an engine begins with it. */
const readyByte = "\n".charCodeAt(0);
/**
 * Waits until a process says that it is ready. Null if it did, otherwise the engine's reason why it did not start.
 * Asking the engine would take ten requests, and slow the start.
 * @throws the signal's reason.
 */
async function untilReady(process, { names, maxWaitMs }, signal) {
    signal?.throwIfAborted();
    const settled = new AbortController();
    const stop = AbortSignal.any([settled.signal, ...(signal === undefined ? [] : [signal])]);
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
            (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(deadlineMs, `the ${names.engine} did not start the process within ${deadlineMs / 1000} s`, {
                ref: false,
                signal: stop,
            }).catch(() => {
                signal?.throwIfAborted();
                return null;
            }),
        ]);
    }
    finally {
        settled.abort();
    }
}


/***/ }),

/***/ 76771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  th: () => (/* binding */ BlockProcess),
  OS: () => (/* binding */ interpreterOf),
  wn: () => (/* binding */ pythons),
  OZ: () => (/* binding */ waitForCode),
  Ge: () => (/* binding */ warmWord)
});

// UNUSED EXPORTS: waitingName, waitingWords

// EXTERNAL MODULE: ./lib/executors/languages/code-file.js
var code_file = __webpack_require__(2912);
// EXTERNAL MODULE: ./lib/executors/kept-command.sh.js
var kept_command_sh = __webpack_require__(2711);
// EXTERNAL MODULE: ./lib/executors/languages/languages.js
var languages = __webpack_require__(20261);
// EXTERNAL MODULE: ./lib/format/shell-word.js
var shell_word = __webpack_require__(67402);
// EXTERNAL MODULE: ./lib/executors/contained/guard/prelude.sh.js
var prelude_sh = __webpack_require__(28950);
// EXTERNAL MODULE: ./lib/executors/contained/process/until-ready.js
var until_ready = __webpack_require__(83208);
;// CONCATENATED MODULE: ./lib/executors/contained/sandbox/run-block.py.js
/* harmony default export */ const run_block_py = ("# A Python process that takes a block. Arguments: its own name, the workspace, how generated names begin, and the lines\n# that a shell took (wait-for-code.sh), if it took them. Otherwise this Python was started before: it says that it is\n# ready, takes the same four lines, and says so, as the shell does. By then it has started, which saves more than half\n# of a short block's time. The code runs as in `python3 FILE`: with the same name, globals, arguments, path and modules,\n# and the same message for an uncaught error. Two things differ from a file that Python runs: two more frames in the\n# stack, as with \"python -m\", and the command in lists of processes. If a block writes a module again, its bytecode is\n# removed: Python would use the old one if both were written within a second and have the same length. If code does not\n# compile, another Python runs it and reports why. Python 2 reads this, too.\ndef run_block():\n    import os, sys\n    main = globals()\n    del main[\"run_block\"]\n    own, workspace, prefix = sys.argv[1:4]\n    as_bytes = getattr(os, \"fsencode\", str)\n\n    def rename(name):\n        try:\n            with open(\"/proc/self/comm\", \"wb\", 0) as comm: comm.write(name)\n        except EnvironmentError: pass\n\n    def wait_for_lines():\n        rename(b\"waits-for-code\")\n        os.write(1, b\"\\n\")\n        lines = [b\"\"]\n        while len(lines) < 5:\n            more = os.read(0, 65536)\n            if not more: os._exit(1)\n            lines = (b\"\\n\".join(lines) + more).split(b\"\\n\", 4)\n        os.write(1, b\"\\n\")\n        rename(own.encode())\n        return lines\n\n    def enter_workspace():\n        for right in (os.R_OK, os.W_OK, os.X_OK):\n            if not os.access(workspace, right): os.chmod(workspace, 0o755)\n        os.chdir(workspace)\n        if \"PWD\" in os.environ: os.environ[\"PWD\"] = workspace\n\n    def store_code(path, folder, begun):\n        code = b\"\".join([begun] + list(iter(lambda: os.read(0, 65536), b\"\")))\n        if folder and not os.path.isdir(folder): os.makedirs(folder)\n        if os.path.isdir(path) and not os.path.islink(path):\n            if b\"/\" + as_bytes(prefix) not in path: raise EnvironmentError(21, \"Is a directory\")\n            import shutil\n            shutil.rmtree(path)\n        elif os.path.lexists(path): os.remove(path)\n        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)\n        left = memoryview(code)\n        while len(left): left = left[os.write(file, left):]\n        os.close(file)\n        forget_bytecode(*os.path.split(path))\n\n    def forget_bytecode(home, name):\n        kept = os.path.join(home, b\"__pycache__\")\n        if not name.endswith(b\".py\") or not os.path.isdir(kept) or os.path.islink(kept): return\n        for each in os.listdir(kept):\n            if each.startswith(name[:-2]): os.remove(os.path.join(kept, each))\n\n    told = [as_bytes(word) for word in sys.argv[4:]]\n    source, folder, path, begun = told + [b\"\"] if told else wait_for_lines()[1:]\n    try:\n        enter_workspace()\n        if source != b\"there\": store_code(path, folder, begun)\n        with open(path, \"rb\") as file: code = file.read()\n    except EnvironmentError as error:\n        sys.exit(\"%s: %s\" % (path.decode(\"utf-8\", \"replace\"), error.strerror))\n    null = os.open(os.devnull, os.O_RDONLY)\n    os.dup2(null, 0)\n    os.close(null)\n    if sys.version_info < (3,): os.execvp(own, [own, path])\n\n    if os.environ.get(\"PATH\"): os.environ[\"PATH\"] += \":\" + os.environ.get(\"HOME\", \"\") + \"/.local/bin\"\n    path = os.fsdecode(path)\n    sys.argv[:] = [path]\n    if hasattr(sys, \"orig_argv\"): sys.orig_argv[:] = [own, path]\n    if sys.path[:1] == [\"\"]: sys.path[0] = os.path.dirname(os.path.realpath(path))\n    try:\n        loader = sys.modules[\"_frozen_importlib_external\"].SourceFileLoader(\"__main__\", path)\n        code = compile(code, path, \"exec\", dont_inherit=True)\n    except Exception: os.execvp(own, [own, path])\n    main.update(__file__=path, __cached__=None, __loader__=loader)\n    try:\n        exec(code, main)\n    except SystemExit:\n        raise\n    except BaseException:\n        hook = sys.excepthook\n        def tell(kind, error, trace):\n            sys.excepthook = hook\n            trace = trace.tb_next.tb_next\n            BaseException.with_traceback(error, trace)\n            if hasattr(sys, \"last_traceback\"): sys.last_traceback = trace\n            hook(kind, error, trace)\n        sys.excepthook = tell\n        raise\n\nrun_block()\n");

;// CONCATENATED MODULE: ./lib/executors/contained/sandbox/wait-for-code.sh.js
/* harmony default export */ const wait_for_code_sh = ("# The script of a shell that waits for a block. Arguments: the workspace, how generated names begin, the program for\n# Python (run-block.py), the program for a command that is kept in no file (kept-command.sh). Four lines come, then the\n# code up to the end of input. \"read\" is a builtin that takes single bytes, so that cat gets all of the code. Paths are\n# absolute: a name with a leading dash is no option. The image may have a variable of any name, which would reach the\n# block changed: the names here begin with an underscore. The shell becomes the interpreter, so the engine's exit code\n# is the interpreter's. It says that it is ready, and again when it took the lines; from then on the block's code may\n# write, and nothing it writes is read for control. Code without a file name goes into no file: the interpreter, a shell\n# in this case, gets it from the same input. A block has the lowest priority of its place, so that the killer and the\n# monitor get a processor at once among 250 processes that fork without end. This costs the block 0.5 ms. The engine\n# shares processors between places, so the block yields to nothing outside of its own place.\n_workspace=$1 _prefix=$2 _python=$3 _kept=$4\n\n# Makes room for a block's file. If an earlier block left a link or pipe there, other code than the shown code would\n# run. If it were written through a link or into a pipe that an earlier block left, other code would run than is shown.\n# A folder is removed only if its name is a generated one. Without rm a plain file is overwritten.\nclear_way() {\n  [ -e \"$1\" ] || [ -h \"$1\" ] || return 0\n  is_missing rm && [ -f \"$1\" ] && [ ! -h \"$1\" ] && return\n  case $1 in\n    */\"$_prefix\"*) rm -rf \"$1\" 2>/dev/null || { chmod -R u+rwx \"$1\"; rm -rf \"$1\"; } ;;\n    *) rm -f \"$1\" ;;\n  esac\n}\n\n_niced=\"nice -n 19\"; is_missing nice && _niced=\necho\nIFS= read -r _interpreter || exit\ncase $_interpreter in \"warm \"*)\n  _interpreter=${_interpreter#* }\n  exec $_niced \"$_interpreter\" -c \"$_python\" \"$_interpreter\" \"$_workspace\" \"$_prefix\" ;;\nesac\nread -r _code && IFS= read -r _folder && IFS= read -r _file || exit\necho\ncase $_interpreter in python3|python)\n  exec $_niced \"$_interpreter\" -c \"$_python\" \"$_interpreter\" \"$_workspace\" \"$_prefix\" \"$_code\" \"$_folder\" \"$_file\" ;;\nesac\nenter_workspace \"$_workspace\"\n# Where \"pip install --user\" and others put programs. Those folders come last in PATH, and only for the block's own\n# process.\nPATH=\"$PATH:$HOME/.local/bin\"\n[ \"$_code\" = kept ] && exec $_niced \"$_interpreter\" -c \"$_kept\" verify \"\n\"\n[ -z \"$_folder\" ] || mkdir -p \"$_folder\" || exit\n[ \"$_code\" = there ] || { clear_way \"$_file\" && cat >\"$_file\"; } || exit\ncase $_interpreter in \"command \"*) eval \"exec $_niced ${_interpreter#* }\" </dev/null ;; esac\nexec $_niced \"$_interpreter\" \"$_file\" </dev/null\n");

;// CONCATENATED MODULE: ./lib/executors/contained/sandbox/block-process.js








/** Stands before a command with more words than the program and the file. */
const commandWord = "command";
/** How a waiting shell runs a file. Either the program alone, or several words of which one contains the file. */
function interpreterOf({ interpreter, command, }) {
    if (command.length === 2 && command[1] === languages/* fileWord */.BZ)
        return interpreter;
    // The path is in the shell's own variable. So the shell never reads it as a command.
    const words = command.map((word) => word.split(languages/* fileWord */.BZ).map(shell_word/* shellWord */.r7).join('"$_file"'));
    return `${commandWord} ${words.join(" ")}`;
}
/** Precedes the name of an interpreter that should start before its code is known. */
const warmWord = "warm";
/** The name of such an interpreter in lists of processes, while it waits. */
const waitingName = "waits-for-code";
/** The interpreters that `run-block.py` supports. They can start before their code comes. */
const pythons = (0,languages/* findLanguage */.iG)("python")?.interpreters ?? [];
/** A shell that waits for code has these words in its command. */
const waitingWords = "IFS= read -r _interpreter";
/** The argument of such a shell after `-c`. `openFiles`: the soft limit of each process, if it differs. */
function waitForCode(workspaceFolder, openFiles) {
    const limit = openFiles === undefined ? "" : `ulimit -Sn ${openFiles}\n`;
    return [`${limit}${prelude_sh/* default */.A}${wait_for_code_sh}`, "sh", workspaceFolder, code_file/* generatedPrefix */.UU, run_block_py, kept_command_sh/* default */.A];
}
/** A block's process, from when a waiting shell gets its code. */
class BlockProcess {
    process;
    /** False if the shell did not take the code. An earlier block may have killed it just before. */
    hasBegun = false;
    constructor(spare, { interpreter, path, newFolder, code, sink }) {
        this.process = spare;
        let isWordDue = true;
        spare.listenInPlace((stream, bytes) => {
            this.hasBegun = true;
            const isWord = isWordDue && stream === "stdout" && bytes[0] === until_ready/* readyByte */.QG;
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
}


/***/ }),

/***/ 5788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ killWithRetries)
/* harmony export */ });
/* unused harmony export blamed */
/** Each try takes 0.7 s. A busy engine may need more than one, but a block's deadline cannot wait longer. */
const quickTries = 3;
/** Code that left nothing must not be blamed for an overloaded machine. Code that resists its end gains this time. */
const patienceMs = 10_000;
/** Leftover processes may use all of the place's processor time. Under gVisor this includes the monitor's. */
const lookMs = 5000;
/**
 * A killer needs 15 ms of processor time, and 150 processes need 80 ms to die. On a machine with free processors, the
 * tries alone take more than this time. Code that keeps killers from their turn takes more, too.
 */
const leastProcessorMs = 250;
/** Ends all processes of the blocks' user. Tries again while there is time, but not after an abort. */
async function killWithRetries(sandbox, signal) {
    const giveUpAt = performance.now() + patienceMs;
    let end = await sandbox.killAll();
    if (end === "done")
        return end;
    const startedAt = performance.now();
    const before = await sandbox.monitor.processorMs(lookMs);
    for (let tries = 2; end !== "done" && performance.now() < giveUpAt && sandbox.isUsable; tries += 1) {
        if (signal?.aborted === true)
            break;
        end = await sandbox.killAll(tries > quickTries ? { lookMs } : {});
    }
    if (end === "done" || signal?.aborted === true || !sandbox.isUsable)
        return end;
    const after = await sandbox.monitor.processorMs(lookMs);
    if (before === null || after === null)
        return end;
    // Blocks that stopped a killer need no processor time for that.
    if (end === "resisted" && (await sandbox.isAnyStopped()))
        return end;
    return blamed(end, { usedMs: after - before, tookMs: performance.now() - startedAt });
}
/** Blames the code or the machine for processes that were not ended, by the processor time that the place used. */
function blamed(end, { usedMs, tookMs }) {
    if (end === "resisted" && usedMs < leastProcessorMs)
        return "starved";
    // No killer came to its turn, because the code's processes took the processor.
    if (end === "unable" && usedMs > tookMs / 2)
        return "resisted";
    return end;
}


/***/ }),

/***/ 6918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ Monitor)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _guard_guard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27561);
/* harmony import */ var _guard_users_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13082);



/** An answer takes under a millisecond, but the place may have no processor time. */
const answerDeadlineMs = 2000;
/**
 * A shell of the guard's user that reads evidence inside the place, so that counters are read right after a block's end
 * without a request to the engine. Blocks can neither stop nor impersonate it. The first one is PID 1's own shell,
 * which needs no call to start. If that one is reduced, another is started.
 */
class Monitor {
    /** The findings at its start, one per line. Null if it ended before. */
    findings;
    #streams;
    #isReduced = false;
    #waiting = new Map();
    #current = [];
    #rest = "";
    #asked = 0;
    #keepTag = null;
    /** Starts a monitor in a process of its own. @throws if it does not start. */
    static async open(place) {
        const process = await place.spawn({
            command: ["sh", "-c", ...(0,_guard_guard_js__WEBPACK_IMPORTED_MODULE_1__/* .guardArguments */ .ky)({ workspaceFolder: place.workspaceFolder, role: "monitor" })],
            user: _guard_users_js__WEBPACK_IMPORTED_MODULE_2__/* .guardUser */ .l0,
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
        this.findings = this.#answerTo(_guard_guard_js__WEBPACK_IMPORTED_MODULE_1__/* .firstTag */ .XE);
        streams.listen((stream, bytes) => {
            if (stream === "stdout")
                this.#take(Buffer.from(bytes).toString("latin1"));
        });
        // Nothing is written before the first output. Writing to ended streams breaks them, and the reason why the shell
        // did not start would be lost.
        void this.#giveUpAtEnd();
    }
    get isLost() {
        return this.#streams.hasEnded;
    }
    /** Whether it can no longer start programs. In that case it answers only questions that need none. */
    get isReduced() {
        return this.#isReduced;
    }
    /** The monitor's current findings. Null if it does not answer. */
    async readFindings() {
        return this.#isReduced ? null : this.#ask("findings");
    }
    /** Null if the monitor does not answer. The question is sent before the promise is returned. */
    async readCounters(deadlineMs = answerDeadlineMs) {
        const wasReduced = this.#isReduced;
        let lines = await this.#ask("counters", deadlineMs);
        // The shell ended before it answered, for example because memory ran out. The next one can answer.
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
    /** The processor time that the place has used. Null if unknown. */
    async processorMs(deadlineMs) {
        const lines = (await this.#ask("processor", deadlineMs)) ?? [];
        const microseconds = findNumber(lines, "processor usage_usec");
        if (microseconds !== null)
            return microseconds / 1e3;
        const nanoseconds = findNumber(lines, "processor-ns");
        return nanoseconds === null ? null : nanoseconds / 1e6;
    }
    /** Null if the monitor does not answer. At the process limit it cannot. */
    async readSpace() {
        const lines = this.#isReduced ? null : await this.#ask("space");
        return lines?.flatMap(parseSpace) ?? null;
    }
    /** Counts the place's netlink sockets until a limit of `most` is exceeded. Null if the monitor does not answer. */
    async countSockets(most) {
        const lines = await this.#ask(`sockets ${most.sockets} ${most.bytes}`);
        if (lines === null)
            return null;
        return { sockets: findNumber(lines, "sockets") ?? 0, bytes: findNumber(lines, "socket-bytes") ?? 0 };
    }
    /** Whether the workspace has only plain files with these names, which agent-exec wrote. */
    async holdsOnly(names) {
        const lines = this.#isReduced ? null : await this.#ask(`only ${[...names].join(" ")}`);
        return lines?.includes("holds-only") ?? false;
    }
    /** Keeps PID 1 alive after its lease has ended. False if it does not answer. Only for PID 1's own shell. */
    async keep() {
        this.#keepTag = `${this.#asked + 1}`;
        return (await this.#ask(_guard_guard_js__WEBPACK_IMPORTED_MODULE_1__/* .keepQuestion */ .gP)) !== null;
    }
    /** Whether the blocks' user has a process. Null if the monitor does not answer. */
    async isAnyBlockLeft(deadlineMs) {
        return (await this.#ask("left", deadlineMs))?.includes("left") ?? null;
    }
    /** Whether blocks started processes, or the engine more than `waiting` ones. Null without an answer. */
    async isAnyOfBlocks(waiting, deadlineMs = answerDeadlineMs) {
        const processes = await this.countOfBlocks(deadlineMs);
        return processes === null ? null : processes.isAnyStarted || processes.byEngine > waiting;
    }
    /** Whether blocks started processes, and how many the engine started as their user. Null without an answer. */
    async countOfBlocks(deadlineMs = answerDeadlineMs) {
        const lines = await this.#ask("blocks", deadlineMs);
        if (lines === null)
            return null;
        return {
            isAnyStarted: findNumber(lines, "of-blocks") !== 0,
            byEngine: findNumber(lines, "of-engine") ?? Infinity,
        };
    }
    /** Whether a process of the engine is stopped, which only a block does. Null without an answer. */
    async isAnyStopped() {
        return (await this.#ask("stopped"))?.includes("stopped") ?? null;
    }
    /** Whether there is a process with this number. Null if the monitor does not answer. */
    async isAlive(pid) {
        return (await this.#ask(`alive ${pid}`))?.includes("alive") ?? null;
    }
    async #ask(question, deadlineMs = answerDeadlineMs) {
        const tag = `${(this.#asked += 1)}`;
        const answer = this.#answerTo(tag);
        this.#streams.write(`${tag} ${question}\n`);
        const settled = new AbortController();
        const deadline = (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(deadlineMs, null, { signal: settled.signal }).catch(() => null);
        const lines = await Promise.race([answer, deadline]);
        settled.abort();
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
            if (line === _guard_guard_js__WEBPACK_IMPORTED_MODULE_1__/* .reducedLine */ .$U)
                this.#reduce();
            else if (line === _guard_guard_js__WEBPACK_IMPORTED_MODULE_1__/* .restartedLine */ .JV)
                this.#giveUpOldest();
            else if (line.startsWith("answered "))
                this.#answer(line.slice("answered ".length), this.#current);
            else
                this.#current.push(line);
        }
    }
    /** The killed child may have read this question. If it had not, the later answer to it is dropped. */
    #giveUpOldest() {
        const [oldest] = this.#waiting.keys();
        if (oldest !== undefined)
            this.#answer(oldest, null);
    }
    #answer(tag, lines) {
        this.#waiting.get(tag)?.(lines);
        this.#waiting.delete(tag);
        this.#current = [];
    }
    /** The shell answers in order. So it could not answer the oldest question. */
    #reduce() {
        this.#isReduced = true;
        const [oldest] = this.#waiting.keys();
        if (oldest === undefined)
            return;
        // The shell that ended either took this question, or left it to the next one, which then takes no more.
        if (oldest === this.#keepTag)
            this.#streams.write(`${oldest} ${_guard_guard_js__WEBPACK_IMPORTED_MODULE_1__/* .keepQuestion */ .gP}\n`);
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

/***/ 43708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ PlaceEndedError),
  B: () => (/* binding */ openInPlace)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/executors/contained/guard/guard.js + 1 modules
var guard = __webpack_require__(27561);
// EXTERNAL MODULE: ./lib/executors/contained/place.js
var place = __webpack_require__(64411);
// EXTERNAL MODULE: ./lib/executors/contained/guard/users.js
var users = __webpack_require__(13082);
// EXTERNAL MODULE: ./lib/executors/contained/process/until-ready.js
var until_ready = __webpack_require__(83208);
;// CONCATENATED MODULE: ./lib/executors/contained/sandbox/killer.js




/**
 * The time for all tries. A waiting killer needs 80 ms even under a fork bomb, and a new one starts in 50 ms
 * (bench/times.md, 3). A process that survives longer resists the killers. In that case only ending the place helps.
 */
const killDeadlineMs = 700;
/** A waiting killer that takes longer was stopped or changed, or gets no processor time. */
const readyKillerDeadlineMs = 300;
/** After a new killer's end, its victims are usually gone within this time. */
const freshKillerGraceMs = 100;
const gonePollMs = 5;
/**
 * Ends all processes of the blocks' user at once. It sends signal 9 to every process that this user may signal, which
 * are the user's own. One killer always waits inside, because at the process limit a new one may not start. Killers run
 * as the blocks' user. So blocks can stop and end them and, without a sealed shell, change them. A killer's own report
 * proves nothing, so only the monitor's counts.
 */
class Killer {
    #place;
    #shell;
    #ready = null;
    #arming = null;
    #waiting = null;
    /** Killers whose end is unknown. Each may still start, and would then kill later processes. */
    #coming = new Set();
    /** @param sealedShell null if there is none. In that case blocks can change a killer. */
    constructor(place, sealedShell) {
        this.#place = place;
        this.#shell = sealedShell ?? "sh";
    }
    /** How many are waiting. */
    get count() {
        return this.#waiting?.hasEnded === false ? 1 : 0;
    }
    /** Starts a waiting killer if there is none. Any kill ends it, even a block's own. */
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
    /** `untold`: killers ran, but which processes are left was not known in time. */
    async kill(isAnyLeft) {
        const giveUpAt = performance.now() + killDeadlineMs;
        const readyUntil = performance.now() + readyKillerDeadlineMs;
        const arming = this.#ready;
        this.#ready = null;
        const ready = await Promise.race([arming, timeUntil(readyUntil)]);
        // If a killer starts too late, it ends by itself, because nobody writes to it any more.
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
    /** Starts a new killer. Resolves with whether the engine started it. Never rejects. */
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
    /** Resolves when a killer has ended. If the engine did not report its start, it may still start. Never rejects. */
    #follow(opening) {
        const ended = untilOver(opening).then(() => void this.#coming.delete(ended));
        this.#coming.add(ended);
        return ended;
    }
    /** False as soon as no process is left and no killer can start. Otherwise the last answer before the deadline. */
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
    /** The killer gets its order only after its process was seen. A killer that starts later would survive the kill. */
    async #openWaiting() {
        const process = await this.#open("echo; read -r go && kill -9 -1");
        const failure = await (0,until_ready/* untilReady */.Mw)(process, this.#place).catch(String);
        if (failure === null)
            return process;
        process.leave();
        throw new Error(failure);
    }
    async #open(script) {
        const process = await this.#place.spawn({ command: [this.#shell, "-c", script], user: users/* blockUser */.rn });
        // A killer prints nothing after that. So this output comes from a block.
        process.listen(() => undefined);
        return process;
    }
}
async function untilOver(opening) {
    try {
        const process = await opening;
        await process.ended;
    }
    catch (error) {
        if (error instanceof place/* PlaceSilentError */.F)
            await new Promise(() => undefined);
    }
}
function timeUntil(deadline) {
    // A pod without a connection leaves nothing else that keeps agent-exec alive.
    return (0,promises_.setTimeout)(Math.max(0, deadline - performance.now()), null);
}

// EXTERNAL MODULE: ./lib/executors/contained/sandbox/monitor.js
var sandbox_monitor = __webpack_require__(6918);
// EXTERNAL MODULE: ./lib/executors/languages/languages.js
var languages = __webpack_require__(20261);
;// CONCATENATED MODULE: ./lib/executors/contained/sandbox/free-space.js
/** With less, a folder may not have room for a block's code. */
const fullBelowBytes = 1024 * 1024;
class FreeSpace {
    #sandbox;
    /** Folders with hardly any room. In that case code is stored elsewhere, so that a block that cleans up can start. */
    fullFolders = new Set();
    /** Resolves when `fullFolders` describes the state after the last block. Never rejects. */
    noted = Promise.resolve();
    constructor(sandbox) {
        this.#sandbox = sandbox;
    }
    /** The free space of each folder after a block. Null if the monitor does not answer. Later blocks wait for it. */
    read() {
        const reading = this.#sandbox.monitor.readSpace();
        this.noted = this.#note(reading);
        return reading;
    }
    async #note(reading) {
        const full = (await reading)?.filter(({ freeBytes, freeInodes }) => freeBytes < fullBelowBytes || freeInodes === 0);
        if (full !== undefined)
            this.fullFolders = new Set(full.map(({ folder }) => folder));
    }
}

// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
;// CONCATENATED MODULE: ./lib/executors/contained/sandbox/socket-memory.js


/** Filling sockets takes 0.4 GB/s and more (bench/times.md, 4). */
const pollMs = 250;
/** Three hundred full sockets. A program that reads its answers holds none. */
const mostBytes = 64 * 1024 ** 2;
/** How many sockets are allowed besides one per process. Resolving a name briefly needs one. */
const spareSockets = 1024;
/**
 * Watches the memory of netlink sockets. The kernel counts this memory, its own unread answers, for no place, and only
 * the number of open files limits it. Programs need these sockets in order to ask for the machine's network interfaces.
 */
class SocketMemory {
    #sandbox;
    #most;
    /** @param pids the place's process limit */
    constructor(sandbox, { pids }) {
        this.#sandbox = sandbox;
        this.#most = { sockets: spareSockets + pids, bytes: mostBytes };
    }
    /** Resolves with the excess in words. Never after `signal` has fired or the place has ended. */
    async overLimit(signal) {
        for (;;) {
            await (0,promises_.setTimeout)(pollMs, undefined, { ref: false });
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

/** If the run ends with this block, its end has begun by then. A model's answer takes far longer. */
const pauseMs = 20;
/** Processes that ended with the block are off the kernel's list by then. */
const settlingMs = 50;
/** A look takes 4 ms, under gVisor 30 to 105 (median and longest of 60 and 11). A place may have no processor time. */
const lookBackMs = 1000;
/**
 * The work in a sandbox between two blocks, which does not count as a block's time. It replaces what the last block
 * used up or killed, looks for processes that the block left and, if there are none, prepares for the next block.
 */
class Upkeep {
    #sandbox;
    #spares;
    #killer;
    /** Rises with each block and each kill. Results from before that no longer count. */
    #turn = 0;
    /** Whether processes of blocks run. Null if unknown, for example right after a block. */
    #hasLeftovers = false;
    /** The interpreter that the next block probably needs. Null if none is expected. */
    #expected = null;
    /** False from when files are read until the next block, so that no new process loads code of blocks. */
    #mayWarm = true;
    /** The counters since the last process of a block ended. Null if unknown. */
    #restingCounters = null;
    /** Set while processes that blocks left are watched. */
    #watch = null;
    /** Set while these processes are ended. */
    #ending = null;
    #hasEndedLeftovers = false;
    constructor(sandbox, { spares, killer }) {
        this.#sandbox = sandbox;
        this.#spares = spares;
        this.#killer = killer;
    }
    /** Call it before the first block. From then on, an interpreter starts before its block comes. */
    expect(interpreter, { afterMs }) {
        this.#expected = interpreter;
        this.replenish(afterMs);
    }
    /** Call it before a block gets its code. Says whether processes of earlier blocks may run. Never rejects. */
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
    /** True once after leftovers were ended because of their memory. */
    takeHasEndedLeftovers() {
        const hasEnded = this.#hasEndedLeftovers;
        this.#hasEndedLeftovers = false;
        return hasEnded;
    }
    /** Call it as soon as files are about to be read. A new interpreter would delay that. */
    expectReading() {
        this.#mayWarm = false;
    }
    /**
     * Call it before reading files that nothing may change afterwards. Says whether there is a process that could change
     * them: a kernel, or a waiting interpreter that loaded a block's file at its start (`usercustomize.py`). No
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
    /** Call it before agent-exec runs a process that could count as the block's, and `replenish` afterwards. */
    pause() {
        this.#turn += 1;
        this.#watch?.abort();
    }
    /** Ignores processes that the engine starts in this time, because agent-exec asked for them. */
    async #lookBack() {
        return (await this.#sandbox.monitor.isAnyOfBlocks(Infinity, lookBackMs)) ?? true;
    }
    /** Call it when all processes of blocks are killed, and with them the waiting processes. */
    beginKill() {
        this.#turn += 1;
        this.#watch?.abort();
        this.#spares.discard();
    }
    /** The counters before a block. Without leftovers they do not rise, so they may have been read earlier. */
    async counters() {
        return this.#restingCounters ?? this.#sandbox.monitor.readCounters();
    }
    /**
     * Works in the background. If blocks come faster than `afterMs`, it begins at once.
     * @param afterMs Default: 20. A session that ends by then does not wait for a new process.
     */
    replenish(afterMs = pauseMs) {
        void this.#replenish(afterMs);
    }
    async #replenish(afterMs) {
        // If a block has begun since, or if there was a kill, the processes have changed.
        const turn = this.#turn;
        // The block's result comes first, because asking the engine for a process takes a millisecond.
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
    /** Only until the next block, because that block is watched itself. */
    async #watchLeftovers() {
        this.#watch?.abort();
        this.#watch = new AbortController();
        const { signal } = this.#watch;
        await this.#sandbox.sockets.overLimit(signal);
        this.#hasEndedLeftovers = true;
        this.#ending = this.#sandbox.killAll();
        await this.#ending;
        this.#ending = null;
        // The next look finds processes that survived, and they are watched again.
        this.replenish();
    }
    /** Only if no process of a block runs, because the counters may include processes that start for the next block. */
    async #noteRest(turn) {
        if (this.#expected !== null && this.#mayWarm)
            await this.#spares.warm(this.#expected);
        const counters = await this.#sandbox.monitor.readCounters();
        if (turn === this.#turn)
            this.#restingCounters = counters;
    }
}

;// CONCATENATED MODULE: ./lib/executors/contained/sandbox/sandbox.js







/** If a place is killed, its lease ends within 0.2 s (bench/times.md, 2). */
const dyingMs = 1000;
/** By then, a first block that came at once has started. An earlier start would slow both. */
const killerAfterMs = 250;
/** A busy engine takes this long to start a process. Usually it takes 50 ms. */
const clearedWithinMs = 5000;
const clearedPollMs = 5;
/** A place and the processes that wait in it: spares for the next blocks, a killer, and a monitor. */
class Sandbox {
    place;
    spares;
    /** The soft limit of open files for the code, if the place's own limit can stay at the hard limit. */
    openFiles;
    /** The connection to the listed hosts. Null if there is none. It ends with the sandbox. */
    egress = null;
    languages;
    /** Present if the workspace is on disk and is watched. */
    disk = null;
    /** Whether agent-exec made the workspace a Git repository. Nothing of it is saved. */
    hasRepository = false;
    /** Whether the given files contain Python bytecode. If not, all bytecode comes from imports and is not saved. */
    wasGivenBytecode = false;
    /** Present if blocks run in a kernel. */
    kernel = null;
    sockets;
    space;
    #killer;
    #programs;
    /** PID 1's own monitor. It may be able to answer only few questions. */
    #firstMonitor;
    #monitor;
    /** Set while another monitor starts, so that only one starts. */
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
        this.#programs = new Set(parts.findings.flatMap((line) => /^has (.*)/.exec(line)?.[1] ?? []));
        this.languages = (0,languages/* runnableLanguages */.DS)(this.#programs, parts.languages);
        this.sockets = new SocketMemory(this, parts);
        this.space = new FreeSpace(this);
        this.upkeep = new Upkeep(this, parts);
    }
    get monitor() {
        return this.#monitor;
    }
    /** The monitor's last findings, one per line. */
    get findings() {
        return this.#findings;
    }
    /** Reads the findings again after a change. @throws if the monitor does not answer. */
    async lookAgain() {
        const findings = await this.#monitor.readFindings();
        if (findings === null)
            throw new Error(`The process that watches the ${this.place.names.place} from inside does not answer.`);
        this.#findings = findings;
    }
    /** False once the place or its engine is lost. After that, call only `end`. */
    get isUsable() {
        return this.#isUsable && !this.place.hasEnded;
    }
    /** The shell for commands that blocks must not read or change. If there is no sealed shell, the image's. */
    get shell() {
        return (0,guard/* findSealedShell */.mI)(this.#findings) ?? "sh";
    }
    /** Whether the image has a program: a language's, or a tool such as `tar`. */
    has(program) {
        return this.#programs.has(program);
    }
    /** Ends the place and all that runs in it. This call never throws. */
    async end() {
        this.#isUsable = false;
        this.egress?.close();
        await this.place.end();
    }
    /** Leaves a place that the user keeps. False if it could not be kept and was ended. Never throws. */
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
    /** Stops using a silent engine's place. The engine ends the place when it notices that agent-exec has gone. */
    abandon() {
        this.#isUsable = false;
        this.egress?.close();
        this.place.abandon();
    }
    /** Reads the counters, and whether the place runs. The engine is asked only if the monitor does not answer. */
    async check(deadlineMs) {
        const counters = await this.#monitor.readCounters(deadlineMs);
        if (counters !== null)
            return { counters, state: "running" };
        // The engine says that a killed place runs until it has handled the ends of its processes.
        if (this.#monitor.isLost)
            await Promise.race([this.place.ended, (0,promises_.setTimeout)(dyingMs, undefined, { ref: false })]);
        const state = await this.place.isRunning().then(
        // If somebody started the place again, agent-exec's processes and its lease are gone.
        (isRunning) => (isRunning && !this.place.hasEnded ? "running" : "gone"), () => "silent");
        if (state !== "running")
            this.#isUsable = false;
        return { counters, state };
    }
    /**
     * Ends everything that blocks started. If that fails, call only `end`.
     * @param lookMs how long to ask which processes are left after the killers ran. Default: not longer than they took.
     */
    async killAll({ lookMs = 0 } = {}) {
        this.upkeep.beginKill();
        const end = await this.#killer.kill((deadlineMs) => this.#monitor.isAnyBlockLeft(deadlineMs));
        if (end === "done" || end === "resisted")
            return end;
        // Blocks may prevent killers from starting.
        if (await this.isAnyStopped())
            return "resisted";
        const isLeft = end === "untold" && lookMs > 0 && (await this.#monitor.isAnyBlockLeft(lookMs));
        return isLeft === true ? "resisted" : "unable";
    }
    /** Whether blocks stopped a process that the engine started for agent-exec. */
    async isAnyStopped() {
        return (await this.#monitor.isAnyStopped()) === true;
    }
    /** Waits until a process that was told to stop has stopped, for which it needs a processor. False if it fails. */
    async comesToStop() {
        return untilKnown(async () => {
            const isStopped = await this.#monitor.isAnyStopped();
            return isStopped === false ? null : isStopped === true;
        });
    }
    /** How many of agent-exec's processes wait as the blocks' user. */
    get waiting() {
        return this.spares.count + this.#killer.count + (this.kernel?.count ?? 0);
    }
    /** Whether the blocks' user has only agent-exec's processes. Waits for those that are just starting or ending. */
    async isCleared() {
        return untilKnown(async () => {
            const processes = await this.#monitor.countOfBlocks();
            if (processes === null || processes.isAnyStarted)
                return false;
            return processes.byEngine <= this.waiting ? true : null;
        });
    }
    /** Whether the place ran out of memory since the last block was judged, as the engine reported. */
    get isMemorySpent() {
        return this.place.timesMemorySpent > this.#timesMemoryJudged;
    }
    /** Whether the kernel ended the place because it ran out of memory since the last block was judged. */
    hasDiedOfMemory() {
        return this.place.hasDiedOfMemory({ times: this.#timesMemoryJudged });
    }
    /** Call it after a block was judged. So later blocks are not blamed for earlier memory failures. */
    noteJudged() {
        this.#timesMemoryJudged = this.place.timesMemorySpent;
    }
    /** Prepares the things that the first block will probably need. That block may come much later. */
    expectBlocks() {
        this.upkeep.expect(this.languages[0]?.interpreter ?? null, { afterMs: killerAfterMs });
    }
    /** Replaces in the background everything that a block used up or killed. `afterMs`: see `Upkeep`. */
    replenish({ afterMs } = {}) {
        if (!this.isUsable)
            return;
        this.upkeep.replenish(afterMs);
        if (!this.#monitor.isLost && !this.#monitor.isReduced)
            return;
        if (this.#watching === null)
            this.#watching = this.#watchAgain().finally(() => (this.#watching = null));
    }
    /** Without a monitor there is less evidence, so endings are less exact. Never rejects. */
    async #watchAgain() {
        const monitor = await sandbox_monitor/* Monitor */.V.open(this.place).catch(() => null);
        if (monitor !== null)
            this.#monitor = monitor;
    }
}
/** Asks until there is an answer. False if there is none in time. */
async function untilKnown(ask) {
    for (const until = performance.now() + clearedWithinMs; performance.now() < until;) {
        const answer = await ask();
        if (answer !== null)
            return answer;
        await (0,promises_.setTimeout)(clearedPollMs);
    }
    return false;
}

// EXTERNAL MODULE: ./lib/executors/contained/sandbox/spares.js
var sandbox_spares = __webpack_require__(98857);
;// CONCATENATED MODULE: ./lib/executors/contained/sandbox/open-in-place.js






/** PID 1 needs 20 ms, but longer if many places start at once. */
const findingsDeadlineMs = 10_000;
/** The error if the place ended right after its start. The message is the output of its first process. */
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
        const spares = new sandbox_spares/* Spares */.f(place, { pids, openFiles });
        // Nobody waits for this. The first block may come at once and needs the spare. The killer has time.
        void spares.prepare();
        const findings = await firstFindings(monitor, place, signal);
        const sealedShell = (0,guard/* findSealedShell */.mI)(findings);
        spares.sealWith(sealedShell);
        const killer = new Killer(place, sealedShell);
        setTimeout(() => void killer.arm(), killerAfterMs).unref();
        return new Sandbox({ place, spares, killer, monitor, findings, pids, openFiles, languages });
    }
    catch (error) {
        // If a place cannot run PID 1, its end comes a moment after the first call that fails.
        if (!signal.aborted)
            await Promise.race([place.ended, (0,promises_.setTimeout)(dyingMs, undefined, { ref: false })]);
        const { hasEnded, startupError } = place;
        await place.end();
        throw hasEnded ? new PlaceEndedError(startupError, { cause: error }) : error;
    }
}
/** @throws the signal's reason, or an error if PID 1 does not report its findings. */
async function firstFindings(monitor, { names, maxWaitMs }, signal) {
    const deadlineMs = Math.min(findingsDeadlineMs, maxWaitMs);
    const silence = (0,promises_.setTimeout)(deadlineMs, null, { ref: false, signal }).catch(() => null);
    const findings = await Promise.race([monitor.findings, silence]);
    signal.throwIfAborted();
    if (findings === null)
        throw new Error(`The process that watches the ${names.place} from inside did not start.`);
    return findings;
}


/***/ }),

/***/ 76657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* binding */ blamingPlace),
/* harmony export */   T9: () => (/* binding */ runWithin),
/* harmony export */   TU: () => (/* binding */ explainLoss),
/* harmony export */   V9: () => (/* binding */ runPreparation)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
/* harmony import */ var race_signal__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65927);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
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




/** How long to wait for the streams of an ended process. If others keep them open, the engine closes them by then. */
const drainMs = 2000;
/** If a place is killed, its lease ends within 0.2 s (bench/times.md, 2). */
const dyingMs = 500;
/**
 * Runs a command that prepares the place, to its process's end, and resolves with its exit code. Only the engine can
 * say this. A stream that ends early, for example because the command closed it, says nothing about the command.
 * @throws AgentExecError `engine-unavailable` if the engine fails in this time, `session-lost` if the place ended. If
 * the signal aborts, the error is the signal's reason.
 */
async function runPreparation({ command, user, workingFolder, onOutput = () => undefined, feed, ...preparing }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { place, signal } = preparing;
        const request = { command, user, signal, ...(workingFolder !== undefined && { workingFolder }) };
        const process = await blamingPlace(preparing, () => place.spawn(request));
        const _leaving = __addDisposableResource(env_1, (0,node_events__WEBPACK_IMPORTED_MODULE_0__.addAbortListener)(signal, () => process.leave()), false);
        try {
            process.listen(onOutput);
            await feed?.(process);
            signal.throwIfAborted();
            process.endInput();
            return await blamingPlace(preparing, () => exitCodeOf(process, preparing));
        }
        finally {
            process.leave();
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
/**
 * The same with a time limit and with the last `maxChars` characters of the output. The exit code is null if the time
 * was not enough.
 */
async function runWithin(withinMs, maxChars, { signal, ...preparation }) {
    const late = AbortSignal.timeout(withinMs);
    let words = "";
    const exitCode = await runPreparation({
        ...preparation,
        signal: AbortSignal.any([signal, late]),
        onOutput: (_stream, bytes) => {
            words = (words + Buffer.from(bytes).toString("utf8")).slice(-maxChars);
        },
    }).catch((error) => {
        signal.throwIfAborted();
        if (!late.aborted)
            throw error;
        return null;
    });
    return { exitCode, words };
}
/** Runs a call whose failure is the engine's. @throws the errors of `runPreparation`. */
async function blamingPlace(preparing, call) {
    try {
        return await call();
    }
    catch (error) {
        throw await explainLoss(preparing, error);
    }
}
/** The error for a failure of the engine. @throws the signal's reason if it has fired. */
async function explainLoss({ place, signal }, error) {
    signal.throwIfAborted();
    // The place's end comes a moment after the first call that fails because of it.
    await Promise.race([place.ended, pause(dyingMs)]);
    signal.throwIfAborted();
    if (!place.hasEnded)
        return place.explain(error);
    const why = (await place.whyEnded?.()) ?? null;
    const what = `The ${place.names.place} ended while it was being prepared`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("session-lost", why === null ? `${what}.` : `${what}: ${why}`, {
        nextStep: `Run again. If the error happens again, check the ${place.names.engine}'s log, and raise \`memory\`.`,
        cause: error,
    });
}
/** @throws the place's error, or the signal's reason. */
async function exitCodeOf(process, { place, signal }) {
    const watch = process.watchExit();
    try {
        const exitCode = await (0,race_signal__WEBPACK_IMPORTED_MODULE_3__/* .raceSignal */ .W)(watch.told, signal);
        await (0,race_signal__WEBPACK_IMPORTED_MODULE_3__/* .raceSignal */ .W)(Promise.race([process.ended, pause(drainMs)]), signal);
        const { error } = process.hasEnded ? await process.ended : { error: null };
        if (error !== null)
            throw error;
        if (exitCode === null)
            throw new Error(`the ${place.names.engine} does not know the exit code`);
        return exitCode;
    }
    finally {
        watch.stop();
    }
}
/** This timer does not keep the process alive. The lease does, as long as the place exists. */
function pause(ms) {
    return (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(ms, undefined, { ref: false });
}


/***/ }),

/***/ 98857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ Spares),
/* harmony export */   o: () => (/* binding */ mostSpares)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _guard_users_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13082);
/* harmony import */ var _process_until_ready_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83208);
/* harmony import */ var _block_process_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76771);




/** At the process limit, one in five does not start (bench/times.md, 3). Five in a row fail once in 3000 times. */
const tries = 5;
/** Few replies have more blocks. A waiting shell takes a process and 0.2 MiB. */
const mostSpares = 5;
/** With a lower process limit, blocks need the processes themselves. */
const poolFromPids = 128;
/** The command of the spare that starts before the shell is known. */
const waitForShell = 'IFS= read -r _shell && exec "$_shell" -c "$@"';
/** The image's Python may load much. A longer start waits for something. */
const readyWithinMs = 1000;
/** An interpreter that is not needed ends in a millisecond, unless a block changed its files. */
const endingMs = 100;
/**
 * Processes that wait for code on their standard input. A block then needs no call to the engine before it starts,
 * which is a quarter of its time (bench/times.md, 1). One of them becomes the block's process (`BlockProcess`). At
 * first one waits. If blocks come faster than the engine starts processes, more are started between blocks, so that the
 * next few blocks are served at once.
 */
class Spares {
    #place;
    #most;
    /** The shell's argument after `-c`. */
    #waitForCode;
    #waiting = [];
    /** None while a block runs, because a user's process can access the memory and streams of the user's others. */
    #warm = null;
    #wanted = 1;
    #served = 0;
    #startsMore = true;
    #shell = null;
    #shellKnown;
    #tellShell = () => undefined;
    /**
     * @param limits `pids`: the place's process limit. `openFiles`: the soft limit of each process, if the place can
     * leave its own at the hard limit (bench/times.md, 3).
     */
    constructor(place, { pids, openFiles }) {
        this.#place = place;
        this.#most = pids < poolFromPids ? 1 : mostSpares;
        this.#waitForCode = (0,_block_process_js__WEBPACK_IMPORTED_MODULE_2__/* .waitForCode */ .OZ)(place.workspaceFolder, openFiles);
        this.#shellKnown = new Promise((resolve) => (this.#tellShell = resolve));
    }
    /** Sets the shell of all spares; null if none is sealed. The first spare then becomes that shell. */
    sealWith(sealedShell) {
        this.#shell = { program: sealedShell ?? "sh", isSealed: sealedShell !== null };
        this.#tellShell(this.#shell.program);
    }
    /** Whether blocks came while no spare was ready. */
    get isHurried() {
        return this.#wanted > 1;
    }
    /** Whether an interpreter waits or starts. */
    get isWarm() {
        return this.#warm !== null;
    }
    /** How many are waiting. */
    get count() {
        const all = [...this.#waiting, ...(this.#warm === null ? [] : [this.#warm])];
        return all.filter(({ process }) => process?.hasEnded === false).length;
    }
    /** Resolves when no spare is starting. Then `count` is the number of processes. */
    async settled() {
        await Promise.all(this.#waiting.map(({ opening }) => opening));
    }
    /**
     * Starts a spare unless one waits. Call it when no block waits for it. Resolves when this is done, and never rejects.
     * Without a sealed shell only the first spare exists, because a block could change the program of a later one. In
     * that case each block starts a process of its own, 42 ms later.
     */
    async prepare() {
        if (!this.#mayWait())
            return;
        this.#waiting = this.#waiting.filter(({ process }) => process?.hasEnded !== true);
        const [first] = this.#waiting;
        await (first ?? this.#add()).opening;
    }
    /** Starts as many more as needed, until a block comes. Call it when nothing else must start. */
    async fill() {
        const served = this.#served;
        while (served === this.#served && this.#waiting.length < this.#wanted && this.#mayWait()) {
            if ((await this.#add().opening) === null)
                return;
        }
    }
    /**
     * Starts an interpreter in a waiting shell, before its code comes. Call it while no process of blocks runs. It needs
     * a sealed shell, because otherwise blocks can write to a waiting process. Resolves when it waits for code, and never
     * rejects.
     */
    async warm(interpreter) {
        const [first, ...rest] = this.#waiting;
        if (first === undefined || this.#warm !== null)
            return;
        if (!_block_process_js__WEBPACK_IMPORTED_MODULE_2__/* .pythons */ .wn.includes(interpreter) || this.#shell?.isSealed !== true)
            return;
        const { process } = first;
        if (process === null || !isUntouched(process, _process_until_ready_js__WEBPACK_IMPORTED_MODULE_1__/* .readyBytes */ .Nn))
            return;
        this.#waiting = rest;
        process.write(`${_block_process_js__WEBPACK_IMPORTED_MODULE_2__/* .warmWord */ .Ge} ${interpreter}\n`);
        const isReady = (0,_process_until_ready_js__WEBPACK_IMPORTED_MODULE_1__/* .untilReady */ .Mw)(process, this.#place).then((failure) => failure === null, () => false);
        this.#warm = { interpreter, process, isReady };
        await isReady;
    }
    /** Starts no more spares. For few blocks, such as one verification, the existing ones are enough. */
    startNoMore() {
        this.#startsMore = false;
    }
    /** Call it when all processes of the blocks' user were killed. A spare that starts later ends by itself. */
    discard() {
        for (const { opening } of this.#waiting)
            void opening.then((spare) => spare?.leave());
        this.#waiting = [];
        this.#warm?.process.leave();
        this.#warm = null;
    }
    /**
     * Returns a process that waits for an interpreter's code: the interpreter itself, a spare or, if there is none, a new
     * process. A spare that has printed something is not used, because its output would look like the next block's. If
     * this throws, no code has run.
     * @throws the engine's error.
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
            if (spare !== null && isUntouched(spare, _process_until_ready_js__WEBPACK_IMPORTED_MODULE_1__/* .readyBytes */ .Nn))
                return spare;
            spare?.leave();
        }
    }
    /** Ends the waiting interpreter if the block needs another, because blocks could change an unsealed process. */
    async #takeWarm(interpreter) {
        const warm = this.#warm;
        this.#warm = null;
        if (warm === null)
            return null;
        const { process } = warm;
        if (warm.interpreter === interpreter) {
            const isReady = await Promise.race([warm.isReady, (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(readyWithinMs, false, { ref: false })]);
            if (isReady && isUntouched(process, 2 * _process_until_ready_js__WEBPACK_IMPORTED_MODULE_1__/* .readyBytes */ .Nn))
                return process;
        }
        process.endInput();
        await Promise.race([process.ended, (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(endingMs, undefined, { ref: false })]);
        process.leave();
        return null;
    }
    #mayWait() {
        return this.#startsMore && (this.#served === 0 || this.#shell?.isSealed === true);
    }
    #add() {
        const spare = { opening: this.#open().catch(() => null), process: null };
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
                user: _guard_users_js__WEBPACK_IMPORTED_MODULE_3__/* .blockUser */ .rn,
                ...(signal === undefined ? {} : { signal }),
            });
            if (shell === undefined)
                process.write(`${await this.#shellKnown}\n`);
            const failure = await (0,_process_until_ready_js__WEBPACK_IMPORTED_MODULE_1__/* .untilReady */ .Mw)(process, this.#place, signal);
            if (failure === null) {
                // This is not awaited. It makes the engine report the process, which it may not do later while its streams are
                // kept open.
                process.exitCode().catch(() => undefined);
                return process;
            }
            process.leave();
            if (left === 1 || this.#place.hasEnded)
                throw new Error(failure);
        }
    }
}
/** Whether the process waits and has printed only that it is ready. */
function isUntouched(process, saidBytes) {
    return !process.hasEnded && process.bytes === saidBytes;
}


/***/ }),

/***/ 90826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ defaultMaxTotalOutputBytes),
/* harmony export */   p: () => (/* binding */ workspaceFolderOf)
/* harmony export */ });
/* harmony import */ var _languages_code_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2912);

/** More than any useful output. A flood of 250 MB/s (bench/times.md, 5) reaches it in 16 s. */
const defaultMaxTotalOutputBytes = 4096 * 1024 ** 2;
function workspaceFolderOf({ workspaceFolder }) {
    return workspaceFolder ?? _languages_code_file_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultWorkspaceFolder */ .T2;
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
function cacheVariables(caches) {
    const variables = caches.flatMap((cache) => cache.variable === undefined ? [] : [`${cache.variable}=${writableAt(cache)}`]);
    return caches.length === 0 ? "" : `export AGENT_EXEC_CACHE=${_guard_folders_js__WEBPACK_IMPORTED_MODULE_2__/* .cacheFolder */ .nF} ${variables.join(" ")}\n`;
}
/** @throws AgentExecError `setup-failed` if blocks can write to the caches; the errors of `runPreparation`. */
async function requireClosed(caches, preparing) {
    if (caches.length === 0)
        return;
    const folders = caches.flatMap((cache) => [
        writableAt(cache),
        ...(cache.target === undefined ? [] : [cache.target]),
    ]);
    // This runs in a separate shell, because a shell that cannot open a file may end. Any other exit code is no answer.
    const trial = `for folder; do (: >"$folder/.agent-exec-trial") 2>/dev/null && exit 1; done; exit 0`;
    const command = ["sh", "-c", trial, "sh", ...folders];
    if ((await (0,_sandbox_preparation_js__WEBPACK_IMPORTED_MODULE_1__/* .runPreparation */ .V9)({ ...preparing, command, user: _guard_users_js__WEBPACK_IMPORTED_MODULE_3__/* .blockUser */ .rn })) === 0)
        return;
    const { engine } = preparing.place.names;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("setup-failed", `Only \`setup\` should be able to write to a cache, but this ${engine} lets the code write to it too.`, {
        nextStep: `Leave \`cache\` out, or use another ${engine}. Code that can write to a cache could fool a verification.`,
    });
}


/***/ }),

/***/ 60215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ startSession)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/executors/entries/given-entries.js
var given_entries = __webpack_require__(61205);
// EXTERNAL MODULE: ./lib/executors/languages/code-file.js
var code_file = __webpack_require__(2912);
// EXTERNAL MODULE: ./lib/executors/languages/languages.js
var languages = __webpack_require__(20261);
// EXTERNAL MODULE: ./lib/executors/entries/with-changes.js
var with_changes = __webpack_require__(54973);
// EXTERNAL MODULE: ./lib/ports/executor.js
var executor = __webpack_require__(37003);
;// CONCATENATED MODULE: ./lib/executors/contained/egress/egress-opener.js


/** Opens the connection to the listed hosts in parallel to the rest of the start. */
function createEgressOpener({ allowList, image, ports, signal }) {
    let begun = null;
    const open = async (place) => {
        const { Egress } = await Promise.all(/* import() */[__webpack_require__.e(1204), __webpack_require__.e(4791)]).then(__webpack_require__.bind(__webpack_require__, 4791));
        return Egress.open({ place, allowList: allowList, ports, signal });
    };
    const begin = (place) => {
        if (allowList === null)
            return;
        const opening = open(place);
        // Code that awaits the promise gets the failure. If the start failed for another reason, no code awaits it.
        opening.catch(() => undefined);
        begun = { place, opening };
    };
    return {
        /** Begins for a running place. If it is called twice, the second call counts. */
        begin,
        /**
         * The connection for this place, begun earlier or now. Null if no hosts are listed.
         * @throws AgentExecError `network-open`, `image-unsuitable`, `engine-unavailable`; the signal's reason.
         */
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
        return new errors/* AgentExecError */.r("image-unsuitable", `The image ${image} has neither Python 3 nor Node. agent-exec needs one of these programs to connect the code to the hosts in \`allow-host\`.`, { nextStep: "Use an image with python3 or node, or set `network` to `none`.", cause: error });
    }
    return new executor/* EngineUnavailableError */.D(`agent-exec could not connect the ${place} to the hosts in \`allow-host\`: ${message}.`, "Run again. If the error happens again, set `network` to `none` and report this error.", error);
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
 * Finds out which limits are enforced, by what the kernel reports inside of the place. Limits that the kernel does not
 * show are left out. They may still be enforced, and a test must find that out.
 * @param findings the monitor's first answer: lines of `/proc` and of the controllers, each after a word
 */
function findHeldLimits(findings, { sizes, workspaceFolder, pids, network, openFiles, coreSize, machineBytes, additions }) {
    const values = new Findings(findings);
    const interfaces = values.all("interface").flatMap((line) => /^\s*([^\s:|]+):/.exec(line)?.[1] ?? []);
    const guardId = users/* guardUser */.l0.split(":")[0];
    const held = {
        // A limit above the machine's memory has no effect.
        memory: compare(values.first("memory-limit"), (limit) => Number(limit) <= sizes.memoryBytes && sizes.memoryBytes < (machineBytes ?? Infinity)),
        pids: compare(values.first("pids-limit"), (limit) => Number(limit) <= pids),
        cpus: compare(values.first("cpu-limit") ?? values.first("cpu-quota"), (quota) => Number.parseInt(quota, 10) > 0),
        // With `allow`, the canary tests this at the start. If it finds an open way, the start fails.
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
        "not root": compare(values.status("Uid"), (users) => users.split(/\s+/)[0] !== "0"),
        // PID 1 usually has another user than the blocks, who can signal and trace only their own processes. If it has the
        // same user, the kernel blocks their signals to PID 1, and they cannot trace a program that they cannot read.
        "PID 1": compare(values.first("first-user"), (user) => user === guardId || values.first("first-sealed") === "yes"),
        "no capabilities": compare(values.status("CapBnd"), (mask) => /^0+$/.test(mask)),
        "no new privileges": compare(values.status("NoNewPrivs"), (flag) => flag === "1"),
        seccomp: compare(values.status("Seccomp"), (mode) => mode === "2"),
        // Listed only if it is missing. It is needed in order to see that a full disk made a block fail.
        "full disk seen": findings.includes(guard/* noSpaceFinding */.V2) ? false : null,
        // Without this, no process waits for the next block, and programs of a verification can trace its shell.
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
/** Whether the image has a link at the workspace's path. In that case agent-exec's mount covers the link's target. */
function isWorkspaceElsewhere(findings, workspaceFolder) {
    const values = new Findings(findings);
    return values.mount(folders/* codeFolder */.O8).length > 0 && values.mount(workspaceFolder).length === 0;
}
function compare(value, holds) {
    return value === undefined ? null : holds(value);
}
/** Parses a size such as `524288k`, as the kernel writes it. The kernel rounds up to whole pages. */
function sizeIn(text) {
    const [, number, unit = ""] = /^(\d+)([kmg]?)$/.exec(text) ?? [];
    return number === undefined ? Infinity : Number(number) * 1024 ** ["", "k", "m", "g"].indexOf(unit);
}
/** The largest page of the usual kernels. */
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
    status(field) {
        return this.all("status")
            .find((line) => line.startsWith(`${field}:`))
            ?.slice(field.length + 1)
            .trim();
    }
    /** The mount options at a path. Empty if nothing is mounted there. */
    mount(folder) {
        const mounts = this.all("mount").map((line) => line.split(" "));
        return mounts.findLast(([, where]) => where === folder)?.[3]?.split(",") ?? [];
    }
    mountOption(folder, name) {
        return this.mount(folder)
            .find((option) => option.startsWith(`${name}=`))
            ?.slice(name.length + 1);
    }
    /** Whether a folder is a mount of its own within this size. Null if nothing is mounted there. */
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



/** A disk can take a few hundred megabytes in this time. */
const pollMs = 250;
/** How much more than at the start may be used. So a block that begins above the limit can still clean up. */
const slackBytes = 64 * 1024 ** 2;
/** The engine makes a volume's folder for root, who opens it. Root stays the owner, so that no block can lock it. */
const openScript = (folder) => `${prelude_sh/* default */.A}chmod 1777 ${folder}`;
/**
 * Watches a workspace that is larger than the memory. It is on the engine's disk, where nothing limits it. All space
 * that the disk loses during the session counts as the workspace's, because code can hide a folder from a count of
 * files, but not the space that it takes. So data that others write to this disk counts too.
 */
class DiskWorkspace {
    #sandbox;
    #limitBytes;
    #freeAtStart;
    /** Opens the workspace to the blocks' user. @throws the errors of `runPreparation`, or why it failed. */
    static async open(sandbox, limitBytes, signal) {
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
    /** Resolves with the used bytes when they exceed the limit. Never resolves after `signal` has fired. */
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

;// CONCATENATED MODULE: ./lib/executors/contained/workspace/make-repository.sh.js
/* harmony default export */ const make_repository_sh = ("# Makes the workspace a repository of one commit. Arguments: the workspace, how generated names begin, the folder for\n# bytecode. Files are added with -f, because all given files belong to the commit, ignored or not. Little compression,\n# and none for large files, because the same machine reads them again. Code without a file name is stored in files that\n# nobody should see as the model's work. The same is true for bytecode. The same is true for bytecode.\nexport GIT_CONFIG_NOSYSTEM=1 GIT_CONFIG_GLOBAL=/dev/null HOME=/dev/null\ncd \"$1\" || exit\n{\n  git init -q --template= . && git symbolic-ref HEAD refs/heads/main &&\n  git config user.name writer && git config user.email writer@example.invalid && git config gc.auto 0 &&\n  mkdir -p .git/info && printf '%s\\n' \"$2*\" \"$3/\" >.git/info/exclude &&\n  git -c core.compression=1 -c pack.compression=0 -c core.bigFileThreshold=32m -c core.fsync=none -c core.safecrlf=false add -f -A . &&\n  git commit -q --no-verify --allow-empty -m 'The files as they were given'\n} >/dev/null 2>&1 && exit\nrm -rf .git\nexit 1\n");

;// CONCATENATED MODULE: ./lib/executors/contained/workspace/repository.js




/**
 * Makes the workspace a git repository with one commit of the given files. With the repository, `git status`, `git
 * diff` and `git log` show what the code changed, in blocks and, in a fresh repository, in a verification. The
 * repository contains nothing of the user's own one: no history (which can hold the answers to old issues), no remote,
 * no configuration, no hook. What the code does to this repository is never saved. The commit has the time of the
 * newest file, so the same files give the same commit everywhere. Resolves with false if the image has no git, or the
 * workspace has no room for a second copy.
 * @throws the errors of `runPreparation`.
 */
async function makeRepository({ place }, { newestTime }, signal) {
    const date = `@${Math.floor(newestTime / 1000)} +0000`;
    const dates = [`GIT_AUTHOR_DATE=${date}`, `GIT_COMMITTER_DATE=${date}`];
    const names = [place.workspaceFolder, code_file/* generatedPrefix */.UU, code_file/* bytecodeFolder */.A4];
    const command = ["env", "-i", `PATH=${searchPath}`, ...dates, "sh", "-c", make_repository_sh, "sh", ...names];
    return (await (0,preparation/* runPreparation */.V9)({ place, signal, command, user: users/* blockUser */.rn })) === 0;
}
/** Ignores the image's own Git settings, such as a template folder with hooks. */
const searchPath = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

// EXTERNAL MODULE: ./lib/executors/contained/workspace/workspace-in.js
var workspace_in = __webpack_require__(78699);
// EXTERNAL MODULE: ./lib/executors/entries/entry-filter.js + 1 modules
var entry_filter = __webpack_require__(50187);
// EXTERNAL MODULE: ./lib/executors/contained/workspace/inside-commands.js + 2 modules
var inside_commands = __webpack_require__(89909);
// EXTERNAL MODULE: ./lib/executors/contained/workspace/inside-reading.js + 1 modules
var inside_reading = __webpack_require__(59499);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./lib/executors/contained/workspace/listing.js

/** Several times the size of all names in a workspace. */
const maxListingBytes = 4 * 1024 ** 3;
/**
 * Reads records `MODE SIZE INODE MTIME CTIME ./PATH`, each ended by NUL. The mode has the form of `ls -l`, the times
 * are digits that sort, and an empty record is the end. The parser reads nothing after the end, and does not close
 * `chunks`.
 * @throws Error if the end is missing.
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
        const piece = Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString("latin1");
        const records = (rest + piece).split("\0");
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
    // Listed only by its name, because it has no path that the kernel accepts.
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
/** Parses `1700000000.123` or `2023-11-14 22:13:20.123 +0000`, as `stat` writes it, into ms since 1970. */
function timeOf(text) {
    const [, date, time, fraction = ""] = /^(\S+) (\d+:\d+:\d+)(\.\d+)?/.exec(text) ?? [];
    return date === undefined
        ? Number(text) * 1000
        : Date.parse(`${date}T${time}Z`) + Number(`0${fraction}`) * 1000;
}
/** The name as text. Null if it is not UTF-8, because paths are always text here. */
function pathOf(name) {
    const bytes = Buffer.from(name, "latin1");
    return (0,external_node_buffer_.isUtf8)(bytes) ? bytes.toString("utf8") : null;
}

;// CONCATENATED MODULE: ./lib/executors/contained/workspace/workspace-index.js
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





/**
 * The entries of a workspace before its first block. An unchanged entry has the same inode, size, mode and time of the
 * last change. Code cannot set that time; only the clock does.
 */
class WorkspaceIndex {
    #entries = new Map();
    /** The newest time in the index. An entry with this time may have changed again within the same tick of the clock. */
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
    /** Whether an entry is unchanged, as far as this shows without reading it. */
    isUntouched(entry) {
        if (this.#entries.get(entry.name) !== entry.facts)
            return false;
        if (!entry.facts.endsWith(this.#newest))
            return true;
        const path = pathOf(entry.name);
        // Only a clock of whole seconds is so coarse that code could run in the tick in which a setup ended.
        return (path === null || this.given.get(path) === undefined) && !/\.0+(?: |$)/.test(this.#newest);
    }
    /** Whether it is a file or link that existed before, or an entry without content. */
    has(name) {
        return this.#entries.has(name);
    }
    /** Names of the files and links that existed before. */
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
/**
 * Lists the workspace before the first block, when nothing runs in it.
 * @throws AgentExecError `image-unsuitable` if the image lacks the tools, `engine-unavailable` and `session-lost` if
 * the engine or the place fails in this time. If the signal aborts, the error is the signal's reason.
 */
async function indexWorkspace(options) {
    const { sandbox, signal } = options;
    const command = (0,inside_commands/* listCommand */.Iu)(sandbox, entry_filter/* defaultFileLimits */.W.depth);
    return (0,preparation/* blamingPlace */.Am)({ place: sandbox.place, signal }, async () => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const index = new WorkspaceIndex(options.given);
            const reading = __addDisposableResource(env_1, await (0,inside_reading/* startReading */.Bg)({ sandbox, signal, command }), false);
            reading.process.endInput();
            const chunks = reading.output.stdout[Symbol.asyncIterator]();
            for await (const entry of parseListing(chunks))
                index.add(entry);
            // The output is read to its end. Otherwise the process would count as left by a block.
            while ((await chunks.next()).done !== true)
                ;
            if (options.hasSetup)
                await noteSetup(index, options);
            return index;
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            __disposeResources(env_1);
        }
    });
}
/** If a setup changed given files, blocks find the changed version. */
async function noteSetup(index, { given, ...reading }) {
    const files = [...index.entries()].flatMap((entry) => {
        const { kind, bytes, isExecutable, isReadable } = factsOf(entry);
        const path = pathOf(entry.name);
        if (path === null || given.get(path) === undefined || kind !== "file" || !isReadable)
            return [];
        return [{ kind, path, bytes, isExecutable }];
    });
    const paths = files.map(({ path }) => path);
    const hashes = await (0,inside_reading/* hashesOf */.mU)(paths, reading);
    given.clear();
    for (const [place, { path, ...facts }] of files.entries())
        if (hashes !== null)
            given.set(path, { ...facts, sha256: hashes[place] });
}

// EXTERNAL MODULE: ./lib/facts/execution.js
var facts_execution = __webpack_require__(6257);
// EXTERNAL MODULE: ./lib/executors/languages/infer-language.js
var infer_language = __webpack_require__(28301);
// EXTERNAL MODULE: ./lib/executors/entries/seen-entries.js
var seen_entries = __webpack_require__(11111);
// EXTERNAL MODULE: ./lib/executors/shared-signal.js
var shared_signal = __webpack_require__(66686);
// EXTERNAL MODULE: ./lib/executors/block-output.js + 1 modules
var block_output = __webpack_require__(99199);
// EXTERNAL MODULE: ./lib/executors/contained/place.js
var place = __webpack_require__(64411);
// EXTERNAL MODULE: ./lib/executors/contained/sandbox/block-process.js + 2 modules
var block_process = __webpack_require__(76771);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
;// CONCATENATED MODULE: ./lib/executors/contained/sandbox/code-store.js
var code_store_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var code_store_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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




/** The error if there is no room for the code, even in the folder that is reserved for it. */
class NoRoomError extends Error {
    name = "NoRoomError";
}
/** The number of ENOSPC. `cat` reports it with exit code 1. A shell that cannot start `cat` uses a higher one. */
const noRoomCode = 28;
const script = `${prelude_sh/* default */.A}rm -f ${folders/* codeFolder */.O8}/* || exit 1; cat >"$0" || { [ $? -eq 1 ] && exit ${noRoomCode}; exit 1; }`;
/**
 * Stores a block's code where blocks cannot write. It is for a workspace without room, so that a block that cleans up
 * can start. It removes earlier code. Resolves with the absolute path.
 * @throws NoRoomError, the engine's error, an error that storing failed for another reason, or the signal's reason.
 */
async function storeCode({ place, name, code, signal }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const path = `${folders/* codeFolder */.O8}/${name}`;
        const command = ["sh", "-c", script, path];
        const process = await place.spawn({ command, user: users/* guardUser */.l0, signal });
        const _leaving = code_store_addDisposableResource(env_1, (0,external_node_events_.addAbortListener)(signal, () => process.leave()), false);
        process.listen(() => undefined);
        process.write(code);
        process.endInput();
        const { error } = await process.ended;
        signal.throwIfAborted();
        const exitCode = await process.exitCode();
        // This comes before the stream's own error. Without room, `cat` stops reading, which can break the stream too.
        if (exitCode === noRoomCode)
            throw new NoRoomError("There is no room to store the code.");
        if (error !== null)
            throw error;
        if (exitCode !== 0)
            throw new Error(`The process that stores the code ended with exit code ${exitCode}.`);
        return path;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        code_store_disposeResources(env_1);
    }
}

// EXTERNAL MODULE: ./lib/executors/contained/sandbox/spares.js
var spares = __webpack_require__(98857);
// EXTERNAL MODULE: ./lib/executors/contained/block/block-end.js
var block_end = __webpack_require__(76851);
// EXTERNAL MODULE: ./lib/executors/contained/block/block-evidence.js + 1 modules
var block_evidence = __webpack_require__(9704);
;// CONCATENATED MODULE: ./lib/executors/contained/block/block-run.js









/** A killed block's stream ends 62 to 105 ms after the kill (bench/times.md, 3). */
const streamAfterKillMs = 1000;
/** A spare starts in about this time, and takes half a processor. So it does not disturb shorter blocks. */
const spareAfterMs = 50;
/** More output by then is a flood. A spare would slow it by a third, so it starts after the block. */
const floodBytes = 256 * 1024;
/** Runs one block to its end, and says how it ended. Neither the code nor a failing place makes it throw. */
async function runBlock(run, options) {
    const { sandbox } = run;
    // The question is sent before the code, and the answer is awaited later.
    const counting = sandbox.upkeep.counters();
    const lookingBack = sandbox.upkeep.begin(run.interpreter);
    const locating = sandbox.space.noted.then(() => locateCode(run));
    const output = new block_output/* BlockOutput */.r({ ...run, ...options });
    const life = await lifeOf(run, { ...options, locating, output, lookingBack });
    const judged = await (0,block_evidence/* judgeEnd */.d)({
        ...life,
        sandbox,
        place: sandbox.place,
        pids: run.pids,
        before: await counting,
        hadLeftovers: await lookingBack,
        timeoutMs: options.timeoutMs,
        idleTimeoutMs: options.idleTimeoutMs,
        outputBytes: output.totalBytes,
    });
    return {
        ...judged,
        durationMs: life.durationMs,
        ...output.finish(),
        file: life.hasStarted ? (await locating).file : null,
    };
}
const shells = new Set(["sh", "bash"].flatMap((shell) => [
    shell,
    (0,block_process/* interpreterOf */.OS)({ interpreter: shell, command: [shell, "-e", languages/* fileWord */.BZ] }),
]));
const temporaryFolder = "/tmp";
/**
 * Where to put the code. Shell code without a file name goes outside of the workspace. Otherwise `ls`, `find` and
 * `grep -r` would show dozens of such files to the next block. Other languages look for modules or data next to their
 * file, so their code is in the workspace.
 */
function locateCode({ sandbox, file, interpreter }) {
    const { workspaceFolder } = sandbox.place;
    if (file === null)
        return { path: null, newFolder: null, file: null };
    const isOutside = file.isGenerated && shells.has(interpreter);
    const { fullFolders } = sandbox.space;
    const isFull = fullFolders.has(workspaceFolder) || (isOutside && fullFolders.has(temporaryFolder));
    if (file.isGenerated && isFull)
        return { path: null, isStored: true, newFolder: null, file: null };
    if (isOutside)
        return { path: `${temporaryFolder}/${file.path}`, newFolder: null, file: null };
    const path = `${workspaceFolder}/${file.path}`;
    const newFolder = file.path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : null;
    return { path, newFolder, file: file.path };
}
/** Blocks may have killed all waiting processes. If they kill a new one too, they would kill every further one. */
const mostTries = spares/* mostSpares */.o + 1;
/** Tries another process if the first ended before it took the code, mostly because an earlier block killed it. */
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
    if (!("process" in prepared))
        return { life: { ...prepared, hasStarted: false, durationMs: 0, atStreamEnd: null }, hasBegun: true };
    const { process, handed } = prepared;
    const startedAt = clock.now();
    const block = new block_process/* BlockProcess */.th(process, {
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
    const isAlive = (pid) => sandbox.monitor.isAlive(pid);
    const awaited = await (0,block_end/* waitForEnd */.k)({ ...options, block, place, disk, sockets, clock, isAlive });
    const end = await blameStopped(awaited.end, sandbox);
    const hasStreamEnded = process.hasEnded;
    const atStreamEnd = hasStreamEnded ? counting : null;
    clearTimeout(preparing);
    const kill = end.cause === "ended" || end.cause === "lost" ? "none" : await sandbox.killAll();
    // The engine may report the end late. This delay is not part of the block's time.
    const durationMs = (awaited.endedAt ?? clock.now()) - startedAt;
    // Output from before its end may still arrive.
    if (kill === "done")
        await Promise.race([process.ended, (0,promises_.setTimeout)(streamAfterKillMs, undefined, { ref: false })]);
    process.leave();
    return {
        life: { end, hasStarted: true, durationMs, kill, wasCleared, atStreamEnd },
        // The process may have taken the code although its confirmation has not arrived yet.
        hasBegun: block.hasBegun || end.cause !== "ended" || !hasStreamEnded,
    };
}
/** If earlier blocks stopped the process for the code, the engine is not to blame. */
async function blameStopped(end, sandbox) {
    const isKept = end.cause === "lost" && end.error instanceof block_end/* CodeKeptError */.q;
    return isKept && (await sandbox.isAnyStopped()) ? { cause: "kept" } : end;
}
/** The shell and the engine add this to a signal's number. */
const signalledFrom = 128;
/** If a process does not start, processes of earlier blocks are ended, and the start is tried once more. */
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
/** Prepares a process for the code, within the block's time limit. */
async function prepareInTime({ sandbox, clock, code, file, interpreter }, { timeoutMs, signal, lookingBack, locating }) {
    const settled = new AbortController();
    const stop = AbortSignal.any([signal, settled.signal]);
    const taking = sandbox.spares.take(interpreter, signal);
    const handing = locating.then(async ({ path, isStored, newFolder }) => {
        if (file === null || isStored !== true)
            return { path, newFolder, code };
        const storing = { place: sandbox.place, name: file.path, code, signal: stop };
        return { path: await storeCode(storing), newFolder: null, code: null };
    });
    const deadline = clock.sleep(timeoutMs, { signal: stop }).then(() => {
        throw new place/* PlaceSilentError */.F(`The ${sandbox.place.names.engine} did not start a process within ${timeoutMs / 1000} s.`);
    });
    try {
        const [process, handed] = await Promise.race([Promise.all([taking, handing, lookingBack]), deadline]);
        return { process, handed };
    }
    catch (error) {
        // If a process starts too late, it ends by itself, because nobody writes to it any more.
        void taking.then((process) => process.leave(), () => undefined);
        throw error;
    }
    finally {
        settled.abort();
        deadline.catch(() => undefined);
    }
}

// EXTERNAL MODULE: ./lib/executors/contained/session/contained-settings.js
var contained_settings = __webpack_require__(90826);
// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
// EXTERNAL MODULE: ./lib/output/visible.js
var visible = __webpack_require__(14647);
// EXTERNAL MODULE: ./lib/executors/entries/tar-entries.js
var tar_entries = __webpack_require__(94391);
// EXTERNAL MODULE: ./lib/executors/contained/sandbox/kill-with-retries.js
var kill_with_retries = __webpack_require__(5788);
// EXTERNAL MODULE: ./lib/files/paths.js
var paths = __webpack_require__(60795);
// EXTERNAL MODULE: ./lib/executors/entries/changed-times.js
var changed_times = __webpack_require__(90478);
;// CONCATENATED MODULE: ./lib/executors/contained/workspace/comparison.js




/** Compares a list of entries with the index, before any file is read. */
class Comparison {
    #wanted = new Map();
    /** Differences that were reported before and are unchanged since. */
    same = [];
    #doubtful = [];
    #leftOut = [];
    #options;
    #filter;
    /** All paths that existed before or exist now, without folders. */
    #seen = new Set();
    /** Folders whose content could not be listed. */
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
    /** The paths to read: new or different files and links, in the order in which they changed. */
    get wanted() {
        const inOrder = [...this.#wanted].toSorted(([, one], [, other]) => one.modifiedAt - other.modifiedAt);
        return new Map(inOrder);
    }
    /** The paths to hash inside the place before `settle`. */
    get doubtfulPaths() {
        return this.#doubtful.map(({ entry }) => entry.path);
    }
    /** @param hashes the hashes of the doubtful files, in their order. Null if they could not be computed. */
    settle(hashes) {
        for (const [place, { entry, facts, given }] of this.#doubtful.entries()) {
            if (hashes?.[place] === given.sha256)
                this.#options.look?.settle(entry, "as-given");
            else if (this.#judge(entry.path, facts))
                this.#wanted.set(entry.path, entry);
        }
    }
    /** Call it after `settle`. Yields deleted entries, and then differences that are left out. */
    *gone() {
        for (const name of this.#options.index.names()) {
            if (this.#seen.has(name) || (0,paths/* foldersOf */.pd)(name).some((folder) => this.#closed.has(folder)))
                continue;
            const path = pathOf(name);
            if (path !== null)
                yield { kind: "deleted", path };
        }
        yield* this.#leftOut;
        yield* this.#filter.summary();
    }
    /** Whether the entry may be read. If not, it is added to the entries that are left out. */
    #judge(path, { kind, bytes, isExecutable, isReadable }) {
        const readBytes = kind === "file" ? bytes : 0;
        const judged = this.#filter.judge({ name: path, kind, bytes: readBytes, isExecutable, isReadable });
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
/** The name as text, as far as its bytes can be shown. */
function shown(name) {
    return Buffer.from(name, "latin1").toString("utf8");
}

;// CONCATENATED MODULE: ./lib/executors/contained/workspace/workspace-out.js
var workspace_out_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var workspace_out_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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










/**
 * Reads the differences from the index, after all leftover processes are dead. Such a process could change files, or
 * kill the reader. A process inside lists the workspace and then packs what differs into a tar archive on its standard
 * output: the engine's own archive call cannot read a tmpfs (bench/times.md, 1). agent-exec treats that process as
 * hostile, like the code.
 * @throws AgentExecError `session-lost` if the archive does not come or is incomplete; `workspace-blocked` if processes
 * of blocks do not end (then the place ends), or ended the place by taking all memory; `image-unsuitable` if the image
 * has neither tar, find and stat nor Python. If the signal aborts, the error is the signal's reason.
 */
async function* readWorkspace(options) {
    const { sandbox, index, leaveOut, signal, limits = entry_filter/* defaultFileLimits */.W } = options;
    const command = (0,inside_commands/* listAndPackCommand */.qi)(sandbox, limits.depth);
    signal.throwIfAborted();
    // Code that only computes usually leaves nothing. Then two processes are not needed: one that ends leftovers, and one
    // for the archive.
    const mayChange = await sandbox.upkeep.beginReading();
    if (index.isEmpty && !mayChange && (await sandbox.monitor.holdsOnly(leaveOut)))
        return;
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            await endLeftovers(sandbox, signal);
            const reading = workspace_out_addDisposableResource(env_1, await (0,inside_reading/* startReading */.Bg)({ sandbox, signal, command }), false);
            const isTimeUnsure = sandbox.disk === null;
            // Without an earlier look, no entry can be the same as before.
            yield* changesIn(reading, { ...options, limits, isTimeUnsure });
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            workspace_out_disposeResources(env_1);
        }
    }
    catch (cause) {
        signal.throwIfAborted();
        throw await explained(cause, sandbox);
    }
    finally {
        sandbox.kernel?.release();
        sandbox.replenish({ afterMs: replenishAfterMs });
    }
}
/**
 * Reads the differences from the index while leftover processes continue. Entries that were reported before and did not
 * change since are not read again. If the files are in memory, a write through `mmap` is not noticed: only reading
 * everything would show it.
 * @throws AgentExecError `session-lost` and `image-unsuitable`, as `readWorkspace`. If the signal aborts, the error is
 * the signal's reason.
 */
async function* readCheckpoint({ seen, ...options }) {
    const { sandbox, signal, limits = entry_filter/* defaultFileLimits */.W } = options;
    const command = (0,inside_commands/* listAndPackCommand */.qi)(sandbox, limits.depth);
    signal.throwIfAborted();
    sandbox.upkeep.pause();
    const look = seen.look();
    try {
        const env_2 = { stack: [], error: void 0, hasError: false };
        try {
            const reading = workspace_out_addDisposableResource(env_2, await (0,inside_reading/* startReading */.Bg)({ sandbox, signal, command }), false);
            yield* changesIn(reading, { ...options, limits, isTimeUnsure: false, look });
            look.finish();
        }
        catch (e_2) {
            env_2.error = e_2;
            env_2.hasError = true;
        }
        finally {
            workspace_out_disposeResources(env_2);
        }
    }
    catch (cause) {
        signal.throwIfAborted();
        throw await explained(cause, sandbox);
    }
    finally {
        sandbox.replenish();
    }
}
async function explained(cause, sandbox) {
    if ((0,errors/* isAgentExecError */.TE)(cause))
        return cause;
    const { place } = sandbox;
    if (await place.hasDiedOfMemory()) {
        const ended = place.names.place;
        const message = `The operating system ended the ${ended} because the code used too much memory.`;
        return new errors/* AgentExecError */.r("workspace-blocked", message, {
            nextStep: `Change the code so that it uses less memory, or raise \`memory\`. The ${ended} is gone, and the files that the code wrote are lost.`,
            cause,
        });
    }
    const why = await reasonOf(cause, sandbox);
    return new errors/* AgentExecError */.r("session-lost", `The workspace's files can no longer be read: ${why}.`, {
        nextStep: `Run again. If the error happens again, check the ${place.names.engine}'s log. The transcript contains the code's output.`,
        cause,
    });
}
/** Why reading failed. The code may have chosen some of these words. */
async function reasonOf(cause, sandbox) {
    const { place } = sandbox;
    const { names } = place;
    const { state } = await sandbox.check();
    if (state === "silent")
        return `the ${names.engine} does not answer`;
    const ended = (await place.whyEnded?.()) ?? `the ${names.place} has ended`;
    const words = state === "gone" ? ended : place.wordsOf(cause);
    return (0,truncate/* truncateEnd */.S)((0,visible/* showHidden */.Ul)(words).replace(/\s+/g, " "), maxReasonChars).replace(/(?<![. ])[. ]+$/, "");
}
/** Enough for a sentence. */
const maxReasonChars = 300;
async function* changesIn({ process, output }, options) {
    const { index, leaveOut, limits, look } = options;
    const chunks = output.stdout[Symbol.asyncIterator]();
    const comparison = new Comparison(options);
    for await (const entry of parseListing(chunks))
        comparison.add(entry);
    comparison.settle(await (0,inside_reading/* hashesOf */.mU)(comparison.doubtfulPaths, options));
    yield* comparison.gone();
    for (const entry of comparison.same) {
        look?.settle(entry, "told");
        yield { kind: "same", path: entry.path };
    }
    const { wanted } = comparison;
    if (wanted.size === 0) {
        process.endInput();
        // If blocks continue, the output is read to its end. Otherwise the process would count as left by a block.
        if (look !== undefined)
            while ((await chunks.next()).done !== true)
                ;
        return;
    }
    const listedBytes = output.bytes;
    void process.writeAll((0,inside_reading/* namesOf */.eZ)(wanted.keys())).then(() => process.endInput());
    const archive = { [Symbol.asyncIterator]: () => chunks };
    for await (const entry of (0,tar_entries/* readTarEntries */.E)(archive, { limits, leaveOut })) {
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
/** Usually the session ends now. Processes that are starting would delay that. */
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
    if (end === "starved" && state === "running") {
        const message = `The machine gave the ${names.place} almost no processor time, so the code's leftover processes could not be ended.`;
        throw new errors/* AgentExecError */.r("session-lost", message, {
            nextStep: "Run again when the machine has less to do.",
        });
    }
    if (state !== "running")
        throw new Error(`the ${names.place} no longer answers`);
    if (end === "unable")
        throw new Error(`the ${names.engine} did not start the process in time that ends the code's leftover processes`);
    await sandbox.end();
    throw new errors/* AgentExecError */.r("workspace-blocked", "The code's leftover processes could not be ended.", {
        nextStep: `Change the code so that it ends its own processes. The ${names.place} is gone, and the files that the code wrote are lost.`,
    });
}

;// CONCATENATED MODULE: ./lib/executors/contained/session/contained-session.js










/** A session in a place, which all blocks of a run share. */
class ContainedSession {
    facts;
    keep;
    #parts;
    /** Generated names of code files, which do not count as results of the run. */
    #generatedFiles = new Set();
    #sandbox;
    #seen = new seen_entries/* SeenEntries */.y();
    #serving = null;
    #isKept = false;
    constructor(parts) {
        const { afterwards } = parts;
        this.#parts = parts;
        this.facts = parts.facts;
        this.#sandbox = parts.sandbox;
        if (afterwards !== "removed")
            this.keep = () => this.#keep(afterwards);
    }
    async execute(block, options) {
        (0,shared_signal/* mayBeShared */.y)(options.signal);
        if (this.#parts.settings.infersLanguage !== true)
            return this.#execute(block, options);
        const { languages: runnable } = this.#sandbox;
        const run = (command, inTime) => this.#runFile(block, command, inTime);
        const inferred = await (0,infer_language/* inferLanguage */.f)(block, { runnable, run }, options);
        if ("ending" in inferred)
            return inferred;
        return this.#execute(inferred.block, { ...options, timeoutMs: inferred.timeoutMs });
    }
    async #execute(block, options) {
        const { kernel } = this.#parts;
        // A block with a file name is a file that others may run and import, so it is no cell.
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
            return (0,facts_execution/* refusedExecution */.Nd)("refused", "agent-exec cannot make a folder for the file, because the image has neither mkdir nor Python");
        return this.#runBlock({ code: block.code, interpreter: (0,block_process/* interpreterOf */.OS)(choice), file }, options);
    }
    async verify(command, options) {
        (0,shared_signal/* mayBeShared */.y)(options.signal);
        if (this.#parts.settings.verifiesAsOther !== true)
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
        const { settings } = this.#parts;
        const { clock, pids, maxTotalOutputBytes = contained_settings/* defaultMaxTotalOutputBytes */.E } = settings;
        const { maxOutputBytes = settings.maxOutputBytes } = options;
        const { egress } = this.#sandbox;
        const warning = (await egress?.restore(options.signal)) ?? null;
        if (warning !== null)
            options.onWarning?.({ code: "network-relay-lost", message: warning });
        const execution = await run({ sandbox: this.#sandbox, clock, maxOutputBytes, pids, maxTotalOutputBytes });
        const network = egress?.takeDecisions() ?? [];
        return network.length === 0 ? execution : { ...execution, network };
    }
    /** Processes that earlier blocks left may have taken all memory. */
    async #unusableExecution() {
        const { names } = this.#sandbox.place;
        if (!(await this.#sandbox.place.hasDiedOfMemory()))
            return (0,facts_execution/* unrunExecution */.xp)("container-lost", `the ${names.place} was lost before the block ran`);
        const evidence = `earlier blocks used up the memory, so the operating system ended the ${names.place} before the block ran`;
        return { ...(0,facts_execution/* unrunExecution */.xp)("out-of-memory", evidence), isSessionSpent: true };
    }
    files({ signal }) {
        this.#sandbox.upkeep.expectReading();
        return readWorkspace({ ...this.#parts, leaveOut: this.#generatedFiles, signal });
    }
    checkpoint({ signal }) {
        return readCheckpoint({ ...this.#parts, leaveOut: this.#generatedFiles, signal, seen: this.#seen });
    }
    takeNetworkDecisions() {
        return this.#sandbox.egress?.takeDecisions() ?? [];
    }
    async stop() {
        if (!this.#isKept)
            await this.#sandbox.end();
    }
    async #keep(as) {
        // A lost place contains nothing to look at, and the next place may need its name.
        this.#isKept = this.#sandbox.isUsable && (await this.#sandbox.keep(as));
        if (!this.#isKept)
            return null;
        const kept = { name: this.#sandbox.place.name, as };
        return { ...kept, hint: this.#parts.keptHint(kept) };
    }
}

// EXTERNAL MODULE: ./lib/executors/contained/workspace/functions-in.js + 1 modules
var functions_in = __webpack_require__(7032);
// EXTERNAL MODULE: ./lib/executors/contained/session/setup-caches.js
var setup_caches = __webpack_require__(61344);
// EXTERNAL MODULE: ./lib/executors/contained/egress/proxy-environment.js
var proxy_environment = __webpack_require__(60626);
;// CONCATENATED MODULE: ./lib/executors/contained/session/setup.js








/** The folder in which `pip install --user` and others put programs. It comes last in PATH. */
const ownPrograms = 'PATH="$PATH:$HOME/.local/bin"';
/** The time for each command. It is enough to install a build's packages from a slow mirror. */
const commandDeadlineMs = 600_000;
/** How much output of a failing command the error contains. */
const maxWordsChars = 4000;
/**
 * Runs the user's setup commands in a fresh place as the blocks' user, ends the processes that they left, and cuts
 * their network.
 * @throws AgentExecError `setup-failed` if a command does not end with 0 in its time, or if the network is still there
 * afterwards; `engine-unavailable` and `session-lost` if the engine or the place fails in this time. If the signal
 * aborts, the error is the signal's reason.
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
    if (end === "unable" || end === "starved")
        throw await (0,preparation/* explainLoss */.TU)({ place: sandbox.place, signal }, new place/* PlaceSilentError */.F("agent-exec could not end the code's processes: the helper process for this did not start, or got no processor time."));
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
    const { exitCode, words } = await (0,preparation/* runWithin */.T9)(commandDeadlineMs, maxWordsChars, {
        place: sandbox.place,
        signal,
        command: ["sh", "-c", `${enter}exec sh -c "$0"`, command],
        user: caches.length > 0 ? users/* cachingUser */.rt : users/* blockUser */.rn,
    });
    if (exitCode === null)
        throw failed(`\`${command}\` took longer than ${commandDeadlineMs / 60_000} minutes.`);
    if (exitCode === 0)
        return;
    const what = words.trim() === "" ? " and printed nothing." : ` and printed:\n${words.trim()}`;
    const advice = /read-only file system/i.test(words) ? writableAdvice : undefined;
    throw failed(`\`${command}\` ended with exit code ${exitCode}${what}`, { hasNetwork, advice });
}
/** The folders of an image are writable in a container that a person starts by hand. */
const writableAdvice = "Let the command write below `/tmp`, because the image's folders are read-only. For Go, set `env: GOPATH=/tmp/go`.";
async function cutNetwork({ sandbox, signal }) {
    const { place } = sandbox;
    await (0,preparation/* blamingPlace */.Am)({ place, signal }, () => place.cutNetworks(signal));
    try {
        await sandbox.lookAgain();
    }
    catch (cause) {
        signal.throwIfAborted();
        throw failed("agent-exec could not cut the setup's network.", { cause });
    }
    const all = sandbox.findings.flatMap((line) => /^interface\s+([^\s:|]+):/.exec(line)?.[1] ?? []);
    const left = all.filter((name) => name !== "lo");
    if (left.length > 0)
        throw failed(`agent-exec could not cut the setup's network. The sandbox still has these network interfaces: ${left.join(", ")}.`);
}
function failed(what, { cause, hasNetwork = true, advice = "To find the cause, run the setup's commands by hand in the image. For steps that never change, build your own image.", } = {}) {
    const network = hasNetwork
        ? ""
        : " The setup had no network. If the setup's commands need a network, set `setup-network` to `full`.";
    return new errors/* AgentExecError */.r("setup-failed", `The setup failed: ${what}`, {
        nextStep: `${advice}${network}`,
        cause,
    });
}

;// CONCATENATED MODULE: ./lib/executors/contained/session/start-session.js
















/** Starts a session in a fresh place. @throws the errors of `Executor.start`. Then nothing is left behind. */
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
/** Loaded only if it is needed. */
async function startKernel(sandbox, name, signal) {
    const { startKernelSession } = await Promise.all(/* import() */[__webpack_require__.e(7640), __webpack_require__.e(2113)]).then(__webpack_require__.bind(__webpack_require__, 22113));
    return startKernelSession(sandbox, name, signal);
}
/** Opens a sandbox, fills in its files and runs its setup. If that fails, nothing is left. */
async function openPrepared(parts, { onProgress, purpose = "blocks", signal, ...start }) {
    const { settings, allowList, image } = parts;
    const { hasNetwork, caches = [] } = parts.setup;
    const { functions } = settings;
    const commands = [
        ...(functions?.hasRequirements === true ? [functions_in/* installRequirements */.Ck] : []),
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
        // This comes before the changes. The setup and the commit must not see them, and blocks are compared with the files
        // without them.
        const isApart = hasSetup || isWatched || isCommitted;
        const room = (0,limits_sizes/* describeRoom */.l5)(parts.sizes);
        const given = new given_entries/* GivenEntries */.O();
        const first = isApart ? start.files : (0,with_changes/* filesWithChanges */.T)(start);
        if (first) {
            // The changes of a verification are not needed.
            const files = isWatched ? given.noted(first) : given.timed(first);
            await (0,workspace_in/* fillWorkspace */.r)({ sandbox, files, room, signal });
            sandbox.wasGivenBytecode = [...given.paths].some((path) => path.split("/").includes(code_file/* bytecodeFolder */.A4));
            if (isCommitted)
                sandbox.hasRepository = await makeRepository(sandbox, given, signal);
        }
        if (functions !== undefined)
            await (0,functions_in/* putFunctions */.R9)(sandbox, functions, signal);
        if (!hasNetwork)
            sandbox.egress = await egress.opened(sandbox.place);
        const progress = onProgress === undefined ? {} : { onProgress };
        const setup = hasSetup
            ? await runSetup({ sandbox, commands, hasNetwork, caches, signal, ...progress })
            : [];
        await (0,setup_caches/* requireClosed */.Ef)(caches, { place: sandbox.place, signal });
        if (functions !== undefined && isWatched)
            await (0,functions_in/* tryFunctions */.l9)(sandbox, functions, signal);
        const isIndexed = isWatched && (hasSetup || first);
        const index = isIndexed
            ? await indexWorkspace({ sandbox, given, hasSetup, signal })
            : new WorkspaceIndex(given);
        const changes = isApart ? start.changes : undefined;
        if (changes !== undefined)
            await (0,workspace_in/* changeWorkspace */.u)({ sandbox, changes, room, signal });
        // The canary must test the network that blocks will have. By now, the setup's network is removed.
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
/** Adds to the error that the place was removed, for a user who wanted to look inside. */
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
        sandbox.disk = await DiskWorkspace.open(sandbox, limitBytes, signal);
    }
    catch (cause) {
        signal.throwIfAborted();
        if ((0,errors/* isAgentExecError */.TE)(cause))
            throw cause;
        throw new errors/* AgentExecError */.r("setup-failed", `The workspace could not be stored on the engine's disk. ${(0,errors/* messageOf */.bD)(cause)}`, {
            nextStep: "To keep the workspace in memory, set `workspace-size` below `memory`.",
            cause,
        });
    }
}


/***/ }),

/***/ 92078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PF: () => (/* binding */ describeContainedLimits),
/* harmony export */   lI: () => (/* binding */ describeGiven),
/* harmony export */   n5: () => (/* binding */ noNetworkWords),
/* harmony export */   r$: () => (/* binding */ describeContained),
/* harmony export */   zE: () => (/* binding */ fullNetworkWords)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51196);
/* harmony import */ var _functions_functions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93476);
/* harmony import */ var _kernel_usage_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26601);
/* harmony import */ var _languages_languages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20261);
/* harmony import */ var _workspace_functions_in_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7032);
/* harmony import */ var _contained_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90826);






/** The text about a place for the model. It is the same before and after a start. */
function describeContained(words) {
    const { settings, options, sizes, where, network, pids, more } = words;
    const { memoryBytes, cpus, kernel, functions } = settings;
    const workspaceFolder = (0,_contained_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .workspaceFolderOf */ .p)(settings);
    const processes = pids === null ? "" : ` ${pids} processes,`;
    return `Your code runs in ${where}, in ${workspaceFolder}.

${kernel === undefined
        ? ""
        : `${(0,_kernel_usage_text_js__WEBPACK_IMPORTED_MODULE_5__/* .describeKernel */ .h)(kernel, `the folder ${workspaceFolder}`)}
`}${(0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_2__/* .describeLanguages */ .$M)(["python", "sh"], { ...settings, ...options })}
- Each ${kernel === undefined ? "" : "other "}block is a whole program. Files and background processes stay for the next block${kernel === undefined ? "; variables do not" : ""}. A background process must write into a file (\`server >log 2>&1 &\`). Background processes are stopped before your work is verified.
- ${network}
- Standard input is empty. You are not root; only ${workspaceFolder} and /tmp can be written.
- Limits: ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatBytes */ .z3)(memoryBytes)} memory, ${cpus} processors,${processes} ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatBytes */ .z3)(sizes.workspaceBytes)} of files.${more.map((line) => `\n- ${line}`).join("")}${functions === undefined ? "" : (0,_functions_functions_js__WEBPACK_IMPORTED_MODULE_1__/* .describeFunctions */ .vX)(functions, _workspace_functions_in_js__WEBPACK_IMPORTED_MODULE_3__/* .functionsFolder */ .kG)}`;
}
/** What it means that code has no network. */
const noNetworkWords = "There is no network, so you cannot install anything; 127.0.0.1 works.";
const fullNetworkWords = "There is a network.";
/** Tells the model what the user added, so that it knows that it may use it. */
function describeGiven({ environment = [], setup = [], place, }) {
    const names = environment.map(({ name }) => `\`${name}\``).join(", ");
    const commands = setup.map((command) => `\`${command}\``).join(", ");
    return {
        variables: environment.length > 0 ? [`Variables that are set: ${names}.`] : [],
        prepared: setup.length > 0 ? [`The ${place} was prepared with: ${commands}.`] : [],
    };
}
/** The limits as the transcript and the reports show them. */
function describeContainedLimits({ settings, pids, network }, { tmpBytes, workspaceBytes, isWorkspaceOnDisk }) {
    return {
        memory: (0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatBytes */ .z3)(settings.memoryBytes),
        cpus: String(settings.cpus),
        ...(pids !== null && { pids: String(pids) }),
        workspace: `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatBytes */ .z3)(workspaceBytes)}${isWorkspaceOnDisk ? " on the engine's disk, checked while code runs" : ""}`,
        tmp: (0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatBytes */ .z3)(tmpBytes),
        output: `at most ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatBytes */ .z3)(settings.maxOutputBytes)} per block`,
        network,
    };
}


/***/ }),

/***/ 7032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  kG: () => (/* binding */ functionsFolder),
  Ck: () => (/* binding */ installRequirements),
  R9: () => (/* binding */ putFunctions),
  l9: () => (/* binding */ tryFunctions)
});

// EXTERNAL MODULE: ./lib/files/content.js
var content = __webpack_require__(52278);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/executors/functions/functions.js + 3 modules
var functions_functions = __webpack_require__(93476);
// EXTERNAL MODULE: ./lib/executors/contained/guard/users.js
var users = __webpack_require__(13082);
// EXTERNAL MODULE: ./lib/executors/contained/sandbox/preparation.js
var preparation = __webpack_require__(76657);
;// CONCATENATED MODULE: ./lib/executors/contained/workspace/make-findable.py.js
/* harmony default export */ const make_findable_py = ("# Makes every Python here find the modules of the given folders from its start on, whatever variables the image or the\n# user sets. Arguments: the folders. Exit code 42: Python reads neither a user's packages nor PYTHONPATH with the first\n# folder.\nimport os, site, sys\nif site.ENABLE_USER_SITE:\n    folder = site.getusersitepackages()\n    os.makedirs(folder, exist_ok=True)\n    open(os.path.join(folder, \"agent-exec-functions.pth\"), \"w\").write(\"\\n\".join(sys.argv[1:]) + \"\\n\")\nelif sys.argv[1] not in sys.path: sys.exit(42)\n");

// EXTERNAL MODULE: ./lib/executors/contained/workspace/inside-commands.js + 2 modules
var inside_commands = __webpack_require__(89909);
// EXTERNAL MODULE: ./lib/executors/contained/workspace/workspace-in.js
var workspace_in = __webpack_require__(78699);
;// CONCATENATED MODULE: ./lib/executors/contained/workspace/functions-in.js








/** Outside of the workspace, so that the user's functions never become part of the results. */
const functionsFolder = "/tmp/functions";
/** Separate, so that requirements can be installed even if the system manages Python's packages. */
const packagesFolder = "/tmp/functions-packages";
const installRequirements = `python3 -m pip install --quiet --target ${packagesFolder} --requirement ${functionsFolder}/requirements.txt`;
/** The time for all modules together. An import that waits for a network waits no longer. */
const importedWithinMs = 60_000;
/** How much output of a failing import the error contains. */
const maxWordsChars = 2000;
/** Copies the functions for blocks. A verification gets the original ones. @throws the errors of `fillWorkspace`. */
async function putFunctions(sandbox, functions, signal) {
    const { place } = sandbox;
    const python = (0,inside_commands/* pythonOf */.we)(sandbox);
    const find = python === null ? [] : [python, "-c", make_findable_py, functionsFolder, packagesFolder];
    const command = ["sh", "-c", 'mkdir -p "$0" && { [ $# = 0 ] || exec "$@"; }', functionsFolder, ...find];
    const exitCode = await (0,preparation/* runPreparation */.V9)({ place, signal, command, user: users/* blockUser */.rn });
    const hasPython = functions.modules.some(({ language }) => language === "python");
    if (exitCode === isNotFindable && hasPython)
        throw notFindable(functions);
    if (exitCode !== 0 && exitCode !== isNotFindable)
        throw (0,functions_functions/* brokenFunctions */.Fw)(functions, `the functions cannot be copied into ${functionsFolder}`);
    const files = entriesOf(functions);
    await (0,workspace_in/* fillWorkspace */.r)({ sandbox, files, room: "what /tmp has", folder: functionsFolder, signal });
}
/** The exit code of `make-findable.py` if Python would not find the modules. */
const isNotFindable = 42;
function notFindable({ folder }) {
    return new errors/* AgentExecError */.r("image-unsuitable", `Python in the image cannot import the functions of ${folder}. This Python ignores the user site-packages, for example because it runs in a virtual environment.`, {
        nextStep: `Add PYTHONPATH=${functionsFolder}:${packagesFolder} to \`env\`, or use an image whose Python runs outside of a virtual environment.`,
    });
}
async function* entriesOf({ files }) {
    for (const [path, bytes] of files)
        yield { kind: "file", path, bytes: bytes.length, isExecutable: false, content: (0,content/* contentOf */.$E)(bytes) };
}
/**
 * Imports each module once, before the model's code runs.
 * @throws AgentExecError `setup-failed` with the output of the first that fails; `image-unsuitable` if no program of
 * the image can import it.
 */
async function tryFunctions(sandbox, functions, signal) {
    for (const { names, args } of (0,functions_functions/* importCommands */.GL)(functions, functionsFolder)) {
        const program = names.find((name) => sandbox.has(name));
        if (program === undefined)
            throw (0,functions_functions/* missingProgram */.HN)(functions, names[0], "the image");
        const { exitCode, words } = await (0,preparation/* runWithin */.T9)(importedWithinMs, maxWordsChars, {
            place: sandbox.place,
            signal,
            command: [program, ...args],
            user: users/* blockUser */.rn,
            // The current folder is another one, so that the import finds the modules as a block does.
            workingFolder: "/",
        });
        if (exitCode === null)
            throw (0,functions_functions/* brokenFunctions */.Fw)(functions, `${words}\nno end after ${importedWithinMs / 1000} s`);
        if (exitCode !== 0)
            throw (0,functions_functions/* brokenFunctions */.Fw)(functions, words);
    }
}


/***/ }),

/***/ 89909:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Di: () => (/* binding */ extractCommand),
  C1: () => (/* binding */ hashCommand),
  qi: () => (/* binding */ listAndPackCommand),
  Iu: () => (/* binding */ listCommand),
  we: () => (/* binding */ pythonOf),
  mR: () => (/* binding */ removeCommand),
  F5: () => (/* binding */ removeEmptyCommand)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/files/path-fault.js
var path_fault = __webpack_require__(18061);
// EXTERNAL MODULE: ./lib/executors/languages/code-file.js
var code_file = __webpack_require__(2912);
// EXTERNAL MODULE: ./lib/executors/contained/guard/prelude.sh.js
var prelude_sh = __webpack_require__(28950);
;// CONCATENATED MODULE: ./lib/executors/contained/workspace/inside.py.js
/* harmony default export */ const inside_py = ("# Reads or changes the workspace, which is the current folder, if the image lacks a tool that inside.sh needs.\n# Arguments: actions. \"list\" takes the depth, and the names to skip: of folders anywhere, and of an entry at the top, or\n# \"\".\nimport os, stat, sys\n\ndef names():\n    return sys.stdin.buffer.read().split(b\"\\0\")[:-1]\n\ndef list_all(depth, folder_name, top_name):\n    skipped, at_top = folder_name.encode(), b\"./\" + top_name.encode()\n    def entries(folder, parts):\n        try: names = sorted(os.listdir(folder))\n        except OSError: return\n        for name in names:\n            path = folder + b\"/\" + name\n            if path == at_top: continue\n            try: entry = os.lstat(path)\n            except OSError: continue\n            times = divmod(entry.st_mtime_ns, 10 ** 9) + divmod(entry.st_ctime_ns, 10 ** 9)\n            if name == skipped and stat.S_ISDIR(entry.st_mode): continue\n            mode = stat.filemode(entry.st_mode)\n            facts = \"%s %d %d %d.%09d0 %d.%09d0 \" % ((mode, entry.st_size, entry.st_ino) + times)\n            sys.stdout.buffer.write(facts.encode() + path + b\"\\0\")\n            if stat.S_ISDIR(entry.st_mode) and parts <= depth: entries(path, parts + 1)\n    entries(b\".\", 1)\n    sys.stdout.buffer.write(b\"\\0\")\n    sys.stdout.flush()\n\ndef pack():\n    import tarfile\n    archive = tarfile.open(fileobj=sys.stdout.buffer, mode=\"w|\")\n    for name in names():\n        archive.inodes = {}\n        try: archive.add(os.fsdecode(name), recursive=False)\n        except OSError: pass\n    archive.close()\n\ndef hash_files():\n    import hashlib\n    for name in names():\n        hash = hashlib.sha256()\n        try:\n            with open(name, \"rb\") as file:\n                for chunk in iter(lambda: file.read(1 << 20), b\"\"): hash.update(chunk)\n            print(hash.hexdigest())\n        except OSError: print(\"-\")\n\ndef unlock():\n    for folder, folders, _ in os.walk(\".\"):\n        for path in [os.path.join(folder, name) for name in folders]:\n            if not os.path.islink(path): os.chmod(path, 0o700)\n\ndef remove():\n    import shutil\n    for name in names():\n        if os.path.isdir(name) and not os.path.islink(name): shutil.rmtree(name)\n        elif os.path.lexists(name): os.remove(name)\n\ndef remove_empty():\n    for name in names():\n        try: os.rmdir(name)\n        except OSError: pass\n\n# Replaces an existing entry, as tar does, so nothing is written through a link. The line end says that it is done.\ndef extract():\n    import tarfile\n    try:\n        archive = tarfile.open(fileobj=sys.stdin.buffer, mode=\"r|\")\n        for entry in archive:\n            if os.path.islink(entry.name) or os.path.isfile(entry.name): os.remove(entry.name)\n            archive.extract(entry)\n    finally:\n        print()\n\nactions = {\"pack\": pack, \"hash\": hash_files, \"unlock\": unlock, \"remove\": remove, \"remove-empty\": remove_empty}\nactions[\"extract\"] = extract\nwords = sys.argv[1:]\nwhile words:\n    action = words.pop(0)\n    if action == \"list\": list_all(int(words.pop(0)), words.pop(0), words.pop(0))\n    else: actions[action]()\n");

;// CONCATENATED MODULE: ./lib/executors/contained/workspace/inside.sh.js
/* harmony default export */ const inside_sh = ("# Reads or changes the workspace. Arguments: the workspace, then actions. \"list\" takes the expression of entries that\n# find skips, and a pattern of paths that are too long for the kernel. Names are compared as bytes, and times in one\n# time zone. TAR_OPTIONS of the image or the user must not apply here.\nexport LC_ALL=C TZ=UTC0\nunset TAR_OPTIONS\nenter_workspace \"$1\"\nshift\nnewline='\n'\n# If find does not support -printf, stat is used. Its records end with a line break. So names with a line break, and\n# paths too long for the kernel, are listed separately. Only a complete listing has an end, because a part of one would\n# look like deletions.\nlist() {\n  if find . -maxdepth 0 -printf '' >/dev/null 2>&1; then\n    find . $most -printf '%M %s %i %T@ %C@ %p\\0' 2>/dev/null\n    return\n  fi\n  _ends=$({ {\n      { find . $most ! -path \"*$newline*\" ! -path \"$long\" -print0 2>/dev/null; echo $? >&4; } |\n        { xargs -0 stat -c '%A %s %i %y %z %n' 2>/dev/null; echo $? >&4; } | tr '\\n' '\\0' >&3\n    } 4>&1; } 3>&5)\n  find . $most ! -type d \\( -path \"*$newline*\" -o -path \"$long\" \\) -exec printf '?????????? 0 0 0 - %s\\0' {} + 2>/dev/null\n  set -- $? $_ends\n  for _end in \"$@\"; do case $_end in 0|1|123) ;; *) return 2 ;; esac; done\n} 5>&1\nwhile [ $# -gt 0 ]; do\n  case $1 in\n    list)\n      most=$2 long=$3\n      list </dev/null\n      [ $? -le 1 ] && printf '\\0'\n      shift 2\n      ;;\n    pack)\n      # Uses several archives if there are many names, because not every tar reads names from its input.\n      case $(tar --help 2>&1) in *--hard-dereference*) _flags=\"--no-recursion --hard-dereference\" ;; *) _flags= ;; esac\n      exec xargs -0 tar $_flags -cf -\n      ;;\n    # Its error output stays open, because some engines end the input of a process that has closed an output.\n    hash) exec xargs -0 sha256sum -b ;;\n    unlock) chmod -R u+rwx . 2>/dev/null ;;\n    remove) exec xargs -0 rm -rf -- ;;\n    remove-empty) xargs -0 rmdir -- 2>/dev/null; true ;;\n  esac\n  shift\ndone\n");

;// CONCATENATED MODULE: ./lib/executors/contained/workspace/inside-commands.js






/**
 * Lists the workspace, as `parseListing` reads it, and then writes a tar archive of the files and links that standard
 * input names: `./path`, each ended by NUL. The command enters folders down to one level below `depth`.
 * @throws AgentExecError `image-unsuitable` if the image has neither find, stat and tar nor Python.
 */
function listAndPackCommand(programs, depth) {
    return (byShell(programs, ["find", "stat", "xargs", "tar"], [...shellList(programs, depth), "pack"]) ??
        byPython(programs, [...pythonList(programs, depth), "pack"]));
}
/** Only lists the workspace. @throws the errors of `listAndPackCommand`. */
function listCommand(programs, depth) {
    return (byShell(programs, ["find", "stat", "xargs"], shellList(programs, depth)) ??
        byPython(programs, pythonList(programs, depth)));
}
/** Prints the SHA-256 of each file that standard input names, in order. Null if the image lacks the tools. */
function hashCommand(programs) {
    const command = byShell(programs, ["sha256sum", "xargs"], ["hash"]);
    return command ?? (pythonOf(programs) === null ? null : byPython(programs, ["hash"]));
}
/**
 * Removes the entries that standard input names, with everything below them.
 * @param unlocks whether all closed folders are opened first
 * @throws as `listAndPackCommand`.
 */
function removeCommand(programs, unlocks) {
    const actions = [...(unlocks ? ["unlock"] : []), "remove"];
    return byShell(programs, ["xargs"], actions) ?? byPython(programs, actions);
}
/** Removes named folders if they are empty. @throws the errors of `listAndPackCommand`. */
function removeEmptyCommand(programs) {
    return byShell(programs, ["xargs"], ["remove-empty"]) ?? byPython(programs, ["remove-empty"]);
}
/**
 * Unpacks an archive from standard input into the current folder. When it is done, it prints a line end, whether it
 * worked or not.
 * @throws AgentExecError `image-unsuitable` without tar and Python.
 */
function extractCommand(programs) {
    if (programs.has("tar"))
        return ["sh", "-c", "unset TAR_OPTIONS; tar -xf -; code=$?; echo; exit $code"];
    const python = pythonOf(programs);
    if (python !== null)
        return [python, "-Ic", inside_py, "extract"];
    throw new errors/* AgentExecError */.r("image-unsuitable", "agent-exec cannot copy files into this image, because the image has neither tar nor Python.", { nextStep: "Add tar to the image, or use python:3-slim." });
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
        throw new errors/* AgentExecError */.r("image-unsuitable", "agent-exec cannot copy files out of this image. The image must have Python, or the programs tar, find, stat and xargs.", { nextStep: "Add tar and findutils to the image, or use python:3-slim." });
    const enter = `${prelude_sh/* default */.A}enter_workspace "$1"; shift; exec "$0" -I -c "$@"`;
    return ["sh", "-c", enter, python, programs.place.workspaceFolder, inside_py, ...actions];
}
function shellList({ hasRepository, wasGivenBytecode }, depth) {
    const repository = hasRepository ? " -path ./.git -prune -o" : "";
    const bytecode = wasGivenBytecode ? "" : ` -type d -name ${code_file/* bytecodeFolder */.A4} -prune -o`;
    const most = `-mindepth 1 -maxdepth ${depth + 1}${repository}${bytecode}`;
    return ["list", most, `${"?".repeat(path_fault/* maxPathBytes */.L + 3)}*`];
}
function pythonList({ hasRepository, wasGivenBytecode }, depth) {
    return ["list", `${depth}`, wasGivenBytecode ? "" : code_file/* bytecodeFolder */.A4, hasRepository ? ".git" : ""];
}
function pythonOf(programs) {
    return ["python3", "python"].find((name) => programs.has(name)) ?? null;
}


/***/ }),

/***/ 59499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mU: () => (/* binding */ hashesOf),
  eZ: () => (/* binding */ namesOf),
  Bg: () => (/* binding */ startReading)
});

// EXTERNAL MODULE: ./lib/executors/contained/guard/users.js
var users = __webpack_require__(13082);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
;// CONCATENATED MODULE: ./lib/executors/contained/process/process-readable.js

/** After this time without an expected byte, either the process was stopped or the engine hangs. */
const longestSilenceMs = 30_000;
/** How much of standard error is kept. It contains names of skipped files. */
const maxErrorTextBytes = 256 * 1024;
/** Reads a process's standard output at the reader's pace, and keeps its standard error. */
class ProcessReadable {
    stdout;
    #errorText = Buffer.alloc(0);
    /** How many bytes came from standard output so far. */
    bytes = 0;
    /** @param options `maxWaitMs`: the longest silence while waiting for output, if it is less than the default */
    constructor(process, options) {
        const { signal, maxWaitMs = Infinity } = options;
        const stallMs = Math.min(longestSilenceMs, maxWaitMs);
        let stall;
        // Silence does not count while the reader asks for nothing.
        let isWanted = false;
        const waitForBytes = () => {
            clearTimeout(stall);
            stall = setTimeout(() => stdout.destroy(new Error(`No byte came for ${stallMs / 1000} s.`)), stallMs);
        };
        const stdout = new external_node_stream_.Readable({
            // Nothing is read in advance. So silence counts only while the reader waits.
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
        // The reader gets the error, even later. Without this listener, it would end agent-exec.
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
    get errorText() {
        return this.#errorText.toString("utf8");
    }
    /** Whether `errorText` is complete. */
    get isErrorTextWhole() {
        return this.#errorText.length < maxErrorTextBytes;
    }
    #push(bytes) {
        this.bytes += bytes.length;
        return this.stdout.push(Buffer.from(bytes));
    }
    #keepErrorText(bytes) {
        if (this.#errorText.length < maxErrorTextBytes)
            this.#errorText = Buffer.concat([this.#errorText, bytes]);
    }
}

// EXTERNAL MODULE: ./lib/executors/contained/workspace/inside-commands.js + 2 modules
var inside_commands = __webpack_require__(89909);
;// CONCATENATED MODULE: ./lib/executors/contained/workspace/inside-reading.js
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



/** Starts a command as the blocks' user. @throws the errors of the place's `spawn`. */
async function startReading({ sandbox: { place }, signal, command, }) {
    const process = await place.spawn({ command, user: users/* blockUser */.rn, signal });
    const output = new ProcessReadable(process, { signal, maxWaitMs: place.maxWaitMs });
    return { process, output, [Symbol.dispose]: () => void output.stdout.destroy() };
}
/** The SHA-256 of files, in hex and in the given order. Null if unknown. @throws the place's errors. */
async function hashesOf(paths, { sandbox, signal }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const command = (0,inside_commands/* hashCommand */.C1)(sandbox);
        if (paths.length === 0 || command === null)
            return null;
        const reading = __addDisposableResource(env_1, await startReading({ sandbox, signal, command }), false);
        const { process, output } = reading;
        void process.writeAll(namesOf(paths)).then(() => process.endInput());
        let text = "";
        for await (const chunk of output.stdout)
            text += Buffer.from(chunk).toString("latin1");
        const lines = text.split("\n").slice(0, -1);
        // With some tools, an unreadable file has no line. Then it is unknown which line belongs to which file.
        return lines.length === paths.length ? lines.map((line) => /[\da-f]{64}/.exec(line)?.[0] ?? "") : null;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
/** The size of a pipe's buffer. */
const pieceChars = 64 * 1024;
/** Paths of the workspace as the scripts read them from standard input: `./path`, each ended by NUL, in pieces. */
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


/***/ }),

/***/ 78699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ fillWorkspace),
/* harmony export */   u: () => (/* binding */ changeWorkspace)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51196);
/* harmony import */ var _entries_changed_times_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(90478);
/* harmony import */ var _entries_tar_archive_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67537);
/* harmony import */ var _files_path_fault_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(18061);
/* harmony import */ var _guard_users_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13082);
/* harmony import */ var _sandbox_preparation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76657);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60795);
/* harmony import */ var _inside_commands_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89909);
/* harmony import */ var _inside_reading_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59499);










/** How much output of a failing tar the error contains. */
const maxMessageChars = 2000;
/** 128 and the number of SIGKILL. A killed process, for example at the memory limit, reports nothing. */
const killedCode = 137;
/**
 * Puts files into the workspace before the first block, as the blocks' user.
 * @throws AgentExecError `image-unsuitable` if the image has neither tar nor Python, `settings-invalid` if the files do
 * not fit or a path leaves the workspace, `engine-unavailable` and `session-lost` if the engine or the place fails in
 * this time. If the signal aborts, the error is the signal's reason.
 */
async function fillWorkspace(options) {
    const { sandbox, files, room, signal } = options;
    const { place } = sandbox;
    const sent = { files: 0, bytes: 0 };
    const { folder = place.workspaceFolder, isFilled = false } = options;
    const preparing = { place, signal };
    const command = (0,_inside_commands_js__WEBPACK_IMPORTED_MODULE_5__/* .extractCommand */ .Di)(sandbox);
    let said = "";
    let hasSaidEnd = false;
    try {
        const exitCode = await (0,_sandbox_preparation_js__WEBPACK_IMPORTED_MODULE_3__/* .runPreparation */ .V9)({
            ...preparing,
            command,
            user: _guard_users_js__WEBPACK_IMPORTED_MODULE_7__/* .blockUser */ .rn,
            workingFolder: folder,
            onOutput: (stream, bytes) => {
                hasSaidEnd ||= stream === "stdout";
                if (said.length < maxMessageChars)
                    said += Buffer.from(bytes).toString("utf8");
            },
            // If it ends before it has read everything, its exit code and output say why.
            feed: (process) => Promise.race([
                process.writeAll((0,_entries_tar_archive_js__WEBPACK_IMPORTED_MODULE_2__/* .tarOf */ .$)(placeable(files, sent), signal, { hasFolders: !isFilled })),
                process.ended,
            ]),
        });
        // If an archive is cut between two files, tar takes it as complete. So this checks that its end was reached.
        if (!hasSaidEnd && exitCode !== killedCode)
            throw await (0,_sandbox_preparation_js__WEBPACK_IMPORTED_MODULE_3__/* .explainLoss */ .TU)(preparing, new Error("the archive arrived incomplete"));
        if (exitCode !== 0) {
            const words = said.trim().slice(0, maxMessageChars);
            throw new Error(words || `tar ended with exit code ${exitCode}`);
        }
    }
    catch (cause) {
        signal.throwIfAborted();
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isAgentExecError */ .TE)(cause))
            throw cause;
        const size = `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z3)(sent.bytes)} in ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)("file", sent.files)}`;
        const message = `The files do not fit into the workspace: they take at least ${size}, but the workspace has room for ${room}.`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", message, {
            nextStep: "Raise `workspace-size`, or use fewer files.",
            cause,
        });
    }
}
/**
 * Drops entries that were left out, and counts the total size up to the current file.
 * @throws AgentExecError if a name cannot be in a workspace.
 */
async function* placeable(files, sent) {
    for await (const entry of files) {
        if (entry.kind === "left-out")
            continue;
        if (entry.kind === "file") {
            sent.files += 1;
            sent.bytes += entry.bytes;
        }
        const fault = (0,_files_path_fault_js__WEBPACK_IMPORTED_MODULE_8__/* .findPathFault */ .P)(entry.path);
        if (fault !== null)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", `The file ${JSON.stringify(entry.path.slice(0, 200))} cannot be put into the workspace: its name ${fault}.`, {
                nextStep: "Rename the file.",
            });
        yield entry;
    }
}
/** Applies changes where nothing runs. @throws the errors of `fillWorkspace`; `setup-failed` if a removal fails. */
async function changeWorkspace({ changes, ...options }) {
    const gone = [];
    const takeAway = async () => removeEntries(gone.splice(0), options);
    const staying = async function* () {
        for await (const entry of (0,_entries_changed_times_js__WEBPACK_IMPORTED_MODULE_9__/* .changedNow */ .j)(changes)) {
            if (entry.kind === "deleted" || entry.kind === "left-out") {
                if ((0,_files_path_fault_js__WEBPACK_IMPORTED_MODULE_8__/* .findPathFault */ .P)(entry.path) === null)
                    gone.push(entry.path);
                continue;
            }
            // Deleted entries come first, because they may be in the way.
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
    const run = (command, names) => (0,_sandbox_preparation_js__WEBPACK_IMPORTED_MODULE_3__/* .runPreparation */ .V9)({
        place,
        signal,
        command,
        user: _guard_users_js__WEBPACK_IMPORTED_MODULE_7__/* .blockUser */ .rn,
        feed: (process) => Promise.race([process.writeAll((0,_inside_reading_js__WEBPACK_IMPORTED_MODULE_6__/* .namesOf */ .eZ)(names)), process.ended]),
    });
    const remove = (unlocks) => run((0,_inside_commands_js__WEBPACK_IMPORTED_MODULE_5__/* .removeCommand */ .mR)(sandbox, unlocks), paths);
    if ((await remove(false)) !== 0 && (await remove(true)) !== 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("setup-failed", "The setup's files in the workspace cannot be removed.", {
            nextStep: "Change the setup's commands so that they write into /tmp, or so that their files in the workspace stay writable.",
        });
    const folders = [...new Set(paths.flatMap(_files_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .foldersOf */ .pd))].toSorted().toReversed();
    if (folders.length > 0)
        await run((0,_inside_commands_js__WEBPACK_IMPORTED_MODULE_5__/* .removeEmptyCommand */ .F5)(sandbox), folders);
}


/***/ }),

/***/ 67537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ tarOf),
/* harmony export */   o: () => (/* binding */ drained)
/* harmony export */ });
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60795);
/* harmony import */ var _files_file_times_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5146);


/** The size of a pipe's buffer. */
const pieceBytes = 64 * 1024;
/**
 * A tar archive of files and links, in pieces of a useful size: an archive of small files would have three pieces for
 * each. Links come last, so that no file is written through one.
 * @param hasFolders whether the folders follow, each as old as the newest file below it that has a time of its own
 * @throws what reading the files throws; on abort the signal's reason.
 */
async function* tarOf(files, signal, { hasFolders = false } = {}) {
    const { pack } = await __webpack_require__.e(/* import() */ 6118).then(__webpack_require__.t.bind(__webpack_require__, 56118, 19));
    const archive = pack();
    // An error while packing also destroys the archive, which then throws the error.
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
        // The deepest folders come first. A tar that sets times at once would change a folder's time when it creates
        // entries in it.
        const byDepth = [...folderTimes].toSorted(([one], [other]) => other.split("/").length - one.split("/").length);
        for (const [name, time] of byDepth)
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
    for (const folder of (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .foldersOf */ .pd)(path))
        folderTimes.set(folder, Math.max(modifiedAt, folderTimes.get(folder) ?? 0));
}
/** A header has whole seconds. An extended header adds fractions, which only busybox ignores. */
function timeFields(time) {
    if (time === undefined)
        return {};
    const mtime = new Date(time);
    return time % 1000 === 0 ? { mtime } : { mtime, pax: { mtime: (0,_files_file_times_js__WEBPACK_IMPORTED_MODULE_1__/* .inSeconds */ .F7)(time) } };
}
function packFile(archive, { path, bytes, isExecutable, isPrivate, modifiedAt, content }) {
    return new Promise((resolve, reject) => {
        const mode = (isExecutable ? 0o755 : 0o644) & (isPrivate === true ? 0o700 : 0o777);
        const entry = archive.entry({ name: path, size: bytes, mode, ...timeFields(modifiedAt) }, (error) => error === null || error === undefined ? resolve() : reject(error));
        void copy(content, entry).catch(reject);
    });
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
/** Resolves when a stream takes more data, or when it is closed. */
function drained(stream) {
    if (stream.destroyed)
        return Promise.resolve();
    return new Promise((resolve) => {
        const done = () => {
            stream.off("drain", done);
            stream.off("close", done);
            resolve();
        };
        stream.on("drain", done);
        stream.on("close", done);
    });
}


/***/ }),

/***/ 94391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ readTarEntries)
/* harmony export */ });
/* harmony import */ var _entry_filter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50187);
/* harmony import */ var _tar_archive_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67537);


/** The limit for unwanted contents. A sparse file can claim to have exabytes. */
const maxDiscardedBytes = 1024 ** 3;
/** Several times as much as the data and headers of 100,000 entries. */
const defaultMaxArchiveBytes = 4 * 1024 ** 3;
/**
 * Reads a tar archive from a program that may be hostile. The reader yields only regular files and links that stay
 * inside, with plain paths below the root, each path once. Nothing is followed, created or executed here.
 * @throws Error when the archive is torn or has no end.
 */
async function* readTarEntries(archive, { maxArchiveBytes = defaultMaxArchiveBytes, ...options }) {
    const { extract } = await __webpack_require__.e(/* import() */ 6118).then(__webpack_require__.t.bind(__webpack_require__, 56118, 19));
    const unpack = extract({});
    // This is not awaited, because it ends with its archive, which the caller closes.
    void feed(archive, unpack, maxArchiveBytes);
    const filter = new _entry_filter_js__WEBPACK_IMPORTED_MODULE_0__/* .EntryFilter */ .x({ ...options, maxDiscardedBytes });
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
/** Passes the archive to the reader, at the reader's pace. */
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
                await (0,_tar_archive_js__WEBPACK_IMPORTED_MODULE_1__/* .drained */ .o)(unpack);
        }
        unpack.end(null);
    }
    catch (error) {
        unpack.destroy(error);
    }
}
/** The bytes of an entry. If a caller stops early, the rest is dropped before the next entry. */
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
    const kind = kinds[type ?? ""] ?? "other";
    const target = kind === "symlink" ? { target: linkname ?? "" } : {};
    return { name, kind, bytes: size, isExecutable: (mode & 0o111) !== 0, ...target };
}
const kinds = {
    file: "file",
    directory: "directory",
    symlink: "symlink",
    fifo: "fifo",
    link: "hard-link",
    "character-device": "device",
    "block-device": "device",
};


/***/ }),

/***/ 54973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ filesWithChanges)
/* harmony export */ });
/* harmony import */ var _files_file_times_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5146);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60795);


/**
 * The files of a workspace after changes, for a start that runs nothing in between. The changes come first, then the
 * unchanged original files. A changed file without a time counts as newer. Null if neither is given.
 */
function filesWithChanges({ files, changes, }) {
    if (changes === undefined)
        return files ?? null;
    return merged(files, changes);
}
async function* merged(files, changes) {
    /** Original entries at these paths, or below them, no longer exist. */
    const changed = new Set();
    const folders = new Set();
    const now = Date.now();
    for await (const entry of changes) {
        changed.add(entry.path);
        if (entry.kind === "file" || entry.kind === "link") {
            for (const folder of (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .foldersOf */ .pd)(entry.path))
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
        if ((0,_files_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .foldersOf */ .pd)(path).some((folder) => changed.has(folder)))
            continue;
        yield entry.kind === "file" ? { modifiedAt: _files_file_times_js__WEBPACK_IMPORTED_MODULE_1__/* .earliestTime */ .rL, ...entry } : entry;
    }
}


/***/ }),

/***/ 93769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/** Parses JSON. Undefined if the text is not JSON. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 67402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Um: () => (/* binding */ pathWord),
/* harmony export */   Vu: () => (/* binding */ readableWord),
/* harmony export */   r7: () => (/* binding */ shellWord)
/* harmony export */ });
/** Text as one word of a shell's command. */
function shellWord(text) {
    return `'${text.replaceAll("'", "'\\''")}'`;
}
/** The same for a command that people read: quotes only where the shell needs them. */
function readableWord(text) {
    return /^[\w.,:/@%+=-]+$/.test(text) ? text : shellWord(text);
}
/** A relative path as a word that no program can mistake for an option. */
function pathWord(path) {
    return shellWord(`./${path}`);
}


/***/ }),

/***/ 37003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ EngineUnavailableError),
/* harmony export */   y: () => (/* binding */ ImageUnavailableError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

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
/** Whether a process is alive. Null if this is unknown, because it is on another machine, boot or process namespace. */
function isClientAlive(identity) {
    const [, boot, namespace, pid, start] = identity.split("/");
    const isHere = boot === bootId() && namespace === pidNamespace() && /^[1-9]\d*$/.test(pid ?? "");
    return isHere && start !== undefined ? startOf(Number(pid)) === start : null;
}
/**
 * The start time of a process, from field 22 of /proc/<pid>/stat. The name before it, in parentheses, may contain
 * blanks and parentheses. Null for a zombie, which can exist in a container without an init process.
 */
function startOf(pid) {
    const stat = read(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, "latin1"));
    const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ") ?? [];
    return ["Z", "X"].includes(fields[0] ?? "") ? null : (fields[19] ?? null);
}
/** Identifies one boot of a kernel. It is the same in the kernel's containers. */
function bootId() {
    return read(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)("/proc/sys/kernel/random/boot_id", "latin1").trim());
}
/** For example `pid:[4026531836]`. */
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
