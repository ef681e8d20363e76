export const id = 3239;
export const ids = [3239];
export const modules = {

/***/ 15805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ finalReport),
/* harmony export */   Z: () => (/* binding */ errorReport)
/* harmony export */ });
/* harmony import */ var _ports_outcomes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64319);
/* harmony import */ var _github_api_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72382);
/* harmony import */ var _github_reporting_marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70418);
/* harmony import */ var _reports_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87940);
/* harmony import */ var _reports_report_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75043);
/* harmony import */ var _markdown_defuse_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51153);
/* harmony import */ var _markdown_html_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61772);
/* harmony import */ var _redaction_told_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74080);








/** The report of a run, cut for each place; the artifact's link leads to the whole. */
function finalReport(events, { workflow, artifact }) {
    const report = (0,_reports_report_of_js__WEBPACK_IMPORTED_MODULE_4__/* .reportOf */ .E)(events);
    const links = { run: workflow.url, ...(artifact === null ? {} : { artifact: artifact.url }) };
    const { conclusion } = (0,_ports_outcomes_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeRow */ .z7)(report.outcome);
    const render = (maxChars) => (0,_reports_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .renderMarkdown */ .G)(report, { maxChars, links });
    return {
        comment: render(_github_reporting_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .stickyBodyChars */ .Pi),
        check: conclusion === null
            ? null
            : { conclusion, title: report.title, summary: render(_github_api_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.checkSummaryChars) },
        // A character of Markdown takes at most 4 bytes in UTF-8, and the summary's limit counts bytes.
        summary: render(_github_api_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.jobSummaryBytes / 4),
    };
}
/** When a run that was allowed did not come about, or came to no end of its own: what went wrong and what to do. */
function errorReport({ message, nextStep }, workflow, { hasStarted }) {
    const title = hasStarted ? "agent-exec could not continue" : "agent-exec did not start";
    const text = [
        `### ⚠️ ${title}`,
        (0,_markdown_defuse_js__WEBPACK_IMPORTED_MODULE_5__/* .defuseMarkdown */ .s)((0,_redaction_told_js__WEBPACK_IMPORTED_MODULE_7__/* .toldOf */ .dc)(message)),
        `**Next step:** ${(0,_markdown_defuse_js__WEBPACK_IMPORTED_MODULE_5__/* .defuseInline */ .w)((0,_redaction_told_js__WEBPACK_IMPORTED_MODULE_7__/* .toldOf */ .dc)(nextStep))}`,
        `<sub><a href="${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeHtml */ .Z)(workflow.url)}">Log</a></sub>`,
    ].join("\n\n");
    return { comment: text, check: { conclusion: "failure", title, summary: text }, summary: text };
}


/***/ }),

/***/ 17065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SI: () => (/* binding */ nothingPublished),
/* harmony export */   fS: () => (/* binding */ summarise),
/* harmony export */   mk: () => (/* binding */ publish)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33838);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _github_reporting_artifact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93261);
/* harmony import */ var _process_env_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(36130);
/* harmony import */ var _reports_titles_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73880);
/* harmony import */ var _reports_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70186);
/* harmony import */ var _final_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15805);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2988);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(72777);
/* harmony import */ var _step_end_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(79958);











const nothingPublished = { artifact: null, hasSummary: false, hasEnded: false };
/**
 * Tells the world how a run ended: files first, so that nothing that fails later can lose them, then the summary and
 * the outputs, the comment and the check, and last the step's own end. What cannot be posted changes no outcome.
 */
