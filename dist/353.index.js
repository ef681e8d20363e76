export const id = 353;
export const ids = [353];
export const modules = {

/***/ 40353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  continuedRun: () => (/* binding */ continuedRun)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/files/content-of.js
var content_of = __webpack_require__(81458);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/files/safe-files.js
var safe_files = __webpack_require__(9668);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
// EXTERNAL MODULE: ./lib/ports/workspace.js
var ports_workspace = __webpack_require__(46529);
// EXTERNAL MODULE: ./lib/reports/transcript.js + 4 modules
var reports_transcript = __webpack_require__(3945);
// EXTERNAL MODULE: ./lib/run/state/apply.js
var apply = __webpack_require__(68071);
// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
// EXTERNAL MODULE: ./lib/run/told/prompt.js + 7 modules
var told_prompt = __webpack_require__(44078);
;// CONCATENATED MODULE: ./lib/run/told/said-in.js


/** 200,000 UTF-16 units, about 50,000 tokens: what a model takes beside a new task. */
const maxChars = 200_000;
/** Of a longer conversation so much of its first message, which is the task, stays. */
const maxHeadChars = 20_000;
/** What was said in an earlier run, for one that goes on from there. Pure: of its events alone. */
function saidIn(state) {
    const [head, ...rest] = (0,told_prompt/* conversation */.Wl)(state).flatMap(({ role, content }) => role === "system" ? [] : [{ role, content }]);
    if (head === undefined)
        return { messages: [] };
    const total = charsOf([head, ...rest]);
    if (total <= maxChars)
        return { messages: [head, ...rest] };
    const task = (0,truncate/* truncateMiddle */.k)(head.content, maxHeadChars);
    const last = lastWithin(rest, maxChars - task.length);
    const charsLeftOut = total - charsOf(last) - Math.min(task.length, head.content.length);
    const note = `[${charsLeftOut} more characters are left out.]`;
    return { messages: [{ role: "user", content: `${task}\n\n${note}` }, ...last], charsLeftOut };
}
/** The last messages that fit, from one of the writer's on. */
function lastWithin(messages, most) {
    let chars = 0;
    let from = messages.length;
    for (let at = messages.length - 1; at >= 0; at -= 1) {
        chars += messages[at].content.length;
        if (chars > most)
            break;
        if (messages[at].role === "assistant")
            from = at;
    }
    return messages.slice(from);
}
function charsOf(messages) {
    return messages.reduce((sum, { content }) => sum + content.length, 0);
}

// EXTERNAL MODULE: ./lib/run-folder/checkpoint-folder.js
var checkpoint_folder = __webpack_require__(54501);
// EXTERNAL MODULE: ./lib/run-folder/run-folder.js
var run_folder = __webpack_require__(5314);
// EXTERNAL MODULE: ./lib/workspace/patch/apply-patch.js
var apply_patch = __webpack_require__(61243);
// EXTERNAL MODULE: ./lib/workspace/patch/patch-check.js
var patch_check = __webpack_require__(23471);
// EXTERNAL MODULE: ./lib/workspace/patch/patched-entries.js
var patched_entries = __webpack_require__(15826);
;// CONCATENATED MODULE: ./lib/earlier/continued-run.js
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
 * Reads an earlier run to go on from it: what was said, and what it changed, tried on the files as they are now.
 * Everything in the folder may be a stranger's.
 *
 * @param path the run's folder, or its transcript
 * @throws AgentExecError `settings-invalid` where there is no run, where it cannot be gone on from or not with this
 *   workspace, and where its changes do not fit the files as they are now; `transcript-invalid`.
 */
async function continuedRun(path, going) {
    const { folder, transcript } = await (0,run_folder/* openRunFolder */.iN)(path);
    const { events } = (0,reports_transcript/* parseTranscript */.K)(transcript);
    const state = (0,apply/* fold */.AU)(events);
    const { runId, settings } = state.run;
    if (!/^[\w.-]{1,100}$/.test(runId))
        throw refused(folder, "the id in its record does not come from agent-exec", "Use the folder of a run.");
    if (state.files === null) {
        const why = "its record stops before its files were saved";
        throw refused(folder, why, "Start a new run with its task. Its report shows its output.");
    }
    requireSameKind(folder, settings["workspace"], going.workspace);
    const begun = await (0,checkpoint_folder/* openCheckpointFolder */.$)();
    try {
        const files = await filesOf(state, { folder, begun, ...going });
        const outcome = state.end?.outcome ?? null;
        return { continues: { runId, outcome, ...saidIn(state), files }, begun };
    }
    catch (thrown) {
        await begun[Symbol.asyncDispose]();
        throw thrown;
    }
}
function isRepository(workspace) {
    return typeof workspace === "string" && (0,ports_workspace/* repositoryFolder */.p)(workspace) !== null;
}
function requireSameKind(folder, before, now) {
    const kindOf = (workspace) => workspace === "empty" || isRepository(workspace) ? String(workspace) : "DIR";
    if (kindOf(before) === kindOf(now))
        return;
    throw refused(folder, `its \`workspace\` was ${kindOf(before)}, but this run's is ${kindOf(now)}`, `Set \`workspace\` to ${typeof before === "string" && before !== "" ? (0,listed/* named */.r)(before) : "the same value"}.`);
}
/** @throws AgentExecError `settings-invalid` for what does not fit. */
async function filesOf({ files }, { folder, begun, workspace, source, here }) {
    const { artifacts, changes } = files;
    if (source === null) {
        if (artifacts.length === 0)
            return "none";
        await begun.keep(artifactsOf(folder, artifacts), 0);
        return "put-in";
    }
    if (changes?.patchFault !== undefined)
        throw refused(folder, `it left no patch: ${changes.patchFault}`, "Start a new run with its task.");
    const name = changes?.patch ?? null;
    if (name === null)
        return "none";
    const patch = (0,external_node_path_.join)(folder.path, name);
    await requirePatch(folder, name);
    // This run's own workspace, which a person named.
    const target = await (0,apply_patch/* patchTarget */._i)(workspace, here, (0,ports_workspace/* repositoryFolder */.p)(workspace) ?? workspace);
    if (await (0,apply_patch/* isApplied */.KN)(patch, target))
        return "applied";
    requireSameBase(folder, changes?.base ?? null, source.base);
    try {
        await begun.keep((0,patched_entries/* patchedEntries */.C)(patch, source), 0);
    }
    catch (thrown) {
        if (!(thrown instanceof patch_check/* NotApplied */.tb))
            throw thrown;
        const why = `its changes do not apply to the files now in ${source.folder}: ${(0,errors/* messageOf */.bD)(thrown)}`;
        throw refused(folder, why, takeFiles);
    }
    return "put-in";
}
const takeFiles = "Restore the files that the run started from (`git stash`, or check out its commit), or apply its patch first with `agent-exec apply`.";
function requireSameBase(folder, before, now) {
    if (before === now)
        return;
    const name = (base) => (base === null ? "no commit" : (0,listed/* named */.r)(base.slice(0, 12)));
    throw refused(folder, `it started from ${name(before)}, but the files here are at ${name(now)}`, takeFiles);
}
/** A link in the patch's place leads to a file of this machine. */
async function requirePatch(folder, name) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const handle = await (0,safe_files/* openRegular */.lf)(folder.path, name).catch(() => null);
        const _patch = __addDisposableResource(env_1, await ofSize(folder, handle, { path: name, maxBytes: maxPatchBytes }), true);
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
async function* artifactsOf(folder, artifacts) {
    for (const { path, sha256 } of artifacts) {
        const env_2 = { stack: [], error: void 0, hasError: false };
        try {
            const opened = await folder.openArtifact(path);
            const handle = __addDisposableResource(env_2, await ofSize(folder, opened, { path, maxBytes: maxFileBytes }), true);
            const { mode } = await handle.stat();
            const bytes = await handle.readFile();
            if ((0,external_node_crypto_.createHash)("sha256").update(bytes).digest("hex") !== sha256)
                throw refused(folder, `${(0,listed/* named */.r)(path)} has changed since the run`, wholeFolder);
            const isExecutable = (mode & 0o111) !== 0;
            yield { kind: "file", path, bytes: bytes.byteLength, isExecutable, content: (0,content_of/* contentOf */.$)(bytes) };
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
}
/** 64 MiB and 100 MiB: more does not come out of a run. */
const maxPatchBytes = 64 * 1024 ** 2;
const maxFileBytes = 100 * 1024 ** 2;
/** @throws AgentExecError where nothing was opened, or too much; that is closed then. */
async function ofSize(folder, handle, { path, maxBytes }) {
    if (handle === null)
        throw refused(folder, `${(0,listed/* named */.r)(path)} is not a file in it`, wholeFolder);
    if ((await handle.stat()).size <= maxBytes)
        return handle;
    await handle.close();
    throw refused(folder, `${(0,listed/* named */.r)(path)} is too large to come from a run`, wholeFolder);
}
const wholeFolder = "Use the run's whole, unchanged folder; in CI, download its artifact.";
function refused({ path }, why, nextStep) {
    const message = `The run in ${path} cannot be continued: ${why}.`;
    return new errors/* AgentExecError */.r("settings-invalid", message, { nextStep });
}


/***/ }),

/***/ 81458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ contentOf)
/* harmony export */ });
/** Yields bytes as the content of a file. */
async function* contentOf(bytes) {
    if (bytes.byteLength > 0)
        yield bytes;
}


