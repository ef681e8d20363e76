export const id = 6923;
export const ids = [6923];
export const modules = {

/***/ 90364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   prove: () => (/* binding */ prove),
/* harmony export */   proveAsked: () => (/* binding */ proveAsked)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _facts_outcomes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83518);
/* harmony import */ var _github_events_base_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34292);
/* harmony import */ var _github_events_commands_read_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20250);
/* harmony import */ var _github_events_payload_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94167);
/* harmony import */ var _github_events_target_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58792);
/* harmony import */ var _results_thread_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36810);
/* harmony import */ var _results_final_report_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13690);
/* harmony import */ var _runner_inputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(53760);
/* harmony import */ var _proof_proved_pull_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(39573);
/* harmony import */ var _results_publish_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(65440);
/* harmony import */ var _runner_read_event_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(80688);
/* harmony import */ var _runner_step_end_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(77974);













/**
 * The action with `mode: prove`. It finds out what the tests of a pull request prove. It needs no model and no key, and
 * the code runs only in sandboxes. So any `pull_request` event may start it, and comments by people with write access.
 */
async function prove(inputs, step) {
    const { settings } = inputs;
    const { workflow } = step;
    const github = (0,_runner_inputs_js__WEBPACK_IMPORTED_MODULE_8__/* .connect */ .Ng)(settings, workflow);
    if (workflow.eventName === "pull_request") {
        const { pull_request: pull } = (0,_github_events_payload_js__WEBPACK_IMPORTED_MODULE_4__/* .readPayload */ .r)("pullRequest", workflow.eventName, workflow.payload);
        const target = (0,_github_events_target_js__WEBPACK_IMPORTED_MODULE_5__/* .pullRequestTarget */ .Sj)(workflow.repository, pull, { kind: "issue", number: pull.number });
        const base = (0,_github_events_base_js__WEBPACK_IMPORTED_MODULE_2__/* .readBase */ .w)(workflow);
        return provePull({ ...inputs, ...step, github, target, base: base.kind === "commit" ? base.commit : "" });
    }
    const trigger = await (0,_runner_read_event_js__WEBPACK_IMPORTED_MODULE_11__/* .readEvent */ .j_)(workflow, settings);
    const isComment = /comment|review/.test(workflow.eventName);
    if (trigger.kind === "skip")
        return (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_12__/* .endBefore */ .rf)("skipped", isComment ? trigger.reason : needsPullRequest, settings);
    const asked = { ...inputs, ...step, github, trigger };
    if (await (0,_runner_read_event_js__WEBPACK_IMPORTED_MODULE_11__/* .isDenied */ .GZ)(asked))
        return;
    const request = (0,_github_events_commands_read_request_js__WEBPACK_IMPORTED_MODULE_3__/* .requestOf */ .fo)(trigger);
    if (request.kind !== "command" || request.name !== "prove" || !trigger.target.isPullRequest)
        return (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_12__/* .endBefore */ .rf)("skipped", needsPullRequest, settings);
    return proveAsked(asked);
}
const needsPullRequest = "`mode: prove` needs an event of a pull request, or the comment `prove` on a pull request";
/** Proves the pull request on which an allowed comment asked for it, in its current state. */
async function proveAsked(asked) {
    const { github, trigger, signal } = asked;
    const { target } = trigger;
    const number = target.number ?? 0;
    await (0,_results_thread_js__WEBPACK_IMPORTED_MODULE_6__/* .acknowledged */ .Hn)(asked);
    const pull = await github.pullRequest({ repository: target.repository, number, signal });
    const now = (0,_github_events_target_js__WEBPACK_IMPORTED_MODULE_5__/* .pullRequestTarget */ .Sj)(target.repository, { number, ...pull }, { kind: "issue", number });
    return provePull({ ...asked, target: now, base: pull.base.sha });
}
async function provePull(asked) {
    const { workflow, github, target, signal } = asked;
    let { settings } = asked;
    try {
        const config = await (0,_runner_inputs_js__WEBPACK_IMPORTED_MODULE_8__/* .withConfig */ .NV)(asked, (0,_runner_inputs_js__WEBPACK_IMPORTED_MODULE_8__/* .ownerFileReader */ .DN)(asked));
        settings = config.settings;
        await (0,_proof_proved_pull_js__WEBPACK_IMPORTED_MODULE_9__/* .proveAndPublish */ .HP)({ ...asked, ...config });
    }
    catch (thrown) {
        const isCancelled = signal.aborted && !(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isAgentExecError */ .TE)(thrown);
        const error = isCancelled ? cancelled : (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toAgentExecError */ .Mq)(thrown);
        const report = (0,_results_final_report_js__WEBPACK_IMPORTED_MODULE_7__/* .errorReport */ .Z)(error, workflow, { couldNot: "start" });
        await (0,_results_publish_js__WEBPACK_IMPORTED_MODULE_10__/* .summarise */ .fS)(report.summary);
        const landed = isCancelled ? undefined : await (0,_proof_proved_pull_js__WEBPACK_IMPORTED_MODULE_9__/* .postProof */ .$m)(report, { ...asked, settings, github, target });
        (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_12__/* .endWithoutRun */ .VJ)(error, {
            outcome: isCancelled ? "cancelled" : (0,_facts_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomeOf */ .sG)(error),
            failOn: settings["fail-on"],
            ...(landed && { landed }),
        });
    }
}
const cancelled = new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("internal", "The workflow was cancelled.", {
    nextStep: "Run the job again if you need the result.",
});


