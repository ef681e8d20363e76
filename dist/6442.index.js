export const id = 6442;
export const ids = [6442];
export const modules = {

/***/ 50159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

const systemClock = {
    now: () => Date.now(),
    async sleep(ms, { signal }) {
        try {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, { signal });
        }
        catch (thrown) {
            throw signal.aborted ? signal.reason : thrown;
        }
    },
};


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
/** `ended with exit code 3`, `was ended by SIGSEGV`. */
function howEnded({ exitCode, signal }) {
    return signal === null ? `ended with exit code ${exitCode ?? "none"}` : `was ended by ${signal}`;
}

// EXTERNAL MODULE: ./lib/process/env.js
var env = __webpack_require__(36130);
;// CONCATENATED MODULE: ./lib/workspace/git/git-output.js






/** 1 s: what waits for git has ended with it by then. */
const inputMs = 1_000;
/** 4,000 UTF-16 units: git says what failed in a line or two; a hostile tree can have it warn of each file. */
const maxComplaintChars = 4_000;
/**
 * What git prints, as it comes: nothing of it is kept here, and a slow reader slows git. A reader that stops early
 * ends git. `@actions/exec` cannot do this: it gathers lines without a bound, scans the line that is not over anew
 * for each chunk, has no way to end what it started, and complains of closed folders of PATH on standard output.
 * @throws Error where git is not there, ends with another exit code, prints more than `maxBytes`, takes longer than
 *   `timeoutMs`, or is ended by the signal, and what `input` throws; git is gone by then, and `input` is closed.
 */
async function* gitOutput(args, { place, expected = [0], maxBytes, timeoutMs, maxMemoryBytes, signal, input = [], ...options }) {
    if (signal?.aborted === true)
        throw timeOver();
    const env = gitEnvironment(place, options);
    const [program, words] = held("git", args, maxMemoryBytes);
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
        // Its folder may be removed next: nothing is to write there any more. One that never started says why itself.
        await ended.catch(() => undefined);
        // An input that waits for something else than git is not waited for.
        await Promise.race([fed, (0,external_node_timers_promises_.setTimeout)(inputMs, undefined, { ref: false })]);
    }
}
/** Never rejects: whoever reads git's output is told what the input throws; git itself says why it stopped reading. */
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
/** git ended by itself, and not well. */
class GitFault extends Error {
    isCrash;
    constructor(message, 
    /** Whether a signal ended it, as where git itself has a fault. */
    isCrash) {
        super(message);
        this.isCrash = isCrash;
    }
}
function timeOver() {
    return new Error("saving the code's files took too long");
}
/** A program and its words, started by a shell that bounds its memory first. A shell that cannot says nothing of it. */
function held(program, words, maxMemoryBytes) {
    if (maxMemoryBytes === undefined)
        return [program, words];
    const script = `ulimit -v ${Math.floor(maxMemoryBytes / 1024)} 2>/dev/null; exec "$0" "$@"`;
    return ["/bin/sh", ["-c", script, program, ...words]];
}
/** @throws Error where it did not start. */
function endOf(child) {
    const ended = new Promise((resolve, reject) => {
        child.once("exit", (exitCode, signal) => resolve({ exitCode, signal })).once("error", reject);
    });
    // The failure is told by whoever awaits it; until then it is no unhandled one.
    ended.catch(() => undefined);
    return ended;
}
/** The beginning of a stream, once that is over; the rest is read and thrown away, so that its writer never waits. */
function headOf(stream) {
    let head = "";
    stream.setEncoding("utf8").on("data", (text) => {
        if (head.length < maxComplaintChars)
            head = (head + text).slice(0, maxComplaintChars);
    });
    return new Promise((resolve) => void stream.once("close", () => resolve(head)));
}
/**
 * All that git is told by its surroundings. It finds no repository by itself, reads no configuration but that of the git
 * folder that it is given, runs no hook, asks nobody, and fetches nothing: a partial clone would name the program that does.
 */
