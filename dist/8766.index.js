export const id = 8766;
export const ids = [8766,6061];
export const modules = {

/***/ 8766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ recordedPatch),
/* harmony export */   v: () => (/* binding */ openPatch)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9668);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(90566);
/* harmony import */ var _reports_transcript_transcript_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56061);
/* harmony import */ var _reports_result_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13708);
/* harmony import */ var _run_state_apply_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68071);
/* harmony import */ var _facts_patch_words_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(89713);
/* harmony import */ var _run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5314);
/* harmony import */ var _workspace_patch_acting_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74240);
/* harmony import */ var _workspace_patch_apply_patch_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(61243);












/**
 * @param path the run's folder, or its transcript. A stranger may have written any file in the folder.
 * @throws AgentExecError `settings-invalid` if there is no run or it left no patch; `record-differs` if the patch is
 * not the recorded one.
 */
async function recordedPatch(path) {
    const { folder, transcript } = await (0,_run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_7__/* .openRunFolder */ .iN)(path);
    const { events } = (0,_reports_transcript_transcript_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTranscript */ .K)(transcript);
    const { run, files, end } = (0,_run_state_apply_js__WEBPACK_IMPORTED_MODULE_6__/* .fold */ .AU)(events);
    const changes = files?.changes;
    const name = changes?.patch ?? null;
    const workspace = run?.settings["workspace"];
    if (changes === undefined || name === null || typeof workspace !== "string")
        throw noPatch(folder.path, changes?.refused);
    // People copy commands that contain the commit, so it must look like one.
    if (changes.base !== undefined && !/^[\da-f]{40,64}$/.test(changes.base))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AgentExecError */ .r("record-differs", "The run's files do not say which commit the patch was made for.", {
            nextStep: "Do not apply the patch. Use the complete, unchanged folder of the run.",
        });
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder.path, name);
    const content = await readPatch(folder.path, name);
    const { patchSha256 } = changes;
    const sha256 = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", content);
    if (patchSha256 !== undefined && sha256 !== patchSha256)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AgentExecError */ .r("record-differs", `${file} has changed since the run wrote it.`, {
            nextStep: "Do not apply the patch. Use the complete, unchanged folder of the run. For a run in CI, download the run's artifact.",
        });
    return {
        folder: folder.path,
        path: file,
        content,
        sha256,
        isTold: patchSha256 !== undefined,
        changes,
        events,
        workspace,
        outcome: end?.outcome ?? null,
    };
}
/** @throws like `recordedPatch`. */
async function openPatch(path, { here, to }) {
    const { path: file, content, isTold, changes, events, workspace, outcome } = await recordedPatch(path);
    const folder = await (0,_workspace_patch_apply_patch_js__WEBPACK_IMPORTED_MODULE_9__/* .patchTarget */ ._i)(workspace, here, to);
    const text = new TextDecoder().decode(content);
    return {
        path: file,
        text,
        folder,
        recorded: { outcome: outcome ?? "cut off", isVerified: (0,_reports_result_result_js__WEBPACK_IMPORTED_MODULE_5__/* .resultOf */ .Bg)(events).verified },
        isTold,
        warnings: (0,_facts_patch_words_js__WEBPACK_IMPORTED_MODULE_10__/* .changeWarnings */ .w1)({ ...changes, acting: await actingIn(text, file, folder) }),
        check: () => (0,_workspace_patch_apply_patch_js__WEBPACK_IMPORTED_MODULE_9__/* .applyPatch */ .X6)(file, folder, { isTrial: true }),
        apply: () => (0,_workspace_patch_apply_patch_js__WEBPACK_IMPORTED_MODULE_9__/* .applyPatch */ .X6)(file, folder, { isTrial: false }),
    };
}
/** Finds files that take effect by themselves. It reads the patch, because the transcript could be wrong. */
async function actingIn(text, file, folder) {
    const paths = await (0,_workspace_patch_apply_patch_js__WEBPACK_IMPORTED_MODULE_9__/* .pathsInPatch */ .QY)(file, folder).catch((cause) => {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AgentExecError */ .r("settings-invalid", `git cannot read the patch ${file}: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(cause)}`, {
            nextStep: "Use the complete, unchanged folder of the run. For a run in CI, download the run's artifact.",
            cause,
        });
    });
    const installs = (0,_workspace_patch_acting_files_js__WEBPACK_IMPORTED_MODULE_8__/* .mentionsInstall */ .jh)(text);
    return paths.filter((path) => (0,_workspace_patch_acting_files_js__WEBPACK_IMPORTED_MODULE_8__/* .actsByItself */ .ij)(path) || (installs && (0,_workspace_patch_acting_files_js__WEBPACK_IMPORTED_MODULE_8__/* .isPackageManifest */ .ub)(path)));
}
function noPatch(folder, refused = []) {
    const [first] = refused;
    const why = first === undefined ? "" : ` ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_11__/* .named */ .r)(first.path)}: ${first.reason}.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AgentExecError */ .r("settings-invalid", `The run in ${folder} has no patch.${why}`, {
        nextStep: "Read the run's report to see what the run did.",
    });
}
/** No run writes a larger patch. */
const maxPatchBytes = 64 * 1024 ** 2;
async function readPatch(folder, name) {
    try {
        return await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readRegular */ .VX)(folder, name, maxPatchBytes);
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AgentExecError */ .r("settings-invalid", `The patch ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)} cannot be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(cause)}`, {
            nextStep: "Use the run's whole folder. For a run in CI, download the run's artifact.",
            cause,
        });
    }
}


/***/ }),

/***/ 82410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ol: () => (/* binding */ resultOfToday),
/* harmony export */   aQ: () => (/* binding */ inNamesOfToday),
/* harmony export */   tp: () => (/* binding */ inFieldsOfToday),
/* harmony export */   vn: () => (/* binding */ asKnownBy)
/* harmony export */ });
/* harmony import */ var _rows_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83647);
/* harmony import */ var _rows_policy_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67349);
/* harmony import */ var _rows_renamed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43667);



/** Gives the fields of earlier versions their current names. */
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
/** The value of a field that is missing in transcripts of earlier versions. */
const ifAbsent = {
    until: "pass",
    decision: "separate",
    verifyBefore: "off",
    verifyChangedValues: "off",
};
/**
 * Converts a policy of an earlier version. Such a policy had only settings that differed from the default, some with
 * another name. Newer settings get their default.
 */
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
/** Gives the fields of an earlier version's `result.json` their current names. */
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
/** The parts of a result that `recorded`'s version had too. It had no verdict, and no `data` without a schema. */
function asKnownBy(recorded, result) {
    const { data, ...others } = result;
    const known = data === null && !("data" in recorded) ? others : result;
    const { proof: then } = recorded;
    const { proof: now } = result;
    if (!isFields(then) || !isFields(now) || "verdict" in then)
        return known;
    const { verdict: _verdict, reason: _reason, ...proof } = now;
    return { ...known, proof };
}
function isFields(value) {
    return typeof value === "object" && value !== null;
}
/**
 * Earlier versions wrote some facts only as sentences. This function reads them once into the current fields, so that
 * such transcripts still render. No other code reads facts from sentences.
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

/***/ 56061:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ parseTranscript)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./lib/facts/approval.js
var approval = __webpack_require__(91592);
// EXTERNAL MODULE: ./lib/facts/described.js
var described = __webpack_require__(30100);
;// CONCATENATED MODULE: ./lib/facts/audit-result.js


/** A wrong solution that a verification passed. */
const cheat = (0,described/* described */.WY)(() => schemas/* object */.Ikc({
    name: (0,described/* text */.Qq)(),
    /** What the wrong solution does, as a part of a sentence. */
    what: (0,described/* text */.Qq)(),
    /** The setting or habit that prevents this cheat, as a sentence. */
    closes: (0,described/* text */.Qq)(),
}));
/** The result of an audit, which runs before the writer is asked. */
const auditResult = (0,described/* described */.WY)(() => schemas/* object */.Ikc({
    /** How many wrong solutions the verifications refused. */
    held: (0,described/* count */.U9)(),
    fooled: schemas/* array */.YOg(cheat()),
    /** How many wrong solutions could not be tried, because the sandbox failed. */
    notTried: (0,described/* count */.U9)(),
    /** Why no wrong solution could be tried, as a sentence. Absent if some were tried. */
    fault: (0,described/* text */.Qq)().exactOptional(),
}));

// EXTERNAL MODULE: ./lib/facts/block.js
var block = __webpack_require__(59626);
// EXTERNAL MODULE: ./lib/facts/checkpoint.js
var checkpoint = __webpack_require__(51761);
// EXTERNAL MODULE: ./lib/facts/continues.js
var continues = __webpack_require__(71601);
// EXTERNAL MODULE: ./lib/facts/image.js
var facts_image = __webpack_require__(45078);
;// CONCATENATED MODULE: ./lib/facts/event-context.js



/** The part of a GitHub event that the model gets in addition to the task. */
const eventContext = (0,described/* described */.WY)(() => schemas/* object */.Ikc({
    /** Markdown. Text by other people is in fences marked `data`. */
    text: (0,described/* text */.Qq)(),
    /** Each part of the text, with its estimated tokens. */
    included: schemas/* array */.YOg(schemas/* object */.Ikc({ what: (0,described/* text */.Qq)(), tokens: (0,described/* count */.U9)() })),
    /** Each part that is shortened or missing, with the reason. */
    cut: schemas/* array */.YOg(schemas/* object */.Ikc({ what: (0,described/* text */.Qq)(), why: (0,described/* text */.Qq)() })),
    /** The images that the model gets with the text. Their contents are files in the run's folder. Absent: none. */
    images: schemas/* array */.YOg((0,facts_image/* imageFacts */.JC)()).exactOptional(),
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




/**
 * The rules of a run: its settings, and facts that follow from them. The transcript stores them, so that the run can be
 * resumed.
 */
const policy = (0,described/* described */.WY)(() => schemas/* object */.Ikc({
    ...(0,options/* keptShape */.cs)(policy_rows/* policyRows */.Ob),
    /** The maximum number of replies. `until` says how they are counted. */
    maxTurns: (0,described/* count */.U9)(),
    until: schemas/* enum */.k5n(["pass", "done"]),
    /** The word with which the writer says that it is done. Present with `until: done`. */
    doneWord: (0,described/* text */.Qq)().exactOptional(),
    /** Additional text for the system message. With `isAlone`, it replaces the built-in text. Absent: none. */
    systemPrompt: schemas/* object */.Ikc({ text: (0,described/* text */.Qq)(), isAlone: (0,described/* present */.Eb)() }).exactOptional(),
    /** The JSON schema that the run's result must match. Absent: the run returns no JSON. */
    resultSchema: schemas/* record */.g1P((0,described/* text */.Qq)(), schemas/* unknown */.L5J()).exactOptional(),
    /** How many fresh sessions the run may start if the engine loses one. */
    maxInfrastructureRetries: (0,described/* count */.U9)(),
    /** Whether a writer may correct a failed attempt. False for `exec`, which has no writer. */
    hasWriter: schemas/* boolean */.zMY(),
    /** Present if a block with a file name is only saved, because the run has given files. Absent in older transcripts. */
    savesNamed: (0,described/* present */.Eb)(),
    /** Present if the run does not execute code. */
    runsNothing: (0,described/* present */.Eb)(),
}));

// EXTERNAL MODULE: ./lib/facts/resumed.js
var resumed = __webpack_require__(24910);
// EXTERNAL MODULE: ./lib/facts/files.js
var files = __webpack_require__(80436);
;// CONCATENATED MODULE: ./lib/facts/events.js
















const attempt = schemas/* number */.aig().int().positive();
const errorCode = (0,described/* openWord */.ZK)();
/**
 * How long the writer took to answer, in milliseconds. Absent if the writer was not asked, and in older transcripts.
 */
const answered = { tookMs: (0,described/* amount */.vj)().exactOptional() };
const portCalls = ["start", "ask", "approve", "decide", "execute", "verify"];
/**
 * All types of events with their fields. The names are in the past tense. A transcript has one JSON object per line,
 * one for each event. agent-exec computes state and reports from the events. A later version may add fields, so unknown
 * fields are kept.
 */
const facts = {
    "run-started": schemas/* object */.Ikc({
        runId: (0,described/* text */.Qq)(),
        task: (0,task/* task */._W)(),
        /** The earlier conversation that the run continues. Absent: none. */
        thread: schemas/* array */.YOg((0,task/* threadMessage */.WK)()).exactOptional(),
        /** The part of the GitHub event that the model gets in addition to the task. Absent: none. */
        context: eventContext().exactOptional(),
        /** Every setting, without secrets. */
        settings: schemas/* record */.g1P((0,described/* text */.Qq)(), schemas/* unknown */.L5J()),
        /** The settings as they were given, so that the run can be resumed. Absent in older transcripts. */
        given: schemas/* record */.g1P((0,described/* text */.Qq)(), schemas/* unknown */.L5J()).exactOptional(),
        /**
         * Where each setting was given, by name: `--image`, `.agent-exec.yml:3 image`. Settings with their default are left
         * out. Absent: unknown.
         */
        origins: schemas/* record */.g1P((0,described/* text */.Qq)(), (0,described/* text */.Qq)()).exactOptional(),
        policy: policy(),
        /** The writer's name and the executor's description. With both, the prompt can be computed from the transcript. */
        writer: (0,described/* text */.Qq)().nullable(),
        usageText: (0,described/* text */.Qq)(),
        /** The owner's files whose text is part of the description, such as AGENTS.md. Absent: none. */
        instructions: schemas/* array */.YOg((0,described/* text */.Qq)()).exactOptional(),
        version: (0,described/* text */.Qq)(),
        /** The job of the workflow in which the run ran. Absent: none. */
        job: (0,task/* runJob */.b5)().exactOptional(),
        /** Present if this run continues an earlier one. */
        continues: (0,continues/* continues */.fN)().exactOptional(),
        /** The id of the recorded run that this run repeats without a model. Absent: none. */
        repeats: (0,described/* text */.Qq)().exactOptional(),
    }),
    "session-started": schemas/* object */.Ikc({
        ...(0,session/* sessionFacts */.aJ)().shape,
        /** The hash of the original files, in hex. Absent if there were none. */
        given: (0,described/* text */.Qq)().exactOptional(),
        /** Present if a turn's changes can be saved for a fresh session. */
        takesCheckpoints: (0,described/* present */.Eb)(),
        /** Absent if the session began with the original files. */
        restored: (0,checkpoint/* restored */.v0)().exactOptional(),
    }),
    reply: schemas/* object */.Ikc({
        attempt,
        text: (0,described/* text */.Qq)(),
        thought: (0,described/* text */.Qq)().nullable(),
        blocks: schemas/* array */.YOg((0,block/* codeBlock */.DV)()),
        /** True if the last fence was not closed. */
        isCut: schemas/* boolean */.zMY(),
        /**
         * The number of blocks above the limit for one reply. If there are such blocks, no block of the reply runs. Absent:
         * none.
         */
        blocksLeftOut: (0,described/* count */.U9)().exactOptional(),
        /** Why no block of the complete reply can run. Absent: the reply is usable. */
        fault: (0,described/* openWord */.ZK)().exactOptional(),
        /** Present if the reply has a line outside of code that contains only the done word. */
        saysDone: (0,described/* present */.Eb)(),
        finish: (0,reply/* finish */.O9)(),
        usage: (0,reply/* usage */.CI)(),
        ...answered,
    }),
    /** An answer to the question whether blocks may run, or whether the run may end. */
    approval: schemas/* object */.Ikc({
        attempt,
        ...(0,approval/* answer */.ZF)().shape,
        /** The hash of the blocks that were shown (docs/approval.md). If the answer approves, exactly these blocks run. */
        sha256: (0,described/* text */.Qq)(),
        /** The attempt's new blocks, if the approver changed them. */
        blocks: schemas/* array */.YOg((0,block/* codeBlock */.DV)()).exactOptional(),
        /** The cost of the answer. Absent: no cost. */
        usage: (0,reply/* usage */.CI)().exactOptional(),
    }),
    /** Nobody could answer, so the run waits for an answer from outside. */
    "approval-awaited": schemas/* object */.Ikc({ attempt, asked: (0,approval/* asked */.NZ)(), sha256: (0,described/* text */.Qq)() }),
    execution: schemas/* object */.Ikc({ attempt, block: (0,described/* count */.U9)(), ...(0,execution/* execution */.n7)().shape }),
    verification: schemas/* object */.Ikc({
        attempt,
        /** The index of the command in the policy's `verify`. */
        index: (0,described/* count */.U9)(),
        command: (0,described/* text */.Qq)(),
        /** Which of the code's changes the verification did not get, and why, in sentences. Absent: it got all changes. */
        without: (0,described/* text */.Qq)().exactOptional(),
        ...(0,execution/* execution */.n7)().shape,
    }),
    /** A verification's run on the original files, before any change. */
    control: schemas/* object */.Ikc({
        /** The index of the command in the policy's `verify`. */
        index: (0,described/* count */.U9)(),
        command: (0,described/* text */.Qq)(),
        ...(0,execution/* execution */.n7)().shape,
    }),
    /** The audit tried wrong solutions on the verifications. It ran before the writer was asked. */
    audited: auditResult(),
    /** The run's process had ended, and another process resumed the run. */
    resumed: (0,resumed/* resumed */.u)(),
    /** After a turn, agent-exec saved the code's changes in place of the last checkpoint, or could not save them. */
    checkpoint: schemas/* object */.Ikc({ attempt, ...(0,checkpoint/* keptChanges */.ap)().shape }),
    decision: schemas/* object */.Ikc({
        attempt,
        source: schemas/* enum */.k5n(["model", "rule"]),
        /** Present when `source` is `rule`. */
        rule: (0,described/* openWord */.ZK)().exactOptional(),
        /**
         * The cost of the model's decision or of its unusable answers. Absent if a rule decided without the model, and if
         * the decision is part of a reply.
         */
        usage: (0,reply/* usage */.CI)().exactOptional(),
        /** Present if the next reply begins with this decision. The tokens of both are counted there. */
        isInReply: (0,described/* present */.Eb)(),
        /** The text of the writer's reply without code. Present if the writer decided and wrote in one reply. */
        text: (0,described/* text */.Qq)().exactOptional(),
        ...(0,reply/* retryDecision */.PQ)().shape,
        ...answered,
    }),
    /** The run's result, checked against the schema. If no result fits, `value` is null and `fault` says why. */
    data: schemas/* object */.Ikc({ value: schemas/* unknown */.L5J(), fault: (0,described/* text */.Qq)().exactOptional(), usage: (0,reply/* usage */.CI)(), ...answered }),
    /** The writer's summary at the end of the run. Code in it does not run. */
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
        /** The writer refused a longer conversation. From now on it gets at most this many tokens. */
        contextTokens: (0,described/* count */.U9)().exactOptional(),
    }),
    /** A part of the run failed after its own retries. `next` decides whether to try a fresh session. */
    failure: schemas/* object */.Ikc({ during: schemas/* enum */.k5n(portCalls), code: errorCode, message: (0,described/* text */.Qq)(), nextStep: (0,described/* text */.Qq)() }),
    /** Something told the run to stop: its deadline, a person, the machine, or an uncaught error. */
    interrupted: schemas/* object */.Ikc({
        by: schemas/* enum */.k5n(["deadline", "signal", "error"]),
        message: (0,described/* text */.Qq)(),
        /** Present if `by` is `error`. */
        code: errorCode.exactOptional(),
        /** Present if `by` is `error`. */
        nextStep: (0,described/* text */.Qq)().exactOptional(),
        /** What the run was doing when it was stopped. Absent if the run had only begun, and in older transcripts. */
        during: schemas/* enum */.k5n([...portCalls, "audit", "checkpoint", "control", "collect", "fill", "reflect"])
            .exactOptional(),
        /** The last progress message of the sandbox's start. It may show a command of `setup`. */
        progress: (0,described/* text */.Qq)().exactOptional(),
    }),
    "files-saved": schemas/* object */.Ikc({
        artifacts: schemas/* array */.YOg((0,files/* artifact */.dj)()),
        leftOut: schemas/* array */.YOg((0,files/* leftOut */.ig)()),
        /**
         * Present if there were original files and the changes are saved. In older transcripts, absent if saving failed.
         */
        changes: (0,files/* workspaceChanges */.Rn)().exactOptional(),
        /**
         * Files that changed after the verifications read them, although no block ran since. If there are such files, the
         * run does not count as verified. Absent: none.
         */
        unlikeVerified: schemas/* array */.YOg((0,described/* text */.Qq)()).exactOptional(),
        /** Decisions about network requests after the last execution. Absent: none. */
        network: schemas/* array */.YOg((0,execution/* networkDecision */.n6)()).exactOptional(),
    }),
    /** The sandbox stays after the run, as the user asked. */
    "sandbox-kept": (0,session/* keptSandbox */.sP)(),
    "run-ended": schemas/* object */.Ikc({
        outcome: (0,described/* wordOf */.aG)(outcomes/* outcomes */.KI),
        /** Why the run ended, in one sentence. */
        reason: (0,described/* text */.Qq)(),
        /** What to do now, in one sentence. Empty only for `passed`. */
        nextStep: (0,described/* text */.Qq)(),
        /** Present if an error ended the run. Absent in older transcripts. */
        code: errorCode.exactOptional(),
    }),
};

// EXTERNAL MODULE: ./lib/reports/transcript/older-transcripts.js
var older_transcripts = __webpack_require__(82410);
;// CONCATENATED MODULE: ./lib/reports/transcript/transcript.js



/**
 * Reads `transcript.jsonl`, which has one event per line, with `seq` from 0 without gaps. Events of unknown types are
 * skipped. An incomplete last line, as a killed process leaves it, is dropped. Both cause a warning.
 * @throws AgentExecError `transcript-invalid` with the line for any other error.
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
/**
 * Checks an event. Unknown types are skipped, so that older versions can read newer transcripts. A known type must have
 * the fields that reports need.
 */
function checked(event, index) {
    const { success, error } = facts[event.type].safeParse(event);
    if (success)
        return event;
    const [issue] = error.issues;
    throw invalid(index + 1, `in ${event.type}, ${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}`, error);
}
function invalid(line, why, cause) {
    return new errors/* AgentExecError */.r("transcript-invalid", `Line ${line} of the transcript cannot be used: ${why}.`, {
        nextStep: "Use an unchanged transcript. To read a transcript of a newer version, install a newer agent-exec.",
        cause,
    });
}


/***/ }),

/***/ 74240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X$: () => (/* binding */ changesInstall),
/* harmony export */   ij: () => (/* binding */ actsByItself),
/* harmony export */   jh: () => (/* binding */ mentionsInstall),
/* harmony export */   ub: () => (/* binding */ isPackageManifest)
/* harmony export */ });
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53916);
/* harmony import */ var _files_spelling_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37569);
/* harmony import */ var _files_workflow_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16804);



/**
 * Files that take effect by themselves, although nobody runs the changed code: pipelines, git hooks and filters,
 * settings that editors, agents and shells load, and files that package managers, builds and Python load automatically.
 * Workflow files are separate (`isWorkflowPath`). In lower case; `**` stands for any folders or, at the end, for
 * everything in a folder, and `*` for any beginning of a name.
 */
const actingPaths = [
    // Pipelines.
    ".gitlab-ci.{yml,yaml}",
    ".github/dependabot.{yml,yaml}",
    "{.circleci,.buildkite,.woodpecker,.semaphore,.tekton}/**",
    "{.gitea,.forgejo}/workflows/**",
    "{.travis,.drone,.woodpecker,.cirrus,.appveyor,appveyor}.{yml,yaml}",
    "{azure-pipelines,bitbucket-pipelines,cloudbuild}.{yml,yaml}",
    "**/jenkinsfile",
    // Required reviewers on GitHub and GitLab.
    "codeowners",
    "{.github,.gitlab,docs}/codeowners",
    // git: attributes name filters and drivers, `.gitmodules` names addresses, and hooks run at a commit.
    "**/{.gitattributes,.gitmodules,.gitconfig}",
    "**/{.githooks,.husky,.git}/**",
    "{.lefthook,lefthook,.lefthook-local,lefthook-local}.{yml,yaml,toml,json}",
    ".pre-commit-config.{yml,yaml}",
    // Editors, agents and shells that load a folder's settings.
    "**/.vscode/{tasks,settings,launch,mcp}.json",
    "**/*.code-workspace",
    "**/.zed/tasks.json",
    "**/.dir-locals.el",
    "**/.claude/{settings,settings.local}.json",
    "**/{.mcp.json,.cursor/mcp.json}",
    "**/.devcontainer/**",
    "**/.devcontainer.json",
    "**/{.envrc,.exrc,.nvimrc}",
    "**/{.mise.toml,mise.toml,.mise.local.toml,mise.local.toml,.mise/config.toml,mise/config.toml}",
    // Package managers, builds and interpreters.
    "**/{.npmrc,.yarnrc,.yarnrc.yml,pnpm-workspace.yaml,binding.gyp}",
    "**/.pnpmfile.{js,cjs,mjs}",
    "**/.cargo/{config,config.toml}",
    "**/{.mvn,.yarn,gradle/wrapper}/**",
    "**/.bazelrc",
    "**/{sitecustomize,usercustomize,conftest}.py",
    "**/*.pth",
];
const actingNames = actingPaths.flatMap(alternativesOf).map((path) => path.split("/"));
/** Expands a pattern's braces. */
function alternativesOf(pattern) {
    const [start, end] = [pattern.indexOf("{"), pattern.indexOf("}")];
    if (start === -1)
        return [pattern];
    const words = pattern.slice(start + 1, end).split(",");
    return words.flatMap((word) => alternativesOf(pattern.slice(0, start) + word + pattern.slice(end + 1)));
}
/** Whether a changed file takes effect by itself. The path may be in any spelling. */
function actsByItself(path) {
    const parts = path.split("/").map(_files_spelling_js__WEBPACK_IMPORTED_MODULE_1__/* .plainName */ .MH);
    return (0,_files_workflow_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isWorkflowPath */ .$)(path) || actingNames.some((names) => covers(names, parts));
}
function covers(names, parts) {
    const isDeep = names[0] === "**";
    const isFolder = names.at(-1) === "**";
    const own = names.slice(isDeep ? 1 : 0, isFolder ? -1 : undefined);
    // The positions at which the pattern's names may begin. Without `**` at the end, they must match the last names.
    const last = parts.length - own.length - (isFolder ? 1 : 0);
    if (last < 0)
        return false;
    for (let at = isFolder ? 0 : last; at <= (isDeep ? last : 0); at += 1) {
        if (own.every((name, index) => isNamed(parts[at + index], name)))
            return true;
    }
    return false;
}
function isNamed(plain, name) {
    if (!name.startsWith("*"))
        return (0,_files_spelling_js__WEBPACK_IMPORTED_MODULE_1__/* .isNameOf */ .b_)(plain, name);
    const extension = name.slice(1);
    return plain.endsWith(extension) || (isShort.test(plain) && plain.endsWith(extension.slice(0, 4)));
}
/** A short name of Windows (8.3) with an extension. */
const isShort = /^[^~.]{1,6}~\d{1,6}\.[^.]{1,3}$/;
/** npm runs these scripts at an install without asking (its documentation, "Life Cycle Operation Order"). */
const installScripts = "preinstall install postinstall prepublish preprepare prepare postprepare".split(" ");
function isPackageManifest(path) {
    return (0,_files_spelling_js__WEBPACK_IMPORTED_MODULE_1__/* .isNameOf */ .b_)((0,_files_spelling_js__WEBPACK_IMPORTED_MODULE_1__/* .plainName */ .MH)((0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.basename)(path)), "package.json");
}
/** Whether two versions of a `package.json` have different scripts for an install. Null: there is no file. */
function changesInstall(before, after) {
    return installOf(before) !== installOf(after);
}
/** Whether a patch's lines about a `package.json` name a script for an install. */
function mentionsInstall(patchedLines) {
    return installScripts.some((name) => patchedLines.includes(`"${name}"`));
}
/** The scripts for an install. Of invalid JSON the whole text counts, because a tolerant tool may run a part. */
function installOf(content) {
    if (content === null)
        return nothingRuns;
    // npm skips the byte order mark that some editors write.
    const text = Buffer.from(content)
        .toString("utf8")
        .replace(/^\uFEFF/, "");
    try {
        const { scripts } = JSON.parse(text);
        return JSON.stringify(installScripts.map((name) => scripts?.[name] ?? null));
    }
    catch {
        return text;
    }
}
const nothingRuns = JSON.stringify(installScripts.map(() => null));


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
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(59741);
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
 * Finds the folder for a run's patch, as an absolute path: the root of the repository here, or the folder. The patch's
 * paths are relative to it.
 * @param workspace the setting `workspace` from the run's transcript. A stranger may have written it, so it may not
 * lead out of `here`.
 * @param to another checkout or folder. Default: the run's own.
 * @throws AgentExecError `settings-invalid` if there is no repository, or if the folder is outside of `here`.
 */
async function patchTarget(workspace, here, to) {
    const way = (0,_ports_workspace_js__WEBPACK_IMPORTED_MODULE_9__/* .repositoryFolder */ .p)(workspace);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(here, to ?? way ?? workspace);
    if (to === undefined && way !== ".")
        await requireInside(here, folder);
    if (way === null)
        return folder;
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const repository = __addDisposableResource(env_1, await _git_repository_js__WEBPACK_IMPORTED_MODULE_7__/* .Repository */ .L.open(folder), true);
            return repository.root;
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
        const message = `The patch belongs to a repository, but ${folder} is not in a repository.`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", message, {
            nextStep: "Set `--to` to a checkout of the repository, or run the command in a checkout.",
            cause,
        });
    }
}
async function requireInside(here, folder) {
    const [root, target] = await Promise.all([here, folder].map((each) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(each).catch(() => null)));
    if (root && target && (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(root, target))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", `The run's transcript says that its files belong in ${folder}, which is not inside the current folder. agent-exec does not let a transcript choose the files to change.`, { nextStep: "Set `--to` to the folder. Nothing was changed." });
}
/** The files that a patch changes. @throws Error if git refuses the patch. */
async function pathsInPatch(patch, folder) {
    return (0,_patch_check_js__WEBPACK_IMPORTED_MODULE_8__/* .pathsOf */ .wG)(await gitApply(["--numstat", "-z"], patch, folder));
}
/**
 * Applies a patch completely, or tests whether it applies. git follows no link and leaves no folder.
 * @throws AgentExecError `settings-invalid` if git refuses the patch. In that case nothing changes.
 */
