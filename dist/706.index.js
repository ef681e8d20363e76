export const id = 706;
export const ids = [706];
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
        [`${folder}/report.html`, "look at the whole run"],
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
const loadRendering = () => Promise.all(/* import() */[__webpack_require__.e(5725), __webpack_require__.e(8269), __webpack_require__.e(3489), __webpack_require__.e(4723), __webpack_require__.e(4078), __webpack_require__.e(7809), __webpack_require__.e(5595), __webpack_require__.e(4055)]).then(__webpack_require__.bind(__webpack_require__, 84055));
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

/***/ 51376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ renderText)
/* harmony export */ });
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96065);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14647);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91134);
/* harmony import */ var _sections_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24343);




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
    const { icon, headline, line, changed, files, rows, cost } = top;
    const head = `${icon} ${oneLine(headline, 140)}`;
    const gap = columns - head.length - cost.length;
    const lines = [
        gap < 2 ? paint.bold(head) : `${paint.bold(head)}${" ".repeat(gap)}${paint.dim(cost)}`,
        ...(gap < 2 ? [`   ${paint.dim(cost)}`] : []),
        ...(line === "" ? [] : [`   ${oneLine(line)}`]),
        ...files.slice(0, maxFiles).map(({ path, lines }) => `   ${oneLine(path, 150)}   ${lines}`),
        ...(files.length === 0 && changed !== "" ? [`   ${oneLine(changed)}`] : []),
        ...(files.length > maxFiles ? [`   … and ${files.length - maxFiles} more (${oneLine(changed)})`] : []),
        ...rows.map(({ name, value }) => `   ${paint.dim(name.padEnd(nameChars))}${oneLine(value, maxFactChars)}`),
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
