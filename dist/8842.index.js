export const id = 8842;
export const ids = [8842];
export const modules = {

/***/ 58532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  report: () => (/* binding */ report),
  show: () => (/* binding */ show)
});

// EXTERNAL MODULE: ./lib/compose/earlier-run.js
var earlier_run = __webpack_require__(35348);
// EXTERNAL MODULE: ./lib/compose/run-list.js
var run_list = __webpack_require__(93590);
// EXTERNAL MODULE: ./lib/reports/report-of.js
var report_of = __webpack_require__(75043);
// EXTERNAL MODULE: ./lib/reports/usage.js
var reports_usage = __webpack_require__(70464);
// EXTERNAL MODULE: ./lib/ports/patch-words.js
var patch_words = __webpack_require__(62790);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
// EXTERNAL MODULE: ./lib/output/visible.js
var visible = __webpack_require__(14647);
// EXTERNAL MODULE: ./lib/reports/network.js
var network = __webpack_require__(80685);
// EXTERNAL MODULE: ./lib/reports/tests.js
var tests = __webpack_require__(62194);
// EXTERNAL MODULE: ./lib/reports/titles.js
var titles = __webpack_require__(73880);
;// CONCATENATED MODULE: ./lib/reports/text-summary.js








/** So many attempts and files have a line. */
const maxLines = 12;
/**
 * How a run ended, in plain lines for a terminal or a log: the outcome, why, what to do now, each attempt, the files.
 * No colours, nothing hidden, each line at most 200 UTF-16 units; ends with a line end.
 */
function renderText(report) {
    const { tone, title, reason, nextStep, durationMs, attempts, verified, usage } = report;
    const sign = tone === "good" ? "✓" : "✗";
    const { deleted: gone = [], ignored = 0, patch = null, refused = [] } = report.changes ?? {};
    const lines = [
        `${sign} ${title} (${(0,format/* formatDuration */.a3)(durationMs)})`,
        field("task", report.task.text),
        field("why", reason),
        nextStep === "" ? "" : field("next", nextStep),
        ...latest(attempts).map(attemptLine),
        report.awaiting === null ? "" : field("sha-256", report.awaiting.sha256),
        verified === null ? "" : field("verified", (0,titles/* verifiedWords */.SZ)(report)),
        ...(0,tests/* testsFigure */.g)(report).map(([, value]) => field("tests", value)),
        ...(0,titles/* auditFigure */.Iz)(report).map(([, value]) => field("audit", value)),
        ...(0,patch_words/* changeWarnings */.w1)(report.changes ?? {}).map(({ words, paths }) => field("warning", `${words}: ${paths.join(", ")}`)),
        ...report.files
            .slice(0, maxLines)
            .map(({ path, bytes }) => field(kindOf(report, path), `${path}  ${(0,format/* formatBytes */.z3)(bytes)}`)),
        report.files.length > maxLines
            ? field("", `… and ${(0,format/* formatCount */.B4)(report.files.length - maxLines)} more`)
            : "",
        ...gone.slice(0, maxLines).map((path) => field("deleted", path)),
        gone.length > maxLines ? field("", `… and ${(0,format/* formatCount */.B4)(gone.length - maxLines)} more`) : "",
        ...refused.slice(0, maxLines).map(({ path, reason }) => field("refused", `${path}: ${reason}`)),
        refused.length > maxLines ? field("", `… and ${(0,format/* formatCount */.B4)(refused.length - maxLines)} more`) : "",
        patch === null ? "" : field("patch", patch),
        ignored === 0 ? "" : field("ignored", `${patch_words/* ignoredNote */.bH}: ${(0,format/* formatCount */.B4)(ignored)}`),
        report.network.length === 0 ? "" : field("network", (0,network/* networkTitle */.F6)(report.network)),
        usage.calls === 0 ? "" : field("tokens", (0,reports_usage/* tokensWords */.Q)(usage)),
        usage.costUsd === null ? "" : field("cost", (0,format/* formatUsd */.UK)(usage.costUsd)),
    ];
    return `${lines.filter((line) => line !== "").join("\n")}\n`;
}
function kindOf({ changes }, path) {
    return changes !== null && (0,patch_words/* markOf */.Fg)(changes, path) === "new" ? "new" : "file";
}
function latest(attempts) {
    return attempts.slice(-maxLines);
}
function attemptLine({ unit, number, standing, problem }) {
    return field(`${unit} ${number}`, problem === "" ? (0,titles/* standingWords */.o4)(standing).word : problem);
}
function field(name, text) {
    const line = (0,visible/* showHidden */.U)(text).replace(/\s+/g, (blanks) => (blanks.includes("\n") ? " " : blanks));
    return `  ${name.padEnd(12)}${(0,truncate/* truncateEnd */.S)(line, 180)}`.trimEnd();
}

