export const id = 9097;
export const ids = [9097];
export const modules = {

/***/ 29097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fail: () => (/* binding */ fail),
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/github/api/client.js + 11 modules
var client = __webpack_require__(96839);
// EXTERNAL MODULE: ./lib/github/events/commands.js
var commands = __webpack_require__(81239);
// EXTERNAL MODULE: ./lib/github/events/permissions.js + 1 modules
var permissions = __webpack_require__(99465);
// EXTERNAL MODULE: ./lib/github/reporting/marker.js
var marker = __webpack_require__(70418);
;// CONCATENATED MODULE: ./lib/github/events/event-text.js
function eventText({ title, body, user, comments }, rest) {
    return {
        at: null,
        isNew: false,
        isTask: false,
        commentId: null,
        place: null,
        ...rest,
        title: title ?? "",
        body: body ?? "",
        author: user?.login ?? null,
        comments: comments ?? 0,
    };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(12311);
;// CONCATENATED MODULE: ./lib/github/events/payload.js


/** The parts of webhook payloads that agent-exec reads. */
const account = schemas/* object */.Ikc({ login: schemas/* string */.YjP().min(1), id: schemas/* number */.aig().int(), type: schemas/* string */.YjP() });
const repository = schemas/* object */.Ikc({ full_name: schemas/* string */.YjP() });
const issue = schemas/* object */.Ikc({
    number: schemas/* number */.aig().int(),
    title: schemas/* string */.YjP(),
    body: schemas/* string */.YjP().nullish(),
    html_url: schemas/* string */.YjP(),
    user: account.nullable(),
    comments: schemas/* number */.aig().int().optional(),
    created_at: schemas/* string */.YjP().optional(),
    /** Only present if the issue is a pull request. */
    pull_request: schemas/* object */.Ikc({}).nullish(),
});
const comment = schemas/* object */.Ikc({
    id: schemas/* number */.aig().int(),
    body: schemas/* string */.YjP(),
    html_url: schemas/* string */.YjP(),
    user: account.nullable(),
    updated_at: schemas/* string */.YjP().optional(),
    /** On a diff only. */
    path: schemas/* string */.YjP().optional(),
    line: schemas/* number */.aig().int().nullish(),
    original_line: schemas/* number */.aig().int().nullish(),
    diff_hunk: schemas/* string */.YjP().optional(),
});
const pullRequest = schemas/* object */.Ikc({
    number: schemas/* number */.aig().int(),
    title: schemas/* string */.YjP().optional(),
    body: schemas/* string */.YjP().nullish(),
    user: account.nullish(),
    comments: schemas/* number */.aig().int().optional(),
    updated_at: schemas/* string */.YjP().optional(),
    head: schemas/* object */.Ikc({ sha: schemas/* string */.YjP(), repo: repository.nullable() }),
    base: schemas/* object */.Ikc({ repo: repository }),
});
const anyEvent = schemas/* object */.Ikc({ action: schemas/* string */.YjP().optional(), sender: account.optional() });
/** Functions, because a run needs only one of these schemas. */
const payload_schemas = {
    issueComment: () => anyEvent.extend({ issue, comment }),
    reviewComment: () => anyEvent.extend({ pull_request: pullRequest, comment }),
    issues: () => anyEvent.extend({ issue }),
    pullRequest: () => anyEvent.extend({ pull_request: pullRequest }),
    other: () => anyEvent,
};
/** @throws AgentExecError `settings-invalid` if the event file is not in GitHub's format. */
function readPayload(kind, eventName, payload) {
    // Zod's compiler takes longer than parsing once.
    const result = payload_schemas[kind]().safeParse(payload, { jitless: true });
    if (result.success)
        return result.data;
    const where = result.error.issues.map(({ path, message }) => `${path.join(".") || "the whole"}: ${message}`);
    throw new errors/* AgentExecError */.r("settings-invalid", `The ${eventName} event file is not in GitHub's format (${where.slice(0, 3).join("; ")}).`, {
        nextStep: "Start the action with a real event, or fix the file that GITHUB_EVENT_PATH names.",
        cause: result.error,
    });
}

// EXTERNAL MODULE: ./lib/github/events/phrase.js
var phrase = __webpack_require__(67724);
// EXTERNAL MODULE: ./lib/github/events/target.js
var events_target = __webpack_require__(58792);
;// CONCATENATED MODULE: ./lib/github/events/trigger.js
function taskFromSettings({ settings }) {
    if (settings.task !== undefined)
        return { text: settings.task, source: { kind: "input" } };
    if (settings.taskFile !== undefined)
        return { text: null, source: { kind: "file", path: settings.taskFile } };
    return null;
}
function authorOf(user) {
    return user ? { author: user.login } : {};
}
function skip(reason) {
    return { kind: "skip", reason };
}

;// CONCATENATED MODULE: ./lib/github/events/triggers/comments.js






async function readIssueComment(options) {
    const { action, issue, comment, sender } = readPayload("issueComment", options.eventName, options.payload);
    if (action !== "created")
        return skip(`the comment was ${action ?? "changed"}; only a new comment starts a run`);
    const isPullRequest = Boolean(issue.pull_request);
    return fromComment(options, {
        comment,
        sender: sender ?? null,
        told: eventText(issue, { at: comment.updated_at ?? null, commentId: comment.id }),
        target: {
            repository: options.repository,
            number: issue.number,
            isPullRequest,
            sha: isPullRequest ? null : options.sha,
            isFork: isPullRequest ? null : false,
            subject: { kind: "issue-comment", id: comment.id },
        },
    });
}
async function readReviewComment(options) {
    const { action, pull_request, comment, sender } = readPayload("reviewComment", options.eventName, options.payload);
    if (action !== "created")
        return skip(`the comment was ${action ?? "changed"}; only a new comment starts a run`);
    return fromComment(options, {
        comment,
        sender: sender ?? null,
        told: eventText(pull_request, {
            at: comment.updated_at ?? null,
            commentId: comment.id,
            place: {
                path: comment.path ?? "",
                line: comment.line ?? comment.original_line ?? null,
                hunk: comment.diff_hunk ?? "",
            },
        }),
        target: (0,events_target/* pullRequestTarget */.Sj)(options.repository, pull_request, { kind: "review-comment", id: comment.id }),
    });
}
async function fromComment(options, { comment, sender, told, target }) {
    const about = { eventName: options.eventName, target, sender, told, author: comment.user };
    const isOurs = comment.body.startsWith(marker/* markerPrefix */.X4);
    const task = taskFromSettings(options);
    if (task)
        return { kind: "run", ...about, task, isOurs };
    const text = await (0,phrase/* textAfterPhrase */.d)(comment.body, options.settings.triggerPhrase);
    if (text === null) {
        return skip(`no line of the comment starts with the word ${options.settings.triggerPhrase}`);
    }
    const source = { kind: "comment", url: comment.html_url };
    return { kind: "run", ...about, task: { text, source, ...authorOf(comment.user) }, isOurs };
}

;// CONCATENATED MODULE: ./lib/github/events/triggers/issues.js



function readIssue(options) {
    const { action, issue, sender } = readPayload("issues", options.eventName, options.payload);
    const target = {
        repository: options.repository,
        number: issue.number,
        isPullRequest: false,
        sha: options.sha,
        isFork: false,
        subject: { kind: "issue", number: issue.number },
    };
    const about = { eventName: options.eventName, target, sender: sender ?? null, isOurs: false };
    const given = taskFromSettings(options);
    const isNew = action === "opened";
    const told = eventText(issue, { at: isNew ? (issue.created_at ?? null) : null, isNew, isTask: !given });
    if (given)
        return { kind: "run", ...about, told, author: null, task: given };
    if (action !== "opened")
        return skip(`the issue was ${action ?? "changed"}; only a newly opened issue is a task`);
    const text = [issue.title, issue.body ?? ""].join("\n\n").replaceAll(/\r\n?/g, "\n").trim();
    const task = { text, source: { kind: "issue", url: issue.html_url }, ...authorOf(issue.user) };
    return { kind: "run", ...about, told, author: issue.user, task };
}

;// CONCATENATED MODULE: ./lib/github/events/triggers/other.js




/** Events without a text of their own: the settings name the task. */
function readOther(options) {
    const { eventName, payload } = options;
    const task = taskFromSettings(options);
    if (!task)
        return skip(`a ${eventName} event has no task; set the input task or task-file`);
    const payloadSender = readPayload("other", eventName, payload).sender ?? null;
    // Nobody causes a schedule, whatever account GitHub may name.
    const sender = eventName === "schedule" ? null : payloadSender;
    return { kind: "run", eventName, task, ...otherSubject(options), sender, author: null, isOurs: false };
}
function otherSubject(options) {
    const { eventName, payload, repository, sha } = options;
    if (typeof payload === "object" && payload !== null && "pull_request" in payload) {
        const { pull_request } = readPayload("pullRequest", eventName, payload);
        const subject = { kind: "issue", number: pull_request.number };
        return {
            target: (0,events_target/* pullRequestTarget */.Sj)(repository, pull_request, subject),
            told: eventText(pull_request, { at: pull_request.updated_at ?? null }),
        };
    }
    const target = { repository, number: null, isPullRequest: false, sha, isFork: false, subject: null };
    return { target, told: null };
}

;// CONCATENATED MODULE: ./lib/github/events/triggers/read-trigger.js



/** The reader of each event that can be a task by itself. All others need one in the settings. */
const readers = new Map([
    ["issue_comment", readIssueComment],
    ["pull_request_review_comment", readReviewComment],
    ["issues", readIssue],
]);
/**
 * Reads whether an event is a task for agent-exec, and which. Pure.
 *
 * The setting `task` or `task-file` wins on any event. Otherwise the task comes from
 * - a new comment on an issue, pull request or diff: the text after the trigger phrase (`textAfterPhrase`);
 * - a newly opened issue: title and body, without a phrase, because a workflow for `issues` without its own task
 * means that.
 * An edit, a label or an assignment never starts a run: another person may have done it, or the text changed
 * afterwards.
 * @throws AgentExecError `settings-invalid` if the payload is not in GitHub's format.
 */
async function readTrigger(options) {
    return (readers.get(options.eventName) ?? readOther)(options);
}

// EXTERNAL MODULE: ./lib/process/env.js
var env = __webpack_require__(36130);
// EXTERNAL MODULE: ./lib/process/stop-signals.js
var stop_signals = __webpack_require__(39269);
// EXTERNAL MODULE: ./lib/facts/outcomes.js
var outcomes = __webpack_require__(83518);
// EXTERNAL MODULE: ./lib/action/inputs.js + 1 modules
var action_inputs = __webpack_require__(35638);
// EXTERNAL MODULE: ./lib/redaction/told.js
var told = __webpack_require__(74080);
// EXTERNAL MODULE: ./lib/action/log.js
var log = __webpack_require__(2988);
// EXTERNAL MODULE: ./lib/action/outputs.js + 1 modules
var outputs = __webpack_require__(72777);
// EXTERNAL MODULE: ./lib/action/step-end.js
var step_end = __webpack_require__(79958);
// EXTERNAL MODULE: ./lib/action/workflow-run.js
var workflow_run = __webpack_require__(95249);
;// CONCATENATED MODULE: ./lib/action/main.js
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














/**
 * The action's main step: event → trigger → gate → run. If the event is no task, or is not allowed, it ends with one
 * line in the log and the output `outcome`; it sends nothing but the gate's question.
 */
async function main() {
    try {
        await main_open((0,env/* readEnvironment */.Q)());
    }
    catch (thrown) {
        fail(thrown);
    }
}
/** For errors before the settings and the event are known: the step fails, and there is nobody to answer. */
function fail(thrown) {
    const error = (0,errors/* toAgentExecError */.Mq)(thrown);
    (0,outputs/* setOutputs */.n)({ summary: (0,told/* toldOf */.dc)(error.message) });
    (0,step_end/* failStep */.vy)(error);
}
async function main_open(environment) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const inputs = await (0,action_inputs/* readInputs */.K)(environment);
        const { settings } = inputs;
        const workflow = await (0,workflow_run/* readWorkflowRun */.h)(environment);
        if (settings.attest) {
            const env_2 = { stack: [], error: void 0, hasError: false };
            try {
                const stop = __addDisposableResource(env_2, (0,stop_signals/* listenForStopSignals */.OV)(), false);
                const { attest } = await Promise.all(/* import() */[__webpack_require__.e(7291), __webpack_require__.e(8269), __webpack_require__.e(3489), __webpack_require__.e(2668), __webpack_require__.e(345), __webpack_require__.e(4723), __webpack_require__.e(4078), __webpack_require__.e(7866), __webpack_require__.e(7809), __webpack_require__.e(5595), __webpack_require__.e(4055), __webpack_require__.e(9877), __webpack_require__.e(9815)]).then(__webpack_require__.bind(__webpack_require__, 75445));
                return await attest(inputs, { environment, workflow, signal: stop.signal });
            }
            catch (e_1) {
                env_2.error = e_1;
                env_2.hasError = true;
            }
            finally {
                __disposeResources(env_2);
            }
        }
        const { task, "task-file": taskFile, "trigger-phrase": triggerPhrase } = settings;
        const trigger = await readTrigger({ ...workflow, settings: { triggerPhrase, task, taskFile } });
        if (trigger.kind === "skip")
            return endBefore("skipped", trigger.reason, settings);
        const stop = __addDisposableResource(env_1, (0,stop_signals/* listenForStopSignals */.OV)(), false);
        try {
            await gateAndRun({ ...inputs, workflow, trigger, environment, signal: stop.signal });
        }
        catch (thrown) {
            const isCancelled = stop.signal.aborted && !(0,errors/* isAgentExecError */.TE)(stop.signal.reason);
            const error = isCancelled ? cancelled(stop.signal.reason) : (0,errors/* toAgentExecError */.Mq)(thrown);
            const outcome = isCancelled ? "cancelled" : (0,outcomes/* outcomeOf */.sG)(error);
            (0,step_end/* endWithoutRun */.VJ)(error, { outcome, failOn: settings["fail-on"] });
        }
    }
    catch (e_2) {
        env_1.error = e_2;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
async function gateAndRun(asked) {
    const { settings, workflow, trigger, signal } = asked;
    const token = settings["github-token"] ?? "";
    const github = (0,client/* connectGitHub */.U)({ token, apiUrl: workflow.apiUrl, log: log/* logText */.kc });
    const gate = await (0,permissions/* passGate */.l)({ access: github, trigger, signal });
    if (!gate.isAllowed)
        return endBefore("denied", gate.reason, settings);
    if ((0,commands/* commandOf */.Nl)(trigger) === "help")
        return help({ ...asked, github });
    const { runAllowed } = await Promise.all(/* import() */[__webpack_require__.e(7291), __webpack_require__.e(8269), __webpack_require__.e(1260), __webpack_require__.e(2668), __webpack_require__.e(345), __webpack_require__.e(1044), __webpack_require__.e(4723), __webpack_require__.e(4078), __webpack_require__.e(7866), __webpack_require__.e(63), __webpack_require__.e(2743), __webpack_require__.e(7809), __webpack_require__.e(6845), __webpack_require__.e(3239), __webpack_require__.e(897)]).then(__webpack_require__.bind(__webpack_require__, 6670));
    await runAllowed({ ...asked, github });
}
/** Answers how to ask. @throws GitHubError. */
async function help(asked) {
    if (asked.settings.comment === "never")
        return endBefore("skipped", "the comment asks for help, and `comment: never` allows no answer", asked.settings);
    const url = await (0,commands/* answerHelp */.mS)({ ...asked, phrase: asked.settings["trigger-phrase"] });
    endBefore("skipped", "the comment asked for help, and a comment answers it", asked.settings, url);
}
function endBefore(outcome, reason, { "fail-on": failOn }, commentUrl = null) {
    (0,log/* logText */.kc)(`agent-exec ${outcome}: ${reason}`);
    (0,outputs/* setOutputs */.n)({ outcome, summary: (0,told/* toldOf */.dc)(reason), "comment-url": commentUrl });
    (0,step_end/* endStep */.Cs)({ outcome, message: reason, nextStep: "", failOn });
}
function cancelled(reason) {
    const message = reason instanceof Error ? reason.message : "The run was cancelled.";
    return new errors/* AgentExecError */.r("internal", message, { nextStep: "Start the run again if you need its result." });
}


/***/ }),

