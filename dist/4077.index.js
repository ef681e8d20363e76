export const id = 4077;
export const ids = [4077];
export const modules = {

/***/ 66658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ threadMessage)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12311);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47731);


/** What somebody said before. */
const threadMessage = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** Who; `assistant`: the writer itself. */
    author: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** Markdown. */
    text: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
}));


/***/ }),

/***/ 39975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ parseTranscript)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(12311);
// EXTERNAL MODULE: ./lib/ports/approver.js
var approver = __webpack_require__(85999);
// EXTERNAL MODULE: ./lib/ports/described.js
var described = __webpack_require__(47731);
;// CONCATENATED MODULE: ./lib/ports/audit.js


/** A way to cheat that a verification took for a right solution. */
const cheat = (0,described/* described */.WY)(() => schemas/* object */.Ikc({
    name: (0,described/* text */.Qq)(),
    /** What it does, in a clause about it. */
    what: (0,described/* text */.Qq)(),
    /** What closes the hole, in a sentence. */
    closes: (0,described/* text */.Qq)(),
}));
/** What came of attacking a run's verifications before its writer was asked. */
const auditResult = (0,described/* described */.WY)(() => schemas/* object */.Ikc({
    /** How many ways to cheat they withstood. */
    held: (0,described/* count */.U9)(),
    fooled: schemas/* array */.YOg(cheat()),
    /** How many could not be tried, because the sandbox failed. */
    notTried: (0,described/* count */.U9)(),
    /** Why nothing could be tried, in a sentence; absent where something was. */
    fault: (0,described/* text */.Qq)().exactOptional(),
}));

// EXTERNAL MODULE: ./lib/ports/block.js
var block = __webpack_require__(89629);
// EXTERNAL MODULE: ./lib/ports/checkpoint.js
var checkpoint = __webpack_require__(54940);
;// CONCATENATED MODULE: ./lib/ports/context-bound.js


/**
 * Which part of the conversation the writer is shown: the last turns, the first and the last ones, or as many of the last as
 * fit. A turn is a reply with what came back of it. What the system says, the task and the last turn always stay.
 */
const contextBound = (0,described/* described */.WY)(() => schemas/* discriminatedUnion */.gMt("keep", [
    schemas/* object */.Ikc({ keep: schemas/* literal */.euz("last"), turns: (0,described/* count */.U9)() }),
    schemas/* object */.Ikc({ keep: schemas/* literal */.euz("head-tail"), head: (0,described/* count */.U9)(), tail: (0,described/* count */.U9)() }),
    schemas/* object */.Ikc({ keep: schemas/* literal */.euz("tokens"), tokens: (0,described/* count */.U9)() }),
]));

// EXTERNAL MODULE: ./lib/ports/continues.js
var continues = __webpack_require__(62238);
// EXTERNAL MODULE: ./lib/ports/executor.js
var executor = __webpack_require__(37003);
// EXTERNAL MODULE: ./lib/ports/execution.js
var execution = __webpack_require__(3646);
;// CONCATENATED MODULE: ./lib/ports/job.js


/** The job of a workflow in which a run took place. */
const runJob = (0,described/* described */.WY)(() => schemas/* object */.Ikc({
    /** `https://github.com`. */
    server: (0,described/* text */.Qq)(),
    /** `owner/name`. */
    repository: (0,described/* text */.Qq)(),
    /** The page of the workflow's run. */
    url: (0,described/* text */.Qq)(),
    /** Of the workflow's run, from 1. */
    attempt: (0,described/* text */.Qq)(),
    /** `owner/name@ref`, as the workflow names the action; absent for one of the repository's own. */
    action: (0,described/* text */.Qq)().exactOptional(),
}));

// EXTERNAL MODULE: ./lib/ports/outcomes.js
var outcomes = __webpack_require__(64319);
// EXTERNAL MODULE: ./lib/ports/resumed.js
var resumed = __webpack_require__(60893);
;// CONCATENATED MODULE: ./lib/ports/task.js


const taskSource = (0,described/* described */.WY)(() => schemas/* discriminatedUnion */.gMt("kind", [
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz("input") }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz("file"), path: (0,described/* text */.Qq)() }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz("issue"), url: (0,described/* text */.Qq)() }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz("comment"), url: (0,described/* text */.Qq)() }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz("demo") }),
]));
/** What the person wants, with where it stands and who wrote it. */
const task = (0,described/* described */.WY)(() => schemas/* object */.Ikc({
    /** The words of the person, whole. Markdown, at most 1 MiB in UTF-8. */
    text: (0,described/* text */.Qq)(),
    source: taskSource(),
    /** The login of the author on GitHub; absent where nobody vouches for one (command line). */
    author: (0,described/* text */.Qq)().exactOptional(),
}));

