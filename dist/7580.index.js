export const id = 7580;
export const ids = [7580];
export const modules = {

/***/ 8705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ parseAbout),
/* harmony export */   c: () => (/* binding */ batchName)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);


const about = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    version: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(1),
    /** Names the batch. All its shards have this name, and no other batch has it. */
    batch: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    shard: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ index: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), count: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() }),
    /** How many runs all shards have together. */
    runs: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    /** The ids of this shard's runs. */
    ids: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
});
/** Reads `batch.json`. Null if the content is something else. */
function parseAbout(json) {
    try {
        return about.safeParse(JSON.parse(json)).data ?? null;
    }
    catch {
        return null;
    }
}
/** Computes a batch's name from its tasks, in any order. @param common the settings of all tasks as given */
function batchName(entries, common, writer) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(JSON.stringify([writer, sorted(common)]));
    for (const { id, model, task } of entries.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
        hash.update(`\n${JSON.stringify([id, model ?? "", task.text, sorted(task.given), task.files?.sha256 ?? ""])}`);
    return hash.digest("hex");
}
function sorted(given) {
    return Object.entries(given).toSorted(([a], [b]) => (a < b ? -1 : 1));
}


/***/ }),

/***/ 94672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TA: () => (/* binding */ mergedLine),
/* harmony export */   hM: () => (/* binding */ unstartedRow),
/* harmony export */   ti: () => (/* binding */ parseRows)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var _facts_outcomes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83518);
/* harmony import */ var _facts_reply_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73787);
/* harmony import */ var _format_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93769);




const outcomeNames = (0,_facts_outcomes_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomesThat */ .Dn)(() => true);
const row = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(outcomeNames),
    verified: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    attempts: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    turns: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    usage: zod__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(_facts_reply_js__WEBPACK_IMPORTED_MODULE_1__/* .usage */ .CI),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().default(0),
    /** Null if the run changed no given files. */
    patch: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        files: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
        insertions: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
        deletions: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
        base: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    })
        .nullable(),
    /** Why the run ended. */
    reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().default(""),
    /** Present if the batch compares models. */
    model: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().exactOptional(),
    /** Present in joined results: the run's folder, relative to theirs. Otherwise the folder is `tasks/ID`. */
    runDir: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().exactOptional(),
});
/** A row for a run that never began. */
function unstartedRow(id, reason) {
    const nothing = { verified: false, attempts: 0, turns: 0, usage: _facts_reply_js__WEBPACK_IMPORTED_MODULE_1__/* .noUsage */ .tk, durationMs: 0, patch: null };
    return { id, outcome: "infrastructure-error", ...nothing, reason };
}
/** Reads rows, one per line. Skips an incomplete last line, as a killed process leaves it. */
function parseRows(text) {
    return text.split("\n").flatMap((line) => {
        const { data, success } = row.safeParse((0,_format_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .q)(line));
        return success ? [data] : [];
    });
}
/** A row for comparisons. Times and texts are left out, because they differ between machines. */
function mergedLine({ id, outcome, verified, attempts, turns, usage, patch, model, }) {
    const { calls, inputTokens, outputTokens, costUsd } = usage;
    const change = patch === null ? null : { files: patch.files, insertions: patch.insertions, deletions: patch.deletions };
    const counted = { calls, inputTokens, outputTokens, costUsd };
    const named = model === undefined ? {} : { model };
    return `${JSON.stringify({ id, ...named, outcome, verified, attempts, turns, usage: counted, patch: change })}\n`;
}


/***/ }),

