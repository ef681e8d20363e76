export const id = 5208;
export const ids = [5208,8766];
export const modules = {

/***/ 87254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  suggestChange: () => (/* binding */ suggestChange)
});

// EXTERNAL MODULE: ./lib/compose/regrade.js
var regrade = __webpack_require__(70048);
// EXTERNAL MODULE: ./lib/earlier/patch.js
var earlier_patch = __webpack_require__(8766);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./node_modules/diff/libesm/patch/parse.js
var parse = __webpack_require__(73857);
// EXTERNAL MODULE: ./lib/output/visible.js
var visible = __webpack_require__(14647);
// EXTERNAL MODULE: ./lib/workspace/patch/acting-files.js
var acting_files = __webpack_require__(74240);
// EXTERNAL MODULE: ./lib/workspace/counting/protection.js
var counting_protection = __webpack_require__(55356);
;// CONCATENATED MODULE: ./lib/earlier/small-hunks.js





/** The largest number of added and deleted lines. A larger change is easier to read in the report's diff. */
const maxChangedLines = 10;
/** The largest number of lines from the first to the last changed line. */
const maxLines = 20;
/**
 * The small hunks of a run's patch, which may be a stranger's. Some files have none: new, deleted, renamed and
 * protected ones, and those that take effect by themselves. Lines that a person would not see correctly are left out
 * too.
 * @param protect globs from the current settings, because the transcript may be a stranger's
 */
function smallHunks({ content, changes }, { protect }) {
    const text = Buffer.from(content).toString("utf8");
    if (!(0,external_node_buffer_.isUtf8)(content))
        return { hunks: [], isWhole: false };
    const parts = text.split(/^(?=diff --git )/m).filter((part) => part.startsWith("diff --git "));
    const files = parts.map((part) => ({ part, file: (0,parse/* parsePatch */.i)(part)[0] }));
    const protection = (0,counting_protection/* protectionBy */.hZ)(protect);
    const isOpen = (path, part) => protection?.covers(path) !== true &&
        !(0,acting_files/* actsByItself */.ij)(path) &&
        !((0,acting_files/* isPackageManifest */.ub)(path) && (0,acting_files/* mentionsInstall */.jh)(part));
    const hunks = files.flatMap(({ part, file }) => {
        const path = pathOf(part, file);
        return path !== null && isOpen(path, part)
            ? file.hunks.flatMap((hunk) => smallHunk(path, hunk) ?? [])
            : [];
    });
    const isAlone = files.length === 1 && files[0].file.hunks.length === 1 && hunks.length === 1;
    // A verification may have used a change that is not in the patch.
    return { hunks, isWhole: isAlone && changes.withheld === undefined };
}
/** The path of the part's file. Null if more than the file's lines changes. */
function pathOf(part, { oldFileName, newFileName }) {
    const path = newFileName?.slice(2) ?? "";
    const head = `diff --git a/${path} b/${path}\n`;
    const isPlain = part.startsWith(head) &&
        /^index [0-9a-f]{4,64}\.\.[0-9a-f]{4,64} 100(?:644|755)\n--- /.test(part.slice(head.length));
    return isPlain && oldFileName === `a/${path}` && newFileName === `b/${path}` ? path : null;
}
function smallHunk(path, hunk) {
    const { lines, oldStart, oldLines, newStart, newLines } = hunk;
    const isChange = (line) => line.startsWith("+") || line.startsWith("-");
    let from = lines.findIndex(isChange);
    let to = lines.findLastIndex(isChange);
    if (from === -1 || lines.filter(isChange).length > maxChangedLines || !lines.every(isPlainLine))
        return null;
    // A suggestion replaces lines. If lines are only added, it needs one neighbouring line.
    if (!lines.slice(from, to + 1).some(isOld)) {
        if (from > 0)
            from -= 1;
        else if (to + 1 < lines.length)
            to += 1;
        else
            return null;
    }
    const head = `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`;
    const own = lines.slice(from, to + 1);
    const startLine = oldStart + lines.slice(0, from).filter(isOld).length;
    const endLine = startLine + own.filter(isOld).length - 1;
    if (Math.max(endLine - startLine + 1, own.length) > maxLines)
        return null;
    return {
        path,
        startLine,
        endLine,
        lines: own.filter((line) => !line.startsWith("-")).map((line) => line.slice(1)),
        patch: `diff --git a/${path} b/${path}\n--- a/${path}\n+++ b/${path}\n${head}\n${lines.join("\n")}\n`,
    };
}
function isOld(line) {
    return !line.startsWith("+");
}
/** Whether a line has no carriage return, no hidden characters, and no note of git about a missing line end. */
function isPlainLine(line) {
    return !line.startsWith("\\") && !line.includes("\r") && (0,visible/* reveal */._c)(line).shown === 0;
}

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/github/pull-request/base-tree.js
var base_tree = __webpack_require__(451);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
// EXTERNAL MODULE: ./lib/markdown/fence.js
var fence = __webpack_require__(42328);
// EXTERNAL MODULE: ./lib/redaction/told.js
var told = __webpack_require__(74080);
// EXTERNAL MODULE: ./lib/github/reporting/marker.js
var marker = __webpack_require__(70418);
// EXTERNAL MODULE: ./lib/github/reporting/own-comments.js
var own_comments = __webpack_require__(74373);
;// CONCATENATED MODULE: ./lib/github/reporting/suggestion.js






