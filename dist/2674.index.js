export const id = 2674;
export const ids = [2674];
export const modules = {

/***/ 74240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X$: () => (/* binding */ changesInstall),
/* harmony export */   ij: () => (/* binding */ actsByItself),
/* harmony export */   jh: () => (/* binding */ mentionsInstall),
/* harmony export */   ub: () => (/* binding */ isPackageManifest)
/* harmony export */ });
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53916);
/* harmony import */ var _files_spelling_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37569);
/* harmony import */ var _files_workflow_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16804);



/**
 * Files that take effect by themselves, although nobody runs the changed code: pipelines, git hooks and filters,
 * settings that editors, agents and shells load, and files that package managers, builds and Python load automatically.
 * Workflow files are separate (`isWorkflowPath`). In lower case; `**` stands for any folders or, at the end, for
 * everything in a folder, and `*` for any beginning of a name.
 */
const actingPaths = [
    // Pipelines.
    ".gitlab-ci.{yml,yaml}",
    ".github/dependabot.{yml,yaml}",
    "{.circleci,.buildkite,.woodpecker,.semaphore,.tekton}/**",
    "{.gitea,.forgejo}/workflows/**",
    "{.travis,.drone,.woodpecker,.cirrus,.appveyor,appveyor}.{yml,yaml}",
    "{azure-pipelines,bitbucket-pipelines,cloudbuild}.{yml,yaml}",
    "**/jenkinsfile",
    // Required reviewers on GitHub and GitLab.
    "codeowners",
    "{.github,.gitlab,docs}/codeowners",
    // git: attributes name filters and drivers, `.gitmodules` names addresses, and hooks run at a commit.
    "**/{.gitattributes,.gitmodules,.gitconfig}",
    "**/{.githooks,.husky,.git}/**",
    "{.lefthook,lefthook,.lefthook-local,lefthook-local}.{yml,yaml,toml,json}",
    ".pre-commit-config.{yml,yaml}",
    // Editors, agents and shells that load a folder's settings.
    "**/.vscode/{tasks,settings,launch,mcp}.json",
    "**/*.code-workspace",
    "**/.zed/tasks.json",
    "**/.dir-locals.el",
    "**/.claude/{settings,settings.local}.json",
    "**/{.mcp.json,.cursor/mcp.json}",
    "**/.devcontainer/**",
    "**/.devcontainer.json",
    "**/{.envrc,.exrc,.nvimrc}",
    "**/{.mise.toml,mise.toml,.mise.local.toml,mise.local.toml,.mise/config.toml,mise/config.toml}",
    // Package managers, builds and interpreters.
    "**/{.npmrc,.yarnrc,.yarnrc.yml,pnpm-workspace.yaml,binding.gyp}",
    "**/.pnpmfile.{js,cjs,mjs}",
    "**/.cargo/{config,config.toml}",
    "**/{.mvn,.yarn,gradle/wrapper}/**",
    "**/.bazelrc",
    "**/{sitecustomize,usercustomize,conftest}.py",
    "**/*.pth",
];
const actingNames = actingPaths.flatMap(alternativesOf).map((path) => path.split("/"));
/** Expands a pattern's braces. */
function alternativesOf(pattern) {
    const [start, end] = [pattern.indexOf("{"), pattern.indexOf("}")];
    if (start === -1)
        return [pattern];
    const words = pattern.slice(start + 1, end).split(",");
    return words.flatMap((word) => alternativesOf(pattern.slice(0, start) + word + pattern.slice(end + 1)));
}
/** Whether a changed file takes effect by itself. The path may be in any spelling. */
function actsByItself(path) {
    const parts = path.split("/").map(_files_spelling_js__WEBPACK_IMPORTED_MODULE_1__/* .plainName */ .MH);
    return (0,_files_workflow_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isWorkflowPath */ .$)(path) || actingNames.some((names) => covers(names, parts));
}
function covers(names, parts) {
    const isDeep = names[0] === "**";
    const isFolder = names.at(-1) === "**";
    const own = names.slice(isDeep ? 1 : 0, isFolder ? -1 : undefined);
    // The positions at which the pattern's names may begin. Without `**` at the end, they must match the last names.
    const last = parts.length - own.length - (isFolder ? 1 : 0);
    if (last < 0)
        return false;
    for (let at = isFolder ? 0 : last; at <= (isDeep ? last : 0); at += 1) {
        if (own.every((name, index) => isNamed(parts[at + index], name)))
            return true;
    }
    return false;
}
function isNamed(plain, name) {
    if (!name.startsWith("*"))
        return (0,_files_spelling_js__WEBPACK_IMPORTED_MODULE_1__/* .isNameOf */ .b_)(plain, name);
    const extension = name.slice(1);
    return plain.endsWith(extension) || (isShort.test(plain) && plain.endsWith(extension.slice(0, 4)));
}
/** A short name of Windows (8.3) with an extension. */
const isShort = /^[^~.]{1,6}~\d{1,6}\.[^.]{1,3}$/;
/** npm runs these scripts at an install without asking (its documentation, "Life Cycle Operation Order"). */
const installScripts = "preinstall install postinstall prepublish preprepare prepare postprepare".split(" ");
function isPackageManifest(path) {
    return (0,_files_spelling_js__WEBPACK_IMPORTED_MODULE_1__/* .isNameOf */ .b_)((0,_files_spelling_js__WEBPACK_IMPORTED_MODULE_1__/* .plainName */ .MH)((0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.basename)(path)), "package.json");
}
/** Whether two versions of a `package.json` have different scripts for an install. Null: there is no file. */
function changesInstall(before, after) {
    return installOf(before) !== installOf(after);
}
/** Whether a patch's lines about a `package.json` name a script for an install. */
function mentionsInstall(patchedLines) {
    return installScripts.some((name) => patchedLines.includes(`"${name}"`));
}
/** The scripts for an install. In invalid JSON, the whole text counts: a tolerant tool may run a part. */
function installOf(content) {
    if (content === null)
        return nothingRuns;
    // npm skips the byte order mark that some editors write.
    const text = Buffer.from(content)
        .toString("utf8")
        .replace(/^\uFEFF/, "");
    try {
        const { scripts } = JSON.parse(text);
        return JSON.stringify(installScripts.map((name) => scripts?.[name] ?? null));
    }
    catch {
        return text;
    }
}
const nothingRuns = JSON.stringify(installScripts.map(() => null));


