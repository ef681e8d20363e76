export const id = 4905;
export const ids = [4905];
export const modules = {

/***/ 64905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fail: () => (/* binding */ fail),
/* harmony export */   main: () => (/* binding */ main)
/* harmony export */ });
/* unused harmony export gateAndRun */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _github_events_commands_read_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20250);
/* harmony import */ var _github_events_failed_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9352);
/* harmony import */ var _github_events_repeated_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82339);
/* harmony import */ var _process_env_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(36130);
/* harmony import */ var _process_stop_signals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39269);
/* harmony import */ var _facts_outcomes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83518);
/* harmony import */ var _runner_inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53760);
/* harmony import */ var _redaction_told_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74080);
/* harmony import */ var _runner_log_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(72635);
/* harmony import */ var _runner_step_end_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(77974);
/* harmony import */ var _runner_read_event_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(80688);
/* harmony import */ var _runner_workflow_run_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8020);
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
 * The action's main step: event, trigger, gate, run. If the event has no task, or is not allowed, the step ends with
 * one line in the log and the output `outcome`. For an unwanted event, only the gate sends requests.
 */
async function main() {
    try {
        await open((0,_process_env_js__WEBPACK_IMPORTED_MODULE_12__/* .readEnvironment */ .Q)());
    }
    catch (thrown) {
        fail(thrown);
    }
}
/** Handles errors before the settings and the event are known. The step fails. Nobody can be answered yet. */
function fail(thrown) {
    const error = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toAgentExecError */ .Mq)(thrown);
    (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_9__/* .setOutputs */ .n0)({ summary: (0,_redaction_told_js__WEBPACK_IMPORTED_MODULE_7__/* .toldOf */ .dc)(error.message) });
    (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_9__/* .failStep */ .vy)(error);
}
async function open(environment) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const inputs = await (0,_runner_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .readInputs */ .Ko)(environment).catch((thrown) => refuseSettings(thrown, environment));
        const { settings } = inputs;
        const workflow = await (0,_runner_workflow_run_js__WEBPACK_IMPORTED_MODULE_11__/* .readWorkflowRun */ .hO)(environment);
        if (settings.mode !== "run") {
            const env_2 = { stack: [], error: void 0, hasError: false };
            try {
                const stop = __addDisposableResource(env_2, (0,_process_stop_signals_js__WEBPACK_IMPORTED_MODULE_4__/* .listenForStopSignals */ .OV)(), false);
                const mode = await modes[settings.mode]();
                return await mode(inputs, { environment, workflow, signal: stop.signal });
            }
            catch (e_1) {
                env_2.error = e_1;
                env_2.hasError = true;
            }
            finally {
                __disposeResources(env_2);
            }
        }
        const trigger = await (0,_runner_read_event_js__WEBPACK_IMPORTED_MODULE_10__/* .readEvent */ .j_)(workflow, settings);
        if (trigger.kind === "skip")
            return (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_9__/* .endBefore */ .rf)("skipped", trigger.reason, settings);
        const stop = __addDisposableResource(env_1, (0,_process_stop_signals_js__WEBPACK_IMPORTED_MODULE_4__/* .listenForStopSignals */ .OV)(), false);
        try {
            const github = (0,_runner_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .connect */ .Ng)(settings, workflow);
            await gateAndRun({ ...inputs, workflow, trigger, github, environment, signal: stop.signal });
        }
        catch (thrown) {
            const isCancelled = stop.signal.aborted && !(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isAgentExecError */ .TE)(stop.signal.reason);
            const error = isCancelled ? cancelled(stop.signal.reason) : (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toAgentExecError */ .Mq)(thrown);
            const outcome = isCancelled ? "cancelled" : (0,_facts_outcomes_js__WEBPACK_IMPORTED_MODULE_5__/* .outcomeOf */ .sG)(error);
            (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_9__/* .endWithoutRun */ .VJ)(error, { outcome, failOn: settings["fail-on"] });
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
/**
 * Also tells the thread that the settings are wrong. If this answer fails, the first error still counts.
 * @throws the first error.
 */
async function refuseSettings(thrown, environment) {
    const env_3 = { stack: [], error: void 0, hasError: false };
    try {
        const wrong = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toAgentExecError */ .Mq)(thrown);
        const stop = __addDisposableResource(env_3, (0,_process_stop_signals_js__WEBPACK_IMPORTED_MODULE_4__/* .listenForStopSignals */ .OV)(), false);
        const { answerWrongSettings } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(5725), __webpack_require__.e(8269), __webpack_require__.e(527), __webpack_require__.e(8100), __webpack_require__.e(223), __webpack_require__.e(3523), __webpack_require__.e(8467), __webpack_require__.e(3622), __webpack_require__.e(4915)]).then(__webpack_require__.bind(__webpack_require__, 17795));
        await answerWrongSettings(wrong, { environment, signal: stop.signal }).catch((fault) => (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_8__/* .logText */ .kc)(`agent-exec: could not answer in the thread: ${(0,_redaction_told_js__WEBPACK_IMPORTED_MODULE_7__/* .toldOf */ .dc)((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(fault))}`));
        throw wrong;
    }
    catch (e_3) {
        env_3.error = e_3;
        env_3.hasError = true;
    }
    finally {
        __disposeResources(env_3);
    }
}
/** Runs what an event asks for, if its sender may ask. @throws like `passGate`; on abort the signal's reason. */
async function gateAndRun(asked) {
    const { settings, trigger, github, signal } = asked;
    if (await (0,_runner_read_event_js__WEBPACK_IMPORTED_MODULE_10__/* .isDenied */ .GZ)(asked))
        return;
    const repeated = await (0,_github_events_repeated_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonRepeated */ .f)(asked);
    if (repeated !== null)
        return (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_9__/* .endBefore */ .rf)("skipped", repeated, settings);
    const request = (0,_github_events_commands_read_request_js__WEBPACK_IMPORTED_MODULE_1__/* .requestOf */ .fo)(trigger);
    const isProof = request.kind === "command" && request.name === "prove" && trigger.target.isPullRequest;
    if (!(0,_github_events_commands_read_request_js__WEBPACK_IMPORTED_MODULE_1__/* .needsRun */ .ZT)(request) && !isProof) {
        const { answer } = await __webpack_require__.e(/* import() */ 5945).then(__webpack_require__.bind(__webpack_require__, 95945));
        return answer({ ...asked, request });
    }
    if (!(0,_github_events_commands_read_request_js__WEBPACK_IMPORTED_MODULE_1__/* .needsRun */ .ZT)(request)) {
        const { proveAsked } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(5725), __webpack_require__.e(8269), __webpack_require__.e(2449), __webpack_require__.e(3857), __webpack_require__.e(1260), __webpack_require__.e(527), __webpack_require__.e(8100), __webpack_require__.e(223), __webpack_require__.e(4011), __webpack_require__.e(3523), __webpack_require__.e(6671), __webpack_require__.e(5777), __webpack_require__.e(7934), __webpack_require__.e(3162), __webpack_require__.e(8467), __webpack_require__.e(3476), __webpack_require__.e(3622), __webpack_require__.e(4476), __webpack_require__.e(9949), __webpack_require__.e(3568), __webpack_require__.e(2390), __webpack_require__.e(4731), __webpack_require__.e(6351), __webpack_require__.e(9573), __webpack_require__.e(6923)]).then(__webpack_require__.bind(__webpack_require__, 90364));
        return proveAsked(asked);
    }
    const left = await (0,_github_events_failed_run_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonToLeave */ .jc)({ github, trigger, signal });
    if (left !== null)
        return (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_9__/* .endBefore */ .rf)("skipped", left, settings);
    const { runAllowed } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(5725), __webpack_require__.e(8269), __webpack_require__.e(3857), __webpack_require__.e(1260), __webpack_require__.e(527), __webpack_require__.e(8100), __webpack_require__.e(223), __webpack_require__.e(4011), __webpack_require__.e(3523), __webpack_require__.e(6671), __webpack_require__.e(5777), __webpack_require__.e(6545), __webpack_require__.e(3162), __webpack_require__.e(8467), __webpack_require__.e(3533), __webpack_require__.e(3476), __webpack_require__.e(3622), __webpack_require__.e(2229), __webpack_require__.e(9949), __webpack_require__.e(3568), __webpack_require__.e(4731), __webpack_require__.e(3007)]).then(__webpack_require__.bind(__webpack_require__, 30989));
    await runAllowed({ ...asked, request });
}
function cancelled(reason) {
    const message = reason instanceof Error ? reason.message : "The run was cancelled.";
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("internal", message, {
        nextStep: "If you need the result, start the run again.",
    });
}
/** All modes except `run`, one file each. A mode's file is loaded only if it is used. */
const modes = {
    prove: async () => (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(5725), __webpack_require__.e(8269), __webpack_require__.e(2449), __webpack_require__.e(3857), __webpack_require__.e(1260), __webpack_require__.e(527), __webpack_require__.e(8100), __webpack_require__.e(223), __webpack_require__.e(4011), __webpack_require__.e(3523), __webpack_require__.e(6671), __webpack_require__.e(5777), __webpack_require__.e(7934), __webpack_require__.e(3162), __webpack_require__.e(8467), __webpack_require__.e(3476), __webpack_require__.e(3622), __webpack_require__.e(4476), __webpack_require__.e(9949), __webpack_require__.e(3568), __webpack_require__.e(2390), __webpack_require__.e(4731), __webpack_require__.e(6351), __webpack_require__.e(9573), __webpack_require__.e(6923)]).then(__webpack_require__.bind(__webpack_require__, 90364))).prove,
    doctor: async () => (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(5725), __webpack_require__.e(8269), __webpack_require__.e(527), __webpack_require__.e(8100), __webpack_require__.e(223), __webpack_require__.e(4011), __webpack_require__.e(3523), __webpack_require__.e(5777), __webpack_require__.e(8467), __webpack_require__.e(3622), __webpack_require__.e(2673), __webpack_require__.e(2666)]).then(__webpack_require__.bind(__webpack_require__, 22964))).doctor,
    report: async () => (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(527), __webpack_require__.e(8100), __webpack_require__.e(223), __webpack_require__.e(6671), __webpack_require__.e(7934), __webpack_require__.e(3468)]).then(__webpack_require__.bind(__webpack_require__, 87058))).report,
    exec: async () => (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(5725), __webpack_require__.e(8269), __webpack_require__.e(3857), __webpack_require__.e(527), __webpack_require__.e(8100), __webpack_require__.e(223), __webpack_require__.e(4011), __webpack_require__.e(3523), __webpack_require__.e(6671), __webpack_require__.e(5777), __webpack_require__.e(6545), __webpack_require__.e(3162), __webpack_require__.e(8467), __webpack_require__.e(3533), __webpack_require__.e(3476), __webpack_require__.e(3622), __webpack_require__.e(2229), __webpack_require__.e(9949), __webpack_require__.e(3568), __webpack_require__.e(4731), __webpack_require__.e(2519)]).then(__webpack_require__.bind(__webpack_require__, 32325))).exec,
    attest: async () => (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(5725), __webpack_require__.e(8269), __webpack_require__.e(3489), __webpack_require__.e(527), __webpack_require__.e(8100), __webpack_require__.e(223), __webpack_require__.e(3523), __webpack_require__.e(6671), __webpack_require__.e(7934), __webpack_require__.e(6545), __webpack_require__.e(8467), __webpack_require__.e(3622), __webpack_require__.e(2735), __webpack_require__.e(676), __webpack_require__.e(7957)]).then(__webpack_require__.bind(__webpack_require__, 75445))).attest,
};


