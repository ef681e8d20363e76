export const id = 4909;
export const ids = [4909];
export const modules = {

/***/ 12869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  merge: () => (/* binding */ merge)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
// EXTERNAL MODULE: ./lib/batch/row.js
var row = __webpack_require__(94672);
;// CONCATENATED MODULE: ./lib/batch/merge.js




/** How many names an error lists. */
const maxNames = 20;
/** Joins the shards of a batch. Their order and number do not change the result. */
function mergeParts(parts) {
    const [{ about, path }] = parts;
    const odd = parts.flatMap((part) => [
        part.about.batch !== about.batch &&
            `${part.path} and ${path} are from different batches: their tasks or settings differ`,
        part.about.shard.count !== about.shard.count &&
            `${part.path} is one of ${part.about.shard.count} shards, but ${path} is one of ${about.shard.count}`,
    ]);
    const strangers = odd.filter((fault) => fault !== false);
    if (strangers.length > 0)
        return { faults: strangers, isIncomplete: false };
    const rows = new Map();
    const doubled = [];
    for (const [at, part] of parts.entries()) {
        const other = parts.slice(0, at).find((each) => each.about.shard.index === part.about.shard.index);
        if (other !== undefined)
            doubled.push(`${other.path} and ${part.path} are both shard ${part.about.shard.index}`);
        const own = new Set(part.about.ids);
        for (const row of part.rows) {
            if (!own.has(row.id))
                doubled.push(`${part.path} has a result for ${row.id}, which is not a task of this shard`);
            else if (rows.has(row.id) && other === undefined)
                doubled.push(`${part.path} has two results for ${row.id}`);
            rows.set(row.id, row);
        }
    }
    if (doubled.length > 0)
        return { faults: doubled.slice(0, maxNames), isIncomplete: false };
    const missing = missingIn(parts, rows);
    if (missing.length > 0)
        return { faults: missing, isIncomplete: true };
    if (rows.size !== about.runs) {
        const have = `all shards together have ${(0,format/* count */.U9)("run", rows.size)}, but the batch has ${about.runs}`;
        return { faults: [`${have}: run every shard again with the same --durations`], isIncomplete: true };
    }
    const all = [...rows.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const text = all.map(row/* mergedLine */.TA).join("");
    return { text, sha256: (0,external_node_crypto_.hash)("sha256", text), rows: all };
}
function missingIn(parts, rows) {
    const { count: shards } = parts[0].about.shard;
    const there = new Set(parts.map(({ about }) => about.shard.index));
    const gone = Array.from({ length: shards }, (_, at) => at + 1).filter((index) => !there.has(index));
    const unfinished = parts.flatMap(({ path, about }) => {
        const ids = about.ids.filter((id) => !rows.has(id));
        if (ids.length === 0)
            return [];
        const have = ids.length === 1 ? "has no result" : "have no result";
        return [
            `${(0,format/* count */.U9)("task", ids.length)} of shard ${about.shard.index} ${have} in ${path}: ${(0,listed/* listed */.K)(ids.slice(0, maxNames), ids.length)}`,
        ];
    });
    return [...gone.map((index) => `shard ${index} of ${shards} is missing`), ...unfinished];
}

// EXTERNAL MODULE: ./lib/batch/verdict.js
var batch_verdict = __webpack_require__(26497);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/facts/outcomes.js
var outcomes = __webpack_require__(83518);
// EXTERNAL MODULE: ./lib/reports/batch/batch-report.js
var batch_report = __webpack_require__(77139);
// EXTERNAL MODULE: ./lib/run-folder/batch-folder.js
var batch_folder = __webpack_require__(71294);
// EXTERNAL MODULE: ./lib/cli/batch/flags.js + 1 modules
var batch_flags = __webpack_require__(16855);
// EXTERNAL MODULE: ./lib/cli/print.js
var print = __webpack_require__(17721);
;// CONCATENATED MODULE: ./lib/cli/batch/merge.js









/** Joins a batch's shards. Prints the result's hash last. Resolves with the exit code. @throws AgentExecError. */
async function merge(folders, flags) {
    const problems = [];
    const read = (0,batch_flags/* optionReader */.hr)({ "max-infrastructure": flags.maxInfrastructure }, problems);
    const maxInfrastructure = read("max-infrastructure", batch_verdict/* parsePercent */.lo, batch_flags/* percentForm */.kV, 1);
    if (problems.length > 0)
        throw new errors/* AgentExecError */.r("settings-invalid", problems.join("\n"), {
            nextStep: "Fix the option and run again.",
        });
    const parts = await Promise.all(folders.map(batch_folder/* readBatchFolder */.FD));
    const [first, ...others] = parts;
    const merged = mergeParts([first, ...others]);
    if ("faults" in merged) {
        const lines = merged.faults.map((fault) => `  ${fault}\n`).join("");
        if (!merged.isIncomplete)
            throw new errors/* AgentExecError */.r("settings-invalid", `These folders do not belong together:\n${lines.trimEnd()}`, { nextStep: "Pass only shards of the same batch, each shard once." });
        (0,print/* printError */.yJ)(`agent-exec: the batch is not complete:\n${lines}  next: run the missing shards, with --resume if their folder exists; then merge again\n`);
        return outcomes/* outcomes */.KI.failed.exitCode;
    }
    const out = (0,external_node_path_.resolve)(flags.out);
    const places = new Map(parts.flatMap(({ path, rows }) => rows.map(({ id, runDir = `tasks/${id}` }) => [id, (0,external_node_path_.join)(path, runDir)])));
    const rows = merged.rows.map((row) => ({ ...row, runDir: (0,batch_folder/* wayTo */.bj)(out, places.get(row.id) ?? out) }));
    const lostUsd = parts.reduce((sum, part) => sum + part.lostUsd, 0);
    const verdict = (0,batch_verdict/* verdictOf */.Vj)(rows, { maxInfrastructure, runs: rows.length, stopped: null, lostUsd });
    const isOwn = parts.some(({ path }) => (0,external_node_path_.resolve)(path) === out);
    if (!isOwn)
        await (0,batch_folder/* writeJoined */.vR)(out, rows, { batch: first.about.batch, lostUsd });
    await (0,batch_folder/* writeFiles */.hV)(out, { "merged.jsonl": merged.text, ...(0,batch_report/* batchReports */.Yg)({ verdict, rows }) });
    (0,print/* printOutput */.jP)(`${verdict.words}\n   ${out}/report.html\n${merged.sha256}\n`);
    const { exitCode } = outcomes/* outcomes */.KI["infrastructure-error"];
    return verdict.exitCode === exitCode ? exitCode : 0;
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

/***/ 89713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ markOf),
/* harmony export */   Qv: () => (/* binding */ rewrittenTests),
/* harmony export */   S: () => (/* binding */ changedTests),
/* harmony export */   UC: () => (/* binding */ patchName),
/* harmony export */   Uj: () => (/* binding */ signedLines),
/* harmony export */   VI: () => (/* binding */ patchParts),
/* harmony export */   bH: () => (/* binding */ ignoredNote),
/* harmony export */   d$: () => (/* binding */ changedFirst),
/* harmony export */   nG: () => (/* binding */ filesIn),
/* harmony export */   w1: () => (/* binding */ changeWarnings)
/* harmony export */ });
/** The patch's name in a run's folder. */
const patchName = "changes.patch";
/** The mark beside a file: whether it is new, and whether the patch contains it. "" for a changed file. */
function markOf({ diff }, path) {
    if (diff === undefined)
        return "";
    const kind = diff.files.find((file) => file.path === path)?.kind;
    if (kind !== undefined)
        return kind === "added" ? "new" : "";
    return diff.files.length === filesIn(diff) ? "not in the patch" : "";
}
/** How many files a patch changes. */
function filesIn(diff) {
    return diff === undefined ? 0 : diff.added + diff.changed + diff.deleted;
}
/** What people must know before they trust or apply a patch. Empty if there is nothing. */
function changeWarnings({ tampered = [], acting, diff }) {
    const warnings = [
        {
            words: "The code changed protected files. agent-exec left these changes out of the verifications and the patch",
            paths: tampered,
            advice: "",
        },
        {
            words: "The patch changes files that programs run automatically",
            paths: acting ?? [],
            advice: "Read these files before you apply the patch.",
        },
        {
            words: "The code changed tests that already existed",
            paths: rewrittenTests(diff),
            advice: "Read these changes first, because a changed test can pass without a fix. The setting `protect` keeps your tests unchanged.",
        },
        {
            words: "The code added lines to test files that already existed",
            paths: changedTests(diff).filter((path) => !rewrittenTests(diff).includes(path)),
            advice: "Read the added lines, because a line can skip a test.",
        },
    ];
    return warnings.filter(({ paths }) => paths.length > 0);
}
/** How test tools and people name test files. */
const testName = /(?:^|\/)(?:tests?|specs?|__tests__)\/|(?:^|\/)(?:test_[^/]*|tests?|conftest)\.\w+$|[._-](?:test|spec)s?\.\w+$/i;
/** Test files that the patch changes or deletes. New test files do not count. */
function changedTests(diff) {
    const old = (diff?.files ?? []).filter(({ kind }) => kind !== "added");
    return old.map(({ path }) => path).filter((path) => testName.test(path));
}
/**
 * Test files that lost lines. Most changes only add tests to a file. An added line in conftest.py counts too, because
 * pytest runs it for all tests.
 */
