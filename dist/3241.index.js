export const id = 3241;
export const ids = [3241,8439];
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

/***/ 48439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommand: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: ./lib/compose/run.js + 3 modules
var run = __webpack_require__(44909);
// EXTERNAL MODULE: ./lib/ports/outcomes.js
var outcomes = __webpack_require__(64319);
// EXTERNAL MODULE: ./lib/process/env.js
var env = __webpack_require__(36130);
// EXTERNAL MODULE: ./lib/output/visible.js
var visible = __webpack_require__(14647);
// EXTERNAL MODULE: ./lib/terminal/unheld-lines.js
var unheld_lines = __webpack_require__(29428);
;// CONCATENATED MODULE: ./lib/terminal/quiet-reporter.js


/** Tells of a run only what nobody may miss: the limits that do not hold, each once and before the first block. */
function createQuietReporter({ write }) {
    const told = new Set();
    return {
        onEvent(event) {
            if (event.type !== "session-started")
                return;
            for (const line of (0,unheld_lines/* unheldLines */.q)(event)) {
                if (!told.has(line))
                    write(`agent-exec: ${(0,visible/* showHidden */.U)(line).replaceAll("\n", "␊")}\n`);
                told.add(line);
            }
        },
    };
}

// EXTERNAL MODULE: ./lib/process/stop-signals.js
var stop_signals = __webpack_require__(39269);
// EXTERNAL MODULE: external "node:readline/promises"
var promises_ = __webpack_require__(26848);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/ports/approver.js
var approver = __webpack_require__(85999);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/ports/block.js
var ports_block = __webpack_require__(89629);
;// CONCATENATED MODULE: ./lib/terminal/editor.js






/**
 * Lets a person change blocks in their own editor, each a file in a folder that nobody else reads and that is gone afterwards.
 * @throws Error where the editor does not end with 0. On abort the editor is ended, and the signal's reason or its own error is thrown.
 */
async function editInEditor(blocks, { editor, signal }) {
    const folder = await (0,external_node_fs_promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "agent-exec-edit-"));
    try {
        const files = blocks.map(({ language }, index) => (0,external_node_path_.join)(folder, fileName(language, index)));
        for (const [index, file] of files.entries())
            await (0,external_node_fs_promises_.writeFile)(file, blocks[index].code, { mode: 0o600 });
        const child = (0,external_node_child_process_.spawn)("sh", ["-c", `${editor} "$@"`, "sh", ...files], { stdio: "inherit", signal });
        const [exitCode, name] = (await (0,external_node_events_.once)(child, "exit"));
        if (exitCode !== 0)
            throw new Error(`the editor (${editor}) ended with ${exitCode ?? name}.`);
        const codes = await Promise.all(files.map((file) => (0,external_node_fs_promises_.readFile)(file, "utf8")));
        return blocks.map((block, index) => (0,ports_block/* withCode */.SM)(block, codes[index]));
    }
    finally {
        await (0,external_node_fs_promises_.rm)(folder, { recursive: true, force: true });
    }
}
/** By the languages' usual ends of names, so that the editor paints the code. */
const ends = {
    python: "py",
    javascript: "js",
    typescript: "ts",
    bash: "sh",
    shell: "sh",
    ruby: "rb",
};
function fileName(language, index) {
    const word = /^[a-z0-9]{1,20}$/.test(language) ? language : "txt";
    return `block-${index + 1}.${(Object.hasOwn(ends, word) && ends[word]) || word}`;
}

// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
// EXTERNAL MODULE: ./lib/terminal/sandbox-words.js
var sandbox_words = __webpack_require__(74643);
// EXTERNAL MODULE: ./lib/terminal/terminal-style.js
var terminal_style = __webpack_require__(13482);
;// CONCATENATED MODULE: ./lib/terminal/shown-request.js





/**
 * What a person is asked about: the code with nothing hidden in it, where it would run, and its hash. Each line that somebody else
 * wrote stands behind a gutter, its wrapped rest too, so that no code can paint a question or an answer.
 */
