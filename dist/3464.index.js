export const id = 3464;
export const ids = [3464];
export const modules = {

/***/ 83464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./lib/compose/earlier-run.js + 2 modules
var earlier_run = __webpack_require__(42050);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/github/api/client.js + 3 modules
var client = __webpack_require__(61070);
// EXTERNAL MODULE: ./lib/github/api/connect.js + 5 modules
var connect = __webpack_require__(46418);
// EXTERNAL MODULE: ./lib/github/reporting/check-place.js
var check_place = __webpack_require__(88560);
// EXTERNAL MODULE: ./lib/github/reporting/comment-place.js + 1 modules
var comment_place = __webpack_require__(79528);
// EXTERNAL MODULE: ./lib/github/reporting/settle.js
var settle = __webpack_require__(2971);
;// CONCATENATED MODULE: ./lib/github/reporting/finish.js




/**
 * Brings comment and check run to their end from what a killed process left behind. Where GitHub shows that the
 * process had come to the end after all, nothing is written over it. Both are tried, whatever becomes of the other.
 * Never throws.
 */
async function finishFromState({ github, clock, signal, comment, check, }) {
    const finished = [];
    const problems = [];
    const onProblem = (error) => void problems.push(error);
    const tryTo = async (what, finish) => {
        try {
            if (await finish())
                finished.push(what);
        }
        catch (thrown) {
            onProblem((0,errors/* toAgentExecError */.Mq)(thrown));
        }
    };
    await Promise.all([
        comment &&
            tryTo("comment", () => finishComment(new comment_place/* CommentPlace */.t({ github, clock, state: comment.state }))),
        check && tryTo("check", () => finishCheck(new check_place/* CheckPlace */.m({ github, clock, state: check.state }))),
    ]);
    return { finished, problems };
    async function finishComment(place) {
        if (!comment || place.state.isFinished || (await place.isFinished(signal)))
            return false;
        await place.write(comment.report, { isFinal: true, signal });
        await (0,settle/* settle */.G)(place, { signal, onProblem });
        return true;
    }
    async function finishCheck(place) {
        if (!check || place.state.isFinished || (await place.isFinished(signal)))
            return false;
        await place.write(check.last, signal);
        await (0,settle/* settle */.G)(place, { signal, onProblem });
        return true;
    }
}

// EXTERNAL MODULE: ./lib/host/env.js
var env = __webpack_require__(18789);
// EXTERNAL MODULE: ./lib/host/system-clock.js
var system_clock = __webpack_require__(43538);
// EXTERNAL MODULE: ./lib/settings/from-inputs.js
var from_inputs = __webpack_require__(63951);
// EXTERNAL MODULE: ./lib/settings/resolve.js + 1 modules
var resolve = __webpack_require__(12002);
// EXTERNAL MODULE: ./lib/action/last-words.js
var last_words = __webpack_require__(83032);
// EXTERNAL MODULE: ./lib/action/log.js
var log = __webpack_require__(2988);
// EXTERNAL MODULE: ./lib/action/publish.js + 2 modules
var publish = __webpack_require__(78579);
// EXTERNAL MODULE: ./lib/action/state.js
var action_state = __webpack_require__(62287);
// EXTERNAL MODULE: ./lib/action/step-end.js
var step_end = __webpack_require__(79958);
// EXTERNAL MODULE: ./lib/action/workflow-run.js
var workflow_run = __webpack_require__(95249);
;// CONCATENATED MODULE: ./lib/action/post.js















/**
 * The action's post step: nothing to do where main came to its end. Where main was killed, the transcript is brought
 * to its end, and files, summary, comment and check with it; where GitHub was down, comment and check are tried again.
 */
async function main() {
    const state = (0,action_state/* stateFromMain */.x)();
    if (state === null || state.isFinished || state.runFolder === "")
        return;
    try {
        const environment = (0,env/* readEnvironment */.Q)();
        const settings = (0,resolve/* resolveSettings */.Mo)((0,from_inputs/* fromInputs */.I)(environment.withPrefix("INPUT_")), "action");
        const workflow = await (0,workflow_run/* readWorkflowRun */.h)(environment);
        (0,log/* logText */.k)(state.published.hasEnded
            ? "GitHub did not take the whole report from the main step; this is another try."
            : "The main step was ended before it could report; this is its last word.");
        await endAndPublish({ state, settings, workflow });
    }
    catch (thrown) {
        (0,step_end/* failStep */.vy)((0,errors/* toAgentExecError */.Mq)(thrown));
    }
}
async function endAndPublish(left) {
    const { state, settings, workflow } = left;
    const { runFolder: folder, published } = state;
    const conclude = (words) => finish(left, words);
    // No other process comes after this one.
    const keep = () => { };
    try {
        const { events } = await (0,earlier_run/* endTornRun */.S)(folder);
        await (0,publish/* publish */.mk)({ settings, workflow, events, folder, published, keep, conclude });
    }
    catch (thrown) {
        const error = recordLost((0,errors/* toAgentExecError */.Mq)(thrown));
        await conclude((0,last_words/* errorReport */.Z)(error, workflow, { hasStarted: true }));
        throw error;
    }
}
/** A later step may have cleaned the workspace, or the disk is full. Comment and check come to their end all the same. */
function recordLost(cause) {
    const message = `The main step was ended from outside, and its record cannot be told: ${cause.message}`;
    return new errors/* AgentExecError */.r("storage-failed", message, {
        nextStep: "Start the run again; no step after it may clean the workspace.",
        cause,
    });
}
async function finish({ state, settings, workflow }, words) {
    const { comment, check } = state;
    const { problems } = await finishFromState({
        github: (0,client/* createGitHub */.C)((0,connect/* connectGitHub */.U)({ token: settings["github-token"] ?? "", apiUrl: workflow.apiUrl, log: log/* logText */.k })),
        clock: system_clock/* systemClock */.m,
        signal: new AbortController().signal,
        ...(comment === null ? {} : { comment: { state: comment, report: words.comment } }),
        ...(check === null || words.check === null ? {} : { check: { state: check, last: words.check } }),
    });
    problems.forEach(log/* warnOf */.c);
    return { commentUrl: null, checkRunUrl: null };
}


/***/ }),