/***/ 23255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WQ: () => (/* binding */ whole),
/* harmony export */   lQ: () => (/* binding */ matrixOf),
/* harmony export */   ov: () => (/* binding */ idsOfShard),
/* harmony export */   uK: () => (/* binding */ parseShard),
/* harmony export */   y_: () => (/* binding */ maxShards)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const whole = { index: 1, count: 1 };
/** GitHub allows no more jobs in one matrix. */
const maxShards = 256;
/** Reads a shard such as `2/4`. Null for other text. */
function parseShard(text) {
    const [, index = "", count = ""] = /^(\d{1,5})\/(\d{1,5})$/.exec(text.trim()) ?? [];
    const shard = { index: Number(index), count: Number(count) };
    return shard.index >= 1 && shard.index <= shard.count ? shard : null;
}
/** The ids of one shard, sorted. The order of `ids` does not matter. @param durationMs how long a run took before */
function idsOfShard(ids, { index, count }, durationMs = () => undefined) {
    const known = ids.flatMap((id) => durationMs(id) ?? []);
    const usual = known.length === 0 ? 1 : known.reduce((sum, each) => sum + each, 0) / known.length;
    // The ids are sorted by a hash, because neighbours in a file are often alike.
    const all = ids
        .map((id) => ({ id, ms: durationMs(id) ?? usual, hash: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", id) }))
        .toSorted((a, b) => b.ms - a.ms || (a.hash < b.hash ? -1 : 1));
    const loads = Array.from({ length: count }, () => 0);
    const mine = [];
    for (const { id, ms } of all) {
        const lightest = loads.indexOf(Math.min(...loads));
        loads[lightest] += ms;
        if (lightest === index - 1)
            mine.push(id);
    }
    return mine.toSorted();
}
function matrixOf(jobs) {
    return { include: Array.from({ length: jobs }, (_, at) => ({ shard: at + 1, shards: jobs })) };
}


/***/ }),

/***/ 16855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Vf: () => (/* binding */ batchFlagNames),
  Py: () => (/* binding */ batchFlagsOf),
  hr: () => (/* binding */ optionReader),
  kV: () => (/* binding */ percentForm)
});

// UNUSED EXPORTS: batchWriters

// EXTERNAL MODULE: ./lib/rows/values.js + 1 modules
var values = __webpack_require__(78291);
;// CONCATENATED MODULE: ./lib/batch/kubernetes/plan-options.js

const objectName = (0,values/* textLike */.r1)(/^[a-z0-9][a-z0-9.-]{0,62}$/, "must be a name as Kubernetes allows it: small letters, digits, `-` and `.`");
const kinds = {
    /** An image with agent-exec on its PATH. */
    image: (0,values/* textLike */.r1)(/^\S+$/, "must be the name of an image"),
    /** Where the results go: an existing claim, or a folder of the only node (`/…`). Absent: a new claim. */
    results: (0,values/* textLike */.r1)(/^(?:\/\S*|[a-z0-9][a-z0-9.-]{0,62})$/, "must be the name of a claim, or a path on the node"),
    /** The queue of Kueue in which the job starts. */
    queue: objectName,
    namespace: objectName,
    /** The secret with the keys for the model server. */
    secret: objectName,
    /** The processor cores of each pod. Absent: the executor decides. */
    cpu: (0,values/* number */.ai)({ min: 0.01, max: 1000 }),
    /** The memory of each pod in bytes. Absent: the executor decides. */
    memory: (0,values/* size */.Ej)({ min: "64m", max: "10t" }),
};
const usual = { image: "agent-exec", namespace: "default", secret: "agent-exec" };
/** @param words options such as `NAME=VALUE` */
function planOptionsOf(words) {
    const problems = [];
    const given = words.flatMap((word) => {
        const [name, value] = (0,values/* splitAt */.gI)(word, "=");
        const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
        const names = Object.keys(kinds).join(", ");
        if (kind === undefined || value === undefined)
            problems.push(`must be NAME=VALUE with one of the names ${names}, not ${JSON.stringify(word)}`);
        const read = kind?.schema.safeParse(value);
        if (read?.success === false)
            problems.push(`${name} ${read.error.issues[0]?.message}, not ${JSON.stringify(value)}`);
        return read?.success === true ? [[name, read.data]] : [];
    });
    return { options: { ...usual, ...Object.fromEntries(given) }, problems };
}

// EXTERNAL MODULE: ./lib/batch/verdict.js
var verdict = __webpack_require__(26497);
// EXTERNAL MODULE: ./lib/batch/shards.js
var shards = __webpack_require__(23255);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
;// CONCATENATED MODULE: ./lib/cli/batch/flags.js




