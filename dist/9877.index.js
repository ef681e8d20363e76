export const id = 9877;
export const ids = [9877,3945];
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
        return { what: "artifacts", status: "absent", told: "the run left no artifacts" };
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
/** The task, with its place and author. */
const task = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The complete text of the task: Markdown, at most 1 MiB in UTF-8. */
    text: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    source: taskSource(),
    /** The author's login on GitHub. Absent if nobody confirms it, as in a terminal. */
    author: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
}));
/** One earlier message of a conversation. */
const threadMessage = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The author. `assistant` is the writer. */
    author: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** Markdown. */
    text: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
}));
/** The workflow's job in which a run ran. */
const runJob = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** `https://github.com`. */
    server: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** `owner/name`. */
    repository: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** The page of the workflow's run. */
    url: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** The number of the workflow run's attempt, from 1. */
    attempt: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** The action as the workflow names it, `owner/name@ref`. Absent if the action is in the same repository. */
    action: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /** The commit that the run is about, in hex. Absent: none, or the code worked on other files. */
    commit: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /** The page of the failed workflow run that the run is about. Absent: none. */
    failedRun: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
}));


/***/ }),

/***/ 84055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderFiles: () => (/* binding */ renderFiles)
});

// EXTERNAL MODULE: ./lib/run/state/apply.js
var apply = __webpack_require__(68071);
// EXTERNAL MODULE: ./lib/output/output-lines.js
var output_lines = __webpack_require__(44934);
// EXTERNAL MODULE: ./lib/reports/code-endings.js
var code_endings = __webpack_require__(6443);
// EXTERNAL MODULE: ./lib/reports/html.js + 4 modules
var html = __webpack_require__(15595);
// EXTERNAL MODULE: ./node_modules/fast-xml-builder/src/fxb.js + 3 modules
var fxb = __webpack_require__(43489);
// EXTERNAL MODULE: ./lib/output/visible.js
var visible = __webpack_require__(14647);
// EXTERNAL MODULE: ./lib/facts/endings.js
var endings = __webpack_require__(75823);
// EXTERNAL MODULE: ./lib/facts/execution.js
var facts_execution = __webpack_require__(6257);
// EXTERNAL MODULE: ./lib/facts/outcomes.js
var outcomes = __webpack_require__(83518);
// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
// EXTERNAL MODULE: ./lib/run/state/standing.js
var standing = __webpack_require__(19411);
;// CONCATENATED MODULE: ./lib/reports/junit.js








/** 16 Ki UTF-16 units of what each printed, head and tail: the whole stands in the transcript. */
const maxOutputChars = 16_384;
/**
 * A run as JUnit XML, for whatever shows test reports: the run itself, the blocks of the attempt that decides, each
 * verification, and the tests that those told of. What an earlier attempt got wrong is no failure of a run that passed.
 */
