export const id = 5518;
export const ids = [5518];
export const modules = {

/***/ 90715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ createStickyComment)
/* harmony export */ });
/* harmony import */ var _comment_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38237);
/* harmony import */ var _paced_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45890);


function createStickyComment(options) {
    const place = new _comment_place_js__WEBPACK_IMPORTED_MODULE_0__/* .CommentPlace */ .t({ ...options, state: initialState(options) });
    const writing = {
        write: (report, signal) => place.write(report, { isFinal: false, signal }),
        finish: (report, signal) => place.write(report, { isFinal: true, signal }),
    };
    return (0,_paced_report_js__WEBPACK_IMPORTED_MODULE_1__/* .pacedReport */ .E)(place, writing, options);
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
// EXTERNAL MODULE: ./lib/github/reporting/paced-report.js + 1 modules
var paced_report = __webpack_require__(45890);
;// CONCATENATED MODULE: ./lib/github/reporting/check-run.js


/** It needs an app's token, because GitHub refuses check runs from people. */
function createReportedCheck(options) {
    const place = new check_place/* CheckPlace */.m({ ...options, state: initialState(options) });
    const write = (text, signal) => place.write(text, signal);
    return (0,paced_report/* pacedReport */.E)(place, { write, finish: write }, options);
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
    /** Takes the events of a run that continues, or that ended elsewhere. Posts nothing yet. */
    recall(events) {
        this.#events.push(...events);
    }
    /** Posts both final reports. If one cannot be posted, its result is null, and `onProblem` is called. */
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
    /** Whether the post step should try again. It runs after all other steps. */
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
/** Reports each kind of problem only once, because a call that failed during the run usually fails at its end too. */
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
/**
 * The key of the comment. A request in a comment gets an answer of its own. Any other event updates the existing
 * comment.
 */
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
        // A value of a matrix can be long and contain any character.
        externalId: `${(0,marker/* attemptPage */.DZ)(step)} ${(0,external_node_crypto_.hash)("sha256", placeOf(options).join("\n")).slice(0, 16)}`,
        detailsUrl: step.url,
        onState,
    });
}
function placeOf({ step, matrix, about, }) {
    const place = [step.workflow, step.job, (0,matrix_cell/* readMatrixCell */.C)(matrix).key, step.step];
    return about === undefined ? place : [about, ...place];
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
/** Reads `toJSON(matrix)`. A value that is no object counts as no matrix. */
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

/***/ 45890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ pacedReport)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
;// CONCATENATED MODULE: ./lib/github/reporting/paced-writer.js

/** The time between two updates of one comment or check run in milliseconds. Updates count for the token's limits. */
const progressGapMs = 20_000;
/**
 * Writes states in order, but not more often than the gap allows. A newer state replaces one that waits. If GitHub
 * finally refuses a write, no more states are written. `close` does not report this, because the final report is tried
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
    /** Waits until the gap is over. False if the writer was closed in the meantime. */
    async #hasWaited() {
        const { clock, gapMs } = this.#options;
        const signal = AbortSignal.any([this.#options.signal, this.#closing.signal]);
        // The wall clock may go back, so a wait is never longer than the gap.
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
            const error = (0,errors/* toAgentExecError */.Mq)(thrown);
            this.#isRefused = !error.isRetryable;
            if (this.#isRefused)
                this.#waiting = null;
            this.#options.onProblem(error);
        }
    }
}

// EXTERNAL MODULE: ./lib/github/reporting/settle.js
var settle = __webpack_require__(2971);
;// CONCATENATED MODULE: ./lib/github/reporting/paced-report.js


/** Creates the object. It sends nothing before the first `update` or `finish`. */
function pacedReport(place, { write, finish }, { clock, gapMs = progressGapMs, signal, onProblem, onState }) {
    const tellState = () => onState?.(place.state);
    const writer = new PacedWriter({
        clock,
        gapMs,
        signal,
        onProblem,
        write: async (progress) => void (await write(progress, signal).finally(tellState)),
    });
    return {
        get state() {
            return place.state;
        },
        update: (progress) => writer.offer(progress),
        async finish(last, { signal }) {
            await writer.close();
            const { id, url } = await finish(last, signal);
            tellState();
            await (0,settle/* settle */.G)(place, { signal, onProblem });
            tellState();
            return { id, url };
        },
    };
}


/***/ })

};