/***/ }),

/***/ 80688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Rv: () => (/* binding */ gateOf),
  GZ: () => (/* binding */ isDenied),
  fO: () => (/* binding */ listsOf),
  j_: () => (/* binding */ readEvent)
});

// EXTERNAL MODULE: ./lib/github/events/permissions.js + 1 modules
var permissions = __webpack_require__(99465);
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
/** Why this label starts no run. Null if it does, or if the event is about no label. GitHub ignores case in labels. */
function otherLabel({ settings: { labelTrigger } }, { action, label }) {
    if (action !== "labeled" || labelTrigger === undefined)
        return null;
    if (label?.name.toLowerCase() === labelTrigger.toLowerCase())
        return null;
    return `the label ${label?.name ?? "without a name"} was added; only ${labelTrigger} starts a run`;
}
function needsTask(eventName) {
    return skip(`a ${eventName} event has no task; set the input task or task-file`);
}
function skip(reason) {
    return { kind: "skip", reason };
}

// EXTERNAL MODULE: ./lib/github/reporting/marker.js
var marker = __webpack_require__(70418);
;// CONCATENATED MODULE: ./lib/github/events/event-text.js
function eventText({ title, body, user, comments }, rest) {
    return {
        at: null,
        isNew: false,
        isTask: false,
        commentId: null,
        besides: "",
        place: null,
        ...rest,
        title: title ?? "",
        body: body ?? "",
        author: user?.login ?? null,
        comments: comments ?? 0,
    };
}

