export const id = 1935;
export const ids = [1935];
export const modules = {

/***/ 91935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  answerWithoutRun: () => (/* binding */ answerWithoutRun)
});

// EXTERNAL MODULE: ./lib/github/events/commands/answer.js
var answer = __webpack_require__(17028);
// EXTERNAL MODULE: ./lib/github/api/api-error.js
var api_error = __webpack_require__(29767);
// EXTERNAL MODULE: ./lib/github/events/commands/own-runs.js
var own_runs = __webpack_require__(651);
;// CONCATENATED MODULE: ./lib/github/events/commands/cancel.js


/**
 * Ends every run of this thread that is going on. GitHub stops its job, and the run itself then writes `cancelled` into
 * its comment. Resolves with the answer, in Markdown.
 * @throws GitHubError if the comments cannot be read, or GitHub fails; on abort the signal's reason.
 */
async function cancelRuns(options) {
    const runs = await (0,own_runs/* ownRuns */.F)(options);
    const going = new Set(runs.filter(({ isFinal }) => !isFinal).map(({ workflowRun }) => workflowRun));
    if (going.size === 0)
        return noneWords(options.runsPage);
    const { github, trigger, runsPage, signal } = options;
    const lines = [];
    for (const id of going) {
        const page = `${runsPage}/runs/${id}`;
        try {
            const isEnding = await github.cancelRun({ repository: trigger.target.repository, id, signal });
            lines.push(isEnding
                ? `GitHub is ending [the run](${page}). Its comment will say so in a few seconds.`
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
function noneWords(runsPage) {
    return `### Nothing to cancel

No run of this thread is in progress. A run that still waits for a runner has no comment yet. Cancel such a run on the [page of all runs](${runsPage}).`;
}
function forbiddenWords(page) {
    return `### Could not cancel the run

The workflow's token may not end runs. Cancel [the run](${page}) on its page. To allow it next time, add one line to the job's permissions:

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
;// CONCATENATED MODULE: ./lib/action/answered-comment.js






/** Answers a request that needs no run, with a comment. @throws GitHubError. */
async function answerWithoutRun(asking) {
    const { request, settings, workflow } = asking;
    const words = await wordsFor(asking);
    const reason = request.kind === "mistake"
        ? request.problem
        : `the comment asked for ${request.name}, and a comment answers it`;
    if (settings.comment === "never") {
        (0,log/* logText */.kc)(words);
        return { reason: `${reason}; with \`comment: never\` the answer is only in this log`, url: null };
    }
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
            return cancelRuns({ ...asking, runsPage: `${workflow.server}/${workflow.repository}/actions` });
        case "prove":
            return `### Nothing to prove\n\nWrite \`${settings["trigger-phrase"]} prove\` on a pull request.`;
        case "apply":
            return (await Promise.all(/* import() */[__webpack_require__.e(8269), __webpack_require__.e(3945), __webpack_require__.e(1044), __webpack_require__.e(5728), __webpack_require__.e(2876), __webpack_require__.e(6671), __webpack_require__.e(7299), __webpack_require__.e(8766), __webpack_require__.e(8178)]).then(__webpack_require__.bind(__webpack_require__, 56216))).applyPatch(asking);
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
/** GitHub gets this many milliseconds per try to finish an unanswered request before we look. */
const waitMs = 1000;
/** Waits until an unanswered request may have taken effect. On abort: the signal's reason. */
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






/** The one comment of a key on an issue, wherever it is and whatever becomes of it. */
class CommentPlace {
    #github;
    #clock;
    #ours;
    #state;
    /** An edit that was never answered may still be carried out, after the last word. */
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
    /** @throws GitHubError. AgentExecError `internal` for a report that does not fit, before anything is sent. */
    async write(report, options) {
        const body = `${(0,_marker_js__WEBPACK_IMPORTED_MODULE_4__/* .markerLine */ .B_)(this.#state, options)}\n${report}`;
        if (body.length > _api_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .F.commentChars)
            throw tooLong(body.length);
        const comment = await this.#put(body, options);
        this.#keep({ commentId: comment.id, isFinished: options.isFinal });
        this.#lastBody = body;
        return comment;
    }
    /** After the last word: sees that it still stands, and alone. @throws GitHubError. On abort: the signal's reason. */
    async settle(signal) {
        const { commentId, mayHaveTwin } = this.#state;
        if (commentId === null)
            return;
        if (this.#mayGoBack)
            await this.#standBy(commentId, signal);
        if (mayHaveTwin)
            await this.#removeTwins(commentId, signal);
    }
    /** Whether this run's last word stands on GitHub already, whatever this process knows of it. */
    async isFinished(signal) {
        const { commentId, repository } = this.#state;
        const known = commentId === null ? null : await this.#github.comment({ repository, id: commentId, signal });
        const comments = known ? [known] : await this.#ours.list(signal);
        return comments.some(({ body }) => (0,_marker_js__WEBPACK_IMPORTED_MODULE_4__/* .isFinished */ .$g)(body, this.#state));
    }
    async #put(body, options) {
        const { commentId } = this.#state;
        const known = commentId === null ? null : await this.#edit(commentId, body, options);
        if (known)
            return known;
        if (commentId === null && this.#state.mayHaveTwin)
            await (0,_api_create_once_js__WEBPACK_IMPORTED_MODULE_2__/* .letItLand */ .o4)(this.#clock, options.signal);
        // Never written, or deleted by somebody: another of ours takes its place, or else a new one.
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
        const isOfUnexpectedAuthor = !wasFound && this.#ours.learn(value);
        return isOfUnexpectedAuthor ? this.#preferOlder(value, body, options) : value;
    }
    /** Under the name that GitHub gave us there may be a comment of an earlier run: then that one stays. */
    async #preferOlder(created, body, options) {
        this.#keep({ commentId: created.id });
        const older = (await this.#ours.list(options.signal)).find(({ id }) => id !== created.id);
        if (!older)
            return created;
        const edited = await this.#edit(older.id, body, options);
        if (!edited)
            return created;
        this.#keep({ commentId: edited.id, mayHaveTwin: true });
        await this.#removeTwins(edited.id, options.signal);
        return edited;
    }
    /** Reads the last word back, and writes it again when an edit that was late is in its place. */
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
        nextStep: "Please report this. The run's artifact has the whole report.",
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
            await (0,_settle_js__WEBPACK_IMPORTED_MODULE_2__/* .settle */ .G)(place, { signal, onProblem });
            onState?.(place.state);
            return { id, url };
        },
    };
}
function initialState({ repository, number, key, runId }) {
    return {
        repository,
        number,
        key,
        runId,
        commentId: null,
        author: null,
        mayHaveTwin: false,
        isFinished: false,
    };
}


/***/ }),

/***/ 65447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ PacedWriter),
/* harmony export */   g: () => (/* binding */ progressGapMs)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** Milliseconds between two edits of one comment or check run: it is no log, and edits count against the token's limits. */
const progressGapMs = 20_000;
/**
 * Writes states as they come, but no faster than the gap: what is offered meanwhile replaces what waits. A refusal
 * that another try cannot change ends the writing; `close` tells nothing of it, because the last word is tried anyway.
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
    /** Returns at once. Without effect once closed. */
    offer(value) {
        if (this.#closing.signal.aborted || this.#options.signal.aborted || this.#isRefused)
            return;
        this.#waiting = { value };
        this.#running ??= this.#run().finally(() => {
            this.#running = null;
        });
    }
    /** Drops what waits and lets a write that is under way come to its end. */
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
    /** False: closed meanwhile. */
    async #hasWaited() {
        const { clock, gapMs } = this.#options;
        const signal = AbortSignal.any([this.#options.signal, this.#closing.signal]);
        // The wall clock may step back; a wait is never longer than the gap for that.
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

/** Tidies up after a last word that stands already: a failure is told, and is no failure of the word. Never throws. */
async function settle(place, { signal, onProblem }) {
    try {
        await place.settle(signal);
    }
    catch (thrown) {
        onProblem((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toAgentExecError */ .Mq)(thrown));
    }
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