/***/ }),

/***/ 46529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ repositoryFolder)
/* harmony export */ });
/** Where the repository lies that a `workspace` names, from here: `repo`, `repo:sub/folder`; null for one that names none. */
function repositoryFolder(workspace) {
    if (workspace === "repo")
        return ".";
    return /^repo:(.+)$/s.exec(workspace)?.[1] ?? null;
}


/***/ }),

/***/ 15826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ patchedEntries)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _files_content_of_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(81458);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60795);
/* harmony import */ var _files_temporary_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36753);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9668);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(90566);
/* harmony import */ var _source_entries_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58451);
/* harmony import */ var _git_own_git_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76207);
/* harmony import */ var _patch_check_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(23471);
/* harmony import */ var _names_path_names_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4838);












/** 64 MiB of names, as much as a patch can have; 60 s. */
const limits = { maxBytes: 64 * 1024 ** 2, timeoutMs: 60_000 };
/**
 * Applies a patch, maybe a stranger's, to copies of the files that it changes, and yields the results. A content is
 * valid until the next entry is requested, and no copy stays.
 * @param patch absolute
 * @throws NotApplied if git refuses it; AgentExecError `settings-invalid` if a path or a link leads out.
 */
async function* patchedEntries(patch, source, { signal } = {}) {
    const folder = await (0,_files_temporary_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .createTemporaryFolder */ .a)("agent-exec-patched-");
    try {
        const repository = await (0,_git_own_git_js__WEBPACK_IMPORTED_MODULE_7__/* .createScratchRepository */ .tw)(folder, { ...limits, ...(signal && { signal }) });
        await repository.setAttributes(_git_own_git_js__WEBPACK_IMPORTED_MODULE_7__/* .bytesAsTheyAre */ .OM);
        const paths = (0,_patch_check_js__WEBPACK_IMPORTED_MODULE_8__/* .pathsOf */ .wG)(await (0,_patch_check_js__WEBPACK_IMPORTED_MODULE_8__/* .orNotApplied */ .kE)(repository.text(["apply", "--numstat", "-z", "--", patch])));
        const wanted = new Map(paths.map((path) => [inSource(path, source), path]));
        const tree = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "tree");
        await copyGiven(source, wanted, tree);
        await (0,_patch_check_js__WEBPACK_IMPORTED_MODULE_8__/* .orNotApplied */ .kE)(repository.text(["apply", "--whitespace=nowarn", "--", patch]));
        const { files, links, unfit } = await (0,_source_entries_js__WEBPACK_IMPORTED_MODULE_6__/* .lookAt */ .t)(tree, paths);
        // A folder may have taken a file's place.
        const folders = new Set(paths.flatMap(_files_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .foldersOf */ .p));
        const odd = [...unfit].filter(([path]) => !folders.has(path));
        if (odd.length > 0)
            throw unfitEntries(new Map(odd));
        for (const [path, name] of wanted)
            if (!files.has(name) && !links.has(name))
                yield { kind: "deleted", path };
        for (const [path, name] of wanted) {
            const target = links.get(name);
            if (target !== undefined)
                yield { kind: "link", path, target };
            else if (files.has(name))
                yield await fileOf(tree, { name, path });
        }
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
    }
}
/** git's paths begin at the repository's root, the source's at its folder. */
function inSource(name, { patchPrefix }) {
    const path = name.slice(patchPrefix.length);
    if (name.startsWith(patchPrefix) && (0,_names_path_names_js__WEBPACK_IMPORTED_MODULE_9__/* .isPlainPath */ .qW)(path))
        return path;
    throw unfitEntries(new Map([[name, "not among the files that the code gets"]]));
}
async function copyGiven(source, wanted, tree) {
    for await (const entry of source.files([...wanted.keys()])) {
        const name = wanted.get(entry.path);
        if (name === undefined || entry.kind === "left-out")
            continue;
        const place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(tree, name);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(place), { recursive: true });
        if (entry.kind === "link")
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.symlink)(entry.target, place);
        else
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(place, entry.content, { flag: "wx", mode: entry.isExecutable ? 0o755 : 0o644 });
    }
}
async function fileOf(tree, { name, path }) {
    const handle = await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_5__/* .openRegular */ .lf)(tree, name);
    if (handle === null)
        throw unfitEntries(new Map([[name, "not a regular file"]]));
    try {
        const { size: bytes, mode } = await handle.stat();
        const content = await handle.readFile();
        return { kind: "file", path, bytes, isExecutable: (mode & 0o111) !== 0, content: (0,_files_content_of_js__WEBPACK_IMPORTED_MODULE_10__/* .contentOf */ .$)(content) };
    }
    finally {
        await handle.close();
    }
}
function unfitEntries(unfit) {
    const each = [...unfit].map(([path, reason]) => `${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_11__/* .named */ .r)(path)} (${reason})`);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", `The patch has entries that cannot be put into a workspace: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_11__/* .listed */ .K)(each)}.`, { nextStep: "Use an unchanged run folder. Read the patch before you use it." });
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
/* harmony import */ var _names_link_targets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14367);
/* harmony import */ var _names_path_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4838);