// EXTERNAL MODULE: ./lib/github/events/payload.js
var events_payload = __webpack_require__(94167);
// EXTERNAL MODULE: ./lib/github/events/phrase.js
var events_phrase = __webpack_require__(67724);
// EXTERNAL MODULE: ./lib/github/events/target.js
var events_target = __webpack_require__(58792);
;// CONCATENATED MODULE: ./lib/github/events/triggers/comments.js






async function readIssueComment(options) {
    const event = (0,events_payload/* readPayload */.r)("issueComment", options.eventName, options.payload);
    const { issue, comment } = event;
    const isPullRequest = Boolean(issue.pull_request);
    return fromComment(options, event, {
        comment,
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
    const event = (0,events_payload/* readPayload */.r)("reviewComment", options.eventName, options.payload);
    const { pull_request, comment } = event;
    return fromComment(options, event, {
        comment,
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
/** Reads the text of a whole review. Each of its comments on the diff has an event of its own. */
async function readReview(options) {
    const event = (0,events_payload/* readPayload */.r)("review", options.eventName, options.payload);
    const { pull_request, review } = event;
    return fromComment(options, event, {
        comment: review,
        told: eventText(pull_request, { at: review.submitted_at ?? null, commentId: review.id }),
        target: (0,events_target/* pullRequestTarget */.Sj)(options.repository, pull_request, { kind: "review", id: review.id }),
    });
}
async function fromComment(options, { action, sender }, { comment, told, target }) {
    const isReview = target.subject?.kind === "review";
    if (isReview && action !== "submitted")
        return skip(`the review was ${action ?? "changed"}; only a newly submitted review starts a run`);
    if (!isReview && action !== "created")
        return skip(`the comment was ${action ?? "changed"}; only a new comment starts a run`);
    const said = comment.body ?? "";
    const about = { eventName: options.eventName, target, sender, told, author: comment.user, said };
    const isOurs = said.startsWith(marker/* markerPrefix */.X4);
    const task = taskFromSettings(options);
    if (task)
        return { kind: "run", ...about, told: { ...told, besides: said }, task, isOurs };
    const phrase = options.settings.triggerPhrase;
    const around = await (0,events_phrase/* textAroundPhrase */.q)(said, phrase);
    if (around === null)
        return skip(`no line of the ${isReview ? "review" : "comment"} starts with the word ${phrase}`);
    const source = { kind: "comment", url: comment.html_url };
    const asked = { text: around.after, source, ...authorOf(comment.user) };
    return { kind: "run", ...about, told: { ...told, besides: around.above }, task: asked, isOurs };
}

;// CONCATENATED MODULE: ./lib/github/events/triggers/issues.js




/**
 * Reads a new issue with the phrase, or an issue that got the label. Other issues do not count, because anybody can
 * open an issue. The person who adds the label is responsible for the text, so the gate checks that person's
 * permission.
 */
async function readIssue(options) {
    const { eventName, repository, sha, settings } = options;
    const { action, issue, label, sender } = (0,events_payload/* readPayload */.r)("issues", eventName, options.payload);
    const other = otherLabel(options, { action, label });
    if (other !== null)
        return skip(other);
    const subject = { kind: "issue", number: issue.number };
    const { number } = issue;
    const target = { repository, number, isPullRequest: false, sha, isFork: false, subject };
    const isNew = action === "opened";
    const at = (isNew ? issue.created_at : issue.updated_at) ?? null;
    const about = { kind: "run", eventName, target, sender, isOurs: false };
    const given = taskFromSettings(options);
    if (given)
        return { ...about, told: eventText(issue, { at, isNew }), author: null, task: given };
    const isLabeled = action === "labeled" && settings.labelTrigger !== undefined;
    if (!isNew && !isLabeled)
        return skip(`the issue was ${action ?? "changed"}; only a new issue, or the label in label-trigger, starts a run`);
    const whole = [issue.title, issue.body ?? ""].join("\n\n").replaceAll(/\r\n?/g, "\n").trim();
    const asked = isLabeled ? "" : await (0,events_phrase/* textAfterPhrase */.d)(whole, settings.triggerPhrase);
    if (asked === null)
        return skip(`no line of the issue starts with the word ${settings.triggerPhrase}; set the input task to work on every issue`);
    // The phrase alone asks for what the issue says.
    const text = asked || (isLabeled ? whole : whole.slice(0, -settings.triggerPhrase.length).trim());
    return {
        ...about,
        told: eventText(issue, { at, isNew, isTask: asked === "" }),
        author: isLabeled ? sender : issue.user,
        task: { text, source: { kind: "issue", url: issue.html_url }, ...authorOf(issue.user) },
        ...(isLabeled && { isLabeled }),
    };
}

;// CONCATENATED MODULE: ./lib/github/events/triggers/pull-requests.js




/**
 * Reads the event of an opened, changed or labelled pull request. Its text describes the change, so the settings name
 * the task.
 */
function readPullRequest(options) {
    const { eventName, payload, repository } = options;
    const task = taskFromSettings(options);
    if (!task)
        return needsTask(eventName);
    const { pull_request, sender, ...event } = (0,events_payload/* readPayload */.r)("pullRequest", eventName, payload);
    const other = otherLabel(options, event);
    if (other !== null)
        return skip(other);
    const target = (0,events_target/* pullRequestTarget */.Sj)(repository, pull_request, { kind: "issue", number: pull_request.number });
    const told = eventText(pull_request, { at: pull_request.updated_at ?? null });
    return { kind: "run", eventName, task, target, told, sender, author: null, isOurs: false };
}

;// CONCATENATED MODULE: ./lib/github/events/triggers/workflow-runs.js


/**
 * Reads the event of another workflow that failed. The settings name the task, and the model gets the failed job's log.
 * The sender is the person whose push or request started that workflow.
 */
function readWorkflowRun(options) {
    const { eventName, payload, repository } = options;
    const task = taskFromSettings(options);
    if (!task)
        return needsTask(eventName);
    const event = (0,events_payload/* readPayload */.r)("workflowRun", eventName, payload);
    const { workflow_run: run, sender } = event;
    if (run.conclusion !== "failure")
        return skip(`the workflow's run ended as ${run.conclusion ?? event.action ?? "unknown"}; only a failure starts a run`);
    const isFork = run.head_repository?.full_name !== repository;
    // GitHub also lists pull requests of other repositories that have this branch.
    const listed = run.pull_requests.filter(({ base }) => base.repo.id === event.repository.id);
    const pull = listed.find(({ head }) => head.sha === run.head_sha) ?? listed[0];
    if (run.event === "pull_request" && !isFork && pull === undefined)
        return skip("the pull request of the failed run is closed");
    const target = {
        repository,
        number: pull?.number ?? null,
        isPullRequest: pull !== undefined,
        sha: run.head_sha,
        isFork,
        subject: { kind: "workflow-run", id: run.id },
    };
    const failedRun = { runId: run.id, attempt: run.run_attempt ?? 1 };
    const about = { eventName, target, told: null, sender: run.actor ?? sender, author: null };
    return { kind: "run", ...about, task, isOurs: false, failedRun };
}

;// CONCATENATED MODULE: ./lib/github/events/triggers/read-trigger.js






/** The readers of events that can contain a task. For other events, the settings name the task. */
const readers = new Map([
    ["issue_comment", readIssueComment],
    ["pull_request_review_comment", readReviewComment],
    ["pull_request_review", readReview],
    ["issues", readIssue],
    ["pull_request", readPullRequest],
    ["workflow_run", readWorkflowRun],
]);
/**
 * Reads whether an event is a task for agent-exec, and which. The function has no side effects.
 *
 * The setting `task` or `task-file` wins on any event. Otherwise the task comes from
 * - a new comment or review, or a new issue: the text after the trigger phrase (`textAfterPhrase`);
 * - an issue that gets the label in `label-trigger`: title and body.
 * An edit, another label or an assignment never starts a run: another person may have done it, or the text changed
 * afterwards.
 * @throws AgentExecError `settings-invalid` if the payload is not in GitHub's format.
 */
async function readTrigger(options) {
    return (readers.get(options.eventName) ?? readOther)(options);
}
/** Reads events without a text, such as `push` and `schedule`. The settings name the task. */
function readOther(options) {
    const { eventName, payload, repository, sha } = options;
    if (typeof payload === "object" && payload !== null && "pull_request" in payload)
        return readPullRequest(options);
    const task = taskFromSettings(options);
    if (!task)
        return needsTask(eventName);
    // A schedule has no sender, although GitHub names an account.
    const { sender: named } = (0,events_payload/* readPayload */.r)("other", eventName, payload);
    const sender = eventName === "schedule" ? null : named;
    const target = { repository, number: null, isPullRequest: false, sha, isFork: false, subject: null };
    return { kind: "run", eventName, task, target, told: null, sender, author: null, isOurs: false };
}

// EXTERNAL MODULE: ./lib/action/runner/step-end.js + 1 modules
var step_end = __webpack_require__(77974);
;// CONCATENATED MODULE: ./lib/action/runner/read-event.js



/**
 * Finds out whether the workflow's event asks for a run.
 * @throws AgentExecError `settings-invalid` if the event is not in GitHub's form.
 */
function readEvent(workflow, settings) {
    const { task, "task-file": taskFile } = settings;
    const [triggerPhrase, labelTrigger] = [settings["trigger-phrase"], settings["label-trigger"]];
    return readTrigger({ ...workflow, settings: { triggerPhrase, labelTrigger, task, taskFile } });
}
function listsOf(settings) {
    const [users, teams, bots] = [settings["allow-users"], settings["allow-teams"], settings["allow-bots"]];
    return { users, teams, bots };
}
/** Whether the event's sender may ask. @throws GitHubError; on abort the signal's reason. */
function gateOf({ settings, github, trigger, signal }) {
    return (0,permissions/* passGate */.l)({ access: github, trigger, lists: listsOf(settings), signal });
}
/** Ends the step if the event's sender may not ask. Returns whether it has ended. @throws like `gateOf`. */
async function isDenied(asking) {
    const gate = await gateOf(asking);
    if (!gate.isAllowed)
        (0,step_end/* endBefore */.rf)("denied", gate.reason, asking.settings);
    return !gate.isAllowed;
}


/***/ }),

/***/ 13102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ readOptions),
/* harmony export */   f: () => (/* binding */ options)
/* harmony export */ });
/** The options that a comment can write before its task. */
const options = {
    model: {
        value: "NAME",
        help: "ask this model",
        read: (model) => ({ model }),
    },
    "max-turns": {
        value: "N",
        help: "accept at most N replies of the model",
        read: (value) => (/^[1-9]\d{0,4}$/.test(value) ? { maxTurns: Number(value) } : null),
    },
};
/**
 * Reads options from the beginning of a text: `--model NAME` or `--model=NAME`. A long dash counts too, because phones
 * write it for two short ones.
 */
