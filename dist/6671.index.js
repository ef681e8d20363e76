export const id = 6671;
export const ids = [6671];
export const modules = {

/***/ 91592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ approvalHash),
/* harmony export */   NZ: () => (/* binding */ asked),
/* harmony export */   ZF: () => (/* binding */ answer)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30100);



/**
 * The SHA-256 of the approved blocks, in hex. It covers the language, file name (or null) and code of each block, in
 * order, as JSON without blanks in UTF-8. Anyone who has the blocks can compute it.
 */
function approvalHash(blocks) {
    const said = blocks.map(({ language, path, code }) => [language, path, code]);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", JSON.stringify(said));
}
/** What the approver decides: whether these blocks may run, or whether the run may end. */
const asked = (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(["run", "end"]));
/** An answer, as the transcript stores it. */
const answer = (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    asked: asked(),
    by: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .openWord */ .ZK)(),
    approved: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    /** The reason that the person or model gave. "" if there is none. */
    reason: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(),
    /** Feedback for the writer instead of running the code. Only present if the answer does not approve. */
    feedback: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)().exactOptional(),
    /** Present if asking the approver failed, which counts as a refusal. */
    hasFailed: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .present */ .Eb)(),
}));


/***/ }),

/***/ 9122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eo: () => (/* binding */ removeWithFolders),
/* harmony export */   UQ: () => (/* binding */ fillFile),
/* harmony export */   W5: () => (/* binding */ createParents),
/* harmony export */   YT: () => (/* binding */ openToAppend),
/* harmony export */   b4: () => (/* binding */ removeEntry),
/* harmony export */   fR: () => (/* binding */ replaceFile),
/* harmony export */   mV: () => (/* binding */ moveFile),
/* harmony export */   vV: () => (/* binding */ createFolder),
/* harmony export */   x3: () => (/* binding */ createFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _safe_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9668);





/**
 * Writes and removes files below a folder that may contain a stranger's links, pipes and devices. Nothing outside of
 * the folder changes. `safe-files.ts` reads from such folders.
 */
