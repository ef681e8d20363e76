export const id = 9925;
export const ids = [9925];
export const modules = {

/***/ 83464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fail: () => (/* binding */ fail),
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./lib/earlier/open-run.js
var open_run = __webpack_require__(27934);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/github/api/client.js + 17 modules
var client = __webpack_require__(29489);
// EXTERNAL MODULE: ./lib/github/reporting/check-place.js
var check_place = __webpack_require__(88560);
// EXTERNAL MODULE: ./lib/github/reporting/comment-place.js
var comment_place = __webpack_require__(38237);
// EXTERNAL MODULE: ./lib/github/reporting/settle.js
var settle = __webpack_require__(2971);
;// CONCATENATED MODULE: ./lib/github/reporting/finish.js




/**
 * Finishes the comment and the check run of a killed process. If GitHub shows that the process had finished them,
 * nothing is overwritten. If one fails, the other is tried anyway. Never throws.
 */
async function finishFromState({ github, clock, signal, comment, check, }) {
    const problems = [];
    const onProblem = (error) => void problems.push(error);
    const tryTo = async (what, finish) => {
        try {
            return (await finish()) ? [what] : [];
        }
        catch (thrown) {
            onProblem((0,errors/* toAgentExecError */.Mq)(thrown));
            return [];
        }
    };
    const finished = await Promise.all([
        comment
            ? tryTo("comment", () => finishComment(new comment_place/* CommentPlace */.t({ github, clock, state: comment.state })))
            : [],
        check ? tryTo("check", () => finishCheck(new check_place/* CheckPlace */.m({ github, clock, state: check.state }))) : [],
    ]);
    return { finished: finished.flat(), problems };
    async function finishComment(place) {
        if (!comment)
            return false;
        const isFinished = place.state.isFinished || (await place.isFinished(signal));
        if (!isFinished)
            await place.write(comment.report, { isFinal: true, signal });
        await (0,settle/* settle */.G)(place, { signal, onProblem });
        return !isFinished;
    }
    async function finishCheck(place) {
        if (!check || place.state.isFinished || (await place.isFinished(signal)))
            return false;
        await place.write(check.last, signal);
        await (0,settle/* settle */.G)(place, { signal, onProblem });
        return true;
    }
}

// EXTERNAL MODULE: ./lib/process/env.js
var env = __webpack_require__(36130);
// EXTERNAL MODULE: ./lib/process/system-clock.js
var system_clock = __webpack_require__(50159);
// EXTERNAL MODULE: ./lib/action/results/final-report.js
var final_report = __webpack_require__(13690);
// EXTERNAL MODULE: ./lib/action/runner/inputs.js
var inputs = __webpack_require__(53760);
// EXTERNAL MODULE: ./lib/action/runner/log.js
var log = __webpack_require__(72635);
// EXTERNAL MODULE: ./lib/action/results/publish.js
var publish = __webpack_require__(65440);
// EXTERNAL MODULE: ./lib/action/results/state.js
var results_state = __webpack_require__(95246);
// EXTERNAL MODULE: ./lib/action/runner/step-end.js
var step_end = __webpack_require__(50975);
// EXTERNAL MODULE: ./lib/action/runner/workflow-run.js
var workflow_run = __webpack_require__(8020);
;// CONCATENATED MODULE: ./lib/action/post.js













/**
 * The action's post step. If main finished, it does nothing. If main was killed, it ends the transcript and publishes
 * files, summary, comment and check run. If GitHub was down, it posts comment and check run again.
 */
async function main() {
    const state = (0,results_state/* stateFromMain */.x)();
    if (state === null || state.isFinished || state.runFolder === "")
        return;
    try {
        const environment = (0,env/* readEnvironment */.Q)();
        const { settings } = await (0,inputs/* readInputs */.K)(environment);
        const workflow = await (0,workflow_run/* readWorkflowRun */.hO)(environment);
        (0,log/* logText */.kc)(state.published.hasEnded
            ? "GitHub did not accept the whole report from the main step, so the post step sends the report again."
            : "The main step ended before it could report, so the post step reports now.");
        await endAndPublish({ state, settings, workflow });
    }
    catch (thrown) {
        fail(thrown);
    }
}
function fail(thrown) {
    (0,step_end/* failStep */.vy)((0,errors/* toAgentExecError */.Mq)(thrown));
}
async function endAndPublish(left) {
    const { state, settings, workflow } = left;
    const { runFolder: folder, published } = state;
    const conclude = (report) => finish(left, report);
    // Saves nothing, because no other process follows.
    const keep = () => { };
    try {
        const { events } = await (0,open_run.endTornRun)(folder);
        await (0,publish/* publish */.mk)({ settings, workflow, events, folder, published, keep, conclude });
    }
    catch (thrown) {
        const error = recordLost((0,errors/* toAgentExecError */.Mq)(thrown));
        await conclude((0,final_report/* errorReport */.Z)(error, workflow, { couldNot: "continue" }));
        throw error;
    }
}
/**
 * A later step may have cleaned the workspace, or the disk may be full. The comment and the check run are finished
 * anyway.
 */
function recordLost(cause) {
    const message = `The main step was killed, and its transcript cannot be read: ${cause.message}`;
    return new errors/* AgentExecError */.r("storage-failed", message, {
        nextStep: "Start the run again. Make sure that no later step cleans the workspace.",
        cause,
    });
}
async function finish({ state, settings, workflow }, report) {
    const { comment, check } = state;
    const { problems } = await finishFromState({
        github: (0,client/* connectGitHub */.U)({ token: settings["github-token"] ?? "", apiUrl: workflow.apiUrl, log: log/* logText */.kc }),
        clock: system_clock/* systemClock */.m,
        signal: new AbortController().signal,
        ...(comment !== null && { comment: { state: comment, report: report.comment } }),
        ...(check !== null && report.check !== null && { check: { state: check, last: report.check } }),
    });
    problems.forEach(log/* warnOf */.c$);
    return { commentUrl: null, checkRunUrl: null };
}


/***/ }),

