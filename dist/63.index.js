export const id = 63;
export const ids = [63,4367];
export const modules = {

/***/ 20063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ pinnedTo),
/* harmony export */   Oh: () => (/* binding */ readsBaseFiles),
/* harmony export */   gV: () => (/* binding */ runsOnHost),
/* harmony export */   k: () => (/* binding */ composeForVerifications),
/* harmony export */   uH: () => (/* binding */ clean),
/* harmony export */   w2: () => (/* binding */ composeExecutor)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var _executors_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9484);
/* harmony import */ var _process_system_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50159);
/* harmony import */ var _workspace_source_base_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44904);





/**
 * Creates the executor in the settings, without calling an engine.
 * @throws AgentExecError `settings-invalid` for faults that show without an engine: contradicting sizes, an incomplete
 * login, a wrong context or certificate, a volume that leads to a forbidden place.
 */
async function composeExecutor(wiring, runId) {
    const { settings, face, base, fetched: here = ".", variable = () => undefined } = wiring;
    const files = (0,_workspace_source_base_files_js__WEBPACK_IMPORTED_MODULE_4__/* .baseFiles */ .H)(base, { here, runFolder: settings.out ?? ".agent-exec" });
    const needsFiles = settings.verify.length > 0;
    const cacheOwner = wiring.cacheOwner ?? ownerHere(variable);
    const asked = {
        settings,
        face,
        variable,
        runId,
        baseFiles: files,
        cacheOwner,
        clock: _process_system_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .systemClock */ .m,
        needsFiles,
    };
    return (0,_executors_index_js__WEBPACK_IMPORTED_MODULE_2__/* .findExecutor */ .b4)(settings.executor).load(asked);
}
/** Whether the executor reads files of the base commit: those for building its image, or its own module. */
function readsBaseFiles(settings) {
    return (0,_executors_index_js__WEBPACK_IMPORTED_MODULE_2__/* .findExecutor */ .b4)(settings.executor).readsBaseFiles?.(settings) ?? false;
}
/**
 * The owner of caches in the current folder. In CI there is none, because only the action knows who wrote the
 * checked-out pull request.
 */
function ownerHere(variable) {
    if (variable("CI") !== undefined)
        return {
            refused: "in CI the command, unlike the action, cannot tell whether the files come from a fork",
        };
    return { name: `${(0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)()}:${process.cwd()}` };
}
/**
 * Removes what dead runs left: with the named executor, or with every executor on this machine.
 * @throws AgentExecError `engine-unavailable`, `settings-invalid`.
 */
async function clean(options, named) {
    const names = Object.keys(_executors_index_js__WEBPACK_IMPORTED_MODULE_2__/* .executors */ .BA).filter((name) => (0,_executors_index_js__WEBPACK_IMPORTED_MODULE_2__/* .findExecutor */ .b4)(name).isElsewhere !== true);
    const asked = (named === undefined ? names : [named]).map((name) => (0,_executors_index_js__WEBPACK_IMPORTED_MODULE_2__/* .findExecutor */ .b4)(name));
    const leftovers = [];
    for (const executor of asked)
        leftovers.push(...((await executor.clean?.(options)) ?? []));
    return leftovers;
}
/** Whether code runs directly on this machine, with this user's rights. */
function runsOnHost({ executor }) {
    return !(0,_executors_index_js__WEBPACK_IMPORTED_MODULE_2__/* .findExecutor */ .b4)(executor).isolates;
}
/**
 * Makes each start fail if the image has another digest or id than `pinned`. Without `pinned`, the executor does not
 * change.
 */
function pinnedTo(pinned, executor) {
    if (pinned === undefined)
        return executor;
    const start = async (options) => {
        const session = await executor.start(options);
        const { image, digest } = session.facts;
        if (digest === pinned)
            return session;
        await session.stop();
        throw otherImage(image ?? executor.name, { digest, pinned });
    };
    return { ...executor, start };
}
/** Starts no sandbox for blocks. If the writer changes nothing, only the verifications need one. */
async function composeForVerifications(wiring, runId) {
    const executor = await composeExecutor(wiring, runId);
    const unused = { ...wiring, settings: { ...wiring.settings, executor: "none" } };
    const nothing = await composeExecutor(unused, runId);
    const start = (options) => (options.purpose === "verification" ? executor : nothing).start(options);
    return { ...executor, start };
}
function otherImage(name, { digest, pinned }) {
    const message = `${name} is not the image of the earlier run: found ${digest ?? "none"} instead of ${pinned}.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("image-unavailable", message, {
        nextStep: `To use the earlier run's image, set \`image\` to \`NAME@${pinned}\` or to that image's id. To use another image on purpose, set \`image\` to the other image's name.`,
    });
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

/***/ 44904:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ baseFiles)
/* harmony export */ });
/* unused harmony export buildBefore */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _commit_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65211);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11044);
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





/** No repository from which images are built has more. Sending files has limits of its own. */
const maxFiles = 1_000_000;
/** Chooses the files. Nothing is read yet. */
function baseFiles(choice, { here, runFolder }) {
    switch (choice.kind) {
        case "folder":
            return new FolderFiles(choice.path ?? here, runFolder, choice.path !== undefined);
        case "commit":
            return (0,_commit_files_js__WEBPACK_IMPORTED_MODULE_3__/* .commitFiles */ .z)({ folder: here, ...choice });
        case "unknown":
            return unknownFiles(choice.reason);
    }
}
/**
 * The files of a folder, as for a workspace. In a repository these are the files that git lists. Elsewhere these are
 * all files except those that look like secrets.
 */