/***/ 42050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ endTornRun),
  $: () => (/* binding */ renderAgain)
});

// EXTERNAL MODULE: ./lib/engine/apply.js
var apply = __webpack_require__(20546);
// EXTERNAL MODULE: ./lib/host/run-folder.js
var run_folder = __webpack_require__(32928);
// EXTERNAL MODULE: ./lib/host/system-clock.js
var system_clock = __webpack_require__(43538);
// EXTERNAL MODULE: ./lib/reports/result.js
var result = __webpack_require__(64558);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(12311);
;// CONCATENATED MODULE: ./lib/reports/event-schema.js

const count = schemas/* number */.aig().int().nonnegative();
const event_schema_text = schemas/* string */.YjP();
const usage = schemas/* looseObject */._H3({
    calls: count,
    inputTokens: schemas/* number */.aig().nonnegative(),
    outputTokens: schemas/* number */.aig().nonnegative(),
    costUsd: schemas/* number */.aig().nonnegative().nullable(),
});
const output = schemas/* looseObject */._H3({ text: event_schema_text, bytes: count, truncated: schemas/* boolean */.zMY(), lines: count.optional() });
const network = schemas/* array */.YOg(schemas/* looseObject */._H3({
    host: event_schema_text,
    port: count,
    allowed: schemas/* boolean */.zMY(),
    reason: event_schema_text,
    count,
    unreached: schemas/* literal */.euz(true).optional(),
}));
const execution = {
    ending: schemas/* enum */.k5n([
        "exited",
        "signalled",
        "timed-out",
        "out-of-memory",
        "process-limit",
        "disk-full",
        "output-limit",
        "container-lost",
        "daemon-lost",
        "cancelled",
        "not-run",
    ]),
    exitCode: schemas/* number */.aig().int().nullable(),
    durationMs: schemas/* number */.aig().nonnegative(),
    stdout: output,
    stderr: output,
    order: schemas/* array */.YOg(schemas/* looseObject */._H3({ stream: schemas/* enum */.k5n(["stdout", "stderr"]), chars: count })),
    file: event_schema_text.nullable(),
    evidence: event_schema_text,
    network: network.optional(),
    notRun: schemas/* enum */.k5n(["language", "empty", "refused", "earlier-failed"]).optional(),
};
const attempt = schemas/* number */.aig().int().positive();
const task = schemas/* looseObject */._H3({
    text: event_schema_text,
    source: schemas/* discriminatedUnion */.gMt("kind", [
        schemas/* looseObject */._H3({ kind: schemas/* literal */.euz("input") }),
        schemas/* looseObject */._H3({ kind: schemas/* literal */.euz("file"), path: event_schema_text }),
        schemas/* looseObject */._H3({ kind: schemas/* literal */.euz("issue"), url: event_schema_text }),
        schemas/* looseObject */._H3({ kind: schemas/* literal */.euz("comment"), url: event_schema_text }),
        schemas/* looseObject */._H3({ kind: schemas/* literal */.euz("demo") }),
    ]),
    author: event_schema_text.optional(),
});
const policy = schemas/* looseObject */._H3({
    maxRetries: count,
    maxTurns: count,
    maxInfrastructureRetries: count,
    maxTokens: count.nullable(),
    timeoutMs: schemas/* number */.aig().nonnegative(),
    idleTimeoutMs: schemas/* number */.aig().nonnegative().optional(),
    totalTimeoutMs: schemas/* number */.aig().nonnegative(),
    verify: schemas/* array */.YOg(event_schema_text),
    keepGoing: schemas/* boolean */.zMY(),
    hasWriter: schemas/* boolean */.zMY(),
});
const block = schemas/* looseObject */._H3({
    language: event_schema_text,
    code: event_schema_text,
    path: event_schema_text.nullable(),
    sha256: event_schema_text,
    document: event_schema_text.optional(),
});
const outcome = schemas/* enum */.k5n([
    "passed",
    "answered",
    "failed",
    "gave-up",
    "budget-spent",
    "timed-out",
    "awaiting-approval",
    "rejected",
    "cancelled",
    "infrastructure-error",
    "denied",
    "skipped",
]);
/**
 * What each type of event must hold, beside what every event does, for state and reports to be computed from it.
 * Further fields are kept: a later version may have written them.
 */
