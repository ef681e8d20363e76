export const id = 9166;
export const ids = [9166];
export const modules = {

/***/ 60852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $w: () => (/* binding */ chooseCodeFile),
/* harmony export */   LD: () => (/* binding */ maxPathBytes),
/* harmony export */   PC: () => (/* binding */ findPathFault),
/* harmony export */   ih: () => (/* binding */ workspaceFolder)
/* harmony export */ });
/** Where the workspace lies inside a sandbox, as the code sees it. */
const workspaceFolder = "/workspace";
/** 255 bytes: NAME_MAX of Linux's file systems. */
const maxNameBytes = 255;
/** 1,024 bytes leave room below PATH_MAX (4,096) for the folder that an artifact is saved in. */
const maxPathBytes = 1024;
/**
 * The file for a block: the one that its writer asked for, or `tmp_code_<first 16 hex of the code's SHA-256>`.
 * Relative paths and absolute ones below `/workspace` are taken; all that could leave the workspace is refused.
 */
function chooseCodeFile(block, language) {
    if (block.path === null) {
        return { path: `tmp_code_${block.sha256.slice(0, 16)}.${language.extension}`, isGenerated: true };
    }
    const path = block.path.startsWith(`${workspaceFolder}/`)
        ? block.path.slice(workspaceFolder.length + 1)
        : block.path;
    const fault = findPathFault(path);
    return fault === null
        ? { path, isGenerated: false }
        : { refusal: `the file name ${JSON.stringify(block.path.slice(0, 200))} ${fault}` };
}
/** Why a path is not a plain path inside the workspace, as the end of a sentence; null when it is one. */
function findPathFault(path) {
    if (path === "")
        return "is empty";
    if (path.startsWith("/"))
        return "lies outside the workspace";
    if (hasControlCharacter(path))
        return "holds a line end or another control character";
    const parts = path.split("/");
    if (parts.includes(".."))
        return "leaves the workspace";
    if (parts.some((part) => part === "" || part === "."))
        return "is not a plain path to a file";
    if (parts.some(isGitFolder))
        return "has a part that Git takes for its own folder";
    if (Buffer.byteLength(path) > maxPathBytes)
        return `is longer than ${maxPathBytes} bytes`;
    if (parts.some((part) => Buffer.byteLength(part) > maxNameBytes)) {
        return `has a part that is longer than ${maxNameBytes} bytes`;
    }
    return null;
}
/**
 * Whether some system takes the name for `.git`. `git status` next to such a folder would run the programs that its
 * `config` names. The other spellings are those that Git itself refuses (core.protectNTFS, core.protectHFS): without
 * regard to case, with invisible characters, with blanks, dots or a stream's name behind it, or as NTFS's short name.
 */
function isGitFolder(part) {
    const plain = part
        .replace(/\p{Cf}/gu, "")
        .replace(/:.*$/, "")
        .replace(/[. ]+$/, "");
    return /^(\.git|git~1)$/i.test(plain);
}
function hasControlCharacter(text) {
    // C0, DEL and C1: none of them belongs in a name, and NUL and line ends would break the hand-over.
    return /\p{Cc}/u.test(text);
}


/***/ }),

/***/ 65496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ IdleWatch)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

/** Notices that a block wrote nothing for a while. */
class IdleWatch {
    #idleMs;
    #lastAt = performance.now();
    /** @param idleMs Absent: it never does. */
    constructor(idleMs) {
        this.#idleMs = idleMs;
    }
    /** To be called for all that comes. */
    note() {
        if (this.#idleMs !== undefined)
            this.#lastAt = performance.now();
    }
    /** Resolves when nothing came for the whole time, counted from now on; never once `settled` has fired. */
    async struck(settled) {
        if (this.#idleMs === undefined)
            return new Promise(() => undefined);
        this.note();
        for (let leftMs = this.#idleMs; leftMs > 0; leftMs = this.#lastAt + this.#idleMs - performance.now()) {
            // A timer can fire a millisecond before its time.
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.ceil(leftMs), undefined, { signal: settled }).catch(() => undefined);
            if (settled.aborted)
                return new Promise(() => undefined);
        }
    }
}


/***/ }),