function rewrittenTests(diff) {
    const intact = (diff?.files ?? []).filter(({ kind, deletions, path }) => kind === "changed" && deletions === 0 && !path.endsWith("conftest.py"));
    const paths = new Set(intact.map(({ path }) => path));
    return changedTests(diff).filter((path) => !paths.has(path));
}
/** The sentence that precedes the number of ignored files. */
const ignoredNote = "The patch leaves out tool caches and new files that the repository ignores";
/** Puts the changed files first. A run also leaves helper files, and a short list should not show only those. */
function changedFirst(artifacts, changes) {
    const named = changes?.diff?.files ?? [];
    const changed = new Set(named.filter(({ kind }) => kind === "changed").map(({ path }) => path));
    return artifacts.toSorted((one, other) => Number(changed.has(other.path)) - Number(changed.has(one.path)));
}
/** Added and deleted lines, such as `+10 −2`. */
function signedLines({ insertions, deletions, }) {
    return `+${insertions} −${deletions}`;
}
/** The parts of the patch in the transcript. New files come last, because they may be helper files. */
function patchParts({ diff }) {
    if (diff?.text === undefined)
        return [];
    // A line of a hunk begins with a blank, a sign or a backslash. So only a file's first line can begin with
    // `diff --git `.
    const texts = diff.text.split(/^(?=diff --git )/m);
    const parts = diff.files.slice(0, texts.length).map((file, index) => ({ file, text: texts[index] ?? "" }));
    const isNew = ({ file }) => Number(file.kind === "added");
    return parts.toSorted((one, other) => isNew(one) - isNew(other));
}


