export const id = 2298;
export const ids = [2298];
export const modules = {

/***/ 56631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ lastScreen),
/* harmony export */   _: () => (/* binding */ nextCommands)
/* harmony export */ });
/* harmony import */ var _reports_report_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23045);
/* harmony import */ var _reports_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51376);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90566);
/* harmony import */ var _settings_in_flags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63764);
/* harmony import */ var _settings_recorded_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6173);





/** The command's last lines about a run. They name settings as flags. */
function lastScreen(events, paint) {
    const report = (0,_reports_report_of_js__WEBPACK_IMPORTED_MODULE_0__/* .reportOf */ .E)(events);
    return (0,_reports_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderText */ .S)({ ...report, nextStep: (0,_settings_in_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .inFlags */ .r)(report.nextStep) }, paint);
}
/** Commands for the next steps, one per line, and the report's path. */
function nextCommands(events, folder) {
    const { awaiting, changes, outcome } = (0,_reports_report_of_js__WEBPACK_IMPORTED_MODULE_0__/* .reportOf */ .E)(events);
    const again = (0,_format_listed_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .K)((0,_settings_recorded_js__WEBPACK_IMPORTED_MODULE_3__/* .neededAgain */ .gt)(givenIn(events)).map((name) => `--${name}`));
    const also = again === "" ? "" : `; also pass ${again}`;
    const doubt = outcome === "passed" ? "" : " (not verified: read the diff first)";
    const answers = [
        [`agent-exec approve ${folder} --hash ${awaiting?.sha256}`, `run exactly this code${also}`],
        [`agent-exec feedback ${folder} "…"`, `say what to change${also}`],
        [`agent-exec reject ${folder}`, "refuse it"],
    ];
    const apply = [`agent-exec apply ${folder}`, `show the diff and apply it${doubt}`];
    const lines = [
        ...(awaiting === null ? [] : answers),
        ...((changes?.patch ?? null) === null ? [] : [apply]),
        ...(outcome === null
            ? [[`agent-exec resume ${folder}`, `continue the run${also}`]]
            : [[`${folder}/report.html`, "see the whole run"]]),
    ];
    return lines.map(([command, use]) => `   ${command}   ${use}\n`).join("");
}
function givenIn(events) {
    return events.find((event) => event.type === "run-started")?.given ?? {};
}


/***/ }),

/***/ 97370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommand: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: ./lib/compose/run.js + 1 modules
var run = __webpack_require__(12229);
// EXTERNAL MODULE: ./lib/facts/outcomes.js
var outcomes = __webpack_require__(83518);
// EXTERNAL MODULE: ./lib/process/env.js
var env = __webpack_require__(36130);
// EXTERNAL MODULE: ./lib/terminal/quiet-reporter.js
var quiet_reporter = __webpack_require__(33232);
// EXTERNAL MODULE: ./lib/process/stop-signals.js
var stop_signals = __webpack_require__(39269);
// EXTERNAL MODULE: external "node:readline/promises"
var promises_ = __webpack_require__(26848);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/facts/approval.js
var approval = __webpack_require__(91592);
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
// EXTERNAL MODULE: ./lib/facts/block.js
var facts_block = __webpack_require__(59626);
;// CONCATENATED MODULE: ./lib/terminal/editor.js






/**
 * Lets a person change blocks in an editor. Each block is a file in a private folder, which is removed afterwards.
 * @param editor a shell command that gets the files as its arguments
 * @throws Error if the editor does not end with 0. If the signal aborts, the editor ends, and the error is the signal's
 * reason or the editor's.
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
        return blocks.map((block, index) => (0,facts_block/* withCode */.SM)(block, codes[index]));
    }
    finally {
        await (0,external_node_fs_promises_.rm)(folder, { recursive: true, force: true });
    }
}
/** The file endings of the languages. With them the editor highlights the code. */
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
// EXTERNAL MODULE: ./lib/output/visible.js
var visible = __webpack_require__(14647);
// EXTERNAL MODULE: ./lib/terminal/others-words.js
var others_words = __webpack_require__(86221);
// EXTERNAL MODULE: ./lib/terminal/session-lines.js
var session_lines = __webpack_require__(5446);
// EXTERNAL MODULE: ./lib/terminal/terminal-style.js
var terminal_style = __webpack_require__(13482);
;// CONCATENATED MODULE: ./lib/terminal/shown-request.js





