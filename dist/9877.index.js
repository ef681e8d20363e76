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
    return judged("manifest", told, `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)("file", now.length)}, all with the listed hashes`);
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
    return judged("transcript", missing, `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)("event", events.length)}, complete until the run's end`);
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
    const verifications = attempt?.verifications ?? [];
    return [
        { name: "run", cases: [ofRun(state)] },
        ...codeSuites(attempt),
        { name: "verification", cases: verifications.map((each) => caseOf(each.command, each)) },
        ...verifications.map(({ command, tests }) => ({
            name: command,
            cases: (tests?.cases ?? []).map(ofTest),
        })),
    ].filter(({ cases }) => cases.length > 0);
}
/** The blocks of each document, or of a reply. */
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
    return { name, seconds, not: { as, message: `${outcome}: ${end?.reason ?? "The run has no end yet."}` } };
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


/***/ })

};