/***/ }),

/***/ 92674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  trackChanges: () => (/* binding */ trackChanges)
});

// EXTERNAL MODULE: ./lib/workspace/patch/acting-files.js
var acting_files = __webpack_require__(74240);
// EXTERNAL MODULE: ./lib/files/paths.js
var paths = __webpack_require__(60795);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/files/safe-files.js
var safe_files = __webpack_require__(9668);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
// EXTERNAL MODULE: ./lib/facts/patch-words.js
var patch_words = __webpack_require__(89713);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: ./lib/files/temporary-folder.js
var temporary_folder = __webpack_require__(36753);
// EXTERNAL MODULE: ./lib/redaction/redact.js + 2 modules
var redact = __webpack_require__(75830);
// EXTERNAL MODULE: ./lib/workspace/git/git-output.js + 1 modules
var git_output = __webpack_require__(59513);
// EXTERNAL MODULE: ./lib/workspace/git/own-git.js
var own_git = __webpack_require__(76207);
// EXTERNAL MODULE: ./lib/workspace/patch/patch-check.js
var patch_check = __webpack_require__(23471);
// EXTERNAL MODULE: ./lib/workspace/patch/patch-sides.js
var patch_sides = __webpack_require__(62679);
;// CONCATENATED MODULE: ./lib/workspace/patch/patch.js
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
 * The default limits. Nobody reads a tenth of 64 MiB of patch. Copies are limited to 256 MiB, because the temporary
 * folder may be in memory. A useful patch takes one second, but a file of random short lines keeps git busy for many
 * minutes. git needs 48 times the size of a file that has only line ends, so its memory is limited to 2 GiB.
 */
const defaultLimits = {
    maxBytes: 64 * 1024 ** 2,
    maxCopiedBytes: 256 * 1024 ** 2,
    timeoutMs: 60_000,
    maxMemoryBytes: 2 * 1024 ** 3,
};
/**
 * Writes a patch of ASCII and UTF-8, and tests it first: applied to the original files, it must give the files after
 * the run, byte for byte, with modes and links. Files that are not UTF-8 text are binary in the patch. Everything is
 * streamed, and no copy stays. A file is left out if it contains a secret, if it changed meanwhile, or if `git apply`
 * would change it. Returns the patch's paths with their numbers of lines, and the changes left out with the reasons.
 * @throws Error if git is missing or fails, if a limit is exceeded, if the disk refuses, or if no change can be in the
 * patch. In these cases no patch stays.
 */
