export const id = 4586;
export const ids = [4586,5020,8766];
export const modules = {

/***/ 67485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  apply: () => (/* binding */ apply)
});

// EXTERNAL MODULE: ./lib/earlier/patch.js
var patch = __webpack_require__(8766);
// EXTERNAL MODULE: ./lib/earlier/run-list.js
var run_list = __webpack_require__(45142);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
// EXTERNAL MODULE: ./lib/output/visible.js
var visible = __webpack_require__(14647);
;// CONCATENATED MODULE: ./lib/terminal/diff-lines.js

/** The first lines of a patch with colours and visible hidden characters, and the number of further lines. */
function diffLines(patch, { style, maxLines }) {
    const lines = patch.split("\n").slice(0, -1);
    return {
        lines: lines.slice(0, maxLines).map((line) => painted(line, style)),
        more: Math.max(0, lines.length - maxLines),
    };
}
function painted(line, style) {
    const text = (0,visible/* showHidden */.Ul)(line);
    if (/^(diff --git|---|\+\+\+|index|(old|new|deleted) )/.test(line))
        return style.bold(text);
    if (line.startsWith("@@"))
        return style.accent(text);
    if (line.startsWith("+"))
        return style.good(text);
    return line.startsWith("-") ? style.bad(text) : text;
}

// EXTERNAL MODULE: ./lib/cli/print.js
var print = __webpack_require__(17721);
;// CONCATENATED MODULE: ./lib/cli/earlier/apply.js







/** The largest number of printed lines. Nobody reads more in a terminal, and the patch's path is printed too. */
const maxLines = 2000;
/** Shows a run's patch, and applies it if the user agrees. Resolves with 0, or else with 1. @throws AgentExecError. */
async function apply(name, { yes, to }) {
    const found = await (0,patch/* openPatch */.vR)(await (0,run_list.runNamed)(name), {
        here: process.cwd(),
        ...(to !== undefined && { to }),
    });
    await found.check();
    (0,print/* printOutput */.jP)(describe(found, (0,print/* outputStyle */.l4)()));
    if (yes !== true && !(await isAgreed(found))) {
        (0,print/* printOutput */.jP)("Nothing was changed.\n");
        return 1;
    }
    await found.apply();
    (0,print/* printOutput */.jP)(`agent-exec applied the patch to ${found.folder}. \`git status\` and \`git diff\` show the changes. To undo the changes: \`git apply -R ${found.path}\`.\n`);
    return 0;
}
function describe({ text, recorded, warnings, isTold, path }, style) {
    const { lines, more: left } = diffLines(text, { style, maxLines });
    const shown = lines.map((line) => `${line}\n`);
    const more = left > 0 ? `… ${(0,format/* count */.U9)("line", left)} more in ${path}\n` : "";
    const told = warnings.map(({ words, paths }) => `${words}: ${(0,listed/* listed */.K)(paths.map(listed/* named */.r))}`);
    if (!isTold)
        told.push("An earlier version of agent-exec wrote this transcript, so it is unknown whether the run made this patch");
    const warned = told.map((words) => style.warn(`${words}\n`));
    return `${shown.join("")}${more}\n${endWords(recorded)}\n${warned.join("")}`;
}
/** How the run ended, by its transcript. Anybody can write a transcript, so it proves nothing. */
function endWords({ outcome, isVerified }) {
    const proof = isVerified
        ? "verified. If somebody else made this run, verify the patch again with `agent-exec regrade`"
        : "not verified";
    return `The run's transcript says: ${outcome}, ${proof}.`;
}
async function isAgreed({ folder }) {
    if (!process.stdin.isTTY)
        throw new errors/* AgentExecError */.r("settings-invalid", "Cannot ask whether to apply the patch: standard input is not a terminal.", { nextStep: "Read the patch, then pass --yes. Nothing was changed." });
    return (0,print/* agrees */.ie)(`Apply it to ${folder}?`);
}


/***/ }),

