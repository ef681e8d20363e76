export const id = 824;
export const ids = [824,7934];
export const modules = {

/***/ 19109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ lastScreen),
/* harmony export */   _: () => (/* binding */ nextCommands)
/* harmony export */ });
/* harmony import */ var _reports_report_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23045);
/* harmony import */ var _reports_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51376);
/* harmony import */ var _settings_in_flags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63764);



/** How a run ended, as the command shows it: settings are named as flags. */
function lastScreen(events, paint) {
    const report = (0,_reports_report_of_js__WEBPACK_IMPORTED_MODULE_0__/* .reportOf */ .E)(events);
    return (0,_reports_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderText */ .S)({ ...report, nextStep: (0,_settings_in_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .inFlags */ .r)(report.nextStep) }, paint);
}
/** The commands that come next, a line each, and where the report lies. */
function nextCommands(events, folder) {
    const { awaiting, changes, outcome } = (0,_reports_report_of_js__WEBPACK_IMPORTED_MODULE_0__/* .reportOf */ .E)(events);
    const doubt = outcome === "passed" ? "" : " (not verified: read the diff first)";
    const answers = [
        [`agent-exec approve ${folder} --hash ${awaiting?.sha256}`, "run exactly this code"],
        [`agent-exec feedback ${folder} "…"`, "say what to change"],
        [`agent-exec reject ${folder}`, "refuse it"],
    ];
    const apply = [`agent-exec apply ${folder}`, `show the diff and apply it${doubt}`];
    const lines = [
        ...(awaiting === null ? [] : answers),
        ...((changes?.patch ?? null) === null ? [] : [apply]),
        [`${folder}/report.html`, "see the whole run"],
    ];
    return lines.map(([command, use]) => `   ${command}   ${use}\n`).join("");
}


/***/ }),

/***/ 10706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   report: () => (/* binding */ report),
/* harmony export */   show: () => (/* binding */ show)
/* harmony export */ });
/* harmony import */ var _earlier_open_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27934);
/* harmony import */ var _earlier_run_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45142);
/* harmony import */ var _terminal_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87195);
/* harmony import */ var _last_screen_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19109);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17721);





/** Writes a run's reports again. Resolves with 0. @throws AgentExecError if there is no readable transcript. */
async function report(path) {
    const run = await (0,_earlier_open_run_js__WEBPACK_IMPORTED_MODULE_0__/* .renderAgain */ .$)(path);
    sumUp(run);
    (0,_print_js__WEBPACK_IMPORTED_MODULE_4__/* .printOutput */ .jP)(`${(0,_last_screen_js__WEBPACK_IMPORTED_MODULE_3__/* .nextCommands */ ._)(run.events, run.folder.path)}   ${run.folder.path}/report.md\n`);
    return 0;
}
/** Prints the summary of a run, found by its folder or name, and writes nothing. Resolves with 0. @throws like `report`. */
async function show(name) {
    const run = await (0,_earlier_open_run_js__WEBPACK_IMPORTED_MODULE_0__/* .readRun */ .cI)(await (0,_earlier_run_list_js__WEBPACK_IMPORTED_MODULE_1__/* .runNamed */ .xX)(name));
    sumUp(run);
    (0,_print_js__WEBPACK_IMPORTED_MODULE_4__/* .printOutput */ .jP)((0,_last_screen_js__WEBPACK_IMPORTED_MODULE_3__/* .nextCommands */ ._)(run.events, run.folder.path));
    return 0;
}
function sumUp({ events, warnings }) {
    for (const warning of warnings)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_4__/* .printError */ .yJ)(`agent-exec: ${warning}\n`);
    const [start] = events;
    if (start?.type === "run-started")
        (0,_print_js__WEBPACK_IMPORTED_MODULE_4__/* .printOutput */ .jP)(`agent-exec ${start.runId}  ${(0,_terminal_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .firstLine */ .T)(start.task.text)}\n\n`);
    (0,_print_js__WEBPACK_IMPORTED_MODULE_4__/* .printOutput */ .jP)((0,_last_screen_js__WEBPACK_IMPORTED_MODULE_3__/* .lastScreen */ .$)(events));
}


