export const id = 4011;
export const ids = [4011];
export const modules = {

/***/ 60795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   pd: () => (/* binding */ foldersOf),
/* harmony export */   tc: () => (/* binding */ fromRoot)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** The folders that a path lies in, outermost first: `a` and `a/b` for `a/b/c`. */
function foldersOf(path) {
    const parts = path.split("/");
    return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
}
/** Whether a path is this folder or lies in it. The path and the folder are absolute. */
function isWithin(folder, path) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(path, node_path__WEBPACK_IMPORTED_MODULE_0__.sep).startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, node_path__WEBPACK_IMPORTED_MODULE_0__.sep));
}
/** `./a.py` as `a.py`. */
function fromRoot(path) {
    return path.replace(/^(?:\.\/)+/, "");
}


/***/ }),

/***/ 53912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ findRepository)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60795);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9668);
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




/** Finds the repository as git does, but ignores variables and configuration. @throws Error if there is none. */
async function findRepository(folder) {
    const here = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder);
    for (let root = here;; root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(root)) {
        const gitDir = await gitDirIn(root);
        if (gitDir !== null) {
            if ((0,_files_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(gitDir, here))
                throw new Error("this operation must be run in a work tree");
            const commonDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitDir, (await lineOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, "commondir"))) ?? "");
            const head = await lineOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, "HEAD"));
            const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, here).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/");
            return { root, prefix: way === "" ? "" : `${way}/`, gitDir, commonDir, head: `${head}\n` };
        }
        if (await isGitDir(root))
            throw new Error("it is a bare repository, so it has no files");
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(root) === root)
            throw new Error("not a git repository (or any of the parent directories): .git");
    }
}
/** The folder that a `.git` here means. Null if it is missing or invalid: then git looks in the folder above. */
async function gitDirIn(root) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ".git");
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch(() => null);
    if (stats === null)
        return null;
    if (stats.isDirectory())
        return (await isGitDir(path)) ? path : null;
    const target = /^gitdir: (.+)$/.exec((await lineOf(path)) ?? "")?.[1];
    if (target === undefined)
        throw new Error(`${path} does not name a repository`);
    const gitDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, target);
    if (await isGitDir(gitDir))
        return gitDir;
    throw new Error(`not a git repository: ${gitDir} (named in ${path})`);
}
async function isGitDir(path) {
    const head = await lineOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, "HEAD"));
    if (head === null || !/^(?:ref: refs\/.+|[0-9a-f]{40,64})$/.test(head))
        return false;
    const common = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path, (await lineOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, "commondir"))) ?? "");
    return (await isFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(common, "objects"))) && (await isFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(common, "refs")));
}
async function isFolder(path) {
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch(() => null))?.isDirectory() ?? false;
}
/** Paths are shorter. */
const maxBytes = 64 * 1024;
/** The first line of a small file. Null if it is not a regular file. */
async function lineOf(path) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const handle = __addDisposableResource(env_1, await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__/* .openPlain */ .Hu)(path).catch(() => null), true);
        if (handle === null)
            return null;
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(maxBytes), 0, maxBytes, 0);
        return buffer.subarray(0, bytesRead).toString("utf8").split("\n")[0].trimEnd();
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


/***/ }),

/***/ 59513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lc: () => (/* binding */ GitFault),
  oM: () => (/* binding */ gitOutput),
  km: () => (/* binding */ timeOver)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:stream/promises"
var promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
;// CONCATENATED MODULE: ./lib/format/how-ended.js
/** For example `ended with exit code 3` or `was ended by SIGSEGV`. */
function howEnded({ exitCode, signal }) {
    return signal === null ? `ended with exit code ${exitCode ?? "none"}` : `was ended by ${signal}`;
}

// EXTERNAL MODULE: ./lib/process/env.js
var env = __webpack_require__(36130);
;// CONCATENATED MODULE: ./lib/workspace/git/git-output.js