/***/ 8766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BS: () => (/* binding */ recordedPatch),
/* harmony export */   Bd: () => (/* binding */ patchedFiles),
/* harmony export */   vR: () => (/* binding */ openPatch)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9668);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(90566);
/* harmony import */ var _reports_result_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13708);
/* harmony import */ var _run_state_apply_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68071);
/* harmony import */ var _facts_patch_words_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(89713);
/* harmony import */ var _workspace_patch_acting_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74240);
/* harmony import */ var _open_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27934);
/* harmony import */ var _workspace_patch_apply_patch_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(61243);
/* harmony import */ var _files_workflow_path_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(16804);
/* harmony import */ var _workspace_counting_protection_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(55356);
/* harmony import */ var _workspace_patch_patch_check_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(23471);
/* harmony import */ var _workspace_patch_patched_entries_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(15826);















/**
 * @param path the run's folder, or its transcript. A stranger may have written any file in the folder.
 * @throws AgentExecError `settings-invalid` if there is no run or it left no patch; `record-differs` if the patch is
 * not the recorded one.
 */
async function recordedPatch(path) {
    const { folder, events } = await (0,_open_run_js__WEBPACK_IMPORTED_MODULE_7__.readRun)(path);
    const { run, files, end } = (0,_run_state_apply_js__WEBPACK_IMPORTED_MODULE_5__/* .fold */ .AU)(events);
    const changes = files?.changes;
    const name = changes?.patch ?? null;
    const workspace = run?.settings["workspace"];
    if (changes === undefined || name === null || typeof workspace !== "string")
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .settingsInvalid */ .DI)(`The run in ${folder.path} has no patch.${whyRefused(changes)}`, "Read the run's report to see what the run did.");
    // People copy commands that contain the commit, so it must look like one.
    if (changes.base !== undefined && !/^[\da-f]{40,64}$/.test(changes.base))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AgentExecError */ .r("record-differs", "The run's files do not say which commit the patch was made for.", { nextStep: "Do not apply the patch. Use the complete, unchanged folder of the run." });
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
    const folder = await (0,_workspace_patch_apply_patch_js__WEBPACK_IMPORTED_MODULE_8__/* .patchTarget */ ._i)(workspace, here, to);
    const text = new TextDecoder().decode(content);
    return {
        path: file,
        text,
        folder,
        recorded: { outcome: outcome ?? "cut off", isVerified: (0,_reports_result_result_js__WEBPACK_IMPORTED_MODULE_4__/* .resultOf */ .Bg)(events).verified },
        isTold,
        warnings: (0,_facts_patch_words_js__WEBPACK_IMPORTED_MODULE_12__/* .changeWarnings */ .w1)({ ...changes, acting: await actingIn(text, file, folder) }),
        check: () => (0,_workspace_patch_apply_patch_js__WEBPACK_IMPORTED_MODULE_8__/* .applyPatch */ .X6)(file, folder, { isTrial: true }),
        apply: () => (0,_workspace_patch_apply_patch_js__WEBPACK_IMPORTED_MODULE_8__/* .applyPatch */ .X6)(file, folder, { isTrial: false }),
    };
}
/** Finds files that take effect by themselves. It reads the patch, because the transcript could be wrong. */
async function actingIn(text, file, folder) {
    const paths = await (0,_workspace_patch_apply_patch_js__WEBPACK_IMPORTED_MODULE_8__/* .pathsInPatch */ .QY)(file, folder).catch((cause) => {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .settingsInvalid */ .DI)(`git cannot read the patch ${file}: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(cause)}`, "Use the complete, unchanged folder of the run. For a run in CI, download the run's artifact.", cause);
    });
    const installs = (0,_workspace_patch_acting_files_js__WEBPACK_IMPORTED_MODULE_6__/* .mentionsInstall */ .jh)(text);
    return paths.filter((path) => (0,_workspace_patch_acting_files_js__WEBPACK_IMPORTED_MODULE_6__/* .actsByItself */ .ij)(path) || (installs && (0,_workspace_patch_acting_files_js__WEBPACK_IMPORTED_MODULE_6__/* .isPackageManifest */ .ub)(path)));
}
function whyRefused(changes) {
    const [first] = changes?.refused ?? [];
    return first === undefined ? "" : ` ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_13__/* .named */ .r)(first.path)}: ${first.reason}.`;
}
/** No run writes a larger patch. */
const maxPatchBytes = 64 * 1024 ** 2;
async function readPatch(folder, name) {
    try {
        return await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readRegular */ .VX)(folder, name, maxPatchBytes);
    }
    catch (cause) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .settingsInvalid */ .DI)(`The patch ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)} cannot be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(cause)}`, "Use the run's whole folder. For a run in CI, download the run's artifact.", cause);
    }
}
/**
 * Applies a run's patch to other files, runs none of them, and yields the results. The patch may come from a stranger.
 * @param patch the absolute path
 * @throws AgentExecError `settings-invalid` if the patch does not fit, or changes a file that it must not change.
 */
