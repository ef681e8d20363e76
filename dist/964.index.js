export const id = 964;
export const ids = [964];
export const modules = {

/***/ 24964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommand: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: ./lib/compose.js + 19 modules
var compose = __webpack_require__(55885);
// EXTERNAL MODULE: ./lib/engine/outcomes.js
var outcomes = __webpack_require__(54269);
// EXTERNAL MODULE: ./lib/host/env.js
var env = __webpack_require__(18789);
// EXTERNAL MODULE: ./lib/host/stop-signals.js
var stop_signals = __webpack_require__(98492);
// EXTERNAL MODULE: ./lib/host/terminal-reporter.js + 1 modules
var terminal_reporter = __webpack_require__(46041);
;// CONCATENATED MODULE: ./lib/settings/from-flags.js
/** Parsed flags, by their names without dashes, as raw settings. */
function fromFlags(flags) {
    return Object.entries(flags)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => ({ name, value, origin: `--${name}` }));
}

// EXTERNAL MODULE: ./lib/settings/resolve.js
var resolve = __webpack_require__(83057);
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
async function runCommand({ face, words, flags }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const environment = (0,env/* readEnvironment */.Q)();
        const engineEndpoint = environment.variable("DOCKER_HOST");
        const given = (0,resolve/* resolveSettings */.Mo)(fromFlags(flags), face);
        const { settings = given, task, replies, } = await subjectOf(face, { words, settings: given, engineEndpoint });
        const composed = await (0,compose/* compose */.Zz)({
            face,
            settings,
            task,
            ...(replies === undefined ? {} : { replies }),
            apiKey: environment.variable(settings["api-key-env"]),
            engineEndpoint,
            reporters: settings.quiet ? [] : [terminalReporter(settings, environment)],
        });
        const stop = __addDisposableResource(env_1, (0,stop_signals/* listenForStopSignals */.O)(() => {
            const again = `agent-exec report ${composed.folder.path}`;
            process.stderr.write(`agent-exec: stopped at once, before the reports.\n  next: \`${again}\` writes them\n`);
        }), false);
        const { result } = await composed.start(stop.signal);
        process.stdout.write(lastWords(settings, result, composed.folder.path));
        return outcomes/* outcomes */.KI[result.outcome].exitCode;
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
async function subjectOf(face, { words, settings, engineEndpoint, }) {
    switch (face) {
        case "exec": {
            const { documents } = await __webpack_require__.e(/* import() */ 840).then(__webpack_require__.bind(__webpack_require__, 55840));
            return documents(words);
        }
        case "demo": {
            const { demo } = await __webpack_require__.e(/* import() */ 144).then(__webpack_require__.bind(__webpack_require__, 14144));
            return demo(settings, engineEndpoint);
        }
        case "run": {
            const { readTask } = await __webpack_require__.e(/* import() */ 849).then(__webpack_require__.bind(__webpack_require__, 17849));
            return { task: await readTask(words[0], settings["task-file"]) };
        }
    }
}
/** With --json standard output belongs to the result, so progress goes to standard error. */
function terminalReporter(settings, environment) {
    const stream = settings.json ? process.stderr : process.stdout;
    const isLive = stream.isTTY;
    const hasColour = isLive && environment.variable("NO_COLOR") === undefined;
    return (0,terminal_reporter/* createTerminalReporter */.E)({ write: (text) => void stream.write(text), isLive, hasColour });
}
function lastWords(settings, result, folder) {
    if (settings.json)
        return `${JSON.stringify(result, null, 2)}\n`;
    if (settings.quiet)
        return `${result.outcome}  ${folder}\n`;
    return `\n  report      ${folder}/report.html\n  Markdown    ${folder}/report.md\n  transcript  ${folder}/transcript.jsonl\n`;
}


/***/ }),

/***/ 18789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ readEnvironment)
/* harmony export */ });
function readEnvironment() {
    const { env } = process;
    return {
        variable: (name) => (env[name] === "" ? undefined : env[name]),
        withPrefix: (prefix) => new Map(Object.entries(env)
            .filter(([name, value]) => name.startsWith(prefix) && value !== undefined && value !== "")
            .map(([name, value]) => [name.slice(prefix.length), value])),
    };
}


