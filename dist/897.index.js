export const id = 897;
export const ids = [897];
export const modules = {

/***/ 6670:
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

// EXTERNAL MODULE: ./lib/github/reporting/matrix-cell.js
var matrix_cell = __webpack_require__(79698);
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
    const { name } = (0,matrix_cell/* readMatrixCell */.C)(matrix);
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
    return [step.workflow, step.job, (0,matrix_cell/* readMatrixCell */.C)(matrix).key, step.step];
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

// EXTERNAL MODULE: ./lib/github/events/commands.js
var commands = __webpack_require__(81239);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(12311);
;// CONCATENATED MODULE: ./lib/github/events/base.js

/**
 * In these events, only people with write access choose GITHUB_SHA: the default branch's head or a pushed commit. In
 * others, such as `merge_group`, it may contain a stranger's code.
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
 * Returns the commit whose files belong to the repository's owners, whatever is checked out: a pull request's base,
 * or for a comment the default branch's head. Pure; it trusts GitHub's payload.
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
function pullRequest() {
    return schemas/* object */.Ikc({ pull_request: schemas/* object */.Ikc({ base: schemas/* object */.Ikc({ sha: commitName }) }) });
}

;// CONCATENATED MODULE: ./lib/github/events/cache-owner.js
/**
 * The run may use the repository's caches only if people with write access wrote the checked-out files. So a pull
 * request from a fork gets none, whoever started the run. Pure.
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
// EXTERNAL MODULE: ./lib/terminal/terminal-reporter.js + 10 modules
var terminal_reporter = __webpack_require__(59766);
// EXTERNAL MODULE: ./lib/facts/outcomes.js
var outcomes = __webpack_require__(83518);
// EXTERNAL MODULE: ./lib/ports/workspace.js
var workspace = __webpack_require__(46529);
// EXTERNAL MODULE: ./lib/run/state/apply.js
var apply = __webpack_require__(68071);
// EXTERNAL MODULE: ./lib/run/state/standing.js
var standing = __webpack_require__(19411);
// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/reports/document.js
var reports_document = __webpack_require__(91134);
// EXTERNAL MODULE: ./lib/reports/print/forged-markers.js
var forged_markers = __webpack_require__(14464);
// EXTERNAL MODULE: ./lib/reports/print/markdown-blocks.js
var markdown_blocks = __webpack_require__(47809);
// EXTERNAL MODULE: ./lib/reports/sections/attempts.js + 2 modules
var sections_attempts = __webpack_require__(6634);
// EXTERNAL MODULE: ./lib/reports/sections/warnings.js
var warnings = __webpack_require__(2899);
// EXTERNAL MODULE: ./lib/reports/report-of.js + 1 modules
var report_of = __webpack_require__(23045);
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
    const before = Math.max(0, over.length - toldAttempts);
    const decided = state.attempts.findLast(({ decision }) => decision !== null)?.decision ?? null;
    const blocks = [
        ...(0,warnings/* asWarnings */.EX)((0,warnings/* brokenLimits */.Mh)(sandbox)),
        ...(isAsking ? [(0,reports_document/* paragraph */.FY)(`The model is asked since ${timeOf(state.lastAt)}.`, "dim")] : []),
        ...(before === 0 ? [] : [(0,reports_document/* paragraph */.FY)((0,format/* count */.U9)(`earlier ${unit}`, before), "dim")]),
        ...over.slice(-toldAttempts).map((attempt) => (0,reports_document/* folded */.TM)((0,sections_attempts/* attemptLine */.O_)(attempt), [])),
        ...(decided === null ? [] : [(0,sections_attempts/* decisionOf */.uv)({ ...decided, reason: (0,truncate/* truncateEnd */.S)(decided.reason, 1_000) })]),
        (0,reports_document/* paragraph */.FY)([(0,reports_document/* link */.nf)("Log", runUrl), " ", (0,reports_document/* dim */.r3)(`run ${runId}`)]),
    ];
    const markdown = (0,forged_markers/* withoutForgedMarkers */.J)(`### ⏳ ${title}\n\n${(0,markdown_blocks/* markdownOf */.RQ)(blocks)}\n`);
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

// EXTERNAL MODULE: ./lib/reports/text.js
var reports_text = __webpack_require__(51376);
// EXTERNAL MODULE: ./lib/settings/task.js
var task = __webpack_require__(21144);
;// CONCATENATED MODULE: ./lib/action/event-context.js


