export const id = 721;
export const ids = [721];
export const modules = {

/***/ 28721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAllowed: () => (/* binding */ runAllowed)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
// EXTERNAL MODULE: ./lib/compose.js + 20 modules
var compose = __webpack_require__(11211);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/github/api/client.js + 3 modules
var client = __webpack_require__(61070);
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

// EXTERNAL MODULE: ./lib/github/events/target.js
var events_target = __webpack_require__(58792);
// EXTERNAL MODULE: ./lib/host/git.js
var git = __webpack_require__(47614);
// EXTERNAL MODULE: ./lib/host/terminal-reporter.js + 4 modules
var terminal_reporter = __webpack_require__(37778);
// EXTERNAL MODULE: ./lib/settings/task.js
var settings_task = __webpack_require__(21144);
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
            await place.write(text, signal);
            onState?.(place.state);
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
            await place.write(report, { isFinal: false, signal });
            onState?.(place.state);
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

// EXTERNAL MODULE: ./lib/host/system-clock.js
var system_clock = __webpack_require__(43538);
// EXTERNAL MODULE: ./lib/engine/apply.js
var apply = __webpack_require__(20546);
// EXTERNAL MODULE: ./lib/engine/rules.js
var rules = __webpack_require__(8089);
// EXTERNAL MODULE: ./lib/text/defuse.js + 2 modules
var defuse = __webpack_require__(16383);
// EXTERNAL MODULE: ./lib/text/html.js
var html = __webpack_require__(18422);
// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate = __webpack_require__(44765);
// EXTERNAL MODULE: ./lib/reports/markdown-attempt.js
var markdown_attempt = __webpack_require__(55226);
// EXTERNAL MODULE: ./lib/reports/report.js
var report = __webpack_require__(17465);
;// CONCATENATED MODULE: ./lib/reports/progress.js







/** So many of the latest attempts are told. */
const toldAttempts = 8;
/** Where a run stands, from its events so far: what happens now, how the attempts went that are over, the last decision. */
function renderProgress(events, { runUrl }) {
    const state = (0,apply/* fold */.AU)(events);
    const { attempts, runId } = (0,report/* reportOf */.E)(events);
    const { title, isAsking } = stageOf(state);
    const over = attempts.filter(({ verdict }) => verdict !== "executing" && verdict !== "verifying");
    const told = over.slice(-toldAttempts).map((attempt) => `<p>${(0,markdown_attempt/* attemptLine */.O_)(attempt)}</p>`);
    const before = over.length - told.length;
    const parts = [
        `### ⏳ ${title}`,
        isAsking ? `_The model is asked since ${timeOf(state.lastAt)}._` : "",
        before === 0 ? "" : `_${before} earlier ${before === 1 ? "attempt" : "attempts"}_`,
        ...told,
        decisionOf(state.attempts.findLast(({ decision }) => decision !== null)),
        `<sub><a href="${(0,html/* escapeHtml */.Z)(runUrl)}">Log</a> · run ${(0,html/* escapeHtml */.Z)(runId)}</sub>`,
    ];
    return { title, markdown: `${parts.filter((part) => part !== "").join("\n\n")}\n` };
}
function stageOf(state) {
    const attempt = state.attempts.at(-1);
    if (state.end !== null)
        return busy("Finishing");
    if (state.interruption !== null)
        return busy("Stopping");
    if (state.failure !== null)
        return busy("Getting over a failure that the code is not to blame for");
    if (state.run === null)
        return busy("Starting");
    if (attempt === undefined)
        return asking("Attempt 1: waiting for the model's code", state.run.policy);
    return stageOfAttempt(attempt, state.run.policy);
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
    const { number, reply, executions, verifications, decision } = attempt;
    switch ((0,rules/* verdictOf */.Vj)(attempt, policy)) {
        case "executing":
            return busy(`Attempt ${number}: running block ${executions.length + 1} of ${reply.blocks.length}`);
        case "verifying":
            return busy(`Attempt ${number}: verification ${verifications.length + 1} of ${policy.verify.length}`);
        case "failed":
        case "unusable":
            if (decision === null)
                return asking(`Attempt ${number} failed: waiting for the model's decision`, policy);
            return decision.retry
                ? asking(`Attempt ${number + 1}: waiting for the model's code`, policy)
                : busy("Saving the files");
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

// EXTERNAL MODULE: ./lib/action/log.js + 1 modules
var log = __webpack_require__(3345);
// EXTERNAL MODULE: ./lib/action/last-words.js
var last_words = __webpack_require__(83032);
// EXTERNAL MODULE: ./lib/text/visible.js
var visible = __webpack_require__(81981);
;// CONCATENATED MODULE: ./lib/action/matrix-cell.js


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

// EXTERNAL MODULE: ./lib/action/publish.js + 2 modules
var publish = __webpack_require__(78579);
// EXTERNAL MODULE: ./lib/action/state.js
var state = __webpack_require__(62287);
;// CONCATENATED MODULE: ./lib/action/github-reports.js











/** The comment and the check run that follow a run, as far as the settings and the event want them. */
class GitHubReports {
    #comment;
    #check;
    #workflow;
    #events = [];
    #runFolder = "";
    #published = publish/* nothingPublished */.SI;
    #mayComeLater = false;
    constructor(options) {
        this.#workflow = options.workflow;
        this.#comment = commentOf(options, () => this.#keep());
        this.#check = checkOf(options, () => this.#keep());
    }
    /** The run is about to start: from here on a post step can find what it left. */
    begin(runFolder) {
        this.#runFolder = runFolder;
        this.#keep();
    }
    onEvent(event) {
        this.#events.push(event);
        if (event.type === "run-ended")
            return;
        const { title, markdown } = renderProgress(this.#events, { runUrl: this.#workflow.url });
        this.#comment?.update(markdown);
        this.#check?.update({ title, summary: markdown });
    }
    /** Brings both to their end. What could not be posted is said in the log, and is null. */
    conclude = async (words) => {
        const { signal } = new AbortController();
        const [comment, check] = await Promise.all([
            this.#try(() => this.#comment?.finish(words.comment, { signal })),
            this.#try(() => (words.check === null ? undefined : this.#check?.finish(words.check, { signal }))),
        ]);
        return { commentUrl: comment?.url ?? null, checkRunUrl: check?.url ?? null };
    };
    /** What stands beside comment and check. */
    keep = (published) => {
        this.#published = published;
        this.#keep();
    };
    /**
     * Whoever asked learns why nothing ran, or why it did not go on. A run that has its end is left to the post step,
     * which knows how it ended.
     */
    async refuse(error) {
        if (this.hasEnded)
            return { commentUrl: null, checkRunUrl: null };
        const words = (0,last_words/* errorReport */.Z)(error, this.#workflow, { hasStarted: this.#events.length > 0 });
        await (0,publish/* summarise */.fS)(words.summary);
        const landed = await this.conclude(words);
        (0,state/* handToPost */.T)({ ...this.state, isFinished: true });
        return landed;
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
        return {
            runFolder: this.#runFolder,
            isFinished: false,
            comment: this.#comment?.state ?? null,
            check: this.#check?.state ?? null,
            published: this.#published,
        };
    }
    async #try(action) {
        try {
            return (await action()) ?? null;
        }
        catch (thrown) {
            const error = (0,errors/* toAgentExecError */.Mq)(thrown);
            this.#mayComeLater ||= error.isRetryable;
            (0,log/* warnOf */.c)(error);
            return null;
        }
    }
    #keep() {
        (0,state/* handToPost */.T)(this.state);
    }
}
function commentOf(options, onState) {
    const { settings, workflow, target, github, signal } = options;
    if (settings.comment === "never")
        return null;
    if (target.number === null) {
        if (settings.comment === "always") {
            (0,log/* warnOf */.c)({
                message: "The event has no issue or pull request, so there is no comment.",
                nextStep: "Set comment to auto, or use an event of an issue or pull request.",
            });
        }
        return null;
    }
    // A request in a comment has an answer of its own; any other event edits the one that is there.
    const subject = target.subject?.kind === "issue" ? "" : String(target.subject?.id ?? "");
    return createStickyComment({
        github,
        clock: system_clock/* systemClock */.m,
        repository: target.repository,
        number: target.number,
        key: [...placeOf(options), subject].join("\n"),
        runId: `${workflow.url}/attempts/${workflow.attempt}`,
        signal,
        onProblem: log/* warnOf */.c,
        onState,
    });
}
function checkOf(options, onState) {
    const { settings, workflow, target, github, signal } = options;
    const { name } = readMatrixCell(settings.matrix);
    const isWanted = settings["check-run"] === "always" || (settings["check-run"] === "auto" && target.isPullRequest);
    if (!isWanted || target.sha === null)
        return null;
    return createReportedCheck({
        github,
        clock: system_clock/* systemClock */.m,
        repository: target.repository,
        sha: target.sha,
        name: name === "" ? "agent-exec" : `agent-exec (${name})`,
        externalId: `${workflow.url}/attempts/${workflow.attempt} ${hash(placeOf(options).join("\n"))}`,
        detailsUrl: workflow.url,
        signal,
        onProblem: log/* warnOf */.c,
        onState,
    });
}
/** What tells a step from every other that may report at the same time, and is the same when it runs again. */
function placeOf({ settings, workflow }) {
    return [workflow.workflow, workflow.job, readMatrixCell(settings.matrix).key, workflow.step];
}
/** GitHub takes an external id of any length; a matrix may hold anything. */
function hash(text) {
    return (0,external_node_crypto_.createHash)("sha256").update(text).digest("hex").slice(0, 16);
}

// EXTERNAL MODULE: ./lib/action/step-end.js
var step_end = __webpack_require__(79958);
;// CONCATENATED MODULE: ./lib/action/allowed-run.js















/**
 * What follows the gate: acknowledge, run, report. Whoever asked is answered, also where no run comes about.
 * @throws on abort before the run has begun: the signal's reason.
 */
async function runAllowed(allowed) {
    const { settings, trigger, transport, environment, signal } = allowed;
    const github = (0,client/* createGitHub */.C)(transport);
    const apiKey = settings["api-key"] ?? environment.variable(settings["api-key-env"]);
    if (apiKey !== undefined)
        (0,core/* setSecret */.Pq)(apiKey);
    // Nobody waits for the eyes: where GitHub is slow, the run is under way meanwhile.
    const acknowledged = acknowledge({ github, target: trigger.target, signal }).catch((thrown) => signal.aborted || (0,log/* warnOf */.c)((0,errors/* toAgentExecError */.Mq)(thrown)));
    let target = trigger.target;
    let reports = null;
    try {
        target = await withoutForeignCheck(await (0,events_target/* resolveTarget */.u)(github, target, { signal }), settings);
        reports = new GitHubReports({ ...allowed, github, target });
        await runAndPublish({ ...allowed, apiKey, reports });
    }
    catch (thrown) {
        if (signal.aborted && reports === null)
            throw thrown;
        const error = (0,errors/* toAgentExecError */.Mq)(thrown);
        reports ??= new GitHubReports({ ...allowed, github, target });
        const landed = await reports.refuse(error);
        (0,step_end/* endWithoutRun */.VJ)(error, { outcome: (0,step_end/* outcomeOf */.sG)(error), failOn: settings["fail-on"], landed });
    }
    finally {
        await acknowledged;
    }
}
/**
 * A check says that its commit was tried. Where the code works on a checkout of another one (a comment's workflow
 * checks out the default branch unless told otherwise), there is no check, and the log says why.
 */
async function withoutForeignCheck(target, settings) {
    if (settings.workspace !== "repo" || settings["check-run"] === "never" || !target.isPullRequest)
        return target;
    const commits = await (0,git/* checkedOutCommits */.C)(".");
    if (commits.includes(target.sha))
        return target;
    (0,log/* warnOf */.c)({
        message: `There is no check run: the checkout is at ${commits[0] ?? "no commit"}, and the pull request's head is ${target.sha}.`,
        nextStep: "Check out the head that the run is asked about, or set check-run to never.",
    });
    return { ...target, sha: null };
}
async function runAndPublish(run) {
    const { settings, workflow, trigger, environment, reports, apiKey, signal } = run;
    const composed = await (0,compose/* compose */.Zz)({
        face: "action",
        settings,
        task: await readTask(trigger),
        apiKey,
        secrets: [settings["github-token"] ?? ""],
        engineEndpoint: environment.variable("DOCKER_HOST"),
        reporters: [logReporter(), reports],
    });
    const folder = composed.folder.path;
    reports.begin(folder);
    try {
        await composed.start(signal);
    }
    catch (thrown) {
        // The run has its end, and only files that are computed from it are missing: that must not hide how it ended.
        if (!reports.hasEnded)
            throw thrown;
        (0,log/* warnOf */.c)((0,errors/* toAgentExecError */.Mq)(thrown));
    }
    const { events, conclude, keep } = reports;
    await (0,publish/* publish */.mk)({ settings, workflow, events, folder, published: publish/* nothingPublished */.SI, keep, conclude });
    (0,state/* handToPost */.T)({ ...reports.state, isFinished: !reports.mayComeLater });
}
async function readTask({ task }) {
    const { text, source, author } = task;
    if (text !== null || source.kind !== "file")
        return (0,settings_task/* taskOf */.X)(text ?? "", source, author);
    try {
        return (0,settings_task/* taskOf */.X)(await (0,promises_.readFile)(source.path, "utf8"), source, author);
    }
    catch (cause) {
        if (cause instanceof errors/* AgentExecError */.r)
            throw cause;
        throw new errors/* AgentExecError */.r("task-invalid", `task-file: ${source.path} cannot be read: ${cause.message}`, {
            nextStep: "Check the path; a file of the repository is there after actions/checkout.",
            cause,
        });
    }
}
function logReporter() {
    return (0,terminal_reporter/* createTerminalReporter */.E)({ write: log/* logText */.k, isLive: false, hasColour: false });
}


/***/ }),

/***/ 37778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ createTerminalReporter)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/ports/executor.js
var executor = __webpack_require__(37003);
// EXTERNAL MODULE: ./lib/ports/workspace.js
var workspace = __webpack_require__(46529);
// EXTERNAL MODULE: ./lib/text/format.js
var format = __webpack_require__(23808);
// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate = __webpack_require__(44765);
// EXTERNAL MODULE: ./lib/text/visible.js
var visible = __webpack_require__(81981);
// EXTERNAL MODULE: ./lib/text/lines.js
var text_lines = __webpack_require__(57032);
// EXTERNAL MODULE: ./lib/text/output-lines.js
var output_lines = __webpack_require__(88816);
// EXTERNAL MODULE: ./lib/text/output-text.js
var output_text = __webpack_require__(72780);
;// CONCATENATED MODULE: ./lib/host/live-output-tail.js