function readOptions(text) {
    let rest = text;
    let found = {};
    for (;;) {
        const match = /^(?:--|[—–])([a-z][\w-]{0,40})(?:=|[ \t]+(?![ \t])|(?=\s|$))/i.exec(rest);
        if (match === null)
            return { options: found, rest, problem: null };
        const name = (match[1] ?? "").toLowerCase();
        const row = Object.hasOwn(options, name) ? options[name] : undefined;
        const wrong = (problem) => ({ options: found, rest, problem: `\`--${name}\` ${problem}` });
        if (row === undefined)
            return wrong("cannot be used in a comment.");
        const behind = rest.slice(match[0].length);
        const value = /^\S*/.exec(behind)?.[0] ?? "";
        const read = value === "" ? null : row.read(value);
        if (read === null)
            return wrong(`needs a value, as in \`--${name} ${row.value}\`.`);
        found = { ...found, ...read };
        rest = behind.slice(value.length).trimStart();
    }
}


/***/ }),

/***/ 20250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tq: () => (/* binding */ isAnswer),
/* harmony export */   ZT: () => (/* binding */ needsRun),
/* harmony export */   fo: () => (/* binding */ requestOf),
/* harmony export */   ih: () => (/* binding */ isOfDocuments),
/* harmony export */   "in": () => (/* binding */ readRequest)
/* harmony export */ });
/* harmony import */ var _format_meant_word_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74393);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13102);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91852);