/**
 * Writes suggestions as comments on the pull request's lines. It does not repeat an equal suggestion of an earlier run.
 * GitHub accepts only lines of the pull request's diff, and answers 422 to others.
 * @returns how many are new.
 */
async function suggest(options) {
    const { github, repository, number, sha, suggestions, reportUrl, signal } = options;
    const on = { repository, number, signal };
    const { login } = await (0,own_comments/* ownLoginOf */.f)(github, signal);
    const said = (await github.newestReviewComments(on)).filter(({ author }) => author?.login === login);
    let count = 0;
    for (const suggestion of suggestions) {
        const { path, startLine, endLine } = suggestion;
        const lines = { sha, path, startLine, endLine };
        const marker = markerOf(suggestion);
        const body = bodyOf(suggestion, reportUrl);
        // If a secret was hidden in the text, it is no longer the verified text.
        if (said.some((each) => each.body.startsWith(marker)) || (0,told/* withoutSecrets */.cT)(body) !== body)
            continue;
        if (await github.commentOnLines({ ...on, ...lines, body: `${marker}\n${body}` }))
            count += 1;
    }
    return count;
}
/** The largest length of a shown command. The lines matter more. */
const maxCommandChars = 100;
function bodyOf({ lines, verifications }, reportUrl) {
    const [only = ""] = verifications;
    const command = (0,told/* toldOf */.dc)(only)
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean);
    const passed = verifications.length === 1
        ? `${(0,fence/* codeSpan */.SS)((0,truncate/* truncateEnd */.S)(command.join("; "), maxCommandChars))} passes`
        : `All ${verifications.length} verifications pass`;
    const more = reportUrl === null ? "" : ` · [Report](${reportUrl})`;
    return `${passed} with exactly this change.${more}\n\n${(0,fence/* fence */.EU)(lines.map((line) => `${line}\n`).join(""), "suggestion")}`;
}
/** The marker of a suggestion. It is the same for the same change of the same lines. No task begins with it. */
function markerOf({ path, startLine, endLine, lines }) {
    const key = (0,external_node_crypto_.hash)("sha256", JSON.stringify([path, startLine, endLine, lines])).slice(0, 16);
    return `${marker/* markerPrefix */.X4}suggestion ${key} -->`;
}
/** Whether GitHub's diff of a file shows these new lines together, so that a comment can be on them. */
function isInDiff(diff, { startLine, endLine }) {
    const heads = (diff ?? "").matchAll(/^@@ -\d{1,9}(?:,\d{1,9})? \+(\d{1,9})(?:,(\d{1,9}))? @@/gm);
    return [...heads].some(([, start, count = "1"]) => {
        const first = Number(start);
        return first <= startLine && endLine < first + Number(count);
    });
}

// EXTERNAL MODULE: ./lib/reports/result/result.js
var result = __webpack_require__(13708);
// EXTERNAL MODULE: ./lib/action/runner/log.js
var log = __webpack_require__(72635);
;// CONCATENATED MODULE: ./lib/action/pull-request/suggested-change.js








/** The largest number of suggestions. A larger change is easier to read as a whole. */
const maxSuggestions = 5;
/** The time for verifying the parts. Parts that passed by then are suggested. */
const maxMs = 300_000;
const asksOnPull = new Set(["issue-comment", "review-comment", "review"]);
/**
 * Suggests a small verified change on lines of the pull request on which a person asked for it. If the change has
 * several parts, it suggests those that pass the verifications alone. Never throws, because the comment has the whole
 * change anyway.
 */