function shownRequest(request, options) {
    const { asks, attempt, blocks, sha256, session, ending, reply } = request;
    const { style, maxLines } = options;
    const where = session === null ? "" : `  on  ${(0,sandbox_words/* sandboxWords */.j)(session)}`;
    const head = ending === undefined
        ? `${style.warn("?")} ${style.bold("May this code run?")}  reply ${attempt}${where}`
        : `${style.warn("?")} ${style.bold(`May the run end as ${ending.outcome}?`)}  ${oneLine(ending.reason)}`;
    const parts = asks === "run"
        ? blocks.flatMap((block, index) => [titleOf(block, index), ...linesOf(block.code, options)])
        : linesOf(reply, options);
    const shown = parts.slice(0, maxLines);
    const more = parts.length - shown.length;
    const rest = more === 0 ? [] : [style.warn(`  … ${(0,format/* count */.U9)("more line", more)}: look at all of it before you answer`)];
    return [head, ...shown, ...rest, style.dim(`  SHA-256 ${sha256}`)].join("\n");
}
function titleOf({ language, path }, index) {
    return `  block ${index + 1}  ${oneLine(language)} ${oneLine(path ?? "")}`.trimEnd();
}
function linesOf(text, { style, columns }) {
    const room = Math.max(20, (columns || 80) - terminal_style/* gutter */.c.length - 1);
    const lines = (0,visible/* showHidden */.U)(text).replace(/\n$/, "").split("\n");
    return lines.flatMap((line) => wrapped(line, room)).map((line) => style.dim(terminal_style/* gutter */.c) + line);
}
/** What is not ASCII may take two columns. */
function wrapped(line, room) {
    const pieces = [];
    let piece = "";
    let columns = 0;
    for (const char of line.replaceAll("\t", "    ")) {
        const width = char <= "~" ? 1 : 2;
        if (columns + width > room) {
            pieces.push(piece);
            piece = "";
            columns = 0;
        }
        piece += char;
        columns += width;
    }
    return [...pieces, piece];
}
function oneLine(text) {
    return (0,truncate/* truncateEnd */.S)((0,visible/* showHidden */.U)(text).replace(/\s+/g, " "), 300);
}

;// CONCATENATED MODULE: ./lib/terminal/terminal-approver.js





/**
 * Asks whoever sits at the terminal. They look at all of it, approve, change it in their editor, answer the writer or refuse.
 * Once they close the input (Ctrl-D), nobody can be asked. Ctrl-C stops the run.
 */
function createTerminalApprover(options) {
    let { hint } = options;
    return {
        kind: "person",
        ask(request, { signal }) {
            const asking = talk(request, { ...options, hint, signal });
            // Once said is enough.
            hint = "";
            return asking;
        },
    };
}
async function talk(request, options) {
    const { asks, blocks } = request;
    const { output, style, hint } = options;
    const say = (text) => output.write(`${text}\n`);
    let current = request;
    const show = (maxLines) => say(shownRequest(current, { style, columns: output.columns, maxLines }));
    show(fewLines);
    if (hint !== "")
        say(style.dim(`  ${hint}`));
    await forgetTyped(options);
    for (;;) {
        const word = await question(`${style.bold(menuOf(asks))} `, options);
        if (word === null)
            return null;
        switch (word.trim().toLowerCase()) {
            case "a":
            case "approve": {
                const edited = current === request ? {} : { edited: current.blocks.map(({ code }) => code) };
                return { approved: true, ...edited };
            }
            case "f":
            case "feedback": {
                const feedback = await question("What is to be changed? ", options);
                if (feedback === null)
                    return null;
                if (feedback.trim() !== "")
                    return { approved: false, feedback };
                break;
            }
            case "r":
            case "refuse": {
                const reason = await question("Why? (Enter for no reason) ", options);
                return reason === null ? null : { approved: false, reason: reason.trim() };
            }
            case "l":
            case "look":
                show(Infinity);
                break;
            case "e":
            case "edit":
                if (asks === "end" || blocks.length === 0)
                    break;
                current = await edited(current, options);
                show(fewLines);
                break;
            default:
                if (word.trim() !== "")
                    say(style.dim("  One of the letters, and Enter; words of yours go behind f."));
        }
    }
}
/** About two screens; all of it is shown when asked for. */
const fewLines = 80;
function menuOf(asks) {
    return asks === "run"
        ? "[a]pprove, [l]ook at all of it, [e]dit, [f]eedback, [r]efuse?"
        : "[a]pprove the end, [l]ook again, [f]eedback, [r]efuse?";
}
async function edited(request, { editor, output, signal }) {
    try {
        const blocks = await editInEditor(request.blocks, { editor, signal });
        return { ...request, blocks, sha256: (0,approver/* approvalHash */.A_)(blocks) };
    }
    catch (thrown) {
        signal.throwIfAborted();
        output.write(`Nothing was changed: ${thrown.message}\n`);
        return request;
    }
}
/** What was typed before the question was there answers something else. */
async function forgetTyped({ input, signal }) {
    const drop = (typed) => {
        if (typed.includes(ctrlC))
            process.kill(process.pid, "SIGINT");
    };
    input.setRawMode(true).on("data", drop);
    try {
        await (0,external_node_timers_promises_.setTimeout)(typedMs, undefined, { signal });
    }
    finally {
        input.off("data", drop).setRawMode(false).pause();
    }
}
const ctrlC = 3;
/** In so many milliseconds what waits in the terminal has come in. */
const typedMs = 50;
/** Null: the person closed the input. @throws the signal's reason. */
async function question(words, { input, output, signal }) {
    signal.throwIfAborted();
    const asking = (0,promises_.createInterface)({ input, output });
    // In raw mode the terminal makes no signal of it.
    asking.on("SIGINT", () => process.kill(process.pid, "SIGINT"));
    const closed = new Promise((resolve) => asking.once("close", () => resolve(null)));
    try {
        const answer = asking.question(words, { signal });
        answer.catch(() => undefined);
        const word = await Promise.race([answer, closed]);
        // The question's line has no end yet.
        if (word === null)
            output.write("\n");
        return word;
    }
    catch (thrown) {
        signal.throwIfAborted();
        throw thrown;
    }
    finally {
        asking.close();
    }
}

