export const id = 1225;
export const ids = [1225];
export const modules = {

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


/***/ })

};
