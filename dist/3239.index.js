export const id = 3239;
export const ids = [3239];
export const modules = {

/***/ 15805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ finalReport),
/* harmony export */   Z: () => (/* binding */ errorReport)
/* harmony export */ });
/* harmony import */ var _facts_outcomes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83518);
/* harmony import */ var _github_api_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72382);
/* harmony import */ var _github_reporting_marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70418);
/* harmony import */ var _reports_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18899);
/* harmony import */ var _reports_report_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23045);
/* harmony import */ var _reports_sections_headline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77922);
/* harmony import */ var _markdown_defuse_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51153);
/* harmony import */ var _markdown_html_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(61772);
/* harmony import */ var _redaction_told_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74080);









/** Renders a run's report for each place, within its limit. The artifact has the whole report. */
function finalReport(events, { workflow, artifact, pullRequest }) {
    const report = (0,_reports_report_of_js__WEBPACK_IMPORTED_MODULE_4__/* .reportOf */ .E)(events);
    const links = {
        run: workflow.url,
        ...(artifact !== null && { artifact: artifact.url }),
        ...(pullRequest !== null && { pullRequest }),
    };
    const { conclusion } = (0,_facts_outcomes_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeRow */ .z7)(report.outcome);
    const render = (maxChars) => (0,_reports_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .renderMarkdown */ .G)(report, { maxChars, links });
    return {
        comment: render(_github_reporting_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .stickyBodyChars */ .Pi),
        check: conclusion === null
            ? null
            : { conclusion, title: (0,_reports_sections_headline_js__WEBPACK_IMPORTED_MODULE_5__/* .titleOf */ .Gg)(report), summary: render(_github_api_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.checkSummaryChars) },
        // A character of Markdown takes at most 4 bytes in UTF-8, and the summary's limit counts bytes.
        summary: render(_github_api_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.jobSummaryBytes / 4),
    };
}
/** Reports an allowed run that did not start, or could not continue: what went wrong and what to do. */
function errorReport({ message, nextStep }, workflow, { hasStarted }) {
    const title = hasStarted ? "agent-exec could not continue" : "agent-exec did not start";
    const text = [
        `### ⚠️ ${title}`,
        (0,_markdown_defuse_js__WEBPACK_IMPORTED_MODULE_6__/* .defuseMarkdown */ .s)((0,_redaction_told_js__WEBPACK_IMPORTED_MODULE_8__/* .toldOf */ .dc)(message)),
        `**Next step:** ${(0,_markdown_defuse_js__WEBPACK_IMPORTED_MODULE_6__/* .defuseInline */ .w)((0,_redaction_told_js__WEBPACK_IMPORTED_MODULE_8__/* .toldOf */ .dc)(nextStep))}`,
        `<sub><a href="${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeHtml */ .Z)(workflow.url)}">Log</a></sub>`,
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
/* harmony import */ var _reports_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64558);
/* harmony import */ var _final_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15805);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2988);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(72777);
/* harmony import */ var _step_end_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(79958);











const nothingPublished = {
    artifact: null,
    pullRequest: null,
    hasSummary: false,
    hasEnded: false,
};
/**
 * Publishes how a run ended. The artifact comes first, so that no later fault can lose it, then the pull request, summary
 * and outputs, comment and check run, and last the step's own end. A failed post changes no outcome.
 */