function gitEnvironment(place, { hasOwnConfiguration = false, hasHome = hasOwnConfiguration, configuration = [] }) {
    const { variable } = (0,env/* readEnvironment */.Q)();
    const above = [...harmless, ...configuration];
    return {
        PATH: variable("PATH") ?? "/usr/bin:/bin",
        LC_ALL: "C.UTF-8",
        GIT_DIR: place?.gitFolder ?? "/dev/null",
        ...(place === undefined ? {} : { GIT_WORK_TREE: place.workTree }),
        ...(place?.indexFile === undefined ? {} : { GIT_INDEX_FILE: place.indexFile }),
        ...(hasHome ? homeOf(variable) : {}),
        ...(hasOwnConfiguration ? {} : { GIT_CONFIG_NOSYSTEM: "1", GIT_CONFIG_GLOBAL: "/dev/null" }),
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
/** What is switched off also where a git folder of ours could say otherwise. */
const harmless = [
    ["core.hooksPath", "/dev/null"],
    ["core.fsmonitor", "false"],
    ["core.quotePath", "false"],
];
/** Where git looks for what is its user's. */
function homeOf(variable) {
    const names = ["HOME", "XDG_CONFIG_HOME"];
    return Object.fromEntries(names.map((name) => [name, variable(name) ?? ""]).filter(([, value]) => value !== ""));
}


/***/ }),

/***/ 76207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DK: () => (/* binding */ createGitFolder),
/* harmony export */   Js: () => (/* binding */ OwnGit),
/* harmony export */   OM: () => (/* binding */ bytesAsTheyAre)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _git_output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59513);
/* harmony import */ var _names_path_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4838);




/** 64 MiB: a million names of 64 characters, ten times what large repositories track. That takes a second of 60. */
const usualLimits = { maxBytes: 64 * 1024 ** 2, timeoutMs: 60_000 };
/** git by a git folder of ours. */
class OwnGit {
    place;
    #options;
    constructor(place, options = {}) {
        this.place = place;
        this.#options = { ...usualLimits, ...options };
    }
    /** What git prints, as it comes. @throws like `gitOutput` */
    run(args, options = {}) {
        return (0,_git_output_js__WEBPACK_IMPORTED_MODULE_2__/* .gitOutput */ .oM)(args, { ...usualLimits, ...this.#options, ...options, place: this.place });
    }
    /** Waits for git's end, and resolves with what it printed. @throws like `gitOutput` */
    async text(args, options) {
        return (await this.#all(args, options)).toString("utf8");
    }
    /** The records that git prints with `-z`. @throws like `gitOutput` */
    async records(args, options) {
        return (0,_names_path_names_js__WEBPACK_IMPORTED_MODULE_3__/* .recordsOf */ .M$)(await this.#all(args, options));
    }
    async #all(args, options) {
        const chunks = [];
        for await (const chunk of this.run(args, options))
            chunks.push(chunk);
        return Buffer.concat(chunks);
    }
    /** Attributes that win over those of files; null: those of files hold. */
    async setAttributes(lines) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.place.gitFolder, "info", "attributes");
        // A link to the repository's own may stand there.
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, { force: true });
        if (lines !== null)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(path, lines, { flag: "wx" });
    }
}
/** What git takes for a git folder, with nothing in it but what lies there. */
async function createGitFolder(path, { head = "ref: refs/heads/none\n", config = "" } = {}) {
    for (const each of ["info", "objects", "refs"])
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, each), { recursive: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, "HEAD"), head);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, "config"), config);
}
/** Takes bytes as they are, whatever the attributes of files say. */
const bytesAsTheyAre = "* -text -ident -filter -working-tree-encoding\n";


/***/ }),

/***/ 62400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ Repository)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/files/temporary-folder.js
var temporary_folder = __webpack_require__(36753);
// EXTERNAL MODULE: ./lib/files/safe-files.js
var safe_files = __webpack_require__(9668);
;// CONCATENATED MODULE: ./lib/workspace/git/find-repository.js



