export const id = 5945;
export const ids = [5945,8326];
export const modules = {

/***/ 95945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  answer: () => (/* binding */ answered_comment_answer)
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


/**
 * Ends every unfinished run of this thread, found by its comment or by the thread's name. GitHub stops the job, and a
 * comment then says `cancelled`. Resolves with the answer, in Markdown.
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
        const { repository } = trigger.target;
        const isEnding = await github.cancelRun({ repository, id, signal }).catch((0,api_error/* onStatus */.Wb)([403], null));
        if (isEnding === null)
            return forbiddenWords(page);
        lines.push(isEnding
            ? `GitHub is stopping [the run](${page}). The run's comment will show the cancellation within a minute.`
            : `[The run](${page}) is already over.`);
    }
    return `### Cancelling\n\n${lines.join("\n\n")}`;
}
/** The runs with the thread's name. Null if the job may not list runs, or if the server (Gitea) has no such list. */
async function namedRuns({ github, trigger, signal }) {
    const { repository, number } = trigger.target;
    // The examples' `run-name`. A run with several jobs has no comment before it ends. So this name shows its thread.
    const wanted = `agent-exec on #${number ?? 0}`;
    const runs = await github.openRuns({ repository, signal }).catch((0,api_error/* onStatus */.Wb)([403, 404], null));
    return runs?.filter(({ name }) => name === wanted).map(({ id }) => id) ?? null;
}
function noneWords(runsPage) {
    return `### Nothing to cancel

agent-exec found no run of this conversation in progress. It looked at the comments and at the names of runs. Cancel any other run on the [page of all runs](${runsPage}).`;
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


/** The help for comments, in Markdown. It lists only what works in this workflow. */
function helpWords({ phrase, models }) {
    const rows = Object.entries(table/* commandRows */.v).map(([name, { help }]) => `- \`${phrase} ${(0,table/* written */.M)(name)}\`: ${help}`);
    const names = models.map((name) => `\`${name}\``).join(", ");
    const choices = Object.entries(options/* options */.f)
        .filter(([name]) => name !== "model" || models.length > 0)
        .map(([name, { value, help }]) => {
        const allowed = name === "model" ? `; this workflow allows ${names}` : "";
        return `- \`--${name} ${value}\`: ${help}${allowed}.`;
    });
    return `### What you can ask agent-exec

Begin a line of a comment with one of these:

- \`${phrase} TASK\`: a model writes code for the task and runs it in a container. It sees this issue or pull request, so \`${phrase} fix this\` can be enough.
${rows.join("\n")}

Before the task you can write:

${choices.join("\n")}

Only people with write access can start a run. Editing a comment starts no run.`;
}
/** The answer to a wrong request, in Markdown. It names no option that this workflow refuses. */
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
// EXTERNAL MODULE: ./lib/github/events/target.js
var target = __webpack_require__(58792);
// EXTERNAL MODULE: ./lib/process/system-clock.js
var system_clock = __webpack_require__(50159);
// EXTERNAL MODULE: ./lib/action/runner/log.js
var log = __webpack_require__(72635);
// EXTERNAL MODULE: ./lib/action/runner/step-end.js + 1 modules
var step_end = __webpack_require__(77974);
;// CONCATENATED MODULE: ./lib/action/request/answered-comment.js









/** Answers a request that needs no run, with a comment. Then the step ends. @throws GitHubError. */
async function answered_comment_answer(asking) {
    const { request, settings, workflow, trigger } = asking;
    const reason = request.kind === "mistake"
        ? request.problem
        : `the comment asked for ${request.name}, which needs no run`;
    if (settings.comment === "never")
        return (0,step_end/* endBefore */.rf)("skipped", `${reason}. This job writes no comments (\`comment: never\`). A job with \`mode: report\` answers the comment`, settings);
    const asked = (0,target/* askedIn */.UB)(workflow.workflow, trigger.target);
    const options = { ...asking, asked, clock: system_clock/* systemClock */.m, runId: (0,marker/* attemptPage */.DZ)(workflow), onProblem: log/* warnOf */.c$ };
    (0,step_end/* endBefore */.rf)("skipped", reason, settings, await (0,answer/* answerComment */.y)(await wordsFor(asking), options));
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
            return (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(8269), __webpack_require__.e(527), __webpack_require__.e(8100), __webpack_require__.e(223), __webpack_require__.e(4011), __webpack_require__.e(6671), __webpack_require__.e(7934), __webpack_require__.e(8295), __webpack_require__.e(252)]).then(__webpack_require__.bind(__webpack_require__, 46514))).applyPatch(asking);
    }
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
/** How long GitHub gets per try to finish an unanswered request, in milliseconds. */
const waitMs = 1000;
/** Waits until an unanswered request must have taken effect. */
async function letItLand(clock, signal, tries = 1) {
    await clock.sleep(waitMs * tries, { signal });
}
/**
 * Whether GitHub may have done the request, or may still do it, because there was no answer or the caller did not wait.
 */