/***/ }),

/***/ 98492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ listenForStopSignals)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);

/**
 * Listens for SIGINT and SIGTERM: the first one stops the run in good order, a second SIGINT ends the process at
 * once (its container then ends with it), after `onForced`. Disposing listens no longer.
 */
function listenForStopSignals(onForced) {
    const controller = new AbortController();
    const stop = (name) => {
        if (controller.signal.aborted && name === "SIGINT") {
            onForced?.();
            process.exit(128 + node_os__WEBPACK_IMPORTED_MODULE_0__.constants.signals[name]);
        }
        controller.abort(new Error(`The run was stopped by ${name}.`));
    };
    process.on("SIGINT", stop).on("SIGTERM", stop);
    return {
        signal: controller.signal,
        [Symbol.dispose]: () => void process.off("SIGINT", stop).off("SIGTERM", stop),
    };
}


/***/ }),

/***/ 46041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ createTerminalReporter)
});

// EXTERNAL MODULE: ./lib/ports/executor.js
var executor = __webpack_require__(37003);
// EXTERNAL MODULE: ./lib/text/format.js
var format = __webpack_require__(23808);
// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate = __webpack_require__(44765);
// EXTERNAL MODULE: ./lib/text/visible.js
var visible = __webpack_require__(81981);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./lib/host/terminal-style.js

/** Colours, or none where the stream is no terminal or the person wants none. */
function terminalStyle(hasColour) {
    const paint = (format) => (text) => hasColour ? (0,external_node_util_.styleText)(format, text, { validateStream: false }) : text;
    return {
        bold: paint("bold"),
        dim: paint("dim"),
        good: paint("green"),
        bad: paint("red"),
        warn: paint("yellow"),
        accent: paint("cyan"),
    };
}

;// CONCATENATED MODULE: ./lib/host/terminal-reporter.js