/***/ 81239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nl: () => (/* binding */ commandOf),
/* harmony export */   jZ: () => (/* binding */ taskToRetry),
/* harmony export */   mS: () => (/* binding */ answerHelp)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _reporting_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70418);
/* harmony import */ var _permissions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99465);
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67724);




/** The command of a comment. Only the bare word is one: `retry with fewer files` is a task. Null: none. */
function commandOf({ task }) {
    if (task.source.kind !== "comment")
        return null;
    return task.text === "help" || task.text === "retry" ? task.text : null;
}
/**
 * The task that `retry` asks for again: the newest earlier comment of this thread that asked for one, if its author may
 * start runs. @throws AgentExecError `task-invalid` if there is none; GitHubError. On abort: the signal's reason.
 */
async function taskToRetry({ github, trigger, phrase, signal, }) {
    const { told, target } = trigger;
    const { repository } = target;
    const comments = await github.newestComments({
        repository,
        number: target.number ?? 0,
        total: told?.comments ?? 0,
        signal,
    });
    const until = Date.parse(told?.at ?? "");
    // A comment that was edited since may ask for something else. Ids of review comments count apart.
    const earlier = comments.filter(({ id, body, updatedAt }) => id !== told?.commentId && !(Date.parse(updatedAt) > until) && !body.startsWith(_reporting_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .markerPrefix */ .X4));
    for (const { author, body, url } of earlier.toReversed()) {
        if (author === null)
            continue;
        const text = await (0,_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .textAfterPhrase */ .d)(body, phrase);
        if (text === null || text === "")
            continue;
        const task = { text, source: { kind: "comment", url }, author: author.login };
        if (commandOf({ task }) !== null)
            continue;
        if (await (0,_permissions_js__WEBPACK_IMPORTED_MODULE_2__/* .mayWrite */ .J)(github, author, { repository, signal }))
            return task;
    }
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("task-invalid", "There is no earlier request to retry.", {
        nextStep: `Write the task: \`${phrase} TASK\`.`,
    });
}
/** Answers `help` once, also if the workflow runs again. Resolves with the comment's address, null if it stood already. */
async function answerHelp({ github, trigger, phrase, signal, }) {
    const { repository, number } = trigger.target;
    const marker = `${_reporting_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .markerPrefix */ .X4}help ${trigger.told?.commentId ?? 0} -->`;
    const call = { repository, number: number ?? 0, signal };
    if ((await github.comments(call)).some(({ body }) => body.startsWith(marker)))
        return null;
    const { url } = await github.createComment({ ...call, body: `${marker}\n${helpWords(phrase)}` });
    return url;
}
function helpWords(phrase) {
    return `### What you can ask agent-exec

Begin a line of a comment with one of these:

- \`${phrase} TASK\`: a model writes code for the task and runs it in a container. It sees this issue or pull request, so \`${phrase} fix this\` can be enough.
- \`${phrase} retry\`: run the last task of this thread again.
- \`${phrase} help\`: show this help.

Only people with write access can start a run. Editing a comment starts none.`;
}


