export const id = 139;
export const ids = [139];
export const modules = {

/***/ 70139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  suggestChange: () => (/* binding */ suggestChange)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/facts/execution.js
var execution = __webpack_require__(6257);
// EXTERNAL MODULE: ./lib/files/safe-changes.js
var safe_changes = __webpack_require__(9122);
// EXTERNAL MODULE: ./lib/files/temporary-folder.js
var temporary_folder = __webpack_require__(36753);
// EXTERNAL MODULE: ./lib/proof/grade.js
var grade = __webpack_require__(91521);
// EXTERNAL MODULE: ./lib/workspace/patch/patched-entries.js
var patched_entries = __webpack_require__(15826);
// EXTERNAL MODULE: ./lib/workspace/source/workspace-source.js + 4 modules
var workspace_source = __webpack_require__(4711);
// EXTERNAL MODULE: ./lib/compose/executor.js
var compose_executor = __webpack_require__(20063);
// EXTERNAL MODULE: ./lib/compose/policy.js
var compose_policy = __webpack_require__(53080);
;// CONCATENATED MODULE: ./lib/compose/verified-alone.js
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
 * Finds the patches that pass all verifications alone. Each is tested in fresh sandboxes with the original files.
 * @throws the executor's errors; NotApplied if git refuses a patch. If the signal aborts, the error is the signal's
 * reason.
 */
async function* verifiedAlone(parts, { pinned, signal, ...wiring }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { settings, fetched: here = "." } = wiring;
        const executor = (0,compose_executor/* pinnedTo */.A_)(pinned, await (0,compose_executor/* composeExecutor */.w2)(wiring, `alone-${(0,external_node_crypto_.randomBytes)(4).toString("hex")}`));
        const source = await (0,workspace_source.workspaceSource)({
            name: settings.workspace,
            here,
            runFolder: settings.out ?? ".agent-exec",
            maxFiles: settings["max-files"],
        });
        executor.checkRoom?.(source.size);
        const policy = { ...(0,compose_policy/* policyOf */.U)(settings, { hasWriter: false }), verifyChangedValues: "off" };
        const grading = { executor, workspace: source, policy, signal, onWarning: () => undefined };
        const folder = __addDisposableResource(env_1, await (0,temporary_folder/* temporaryFolder */.y)("agent-exec-alone-"), true);
        for (const part of parts) {
            await (0,safe_changes/* replaceFile */.fR)(folder.path, "part.patch", Buffer.from(part.patch));
            const changes = () => (0,patched_entries/* patchedEntries */.C)((0,external_node_path_.join)(folder.path, "part.patch"), source, { signal });
            let passes = true;
            for (const index of policy.verify.keys())
                passes &&= (0,execution/* hasPassed */.Pc)(await (0,grade.grade)(index, grading, { changes }));
            if (passes)
                yield part;
        }
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
    const { lines, oldStart } = hunk;
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
        patch: `diff --git a/${path} b/${path}\n--- a/${path}\n+++ b/${path}\n${hunkText(hunk)}`,
    };
}
function isOld(line) {
    return !line.startsWith("+");
}
/** Whether a line has no carriage return, no hidden characters, and no note of git about a missing line end. */
function isPlainLine(line) {
    return !line.startsWith("\\") && !line.includes("\r") && (0,visible/* reveal */._)(line).shown === 0;
}
function hunkText({ oldStart, oldLines, newStart, newLines, lines }) {
    return `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@\n${lines.join("\n")}\n`;
}

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/github/pull-request/base-tree.js
var base_tree = __webpack_require__(451);
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
 * @throws GitHubError. If the signal aborts, the error is the signal's reason.
 */
