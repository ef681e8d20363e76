export const id = 2390;
export const ids = [2390];
export const modules = {

/***/ 5146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D2: () => (/* binding */ boundedTime),
/* harmony export */   F7: () => (/* binding */ inSeconds),
/* harmony export */   oM: () => (/* binding */ timeStep),
/* harmony export */   rL: () => (/* binding */ earliestTime)
/* harmony export */ });
/** File times in milliseconds since 1970 with a fraction, precise to a quarter of a microsecond. */
/** The beginning of 1980. Zip files, and so Python's wheels, allow no earlier time. GNU make reads 0 as "missing". */
const earliestTime = 315_532_800_000;
/** One microsecond: the smallest difference that survives writing and reading. */
const timeStep = 0.001;
/** Limits a time. A file from the future would stay newer than later changes to other files. */
function boundedTime(time, latest) {
    return Number.isFinite(time) ? Math.max(earliestTime, Math.min(time, latest)) : earliestTime;
}
/** Writes a time for both of tar's forms, which round fractions differently: "1700000000.123456". */
function inSeconds(time) {
    const micros = Math.round(time / timeStep);
    return `${Math.floor(micros / 1e6)}.${String(micros % 1e6).padStart(6, "0")}`;
}


/***/ }),

/***/ 16114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cm: () => (/* binding */ checkedOutCommits),
/* harmony export */   G7: () => (/* binding */ hasPersistedCredentials),
/* harmony export */   Uo: () => (/* binding */ headOf),
/* harmony export */   kU: () => (/* binding */ isCheckedOut),
/* harmony export */   r9: () => (/* binding */ gitVersion)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _files_content_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52278);
/* harmony import */ var _git_output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59513);
/* harmony import */ var _find_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53912);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59741);
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





/** For example `git version 2.39.5`. @throws Error if git is missing. */
async function gitVersion() {
    const printed = await (0,_files_content_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesOf */ .$$)((0,_git_output_js__WEBPACK_IMPORTED_MODULE_2__/* .gitOutput */ .oM)(["--version"], { maxBytes: 10_000, timeoutMs: 10_000 }));
    return printed.toString("utf8").trim();
}
/** Whether the folder is in a checkout of a repository. */
async function isCheckedOut(folder) {
    return (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .findRepository */ .W)(folder).then(() => true, () => false);
}
/** The checked-out commit. Null if there is none. */
async function headOf(repository) {
    const args = ["rev-parse", "--verify", "--quiet", "HEAD"];
    const printed = await repository.text(args, { expected: [0, 1, 128] });
    return printed.trim() || null;
}
/** The checked-out commit. If it is a merge, as for a pull request, its parents follow. Empty if there is no commit. */
async function checkedOutCommits(folder) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const repository = __addDisposableResource(env_1, await _repository_js__WEBPACK_IMPORTED_MODULE_4__/* .Repository */ .L.open(folder), true);
        const commit = await headOf(repository);
        if (commit === null)
            return [];
        // The number of parents is not trusted, so the output's size is limited.
        const args = ["rev-list", "--parents", "--max-count=1", commit];
        const listing = await repository.text(args, { expected: [0, 128] });
        const [head, ...parents] = listing.split(/\s+/).filter((sha) => sha !== "");
        if (head === undefined)
            return [];
        return parents.length > 1 ? [head, ...parents] : [head];
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
/**
 * Whether `actions/checkout` left the job's token in the repository's configuration. Since v6 it may also be in a file
 * that the configuration names. The token itself is not read.
 * @throws Error if there is no repository, or if git is missing.
 */
async function hasPersistedCredentials(folder) {
    const { commonDir } = await (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .findRepository */ .W)(folder);
    const options = { maxBytes: 1_000_000, timeoutMs: 10_000, expected: [0, 1] };
    const find = async (...args) => {
        const command = ["config", "--file", (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(commonDir, "config"), ...args];
        return (await (0,_files_content_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesOf */ .$$)((0,_git_output_js__WEBPACK_IMPORTED_MODULE_2__/* .gitOutput */ .oM)(command, options))).toString("utf8");
    };
    const headers = await find("--name-only", "--get-regexp", String.raw `^http\..*\.extraheader$`);
    const included = await find("--get-regexp", String.raw `^includeif\..*\.path$`);
    return headers !== "" || included.includes("git-credentials-");
}


/***/ }),

