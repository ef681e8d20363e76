export const id = 4802;
export const ids = [4802];
export const modules = {

/***/ 4802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fail: () => (/* binding */ fail),
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/github/api/client.js + 7 modules
var client = __webpack_require__(81329);
// EXTERNAL MODULE: ./lib/github/api/api-error.js
var api_error = __webpack_require__(29767);
;// CONCATENATED MODULE: ./lib/github/events/gate.js
/** Levels that may push, and so could run code in the repository's workflows anyway. */
const writers = new Set(["write", "maintain", "admin"]);
const unsafeEvents = {
    pull_request_target: "pull_request_target runs with the repository's secrets on behalf of anyone who opens a pull request; use a comment, or pull_request",
    workflow_run: "workflow_run runs with the repository's secrets after workflows that anyone's pull request can start; use a comment, or workflow_dispatch",
};
/** GitHub's own events name theirs. Who a run's variables name instead is nobody's proof. */
const nameOne = 'if you test with act, add `"sender": { "login": …, "id": …, "type": "User" }` to the --eventpath file';
/** Events that a program sends on purpose, with a token that its owner chose. */
const dispatches = new Set(["repository_dispatch", "workflow_dispatch"]);
const personInstead = "; send the event with the token of a person who may write, or give the workflow a schedule";
/**
 * What the event alone tells against a run: no request is needed. Null: nothing.
 *
 * A `schedule` has no sender: its workflow file stands on the default branch and its task in the settings, and only
 * who may write could put them there. `workflow_dispatch`, `push` and the like need the right to write already; their
 * sender is asked for all the same (`refusalByPermission`), because the event may be old: a run that is started again
 * keeps its sender, who may have left since.
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
    // A comment's event does not tell where the pull request comes from, so that it counts as a fork's.
    if (task.source.kind === "file" && target.isFork !== false) {
        return { reason: "the task file comes from a fork, which anyone may change" };
    }
    return null;
}
/** What the sender's right tells against a run. Null: the run is allowed. */
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
 * May this run be? To be asked before any call to a model or an engine. At most one request: the sender's permission,
 * fresh, because what the event says of the sender (`author_association`) is neither a right nor new.
 * A sender whom GitHub does not know has none.
 * @throws GitHubError when the permission cannot be read, which is never an answer. On abort: the signal's reason.
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

// EXTERNAL MODULE: ./lib/github/reporting/marker.js
var marker = __webpack_require__(70418);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(12311);
;// CONCATENATED MODULE: ./lib/github/events/payload.js


/** The parts of webhook payloads that decide whether, what and for whom a run is. Everything else is ignored. */
const account = schemas/* object */.Ikc({ login: schemas/* string */.YjP().min(1), id: schemas/* number */.aig().int(), type: schemas/* string */.YjP() });
const repository = schemas/* object */.Ikc({ full_name: schemas/* string */.YjP() });
const issue = schemas/* object */.Ikc({
    number: schemas/* number */.aig().int(),
    title: schemas/* string */.YjP(),
    body: schemas/* string */.YjP().nullish(),
    html_url: schemas/* string */.YjP(),
    user: account.nullable(),
    /** There on pull requests only: to GitHub a pull request is an issue too. */
    pull_request: schemas/* object */.Ikc({}).nullish(),
});
const comment = schemas/* object */.Ikc({
    id: schemas/* number */.aig().int(),
    body: schemas/* string */.YjP(),
    html_url: schemas/* string */.YjP(),
    user: account.nullable(),
});
const pullRequest = schemas/* object */.Ikc({
    number: schemas/* number */.aig().int(),
    head: schemas/* object */.Ikc({ sha: schemas/* string */.YjP(), repo: repository.nullable() }),
    base: schemas/* object */.Ikc({ repo: repository }),
});
const anyEvent = schemas/* object */.Ikc({ action: schemas/* string */.YjP().optional(), sender: account.optional() });
/** Made when an event asks for it: a run reads one event. */
const payload_schemas = {
    issueComment: () => anyEvent.extend({ issue, comment }),
    reviewComment: () => anyEvent.extend({ pull_request: pullRequest, comment }),
    issues: () => anyEvent.extend({ issue }),
    pullRequest: () => anyEvent.extend({ pull_request: pullRequest }),
    other: () => anyEvent,
};
/** @throws AgentExecError `settings-invalid` when the event file does not look as GitHub writes it. */
function readPayload(kind, eventName, payload) {
    // Without zod's compiler: for what is parsed once it takes longer than the parsing.
    const result = payload_schemas[kind]().safeParse(payload, { jitless: true });
    if (result.success)
        return result.data;
    const where = result.error.issues.map(({ path, message }) => `${path.join(".") || "the whole"}: ${message}`);
    throw new errors/* AgentExecError */.r("settings-invalid", `The ${eventName} event file is not in GitHub's format (${where.slice(0, 3).join("; ")}).`, {
        nextStep: "Start the action with a real event, or fix the file that GITHUB_EVENT_PATH names.",
        cause: result.error,
    });
}

;// CONCATENATED MODULE: ./lib/github/events/phrase.js
/**
 * What a comment says after its trigger phrase, trimmed, line ends as `\n`; null when it does not hold the phrase.
 *
 * The phrase counts as the first word of a line of running text, as CommonMark sees it: not inside a quote (lazy
 * continuation lines included), a fence, indented code, a code span or HTML. The first such line counts; everything
 * after it, to the end of the comment, belongs to the task. Case matters.
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
 * Most requests begin with the phrase. CommonMark has no block that starts with a letter, `/` or `@` in the first
 * column of the first line, so that this is running text, whatever follows; the parser then need not be loaded.
 */
function isPlainStart(line, phrase) {
    return line.startsWith(phrase) && /^[/@\p{L}]/u.test(phrase) && /^(\s|$)/.test(line.slice(phrase.length));
}
/**
 * The parser gives no position inside a paragraph. So the phrase of every candidate line is replaced by a word that
 * is found nowhere else and carries the line's number, and the parser's tree is searched for those words: one pass,
 * however many candidates there are.
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
/** The texts that begin a line of running text outside quotes, in order. */
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
/** A word that does not stand in the text. A comment has room for some 5,000 of those that are tried. */
function freshWord(lines) {
    const text = lines.join("\n");
    for (let tried = 0;; tried += 1) {
        const word = `phrase${tried}at`;
        if (!text.includes(word))
            return word;
    }
}

// EXTERNAL MODULE: ./lib/github/events/target.js
var target = __webpack_require__(58792);
;// CONCATENATED MODULE: ./lib/github/events/trigger.js




/**
 * Reads an event: whether it is for us, and what the task is. Pure.
 *
 * The task is the `task` or `task-file` setting where one is given, on any event. Otherwise it comes from
 * - a comment on an issue, a pull request or a diff: what follows the trigger phrase (`textAfterPhrase`);
 * - an issue that was opened: title and body, without any phrase, because a workflow that listens to `issues` and has
 *   no task of its own can mean nothing else.
 * Comments count when they are `created`, issues when they are `opened`. An edit, a label or an assignment never
 * starts a run: whoever does those is not who wrote the words, or wrote them before they were changed.
 * @throws AgentExecError `settings-invalid` when the payload lacks what its event always has.
 */
async function readTrigger(options) {
    switch (options.eventName) {
        case "issue_comment":
            return readIssueComment(options);
        case "pull_request_review_comment":
            return readReviewComment(options);
        case "issues":
            return readIssue(options);
        default:
            return readOther(options);
    }
}
async function readIssueComment(options) {
    const { action, issue, comment, sender } = readPayload("issueComment", options.eventName, options.payload);
    if (action !== "created")
        return skip(`the comment was ${action ?? "changed"}; only a new comment starts a run`);
    const isPullRequest = Boolean(issue.pull_request);
    return fromComment(options, {
        comment,
        sender: sender ?? null,
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
        target: (0,target/* pullRequestTarget */.Sj)(options.repository, pull_request, { kind: "review-comment", id: comment.id }),
    });
}
async function fromComment(options, { comment, sender, target }) {
    const about = { eventName: options.eventName, target, sender, author: comment.user };
    const isOurs = comment.body.startsWith(marker/* markerPrefix */.X4);
    const task = taskFromSettings(options);
    if (task)
        return { kind: "run", ...about, task, isOurs };
    const text = await textAfterPhrase(comment.body, options.settings.triggerPhrase);
    if (text === null) {
        return skip(`no line of the comment starts with the word ${options.settings.triggerPhrase}`);
    }
    const source = { kind: "comment", url: comment.html_url };
    return { kind: "run", ...about, task: { text, source, ...authorOf(comment.user) }, isOurs };
}
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
    if (given)
        return { kind: "run", ...about, author: null, task: given };
    if (action !== "opened")
        return skip(`the issue was ${action ?? "changed"}; only a newly opened issue is a task`);
    const text = [issue.title, issue.body ?? ""].join("\n\n").replaceAll(/\r\n?/g, "\n").trim();
    const task = { text, source: { kind: "issue", url: issue.html_url }, ...authorOf(issue.user) };
    return { kind: "run", ...about, author: issue.user, task };
}
function readOther(options) {
    const { eventName, payload } = options;
    const task = taskFromSettings(options);
    if (!task)
        return skip(`a ${eventName} event has no task; set the input task or task-file`);
    const payloadSender = readPayload("other", eventName, payload).sender ?? null;
    // A schedule is nobody's act, whatever account GitHub may put there.
    const sender = eventName === "schedule" ? null : payloadSender;
    return { kind: "run", eventName, task, target: otherTarget(options), sender, author: null, isOurs: false };
}
function otherTarget(options) {
    const { eventName, payload, repository, sha } = options;
    if (typeof payload === "object" && payload !== null && "pull_request" in payload) {
        const { pull_request } = readPayload("pullRequest", eventName, payload);
        return (0,target/* pullRequestTarget */.Sj)(options.repository, pull_request, {
            kind: "issue",
            number: pull_request.number,
        });
    }
    return { repository, number: null, isPullRequest: false, sha, isFork: false, subject: null };
}
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