/***/ }),

/***/ 73787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ usage),
/* harmony export */   MY: () => (/* binding */ replyFaults),
/* harmony export */   O9: () => (/* binding */ finish),
/* harmony export */   PQ: () => (/* binding */ retryDecision),
/* harmony export */   tk: () => (/* binding */ noUsage),
/* harmony export */   vk: () => (/* binding */ addUsage)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);


/** Why the reply ended. `stop`: the writer was done. `length`: it reached its length limit. `refusal`: it refused. */
const finish = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["stop", "length", "refusal"]));
/** The tokens and cost of calls. `costUsd` is null if the price is unknown. */
const usage = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    calls: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    inputTokens: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .amount */ .vj)(),
    outputTokens: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .amount */ .vj)(),
    /** The input tokens that came from the server's cache. Absent if none did, or if the server did not say. */
    cachedTokens: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .amount */ .vj)().exactOptional(),
    costUsd: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .amount */ .vj)().nullable(),
    /** Present if the server did not report the tokens, so agent-exec estimated them from the text. */
    isEstimated: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(),
}));
const noUsage = { calls: 0, inputTokens: 0, outputTokens: 0, costUsd: null };
function addUsage(a, b) {
    const costUsd = a.costUsd === null && b.costUsd === null ? null : (a.costUsd ?? 0) + (b.costUsd ?? 0);
    const cachedTokens = (a.cachedTokens ?? 0) + (b.cachedTokens ?? 0);
    return {
        calls: a.calls + b.calls,
        inputTokens: a.inputTokens + b.inputTokens,
        outputTokens: a.outputTokens + b.outputTokens,
        ...(cachedTokens > 0 && { cachedTokens }),
        costUsd,
        ...((a.isEstimated ?? b.isEstimated) ? { isEstimated: true } : {}),
    };
}
/** Whether to retry a failed attempt, and the plan for it. */
const retryDecision = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ retry: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), reason: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)() }));
/** The faults that make a complete reply unusable, so that no block runs. A new fault is one row. */
const replyFaults = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c_)()({
    "tool-call": {
        why: "The reply called a tool. You have no tools, so nothing was run.",
        fix: "Write the commands or the code into fenced code blocks instead, for example a block that begins with ```sh.",
    },
    "bad-answer-call": {
        why: "The arguments of your call to `reply` could not be read, so nothing was run.",
        fix: "Call `reply` again, with `words` and `blocks`.",
    },
    "edit-outside-block": {
        why: "The reply has an edit outside of a code block, so nothing was run and no file was changed.",
        fix: "Write each edit into a fenced code block: either a `diff` block, or a block with only the file's name on its first line and the SEARCH/REPLACE sections below.",
    },
    "fence-in-fence": {
        why: "A code block contains a line that begins with a fence of the same length as the block's own fence. So it is unclear where the block ends, and nothing was run.",
        fix: "Answer again, and put four backticks around each block that has code fences in it.",
    },
});


