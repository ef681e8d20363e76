export const id = 5518;
export const ids = [5518];
export const modules = {

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

/***/ 90715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ createStickyComment)
/* harmony export */ });
/* harmony import */ var _comment_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38237);
/* harmony import */ var _paced_writer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65447);
/* harmony import */ var _settle_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2971);



/** Sends nothing before the first `update` or `finish`. */
function createStickyComment(options) {
    const { github, clock, signal, onProblem, onState } = options;
    const place = new _comment_place_js__WEBPACK_IMPORTED_MODULE_0__/* .CommentPlace */ .t({ github, clock, state: initialState(options) });
    const writer = new _paced_writer_js__WEBPACK_IMPORTED_MODULE_1__/* .PacedWriter */ .H({
        clock,
        gapMs: options.gapMs ?? _paced_writer_js__WEBPACK_IMPORTED_MODULE_1__/* .progressGapMs */ .g,
        signal,
        onProblem,
        write: async (report) => {
            try {
                await place.write(report, { isFinal: false, signal });
            }
            finally {
                onState?.(place.state);
            }
        },
    });
    return {
        get state() {
            return place.state;
        },
        update: (report) => writer.offer(report),
        async finish(report, { signal }) {
            await writer.close();
            const { id, url } = await place.write(report, { isFinal: true, signal });
            onState?.(place.state);
            await (0,_settle_js__WEBPACK_IMPORTED_MODULE_2__/* .settle */ .G)(place, { signal, onProblem });
            onState?.(place.state);
            return { id, url };
        },
    };
}
function initialState({ repository, number, key, asked = null, runId }) {
    return {
        repository,
        number,
        key,
        asked,
        runId,
        commentId: null,
        progressId: null,
        author: null,
        mayHaveTwin: false,
        isFinished: false,
    };
}


/***/ }),

/***/ 5518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ GitHubReports)
});

// UNUSED EXPORTS: commentKey

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/github/events/target.js
var events_target = __webpack_require__(58792);
// EXTERNAL MODULE: ./lib/github/reporting/check-place.js
var check_place = __webpack_require__(88560);
// EXTERNAL MODULE: ./lib/github/reporting/paced-writer.js
var paced_writer = __webpack_require__(65447);
// EXTERNAL MODULE: ./lib/github/reporting/settle.js
var settle = __webpack_require__(2971);
;// CONCATENATED MODULE: ./lib/github/reporting/check-run.js



/**
 * Sends nothing before the first `update` or `finish`. Needs an app's token: GitHub does not accept check runs from
 * people.
 */
function createReportedCheck(options) {
    const { github, clock, signal, onProblem, onState } = options;
    const place = new check_place/* CheckPlace */.m({ github, clock, state: initialState(options) });
    const writer = new paced_writer/* PacedWriter */.H({
        clock,
        gapMs: options.gapMs ?? paced_writer/* progressGapMs */.g,
        signal,
        onProblem,
        write: async (text) => {
            try {
                await place.write(text, signal);
            }
            finally {
                onState?.(place.state);
            }
        },
    });
    return {
        get state() {
            return place.state;
        },
        update: (text) => writer.offer(text),
        async finish(last, { signal }) {
            await writer.close();
            const { id, url } = await place.write(last, signal);
            await (0,settle/* settle */.G)(place, { signal, onProblem });
            onState?.(place.state);
            return { id, url };
        },
    };
}
function initialState({ repository, sha, name, externalId, detailsUrl }) {
    const known = { repository, sha, name, externalId, detailsUrl: detailsUrl ?? null };
    return { ...known, checkRunId: null, mayHaveTwin: false, isFinished: false };
}

// EXTERNAL MODULE: ./lib/github/reporting/comment.js
var comment = __webpack_require__(90715);
// EXTERNAL MODULE: ./lib/github/reporting/marker.js
var marker = __webpack_require__(70418);
// EXTERNAL MODULE: ./lib/github/reporting/matrix-cell.js
var matrix_cell = __webpack_require__(79698);
;// CONCATENATED MODULE: ./lib/github/reporting/github-reports.js







