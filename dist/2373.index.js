export const id = 2373;
export const ids = [2373,4020];
export const modules = {

/***/ 22961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ agreesToHostCode)
/* harmony export */ });
/* harmony import */ var _earlier_resumed_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74020);
/* harmony import */ var _compose_executor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20063);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14647);
/* harmony import */ var _process_env_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36130);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17721);





/**
 * Asks before code from a record runs on this machine: the folder may be a stranger's. Only this function asks. It
 * does not ask with `--approval never` or without a terminal: there, `--executor`, which is never read from a record,
 * is the consent.
 */
async function agreesToHostCode(settings, { folder, state }) {
    const { stdin: input, stderr: output } = process;
    if (!(0,_compose_executor_js__WEBPACK_IMPORTED_MODULE_1__/* .runsOnHost */ .gV)(settings) || settings.approval === "never")
        return true;
    if (!input.isTTY || !output.isTTY || (0,_process_env_js__WEBPACK_IMPORTED_MODULE_4__/* .readEnvironment */ .Q)().variable("CI") !== undefined)
        return true;
    const commands = (0,_earlier_resumed_run_js__WEBPACK_IMPORTED_MODULE_0__.codeOfRecord)(settings, state).map((each) => `${(0,_output_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .showHidden */ .U)(each).replace(/^/gm, "    ")}\n`);
    (0,_print_js__WEBPACK_IMPORTED_MODULE_3__/* .printError */ .yJ)(`The record in ${(0,_output_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .showHidden */ .U)(folder)} decides what runs. The code runs directly on this machine, with your rights.\n${commands.length === 0 ? "" : `  Before or without another question, it runs:\n${commands.join("")}`}`);
    if (await (0,_print_js__WEBPACK_IMPORTED_MODULE_3__/* .agrees */ .ie)("Do you trust this record?"))
        return true;
    (0,_print_js__WEBPACK_IMPORTED_MODULE_3__/* .printOutput */ .jP)("Nothing ran.\n");
    return false;
}


/***/ }),

/***/ 19109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ lastScreen),
/* harmony export */   _: () => (/* binding */ nextCommands)
/* harmony export */ });
/* harmony import */ var _reports_report_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23045);
/* harmony import */ var _reports_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51376);
/* harmony import */ var _settings_in_flags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63764);



/** How a run ended, as the command shows it: settings are named as flags. */
function lastScreen(events, paint) {
    const report = (0,_reports_report_of_js__WEBPACK_IMPORTED_MODULE_0__/* .reportOf */ .E)(events);
    return (0,_reports_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderText */ .S)({ ...report, nextStep: (0,_settings_in_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .inFlags */ .r)(report.nextStep) }, paint);
}
/** The commands that come next, a line each, and where the report lies. */
function nextCommands(events, folder) {
    const { awaiting, changes, outcome } = (0,_reports_report_of_js__WEBPACK_IMPORTED_MODULE_0__/* .reportOf */ .E)(events);
    const doubt = outcome === "passed" ? "" : " (not verified: read the diff first)";
    const answers = [
        [`agent-exec approve ${folder} --hash ${awaiting?.sha256}`, "run exactly this code"],
        [`agent-exec feedback ${folder} "…"`, "say what to change"],
        [`agent-exec reject ${folder}`, "refuse it"],
    ];
    const apply = [`agent-exec apply ${folder}`, `show the diff and apply it${doubt}`];
    const lines = [
        ...(awaiting === null ? [] : answers),
        ...((changes?.patch ?? null) === null ? [] : [apply]),
        [`${folder}/report.html`, "look at the whole run"],
    ];
    return lines.map(([command, use]) => `   ${command}   ${use}\n`).join("");
}


/***/ }),

