export const id = 9686;
export const ids = [9686,7934];
export const modules = {

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
/* harmony import */ var _github_api_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45178);
/* harmony import */ var _github_events_base_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34292);
/* harmony import */ var _github_events_commands_read_request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20250);
/* harmony import */ var _github_events_payload_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94167);
/* harmony import */ var _github_events_permissions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99465);
/* harmony import */ var _github_events_target_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58792);
/* harmony import */ var _github_reporting_reaction_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(10727);
/* harmony import */ var _final_report_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(15805);
/* harmony import */ var _gate_lists_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(52947);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(35638);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2988);
/* harmony import */ var _owner_files_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(50311);
/* harmony import */ var _posted_proof_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7120);
/* harmony import */ var _proved_pull_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(68744);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(17065);
/* harmony import */ var _read_event_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(1581);
/* harmony import */ var _step_end_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(79958);



















/**
 * The action with `mode: prove`: finds out what the tests of a pull request prove. It needs no model and no key, and the
 * code runs only in sandboxes. So a `pull_request` event of anybody may start it, and of comments those of people with
 * write access.
 */
async function prove(inputs, step) {
    const { settings } = inputs;
    const { workflow, signal } = step;
    const github = (0,_github_api_client_js__WEBPACK_IMPORTED_MODULE_2__/* .connectGitHub */ .U)({
        token: settings["github-token"] ?? "",
        apiUrl: workflow.apiUrl,
        log: _log_js__WEBPACK_IMPORTED_MODULE_10__/* .logText */ .kc,
    });
    if (workflow.eventName === "pull_request") {
        const { pull_request: pull } = (0,_github_events_payload_js__WEBPACK_IMPORTED_MODULE_5__/* .readPayload */ .r)("pullRequest", workflow.eventName, workflow.payload);
        const target = (0,_github_events_target_js__WEBPACK_IMPORTED_MODULE_7__/* .pullRequestTarget */ .Sj)(workflow.repository, pull, { kind: "issue", number: pull.number });
        const base = (0,_github_events_base_js__WEBPACK_IMPORTED_MODULE_3__/* .readBase */ .w)(workflow);
        return provePull({ ...inputs, ...step, github, target, base: base.kind === "commit" ? base.commit : "" });
    }
    const trigger = await (0,_read_event_js__WEBPACK_IMPORTED_MODULE_15__/* .readEvent */ .j)(workflow, settings);
    if (trigger.kind === "skip")
        return (0,_step_end_js__WEBPACK_IMPORTED_MODULE_16__/* .endBefore */ .rf)("skipped", trigger.reason, settings);
    const gate = await (0,_github_events_permissions_js__WEBPACK_IMPORTED_MODULE_6__/* .passGate */ .l)({ access: github, trigger, lists: (0,_gate_lists_js__WEBPACK_IMPORTED_MODULE_17__/* .listsOf */ .f)(settings), signal });
    if (!gate.isAllowed)
        return (0,_step_end_js__WEBPACK_IMPORTED_MODULE_16__/* .endBefore */ .rf)("denied", gate.reason, settings);
    const request = (0,_github_events_commands_read_request_js__WEBPACK_IMPORTED_MODULE_4__/* .requestOf */ .fo)(trigger);
    if (request.kind !== "command" || request.name !== "prove" || !trigger.target.isPullRequest)
        return (0,_step_end_js__WEBPACK_IMPORTED_MODULE_16__/* .endBefore */ .rf)("skipped", "`mode: prove` needs a pull request, or the comment `prove` on one", settings);
    return proveAsked({ ...inputs, ...step, github, trigger });
}
/** Proves the pull request of an allowed comment, as it is now. */
async function proveAsked(asked) {
    const { github, trigger, signal } = asked;
    const { target } = trigger;
    const number = target.number ?? 0;
    await (0,_github_reporting_reaction_js__WEBPACK_IMPORTED_MODULE_18__/* .acknowledge */ .b)({ github, target, signal }).catch((thrown) => signal.aborted || (0,_log_js__WEBPACK_IMPORTED_MODULE_10__/* .warnOf */ .c$)((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toAgentExecError */ .Mq)(thrown)));
    const pull = await github.pullRequest({ repository: target.repository, number, signal });
    const now = (0,_github_events_target_js__WEBPACK_IMPORTED_MODULE_7__/* .pullRequestTarget */ .Sj)(target.repository, { number, ...pull }, { kind: "issue", number });
    return provePull({ ...asked, target: now, base: pull.base.sha });
}
async function provePull(asked) {
    const { workflow, github, target, signal } = asked;
    let { settings } = asked;
    try {
        const config = await (0,_inputs_js__WEBPACK_IMPORTED_MODULE_9__/* .withConfig */ .N)(asked, (0,_owner_files_js__WEBPACK_IMPORTED_MODULE_11__/* .ownerFileReader */ .D)(asked, (0,_github_events_base_js__WEBPACK_IMPORTED_MODULE_3__/* .readBase */ .w)(workflow)));
        settings = config.settings;
        await (0,_proved_pull_js__WEBPACK_IMPORTED_MODULE_13__/* .proveAndPublish */ .HP)({ ...asked, ...config });
    }
    catch (thrown) {
        const isCancelled = signal.aborted && !(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isAgentExecError */ .TE)(thrown);
        const error = isCancelled ? cancelled() : (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toAgentExecError */ .Mq)(thrown);
        const report = (0,_final_report_js__WEBPACK_IMPORTED_MODULE_8__/* .errorReport */ .Z)(error, workflow, { hasStarted: false });
        await (0,_publish_js__WEBPACK_IMPORTED_MODULE_14__/* .summarise */ .fS)(report.summary);
        const landed = isCancelled ? undefined : await (0,_posted_proof_js__WEBPACK_IMPORTED_MODULE_12__/* .postProof */ .$)(report, { ...asked, settings, github, target });
        (0,_step_end_js__WEBPACK_IMPORTED_MODULE_16__/* .endWithoutRun */ .VJ)(error, {
            outcome: isCancelled ? "cancelled" : (0,_facts_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomeOf */ .sG)(error),
            failOn: settings["fail-on"],
            ...(landed && { landed }),
        });
    }
}
function cancelled() {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("internal", "The workflow was cancelled.", {
        nextStep: "Start it again if you need its result.",
    });
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
const loadRendering = () => Promise.all(/* import() */[__webpack_require__.e(5725), __webpack_require__.e(8269), __webpack_require__.e(3489), __webpack_require__.e(9718), __webpack_require__.e(4078), __webpack_require__.e(5595), __webpack_require__.e(5295)]).then(__webpack_require__.bind(__webpack_require__, 84055));
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

/***/ 10727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ acknowledge)
/* harmony export */ });
/**
 * Eyes on what asked for the run (the comment, the issue, the pull request), so that its author sees within a second
 * that it was heard. Nothing where the event has no such place. Again changes nothing.
 * @throws GitHubError when GitHub refuses; the run should go on without. On abort: the signal's reason.
 */
async function acknowledge({ github, target, signal }) {
    const { repository, subject } = target;
    if (subject === null || subject.kind === "review" || subject.kind === "workflow-run")
        return;
    await github.react({ repository, subject, content: "eyes", signal });
}


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