const factSchemas = {
    "run-started": schemas/* looseObject */._H3({
        runId: event_schema_text,
        task,
        settings: schemas/* record */.g1P(event_schema_text, schemas/* unknown */.L5J()),
        policy,
        writer: event_schema_text.nullable(),
        usageText: event_schema_text,
        version: event_schema_text,
    }),
    "session-started": schemas/* looseObject */._H3({
        executor: event_schema_text,
        image: event_schema_text.nullable(),
        digest: event_schema_text.nullable(),
        limits: schemas/* record */.g1P(event_schema_text, event_schema_text),
        held: schemas/* record */.g1P(event_schema_text, schemas/* boolean */.zMY()),
        waived: schemas/* array */.YOg(event_schema_text).optional(),
        setup: schemas/* array */.YOg(schemas/* looseObject */._H3({ command: event_schema_text, durationMs: count })).optional(),
        languages: schemas/* array */.YOg(event_schema_text),
    }),
    reply: schemas/* looseObject */._H3({
        attempt,
        text: event_schema_text,
        thought: event_schema_text.nullable(),
        blocks: schemas/* array */.YOg(block),
        isCut: schemas/* boolean */.zMY(),
        blocksLeftOut: count.optional(),
        finish: schemas/* enum */.k5n(["stop", "length", "refusal"]),
        usage,
    }),
    execution: schemas/* looseObject */._H3({ attempt, block: count, ...execution }),
    verification: schemas/* looseObject */._H3({ attempt, index: count, command: event_schema_text, ...execution }),
    decision: schemas/* looseObject */._H3({
        attempt,
        source: schemas/* enum */.k5n(["model", "rule"]),
        rule: event_schema_text.optional(),
        usage: usage.optional(),
        retry: schemas/* boolean */.zMY(),
        reason: event_schema_text,
    }),
    warning: schemas/* looseObject */._H3({ code: event_schema_text, message: event_schema_text }),
    failure: schemas/* looseObject */._H3({
        during: schemas/* enum */.k5n(["start", "ask", "decide", "execute", "verify"]),
        code: event_schema_text,
        message: event_schema_text,
        nextStep: event_schema_text,
    }),
    interrupted: schemas/* looseObject */._H3({
        by: schemas/* enum */.k5n(["deadline", "signal"]),
        message: event_schema_text,
        during: schemas/* enum */.k5n(["start", "ask", "execute", "verify", "decide", "collect"]).optional(),
        progress: event_schema_text.optional(),
    }),
    "files-saved": schemas/* looseObject */._H3({
        artifacts: schemas/* array */.YOg(schemas/* looseObject */._H3({ path: event_schema_text, bytes: count, sha256: event_schema_text })),
        leftOut: schemas/* array */.YOg(schemas/* looseObject */._H3({ path: event_schema_text, reason: event_schema_text, entries: count.optional() })),
        changes: schemas/* looseObject */._H3({
            patch: event_schema_text.nullable(),
            deleted: schemas/* array */.YOg(event_schema_text),
            acting: schemas/* array */.YOg(event_schema_text),
            refused: schemas/* array */.YOg(schemas/* looseObject */._H3({ path: event_schema_text, reason: event_schema_text })).optional(),
        })
            .optional(),
        unlikeVerified: schemas/* array */.YOg(event_schema_text).optional(),
        network: network.optional(),
    }),
    "sandbox-kept": schemas/* looseObject */._H3({ name: event_schema_text, as: schemas/* enum */.k5n(["running", "stopped"]) }),
    "run-ended": schemas/* looseObject */._H3({ outcome, reason: event_schema_text, nextStep: event_schema_text, code: event_schema_text.optional() }),
};