function junitOf(events) {
    const state = (0,apply/* fold */.AU)(events);
    const suites = suitesOf(state);
    const builder = new fxb/* default */.A({
        ignoreAttributes: false,
        attributeNamePrefix: "@",
        format: true,
        suppressEmptyNode: true,
    });
    const all = suites.flatMap(({ cases }) => cases);
    const xml = builder.build({
        "?xml": { "@version": "1.0", "@encoding": "UTF-8" },
        testsuites: {
            "@name": `agent-exec ${state.run.runId}`,
            ...countsOf(all),
            testsuite: suites.map(({ name, cases }) => ({
                "@name": readable(name),
                ...countsOf(cases),
                testcase: cases.map((each) => testcase(name, each)),
            })),
        },
    });
    return String(xml);
}
function suitesOf(state) {
    const attempt = (0,standing/* decidingAttempt */.JF)(state);
    const blocks = (attempt?.executions ?? []).map((each) => caseOf(`block ${each.block + 1}: ${attempt?.reply.blocks[each.block]?.language ?? ""}`, each));
    const verifications = attempt?.verifications ?? [];
    return [
        { name: "run", cases: [ofRun(state)] },
        { name: "code", cases: blocks },
        { name: "verification", cases: verifications.map((each) => caseOf(each.command, each)) },
        ...verifications.map(({ command, tests }) => ({
            name: command,
            cases: (tests?.cases ?? []).map(ofTest),
        })),
    ].filter(({ cases }) => cases.length > 0);
}
function ofRun({ run, end, lastAt }) {
    const outcome = end?.outcome ?? "cancelled";
    const seconds = (Date.parse(lastAt ?? run.at) - Date.parse(run.at)) / 1000;
    const name = run.task.text.trim().split("\n")[0].slice(0, 200);
    if (outcome === "passed" || outcome === "answered")
        return { name, seconds };
    const as = outcomes/* outcomes */.KI[outcome].exitCode === outcomes/* outcomes */.KI["infrastructure-error"].exitCode ? "error" : "failure";
    return { name, seconds, not: { as, message: `${outcome}: ${end?.reason ?? "The run has no end yet."}` } };
}
function caseOf(name, execution) {
    const { durationMs, ending, exitCode, unproven, untested, evidence, stdout, stderr } = execution;
    const output = [stdout.text, stderr.text].filter((text) => text !== "").join("\n");
    const head = { name, seconds: durationMs / 1000, ...(output !== "" && { output }) };
    if (!(0,endings/* hasRun */.gb)(execution))
        return { ...head, not: { as: "skipped", message: evidence } };
    if ((0,facts_execution/* hasPassed */.Pc)(execution))
        return head;
    const message = unproven ?? `${ending}, exit code ${exitCode ?? "unknown"}: ${untested ?? evidence}`;
    return { ...head, not: { as: "failure", message } };
}
function ofTest({ name, status }) {
    const not = status === "failed"
        ? { as: "failure", message: "failed" }
        : status === "skipped"
            ? { as: "skipped", message: "skipped" }
            : undefined;
    return { name, seconds: 0, ...(not !== undefined && { not }) };
}
function countsOf(cases) {
    const of = (as) => cases.filter(({ not }) => not?.as === as).length;
    return {
        "@tests": cases.length,
        "@failures": of("failure"),
        "@errors": of("error"),
        "@skipped": of("skipped"),
        "@time": cases.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(3),
    };
}
function testcase(suite, { name, seconds, not, output }) {
    return {
        "@classname": readable(suite),
        "@name": readable(name),
        "@time": seconds.toFixed(3),
        ...(not !== undefined && { [not.as]: { "@message": readable(not.message) } }),
        ...(output !== undefined && { "system-out": readable((0,truncate/* truncateMiddle */.k)(output, maxOutputChars)) }),
    };
}
/** XML holds no control characters, and a viewer shows none. Two more characters are none in XML. */
function readable(text) {
    return (0,visible/* showHidden */.U)(text)
        .toWellFormed()
        .replace(/[\uFFFE\uFFFF]/g, "\uFFFD");
}

// EXTERNAL MODULE: ./lib/reports/markdown.js + 1 modules
var markdown = __webpack_require__(18899);
// EXTERNAL MODULE: ./lib/markdown/defuse.js + 2 modules
var defuse = __webpack_require__(51153);
;// CONCATENATED MODULE: ./lib/reports/notebook.js


/** 32 MiB of what blocks showed: an editor opens that at once. The rest is named in the output. */
const maxShownBytes = 32 * 1024 ** 2;
/** The kernel's own language is code as it is; of others a cell's first line has it run as here. */
const cellMagics = {
    sh: "%%sh",
    bash: "%%bash",
    javascript: "%%script node",
};
/**
 * A run in a kernel as a notebook (nbformat 4.5), for Jupyter and the editors that open its files: what the writer said, each
 * block as a cell with what it printed, showed and raised.
 */
