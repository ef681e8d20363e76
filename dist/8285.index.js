export const id = 8285;
export const ids = [8285];
export const modules = {

/***/ 22961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ agreesToHostCode)
/* harmony export */ });
/* harmony import */ var node_readline_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26848);
/* harmony import */ var _earlier_resumed_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93883);
/* harmony import */ var _compose_executor_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20063);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14647);
/* harmony import */ var _process_env_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36130);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17721);






/**
 * Asks before anything of a run's record runs on this machine itself: the folder may be a stranger's. The one place where an
 * earlier run gets a person's word for that. Not asked with `--approval never`, nor where nobody sits at a terminal: there
 * `--executor`, which is never taken from a record, is the word.
 */
async function agreesToHostCode(settings, { folder, state }) {
    const { stdin: input, stderr: output } = process;
    if (!(0,_compose_executor_js__WEBPACK_IMPORTED_MODULE_2__/* .runsOnHost */ .gV)(settings) || settings.approval === "never")
        return true;
    if (!input.isTTY || !output.isTTY || (0,_process_env_js__WEBPACK_IMPORTED_MODULE_5__/* .readEnvironment */ .Q)().variable("CI") !== undefined)
        return true;
    const commands = (0,_earlier_resumed_run_js__WEBPACK_IMPORTED_MODULE_1__.codeOfRecord)(settings, state).map((each) => `${(0,_output_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .showHidden */ .U)(each).replace(/^/gm, "    ")}\n`);
    (0,_print_js__WEBPACK_IMPORTED_MODULE_4__/* .printError */ .yJ)(`The record in ${(0,_output_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .showHidden */ .U)(folder)} decides what runs. The code runs directly on this machine, with your rights.\n${commands.length === 0
        ? ""
        : `  It runs this before it asks again, or without asking:\n${commands.join("")}`}`);
    const asking = (0,node_readline_promises__WEBPACK_IMPORTED_MODULE_0__.createInterface)({ input, output });
    try {
        if (/^y(es)?$/i.test((await asking.question("Do you trust this record? [y/N] ")).trim()))
            return true;
    }
    finally {
        asking.close();
    }
    (0,_print_js__WEBPACK_IMPORTED_MODULE_4__/* .printOutput */ .jP)("Nothing ran.\n");
    return false;
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
        : `${style.warn("?")} ${style.bold(`May the run end as ${ending.outcome}?`)}  ${(0,one_line/* oneLine */.T)(ending.reason)}`;
    const parts = asks === "run"
        ? blocks.flatMap((block, index) => [titleOf(block, index), ...linesOf(block.code, options)])
        : linesOf(reply, options);
    const shown = parts.slice(0, maxLines);
    const more = parts.length - shown.length;
    const rest = more === 0 ? [] : [style.warn(`  … ${(0,format/* count */.U9)("more line", more)}: read all of it before you answer`)];
    return [head, ...shown, ...rest, style.dim(`  SHA-256 ${sha256}`)].join("\n");
}
function titleOf({ language, path }, index) {
    return `  block ${index + 1}  ${(0,one_line/* oneLine */.T)(language)} ${(0,one_line/* oneLine */.T)(path ?? "")}`.trimEnd();
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

// EXTERNAL MODULE: ./lib/terminal/terminal-reporter.js + 11 modules
var terminal_reporter = __webpack_require__(98964);
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
















/** Runs `run`, `exec` or `demo` to the end. Resolves with the exit code by outcome. @throws AgentExecError before a run begins. */
async function runCommand({ face, words, flags, earlier, output }) {
    const environment = (0,env/* readEnvironment */.Q)();
    const { variable } = environment;
    const found = await (0,given_settings/* givenSettings */.j)(face, flags, variable, earlier);
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
        const { compareModels } = await Promise.all(/* import() */[__webpack_require__.e(7291), __webpack_require__.e(2161), __webpack_require__.e(3715)]).then(__webpack_require__.bind(__webpack_require__, 34829));
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
        (0,print/* printError */.yJ)(`agent-exec: ${(0,session/* keptWords */.Gx)(kept)}\n`);
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
    const write = settings.json ? print/* printProgress */.z0 : print/* printOutput */.jP;
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
        ? "agent-exec asks because nothing isolates the code. With --approval never it does not ask."
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
        : `  to approve  agent-exec approve ${folder} --hash ${sha256}\n  to answer   agent-exec feedback ${folder} "…"\n  to reject   agent-exec reject ${folder}\n`;
    const doubt = result.outcome === "passed" ? "" : "   (not verified: read the diff first)";
    const changes = patch === null
        ? ""
        : `  patch       ${folder}/${patch}\n  to apply    agent-exec apply ${folder}${doubt}\n`;
    return `\n${waits}${changes}  report      ${folder}/report.html\n  Markdown    ${folder}/report.md\n  transcript  ${folder}/transcript.jsonl\n`;
}


/***/ }),

