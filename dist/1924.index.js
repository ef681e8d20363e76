export const id = 1924;
export const ids = [1924,8802];
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
const loadRendering = () => Promise.all(/* import() */[__webpack_require__.e(5725), __webpack_require__.e(8269), __webpack_require__.e(3489), __webpack_require__.e(1778), __webpack_require__.e(4078), __webpack_require__.e(8467), __webpack_require__.e(5595), __webpack_require__.e(132), __webpack_require__.e(8129)]).then(__webpack_require__.bind(__webpack_require__, 84055));
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

/***/ 51761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I9: () => (/* binding */ restoredWords),
/* harmony export */   ap: () => (/* binding */ keptChanges),
/* harmony export */   v0: () => (/* binding */ restored)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40104);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);
/* harmony import */ var _image_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45078);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80436);




/** A checkpoint, as the transcript stores it. */
const keptChanges = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    /** The number of files, links and deletions. */
    entries: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** The bytes of files that were read again. Unchanged files are not read again. */
    bytes: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** The last 4 pictures that are new or changed in this turn. Absent if the model gets no pictures. */
    images: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg((0,_image_js__WEBPACK_IMPORTED_MODULE_1__/* .imageFacts */ .JC)()).exactOptional(),
    /**
     * Files that cannot be copied out of the sandbox, so a fresh sandbox would lack them. The first 10, and a last
     * entry for the rest.
     */
    leftOut: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .refused */ .J5)()).exactOptional(),
    /** Why this turn was not saved, as a sentence. If the session is lost, its files are lost too. */
    fault: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
}));
/** The files with which a fresh session began, if they are not the original ones. */
const restored = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    /** The turn that left these files. */
    attempt: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int().positive(),
    /**
     * Why a fresh session was needed: the old one was lost without the code's fault, the code used it up, or it ended
     * with the run's process.
     */
    after: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(["lost", "spent", "resumed"]),
}));
const whyFresh = {
    lost: "The sandbox was lost",
    spent: "The code made the sandbox fail",
    resumed: "The sandbox ended together with the run's process",
};
/** A sentence about the fresh session, for people. */
function restoredWords({ attempt, after }) {
    return `${whyFresh[after]}. A fresh sandbox started with the files from the end of turn ${attempt}.`;
}


/***/ }),

/***/ 71601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ continues),
/* harmony export */   s: () => (/* binding */ continuesWords)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40104);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83518);



/** The earlier run that a run continues. */
const continues = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    runId: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** Null if the record has no end. */
    outcome: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .wordOf */ .aG)(_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomes */ .KI).nullable(),
    /** The earlier conversation without the system message. If it is long, only its beginning and its last turns. */
    messages: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ role: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(["user", "assistant"]), content: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)() })),
    /** How many UTF-16 units of the conversation were left out. Absent: none. */
    charsLeftOut: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
    /** The earlier run's changes: added to the original files, already among them, or none. */
    files: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(["put-in", "applied", "none"]),
}));
/** A sentence about the earlier run, for people. */
function continuesWords({ runId, files, charsLeftOut = 0 }) {
    const changes = {
        "put-in": "with the files as it left them",
        applied: "whose changes are already in the files",
        none: "which changed no files",
    }[files];
    const cut = charsLeftOut === 0
        ? ""
        : ` ${charsLeftOut} characters in the middle of the earlier conversation are left out.`;
    return `This run continues run ${runId}, ${changes}.${cut}`;
}


/***/ }),

/***/ 24910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ resumedWords),
/* harmony export */   u: () => (/* binding */ resumed)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40104);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);


/** A run whose process had ended was resumed by another process. */
const resumed = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** How long no process worked on the run, in milliseconds. The run's own clock stood still. */
    awayMs: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .amount */ .vj)(),
    /** The step that was interrupted and runs again. Absent if there is none. */
    again: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        attempt: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().positive(),
        /** How many of its blocks and verifications had run. */
        blocks: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
        verifications: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    })
        .exactOptional(),
}));
/** A sentence about it for people. `unit` is the run's word for an attempt. */
function resumedWords({ awayMs, again }, unit) {
    const head = `The run was resumed, ${Math.round(awayMs / 1000)} s after its last event.`;
    if (again === undefined)
        return `${head} agent-exec repeats only the model call that was interrupted.`;
    const what = again.blocks === 0 && again.verifications > 0 ? "verifications" : "code";
    return `${head} agent-exec repeats the interrupted step in a fresh sandbox: the ${what} of ${unit} ${again.attempt}.`;
}