class FolderFiles {
    here;
    runFolder;
    takesAll;
    origin = "the current folder";
    #source = null;
    constructor(here, runFolder, takesAll) {
        this.here = here;
        this.runFolder = runFolder;
        this.takesAll = takesAll;
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
        const { here, runFolder, takesAll } = this;
        const isRepository = !takesAll && (await isCheckout(here));
        const name = isRepository ? "repo" : ".";
        const { workspaceSource } = await Promise.all(/* import() */[__webpack_require__.e(4711), __webpack_require__.e(8405)]).then(__webpack_require__.bind(__webpack_require__, 4711));
        const source = await workspaceSource({ name, here, runFolder, maxFiles });
        return isRepository || takesAll ? source : withoutSecrets(source);
    }
}
/** Leaves out secrets. Without git, the user has no `git add` to choose a file. */
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
        const isHere = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ".git")).catch(() => null)) !== null;
        if (isHere)
            return true;
        const repository = __addDisposableResource(env_1, await _git_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .Repository */ .L.open(folder).catch(() => null), true);
        return repository !== null;
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
function unknownFiles(reason) {
    const refusal = () => new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", reason, { nextStep: buildBefore });
    return {
        origin: "an unknown person",
        list: () => Promise.reject(refusal()),
        read() {
            throw refusal();
        },
    };
}
/** This is always possible, even if the repository's own files are unknown. */
const buildBefore = "Build the image in an earlier step and set `image` to its name.";


/***/ }),

/***/ 65211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ commitFiles),
  E: () => (/* binding */ listCommit)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
;// CONCATENATED MODULE: ./lib/workspace/git/blobs.js

/** The reader may send the content over a slow line, so this is long. */
const timeoutMs = 1_800_000;
/**
 * Yields the contents of git's objects in the order of the hashes, with a single git process. Ends early if an object
 * is missing.
 * @throws AgentExecError `settings-invalid` if git fails.
 */
async function* readBlobs(hashes, repository) {
    if (hashes.length === 0)
        return;
    const input = hashes.map((hash) => `${hash}\n`);
    const chunks = repository.run(["cat-file", "--batch"], { input, maxBytes: Infinity, timeoutMs });
    try {
        const reader = new Reader(chunks);
        for (const _hash of hashes) {
            // The line is `<hash> blob <size>` or `<hash> missing`.
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
        throw new errors/* AgentExecError */.r("settings-invalid", `git could not read ${repository.folder}: ${cause.message}`, { nextStep: "Check the repository with `git fsck`.", cause });
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
    /** Reads to the next line end. Lines of git itself are short. */
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
            throw new Error("git stopped before it had finished");
        return value;
    }
}

// EXTERNAL MODULE: ./lib/workspace/git/repository.js + 2 modules
var git_repository = __webpack_require__(11044);
// EXTERNAL MODULE: ./lib/workspace/names/link-targets.js
var link_targets = __webpack_require__(14367);
// EXTERNAL MODULE: ./lib/workspace/names/path-names.js
var path_names = __webpack_require__(4838);
// EXTERNAL MODULE: ./lib/files/content.js
var files_content = __webpack_require__(52278);
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
 * The files of a commit from git's own store. Files on the disk do not matter. Bytes are as committed: no filter runs,
 * and git LFS files are pointers. Submodules are not included.
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
/** A commit's files and links by path, each with the hash of its content. */
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
/** Reads a line of `ls-tree -r -l`: `100644 blob <hash>    1234\t<path>`. */
function treeEntry(line) {
    const tab = line.indexOf("\t");
    const [mode = "", , hash = "", size = ""] = line.slice(0, tab).split(/ +/);
    return { mode, hash, bytes: Number(size), path: line.slice(tab + 1) };
}
async function targetsOf(links, { repository, ...options }) {
    const targets = [];
    for await (const { content } of readBlobs(links.map(hashOf), repository))
        targets.push((await (0,files_content/* bytesOf */.$$)(content)).toString("utf8"));
    if (targets.length < links.length)
        throw missing(links[targets.length].path, options);
    return new Map(links.map(({ path }, index) => [path, targets[index]]));
}
/** Checks that the commit is there. By default, actions/checkout fetches only one commit. */
async function requireCommit(repository, { commit, words }) {
    const args = ["rev-parse", "--verify", "--quiet", `${commit}^{commit}`];
    const isHere = (await repository.text(args, { expected: [0, 1, 128] })).trim() === commit;
    if (isHere)
        return;
    throw new errors/* AgentExecError */.r("settings-invalid", `Commit ${commit.slice(0, 12)}, ${words}, is missing. agent-exec builds images only from this commit.`, {
        nextStep: "Set `fetch-depth: 0` for actions/checkout, or build the image in an earlier step and set `image` to its name.",
    });
}
function missing(path, { commit }) {
    return new errors/* AgentExecError */.r("settings-invalid", `git does not have all of ${(0,listed/* named */.r)(path)} of commit ${commit.slice(0, 12)} here.`, { nextStep: "Check out without a `filter`, so that git has every file." });
}


/***/ })

};
