export const id = 207;
export const ids = [207,8802];
export const modules = {

/***/ 1751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ acknowledged)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
;// CONCATENATED MODULE: ./lib/github/reporting/reaction.js
/**
 * Eyes on what asked for the run (the comment, the issue, the pull request), so that its author sees within a second
 * that it was heard. Does nothing if the event has no such place. Again changes nothing.
 * @throws GitHubError when GitHub refuses; the run should go on without. On abort: the signal's reason.
 */
async function acknowledge({ github, target, signal }) {
    const { repository, subject } = target;
    if (subject === null || subject.kind === "review" || subject.kind === "workflow-run")
        return;
    await github.react({ repository, subject, content: "eyes", signal });
}

// EXTERNAL MODULE: ./lib/action/log.js
var log = __webpack_require__(2988);
;// CONCATENATED MODULE: ./lib/action/acknowledged.js



/** Reacts to what asked, unless this job posts nothing, which then mostly may not write. Never throws. */
async function acknowledged({ github, settings, target, signal }) {
    if (settings.comment === "never" && settings["check-run"] === "never")
        return;
    try {
        await acknowledge({ github, target, signal });
    }
    catch (thrown) {
        if (!signal.aborted)
            (0,log/* warnOf */.c$)((0,errors/* toAgentExecError */.Mq)(thrown));
    }
}


/***/ }),

/***/ 50311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ ownerFileReader)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** A pull request's author controls its checkout, so the owner's files are read from GitHub. */
function ownerFileReader({ github, workflow, signal }, base) {
    const { repository } = workflow;
    return async (path) => {
        if (base.kind === "commit")
            return github.fileAt({ repository, path, commit: base.commit, signal });
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", base.reason, {
            nextStep: "Set `instructions` and `config` to `none`.",
        });
    };
}


/***/ }),

/***/ 90364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   prove: () => (/* binding */ prove),
/* harmony export */   proveAsked: () => (/* binding */ proveAsked)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _facts_outcomes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83518);
/* harmony import */ var _github_api_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32121);
/* harmony import */ var _github_events_base_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34292);
/* harmony import */ var _github_events_commands_read_request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20250);
/* harmony import */ var _github_events_payload_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94167);
/* harmony import */ var _github_events_permissions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99465);
/* harmony import */ var _github_events_target_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58792);
/* harmony import */ var _acknowledged_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1751);
/* harmony import */ var _final_report_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(15805);
/* harmony import */ var _gate_lists_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(52947);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(35638);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2988);
/* harmony import */ var _owner_files_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(50311);
/* harmony import */ var _posted_proof_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(5028);
/* harmony import */ var _proved_pull_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(68744);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(17065);
/* harmony import */ var _read_event_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(1581);
/* harmony import */ var _step_end_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(79958);



















/**
 * The action with `mode: prove`: finds out what the tests of a pull request prove. It needs no model and no key, and
 * the code runs only in sandboxes. So a `pull_request` event of anybody may start it, and of comments those of people
 * with write access.
 */
