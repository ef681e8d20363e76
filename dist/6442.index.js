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

/***/ 94562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   km: () => (/* binding */ timeOver),
/* harmony export */   lc: () => (/* binding */ GitFault),
/* harmony export */   oM: () => (/* binding */ gitOutput)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46466);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51196);
/* harmony import */ var _process_env_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36130);





/** 4,000 UTF-16 units: git says what failed in a line or two; a hostile tree can have it warn of each file. */
const maxComplaintChars = 4_000;
/**
 * What git prints, as it comes: nothing of it is kept here, and a slow reader slows git. A reader that stops early
 * ends git. `@actions/exec` cannot do this: it gathers lines without a bound, scans the line that is not over anew
 * for each chunk, has no way to end what it started, and complains of closed folders of PATH on standard output.
 * @throws Error where git is not there, ends with another exit code, prints more than `maxBytes`, takes longer than
 *   `timeoutMs`, or is ended by the signal, and what `input` throws; git is gone by then, and `input` is closed.
 */
async function* gitOutput(args, { folder, expected = [0], maxBytes, timeoutMs, maxMemoryBytes, signal, input = [], ...options }) {
    if (signal?.aborted === true)
        throw timeOver();
    const env = gitEnvironment({ folder, ...options });
    const [program, words] = held("git", [...harmlessArguments, ...args], maxMemoryBytes);
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, words, { cwd: folder, env, stdio: "pipe" });
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
                throw new Error(`git printed more than ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatBytes */ .z3)(maxBytes)}`);
            yield chunk;
        }
        const exitCode = await ended;
        if (exitCode === null || !expected.includes(exitCode))
            throw new GitFault((await complaint).trim() || `git ended with exit code ${exitCode ?? "none"}`);
    }
    finally {
        clearTimeout(timer);
        signal?.removeEventListener("abort", onAbort);
        child.kill("SIGKILL");
        // Its folder may be removed next: nothing is to write there any more. One that never started says why itself.
        await ended.catch(() => undefined);
        await fed;
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
    await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_2__.pipeline)(watched, stdin).catch(() => undefined);
}
/** git ended by itself, and not well. */
class GitFault extends Error {
}
function timeOver() {
    return new Error("the time for saving what the code left was over");
}
/** A program and its words, started by a shell that bounds its memory first. A shell that cannot says nothing of it. */
function held(program, words, maxMemoryBytes) {
    if (maxMemoryBytes === undefined)
        return [program, words];
    const script = `ulimit -v ${Math.floor(maxMemoryBytes / 1024)} 2>/dev/null; exec "$0" "$@"`;
    return ["/bin/sh", ["-c", script, program, ...words]];
}
/** The exit code; null where a signal ended it. @throws Error where it did not start. */
function endOf(child) {
    const ended = new Promise((resolve, reject) => {
        child.once("exit", resolve).once("error", reject);
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
 * Switches off everything through which a repository's files could have git run or fetch something: hooks, the
 * file-system monitor, external diffs, text conversions; and the configuration of the machine and its user.
 */
const harmlessArguments = [
    "-c",
    "core.hooksPath=/dev/null",
    "-c",
    "core.fsmonitor=false",
    "-c",
    "core.quotePath=false",
];
/**
 * A checkout of a container job may belong to another user, which git refuses unless it is told that this is fine.
 * A tracked folder that looks like a bare repository is none here, and nothing is fetched: a partial clone's
 * configuration names the program that would do it.
 */
function gitEnvironment({ folder, isOutsideRepositories = false, hasOwnConfiguration = false, configuration = [], }) {
    const { variable } = (0,_process_env_js__WEBPACK_IMPORTED_MODULE_4__/* .readEnvironment */ .Q)();
    const above = [["safe.directory", "*"], ["safe.bareRepository", "explicit"], ...configuration];
    return {
        PATH: variable("PATH") ?? "/usr/bin:/bin",
        LC_ALL: "C.UTF-8",
        ...(hasOwnConfiguration
            ? homeOf(variable)
            : { GIT_CONFIG_NOSYSTEM: "1", GIT_CONFIG_GLOBAL: "/dev/null" }),
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
        ...(isOutsideRepositories ? { GIT_CEILING_DIRECTORIES: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) } : {}),
    };
}
/** Where git looks for its user's configuration. */
function homeOf(variable) {
    const names = ["HOME", "XDG_CONFIG_HOME"];
    return Object.fromEntries(names.map((name) => [name, variable(name) ?? ""]).filter(([, value]) => value !== ""));
}


/***/ }),

