export const id = 3359;
export const ids = [3359];
export const modules = {

/***/ 21916:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = exports.kp = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
exports.kp = closest;


/***/ }),

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

/***/ 77450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  report: () => (/* binding */ report),
  show: () => (/* binding */ show),
  view: () => (/* binding */ view)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/earlier/open-run.js
var open_run = __webpack_require__(27934);
// EXTERNAL MODULE: ./lib/earlier/run-list.js
var run_list = __webpack_require__(45142);
// EXTERNAL MODULE: ./lib/run-folder/batch-folder.js
var batch_folder = __webpack_require__(71294);
// EXTERNAL MODULE: ./lib/process/env.js
var env = __webpack_require__(36130);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
;// CONCATENATED MODULE: ./lib/terminal/browser.js



/** The program of each system that opens a file as a double click does; it ends at once. */
const openers = { darwin: "open", win32: "explorer" };
/** Opens an HTML file in the person's browser. False if there is no opener or no screen, for example over SSH. */
async function openInBrowser(path, variable) {
    const opener = openers[process.platform] ?? "xdg-open";
    // Without a screen, xdg-open would start a browser inside this terminal.
    const hasScreen = ["DISPLAY", "WAYLAND_DISPLAY"].some((name) => (variable(name) ?? "") !== "");
    if (opener === "xdg-open" && !hasScreen)
        return false;
    const child = (0,external_node_child_process_.spawn)(opener, [(0,external_node_url_.pathToFileURL)(path).href], { detached: true, stdio: "ignore" });
    child.unref();
    return (0,external_node_events_.once)(child, "spawn").then(() => true, () => false);
}

// EXTERNAL MODULE: ./lib/terminal/others-words.js
var others_words = __webpack_require__(86221);
// EXTERNAL MODULE: ./lib/cli/run/last-screen.js
var last_screen = __webpack_require__(56631);
// EXTERNAL MODULE: ./lib/cli/print.js
var print = __webpack_require__(17721);
;// CONCATENATED MODULE: ./lib/cli/earlier/report.js









/** Writes the reports of a run or a batch again. @throws AgentExecError if there is nothing to read. */
async function report(path, flags = {}) {
    // These options work only for batches, so the code for batches also refuses other folders.
    if ((await (0,batch_folder/* holdsBatch */.lN)(path)) || Object.keys(flags).length > 0)
        return (await Promise.all(/* import() */[__webpack_require__.e(8269), __webpack_require__.e(2735), __webpack_require__.e(7139), __webpack_require__.e(8585)]).then(__webpack_require__.bind(__webpack_require__, 68585))).reportBatch(path, flags);
    const run = await (0,open_run.renderAgain)(path);
    sumUp(run);
    (0,print/* printOutput */.jP)(`${(0,last_screen/* nextCommands */._)(run.events, run.folder.path)}   ${run.folder.path}/report.md\n`);
}
/** Prints the summary of a run, which is given by folder or name, and writes nothing. @throws like `report`. */
async function show(name) {
    const run = await (0,open_run.readRun)(await (0,run_list.runNamed)(name));
    sumUp(run);
    (0,print/* printOutput */.jP)((0,last_screen/* nextCommands */._)(run.events, run.folder.path));
}
/** Writes a run's or batch's reports again and opens the page, because a stranger's could hold anything. */
async function view(name) {
    const folder = (0,external_node_path_.resolve)(await (0,run_list.runNamed)(name));
    await report(folder);
    const isOpen = await openInBrowser((0,external_node_path_.join)(folder, "report.html"), (0,env/* readEnvironment */.Q)().variable);
    if (!isOpen)
        (0,print/* printError */.yJ)("agent-exec: could not start a browser. Open report.html yourself.\n");
}
function sumUp({ events, warnings }) {
    for (const warning of warnings)
        (0,print/* printError */.yJ)(`agent-exec: ${warning}\n`);
    const [start] = events;
    if (start?.type === "run-started")
        (0,print/* printOutput */.jP)(`agent-exec ${start.runId}  ${(0,others_words/* firstLine */.TM)(start.task.text)}\n\n`);
    (0,print/* printOutput */.jP)((0,last_screen/* lastScreen */.$)(events));
}


/***/ }),

/***/ 56631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ lastScreen),
/* harmony export */   _: () => (/* binding */ nextCommands)
/* harmony export */ });
/* harmony import */ var _reports_report_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23045);
/* harmony import */ var _reports_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51376);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90566);
/* harmony import */ var _settings_in_flags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63764);
/* harmony import */ var _settings_recorded_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6173);