/** Writes a file and replaces any entry of its name, even a link. Creates folders. */
async function replaceFile(root, path, content, mode = 0o666) {
    const target = (0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .inside */ .nx)(root, path);
    await createParents(root, path);
    const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(target), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(target)}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString("hex")}`);
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(draft, "wx", mode);
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
 * Creates a folder and its parents, one by one. Node 20's recursive `mkdir` never ends below folders such as /proc.
 * Follows links, because the user named the folder.
 */
async function createFolder(path) {
    if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path).catch(() => null))?.isDirectory() === true)
        return;
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path) !== path)
        await createFolder((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path));
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(path).catch(async (error) => {
        // Another process may have created it meanwhile. Anything but a folder is an error.
        if (error.code !== "EEXIST" || !(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path)).isDirectory())
            throw error;
    });
}
/** Creates the folders that a file needs. @throws Error if one of them is a link or no folder. */
async function createParents(root, path, mode = 0o777) {
    const target = (0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .inside */ .nx)(root, path);
    await createFolder(root);
    for (const folder of (0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .parentsOf */ .fY)(root, target)) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(folder, { mode }).catch((error) => {
            if (error.code !== "EEXIST")
                throw error;
        });
        if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(folder)).isDirectory())
            throw new Error(`${folder} is a link or a file, not a folder`);
    }
}
/** Creates a new file in an existing folder. @throws the file system's own error if the name is taken. */
async function createFile(root, path, mode = 0o666) {
    await requirePlainParents(root, path);
    const flags = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_EXCL | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW;
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)((0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .inside */ .nx)(root, path), flags, mode);
}
/** Writes a content to a new file and closes it, even if that fails. */
async function fillFile(handle, content) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
    let bytes = 0;
    try {
        for await (const chunk of content) {
            hash.update(chunk);
            bytes += chunk.byteLength;
            await handle.appendFile(chunk);
        }
    }
    finally {
        await handle.close();
    }
    return { bytes, sha256: hash.digest("hex") };
}
/** Opens an existing regular file to append to it. @throws Error for anything else. */
async function openToAppend(root, path) {
    if ((await (0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .kindOf */ .I)(root, path)) !== "file")
        throw new Error(`${JSON.stringify(path)} is not a regular file`);
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)((0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .inside */ .nx)(root, path), node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_APPEND | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW);
}
/** Renames a file below the same root, and replaces the target. */
async function moveFile(root, from, to) {
    await requirePlainParents(root, from);
    await requirePlainParents(root, to);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)((0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .inside */ .nx)(root, from), (0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .inside */ .nx)(root, to));
}
/** Removes a file, a folder with its content, or a link but not its target. */
async function removeEntry(root, path) {
    if (await (0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .hasPlainParents */ .g8)(root, path))
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)((0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .inside */ .nx)(root, path), { recursive: true, force: true });
}
/** Removes a file, if it exists, and folders that are then empty. */
async function removeWithFolders(root, path) {
    await removeEntry(root, path);
    for (const folder of (0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .parentsOf */ .fY)(root, (0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .inside */ .nx)(root, path)).toReversed()) {
        try {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rmdir)(folder);
        }
        catch {
            // The folder is not empty, or is a link. So the folders above stay too.
            return;
        }
    }
}
async function requirePlainParents(root, path) {
    if (!(await (0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .hasPlainParents */ .g8)(root, path)))
        throw new Error(`the folder of ${JSON.stringify(path)} is a link or a file`);
}


/***/ }),

/***/ 9668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hu: () => (/* binding */ openPlain),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   VX: () => (/* binding */ readRegular),
/* harmony export */   fY: () => (/* binding */ parentsOf),
/* harmony export */   g8: () => (/* binding */ hasPlainParents),
/* harmony export */   i4: () => (/* binding */ readBeginning),
/* harmony export */   lf: () => (/* binding */ openRegular),
/* harmony export */   nx: () => (/* binding */ inside),
/* harmony export */   wX: () => (/* binding */ namesIn),
/* harmony export */   yO: () => (/* binding */ entriesBelow)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
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
 * Reads files below a folder that may contain a stranger's links, pipes and devices, such as a checkout of a stranger's
 * branch or a run's folder. It follows no link, waits for no pipe, and does not read files of any size into memory.
 * `safe-changes.ts` writes to such folders. Code that reads runs must use these functions (scripts/imports.mjs).
 */
/** Larger than any file of a run except its transcript. */
const usualMaxBytes = 256 * 1024 ** 2;
/** Opens a regular file for reading. Null for anything else, and if a parent folder is a link. */
async function openRegular(root, path) {
    if (!(await hasPlainParents(root, path)))
        return null;
    return openPlain(inside(root, path)).catch(() => null);
}
/**
 * Opens a regular file for reading if its folders are trusted. Null for a link or anything else. It looks before it
 * opens, because opening a device may have effects, and opening a pipe may wait.
 * @throws the file system's own error if the file is missing or cannot be read.
 */
async function openPlain(path) {
    if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path)).isFile())
        return null;
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    if ((await handle.stat()).isFile())
        return handle;
    await handle.close();
    return null;
}
/** At most `maxBytes` of a regular file, or null. Synchronous: twenty times faster for many small files. */
function readBeginning(root, path, maxBytes) {
    const target = inside(root, path);
    try {
        if (!parentsOf(root, target).every((folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder).isDirectory()))
            return null;
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target).isFile())
            return null;
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(target, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).isFile() ? readUpTo(file, maxBytes) : null;
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
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
        more = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer, read, maxBytes - read, null);
    return buffer.subarray(0, read);
}
/** The whole content of a regular file. @throws Error for anything else, and for a file that is too large. */
async function readRegular(root, path, maxBytes = usualMaxBytes) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const handle = __addDisposableResource(env_1, await openRegular(root, path), true);
        if (handle === null)
            throw new Error(`${JSON.stringify(path)} is not a regular file`);
        if ((await handle.stat()).size > maxBytes)
            throw new Error(`${JSON.stringify(path)} is larger than ${maxBytes} bytes`);
        return await handle.readFile();
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
/** The kind of an entry. A link is "other", whatever its target is. */
async function kindOf(root, path) {
    if (!(await hasPlainParents(root, path)))
        return "none";
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(inside(root, path)).catch(() => null);
    if (stats === null)
        return "none";
    return stats.isFile() ? "file" : stats.isDirectory() ? "folder" : "other";
}
/**
 * The names in a folder. Empty if it is missing, a link or no folder.
 * @param path absent: the root itself
 * @throws the file system's own error if the root cannot be read.
 */
async function namesIn(root, path) {
    if (path === undefined)
        return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(root);
    return (await kindOf(root, path)) === "folder" ? (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(inside(root, path)) : [];
}
/** The regular files below a folder, and the links, pipes, sockets and devices. Sorted, with `/` between folders. */
async function entriesBelow(root) {
    const [files, others] = [[], []];
    for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(root, { recursive: true, withFileTypes: true })) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(entry.parentPath, entry.name).slice(root.length + 1);
        if (!entry.isDirectory())
            (entry.isFile() ? files : others).push(path.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join("/"));
    }
    return { files: files.toSorted(), others: others.toSorted() };
}
/** The absolute path of a file below a folder. @throws Error if the path leaves the folder. */
function inside(root, path) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, path);
    if (target.startsWith(root + node_path__WEBPACK_IMPORTED_MODULE_2__.sep))
        return target;
    throw new Error(`${JSON.stringify(path)} leaves the folder`);
}
/** Whether every folder between a root and a file exists and is no link. */
async function hasPlainParents(root, path) {
    for (const folder of parentsOf(root, inside(root, path))) {
        const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(folder).catch(() => null);
        if (stats?.isDirectory() !== true)
            return false;
    }
    return true;
}
/** The folders between a root and a file, outermost first, without the root. */
function parentsOf(root, target) {
    const parts = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target)
        .slice(root.length)
        .split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)
        .filter((part) => part !== "");
    return parts.map((_, index) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, ...parts.slice(0, index + 1)));
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


/***/ }),

/***/ 83647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cs: () => (/* binding */ keptShape),
/* harmony export */   cz: () => (/* binding */ optionsOf)
/* harmony export */ });
/* unused harmony export namesOf */
/* harmony import */ var _origin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21303);

function namesOf(rows) {
    const named = Object.entries(rows).map(([name, { value }]) => [`${(0,_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .optionName */ .fS)(name)}${value.unit}`, name]);
    return Object.fromEntries(named);
}
/** @param settings parsed settings. Settings of other rows are left out. */
function optionsOf(rows, settings) {
    const all = Object.entries(namesOf(rows));
    const there = all
        .map(([option, name]) => [option, settings[name]])
        .filter(([, value]) => value !== undefined);
    return Object.fromEntries(there);
}
/** Maps each option to the schema of its parsed value in a transcript. */
function keptShape(rows) {
    const all = Object.entries(namesOf(rows));
    return Object.fromEntries(all.map(([option, name]) => [option, rows[name].value.kept()]));
}


/***/ }),

/***/ 55441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GM: () => (/* binding */ namesOrNone),
/* harmony export */   _S: () => (/* binding */ sign),
/* harmony export */   j_: () => (/* binding */ isClaim),
/* harmony export */   pG: () => (/* binding */ isAtWork),
/* harmony export */   qG: () => (/* binding */ leave),
/* harmony export */   w9: () => (/* binding */ takeOver)
/* harmony export */ });
/* unused harmony export claimsOn */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _files_safe_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9122);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9668);
/* harmony import */ var _process_client_identity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49813);





/**
 * The file that names the process working on the run. If that process died, the next one creates a file with a name
 * derived from it, and so on. The last file counts. Each file is created only once and is never overwritten or renamed,
 * so only one process can replace a dead one. It is not uploaded, like all names that begin with a dot.
 */
const runningName = ".running";
/** An identity takes about a hundred bytes. */
const maxOwnerBytes = 4096;
/** Whether a file of a run's folder is such a claim. */
function isClaim(name) {
    return name.startsWith(runningName) && !name.includes("/");
}
/** Claims a new run's folder for this process. No other process uses it yet. */
async function sign(root) {
    await claim(root, runningName);
}
/** The names in a folder, which may be missing. */
async function namesOrNone(root) {
    return (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__/* .namesIn */ .wX)(root).catch((error) => {
        if (error.code === "ENOENT")
            return [];
        throw error;
    });
}
/** Removes all claims. The folder may be gone. */
async function leave(root) {
    const names = await namesOrNone(root);
    // The first claim is removed first, because the others depend on it.
    for (const name of names.filter(isClaim).toSorted())
        await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .removeEntry */ .b4)(root, name);
}
/**
 * Claims the folder of a run whose process has ended. If several processes try at once, only one succeeds.
 * @throws AgentExecError `settings-invalid` for the others, and if the run's process is alive.
 */
async function takeOver(root) {
    const last = (await claimsOn(root)).at(-1);
    if (last !== undefined && (last.owner === "" || (0,_process_client_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .isClientAlive */ .P)(last.owner) === true))
        throw stillRuns(root);
    const name = last === undefined ? runningName : nameBehind(last.owner);
    await claim(root, name);
    if ((await claimsOn(root)).some((each) => each.name === name))
        return;
    // Meanwhile another process resumed the run and ended.
    await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .removeEntry */ .b4)(root, name);
    throw stillRuns(root);
}
/** Whether a process is working on a run. False only if this is certain. */
async function isAtWork(root) {
    const last = (await claimsOn(root)).at(-1);
    return last !== undefined && (0,_process_client_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .isClientAlive */ .P)(last.owner) !== false;
}
/** @throws AgentExecError `settings-invalid` if another process made it. */
async function claim(root, name) {
    const file = await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .createFile */ .x3)(root, name).catch((error) => {
        throw error.code === "EEXIST" ? stillRuns(root) : error;
    });
    try {
        await file.writeFile((0,_process_client_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .clientIdentity */ .q)());
        await file.close();
    }
    catch (error) {
        await file.close().catch(() => undefined);
        // On a full disk, the file may exist without its content.
        await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .removeEntry */ .b4)(root, name);
        throw error;
    }
}
/** All claims in order. The last one counts. If there is none, no process is working on the run. */
async function claimsOn(root) {
    const claims = [];
    let name = runningName;
    while (claims.every((each) => each.name !== name)) {
        const said = await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readRegular */ .VX)(root, name, maxOwnerBytes).catch(() => null);
        if (said === null)
            break;
        const owner = new TextDecoder().decode(said);
        claims.push({ name, owner });
        name = nameBehind(owner);
    }
    return claims;
}
function nameBehind(owner) {
    return `${runningName}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", owner).slice(0, 16)}`;
}
function stillRuns(root) {
    const message = `The run in ${root} cannot be resumed: a process still works on the run.`;
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsInvalid */ .DI)(message, "Wait until that process ends, or stop it. Then try again.");
}


