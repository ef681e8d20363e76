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
 * Finishes the comment and the check run that a killed process left. If GitHub shows that the process had finished
 * them, nothing is overwritten. If one fails, the other is still tried. This call never throws.
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
// EXTERNAL MODULE: ./lib/action/runner/inputs.js + 1 modules
var inputs = __webpack_require__(69068);
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
 * The action's post step. The step does nothing if main finished. If main was killed, it ends the transcript and
 * publishes files, summary, comment and check run. If GitHub was down, it sends comment and check run again.
 */
async function main() {
    const state = (0,results_state/* stateFromMain */.x)();
    if (state === null || state.isFinished || state.runFolder === "")
        return;
    try {
        const environment = (0,env/* readEnvironment */.Q)();
        const { settings } = await (0,inputs/* readInputs */.K)(environment);
        const workflow = await (0,workflow_run/* readWorkflowRun */.h)(environment);
        (0,log/* logText */.kc)(state.published.hasEnded
            ? "GitHub did not accept the whole report from the main step, so the post step sends it again."
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
    // No other process follows.
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
/** A later step may have cleaned the workspace, or the disk is full. Comment and check run are still finished. */
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
/** The state from main; null if main saved none. */
function stateFromMain() {
    const saved = (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu)(stateName);
    return saved === "" ? null : JSON.parse(saved);
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

/***/ 58442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ur: () => (/* binding */ createOnce),
/* harmony export */   o4: () => (/* binding */ letItLand),
/* harmony export */   ov: () => (/* binding */ isOfUnknownFate)
/* harmony export */ });
/* harmony import */ var _api_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29767);

const maxTries = 3;
/** GitHub gets this many milliseconds per try to finish an unanswered request before we look. */
const waitMs = 1000;
/** Waits until an unanswered request may have taken effect. If the signal aborts, the error is the signal's reason. */
async function letItLand(clock, signal, tries = 1) {
    await clock.sleep(waitMs * tries, { signal });
}
/** Whether GitHub may have done, or may still do, the request: it was not answered, or the caller did not wait. */
function isOfUnknownFate(thrown, signal) {
    return signal.aborted || (thrown instanceof _api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_ && thrown.isUncertain);
}
/**
 * Creates something that must exist only once. GitHub cannot recognise a repeated request, so after an uncertain one
 * we first look for the thing, then try again.
 * @throws GitHubError if GitHub refuses, or after three uncertain requests; on abort the signal's reason.
 */
async function createOnce(options) {
    const { create, find, onUncertain, clock, signal } = options;
    for (let tries = 1;; tries += 1) {
        try {
            return { value: await create(), wasFound: false };
        }
        catch (thrown) {
            if (!isOfUnknownFate(thrown, signal))
                throw thrown;
            onUncertain();
            await letItLand(clock, signal, tries);
            const found = await find();
            if (found !== null)
                return { value: found, wasFound: true };
            if (tries === maxTries)
                throw thrown;
        }
    }
}


/***/ }),

/***/ 88560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ CheckPlace)
/* harmony export */ });
/* harmony import */ var _api_api_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29767);
/* harmony import */ var _api_create_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58442);
/* harmony import */ var _api_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72382);