// EXTERNAL MODULE: ./lib/settings/in-flags.js
var in_flags = __webpack_require__(63764);
// EXTERNAL MODULE: ./lib/cli/print.js
var print = __webpack_require__(17721);
;// CONCATENATED MODULE: ./lib/cli/report.js






/** Writes the reports of a run again and sums it up. Resolves with 0. @throws AgentExecError where there is no transcript, or none that can be read. */
async function report(path) {
    const run = await (0,earlier_run/* renderAgain */.$)(path);
    sumUp(run);
    (0,print/* printOutput */.jP)(`  report      ${run.folder.path}/report.html\n  Markdown    ${run.folder.path}/report.md\n`);
    return 0;
}
/** Sums a run up, by its folder or its name among the usual ones, and writes nothing. Resolves with 0. @throws like `report`. */
async function show(name) {
    const run = await (0,earlier_run/* readRun */.c)(await (0,run_list/* runNamed */.xX)(name));
    sumUp(run);
    (0,print/* printOutput */.jP)(`  folder      ${run.folder.path}\n`);
    return 0;
}
function sumUp({ events, warnings }) {
    const told = (0,report_of/* reportOf */.E)(events);
    for (const warning of warnings)
        (0,print/* printError */.yJ)(`agent-exec: ${warning}\n`);
    (0,print/* printOutput */.jP)(`${renderText({ ...told, nextStep: (0,in_flags/* inFlags */.r)(told.nextStep) }).trimEnd()}\n\n`);
}


/***/ }),

/***/ 38747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ loadRendering),
  h: () => (/* binding */ writeFiles)
});

;// CONCATENATED MODULE: ./lib/reports/manifest.js
/** The manifest of these files; of two with the same path the later one counts. */
function manifestOf(files) {
    const byPath = new Map(files.map(({ path, bytes, sha256 }) => [path, { path, bytes, sha256 }]));
    return { files: [...byPath.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)) };
}

;// CONCATENATED MODULE: ./lib/compose/run-files.js

const manifestName = "manifest.json";
/** What computes them, and most of all that a run loads. */
const loadRendering = () => Promise.all(/* import() */[__webpack_require__.e(7291), __webpack_require__.e(8269), __webpack_require__.e(3489), __webpack_require__.e(4078), __webpack_require__.e(7169), __webpack_require__.e(7940), __webpack_require__.e(2161), __webpack_require__.e(6348)]).then(__webpack_require__.bind(__webpack_require__, 5701));
/** Writes every file of a run that is computed from its events, and the list of all files last. */
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

/***/ 93590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DG: () => (/* binding */ usualRuns),
/* harmony export */   s2: () => (/* binding */ removeRun),
/* harmony export */   v: () => (/* binding */ listRuns),
/* harmony export */   xX: () => (/* binding */ runNamed)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _files_safe_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9122);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9668);
/* harmony import */ var _reports_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70186);
/* harmony import */ var _reports_transcript_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39975);
/* harmony import */ var _run_state_apply_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68071);
/* harmony import */ var _run_folder_at_work_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55441);
/* harmony import */ var _run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5314);









/** Where the command keeps runs that nobody named a folder for. */
const usualRuns = ".agent-exec";
/** The runs whose folders lie in a folder; a link to one is none. @throws AgentExecError `settings-invalid` where it is not there. */
async function listRuns(folder) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder);
    const names = await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__/* .namesIn */ .wX)(root).catch((cause) => {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", `There are no runs in ${root}: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(cause)}`, {
            nextStep: `Name the folder that contains the run folders; the default is ${usualRuns} here.`,
            cause,
        });
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
/** The folder of a run by its name among the usual ones, or as it is. */
async function runNamed(name) {
    const isOne = /^[\w.-]+$/.test(name) && (await isRun((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(usualRuns), name));
    return isOne ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(usualRuns, name) : name;
}
/** Takes a run's folder away. @throws AgentExecError `storage-failed`. */
async function removeRun({ path }) {
    await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .removeEntry */ .b4)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path)).catch((cause) => {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("storage-failed", `Could not remove ${path}: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(cause)}`, {
            nextStep: "Check the folder's permissions; another user may own the files.",
            cause,
        });
    });
}
/** A link to a run is none. */
async function isRun(root, name) {
    return (await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__/* .kindOf */ .I)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(name, "transcript.jsonl"))) === "file";
}
async function read(path) {
    const { events } = (0,_reports_transcript_js__WEBPACK_IMPORTED_MODULE_5__/* .parseTranscript */ .K)((await (0,_run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_8__/* .openRunFolder */ .iN)(path)).transcript);
    const { run, end, usage } = (0,_run_state_apply_js__WEBPACK_IMPORTED_MODULE_6__/* .fold */ .AU)(events);
    const { verified, attempts, turns } = (0,_reports_result_js__WEBPACK_IMPORTED_MODULE_4__/* .resultOf */ .B)(events);
    const open = (await (0,_run_folder_at_work_js__WEBPACK_IMPORTED_MODULE_7__/* .isAtWork */ .pG)(path)) ? "running" : "cut off";
    return {
        startedAt: run.at,
        outcome: end?.outcome ?? open,
        verified: run.policy.verify.length === 0 ? null : verified,
        attempts,
        turns,
        usage,
        task: run.task.text,
    };
}