const batchWriters = ["model", "oracle", "nop"];
/** The names of these options. All other options are settings of the runs. */
const batchFlagNames = "concurrency resume repeat max-total-cost-usd max-infrastructure writer shard plan plan-option skip-broken durations".split(" ");
/** Reads single options. For each invalid one, it adds a sentence to `problems`. */
function optionReader(given, problems) {
    return (name, parse, form, absent) => {
        const text = given[name];
        if (text === undefined)
            return absent;
        const value = typeof text === "string" ? parse(text) : null;
        if (value === null)
            problems.push(`--${name}: must be ${form}, not ${JSON.stringify(text)}`);
        return value ?? absent;
    };
}
const percentForm = "a percentage such as 5%";
/** @throws AgentExecError `settings-invalid` that names every problem. */
function batchFlagsOf(given) {
    const problems = [];
    const read = optionReader(given, problems);
    const planOptions = planOptionsOf([given["plan-option"] ?? []].flat().map(String));
    const flags = {
        concurrency: read("concurrency", wholeUpTo(1000), "a whole number from 1 to 1000", null),
        isResumed: given["resume"] === true,
        repeat: read("repeat", wholeUpTo(1000), "a whole number from 1 to 1000", 1),
        maxTotalCostUsd: read("max-total-cost-usd", positive, "an amount in US dollars above 0", undefined),
        maxInfrastructure: read("max-infrastructure", verdict/* parsePercent */.lo, percentForm, 0),
        writer: read("writer", (text) => batchWriters.find((name) => name === text) ?? null, batchWriters.join(", "), "model"),
        shard: read("shard", shards/* parseShard */.uK, "I/N, such as 1/4 for the first of four parts (shards)", shards/* whole */.WQ),
        plan: read("plan", planOf, "a number of jobs, kubernetes, or kubernetes:N with a number of pods", null),
        planOptions: planOptions.options,
        skipsBroken: given["skip-broken"] === true,
        durations: given["durations"],
    };
    problems.push(...planOptions.problems.map((problem) => `--plan-option: ${problem}`));
    if (flags.plan?.kind === "matrix" && flags.plan.jobs > shards/* maxShards */.y_)
        problems.push(`--plan: GitHub allows at most ${shards/* maxShards */.y_} jobs in a matrix, not ${flags.plan.jobs}. Fewer jobs are enough, because each job runs several tasks at once`);
    if (given["plan-option"] !== undefined && flags.plan?.kind !== "kubernetes")
        problems.push("--plan-option: has no effect without --plan kubernetes");
    if (problems.length === 0)
        return flags;
    throw new errors/* AgentExecError */.r("settings-invalid", problems.join("\n"), {
        nextStep: "Fix the options above, and run again. `agent-exec batch --help` lists every option.",
    });
}
function planOf(text) {
    const jobs = wholeUpTo(100_000)(text);
    if (jobs !== null)
        return { kind: "matrix", jobs };
    if (text === "kubernetes")
        return { kind: "kubernetes", pods: null };
    const pods = text.startsWith("kubernetes:") ? wholeUpTo(10_000)(text.slice("kubernetes:".length)) : null;
    return pods === null ? null : { kind: "kubernetes", pods };
}
function wholeUpTo(max) {
    return (text) => (/^[1-9]\d{0,5}$/.test(text) && Number(text) <= max ? Number(text) : null);
}
function positive(text) {
    return /^\d{1,7}(\.\d{1,6})?$/.test(text) && Number(text) >= 0.0001 ? Number(text) : null;
}


/***/ }),

/***/ 91134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cr: () => (/* binding */ bold),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   Ly: () => (/* binding */ spansOf),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   c1: () => (/* binding */ groupsOf),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   oR: () => (/* binding */ joined),
/* harmony export */   r3: () => (/* binding */ dim)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51196);

