export const id = 9877;
export const ids = [9877];
export const modules = {

/***/ 69877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ recheckRun),
/* harmony export */   k: () => (/* binding */ attestationName)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(12311);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9668);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51196);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(90566);
/* harmony import */ var _facts_described_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30100);
/* harmony import */ var _facts_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80436);
/* harmony import */ var _reports_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(84055);
/* harmony import */ var _reports_older_transcripts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(55159);
/* harmony import */ var _reports_result_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(64558);
/* harmony import */ var _reports_transcript_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3945);
/* harmony import */ var _run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5314);
/* harmony import */ var _run_state_apply_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(68071);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(13411);
















/** A run's attestations: Sigstore bundles, one per line. */
const attestationName = "attestation.jsonl";
const manifestName = "manifest.json";
const manifest = zod__WEBPACK_IMPORTED_MODULE_13__/* .object */ .Ikc({ files: zod__WEBPACK_IMPORTED_MODULE_13__/* .array */ .YOg((0,_facts_files_js__WEBPACK_IMPORTED_MODULE_6__/* .artifact */ .dj)()) });
const namesPatch = zod__WEBPACK_IMPORTED_MODULE_13__/* .object */ .Ikc({ patch: zod__WEBPACK_IMPORTED_MODULE_13__/* .object */ .Ikc({ path: (0,_facts_described_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)() }).nullable() });
/**
 * Computes again everything that a run's folder claims. All of it may come from a stranger.
 * @throws AgentExecError `settings-invalid` if there is no run, `transcript-invalid` if its transcript is unreadable.
 */