/***/ 95246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ createHandToPost),
/* harmony export */   x: () => (/* binding */ stateFromMain)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33838);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65440);


const stateName = "agent-exec";
function createHandToPost() {
    const posts = { comment: null, check: null };
    let state = { runFolder: "", isFinished: false, ...posts, published: _publish_js__WEBPACK_IMPORTED_MODULE_1__/* .nothingPublished */ .SI };
    return (change) => {
        state = { ...state, ...change };
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .saveState */ .LZ)(stateName, JSON.stringify(state));
    };
}
/** The state that main saved. Null if there is none. */
function stateFromMain() {
    const saved = (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu)(stateName);
    return saved === "" ? null : JSON.parse(saved);
}


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
const loadRendering = () => Promise.all(/* import() */[__webpack_require__.e(5725), __webpack_require__.e(8269), __webpack_require__.e(3489), __webpack_require__.e(4343), __webpack_require__.e(8467), __webpack_require__.e(6700), __webpack_require__.e(4887), __webpack_require__.e(676)]).then(__webpack_require__.bind(__webpack_require__, 15190));
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

/***/ 42328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EU: () => (/* binding */ fence),
/* harmony export */   Q_: () => (/* binding */ longestRun),
/* harmony export */   SS: () => (/* binding */ codeSpan)
/* harmony export */ });
/**
 * Puts text into a code fence that the text cannot close: the fence is longer than the text's longest run of backticks.
 * Of `info`, only the characters of a language's name are used.
 */
function fence(text, info = "") {
    const marker = "`".repeat(Math.max(3, longestRun(text) + 1));
    const language = info.replace(/[^\w+#.-]/g, "").slice(0, 40);
    return `${marker}${language}\n${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${marker}`;
}
function longestRun(text) {
    let longest = 0;
    for (const [run] of text.matchAll(/`+/g))
        longest = Math.max(longest, run.length);
    return longest;
}
/**
 * One line of text as a code span that the text cannot close. Line ends become blanks. Empty text stays empty.
 *
 * Blanks at the ends stay, because file names may differ only in them. A parser removes one blank from each end if both
 * have one and there is more than blanks (CommonMark 0.31.2, 6.1), so such a line gets one more.
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


/***/ })

};