/** The command's last lines about a run. They name settings as flags. */
function lastScreen(events, paint) {
    const report = (0,_reports_report_of_js__WEBPACK_IMPORTED_MODULE_0__/* .reportOf */ .E)(events);
    return (0,_reports_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderText */ .S)({ ...report, nextStep: (0,_settings_in_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .inFlags */ .r)(report.nextStep) }, paint);
}
/** Commands for the next steps, one per line, and the report's path. */
function nextCommands(events, folder) {
    const { awaiting, changes, outcome } = (0,_reports_report_of_js__WEBPACK_IMPORTED_MODULE_0__/* .reportOf */ .E)(events);
    const again = (0,_format_listed_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .K)((0,_settings_recorded_js__WEBPACK_IMPORTED_MODULE_3__/* .neededAgain */ .gt)(givenIn(events)).map((name) => `--${name}`));
    const also = again === "" ? "" : `; also pass ${again}`;
    const doubt = outcome === "passed" ? "" : " (not verified: read the diff first)";
    const answers = [
        [`agent-exec approve ${folder} --hash ${awaiting?.sha256}`, `run exactly this code${also}`],
        [`agent-exec feedback ${folder} "…"`, `say what to change${also}`],
        [`agent-exec reject ${folder}`, "refuse it"],
    ];
    const apply = [`agent-exec apply ${folder}`, `show the diff and apply it${doubt}`];
    const lines = [
        ...(awaiting === null ? [] : answers),
        ...((changes?.patch ?? null) === null ? [] : [apply]),
        ...(outcome === null
            ? [[`agent-exec resume ${folder}`, `continue the run${also}`]]
            : [[`${folder}/report.html`, "see the whole run"]]),
    ];
    return lines.map(([command, use]) => `   ${command}   ${use}\n`).join("");
}
function givenIn(events) {
    return events.find((event) => event.type === "run-started")?.given ?? {};
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

/***/ 67402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Um: () => (/* binding */ pathWord),
/* harmony export */   Vu: () => (/* binding */ readableWord),
/* harmony export */   r7: () => (/* binding */ shellWord)
/* harmony export */ });
/** Text as one word of a shell's command. */
function shellWord(text) {
    return `'${text.replaceAll("'", "'\\''")}'`;
}
/** The same for a command that people read: quotes only where the shell needs them. */
function readableWord(text) {
    return /^[\w.,:/@%+=-]+$/.test(text) ? text : shellWord(text);
}
/** A relative path as a word that no program can mistake for an option. */
function pathWord(path) {
    return shellWord(`./${path}`);
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

/***/ 23045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ reportOf)
});

// EXTERNAL MODULE: ./lib/run/state/remaining.js
var remaining = __webpack_require__(23503);
// EXTERNAL MODULE: ./lib/run/state/proof.js
var proof = __webpack_require__(26261);
// EXTERNAL MODULE: ./lib/proof/control.js
var control = __webpack_require__(20131);
// EXTERNAL MODULE: ./lib/run/state/apply.js
var apply = __webpack_require__(68071);
// EXTERNAL MODULE: ./lib/run/state/standing.js
var standing = __webpack_require__(19411);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/facts/checkpoint.js
var checkpoint = __webpack_require__(51761);
// EXTERNAL MODULE: ./lib/facts/continues.js
var continues = __webpack_require__(71601);
// EXTERNAL MODULE: ./lib/facts/endings.js
var endings = __webpack_require__(75823);
// EXTERNAL MODULE: ./lib/facts/session.js
var session = __webpack_require__(58491);
// EXTERNAL MODULE: ./lib/facts/execution.js
var execution = __webpack_require__(6257);
// EXTERNAL MODULE: ./lib/facts/outcomes.js
var outcomes = __webpack_require__(83518);
// EXTERNAL MODULE: ./lib/facts/patch-words.js
var patch_words = __webpack_require__(89713);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
// EXTERNAL MODULE: ./lib/facts/decision.js
var facts_decision = __webpack_require__(8473);
// EXTERNAL MODULE: ./lib/facts/block.js
var block = __webpack_require__(59626);
// EXTERNAL MODULE: ./lib/reports/sections/block-changes.js
var block_changes = __webpack_require__(29221);
// EXTERNAL MODULE: ./lib/reports/result/result.js
var result = __webpack_require__(13708);
// EXTERNAL MODULE: ./lib/reports/titles.js
var titles = __webpack_require__(73880);
;// CONCATENATED MODULE: ./lib/reports/attempt-report.js











