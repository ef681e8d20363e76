export const id = 297;
export const ids = [297];
export const modules = {

/***/ 6071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  JA: () => (/* binding */ openCanary),
  YO: () => (/* binding */ triableLimits),
  Mm: () => (/* binding */ tryLimits),
  RC: () => (/* binding */ unseenLimits)
});

// UNUSED EXPORTS: canaryLimits

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/executors/docker/container/container-spec.js
var container_spec = __webpack_require__(19306);
// EXTERNAL MODULE: ./lib/executors/docker/container/container.js + 6 modules
var container = __webpack_require__(58162);
// EXTERNAL MODULE: ./lib/executors/contained/guard/users.js
var users = __webpack_require__(13082);
// EXTERNAL MODULE: ./lib/executors/contained/sandbox/monitor.js
var monitor = __webpack_require__(6918);
// EXTERNAL MODULE: ./lib/executors/contained/limits/sizes.js
var sizes = __webpack_require__(867);
// EXTERNAL MODULE: ./lib/executors/languages/code-file.js
var code_file = __webpack_require__(2912);
;// CONCATENATED MODULE: ./lib/executors/docker/canary/limits.sh.js
/* harmony default export */ const limits_sh = ("# Tries the limits named in the arguments, in a container with tiny limits. Each trial prints that its limit broke or\n# held, or nothing if it cannot tell. The script uses builtins if possible. The first arguments: how many files /tmp may\n# have, how many processes the trial starts, and the workspace.\nmost_files=$1 most_processes=$2 workspace=$3\nshift 3\n\n# Doubles the text in $x this many times.\ndouble() { x=$1; n=0; while [ $n -lt \"$2\" ]; do x=$x$x; n=$((n + 1)); done; }\n# 2 MiB: twice the size of a folder in this container.\ndouble 0123456789abcdef 17\n\ntry_workspace() {\n  if printf %s \"$x\" 2>/dev/null >\"$workspace/x\"; then echo \"broke workspace\"; else echo \"held workspace\"; fi\n}\ntry_inodes() {\n  if (n=0; while [ $n -le \"$most_files\" ]; do : >/tmp/$n || exit; n=$((n + 1)); done) 2>/dev/null\n  then echo \"broke inodes\"; else echo \"held inodes\"; fi\n}\ntry_privileges() {\n  case $(setpriv --dump 2>/dev/null) in\n    *\"no_new_privs: 1\"*) echo \"held no new privileges\" ;;\n    *\"no_new_privs: 0\"*) echo \"broke no new privileges\" ;;\n  esac\n}\n# Measures for 0.3 s, in hundredths. A digit before the number keeps a leading zero from changing its meaning.\nlook() { read -r now _ </proc/uptime; now=1${now%.*}${now#*.}; }\nspin() { while look; [ \"$now\" -lt \"$until\" ]; do n=0; while [ $n -lt 200 ]; do n=$((n + 1)); done; done; }\ntry_cpus() {\n  look; from=$now; until=$((now + 30))\n  spin & spin & spin & spin & wait\n  look; echo \"spun $from $now\"\n  times\n}\n# The string is doubled up to 32 MiB, and the shell briefly holds two of them. Such a string takes more memory than the\n# container has, so the trial runs in its own process.\ntry_memory() {\n  (double \"$x\" 4; echo \"broke memory\") 2>/dev/null\n  [ $? = 137 ] && echo \"held memory\"\n}\ntry_pids() {\n  command -v sleep >/dev/null || return\n  if (n=0; while [ $n -lt \"$most_processes\" ]; do sleep 9 & n=$((n + 1)); done; echo \"broke pids\")\n  then :; else echo \"held pids\"; fi\n}\nfor limit; do\n  echo \"begin $limit\"\n  case $limit in \"no new privileges\") try_privileges ;; *) \"try_$limit\" ;; esac\ndone\necho end\n");

;// CONCATENATED MODULE: ./lib/executors/docker/canary/limits-canary.js










/** The limits that can be tried. In each trial, code must fail to exceed the limit. */
const triableLimits = ["workspace", "inodes", "no new privileges", "cpus", "memory", "pids"];
const mebibyte = 1024 * 1024;
/** The limits of the container for the trials: small, so that each is reached in milliseconds. */
const canaryLimits = {
    sizes: {
        memoryBytes: 32 * mebibyte,
        workspaceBytes: mebibyte,
        tmpBytes: mebibyte,
        shmBytes: mebibyte,
        isWorkspaceOnDisk: false,
    },
    /** 24: eight processes belong to agent-exec and, briefly, to the engine. */
    pids: 24,
    /** A tenth of a processor. The trial asks for four. */
    cpus: 0.1,
};
/** 10 s: all trials together take half a second under gVisor, and a run should not wait longer for them. */
const trialsDeadlineMs = 10_000;
/** The limits about which the values inside the container say nothing. */
function unseenLimits(held) {
    return triableLimits.filter((limit) => held[limit] === undefined);
}
/**
 * Tries limits in a separate container, which is like the session's but has tiny limits: the kernel must kill a process
 * that takes too much memory, must refuse forks, and a folder must become full. These trials are for limits that the
 * kernel does not show inside, which says nothing about whether they are enforced. If a trial ends the container, the
 * next trials use another one. A limit that cannot be tried within 10 s or with this image is left out.
 * @throws the signal's reason. The containers are gone in any case.
 */
async function tryLimits(canary) {
    let results = {};
    const deadline = performance.now() + trialsDeadlineMs;
    for (let left = canary.limits; left.length > 0;) {
        const outcome = await tryInOne(left, { ...canary, deadline });
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
 * Opens a container like the session's but with tiny limits. The container also ends with this process.
 * @throws the engine's error.
 */
function openCanary({ connection, settings, image, signal }) {
    const { runtime } = settings.container ?? {};
    const { pids, cpus, sizes } = canaryLimits;
    const spec = (0,container_spec/* createSpec */.s)({
        settings: { ...settings, network: "none", pids, cpus, container: { runtime } },
        sizes,
        imageId: image.id,
        imageVolumes: image.volumes,
        name: `agent-exec-${(0,external_node_crypto_.randomBytes)(8).toString("hex")}`,
        isPodman: connection.isPodman,
    });
    return container/* DockerContainer */.C.open({ connection, spec: (0,container_spec/* withoutSysctls */.ME)(spec), signal });
}
async function runTrials(container, limits, { signal, deadline }) {
    const isLate = (0,promises_.setTimeout)(Math.max(0, deadline - performance.now()), "late", { signal, ref: false });
    // PID 1 first starts programs. At the process limit it could not, and would end the container.
    await Promise.race([new monitor/* Monitor */.V(container.guard).findings, isLate]);
    const counts = [`${(0,sizes/* inodesFor */.AN)(canaryLimits.sizes.tmpBytes)}`, `${canaryLimits.pids + 4}`];
    const command = ["sh", "-c", limits_sh, "sh", ...counts, code_file/* defaultWorkspaceFolder */.T2, ...limits];
    const process = await container.spawn({ command, user: users/* blockUser */.rn, signal });
    let words = "";
    const isOver = new Promise((resolve) => {
        process.listen((_stream, bytes) => {
            if (words.length < maxWordsChars)
                words += Buffer.from(bytes).toString("utf8");
            // Do not wait for the stream's end: it lasts as long as the processes of the trials. Bash as `sh` would also
            // retry a fork for half a minute.
            if (/^end$|fork.{0,200}retry/im.test(words))
                resolve("over");
        });
    });
    const watch = process.watchExit();
    const by = await Promise.race([
        isOver,
        // The kernel may kill the shell because of the trials' memory, and their processes keep the stream open.
        watch.told
            .catch(() => null)
            // The engine can report the end before the last output arrives.
            .then(() => Promise.race([isOver, process.ended, (0,promises_.setTimeout)(lastWordsMs, null, { ref: false })]))
            .then(() => "ended"),
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
 * 64 Ki UTF-16 units: the trials print a few lines. A hostile image's shell may print anything, and all of it is read
 * again each time.
 */
const maxWordsChars = 64 * 1024;
/** 0.5 s, a choice: processes of a trial may keep the stream open for longer, and a run waits. */
const lastWordsMs = 500;
/** 128 and the number of SIGKILL. */
const killedCode = 137;
/** Memory trials can end the shell or the whole container. A shell that cannot fork may not get to report it. */
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
 * How much processor time the four processes took: without a limit, at least one processor. On a busy machine they may
 * get as little without a limit, so nobody can tell.
 */
function readCpus(lines) {
    const at = lines.findIndex((line) => line.startsWith("spun "));
    const [, from, until] = (lines[at] ?? "").split(" ").map(Number);
    const seconds = [...(lines[at + 2] ?? "").matchAll(/(\d{1,9})m([\d.]{1,20})s/g)].reduce((sum, [, minutes, rest]) => sum + Number(minutes) * 60 + Number(rest), 0);
    if (from === undefined || until === undefined || !(until > from) || seconds === 0)
        return null;
    const isMore = (seconds * 100) / (until - from) > canaryLimits.cpus * 2.5;
    // More than twice as many processes wait for a processor as there are. The engine usually runs here too.
    const isMachineBusy = ((0,external_node_os_.loadavg)()[0] ?? 0) > 2 * (0,external_node_os_.availableParallelism)();
    return !isMore && isMachineBusy ? null : ["cpus", !isMore];
}


/***/ }),

/***/ 11814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readEngineInfo)
/* harmony export */ });
/* harmony import */ var _engine_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70826);

/** @throws the engine's error, or the signal's reason. */
async function readEngineInfo(docker, waiting) {
    // The library accepts a signal here, but its types do not say so.
    const engine = docker;
    const askedAt = Date.now();
    const info = (await (0,_engine_call_js__WEBPACK_IMPORTED_MODULE_0__/* .callEngine */ .rU)({ what: "describe itself", ...waiting }, (abortSignal) => engine.info({ abortSignal })));
    const { SecurityOptions: options, MemTotal: bytes } = info;
    const engineTime = Date.parse(info.SystemTime ?? "");
    return {
        version: info.ServerVersion ?? "unknown",
        runtimes: Object.keys(info.Runtimes ?? {}),
        cgroupVersion: info.CgroupVersion ?? "unknown",
        storageDriver: info.Driver ?? "unknown",
        securityOptions: Array.isArray(options) ? options.filter((option) => typeof option === "string") : null,
        machineBytes: typeof bytes === "number" && bytes > 0 ? bytes : null,
        aheadMs: Number.isNaN(engineTime) ? null : engineTime - (askedAt + Date.now()) / 2,
    };
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


/** 64 KiB: the most that the kernel gives at once. Node reads the same amount. */
const readBytes = 64 * 1024;
/** Connections whose bytes should stay in the memory into which they were read. */
const readers = new WeakMap();
/**
 * Passes a connection's bytes to `reader`, its only `data` listener, in memory that the next read reuses, so the reader
 * copies what it keeps. Without this reuse Node makes a buffer for each read, and in a flood of output a third of the
 * processor time goes into freeing them. Bytes that already wait, and bytes of other agents' connections, still come as
 * `data`.
 */
function readInPlace(connection, reader) {
    readers.set(connection, reader);
}
/** Set an empty name for TLS, or Node computes one: its patterns of addresses take 4 ms to compile. */
const options = { keepAlive: true, scheduling: "lifo", timeout: 5000, servername: "" };
/**
 * Connections to an engine without TLS. The connections stay open for 5 s for the next call, as with Node's own agent.
 */
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
/* harmony export */   ev: () => (/* binding */ inUnstarted),
/* harmony export */   g$: () => (/* binding */ createContainer),
/* harmony export */   od: () => (/* binding */ removeContainer),
/* harmony export */   qq: () => (/* binding */ slowDeadlineMs)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
/* harmony import */ var _client_engine_call_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70826);
/* harmony import */ var _client_engine_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55530);
/* harmony import */ var _labels_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18108);





/** 60 s: creating and starting take 0.2 s (bench/times.md, 1), and longer on a busy engine. */
const slowDeadlineMs = 60_000;
/** 2 s for a cancelled creation: if it were abandoned half-way, a container could be left. */
const creationGraceMs = 2000;
/**
 * 3 s: removing takes 0.1 s (bench/times.md, 1). If the engine takes longer, the end of the lease ends the container.
 */