const gutter = "  │ ";
/** Tells a run in lines: what the model writes, what runs, what came out, what was decided. */
function createTerminalReporter({ write, isLive, hasColour }) {
    const style = terminalStyle(hasColour);
    const piece = pieceWriter(write);
    const say = (line) => {
        piece.end();
        write(`${line}\n`);
    };
    let blocks = [];
    let hasWriter = true;
    // A failure that ends the run is the end's own reason; said twice it would look like two.
    let failure = null;
    const onEvent = (event) => {
        if (failure !== null && event.type !== "run-ended")
            say(`${style.bad("✗")} ${failure}`);
        failure = null;
        switch (event.type) {
            case "run-started":
                hasWriter = event.writer !== null;
                return say(`${style.bold("agent-exec")} ${style.dim(event.runId)}  ${firstLine(event.task.text)}`);
            case "session-started": {
                const isolation = event.executor === "local" ? "no isolation" : null;
                const network = event.limits["network"] === "none" ? "no network" : null;
                const where = [event.executor, event.image, network, isolation];
                return say(`${style.accent("●")} sandbox  ${where.filter((each) => each !== null).join(" · ")}`);
            }
            case "reply": {
                blocks = event.blocks;
                const tokens = event.usage.inputTokens + event.usage.outputTokens;
                const cost = tokens === 0 ? "" : style.dim(`  ${tokens} tokens`);
                say(`${style.accent("●")} attempt ${event.attempt}  ${(0,format/* count */.U9)("block", blocks.length)}${cost}`);
                if (blocks.length === 0 && !isLive)
                    say((0,visible/* showHidden */.U)(event.text.trim()).replace(/^/gm, "  "));
                return;
            }
            case "execution":
                return say(`  ${endingLine(event, style)}`);
            case "verification":
                return say(`  ${endingLine(event, style)}`);
            case "decision": {
                const word = event.retry ? style.warn("retry") : style.bad("no retry");
                return say(`${style.accent("●")} decision  ${word}: ${(0,visible/* showHidden */.U)(event.reason)}`);
            }
            case "warning":
                return say(`${style.warn("!")} ${event.message}`);
            case "failure":
                failure = event.message;
                return;
            case "interrupted":
                return say(`${style.warn("!")} ${event.message}`);
            case "files-saved":
                for (const file of event.artifacts) {
                    say(`${style.accent("●")} file  ${(0,visible/* showHidden */.U)(file.path)}  ${style.dim((0,format/* formatBytes */.z3)(file.bytes))}`);
                }
                return;
            case "run-ended": {
                const isGood = event.outcome === "passed" || event.outcome === "answered";
                const mark = isGood ? style.good("✓") : style.bad("✗");
                say(`${mark} ${style.bold(event.outcome)}  ${(0,visible/* showHidden */.U)(event.reason)}`);
                if (event.nextStep !== "")
                    say(`  next: ${event.nextStep}`);
            }
        }
    };
    const onSignal = (signal) => {
        switch (signal.type) {
            case "starting":
                return isLive ? say(style.dim(`  ${signal.text}`)) : undefined;
            case "asking":
                return isLive && hasWriter ? say(`${style.accent("●")} writing`) : undefined;
            case "writing":
                return isLive
                    ? piece.push("writer", (0,visible/* showHidden */.U)(signal.text), (line) => style.dim(`  ${line}`))
                    : undefined;
            case "retrying":
                return say(`${style.warn("!")} ${signal.message} Asking again in ${(0,format/* formatDuration */.a3)(signal.waitMs)}.`);
            case "deciding":
                return isLive ? say(`${style.accent("●")} deciding`) : undefined;
            case "executing": {
                const block = blocks[signal.block];
                return say(`${style.accent("▶")} block ${signal.block + 1}  ${block?.language ?? ""} ${style.dim(block?.path ?? "")}`);
            }
            case "verifying":
                return say(`${style.accent("▶")} verify  ${(0,visible/* showHidden */.U)(signal.command)}`);
            case "output": {
                const paint = (line) => (signal.stream === "stderr" ? style.warn(line) : line);
                return piece.push(signal.stream, (0,visible/* showHidden */.U)(signal.text), (line) => `${style.dim(gutter)}${paint(line)}`);
            }
        }
    };
    return { onEvent, onSignal, close: async () => piece.end() };
}
/** Text that comes in pieces, as whole lines; a line that another voice interrupts is ended first. */
function pieceWriter(write) {
    let pending = null;
    const end = () => {
        if (pending !== null && pending.line !== "")
            write(`${pending.paint(pending.line)}\n`);
        pending = null;
    };
    const push = (voice, text, paint) => {
        if (pending !== null && pending.voice !== voice)
            end();
        const lines = ((pending?.line ?? "") + text).split("\n");
        const line = lines.pop() ?? "";
        for (const whole of lines)
            write(`${paint(whole)}\n`);
        pending = { voice, line, paint };
    };
    return { push, end };
}
function endingLine(execution, style) {
    if (execution.ending === "not-run")
        return `${style.dim("–")} not run: ${execution.evidence}`;
    const mark = (0,executor/* hasPassed */.Pc)(execution) ? style.good("✓") : style.bad("✗");
    const code = execution.exitCode === null ? "no exit code" : `exit code ${execution.exitCode}`;
    const ending = execution.ending === "exited" ? "" : `${execution.ending}, `;
    return `${mark} ${ending}${code} ${style.dim(`after ${(0,format/* formatDuration */.a3)(execution.durationMs)}`)}`;
}
function firstLine(text) {
    return (0,truncate/* truncateEnd */.S)((0,visible/* showHidden */.U)(text.trim().split("\n", 1)[0] ?? ""), 80);
}


/***/ }),

/***/ 83057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mo: () => (/* binding */ resolveSettings),
/* harmony export */   dg: () => (/* binding */ publicSettings)
/* harmony export */ });
/* unused harmony export settingsError */
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90649);



/**
 * Settings from raw values; of two for one name the later wins. Everything is parsed once, here.
 * @throws AgentExecError `settings-invalid` that names every problem at once.
 */