/***/ }),

/***/ 47731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eb: () => (/* binding */ present),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   WY: () => (/* binding */ described),
/* harmony export */   ZK: () => (/* binding */ openWord),
/* harmony export */   aG: () => (/* binding */ wordOf),
/* harmony export */   vj: () => (/* binding */ amount)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12311);

/**
 * A schema of facts, made when it is first asked for: most of what runs reads no transcript, and would make all of them for
 * nothing.
 */
function described(make) {
    let made;
    return () => (made ??= make());
}
const text = described(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
/** How often, or how many. */
const count = described(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().nonnegative());
/** Milliseconds, tokens, money. */
const amount = described(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative());
/** Only ever present: absent means no. */
const present = described(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).exactOptional());
/** A word of ours that a later version may know more of: no reason to refuse what it wrote. */
function openWord() {
    return text().pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* .custom */ .IeY());
}
/** A word of a table. */
function wordOf(table) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(Object.keys(table));
}


/***/ }),

/***/ 46529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C6: () => (/* binding */ unnamedPath),
/* harmony export */   IB: () => (/* binding */ repositoryFolder),
/* harmony export */   IR: () => (/* binding */ countRefused),
/* harmony export */   J5: () => (/* binding */ refused),
/* harmony export */   Rn: () => (/* binding */ workspaceChanges),
/* harmony export */   dj: () => (/* binding */ artifact),
/* harmony export */   ig: () => (/* binding */ leftOut),
/* harmony export */   pe: () => (/* binding */ fileChangeKind)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12311);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47731);


/** A file or a change that does not come out of the sandbox. */
const refused = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** As the sandbox reported it; hostile, to be shown escaped. */
    path: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** "a symbolic link", "larger than 100 MiB", "a workflow file, …", "protected by `test/**`" */
    reason: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** How many this one stands for, where they were too many to be named; absent: itself alone. */
    entries: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
}));
const leftOut = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("left-out"),
    ...refused().shape,
    /** Present where others were left out with it that have no entry: too many to be named, or not read after it. */
    hidesMore: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(),
}));
/** Stands where a path does, for entries that are not named. */
const unnamedPath = "…";
/** How many were left out or refused, with those that were too many to be named. */
function countRefused(refused) {
    return refused.reduce((sum, { entries = 1 }) => sum + entries, 0);
}
/** A file that the run left and that was saved. */
const artifact = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    path: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    bytes: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** In hex. */
    sha256: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
}));
/** Where the repository lies that a `workspace` names, from here: `repo`, `repo:sub/folder`; null for one that names none. */
function repositoryFolder(workspace) {
    if (workspace === "repo")
        return ".";
    return /^repo:(.+)$/s.exec(workspace)?.[1] ?? null;
}
const fileChangeKind = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["added", "changed", "deleted"]));
/** A file, or a link, that a patch is about. */
const changedFile = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** Relative to the workspace, like an artifact's. */
    path: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    kind: fileChangeKind(),
    /** Lines; 0 for what is no text, and where the mode alone changed. */
    insertions: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    deletions: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    isBinary: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(),
}));
/** What a patch is about. */
const diffStat = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The first 1,000 by path. */
    files: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(changedFile()),
    /** How many files of each kind there are, named or not. */
    added: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    changed: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    deleted: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** Lines, of all files. */
    insertions: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    deletions: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** The patch from its beginning, whole lines within 256 Ki UTF-16 units; absent in transcripts of versions that kept none. */
    text: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
}));
/** How the files that the code left differ from those that it was given. */
const workspaceChanges = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The name of the patch in the run's folder; null where nothing changed, or where it could not be made. */
    patch: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().nullable(),
    /** Of the patch, in hex; absent where there is none, and in transcripts of versions that did not tell. */
    patchSha256: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /** Why there is no patch to take although something changed, without a full stop; absent: none is missing. */
    patchFault: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /** Present beside a patch, but for earlier versions'. */
    diff: diffStat().exactOptional(),
    /** The commit that the workspace stood on, in hex; absent where there was none. */
    base: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /** How many new files are in no patch because the repository ignores them or tools keep them for themselves; absent: none. */
    ignored: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
    /** Changes that a verification had and the patch has not, in the order of their paths; absent: none. */
    withheld: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()).exactOptional(),
    /** Files that are no longer there. */
    deleted: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
    /** Protected files that the code changed, took away or stood in the way of; absent: none, or an earlier version's transcript. */
    tampered: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()).exactOptional(),
    /** Files in the patch that act later by themselves, such as workflows and hooks; a person is to read them first. */
    acting: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
    /**
     * Changes that are neither in the patch nor among the artifacts, each with its reason, and the patch itself where it could not be made or is not as it was; absent: none.
     */
    refused: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(refused()).exactOptional(),
}));