// EXTERNAL MODULE: ./lib/ports/thread.js
var thread = __webpack_require__(66658);
// EXTERNAL MODULE: ./lib/ports/workspace.js
var workspace = __webpack_require__(46529);
// EXTERNAL MODULE: ./lib/ports/writer.js
var writer = __webpack_require__(21365);
;// CONCATENATED MODULE: ./lib/ports/events.js

















/** What the run was asked to keep to, as it stands in the transcript so that a resumed run keeps to the same. */
const policy = (0,described/* described */.WY)(() => schemas/* object */.Ikc({
    /** Failing attempts after the first. */
    maxRetries: (0,described/* count */.U9)(),
    /** Replies that pass, or step by step (`until: done`) all replies, before the run ends. */
    maxTurns: (0,described/* count */.U9)(),
    /** How a run goes on: to the first pass, or step by step until the writer says that it is done. Absent: `pass`. */
    until: schemas/* enum */.k5n(["pass", "done"]).exactOptional(),
    /** What the writer says or prints when it is done; present with `until: done`. */
    doneWord: (0,described/* text */.Qq)().exactOptional(),
    /**
     * Where a failed attempt is decided about that no rule decides: at the beginning of the reply that corrects it, in a call
     * of its own, or nowhere, which is to try again. Absent: `separate`.
     */
    decision: schemas/* enum */.k5n(["combined", "separate", "rules"]).exactOptional(),
    /** Words of the user's behind ours on the writer's part, or in their place. Absent: none. */
    systemPrompt: schemas/* object */.Ikc({ text: (0,described/* text */.Qq)(), isAlone: (0,described/* present */.Eb)() }).exactOptional(),
    /** Present where the writer is shown the pictures that its code left. */
    vision: (0,described/* present */.Eb)(),
    /** Which part of the conversation the writer is shown. Absent: all of it. */
    context: contextBound().exactOptional(),
    /** Which blocks of a reply are run: all, or of those that can be run the last. Absent: all. */
    blocks: schemas/* enum */.k5n(["all", "last"]).exactOptional(),
    /** Fresh sessions after infrastructure endings, over the whole run. */
    maxInfrastructureRetries: (0,described/* count */.U9)(),
    /** Input and output tokens of all calls; null: no bound. */
    maxTokens: (0,described/* count */.U9)().nullable(),
    /** US dollars of all calls; absent: no bound. */
    maxCostUsd: (0,described/* amount */.vj)().exactOptional(),
    /** A block's deadline. */
    timeoutMs: (0,described/* amount */.vj)(),
    /** Longest time that a block may write nothing; absent: its deadline alone counts. */
    idleTimeoutMs: (0,described/* amount */.vj)().exactOptional(),
    /** The run's own deadline, counted from `run-started`. */
    totalTimeoutMs: (0,described/* amount */.vj)(),
    /** The user's own commands, in order; all must end with 0. */
    verify: schemas/* array */.YOg((0,described/* text */.Qq)()),
    /** Files in which verifications tell of their tests; none: they are not counted. Absent: by what the command calls. */
    verifyReport: schemas/* array */.YOg((0,described/* text */.Qq)()).exactOptional(),
    /**
     * Whether the verifications are also run on the workspace as it was given: `require` makes it a failure where all of them
     * pass there. Absent: they are not.
     */
    control: schemas/* enum */.k5n(["auto", "require"]).exactOptional(),
    /** Present where a pass is held against the same verification that expects something else. */
    counterCheck: (0,described/* present */.Eb)(),
    /**
     * Whether the verifications are attacked before the writer is asked: `require` ends the run where they can be fooled, or
     * nobody knows. Absent: they are not.
     */
    audit: schemas/* enum */.k5n(["tell", "require"]).exactOptional(),
    /** Go on after a block that failed (`exec --keep-going`). */
    keepGoing: schemas/* boolean */.zMY(),
    /** Whether a failed attempt may go back to a writer at all; false for `exec`, which has none. */
    hasWriter: schemas/* boolean */.zMY(),
    /** When a person, or whoever stands for one, is asked: before code runs, or before the run ends. Absent: never. */
    approval: schemas/* enum */.k5n(["always", "terminate"]).exactOptional(),
    /** The model that is asked before code runs, before a person is. Absent: none. */
    reviewer: (0,described/* text */.Qq)().exactOptional(),
    /** The JSON schema that the run's result must fit; absent: none is asked for as data. */
    resultSchema: schemas/* record */.g1P((0,described/* text */.Qq)(), schemas/* unknown */.L5J()).exactOptional(),
    /** Present where the writer is asked for last words over the whole run. */
    reflect: (0,described/* present */.Eb)(),
    /** Present where nothing of what is written is run. */
    runsNothing: (0,described/* present */.Eb)(),
}));
const attempt = schemas/* number */.aig().int().positive();
const errorCode = (0,described/* openWord */.ZK)();
/** How long the writer took to answer, in milliseconds; absent where it was not asked, and in transcripts of versions that did not say. */
const answered = { tookMs: (0,described/* amount */.vj)().exactOptional() };
const portCalls = ["start", "ask", "approve", "decide", "execute", "verify"];
/**
 * Each type of fact, in the past tense, with what it holds; a transcript is these, one JSON object a line. State and
 * reports are computed from it. Further fields are kept: a later version may have written them.
 */