/***/ }),

/***/ 58491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   En: () => (/* binding */ buildWords),
/* harmony export */   Gx: () => (/* binding */ keptWords),
/* harmony export */   aJ: () => (/* binding */ sessionFacts),
/* harmony export */   sP: () => (/* binding */ keptSandbox)
/* harmony export */ });
/* unused harmony export imageBuild */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40104);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);


/** A sandbox that stays after the run, because a person wants to look inside. */
const keptSandbox = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The executor's name for the sandbox. */
    name: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    as: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["running", "stopped"]),
    /** How to look inside and how to remove the sandbox, in sentences. Absent if unknown. */
    hint: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
}));
/** The sentence about it for people. */
function keptWords({ name, as, hint }) {
    return hint ?? `The sandbox ${name} was ${as === "running" ? "left running" : "stopped but not removed"}.`;
}
/** How an image was built for a run. */
const imageBuild = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The Dockerfile or devcontainer.json, as a path from the current folder. */
    from: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** Where that file comes from: "the current folder", "the pull request's base, commit 3f2a9c1d0b7e". */
    origin: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** The network of the build's commands: `none`, or `full`, the engine's own network. */
    network: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** How long the build took, in milliseconds. Absent if the image existed already. */
    durationMs: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
}));
/** `built from Dockerfile (the current folder) in 3 s, with the engine's network`. */
function buildWords({ from, origin, network, durationMs }) {
    const reached = network === "none" ? "without a network" : "with the engine's network";
    const took = durationMs === undefined ? "in an earlier run" : `in ${Math.round(durationMs / 100) / 10} s`;
    return `built from ${from} (${origin}) ${took}, ${reached}`;
}
/** The facts about a started session, as the transcript stores them. */
const sessionFacts = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    executor: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** The image's name in the settings. Null for executors without an image. */
    image: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().nullable(),
    /** The image's digest or id, `sha256:…`. Null for executors without an image. */
    digest: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().nullable(),
    /** Present if the image was built for a run. */
    build: imageBuild().exactOptional(),
    /** Each limit with its value for people: `{ memory: "2 GiB", network: "none" }`. */
    limits: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(), (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
    /** Whether this machine enforces each limit. Absent if it was not tested. */
    held: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(), zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()),
    /** Limits that are not enforced because a setting says so. Absent if there are none. */
    waived: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()).exactOptional(),
    /** The commands of `setup`, in order. Absent if there are none. */
    setup: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ command: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(), durationMs: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)() })).exactOptional(),
    /** The languages that can run, by their main names: `python`, `sh`, `bash`, `javascript`. */
    languages: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
    /** The Jupyter kernel for blocks of the first language without a file name. Absent: each block is a process. */
    kernel: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
}));


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
// EXTERNAL MODULE: ./lib/facts/resumed.js
var resumed = __webpack_require__(24910);
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
// EXTERNAL MODULE: ./lib/reports/changes.js
var changes = __webpack_require__(62758);
// EXTERNAL MODULE: ./lib/reports/titles.js
var titles = __webpack_require__(73880);
;// CONCATENATED MODULE: ./lib/reports/attempt-report.js










/** What a report says of an attempt: `index` is its place among all. */
function attemptReport(attempt, state, index) {
    const { reply, executions, verifications, decision, lost, number } = attempt;
    const { policy } = state.run;
    const inTurn = (0,standing/* blockInTurn */.Ue)(attempt, policy);
    const waits = (0,remaining/* awaitingOf */.M)(state)?.attempt === number;
    const blocks = reply.blocks.map((block, at) => ({
        block,
        execution: executions.find((each) => each.block === at) ?? null,
        mayHaveBegun: at === inTurn && isTorn(state) && index === state.attempts.length - 1,
        waits: waits && (0,remaining/* awaitingOf */.M)(state)?.asked === "run",
        wasLost: lost.some((each) => each.block === at) && !executions.some((each) => each.block === at),
    }));
    const before = state.attempts.slice(0, index).findLast((each) => each.reply.blocks.length > 0);
    return {
        number,
        unit: (0,standing/* unitOf */.uF)(policy),
        heading: policy.hasWriter ? (0,titles/* headingOf */.Wm)({ unit: (0,standing/* unitOf */.uF)(policy), number }) : (0,format/* count */.U9)("block", blocks.length),
        standing: (0,standing/* standingOf */.YP)(attempt, policy),
        problem: waits ? "waits for an approval" : problemOf(attempt),
        reply,
        said: state.attempts[index - 1]?.decision?.isInReply === true ? (0,facts_decision/* afterDecision */.Xg)(reply.text) : reply.text,
        blocks,
        lost,
        verifications,
        approvals: attempt.approvals,
        decision: policy.hasWriter ? decision : null,
        before: before === undefined || blocks.length === 0 || (0,standing/* isStepByStep */.G0)(policy)
            ? null
            : { number: before.number, blocks: before.reply.blocks.map(comparableIn(before)) },
    };
}
function comparableIn({ executions }) {
    return (block, index) => (0,changes/* comparable */.Zm)(block, executions.find((each) => each.block === index));
}
/** An end in good order says what was under way. */
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