/***/ 55649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DS: () => (/* binding */ runnableLanguages),
/* harmony export */   Gv: () => (/* binding */ chooseLanguage),
/* harmony export */   f4: () => (/* binding */ interpreterNames)
/* harmony export */ });
/* unused harmony exports languages, findLanguage */
const languages = [
    {
        name: "python",
        words: ["python", "py", "python3"],
        extension: "py",
        interpreters: ["python3", "python"],
    },
    { name: "sh", words: ["sh", "shell"], extension: "sh", interpreters: ["sh"] },
    { name: "bash", words: ["bash"], extension: "bash", interpreters: ["bash"] },
    {
        name: "javascript",
        words: ["javascript", "js", "node"],
        extension: "js",
        interpreters: ["node", "nodejs"],
    },
];
/** All programs of the table: what a session looks for when it starts. */
const interpreterNames = [
    ...new Set(languages.flatMap((language) => language.interpreters)),
];
/** The language of a fence's first word, or null for one that nothing here runs. */
function findLanguage(word) {
    const wanted = word.toLowerCase();
    return languages.find((language) => language.words.includes(wanted)) ?? null;
}
/** The languages that can be run where the programs of `present` are, in the table's order. */
function runnableLanguages(present) {
    return languages.flatMap((language) => {
        const interpreter = language.interpreters.find((name) => present.has(name));
        return interpreter === undefined ? [] : [{ language, interpreter }];
    });
}
/** The language and program for a block, or the reason why it is not run. */
function chooseLanguage(word, runnable) {
    const names = runnable.map(({ language }) => language.name).join(", ");
    const language = findLanguage(word);
    if (language === null) {
        const what = word === "" ? "the fence names no language" : `the language ${JSON.stringify(word)} is not run`;
        return { refusal: `${what}; languages here: ${names}` };
    }
    const choice = runnable.find((candidate) => candidate.language === language);
    return choice ?? { refusal: `${language.name} is not installed here; languages here: ${names}` };
}


/***/ }),

/***/ 69953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ LiveOutput)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _text_output_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72780);


/**
 * Hands output on as it arrives, decoded, each stream by a decoder of its own so that a character in two chunks
 * stays whole. After `limitBytes` it says once that it stops: a flood would fill the memory of whoever shows it,
 * and the result holds head, tail and the true counts anyway.
 */