/***/ }),

/***/ 27934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ renderAgain),
/* harmony export */   S2: () => (/* binding */ createFolderFor),
/* harmony export */   cI: () => (/* binding */ readRun),
/* harmony export */   endTornRun: () => (/* binding */ endTornRun)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _files_safe_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9122);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9668);
/* harmony import */ var _run_state_apply_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68071);
/* harmony import */ var _run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5314);
/* harmony import */ var _process_system_clock_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50159);
/* harmony import */ var _reports_result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(64558);
/* harmony import */ var _reports_transcript_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3945);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(51579);










/** Reads an earlier run. Resolves with its events and with faults of the transcript. */
async function readRun(path) {
    const { folder, transcript } = await (0,_run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .openRunFolder */ .iN)(path);
    const { events, warnings } = (0,_reports_transcript_js__WEBPACK_IMPORTED_MODULE_8__/* .parseTranscript */ .K)(transcript);
    return { folder, events, warnings };
}
/**
 * Creates a folder for the files of a run that comes from elsewhere, by the run's name where nobody names one.
 * @throws AgentExecError `settings-invalid` if the named folder is not empty.
 */
async function createFolderFor(name, out) {
    const usual = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(await (0,_run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .defaultRunsFolder */ .U$)(process.cwd()), name.replaceAll(/[^\w-]/g, "-"));
    for (let count = 1;; count += 1) {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(out ?? (count === 1 ? usual : `${usual}-${count}`));
        await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .createFolder */ .vV)(folder);
        if ((await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__/* .namesIn */ .wX)(folder)).length === 0)
            return folder;
        if (out === undefined)
            continue;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", `The run's folder cannot be ${folder}: it is not empty.`, {
            nextStep: "Set `out` to a new folder. Nothing ran.",
        });
    }
}
/** Writes every file of an earlier run again. Resolves with its events and with faults of the transcript. */
async function renderAgain(path) {
    const run = await readRun(path);
    await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_9__/* .writeFiles */ .h)(run.folder, run.events);
    return run;
}
/**
 * Ends a run whose process was killed, or which cannot continue because of `error`. Adds the last events to the
 * transcript and writes every file. If the run had already ended, only writes the files again.
 */
async function endTornRun(path, error) {
    const { folder, transcript } = await (0,_run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .openRunFolder */ .iN)(path);
    const { events, nextSeq } = (0,_reports_transcript_js__WEBPACK_IMPORTED_MODULE_8__/* .parseTranscript */ .K)(transcript);
    const whole = events.at(-1)?.type === "run-ended" ? events : [...events, ...tornEnd(nextSeq, error)];
    const kept = transcript.slice(0, transcript.lastIndexOf("\n") + 1);
    const added = whole.slice(events.length).map((event) => `${JSON.stringify(event)}\n`);
    await folder.write("transcript.jsonl", kept + added.join(""));
    await folder.dropCheckpoint();
    await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_9__/* .writeFiles */ .h)(folder, whole);
    return { folder, events: whole, state: (0,_run_state_apply_js__WEBPACK_IMPORTED_MODULE_4__/* .fold */ .AU)(whole), result: (0,_reports_result_js__WEBPACK_IMPORTED_MODULE_7__/* .resultOf */ .Bg)(whole, folder.path) };
}
function tornEnd(seq, error) {
    const head = { v: 1, at: new Date(_process_system_clock_js__WEBPACK_IMPORTED_MODULE_6__/* .systemClock */ .m.now()).toISOString() };
    if (error !== undefined) {
        const { code, message, nextStep } = error;
        const why = { outcome: "infrastructure-error", reason: message, nextStep, code };
        return [
            { ...head, seq, type: "interrupted", by: "error", message, nextStep, code },
            { ...head, seq: seq + 1, type: "run-ended", ...why },
        ];
    }
    const message = "The run's process was stopped from outside before the run ended.";
    const nextStep = "Start the run again if you need its result. The transcript shows how far it got.";
    return [
        { ...head, seq, type: "interrupted", by: "signal", message },
        { ...head, seq: seq + 1, type: "run-ended", outcome: "cancelled", reason: message, nextStep },
    ];
}