/** As git does, but by no environment and by no configuration. @throws Error where there is none. */
async function findRepository(folder) {
    const here = await (0,promises_.realpath)(folder);
    for (let root = here;; root = (0,external_node_path_.dirname)(root)) {
        const gitDir = await gitDirIn(root);
        if (gitDir !== null) {
            if (isBelow(gitDir, here))
                throw new Error("this operation must be run in a work tree");
            const commonDir = (0,external_node_path_.resolve)(gitDir, (await lineOf((0,external_node_path_.join)(gitDir, "commondir"))) ?? "");
            const head = await lineOf((0,external_node_path_.join)(gitDir, "HEAD"));
            const way = (0,external_node_path_.relative)(root, here).split(external_node_path_.sep).join("/");
            return { root, prefix: way === "" ? "" : `${way}/`, gitDir, commonDir, head: `${head}\n` };
        }
        if (await isGitDir(root))
            throw new Error("it is a bare repository, so it has no files");
        if ((0,external_node_path_.dirname)(root) === root)
            throw new Error("not a git repository (or any of the parent directories): .git");
    }
}
/** Null where there is no `.git`, or one that is none: git looks above it then. */
async function gitDirIn(root) {
    const path = (0,external_node_path_.join)(root, ".git");
    const stats = await (0,promises_.stat)(path).catch(() => null);
    if (stats === null)
        return null;
    if (stats.isDirectory())
        return (await isGitDir(path)) ? path : null;
    const target = /^gitdir: (.+)$/.exec((await lineOf(path)) ?? "")?.[1];
    if (target === undefined)
        throw new Error(`${path} does not name a repository`);
    const gitDir = (0,external_node_path_.resolve)(root, target);
    if (await isGitDir(gitDir))
        return gitDir;
    throw new Error(`not a git repository: ${gitDir} (named in ${path})`);
}
async function isGitDir(path) {
    const head = await lineOf((0,external_node_path_.join)(path, "HEAD"));
    if (head === null || !/^(?:ref: refs\/.+|[0-9a-f]{40,64})$/.test(head))
        return false;
    const common = (0,external_node_path_.resolve)(path, (await lineOf((0,external_node_path_.join)(path, "commondir"))) ?? "");
    return (await isFolder((0,external_node_path_.join)(common, "objects"))) && (await isFolder((0,external_node_path_.join)(common, "refs")));
}
async function isFolder(path) {
    return (await (0,promises_.stat)(path).catch(() => null))?.isDirectory() ?? false;
}
/** 64 KiB: a path is shorter. */
const maxBytes = 64 * 1024;
/** The first line of a small file of git's; null where there is no regular file. */
async function lineOf(path) {
    const handle = await (0,safe_files/* openPlain */.Hu)(path).catch(() => null);
    if (handle === null)
        return null;
    try {
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(maxBytes), 0, maxBytes, 0);
        return buffer.subarray(0, bytesRead).toString("utf8").split("\n")[0].trimEnd();
    }
    finally {
        await handle.close();
    }
}
function isBelow(folder, path) {
    return (0,external_node_path_.join)(path, external_node_path_.sep).startsWith((0,external_node_path_.join)(folder, external_node_path_.sep));
}

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
;// CONCATENATED MODULE: ./lib/workspace/git/git-faults.js

/** @throws AgentExecError `settings-invalid` in place of any other error, with what helps */
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
/** What helps, by what git complained of. */
function wayOut(complaint) {
    if (complaint.includes("bare repository") || complaint.includes("must be run in a work tree")) {
        return "Run in a checkout of the repository (`git worktree add`, `git clone`): a bare one has no files.";
    }
    if (complaint.includes("ENOENT"))
        return "Install git, or set workspace to empty or to a folder.";
    return ("Set workspace to empty or to a folder, or run in a git checkout " +
        "(in a workflow: after actions/checkout).");
}

// EXTERNAL MODULE: ./lib/workspace/git/own-git.js
var own_git = __webpack_require__(76207);
;// CONCATENATED MODULE: ./lib/workspace/git/configuration.js

const words = /^[\w-]{0,40}$/;
const core = ["ignorecase", "filemode", "symlinks", "precomposeunicode", "autocrlf", "eol"];
const extensions = ["objectformat", "refstorage"];
/** git is asked for the whole list, by the repository's own git folder: this reads files and starts nothing. */
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
 * A person's or a stranger's repository. git reads its objects, its refs and its index through a git folder of ours, so
 * that none of its configuration acts: no filter, hook, monitor, alias, helper or remote of any name, and no include.
 */