/***/ 89713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ markOf),
/* harmony export */   UC: () => (/* binding */ patchName),
/* harmony export */   Uj: () => (/* binding */ signedLines),
/* harmony export */   VI: () => (/* binding */ patchParts),
/* harmony export */   XV: () => (/* binding */ diffStatWords),
/* harmony export */   bH: () => (/* binding */ ignoredNote),
/* harmony export */   d$: () => (/* binding */ changedFirst),
/* harmony export */   w1: () => (/* binding */ changeWarnings)
/* harmony export */ });
/** The patch's name in a run's folder. */
const patchName = "changes.patch";
/** What stands beside a file that the run left: whether it is new, and whether the patch has it; "" for a changed one. */
function markOf({ diff }, path) {
    if (diff === undefined)
        return "";
    const kind = diff.files.find((file) => file.path === path)?.kind;
    if (kind !== undefined)
        return kind === "added" ? "new" : "";
    const isWhole = diff.files.length === diff.added + diff.changed + diff.deleted;
    return isWhole ? "not in the patch" : "";
}
/** What a reader must know before trusting or applying a patch; empty for nothing. */
function changeWarnings({ tampered = [], acting }) {
    const warnings = [
        {
            words: "The code changed protected files. The verifications and the patch leave these changes out",
            paths: tampered,
            advice: "",
        },
        {
            words: "The patch changes files that run by themselves",
            paths: acting ?? [],
            advice: "Read them before you apply it.",
        },
    ];
    return warnings.filter(({ paths }) => paths.length > 0);
}
/** What every place says before how many there are in `ignored`. */
const ignoredNote = "New files that the repository ignores, and caches of tools, are not in the patch";
/** Beside what was changed a run leaves helpers of its own: what few lines have room for is the work. */
function changedFirst(artifacts, changes) {
    const named = changes?.diff?.files ?? [];
    const changed = new Set(named.filter(({ kind }) => kind === "changed").map(({ path }) => path));
    return artifacts.toSorted((one, other) => Number(changed.has(other.path)) - Number(changed.has(one.path)));
}
/** `3 changed, 1 new, +10 −2`; "" where there is no patch, and for earlier versions'. */
function diffStatWords({ diff }) {
    if (diff === undefined)
        return "";
    const kinds = [`${diff.changed} changed`, `${diff.added} new`, `${diff.deleted} deleted`];
    return [...kinds.filter((words) => !words.startsWith("0 ")), signedLines(diff)].join(", ");
}
/** `+10 −2`: lines that came and went. */
function signedLines({ insertions, deletions, }) {
    return `+${insertions} −${deletions}`;
}
/** The parts of the patch that the transcript holds, those of new files last: the work stands before helpers of its own. */
function patchParts({ diff }) {
    if (diff?.text === undefined)
        return [];
    // A line of a hunk begins with a blank, a sign or a backslash, and one of binary data has no blank.
    const texts = diff.text.split(/^(?=diff --git )/m);
    const parts = diff.files.slice(0, texts.length).map((file, index) => ({ file, text: texts[index] ?? "" }));
    const isNew = ({ file }) => Number(file.kind === "added");
    return parts.toSorted((one, other) => isNew(one) - isNew(other));
}


/***/ }),