/***/ 48439:
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
        return blocks.map((block, index) => (0,facts_block/* withCode */.SM)(block, codes[index]));
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
// EXTERNAL MODULE: ./lib/terminal/one-line.js
var one_line = __webpack_require__(87195);
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
        : `${style.warn("?")} ${style.bold(`May the run end as ${ending.outcome}?`)}  ${(0,one_line/* oneLine */.k)(ending.reason)}`;
    const parts = asks === "run"
        ? blocks.flatMap((block, index) => [titleOf(block, index), ...linesOf(block.code, options)])
        : linesOf(reply, options);
    const shown = parts.slice(0, maxLines);
    const more = parts.length - shown.length;
    const rest = more === 0 ? [] : [style.warn(`  … ${(0,format/* count */.U9)("more line", more)}: read all of it before you answer`)];
    return [head, ...shown, ...rest, style.dim(`  SHA-256 ${sha256}`)].join("\n");
}
function titleOf({ language, path }, index) {
    return `  block ${index + 1}  ${(0,one_line/* oneLine */.k)(language)} ${(0,one_line/* oneLine */.k)(path ?? "")}`.trimEnd();
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

;// CONCATENATED MODULE: ./lib/terminal/terminal-approver.js





/**
 * Asks the person at the terminal, who can look at everything, approve, edit the code, answer the writer or refuse.
 * After Ctrl-D nobody can be asked. Ctrl-C stops the run.
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
        return { ...request, blocks, sha256: (0,approval/* approvalHash */.A_)(blocks) };
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

// EXTERNAL MODULE: ./lib/terminal/terminal-reporter.js + 10 modules
var terminal_reporter = __webpack_require__(59766);
// EXTERNAL MODULE: ./lib/facts/session.js
var session = __webpack_require__(58491);
// EXTERNAL MODULE: ./lib/settings/in-flags.js
var in_flags = __webpack_require__(63764);
// EXTERNAL MODULE: ./lib/reports/titles.js
var titles = __webpack_require__(73880);
// EXTERNAL MODULE: ./lib/cli/given-settings.js + 2 modules
var given_settings = __webpack_require__(6514);
// EXTERNAL MODULE: ./lib/cli/host-consent.js
var host_consent = __webpack_require__(22961);
// EXTERNAL MODULE: ./lib/cli/last-screen.js
var last_screen = __webpack_require__(19109);
// EXTERNAL MODULE: ./lib/redaction/told.js
var told = __webpack_require__(74080);
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
                ? createQuietReporter({ write: print/* printError */.yJ })
                : terminalReporter(settings, environment, subject.resumed?.events),
        ],
    };
    if (settings.models.length > 0) {
        const { compareModels } = await Promise.all(/* import() */[__webpack_require__.e(8269), __webpack_require__.e(5595), __webpack_require__.e(4829)]).then(__webpack_require__.bind(__webpack_require__, 34829));
        return compareModels(wiring, async (each) => (await perform(each, output)).finished);
    }
    const { finished, folder } = await perform(wiring, output);
    const { result, events, state } = finished;
    if (earlier?.conclude !== undefined)
        return earlier.conclude(finished, settings);
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
    // Even a quiet script's log should say why it failed.
    if (settings.quiet && outcomes/* outcomes */.KI[result.outcome].exitCode !== 0)
        (0,print/* printError */.yJ)(why(events, state.end?.nextStep));
    return outcomes/* outcomes */.KI[result.outcome].exitCode;
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
/** What each command runs: a task for a model, the blocks of files, or a recorded task. */
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
/** With --json, standard output belongs to the result, so progress goes to standard error. */
function terminalReporter(settings, environment, earlier = []) {
    const { isTTY: isLive } = settings.json ? process.stderr : process.stdout;
    const hasColour = isLive && environment.variable("NO_COLOR") === undefined;
    const write = settings.json ? print/* printProgress */.z0 : print/* printOutput */.jP;
    return (0,terminal_reporter/* createTerminalReporter */.E)({ write, isLive, hasColour, lastScreen: last_screen/* lastScreen */.$, earlier });
}
/** Asks the user at the terminal. A pipeline may have a terminal without a user. */
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
    const line = (text) => (0,visible/* showHidden */.U)(text).replace(/\s+/g, " ");
    const next = nextStep === "" ? "" : `  next: ${line((0,in_flags/* inFlags */.r)(nextStep))}\n`;
    return `agent-exec: ${line((0,titles/* reasonOf */.A3)(events))}\n${next}`;
}


/***/ }),

/***/ 74020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  codeOfRecord: () => (/* binding */ codeOfRecord),
  openAnsweredRun: () => (/* binding */ openAnsweredRun),
  openResumedRun: () => (/* binding */ openResumedRun),
  requireSameSource: () => (/* binding */ requireSameSource),
  resumedCheckpoints: () => (/* binding */ resumedCheckpoints)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