async function recheckRun(path) {
    const { folder, transcript } = await (0,_run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_11__/* .openRunFolder */ .iN)(path);
    const { events, warnings } = (0,_reports_transcript_js__WEBPACK_IMPORTED_MODULE_10__/* .parseTranscript */ .K)(transcript);
    const state = (0,_run_state_apply_js__WEBPACK_IMPORTED_MODULE_12__/* .fold */ .AU)(events);
    const files = (await folder.list()).filter((each) => ![manifestName, attestationName].includes(each.path));
    const recorded = await recordedResult(folder);
    const runDir = typeof recorded?.["runDir"] === "string" ? recorded["runDir"] : null;
    const result = (0,_reports_result_js__WEBPACK_IMPORTED_MODULE_9__/* .resultOf */ .Bg)(events, runDir);
    // Reports, and the attempts' code and output, depend only on events.
    const computed = await (0,_reports_files_js__WEBPACK_IMPORTED_MODULE_7__.renderFiles)(events, {
        readArtifact: (artifact) => folder.readArtifact(artifact),
        readShown: (name) => folder.readShown(name),
        runDir,
    });
    const findings = [
        await manifestFinding(folder, files),
        transcriptFinding(events, state, warnings),
        resultFinding(recorded, result, state),
        await patchFinding(folder, { recorded, state, there: byPath(files) }),
        artifactsFinding(result, files),
        reportsFinding(computed, { events, files }),
        othersFinding(await folder.strange(), files, {
            computed: [...computed.keys(), ...ofEveryRun],
            patch: state.files?.changes?.patch ?? null,
            artifacts: result.artifacts.map(({ path }) => `artifacts/${path}`),
            shown: shownIn(events),
        }),
    ];
    return { folder, events, state, result, files, findings };
}
async function manifestFinding(folder, now) {
    let then;
    try {
        then = manifest.parse(JSON.parse(await textAt(folder, manifestName))).files;
    }
    catch (thrown) {
        return differs("manifest", `${manifestName} cannot be read: ${firstLine((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(thrown))}`);
    }
    const [listedThen, there] = [byPath(then), byPath(now)];
    const gone = [...listedThen.keys()].filter((path) => !there.has(path));
    const added = [...there.keys()].filter((path) => !listedThen.has(path));
    const changed = [...listedThen].flatMap(([path, before]) => {
        const after = there.get(path);
        return after && (before.sha256 !== after.sha256 || before.bytes !== after.bytes) ? [path] : [];
    });
    const told = [...paths("changed", changed), ...paths("gone", gone), ...paths("not listed", added)];
    return judged("manifest", told, `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)("file", now.length)}, all as listed`);
}
function differs(what, told) {
    return { what, status: "differs", told };
}
/** Differs if something is wrong. */
function judged(what, wrong, right) {
    return wrong.length > 0 ? differs(what, wrong.join("; ")) : { what, status: "held", told: right };
}
function byPath(files) {
    return new Map(files.map((file) => [file.path, file]));
}
const maxNamed = 5;
function paths(how, all) {
    if (all.length === 0)
        return [];
    const more = all.length > maxNamed ? ` and ${all.length - maxNamed} more` : "";
    return [`${how}: ${all.slice(0, maxNamed).map(_format_listed_js__WEBPACK_IMPORTED_MODULE_14__/* .named */ .r).join(", ")}${more}`];
}
function transcriptFinding(events, { end }, warnings) {
    if (warnings.length > 0)
        return differs("transcript", warnings.join(" "));
    const missing = end === null ? ["the end of the run is missing"] : [];
    return judged("transcript", missing, `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)("event", events.length)}, complete to the run's end`);
}
async function recordedResult(folder) {
    try {
        const value = JSON.parse(await textAt(folder, "result.json"));
        return typeof value === "object" && value !== null ? (0,_reports_older_transcripts_js__WEBPACK_IMPORTED_MODULE_8__/* .resultOfToday */ .Ol)(value) : null;
    }
    catch {
        return null;
    }
}
function resultFinding(recorded, result, state) {
    if (recorded === null)
        return differs("result", "result.json cannot be read");
    const now = JSON.parse(JSON.stringify(result));
    const names = [...new Set([...Object.keys(now), ...Object.keys(recorded)])];
    const differing = names.filter((name) => !(0,node_util__WEBPACK_IMPORTED_MODULE_1__.isDeepStrictEqual)(recorded[name], now[name]));
    const verb = differing.length === 1 ? "differs" : "differ";
    const wrong = `${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_14__/* .listed */ .K)(differing.map(_format_listed_js__WEBPACK_IMPORTED_MODULE_14__/* .named */ .r))} of result.json ${verb} from the transcript (written by ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_14__/* .named */ .r)(state.run.version)})`;
    const verified = result.verified ? "verified" : "not verified";
    const right = `${result.outcome}, ${verified}, same as in the transcript`;
    return judged("result", differing.length > 0 ? [wrong] : [], right);
}
async function patchFinding(folder, { recorded, state: { files }, there }) {
    const told = files?.changes?.patch ?? null;
    const { success, data } = namesPatch.safeParse(recorded);
    if (success && (data.patch?.path ?? null) !== told)
        return differs("patch", "result.json and the transcript name different patches");
    if (told === null)
        return { what: "patch", status: "absent", told: "the run left none" };
    const { diff, patchSha256 } = files.changes;
    const now = there.get(told);
    if (now === undefined)
        return differs("patch", `${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_14__/* .named */ .r)(told)} is missing`);
    const { text: beginning = "", insertions = 0, deletions = 0 } = diff ?? {};
    // Earlier versions recorded only its beginning.
    const isSame = patchSha256 === undefined
        ? (await textAt(folder, told)).startsWith(beginning)
        : patchSha256 === now.sha256;
    const wrong = isSame ? [] : [`${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_14__/* .named */ .r)(told)} is not the patch in the transcript`];
    return judged("patch", wrong, `${told}, +${insertions} −${deletions}, same as in the transcript`);
}
/** Files of every run that are not reports. */
const ofEveryRun = ["transcript.jsonl", "result.json"];
function reportsFinding(computed, { events, files }) {
    const by = (0,_run_state_apply_js__WEBPACK_IMPORTED_MODULE_12__/* .fold */ .AU)(events).run.version;
    if (by !== _version_js__WEBPACK_IMPORTED_MODULE_15__/* .version */ .r) {
        const told = `written by version ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_14__/* .named */ .r)(by)}; not compared, because this version (${_version_js__WEBPACK_IMPORTED_MODULE_15__/* .version */ .r}) words them differently`;
        return { what: "reports", status: "unproven", told };
    }
    const there = byPath(files);
    const hashOf = (content) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(content).digest("hex");
    const differing = [...computed].filter(([path, content]) => there.get(path)?.sha256 !== hashOf(content));
    const wrong = paths("not as computed", namesOf(differing));
    return judged("reports", wrong, `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)("file", computed.size)}, same as computed from the transcript`);
}
function namesOf(entries) {
    return entries.map(([name]) => name);
}
/** Outputs that blocks displayed, by the events: name and hash. */
function shownIn(events) {
    const shown = events.flatMap((event) => (event.type === "execution" ? (event.shown ?? []) : []));
    return new Map(shown.map(({ name, sha256 }) => [`shown/${name}`, sha256]));
}
/** Every file of a run must appear in an event. */
function othersFinding(strange, files, { computed, patch, artifacts, shown }) {
    const known = new Set([...computed, ...artifacts, ...(patch === null ? [] : [patch])]);
    const unknown = files.filter(({ path, sha256 }) => !known.has(path) && shown.get(path) !== sha256);
    const told = [
        ...paths("no event mentions", [...unknown.map(({ path }) => path), ...strange]),
        ...paths("gone", namesOf([...shown].filter(([path]) => !files.some((file) => file.path === path)))),
    ];
    return judged("others", told, "the transcript mentions every file");
}
/** Compares the artifacts with the transcript. */
function artifactsFinding({ artifacts }, files) {
    if (artifacts.length === 0)
        return { what: "artifacts", status: "absent", told: "the run left none" };
    const there = byPath(files);
    const differing = artifacts.filter(({ path, sha256 }) => there.get(`artifacts/${path}`)?.sha256 !== sha256);
    const wrong = paths("not as saved", [...byPath(differing).keys()]);
    return judged("artifacts", wrong, `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)("file", artifacts.length)}, same as in the transcript`);
}
/** @throws Error if it is not a regular file. */
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