/** Look at this many before other work gets a turn: 5 ms. Waiting for each would take four times as long. */
const atOnce = 1000;
/** Looks at each path. It opens nothing and follows no link, not even in place of a folder. */
async function lookAt(folder, paths) {
    const files = new Map();
    const all = new Map();
    const unfit = new Map();
    const ways = new Ways(folder);
    for (const [index, path] of paths.entries()) {
        if (index % atOnce === 0)
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setImmediate)();
        const stats = ways.lead(path) ? statsOf(folder, path) : null;
        if (stats === null)
            continue;
        if (stats.isSymbolicLink()) {
            const target = (0,_names_path_names_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), { encoding: "buffer" }));
            if (target.isText)
                all.set(path, target.text);
            else
                unfit.set(path, "a symbolic link to a name that is not UTF-8");
        }
        else if (!stats.isFile())
            unfit.set(path, "not a regular file");
        else if (!mayBeRead(folder, path, stats))
            unfit.set(path, "a file that cannot be read");
        else
            files.set(path, stats.size);
    }
    const faultOf = (0,_names_link_targets_js__WEBPACK_IMPORTED_MODULE_4__/* .linkFaults */ .m)(all);
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
/** Null if there is nothing. */
function statsOf(folder, path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), { throwIfNoEntry: false }) ?? null;
    }
    catch (error) {
        // A file in place of a folder, or a folder without access.
        if (["ENOTDIR", "EACCES"].includes(error.code ?? ""))
            return null;
        throw error;
    }
}
/** Looks at each folder between the root and its files once. */
class Ways {
    root;
    #known = new Map();
    constructor(root) {
        this.root = root;
    }
    get count() {
        return this.#known.size;
    }
    /** Whether all parents of a path are real folders. */
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
/** A file that everybody may read needs no test. */
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


/***/ })

};