/** What the model is shown of the event; null: nothing. Loaded if there is an issue or a pull request. */
async function contextOf(shown) {
    const { settings, github, trigger, target, task, signal } = shown;
    const { told } = trigger;
    if (settings["event-context"] === "none" || told === null)
        return null;
    const { readEventContext } = await __webpack_require__.e(/* import() */ 8722).then(__webpack_require__.bind(__webpack_require__, 68722));
    return readEventContext({
        github,
        target,
        task,
        told,
        failedRun: null,
        holding: await holdingOf(shown),
        authors: settings["context-authors"],
        maxTokens: settings["event-context-tokens"],
        signal,
    });
}
async function holdingOf({ settings, target, isFetched }) {
    if (isFetched)
        return "event";
    const folder = (0,workspace/* repositoryFolder */.p)(settings.workspace);
    if (folder === null)
        return "nothing";
    return (await (0,git/* checkedOutCommits */.Cm)(folder)).includes(target.sha) ? "event" : "other";
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./node_modules/@actions/exec/lib/exec.js + 3 modules
var exec = __webpack_require__(81260);
// EXTERNAL MODULE: ./node_modules/race-signal/dist/src/index.js
var src = __webpack_require__(65927);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/files/temporary-folder.js
var temporary_folder = __webpack_require__(36753);
;// CONCATENATED MODULE: ./lib/action/fetched-repository.js








/**
 * Fetches the event's commit (a pull request's head, even of a fork) for a job without `actions/checkout`. The files
 * go to the sandbox only. The token is only in git's environment, never in a file or an argument.
 * @throws AgentExecError `github-unavailable` if the server fails three times, `settings-invalid` if it refuses or the
 * pull request has moved on. On abort: the signal's reason.
 */
async function fetchRepository(options) {
    const { workflow, target, signal } = options;
    const { number, sha } = target;
    const isPull = target.isPullRequest && number !== null;
    const folder = await (0,temporary_folder/* createTemporaryFolder */.a)("agent-exec-repository-");
    const remove = () => (0,promises_.rm)(folder, { recursive: true, force: true });
    try {
        const git = (args, env = {}) => gitIn(folder, args, { ...options, env });
        await git(["init", "--quiet", "--template="]);
        const from = `${workflow.server}/${workflow.repository}`;
        const ref = isPull ? `refs/pull/${number}/head` : sha;
        const fetching = ["fetch", "--quiet", "--no-tags", "--depth=1", from, ref];
        await withRetries(() => git(fetching, headerOf(options)), signal);
        const fetched = (await git(["rev-parse", "FETCH_HEAD"])).trim();
        if (fetched !== sha)
            throw moved(sha, fetched);
        await git(["checkout", "--quiet", "--detach", sha]);
        signal.throwIfAborted();
        return { folder, [Symbol.asyncDispose]: remove };
    }
    catch (error) {
        await remove();
        throw error;
    }
}
/** Waits before each new try, in milliseconds. */
const waitsMs = [1000, 5000];
/** Temporary faults: the server's own, or a broken connection. */
const passing = /returned error: (?:429|5\d\d)|resolve host|timed out|reset by peer|early EOF|hung up/i;
async function withRetries(fetchOnce, signal) {
    for (const waitMs of waitsMs) {
        try {
            await fetchOnce();
            return;
        }
        catch (error) {
            if (!passing.test((0,errors/* messageOf */.bD)(error)))
                throw error;
            await (0,external_node_timers_promises_.setTimeout)(waitMs, undefined, { signal });
        }
    }
    await fetchOnce();
}
/** Null if the workspace needs no repository, or one is checked out here. @throws like `fetchRepository`. */
async function fetchIfMissing(workspace, options) {
    if (workspace !== "repo" || (await (0,git/* isCheckedOut */.kU)(".")))
        return null;
    return fetchRepository(options);
}
/** Logs in like `actions/checkout`: GitHub accepts a token as any user's password. */
function headerOf({ token, workflow }) {
    const login = Buffer.from(`x-access-token:${token}`).toString("base64");
    const settings = [
        [`http.${workflow.server}/.extraHeader`, `AUTHORIZATION: basic ${login}`],
        // A server that sends less than 1,000 bytes a second for 30 s has stopped.
        ["http.lowSpeedLimit", "1000"],
        ["http.lowSpeedTime", "30"],
    ];
    return Object.fromEntries([
        ["GIT_CONFIG_COUNT", String(settings.length)],
        ...settings.flatMap(([key, value], index) => [
            [`GIT_CONFIG_KEY_${index}`, key],
            [`GIT_CONFIG_VALUE_${index}`, value],
        ]),
    ]);
}
/** git without configuration, hooks and questions, so that no filter of the machine runs on a stranger's files. */
async function gitIn(folder, args, { variable, signal, env }) {
    const running = (0,exec/* getExecOutput */.H)("git", ["-c", "core.hooksPath=/dev/null", ...args], {
        cwd: folder,
        silent: true,
        ignoreReturnCode: true,
        env: {
            PATH: variable("PATH") ?? "/usr/bin:/bin",
            LC_ALL: "C.UTF-8",
            HOME: folder,
            GIT_CONFIG_NOSYSTEM: "1",
            GIT_CONFIG_GLOBAL: "/dev/null",
            GIT_TERMINAL_PROMPT: "0",
            GIT_ALLOW_PROTOCOL: "https:http",
            ...proxyOf(variable),
            ...env,
        },
    });
    const { exitCode, stdout, stderr } = await (0,src/* raceSignal */.W)(running, signal);
    if (exitCode === 0)
        return stdout;
    const why = (0,truncate/* truncateEnd */.S)(stderr.trim().split("\n").at(-1) ?? "", 300);
    const isOver = passing.test(why);
    throw new errors/* AgentExecError */.r(isOver ? "github-unavailable" : "settings-invalid", `Could not fetch the repository: ${why || `git ended with ${exitCode}`}.`, {
        nextStep: isOver
            ? "Run the workflow again."
            : "Grant `contents: read` to the job, or use actions/checkout before this step.",
    });
}
function proxyOf(variable) {
    const names = ["https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY", "no_proxy", "NO_PROXY"];
    return Object.fromEntries(names.flatMap((name) => {
        const value = variable(name);
        return value === undefined ? [] : [[name, value]];
    }));
}
function moved(sha, fetched) {
    return new errors/* AgentExecError */.r("settings-invalid", `The pull request has new commits since the request: it was at ${sha.slice(0, 12)} and is now at ${fetched.slice(0, 12)}. Nothing ran.`, { nextStep: "Read the new commits, then write the comment again." });
}

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



























/** Acknowledges an allowed request, runs it and reports. @throws the signal's reason, on abort before the run. */
async function runAllowed(asked) {
    const { trigger, github, signal } = asked;
    let allowed = asked;
    // The reaction may take long if GitHub is slow, so the run does not wait for it.
    const acknowledged = acknowledge({ github, target: trigger.target, signal }).catch((thrown) => signal.aborted || (0,log/* warnOf */.c$)((0,errors/* toAgentExecError */.Mq)(thrown)));
    let target = trigger.target;
    let reports = null;
    const handToPost = (0,state/* createHandToPost */.N)();
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const resolving = (0,events_target/* resolveTarget */.u1)(github, target, { signal });
            resolving.catch(() => undefined);
            allowed = { ...asked, ...(await (0,inputs/* withConfig */.N)(asked, ownerFileReader(asked, readBase(asked.workflow)))) };
            const resolved = await resolving;
            const fetched = __addDisposableResource(env_1, await fetchIfMissing(allowed.settings.workspace, {
                ...allowed,
                target: resolved,
                token: allowed.settings["github-token"] ?? "",
                variable: allowed.environment.variable,
            }), true);
            target = fetched === null ? await withoutForeignCheck(resolved, allowed) : resolved;
            reports = reportsOf(allowed, target, handToPost);
            await runAndPublish({ ...allowed, target: resolved, reports, handToPost, fetched: fetched?.folder });
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
/** Reports why nothing ran, or why the run stopped. If the run has ended, the post step reports it. */
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
 * A check run claims that its commit was tested. If the checkout is at another commit (a comment's workflow checks
 * out the default branch by default), there is no check run, and a warning says why.
 */
async function withoutForeignCheck(target, { settings, github, signal }) {
    const folder = (0,workspace/* repositoryFolder */.p)(settings.workspace);
    if (folder === null || !target.isPullRequest)
        return target;
    const commits = await (0,git/* checkedOutCommits */.Cm)(folder);
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
    const { settings, secrets, origins, workflow, environment, target, trigger, reports, handToPost, signal } = run;
    const base = readBase(workflow);
    const task = await readTask(run);
    const context = await contextOf({ ...run, task, isFetched: run.fetched !== undefined });
    const composed = await (0,compose_run/* compose */.Z)({
        face: "action",
        settings,
        task,
        ...(context !== null && { context }),
        fetched: run.fetched,
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
    // From now on the post step can find the run.
    handToPost({ runFolder: folder, ...reports.state });
    try {
        await composed.start(signal);
    }
    catch (thrown) {
        // The run has ended and only rendered files are missing. That must not hide its outcome.
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
        openPull: async (artifact) => {
            const { createPullRequest } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(6163), __webpack_require__.e(3693)]).then(__webpack_require__.bind(__webpack_require__, 63693));
            const isDraft = settings["create-pull-request"] === "draft";
            const threadTitle = trigger.told?.title ?? null;
            return createPullRequest({ ...run, folder, artifact, isDraft, threadTitle });
        },
        conclude: (report) => reports.conclude(report),
    });
    handToPost({ ...reports.state, isFinished: !reports.mayComeLater });
}
/** A pull request's author controls its checkout, so the owner's files are read from GitHub. */
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
async function readTask(run) {
    const { trigger, environment, settings } = run;
    const { variable } = environment;
    const isRetry = (0,commands/* commandOf */.Nl)(trigger) === "retry";
    const asked = isRetry ? await (0,commands/* taskToRetry */.jZ)({ ...run, phrase: settings["trigger-phrase"] }) : trigger.task;
    const { text, source, author } = asked;
    if (text !== null || source.kind !== "file")
        return (0,task/* taskOf */.X)(text ?? "", source, author);
    return (0,task/* taskOf */.X)(await readTaskFile(source.path, variable), source, author);
}
async function readTaskFile(path, variable) {
    try {
        return await (0,named_file/* readInJob */.rZ)(path, { maxBytes: task/* maxTaskBytes */.L, variable });
    }
    catch (cause) {
        throw new errors/* AgentExecError */.r("task-invalid", `task-file: ${path} cannot be read: ${cause.message}`, {
            nextStep: "Choose a regular file (not a link) of at most 1 MiB. Files of the repository exist only after actions/checkout.",
            cause,
        });
    }
}
function logReporter() {
    return (0,terminal_reporter/* createTerminalReporter */.E)({
        write: log/* logText */.kc,
        isLive: false,
        hasColour: false,
        lastScreen: (events) => (0,reports_text/* renderText */.S)((0,report_of/* reportOf */.E)(events)),
    });
}


/***/ }),