function isAnswer(request) {
    return request.kind === "command" && request.name !== "retry" && request.name !== "exec";
}
function isOfDocuments(request) {
    return request.kind === "command" && request.name === "exec";
}
function needsRun(request) {
    if (request.kind === "command")
        return _table_js__WEBPACK_IMPORTED_MODULE_2__/* .commandRows */ .v[request.name]?.startsRun === true;
    return request.kind === "task";
}
const taskUsage = "[--model NAME] [--max-turns N] TASK";
/** Reads the request of an event. Only comments can have commands and options. */
function requestOf({ task }) {
    return task.source.kind === "comment"
        ? readRequest(task.text ?? "")
        : { kind: "task", text: task.text ?? "", options: {} };
}
/**
 * Reads a request. A command counts only with its own arguments, so `retry with fewer files` is a task.
 * @param text the trimmed text after the trigger phrase
 */
function readRequest(text) {
    if (text === "")
        return { kind: "command", name: "help", argument: "", options: {} };
    const { options, rest, problem } = (0,_options_js__WEBPACK_IMPORTED_MODULE_1__/* .readOptions */ .T)(text);
    if (problem !== null)
        return { kind: "mistake", problem, usage: taskUsage };
    if (rest === "")
        return { kind: "mistake", problem: "There is no task.", usage: taskUsage };
    return readCommand(rest, options) ?? { kind: "task", text: rest, options };
}
const synonyms = { stop: "cancel", abort: "cancel", rerun: "retry" };
/**
 * Asks back if a text is a single word that nearly is a command, because as a task it would start a paid run. Null: it
 * is a task.
 */
function misspelt(word) {
    const synonym = Object.hasOwn(synonyms, word) ? synonyms[word] : undefined;
    const meant = synonym ?? (0,_format_meant_word_js__WEBPACK_IMPORTED_MODULE_0__/* .meantWord */ .C)(word, Object.keys(_table_js__WEBPACK_IMPORTED_MODULE_2__/* .commandRows */ .v));
    if (meant === null)
        return null;
    return { kind: "mistake", problem: `\`${word}\` is not a command.`, usage: (0,_table_js__WEBPACK_IMPORTED_MODULE_2__/* .written */ .M)(meant) };
}
/** Null: the text is a task. */
function readCommand(text, options) {
    const word = /^\S+/.exec(text)?.[0] ?? "";
    // Phones write a capital letter at the beginning of a line.
    const name = word.toLowerCase();
    const row = Object.hasOwn(_table_js__WEBPACK_IMPORTED_MODULE_2__/* .commandRows */ .v, name) ? _table_js__WEBPACK_IMPORTED_MODULE_2__/* .commandRows */ .v[name] : undefined;
    const behind = text.slice(word.length).trim();
    if (row === undefined)
        return behind === "" ? misspelt(name) : null;
    const more = row.takesOptions === true ? (0,_options_js__WEBPACK_IMPORTED_MODULE_1__/* .readOptions */ .T)(behind) : { options: {}, rest: behind, problem: null };
    if (more.problem !== null)
        return { kind: "mistake", problem: more.problem, usage: `${name} [--model NAME] [--max-turns N]` };
    const fit = row.fits(more.rest);
    if (fit === "no")
        return null;
    if (fit === "wrong")
        return { kind: "mistake", problem: row.needs ?? "", usage: (0,_table_js__WEBPACK_IMPORTED_MODULE_2__/* .written */ .M)(name) };
    const all = { ...options, ...more.options };
    return { kind: "command", name: name, argument: more.rest, options: all };
}


/***/ }),

/***/ 91852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ written),
/* harmony export */   v: () => (/* binding */ commandRows)
/* harmony export */ });
const bare = { argument: "", fits: (argument) => (argument === "" ? "yes" : "no") };
/** If not all words are names of documents, the text is a task: `exec the tests again`. */
function documentsFit(argument) {
    const words = argument.split(/\s+/);
    if (argument === "" || words.every((word) => isDocument.test(word)))
        return "yes";
    return words.length > 1 && !words.some((word) => isDocument.test(word)) ? "no" : "wrong";
}
/** Matches a Markdown file, a glob or a folder. */
const isDocument = /^(?!.*\.\.)[^-/].*(?:\.(?:md|markdown|mdx|qmd|rmd)|\*|\/)$/i;
/** If there are several words, the text is a task: `approve the proposal in the issue`. */
function hashFit(argument) {
    if (/^`?[0-9a-f]{64}`?$/i.test(argument))
        return "yes";
    return /\s/.test(argument) ? "no" : "wrong";
}
const commands = {
    retry: { ...bare, help: "run the last task of this thread again.", startsRun: true, takesOptions: true },
    cancel: { ...bare, help: "end the run of this thread that is in progress." },
    approve: {
        argument: "HASH",
        help: "run the code that waits for your approval in this thread, and no other. Copy HASH from its report.",
        fits: hashFit,
        needs: "`approve` needs the hash of the waiting code, 64 hexadecimal digits from the run's report.",
        startsRun: true,
    },
    feedback: {
        argument: "TEXT",
        help: "run no waiting code, and tell the model what to change.",
        fits: (argument) => (argument === "" ? "wrong" : "yes"),
        needs: "`feedback` needs your words.",
        startsRun: true,
    },
    reject: { ...bare, help: "end the run that waits for an approval.", startsRun: true },
    apply: {
        ...bare,
        help: "open or update a pull request with the newest change of this thread that passed.",
    },
    prove: {
        ...bare,
        help: "find out whether the tests of this pull request prove its change. This uses no model.",
    },
    exec: {
        argument: "[FILES]",
        help: "run the code blocks of Markdown files, by default of `README.md` and `docs/`. This uses no model.",
        fits: documentsFit,
        needs: "`exec` needs Markdown files, folders that end in `/`, or globs that end in `*` or `.md`.",
        startsRun: true,
    },
    help: { ...bare, help: "show this help." },
};
/** The commands for comments, in the order of the help. */
const commandRows = commands;
/** A command as people write it, such as `approve HASH`. */
function written(name) {
    const { argument = "" } = commandRows[name] ?? {};
    return argument === "" ? name : `${name} ${argument}`;
}


