export const id = 2835;
export const ids = [2835];
export const modules = {

/***/ 21105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAllowed: () => (/* binding */ runAllowed)
});

// EXTERNAL MODULE: ./lib/compose/run.js + 1 modules
var compose_run = __webpack_require__(12229);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/github/reporting/check-place.js
var check_place = __webpack_require__(88560);
;// CONCATENATED MODULE: ./lib/github/reporting/paced-writer.js

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
;// CONCATENATED MODULE: ./lib/github/reporting/check-run.js



/** Sends nothing before the first `update` or `finish`. Needs an app's token: GitHub takes check runs from no person. */
function createReportedCheck(options) {
    const { github, clock, signal, onProblem, onState } = options;
    const place = new check_place/* CheckPlace */.m({ github, clock, state: initialState(options) });
    const writer = new PacedWriter({
        clock,
        gapMs: options.gapMs ?? progressGapMs,
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

// EXTERNAL MODULE: ./lib/github/reporting/comment-place.js + 1 modules
var comment_place = __webpack_require__(79528);
;// CONCATENATED MODULE: ./lib/github/reporting/comment.js



/** Sends nothing before the first `update` or `finish`. */
function createStickyComment(options) {
    const { github, clock, signal, onProblem, onState } = options;
    const place = new comment_place/* CommentPlace */.t({ github, clock, state: comment_initialState(options) });
    const writer = new PacedWriter({
        clock,
        gapMs: options.gapMs ?? progressGapMs,
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
            await (0,settle/* settle */.G)(place, { signal, onProblem });
            onState?.(place.state);
            return { id, url };
        },
    };
}
function comment_initialState({ repository, number, key, runId }) {
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

// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
// EXTERNAL MODULE: ./lib/output/visible.js
var visible = __webpack_require__(14647);
;// CONCATENATED MODULE: ./lib/github/reporting/matrix-cell.js


/** So much of a cell's values as a check's name can show beside others. */
const maxNameChars = 80;
/** Reads `toJSON(matrix)`; what is no object counts as no matrix. */
function readMatrixCell(json) {
    const matrix = parse(json ?? "null");
    if (matrix === null || typeof matrix !== "object" || Object.keys(matrix).length === 0) {
        return { key: "", name: "" };
    }
    const plain = Object.values(matrix).filter((value) => typeof value !== "object");
    return {
        key: JSON.stringify(matrix),
        name: (0,truncate/* truncateEnd */.S)((0,visible/* showHidden */.U)(plain.join(", ")).replace(/\s+/g, " "), maxNameChars),
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

;// CONCATENATED MODULE: ./lib/github/reporting/github-reports.js





/** The comment and the check run that follow a run, as far as they are wanted and the event has a place for them. */
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
    /** Brings both to their end. What could not be posted is told to `onProblem`, and is null. */
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
    /** What GitHub did not take now it may take from the post step, which comes after all other steps. */
    get mayComeLater() {
        return this.#mayComeLater;
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
/** What was refused while the run went on is mostly refused at its end too. */
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
    // A request in a comment has an answer of its own; any other event edits the one that is there.
    const subject = target.subject?.kind === "issue" ? "" : String(target.subject?.id ?? "");
    return createStickyComment({
        ...options,
        repository: target.repository,
        number: target.number,
        key: [...placeOf(options), subject].join("\n"),
        runId: `${step.url}/attempts/${step.attempt}`,
        onState,
    });
}
function checkOf(options, onState) {
    const { wanted, step, target, matrix } = options;
    const { name } = readMatrixCell(matrix);
    const isWanted = wanted.check === "always" || (wanted.check === "auto" && target.isPullRequest);
    if (!isWanted || target.sha === null)
        return null;
    return createReportedCheck({
        ...options,
        repository: target.repository,
        sha: target.sha,
        name: name === "" ? "agent-exec" : `agent-exec (${name})`,
        externalId: `${step.url}/attempts/${step.attempt} ${hash(placeOf(options).join("\n"))}`,
        detailsUrl: step.url,
        onState,
    });
}
function placeOf({ step, matrix }) {
    return [step.workflow, step.job, readMatrixCell(matrix).key, step.step];
}
/** GitHub takes an external id of any length; a matrix may hold anything. */
function hash(text) {
    return (0,external_node_crypto_.createHash)("sha256").update(text).digest("hex").slice(0, 16);
}

;// CONCATENATED MODULE: ./lib/github/reporting/reaction.js
/**
 * Eyes on what asked for the run (the comment, the issue, the pull request), so that its author sees within a second
 * that it was heard. Nothing where the event has no such place. Again changes nothing.
 * @throws GitHubError when GitHub refuses; the run should go on without. On abort: the signal's reason.
 */
async function acknowledge({ github, target, signal }) {
    const { repository, subject } = target;
    if (subject)
        await github.react({ repository, subject, content: "eyes", signal });
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(12311);
;// CONCATENATED MODULE: ./lib/github/events/base.js

/**
 * Events whose GITHUB_SHA nobody chose who may not write: the default branch's head, or a commit that was pushed to a
 * branch. Of others, such as `merge_group`, it may hold what a stranger wrote.
 */
const ownEvents = new Set([
    "issue_comment",
    "issues",
    "push",
    "repository_dispatch",
    "schedule",
    "workflow_dispatch",
]);
const commitName = schemas/* string */.YjP().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/);
/**
 * The commit whose files are the owners', whatever is checked out: of a pull request its base, of a comment the default
 * branch's head. Pure; what GitHub's own payload says is believed.
 */
function readBase({ eventName, payload, sha }) {
    if (typeof payload === "object" && payload !== null && "pull_request" in payload) {
        const commit = pullRequest().safeParse(payload, { jitless: true }).data?.pull_request.base.sha;
        if (commit !== undefined)
            return { kind: "commit", commit, words: "the pull request's base" };
    }
    else if (ownEvents.has(eventName) && commitName.safeParse(sha).success) {
        return { kind: "commit", commit: sha, words: `the ${eventName} event's own` };
    }
    return {
        kind: "unknown",
        reason: `The ${eventName} event does not say which commit belongs to the repository.`,
    };
}
/** Made when an event asks for it. */
function pullRequest() {
    return schemas/* object */.Ikc({ pull_request: schemas/* object */.Ikc({ base: schemas/* object */.Ikc({ sha: commitName }) }) });
}

;// CONCATENATED MODULE: ./lib/github/events/cache-owner.js
/**
 * Whose caches the run may have: the repository's, where who could write the files of the event may write to the repository.
 * Of a fork's pull request that is nobody, whoever asked for the run. Pure.
 */
function readCacheOwner({ apiUrl, target, base }) {
    if (target.isFork)
        return { refused: "the pull request comes from a fork" };
    if (base.kind === "unknown")
        return { refused: "the event does not say whose files are checked out" };
    return { name: `${new URL(apiUrl).host}/${target.repository}` };
}

// EXTERNAL MODULE: ./lib/github/events/target.js
var events_target = __webpack_require__(58792);
// EXTERNAL MODULE: ./lib/workspace/git/git.js
var git = __webpack_require__(16114);
// EXTERNAL MODULE: ./lib/process/named-file.js
var named_file = __webpack_require__(91219);
// EXTERNAL MODULE: ./lib/process/system-clock.js
var system_clock = __webpack_require__(50159);
// EXTERNAL MODULE: ./lib/terminal/terminal-reporter.js + 11 modules
var terminal_reporter = __webpack_require__(98964);
// EXTERNAL MODULE: ./lib/ports/outcomes.js
var outcomes = __webpack_require__(64319);
// EXTERNAL MODULE: ./lib/ports/workspace.js
var workspace = __webpack_require__(46529);
// EXTERNAL MODULE: ./lib/run/state/apply.js
var apply = __webpack_require__(68071);
// EXTERNAL MODULE: ./lib/run/state/standing.js
var standing = __webpack_require__(19411);
// EXTERNAL MODULE: ./lib/markdown/defuse.js + 2 modules
var defuse = __webpack_require__(51153);
// EXTERNAL MODULE: ./lib/markdown/html.js
var html = __webpack_require__(61772);
// EXTERNAL MODULE: ./lib/reports/forged-markers.js
var forged_markers = __webpack_require__(56744);
// EXTERNAL MODULE: ./lib/reports/markdown-attempt.js
var markdown_attempt = __webpack_require__(55226);
// EXTERNAL MODULE: ./lib/reports/markdown-sections.js
var markdown_sections = __webpack_require__(86443);
// EXTERNAL MODULE: ./lib/reports/report-of.js
var report_of = __webpack_require__(75043);
// EXTERNAL MODULE: ./lib/reports/titles.js
var titles = __webpack_require__(73880);
;// CONCATENATED MODULE: ./lib/reports/progress.js










/** So many of the latest attempts are told. */
const toldAttempts = 8;
/** Where a run stands, from its events so far: what happens now, how the attempts went that are over, the last decision. */
function renderProgress(events, { runUrl }) {
    const state = (0,apply/* fold */.AU)(events);
    const { attempts, runId, sandbox, unit } = (0,report_of/* reportOf */.E)(events);
    const { title, isAsking } = stageOf(state);
    const over = attempts.filter(({ standing }) => standing !== "executing" && standing !== "verifying");
    const told = over.slice(-toldAttempts).map((attempt) => `<p>${(0,markdown_attempt/* attemptLine */.O_)(attempt)}</p>`);
    const before = over.length - told.length;
    const parts = [
        `### ⏳ ${title}`,
        (0,markdown_sections/* renderBrokenLimits */.GC)(sandbox),
        isAsking ? `_The model is asked since ${timeOf(state.lastAt)}._` : "",
        before === 0 ? "" : `_${before} earlier ${unit}${before === 1 ? "" : "s"}_`,
        ...told,
        decisionOf(state.attempts.findLast(({ decision }) => decision !== null)),
        `<sub><a href="${(0,html/* escapeHtml */.Z)(runUrl)}">Log</a> · run ${(0,html/* escapeHtml */.Z)(runId)}</sub>`,
    ];
    const markdown = (0,forged_markers/* withoutForgedMarkers */.J)(`${parts.filter((part) => part !== "").join("\n\n")}\n`);
    return { title, markdown };
}
function stageOf(state) {
    const attempt = state.attempts.at(-1);
    if (state.end !== null)
        return busy("Finishing");
    if (state.interruption !== null)
        return busy("Stopping");
    if (state.awaiting !== null)
        return busy("Waiting for an approval");
    if (state.failure !== null)
        return busy("Recovering from a failure that is not the code's fault");
    if (state.run === null)
        return busy("Starting");
    if (attempt === undefined)
        return asking(waitingFor(1, state.run.policy), state.run.policy);
    return stageOfAttempt(attempt, state.run.policy);
}
function waitingFor(number, policy) {
    return `${(0,titles/* headingOf */.Wm)({ unit: (0,standing/* unitOf */.uF)(policy), number })}: waiting for the model's code`;
}
function busy(title) {
    return { title, isAsking: false };
}
function asking(title, { hasWriter }) {
    return { title, isAsking: hasWriter };
}
/** `05:44:01 UTC`, of an event's own time. */
function timeOf(at) {
    return `${at?.slice(11, 19) ?? "the start"} UTC`;
}
function stageOfAttempt(attempt, policy) {
    const { number, reply, verifications, decision } = attempt;
    const heading = (0,titles/* headingOf */.Wm)({ unit: (0,standing/* unitOf */.uF)(policy), number });
    switch ((0,standing/* standingOf */.YP)(attempt, policy)) {
        case "executing":
            return busy(`${heading}: running block ${(0,standing/* blockInTurn */.Ue)(attempt, policy) + 1} of ${reply.blocks.length}`);
        case "verifying":
            return busy(`${heading}: verification ${verifications.length + 1} of ${policy.verify.length}`);
        case "unapproved":
        case "step":
            return asking(waitingFor(number + 1, policy), policy);
        case "failed":
        case "unusable":
            if (decision === null) {
                const what = policy.decision === "combined" ? "decision, and its correction" : "decision";
                return asking(`${heading} failed: waiting for the model's ${what}`, policy);
            }
            return decision.retry ? asking(waitingFor(number + 1, policy), policy) : busy("Saving the files");
        case "passed":
        case "answer":
            return busy("Saving the files");
    }
}
function decisionOf(attempt) {
    const decision = attempt?.decision ?? null;
    if (decision === null)
        return "";
    return `**Decision: ${decision.retry ? "try again" : "stop"}.** ${(0,defuse/* defuseInline */.w)((0,truncate/* truncateEnd */.S)(decision.reason, 1_000))}`;
}

// EXTERNAL MODULE: ./lib/settings/task.js
var settings_task = __webpack_require__(21144);
// EXTERNAL MODULE: ./lib/action/final-report.js
var final_report = __webpack_require__(15805);
// EXTERNAL MODULE: ./lib/action/inputs.js + 1 modules
var inputs = __webpack_require__(35638);
// EXTERNAL MODULE: ./lib/action/log.js
var log = __webpack_require__(2988);
// EXTERNAL MODULE: ./lib/action/publish.js
var publish = __webpack_require__(17065);
// EXTERNAL MODULE: ./lib/action/state.js
var state = __webpack_require__(62287);
// EXTERNAL MODULE: ./lib/action/step-end.js
var step_end = __webpack_require__(79958);
// EXTERNAL MODULE: ./lib/action/workflow-run.js
var workflow_run = __webpack_require__(95249);
;// CONCATENATED MODULE: ./lib/action/allowed-run.js






















/**
 * What follows the gate: acknowledge, run, report. Whoever asked is answered, also where no run comes about.
 * @throws on abort before the run has begun: the signal's reason.
 */
async function runAllowed(asked) {
    const { trigger, github, signal } = asked;
    let allowed = asked;
    // Nobody waits for the eyes: where GitHub is slow, the run is under way meanwhile.
    const acknowledged = acknowledge({ github, target: trigger.target, signal }).catch((thrown) => signal.aborted || (0,log/* warnOf */.c$)((0,errors/* toAgentExecError */.Mq)(thrown)));
    let target = trigger.target;
    let reports = null;
    const handToPost = (0,state/* createHandToPost */.N)();
    try {
        const resolving = (0,events_target/* resolveTarget */.u1)(github, target, { signal });
        resolving.catch(() => undefined);
        allowed = { ...asked, ...(await (0,inputs/* withConfig */.N)(asked, ownerFileReader(asked, readBase(asked.workflow)))) };
        const resolved = await resolving;
        target = await withoutForeignCheck(resolved, allowed);
        reports = reportsOf(allowed, target, handToPost);
        await runAndPublish({ ...allowed, target: resolved, reports, handToPost });
    }
    catch (thrown) {
        if (signal.aborted && reports === null)
            throw thrown;
        const error = (0,errors/* toAgentExecError */.Mq)(thrown);
        reports ??= reportsOf(allowed, target, handToPost);
        const landed = await refuse(error, { workflow: allowed.workflow, reports, handToPost });
        (0,step_end/* endWithoutRun */.VJ)(error, { outcome: (0,outcomes/* outcomeOf */.sG)(error), failOn: allowed.settings["fail-on"], landed });
    }
    finally {
        await acknowledged;
    }
}
function reportsOf(allowed, target, onState) {
    const { settings, workflow, github, signal } = allowed;
    return new GitHubReports({
        github,
        clock: system_clock/* systemClock */.m,
        wanted: { comment: settings.comment, check: settings["check-run"] },
        target,
        step: workflow,
        matrix: settings.matrix,
        render: (events) => renderProgress(events, { runUrl: workflow.url }),
        signal,
        onProblem: log/* warnOf */.c$,
        onState,
    });
}
/**
 * Whoever asked learns why nothing ran, or why it did not go on. A run that has its end is left to the post step,
 * which knows how it ended.
 */
async function refuse(error, { workflow, reports, handToPost }) {
    if (reports.hasEnded)
        return { commentUrl: null, checkRunUrl: null };
    const report = (0,final_report/* errorReport */.Z)(error, workflow, { hasStarted: reports.events.length > 0 });
    await (0,publish/* summarise */.fS)(report.summary);
    const landed = await reports.conclude(report);
    handToPost({ ...reports.state, isFinished: true });
    return landed;
}
/**
 * A check says that its commit was tried. Where the code works on a checkout of another one (a comment's workflow
 * checks out the default branch unless told otherwise), there is no check, and the log says why.
 */
async function withoutForeignCheck(target, { settings, github, signal }) {
    const folder = (0,workspace/* repositoryFolder */.IB)(settings.workspace);
    if (folder === null || !target.isPullRequest)
        return target;
    const commits = await (0,git/* checkedOutCommits */.C)(folder);
    await (0,events_target/* refuseMovedHead */.QY)(github, target, { checkedOut: commits, signal });
    if (settings["check-run"] === "never" || commits.includes(target.sha))
        return target;
    (0,log/* warnOf */.c$)({
        message: `Cannot create a check run: the checkout is at ${commits[0] ?? "no commit"}, but the pull request's head is ${target.sha}.`,
        nextStep: "Check out the pull request's head, or set check-run to never.",
    });
    return { ...target, sha: null };
}
async function runAndPublish(run) {
    const { settings, secrets, origins, workflow, trigger, environment, target, reports, handToPost, signal } = run;
    const base = readBase(workflow);
    const composed = await (0,compose_run/* compose */.Z)({
        face: "action",
        settings,
        task: await readTask(trigger, environment),
        secrets,
        ...(origins && { origins }),
        job: (0,workflow_run/* jobOf */.Z)(workflow),
        base,
        cacheOwner: readCacheOwner({ apiUrl: workflow.apiUrl, target, base }),
        variable: environment.variable,
        readOwnerFile: ownerFileReader(run, base),
        reporters: [logReporter(), reports],
    });
    (0,log/* hideFromNow */.nO)(composed.secrets);
    const folder = composed.folder.path;
    // From here on a post step can find what this one left.
    handToPost({ runFolder: folder, ...reports.state });
    try {
        await composed.start(signal);
    }
    catch (thrown) {
        // The run has its end, and only files that are computed from it are missing: that must not hide how it ended.
        if (!reports.hasEnded)
            throw thrown;
        (0,log/* warnOf */.c$)((0,errors/* toAgentExecError */.Mq)(thrown));
    }
    await (0,publish/* publish */.mk)({
        settings,
        workflow,
        events: reports.events,
        folder,
        published: publish/* nothingPublished */.SI,
        keep: (published) => handToPost({ published }),
        conclude: (report) => reports.conclude(report),
    });
    handToPost({ ...reports.state, isFinished: !reports.mayComeLater });
}
/** A pull request's checkout is as whoever opened it left it; what counts as the owner's word is asked of GitHub. */
function ownerFileReader({ github, workflow, signal }, base) {
    const { repository } = workflow;
    return async (path) => {
        if (base.kind === "commit")
            return github.fileAt({ repository, path, commit: base.commit, signal });
        throw new errors/* AgentExecError */.r("settings-invalid", base.reason, {
            nextStep: "Set `instructions` and `config` to `none`.",
        });
    };
}
async function readTask({ task }, { variable }) {
    const { text, source, author } = task;
    if (text !== null || source.kind !== "file")
        return (0,settings_task/* taskOf */.X)(text ?? "", source, author);
    return (0,settings_task/* taskOf */.X)(await readTaskFile(source.path, variable), source, author);
}
async function readTaskFile(path, variable) {
    try {
        return await (0,named_file/* readInJob */.rZ)(path, { maxBytes: settings_task/* maxTaskBytes */.L, variable });
    }
    catch (cause) {
        throw new errors/* AgentExecError */.r("task-invalid", `task-file: ${path} cannot be read: ${cause.message}`, {
            nextStep: "Name a regular file, not a link, of at most 1 MiB. Repository files exist only after actions/checkout.",
            cause,
        });
    }
}
function logReporter() {
    return (0,terminal_reporter/* createTerminalReporter */.E)({ write: log/* logText */.kc, isLive: false, hasColour: false });
}


/***/ }),

/***/ 21144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ maxTaskBytes),
/* harmony export */   X: () => (/* binding */ taskOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** 1 MiB of text: more than any model's context takes, and far above what a person writes. */
const maxTaskBytes = 1024 ** 2;
/** A task whose text has a sane size. @throws AgentExecError `task-invalid` for an empty or a huge one. */
function taskOf(text, source, author) {
    const bytes = Buffer.byteLength(text);
    if (text.trim() === "") {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("task-invalid", "The task is empty.", {
            nextStep: "Describe what the code should do.",
        });
    }
    if (bytes > maxTaskBytes) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("task-invalid", `The task has ${bytes} bytes; the limit is ${maxTaskBytes} (1 MiB).`, {
            nextStep: "Shorten the task, and put large data into a file of the workspace.",
        });
    }
    return { text, source, ...(author === undefined ? {} : { author }) };
}


/***/ }),

/***/ 13411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
/** agent-exec's own version; a test holds it against package.json, which the bundle does not carry. */
const version = "0.1.0";


/***/ }),

/***/ 16114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ checkedOutCommits),
/* harmony export */   U: () => (/* binding */ headOf)
/* harmony export */ });
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62400);
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});

/** The name of the commit that is checked out; null where there is none. */
async function headOf(repository) {
    const args = ["rev-parse", "--verify", "--quiet", "HEAD"];
    const printed = await repository.text(args, { expected: [0, 1, 128] });
    return printed.trim() || null;
}
/**
 * The commits that a checkout stands for: its head and, where that is a merge (as GitHub makes for a pull
 * request), the commits that were merged. Empty where there is no commit.
 */
async function checkedOutCommits(folder) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const repository = __addDisposableResource(env_1, await _repository_js__WEBPACK_IMPORTED_MODULE_0__/* .Repository */ .L.open(folder), true);
        const commit = await headOf(repository);
        if (commit === null)
            return [];
        // A commit has as many parents as its author likes: a list, whose length is bounded.
        const args = ["rev-list", "--parents", "--max-count=1", commit];
        const listing = await repository.text(args, { expected: [0, 128] });
        const [head, ...parents] = listing.split(/\s+/).filter((sha) => sha !== "");
        if (head === undefined)
            return [];
        return parents.length > 1 ? [head, ...parents] : [head];
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}


/***/ })

};