/**
 * The question for an approver: the code with visible hidden characters, where it would run, and its hash. Each line of
 * foreign text begins with a bar, even after a line break by the terminal. So no code can imitate a question or an
 * answer.
 */
function shownRequest(request, options) {
    const { asks, attempt, blocks, sha256, session, ending, reply } = request;
    const { style, maxLines } = options;
    const where = session === null ? "" : `  on  ${(0,session_lines/* sandboxWords */.j)(session)}`;
    const question = ending === undefined ? "May this code run?" : `May the run end as ${ending.outcome}?`;
    const about = ending === undefined ? `reply ${attempt}${where}` : (0,others_words/* oneLine */.TN)(ending.reason);
    const head = `${style.warn("?")} ${style.bold(question)}  ${about}`;
    const code = blocks.flatMap(({ language, path, code: text }, index) => [
        `  block ${index + 1}  ${(0,others_words/* oneLine */.TN)(language)} ${(0,others_words/* oneLine */.TN)(path ?? "")}`.trimEnd(),
        ...linesOf(text, options),
    ]);
    const parts = asks === "run" ? code : linesOf(reply, options);
    const shown = parts.slice(0, maxLines);
    const more = parts.length - shown.length;
    const rest = more === 0 ? [] : [style.warn(`  … ${(0,format/* count */.U9)("more line", more)}: read all of it before you answer`)];
    return [head, ...shown, ...rest, style.dim(`  SHA-256 ${sha256}`)].join("\n");
}
function linesOf(text, { style, columns }) {
    const room = Math.max(20, (columns || 80) - terminal_style/* gutter */.c.length - 1);
    const lines = (0,visible/* showHidden */.Ul)(text).replace(/\n$/, "").split("\n");
    return lines.flatMap((line) => wrapped(line, room)).map((line) => style.dim(terminal_style/* gutter */.c) + line);
}
/** A character that is not ASCII may need two columns. */
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

;// CONCATENATED MODULE: ./lib/terminal/terminal-approver.js





/**
 * Asks the person at the terminal. The person can look at everything, approve, edit the code, answer the writer or
 * refuse. After Ctrl-D, nobody is asked any more. Ctrl-C stops the run.
 */