/***/ }),

/***/ 9122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eo: () => (/* binding */ removeWithFolders),
/* harmony export */   UQ: () => (/* binding */ fillFile),
/* harmony export */   W5: () => (/* binding */ createParents),
/* harmony export */   YT: () => (/* binding */ openToAppend),
/* harmony export */   b4: () => (/* binding */ removeEntry),
/* harmony export */   fR: () => (/* binding */ replaceFile),
/* harmony export */   mV: () => (/* binding */ moveFile),
/* harmony export */   vV: () => (/* binding */ createFolder),
/* harmony export */   x3: () => (/* binding */ createFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _safe_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9668);





/**
 * Writes and removes files below a folder that may contain a stranger's links, pipes and devices. Nothing outside of
 * the folder changes. `safe-files.ts` reads from such folders.
 */
/** Writes a file and replaces any entry of its name, even a link. Creates folders. */
async function replaceFile(root, path, content, mode = 0o666) {
    const target = (0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .inside */ .nx)(root, path);
    await createParents(root, path);
    const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(target), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(target)}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString("hex")}`);
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(draft, "wx", mode);
    try {
        await handle.writeFile(content);
        await handle.close();
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(draft, target);
    }
    catch (error) {
        await handle.close().catch(() => undefined);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(draft, { force: true });
        throw error;
    }
}
/**
 * Creates a folder and its parents, one by one. Node 20's recursive `mkdir` never ends below folders such as /proc.
 * Follows links, because the user named the folder.
 */
async function createFolder(path) {
    if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path).catch(() => null))?.isDirectory() === true)
        return;
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path) !== path)
        await createFolder((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path));
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(path).catch(async (error) => {
        // Another process may have created it meanwhile. Anything but a folder is an error.
        if (error.code !== "EEXIST" || !(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path)).isDirectory())
            throw error;
    });
}
/** Creates the folders that a file needs. @throws Error if one of them is a link or no folder. */
async function createParents(root, path, mode = 0o777) {
    const target = (0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .inside */ .nx)(root, path);
    await createFolder(root);
    for (const folder of (0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .parentsOf */ .fY)(root, target)) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(folder, { mode }).catch((error) => {
            if (error.code !== "EEXIST")
                throw error;
        });
        if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(folder)).isDirectory())
            throw new Error(`${folder} is a link or a file, not a folder`);
    }
}
/** Creates a new file in an existing folder. @throws the file system's own error if the name is taken. */
async function createFile(root, path, mode = 0o666) {
    await requirePlainParents(root, path);
    const flags = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_EXCL | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW;
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)((0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .inside */ .nx)(root, path), flags, mode);
}
/** Writes a content to a new file and closes it, even if that fails. */
async function fillFile(handle, content) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
    let bytes = 0;
    try {
        for await (const chunk of content) {
            hash.update(chunk);
            bytes += chunk.byteLength;
            await handle.appendFile(chunk);
        }
    }
    finally {
        await handle.close();
    }
    return { bytes, sha256: hash.digest("hex") };
}
/** Opens an existing regular file to append to it. @throws Error for anything else. */
async function openToAppend(root, path) {
    if ((await (0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .kindOf */ .I)(root, path)) !== "file")
        throw new Error(`${JSON.stringify(path)} is not a regular file`);
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)((0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .inside */ .nx)(root, path), node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_APPEND | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW);
}
/** Renames a file below the same root, and replaces the target. */
async function moveFile(root, from, to) {
    await requirePlainParents(root, from);
    await requirePlainParents(root, to);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)((0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .inside */ .nx)(root, from), (0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .inside */ .nx)(root, to));
}
/** Removes a file, a folder with its content, or a link but not its target. */
async function removeEntry(root, path) {
    if (await (0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .hasPlainParents */ .g8)(root, path))
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)((0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .inside */ .nx)(root, path), { recursive: true, force: true });
}
/** Removes a file, if it exists, and folders that are then empty. */
async function removeWithFolders(root, path) {
    await removeEntry(root, path);
    for (const folder of (0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .parentsOf */ .fY)(root, (0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .inside */ .nx)(root, path)).toReversed()) {
        try {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rmdir)(folder);
        }
        catch {
            // The folder is not empty, or is a link. So the folders above stay too.
            return;
        }
    }
}
async function requirePlainParents(root, path) {
    if (!(await (0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .hasPlainParents */ .g8)(root, path)))
        throw new Error(`the folder of ${JSON.stringify(path)} is a link or a file`);
}


/***/ }),

/***/ 9668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hu: () => (/* binding */ openPlain),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   VX: () => (/* binding */ readRegular),
/* harmony export */   fY: () => (/* binding */ parentsOf),
/* harmony export */   g8: () => (/* binding */ hasPlainParents),
/* harmony export */   i4: () => (/* binding */ readBeginning),
/* harmony export */   lf: () => (/* binding */ openRegular),
/* harmony export */   nx: () => (/* binding */ inside),
/* harmony export */   wX: () => (/* binding */ namesIn),
/* harmony export */   yO: () => (/* binding */ entriesBelow)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
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
 * Reads files below a folder that may contain a stranger's links, pipes and devices, such as a checkout of a stranger's
 * branch or a run's folder. It follows no link, waits for no pipe, and does not read files of any size into memory.
 * `safe-changes.ts` writes to such folders. Code that reads runs must use these functions (scripts/imports.mjs).
 */
/** Larger than any file of a run except its transcript. */
const usualMaxBytes = 256 * 1024 ** 2;
/** Opens a regular file for reading. Null for anything else, and if a parent folder is a link. */
async function openRegular(root, path) {
    if (!(await hasPlainParents(root, path)))
        return null;
    return openPlain(inside(root, path)).catch(() => null);
}
/**
 * Opens a regular file for reading if its folders are trusted. Null for a link or anything else. It looks before it
 * opens, because opening a device may have effects, and opening a pipe may wait.
 * @throws the file system's own error if the file is missing or cannot be read.
 */
async function openPlain(path) {
    if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path)).isFile())
        return null;
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    if ((await handle.stat()).isFile())
        return handle;
    await handle.close();
    return null;
}
/** At most `maxBytes` of a regular file, or null. Synchronous: twenty times faster for many small files. */
function readBeginning(root, path, maxBytes) {
    const target = inside(root, path);
    try {
        if (!parentsOf(root, target).every((folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder).isDirectory()))
            return null;
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target).isFile())
            return null;
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(target, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).isFile() ? readUpTo(file, maxBytes) : null;
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
        }
    }
    catch {
        return null;
    }
}
function readUpTo(file, maxBytes) {
    const buffer = Buffer.allocUnsafe(maxBytes);
    let read = 0;
    for (let more = -1; more !== 0 && read < maxBytes; read += more)
        more = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer, read, maxBytes - read, null);
    return buffer.subarray(0, read);
}
/** The whole content of a regular file. @throws Error for anything else, and for a file that is too large. */
async function readRegular(root, path, maxBytes = usualMaxBytes) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const handle = __addDisposableResource(env_1, await openRegular(root, path), true);
        if (handle === null)
            throw new Error(`${JSON.stringify(path)} is not a regular file`);
        if ((await handle.stat()).size > maxBytes)
            throw new Error(`${JSON.stringify(path)} is larger than ${maxBytes} bytes`);
        return await handle.readFile();
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
/** The kind of an entry. A link is "other", whatever its target is. */
async function kindOf(root, path) {
    if (!(await hasPlainParents(root, path)))
        return "none";
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(inside(root, path)).catch(() => null);
    if (stats === null)
        return "none";
    return stats.isFile() ? "file" : stats.isDirectory() ? "folder" : "other";
}
/**
 * The names in a folder. Empty if it is missing, a link or no folder.
 * @param path absent: the root itself
 * @throws the file system's own error if the root cannot be read.
 */
async function namesIn(root, path) {
    if (path === undefined)
        return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(root);
    return (await kindOf(root, path)) === "folder" ? (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(inside(root, path)) : [];
}
/** The regular files below a folder, and the links, pipes, sockets and devices. Sorted, with `/` between folders. */
async function entriesBelow(root) {
    const [files, others] = [[], []];
    for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(root, { recursive: true, withFileTypes: true })) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(entry.parentPath, entry.name).slice(root.length + 1);
        if (!entry.isDirectory())
            (entry.isFile() ? files : others).push(path.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join("/"));
    }
    return { files: files.toSorted(), others: others.toSorted() };
}
/** The absolute path of a file below a folder. @throws Error if the path leaves the folder. */
function inside(root, path) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, path);
    if (target.startsWith(root + node_path__WEBPACK_IMPORTED_MODULE_2__.sep))
        return target;
    throw new Error(`${JSON.stringify(path)} leaves the folder`);
}
/** Whether every folder between a root and a file exists and is no link. */
async function hasPlainParents(root, path) {
    for (const folder of parentsOf(root, inside(root, path))) {
        const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(folder).catch(() => null);
        if (stats?.isDirectory() !== true)
            return false;
    }
    return true;
}
/** The folders between a root and a file, outermost first, without the root. */
function parentsOf(root, target) {
    const parts = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target)
        .slice(root.length)
        .split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)
        .filter((part) => part !== "");
    return parts.map((_, index) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, ...parts.slice(0, index + 1)));
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

/***/ 93769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/** Parses JSON. Undefined if the text is not JSON. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 42328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EU: () => (/* binding */ fence),
/* harmony export */   Q_: () => (/* binding */ longestRun),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   _Q: () => (/* binding */ fenceFollower)
/* harmony export */ });
/**
 * Puts text into a code fence that the text cannot close: the fence is longer than the text's longest run of backticks.
 * Of `info`, only the characters of a language's name are used.
 */
function fence(text, info = "") {
    const marker = "`".repeat(Math.max(3, longestRun(text) + 1));
    const language = info.replace(/[^\w+#.-]/g, "").slice(0, 40);
    return `${marker}${language}\n${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${marker}`;
}
function longestRun(text) {
    let longest = 0;
    for (const [run] of text.matchAll(/`+/g))
        longest = Math.max(longest, run.length);
    return longest;
}
/** Follows the fences of a text, line by line. The function says whether the next line belongs to a fence. */
function fenceFollower() {
    let open;
    return (line) => {
        const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
        const isFenced = open !== undefined || mark !== undefined;
        if (open === undefined)
            open = mark;
        else if (mark?.startsWith(open) === true && line.trim() === mark)
            open = undefined;
        return isFenced;
    };
}
/**
 * One line of text as a code span that the text cannot close. Line ends become blanks. Empty text stays empty.
 *
 * Blanks at the ends stay, because file names may differ only in them. A parser removes one blank from each end if both
 * have one and there is more than blanks (CommonMark 0.31.2, 6.1), so such a line gets one more.
 */
function codeSpan(text) {
    const line = text.replace(/[\r\n]+/g, " ");
    if (line === "")
        return "";
    const marker = "`".repeat(longestRun(line) + 1);
    const isStripped = line.startsWith(" ") && line.endsWith(" ") && /[^ ]/.test(line);
    const pad = line.startsWith("`") || line.endsWith("`") || isStripped ? " " : "";
    return `${marker}${pad}${line}${pad}${marker}`;
}


/***/ }),

/***/ 87524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ wordsOf)
/* harmony export */ });
/* harmony import */ var _fence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42328);