async function publish(publication) {
    const { settings, workflow, events, published, keep, conclude } = publication;
    const { artifact, problem } = await upload(publication);
    keep({ ...published, artifact });
    const report = (0,_final_report_js__WEBPACK_IMPORTED_MODULE_6__/* .finalReport */ .P)(events, { workflow, artifact });
    if (!published.hasSummary)
        await summarise(report.summary);
    keep({ ...published, artifact, hasSummary: true });
    tellOutputs(publication, { artifact, landed: { commentUrl: null, checkRunUrl: null } });
    tellOutputs(publication, { artifact, landed: await conclude(report) });
    if (published.hasEnded)
        return;
    const { outcome } = (0,_reports_result_js__WEBPACK_IMPORTED_MODULE_5__/* .resultOf */ .B)(events);
    const fails = (0,_step_end_js__WEBPACK_IMPORTED_MODULE_9__/* .endStep */ .Cs)({ outcome, ...endOf(events), failOn: settings["fail-on"] });
    if (!fails && problem !== null && settings.artifact === "always")
        (0,_step_end_js__WEBPACK_IMPORTED_MODULE_9__/* .failStep */ .vy)(problem);
    keep({ artifact, hasSummary: true, hasEnded: true });
}
/** Told twice: a process that is killed while it waits for GitHub has set all but the last two. */
function tellOutputs({ events, folder }, { artifact, landed }) {
    const { outcome, exitCode, attempts, verified, summary, result, data, usage, patch } = (0,_reports_result_js__WEBPACK_IMPORTED_MODULE_5__/* .resultOf */ .B)(events);
    (0,_outputs_js__WEBPACK_IMPORTED_MODULE_8__/* .setOutputs */ .n)({
        outcome,
        "exit-code": exitCode,
        attempts,
        verified: String(verified),
        summary,
        data: data === undefined || data === null ? null : JSON.stringify(data),
        result,
        "transcript-path": (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, "transcript.jsonl"),
        "report-path": (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, "report.md"),
        "run-dir": folder,
        "patch-path": patch === null ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, patch.path),
        "artifact-id": artifact?.id ?? null,
        "artifact-url": artifact?.url ?? null,
        "comment-url": landed.commentUrl,
        "check-run-url": landed.checkRunUrl,
        "input-tokens": usage.inputTokens,
        "output-tokens": usage.outputTokens,
        "cost-usd": usage.costUsd,
    });
}
/** The page of the workflow's run gets the text; where it does not, the log says so. */
async function summarise(markdown) {
    // Not every runner has a page for it: Gitea's and act's have none.
    if ((0,_process_env_js__WEBPACK_IMPORTED_MODULE_10__/* .readEnvironment */ .Q)().variable("GITHUB_STEP_SUMMARY") === undefined)
        return;
    try {
        await _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .summary */ .z.addRaw(markdown, true).write();
    }
    catch (thrown) {
        (0,_log_js__WEBPACK_IMPORTED_MODULE_7__/* .warnOf */ .c$)((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .toAgentExecError */ .Mq)(thrown));
    }
}
async function upload({ settings, workflow, folder, published }) {
    if (published.artifact !== null || published.hasEnded)
        return { artifact: published.artifact, problem: null };
    const isWanted = settings.artifact === "always" || (settings.artifact === "auto" && workflow.canUpload);
    if (!isWanted) {
        if (settings.artifact === "auto")
            (0,_log_js__WEBPACK_IMPORTED_MODULE_7__/* .logText */ .kc)(`no artifact: this runner does not support artifacts; the files are in ${folder}`);
        return { artifact: null, problem: null };
    }
    try {
        const name = (0,_github_reporting_artifact_js__WEBPACK_IMPORTED_MODULE_3__/* .artifactName */ .Cs)([(0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(folder)]);
        const { signal } = new AbortController();
        const artifact = await (0,_github_reporting_artifact_js__WEBPACK_IMPORTED_MODULE_3__/* .uploadArtifact */ .mz)({ folder, name, runUrl: workflow.url, signal });
        tellLeftOut(artifact);
        return { artifact, problem: null };
    }
    catch (thrown) {
        const problem = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .toAgentExecError */ .Mq)(thrown);
        (0,_log_js__WEBPACK_IMPORTED_MODULE_7__/* .warnOf */ .c$)(problem);
        return { artifact: null, problem };
    }
}
/** So many files are named; a run can leave thousands with odd names. */
const namedLeftOut = 20;
function tellLeftOut({ leftOut }) {
    for (const { path, reason } of leftOut.slice(0, namedLeftOut)) {
        (0,_log_js__WEBPACK_IMPORTED_MODULE_7__/* .logText */ .kc)(`not uploaded: ${JSON.stringify(path)}: ${reason}`);
    }
    if (leftOut.length > namedLeftOut)
        (0,_log_js__WEBPACK_IMPORTED_MODULE_7__/* .logText */ .kc)(`not uploaded: ${leftOut.length - namedLeftOut} more`);
}
function endOf(events) {
    const end = events.at(-1);
    return end?.type === "run-ended"
        ? { message: (0,_reports_titles_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A3)(events), nextStep: end.nextStep }
        : { message: "", nextStep: "" };
}