/***/ }),

/***/ 54501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ openCheckpointFolder),
/* harmony export */   s: () => (/* binding */ checkpointName)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(42047);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _files_safe_changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9122);
/* harmony import */ var _files_temporary_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36753);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9668);
/* harmony import */ var _facts_described_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30100);
/* harmony import */ var _facts_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80436);
/* harmony import */ var _files_content_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(52278);










/** Uploads and copies of a run's folder leave this folder out. */
const checkpointName = ".checkpoint";
const keptFile = (0,_facts_described_js__WEBPACK_IMPORTED_MODULE_6__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_9__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_9__/* .literal */ .euz("file"),
    path: (0,_facts_described_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)(),
    bytes: (0,_facts_described_js__WEBPACK_IMPORTED_MODULE_6__/* .count */ .U9)(),
    isExecutable: zod__WEBPACK_IMPORTED_MODULE_9__/* .boolean */ .zMY(),
    modifiedAt: zod__WEBPACK_IMPORTED_MODULE_9__/* .number */ .aig().exactOptional(),
    /** The hash in hex. It is also the name of the file with the content. */
    sha256: (0,_facts_described_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)().regex(/^[0-9a-f]{64}$/),
}));
const kept = (0,_facts_described_js__WEBPACK_IMPORTED_MODULE_6__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_9__/* .union */ .KCZ([
    keptFile(),
    zod__WEBPACK_IMPORTED_MODULE_9__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_9__/* .literal */ .euz("link"), path: (0,_facts_described_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)(), target: (0,_facts_described_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)() }),
    zod__WEBPACK_IMPORTED_MODULE_9__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_9__/* .literal */ .euz("deleted"), path: (0,_facts_described_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)() }),
    (0,_facts_files_js__WEBPACK_IMPORTED_MODULE_7__/* .leftOut */ .ig)(),
]));
/**
 * Files here are as the code left them, with secrets, so only the owner may read them and disposing removes them. A
 * file's name is its hash, so unchanged files are stored once; an index lists the files of each turn. The previous
 * index stays until the next exists, because the process may end before the transcript records the new turn.
 * @throws AgentExecError `settings-invalid` if the turn's index is missing or invalid.
 */