function isOfUnknownFate(thrown, signal) {
    return signal.aborted || (thrown instanceof _api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_ && thrown.isUncertain);
}
/**
 * Creates something that must exist only once. GitHub does not recognise a repeated request. So after an unanswered
 * one, it first looks for the thing, and then tries again.
 * @throws GitHubError if GitHub refuses, or after three unanswered requests.
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

/***/ 17028:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ answerComment)
/* harmony export */ });
/* unused harmony export answerKey */
/* harmony import */ var _reporting_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90715);

/**
 * Answers a comment in its thread, once. If the workflow runs again, the answer is edited. Resolves with its address.
 */
async function answerComment(markdown, options) {
    const { repository, number } = options.trigger.target;
    const key = answerKey(options.trigger);
    const comment = (0,_reporting_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .createStickyComment */ .l)({ ...options, repository, number: number ?? 0, key });
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
 * The runs that reported in this thread, oldest first. Only agent-exec's own comments count, because anybody can copy a
 * marker.
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


/***/ }),

/***/ 90715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ createStickyComment),
/* harmony export */   t: () => (/* binding */ CommentPlace)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _api_api_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29767);
/* harmony import */ var _api_create_once_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58442);
/* harmony import */ var _api_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72382);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70418);
/* harmony import */ var _own_comments_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74373);
/* harmony import */ var _paced_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24946);