// EXTERNAL MODULE: ./lib/process/env.js
var env = __webpack_require__(36130);
// EXTERNAL MODULE: ./lib/process/stop-signals.js
var stop_signals = __webpack_require__(39269);
// EXTERNAL MODULE: ./lib/ports/outcomes.js
var outcomes = __webpack_require__(64319);
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
 * The action's main step: event → trigger → gate → run. What is not for us, or not allowed, ends as one line in the
 * log and the output `outcome`; nothing but the gate's own question was sent anywhere by then.
 */
async function main() {
    try {
        await main_open((0,env/* readEnvironment */.Q)());
    }
    catch (thrown) {
        fail(thrown);
    }
}
/** Where nobody knows the settings or the event, and so neither what fails a step nor where to answer. */
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
                const { attest } = await Promise.all(/* import() */[__webpack_require__.e(7291), __webpack_require__.e(8269), __webpack_require__.e(3489), __webpack_require__.e(6384), __webpack_require__.e(4078), __webpack_require__.e(8226), __webpack_require__.e(7169), __webpack_require__.e(7940), __webpack_require__.e(2161), __webpack_require__.e(6348), __webpack_require__.e(9877), __webpack_require__.e(4891)]).then(__webpack_require__.bind(__webpack_require__, 78169));
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
        const trigger = await readTrigger({
            ...workflow,
            settings: {
                triggerPhrase: settings["trigger-phrase"],
                task: settings.task,
                taskFile: settings["task-file"],
            },
        });
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
    const gate = await passGate({ access: github, trigger, signal });
    if (!gate.isAllowed)
        return endBefore("denied", gate.reason, settings);
    const { runAllowed } = await Promise.all(/* import() */[__webpack_require__.e(7291), __webpack_require__.e(8269), __webpack_require__.e(6384), __webpack_require__.e(6442), __webpack_require__.e(4078), __webpack_require__.e(8226), __webpack_require__.e(7169), __webpack_require__.e(2832), __webpack_require__.e(7940), __webpack_require__.e(3239), __webpack_require__.e(2835)]).then(__webpack_require__.bind(__webpack_require__, 21105));
    await runAllowed({ ...asked, github });
}
function endBefore(outcome, reason, { "fail-on": failOn }) {
    (0,log/* logText */.kc)(`agent-exec ${outcome}: ${reason}`);
    (0,outputs/* setOutputs */.n)({ outcome, summary: (0,told/* toldOf */.dc)(reason) });
    (0,step_end/* endStep */.Cs)({ outcome, message: reason, nextStep: "", failOn });
}
function cancelled(reason) {
    const message = reason instanceof Error ? reason.message : "The run was cancelled.";
    return new errors/* AgentExecError */.r("internal", message, { nextStep: "Start it again if you need its result." });
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
 * The target with its commit. Only a comment on a pull request costs a request: its event does not name the head, so
 * it is the head at this moment; take it once, and hold on to it.
 * @throws GitHubError when the pull request cannot be read. On abort: the signal's reason.
 */
async function resolveTarget(github, target, { signal }) {
    const { repository, number, sha, isFork } = target;
    if (sha !== null && isFork !== null)
        return { ...target, sha, isFork };
    const pull = await github.pullRequest({ repository, number: number ?? 0, signal });
    return { ...target, ...headOf(pull) };
}
/**
 * Refuses a review comment on a commit that is neither checked out nor the pull request's head any more: the code that would
 * run is not the code that its author looked at.
 * @param checkedOut the commit that is checked out, and its parents
 * @throws AgentExecError `settings-invalid`; GitHubError when the pull request cannot be read. On abort: the signal's reason.
 */
async function refuseMovedHead(github, { repository, number, sha, subject }, { checkedOut, signal }) {
    if (subject?.kind !== "review-comment" || number === null || checkedOut.includes(sha))
        return;
    const { head } = await github.pullRequest({ repository, number, signal });
    if (head.sha === sha)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", `The comment was written on commit ${sha.slice(0, 12)}, but the pull request is now at ${head.sha.slice(0, 12)}. Nothing ran.`, { nextStep: "Read the new commits, then write the comment again." });
}
/**
 * The head commit, never GITHUB_SHA: that is a merge commit whose checks nobody sees. A head whose repository is
 * deleted came from a fork.
 */
function headOf({ head, base }) {
    return { sha: head.sha, isFork: head.repo?.full_name !== base.repo.full_name };
}


/***/ })

};