function createTerminalApprover(options) {
    let { hint } = options;
    return {
        kind: "person",
        ask(request, { signal }) {
            const asking = talk(request, { ...options, hint, signal });
            // The hint is shown only once.
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
        const word = await question(`${style.bold(menus[asks])} `, options);
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
                const feedback = await question("What should change? ", options);
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
                    say(style.dim("  Type a letter and press Enter. Write your feedback after f."));
        }
    }
}
/** About two screens of lines. The person can ask for all lines. */
const fewLines = 80;
const menus = {
    run: "[a]pprove, [l]ook at all of it, [e]dit, [f]eedback, [r]efuse?",
    end: "[a]pprove the end, [l]ook again, [f]eedback, [r]efuse?",
};
async function edited(request, { editor, output, signal }) {
    try {
        const blocks = await editInEditor(request.blocks, { editor, signal });
        return { ...request, blocks, sha256: (0,approval/* approvalHash */.A_)(blocks) };
    }
    catch (thrown) {
        signal.throwIfAborted();
        output.write(`Nothing was changed: ${thrown.message}\n`);
        return request;
    }
}
/** Drops text that was typed before the question, because it is no answer. */
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
/** How long to wait for text that is already in the terminal, in milliseconds. */
const typedMs = 50;
/** Asks one question. Null: the person closed the input. @throws the signal's reason. */
async function question(words, { input, output, signal }) {
    signal.throwIfAborted();
    const asking = (0,promises_.createInterface)({ input, output });
    // In raw mode, the terminal sends no signal for Ctrl-C.
    asking.on("SIGINT", () => process.kill(process.pid, "SIGINT"));
    const closed = new Promise((resolve) => asking.once("close", () => resolve(null)));
    try {
        const answer = asking.question(words, { signal });
        answer.catch(() => undefined);
        const word = await Promise.race([answer, closed]);
        // Ends the question's line.
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
var terminal_reporter = __webpack_require__(68147);
// EXTERNAL MODULE: ./lib/facts/session.js
var session = __webpack_require__(58491);
// EXTERNAL MODULE: ./lib/settings/in-flags.js
var in_flags = __webpack_require__(63764);
// EXTERNAL MODULE: ./lib/reports/titles.js
var titles = __webpack_require__(73880);
// EXTERNAL MODULE: ./lib/cli/given-settings.js + 1 modules
var given_settings = __webpack_require__(65309);
// EXTERNAL MODULE: ./lib/cli/run/host-consent.js
var host_consent = __webpack_require__(51583);
// EXTERNAL MODULE: ./lib/cli/run/last-screen.js
var last_screen = __webpack_require__(56631);
// EXTERNAL MODULE: ./lib/redaction/told.js
var told = __webpack_require__(74080);
// EXTERNAL MODULE: ./lib/cli/print.js
var print = __webpack_require__(17721);
;// CONCATENATED MODULE: ./lib/cli/run/run-command.js
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

















/** Runs `run`, `exec` or `demo`. Resolves with the outcome's exit code. @throws AgentExecError before a run begins. */
async function runCommand({ face, words, flags, earlier, output }) {
    const environment = (0,env/* readEnvironment */.Q)();
    const { variable } = environment;
    const found = await (0,given_settings/* givenSettings */.j)(face, flags, variable, { recorded: earlier });
    if (found === null)
        return 0;
    const { settings: given, secrets, origins } = found;
    if (earlier !== undefined && !(await (0,host_consent/* agreesToHostCode */.K)(given, earlier)))
        return 1;
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
                ? (0,quiet_reporter/* createQuietReporter */.y)({ write: print/* printError */.yJ })
                : terminalReporter(settings, environment, subject.resumed?.events),
        ],
    };
    if (settings.models.length > 0) {
        const { compareModels } = await Promise.all(/* import() */[__webpack_require__.e(8269), __webpack_require__.e(2735), __webpack_require__.e(5701)]).then(__webpack_require__.bind(__webpack_require__, 85701));
        return compareModels(wiring, (each) => perform(each, output));
    }
    const finished = await perform(wiring, output);
    const { result, events, state } = finished;
    if (earlier?.conclude !== undefined)
        return earlier.conclude(finished, settings);
    const folder = result.runDir;
    const lines = settings.quiet ? `${result.outcome}  ${folder}\n` : (0,last_screen/* nextCommands */._)(events, folder);
    if (!settings.json)
        (0,print/* printOutput */.jP)(lines);
    else {
        (0,print/* printJson */.Q2)(result);
        if (!settings.quiet)
            (0,print/* printError */.yJ)(lines);
    }
    const kept = events.find((event) => event.type === "sandbox-kept");
    if (settings.quiet && kept !== undefined)
        (0,print/* printError */.yJ)(`agent-exec: ${(0,session/* keptWords */.Gx)(kept)}\n`);
    const updated = settings.update ? await update(words, events) : 0;
    // With `--quiet`, a failure is still printed, so that a script's log shows the reason.
    if (settings.quiet && outcomes/* outcomes */.KI[result.outcome].exitCode !== 0)
        (0,print/* printError */.yJ)(why(events, state.end?.nextStep));
    return outcomes/* outcomes */.KI[result.outcome].exitCode || updated;
}
/** Updates the documents' output. Returns the exit code. */
async function update(words, events) {
    const [{ updateOutputs }, { namedDocuments }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(5251), __webpack_require__.e(3380)]).then(__webpack_require__.bind(__webpack_require__, 23380)),
        __webpack_require__.e(/* import() */ 1633).then(__webpack_require__.bind(__webpack_require__, 71633)),
    ]);
    const { lines, hasFailed } = await updateOutputs(await namedDocuments(words), events);
    for (const line of lines)
        (0,print/* printError */.yJ)(`agent-exec: ${(0,visible/* showHidden */.Ul)(line)}\n`);
    return hasFailed ? outcomes/* outcomes */.KI.failed.exitCode : 0;
}
/** Runs to the end, unless the user stops it. */
async function perform(wiring, output) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const composed = await (0,run/* compose */.Z)(wiring);
        const { path } = composed.folder;
        (0,told/* hideFromNow */.nO)(composed.secrets);
        output.keptIn(path);
        const stop = __addDisposableResource(env_1, (0,stop_signals/* listenForStopSignals */.OV)(() => {
            (0,print/* printError */.yJ)(`agent-exec: stopped before it wrote the reports.\n  next: write them with \`agent-exec report ${path}\`\n`);
        }), false);
        return await composed.start(stop.signal);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