/** An input that waits for git ends well within this time. */
const inputMs = 1_000;
/** git explains a failure in a line or two. A hostile tree can make it warn about each file, so the text is cut. */
const maxComplaintChars = 4_000;
/**
 * Yields git's output as it comes. The generator stores nothing, so a slow reader slows git. A reader that stops early
 * ends git. `@actions/exec` cannot do this: it collects lines without a limit, scans an unfinished line again for each
 * chunk, cannot end its process, and complains on standard output about closed folders of PATH.
 * @throws Error if git is missing, ends with another exit code, prints more than `maxBytes`, takes longer than
 * `timeoutMs`, or is ended by the signal; also errors of `input`. git has ended by then, and `input` is closed.
 */
async function* gitOutput(args, { place, expected = [0], maxBytes, timeoutMs, maxMemoryBytes, signal, input = [], ...options }) {
    if (signal?.aborted === true)
        throw timeOver();
    const env = gitEnvironment(place, options);
    const [program, words] = held(args, maxMemoryBytes);
    const child = (0,external_node_child_process_.spawn)(program, words, { cwd: place?.folder ?? "/", env, stdio: "pipe" });
    const ended = endOf(child);
    const fed = feed(child, input);
    const complaint = headOf(child.stderr);
    const late = new Error(`git did not end within ${timeoutMs / 1000} s`);
    const timer = setTimeout(() => {
        child.stdout.destroy(late);
        child.stderr.destroy();
    }, timeoutMs);
    const onAbort = () => void child.stdout.destroy(timeOver());
    signal?.addEventListener("abort", onAbort, { once: true });
    let bytes = 0;
    try {
        for await (const chunk of child.stdout) {
            bytes += chunk.byteLength;
            if (bytes > maxBytes)
                throw new Error(`git printed more than ${(0,format/* formatBytes */.z3)(maxBytes)}`);
            yield chunk;
        }
        const end = await ended;
        if (end.exitCode === null || !expected.includes(end.exitCode))
            throw new GitFault((await complaint).trim() || `git ${howEnded(end)}`, end.signal !== null);
    }
    finally {
        clearTimeout(timer);
        signal?.removeEventListener("abort", onAbort);
        child.kill("SIGKILL");
        // git must not write any more, because the caller may remove the folder next. If git did not start, the error
        // already says so.
        await ended.catch(() => undefined);
        // The input may wait for something else, so this does not wait for it for long.
        await Promise.race([fed, (0,external_node_timers_promises_.setTimeout)(inputMs, undefined, { ref: false })]);
    }
}
/** Sends the input. Never rejects: the output's reader gets the input's error, and git says why it stopped. */
async function feed({ stdin, stdout }, input) {
    const watched = async function* () {
        try {
            yield* input;
        }
        catch (thrown) {
            stdout.destroy(thrown);
            throw thrown;
        }
    };
    await (0,promises_.pipeline)(watched, stdin).catch(() => undefined);
}
class GitFault extends Error {
    isCrash;
    constructor(message, 
    /** Whether a signal ended git, for example because git crashed. */
    isCrash) {
        super(message);
        this.isCrash = isCrash;
    }
}
function timeOver() {
    return new Error("saving the code's files took too long");
}
/** The program and its words. A shell limits git's memory, if the shell can. */
function held(args, maxMemoryBytes) {
    if (maxMemoryBytes === undefined)
        return ["git", args];
    const script = `ulimit -v ${Math.floor(maxMemoryBytes / 1024)} 2>/dev/null; exec git "$@"`;
    return ["/bin/sh", ["-c", script, "git", ...args]];
}
/** @throws Error if it did not start. */
function endOf(child) {
    const ended = new Promise((resolve, reject) => {
        child.once("exit", (exitCode, signal) => resolve({ exitCode, signal })).once("error", reject);
    });
    // The caller handles this failure later. Until then it must not count as unhandled.
    ended.catch(() => undefined);
    return ended;
}
/** The beginning of a stream, after the stream's end. The rest is read and dropped, so that the writer never waits. */
function headOf(stream) {
    let head = "";
    stream.setEncoding("utf8").on("data", (text) => {
        if (head.length < maxComplaintChars)
            head = (head + text).slice(0, maxComplaintChars);
    });
    return new Promise((resolve) => void stream.once("close", () => resolve(head)));
}
/**
 * All environment variables for git. With them git does not search for a repository, reads only the given git folder's
 * configuration, runs no hook, asks nobody and fetches nothing. A partial clone could otherwise name a program for
 * fetching.
 */