async function prove(inputs, step) {
    const { settings } = inputs;
    const { workflow, signal } = step;
    const github = (0,_github_api_client_js__WEBPACK_IMPORTED_MODULE_2__/* .connectGitHub */ .U)({
        token: settings["github-token"] ?? "",
        apiUrl: workflow.apiUrl,
        log: _log_js__WEBPACK_IMPORTED_MODULE_11__/* .logText */ .kc,
    });
    if (workflow.eventName === "pull_request") {
        const { pull_request: pull } = (0,_github_events_payload_js__WEBPACK_IMPORTED_MODULE_5__/* .readPayload */ .r)("pullRequest", workflow.eventName, workflow.payload);
        const target = (0,_github_events_target_js__WEBPACK_IMPORTED_MODULE_7__/* .pullRequestTarget */ .Sj)(workflow.repository, pull, { kind: "issue", number: pull.number });
        const base = (0,_github_events_base_js__WEBPACK_IMPORTED_MODULE_3__/* .readBase */ .w)(workflow);
        return provePull({ ...inputs, ...step, github, target, base: base.kind === "commit" ? base.commit : "" });
    }
    const trigger = await (0,_read_event_js__WEBPACK_IMPORTED_MODULE_16__/* .readEvent */ .j)(workflow, settings);
    if (trigger.kind === "skip")
        return (0,_step_end_js__WEBPACK_IMPORTED_MODULE_17__/* .endBefore */ .rf)("skipped", trigger.reason, settings);
    const gate = await (0,_github_events_permissions_js__WEBPACK_IMPORTED_MODULE_6__/* .passGate */ .l)({ access: github, trigger, lists: (0,_gate_lists_js__WEBPACK_IMPORTED_MODULE_18__/* .listsOf */ .f)(settings), signal });
    if (!gate.isAllowed)
        return (0,_step_end_js__WEBPACK_IMPORTED_MODULE_17__/* .endBefore */ .rf)("denied", gate.reason, settings);
    const request = (0,_github_events_commands_read_request_js__WEBPACK_IMPORTED_MODULE_4__/* .requestOf */ .fo)(trigger);
    if (request.kind !== "command" || request.name !== "prove" || !trigger.target.isPullRequest)
        return (0,_step_end_js__WEBPACK_IMPORTED_MODULE_17__/* .endBefore */ .rf)("skipped", "`mode: prove` needs a pull request, or the comment `prove` on one", settings);
    return proveAsked({ ...inputs, ...step, github, trigger });
}
/** Proves the pull request of an allowed comment, as it is now. */
async function proveAsked(asked) {
    const { github, trigger, signal } = asked;
    const { target } = trigger;
    const number = target.number ?? 0;
    await (0,_acknowledged_js__WEBPACK_IMPORTED_MODULE_8__/* .acknowledged */ .H)({ ...asked, target });
    const pull = await github.pullRequest({ repository: target.repository, number, signal });
    const now = (0,_github_events_target_js__WEBPACK_IMPORTED_MODULE_7__/* .pullRequestTarget */ .Sj)(target.repository, { number, ...pull }, { kind: "issue", number });
    return provePull({ ...asked, target: now, base: pull.base.sha });
}
async function provePull(asked) {
    const { workflow, github, target, signal } = asked;
    let { settings } = asked;
    try {
        const config = await (0,_inputs_js__WEBPACK_IMPORTED_MODULE_10__/* .withConfig */ .N)(asked, (0,_owner_files_js__WEBPACK_IMPORTED_MODULE_12__/* .ownerFileReader */ .D)(asked, (0,_github_events_base_js__WEBPACK_IMPORTED_MODULE_3__/* .readBase */ .w)(workflow)));
        settings = config.settings;
        await (0,_proved_pull_js__WEBPACK_IMPORTED_MODULE_14__/* .proveAndPublish */ .HP)({ ...asked, ...config });
    }
    catch (thrown) {
        const isCancelled = signal.aborted && !(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isAgentExecError */ .TE)(thrown);
        const error = isCancelled ? cancelled() : (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toAgentExecError */ .Mq)(thrown);
        const report = (0,_final_report_js__WEBPACK_IMPORTED_MODULE_9__/* .errorReport */ .Z)(error, workflow, { couldNot: "start" });
        await (0,_publish_js__WEBPACK_IMPORTED_MODULE_15__/* .summarise */ .fS)(report.summary);
        const landed = isCancelled ? undefined : await (0,_posted_proof_js__WEBPACK_IMPORTED_MODULE_13__/* .postProof */ .$)(report, { ...asked, settings, github, target });
        (0,_step_end_js__WEBPACK_IMPORTED_MODULE_17__/* .endWithoutRun */ .VJ)(error, {
            outcome: isCancelled ? "cancelled" : (0,_facts_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomeOf */ .sG)(error),
            failOn: settings["fail-on"],
            ...(landed && { landed }),
        });
    }
}
function cancelled() {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("internal", "The workflow was cancelled.", {
        nextStep: "Run the job again if you need the result.",
    });
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

/***/ 42328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EU: () => (/* binding */ fence),
/* harmony export */   Q_: () => (/* binding */ longestRun),
/* harmony export */   SS: () => (/* binding */ codeSpan)
/* harmony export */ });
/**
 * Puts text into a code fence that it cannot close: the fence is longer than the text's longest run of backticks.
 * `info` keeps only characters of a language's name.
 */
function fence(text, info = "") {
    const marker = "`".repeat(Math.max(3, longestRun(text) + 1));
    const language = info.replace(/[^\w+#.-]/g, "").slice(0, 40);
    return `${marker}${language}\n${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${marker}`;
}
/** The longest run of backticks in a text. */
function longestRun(text) {
    let longest = 0;
    for (const [run] of text.matchAll(/`+/g))
        longest = Math.max(longest, run.length);
    return longest;
}
/**
 * One line of text as a code span that it cannot close; line ends become blanks. Empty text stays empty.
 *
 * Blanks at the ends stay, because file names may differ only in them. A parser removes one blank from each end if
 * both have one and there is more than blanks (CommonMark 0.31.2, 6.1), so such a line gets one more.
 */
function codeSpan(text) {
    const line = text.replace(/[\r\n]+/g, " ");
    if (line === "")
        return "";
    const marker = "`".repeat(longestRun(line) === 0 ? 1 : longestRun(line) + 1);
    const isStripped = line.startsWith(" ") && line.endsWith(" ") && /[^ ]/.test(line);
    const pad = line.startsWith("`") || line.endsWith("`") || isStripped ? " " : "";
    return `${marker}${pad}${line}${pad}${marker}`;
}


/***/ }),

/***/ 49746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ missesNetwork)
/* harmony export */ });
const unreached = /Temporary failure in name resolution|Name or service not known|Network is unreachable|\bE(?:NOTFOUND|AI_AGAIN|NETUNREACH)\b|Could not resolve host|no such host|dial tcp|Failed to establish a new connection/;
/** Whether a program's output says that it had no network. */
function missesNetwork(output) {
    return unreached.test(output);
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


/***/ })

};
