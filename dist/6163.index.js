export const id = 6163;
export const ids = [6163];
export const modules = {

/***/ 16486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WK: () => (/* binding */ threadMessage),
/* harmony export */   _W: () => (/* binding */ task),
/* harmony export */   b5: () => (/* binding */ runJob)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12311);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);


const taskSource = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt("kind", [
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("input") }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("file"), path: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)() }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("issue"), url: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)() }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("comment"), url: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)() }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("demo") }),
]));
/** What the person wants, with where it stands and who wrote it. */
const task = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The words of the person, whole. Markdown, at most 1 MiB in UTF-8. */
    text: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    source: taskSource(),
    /** The login of the author on GitHub; absent where nobody vouches for one (command line). */
    author: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
}));
/** What somebody said before. */
const threadMessage = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** Who; `assistant`: the writer itself. */
    author: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** Markdown. */
    text: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
}));
/** The job of a workflow in which a run took place. */
const runJob = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** `https://github.com`. */
    server: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** `owner/name`. */
    repository: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** The page of the workflow's run. */
    url: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** Of the workflow's run, from 1. */
    attempt: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** `owner/name@ref`, as the workflow names the action; absent for one of the repository's own. */
    action: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
}));


/***/ }),

/***/ 55159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ol: () => (/* binding */ resultOfToday),
/* harmony export */   aQ: () => (/* binding */ inNamesOfToday),
/* harmony export */   tp: () => (/* binding */ inFieldsOfToday)
/* harmony export */ });
/* harmony import */ var _rows_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83647);
/* harmony import */ var _rows_policy_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67349);
/* harmony import */ var _rows_renamed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43667);



/** Fields that had another name in earlier versions: settings, and what a run and a result say of its verifications. */
function inNamesOfToday(event) {
    if (event.type === "run-started")
        return { ...event, ...startedToday(event) };
    if (event.type !== "verification" || !("counterCheck" in event))
        return event;
    const { counterCheck, ...today } = event;
    return { ...today, failsOnChangedValues: counterCheck === "failed" };
}
function startedToday(run) {
    const { settings, given, origins, policy } = run;
    const renamed = Object.entries({ settings, given, origins }).flatMap(([name, fields]) => isFields(fields) ? [[name, (0,_rows_renamed_js__WEBPACK_IMPORTED_MODULE_2__/* .inNewNames */ .AL)(fields)]] : []);
    return { ...Object.fromEntries(renamed), ...(isFields(policy) && { policy: policyToday(policy) }) };
}
/** What it meant that an earlier version left a field out. */
const ifAbsent = {
    until: "pass",
    decision: "separate",
    verifyBefore: "off",
    verifyChangedValues: "off",
};
/** Earlier versions kept only what was not the default, some of it by another name. What they did not know has its default. */
function policyToday({ control, counterCheck, reviewer, maxTokens, ...kept }) {
    const defaults = Object.entries(_rows_policy_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .policyRows */ .Ob).map(([name, { value }]) => [name, value.absent]);
    return {
        ...(0,_rows_options_js__WEBPACK_IMPORTED_MODULE_0__/* .optionsOf */ .cz)(_rows_policy_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .policyRows */ .Ob, Object.fromEntries(defaults)),
        ...ifAbsent,
        ...kept,
        ...(control !== undefined && { verifyBefore: control }),
        ...(counterCheck !== undefined && { verifyChangedValues: "auto" }),
        ...(reviewer !== undefined && { reviewerModel: reviewer }),
        ...(typeof maxTokens === "number" && { maxTokens }),
        ...(kept["audit"] === "tell" && { audit: "report" }),
    };
}
/** The content of a `result.json` that an earlier version wrote, by the names of today. */
function resultOfToday(result) {
    const { proof } = result;
    if (!isFields(proof) || !("control" in proof))
        return result;
    const { control, counterCheck, ...today } = proof;
    const known = (told) => (told === "failed" ? true : told === "passed" ? false : null);
    const untested = control === "untested" && { beforeUntested: true };
    const now = { failedBefore: known(control), ...untested, failsOnChangedValues: known(counterCheck) };
    return { ...result, proof: { ...today, ...now } };
}
function isFields(value) {
    return typeof value === "object" && value !== null;
}
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


/***/ }),