/** A Markdown text without its fenced code and outer blank lines. */
function wordsOf(markdown) {
    const isFenced = (0,_fence_js__WEBPACK_IMPORTED_MODULE_0__/* .fenceFollower */ ._Q)();
    const words = markdown.split("\n").filter((line) => !isFenced(line));
    return words
        .join("\n")
        .replace(/\n{3,}/g, "\n\n")
        .trim();
}


/***/ }),

/***/ 49813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ isClientAlive),
/* harmony export */   q: () => (/* binding */ clientIdentity)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);


/**
 * Identifies this process: the host's name (for people), the machine's boot, the process namespace, the process
 * number, and its start time in kernel ticks. Parts unknown without /proc are `?`.
 */
function clientIdentity() {
    const { pid } = process;
    return [(0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)(), bootId() ?? "?", pidNamespace() ?? "?", pid, startOf(pid) ?? "?"].join("/");
}
/** Whether a process is alive. Null if this is unknown, because it is on another machine, boot or process namespace. */
function isClientAlive(identity) {
    const [, boot, namespace, pid, start] = identity.split("/");
    const isHere = boot === bootId() && namespace === pidNamespace() && /^[1-9]\d*$/.test(pid ?? "");
    return isHere && start !== undefined ? startOf(Number(pid)) === start : null;
}
/**
 * The start time of a process, from field 22 of /proc/<pid>/stat. The name before it, in parentheses, may contain
 * blanks and parentheses. Null for a zombie, which can exist in a container without an init process.
 */
