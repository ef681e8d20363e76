export const id = 896;
export const ids = [896,8515];
export const modules = {

/***/ 5146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D2: () => (/* binding */ boundedTime),
/* harmony export */   F7: () => (/* binding */ inSeconds),
/* harmony export */   oM: () => (/* binding */ timeStep),
/* harmony export */   rL: () => (/* binding */ earliestTime)
/* harmony export */ });
/**
 * Times of files in a workspace, in milliseconds since 1970 with a fraction: a double holds about a quarter of a microsecond,
 * and kernels stamp files more coarsely than that.
 */
/** The beginning of 1980: zip archives, and so Python's wheels, hold no earlier time, and GNU make takes 0 for "missing". */
const earliestTime = 315_532_800_000;
/** One microsecond: the smallest difference that survives being written and read again. */
const timeStep = 0.001;
/** A time within sane bounds. A file from the future would be newer than every later change to another file. */
function boundedTime(time, latest) {
    return Number.isFinite(time) ? Math.max(earliestTime, Math.min(time, latest)) : earliestTime;
}
/** As tar's extended headers and `Date` of the same number disagree about fractions, both are made here: "1700000000.123456". */
function inSeconds(time) {
    const micros = Math.round(time / timeStep);
    return `${Math.floor(micros / 1e6)}.${String(micros % 1e6).padStart(6, "0")}`;
}


/***/ }),

/***/ 9668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eo: () => (/* binding */ removeWithFolders),
/* harmony export */   Hu: () => (/* binding */ openPlain),
/* harmony export */   VX: () => (/* binding */ readRegular),
/* harmony export */   W5: () => (/* binding */ createParents),
/* harmony export */   fR: () => (/* binding */ replaceFile),
/* harmony export */   i4: () => (/* binding */ readBeginning),
/* harmony export */   lf: () => (/* binding */ openRegular),
/* harmony export */   nx: () => (/* binding */ inside),
/* harmony export */   vV: () => (/* binding */ createFolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);




/**
 * Files below a folder in which others may have put links, pipes and devices: a checkout of a stranger's branch, a
 * run's folder that somebody sent. Nothing here follows a link, and nothing waits for a pipe.
 */
/** Opens a regular file for reading; null for anything else, and where a folder on the way is a link. */
async function openRegular(root, path) {
    if (!(await hasPlainParents(root, path)))
        return null;
    return openPlain(inside(root, path)).catch(() => null);
}
/**
 * Opens a regular file for reading, by a path whose folders are trusted; null for a link and for anything else. Asked
 * before it is opened, too: to open a device may be an act, and nothing waits for a pipe.
 * @throws the file system's own error where there is nothing, or it may not be read.
 */
async function openPlain(path) {
    if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(path)).isFile())
        return null;
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK);
    if ((await handle.stat()).isFile())
        return handle;
    await handle.close();
    return null;
}
/**
 * The beginning of a regular file, at most `maxBytes` of it; null like `openRegular`. Nothing else has its turn meanwhile:
 * for the many small files of a tree, each of which takes a twentieth of a handle's time.
 */