const facts = {
    "run-started": schemas/* object */.Ikc({
        runId: (0,described/* text */.Qq)(),
        task: task(),
        /** What was said before, from which the conversation goes on; absent: nothing. */
        thread: schemas/* array */.YOg((0,thread/* threadMessage */.W)()).exactOptional(),
        /** Every setting as a person gave or left it, secrets left out. */
        settings: schemas/* record */.g1P((0,described/* text */.Qq)(), schemas/* unknown */.L5J()),
        /** What was given of them, as it was written, for a run that is resumed; absent: in transcripts of versions that did not keep it. */
        given: schemas/* record */.g1P((0,described/* text */.Qq)(), schemas/* unknown */.L5J()).exactOptional(),
        /** Where each of them was given that is no default, by their names: `--image`, `.agent-exec.yml:3 image`; absent: nobody said. */
        origins: schemas/* record */.g1P((0,described/* text */.Qq)(), (0,described/* text */.Qq)()).exactOptional(),
        policy: policy(),
        /** The writer's name and the executor's usage text: with them the prompt is a function of the transcript. */
        writer: (0,described/* text */.Qq)().nullable(),
        usageText: (0,described/* text */.Qq)(),
        /** The files whose words, a part of the usage text, the writer is told as the owner's; absent: none. */
        instructions: schemas/* array */.YOg((0,described/* text */.Qq)()).exactOptional(),
        version: (0,described/* text */.Qq)(),
        /** The workflow's job that it is a part of; absent: none. */
        job: runJob().exactOptional(),
        /** Present where the run goes on from an earlier one, whose conversation its own begins with. */
        continues: (0,continues/* continues */.f)().exactOptional(),
    }),
    "session-started": schemas/* object */.Ikc({
        ...(0,executor/* sessionFacts */.aJ)().shape,
        /** A hash in hex of the files that were given; absent where none were. */
        given: (0,described/* text */.Qq)().exactOptional(),
        /** Present where what a turn changed can be kept for a fresh session. */
        takesCheckpoints: (0,described/* present */.Eb)(),
        /** Absent where it began with what the run was given. */
        restored: (0,checkpoint/* restored */.v0)().exactOptional(),
    }),
    reply: schemas/* object */.Ikc({
        attempt,
        text: (0,described/* text */.Qq)(),
        thought: (0,described/* text */.Qq)().nullable(),
        blocks: schemas/* array */.YOg((0,block/* codeBlock */.DV)()),
        /** True when a fence was never closed. */
        isCut: schemas/* boolean */.zMY(),
        /** Blocks beyond the bound for one reply, of which then nothing is run; absent where there are none. */
        blocksLeftOut: (0,described/* count */.U9)().exactOptional(),
        /** Why nothing of it could be run although it is whole; absent: nothing was wrong with it. */
        fault: (0,described/* openWord */.ZK)().exactOptional(),
        /** Present where the policy's done word stands alone on a line of its words, outside of code. */
        saysDone: (0,described/* present */.Eb)(),
        finish: (0,writer/* finish */.O9)(),
        usage: (0,writer/* usage */.CI)(),
        ...answered,
    }),
    /** An answer to the question whether the blocks of an attempt may run, or whether the run may end. */
    approval: schemas/* object */.Ikc({
        attempt,
        ...(0,approver/* answer */.ZF)().shape,
        /** Of the blocks that the answer is about (docs/approval.md): those that run, where it approves. */
        sha256: (0,described/* text */.Qq)(),
        /** The attempt's blocks from now on, where the person changed them. */
        blocks: schemas/* array */.YOg((0,block/* codeBlock */.DV)()).exactOptional(),
        /** What the answer cost; absent: nothing. */
        usage: (0,writer/* usage */.CI)().exactOptional(),
    }),
    /** Nobody could be asked: the run waits for an answer from outside. */
    "approval-awaited": schemas/* object */.Ikc({ attempt, asked: (0,approver/* asked */.NZ)(), sha256: (0,described/* text */.Qq)() }),
    execution: schemas/* object */.Ikc({ attempt, block: (0,described/* count */.U9)(), ...(0,execution/* execution */.n7)().shape }),
    verification: schemas/* object */.Ikc({
        attempt,
        /** Index into the policy's `verify`. */
        index: (0,described/* count */.U9)(),
        command: (0,described/* text */.Qq)(),
        /** Which of the code's changes it did not have, and why, in sentences; absent: it had all. */
        without: (0,described/* text */.Qq)().exactOptional(),
        ...(0,execution/* execution */.n7)().shape,
    }),
    /** A verification's run on the workspace as it was given, before any change. */
    control: schemas/* object */.Ikc({
        /** Index into the policy's `verify`. */
        index: (0,described/* count */.U9)(),
        command: (0,described/* text */.Qq)(),
        ...(0,execution/* execution */.n7)().shape,
    }),
    /** The verifications were attacked before the writer was asked. */
    audited: auditResult(),
    /** The process of the run had ended, and another one goes on. */
    resumed: (0,resumed/* resumed */.u)(),
    /** What code had changed by the end of a turn was kept, in place of what was kept before; or it could not be. */
    checkpoint: schemas/* object */.Ikc({ attempt, ...(0,checkpoint/* keptChanges */.ap)().shape }),
    decision: schemas/* object */.Ikc({
        attempt,
        source: schemas/* enum */.k5n(["model", "rule"]),
        /** Present when `source` is `rule`. */
        rule: (0,described/* openWord */.ZK)().exactOptional(),
        /** What the model's decision cost, or its answers that were none; absent for other rules, and with a reply. */
        usage: (0,writer/* usage */.CI)().exactOptional(),
        /** Present where it is the beginning of the reply that follows, whose tokens are the reply's. */
        isInReply: (0,described/* present */.Eb)(),
        /** What the writer answered where it was to decide and to write: words without code. */
        text: (0,described/* text */.Qq)().exactOptional(),
        ...(0,writer/* retryDecision */.PQ)().shape,
        ...answered,
    }),
    /** The run's result as the writer gave it, fitting the policy's schema; or why there is none, `value` being null then. */
    data: schemas/* object */.Ikc({ value: schemas/* unknown */.L5J(), fault: (0,described/* text */.Qq)().exactOptional(), usage: (0,writer/* usage */.CI)(), ...answered }),
    /** The writer's last words over the whole run, after all that it left was saved; code in them is not run. */
    reflection: schemas/* object */.Ikc({
        text: (0,described/* text */.Qq)(),
        thought: (0,described/* text */.Qq)().nullable(),
        finish: (0,writer/* finish */.O9)(),
        usage: (0,writer/* usage */.CI)(),
        ...answered,
    }),
    warning: schemas/* object */.Ikc({
        code: (0,described/* text */.Qq)(),
        message: (0,described/* text */.Qq)(),
        /** From now on the writer is shown at most so many tokens of the conversation, because it took no more. */
        contextTokens: (0,described/* count */.U9)().exactOptional(),
    }),
    /** A port gave up after its own retries; `next` decides whether a fresh session helps. */
    failure: schemas/* object */.Ikc({ during: schemas/* enum */.k5n(portCalls), code: errorCode, message: (0,described/* text */.Qq)(), nextStep: (0,described/* text */.Qq)() }),
    /** The run was told to stop: by its own deadline, by a person or machine, or by an error that no call of a port threw. */
    interrupted: schemas/* object */.Ikc({
        by: schemas/* enum */.k5n(["deadline", "signal", "error"]),
        message: (0,described/* text */.Qq)(),
        /** Present where `by` is `error`. */
        code: errorCode.exactOptional(),
        /** Like `code`. */
        nextStep: (0,described/* text */.Qq)().exactOptional(),
        /** What was under way then; absent where the run had only begun, and in transcripts of versions that did not say. */
        during: schemas/* enum */.k5n([...portCalls, "audit", "checkpoint", "control", "collect", "fill", "reflect"])
            .exactOptional(),
        /** What the sandbox's start said last that it was at, such as a command of the setup. */
        progress: (0,described/* text */.Qq)().exactOptional(),
    }),
    "files-saved": schemas/* object */.Ikc({
        artifacts: schemas/* array */.YOg((0,workspace/* artifact */.dj)()),
        leftOut: schemas/* array */.YOg((0,workspace/* leftOut */.ig)()),
        /** Present where the code was given files and what it left is kept; in earlier versions not where saving failed. */
        changes: (0,workspace/* workspaceChanges */.Rn)().exactOptional(),
        /**
         * Paths of files that are not what the verifications had read: other, new or gone, although no block has run
         * since. Then nothing is verified. Absent: all are the same, byte for byte.
         */
        unlikeVerified: schemas/* array */.YOg((0,described/* text */.Qq)()).exactOptional(),
        /** What was decided about the network after the last execution; absent where nothing was. */
        network: schemas/* array */.YOg((0,execution/* networkDecision */.n6)()).exactOptional(),
    }),
    /** The sandbox outlives the run, because a person asked for that. */
    "sandbox-kept": (0,executor/* keptSandbox */.sP)(),
    "run-ended": schemas/* object */.Ikc({
        outcome: (0,described/* wordOf */.aG)(outcomes/* outcomes */.KI),
        /** One sentence: why. */
        reason: (0,described/* text */.Qq)(),
        /** One sentence: what to do now; "" only for `passed`. */
        nextStep: (0,described/* text */.Qq)(),
        /** Present where an error ended the run; absent in transcripts of versions that did not say. */
        code: errorCode.exactOptional(),
    }),
};