/** Posts the comment and the check run of a run, if they are wanted and the event has a place for them. */
class GitHubReports {
    #options;
    #comment;
    #check;
    #events = [];
    #mayComeLater = false;
    constructor(given) {
        const options = { ...given, onProblem: once(given.onProblem) };
        this.#options = options;
        const onState = () => options.onState(this.state);
        this.#comment = commentOf(options, onState);
        this.#check = checkOf(options, onState);
    }
    onEvent(event) {
        this.#events.push(event);
        if (event.type === "run-ended")
            return;
        const { title, markdown } = this.#options.render(this.#events);
        this.#comment?.update(markdown);
        this.#check?.update({ title, summary: markdown });
    }
    /** Takes the events of a run that continues, or that ended elsewhere. The method posts nothing yet. */
    recall(events) {
        this.#events.push(...events);
    }
    /** Posts both final reports. If one cannot be posted, `onProblem` is called, and its result is null. */
    async conclude(last) {
        const { signal } = new AbortController();
        const [comment, check] = await Promise.all([
            this.#try(() => this.#comment?.finish(last.comment, { signal })),
            this.#try(() => (last.check === null ? undefined : this.#check?.finish(last.check, { signal }))),
        ]);
        return { commentUrl: comment?.url ?? null, checkRunUrl: check?.url ?? null };
    }
    get events() {
        return this.#events;
    }
    get hasEnded() {
        return this.#events.at(-1)?.type === "run-ended";
    }
    /** Whether the post step should try again: it runs after all other steps. */
    get mayComeLater() {
        const { comment } = this.state;
        return this.#mayComeLater || (comment?.isFinished === true && comment.progressId !== null);
    }
    get state() {
        return { comment: this.#comment?.state ?? null, check: this.#check?.state ?? null };
    }
    async #try(action) {
        try {
            return (await action()) ?? null;
        }
        catch (thrown) {
            const error = (0,errors/* toAgentExecError */.Mq)(thrown);
            this.#mayComeLater ||= error.isRetryable;
            this.#options.onProblem(error);
            return null;
        }
    }
}
/** Reports each kind of problem once: what failed during the run usually fails at its end too. */
function once(onProblem) {
    const told = new Set();
    return (problem) => {
        if (told.has(problem.message))
            return;
        told.add(problem.message);
        onProblem(problem);
    };
}
function commentOf(options, onState) {
    const { wanted, step, target, onProblem } = options;
    if (wanted.comment === "never")
        return null;
    if (target.number === null) {
        if (wanted.comment === "always") {
            onProblem({
                message: "The event has no issue or pull request, so there is no comment.",
                nextStep: "Set comment to auto, or use an event of an issue or pull request.",
            });
        }
        return null;
    }
    return (0,comment/* createStickyComment */.l)({
        ...options,
        repository: target.repository,
        number: target.number,
        key: commentKey(options),
        asked: (0,events_target/* askedIn */.UB)(step.workflow, target),
        runId: (0,marker/* attemptPage */.DZ)(step),
        onState,
    });
}
/** A request in a comment has its own answer. Any other event updates the existing comment. */
function commentKey(options) {
    if (options.about !== undefined)
        return placeOf(options).join("\n");
    const { subject } = options.target;
    const id = subject?.kind === "issue" ? "" : String(subject?.id ?? "");
    return (subject?.kind === "workflow-run" ? marker/* failedRunKey */.IH : "") + [...placeOf(options), id].join("\n");
}
function checkOf(options, onState) {
    const { wanted, step, target, matrix, about } = options;
    const { name: cell } = (0,matrix_cell/* readMatrixCell */.C)(matrix);
    const name = about === undefined ? "agent-exec" : `agent-exec ${about}`;
    const isWanted = wanted.check === "always" || (wanted.check === "auto" && target.isPullRequest);
    if (!isWanted || target.sha === null)
        return null;
    return createReportedCheck({
        ...options,
        repository: target.repository,
        sha: target.sha,
        name: cell === "" ? name : `${name} (${cell})`,
        externalId: `${(0,marker/* attemptPage */.DZ)(step)} ${hash(placeOf(options).join("\n"))}`,
        detailsUrl: step.url,
        onState,
    });
}
function placeOf({ step, matrix, about, }) {
    const place = [step.workflow, step.job, (0,matrix_cell/* readMatrixCell */.C)(matrix).key, step.step];
    return about === undefined ? place : [about, ...place];
}
/** A hash, because a matrix value can be long and contain any character. */
function hash(text) {
    return (0,external_node_crypto_.createHash)("sha256").update(text).digest("hex").slice(0, 16);
}


