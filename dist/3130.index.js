export const id = 3130;
export const ids = [3130];
export const modules = {

/***/ 43130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ proofFiles),
/* harmony export */   e: () => (/* binding */ recheckProof)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _facts_prove_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55191);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9668);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90566);
/* harmony import */ var _reports_github_prove_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29224);
/* harmony import */ var _run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5314);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13411);
/* harmony import */ var _recheck_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69877);








const proofFiles = ["report.md", "result.json"];
/** No proof is larger. */
const maxBytes = 8 * 1024 ** 2;
/**
 * Computes all claims in a proof's folder again. All of its files may be a stranger's. Null if the folder holds no
 * proof.
 */
async function recheckProof(path) {
    const folder = (0,_run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .openFolder */ .NE)(path);
    if ((await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_2__/* .kindOf */ .I)(folder.path, "transcript.jsonl")) !== "none")
        return null;
    const result = await resultIn(folder.path);
    if (result === null)
        return null;
    const files = (await folder.list()).filter((file) => file.path !== _recheck_js__WEBPACK_IMPORTED_MODULE_5__/* .attestationName */ .k);
    return {
        folder,
        result,
        findings: [
            {
                what: "result",
                status: "held",
                told: `${_facts_prove_result_js__WEBPACK_IMPORTED_MODULE_1__/* .verdicts */ .rY[result.verdict].title.toLowerCase()}: ${result.reason}`,
            },
            reportFinding(result, files),
            othersFinding([...files.map((file) => file.path), ...(await folder.strange())]),
        ],
    };
}
async function resultIn(root) {
    try {
        const text = Buffer.from(await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readRegular */ .VX)(root, "result.json", maxBytes)).toString("utf8");
        return (0,_facts_prove_result_js__WEBPACK_IMPORTED_MODULE_1__/* .proveResult */ .y6)().parse(JSON.parse(text), { jitless: true });
    }
    catch {
        return null;
    }
}
function reportFinding(result, files) {
    const what = "reports";
    const { job, agentExec = _version_js__WEBPACK_IMPORTED_MODULE_6__/* .version */ .r } = result;
    if (agentExec !== _version_js__WEBPACK_IMPORTED_MODULE_6__/* .version */ .r)
        return {
            what,
            status: "unproven",
            told: `written by version ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_7__/* .named */ .r)(agentExec)}; not compared, because this version (${_version_js__WEBPACK_IMPORTED_MODULE_6__/* .version */ .r}) words it differently`,
        };
    const text = (0,_reports_github_prove_report_js__WEBPACK_IMPORTED_MODULE_3__/* .renderProof */ .z)(result, { run: job?.url ?? "" });
    const sha256 = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", text);
    const isSame = files.some((file) => file.path === "report.md" && file.sha256 === sha256);
    return isSame
        ? { what, status: "held", told: "report.md, same as computed from result.json" }
        : {
            what,
            status: "differs",
            told: "`report.md` differs from the report that agent-exec computes from result.json",
        };
}
function othersFinding(paths) {
    const unknown = paths.filter((path) => !proofFiles.includes(path));
    return unknown.length === 0
        ? { what: "others", status: "held", told: "there is no other file" }
        : { what: "others", status: "differs", told: `not of a proof: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_7__/* .listed */ .K)(unknown.map(_format_listed_js__WEBPACK_IMPORTED_MODULE_7__/* .named */ .r))}` };
}


/***/ }),

/***/ 69877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ recheckRun),
/* harmony export */   k: () => (/* binding */ attestationName)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(42047);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9668);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51196);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(90566);
/* harmony import */ var _facts_described_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30100);
/* harmony import */ var _facts_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80436);
/* harmony import */ var _reports_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15190);
/* harmony import */ var _reports_transcript_older_transcripts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82410);
/* harmony import */ var _reports_result_result_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(13708);
/* harmony import */ var _reports_transcript_transcript_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(56061);
/* harmony import */ var _run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5314);
/* harmony import */ var _run_state_apply_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(68071);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(13411);
