/***/ }),

/***/ 99465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ mayWrite),
  l: () => (/* binding */ passGate)
});

// EXTERNAL MODULE: ./lib/github/api/api-error.js
var api_error = __webpack_require__(29767);
// EXTERNAL MODULE: ./lib/github/api/in-repository.js
var in_repository = __webpack_require__(11178);
;// CONCATENATED MODULE: ./lib/github/events/gate.js
/** People with these levels may push, so they can run code in workflows anyway. */
const writers = new Set(["write", "maintain", "admin"]);
const unsafeEvents = {
    pull_request_target: "pull_request_target runs with the repository's secrets on behalf of anyone who opens a pull request; use a comment, or pull_request",
    workflow_run: "workflow_run runs with the repository's secrets after workflows that anyone's pull request can start; use a comment, or workflow_dispatch",
};
/** GitHub's own events name a sender. A name in the job's variables proves nothing. */
const nameOne = 'if you test with act, add `"sender": { "login": …, "id": …, "type": "User" }` to the --eventpath file';
/** Events that a program sends, with a token that its owner chose. */
const dispatches = new Set(["repository_dispatch", "workflow_dispatch"]);
const personInstead = "; send the event with the token of a person who may write, or give the workflow a schedule";
/**
 * Finds a refusal from the event alone, without a request. Null: none.
 *
 * A `schedule` has no sender: only people with write access could set up its workflow and its task. Senders of
 * `workflow_dispatch`, `push` and the like need write access, but we ask for their permission anyway
 * (`refusalByPermission`): a run that is started again keeps its sender, who may have left since.
 */