function startOf(pid) {
    const stat = read(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, "latin1"));
    const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ") ?? [];
    return ["Z", "X"].includes(fields[0] ?? "") ? null : (fields[19] ?? null);
}
/** Identifies one boot of a kernel. It is the same in the kernel's containers. */
function bootId() {
    return read(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)("/proc/sys/kernel/random/boot_id", "latin1").trim());
}
/** For example `pid:[4026531836]`. */
function pidNamespace() {
    return read(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)("/proc/self/ns/pid"));
}
function read(from) {
    try {
        return from();
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 55441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GM: () => (/* binding */ namesOrNone),
/* harmony export */   _S: () => (/* binding */ sign),
/* harmony export */   j_: () => (/* binding */ isClaim),
/* harmony export */   pG: () => (/* binding */ isAtWork),
/* harmony export */   qG: () => (/* binding */ leave),
/* harmony export */   w9: () => (/* binding */ takeOver)
/* harmony export */ });
/* unused harmony export claimsOn */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _files_safe_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9122);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9668);
/* harmony import */ var _process_client_identity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49813);





/**
 * The file that names the process working on the run. If that process died, the next one creates a file with a name
 * derived from it, and so on. The last file counts. Each file is created only once and is never overwritten or renamed,
 * so only one process can replace a dead one. It is not uploaded, like all names that begin with a dot.
 */