/***/ 55159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ol: () => (/* binding */ resultOfToday),
/* harmony export */   aQ: () => (/* binding */ inNamesOfToday),
/* harmony export */   tp: () => (/* binding */ inFieldsOfToday)
/* harmony export */ });
/* harmony import */ var _rows_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83647);
/* harmony import */ var _rows_policy_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67349);
/* harmony import */ var _rows_renamed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43667);



/** Fields that had another name in earlier versions: settings, and what a run and a result say of its verifications. */
function inNamesOfToday(event) {
    if (event.type === "run-started")
        return { ...event, ...startedToday(event) };
    if (event.type !== "verification" || !("counterCheck" in event))
        return event;
    const { counterCheck, ...today } = event;
    return { ...today, failsOnChangedValues: counterCheck === "failed" };
}
function startedToday(run) {
    const { settings, given, origins, policy } = run;
    const renamed = Object.entries({ settings, given, origins }).flatMap(([name, fields]) => isFields(fields) ? [[name, (0,_rows_renamed_js__WEBPACK_IMPORTED_MODULE_2__/* .inNewNames */ .AL)(fields)]] : []);
    return { ...Object.fromEntries(renamed), ...(isFields(policy) && { policy: policyToday(policy) }) };
}
/** What it meant that an earlier version left a field out. */
const ifAbsent = {
    until: "pass",
    decision: "separate",
    verifyBefore: "off",
    verifyChangedValues: "off",
};
/** Earlier versions kept only what was not the default, some of it by another name. What they did not know has its default. */
function policyToday({ control, counterCheck, reviewer, maxTokens, ...kept }) {
    const defaults = Object.entries(_rows_policy_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .policyRows */ .Ob).map(([name, { value }]) => [name, value.absent]);
    return {
        ...(0,_rows_options_js__WEBPACK_IMPORTED_MODULE_0__/* .optionsOf */ .cz)(_rows_policy_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .policyRows */ .Ob, Object.fromEntries(defaults)),
        ...ifAbsent,
        ...kept,
        ...(control !== undefined && { verifyBefore: control }),
        ...(counterCheck !== undefined && { verifyChangedValues: "auto" }),
        ...(reviewer !== undefined && { reviewerModel: reviewer }),
        ...(typeof maxTokens === "number" && { maxTokens }),
        ...(kept["audit"] === "tell" && { audit: "report" }),
    };
}
/** The content of a `result.json` that an earlier version wrote, by the names of today. */
function resultOfToday(result) {
    const { proof } = result;
    if (!isFields(proof) || !("control" in proof))
        return result;
    const { control, counterCheck, ...today } = proof;
    const known = (told) => (told === "failed" ? true : told === "passed" ? false : null);
    const untested = control === "untested" && { beforeUntested: true };
    const now = { failedBefore: known(control), ...untested, failsOnChangedValues: known(counterCheck) };
    return { ...result, proof: { ...today, ...now } };
}
function isFields(value) {
    return typeof value === "object" && value !== null;
}
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