async function applyPatch(patch, folder, { isTrial }) {
    try {
        await gitApply(isTrial ? ["--check"] : [], patch, folder);
    }
    catch (cause) {
        if (await isApplied(patch, folder))
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", `The files in ${folder} already have this patch.`, {
                nextStep: `Nothing was changed. \`git apply -R ${patch}\` removes the patch again.`,
                cause,
            });
        const message = `The patch does not fit the files in ${folder} as they are now: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause)}`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", message, {
            nextStep: `Nothing was changed. Set your own changes aside with \`git stash\`, or check out the commit that the run began with. Or merge by hand: \`git apply --3way ${patch}\`.`,
            cause,
        });
    }
}
/** Whether the files already contain the patch, so that it could be reversed. */
async function isApplied(patch, folder) {
    try {
        await gitApply(["--reverse", "--check"], patch, folder);
        return true;
    }
    catch (thrown) {
        if (thrown instanceof _git_git_output_js__WEBPACK_IMPORTED_MODULE_5__/* .GitFault */ .lc)
            return false;
        throw thrown;
    }
}
/** Uses agent-exec's own git folder. So a repository's filters and hooks do not run, and bytes stay unchanged. */
async function gitApply(words, patch, folder) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const temporary = __addDisposableResource(env_2, await (0,_files_temporary_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .temporaryFolder */ .y)("agent-exec-apply-"), true);
        await (0,_git_own_git_js__WEBPACK_IMPORTED_MODULE_6__/* .createGitFolder */ .DK)(temporary.path);
        const git = new _git_own_git_js__WEBPACK_IMPORTED_MODULE_6__/* .OwnGit */ .Js({ gitFolder: temporary.path, workTree: folder, folder });
        await git.setAttributes(_git_own_git_js__WEBPACK_IMPORTED_MODULE_6__/* .bytesAsTheyAre */ .OM);
        return await git.text(["apply", "--whitespace=nowarn", ...words, "--", patch]);
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_2);
        if (result_2)
            await result_2;
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