/***/ 32295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ hasChangesIn),
/* harmony export */   b: () => (/* binding */ readCheckout)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90566);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58451);
/* harmony import */ var _git_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16114);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59741);
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
 * Reads a checkout through git. It runs nothing from it and does not change the index.
 * @throws AgentExecError `settings-invalid` if there is no checkout, or if files have merge conflicts.
 */
async function readCheckout(folder) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const repository = __addDisposableResource(env_1, await _git_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .Repository */ .L.open(folder), true);
        const [index, others, base, hasChanges] = await Promise.all([
            repository.records(["ls-files", "-z", "-s", "-t", "--", "."]),
            untrackedIn(repository),
            (0,_git_git_js__WEBPACK_IMPORTED_MODULE_4__/* .headOf */ .Uo)(repository),
            hasChangesIn(repository),
        ]);
        const entries = index.map(({ text, isText }) => ({ ...entryOf(text), isText }));
        refuseConflicts(folder, entries);
        const isThere = ({ tag, path }) => tag !== skipped || (0,_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .statsOf */ .LZ)(folder, path) !== null;
        const present = entries.filter(isThere);
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
            sparse: entries.filter((entry) => !isThere(entry)).map(({ path }) => path),
            base,
            hasChanges,
        };
        for (const module of present.filter(({ mode }) => mode === submodule))
            checkout = withModule(checkout, module, await moduleAt(folder, module.path));
        return checkout;
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
const submodule = "160000";
/** git's letter for a file outside of a sparse checkout, or one marked to be skipped. The file may exist anyway. */
const skipped = "S";
/** Reads a line of `ls-files -s -t`: `H 100644 <hash> 0\t<path>`. */
function entryOf(line) {
    const tab = line.indexOf("\t");
    const [tag = "", mode = "", hash = "", stage = ""] = line.slice(0, tab).split(" ");
    return { tag, mode, hash, stage, path: line.slice(tab + 1) };
}
function refuseConflicts(folder, entries) {
    const paths = [...new Set(entries.filter(({ stage }) => stage !== "0").map(({ path }) => path))];
    if (paths.length === 0)
        return;
    const message = `${folder} has merge conflicts in ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_6__/* .listed */ .K)(paths.map(_format_listed_js__WEBPACK_IMPORTED_MODULE_6__/* .named */ .r))}.`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", message, {
        nextStep: "Resolve the conflicts and `git add` the files. To give up instead, use `git merge --abort` or `git rebase --abort`.",
    });
}
/** Lists untracked files. The user's global ignore list applies, as for `git status`. */
function untrackedIn(repository) {
    const { excludesFile } = repository.config;
    return repository.records(["ls-files", "-z", "--others", "--exclude-standard", "--", "."], {
        hasHome: true,
        configuration: excludesFile === null ? [] : [["core.excludesFile", excludesFile]],
    });
}
/** Whether a tracked file has changed. git compares contents if times and sizes are not enough. */
async function hasChangesIn(repository) {
    const args = ["status", "-z", "--porcelain", "--untracked-files=no", "--ignore-submodules=all"];
    return (await repository.text([...args, "--no-renames", "--", "."])) !== "";
}
/** Reads a submodule. Null if it is not checked out. A link in its place leads elsewhere, so it counts as missing. */
async function moduleAt(above, path) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above, path);
    const isThere = (await isFolder(folder)) && (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ".git")).catch(() => null)) !== null;
    return isThere ? readCheckout(folder) : null;
}
async function isFolder(path) {
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path).catch(() => null))?.isDirectory() ?? false;
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


/***/ }),

/***/ 72390:
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
// EXTERNAL MODULE: ./lib/files/path-fault.js
var path_fault = __webpack_require__(18061);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/files/safe-files.js
var safe_files = __webpack_require__(9668);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
// EXTERNAL MODULE: ./lib/ports/workspace.js
var workspace = __webpack_require__(46529);
// EXTERNAL MODULE: ./lib/workspace/source/checkout.js
var source_checkout = __webpack_require__(32295);
// EXTERNAL MODULE: ./lib/workspace/source/entries.js
var entries = __webpack_require__(58451);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/workspace/names/path-names.js
var path_names = __webpack_require__(4838);
;// CONCATENATED MODULE: ./lib/workspace/source/folder-walk.js