function refusalByEvent({ eventName, sender, author, isOurs, task, target, }) {
    const unsafe = unsafeEvents[eventName];
    if (unsafe !== undefined)
        return { reason: unsafe };
    if (isOurs)
        return { reason: "agent-exec wrote the comment" };
    if (sender === null)
        return eventName === "schedule" ? null : { reason: `the ${eventName} event names no sender; ${nameOne}` };
    if (sender.type === "Bot" || sender.login.endsWith("[bot]"))
        return { reason: `${sender.login} is a bot${dispatches.has(eventName) ? personInstead : ""}` };
    if (sender.type !== "User")
        return { reason: `${sender.login} is not a person's account but of type ${sender.type}` };
    if (author !== null && author.id !== sender.id) {
        return { reason: `${sender.login} sent the event, but ${author.login} wrote the text` };
    }
    if (author === null && isFromEvent(task))
        return { reason: "the event does not say who wrote the text" };
    // A comment's event does not say where the pull request comes from, so it counts as a fork's.
    if (task.source.kind === "file" && target.isFork !== false) {
        return { reason: "the task file comes from a fork, which anyone may change" };
    }
    return null;
}
/** Finds a refusal from the sender's permission. Null: the run is allowed. */
function refusalByPermission({ sender }, permission) {
    if (sender === null)
        return null;
    if (permission.userId !== null && permission.userId !== sender.id) {
        return { reason: `the name ${sender.login} now belongs to another account` };
    }
    if (writers.has(permission.level))
        return null;
    return { reason: `${sender.login} has the role ${permission.role}; write, maintain or admin is needed` };
}
function isFromEvent({ source }) {
    return source.kind === "comment" || source.kind === "issue";
}