function readBeginning(root, path, maxBytes) {
    const target = inside(root, path);
    try {
        if (!parentsOf(root, target).every((folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(folder).isDirectory()))
            return null;
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(target).isFile())
            return null;
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(target, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK);
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file).isFile() ? readUpTo(file, maxBytes) : null;
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
        }
    }
    catch {
        return null;
    }
}
function readUpTo(file, maxBytes) {
    const buffer = Buffer.allocUnsafe(maxBytes);
    let read = 0;
    for (let more = -1; more !== 0 && read < maxBytes; read += more)
        more = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, buffer, read, maxBytes - read, null);
    return buffer.subarray(0, read);
}
/** The whole content of a regular file. @throws Error for anything else. */
async function readRegular(root, path) {
    const handle = await openRegular(root, path);
    if (handle === null)
        throw new Error(`${JSON.stringify(path)} is no regular file`);
    try {
        return await handle.readFile();
    }
    finally {
        await handle.close();
    }
}
/** Writes a file in place of whatever has its name, a link included; folders are created. */
async function replaceFile(root, path, content) {
    const target = inside(root, path);
    await createParents(root, path);
    const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(target), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(target)}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString("hex")}`);
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(draft, "wx");
    try {
        await handle.writeFile(content);
        await handle.close();
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(draft, target);
    }
    catch (error) {
        await handle.close().catch(() => undefined);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(draft, { force: true });
        throw error;
    }
}
/**
 * Creates a folder and what it lies in, one by one: a recursive `mkdir` of Node 20 spins for ever where the parent is
 * there and holds nothing new, as below /proc. Links on the way are followed, as a person who names the folder means.
 */
async function createFolder(path) {
    const isThere = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path).then((stats) => stats.isDirectory(), () => false);
    if (isThere)
        return;
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path) !== path)
        await createFolder((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path));
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(path).catch(async (error) => {
        // Somebody else made it in the meantime; anything but a folder stays an error.
        if (error.code !== "EEXIST" || !(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path)).isDirectory())
            throw error;
    });
}
/** Creates the folders that a file needs. @throws Error where one of them is a link or no folder. */
async function createParents(root, path) {
    const target = inside(root, path);
    await createFolder(root);
    for (const folder of parentsOf(root, target)) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(folder).catch((error) => {
            if (error.code !== "EEXIST")
                throw error;
        });
        if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(folder)).isDirectory())
            throw new Error(`${folder} is no folder of its own`);
    }
}
/** Removes a file, if it is there, and the folders that it leaves empty, the root among them. */
async function removeWithFolders(root, path) {
    const target = inside(root, path);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(target, { force: true });
    for (const folder of [root, ...parentsOf(root, target)].toReversed()) {
        const isGone = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rmdir)(folder).then(() => true, () => false);
        // It holds something else, or it is a link: what stands above it stays, too.
        if (!isGone)
            return;
    }
}
/** The absolute path of a file below a folder. @throws Error for a path that leaves it. */
function inside(root, path) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(root, path);
    if (target.startsWith(root + node_path__WEBPACK_IMPORTED_MODULE_3__.sep))
        return target;
    throw new Error(`${JSON.stringify(path)} leaves the folder`);
}
async function hasPlainParents(root, path) {
    for (const folder of parentsOf(root, inside(root, path))) {
        const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(folder).catch(() => null);
        if (stats?.isDirectory() !== true)
            return false;
    }
    return true;
}
/** The folders between a root and a file, outermost first, the root left out. */
function parentsOf(root, target) {
    const parts = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(target)
        .slice(root.length)
        .split(node_path__WEBPACK_IMPORTED_MODULE_3__.sep)
        .filter((part) => part !== "");
    return parts.map((_, index) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, ...parts.slice(0, index + 1)));
}


/***/ }),

/***/ 58451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ statsOf),
/* harmony export */   t: () => (/* binding */ lookAt)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51196);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90566);
/* harmony import */ var _names_link_targets_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14367);
/* harmony import */ var _names_path_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4838);








/** So many are looked at before anything else has its turn: 5 ms, where each waited for alone would take four times as long in all. */
const atOnce = 1000;
/**
 * Looks at what lies at each path. Nothing is opened, no link is followed, not even one in a folder's place.
 * @throws AgentExecError `settings-invalid` where a file may not be read.
 */
async function lookAt(folder, paths) {
    const files = new Map();
    const all = new Map();
    const unfit = new Map();
    const closed = [];
    const ways = new Ways(folder);
    for (const [index, path] of paths.entries()) {
        if (index % atOnce === 0)
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setImmediate)();
        const stats = ways.lead(path) ? statsOf(folder, path) : null;
        if (stats === null)
            continue;
        if (stats.isSymbolicLink()) {
            const target = (0,_names_path_names_js__WEBPACK_IMPORTED_MODULE_5__/* .nameOf */ .Vb)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), { encoding: "buffer" }));
            if (target.isText)
                all.set(path, target.text);
            else
                unfit.set(path, "a symbolic link to a name that is no UTF-8");
        }
        else if (!stats.isFile())
            unfit.set(path, "no regular file");
        else if (!mayBeRead(folder, path, stats))
            closed.push(path);
        else
            files.set(path, stats.size);
    }
    if (closed.length > 0)
        throw unreadable(folder, closed);
    const faultOf = (0,_names_link_targets_js__WEBPACK_IMPORTED_MODULE_6__/* .linkFaults */ .m)(all);
    const links = new Map();
    for (const [path, target] of all) {
        const fault = faultOf(path);
        if (fault === null)
            links.set(path, target);
        else
            unfit.set(path, `a symbolic link that ${fault}`);
    }
    return { files, links, unfit, folders: ways.count };
}
/** Null where there is nothing. */
function statsOf(folder, path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), { throwIfNoEntry: false }) ?? null;
    }
    catch (error) {
        // A file in a folder's place, or a folder that is closed to us.
        if (["ENOTDIR", "EACCES"].includes(error.code ?? ""))
            return null;
        throw error;
    }
}
/** The folders between a root and its files, each looked at once. */
class Ways {
    root;
    #known = new Map();
    constructor(root) {
        this.root = root;
    }
    get count() {
        return this.#known.size;
    }
    /** Whether all that a path goes through are folders. */
    lead(path) {
        const end = path.lastIndexOf("/");
        if (end === -1)
            return true;
        const folder = path.slice(0, end);
        const known = this.#known.get(folder);
        if (known !== undefined)
            return known;
        const isFolder = this.lead(folder) && (statsOf(this.root, folder)?.isDirectory() ?? false);
        this.#known.set(folder, isFolder);
        return isFolder;
    }
}
/** Whoever may read what everybody may need not be asked for. */
function mayBeRead(folder, path, { mode }) {
    if ((mode & 0o444) === 0o444)
        return true;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.R_OK);
        return true;
    }
    catch {
        return false;
    }
}
function unreadable(folder, paths) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AgentExecError */ .r("settings-invalid", `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)("file", paths.length)} in ${folder} cannot be read: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_7__/* .listed */ .K)(paths.map(_format_listed_js__WEBPACK_IMPORTED_MODULE_7__/* .named */ .r))}.`, {
        nextStep: "Let the user who runs agent-exec read them (`chmod u+r`, `chown`), or have git ignore them.",
    });
}


/***/ }),

/***/ 10896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  workspaceSource: () => (/* binding */ workspaceSource)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/files/safe-files.js
var safe_files = __webpack_require__(9668);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/workspace/git/git.js
var git = __webpack_require__(16114);
;// CONCATENATED MODULE: ./lib/workspace/source/checkout.js






/**
 * Reads what a checkout holds from git, and runs nothing of it. The index is left as it is.
 * @throws AgentExecError `settings-invalid` where there is none, or files wait for a conflict to be resolved.
 */
async function readCheckout({ withUntracked, ...place }) {
    const [index, others, base, hasChanges] = await Promise.all([
        (0,git/* gitRecords */.Xq)(["ls-files", "-z", "-s", "-t", "--", "."], place),
        withUntracked ? untrackedIn(place) : [],
        (0,git/* headOf */.Uo)(place),
        hasChangesIn(place),
    ]);
    const entries = index.map(({ text, isText }) => ({ ...entryOf(text), isText }));
    refuseConflicts(place.folder, entries);
    const present = entries.filter(({ tag }) => tag !== skipped);
    const files = present.filter(({ mode }) => mode !== submodule);
    let checkout = {
        tracked: files.filter(({ isText }) => isText).map(({ path }) => path),
        untracked: others.filter(({ text, isText }) => isText && !text.endsWith("/")).map(({ text }) => text),
        nameless: [
            ...files.filter(({ isText }) => !isText).map(({ path }) => path),
            ...others.filter(({ isText }) => !isText).map(({ text }) => text),
        ],
        missing: [],
        foreign: others.filter(({ text }) => text.endsWith("/")).map(({ text }) => text.slice(0, -1)),
        sparse: entries.filter(({ tag }) => tag === skipped).map(({ path }) => path),
        base,
        hasChanges,
    };
    for (const module of present.filter(({ mode }) => mode === submodule))
        checkout = withModule(checkout, module, await moduleAt(place.folder, module.path, withUntracked));
    return checkout;
}
const submodule = "160000";
const skipped = "S";
/** A line of `ls-files -s -t`: `H 100644 <hash> 0\t<path>`. */
function entryOf(line) {
    const tab = line.indexOf("\t");
    const [tag = "", mode = "", hash = "", stage = ""] = line.slice(0, tab).split(" ");
    return { tag, mode, hash, stage, path: line.slice(tab + 1) };
}
function refuseConflicts(folder, entries) {
    const paths = [...new Set(entries.filter(({ stage }) => stage !== "0").map(({ path }) => path))];
    if (paths.length === 0)
        return;
    const wait = `${(0,format/* count */.U9)("file", paths.length)} ${paths.length === 1 ? "waits" : "wait"}`;
    throw new errors/* AgentExecError */.r("settings-invalid", `In ${folder} ${wait} for a conflict to be resolved: ${(0,listed/* listed */.K)(paths.map(listed/* named */.r))}.`, {
        nextStep: "Resolve the conflicts and `git add` the files, or give up: `git merge --abort`, `git rebase --abort`.",
    });
}
/** What its user ignores everywhere counts too, as it does for their `git status`. */
function untrackedIn(place) {
    const args = ["ls-files", "-z", "--others", "--exclude-standard", "--", "."];
    return (0,git/* gitRecords */.Xq)(args, { ...place, hasOwnConfiguration: true });
}
/** git compares contents where times and sizes do not tell; by no program that the configuration names. */
async function hasChangesIn(place) {
    const asked = ["config", "-z", "--name-only", "--get-regexp", "^filter\\."];
    const names = await (0,git/* gitRecords */.Xq)(asked, { ...place, expected: [0, 1] });
    const filters = new Set(names.map(({ text }) => text.slice(0, text.lastIndexOf("."))));
    const configuration = [...filters].flatMap((filter) => [
        [`${filter}.clean`, ""],
        [`${filter}.process`, ""],
        [`${filter}.required`, "false"],
    ]);
    const args = ["status", "-z", "--porcelain", "--untracked-files=no", "--ignore-submodules=all"];
    return (await (0,git/* git */.$Y)([...args, "--no-renames", "--", "."], { ...place, configuration })) !== "";
}
/** Null where it is not checked out. A link in its place would lead elsewhere. */
async function moduleAt(above, path, withUntracked) {
    const folder = (0,external_node_path_.join)(above, path);
    const isThere = (await isFolder(folder)) && (await (0,promises_.lstat)((0,external_node_path_.join)(folder, ".git")).catch(() => null)) !== null;
    return isThere ? readCheckout({ folder, withUntracked, isOutsideRepositories: true }) : null;
}
async function isFolder(path) {
    return (await (0,promises_.lstat)(path).catch(() => null))?.isDirectory() ?? false;
}
function withModule(above, { path, hash }, module) {
    if (module === null)
        return { ...above, missing: [...above.missing, path] };
    const below = (name) => `${path}/${name}`;
    return {
        tracked: [...above.tracked, ...module.tracked.map(below)],
        untracked: [...above.untracked, ...module.untracked.map(below)],
        nameless: [...above.nameless, ...module.nameless.map(below)],
        missing: [...above.missing, ...module.missing.map(below)],
        foreign: [...above.foreign, ...module.foreign.map(below)],
        sparse: [...above.sparse, ...module.sparse.map(below)],
        base: above.base,
        hasChanges: above.hasChanges || module.hasChanges || module.base !== hash,
    };
}

// EXTERNAL MODULE: ./lib/workspace/source/entries.js
var entries = __webpack_require__(58451);
// EXTERNAL MODULE: ./lib/workspace/names/path-names.js
var path_names = __webpack_require__(4838);
;// CONCATENATED MODULE: ./lib/workspace/source/folder-walk.js




/**
 * Lists what lies in a folder and below it, but in no folder that is left aside; links are named and not followed. Ends
 * early once there are more than `maxPaths`.
 * @throws AgentExecError `settings-invalid` when a folder cannot be read.
 */
async function walkFolder(folder, { isAside, maxPaths }) {
    const paths = [];
    const nameless = [];
    const folders = [""];
    for (let below; (below = folders.pop()) !== undefined && paths.length <= maxPaths;) {
        for (const entry of await entriesIn((0,external_node_path_.join)(folder, below))) {
            const { text, isText } = (0,path_names/* nameOf */.Vb)(entry.name);
            const path = below === "" ? text : `${below}/${text}`;
            if (isAside(path))
                continue;
            if (!isText)
                nameless.push(path);
            else if (entry.isDirectory())
                folders.push(path);
            else
                paths.push(path);
        }
    }
    return { paths: paths.toSorted(), nameless };
}
async function entriesIn(folder) {
    try {
        return await (0,promises_.readdir)(folder, { withFileTypes: true, encoding: "buffer" });
    }
    catch (cause) {
        throw new errors/* AgentExecError */.r("settings-invalid", `The workspace ${folder} cannot be read: ${cause.message}`, {
            nextStep: "Name a folder that may be read, `repo`, or `empty`.",
            cause,
        });
    }
}

// EXTERNAL MODULE: ./lib/files/file-times.js
var file_times = __webpack_require__(5146);
;// CONCATENATED MODULE: ./lib/workspace/source/given-times.js


/**
 * In a folder each file has its own time. In a checkout all have that of its commit: git keeps no times, and those on the
 * disk tell only in which order git wrote the files. No file is newer than this moment, so that what the code changes is.
 * @param base the commit that is checked out; null where there is none
 */
async function givenTimes(folder, base) {
    const latest = Date.now();
    const common = base === null ? null : await commitTime(folder, base);
    return ({ mtimeMs }) => (0,file_times/* boundedTime */.D2)(common ?? mtimeMs, latest);
}
async function commitTime(folder, commit) {
    const printed = await (0,git/* git */.$Y)(["rev-list", "--max-count=1", "--timestamp", commit], { folder });
    return Number.parseInt(printed, 10) * 1000;
}

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/workspace/source/lfs-pointers.js


const start = Buffer.from("version https://git-lfs.github.com/spec/v1\n");
/** A pointer holds that line, a hash and a size: 126 to 140 bytes. */
const [leastBytes, mostBytes] = [120, 200];
const atOnce = 200;
/** The files, by their paths and sizes, of which git LFS's pointer is here and not the content. */
async function pointersAmong(folder, files) {
    const small = [...files].filter(([, bytes]) => bytes >= leastBytes && bytes <= mostBytes);
    const pointers = [];
    for (const [index, [path]] of small.entries()) {
        if (index % atOnce === 0)
            await (0,external_node_timers_promises_.setImmediate)();
        if ((0,safe_files/* readBeginning */.i4)(folder, path, start.length)?.equals(start) === true)
            pointers.push(path);
    }
    return pointers;
}

;// CONCATENATED MODULE: ./lib/workspace/source/source-warnings.js


/** A sentence for each kind, with the way to mend it. */
function warningsOf({ unfit, ...withheld }) {
    const reasons = [...new Set(unfit.values())];
    return [
        told(withheld.secrets, {
            noun: "untracked file",
            are: ["looks like a secret", "look like secrets"],
            next: "`git add` what the code is to have all the same.",
        }),
        told(withheld.exposed, {
            noun: "file",
            are: ["looks like a secret", "look like secrets"],
            next: "Name a folder without it, or `repo`, which keeps such files back.",
            isGiven: true,
        }),
        told(withheld.modules, {
            noun: "submodule",
            are: ["is not checked out", "are not checked out"],
            next: "`git submodule update --init --recursive` brings it; in a workflow, `submodules: recursive` of actions/checkout.",
        }),
        told(withheld.foreign, {
            noun: "untracked folder",
            are: ["is a repository of its own", "are repositories of their own"],
            next: "To hand one in, make it a submodule, or name it as the workspace.",
        }),
        told(withheld.sparse, {
            noun: "tracked file",
            are: ["lies outside of the sparse checkout", "lie outside of the sparse checkout"],
            next: "`git sparse-checkout disable` brings all.",
        }),
        told(withheld.nameless, {
            noun: "name",
            are: ["is no UTF-8", "are no UTF-8"],
            next: "Rename what the code is to have.",
        }),
        ...reasons.map((reason) => told([...unfit].filter(([, each]) => each === reason).map(([path]) => path), {
            noun: "entry",
            plural: "entries",
            are: [`is ${reason}`, `are each ${reason}`],
            next: "Put a copy in its place if the code needs it.",
        })),
        told(withheld.pointers, {
            noun: "file",
            are: ["holds only the pointer of git LFS", "hold only the pointers of git LFS"],
            next: "`git lfs pull` brings the content; in a workflow, `lfs: true` of actions/checkout.",
            isGiven: true,
        }),
    ].flat();
}
function told(paths, { noun, plural, are, next, isGiven = false }) {
    if (paths.length === 0)
        return [];
    const is = are[paths.length === 1 ? 0 : 1];
    const effect = isGiven ? "the code gets it as it is" : "the code does not get it";
    const names = (0,listed/* listed */.K)(paths.map(listed/* named */.r));
    return [`${(0,format/* count */.U9)(noun, paths.length, plural)} ${is}, and ${effect}: ${names}. ${next}`];
}

;// CONCATENATED MODULE: ./lib/workspace/source/workspace-source.js














/** 100,000: more than all but the largest repositories track. */
const defaultMaxFiles = 100_000;
/**
 * The source that the setting `workspace` names: for `repo` what git tracks here and what it does not ignore,
 * otherwise a folder's own files, without `.git` and without the folders of runs. What there is is listed now.
 * @throws AgentExecError `settings-invalid` when it cannot be listed or handed out, or is too much.
 */
async function workspaceSource({ name, here, runFolder, otherRuns = [], untracked = true, maxFiles = defaultMaxFiles, }) {
    const isRepo = name === "repo";
    const folder = (0,external_node_path_.resolve)(here, isRepo ? "." : name);
    const runs = [runFolder, ...otherRuns].map((run) => (0,external_node_path_.relative)(folder, (0,external_node_path_.resolve)(here, run)).split(external_node_path_.sep).join("/"));
    const isAside = (path) => !(0,path_names/* isPlainPath */.qW)(path) || runs.some((run) => isRunFile(path, run));
    const listing = isRepo
        ? await repositoryListing({ folder, untracked, isAside })
        : await folderListing({ folder, isAside, maxPaths: maxFiles });
    const { paths } = listing;
    if (paths.length > maxFiles)
        throw tooMany({ folder, found: paths.length, maxFiles, isRepo });
    const { files, links, unfit, folders } = await (0,entries/* lookAt */.t)(folder, paths);
    const pointers = await pointersAmong(folder, files);
    const handed = [...files.keys(), ...links.keys()];
    const repositoryWay = await (isRepo ? wayFromRoot(folder) : wayFromRoot(folder).catch(() => ""));
    const given = new Map();
    const timeOf = await givenTimes(folder, listing.base);
    const others = untracked ? ", and there is none that it does not ignore" : "";
    return {
        folder,
        paths: handed,
        patchPrefix: isRepo ? repositoryWay : "",
        repositoryWay,
        isRepository: isRepo,
        base: listing.base,
        isDirty: listing.isDirty,
        warnings: [
            ...(isRepo && handed.length === 0 ? [`git tracks no file in ${folder}${others}: ${nothingThere}`] : []),
            ...warningsOf({ ...listing, pointers, unfit }),
        ],
        size: { files: files.size, links: links.size, folders, bytes: roomFor(files) },
        given,
        givenLinks: links,
        hash: () => hashOf(given, links),
        async *files() {
            for (const path of files.keys())
                yield fileAt({ folder, path, given, timeOf });
            for (const [path, target] of links)
                yield { kind: "link", path, target };
            for (const [path, reason] of unfit)
                yield { kind: "left-out", path, reason };
        },
    };
}
function hashOf(given, links) {
    const files = [...given].map(([path, { sha256, isExecutable }]) => [path, sha256, isExecutable]);
    const all = JSON.stringify([files.toSorted(byPath), [...links].toSorted(byPath)]);
    return (0,external_node_crypto_.createHash)("sha256").update(all).digest("hex");
}
function byPath([a], [b]) {
    return String(a) < String(b) ? -1 : 1;
}
const nothingThere = "the code finds an empty folder. `git add` what it is to work on, or name a folder instead.";
function isRunFile(path, run) {
    return path.split("/").includes(".agent-exec") || path === run || path.startsWith(`${run}/`);
}
async function repositoryListing({ folder, untracked, isAside, }) {
    const { isSecretName } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(7509)]).then(__webpack_require__.bind(__webpack_require__, 27509));
    const checkout = await readCheckout({ folder, withUntracked: untracked });
    const there = (paths) => paths.filter((path) => !isAside(path));
    const others = there(checkout.untracked);
    const handed = others.filter((path) => !isSecretName(path));
    return {
        paths: [...there(checkout.tracked), ...handed],
        secrets: others.filter(isSecretName),
        exposed: [],
        modules: checkout.missing,
        foreign: there(checkout.foreign),
        sparse: checkout.sparse,
        nameless: checkout.nameless,
        base: checkout.base,
        isDirty: checkout.hasChanges || handed.length > 0,
    };
}
async function folderListing({ folder, ...options }) {
    const { isSecretName } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(7509)]).then(__webpack_require__.bind(__webpack_require__, 27509));
    const walked = await walkFolder(folder, options);
    const none = { secrets: [], modules: [], foreign: [], sparse: [] };
    return { ...walked, ...none, exposed: walked.paths.filter(isSecretName), base: null, isDirty: false };
}
function tooMany({ folder, found, maxFiles, isRepo, }) {
    const files = `${isRepo ? "" : "at least "}${(0,format/* formatCount */.B4)(found)} files`;
    const fewer = isRepo
        ? "leave out those that git does not track (`untracked` `false`), or start in a folder below"
        : "name a folder below";
    return new errors/* AgentExecError */.r("settings-invalid", `The workspace ${folder} has ${files}, and at most ${(0,format/* formatCount */.B4)(maxFiles)} are handed to the code.`, { nextStep: `Raise \`max-files\`, or ${fewer}.` });
}
/** A name may hold any character but a zero; git ends what it prints with one line break. */
async function wayFromRoot(folder) {
    return (await (0,git/* git */.$Y)(["rev-parse", "--show-prefix"], { folder })).replace(/\n$/, "");
}
/** 4 KiB: what a file's content is kept in pieces of, in memory and on most disks. */
const pieceBytes = 4096;
function roomFor(files) {
    return [...files.values()].reduce((sum, bytes) => sum + Math.ceil(bytes / pieceBytes) * pieceBytes, 0);
}
/** Links are not followed: what they lead to may lie anywhere on this machine. */
function fileAt(file) {
    const { folder, path, timeOf } = file;
    const stats = (0,entries/* statsOf */.L)(folder, path);
    if (stats?.isFile() !== true)
        return { kind: "left-out", path, reason: "gone since the run began" };
    const isExecutable = (stats.mode & 0o111) !== 0;
    const bytes = stats.size;
    const modifiedAt = timeOf(stats);
    const content = readContent(file, { bytes, isExecutable });
    return { kind: "file", path, bytes, isExecutable, modifiedAt, content };
}
/** So much is read at once; a larger file comes piece by piece. */
const smallBytes = 64 * 1024;
/** The file is opened when its content is asked for, so that what nobody reads is never open. */
async function* readContent({ folder, path, given }, { bytes, isExecutable }) {
    const hash = (0,external_node_crypto_.createHash)("sha256");
    let read = 0;
    for await (const piece of bytes > smallBytes ? piecesOf(folder, path) : wholeOf(folder, path, bytes)) {
        read += piece.byteLength;
        if (read > bytes)
            throw movedOn(path);
        hash.update(piece);
        yield piece;
    }
    if (read < bytes)
        throw movedOn(path);
    if (!given.has(path))
        given.set(path, { sha256: hash.digest("hex"), isExecutable });
}
/** One byte more than there should be tells that there is more. */
function* wholeOf(folder, path, bytes) {
    const content = (0,safe_files/* readBeginning */.i4)(folder, path, bytes + 1);
    if (content === null)
        throw movedOn(path);
    if (content.byteLength > 0)
        yield content;
}
async function* piecesOf(folder, path) {
    const handle = await (0,safe_files/* openRegular */.lf)(folder, path);
    if (handle === null)
        throw movedOn(path);
    yield* handle.createReadStream();
}
/** What promised a size can only be told to be another: an archive that holds less is torn. */
function movedOn(path) {
    return new errors/* AgentExecError */.r("settings-invalid", `${(0,listed/* named */.r)(path)} was changed while it was handed to the code.`, {
        nextStep: "Run again when nothing writes there, or on a copy (`git worktree add`).",
        isRetryable: true,
    });
}


/***/ })

};