/***/ 79698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readMatrixCell)
/* harmony export */ });
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96065);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14647);


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

/***/ 46529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ repositoryFolder)
/* harmony export */ });
/** Where the repository lies that a `workspace` names, from here: `repo`, `repo:sub/folder`; null for one that names none. */
function repositoryFolder(workspace) {
    if (workspace === "repo")
        return ".";
    return /^repo:(.+)$/s.exec(workspace)?.[1] ?? null;
}


/***/ }),

/***/ 91219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ readNamed),
/* harmony export */   VR: () => (/* binding */ maxDocumentBytes),
/* harmony export */   rZ: () => (/* binding */ readInJob),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51196);
/* harmony import */ var _files_bytes_within_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21010);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60795);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9668);






/** 64 MiB of a script or Markdown: several of the longest possible replies. */
const maxDocumentBytes = 64 * 1024 ** 2;
/** Linux follows as many links in a row. */
const maxLinks = 40;
/**
 * Reads a file that a user names on their own machine. Follows links, and reads a pipe (`<(…)`) to its end.
 * @throws Error for a folder, and for too many bytes.
 */
async function readNamed(path, maxBytes) {
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path);
    try {
        if ((await handle.stat()).isDirectory())
            throw new Error("it is a folder");
        return await readText(handle.createReadStream({ end: maxBytes, autoClose: false }), maxBytes);
    }
    finally {
        await handle.close();
    }
}
/**
 * Reads a regular file that a workflow names. In the checkout (GITHUB_WORKSPACE), a stranger's branch may contain
 * links, for example to the runner's environment, so it follows none there.
 * @throws Error for anything else, and for too many bytes.
 */