async function openCheckpointFolder({ runFolder, attempt, } = {}) {
    let made = null;
    const folder = () => (made ??= makeFolder(runFolder));
    let isLeft = false;
    let now = new Map();
    let before = new Map();
    if (runFolder !== undefined)
        await requirePlain(runFolder);
    if (attempt !== undefined && runFolder !== undefined) {
        const place = { root: runFolder, name: checkpointName };
        now = await readIndex(place, attempt);
        made = Promise.resolve(place);
    }
    const dropUnneeded = async () => {
        const all = [...now.values(), ...before.values()];
        const needed = new Set(all.map((each) => (each.kind === "file" ? each.sha256 : null)));
        const { root, name } = await folder();
        for (const each of await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_5__/* .namesIn */ .wX)(root, name))
            if (/^[0-9a-f]{64}$/.test(each) && !needed.has(each))
                await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .removeEntry */ .b4)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(name, each));
    };
    return {
        async keep(entries, turn) {
            const next = new Map();
            try {
                for await (const entry of entries)
                    next.set(entry.path, entry.kind === "file" ? await write(entry, await folder()) : taken(entry, now));
                if (runFolder !== undefined)
                    await writeIndex(await folder(), turn, next);
            }
            catch (thrown) {
                if (made !== null)
                    await dropUnneeded();
                throw thrown;
            }
            [before, now] = [now, next];
            if (made !== null)
                await dropUnneeded();
        },
        async *entries() {
            const all = [...now.values()];
            for (const entry of all)
                if (entry.kind === "deleted" || entry.kind === "left-out")
                    yield entry;
            // Sorted as a session does: files that changed later come later.
            for (const entry of all.toSorted((one, other) => timeOf(one) - timeOf(other))) {
                if (entry.kind === "link")
                    yield entry;
                if (entry.kind !== "file")
                    continue;
                const { sha256, ...facts } = entry;
                yield { ...facts, content: contentOf(await folder(), sha256) };
            }
        },
        leave() {
            isLeft = runFolder !== undefined;
        },
        async [Symbol.asyncDispose]() {
            if (made === null || isLeft)
                return;
            const { root, name } = await made;
            await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .removeEntry */ .b4)(root, name);
        },
    };
}
async function makeFolder(runFolder) {
    if (runFolder === undefined) {
        const path = await (0,_files_temporary_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .createTemporaryFolder */ .a)("agent-exec-kept-");
        return { root: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), name: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) };
    }
    await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .createParents */ .W5)(runFolder, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkpointName, "file"), 0o700);
    return { root: runFolder, name: checkpointName };
}
/**
 * @throws AgentExecError `settings-invalid` if there is another entry with this name, because a link would lead to
 * files of this machine.
 */