function gitEnvironment(place, { hasOwnConfiguration = false, hasHome = hasOwnConfiguration, configuration = [] }) {
    const { variable } = (0,env/* readEnvironment */.Q)();
    const above = [...harmless, ...configuration];
    return {
        PATH: variable("PATH") ?? "/usr/bin:/bin",
        LC_ALL: "C.UTF-8",
        GIT_DIR: place?.gitFolder ?? "/dev/null",
        ...(place !== undefined && { GIT_WORK_TREE: place.workTree }),
        ...(place?.indexFile !== undefined && { GIT_INDEX_FILE: place.indexFile }),
        ...(hasHome && { HOME: variable("HOME"), XDG_CONFIG_HOME: variable("XDG_CONFIG_HOME") }),
        ...(!hasOwnConfiguration && { GIT_CONFIG_NOSYSTEM: "1", GIT_CONFIG_GLOBAL: "/dev/null" }),
        GIT_CONFIG_COUNT: String(above.length),
        ...Object.fromEntries(above.flatMap(([key, value], index) => [
            [`GIT_CONFIG_KEY_${index}`, key],
            [`GIT_CONFIG_VALUE_${index}`, value],
        ])),
        GIT_ALLOW_PROTOCOL: "none",
        GIT_NO_LAZY_FETCH: "1",
        GIT_NO_REPLACE_OBJECTS: "1",
        GIT_OPTIONAL_LOCKS: "0",
        GIT_TERMINAL_PROMPT: "0",
        GIT_ATTR_NOSYSTEM: "1",
    };
}
/** Settings that switch these features off, even if agent-exec's git folder sets them. */
const harmless = [
    ["core.hooksPath", "/dev/null"],
    ["core.fsmonitor", "false"],
    ["core.quotePath", "false"],
];


/***/ }),

/***/ 76207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DK: () => (/* binding */ createGitFolder),
/* harmony export */   Js: () => (/* binding */ OwnGit),
/* harmony export */   OM: () => (/* binding */ bytesAsTheyAre),
/* harmony export */   tw: () => (/* binding */ createScratchRepository)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _git_output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59513);
/* harmony import */ var _names_path_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4838);
/* harmony import */ var _files_content_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52278);