/***/ 3945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ parseTranscript)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(12311);
// EXTERNAL MODULE: ./lib/facts/approval.js
var approval = __webpack_require__(91592);
// EXTERNAL MODULE: ./lib/facts/described.js
var described = __webpack_require__(30100);
;// CONCATENATED MODULE: ./lib/facts/audit-result.js


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
    /** How many wrong solutions they withstood. */
    held: (0,described/* count */.U9)(),
    fooled: schemas/* array */.YOg(cheat()),
    /** How many could not be tried, because the sandbox failed. */
    notTried: (0,described/* count */.U9)(),
    /** Why nothing could be tried, in a sentence; absent where something was. */
    fault: (0,described/* text */.Qq)().exactOptional(),
}));

// EXTERNAL MODULE: ./lib/facts/block.js
var block = __webpack_require__(59626);
// EXTERNAL MODULE: ./lib/facts/checkpoint.js
var checkpoint = __webpack_require__(51761);
// EXTERNAL MODULE: ./lib/facts/continues.js
var continues = __webpack_require__(71601);
;// CONCATENATED MODULE: ./lib/facts/event-context.js


/** What the model was shown of a GitHub event beside the task. */
const eventContext = (0,described/* described */.WY)(() => schemas/* object */.Ikc({
    /** Markdown. What other people wrote is in fences named `data`. */
    text: (0,described/* text */.Qq)(),
    /** Each part that the text has, with its estimated tokens. */
    included: schemas/* array */.YOg(schemas/* object */.Ikc({ what: (0,described/* text */.Qq)(), tokens: (0,described/* count */.U9)() })),
    /** Each part that is shortened or missing, and why. */
    cut: schemas/* array */.YOg(schemas/* object */.Ikc({ what: (0,described/* text */.Qq)(), why: (0,described/* text */.Qq)() })),
}));

// EXTERNAL MODULE: ./lib/facts/session.js
var session = __webpack_require__(58491);
// EXTERNAL MODULE: ./lib/facts/execution.js
var execution = __webpack_require__(6257);
// EXTERNAL MODULE: ./lib/facts/task.js
var task = __webpack_require__(16486);
// EXTERNAL MODULE: ./lib/facts/reply.js
var reply = __webpack_require__(73787);
// EXTERNAL MODULE: ./lib/facts/outcomes.js
var outcomes = __webpack_require__(83518);
// EXTERNAL MODULE: ./lib/rows/options.js
var options = __webpack_require__(83647);
// EXTERNAL MODULE: ./lib/rows/policy-rows.js + 1 modules
var policy_rows = __webpack_require__(67349);
;// CONCATENATED MODULE: ./lib/facts/policy.js




/** What a run keeps to, as its transcript holds it for a resumed run: settings, and what they do not say themselves. */
const policy = (0,described/* described */.WY)(() => schemas/* object */.Ikc({
    ...(0,options/* keptShape */.cs)(policy_rows/* policyRows */.Ob),
    /** Counted as `until` says. */
    maxTurns: (0,described/* count */.U9)(),
    until: schemas/* enum */.k5n(["pass", "done"]),
    /** What the writer says or prints when it is done; present with `until: done`. */
    doneWord: (0,described/* text */.Qq)().exactOptional(),
    /** Additional text for the system message, or a text in its place. Absent: none. */
    systemPrompt: schemas/* object */.Ikc({ text: (0,described/* text */.Qq)(), isAlone: (0,described/* present */.Eb)() }).exactOptional(),
    /** The JSON schema that the run's result must match. Absent: the run returns no JSON. */
    resultSchema: schemas/* record */.g1P((0,described/* text */.Qq)(), schemas/* unknown */.L5J()).exactOptional(),
    /** How many fresh sessions the run may start after infrastructure endings. */
    maxInfrastructureRetries: (0,described/* count */.U9)(),
    /** Whether a failed attempt may go back to a writer; false for `exec`, which has none. */
    hasWriter: schemas/* boolean */.zMY(),
    /** Present if the run executes nothing. */
    runsNothing: (0,described/* present */.Eb)(),
}));