// EXTERNAL MODULE: ./lib/reports/network.js
var network = __webpack_require__(80685);
// EXTERNAL MODULE: ./lib/reports/result.js
var result = __webpack_require__(64558);
// EXTERNAL MODULE: ./lib/reports/run-proof.js + 1 modules
var run_proof = __webpack_require__(35018);
;// CONCATENATED MODULE: ./lib/reports/report-of.js





















/**
 * The report of a run, also of one that has not ended.
 * @throws AgentExecError `transcript-invalid` where the events do not begin with `run-started`.
 */
function reportOf(events) {
    const state = (0,apply/* fold */.AU)(events);
    const { run, end } = state;
    if (run === null) {
        throw new errors/* AgentExecError */.r("transcript-invalid", "The transcript does not begin with the event run-started.", {
            nextStep: "Use an unchanged transcript.",
        });
    }
    const attempts = state.attempts.map((attempt, index) => attemptReport(attempt, state, index));
    const last = attempts.at(-1);
    const outcome = end?.outcome ?? null;
    const deciding = (0,standing/* decidingAttempt */.JF)(state);
    const { icon, tone } = (0,outcomes/* outcomeRow */.z7)(outcome);
    const unit = (0,standing/* unitOf */.uF)(run.policy);
    const warnings = warningsOf(events, { reason: end?.reason ?? "", unit });
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
        nextStep: end?.nextStep ?? "Start the run again to get a result.",
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
        cautions: warnings.filter(({ isCaution }) => isCaution).map(({ message }) => message),
        notes: [
            ...sessionNotes(state),
            ...warnings.filter(({ isCaution }) => !isCaution).map(({ message }) => message),
        ],
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
/** Warnings that say what a pass does not prove, or what the reader does not get. */
const cautionCodes = new Set([
    "control-untested",
    "files-not-saved",
    "files-of-checkpoint",
    "tests-not-counted",
    "tests-removed",
    "verification-incomplete",
]);
/** The failure that ended the run is its reason already. */
function warningsOf(events, { reason, unit }) {
    const note = (message) => ({ message, isCaution: false });
    return events.flatMap((event) => {
        if (event.type === "warning")
            return [{ message: event.message, isCaution: cautionCodes.has(event.code) }];
        if (event.type === "session-started" && event.restored !== undefined)
            return [note((0,checkpoint/* restoredWords */.I9)(event.restored))];
        if (event.type === "verification" && (0,endings/* isInfrastructureEnding */.Rc)(event.ending))
            return [
                note(`The sandbox of verification ${event.index + 1} of ${unit} ${event.attempt} was lost: ${event.evidence}. The code did not cause this.`),
            ];
        const isNew = event.type === "failure" && !reason.includes(event.message);
        return isNew ? [note(`${event.message} ${event.nextStep}`)] : [];
    });
}
/** What there was before the first block, an earlier run and a person's setup, and what is left of the sandbox. */
function sessionNotes({ run, lastSession, kept, resumptions }) {
    const { setup = [] } = lastSession ?? {};
    return [
        ...(run?.continues === undefined ? [] : [(0,continues/* continuesWords */.s)(run.continues)]),
        ...(run?.instructions === undefined
            ? []
            : [`The model got the repository's instructions from ${(0,listed/* listed */.K)(run.instructions.map(listed/* named */.r))}.`]),
        ...setup.map(({ command, durationMs }) => `The setup ran \`${command}\` in ${(0,format/* formatDuration */.a3)(durationMs)}.`),
        ...resumptions.map((each) => (0,resumed/* resumedWords */.B)(each, (0,standing/* unitOf */.uF)(run?.policy ?? {}))),
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