async function writePatch(request) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { entries, target, signal, limits = defaultLimits } = request;
        const { maxCopiedBytes, ...bounds } = limits;
        const folder = __addDisposableResource(env_1, await (0,temporary_folder/* temporaryFolder */.y)("agent-exec-diff-", request.temporaryFolder), true);
        const repository = await (0,own_git/* createScratchRepository */.tw)(folder.path, { ...bounds, signal });
        const { redactor = (0,redact/* createRedactor */.l)([]) } = request;
        const reader = new patch_sides/* SideReader */.Ru(entries, { maxBytes: maxCopiedBytes, redactor });
        await repository.text(importing, { input: reader.script() });
        const leftOut = new Map(reader.leftOut);
        const draft = (0,external_node_path_.join)(folder.path, patch_words/* patchName */.UC);
        const noText = [...reader.noText];
        const counts = await drawnWithoutMisfits(repository, { ...request, draft, leftOut, noText });
        const taken = new Set(counts.map(({ path }) => path));
        for (const { path, before, after } of entries)
            if (!(0,patch_sides/* isSameSide */.wp)(before, after) && !taken.has(path) && !leftOut.has(path))
                leftOut.set(path, "it replaces a file whose deletion is not in the patch");
        if (signal.aborted)
            throw (0,git_output/* timeOver */.km)();
        await placeNew(draft, target);
        return { counts, leftOut };
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
/** How often to try. git names only some of the files that do not apply, so agent-exec tries again without those. */
const maxTries = 20;
async function drawnWithoutMisfits(repository, drawing) {
    const { leftOut } = drawing;
    for (let tries = 1;; tries += 1) {
        requireSomething(drawing);
        const tree = await treeWithout(repository, leftOut.keys());
        try {
            return await drawn(repository, tree, drawing);
        }
        catch (fault) {
            const reasons = fault instanceof patch_check/* NotApplied */.tb ? [...fault.reasons] : [];
            const fresh = reasons.filter(([path]) => !leftOut.has(path));
            if (fresh.length === 0 || tries === maxTries)
                throw fault;
            for (const [path, reason] of fresh)
                leftOut.set(path, reason);
        }
    }
}
/** @throws Error with the first reason, if every change is left out. */
function requireSomething({ entries, leftOut }) {
    const isTaken = ({ path, before, after }) => !leftOut.has(path) && !(0,patch_sides/* isSameSide */.wp)(before, after);
    const [first] = leftOut;
    if (first !== undefined && !entries.some(isTaken))
        throw new Error(`${(0,listed/* named */.r)(first[0])}: ${first[1]}`);
}
/** git's hash of the tree after the run, but with these paths in their original state. */
async function treeWithout(repository, paths) {
    const names = new Set(paths);
    if (names.size === 0)
        return patch_sides/* branches */.J0.after;
    const lines = [...names].map((path) => `0 ${"0".repeat(40)}\t${path}\0`);
    // The format of git's index: `<mode> blob <hash>\t<path>`.
    for (const { text } of await repository.records(["ls-tree", "-r", "-z", patch_sides/* branches */.J0.before]))
        if (names.has(text.slice(text.indexOf("\t") + 1)))
            lines.push(`${text}\0`);
    await repository.text(["read-tree", patch_sides/* branches */.J0.after]);
    await repository.text(["update-index", "-z", "--index-info"], { input: lines });
    return (await repository.text(["write-tree"])).trim();
}
async function drawn(repository, tree, { entries, draft, noText, conversions = none }) {
    const draw = async (binary) => {
        const lines = binary.map((path) => (0,patch_sides/* attributeLine */.zL)(path, "-diff")).join("");
        await repository.setAttributes(own_git/* bytesAsTheyAre */.OM + lines);
        await (0,external_node_stream_promises_.pipeline)(patchText(repository, tree, entries), (0,external_node_fs_.createWriteStream)(draft));
        return (0,patch_check/* applied */.Ic)(repository, { draft, entries, tree, conversions });
    };
    return draw(noText).catch((fault) => {
        // The repository's attributes may make git convert the file's bytes. A binary patch does not survive this, so the
        // file is written as text.
        if (noText.length === 0 || !(fault instanceof patch_check/* NotApplied */.tb))
            throw fault;
        return draw([]);
    });
}
const none = { attributes: null, configuration: [] };
/** Compressing would cost more time than the saved space is worth. */
const importing = ["-c", "pack.compression=0", "fast-import", "--quiet", "--depth=0"];
async function* patchText(repository, tree, entries) {
    const flags = ["-r", "-p", "--binary", "--no-renames", "--no-ext-diff", "--no-textconv", "--no-color"];
    const patch = repository.run(["--bare", "diff-tree", ...flags, patch_sides/* branches */.J0.before, tree]);
    yield* withReadableHeaders(patch, entries.map(({ path }) => path));
}
/** Quotes names in a patch's headers where git needs it: it cannot read a folder's name that ends with a blank. */
async function* withReadableHeaders(patch, paths) {
    const headers = new Map(paths.filter((path) => path.includes(" /")).map(bothHeaders));
    if (headers.size === 0)
        return yield* patch;
    const longest = Math.max(...[...headers.keys()].map(({ length }) => length));
    let held = "";
    let isBegun = false;
    for await (const chunk of patch) {
        const lines = (held + chunk.toString("latin1")).split("\n");
        held = lines.pop();
        let told = lines
            .map((line, at) => `${(at === 0 && isBegun ? null : headers.get(line)) ?? line}\n`)
            .join("");
        isBegun &&= lines.length === 0;
        // One line may be as long as the whole patch. If it is too long for a header, it is passed on at once.
        if (held.length > longest)
            [told, held, isBegun] = [told + held, "", true];
        yield Buffer.from(told, "latin1");
    }
    yield Buffer.from(held, "latin1");
}
/** A header as git writes it, and in a form that it can read. Lines of files begin with a sign, so they differ. */
function bothHeaders(path) {
    const header = (one, other) => Buffer.from(`diff --git ${one} ${other}`).toString("latin1");
    const names = [`a/${path}`, `b/${path}`];
    return [header(...names), header((0,patch_sides/* quotedName */.aH)(names[0]), (0,patch_sides/* quotedName */.aH)(names[1]))];
}
/** Puts the patch in its place. It does not overwrite a file or follow a link, and leaves no half-written patch. */
async function placeNew(draft, target) {
    try {
        await (0,promises_.copyFile)(draft, target, external_node_fs_.constants.COPYFILE_EXCL);
    }
    catch (error) {
        if (error.code !== "EEXIST")
            await (0,promises_.rm)(target, { force: true });
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/workspace/source/entries.js
var entries = __webpack_require__(58451);
;// CONCATENATED MODULE: ./lib/workspace/patch/turned-files.js

/**
 * Finds files that a filter converts on their way into git and back, as git LFS, git-crypt and nbstripout do.
 * `git apply` compares a patch with the filter's output, which only the filter can compute.
 * @param paths original files, from the repository's folder
 * @returns the filter's name by path. Files whose content here is the same as in git are left out.
 */
async function turnedFiles(repository, paths) {
    const { filters } = repository.config;
    if (filters.size === 0 || paths.length === 0)
        return new Map();
    const input = paths.map((path) => `${path}\0`);
    const told = await repository.records(["check-attr", "-z", "--stdin", "filter"], { input });
    const filtered = recordsOfThree(told).filter(([, filter]) => filters.has(filter));
    if (filtered.length === 0)
        return new Map();
    const wanted = new Set(filtered.map(([path]) => path));
    const kept = await keptObjects(repository, wanted);
    const turned = new Map(filtered);
    for (const [path, hash] of await hashesOf(repository, [...kept.keys()]))
        if (kept.get(path) === hash)
            turned.delete(path);
    return turned;
}
/** `<path>`, `filter`, `<value>`. */
function recordsOfThree(records) {
    const pairs = [];
    for (let at = 0; at + 2 < records.length; at += 3)
        pairs.push([records[at].text, records[at + 2].text]);
    return pairs;
}
/** The hash of the content that git has, by path. */
async function keptObjects(repository, wanted) {
    const lines = await repository.records(["ls-files", "-z", "-s", "--", "."]);
    const kept = lines.map(({ text }) => {
        const tab = text.indexOf("\t");
        return [text.slice(tab + 1), text.split(" ")[1] ?? ""];
    });
    return new Map(kept.filter(([path]) => wanted.has(path)));
}
/** The hash of each file's content here. */
async function hashesOf(repository, paths) {
    // A missing file, or a link, has no such content.
    const there = paths.filter((path) => (0,entries/* statsOf */.LZ)(repository.folder, path)?.isFile());
    const input = there.map((path) => `${path}\n`);
    const args = ["hash-object", "--no-filters", "--stdin-paths"];
    const hashes = (await repository.text(args, { input })).split("\n");
    return there.map((path, index) => [path, hashes[index] ?? ""]);
}

// EXTERNAL MODULE: ./lib/workspace/git/repository.js + 1 modules
var git_repository = __webpack_require__(59741);
// EXTERNAL MODULE: ./lib/files/content.js
var content = __webpack_require__(52278);
;// CONCATENATED MODULE: ./lib/workspace/patch/changes-patch.js
var changes_patch_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var changes_patch_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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











function givenPaths(source) {
    return [...source.given.keys(), ...source.givenLinks.keys()];
}
/** The original state of a path. Null if it did not exist. */
function givenSide(source, path) {
    const target = source.givenLinks.get(path);
    if (target !== undefined)
        return { kind: "link", target };
    const given = source.given.get(path);
    return given === undefined
        ? null
        : { kind: "file", ...given, open: () => (0,safe_files/* openRegular */.lf)(source.folder, path) };
}
/** Writes the patch into the run's folder. If that fails, says why. Never throws. */
async function patchOf(difference, options) {
    const { run, source } = difference;
    try {
        const { turned, conversions } = await gitHere(difference);
        const all = entriesOf(difference);
        const entries = all.filter(({ path }) => !turned.has(path));
        if (all.length === 0)
            return { patch: null, untaken: [] };
        const [first] = turned;
        if (first !== undefined && entries.every(({ before, after }) => (0,patch_sides/* isSameSide */.wp)(before, after)))
            return withoutPatch(`${(0,listed/* named */.r)(first[0])}: ${first[1]}`);
        const { counts, leftOut } = await writePatch({
            ...options,
            conversions,
            entries,
            target: (0,external_node_path_.join)(run.path, patch_words/* patchName */.UC),
        });
        const untaken = [...turned, ...leftOut].map(([path, reason]) => ({
            path: path.slice(source.patchPrefix.length),
            reason: `not in the patch: ${reason}`,
        }));
        const diff = { ...diffStatOf(counts, difference), text: beginningOf(run.path) };
        return {
            patch: patch_words/* patchName */.UC,
            patchSha256: await hashOfPatch(run.path),
            diff,
            untaken,
            ...(untaken.length > 0 && { withheld: untaken.map(({ path }) => path).toSorted() }),
        };
    }
    catch (thrown) {
        const { code } = (0,errors/* toAgentExecError */.Mq)(thrown);
        return {
            ...withoutPatch((0,errors/* messageOf */.bD)(thrown)),
            ...(code === "storage-failed" && { patchFaultCode: code }),
        };
    }
}
function withoutPatch(patchFault) {
    return { patch: null, patchFault, untaken: [] };
}
/** How git converts files in the repository for which the patch is meant. Paths are those in the patch. */
async function gitHere({ source, changed, deleted }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (!source.isRepository)
            return { turned: new Map(), conversions: { attributes: null, configuration: [] } };
        const repository = changes_patch_addDisposableResource(env_1, await git_repository/* Repository */.L.open(source.folder), true);
        const given = [...changed.keys(), ...deleted].filter((path) => givenSide(source, path)?.kind === "file");
        const filters = await turnedFiles(repository, given);
        const reasons = [...filters].map(([path, filter]) => [
            source.patchPrefix + path,
            `the Git filter ${(0,listed/* named */.r)(filter)} changes this file, so \`git apply\` would refuse the patch`,
        ]);
        const { conversions: configuration } = repository.config;
        return {
            turned: new Map(reasons),
            conversions: { attributes: await repository.attributes(), configuration },
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = changes_patch_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/**
 * The entries of the patch. If there are any, also the original attributes, because git reads files by them.
 * @throws Error if a new entry replaces a file whose deletion is not in the patch.
 */
function entriesOf({ source, changed, deleted }) {
    const after = new Map(deleted.map((path) => [path, null]));
    for (const [path, side] of changed)
        after.set(path, side);
    if (after.size === 0)
        return [];
    const stays = (path) => givenSide(source, path) !== null && after.get(path) !== null;
    const clash = (path, other) => new Error(`${(0,listed/* named */.r)(path)} replaces ${(0,listed/* named */.r)(other)}, but the patch does not delete ${(0,listed/* named */.r)(other)}`);
    for (const path of after.keys()) {
        const other = after.get(path) === null ? undefined : (0,paths/* foldersOf */.pd)(path).find(stays);
        if (other !== undefined)
            throw clash(path, other);
    }
    for (const path of givenPaths(source).filter(stays)) {
        const other = (0,paths/* foldersOf */.pd)(path).find((folder) => (after.get(folder) ?? null) !== null);
        if (other !== undefined)
            throw clash(other, path);
        if ((0,external_node_path_.basename)(path) === ".gitattributes" && !after.has(path))
            after.set(path, givenSide(source, path));
    }
    return [...after].map(([path, side]) => ({
        path: source.patchPrefix + path,
        before: givenSide(source, path),
        after: side,
    }));
}
async function hashOfPatch(folder) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const handle = changes_patch_addDisposableResource(env_2, await (0,safe_files/* openRegular */.lf)(folder, patch_words/* patchName */.UC), true);
        if (handle === null)
            throw new Error(`${patch_words/* patchName */.UC} is gone`);
        return await (0,content/* hashOf */.qQ)(handle.createReadStream({ autoClose: false }));
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = changes_patch_disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}
/** How much of the patch the reports show. Nobody reads more there. */
const maxTextBytes = 256 * 1024;
/** The beginning of the patch, in whole lines. */
function beginningOf(folder) {
    const bytes = (0,safe_files/* readBeginning */.i4)(folder, patch_words/* patchName */.UC, maxTextBytes) ?? Buffer.alloc(0);
    return bytes.subarray(0, bytes.lastIndexOf("\n") + 1).toString("utf8");
}
/** The largest number of listed names. Nobody reads more. */
const maxNamed = 1_000;
function diffStatOf(counts, { source, changed }) {
    const kindOf = (path) => {
        if (givenSide(source, path) === null)
            return "added";
        return changed.has(path) ? "changed" : "deleted";
    };
    const files = counts.map(({ path: place, isBinary, ...lines }) => {
        const path = place.slice(source.patchPrefix.length);
        return { path, kind: kindOf(path), ...lines, ...(isBinary ? { isBinary } : {}) };
    });
    const countOf = (kind) => files.filter((file) => file.kind === kind).length;
    const sumOf = (lines) => files.reduce((sum, file) => sum + file[lines], 0);
    return {
        files: files.slice(0, maxNamed),
        added: countOf("added"),
        changed: countOf("changed"),
        deleted: countOf("deleted"),
        insertions: sumOf("insertions"),
        deletions: sumOf("deletions"),
    };
}

// EXTERNAL MODULE: ./lib/workspace/source/given-file.js
var given_file = __webpack_require__(79197);
;// CONCATENATED MODULE: ./lib/workspace/patch/changes.js






/**
 * Saves the changed files in `run`. Of the original files it reads only those that changed, so a made-up name leads to
 * nothing on this machine. Changes to protected files, and to workflow files that nobody allowed, are not saved.
 */
function trackChanges(source, run, options) {
    const changed = new Map();
    const removed = [];
    const refused = [];
    const tampered = [];
    let leftBehind = 0;
    /** Notes why a change does not count. Null if it counts. */
    const discounted = async (change, what = "") => {
        const discount = await options.counting.discountOf(change);
        if (discount === null)
            return null;
        const { path } = change;
        if (discount.kind === "cache" || discount.kind === "ignored")
            leftBehind += 1;
        else
            refused.push({ path, reason: what + reasonOf(discount) });
        if (tampering.includes(discount.kind))
            tampered.push(path);
        return discount.kind;
    };
    return {
        async save(file) {
            const { path } = file;
            const given = givenSide(source, path);
            if (file.kind === "deleted") {
                // A patch cannot delete a file that the user's setup created.
                if (given === null)
                    return null;
                if ((await discounted({ path, content: async () => null }, "its deletion: ")) === null)
                    removed.push(path);
                return null;
            }
            const { artifact, side } = await kept(run, file);
            const content = async () => (file.kind === "file" ? (0,safe_files/* readRegular */.VX)(run.artifactsPath, path) : null);
            if (!(0,patch_sides/* isSameSide */.wp)(given, side)) {
                const why = await discounted({ path, content });
                if (why === null)
                    changed.set(path, side);
                // Build output does not count as a change, but it is saved, because the user may want it.
                if (why === null || why === "ignored")
                    return artifact;
            }
            if (artifact !== null)
                await run.removeArtifact(path);
            return null;
        },
        async changes(saved) {
            const deleted = removed.toSorted();
            const difference = { source, run, changed, deleted };
            const { untaken, ...made } = await patchOf(difference, { ...options, signal: saved.signal });
            const others = [...untaken, ...refused].toSorted(byPath);
            // If the patch is missing, this comes first, because lists are cut at their end.
            const all = [...(made.patchFault === undefined ? [] : [noPatch(made.patchFault)]), ...others];
            return {
                ...made,
                deleted,
                acting: await actingAmong(difference),
                ...(source.base !== null && { base: source.base }),
                ...(leftBehind > 0 && { ignored: leftBehind }),
                ...(tampered.length > 0 && { tampered: tampered.toSorted() }),
                ...(all.length > 0 && { refused: all }),
            };
        },
    };
}
function noPatch(fault) {
    return { path: patch_words/* patchName */.UC, reason: `there is no patch: ${fault}; the artifacts contain the changed files` };
}
function byPath(one, other) {
    return one.path < other.path ? -1 : 1;
}
/** Saves the entry if it is a file, and describes it for the patch. */
async function kept(run, file) {
    if (file.kind === "link")
        return { artifact: null, side: { kind: "link", target: file.target } };
    const { path, isExecutable } = file;
    const artifact = await run.save(file);
    const open = () => (0,safe_files/* openRegular */.lf)(run.artifactsPath, path);
    return { artifact, side: { kind: "file", isExecutable, sha256: artifact.sha256, open } };
}
/** The reason in words for the reader of the patch. */
function reasonOf({ kind, reason }) {
    if (kind === "protected")
        return "the file is protected, and the verification used the original";
    return kind === "in-the-way"
        ? "it is in the place of a protected file, so the verification ran without it"
        : reason;
}
/** The kinds of changes with which the code would decide about itself. */
const tampering = ["protected", "in-the-way", "judging", "steering"];
/** Finds files that take effect by themselves. A `package.json` counts only if its scripts for an install changed. */
async function actingAmong({ source, run, changed, deleted }) {
    const acting = [];
    for (const path of [...changed.keys(), ...deleted].toSorted()) {
        if ((0,acting_files/* actsByItself */.ij)(source.patchPrefix + path))
            acting.push(path);
        else if ((0,acting_files/* isPackageManifest */.ub)(path)) {
            const side = changed.get(path);
            const after = side?.kind === "file" ? await (0,safe_files/* readRegular */.VX)(run.artifactsPath, path) : null;
            if (side?.kind === "link" || (0,acting_files/* changesInstall */.X$)(await (0,given_file/* readGiven */.Q)(source, path), after))
                acting.push(path);
        }
    }
    return acting;
}


/***/ }),

/***/ 23471:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ic: () => (/* binding */ applied),
/* harmony export */   kE: () => (/* binding */ orNotApplied),
/* harmony export */   tb: () => (/* binding */ NotApplied),
/* harmony export */   wG: () => (/* binding */ pathsOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90566);
/* harmony import */ var _git_git_output_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59513);
/* harmony import */ var _patch_sides_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62679);
/* harmony import */ var _git_own_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76207);