async function suggest(options) {
    const { github, repository, number, sha, suggestions, reportUrl, signal } = options;
    const on = { repository, number, signal };
    const { login } = await (0,own_comments/* ownLoginOf */.f)(github, signal);
    const said = (await github.newestReviewComments(on)).filter(({ author }) => author?.login === login);
    let count = 0;
    for (const suggestion of suggestions) {
        const { path, startLine, endLine } = suggestion;
        const marker = markerOf(suggestion);
        const body = bodyOf(suggestion, reportUrl);
        // If a secret was hidden in the text, it is no longer the verified text.
        if (said.some((each) => each.body.startsWith(marker)) || (0,told/* withoutSecrets */.cT)(body) !== body)
            continue;
        const isTaken = await github.commentOnLines({
            ...on,
            sha,
            path,
            startLine,
            endLine,
            body: `${marker}\n${body}`,
        });
        if (isTaken)
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
        .map((line) => line.trim());
    const passed = verifications.length === 1
        ? `${(0,fence/* codeSpan */.SS)((0,truncate/* truncateEnd */.S)(command.filter(Boolean).join("; "), maxCommandChars))} passes`
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
    const patch = await (0,earlier_patch/* recordedPatch */.B)(folder);
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
        for await (const hunk of verifiedAlone(hunks, { ...alone, settings, pinned, signal: bounded }))
            all.push(hunk);
    }
    catch (thrown) {
        if (!deadline.aborted)
            throw thrown;
    }
    return all;
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
    /** The hash of the whole tree. */
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

/***/ 91521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   grade: () => (/* binding */ grade)
/* harmony export */ });
/* harmony import */ var _facts_endings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75823);
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6257);
/* harmony import */ var _counted_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35428);
/* harmony import */ var _changed_values_changed_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51118);
/* harmony import */ var _counted_tests_report_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41028);
/* harmony import */ var _counted_tests_tested_verification_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81532);
/* harmony import */ var _verified_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34098);







/**
 * Runs one verification, by its index, in its own session: on the original files, or with these changes. After a pass
 * with changes, it runs again with changed expected values, if the policy says so.
 * @throws the signal's reason, the executor's errors, and Error if the sandbox was lost.
 */
async function grade(index, grading, changed = {}) {
    const passed = (await gradeOnce(index, grading, changed));
    const isHeld = changed.changes !== undefined && grading.policy.verifyChangedValues === "auto";
    if (!isHeld || !(0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc)(passed))
        return passed;
    const { workspace, policy } = grading;
    const command = policy.verify[index];
    const values = new _changed_values_changed_values_js__WEBPACK_IMPORTED_MODULE_3__/* .ChangedValues */ .bB({
        command,
        tests: passed.tests,
        failedBefore: changed.failedBefore ?? null,
        given: workspace?.paths ?? [],
    });
    return (0,_changed_values_changed_values_js__WEBPACK_IMPORTED_MODULE_3__/* .withChangedValues */ .fJ)(passed, values, () => gradeOnce(index, grading, changed, values));
}
/** Null if the files contain no expected value that can be changed. */
async function gradeOnce(index, { executor, workspace, counting, policy, maxCases, signal, onWarning }, { changes, before }, values) {
    const { timeoutMs, idleTimeoutMs, verify, verifyReport: reports } = policy;
    let undone = [];
    const changed = new Map();
    const counted = () => changes === undefined || counting === undefined
        ? changes?.()
        : (0,_counted_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .countedChanges */ .sA)(changes(), {
            counting,
            given: new Set(workspace?.paths),
            onUndone: (all) => (undone = all),
        });
    const start = () => executor.start({
        signal,
        purpose: "verification",
        ...(0,_verified_files_js__WEBPACK_IMPORTED_MODULE_6__/* .verifiedFiles */ .q)({
            files: workspace?.files(),
            changes: counted(),
            counting,
            values,
            onChanged: (path, text) => changed.set(path, text),
        }),
    });
    let session = await start();
    try {
        if (values?.acts === false)
            return null;
        const idle = idleTimeoutMs === undefined ? {} : { idleTimeoutMs };
        const kept = maxCases === undefined ? {} : { maxOutputBytes: _counted_tests_report_files_js__WEBPACK_IMPORTED_MODULE_4__/* .reportOutputBytes */ .Jo };
        const run = (script) => session.verify(script, { signal, timeoutMs, ...idle, ...kept });
        const read = (script) => session.verify(script, { signal, timeoutMs, ...idle, maxOutputBytes: _counted_tests_report_files_js__WEBPACK_IMPORTED_MODULE_4__/* .reportOutputBytes */ .Jo });
        const isReportNeeded = changes !== undefined && verify.length === 1;
        const execution = await (0,_counted_tests_tested_verification_js__WEBPACK_IMPORTED_MODULE_5__/* .runVerification */ .t)(values?.script ?? verify[index], {
            reports,
            isReportNeeded,
            before,
            changed,
            originals: workspace && (() => workspace.files()),
            wantsNames: values === undefined,
            maxCases,
            run,
            read,
            async anew() {
                await session.stop();
                session = await start();
            },
            onWarning,
        });
        signal.throwIfAborted();
        if ((0,_facts_endings_js__WEBPACK_IMPORTED_MODULE_0__/* .isInfrastructureEnding */ .Rc)(execution.ending))
            throw new Error(execution.evidence);
        const without = (0,_counted_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .undoneWords */ .jo)(undone);
        return { ...execution, ...(without !== "" && { without }) };
    }
    finally {
        await session.stop();
    }
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
        .map((pattern) => `protect: ${pattern} matches none of your files. If the code creates files that match this pattern, agent-exec removes these files before the verification.`);
}
function withContents(pattern) {
    const plain = pattern.replace(/^(?:\.\/)+/, "").replace(/\/+$/, "");
    return [plain, `${plain}/**`];
}


