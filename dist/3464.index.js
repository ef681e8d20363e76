export const id = 3464;
export const ids = [3464];
export const modules = {

/***/ 83464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./lib/compose/run-files.js + 3 modules
var run_files = __webpack_require__(61057);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/github/api/client.js + 3 modules
var client = __webpack_require__(61070);
// EXTERNAL MODULE: ./lib/github/api/connect.js + 5 modules
var connect = __webpack_require__(46418);
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
    const finished = [];
    const problems = [];
    const onProblem = (error) => void problems.push(error);
    const tryTo = async (what, finish) => {
        try {
            if (await finish())
                finished.push(what);
        }
        catch (thrown) {
            onProblem((0,errors/* toAgentExecError */.Mq)(thrown));
        }
    };
    await Promise.all([
        comment &&
            tryTo("comment", () => finishComment(new comment_place/* CommentPlace */.t({ github, clock, state: comment.state }))),
        check && tryTo("check", () => finishCheck(new check_place/* CheckPlace */.m({ github, clock, state: check.state }))),
    ]);
    return { finished, problems };
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

// EXTERNAL MODULE: ./lib/host/env.js
var env = __webpack_require__(18789);
// EXTERNAL MODULE: ./lib/host/system-clock.js
var system_clock = __webpack_require__(43538);
// EXTERNAL MODULE: ./lib/settings/from-inputs.js
var from_inputs = __webpack_require__(63951);
// EXTERNAL MODULE: ./lib/settings/resolve.js
var resolve = __webpack_require__(83057);
// EXTERNAL MODULE: ./lib/action/last-words.js
var last_words = __webpack_require__(83032);
// EXTERNAL MODULE: ./lib/action/log.js + 1 modules
var log = __webpack_require__(3345);
// EXTERNAL MODULE: ./lib/action/publish.js + 2 modules
var publish = __webpack_require__(78579);
// EXTERNAL MODULE: ./lib/action/state.js
var action_state = __webpack_require__(62287);
// EXTERNAL MODULE: ./lib/action/step-end.js
var step_end = __webpack_require__(79958);
// EXTERNAL MODULE: ./lib/action/workflow-run.js
var workflow_run = __webpack_require__(95249);
;// CONCATENATED MODULE: ./lib/action/post.js















/**
 * The action's post step: nothing to do where main came to its end. Where main was killed, the transcript is brought
 * to its end, and files, summary, comment and check with it; where GitHub was down, comment and check are tried again.
 */
async function main() {
    const state = (0,action_state/* stateFromMain */.x)();
    if (state === null || state.isFinished || state.runFolder === "")
        return;
    try {
        const environment = (0,env/* readEnvironment */.Q)();
        const settings = (0,resolve/* resolveSettings */.Mo)((0,from_inputs/* fromInputs */.I)(environment.withPrefix("INPUT_")), "action");
        const workflow = await (0,workflow_run/* readWorkflowRun */.h)(environment);
        (0,log/* logText */.k)(state.published.hasEnded
            ? "GitHub did not take the whole report from the main step; this is another try."
            : "The main step was ended before it could report; this is its last word.");
        await endAndPublish({ state, settings, workflow });
    }
    catch (thrown) {
        (0,step_end/* failStep */.vy)((0,errors/* toAgentExecError */.Mq)(thrown));
    }
}
async function endAndPublish(left) {
    const { state, settings, workflow } = left;
    const { runFolder: folder, published } = state;
    const conclude = (words) => finish(left, words);
    // No other process comes after this one.
    const keep = () => { };
    try {
        const { events } = await (0,run_files/* endTornRun */.SC)(folder);
        await (0,publish/* publish */.mk)({ settings, workflow, events, folder, published, keep, conclude });
    }
    catch (thrown) {
        const error = recordLost((0,errors/* toAgentExecError */.Mq)(thrown));
        await conclude((0,last_words/* errorReport */.Z)(error, workflow, { hasStarted: true }));
        throw error;
    }
}
/** A later step may have cleaned the workspace, or the disk is full. Comment and check come to their end all the same. */
function recordLost(cause) {
    const message = `The main step was ended from outside, and its record cannot be told: ${cause.message}`;
    return new errors/* AgentExecError */.r("storage-failed", message, {
        nextStep: "Start the run again; no step after it may clean the workspace.",
        cause,
    });
}
async function finish({ state, settings, workflow }, words) {
    const { comment, check } = state;
    const { problems } = await finishFromState({
        github: (0,client/* createGitHub */.C)((0,connect/* connectGitHub */.U)({ token: settings["github-token"] ?? "", apiUrl: workflow.apiUrl, log: log/* logText */.k })),
        clock: system_clock/* systemClock */.m,
        signal: new AbortController().signal,
        ...(comment === null ? {} : { comment: { state: comment, report: words.comment } }),
        ...(check === null || words.check === null ? {} : { check: { state: check, last: words.check } }),
    });
    problems.forEach(log/* warnOf */.c);
    return { commentUrl: null, checkRunUrl: null };
}


/***/ })

};