/** The usual limits. A million names of 64 characters fit, ten times as many as large repositories have. */
const usualLimits = { maxBytes: 64 * 1024 ** 2, timeoutMs: 60_000 };
class OwnGit {
    place;
    options;
    constructor(place, options = {}) {
        this.place = place;
        this.options = options;
    }
    /** Yields git's output as it comes. @throws like `gitOutput` */
    run(args, options = {}) {
        return (0,_git_output_js__WEBPACK_IMPORTED_MODULE_2__/* .gitOutput */ .oM)(args, { ...usualLimits, ...this.options, ...options, place: this.place });
    }
    /** git's whole output. @throws like `gitOutput` */
    async text(args, options) {
        return (await (0,_files_content_js__WEBPACK_IMPORTED_MODULE_4__/* .bytesOf */ .$$)(this.run(args, options))).toString("utf8");
    }
    /** Splits git's output into records, as it prints them with `-z`. @throws like `gitOutput` */
    async records(args, options) {
        return (0,_names_path_names_js__WEBPACK_IMPORTED_MODULE_3__/* .recordsOf */ .M$)(await (0,_files_content_js__WEBPACK_IMPORTED_MODULE_4__/* .bytesOf */ .$$)(this.run(args, options)));
    }
    /** Sets attributes that override those of files. Null: the files' own attributes apply. */
    async setAttributes(lines) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.place.gitFolder, "info", "attributes");
        // The existing entry may be a link to the repository's own file, so it is removed first.
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, { force: true });
        if (lines !== null)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(path, lines, { flag: "wx" });
    }
}
/** Creates an empty git folder. Existing files in it stay. */
async function createGitFolder(path, { head = "ref: refs/heads/none\n", config = "" } = {}) {
    for (const each of ["info", "objects", "refs"])
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, each), { recursive: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, "HEAD"), head);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, "config"), config);
}
/** A new repository in a temporary folder. Files of the checkout and of the code have no influence on it. */
async function createScratchRepository(folder, options) {
    const [gitFolder, workTree] = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "store"), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "tree")];
    await createGitFolder(gitFolder);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(workTree);
    return new OwnGit({ gitFolder, workTree, folder: workTree }, options);
}
/** Attributes with which git keeps bytes unchanged, whatever the files' own attributes say. */
const bytesAsTheyAre = "* -text -ident -filter -working-tree-encoding\n";


/***/ }),

/***/ 59741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ Repository)
});

// UNUSED EXPORTS: wayOut

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/files/temporary-folder.js
var temporary_folder = __webpack_require__(36753);
// EXTERNAL MODULE: ./lib/workspace/git/find-repository.js
var find_repository = __webpack_require__(53912);
// EXTERNAL MODULE: ./lib/workspace/git/own-git.js
var own_git = __webpack_require__(76207);
;// CONCATENATED MODULE: ./lib/workspace/git/configuration.js

const words = /^[\w-]{0,40}$/;
const core = ["ignorecase", "filemode", "symlinks", "precomposeunicode", "autocrlf", "eol"];
const extensions = ["objectformat", "refstorage"];
/** Asks git for its whole configuration, with the repository's own git folder. This starts nothing. */
async function readConfiguration({ gitDir, commonDir, root }, folder) {
    const git = new own_git/* OwnGit */.Js({ gitFolder: gitDir, workTree: root, folder }, { hasOwnConfiguration: true });
    const records = await git.records(["config", "-z", "--list"]);
    const values = new Map();
    const filters = new Set();
    for (const { text } of records) {
        const end = text.indexOf("\n");
        const [key, value] = end === -1 ? [text, "true"] : [text.slice(0, end), text.slice(end + 1)];
        values.set(key, value);
        const filter = /^filter\.([^]*)\.(?:clean|smudge|process)$/.exec(key)?.[1];
        if (filter !== undefined && value !== "")
            filters.add(filter);
    }
    if (gitDir === commonDir && /^(?:true|yes|on|1)$/i.test(values.get("core.bare") ?? ""))
        throw new Error("it is a bare repository, so it has no files");
    const taken = (section, names) => names.flatMap((name) => {
        const value = values.get(`${section}.${name}`);
        return value !== undefined && words.test(value) ? [[name, value]] : [];
    });
    const lines = (pairs) => pairs.map(([name, value]) => `\t${name} = ${value}\n`).join("");
    const more = taken("extensions", extensions);
    const version = more.length === 0 ? 0 : 1;
    return {
        text: `[core]\n\trepositoryformatversion = ${version}\n${lines(taken("core", core))}[extensions]\n${lines(more)}`,
        excludesFile: values.get("core.excludesfile") ?? null,
        conversions: taken("core", ["autocrlf", "eol"]).map(([name, value]) => [`core.${name}`, value]),
        filters,
    };
}

;// CONCATENATED MODULE: ./lib/workspace/git/repository.js