;// CONCATENATED MODULE: ./lib/reports/transcript.js


/**
 * Reads `transcript.jsonl`: one event a line, `seq` from 0 without holes. Events of unknown types are skipped; a torn
 * last line, which a killed process leaves, is dropped; both are said.
 * @throws AgentExecError `transcript-invalid` that names the line, for anything else that is wrong.
 */
function parseTranscript(text) {
    const lines = text.split("\n");
    const torn = lines.pop() ?? "";
    const warnings = torn === "" ? [] : ["The transcript's last line is torn and was left out."];
    const events = [];
    for (const [index, line] of lines.entries()) {
        const event = parseLine(line, index);
        if (Object.hasOwn(factSchemas, event.type))
            events.push(checked(event, index));
        else
            warnings.push(`Line ${index + 1} of the transcript has the unknown type ${JSON.stringify(event.type)} and was skipped.`);
    }
    if (events[0]?.type !== "run-started")
        throw invalid(1, "it does not begin with run-started");
    return { events, nextSeq: lines.length, warnings };
}
function parseLine(line, seq) {
    let event;
    try {
        event = JSON.parse(line);
    }
    catch (cause) {
        throw invalid(seq + 1, "it is no JSON", cause);
    }
    if (typeof event !== "object" || event === null)
        throw invalid(seq + 1, "it is no object");
    if (event.v !== 1)
        throw invalid(seq + 1, `its version is ${JSON.stringify(event.v)}, and 1 can be read`);
    if (event.seq !== seq)
        throw invalid(seq + 1, `its seq is ${JSON.stringify(event.seq)}, not ${seq}`);
    if (typeof event.at !== "string" || Number.isNaN(Date.parse(event.at)))
        throw invalid(seq + 1, "its time cannot be read");
    if (typeof event.type !== "string")
        throw invalid(seq + 1, "it has no type");
    return event;
}
/** An older reader skips a type that it does not know; a known one must hold what reports are computed from. */
function checked(event, index) {
    const { success, error } = factSchemas[event.type].safeParse(event);
    if (success)
        return event;
    const [issue] = error.issues;
    throw invalid(index + 1, `in ${event.type}, ${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}`, error);
}
function invalid(line, why, cause) {
    return new errors/* AgentExecError */.r("transcript-invalid", `Line ${line} of the transcript cannot be used: ${why}.`, {
        nextStep: "Use a transcript as agent-exec wrote it; one of a newer version needs a newer agent-exec.",
        cause,
    });
}

// EXTERNAL MODULE: ./lib/compose/run-files.js + 1 modules
var run_files = __webpack_require__(38747);
;// CONCATENATED MODULE: ./lib/compose/earlier-run.js






/** Renders every file of an earlier run again. Resolves with its events and what was odd about the transcript. */
async function renderAgain(path) {
    const { folder, transcript } = await (0,run_folder/* openRunFolder */.iN)(path);
    const { events, warnings } = parseTranscript(transcript);
    await (0,run_files/* writeFiles */.h)(folder, events);
    return { folder, events, warnings };
}
/**
 * Brings a run to its end whose process was killed: the transcript gets its last words, and every file is rendered.
 * A run that had ended already is only rendered again.
 */
async function endTornRun(path) {
    const { folder, transcript } = await (0,run_folder/* openRunFolder */.iN)(path);
    const { events, nextSeq } = parseTranscript(transcript);
    const whole = events.at(-1)?.type === "run-ended" ? events : [...events, ...tornEnd(nextSeq)];
    const kept = transcript.slice(0, transcript.lastIndexOf("\n") + 1);
    const added = whole.slice(events.length).map((event) => `${JSON.stringify(event)}\n`);
    await folder.write("transcript.jsonl", kept + added.join(""));
    await (0,run_files/* writeFiles */.h)(folder, whole);
    return { folder, events: whole, state: (0,apply/* fold */.AU)(whole), result: (0,result/* resultOf */.B)(whole) };
}
function tornEnd(seq) {
    const head = { v: 1, at: new Date(system_clock/* systemClock */.m.now()).toISOString() };
    const message = "The process of the run was ended from outside before the run was over.";
    const nextStep = "Start the run again when you want its result; the transcript shows how far it came.";
    return [
        { ...head, seq, type: "interrupted", by: "signal", message },
        { ...head, seq: seq + 1, type: "run-ended", outcome: "cancelled", reason: message, nextStep },
    ];
}


/***/ })

};