/** About a screen. */
const tailLines = 20;
function createLiveOutputTail() {
    let shown = new text_lines/* LineCounter */.HN();
    let isCut = false;
    return {
        push(text) {
            if (isCut)
                return;
            isCut = text.endsWith(output_text/* liveCutNote */.rX);
            shown.push(Buffer.from(isCut ? text.slice(0, -output_text/* liveCutNote */.rX.length) : text));
        },
        finish(execution) {
            const lines = isCut ? tailOf(execution, shown.lines) : [];
            shown = new text_lines/* LineCounter */.HN();
            isCut = false;
            return lines;
        },
    };
}
function tailOf(execution, shown) {
    const { stdout, stderr } = execution;
    const bytes = (0,format/* formatBytes */.z3)(stdout.bytes + stderr.bytes);
    const total = totalLines(execution);
    const missing = total === null ? tailLines : Math.max(1, total - shown);
    const tail = (0,output_lines/* lastOutputLines */.d1)(execution, Math.min(tailLines, missing));
    const left = missing - tail.length;
    const words = total === null || left === 0
        ? `${bytes} in all`
        : `${(0,format/* formatCount */.B4)(left)} of ${(0,format/* count */.U9)("line", total)} left out, ${bytes} in all`;
    return [{ from: "note", text: `[… ${words}; the end: …]` }, ...tail];
}
/** Null where one of the streams was cut and nobody counted. */
function totalLines({ stdout, stderr }) {
    let total = 0;
    for (const { text, truncated, lines } of [stdout, stderr]) {
        if (truncated && lines === undefined)
            return null;
        total += lines ?? (0,text_lines/* countLines */.lt)(text);
    }
    return total;
}