;// CONCATENATED MODULE: ./lib/github/events/permissions.js



/**
 * Whether the author of a comment may write to the repository now. An account that is gone, or whose name belongs to
 * somebody else, may not. @throws GitHubError if the permission cannot be read; on abort the signal's reason.
 */
async function mayWrite(access, { login, id }, call) {
    const permission = await (0,in_repository/* orGone */.P)(access.permissionOf({ ...call, login }));
    if (permission === null || (permission.userId !== null && permission.userId !== id))
        return false;
    return writers.has(permission.level);
}
/**
 * Decides whether the run is allowed, with at most one request, for the sender's current permission: the event's
 * `author_association` is neither a permission nor current. A sender unknown to GitHub has none.
 * @throws GitHubError if the permission cannot be read; on abort the signal's reason.
 */
async function passGate({ access, trigger, signal }) {
    const refusal = refusalByEvent(trigger);
    if (refusal)
        return { isAllowed: false, ...refusal };
    if (trigger.sender === null)
        return { isAllowed: true, permission: null };
    const { repository } = trigger.target;
    const { login } = trigger.sender;
    try {
        const permission = await access.permissionOf({ repository, login, signal });
        const refused = refusalByPermission(trigger, permission);
        return refused ? { isAllowed: false, ...refused } : { isAllowed: true, permission };
    }
    catch (thrown) {
        if (!(thrown instanceof api_error/* GitHubError */.y) || thrown.status !== 404)
            throw thrown;
        const reason = `GitHub found no rights of ${login} in ${repository} (404): the account does not exist, or the token cannot read the repository`;
        return { isAllowed: false, reason };
    }
}