// EXTERNAL MODULE: ./lib/facts/resumed.js
var resumed = __webpack_require__(24910);
// EXTERNAL MODULE: ./lib/facts/files.js
var files = __webpack_require__(80436);
;// CONCATENATED MODULE: ./lib/facts/events.js
















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
        task: (0,task/* task */._W)(),
        /** What was said before, from which the conversation goes on; absent: nothing. */
        thread: schemas/* array */.YOg((0,task/* threadMessage */.WK)()).exactOptional(),
        /** What the model was shown of the GitHub event beside the task; absent: nothing. */
        context: eventContext().exactOptional(),
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
        job: (0,task/* runJob */.b5)().exactOptional(),
        /** Present where the run goes on from an earlier one, whose conversation its own begins with. */
        continues: (0,continues/* continues */.f)().exactOptional(),
    }),
    "session-started": schemas/* object */.Ikc({
        ...(0,session/* sessionFacts */.aJ)().shape,
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
        finish: (0,reply/* finish */.O9)(),
        usage: (0,reply/* usage */.CI)(),
        ...answered,
    }),
    /** An answer to the question whether the blocks of an attempt may run, or whether the run may end. */
    approval: schemas/* object */.Ikc({
        attempt,
        ...(0,approval/* answer */.ZF)().shape,
        /** Of the blocks that the answer is about (docs/approval.md): those that run, where it approves. */
        sha256: (0,described/* text */.Qq)(),
        /** The attempt's blocks from now on, where the person changed them. */
        blocks: schemas/* array */.YOg((0,block/* codeBlock */.DV)()).exactOptional(),
        /** What the answer cost; absent: nothing. */
        usage: (0,reply/* usage */.CI)().exactOptional(),
    }),
    /** Nobody could be asked: the run waits for an answer from outside. */
    "approval-awaited": schemas/* object */.Ikc({ attempt, asked: (0,approval/* asked */.NZ)(), sha256: (0,described/* text */.Qq)() }),
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
        usage: (0,reply/* usage */.CI)().exactOptional(),
        /** Present where it is the beginning of the reply that follows, whose tokens are the reply's. */
        isInReply: (0,described/* present */.Eb)(),
        /** What the writer answered where it was to decide and to write: words without code. */
        text: (0,described/* text */.Qq)().exactOptional(),
        ...(0,reply/* retryDecision */.PQ)().shape,
        ...answered,
    }),
    /** The run's result as the writer gave it, fitting the policy's schema; or why there is none, `value` being null then. */
    data: schemas/* object */.Ikc({ value: schemas/* unknown */.L5J(), fault: (0,described/* text */.Qq)().exactOptional(), usage: (0,reply/* usage */.CI)(), ...answered }),
    /** The writer's last words over the whole run, after all that it left was saved; code in them is not run. */
    reflection: schemas/* object */.Ikc({
        text: (0,described/* text */.Qq)(),
        thought: (0,described/* text */.Qq)().nullable(),
        finish: (0,reply/* finish */.O9)(),
        usage: (0,reply/* usage */.CI)(),
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
        artifacts: schemas/* array */.YOg((0,files/* artifact */.dj)()),
        leftOut: schemas/* array */.YOg((0,files/* leftOut */.ig)()),
        /** Present where the code was given files and what it left is kept; in earlier versions not where saving failed. */
        changes: (0,files/* workspaceChanges */.Rn)().exactOptional(),
        /**
         * Paths of files that are not what the verifications had read: other, new or gone, although no block has run
         * since. Then nothing is verified. Absent: all are the same, byte for byte.
         */
        unlikeVerified: schemas/* array */.YOg((0,described/* text */.Qq)()).exactOptional(),
        /** What was decided about the network after the last execution; absent where nothing was. */
        network: schemas/* array */.YOg((0,execution/* networkDecision */.n6)()).exactOptional(),
    }),
    /** The sandbox outlives the run, because a person asked for that. */
    "sandbox-kept": (0,session/* keptSandbox */.sP)(),
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

