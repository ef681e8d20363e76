export const id = 132;
export const ids = [132,8802];
export const modules = {

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
var html = __webpack_require__(37976);
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
 * A run as JUnit XML, for tools that show test reports: the run itself if no part of it failed, the blocks of the
 * deciding attempt, each verification, and the tests that verifications reported. What an earlier attempt got wrong is no
 * failure of a run that passed.
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
    // A failed part says why the run failed: the run would be a second failure.
    const isTold = state.end?.outcome === "failed" &&
        parts.some(({ cases }) => cases.some(({ not }) => not?.as === "failure"));
    return [...(isTold ? [] : [{ name: "run", cases: [ofRun(state)] }]), ...parts].filter(({ cases }) => cases.length > 0);
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
 * A run in a kernel as a notebook (nbformat 4.5), for Jupyter and editors: the writer's words, and each block as a cell
 * with its output, results and errors.
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
/** Results that are shown with it need no name. */
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
 * What was shown, as a notebook holds it: pictures in base64, an SVG and texts as they are. What is gone is only named.
 */
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










/** 16 Mi characters: report.md is for people and editors, and the folder has everything. */
const maxReportChars = 16 * 1024 ** 2;
/**
 * The files of a run that are computed from its events, by their names in the run's folder: `result.json`, `report.md`,
 * `report.html`, `junit.xml`, `trajectory.json`, `report.ipynb` for a run in a kernel, and the code and output of each
 * attempt's blocks. Pictures that cannot be read are not shown; `runDir` is the absolute path of that folder. Default:
 * nowhere.
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
 * Only the extension of the code's file name is used, because the name itself could mean another file here. A block
 * that was never a file gets its language's.
 */
function extensionOf(file, language) {
    return /\.[a-z0-9]{1,8}$/i.exec(file ?? "")?.[0] ?? (0,code_endings/* endingOfLanguage */.$)(language) ?? ".txt";
}


/***/ })

};