/** The error if `git apply` refused the patch, or if its result was wrong. */
class NotApplied extends Error {
    /** The files that git names, with git's reasons. */
    reasons = new Map();
}
/**
 * Applies a patch to the original files as a person would, and checks the result.
 * @returns the paths in the patch, with their numbers of lines
 * @throws NotApplied, and the errors of git.
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
/** Waits for git's output. @throws NotApplied with git's message if git fails. */
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
const makesOther = "`git apply` creates files that differ from the run's files";
/** Whether git's message names this path: `error: a.txt: …`, `error: patch failed: a.txt:1`, `… 'a.txt' from …`. */
function isNamedIn(line, path) {
    return [`error: ${path}: `, `failed: ${path}:`, `'${path}'`].some((words) => line.includes(words));
}
function notApplied(words, reasons, cause) {
    return Object.assign(new NotApplied(words, { cause }), { reasons });
}
/** The paths in the output of `git apply --numstat -z`, each only once. */
function pathsOf(numstat) {
    return countsOf(numstat).map(({ path }) => path);
}
/** Reads `git apply --numstat -z`. If a file became a link, or the reverse, the path occurs twice. */
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




function isSameSide(one, other) {
    if (one?.kind === "file" && other?.kind === "file")
        return one.sha256 === other.sha256 && one.isExecutable === other.isExecutable;
    if (one?.kind === "link" && other?.kind === "link")
        return one.target === other.target;
    return one === other;
}
/** The branches that `git fast-import` creates from the script of `SideReader`. */
const branches = { before: "given", after: "left" };
const sides = ["before", "after"];
/** Streams both states of all entries to `git fast-import`, each once. */
class SideReader {
    entries;
    options;
    /** Paths whose state before or after is not UTF-8 text. Complete after the script was read to its end. */
    noText = new Set();
    /** Entries on neither branch, with the reasons. Complete at the same time. */
    leftOut = new Map();
    #bytes = 0;
    constructor(entries, options) {
        this.entries = entries;
        this.options = options;
    }
    /** @throws Error if a file becomes shorter while it is read. */
    async *script() {
        const trees = { before: [], after: [] };
        let mark = 0;
        for (const entry of this.entries) {
            const lines = { before: "", after: "" };
            for (const each of sides) {
                const side = entry[each];
                if (side === null || this.leftOut.has(entry.path))
                    continue;
                mark += 1;
                yield* side.kind === "file" ? this.#file(entry.path, side, mark) : this.#link(entry.path, side, mark);
                lines[each] = `M ${modeOf(side)} :${mark} ${quotedName(entry.path)}\n`;
            }
            if (this.leftOut.has(entry.path))
                continue;
            for (const each of sides)
                trees[each].push(lines[each]);
        }
        for (const each of sides)
            yield `commit refs/heads/${branches[each]}\ncommitter agent-exec <> 0 +0000\ndata 0\n${trees[each].join("")}\n`;
    }
    async *#file(path, { sha256, open }, mark) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const handle = __addDisposableResource(env_1, await open(), true);
            if (handle === null)
                return void this.leftOut.set(path, "it is no longer a regular file on this machine");
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
                this.leftOut.set(path, `it ${changedHere}`);
            yield "\n";
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
    #hasRoom(path, bytes) {
        const { maxBytes } = this.options;
        const fits = this.#bytes + bytes <= maxBytes;
        if (fits)
            this.#bytes += bytes;
        else
            this.leftOut.set(path, `with this file, all changed files together have more than ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatBytes */ .z3)(maxBytes)}`);
        return fits;
    }
    /** Takes a content in pieces, and null at its end. Finds out whether it is text and whether it contains a secret. */
    #looker(path) {
        const decoder = new node_string_decoder__WEBPACK_IMPORTED_MODULE_1__.StringDecoder("utf8");
        const search = this.options.redactor.stream();
        // The name is searched too, because the patch contains it.
        search.push(path);
        search.flush();
        return (chunk) => {
            const text = chunk === null ? decoder.end() : decoder.write(Buffer.from(chunk));
            if (text.includes("\uFFFD") || text.includes("\0"))
                this.noText.add(path);
            search.push(text);
            if (chunk !== null)
                return;
            search.flush();
            if (search.hidden > 0)
                this.leftOut.set(path, "it contains a secret");
        };
    }
}
const changedHere = "was changed on this machine during the run";
function modeOf(side) {
    if (side.kind === "link")
        return "120000";
    return side.isExecutable ? "100755" : "100644";
}
/** A name in quotes. It may contain any character. */
function quotedName(path) {
    return `"${path.replace(/["\\]/g, "\\$&").replaceAll("\n", "\\n")}"`;
}
/** A line of git's attributes for exactly this path. */
function attributeLine(path, attributes) {
    return `${quotedName(`/${path.replace(/[*?[\\]/g, "\\$&")}`)} ${attributes}\n`;
}


/***/ })

};
