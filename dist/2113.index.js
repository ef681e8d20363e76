export const id = 2113;
export const ids = [2113];
export const modules = {

/***/ 22113:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startKernelSession: () => (/* binding */ startKernelSession)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/executors/kernel/cell-exit.js
var cell_exit = __webpack_require__(33457);
// EXTERNAL MODULE: ./lib/executors/kernel/kernel-client.js + 2 modules
var kernel_client = __webpack_require__(60408);
// EXTERNAL MODULE: ./lib/executors/kernel/results.js
var kernel_results = __webpack_require__(7128);
// EXTERNAL MODULE: ./lib/facts/execution.js
var execution = __webpack_require__(6257);
// EXTERNAL MODULE: ./lib/executors/block-output.js + 1 modules
var block_output = __webpack_require__(99199);
// EXTERNAL MODULE: ./lib/executors/languages/languages.js
var languages = __webpack_require__(20261);
// EXTERNAL MODULE: ./lib/executors/contained/block/block-end.js
var block_end = __webpack_require__(76851);
// EXTERNAL MODULE: ./lib/executors/contained/block/block-evidence.js + 1 modules
var block_evidence = __webpack_require__(9704);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./node_modules/race-signal/dist/src/index.js
var src = __webpack_require__(65927);
// EXTERNAL MODULE: ./lib/executors/kernel/programs.js + 4 modules
var programs = __webpack_require__(51544);
// EXTERNAL MODULE: ./lib/executors/contained/guard/users.js
var users = __webpack_require__(13082);
// EXTERNAL MODULE: ./lib/executors/contained/sandbox/block-process.js + 2 modules
var block_process = __webpack_require__(76771);
;// CONCATENATED MODULE: ./lib/executors/contained/kernel/place-kernel.js







/** The kernel of a sandbox. After each end it starts again. */
class PlaceKernel {
    /** The language, as the kernel names it. */
    language;
    #sandbox;
    #name;
    #opening;
    #open;
    #hasState = false;
    /** Whether the variables of an earlier kernel are lost, and no cell has run since. */
    #isFresh = false;
    #releasing = Promise.resolve();
    #isHeld = false;
    /** @throws AgentExecError `image-unsuitable`; the place's error; the signal's reason. */
    static async start(sandbox, name, signal) {
        try {
            return new PlaceKernel(sandbox, name, await openKernel(sandbox, name, signal));
        }
        catch (cause) {
            signal.throwIfAborted();
            if (cause instanceof kernel_client/* KernelUnavailableError */.gj)
                throw noKernel(name, cause);
            throw (0,errors/* isAgentExecError */.TE)(cause) ? cause : sandbox.place.explain(cause);
        }
    }
    constructor(sandbox, name, open) {
        this.#sandbox = sandbox;
        this.#name = name;
        this.#open = open;
        this.#opening = Promise.resolve(open);
        this.language = open.client.language;
    }
    get count() {
        return this.#open?.process.hasEnded === false ? 1 : 0;
    }
    /** Starts a kernel if none runs, outside of a block's time. Never rejects. */
    async prepare() {
        await this.take().catch(() => undefined);
    }
    /**
     * Returns a kernel that waits for a cell, and whether variables of earlier cells are gone. The kernel's start has a
     * time limit of its own, and does not count as the block's time.
     * @throws KernelUnavailableError, the place's error, the signal's reason.
     */
    async take(signal) {
        await this.#releasing;
        const open = this.#open;
        if (open !== null && !(open.client.isUsable && !open.process.hasEnded))
            this.#drop(open);
        const kernel = await (0,src/* raceSignal */.W)((this.#opening ??= this.#start()), signal);
        return { kernel, isFresh: this.#isFresh };
    }
    /** Later callers need the kernel too, so the current caller's signal does not end it. */
    async #start() {
        const signal = AbortSignal.timeout(startedWithinMs);
        try {
            const kernel = await openKernel(this.#sandbox, this.#name, signal);
            this.#open = kernel;
            this.#isFresh = this.#hasState;
            this.#hasState = false;
            return kernel;
        }
        catch (error) {
            this.#opening = null;
            throw error;
        }
    }
    #drop({ process, driver }) {
        process.leave();
        driver.leave();
        this.#open = null;
        this.#opening = null;
    }
    /** Call it when a cell begins. From then on, there are variables to lose. */
    noteCell() {
        this.#hasState = true;
        this.#isFresh = false;
    }
    async hold() {
        const kernel = this.#open;
        if (this.count === 0 || kernel === null)
            return false;
        this.#sandbox.upkeep.beginKill();
        this.#isHeld = true;
        if (!(await this.#signal("STOP", kernel)))
            return false;
        return (await this.#sandbox.isCleared()) && (await this.#sandbox.comesToStop());
    }
    release() {
        if (!this.#isHeld)
            return;
        this.#isHeld = false;
        const kernel = this.#open;
        if (this.count === 0 || kernel === null)
            return;
        this.#releasing = this.#signal("CONT", kernel);
    }
    async #signal(name, { client }) {
        try {
            const command = [this.#sandbox.shell, "-c", `kill -${name} ${client.process}`];
            const process = await this.#sandbox.place.spawn({ command, user: users/* blockUser */.rn });
            process.listen(() => undefined);
            const watch = process.watchExit();
            const exitCode = await Promise.race([watch.told, (0,promises_.setTimeout)(signalWithinMs, null, { ref: false })]);
            watch.stop();
            return exitCode === 0;
        }
        catch {
            return false;
        }
    }
}
/** This usually takes 50 ms. */
const signalWithinMs = 10_000;
/** A kernel is usually ready after 0.7 s. */
const startedWithinMs = 60_000;
async function openKernel(sandbox, name, signal) {
    const { place } = sandbox;
    const python = block_process/* pythons */.wn.find((program) => sandbox.has(program));
    if (python === undefined)
        throw new kernel_client/* KernelUnavailableError */.gj("the image has no Python, which a Jupyter kernel needs");
    const { openFiles = 0 } = sandbox;
    const launching = (0,programs/* launcherArguments */.f2)({ name, folder: place.workspaceFolder, ownFolder: "/tmp", openFiles });
    const spawning = [
        place.spawn({ command: [python, ...launching], user: users/* blockUser */.rn, signal }),
        // Code must not be able to change the driver. So it starts with Python's own files only.
        place.spawn({ command: [python, ...programs/* driverArguments */.pC], user: users/* driverUser */.Qp, signal }),
    ];
    const settled = await Promise.allSettled(spawning);
    const started = settled.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
    try {
        const [process, driver] = await Promise.all(spawning);
        const watch = process.watchExit();
        watch.told.catch(() => undefined);
        const client = await kernel_client/* KernelClient */.bw.connect(process, driver, signal);
        return { client, process, driver, watch };
    }
    catch (error) {
        for (const each of started)
            each.leave();
        throw error;
    }
}
function noKernel(name, cause) {
    return new errors/* AgentExecError */.r("image-unsuitable", `The image cannot run the Jupyter kernel ${name}: ${cause.message}`, {
        nextStep: "Use an image that has Python with the package ipykernel, install the package in the setup (`--setup 'pip install --user ipykernel' --setup-network full`), or set `kernel` to another kernel.",
        cause,
    });
}

;// CONCATENATED MODULE: ./lib/executors/contained/kernel/kernel-session.js










/** @throws AgentExecError `image-unsuitable`; the place's error; the signal's reason. */
async function startKernelSession(sandbox, name, signal) {
    const kernel = await PlaceKernel.start(sandbox, name, signal);
    const language = (0,languages/* languageName */.cL)(kernel.language);
    return {
        language,
        process: kernel,
        runs: (word) => (0,languages/* languageName */.cL)(word) === language,
        run: (cell, options) => runCell({ ...cell, kernel }, options),
    };
}
async function runCell(run, options) {
    const { sandbox, kernel, code, clock } = run;
    const { timeoutMs, idleTimeoutMs, signal } = options;
    const counting = sandbox.upkeep.counters();
    const lookingBack = sandbox.upkeep.begin("sh");
    const output = new block_output/* BlockOutput */.r({ ...run, ...options });
    const taken = await kernel.take(signal).catch(unstarted);
    if (taken instanceof kernel_client/* KernelUnavailableError */.gj)
        return kernel_session_noKernel(run, options, taken);
    const before = await counting;
    const hadLeftovers = await lookingBack;
    const results = new kernel_results/* ShownResults */.m(options);
    const startedAt = clock.now();
    kernel.noteCell();
    const cell = taken.kernel.client.run(code, {
        output: (stream, bytes) => output.push(stream, bytes),
        shown: (forms) => output.push("stdout", Buffer.from(results.take(forms))),
    });
    const process = new CellProcess(cell, taken.kernel.watch);
    const { place, disk, sockets } = sandbox;
    const block = { process, hasBegun: true };
    const { end, endedAt } = await (0,block_end/* waitForEnd */.k)({ ...options, block, output, place, disk, sockets, clock });
    const isOvertime = end.cause === "timed-out" || end.cause === "idle";
    // The kernel may continue after an interrupt only if it left no other process.
    const isInterrupted = isOvertime && (await (0,cell_exit/* endsByInterrupt */.Pl)(taken.kernel.client, cell)) && (await sandbox.isCleared());
    const mustEnd = end.cause !== "ended" && end.cause !== "lost" && !isInterrupted;
    const kill = mustEnd ? await sandbox.killAll() : "none";
    const durationMs = (endedAt ?? clock.now()) - startedAt;
    const died = end.cause === "ended" && process.end?.kind === "lost";
    const names = died || end.cause !== "ended" ? place.names : { ...place.names, engine: "kernel" };
    const judged = await (0,block_evidence/* judgeEnd */.d)({
        sandbox,
        place: { names, wordsOf: (error) => place.wordsOf(error) },
        end,
        kill,
        before,
        hadLeftovers,
        pids: run.pids,
        wasCleared: false,
        atStreamEnd: null,
        timeoutMs,
        idleTimeoutMs,
        outputBytes: output.totalBytes,
    });
    if (sandbox.isUsable && (died || kill === "done"))
        void kernel.prepare();
    return {
        ...judged,
        ...(died && judged.exitCode === 0 && { exitCode: 1 }),
        evidence: [
            judged.evidence,
            ...(end.cause === "ended" ? cellWords(process.end) : []),
            ...stateWords({ died, isInterrupted, wasKilled: kill !== "none" }),
        ].join("; "),
        ...(taken.isFresh && { isStateFresh: true }),
        ...results.facts(),
        durationMs,
        ...output.finish(),
        file: null,
    };
}
function cellWords(end) {
    if (end?.kind !== "done")
        return [];
    const raised = (0,cell_exit/* raisedBy */.wb)(end);
    return [
        ...(raised === null ? [] : [raised]),
        ...(end.isCut
            ? ["the kernel did not report the cell's end, so the end of the output may be missing"]
            : []),
    ];
}
function stateWords(what) {
    if (what.died)
        return ["the kernel ended before the block ended, and the variables of the Jupyter kernel are gone"];
    if (what.isInterrupted)
        return ["the cell was interrupted, and the kernel still has its variables"];
    return what.wasKilled
        ? ["agent-exec ended the kernel with the block, and the variables of the Jupyter kernel are gone"]
        : [];
}
function unstarted(error) {
    if (error instanceof kernel_client/* KernelUnavailableError */.gj)
        return error;
    return new kernel_client/* KernelUnavailableError */.gj((0,errors/* messageOf */.bD)(error));
}
/** Files of the code can prevent a kernel from starting. If the sandbox still answers, it is not to blame. */
async function kernel_session_noKernel({ sandbox }, { signal }, { message }) {
    if (signal.aborted)
        return (0,execution/* unrunExecution */.xp)("cancelled", "the run was cancelled before the block ran");
    const { state } = await sandbox.check();
    sandbox.replenish();
    const why = `the kernel could not be restarted: ${message.slice(0, 500)}`;
    if (state === "running")
        return { ...(0,execution/* unrunExecution */.xp)("exited", why), exitCode: 1, isStateFresh: true };
    return (0,execution/* unrunExecution */.xp)(state === "gone" ? "container-lost" : "daemon-lost", why);
}
/** A cell with the interface of a process. It ends by itself or together with its kernel. */
class CellProcess {
    ended;
    end = null;
    #cell;
    #kernel;
    constructor(cell, kernel) {
        this.#kernel = kernel;
        this.#cell = cell;
        this.ended = cell.then((end) => {
            this.end = end;
            return { error: null };
        });
    }
    get hasEnded() {
        return this.end !== null;
    }
    watchExit() {
        const over = this.#cell.then(() => undefined);
        return {
            over,
            told: this.#cell.then((end) => end.kind === "done" ? (0,cell_exit/* exitCodeOf */.FO)(end) : (0,cell_exit/* lostExit */.lb)(this.#kernel.told, null)),
            look: async () => (this.hasEnded ? "over" : "running"),
            stop: () => undefined,
        };
    }
}


/***/ })

};