/** The check run with an external id on a commit. */
class CheckPlace {
    #github;
    #clock;
    #state;
    /** An unanswered edit may still happen after the final report. */
    #mayGoBack = false;
    #last = null;
    /** Findings of the final report that were not sent yet. */
    #findings = [];
    constructor({ github, clock, state }) {
        this.#github = github;
        this.#clock = clock;
        this.#state = state;
    }
    get state() {
        return this.#state;
    }
    /**
     * Leaves the findings to `settle`.
     * @throws GitHubError. If the signal aborts, the error is the signal's reason.
     */
    async write(last, signal) {
        const { findings = [], ...fields } = last;
        const id = this.#state.checkRunId ?? (await this.#left(signal));
        const edited = await this.#edit(id, fields, signal);
        if (id !== null && edited === null && (await this.#list(signal)).some((each) => each.id === id))
            throw (0,_api_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .uneditable */ .Cd)(`check run ${id}`, "checks: write");
        const check = edited ?? (await this.#create(fields, signal));
        this.#keep({ checkRunId: check.id, isFinished: fields.conclusion !== undefined });
        this.#last = fields;
        this.#findings = findings;
        return check;
    }
    /**
     * After the final report: checks that it is still there, and completes check runs that an unanswered request may have
     * left. A check run cannot be deleted, and one in progress would block a merge forever. Then adds the findings:
     * GitHub refuses a whole request because of one bad finding, and a repeated request would duplicate them.
     * @throws GitHubError. If the signal aborts, the error is the signal's reason.
     */
    async settle(signal) {
        if (this.#last === null)
            return;
        if (this.#mayGoBack && !(await this.isFinished(signal))) {
            await this.#edit(this.#state.checkRunId, this.#last, signal);
        }
        if (this.#state.mayHaveTwin)
            await this.#completeTwins(this.#last, signal);
        while (this.#findings.length > 0) {
            const findings = this.#findings.slice(0, _api_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.annotations);
            this.#findings = this.#findings.slice(_api_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.annotations);
            await this.#edit(this.#state.checkRunId, { ...this.#last, findings }, signal);
        }
    }
    async #completeTwins(last, signal) {
        for (const twin of await this.#list(signal)) {
            if (!twin.isCompleted)
                await this.#edit(twin.id, last, signal);
        }
        this.#keep({ mayHaveTwin: false });
    }
    /** Whether it is completed on GitHub, even if this process does not know it. */
    async isFinished(signal) {
        const { checkRunId, repository } = this.#state;
        const check = checkRunId === null
            ? ((await this.#list(signal))[0] ?? null)
            : await this.#github.checkRun({ repository, id: checkRunId, signal });
        if (check)
            this.#keep({ checkRunId: check.id });
        return check?.isCompleted ?? false;
    }
    async #edit(id, fields, signal) {
        if (id === null)
            return null;
        const isHasty = fields.conclusion === undefined || fields.findings !== undefined;
        const { repository } = this.#state;
        try {
            return await this.#github.updateCheckRun({ repository, id, ...fields, isHasty, signal });
        }
        catch (thrown) {
            this.#mayGoBack ||= (0,_api_create_once_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfUnknownFate */ .ov)(thrown, signal);
            throw thrown;
        }
    }
    /** The check run that an unanswered request created, if any. */
    async #left(signal) {
        if (!this.#state.mayHaveTwin)
            return null;
        await (0,_api_create_once_js__WEBPACK_IMPORTED_MODULE_1__/* .letItLand */ .o4)(this.#clock, signal);
        return (await this.#list(signal))[0]?.id ?? null;
    }
    async #create(fields, signal) {
        const { repository, sha, name, externalId, detailsUrl } = this.#state;
        const link = detailsUrl === null ? {} : { detailsUrl };
        const { value } = await (0,_api_create_once_js__WEBPACK_IMPORTED_MODULE_1__/* .createOnce */ .Ur)({
            create: () => this.#github.createCheckRun({ repository, sha, name, externalId, ...link, ...fields, signal }),
            find: async () => (await this.#list(signal))[0] ?? null,
            onUncertain: () => this.#keep({ mayHaveTwin: true }),
            clock: this.#clock,
            signal,
        });
        return value;
    }
    async #list(signal) {
        const { repository, sha, name, externalId } = this.#state;
        const checks = await this.#github.checkRuns({ repository, sha, name, signal });
        return checks.filter((check) => check.externalId === externalId);
    }
    #keep(change) {
        this.#state = { ...this.#state, ...change };
    }
}


/***/ }),

/***/ 38237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ CommentPlace)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _api_api_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29767);
/* harmony import */ var _api_create_once_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58442);
/* harmony import */ var _api_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72382);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70418);
/* harmony import */ var _own_comments_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74373);