;// CONCATENATED MODULE: ./lib/host/model-wait.js

const pace = {
    live: { firstMs: 2_000, thenMs: 1_000 },
    lines: { firstMs: 10_000, thenMs: 30_000 },
};
/** Shorter pauses than this are how a model writes. */
const silenceMs = 2_000;
function createModelWait({ clock, isLive, tell }) {
    const { firstMs, thenMs } = isLive ? pace.live : pace.lines;
    let waiting = null;
    let heardMs = 0;
    let chars = 0;
    const end = () => {
        waiting?.stop.abort();
        waiting = null;
    };
    const words = (sinceMs) => {
        const now = clock.now();
        if (chars === 0)
            return `waiting for the model: ${seconds(now - sinceMs)}`;
        if (now - heardMs >= silenceMs) {
            return `nothing more from the model for ${seconds(now - heardMs)}, after ${(0,format/* count */.U9)("character", chars)}`;
        }
        return isLive ? "" : `the model is writing: ${(0,format/* count */.U9)("character", chars)} in ${seconds(now - sinceMs)}`;
    };
    const watch = async (stop, sinceMs) => {
        for (let pauseMs = firstMs; !stop.aborted; pauseMs = thenMs) {
            await clock.sleep(pauseMs, { signal: stop });
            tell(words(sinceMs));
        }
    };
    return {
        begin() {
            end();
            waiting = { stop: new AbortController(), sinceMs: clock.now() };
            chars = 0;
            // The one way out is the end of the wait.
            watch(waiting.stop.signal, waiting.sinceMs).catch(() => undefined);
        },
        heard(text) {
            heardMs = clock.now();
            chars += text.length;
        },
        end,
    };
}
function seconds(ms) {
    return (0,format/* formatDuration */.a3)(Math.round(ms / 1_000) * 1_000);
}