class Repository extends own_git/* OwnGit */.Js {
    folder;
    /** Absolute: where its files begin. */
    root;
    /** The way from there to the folder that was asked for: `sub/`, or nothing. */
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
    /** @throws AgentExecError `settings-invalid` where the folder lies in none that has files, or git cannot read it. */
    static async open(folder, options = {}) {
        return orUnreadable(folder, async () => {
            const found = await findRepository(folder);
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
    /** @throws AgentExecError `settings-invalid` where git fails */
    text(args, options) {
        return orUnreadable(this.folder, () => super.text(args, options));
    }
    /** @throws AgentExecError `settings-invalid` where git fails */
    records(args, options) {
        return orUnreadable(this.folder, () => super.records(args, options));
    }
    /** The repository's own attributes, which lie beside its files; null: none. */
    async attributes() {
        return (0,promises_.readFile)((0,external_node_path_.join)(this.place.gitFolder, "info", "attributes"), "utf8").catch(() => null);
    }
    async [Symbol.asyncDispose]() {
        await (0,promises_.rm)(this.place.gitFolder, { recursive: true, force: true });
    }
}
/** Nothing of these is written: git is asked for no change of a repository. */
async function linkWhatIsRead({ gitDir, commonDir }, gitFolder) {
    await (0,promises_.mkdir)((0,external_node_path_.join)(gitFolder, "info"));
    for (const name of ["objects", "refs", "packed-refs", "reftable", "shallow"])
        await repository_link((0,external_node_path_.join)(commonDir, name), (0,external_node_path_.join)(gitFolder, name));
    for (const name of ["exclude", "attributes"])
        await repository_link((0,external_node_path_.join)(commonDir, "info", name), (0,external_node_path_.join)(gitFolder, "info", name));
    // The larger part of an index that is split.
    const shared = (await (0,promises_.readdir)(gitDir)).filter((name) => name.startsWith("sharedindex."));
    for (const name of shared)
        await repository_link((0,external_node_path_.join)(gitDir, name), (0,external_node_path_.join)(gitFolder, name));
}
async function repository_link(target, path) {
    if ((await (0,promises_.stat)(target).catch(() => null)) !== null)
        await (0,promises_.symlink)(target, path);
}


/***/ }),

/***/ 14367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ linkFaults)
/* harmony export */ });
const out = "leads out of the workspace";
const tooMany = "leads in a circle or through too many others";
/** What Linux follows before it gives up. */
const maxLinks = 40;
/**
 * Tells where links lead by their texts alone, each through whatever others there are: nothing is read.
 * @param links what each link holds, by its path relative to the workspace
 * @returns why a link of these does not lead to a place in the workspace, be there something or not; null where it does
 */
function linkFaults(links) {
    const root = treeOf(links);
    const known = new Map();
    const follow = (link, folder, before) => {
        const place = known.get(link) ?? placeOf(link.target, folder, before);
        // How many come before it depends on where it is asked from: that is no property of the link.
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
    return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes)
        ? { text: bytes.toString("utf8"), isText: true }
        : { text: escaped(bytes), isText: false };
}
/** The records of a listing, each ended by a zero, as git prints them with `-z`. */
function recordsOf(listing) {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(listing))
        return textRecords(listing.toString("utf8"));
    const records = [];
    for (let start = 0, end; (end = listing.indexOf(0, start)) !== -1; start = end + 1)
        records.push(nameOf(listing.subarray(start, end)));
    return records;
}
function textRecords(listing) {
    return listing
        .split("\0")
        .slice(0, -1)
        .map((text) => ({ text, isText: true }));
}
/** Whether a path leads below its folder by names alone, and through no `.git`. */
function isPlainPath(path) {
    return path.split("/").every((part) => part !== "" && part !== "." && part !== ".." && part !== ".git");
}
function escaped(bytes) {
    return bytes
        .toString("latin1")
        .replace(/[^\t -~]/g, (odd) => `\\x${odd.charCodeAt(0).toString(16).padStart(2, "0")}`);
}


/***/ }),

/***/ 25912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ baseFiles)
});

// UNUSED EXPORTS: buildBefore

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
;// CONCATENATED MODULE: ./lib/workspace/git/blobs.js

/** 30 minutes: whoever reads may send it over a slow line. */
const timeoutMs = 1_800_000;
/**
 * The contents of git's objects, in the order of their hashes, by one git for all. Ends early where git does not have one.
 * @throws AgentExecError `settings-invalid` where git fails.
 */