/** What to run: a task for a model, the blocks of files, or a recorded task. */
async function subjectOf(face, { words, ...given }) {
    switch (face) {
        case "exec": {
            const { documents } = await __webpack_require__.e(/* import() */ 2622).then(__webpack_require__.bind(__webpack_require__, 2622));
            return documents(words, given.settings);
        }
        case "demo": {
            const { demo } = await __webpack_require__.e(/* import() */ 8742).then(__webpack_require__.bind(__webpack_require__, 98742));
            return demo(given);
        }
        case "run": {
            const { readTask } = await __webpack_require__.e(/* import() */ 1043).then(__webpack_require__.bind(__webpack_require__, 51043));
            const task = await readTask(words[0], given.settings["task-file"]);
            if (given.settings.thread === undefined)
                return { task };
            const { readThread } = await __webpack_require__.e(/* import() */ 3549).then(__webpack_require__.bind(__webpack_require__, 5930));
            return { task, thread: await readThread(given.settings.thread) };
        }
    }
}
/** With --json, progress goes to standard error, because standard output is for the result. */
function terminalReporter(settings, environment, earlier = []) {
    const { isTTY: isLive } = settings.json ? process.stderr : process.stdout;
    const hasColour = isLive && environment.variable("NO_COLOR") === undefined;
    const write = settings.json ? print/* printProgress */.z0 : print/* printOutput */.jP;
    return (0,terminal_reporter/* createTerminalReporter */.E)({ write, isLive, hasColour, lastScreen: last_screen/* lastScreen */.$, earlier });
}
/** Asks the user at the terminal. In CI there may be a terminal, but no user. */
function approverOf({ approval }, { variable }) {
    const { stdin: input, stderr: output } = process;
    if (!input.isTTY || !output.isTTY || variable("CI") !== undefined)
        return {};
    const style = (0,terminal_style/* terminalStyle */.w)(variable("NO_COLOR") === undefined);
    const editor = variable("VISUAL") ?? variable("EDITOR") ?? "vi";
    const hint = approval === undefined
        ? "agent-exec asks because nothing isolates the code. With --approval never, agent-exec does not ask."
        : "";
    return { approver: createTerminalApprover({ input, output, style, editor, hint }) };
}
function why(events, nextStep = "") {
    const line = (text) => (0,visible/* showHidden */.Ul)(text).replace(/\s+/g, " ");
    const next = nextStep === "" ? "" : `  next: ${line((0,in_flags/* inFlags */.r)(nextStep))}\n`;
    return `agent-exec: ${line((0,titles/* reasonOf */.A3)(events))}\n${next}`;
}


