export const id = 6966;
export const ids = [6966];
export const modules = {

/***/ 97281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ createScratchRepository)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _git_output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94562);



async function createScratchRepository(folder, limits) {
    const [store, tree] = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "store"), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "tree")];
    const attributes = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store, "info", "attributes");
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(tree);
    const options = { ...limits, isOutsideRepositories: true, folder: tree };
    const places = [`--git-dir=${store}`, `--work-tree=${tree}`];
    const repository = {
        run: (args, more = {}) => (0,_git_output_js__WEBPACK_IMPORTED_MODULE_2__/* .gitOutput */ .oM)([...places, ...args], { ...options, ...more }),
        async text(args, more) {
            const chunks = [];
            for await (const chunk of repository.run(args, more))
                chunks.push(chunk);
            return Buffer.concat(chunks).toString("utf8");
        },
        async setAttributes(lines) {
            await (lines === null ? (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(attributes, { force: true }) : (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(attributes, lines));
        },
    };
    for await (const _ of (0,_git_output_js__WEBPACK_IMPORTED_MODULE_2__/* .gitOutput */ .oM)(["init", "--quiet", "--bare", "--template=", store], options))
        ;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store, "info"), { recursive: true });
    return repository;
}


/***/ }),

/***/ 16966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  trackChanges: () => (/* binding */ trackChanges)
});

// EXTERNAL MODULE: ./lib/files/spelling.js
var spelling = __webpack_require__(37569);
// EXTERNAL MODULE: ./lib/files/workflow-path.js
var workflow_path = __webpack_require__(16804);
;// CONCATENATED MODULE: ./lib/workspace/patch/acting-files.js


/**
 * Files through which a change acts later without anybody running the changed code: pipelines that start on a push,
 * hooks and filters of git, set-up that editors, agents and shells take up by themselves, what package managers, builds
 * and Python load on their own. Workflow files are beside them (`isWorkflowPath`). In small letters; `**` stands for
 * any folders, at the end for anything in one, and `*` for the beginning of a name.
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
    // Who must review, on GitHub and GitLab.
    "codeowners",
    "{.github,.gitlab,docs}/codeowners",
    // git: attributes name filters and drivers, modules name addresses, hooks run at a commit.
    "**/{.gitattributes,.gitmodules,.gitconfig}",
    "**/{.githooks,.husky,.git}/**",
    "{.lefthook,lefthook,.lefthook-local,lefthook-local}.{yml,yaml,toml,json}",
    ".pre-commit-config.{yml,yaml}",
    // Editors, agents and shells that take a folder's set-up.
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
/** A pattern without its braces: one for each of the words in them. */
function alternativesOf(pattern) {
    const [start, end] = [pattern.indexOf("{"), pattern.indexOf("}")];
    if (start === -1)
        return [pattern];
    const words = pattern.slice(start + 1, end).split(",");
    return words.flatMap((word) => alternativesOf(pattern.slice(0, start) + word + pattern.slice(end + 1)));
}
/** Whether a change of this file acts by itself, by its path relative to the workspace, in any spelling of it. */
function actsByItself(path) {
    const parts = path.split("/").map(spelling/* plainName */.MH);
    return (0,workflow_path/* isWorkflowPath */.$)(path) || actingNames.some((names) => covers(names, parts));
}
function covers(names, parts) {
    const isDeep = names[0] === "**";
    const isFolder = names.at(-1) === "**";
    const own = names.slice(isDeep ? 1 : 0, isFolder ? -1 : undefined);
    // The parts that the names may begin at: where nothing follows them, only the last ones can be meant.
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
        return (0,spelling/* isNameOf */.b_)(plain, name);
    const extension = name.slice(1);
    return plain.endsWith(extension) || (isShort.test(plain) && plain.endsWith(extension.slice(0, 4)));
}
/** A short name (8.3) with an extension. */
const isShort = /^[^~.]{1,6}~\d{1,6}\.[^.]{1,3}$/;
/** What npm runs at an install without being asked to (its documentation, "Life Cycle Operation Order"). */
const installScripts = [
    "preinstall",
    "install",
    "postinstall",
    "prepublish",
    "preprepare",
    "prepare",
    "postprepare",
];
function isPackageManifest(path) {
    return (0,spelling/* isNameOf */.b_)((0,spelling/* plainName */.MH)(path.slice(path.lastIndexOf("/") + 1)), "package.json");
}
/** Whether what npm runs at an install differs between two contents of a `package.json`; null: there is none. */
function changesInstall(before, after) {
    return installOf(before) !== installOf(after);
}
/** What is no JSON counts by its text: whoever reads it more kindly than we do may run something of it. */
function installOf(content) {
    if (content === null)
        return nothingRuns;
    // npm passes over the mark that some editors put first.
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

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
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
// EXTERNAL MODULE: ./lib/ports/patch-words.js
var patch_words = __webpack_require__(62790);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: ./lib/redaction/redact.js + 4 modules
var redact = __webpack_require__(76522);
// EXTERNAL MODULE: ./lib/workspace/git/git-output.js
var git_output = __webpack_require__(94562);
// EXTERNAL MODULE: ./lib/workspace/patch/patch-check.js
var patch_check = __webpack_require__(23471);
// EXTERNAL MODULE: ./lib/workspace/patch/patch-sides.js
var patch_sides = __webpack_require__(62679);
;// CONCATENATED MODULE: ./lib/workspace/patch/patch-headers.js

/**
 * A patch of git's in which git finds each name again. Where a folder's name ends with a blank it does not, unless the
 * name stands in quotes, which it writes around other odd ones only.
 */
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
        // A line may be as long as the patch: one that is no header any more is not looked at again with each chunk.
        if (held.length > longest)
            [told, held, isBegun] = [told + held, "", true];
        yield Buffer.from(told, "latin1");
    }
    yield Buffer.from(held, "latin1");
}
/** A header as git writes it and as it can be read. No other line is one: those of files have a sign before them. */
function bothHeaders(path) {
    const header = (one, other) => Buffer.from(`diff --git ${one} ${other}`).toString("latin1");
    const names = [`a/${path}`, `b/${path}`];
    return [header(...names), header((0,patch_sides/* quotedName */.aH)(names[0]), (0,patch_sides/* quotedName */.aH)(names[1]))];
}