function attemptReport(attempt, state, index) {
    const { reply, verifications, decision, lost, number } = attempt;
    const { policy } = state.run;
    const inTurn = (0,standing/* blockInTurn */.Ue)(attempt, policy);
    const waits = (0,remaining/* awaitingOf */.M)(state)?.attempt === number;
    const blocks = reply.blocks.map((block, at) => ({
        block,
        execution: executionOf(attempt, at),
        mayHaveBegun: at === inTurn && isTorn(state) && index === state.attempts.length - 1,
        waits: waits && (0,remaining/* awaitingOf */.M)(state)?.asked === "run",
        wasLost: lost.some((each) => each.block === at) && executionOf(attempt, at) === null,
    }));
    const isDecision = state.attempts[index - 1]?.decision?.isInReply === true;
    const before = state.attempts.slice(0, index).findLast((each) => each.reply.blocks.length > 0);
    return {
        number,
        unit: (0,standing/* unitOf */.uF)(policy),
        heading: policy.hasWriter ? (0,titles/* headingOf */.Wm)({ unit: (0,standing/* unitOf */.uF)(policy), number }) : (0,format/* count */.U9)("block", blocks.length),
        standing: (0,standing/* standingOf */.YP)(attempt, policy),
        problem: waits ? "waits for an approval" : problemOf(attempt),
        reply,
        said: (0,result/* withoutDoneWord */.nA)(isDecision ? (0,facts_decision/* afterDecision */.Xg)(reply.text) : reply.text, policy.doneWord),
        blocks,
        lost,
        verifications,
        approvals: attempt.approvals,
        decision: policy.hasWriter ? decision : null,
        before: before === undefined || blocks.length === 0 || (0,standing/* isStepByStep */.G0)(policy)
            ? null
            : {
                number: before.number,
                blocks: before.reply.blocks.map((block, at) => (0,block_changes/* comparable */.Zm)(block, executionOf(before, at))),
            },
    };
}
function executionOf({ executions }, block) {
    return executions.find((each) => each.block === block) ?? null;
}
/** Whether the process ended in the middle of a step. A run that ended normally says itself what was interrupted. */
function isTorn({ end, interruption }) {
    return end === null || (interruption !== null && interruption.during === undefined);
}
function problemOf(attempt) {
    const { reply, executions, verifications } = attempt;
    if (reply.finish === "refusal")
        return "refused by the model";
    if (reply.finish === "length")
        return "the reply was cut short";
    if (reply.isCut)
        return "a code fence is never closed";
    if (reply.blocksLeftOut !== undefined)
        return "too many code blocks";
    const [failed, ...others] = executions.filter((each) => !(0,execution/* hasPassed */.Pc)(each) && !(0,endings/* isHarmlesslyUnrun */.xH)(each));
    if (failed !== undefined) {
        const place = (0,block/* placeOf */.$t)(reply.blocks[failed.block] ?? {});
        const from = place === "" ? "" : ` (${(0,listed/* named */.r)(place)})`;
        const which = reply.blocks.length > 1 || from !== "" ? `block ${failed.block + 1}${from}: ` : "";
        const more = others.filter(({ ending }) => ending !== "not-run").length;
        return `${which}${(0,titles/* endingWords */.fg)(failed)}${more === 0 ? "" : `, and ${(0,format/* count */.U9)("more block", more)} failed`}`;
    }
    const verification = verifications.find((each) => !(0,execution/* hasPassed */.Pc)(each));
    if (verification !== undefined)
        return `verification: ${(0,titles/* endingWords */.fg)(verification)}`;
    if (executions.length > 0 && !executions.some(execution/* hasPassed */.Pc))
        return "nothing in it could run here";
    return (0,standing/* isEmpty */.Im)(attempt) ? "an empty reply" : "";
}

// EXTERNAL MODULE: ./lib/reports/details/network.js
var network = __webpack_require__(56212);
// EXTERNAL MODULE: ./lib/reports/result/run-proof.js + 1 modules
var run_proof = __webpack_require__(67576);
;// CONCATENATED MODULE: ./lib/reports/report-of.js




















/**
 * Makes the report of a run, which may be unfinished.
 * @throws AgentExecError `transcript-invalid` if the events do not begin with `run-started`.
 */