/***/ 16114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ git),
/* harmony export */   Cm: () => (/* binding */ checkedOutCommits),
/* harmony export */   Uo: () => (/* binding */ headOf),
/* harmony export */   Xq: () => (/* binding */ gitRecords)
/* harmony export */ });
/* unused harmony export wayOut */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _git_output_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94562);
/* harmony import */ var _names_path_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4838);



/** 64 MiB: a million names of 64 characters, ten times what large repositories track. That takes a second of 60. */
const listLimits = { maxBytes: 64 * 1024 ** 2, timeoutMs: 60_000 };
/**
 * Runs git and resolves with what it printed.
 * @param options `maxBytes`, 64 MiB by default, and `timeoutMs`, 60 s by default, bound it
 * @throws AgentExecError `settings-invalid` where git fails or is not there, and beyond a bound; it is ended then.
 */
async function git(args, options) {
    return (await gitBytes(args, options)).toString("utf8");
}
/** The records that git prints with `-z`. @throws like `git`. */
async function gitRecords(args, options) {
    return (0,_names_path_names_js__WEBPACK_IMPORTED_MODULE_2__/* .recordsOf */ .M$)(await gitBytes(args, options));
}
async function gitBytes(args, options) {
    return orUnreadable(options.folder, async () => {
        const chunks = [];
        for await (const chunk of (0,_git_output_js__WEBPACK_IMPORTED_MODULE_1__/* .gitOutput */ .oM)(args, { ...listLimits, ...options }))
            chunks.push(chunk);
        return Buffer.concat(chunks);
    });
}
/** The name of the commit that is checked out; null where there is none. */
async function headOf(place) {
    const args = ["rev-parse", "--verify", "--quiet", "HEAD"];
    const printed = await git(args, { ...place, expected: [0, 1, 128] });
    return printed.trim() || null;
}
async function orUnreadable(folder, action) {
    try {
        return await action();
    }
    catch (cause) {
        const { message } = cause;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", `git could not read ${folder}: ${message}`, {
            nextStep: wayOut(message),
            cause,
        });
    }
}
/** What helps, by what git complained of. */
function wayOut(complaint) {
    if (complaint.includes("bare repository") || complaint.includes("must be run in a work tree")) {
        return "A bare repository has no files: run in a checkout of it (`git worktree add`, `git clone`).";
    }
    if (complaint.includes("dubious ownership") || complaint.includes("is owned by someone else")) {
        return "Make the folder belong to the user who runs agent-exec (`chown -R`), or use git 2.38 or newer.";
    }
    if (complaint.includes("ENOENT"))
        return "Install git, or set workspace to empty or to a folder.";
    return ("Set workspace to empty or to a folder, or run in a git checkout " +
        "(in a workflow: after actions/checkout).");
}
/**
 * The commits that a checkout stands for: its head and, where that is a merge (as GitHub makes for a pull
 * request), the commits that were merged. Empty where there is no commit.
 */
