export const id = 9949;
export const ids = [9949];
export const modules = {

/***/ 65440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SI: () => (/* binding */ nothingPublished),
/* harmony export */   fS: () => (/* binding */ summarise),
/* harmony export */   mk: () => (/* binding */ publish),
/* harmony export */   yi: () => (/* binding */ uploadFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33838);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _github_reporting_artifact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93261);
/* harmony import */ var _process_env_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(36130);
/* harmony import */ var _reports_titles_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73880);
/* harmony import */ var _reports_result_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13708);
/* harmony import */ var _final_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13690);
/* harmony import */ var _runner_log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72635);
/* harmony import */ var _runner_step_end_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77974);










const nothingPublished = {
    artifact: null,
    pullRequest: null,
    hasSummary: false,
    hasEnded: false,
};
/**
 * Publishes how a run ended. The artifact comes first, so that no later fault can lose it. The pull request, the
 * summary and outputs, the comment and check run follow. The step's own end comes last. A post that fails does not
 * change the outcome.
 */
async function publish(publication) {
    const { settings, workflow, events, published, keep, conclude } = publication;
    const { artifact, problem } = await upload(publication);
    keep({ ...published, artifact });
    const pullRequest = await pullRequestOf(publication, artifact);
    const done = { ...published, artifact, pullRequest };
    keep(done);
    const findings = published.hasEnded ? [] : ((await publication.findings?.()) ?? []);
    const phrase = settings["trigger-phrase"];
    const report = (0,_final_report_js__WEBPACK_IMPORTED_MODULE_6__/* .finalReport */ .P)(events, { workflow, phrase, artifact, pullRequest, findings });
    if (!published.hasSummary)
        await summarise(report.summary);
    keep({ ...done, hasSummary: true });
    tellOutputs(publication, done, { commentUrl: null, checkRunUrl: null });
    const landed = await conclude(report);
    tellOutputs(publication, done, landed);
    if (landed.checkRunUrl === null)
        (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_7__/* .logFindings */ .H0)(findings);
    if (published.hasEnded)
        return;
    if (pullRequest?.kind !== "opened")
        await publication.suggest?.(landed.commentUrl);
    const { outcome } = (0,_reports_result_result_js__WEBPACK_IMPORTED_MODULE_5__/* .resultOf */ .Bg)(events);
    const end = events.at(-1);
    const [message, nextStep] = end?.type === "run-ended" ? [(0,_reports_titles_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A3)(events), end.nextStep] : ["", ""];
    const fails = (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_8__/* .endStep */ .Cs)({ outcome, message, nextStep, failOn: settings["fail-on"] });
    if (!fails && problem !== null && settings.artifact === "always")
        (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_8__/* .failStep */ .vy)(problem);
    keep({ artifact, pullRequest, hasSummary: true, hasEnded: true });
}
/** A pull request opens automatically only if the run passed and left a patch. */
async function pullRequestOf({ settings, events, published, openPull }, artifact) {
    const { outcome, patch } = (0,_reports_result_result_js__WEBPACK_IMPORTED_MODULE_5__/* .resultOf */ .Bg)(events);
    if (published.pullRequest !== null || published.hasEnded || openPull === undefined)
        return published.pullRequest;
    if (settings["create-pull-request"] === "never" || outcome !== "passed")
        return null;
    if (patch === null) {
        (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_7__/* .logText */ .kc)("no pull request: the run has no patch");
        return null;
    }
    const end = await openPull(artifact);
    if (end.kind === "opened")
        (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_7__/* .logText */ .kc)(`${end.isUpdated ? "updated" : "opened"} the pull request ${end.url}`);
    else
        (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_7__/* .warnOf */ .c$)({ message: `There is no pull request: ${end.why}`, nextStep: end.nextStep });
    return end;
}
/**
 * This is called twice. If the process is killed while it waits for GitHub, all outputs except the last two are already
 * set.
 */