async function* patchedFiles(patch, { files, place, protect, allowWorkflow, signal }) {
    const protection = (0,_workspace_counting_protection_js__WEBPACK_IMPORTED_MODULE_9__/* .protectionBy */ .hZ)(protect);
    try {
        for await (const entry of (0,_workspace_patch_patched_entries_js__WEBPACK_IMPORTED_MODULE_11__/* .patchedEntries */ .C)(patch, { patchPrefix: "", files }, { signal })) {
            const { path } = entry;
            if ((0,_files_workflow_path_js__WEBPACK_IMPORTED_MODULE_14__/* .isWorkflowPath */ .$)(path) && !allowWorkflow.includes(path))
                throw refused(`The patch changes the workflow file ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_13__/* .named */ .r)(path)}.`, "To allow the change, list the file in `allow-workflow`.");
            if (protection?.covers(path) === true)
                throw refused(`The patch changes the protected file ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_13__/* .named */ .r)(path)}.`, "Use the run's unchanged folder.");
            yield entry;
        }
    }
    catch (thrown) {
        if (!(thrown instanceof _workspace_patch_patch_check_js__WEBPACK_IMPORTED_MODULE_10__/* .NotApplied */ .tb))
            throw thrown;
        throw refused(`The patch does not fit ${place}: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(thrown)}.`, "Apply the patch by hand.");
    }
}
function refused(message, nextStep) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .settingsInvalid */ .DI)(message, nextStep);
}


/***/ }),

/***/ 1473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ loadRendering),
  h: () => (/* binding */ writeFiles)
});

;// CONCATENATED MODULE: ./lib/reports/formats/manifest.js
/** The manifest of these files. If two files have the same path, the later one counts. */
function manifestOf(files) {
    const byPath = new Map(files.map(({ path, bytes, sha256 }) => [path, { path, bytes, sha256 }]));
    return { files: [...byPath.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)) };
}

;// CONCATENATED MODULE: ./lib/earlier/run-files.js

const manifestName = "manifest.json";
/** Loaded late, because it is most of a run's code. */
const loadRendering = () => Promise.all(/* import() */[__webpack_require__.e(5725), __webpack_require__.e(8269), __webpack_require__.e(3489), __webpack_require__.e(3523), __webpack_require__.e(6545), __webpack_require__.e(8467), __webpack_require__.e(2735), __webpack_require__.e(676), __webpack_require__.e(1153)]).then(__webpack_require__.bind(__webpack_require__, 15190));
/** Writes all files that are computed from a run's events. The last one lists all files. */
async function writeFiles(folder, events) {
    const { renderFiles } = await loadRendering();
    const files = await renderFiles(events, {
        readArtifact: (path) => folder.readArtifact(path),
        readShown: (name) => folder.readShown(name),
        runDir: folder.path,
    });
    for (const [name, content] of files)
        await folder.write(name, content);
    const others = (await folder.list()).filter(({ path }) => path !== manifestName);
    await folder.write(manifestName, `${JSON.stringify(manifestOf(others), null, 2)}\n`);
}


/***/ }),

/***/ 45142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listRuns: () => (/* binding */ listRuns),
/* harmony export */   removeRun: () => (/* binding */ removeRun),
/* harmony export */   runNamed: () => (/* binding */ runNamed),
/* harmony export */   usualRuns: () => (/* binding */ usualRuns)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _files_safe_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9122);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9668);
/* harmony import */ var _reports_result_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13708);
/* harmony import */ var _run_state_apply_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68071);
/* harmony import */ var _run_folder_at_work_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55441);
/* harmony import */ var _open_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27934);








const usualRuns = ".agent-exec";
/**
 * The runs in a folder. Links do not count.
 * @throws AgentExecError `settings-invalid` if the folder does not exist.
 */