async function* readBlobs(hashes, repository) {
    if (hashes.length === 0)
        return;
    const input = hashes.map((hash) => `${hash}\n`);
    const chunks = repository.run(["cat-file", "--batch"], { input, maxBytes: Infinity, timeoutMs });
    try {
        const reader = new Reader(chunks);
        for (const _hash of hashes) {
            // `<hash> blob <size>`, or `<hash> missing`.
            const [, kind, size] = (await reader.line()).split(" ");
            if (kind !== "blob")
                return;
            const bytes = Number(size);
            const content = reader.take(bytes);
            yield { bytes, content };
            for await (const _rest of content)
                ;
            await reader.line();
        }
    }
    catch (cause) {
        throw new errors/* AgentExecError */.r("settings-invalid", `git could not read ${repository.folder}: ${cause.message}`, {
            nextStep: "Check the repository with `git fsck`.",
            cause,
        });
    }
    finally {
        await chunks.return(undefined);
    }
}
class Reader {
    chunks;
    #rest = Buffer.alloc(0);
    constructor(chunks) {
        this.chunks = chunks;
    }
    /** Up to the next line end, without it; git's own lines are short. */
    async line() {
        for (;;) {
            const end = this.#rest.indexOf(10);
            if (end !== -1) {
                const line = this.#rest.subarray(0, end).toString("latin1");
                this.#rest = this.#rest.subarray(end + 1);
                return line;
            }
            this.#rest = Buffer.concat([this.#rest, await this.#next()]);
        }
    }
    async *take(bytes) {
        for (let left = bytes; left > 0;) {
            if (this.#rest.byteLength === 0)
                this.#rest = await this.#next();
            const piece = this.#rest.subarray(0, left);
            this.#rest = this.#rest.subarray(piece.byteLength);
            left -= piece.byteLength;
            yield piece;
        }
    }
    async #next() {
        const { value, done } = await this.chunks.next();
        if (done === true)
            throw new Error("git stopped in the middle");
        return value;
    }
}

// EXTERNAL MODULE: ./lib/workspace/git/repository.js + 3 modules
var git_repository = __webpack_require__(62400);
// EXTERNAL MODULE: ./lib/workspace/names/link-targets.js
var link_targets = __webpack_require__(14367);
// EXTERNAL MODULE: ./lib/workspace/names/path-names.js
var path_names = __webpack_require__(4838);
;// CONCATENATED MODULE: ./lib/workspace/source/commit-files.js
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
 * The files of a commit, read from git's own store: what lies in the working tree counts for nothing. Bytes are as they
 * were committed: no filter runs, and of git LFS there are the pointers. Submodules are not among them.
 */
function commitFiles(options) {
    const { commit, words } = options;
    let listing = null;
    const listed = () => (listing ??= listCommit(options));
    return {
        origin: `${words}, commit ${commit.slice(0, 12)}`,
        list: listed,
        async *read(paths) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const wanted = [...(await listed())].filter(([path]) => paths.has(path));
                const files = wanted.flatMap(([path, entry]) => (entry.kind === "file" ? [{ path, ...entry }] : []));
                let next = 0;
                const repository = __addDisposableResource(env_1, await git_repository/* Repository */.L.open(options.folder), true);
                for await (const { content } of readBlobs(files.map(hashOf), repository)) {
                    const { kind, path, bytes, isExecutable } = files[next];
                    yield { kind, path, bytes, isExecutable, content };
                    next += 1;
                }
                if (next < files.length)
                    throw missing(files[next].path, options);
                for (const [path, entry] of wanted)
                    if (entry.kind === "link")
                        yield { kind: entry.kind, path, target: entry.target };
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
        },
    };
}
function hashOf({ hash }) {
    return hash;
}
async function listCommit(options) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { folder, commit } = options;
        const repository = __addDisposableResource(env_2, await git_repository/* Repository */.L.open(folder), true);
        await requireCommit(repository, options);
        const records = await repository.records(["ls-tree", "-r", "-z", "-l", commit]);
        const found = records
            .filter(({ text, isText }) => isText && text.includes("\t"))
            .map(({ text }) => treeEntry(text))
            .filter(({ path }) => (0,path_names/* isPlainPath */.qW)(path));
        const targets = await targetsOf(found.filter(({ mode }) => mode === linkMode), { ...options, repository });
        const faultOf = (0,link_targets/* linkFaults */.m)(targets);
        return new Map(found.flatMap(({ path, mode, hash, bytes }) => {
            const target = targets.get(path);
            if (target !== undefined)
                return faultOf(path) === null ? [[path, { kind: "link", target, hash }]] : [];
            if (!mode.startsWith("100"))
                return [];
            return [[path, { kind: "file", bytes, isExecutable: mode === "100755", hash }]];
        }));
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}
const linkMode = "120000";
/** A line of `ls-tree -r -l`: `100644 blob <hash>    1234\t<path>`. */
function treeEntry(line) {
    const tab = line.indexOf("\t");
    const [mode = "", , hash = "", size = ""] = line.slice(0, tab).split(/ +/);
    return { mode, hash, bytes: Number(size), path: line.slice(tab + 1) };
}
async function targetsOf(links, { repository, ...options }) {
    const targets = [];
    for await (const { content } of readBlobs(links.map(hashOf), repository)) {
        const pieces = [];
        for await (const piece of content)
            pieces.push(piece);
        targets.push(Buffer.concat(pieces).toString("utf8"));
    }
    if (targets.length < links.length)
        throw missing(links[targets.length].path, options);
    return new Map(links.map(({ path }, index) => [path, targets[index]]));
}
/** actions/checkout fetches one commit alone unless it is told otherwise. */
async function requireCommit(repository, { commit, words }) {
    const args = ["rev-parse", "--verify", "--quiet", `${commit}^{commit}`];
    const isHere = (await repository.text(args, { expected: [0, 1, 128] })).trim() === commit;
    if (isHere)
        return;
    throw new errors/* AgentExecError */.r("settings-invalid", `Commit ${commit.slice(0, 12)}, ${words}, is missing. Images are built from this commit only.`, {
        nextStep: "Set `fetch-depth: 0` for actions/checkout, or build the image in an earlier step and name it with `image`.",
    });
}
function missing(path, { commit }) {
    return new errors/* AgentExecError */.r("settings-invalid", `git does not have all of ${(0,listed/* named */.r)(path)} of commit ${commit.slice(0, 12)} here.`, { nextStep: "Check out without a `filter`, so that git has every file." });
}

