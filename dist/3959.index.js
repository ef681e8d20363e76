export const id = 3959;
export const ids = [3959];
export const modules = {

/***/ 54973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ filesWithChanges)
/* harmony export */ });
/* harmony import */ var _files_file_times_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5146);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60795);


/**
 * The files of a workspace after changes, for a start that runs nothing in between. The changes come first, then the
 * unchanged original files. A changed file without a time counts as newer. Null if neither is given.
 */
function filesWithChanges({ files, changes, }) {
    if (changes === undefined)
        return files ?? null;
    return merged(files, changes);
}
async function* merged(files, changes) {
    /** Original entries at these paths, or below them, no longer exist. */
    const changed = new Set();
    const folders = new Set();
    const now = Date.now();
    for await (const entry of changes) {
        changed.add(entry.path);
        if (entry.kind === "file" || entry.kind === "link") {
            for (const folder of (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .foldersOf */ .pd)(entry.path))
                folders.add(folder);
            yield entry.kind === "file" ? { modifiedAt: now, ...entry } : entry;
        }
    }
    if (files === undefined)
        return;
    for await (const entry of files) {
        const { path } = entry;
        if (folders.has(path) || changed.has(path))
            continue;
        if ((0,_files_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .foldersOf */ .pd)(path).some((folder) => changed.has(folder)))
            continue;
        yield entry.kind === "file" ? { modifiedAt: _files_file_times_js__WEBPACK_IMPORTED_MODULE_1__/* .earliestTime */ .rL, ...entry } : entry;
    }
}


/***/ }),

/***/ 33959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadOwnExecutor: () => (/* binding */ loadOwnExecutor)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./node_modules/race-signal/dist/src/index.js
var src = __webpack_require__(65927);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
;// CONCATENATED MODULE: ./lib/executors/own/base-copy.js






/** An executor is one file or a few. An executor with packages must be bundled. */
const maxFiles = 1000;
const maxBytes = 16 * 1024 ** 2;
/**
 * Copies a module, and the scripts and JSON files in and below its folder, from the base files to a private folder,
 * which is removed with this process. Resolves with the copy's path.
 * @throws AgentExecError `settings-invalid` if the module is not among them, or if there are too many.
 */
async function copyOfBase(path, baseFiles) {
    const name = external_node_path_.posix.normalize(path);
    const all = await baseFiles.list();
    if (all.get(name)?.kind !== "file")
        throw refused(`The file ${name} is missing (agent-exec looked in ${baseFiles.origin}).`, "Commit the file there");
    const below = external_node_path_.posix.dirname(name) === "." ? "" : `${external_node_path_.posix.dirname(name)}/`;
    const taken = new Map([...all].filter(([each, entry]) => each === name || isOfModule(each, entry, below)));
    let bytes = 0;
    for (const entry of taken.values())
        if (entry.kind === "file")
            bytes += entry.bytes;
    if (taken.size > maxFiles || bytes > maxBytes) {
        const size = `${(0,format/* formatCount */.B4)(taken.size)} scripts with ${(0,format/* formatBytes */.z3)(bytes)}`;
        const most = `${(0,format/* formatCount */.B4)(maxFiles)} scripts and ${(0,format/* formatBytes */.z3)(maxBytes)}`;
        throw refused(`The folder of ${name} has ${size}, but the limit is ${most}.`, "Put the module into its own folder");
    }
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "agent-exec-executor-"));
    process.once("exit", () => (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true }));
    for await (const entry of baseFiles.read(new Set(taken.keys()))) {
        if (entry.kind !== "file")
            continue;
        const file = (0,external_node_path_.join)(folder, entry.path);
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(file), { recursive: true });
        await (0,promises_.writeFile)(file, entry.content);
    }
    return (0,external_node_path_.join)(folder, name);
}
function isOfModule(path, { kind }, below) {
    return kind === "file" && path.startsWith(below) && /\.(?:[cm]?js|json)$/.test(path);
}
function refused(message, way) {
    return new errors/* AgentExecError */.r("settings-invalid", message, {
        nextStep: `${way}. All files and packages that the module imports must be there too, except Node's own modules. If the executor uses npm packages, bundle the executor and its packages into one file.`,
    });
}