async function renderNotebook({ task, attempts }, { kernel, language }, read) {
    const shown = await readAll(attempts.flatMap(({ blocks }) => blocks), read);
    let count = 0;
    const cells = attempts.flatMap(({ number, unit, said, blocks }) => [
        notebook_markdown(`${unit}-${number}`, `## ${unit === "turn" ? "Turn" : "Attempt"} ${number}\n\n${words(said, blocks)}`),
        ...blocks.map((block, index) => {
            if (block.execution !== null && block.execution.ending !== "not-run")
                count += 1;
            return codeCell(`${unit}-${number}-block-${index + 1}`, block, { language, shown, count });
        }),
    ]);
    const notebook = {
        nbformat: 4,
        nbformat_minor: 5,
        metadata: {
            kernelspec: { name: kernel, display_name: kernel, language },
            language_info: { name: language },
        },
        cells: [notebook_markdown("task", `# Task\n\n${(0,defuse/* defuseMarkdown */.s)(task.text)}`), ...cells],
    };
    return `${JSON.stringify(notebook, null, 1)}\n`;
}
/** Cells hold the code. */
function words(text, blocks) {
    return (0,defuse/* defuseMarkdown */.s)(text, { omitCode: blocks.map(({ block }) => block.code) });
}
function notebook_markdown(id, source) {
    return { cell_type: "markdown", id, metadata: {}, source };
}
function codeCell(id, { block, execution }, { language, shown, count }) {
    const magic = block.language === language ? undefined : cellMagics[block.language];
    return {
        cell_type: "code",
        id,
        metadata: {},
        execution_count: execution === null || execution.ending === "not-run" ? null : count,
        source: magic === undefined ? block.code : `${magic}\n${block.code}`,
        outputs: execution === null ? [] : outputsOf(execution, shown),
    };
}
function outputsOf(execution, shown) {
    const parts = (0,output_lines/* orderedParts */.eC)(execution)
        .map(({ from, text }) => ({ output_type: "stream", name: from, text: withoutShownNames(text, shown) }))
        .filter(({ text }) => text !== "");
    const results = (execution.shown ?? []).flatMap(({ name }) => shown.get(name) ?? []);
    return [...parts, ...results];
}
/** What is shown beside it need not be named. */
function withoutShownNames(text, shown) {
    const isName = (line) => {
        const name = /: shown\/(shown_[0-9a-f]{16}\.[a-z]+(?:\.txt)?)\]$/.exec(line)?.[1];
        return line.startsWith("[") && name !== undefined && shown.has(name);
    };
    return text
        .split("\n")
        .filter((line) => !isName(line))
        .join("\n");
}
/** What was shown, as a notebook holds it: pictures in base64, an SVG and texts as they are. What is gone is only named. */
async function readAll(blocks, read) {
    const outputs = new Map();
    let room = maxShownBytes;
    const all = blocks.flatMap(({ execution }) => execution?.shown ?? []);
    // What is shown again stands in the notebook again.
    const times = new Map();
    for (const { name } of all)
        times.set(name, (times.get(name) ?? 0) + 1);
    for (const { name, type, bytes, caption = "" } of all) {
        if (outputs.has(name) || bytes * times.get(name) > room)
            continue;
        const content = await read(name).catch(() => null);
        if (content === null)
            continue;
        room -= bytes * times.get(name);
        const isBinary = /^image\/(?!svg)|\/pdf$/.test(type);
        const data = Buffer.from(content).toString(isBinary ? "base64" : "utf8");
        const value = type === "application/json" ? parsed(data) : data;
        outputs.set(name, {
            output_type: "display_data",
            metadata: {},
            data: { [type]: value, ...(caption !== "" && { "text/plain": caption }) },
        });
    }
    return outputs;
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return text;
    }
}

// EXTERNAL MODULE: ./lib/reports/report-of.js + 1 modules
var report_of = __webpack_require__(23045);
// EXTERNAL MODULE: ./lib/reports/result.js
var result = __webpack_require__(64558);
// EXTERNAL MODULE: ./lib/run/told/images.js
var told_images = __webpack_require__(67489);
// EXTERNAL MODULE: ./lib/run/told/prompt.js + 7 modules
var told_prompt = __webpack_require__(44078);
;// CONCATENATED MODULE: ./lib/reports/trajectory.js





/**
 * A run as a trajectory of the Agent Trajectory Interchange Format, version 1.7, for viewers and for training. It has
 * the conversation as the writer saw it, each block as a call of the tool `execute` with its result, and tokens and
 * costs.
 */
