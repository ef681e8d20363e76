export const id = 4316;
export const ids = [4316,1225];
export const modules = {

/***/ 91935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  answerOnce: () => (/* binding */ answerOnce)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/github/events/commands/answer.js
var answer = __webpack_require__(17028);
// EXTERNAL MODULE: ./lib/github/api/api-error.js
var api_error = __webpack_require__(29767);
// EXTERNAL MODULE: ./lib/github/events/commands/own-runs.js
var own_runs = __webpack_require__(651);
;// CONCATENATED MODULE: ./lib/github/events/commands/cancel.js


/** The `run-name` of the examples. A run with several jobs has no comment before its end, so this tells its thread. */
function nameOf(number) {
    return `agent-exec on #${number}`;
}
/**
 * Ends every run of this thread that is going on: its comment says so, or it has the thread's name. GitHub stops its
 * job, and a comment then says `cancelled`. Resolves with the answer, in Markdown.
 * @throws GitHubError if the comments cannot be read, or GitHub fails; on abort the signal's reason.
 */
async function cancelRuns(options) {
    const { github, trigger, runsPage, workflowRun, signal } = options;
    const [reported, named] = await Promise.all([(0,own_runs/* ownRuns */.F)(options), namedRuns(options)]);
    const open = reported.filter(({ isFinal }) => !isFinal).map((run) => run.workflowRun);
    const going = new Set([...open, ...(named ?? [])]);
    going.delete(Number(workflowRun));
    if (going.size === 0)
        return named === null ? forbiddenWords(runsPage) : noneWords(runsPage);
    const lines = [];
    for (const id of going) {
        const page = `${runsPage}/runs/${id}`;
        try {
            const isEnding = await github.cancelRun({ repository: trigger.target.repository, id, signal });
            lines.push(isEnding
                ? `GitHub is ending [the run](${page}). Its comment will say so within a minute.`
                : `[The run](${page}) is already over.`);
        }
        catch (thrown) {
            if (!(thrown instanceof api_error/* GitHubError */.y_) || thrown.status !== 403)
                throw thrown;
            return forbiddenWords(page);
        }
    }
    return `### Cancelling\n\n${lines.join("\n\n")}`;
}
/** Null: the job may not see the runs, or the server (Gitea) has no list of them. */
async function namedRuns({ github, trigger, signal }) {
    const { repository, number } = trigger.target;
    try {
        const runs = await github.openRuns({ repository, signal });
        return runs.filter(({ name }) => name === nameOf(number ?? 0)).map(({ id }) => id);
    }
    catch (thrown) {
        if (thrown instanceof api_error/* GitHubError */.y_ && [403, 404].includes(thrown.status ?? 0))
            return null;
        throw thrown;
    }
}
function noneWords(runsPage) {
    return `### Nothing to cancel

No run of this thread is in progress, as far as its comments and the names of runs tell. Cancel any other run on the [page of all runs](${runsPage}).`;
}
function forbiddenWords(page) {
    return `### Could not cancel the run

The workflow's token may not end runs. Cancel the run [on GitHub](${page}). To allow it next time, add one line to the job's permissions:

\`\`\`yaml
permissions:
  actions: write # /agent-exec cancel
\`\`\``;
}

// EXTERNAL MODULE: ./lib/github/events/commands/options.js
var options = __webpack_require__(13102);
// EXTERNAL MODULE: ./lib/github/events/commands/table.js
var table = __webpack_require__(91852);
;// CONCATENATED MODULE: ./lib/github/events/commands/help.js


/** What you can ask, in Markdown. It lists only what works in this workflow. */
function helpWords({ phrase, models }) {
    const rows = Object.entries(table/* commandRows */.v).map(([name, { help }]) => `- \`${phrase} ${(0,table/* written */.M)(name)}\`: ${help}`);
    const choices = optionWords(models);
    return `### What you can ask agent-exec

Begin a line of a comment with one of these:

- \`${phrase} TASK\`: a model writes code for the task and runs it in a container. It sees this issue or pull request, so \`${phrase} fix this\` can be enough.
${rows.join("\n")}

Before the task you can write:

${choices.join("\n")}

Only people with write access can start a run. Editing a comment starts no run.`;
}
function optionWords(models) {
    const usable = Object.entries(options/* options */.f).filter(([name]) => name !== "model" || models.length > 0);
    const names = models.map((name) => `\`${name}\``).join(", ");
    return usable.map(([name, { value, help }]) => `- \`--${name} ${value}\`: ${help}${name === "model" ? `; this workflow allows ${names}` : ""}.`);
}
/** Answers a request that is written wrong, in Markdown. It shows no option that this workflow refuses. */
function mistakeWords({ problem, usage }, { phrase, models }) {
    const form = models.length > 0 ? usage : usage.replace("[--model NAME] ", "");
    return `### Nothing ran

${problem} Write it like this in a new comment:

\`\`\`
${phrase} ${form}
\`\`\`

\`${phrase} help\` shows everything that you can ask.`;
}

// EXTERNAL MODULE: ./lib/github/reporting/marker.js
var marker = __webpack_require__(70418);
// EXTERNAL MODULE: ./lib/process/system-clock.js
var system_clock = __webpack_require__(50159);
// EXTERNAL MODULE: ./lib/action/log.js
var log = __webpack_require__(2988);
// EXTERNAL MODULE: ./lib/action/repeated-comment.js + 1 modules
var repeated_comment = __webpack_require__(81225);
// EXTERNAL MODULE: ./lib/action/step-end.js
var step_end = __webpack_require__(79958);
;// CONCATENATED MODULE: ./lib/action/answered-comment.js









/** Answers a request that needs no run, unless another run of the workflow has. Then the step ends. @throws GitHubError. */
async function answerOnce(asking) {
    const { settings } = asking;
    const repeated = await (0,repeated_comment.reasonOfRepeat)(asking);
    if (repeated !== null)
        return (0,step_end/* endBefore */.rf)("skipped", repeated, settings);
    const { reason, url } = await answerWithoutRun(asking);
    (0,step_end/* endBefore */.rf)("skipped", reason, settings, url);
}
/** Answers a request that needs no run, with a comment. @throws GitHubError. */
async function answerWithoutRun(asking) {
    const { request, settings, workflow } = asking;
    const reason = request.kind === "mistake"
        ? request.problem
        : `the comment asked for ${request.name}, which needs no run`;
    if (settings.comment === "never")
        return {
            reason: `${reason}; this job writes no comments (\`comment: never\`), a job with \`mode: report\` answers`,
            url: null,
        };
    const words = await wordsFor(asking);
    const options = { ...asking, clock: system_clock/* systemClock */.m, runId: (0,marker/* attemptPage */.DZ)(workflow), onProblem: log/* warnOf */.c$ };
    return { reason, url: await (0,answer/* answerComment */.y)(words, options) };
}
async function wordsFor(asking) {
    const { request, settings, workflow } = asking;
    const models = settings["allow-models"].map(({ name }) => name);
    const asked = { phrase: settings["trigger-phrase"], models };
    if (request.kind === "mistake")
        return mistakeWords(request, asked);
    switch (request.name) {
        case "help":
            return helpWords(asked);
        case "cancel":
            return cancelRuns({
                ...asking,
                workflowRun: (0,external_node_path_.basename)(workflow.url),
                runsPage: `${workflow.server}/${workflow.repository}/actions`,
            });
        case "prove":
            return `### Nothing to prove\n\nWrite \`${settings["trigger-phrase"]} prove\` on a pull request.`;
        case "apply":
            return (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(8269), __webpack_require__.e(9648), __webpack_require__.e(1044), __webpack_require__.e(5722), __webpack_require__.e(3718), __webpack_require__.e(6671), __webpack_require__.e(4558), __webpack_require__.e(7934), __webpack_require__.e(8766), __webpack_require__.e(7251)]).then(__webpack_require__.bind(__webpack_require__, 56216))).applyPatch(asking);
    }
}