/** A run's attestations: Sigstore bundles, one per line. */
const attestationName = "attestation.jsonl";
const manifestName = "manifest.json";
const manifest = zod__WEBPACK_IMPORTED_MODULE_13__/* .object */ .Ikc({ files: zod__WEBPACK_IMPORTED_MODULE_13__/* .array */ .YOg((0,_facts_files_js__WEBPACK_IMPORTED_MODULE_6__/* .artifact */ .dj)()) });
const namesPatch = zod__WEBPACK_IMPORTED_MODULE_13__/* .object */ .Ikc({ patch: zod__WEBPACK_IMPORTED_MODULE_13__/* .object */ .Ikc({ path: (0,_facts_described_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)() }).nullable() });
/**
 * Computes all claims in a run's folder again. All of its files may be a stranger's.
 * @throws AgentExecError `settings-invalid` if there is no run, `transcript-invalid` if its transcript is unreadable.
 */
async function recheckRun(path) {
    const { folder, transcript } = await (0,_run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_11__/* .openRunFolder */ .iN)(path);
    const { events, warnings } = (0,_reports_transcript_transcript_js__WEBPACK_IMPORTED_MODULE_10__/* .parseTranscript */ .K)(transcript);
    const state = (0,_run_state_apply_js__WEBPACK_IMPORTED_MODULE_12__/* .fold */ .AU)(events);
    const files = (await folder.list()).filter((each) => ![manifestName, attestationName].includes(each.path));
    const recorded = await recordedResult(folder);
    const runDir = typeof recorded?.["runDir"] === "string" ? recorded["runDir"] : null;
    const result = (0,_reports_result_result_js__WEBPACK_IMPORTED_MODULE_9__/* .resultOf */ .Bg)(events, runDir);
    // The reports, and the files with the attempts' code and output, depend only on events.
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
    return judged("manifest", told, `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)("file", now.length)}, all with the listed hashes`);
}
function differs(what, told) {
    return { what, status: "differs", told };
}
/** A finding that differs if the list of wrong things is not empty. */
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
    return judged("transcript", missing, `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)("event", events.length)}, complete until the run's end`);
}
async function recordedResult(folder) {
    try {
        const value = JSON.parse(await textAt(folder, "result.json"));
        return typeof value === "object" && value !== null ? (0,_reports_transcript_older_transcripts_js__WEBPACK_IMPORTED_MODULE_8__/* .resultOfToday */ .Ol)(value) : null;
    }
    catch {
        return null;
    }
}
function resultFinding(recorded, result, state) {
    if (recorded === null)
        return differs("result", "result.json cannot be read");
    const now = (0,_reports_transcript_older_transcripts_js__WEBPACK_IMPORTED_MODULE_8__/* .asKnownBy */ .vn)(recorded, JSON.parse(JSON.stringify(result)));
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
    // Earlier versions recorded only the beginning of it.
    const isSame = patchSha256 === undefined
        ? (await textAt(folder, told)).startsWith(beginning)
        : patchSha256 === now.sha256;
    const wrong = isSame ? [] : [`${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_14__/* .named */ .r)(told)} differs from the patch in the transcript`];
    return judged("patch", wrong, `${told}, +${insertions} −${deletions}, same as in the transcript`);
}
/** Files that every run has, besides reports. */
const ofEveryRun = ["transcript.jsonl", "result.json"];
function reportsFinding(computed, { events, files }) {
    const by = (0,_run_state_apply_js__WEBPACK_IMPORTED_MODULE_12__/* .fold */ .AU)(events).run.version;
    if (by !== _version_js__WEBPACK_IMPORTED_MODULE_15__/* .version */ .r) {
        const told = `written by version ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_14__/* .named */ .r)(by)}; not compared, because this version (${_version_js__WEBPACK_IMPORTED_MODULE_15__/* .version */ .r}) words them differently`;
        return { what: "reports", status: "unproven", told };
    }
    const there = byPath(files);
    const differing = [...computed].filter(([path, content]) => there.get(path)?.sha256 !== (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", content));
    const wrong = paths("differ from what agent-exec computes from the transcript", namesOf(differing));
    return judged("reports", wrong, `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)("file", computed.size)}, same as computed from the transcript`);
}
function namesOf(entries) {
    return entries.map(([name]) => name);
}
/** The outputs that blocks displayed, by the events: the hash of each name. */
function shownIn(events) {
    const shown = events.flatMap((event) => (event.type === "execution" ? (event.shown ?? []) : []));
    return new Map(shown.map(({ name, sha256 }) => [`shown/${name}`, sha256]));
}
/** Every file of a run must occur in an event. */
function othersFinding(strange, files, { computed, patch, artifacts, shown }) {
    const known = new Set([...computed, ...artifacts, ...(patch === null ? [] : [patch])]);
    const unknown = files.filter(({ path, sha256 }) => !known.has(path) && shown.get(path) !== sha256);
    const told = [
        ...paths("the transcript does not mention", [...unknown.map(({ path }) => path), ...strange]),
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
    const wrong = paths("changed after the run saved them", [...byPath(differing).keys()]);
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

/***/ 15190:
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
// EXTERNAL MODULE: ./lib/reports/details/code-endings.js
var code_endings = __webpack_require__(34736);
// EXTERNAL MODULE: ./lib/reports/html.js + 4 modules
var html = __webpack_require__(64887);
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
;// CONCATENATED MODULE: ./lib/reports/formats/junit.js








/**
 * How much of each output to show, from the beginning and the end, in UTF-16 units. The transcript has the whole
 * output.
 */
const maxOutputChars = 16_384;
/**
 * A run as JUnit XML, for tools that show test reports. It lists the blocks of the deciding attempt, each verification,
 * and the tests that verifications reported. If none of these failed, it also lists the run itself. Failures of earlier
 * attempts do not count in a run that passed.
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
    const verifications = attempt?.verifications ?? [];
    const parts = [
        ...codeSuites(attempt),
        { name: "verification", cases: verifications.map((each) => caseOf(each.command, each)) },
        ...verifications.map(({ command, tests }) => ({
            name: command,
            cases: (tests?.cases ?? []).map(ofTest),
        })),
    ];
    // If a failed part already explains the run's failure, the run itself is not listed too.
    const isTold = state.end?.outcome === "failed" &&
        parts.some(({ cases }) => cases.some(({ not }) => not?.as === "failure"));
    return [...(isTold ? [] : [{ name: "run", cases: [ofRun(state)] }]), ...parts].filter(({ cases }) => cases.length > 0);
}
/** One suite for the blocks of each document, or of a reply. */
function codeSuites(attempt) {
    const suites = new Map();
    for (const execution of attempt?.executions ?? []) {
        const { document: file, line = 1, language = "" } = attempt?.reply.blocks[execution.block] ?? {};
        const named = file === undefined ? `block ${execution.block + 1}: ${language}` : `line ${line}: ${language}`;
        const each = { ...caseOf(named, execution), ...(file !== undefined && { place: { file, line } }) };
        const suite = file ?? "code";
        suites.set(suite, [...(suites.get(suite) ?? []), each]);
    }
    return [...suites].map(([name, cases]) => ({ name, cases }));
}
function ofRun({ run, end, lastAt }) {
    const outcome = end?.outcome ?? "cancelled";
    const seconds = (Date.parse(lastAt ?? run.at) - Date.parse(run.at)) / 1000;
    const name = run.task.text.trim().split("\n")[0].slice(0, 200);
    if (outcome === "passed" || outcome === "answered")
        return { name, seconds };
    const as = outcomes/* outcomes */.KI[outcome].exitCode === outcomes/* outcomes */.KI["infrastructure-error"].exitCode ? "error" : "failure";
    return {
        name,
        seconds,
        not: { as, message: `${outcome}: ${end?.reason ?? "The run has not ended yet."}` },
    };
}
function caseOf(name, execution) {
    const { durationMs, ending, exitCode, evidence, stdout, stderr } = execution;
    const output = [stdout.text, stderr.text].filter((text) => text !== "").join("\n");
    const head = { name, seconds: durationMs / 1000, ...(output !== "" && { output }) };
    if (!(0,endings/* hasRun */.gb)(execution))
        return { ...head, not: { as: "skipped", message: evidence } };
    if ((0,facts_execution/* hasPassed */.Pc)(execution))
        return head;
    const { unproven, untested, unlikeDocument } = execution;
    const message = unproven ?? unlikeDocument ?? `${ending}, exit code ${exitCode ?? "unknown"}: ${untested ?? evidence}`;
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
function testcase(suite, { name, seconds, place, not, output }) {
    return {
        "@classname": readable(suite),
        "@name": readable(name),
        ...(place !== undefined && { "@file": readable(place.file), "@line": place.line }),
        "@time": seconds.toFixed(3),
        ...(not !== undefined && { [not.as]: { "@message": readable(not.message) } }),
        ...(output !== undefined && { "system-out": readable((0,truncate/* truncateMiddle */.k)(output, maxOutputChars)) }),
    };
}
/** Removes control characters, because viewers do not show them, and two more characters that XML forbids. */
function readable(text) {
    return (0,visible/* showHidden */.U)(text)
        .toWellFormed()
        .replace(/[\uFFFE\uFFFF]/g, "\uFFFD");
}

// EXTERNAL MODULE: ./lib/reports/markdown.js + 1 modules
var markdown = __webpack_require__(18899);
// EXTERNAL MODULE: ./lib/markdown/defuse.js + 2 modules
var defuse = __webpack_require__(51153);
;// CONCATENATED MODULE: ./lib/reports/formats/notebook.js


/**
 * The limit for all displayed results, so that an editor opens the notebook at once. The cell's output names further
 * ones.
 */
const maxShownBytes = 32 * 1024 ** 2;
/** First lines that make a cell run as the block did. Code in the kernel's own language needs none. */
const cellMagics = {
    sh: "%%sh",
    bash: "%%bash",
    javascript: "%%script node",
};
/**
 * A run in a kernel as a notebook (nbformat 4.5), for Jupyter and editors. It has the model's text, and each block as a
 * cell with its output, results and errors.
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
/** The reply's text without the code, which has cells of its own. */
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
/** Removes the names of results that are shown with the output. */
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
/**
 * Reads the displayed results in a notebook's form: pictures in base64, SVG and text unchanged. A result that cannot be
 * read is only named.
 */
async function readAll(blocks, read) {
    const outputs = new Map();
    let room = maxShownBytes;
    const all = blocks.flatMap(({ execution }) => execution?.shown ?? []);
    // A result may be displayed several times. Each time counts.
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
// EXTERNAL MODULE: ./lib/reports/result/result.js
var result = __webpack_require__(13708);
// EXTERNAL MODULE: ./lib/run/told/images.js
var told_images = __webpack_require__(67489);
// EXTERNAL MODULE: ./lib/run/told/prompt.js + 4 modules
var told_prompt = __webpack_require__(56700);
;// CONCATENATED MODULE: ./lib/reports/formats/trajectory.js





/**
 * A run as a trajectory of the Agent Trajectory Interchange Format, version 1.7, for viewers and for training. It has
 * the conversation that the model saw, and the tokens and costs. Each block is a call of the tool `execute` with its
 * result.
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
/** The messages before the first reply. */
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
            // This step belongs to an earlier run or a thread.
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
    // A script or a rule answered, not a model.
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










/** A longer report.md is hard to open in an editor. The run's folder has the parts that are left out. */
const maxReportChars = 16 * 1024 ** 2;
/**
 * Makes the files of a run's folder that are computed from its events: `result.json`, `report.md`, `report.html`,
 * `junit.xml`, `trajectory.json`, `report.ipynb` for a run in a kernel, and the code and output of each attempt's
 * blocks. Pictures that cannot be read are left out. `runDir` is the folder's absolute path. Default: none.
 */
async function renderFiles(events, { runDir = null, ...read }) {
    const report = (0,report_of/* reportOf */.E)(events);
    const files = new Map([
        ["result.json", `${JSON.stringify((0,result/* resultOf */.Bg)(events, runDir), null, 2)}\n`],
        ["report.md", (0,markdown/* renderMarkdown */.Gc)(report, { maxChars: maxReportChars })],
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
/** The printed text for a file. If the program wrote bytes that are not text, the file says so at its end. */
function printedText({ text, replaced = 0 }) {
    if (replaced === 0)
        return text;
    return `${text}${text.endsWith("\n") ? "" : "\n"}[… ${(0,output_lines/* replacedWords */.M8)(replaced)} …]\n`;
}
/**
 * The file ending for a block's code. Only the ending of its file's name is used, because the name itself could mean
 * another file here. A block without a file gets the ending of its language.
 */
function extensionOf(file, language) {
    return /\.[a-z0-9]{1,8}$/i.exec(file ?? "")?.[0] ?? (0,code_endings/* endingOfLanguage */.$)(language) ?? ".txt";
}


/***/ }),

/***/ 48149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ proofBlock)
/* harmony export */ });
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96065);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14647);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91134);



/** Limits for the text of a command, in UTF-16 units, and for the number of commands. A comment has room for that. */
const maxCommand = 1_000;
const maxCommands = 10;
/** A fold with commits, commands and counts as JSON. */
function proofBlock({ by, verdict, base, head, verify, tests, hunks }) {
    const { guard = 0, ...named } = tests;
    const counts = Object.fromEntries(Object.entries(named).map(([kind, names]) => [kind, names.length]));
    const tried = (needed) => hunks?.filter((hunk) => hunk.needed === needed).length;
    const json = {
        tool: `agent-exec ${by}`,
        version: 1,
        verdict,
        base,
        head,
        verify: verify.slice(0, maxCommands).map((command) => (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_2__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .U)(command), maxCommand)),
        tests: { ...counts, guard },
        ...(hunks && { hunks: { needed: tried(true), needless: tried(false), untried: tried(null) } }),
    };
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)("For other tools", [{ kind: "code", text: JSON.stringify(json, null, 2), language: "json" }]);
}