/** The error if `git apply` refused the patch, or if its result was wrong. */
class NotApplied extends Error {
    /** The files that git names, with git's reasons. */
    reasons = new Map();
}
/**
 * Applies a patch to the original files as a person would, and checks the result.
 * @returns the paths in the patch, with their numbers of lines
 * @throws NotApplied, and the errors of git.
 */
async function applied(repository, { draft, entries, tree, conversions }) {
    const { attributes, configuration } = conversions;
    await repository.text(["read-tree", "--reset", "-u", _patch_sides_js__WEBPACK_IMPORTED_MODULE_2__/* .branches */ .J0.before]);
    const hasOwn = entries.some(({ path, before }) => before !== null && /(?:^|\/)\.gitattributes$/.test(path));
    if (hasOwn || attributes !== null || configuration.length > 0) {
        await repository.setAttributes(attributes);
        await orNotApplied(repository.text(["apply", "--check", draft], { configuration }), entries);
    }
    await repository.setAttributes(_git_own_git_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesAsTheyAre */ .OM);
    const numstat = ["apply", "--apply", "--numstat", "-z", draft];
    const counted = await orNotApplied(repository.text(numstat), entries);
    await repository.text(["add", "--all", "--force", "."]);
    const unlike = await repository.text(["diff-index", "--cached", "--name-only", "-z", tree]);
    const others = unlike.split("\0").slice(0, -1);
    if (others.length > 0)
        throw notApplied(`${makesOther} of ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .r)(others[0])}`, new Map(others.map((path) => [path, `${makesOther} of it`])));
    return countsOf(counted);
}
/** Waits for git's output. @throws NotApplied with git's message if git fails. */
async function orNotApplied(output, entries = []) {
    return output.catch((thrown) => {
        if (!(thrown instanceof _git_git_output_js__WEBPACK_IMPORTED_MODULE_1__/* .GitFault */ .lc))
            throw thrown;
        const said = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(thrown).split("\n");
        const reasons = entries.flatMap(({ path }) => {
            const [first] = said.filter((line) => isNamedIn(line, path));
            return first === undefined ? [] : [[path, `${takesNot}: ${first}`]];
        });
        throw notApplied(`${takesNot}: ${said.join("; ")}`, new Map(reasons), thrown);
    });
}
const takesNot = "`git apply` refuses it";
const makesOther = "`git apply` creates files that differ from the run's files";
/** Whether git's message names this path: `error: a.txt: …`, `error: patch failed: a.txt:1`, `… 'a.txt' from …`. */
function isNamedIn(line, path) {
    return [`error: ${path}: `, `failed: ${path}:`, `'${path}'`].some((words) => line.includes(words));
}
function notApplied(words, reasons, cause) {
    return Object.assign(new NotApplied(words, { cause }), { reasons });
}
/** The paths in the output of `git apply --numstat -z`, each only once. */
function pathsOf(numstat) {
    return countsOf(numstat).map(({ path }) => path);
}
/** Reads `git apply --numstat -z`. If a file became a link, or the reverse, the path occurs twice. */
function countsOf(numstat) {
    const counts = new Map();
    for (const line of numstat.split("\0").slice(0, -1)) {
        const [, added = "-", removed = "-", path = ""] = /^(\d+|-)\t(\d+|-)\t([^]*)$/.exec(line) ?? [];
        const before = counts.get(path) ?? { insertions: 0, deletions: 0, isBinary: false };
        counts.set(path, {
            path,
            insertions: before.insertions + (Number(added) || 0),
            deletions: before.deletions + (Number(removed) || 0),
            isBinary: before.isBinary || added === "-",
        });
    }
    return [...counts.values()];
}