function resolveSettings(raw, face) {
    const given = new Map(raw.map((each) => [each.name, each]));
    const names = new Set((0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsOf */ .f5)(face).map(([name]) => name));
    const unknown = [...given.values()].filter((each) => !names.has(each.name));
    const known = [...given.values()].filter((each) => names.has(each.name));
    const parsed = (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsSchema */ .dP)().safeParse(Object.fromEntries(known.map((each) => [each.name, each.value])));
    const problems = [
        ...unknown.map((each) => ({ origin: each.origin, message: unknownMessage(each.name, names) })),
        ...(parsed.error?.issues ?? []).map((issue) => ({
            origin: given.get(String(issue.path[0]))?.origin ?? String(issue.path[0]),
            message: `${issue.message}${gotWords(given.get(String(issue.path[0])), face)}`,
        })),
    ];
    if (face === "action" && parsed.data?.executor === "local") {
        const message = "local isolates nothing, so it is for the command alone; leave it out, or set docker";
        problems.push({ origin: given.get("executor")?.origin ?? "executor", message });
    }
    if (problems.length > 0)
        throw settingsError(problems);
    return parsed.data;
}
/** All problems in one error. */
function settingsError(problems) {
    const message = problems.map(({ origin, message }) => `${origin}: ${message}`).join("\n");
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", message, {
        nextStep: problems.length === 1
            ? "Mend it and run again; `agent-exec --help` and docs/settings.md list every setting."
            : "Mend them and run again; `agent-exec --help` and docs/settings.md list every setting.",
    });
}
/** The settings as a transcript keeps them: without secrets. */
function publicSettings(settings, face) {
    const shown = (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsOf */ .f5)(face).filter(([, description]) => description.isSecret !== true);
    return Object.fromEntries(shown.map(([name]) => [name, settings[name]]).filter(([, value]) => value !== undefined));
}
/** A secret's value never stands in an error. */
function gotWords(raw, face) {
    const description = (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsOf */ .f5)(face).find(([name]) => name === raw?.name)?.[1];
    if (raw === undefined || description?.isSecret === true || raw.value === "")
        return "";
    return `, not ${JSON.stringify(raw.value)?.slice(0, 80)}`;
}
function unknownMessage(name, names) {
    const near = (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .closest */ .kp)(name, [...names]);
    return (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(near, name) > 3 ? "is not a setting here" : `is not a setting here; did you mean ${near}?`;
}


/***/ }),

/***/ 44765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ truncateEnd),
/* harmony export */   k: () => (/* binding */ truncateMiddle)
/* harmony export */ });
/** Where a surrogate pair would be torn, the cut moves before it. */
function safeEnd(text, end) {
    const code = text.charCodeAt(end - 1);
    return end > 0 && end < text.length && code >= 0xd800 && code <= 0xdbff ? end - 1 : end;
}
function safeStart(text, start) {
    const code = text.charCodeAt(start);
    return start < text.length && code >= 0xdc00 && code <= 0xdfff ? start + 1 : start;
}
/** At most `maxChars` UTF-16 units, the last of them an ellipsis when something was cut; no character is torn. */
function truncateEnd(text, maxChars) {
    if (text.length <= maxChars)
        return text;
    return maxChars < 1 ? "" : `${text.slice(0, safeEnd(text, maxChars - 1))}…`;
}
/**
 * Head and tail of a text that is longer than `maxChars` UTF-16 units, with a line between them that counts what
 * was left out. The result is at most `maxChars` long, no character is torn; below 80 only the head is kept.
 */
function truncateMiddle(text, maxChars) {
    if (text.length <= maxChars)
        return text;
    const marker = (count) => `\n[… ${count} characters left out …]\n`;
    const room = maxChars - marker(text.length).length;
    if (room < 40)
        return truncateEnd(text, maxChars);
    const headEnd = safeEnd(text, Math.ceil(room / 2));
    const tailStart = safeStart(text, text.length - Math.floor(room / 2));
    return `${text.slice(0, headEnd)}${marker(tailStart - headEnd)}${text.slice(tailStart)}`;
}


