export const id = 3521;
export const ids = [3521,9413];
export const modules = {

/***/ 69877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ recheckRun),
/* harmony export */   k: () => (/* binding */ attestationName)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(12311);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9668);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51196);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(90566);
/* harmony import */ var _facts_described_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30100);
/* harmony import */ var _facts_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80436);
/* harmony import */ var _reports_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5701);
/* harmony import */ var _reports_result_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(70186);
/* harmony import */ var _reports_transcript_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(49413);
/* harmony import */ var _run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5314);
/* harmony import */ var _run_state_apply_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(68071);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(13411);















/** Where a run's folder keeps its attestations: Sigstore bundles, one a line. */
const attestationName = "attestation.jsonl";
const manifestName = "manifest.json";
const manifest = zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({ files: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg((0,_facts_files_js__WEBPACK_IMPORTED_MODULE_6__/* .artifact */ .dj)()) });
const namesPatch = zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({ patch: zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({ path: (0,_facts_described_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)() }).nullable() });
/**
 * Hashes and computes all again that a run's folder says of itself. Everything in it may be a stranger's.
 * @throws AgentExecError `settings-invalid` where there is no run, `transcript-invalid` where none can be read.
 */
async function recheckRun(path) {
    const { folder, transcript } = await (0,_run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_10__/* .openRunFolder */ .iN)(path);
    const { events, warnings } = (0,_reports_transcript_js__WEBPACK_IMPORTED_MODULE_9__/* .parseTranscript */ .K)(transcript);
    const state = (0,_run_state_apply_js__WEBPACK_IMPORTED_MODULE_11__/* .fold */ .AU)(events);
    const files = (await folder.list()).filter((each) => ![manifestName, attestationName].includes(each.path));
    const recorded = await recordedResult(folder);
    const result = (0,_reports_result_js__WEBPACK_IMPORTED_MODULE_8__/* .resultOf */ .B)(events, typeof recorded?.["runDir"] === "string" ? recorded["runDir"] : null);
    const computed = await computedFiles({ folder, events }, recorded);
    const shown = shownIn(events);
    const findings = [
        await manifestFinding(folder, files),
        transcriptFinding(events, state, warnings),
        resultFinding(recorded, result, state),
        await patchFinding(folder, { recorded, state, listed: byPath(files) }),
        artifactsFinding(result, files),
        reportsFinding(computed, { events, files }),
        othersFinding(await folder.strange(), files, {
            computed: [...computed.keys(), ...ofEveryRun],
            patch: state.files?.changes?.patch ?? null,
            artifacts: result.artifacts.map(({ path }) => `artifacts/${path}`),
            shown,
        }),
    ];
    return { folder, events, state, result, files, findings };
}
async function manifestFinding(folder, now) {
    const what = "manifest";
    let then;
    try {
        then = manifest.parse(JSON.parse(await textAt(folder, manifestName))).files;
    }
    catch (thrown) {
        return {
            what,
            status: "differs",
            told: `${manifestName} cannot be read: ${firstLine((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(thrown))}`,
        };
    }
    const [listedThen, there] = [byPath(then), byPath(now)];
    const differing = (is, of) => [...of.keys()].filter(is);
    const gone = differing((path) => !there.has(path), listedThen);
    const added = differing((path) => !listedThen.has(path), there);
    const changed = differing((path) => {
        const [before, after] = [listedThen.get(path), there.get(path)];
        return after !== undefined && (before.sha256 !== after.sha256 || before.bytes !== after.bytes);
    }, listedThen);
    const told = [...paths("changed", changed), ...paths("gone", gone), ...paths("not listed", added)];
    return told.length === 0
        ? { what, status: "held", told: `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)("file", now.length)}, as listed` }
        : { what, status: "differs", told: told.join("; ") };
}
function byPath(files) {
    return new Map(files.map((file) => [file.path, file]));
}
/** So many are named. */
const maxNamed = 5;
function paths(how, all) {
    if (all.length === 0)
        return [];
    const more = all.length > maxNamed ? ` and ${all.length - maxNamed} more` : "";
    return [`${how}: ${all.slice(0, maxNamed).map(_format_listed_js__WEBPACK_IMPORTED_MODULE_13__/* .named */ .r).join(", ")}${more}`];
}
function transcriptFinding(events, { end }, warnings) {
    const what = "transcript";
    if (warnings.length > 0)
        return { what, status: "differs", told: warnings.join(" ") };
    if (end === null)
        return { what, status: "differs", told: "the run has no end" };
    return { what, status: "held", told: `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)("event", events.length)}, without a gap, to the run's end` };
}
async function recordedResult(folder) {
    try {
        const value = JSON.parse(await textAt(folder, "result.json"));
        return typeof value === "object" && value !== null ? value : null;
    }
    catch {
        return null;
    }
}
function resultFinding(recorded, result, state) {
    const what = "result";
    if (recorded === null)
        return { what, status: "differs", told: "result.json cannot be read" };
    const now = JSON.parse(JSON.stringify(result));
    const names = [...new Set([...Object.keys(now), ...Object.keys(recorded)])];
    const differing = names.filter((name) => !(0,node_util__WEBPACK_IMPORTED_MODULE_1__.isDeepStrictEqual)(recorded[name], now[name]));
    if (differing.length > 0)
        return {
            what,
            status: "differs",
            told: `${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_13__/* .listed */ .K)(differing.map(_format_listed_js__WEBPACK_IMPORTED_MODULE_13__/* .named */ .r))} of result.json ${differing.length === 1 ? "is" : "are"} not as in the transcript (written by ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_13__/* .named */ .r)(state.run.version)})`,
        };
    return {
        what,
        status: "held",
        told: `${result.outcome}${result.verified ? ", verified" : ", not verified"}, as in the transcript`,
    };
}
async function patchFinding(folder, { recorded, state: { files }, listed, }) {
    const what = "patch";
    const told = files?.changes?.patch ?? null;
    const { success, data } = namesPatch.safeParse(recorded);
    if (success && (data.patch?.path ?? null) !== told)
        return { what, status: "differs", told: "result.json and the transcript name different patches" };
    if (told === null)
        return { what, status: "absent", told: "the run left none" };
    const { diff, patchSha256 } = files.changes;
    const now = listed.get(told);
    if (now === undefined)
        return { what, status: "differs", told: `${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_13__/* .named */ .r)(told)} is missing` };
    const { text: beginning = "", insertions = 0, deletions = 0 } = diff ?? {};
    // Earlier versions told its beginning alone.
    const isSame = patchSha256 === undefined
        ? (await textAt(folder, told)).startsWith(beginning)
        : patchSha256 === now.sha256;
    return isSame
        ? { what, status: "held", told: `${told}, +${insertions} −${deletions}, as in the transcript` }
        : { what, status: "differs", told: `${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_13__/* .named */ .r)(told)} is not the patch in the transcript` };
}
/** Files that are no report and that every run has. */
const ofEveryRun = ["transcript.jsonl", "result.json"];
/** Whatever is computed from the events, computed again: reports, the attempts' code and what it printed. */
async function computedFiles({ folder, events }, recorded) {
    return (0,_reports_files_js__WEBPACK_IMPORTED_MODULE_7__.renderFiles)(events, {
        readArtifact: (path) => folder.readArtifact(path),
        readShown: (name) => folder.readShown(name),
        runDir: typeof recorded?.["runDir"] === "string" ? recorded["runDir"] : null,
    });
}
function reportsFinding(computed, { events, files }) {
    const what = "reports";
    const by = (0,_run_state_apply_js__WEBPACK_IMPORTED_MODULE_11__/* .fold */ .AU)(events).run.version;
    if (by !== _version_js__WEBPACK_IMPORTED_MODULE_14__/* .version */ .r)
        return {
            what,
            status: "unproven",
            told: `written by version ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_13__/* .named */ .r)(by)}; not compared, because this version (${_version_js__WEBPACK_IMPORTED_MODULE_14__/* .version */ .r}) words them differently`,
        };
    const there = byPath(files);
    const differing = [...computed].filter(([path, content]) => there.get(path)?.sha256 !== (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(content).digest("hex"));
    if (differing.length > 0)
        return {
            what,
            status: "differs",
            told: paths("not as computed", differing.map(([path]) => path)).join(""),
        };
    return { what, status: "held", told: `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)("file", computed.size)}, as computed from the transcript` };
}
/** What blocks showed, by the events: name and hash. */
function shownIn(events) {
    const shown = events.flatMap((event) => (event.type === "execution" ? (event.shown ?? []) : []));
    return new Map(shown.map(({ name, sha256 }) => [`shown/${name}`, sha256]));
}
/** A run leaves no file that no event tells of. */
function othersFinding(strange, files, { computed, patch, artifacts, shown }) {
    const what = "others";
    const known = new Set([...computed, ...artifacts, ...(patch === null ? [] : [patch])]);
    const unknown = files.filter(({ path, sha256 }) => !known.has(path) && shown.get(path) !== sha256);
    const told = [
        ...paths("no event mentions", [...unknown.map(({ path }) => path), ...strange]),
        ...paths("gone", [...shown.keys()].filter((path) => !files.some((file) => file.path === path))),
    ];
    return told.length === 0
        ? { what, status: "held", told: "an event mentions every file" }
        : { what, status: "differs", told: told.join("; ") };
}
/** What the code left, as it was saved then. */
function artifactsFinding({ artifacts }, files) {
    const what = "artifacts";
    if (artifacts.length === 0)
        return { what, status: "absent", told: "the run left none" };
    const there = byPath(files);
    const differing = artifacts.filter(({ path, sha256 }) => there.get(`artifacts/${path}`)?.sha256 !== sha256);
    return differing.length === 0
        ? { what, status: "held", told: `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)("file", artifacts.length)}, as in the transcript` }
        : {
            what,
            status: "differs",
            told: paths("not as saved", differing.map(({ path }) => path)).join(""),
        };
}
/** @throws where it is no regular file. */
async function textAt(folder, path) {
    return Buffer.from(await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readRegular */ .VX)(folder.path, path)).toString("utf8");
}
function firstLine(message) {
    return message.split("\n")[0].slice(0, 200);
}