/**
 * Lists everything below a folder, up to `maxPaths`, without the folders that `isAside` excludes. Follows no link.
 * `paths` are all entries except folders. `nameless` are names that are not UTF-8, with escaped bytes; entries below such
 * a folder are not listed. `closed` are folders that cannot be read.
 * @throws AgentExecError `settings-invalid` if the folder itself cannot be read.
 */
async function walkFolder(folder, { isAside, maxPaths }) {
    const paths = [];
    const nameless = [];
    const closed = [];
    const folders = [""];
    for (let below; (below = folders.pop()) !== undefined && paths.length <= maxPaths;) {
        const entries = await entriesIn((0,external_node_path_.join)(folder, below)).catch((error) => {
            if (below === "")
                throw error;
            closed.push(below);
            return [];
        });
        for (const entry of entries) {
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
    return { paths: paths.toSorted(), nameless, closed };
}
async function entriesIn(folder) {
    try {
        return await (0,promises_.readdir)(folder, { withFileTypes: true, encoding: "buffer" });
    }
    catch (cause) {
        throw new errors/* AgentExecError */.r("settings-invalid", `The workspace ${folder} cannot be read: ${cause.message}`, { nextStep: "Choose `repo`, `empty`, or a folder that you can read.", cause });
    }
}

// EXTERNAL MODULE: ./lib/files/file-times.js
var file_times = __webpack_require__(5146);
// EXTERNAL MODULE: ./lib/workspace/git/repository.js + 1 modules
var git_repository = __webpack_require__(59741);
;// CONCATENATED MODULE: ./lib/workspace/source/given-times.js
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
 * Chooses the modification times. In a folder each file keeps its time. In a checkout all files get the commit's time,
 * because git stores no times, and those on the disk only show the order in which git wrote the files. No time is in
 * the future, so that the code's changes are newer.
 * @param base the checked-out commit; null if there is none
 */
async function givenTimes(folder, base) {
    const latest = Date.now();
    const common = base === null ? null : await commitTime(folder, base);
    return ({ mtimeMs }) => (0,file_times/* boundedTime */.D2)(common ?? mtimeMs, latest);
}
async function commitTime(folder, commit) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const repository = __addDisposableResource(env_1, await git_repository/* Repository */.L.open(folder), true);
        const printed = await repository.text(["rev-list", "--max-count=1", "--timestamp", commit]);
        return Number.parseInt(printed, 10) * 1000;
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

;// CONCATENATED MODULE: ./lib/workspace/source/source-warnings.js


/** One sentence for each kind. It says how to fix the problem. */
function warningsOf({ unfit, ...withheld }) {
    const reasons = [...new Set(unfit.values())];
    return [
        told(withheld.secrets, {
            noun: "untracked file",
            are: ["looks like a secret", "look like secrets"],
            next: "If the code needs one of these files, `git add` the file.",
        }),
        told(withheld.exposed, {
            noun: "file",
            are: ["looks like a secret", "look like secrets"],
            next: "Set `workspace` to a folder without secrets, or to `repo`, which leaves these files out.",
            isGiven: true,
        }),
        told(withheld.modules, {
            noun: "submodule",
            are: ["is not checked out", "are not checked out"],
            next: "Run `git submodule update --init --recursive`. In a workflow, set `submodules: recursive` for actions/checkout, or `submodules: true` for agent-exec if you do not use actions/checkout.",
        }),
        told(withheld.foreign, {
            noun: "untracked folder",
            are: ["is a repository of its own", "are repositories of their own"],
            next: "To include one of these repositories, make it a submodule, or set `workspace` to its folder.",
        }),
        told(withheld.sparse, {
            noun: "tracked file",
            are: ["is outside of the sparse checkout", "are outside of the sparse checkout"],
            next: "`git sparse-checkout disable` adds all files.",
        }),
        told(withheld.nameless, {
            noun: "file",
            are: [
                "has a name that cannot be copied into the sandbox",
                "have names that cannot be copied into the sandbox",
            ],
            next: "If the code needs one of these files, rename the file. A name must be UTF-8 of at most 255 bytes, " +
                "must not contain control characters, and must not be a spelling of `.git`.",
        }),
        ...reasons.map((reason) => told([...unfit].filter(([, each]) => each === reason).map(([path]) => path), {
            noun: "entry",
            plural: "entries",
            are: [`is ${reason}`, `are each ${reason}`],
            next: "If the code needs one of these entries, put a regular file with the same content in its place.",
        })),
        told(withheld.pointers, {
            noun: "file",
            are: ["contains only a git LFS pointer", "contain only git LFS pointers"],
            next: "Run `git lfs pull` to get the content. In a workflow, set `lfs: true` for actions/checkout.",
            isGiven: true,
        }),
    ].flat();
}
function told(paths, { noun, plural, are, next, isGiven = false }) {
    if (paths.length === 0)
        return [];
    const is = are[paths.length === 1 ? 0 : 1];
    const effect = isGiven
        ? `the code gets ${paths.length === 1 ? "this file" : "these files"}`
        : `the code does not get ${paths.length === 1 ? "it" : "them"}`;
    const names = (0,listed/* listed */.K)(paths.map(listed/* named */.r));
    return [`${(0,format/* count */.U9)(noun, paths.length, plural)} ${is}, and ${effect}: ${names}. ${next}`];
}

;// CONCATENATED MODULE: ./lib/workspace/source/workspace-source.js
var workspace_source_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var workspace_source_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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















/** Only the largest repositories have more. */
const defaultMaxFiles = 100_000;
/**
 * Opens the files that the setting `workspace` names, and lists them. For `repo` and `repo:DIR` these are the files
 * that git tracks and does not ignore. Otherwise they are a folder's files, without `.git` and the folders of runs.
 * @throws AgentExecError `settings-invalid` if the files cannot be listed or read, or if there are too many.
 */
async function workspaceSource({ name, here, runFolder, otherRuns = [], maxFiles = defaultMaxFiles, }) {
    const way = (0,workspace/* repositoryFolder */.p)(name);
    const isRepo = way !== null;
    const folder = (0,external_node_path_.resolve)(here, way ?? name);
    const runs = [runFolder, ...otherRuns].map((run) => (0,external_node_path_.relative)(folder, (0,external_node_path_.resolve)(here, run)).split(external_node_path_.sep).join("/"));
    const isAside = (path) => !(0,path_names/* isPlainPath */.qW)(path) || runs.some((run) => isRunFile(path, run));
    const listing = isRepo
        ? await repositoryListing(folder, isAside)
        : await folderListing(folder, isAside, maxFiles);
    const paths = listing.paths.filter((path) => (0,path_fault/* findPathFault */.P)(path) === null);
    const nameless = [...listing.nameless, ...listing.paths.filter((path) => (0,path_fault/* findPathFault */.P)(path) !== null)];
    if (paths.length > maxFiles)
        throw tooMany(folder, paths.length, maxFiles, isRepo);
    const { files, links, folders, ...seen } = await (0,entries/* lookAt */.t5)(folder, paths);
    const closed = listing.closed.map((path) => [path, "a folder that cannot be read"]);
    const unfit = new Map([...closed, ...seen.unfit]);
    const pointers = await (0,entries/* pointersAmong */.V6)(folder, files);
    const handed = [...files.keys(), ...links.keys()];
    const repositoryWay = await (isRepo ? wayFromRoot(folder) : wayFromRoot(folder).catch(() => ""));
    const given = new Map();
    const timeOf = await givenTimes(folder, listing.base);
    return {
        folder,
        paths: handed,
        patchPrefix: isRepo ? repositoryWay : "",
        repositoryWay,
        isRepository: isRepo,
        base: listing.base,
        isDirty: listing.isDirty,
        warnings: [
            ...(isRepo && handed.length === 0 ? [nothingIn(folder)] : []),
            ...warningsOf({ ...listing, nameless, pointers, unfit }),
        ],
        size: { files: files.size, links: links.size, folders, bytes: roomFor(files) },
        given,
        givenLinks: links,
        hash: () => hashOf(given, links),
        async *files() {
            for (const path of files.keys())
                yield fileAt(folder, path, timeOf, (file) => given.has(path) || given.set(path, file));
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
    return (0,external_node_crypto_.hash)("sha256", all);
}
function byPath([a], [b]) {
    return String(a) < String(b) ? -1 : 1;
}
const nothingIn = (folder) => `Git tracks no file in ${folder} and ignores all other files there, so the code gets an empty folder. \`git add\` the files that the code should work on, or set \`workspace\` to a folder.`;
function isRunFile(path, run) {
    return path.split("/").includes(".agent-exec") || path === run || path.startsWith(`${run}/`);
}
async function repositoryListing(folder, isAside) {
    const { isSecretName } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(7509)]).then(__webpack_require__.bind(__webpack_require__, 27509));
    const checkout = await (0,source_checkout/* readCheckout */.b)(folder);
    const there = (paths) => paths.filter((path) => !isAside(path));
    const others = there(checkout.untracked);
    const handed = others.filter((path) => !isSecretName(path));
    return {
        paths: [...there(checkout.tracked), ...handed],
        secrets: others.filter(isSecretName),
        exposed: [],
        closed: [],
        modules: checkout.missing,
        foreign: there(checkout.foreign),
        sparse: checkout.sparse,
        nameless: checkout.nameless,
        base: checkout.base,
        isDirty: checkout.hasChanges || handed.length > 0,
    };
}
async function folderListing(folder, isAside, maxPaths) {
    const { isSecretName } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(7509)]).then(__webpack_require__.bind(__webpack_require__, 27509));
    const walked = await walkFolder(folder, { isAside, maxPaths });
    const none = { secrets: [], modules: [], foreign: [], sparse: [] };
    return { ...walked, ...none, exposed: walked.paths.filter(isSecretName), base: null, isDirty: false };
}
function tooMany(folder, found, maxFiles, isRepo) {
    const files = `${isRepo ? "" : "at least "}${(0,format/* formatCount */.B4)(found)} files`;
    const fewer = isRepo ? "ignore files with `.gitignore`, or start in a folder below" : "name a folder below";
    return new errors/* AgentExecError */.r("settings-invalid", `The workspace ${folder} has ${files}, but the code can get at most ${(0,format/* formatCount */.B4)(maxFiles)}.`, { nextStep: `Raise \`max-files\`, or ${fewer}.` });
}
async function wayFromRoot(folder) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const repository = workspace_source_addDisposableResource(env_1, await git_repository/* Repository */.L.open(folder), true);
        return repository.prefix;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = workspace_source_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** Memory and most disks store a file in blocks of this size. */