/**
 * A repository, which may be a stranger's. git reads its objects, refs and index through agent-exec's own git folder.
 * So none of its configuration applies: no filter, hook, monitor, alias, helper, remote or include.
 */
class Repository extends own_git/* OwnGit */.Js {
    folder;
    /** Absolute path of the folder that contains `.git`. */
    root;
    /** The path from the root to the requested folder: `sub/`, or empty. */
    prefix;
    config;
    constructor(folder, found, { gitFolder, config, ...options }) {
        const { root: workTree, gitDir } = found;
        super({ gitFolder, workTree, folder, indexFile: (0,external_node_path_.join)(gitDir, "index") }, options);
        this.folder = folder;
        this.root = workTree;
        this.prefix = found.prefix;
        this.config = config;
    }
    /** @throws AgentExecError `settings-invalid` if no repository with files is there, or if git cannot read it. */
    static async open(folder, options = {}) {
        return orUnreadable(folder, async () => {
            const found = await (0,find_repository/* findRepository */.W)(folder);
            const config = await readConfiguration(found, folder);
            const gitFolder = await (0,temporary_folder/* createTemporaryFolder */.a)("agent-exec-git-");
            try {
                await linkWhatIsRead(found, gitFolder);
                await (0,own_git/* createGitFolder */.DK)(gitFolder, { head: found.head, config: config.text });
                return new Repository(folder, found, { ...options, gitFolder, config });
            }
            catch (error) {
                await (0,promises_.rm)(gitFolder, { recursive: true, force: true });
                throw error;
            }
        });
    }
    /** @throws AgentExecError `settings-invalid` if git fails */
    text(args, options) {
        return orUnreadable(this.folder, () => super.text(args, options));
    }
    /** @throws AgentExecError `settings-invalid` if git fails */
    records(args, options) {
        return orUnreadable(this.folder, () => super.records(args, options));
    }
    /** The attributes in the repository's own git folder. Null if there are none. */
    async attributes() {
        return (0,promises_.readFile)((0,external_node_path_.join)(this.place.gitFolder, "info", "attributes"), "utf8").catch(() => null);
    }
    async [Symbol.asyncDispose]() {
        await (0,promises_.rm)(this.place.gitFolder, { recursive: true, force: true });
    }
}
/** Links the files that git reads. agent-exec never changes a repository. */
async function linkWhatIsRead({ gitDir, commonDir }, gitFolder) {
    await (0,promises_.mkdir)((0,external_node_path_.join)(gitFolder, "info"));
    for (const name of ["objects", "refs", "packed-refs", "reftable", "shallow"])
        await repository_link((0,external_node_path_.join)(commonDir, name), (0,external_node_path_.join)(gitFolder, name));
    for (const name of ["exclude", "attributes"])
        await repository_link((0,external_node_path_.join)(commonDir, "info", name), (0,external_node_path_.join)(gitFolder, "info", name));
    // A split index has a second, larger file.
    const shared = (await (0,promises_.readdir)(gitDir)).filter((name) => name.startsWith("sharedindex."));
    for (const name of shared)
        await repository_link((0,external_node_path_.join)(gitDir, name), (0,external_node_path_.join)(gitFolder, name));
}
async function repository_link(target, path) {
    if ((await (0,promises_.stat)(target).catch(() => null)) !== null)
        await (0,promises_.symlink)(target, path);
}
/** Turns unknown errors into a `settings-invalid` that says how to fix the problem. */
async function orUnreadable(folder, action) {
    try {
        return await action();
    }
    catch (cause) {
        if ((0,errors/* isAgentExecError */.TE)(cause))
            throw cause;
        const { message } = cause;
        throw new errors/* AgentExecError */.r("settings-invalid", `git could not read ${folder}: ${message}`, {
            nextStep: wayOut(message),
            cause,
        });
    }
}
/** The next step for git's error message. */
function wayOut(complaint) {
    if (complaint.includes("bare repository") || complaint.includes("must be run in a work tree")) {
        return "Run agent-exec in a checkout (`git worktree add` or `git clone` makes one), because a bare repository has no files.";
    }
    if (complaint.includes("ENOENT"))
        return "Install git, or set `workspace` to `empty` or to a folder.";
    return ("Set `workspace` to `empty` or to a folder, or run agent-exec in a git checkout " +
        "(in a workflow: after actions/checkout).");
}