class LiveOutput {
    #onOutput;
    #decoders = { stdout: newDecoder(), stderr: newDecoder() };
    #leftBytes;
    constructor(onOutput, limitBytes) {
        this.#onOutput = onOutput;
        this.#leftBytes = limitBytes;
    }
    push(stream, bytes) {
        if (this.#onOutput === undefined || this.#leftBytes <= 0)
            return;
        const shown = bytes.subarray(0, this.#leftBytes);
        this.#leftBytes -= shown.length;
        this.#show(stream, this.#decoders[stream].decode(shown, { stream: true }));
        if (this.#leftBytes <= 0)
            this.#show(stream, _text_output_text_js__WEBPACK_IMPORTED_MODULE_1__/* .liveCutNote */ .rX);
    }
    /** Shows what is left of characters that never became whole. */
    finish() {
        if (this.#leftBytes <= 0)
            return;
        for (const stream of ["stdout", "stderr"])
            this.#show(stream, this.#decoders[stream].decode());
    }
    #show(stream, text) {
        if (text === "")
            return;
        try {
            this.#onOutput?.(stream, text);
        }
        catch {
            // A watcher that fails must not end the block, nor be taken for a broken connection.
            this.#leftBytes = 0;
        }
    }
}
function newDecoder() {
    return new node_util__WEBPACK_IMPORTED_MODULE_0__.TextDecoder("utf-8", { ignoreBOM: true });
}


/***/ }),

/***/ 79166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createLocalExecutor: () => (/* binding */ createLocalExecutor)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/text/output-buffer.js
var output_buffer = __webpack_require__(9373);
// EXTERNAL MODULE: ./lib/executors/languages.js
var languages = __webpack_require__(55649);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/text/format.js
var format = __webpack_require__(23808);
// EXTERNAL MODULE: ./lib/executors/code-file.js
var code_file = __webpack_require__(60852);
// EXTERNAL MODULE: ./lib/executors/idle-watch.js
var idle_watch = __webpack_require__(65496);
// EXTERNAL MODULE: ./lib/executors/live-output.js
var live_output = __webpack_require__(69953);
// EXTERNAL MODULE: ./lib/executors/unrun-execution.js
var unrun_execution = __webpack_require__(39345);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./lib/executors/local/process-group.js


/** 500 ms: signal 9 ends a process within milliseconds; what is there longer is dead and nobody waits for it. */
const dyingMs = 500;
const dyingPollMs = 5;
/** A program in a process group of its own, so that one signal reaches its children too. */
class ProcessGroup {
    /** Never rejects; without exit code and signal when the program could not be started. */
    ended;
    /** Resolves when both streams have ended: a child in the background can hold them after the end. */
    closed;
    #child;
    constructor({ command, arguments: args, folder, environment }) {
        this.#child = (0,external_node_child_process_.spawn)(command, args, {
            cwd: folder,
            env: { ...environment },
            detached: true,
            stdio: ["ignore", "pipe", "pipe"],
        });
        this.ended = new Promise((resolve) => {
            this.#child.once("error", () => resolve({ exitCode: null, signal: null }));
            this.#child.once("exit", (exitCode, signal) => resolve({ exitCode, signal }));
        });
        this.closed = new Promise((resolve) => this.#child.once("close", () => resolve()));
    }
    listen(sink) {
        this.#child.stdout?.on("data", (bytes) => sink("stdout", bytes));
        this.#child.stderr?.on("data", (bytes) => sink("stderr", bytes));
    }
    /** Signal 9 to the whole group. A process that made a group of its own is out of reach. */
    kill() {
        // Without a pid the program never started; and 0 would be our own group.
        if (this.#child.pid === undefined || this.#child.pid === 0)
            return;
        try {
            process.kill(-this.#child.pid, "SIGKILL");
        }
        catch {
            // The group is empty already.
        }
    }
    /** Resolves when a group that was killed is empty, or holds only dead processes that nobody waits for. */
    async untilEmpty() {
        for (let waitedMs = 0; waitedMs < dyingMs && this.#isThere(); waitedMs += dyingPollMs) {
            await (0,external_node_timers_promises_.setTimeout)(dyingPollMs);
        }
    }
    #isThere() {
        if (this.#child.pid === undefined || this.#child.pid === 0)
            return false;
        try {
            return process.kill(-this.#child.pid, 0);
        }
        catch {
            return false;
        }
    }
    /**
     * Lets go of the streams that a child in the background still holds. They are read and dropped as long as we
     * live: a server that writes a log would end at its next line otherwise.
     */
    leave() {
        for (const stream of [this.#child.stdout, this.#child.stderr]) {
            stream?.removeAllListeners("data").resume();
            // A pipe of a child is a socket, which can be waited for or not; the types do not say so.
            stream?.unref();
        }
        this.#child.unref();
    }
}

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/executors/workspace-gate.js
var workspace_gate = __webpack_require__(28371);
;// CONCATENATED MODULE: ./lib/executors/local/workspace-folder.js






/**
 * The regular files below a folder; links are named and not followed.
 *
 * @throws AgentExecError `session-lost` when the folder cannot be read. On abort: the signal's reason.
 */
async function* readFolder({ folder, signal, ...options }) {
    const gate = new workspace_gate/* WorkspaceGate */.H(options);
    for await (const path of walk(folder, "")) {
        signal.throwIfAborted();
        const stats = await (0,promises_.lstat)((0,external_node_path_.join)(folder, path)).catch(() => null);
        if (stats === null)
            continue;
        const isExecutable = (stats.mode & 0o111) !== 0;
        const verdict = gate.judge({ name: path, kind: entryKind(stats), bytes: stats.size, isExecutable });
        if (verdict === null)
            continue;
        yield verdict.kind === "file"
            ? { ...verdict, content: readContent((0,external_node_path_.join)(folder, path), verdict.bytes) }
            : verdict;
    }
    yield* gate.summary();
}
/**
 * Writes files into a folder that nothing runs in yet. @throws AgentExecError `settings-invalid` for a bad
 * path.
 */
async function copyIntoFolder({ folder, files, signal, }) {
    for await (const file of files) {
        signal.throwIfAborted();
        if (file.kind === "left-out")
            continue;
        const fault = (0,code_file/* findPathFault */.PC)(file.path);
        if (fault !== null) {
            throw new errors/* AgentExecError */.r("settings-invalid", `A file for the workspace cannot be put there: its name ${fault}.`, {
                nextStep: "Rename the file.",
            });
        }
        const path = (0,external_node_path_.join)(folder, file.path);
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
        await (0,promises_.writeFile)(path, file.content, { mode: file.isExecutable ? 0o755 : 0o644 });
    }
}
async function* walk(folder, below) {
    const entries = await (0,promises_.readdir)((0,external_node_path_.join)(folder, below), { withFileTypes: true }).catch((cause) => {
        if (below !== "")
            return [];
        throw new errors/* AgentExecError */.r("session-lost", "The workspace's folder cannot be read any more.", {
            nextStep: "Run again; what the code printed is in the transcript.",
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
/** As many bytes as were promised, of the file itself and never of a link that took its place. */
async function* readContent(path, bytes) {
    if (bytes === 0)
        return;
    const file = await (0,promises_.open)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
    try {
        yield* file.createReadStream({ end: bytes - 1, autoClose: false });
    }
    finally {
        await file.close();
    }
}
function entryKind(stats) {
    if (stats.isSymbolicLink())
        return "symlink";
    if (stats.isFIFO())
        return "fifo";
    if (stats.isBlockDevice() || stats.isCharacterDevice())
        return "device";
    if (!stats.isFile())
        return "other";
    return stats.nlink > 1 ? "hard-link" : "file";
}

;// CONCATENATED MODULE: ./lib/executors/local/local-session.js














/** Output can still be in the pipes when the process has ended: they are left once nothing came for 100 ms. */
const quietMs = 100;
/** 2 s: whoever writes on for longer is a child in the background. */
const longestDrainMs = 2000;
/** Processes of this machine that share a temporary folder. */
class LocalSession {
    facts;
    #parts;
    #languages;
    #folder;
    #groups = [];
    #generatedFiles = new Set();
    constructor(parts) {
        this.#parts = parts;
        this.#folder = parts.folder;
        this.#languages = (0,languages/* runnableLanguages */.DS)(new Set(parts.programs.keys()));
        this.facts = {
            executor: "local",
            image: null,
            digest: null,
            limits: { isolation: "none", memory: "none", network: "the machine's" },
            held: { isolation: false, memory: false, network: false },
            languages: this.#languages.map(({ language }) => language.name),
        };
    }
    async execute(block, options) {
        const choice = (0,languages/* chooseLanguage */.Gv)(block.language, this.#languages);
        if ("refusal" in choice)
            return (0,unrun_execution/* refusedExecution */.N)("language", choice.refusal);
        const file = (0,code_file/* chooseCodeFile */.$w)(block, choice.language);
        if ("refusal" in file)
            return (0,unrun_execution/* refusedExecution */.N)("refused", file.refusal);
        if (options.signal.aborted)
            return (0,unrun_execution/* unrunExecution */.x)("cancelled", "the run was cancelled before the block ran");
        const path = (0,external_node_path_.join)(this.#folder, file.path);
        const fault = await writeCode(path, block.code);
        if (fault !== null)
            return (0,unrun_execution/* refusedExecution */.N)("refused", `the code cannot be written to ${file.path}: ${fault}`);
        if (file.isGenerated)
            this.#generatedFiles.add(file.path);
        const interpreter = this.#parts.programs.get(choice.interpreter) ?? choice.interpreter;
        return { ...(await this.#run({ interpreter, path }, options)), file: file.path };
    }
    async *files({ signal }) {
        signal.throwIfAborted();
        const groups = this.#groups;
        this.#killAll();
        await Promise.all(groups.map((group) => group.untilEmpty()));
        yield* readFolder({ folder: this.#folder, leaveOut: this.#generatedFiles, signal });
    }
    async reset(options) {
        await this.stop();
        this.#generatedFiles = new Set();
        this.#folder = await this.#parts.open(options);
    }
    async stop() {
        this.#killAll();
        await (0,promises_.rm)(this.#folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
    }
    async #run({ interpreter, path }, { timeoutMs, idleTimeoutMs, signal, onOutput }) {
        const buffer = new output_buffer/* OutputBuffer */.G(this.#parts.maxOutputBytes);
        const live = new live_output/* LiveOutput */.s(onOutput, this.#parts.maxOutputBytes);
        const idle = new idle_watch/* IdleWatch */.K(idleTimeoutMs);
        const startedAt = performance.now();
        const group = new ProcessGroup({
            command: interpreter,
            arguments: [path],
            folder: this.#folder,
            environment: { PATH: this.#parts.path, HOME: this.#folder, LANG: "C.UTF-8", PYTHONUNBUFFERED: "1" },
        });
        this.#groups.push(group);
        group.listen((stream, bytes) => {
            idle.note();
            buffer.push(stream, bytes);
            live.push(stream, bytes);
        });
        const end = await waitForEnd(group, { timeoutMs, idle, signal });
        if (typeof end === "string")
            this.#killAll();
        await drain(group, buffer);
        group.leave();
        live.finish();
        return {
            ...classify(end, { timeoutMs, idleTimeoutMs }),
            durationMs: Math.round(performance.now() - startedAt),
            ...buffer.finish(),
        };
    }
    #killAll() {
        for (const group of this.#groups)
            group.kill();
        this.#groups = [];
    }
}
/** Null when the code was written, otherwise the system's code for why not. Links are not followed. */
async function writeCode(path, code) {
    try {
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
        const flags = external_node_fs_.constants.O_WRONLY |
            external_node_fs_.constants.O_CREAT |
            external_node_fs_.constants.O_TRUNC |
            external_node_fs_.constants.O_NOFOLLOW |
            external_node_fs_.constants.O_NONBLOCK;
        const file = await (0,promises_.open)(path, flags, 0o644);
        try {
            await file.writeFile(code);
        }
        finally {
            await file.close();
        }
        return null;
    }
    catch (error) {
        return String(error.code);
    }
}
async function drain(group, buffer) {
    const closed = group.closed.then(() => true);
    for (let waitedMs = 0; waitedMs < longestDrainMs; waitedMs += quietMs) {
        const before = buffer.totalBytes;
        if (await Promise.race([closed, (0,external_node_timers_promises_.setTimeout)(quietMs, false, { ref: false })]))
            return;
        if (buffer.totalBytes === before)
            return;
    }
}
async function waitForEnd(group, { timeoutMs, idle, signal }) {
    const settled = new AbortController();
    const never = () => new Promise(() => undefined);
    try {
        return await Promise.race([
            group.ended,
            (0,external_node_timers_promises_.setTimeout)(timeoutMs, "timed-out", { signal: settled.signal }).catch(never),
            idle.struck(settled.signal).then(() => "idle"),
            new Promise((resolve) => {
                signal.addEventListener("abort", () => resolve("cancelled"), { once: true, signal: settled.signal });
            }),
        ]);
    }
    finally {
        settled.abort();
    }
}
function classify(end, { timeoutMs, idleTimeoutMs = Infinity, }) {
    if (end === "timed-out" || end === "idle") {
        const evidence = end === "idle"
            ? `no output for ${(0,format/* formatDuration */.a3)(idleTimeoutMs)}`
            : `the block ran longer than ${(0,format/* formatDuration */.a3)(timeoutMs)}`;
        return { ending: "timed-out", exitCode: 124, evidence };
    }
    if (end === "cancelled") {
        return { ending: "cancelled", exitCode: 130, evidence: "the run was cancelled while the block ran" };
    }
    if (end.signal !== null) {
        const exitCode = 128 + external_node_os_.constants.signals[end.signal];
        return { ending: "signalled", exitCode, evidence: `the process was ended by ${end.signal}` };
    }
    return {
        ending: "exited",
        exitCode: end.exitCode,
        evidence: `the process ended with exit code ${end.exitCode}`,
    };
}

;// CONCATENATED MODULE: ./lib/executors/local/local-executor.js








/**
 * Runs blocks as plain processes of this machine, in a temporary folder. Nothing isolates them: this is for
 * trusted code, such as a recorded demo, where there is no Docker.
 */
function createLocalExecutor({ maxOutputBytes = output_buffer/* defaultOutputLimitBytes */.t, path = [(0,external_node_path_.dirname)(process.execPath), "/usr/local/bin", "/usr/bin", "/bin"].join(external_node_path_.delimiter), } = {}) {
    return {
        name: "local",
        describe: () => usageText,
        async start({ signal, files }) {
            const open = async (options) => {
                options.signal.throwIfAborted();
                return (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "agent-exec-"));
            };
            const folder = await open({ signal });
            const session = new LocalSession({ folder, open, path, programs: findPrograms(path), maxOutputBytes });
            try {
                if (files !== undefined)
                    await copyIntoFolder({ folder, files, signal });
            }
            catch (error) {
                await session.stop();
                throw error;
            }
            return session;
        },
    };
}
const usageText = `Your code runs on this machine, in a temporary folder, without any isolation.

- Languages: \`javascript\`, \`sh\`, and \`python\` and \`bash\` where they are installed. A fence's first word names the language; blocks in other languages are not run.
- Each block is a file of its own in the working folder and runs as a process of its own; blocks run in order, up to the first that fails. To choose the file's name write \`# filename: name.py\` (or the language's comment) on the first line; folders are made.
- Files in the working folder and processes in the background are there for the next block; variables are not. A process in the background lives until the files are read for verification or at the end.
- Files that you leave in the working folder are saved as the run's results, links are not.
- Standard input is empty.`;
/** Program → its path. JavaScript is run by the Node that runs us, which is there for certain. */
function findPrograms(path) {
    const programs = new Map();
    for (const name of languages/* interpreterNames */.f4) {
        const found = path
            .split(external_node_path_.delimiter)
            .map((folder) => (0,external_node_path_.join)(folder, name))
            .find(isExecutable);
        if (found !== undefined)
            programs.set(name, found);
    }
    return programs.set("node", process.execPath);
}
function isExecutable(file) {
    try {
        (0,external_node_fs_.accessSync)(file, external_node_fs_.constants.X_OK);
        return true;
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 39345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ refusedExecution),
/* harmony export */   x: () => (/* binding */ unrunExecution)
/* harmony export */ });
/** The result of a block that is not run here, by its own fault or nobody's. */
function refusedExecution(notRun, evidence) {
    return { ...unrunExecution("not-run", evidence), notRun };
}
/** The result of a block of which nothing ran. */
function unrunExecution(ending, evidence) {
    const nothing = { text: "", bytes: 0, truncated: false };
    const exitCode = ending === "cancelled" ? 130 : null;
    return {
        ending,
        exitCode,
        durationMs: 0,
        stdout: nothing,
        stderr: nothing,
        order: [],
        file: null,
        evidence,
    };
}


/***/ }),

/***/ 28371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ WorkspaceGate),
/* harmony export */   W: () => (/* binding */ defaultFileLimits)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23808);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44765);
/* harmony import */ var _code_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60852);



const mebibyte = 1024 * 1024;
/** Bounds for hostile workspaces: above what people leave, below what hurts a runner. */
const defaultFileLimits = {
    files: 10_000,
    fileBytes: 100 * mebibyte,
    totalBytes: 512 * mebibyte,
    depth: 32,
};
/** So much of a name is told, in UTF-16 units: twice what Linux opens, where an archive may claim names of megabytes. */
const maxNameChars = 8192;
/** Entries that are named one by one when they are left out; after these they are only counted. */
const maxNamedLeftOut = 1000;
const kindReasons = {
    symlink: "a symbolic link",
    "hard-link": "a second name (hard link) of another file",
    fifo: "a named pipe",
    device: "a device",
    other: "not a regular file",
};
/**
 * Lets regular files with plain paths pass, each path once and within the limits, and names what it leaves
 * out.
 */
class WorkspaceGate {
    #limits;
    #leaveOut;
    #seen = new Set();
    /** Those that the files in `#seen` lie in. */
    #folders = new Set();
    #totalBytes = 0;
    #leftOut = 0;
    constructor({ limits = defaultFileLimits, leaveOut }) {
        this.#limits = limits;
        this.#leaveOut = leaveOut;
    }
    /** Null for an entry that is passed over: a folder, a file of ours, one too many to be named. */
    judge({ name, kind, bytes, isExecutable }) {
        const path = name.replace(/^(\.\/+)+/, "");
        if (kind === "directory")
            return this.#judgeFolder(path);
        if (this.#leaveOut.has(path))
            return null;
        const reason = kindReasons[kind] ?? this.#pathReason(path) ?? this.#sizeReason(bytes);
        if (reason !== null)
            return this.#refuse(path, reason);
        this.#seen.add(path);
        for (const folder of foldersOf(path))
            this.#folders.add(folder);
        this.#totalBytes += bytes;
        return { kind: "file", path, bytes, isExecutable };
    }
    /** One entry for all that were too many to be named. */
    summary() {
        const more = this.#leftOut - maxNamedLeftOut;
        return more > 0
            ? [{ kind: "left-out", path: "…", reason: `${more} more entries that are not named` }]
            : [];
    }
    /** A folder comes about with its files; one at the end of the way in is named, because nothing in it comes. */
    #judgeFolder(path) {
        const isTooDeep = path.split("/").filter((part) => part !== "").length > this.#limits.depth;
        return isTooDeep ? this.#refuse(path, this.#depthReason()) : null;
    }
    #refuse(path, reason) {
        this.#leftOut += 1;
        if (this.#leftOut > maxNamedLeftOut)
            return null;
        return { kind: "left-out", path: shortened(path), reason };
    }
    #depthReason() {
        return `deeper than ${this.#limits.depth} folders`;
    }
    #pathReason(path) {
        const fault = (0,_code_file_js__WEBPACK_IMPORTED_MODULE_1__/* .findPathFault */ .PC)(path);
        if (fault !== null)
            return `its name ${fault}`;
        if (path.split("/").length > this.#limits.depth)
            return this.#depthReason();
        if (this.#seen.has(path))
            return "its name occurs twice";
        const isInFile = foldersOf(path).some((folder) => this.#seen.has(folder));
        return isInFile || this.#folders.has(path) ? "its name is both a file's and a folder's" : null;
    }
    #sizeReason(bytes) {
        const { fileBytes, totalBytes, files } = this.#limits;
        if (bytes > fileBytes)
            return `larger than ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatBytes */ .z3)(fileBytes)}`;
        if (this.#seen.size >= files)
            return `more than ${files} files`;
        return this.#totalBytes + bytes > totalBytes
            ? `all files together are larger than ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatBytes */ .z3)(totalBytes)}`
            : null;
    }
}
/** The folders that a path lies in, outermost first: `a` and `a/b` for `a/b/c`. */
function foldersOf(path) {
    const parts = path.split("/");
    return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
}
/** A copy: a mere slice would hold the whole name in memory for as long as it is there itself. */
function shortened(name) {
    if (name.length <= maxNameChars)
        return name;
    return Buffer.from((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_2__/* .truncateEnd */ .S)(name, maxNameChars)).toString();
}


/***/ }),

/***/ 9373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ OutputBuffer),
/* harmony export */   t: () => (/* binding */ defaultOutputLimitBytes)
/* harmony export */ });
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57032);
/* harmony import */ var _output_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72780);


/** 1 MiB a block over both streams, half for the head and half for the tail. */
const defaultOutputLimitBytes = 1024 * 1024;
/**
 * Bytes of the limit that each change between the streams costs. Without it a program that writes one byte to each
 * stream in turn would need far more memory for the order of arrival than for its output.
 */
const switchCostBytes = 32;
/**
 * Collects what a program writes to its two streams in memory of a fixed size: the head and the tail in order of
 * arrival, and the true numbers of bytes and lines of each stream. What lies between is counted and dropped.
 */
class OutputBuffer {
    #head;
    #tail;
    #total = { stdout: 0, stderr: 0 };
    #lines = { stdout: new _lines_js__WEBPACK_IMPORTED_MODULE_1__/* .LineCounter */ .HN(), stderr: new _lines_js__WEBPACK_IMPORTED_MODULE_1__/* .LineCounter */ .HN() };
    constructor(limitBytes = defaultOutputLimitBytes) {
        this.#head = new Head(Math.ceil(limitBytes / 2));
        this.#tail = new Tail(Math.max(1, Math.floor(limitBytes / 2)));
    }
    /** Bytes of both streams so far, kept or not. */
    get totalBytes() {
        return this.#total.stdout + this.#total.stderr;
    }
    /** Takes bytes as they arrive. They are copied: the caller may use its memory again. */
    push(stream, bytes) {
        if (bytes.length === 0)
            return;
        this.#total[stream] += bytes.length;
        this.#lines[stream].push(bytes);
        const taken = this.#head.push(stream, bytes);
        if (taken < bytes.length)
            this.#tail.push(stream, bytes.subarray(taken));
    }
    /** What is kept, as text: valid UTF-8, no character cut in two, one line where something was left out. */
    finish() {
        const { stdout, stderr } = this.#lines;
        return (0,_output_text_js__WEBPACK_IMPORTED_MODULE_0__/* .captureText */ .MW)({
            head: this.#head.pieces(),
            tail: this.#tail.pieces(),
            totalBytes: this.#total,
            totalLines: { stdout: stdout.lines, stderr: stderr.lines },
        });
    }
}
/** The first bytes, in memory that grows with them. Once something did not fit, it takes no more. */
class Head {
    limitBytes;
    #bytes = Buffer.alloc(0);
    #used = 0;
    #costBytes = 0;
    #isFull = false;
    #runs = [];
    constructor(limitBytes) {
        this.limitBytes = limitBytes;
    }
    /** Returns how many of the bytes were taken. */
    push(stream, bytes) {
        if (this.#isFull)
            return 0;
        const last = this.#runs.at(-1);
        const switchCost = last === undefined || last.stream === stream ? 0 : switchCostBytes;
        const room = this.limitBytes - this.#used - this.#costBytes - switchCost;
        const taken = Math.max(0, Math.min(room, bytes.length));
        if (taken < bytes.length)
            this.#isFull = true;
        if (taken === 0)
            return 0;
        this.#costBytes += switchCost;
        this.#grow(this.#used + taken);
        this.#bytes.set(bytes.subarray(0, taken), this.#used);
        this.#used += taken;
        if (last?.stream === stream)
            last.bytes += taken;
        else
            this.#runs.push({ stream, bytes: taken });
        return taken;
    }
    pieces() {
        return cutIntoPieces(this.#runs, this.#bytes.subarray(0, this.#used));
    }
    #grow(neededBytes) {
        if (neededBytes <= this.#bytes.length)
            return;
        const size = Math.min(this.limitBytes, Math.max(neededBytes, this.#bytes.length * 2, 1024));
        const larger = Buffer.alloc(size);
        this.#bytes.copy(larger, 0, 0, this.#used);
        this.#bytes = larger;
    }
}
/** The last bytes, in a ring. */
class Tail {
    limitBytes;
    #ring = null;
    #end = 0;
    #used = 0;
    #runs = [];
    /** Runs before this one were dropped; they are removed from the list now and then. */
    #firstRun = 0;
    constructor(limitBytes) {
        this.limitBytes = limitBytes;
    }
    push(stream, bytes) {
        const kept = bytes.length > this.limitBytes ? bytes.subarray(bytes.length - this.limitBytes) : bytes;
        const last = this.#runs.at(-1);
        if (last?.stream === stream)
            last.bytes += kept.length;
        else
            this.#runs.push({ stream, bytes: kept.length });
        this.#used += kept.length;
        this.#dropOldest();
        this.#write(kept);
    }
    pieces() {
        if (this.#ring === null)
            return [];
        const start = (this.#end - this.#used + this.limitBytes) % this.limitBytes;
        const bytes = Buffer.concat([this.#ring.subarray(start), this.#ring.subarray(0, start)]);
        return cutIntoPieces(this.#runs.slice(this.#firstRun), bytes.subarray(0, this.#used));
    }
    #dropOldest() {
        for (;;) {
            const switches = this.#runs.length - this.#firstRun - 1;
            const excess = this.#used + switches * switchCostBytes - this.limitBytes;
            const oldest = this.#runs[this.#firstRun];
            if (excess <= 0 || oldest === undefined)
                break;
            const dropped = Math.min(oldest.bytes, excess);
            oldest.bytes -= dropped;
            this.#used -= dropped;
            if (oldest.bytes === 0)
                this.#firstRun += 1;
        }
        if (this.#firstRun > 1024) {
            this.#runs = this.#runs.slice(this.#firstRun);
            this.#firstRun = 0;
        }
    }
    #write(bytes) {
        const ring = (this.#ring ??= Buffer.alloc(this.limitBytes));
        const untilEnd = Math.min(bytes.length, this.limitBytes - this.#end);
        ring.set(bytes.subarray(0, untilEnd), this.#end);
        ring.set(bytes.subarray(untilEnd), 0);
        this.#end = (this.#end + bytes.length) % this.limitBytes;
    }
}
function cutIntoPieces(runs, bytes) {
    let start = 0;
    return runs.map((run) => {
        const piece = { stream: run.stream, bytes: bytes.subarray(start, start + run.bytes) };
        start += run.bytes;
        return piece;
    });
}


/***/ })

};