/***/ }),

/***/ 50159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

const systemClock = {
    now: () => Date.now(),
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

/***/ 62758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zm: () => (/* binding */ comparable),
/* harmony export */   iv: () => (/* binding */ changesBetween),
/* harmony export */   n: () => (/* binding */ becameOf)
/* harmony export */ });
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37291);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14647);
/* harmony import */ var _code_endings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6443);



/** What became of a block without a diff to show. A file whose block is not written again lies where it lay. */
function becameOf({ path, kind }) {
    if (kind === "changed")
        return "is written again";
    return kind === "removed" && path !== null ? "is not written again" : `was ${kind}`;
}
/** A block to be compared: the file that an edit names is not the block's own, which is written by nobody. */
function comparable(block, execution) {
    const isEdit = execution?.edited !== undefined || execution?.ending === "misfit";
    return isEdit ? { ...block, path: null } : block;
}
/** Beyond 2,000 lines in and out nobody reads a diff, and finding the shortest one takes seconds. */
const maxEditLength = 2_000;
/** Blocks with the same file name belong together; those without one by their code, then in order within a language. */
function changesBetween(before, after) {
    const pairs = pairUp(before, after);
    const changes = after.map((block, place) => {
        const { path } = block;
        const old = pairs.get(block);
        if (old === undefined)
            return { path, place, kind: "added", diff: null };
        return old.code === block.code
            ? { path, place, kind: "same", diff: null }
            : { path, place, kind: "changed", diff: diffOf(old.code, block.code) };
    });
    const kept = new Set(pairs.values());
    const removed = before.flatMap((block, place) => kept.has(block) ? [] : [{ path: block.path, place, kind: "removed", diff: null }]);
    return [...changes, ...removed];
}
/**
 * New block → old block. Code of one file is compared with no other's, and a name with none: what two attempts have in
 * one place may be a program in the one and the command that starts it in the other.
 */
function pairUp(before, after) {
    const pairs = new Map();
    const left = new Set(before);
    const pairThose = (isWanted) => {
        for (const block of after) {
            const old = pairs.has(block)
                ? undefined
                : [...left].find((each) => correspond(each, block) && isWanted(each, block));
            if (old !== undefined && left.delete(old))
                pairs.set(block, old);
        }
    };
    // A block that came in front is not to shift all that stayed as they were.
    pairThose((old, block) => old.code === block.code);
    pairThose(() => true);
    return pairs;
}
function correspond(old, block) {
    return old.path === block.path && (block.path !== null || (0,_code_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameLanguage */ .l)(old.language, block.language));
}
/** 500,000 UTF-16 units of code on either side: beyond, nobody reads a diff either. */
const maxCodeChars = 500_000;
function diffOf(before, after) {
    if (Math.max(before.length, after.length) > maxCodeChars)
        return null;
    const patch = (0,diff__WEBPACK_IMPORTED_MODULE_2__/* .structuredPatch */ .YB)("", "", (0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .U)(before), (0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .U)(after), "", "", {
        context: 3,
        maxEditLength,
    });
    if (patch === undefined)
        return null;
    return patch.hunks
        .map((hunk) => {
        const head = `@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`;
        return [head, ...hunk.lines.filter((line) => !line.startsWith("\\"))].join("\n");
    })
        .join("\n");
}


/***/ }),