function trajectoryOf(events) {
    const state = (0,apply/* fold */.AU)(events);
    const run = state.run;
    const timed = [...begun(state), ...events.flatMap((event) => stepOf(event, state))];
    const steps = timed.map((step, index) => ({ step_id: index + 1, ...step }));
    const { usage, end, lastSession } = state;
    const verifications = (0,standing/* decidingAttempt */.JF)(state)?.verifications ?? [];
    return {
        schema_version: "ATIF-v1.7",
        session_id: run.runId,
        trajectory_id: run.runId,
        agent: {
            name: "agent-exec",
            version: run.version,
            ...(run.writer !== null && { model_name: run.writer }),
            extra: { executor: lastSession?.executor ?? null, image: lastSession?.image ?? null },
        },
        steps,
        final_metrics: {
            total_prompt_tokens: usage.inputTokens,
            total_completion_tokens: usage.outputTokens,
            ...(usage.cachedTokens !== undefined && { total_cached_tokens: usage.cachedTokens }),
            ...(usage.costUsd !== null && { total_cost_usd: usage.costUsd }),
            total_steps: steps.length,
            extra: {
                outcome: end?.outcome ?? null,
                verifications: verifications.length,
                verifications_passed: verifications.filter(facts_execution/* hasPassed */.Pc).length,
            },
        },
    };
}
/** What was said before the first reply. */
function begun(state) {
    const { at, task, policy } = state.run;
    if (!policy.hasWriter)
        return [{ timestamp: at, source: "user", message: task.text }];
    return (0,told_prompt/* conversation */.Wl)({ ...state, attempts: [] }).map(({ role, content }) => {
        const source = role === "assistant" ? "agent" : role;
        return {
            timestamp: at,
            source,
            message: content,
            // It belongs to an earlier run or to a thread, so it is no part of this run.
            ...(source === "agent" && { is_copied_context: true }),
        };
    });
}
function stepOf(event, state) {
    switch (event.type) {
        case "reply":
            return [replied(event, state)];
        case "control":
        case "verification": {
            const when = event.type === "control" ? ", before any change" : "";
            return [said(event, "system", `Verification${when}: ${event.command}`, [resultOf(event)])];
        }
        case "decision":
            if (event.source === "rule")
                return [said(event, "system", event.reason)];
            if (event.isInReply === true)
                return [];
            return [asked(event, event.text ?? JSON.stringify({ retry: event.retry, reason: event.reason }))];
        case "approval":
            return [said(event, "user", event.reason === "" ? `approved: ${event.approved}` : event.reason)];
        case "data":
            return [asked(event, JSON.stringify(event.value))];
        case "reflection":
            return [asked(event, event.text)];
        case "run-ended":
            return [said(event, "system", `${event.outcome}: ${event.reason}`)];
        default:
            return [];
    }
}
function said({ at }, source, message, results = []) {
    return { timestamp: at, source, message, ...(results.length > 0 && { observation: { results } }) };
}
function asked({ at, usage }, message) {
    return { timestamp: at, source: "agent", message, ...(usage !== undefined && metered(usage)) };
}
function replied(event, state) {
    const attempt = state.attempts.find(({ number }) => number === event.attempt);
    const idOf = (block) => `attempt-${event.attempt}-block-${block + 1}`;
    const calls = (attempt?.reply.blocks ?? event.blocks).map(({ language, code, path }, index) => ({
        tool_call_id: idOf(index),
        function_name: "execute",
        arguments: { language, code, ...(path !== null && { path }) },
    }));
    const results = [...(attempt?.lost ?? []), ...(attempt?.executions ?? [])].map((each) => ({
        source_call_id: idOf(each.block),
        ...resultOf(each),
    }));
    const hasWriter = state.run.policy.hasWriter;
    return {
        timestamp: event.at,
        source: "agent",
        message: event.text,
        ...(event.thought !== null && hasWriter && { reasoning_content: event.thought }),
        ...(calls.length > 0 && { tool_calls: calls }),
        ...(results.length > 0 && { observation: { results } }),
        ...(hasWriter ? metered(event.usage) : { llm_call_count: 0 }),
        ...extraOf(attempt),
    };
}
function extraOf(attempt) {
    const pictures = attempt === undefined ? [] : (0,told_images/* imagesOf */.I)(attempt);
    return pictures.length === 0 ? {} : { extra: { pictures: pictures.map(({ name }) => name) } };
}
function resultOf({ stdout, stderr, ending, exitCode, durationMs, unproven, tests }) {
    return {
        content: [stdout.text, stderr.text].filter((text) => text !== "").join("\n"),
        extra: {
            ending,
            exit_code: exitCode,
            duration_ms: durationMs,
            ...(tests !== undefined && {
                tests: { passed: tests.passed, failed: tests.failed, skipped: tests.skipped },
            }),
            ...(unproven !== undefined && { unproven }),
        },
    };
}
function metered({ calls, inputTokens, outputTokens, cachedTokens, costUsd, isEstimated }) {
    // No call of a model: a script, or a rule.
    if (calls === 0)
        return { llm_call_count: 0 };
    return {
        llm_call_count: calls,
        metrics: {
            prompt_tokens: inputTokens,
            completion_tokens: outputTokens,
            ...(cachedTokens !== undefined && { cached_tokens: cachedTokens }),
            ...(costUsd !== null && { cost_usd: costUsd }),
            ...(isEstimated === true && { extra: { is_estimated: true } }),
        },
    };
}