/***/ }),

/***/ 62287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ createHandToPost),
/* harmony export */   x: () => (/* binding */ stateFromMain)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33838);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17065);


const stateName = "agent-exec";
function createHandToPost() {
    let state = {
        runFolder: "",
        isFinished: false,
        comment: null,
        check: null,
        published: _publish_js__WEBPACK_IMPORTED_MODULE_1__/* .nothingPublished */ .SI,
    };
    return (change) => {
        state = { ...state, ...change };
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .saveState */ .LZ)(stateName, JSON.stringify(state));
    };
}
/** What main handed over; null when it never came so far. */
function stateFromMain() {
    const saved = (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu)(stateName);
    return saved === "" ? null : JSON.parse(saved);
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
/** Milliseconds that GitHub gets, times the number of tries, to finish what it did not answer, before anybody looks. */
const waitMs = 1000;
/** Waits until one may look for what a request of unknown fate left. On abort: the signal's reason. */
async function letItLand(clock, signal, tries = 1) {
    await clock.sleep(waitMs * tries, { signal });
}
/** Whether GitHub may have done, or may still do, what this request asked: it was not answered, or not waited for. */
function isOfUnknownFate(thrown, signal) {
    return signal.aborted || (thrown instanceof _api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y && thrown.isUncertain);
}
/**
 * Creates what must stand only once. GitHub has no key by which a repeated request would be known for the same one:
 * so after a request whose fate is unknown the thing itself is looked for before another is sent.
 * @throws GitHubError when GitHub refuses, or after three requests of unknown fate. On abort: the signal's reason.
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
/* harmony import */ var _api_create_once_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58442);