const runningName = ".running";
/** An identity takes about a hundred bytes. */
const maxOwnerBytes = 4096;
/** Whether a file of a run's folder is such a claim. */
function isClaim(name) {
    return name.startsWith(runningName) && !name.includes("/");
}
/** Claims a new run's folder for this process. No other process uses it yet. */
async function sign(root) {
    await claim(root, runningName);
}
/** The names in a folder, which may be missing. */
async function namesOrNone(root) {
    return (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__/* .namesIn */ .wX)(root).catch((error) => {
        if (error.code === "ENOENT")
            return [];
        throw error;
    });
}
/** Removes all claims. The folder may be gone. */
async function leave(root) {
    const names = await namesOrNone(root);
    // The first claim is removed first, because the others depend on it.
    for (const name of names.filter(isClaim).toSorted())
        await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .removeEntry */ .b4)(root, name);
}
/**
 * Claims the folder of a run whose process has ended. If several processes try at once, only one succeeds.
 * @throws AgentExecError `settings-invalid` for the others, and if the run's process is alive.
 */
async function takeOver(root) {
    const last = (await claimsOn(root)).at(-1);
    if (last !== undefined && (last.owner === "" || (0,_process_client_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .isClientAlive */ .P)(last.owner) === true))
        throw stillRuns(root);
    const name = last === undefined ? runningName : nameBehind(last.owner);
    await claim(root, name);
    if ((await claimsOn(root)).some((each) => each.name === name))
        return;
    // Meanwhile another process resumed the run and ended.
    await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .removeEntry */ .b4)(root, name);
    throw stillRuns(root);
}
/** Whether a process is working on a run. False only if this is certain. */
async function isAtWork(root) {
    const last = (await claimsOn(root)).at(-1);
    return last !== undefined && (0,_process_client_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .isClientAlive */ .P)(last.owner) !== false;
}
/** @throws AgentExecError `settings-invalid` if another process made it. */
async function claim(root, name) {
    const file = await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .createFile */ .x3)(root, name).catch((error) => {
        throw error.code === "EEXIST" ? stillRuns(root) : error;
    });
    try {
        await file.writeFile((0,_process_client_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .clientIdentity */ .q)());
        await file.close();
    }
    catch (error) {
        await file.close().catch(() => undefined);
        // On a full disk, the file may exist without its content.
        await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .removeEntry */ .b4)(root, name);
        throw error;
    }
}
/** All claims in order. The last one counts. If there is none, no process is working on the run. */
async function claimsOn(root) {
    const claims = [];
    let name = runningName;
    while (claims.every((each) => each.name !== name)) {
        const said = await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readRegular */ .VX)(root, name, maxOwnerBytes).catch(() => null);
        if (said === null)
            break;
        const owner = new TextDecoder().decode(said);
        claims.push({ name, owner });
        name = nameBehind(owner);
    }
    return claims;
}
function nameBehind(owner) {
    return `${runningName}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", owner).slice(0, 16)}`;
}
function stillRuns(root) {
    const message = `The run in ${root} cannot be resumed: a process still works on the run.`;
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsInvalid */ .DI)(message, "Wait until that process ends, or stop it. Then try again.");
}


/***/ }),

/***/ 19411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G0: () => (/* binding */ isStepByStep),
/* harmony export */   GZ: () => (/* binding */ isUnreadable),
/* harmony export */   Im: () => (/* binding */ isEmpty),
/* harmony export */   JF: () => (/* binding */ decidingAttempt),
/* harmony export */   Jn: () => (/* binding */ passedOver),
/* harmony export */   Kl: () => (/* binding */ failedVerificationOf),
/* harmony export */   Of: () => (/* binding */ refusalOf),
/* harmony export */   Ue: () => (/* binding */ blockInTurn),
/* harmony export */   YP: () => (/* binding */ standingOf),
/* harmony export */   g$: () => (/* binding */ failedBlockOf),
/* harmony export */   tL: () => (/* binding */ failedBlocksOf),
/* harmony export */   uF: () => (/* binding */ unitOf)
/* harmony export */ });
/* harmony import */ var _facts_endings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75823);
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6257);