/***/ }),

/***/ 3945:
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
    /** How many wrong solutions they withstood. */
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
// EXTERNAL MODULE: ./lib/facts/continues.js
var continues = __webpack_require__(71601);
;// CONCATENATED MODULE: ./lib/facts/event-context.js


/** What the model was shown of a GitHub event beside the task. */
const eventContext = (0,described/* described */.WY)(() => schemas/* object */.Ikc({
    /** Markdown. What other people wrote is in fences named `data`. */
    text: (0,described/* text */.Qq)(),
    /** Each part that the text has, with its estimated tokens. */
    included: schemas/* array */.YOg(schemas/* object */.Ikc({ what: (0,described/* text */.Qq)(), tokens: (0,described/* count */.U9)() })),
    /** Each part that is shortened or missing, and why. */
    cut: schemas/* array */.YOg(schemas/* object */.Ikc({ what: (0,described/* text */.Qq)(), why: (0,described/* text */.Qq)() })),
}));

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
// EXTERNAL MODULE: ./lib/rows/options.js
var options = __webpack_require__(83647);
// EXTERNAL MODULE: ./lib/rows/policy-rows.js + 1 modules
var policy_rows = __webpack_require__(67349);
;// CONCATENATED MODULE: ./lib/facts/policy.js




/** What a run keeps to, as its transcript holds it for a resumed run: settings, and what they do not say themselves. */
const policy = (0,described/* described */.WY)(() => schemas/* object */.Ikc({
    ...(0,options/* keptShape */.cs)(policy_rows/* policyRows */.Ob),
    /** Counted as `until` says. */
    maxTurns: (0,described/* count */.U9)(),
    until: schemas/* enum */.k5n(["pass", "done"]),
    /** What the writer says or prints when it is done; present with `until: done`. */
    doneWord: (0,described/* text */.Qq)().exactOptional(),
    /** Additional text for the system message, or a text in its place. Absent: none. */
    systemPrompt: schemas/* object */.Ikc({ text: (0,described/* text */.Qq)(), isAlone: (0,described/* present */.Eb)() }).exactOptional(),
    /** The JSON schema that the run's result must match. Absent: the run returns no JSON. */
    resultSchema: schemas/* record */.g1P((0,described/* text */.Qq)(), schemas/* unknown */.L5J()).exactOptional(),
    /** How many fresh sessions the run may start after infrastructure endings. */
    maxInfrastructureRetries: (0,described/* count */.U9)(),
    /** Whether a failed attempt may go back to a writer; false for `exec`, which has none. */
    hasWriter: schemas/* boolean */.zMY(),
    /** Present if the run executes nothing. */
    runsNothing: (0,described/* present */.Eb)(),
}));

// EXTERNAL MODULE: ./lib/facts/resumed.js
var resumed = __webpack_require__(24910);
// EXTERNAL MODULE: ./lib/facts/files.js
var files = __webpack_require__(80436);
;// CONCATENATED MODULE: ./lib/facts/events.js
















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
        /** What the model was shown of the GitHub event beside the task; absent: nothing. */
        context: eventContext().exactOptional(),
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

// EXTERNAL MODULE: ./lib/reports/older-transcripts.js
var older_transcripts = __webpack_require__(55159);
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
            events.push(checked((0,older_transcripts/* inNamesOfToday */.aQ)(event), index));
        else
            warnings.push(`Line ${index + 1} of the transcript has the unknown type ${JSON.stringify(event.type)} and was skipped.`);
    }
    if (events[0]?.type !== "run-started")
        throw invalid(1, "it does not begin with run-started");
    return { events: (0,older_transcripts/* inFieldsOfToday */.tp)(events), nextSeq: lines.length, warnings };
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


/***/ })

};