const removeDeadlineMs = 3000;
/**
 * Creates a container and resolves with its id. The call ends in time even if the run is cancelled and the engine
 * hangs.
 * @throws the engine's error or the signal's reason. A container whose creation got no answer is removed.
 */
async function createContainer({ docker, calls, spec, signal, }) {
    signal.throwIfAborted();
    const stop = new AbortController();
    let grace;
    const onAbort = () => {
        grace = setTimeout(() => stop.abort(signal.reason), creationGraceMs);
    };
    signal.addEventListener("abort", onAbort, { once: true });
    const what = "create the container";
    const { name, ...body } = spec;
    // The library would also put the whole spec into the address, which would be too long for some servers.
    const request = { _query: { name }, _body: body };
    try {
        const { id } = await calls.make({ what, deadlineMs: slowDeadlineMs, signal: stop.signal }, (abortSignal) => docker.createContainer({ ...request, abortSignal }));
        if (typeof id !== "string")
            throw new _client_engine_error_js__WEBPACK_IMPORTED_MODULE_2__/* .MisspokenError */ .M1(what);
        return id;
    }
    catch (error) {
        if (!(0,_client_engine_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isRefusal */ .vu)(error))
            await removeLate(docker.getContainer(name), calls);
        throw error;
    }
    finally {
        signal.removeEventListener("abort", onAbort);
        clearTimeout(grace);
    }
}
/** 2 s for a container that still appears: an engine continues to create one even if nobody waits for its answer. */
const appearsWithinMs = 2000;
const appearsPollMs = 200;
/** Removes a container whose creation got no answer, even if it appears late. This call never throws. */
async function removeLate(container, calls) {
    const giveUpAt = performance.now() + appearsWithinMs;
    while ((await removeContainer(container, calls)) === "not-there" && performance.now() < giveUpAt) {
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(appearsPollMs);
    }
}
/**
 * 3 times: an engine refuses while somebody starts the container again. That container no longer has a lease. An engine
 * that just closed its connections accepts the next one. A container that never started has no lease.
 */
const removalTries = 3;
const removalPauseMs = 300;
/** Ends a container and everything in it. This call never throws. */
async function removeContainer(container, calls) {
    for (let left = removalTries; left > 0; left -= 1) {
        try {
            await calls.make({ what: "remove the container", deadlineMs: removeDeadlineMs }, (abortSignal) => container.remove({ force: true, v: true, abortSignal }));
            return "ended";
        }
        catch (error) {
            if ((0,_client_engine_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isAlreadyGone */ .Mr)(error))
                return left === removalTries ? "not-there" : "ended";
            if ((0,_client_engine_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isBeingRemoved */ .A3)(error)) {
                // The engine may already be removing it, since PID 1 ended.
                const waiting = { what: "wait for the removal", deadlineMs: removeDeadlineMs };
                await calls
                    .make(waiting, (abortSignal) => container.wait({ condition: "removed", abortSignal }))
                    .catch(() => undefined);
                return "ended";
            }
            // The engine hangs. The lease, which ends now, ends the container.
            if (error instanceof _client_engine_call_js__WEBPACK_IMPORTED_MODULE_4__/* .EngineSilentError */ .uK)
                return "ended";
            if (left > 1)
                await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(removalPauseMs);
        }
    }
    return "ended";
}
/** Works with the files of a container that never starts, and removes the container. */
async function inUnstarted({ connection: { docker }, image, settings, signal, Labels, HostConfig }, work) {
    const calls = new _client_engine_call_js__WEBPACK_IMPORTED_MODULE_4__/* .EngineCalls */ .sX(settings.maxEngineWaitMs);
    const spec = {
        name: `agent-exec-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString("hex")}`,
        Image: image.id,
        Labels: { ...(0,_labels_js__WEBPACK_IMPORTED_MODULE_3__/* .createLabels */ .mp)(settings), ...Labels },
        // An engine requires an entry point.
        Entrypoint: ["sh"],
        HostConfig: { NetworkMode: "none", ...HostConfig },
    };
    const container = docker.getContainer(await createContainer({ docker, calls, spec, signal }));
    try {
        await work(container, calls);
    }
    finally {
        await removeContainer(container, calls);
    }
}


/***/ }),

/***/ 19306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ME: () => (/* binding */ withoutSysctls),
/* harmony export */   Wf: () => (/* binding */ withoutSyscallFilter),
/* harmony export */   cO: () => (/* binding */ ulimitOf),
/* harmony export */   g0: () => (/* binding */ hasSetupNetwork),
/* harmony export */   oU: () => (/* binding */ withoutIpv6),
/* harmony export */   s: () => (/* binding */ createSpec)
/* harmony export */ });
/* harmony import */ var _contained_session_contained_settings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(90826);
/* harmony import */ var _languages_languages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20261);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _contained_limits_sizes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(867);
/* harmony import */ var _settings_docker_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41055);
/* harmony import */ var _labels_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18108);
/* harmony import */ var _contained_guard_environment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61475);
/* harmony import */ var _contained_guard_guard_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27561);
/* harmony import */ var _contained_egress_proxy_environment_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(60626);
/* harmony import */ var _contained_guard_folders_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(63843);
/* harmony import */ var _spec_additions_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13336);
/* harmony import */ var _syscall_filter_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(68749);
/* harmony import */ var _contained_guard_users_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(13082);













/** For an engine that may not set them, such as a rootless one. Shared memory of blocks is then unlimited. */
function withoutSysctls(spec) {
    const { Sysctls: _, ...HostConfig } = spec.HostConfig;
    return { ...spec, HostConfig };
}
/** For a machine whose kernel has no IPv6. */
function withoutIpv6(spec) {
    const Sysctls = Object.fromEntries(Object.entries(spec.HostConfig.Sysctls ?? {}).filter(([name]) => !(name in loopbackSysctls)));
    return { ...spec, HostConfig: { ...spec.HostConfig, Sysctls } };
}
/** For an engine whose API accepts no filter of system calls. Such an engine uses its own filter. */
function withoutSyscallFilter(spec) {
    const SecurityOpt = spec.HostConfig.SecurityOpt.filter((option) => option !== _syscall_filter_js__WEBPACK_IMPORTED_MODULE_8__/* .syscallFilter */ .i);
    return { ...spec, HostConfig: { ...spec.HostConfig, SecurityOpt } };
}
/** What the engine is told about a container. The function has no side effects. A golden test compares every field. */
function createSpec(input) {
    const { settings, imageId, name, hasLocale = false, afterwards = "removed" } = input;
    return {
        name,
        Image: imageId,
        Labels: { ...(0,_labels_js__WEBPACK_IMPORTED_MODULE_4__/* .createLabels */ .mp)(settings), ...(afterwards !== "removed" && { [_labels_js__WEBPACK_IMPORTED_MODULE_4__/* .keptLabel */ .Vw]: "1" }) },
        // A lease: PID 1 waits on its standard input, which the engine closes when agent-exec's connection ends
        // (bench/times.md, 2).
        Entrypoint: ["sh", "-c"],
        Cmd: (0,_contained_guard_guard_js__WEBPACK_IMPORTED_MODULE_6__/* .guardArguments */ .ky)({
            workspaceFolder: (0,_contained_session_contained_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .workspaceFolderOf */ .p)(settings),
            programs: (0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .programsOf */ .h2)(settings.languages),
        }),
        OpenStdin: true,
        // Without this, PID 1 would not end when agent-exec ends or is killed. If a container should stay, agent-exec says
        // so only at the end of the run.
        StdinOnce: true,
        AttachStdin: true,
        AttachStdout: true,
        AttachStderr: true,
        Tty: false,
        User: _contained_guard_users_js__WEBPACK_IMPORTED_MODULE_10__/* .guardUser */ .l0,
        WorkingDir: "/",
        Hostname: hostName,
        // The image's own variables, such as `PATH`, stay as they are.
        Env: [
            ..._contained_guard_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .placeEnvironment */ .hy,
            ...(hasLocale ? [] : [_contained_guard_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .textLocale */ .od]),
            ...(0,_contained_egress_proxy_environment_js__WEBPACK_IMPORTED_MODULE_11__/* .proxyEnvironment */ .wP)(settings),
            ...(0,_spec_additions_js__WEBPACK_IMPORTED_MODULE_7__/* .environmentAdditions */ .nY)(settings.container ?? {}),
        ],
        Healthcheck: { Test: ["NONE"] },
        HostConfig: createHostConfig(input),
    };
}
function createHostConfig(input) {
    const { settings, sizes, hasOwnFilter = false, afterwards = "removed", isPodman = false } = input;
    const { container = {} } = settings;
    const tmpfs = createTmpfs(input);
    return {
        AutoRemove: afterwards === "removed" || (afterwards === "running" && container.isRemoved !== false),
        Init: true,
        NetworkMode: hasSetupNetwork(settings) || settings.network === "full" ? "bridge" : "none",
        CapDrop: ["ALL"],
        SecurityOpt: ["no-new-privileges", ...(hasOwnFilter ? [_syscall_filter_js__WEBPACK_IMPORTED_MODULE_8__/* .syscallFilter */ .i] : [])],
        ReadonlyRootfs: true,
        Privileged: false,
        IpcMode: "private",
        Sysctls: { ...sharedMemorySysctls, ...loopbackSysctls },
        CgroupnsMode: "private",
        Memory: sizes.memoryBytes,
        // Equal to the memory: no swap.
        MemorySwap: sizes.memoryBytes,
        PidsLimit: settings.pids,
        // A quota instead of NanoCpus: the engine refuses more NanoCpus than the machine has processors.
        CpuPeriod: _settings_docker_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .cpuPeriodMicroseconds */ .h,
        CpuQuota: Math.max(1000, Math.round(settings.cpus * _settings_docker_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .cpuPeriodMicroseconds */ .h)),
        Ulimits: (0,_spec_additions_js__WEBPACK_IMPORTED_MODULE_7__/* .withUlimits */ .UH)(Object.entries(ulimits).map(([Name, value]) => ({ Name, Soft: value, Hard: value })), container),
        LogConfig: { Type: "none", Config: {} },
        RestartPolicy: { Name: "" },
        ...(isPodman ? { Tmpfs: foldersForPodman(tmpfs), ShmSize: sizes.shmBytes } : { Tmpfs: tmpfs }),
        ExtraHosts: [
            ...(container.hosts ?? []).map(({ name, address }) => `${name}:${address}`),
            `${hostName}:127.0.0.1`,
        ],
        ...(0,_spec_additions_js__WEBPACK_IMPORTED_MODULE_7__/* .hostConfigAdditions */ .OV)(container, { ...sizes, workspaceFolder: (0,_contained_session_contained_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .workspaceFolderOf */ .p)(settings) }),
    };
}
/** A name that resolves to the container itself: servers and test tools ask for the address of their own host name. */
const hostName = "sandbox";
/** `::1` must answer even without a network: the engine maps `localhost` to it, but leaves it switched off. */
const loopbackSysctls = { "net.ipv6.conf.lo.disable_ipv6": "0" };
/** Whether the container begins with a network, only for its setup. */
function hasSetupNetwork({ container, network }) {
    return network !== "full" && container?.setupNetwork === "full" && (container.setup ?? []).length > 0;
}
/** For each process, unless the user set other limits. */
const ulimits = { nofile: 4096, core: 0 };
/** A limit of each process. The user's limit has priority; Infinity if the user wants none. */
function ulimitOf({ container = {} }, limit) {
    const own = container.ulimits?.findLast(({ name }) => name === limit);
    if (own === undefined)
        return ulimits[limit];
    return own.hard === -1 ? Infinity : own.hard;
}
/**
 * System V's shared memory, queues and semaphores outlive their processes, and the kernel's own limits exceed the
 * container's memory. A segment that nobody uses is freed; queues are bounded to 16 of 16 KiB, semaphores to the 32,000
 * that were the kernel's default up to version 3.
 */