;// CONCATENATED MODULE: ./lib/reports/older-transcripts.js
/**
 * Transcripts of earlier versions say in a sentence alone what has a field today: here it is read from it, once, so that
 * they are rendered as ever. Nothing else reads a fact from a sentence.
 */
function inFieldsOfToday(events) {
    const failure = events.findLast((event) => event.type === "failure");
    return events.map((event) => {
        if ((event.type === "execution" || event.type === "verification") && event.cause === undefined) {
            const wasIdle = event.ending === "timed-out" && event.evidence.startsWith("no output for ");
            return wasIdle ? { ...event, cause: "idle" } : event;
        }
        const isItsEnd = event.type === "run-ended" && event.code === undefined && event.reason === failure?.message;
        return isItsEnd ? { ...event, code: failure.code } : event;
    });
}

;// CONCATENATED MODULE: ./lib/reports/transcript.js



/**
 * Reads `transcript.jsonl`: one event a line, `seq` from 0 without holes. Events of unknown types are skipped; a torn
 * last line, which a killed process leaves, is dropped; both are said.
 * @throws AgentExecError `transcript-invalid` that names the line, for anything else that is wrong.
 */
function parseTranscript(text) {
    const lines = text.split("\n");
    const torn = lines.pop() ?? "";
    const warnings = torn === "" ? [] : ["The transcript's last line is incomplete and was left out."];
    const events = [];
    for (const [index, line] of lines.entries()) {
        const event = parseLine(line, index);
        if (Object.hasOwn(facts, event.type))
            events.push(checked(event, index));
        else
            warnings.push(`Line ${index + 1} of the transcript has the unknown type ${JSON.stringify(event.type)} and was skipped.`);
    }
    if (events[0]?.type !== "run-started")
        throw invalid(1, "it does not begin with run-started");
    return { events: inFieldsOfToday(events), nextSeq: lines.length, warnings };
}
function parseLine(line, seq) {
    let event;
    try {
        event = JSON.parse(line);
    }
    catch (cause) {
        throw invalid(seq + 1, "it is not JSON", cause);
    }
    if (typeof event !== "object" || event === null)
        throw invalid(seq + 1, "it is not an object");
    if (event.v !== 1)
        throw invalid(seq + 1, `its version is ${JSON.stringify(event.v)}, but only 1 can be read`);
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
    const { success, error } = facts[event.type].safeParse(event);
    if (success)
        return event;
    const [issue] = error.issues;
    throw invalid(index + 1, `in ${event.type}, ${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}`, error);
}
function invalid(line, why, cause) {
    return new errors/* AgentExecError */.r("transcript-invalid", `Line ${line} of the transcript cannot be used: ${why}.`, {
        nextStep: "Use an unchanged transcript. A transcript of a newer version needs a newer agent-exec.",
        cause,
    });
}