/***/ }),

/***/ 14367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ linkFaults)
/* harmony export */ });
const out = "leads out of the workspace";
const tooMany = "leads in a circle or through too many others";
/** Linux also gives up after this many links. */
const maxLinks = 40;
/**
 * Finds out where links lead from their texts alone, without reading anything. Links may pass through other links.
 * @param links each link's target, by the link's path in the workspace
 * @returns a function that says why a link does not lead to a place in the workspace, whether the place exists or not.
 * It returns null if the link does.
 */
function linkFaults(links) {
    const root = treeOf(links);
    const known = new Map();
    const follow = (link, folder, before) => {
        const place = known.get(link) ?? placeOf(link.target, folder, before);
        // Too many links may come from the links before this one, so the result is not remembered.
        if (place !== tooMany)
            known.set(link, place);
        return place;
    };
    const placeOf = (target, folder, before) => {
        if (before >= maxLinks)
            return tooMany;
        if (target.startsWith("/"))
            return out;
        let way = [...folder];
        let followed = 1;
        for (const part of target.split("/")) {
            if (part === "" || part === ".")
                continue;
            if (part === "..") {
                if (way.length === 0)
                    return out;
                way.pop();
                continue;
            }
            const above = way.length === 0 ? root : way.at(-1);
            const name = above?.below.get(part) ?? null;
            if (name === null || name.target === null) {
                way.push(name);
                continue;
            }
            const place = follow(name, way, before + followed);
            if (typeof place === "string")
                return place;
            followed += place.followed;
            if (before + followed > maxLinks)
                return tooMany;
            way = [...place.way];
        }
        return { way, followed };
    };
    return (path) => {
        const way = path.split("/").reduce((names, part) => {
            return [...names, (names.at(-1) ?? root).below.get(part)];
        }, []);
        const place = follow(way.at(-1), way.slice(0, -1), 0);
        return typeof place === "string" ? place : null;
    };
}
function treeOf(links) {
    const root = { below: new Map(), target: null };
    for (const [path, target] of links) {
        let name = root;
        for (const part of path.split("/")) {
            const below = name.below.get(part) ?? { below: new Map(), target: null };
            name.below.set(part, below);
            name = below;
        }
        name.target = target;
    }
    return root;
}


/***/ }),

/***/ 4838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M$: () => (/* binding */ recordsOf),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   qW: () => (/* binding */ isPlainPath)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);

function nameOf(bytes) {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return { text: bytes.toString("utf8"), isText: true };
    const escaped = (odd) => `\\x${odd.charCodeAt(0).toString(16).padStart(2, "0")}`;
    return { text: bytes.toString("latin1").replace(/[^\t -~]/g, escaped), isText: false };
}
/** Splits records that git prints with `-z`, each ended by a zero byte. */
function recordsOf(listing) {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(listing)) {
        const texts = listing.toString("utf8").split("\0").slice(0, -1);
        return texts.map((text) => ({ text, isText: true }));
    }
    const records = [];
    for (let start = 0, end; (end = listing.indexOf(0, start)) !== -1; start = end + 1)
        records.push(nameOf(listing.subarray(start, end)));
    return records;
}
/** Whether a path stays below its folder and does not lead into `.git`. */
function isPlainPath(path) {
    return path.split("/").every((part) => part !== "" && part !== "." && part !== ".." && part !== ".git");
}


/***/ })

};