/***/ 6443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ endingOfLanguage),
/* harmony export */   l: () => (/* binding */ isSameLanguage)
/* harmony export */ });
/** The ending of files in a language, with its dot, by the word of a fence: `.py` for `py`; undefined for one not known here. */
function endingOfLanguage(word) {
    return extensions.get(word);
}
/** Whether two words of fences mean one language: `py` and `python` do, `sh` and `bash` do not. */
function isSameLanguage(one, other) {
    return one === other || (extensions.has(one) && extensions.get(one) === extensions.get(other));
}
/** The endings of files in languages that models write, by the words of their fences. */
const extensions = new Map(Object.entries({
    ".py": "python py python3",
    ".sh": "sh shell console",
    ".bash": "bash",
    ".js": "javascript js node",
    ".ts": "typescript ts",
    ".rb": "ruby rb",
    ".rs": "rust rs",
    ".go": "go golang",
    ".java": "java",
    ".c": "c",
    ".cpp": "cpp c++",
    ".cs": "csharp c#",
    ".php": "php",
    ".pl": "perl",
    ".r": "r",
    ".sql": "sql",
    ".json": "json",
    ".yaml": "yaml yml",
    ".toml": "toml",
    ".html": "html",
    ".css": "css",
    ".md": "markdown md",
    ".diff": "diff patch",
}).flatMap(([extension, words]) => words.split(" ").map((word) => [word, extension])));


/***/ }),

/***/ 80685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ targetOf),
/* harmony export */   Af: () => (/* binding */ networkOf),
/* harmony export */   F6: () => (/* binding */ networkTitle),
/* harmony export */   mI: () => (/* binding */ isUnreached)
/* harmony export */ });
/* harmony import */ var _run_state_standing_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19411);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51196);


/** Every decision about the network in order, each once, with how often it was made. */
function networkOf({ run, attempts, files }) {
    const unit = (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_0__/* .unitOf */ .uF)(run?.policy ?? {});
    const told = new Map();
    const add = (where, decisions = []) => {
        for (const decision of decisions) {
            const { host, port, allowed, reason } = decision;
            const key = JSON.stringify([host, port, allowed, reason]);
            const known = told.get(key);
            told.set(key, { ...decision, where, ...known, count: (known?.count ?? 0) + decision.count });
        }
    };
    for (const { number, executions, lost, verifications } of attempts) {
        for (const { block, network } of [...lost, ...executions])
            add(`${unit} ${number}, block ${block + 1}`, network);
        for (const { index, network } of verifications)
            add(`verification ${index + 1} of ${unit} ${number}`, network);
    }
    add("after the last block", files?.network);
    return [...told.values()];
}
/** `2 requests allowed, 1 refused`; `2 requests allowed (1 not reached), 0 refused`. */
function networkTitle(decisions) {
    const sum = (isCounted) => decisions.filter(isCounted).reduce((total, each) => total + each.count, 0);
    const [allowed, refused, unreached] = [
        sum((each) => each.allowed),
        sum((each) => !each.allowed),
        sum(isUnreached),
    ];
    const ofThem = unreached === 0 ? "" : ` (${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(unreached)} not reached)`;
    return `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)("request", allowed)} allowed${ofThem}, ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(refused)} refused`;
}
/** Allowed, and yet nothing came of it. */
function isUnreached({ unreached }) {
    return unreached === true;
}
/** `example.com:443`, as it was recorded: a stranger's text. */
function targetOf({ host, port }) {
    if (host === "*" && port === 0)
        return "others";
    return port === 0 ? host : `${host}:${port}`;
}


/***/ }),

/***/ 75043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ reportOf),
/* harmony export */   w: () => (/* binding */ toldBlocks)
/* harmony export */ });
/* harmony import */ var _ports_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65176);
/* harmony import */ var _run_state_remaining_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(23503);
/* harmony import */ var _run_state_proof_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26261);
/* harmony import */ var _run_state_apply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68071);
/* harmony import */ var _run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19411);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452);
/* harmony import */ var _ports_block_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89629);
/* harmony import */ var _ports_checkpoint_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54940);
/* harmony import */ var _ports_resumed_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60893);
/* harmony import */ var _ports_continues_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(62238);
/* harmony import */ var _ports_endings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(97708);
/* harmony import */ var _ports_executor_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(37003);
/* harmony import */ var _ports_execution_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3646);
/* harmony import */ var _ports_outcomes_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(64319);
/* harmony import */ var _ports_patch_words_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(62790);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(51196);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(90566);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(62758);
/* harmony import */ var _network_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(80685);
/* harmony import */ var _titles_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(73880);




