/***/ }),

/***/ 61243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KN: () => (/* binding */ isApplied),
/* harmony export */   QY: () => (/* binding */ pathsInPatch),
/* harmony export */   X6: () => (/* binding */ applyPatch),
/* harmony export */   _i: () => (/* binding */ patchTarget)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _files_temporary_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36753);
/* harmony import */ var _ports_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46529);
/* harmony import */ var _git_git_output_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59513);
/* harmony import */ var _git_own_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76207);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62400);
/* harmony import */ var _patch_check_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(23471);
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
 * Where a run's patch belongs that was given this workspace: the root of the repository here, or the folder.
 * @param workspace the value of the setting `workspace` in the run's record, which may be a stranger's: no folder outside of
 *   `here` is taken from it
 * @param to another checkout, or another folder. Default: those that the run was given
 * @throws AgentExecError `settings-invalid` where there is no repository here, and for a folder outside of `here`.
 */
async function patchTarget(workspace, here, to) {
    const way = (0,_ports_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryFolder */ .IB)(workspace);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(here, to ?? way ?? workspace);
    if (to === undefined && way !== ".")
        await requireInside(here, folder);
    if (way === null)
        return { folder };
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const repository = __addDisposableResource(env_1, await _git_repository_js__WEBPACK_IMPORTED_MODULE_7__/* .Repository */ .L.open(folder), true);
            return { folder: repository.root };
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
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", `The patch belongs to a repository, but ${folder} is not in one.`, { nextStep: "Name a checkout of that repository with `--to`, or go there.", cause });
    }
}
async function requireInside(here, folder) {
    const [root, target] = await Promise.all([here, folder].map((each) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(each).catch(() => null)));
    if (root !== null && target !== null && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(target, node_path__WEBPACK_IMPORTED_MODULE_1__.sep).startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, node_path__WEBPACK_IMPORTED_MODULE_1__.sep)))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", `The run's record says that its files belong in ${folder}, which is not inside the current folder. agent-exec does not trust a record to choose the files to change.`, { nextStep: "Name the folder yourself with `--to`. Nothing was changed." });
}
/** The files that a patch changes, as git reads it. @throws Error where git does not take it. */
async function pathsInPatch(patch, target) {
    return (0,_patch_check_js__WEBPACK_IMPORTED_MODULE_8__/* .pathsOf */ .wG)(await gitApply(["--numstat", "-z"], patch, target));
}
/**
 * Tries, or applies, a patch onto files as they are: all of it or nothing. git follows no link and leaves no folder.
 * @throws AgentExecError `settings-invalid` where git does not take it; nothing was changed then.
 */
