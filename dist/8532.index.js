export const id = 8532;
export const ids = [8532,5348];
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
        field("why", reason),
        nextStep === "" ? "" : field("next", nextStep),
        ...latest(attempts).map(attemptLine),
        report.awaiting === null ? "" : field("sha-256", report.awaiting.sha256),
        verified === null ? "" : field("verified", (0,titles/* verifiedWords */.SZ)(report)),
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
    const told = (0,report_of/* reportOf */.EI)(events);
    for (const warning of warnings)
        (0,print/* printFault */.sl)(`agent-exec: ${warning}\n`);
    (0,print/* printOutput */.jP)(`${renderText({ ...told, nextStep: (0,in_flags/* inFlags */.r)(told.nextStep) }).trimEnd()}\n\n`);
}


/***/ }),

/***/ 35348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ renderAgain),
/* harmony export */   c: () => (/* binding */ readRun),
/* harmony export */   endTornRun: () => (/* binding */ endTornRun)
/* harmony export */ });
/* harmony import */ var _run_state_apply_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68071);
/* harmony import */ var _run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5314);
/* harmony import */ var _process_system_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50159);
/* harmony import */ var _reports_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70186);
/* harmony import */ var _reports_transcript_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37709);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38747);






/** Reads an earlier run. Resolves with its events and what was odd about the transcript. */
async function readRun(path) {
    const { folder, transcript } = await (0,_run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .openRunFolder */ .iN)(path);
    const { events, warnings } = (0,_reports_transcript_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTranscript */ .K)(transcript);
    return { folder, events, warnings };
}
/** Renders every file of an earlier run again. Resolves with its events and what was odd about the transcript. */
async function renderAgain(path) {
    const run = await readRun(path);
    await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .writeFiles */ .h)(run.folder, run.events);
    return run;
}
/**
 * Brings a run to its end whose process was killed, or cannot go on with it for `error`: the transcript gets its last
 * words, and every file is rendered. A run that had ended already is only rendered again.
 */
async function endTornRun(path, error) {
    const { folder, transcript } = await (0,_run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .openRunFolder */ .iN)(path);
    const { events, nextSeq } = (0,_reports_transcript_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTranscript */ .K)(transcript);
    const whole = events.at(-1)?.type === "run-ended" ? events : [...events, ...tornEnd(nextSeq, error)];
    const kept = transcript.slice(0, transcript.lastIndexOf("\n") + 1);
    const added = whole.slice(events.length).map((event) => `${JSON.stringify(event)}\n`);
    await folder.write("transcript.jsonl", kept + added.join(""));
    await folder.dropCheckpoint();
    await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .writeFiles */ .h)(folder, whole);
    return { folder, events: whole, state: (0,_run_state_apply_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(whole), result: (0,_reports_result_js__WEBPACK_IMPORTED_MODULE_3__/* .resultOf */ .B)(whole, folder.path) };
}
function tornEnd(seq, error) {
    const head = { v: 1, at: new Date(_process_system_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .m.now()).toISOString() };
    if (error !== undefined) {
        const { code, message, nextStep } = error;
        const why = { outcome: "infrastructure-error", reason: message, nextStep, code };
        return [
            { ...head, seq, type: "interrupted", by: "error", message, nextStep, code },
            { ...head, seq: seq + 1, type: "run-ended", ...why },
        ];
    }
    const message = "The process of the run was ended from outside before the run was over.";
    const nextStep = "Start the run again when you want its result; the transcript shows how far it came.";
    return [
        { ...head, seq, type: "interrupted", by: "signal", message },
        { ...head, seq: seq + 1, type: "run-ended", outcome: "cancelled", reason: message, nextStep },
    ];
}


/***/ }),

/***/ 38747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
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
/** Writes every file of a run that is computed from its events, and the list of all files last. */
async function writeFiles(folder, events) {
    const { renderFiles } = await Promise.all(/* import() */[__webpack_require__.e(8269), __webpack_require__.e(2027), __webpack_require__.e(7940), __webpack_require__.e(6348)]).then(__webpack_require__.bind(__webpack_require__, 5701));
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
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _reports_transcript_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37709);
/* harmony import */ var _run_state_apply_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68071);
/* harmony import */ var _run_folder_at_work_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55441);
/* harmony import */ var _run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5314);