function code(text) {
    return { as: "code", text };
}
function bold(text, tone) {
    return { as: "bold", text, tone };
}
function dim(text) {
    return { as: "dim", text };
}
function link(text, to) {
    return { as: "link", text, to };
}
function paragraph(words, look) {
    return { kind: "paragraph", words, ...(look !== undefined && { look }) };
}
function folded(title, blocks, more = {}) {
    return { kind: "fold", title, blocks, ...more };
}
/** A list of the first items. It says how many more there are. */
function listOf(items, max, all = items.length) {
    const shown = items.slice(0, max);
    return {
        kind: "list",
        items: all > shown.length ? [...shown, `… and ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(all - shown.length)} more`] : shown,
    };
}
/** Groups of sections that share one fold. A section without a title is a group of its own, without a fold. */
function groupsOf(sections) {
    const groups = [];
    for (const section of sections) {
        const last = groups.at(-1);
        if (section.title !== undefined && last?.[0].title === section.title)
            last.push(section);
        else
            groups.push([section]);
    }
    return groups;
}
/** Joins the parts with a separator, and skips empty parts. */
function joined(parts, between) {
    const kept = parts.filter((part) => part !== "" && !(Array.isArray(part) && part.length === 0));
    return kept.flatMap((part, at) => [...(at === 0 ? [] : [between]), ...spansOf(part)]);
}
function spansOf(words) {
    return typeof words === "string" || "as" in words ? [words] : words;
}


/***/ }),

/***/ 9233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ pullRequest),
/* harmony export */   p: () => (/* binding */ nextOfPullRequest)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51196);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91134);


/** What people should do with the opened pull request. This is the run's next step. */
function nextOfPullRequest({ isDraft, isMergeable, waitsForApproval }, { isVerified }) {
    return [
        isVerified ? "" : "The change is not verified.",
        isMergeable === false ? "Resolve the conflicts in the pull request first." : "",
        waitsForApproval ? "Approve the workflow runs of the pull request." : "",
        isDraft ? "Review the draft pull request." : "Review and merge the pull request.",
    ]
        .filter((sentence) => sentence !== "")
        .join(" ");
}
const whyWaits = "GitHub runs the workflows of a bot's pull request only after a person with write access approves them. " +
    "To start these workflows immediately, set `github-token` to an app's token.";
/** Why there is no pull request, and how people can open one; or why its workflows wait. */
function pullRequest(end) {
    if (end === null)
        return null;
    if (end.kind === "opened") {
        if (!end.waitsForApproval)
            return null;
        const title = "Why its workflows wait";
        return { name: "the pull request", rank: 9, title, blocks: () => [(0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)(whyWaits)] };
    }
    return { name: "the pull request", rank: 0, isVital: true, blocks: () => blocksOf(end) };
}
function blocksOf(end) {
    const stop = /[.!?]$/.test(end.why) ? "" : ".";
    const why = (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)(`There is no pull request. ${end.why}${stop} ${end.nextStep}`, "warning");
    if (end.kind === "pushed") {
        const open = (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)("open the pull request", end.url);
        return [why, (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)(["Branch ", (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(end.branch), " has the change: ", open, "."])];
    }
    const { commands } = end;
    const title = `Apply the patch by hand: ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("command", commands.length)} for a checkout`;
    return [why, (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)(title, [{ kind: "code", text: commands.join("\n"), language: "sh" }])];
}


/***/ }),

/***/ 71294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FD: () => (/* binding */ readBatchFolder),
/* harmony export */   Zn: () => (/* binding */ openBatchFolder),
/* harmony export */   bj: () => (/* binding */ wayTo),
/* harmony export */   fH: () => (/* binding */ writeTrajectories),
/* harmony export */   hV: () => (/* binding */ writeFiles),
/* harmony export */   lN: () => (/* binding */ holdsBatch),
/* harmony export */   v: () => (/* binding */ trajectoriesName),
/* harmony export */   vR: () => (/* binding */ writeJoined)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _batch_about_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8705);
/* harmony import */ var _batch_row_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94672);
/* harmony import */ var _batch_shards_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23255);
/* harmony import */ var _files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9122);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9668);
/* harmony import */ var _format_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(93769);
/* harmony import */ var _at_work_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55441);