/***/ }),

/***/ 81225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reasonOfRepeat: () => (/* binding */ reasonOfRepeat)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/github/events/commands/answer.js
var answer = __webpack_require__(17028);
// EXTERNAL MODULE: ./lib/github/events/commands/read-request.js
var read_request = __webpack_require__(20250);
// EXTERNAL MODULE: ./lib/github/api/api-error.js
var api_error = __webpack_require__(29767);
// EXTERNAL MODULE: ./lib/github/reporting/marker.js
var marker = __webpack_require__(70418);
// EXTERNAL MODULE: ./lib/github/reporting/own-comments.js
var own_comments = __webpack_require__(74373);
;// CONCATENATED MODULE: ./lib/github/events/repeated.js



/**
 * Why a comment starts nothing: GitHub sent its event twice, and another run of the workflow has answered it. Null: it is
 * new, or this workflow's run runs again. Two runs that start within the same second do not see each other's comment. The
 * `concurrency` of the examples lets the second one wait until the first has answered. @throws GitHubError; on abort the signal's reason.
 */
async function reasonRepeated(options) {
    const { github, trigger, key, workflowRun, signal } = options;
    const { repository, number, subject } = trigger.target;
    if (number === null || subject === null || !("id" in subject) || subject.kind === "workflow-run")
        return null;
    const { login } = await (0,own_comments/* ownLoginOf */.f)(github, signal);
    const comments = await github.comments({ repository, number, signal }).catch((thrown) => {
        // The job may not read comments, and a run without a report may not need to.
        if (thrown instanceof api_error/* GitHubError */.y_ && thrown.status === 403)
            return [];
        throw thrown;
    });
    const answers = comments.filter(({ author, body }) => author === login && (0,marker/* isSticky */.Oz)(body, key));
    const other = answers
        .map(({ body }) => (0,marker/* readMarker */.t7)(body)?.workflowRun ?? null)
        .find((run) => run !== null && String(run) !== workflowRun);
    return other === undefined ? null : `workflow run ${other} has already answered this comment`;
}