async function requirePlain(runFolder) {
    if (["none", "folder"].includes(await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_5__/* .kindOf */ .I)(runFolder, checkpointName)))
        return;
    throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsInvalid */ .DI)(`${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(runFolder, checkpointName)} is a link or a file, but agent-exec always creates a folder with this name.`, "Do not trust this run's folder. Nothing was changed.");
}
async function write({ content, ...entry }, { root, name }) {
    const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(name, `draft-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString("hex")}`);
    const handle = await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .createFile */ .x3)(root, draft, 0o600);
    try {
        const written = await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .fillFile */ .UQ)(handle, content);
        await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .moveFile */ .mV)(root, draft, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(name, written.sha256));
        // If the file was changed meanwhile, it may be shorter.
        return { ...entry, ...written };
    }
    catch (thrown) {
        await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .removeEntry */ .b4)(root, draft);
        throw thrown;
    }
}
function indexName(turn) {
    return `turn-${turn}.json`;
}
/** Writes the turn's index. The previous turn's index stays, and older ones are removed. */
async function writeIndex({ root, name }, turn, entries) {
    const indexes = (await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_5__/* .namesIn */ .wX)(root, name)).filter((each) => each.startsWith("turn-"));
    const turns = indexes.map((each) => Number.parseInt(each.slice("turn-".length), 10));
    await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .replaceFile */ .fR)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(name, indexName(turn)), JSON.stringify([...entries.values()]), 0o600);
    const older = turns.filter((other) => other !== turn).toSorted((a, b) => b - a);
    for (const each of older.slice(1))
        await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .removeEntry */ .b4)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(name, indexName(each)));
}
async function readIndex({ root, name }, turn) {
    try {
        const index = new TextDecoder().decode(await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readRegular */ .VX)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(name, indexName(turn))));
        const entries = zod__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg(kept()).parse(JSON.parse(index));
        return new Map(entries.map((entry) => [entry.path, entry]));
    }
    catch (cause) {
        const message = `The files of turn ${turn} are missing from ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name)}.`;
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsInvalid */ .DI)(message, "Use the run's whole, unchanged folder, or start a new run with the same task.", cause);
    }
}
/** Opens the file only when its content is requested. */
async function* contentOf({ root, name }, sha256) {
    const handle = await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_5__/* .openRegular */ .lf)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(name, sha256));
    let found = null;
    if (handle !== null)
        yield* (0,_files_content_js__WEBPACK_IMPORTED_MODULE_8__/* .hashed */ .Yr)(handle.createReadStream(), (hash) => (found = hash));
    if (found !== sha256)
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsInvalid */ .DI)(`A file in ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name)} has changed since the run saved it.`, "Start a new run with the same task, because something has changed this run's folder.");
}
function timeOf(entry) {
    return entry.kind === "file" ? (entry.modifiedAt ?? 0) : 0;
}
function taken(entry, known) {
    if (entry.kind !== "same")
        return entry;
    const same = known.get(entry.path);
    if (same !== undefined)
        return same;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("internal", "The sandbox reported a file as unchanged, but agent-exec has not saved this file before.", {
        nextStep: "Please report this error with the transcript.",
    });
}