const aboutName = "batch.json";
const resultsName = "results.jsonl";
/** The file with the costs of runs that have no result. */
const lostName = "lost.jsonl";
const trajectoriesName = "trajectories.jsonl";
/** Room for about a million results. */
const maxBytes = 512 * 1024 ** 2;
/**
 * Creates the folder of a batch, or continues an earlier one.
 * @param keeps whether an earlier process's result counts. If not, the task runs again.
 * @throws AgentExecError `settings-invalid` if the folder is not empty, is another batch's, or is in use;
 * `storage-failed` if the disk refuses.
 */
async function openBatchFolder(path, about, { isResumed, keeps }) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path);
    return attempt(`write to the batch's folder ${root}`, async () => {
        const names = await (0,_at_work_js__WEBPACK_IMPORTED_MODULE_7__/* .namesOrNone */ .GM)(root);
        // An earlier process may have left only its claim or a draft, because the disk was full or somebody killed the process.
        if (names.every((name) => (0,_at_work_js__WEBPACK_IMPORTED_MODULE_7__/* .isClaim */ .j_)(name) || name.startsWith(`.${aboutName}.`))) {
            await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .createFolder */ .vV)(root);
            await (0,_at_work_js__WEBPACK_IMPORTED_MODULE_7__/* .takeOver */ .w9)(root);
            await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .replaceFile */ .fR)(root, aboutName, `${JSON.stringify(about)}\n`);
            await (await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .createFile */ .x3)(root, resultsName)).close();
            return folderAt(root, []);
        }
        if (!isResumed)
            throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsInvalid */ .DI)(`The batch's folder ${root} is not empty.`, "Add --resume to continue the batch in this folder, or set --out to a new folder.");
        const found = (0,_batch_about_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAbout */ .P)(await textOf(root, aboutName));
        if (found === null)
            throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsInvalid */ .DI)(`The folder ${root} does not contain a batch.`, "Set --out to the folder of the batch.");
        if (found.batch !== about.batch || JSON.stringify(found.shard) !== JSON.stringify(about.shard))
            throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsInvalid */ .DI)(`${root} contains another batch or another shard: the tasks, the settings or --shard differ.`, "Give the same tasks and settings as before, or set --out to a new folder.");
        await (0,_at_work_js__WEBPACK_IMPORTED_MODULE_7__/* .takeOver */ .w9)(root);
        const hasResults = (await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_6__/* .kindOf */ .I)(root, resultsName)) !== "none";
        const rows = (0,_batch_row_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRows */ .ti)(hasResults ? await textOf(root, resultsName) : "").filter(keeps);
        await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .replaceFile */ .fR)(root, resultsName, rows.map(lineOf).join(""));
        return folderAt(root, rows);
    });
}
/** Reads a batch's folder. @throws AgentExecError `settings-invalid` if there is none. */
async function readBatchFolder(path) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path);
    try {
        const about = (0,_batch_about_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAbout */ .P)(await textOf(root, aboutName));
        if (about === null)
            throw new Error(`${aboutName} does not describe a batch`);
        const lostUsd = sumOf(await lostIn(root));
        return { path, about, rows: (0,_batch_row_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRows */ .ti)(await textOf(root, resultsName)), lostUsd };
    }
    catch (cause) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsInvalid */ .DI)(`The folder ${path} does not contain a batch: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(cause)}`, "Pass the folders that `agent-exec batch` wrote.", cause);
    }
}
/** Whether a folder holds a batch rather than a run. */
async function holdsBatch(path) {
    return (await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_6__/* .kindOf */ .I)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path), aboutName).catch(() => "none")) === "file";
}
/** Writes joined results as a batch with one shard. Each result names its run's folder. */
async function writeJoined(path, rows, { batch, lostUsd }) {
    const ids = rows.map(({ id }) => id);
    const about = { version: 1, batch, shard: _batch_shards_js__WEBPACK_IMPORTED_MODULE_4__/* .whole */ .WQ, runs: ids.length, ids };
    await writeFiles(path, {
        [resultsName]: rows.map(lineOf).join(""),
        [lostName]: `${JSON.stringify({ costUsd: lostUsd })}\n`,
        [aboutName]: `${JSON.stringify(about)}\n`,
    });
}
/** Writes files of a batch, by their names. @throws AgentExecError `storage-failed`. */
async function writeFiles(path, files) {
    for (const [name, content] of Object.entries(files))
        await attempt(`write ${name} to ${path}`, () => (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .replaceFile */ .fR)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path), name, content));
}
/**
 * Writes the trajectories of all runs to one file, one per line, ordered by id. Resolves with the ids of the runs
 * without a trajectory.
 */
