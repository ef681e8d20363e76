export const id = 8766;
export const ids = [8766];
export const modules = {

/***/ 8766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ recordedPatch),
/* harmony export */   v: () => (/* binding */ openPatch)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9668);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(90566);
/* harmony import */ var _reports_transcript_transcript_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56061);
/* harmony import */ var _reports_result_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13708);
/* harmony import */ var _run_state_apply_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68071);
/* harmony import */ var _facts_patch_words_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(89713);
/* harmony import */ var _run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5314);
/* harmony import */ var _workspace_patch_acting_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74240);
/* harmony import */ var _workspace_patch_apply_patch_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(61243);












/**
 * @param path the run's folder, or its transcript. A stranger may have written any file in the folder.
 * @throws AgentExecError `settings-invalid` if there is no run or it left no patch; `record-differs` if the patch is
 * not the recorded one.
 */
async function recordedPatch(path) {
    const { folder, transcript } = await (0,_run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_7__/* .openRunFolder */ .iN)(path);
    const { events } = (0,_reports_transcript_transcript_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTranscript */ .K)(transcript);
    const { run, files, end } = (0,_run_state_apply_js__WEBPACK_IMPORTED_MODULE_6__/* .fold */ .AU)(events);
    const changes = files?.changes;
    const name = changes?.patch ?? null;
    const workspace = run?.settings["workspace"];
    if (changes === undefined || name === null || typeof workspace !== "string")
        throw noPatch(folder.path, changes?.refused);
    // People copy commands that contain the commit, so it must look like one.
    if (changes.base !== undefined && !/^[\da-f]{40,64}$/.test(changes.base))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AgentExecError */ .r("record-differs", "The run's files do not say which commit the patch was made for.", {
            nextStep: "Do not apply the patch. Use the complete, unchanged folder of the run.",
        });
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder.path, name);
    const content = await readPatch(folder.path, name);
    const { patchSha256 } = changes;
    const sha256 = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", content);
    if (patchSha256 !== undefined && sha256 !== patchSha256)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AgentExecError */ .r("record-differs", `${file} has changed since the run wrote it.`, {
            nextStep: "Do not apply the patch. Use the complete, unchanged folder of the run. For a run in CI, download the run's artifact.",
        });
    return {
        folder: folder.path,
        path: file,
        content,
        sha256,
        isTold: patchSha256 !== undefined,
        changes,
        events,
        workspace,
        outcome: end?.outcome ?? null,
    };
}
/** @throws like `recordedPatch`. */
async function openPatch(path, { here, to }) {
    const { path: file, content, isTold, changes, events, workspace, outcome } = await recordedPatch(path);
    const target = await (0,_workspace_patch_apply_patch_js__WEBPACK_IMPORTED_MODULE_9__/* .patchTarget */ ._i)(workspace, here, to);
    const text = new TextDecoder().decode(content);
    return {
        path: file,
        text,
        folder: target.folder,
        recorded: { outcome: outcome ?? "cut off", isVerified: (0,_reports_result_result_js__WEBPACK_IMPORTED_MODULE_5__/* .resultOf */ .Bg)(events).verified },
        isTold,
        warnings: (0,_facts_patch_words_js__WEBPACK_IMPORTED_MODULE_10__/* .changeWarnings */ .w1)({ ...changes, acting: await actingIn(text, file, target) }),
        check: () => (0,_workspace_patch_apply_patch_js__WEBPACK_IMPORTED_MODULE_9__/* .applyPatch */ .X6)(file, target, { isTrial: true }),
        apply: () => (0,_workspace_patch_apply_patch_js__WEBPACK_IMPORTED_MODULE_9__/* .applyPatch */ .X6)(file, target, { isTrial: false }),
    };
}
/** Finds files that take effect by themselves. It reads the patch, because the transcript could be wrong. */
async function actingIn(text, file, target) {
    const paths = await (0,_workspace_patch_apply_patch_js__WEBPACK_IMPORTED_MODULE_9__/* .pathsInPatch */ .QY)(file, target).catch((cause) => {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AgentExecError */ .r("settings-invalid", `git cannot read the patch ${file}: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(cause)}`, {
            nextStep: "Use the complete, unchanged folder of the run. For a run in CI, download the run's artifact.",
            cause,
        });
    });
    const installs = (0,_workspace_patch_acting_files_js__WEBPACK_IMPORTED_MODULE_8__/* .mentionsInstall */ .jh)(text);
    return paths.filter((path) => (0,_workspace_patch_acting_files_js__WEBPACK_IMPORTED_MODULE_8__/* .actsByItself */ .ij)(path) || (installs && (0,_workspace_patch_acting_files_js__WEBPACK_IMPORTED_MODULE_8__/* .isPackageManifest */ .ub)(path)));
}
function noPatch(folder, refused = []) {
    const [first] = refused;
    const why = first === undefined ? "" : ` ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_11__/* .named */ .r)(first.path)}: ${first.reason}.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AgentExecError */ .r("settings-invalid", `The run in ${folder} has no patch.${why}`, {
        nextStep: "Read the run's report to see what the run did.",
    });
}
/** No run writes a larger patch. */
const maxPatchBytes = 64 * 1024 ** 2;
async function readPatch(folder, name) {
    try {
        return await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readRegular */ .VX)(folder, name, maxPatchBytes);
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AgentExecError */ .r("settings-invalid", `The patch ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)} cannot be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(cause)}`, {
            nextStep: "Use the run's whole folder. For a run in CI, download the run's artifact.",
            cause,
        });
    }
}


/***/ }),

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
/**
 * Reads the scripts for an install. If the JSON is invalid, the whole text counts, because a more tolerant tool may run
 * a part of it.
 */
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

/***/ 61243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KN: () => (/* binding */ isApplied),
/* harmony export */   QY: () => (/* binding */ pathsInPatch),
/* harmony export */   X6: () => (/* binding */ applyPatch),
/* harmony export */   _i: () => (/* binding */ patchTarget)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60795);
/* harmony import */ var _files_temporary_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36753);
/* harmony import */ var _ports_workspace_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(46529);
/* harmony import */ var _git_git_output_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59513);
/* harmony import */ var _git_own_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76207);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(11044);
/* harmony import */ var _patch_check_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(23471);
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
 * Finds the folder for a run's patch: the root of the repository here, or the folder.
 * @param workspace the setting `workspace` from the run's transcript. A stranger may have written it, so it may not
 * lead out of `here`.
 * @param to another checkout or folder. Default: the run's own.
 * @throws AgentExecError `settings-invalid` if there is no repository, or if the folder is outside of `here`.
 */
async function patchTarget(workspace, here, to) {
    const way = (0,_ports_workspace_js__WEBPACK_IMPORTED_MODULE_9__/* .repositoryFolder */ .p)(workspace);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(here, to ?? way ?? workspace);
    if (to === undefined && way !== ".")
        await requireInside(here, folder);
    if (way === null)
        return { folder };
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const repository = __addDisposableResource(env_1, await _git_repository_js__WEBPACK_IMPORTED_MODULE_7__/* .Repository */ .L.open(folder), true);
            return { folder: repository.root };
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
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", `The patch belongs to a repository, but ${folder} is not in a repository.`, {
            nextStep: "Set `--to` to a checkout of the repository, or run the command in a checkout.",
            cause,
        });
    }
}
async function requireInside(here, folder) {
    const [root, target] = await Promise.all([here, folder].map((each) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(each).catch(() => null)));
    if (root && target && (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(root, target))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", `The run's transcript says that its files belong in ${folder}, which is not inside the current folder. agent-exec does not let a transcript choose the files to change.`, { nextStep: "Set `--to` to the folder. Nothing was changed." });
}
/** The files that a patch changes. @throws Error if git refuses the patch. */
async function pathsInPatch(patch, target) {
    return (0,_patch_check_js__WEBPACK_IMPORTED_MODULE_8__/* .pathsOf */ .wG)(await gitApply(["--numstat", "-z"], patch, target));
}
/**
 * Applies a patch completely, or tests whether it applies. git follows no link and leaves no folder.
 * @throws AgentExecError `settings-invalid` if git refuses the patch. In that case nothing changes.
 */