async function applyPatch(patch, target, { isTrial }) {
    try {
        await gitApply(isTrial ? ["--check"] : [], patch, target);
    }
    catch (cause) {
        if (await isApplied(patch, target))
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", `The files in ${target.folder} already have this patch.`, {
                nextStep: `Nothing was changed. \`git apply -R ${patch}\` removes the patch again.`,
                cause,
            });
        const message = `The patch does not fit the files in ${target.folder} as they are now: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause)}`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", message, {
            nextStep: `Nothing was changed. Restore the files that the run began with (\`git stash\`, or a checkout of its commit), or merge by hand: \`git apply --3way ${patch}\`.`,
            cause,
        });
    }
}
/** Whether files are already as a patch would make them: taking it back would work. */
async function isApplied(patch, target) {
    try {
        await gitApply(["--reverse", "--check"], patch, target);
        return true;
    }
    catch (thrown) {
        if (thrown instanceof _git_git_output_js__WEBPACK_IMPORTED_MODULE_5__/* .GitFault */ .lc)
            return false;
        throw thrown;
    }
}
/** By a git folder of ours, also in a repository: its filters and hooks do not run, and bytes stay as they are. */
async function gitApply(words, patch, { folder }) {
    const gitFolder = await (0,_files_temporary_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .createTemporaryFolder */ .a)("agent-exec-apply-");
    try {
        await (0,_git_own_git_js__WEBPACK_IMPORTED_MODULE_6__/* .createGitFolder */ .DK)(gitFolder);
        const git = new _git_own_git_js__WEBPACK_IMPORTED_MODULE_6__/* .OwnGit */ .Js({ gitFolder, workTree: folder, folder });
        await git.setAttributes(_git_own_git_js__WEBPACK_IMPORTED_MODULE_6__/* .bytesAsTheyAre */ .OM);
        return await git.text(["apply", "--whitespace=nowarn", ...words, "--", patch]);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(gitFolder, { recursive: true, force: true });
    }
}


/***/ }),

/***/ 23471:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ic: () => (/* binding */ applied),
/* harmony export */   kE: () => (/* binding */ orNotApplied),
/* harmony export */   tb: () => (/* binding */ NotApplied),
/* harmony export */   wG: () => (/* binding */ pathsOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90566);
/* harmony import */ var _git_git_output_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59513);
/* harmony import */ var _patch_sides_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62679);
/* harmony import */ var _git_own_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76207);





