export const id = 7958;
export const ids = [7958];
export const modules = {

/***/ 93492:
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
/* harmony import */ var _github_api_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29489);
/* harmony import */ var _github_events_base_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34292);
/* harmony import */ var _github_events_commands_read_request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20250);
/* harmony import */ var _github_events_payload_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94167);
/* harmony import */ var _github_events_permissions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99465);
/* harmony import */ var _github_events_target_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58792);
/* harmony import */ var _request_acknowledged_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(71882);
/* harmony import */ var _results_final_report_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(13690);
/* harmony import */ var _request_gate_lists_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(94409);
/* harmony import */ var _runner_inputs_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(69068);
/* harmony import */ var _runner_log_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(72635);
/* harmony import */ var _fetch_owner_files_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(93492);
/* harmony import */ var _proof_posted_proof_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(62299);
/* harmony import */ var _proof_proved_pull_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(39573);
/* harmony import */ var _results_publish_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(65440);
/* harmony import */ var _runner_read_event_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(67537);
/* harmony import */ var _runner_step_end_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(50975);



















/**
 * The action with `mode: prove`: finds out what the tests of a pull request prove. `prove` needs no model and no key,
 * and the code runs only in sandboxes. For this reason anybody's `pull_request` event may start `prove`, and comments
 * by people with write access.
 */