/***/ }),

/***/ 9352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yj: () => (/* binding */ refuseUncounted),
/* harmony export */   jc: () => (/* binding */ reasonToLeave)
/* harmony export */ });
/* unused harmony export offLabel */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _reporting_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70418);


/** The largest number of such runs for one pull request. Nobody asked for them, so there must be a limit. */
const mostRuns = 3;
const offLabel = "agent-exec:off";
/** Steps of the runner itself. If one of them fails, the repository's code did not run. */
const runnerSteps = new Set(["Set up job", "Initialize containers"]);
/**
 * Why a failed workflow run starts no run of agent-exec, in one line. Null if it starts one, or if the event is about
 * no workflow run.
 */
async function reasonToLeave({ github, trigger, signal, }) {
    const { failedRun, target } = trigger;
    if (failedRun === undefined)
        return null;
    const { repository, number, sha } = target;
    const call = { repository, signal };
    const jobs = await github.jobs({ ...call, ...failedRun });
    if (!jobs.some(failedInItsStep))
        return "no step of the failed run failed, because the runner was lost, or a job was cancelled or ran out of time";
    if (number === null)
        return null;
    const { state, head, labels } = await github.pullRequest({ ...call, number });
    if (state !== "open")
        return `pull request #${number} is ${state}`;
    if (head.sha !== sha)
        return `pull request #${number} has newer commits than the failed run`;
    if (labels.some(({ name }) => name === offLabel))
        return `pull request #${number} has the label ${offLabel}`;
    // Anybody can copy a marker. This can only stop runs, but not allow more.
    const told = (await github.comments({ ...call, number })).filter(({ body }) => (0,_reporting_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .isAboutFailedRun */ .U3)(body));
    if (told.length < mostRuns)
        return null;
    return `agent-exec already worked on ${mostRuns} failed runs of pull request #${number}; write a comment to start another run`;
}
/**
 * @throws AgentExecError `settings-invalid` if the workflow posts no comments, because the runs are counted by their
 * comments.
 */
function refuseUncounted({ failedRun, target }, comment) {
    if (failedRun === undefined || target.number === null || comment !== "never")
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", `agent-exec works on at most ${mostRuns} failed workflow runs of a pull request. agent-exec counts its own comments for this, so \`comment: never\` does not work here.`, { nextStep: "Remove `comment: never` from this workflow." });
}
function failedInItsStep({ conclusion, steps }) {
    if (conclusion !== "failure")
        return false;
    return steps.some((step) => step.conclusion === "failure" && !runnerSteps.has(step.name));
}


/***/ }),

/***/ 94167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ readPayload)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);