// EXTERNAL MODULE: ./lib/facts/block.js
var facts_block = __webpack_require__(59626);
// EXTERNAL MODULE: ./lib/executors/entries/with-changes.js
var with_changes = __webpack_require__(54973);
// EXTERNAL MODULE: ./lib/executors/languages/code-file.js
var code_file = __webpack_require__(2912);
// EXTERNAL MODULE: ./lib/output/output-buffer.js
var output_buffer = __webpack_require__(96935);
;// CONCATENATED MODULE: ./lib/executors/own/own-execution.js

/** Completes an execution with all fields of the port. The default ending is `exited`. */
function completeExecution(given, { name, durationMs, maxOutputBytes }) {
    if ("order" in given)
        return given;
    const { stdout = "", stderr = "", exitCode } = given;
    const output = new output_buffer/* OutputBuffer */.G(maxOutputBytes);
    output.push("stdout", Buffer.from(stdout));
    output.push("stderr", Buffer.from(stderr));
    const evidence = `the executor ${name} reported ${exitCode === null ? "no exit code" : `the exit code ${exitCode}`}`;
    const took = given.ending === "not-run" ? 0 : durationMs;
    return { ending: "exited", durationMs: took, file: null, evidence, ...given, ...output.finish() };
}

;// CONCATENATED MODULE: ./lib/executors/own/own-executor.js





/** Completes a user's executor for the port. */
function completeExecutor(own, completion = {}) {
    const { name } = own;
    return {
        name,
        describe: (options) => own.describe(options),
        ...(own.checkRoom && { checkRoom: (size) => own.checkRoom?.(size) }),
        secrets: () => own.secrets?.() ?? [],
        async start(options) {
            const { signal } = options;
            const given = givenOf(own, options);
            const session = await (0,errors/* ownWork */.cc)({ part: `executor ${name}`, code: "engine-unavailable", signal }, () => own.start(given));
            if (typeof session?.execute !== "function")
                throw noSession(name);
            const complete = completeSession(session, own, completion);
            if (completion.needsFiles !== true || session.files !== undefined)
                return complete;
            await complete.stop();
            throw new errors/* AgentExecError */.r("settings-invalid", `The executor ${name} starts a sandbox without the method \`files\`, but \`verify\` needs this method.`, {
                nextStep: "Add the method `files` to the object that `start` returns, or omit `verify`.",
            });
        },
    };
}
function noSession(name) {
    return new errors/* AgentExecError */.r("engine-unavailable", `The executor ${name} failed: its \`start\` did not return an object with a method \`execute\`.`, {
        nextStep: "Fix `start`. agent-exec's `docs/executors.md` lists the methods of the object that `start` must return.",
    });
}
function givenOf({ takesChanges }, options) {
    if (takesChanges === true)
        return options;
    const { files: _files, changes: _changes, ...rest } = options;
    const files = (0,with_changes/* filesWithChanges */.T)(options);
    return files === null ? rest : { ...rest, files };
}
function completeSession(own, { name, takesChanges, checksNames }, { maxOutputBytes }) {
    const { takeNetworkDecisions, keep, checkpoint } = own;
    /** Runs one block or command, and completes the answer. */
    const complete = async ({ onOutput, ...options }, run) => {
        const startedAt = performance.now();
        const { signal } = options;
        const given = await (0,errors/* ownWork */.cc)({ part: `executor ${name}`, code: "session-lost", signal }, () => run({ ...options, ...(onOutput && { onOutput: unthrowing(onOutput) }) }));
        const durationMs = performance.now() - startedAt;
        const limit = options.maxOutputBytes ?? maxOutputBytes;
        return completeExecution(given, { name, durationMs, maxOutputBytes: limit });
    };
    let isStopped = false;
    return {
        facts: { ...noFacts, executor: name, ...own.facts },
        async execute(block, options) {
            const chosen = block.path === null || checksNames ? null : (0,code_file/* chooseNamedFile */.PG)(block.path);
            return complete(options, async (all) => {
                if (chosen === null)
                    return own.execute(block, all);
                if (!("refusal" in chosen))
                    return own.execute({ ...block, path: chosen.path }, all);
                return { ending: "not-run", notRun: "refused", exitCode: null, evidence: chosen.refusal };
            });
        },
        async verify(command, options) {
            const block = (0,facts_block/* blockOf */.VN)({ language: "sh", code: `${command}\n`, path: null });
            return complete(options, (all) => own.verify?.(command, all) ?? own.execute(block, all));
        },
        files(options) {
            if (isStopped)
                throw stopped(name);
            return own.files?.(options) ?? noFiles();
        },
        async stop() {
            isStopped = true;
            await own.stop?.();
        },
        ...(takeNetworkDecisions && { takeNetworkDecisions: () => takeNetworkDecisions.call(own) }),
        ...(keep && { keep: () => keep.call(own) }),
        // A later session counts changes among its given files as original files.
        ...(checkpoint && takesChanges && { checkpoint: (options) => checkpoint.call(own, options) }),
    };
}
function stopped(name) {
    return new errors/* AgentExecError */.r("session-lost", `The sandbox of the executor ${name} has stopped.`, {
        nextStep: "Read the sandbox's files before you call `stop`.",
    });
}
/** A failing listener must not make the block fail. */
function unthrowing(onOutput) {
    return (stream, text) => {
        try {
            onOutput(stream, text);
        }
        catch {
            // The listener itself reports the error.
        }
    };
}
async function* noFiles() { }
const noFacts = { image: null, digest: null, limits: {}, held: {}, languages: [] };