/***/ }),

/***/ 5314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NE: () => (/* binding */ openFolder),
/* harmony export */   U$: () => (/* binding */ defaultRunsFolder),
/* harmony export */   eQ: () => (/* binding */ transcriptName),
/* harmony export */   iN: () => (/* binding */ openRunFolder),
/* harmony export */   kg: () => (/* binding */ createRunFolder),
/* harmony export */   tQ: () => (/* binding */ reopenRunFolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _facts_patch_words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89713);
/* harmony import */ var _at_work_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55441);
/* harmony import */ var _checkpoint_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54501);
/* harmony import */ var _files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9122);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9668);








const transcriptName = "transcript.jsonl";
const artifactsName = "artifacts";
const shownName = "shown";
/** The longest text that Node can hold. No other file of a run is larger. */
const maxTranscriptBytes = 500 * 1024 ** 2;
/** Types of files that a browser opens without running anything. A user's executor may choose any other name. */
const inertName = /\.(?:png|jpe?g|gif|webp|pdf|json|tex|md|txt)$/i;
/**
 * Creates the folder for a new run, or uses an empty one. Never overwrites a file.
 * @throws AgentExecError `settings-invalid` if the folder is not empty, `storage-failed` if the disk refuses.
 */
async function createRunFolder(path) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    const transcript = await attempt(`create the run's folder ${root}`, async () => {
        await requireFree(root);
        await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .createFolder */ .vV)(root);
        return (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .createFile */ .x3)(root, transcriptName).catch((error) => {
            // Another run created it first.
            throw error.code === "EEXIST" ? notFree(root, "is not empty") : error;
        });
    });
    await (0,_at_work_js__WEBPACK_IMPORTED_MODULE_3__/* .sign */ ._S)(root);
    return folderAt(root, transcript);
}
/**
 * Opens the folder of a run whose process has ended, in order to add to its transcript. Removes an incomplete last
 * line.
 * @param path the folder, or its transcript
 * @throws AgentExecError `settings-invalid` if there is no run, or if a process is still working on it;
 * `storage-failed` if the disk refuses.
 */