async function applyPatch(patch, target, { isTrial }) {
    try {
        await gitApply(isTrial ? ["--check"] : [], patch, target);
    }
    catch (cause) {
        if (await isApplied(patch, target))
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", `The files in ${target.folder} already have this patch.`, {
                nextStep: `Nothing was changed. \`git apply -R ${patch}\` removes the patch again.`,
                cause,
            });
        const message = `The patch does not fit the files in ${target.folder} as they are now: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause)}`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", message, {
            nextStep: `Nothing was changed. Set your own changes aside with \`git stash\`, or check out the commit that the run began with. Or merge by hand: \`git apply --3way ${patch}\`.`,
            cause,
        });
    }
}
/** Whether the files already contain the patch, so that it could be reversed. */
async function isApplied(patch, target) {
    try {
        await gitApply(["--reverse", "--check"], patch, target);
        return true;
    }
    catch (thrown) {
        if (thrown instanceof _git_git_output_js__WEBPACK_IMPORTED_MODULE_5__/* .GitFault */ .lc)
            return false;
        throw thrown;
    }
}
/** Uses agent-exec's own git folder. So a repository's filters and hooks do not run, and bytes stay unchanged. */
async function gitApply(words, patch, { folder }) {
    const gitFolder = await (0,_files_temporary_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .createTemporaryFolder */ .a)("agent-exec-apply-");
    try {
        await (0,_git_own_git_js__WEBPACK_IMPORTED_MODULE_6__/* .createGitFolder */ .DK)(gitFolder);
        const git = new _git_own_git_js__WEBPACK_IMPORTED_MODULE_6__/* .OwnGit */ .Js({ gitFolder, workTree: folder, folder });
        await git.setAttributes(_git_own_git_js__WEBPACK_IMPORTED_MODULE_6__/* .bytesAsTheyAre */ .OM);
        return await git.text(["apply", "--whitespace=nowarn", ...words, "--", patch]);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(gitFolder, { recursive: true, force: true });
    }
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
/**
 * Runs git.
 * @throws NotApplied with git's message if git fails.
 */
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
/**
 * Whether git's message names this path: `error: a.txt: patch does not apply`, `error: patch failed: a.txt:1`,
 * `failed to encode 'a.txt' from …`.
 */
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
    #entries;
    #options;
    #noText = new Set();
    #leftOut = new Map();
    #bytes = 0;
    constructor(entries, options) {
        this.#entries = entries;
        this.#options = options;
    }
    /** Paths whose state before or after is not UTF-8 text. Complete after the script was read to its end. */
    get noText() {
        return [...this.#noText];
    }
    /** Entries on neither branch, with the reasons. Complete at the same time. */
    get leftOut() {
        return this.#leftOut;
    }
    /** @throws Error if a file becomes shorter while it is read. */
    async *script() {
        const trees = { before: [], after: [] };
        let mark = 0;
        for (const entry of this.#entries) {
            const lines = { before: "", after: "" };
            for (const each of sides) {
                const side = entry[each];
                if (side === null || this.#leftOut.has(entry.path))
                    continue;
                mark += 1;
                yield* side.kind === "file" ? this.#file(entry.path, side, mark) : this.#link(entry.path, side, mark);
                lines[each] = `M ${modeOf(side)} :${mark} ${quotedName(entry.path)}\n`;
            }
            if (this.#leftOut.has(entry.path))
                continue;
            for (const each of sides)
                trees[each].push(lines[each]);
        }
        for (const each of sides)
            yield `commit refs/heads/${branches[each]}\ncommitter agent-exec <> 0 +0000\ndata 0\n${trees[each].join("")}\n`;
    }
    async *#file(path, { sha256, open }, mark) {
        const handle = await open();
        if (handle === null)
            return this.#leaveOut(path, "it is no longer a regular file on this machine");
        try {
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
                this.#leaveOut(path, `it ${changedHere}`);
            yield "\n";
        }
        finally {
            await handle.close();
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
    #leaveOut(path, reason) {
        this.#leftOut.set(path, reason);
    }
    #hasRoom(path, bytes) {
        const { maxBytes } = this.#options;
        const fits = this.#bytes + bytes <= maxBytes;
        if (fits)
            this.#bytes += bytes;
        else
            this.#leaveOut(path, `with this file, all changed files together have more than ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatBytes */ .z3)(maxBytes)}`);
        return fits;
    }
    /**
     * Takes a content piece by piece, and null at its end. Finds out whether it is text and whether it contains a secret.
     */
    #looker(path) {
        const decoder = new node_string_decoder__WEBPACK_IMPORTED_MODULE_1__.StringDecoder("utf8");
        const search = this.#options.redactor.stream();
        // The name is searched too, because the patch contains it.
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
                this.#leaveOut(path, "it contains a secret");
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


/***/ })

};