const pieceBytes = 4096;
function roomFor(files) {
    return [...files.values()].reduce((sum, bytes) => sum + Math.ceil(bytes / pieceBytes) * pieceBytes, 0);
}
/** A file of the source. Links are not followed, because they may lead anywhere on this machine. */
function fileAt(folder, path, timeOf, onRead) {
    const stats = (0,entries/* statsOf */.LZ)(folder, path);
    if (stats?.isFile() !== true)
        return { kind: "left-out", path, reason: "it was deleted after the run began" };
    const isExecutable = (stats.mode & 0o111) !== 0;
    const content = readContent(folder, path, stats.size, (sha256) => onRead({ sha256, isExecutable }));
    return { kind: "file", path, bytes: stats.size, isExecutable, modifiedAt: timeOf(stats), content };
}
/** Larger files are read in pieces. */
const smallBytes = 64 * 1024;
/** Opens the file only when its content is requested. `onRead` gets its hash after it was read to its end. */
async function* readContent(folder, path, bytes, onRead) {
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
    onRead(hash.digest("hex"));
}
/** Reads one byte more than expected, in order to notice a file that has grown. */
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
/** The error if a file has another size than announced, because an archive with it would be broken. */
function movedOn(path) {
    const message = `${(0,listed/* named */.r)(path)} was changed while it was copied for the code.`;
    return new errors/* AgentExecError */.r("settings-invalid", message, {
        nextStep: "Run again when no program writes to these files, or use a copy (`git worktree add`).",
        isRetryable: true,
    });
}


/***/ })

};