async function prove(inputs, step) {
    const { settings } = inputs;
    const { workflow, signal } = step;
    const github = (0,_github_api_client_js__WEBPACK_IMPORTED_MODULE_2__/* .connectGitHub */ .U)({
        token: settings["github-token"] ?? "",
        apiUrl: workflow.apiUrl,
        log: _runner_log_js__WEBPACK_IMPORTED_MODULE_11__/* .logText */ .kc,
    });
    if (workflow.eventName === "pull_request") {
        const { pull_request: pull } = (0,_github_events_payload_js__WEBPACK_IMPORTED_MODULE_5__/* .readPayload */ .r)("pullRequest", workflow.eventName, workflow.payload);
        const target = (0,_github_events_target_js__WEBPACK_IMPORTED_MODULE_7__/* .pullRequestTarget */ .Sj)(workflow.repository, pull, { kind: "issue", number: pull.number });
        const base = (0,_github_events_base_js__WEBPACK_IMPORTED_MODULE_3__/* .readBase */ .w)(workflow);
        return provePull({ ...inputs, ...step, github, target, base: base.kind === "commit" ? base.commit : "" });
    }
    const trigger = await (0,_runner_read_event_js__WEBPACK_IMPORTED_MODULE_16__/* .readEvent */ .j)(workflow, settings);
    const isComment = /comment|review/.test(workflow.eventName);
    if (trigger.kind === "skip")
        return (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_17__/* .endBefore */ .rf)("skipped", isComment ? trigger.reason : needsPullRequest, settings);
    const gate = await (0,_github_events_permissions_js__WEBPACK_IMPORTED_MODULE_6__/* .passGate */ .l)({ access: github, trigger, lists: (0,_request_gate_lists_js__WEBPACK_IMPORTED_MODULE_18__/* .listsOf */ .f)(settings), signal });
    if (!gate.isAllowed)
        return (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_17__/* .endBefore */ .rf)("denied", gate.reason, settings);
    const request = (0,_github_events_commands_read_request_js__WEBPACK_IMPORTED_MODULE_4__/* .requestOf */ .fo)(trigger);
    if (request.kind !== "command" || request.name !== "prove" || !trigger.target.isPullRequest)
        return (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_17__/* .endBefore */ .rf)("skipped", needsPullRequest, settings);
    return proveAsked({ ...inputs, ...step, github, trigger });
}
const needsPullRequest = "`mode: prove` needs a pull request, or the comment `prove` on one";
/** Proves the pull request of an allowed comment, as it is now. */
async function proveAsked(asked) {
    const { github, trigger, signal } = asked;
    const { target } = trigger;
    const number = target.number ?? 0;
    await (0,_request_acknowledged_js__WEBPACK_IMPORTED_MODULE_8__/* .acknowledged */ .H)({ ...asked, target });
    const pull = await github.pullRequest({ repository: target.repository, number, signal });
    const now = (0,_github_events_target_js__WEBPACK_IMPORTED_MODULE_7__/* .pullRequestTarget */ .Sj)(target.repository, { number, ...pull }, { kind: "issue", number });
    return provePull({ ...asked, target: now, base: pull.base.sha });
}
async function provePull(asked) {
    const { workflow, github, target, signal } = asked;
    let { settings } = asked;
    try {
        const config = await (0,_runner_inputs_js__WEBPACK_IMPORTED_MODULE_10__/* .withConfig */ .N)(asked, (0,_fetch_owner_files_js__WEBPACK_IMPORTED_MODULE_12__/* .ownerFileReader */ .D)(asked, (0,_github_events_base_js__WEBPACK_IMPORTED_MODULE_3__/* .readBase */ .w)(workflow)));
        settings = config.settings;
        await (0,_proof_proved_pull_js__WEBPACK_IMPORTED_MODULE_14__/* .proveAndPublish */ .HP)({ ...asked, ...config });
    }
    catch (thrown) {
        const isCancelled = signal.aborted && !(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isAgentExecError */ .TE)(thrown);
        const error = isCancelled ? cancelled() : (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toAgentExecError */ .Mq)(thrown);
        const report = (0,_results_final_report_js__WEBPACK_IMPORTED_MODULE_9__/* .errorReport */ .Z)(error, workflow, { couldNot: "start" });
        await (0,_results_publish_js__WEBPACK_IMPORTED_MODULE_15__/* .summarise */ .fS)(report.summary);
        const landed = isCancelled ? undefined : await (0,_proof_posted_proof_js__WEBPACK_IMPORTED_MODULE_13__/* .postProof */ .$)(report, { ...asked, settings, github, target });
        (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_17__/* .endWithoutRun */ .VJ)(error, {
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

/***/ 71882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ acknowledged)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
;// CONCATENATED MODULE: ./lib/github/reporting/reaction.js
/**
 * Adds 👀 to the comment, issue or pull request that asked for the run, so that its author sees within a second that
 * the request was noticed. Does nothing if the event has no such place. A second call changes nothing.
 * @throws GitHubError if GitHub refuses; the run should continue without it. If the signal aborts, the error is the
 * signal's reason.
 */
async function acknowledge({ github, target, signal }) {
    const { repository, subject } = target;
    if (subject === null || subject.kind === "review" || subject.kind === "workflow-run")
        return;
    await github.react({ repository, subject, content: "eyes", signal });
}

// EXTERNAL MODULE: ./lib/action/runner/log.js
var log = __webpack_require__(72635);
;// CONCATENATED MODULE: ./lib/action/request/acknowledged.js



/**
 * Reacts to the comment or issue that asked, unless this job posts nothing, because then it usually has no permission
 * to write. This call never throws.
 */
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

/***/ 51579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ loadRendering),
  h: () => (/* binding */ writeFiles)
});

;// CONCATENATED MODULE: ./lib/reports/manifest.js
/** The manifest of these files. If two have the same path, the later one counts. */
function manifestOf(files) {
    const byPath = new Map(files.map(({ path, bytes, sha256 }) => [path, { path, bytes, sha256 }]));
    return { files: [...byPath.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)) };
}

;// CONCATENATED MODULE: ./lib/earlier/run-files.js

const manifestName = "manifest.json";
/** Loaded late, because it is most of the code that a run needs. */
const loadRendering = () => Promise.all(/* import() */[__webpack_require__.e(5725), __webpack_require__.e(8269), __webpack_require__.e(3489), __webpack_require__.e(4343), __webpack_require__.e(4078), __webpack_require__.e(8467), __webpack_require__.e(5595), __webpack_require__.e(5295)]).then(__webpack_require__.bind(__webpack_require__, 84055));
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
