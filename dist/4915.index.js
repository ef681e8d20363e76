export const id = 4915;
export const ids = [4915];
export const modules = {

/***/ 17795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   answerWrongSettings: () => (/* binding */ answerWrongSettings)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _github_events_commands_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17028);
/* harmony import */ var _github_events_target_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58792);
/* harmony import */ var _github_reporting_marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70418);
/* harmony import */ var _process_system_clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50159);
/* harmony import */ var _settings_from_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63951);
/* harmony import */ var _settings_resolve_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39898);
/* harmony import */ var _results_final_report_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13690);
/* harmony import */ var _runner_inputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(53760);
/* harmony import */ var _runner_log_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(72635);
/* harmony import */ var _runner_read_event_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(80688);
/* harmony import */ var _runner_workflow_run_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8020);












/** The settings that decide whether and how somebody is answered. */
const needed = [
    "mode",
    "github-token",
    "comment",
    "trigger-phrase",
    "label-trigger",
    "allow-users",
    "allow-teams",
    "allow-bots",
];
/**
 * Tells the person who asked for a run that the workflow's settings are wrong, because few people look into the log.
 * Does nothing if nobody asked, if the person may not ask, or if the workflow wants no comments.
 * @throws AgentExecError `settings-invalid` if a setting of the gate is wrong too; GitHubError.
 */
async function answerWrongSettings(wrong, { environment, signal }) {
    const inputs = (0,_settings_from_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .fromInputs */ .Ij)(environment.withPrefix("INPUT_"));
    const inside = await (0,_settings_from_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .inSettingsInput */ .Z0)(inputs).catch(() => null);
    const settings = (0,_settings_resolve_js__WEBPACK_IMPORTED_MODULE_6__/* .resolveSettings */ .Mo)([...(inside ?? []), ...inputs].filter(({ name }) => needed.includes(name)), "action");
    if (settings.mode !== "run" || settings.comment === "never")
        return;
    const workflow = await (0,_runner_workflow_run_js__WEBPACK_IMPORTED_MODULE_11__/* .readWorkflowRun */ .hO)(environment);
    const trigger = await (0,_runner_read_event_js__WEBPACK_IMPORTED_MODULE_10__/* .readEvent */ .j_)(workflow, settings);
    if (trigger.kind === "skip" || trigger.target.number === null)
        return;
    const github = (0,_runner_inputs_js__WEBPACK_IMPORTED_MODULE_8__/* .connect */ .Ng)(settings, workflow);
    if (!(await (0,_runner_read_event_js__WEBPACK_IMPORTED_MODULE_10__/* .gateOf */ .Rv)({ settings, github, trigger, signal })).isAllowed)
        return;
    const told = inside === null ? unreadable(wrong) : withoutValues(wrong, [...inside, ...inputs]);
    await (0,_github_events_commands_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .answerComment */ .y)((0,_results_final_report_js__WEBPACK_IMPORTED_MODULE_7__/* .errorReport */ .Z)(told, workflow, { couldNot: "start" }).comment, {
        github,
        clock: _process_system_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .systemClock */ .m,
        trigger,
        asked: (0,_github_events_target_js__WEBPACK_IMPORTED_MODULE_2__/* .askedIn */ .UB)(workflow.workflow, trigger.target),
        runId: (0,_github_reporting_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .attemptPage */ .DZ)(workflow),
        signal,
        onProblem: _runner_log_js__WEBPACK_IMPORTED_MODULE_9__/* .warnOf */ .c$,
    });
}
/** 8 characters: shorter values help to find the mistake, and hardly any secret is shorter. */
const minHiddenChars = 8;
/** The error without long values. GitHub hides every secret of the workflow in the log, but not in a comment. */
function withoutValues(wrong, raw) {
    const values = raw.flatMap(({ value }) => [value].flat()).filter((value) => typeof value === "string");
    const long = values.filter((value) => value.length >= minHiddenChars);
    const hide = (text) => long.reduce((rest, value) => rest.replaceAll(value, "***"), text);
    try {
        (0,_settings_resolve_js__WEBPACK_IMPORTED_MODULE_6__/* .resolveSettings */ .Mo)(raw, "action", hide);
        return wrong;
    }
    catch (thrown) {
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toAgentExecError */ .Mq)(thrown);
    }
}
/** The error of a reader of YAML can quote lines. */
function unreadable({ code }) {
    const nextStep = "The log of this workflow run shows which line is wrong. Fix the workflow, then write the comment again.";
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r(code, "The input `settings` cannot be read.", { nextStep });
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


/***/ }),