async function checkedOutCommits(folder) {
    const commit = await headOf({ folder });
    if (commit === null)
        return [];
    // A commit has as many parents as its author likes: a list, whose length is bounded.
    const listing = await git(["rev-list", "--parents", "--max-count=1", commit], {
        folder,
        expected: [0, 128],
    });
    const [head, ...parents] = listing.split(/\s+/).filter((sha) => sha !== "");
    if (head === undefined)
        return [];
    return parents.length > 1 ? [head, ...parents] : [head];
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
// EXTERNAL MODULE: ./lib/workspace/git/git-output.js
var git_output = __webpack_require__(94562);
;// CONCATENATED MODULE: ./lib/workspace/git/blobs.js


/** 30 minutes: whoever reads may send it over a slow line. */
const timeoutMs = 1_800_000;
/**
 * The contents of git's objects, in the order of their hashes, by one git for all. Ends early where git does not have one.
 * @throws AgentExecError `settings-invalid` where git fails.
 */
async function* readBlobs(hashes, { folder }) {
    if (hashes.length === 0)
        return;
    const input = hashes.map((hash) => `${hash}\n`);
    const chunks = (0,git_output/* gitOutput */.oM)(["cat-file", "--batch"], { folder, input, maxBytes: Infinity, timeoutMs });
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
        throw new errors/* AgentExecError */.r("settings-invalid", `git could not read ${folder}: ${cause.message}`, {
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

// EXTERNAL MODULE: ./lib/workspace/git/git.js
var git = __webpack_require__(16114);
// EXTERNAL MODULE: ./lib/workspace/names/link-targets.js
var link_targets = __webpack_require__(14367);
// EXTERNAL MODULE: ./lib/workspace/names/path-names.js
var path_names = __webpack_require__(4838);
;// CONCATENATED MODULE: ./lib/workspace/source/commit-files.js






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
            const wanted = [...(await listed())].filter(([path]) => paths.has(path));
            const files = wanted.flatMap(([path, entry]) => (entry.kind === "file" ? [{ path, ...entry }] : []));
            let next = 0;
            for await (const { content } of readBlobs(files.map(hashOf), options)) {
                const { kind, path, bytes, isExecutable } = files[next];
                yield { kind, path, bytes, isExecutable, content };
                next += 1;
            }
            if (next < files.length)
                throw missing(files[next].path, options);
            for (const [path, entry] of wanted)
                if (entry.kind === "link")
                    yield { kind: entry.kind, path, target: entry.target };
        },
    };
}
function hashOf({ hash }) {
    return hash;
}
async function listCommit(options) {
    const { folder, commit } = options;
    await requireCommit(options);
    const records = await (0,git/* gitRecords */.Xq)(["ls-tree", "-r", "-z", "-l", commit], { folder });
    const found = records
        .filter(({ text, isText }) => isText && text.includes("\t"))
        .map(({ text }) => treeEntry(text))
        .filter(({ path }) => (0,path_names/* isPlainPath */.qW)(path));
    const targets = await targetsOf(found.filter(({ mode }) => mode === linkMode), options);
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
const linkMode = "120000";
/** A line of `ls-tree -r -l`: `100644 blob <hash>    1234\t<path>`. */
function treeEntry(line) {
    const tab = line.indexOf("\t");
    const [mode = "", , hash = "", size = ""] = line.slice(0, tab).split(/ +/);
    return { mode, hash, bytes: Number(size), path: line.slice(tab + 1) };
}
async function targetsOf(links, options) {
    const targets = [];
    for await (const { content } of readBlobs(links.map(hashOf), options)) {
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
async function requireCommit({ folder, commit, words }) {
    const args = ["rev-parse", "--verify", "--quiet", `${commit}^{commit}`];
    const isHere = (await (0,git/* git */.$Y)(args, { folder, expected: [0, 1, 128] })).trim() === commit;
    if (isHere)
        return;
    throw new errors/* AgentExecError */.r("settings-invalid", `Here is no commit ${commit.slice(0, 12)}, ${words}, from which alone an image may be built.`, {
        nextStep: "Give actions/checkout `fetch-depth: 0`, or build the image in a step before and name it by `image`.",
    });
}
function missing(path, { commit }) {
    return new errors/* AgentExecError */.r("settings-invalid", `git has not all of ${(0,listed/* named */.r)(path)} of the commit ${commit.slice(0, 12)} here.`, { nextStep: "Check out without a `filter`, so that git has every file." });
}

;// CONCATENATED MODULE: ./lib/workspace/source/base-files.js





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
        const { workspaceSource } = await __webpack_require__.e(/* import() */ 1496).then(__webpack_require__.bind(__webpack_require__, 81496));
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
    const isHere = (await (0,promises_.lstat)((0,external_node_path_.join)(folder, ".git")).catch(() => null)) !== null;
    if (isHere)
        return true;
    const args = ["rev-parse", "--is-inside-work-tree"];
    return (await (0,git/* git */.$Y)(args, { folder, expected: [0, 128] }).catch(() => "")).trim() === "true";
}
function unknownFiles(reason) {
    const refusal = () => new errors/* AgentExecError */.r("settings-invalid", reason, { nextStep: buildBefore });
    return {
        origin: "nobody knows whom",
        list: () => Promise.reject(refusal()),
        read() {
            throw refusal();
        },
    };
}
/** What always helps where a workflow's own files cannot be told from a stranger's. */
const buildBefore = "Build the image in a step before, and name it by `image`.";


/***/ })

};