/***/ }),

/***/ 23045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ reportOf)
});

// EXTERNAL MODULE: ./lib/run/state/remaining.js
var remaining = __webpack_require__(23503);
// EXTERNAL MODULE: ./lib/run/state/proof.js
var proof = __webpack_require__(26261);
// EXTERNAL MODULE: ./lib/proof/control.js
var control = __webpack_require__(20131);
// EXTERNAL MODULE: ./lib/run/state/apply.js
var apply = __webpack_require__(68071);
// EXTERNAL MODULE: ./lib/run/state/standing.js
var standing = __webpack_require__(19411);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/facts/checkpoint.js
var checkpoint = __webpack_require__(51761);
// EXTERNAL MODULE: ./lib/facts/continues.js
var continues = __webpack_require__(71601);
// EXTERNAL MODULE: ./lib/facts/endings.js
var endings = __webpack_require__(75823);
// EXTERNAL MODULE: ./lib/facts/session.js
var session = __webpack_require__(58491);
// EXTERNAL MODULE: ./lib/facts/execution.js
var execution = __webpack_require__(6257);
// EXTERNAL MODULE: ./lib/facts/outcomes.js
var outcomes = __webpack_require__(83518);
// EXTERNAL MODULE: ./lib/facts/patch-words.js
var patch_words = __webpack_require__(89713);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
// EXTERNAL MODULE: ./lib/facts/decision.js
var facts_decision = __webpack_require__(8473);
// EXTERNAL MODULE: ./lib/facts/block.js
var block = __webpack_require__(59626);
// EXTERNAL MODULE: ./lib/reports/sections/block-changes.js
var block_changes = __webpack_require__(29221);
// EXTERNAL MODULE: ./lib/reports/result/result.js
var result = __webpack_require__(13708);
// EXTERNAL MODULE: ./lib/reports/titles.js
var titles = __webpack_require__(73880);
;// CONCATENATED MODULE: ./lib/reports/attempt-report.js