async function readInJob(path, { maxBytes, variable }) {
    const checkouts = await Promise.all([".", variable("GITHUB_WORKSPACE") ?? "."].map(realPath));
    const place = await placeOf(path, checkouts);
    const handle = await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .openPlain */ .Hu)(place);
    if (handle === null)
        throw new Error("it is not a regular file");
    try {
        return await readText(handle.createReadStream({ end: maxBytes, autoClose: false }), maxBytes);
    }
    finally {
        await handle.close();
    }
}
/** The whole stream as text. @throws Error for too many bytes; the stream is closed then. */
async function readText(stream, maxBytes) {
    const bytes = await (0,_files_bytes_within_js__WEBPACK_IMPORTED_MODULE_5__/* .bytesWithin */ .$)(stream, maxBytes);
    if (bytes === null)
        throw new Error(`it has more than ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatBytes */ .z3)(maxBytes)}`);
    return decoded(bytes);
}
/** Also reads UTF-16 with a byte order mark, as Windows writes it. @throws Error if it is not text. */
function decoded(bytes) {
    const mark = bytes.subarray(0, 2).toString("hex");
    const encoding = mark === "fffe" ? "utf-16le" : mark === "feff" ? "utf-16be" : "utf-8";
    const text = new TextDecoder(encoding).decode(bytes);
    if (text.includes("\0"))
        throw new Error("it is not text in UTF-8, or in UTF-16 with a byte order mark");
    return text;
}
/** Resolves a path part by part. @throws Error for a link in one of the checkouts. */
async function placeOf(path, checkouts) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    let place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(target).root;
    const ahead = partsOf(target.slice(place.length));
    let links = 0;
    for (let part = ahead.shift(); part !== undefined; part = ahead.shift()) {
        const next = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, part);
        if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(next)).isSymbolicLink()) {
            place = next;
            continue;
        }
        if (checkouts.some((checkout) => (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .U)(checkout, place)))
            throw new Error(`${part} is a link, and agent-exec follows no link in the checkout`);
        links += 1;
        if (links > maxLinks)
            throw new Error("it is reached through too many links");
        const leadsTo = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readlink)(next);
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(leadsTo))
            place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(leadsTo).root;
        ahead.unshift(...partsOf(leadsTo));
    }
    return place;
}
function partsOf(path) {
    return path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).filter((part) => part !== "" && part !== ".");
}
async function realPath(folder) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder).catch(() => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder));
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

