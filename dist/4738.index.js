export const id = 4738;
export const ids = [4738];
export const modules = {

/***/ 44738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  replay: () => (/* binding */ replay)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/ports/decision.js
var decision = __webpack_require__(65176);
// EXTERNAL MODULE: ./lib/reports/transcript.js + 6 modules
var reports_transcript = __webpack_require__(39975);
// EXTERNAL MODULE: ./lib/run/state/apply.js
var apply = __webpack_require__(68071);
// EXTERNAL MODULE: ./lib/settings/recorded.js
var recorded = __webpack_require__(6173);
// EXTERNAL MODULE: ./lib/run-folder/run-folder.js
var run_folder = __webpack_require__(5314);
;// CONCATENATED MODULE: ./lib/compose/replayed-run.js






/**
 * Reads a run to do it again. Everything in the folder may be a stranger's.
 * @param path the run's folder, or its transcript
 * @throws AgentExecError `settings-invalid` where there is no run, or its record does not say what it was given;
 *   `transcript-invalid`.
 */
async function readReplayedRun(path) {
    const { folder, transcript } = await (0,run_folder/* openRunFolder */.iN)(path);
    const { events } = (0,reports_transcript/* parseTranscript */.K)(transcript);
    const state = (0,apply/* fold */.AU)(events);
    const { given, task, policy } = state.run;
    const turns = turnsIn(events);
    if (given === undefined || turns.length === 0) {
        const why = given === undefined
            ? "its record lacks its input: a workflow, the library, another command or an earlier version started it"
            : "it has no recorded reply";
        throw new errors/* AgentExecError */.r("settings-invalid", `The run in ${folder.path} cannot be replayed: ${why}.`, {
            nextStep: `\`agent-exec exec\` runs the code blocks of files; \`agent-exec report ${folder.path}\` shows the run.`,
        });
    }
    const digest = state.lastSession?.digest ?? null;
    return {
        folder: folder.path,
        state,
        given: (0,recorded/* withoutAsking */.SC)(given),
        subject: {
            task,
            policy,
            answers: recordedAnswers(state),
            recorded: folder.path,
            replies: { kind: "script", json: JSON.stringify({ turns }) },
            ...(digest !== null && { pinned: digest }),
        },
    };
}
/** What was answered is answered again: code that was refused does not run, and code that was changed runs as it was changed. */
function recordedAnswers({ attempts }) {
    const answers = attempts.flatMap(({ approvals }) => approvals);
    const of = (kind, left) => ({
        kind,
        async ask() {
            const [answer] = left.splice(0, 1);
            if (answer === undefined)
                return null;
            const { approved, reason, feedback, blocks } = answer;
            return {
                approved,
                reason,
                ...(feedback !== undefined && { feedback }),
                ...(blocks !== undefined && { edited: blocks.map(({ code }) => code) }),
            };
        },
    });
    return {
        approver: of("person", answers.filter(({ by }) => by !== "reviewer")),
        reviewer: of("reviewer", answers.filter(({ by }) => by === "reviewer")),
    };
}
/** The writer's answers as turns of a script. */
function turnsIn(events) {
    return events.flatMap((event) => {
        if (event.type === "reply") {
            const fault = event.finish === "stop" ? {} : { fault: event.finish };
            return [{ reply: event.text, ...fault, ...usageOf(event.usage) }];
        }
        if (event.type === "reflection")
            return [{ reply: event.text, ...usageOf(event.usage) }];
        if (event.type === "data") {
            // One that did not fit is asked for once more.
            const turn = { reply: event.fault === undefined ? JSON.stringify(event.value) : "none" };
            return event.fault === undefined ? [turn] : [turn, turn];
        }
        if (event.type !== "decision" || event.source !== "model" || event.isInReply === true)
            return [];
        const { retry, reason, text, usage } = event;
        const words = text === undefined ? [] : [{ reply: text, ...usageOf(usage) }];
        const isInWords = text !== undefined && (0,decision/* parseDecision */.cg)(text) !== null;
        return isInWords
            ? words
            : [...words, { decision: { retry, reason }, ...(text === undefined && usageOf(usage)) }];
    });
}
function usageOf(usage) {
    if (usage === undefined)
        return {};
    return {
        usage: { inputTokens: Math.round(usage.inputTokens), outputTokens: Math.round(usage.outputTokens) },
    };
}

// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/output/visible.js
var visible = __webpack_require__(14647);
;// CONCATENATED MODULE: ./lib/reports/changing-text.js
/**
 * What differs from run to run although nothing else does: dates and times, durations, addresses, process ids, names that a
 * temporary file gets by chance. In order: what comes first is not read again as something else.
 */
const changing = [
    [/\b\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?:Z| ?[+-]\d\d:?\d\d)?)?/g, "DATE"],
    [/\b\d{1,2}:\d\d:\d\d(?:[.,]\d{1,9})?\b/g, "TIME"],
    [/\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6},? {1,2}/g, "DATE "],
    [/\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6} {1,2}\d{1,2}\b/g, "DATE"],
    [/\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}(?: \d{4})?\b/g, "DATE"],
    [/\b(duration_ms|duration|elapsed|time)(["']?[:= ] ?)\d{1,12}(?:\.\d{1,18})?/gi, "$1$2TIME"],
    [/\b\d{1,12}(?:\.\d{1,12})? ?(?:ns|µs|μs|us|ms|s|secs?|seconds?|mins?|minutes?)\b/g, "TIME"],
    [/\b1[5-9]\d{8}(?:\d{3})?(?:\.\d{1,9})?\b/g, "TIME"],
    [/\b0x[0-9a-fA-F]{6,16}\b/g, "ADDRESS"],
    [/\btmp_code_[0-9a-f]{8,64}/g, "NAME"],
    [/(\/(?:tmp|var\/tmp|var\/folders)\/)[\w.-]{1,80}/g, "$1NAME"],
    [/\b(pid[ =:]{1,3}|process )\d{1,7}\b/gi, "$1PID"],
    // Lines that are filled up to a width, and the count of bytes left out.
    [/[=─_-]{4,}/g, "----"],
    [/ {2,}/g, " "],
    [/\[… [\d,]{1,20} bytes left out …\]/g, "[…]"],
];
/** Whether two texts say the same but for times, dates, addresses and the like. */
function isSameButForTimes(one, other) {
    return one === other || constant(one) === constant(other);
}
function constant(text) {
    return changing.reduce((rest, [pattern, word]) => rest.replace(pattern, word), text);
}

;// CONCATENATED MODULE: ./lib/reports/replay-differences.js


/** All that differs, in the order of the run. How long it took is not compared. */
function differencesBetween(recorded, replayed) {
    const found = new Differences();
    const unit = recorded.run?.policy.until === "done" ? "turn" : "attempt";
    found.compare("the run", "given files", recorded.lastSession, replayed.lastSession, givenOf);
    found.compare("the run", "image", recorded.lastSession, replayed.lastSession, ({ digest }) => digest ?? "none");
    const count = Math.max(recorded.attempts.length, replayed.attempts.length);
    for (let index = 0; index < count; index += 1) {
        const [before, now] = [recorded.attempts[index], replayed.attempts[index]];
        const which = `${unit} ${index + 1}`;
        found.executions((block) => `${which}, block ${block + 1}`, before?.executions, now?.executions);
        found.executions((verification) => `${which}, verification ${verification + 1}`, before?.verifications, now?.verifications);
    }
    found.files(recorded, replayed);
    // One that was stopped from outside would have gone on.
    if (recorded.interruption === null)
        found.compare("the run", "outcome", recorded.end, replayed.end, ({ outcome }) => outcome);
    return { differences: found.all, onlyInTimes: found.onlyInTimes };
}
function givenOf(session) {
    const { given } = session;
    return given ?? "none";
}
class Differences {
    all = [];
    onlyInTimes = [];
    compare(where, what, before, now, valueOf) {
        const recorded = before === null || before === undefined ? null : valueOf(before);
        const replayed = now === null || now === undefined ? null : valueOf(now);
        if (recorded !== replayed)
            this.all.push({ where, what, recorded, replayed });
    }
    executions(named, before = [], now = []) {
        for (let index = 0; index < Math.max(before.length, now.length); index += 1) {
            const [recorded, replayed] = [before[index], now[index]];
            const where = named(index);
            this.compare(where, "ending", recorded, replayed, ({ ending }) => ending);
            if (recorded === undefined || replayed === undefined)
                continue;
            this.compare(where, "exit code", recorded, replayed, ({ exitCode }) => String(exitCode ?? "unknown"));
            for (const stream of ["stdout", "stderr"])
                this.#output({ where, what: stream }, recorded[stream], replayed[stream]);
            this.compare(where, "shown", recorded, replayed, ({ shown = [] }) => shown.map(({ sha256 }) => sha256).join(" "));
        }
    }
    #output(place, recorded, replayed) {
        const isSame = recorded.text === replayed.text && recorded.bytes === replayed.bytes;
        if (isSame)
            return;
        if (recorded.text !== replayed.text && isSameButForTimes(recorded.text, replayed.text))
            this.onlyInTimes.push(`${place.where} ${place.what}`);
        else
            this.all.push({ ...place, ...firstOtherLine(recorded, replayed) });
    }
    files(recorded, replayed) {
        const before = filesOf(recorded);
        const now = filesOf(replayed);
        for (const path of new Set([...before.keys(), ...now.keys()]))
            this.compare(`file ${path}`, "content", before.get(path), now.get(path), (content) => content);
    }
}
/** What each file came to: a hash, or that it is gone. */
function filesOf({ files }) {
    const kept = (files?.artifacts ?? []).map(({ path, sha256 }) => [path, `sha256 ${sha256}`]);
    const gone = (files?.changes?.deleted ?? []).map((path) => [path, "deleted"]);
    return new Map([...kept, ...gone]);
}
function firstOtherLine(before, now) {
    const [old, fresh] = [before.text.split("\n"), now.text.split("\n")];
    const at = old.findIndex((line, index) => !isSameButForTimes(line, fresh[index] ?? ""));
    const line = at === -1 ? old.length : at;
    const told = (lines, { bytes }) => `${(0,format/* formatCount */.B4)(bytes)} bytes, line ${line + 1}: ${lines[line] ?? "(none)"}`;
    return { recorded: told(old, before), replayed: told(fresh, now) };
}

// EXTERNAL MODULE: ./lib/cli/print.js
var print = __webpack_require__(17721);
// EXTERNAL MODULE: ./lib/cli/run-command.js + 4 modules
var run_command = __webpack_require__(48439);
;// CONCATENATED MODULE: ./lib/cli/replay.js






/**
 * Does a run again as it is recorded, without a model, and says what differs. Resolves with 0 where nothing does, else with 1.
 * @throws AgentExecError before it begins.
 */
async function replay(path, { flags, output }) {
    const { folder, given, state, subject } = await readReplayedRun(path);
    const { pinned, ...free } = subject;
    // Whoever names an image wants to see what differs there.
    const earlier = {
        folder,
        given,
        state,
        subject: "image" in flags || pinned === undefined ? free : subject,
    };
    const conclude = (finished, settings) => {
        const { differences, onlyInTimes } = differencesBetween(state, finished.state);
        if (settings.json) {
            const { runId, runDir } = finished.result;
            (0,print/* printJson */.Q2)({
                isSame: differences.length === 0,
                differences,
                onlyInTimes,
                recorded: state.run?.runId,
                runId,
                runDir,
            });
        }
        else
            (0,print/* printOutput */.jP)(words(differences, state) + timesWords(onlyInTimes));
        return differences.length === 0 ? 0 : 1;
    };
    return (0,run_command.runCommand)({ face: "run", words: [], flags, output, earlier: { ...earlier, conclude } });
}
function words(differences, { attempts, files }) {
    if (differences.length > 0) {
        const lines = differences.map(({ where, what, recorded, replayed }) => `✗ ${line(where)}: ${what}\n  recorded  ${line(recorded ?? "(none)")}\n  replayed  ${line(replayed ?? "(none)")}\n`);
        return `\n${(0,format/* count */.U9)("difference", differences.length)} from the recorded run:\n${lines.join("")}`;
    }
    const blocks = attempts.reduce((sum, { executions }) => sum + executions.length, 0);
    const checks = attempts.reduce((sum, { verifications }) => sum + verifications.length, 0);
    const all = [
        (0,format/* count */.U9)("block", blocks),
        (0,format/* count */.U9)("verification", checks),
        (0,format/* count */.U9)("file", files?.artifacts.length ?? 0),
    ].join(", ");
    return `\n✓ The same as recorded: ${all}.\n`;
}
function timesWords(onlyInTimes) {
    if (onlyInTimes.length === 0)
        return "";
    const more = onlyInTimes.length > 3 ? ", …" : "";
    return `  ${(0,format/* count */.U9)("output", onlyInTimes.length)} ${onlyInTimes.length === 1 ? "differs" : "differ"} only in times, dates, addresses and the like: ${line(onlyInTimes.slice(0, 3).join("; "))}${more}.\n`;
}
/** Another's words, in one line of ours. */
function line(text) {
    return (0,visible/* showHidden */.U)(text).replace(/\s+/g, " ").slice(0, 300);
}


/***/ }),

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


/***/ })

};