function reportOf(events) {
    const state = (0,apply/* fold */.AU)(events);
    const { run, end } = state;
    if (run === null) {
        const why = "The transcript does not begin with the event `run-started`.";
        throw new errors/* AgentExecError */.r("transcript-invalid", why, { nextStep: "Use an unchanged transcript." });
    }
    const attempts = state.attempts.map((attempt, index) => attemptReport(attempt, state, index));
    const last = attempts.at(-1);
    const outcome = end?.outcome ?? null;
    const deciding = (0,standing/* decidingAttempt */.JF)(state);
    const { icon, tone } = (0,outcomes/* outcomeRow */.z7)(outcome);
    const unit = (0,standing/* unitOf */.uF)(run.policy);
    return {
        runId: run.runId,
        version: run.version,
        commit: run.job?.commit ?? null,
        failedRun: run.job?.failedRun ?? null,
        outcome,
        icon,
        tone,
        end: end?.reason ?? cutOff,
        reason: (0,titles/* reasonOf */.A3)(events) || cutOff,
        nextStep: end?.nextStep ?? "Continue the run with `agent-exec resume`, or start the run again.",
        task: run.task,
        context: run.context ?? null,
        writer: run.writer,
        startedAt: run.at,
        endedAt: end?.at ?? null,
        durationMs: Math.max(0, Date.parse(state.lastAt ?? run.at) - Date.parse(run.at) - state.awayMs),
        isStopped: state.interruption !== null,
        unit,
        attempts,
        decidingNumber: deciding?.number ?? 0,
        failure: deciding === undefined ? null : ((0,standing/* failedBlockOf */.g$)(deciding) ?? (0,standing/* failedVerificationOf */.Kl)(deciding) ?? null),
        summary: (0,result/* workSummary */.Ir)(state),
        reflection: state.reflection,
        answer: run.writer !== null && last?.standing === "answer"
            ? (0,result/* withoutDoneWord */.nA)(last.reply.text, run.policy.doneWord)
            : null,
        awaiting: (0,remaining/* awaitingOf */.M)(state),
        verified: verifiedOf(state),
        isVerified: (0,proof/* isVerified */.p4)(state),
        verifications: deciding?.verifications ?? [],
        controls: state.controls,
        control: state.run !== null && (0,control/* wantsControl */.lO)(state.run.policy) ? (0,proof/* controlOf */.rs)(state, state.run.policy) : null,
        tests: (0,proof/* provedTests */.on)(state),
        proof: (0,run_proof/* runProof */.I)(state),
        audit: state.audit,
        usage: state.usage,
        sandbox: sandboxOf(state),
        files: (0,patch_words/* changedFirst */.d$)(state.files?.artifacts ?? [], state.files?.changes),
        leftOut: (0,remaining/* leftOutOf */.T)(state),
        changes: state.files?.changes ?? null,
        network: (0,network/* networkOf */.Af)(state),
        removedTests: (0,proof/* hasRemovedTests */.il)(state),
        cautions: events.flatMap((event) => event.type === "warning" && cautionCodes.has(event.code) ? event.message : []),
        notes: [...sessionNotes(state), ...eventNotes(events, end?.reason ?? "", unit)],
        dataFault: state.data?.fault ?? null,
    };
}
const cutOff = "The run has no outcome yet: it was interrupted or is still running.";
function verifiedOf(state) {
    const asked = state.run?.policy.verify.length ?? 0;
    const ran = (0,standing/* decidingAttempt */.JF)(state)?.verifications ?? [];
    return asked === 0 ? null : { ran: ran.length, passed: ran.filter(execution/* hasPassed */.Pc).length, asked };
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
    return { executor, image, digest, build: build === undefined ? null : (0,session/* buildWords */.En)(build), limits: rows };
}
/** Warnings about missing files, and about things that a pass does not prove. */
const cautionCodes = new Set([
    "control-untested",
    "files-not-saved",
    "files-of-checkpoint",
    "tests-not-counted",
    "tests-removed",
    "verification-incomplete",
]);
/** Other warnings, and failures, without the failure that is already the reason for the run's end. */
function eventNotes(events, reason, unit) {
    return events.flatMap((event) => {
        if (event.type === "warning")
            return cautionCodes.has(event.code) ? [] : event.message;
        if (event.type === "session-started" && event.restored !== undefined)
            return (0,checkpoint/* restoredWords */.I9)(event.restored);
        if (event.type === "verification" && (0,endings/* isInfrastructureEnding */.Rc)(event.ending))
            return `The sandbox of verification ${event.index + 1} of ${unit} ${event.attempt} was lost: ${event.evidence}. The code did not cause this loss.`;
        const isNew = event.type === "failure" && !reason.includes(event.message);
        return isNew ? `${event.message} ${event.nextStep}` : [];
    });
}
function sessionNotes({ run, lastSession, kept, resumptions }) {
    const { setup = [] } = lastSession ?? {};
    return [
        ...(run?.continues === undefined ? [] : [(0,continues/* continuesWords */.sI)(run.continues)]),
        ...(run?.repeats === undefined ? [] : [(0,continues/* repeatsWords */.mu)(run.repeats)]),
        ...(run?.instructions === undefined
            ? []
            : [`The model got the repository's instructions from ${(0,listed/* listed */.K)(run.instructions.map(listed/* named */.r))}.`]),
        ...setup.map(({ command, durationMs }) => `The setup ran \`${command}\` in ${(0,format/* formatDuration */.a3)(durationMs)}.`),
        ...resumptions.map((each) => (0,continues/* resumedWords */.Bh)(each, (0,standing/* unitOf */.uF)(run?.policy ?? {}))),
        ...(kept === null ? [] : [(0,session/* keptWords */.Gx)(kept)]),
    ];
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

/***/ 51376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ renderText)
/* harmony export */ });
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96065);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14647);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91134);
/* harmony import */ var _sections_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43523);