function createStickyComment(options) {
    const { repository, number, key, asked = null, runId } = options;
    const nothing = { commentId: null, progressId: null, author: null, mayHaveTwin: false, isFinished: false };
    const place = new CommentPlace({
        ...options,
        state: { repository, number, key, asked, runId, ...nothing },
    });
    const writing = {
        write: (report, signal) => place.write(report, { isFinal: false, signal }),
        finish: (report, signal) => place.write(report, { isFinal: true, signal }),
    };
    return (0,_paced_report_js__WEBPACK_IMPORTED_MODULE_6__/* .pacedReport */ .E)(place, writing, options);
}
/** The comment with a key on an issue. */
class CommentPlace {
    #github;
    #clock;
    #ours;
    #state;
    /** Whether an unanswered edit may still overwrite the final report. */
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
    /**
     * Writes the comment.
     * @throws GitHubError; AgentExecError `internal` if the report is too long, before anything is sent.
     */
    async write(report, options) {
        const body = `${(0,_marker_js__WEBPACK_IMPORTED_MODULE_4__/* .markerLine */ .B_)(this.#state, options)}\n${report}`;
        if (body.length > _api_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .F.commentChars) {
            const message = `The report has ${body.length} characters, which are too many for a comment.`;
            const nextStep = "Please report this error. The run's artifact has the whole report.";
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("internal", message, { nextStep });
        }
        const isReplaced = options.isFinal && this.#state.progressId !== null;
        const comment = await (isReplaced ? this.#replace(body, options) : this.#put(body, options));
        this.#keep({ commentId: comment.id, isFinished: options.isFinal });
        this.#lastBody = body;
        return comment;
    }
    /** Cleans up after the final report: checks that it is still there, and that it is the only comment. */
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
        // If the comment was never written, or if somebody deleted it, another comment of agent-exec or a new one replaces
        // it.
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
     * Writes the final report as a new comment, because GitHub sends no mail for an edit. `settle` then deletes the
     * comment with the progress. If the thread is locked or full, the final report replaces the progress.
     */
    async #replace(body, options) {
        const { signal } = options;
        try {
            return (await this.#createOnce(body, () => this.#lastWord(signal), signal)).value;
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
    /**
     * Deletes the comment with the progress. If GitHub refuses, the comment is edited, so that it does not say for ever
     * that the run continues.
     */
    async #removeProgress(id, signal) {
        const { repository } = this.#state;
        const deleting = this.#github.deleteComment({ repository, id, signal });
        const isDeleted = await deleting.catch((thrown) => {
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
        const oldest = async () => (await this.#ours.list(options.signal))[0] ?? null;
        const { value, wasFound } = await this.#createOnce(body, oldest, options.signal);
        if (!options.isFinal)
            this.#keep({ progressId: value.id });
        const isOfUnexpectedAuthor = !wasFound && this.#ours.learn(value);
        return isOfUnexpectedAuthor ? this.#preferOlder(value, body, options) : value;
    }
    #createOnce(body, find, signal) {
        const { repository, number } = this.#state;
        const create = () => this.#github.createComment({ repository, number, body, signal });
        const onUncertain = () => this.#keep({ mayHaveTwin: true });
        return (0,_api_create_once_js__WEBPACK_IMPORTED_MODULE_2__/* .createOnce */ .Ur)({ create, find, onUncertain, clock: this.#clock, signal });
    }
    /**
     * GitHub's answer names the true login, which may have a comment of an earlier run. In that case the older comment
     * stays.
     */
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
    /** Reads the final report again. If a late edit overwrote it, writes it again. */
    async #standBy(id, signal) {
        const { repository } = this.#state;
        const body = this.#lastBody;
        const standing = await this.#github.comment({ repository, id, signal });
        if (standing !== null && standing.body !== body)
            await this.#github.updateComment({ repository, id, body, signal });
    }
    async #removeTwins(id, signal) {
        const { repository } = this.#state;
        for (const twin of await this.#ours.list(signal))
            if (twin.id !== id)
                await this.#github.deleteComment({ repository, id: twin.id, signal });
        this.#keep({ mayHaveTwin: false });
    }
    #keep(change) {
        this.#state = { ...this.#state, ...change };
    }
}


/***/ }),

/***/ 24946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ pacedReport),
/* harmony export */   G: () => (/* binding */ settle)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** The time between two updates of one comment or check run in milliseconds. Updates count for the token's limits. */
const progressGapMs = 20_000;
/** Creates the object. It sends nothing before the first `update` or `finish`. */
function pacedReport(place, writing, { clock, gapMs = progressGapMs, signal, onProblem, onState }) {
    const tellState = () => onState?.(place.state);
    const writer = new PacedWriter((progress) => writing.write(progress, signal).finally(tellState), {
        clock,
        gapMs,
        signal,
        onProblem,
    });
    return {
        get state() {
            return place.state;
        },
        update: (progress) => writer.offer(progress),
        async finish(last, { signal }) {
            await writer.close();
            const { id, url } = await writing.finish(last, signal);
            tellState();
            await settle(place, { signal, onProblem });
            tellState();
            return { id, url };
        },
    };
}
/** Cleans up after the final report. If this fails, there is a warning, and the report still counts. Never throws. */
async function settle(place, { signal, onProblem }) {
    try {
        await place.settle(signal);
    }
    catch (thrown) {
        onProblem((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toAgentExecError */ .Mq)(thrown));
    }
}
/**
 * Writes states in order, but not more often than the gap allows. A newer state replaces one that waits. If GitHub
 * finally refuses a write, no more states are written. `close` does not report this, because the final report is tried
 * anyway.
 */
class PacedWriter {
    #write;
    #options;
    #closing = new AbortController();
    /** Whether it is closed, or the run is over. */
    #stopped;
    #waiting = null;
    #running = null;
    #lastStartMs = Number.NEGATIVE_INFINITY;
    /** @param write writes one state to GitHub. Calls never overlap. */
    constructor(write, options) {
        this.#write = write;
        this.#options = options;
        this.#stopped = AbortSignal.any([options.signal, this.#closing.signal]);
    }
    /** Returns at once. Has no effect after `close`. */
    offer(value) {
        if (this.#stopped.aborted)
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
            await this.#try(value);
        }
    }
    /** Waits until the gap is over. False if the writer was closed in the meantime. */
    async #hasWaited() {
        const { clock, gapMs } = this.#options;
        const signal = this.#stopped;
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
    async #try(value) {
        try {
            await this.#write(value);
        }
        catch (thrown) {
            if (this.#options.signal.aborted)
                return;
            const error = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toAgentExecError */ .Mq)(thrown);
            if (!error.isRetryable)
                this.#closing.abort();
            this.#options.onProblem(error);
        }
    }
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