/***/ }),

/***/ 79698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readMatrixCell)
/* harmony export */ });
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96065);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14647);


/** How many characters of a matrix value fit into a check run's name. */
const maxNameChars = 80;
/** Reads `toJSON(matrix)`. A value that is not an object counts as no matrix. */
function readMatrixCell(json) {
    const matrix = parse(json ?? "null");
    if (matrix === null || typeof matrix !== "object" || Object.keys(matrix).length === 0) {
        return { key: "", name: "" };
    }
    const plain = Object.values(matrix).filter((value) => typeof value !== "object");
    return {
        key: JSON.stringify(matrix),
        name: (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .U)(plain.join(", ")).replace(/\s+/g, " "), maxNameChars),
    };
}
function parse(json) {
    try {
        return JSON.parse(json);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 65447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ PacedWriter),
/* harmony export */   g: () => (/* binding */ progressGapMs)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** Milliseconds between two updates of one comment or check run, because updates count against the token's limits. */
const progressGapMs = 20_000;
/**
 * Writes states in order, but not more often than the gap allows. A newer state replaces one that waits. If GitHub
 * refuses a write for good, no more states are written. `close` does not report this, because the final report is tried
 * anyway.
 */
class PacedWriter {
    #options;
    #closing = new AbortController();
    #waiting = null;
    #running = null;
    #lastStartMs = Number.NEGATIVE_INFINITY;
    #isRefused = false;
    constructor(options) {
        this.#options = options;
    }
    /** Returns at once. Has no effect after `close`. */
    offer(value) {
        if (this.#closing.signal.aborted || this.#options.signal.aborted || this.#isRefused)
            return;
        this.#waiting = { value };
        this.#running ??= this.#run().finally(() => {
            this.#running = null;
        });
    }
    /** Drops the waiting state, and waits for a write in progress. */
    async close() {
        this.#closing.abort();
        await this.#running;
    }
    async #run() {
        while (this.#waiting !== null && (await this.#hasWaited())) {
            const { value } = this.#waiting;
            this.#waiting = null;
            this.#lastStartMs = this.#options.clock.now();
            await this.#write(value);
        }
    }
    /** False if it was closed in the meantime. */
    async #hasWaited() {
        const { clock, gapMs } = this.#options;
        const signal = AbortSignal.any([this.#options.signal, this.#closing.signal]);
        // The wall clock may jump backwards, but a wait is never longer than the gap.
        const waitMs = Math.min(gapMs, this.#lastStartMs + gapMs - clock.now());
        try {
            if (waitMs > 0)
                await clock.sleep(waitMs, { signal });
        }
        catch (thrown) {
            if (!signal.aborted)
                throw thrown;
        }
        return !signal.aborted;
    }
    async #write(value) {
        try {
            await this.#options.write(value);
        }
        catch (thrown) {
            if (this.#options.signal.aborted)
                return;
            const error = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toAgentExecError */ .Mq)(thrown);
            this.#isRefused = !error.isRetryable;
            if (this.#isRefused)
                this.#waiting = null;
            this.#options.onProblem(error);
        }
    }
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


/***/ })

};