/***/ }),

/***/ 62679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J0: () => (/* binding */ branches),
/* harmony export */   Ru: () => (/* binding */ SideReader),
/* harmony export */   aH: () => (/* binding */ quotedName),
/* harmony export */   wp: () => (/* binding */ isSameSide),
/* harmony export */   zL: () => (/* binding */ attributeLine)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_string_decoder__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46193);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51196);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90566);
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




function isSameSide(one, other) {
    if (one?.kind === "file" && other?.kind === "file")
        return one.sha256 === other.sha256 && one.isExecutable === other.isExecutable;
    if (one?.kind === "link" && other?.kind === "link")
        return one.target === other.target;
    return one === other;
}
/** The branches that `git fast-import` creates from the script of `SideReader`. */
const branches = { before: "given", after: "left" };
const sides = ["before", "after"];
/** Streams both states of all entries to `git fast-import`, each once. */
class SideReader {
    entries;
    options;
    /** Paths whose state before or after is not UTF-8 text. Complete after the script was read to its end. */
    noText = new Set();
    /** Entries on neither branch, with the reasons. Complete at the same time. */
    leftOut = new Map();
    #bytes = 0;
    constructor(entries, options) {
        this.entries = entries;
        this.options = options;
    }
    /** @throws Error if a file becomes shorter while it is read. */
    async *script() {
        const trees = { before: [], after: [] };
        let mark = 0;
        for (const entry of this.entries) {
            const lines = { before: "", after: "" };
            for (const each of sides) {
                const side = entry[each];
                if (side === null || this.leftOut.has(entry.path))
                    continue;
                mark += 1;
                yield* side.kind === "file" ? this.#file(entry.path, side, mark) : this.#link(entry.path, side, mark);
                lines[each] = `M ${modeOf(side)} :${mark} ${quotedName(entry.path)}\n`;
            }
            if (this.leftOut.has(entry.path))
                continue;
            for (const each of sides)
                trees[each].push(lines[each]);
        }
        for (const each of sides)
            yield `commit refs/heads/${branches[each]}\ncommitter agent-exec <> 0 +0000\ndata 0\n${trees[each].join("")}\n`;
    }
    async *#file(path, { sha256, open }, mark) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const handle = __addDisposableResource(env_1, await open(), true);
            if (handle === null)
                return void this.leftOut.set(path, "it is no longer a regular file on this machine");
            const { size } = await handle.stat();
            if (!this.#hasRoom(path, size))
                return;
            yield `blob\nmark :${mark}\ndata ${size}\n`;
            const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
            const look = this.#looker(path);
            let bytes = 0;
            const chunks = size === 0 ? [] : handle.createReadStream({ end: size - 1, autoClose: false });
            for await (const chunk of chunks) {
                bytes += chunk.byteLength;
                hash.update(chunk);
                look(chunk);
                yield chunk;
            }
            look(null);
            if (bytes !== size)
                throw new Error(`${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .named */ .r)(path)} ${changedHere}`);
            if (hash.digest("hex") !== sha256)
                this.leftOut.set(path, `it ${changedHere}`);
            yield "\n";
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
    *#link(path, { target }, mark) {
        const content = Buffer.from(target);
        if (!this.#hasRoom(path, content.byteLength))
            return;
        const look = this.#looker(path);
        look(content);
        look(null);
        yield `blob\nmark :${mark}\ndata ${content.byteLength}\n`;
        yield content;
        yield "\n";
    }
    #hasRoom(path, bytes) {
        const { maxBytes } = this.options;
        const fits = this.#bytes + bytes <= maxBytes;
        if (fits)
            this.#bytes += bytes;
        else
            this.leftOut.set(path, `with this file, all changed files together have more than ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatBytes */ .z3)(maxBytes)}`);
        return fits;
    }
    /** Takes a content in pieces, and null at its end. Finds out whether it is text and whether it contains a secret. */
    #looker(path) {
        const decoder = new node_string_decoder__WEBPACK_IMPORTED_MODULE_1__.StringDecoder("utf8");
        const search = this.options.redactor.stream();
        // The name is searched too, because the patch contains it.
        search.push(path);
        search.flush();
        return (chunk) => {
            const text = chunk === null ? decoder.end() : decoder.write(Buffer.from(chunk));
            if (text.includes("\uFFFD") || text.includes("\0"))
                this.noText.add(path);
            search.push(text);
            if (chunk !== null)
                return;
            search.flush();
            if (search.hidden > 0)
                this.leftOut.set(path, "it contains a secret");
        };
    }
}
const changedHere = "was changed on this machine during the run";
function modeOf(side) {
    if (side.kind === "link")
        return "120000";
    return side.isExecutable ? "100755" : "100644";
}
/** A name in quotes. It may contain any character. */
function quotedName(path) {
    return `"${path.replace(/["\\]/g, "\\$&").replaceAll("\n", "\\n")}"`;
}
/** A line of git's attributes for exactly this path. */
function attributeLine(path, attributes) {
    return `${quotedName(`/${path.replace(/[*?[\\]/g, "\\$&")}`)} ${attributes}\n`;
}


/***/ }),