/***/ }),

/***/ 51579:
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

;// CONCATENATED MODULE: ./lib/earlier/run-files.js

const manifestName = "manifest.json";
/** Loaded late, because it is most of the code that a run needs. */
const loadRendering = () => Promise.all(/* import() */[__webpack_require__.e(5725), __webpack_require__.e(8269), __webpack_require__.e(3489), __webpack_require__.e(9718), __webpack_require__.e(4078), __webpack_require__.e(5595), __webpack_require__.e(5295)]).then(__webpack_require__.bind(__webpack_require__, 84055));
/** Writes every file of a run that is computed from its events, and at last the list of all files. */
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
/* harmony import */ var _reports_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64558);
/* harmony import */ var _reports_transcript_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3945);
/* harmony import */ var _run_state_apply_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68071);
/* harmony import */ var _run_folder_at_work_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55441);
/* harmony import */ var _run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5314);









/** The default folder for runs of the command. */
const usualRuns = ".agent-exec";
/** The runs in a folder. Links do not count. @throws AgentExecError `settings-invalid` if the folder does not exist. */
async function listRuns(folder) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder);
    const names = await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__/* .namesIn */ .wX)(root).catch((cause) => {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", `There are no runs in ${root}: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(cause)}`, {
            nextStep: `Give the folder that contains the run folders. The default is ${usualRuns} here.`,
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
/** The folder of a run, given by its name in the default folder, or by its path. */
async function runNamed(name) {
    const isOne = /^[\w.-]+$/.test(name) && (await isRun((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(usualRuns), name));
    return isOne ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(usualRuns, name) : name;
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
    const { events } = (0,_reports_transcript_js__WEBPACK_IMPORTED_MODULE_5__/* .parseTranscript */ .K)((await (0,_run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_8__/* .openRunFolder */ .iN)(path)).transcript);
    const { run, end, usage } = (0,_run_state_apply_js__WEBPACK_IMPORTED_MODULE_6__/* .fold */ .AU)(events);
    const { verified, attempts, turns } = (0,_reports_result_js__WEBPACK_IMPORTED_MODULE_4__/* .resultOf */ .Bg)(events);
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
    // 1,023.95 would be shown as 1,024.
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
/** US dollars to a hundredth of a cent: `$0.0042`. */
function formatUsd(usd) {
    return `$${usd.toFixed(4)}`;
}
/** A number with its noun: `1 file`, `2 files`, `1,200 files`; pass `plural` for irregular nouns. */
function count(noun, number, plural = `${noun}s`) {
    return `${formatCount(number)} ${number === 1 ? noun : plural}`;
}


/***/ }),

/***/ 28128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ pathAlone)
/* harmony export */ });
/** Longer lines are not paths. */
const maxLineChars = 1_100;
/**
 * Reads a path that stands alone on a line, perhaps in backticks or bold, perhaps with a colon; null for other text.
 * A single word is a path too (`Makefile`), unless a colon follows.
 */