function tellOutputs({ events, folder }, { artifact, pullRequest }, landed) {
    const { outcome, exitCode, attempts, verified, summary, result, data, usage, patch } = (0,_reports_result_result_js__WEBPACK_IMPORTED_MODULE_5__/* .resultOf */ .Bg)(events);
    (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_8__/* .setOutputs */ .n0)({
        outcome,
        "exit-code": exitCode,
        attempts,
        verified: String(verified),
        summary,
        data: data === null ? null : JSON.stringify(data),
        result,
        "transcript-path": (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, "transcript.jsonl"),
        "report-path": (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, "report.md"),
        "run-dir": folder,
        "patch-path": patch === null ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, patch.path),
        "artifact-id": artifact?.id || null,
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
    // The runners of Gitea and act have no job summary.
    if ((0,_process_env_js__WEBPACK_IMPORTED_MODULE_9__/* .readEnvironment */ .Q)().variable("GITHUB_STEP_SUMMARY") === undefined)
        return;
    try {
        await _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .summary */ .z.addRaw(markdown, true).write();
    }
    catch (thrown) {
        (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_7__/* .warnOf */ .c$)((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .toAgentExecError */ .Mq)(thrown));
    }
}
async function upload({ settings, workflow, folder, published, keep }) {
    if (published.artifact !== null || published.hasEnded)
        return { artifact: published.artifact, problem: null };
    const name = (0,_github_reporting_artifact_js__WEBPACK_IMPORTED_MODULE_3__/* .artifactName */ .Cs)([(0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(folder)]);
    const uploaded = await uploadIfWanted({ settings, workflow, folder, name });
    if (uploaded.artifact === null)
        return uploaded;
    keep({ ...published, artifact: uploaded.artifact });
    const { signal } = new AbortController();
    const runUrl = workflow.url;
    const page = await (0,_github_reporting_artifact_js__WEBPACK_IMPORTED_MODULE_3__/* .uploadPage */ .n0)(uploaded.artifact, { folder, name, runUrl, signal, page: "report.html" });
    return { ...uploaded, artifact: { ...uploaded.artifact, ...(page !== null && { page }) } };
}
/**
 * Uploads the folder as an artifact. Null if no artifact is wanted, or if the upload failed. With `artifact: always`, a
 * failed upload fails the step.
 */
async function uploadFolder(upload) {
    const { artifact, problem } = await uploadIfWanted(upload);
    if (problem !== null && upload.settings.artifact === "always")
        (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_8__/* .failStep */ .vy)(problem);
    return artifact;
}
/** How many files are named. A run can leave thousands with unusual names. */
const namedLeftOut = 20;
async function uploadIfWanted({ settings, workflow, folder, name }) {
    const isWanted = settings.artifact === "always" || (settings.artifact === "auto" && workflow.canUpload);
    if (!isWanted) {
        if (settings.artifact === "auto")
            (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_7__/* .logText */ .kc)(`no artifact, because this runner does not support artifacts; the files are in ${folder}`);
        return { artifact: null, problem: null };
    }
    try {
        const { signal } = new AbortController();
        const artifact = await (0,_github_reporting_artifact_js__WEBPACK_IMPORTED_MODULE_3__/* .uploadArtifact */ .mz)({ folder, name, runUrl: workflow.url, signal });
        const { leftOut } = artifact;
        for (const { path, reason } of leftOut.slice(0, namedLeftOut))
            (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_7__/* .logText */ .kc)(`not uploaded: ${JSON.stringify(path)}: ${reason}`);
        if (leftOut.length > namedLeftOut)
            (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_7__/* .logText */ .kc)(`not uploaded: ${leftOut.length - namedLeftOut} more`);
        return { artifact, problem: null };
    }
    catch (thrown) {
        const problem = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .toAgentExecError */ .Mq)(thrown);
        (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_7__/* .warnOf */ .c$)(problem);
        return { artifact: null, problem };
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

/***/ 43758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ createReportedCheck),
/* harmony export */   m: () => (/* binding */ CheckPlace)
/* harmony export */ });
/* harmony import */ var _api_api_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29767);
/* harmony import */ var _api_create_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58442);
/* harmony import */ var _api_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72382);
/* harmony import */ var _paced_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24946);




/** It needs an app's token, because GitHub refuses check runs from people. */
function createReportedCheck(options) {
    const { repository, sha, name, externalId, detailsUrl = null } = options;
    const known = { repository, sha, name, externalId, detailsUrl };
    const state = { ...known, checkRunId: null, mayHaveTwin: false, isFinished: false };
    const place = new CheckPlace({ ...options, state });
    const write = (text, signal) => place.write(text, signal);
    return (0,_paced_report_js__WEBPACK_IMPORTED_MODULE_3__/* .pacedReport */ .E)(place, { write, finish: write }, options);
}
/** The check run with an external id on a commit. */
class CheckPlace {
    #github;
    #clock;
    #state;
    /** Whether an unanswered edit may still overwrite the final report. */
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
    /** Writes the check run without its findings, which `settle` adds. */
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
     * Cleans up after the final report. It checks that the report is still there. It completes check runs that an
     * unanswered request may have left, because a check run cannot be deleted, and an open one could block a merge for
     * ever. Then it adds the findings. They come last: GitHub refuses a whole request because of one bad finding, and a
     * repeated request would duplicate them.
     */
    async settle(signal) {
        if (this.#last === null)
            return;
        if (this.#mayGoBack && !(await this.isFinished(signal)))
            await this.#edit(this.#state.checkRunId, this.#last, signal);
        if (this.#state.mayHaveTwin)
            await this.#completeTwins(this.#last, signal);
        while (this.#findings.length > 0) {
            const findings = this.#findings.slice(0, _api_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.annotations);
            this.#findings = this.#findings.slice(_api_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.annotations);
            await this.#edit(this.#state.checkRunId, { ...this.#last, findings }, signal);
        }
    }
    async #completeTwins(last, signal) {
        for (const twin of await this.#list(signal))
            if (!twin.isCompleted)
                await this.#edit(twin.id, last, signal);
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
    /** The check run that an unanswered request created. Null if there is none. */
    async #left(signal) {
        if (!this.#state.mayHaveTwin)
            return null;
        await (0,_api_create_once_js__WEBPACK_IMPORTED_MODULE_1__/* .letItLand */ .o4)(this.#clock, signal);
        return (await this.#list(signal))[0]?.id ?? null;
    }
    async #create(fields, signal) {
        const { repository, sha, name, externalId, detailsUrl } = this.#state;
        const { value } = await (0,_api_create_once_js__WEBPACK_IMPORTED_MODULE_1__/* .createOnce */ .Ur)({
            create: () => this.#github.createCheckRun({ repository, sha, name, externalId, detailsUrl, ...fields, signal }),
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


/***/ })

};