/** Where the command keeps runs that nobody named a folder for. */
const usualRuns = ".agent-exec";
/** The runs whose folders lie in a folder; a link to one is none. @throws AgentExecError `settings-invalid` where it is not there. */
async function listRuns(folder) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(root).catch((cause) => {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", `There are no runs in ${root}: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause)}`, {
            nextStep: `Name the folder that holds the folders of runs; without one it is ${usualRuns}, here.`,
            cause,
        });
    });
    const runs = [];
    const unread = [];
    for (const name of names) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name);
        if (!(await isRun(path)))
            continue;
        try {
            runs.push({ name, path, ...(await read(path)) });
        }
        catch (thrown) {
            if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isAgentExecError */ .TE)(thrown))
                throw thrown;
            unread.push({ path, reason: thrown.message });
        }
    }
    return { runs: runs.toSorted((a, b) => (a.startedAt < b.startedAt ? 1 : -1)), unread };
}
/** The folder of a run by its name among the usual ones, or as it is. */
async function runNamed(name) {
    const usual = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(usualRuns, name);
    return /^[\w.-]+$/.test(name) && (await isRun(usual)) ? usual : name;
}
/** Takes a run's folder away. @throws AgentExecError `storage-failed`. */
async function removeRun({ path }) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, { recursive: true, force: true }).catch((cause) => {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("storage-failed", `Could not remove ${path}: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause)}`, {
            nextStep: "Check the folder's rights; what code left may be another user's.",
            cause,
        });
    });
}
async function isRun(path) {
    const isThere = async (which, kind) => (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(which).catch(() => null))?.[kind]() ?? false;
    return (await isThere(path, "isDirectory")) && isThere((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, "transcript.jsonl"), "isFile");
}
async function read(path) {
    const { events } = (0,_reports_transcript_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTranscript */ .K)((await (0,_run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .openRunFolder */ .iN)(path)).transcript);
    const { run, end, attempts, usage } = (0,_run_state_apply_js__WEBPACK_IMPORTED_MODULE_4__/* .fold */ .AU)(events);
    const open = (await (0,_run_folder_at_work_js__WEBPACK_IMPORTED_MODULE_5__/* .isAtWork */ .pG)(path)) ? "running" : "cut off";
    return {
        startedAt: run.at,
        outcome: end?.outcome ?? open,
        attempts: attempts.length,
        usage,
        task: run.task.text,
    };
}


/***/ }),

/***/ 14647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ showHidden)
/* harmony export */ });
/* unused harmony export reveal */
/* harmony import */ var _colour_scanner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12358);

/**
 * A text in which nothing is hidden: what a person sees in it is what a program reads in it.
 *
 * Control characters become pictures (`␀`, `␛`), invisible characters their code (`⟨U+202E⟩`, a run of more than
 * three one note that counts them), a carriage return that would write over its line `␍` and a new line. Colour
 * sequences are dropped. Line feeds, tabs, emoji sequences and the joiners inside words of scripts that need them
 * stay. The result contains only characters that this function leaves alone: doing it twice changes nothing.
 */
function showHidden(text) {
    return reveal(text).text;
}
/** `showHidden` with the counts of what was found. */
function reveal(text) {
    if (plain.test(text))
        return { text, shown: 0, dropped: 0 };
    const { hidden, token } = patterns();
    if (!hidden.test(text))
        return { text, shown: 0, dropped: 0 };
    let shown = 0;
    let dropped = 0;
    const visible = text.replace(token, (found, kept, lineEnd, colour) => {
        if (kept !== undefined)
            return found;
        if (lineEnd !== undefined)
            return "\n";
        if (colour !== undefined) {
            dropped += 1;
            return "";
        }
        const characters = Array.from(found);
        shown += characters.length;
        return inWords(characters);
    });
    return { text: visible, shown, dropped };
}
/** What most texts are made of. In them nothing is hidden, and the patterns below, which take 14 ms to build, rest. */
const plain = /^[\t\n -~]*$/;
/**
 * Characters that nobody sees although programs read them: controls, formats, what Unicode tells fonts to ignore,
 * its two line separators, halves of surrogate pairs. The signs that span the digits after them are visible.
 * The `v` flag is younger than the language level that we compile for, hence the constructor.
 */
const hiddenClass = "[[\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\p{Zl}\\p{Zp}\\p{Cs}]" +
    "--[\\t\\n\\u0600-\\u0605\\u06DD\\u070F\\u0890\\u0891\\u08E2\\u{110BD}\\u{110CD}]]";
/** A pictograph with at most one modifier or selector, and such joined by U+200D, also where Unicode lists no such emoji. */
const pictograph = "\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|[\\uFE0E\\uFE0F])?";
/** Scripts whose spelling needs U+200C and U+200D between letters (RFC 5892, appendix A.1 and A.2). */
const joiningScripts = "Arab Syrc Mong Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt"
    .split(" ")
    .map((script) => `\\p{Script=${script}}`)
    .join("");