// EXTERNAL MODULE: ./lib/workspace/git/scratch-repository.js
var scratch_repository = __webpack_require__(97281);
;// CONCATENATED MODULE: ./lib/workspace/patch/patch.js












/**
 * 64 MiB of patch: nobody reads a tenth of that. 256 MiB of copies, because the folder for temporary files may lie
 * in memory, and what changed more gives a larger patch anyhow. 60 s: what is worth a patch takes one of them, while
 * a file of random short lines keeps git busy for many minutes. 2 GiB for git itself: of a file of line ends it needs 48
 * times as much as that has.
 */
const defaultLimits = {
    maxBytes: 64 * 1024 ** 2,
    maxCopiedBytes: 256 * 1024 ** 2,
    timeoutMs: 60_000,
    maxMemoryBytes: 2 * 1024 ** 3,
};
/**
 * Writes a patch of ASCII and UTF-8 that `git apply` takes: applied to what was before it gives what is after, byte for
 * byte, with modes and links, which is tried before it is handed out. What is no text in UTF-8 stands in it as binary. None
 * of it is held in memory but the piece that is under way, and no copy stays.
 * @returns what the patch is about, by path
 * @throws Error where git is not there or fails, beyond a limit, where the disk refuses, where a file holds a secret or is
 *   not what it was, and where `git apply` does not make of the one what the other is; no patch is left then.
 */
