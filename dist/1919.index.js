export const id = 1919;
export const ids = [1919];
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
// EXTERNAL MODULE: ./lib/github/api/client.js + 7 modules
var client = __webpack_require__(15645);
// EXTERNAL MODULE: ./lib/github/reporting/check-place.js
var check_place = __webpack_require__(88560);
// EXTERNAL MODULE: ./lib/github/reporting/comment-place.js + 1 modules
var comment_place = __webpack_require__(79528);
// EXTERNAL MODULE: ./lib/github/reporting/settle.js
var settle = __webpack_require__(2971);
;// CONCATENATED MODULE: ./lib/github/reporting/finish.js




/**
 * Brings comment and check run to their end from what a killed process left behind. Where GitHub shows that the
 * process had come to the end after all, nothing is written over it. Both are tried, whatever becomes of the other.
 * Never throws.
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
        if (!comment || place.state.isFinished || (await place.isFinished(signal)))
            return false;
        await place.write(comment.report, { isFinal: true, signal });
        await (0,settle/* settle */.G)(place, { signal, onProblem });
        return true;
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
// EXTERNAL MODULE: ./lib/action/final-report.js
var final_report = __webpack_require__(15805);
// EXTERNAL MODULE: ./lib/action/inputs.js + 1 modules
var inputs = __webpack_require__(35638);
// EXTERNAL MODULE: ./lib/action/log.js
var log = __webpack_require__(2988);
// EXTERNAL MODULE: ./lib/action/publish.js
var publish = __webpack_require__(17065);
// EXTERNAL MODULE: ./lib/action/state.js
var action_state = __webpack_require__(62287);
// EXTERNAL MODULE: ./lib/action/step-end.js
var step_end = __webpack_require__(79958);
// EXTERNAL MODULE: ./lib/action/workflow-run.js
var workflow_run = __webpack_require__(95249);
;// CONCATENATED MODULE: ./lib/action/post.js













/**
 * The action's post step. It does nothing if main finished. If main was killed, it ends the transcript and publishes
 * files, summary, comment and check run. If GitHub was down, it sends comment and check run again.
 */
async function main() {
    const state = (0,action_state/* stateFromMain */.x)();
    if (state === null || state.isFinished || state.runFolder === "")
        return;
    try {
        const environment = (0,env/* readEnvironment */.Q)();
        const { settings } = await (0,inputs/* readInputs */.K)(environment);
        const workflow = await (0,workflow_run/* readWorkflowRun */.h)(environment);
        (0,log/* logText */.kc)(state.published.hasEnded
            ? "GitHub did not accept the whole report from the main step; sending it again."
            : "The main step ended before it could report; reporting for it now.");
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
    // No other process follows.
    const keep = () => { };
    try {
        const { events } = await (0,open_run.endTornRun)(folder);
        await (0,publish/* publish */.mk)({ settings, workflow, events, folder, published, keep, conclude });
    }
    catch (thrown) {
        const error = recordLost((0,errors/* toAgentExecError */.Mq)(thrown));
        await conclude((0,final_report/* errorReport */.Z)(error, workflow, { hasStarted: true }));
        throw error;
    }
}
/** A later step may have cleaned the workspace, or the disk is full. Comment and check run are still finished. */
function recordLost(cause) {
    const message = `The main step was stopped from outside, and its record cannot be read: ${cause.message}`;
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
/** What computes them, and most of all that a run loads. */
const loadRendering = () => Promise.all(/* import() */[__webpack_require__.e(7291), __webpack_require__.e(8269), __webpack_require__.e(3489), __webpack_require__.e(4371), __webpack_require__.e(4078), __webpack_require__.e(7809), __webpack_require__.e(5595), __webpack_require__.e(4055)]).then(__webpack_require__.bind(__webpack_require__, 84055));
/** Writes every file of a run that is computed from its events, and the list of all files last. */
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
/* harmony export */   SS: () => (/* binding */ codeSpan)
/* harmony export */ });
/* unused harmony export longestRun */
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