/** The comment with a key on an issue. */
class CommentPlace {
    #github;
    #clock;
    #ours;
    #state;
    /** An unanswered edit may still happen after the final report. */
    #mayGoBack = false;
    #lastBody = "";
    constructor({ github, clock, state }) {
        this.#github = github;
        this.#clock = clock;
        this.#state = state;
        this.#ours = new _own_comments_js__WEBPACK_IMPORTED_MODULE_5__/* .OwnComments */ .n({ github, ...state });
    }
    get state() {
        return { ...this.#state, author: this.#ours.author };
    }
    /** @throws GitHubError. AgentExecError `internal` if the report is too long, before anything is sent. */
    async write(report, options) {
        const body = `${(0,_marker_js__WEBPACK_IMPORTED_MODULE_4__/* .markerLine */ .B_)(this.#state, options)}\n${report}`;
        if (body.length > _api_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .F.commentChars)
            throw tooLong(body.length);
        const isReplaced = options.isFinal && this.#state.progressId !== null;
        const comment = await (isReplaced ? this.#replace(body, options) : this.#put(body, options));
        this.#keep({ commentId: comment.id, isFinished: options.isFinal });
        this.#lastBody = body;
        return comment;
    }
    /**
     * After the final report: checks that it is still there, and that it is the only comment.
     * @throws GitHubError. If the signal aborts, the error is the signal's reason.
     */
    async settle(signal) {
        const { commentId, progressId, mayHaveTwin } = this.#state;
        if (commentId === null)
            return;
        if (progressId !== null)
            await this.#removeProgress(progressId, signal);
        if (this.#mayGoBack)
            await this.#standBy(commentId, signal);
        if (mayHaveTwin)
            await this.#removeTwins(commentId, signal);
    }
    /** Whether this run's final report is on GitHub, even if this process does not know it. */
    async isFinished(signal) {
        const { commentId, progressId, repository } = this.#state;
        const isKnown = commentId !== null && commentId !== progressId;
        const known = isKnown ? await this.#github.comment({ repository, id: commentId, signal }) : null;
        const last = known && (0,_marker_js__WEBPACK_IMPORTED_MODULE_4__/* .isFinished */ .$g)(known.body, this.#state) ? known : await this.#lastWord(signal);
        if (last !== null)
            this.#keep({ commentId: last.id, isFinished: true });
        return last !== null;
    }
    async #put(body, options) {
        const { commentId } = this.#state;
        const known = commentId === null ? null : await this.#edit(commentId, body, options);
        if (known)
            return known;
        if (commentId === null && this.#state.mayHaveTwin)
            await (0,_api_create_once_js__WEBPACK_IMPORTED_MODULE_2__/* .letItLand */ .o4)(this.#clock, options.signal);
        // If the comment was never written, or somebody deleted it, another comment of agent-exec replaces it, or a new
        // one.
        const [oldest, ...twins] = await this.#ours.list(options.signal);
        if (twins.length > 0)
            this.#keep({ mayHaveTwin: true });
        if (oldest === undefined)
            return this.#create(body, options);
        const found = await this.#edit(oldest.id, body, options);
        if (found === null)
            throw (0,_api_api_error_js__WEBPACK_IMPORTED_MODULE_1__/* .uneditable */ .Cd)(`comment ${oldest.id}`, "issues: write, pull-requests: write");
        return found;
    }
    /**
     * GitHub mails a new comment but no edit. So the final report is a new comment, and `settle` deletes the one with the
     * progress. If GitHub accepts no new comment because the thread is locked or full, the final report replaces the progress.
     */
    async #replace(body, options) {
        const { signal } = options;
        const { repository, number } = this.#state;
        try {
            const { value } = await (0,_api_create_once_js__WEBPACK_IMPORTED_MODULE_2__/* .createOnce */ .Ur)({
                create: () => this.#github.createComment({ repository, number, body, signal }),
                find: () => this.#lastWord(signal),
                onUncertain: () => this.#keep({ mayHaveTwin: true }),
                clock: this.#clock,
                signal,
            });
            return value;
        }
        catch (thrown) {
            if (signal.aborted)
                throw thrown;
            this.#keep({ progressId: null });
            return this.#put(body, options);
        }
    }
    /** The comment with the final report of this run. */
    async #lastWord(signal) {
        return (await this.#ours.list(signal)).find(({ body }) => (0,_marker_js__WEBPACK_IMPORTED_MODULE_4__/* .isFinished */ .$g)(body, this.#state)) ?? null;
    }
    /** If GitHub does not delete the comment, the comment must not say forever that the run continues. */
    async #removeProgress(id, signal) {
        const { repository } = this.#state;
        const isDeleted = await this.#github
            .deleteComment({ repository, id, signal })
            .catch((thrown) => {
            if (signal.aborted)
                throw thrown;
            return false;
        });
        const body = `${(0,_marker_js__WEBPACK_IMPORTED_MODULE_4__/* .markerLine */ .B_)(this.#state, { isFinal: true })}\nThe result is in a newer comment.`;
        if (!isDeleted)
            await this.#github.updateComment({ repository, id, body, signal });
        this.#keep({ progressId: null });
    }
    async #edit(id, body, { isFinal, signal }) {
        const { repository } = this.#state;
        try {
            return await this.#github.updateComment({ repository, id, body, isHasty: !isFinal, signal });
        }
        catch (thrown) {
            this.#mayGoBack ||= (0,_api_create_once_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfUnknownFate */ .ov)(thrown, signal);
            throw thrown;
        }
    }
    async #create(body, options) {
        const { signal } = options;
        const { repository, number } = this.#state;
        const { value, wasFound } = await (0,_api_create_once_js__WEBPACK_IMPORTED_MODULE_2__/* .createOnce */ .Ur)({
            create: () => this.#github.createComment({ repository, number, body, signal }),
            find: async () => (await this.#ours.list(signal))[0] ?? null,
            onUncertain: () => this.#keep({ mayHaveTwin: true }),
            clock: this.#clock,
            signal,
        });
        if (!options.isFinal)
            this.#keep({ progressId: value.id });
        const isOfUnexpectedAuthor = !wasFound && this.#ours.learn(value);
        return isOfUnexpectedAuthor ? this.#preferOlder(value, body, options) : value;
    }
    /** The login that GitHub returned may have a comment of an earlier run. Then the older comment stays. */
    async #preferOlder(created, body, options) {
        this.#keep({ commentId: created.id });
        const older = (await this.#ours.list(options.signal)).find(({ id }) => id !== created.id);
        if (!older)
            return created;
        const edited = await this.#edit(older.id, body, options);
        if (!edited)
            return created;
        this.#keep({ commentId: edited.id, progressId: null, mayHaveTwin: true });
        await this.#removeTwins(edited.id, options.signal);
        return edited;
    }
    /** Reads the final report back, and writes it again if a late edit replaced it. */
    async #standBy(id, signal) {
        const { repository } = this.#state;
        const body = this.#lastBody;
        const standing = await this.#github.comment({ repository, id, signal });
        if (standing !== null && standing.body !== body)
            await this.#github.updateComment({ repository, id, body, signal });
    }
    async #removeTwins(id, signal) {
        const { repository } = this.#state;
        for (const twin of await this.#ours.list(signal)) {
            if (twin.id !== id)
                await this.#github.deleteComment({ repository, id: twin.id, signal });
        }
        this.#keep({ mayHaveTwin: false });
    }
    #keep(change) {
        this.#state = { ...this.#state, ...change };
    }
}
function tooLong(chars) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("internal", `The report is ${chars} characters long; a comment cannot be that long.`, {
        nextStep: "Please report this error. The run's artifact has the whole report.",
    });
}


/***/ }),

/***/ 2971:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ settle)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/**
 * Cleans up after the final report. If this fails, a warning says so, but the report still counts. This call never
 * throws.
 */
async function settle(place, { signal, onProblem }) {
    try {
        await place.settle(signal);
    }
    catch (thrown) {
        onProblem((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toAgentExecError */ .Mq)(thrown));
    }
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