;// CONCATENATED MODULE: ./lib/executors/own/own-module.js








/** The time for a module that asks a server. Loading itself takes milliseconds. */
const loadedWithinMs = 10_000;
const method = schemas/* custom */.IeY((value) => typeof value === "function", "must be a function");
const executorShape = schemas/* object */.Ikc({
    name: schemas/* string */.YjP("must be text").min(1, "must not be empty"),
    describe: method,
    start: method,
    checkRoom: method.optional(),
    secrets: method.optional(),
    takesChanges: schemas/* literal */.euz(true, "must be true or left out").optional(),
    checksNames: schemas/* literal */.euz(true, "must be true or left out").optional(),
});
const differencesShape = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP("must be text"));
/**
 * Loads the user's own executor: in a terminal from the folder, in a workflow from a commit of the repository's own
 * branch.
 * @throws AgentExecError `settings-invalid` if the module is missing, fails, never answers, or is no executor.
 */
async function loadOwnExecutor(path, { settings, face, baseFiles, needsFiles = false }) {
    errors/* ownModules */.W0.add(path);
    const file = face === "action" ? await copyOfBase(path, baseFiles) : (0,external_node_path_.resolve)(path);
    const options = { options: settings["executor-option"], maxOutputBytes: settings["max-output"] };
    // This timer keeps the process alive. Without it, the process would end while a module waits for nothing that Node
    // knows.
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), loadedWithinMs);
    try {
        const { own, knownDifferences } = await (0,src/* raceSignal */.W)(make(path, file, options), late.signal);
        const executor = completeExecutor(own, { needsFiles, maxOutputBytes: options.maxOutputBytes });
        return { executor, knownDifferences };
    }
    catch (cause) {
        if ((0,errors/* isAgentExecError */.TE)(cause))
            throw cause;
        const said = (0,truncate/* truncateEnd */.S)((0,errors/* messageOf */.bD)(cause), 1000);
        const what = late.signal.aborted
            ? `did not return an executor within ${loadedWithinMs / 1000} s`
            : `failed: ${said}`;
        throw unusable(path, what, cause);
    }
    finally {
        clearTimeout(timer);
    }
}
async function make(path, file, options) {
    // This must stay Node's own import, so the bundler must not change it.
    const module = (await import(/* webpackIgnore: true */ (0,external_node_url_.pathToFileURL)(file).href));
    const given = module.default;
    if (given === undefined)
        throw unusable(path, "has no default export");
    const own = typeof given === "function" ? await given(options) : given;
    check(path, "its default export", executorShape, own);
    const knownDifferences = module.knownDifferences ?? {};
    check(path, "knownDifferences", differencesShape, knownDifferences);
    return { own: own, knownDifferences: knownDifferences };
}
function check(path, part, shape, value) {
    const { error } = shape.safeParse(value);
    if (error === undefined)
        return;
    const problems = error.issues.map(({ path, message }) => [path.join("."), message].join(" ").trim());
    throw unusable(path, `is not an executor: in ${part} ${problems.join(", ")}`);
}
function unusable(path, what, cause) {
    return new errors/* AgentExecError */.r("settings-invalid", `The executor ${path} ${what}.`, {
        nextStep: "The module's default export must be a function that returns `{ name, describe, start }`. agent-exec's `docs/executors.md` shows an example.",
        cause,
    });
}


/***/ }),

/***/ 59626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   SM: () => (/* binding */ withCode),
/* harmony export */   VN: () => (/* binding */ blockOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42047);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30100);
/* harmony import */ var _endings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75823);