// EXTERNAL MODULE: ./lib/terminal/terminal-reporter.js + 4 modules
var terminal_reporter = __webpack_require__(18696);
// EXTERNAL MODULE: ./lib/ports/executor.js
var executor = __webpack_require__(37003);
// EXTERNAL MODULE: ./lib/settings/in-flags.js
var in_flags = __webpack_require__(63764);
// EXTERNAL MODULE: ./lib/reports/titles.js
var titles = __webpack_require__(73880);
// EXTERNAL MODULE: ./lib/cli/given-settings.js + 3 modules
var given_settings = __webpack_require__(25175);
// EXTERNAL MODULE: ./lib/cli/print.js
var print = __webpack_require__(17721);
;// CONCATENATED MODULE: ./lib/cli/run-command.js
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














/** Runs `run`, `exec` or `demo` to the end. Resolves with the exit code by outcome. @throws AgentExecError before a run begins. */
async function runCommand({ face, words, flags, earlier, output }) {
    const environment = (0,env/* readEnvironment */.Q)();
    const { variable } = environment;
    const found = await (0,given_settings/* givenSettings */.j)(face, flags, variable, earlier);
    if (found === null)
        return 0;
    const { settings: given, secrets, origins } = found;
    const { settings = given, ...subject } = earlier?.subject ?? (await subjectOf(face, { words, flags, settings: given, variable }));
    const wiring = {
        face,
        settings,
        ...subject,
        secrets,
        origins,
        ...(face === "run" && { given: found.given }),
        base: { kind: "folder" },
        variable,
        ...approverOf(settings, environment),
        reporters: [
            settings.quiet
                ? createQuietReporter({ write: print/* printError */.yJ })
                : terminalReporter(settings, environment, subject.resumed?.events),
        ],
    };
    if (settings.models.length > 0) {
        const { compareModels } = await __webpack_require__.e(/* import() */ 4829).then(__webpack_require__.bind(__webpack_require__, 34829));
        return compareModels(wiring, async (each) => (await perform(each, output)).finished);
    }
    const { finished, folder } = await perform(wiring, output);
    const { result, events, state } = finished;
    if (earlier?.conclude !== undefined)
        return earlier.conclude(finished, settings);
    const patch = state.files?.changes?.patch ?? null;
    const sha256 = state.end?.outcome === "awaiting-approval" ? (state.awaiting?.sha256 ?? null) : null;
    const lines = closingLines(settings, { result, patch, sha256, folder });
    if (!settings.json)
        (0,print/* printOutput */.jP)(lines);
    else {
        (0,print/* printJson */.Q2)(result);
        if (!settings.quiet)
            (0,print/* printError */.yJ)(lines);
    }
    const kept = events.find((event) => event.type === "sandbox-kept");
    if (settings.quiet && kept !== undefined)
        (0,print/* printError */.yJ)(`agent-exec: ${(0,executor/* keptWords */.Gx)(kept)}\n`);
    // Quiet as it is, a script's log is to say why.
    if (settings.quiet && outcomes/* outcomes */.KI[result.outcome].exitCode !== 0)
        (0,print/* printError */.yJ)(why(events, state.end?.nextStep));
    return outcomes/* outcomes */.KI[result.outcome].exitCode;
}
/** Runs what it is handed to its end, unless a person stops it. */
async function perform(wiring, output) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const composed = await (0,run/* compose */.Z)(wiring);
        const { path } = composed.folder;
        (0,print/* hideFromNow */.nO)(composed.secrets);
        output.keptIn(path);
        const stop = __addDisposableResource(env_1, (0,stop_signals/* listenForStopSignals */.O)(() => {
            (0,print/* printError */.yJ)(`agent-exec: stopped at once, before the reports.\n  next: \`agent-exec report ${path}\` writes them\n`);
        }), false);
        return { finished: await composed.start(stop.signal), folder: path };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