/***/ }),

/***/ 16486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WK: () => (/* binding */ threadMessage),
/* harmony export */   _W: () => (/* binding */ task),
/* harmony export */   b5: () => (/* binding */ runJob)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12311);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);


const taskSource = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt("kind", [
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("input") }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("file"), path: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)() }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("issue"), url: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)() }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("comment"), url: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)() }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("demo") }),
]));
/** What the person wants, with where it stands and who wrote it. */
const task = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The words of the person, whole. Markdown, at most 1 MiB in UTF-8. */
    text: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    source: taskSource(),
    /** The login of the author on GitHub; absent where nobody vouches for one (command line). */
    author: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
}));
/** What somebody said before. */
const threadMessage = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** Who; `assistant`: the writer itself. */
    author: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** Markdown. */
    text: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
}));
/** The job of a workflow in which a run took place. */
const runJob = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** `https://github.com`. */
    server: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** `owner/name`. */
    repository: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** The page of the workflow's run. */
    url: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** Of the workflow's run, from 1. */
    attempt: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** `owner/name@ref`, as the workflow names the action; absent for one of the repository's own. */
    action: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
}));


/***/ }),

/***/ 96572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ auditWords)
/* harmony export */ });
/* harmony import */ var _listed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90566);

/** So many cheats are named. */
const maxNamed = 5;
/** `34 ways to cheat held`, `2 of 34 ways to cheat fooled it: …`. */
function auditWords({ held, fooled, notTried, fault }) {
    if (fault !== undefined)
        return `not tried: ${fault}`;
    const tried = held + fooled.length;
    const rest = notTried === 0 ? "" : `; ${notTried} could not be tried`;
    if (fooled.length === 0)
        return `held against ${tried} ways to cheat${rest}`;
    const names = fooled
        .slice(0, maxNamed)
        .map(({ name }) => (0,_listed_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .r)(name))
        .join(", ");
    const more = fooled.length > maxNamed ? ` and ${fooled.length - maxNamed} more` : "";
    return `fooled by ${fooled.length} of ${tried} ways to cheat: ${names}${more}${rest}`;
}