async function publish(publication) {
    const { settings, workflow, events, published, keep, conclude } = publication;
    const { artifact, problem } = await upload(publication);
    keep({ ...published, artifact });
    const pullRequest = await pullRequestOf(publication, artifact);
    keep({ ...published, artifact, pullRequest });
    const report = (0,_final_report_js__WEBPACK_IMPORTED_MODULE_6__/* .finalReport */ .P)(events, { workflow, artifact, pullRequest });
    if (!published.hasSummary)
        await summarise(report.summary);
    keep({ ...published, artifact, pullRequest, hasSummary: true });
    tellOutputs(publication, { artifact, pullRequest, landed: { commentUrl: null, checkRunUrl: null } });
    tellOutputs(publication, { artifact, pullRequest, landed: await conclude(report) });
    if (published.hasEnded)
        return;
    const { outcome } = (0,_reports_result_js__WEBPACK_IMPORTED_MODULE_5__/* .resultOf */ .Bg)(events);
    const fails = (0,_step_end_js__WEBPACK_IMPORTED_MODULE_9__/* .endStep */ .Cs)({ outcome, ...endOf(events), failOn: settings["fail-on"] });
    if (!fails && problem !== null && settings.artifact === "always")
        (0,_step_end_js__WEBPACK_IMPORTED_MODULE_9__/* .failStep */ .vy)(problem);
    keep({ artifact, pullRequest, hasSummary: true, hasEnded: true });
}
/** Only a run that passed and left a patch gets one without being asked again. */
async function pullRequestOf({ settings, events, published, openPull }, artifact) {
    const { outcome, patch } = (0,_reports_result_js__WEBPACK_IMPORTED_MODULE_5__/* .resultOf */ .Bg)(events);
    if (published.pullRequest !== null || published.hasEnded || openPull === undefined)
        return published.pullRequest;
    if (settings["create-pull-request"] === "never" || outcome !== "passed")
        return null;
    if (patch === null) {
        (0,_log_js__WEBPACK_IMPORTED_MODULE_7__/* .logText */ .kc)("no pull request: the run left no patch");
        return null;
    }
    const end = await openPull(artifact);
    if (end.kind === "opened")
        (0,_log_js__WEBPACK_IMPORTED_MODULE_7__/* .logText */ .kc)(`${end.isUpdated ? "updated" : "opened"} the pull request ${end.url}`);
    else
        (0,_log_js__WEBPACK_IMPORTED_MODULE_7__/* .warnOf */ .c$)({ message: `There is no pull request: ${end.why}`, nextStep: end.nextStep });
    return end;
}
/** Called twice, so that a process killed while it waits for GitHub has set all but the last two. */
function tellOutputs({ events, folder }, { artifact, pullRequest, landed }) {
    const { outcome, exitCode, attempts, verified, summary, result, data, usage, patch } = (0,_reports_result_js__WEBPACK_IMPORTED_MODULE_5__/* .resultOf */ .Bg)(events);
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
        "pull-request-url": pullRequest?.kind === "opened" ? pullRequest.url : null,
        "input-tokens": usage.inputTokens,
        "output-tokens": usage.outputTokens,
        "cost-usd": usage.costUsd,
    });
}
/** Adds text to the job summary, or logs why it cannot. */
async function summarise(markdown) {
    // Some runners have none: Gitea's and act's.
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
/** The most files to name; a run can leave thousands with odd names. */
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
    return signal.aborted || (thrown instanceof _api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y && thrown.isUncertain);
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


/***/ }),

/***/ 18899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ printDocument),
  G: () => (/* binding */ renderMarkdown)
});

// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
// EXTERNAL MODULE: ./lib/output/visible.js
var visible = __webpack_require__(14647);
// EXTERNAL MODULE: ./lib/reports/document.js
var reports_document = __webpack_require__(91134);
// EXTERNAL MODULE: ./lib/reports/sections/index.js + 8 modules
var sections = __webpack_require__(24343);
;// CONCATENATED MODULE: ./lib/reports/print/budget.js
/** What stands between two parts. */
const separator = "\n\n";
/** If less room is left, no larger form is tried. */
const worthwhileChars = 40;
/**
 * Chooses a form for each part, so that all together, with the separators between them, have at most `maxChars` UTF-16
 * units. If not everything fits, every part grows by one size before any grows by two, and the smallest rank grows first.
 * The smallest forms are always kept, even if they alone are too long.
 */