;// CONCATENATED MODULE: ./lib/workspace/source/base-files.js
var base_files_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var base_files_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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





/** More than any repository that is built from has: what is sent has bounds of its own. */
const maxFiles = 1_000_000;
/** Nothing is read yet. */
function baseFiles(choice, { here, runFolder }) {
    switch (choice.kind) {
        case "folder":
            return new FolderFiles(here, runFolder);
        case "commit":
            return commitFiles({ folder: here, ...choice });
        case "unknown":
            return unknownFiles(choice.reason);
    }
}
/** The files of a folder as the workspace takes them: in a repository what git has, else all; never secrets by name. */
class FolderFiles {
    here;
    runFolder;
    origin = "the current folder";
    #source = null;
    constructor(here, runFolder) {
        this.here = here;
        this.runFolder = runFolder;
    }
    async list() {
        const entries = new Map();
        for await (const entry of this.#entries()) {
            const { kind, path } = entry;
            if (kind === "link")
                entries.set(path, { kind, target: entry.target });
            else
                entries.set(path, { kind, bytes: entry.bytes, isExecutable: entry.isExecutable });
        }
        return entries;
    }
    async *read(paths) {
        for await (const entry of this.#entries())
            if (paths.has(entry.path))
                yield entry;
    }
    async *#entries() {
        this.#source ??= this.#open();
        for await (const entry of (await this.#source).files())
            if (entry.kind !== "left-out")
                yield entry;
    }
    async #open() {
        const { here, runFolder } = this;
        const isRepository = await isCheckout(here);
        const name = isRepository ? "repo" : ".";
        const { workspaceSource } = await __webpack_require__.e(/* import() */ 896).then(__webpack_require__.bind(__webpack_require__, 10896));
        const source = await workspaceSource({ name, here, runFolder, maxFiles });
        return isRepository ? source : withoutSecrets(source);
    }
}
/** Where there is no git, no `git add` has said that one is meant. */
async function withoutSecrets(source) {
    const { isSecretName } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(7509)]).then(__webpack_require__.bind(__webpack_require__, 27509));
    return {
        ...source,
        async *files() {
            for await (const entry of source.files())
                if (!isSecretName(entry.path))
                    yield entry;
        },
    };
}
async function isCheckout(folder) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const isHere = (await (0,promises_.lstat)((0,external_node_path_.join)(folder, ".git")).catch(() => null)) !== null;
        if (isHere)
            return true;
        const repository = base_files_addDisposableResource(env_1, await git_repository/* Repository */.L.open(folder).catch(() => null), true);
        return repository !== null;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = base_files_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function unknownFiles(reason) {
    const refusal = () => new errors/* AgentExecError */.r("settings-invalid", reason, { nextStep: buildBefore });
    return {
        origin: "an unknown person",
        list: () => Promise.reject(refusal()),
        read() {
            throw refusal();
        },
    };
}
/** What always helps where a workflow's own files cannot be told from a stranger's. */
const buildBefore = "Build the image in an earlier step and name it with `image`.";


/***/ })

};