/***/ }),

/***/ 35246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ editedWords)
/* harmony export */ });
/* harmony import */ var _listed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90566);

const verbs = { changed: "edited", added: "added", deleted: "deleted" };
/** What an edit did to files, to go on a sentence: "edited `a.py`, `b.py`; deleted `c.py`". */
function editedWords(edited) {
    const parts = ["changed", "added", "deleted"].map((wanted) => {
        const names = edited.filter(({ kind }) => kind === wanted).map(({ path }) => (0,_listed_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .r)(path));
        return names.length === 0 ? "" : `${verbs[wanted]} ${(0,_listed_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .K)(names)}`;
    });
    return parts.filter((part) => part !== "").join("; ");
}


/***/ }),

/***/ 28128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ pathAlone)
/* harmony export */ });
/** Longer ones are no paths. */
const maxLineChars = 1_100;
/**
 * A path that stands alone on a line, perhaps in backticks or bold, perhaps with a colon; null for words. A single word is
 * one too (`Makefile`), but for one with a colon behind it.
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

/***/ 20131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ec: () => (/* binding */ Control),
/* harmony export */   KW: () => (/* binding */ controlNotRun),
/* harmony export */   lO: () => (/* binding */ wantsControl)
/* harmony export */ });
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6257);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


/** Code of the warning that says why a control run did not end. */
const controlNotRun = "control-not-run";
/** Whether the policy wants the verifications run on the original files too. */
function wantsControl({ control, verify }) {
    return control !== undefined && verify.length > 0;
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
    /** What came of it, once: empty where it is still under way, and where it was asked before. Never throws. */
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
    return `The verification \`${command}\` failed before any change, but no test did: ${why}. Check the command: a pass proves less now.`;
}


/***/ }),

/***/ 70186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ resultOf)
});

// EXTERNAL MODULE: ./lib/run/state/apply.js
var apply = __webpack_require__(68071);
// EXTERNAL MODULE: ./lib/facts/execution.js
var facts_execution = __webpack_require__(6257);
// EXTERNAL MODULE: ./lib/run/state/proof.js
var proof = __webpack_require__(26261);
// EXTERNAL MODULE: ./lib/run/state/remaining.js
var remaining = __webpack_require__(23503);
// EXTERNAL MODULE: ./lib/run/state/standing.js
var standing = __webpack_require__(19411);
// EXTERNAL MODULE: ./lib/facts/endings.js
var endings = __webpack_require__(75823);
// EXTERNAL MODULE: ./lib/facts/files.js
var files = __webpack_require__(80436);
// EXTERNAL MODULE: ./lib/facts/decision.js
var decision = __webpack_require__(8473);
// EXTERNAL MODULE: ./lib/markdown/path-alone.js
var path_alone = __webpack_require__(28128);
;// CONCATENATED MODULE: ./lib/markdown/words.js
/** What of a Markdown text is no fenced code, without blank lines around it. */
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

// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
;// CONCATENATED MODULE: ./lib/reports/result.js











/** So many are named: a program that wants more reads the transcript. */
const maxLeftOut = 1_000;
/** 64 KiB of text at most: the result goes into step outputs, which GitHub bounds at 1 MiB for a job. */
const maxResultChars = 65_536;
/**
 * The result of a run, from its events. A run that has no end yet counts as cancelled.
 * @param runDir where the run's files lie, absolute. Default: nowhere.
 */
function resultOf(events, runDir = null) {
    const state = (0,apply/* fold */.AU)(events);
    const ran = state.attempts
        .flatMap((attempt) => attempt.executions)
        .filter((each) => each.ending !== "not-run");
    const last = state.attempts.at(-1);
    // What went on behind a block that failed says nothing of the failure.
    const keptOn = state.run?.policy.keepGoing === true && last !== undefined ? (0,standing/* failedBlockOf */.g$)(last) : undefined;
    const execution = keptOn ?? ran.at(-1);
    const failed = last && state.end?.outcome === "failed" ? ((0,standing/* failedBlockOf */.g$)(last) ?? (0,standing/* failedVerificationOf */.Kl)(last)) : undefined;
    return {
        version: 1,
        runId: state.run?.runId ?? "",
        outcome: state.end?.outcome ?? "cancelled",
        exitCode: (failed ?? execution)?.exitCode ?? null,
        attempts: attemptsOf(state),
        turns: state.attempts.length,
        verified: isVerified(state),
        proof: {
            control: state.run === null ? "not-run" : (0,proof/* controlOf */.rs)(state, state.run.policy),
            counterCheck: (0,proof/* counterCheckOf */.qe)(state),
            tests: (0,proof/* provedTests */.on)(state),
            cheats: cheatsOf(state),
        },
        summary: summaryOf(state),
        reason: state.end?.reason ?? "The run has no end yet.",
        result: (0,truncate/* truncateMiddle */.k)(execution?.stdout.text.trim() ?? "", maxResultChars),
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
function cheatsOf({ audit }) {
    if (audit === null)
        return null;
    const { held, fooled, notTried } = audit;
    return { held, fooled: fooled.map(({ name }) => name), notTried };
}
function attemptsOf({ run, attempts }) {
    if (run === null || !(0,standing/* isStepByStep */.G0)(run.policy) || attempts.length === 0)
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
            ...(document !== undefined && { document }),
            ...(line !== undefined && { line }),
            language,
            path,
            status: !isRun ? "not-run" : (0,facts_execution/* hasPassed */.Pc)(execution) ? "passed" : "failed",
            exitCode: execution?.exitCode ?? null,
            durationMs: execution?.durationMs ?? 0,
            ...(!isRun && { reason: execution?.evidence ?? "the run ended before it" }),
        };
    });
    return { blocks };
}
function approvalOf(state) {
    const awaiting = (0,remaining/* awaitingOf */.M)(state);
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
    const all = (0,remaining/* leftOutOf */.T)(state).map(({ path, reason, entries }) => ({
        path,
        reason,
        ...(entries === undefined ? {} : { entries }),
    }));
    const rest = (0,files/* countRefused */.IR)(all.slice(maxLeftOut));
    const named = all.slice(0, maxLeftOut);
    return rest === 0 ? named : [...named, { path: files/* unnamedPath */.C6, reason: "more than are named", entries: rest }];
}
function isVerified(state) {
    const { run, files } = state;
    const wanted = run?.policy.verify.length ?? 0;
    const last = (0,standing/* decidingAttempt */.JF)(state);
    return (wanted > 0 &&
        state.attempts.some(({ executions }) => executions.some(endings/* hasRun */.gb)) &&
        files?.unlikeVerified === undefined &&
        files?.changes?.withheld === undefined &&
        last?.verifications.length === wanted &&
        last.verifications.every(facts_execution/* hasPassed */.Pc));
}
function summaryOf(state) {
    const { end, reflection, run } = state;
    const last = (0,standing/* decidingAttempt */.JF)(state)?.reply;
    const isWhole = last !== undefined && !last.isCut && last.finish === "stop" && run?.policy.hasWriter === true;
    // Lines that belong to a block or to the run's own rules say nothing of the work.
    const paths = last?.blocks.flatMap(({ path }) => path ?? []) ?? [];
    const marks = [run?.policy.doneWord, ...paths];
    const said = (isWhole ? wordsOf((0,decision/* afterDecision */.Xg)(last.text)) : "")
        .split("\n")
        .filter((line) => !marks.includes(line.trim()) && !marks.includes((0,path_alone/* pathAlone */.N)(line)))
        .join("\n")
        .trim();
    const words = reflection?.text.trim() || said;
    return words === "" ? (end?.reason ?? "The run has no end yet.") : (0,truncate/* truncateMiddle */.k)(words, maxResultChars);
}


