export const id = 966;
export const ids = [966,747];
export const modules = {

/***/ 55966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createDockerExecutor: () => (/* binding */ createDockerExecutor)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/ports/executor.js
var executor = __webpack_require__(37003);
// EXTERNAL MODULE: ./lib/executors/code-file.js
var code_file = __webpack_require__(60852);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./lib/executors/docker/container/labels.js

/** The label that every container of ours carries, whoever's run it is. */
const ownLabel = "agent-exec";
/** Says whose a container is, so that what a killed machine left behind can be found and told from other runs'. */
function createLabels({ runId, version = "unknown" }) {
    return {
        [ownLabel]: "1",
        [`${ownLabel}.run`]: runId,
        [`${ownLabel}.client`]: `${(0,external_node_os_.hostname)()}/${process.pid}`,
        [`${ownLabel}.version`]: version,
    };
}

;// CONCATENATED MODULE: ./lib/executors/docker/container/sealed-shell.js
/** Its only file is the copy, which only the guard writes. */
const sealedShellFolder = "/run/agent-exec-shell";
/**
 * A copy of the image's shell that everybody may start and nobody may read, for what waits beside a running block
 * under the block's own user. The kernel lets no process of the same user open the memory or the streams of a program
 * whose file its user cannot read, so that a block can neither rewrite what waits nor write into its standard input.
 * Signals still reach it. Named `sh`, because busybox goes by its name.
 */
const sealedShell = `${sealedShellFolder}/sh`;
const sealed = "sealed-shell yes";
/**
 * For the guard's shell: copies the program that it is, once in 7 ms, and tells whether the copy is one that its own
 * user cannot open. It is not where it does not fit or does not start, or where the kernel lets everybody read.
 * Not by its name: a busybox that holds its tools itself has no path for `sh`.
 */
const sealShell = `
[ -e ${sealedShell} ] || { cp /proc/$$/exe ${sealedShell} && chmod 111 ${sealedShell}; } 2>/dev/null
if ${sealedShell} -c '! [ -r /proc/self/mem ]' 2>/dev/null; then echo ${sealed}; else echo sealed-shell no; fi
`;
/** The copy, where the guard's findings say that it can be relied on. */
function findSealedShell(findings) {
    return findings.includes(sealed) ? sealedShell : null;
}

;// CONCATENATED MODULE: ./lib/executors/docker/container/container-spec.js



/**
 * Three users share a container. Blocks cannot signal, trace or read the guard's processes, and one `kill -9 -1`
 * by the blocks' user ends all of them and nothing else (docs/measurements.md, 5).
 */
const blockUser = "1000:1000";
/** Owns PID 1 and the monitor. 65533 is one below `nobody` and no user of the usual images. */
const guardUser = "65533:65533";
/** For code of blocks that find the workspace full. Only the guard writes there, so that no block can fill it. */
const codeFolder = "/run/agent-exec";
/** For an engine that may not set them, as one without root's rights: what the blocks share is then unbounded. */
function withoutSysctls(spec) {
    const { Sysctls: _, ...HostConfig } = spec.HostConfig;
    return { ...spec, HostConfig };
}
/** All that the engine is told about a container of ours. Pure; a golden test holds every field. */
function createSpec({ settings, sizes, imageId, imageVolumes, name }) {
    return {
        name,
        Image: imageId,
        Labels: createLabels(settings),
        // A lease: PID 1 waits on its standard input, which the engine closes when our connection ends (docs/measurements.md, 4).
        Entrypoint: ["sh", "-c", "read -r line"],
        Cmd: [],
        OpenStdin: true,
        StdinOnce: true,
        AttachStdin: true,
        AttachStdout: true,
        AttachStderr: true,
        Tty: false,
        User: guardUser,
        WorkingDir: "/",
        Hostname: "sandbox",
        Env: createEnvironment(),
        Healthcheck: { Test: ["NONE"] },
        HostConfig: createHostConfig({ settings, sizes, imageVolumes }),
    };
}
/** Nothing of the client's environment is here. The image's own variables, `PATH` among them, stay as they are. */
function createEnvironment() {
    return [
        "HOME=/tmp",
        "PYTHONDONTWRITEBYTECODE=1",
        // Unbuffered, so that what a program wrote before it is killed is seen.
        "PYTHONUNBUFFERED=1",
        "PIP_DISABLE_PIP_VERSION_CHECK=1",
        "PIP_NO_INPUT=1",
        "PIP_QUIET=1",
        "PIP_ROOT_USER_ACTION=ignore",
    ];
}
function createHostConfig({ settings, sizes, imageVolumes, }) {
    return {
        AutoRemove: true,
        Init: true,
        NetworkMode: settings.network,
        CapDrop: ["ALL"],
        SecurityOpt: ["no-new-privileges"],
        ReadonlyRootfs: true,
        Privileged: false,
        IpcMode: "private",
        Sysctls: sharedMemorySysctls,
        CgroupnsMode: "private",
        Memory: sizes.memoryBytes,
        // Equal to the memory: no swap.
        MemorySwap: sizes.memoryBytes,
        PidsLimit: settings.pids,
        // A quota rather than NanoCpus: the engine refuses more NanoCpus than the machine has processors.
        CpuPeriod: cpuPeriodMicroseconds,
        CpuQuota: Math.max(1000, Math.round(settings.cpus * cpuPeriodMicroseconds)),
        ShmSize: sizes.shmBytes,
        Ulimits: [
            { Name: "nofile", Soft: 4096, Hard: 4096 },
            { Name: "core", Soft: 0, Hard: 0 },
        ],
        LogConfig: { Type: "none", Config: {} },
        RestartPolicy: { Name: "" },
        Tmpfs: createTmpfs({ sizes, imageVolumes }),
    };
}
/** 1,024 pages, 4 MiB on most machines: PostgreSQL takes one page of it, and /dev/shm is there for what is large. */
const sharedMemoryPages = 1024;
/**
 * System V's shared memory, queues and semaphores outlive the processes that made them, and the kernel's own limits
 * allow more of them than the container has memory. A segment that nobody uses is freed; queues are bounded to 16 of
 * 16 KiB, semaphores to the 32,000 that were the kernel's default up to version 3.
 */
const sharedMemorySysctls = {
    "kernel.shmall": String(sharedMemoryPages),
    "kernel.shm_rmid_forced": "1",
    "kernel.msgmni": "16",
    "kernel.sem": "250 32000 32 128",
};
/** 100 ms, the kernel's own default period. */
const cpuPeriodMicroseconds = 100_000;
function createTmpfs({ sizes, imageVolumes, }) {
    const volumes = imageVolumes.map((folder) => [folder, "ro,noexec,nosuid,nodev,size=64k"]);
    return {
        ...Object.fromEntries(volumes),
        // The engine's own default is noexec, with which no compiled program would start.
        [code_file/* workspaceFolder */.ih]: `rw,exec,nosuid,nodev,uid=1000,gid=1000,mode=0755,${capacity(sizes.workspaceBytes)}`,
        // Programs that compile as they run put libraries into /tmp and load them from there.
        "/tmp": `rw,exec,nosuid,nodev,mode=1777,${capacity(sizes.tmpBytes)}`,
        // 4 MiB: more than any reply of a model holds.
        [codeFolder]: "rw,noexec,nosuid,nodev,uid=65533,gid=65533,mode=0755,size=4194304,nr_inodes=64",
        // 8 MiB: several times the largest usual shell, bash with 1.3 MB; only what the copy takes counts as memory.
        [sealedShellFolder]: "rw,exec,nosuid,nodev,uid=65533,gid=65533,mode=0755,size=8388608,nr_inodes=8",
    };
}
/** One inode for 8 KiB: an inode costs about 1 KiB of the container's memory, whatever is in the file. */
function capacity(bytes) {
    return `size=${bytes},nr_inodes=${Math.max(1024, Math.floor(bytes / 8192))}`;
}

// EXTERNAL MODULE: ./lib/executors/languages.js
var languages = __webpack_require__(55649);
// EXTERNAL MODULE: ./lib/executors/unrun-execution.js
var unrun_execution = __webpack_require__(39345);
;// CONCATENATED MODULE: ./lib/executors/docker/block/process-end.js
/** A block that is asked about while its stream is open: first soon, for servers started in the background. */
const openStreamPollsMs = [100, 200, 300];
const slowPollMs = 500;
/**
 * After the stream's end the engine knows the exit code at once (docs/measurements.md, 3), unless the block
 * closed its streams, or the engine still waits for streams of a block before it.
 */
const endedStreamPollsMs = [0, 2, 5, 10, 25, 50];
const closedStreamPollMs = 100;
/** From the fourth question after the stream's end on, 17 ms later: the end of most blocks is told by then. */
const promptRounds = 3;
/**
 * The end of a block's process, of which the engine may tell late: while a process in the background holds the
 * streams of a block that ended, it tells no other end in the same container (docs/measurements.md, 3). Whether the
 * process is alive is then read off the engine's list of processes; its exit code still comes from the engine alone.
 */
class ProcessEnd {
    /** Resolves with the exit code, null where the engine does not know it; never when `stop` was called before. */
    told;
    #endedAt = null;
    #isStopped = false;
    #pid = null;
    #exec;
    #container;
    #clock;
    constructor(parts) {
        this.#exec = parts.exec;
        this.#container = parts.container;
        this.#clock = parts.clock;
        this.told = this.#watch();
    }
    /** When the process was first seen to have ended, on the clock; null before. */
    get endedAt() {
        return this.#endedAt;
    }
    /** Whether the process has ended although the engine may not have told so yet. */
    async isOver() {
        if (this.#endedAt === null && this.#container.tellsEndsLate)
            await this.#lookForProcess();
        return this.#endedAt !== null;
    }
    stop() {
        this.#isStopped = true;
    }
    async #watch() {
        for (let round = 0, sinceEnd = 0; !this.#isStopped; round += 1) {
            if (this.#exec.hasEnded)
                await pause(endedStreamPollsMs[sinceEnd++] ?? closedStreamPollMs);
            else
                await Promise.race([this.#exec.ended, pause(openStreamPollsMs[round] ?? slowPollMs)]);
            if (this.#isStopped)
                break;
            const { isRunning, exitCode, pid } = await this.#exec.inspect();
            this.#pid = pid;
            if (!isRunning) {
                this.#endedAt ??= this.#clock.now();
                return exitCode;
            }
            // Without its stream a block that still runs can be neither read nor trusted: not all of its code may be there.
            const { error } = this.#exec.hasEnded ? await this.#exec.ended : { error: null };
            if (error !== null)
                throw error;
            if (this.#container.tellsEndsLate && (!this.#exec.hasEnded || sinceEnd > promptRounds)) {
                await this.#lookForProcess();
            }
        }
        return new Promise(() => undefined);
    }
    async #lookForProcess() {
        if (this.#endedAt !== null || this.#pid === null)
            return;
        const isThere = await this.#container.hasProcess(this.#pid);
        if (!isThere)
            this.#endedAt ??= this.#clock.now();
    }
}
/** Holds nobody's process: as long as the container is there, its lease does. */
function pause(ms) {
    return new Promise((resolve) => (ms === 0 ? resolve() : setTimeout(resolve, ms).unref()));
}

;// CONCATENATED MODULE: ./lib/executors/docker/block/block-end.js

/**
 * A background child may hold the streams: after the process's end they are left once nothing came for this
 * long.
 */
const quietMs = 100;
/** 2 s: the engine itself closes the streams then. */
const longestDrainMs = 2000;
/**
 * 5 s: an engine that waits for held streams tells an end within 4 s (docs/measurements.md, 3), unless blocks hold
 * ever more of them.
 */
const toldLateMs = 5000;
/** Waits for the end of the block's process, whoever still holds its streams, or for a reason to end it. */
async function waitForEnd(options) {
    const { exec, container, signal, output } = options;
    const settled = new AbortController();
    const process = new ProcessEnd(options);
    try {
        const end = await Promise.race([
            process.told.then((exitCode) => ({ cause: "ended", exitCode }), (error) => ({ cause: "lost", error })),
            container.ended.then(() => ({ cause: "lost", error: null })),
            output.overLimit.then(() => ({ cause: "output-limit" })),
            deadline(options, process, settled.signal),
            firing(signal, settled.signal).then(() => ({ cause: "cancelled" })),
        ]);
        if (end.cause === "ended")
            await drain(options);
        if (end.cause === "ended" && !exec.hasEnded)
            container.noteHeldStreams();
        return { end, endedAt: end.cause === "ended" ? process.endedAt : null };
    }
    finally {
        process.stop();
        settled.abort();
    }
}
/** A process that ended in time is in time, also when the engine tells its end only after the deadline. */
async function deadline({ clock, timeoutMs }, process, settled) {
    try {
        await clock.sleep(timeoutMs, { signal: settled });
        if (!(await process.isOver()))
            return { cause: "timed-out" };
        await clock.sleep(toldLateMs, { signal: settled });
    }
    catch {
        return new Promise(() => undefined);
    }
    return { cause: "untold" };
}
/** Output that the process wrote before its end may still be on its way. */
async function drain({ exec, output, signal }) {
    for (let waitedMs = 0; waitedMs < longestDrainMs && !exec.hasEnded && !signal.aborted; waitedMs += quietMs) {
        const before = output.totalBytes;
        await Promise.race([exec.ended, pause(quietMs)]);
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

// EXTERNAL MODULE: ./lib/text/output-buffer.js
var output_buffer = __webpack_require__(9373);
// EXTERNAL MODULE: ./lib/executors/live-output.js
var live_output = __webpack_require__(92334);
;// CONCATENATED MODULE: ./lib/executors/docker/block/block-output.js


/** What one block writes: kept for its result, shown while it comes, and counted. */
class BlockOutput {
    overLimit;
    #buffer;
    #live;
    #maxTotalBytes;
    #tellOverLimit = () => undefined;
    constructor({ maxOutputBytes, maxTotalOutputBytes, onOutput }) {
        this.#buffer = new output_buffer/* OutputBuffer */.G(maxOutputBytes);
        this.#live = new live_output/* LiveOutput */.s(onOutput, maxOutputBytes);
        this.#maxTotalBytes = maxTotalOutputBytes;
        this.overLimit = new Promise((resolve) => {
            this.#tellOverLimit = resolve;
        });
    }
    get totalBytes() {
        return this.#buffer.totalBytes;
    }
    push(stream, bytes) {
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

;// CONCATENATED MODULE: ./lib/executors/docker/block/block-evidence.js
/** 300 ms: after a kill that failed the container's end must not wait for a monitor without processor time. */
const hurriedCheckMs = 300;
/** 16 processes and threads: what the engine needs for a moment to start one more process. */
const wantedRoomForProcesses = 16;
/** Asks the container how it is, ends it when it is of no use any more, and makes room for the next block. */
async function gatherEvidence(gathering) {
    const { sandbox, end, kill, before, hadLeftovers, pids, wasCleared } = gathering;
    const { counters: after, state } = await sandbox.check(kill === "failed" ? { deadlineMs: hurriedCheckMs } : {});
    const evidence = {
        sandbox: state,
        before,
        after,
        hadLeftovers,
        wasFull: sandbox.isWorkspaceFull,
        space: null,
        endedLeftovers: wasCleared ? "what kept it from starting" : null,
    };
    if (state === "silent") {
        sandbox.abandon();
        return evidence;
    }
    const isCleared = state === "running" && kill !== "failed" && isCrowded(after, pids) ? await sandbox.killAll() : null;
    if (state === "gone" || kill === "failed" || isCleared === false || end.cause === "lost") {
        await sandbox.remove();
        const isOurs = state === "running" && end.cause !== "lost";
        return isOurs ? { ...evidence, sandbox: "removed" } : evidence;
    }
    const hasFailed = end.cause === "ended" && end.exitCode !== 0;
    const space = hasFailed || sandbox.isWorkspaceFull ? await sandbox.monitor.readSpace() : null;
    if (space !== null)
        sandbox.noteSpace(space);
    return {
        ...evidence,
        space: hasFailed ? space : null,
        ...(isCleared === true ? { endedLeftovers: "what filled the process limit" } : {}),
    };
}
/** At the limit nothing can be started any more, not even a block that would clean up. */
function isCrowded(after, pids) {
    if (after === null || after.processes === null)
        return false;
    return after.processes > pids - Math.min(wantedRoomForProcesses, Math.floor(pids / 4));
}

// EXTERNAL MODULE: ./lib/text/format.js
var format = __webpack_require__(23808);
// EXTERNAL MODULE: ./lib/executors/docker/engine/engine-error.js
var engine_error = __webpack_require__(48621);
;// CONCATENATED MODULE: ./lib/executors/docker/block/classify-failure.js
/**
 * Who failed, the code or the sandbox? This is the only place that decides it.
 *
 * The exit code alone cannot tell: 137 is a plain `kill -9`, a kill for memory, a container that was killed from
 * outside; 126 and 127 are a shell's words as well as the engine's. So each ending rests on evidence of its own,
 * taken from the engine's API and from counters that the code cannot write:
 *
 * - a container that the engine does not run any more is lost, whatever exit code the block was given;
 * - code is handed only to a process that the engine has started (it has a pid): before that, what comes on its
 *   streams are the engine's own words, and after it they are the program's;
 * - out of memory needs the controller's kill counter to have risen during the block; so does the process limit;
 * - what a block does to the sandbox is the code's: a process that does not start is tried again with nothing of the
 *   blocks' left, and a container that had to be removed to end them is not lost;
 * - a full disk needs a failing block that no signal but SIGBUS ended, and space that ran out where it could write.
 *
 * A wrong guess towards the sandbox runs hostile code again, within a small budget. A wrong guess towards the code
 * makes a model mend a program that was right. Where evidence is missing the plain exit code stands.
 */



/** Under 64 KiB: sixteen pages; nothing of use fits, and a file that grew until it failed leaves less. */
const fullBelowBytes = 64 * 1024;
function classifyEnd(facts) {
    const verdict = classify(facts);
    const more = [
        ...(facts.endedLeftovers === null ? [] : [`${facts.endedLeftovers} was ended`]),
        ...(facts.sandbox === "removed"
            ? ["it could not be killed, so the container was removed with its files"]
            : []),
    ];
    return { ...verdict, evidence: [verdict.evidence, ...more].join("; ") };
}
function classify(facts) {
    const { end, sandbox, timeoutMs, outputBytes } = facts;
    if (end.cause === "cancelled") {
        return { ending: "cancelled", exitCode: 130, evidence: "the run was cancelled while the block ran" };
    }
    if (sandbox === "silent")
        return lost("daemon-lost", "the container engine stopped answering", end);
    if (sandbox === "gone")
        return lost("container-lost", "the engine says that the container does not run any more", end);
    switch (end.cause) {
        case "timed-out":
            return {
                ending: "timed-out",
                exitCode: 124,
                evidence: `the block ran longer than ${(0,format/* formatDuration */.a3)(timeoutMs)}`,
            };
        case "untold":
            return {
                ending: "timed-out",
                exitCode: 124,
                evidence: "background processes hold so much output that the engine did not tell the block's exit code",
            };
        case "output-limit":
            return {
                ending: "output-limit",
                exitCode: 125,
                evidence: `the block wrote ${(0,format/* formatBytes */.z3)(outputBytes)}`,
            };
        case "lost":
            return lost("daemon-lost", "the engine does not answer for the block any more", end);
        case "ended":
            return classifyExit(facts, end.exitCode);
        case "no-room":
            return { ending: "disk-full", exitCode: null, evidence: "there is no room for the block's code" };
        case "not-started":
            return classifyUnstarted(facts);
    }
}
/**
 * It was tried again after all that blocks left running had been ended: only a failure with nothing of theirs left is
 * the infrastructure's.
 */
function classifyUnstarted(facts) {
    if (facts.sandbox === "removed") {
        return {
            ending: "signalled",
            exitCode: null,
            evidence: "what earlier blocks left running kept it from starting",
        };
    }
    const spent = findSpentResource(facts);
    if (spent?.ending === "process-limit")
        return { ...spent, exitCode: null };
    return lost("container-lost", "the engine could not start a process for the block", facts.end);
}
function classifyExit(facts, exitCode) {
    if (exitCode === null) {
        return { ending: "container-lost", exitCode: null, evidence: "the engine does not know the exit code" };
    }
    if (exitCode === 0)
        return { ending: "exited", exitCode, evidence: "the engine reports exit code 0" };
    const resource = findSpentResource(facts);
    if (resource !== null)
        return classifySpent(facts, exitCode, resource);
    return classifyPlain(exitCode);
}
/** 128 + 9: the kernel's end for a process that takes too much memory. */
const killedExitCode = 137;
/** A file mapped into memory for which the disk has no room ends its writer by this signal. */
const busErrorExitCode = 128 + external_node_os_.constants.signals.SIGBUS;
/**
 * Counters and free space tell of the whole container. What was so before, or can be another's, is a note beside the
 * plain ending; only the block's own death shows that it means the block.
 */
function classifySpent(facts, exitCode, resource) {
    const doubt = doubtOf(facts, exitCode, resource);
    if (doubt === null)
        return { ...resource, exitCode };
    const plain = classifyPlain(exitCode);
    return { ...plain, evidence: `${plain.evidence}; meanwhile ${resource.evidence}, ${doubt}` };
}
function doubtOf({ hadLeftovers, wasFull }, exitCode, { ending }) {
    if (ending === "disk-full") {
        const isBySignal = signalName(exitCode - 128) !== null && exitCode !== busErrorExitCode;
        if (isBySignal)
            return "which ends nothing by a signal";
        return wasFull ? "as before the block" : null;
    }
    const hasDied = ending === "out-of-memory" && exitCode === killedExitCode;
    return hadLeftovers && !hasDied ? "perhaps for a process that an earlier block left" : null;
}
function classifyPlain(exitCode) {
    const signal = signalName(exitCode - 128);
    if (signal !== null) {
        const evidence = `the engine reports ${exitCode}, which is 128 + ${exitCode - 128} (${signal})`;
        return { ending: "signalled", exitCode, evidence };
    }
    return { ending: "exited", exitCode, evidence: `the engine reports exit code ${exitCode}` };
}
function findSpentResource({ before, after, space }) {
    const oom = rise(before?.oomKills, after?.oomKills);
    if (oom !== null)
        return { ending: "out-of-memory", evidence: `the memory controller's oom_kill rose ${oom}` };
    const forks = rise(before?.refusedForks, after?.refusedForks);
    if (forks !== null)
        return { ending: "process-limit", evidence: `the pids controller's max rose ${forks}` };
    for (const { folder, freeBytes, freeInodes } of space ?? []) {
        if (freeBytes < fullBelowBytes) {
            return { ending: "disk-full", evidence: `${folder} has ${(0,format/* formatBytes */.z3)(freeBytes)} left` };
        }
        if (freeInodes === 0)
            return { ending: "disk-full", evidence: `${folder} has no inode left` };
    }
    return null;
}
function rise(before, after) {
    if (before === null || before === undefined || after === null || after === undefined)
        return null;
    return after > before ? `from ${before} to ${after}` : null;
}
function lost(ending, what, end) {
    const error = "error" in end && end.error !== null ? `: ${(0,engine_error/* engineMessage */.g4)(end.error)}` : "";
    return { ending, exitCode: null, evidence: `${what}${error}` };
}
/** The name of a signal of Linux, or null for a number that is none. */
function signalName(number) {
    if (number < 1 || number > 31)
        return null;
    return Object.entries(external_node_os_.constants.signals).find(([, value]) => value === number)?.[0] ?? null;
}

// EXTERNAL MODULE: ./lib/executors/docker/engine/engine-call.js
var engine_call = __webpack_require__(20907);
;// CONCATENATED MODULE: ./lib/executors/docker/container/code-store.js

/** There is not even room for the code in the folder that is kept for it. */
class NoRoomError extends Error {
    name = "NoRoomError";
}
/** ENOSPC's number, for what `cat` itself says with 1; a shell that cannot start it, as at the process limit, says more. */
const noRoomCode = 28;
const script = `rm -f ${codeFolder}/* || exit 1; cat >"$0" || { [ $? -eq 1 ] && exit ${noRoomCode}; exit 1; }`;
/**
 * Puts a block's code where blocks cannot write, for a workspace without room: a block that cleans up must be able to
 * start. What was there before goes. Resolves with the absolute path.
 *
 * @throws NoRoomError, the engine's error, that storing failed for another reason, or the signal's reason.
 */
async function storeCode({ container, name, code, signal }) {
    const path = `${codeFolder}/${name}`;
    const command = ["sh", "-c", script, path];
    const exec = await container.exec({ command, user: guardUser, signal });
    const onAbort = () => exec.leave();
    signal.addEventListener("abort", onAbort, { once: true });
    try {
        exec.listen(() => undefined);
        exec.write(code);
        exec.endInput();
        const { error } = await exec.ended;
        signal.throwIfAborted();
        const { exitCode } = await exec.inspect();
        // Asked before the stream's own error: `cat` without room reads no more, which can break the stream as well.
        if (exitCode === noRoomCode)
            throw new NoRoomError("There is no room for the code.");
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

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/executors/docker/container/spare-exec.js



/**
 * At the process limit one exec in five fails to start (docs/measurements.md, 5): all of five fail once in
 * three thousand times.
 */
const tries = 5;
/**
 * 3 ms: the engine needs 30 to 50 ms to start a process, and answers a question in 0.3 ms
 * (docs/measurements.md, 3).
 */
const startedPollMs = 3;
/** 2,000 characters of the engine's words for why it did not start a process: enough for a sentence. */
const maxWordsChars = 2000;
/** 20 s: far above a busy runner's worst; what takes longer hangs. */
const startDeadlineMs = 20_000;
/** A workspace that a block locked is opened again; the engine itself could not even start a process in it. */
const enterWorkspace = `
for right in -r -w -x; do [ $right ${code_file/* workspaceFolder */.ih} ] || chmod 755 ${code_file/* workspaceFolder */.ih}; done
cd ${code_file/* workspaceFolder */.ih} || exit
`;
/**
 * A process that is started already and waits for code on its standard input: a block then costs no engine call
 * before it starts, a quarter of the time (docs/measurements.md, 3). It becomes the block: the shell writes
 * the file and turns into the interpreter, so that the engine's exit code is the interpreter's.
 */
class SpareExec {
    #container;
    #ready = null;
    #sealedShell = null;
    #hasServed = false;
    constructor(container) {
        this.#container = container;
    }
    /** The shell of all spares from now on. To be called before the first block, once it is known. */
    sealWith(sealedShell) {
        this.#sealedShell = sealedShell;
    }
    /** Whether one waits while blocks run. */
    get waitsBesideBlocks() {
        return this.#sealedShell !== null;
    }
    /**
     * Starts a spare unless one waits. To be called off the critical path; resolves, never rejects, when it is done.
     * The first one needs no sealed shell, because no block runs before it is one. Without a sealed shell there is no
     * other: a block could hand over a program in place of the next block's, and each block starts its own process,
     * 42 ms later.
     */
    async prepare() {
        if (this.#hasServed && !this.waitsBesideBlocks)
            return;
        this.#ready ??= this.#open().catch(() => null);
        await this.#ready;
    }
    /** For a kill of all that blocks started, the spare among them; one that comes later ends by itself. */
    discard() {
        void this.#ready?.then((spare) => spare?.leave());
        this.#ready = null;
    }
    /**
     * A process that runs and waits for code: the spare, or a fresh one where there is none, or where blocks of the same
     * user killed it. One that said anything is none either: its words would pass as the next block's.
     * Nothing has run yet when this throws. @throws the engine's error.
     */
    async take(signal) {
        const ready = this.#ready;
        this.#ready = null;
        this.#hasServed = true;
        const spare = await ready;
        if (spare !== null && !spare.hasEnded && spare.bytes === 0)
            return spare;
        spare?.leave();
        return this.#open(signal);
    }
    async #open(signal) {
        for (let left = tries;; left -= 1) {
            const exec = await this.#container.exec({
                command: [this.#sealedShell ?? "sh", "-c", bootstrap],
                user: blockUser,
                ...(signal === undefined ? {} : { signal }),
            });
            const failure = await untilStarted(exec, signal);
            if (failure === null)
                return exec;
            exec.leave();
            if (left === 1 || this.#container.hasEnded)
                throw new Error(failure);
        }
    }
}
/** Null once the engine has started the process, otherwise its words for why it did not. */
async function untilStarted(exec, signal) {
    let words = "";
    exec.listen((_stream, bytes) => {
        if (words.length < maxWordsChars)
            words += Buffer.from(bytes).toString("utf8").slice(0, maxWordsChars);
    });
    for (let waitedMs = 0; waitedMs < startDeadlineMs; waitedMs += startedPollMs) {
        signal?.throwIfAborted();
        const hadEnded = exec.hasEnded;
        const { wasStarted } = await exec.inspect();
        if (wasStarted)
            return null;
        if (hadEnded)
            return words.trim() || "the engine did not start the process";
        await (0,promises_.setTimeout)(startedPollMs);
    }
    return `the engine did not start the process within ${startDeadlineMs / 1000} s`;
}
/** Gives a spare its code; from here on it is the block's process. */
function handOver(spare, { interpreter, path, newFolder, code }) {
    spare.write(`${interpreter}\n${code === null ? "there" : "comes"}\n${newFolder ?? ""}\n${path}\n`);
    if (code !== null)
        spare.write(code);
    spare.endInput();
}
/**
 * Four lines, then the code up to the end of input. `read` is a builtin that takes single bytes, so that `cat`
 * gets all of the code. Absolute paths: a name with a leading dash is no option.
 */
const bootstrap = `
IFS= read -r interpreter && read -r code && IFS= read -r folder && IFS= read -r file || exit
${enterWorkspace}
[ -z "$folder" ] || mkdir -p "$folder" || exit
[ "$code" = there ] || cat >"$file" || exit
exec "$interpreter" "$file" </dev/null
`;

;// CONCATENATED MODULE: ./lib/executors/docker/block/block-run.js








/** 1 s: a killed block's stream ends 62 to 105 ms after the kill (docs/measurements.md, 5). */
const streamAfterKillMs = 1000;
/**
 * 50 ms: starting a spare takes that long and half a processor. A block that is through by then is not disturbed,
 * and behind a longer one the next block's process is ready when it ends.
 */
const spareAfterMs = 50;
/** Runs one block in the sandbox to its end and says how it ended. Never throws for what code or engine do. */
async function runBlock(run, options) {
    const { sandbox } = run;
    // The question goes ahead of the code; its answer is not waited for.
    const counting = sandbox.monitor.readCounters();
    const hadLeftovers = sandbox.beginBlock();
    const place = placeOf(run);
    const output = new BlockOutput({ ...run, onOutput: options.onOutput });
    const stay = await stayOf(run, { ...options, place, output });
    const evidence = await gatherEvidence({
        ...stay,
        sandbox,
        pids: run.pids,
        before: await counting,
        hadLeftovers,
    });
    sandbox.replenish();
    const facts = { ...evidence, end: stay.end, timeoutMs: options.timeoutMs, outputBytes: output.totalBytes };
    return {
        ...classifyEnd(facts),
        ...(evidence.sandbox === "removed" ? { isSessionSpent: true } : {}),
        durationMs: stay.durationMs,
        ...output.finish(),
        file: stay.hasStarted ? place.file : null,
    };
}
function placeOf({ sandbox, file }) {
    if (file.isGenerated && sandbox.isWorkspaceFull) {
        return { path: null, newFolder: null, file: null };
    }
    const path = `${code_file/* workspaceFolder */.ih}/${file.path}`;
    const newFolder = file.path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : null;
    return { path, newFolder, file: file.path };
}
async function stayOf(run, options) {
    const { sandbox, interpreter, clock } = run;
    const prepared = await prepareWithoutLeftovers(run, options);
    const { wasCleared } = prepared;
    if (!("exec" in prepared))
        return { ...prepared, hasStarted: false, durationMs: 0 };
    const { exec, handed } = prepared;
    exec.listen((stream, bytes) => options.output.push(stream, bytes));
    const startedAt = clock.now();
    handOver(exec, { ...options.place, ...handed, interpreter });
    const preparing = setTimeout(() => void sandbox.spare.prepare(), spareAfterMs);
    const { end, endedAt } = await waitForEnd({ ...options, exec, container: sandbox.container, clock });
    clearTimeout(preparing);
    const kill = killingCauses.has(end.cause) ? await killAll(sandbox, exec) : "none";
    exec.leave();
    return { end, hasStarted: true, durationMs: (endedAt ?? clock.now()) - startedAt, kill, wasCleared };
}
/** Ends after which nothing of the blocks' may run on. */
const killingCauses = new Set([
    "timed-out",
    "untold",
    "cancelled",
    "output-limit",
]);
/** What earlier blocks left running can keep a process from starting; then it is tried once more without that. */
async function prepareWithoutLeftovers(run, options) {
    for (let wasCleared = false;; wasCleared = true) {
        try {
            return { ...(await prepareInTime(run, options)), wasCleared };
        }
        catch (error) {
            const end = endUnstarted(error, options.signal);
            if (wasCleared || end.cause !== "not-started")
                return { end, kill: "none", wasCleared };
            if (!(await run.sandbox.killAll()))
                return { end, kill: "failed", wasCleared };
        }
    }
}
function endUnstarted(error, signal) {
    if (signal.aborted)
        return { cause: "cancelled" };
    return error instanceof NoRoomError ? { cause: "no-room" } : { cause: "not-started", error };
}
/** A process to hand the code to, within the time that the block has at all. */
async function prepareInTime({ sandbox, clock, block, file }, { timeoutMs, signal, place: { path } }) {
    const settled = new AbortController();
    const onAbort = () => settled.abort(signal.reason);
    signal.addEventListener("abort", onAbort, { once: true });
    const taking = sandbox.spare.take(signal);
    const handing = path === null
        ? storeCode({
            container: sandbox.container,
            name: file.path,
            code: block.code,
            signal: settled.signal,
        }).then((stored) => ({ path: stored, code: null }))
        : { path, code: block.code };
    const deadline = clock.sleep(timeoutMs, { signal: settled.signal }).then(() => {
        throw new engine_call/* EngineSilentError */.u(`The engine did not start a process within ${timeoutMs / 1000} s.`);
    });
    try {
        const [exec, handed] = await Promise.race([Promise.all([taking, handing]), deadline]);
        return { exec, handed };
    }
    catch (error) {
        // One that comes too late ends by itself when nobody writes to it any more.
        void taking.then((exec) => exec.leave(), () => undefined);
        throw error;
    }
    finally {
        signal.removeEventListener("abort", onAbort);
        settled.abort();
        deadline.catch(() => undefined);
    }
}
async function killAll(sandbox, exec) {
    if (!(await sandbox.killAll()))
        return "failed";
    await Promise.race([exec.ended, new Promise((resolve) => setTimeout(resolve, streamAfterKillMs).unref())]);
    return "done";
}

;// CONCATENATED MODULE: ./lib/executors/docker/docker-settings.js


const mebibyte = 1024 * 1024;
/** 4 GiB: above any honest output, and a flood of 250 MB/s (docs/measurements.md, 7) reaches it in 16 s. */
const defaultMaxTotalOutputBytes = 4096 * mebibyte;
/**
 * The sizes of what lies in memory. All of it is charged to the container's memory, and a container whose files
 * fill that memory cannot even be cleaned any more (docs/measurements.md, 6): so a quarter of it, and at least
 * 64 MiB, stays free.
 *
 * @throws AgentExecError `settings-invalid` when the sizes do not fit.
 */
function chooseSizes(settings) {
    const { memoryBytes, workspaceBytes } = settings;
    const tmpBytes = settings.tmpBytes ?? Math.min(128 * mebibyte, Math.floor(memoryBytes / 16));
    const shmBytes = Math.min(64 * mebibyte, Math.floor(memoryBytes / 16));
    const reservedBytes = Math.max(64 * mebibyte, memoryBytes / 4);
    const roomBytes = memoryBytes - reservedBytes - tmpBytes - shmBytes;
    // Whole mebibytes, so that the size that is named below can be set.
    const largestWorkspace = Math.floor(roomBytes / mebibyte) * mebibyte;
    if (workspaceBytes > largestWorkspace) {
        throw new errors/* AgentExecError */.r("settings-invalid", `A workspace of ${(0,format/* formatBytes */.z3)(workspaceBytes)} does not fit into a memory of ${(0,format/* formatBytes */.z3)(memoryBytes)}: ` +
            `its files lie in memory, with /tmp (${(0,format/* formatBytes */.z3)(tmpBytes)}) and /dev/shm (${(0,format/* formatBytes */.z3)(shmBytes)}).`, {
            nextStep: largestWorkspace >= mebibyte
                ? `Set \`workspace-size\` to at most ${(0,format/* formatBytes */.z3)(largestWorkspace)}, or raise \`memory\`.`
                : "Raise `memory`.",
        });
    }
    return { memoryBytes, workspaceBytes, tmpBytes, shmBytes };
}
function maxTotalOutputOf(settings) {
    return settings.maxTotalOutputBytes ?? defaultMaxTotalOutputBytes;
}

// EXTERNAL MODULE: ./node_modules/tar-stream/index.js
var tar_stream = __webpack_require__(56118);
// EXTERNAL MODULE: ./lib/executors/workspace-gate.js
var workspace_gate = __webpack_require__(28371);
;// CONCATENATED MODULE: ./lib/executors/tar-entries.js


/** 1 GiB of contents that nobody wants: a sparse file can claim to hold exabytes. */
const maxDiscardedBytes = 1024 ** 3;
/**
 * Reads a tar archive that a hostile program may have written. Only regular files with plain paths below the root
 * come out of it, each path once; nothing is followed, created or executed here.
 *
 * @throws Error when the archive is torn.
 */
async function* readTarEntries(archive, options) {
    const unpack = (0,tar_stream.extract)({});
    // Not waited for: it ends with its archive, which whoever opened it closes.
    void feed(archive, unpack);
    const gate = new workspace_gate/* WorkspaceGate */.H(options);
    let discardedBytes = 0;
    try {
        for await (const entry of unpack) {
            const verdict = gate.judge(describeEntry(entry.header));
            if (verdict?.kind !== "file")
                discardedBytes += entry.header.size;
            if (discardedBytes > maxDiscardedBytes) {
                yield {
                    kind: "left-out",
                    path: entry.header.name,
                    reason: "so large that nothing after it was read",
                };
                break;
            }
            const content = new EntryContent(entry);
            if (verdict !== null)
                yield verdict.kind === "file" ? { ...verdict, content } : verdict;
            await content.discardRest();
        }
        yield* gate.summary();
    }
    finally {
        unpack.destroy();
    }
}
/** Hands the archive to the reader at the reader's pace. */
async function feed(archive, unpack) {
    try {
        for await (const chunk of archive) {
            if (unpack.destroyed)
                return;
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
/** An entry's bytes. Whoever stops reading early does no harm: the rest is discarded before the next entry. */
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
function describeEntry({ name, type, size, mode }) {
    return { name, kind: entryKind(type), bytes: size, isExecutable: (mode & 0o111) !== 0 };
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

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
;// CONCATENATED MODULE: ./lib/executors/docker/engine/exec-readable.js

/** 30 s without a byte although we wait for one: the process inside was stopped, or the engine hangs. */
const longestSilenceMs = 30_000;
/** Text of a process's standard error that is worth keeping, 256 KiB: names of files that it passed over. */
const maxErrorTextBytes = 256 * 1024;
/** A process's standard output at the reader's pace, and what it wrote to standard error. */
class ExecReadable {
    stdout;
    #errorText = Buffer.alloc(0);
    #bytes = 0;
    constructor(exec, { signal, stallMs = longestSilenceMs }) {
        let stall;
        // A reader that does not ask for more may take its time.
        let isWanted = false;
        const waitForBytes = () => {
            clearTimeout(stall);
            stall = setTimeout(() => stdout.destroy(new Error(`No byte came for ${stallMs / 1000} s.`)), stallMs);
        };
        const stdout = new external_node_stream_.Readable({
            read() {
                isWanted = true;
                waitForBytes();
                exec.resumeOutput();
            },
            destroy(error, done) {
                clearTimeout(stall);
                exec.leave();
                done(error);
            },
        });
        this.stdout = stdout;
        exec.listen((stream, bytes) => {
            if (stream === "stderr")
                this.#keepErrorText(bytes);
            else
                isWanted = this.#push(bytes);
            if (isWanted)
                return waitForBytes();
            clearTimeout(stall);
            exec.pauseOutput();
        });
        void exec.ended.then(({ error }) => (error === null ? stdout.push(null) : stdout.destroy(error)));
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
    #push(bytes) {
        this.#bytes += bytes.length;
        return this.stdout.push(Buffer.from(bytes));
    }
    #keepErrorText(bytes) {
        if (this.#errorText.length < maxErrorTextBytes)
            this.#errorText = Buffer.concat([this.#errorText, bytes]);
    }
}

;// CONCATENATED MODULE: ./lib/executors/docker/workspace/workspace-out.js








/**
 * The workspace's regular files, once everything that blocks left running is dead: it could rewrite them meanwhile,
 * or kill what reads them. They come out of a tar archive that a process inside writes to its standard output: the
 * engine's own archive call cannot read a tmpfs (docs/measurements.md, 3). That process is as hostile as the
 * code is.
 *
 * @throws AgentExecError `session-lost` when the archive does not come or is torn; `workspace-blocked` when blocks'
 *   processes do not end, which ends the container;   `image-unsuitable` when the image has neither tar nor Python. On abort: the signal's reason.
 */
async function* readWorkspace({ sandbox, leaveOut, signal, limits = workspace_gate/* defaultFileLimits */.W, }) {
    const command = archiveCommand(sandbox, limits);
    signal.throwIfAborted();
    let output = null;
    try {
        await endLeftovers(sandbox, signal);
        const exec = await sandbox.container.exec({
            command,
            user: blockUser,
            signal,
        });
        exec.endInput();
        output = new ExecReadable(exec, { signal });
        yield* readTarEntries(output.stdout, { limits, leaveOut });
        if (output.bytes === 0)
            throw new Error(`No archive came: ${output.errorText.slice(0, 1000)}`);
    }
    catch (cause) {
        signal.throwIfAborted();
        if (cause instanceof errors/* AgentExecError */.r)
            throw cause;
        throw new errors/* AgentExecError */.r("session-lost", "The workspace's files cannot be read any more.", {
            nextStep: "Run again; what the code printed is in the transcript.",
            cause,
        });
    }
    finally {
        output?.stdout.destroy();
        sandbox.replenish();
    }
    for (const path of output.errorText.split("\0").filter((text) => text.startsWith("./"))) {
        const fault = (0,code_file/* findPathFault */.PC)(path.slice(2));
        const reason = fault === null ? `larger than ${(0,format/* formatBytes */.z3)(limits.fileBytes)}` : `its name ${fault}`;
        yield { kind: "left-out", path: path.slice(2), reason };
    }
}
async function endLeftovers(sandbox, signal) {
    const isDone = await sandbox.killAll();
    signal.throwIfAborted();
    if (isDone)
        return;
    const { state } = await sandbox.check();
    if (state !== "running")
        throw new Error("The container does not answer any more.");
    await sandbox.remove();
    throw new errors/* AgentExecError */.r("workspace-blocked", "What the code left running could not be ended.", {
        nextStep: "Let the code end what it starts; its files went with the container.",
    });
}
function archiveCommand(sandbox, limits) {
    if (sandbox.has("tar"))
        return ["sh", "-c", `${enterWorkspace}${tarScript(limits)}`];
    const python = ["python3", "python"].find((name) => sandbox.has(name));
    if (python !== undefined)
        return ["sh", "-c", `${enterWorkspace}exec "$0" -c "$1"`, python, pythonScript];
    throw new errors/* AgentExecError */.r("image-unsuitable", "Files cannot be taken out of this image: it has no tar and no Python.", {
        nextStep: "Add tar to the image, or use python:3-slim.",
    });
}
/**
 * Files over the limit are named on standard error, each up to a NUL, and kept out of the archive, where the image
 * has what that takes: a sparse file of exabytes would otherwise stand before everything that comes after it. A tar
 * that takes names line by line is given none with a line end: half of such a name could be another file's.
 */
function tarScript({ fileBytes }) {
    const tooLarge = `-type f -size +${Math.floor(fileBytes / 512)}`;
    return `
newline='
'
case $(tar --help 2>&1) in
  *--null*)
    find . ${tooLarge} -print0 2>/dev/null >&3
    find . ${tooLarge} -o -print0 2>/dev/null | tar --null --no-recursion -cf - -T -
    ;;
  *-X*)
    find . ! -type d \\( ${tooLarge} -o -path "*$newline*" \\) -print0 2>/dev/null >&3
    find . ${tooLarge} ! -path "*$newline*" 2>/dev/null | sed 's/[][*?\\\\]/\\\\&/g' |
      tar -X /dev/stdin --exclude "*$newline*" -cf - .
    ;;
  *) tar -cf - . ;;
esac 3>&2
`;
}
const pythonScript = `
import os, sys, tarfile
archive = tarfile.open(fileobj=sys.stdout.buffer, mode="w|")
for folder, folders, names in os.walk("."):
    links = [name for name in folders if os.path.islink(os.path.join(folder, name))]
    for name in names + links:
        try:
            archive.add(os.path.join(folder, name), recursive=False)
        except OSError:
            pass
archive.close()
`;

;// CONCATENATED MODULE: ./lib/executors/docker/docker-session.js






/** A container, warm over all blocks of a run. */
class DockerSession {
    facts;
    #settings;
    #open;
    /** Names that we gave to code: those files are not what the run was for. */
    #generatedFiles = new Set();
    #sandbox;
    constructor({ settings, facts, sandbox, open }) {
        this.facts = facts;
        this.#settings = settings;
        this.#sandbox = sandbox;
        this.#open = open;
    }
    async execute(block, options) {
        const choice = (0,languages/* chooseLanguage */.Gv)(block.language, this.#sandbox.languages);
        if ("refusal" in choice)
            return (0,unrun_execution/* refusedExecution */.N)("language", choice.refusal);
        const file = (0,code_file/* chooseCodeFile */.$w)(block, choice.language);
        if ("refusal" in file)
            return (0,unrun_execution/* refusedExecution */.N)("refused", file.refusal);
        if (options.signal.aborted)
            return (0,unrun_execution/* unrunExecution */.x)("cancelled", "the run was cancelled before the block ran");
        if (!this.#sandbox.isUsable) {
            return (0,unrun_execution/* unrunExecution */.x)("container-lost", "the container was lost before the block ran");
        }
        if (file.isGenerated)
            this.#generatedFiles.add(file.path);
        const { clock, maxOutputBytes, pids } = this.#settings;
        return runBlock({
            sandbox: this.#sandbox,
            block,
            interpreter: choice.interpreter,
            file,
            clock,
            maxOutputBytes,
            pids,
            maxTotalOutputBytes: maxTotalOutputOf(this.#settings),
        }, options);
    }
    files({ signal }) {
        return readWorkspace({ sandbox: this.#sandbox, leaveOut: this.#generatedFiles, signal });
    }
    async reset(options) {
        await this.#sandbox.remove();
        this.#generatedFiles = new Set();
        this.#sandbox = await this.#open(options);
    }
    async stop() {
        await this.#sandbox.remove();
    }
}

// EXTERNAL MODULE: ./lib/executors/docker/engine/engine-connection.js
var engine_connection = __webpack_require__(44323);
// EXTERNAL MODULE: ./lib/executors/docker/image/find-image.js + 1 modules
var find_image = __webpack_require__(27747);
;// CONCATENATED MODULE: ./lib/executors/docker/container/held-limits.js



/**
 * Which limits hold, read inside the container from what the kernel says there. A limit that this engine shows no
 * trace of is left out: that is not the same as one that does not hold.
 *
 * @param findings The monitor's first answer: lines of `/proc` and of the controllers, each with a word before it.
 */
function findHeldLimits(findings, { settings, sizes }) {
    const values = new Findings(findings);
    const mounts = values.all("mount").map((line) => line.split(" "));
    const optionsOf = (folder) => mounts.findLast(([, where]) => where === folder)?.[3]?.split(",") ?? [];
    const interfaces = values.all("interface").flatMap((line) => /^\s*([^\s:|]+):/.exec(line)?.[1] ?? []);
    const held = {
        memory: compare(values.first("memory-limit"), (limit) => Number(limit) <= sizes.memoryBytes),
        pids: compare(values.first("pids-limit"), (limit) => Number(limit) <= settings.pids),
        cpus: compare(values.first("cpu-limit") ?? values.first("cpu-quota"), (quota) => Number.parseInt(quota, 10) > 0),
        network: compare(interfaces[0], () => interfaces.every((name) => name === "lo")),
        "read-only root": compare(optionsOf("/")[0], () => optionsOf("/").includes("ro")),
        workspace: compare(optionsOf(code_file/* workspaceFolder */.ih)[0], () => optionsOf(code_file/* workspaceFolder */.ih).some((option) => option.startsWith("size="))),
        "shared memory": compare(values.first("shared-memory-limit"), (pages) => Number(pages) <= sharedMemoryPages),
        "no capabilities": compare(values.status("CapBnd"), (mask) => /^0+$/.test(mask)),
        "no new privileges": compare(values.status("NoNewPrivs"), (flag) => flag === "1"),
        seccomp: compare(values.status("Seccomp"), (mode) => mode === "2"),
        // Where it is not, no process waits for the next block.
        "sealed spare": compare(values.first("sealed-shell"), () => findSealedShell(findings) !== null),
    };
    return Object.fromEntries(Object.entries(held).filter((entry) => entry[1] !== null));
}
function compare(value, holds) {
    return value === undefined ? null : holds(value);
}
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
}

;// CONCATENATED MODULE: ./lib/executors/docker/engine/frame-reader.js
const headerBytes = 8;
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
            throw new Error(`The engine's stream holds ${this.#header.toString("hex")} where a frame should begin.`);
        }
        this.#headerFilled = 0;
        this.#stream = type === 1 ? "stdout" : "stderr";
        this.#payloadLeft = this.#header.readUInt32BE(4);
        return taken;
    }
}

;// CONCATENATED MODULE: ./lib/executors/docker/engine/engine-exec.js


/**
 * A process that the engine started inside the container, with its three streams. Nothing is kept here, because
 * any process of the same user can write into its output (`/proc/<pid>/fd/1`): before somebody listens nothing is
 * read, and neither output nor end is noticed.
 */
class EngineExec {
    /** Resolves, never rejects, when no more output will come. */
    ended;
    #hasEnded = false;
    #sink = null;
    #bytes = 0;
    #exec;
    #socket;
    /** Resolves when the engine has taken the exec; the process may still be about to start. */
    static async open({ container, command, user, workingFolder, signal }) {
        const options = signal === undefined ? {} : { signal };
        const exec = await (0,engine_call/* callEngine */.r)({ what: "create an exec", ...options }, (abortSignal) => container.exec({
            Cmd: [...command],
            User: user,
            AttachStdin: true,
            AttachStdout: true,
            AttachStderr: true,
            Tty: false,
            ...(workingFolder === undefined ? {} : { WorkingDir: workingFolder }),
            abortSignal,
        }));
        const socket = await (0,engine_call/* callEngine */.r)({ what: "start an exec", ...options }, (abortSignal) => exec.start({ hijack: true, stdin: true, Tty: false, abortSignal }));
        return new EngineExec(exec, socket);
    }
    constructor(exec, socket) {
        this.#exec = exec;
        this.#socket = socket;
        this.ended = new Promise((resolve) => {
            const end = (error) => {
                this.#hasEnded = true;
                resolve({ error });
            };
            socket.on("end", () => end(null));
            socket.on("error", (error) => end(error));
            socket.on("close", () => end(null));
        });
    }
    get hasEnded() {
        return this.#hasEnded;
    }
    /** How much came on both streams since somebody listens. */
    get bytes() {
        return this.#bytes;
    }
    /** Gives the output to `sink` from now on; a second call takes over from the first, which keeps what it got. */
    listen(sink) {
        const isFirst = this.#sink === null;
        this.#sink = sink;
        if (isFirst)
            this.#read();
    }
    write(bytes) {
        if (this.#socket.writable)
            this.#socket.write(bytes);
    }
    /** Writes as fast as the process reads; stops without error when it reads no more. */
    async writeAll(chunks) {
        for await (const chunk of chunks) {
            if (!this.#socket.writable)
                return;
            if (this.#socket.write(chunk))
                continue;
            await Promise.race([new Promise((resolve) => this.#socket.once("drain", resolve)), this.ended]);
        }
    }
    /** Holds the output back: the process blocks once the pipes between are full. */
    pauseOutput() {
        this.#socket.pause();
    }
    resumeOutput() {
        this.#socket.resume();
    }
    /** Ends the process's standard input; its output still comes. */
    endInput() {
        if (this.#socket.writable)
            this.#socket.end();
    }
    /** Lets go of the streams. Nothing dies: the engine goes on with a process that still runs. */
    leave() {
        this.#sink = () => undefined;
        this.#socket.destroy();
    }
    async inspect(deadlineMs) {
        const options = { what: "inspect an exec", ...(deadlineMs === undefined ? {} : { deadlineMs }) };
        const state = await (0,engine_call/* callEngine */.r)(options, (abortSignal) => this.#exec.inspect({ abortSignal }));
        return {
            isRunning: state.Running,
            exitCode: state.Running ? null : state.ExitCode,
            wasStarted: state.Pid !== 0,
            pid: state.Pid,
        };
    }
    #read() {
        const frames = new FrameReader((stream, bytes) => {
            this.#bytes += bytes.length;
            this.#sink?.(stream, bytes);
        });
        this.#socket.on("data", (chunk) => {
            try {
                frames.push(chunk);
            }
            catch (error) {
                this.#socket.destroy(error);
            }
        });
    }
}

;// CONCATENATED MODULE: ./lib/executors/docker/container/lease.js


/** 2,000 characters: enough for a sentence, and no way to fill our memory. */
const lease_maxWordsChars = 2000;
/**
 * Ties a container's life to ours. PID 1 reads from the connection that is attached here before the container
 * starts; when the connection ends, because we end it or because our process was killed, PID 1 ends, and the
 * engine removes the container (about 110 ms, docs/measurements.md, 4). The other way round the connection
 * ends when the container does.
 */
class Lease {
    /** Resolves, never rejects, when the connection has ended, from whichever side. */
    ended;
    #socket;
    #words = "";
    /** Only for a container that is created and not started: an attach to a running one is no lease. */
    static async take(container, signal) {
        const socket = await (0,engine_call/* callEngine */.r)({ what: "attach to the container", signal }, (abortSignal) => container.attach({ stream: true, hijack: true, stdin: true, stdout: true, stderr: true, abortSignal }));
        return new Lease(socket);
    }
    constructor(socket) {
        this.#socket = socket;
        this.ended = new Promise((resolve) => {
            socket.on("end", () => resolve());
            socket.on("error", () => resolve());
            socket.on("close", () => resolve());
        });
        // PID 1 writes nothing unless it cannot start; reading is what shows the end.
        const frames = new FrameReader((_stream, bytes) => this.#keepWords(bytes));
        socket.on("data", (chunk) => {
            try {
                frames.push(chunk);
            }
            catch {
                socket.destroy();
            }
        });
    }
    /** What PID 1 said, which is why the container ended at once: "exec sh failed: No such file or directory". */
    get words() {
        return this.#words.trim();
    }
    release() {
        this.#socket.destroy();
    }
    #keepWords(bytes) {
        if (this.#words.length < lease_maxWordsChars)
            this.#words += Buffer.from(bytes).toString("utf8");
    }
}

;// CONCATENATED MODULE: ./lib/executors/docker/container/container.js




/**
 * 60 s: creating and starting take 0.2 s (docs/measurements.md, 3), and the longer the more an engine has to
 * do at once.
 */
const slowDeadlineMs = 60_000;
/**
 * 5 s: removing takes 0.1 s (docs/measurements.md, 3). An engine that takes longer is left to end the
 * container by its lease.
 */
const removeDeadlineMs = 5000;
/**
 * 5 s: for 4 s after a process whose streams others hold the engine tells of no other end in the container
 * (docs/measurements.md, 3).
 */
const heldStreamsMs = 5000;
/** 1 s: listing processes takes 20 ms. */
const listDeadlineMs = 1000;
/** One container that runs, from its creation to its removal. */
class DockerContainer {
    /** Resolves, never rejects, when the container has ended or the engine is gone. */
    ended;
    #hasEnded = false;
    #isAbandoned = false;
    #tellsEndsLateUntil = 0;
    #closed = new AbortController();
    #container;
    #lease;
    /** @throws the engine's error, or the signal's reason; nothing is left then. */
    static async open({ docker, spec, signal }) {
        const named = docker.getContainer(spec.name);
        let lease = null;
        try {
            // Without the signal: a creation that is abandoned half-way could leave a container behind us.
            await (0,engine_call/* callEngine */.r)({ what: "create the container", deadlineMs: slowDeadlineMs }, () => docker.createContainer({ ...spec }));
            lease = await Lease.take(named, signal);
            await (0,engine_call/* callEngine */.r)({ what: "start the container", deadlineMs: slowDeadlineMs, signal }, (abortSignal) => named.start({ abortSignal }));
            signal.throwIfAborted();
            return new DockerContainer(named, lease);
        }
        catch (error) {
            await removeContainer(named);
            lease?.release();
            throw error;
        }
    }
    constructor(container, lease) {
        this.#container = container;
        this.#lease = lease;
        this.ended = this.#noteEnd();
    }
    get hasEnded() {
        return this.#hasEnded;
    }
    /** What PID 1 said before it ended; empty in any container that serves. */
    get words() {
        return this.#lease.words;
    }
    /** Starts a process inside. @throws the engine's error, the signal's reason, or that the container ended. */
    async exec(request) {
        const stop = new AbortController();
        const onEnd = () => stop.abort(request.signal?.reason ?? this.#closed.signal.reason);
        const signals = [this.#closed.signal, ...(request.signal === undefined ? [] : [request.signal])];
        for (const signal of signals) {
            if (signal.aborted)
                onEnd();
            signal.addEventListener("abort", onEnd, { once: true });
        }
        try {
            const exec = await EngineExec.open({ container: this.#container, ...request, signal: stop.signal });
            this.#track(exec);
            return exec;
        }
        finally {
            for (const signal of signals)
                signal.removeEventListener("abort", onEnd);
        }
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
     * Whether a process is there, by its number on the engine's machine. An engine that cannot list processes is
     * taken to say yes: it then is waited for as for any other.
     */
    async hasProcess(pid) {
        try {
            const { Processes } = (await (0,engine_call/* callEngine */.r)({ what: "list processes", deadlineMs: listDeadlineMs }, (abortSignal) => this.#container.top({ ps_args: "-eo pid", abortSignal })));
            return Processes.some(([listed]) => Number(listed) === pid);
        }
        catch {
            return true;
        }
    }
    /** Whether the engine says that the container runs. @throws when the engine does not answer. */
    async isRunning() {
        try {
            const { State } = await (0,engine_call/* callEngine */.r)({ what: "inspect the container", deadlineMs: 2000 }, (abortSignal) => this.#container.inspect({ abortSignal }));
            return State.Running;
        }
        catch (error) {
            if ((0,engine_error/* isAlreadyGone */.Mr)(error))
                return false;
            throw error;
        }
    }
    /** Ends the container and all that runs in it. Never throws. */
    async remove() {
        if (!this.#isAbandoned)
            await removeContainer(this.#container);
        this.#lease.release();
    }
    /**
     * Lets go of the container without asking the engine, which does not answer; it ends the container by its
     * lease.
     */
    abandon() {
        this.#isAbandoned = true;
        this.#lease.release();
    }
    async #noteEnd() {
        await this.#lease.ended;
        this.#hasEnded = true;
        this.#closed.abort(new Error("The container has ended."));
    }
    /** The engine can leave the stream of an exec open for ever when its container ends as it starts: we do not. */
    #track(exec) {
        const leave = () => exec.leave();
        if (this.#closed.signal.aborted)
            leave();
        this.#closed.signal.addEventListener("abort", leave, { once: true });
        void exec.ended.then(() => this.#closed.signal.removeEventListener("abort", leave));
    }
}
async function removeContainer(container) {
    try {
        await (0,engine_call/* callEngine */.r)({ what: "remove the container", deadlineMs: removeDeadlineMs }, (abortSignal) => container.remove({ force: true, v: true, abortSignal }));
    }
    catch (error) {
        if ((0,engine_error/* isBeingRemoved */.A3)(error))
            await waitUntilRemoved(container);
        // Any other refusal means that it is gone, or that the engine is: the lease, which ends now, does the rest.
    }
}
/** The engine's own removal, begun when PID 1 ended, can be under way already. */
async function waitUntilRemoved(container) {
    await (0,engine_call/* callEngine */.r)({ what: "wait for the removal", deadlineMs: removeDeadlineMs }, (abortSignal) => container.wait({ condition: "removed", abortSignal })).catch(() => undefined);
}

;// CONCATENATED MODULE: ./lib/executors/docker/container/killer.js


/**
 * 700 ms for all tries: a killer that waits is through in 80 ms even under a fork bomb, a fresh one is started in
 * 50 ms (docs/measurements.md, 5). What lives on then fights the killers, and only the container's end is left.
 */
const killDeadlineMs = 700;
/** 300 ms: a waiting killer that is not through by then was stopped or rewritten, or is starved. */
const readyKillerDeadlineMs = 300;
/** 100 ms after a fresh killer's end: what it killed is gone by then, unless it is many. */
const freshKillerGraceMs = 100;
const gonePollMs = 5;
/**
 * Ends everything of the blocks' user at once, however it was started: signal 9 to all processes that this
 * user may signal, which are its own. One killer waits inside, already started, because at the process limit a
 * new exec may not start. Killers have the blocks' user, so that blocks can stop and end them, and rewrite them
 * where there is no sealed shell: what a killer says of itself proves nothing, and only what somebody else sees is
 * believed.
 */
class Killer {
    #container;
    #shell;
    #ready = null;
    /** @param sealedShell Null where there is none: blocks can then rewrite a killer as well. */
    constructor(container, sealedShell) {
        this.#container = container;
        this.#shell = sealedShell ?? "sh";
    }
    /** Makes a killer wait, off the critical path, unless one does: a use and a block's own kill end it. */
    async arm() {
        const ready = await this.#ready;
        if (ready !== null && !ready.hasEnded)
            return;
        this.#ready = this.#open("read -r go && kill -9 -1").catch(() => null);
        await this.#ready;
    }
    /** True when no process of the blocks' user was left; false when even fresh tries left one. */
    async kill(isAnyLeft) {
        const giveUpAt = performance.now() + killDeadlineMs;
        const readyUntil = performance.now() + readyKillerDeadlineMs;
        const arming = this.#ready;
        this.#ready = null;
        const ready = await Promise.race([arming, timeUntil(readyUntil)]);
        // One that comes too late ends by itself when nobody writes to it any more.
        if (ready === null)
            void arming?.then((late) => late?.leave());
        else if (!ready.hasEnded) {
            ready.write("go\n");
            if (await areGone(isAnyLeft, readyUntil))
                return true;
        }
        while (performance.now() < giveUpAt && !this.#container.hasEnded) {
            await this.#killFresh(giveUpAt);
            if (await areGone(isAnyLeft, Math.min(giveUpAt, performance.now() + freshKillerGraceMs)))
                return true;
        }
        return false;
    }
    /** Never rejects. */
    async #killFresh(giveUpAt) {
        const opening = this.#open("kill -9 -1").catch(() => null);
        const fresh = await Promise.race([opening, timeUntil(giveUpAt)]);
        if (fresh === null)
            await (0,promises_.setTimeout)(gonePollMs);
        else
            await Promise.race([fresh.ended, timeUntil(giveUpAt)]);
    }
    async #open(script) {
        const exec = await this.#container.exec({ command: [this.#shell, "-c", script], user: blockUser });
        // A killer has nothing to say: what comes was written into its output by a block.
        exec.listen(() => undefined);
        return exec;
    }
}
async function areGone(isAnyLeft, deadline) {
    for (;;) {
        const leftMs = deadline - performance.now();
        if (leftMs <= 0)
            return false;
        if ((await isAnyLeft(leftMs)) === false)
            return true;
        await (0,promises_.setTimeout)(gonePollMs);
    }
}
function timeUntil(deadline) {
    return (0,promises_.setTimeout)(Math.max(0, deadline - performance.now()), null, { ref: false });
}

;// CONCATENATED MODULE: ./lib/executors/docker/container/monitor.js




/** 2 s: an answer takes under a millisecond, but the container may be out of processor time. */
const answerDeadlineMs = 2000;
/**
 * A shell under the guard's user that reads evidence inside the container: no engine call stands between a block's
 * end and its counters, and blocks can neither stop nor impersonate it. Counters are read by builtins alone,
 * because at the process limit nothing can be started.
 */
class Monitor {
    #exec;
    #waiting = new Map();
    #current = [];
    #rest = "";
    #asked = 0;
    /** Resolves with what the monitor found at its start, once it is ready. @throws when it does not start. */
    static async open(container, signal) {
        const exec = await container.exec({
            command: ["sh", "-c", monitor_script],
            user: guardUser,
            ...(signal === undefined ? {} : { signal }),
        });
        const monitor = new Monitor(exec);
        const findings = await monitor.#ask("start");
        if (findings === null)
            throw new Error("The monitor inside the container did not start.");
        return { monitor, findings };
    }
    constructor(exec) {
        this.#exec = exec;
        exec.listen((stream, bytes) => {
            if (stream === "stdout")
                this.#take(Buffer.from(bytes).toString("latin1"));
        });
    }
    get isLost() {
        return this.#exec.hasEnded;
    }
    /** Null when the monitor does not answer. The question is on its way when this returns its promise. */
    async readCounters(deadlineMs = answerDeadlineMs) {
        const lines = await this.#ask("counters", deadlineMs);
        if (lines === null)
            return null;
        return {
            oomKills: findNumber(lines, "memory oom_kill"),
            refusedForks: findNumber(lines, "pids max"),
            processes: findNumber(lines, "processes"),
        };
    }
    /** Null when the monitor does not answer, which at the process limit it cannot. */
    async readSpace() {
        const lines = await this.#ask("space");
        return lines?.flatMap(parseSpace) ?? null;
    }
    /** Whether a process of the blocks' user is there; null when the monitor does not answer. */
    async isAnyBlockLeft(deadlineMs) {
        const lines = await this.#ask("left", deadlineMs);
        return lines === null ? null : lines.includes("left");
    }
    async #ask(question, deadlineMs = answerDeadlineMs) {
        const tag = `${(this.#asked += 1)}`;
        const answer = new Promise((resolve) => this.#waiting.set(tag, { lines: [], answer: resolve }));
        this.#exec.write(`${tag} ${question}\n`);
        let timer;
        const deadline = new Promise((resolve) => {
            timer = setTimeout(() => resolve(null), deadlineMs);
        });
        const lines = await Promise.race([answer, deadline, this.#exec.ended.then(() => null)]);
        clearTimeout(timer);
        this.#waiting.delete(tag);
        return lines;
    }
    #take(text) {
        const lines = (this.#rest + text).split("\n");
        this.#rest = lines.pop() ?? "";
        for (const line of lines) {
            if (!line.startsWith("answered ")) {
                this.#current.push(line);
                continue;
            }
            this.#waiting.get(line.slice("answered ".length))?.answer(this.#current);
            this.#current = [];
        }
    }
}
const cgroup = "/sys/fs/cgroup";
/**
 * `show` prefixes each line of a file with a word. The files of both layouts are asked for, version 2 and
 * version 1; those that are not there are passed over.
 */
const monitor_script = `
show() { [ -r "$2" ] && while IFS= read -r line; do echo "$1 $line"; done < "$2"; }
while read -r tag question; do
  case $question in
    start)
      for name in ${languages/* interpreterNames */.f4.join(" ")} tar; do
        command -v "$name" >/dev/null 2>&1 && echo "has $name"
      done
      ${sealShell.trim().replace("\n", "\n      ")}
      show status /proc/self/status
      show interface /proc/net/dev
      show mount /proc/self/mounts
      # Such a file shows only its first character to the shell, which reads single bytes.
      pages=$(cat /proc/sys/kernel/shmall 2>/dev/null) && echo "shared-memory-limit $pages"
      show memory-limit ${cgroup}/memory.max; show memory-limit ${cgroup}/memory/memory.limit_in_bytes
      show pids-limit ${cgroup}/pids.max; show pids-limit ${cgroup}/pids/pids.max
      show cpu-limit ${cgroup}/cpu.max; show cpu-quota ${cgroup}/cpu/cpu.cfs_quota_us
      ;;
    counters)
      show memory ${cgroup}/memory.events; show memory ${cgroup}/memory/memory.oom_control
      show pids ${cgroup}/pids.events; show pids ${cgroup}/pids/pids.events
      show processes ${cgroup}/pids.current; show processes ${cgroup}/pids/pids.current
      ;;
    left)
      for process in /proc/[0-9]*; do
        owner=
        while read -r key user rest; do
          [ "$key" = Uid: ] && owner=$user && break
        done 2>/dev/null <"$process/status"
        # One that is listed and says nothing of itself is in between: it is asked again.
        case $owner in "" | ${blockUser.split(":")[0]}) echo left; break ;; esac
      done
      ;;
    space)
      for folder in ${code_file/* workspaceFolder */.ih} /tmp /dev/shm; do stat -f -c "space $folder %a %S %d" "$folder"; done
      ;;
  esac
  echo "answered $tag"
done
`;
function findNumber(lines, prefix) {
    const line = lines.find((candidate) => candidate.startsWith(`${prefix} `));
    const value = Number(line?.slice(prefix.length + 1));
    return line === undefined || Number.isNaN(value) ? null : value;
}
function parseSpace(line) {
    const [word, folder, blocks, blockBytes, inodes] = line.split(" ");
    if (word !== "space" || folder === undefined)
        return [];
    return [{ folder, freeBytes: Number(blocks) * Number(blockBytes), freeInodes: Number(inodes) }];
}

;// CONCATENATED MODULE: ./lib/executors/docker/container/sandbox.js








const sandbox_mebibyte = 1024 * 1024;
/** 1 s: the lease of a container that is killed ends within 0.2 s (docs/measurements.md, 4). */
const dyingMs = 1000;
/** 250 ms: by then a first block that came at once has started; before, two execs would slow each other. */
const killerAfterMs = 250;
/** PID 1, its shell, the monitor and the killer: with nothing that blocks left, only the spare is there beside them. */
const ownProcesses = 4;
/** 50 ms after a block's end: what ended with it has been taken off the kernel's list. */
const settlingMs = 50;
/** The container ended as soon as it had started; the message is what its first process said. */
class ContainerEndedError extends Error {
    name = "ContainerEndedError";
}
/** A container with what waits in it: a spare for the next block, a killer, and a monitor for the evidence. */
class Sandbox {
    container;
    spare;
    /** What the monitor found when the container started, line by line. */
    findings;
    languages;
    #killer;
    #programs;
    #monitor;
    #isUsable = true;
    #isWorkspaceFull = false;
    #blocks = 0;
    #hasLeftovers = false;
    /** @throws the engine's error, or the signal's reason; nothing is left then. */
    static async open(options) {
        const container = await DockerContainer.open(options);
        try {
            const opening = Monitor.open(container, options.signal);
            const spare = new SpareExec(container);
            // Neither is waited for. The first block may come at once and needs the spare; the killer has time.
            void spare.prepare();
            const { monitor, findings } = await opening;
            const sealedShell = findSealedShell(findings);
            spare.sealWith(sealedShell);
            const killer = new Killer(container, sealedShell);
            setTimeout(() => void killer.arm(), killerAfterMs).unref();
            return new Sandbox({ container, spare, killer, monitor, findings });
        }
        catch (error) {
            // The end of a container that cannot run PID 1 comes a moment after the first call that fails for it.
            if (!options.signal.aborted)
                await untilEnded(container);
            const { hasEnded, words } = container;
            await container.remove();
            throw hasEnded ? new ContainerEndedError(words, { cause: error }) : error;
        }
    }
    constructor(parts) {
        this.container = parts.container;
        this.#killer = parts.killer;
        this.spare = parts.spare;
        this.findings = parts.findings;
        this.#monitor = parts.monitor;
        const present = parts.findings.filter((line) => line.startsWith("has ")).map((line) => line.slice(4));
        this.#programs = new Set(present);
        this.languages = (0,languages/* runnableLanguages */.DS)(this.#programs);
    }
    get monitor() {
        return this.#monitor;
    }
    /** False after the container or its engine was lost: only `remove` is left to do. */
    get isUsable() {
        return this.#isUsable && !this.container.hasEnded;
    }
    /** Whether the image has a program: an interpreter of the table, or `tar`. */
    has(program) {
        return this.#programs.has(program);
    }
    /** Ends the container and all that runs in it. Never throws. */
    async remove() {
        this.#isUsable = false;
        await this.container.remove();
    }
    /** For an engine that does not answer: lets go of the container, which the engine ends when it sees that. */
    abandon() {
        this.#isUsable = false;
        this.container.abandon();
    }
    /**
     * What the container's counters say now, and whether it runs at all. A monitor that answers runs in it; only
     * when it does not is the engine asked.
     */
    async check(options = {}) {
        const counters = await this.#monitor.readCounters(options.deadlineMs);
        if (counters !== null)
            return { counters, state: "running" };
        // A container that is being killed counts as running until the engine has dealt with the ends of its processes.
        if (this.#monitor.isLost)
            await Promise.race([this.container.ended, (0,promises_.setTimeout)(dyingMs, undefined, { ref: false })]);
        const state = await this.container.isRunning().then((isRunning) => (isRunning ? "running" : "gone"), () => "silent");
        if (state !== "running")
            this.#isUsable = false;
        return { counters, state };
    }
    /** Ends all that blocks started. False when it could not be done: only the container's end is left then. */
    async killAll() {
        this.spare.discard();
        return this.#killer.kill((deadlineMs) => this.#monitor.isAnyBlockLeft(deadlineMs));
    }
    /** Free space as it was read last; code of ours then goes where there is room. */
    noteSpace(space) {
        const workspace = space.find(({ folder }) => folder === code_file/* workspaceFolder */.ih);
        this.#isWorkspaceFull =
            workspace !== undefined && (workspace.freeBytes < sandbox_mebibyte || workspace.freeInodes === 0);
    }
    /**
     * True when hardly a byte can be written to the workspace; a block that cleans up must still be able to
     * start.
     */
    get isWorkspaceFull() {
        return this.#isWorkspaceFull;
    }
    /** To be called as a block begins: whether processes of blocks before it run; false where that was not noticed. */
    beginBlock() {
        const hadLeftovers = this.#hasLeftovers;
        this.#blocks += 1;
        this.#hasLeftovers = false;
        return hadLeftovers;
    }
    /** Between two blocks, when nothing is being started: never on a block's time. */
    async #noteLeftovers() {
        const block = this.#blocks;
        await (0,promises_.setTimeout)(settlingMs, undefined, { ref: false });
        if (block !== this.#blocks || !this.isUsable)
            return;
        const processes = (await this.#monitor.readCounters())?.processes ?? null;
        if (block === this.#blocks)
            this.#hasLeftovers =
                processes !== null && processes > ownProcesses + (this.spare.waitsBesideBlocks ? 1 : 0);
    }
    /** Puts back what a block used up or killed, in the background. */
    replenish() {
        if (!this.isUsable)
            return;
        void this.spare
            .prepare()
            .then(() => this.#killer.arm())
            .then(() => this.#noteLeftovers());
        if (!this.#monitor.isLost)
            return;
        void Monitor.open(this.container).then(({ monitor }) => (this.#monitor = monitor), 
        // Without a monitor there is less evidence, and endings say so by being plain.
        () => undefined);
    }
}
async function untilEnded(container) {
    await Promise.race([container.ended, (0,promises_.setTimeout)(dyingMs, undefined, { ref: false })]);
}

;// CONCATENATED MODULE: ./lib/executors/docker/usage-text.js

/** What the writer is told about this executor; the same before and after a start. */
function describeDocker(settings) {
    const { memoryBytes, cpus, pids, workspaceBytes, image } = settings;
    return `Your code runs in a Docker container of the image ${image}.

- Languages: \`python\`, \`sh\`, and \`bash\` and \`javascript\` where the image has them. A fence's first word names the language; blocks in other languages are not run.
- Each block is a file of its own in /workspace, the working folder, and runs as a process of its own; blocks run in order, up to the first that fails. To choose the file's name write \`# filename: name.py\` (or the language's comment) on the first line; folders are made.
- Files in /workspace and processes in the background are there for the next block; variables are not. A process in the background lives until the files are read for verification or at the end; it must write into a file (\`server >server.log 2>&1 &\`), not to the block's output.
- Files that you leave in /workspace are saved as the run's results, links and devices are not.
- There is no network, and nothing can be installed from one. 127.0.0.1 works inside the container.
- Standard input is empty. You are not root, and everything but /workspace and /tmp is read-only.
- Limits: ${(0,format/* formatBytes */.z3)(memoryBytes)} memory, ${cpus} processors, ${pids} processes, ${(0,format/* formatBytes */.z3)(workspaceBytes)} in /workspace.`;
}
/** The limits as the transcript and reports show them. */
function describeLimits(settings, tmpBytes) {
    return {
        memory: (0,format/* formatBytes */.z3)(settings.memoryBytes),
        cpus: String(settings.cpus),
        pids: String(settings.pids),
        workspace: (0,format/* formatBytes */.z3)(settings.workspaceBytes),
        tmp: (0,format/* formatBytes */.z3)(tmpBytes),
        output: `${(0,format/* formatBytes */.z3)(settings.maxOutputBytes)} kept a block`,
        network: settings.network,
    };
}

;// CONCATENATED MODULE: ./lib/executors/docker/workspace/workspace-in.js




/** Text of a failing tar that goes into the error, 2,000 characters. */
const maxMessageChars = 2000;
/**
 * Puts files into the workspace before the first block, as the blocks' own user.
 *
 * @throws AgentExecError `image-unsuitable` without tar or Python in the image, `settings-invalid` when the files
 *   do not fit or one has a path that leaves the workspace. On abort: the signal's reason.
 */
async function fillWorkspace({ sandbox, files, signal }) {
    const command = extractCommand(sandbox);
    const exec = await sandbox.container.exec({
        command,
        user: blockUser,
        workingFolder: code_file/* workspaceFolder */.ih,
        signal,
    });
    let said = "";
    exec.listen((_stream, bytes) => {
        if (said.length < maxMessageChars)
            said += Buffer.from(bytes).toString("utf8");
    });
    const onAbort = () => exec.leave();
    signal.addEventListener("abort", onAbort, { once: true });
    try {
        const archive = (0,tar_stream.pack)();
        const packing = packFiles(archive, files, signal);
        await Promise.all([packing, exec.writeAll(archive)]);
        exec.endInput();
        await exec.ended;
        signal.throwIfAborted();
        const { exitCode } = await exec.inspect();
        if (exitCode !== 0)
            throw new Error(said.slice(0, maxMessageChars) || `tar ended with exit code ${exitCode}`);
    }
    catch (cause) {
        signal.throwIfAborted();
        if (cause instanceof errors/* AgentExecError */.r)
            throw cause;
        throw new errors/* AgentExecError */.r("settings-invalid", "The files do not go into the workspace.", {
            nextStep: "Raise `workspace-size` if they are too large for it, or hand in fewer.",
            cause,
        });
    }
    finally {
        signal.removeEventListener("abort", onAbort);
    }
}
function extractCommand(sandbox) {
    if (sandbox.has("tar"))
        return ["tar", "-xf", "-"];
    const python = ["python3", "python"].find((name) => sandbox.has(name));
    if (python !== undefined) {
        return [
            python,
            "-c",
            'import sys, tarfile; tarfile.open(fileobj=sys.stdin.buffer, mode="r|").extractall()',
        ];
    }
    throw new errors/* AgentExecError */.r("image-unsuitable", "Files cannot be put into this image: it has no tar and no Python.", {
        nextStep: "Add tar to the image, or use python:3-slim.",
    });
}
async function packFiles(archive, files, signal) {
    try {
        for await (const file of files) {
            signal.throwIfAborted();
            if (file.kind === "file")
                await packFile(archive, file);
        }
        archive.finalize();
    }
    catch (error) {
        archive.destroy(error);
        throw error;
    }
}
async function packFile(archive, { path, bytes, isExecutable, content }) {
    const fault = (0,code_file/* findPathFault */.PC)(path);
    if (fault !== null) {
        throw new errors/* AgentExecError */.r("settings-invalid", `A file for the workspace cannot be put there: its name ${fault}.`, {
            nextStep: "Rename the file.",
        });
    }
    const packed = new Promise((resolve, reject) => {
        const entry = archive.entry({ name: path, size: bytes, mode: isExecutable ? 0o755 : 0o644 }, (error) => error === null || error === undefined ? resolve() : reject(error));
        void copy(content, entry).catch(reject);
    });
    await packed;
}
async function copy(content, entry) {
    for await (const chunk of content) {
        if (!entry.write(chunk))
            await new Promise((resolve) => entry.once("drain", () => resolve()));
    }
    entry.end(null);
}

;// CONCATENATED MODULE: ./lib/executors/docker/docker-executor.js













/**
 * Runs blocks in a container of an engine that speaks Docker's API: no network, no capabilities, a read-only root,
 * every resource bounded, gone when its client is.
 *
 * @throws AgentExecError `settings-invalid` when the sizes do not fit each other.
 */
function createDockerExecutor(settings) {
    const sizes = chooseSizes(settings);
    return {
        name: "docker",
        describe: () => describeDocker(settings),
        async start(options) {
            const { signal, files, onProgress } = options;
            const connection = await (0,engine_connection/* connectEngine */.x)({ endpoint: settings.endpoint, signal });
            const image = await (0,find_image/* findImage */.F)({ connection, settings, signal, ...(onProgress && { onProgress }) });
            const open = (options) => openSandbox({ connection, image, settings, ...options });
            const sandbox = await open({ signal });
            try {
                if (files !== undefined)
                    await fillWorkspace({ sandbox, files, signal });
            }
            catch (error) {
                await sandbox.remove();
                throw error;
            }
            const facts = {
                executor: "docker",
                image: image.name,
                digest: image.digest,
                limits: describeLimits(settings, sizes.tmpBytes),
                held: findHeldLimits(sandbox.findings, { settings, sizes }),
                languages: sandbox.languages.map(({ language }) => language.name),
            };
            return new DockerSession({ settings, facts, sandbox, open });
        },
    };
}
async function openSandbox({ connection, image, settings, signal }) {
    const createOwnSpec = () => createSpec({
        settings,
        sizes: chooseSizes(settings),
        imageId: image.id,
        imageVolumes: image.volumes,
        name: `agent-exec-${(0,external_node_crypto_.randomBytes)(8).toString("hex")}`,
    });
    const { docker } = connection;
    try {
        return await Sandbox.open({ docker, spec: createOwnSpec(), signal }).catch((error) => {
            // Such an engine is no reason not to run: the session's facts say that the limit does not hold.
            if (!isAboutSysctls(error))
                throw error;
            return Sandbox.open({ docker, spec: withoutSysctls(createOwnSpec()), signal });
        });
    }
    catch (error) {
        signal.throwIfAborted();
        throw explainStartFailure({ connection, image, error });
    }
}
/** "sysctl … is not whitelisted", "write sysctl key …", "open /proc/sys/kernel/…: permission denied". */
function isAboutSysctls(error) {
    return (0,engine_error/* isRefusal */.vu)(error) && /sysctl|\/proc\/sys\//i.test((0,engine_error/* engineMessage */.g4)(error));
}
function explainStartFailure({ connection, image, error, }) {
    const isAboutImage = (0,engine_error/* isRefusal */.vu)(error) || error instanceof ContainerEndedError;
    if (isAboutImage && /executable file not found|no such file or directory/i.test((0,engine_error/* engineMessage */.g4)(error))) {
        return new errors/* AgentExecError */.r("image-unsuitable", `The image ${image.name} has no shell: \`sh\` does not start in it.`, {
            nextStep: "Use an image with sh, such as python:3-slim.",
            cause: error,
        });
    }
    if (error instanceof ContainerEndedError) {
        return new executor/* EngineUnavailableError */.DG(`The container ended as soon as it had started: ${error.message || "it said nothing"}.`, `Try \`docker run --rm ${image.name} sh -c true\` by hand.`, error);
    }
    return (0,engine_connection/* unavailable */.h)(connection.endpoint, error);
}


/***/ }),

/***/ 20907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ callEngine),
/* harmony export */   u: () => (/* binding */ EngineSilentError)
/* harmony export */ });
/**
 * 10 s: the slowest call that is not a pull takes 0.3 s here (docs/measurements.md, 3); a busy runner gets
 * thirty times that.
 */
const defaultDeadlineMs = 10_000;
/** The engine took a call and did not answer it in time. */
class EngineSilentError extends Error {
    name = "EngineSilentError";
}
/**
 * One call to the engine's API that ends in any case: with its answer, with the engine's refusal as it is, with
 * `EngineSilentError` at the deadline, or with the signal's reason.
 */
async function callEngine({ what, deadlineMs = defaultDeadlineMs, signal }, call) {
    signal?.throwIfAborted();
    const stop = new AbortController();
    const onAbort = () => stop.abort(signal?.reason);
    signal?.addEventListener("abort", onAbort, { once: true });
    const timer = setTimeout(() => {
        stop.abort(new EngineSilentError(`The container engine did not answer "${what}" within ${deadlineMs / 1000} s.`));
    }, deadlineMs);
    try {
        return await Promise.race([call(stop.signal), rejectionOf(stop.signal)]);
    }
    catch (error) {
        // A refused upgrade leaves the client's half of the connection open, which would hold our process for ever.
        stop.abort(error);
        throw error;
    }
    finally {
        clearTimeout(timer);
        signal?.removeEventListener("abort", onAbort);
    }
}
function rejectionOf(signal) {
    return new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    });
}


/***/ }),

/***/ 44323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ unavailable),
/* harmony export */   x: () => (/* binding */ connectEngine)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _ports_executor_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37003);
/* harmony import */ var _engine_call_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20907);
/* harmony import */ var _engine_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48621);







/** 5 s: an idle engine answers a ping in 0.3 ms (docs/measurements.md, 3). */
const pingDeadlineMs = 5000;
/**
 * Finds the engine and makes sure that it answers. The client library is loaded here and not before: it takes a
 * third of the time that a refused run should take at all.
 *
 * @throws AgentExecError `engine-unavailable` with the endpoint and what to do; `settings-invalid` for an endpoint
 *   of a kind that is not supported.
 */
async function connectEngine({ endpoint, signal }) {
    const where = endpoint === undefined || endpoint === "" ? `unix://${findSocket()}` : endpoint;
    const address = parseEndpoint(where);
    const { default: Docker } = await Promise.all(/* import() */[__webpack_require__.e(839), __webpack_require__.e(40), __webpack_require__.e(815)]).then(__webpack_require__.t.bind(__webpack_require__, 39040, 19));
    try {
        const docker = new Docker(address);
        // The library takes a signal here; its types do not know.
        const engine = docker;
        await (0,_engine_call_js__WEBPACK_IMPORTED_MODULE_5__/* .callEngine */ .r)({ what: "ping", deadlineMs: pingDeadlineMs, signal }, (abortSignal) => engine.ping({ abortSignal }));
        return { docker, endpoint: where };
    }
    catch (error) {
        signal.throwIfAborted();
        throw unavailable(where, error);
    }
}
/** An error of a call to an engine that answered before, in the reader's words. */
function unavailable(endpoint, error) {
    const { what, nextStep } = explain(endpoint, error);
    return new _ports_executor_js__WEBPACK_IMPORTED_MODULE_4__/* .EngineUnavailableError */ .DG(`The container engine at ${endpoint} ${what}.`, nextStep, error);
}
function explain(endpoint, error) {
    const start = "Start Docker, or set DOCKER_HOST to where it listens.";
    if (error instanceof _engine_call_js__WEBPACK_IMPORTED_MODULE_5__/* .EngineSilentError */ .u) {
        return { what: "does not answer", nextStep: "Look at the engine's log and restart it if it hangs." };
    }
    if ((0,_engine_error_js__WEBPACK_IMPORTED_MODULE_6__/* .isRefusal */ .vu)(error)) {
        return {
            what: `refuses: ${(0,_engine_error_js__WEBPACK_IMPORTED_MODULE_6__/* .engineMessage */ .g4)(error)}`,
            nextStep: "Mend what the engine names and run again.",
        };
    }
    switch ((0,_engine_error_js__WEBPACK_IMPORTED_MODULE_6__/* .connectionCode */ .eQ)(error)) {
        case "ENOENT":
            return { what: "is not there: the socket does not exist", nextStep: start };
        case "EACCES":
        case "EPERM":
            return {
                what: "may not be used by this user: permission denied",
                nextStep: "Add this user to the group that owns the socket (usually `docker`), or use a rootless engine.",
            };
        case "ECONNREFUSED":
            return { what: "is not running: the connection was refused", nextStep: start };
        case "ENOTFOUND":
        case "EAI_AGAIN":
            return { what: "cannot be found: its host name does not resolve", nextStep: "Check DOCKER_HOST." };
        default:
            return { what: `broke the connection (${(0,_engine_error_js__WEBPACK_IMPORTED_MODULE_6__/* .engineMessage */ .g4)(error)})`, nextStep: start };
    }
}
/** `/var/run/docker.sock`, or Docker Desktop's socket in the home folder when only that one is there. */
function findSocket() {
    const usual = "/var/run/docker.sock";
    const ofDesktop = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), ".docker", "run", "docker.sock");
    return !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(usual) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(ofDesktop) ? ofDesktop : usual;
}
function parseEndpoint(endpoint) {
    if (endpoint.startsWith("/"))
        return socketAddress(endpoint);
    if (endpoint.startsWith("unix://"))
        return socketAddress(endpoint.slice("unix://".length));
    const url = parseUrl(endpoint.includes("://") ? endpoint : `tcp://${endpoint}`);
    if (url === null || !["tcp:", "http:", "https:"].includes(url.protocol) || url.hostname === "") {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AgentExecError */ .r("settings-invalid", `The engine's address ${JSON.stringify(endpoint)} is not supported.`, {
            nextStep: "Set DOCKER_HOST to unix:///path/to/docker.sock or tcp://host:port.",
        });
    }
    // Certificates for TLS are left to the library, which reads them from where Docker's own tools do.
    const isSecure = url.protocol === "https:" || url.port === "2376";
    return {
        host: url.hostname,
        port: url.port === "" ? 2375 : Number(url.port),
        protocol: isSecure ? "https" : "http",
    };
}
/**
 * The library merges what is not named here with what it reads from the environment, so a socket names all of
 * it.
 */
function socketAddress(socketPath) {
    const none = { host: undefined, port: undefined, ca: undefined, cert: undefined, key: undefined };
    return { ...none, socketPath, protocol: "http" };
}
function parseUrl(text) {
    try {
        return new URL(text);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 48621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ isBeingRemoved),
/* harmony export */   Mr: () => (/* binding */ isAlreadyGone),
/* harmony export */   eQ: () => (/* binding */ connectionCode),
/* harmony export */   g4: () => (/* binding */ engineMessage),
/* harmony export */   vu: () => (/* binding */ isRefusal)
/* harmony export */ });
// Errors are told by their shape: what comes from Node itself can belong to another realm than ours.
/** True when the engine answered and said no; false when it did not answer at all. */
function isRefusal(error) {
    return typeof propertyOf(error, "statusCode") === "number";
}
/** The container, image or exec that was asked about does not exist. */
function isAlreadyGone(error) {
    return propertyOf(error, "statusCode") === 404;
}
/** Another removal of the same container is under way. */
function isBeingRemoved(error) {
    return propertyOf(error, "statusCode") === 409;
}
/** The engine's words without dockerode's frame around them. */
function engineMessage(error) {
    const message = String(propertyOf(error, "message") ?? error);
    return message.replace(/^\(HTTP code \d+\) [^-]*- /, "").trim();
}
/** Node's code of a failed connection: `ENOENT`, `EACCES`, `ECONNREFUSED`, …; null for other errors. */
function connectionCode(error) {
    const code = propertyOf(error, "code");
    return typeof code === "string" ? code : null;
}
function propertyOf(error, name) {
    return typeof error === "object" && error !== null ? error[name] : undefined;
}


/***/ }),

/***/ 27747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ findImage),
  findUsableImage: () => (/* binding */ findUsableImage)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/ports/executor.js
var executor = __webpack_require__(37003);
// EXTERNAL MODULE: ./lib/executors/docker/engine/engine-call.js
var engine_call = __webpack_require__(20907);
// EXTERNAL MODULE: ./lib/executors/docker/engine/engine-connection.js
var engine_connection = __webpack_require__(44323);
// EXTERNAL MODULE: ./lib/executors/docker/engine/engine-error.js
var engine_error = __webpack_require__(48621);
;// CONCATENATED MODULE: ./lib/executors/docker/image/image-pull.js



/** 2 minutes without a word from the engine: a registry that stalls. */
const stallMs = 120_000;
/** A line of progress for each layer that is complete and each 25 MB that came. */
const progressEveryBytes = 25_000_000;
/** Pulls an image and tells how far it is. @throws whatever the engine says; on abort the signal's reason. */
async function pullImage({ docker, image, signal, onProgress }) {
    onProgress?.(`Pulling ${image}`);
    const reference = withTag(image);
    const stream = (await (0,engine_call/* callEngine */.r)({ what: "pull the image", deadlineMs: stallMs, signal }, (abortSignal) => docker.createImage({ fromImage: reference, abortSignal })));
    const layers = new LayerProgress();
    for await (const progress of readLines(stream, signal)) {
        if (progress.error !== undefined)
            throw new Error(progress.error);
        layers.note(progress);
        if (layers.hasNews())
            onProgress?.(`Pulling ${image}: ${layers.describe()}`);
    }
    onProgress?.(`Pulled ${image}`);
}
/** Why a pull failed. The engine answers 500 for a wrong password and for a dead network alike: the text tells. */
function explainPullFailure(image, error) {
    const text = (0,engine_error/* engineMessage */.g4)(error);
    const because = (what, nextStep) => new executor/* ImageUnavailableError */.yT(`The image ${image} could not be pulled: ${what}.`, nextStep, error);
    if (/toomanyrequests|rate limit/i.test(text)) {
        return because("the registry's rate limit is reached", "Log in to the registry with `docker login`, or wait.");
    }
    if (/unauthorized|no basic auth|authentication required|access.*denied/i.test(text)) {
        return because("the registry refuses, or has no such image", `Check the name; for a private image run \`docker login\` and \`docker pull ${image}\` before.`);
    }
    if (/manifest unknown|not found|does not exist|no such image|manifest for/i.test(text)) {
        return because("the registry has no image of that name and tag", "Check the spelling of `image`.");
    }
    if (/no such host|connection refused|timeout|timed out|TLS|certificate|dial |network|EOF/i.test(text)) {
        return because(`the registry cannot be reached (${text})`, "Check the network and proxy of the container engine, or build or load the image on this machine.");
    }
    const code = (0,engine_error/* connectionCode */.eQ)(error);
    return because(code === null ? text : `the engine broke the connection (${code})`, "Try `docker pull` by hand.");
}
/** Without a tag the engine would pull every tag of the repository. */
function withTag(image) {
    const name = image.slice(image.lastIndexOf("/") + 1);
    return name.includes(":") || name.includes("@") ? image : `${image}:latest`;
}
async function* readLines(stream, signal) {
    const stop = () => void stream.destroy(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
    let stall = setTimeout(() => undefined, 0);
    let rest = "";
    try {
        const watch = () => {
            clearTimeout(stall);
            stall = setTimeout(() => stream.destroy(new Error("timeout: the pull stands still")), stallMs);
        };
        watch();
        for await (const chunk of stream) {
            watch();
            const lines = (rest + String(chunk)).split("\n");
            rest = lines.pop() ?? "";
            for (const line of lines)
                if (line.trim() !== "")
                    yield JSON.parse(line);
        }
        signal.throwIfAborted();
    }
    finally {
        clearTimeout(stall);
        signal.removeEventListener("abort", stop);
    }
}
/** How many layers are complete, and how many bytes of the others have come. */
class LayerProgress {
    #layers = new Map();
    #told = "";
    note({ id, status = "", progressDetail }) {
        if (id === undefined || status.startsWith("Pulling from"))
            return;
        const layer = this.#layers.get(id) ?? { isDone: false, current: 0, total: 0 };
        this.#layers.set(id, layer);
        if (status === "Pull complete" || status === "Already exists")
            layer.isDone = true;
        if (status !== "Downloading")
            return;
        layer.current = progressDetail?.current ?? layer.current;
        layer.total = progressDetail?.total ?? layer.total;
    }
    /** True when it is worth another line. */
    hasNews() {
        const news = `${this.#done()} ${Math.floor(this.#sum("current") / progressEveryBytes)}`;
        if (news === this.#told || news === "0 0")
            return false;
        this.#told = news;
        return true;
    }
    describe() {
        const megabytes = (key) => Math.round(this.#sum(key) / 1e6);
        return `${this.#done()} of ${this.#layers.size} layers, ${megabytes("current")} of ${megabytes("total")} MB`;
    }
    #done() {
        return [...this.#layers.values()].filter((layer) => layer.isDone).length;
    }
    #sum(key) {
        return [...this.#layers.values()].reduce((sum, layer) => sum + layer[key], 0);
    }
}

;// CONCATENATED MODULE: ./lib/executors/docker/image/find-image.js






/**
 * The image to run, pulled when the settings say so.
 *
 * @throws AgentExecError `image-unavailable` when neither it nor a fallback can be had, `engine-unavailable` when
 *   the engine stops answering. On abort: the signal's reason; the engine ends the pull.
 */
async function findImage({ connection, settings, signal, onProgress, }) {
    const { image, pull = "missing" } = settings;
    const present = pull === "always" ? null : await inspectImage({ connection, name: image, signal });
    if (present !== null)
        return present;
    const failure = await tryToPull({ connection, settings, signal, ...(onProgress && { onProgress }) });
    const pulled = failure === null ? await inspectImage({ connection, name: image, signal }) : null;
    if (pulled !== null)
        return pulled;
    for (const name of settings.fallbackImages ?? []) {
        const fallback = await inspectImage({ connection, name, signal });
        if (fallback === null)
            continue;
        onProgress?.(`${failure?.message ?? `The image ${image} is not here.`} Using ${name}, which is on this machine.`);
        return fallback;
    }
    throw failure ?? new executor/* ImageUnavailableError */.yT(`The image ${image} is not there after its pull.`, "Run again.");
}
/**
 * The first of the images that is on this machine; when none is, the first that can be pulled; or in one sentence
 * why there is none: no engine, or no image.
 */
async function findUsableImage({ images, endpoint, }) {
    const { signal } = new AbortController();
    try {
        const connection = await (0,engine_connection/* connectEngine */.x)({ endpoint, signal });
        for (const name of images) {
            if ((await inspectImage({ connection, name, signal })) !== null)
                return { image: name };
        }
        for (const image of images) {
            if ((await tryToPull({ connection, settings: { image }, signal })) === null)
                return { image };
        }
        return { image: null, reason: `none of the images ${images.join(", ")} is here or can be pulled` };
    }
    catch (error) {
        if (error instanceof errors/* AgentExecError */.r)
            return { image: null, reason: error.message };
        throw error;
    }
}
/** Null when the image was pulled, otherwise why it was not. */
async function tryToPull(options) {
    const { connection, settings, signal, onProgress } = options;
    const { image } = settings;
    if (settings.pull === "never") {
        return new executor/* ImageUnavailableError */.yT(`The image ${image} is not on this machine, and pulling is switched off.`, `Run \`docker pull ${image}\`, or set \`pull\` to "missing".`);
    }
    try {
        await pullImage({ docker: connection.docker, image, signal, ...(onProgress && { onProgress }) });
        return null;
    }
    catch (error) {
        signal.throwIfAborted();
        return explainPullFailure(image, error);
    }
}
async function inspectImage({ connection, name, signal, }) {
    // The library puts the name into the address as it is.
    if (!/^\w[\w./:@-]*$/.test(name) || name.includes("..")) {
        throw new executor/* ImageUnavailableError */.yT(`${JSON.stringify(name)} is not the name of an image.`, "Set `image` to a name like python:3-slim.");
    }
    try {
        const image = connection.docker.getImage(name);
        const info = await (0,engine_call/* callEngine */.r)({ what: "inspect the image", signal }, () => image.inspect());
        return describeImage(name, info);
    }
    catch (error) {
        signal.throwIfAborted();
        if ((0,engine_error/* isAlreadyGone */.Mr)(error))
            return null;
        throw (0,engine_connection/* unavailable */.h)(connection.endpoint, error);
    }
}
function describeImage(name, info) {
    const digests = (info.RepoDigests ?? []).map((entry) => entry.slice(entry.indexOf("@") + 1));
    return {
        name,
        id: info.Id,
        digest: digests[0] ?? info.Id,
        volumes: Object.keys(info.Config?.Volumes ?? {}),
    };
}


/***/ })

};