/***/ }),

/***/ 67724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ textAfterPhrase)
/* harmony export */ });
/**
 * Returns the text after the trigger phrase, trimmed, with line feeds as line ends; null if the phrase is missing.
 *
 * The phrase must be the first word of a line of running text, as CommonMark defines it: not inside a quote (lazy
 * continuation lines included), a fence, indented code, a code span or HTML. The first such line counts, and
 * everything after it belongs to the task. Case matters.
 */
async function textAfterPhrase(markdown, phrase) {
    if (!markdown.includes(phrase))
        return null;
    const lines = markdown.replaceAll(/\r\n?/g, "\n").split("\n");
    const line = isPlainStart(lines[0] ?? "", phrase) ? 0 : await firstPhraseLine(lines, phrase);
    if (line === null)
        return null;
    const rest = [(lines[line] ?? "").trimStart().slice(phrase.length), ...lines.slice(line + 1)];
    return rest.join("\n").trim();
}
/**
 * Most requests begin with the phrase. A first line that starts with a letter, `/` or `@` in the first column is
 * always running text in CommonMark, so the parser need not be loaded.
 */
function isPlainStart(line, phrase) {
    return line.startsWith(phrase) && /^[/@\p{L}]/u.test(phrase) && /^(\s|$)/.test(line.slice(phrase.length));
}
/**
 * The parser gives no positions inside a paragraph. So each candidate's phrase is replaced by a unique word with its
 * line number, and these words are searched in the parser's tree: one pass for any number of candidates.
 */