async function writePatch(request) {
    const { entries, target, signal, limits = defaultLimits } = request;
    const { maxCopiedBytes, ...bounds } = limits;
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(request.temporaryFolder ?? (0,external_node_os_.tmpdir)(), "agent-exec-diff-"));
    try {
        const repository = await (0,scratch_repository/* createScratchRepository */.t)(folder, { ...bounds, signal });
        const { redactor = (0,redact/* createRedactor */.l)([]) } = request;
        const reader = new patch_sides/* SideReader */.Ru(entries, { maxBytes: maxCopiedBytes, redactor });
        await repository.text(importing, { input: reader.script() });
        const draft = (0,external_node_path_.join)(folder, patch_words/* patchName */.UC);
        const drawn = async (binary) => {
            await repository.setAttributes(patch_check/* bytesAsTheyAre */.OM + binary.map((path) => (0,patch_sides/* attributeLine */.zL)(path, "-diff")).join(""));
            await (0,external_node_stream_promises_.pipeline)(patchText(repository, request), (0,external_node_fs_.createWriteStream)(draft));
            return (0,patch_check/* applied */.Ic)(repository, { draft, entries });
        };
        const counts = await drawn(reader.noText).catch((fault) => {
            // The repository's attributes may have git read other bytes than the file has: only lines pass that.
            if (reader.noText.length === 0 || !(fault instanceof patch_check/* NotApplied */.tb))
                throw fault;
            return drawn([]);
        });
        if (signal.aborted)
            throw (0,git_output/* timeOver */.km)();
        await placeNew(draft, target);
        return counts;
    }
    finally {
        // What a git that was ended had started may write there for a moment more.
        await (0,promises_.rm)(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
    }
}
/** Deltas and compression would cost more than the room that they save for a moment. */
const importing = ["-c", "pack.compression=0", "fast-import", "--quiet", "--depth=0"];
async function* patchText(repository, { entries }) {
    const flags = ["-r", "-p", "--binary", "--no-renames", "--no-ext-diff", "--no-textconv", "--no-color"];
    const patch = repository.run(["--bare", "diff-tree", ...flags, patch_sides/* branches */.J0.before, patch_sides/* branches */.J0.after]);
    yield* withReadableHeaders(patch, entries.map(({ path }) => path));
}
/** Never over something, never through a link; half a patch is none. */
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

;// CONCATENATED MODULE: ./lib/workspace/patch/changes-patch.js
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








/** All that was given. */
function givenPaths(source) {
    return [...source.given.keys(), ...source.givenLinks.keys()];
}
/** What a path was given as; null for nothing. */
function givenSide(source, path) {
    const target = source.givenLinks.get(path);
    if (target !== undefined)
        return { kind: "link", target };
    const given = source.given.get(path);
    return given === undefined
        ? null
        : { kind: "file", ...given, open: () => (0,safe_files/* openRegular */.lf)(source.folder, path) };
}
/** The patch's name once it is in the run's folder; or why it is not there. Never throws. */
async function patchOf(difference, options) {
    const { run } = difference;
    try {
        const entries = entriesOf(difference);
        if (entries.length === 0)
            return { patch: null };
        const counts = await writePatch({ ...options, entries, target: (0,external_node_path_.join)(run.path, patch_words/* patchName */.UC) });
        const diff = { ...diffStatOf(counts, difference), text: beginningOf(run.path) };
        return { patch: patch_words/* patchName */.UC, patchSha256: await hashOfPatch(run.path), diff };
    }
    catch (thrown) {
        return { patch: null, patchFault: (0,errors/* messageOf */.bD)(thrown) };
    }
}
/**
 * What the patch is about and, unless that is nothing, the attributes as they were given: by them git reads files here.
 * @throws Error where something new lies in the place of what is not deleted in the patch.
 */