const plain = { bold: (text) => text, dim: (text) => text };
const columns = 80;
/** The largest length of a line in UTF-16 units. A fact may have 600, because it may be a command to copy. */
const maxChars = 180;
const maxFactChars = 600;
const maxFiles = 10;
const nameChars = 15;
/**
 * The top of a report as plain lines for a terminal or a log: the headline, the changed files, the facts and the
 * warnings. The folded sections are left out. Hidden characters become visible. The text ends with a line end.
 */
function renderText(report, paint = plain) {
    const { top, sections } = (0,_sections_index_js__WEBPACK_IMPORTED_MODULE_2__/* .documentOf */ .l)(report, { maxAttempts: 0 });
    const { icon, headline, line, next, changed, files, rows, cost } = top;
    const facts = next === "" ? rows : [...rows, { name: "Next", value: next }];
    const head = `${icon} ${oneLine(headline, 140)}`;
    const gap = columns - head.length - cost.length;
    const lines = [
        gap < 2 ? paint.bold(head) : `${paint.bold(head)}${" ".repeat(gap)}${paint.dim(cost)}`,
        ...(gap < 2 && cost !== "" ? [`   ${paint.dim(cost)}`] : []),
        ...(line === "" ? [] : [`   ${oneLine(line)}`]),
        ...files.slice(0, maxFiles).map(({ path, lines }) => `   ${oneLine(path, 150)}   ${lines}`),
        ...(files.length === 0 && changed !== "" ? [`   ${oneLine(changed)}`] : []),
        ...(files.length > maxFiles ? [`   … and ${files.length - maxFiles} more (${oneLine(changed)})`] : []),
        ...facts.map(({ name, value }) => `   ${paint.dim(name.padEnd(nameChars))}${oneLine(value, maxFactChars)}`),
        ...sections.filter(({ title }) => title === undefined).flatMap(({ blocks }) => linesOf(blocks(details))),
    ];
    return `${lines.map((each) => each.trimEnd()).join("\n")}\n`;
}
const details = { rows: 5, prose: 0, code: 0, output: 0, diff: 0 };
/** The output and the answer were already shown during the run, so they are left out. */
function linesOf(blocks) {
    return blocks.flatMap((block) => {
        if (block.kind !== "paragraph")
            return [];
        const text = (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .spansOf */ .Ly)(block.words)
            .map((span) => (typeof span === "string" ? span : span.text))
            .join("");
        return [`   ${block.look === "warning" ? "! " : ""}${oneLine(text)}`];
    });
}
function oneLine(text, most = maxChars) {
    return (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .Ul)(text).replace(/\s+/g, (blanks) => (blanks.includes("\n") ? " " : blanks)), most);
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

/***/ 86221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MI: () => (/* binding */ outputLine),
/* harmony export */   TM: () => (/* binding */ firstLine),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   xr: () => (/* binding */ othersWords)
/* harmony export */ });
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14647);
/* harmony import */ var _terminal_style_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13482);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96065);



/** A stranger's text on several lines. No line can be mistaken for one of agent-exec's own. */
function othersWords(text, style) {
    const shown = (0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .Ul)(text).trimEnd();
    return shown.replaceAll("\n", `\n${style.dim(_terminal_style_js__WEBPACK_IMPORTED_MODULE_1__/* .gutter */ .c)}`);
}
function outputLine(from, text, style) {
    return style.dim(_terminal_style_js__WEBPACK_IMPORTED_MODULE_1__/* .gutter */ .c) + (from === "stderr" ? style.warn(text) : text);
}
/** A stranger's text on one line, with at most 300 characters. */
function oneLine(name) {
    return (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_2__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .Ul)(name).replaceAll("\n", "␊"), 300);
}
/** The beginning of a stranger's text on one line, with at most 80 UTF-16 units. */
function firstLine(text) {
    return (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_2__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .Ul)(text.trim().split("\n", 1)[0] ?? ""), 80);
}


/***/ })

};