function attemptReport(attempt, state, index) {
    const { reply, verifications, decision, lost, number } = attempt;
    const { policy } = state.run;
    const inTurn = (0,standing/* blockInTurn */.Ue)(attempt, policy);
    const waits = (0,remaining/* awaitingOf */.M)(state)?.attempt === number;
    const blocks = reply.blocks.map((block, at) => ({
        block,
        execution: executionOf(attempt, at),
        mayHaveBegun: at === inTurn && isTorn(state) && index === state.attempts.length - 1,
        waits: waits && (0,remaining/* awaitingOf */.M)(state)?.asked === "run",
        wasLost: lost.some((each) => each.block === at) && executionOf(attempt, at) === null,
    }));
    const isDecision = state.attempts[index - 1]?.decision?.isInReply === true;
    const before = state.attempts.slice(0, index).findLast((each) => each.reply.blocks.length > 0);
    return {
        number,
        unit: (0,standing/* unitOf */.uF)(policy),
        heading: policy.hasWriter ? (0,titles/* headingOf */.Wm)({ unit: (0,standing/* unitOf */.uF)(policy), number }) : (0,format/* count */.U9)("block", blocks.length),
        standing: (0,standing/* standingOf */.YP)(attempt, policy),
        problem: waits ? "waits for an approval" : problemOf(attempt),
        reply,
        said: (0,result/* withoutDoneWord */.nA)(isDecision ? (0,facts_decision/* afterDecision */.Xg)(reply.text) : reply.text, policy.doneWord),
        blocks,
        lost,
        verifications,
        approvals: attempt.approvals,
        decision: policy.hasWriter ? decision : null,
        before: before === undefined || blocks.length === 0 || (0,standing/* isStepByStep */.G0)(policy)
            ? null
            : {
                number: before.number,
                blocks: before.reply.blocks.map((block, at) => (0,block_changes/* comparable */.Zm)(block, executionOf(before, at))),
            },
    };
}
function executionOf({ executions }, block) {
    return executions.find((each) => each.block === block) ?? null;
}
/** Whether the process ended in the middle of a step. A run that ended normally says itself what was interrupted. */
function isTorn({ end, interruption }) {
    return end === null || (interruption !== null && interruption.during === undefined);
}
function problemOf(attempt) {
    const { reply, executions, verifications } = attempt;
    if (reply.finish === "refusal")
        return "refused by the model";
    if (reply.finish === "length")
        return "the reply was cut short";
    if (reply.isCut)
        return "a code fence is never closed";
    if (reply.blocksLeftOut !== undefined)
        return "too many code blocks";
    const [failed, ...others] = executions.filter((each) => !(0,execution/* hasPassed */.Pc)(each) && !(0,endings/* isHarmlesslyUnrun */.xH)(each));
    if (failed !== undefined) {
        const place = (0,block/* placeOf */.$t)(reply.blocks[failed.block] ?? {});
        const from = place === "" ? "" : ` (${(0,listed/* named */.r)(place)})`;
        const which = reply.blocks.length > 1 || from !== "" ? `block ${failed.block + 1}${from}: ` : "";
        const more = others.filter(({ ending }) => ending !== "not-run").length;
        return `${which}${(0,titles/* endingWords */.fg)(failed)}${more === 0 ? "" : `, and ${(0,format/* count */.U9)("more block", more)} failed`}`;
    }
    const verification = verifications.find((each) => !(0,execution/* hasPassed */.Pc)(each));
    if (verification !== undefined)
        return `verification: ${(0,titles/* endingWords */.fg)(verification)}`;
    if (executions.length > 0 && !executions.some(execution/* hasPassed */.Pc))
        return "nothing in it could run here";
    return (0,standing/* isEmpty */.Im)(attempt) ? "an empty reply" : "";
}

// EXTERNAL MODULE: ./lib/reports/details/network.js
var network = __webpack_require__(56212);
// EXTERNAL MODULE: ./lib/reports/result/run-proof.js + 1 modules
var run_proof = __webpack_require__(67576);
;// CONCATENATED MODULE: ./lib/reports/report-of.js




















/**
 * Makes the report of a run, which may be unfinished.
 * @throws AgentExecError `transcript-invalid` if the events do not begin with `run-started`.
 */
