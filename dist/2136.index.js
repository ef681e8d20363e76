export const id = 2136;
export const ids = [2136];
export const modules = {

/***/ 82136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createLocalExecutor: () => (/* binding */ createLocalExecutor)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/files/temporary-folder.js
var temporary_folder = __webpack_require__(36753);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/output/output-buffer.js
var output_buffer = __webpack_require__(96935);
// EXTERNAL MODULE: ./lib/executors/functions/functions.js + 3 modules
var functions_functions = __webpack_require__(93476);
// EXTERNAL MODULE: ./lib/executors/entries/given-entries.js
var given_entries = __webpack_require__(61205);
// EXTERNAL MODULE: ./lib/executors/languages/languages.js
var languages_languages = __webpack_require__(20261);
// EXTERNAL MODULE: ./lib/executors/shared-signal.js
var shared_signal = __webpack_require__(66686);
// EXTERNAL MODULE: ./lib/executors/kernel/usage-text.js
var usage_text = __webpack_require__(26601);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./lib/executors/local/local-functions.js






/**
 * The user's functions in a separate folder, as they were read. The original folder may be a stranger's, in a
 * workflow's checkout. All sessions of an executor share one folder, because the model gets its path before the first
 * one starts.
 */
class LocalFunctions {
    functions;
    folder = (0,external_node_path_.resolve)((0,external_node_os_.tmpdir)(), `agent-exec-functions-${(0,external_node_crypto_.randomUUID)()}`);
    #sessions = 0;
    constructor(functions) {
        this.functions = functions;
    }
    /**
     * Restores the files for another session, whatever earlier code did to them.
     * @returns a function that releases them
     */
    async put() {
        const { folder } = this;
        this.#sessions += 1;
        let isHeld = true;
        const release = async () => {
            if (isHeld)
                this.#sessions -= 1;
            isHeld = false;
            if (this.#sessions === 0)
                await (0,promises_.rm)(folder, removed);
        };
        try {
            await (0,promises_.rm)(folder, removed);
            await (0,promises_.mkdir)(folder, { mode: 0o700 });
            for (const [path, bytes] of this.functions.files) {
                await (0,promises_.mkdir)((0,external_node_path_.dirname)((0,external_node_path_.join)(folder, path)), { recursive: true });
                await (0,promises_.writeFile)((0,external_node_path_.join)(folder, path), bytes);
            }
        }
        catch (error) {
            await release();
            throw error;
        }
        return release;
    }
}
const removed = { recursive: true, force: true, maxRetries: 3 };
/** The same limit as in a sandbox. */
const timeout = 60_000;
/**
 * Imports each module once. The machine must already have the packages that a module needs.
 * @throws AgentExecError `setup-failed` with the output of the first module that fails. If the signal aborts, the error
 * is the signal's reason.
 */
async function tryLocalFunctions({ functions, folder }, { programs, environment: env, signal }) {
    for (const { names, args } of (0,functions_functions/* importCommands */.GL)(functions, folder)) {
        const program = names.map((name) => programs.get(name)).find((found) => found !== undefined);
        if (program === undefined)
            throw (0,functions_functions/* missingProgram */.HN)(functions, names[0], "this machine");
        await new Promise((done, fail) => {
            (0,external_node_child_process_.execFile)(program, args, { env, cwd: "/", timeout, signal }, (error, stdout, stderr) => {
                if (error === null)
                    return done();
                fail(signal.aborted
                    ? signal.reason
                    : (0,functions_functions/* brokenFunctions */.Fw)(functions, `${stdout}${stderr}` || error.message, packagesHere));
            });
        });
    }
}
const packagesHere = "install them for this machine's Python, or in the environment that `venv` names.";

// EXTERNAL MODULE: ./lib/facts/execution.js
var execution = __webpack_require__(6257);
// EXTERNAL MODULE: ./lib/executors/block-output.js + 1 modules
var block_output = __webpack_require__(99199);
// EXTERNAL MODULE: ./lib/executors/kernel/cell-exit.js
var cell_exit = __webpack_require__(33457);
// EXTERNAL MODULE: ./lib/executors/kernel/kernel-client.js + 2 modules
var kernel_client = __webpack_require__(60408);
// EXTERNAL MODULE: ./lib/executors/kernel/programs.js + 4 modules
var programs = __webpack_require__(51544);
// EXTERNAL MODULE: ./lib/executors/kernel/results.js
var kernel_results = __webpack_require__(7128);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/facts/endings.js
var endings = __webpack_require__(75823);
;// CONCATENATED MODULE: ./lib/executors/local/block-end.js




/** Waits for the end of a block's process, or for a reason to end it. */
async function waitForEnd(ended, options) {
    const { timeoutMs, signal, output } = options;
    const settled = new AbortController();
    const never = () => new Promise(() => undefined);
    try {
        return await Promise.race([
            ended,
            (0,external_node_timers_promises_.setTimeout)(timeoutMs, "timed-out", { signal: settled.signal }).catch(never),
            output?.idle(settled.signal).then(() => "idle") ?? never(),
            new Promise((resolve) => {
                signal.addEventListener("abort", () => resolve("cancelled"), { once: true, signal: settled.signal });
            }),
        ]);
    }
    finally {
        settled.abort();
    }
}
/** Turns the end into an ending with evidence. */
function classify(end, { timeoutMs, idleTimeoutMs = Infinity }) {
    if (end === "idle")
        return { ...(0,endings/* endedBy */.mr)("timed-out", `no output for ${(0,format/* formatDuration */.a3)(idleTimeoutMs)}`), cause: "idle" };
    if (end === "timed-out")
        return (0,endings/* endedBy */.mr)("timed-out", `the block ran longer than ${(0,format/* formatDuration */.a3)(timeoutMs)}`);
    if (end === "cancelled")
        return (0,endings/* endedBy */.mr)("cancelled", "the run was cancelled while the block ran");
    if (end.signal !== null) {
        const exitCode = 128 + external_node_os_.constants.signals[end.signal];
        return { ending: "signalled", exitCode, evidence: `the process was ended by ${end.signal}` };
    }
    const { exitCode } = end;
    return { ending: "exited", exitCode, evidence: `the process ended with exit code ${exitCode}` };
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./lib/executors/local/marked-processes.js


/**
 * A variable that every descendant of a block inherits, even in a session of its own. Its value cannot be guessed. So
 * every process with this value belongs to the block.
 */
const markName = "AGENT_EXEC_BLOCK";
function newMark() {
    return (0,external_node_crypto_.randomBytes)(16).toString("hex");
}
/** How often the search follows processes that fork as quickly as they are killed. */
const longestChase = 50;
/** A process that was born while the list was read is in the next list. */
const quietRounds = 3;
/**
 * Reading the whole list takes milliseconds, in which a process may fork and end. So the youngest processes come first.
 */
const youngest = 32;
/**
 * Sends signal 9 to all processes with one of the marks. A process that removed the mark from its environment is not
 * found.
 */
function killMarked(marks) {
    if (!isShown || marks.size === 0)
        return;
    const killed = new Set();
    // Each process gets the signal right after its check, while its number certainly belongs to it.
    const endMarked = (pid) => {
        if (killed.has(pid) || !marks.has(markOf(pid)))
            return false;
        killed.add(pid);
        return sendSignal(pid, "SIGKILL");
    };
    for (let round = 0, quiet = 0; round < longestChase && quiet < quietRounds; round++) {
        const newest = newestPid();
        const young = Array.from({ length: youngest }, (_, age) => newest - age).filter((pid) => pid > 0);
        const ended = [...young.filter(endMarked), ...listed().filter(endMarked)];
        quiet = ended.length === 0 ? quiet + 1 : 0;
    }
}
/** The processes with one of the marks. Empty if the system does not show marks. */
function findMarked(marks) {
    return isShown && marks.size > 0 ? listed().filter((pid) => marks.has(markOf(pid))) : [];
}
/** Only Linux shows the environment of processes. */
const isShown = process.platform === "linux";
/** All processes, the youngest first. */
function listed() {
    const pids = (0,external_node_fs_.readdirSync)("/proc").map(Number).filter(Number.isInteger);
    return pids.filter((pid) => pid !== process.pid).toSorted((one, other) => other - one);
}
/** The last number given to a process or thread. 0 if unknown. */
function newestPid() {
    try {
        return Number((0,external_node_fs_.readFileSync)("/proc/loadavg", "latin1").trim().split(" ").at(-1)) || 0;
    }
    catch {
        return 0;
    }
}
/** The process's mark. "" if it has none, is dead, or belongs to another user. */
function markOf(pid) {
    try {
        const variables = (0,external_node_fs_.readFileSync)(`/proc/${pid}/environ`, "latin1").split("\0");
        return variables.find((each) => each.startsWith(`${markName}=`))?.slice(markName.length + 1) ?? "";
    }
    catch {
        return "";
    }
}
/** Sends a signal. Returns whether the process exists, even if it belongs to another user. */
function sendSignal(pid, signal) {
    try {
        return process.kill(pid, signal);
    }
    catch (error) {
        return error.code === "EPERM";
    }
}

;// CONCATENATED MODULE: ./lib/executors/local/process-group.js




/**
 * Signal 9 ends a process within milliseconds. A process that is listed longer is dead, but its parent has not removed
 * it.
 */
const dyingMs = 500;
const dyingPollMs = 5;
/** A list of processes usually comes within milliseconds. */
const listMs = 10_000;
/**
 * A program in a process group of its own, so that one signal reaches its children too. The children also inherit a
 * mark.
 */
class ProcessGroup {
    /**
     * Resolves with the end of the first process. There is neither exit code nor signal if the program could not start.
     * Never rejects.
     */
    ended;
    /** Resolves when both streams have ended. A background process can delay this. */
    closed;
    #child;
    #mark = newMark();
    /** Whether its first process has ended, and whether the group had ended by then. */
    #isHeadless = false;
    #isOver = false;
    constructor(options) {
        const { command, arguments: args, folder, environment, input, isInputOpen = false } = options;
        this.#child = (0,external_node_child_process_.spawn)(command, args, {
            cwd: folder,
            env: { ...environment, [markName]: this.#mark },
            detached: true,
            stdio: [input === undefined && !isInputOpen ? "ignore" : "pipe", "pipe", "pipe"],
        });
        // The program may end before it has read all input.
        this.#child.stdin?.on("error", () => undefined);
        if (!isInputOpen)
            this.#child.stdin?.end(input);
        this.ended = new Promise((resolve) => {
            this.#child.once("error", () => resolve({ exitCode: null, signal: null }));
            this.#child.once("exit", (exitCode, signal) => {
                this.#isOver = !this.#isThere();
                this.#isHeadless = true;
                resolve({ exitCode, signal });
            });
        });
        this.closed = new Promise((resolve) => this.#child.once("close", () => resolve()));
    }
    listen(sink) {
        this.#child.stdout?.on("data", (bytes) => sink("stdout", bytes));
        this.#child.stderr?.on("data", (bytes) => sink("stderr", bytes));
    }
    write(text) {
        this.#child.stdin?.write(text);
    }
    /** Sends signal 9 to whole groups, and to processes that they started in another group or session. */
    static kill(...groups) {
        for (const group of groups)
            group.signal("SIGKILL");
        killMarked(ProcessGroup.#marksOf(groups));
    }
    signal(name) {
        const id = this.#id();
        if (id !== null)
            sendSignal(-id, name);
    }
    /**
     * The group's number. Null after the group's end, because the system may reuse the number. While the group lives, no
     * new process gets it. If its first process has ended and another process has the number, that process leads another
     * group.
     */
    #id() {
        const { pid } = this.#child;
        // Without a pid the program never started. 0 would mean agent-exec's own group.
        if (pid === undefined || pid === 0 || this.#isOver)
            return null;
        return this.#isHeadless && sendSignal(pid, 0) ? null : pid;
    }
    /** Whether the first process is alone in the group and has its mark. False if unknown. */
    async isAlone() {
        const { pid } = this.#child;
        const list = await (0,external_node_util_.promisify)(external_node_child_process_.execFile)("ps", ["-A", "-o", "pid=,pgid="], { timeout: listMs }).catch(() => null);
        if (list === null || pid === undefined)
            return false;
        if (findMarked(ProcessGroup.#marksOf([this])).some((each) => each !== pid))
            return false;
        const members = list.stdout.split("\n").map((line) => line.trim().split(/\s+/).map(Number));
        return members.filter(([, group]) => group === pid).every(([member]) => member === pid);
    }
    /** Resolves when killed groups are empty, or have only dead processes that nobody removes. */
    static async untilEmpty(...groups) {
        const marks = ProcessGroup.#marksOf(groups);
        const isAnyThere = () => groups.some((group) => group.#isThere()) || findMarked(marks).length > 0;
        for (let waitedMs = 0; waitedMs < dyingMs && isAnyThere(); waitedMs += dyingPollMs) {
            await (0,external_node_timers_promises_.setTimeout)(dyingPollMs);
        }
    }
    static #marksOf(groups) {
        return new Set(groups.map((group) => group.#mark));
    }
    #isThere() {
        const id = this.#id();
        return id !== null && sendSignal(-id, 0);
    }
    /**
     * Stops waiting for streams that a background process keeps open. They are read and dropped as long as agent-exec
     * runs. Otherwise a server that writes a log would end at its next line.
     */
    leave() {
        for (const stream of [this.#child.stdout, this.#child.stderr]) {
            stream?.removeAllListeners("data").resume();
            // A child's pipe is a socket, which need not keep this process alive. The types do not say so.
            stream?.unref();
        }
        this.#child.unref();
    }
}

;// CONCATENATED MODULE: ./lib/executors/local/local-kernel.js











/** A kernel as a process of this machine. After each end it starts again. */
class LocalKernel {
    /** The language, as the kernel names it. */
    language;
    name;
    #options;
    #open;
    /** Whether a cell ran in the newest kernel. */
    #hasState = false;
    /**
     * Resolves when the first one is ready.
     * @throws AgentExecError `settings-invalid` if there is none; the signal's reason.
     */
    static async start(options, signal) {
        try {
            return new LocalKernel(options, await openKernel(options, signal));
        }
        catch (cause) {
            if (!(cause instanceof kernel_client/* KernelUnavailableError */.gj))
                throw cause;
            const message = `This machine cannot run the Jupyter kernel ${options.name}: ${cause.message}`;
            const nextStep = "Install the package ipykernel for the first Python on PATH, or set `kernel` to another kernel.";
            throw (0,errors/* settingsInvalid */.DI)(message, nextStep, cause);
        }
    }
    constructor(options, open) {
        this.#options = options;
        this.name = options.name;
        this.#open = open;
        this.language = open.client.language;
    }
    /**
     * Returns a kernel that waits for a cell. `isFresh`: variables of earlier cells are gone.
     * @throws KernelUnavailableError, the signal's reason.
     */
    async take(signal) {
        const isUsable = this.#open?.client.isUsable === true;
        if (!isUsable)
            this.kill();
        const open = (this.#open ??= await openKernel(this.#options, signal));
        const isFresh = !isUsable && this.#hasState;
        this.#hasState = true;
        return { ...open, isFresh };
    }
    /** Stops the kernel, so that it changes nothing. If it left processes, it ends together with them. */
    async hold() {
        const { group } = this.#open ?? {};
        if (group === undefined)
            return;
        group.signal("SIGSTOP");
        if (await group.isAlone())
            return;
        this.kill();
        await ProcessGroup.untilEmpty(group);
    }
    /** Lets the kernel continue. */
    release() {
        this.#open?.group.signal("SIGCONT");
    }
    /** Ends the kernel and everything that it started. */
    kill() {
        if (this.#open !== null)
            ProcessGroup.kill(this.#open.group, this.#open.driver);
        this.#open = null;
    }
}
async function openKernel({ name, python, ...where }, signal) {
    if (python === null)
        throw new kernel_client/* KernelUnavailableError */.gj("there is no Python on PATH, which a Jupyter kernel needs");
    const ownFolder = await (0,temporary_folder/* createTemporaryFolder */.a)("agent-exec-kernel-");
    const launching = (0,programs/* launcherArguments */.f2)({ name, folder: where.folder, ownFolder, openFiles: 0 });
    const group = new ProcessGroup({ command: python, arguments: launching, ...where });
    const driving = { command: python, arguments: programs/* driverArguments */.pC, isInputOpen: true };
    const driver = new ProcessGroup({ ...driving, ...where });
    void group.ended.then(() => (0,promises_.rm)(ownFolder, { recursive: true, force: true }));
    try {
        const client = await kernel_client/* KernelClient */.bw.connect(group, driver, signal);
        return { client, group, driver };
    }
    catch (error) {
        ProcessGroup.kill(group, driver);
        throw error;
    }
}
/** Runs one block in a kernel of this machine, and says how it ended. The code never makes it throw. */
async function runLocalCell(kernel, code, options) {
    const { timeoutMs, signal } = options;
    if (signal.aborted)
        return (0,execution/* unrunExecution */.xp)("cancelled", "the run was cancelled before the block ran");
    const taken = await kernel.take(signal).catch((error) => {
        if (error instanceof kernel_client/* KernelUnavailableError */.gj || signal.aborted)
            return error.message;
        throw error;
    });
    if (signal.aborted)
        return (0,execution/* unrunExecution */.xp)("cancelled", "the run was cancelled before the block ran");
    if (typeof taken === "string")
        return { ...(0,execution/* unrunExecution */.xp)("exited", `the kernel could not be restarted: ${taken}`), exitCode: 1 };
    const { client, group, isFresh } = taken;
    const output = new block_output/* BlockOutput */.r(options);
    const results = new kernel_results/* ShownResults */.m(options);
    const startedAt = performance.now();
    const cell = client.run(code, {
        output: (stream, bytes) => output.push(stream, bytes),
        shown: (forms) => output.push("stdout", Buffer.from(results.take(forms))),
    });
    const end = await waitForEnd(endOf(cell, group), { timeoutMs, output, signal });
    const isOvertime = end === "timed-out" || end === "idle";
    // The kernel may continue after an interrupt only if it left no other process.
    const isInterrupted = isOvertime && (await (0,cell_exit/* endsByInterrupt */.Pl)(client, cell)) && (await group.isAlone());
    const settled = typeof end === "string" ? null : await cell;
    const isLost = settled?.kind === "lost" || (typeof end === "string" && !isInterrupted);
    if (isLost)
        kernel.kill();
    const durationMs = Math.round(performance.now() - startedAt);
    const classified = classify(end, options);
    const raised = settled?.kind === "done" ? (0,cell_exit/* raisedBy */.wb)(settled) : null;
    return {
        ...classified,
        ...(settled?.kind === "lost" && classified.exitCode === 0 && { exitCode: 1 }),
        evidence: [
            classified.evidence.replace(/^the process/, settled?.kind === "done" ? "the cell" : "the kernel"),
            ...(raised === null ? [] : [raised]),
            ...(isInterrupted ? ["the cell was interrupted, and the kernel still has its variables"] : []),
            ...(isLost ? ["the variables of the Jupyter kernel are gone"] : []),
        ].join("; "),
        ...(isFresh && { isStateFresh: true }),
        ...results.facts(),
        durationMs,
        ...output.finish(),
        file: null,
    };
}
/** A cell's end in the form of a process's end. If the kernel was lost, this is the kernel's own end. */
async function endOf(cell, group) {
    const end = await cell;
    if (end.kind === "done")
        return { exitCode: (0,cell_exit/* exitCodeOf */.FO)(end), signal: null };
    return (0,cell_exit/* lostExit */.lb)(group.ended, { exitCode: 1, signal: null });
}

// EXTERNAL MODULE: ./lib/executors/languages/code-file.js
var code_file = __webpack_require__(2912);
// EXTERNAL MODULE: ./lib/executors/kept-command.sh.js
var kept_command_sh = __webpack_require__(2711);
// EXTERNAL MODULE: ./lib/executors/languages/infer-language.js
var infer_language = __webpack_require__(28301);
// EXTERNAL MODULE: ./lib/executors/entries/seen-entries.js
var seen_entries = __webpack_require__(11111);
// EXTERNAL MODULE: ./lib/files/content.js
var content = __webpack_require__(52278);
// EXTERNAL MODULE: ./lib/executors/entries/changed-times.js
var changed_times = __webpack_require__(90478);
// EXTERNAL MODULE: ./lib/files/file-times.js
var file_times = __webpack_require__(5146);
// EXTERNAL MODULE: ./lib/files/paths.js
var paths = __webpack_require__(60795);
// EXTERNAL MODULE: ./lib/files/path-fault.js
var path_fault = __webpack_require__(18061);
// EXTERNAL MODULE: ./lib/executors/entries/entry-filter.js + 1 modules
var entry_filter = __webpack_require__(50187);
;// CONCATENATED MODULE: ./lib/executors/local/workspace-folder.js
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
 * Differences between a folder and its original content. Links are not followed. With `seen`, entries that were reported
 * before and have not changed since are not read again.
 * @throws AgentExecError `session-lost` if the folder cannot be read. If the signal aborts, the error is the signal's
 * reason.
 */
async function* readFolder({ folder, given, signal, seen: before, ...options }) {
    const look = before?.look();
    const filter = new entry_filter/* EntryFilter */.x(options);
    const entries = [];
    for await (const path of walk(folder, "")) {
        signal.throwIfAborted();
        const found = lookAt(folder, path);
        if (found !== null)
            entries.push(found);
    }
    const there = new Set(entries.map(({ name }) => name));
    // `filesWithChanges` applies changes in the same order.
    entries.sort((one, other) => (0,changed_times/* changedTime */.c)(one.times, given) - (0,changed_times/* changedTime */.c)(other.times, given));
    for (const path of given.paths)
        if (!there.has(path))
            yield { kind: "deleted", path };
    for (const entry of entries) {
        signal.throwIfAborted();
        const path = (0,external_node_path_.join)(folder, entry.name);
        const seen = look?.seen(entry) ?? null;
        const isGiven = seen === null ? await isAsGiven(entry, { path, given: given.get(entry.name) }) : seen === "as-given";
        look?.settle(entry, isGiven ? "as-given" : "told");
        const judged = isGiven ? null : filter.judge(entry);
        if (judged === null)
            continue;
        if (seen === "told" && judged.kind !== "left-out")
            yield { kind: "same", path: judged.path };
        else if (judged.kind !== "file")
            yield judged;
        else {
            const modifiedAt = (0,changed_times/* changedTime */.c)(entry.times, given);
            yield { ...judged, modifiedAt, content: readContent(path, judged.bytes) };
        }
    }
    yield* filter.summary();
    look?.finish();
}
function lookAt(folder, name) {
    const path = (0,external_node_path_.join)(folder, name);
    try {
        const stats = (0,external_node_fs_.lstatSync)(path, { bigint: true });
        const isExecutable = (stats.mode & 73n) !== 0n;
        const changedAt = String(stats.ctimeNs).padStart(20, "0");
        const facts = [stats.mode, stats.size, stats.ino, changedAt].join(" ");
        const bytes = Number(stats.size);
        const times = { modified: Number(stats.mtimeNs) / 1e6, changed: Number(stats.ctimeNs) / 1e6 };
        const found = { name, path: name, kind: entryKind(stats), bytes, isExecutable, facts, changedAt, times };
        return stats.isSymbolicLink() ? { ...found, bytes: 0, target: (0,external_node_fs_.readlinkSync)(path) } : found;
    }
    catch {
        return null;
    }
}
async function isAsGiven({ kind, bytes, isExecutable, target }, { path, given }) {
    if (given?.kind === "link")
        return kind === "symlink" && target === given.target;
    if (given === undefined || kind !== "file")
        return false;
    if (bytes !== given.bytes || isExecutable !== given.isExecutable)
        return false;
    try {
        const isSmall = bytes <= smallBytes;
        const sum = isSmall ? (0,external_node_crypto_.hash)("sha256", readSmall(path)) : await (0,content/* hashOf */.qQ)(readContent(path, bytes));
        return sum === given.sha256;
    }
    catch {
        return false;
    }
}
/** A smaller file is read at once. */
const smallBytes = 256 * 1024;
function readSmall(path) {
    const file = (0,external_node_fs_.openSync)(path, readingFlags);
    try {
        return (0,external_node_fs_.readFileSync)(file);
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
/**
 * Puts files and links into a folder in which nothing runs yet. Links come last, so that nothing is written through
 * one.
 * @throws AgentExecError `settings-invalid` for a bad path.
 */
async function copyIntoFolder(folder, files, signal) {
    const links = [];
    const folders = new Set();
    const makeFolder = async (path) => {
        if (!folders.has(path))
            await (0,promises_.mkdir)(path, { recursive: true });
        folders.add(path);
    };
    for await (const entry of files) {
        signal.throwIfAborted();
        if (entry.kind === "left-out")
            continue;
        const fault = (0,path_fault/* findPathFault */.P)(entry.path);
        if (fault !== null)
            throw (0,errors/* settingsInvalid */.DI)(`The file ${JSON.stringify(entry.path.slice(0, 200))} cannot be put into the workspace: its name ${fault}.`, "Rename the file.");
        const path = (0,external_node_path_.join)(folder, entry.path);
        if (entry.kind === "link")
            links.push(entry);
        else {
            await makeFolder((0,external_node_path_.dirname)(path));
            await (0,promises_.writeFile)(path, entry.content, { mode: entry.isExecutable ? 0o755 : 0o644 });
            const { modifiedAt } = entry;
            if (modifiedAt !== undefined)
                await setTime(path, modifiedAt);
        }
    }
    for (const { path, target } of links) {
        await makeFolder((0,external_node_path_.dirname)((0,external_node_path_.join)(folder, path)));
        await (0,promises_.symlink)(target, (0,external_node_path_.join)(folder, path));
    }
}
/** Node takes seconds and cuts them after the microseconds. Adding half a microsecond makes this a rounding. */
function setTime(path, time) {
    const seconds = (time + file_times/* timeStep */.oM / 2) / 1000;
    return (0,promises_.utimes)(path, seconds, seconds);
}
/**
 * Applies another session's changes to a folder in which nothing runs yet. Existing entries of the same name are
 * removed first, so that nothing is written through a link.
 * @throws the errors of `copyIntoFolder`.
 */
async function changeFolder(folder, changes, signal) {
    const coming = async function* () {
        for await (const entry of (0,changed_times/* changedNow */.j)(changes)) {
            if ((0,path_fault/* findPathFault */.P)(entry.path) === null)
                await takeAway(folder, entry.path);
            if (entry.kind === "file" || entry.kind === "link")
                yield entry;
        }
    };
    await copyIntoFolder(folder, coming(), signal);
}
/** Removes an entry, and folders that are empty after that. */
async function takeAway(folder, path) {
    await (0,promises_.rm)((0,external_node_path_.join)(folder, path), { recursive: true, force: true });
    for (const above of (0,paths/* foldersOf */.pd)(path).toReversed())
        await (0,promises_.rmdir)((0,external_node_path_.join)(folder, above)).catch(() => undefined);
}
async function* walk(folder, below) {
    const entries = await (0,promises_.readdir)((0,external_node_path_.join)(folder, below), { withFileTypes: true }).catch((cause) => {
        if (below !== "")
            return [];
        const message = `The workspace's folder can no longer be read: ${(0,errors/* messageOf */.bD)(cause)}`;
        throw new errors/* AgentExecError */.r("session-lost", message, {
            nextStep: "Run again. The transcript contains the code's output.",
            cause,
        });
    });
    for (const entry of entries) {
        const path = below === "" ? entry.name : `${below}/${entry.name}`;
        if (entry.isDirectory())
            yield* walk(folder, path);
        else
            yield path;
    }
}
const readingFlags = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK;
/**
 * Yields exactly the announced number of bytes. They come from the file itself and never from a link that replaced it.
 */
async function* readContent(path, bytes) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (bytes === 0)
            return;
        const file = __addDisposableResource(env_1, await (0,promises_.open)(path, readingFlags), true);
        yield* file.createReadStream({ end: bytes - 1, autoClose: false });
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
function entryKind(stats) {
    if (stats.isSymbolicLink())
        return "symlink";
    if (stats.isFIFO())
        return "fifo";
    if (stats.isBlockDevice() || stats.isCharacterDevice())
        return "device";
    if (stats.isSocket())
        return "socket";
    return stats.isFile() ? "file" : "other";
}

;// CONCATENATED MODULE: ./lib/executors/local/local-session.js
var local_session_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var local_session_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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

















/** After a process has ended, output may still be in the pipes. Reading stops when nothing came for this long. */
const quietMs = 100;
/** Only a background process writes longer. */
const longestDrainMs = 2000;
/** A session of processes on this machine that share a temporary folder. */
class LocalSession {
    facts;
    #parts;
    #languages;
    #folder;
    #groups = [];
    #isStopped = false;
    /**
     * The folder for compiled programs, and for files that verifications leave. It is outside of the workspace and is
     * removed with it.
     */
    #temporary = null;
    #generatedFiles = new Set();
    #seen = new seen_entries/* SeenEntries */.y();
    constructor(parts) {
        this.#parts = parts;
        this.#folder = parts.folder;
        this.#languages = (0,languages_languages/* runnableLanguages */.DS)(new Set(parts.programs.keys()), parts.languages);
        const languages = this.#languages.map(({ language }) => language.name);
        const { kernel } = parts;
        this.facts = {
            executor: kernel === null ? "local" : "local-jupyter",
            image: null,
            digest: null,
            limits: { isolation: "none", memory: "none", network: "the machine's" },
            held: { isolation: false, memory: false, network: false },
            waived: ["isolation", "memory", "network"],
            languages: kernel === null ? languages : [...new Set([(0,languages_languages/* languageName */.cL)(kernel.language), ...languages])],
            ...(kernel !== null && { kernel: kernel.name }),
        };
    }
    async execute(block, options) {
        (0,shared_signal/* mayBeShared */.y)(options.signal);
        if (this.#isStopped)
            return afterItsEnd();
        if (this.#parts.infersLanguage !== true)
            return this.#execute(block, options);
        const run = (command, inTime) => this.#runFile(block, command, inTime);
        const inferred = await (0,infer_language/* inferLanguage */.f)(block, { runnable: this.#languages, run }, options);
        if ("ending" in inferred)
            return inferred;
        return this.#execute(inferred.block, { ...options, timeoutMs: inferred.timeoutMs });
    }
    async #execute(block, options) {
        const { kernel } = this.#parts;
        if (kernel !== null &&
            block.path === null &&
            (0,languages_languages/* languageName */.cL)(block.language) === (0,languages_languages/* languageName */.cL)(kernel.language))
            return runLocalCell(kernel, block.code, { ...options, maxOutputBytes: this.#parts.maxOutputBytes });
        const choice = (0,languages_languages/* chooseLanguage */.Gv)(block, this.#languages, options);
        if ("refusal" in choice)
            return (0,execution/* refusedExecution */.Nd)(choice.notRun, choice.refusal);
        return this.#runFile(block, choice, options);
    }
    async #runFile(block, choice, options) {
        const file = (0,code_file/* chooseCodeFile */.$w)(block, choice.language);
        if ("refusal" in file)
            return (0,execution/* refusedExecution */.Nd)("refused", file.refusal);
        if (options.signal.aborted)
            return (0,execution/* unrunExecution */.xp)("cancelled", "the run was cancelled before the block ran");
        const path = (0,external_node_path_.join)(this.#folder, file.path);
        const fault = await writeCode(path, block.code);
        if (fault !== null)
            return (0,execution/* refusedExecution */.Nd)("refused", `the code cannot be written to ${file.path}: ${fault}`);
        if (file.isGenerated)
            this.#generatedFiles.add(file.path);
        const [command = "", ...words] = choice.command;
        const program = {
            command: this.#parts.programs.get(command) ?? command,
            arguments: words.map((word) => word.replace(languages_languages/* fileWord */.BZ, () => path)),
        };
        const isPlain = choice.language.command === undefined;
        const temporary = isPlain ? {} : await this.#ownTemporary();
        return { ...(await this.#run(program, options, temporary)), file: file.path };
    }
    async verify(command, options) {
        (0,shared_signal/* mayBeShared */.y)(options.signal);
        if (this.#isStopped)
            return afterItsEnd();
        if (options.signal.aborted)
            return (0,execution/* unrunExecution */.xp)("cancelled", "the run was cancelled before the block ran");
        const program = {
            command: this.#parts.programs.get("sh") ?? "sh",
            arguments: ["-c", kept_command_sh/* default */.A, "verify", "\n"],
            input: command,
        };
        return { ...(await this.#run(program, options, await this.#ownTemporary())), file: null };
    }
    async *files({ signal }) {
        signal.throwIfAborted();
        const groups = this.#groups;
        this.#killAll();
        await Promise.all([ProcessGroup.untilEmpty(...groups), this.#parts.kernel?.hold()]);
        const { given } = this.#parts;
        try {
            const found = readFolder({ folder: this.#folder, given, leaveOut: this.#generatedFiles, signal });
            // Without an earlier look, no entry can be the same as before.
            yield* found;
        }
        finally {
            this.#parts.kernel?.release();
        }
    }
    checkpoint({ signal }) {
        const { folder, given } = this.#parts;
        return readFolder({ folder, given, leaveOut: this.#generatedFiles, signal, seen: this.#seen });
    }
    async stop() {
        this.#isStopped = true;
        this.#killAll();
        this.#parts.kernel?.kill();
        const ended = this.#temporary?.then((path) => (0,promises_.rm)(path, { recursive: true, force: true, maxRetries: 3 }));
        await Promise.allSettled([this.#parts.remove(), ended]);
    }
    async #run(program, options, variables = {}) {
        const { timeoutMs, signal, maxOutputBytes = this.#parts.maxOutputBytes } = options;
        const output = new block_output/* BlockOutput */.r({ ...options, maxOutputBytes });
        const startedAt = performance.now();
        const group = new ProcessGroup({
            ...program,
            folder: this.#folder,
            environment: { ...this.#parts.environment, ...variables },
        });
        this.#groups.push(group);
        group.listen((stream, bytes) => output.push(stream, bytes));
        const end = await waitForEnd(group.ended, { timeoutMs, output, signal });
        if (typeof end === "string")
            this.#killAll();
        await drain(group, output);
        group.leave();
        return {
            ...classify(end, options),
            durationMs: Math.round(performance.now() - startedAt),
            ...output.finish(),
        };
    }
    async #ownTemporary() {
        return { TMPDIR: await (this.#temporary ??= (0,temporary_folder/* createTemporaryFolder */.a)("agent-exec-tmp-")) };
    }
    #killAll() {
        ProcessGroup.kill(...this.#groups);
        this.#groups = [];
    }
}
function afterItsEnd() {
    return (0,execution/* unrunExecution */.xp)("container-lost", "the session was stopped before the block ran");
}
/** Writes the code without following links. Null, or the system's error code. */
async function writeCode(path, code) {
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
            const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW, O_NONBLOCK } = external_node_fs_.constants;
            const flags = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_NONBLOCK;
            const file = local_session_addDisposableResource(env_1, await (0,promises_.open)(path, flags, 0o644), true);
            await file.writeFile(code);
            return null;
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = local_session_disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    catch (error) {
        return String(error.code);
    }
}
async function drain(group, output) {
    const closed = group.closed.then(() => true);
    for (let waitedMs = 0; waitedMs < longestDrainMs; waitedMs += quietMs) {
        const before = output.totalBytes;
        if (await Promise.race([closed, (0,external_node_timers_promises_.setTimeout)(quietMs, false, { ref: false })]))
            return;
        if (output.totalBytes === before)
            return;
    }
}

;// CONCATENATED MODULE: ./lib/executors/local/programs.js


/**
 * The first program with this name on a `PATH`. Null if there is none. Relative folders are skipped, because their
 * content cannot be trusted.
 */
function findProgram(name, path) {
    const folders = path.split(external_node_path_.delimiter).filter(external_node_path_.isAbsolute);
    return folders.map((folder) => (0,external_node_path_.resolve)(folder, name)).find(isExecutable) ?? null;
}
function isExecutable(file) {
    try {
        (0,external_node_fs_.accessSync)(file, external_node_fs_.constants.X_OK);
        return (0,external_node_fs_.statSync)(file).isFile();
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./lib/executors/local/virtual-environment.js








/** Python takes seconds, but a kernel's packages must be downloaded. */
const makingMs = 120_000;
const lastWordsCharacters = 1000;
/** @throws AgentExecError `settings-invalid` that says what is missing; the signal's reason. */
async function openVirtualEnvironment(options) {
    if (options.venv !== true)
        return named((0,external_node_path_.resolve)(options.venv));
    const folder = await (0,temporary_folder/* createTemporaryFolder */.a)("agent-exec-venv-");
    const remove = () => (0,promises_.rm)(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
    try {
        const venv = (0,external_node_path_.join)(folder, "venv");
        await make(venv, { ...options, folder });
        if (options.hasCells)
            await addKernel(venv, { ...options, folder });
        return { ...at(venv), remove };
    }
    catch (error) {
        await remove();
        throw error;
    }
}
function named(folder) {
    const fault = folder.includes(external_node_path_.delimiter)
        ? `its path contains "${external_node_path_.delimiter}", which PATH cannot contain`
        : isExecutable((0,external_node_path_.join)(folder, "bin", "python"))
            ? null
            : "it has no bin/python that runs";
    if (fault === null)
        return { ...at(folder), remove: async () => undefined };
    throw (0,errors/* settingsInvalid */.DI)(`${folder} is not a virtual environment: ${fault}.`, "Create an environment in this folder with `python3 -m venv`, set `venv` to another environment, or set `venv` to `true` for a fresh environment.");
}
function at(folder) {
    return {
        bin: (0,external_node_path_.join)(folder, "bin"),
        // Caches are usually below HOME. Here this is the workspace, so they would be among its files.
        variables: {
            VIRTUAL_ENV: folder,
            PIP_NO_CACHE_DIR: "1",
            PIP_DISABLE_PIP_VERSION_CHECK: "1",
            UV_NO_CACHE: "1",
        },
    };
}
/** @param where its folder is the HOME of the programs, for their caches */
async function make(venv, where) {
    const { path, uvPath } = where;
    const python = findProgram("python3", path) ?? findProgram("python", path);
    if (python === null)
        throw unmade("there is no Python on PATH", "Install Python 3, or omit `venv`.");
    const uv = findProgram("uv", uvPath);
    if (uv === null)
        return run(python, ["-m", "venv", venv], where, adviceOnMaking);
    const words = ["venv", "--quiet", "--no-project", "--no-config", "--python", python, venv];
    await run(uv, words, where, adviceOnMaking);
    // Without a pip in the environment, a block's `pip` would be the machine's, and install there. Python brings pip
    // without a network.
    await run((0,external_node_path_.join)(venv, "bin", "python"), ["-m", "ensurepip", "--default-pip"], where, adviceOnMaking);
}
function adviceOnMaking(said) {
    return /ensurepip|No module named '?venv/.test(said)
        ? "Install the package python3-venv (Debian, Ubuntu: `apt install python3-venv`), or set `venv` to the path of your own virtual environment."
        : "Fix the problem that the message names, or set `venv` to the path of your own virtual environment.";
}
async function addKernel(venv, where) {
    const words = ["-m", "pip", "install", "--quiet", "--no-cache-dir", "ipykernel"];
    const nextStep = "Make sure that this machine can download packages, or set `venv` to an environment with ipykernel.";
    await run((0,external_node_path_.join)(venv, "bin", "python"), words, where, () => nextStep);
}
async function run(command, words, { folder, path, signal }, nextStepFor) {
    const environment = { PATH: path, HOME: folder, LANG: "C.UTF-8" };
    signal.throwIfAborted();
    const group = new ProcessGroup({ command, arguments: words, folder, environment });
    let said = "";
    group.listen((_, bytes) => {
        said = (said + Buffer.from(bytes).toString()).slice(-lastWordsCharacters);
    });
    const end = await waitForEnd(group.ended, { timeoutMs: makingMs, signal });
    if (typeof end === "string")
        ProcessGroup.kill(group);
    else if (end.exitCode !== 0)
        await Promise.race([group.closed, (0,external_node_timers_promises_.setTimeout)(500, undefined, { ref: false })]);
    group.leave();
    signal.throwIfAborted();
    if (typeof end !== "string" && end.exitCode === 0)
        return;
    const how = typeof end === "string"
        ? `took longer than ${makingMs / 1000} s`
        : `ended with ${end.signal ?? `exit code ${end.exitCode ?? "none: it could not be started"}`}`;
    const shown = [command, ...words].join(" ");
    throw unmade(`\`${shown}\` ${how}${said.trim() === "" ? "" : `: ${said.trim()}`}`, nextStepFor(said));
}
function unmade(why, nextStep) {
    return (0,errors/* settingsInvalid */.DI)(`The virtual environment could not be created: ${why}.`, nextStep);
}

;// CONCATENATED MODULE: ./lib/executors/local/local-executor.js
















/**
 * Runs blocks as plain processes of this machine, in a temporary folder. Nothing isolates them. Use it for trusted code,
 * such as a recorded demo, if there is no Docker.
 */
function createLocalExecutor({ maxOutputBytes = output_buffer/* defaultOutputLimitBytes */.t, path = [(0,external_node_path_.dirname)(process.execPath), "/usr/local/bin", "/usr/bin", "/bin"].join(external_node_path_.delimiter), kernel: kernelName, venv = false, functions: read, ...options } = {}, { uvPath = path } = {}) {
    const functions = read && new LocalFunctions(read);
    return {
        name: kernelName === undefined ? "local" : "local-jupyter",
        describe: (how) => usageText(kernelName, venv, functions, { ...options, ...how }),
        async start({ signal, files, changes, purpose }) {
            (0,shared_signal/* mayBeShared */.y)(signal);
            signal.throwIfAborted();
            const { languages = [] } = options;
            const name = purpose === "verification" ? undefined : kernelName;
            const hasCells = name === usage_text/* defaultKernel */.j;
            const opened = venv === false ? null : await openVirtualEnvironment({ venv, hasCells, path, uvPath, signal });
            const folder = (0,external_node_path_.resolve)(await (0,temporary_folder/* createTemporaryFolder */.a)("agent-exec-"));
            let release = null;
            const remove = async () => {
                await Promise.all([
                    (0,promises_.rm)(folder, { recursive: true, force: true, maxRetries: 3 }),
                    opened?.remove(),
                    release?.(),
                ]);
            };
            const given = new given_entries/* GivenEntries */.O();
            const PATH = opened === null ? path : [opened.bin, path].join(external_node_path_.delimiter);
            // The code gets no other variable of the caller.
            const environment = {
                PATH,
                HOME: folder,
                LANG: "C.UTF-8",
                PYTHONUNBUFFERED: "1",
                ...opened?.variables,
                ...(functions && { PYTHONPATH: functions.folder, PYTHONDONTWRITEBYTECODE: "1" }),
            };
            const programs = findPrograms(PATH, (0,languages_languages/* programsOf */.h2)(languages));
            const missing = (0,languages_languages/* missingLanguages */.Kb)(languages, (program) => programs.has(program));
            const python = programs.get("python3") ?? programs.get("python") ?? null;
            let kernel = null;
            try {
                if (missing !== null)
                    throw (0,errors/* settingsInvalid */.DI)(`This machine cannot run ${missing}. agent-exec searched these folders of PATH: ${PATH}.`, "Install the program, or write its absolute path in the setting `language`.");
                if (functions !== undefined)
                    release = await functions.put();
                if (functions !== undefined && purpose !== "verification")
                    await tryLocalFunctions(functions, { programs, environment, signal });
                if (name !== undefined)
                    kernel = await LocalKernel.start({ name, python, folder, environment }, signal);
            }
            catch (error) {
                await remove();
                throw error;
            }
            const parts = { folder, environment, programs, maxOutputBytes, given, kernel, remove };
            const session = new LocalSession({ ...options, ...parts });
            try {
                if (files !== undefined)
                    await copyIntoFolder(folder, given.noted(files), signal);
                if (changes !== undefined)
                    await changeFolder(folder, changes, signal);
            }
            catch (error) {
                await session.stop();
                throw error;
            }
            return session;
        },
    };
}
const usageText = (kernel, venv, functions, options) => `Your code runs on this machine, in a temporary folder, without any isolation.

${kernel === undefined ? "" : `${(0,usage_text/* describeKernel */.h)(kernel, "the working folder")}\n`}${(0,languages_languages/* describeLanguages */.$M)(["javascript", "sh"], options)}
- Each ${kernel === undefined ? "" : "other "}block is a whole program. Files and background processes stay for the next block${kernel === undefined ? "; variables do not" : ""}. A background process must write into a file (\`server >log 2>&1 &\`). It is stopped before your work is verified.${describeVenv(venv)}
- Standard input is empty.${functions === undefined ? "" : (0,functions_functions/* describeFunctions */.vX)(functions.functions, functions.folder)}`;
function describeVenv(venv) {
    if (venv === false)
        return "";
    const ends = venv === true ? ", and not for verifications" : "";
    return `\n- Python runs in a virtual environment: packages from \`pip install\` in a \`sh\` block stay for the next block${ends}.`;
}
/** Maps each program to its path. JavaScript always runs, because this process itself is Node. */
function findPrograms(path, own) {
    const programs = new Map();
    for (const name of [...languages_languages/* interpreterNames */.f4, ...own]) {
        const found = findProgram(name, path);
        if (found !== null)
            programs.set(name, found);
    }
    if (process.allowedNodeEnvironmentFlags.has(languages_languages/* stripTypesFlag */.gh))
        programs.set(languages_languages/* nodeStripsTypes */.bg, process.execPath);
    return programs.set("node", process.execPath);
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