const tokenSource = [
    // First group: kept as it is.
    `((?=\\p{Emoji})(?![0-9#*](?!\\uFE0F))\\p{RGI_Emoji}|${pictograph}(?:\\u200D${pictograph})*|(?<=[${joiningScripts}])[\\u200C\\u200D](?=[${joiningScripts}]))`,
    // Second: an ordinary line end. A program that prints `\\r\\n` to a terminal leaves two returns.
    "(\\r{1,2}\\n)",
    // Third: a colour sequence.
    `(${_colour_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .coloursSource */ .f})`,
    // A control character, or a run of one kind.
    "\\r",
    "[\\x00-\\x08\\x0B-\\x1F\\x7F]",
    `(?:[${hiddenClass}--[\\x00-\\x1F\\x7F]])+`,
].join("|");
let built;
function patterns() {
    return (built ??= { hidden: new RegExp(hiddenClass, "v"), token: new RegExp(tokenSource, "gv") });
}
/** Up to here hidden characters are named one by one; a longer run is counted. */
const namedAtMost = 3;
function inWords(characters) {
    const [first = ""] = characters;
    if (first === "\r")
        return "␍\n";
    if (first === "\x7F")
        return "␡";
    const code = first.codePointAt(0) ?? 0;
    if (code < 0x20)
        return String.fromCodePoint(0x2400 + code);
    if (characters.length <= namedAtMost)
        return characters.map((each) => `⟨${codeOf(each)}⟩`).join("");
    return `⟨${characters.length} hidden characters from ${codeOf(first)}⟩`;
}
function codeOf(character) {
    const code = character.codePointAt(0) ?? 0;
    return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
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

/***/ 37709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ parseTranscript)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/ports/events.js + 4 modules
var ports_events = __webpack_require__(44928);
;// CONCATENATED MODULE: ./lib/reports/older-transcripts.js
/**
 * Transcripts of earlier versions say in a sentence alone what has a field today: here it is read from it, once, so that
 * they are rendered as ever. Nothing else reads a fact from a sentence.
 */
function inFieldsOfToday(events) {
    const failure = events.findLast((event) => event.type === "failure");
    return events.map((event) => {
        if ((event.type === "execution" || event.type === "verification") && event.cause === undefined) {
            const wasIdle = event.ending === "timed-out" && event.evidence.startsWith("no output for ");
            return wasIdle ? { ...event, cause: "idle" } : event;
        }
        const isItsEnd = event.type === "run-ended" && event.code === undefined && event.reason === failure?.message;
        return isItsEnd ? { ...event, code: failure.code } : event;
    });
}

;// CONCATENATED MODULE: ./lib/reports/transcript.js



/**
 * Reads `transcript.jsonl`: one event a line, `seq` from 0 without holes. Events of unknown types are skipped; a torn
 * last line, which a killed process leaves, is dropped; both are said.
 * @throws AgentExecError `transcript-invalid` that names the line, for anything else that is wrong.
 */
function parseTranscript(text) {
    const lines = text.split("\n");
    const torn = lines.pop() ?? "";
    const warnings = torn === "" ? [] : ["The transcript's last line is torn and was left out."];
    const events = [];
    for (const [index, line] of lines.entries()) {
        const event = parseLine(line, index);
        if (Object.hasOwn(ports_events/* facts */.I, event.type))
            events.push(checked(event, index));
        else
            warnings.push(`Line ${index + 1} of the transcript has the unknown type ${JSON.stringify(event.type)} and was skipped.`);
    }
    if (events[0]?.type !== "run-started")
        throw invalid(1, "it does not begin with run-started");
    return { events: inFieldsOfToday(events), nextSeq: lines.length, warnings };
}
function parseLine(line, seq) {
    let event;
    try {
        event = JSON.parse(line);
    }
    catch (cause) {
        throw invalid(seq + 1, "it is no JSON", cause);
    }
    if (typeof event !== "object" || event === null)
        throw invalid(seq + 1, "it is no object");
    if (event.v !== 1)
        throw invalid(seq + 1, `its version is ${JSON.stringify(event.v)}, and 1 can be read`);
    if (event.seq !== seq)
        throw invalid(seq + 1, `its seq is ${JSON.stringify(event.seq)}, not ${seq}`);
    if (typeof event.at !== "string" || Number.isNaN(Date.parse(event.at)))
        throw invalid(seq + 1, "its time cannot be read");
    if (typeof event.type !== "string")
        throw invalid(seq + 1, "it has no type");
    return event;
}
/** An older reader skips a type that it does not know; a known one must hold what reports are computed from. */
function checked(event, index) {
    const { success, error } = ports_events/* facts */.I[event.type].safeParse(event);
    if (success)
        return event;
    const [issue] = error.issues;
    throw invalid(index + 1, `in ${event.type}, ${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}`, error);
}
function invalid(line, why, cause) {
    return new errors/* AgentExecError */.r("transcript-invalid", `Line ${line} of the transcript cannot be used: ${why}.`, {
        nextStep: "Use a transcript as agent-exec wrote it; one of a newer version needs a newer agent-exec.",
        cause,
    });
}


/***/ })

};