function reportOf(events) {
    const state = (0,apply/* fold */.AU)(events);
    const { run, end } = state;
    if (run === null) {
        const why = "The transcript does not begin with the event `run-started`.";
        throw new errors/* AgentExecError */.r("transcript-invalid", why, { nextStep: "Use an unchanged transcript." });
    }
    const attempts = state.attempts.map((attempt, index) => attemptReport(attempt, state, index));
    const last = attempts.at(-1);
    const outcome = end?.outcome ?? null;
    const deciding = (0,standing/* decidingAttempt */.JF)(state);
    const { icon, tone } = (0,outcomes/* outcomeRow */.z7)(outcome);
    const unit = (0,standing/* unitOf */.uF)(run.policy);
    return {
        runId: run.runId,
        version: run.version,
        commit: run.job?.commit ?? null,
        failedRun: run.job?.failedRun ?? null,
        outcome,
        icon,
        tone,
        end: end?.reason ?? cutOff,
        reason: (0,titles/* reasonOf */.A3)(events) || cutOff,
        nextStep: end?.nextStep ?? "Continue the run with `agent-exec resume`, or start the run again.",
        task: run.task,
        context: run.context ?? null,
        writer: run.writer,
        startedAt: run.at,
        endedAt: end?.at ?? null,
        durationMs: Math.max(0, Date.parse(state.lastAt ?? run.at) - Date.parse(run.at) - state.awayMs),
        isStopped: state.interruption !== null,
        unit,
        attempts,
        decidingNumber: deciding?.number ?? 0,
        failure: deciding === undefined ? null : ((0,standing/* failedBlockOf */.g$)(deciding) ?? (0,standing/* failedVerificationOf */.Kl)(deciding) ?? null),
        summary: (0,result/* workSummary */.Ir)(state),
        reflection: state.reflection,
        answer: run.writer !== null && last?.standing === "answer"
            ? (0,result/* withoutDoneWord */.nA)(last.reply.text, run.policy.doneWord)
            : null,
        awaiting: (0,remaining/* awaitingOf */.M)(state),
        verified: verifiedOf(state),
        isVerified: (0,proof/* isVerified */.p4)(state),
        verifications: deciding?.verifications ?? [],
        controls: state.controls,
        control: state.run !== null && (0,control/* wantsControl */.lO)(state.run.policy) ? (0,proof/* controlOf */.rs)(state, state.run.policy) : null,
        tests: (0,proof/* provedTests */.on)(state),
        proof: (0,run_proof/* runProof */.I)(state),
        audit: state.audit,
        usage: state.usage,
        sandbox: sandboxOf(state),
        files: (0,patch_words/* changedFirst */.d$)(state.files?.artifacts ?? [], state.files?.changes),
        leftOut: (0,remaining/* leftOutOf */.T)(state),
        changes: state.files?.changes ?? null,
        network: (0,network/* networkOf */.Af)(state),
        removedTests: (0,proof/* hasRemovedTests */.il)(state),
        cautions: events.flatMap((event) => event.type === "warning" && cautionCodes.has(event.code) ? event.message : []),
        notes: [...sessionNotes(state), ...eventNotes(events, end?.reason ?? "", unit)],
        dataFault: state.data?.fault ?? null,
    };
}
const cutOff = "The run has no outcome yet: it was interrupted or is still running.";
function verifiedOf(state) {
    const asked = state.run?.policy.verify.length ?? 0;
    const ran = (0,standing/* decidingAttempt */.JF)(state)?.verifications ?? [];
    return asked === 0 ? null : { ran: ran.length, passed: ran.filter(execution/* hasPassed */.Pc).length, asked };
}
function sandboxOf({ lastSession }) {
    if (lastSession === null)
        return null;
    const { executor, image, digest, build, limits, held, waived = [] } = lastSession;
    const names = new Set([...Object.keys(limits), ...Object.keys(held)]);
    const rows = [...names].map((name) => ({
        name,
        value: limits[name] ?? "",
        holds: held[name] ?? null,
        isWaived: waived.includes(name),
    }));
    return { executor, image, digest, build: build === undefined ? null : (0,session/* buildWords */.En)(build), limits: rows };
}
/** Warnings about missing files, and about things that a pass does not prove. */
const cautionCodes = new Set([
    "control-untested",
    "files-not-saved",
    "files-of-checkpoint",
    "tests-not-counted",
    "tests-removed",
    "verification-incomplete",
]);
/** Other warnings, and failures, without the failure that is already the reason for the run's end. */
function eventNotes(events, reason, unit) {
    return events.flatMap((event) => {
        if (event.type === "warning")
            return cautionCodes.has(event.code) ? [] : event.message;
        if (event.type === "session-started" && event.restored !== undefined)
            return (0,checkpoint/* restoredWords */.I9)(event.restored);
        if (event.type === "verification" && (0,endings/* isInfrastructureEnding */.Rc)(event.ending))
            return `The sandbox of verification ${event.index + 1} of ${unit} ${event.attempt} was lost: ${event.evidence}. The code did not cause this loss.`;
        const isNew = event.type === "failure" && !reason.includes(event.message);
        return isNew ? `${event.message} ${event.nextStep}` : [];
    });
}
function sessionNotes({ run, lastSession, kept, resumptions }) {
    const { setup = [] } = lastSession ?? {};
    return [
        ...(run?.continues === undefined ? [] : [(0,continues/* continuesWords */.sI)(run.continues)]),
        ...(run?.repeats === undefined ? [] : [(0,continues/* repeatsWords */.mu)(run.repeats)]),
        ...(run?.instructions === undefined
            ? []
            : [`The model got the repository's instructions from ${(0,listed/* listed */.K)(run.instructions.map(listed/* named */.r))}.`]),
        ...setup.map(({ command, durationMs }) => `The setup ran \`${command}\` in ${(0,format/* formatDuration */.a3)(durationMs)}.`),
        ...resumptions.map((each) => (0,continues/* resumedWords */.Bh)(each, (0,standing/* unitOf */.uF)(run?.policy ?? {}))),
        ...(kept === null ? [] : [(0,session/* keptWords */.Gx)(kept)]),
    ];
}