/** The parts of webhook payloads that agent-exec reads. */
const account = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    login: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1),
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(),
    /** Gitea and Forgejo do not send a type. */
    type: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default("User"),
});
const repository = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ full_name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const issue = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    number: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(),
    title: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    html_url: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    user: account.nullable(),
    comments: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().optional(),
    created_at: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    updated_at: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    /** Only present if the issue is a pull request. */
    pull_request: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({}).nullish(),
});
const comment = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(),
    body: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    html_url: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    user: account.nullable(),
    updated_at: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    /** Only for comments on a diff. */
    path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    line: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nullish(),
    original_line: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nullish(),
    diff_hunk: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
});
const pullRequest = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    number: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(),
    title: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    body: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    user: account.nullish(),
    comments: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().optional(),
    updated_at: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    head: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), repo: repository.nullable() }),
    base: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ repo: repository }),
});
const review = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(),
    body: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    html_url: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    user: account.nullable(),
    submitted_at: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
});
/** A pull request in the event of a workflow run, without text and author. */
const listedPullRequest = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    number: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(),
    head: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }),
    base: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ repo: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int() }) }),
});
const workflowRun = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(),
    run_attempt: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().optional(),
    event: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    conclusion: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    head_sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** Null if it is deleted. */
    head_repository: repository.nullable(),
    pull_requests: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(listedPullRequest),
    actor: account.nullish(),
    head_branch: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    html_url: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    /** The path of the workflow's file. GitHub may add `@` and the branch. */
    path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    referenced_workflows: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })).nullish(),
});
const label = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const anyEvent = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    action: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    sender: account.optional().transform((sender) => sender ?? null),
});
/** These are functions, because a run needs only one of these schemas. */
const schemas = {
    issueComment: () => anyEvent.extend({ issue, comment }),
    reviewComment: () => anyEvent.extend({ pull_request: pullRequest, comment }),
    review: () => anyEvent.extend({ pull_request: pullRequest, review }),
    issues: () => anyEvent.extend({ issue, label: label.nullish() }),
    pullRequest: () => anyEvent.extend({ pull_request: pullRequest, label: label.nullish() }),
    workflowRun: () => anyEvent.extend({ workflow_run: workflowRun, repository: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int() }) }),
    other: () => anyEvent,
};
/** @throws AgentExecError `settings-invalid` if the event file is not in GitHub's format. */
function readPayload(kind, eventName, payload) {
    // Does not use zod's compiler, because compiling takes longer than parsing once.
    const result = schemas[kind]().safeParse(payload, { jitless: true });
    if (result.success)
        return result.data;
    const { error: cause } = result;
    const where = cause.issues.map(({ path, message }) => `${path.join(".") || "the whole"}: ${message}`);
    const message = `The ${eventName} event file is not in GitHub's format (${where.slice(0, 3).join("; ")}).`;
    const nextStep = "Start the action with a real event, or fix the file at the path in GITHUB_EVENT_PATH.";
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", message, { nextStep, cause });
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
// EXTERNAL MODULE: ./lib/github/reporting/own-comments.js
var own_comments = __webpack_require__(74373);
;// CONCATENATED MODULE: ./lib/github/events/gate.js
/**
 * Permission levels with which people may push, so they can run code in workflows anyway. `owner` is a level of Gitea
 * and Forgejo.
 */
const writers = new Set(["write", "maintain", "admin", "owner"]);
const unsafeEvents = {
    pull_request_target: "pull_request_target runs with the repository's secrets on behalf of anyone who opens a pull request; use a comment, or pull_request",
};
/** The next step if the event names no sender. GitHub's own events do. A name in the job's variables proves nothing. */
const nameOne = 'if you test with act, add `"sender": { "login": …, "id": …, "type": "User" }` to the --eventpath file';
/** Events that a program sends. Its owner chose the token. */
const dispatches = new Set(["repository_dispatch", "workflow_dispatch"]);
const personInstead = "; send the event with the token of a person who may write, name the bot in allow-bots, or give the workflow a schedule";
/** GitHub's own account. It acts for people with write access who use the merge queue. */
const mergeQueue = "github-merge-queue[bot]";
const queueEvents = new Set(["merge_group", "push", "workflow_run"]);
/**
 * Finds a refusal by the event alone, without a request. Null: none. A `schedule` has no sender, because only people
 * with write access could set it up. Other events such as `workflow_dispatch` and `push` need write access, but their
 * sender's permission is checked anyway (`refusalByPermission`). A run that is started again keeps its sender, who may
 * have lost the permission since.
 */
function refusalByEvent(trigger, { bots }) {
    const { eventName, sender, author, isOurs, task, target, failedRun } = trigger;
    const unsafe = unsafeEvents[eventName];
    if (unsafe !== undefined)
        return { reason: unsafe };
    if (failedRun !== undefined && target.isFork !== false)
        return { reason: "the failed workflow ran the code of a fork, which anyone may change; use a comment" };
    if (isOurs)
        return { reason: "agent-exec wrote the comment" };
    if (sender === null)
        return eventName === "schedule" ? null : { reason: `the ${eventName} event names no sender; ${nameOne}` };
    const isQueue = sender.login === mergeQueue && queueEvents.has(eventName);
    if (isBot(sender) && !isQueue && !isIn(bots, sender.login))
        return { reason: `${sender.login} is a bot${dispatches.has(eventName) ? personInstead : ""}` };
    if (!isBot(sender) && sender.type !== "User")
        return { reason: `${sender.login} is an account of type ${sender.type}, not a person's account` };
    if (author !== null && author.id !== sender.id)
        return { reason: `${sender.login} sent the event, but ${author.login} wrote the text` };
    const { kind } = task.source;
    if (author === null && (kind === "comment" || kind === "issue"))
        return { reason: "the event does not say who wrote the text" };
    // A comment's event does not say whether the pull request comes from a fork, so it counts as one.
    if (kind === "file" && target.isFork !== false)
        return { reason: "the task file comes from a fork, which anyone may change" };
    return null;
}
function isBot({ type, login }) {
    return type === "Bot" || login.endsWith("[bot]");
}
function isIn(logins, login) {
    return logins.some((each) => each.toLowerCase() === login.toLowerCase());
}
/** Finds a refusal by the sender's permission. Null: the run is allowed. */
function refusalByPermission({ sender }, permission) {
    if (sender === null)
        return null;
    if (permission.userId !== null && permission.userId !== sender.id)
        return { reason: `the name ${sender.login} now belongs to another account` };
    if (writers.has(permission.level))
        return null;
    return {
        reason: `${sender.login} has the role ${permission.role}, but needs the role write, maintain or admin`,
    };
}

;// CONCATENATED MODULE: ./lib/github/events/permissions.js



/**
 * Whether a comment's author may write to the repository now. If the account is gone, or if its name belongs to
 * somebody else now, the author may not.
 */
async function mayWrite(access, { login, id }, call) {
    const permission = await access.permissionOf({ ...call, login }).catch(api_error/* nullIfGone */.M3);
    if (permission === null || (permission.userId !== null && permission.userId !== id))
        return false;
    return writers.has(permission.level);
}
/**
 * Decides by the sender's current permission whether the run is allowed. The event's `author_association` is neither a
 * permission nor current. If GitHub does not know the sender, there is no permission. `allow-users` and `allow-teams`
 * admit only some of the people with write access. `allow-bots` admits bots, which have no permission of their own.
 */
async function passGate(options) {
    const refusal = refusalByEvent(options.trigger, options.lists) ?? (await refusalBySender(options));
    return refusal === null ? { isAllowed: true } : { isAllowed: false, ...refusal };
}
async function refusalBySender(options) {
    const { sender } = options.trigger;
    const { users, teams } = options.lists;
    if (sender === null)
        return null;
    const { login } = sender;
    if (isBot(sender))
        return botRefusal(options, login);
    const isListed = (users.length === 0 && teams.length === 0) || isIn(users, login);
    if (!isListed && teams.length === 0)
        return { reason: `${login} is not in allow-users` };
    const refused = await permissionRefusal(options, login);
    if (refused !== null || isListed || (await isInTeam(options, login)))
        return refused;
    return {
        reason: `${login} is in no team of allow-teams${users.length > 0 ? " and not in allow-users" : ""}, or github-token cannot see the teams (the job's own token never can)`,
    };
}
async function permissionRefusal({ access, trigger, signal }, login) {
    const { repository } = trigger.target;
    const permission = await access.permissionOf({ repository, login, signal }).catch(api_error/* nullIfGone */.M3);
    if (permission !== null)
        return refusalByPermission(trigger, permission);
    return {
        reason: `GitHub reports no permission of ${login} in ${repository} (404): the account does not exist, or the token cannot read the repository`,
    };
}
/**
 * Decides about a bot. The bot of agent-exec's own token is refused, because it would answer itself for ever. A
 * dispatch is allowed, because a program sends it on purpose.
 */
async function botRefusal({ access, trigger, signal }, login) {
    if (dispatches.has(trigger.eventName))
        return null;
    const own = await (0,own_comments/* ownLoginOf */.f)(access, signal);
    return own.login === login ? { reason: `${login} is agent-exec's own account` } : null;
}
async function isInTeam({ access, lists, signal }, login) {
    for (const name of lists.teams) {
        const [organisation = "", team = ""] = name.split("/");
        if (await access.isInTeam({ organisation, team, login, signal }))
            return true;
    }
    return false;
}


/***/ }),

/***/ 67724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ textAfterPhrase),
/* harmony export */   q: () => (/* binding */ textAroundPhrase)
/* harmony export */ });
/**
 * Splits a text at the trigger phrase. The text above it and the text after it are trimmed and have line feeds as line
 * ends. Null if the phrase is missing. It must be the first word of a line of running
 * text, as CommonMark defines it. So it does not count in a quote (including lazy continuation lines), a fence,
 * indented code, a code span or HTML. The first such line counts, and everything after the phrase is the task. Capital
 * and small letters are different.
 */
