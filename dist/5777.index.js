export const id = 5777;
export const ids = [5777];
export const modules = {

/***/ 5777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uH: () => (/* binding */ clean),
  gH: () => (/* binding */ clusterExecutor),
  w2: () => (/* binding */ composeExecutor),
  Nl: () => (/* binding */ conformanceOf),
  mW: () => (/* binding */ findDemoPlace),
  ZG: () => (/* binding */ loadOptions),
  e4: () => (/* binding */ podNeedsOf),
  Oh: () => (/* binding */ readsBaseFiles),
  gV: () => (/* binding */ runsOnHost)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/executors/index.js + 14 modules
var executors = __webpack_require__(15649);
// EXTERNAL MODULE: ./lib/process/system-clock.js
var system_clock = __webpack_require__(50159);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/workspace/source/commit-files.js + 1 modules
var commit_files = __webpack_require__(65211);
// EXTERNAL MODULE: ./lib/workspace/git/repository.js + 1 modules
var git_repository = __webpack_require__(59741);
;// CONCATENATED MODULE: ./lib/workspace/source/base-files.js
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
/**
 * Chooses the files. Nothing is read yet.
 * @param here the folder of the command or the step. The files of the run's own folder, `runFolder`, do not count.
 */
function baseFiles(choice, { here, runFolder }) {
    switch (choice.kind) {
        case "folder":
            return folderFiles(choice.path ?? here, runFolder, choice.path !== undefined);
        case "commit":
            return (0,commit_files/* commitFiles */.zu)({ folder: here, ...choice });
        case "unknown":
            return unknownFiles(choice.reason);
    }
}
/** A folder's files, as for a workspace: those that git lists, or else all that do not look like secrets. */
function folderFiles(here, runFolder, takesAll) {
    let source = null;
    const entries = async function* () {
        source ??= openFolder(here, runFolder, takesAll);
        for await (const entry of (await source).files())
            if (entry.kind !== "left-out")
                yield entry;
    };
    return {
        origin: "the current folder",
        async list() {
            const listed = new Map();
            for await (const entry of entries()) {
                const { kind, path } = entry;
                if (kind === "link")
                    listed.set(path, { kind, target: entry.target });
                else
                    listed.set(path, { kind, bytes: entry.bytes, isExecutable: entry.isExecutable });
            }
            return listed;
        },
        async *read(paths) {
            for await (const entry of entries())
                if (paths.has(entry.path))
                    yield entry;
        },
    };
}
async function openFolder(here, runFolder, takesAll) {
    const isRepository = !takesAll && (await isCheckout(here));
    const name = isRepository ? "repo" : ".";
    const { workspaceSource } = await Promise.all(/* import() */[__webpack_require__.e(2390), __webpack_require__.e(3619)]).then(__webpack_require__.bind(__webpack_require__, 72390));
    const source = await workspaceSource({ name, here, runFolder, maxFiles });
    return isRepository || takesAll ? source : withoutSecrets(source);
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
        if ((await (0,promises_.lstat)((0,external_node_path_.join)(folder, ".git")).catch(() => null)) !== null)
            return true;
        const repository = __addDisposableResource(env_1, await git_repository/* Repository */.L.open(folder).catch(() => null), true);
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
    const refusal = () => new errors/* AgentExecError */.r("settings-invalid", reason, { nextStep: buildBefore });
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

// EXTERNAL MODULE: ./lib/compose/wiring.js
var compose_wiring = __webpack_require__(83556);
;// CONCATENATED MODULE: ./lib/compose/executor.js







/**
 * Creates the executor in the settings, without calling an engine.
 * @throws AgentExecError `settings-invalid` for faults that show without an engine: contradicting sizes, an incomplete
 * login, a wrong context or certificate, a volume that leads to a forbidden place.
 */
async function composeExecutor(wiring, runId) {
    const { settings, pinned } = wiring;
    const asked = loadOptions(wiring, runId);
    const cacheOwner = wiring.cacheOwner ?? ownerHere(asked.variable);
    const needsFiles = settings.verify.length > 0;
    const executor = await (0,executors/* findExecutor */.b4)(settings.executor).load({ ...asked, cacheOwner, needsFiles });
    const used = (0,compose_wiring/* changesNothing */.T)(wiring)
        ? forVerifications(executor, await (0,executors/* findExecutor */.b4)("none").load(asked))
        : executor;
    return pinned === undefined ? used : pinnedTo(pinned, used);
}
/** What every executor needs in order to be loaded or examined. */
function loadOptions({ settings, face, base, variable = () => undefined, fetched: here = "." }, runId) {
    const files = baseFiles(base, { here, runFolder: settings.out ?? ".agent-exec" });
    return { settings, face, variable, runId, baseFiles: files, clock: system_clock/* systemClock */.m };
}
/** Whether the executor reads files of the base commit: those for building its image, or its own module. */
function readsBaseFiles(settings) {
    return (0,executors/* findExecutor */.b4)(settings.executor).readsBaseFiles?.(settings) ?? false;
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
    return { name: `${(0,external_node_os_.hostname)()}:${process.cwd()}` };
}
/**
 * Removes what dead runs left: with the named executor, or with every executor on this machine.
 * @throws AgentExecError `engine-unavailable`, `settings-invalid`.
 */
async function clean(options, named) {
    const names = Object.keys(executors/* executors */.BA).filter((name) => (0,executors/* findExecutor */.b4)(name).isElsewhere !== true);
    const asked = (named === undefined ? names : [named]).map((name) => (0,executors/* findExecutor */.b4)(name));
    const leftovers = [];
    for (const executor of asked)
        leftovers.push(...((await executor.clean?.(options)) ?? []));
    return leftovers;
}
/** Whether code runs directly on this machine, with this user's rights. */
function runsOnHost({ executor }) {
    return !(0,executors/* findExecutor */.b4)(executor).isolates;
}
/** Makes each start fail if the image has another digest or id than `pinned`. */
function pinnedTo(pinned, executor) {
    const start = async (options) => {
        const session = await executor.start(options);
        const { image, digest } = session.facts;
        if (digest === pinned)
            return session;
        await session.stop();
        const message = `${image ?? executor.name} is not the image of the earlier run: found ${digest ?? "none"} instead of ${pinned}.`;
        throw new errors/* AgentExecError */.r("image-unavailable", message, {
            nextStep: `To use the earlier run's image, set \`image\` to \`NAME@${pinned}\` or to that image's id. To use another image on purpose, set \`image\` to the other image's name.`,
        });
    };
    return { ...executor, start };
}
/** Starts no sandbox for blocks. If the writer changes nothing, only the verifications need one. */
function forVerifications(executor, nothing) {
    const start = (options) => (options.purpose === "verification" ? executor : nothing).start(options);
    return { ...executor, start };
}
/**
 * Runs the contract tests on the executor in the settings, one after the other.
 * @throws AgentExecError `settings-invalid` if the executor runs nothing or cannot be loaded. If the signal aborts, the
 * error is the signal's reason.
 */
async function* conformanceOf({ settings, variable, signal, }) {
    const descriptor = (0,executors/* findExecutor */.b4)(settings.executor);
    if (descriptor.runsNothing === true)
        throw (0,errors/* settingsInvalid */.DI)(`The executor \`${settings.executor}\` runs no code, so it cannot be tested.`, "Choose an executor that runs code, or give the path of your own module.");
    const { checkExecutor } = await __webpack_require__.e(/* import() */ 7162).then(__webpack_require__.bind(__webpack_require__, 77162));
    const runId = `conformance-${(0,external_node_crypto_.randomBytes)(4).toString("hex")}`;
    const wiring = { settings, face: "conformance", base: { kind: "folder" }, variable };
    const asked = loadOptions(wiring, runId);
    const executor = await descriptor.load(asked);
    const knownDifferences = (await descriptor.knownDifferences?.(asked)) ?? {};
    yield* checkExecutor(() => executor, { knownDifferences, signal });
}
function podNeedsOf(executor) {
    const { clusterRules = [], isolates } = (0,executors/* findExecutor */.b4)(executor);
    return {
        engine: clusterRules === null,
        rules: clusterRules ?? [],
        module: (0,executors/* isModulePath */.WV)(executor),
        isolates,
    };
}
/** The executor that starts further pods. Undefined if there is none. */
function clusterExecutor() {
    return executors/* executorNames */.is.find((name) => podNeedsOf(name).rules.length > 0);
}
/**
 * Chooses the executor in the settings. If it cannot run here, chooses another one. The demo does not switch if the
 * user named an executor, or a setting that only this executor has.
 */
async function findDemoPlace(options) {
    const { settings, given } = options;
    const { demo, rows } = (0,executors/* findExecutor */.b4)(settings.executor);
    const { language } = demo;
    const found = (await demo.find?.(options)) ?? { settings: {}, note: null };
    if (found.settings !== null)
        return { settings: { ...settings, ...found.settings }, language, note: found.note };
    const other = executors/* executorNames */.is.find((name) => {
        const { demo, isElsewhere = false } = executors/* executors */.BA[name];
        return demo.find === undefined && !isElsewhere;
    });
    const isWanted = (name, otherRows) => name === "executor" || (name in rows && !(name in otherRows));
    if (other === undefined || given.some((name) => isWanted(name, executors/* executors */.BA[other].rows)))
        return { settings, language, note: null };
    return {
        settings: { ...settings, executor: other },
        language: executors/* executors */.BA[other].demo.language,
        note: `${found.reason} The demo runs ${wordsOf(other)} instead.`,
    };
}
/** For example `JavaScript without isolation`. */
function wordsOf(name) {
    const { demo, isolates } = executors/* executors */.BA[name];
    const language = { python: "Python", javascript: "JavaScript" }[demo.language];
    return isolates ? language : `${language} without isolation`;
}


/***/ }),