async function suggestChange(suggesting, reportUrl) {
    const { github, settings, target, events, signal } = suggesting;
    const { repository, number, sha, subject, isPullRequest } = target;
    const { outcome, verified } = (0,result/* resultOf */.Bg)(events);
    if (!isPullRequest || number === null || !asksOnPull.has(subject?.kind))
        return;
    if (settings.comment === "never" || outcome !== "passed" || !verified)
        return;
    try {
        const hunks = await passed(await onDiff({ ...suggesting, number }), suggesting);
        const started = events.find((event) => event.type === "run-started");
        const verifications = started?.policy.verify ?? [];
        const suggestions = hunks.map((hunk) => ({ ...hunk, verifications }));
        if (suggestions.length === 0)
            return;
        const count = await suggest({ github, repository, number, sha, suggestions, reportUrl, signal });
        (0,log/* logText */.kc)(`suggestions on the pull request's lines: ${count}`);
    }
    catch (thrown) {
        const { message, nextStep } = (0,errors/* toAgentExecError */.Mq)(thrown);
        (0,log/* logText */.kc)(`no suggestion on the pull request's lines: ${message} ${nextStep}`);
    }
}
/**
 * The small parts on lines of the pull request's diff. Their files must be the same in its newest commit and in the
 * run.
 */
async function onDiff({ github, settings, target, folder, signal, number, }) {
    const { repository, sha } = target;
    const patch = await (0,earlier_patch/* recordedPatch */.BS)(folder);
    const { hunks, isWhole } = smallHunks(patch, settings);
    const { base } = patch.changes;
    if (hunks.length === 0 || base === undefined)
        return { hunks: [], isWhole };
    const on = { repository, number, signal };
    const { head } = await github.pullRequest(on);
    // Nobody can commit to a deleted repository. An older commit may have other lines.
    if (head.repo === null || head.sha !== sha)
        return { hunks: [], isWhole };
    const files = new Map((await github.pullFiles(on)).map((file) => [file.path, file]));
    const found = hunks.filter((hunk) => isInDiff(files.get(hunk.path)?.patch, hunk)).slice(0, maxSuggestions);
    const began = new base_tree/* BaseTree */.O(github, { repository, tree: base, signal });
    const isSame = async ({ path }) => base === sha || (await began.entry(path))?.sha === files.get(path).sha;
    const same = await Promise.all(found.map(isSame));
    return { hunks: found.filter((_, index) => same[index]), isWhole };
}
async function passed({ hunks, isWhole }, suggesting) {
    const { alone, settings, events, signal } = suggesting;
    if (isWhole || alone === undefined || hunks.length === 0)
        return isWhole ? hunks : [];
    const all = [];
    const deadline = AbortSignal.timeout(maxMs);
    const pinned = (0,result/* resultOf */.Bg)(events).digest ?? undefined;
    try {
        const bounded = AbortSignal.any([signal, deadline]);
        for await (const hunk of (0,regrade/* verifiedAlone */.q)(hunks, { ...alone, settings, pinned, signal: bounded }))
            all.push(hunk);
    }
    catch (thrown) {
        if (!deadline.aborted)
            throw thrown;
    }
    return all;
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

/***/ 451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ BaseTree),
/* harmony export */   a: () => (/* binding */ folderMode)
/* harmony export */ });
/* harmony import */ var _files_content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52278);

const nothing = new Map();
/** The files of one commit on GitHub. Each folder is read only once, and only if it is needed. */
class BaseTree {
    github;
    call;
    #folders = new Map();
    constructor(github, call) {
        this.github = github;
        this.call = call;
    }
    get sha() {
        return this.call.tree;
    }
    /** The entries of a folder, by name. Empty if there is no such folder. `""` is the root. */
    async folder(path) {
        const known = this.#folders.get(path) ?? this.#read(path);
        this.#folders.set(path, known);
        return known;
    }
    async entry(path) {
        const { folder, name } = partsOf(path);
        return (await this.folder(folder)).get(name) ?? null;
    }
    /** The files and links at these paths. Other paths are skipped. @throws GitHubError. */
    async *files(paths) {
        const read = paths.map(async (path) => this.#file(path));
        // A read may fail while an earlier one is awaited. This must not end the process.
        for (const each of read)
            each.catch(() => undefined);
        for (const each of read) {
            const file = await each;
            if (file !== null)
                yield file;
        }
    }
    async #file(path) {
        const entry = await this.entry(path);
        if (entry === null || !isLeaf(entry))
            return null;
        const bytes = await this.github.blob({ ...this.call, sha: entry.sha });
        if (entry.mode === "120000")
            return { kind: "link", path, target: Buffer.from(bytes).toString("utf8") };
        const isExecutable = entry.mode === "100755";
        return { kind: "file", path, bytes: bytes.byteLength, isExecutable, content: (0,_files_content_js__WEBPACK_IMPORTED_MODULE_0__/* .contentOf */ .$E)(bytes) };
    }
    async #read(path) {
        if (path === "")
            return this.github.tree({ ...this.call, sha: this.call.tree });
        const entry = await this.entry(path);
        return entry?.mode === folderMode ? this.github.tree({ ...this.call, sha: entry.sha }) : nothing;
    }
}
const folderMode = "040000";
function isLeaf({ mode }) {
    return mode === "100644" || mode === "100755" || mode === "120000";
}
function partsOf(path) {
    const slash = path.lastIndexOf("/");
    return { folder: path.slice(0, Math.max(0, slash)), name: path.slice(slash + 1) };
}