/**
 * The report of a run, also of one that has not ended.
 * @throws AgentExecError `transcript-invalid` where the events do not begin with `run-started`.
 */
function reportOf(events) {
    const state = (0,_run_state_apply_js__WEBPACK_IMPORTED_MODULE_2__/* .fold */ .AU)(events);
    const { run, end } = state;
    if (run === null) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .AgentExecError */ .r("transcript-invalid", "The events of the run do not begin with run-started.", {
            nextStep: "Use an unchanged transcript.",
        });
    }
    const attempts = state.attempts.map((attempt, index) => attemptReport(attempt, state, index));
    const outcome = end?.outcome ?? null;
    const deciding = (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .decidingAttempt */ .JF)(state);
    const { icon, tone, alert, title } = (0,_ports_outcomes_js__WEBPACK_IMPORTED_MODULE_12__/* .outcomeRow */ .z7)(outcome);
    const unit = (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .unitOf */ .uF)(run.policy);
    const ranCode = state.attempts.some(({ executions }) => executions.some(_ports_endings_js__WEBPACK_IMPORTED_MODULE_9__/* .hasRun */ .gb));
    return {
        runId: run.runId,
        version: run.version,
        outcome,
        icon,
        tone,
        alert,
        title: title({ attempts: deciding?.number ?? attempts.length, unit, ranCode }),
        reason: (0,_titles_js__WEBPACK_IMPORTED_MODULE_16__/* .reasonOf */ .A3)(events) || "The record of the run stops before its end.",
        nextStep: end?.nextStep ?? "Start the run again to get a result.",
        task: run.task,
        writer: run.writer,
        startedAt: run.at,
        endedAt: end?.at ?? null,
        durationMs: Math.max(0, Date.parse(state.lastAt ?? run.at) - Date.parse(run.at) - state.awayMs),
        maxAttempts: maxAttemptsOf(run.policy),
        unit,
        attempts,
        ...timesOf(events),
        reflection: state.reflection,
        answer: attempts.at(-1)?.standing === "answer" ? (attempts.at(-1)?.reply.text ?? null) : null,
        awaiting: (0,_run_state_remaining_js__WEBPACK_IMPORTED_MODULE_17__/* .awaitingOf */ .M)(state),
        verified: verifiedOf(state),
        control: state.run !== null && (0,_run_state_proof_js__WEBPACK_IMPORTED_MODULE_1__/* .wantsControl */ .lO)(state.run.policy) ? (0,_run_state_proof_js__WEBPACK_IMPORTED_MODULE_1__/* .controlOf */ .rs)(state, state.run.policy) : null,
        tests: (0,_run_state_proof_js__WEBPACK_IMPORTED_MODULE_1__/* .provedTests */ .on)(state),
        audit: state.audit,
        usage: state.usage,
        sandbox: sandboxOf(state),
        files: (0,_ports_patch_words_js__WEBPACK_IMPORTED_MODULE_18__/* .changedFirst */ .d$)(state.files?.artifacts ?? [], state.files?.changes),
        leftOut: (0,_run_state_remaining_js__WEBPACK_IMPORTED_MODULE_17__/* .leftOutOf */ .T)(state),
        changes: state.files?.changes ?? null,
        network: (0,_network_js__WEBPACK_IMPORTED_MODULE_15__/* .networkOf */ .Af)(state),
        notes: [...sessionNotes(state), ...notesOf(events, { reason: end?.reason ?? "", unit })],
    };
}
function maxAttemptsOf(policy) {
    if ((0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .isStepByStep */ .G0)(policy))
        return policy.maxTurns;
    return policy.hasWriter && policy.maxTurns === 1 ? policy.maxRetries + 1 : null;
}
/** Of a reply that could not be used, so many blocks are shown. */
const toldUnrunBlocks = 3;
/** The blocks that a report shows, and a sentence about those that it does not; "" where it shows them all. */
function toldBlocks({ blocks, reply, standing }) {
    const mayBeShort = standing === "unusable" && blocks.every(({ execution }) => execution === null);
    const told = mayBeShort ? blocks.slice(0, toldUnrunBlocks) : blocks;
    const more = blocks.length - told.length + (reply.blocksLeftOut ?? 0);
    return {
        blocks: told,
        rest: more === 0 ? "" : `… and ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_13__/* .count */ .U9)("block", more)} more; none of them was run.`,
    };
}
function attemptReport(attempt, state, index) {
    const { reply, executions, verifications, decision, lost, number } = attempt;
    const { policy } = state.run;
    const inTurn = (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .blockInTurn */ .Ue)(attempt, policy);
    const waits = (0,_run_state_remaining_js__WEBPACK_IMPORTED_MODULE_17__/* .awaitingOf */ .M)(state)?.attempt === number;
    const blocks = reply.blocks.map((block, at) => ({
        block,
        execution: executions.find((each) => each.block === at) ?? null,
        mayHaveBegun: at === inTurn && isTorn(state) && index === state.attempts.length - 1,
        waits: waits && (0,_run_state_remaining_js__WEBPACK_IMPORTED_MODULE_17__/* .awaitingOf */ .M)(state)?.asked === "run",
        wasLost: lost.some((each) => each.block === at) && !executions.some((each) => each.block === at),
    }));
    const before = state.attempts.slice(0, index).findLast((each) => each.reply.blocks.length > 0);
    return {
        number,
        unit: (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .unitOf */ .uF)(policy),
        standing: (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .standingOf */ .YP)(attempt, policy),
        problem: waits ? "waits for an approval" : problemOf(attempt),
        reply,
        said: state.attempts[index - 1]?.decision?.isInReply === true ? (0,_ports_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .afterDecision */ .Xg)(reply.text) : reply.text,
        blocks,
        lost,
        verifications,
        approvals: attempt.approvals,
        decision,
        before: before === undefined || blocks.length === 0 || (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .isStepByStep */ .G0)(policy)
            ? null
            : { number: before.number, blocks: before.reply.blocks.map(comparableIn(before)) },
    };
}
function comparableIn({ executions }) {
    return (block, index) => (0,_changes_js__WEBPACK_IMPORTED_MODULE_14__/* .comparable */ .Zm)(block, executions.find((each) => each.block === index));
}
/** An end in good order says what was under way. */
function isTorn({ end, interruption }) {
    return end === null || (interruption !== null && interruption.during === undefined);
}
function problemOf(attempt) {
    const { reply, executions, verifications } = attempt;
    if (reply.finish === "refusal")
        return "refused by the model";
    if (reply.finish === "length" || reply.isCut)
        return "the reply was cut short";
    if (reply.blocksLeftOut !== undefined)
        return "too many code blocks in one reply";
    const [failed, ...others] = executions.filter((each) => !(0,_ports_execution_js__WEBPACK_IMPORTED_MODULE_11__/* .hasPassed */ .Pc)(each) && !(0,_ports_endings_js__WEBPACK_IMPORTED_MODULE_9__/* .isHarmlesslyUnrun */ .xH)(each));
    if (failed !== undefined) {
        const place = (0,_ports_block_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(reply.blocks[failed.block] ?? {});
        const from = place === "" ? "" : ` (${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_19__/* .named */ .r)(place)})`;
        const which = reply.blocks.length > 1 || from !== "" ? `block ${failed.block + 1}${from}: ` : "";
        const more = others.filter(({ ending }) => ending !== "not-run").length;
        return `${which}${(0,_titles_js__WEBPACK_IMPORTED_MODULE_16__/* .endingWords */ .fg)(failed)}${more === 0 ? "" : `, and ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_13__/* .count */ .U9)("more block", more)} failed`}`;
    }
    const verification = verifications.find((each) => !(0,_ports_execution_js__WEBPACK_IMPORTED_MODULE_11__/* .hasPassed */ .Pc)(each));
    if (verification !== undefined)
        return `verification: ${(0,_titles_js__WEBPACK_IMPORTED_MODULE_16__/* .endingWords */ .fg)(verification)}`;
    if (executions.length > 0 && !executions.some(_ports_execution_js__WEBPACK_IMPORTED_MODULE_11__/* .hasPassed */ .Pc))
        return "nothing in it could run here";
    return (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .isEmpty */ .Im)(attempt) ? "an empty reply" : "";
}
function verifiedOf(state) {
    const asked = state.run?.policy.verify.length ?? 0;
    const ran = (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .decidingAttempt */ .JF)(state)?.verifications ?? [];
    return asked === 0 ? null : { ran: ran.length, passed: ran.filter(_ports_execution_js__WEBPACK_IMPORTED_MODULE_11__/* .hasPassed */ .Pc).length, asked };
}
function sandboxOf({ lastSession }) {
    if (lastSession === null)
        return null;
    const { executor, image, digest, build, limits, held, waived = [] } = lastSession;
    const names = new Set([...Object.keys(limits), ...Object.keys(held)]);
    const rows = [...names].map((name) => ({
        name,
        value: limits[name] ?? "",
        holds: held[name] ?? null,
        isWaived: waived.includes(name),
    }));
    return { executor, image, digest, build: build === undefined ? null : (0,_ports_executor_js__WEBPACK_IMPORTED_MODULE_10__/* .buildWords */ .En)(build), limits: rows };
}
/** The failure that ended the run is its reason already. */
function notesOf(events, { reason, unit }) {
    return events.flatMap((event) => {
        if (event.type === "warning")
            return [event.message];
        if (event.type === "session-started" && event.restored !== undefined)
            return [(0,_ports_checkpoint_js__WEBPACK_IMPORTED_MODULE_6__/* .restoredWords */ .I9)(event.restored)];
        if (event.type === "verification" && (0,_ports_endings_js__WEBPACK_IMPORTED_MODULE_9__/* .isInfrastructureEnding */ .Rc)(event.ending))
            return [
                `The sandbox of verification ${event.index + 1} of ${unit} ${event.attempt} was lost: ${event.evidence}. The code is not to blame.`,
            ];
        const isNew = event.type === "failure" && !reason.includes(event.message);
        return isNew ? [`${event.message} ${event.nextStep}`] : [];
    });
}
function timesOf(events) {
    const took = events.flatMap((event) => ("tookMs" in event ? (event.tookMs ?? []) : []));
    const ran = events.flatMap((event) => event.type === "execution" || event.type === "verification" ? event.durationMs : []);
    const sum = (all) => all.reduce((total, each) => total + each, 0);
    return { writerMs: took.length === 0 ? null : sum(took), codeMs: sum(ran) };
}
/** What there was before the first block, an earlier run and a person's setup, and what is left of the sandbox. */
function sessionNotes({ run, lastSession, kept, resumptions }) {
    const { setup = [] } = lastSession ?? {};
    return [
        ...(run?.continues === undefined ? [] : [(0,_ports_continues_js__WEBPACK_IMPORTED_MODULE_8__/* .continuesWords */ .s)(run.continues)]),
        ...(run?.instructions === undefined
            ? []
            : [`The writer got the owner's instructions from ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_19__/* .listed */ .K)(run.instructions.map(_format_listed_js__WEBPACK_IMPORTED_MODULE_19__/* .named */ .r))}.`]),
        ...setup.map(({ command, durationMs }) => `The setup ran \`${command}\` in ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_13__/* .formatDuration */ .a3)(durationMs)}.`),
        ...resumptions.map((each) => (0,_ports_resumed_js__WEBPACK_IMPORTED_MODULE_7__/* .resumedWords */ .B)(each, (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .unitOf */ .uF)(run?.policy ?? {}))),
        ...(kept === null ? [] : [(0,_ports_executor_js__WEBPACK_IMPORTED_MODULE_10__/* .keptWords */ .Gx)(kept)]),
    ];
}