function standingOf(attempt, policy) {
    const { reply, executions, verifications } = attempt;
    if (isUnreadable(reply))
        return "unusable";
    if (executions.length < reply.blocks.length)
        return refusalOf(attempt, "run") === undefined ? "executing" : "unapproved";
    if (policy.runsNothing === true && !isEmpty(attempt))
        return "answer";
    if (executions.length > 0 && executions.every(_facts_endings_js__WEBPACK_IMPORTED_MODULE_0__/* .isHarmlesslyUnrun */ .xH))
        return "unusable";
    if (policy.hasWriter && isEmpty(attempt))
        return "unusable";
    if (isStepByStep(policy)) {
        if (!saysDone(attempt, policy))
            return "step";
    }
    else if (executions.some(isFailure))
        return "failed";
    if (verifications.some((each) => !(0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc)(each)))
        return "failed";
    if (verifications.length < policy.verify.length)
        return "verifying";
    return reply.blocks.length === 0 ? "answer" : "passed";
}
/** Whether nothing in a reply can run, whatever its blocks are. */
function isUnreadable({ finish, isCut, blocksLeftOut, fault }) {
    return finish !== "stop" || isCut || blocksLeftOut !== undefined || fault !== undefined;
}
/** The answer that refused to let the attempt's code run, or to let the run end. */
function refusalOf({ approvals }, what) {
    return approvals.find(({ asked, approved }) => asked === what && !approved);
}
/** Whether each reply is a turn, and the run continues until the model says that it is done. */
function isStepByStep({ until }) {
    return until === "done";
}
/** The word that people read for a reply and its results: "turn" or "attempt". */
function unitOf(policy) {
    return isStepByStep(policy) ? "turn" : "attempt";
}
/**
 * Whether the model says that it is done. It does so with a reply without code. It also does so if its code passed and
 * the done word is in the reply's text or in the output's first line.
 */
function saysDone({ reply, executions }, { doneWord }) {
    if (reply.blocks.length === 0)
        return true;
    if (executions.some(isFailure))
        return false;
    const printsIt = (each) => (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc)(each) && each.stdout.text.split("\n", 1)[0].trimEnd() === doneWord;
    return reply.saysDone === true || executions.some(printsIt);
}
/** Whether the reply has neither text nor code. Then it does not even say that the model is done. */
function isEmpty({ reply }) {
    return reply.blocks.length === 0 && reply.text.trim() === "";
}
/** The attempt that decides the outcome: the last that passed if the run passed, otherwise the last. */
function decidingAttempt({ run, attempts, end }) {
    if (run === null || end?.outcome !== "passed")
        return attempts.at(-1);
    return attempts.findLast((each) => ["passed", "answer"].includes(standingOf(each, run.policy)));
}
/** The index of the block to run next. If only the last block may run, the blocks are handled from the end. */
function blockInTurn({ reply, executions }, { blocks }) {
    return blocks === "last" ? reply.blocks.length - 1 - executions.length : executions.length;
}
/** Why the next block is skipped. Null if it must run. */
function passedOver({ reply, executions }, { blocks, keepGoing }) {
    if (blocks === "last")
        return executions.every(_facts_endings_js__WEBPACK_IMPORTED_MODULE_0__/* .isHarmlesslyUnrun */ .xH) ? null : "not-last";
    const block = reply.blocks[executions.length];
    const failed = executions.some((each) => isFailure(each) && areJoined(reply.blocks[each.block], block));
    return !keepGoing && failed ? "earlier-failed" : null;
}
/** Whether a block needs the block above it. Blocks of documents are independent unless they share a session. */
function areJoined(above, block) {
    if (above?.session === undefined || block?.session === undefined)
        return true;
    return above.document === block.document || above.session === block.session;
}
/** Whether an ending is a failure: all are except exit code 0, and an unsupported language if others run. */
function isFailure(execution) {
    return !(0,_facts_endings_js__WEBPACK_IMPORTED_MODULE_0__/* .isHarmlesslyUnrun */ .xH)(execution) && !(0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc)(execution);
}
function failedBlockOf(attempt) {
    return attempt.executions.find(isFailure);
}
function failedBlocksOf(attempt) {
    return attempt.executions.filter(isFailure);
}
function failedVerificationOf(attempt) {
    return attempt.verifications.find((each) => !(0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc)(each));
}


/***/ })

};