function entriesOf({ source, changed, deleted }) {
    const after = new Map(deleted.map((path) => [path, null]));
    for (const [path, side] of changed)
        after.set(path, side);
    if (after.size === 0)
        return [];
    const stays = (path) => givenSide(source, path) !== null && after.get(path) !== null;
    const clash = (path, other) => new Error(`${(0,listed/* named */.r)(path)} lies in the place of ${(0,listed/* named */.r)(other)}, whose deletion is not taken`);
    for (const path of after.keys()) {
        const other = after.get(path) === null ? undefined : (0,paths/* foldersOf */.p)(path).find(stays);
        if (other !== undefined)
            throw clash(path, other);
    }
    for (const path of givenPaths(source).filter(stays)) {
        const other = (0,paths/* foldersOf */.p)(path).find((folder) => (after.get(folder) ?? null) !== null);
        if (other !== undefined)
            throw clash(other, path);
        if (isAttributes(path) && !after.has(path))
            after.set(path, givenSide(source, path));
    }
    return [...after].map(([path, side]) => ({
        path: source.patchPrefix + path,
        before: givenSide(source, path),
        after: side,
    }));
}
function isAttributes(path) {
    return path.slice(path.lastIndexOf("/") + 1) === ".gitattributes";
}
async function hashOfPatch(folder) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const handle = __addDisposableResource(env_1, await (0,safe_files/* openRegular */.lf)(folder, patch_words/* patchName */.UC), true);
        if (handle === null)
            throw new Error(`${patch_words/* patchName */.UC} is gone`);
        const hash = (0,external_node_crypto_.createHash)("sha256");
        for await (const chunk of handle.createReadStream({ autoClose: false }))
            hash.update(chunk);
        return hash.digest("hex");
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
/** 256 Ki: what reports show of it, and more than anybody reads there. */
const maxTextBytes = 256 * 1024;
/** Whole lines of the patch that was just written. */
function beginningOf(folder) {
    const bytes = (0,safe_files/* readBeginning */.i4)(folder, patch_words/* patchName */.UC, maxTextBytes) ?? Buffer.alloc(0);
    return bytes.subarray(0, bytes.lastIndexOf("\n") + 1).toString("utf8");
}
/** So many are named: more are read by nobody. */
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
 * Keeps in `run` what differs from the files that the code was given. Only those files are ever read again: a name
 * that the code made up leads to nothing on this machine. Changes of protected files and of workflow files that
 * nobody allowed are kept nowhere.
 */