/***/ }),

/***/ 62194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ testLists),
/* harmony export */   g: () => (/* binding */ testsFigure)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51196);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90566);


/** So many failing tests are named beside the count. */
const maxNamed = 3;
/** `17 pass that did not before, 229 pass as before`; of a failure `2 fail: a, b; 229 pass as before`. None where nobody counted. */
function testsFigure({ tests }) {
    if (tests === null)
        return [];
    const { passed, skipped, failToPass, passToPass } = tests;
    const others = passed - failToPass.length - passToPass.length;
    const areKnown = failToPass.length + passToPass.length > 0;
    const parts = [
        [failToPass.length, "pass that did not before"],
        [passToPass.length, "pass as before"],
        [others, areKnown ? "more pass" : "pass"],
        [skipped, "skipped"],
    ];
    const words = parts.filter(([sum]) => sum > 0).map(([sum, word]) => `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(sum)} ${word}`);
    const failed = failedWords(tests);
    const rest = words.join(", ");
    return [["Tests", [failed, rest].filter((part) => part !== "").join("; ") || "none ran"]];
}
function failedWords({ failed, failing }) {
    if (failed === 0)
        return "";
    const names = failing.slice(0, maxNamed).map(_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .named */ .r).join(", ");
    const more = failed > maxNamed ? ` and ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(failed - maxNamed)} more` : "";
    return `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(failed)} fail${names === "" ? "" : `: ${names}${more}`}`;
}
/** The tests to name in full, folded: those that fail, and those that pass and did not before. */
function testLists({ tests }) {
    const { failing = [], failToPass = [] } = tests ?? {};
    return [
        { title: "Tests that fail", names: failing },
        { title: "Tests that pass and did not before", names: failToPass },
    ].filter(({ names }) => names.length > 0);
}


/***/ })

};