/***/ }),

/***/ 33232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ createQuietReporter)
/* harmony export */ });
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14647);
/* harmony import */ var _session_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5446);


/** Shows only the most important facts: limits that are not enforced, once before the first block. */
function createQuietReporter({ write }) {
    const told = new Set();
    return {
        onEvent(event) {
            if (event.type !== "session-started")
                return;
            for (const line of (0,_session_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .unheldLines */ .q)(event)) {
                if (!told.has(line))
                    write(`agent-exec: ${(0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .Ul)(line).replaceAll("\n", "␊")}\n`);
                told.add(line);
            }
        },
    };
}


/***/ }),

/***/ 65927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ raceSignal)
/* harmony export */ });
/**
 * @packageDocumentation
 *
 * Pass a promise and an abort signal and await the result.
 *
 * @example Basic usage
 *
 * ```ts
 * import { raceSignal } from 'race-signal'
 *
 * const controller = new AbortController()
 *
 * const promise = new Promise((resolve, reject) => {
 *   setTimeout(() => {
 *     resolve('a value')
 *   }, 1000)
 * })
 *
 * setTimeout(() => {
 *   controller.abort()
 * }, 500)
 *
 * // throws an AbortError
 * const resolve = await raceSignal(promise, controller.signal)
 * ```
 *
 * @example Overriding errors
 *
 * By default the thrown error is the `.reason` property of the signal but it's
 * possible to override this behaviour with the `translateError` option:
 *
 * ```ts
 * import { raceSignal } from 'race-signal'
 *
 * const controller = new AbortController()
 *
 * const promise = new Promise((resolve, reject) => {
 *   setTimeout(() => {
 *     resolve('a value')
 *   }, 1000)
 * })
 *
 * setTimeout(() => {
 *   controller.abort()
 * }, 500)
 *
 * // throws `Error('Oh no!')`
 * const resolve = await raceSignal(promise, controller.signal, {
 *   translateError: (signal) => {
 *     // use `signal`, or don't
 *     return new Error('Oh no!')
 *   }
 * })
 * ```
 */
function defaultTranslate(signal) {
    return signal.reason;
}
function raceSignal(promise, signal, opts) {
    if (signal == null || promise == null) {
        return promise;
    }
    const translateError = opts?.translateError ?? defaultTranslate;
    if (signal.aborted) {
        // the passed promise may yet resolve or reject but the use has signalled
        // they are no longer interested so smother the error
        promise.catch(() => { });
        return Promise.reject(translateError(signal));
    }
    let listener;
    return Promise.race([
        promise,
        new Promise((resolve, reject) => {
            listener = () => {
                reject(translateError(signal));
            };
            signal.addEventListener('abort', listener);
        })
    ])
        .finally(() => {
        if (listener != null) {
            signal.removeEventListener('abort', listener);
        }
    });
}
//# sourceMappingURL=index.js.map

/***/ })

};
