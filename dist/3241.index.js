export const id = 3241;
export const ids = [3241];
export const modules = {

/***/ 3241:
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
// EXTERNAL MODULE: ./lib/reports/transcript.js + 1 modules
var reports_transcript = __webpack_require__(37709);
// EXTERNAL MODULE: ./lib/run/state/apply.js
var apply = __webpack_require__(68071);
// EXTERNAL MODULE: ./lib/run-folder/run-folder.js
var run_folder = __webpack_require__(5314);
;// CONCATENATED MODULE: ./lib/compose/replayed-run.js





/** Nobody is asked: the record answers. */
const ofModels = /^(model|model-option|base-url|api-key-env|script|price-.*|max-cost-usd|approval|reviewer-model)$/;
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
            ? "its record does not say what it was given: it began in a workflow, in the library, by another command, or in an earlier version"
            : "it holds no answer of its writer";
        throw new errors/* AgentExecError */.r("settings-invalid", `The run in ${folder.path} cannot be replayed: ${why}.`, {
            nextStep: `\`agent-exec exec\` runs the code blocks of files; \`agent-exec report ${folder.path}\` shows the run.`,
        });
    }
    const digest = state.lastSession?.digest ?? null;
    return {
        folder: folder.path,
        state,
        given: Object.fromEntries(Object.entries(given).filter(([name]) => !ofModels.test(name))),
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
;// CONCATENATED MODULE: ./lib/reports/replay-differences.js

/** All that differs, in the order of the run. Times are not compared. */
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
    return found.all;
}
function givenOf(session) {
    const { given } = session;
    return given ?? "none";
}
class Differences {
    all = [];
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
                if (recorded[stream].text !== replayed[stream].text ||
                    recorded[stream].bytes !== replayed[stream].bytes)
                    this.all.push({ where, what: stream, ...firstOtherLine(recorded[stream], replayed[stream]) });
            this.compare(where, "shown", recorded, replayed, ({ shown = [] }) => shown.map(({ sha256 }) => sha256).join(" "));
        }
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
    const at = old.findIndex((line, index) => line !== fresh[index]);
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
    const earlier = { folder, given, subject: "image" in flags || pinned === undefined ? free : subject };
    const conclude = (finished, settings) => {
        const differences = differencesBetween(state, finished.state);
        if (settings.json) {
            const { runId, runDir } = finished.result;
            (0,print/* printJson */.Q2)({ isSame: differences.length === 0, differences, recorded: state.run?.runId, runId, runDir });
        }
        else
            (0,print/* printOutput */.jP)(words(differences, state));
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
/** Another's words, in one line of ours. */
function line(text) {
    return (0,visible/* showHidden */.U)(text).replace(/\s+/g, " ").slice(0, 300);
}


/***/ }),

/***/ 37709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ parseTranscript)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/ports/events.js + 4 modules
var ports_events = __webpack_require__(44928);
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
    const warnings = torn === "" ? [] : ["The transcript's last line is torn and was left out."];
    const events = [];
    for (const [index, line] of lines.entries()) {
        const event = parseLine(line, index);
        if (Object.hasOwn(ports_events/* facts */.I, event.type))
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
    const { success, error } = ports_events/* facts */.I[event.type].safeParse(event);
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


/***/ })

};