/***/ }),

/***/ 6173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* binding */ givenFromParsed),
/* harmony export */   Km: () => (/* binding */ asFlags),
/* harmony export */   Mp: () => (/* binding */ recordedSettings),
/* harmony export */   SC: () => (/* binding */ withoutAsking),
/* harmony export */   gt: () => (/* binding */ neededAgain),
/* harmony export */   qs: () => (/* binding */ givenForRecord)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90566);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35903);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77690);
/* harmony import */ var _trust_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12843);
/* harmony import */ var _format_shell_word_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67402);






/** Removes the settings that say who is asked and how, because a transcript gives the answers. */
function withoutAsking(given) {
    return Object.fromEntries(Object.entries(given).filter(([name]) => !asks(name)));
}
function asks(name) {
    const { asks, needs } = _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp[name]?.description ?? {};
    return asks === true || needs?.includes("model") === true;
}
/** A verification's settings from parsed values. Leaves out values that mean something else if parsed again. */
function givenFromParsed(settings) {
    return Object.fromEntries((0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsOf */ .f5)("run")
        .filter(([name, description, group]) => isKept(name) && countsForVerification(description, group))
        .map(([name]) => [name, settings[name]])
        .filter(([name, value]) => value !== undefined && [value].flat().length > 0 && meansTheSame(name, value)));
}
/** Whether the setting matters for a verification. How often and how long a model is asked does not. */
function countsForVerification({ needs = [] }, group) {
    return !["config", "task", "writer", "run", "report"].includes(group) || needs.includes("verification");
}
function meansTheSame(name, value) {
    const { data } = _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp[name].value.safeParse(value);
    const [again, absent] = [data, _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp[name].value.absent].map((each) => JSON.stringify(each));
    return again === JSON.stringify(value) && again !== absent;
}
/** The given settings that a transcript keeps, by name, for a run that is resumed. */
function givenForRecord(raw) {
    return Object.fromEntries(raw.filter(({ name }) => isKept(name)).map(({ name, value }) => [name, value]));
}
function isKept(name) {
    const row = _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp[name];
    return row !== undefined && (row.description.isRecorded ?? (0,_config_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfSetUp */ .hS)(row));
}
/**
 * The settings in a run's transcript, without those that are given again now. The folder may be a stranger's, so its
 * transcript may set only what a config file in a folder may set. A transcript does not contain the values that it had
 * to hide.
 * @param given the settings that are given now, as flags
 * @param variables the settings from environment variables
 * @throws AgentExecError `settings-invalid` that names the settings to give again.
 */
function recordedSettings(recorded, { given, variables }, folder) {
    const now = new Set(given.map(({ name }) => name));
    const raw = Object.entries(recorded)
        .filter(([name]) => isKept(name) && !now.has(name))
        .map(([name, value]) => ({ name, value, origin: `${folder} ${name}`, isDefault: true }));
    const unsure = raw.filter((each) => isUnsure(each, [...variables, ...given]));
    if (unsure.length === 0)
        return raw;
    const all = unsure.map(({ name, value }) => `--${name} ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .r)([value].flat().join(", "))}`);
    const flags = unsure.map(asFlags);
    const message = `The run in ${folder} used these options: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .K)(all)}. agent-exec does not accept them from a run's folder, because somebody else may have written them.`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", message, {
        nextStep: `If you agree with ${unsure.length === 1 ? "this option" : "these options"}, add to the command: ${flags.join(" ")}`,
    });
}
/** The settings in a run's transcript that a resumed run takes only if they are given again. */
function neededAgain(recorded) {
    const all = Object.entries(recorded).filter(([name]) => isKept(name));
    return all.filter(([name, value]) => isUnsure({ name, value }, [])).map(([name]) => name);
}
function isUnsure({ name, value }, given) {
    return (0,_trust_js__WEBPACK_IMPORTED_MODULE_3__/* .trustOf */ .h)({ name, value }, given) !== true || (JSON.stringify(value) ?? "").includes("***");
}
/** A setting as a person types it on the command line. */
function asFlags({ name, value }) {
    const each = [value].flat();
    return each.map((one) => (one === true ? `--${name}` : `--${name} ${(0,_format_shell_word_js__WEBPACK_IMPORTED_MODULE_5__/* .readableWord */ .Vu)(String(one))}`)).join(" ");
}


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