/** A fenced code block of a reply, as CommonMark sees it, at the top level or inside list items. */
const codeBlock = (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    /** The first word of the info string in lower case. "" if the fence has none. `py` stays `py`. */
    language: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(),
    /** The code with `\n` line ends and without the fence's indent. Ends with a line end unless empty. */
    code: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(),
    /**
     * The file that the writer named (`# filename: …` on the first line, or `title=` or `filename=` in the info
     * string). Null if the executor must generate a name. The executor refuses paths outside of the workspace.
     */
    path: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)().nullable(),
    /** SHA-256 of `code` in UTF-8, in hex. */
    sha256: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(),
    /** The file that contains the block, as a person named it. Absent if a model wrote the block. */
    document: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)().exactOptional(),
    /** The line of that file on which the fence opens, from 1. */
    line: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)().exactOptional(),
    /**
     * The session of a document's block. Blocks of one session in one language share variables, and none runs after one
     * that failed. Absent: the block belongs to no document.
     */
    session: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)().exactOptional(),
    /** The index of an earlier block whose code must run first. Absent: none. */
    continues: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)().exactOptional(),
    /** The block's own time limit, in milliseconds. Absent: the run's. */
    timeoutMs: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)().exactOptional(),
    /** The exit code that the document expects. Absent: the document expects 0. */
    exit: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)().exactOptional(),
    /** The output that the document shows, and the line on which its fence opens. Absent: it shows none. */
    output: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ text: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(), line: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)() }).exactOptional(),
    /** Why the block must not run: its author said so, or it is not code. Absent: it may run. */
    leftAlone: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ notRun: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .wordOf */ .aG)(_endings_js__WEBPACK_IMPORTED_MODULE_2__/* .notRunReasons */ .m), evidence: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)() }).exactOptional(),
}));
/** Makes a block with the hash of its code. */
function blockOf(block) {
    return { ...block, sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", block.code) };
}
/** The same block with new code. */
function withCode(block, code) {
    return blockOf({ ...block, code });
}
/** Where people find the block: `notes.md:41`. Empty if no file contains the block. */
function placeOf({ document, line }) {
    return document === undefined ? "" : line === undefined ? document : `${document}:${line}`;
}


/***/ }),

/***/ 65927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ raceSignal)
/* harmony export */ });
/**
 * @packageDocumentation
 *
 * Pass a promise and an abort signal and await the result.
 *
 * @example Basic usage
 *
 * ```ts
 * import { raceSignal } from 'race-signal'
 *
 * const controller = new AbortController()
 *
 * const promise = new Promise((resolve, reject) => {
 *   setTimeout(() => {
 *     resolve('a value')
 *   }, 1000)
 * })
 *
 * setTimeout(() => {
 *   controller.abort()
 * }, 500)
 *
 * // throws an AbortError
 * const resolve = await raceSignal(promise, controller.signal)
 * ```
 *
 * @example Overriding errors
 *
 * By default the thrown error is the `.reason` property of the signal but it's
 * possible to override this behaviour with the `translateError` option:
 *
 * ```ts
 * import { raceSignal } from 'race-signal'
 *
 * const controller = new AbortController()
 *
 * const promise = new Promise((resolve, reject) => {
 *   setTimeout(() => {
 *     resolve('a value')
 *   }, 1000)
 * })
 *
 * setTimeout(() => {
 *   controller.abort()
 * }, 500)
 *
 * // throws `Error('Oh no!')`
 * const resolve = await raceSignal(promise, controller.signal, {
 *   translateError: (signal) => {
 *     // use `signal`, or don't
 *     return new Error('Oh no!')
 *   }
 * })
 * ```
 */
function defaultTranslate(signal) {
    return signal.reason;
}
function raceSignal(promise, signal, opts) {
    if (signal == null || promise == null) {
        return promise;
    }
    const translateError = opts?.translateError ?? defaultTranslate;
    if (signal.aborted) {
        // the passed promise may yet resolve or reject but the use has signalled
        // they are no longer interested so smother the error
        promise.catch(() => { });
        return Promise.reject(translateError(signal));
    }
    let listener;
    return Promise.race([
        promise,
        new Promise((resolve, reject) => {
            listener = () => {
                reject(translateError(signal));
            };
            signal.addEventListener('abort', listener);
        })
    ])
        .finally(() => {
        if (listener != null) {
            signal.removeEventListener('abort', listener);
        }
    });
}
//# sourceMappingURL=index.js.map

/***/ })

};