// EXTERNAL MODULE: ./lib/reports/older-transcripts.js
var older_transcripts = __webpack_require__(55159);
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
            events.push(checked((0,older_transcripts/* inNamesOfToday */.aQ)(event), index));
        else
            warnings.push(`Line ${index + 1} of the transcript has the unknown type ${JSON.stringify(event.type)} and was skipped.`);
    }
    if (events[0]?.type !== "run-started")
        throw invalid(1, "it does not begin with run-started");
    return { events: (0,older_transcripts/* inFieldsOfToday */.tp)(events), nextSeq: lines.length, warnings };
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
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60795);
/* harmony import */ var _files_temporary_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36753);
/* harmony import */ var _ports_workspace_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(46529);
/* harmony import */ var _git_git_output_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59513);
/* harmony import */ var _git_own_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76207);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(11044);
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
 * Finds the folder that a run's patch belongs to: the root of the repository here, or the folder.
 * @param workspace the setting `workspace` from the run's record. A stranger may have written it, so it may not name
 * a folder outside of `here`
 * @param to another checkout or folder. Default: the run's own
 * @throws AgentExecError `settings-invalid` if there is no repository, or the folder is outside of `here`.
 */
async function patchTarget(workspace, here, to) {
    const way = (0,_ports_workspace_js__WEBPACK_IMPORTED_MODULE_9__/* .repositoryFolder */ .p)(workspace);
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", `The patch belongs to a repository, but ${folder} is not in one.`, {
            nextStep: "Set `--to` to a checkout of that repository, or run the command in that checkout.",
            cause,
        });
    }
}
async function requireInside(here, folder) {
    const [root, target] = await Promise.all([here, folder].map((each) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(each).catch(() => null)));
    if (root && target && (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .U)(root, target))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", `The run's record says that its files belong in ${folder}, which is not inside the current folder. agent-exec does not trust a record to choose the files to change.`, { nextStep: "Set `--to` to the folder. Nothing was changed." });
}
/** The files that a patch changes. @throws Error if git refuses the patch. */
async function pathsInPatch(patch, target) {
    return (0,_patch_check_js__WEBPACK_IMPORTED_MODULE_8__/* .pathsOf */ .wG)(await gitApply(["--numstat", "-z"], patch, target));
}
/**
 * Applies a patch, or tests whether it applies: all of it or nothing. git follows no link and leaves no folder.
 * @throws AgentExecError `settings-invalid` if git refuses the patch; nothing is changed then.
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
/** Whether the files already contain the patch: it could be reversed. */
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
/** Uses our own git folder, so that a repository's filters and hooks do not run and bytes stay unchanged. */
async function gitApply(words, patch, { folder }) {
    const gitFolder = await (0,_files_temporary_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .createTemporaryFolder */ .a)("agent-exec-apply-");
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





/** `git apply` refused the patch, or its result differs. */
class NotApplied extends Error {
    /** The affected files, as far as git names them, with its reasons. */
    reasons = new Map();
}
/**
 * Applies a patch to the original files, as a person would, and compares the result.
 * @returns the paths in the patch, with their lines
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
/** @throws NotApplied with git's message if git failed. */
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
/** The paths in the output of `git apply --numstat -z`, each once. */
function pathsOf(numstat) {
    return countsOf(numstat).map(({ path }) => path);
}
/** Reads `git apply --numstat -z`. A file that became a link, or the reverse, appears twice. */
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
/** The branches that `git fast-import` creates from `SideReader`'s script. */
const branches = { before: "given", after: "left" };
const sides = ["before", "after"];
/** Streams both sides of all entries to `git fast-import`, each once. */
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
    /** Paths with a side that is not UTF-8 text; known after the script was read to its end. */
    get noText() {
        return [...this.#noText];
    }
    /** Entries on neither branch, with the reasons; known at the same time. */
    get leftOut() {
        return this.#leftOut;
    }
    /** @throws Error if a file becomes shorter while it is read. */
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
    /** Takes a content piece by piece, and null at its end. Notes whether it is text and contains a secret. */
    #looker(path) {
        const decoder = new node_string_decoder__WEBPACK_IMPORTED_MODULE_1__.StringDecoder("utf8");
        const search = this.#options.redactor.stream();
        // The patch contains names, too.
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
/** A name in quotes, which may contain any character. */
function quotedName(path) {
    return `"${path.replace(/["\\]/g, "\\$&").replaceAll("\n", "\\n")}"`;
}
/** A line of git's attributes for exactly this path. */
function attributeLine(path, attributes) {
    return `${quotedName(`/${path.replace(/[*?[\\]/g, "\\$&")}`)} ${attributes}\n`;
}


/***/ })

};