async function listRuns(folder) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder);
    const names = await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__/* .namesIn */ .wX)(root).catch((cause) => {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsInvalid */ .DI)(`There are no runs in ${root}: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(cause)}`, `Give the folder that contains the run folders. By default, this is ${usualRuns} in the current folder.`, cause);
    });
    const runs = [];
    const unread = [];
    for (const name of names) {
        if (!(await isRun(root, name)))
            continue;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, name);
        try {
            runs.push({ name, path, ...(await read(path)) });
        }
        catch (thrown) {
            if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isAgentExecError */ .TE)(thrown))
                throw thrown;
            unread.push({ path, reason: thrown.message });
        }
    }
    return { runs: runs.toSorted((a, b) => (a.startedAt < b.startedAt ? 1 : -1)), unread };
}
/**
 * The folder of a run, given by its name in the default folder, or by its path. Undefined: the newest run there.
 * @throws AgentExecError `settings-invalid` if there is no run.
 */
async function runNamed(name) {
    if (name !== undefined) {
        const isOne = /^[\w.-]+$/.test(name) && (await isRun((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(usualRuns), name));
        return isOne ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(usualRuns, name) : name;
    }
    const [newest] = (await listRuns(usualRuns)).runs;
    if (newest !== undefined)
        return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(usualRuns, newest.name);
    throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsInvalid */ .DI)(`There are no runs in ${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(usualRuns)}.`, "Give the folder of a run, or start a run with `agent-exec run`.");
}
/** Removes a run's folder. @throws AgentExecError `storage-failed`. */
async function removeRun({ path }) {
    await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .removeEntry */ .b4)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path)).catch((cause) => {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("storage-failed", `Could not remove ${path}: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(cause)}`, {
            nextStep: "Check the folder's permissions. Another user may own the files.",
            cause,
        });
    });
}
/** A link to a run is not a run. */
async function isRun(root, name) {
    return (await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__/* .kindOf */ .I)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(name, "transcript.jsonl"))) === "file";
}
async function read(path) {
    const { events } = await (0,_open_run_js__WEBPACK_IMPORTED_MODULE_7__.readRun)(path);
    const { run, end, usage } = (0,_run_state_apply_js__WEBPACK_IMPORTED_MODULE_5__/* .fold */ .AU)(events);
    const { verified, attempts, turns } = (0,_reports_result_result_js__WEBPACK_IMPORTED_MODULE_4__/* .resultOf */ .Bg)(events);
    const open = (await (0,_run_folder_at_work_js__WEBPACK_IMPORTED_MODULE_6__/* .isAtWork */ .pG)(path)) ? "running" : "cut off";
    return {
        startedAt: run.at,
        outcome: end?.outcome ?? open,
        verified: run.policy.verify.length === 0 ? null : verified,
        attempts,
        turns,
        usage,
        task: run.task.text,
        repeats: run.repeats ?? null,
    };
}


/***/ }),

/***/ 52278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ bytesOf),
/* harmony export */   $2: () => (/* binding */ bytesWithin),
/* harmony export */   $E: () => (/* binding */ contentOf),
/* harmony export */   Yr: () => (/* binding */ hashed),
/* harmony export */   qQ: () => (/* binding */ hashOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** Yields bytes as the content of a file. */
async function* contentOf(bytes) {
    if (bytes.byteLength > 0)
        yield bytes;
}
/** All bytes of a content that is known to be small. */
async function bytesOf(content) {
    const chunks = [];
    for await (const chunk of content)
        chunks.push(chunk);
    return Buffer.concat(chunks);
}
/** All bytes of a stream; null if there are more than `maxBytes`. */
async function bytesWithin(stream, maxBytes) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of stream) {
        bytes += chunk.byteLength;
        if (bytes > maxBytes)
            return null;
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}
/** The same content. `onEnd` gets its SHA-256 in hex once it was read to its end. */
async function* hashed(content, onEnd) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
    for await (const chunk of content) {
        hash.update(chunk);
        yield chunk;
    }
    onEnd(hash.digest("hex"));
}
/** The SHA-256 of a content, in hex. */
async function hashOf(content) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
    for await (const chunk of content)
        hash.update(chunk);
    return hash.digest("hex");
}


/***/ }),

/***/ 36753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ createTemporaryFolder),
/* harmony export */   y: () => (/* binding */ temporaryFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);