// EXTERNAL MODULE: ./lib/reports/transcript.js + 4 modules
var reports_transcript = __webpack_require__(3945);
// EXTERNAL MODULE: ./lib/reports/result.js
var result = __webpack_require__(64558);
// EXTERNAL MODULE: ./lib/process/system-clock.js
var system_clock = __webpack_require__(50159);
// EXTERNAL MODULE: ./lib/facts/approval.js
var approval = __webpack_require__(91592);
;// CONCATENATED MODULE: ./lib/run/outside-answer.js


/**
 * The event of an answer from outside, with which a waiting run continues. Pure. The caller records it exactly once.
 * @throws AgentExecError `settings-invalid` if the run does not wait, or if the hash is of other code.
 */
function decideAwaiting(state, said) {
    const { awaiting, end } = state;
    const attempt = state.attempts.at(-1);
    if (awaiting === null || attempt === undefined || end?.outcome !== "awaiting-approval") {
        const how = end === null ? "has no end yet" : `ended as ${end.outcome}`;
        throw refused(`The run is not waiting for an approval, because it ${how}.`, "Read its report. A run accepts one answer only.");
    }
    const { attempt: number, asked, sha256 } = awaiting;
    if ((0,approval/* approvalHash */.A_)(attempt.reply.blocks) !== sha256)
        throw refused("The code in the transcript is not the code that the run asked about.", "Somebody changed this folder. Do not trust its files. Run the task again.");
    const head = { type: "approval", attempt: number, asked, sha256, by: "person" };
    switch (said.says) {
        case "approve":
            if (said.sha256.toLowerCase() !== sha256)
                throw refused(`The run is waiting for an approval of ${sha256}, but you gave the hash ${said.sha256}.`, "Read the code in the run's report and give the hash shown there.");
            return { ...head, approved: true, reason: "" };
        case "feedback":
            if (said.text.trim() === "")
                throw refused("The feedback is empty.", "Say what to change.");
            return { ...head, approved: false, reason: "", feedback: said.text };
        case "reject":
            return { ...head, approved: false, reason: said.why };
    }
}
function refused(message, nextStep) {
    return new errors/* AgentExecError */.r("settings-invalid", message, { nextStep });
}

// EXTERNAL MODULE: ./lib/run/next/next.js + 5 modules
var next = __webpack_require__(29941);
// EXTERNAL MODULE: ./lib/run/state/apply.js
var apply = __webpack_require__(68071);
// EXTERNAL MODULE: ./lib/run/next/turns.js
var turns = __webpack_require__(10639);
// EXTERNAL MODULE: ./lib/run-folder/checkpoint-folder.js
var checkpoint_folder = __webpack_require__(54501);
// EXTERNAL MODULE: ./lib/run-folder/run-folder.js
var run_folder = __webpack_require__(5314);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/workspace/source/written-after.js


/** The files that were written after `time`, in milliseconds since 1970. */
async function writtenAfter({ folder, paths }, time) {
    const newer = [];
    for (const path of paths)
        if (((await (0,promises_.lstat)((0,external_node_path_.join)(folder, path)).catch(() => null))?.mtimeMs ?? 0) > time)
            newer.push(path);
    return newer;
}

// EXTERNAL MODULE: ./lib/earlier/run-files.js + 1 modules
var run_files = __webpack_require__(51579);
;// CONCATENATED MODULE: ./lib/earlier/resumed-run.js













/**
 * Opens the folder of a run to resume it. Removes an incomplete last line of the transcript, and files that were only
 * half saved. The folder may come from a stranger.
 * @param path the run's folder, or its transcript
 * @throws AgentExecError `settings-invalid` if there is no run, if it has ended, if its process is alive, or if its
 *   record does not contain its settings; `transcript-invalid`.
 */
async function openResumedRun(path) {
    const resumed = await openEarlier(path);
    return closingOnError(resumed, async ({ folder, state }) => {
        if (state.end !== null)
            throw resumed_run_refused(folder, `it has already ended as ${state.end.outcome}`, state.awaiting === null
                ? `To continue from its files, use \`agent-exec run --continue ${folder.path} "also …"\`.`
                : `Answer it: \`agent-exec approve ${folder.path} --hash ${state.awaiting.sha256}\`, \`feedback\` or \`reject\`.`);
        requireGiven(resumed);
        if (state.files === null)
            await folder.clearSaved();
        return resumed;
    });
}
/**
 * Opens the folder of a run that waits for an approval, with the answer. The answer is not recorded yet. Null if the
 * answer ends the run. Then the answer is recorded, and every file is written.
 * @param hasInput whether the caller has the run's settings itself, as a workflow does
 * @throws AgentExecError `settings-invalid` if the run does not wait, or if the hash is of other code; and like
 *   `openResumedRun`.
 */
