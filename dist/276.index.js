export const id = 276;
export const ids = [276];
export const modules = {

/***/ 90276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  replay: () => (/* binding */ replay)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/facts/decision.js
var decision = __webpack_require__(8473);
// EXTERNAL MODULE: ./lib/run/state/apply.js
var apply = __webpack_require__(68071);
// EXTERNAL MODULE: ./lib/settings/recorded.js
var recorded = __webpack_require__(6173);
// EXTERNAL MODULE: ./lib/earlier/open-run.js
var open_run = __webpack_require__(27934);
;// CONCATENATED MODULE: ./lib/earlier/replayed-run.js





/**
 * Reads a run in order to repeat it. The folder may be a stranger's.
 * @param path the run's folder, or its transcript
 * @throws AgentExecError `settings-invalid` if there is no run, or if its transcript does not contain its settings;
 * `transcript-invalid`.
 */
async function readReplayedRun(path) {
    const { folder, events } = await (0,open_run.readRun)(path);
    const state = (0,apply/* fold */.AU)(events);
    const { runId, given, task, policy } = state.run;
    const turns = turnsIn(events);
    if (given === undefined || turns.length === 0) {
        const why = given === undefined
            ? "its transcript does not contain all its settings, because a workflow, the library, another command or an earlier version started it"
            : "it has no recorded reply";
        throw (0,errors/* settingsInvalid */.DI)(`The run in ${folder.path} cannot be replayed: ${why}.`, `To see what the run did, use \`agent-exec show ${folder.path}\`. To run the code blocks of files, use \`agent-exec exec\`.`);
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
            recorded: { runId, folder: folder.path },
            replies: { kind: "script", json: JSON.stringify({ turns }) },
            ...(digest !== null && { pinned: digest }),
        },
    };
}
/** Gives the recorded answers again. So refused code does not run, and edited code runs as it was edited. */
function recordedAnswers({ attempts }) {
    const answers = attempts.flatMap(({ approvals }) => approvals);
    const of = (kind) => {
        const left = answers.filter(({ by }) => (by === "reviewer") === (kind === "reviewer")).values();
        return {
            kind,
            async ask() {
                const { value: answer } = left.next();
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
        };
    };
    return { approver: of("person"), reviewer: of("reviewer") };
}
function turnsIn(events) {
    return events.flatMap((event) => {
        if (event.type === "reply") {
            const fault = event.finish === "stop" ? {} : { fault: event.finish };
            return [{ reply: event.text, ...fault, ...usageOf(event.usage) }];
        }
        if (event.type === "reflection")
            return [{ reply: event.text, ...usageOf(event.usage) }];
        if (event.type === "data") {
            // If a result did not fit, the run asked once more. So the first answer here must not fit either.
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
;// CONCATENATED MODULE: ./lib/reports/comparison/changing-text.js
/**
 * Patterns for text that may differ between runs although nothing important changed: dates, times, durations,
 * addresses, process ids, random names of temporary files. Their order matters, because a later pattern never sees text
 * that an earlier one matched.
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
    // Lines of signs that fill a width, and the number of bytes that were left out.
    [/[=─_-]{4,}/g, "----"],
    [/ {2,}/g, " "],
    [/\[… [\d,]{1,20} bytes left out …\]/g, "[…]"],
];
/** Whether two texts differ only in times, dates, addresses and the like. */
function isSameButForTimes(one, other) {
    return one === other || constant(one) === constant(other);
}
function constant(text) {
    return changing.reduce((rest, [pattern, word]) => rest.replace(pattern, word), text);
}

;// CONCATENATED MODULE: ./lib/reports/comparison/replay-differences.js


/** All differences, in the order of the run. Durations are not compared. */
function differencesBetween(recorded, replayed) {
    const found = new Differences();
    const unit = recorded.run?.policy.until === "done" ? "turn" : "attempt";
    const [before, now] = [recorded.lastSession, replayed.lastSession];
    found.compare("the run", "given files", before, now, ({ given }) => given ?? "none");
    found.compare("the run", "image", before, now, ({ digest }) => digest ?? "none");
    const count = Math.max(recorded.attempts.length, replayed.attempts.length);
    for (let index = 0; index < count; index += 1) {
        const [before, now] = [recorded.attempts[index], replayed.attempts[index]];
        const which = `${unit} ${index + 1}`;
        found.executions(`${which}, block`, before?.executions, now?.executions);
        found.executions(`${which}, verification`, before?.verifications, now?.verifications);
    }
    found.files(recorded, replayed);
    // If something stopped the recorded run from outside, its end cannot be compared.
    if (recorded.interruption === null)
        found.compare("the run", "outcome", recorded.end, replayed.end, ({ outcome }) => outcome);
    return { differences: found.all, onlyInTimes: found.onlyInTimes };
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
    executions(what, before = [], now = []) {
        for (let index = 0; index < Math.max(before.length, now.length); index += 1) {
            const [recorded, replayed] = [before[index], now[index]];
            const where = `${what} ${index + 1}`;
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
        if (recorded.text === replayed.text && recorded.bytes === replayed.bytes)
            return;
        if (recorded.text !== replayed.text && isSameButForTimes(recorded.text, replayed.text))
            this.onlyInTimes.push(`${place.where} ${place.what}`);
        else
            this.all.push({ ...place, ...firstOtherLine(recorded, replayed) });
    }
    files(recorded, replayed) {
        const [before, now] = [filesOf(recorded), filesOf(replayed)];
        for (const path of new Set([...before.keys(), ...now.keys()]))
            this.compare(`file ${path}`, "content", before.get(path), now.get(path), (content) => content);
    }
}
/** The final state of each file: its hash, or a note that it is gone. */
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
// EXTERNAL MODULE: ./lib/cli/run/run-command.js + 3 modules
var run_command = __webpack_require__(97370);
;// CONCATENATED MODULE: ./lib/cli/earlier/replay.js






/** Repeats a recorded run without a model. Resolves with 1 if something differs. @throws AgentExecError. */
async function replay(path, { flags, output }) {
    const { folder, given, state, subject } = await readReplayedRun(path);
    const { pinned, ...free } = subject;
    // If the user names an image, the user wants to see the differences with this image.
    const asRecorded = "image" in flags || pinned === undefined ? free : subject;
    const earlier = { folder, given, state, subject: asRecorded };
    const conclude = (finished, settings) => {
        const { differences, onlyInTimes } = differencesBetween(state, finished.state);
        if (settings.json) {
            const { runId, runDir } = finished.result;
            const isSame = differences.length === 0;
            (0,print/* printJson */.Q2)({ isSame, differences, onlyInTimes, recorded: state.run?.runId, runId, runDir });
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
    const saved = (0,format/* count */.U9)("file", files?.artifacts.length ?? 0);
    return `\n✓ The same as recorded: ${(0,format/* count */.U9)("block", blocks)}, ${(0,format/* count */.U9)("verification", checks)}, ${saved}.\n`;
}
function timesWords(onlyInTimes) {
    if (onlyInTimes.length === 0)
        return "";
    const more = onlyInTimes.length > 3 ? ", …" : "";
    return `  ${(0,format/* count */.U9)("output", onlyInTimes.length)} ${onlyInTimes.length === 1 ? "differs" : "differ"} only in times, dates, addresses and the like: ${line(onlyInTimes.slice(0, 3).join("; "))}${more}.\n`;
}
/** Puts quoted text on one line. */
function line(text) {
    return (0,visible/* showHidden */.Ul)(text).replace(/\s+/g, " ").slice(0, 300);
}


/***/ })

};