const sharedMemorySysctls = {
    "kernel.shmall": String(_contained_limits_sizes_js__WEBPACK_IMPORTED_MODULE_2__/* .sharedMemoryPages */ .HH),
    "kernel.shm_rmid_forced": "1",
    "kernel.msgmni": "16",
    "kernel.sem": "250 32000 32 128",
};
/** Folder → options of a file system in memory, in the form of the engine's API. */
function createTmpfs({ settings, sizes, imageVolumes }) {
    const hasCaches = (settings.container?.caches ?? []).length > 0;
    // Image authors write paths such as `/workspace/` or `/a/../workspace`. agent-exec's own mounts come later and win.
    const options = "ro,noexec,nosuid,nodev,size=64k";
    const volumes = imageVolumes.map((folder) => [node_path__WEBPACK_IMPORTED_MODULE_1__.posix.resolve("/", folder), options]);
    return {
        ...Object.fromEntries(volumes),
        // The engine's default is noexec, with which no compiled program would start.
        ...(!sizes.isWorkspaceOnDisk && {
            [(0,_contained_session_contained_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .workspaceFolderOf */ .p)(settings)]: `rw,exec,nosuid,nodev,uid=1000,gid=1000,mode=0755,${capacity(sizes.workspaceBytes)}`,
        }),
        // Programs that compile at run time put libraries into /tmp and load them from there.
        "/tmp": `rw,exec,nosuid,nodev,mode=1777,${capacity(sizes.tmpBytes)}`,
        // Replaces the engine's own folder, which does not limit the number of files: half of the machine's memory in empty
        // files.
        [_contained_guard_folders_js__WEBPACK_IMPORTED_MODULE_12__/* .sharedMemoryFolder */ .BL]: `rw,noexec,nosuid,nodev,mode=1777,${capacity(sizes.shmBytes)}`,
        // 4 MiB: more than any reply of a model.
        [_contained_guard_folders_js__WEBPACK_IMPORTED_MODULE_12__/* .codeFolder */ .O8]: "rw,noexec,nosuid,nodev,uid=65533,gid=65533,mode=0755,size=4194304,nr_inodes=64",
        // 8 MiB: several times the largest usual shell, bash with 1.3 MB. Only the copy's size counts as memory.
        [_contained_guard_folders_js__WEBPACK_IMPORTED_MODULE_12__/* .sealedShellFolder */ .Zk]: "rw,exec,nosuid,nodev,uid=65533,gid=65533,mode=0755,size=8388608,nr_inodes=8",
        // Contains only the folders to which caches are mounted. Only its group can enter it.
        ...(hasCaches && { [_contained_guard_folders_js__WEBPACK_IMPORTED_MODULE_12__/* .cacheFolder */ .nF]: "rw,noexec,nosuid,nodev,uid=65533,gid=65533,mode=0750,size=65536" }),
    };
}
function capacity(bytes) {
    return `size=${bytes},nr_inodes=${(0,_contained_limits_sizes_js__WEBPACK_IMPORTED_MODULE_2__/* .inodesFor */ .AN)(bytes)}`;
}
/**
 * The same folders in Podman's form: Podman supports neither an owner nor a number of inodes there. `U` gives a folder
 * to the user of PID 1, the guard. Everybody may write to the blocks' folder, because only blocks can reach it. Podman
 * has its own folder for shared memory. Without a limit of inodes, agent-exec's would not be better.
 */