/***/ }),

/***/ 49413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ parseTranscript)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(12311);
// EXTERNAL MODULE: ./lib/facts/approval.js
var approval = __webpack_require__(91592);
// EXTERNAL MODULE: ./lib/facts/described.js
var described = __webpack_require__(30100);
;// CONCATENATED MODULE: ./lib/facts/audit-result.js


/** A way to cheat that a verification took for a right solution. */
const cheat = (0,described/* described */.WY)(() => schemas/* object */.Ikc({
    name: (0,described/* text */.Qq)(),
    /** What it does, in a clause about it. */
    what: (0,described/* text */.Qq)(),
    /** What closes the hole, in a sentence. */
    closes: (0,described/* text */.Qq)(),
}));
/** What came of attacking a run's verifications before its writer was asked. */
const auditResult = (0,described/* described */.WY)(() => schemas/* object */.Ikc({
    /** How many ways to cheat they withstood. */
    held: (0,described/* count */.U9)(),
    fooled: schemas/* array */.YOg(cheat()),
    /** How many could not be tried, because the sandbox failed. */
    notTried: (0,described/* count */.U9)(),
    /** Why nothing could be tried, in a sentence; absent where something was. */
    fault: (0,described/* text */.Qq)().exactOptional(),
}));

// EXTERNAL MODULE: ./lib/facts/block.js
var block = __webpack_require__(59626);
// EXTERNAL MODULE: ./lib/facts/checkpoint.js
var checkpoint = __webpack_require__(51761);
;// CONCATENATED MODULE: ./lib/facts/context-bound.js


/**
 * Which part of the conversation the writer is shown: the last turns, the first and the last ones, or as many of the last as
 * fit. A turn is a reply with what came back of it. What the system says, the task and the last turn always stay.
 */
const contextBound = (0,described/* described */.WY)(() => schemas/* discriminatedUnion */.gMt("keep", [
    schemas/* object */.Ikc({ keep: schemas/* literal */.euz("last"), turns: (0,described/* count */.U9)() }),
    schemas/* object */.Ikc({ keep: schemas/* literal */.euz("head-tail"), head: (0,described/* count */.U9)(), tail: (0,described/* count */.U9)() }),
    schemas/* object */.Ikc({ keep: schemas/* literal */.euz("tokens"), tokens: (0,described/* count */.U9)() }),
]));

// EXTERNAL MODULE: ./lib/facts/continues.js
var continues = __webpack_require__(71601);
// EXTERNAL MODULE: ./lib/facts/session.js
var session = __webpack_require__(58491);
// EXTERNAL MODULE: ./lib/facts/execution.js
var execution = __webpack_require__(6257);
// EXTERNAL MODULE: ./lib/facts/task.js
var task = __webpack_require__(16486);
// EXTERNAL MODULE: ./lib/facts/reply.js
var reply = __webpack_require__(73787);
// EXTERNAL MODULE: ./lib/facts/outcomes.js
var outcomes = __webpack_require__(83518);
// EXTERNAL MODULE: ./lib/facts/resumed.js
var resumed = __webpack_require__(24910);
// EXTERNAL MODULE: ./lib/facts/files.js
var files = __webpack_require__(80436);
;// CONCATENATED MODULE: ./lib/facts/events.js