async function reopenRunFolder(path) {
    const root = (await openRunFolder(path)).folder.path;
    await attempt(`open the run's folder ${root}`, () => (0,_at_work_js__WEBPACK_IMPORTED_MODULE_3__/* .takeOver */ .w9)(root));
    // The transcript is read again now, because nobody else can add to it any more.
    const { transcript } = await openRunFolder(root);
    const whole = transcript.slice(0, transcript.lastIndexOf("\n") + 1);
    const handle = await attempt("open the transcript", () => (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .openToAppend */ .YT)(root, transcriptName));
    await handle.truncate(Buffer.byteLength(whole));
    return { folder: folderAt(root, handle), transcript: whole };
}
/** @throws AgentExecError `settings-invalid` for a file, or a folder that is not empty. */
async function requireFree(root) {
    const entries = await (0,_at_work_js__WEBPACK_IMPORTED_MODULE_3__/* .namesOrNone */ .GM)(root).catch((error) => {
        if (error.code === "ENOTDIR")
            return null;
        throw error;
    });
    if (entries?.length === 0)
        return;
    throw notFree(root, entries === null ? "is a file" : "is not empty");
}
function notFree(root, what) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsInvalid */ .DI)(`The run's folder cannot be ${root}, because it ${what}.`, "Set `out` to a new folder. Nothing was written.");
}
/**
 * The default folder for runs, which git ignores.
 * @param workingFolder a parameter, because the bundler would bundle a path that it can compute
 * @throws like `createRunFolder`.
 */
async function defaultRunsFolder(workingFolder) {
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workingFolder, ".agent-exec");
    await attempt(`create ${parent}`, async () => {
        const ignoreFile = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(".agent-exec", ".gitignore");
        await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .createParents */ .W5)(workingFolder, ignoreFile);
        const file = await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .createFile */ .x3)(workingFolder, ignoreFile).catch((error) => {
            if (error.code !== "EEXIST")
                throw error;
            return null;
        });
        await file?.writeFile("*\n");
        await file?.close();
    });
    return parent;
}
/**
 * Opens the folder of an earlier run for reading.
 * @param path the folder, or its transcript
 * @throws AgentExecError `settings-invalid` if there is no run.
 */