/** `git apply` refused a patch, or made something else of it. */
class NotApplied extends Error {
    /** The files that it is for, as far as git names them, with what it says of each. */
    reasons = new Map();
}
/**
 * Applies a patch to what was before, as a person would, and compares what comes of it.
 * @returns what the patch is about, by path
 * @throws NotApplied, and Error like git itself.
 */
async function applied(repository, { draft, entries, tree, conversions }) {
    const { attributes, configuration } = conversions;
    await repository.text(["read-tree", "--reset", "-u", _patch_sides_js__WEBPACK_IMPORTED_MODULE_2__/* .branches */ .J0.before]);
    const hasOwn = entries.some(({ path, before }) => before !== null && /(?:^|\/)\.gitattributes$/.test(path));
    if (hasOwn || attributes !== null || configuration.length > 0) {
        await repository.setAttributes(attributes);
        await orNotApplied(repository.text(["apply", "--check", draft], { configuration }), entries);
    }
    await repository.setAttributes(_git_own_git_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesAsTheyAre */ .OM);
    const numstat = ["apply", "--apply", "--numstat", "-z", draft];
    const counted = await orNotApplied(repository.text(numstat), entries);
    await repository.text(["add", "--all", "--force", "."]);
    const unlike = await repository.text(["diff-index", "--cached", "--name-only", "-z", tree]);
    const others = unlike.split("\0").slice(0, -1);
    if (others.length > 0)
        throw notApplied(`${makesOther} of ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .r)(others[0])}`, new Map(others.map((path) => [path, `${makesOther} of it`])));
    return countsOf(counted);
}
/** @throws NotApplied in git's words where git itself ended badly. */
async function orNotApplied(output, entries = []) {
    return output.catch((thrown) => {
        if (!(thrown instanceof _git_git_output_js__WEBPACK_IMPORTED_MODULE_1__/* .GitFault */ .lc))
            throw thrown;
        const said = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(thrown).split("\n");
        const reasons = entries.flatMap(({ path }) => {
            const [first] = said.filter((line) => isNamedIn(line, path));
            return first === undefined ? [] : [[path, `${takesNot}: ${first}`]];
        });
        throw notApplied(`${takesNot}: ${said.join("; ")}`, new Map(reasons), thrown);
    });
}
const takesNot = "`git apply` refuses it";
const makesOther = "`git apply` makes other files";
/** `error: a.txt: patch does not apply`, `error: patch failed: a.txt:1`, `failed to encode 'a.txt' from …`. */
function isNamedIn(line, path) {
    return [`error: ${path}: `, `failed: ${path}:`, `'${path}'`].some((words) => line.includes(words));
}
function notApplied(words, reasons, cause) {
    return Object.assign(new NotApplied(words, { cause }), { reasons });
}
/** The paths that a patch is about, as `git apply --numstat -z` prints them; each once. */
function pathsOf(numstat) {
    return countsOf(numstat).map(({ path }) => path);
}
/** What `git apply --numstat -z` prints; a file that became a link, or the other way round, stands there twice. */
function countsOf(numstat) {
    const counts = new Map();
    for (const line of numstat.split("\0").slice(0, -1)) {
        const [, added = "-", removed = "-", path = ""] = /^(\d+|-)\t(\d+|-)\t([^]*)$/.exec(line) ?? [];
        const before = counts.get(path) ?? { insertions: 0, deletions: 0, isBinary: false };
        counts.set(path, {
            path,
            insertions: before.insertions + (Number(added) || 0),
            deletions: before.deletions + (Number(removed) || 0),
            isBinary: before.isBinary || added === "-",
        });
    }
    return [...counts.values()];
}


/***/ }),

/***/ 62679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J0: () => (/* binding */ branches),
/* harmony export */   Ru: () => (/* binding */ SideReader),
/* harmony export */   aH: () => (/* binding */ quotedName),
/* harmony export */   wp: () => (/* binding */ isSameSide),
/* harmony export */   zL: () => (/* binding */ attributeLine)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_string_decoder__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46193);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51196);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90566);