/***/ }),

/***/ 81981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ showHidden)
/* harmony export */ });
/* unused harmony export reveal */
/**
 * A text in which nothing is hidden: what a person sees in it is what a program reads in it.
 *
 * Control characters become pictures (`␀`, `␛`), invisible characters their code (`⟨U+202E⟩`, a run of more than
 * three one note that counts them), a carriage return that would write over its line `␍` and a new line. Colour
 * sequences are dropped. Line feeds, tabs, emoji sequences and the joiners inside words of scripts that need them
 * stay. The result contains only characters that this function leaves alone: doing it twice changes nothing.
 */
function showHidden(text) {
    return reveal(text).text;
}
/** `showHidden` with the counts of what was found. */
function reveal(text) {
    if (!hidden.test(text))
        return { text, shown: 0, dropped: 0 };
    let shown = 0;
    let dropped = 0;
    const visible = text.replace(token, (found, kept, lineEnd, colour) => {
        if (kept !== undefined)
            return found;
        if (lineEnd !== undefined)
            return "\n";
        if (colour !== undefined) {
            dropped += 1;
            return "";
        }
        const characters = Array.from(found);
        shown += characters.length;
        return inWords(characters);
    });
    return { text: visible, shown, dropped };
}
/**
 * Characters that nobody sees although programs read them: controls, formats, what Unicode tells fonts to ignore,
 * its two line separators, halves of surrogate pairs. The signs that span the digits after them are visible.
 * The `v` flag is younger than the language level that we compile for, hence the constructor.
 */
const hiddenClass = "[[\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\p{Zl}\\p{Zp}\\p{Cs}]" +
    "--[\\t\\n\\u0600-\\u0605\\u06DD\\u070F\\u0890\\u0891\\u08E2\\u{110BD}\\u{110CD}]]";
const hidden = new RegExp(hiddenClass, "v");
/** A pictograph with at most one modifier or selector, and such joined by U+200D, also where Unicode lists no such emoji. */
const pictograph = "\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|[\\uFE0E\\uFE0F])?";
/** Scripts whose spelling needs U+200C and U+200D between letters (RFC 5892, appendix A.1 and A.2). */
const joiningScripts = "Arab Syrc Mong Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt"
    .split(" ")
    .map((script) => `\\p{Script=${script}}`)
    .join("");
const token = new RegExp([
    // First group: kept as it is.
    `((?=\\p{Emoji})(?![0-9#*](?!\\uFE0F))\\p{RGI_Emoji}|${pictograph}(?:\\u200D${pictograph})*|(?<=[${joiningScripts}])[\\u200C\\u200D](?=[${joiningScripts}]))`,
    // Second: an ordinary line end. A program that prints `\\r\\n` to a terminal leaves two returns.
    "(\\r{1,2}\\n)",
    // Third: a colour sequence (SGR), in its 7-bit and its 8-bit form.
    "((?:\\x1B\\[|\\x9B)[0-9;:]*m)",
    // A control character, or a run of one kind.
    "\\r",
    "[\\x00-\\x08\\x0B-\\x1F\\x7F]",
    `(?:[${hiddenClass}--[\\x00-\\x1F\\x7F]])+`,
].join("|"), "gv");
/** Up to here hidden characters are named one by one; a longer run is counted. */
const namedAtMost = 3;
function inWords(characters) {
    const [first = ""] = characters;
    if (first === "\r")
        return "␍\n";
    if (first === "\x7F")
        return "␡";
    const code = first.codePointAt(0) ?? 0;
    if (code < 0x20)
        return String.fromCodePoint(0x2400 + code);
    if (characters.length <= namedAtMost)
        return characters.map((each) => `⟨${codeOf(each)}⟩`).join("");
    return `⟨${characters.length} hidden characters from ${codeOf(first)}⟩`;
}
function codeOf(character) {
    const code = character.codePointAt(0) ?? 0;
    return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}


/***/ })

};