function pathAlone(line) {
    if (line.length > maxLineChars)
        return null;
    let rest = line.trim();
    let isMarked = false;
    for (const mark of ["**", "`"]) {
        const inner = withoutColon(rest);
        if (inner.length <= 2 * mark.length || !inner.startsWith(mark) || !inner.endsWith(mark))
            continue;
        rest = inner.slice(mark.length, -mark.length);
        isMarked = true;
    }
    const path = withoutColon(rest);
    if (path === "" || /[`*<>]/.test(path))
        return null;
    const isWord = !/\s/.test(path) && !/[.,;!?]$/.test(path);
    return isMarked || (isWord && (path === rest || /[./]/.test(path))) ? path : null;
}
function withoutColon(text) {
    return text.endsWith(":") ? text.slice(0, -1) : text;
}


/***/ }),

/***/ 87524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ wordsOf)
/* harmony export */ });
/** A Markdown text without its fenced code and outer blank lines. */
function wordsOf(markdown) {
    const words = [];
    let fence = null;
    for (const line of markdown.split("\n")) {
        const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
        if (fence === null && mark !== undefined)
            fence = mark;
        else if (fence === null)
            words.push(line);
        else if (mark !== undefined && mark.startsWith(fence) && line.trim() === mark)
            fence = null;
    }
    return words
        .join("\n")
        .replace(/\n{3,}/g, "\n\n")
        .trim();
}


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

/***/ 20131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ec: () => (/* binding */ Control),
/* harmony export */   KW: () => (/* binding */ controlNotRun),
/* harmony export */   Xm: () => (/* binding */ wantsAudit),
/* harmony export */   lO: () => (/* binding */ wantsControl)
/* harmony export */ });
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6257);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


/** Code of the warning that says why a control run did not end. */
const controlNotRun = "control-not-run";
/** Whether the policy wants the verifications run on the original files too. */
function wantsControl({ verifyBefore, verify }) {
    return verifyBefore !== "off" && verify.length > 0;
}
/** Whether the policy wants the verifications attacked before the writer is asked. */
function wantsAudit({ audit, verify }) {
    return audit !== "off" && verify.length > 0;
}
/** The control run: it takes place beside the first call of a model, and is waited for when its answer is needed. */
class Control {
    options;
    #running = null;
    #told = null;
    constructor(options) {
        this.options = options;
    }
    /** Begins it, once, where it is wanted. */
    begin() {
        if (this.#running !== null || !wantsControl(this.options.policy))
            return;
        this.#running = this.#run();
        void this.#running.then((facts) => (this.#told = facts));
    }
    /** Its result, once. Empty while it still runs, and if it was already returned. Never throws. */
    take() {
        const facts = this.#told ?? [];
        if (this.#told !== null)
            this.#told = [];
        return facts;
    }
    /** As `take`, once it is over. */
    async whenOver() {
        this.begin();
        await this.#running;
        return this.take();
    }
    /** Resolves, never rejects, when nothing of it is left; its signal has to have fired for that to be quick. */
    async stop() {
        await this.#running;
    }
    async #run() {
        const facts = [];
        const { grade } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(2449), __webpack_require__.e(3068), __webpack_require__.e(2975)]).then(__webpack_require__.bind(__webpack_require__, 91521));
        for (const [index, command] of this.options.policy.verify.entries()) {
            try {
                const warnings = [];
                const onWarning = (warning) => warnings.push({ type: "warning", ...warning });
                const control = await grade(index, { ...this.options, onWarning });
                facts.push({ type: "control", index, command, ...control }, ...warnings);
                const untested = (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_0__/* .whyUntested */ .z6)(control);
                if (untested !== null)
                    facts.push({
                        type: "warning",
                        code: "control-untested",
                        message: untestedWords(command, untested),
                    });
            }
            catch (thrown) {
                if (!this.options.signal.aborted)
                    facts.push({ type: "warning", code: controlNotRun, message: notRun(command, thrown) });
                break;
            }
        }
        return facts;
    }
}
function notRun(command, thrown) {
    return `agent-exec could not find out whether the verification \`${command}\` passed before any change: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(thrown)}`;
}
function untestedWords(command, why) {
    return `The verification \`${command}\` failed before any change, but no test did: ${why}. Check the command, because a pass proves less now.`;
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
/** A list's beginning, and how many more there are. */
function listOf(items, max, all = items.length) {
    const shown = items.slice(0, max);
    return {
        kind: "list",
        items: all > shown.length ? [...shown, `… and ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(all - shown.length)} more`] : shown,
    };
}
/** Sections that stand in one fold, or in none if there is no title. */
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
/** The parts with something between them; parts that are "" are left out. */
function joined(parts, between) {
    const kept = parts.filter((part) => part !== "" && !(Array.isArray(part) && part.length === 0));
    return kept.flatMap((part, at) => [...(at === 0 ? [] : [between]), ...spansOf(part)]);
}
function spansOf(words) {
    return typeof words === "string" || "as" in words ? [words] : words;
}


/***/ }),

/***/ 64558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ resultOf),
/* harmony export */   Ir: () => (/* binding */ workSummary),
/* harmony export */   p4: () => (/* binding */ isVerified)
/* harmony export */ });
/* harmony import */ var _run_state_apply_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68071);
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6257);
/* harmony import */ var _run_state_proof_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26261);
/* harmony import */ var _run_state_remaining_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(23503);
/* harmony import */ var _run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19411);
/* harmony import */ var _facts_endings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75823);
/* harmony import */ var _facts_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80436);
/* harmony import */ var _facts_decision_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8473);
/* harmony import */ var _markdown_path_alone_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(28128);
/* harmony import */ var _markdown_words_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(87524);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(96065);