async function openRunFolder(path) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) === transcriptName ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path)) : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    let transcript;
    try {
        transcript = new TextDecoder().decode(await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_6__/* .readRegular */ .VX)(root, transcriptName, maxTranscriptBytes));
    }
    catch (cause) {
        const what = (await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_6__/* .kindOf */ .I)(root, transcriptName)) === "none"
            ? `There is no file \`${transcriptName}\` in ${root}.`
            : `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, transcriptName)} cannot be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause)}.`;
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsInvalid */ .DI)(what, "Give the folder of a run. A run prints the path of its folder at the end. By default, this folder is in `.agent-exec`.", cause);
    }
    return { folder: folderAt(root, null), transcript };
}
function openFolder(path) {
    return folderAt((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path), null);
}
function folderAt(root, transcript) {
    return {
        path: root,
        artifactsPath: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, artifactsName),
        removeArtifact: (path) => (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .removeWithFolders */ .Eo)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(artifactsName, path)),
        // There is one write call per line. So a killed process leaves at most one incomplete line.
        append: (event) => attempt("append to the transcript", async () => transcript?.appendFile(`${JSON.stringify(event)}\n`), root),
        save: (file) => attempt(`save the artifact ${JSON.stringify(file.path)}`, () => saveArtifact(root, file)),
        write: (name, content) => attempt(`write ${name}`, () => (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .replaceFile */ .fR)(root, name, content), root),
        async list() {
            const files = [];
            for (const path of (await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_6__/* .entriesBelow */ .yO)(root)).files.filter((each) => !each.startsWith("."))) {
                files.push(await attempt(`read ${path}`, () => describeFile(root, path), root));
            }
            return files;
        },
        async strange() {
            const { files, others } = await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_6__/* .entriesBelow */ .yO)(root);
            const isOurs = (path) => (0,_at_work_js__WEBPACK_IMPORTED_MODULE_3__/* .isClaim */ .j_)(path) || path.startsWith(`${_checkpoint_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .checkpointName */ .s}/`);
            return [...others, ...files.filter((path) => path.startsWith(".") && !isOurs(path))];
        },
        openArtifact: async (path) => isArtifact(root, path) ? (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_6__/* .openRegular */ .lf)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(artifactsName, path)) : null,
        async readArtifact(path) {
            if (!isArtifact(root, path))
                throw new Error(`${JSON.stringify(path)} is not a regular file`);
            return (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_6__/* .readRegular */ .VX)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(artifactsName, path));
        },
        async keepShown({ facts, content }) {
            const name = inertName.test(facts.name) ? facts.name : `${facts.name}.txt`;
            await attempt(`write ${name}`, () => (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .replaceFile */ .fR)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(shownName, name), content), root);
            const sha256 = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", content);
            return { ...facts, name, bytes: content.byteLength, sha256 };
        },
        async readShown(name) {
            if (!/^[\w.]+$/.test(name))
                throw new Error(`${JSON.stringify(name)} is missing`);
            return (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_6__/* .readRegular */ .VX)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(shownName, name));
        },
        async clearSaved() {
            await attempt("remove incomplete files", async () => {
                await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .removeEntry */ .b4)(root, artifactsName);
                await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .removeEntry */ .b4)(root, _facts_patch_words_js__WEBPACK_IMPORTED_MODULE_7__/* .patchName */ .UC);
            });
        },
        dropCheckpoint: () => (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .removeEntry */ .b4)(root, _checkpoint_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .checkpointName */ .s),
        async close() {
            if (transcript === null)
                return;
            await transcript.close();
            await (0,_at_work_js__WEBPACK_IMPORTED_MODULE_3__/* .leave */ .qG)(root);
        },
    };
}
async function describeFile(root, path) {
    const handle = await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_6__/* .openRegular */ .lf)(root, path);
    if (handle === null)
        throw new Error("it is no longer a regular file");
    if ((await handle.stat()).size > maxTranscriptBytes) {
        await handle.close();
        const message = `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path)} is too large: no run writes such a large file.`;
        const nextStep = "Do not trust this folder. Get the run's original folder, for example from its artifact.";
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("record-differs", message, { nextStep });
    }
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
    let bytes = 0;
    for await (const chunk of handle.createReadStream()) {
        hash.update(chunk);
        bytes += chunk.byteLength;
    }
    return { path, bytes, sha256: hash.digest("hex") };
}
/** Whether the path can be an artifact's. Opening it shows whether it is a regular file and no link. */
function isArtifact(root, path) {
    const artifacts = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, artifactsName);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(artifacts, path).startsWith(artifacts + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
}
async function saveArtifact(root, file) {
    const target = (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_6__/* .inside */ .nx)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, artifactsName), file.path).slice(root.length + 1);
    await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .createParents */ .W5)(root, target);
    const handle = await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .createFile */ .x3)(root, target, file.isExecutable ? 0o755 : 0o644);
    try {
        return { path: file.path, ...(await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .fillFile */ .UQ)(handle, file.content)) };
    }
    catch (error) {
        // An incomplete file is removed. It would look complete, and use space that the reports need.
        await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .removeWithFolders */ .Eo)(root, target);
        throw error;
    }
}
/** @param begun the folder of a run whose transcript exists. Absent: nothing exists yet. */
async function attempt(what, action, begun) {
    try {
        return await action();
    }
    catch (cause) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isAgentExecError */ .TE)(cause))
            throw cause;
        const { code = "", message } = cause;
        const first = code === "ENOSPC" || code === "EDQUOT" ? "Free some disk space" : "Check the permissions";
        const nextStep = begun === undefined
            ? `${first}, or set \`out\` to another folder.`
            : `${first}, then write the reports from the transcript with \`agent-exec report ${begun}\`.`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("storage-failed", `Could not ${what}: ${message}`, { nextStep, cause });
    }
}


/***/ })

};