/** Creates a temporary folder, which the caller removes. @throws AgentExecError `storage-failed`. */
async function createTemporaryFolder(prefix, above = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)()) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(above, prefix));
    }
    catch (cause) {
        const { code = "unknown" } = cause;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AgentExecError */ .r("storage-failed", `agent-exec cannot write into the folder for temporary files, ${above}: ${reasons[code] ?? code}.`, { nextStep: "Set TMPDIR to a folder that you can write to and that has free space.", cause });
    }
}
/** Creates a folder. If git was killed, processes that it started may still write there for a moment. */
async function temporaryFolder(prefix, above) {
    const path = await createTemporaryFolder(prefix, above);
    const removing = { recursive: true, force: true, maxRetries: 10, retryDelay: 50 };
    return { path, [Symbol.asyncDispose]: () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, removing) };
}
const reasons = {
    ENOENT: "the folder does not exist",
    ENOTDIR: "the path is not a folder",
    EACCES: "you cannot write there",
    EROFS: "the disk is read-only",
    ENOSPC: "the disk is full",
    EDQUOT: "your quota there is used up",
};


/***/ }),

/***/ 71062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ withinDeadline)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30714);

const place = (0,node_vm__WEBPACK_IMPORTED_MODULE_0__.createContext)({ work: null });
const script = new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script("work()");
/**
 * Limits the time of work that a stranger controls, such as a schema's pattern or a glob. No timer or signal interrupts
 * a regular expression, but V8 can. Always use this for such patterns.
 * @returns null if the time was over
 */
function withinDeadline(work, ms) {
    const earlier = place["work"];
    place["work"] = work;
    try {
        return { value: script.runInContext(place, { timeout: ms }) };
    }
    catch (thrown) {
        const { code } = (thrown ?? {});
        if (code === "ERR_SCRIPT_EXECUTION_TIMEOUT")
            return null;
        throw thrown;
    }
    finally {
        place["work"] = earlier;
    }
}


/***/ }),

/***/ 51196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   UK: () => (/* binding */ formatUsd),
/* harmony export */   a3: () => (/* reexport safe */ _duration_js__WEBPACK_IMPORTED_MODULE_0__.a),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27939);

const byteUnits = ["KiB", "MiB", "GiB", "TiB"];
/** Formats bytes in binary units: `512 B`, `1.5 KiB`, `2 GiB`. */
function formatBytes(bytes) {
    if (bytes < 1024)
        return `${bytes} B`;
    let value = bytes / 1024;
    let unit = 0;
    // Without this, 1,023.95 would be shown as 1,024.
    while (value >= 1023.95 && unit < byteUnits.length - 1) {
        value /= 1024;
        unit += 1;
    }
    return `${Math.round(value * 10) / 10} ${byteUnits[unit]}`;
}
/** Separates thousands: `1,234,567`. */
function formatCount(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
/** Formats US dollars to a hundredth of a cent: `$0.0042`. */
function formatUsd(usd) {
    return `$${usd.toFixed(4)}`;
}
/** A number with its noun: `1 file`, `2 files`, `1,200 files`. Irregular nouns need `plural`. */
function count(noun, number, plural = `${noun}s`) {
    return `${formatCount(number)} ${number === 1 ? noun : plural}`;
}


/***/ }),

/***/ 46529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ repositoryFolder)
/* harmony export */ });
/** The repository's folder for `repo` or `repo:sub/folder`. Null for a workspace without a repository. */
function repositoryFolder(workspace) {
    if (workspace === "repo")
        return ".";
    return /^repo:(.+)$/s.exec(workspace)?.[1] ?? null;
}


/***/ }),

/***/ 50159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

/** When this process began, on the machine's clock. */
const begin = Date.now() - performance.now();
const systemClock = {
    // Durations and deadlines must not change if somebody sets the machine's clock while agent-exec runs.
    now: () => Math.round(begin + performance.now()),
    async sleep(ms, { signal }) {
        try {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, { signal });
        }
        catch (thrown) {
            throw signal.aborted ? signal.reason : thrown;
        }
    },
};


/***/ }),

/***/ 55356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ke: () => (/* binding */ matcherOf),
/* harmony export */   hZ: () => (/* binding */ protectionBy),
/* harmony export */   xo: () => (/* binding */ unmatchedPatterns)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60795);
/* harmony import */ var _files_within_deadline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71062);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90566);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14006);