;// CONCATENATED MODULE: ./lib/reports/files.js










/** 16 Mi characters: report.md is for people and editors, the whole stands beside it. */
const maxReportChars = 16 * 1024 ** 2;
/**
 * The files of a run that are computed from its events, by their names in the run's folder: `result.json`, `report.md`,
 * `report.html`, `junit.xml`, `trajectory.json`, for a run in a kernel `report.ipynb`, and for each attempt its blocks' code and what they printed. Pictures that cannot
 * be read are not shown; `runDir` is where that folder lies, absolute. Default: nowhere.
 */
async function renderFiles(events, { runDir = null, ...read }) {
    const report = (0,report_of/* reportOf */.E)(events);
    const files = new Map([
        ["result.json", `${JSON.stringify((0,result/* resultOf */.Bg)(events, runDir), null, 2)}\n`],
        ["report.md", (0,markdown/* renderMarkdown */.G)(report, { maxChars: maxReportChars })],
        ["report.html", await (0,html/* renderHtml */.K)(report, read)],
        ["junit.xml", junitOf(events)],
        ["trajectory.json", `${JSON.stringify(trajectoryOf(events), null, 2)}\n`],
    ]);
    const { attempts, lastSession } = (0,apply/* fold */.AU)(events);
    const { kernel, languages: [language = ""] = [] } = lastSession ?? {};
    if (kernel !== undefined && read.readShown !== undefined)
        files.set("report.ipynb", await renderNotebook(report, { kernel, language }, read.readShown));
    for (const attempt of attempts) {
        for (const [name, text] of attemptFiles(attempt))
            files.set(`attempts/${attempt.number}/${name}`, text);
    }
    return files;
}
function attemptFiles({ reply, executions }) {
    const blocks = reply.blocks.map(({ code, path, language }, index) => {
        const file = executions.find(({ block }) => block === index)?.file;
        return [`block-${index + 1}${extensionOf(file ?? path, language)}`, code];
    });
    const printed = (stream) => executions.map((each) => printedText(each[stream])).join("");
    return [...blocks, ["stdout", printed("stdout")], ["stderr", printed("stderr")]];
}
/** The transcript holds only text. If a program wrote other bytes, the file says so at its end. */
function printedText({ text, replaced = 0 }) {
    if (replaced === 0)
        return text;
    return `${text}${text.endsWith("\n") ? "" : "\n"}[… ${(0,output_lines/* replacedWords */.M8)(replaced)} …]\n`;
}
/**
 * Only the ending of the name that the code chose is taken over; a name of its own could mean another file here. A
 * block that was never a file gets its language's.
 */
function extensionOf(file, language) {
    return /\.[a-z0-9]{1,8}$/i.exec(file ?? "")?.[0] ?? (0,code_endings/* endingOfLanguage */.$)(language) ?? ".txt";
}


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