async function openAnsweredRun(path, said, { hasInput = false } = {}) {
    const resumed = await openEarlier(path);
    return closingOnError(resumed, async ({ folder, events, state }) => {
        const answer = decideAwaiting(state, said);
        const end = endBy(answer, resumed);
        if (end === null) {
            if (!hasInput)
                requireGiven(resumed);
            return { goesOn: { ...resumed, answer }, result: (0,result/* resultOf */.Bg)(events, folder.path) };
        }
        for (const event of end)
            await folder.append(event);
        await folder.close();
        const whole = [...events, ...end];
        await folder.dropCheckpoint();
        await (0,run_files/* writeFiles */.h)(folder, whole);
        return { goesOn: null, result: (0,result/* resultOf */.Bg)(whole, folder.path) };
    });
}
/** The events of a run that the answer ends. Null if the run continues. */
function endBy(answer, { state, nextSeq, run }) {
    const at = new Date(system_clock/* systemClock */.m.now()).toISOString();
    const approval = { v: 1, seq: nextSeq, at, ...answer };
    const step = (0,next/* next */.K)((0,apply/* apply */.Bb)(state, approval), run.policy);
    if (step.do !== "end")
        return null;
    const { do: _, ...words } = step;
    return [approval, { v: 1, seq: nextSeq + 1, at, type: "run-ended", ...words }];
}
async function openEarlier(path) {
    const { folder, transcript } = await (0,run_folder/* reopenRunFolder */.tQ)(path);
    try {
        const { events, nextSeq } = (0,reports_transcript/* parseTranscript */.K)(transcript);
        const state = (0,apply/* fold */.AU)(events);
        return { folder, events, nextSeq, state, run: state.run };
    }
    catch (thrown) {
        await folder.close();
        throw thrown;
    }
}
async function closingOnError(resumed, use) {
    try {
        return await use(resumed);
    }
    catch (thrown) {
        await resumed.folder.close();
        throw thrown;
    }
}
function requireGiven({ folder, run }) {
    if (run.given !== undefined)
        return;
    throw resumed_run_refused(folder, "its record does not contain all its settings, because a workflow, the library, another command or an earlier version started it", "Start a new run with the same task. The report of the old run shows its output.");
}
/** The code's changes of the last saved turn, for the session of the resumed run. */
async function resumedCheckpoints({ folder, state }) {
    const last = (0,turns/* keptBefore */.KZ)(state.attempts, Infinity);
    return (0,checkpoint_folder/* openCheckpointFolder */.$)({ runFolder: folder.path, ...(last !== null && { attempt: last.attempt }) });
}
/** @throws AgentExecError `settings-invalid` if the files are not the original files of the run. */
async function requireSameSource({ folder, events }, source) {
    const last = events.findLast((event) => event.type === "session-started");
    if (last === undefined)
        return;
    if (source !== null)
        await readWhole(source);
    if (last.given === source?.hash?.())
        return;
    const newer = source === null ? [] : await writtenAfter(source, Date.parse(events[0].at));
    throw resumed_run_refused(folder, `the workspace's files have changed since the run started${newer.length === 0 ? "" : `: ${(0,listed/* listed */.K)(newer.map(listed/* named */.r))}`}`, "Restore the files (`git stash --include-untracked`, or a checkout) and use the same `workspace`, or start a new run with the same task.");
}
async function readWhole(source) {
    for await (const file of source.files()) {
        if (file.kind !== "file")
            continue;
        const content = file.content[Symbol.asyncIterator]();
        while ((await content.next()).done !== true)
            ;
    }
}
function resumed_run_refused({ path }, why, nextStep) {
    return new errors/* AgentExecError */.r("settings-invalid", `The run in ${path} cannot be resumed: ${why}.`, {
        nextStep,
    });
}
/** The commands and the approved code in a record that would run before a person is asked about an attempt. */
function codeOfRecord({ verify, ...settings }, { attempts }) {
    const setup = "setup" in settings ? [settings.setup].flat() : [];
    const last = attempts.at(-1);
    const approved = last?.approvals.at(-1)?.approved === true && last.executions.length === 0;
    return [...setup, ...verify, ...(approved ? last.reply.blocks.map(({ code }) => code.trimEnd()) : [])];
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