function trackChanges(source, run, options) {
    const changed = new Map();
    const removed = [];
    const refused = [];
    const tampered = [];
    let leftBehind = 0;
    /** Why it is not taken, which is noted; null where it is. */
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
                // What a person's setup had made is nothing that the patch can take away.
                if (given === null)
                    return null;
                if ((await discounted({ path, content: nothing }, "its deletion: ")) === null)
                    removed.push(path);
                return null;
            }
            const { artifact, side } = await kept(run, file);
            const content = async () => (file.kind === "file" ? (0,safe_files/* readRegular */.VX)(run.artifactsPath, path) : null);
            if (!(0,patch_sides/* isSameSide */.wp)(given, side)) {
                const why = await discounted({ path, content });
                if (why === null)
                    changed.set(path, side);
                // What a build leaves is nobody's change, and may be wanted.
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
            const made = await patchOf(difference, { ...options, signal: saved.signal });
            const others = refused.toSorted(byPath);
            // What says that there is no patch stands first: lists are shown as far as there is room.
            const all = [...(made.patchFault === undefined ? [] : [noPatch(made.patchFault)]), ...others];
            return {
                ...made,
                deleted,
                acting: await actingAmong(difference),
                ...(source.base === null ? {} : { base: source.base }),
                ...(leftBehind === 0 ? {} : { ignored: leftBehind }),
                ...(tampered.length === 0 ? {} : { tampered: tampered.toSorted() }),
                ...(all.length === 0 ? {} : { refused: all }),
            };
        },
    };
}
async function nothing() {
    return null;
}
function noPatch(fault) {
    return {
        path: patch_words/* patchName */.UC,
        reason: `there is no patch: ${fault}; the changed files are among the artifacts`,
    };
}
function byPath(one, other) {
    return one.path < other.path ? -1 : 1;
}
/** Keeps what was left under a name, if that is a file, and tells what it is for the patch. */
async function kept(run, file) {
    if (file.kind === "link")
        return { artifact: null, side: { kind: "link", target: file.target } };
    const { path, isExecutable } = file;
    const artifact = await run.save(file);
    const open = () => (0,safe_files/* openRegular */.lf)(run.artifactsPath, path);
    return { artifact, side: { kind: "file", isExecutable, sha256: artifact.sha256, open } };
}
/** What verifications and patch lack of it, in the words of who reads the patch. */
function reasonOf({ kind, reason }) {
    if (kind === "protected")
        return protectedWords;
    return kind === "in-the-way" ? inTheWayWords : reason;
}
const protectedWords = "it is protected, and the verification had it as it was given";
const inTheWayWords = "it is in the way of a protected file, and the verification did not have it";
/** By these the code would have decided about itself. */
const tampering = ["protected", "in-the-way", "judging", "steering"];
/** A manifest of npm is among them only where the change touches what an install runs. */
async function actingAmong({ source, run, changed, deleted }) {
    const acting = [];
    for (const path of [...changed.keys(), ...deleted].toSorted()) {
        if (actsByItself(source.patchPrefix + path))
            acting.push(path);
        else if (isPackageManifest(path)) {
            const side = changed.get(path);
            const after = side?.kind === "file" ? await (0,safe_files/* readRegular */.VX)(run.artifactsPath, path) : null;
            if (side?.kind === "link" || changesInstall(await (0,given_file/* readGiven */.Q)(source, path), after))
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
/* harmony export */   OM: () => (/* binding */ bytesAsTheyAre),
/* harmony export */   kE: () => (/* binding */ orNotApplied),
/* harmony export */   tb: () => (/* binding */ NotApplied),
/* harmony export */   wG: () => (/* binding */ pathsOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90566);
/* harmony import */ var _git_git_output_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94562);
/* harmony import */ var _patch_sides_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62679);




/** Bytes are taken as they are, whatever the attributes of files say. */
const bytesAsTheyAre = "* -text -ident -filter -working-tree-encoding\n";
/** `git apply` refused a patch, or made something else of it. */
class NotApplied extends Error {
}
/**
 * Applies a patch to what was before, as a person would, and compares what comes of it.
 * @returns what the patch is about, by path
 * @throws NotApplied, and Error like git itself.
 */
async function applied(repository, { draft, entries }) {
    await repository.text(["read-tree", "--reset", "-u", _patch_sides_js__WEBPACK_IMPORTED_MODULE_2__/* .branches */ .J0.before]);
    if (entries.some(({ path, before }) => before !== null && /(?:^|\/)\.gitattributes$/.test(path))) {
        await repository.setAttributes(null);
        await orNotApplied(repository.text(["apply", "--check", draft]));
    }
    await repository.setAttributes(bytesAsTheyAre);
    const counted = await orNotApplied(repository.text(["apply", "--apply", "--numstat", "-z", draft]));
    await repository.text(["add", "--all", "--force", "."]);
    const unlike = await repository.text(["diff-index", "--cached", "--name-only", "-z", _patch_sides_js__WEBPACK_IMPORTED_MODULE_2__/* .branches */ .J0.after]);
    if (unlike !== "")
        throw new NotApplied(`\`git apply\` makes something else of ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .named */ .r)(unlike.split("\0")[0] ?? "")}`);
    return countsOf(counted);
}
/** @throws NotApplied in git's words where git itself ended badly. */
async function orNotApplied(output) {
    return output.catch((thrown) => {
        if (!(thrown instanceof _git_git_output_js__WEBPACK_IMPORTED_MODULE_1__/* .GitFault */ .lc))
            throw thrown;
        throw new NotApplied(`\`git apply\` does not take it: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(thrown).replaceAll("\n", "; ")}`, {
            cause: thrown,
        });
    });
}
/** The paths that a patch is about, as `git apply --numstat -z` prints them; each once. */
function pathsOf(numstat) {
    return countsOf(numstat).map(({ path }) => path);
}
/** What `git apply --numstat -z` prints; a file that became a link, or the other way round, stands there twice. */
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




function isSameSide(one, other) {
    if (one?.kind === "file" && other?.kind === "file")
        return one.sha256 === other.sha256 && one.isExecutable === other.isExecutable;
    if (one?.kind === "link" && other?.kind === "link")
        return one.target === other.target;
    return one === other;
}
/** The branches that `git fast-import` makes of a script of `SideReader`. */
const branches = { before: "given", after: "left" };
const sides = ["before", "after"];
/** Reads both sides of all entries once, piece by piece, for `git fast-import`. */
class SideReader {
    #entries;
    #options;
    #noText = new Set();
    #betraying = new Set();
    #bytes = 0;
    constructor(entries, options) {
        this.#entries = entries;
        this.#options = options;
    }
    /** Paths of what is no text in UTF-8 on either side; known once the script was read to its end. */
    get noText() {
        return [...this.#noText];
    }
    /**
     * @throws Error where a file is not what it was when it was given or saved, beyond `maxBytes`, and, with all their
     *   names, where files hold a secret.
     */
    async *script() {
        const trees = { before: [], after: [] };
        let mark = 0;
        for (const entry of this.#entries) {
            for (const each of sides) {
                const side = entry[each];
                if (side === null)
                    continue;
                mark += 1;
                yield `blob\nmark :${mark}\n`;
                yield* side.kind === "file" ? this.#file(entry.path, side) : this.#link(entry.path, side);
                trees[each].push(`M ${modeOf(side)} :${mark} ${quotedName(entry.path)}\n`);
            }
        }
        if (this.#betraying.size > 0)
            throw new Error(`a secret stands in ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .K)([...this.#betraying].map(_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .named */ .r))}`);
        for (const each of sides)
            yield `commit refs/heads/${branches[each]}\ncommitter agent-exec <> 0 +0000\ndata 0\n${trees[each].join("")}\n`;
    }
    async *#file(path, { sha256, open }) {
        const handle = await open();
        if (handle === null)
            throw new Error(`${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .named */ .r)(path)} is no regular file on this machine any more`);
        try {
            const { size } = await handle.stat();
            this.#take(size);
            yield `data ${size}\n`;
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
            if (bytes !== size || hash.digest("hex") !== sha256)
                throw new Error(`${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .named */ .r)(path)} was changed on this machine while the run lasted`);
            yield "\n";
        }
        finally {
            await handle.close();
        }
    }
    *#link(path, { target }) {
        const content = Buffer.from(target);
        this.#take(content.byteLength);
        const look = this.#looker(path);
        look(content);
        look(null);
        yield `data ${content.byteLength}\n`;
        yield content;
        yield "\n";
    }
    #take(bytes) {
        this.#bytes += bytes;
        const { maxBytes } = this.#options;
        if (this.#bytes > maxBytes)
            throw new Error(`the changed files have more than ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatBytes */ .z3)(maxBytes)}`);
    }
    /** Takes a content piece by piece, its end as null, and notes whether it is text and whether it holds a secret. */
    #looker(path) {
        const decoder = new node_string_decoder__WEBPACK_IMPORTED_MODULE_1__.StringDecoder("utf8");
        const search = this.#options.redactor.stream();
        // A name stands in the patch, too.
        search.push(path);
        search.flush();
        return (chunk) => {
            const text = chunk === null ? decoder.end() : decoder.write(Buffer.from(chunk));
            if (text.includes("\uFFFD") || text.includes("\0"))
                this.#noText.add(path);
            search.push(text);
            if (chunk !== null)
                return;
            search.flush();
            if (search.hidden > 0)
                this.#betraying.add(path);
        };
    }
}
function modeOf(side) {
    if (side.kind === "link")
        return "120000";
    return side.isExecutable ? "100755" : "100644";
}
/** As git reads names in quotes: any character may stand in them. */
function quotedName(path) {
    return `"${path.replace(/["\\]/g, "\\$&").replaceAll("\n", "\\n")}"`;
}
/** A line for git's attributes that is about this one name, whatever stands in it. */
function attributeLine(path, attributes) {
    return `${quotedName(`/${path.replace(/[*?[\\]/g, "\\$&")}`)} ${attributes}\n`;
}


/***/ }),

/***/ 79197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ readGiven)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9668);


/** A file as the code was given it; null for one that it was not given, or that is no longer the same here. */
async function readGiven(source, path) {
    const given = source.given.get(path);
    if (given === undefined)
        return null;
    const content = await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readRegular */ .VX)(source.folder, path).catch(() => null);
    const isSame = content !== null && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(content).digest("hex") === given.sha256;
    return isSame ? content : null;
}


/***/ })

};