function fitParts(sized, maxChars) {
    const parts = sized.map((each) => new Part(each));
    const ranked = parts.toSorted((one, other) => one.sized.rank - other.sized.rank);
    const isAllThere = growAll(ranked, maxChars);
    if (!isAllThere) {
        for (const part of parts)
            part.size = 0;
        growInTurns(ranked, maxChars);
    }
    return {
        texts: parts.map((part) => part.text),
        shortened: isAllThere ? [] : parts.filter((part) => !part.isWhole).map(({ sized: { name } }) => name),
    };
}
/** A part at one of its sizes. */
class Part {
    sized;
    size = 0;
    #rendered = [];
    constructor(sized) {
        this.sized = sized;
    }
    get text() {
        return this.at(this.size);
    }
    get sizes() {
        return this.sized.forms.length;
    }
    get isWhole() {
        return this.size === this.sizes - 1 || this.text === this.at(this.sizes - 1);
    }
    at(size) {
        return (this.#rendered[size] ??= this.sized.forms[size]?.() ?? "");
    }
    lengthAt(size) {
        const { length } = this.at(size);
        return length === 0 ? 0 : length + (this.sized.extraChars ?? 0) + separator.length;
    }
}
/** Mostly all fits; then nothing is rendered twice. */
function growAll(parts, maxChars) {
    let used = 0;
    for (const part of parts) {
        part.size = part.sizes - 1;
        used += part.lengthAt(part.size);
        if (used > maxChars + separator.length)
            return false;
    }
    return true;
}
function growInTurns(parts, maxChars) {
    let room = maxChars + separator.length - parts.reduce((sum, part) => sum + part.lengthAt(part.size), 0);
    const turns = Math.max(0, ...parts.map((part) => part.sizes)) - 1;
    for (let turn = 1; turn <= turns; turn += 1) {
        for (const part of parts) {
            if (room < worthwhileChars)
                return;
            if (part.size !== turn - 1 || turn >= part.sizes)
                continue;
            const growth = part.lengthAt(turn) - part.lengthAt(part.size);
            if (growth > room)
                continue;
            room -= growth;
            part.size = turn;
        }
    }
}

// EXTERNAL MODULE: ./lib/reports/print/forged-markers.js
var forged_markers = __webpack_require__(14464);
// EXTERNAL MODULE: ./lib/reports/print/markdown-blocks.js
var markdown_blocks = __webpack_require__(47809);
// EXTERNAL MODULE: ./lib/reports/print/markdown-words.js
var markdown_words = __webpack_require__(16882);
;// CONCATENATED MODULE: ./lib/reports/markdown.js









/** From the least to the whole. What is larger than whole stands in the files of the run. */
const sizes = [
    { rows: 0, prose: 0, code: 0, output: 0, diff: 0 },
    { rows: 3, prose: 0, code: 0, output: 0, diff: 0 },
    { rows: 5, prose: 400, code: 0, output: 400, diff: 0 },
    { rows: 40, prose: 4_000, code: 1_500, output: 1_500, diff: 1_500 },
    { rows: 1_000, prose: 15_000, code: 20_000, output: 8_000, diff: 20_000 },
];
/** Among this many characters one attempt is worth a place of its own. */
const charsPerAttempt = 800;
/**
 * The report in GitHub's Markdown, within `maxChars`. What does not fit is left out by whole sections or lines, the
 * headline last of all, and the end says what is missing and where the whole stands. Nothing in it acts on GitHub,
 * whatever the run's texts hold.
 */
function renderMarkdown(report, options) {
    const maxAttempts = Math.max(2, Math.floor(options.maxChars / charsPerAttempt));
    const pullRequest = options.links?.pullRequest ?? null;
    return printDocument((0,sections/* documentOf */.l)(report, { maxAttempts, pullRequest }), report, options);
}
/** Any document about a run, like `renderMarkdown`. */
function printDocument({ top, sections }, report, { maxChars, links = {} }) {
    const footers = footersOf(report, { links, maxChars });
    const parts = [{ name: "the reason", rank: 0, forms: topForms(top, links) }, ...sections.map(sized)];
    const { texts, shortened } = fitParts(parts, maxChars - footers.longest - separator.length - 1);
    const body = [texts[0] ?? "", ...inFolds(sections, texts.slice(1)), footers.footer(shortened)];
    return (0,forged_markers/* withoutForgedMarkers */.J)(`${body.filter((text) => text !== "").join(separator)}\n`);
}
/** How much of a sentence stands at the top, as Markdown. */
const sentenceChars = [110, 600, 3_000];
function topForms({ icon, headline, line, changed, rows, cost }, { artifact, pullRequest }) {
    return sentenceChars.map((maxChars, size) => () => {
        const shown = size === 0 ? rows.filter(({ isVital }) => isVital) : [...rows, { name: "Cost", value: cost }];
        const said = size === 0 ? "" : within(line, Math.min(maxChars, 600));
        const files = changed === "" ? "" : `**${(0,markdown_words/* inMarkdown */.Hi)(changed)}**`;
        const patch = artifact === undefined || files === "" || size === 0
            ? ""
            : (0,markdown_words/* inMarkdown */.Hi)((0,reports_document/* link */.nf)("files and report", artifact));
        const pull = pullRequest?.kind === "opened"
            ? (0,markdown_words/* inMarkdown */.Hi)((0,reports_document/* link */.nf)(`pull request ${pullRequest.number}`, pullRequest.url))
            : "";
        const under = [said, files].filter((part) => part !== "").join(/[.!?]$/.test(said) ? " " : " · ");
        return [
            `### ${icon} ${within(headline, Math.min(maxChars * 2, 600))}`,
            [under, pull, patch].filter((part) => part !== "").join(" · "),
            shown.length === 0
                ? ""
                : (0,markdown_blocks/* tableIn */.sV)({
                    head: ["", ""],
                    rows: shown.map(({ name, value }) => [name, cut(value, { maxChars, print: markdown_words/* inCell */.CH })]),
                }),
        ]
            .filter((part) => part !== "")
            .join(separator);
    });
}
/** The longest beginning of a text whose Markdown has at most `maxChars`: escapes can make it eight times as long. */
function cut(text, { maxChars, print }) {
    for (let chars = maxChars; chars > 0; chars = Math.floor(chars * 0.6)) {
        const beginning = (0,truncate/* truncateEnd */.S)((0,visible/* showHidden */.U)(text), chars);
        if (print(beginning).length <= maxChars)
            return beginning;
    }
    return "";
}
function within(text, maxChars) {
    return (0,markdown_words/* inMarkdown */.Hi)(cut(text, { maxChars, print: markdown_words/* inMarkdown */.Hi }));
}
function sized({ name, rank, title, isVital = false, blocks }) {
    const forms = sizes.map((detail, size) => () => (size === 0 && !isVital ? "" : (0,markdown_blocks/* markdownOf */.RQ)(blocks(detail))));
    // Sections that share a fold are measured as if each had its own: that is never too little.
    return { name, rank, forms, extraChars: title === undefined ? 0 : (0,markdown_blocks/* foldIn */.ts)(title, "").length };
}
/** The texts in their folds. */
function inFolds(sections, texts) {
    const textOf = new Map(sections.map((section, at) => [section, texts[at] ?? ""]));
    return (0,reports_document/* groupsOf */.c1)(sections).map((group) => {
        const inside = group.map((section) => textOf.get(section)).filter((text) => text !== "");
        const { title } = group[0];
        return title === undefined || inside.length === 0
            ? inside.join(separator)
            : (0,markdown_blocks/* foldIn */.ts)(title, inside.join(separator));
    });
}
/** The last lines: what is missing, and links to the rest. Links that need a third of the room are left out. */
function footersOf({ runId, version }, { links, maxChars }) {
    const all = [
        ["All files of the run", links.artifact],
        ["Log", links.run],
    ].flatMap(([text = "", to]) => (to === undefined || !URL.canParse(to) ? [] : (0,markdown_words/* inMarkdown */.Hi)((0,reports_document/* link */.nf)(text, to))));
    const shown = all.join(" · ").length < maxChars / 3 ? all : [];
    const signature = `<sub>${[...shown, `agent-exec ${word(version)}`, `run ${word(runId)}`].join(" · ")}</sub>`;
    const where = links.artifact === undefined ? "" : " The whole report is among the files of the run.";
    const footer = (shortened) => shortened.length === 0 ? signature : `_Shortened to fit: ${namesOf(shortened)}.${where}_\n\n${signature}`;
    return { longest: footer(["x".repeat(maxNamesChars)]).length, footer };
}
const maxNamesChars = 160;
/** Many attempts are counted, and so is what has too many names. */
function namesOf(shortened) {
    const [attempts, others] = [true, false].map((wanted) => shortened.filter((name) => /^(?:attempt|turn) \d/.test(name) === wanted));
    const counted = attempts.length > 3 ? [(0,format/* count */.U9)(attempts[0].split(" ")[0], attempts.length)] : attempts;
    const list = [...others, ...counted].join(", ");
    return list.length > maxNamesChars ? `${(0,format/* count */.U9)("part", shortened.length)} of it` : list;
}
/** Ids and versions are ours; a transcript that came from elsewhere may say what it likes. */
function word(text) {
    return text.replace(/[^\w.-]/g, "").slice(0, 40);
}


/***/ }),

/***/ 14464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ withoutForgedMarkers)
/* harmony export */ });
const forgedMarker = /<!--(?=\s*agent-exec)/gi;
/** A hidden marker says whose comment it is; a text that holds one must not pass for it. As long as what it replaces. */
function withoutForgedMarkers(markdown) {
    return markdown.replace(forgedMarker, "<!==");
}


/***/ })

};