function foldersForPodman(folders) {
    const ours = Object.entries(folders).filter(([folder]) => folder !== _contained_guard_folders_js__WEBPACK_IMPORTED_MODULE_12__/* .sharedMemoryFolder */ .BL);
    return Object.fromEntries(ours.map(([folder, options]) => [folder, forPodman(options.split(",")).join(",")]));
}
function forPodman(options) {
    const owner = options.find((option) => option.startsWith("uid="));
    const known = options.filter((option) => !/^(uid|gid|nr_inodes)=/.test(option));
    if (owner === undefined)
        return known;
    if (owner === `uid=${_contained_guard_users_js__WEBPACK_IMPORTED_MODULE_10__/* .guardUser */ .l0.split(":")[0]}`)
        return [...known, "U"];
    return known.map((option) => (option.startsWith("mode=") ? "mode=0777" : option));
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
// EXTERNAL MODULE: ./lib/format/json.js
var json = __webpack_require__(93769);
;// CONCATENATED MODULE: ./lib/executors/docker/client/container-events.js


/** 64 KiB: an event has a few hundred bytes. */
const maxLineChars = 64 * 1024;
/** 10 s: after the last report of full memory, the kernel ends a container within 3 s or reports it again. */
const dyingOfMemoryMs = 10_000;
/** 1 s: within this time after an engine says that a container does not run, it reports the end. */
const toldWithinMs = 1000;
/** 128 + 9: the exit code of a container's first process if the kernel ends it, or the guard that it started. */
const killedExitCode = 137;
/**
 * The events that the engine reports about a container, over one connection: the ends of its processes, full memory,
 * and the container's end. The class reports a process's end one millisecond after the end of its stream. Asking the
 * engine takes three. If this connection fails or ends, no events come, and agent-exec must ask the engine.
 */
class ContainerEvents {
    #waiting = new Map();
    #stream = null;
    #isClosed = false;
    #memorySpent = { times: 0, atMs: -Infinity };
    #isKilledByHand = false;
    #isMemorysDeath = false;
    #noteEnd = () => undefined;
    /** Resolves when the container has ended, or when no more events will come. */
    #ended = new Promise((resolve) => (this.#noteEnd = resolve));
    /** Whether the engine currently reports ends. */
    get isOpen() {
        return this.#stream !== null && !this.#isClosed;
    }
    /** How often the kernel killed a process in the container because memory ran out, as reported to the engine. */
    get timesMemorySpent() {
        return this.#memorySpent.times;
    }
    /**
     * Whether the kernel ended the container because memory ran out: the memory was full more than `times` times, the
     * last time a moment before the first process was killed, and nobody had asked the engine to kill it. Only for a
     * container that has ended. Before that, it does not resolve.
     */
    async hasDiedOfMemory(times) {
        if (this.#stream === null)
            return false;
        await this.#ended;
        return this.#isMemorysDeath && this.#memorySpent.times > times;
    }
    /**
     * The promise never rejects.
     * @param container the container's id
     * @param signal fires when the container has ended. The engine may report it a moment later.
     */
    async open(docker, container, calls, signal) {
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
    /**
     * Resolves with the exit code. The promise never resolves if the engine does not report the code. Call this before
     * the exec starts.
     */
    of(exec) {
        return new Promise((resolve) => this.#waiting.set(exec, resolve));
    }
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
        const { Action: action, Actor } = ((0,json/* parseJson */.q)(line) ?? {});
        const { execID: exec, exitCode: code } = Actor?.Attributes ?? {};
        const exitCode = typeof code === "string" && /^\d{1,3}$/.test(code) ? Number(code) : null;
        if (action === "oom")
            this.#memorySpent = { times: this.timesMemorySpent + 1, atMs: performance.now() };
        else if (action === "kill")
            this.#isKilledByHand = true;
        else if (action === "die")
            this.#noteDeath(exitCode);
        else if (typeof exec === "string" && exitCode !== null) {
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

// EXTERNAL MODULE: ./lib/executors/docker/client/engine-error.js
var engine_error = __webpack_require__(55530);
// EXTERNAL MODULE: ./lib/executors/docker/client/connection-failure.js
var connection_failure = __webpack_require__(53436);
;// CONCATENATED MODULE: ./lib/executors/docker/client/frame-reader.js
const headerBytes = 8;
/** 256 MiB: the engine's own frames have at most 32 KiB. */
const maxFrameBytes = 256 * 1024 * 1024;
/**
 * Splits the engine's multiplexed stream into its frames: a type byte, three zeros, the length in four bytes, the
 * payload (Engine API, "Attach to a container"). Payloads are passed on as they come, without copies, so that long
 * frames need no memory.
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
    /** Whether a frame is incomplete. If the stream ends now, it was cut. */
    get isInsideFrame() {
        return this.#headerFilled > 0 || this.#payloadLeft > 0;
    }
    /** @throws Error if the bytes are not frames: the engine, or a server in between, uses another protocol. */
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
        const end = position + headerBytes - this.#headerFilled;
        const taken = chunk.copy(this.#header, this.#headerFilled, position, end);
        this.#headerFilled += taken;
        if (this.#headerFilled < headerBytes)
            return taken;
        // The type and the three zeros, as one number.
        const type = this.#header.readUInt32BE(0) / 2 ** 24;
        if (type !== 1 && type !== 2)
            throw new Error(`The engine's output stream is broken: a frame cannot begin with the bytes ${this.#header.toString("hex")}.`);
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

/** When to ask about a process whose stream is open: soon at first, for blocks that start servers in the background. */
const openStreamPollsMs = [100, 200, 300];
const slowPollMs = 500;
/**
 * After the stream's end the engine knows the exit code at once (bench/times.md, 1), unless the block closed its
 * streams, or the engine still waits for streams of a block before it.
 */
const endedStreamPollsMs = [0, 2, 5, 10, 25, 50];
/**
 * 4 ms: the engine reports an end 1.1 ms after the end of the stream in the median, and 5.1 ms at most (bench/times.md,
 * 1). Waiting this long costs less than a question.
 */
const exit_watch_toldWithinMs = 4;
const closedStreamPollMs = 100;
/** From the fourth question after the stream's end, 17 ms later. By then most ends are reported. */
const promptRounds = 3;
/** 100 ms: an answer usually takes 0.3 ms. */
const answeredWithinMs = 100;
/** 500 ms: a thousand times the 0.3 ms that an answer takes. */
const answerGraceMs = 500;
/**
 * Waits for the end of a process. The engine may report it late: while a background process keeps the streams of an
 * ended block open, old engines report no other end in that container, and newer ones do not answer questions about
 * that block (bench/times.md, 1). After that, the engine's list of processes shows whether the process runs. The
 * process's exit code still comes only from the engine.
 */
class ContainerExitWatch {
    told;
    over;
    #noteOver = () => undefined;
    #isOver = false;
    #isTold = false;
    #askedAt = null;
    #stopped = new AbortController();
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
    /** Whether the engine reported the end, and not only its list of processes. */
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
    /** Whether the engine does not answer a question about the process within a short time. */
    async #isUntold() {
        const askedAt = this.#askedAt;
        if (askedAt === null)
            return false;
        await this.#pause(Math.max(0, askedAt + answerGraceMs - performance.now()));
        return this.#askedAt === askedAt;
    }
    stop() {
        this.#stopped.abort();
    }
    /** The engine's report may come before the last output, so wait for the stream's end first. */
    async #tell() {
        const { error } = await this.#process.ended;
        if (error !== null)
            return new Promise(() => undefined);
        return this.#noteTold(await this.#process.told);
    }
    async #watch() {
        const { signal } = this.#stopped;
        for (let round = 0, sinceEnd = 0; !signal.aborted; round += 1) {
            if (this.#process.hasEnded) {
                const grace = sinceEnd === 0 && this.#process.isFollowed ? exit_watch_toldWithinMs : 0;
                await this.#pause(grace + (endedStreamPollsMs[sinceEnd++] ?? closedStreamPollMs));
            }
            else
                await Promise.race([this.#process.ended, this.#pause(openStreamPollsMs[round] ?? slowPollMs)]);
            if (signal.aborted)
                break;
            const { isRunning, exitCode } = await this.#ask();
            if (!isRunning)
                return this.#noteTold(exitCode);
            // Without its stream, a running block cannot be read or trusted: its code may be incomplete.
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
    /** While the engine does not answer, look for the process's own end: this wait does not count as its time. */
    async #ask() {
        this.#askedAt = performance.now();
        const answering = this.#process.inspect().finally(() => (this.#askedAt = null));
        const isAnswered = answering.then(() => true, () => true);
        if (!(await Promise.race([isAnswered, this.#pause(answeredWithinMs)])))
            await this.#lookForProcess();
        return answering;
    }
    async #lookForProcess() {
        const found = await this.#list.find(this.#process.pid);
        if (found === "gone")
            this.#noteOver();
        return found;
    }
    /** Keeps Node's process alive, because a container that is gone leaves nothing else to wait for. */
    async #pause(ms) {
        if (ms > 0)
            await (0,promises_.setTimeout)(ms, undefined, { signal: this.#stopped.signal }).catch(() => undefined);
    }
}

;// CONCATENATED MODULE: ./lib/executors/docker/container/process-list.js

/**
 * 5 s: while others keep an ended process's streams open, the engine reports no other end in the container for 4 s
 * (bench/times.md, 1).
 */
const heldStreamsMs = 5000;
/** 1 s: listing processes takes 20 ms. */
const listDeadlineMs = 1000;
/** What agent-exec knows about a container's processes, apart from the engine's reports. */
class ProcessList {
    #tellsEndsLateUntil = 0;
    #firstPid = null;
    #container;
    #calls;
    constructor(container, calls) {
        this.#container = container;
        this.#calls = calls;
    }
    /** Call this when a process ended whose streams others keep open. */
    noteHeldStreams() {
        this.#tellsEndsLateUntil = performance.now() + heldStreamsMs;
    }
    /** True while the engine may not report the ends of processes, because it waits for streams that are kept open. */
    get tellsEndsLate() {
        return performance.now() < this.#tellsEndsLateUntil;
    }
    /**
     * Looks for a process by its number on the engine's machine, in the engine's own list. `unknown` if the list does not
     * help: the engine refuses it, or the container's first process is missing, as with a runtime that has its own
     * kernel.
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
 * A process that the engine started inside the container. The process's output is not stored here, because any process
 * of the same user can write to it (`/proc/<pid>/fd/1`). Before somebody listens, nothing is read, and neither output
 * nor end is noticed.
 */
class ContainerProcess {
    ended;
    #hasEnded = false;
    #sink = null;
    #bytes = 0;
    #pid = null;
    #frames = new FrameReader((stream, bytes) => {
        this.#bytes += bytes.length;
        this.#sink?.(stream, bytes);
    });
    #watch = null;
    #parts;
    #socket;
    /** Resolves when the engine has accepted the exec. The process may not have started yet. */
    static async open(request) {
        const { calls = new engine_call/* EngineCalls */.sX(), container, command, user, workingFolder, signal } = request;
        const { list = new ProcessList(container, calls), ends, lifetime } = request;
        const exec = await calls.make({ what: "create an exec", signal }, (abortSignal) => container.exec({
            Cmd: [...command],
            User: user,
            AttachStdin: true,
            AttachStdout: true,
            AttachStderr: true,
            Tty: false,
            ...(workingFolder !== undefined && { WorkingDir: workingFolder }),
            abortSignal,
        }));
        const told = ends?.of(exec.id) ?? new Promise(() => undefined);
        const socket = await calls.make({ what: "start an exec", signal }, (abortSignal) => exec.start({ hijack: true, stdin: true, Tty: false, abortSignal }));
        return new ContainerProcess({ calls, exec, list, ends, told, lifetime }, socket);
    }
    constructor(parts, socket) {
        this.#parts = parts;
        this.#socket = socket;
        this.ended = new Promise((resolve) => {
            const end = (error) => {
                this.#hasEnded = true;
                resolve({ error });
            };
            socket.on("end", () => {
                const isCut = this.#frames.isInsideFrame;
                end(isCut ? new Error("The engine's stream ended in the middle of a message.") : null);
            });
            socket.on("error", (error) => end(error));
            socket.on("close", () => end(null));
        });
    }
    get told() {
        return this.#parts.told;
    }
    get hasEnded() {
        return this.#hasEnded;
    }
    get isFollowed() {
        return this.#parts.ends?.isOpen === true;
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
            this.#socket.on("data", this.#take);
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
    /** The engine continues a process that still runs. */
    leave() {
        if (this.#watch?.isTold === true && !this.#hasEnded)
            this.#parts.list.noteHeldStreams();
        this.#sink = () => undefined;
        this.#parts.ends?.forget(this.#parts.exec.id);
        this.#socket.destroy();
    }
    async exitCode() {
        return (await this.inspect()).exitCode;
    }
    watchExit() {
        return (this.#watch = new ContainerExitWatch(this, this.#parts.list));
    }
    async inspect() {
        const { calls, exec, lifetime: signal } = this.#parts;
        const what = "inspect an exec";
        const state = await calls.make({ what, signal }, (abortSignal) => exec.inspect({ abortSignal }));
        const { Running: isRunning, ExitCode: exitCode, Pid: pid } = state;
        const isPlausible = typeof isRunning === "boolean" && typeof pid === "number";
        if (!isPlausible || (exitCode !== null && typeof exitCode !== "number"))
            throw new engine_error/* MisspokenError */.M1(what);
        if (pid > 0)
            this.#pid = pid;
        return { isRunning, exitCode: isRunning ? null : exitCode };
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

/** 2,000 characters: enough for a sentence, and too few to fill agent-exec's memory. */
const maxErrorChars = 2000;
/** 64 KiB: four times the size of PID 1's findings, which it prints before somebody listens. */
const maxEarlyBytes = 64 * 1024;
/**
 * Ties a container's life to this process. Before the container starts, agent-exec connects to the input of its PID 1.
 * When the connection ends, because agent-exec closes it or was killed, PID 1 ends, and the engine removes the
 * container (about 110 ms, bench/times.md, 2). In the other direction, the connection ends when the container does. The
 * same connection carries the questions to PID 1 and its answers.
 */
class Lease {
    /** Resolves when the connection has ended, from either side. The promise never rejects. */
    ended;
    #socket;
    #startupError = "";
    #hasEnded = false;
    #hasWritten = false;
    #sink = null;
    #early = [];
    #earlyBytes = 0;
    /** Only for a container that has not started: attaching to a running one gives no lease. */
    static async take(container, calls, signal) {
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
        // Reading is also the only way to notice the end.
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
    /** Passes PID 1's output to `sink`, including earlier output. */
    listen(sink) {
        this.#sink = sink;
        for (const { stream, bytes } of this.#early)
            sink(stream, bytes);
        this.#early = [];
    }
    /**
     * The client library also sends the options of the attach call as a body. An engine that receives them late takes
     * them for input. Without a line end they would join the first line.
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
/** One running container, from its creation to its removal. */
class DockerContainer {
    names = names;
    workspaceFolder;
    ended;
    name;
    guard;
    #parts;
    #list;
    #hasEnded = false;
    #isAbandoned = false;
    #closed = new AbortController();
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
            if (rename !== undefined)
                await calls.make({ what: "name the container", signal }, (abortSignal) => container.rename({ name: rename, abortSignal }));
            lease = await Lease.take(container, calls, signal);
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
    constructor(parts) {
        const { container, calls } = parts;
        this.#parts = parts;
        this.name = parts.name;
        this.workspaceFolder = parts.workspaceFolder;
        this.guard = parts.lease;
        this.#list = new ProcessList(container, calls);
        // Every process that has not ended listens to this signal.
        (0,shared_signal/* mayBeShared */.y)(this.#closed.signal);
        this.ended = this.#noteEnd();
    }
    get hasEnded() {
        return this.#hasEnded;
    }
    get maxWaitMs() {
        return this.#parts.calls.within(Infinity);
    }
    get startupError() {
        return this.guard.startupError;
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
                container: this.#parts.container,
                list: this.#list,
                calls: this.#parts.calls,
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
    /**
     * Lets the engine report the ends of processes and of the container. Call this method once. The promise never
     * rejects.
     */
    follow() {
        const { docker, container, calls } = this.#parts;
        return this.#events.open(docker, container.id, calls, this.#closed.signal);
    }
    get timesMemorySpent() {
        return this.#events.timesMemorySpent;
    }
    async hasDiedOfMemory({ times = 0 } = {}) {
        return this.#hasEnded && (await this.#events.hasDiedOfMemory(times));
    }
    /**
     * Whether the engine says that the container runs and is not paused.
     * @throws if the engine does not answer.
     */
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
        const { docker, container, calls } = this.#parts;
        const { NetworkSettings } = await this.#inspect({ signal });
        for (const name of Object.keys(NetworkSettings.Networks)) {
            await calls.make({ what: "cut the network", signal }, () => docker.getNetwork(name).disconnect({ Container: container.id, Force: true }));
        }
    }
    async keep(as) {
        const { container, calls } = this.#parts;
        if (as === "stopped" && !this.#isAbandoned) {
            const stopping = { what: "stop the container", deadlineMs: container_calls/* removeDeadlineMs */.V6 };
            await calls.make(stopping, (abortSignal) => container.kill({ abortSignal })).catch(() => undefined);
        }
        this.guard.release();
    }
    async end() {
        this.guard.write(guard/* endRequest */.De);
        if (!this.#isAbandoned)
            await (0,container_calls/* removeContainer */.od)(this.#parts.container, this.#parts.calls);
        this.guard.release();
    }
    /** The engine then ends the container, because its lease ends. */
    abandon() {
        this.#isAbandoned = true;
        this.guard.release();
    }
    wordsOf(error) {
        return (0,engine_error/* engineMessage */.g4)(error);
    }
    explain(error) {
        return (0,connection_failure/* unavailable */.h)(this.#parts.endpoint, error);
    }
    #inspect(options) {
        const { container, calls } = this.#parts;
        return calls.make({ what: "inspect the container", ...options }, (abortSignal) => container.inspect({ abortSignal }));
    }
    async #noteEnd() {
        await this.guard.ended;
        this.#hasEnded = true;
        this.#closed.abort(new Error("The container has ended."));
    }
    /**
     * If a container ends as it starts, the engine can leave the stream of an exec open forever. For this reason the
     * stream is ended here.
     */
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
/* harmony export */   Az: () => (/* binding */ runLabel),
/* harmony export */   B7: () => (/* binding */ userImageLabel),
/* harmony export */   OB: () => (/* binding */ copiesLabel),
/* harmony export */   QJ: () => (/* binding */ clientLabel),
/* harmony export */   Vw: () => (/* binding */ keptLabel),
/* harmony export */   aL: () => (/* binding */ cacheLabels),
/* harmony export */   iU: () => (/* binding */ linksLabel),
/* harmony export */   kQ: () => (/* binding */ cacheOwnerLabel),
/* harmony export */   mp: () => (/* binding */ createLabels),
/* harmony export */   tZ: () => (/* binding */ ownLabel)
/* harmony export */ });
/* harmony import */ var _process_client_identity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49813);

/** The label of every container of agent-exec. */
const ownLabel = "agent-exec";
/** The run of the container. */
const runLabel = `${ownLabel}.run`;
/** The process that created the container. */
const clientLabel = `${ownLabel}.client`;
/** Marks a container that the user keeps to look inside. Such a container never counts as a leftover. */
const keptLabel = `${ownLabel}.kept`;
/** Marks an image to which the code's users were added: the id of the original image. */
const userImageLabel = `${ownLabel}.users-of`;
/** Links that an image asks for, as `/link=/target`, separated by spaces. */
const linksLabel = `${ownLabel}.links`;
/** Folders of an image that are copied for all users, as `/folder=/copy`, separated by spaces. */
const copiesLabel = `${ownLabel}.copies`;
/** Describes a cache's volume for people: its name and owner. */
function cacheLabels({ name, owner }) {
    return { [ownLabel]: "1", [`${ownLabel}.cache`]: name, [cacheOwnerLabel]: owner };
}
/** Whose runs use the cache. */
const cacheOwnerLabel = `${ownLabel}.owner`;
/**
 * Labels that say whose container it is, so that leftovers of a killed machine can be told from other runs' containers.
 */
function createLabels({ runId, version = "unknown" }) {
    return {
        [ownLabel]: "1",
        [runLabel]: runId,
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

/** The engine's options for the user's additions to a container. A key is present only if it is needed. */
function hostConfigAdditions({ runtime, gpus, volumes = [], caches = [] }, { isWorkspaceOnDisk, workspaceFolder, }) {
    // As mounts, not as binds, because with binds the engine would create a missing folder.
    const mounts = volumes.map(({ source, target, isReadOnly }) => ({
        Type: source.startsWith("/") ? "bind" : "volume",
        Source: source,
        Target: target,
        ReadOnly: isReadOnly,
    }));
    // Without a name: the engine removes it together with its container.
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
/** For a cache: it contains only what setups stored, and nothing from the image. */
const withoutCopy = { NoCopy: true };
/** Two mounts of one volume. Only setups can reach the writable one. */
function cacheMounts(cache) {
    const mount = { Type: "volume", Source: cache.volume, VolumeOptions: withoutCopy };
    const writable = { ...mount, Target: (0,_contained_session_setup_caches_js__WEBPACK_IMPORTED_MODULE_0__/* .writableAt */ .q2)(cache), ReadOnly: false };
    return cache.target === undefined
        ? [writable]
        : [writable, { ...mount, Target: cache.target, ReadOnly: true }];
}
/** Of two limits with one name, the user's counts. */
function withUlimits(own, { ulimits = [] }) {
    const names = new Set(ulimits.map(({ name }) => name));
    const added = ulimits.map(({ name, soft, hard }) => ({ Name: name, Soft: soft, Hard: hard }));
    return [...own.filter(({ Name }) => !names.has(Name ?? "")), ...added];
}
/** `NAME=value`, in the engine's form. Of two with one name, the later counts. */
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
 * The system calls that code may make: those that programs without rights use. The list is narrower than the engines'
 * own filters. The list forbids calls of 32-bit programs, io_uring, the older calls for asynchronous files (the whole
 * machine has 65,536 of their events), limits for other processes, and all sockets except Unix, internet and netlink. A
 * short list also makes processes start faster. The engine builds the filter again for each process, and the time grows
 * with the square of rules times processor types. An exec takes 0.62 × as long as under the engine's own filter
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
/** Unix, IPv4, IPv6, netlink, by their numbers. Programs use netlink to ask the kernel for their network interfaces. */
const socketFamilies = [1, 2, 10, 16];
/** Linux, its 32-bit mode, its old version, or a mere question. None of them switches a protection off. */
const personalities = [0, 8, 0x20000, 0x20008, 0xffffffff];
/** All flags of `clone` that make a namespace. */
const namespaceFlags = 0x7e020000;
/** This flag would give a block's process a parent outside, like processes that the engine started. */
const foreignParentFlag = 0x8000;
/** ENOSYS: without `clone3`, whose flags no filter can see, a C library uses `clone`. The same holds for `io_setup`. */
const noSuchCall = 38;
/**
 * ENOTSUP, the answer of a file system without attributes, which copying programs accept. An access list of 64 KiB for
 * an empty file uses the kernel's memory, and no limit of a container counts it.
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
    // Only the caller's own limits (process 0), or reading another's (no new value): the process that waits for the next
    // block has the same user.
    allowWhere("prlimit64", 0),
    allowWhere("prlimit64", 0, { index: 2 }),
    { names: ["clone3", "io_setup"], action: "SCMP_ACT_ERRNO", errnoRet: noSuchCall },
    { names: settingAttributes, action: "SCMP_ACT_ERRNO", errnoRet: notSupported },
];
function allowWhere(name, value, { index = 0 } = {}) {
    const args = [{ index, value, valueTwo: 0, op: "SCMP_CMP_EQ" }];
    return { names: [name], action: "SCMP_ACT_ALLOW", args };
}
/** In the form of the engine's security options. No processor type is named, so it is the engine's own. */
const syscallFilter = `seccomp=${JSON.stringify({ defaultAction: "SCMP_ACT_ERRNO", syscalls: rules })}`;
/** Processor types with the calls above. Other types have other calls or arguments. */
const machines = new Set(["amd64", "arm64"]);
/**
 * Whether agent-exec's filter replaces the engine's.
 * @param engineOptions The engine's security options, `name=seccomp,profile=default`; null if unknown. A filter set by
 * the machine's owner stays, because agent-exec's could allow more.
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
/* harmony import */ var _settings_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58755);



/**
 * Refuses volume sources that lead to a forbidden place under another name: links to it, and sockets. The engine itself
 * refuses missing sources. If the engine is on another machine, only the engine knows where a path leads.
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
        if (isSocket || (0,_settings_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isMachinePath */ .dk)(real)) {
            const what = isSocket ? "is a socket" : `leads to ${real}`;
            const message = `The source ${JSON.stringify(source)} of a volume ${what}. With this volume, the code could control the machine.`;
            const nextStep = "In `volume`, list only the folder that the code needs.";
            throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsInvalid */ .DI)(message, nextStep);
        }
    }
}


/***/ }),

/***/ 40297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ createDockerExecutor)
});

// EXTERNAL MODULE: ./lib/executors/contained/session/contained-settings.js
var contained_settings = __webpack_require__(90826);
// EXTERNAL MODULE: ./lib/executors/shared-signal.js
var shared_signal = __webpack_require__(66686);
// EXTERNAL MODULE: ./lib/executors/docker/canary/limits-canary.js + 1 modules
var limits_canary = __webpack_require__(6071);
// EXTERNAL MODULE: ./node_modules/race-signal/dist/src/index.js
var src = __webpack_require__(65927);
;// CONCATENATED MODULE: ./lib/executors/docker/client/shared-work.js


/**
 * Work that is done once for all sessions that need it. Each session waits with its own signal. If nobody waits any
 * more, the work ends. If the work failed, the next caller starts it again.
 */
class SharedWork {
    #doing = null;
    /**
     * Resolves with the work's result.
     * @throws the signal's reason, or the error of `work`.
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
            if (isLast) {
                doing.stop.abort(new Error("agent-exec no longer needs this."));
                await doing.result.catch(() => undefined);
            }
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

// EXTERNAL MODULE: ./lib/executors/docker/container/container-spec.js
var container_spec = __webpack_require__(19306);
// EXTERNAL MODULE: ./lib/executors/docker/container/syscall-filter.js
var syscall_filter = __webpack_require__(68749);
// EXTERNAL MODULE: ./lib/executors/docker/container/volume-sources.js
var volume_sources = __webpack_require__(70098);
;// CONCATENATED MODULE: ./lib/executors/docker/container/wanted-limits.js


/** The limits that the container should have, for comparison with the values inside it. */
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
            // The code can reach the path, whatever the kernel says.
            "no host path": volumes.length > 0 ? false : null,
            // Without the runtime, or with an open network or cache, no session starts.
            runtime: runtime === undefined ? null : true,
            caches: caches.length > 0 ? true : null,
            "setup network": setup.length > 0 && setupNetwork === "full" ? true : null,
        },
    };
}

// EXTERNAL MODULE: ./lib/executors/contained/session/start-session.js + 13 modules
var start_session = __webpack_require__(60215);
// EXTERNAL MODULE: ./lib/executors/contained/limits/sizes.js
var limits_sizes = __webpack_require__(867);
// EXTERNAL MODULE: ./lib/executors/docker/settings/docker-settings.js
var docker_settings = __webpack_require__(41055);
// EXTERNAL MODULE: ./lib/executors/contained/egress/allow-list.js
var allow_list = __webpack_require__(50472);
// EXTERNAL MODULE: ./lib/executors/docker/client/engine-connection.js
var engine_connection = __webpack_require__(93858);
// EXTERNAL MODULE: ./lib/executors/docker/client/engine-info.js
var engine_info = __webpack_require__(11814);
// EXTERNAL MODULE: ./lib/executors/docker/image/find-image.js + 4 modules
var find_image = __webpack_require__(7185);
// EXTERNAL MODULE: ./lib/executors/docker/leftovers/clean.js + 4 modules
var clean = __webpack_require__(33315);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
// EXTERNAL MODULE: ./lib/executors/docker/client/engine-call.js
var engine_call = __webpack_require__(70826);
// EXTERNAL MODULE: ./lib/executors/docker/container/labels.js
var container_labels = __webpack_require__(18108);
// EXTERNAL MODULE: ./lib/executors/docker/container/spec-additions.js
var spec_additions = __webpack_require__(13336);
// EXTERNAL MODULE: ./lib/executors/docker/container/container-calls.js
var container_calls = __webpack_require__(71200);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/ports/executor.js
var executor = __webpack_require__(37003);
// EXTERNAL MODULE: ./lib/executors/docker/client/connection-failure.js
var connection_failure = __webpack_require__(53436);
// EXTERNAL MODULE: ./lib/executors/docker/client/engine-error.js
var engine_error = __webpack_require__(55530);
// EXTERNAL MODULE: ./lib/executors/contained/sandbox/open-in-place.js + 5 modules
var open_in_place = __webpack_require__(43708);
;// CONCATENATED MODULE: ./lib/executors/docker/start/start-failure.js





function explainStartFailure(failure) {
    const { connection, image, error } = failure;
    if ((0,engine_error/* isRefusal */.vu)(error) || error instanceof open_in_place/* PlaceEndedError */.S) {
        const words = (0,engine_error/* engineMessage */.g4)(error);
        const head = words.slice(0, maxReadChars);
        const known = refusals.find(({ pattern }) => pattern.test(head));
        if (known !== undefined) {
            const { code = "settings-invalid", what, ...rest } = known;
            const message = typeof what === "string" ? `${what}: ${words}` : what(failure, words);
            return new errors/* AgentExecError */.r(code, message, { ...rest, cause: error });
        }
        if (isProgramMissing.test(head))
            return explainNoShell(failure);
    }
    if (error instanceof open_in_place/* PlaceEndedError */.S)
        return new executor/* EngineUnavailableError */.D(`The container ended right after its start: ${error.message || "it printed nothing"}.`, `Run \`docker run --rm ${image.name} sh -c true\` by hand to see the cause.`, error);
    return (0,connection_failure/* unavailable */.h)(connection.endpoint, error);
}
/**
 * For a container that starts only without the user's process limits. The kernel has many messages for this, and none
 * if it kills the process at once. runc itself runs under these limits.
 */
function explainUlimits(ulimits, error) {
    const given = ulimits.map(({ name, soft, hard }) => `${name}=${soft}${soft === hard ? "" : `:${hard}`}`);
    const words = (0,engine_error/* engineMessage */.g4)(error);
    const isOne = given.length === 1;
    return (0,errors/* settingsInvalid */.DI)(`The container does not start with ${isOne ? "the limit" : "these limits"} of its processes, ` +
        `${given.join(", ")}, and starts without ${isOne ? "it" : "them"}${words === "" ? "" : `: ${words}`}`, `Change ${isOne ? "it" : "them"} in \`ulimit\`, or remove ${isOne ? "it" : "them"}.`, error);
}
/** In UTF-16 units. The image's own words may be part of a message, and the patterns take quadratic time. */
const maxReadChars = 4_000;
/** The engine's messages, from specific to general. The first match counts. */
const refusals = [
    {
        pattern: /container name "?.*is already in use/i,
        what: "A container with that name already exists",
        nextStep: "Set another `container-name`. If no run uses that container, you can also remove it with `docker rm`. (`agent-exec clean --kept` removes all containers that runs have kept.)",
    },
    {
        pattern: /unknown runtime|unknown or invalid runtime|no such runtime|invalid runtime|runtime .* not found/i,
        what: "The engine does not know the runtime",
        nextStep: "Register the runtime with the engine (`docker info` lists its runtimes), or remove `runtime`.",
    },
    {
        // Since Docker 29, CDI (the Container Device Interface) describes devices.
        pattern: /could not select device driver|nvidia|device requests|GPU vendor|\bCDI\b/i,
        what: "The engine has no GPU",
        nextStep: "Install the GPU's driver and container toolkit on the engine's machine, or omit `gpus`.",
    },
    {
        pattern: /volume name/i,
        what: "The engine refuses a volume's name",
        nextStep: "Give `volume` a name of two letters or more, or a folder's full path, beginning with /.",
    },
    {
        pattern: /bind source path does not exist|invalid mount|mount path|invalid volume/i,
        what: "The engine refuses a volume",
        nextStep: "Check `volume`. The folder must exist on the engine's machine.",
    },
    {
        pattern: /container-init binary not found|docker-init.*not found/i,
        code: "engine-unavailable",
        what: "The engine has no init process",
        nextStep: "Install the init process on the engine's machine: catatonit for Podman, tini for Docker.",
    },
    {
        pattern: /rlimit|invalid ulimit|ulimit.*(hard|soft)/i,
        what: "The engine cannot set a limit for the container's processes",
        nextStep: "In `ulimit`, set this limit to at most the engine's own limit.",
    },
    {
        pattern: /too many open files/i,
        code: "engine-unavailable",
        what: "The container engine has too many open files",
        nextStep: "Raise the engine's limit of open files, or run fewer containers at once.",
        isRetryable: true,
    },
    {
        // The kernel's files for limits, and the engine's own messages about requested limits.
        pattern: /\/sys\/fs\/cgroup|cgroup config|minimum memory limit|memory limit|range of cpus|cpu.?quota|pids ?limit/i,
        what: "The engine refuses a container limit",
        nextStep: "Lower the limit that the message names: `memory`, `cpus` or `pids`. A rootless engine can set limits only if its machine allows this.",
    },
    {
        // Files of the image at the paths of the container's own folders.
        pattern: /error mounting "tmpfs"|mount .?tmpfs.? to|error reopening|destination can't be/i,
        code: "image-unsuitable",
        what: ({ image }, words) => `The engine cannot make a container of the image ${image.name}: ${words}`,
        nextStep: "Use an image in which /workspace, /tmp and /run are folders or missing, and /, /dev and /proc are not volumes.",
    },
    {
        pattern: /exec format error/i,
        code: "image-unsuitable",
        what: ({ image }) => `The engine's machine cannot start \`sh\` of the image ${image.name}.`,
        nextStep: "Use an image for the processor type of the engine's machine.",
    },
    {
        pattern: /exec.*permission denied/i,
        code: "image-unsuitable",
        what: ({ image }) => `The user that runs the code is not allowed to start \`sh\` of the image ${image.name}.`,
        nextStep: "Make `sh` executable for everybody (`chmod 755`), or use an image such as python:3-slim.",
    },
];
const isProgramMissing = /executable file not found|no such file or directory/i;
/** The engine's words name any program. It is the shell, because only the shell is started. */
function explainNoShell({ image, additions, error: cause }) {
    const { name, searchPath } = image;
    const path = additions.environment?.findLast((variable) => variable.name === "PATH")?.value;
    if (path !== undefined)
        return (0,errors/* settingsInvalid */.DI)(`\`sh\` is not in the PATH that \`env\` sets, ${shownPath(path)}.`, "Remove PATH from `env`, or add the folders of the image's programs, such as /bin.", cause);
    // Probably PATH leaves out the folders in which shells usually are.
    const isOdd = searchPath !== null && !searchPath.split(":").includes("/bin");
    const words = isOdd ? `. The image's PATH is ${shownPath(searchPath)}` : "";
    return new errors/* AgentExecError */.r("image-unsuitable", `The image ${name} has no shell: \`sh\` does not start${words}.`, { nextStep: "Use an image with sh, such as python:3-slim.", cause });
}
function shownPath(path) {
    return JSON.stringify(path.slice(0, 200));
}

;// CONCATENATED MODULE: ./lib/executors/docker/start/prepare-caches.js






const what = "make the caches";
/**
 * Creates the missing volumes of caches, and lets every user write to them. A new volume belongs to root, but no
 * process in the container is root. For this reason the engine sets the mode itself, by unpacking an archive for a
 * container that never starts. The engine does so each time, because an earlier run may have been killed in between.
 * @param options may name any image that the engine has, because nothing in it runs
 * @throws AgentExecError if the engine refuses. No container is left then. If the signal aborts, the error is the
 * signal's reason.
 */
async function prepareCaches(options) {
    const { connection, image, settings, signal } = options;
    const { container: additions = {} } = settings;
    const { caches = [] } = additions;
    if (caches.length === 0)
        return;
    try {
        const making = new engine_call/* EngineCalls */.sX(settings.maxEngineWaitMs);
        for (const cache of caches) {
            const volume = { Name: cache.volume, Labels: (0,container_labels/* cacheLabels */.aL)(cache) };
            await making.make({ what, signal }, (abortSignal) => connection.docker.createVolume({ ...volume, abortSignal }));
        }
        const volumes = caches.map(({ volume }) => volume);
        const Mounts = volumes.map((volume) => ({
            Type: "volume",
            Source: volume,
            Target: `/${volume}`,
            ReadOnly: false,
            VolumeOptions: spec_additions/* withoutCopy */.sQ,
        }));
        await (0,container_calls/* inUnstarted */.ev)({ ...options, HostConfig: { Mounts } }, async (container, calls) => {
            const archive = await foldersForAll(volumes);
            await calls.make({ what, signal }, (abortSignal) => container.putArchive(archive, { path: "/", abortSignal }));
        });
    }
    catch (error) {
        signal.throwIfAborted();
        throw explainStartFailure({ connection, image, additions, error });
    }
}
/** An archive of folders with the mode of /tmp. */
async function foldersForAll(names) {
    const { pack } = await __webpack_require__.e(/* import() */ 6118).then(__webpack_require__.t.bind(__webpack_require__, 56118, 19));
    const archive = pack();
    for (const name of names)
        archive.entry({ name, type: "directory", mode: 0o1777 });
    archive.finalize();
    return (0,consumers_.buffer)(archive);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: ./lib/executors/contained/guard/environment.js
var environment = __webpack_require__(61475);
// EXTERNAL MODULE: ./lib/executors/contained/guard/users.js
var users = __webpack_require__(13082);
// EXTERNAL MODULE: ./lib/files/content.js
var content = __webpack_require__(52278);
// EXTERNAL MODULE: ./lib/executors/entries/tar-entries.js
var tar_entries = __webpack_require__(94391);
// EXTERNAL MODULE: ./lib/executors/entries/tar-archive.js
var tar_archive = __webpack_require__(67537);
// EXTERNAL MODULE: ./lib/executors/docker/image/local-image.js
var local_image = __webpack_require__(89078);
// EXTERNAL MODULE: ./lib/executors/docker/settings/image-name.js
var image_name = __webpack_require__(99626);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:stream/promises"
var promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: ./lib/files/temporary-folder.js
var temporary_folder = __webpack_require__(36753);
;// CONCATENATED MODULE: ./lib/executors/docker/start/image-changes.js
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






function changesOf({ labels }) {
    return {
        links: pairsIn(labels[container_labels/* linksLabel */.iU]).map(([path, target]) => ({
            kind: "link",
            path: path.slice(1),
            target,
        })),
        copies: pairsIn(labels[container_labels/* copiesLabel */.OB]).map(([from, to]) => ({ from, to: to.slice(1) })),
    };
}
/** The pairs of absolute paths in `/one=/other /third=/fourth`. */
function pairsIn(label = "") {
    return label.split(/\s/).flatMap((pair) => {
        const [, one, other] = /^(\/[^=]+)=(\/[^=]+)$/.exec(pair) ?? [];
        return one === undefined || other === undefined ? [] : [[one, other]];
    });
}
const image_changes_what = "copy a folder in the image";
/** 10 minutes: enough for some gigabytes on a slow disk. */
const deadlineMs = 600_000;
/**
 * Copies a folder in a container that does not run. All users can read the copy. It is empty if the folder is missing.
 * The archive waits on this machine's disk, because an engine locks a container while it reads from it.
 */
async function copyFolder(container, { from, to }, { calls, signal }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const call = { what: image_changes_what, deadlineMs, signal };
        const folder = __addDisposableResource(env_1, await (0,temporary_folder/* temporaryFolder */.y)("agent-exec-copy-"), true);
        const file = (0,external_node_path_.join)(folder.path, "copy.tar");
        const found = await calls
            .make(call, (abortSignal) => container.getArchive({ path: `${from}/.`, abortSignal }))
            .catch((error) => {
            if ((0,engine_error/* isAlreadyGone */.Mr)(error))
                return null;
            throw error;
        });
        const { pack } = await __webpack_require__.e(/* import() */ 6118).then(__webpack_require__.t.bind(__webpack_require__, 56118, 19));
        const archive = pack();
        const written = (0,promises_.pipeline)(archive, (0,external_node_fs_.createWriteStream)(file), { signal });
        const packed = packCopy(archive, found, to).catch((error) => archive.destroy(error));
        await Promise.all([written, packed]);
        await calls.make(call, (abortSignal) => container.putArchive((0,external_node_fs_.createReadStream)(file), { path: "/", abortSignal }));
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function packCopy(archive, found, to) {
    archive.entry({ name: to, type: "directory", mode: 0o755 });
    if (found !== null) {
        const { extract } = await __webpack_require__.e(/* import() */ 6118).then(__webpack_require__.t.bind(__webpack_require__, 56118, 19));
        const entries = extract();
        const fed = (0,promises_.pipeline)(found, entries);
        for await (const entry of entries) {
            const header = copied(entry.header, to);
            if (header === null)
                entry.resume();
            else
                await (0,promises_.pipeline)(entry, archive.entry(header));
        }
        await fed;
    }
    archive.finalize();
}
/** The entry at its new place. Null for the folder itself. */
function copied(header, to) {
    const below = (name) => name.replace(/^[^/]*\/?/, "");
    const name = below(header.name);
    if (name === "")
        return null;
    const mode = header.mode ?? 0o644;
    const isProgram = header.type === "directory" || (mode & 0o111) > 0;
    return {
        ...header,
        pax: null,
        name: `${to}/${name}`,
        mode: mode | 0o444 | (isProgram ? 0o111 : 0),
        ...(header.type === "link" && { linkname: `${to}/${below(header.linkname ?? "")}` }),
    };
}

;// CONCATENATED MODULE: ./lib/executors/docker/start/user-image.js
















/**
 * Adds the user accounts that code runs as to images, and what the images' labels ask for. A container's root is
 * read-only, so an engine cannot put files into it, and an engine on another machine cannot see the runner's files. For
 * this reason a layer with these files is added to the image once, and stored under a name.
 */
class UserImages {
    #making = new Map();
    /**
     * An image for containers in which each of these users has an entry. If the engine cannot create it, the original
     * image, unless its labels ask for more.
     * @throws AgentExecError `engine-unavailable`. If the signal aborts, the error is the signal's reason.
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
            const { links, copies } = changesOf(image);
            if (!(0,engine_error/* isRefusal */.vu)(error) || links.length + copies.length > 0)
                throw (0,connection_failure/* unavailable */.h)(connection.endpoint, error);
            onProgress?.(`agent-exec could not add the code's user to the image's /etc/passwd: ${(0,engine_error/* engineMessage */.g4)(error)}`);
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
/** The same name for the same image and entries. */
function nameFor({ id }) {
    const parts = [id, userLists.map(({ path, lines }) => [path, ...lines.values()])];
    return `${image_name/* builtImages */.TH}:${(0,external_node_crypto_.hash)("sha256", JSON.stringify(parts)).slice(0, 32)}`;
}
const user_image_what = "give the code's user an entry in the image";
async function makeImage(name, options) {
    const { image, signal } = options;
    const spec = {
        // The image gets this label too.
        Labels: { [container_labels/* userImageLabel */.B7]: image.id },
        // Replaces the image's declared volumes, which would be filled for nothing.
        HostConfig: { Tmpfs: Object.fromEntries(image.volumes.map((folder) => [folder, ""])) },
    };
    await (0,container_calls/* inUnstarted */.ev)({ ...options, ...spec }, async (container, calls) => {
        const lists = await Promise.all(userLists.map(async (list) => ({ list, found: await readList(container, list, { calls, signal }) })));
        const changed = lists.flatMap(({ list: { path, lines }, found }) => {
            if (found === null)
                return [];
            const bytes = withMissing(found, lines);
            const file = { path: path.slice(1), bytes: bytes.length, isExecutable: false };
            return [{ kind: "file", ...file, content: (0,content/* contentOf */.$E)(bytes) }];
        });
        const { links, copies } = changesOf(image);
        const archive = await (0,consumers_.buffer)((0,tar_archive/* tarOf */.$)(inTurn([...changed, ...links]), signal));
        await calls.make({ what: user_image_what, signal }, (abortSignal) => container.putArchive(archive, { path: "/", abortSignal }));
        for (const copy of copies)
            await copyFolder(container, copy, { calls, signal });
        const [repo, tag] = name.split(":");
        const _query = { container: container.id, repo, tag, pause: false };
        // Changes nothing: Podman refuses an empty body.
        const _body = { Labels: {} };
        await calls.make({ what: user_image_what, signal }, (abortSignal) => container.commit({ _query, _body, abortSignal }));
    });
}
/**
 * The files that `whoami`, `id`, Node's `os.userInfo()` and Python's `pwd` read. Both users have the same name as in
 * the environment.
 */
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
/** The list with a line for each missing number. Existing bytes stay as they are. */
function withMissing(list, lines) {
    const known = new Set(Array.from(list.toString("latin1").split("\n"), (line) => line.split(":")[2]));
    const missing = [...lines].flatMap(([number, line]) => (known.has(number) ? [] : [`${line}\n`]));
    const isTorn = list.length > 0 && list.at(-1) !== 0x0a;
    return Buffer.concat([list, Buffer.from(`${isTorn ? "\n" : ""}${missing.join("")}`)]);
}
/** 1 MiB: a list of ten thousand users. A longer one, or an entry that is not a file, stays as it is. */
const maxListBytes = 1024 * 1024;
/** The image's list, empty if it has none; null if nothing can be added to it. */
async function readList(container, { path }, { calls, signal }) {
    const limits = { files: 1, fileBytes: maxListBytes, totalBytes: maxListBytes, depth: 1 };
    try {
        return await calls.make({ what: user_image_what, signal }, async (abortSignal) => {
            const archive = external_node_stream_.Readable.from(await container.getArchive({ path, abortSignal }));
            try {
                for await (const entry of (0,tar_entries/* readTarEntries */.E)(archive, { limits, leaveOut: new Set() })) {
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
async function* inTurn(items) {
    yield* items;
}

// EXTERNAL MODULE: ./lib/executors/docker/container/container.js + 6 modules
var container_container = __webpack_require__(58162);
;// CONCATENATED MODULE: ./lib/executors/docker/start/open-sandbox.js









/** Options that an engine may refuse and a session can do without. The session's facts then say so. */
const dispensable = [
    // "open /proc/sys/net/ipv6/conf/lo/disable_ipv6: no such file or directory".
    { pattern: /disable_ipv6/i, leaveOut: container_spec/* withoutIpv6 */.oU },
    // "sysctl … is not whitelisted", "write sysctl key …", "open /proc/sys/kernel/…: permission denied".
    { pattern: /(?:sysctl|\/proc\/sys\/)(?!.*disable_ipv6)/i, leaveOut: container_spec/* withoutSysctls */.ME },
    // "seccomp profiles are not supported on this daemon", "opening seccomp profile failed".
    { pattern: /seccomp/i, leaveOut: container_spec/* withoutSyscallFilter */.Wf },
];
/**
 * Opens a sandbox in its own container.
 * @throws AgentExecError for the engine's refusal. After an error nothing is left behind. If the signal aborts, the
 * error is the signal's reason.
 */
async function openSandbox(options) {
    const { connection, image, settings, name: rename, signal, onPlace } = options;
    const { ulimits = [], ...others } = settings.container ?? {};
    const calls = new engine_call/* EngineCalls */.sX(settings.maxEngineWaitMs);
    const rest = { connection, calls, rename, signal, workspaceFolder: (0,contained_settings/* workspaceFolderOf */.p)(settings) };
    for (let left = dispensable;;) {
        const refusedBefore = dispensable.filter((part) => !left.includes(part));
        const specOf = (own) => refusedBefore.reduce((spec, { leaveOut }) => leaveOut(spec), createOwnSpec(options, own));
        try {
            return await openIn({ ...rest, spec: specOf(settings) }, { onPlace, languages: settings.languages });
        }
        catch (error) {
            signal.throwIfAborted();
            const refused = left.filter(({ pattern }) => (0,engine_error/* isRefusal */.vu)(error) && pattern.test((0,engine_error/* engineMessage */.g4)(error)));
            left = left.filter((part) => !refused.includes(part));
            if (refused.length > 0)
                continue;
            const isOfContainer = (0,engine_error/* isRefusal */.vu)(error) || error instanceof open_in_place/* PlaceEndedError */.S;
            if (isOfContainer && ulimits.length > 0) {
                const unlimited = specOf({ ...settings, container: others });
                if (await doesStart({ ...rest, spec: unlimited }))
                    throw explainUlimits(ulimits, error);
            }
            throw explainStartFailure({ connection, image, additions: settings.container ?? {}, error });
        }
    }
}
function openIn(options, rest = {}) {
    const { PidsLimit: pids = 0, Ulimits = [] } = options.spec.HostConfig ?? {};
    return (0,open_in_place/* openInPlace */.B)({
        openPlace: async () => {
            const container = await container_container/* DockerContainer */.C.open(options);
            // After the request for the first spare, for which the first block may be waiting.
            setImmediate(() => void container.follow());
            return container;
        },
        pids,
        // runc 1.1.5 leaves the limit at the hard limit for a sixth of the processes that start at the same time.
        openFiles: Ulimits.find(({ Name, Soft, Hard }) => Name === "nofile" && Soft !== Hard)?.Soft,
        ...rest,
        signal: options.signal,
    });
}
/** Tries it with a container that is removed again. On abort: throws the signal's reason. */
async function doesStart(options) {
    const opened = await openIn(options).catch(() => null);
    await opened?.end();
    options.signal.throwIfAborted();
    return opened !== null;
}
function createOwnSpec({ connection, image, hasOwnFilter, afterwards }, settings) {
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

// EXTERNAL MODULE: ./lib/executors/contained/session/usage-text.js
var usage_text = __webpack_require__(92078);
;// CONCATENATED MODULE: ./lib/executors/docker/usage-text.js

/** What the model is told about this executor. The text is the same before and after a start. */
function describeDocker(settings, sizes, options) {
    return (0,usage_text/* describeContained */.r$)({
        settings,
        options,
        sizes,
        where: `a Docker container of the image ${settings.image}`,
        network: networkWords(settings)[0],
        pids: settings.pids,
        more: describeAdditions(settings.container ?? {}),
    });
}
/** The network, as the model is told and as the limits show it. */
function networkWords({ network, allowHosts = [] }) {
    switch (network) {
        case "none":
            return [usage_text/* noNetworkWords */.n5, "none"];
        case "full":
            return [usage_text/* fullNetworkWords */.zE, "full: no restriction"];
        case "allow": {
            const all = allowHosts.map((host) => `\`${host}\``).join(", ");
            const told = `The only network access is an HTTP proxy, named in the usual variables (\`HTTP_PROXY\`, \`HTTPS_PROXY\`). The proxy reaches only these hosts, by name: ${all}. If a host has no port in this list, only its ports 443 and 80 are allowed. The container cannot resolve host names. The proxy refuses other hosts with 403, and a retry does not help. 127.0.0.1 works inside the container.`;
            const more = allowHosts.length > 20 ? ` and ${allowHosts.length - 20} more` : "";
            return [told, `${allowHosts.slice(0, 20).join(", ")}${more} only, through a proxy`];
        }
    }
}
/** Tells the model what the user added, so that the model knows that it may use it. */
function describeAdditions(container) {
    const { volumes = [], gpus, caches = [] } = container;
    const { variables, prepared } = (0,usage_text/* describeGiven */.lI)({ ...container, place: "container" });
    return [
        ...variables,
        ...volumes.map(({ target, isReadOnly }) => `${target} holds files, ${isReadOnly ? "read-only" : "which you can change"}.`),
        ...caches.flatMap(({ target }) => (target === undefined ? [] : [`${target} holds files, read-only.`])),
        ...prepared,
        ...(gpus === undefined ? [] : ["There is a graphics processor."]),
    ];
}
/** The limits as the transcript and reports show them. */
function describeLimits(settings, sizes) {
    const [, network] = networkWords(settings);
    return {
        ...(0,usage_text/* describeContainedLimits */.PF)({ settings, pids: settings.pids, network }, sizes),
        ...addedLimits(settings.container ?? {}),
    };
}
function addedLimits(container) {
    const { volumes = [], runtime, setup = [], setupNetwork, caches = [] } = container;
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




















/** 1 s: a first block that comes at once has ended by then. */
const sweepAfterMs = 1000;
/** 2 s: an idle engine answers in 6 ms. */
const infoDeadlineMs = 2000;
/**
 * Runs blocks in a container of an engine with Docker's API: without network and capabilities, with a read-only root
 * and limits for every resource. The container ends when its client ends.
 * @param imageBuild builds the image; `image` in the settings is then only its name in messages. Default: `image` is
 * found by its name.
 * @throws AgentExecError `settings-invalid` if the sizes contradict each other, the kernel cannot count the processors,
 * or a listed host is not a host.
 */
function createDockerExecutor(settings, imageBuild = null) {
    (0,docker_settings/* checkProcessors */.y)(settings);
    const sizes = (0,limits_sizes/* chooseSizes */.MA)(settings);
    const allowList = (0,allow_list/* chooseAllowList */.X9)(settings);
    const trials = new SharedWork();
    let trialResults = {};
    const users = new UserImages();
    const { setup = [], caches = [] } = settings.container ?? {};
    const executor = settings.kernel === undefined ? "docker" : "jupyter";
    const limits = describeLimits(settings, sizes);
    return {
        name: executor,
        describe: (options) => describeDocker(settings, sizes, options),
        checkRoom: (size) => (0,limits_sizes/* checkRoom */.kX)(sizes, size),
        async start(options) {
            const { signal, purpose = "blocks", onProgress, onFound } = options;
            (0,shared_signal/* mayBeShared */.y)(signal);
            await (0,volume_sources/* checkVolumeSources */.b)(settings.container ?? {});
            const connection = await (0,engine_connection/* connectEngine */.x)({ ...settings, signal });
            const finding = { connection, settings, signal, ...(onProgress && { onProgress }) };
            const findAny = async () => {
                // Build first: a build can fail at its last step, and asking the model costs money.
                const found = await (imageBuild?.find(finding) ?? {
                    image: await (0,find_image/* findImage */.F)({ ...finding, onFound }),
                });
                onFound?.();
                return { ...found, image: await users.find({ ...finding, image: found.image }) };
            };
            const [{ image, ...built }, engine] = await Promise.all([
                findAny(),
                // The answer only makes a session safer and faster.
                (0,engine_info/* readEngineInfo */.X)(connection.docker, { signal, deadlineMs: infoDeadlineMs }).catch(() => null),
            ]);
            const engineOptions = engine?.securityOptions ?? null;
            await prepareCaches({ connection, settings, image, signal });
            const isForBlocks = purpose === "blocks";
            const name = isForBlocks ? settings.container?.name : undefined;
            const afterwards = isForBlocks ? afterwardsOf(settings) : "removed";
            const hasOwnFilter = (0,syscall_filter/* takesSyscallFilter */.m)({ ...image, engineOptions });
            const opening = { connection, image, hasOwnFilter, settings, afterwards, name };
            const tryUnseen = async (read) => {
                const canary = { connection, settings, image, limits: (0,limits_canary/* unseenLimits */.RC)(read) };
                if (isForBlocks)
                    trialResults = await trials.do((stop) => (0,limits_canary/* tryLimits */.Mm)({ ...canary, signal: stop }), signal);
                return trialResults;
            };
            const session = await (0,start_session/* startSession */.J)({
                settings,
                sizes,
                allowList,
                image: image.name,
                setup: { commands: setup, hasNetwork: (0,container_spec/* hasSetupNetwork */.g0)(settings), caches },
                afterwards,
                keptHint: (kept) => keptHint(kept, (0,contained_settings/* workspaceFolderOf */.p)(settings)),
                openSandbox: (asked) => openSandbox({ ...opening, ...asked }),
                facts: { executor, image: image.name, digest: image.digest, ...built, limits },
                wanted: wantedLimits(settings, sizes, engine?.machineBytes),
                tryUnseen,
            }, options);
            if (isForBlocks)
                setTimeout(() => void (0,clean/* sweepLeftovers */.Z)(connection, signal), sweepAfterMs).unref();
            return session;
        },
    };
}
function afterwardsOf({ container = {} }) {
    if (container.isStopped === false)
        return "running";
    return container.isRemoved === false ? "stopped" : "removed";
}
/** How to look into a kept container with Docker's own command, and how to remove it. */
function keptHint({ name, as }, workspaceFolder) {
    return as === "running"
        ? `The container ${name} is still running. To look inside: \`docker exec -it -u 1000:1000 -w ${workspaceFolder} ${name} sh\`. To remove the container: \`docker rm -f -v ${name}\`.`
        : `The container ${name} was stopped and kept. \`docker inspect ${name}\` shows the container, and \`docker rm -v ${name}\` removes it. Files of a workspace in memory are gone. To keep these files, set \`stop-container\` to \`false\`.`;
}


/***/ }),

/***/ 33315:
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
// EXTERNAL MODULE: ./lib/executors/docker/settings/values.js
var values = __webpack_require__(58755);
;// CONCATENATED MODULE: ./lib/executors/docker/leftovers/remove.js


/** 60 s: images and caches can have gigabytes, and an engine deletes them file by file beside other work. */
const removalDeadlineMs = 60_000;
/**
 * The result of a call that removes something. Things that a container uses count as living. If the engine cannot end
 * one container, for example because a process hangs in its start, the others are still removed.
 * @throws the engine's other errors.
 */
async function fateOf(removal) {
    try {
        await removal;
    }
    catch (error) {
        if (error instanceof engine_call/* EngineSilentError */.uK)
            return "stuck";
        if ((0,engine_error/* isBeingRemoved */.A3)(error))
            return "lives";
        if (!(0,engine_error/* isAlreadyGone */.Mr)(error))
            throw error;
    }
    return "removed";
}

;// CONCATENATED MODULE: ./lib/executors/docker/leftovers/caches.js




/**
 * Removes the volumes in which setups keep downloads, recognised by their name prefix. Volumes in use by a container
 * stay.
 * @throws the engine's error; on abort the signal's reason.
 */
async function cleanCaches(docker, { signal, isDryRun }) {
    const { Volumes } = await (0,engine_call/* callEngine */.rU)({ what: "list the volumes", signal }, (abortSignal) => docker.listVolumes({ filters: { name: [values/* cachePrefix */.Vs] }, abortSignal }));
    // The engine's filter matches anywhere in a name.
    const caches = (Volumes ?? []).filter(({ Name }) => Name.startsWith(values/* cachePrefix */.Vs));
    const call = { what: "remove a cache", signal, deadlineMs: removalDeadlineMs };
    const remove = (name) => (0,engine_call/* callEngine */.rU)(call, (abortSignal) => docker.getVolume(name).remove({ abortSignal }));
    const leftovers = [];
    for (const { Name: name, Labels } of caches) {
        const fate = isDryRun ? "would-remove" : await fateOf(remove(name));
        const owner = Labels?.[container_labels/* cacheOwnerLabel */.kQ];
        const reason = fate === "lives" ? "" : `this volume is a cache${owner === undefined ? "" : ` of ${owner}`}`;
        leftovers.push({ kind: "cache", name, runId: "", state: "volume", fate, reason });
    }
    return leftovers;
}

// EXTERNAL MODULE: ./lib/executors/docker/settings/image-name.js
var image_name = __webpack_require__(99626);
;// CONCATENATED MODULE: ./lib/executors/docker/leftovers/images.js




/**
 * Removes the images that were built for runs, recognised by their name. Images in use by a container stay.
 * @throws the engine's error; on abort the signal's reason.
 */
async function cleanImages(docker, { signal, isDryRun }) {
    const built = await listBuilt(docker, signal);
    // Images based on others go first: a base image would only lose its name.
    const inOrder = [...built.filter(isOfUsers), ...built.filter((image) => !isOfUsers(image))];
    const leftovers = [];
    for (const image of inOrder) {
        const fate = isDryRun ? "would-remove" : await remove(docker, image, signal);
        const reason = fate === "lives" ? "" : "a run built this image";
        leftovers.push({ kind: "image", name: image.name, runId: "", state: "image", fate, reason });
    }
    return leftovers;
}
/** One day: an image used only by its id has no name, and its users should not be added again for each run. */
const minAgeMs = 24 * 60 * 60 * 1000;
/**
 * Removes images with the code's users if their base image has no name any more: somebody removed it or built it again.
 * @throws the errors of `cleanImages`.
 */
async function sweepImages(docker, signal, olderThanMs = minAgeMs) {
    const built = await listBuilt(docker, signal);
    const old = built.filter((image) => isOfUsers(image) && image.ageMs >= olderThanMs);
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
    // The base image belongs to the user, even without a name.
    const options = isOfUsers(image) ? { noprune: true } : {};
    const call = { what: "remove an image", signal, deadlineMs: removalDeadlineMs };
    return fateOf((0,engine_call/* callEngine */.rU)(call, (abortSignal) => docker.getImage(image.name).remove({ ...options, abortSignal })));
}
async function listBuilt(docker, signal) {
    const images = await list(docker, signal, { reference: [image_name/* builtImages */.TH] });
    return images.flatMap((image) => {
        // The engine returns null if there are none, but its types do not say so.
        const usersOf = image.Labels?.[container_labels/* userImageLabel */.B7];
        const ageMs = Date.now() - image.Created * 1000;
        return namesOf(image)
            .filter(isBuilt)
            .map((name) => ({ name, usersOf, ageMs }));
    });
}
function list(docker, signal, filters = {}) {
    return (0,engine_call/* callEngine */.rU)({ what: "list the images", signal }, (abortSignal) => docker.listImages({ filters, abortSignal }));
}
/** The image's names by tag and by digest. */
function namesOf({ RepoTags, RepoDigests }) {
    return [...(RepoTags ?? []), ...(RepoDigests ?? [])].filter((name) => !name.startsWith("<none>"));
}
/** Podman adds the name of its own machine, or of the registry that it would ask. */
function isBuilt(name) {
    return name.replace(/^(?:localhost|docker\.io\/library)\//, "").startsWith(`${image_name/* builtImages */.TH}:`);
}

// EXTERNAL MODULE: ./lib/process/client-identity.js
var client_identity = __webpack_require__(49813);
;// CONCATENATED MODULE: ./lib/executors/docker/leftovers/judge.js


/** 10 minutes: a client starts a container right after creating it, and gives up after at most two minutes for both. */
const unstartedMs = 600_000;
/** Decides what a container is. Never `left` while its client may be alive, unless it was never started. */
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
    // A running container of an unknown client may belong to a living run.
    const isOver = isAlive === false || state === "exited" || ageMs > olderThanMs;
    if (!isOver)
        return { kind: "lives" };
    if (labels[container_labels/* keptLabel */.Vw] !== undefined)
        return { kind: "kept" };
    const reason = isAlive === false
        ? "its run is dead"
        : "another machine started its run, and the container has ended or is older than the given age";
    return { kind: "left", reason };
}

;// CONCATENATED MODULE: ./lib/executors/docker/leftovers/clean.js









/**
 * Removes the containers of dead clients with their anonymous volumes and, if asked for, built images and caches.
 * Containers of other clients, and living ones, are never touched.
 * @throws AgentExecError `engine-unavailable`. On abort: the signal's reason; what was removed by then is gone.
 */
async function cleanLeftovers(options) {
    const { signal, olderThanMs = Infinity, isDryRun = false } = options;
    const { withKept = false, withImages = false, withCaches = false } = options;
    const connection = await (0,engine_connection/* connectEngine */.x)(options);
    try {
        const leftovers = [];
        for (const { container, judgement, listed } of await listOwn(connection.docker, signal, olderThanMs)) {
            const reason = reasonToRemove(judgement, withKept);
            const stays = judgement.kind === "kept" ? "kept" : "lives";
            const fate = reason === null ? stays : isDryRun ? "would-remove" : await clean_remove(container, signal);
            leftovers.push({ kind: "container", ...listed, fate, reason: reason ?? "" });
        }
        // A container that is removed first may be the last that uses an image.
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
/** 10 minutes: an engine with a thousand images needs a second for their list, and a batch starts many runs. */
const sweepEveryMs = 600_000;
/** When this process last swept each engine, by the engine's address. */
const lastSweeps = new Map();
/**
 * The same at the start of a run, on the side: only certain leftovers, failures are not reported, and not each time.
 */
async function sweepLeftovers({ docker, endpoint }, signal) {
    const now = performance.now();
    if (signal.aborted || now - (lastSweeps.get(endpoint) ?? -Infinity) < sweepEveryMs)
        return;
    lastSweeps.set(endpoint, now);
    try {
        for (const { container, judgement } of await listOwn(docker, signal, Infinity)) {
            // A run has no time to wait for more than one.
            if (judgement.kind === "left" && (await clean_remove(container, signal)) === "stuck")
                return;
        }
        await sweepImages(docker, signal);
    }
    catch {
        // The next run, or `agent-exec clean`, finds it again.
    }
}
function reasonToRemove(judgement, withKept) {
    if (judgement.kind === "left")
        return judgement.reason;
    return judgement.kind === "kept" && withKept ? "the run kept it so that somebody can look inside" : null;
}
async function listOwn(docker, signal, olderThanMs) {
    const all = await (0,engine_call/* callEngine */.rU)({ what: "list the containers", signal }, (abortSignal) => docker.listContainers({ all: true, filters: { label: [`${container_labels/* ownLabel */.tZ}=1`] }, abortSignal }));
    return all.map(({ Id, Names, Labels: labels, State: state, Created }) => ({
        container: docker.getContainer(Id),
        judgement: judge({ labels, state, ageMs: Date.now() - Created * 1000 }, { olderThanMs }),
        listed: { name: (Names[0] ?? Id).replace(/^\//, ""), runId: labels[container_labels/* runLabel */.Az] ?? "", state },
    }));
}
function clean_remove(container, signal) {
    const removal = (0,engine_call/* callEngine */.rU)({ what: "remove a container", signal }, (abortSignal) => container.remove({ force: true, v: true, abortSignal })).catch((error) => {
        if (!(0,engine_error/* isBeingRemoved */.A3)(error))
            throw error;
        return (0,engine_call/* callEngine */.rU)({ what: "wait for a container's removal", signal }, (abortSignal) => container.wait({ condition: "removed", abortSignal }));
    });
    return fateOf(removal);
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
 * The kernel cannot store every quota: control groups of version 2 then silently use another one. A process without
 * processor time runs until the clock's next tick: a session may start, but its blocks die.
 * @throws AgentExecError `settings-invalid` for zero processors, or more than the kernel can count.
 */
function checkProcessors({ cpus, container }) {
    if (container?.ulimits?.some(({ name, soft }) => name === "cpu" && soft === 0))
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .settingsInvalid */ .DI)("No process can run with the limit `cpu=0` in `ulimit`.", "Set `cpu` in `ulimit` to at least 1 second, or leave `cpu` out.");
    const most = Math.floor(maxQuotaMicroseconds / cpuPeriodMicroseconds);
    if (cpus <= most)
        return;
    throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .settingsInvalid */ .DI)(`The kernel does not support a limit of ${cpus} processors.`, "Set `cpus` to at most the number of processors of the engine's machine.");
}


/***/ }),

/***/ 36753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ createTemporaryFolder),
/* harmony export */   y: () => (/* binding */ temporaryFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);




/** Creates a temporary folder, which the caller removes. @throws AgentExecError `storage-failed`. */
async function createTemporaryFolder(prefix, above = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)()) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(above, prefix));
    }
    catch (cause) {
        const { code = "unknown" } = cause;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AgentExecError */ .r("storage-failed", `agent-exec cannot write into the folder for temporary files, ${above}: ${reasons[code] ?? code}.`, { nextStep: "Set TMPDIR to a folder that you can write to and that has free space.", cause });
    }
}
/** Creates a folder. If git was killed, processes that it started may still write there for a moment. */
async function temporaryFolder(prefix, above) {
    const path = await createTemporaryFolder(prefix, above);
    const removing = { recursive: true, force: true, maxRetries: 10, retryDelay: 50 };
    return { path, [Symbol.asyncDispose]: () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, removing) };
}
const reasons = {
    ENOENT: "the folder does not exist",
    ENOTDIR: "the path is not a folder",
    EACCES: "you cannot write there",
    EROFS: "the disk is read-only",
    ENOSPC: "the disk is full",
    EDQUOT: "your quota there is used up",
};


/***/ })

};