/***/ }),

/***/ 29224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ proofTitle),
/* harmony export */   z: () => (/* binding */ renderProof)
/* harmony export */ });
/* harmony import */ var _facts_prove_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55191);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51196);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13411);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91134);
/* harmony import */ var _proof_block_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48149);
/* harmony import */ var _print_forged_markers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14464);
/* harmony import */ var _print_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47809);







/** Limits for the lines of each kind, and for the UTF-16 units of a name. So a comment stays within GitHub's limit. */
const maxLines = 10;
const maxNames = 20;
const kinds = {
    regressed: "Tests that fail with the change",
    weakened: "Tests that the change weakened",
    removed: "Removed tests",
    skipped: "Tests that are skipped now",
    flaky: "Flaky tests",
    proof: "Tests that fail without the change and pass with it",
};
/** What the tests of a change prove, in GitHub's Markdown, for a comment, a check run and a job's summary. */
function renderProof(result, { run, artifact }) {
    const { verdict, reason, tests, base, head } = result;
    const { icon, title, next } = _facts_prove_result_js__WEBPACK_IMPORTED_MODULE_0__/* .verdicts */ .rY[verdict];
    const needless = result.hunks.filter(({ needed }) => needed === false);
    const blocks = [
        (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)([`${icon} `, (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .bold */ .Cr)(`${title}.`), ` ${reason}`]),
        ...(next === "" ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)([(0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .bold */ .Cr)("Next:"), ` ${next}`])]),
        ...(needless.length === 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(needless.map(needlessLine), maxLines)]),
        ...Object.entries(kinds).flatMap(([kind, words]) => {
            const names = tests[kind];
            return names.length === 0
                ? []
                : [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .folded */ .TM)(`${words} (${names.length})`, [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(names.map(_document_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY), maxNames)])];
        }),
        (0,_proof_block_js__WEBPACK_IMPORTED_MODULE_3__/* .proofBlock */ .g)({ by: "prove", ...result }),
        (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)([
            "commit ",
            (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(head.slice(0, 12)),
            " on ",
            (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(base.slice(0, 12)),
            ` · agent-exec ${_version_js__WEBPACK_IMPORTED_MODULE_5__/* .version */ .r} · `,
            (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)("log", run),
            ...(artifact === undefined ? [] : [" · ", (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)("files", artifact)]),
        ], "dim"),
    ];
    return (0,_print_forged_markers_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutForgedMarkers */ .J)(`${(0,_print_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .markdownOf */ .RQ)(blocks)}\n`);
}
function needlessLine({ file, line, lines }) {
    return ["⚠ ", (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(`${file}:${line}`), `: ${(0,_facts_prove_result_js__WEBPACK_IMPORTED_MODULE_0__/* .needlessWords */ .LX)(lines)}.`];
}
/** One line for a check run's title. */
function proofTitle({ verdict, tests }) {
    const { title } = _facts_prove_result_js__WEBPACK_IMPORTED_MODULE_0__/* .verdicts */ .rY[verdict];
    if (verdict === "proven" || verdict === "regressed") {
        const [failing, how] = verdict === "proven" ? [tests.proof, "without"] : [tests.regressed, "with"];
        if (failing.length > 0)
            return `${title}: ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)("test", failing.length)} ${failing.length === 1 ? "fails" : "fail"} ${how} this change`;
    }
    if (verdict === "unproven")
        return `${title}: no test notices the change`;
    const { weakened, flaky } = tests;
    if (verdict === "weakened")
        return `${title}: ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)("test", weakened.length)} ${weakened.length === 1 ? "checks" : "check"} less`;
    return verdict === "flaky" ? `${title}: ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)("test", flaky.length)}` : title;
}


/***/ })

};