async function firstPhraseLine(lines, phrase) {
    const { default: MarkdownIt } = await __webpack_require__.e(/* import() */ 5251).then(__webpack_require__.bind(__webpack_require__, 65251));
    const word = freshWord(lines);
    const marked = lines.map((line, index) => {
        const indent = /^[ \t]*/.exec(line)?.[0] ?? "";
        const rest = line.slice(indent.length);
        const isCandidate = rest.startsWith(phrase) && /^(\s|$)/.test(rest.slice(phrase.length));
        return isCandidate ? `${indent}${word}${index}z${rest.slice(phrase.length)}` : line;
    });
    const pattern = new RegExp(`^${word}(\\d+)z(?=\\s|$)`);
    const tokens = new MarkdownIt("commonmark").parse(marked.join("\n"), {});
    for (const text of lineStarts(tokens)) {
        const match = pattern.exec(text);
        if (match)
            return Number(match[1]);
    }
    return null;
}
/** Yields the beginnings of lines of running text outside of quotes, in order. */
function* lineStarts(tokens) {
    let quotes = 0;
    for (const token of tokens) {
        if (token.type === "blockquote_open")
            quotes += 1;
        if (token.type === "blockquote_close")
            quotes -= 1;
        if (token.type !== "inline" || quotes > 0)
            continue;
        let isLineStart = true;
        for (const child of token.children ?? []) {
            if (isLineStart && child.type === "text")
                yield child.content;
            isLineStart = child.type === "softbreak" || child.type === "hardbreak";
        }
    }
}
/** A word that is not in the text. A comment has room for only about 5,000 of these. */
function freshWord(lines) {
    const text = lines.join("\n");
    for (let tried = 0;; tried += 1) {
        const word = `phrase${tried}at`;
        if (!text.includes(word))
            return word;
    }
}


/***/ }),

/***/ 58792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QY: () => (/* binding */ refuseMovedHead),
/* harmony export */   Sj: () => (/* binding */ pullRequestTarget),
/* harmony export */   u1: () => (/* binding */ resolveTarget)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

function pullRequestTarget(repository, pull, subject) {
    return { repository, number: pull.number, isPullRequest: true, ...headOf(pull), subject };
}
/**
 * The target with its commit. For a comment on a pull request, this reads the current head from GitHub, because the
 * event does not name it. Call it once and keep the result.
 * @throws GitHubError if the pull request cannot be read; on abort the signal's reason.
 */
async function resolveTarget(github, target, { signal }) {
    const { repository, number, sha, isFork } = target;
    if (sha !== null && isFork !== null)
        return { ...target, sha, isFork };
    const pull = await github.pullRequest({ repository, number: number ?? 0, signal });
    return { ...target, ...headOf(pull) };
}
/**
 * Refuses a review comment on other code: its commit is neither checked out nor the pull request's head.
 * @param checkedOut the checked-out commit and its parents
 * @throws AgentExecError `settings-invalid`; GitHubError if GitHub cannot be read; on abort the signal's reason.
 */
async function refuseMovedHead(github, { repository, number, sha, subject }, { checkedOut, signal }) {
    if (subject?.kind !== "review-comment" || number === null || checkedOut.includes(sha))
        return;
    const { head } = await github.pullRequest({ repository, number, signal });
    if (head.sha === sha)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", `The comment was written on commit ${sha.slice(0, 12)}, but the pull request is now at ${head.sha.slice(0, 12)}. Nothing ran.`, { nextStep: "Read the new commits, then write the comment again." });
}
/** Uses the head, not GITHUB_SHA, a merge commit. A head from a deleted repository came from a fork. */
function headOf({ head, base }) {
    return { sha: head.sha, isFork: head.repo?.full_name !== base.repo.full_name };
}


/***/ })

};