/** A wrong solution that a verification passed. */
const cheat = (0,described/* described */.WY)(() => schemas/* object */.Ikc({
    name: (0,described/* text */.Qq)(),
    /** What the wrong solution does, as a part of a sentence. */
    what: (0,described/* text */.Qq)(),
    /** The setting or habit that prevents this, as a sentence. */
    closes: (0,described/* text */.Qq)(),
}));
/** The result of an audit before the writer was asked. */
const auditResult = (0,described/* described */.WY)(() => schemas/* object */.Ikc({
    /** How many wrong solutions the verifications refused. */
    held: (0,described/* count */.U9)(),
    fooled: schemas/* array */.YOg(cheat()),
    /** How many wrong solutions could not be tried, because the sandbox failed. */
    notTried: (0,described/* count */.U9)(),
    /** Why no wrong solution could be tried, as a sentence. Absent if some were tried. */
    fault: (0,described/* text */.Qq)().exactOptional(),
}));

// EXTERNAL MODULE: ./lib/facts/block.js
var block = __webpack_require__(59626);
// EXTERNAL MODULE: ./lib/facts/checkpoint.js
var checkpoint = __webpack_require__(51761);
// EXTERNAL MODULE: ./lib/facts/continues.js
var continues = __webpack_require__(71601);
;// CONCATENATED MODULE: ./lib/facts/event-context.js