/***/ }),

/***/ 1473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ loadRendering),
  h: () => (/* binding */ writeFiles)
});

;// CONCATENATED MODULE: ./lib/reports/formats/manifest.js
/** The manifest of these files. If two files have the same path, the later one counts. */
function manifestOf(files) {
    const byPath = new Map(files.map(({ path, bytes, sha256 }) => [path, { path, bytes, sha256 }]));
    return { files: [...byPath.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)) };
}

;// CONCATENATED MODULE: ./lib/earlier/run-files.js

const manifestName = "manifest.json";
/** Loaded late, because it is most of a run's code. */
const loadRendering = () => Promise.all(/* import() */[__webpack_require__.e(5725), __webpack_require__.e(8269), __webpack_require__.e(3489), __webpack_require__.e(3523), __webpack_require__.e(6545), __webpack_require__.e(8467), __webpack_require__.e(2735), __webpack_require__.e(676), __webpack_require__.e(1153)]).then(__webpack_require__.bind(__webpack_require__, 15190));
/** Writes all files that are computed from a run's events. The last one lists all files. */
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

/***/ 93769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/** Parses JSON. Undefined if the text is not JSON. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
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
    // Node often prints no more than this, also if a test's own server does not answer.
    const isUnfetched = /\bfetch failed\b/.test(output) && !output.includes("ECONNREFUSED");
    return isUnfetched || unreached.test(output);
}


/***/ }),

/***/ 50159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

/** When this process began, on the machine's clock. */
const begin = Date.now() - performance.now();
const systemClock = {
    // Durations and deadlines must not change if somebody sets the machine's clock while agent-exec runs.
    now: () => Math.round(begin + performance.now()),
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

/***/ 86221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MI: () => (/* binding */ outputLine),
/* harmony export */   TM: () => (/* binding */ firstLine),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   xr: () => (/* binding */ othersWords)
/* harmony export */ });
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14647);
/* harmony import */ var _terminal_style_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13482);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96065);



/** A stranger's text on several lines. No line can be mistaken for one of agent-exec's own. */
function othersWords(text, style) {
    const shown = (0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .Ul)(text).trimEnd();
    return shown.replaceAll("\n", `\n${style.dim(_terminal_style_js__WEBPACK_IMPORTED_MODULE_1__/* .gutter */ .c)}`);
}
function outputLine(from, text, style) {
    return style.dim(_terminal_style_js__WEBPACK_IMPORTED_MODULE_1__/* .gutter */ .c) + (from === "stderr" ? style.warn(text) : text);
}
/** A stranger's text on one line, with at most 300 characters. */
function oneLine(name) {
    return (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_2__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .Ul)(name).replaceAll("\n", "␊"), 300);
}
/** The beginning of a stranger's text on one line, with at most 80 UTF-16 units. */
function firstLine(text) {
    return (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_2__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .Ul)(text.trim().split("\n", 1)[0] ?? ""), 80);
}


/***/ })

};