/***/ }),

/***/ 15826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ patchedEntries)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _files_content_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52278);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60795);
/* harmony import */ var _files_temporary_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36753);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9668);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(90566);
/* harmony import */ var _source_entries_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58451);
/* harmony import */ var _git_own_git_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(76207);
/* harmony import */ var _patch_check_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(23471);
/* harmony import */ var _names_path_names_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4838);












/** Enough for the names in the largest possible patch. */
const limits = { maxBytes: 64 * 1024 ** 2, timeoutMs: 60_000 };
/**
 * Applies a patch, which may be a stranger's, to copies of the files that it changes, and yields the results. A content
 * is valid until the next entry is requested. No copy stays.
 * @param patch its absolute path
 * @throws NotApplied if git refuses it; AgentExecError `settings-invalid` if a path or a link leads out.
 */
async function* patchedEntries(patch, source, { signal } = {}) {
    const folder = await (0,_files_temporary_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .createTemporaryFolder */ .a)("agent-exec-patched-");
    try {
        const repository = await (0,_git_own_git_js__WEBPACK_IMPORTED_MODULE_8__/* .createScratchRepository */ .tw)(folder, { ...limits, ...(signal && { signal }) });
        await repository.setAttributes(_git_own_git_js__WEBPACK_IMPORTED_MODULE_8__/* .bytesAsTheyAre */ .OM);
        const paths = (0,_patch_check_js__WEBPACK_IMPORTED_MODULE_9__/* .pathsOf */ .wG)(await (0,_patch_check_js__WEBPACK_IMPORTED_MODULE_9__/* .orNotApplied */ .kE)(repository.text(["apply", "--numstat", "-z", "--", patch])));
        const wanted = new Map(paths.map((path) => [inSource(path, source), path]));
        const tree = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "tree");
        await copyGiven(source, wanted, tree);
        await (0,_patch_check_js__WEBPACK_IMPORTED_MODULE_9__/* .orNotApplied */ .kE)(repository.text(["apply", "--whitespace=nowarn", "--", patch]));
        const { files, links, unfit } = await (0,_source_entries_js__WEBPACK_IMPORTED_MODULE_7__/* .lookAt */ .t)(tree, paths);
        // A folder may have replaced a file.
        const folders = new Set(paths.flatMap(_files_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .foldersOf */ .pd));
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
/** git's paths begin at the repository's root, but those of the source begin at its folder. */
function inSource(name, { patchPrefix }) {
    const path = name.slice(patchPrefix.length);
    if (name.startsWith(patchPrefix) && (0,_names_path_names_js__WEBPACK_IMPORTED_MODULE_10__/* .isPlainPath */ .qW)(path))
        return path;
    throw unfitEntries(new Map([[name, "not among the files that agent-exec gives to the code"]]));
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
    const handle = await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_6__/* .openRegular */ .lf)(tree, name);
    if (handle === null)
        throw unfitEntries(new Map([[name, "not a regular file"]]));
    try {
        const { size: bytes, mode } = await handle.stat();
        const content = await handle.readFile();
        return { kind: "file", path, bytes, isExecutable: (mode & 0o111) !== 0, content: (0,_files_content_js__WEBPACK_IMPORTED_MODULE_2__/* .contentOf */ .$E)(content) };
    }
    finally {
        await handle.close();
    }
}
function unfitEntries(unfit) {
    const each = [...unfit].map(([path, reason]) => `${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_11__/* .named */ .r)(path)} (${reason})`);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AgentExecError */ .r("settings-invalid", `The patch has entries that cannot be put into a workspace: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_11__/* .listed */ .K)(each)}.`, { nextStep: "Use an unchanged run folder, and read its patch before you apply the patch." });
}


/***/ })

};