/** What each command runs: a task for a model, the blocks of files, a recorded task. */
async function subjectOf(face, { words, ...given }) {
    switch (face) {
        case "exec": {
            const { documents } = await __webpack_require__.e(/* import() */ 5840).then(__webpack_require__.bind(__webpack_require__, 55840));
            return documents(words, given.settings);
        }
        case "demo": {
            const { demo } = await __webpack_require__.e(/* import() */ 567).then(__webpack_require__.bind(__webpack_require__, 567));
            return demo(given);
        }
        case "run": {
            const { readTask } = await __webpack_require__.e(/* import() */ 7849).then(__webpack_require__.bind(__webpack_require__, 17849));
            const task = await readTask(words[0], given.settings["task-file"]);
            if (given.settings.thread === undefined)
                return { task };
            const { readThread } = await __webpack_require__.e(/* import() */ 5044).then(__webpack_require__.bind(__webpack_require__, 85044));
            return { task, thread: await readThread(given.settings.thread) };
        }
    }
}
/** With --json standard output belongs to the result, so progress goes to standard error. */
function terminalReporter(settings, environment, earlier = []) {
    const { isTTY: isLive } = settings.json ? process.stderr : process.stdout;
    const hasColour = isLive && environment.variable("NO_COLOR") === undefined;
    const write = settings.json ? print/* printError */.yJ : print/* printOutput */.jP;
    return (0,terminal_reporter/* createTerminalReporter */.E)({ write, isLive, hasColour, wordAdvice: in_flags/* inFlags */.r, earlier });
}
/** Whoever sits at the terminal. A pipeline may have one at which nobody does. */
function approverOf({ approval }, { variable }) {
    const { stdin: input, stderr: output } = process;
    if (!input.isTTY || !output.isTTY || variable("CI") !== undefined)
        return {};
    const style = (0,terminal_style/* terminalStyle */.w)(variable("NO_COLOR") === undefined);
    const editor = variable("VISUAL") ?? variable("EDITOR") ?? "vi";
    const hint = approval === undefined
        ? "You are asked because nothing isolates the code; with --approval never you are not."
        : "";
    return { approver: createTerminalApprover({ input, output, style, editor, hint }) };
}
function why(events, nextStep = "") {
    const line = (text) => (0,visible/* showHidden */.U)(text).replace(/\s+/g, " ");
    const next = nextStep === "" ? "" : `  next: ${line((0,in_flags/* inFlags */.r)(nextStep))}\n`;
    return `agent-exec: ${line((0,titles/* reasonOf */.A3)(events))}\n${next}`;
}
function closingLines(settings, { result, patch, sha256, folder }) {
    if (settings.quiet)
        return `${result.outcome}  ${folder}\n`;
    const waits = sha256 === null
        ? ""
        : `  to approve  agent-exec approve ${folder} --hash ${sha256}\n  to answer   agent-exec feedback ${folder} "…"\n  to refuse   agent-exec reject ${folder}\n`;
    const changes = patch === null ? "" : `  patch       ${folder}/${patch}\n  to take it  agent-exec apply ${folder}\n`;
    return `\n${waits}${changes}  report      ${folder}/report.html\n  Markdown    ${folder}/report.md\n  transcript  ${folder}/transcript.jsonl\n`;
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
// EXTERNAL MODULE: ./lib/ports/events.js + 2 modules
var ports_events = __webpack_require__(6697);
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