// EXTERNAL MODULE: ./lib/host/system-clock.js
var system_clock = __webpack_require__(43538);
;// CONCATENATED MODULE: ./lib/host/terminal-lines.js
const eraseLine = "\r\u001B[K";
function createTerminalLines(write) {
    let pending = null;
    let hasStatus = false;
    const status = (text) => {
        if (hasStatus || text !== "")
            write(hasStatus ? eraseLine + text : text);
        hasStatus = text !== "";
    };
    const print = (text) => {
        status("");
        write(text);
    };
    const end = () => {
        if (pending !== null && pending.line !== "")
            print(`${pending.paint(pending.line)}\n`);
        pending = null;
    };
    return {
        say(line) {
            end();
            print(`${line}\n`);
        },
        push(voice, text, paint) {
            if (pending !== null && pending.voice !== voice)
                end();
            const lines = ((pending?.line ?? "") + text).split("\n");
            const line = lines.pop() ?? "";
            if (lines.length > 0)
                print(`${lines.map(paint).join("\n")}\n`);
            pending = { voice, line, paint };
        },
        status,
        end,
    };
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./lib/host/terminal-style.js

/** Colours, or none where the stream is no terminal or the person wants none. */
function terminalStyle(hasColour) {
    const paint = (format) => (text) => hasColour ? (0,external_node_util_.styleText)(format, text, { validateStream: false }) : text;
    return {
        bold: paint("bold"),
        dim: paint("dim"),
        good: paint("green"),
        bad: paint("red"),
        warn: paint("yellow"),
        accent: paint("cyan"),
    };
}

;// CONCATENATED MODULE: ./lib/host/terminal-reporter.js











const gutter = "  │ ";
/** Tells a run in lines: what the model writes, what runs, what came out, what was decided. */
function createTerminalReporter({ write, isLive, hasColour, clock = system_clock/* systemClock */.m, }) {
    const style = terminalStyle(hasColour);
    const { say, push, status, end } = createTerminalLines(write);
    const wait = createModelWait({
        clock,
        isLive,
        tell: (words) => (isLive ? status : say)(words === "" ? "" : style.dim(`  … ${words}`)),
    });
    const tail = createLiveOutputTail();
    let blocks = [];
    let hasWriter = true;
    // A failure that ends the run is the end's own reason; said twice it would look like two.
    let failure = null;
    const ended = (execution) => {
        for (const { from, text } of tail.finish(execution))
            say(outputLine(from, text));
        say(`  ${endingLine(execution, style)}`);
    };
    const outputLine = (from, text) => style.dim(gutter) + (from === "stderr" ? style.warn(text) : text);
    const onEvent = (event) => {
        wait.end();
        status("");
        const failed = failure;
        failure = null;
        if (failed !== null && event.type !== "run-ended")
            say(`${style.bad("✗")} ${(0,visible/* showHidden */.U)((0,errors/* withCode */.SM)(failed))}`);
        switch (event.type) {
            case "run-started":
                hasWriter = event.writer !== null;
                return say(`${style.bold("agent-exec")} ${style.dim(event.runId)}  ${firstLine(event.task.text)}`);
            case "session-started": {
                const isolation = event.executor === "local" ? "no isolation" : null;
                const network = event.limits["network"] === "none" ? "no network" : null;
                const where = [event.executor, event.image, network, isolation];
                return say(`${style.accent("●")} sandbox  ${where.filter((each) => each !== null).join(" · ")}`);
            }
            case "reply": {
                blocks = event.blocks;
                const tokens = event.usage.inputTokens + event.usage.outputTokens;
                const cost = tokens === 0 ? "" : style.dim(`  ${tokens} tokens`);
                const all = (0,format/* count */.U9)("block", blocks.length + (event.blocksLeftOut ?? 0));
                say(`${style.accent("●")} attempt ${event.attempt}  ${all}${cost}`);
                if (blocks.length === 0 && !isLive)
                    say((0,visible/* showHidden */.U)(event.text.trim()).replace(/^/gm, "  "));
                return;
            }
            case "execution":
            case "verification":
                return ended(event);
            case "decision": {
                const word = event.retry ? style.warn("retry") : style.bad("no retry");
                return say(`${style.accent("●")} decision  ${word}: ${(0,visible/* showHidden */.U)(event.reason)}`);
            }
            case "warning":
                return say(`${style.warn("!")} ${(0,visible/* showHidden */.U)(event.message)}`);
            case "failure":
                failure = event;
                return;
            case "interrupted":
                return say(`${style.warn("!")} ${(0,visible/* showHidden */.U)(event.message)}`);
            case "files-saved":
                return savedLines(event, style).forEach(say);
            case "run-ended": {
                const isGood = event.outcome === "passed" || event.outcome === "answered";
                const mark = isGood ? style.good("✓") : style.bad("✗");
                const code = failed?.message === event.reason ? ` [${failed.code}]` : "";
                say(`${mark} ${style.bold(event.outcome)}  ${(0,visible/* showHidden */.U)(event.reason)}${code}`);
                if (event.nextStep !== "")
                    say(`  next: ${(0,visible/* showHidden */.U)(event.nextStep)}`);
            }
        }
    };
    const onSignal = (signal) => {
        switch (signal.type) {
            case "starting":
                return isLive ? say(style.dim(`  ${signal.text}`)) : undefined;
            case "asking":
                if (!hasWriter)
                    return;
                if (isLive)
                    say(`${style.accent("●")} writing`);
                return wait.begin();
            case "writing":
                wait.heard(signal.text);
                return isLive ? push("writer", (0,visible/* showHidden */.U)(signal.text), (line) => style.dim(`  ${line}`)) : undefined;
            case "retrying":
                wait.begin();
                return say(`${style.warn("!")} ${signal.message} Asking again in ${(0,format/* formatDuration */.a3)(signal.waitMs)}.`);
            case "deciding":
                if (isLive)
                    say(`${style.accent("●")} deciding`);
                return wait.begin();
            case "executing": {
                const block = blocks[signal.block];
                return say(`${style.accent("▶")} block ${signal.block + 1}  ${block?.language ?? ""} ${style.dim(block?.path ?? "")}`);
            }
            case "verifying":
                return say(`${style.accent("▶")} verify  ${(0,visible/* showHidden */.U)(signal.command)}`);
            case "output":
                tail.push(signal.text);
                return push(signal.stream, (0,visible/* showHidden */.U)(signal.text), (line) => outputLine(signal.stream, line));
        }
    };
    const close = async () => {
        wait.end();
        status("");
        end();
    };
    return { onEvent, onSignal, close };
}
/** So many files have a line. */
const maxFileLines = 10;
/** So many files that were not saved have a line. */
const maxLeftOutLines = 5;
function savedLines({ artifacts, leftOut, changes }, style) {
    const { deleted = [], acting = [], patch = null } = changes ?? {};
    const listed = (head, texts, max) => {
        const more = texts.length - max;
        const shown = texts.slice(0, max).map((text) => `${head}  ${text}`);
        return more > 0 ? [...shown, `  … and ${(0,format/* formatCount */.B4)(more)} more`] : shown;
    };
    const told = (kind, texts) => listed(`${style.accent("●")} ${kind}`, texts, maxFileLines);
    // A name may have been refused for its line break: no line of its own making.
    const notSaved = leftOut.map(({ path, reason }) => {
        return `${(0,truncate/* truncateEnd */.S)((0,visible/* showHidden */.U)(path).replaceAll("\n", "␊"), 300)}: ${(0,visible/* showHidden */.U)(reason)}`;
    });
    const warning = `${workspace/* actingWarning */.T}: ${acting.map(visible/* showHidden */.U).join(", ")}`;
    return [
        ...told("file", artifacts.map((file) => `${(0,visible/* showHidden */.U)(file.path)}  ${style.dim((0,format/* formatBytes */.z3)(file.bytes))}`)),
        ...told("deleted", deleted.map(visible/* showHidden */.U)),
        ...listed(`${style.warn("!")} not saved`, notSaved, maxLeftOutLines),
        ...(patch === null ? [] : [`${style.accent("●")} patch  ${patch}`]),
        ...(acting.length === 0 ? [] : [`${style.warn("!")} ${(0,truncate/* truncateEnd */.S)(warning, 1_000)}`]),
    ];
}
function endingLine(execution, style) {
    if (execution.ending === "not-run")
        return `${style.dim("–")} not run: ${execution.evidence}`;
    const mark = (0,executor/* hasPassed */.Pc)(execution) ? style.good("✓") : style.bad("✗");
    const code = execution.exitCode === null ? "no exit code" : `exit code ${execution.exitCode}`;
    const ending = execution.ending === "exited" ? "" : `${execution.ending}, `;
    return `${mark} ${ending}${code} ${style.dim(`after ${(0,format/* formatDuration */.a3)(execution.durationMs)}`)}`;
}
function firstLine(text) {
    return (0,truncate/* truncateEnd */.S)((0,visible/* showHidden */.U)(text.trim().split("\n", 1)[0] ?? ""), 80);
}


/***/ }),

/***/ 21144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ taskOf)
/* harmony export */ });
/* unused harmony export maxTaskBytes */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** 1 MiB of text: more than any model's context takes, and far above what a person writes. */
const maxTaskBytes = 1024 ** 2;
/** A task whose text has a sane size. @throws AgentExecError `task-invalid` for an empty or a huge one. */
function taskOf(text, source, author) {
    const bytes = Buffer.byteLength(text);
    if (text.trim() === "") {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("task-invalid", "The task is empty.", {
            nextStep: "Say in words what the code should do.",
        });
    }
    if (bytes > maxTaskBytes) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("task-invalid", `The task has ${bytes} bytes; at most ${maxTaskBytes} (1 MiB) are taken.`, {
            nextStep: "Shorten the task; large data belongs into a file of the workspace.",
        });
    }
    return { text, source, ...(author === undefined ? {} : { author }) };
}


/***/ })

};