/** So many are named: a program that wants more reads the transcript. */
const maxLeftOut = 1_000;
/** 64 KiB of text at most: the result goes into step outputs, which GitHub bounds at 1 MiB for a job. */
const maxResultChars = 65_536;
/**
 * The result of a run, from its events. A run that has no end yet counts as cancelled.
 * @param runDir where the run's files lie, absolute. Default: nowhere.
 */
function resultOf(events, runDir = null) {
    const state = (0,_run_state_apply_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(events);
    const ran = state.attempts
        .flatMap((attempt) => attempt.executions)
        .filter((each) => each.ending !== "not-run");
    const last = state.attempts.at(-1);
    // What went on behind a block that failed says nothing of the failure.
    const keptOn = state.run?.policy.keepGoing === true && last !== undefined ? (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .failedBlockOf */ .g$)(last) : undefined;
    const execution = keptOn ?? ran.at(-1);
    const failed = last && state.end?.outcome === "failed" ? ((0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .failedBlockOf */ .g$)(last) ?? (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .failedVerificationOf */ .Kl)(last)) : undefined;
    return {
        version: 1,
        runId: state.run?.runId ?? "",
        outcome: state.end?.outcome ?? "cancelled",
        exitCode: exitCodeOf(state, failed ?? execution),
        attempts: attemptsOf(state),
        turns: state.attempts.length,
        verified: isVerified(state),
        proof: {
            ...beforeOf(state),
            failsOnChangedValues: (0,_run_state_proof_js__WEBPACK_IMPORTED_MODULE_2__/* .failsOnChangedValues */ .bQ)(state),
            tests: (0,_run_state_proof_js__WEBPACK_IMPORTED_MODULE_2__/* .provedTests */ .on)(state),
            cheats: cheatsOf(state),
        },
        summary: summaryOf(state),
        reason: state.end?.reason ?? "The run has no end yet.",
        result: (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_7__/* .truncateMiddle */ .k)(execution?.stdout.text.trim() ?? "", maxResultChars),
        ...(state.run?.policy.resultSchema !== undefined && { data: state.data?.value ?? null }),
        startedAt: state.run?.at ?? "",
        endedAt: state.lastAt ?? "",
        usage: state.usage,
        image: state.lastSession?.image ?? null,
        digest: state.lastSession?.digest ?? null,
        artifacts: state.files?.artifacts ?? [],
        patch: patchOf(state),
        leftOut: boundedLeftOut(state),
        runDir,
        ...blocksOf(state),
        ...approvalOf(state),
        ...(state.run?.continues === undefined ? {} : { continues: { runId: state.run.continues.runId } }),
    };
}
/**
 * No program reads a 0 of a run that failed: its output was not the expected one, say. Nor does one read another code of
 * a run that passed: its document expected it, say.
 */
function exitCodeOf({ end }, execution) {
    const exitCode = execution?.exitCode ?? null;
    if (end?.outcome === "passed" && exitCode !== null)
        return 0;
    return end?.outcome === "failed" && exitCode === 0 ? null : exitCode;
}
function beforeOf(state) {
    const control = state.run === null ? "not-run" : (0,_run_state_proof_js__WEBPACK_IMPORTED_MODULE_2__/* .controlOf */ .rs)(state, state.run.policy);
    if (control === "untested")
        return { failedBefore: null, beforeUntested: true };
    return { failedBefore: control === "not-run" ? null : control === "failed" };
}
function cheatsOf({ audit }) {
    if (audit === null)
        return null;
    const { held, fooled, notTried } = audit;
    return { held, fooled: fooled.map(({ name }) => name), notTried };
}
function attemptsOf({ run, attempts }) {
    if (run === null || !(0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .isStepByStep */ .G0)(run.policy) || attempts.length === 0)
        return attempts.length;
    return 1 + attempts.filter(({ decision }) => decision?.retry === true).length;
}
function blocksOf({ run, attempts }) {
    const last = attempts.at(-1);
    if (run?.policy.hasWriter !== false || last === undefined)
        return {};
    const blocks = last.reply.blocks.map(({ document, line, language, path }, index) => {
        const execution = last.executions.find(({ block }) => block === index);
        const isRun = execution !== undefined && execution.ending !== "not-run";
        return {
            ...(document !== undefined && { file: document, document }),
            ...(line !== undefined && { line }),
            language,
            path,
            ending: execution?.ending ?? "not-run",
            status: !isRun ? "not-run" : (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc)(execution) ? "passed" : "failed",
            exitCode: execution?.exitCode ?? null,
            durationMs: execution?.durationMs ?? 0,
            ...(!isRun && { reason: execution?.evidence ?? "the run ended before it" }),
            ...(execution?.unlikeDocument !== undefined && { reason: execution.unlikeDocument }),
        };
    });
    return { blocks };
}
function approvalOf(state) {
    const awaiting = (0,_run_state_remaining_js__WEBPACK_IMPORTED_MODULE_8__/* .awaitingOf */ .M)(state);
    if (awaiting === null)
        return {};
    const { asked: asks, attempt, sha256 } = awaiting;
    const blocks = state.attempts.at(-1)?.reply.blocks ?? [];
    const shown = blocks.map(({ language, path, code }) => ({ language, path, code }));
    return { approval: { asks, attempt, sha256, blocks: shown } };
}
function patchOf({ files }) {
    const { patch: path = null, diff, base = null } = files?.changes ?? {};
    if (path === null || diff === undefined)
        return null;
    const { added, changed, deleted, insertions, deletions } = diff;
    return { path, files: added + changed + deleted, insertions, deletions, base };
}
function boundedLeftOut(state) {
    const all = (0,_run_state_remaining_js__WEBPACK_IMPORTED_MODULE_8__/* .leftOutOf */ .T)(state).map(({ path, reason, entries }) => ({
        path,
        reason,
        ...(entries === undefined ? {} : { entries }),
    }));
    const rest = (0,_facts_files_js__WEBPACK_IMPORTED_MODULE_5__/* .countRefused */ .IR)(all.slice(maxLeftOut));
    const named = all.slice(0, maxLeftOut);
    return rest === 0 ? named : [...named, { path: _facts_files_js__WEBPACK_IMPORTED_MODULE_5__/* .unnamedPath */ .C6, reason: "more than are named", entries: rest }];
}
function isVerified(state) {
    const { run, files } = state;
    const wanted = run?.policy.verify.length ?? 0;
    const last = (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .decidingAttempt */ .JF)(state);
    return (wanted > 0 &&
        state.attempts.some(({ executions }) => executions.some(_facts_endings_js__WEBPACK_IMPORTED_MODULE_4__/* .hasRun */ .gb)) &&
        files?.unlikeVerified === undefined &&
        files?.changes?.withheld === undefined &&
        last?.verifications.length === wanted &&
        last.verifications.every(_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc));
}
function summaryOf(state) {
    const words = workSummary(state);
    return words === ""
        ? (state.end?.reason ?? "The run has no end yet.")
        : (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_7__/* .truncateMiddle */ .k)(words, maxResultChars);
}
/** What the model said of its work: its last words about the run, or those of the deciding reply; "" for nothing. */
function workSummary(state) {
    const { reflection, run } = state;
    const last = (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .decidingAttempt */ .JF)(state)?.reply;
    const isWhole = last !== undefined && !last.isCut && last.finish === "stop" && run?.policy.hasWriter === true;
    // Lines that belong to a block or to the run's own rules say nothing of the work.
    const paths = last?.blocks.flatMap(({ path }) => path ?? []) ?? [];
    const marks = [run?.policy.doneWord, ...paths];
    const said = (isWhole ? (0,_markdown_words_js__WEBPACK_IMPORTED_MODULE_9__/* .wordsOf */ .Z)((0,_facts_decision_js__WEBPACK_IMPORTED_MODULE_6__/* .afterDecision */ .Xg)(last.text)) : "")
        .split("\n")
        .filter((line) => !marks.includes(line.trim()) && !marks.includes((0,_markdown_path_alone_js__WEBPACK_IMPORTED_MODULE_10__/* .pathAlone */ .N)(line)))
        .join("\n")
        .trim();
    return reflection?.text.trim() || said;
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


/** What to do with an opened pull request: the next step of its run. */
function nextOfPullRequest({ isDraft, isMergeable, waitsForApproval }, { isVerified }) {
    return [
        isVerified ? "" : "The change is not verified.",
        isMergeable === false ? "Resolve the conflicts in the pull request first." : "",
        isDraft ? "Review the draft pull request." : "Review and merge the pull request.",
        waitsForApproval
            ? "Its workflows wait until you approve them there. With an app's token in `github-token` they start at once."
            : "",
    ]
        .filter((sentence) => sentence !== "")
        .join(" ");
}
/** Why there is no pull request, and how a person makes one. */
function pullRequest(end) {
    if (end === null || end.kind === "opened")
        return [];
    return [{ name: "the pull request", rank: 0, isVital: true, blocks: () => blocksOf(end) }];
}
function blocksOf(end) {
    const stop = /[.!?]$/.test(end.why) ? "" : ".";
    const why = (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)(`There is no pull request. ${end.why}${stop} ${end.nextStep}`, "warning");
    if (end.kind === "pushed")
        return [
            why,
            (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)([
                "Branch ",
                (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(end.branch),
                " has the change: ",
                (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)("open the pull request", end.url),
                ".",
            ]),
        ];
    return [
        why,
        (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)(`Apply the patch by hand: ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("command", end.commands.length)} for a checkout`, [
            { kind: "code", text: end.commands.join("\n"), language: "sh" },
        ]),
    ];
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
/* harmony import */ var _sections_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81778);




const plain = { bold: (text) => text, dim: (text) => text };
/** A terminal's usual width. */
const columns = 80;
/** Longer lines are cut: 180 UTF-16 units, and 600 of a fact, which may hold a command to copy. */
const maxChars = 180;
const maxFactChars = 600;
/** So many changed files have a line. */
const maxFiles = 10;
/** Names of facts stand in a column. */
const nameChars = 15;
/**
 * What stands first in a report, in plain lines for a terminal or a log: the headline, the changed files, the facts and
 * the warnings. What the other printers fold is left out. Nothing is hidden in it. Ends with a line end.
 */
function renderText(report, paint = plain) {
    const { top, sections } = (0,_sections_index_js__WEBPACK_IMPORTED_MODULE_2__/* .documentOf */ .l)(report, { maxAttempts: 0 });
    const { icon, headline, line, next, changed, files, rows, cost } = top;
    const facts = next === "" ? rows : [...rows, { name: "Next", value: next }];
    const head = `${icon} ${oneLine(headline, 140)}`;
    const gap = columns - head.length - cost.length;
    const lines = [
        gap < 2 ? paint.bold(head) : `${paint.bold(head)}${" ".repeat(gap)}${paint.dim(cost)}`,
        ...(gap < 2 ? [`   ${paint.dim(cost)}`] : []),
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
/** Output and answers were shown when they came. */
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
    return (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .U)(text).replace(/\s+/g, (blanks) => (blanks.includes("\n") ? " " : blanks)), most);
}


/***/ }),

/***/ 26261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CO: () => (/* binding */ isControlOver),
/* harmony export */   bQ: () => (/* binding */ failsOnChangedValues),
/* harmony export */   on: () => (/* binding */ provedTests),
/* harmony export */   rs: () => (/* binding */ controlOf)
/* harmony export */ });
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6257);
/* harmony import */ var _proof_control_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20131);
/* harmony import */ var _standing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19411);