/***/ 91134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cr: () => (/* binding */ bold),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   Ly: () => (/* binding */ spansOf),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   c1: () => (/* binding */ groupsOf),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   oR: () => (/* binding */ joined),
/* harmony export */   r3: () => (/* binding */ dim)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51196);

function code(text) {
    return { as: "code", text };
}
function bold(text, tone) {
    return { as: "bold", text, tone };
}
function dim(text) {
    return { as: "dim", text };
}
function link(text, to) {
    return { as: "link", text, to };
}
function paragraph(words, look) {
    return { kind: "paragraph", words, ...(look !== undefined && { look }) };
}
function folded(title, blocks, more = {}) {
    return { kind: "fold", title, blocks, ...more };
}
/** A list of the first items. It says how many more there are. */
function listOf(items, max, all = items.length) {
    const shown = items.slice(0, max);
    return {
        kind: "list",
        items: all > shown.length ? [...shown, `… and ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(all - shown.length)} more`] : shown,
    };
}
/** Groups of sections that share one fold. A section without a title is a group of its own, without a fold. */
function groupsOf(sections) {
    const groups = [];
    for (const section of sections) {
        const last = groups.at(-1);
        if (section.title !== undefined && last?.[0].title === section.title)
            last.push(section);
        else
            groups.push([section]);
    }
    return groups;
}
/** Joins the parts with a separator, and skips empty parts. */
function joined(parts, between) {
    const kept = parts.filter((part) => part !== "" && !(Array.isArray(part) && part.length === 0));
    return kept.flatMap((part, at) => [...(at === 0 ? [] : [between]), ...spansOf(part)]);
}
function spansOf(words) {
    return typeof words === "string" || "as" in words ? [words] : words;
}


/***/ }),

/***/ 9233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ pullRequest),
/* harmony export */   p: () => (/* binding */ nextOfPullRequest)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51196);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91134);


/** What people should do with the opened pull request. This is the run's next step. */
function nextOfPullRequest({ isDraft, isMergeable, waitsForApproval }, { isVerified }) {
    return [
        isVerified ? "" : "The change is not verified.",
        isMergeable === false ? "Resolve the conflicts in the pull request first." : "",
        waitsForApproval ? "Approve the workflow runs of the pull request." : "",
        isDraft ? "Review the draft pull request." : "Review and merge the pull request.",
    ]
        .filter((sentence) => sentence !== "")
        .join(" ");
}
const whyWaits = "GitHub runs the workflows of a bot's pull request only after a person with write access approves them. " +
    "To start these workflows immediately, set `github-token` to an app's token.";
/** Why there is no pull request, and how people can open one; or why its workflows wait. */
function pullRequest(end) {
    if (end === null)
        return null;
    if (end.kind === "opened") {
        if (!end.waitsForApproval)
            return null;
        const title = "Why its workflows wait";
        return { name: "the pull request", rank: 9, title, blocks: () => [(0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)(whyWaits)] };
    }
    return { name: "the pull request", rank: 0, isVital: true, blocks: () => blocksOf(end) };
}
function blocksOf(end) {
    const stop = /[.!?]$/.test(end.why) ? "" : ".";
    const why = (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)(`There is no pull request. ${end.why}${stop} ${end.nextStep}`, "warning");
    if (end.kind === "pushed") {
        const open = (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)("open the pull request", end.url);
        return [why, (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)(["Branch ", (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(end.branch), " has the change: ", open, "."])];
    }
    const { commands } = end;
    const title = `Apply the patch by hand: ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("command", commands.length)} for a checkout`;
    return [why, (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)(title, [{ kind: "code", text: commands.join("\n"), language: "sh" }])];
}


/***/ })

};