/***/ 58451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LZ: () => (/* binding */ statsOf),
/* harmony export */   V6: () => (/* binding */ pointersAmong),
/* harmony export */   t5: () => (/* binding */ lookAt)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9668);
/* harmony import */ var _names_link_targets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14367);
/* harmony import */ var _names_path_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4838);






/** How many entries to look at, in 5 ms, before other work gets a turn. A turn after each takes four times as long. */
const atOnce = 1000;
/** Looks at each path without opening it. It follows no link, even in place of a folder. */
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
            const target = (0,_names_path_names_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), { encoding: "buffer" }));
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
    const faultOf = (0,_names_link_targets_js__WEBPACK_IMPORTED_MODULE_5__/* .linkFaults */ .m)(all);
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
/** The facts about an entry. Null if there is none. */
function statsOf(folder, path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), { throwIfNoEntry: false }) ?? null;
    }
    catch (error) {
        // A file stands in place of a folder, or a folder cannot be entered.
        if (["ENOTDIR", "EACCES"].includes(error.code ?? ""))
            return null;
        throw error;
    }
}
/** Looks at the folders above files, each only once. */
class Ways {
    root;
    #known = new Map();
    constructor(root) {
        this.root = root;
    }
    get count() {
        return this.#known.size;
    }
    /** Whether all folders above a path are real folders, not links. */
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
/** Whether a file can be read. A file that everybody may read needs no test. */
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
const pointerStart = Buffer.from("version https://git-lfs.github.com/spec/v1\n");
/** The size of a pointer, which has one fixed line, a hash and a size: 126 to 140 bytes. */
const [leastBytes, mostBytes] = [120, 200];
/** Files that contain only a pointer of git LFS instead of their content. */
async function pointersAmong(folder, files) {
    const small = [...files].filter(([, bytes]) => bytes >= leastBytes && bytes <= mostBytes);
    const pointers = [];
    for (const [index, [path]] of small.entries()) {
        if (index % 200 === 0)
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setImmediate)();
        if ((0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readBeginning */ .i4)(folder, path, pointerStart.length)?.equals(pointerStart) === true)
            pointers.push(path);
    }
    return pointers;
}


/***/ }),

/***/ 79197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ readGiven),
/* harmony export */   u: () => (/* binding */ writtenAfter)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9668);




/** The original content of a file that the code got. Null if it got none, or if the file here has changed since. */
async function readGiven(source, path) {
    const given = source.given.get(path);
    if (given === undefined)
        return null;
    const content = await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readRegular */ .VX)(source.folder, path).catch(() => null);
    const isSame = content !== null && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", content) === given.sha256;
    return isSame ? content : null;
}
/** The files that were written after `time`, in milliseconds since 1970. */
async function writtenAfter({ folder, paths }, time) {
    const newer = [];
    for (const path of paths)
        if (((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path)).catch(() => null))?.mtimeMs ?? 0) > time)
            newer.push(path);
    return newer;
}


/***/ })

};