/***/ 83556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ changesNothing)
/* harmony export */ });
function changesNothing({ replies }) {
    return replies?.kind === "script" && replies.changesNothing === true;
}


/***/ }),

/***/ 65211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  zu: () => (/* binding */ commitFiles),
  sr: () => (/* binding */ commitFolder),
  E$: () => (/* binding */ listCommit)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
;// CONCATENATED MODULE: ./lib/workspace/git/blobs.js

/** The reader may send the content over a slow line, so this is long. */
const timeoutMs = 1_800_000;
/**
 * Yields the contents of git's objects in their order, with a single git process. Ends early if an object
 * is missing.
 * @throws AgentExecError `settings-invalid` if git fails.
 */
async function* readBlobs(objects, repository) {
    if (objects.length === 0)
        return;
    const input = objects.map(({ hash }) => `${hash}\n`);
    const chunks = repository.run(["cat-file", "--batch"], { input, maxBytes: Infinity, timeoutMs });
    try {
        const reader = new Reader(chunks);
        for (const _object of objects) {
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

// EXTERNAL MODULE: ./lib/workspace/git/repository.js + 1 modules
var git_repository = __webpack_require__(59741);
// EXTERNAL MODULE: ./lib/workspace/names/link-targets.js
var link_targets = __webpack_require__(14367);
// EXTERNAL MODULE: ./lib/workspace/names/path-names.js
var path_names = __webpack_require__(4838);
// EXTERNAL MODULE: ./lib/files/content.js
var files_content = __webpack_require__(52278);
// EXTERNAL MODULE: ./lib/files/temporary-folder.js
var temporary_folder = __webpack_require__(36753);
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










/** A commit's files from git's own store, as committed: no filter runs, LFS files are pointers. No submodules. */
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
                for await (const { content } of readBlobs(files, repository)) {
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
/** Writes a commit's files to a temporary folder as git stores them, because no filter of the repository may run. */
async function commitFolder(options) {
    const folder = await (0,temporary_folder/* temporaryFolder */.y)("agent-exec-commit-");
    try {
        const files = commitFiles(options);
        const links = [];
        for await (const entry of files.read(new Set((await files.list()).keys()))) {
            const place = (0,external_node_path_.join)(folder.path, entry.path);
            await (0,promises_.mkdir)((0,external_node_path_.dirname)(place), { recursive: true });
            if (entry.kind === "link")
                links.push([entry.target, place]);
            else
                await (0,promises_.writeFile)(place, entry.content, { mode: entry.isExecutable ? 0o755 : 0o644, flag: "wx" });
        }
        // Links come last, so that no file is written through a link.
        for (const [target, place] of links)
            await (0,promises_.symlink)(target, place);
        return folder;
    }
    catch (error) {
        await folder[Symbol.asyncDispose]();
        throw error;
    }
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
    for await (const { content } of readBlobs(links, repository))
        targets.push((await (0,files_content/* bytesOf */.$$)(content)).toString("utf8"));
    if (targets.length < links.length)
        throw missing(links[targets.length].path, options);
    return new Map(links.map(({ path }, index) => [path, targets[index]]));
}
/** Checks that the commit is there. By default, actions/checkout fetches only one commit. */
async function requireCommit(repository, { commit, words }) {
    const args = ["rev-parse", "--verify", "--quiet", `${commit}^{commit}`];
    if ((await repository.text(args, { expected: [0, 1, 128] })).trim() === commit)
        return;
    const message = `Commit ${commit.slice(0, 12)}, ${words}, is missing. agent-exec builds images only from this commit.`;
    throw new errors/* AgentExecError */.r("settings-invalid", message, {
        nextStep: "Set `fetch-depth: 0` for actions/checkout, or build the image in an earlier step and set `image` to its name.",
    });
}
function missing(path, { commit }) {
    return new errors/* AgentExecError */.r("settings-invalid", `This clone does not have the content of ${(0,listed/* named */.r)(path)} in commit ${commit.slice(0, 12)}.`, { nextStep: "Check out without a `filter`, so that git has every file." });
}


/***/ })

};