/**
 * Reads the patterns: `test/**` and `test` cover all below `test`, `*.ini` covers files at the top, `**\/*.ini` files
 * anywhere. Names that begin with a dot match like others. A protected Python module also covers the files that Python
 * would load in its place: its compiled forms, and a new package of the same name. Null for no pattern.
 */
function protectionBy(patterns, given = []) {
    if (patterns.length === 0)
        return null;
    const matches = matcherOf(patterns);
    const there = new Set(given);
    const covers = (path) => {
        if (matches(path) || modulesCompiledTo(path).some(matches))
            return true;
        const shadowed = moduleShadowedBy(path);
        return shadowed !== null && there.has(shadowed) && !there.has(path) && matches(shadowed);
    };
    const folders = new Set([...there].flatMap(_files_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .foldersOf */ .pd));
    const foldersOfCovered = new Set([...there].filter(covers).flatMap(_files_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .foldersOf */ .pd));
    return {
        covers,
        isInTheWay: (path) => foldersOfCovered.has(path) || (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .foldersOf */ .pd)(path).some((each) => !folders.has(each) && covers(each)),
    };
}
/** Tells whether a path, or a folder above it, matches a pattern. */
function matcherOf(patterns) {
    const matches = picomatch__WEBPACK_IMPORTED_MODULE_3__(patterns.flatMap(withContents), { dot: true, nonegate: true });
    const slow = patterns.filter((pattern) => (pattern.match(/\*|[?+@!]\(/g) ?? []).length > usualWildcards);
    if (slow.length === 0)
        return (path) => matches(path);
    return (path) => {
        const found = (0,_files_within_deadline_js__WEBPACK_IMPORTED_MODULE_2__/* .withinDeadline */ .i)(() => matches(path), deadlineMs);
        if (found !== null)
            return found.value;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", `The pattern ${slow.map(_format_listed_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .r).join(" or ")} takes too long to match against ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .r)(path)}.`, { nextStep: "Use fewer wildcards in each pattern." });
    };
}
/** How many wildcards a pattern may have. With more, one long name can take longer than a run. */
const usualWildcards = 5;
const deadlineMs = 1_000;
const cacheFolder = "__pycache__/";
/** The modules from which a file may be compiled: `a.py` for `__pycache__/a.cpython-311.pyc`, `a.pyc` and `a.so`. */
function modulesCompiledTo(path) {
    const { folder, name } = partsOf(path);
    const [stem, ending] = cutAtLastDot(name);
    if (ending !== "pyc" && ending !== "so")
        return [];
    // The name may contain the interpreter and the optimisation: `a.cpython-311.opt-1.pyc`.
    const [untagged] = cutAtLastDot(stem);
    const isCached = folder === cacheFolder || folder.endsWith(`/${cacheFolder}`);
    const home = isCached ? folder.slice(0, -cacheFolder.length) : folder;
    return [stem, untagged, cutAtLastDot(untagged)[0]].map((module) => `${home}${module}.py`);
}
/** `a.py` for `a/__init__.*`. */
function moduleShadowedBy(path) {
    const { folder, name } = partsOf(path);
    return folder !== "" && name.startsWith("__init__.") ? `${folder.slice(0, -1)}.py` : null;
}
function partsOf(path) {
    const start = path.lastIndexOf("/") + 1;
    return { folder: path.slice(0, start), name: path.slice(start) };
}
function cutAtLastDot(name) {
    const dot = name.lastIndexOf(".");
    return dot === -1 ? [name, ""] : [name.slice(0, dot), name.slice(dot + 1)];
}
/** A sentence for each pattern that matches no path. It may be misspelt, or be meant for new files. */
function unmatchedPatterns(patterns, paths) {
    return patterns
        .filter((pattern) => !paths.some(matcherOf([pattern])))
        .map((pattern) => `The pattern ${pattern} in \`protect\` matches none of your files. If the code creates files that match this pattern, agent-exec removes these files before the verification.`);
}
function withContents(pattern) {
    const plain = pattern.replace(/^(?:\.\/)+/, "").replace(/\/+$/, "");
    return [plain, `${plain}/**`];
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


/***/ })

};