function isSameSide(one, other) {
    if (one?.kind === "file" && other?.kind === "file")
        return one.sha256 === other.sha256 && one.isExecutable === other.isExecutable;
    if (one?.kind === "link" && other?.kind === "link")
        return one.target === other.target;
    return one === other;
}
/** The branches that `git fast-import` makes of a script of `SideReader`. */
const branches = { before: "given", after: "left" };
const sides = ["before", "after"];
/** Reads both sides of all entries once, piece by piece, for `git fast-import`. */
class SideReader {
    #entries;
    #options;
    #noText = new Set();
    #leftOut = new Map();
    #bytes = 0;
    constructor(entries, options) {
        this.#entries = entries;
        this.#options = options;
    }
    /** Paths of what is no text in UTF-8 on either side; known once the script was read to its end. */
    get noText() {
        return [...this.#noText];
    }
    /** Entries that are on neither branch, with the reason of each; known like `noText`. */
    get leftOut() {
        return this.#leftOut;
    }
    /** @throws Error where a file becomes shorter while it is read. */
    async *script() {
        const trees = { before: [], after: [] };
        let mark = 0;
        for (const entry of this.#entries) {
            const lines = { before: "", after: "" };
            for (const each of sides) {
                const side = entry[each];
                if (side === null || this.#leftOut.has(entry.path))
                    continue;
                mark += 1;
                yield* side.kind === "file" ? this.#file(entry.path, side, mark) : this.#link(entry.path, side, mark);
                lines[each] = `M ${modeOf(side)} :${mark} ${quotedName(entry.path)}\n`;
            }
            if (this.#leftOut.has(entry.path))
                continue;
            for (const each of sides)
                trees[each].push(lines[each]);
        }
        for (const each of sides)
            yield `commit refs/heads/${branches[each]}\ncommitter agent-exec <> 0 +0000\ndata 0\n${trees[each].join("")}\n`;
    }
    async *#file(path, { sha256, open }, mark) {
        const handle = await open();
        if (handle === null)
            return this.#leaveOut(path, "it is no longer a regular file on this machine");
        try {
            const { size } = await handle.stat();
            if (!this.#hasRoom(path, size))
                return;
            yield `blob\nmark :${mark}\ndata ${size}\n`;
            const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
            const look = this.#looker(path);
            let bytes = 0;
            const chunks = size === 0 ? [] : handle.createReadStream({ end: size - 1, autoClose: false });
            for await (const chunk of chunks) {
                bytes += chunk.byteLength;
                hash.update(chunk);
                look(chunk);
                yield chunk;
            }
            look(null);
            if (bytes !== size)
                throw new Error(`${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .named */ .r)(path)} ${changedHere}`);
            if (hash.digest("hex") !== sha256)
                this.#leaveOut(path, `it ${changedHere}`);
            yield "\n";
        }
        finally {
            await handle.close();
        }
    }
    *#link(path, { target }, mark) {
        const content = Buffer.from(target);
        if (!this.#hasRoom(path, content.byteLength))
            return;
        const look = this.#looker(path);
        look(content);
        look(null);
        yield `blob\nmark :${mark}\ndata ${content.byteLength}\n`;
        yield content;
        yield "\n";
    }
    #leaveOut(path, reason) {
        this.#leftOut.set(path, reason);
    }
    #hasRoom(path, bytes) {
        const { maxBytes } = this.#options;
        const fits = this.#bytes + bytes <= maxBytes;
        if (fits)
            this.#bytes += bytes;
        else
            this.#leaveOut(path, `with it the changed files have more than ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatBytes */ .z3)(maxBytes)}`);
        return fits;
    }
    /** Takes a content piece by piece, its end as null, and notes whether it is text and whether it contains a secret. */
    #looker(path) {
        const decoder = new node_string_decoder__WEBPACK_IMPORTED_MODULE_1__.StringDecoder("utf8");
        const search = this.#options.redactor.stream();
        // A name stands in the patch, too.
        search.push(path);
        search.flush();
        return (chunk) => {
            const text = chunk === null ? decoder.end() : decoder.write(Buffer.from(chunk));
            if (text.includes("\uFFFD") || text.includes("\0"))
                this.#noText.add(path);
            search.push(text);
            if (chunk !== null)
                return;
            search.flush();
            if (search.hidden > 0)
                this.#leaveOut(path, "it contains a secret");
        };
    }
}
const changedHere = "was changed on this machine during the run";
function modeOf(side) {
    if (side.kind === "link")
        return "120000";
    return side.isExecutable ? "100755" : "100644";
}
/** As git reads names in quotes: any character may stand in them. */
function quotedName(path) {
    return `"${path.replace(/["\\]/g, "\\$&").replaceAll("\n", "\\n")}"`;
}
/** A line for git's attributes that is about this one name, whatever stands in it. */
function attributeLine(path, attributes) {
    return `${quotedName(`/${path.replace(/[*?[\\]/g, "\\$&")}`)} ${attributes}\n`;
}


/***/ })

};