/** Whether no more is to come of it. */
function isControlOver({ controls, warnings }, { verify }) {
    return controls.length >= verify.length || warnings.some(({ code }) => code === _proof_control_js__WEBPACK_IMPORTED_MODULE_1__/* .controlNotRun */ .KW);
}
/**
 * What the verifications said of the workspace as it was given. `failed`: one of them at least, so that passing afterwards
 * is proof. `passed`: all of them, so that they guard what was there and prove nothing new. `untested`: one did not pass, and did not
 * fail by a test either. `not-run`: nobody knows.
 */
function controlOf({ controls }, { verify }) {
    if (controls.some(_facts_execution_js__WEBPACK_IMPORTED_MODULE_0__/* .hasFailed */ .WN))
        return "failed";
    if (controls.some((each) => (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_0__/* .whyUntested */ .z6)(each) !== null))
        return "untested";
    return controls.length > 0 && controls.length === verify.length ? "passed" : "not-run";
}
/**
 * Whether the verifications of the attempt that decides fail if their expected values are changed: false if one of them still
 * passes, null if nobody knows.
 */
function failsOnChangedValues(state) {
    const told = ((0,_standing_js__WEBPACK_IMPORTED_MODULE_2__/* .decidingAttempt */ .JF)(state)?.verifications ?? []).map((each) => each.failsOnChangedValues);
    return told.includes(false) ? false : told.includes(true) ? true : null;
}
/** Null where none told of any. */
function provedTests(state) {
    const told = ((0,_standing_js__WEBPACK_IMPORTED_MODULE_2__/* .decidingAttempt */ .JF)(state)?.verifications ?? []).filter(({ tests }) => tests !== undefined);
    if (told.length === 0)
        return null;
    const sum = (of) => told.reduce((total, each) => total + each.tests[of], 0);
    const named = told.flatMap(({ index, tests }) => {
        const before = state.controls.find((each) => each.index === index)?.tests;
        const passedBefore = new Set(withStatus("passed", before?.cases));
        return withStatus("passed", tests.cases).map((name) => ({
            name,
            hasPassed: passedBefore.has(name),
            isKnown: before !== undefined,
        }));
    });
    return {
        passed: sum("passed"),
        failed: sum("failed"),
        skipped: sum("skipped"),
        failing: told.flatMap(({ tests }) => withStatus("failed", tests.cases)),
        failToPass: named.filter(({ hasPassed, isKnown }) => isKnown && !hasPassed).map(({ name }) => name),
        passToPass: named.filter(({ hasPassed }) => hasPassed).map(({ name }) => name),
    };
}
function withStatus(wanted, cases = []) {
    return cases.filter(({ status }) => status === wanted).map(({ name }) => name);
}


/***/ }),

/***/ 23503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ awaitingOf),
/* harmony export */   T: () => (/* binding */ leftOutOf)
/* harmony export */ });
/** What a run waits for: another end, such as one by a signal, leaves nothing to wait for. */
function awaitingOf({ awaiting, end }) {
    return end === null || end.outcome === "awaiting-approval" ? awaiting : null;
}
/** What was not saved, and changes that were refused, these first. */
function leftOutOf({ files }) {
    return [...(files?.changes?.refused ?? []), ...(files?.leftOut ?? [])];
}


/***/ }),

/***/ 87195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ firstLine),
/* harmony export */   k: () => (/* binding */ oneLine)
/* harmony export */ });
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96065);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14647);


/** A text that others chose, on one line and at most 300 characters long. */
function oneLine(name) {
    return (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .U)(name).replaceAll("\n", "␊"), 300);
}
/** The beginning of a text that others chose, on one line and at most 80 UTF-16 units. */
function firstLine(text) {
    return (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .U)(text.trim().split("\n", 1)[0] ?? ""), 80);
}


/***/ })

};