async function writeTrajectories(path, rows) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path);
    const missing = [];
    async function* lines() {
        for (const { id, outcome, runDir = `tasks/${id}` } of rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
            const json = await textOf((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, runDir), "trajectory.json").catch(() => "");
            const trajectory = (0,_format_json_js__WEBPACK_IMPORTED_MODULE_8__/* .parseJson */ .q)(json);
            const extra = { ...trajectory?.extra, task: id, outcome };
            if (trajectory)
                yield Buffer.from(`${JSON.stringify({ ...trajectory, extra })}\n`);
            else
                missing.push(id);
        }
    }
    const draft = `.${trajectoriesName}`;
    await attempt(`write ${trajectoriesName}`, async () => {
        await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .removeEntry */ .b4)(root, draft);
        await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .fillFile */ .UQ)(await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .createFile */ .x3)(root, draft), lines());
        await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .moveFile */ .mV)(root, draft, trajectoriesName);
    });
    return missing;
}
/** The relative path from one folder to another, with `/`. */
function wayTo(from, to) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(from), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(to)).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/");
}
async function folderAt(root, rows) {
    const results = await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .openToAppend */ .YT)(root, resultsName);
    let lost = await lostIn(root);
    const clearRun = (id) => attempt(`remove ${id}`, () => (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .removeEntry */ .b4)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)("tasks", id)));
    return {
        path: root,
        rows,
        runPath: (id) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, "tasks", id),
        readOfRun: (id, name) => textOf(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)("tasks", id, name)).catch(() => null),
        clearRun,
        async dropRun(id, costUsd) {
            if (costUsd > 0) {
                lost += `${JSON.stringify({ id, costUsd })}\n`;
                await attempt(`write ${lostName}`, () => (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .replaceFile */ .fR)(root, lostName, lost));
            }
            await clearRun(id);
        },
        lostUsd: () => sumOf(lost),
        give: (id, files) => attempt(`write the files of ${id}`, async () => {
            await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .removeEntry */ .b4)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)("given", id));
            for (const [name, { content, isExecutable }] of files)
                await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .replaceFile */ .fR)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)("given", id, name), content, isExecutable === true ? 0o777 : 0o666);
            return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, "given", id);
        }),
        append: (row) => attempt("write a result", () => results.appendFile(lineOf(row))),
        async close() {
            await results.close();
            await (0,_at_work_js__WEBPACK_IMPORTED_MODULE_7__/* .leave */ .qG)(root);
        },
    };
}
function lostIn(root) {
    return textOf(root, lostName).catch(() => "");
}
function sumOf(lost) {
    const costs = lost.split("\n").map((line) => (0,_format_json_js__WEBPACK_IMPORTED_MODULE_8__/* .parseJson */ .q)(line));
    return costs.reduce((sum, each) => sum + Number(each?.costUsd ?? 0), 0);
}
function lineOf(row) {
    return `${JSON.stringify(row)}\n`;
}
async function textOf(root, name) {
    return new TextDecoder().decode(await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_6__/* .readRegular */ .VX)(root, name, maxBytes));
}
async function attempt(what, work) {
    try {
        return await work();
    }
    catch (cause) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isAgentExecError */ .TE)(cause))
            throw cause;
        const nextStep = "Make space on the disk, and check the folder's permissions. Then run the command again; add --resume to continue a batch.";
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("storage-failed", `Could not ${what}: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(cause)}`, { nextStep, cause });
    }
}


/***/ })

};