// EXTERNAL MODULE: ./lib/github/reporting/github-reports.js + 1 modules
var github_reports = __webpack_require__(5518);
;// CONCATENATED MODULE: ./lib/action/repeated-comment.js





/** Why a comment starts nothing, if its event came twice; null: it came once. @throws GitHubError. */
async function reasonOfRepeat(asked) {
    const { request, settings, workflow, trigger } = asked;
    const key = (0,read_request/* needsRun */.ZT)(request)
        ? (0,github_reports/* commentKey */.T)({ ...trigger, step: workflow, matrix: settings.matrix })
        : (0,answer/* answerKey */.q)(trigger);
    return reasonRepeated({ ...asked, key, workflowRun: (0,external_node_path_.basename)(workflow.url) });
}


/***/ }),

/***/ 17028:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ answerKey),
/* harmony export */   y: () => (/* binding */ answerComment)
/* harmony export */ });
/* harmony import */ var _reporting_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90715);

/**
 * Answers a comment in its thread, once: if the workflow runs again, the answer is edited. Resolves with its address.
 * @throws GitHubError if GitHub refuses; on abort the signal's reason.
 */
async function answerComment(markdown, options) {
    const { repository, number } = options.trigger.target;
    const comment = (0,_reporting_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .createStickyComment */ .l)({
        ...options,
        repository,
        number: number ?? 0,
        key: answerKey(options.trigger),
    });
    return (await comment.finish(markdown, options)).url;
}
/** The key of the comment that answers another one. */
function answerKey({ target: { subject } }) {
    const id = subject !== null && "id" in subject ? subject.id : 0;
    return `answer to ${subject?.kind ?? "nothing"} ${id}`;
}


/***/ }),

/***/ 651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ ownRuns)
/* harmony export */ });
/* harmony import */ var _reporting_marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70418);
/* harmony import */ var _reporting_own_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74373);


/**
 * The runs that reported in this thread, oldest first. Anybody can copy a marker, so only our own comments count.
 * @throws GitHubError; on abort the signal's reason.
 */
async function ownRuns({ github, trigger, signal }) {
    const { repository, number } = trigger.target;
    const { login } = await (0,_reporting_own_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .ownLoginOf */ .f)(github, signal);
    const comments = await github.comments({ repository, number: number ?? 0, signal });
    return comments.flatMap(({ author, ...comment }) => {
        const marked = author === login ? (0,_reporting_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .readMarker */ .t7)(comment.body) : null;
        if (marked === null || marked.workflowRun === null)
            return [];
        return [{ ...marked, workflowRun: marked.workflowRun, comment }];
    });
}


/***/ })

};