/***/ 73880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   Iz: () => (/* binding */ auditFigure),
/* harmony export */   Q5: () => (/* binding */ freshState),
/* harmony export */   SZ: () => (/* binding */ verifiedWords),
/* harmony export */   U1: () => (/* binding */ askedWords),
/* harmony export */   Wc: () => (/* binding */ timeFigure),
/* harmony export */   Wm: () => (/* binding */ headingOf),
/* harmony export */   Wo: () => (/* binding */ lostWords),
/* harmony export */   Yn: () => (/* binding */ executionIcon),
/* harmony export */   Yt: () => (/* binding */ notRunWords),
/* harmony export */   bE: () => (/* binding */ attemptsFigure),
/* harmony export */   fg: () => (/* binding */ endingWords),
/* harmony export */   gG: () => (/* binding */ outputTitle),
/* harmony export */   hl: () => (/* binding */ approvalWords),
/* harmony export */   o4: () => (/* binding */ standingWords),
/* harmony export */   si: () => (/* binding */ filesTitle)
/* harmony export */ });
/* harmony import */ var _format_audit_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96572);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _facts_endings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75823);
/* harmony import */ var _format_edited_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35246);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51196);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70464);
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6257);







/** Why a run ended, in its own words; where an error ended it, with the error's code. Empty where it has no end. */
function reasonOf(events) {
    const end = events.at(-1);
    if (end?.type !== "run-ended")
        return "";
    const { code, reason } = end;
    return code === undefined ? reason : (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .withCode */ .SM)({ code, message: reason });
}
/** An attempt's sign and word. */
function standingWords(standing) {
    return standings[standing];
}
function executionIcon(execution, standing) {
    if (execution.ending === "not-run")
        return "⏭️";
    if (standing === "step")
        return standings.step.icon;
    return (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_5__/* .hasPassed */ .Pc)(execution) ? "✅" : "❌";
}
/** `Turn 3`, at the beginning of a line. */
function headingOf({ unit, number }) {
    return `${capitalised(unit)} ${number}`;
}
/** Their count as a figure under its name: `Turns`, `12 of at most 100`. */
function attemptsFigure({ unit, attempts, maxAttempts, }) {
    const most = maxAttempts === null ? "" : ` of at most ${maxAttempts}`;
    return [`${capitalised(unit)}s`, `${attempts.length}${most}`];
}
function capitalised(word) {
    return word.charAt(0).toUpperCase() + word.slice(1);
}
/** How an execution ended: `exit code 1`, `timed out as idle (exit code 124)`, `not run: a block before it failed`. */
function endingWords(execution) {
    const { ending, exitCode, evidence } = execution;
    const { words } = (0,_facts_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .rowOf */ .OB)(execution);
    if (execution.saved !== undefined)
        return "saved, not run";
    if (execution.edited !== undefined)
        return (0,_format_edited_words_js__WEBPACK_IMPORTED_MODULE_2__/* .editedWords */ .p)(execution.edited);
    if (ending === "not-run")
        return `${words}: ${evidence}`;
    const code = exitCode === null ? "no exit code" : `exit code ${exitCode}`;
    if (ending === "misfit")
        return words;
    const how = ending === "exited" ? code : `${words} (${code})`;
    return [how, ...(0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_5__/* .testedWords */ .Hn)(execution)].join(", ");
}
/** What the text is that is shown of an execution. */
function outputTitle({ ending }) {
    return ending === "misfit" ? "Current content" : "Output";
}
/** Why a block has no execution. */
function notRunWords(standing, { mayHaveBegun, wasLost, waits, }) {
    if (waits)
        return "Not run: it is waiting for an approval.";
    if (standing === "unusable")
        return "Not run: no block of this reply was run.";
    if (standing === "unapproved")
        return "Not run: it was not approved.";
    if (mayHaveBegun)
        return "It may have started: the run's record stops before this block's end.";
    return wasLost ? "It ran in a sandbox that was lost." : "Not run: the run ended before it.";
}
const answerers = {
    person: "a person",
    library: "the library's approver",
    reviewer: "the reviewer",
};
/** Who answered what to the question whether code may run, or the run may end: `Approved by a person, as changed`. */
function approvalWords({ approved, asked, by, feedback, blocks }) {
    const what = feedback !== undefined ? "Answered" : approved ? "Approved" : "Refused";
    const who = Object.hasOwn(answerers, by) ? answerers[by] : by;
    const how = asked === "end" ? ", at the end" : blocks === undefined ? "" : ", as changed";
    return `${what} by ${who}${how}`;
}
/** What became of an attempt whose sandbox was lost. */
function lostWords(blocks) {
    const ranAgain = blocks.some(({ execution }) => execution !== null);
    return `${ranAgain ? "Its blocks ran again in a fresh sandbox." : "The results of its blocks are lost."} The code is not to blame.`;
}
/** What the run left: `3 files`; where it was given files, what it did to them: `3 files changed, 2 new, 1 deleted`. */
function filesTitle({ files, changes }) {
    if (changes === null)
        return (0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)("file", files.length);
    const { deleted, diff } = changes;
    if (diff !== undefined) {
        const others = [
            diff.added === 0 ? "" : `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(diff.added)} new`,
            diff.deleted === 0 ? "" : `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(diff.deleted)} deleted`,
        ];
        return [`${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)("file", diff.changed)} changed`, ...others].filter((part) => part !== "").join(", ");
    }
    if (deleted.length === 0)
        return `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)("file", files.length)} changed`;
    return files.length === 0
        ? `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)("file", deleted.length)} deleted`
        : `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)("file", files.length)} changed, ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(deleted.length)} deleted`;
}
/** How long the run took, and what of it the model and the code. */
function timeFigure({ durationMs, writerMs, codeMs, }) {
    const parts = writerMs === null ? "" : ` (model ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(writerMs)}, code ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(codeMs)})`;
    return ["Time", `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(durationMs)}${parts}`];
}
/** What an answer of the writer took: `1,200 in, 80 out, 3.1 s`; "" where nobody counted. */
function askedWords({ reply: { usage, tookMs }, }) {
    const isCounted = usage.inputTokens + usage.outputTokens > 0;
    const words = [
        isCounted ? (0,_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .tokensWords */ .Q)(usage) : "",
        tookMs === undefined || !isCounted ? "" : (0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(tookMs),
    ];
    return words.filter((each) => each !== "").join(", ");
}
/** What the user's own commands say: `2 of 2 passed`. */
function verifiedWords({ verified, changes, control, }) {
    if (verified === null)
        return "not asked for";
    if (verified.ran === 0)
        return "not reached";
    const rest = changes?.withheld === undefined ? "" : ", with changes that are not in the patch";
    const before = control === "failed"
        ? ", failed before any change"
        : control === "passed"
            ? ", passed before any change too"
            : control === "untested"
                ? ", not tested before any change"
                : "";
    return `${verified.passed} of ${verified.asked} passed${before}${rest}`;
}
/** What the verification withstood before the run; none where nobody asked. */
function auditFigure({ audit }) {
    return audit === null ? [] : [["Audit", (0,_format_audit_words_js__WEBPACK_IMPORTED_MODULE_6__/* .auditWords */ .t)(audit)]];
}
const standings = {
    answer: { icon: "💬", word: "answered" },
    unusable: { icon: "↩️", word: "not usable" },
    unapproved: { icon: "✋", word: "not approved" },
    executing: { icon: "⏳", word: "not finished" },
    verifying: { icon: "⏳", word: "not verified" },
    step: { icon: "🔹", word: "ran" },
    failed: { icon: "❌", word: "failed" },
    passed: { icon: "✅", word: "passed" },
};
/** Of a block before which the kernel was started anew. */
const freshState = "The kernel was restarted before this block: variables of earlier blocks were gone, files were still there.";


/***/ }),

/***/ 70464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ usageFigures),
/* harmony export */   Q: () => (/* binding */ tokensWords)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51196);

/** What the calls took: `about 1,200 in (1,000 cached), 300 out`. */
function tokensWords(usage, between = ", ") {
    const { isEstimated, inputTokens, cachedTokens, outputTokens } = usage;
    const cached = cachedTokens === undefined ? "" : ` (${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(cachedTokens)} cached)`;
    return `${isEstimated === true ? "about " : ""}${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(inputTokens)} in${cached}${between}${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(outputTokens)} out`;
}
/** What the calls took and cost, as figures with their names; of no calls the first alone. */
function usageFigures(usage, between) {
    const cost = usage.costUsd === null ? [] : [["Cost", (0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK)(usage.costUsd)]];
    return [["Tokens", usage.calls === 0 ? "none" : tokensWords(usage, between)], ...cost];
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