/** What the run was asked to keep to, as it stands in the transcript so that a resumed run keeps to the same. */
const policy = (0,described/* described */.WY)(() => schemas/* object */.Ikc({
    /** Failing attempts after the first. */
    maxRetries: (0,described/* count */.U9)(),
    /** Replies that pass, or step by step (`until: done`) all replies, before the run ends. */
    maxTurns: (0,described/* count */.U9)(),
    /** How a run goes on: to the first pass, or step by step until the writer says that it is done. Absent: `pass`. */
    until: schemas/* enum */.k5n(["pass", "done"]).exactOptional(),
    /** What the writer says or prints when it is done; present with `until: done`. */
    doneWord: (0,described/* text */.Qq)().exactOptional(),
    /**
     * Where a failed attempt is decided about that no rule decides: at the beginning of the reply that corrects it, in a call
     * of its own, or nowhere, which is to try again. Absent: `separate`.
     */
    decision: schemas/* enum */.k5n(["combined", "separate", "rules"]).exactOptional(),
    /** Words of the user's behind ours on the writer's part, or in their place. Absent: none. */
    systemPrompt: schemas/* object */.Ikc({ text: (0,described/* text */.Qq)(), isAlone: (0,described/* present */.Eb)() }).exactOptional(),
    /** Present where the writer is shown the pictures that its code left. */
    vision: (0,described/* present */.Eb)(),
    /** Which part of the conversation the writer is shown. Absent: all of it. */
    context: contextBound().exactOptional(),
    /** Which blocks of a reply are run: all, or of those that can be run the last. Absent: all. */
    blocks: schemas/* enum */.k5n(["all", "last"]).exactOptional(),
    /** Fresh sessions after infrastructure endings, over the whole run. */
    maxInfrastructureRetries: (0,described/* count */.U9)(),
    /** Input and output tokens of all calls; null: no bound. */
    maxTokens: (0,described/* count */.U9)().nullable(),
    /** US dollars of all calls; absent: no bound. */
    maxCostUsd: (0,described/* amount */.vj)().exactOptional(),
    /** A block's deadline. */
    timeoutMs: (0,described/* amount */.vj)(),
    /** Longest time that a block may write nothing; absent: its deadline alone counts. */
    idleTimeoutMs: (0,described/* amount */.vj)().exactOptional(),
    /** The run's own deadline, counted from `run-started`. */
    totalTimeoutMs: (0,described/* amount */.vj)(),
    /** The user's own commands, in order; all must end with 0. */
    verify: schemas/* array */.YOg((0,described/* text */.Qq)()),
    /** Files in which verifications tell of their tests; none: they are not counted. Absent: by what the command calls. */
    verifyReport: schemas/* array */.YOg((0,described/* text */.Qq)()).exactOptional(),
    /**
     * Whether the verifications are also run on the workspace as it was given: `require` makes it a failure where all of them
     * pass there. Absent: they are not.
     */
    control: schemas/* enum */.k5n(["auto", "require"]).exactOptional(),
    /** Present where a pass is held against the same verification that expects something else. */
    counterCheck: (0,described/* present */.Eb)(),
    /**
     * Whether the verifications are attacked before the writer is asked: `require` ends the run where they can be fooled, or
     * nobody knows. Absent: they are not.
     */
    audit: schemas/* enum */.k5n(["tell", "require"]).exactOptional(),
    /** Go on after a block that failed (`exec --keep-going`). */
    keepGoing: schemas/* boolean */.zMY(),
    /** Whether a failed attempt may go back to a writer at all; false for `exec`, which has none. */
    hasWriter: schemas/* boolean */.zMY(),
    /** When a person, or whoever stands for one, is asked: before code runs, or before the run ends. Absent: never. */
    approval: schemas/* enum */.k5n(["always", "terminate"]).exactOptional(),
    /** The model that is asked before code runs, before a person is. Absent: none. */
    reviewer: (0,described/* text */.Qq)().exactOptional(),
    /** The JSON schema that the run's result must fit; absent: none is asked for as data. */
    resultSchema: schemas/* record */.g1P((0,described/* text */.Qq)(), schemas/* unknown */.L5J()).exactOptional(),
    /** Present where the writer is asked for last words over the whole run. */
    reflect: (0,described/* present */.Eb)(),
    /** Present where nothing of what is written is run. */
    runsNothing: (0,described/* present */.Eb)(),
}));
const attempt = schemas/* number */.aig().int().positive();
const errorCode = (0,described/* openWord */.ZK)();
/** How long the writer took to answer, in milliseconds; absent where it was not asked, and in transcripts of versions that did not say. */
const answered = { tookMs: (0,described/* amount */.vj)().exactOptional() };
const portCalls = ["start", "ask", "approve", "decide", "execute", "verify"];
/**
 * Each type of fact, in the past tense, with what it holds; a transcript is these, one JSON object a line. State and
 * reports are computed from it. Further fields are kept: a later version may have written them.
 */