async function textAroundPhrase(markdown, phrase) {
    if (!markdown.includes(phrase))
        return null;
    const lines = markdown.replaceAll(/\r\n?/g, "\n").split("\n");
    // Most requests begin with a line that is certainly running text. Then the parser is not loaded.
    const isPlain = startsWith(lines[0] ?? "", phrase) && /^[/@\p{L}]/u.test(phrase);
    const line = isPlain ? 0 : await firstPhraseLine(lines, phrase);
    if (line === null)
        return null;
    const rest = [(lines[line] ?? "").trimStart().slice(phrase.length), ...lines.slice(line + 1)];
    return { above: lines.slice(0, line).join("\n").trim(), after: rest.join("\n").trim() };
}
/** The text after the trigger phrase, by the rules of `textAroundPhrase`. Null if the phrase is missing. */
async function textAfterPhrase(markdown, phrase) {
    return (await textAroundPhrase(markdown, phrase))?.after ?? null;
}
/** Whether the phrase is the first word of a line. */
function startsWith(line, phrase) {
    return line.startsWith(phrase) && /^(\s|$)/.test(line.slice(phrase.length));
}
/**
 * Finds the line of the phrase. The parser gives no positions inside of a paragraph. So a unique word with the line
 * number replaces each candidate, and these words are searched in the parser's result.
 */
async function firstPhraseLine(lines, phrase) {
    const { default: MarkdownIt } = await __webpack_require__.e(/* import() */ 5251).then(__webpack_require__.bind(__webpack_require__, 65251));
    const word = freshWord(lines);
    const marked = lines.map((line, index) => {
        const indent = /^[ \t]*/.exec(line)?.[0] ?? "";
        const rest = line.slice(indent.length);
        return startsWith(rest, phrase) ? `${indent}${word}${index}z${rest.slice(phrase.length)}` : line;
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
/** A word that does not occur in the text. A comment has room for only about 5,000 such words. */
function freshWord(lines) {
    const text = lines.join("\n");
    let tried = 0;
    while (text.includes(`phrase${tried}at`))
        tried += 1;
    return `phrase${tried}at`;
}


/***/ }),

/***/ 82339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ reasonRepeated)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _api_api_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29767);
/* harmony import */ var _reporting_marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70418);
/* harmony import */ var _reporting_own_comments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74373);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58792);





/**
 * Why a comment starts nothing: GitHub sent its event twice, and another run of the workflow has already answered it.
 * Null if the comment is new, or if the same workflow run runs again. Two runs that start in the same second do not see
 * each other's comment. With the examples' `concurrency`, the second one waits until the first has answered.
 */
async function reasonRepeated(options) {
    const { github, trigger, workflow, signal } = options;
    const { repository, number } = trigger.target;
    const asked = (0,_target_js__WEBPACK_IMPORTED_MODULE_4__/* .askedIn */ .UB)(workflow.workflow, trigger.target);
    if (number === null || asked === null)
        return null;
    const { login } = await (0,_reporting_own_comments_js__WEBPACK_IMPORTED_MODULE_3__/* .ownLoginOf */ .f)(github, signal);
    // The job may not be allowed to read comments. A run without a report may not need this permission.
    const comments = await github.comments({ repository, number, signal }).catch((0,_api_api_error_js__WEBPACK_IMPORTED_MODULE_1__/* .onStatus */ .Wb)([403], []));
    const answers = comments.filter(({ author, body }) => author === login && (0,_reporting_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .isAnswerTo */ .Kp)(body, asked));
    const other = answers
        .map(({ body }) => (0,_reporting_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .readMarker */ .t7)(body)?.workflowRun ?? null)
        .find((run) => run !== null && String(run) !== (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(workflow.url));
    return other === undefined ? null : `workflow run ${other} has already answered this comment`;
}


/***/ }),

/***/ 58792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QY: () => (/* binding */ refuseMovedHead),
/* harmony export */   Sj: () => (/* binding */ pullRequestTarget),
/* harmony export */   UB: () => (/* binding */ askedIn),
/* harmony export */   u1: () => (/* binding */ resolveTarget)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** An id of the request, which is the same in every job of the workflow. Null if no comment or review asked. */
function askedIn(workflow, { subject }) {
    if (subject === null || !("id" in subject) || subject.kind === "workflow-run")
        return null;
    return `${workflow}\n${subject.kind} ${subject.id}`;
}
function pullRequestTarget(repository, pull, subject) {
    return { repository, number: pull.number, isPullRequest: true, ...headOf(pull), subject };
}
/**
 * Returns the target with its commit. For a comment on a pull request, it reads the current head from GitHub. Call it
 * once and keep the result.
 */
async function resolveTarget(github, target, { signal }) {
    const { repository, number, sha, isFork } = target;
    if (sha !== null && isFork !== null)
        return { ...target, sha, isFork };
    const pull = await github.pullRequest({ repository, number: number ?? 0, signal });
    return { ...target, ...headOf(pull) };
}
/**
 * Refuses a review, or one of its comments, about other code. Its commit must be checked out or be the pull request's
 * head.
 * @param checkedOut the checked-out commit and its parents
 * @throws AgentExecError `settings-invalid`; GitHubError if GitHub cannot be read.
 */
async function refuseMovedHead(github, { repository, number, sha, subject }, { checkedOut, signal }) {
    if (subject?.kind !== "review-comment" && subject?.kind !== "review")
        return;
    if (number === null || checkedOut.includes(sha))
        return;
    const { head } = await github.pullRequest({ repository, number, signal });
    if (head.sha === sha)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", `The ${subject.kind === "review" ? "review" : "comment"} was written on commit ${sha.slice(0, 12)}, but the pull request is now at ${head.sha.slice(0, 12)}. Nothing ran.`, { nextStep: "Read the new commits, then write the comment again." });
}
/** The head's commit, because GITHUB_SHA is a merge commit. If the head's repository is deleted, it was a fork. */
function headOf({ head, base }) {
    return { sha: head.sha, isFork: head.repo?.full_name !== base.repo.full_name };
}


/***/ })

};