/** The one check run of an external id on a commit. */
class CheckPlace {
    #github;
    #clock;
    #state;
    /** An edit that was never answered may still be carried out, after the last word. */
    #mayGoBack = false;
    #last = null;
    constructor({ github, clock, state }) {
        this.#github = github;
        this.#clock = clock;
        this.#state = state;
    }
    get state() {
        return this.#state;
    }
    /** @throws GitHubError. On abort: the signal's reason. */
    async write(fields, signal) {
        const id = this.#state.checkRunId ?? (await this.#left(signal));
        const check = (await this.#edit(id, fields, signal)) ?? (await this.#create(fields, signal));
        this.#keep({ checkRunId: check.id, isFinished: fields.conclusion !== undefined });
        this.#last = fields;
        return check;
    }
    /**
     * After the last word: sees that it still stands, and completes what an unanswered request may have left beside it.
     * A check run cannot be deleted, and one that stayed in progress would hold a merge for ever.
     * @throws GitHubError. On abort: the signal's reason.
     */
    async settle(signal) {
        if (this.#last === null)
            return;
        if (this.#mayGoBack && !(await this.isFinished(signal))) {
            await this.#edit(this.#state.checkRunId, this.#last, signal);
        }
        if (!this.#state.mayHaveTwin)
            return;
        for (const twin of await this.#list(signal)) {
            if (!twin.isCompleted)
                await this.#edit(twin.id, this.#last, signal);
        }
        this.#keep({ mayHaveTwin: false });
    }
    /** Whether it is completed on GitHub, whatever this process knows of it. */
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
        const isHasty = fields.conclusion === undefined;
        const { repository } = this.#state;
        try {
            return await this.#github.updateCheckRun({ repository, id, ...fields, isHasty, signal });
        }
        catch (thrown) {
            this.#mayGoBack ||= (0,_api_create_once_js__WEBPACK_IMPORTED_MODULE_0__/* .isOfUnknownFate */ .ov)(thrown, signal);
            throw thrown;
        }
    }
    /** What a request that was never answered created, if any did. */
    async #left(signal) {
        if (!this.#state.mayHaveTwin)
            return null;
        await (0,_api_create_once_js__WEBPACK_IMPORTED_MODULE_0__/* .letItLand */ .o4)(this.#clock, signal);
        return (await this.#list(signal))[0]?.id ?? null;
    }
    async #create(fields, signal) {
        const { repository, sha, name, externalId, detailsUrl } = this.#state;
        const link = detailsUrl === null ? {} : { detailsUrl };
        const { value } = await (0,_api_create_once_js__WEBPACK_IMPORTED_MODULE_0__/* .createOnce */ .Ur)({
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

/***/ 79528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ CommentPlace)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/github/api/create-once.js
var create_once = __webpack_require__(58442);
// EXTERNAL MODULE: ./lib/github/api/limits.js
var limits = __webpack_require__(72382);
// EXTERNAL MODULE: ./lib/github/reporting/marker.js
var marker = __webpack_require__(70418);
;// CONCATENATED MODULE: ./lib/github/reporting/own-comments.js

/** The login of the job's own token: of all apps' the one that can be known without asking. */
const jobTokenLogin = "github-actions[bot]";
/**
 * The comments of a key that are ours.
 *
 * Ours is a comment that begins with the key's marker and whose author we are. Anyone can copy a marker, so the author
 * decides; and who we are is not ours to say. A person's token is asked for its user. An app's token has none: for it
 * the job's own login is assumed until a comment was written, whose answer names its true author (`learn`).
 */
class OwnComments {
    #options;
    #author;
    /** False while the login is an assumption. */
    #isSure;
    constructor(options) {
        this.#options = options;
        this.#author = options.author;
        this.#isSure = options.author !== null;
    }
    /** Our login, as far as it is known for sure. */
    get author() {
        return this.#isSure ? this.#author : null;
    }
    /** Oldest first, over all pages. @throws GitHubError. On abort: the signal's reason. */
    async list(signal) {
        const { github, repository, number, key } = this.#options;
        this.#author ??= await this.#ask(signal);
        const comments = await github.comments({ repository, number, signal });
        return comments.filter(({ author, body }) => author === this.#author && (0,marker/* isSticky */.Oz)(body, key));
    }
    /** The author that GitHub gave our comment. True: it is not whom `list` looked for until now. */
    learn({ author }) {
        if (author === null)
            return false;
        const isNew = author !== this.#author;
        this.#author = author;
        this.#isSure = true;
        return isNew;
    }
    async #ask(signal) {
        const login = await this.#options.github.ownLogin({ signal });
        this.#isSure = login !== null;
        return login ?? jobTokenLogin;
    }
}

;// CONCATENATED MODULE: ./lib/github/reporting/comment-place.js





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
        this.#ours = new OwnComments({ github, ...state });
    }
    get state() {
        return { ...this.#state, author: this.#ours.author };
    }
    /** @throws GitHubError. AgentExecError `internal` for a report that does not fit, before anything is sent. */
    async write(report, options) {
        const body = `${(0,marker/* markerLine */.B_)(this.#state, options)}\n${report}`;
        if (body.length > limits/* limits */.F.commentChars)
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
        return comments.some(({ body }) => (0,marker/* isFinished */.$g)(body, this.#state));
    }
    async #put(body, options) {
        const { commentId } = this.#state;
        const known = commentId === null ? null : await this.#edit(commentId, body, options);
        if (known)
            return known;
        if (commentId === null && this.#state.mayHaveTwin)
            await (0,create_once/* letItLand */.o4)(this.#clock, options.signal);
        // Never written, or deleted by somebody: another of ours takes its place, or else a new one.
        const [oldest, ...twins] = await this.#ours.list(options.signal);
        if (twins.length > 0)
            this.#keep({ mayHaveTwin: true });
        const found = oldest ? await this.#edit(oldest.id, body, options) : null;
        return found ?? (await this.#create(body, options));
    }
    async #edit(id, body, { isFinal, signal }) {
        const { repository } = this.#state;
        try {
            return await this.#github.updateComment({ repository, id, body, isHasty: !isFinal, signal });
        }
        catch (thrown) {
            this.#mayGoBack ||= (0,create_once/* isOfUnknownFate */.ov)(thrown, signal);
            throw thrown;
        }
    }
    async #create(body, options) {
        const { signal } = options;
        const { repository, number } = this.#state;
        const { value, wasFound } = await (0,create_once/* createOnce */.Ur)({
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
    return new errors/* AgentExecError */.r("internal", `The report is ${chars} characters long; a comment cannot be that long.`, {
        nextStep: "Please report this. The run's artifact has the whole report.",
    });
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


/***/ })

};