/** The part of a GitHub event that the model was shown in addition to the task. */
const eventContext = (0,described/* described */.WY)(() => schemas/* object */.Ikc({
    /** Markdown. Text by other people is in fences with the name `data`. */
    text: (0,described/* text */.Qq)(),
    /** Each part of the text, with its estimated tokens. */
    included: schemas/* array */.YOg(schemas/* object */.Ikc({ what: (0,described/* text */.Qq)(), tokens: (0,described/* count */.U9)() })),
    /** Each part that is shortened or missing, with the reason. */
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




/**
 * The rules of a run, stored in its transcript so that it can be resumed: its settings, and facts that follow from
 * them.
 */
const policy = (0,described/* described */.WY)(() => schemas/* object */.Ikc({
    ...(0,options/* keptShape */.cs)(policy_rows/* policyRows */.Ob),
    /** The number of replies, counted as `until` says. */
    maxTurns: (0,described/* count */.U9)(),
    until: schemas/* enum */.k5n(["pass", "done"]),
    /** The word that the writer says or prints when it is done. Present with `until: done`. */
    doneWord: (0,described/* text */.Qq)().exactOptional(),
    /** Additional text for the system message, or a replacement for it. Absent: none. */
    systemPrompt: schemas/* object */.Ikc({ text: (0,described/* text */.Qq)(), isAlone: (0,described/* present */.Eb)() }).exactOptional(),
    /** The JSON schema that the run's result must match. Absent: the run returns no JSON. */
    resultSchema: schemas/* record */.g1P((0,described/* text */.Qq)(), schemas/* unknown */.L5J()).exactOptional(),
    /** How many fresh sessions the run may start if the engine loses one. */
    maxInfrastructureRetries: (0,described/* count */.U9)(),
    /** Whether a writer may correct a failed attempt. False for `exec`, which has no writer. */
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
/**
 * How long the writer took to answer, in milliseconds. Absent if the writer was not asked, and in older transcripts.
 */
const answered = { tookMs: (0,described/* amount */.vj)().exactOptional() };
const portCalls = ["start", "ask", "approve", "decide", "execute", "verify"];
/**
 * Each type of event, in the past tense, with its fields. A transcript has one JSON object per line, one for each
 * event. State and reports are computed from them. Unknown fields are kept, because a later version may have written
 * them.
 */
const facts = {
    "run-started": schemas/* object */.Ikc({
        runId: (0,described/* text */.Qq)(),
        task: (0,task/* task */._W)(),
        /** The earlier conversation that the run continues. Absent: none. */
        thread: schemas/* array */.YOg((0,task/* threadMessage */.WK)()).exactOptional(),
        /** The part of the GitHub event that the model was shown in addition to the task. Absent: none. */
        context: eventContext().exactOptional(),
        /** Every setting, without secrets. */
        settings: schemas/* record */.g1P((0,described/* text */.Qq)(), schemas/* unknown */.L5J()),
        /** The settings as they were given, so that the run can be resumed. Absent in older transcripts. */
        given: schemas/* record */.g1P((0,described/* text */.Qq)(), schemas/* unknown */.L5J()).exactOptional(),
        /**
         * Where each setting that is not the default was given, by name: `--image`, `.agent-exec.yml:3 image`. Absent:
         * unknown.
         */
        origins: schemas/* record */.g1P((0,described/* text */.Qq)(), (0,described/* text */.Qq)()).exactOptional(),
        policy: policy(),
        /** The writer's name and the executor's description. With them, the prompt can be computed from the transcript. */
        writer: (0,described/* text */.Qq)().nullable(),
        usageText: (0,described/* text */.Qq)(),
        /** The owner's files whose text is in the description, such as AGENTS.md. Absent: none. */
        instructions: schemas/* array */.YOg((0,described/* text */.Qq)()).exactOptional(),
        version: (0,described/* text */.Qq)(),
        /** The workflow's job of this run. Absent: none. */
        job: (0,task/* runJob */.b5)().exactOptional(),
        /** Present if this run continues an earlier one. */
        continues: (0,continues/* continues */.f)().exactOptional(),
    }),
    "session-started": schemas/* object */.Ikc({
        ...(0,session/* sessionFacts */.aJ)().shape,
        /** The hash of the original files, in hex. Absent if there were none. */
        given: (0,described/* text */.Qq)().exactOptional(),
        /** Present if a turn's changes can be saved for a fresh session. */
        takesCheckpoints: (0,described/* present */.Eb)(),
        /** Absent if the session began with the original files. */
        restored: (0,checkpoint/* restored */.v0)().exactOptional(),
    }),
    reply: schemas/* object */.Ikc({
        attempt,
        text: (0,described/* text */.Qq)(),
        thought: (0,described/* text */.Qq)().nullable(),
        blocks: schemas/* array */.YOg((0,block/* codeBlock */.DV)()),
        /** True when a fence was never closed. */
        isCut: schemas/* boolean */.zMY(),
        /** The number of blocks beyond the limit for one reply. No block of such a reply runs. Absent if there are none. */
        blocksLeftOut: (0,described/* count */.U9)().exactOptional(),
        /** Why no block of the complete reply can run. Absent: the reply is usable. */
        fault: (0,described/* openWord */.ZK)().exactOptional(),
        /** Present if the done word is alone on a line of the reply's text, outside of code. */
        saysDone: (0,described/* present */.Eb)(),
        finish: (0,reply/* finish */.O9)(),
        usage: (0,reply/* usage */.CI)(),
        ...answered,
    }),
    /** An answer to the question whether an attempt's blocks may run, or whether the run may end. */
    approval: schemas/* object */.Ikc({
        attempt,
        ...(0,approval/* answer */.ZF)().shape,
        /** The hash of the blocks that the answer is about (docs/approval.md). If it approves, these blocks run. */
        sha256: (0,described/* text */.Qq)(),
        /** The attempt's new blocks, if the person changed them. */
        blocks: schemas/* array */.YOg((0,block/* codeBlock */.DV)()).exactOptional(),
        /** The cost of the answer. Absent: nothing. */
        usage: (0,reply/* usage */.CI)().exactOptional(),
    }),
    /** Nobody could be asked, so the run waits for an answer from outside. */
    "approval-awaited": schemas/* object */.Ikc({ attempt, asked: (0,approval/* asked */.NZ)(), sha256: (0,described/* text */.Qq)() }),
    execution: schemas/* object */.Ikc({ attempt, block: (0,described/* count */.U9)(), ...(0,execution/* execution */.n7)().shape }),
    verification: schemas/* object */.Ikc({
        attempt,
        /** The index of the command in the policy's `verify`. */
        index: (0,described/* count */.U9)(),
        command: (0,described/* text */.Qq)(),
        /** Which of the code's changes the verification did not get, and why, in sentences. Absent: it got all. */
        without: (0,described/* text */.Qq)().exactOptional(),
        ...(0,execution/* execution */.n7)().shape,
    }),
    /** A verification's run on the original files, before any change. */
    control: schemas/* object */.Ikc({
        /** The index of the command in the policy's `verify`. */
        index: (0,described/* count */.U9)(),
        command: (0,described/* text */.Qq)(),
        ...(0,execution/* execution */.n7)().shape,
    }),
    /** Wrong solutions were tried on the verifications, before the writer was asked. */
    audited: auditResult(),
    /** The run's process had ended, and another process resumed the run. */
    resumed: (0,resumed/* resumed */.u)(),
    /** The code's changes up to the end of a turn were saved in place of the last ones, or could not be saved. */
    checkpoint: schemas/* object */.Ikc({ attempt, ...(0,checkpoint/* keptChanges */.ap)().shape }),
    decision: schemas/* object */.Ikc({
        attempt,
        source: schemas/* enum */.k5n(["model", "rule"]),
        /** Present when `source` is `rule`. */
        rule: (0,described/* openWord */.ZK)().exactOptional(),
        /**
         * The cost of the model's decision, or of its unusable answers. Absent for other rules, and if the decision is part
         * of a reply.
         */
        usage: (0,reply/* usage */.CI)().exactOptional(),
        /** Present if the decision is the beginning of the next reply, which has the tokens of both. */
        isInReply: (0,described/* present */.Eb)(),
        /** The writer's text without code, if the writer was asked to decide and to write. */
        text: (0,described/* text */.Qq)().exactOptional(),
        ...(0,reply/* retryDecision */.PQ)().shape,
        ...answered,
    }),
    /** The run's result that fits the schema. Or `value` is null, with the reason. */
    data: schemas/* object */.Ikc({ value: schemas/* unknown */.L5J(), fault: (0,described/* text */.Qq)().exactOptional(), usage: (0,reply/* usage */.CI)(), ...answered }),
    /** The writer's summary after the run's files were saved. Code in it does not run. */
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
        /** From now on the writer gets at most this many tokens of the conversation, because it did not accept more. */
        contextTokens: (0,described/* count */.U9)().exactOptional(),
    }),
    /** A part of the run failed after its own retries. `next` decides whether a fresh session can help. */
    failure: schemas/* object */.Ikc({ during: schemas/* enum */.k5n(portCalls), code: errorCode, message: (0,described/* text */.Qq)(), nextStep: (0,described/* text */.Qq)() }),
    /** The run was told to stop: by its deadline, by a person or machine, or by an uncaught error. */
    interrupted: schemas/* object */.Ikc({
        by: schemas/* enum */.k5n(["deadline", "signal", "error"]),
        message: (0,described/* text */.Qq)(),
        /** Present if `by` is `error`. */
        code: errorCode.exactOptional(),
        /** Like `code`. */
        nextStep: (0,described/* text */.Qq)().exactOptional(),
        /** What the run was doing then. Absent if the run had only begun, and in older transcripts. */
        during: schemas/* enum */.k5n([...portCalls, "audit", "checkpoint", "control", "collect", "fill", "reflect"])
            .exactOptional(),
        /** The last progress message of the sandbox's start, such as a command of `setup`. */
        progress: (0,described/* text */.Qq)().exactOptional(),
    }),
    "files-saved": schemas/* object */.Ikc({
        artifacts: schemas/* array */.YOg((0,files/* artifact */.dj)()),
        leftOut: schemas/* array */.YOg((0,files/* leftOut */.ig)()),
        /**
         * Present if the code had original files and its changes are saved. In older transcripts, absent if saving failed.
         */
        changes: (0,files/* workspaceChanges */.Rn)().exactOptional(),
        /**
         * Paths of files that changed after the verifications read them, although no block has run since. Then nothing is
         * verified. Absent: no file changed.
         */
        unlikeVerified: schemas/* array */.YOg((0,described/* text */.Qq)()).exactOptional(),
        /** The decisions about the network after the last execution. Absent if there were none. */
        network: schemas/* array */.YOg((0,execution/* networkDecision */.n6)()).exactOptional(),
    }),
    /** The sandbox stays after the run, because a person asked for it. */
    "sandbox-kept": (0,session/* keptSandbox */.sP)(),
    "run-ended": schemas/* object */.Ikc({
        outcome: (0,described/* wordOf */.aG)(outcomes/* outcomes */.KI),
        /** Why the run ended, in one sentence. */
        reason: (0,described/* text */.Qq)(),
        /** What to do now, in one sentence. Empty only for `passed`. */
        nextStep: (0,described/* text */.Qq)(),
        /** Present if an error ended the run. Absent in older transcripts. */
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