/***/ 13482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ gutter),
/* harmony export */   w: () => (/* binding */ terminalStyle)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

/** Stands before each line that others wrote, so that none looks like agent-exec's own. */
const gutter = "  │ ";
/** Colours, or none if the stream is no terminal or the person wants none. */
function terminalStyle(hasColour) {
    const paint = (format) => (text) => hasColour ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(format, text, { validateStream: false }) : text;
    return {
        bold: paint("bold"),
        dim: paint("dim"),
        good: paint("green"),
        bad: paint("red"),
        warn: paint("yellow"),
        accent: paint("cyan"),
    };
}


/***/ }),

/***/ 13411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
/** agent-exec's version. A test compares it with package.json, which is not in the bundle. */
const version = "0.1.0";


/***/ }),

/***/ 16114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cm: () => (/* binding */ checkedOutCommits),
/* harmony export */   Uo: () => (/* binding */ headOf),
/* harmony export */   kU: () => (/* binding */ isCheckedOut),
/* harmony export */   r9: () => (/* binding */ gitVersion)
/* harmony export */ });
/* harmony import */ var _git_output_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59513);
/* harmony import */ var _find_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53912);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11044);
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



/** Such as `git version 2.39.5`. @throws Error if git is missing. */
async function gitVersion() {
    let text = "";
    for await (const chunk of (0,_git_output_js__WEBPACK_IMPORTED_MODULE_0__/* .gitOutput */ .oM)(["--version"], { maxBytes: 10_000, timeoutMs: 10_000 }))
        text += chunk.toString("utf8");
    return text.trim();
}
/** Whether the folder lies in a checkout of a repository. */
async function isCheckedOut(folder) {
    return (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .findRepository */ .W)(folder).then(() => true, () => false);
}
/** The commit that is checked out; null if there is none. */
async function headOf(repository) {
    const args = ["rev-parse", "--verify", "--quiet", "HEAD"];
    const printed = await repository.text(args, { expected: [0, 1, 128] });
    return printed.trim() || null;
}
/** The checked-out commit and, if it is a merge (as for a pull request), its parents. Empty without a commit. */
async function checkedOutCommits(folder) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const repository = __addDisposableResource(env_1, await _repository_js__WEBPACK_IMPORTED_MODULE_2__/* .Repository */ .L.open(folder), true);
        const commit = await headOf(repository);
        if (commit === null)
            return [];
        // The author chooses the number of parents, so the output's size is limited.
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