const facts = {
    "run-started": schemas/* object */.Ikc({
        runId: (0,described/* text */.Qq)(),
        task: (0,task/* task */._W)(),
        /** What was said before, from which the conversation goes on; absent: nothing. */
        thread: schemas/* array */.YOg((0,task/* threadMessage */.WK)()).exactOptional(),
        /** Every setting as a person gave or left it, secrets left out. */
        settings: schemas/* record */.g1P((0,described/* text */.Qq)(), schemas/* unknown */.L5J()),
        /** What was given of them, as it was written, for a run that is resumed; absent: in transcripts of versions that did not keep it. */
        given: schemas/* record */.g1P((0,described/* text */.Qq)(), schemas/* unknown */.L5J()).exactOptional(),
        /** Where each of them was given that is no default, by their names: `--image`, `.agent-exec.yml:3 image`; absent: nobody said. */
        origins: schemas/* record */.g1P((0,described/* text */.Qq)(), (0,described/* text */.Qq)()).exactOptional(),
        policy: policy(),
        /** The writer's name and the executor's usage text: with them the prompt is a function of the transcript. */
        writer: (0,described/* text */.Qq)().nullable(),
        usageText: (0,described/* text */.Qq)(),
        /** The files whose words, a part of the usage text, the writer is told as the owner's; absent: none. */
        instructions: schemas/* array */.YOg((0,described/* text */.Qq)()).exactOptional(),
        version: (0,described/* text */.Qq)(),
        /** The workflow's job that it is a part of; absent: none. */
        job: (0,task/* runJob */.b5)().exactOptional(),
        /** Present where the run goes on from an earlier one, whose conversation its own begins with. */
        continues: (0,continues/* continues */.f)().exactOptional(),
    }),
    "session-started": schemas/* object */.Ikc({
        ...(0,session/* sessionFacts */.aJ)().shape,
        /** A hash in hex of the files that were given; absent where none were. */
        given: (0,described/* text */.Qq)().exactOptional(),
        /** Present where what a turn changed can be kept for a fresh session. */
        takesCheckpoints: (0,described/* present */.Eb)(),
        /** Absent where it began with what the run was given. */
        restored: (0,checkpoint/* restored */.v0)().exactOptional(),
    }),
    reply: schemas/* object */.Ikc({
        attempt,
        text: (0,described/* text */.Qq)(),
        thought: (0,described/* text */.Qq)().nullable(),
        blocks: schemas/* array */.YOg((0,block/* codeBlock */.DV)()),
        /** True when a fence was never closed. */
        isCut: schemas/* boolean */.zMY(),
        /** Blocks beyond the bound for one reply, of which then nothing is run; absent where there are none. */
        blocksLeftOut: (0,described/* count */.U9)().exactOptional(),
        /** Why nothing of it could be run although it is whole; absent: nothing was wrong with it. */
        fault: (0,described/* openWord */.ZK)().exactOptional(),
        /** Present where the policy's done word stands alone on a line of its words, outside of code. */
        saysDone: (0,described/* present */.Eb)(),
        finish: (0,reply/* finish */.O9)(),
        usage: (0,reply/* usage */.CI)(),
        ...answered,
    }),
    /** An answer to the question whether the blocks of an attempt may run, or whether the run may end. */
    approval: schemas/* object */.Ikc({
        attempt,
        ...(0,approval/* answer */.ZF)().shape,
        /** Of the blocks that the answer is about (docs/approval.md): those that run, where it approves. */
        sha256: (0,described/* text */.Qq)(),
        /** The attempt's blocks from now on, where the person changed them. */
        blocks: schemas/* array */.YOg((0,block/* codeBlock */.DV)()).exactOptional(),
        /** What the answer cost; absent: nothing. */
        usage: (0,reply/* usage */.CI)().exactOptional(),
    }),
    /** Nobody could be asked: the run waits for an answer from outside. */
    "approval-awaited": schemas/* object */.Ikc({ attempt, asked: (0,approval/* asked */.NZ)(), sha256: (0,described/* text */.Qq)() }),
    execution: schemas/* object */.Ikc({ attempt, block: (0,described/* count */.U9)(), ...(0,execution/* execution */.n7)().shape }),
    verification: schemas/* object */.Ikc({
        attempt,
        /** Index into the policy's `verify`. */
        index: (0,described/* count */.U9)(),
        command: (0,described/* text */.Qq)(),
        /** Which of the code's changes it did not have, and why, in sentences; absent: it had all. */
        without: (0,described/* text */.Qq)().exactOptional(),
        ...(0,execution/* execution */.n7)().shape,
    }),
    /** A verification's run on the workspace as it was given, before any change. */
    control: schemas/* object */.Ikc({
        /** Index into the policy's `verify`. */
        index: (0,described/* count */.U9)(),
        command: (0,described/* text */.Qq)(),
        ...(0,execution/* execution */.n7)().shape,
    }),
    /** The verifications were attacked before the writer was asked. */
    audited: auditResult(),
    /** The process of the run had ended, and another one goes on. */
    resumed: (0,resumed/* resumed */.u)(),
    /** What code had changed by the end of a turn was kept, in place of what was kept before; or it could not be. */
    checkpoint: schemas/* object */.Ikc({ attempt, ...(0,checkpoint/* keptChanges */.ap)().shape }),
    decision: schemas/* object */.Ikc({
        attempt,
        source: schemas/* enum */.k5n(["model", "rule"]),
        /** Present when `source` is `rule`. */
        rule: (0,described/* openWord */.ZK)().exactOptional(),
        /** What the model's decision cost, or its answers that were none; absent for other rules, and with a reply. */
        usage: (0,reply/* usage */.CI)().exactOptional(),
        /** Present where it is the beginning of the reply that follows, whose tokens are the reply's. */
        isInReply: (0,described/* present */.Eb)(),
        /** What the writer answered where it was to decide and to write: words without code. */
        text: (0,described/* text */.Qq)().exactOptional(),
        ...(0,reply/* retryDecision */.PQ)().shape,
        ...answered,
    }),
    /** The run's result as the writer gave it, fitting the policy's schema; or why there is none, `value` being null then. */
    data: schemas/* object */.Ikc({ value: schemas/* unknown */.L5J(), fault: (0,described/* text */.Qq)().exactOptional(), usage: (0,reply/* usage */.CI)(), ...answered }),
    /** The writer's last words over the whole run, after all that it left was saved; code in them is not run. */
    reflection: schemas/* object */.Ikc({
        text: (0,described/* text */.Qq)(),
        thought: (0,described/* text */.Qq)().nullable(),
        finish: (0,reply/* finish */.O9)(),
        usage: (0,reply/* usage */.CI)(),
        ...answered,
    }),
    warning: schemas/* object */.Ikc({
        code: (0,described/* text */.Qq)(),
        message: (0,described/* text */.Qq)(),
        /** From now on the writer is shown at most so many tokens of the conversation, because it took no more. */
        contextTokens: (0,described/* count */.U9)().exactOptional(),
    }),
    /** A port gave up after its own retries; `next` decides whether a fresh session helps. */
    failure: schemas/* object */.Ikc({ during: schemas/* enum */.k5n(portCalls), code: errorCode, message: (0,described/* text */.Qq)(), nextStep: (0,described/* text */.Qq)() }),
    /** The run was told to stop: by its own deadline, by a person or machine, or by an error that no call of a port threw. */
    interrupted: schemas/* object */.Ikc({
        by: schemas/* enum */.k5n(["deadline", "signal", "error"]),
        message: (0,described/* text */.Qq)(),
        /** Present where `by` is `error`. */
        code: errorCode.exactOptional(),
        /** Like `code`. */
        nextStep: (0,described/* text */.Qq)().exactOptional(),
        /** What was under way then; absent where the run had only begun, and in transcripts of versions that did not say. */
        during: schemas/* enum */.k5n([...portCalls, "audit", "checkpoint", "control", "collect", "fill", "reflect"])
            .exactOptional(),
        /** What the sandbox's start said last that it was at, such as a command of the setup. */
        progress: (0,described/* text */.Qq)().exactOptional(),
    }),
    "files-saved": schemas/* object */.Ikc({
        artifacts: schemas/* array */.YOg((0,files/* artifact */.dj)()),
        leftOut: schemas/* array */.YOg((0,files/* leftOut */.ig)()),
        /** Present where the code was given files and what it left is kept; in earlier versions not where saving failed. */
        changes: (0,files/* workspaceChanges */.Rn)().exactOptional(),
        /**
         * Paths of files that are not what the verifications had read: other, new or gone, although no block has run
         * since. Then nothing is verified. Absent: all are the same, byte for byte.
         */
        unlikeVerified: schemas/* array */.YOg((0,described/* text */.Qq)()).exactOptional(),
        /** What was decided about the network after the last execution; absent where nothing was. */
        network: schemas/* array */.YOg((0,execution/* networkDecision */.n6)()).exactOptional(),
    }),
    /** The sandbox outlives the run, because a person asked for that. */
    "sandbox-kept": (0,session/* keptSandbox */.sP)(),
    "run-ended": schemas/* object */.Ikc({
        outcome: (0,described/* wordOf */.aG)(outcomes/* outcomes */.KI),
        /** One sentence: why. */
        reason: (0,described/* text */.Qq)(),
        /** One sentence: what to do now; "" only for `passed`. */
        nextStep: (0,described/* text */.Qq)(),
        /** Present where an error ended the run; absent in transcripts of versions that did not say. */
        code: errorCode.exactOptional(),
    }),
};

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
    const warnings = torn === "" ? [] : ["The transcript's last line is incomplete and was left out."];
    const events = [];
    for (const [index, line] of lines.entries()) {
        const event = parseLine(line, index);
        if (Object.hasOwn(facts, event.type))
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
        throw invalid(seq + 1, "it is not JSON", cause);
    }
    if (typeof event !== "object" || event === null)
        throw invalid(seq + 1, "it is not an object");
    if (event.v !== 1)
        throw invalid(seq + 1, `its version is ${JSON.stringify(event.v)}, but only 1 can be read`);
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
    const { success, error } = facts[event.type].safeParse(event);
    if (success)
        return event;
    const [issue] = error.issues;
    throw invalid(index + 1, `in ${event.type}, ${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}`, error);
}
function invalid(line, why, cause) {
    return new errors/* AgentExecError */.r("transcript-invalid", `Line ${line} of the transcript cannot be used: ${why}.`, {
        nextStep: "Use an unchanged transcript. A transcript of a newer version needs a newer agent-exec.",
        cause,
    });
}


/***/ }),

/***/ 26261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CO: () => (/* binding */ isControlOver),
/* harmony export */   on: () => (/* binding */ provedTests),
/* harmony export */   qe: () => (/* binding */ counterCheckOf),
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
 * What the verifications of the attempt that decides said where they expected something else. `passed`: one of them at least, which
 * so is no proof. `failed`: one at least, and none passed. `not-run`: none was, or plainly expects anything.
 */
function counterCheckOf(state) {
    const told = ((0,_standing_js__WEBPACK_IMPORTED_MODULE_2__/* .decidingAttempt */ .JF)(state)?.verifications ?? []).map(({ counterCheck }) => counterCheck);
    return told.includes("passed") ? "passed" : told.includes("failed") ? "failed" : "not-run";
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


/***/ })

};
