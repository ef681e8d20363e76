export const id = 964;
export const ids = [964];
export const modules = {

/***/ 21916:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = exports.kp = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
exports.kp = closest;


/***/ }),

/***/ 24964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommand: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: ./lib/compose.js + 20 modules
var compose = __webpack_require__(11211);
// EXTERNAL MODULE: ./lib/engine/outcomes.js
var outcomes = __webpack_require__(54269);
// EXTERNAL MODULE: ./lib/host/env.js
var env = __webpack_require__(18789);
// EXTERNAL MODULE: ./lib/host/stop-signals.js
var stop_signals = __webpack_require__(98492);
// EXTERNAL MODULE: ./lib/host/terminal-reporter.js + 4 modules
var terminal_reporter = __webpack_require__(37778);
;// CONCATENATED MODULE: ./lib/settings/from-flags.js
/** Parsed flags, by their names without dashes, as raw settings. */
function fromFlags(flags) {
    return Object.entries(flags)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => ({ name, value, origin: `--${name}` }));
}

// EXTERNAL MODULE: ./lib/settings/resolve.js
var resolve = __webpack_require__(83057);
// EXTERNAL MODULE: ./lib/reports/titles.js
var titles = __webpack_require__(73880);
// EXTERNAL MODULE: ./lib/text/visible.js
var visible = __webpack_require__(81981);
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
async function runCommand({ face, words, flags, output }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const environment = (0,env/* readEnvironment */.Q)();
        const engineEndpoint = environment.variable("DOCKER_HOST");
        const given = (0,resolve/* resolveSettings */.Mo)(fromFlags(flags), face);
        const { settings = given, task, replies, } = await subjectOf(face, { words, flags, settings: given, engineEndpoint });
        const composed = await (0,compose/* compose */.Zz)({
            face,
            settings,
            task,
            ...(replies === undefined ? {} : { replies }),
            apiKey: environment.variable(settings["api-key-env"]),
            engineEndpoint,
            reporters: settings.quiet ? [] : [terminalReporter(settings, environment)],
        });
        output.keptIn(composed.folder.path);
        const stop = __addDisposableResource(env_1, (0,stop_signals/* listenForStopSignals */.O)(() => {
            const again = `agent-exec report ${composed.folder.path}`;
            process.stderr.write(`agent-exec: stopped at once, before the reports.\n  next: \`${again}\` writes them\n`);
        }), false);
        const { result, events, state } = await composed.start(stop.signal);
        const patch = state.files?.changes?.patch ?? null;
        process.stdout.write(lastWords(settings, { result, patch, folder: composed.folder.path }));
        // Quiet as it is, a script's log is to say why.
        if (settings.quiet && outcomes/* outcomes */.KI[result.outcome].exitCode !== 0)
            process.stderr.write(why(events));
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
async function subjectOf(face, { words, ...given }) {
    switch (face) {
        case "exec": {
            const { documents } = await __webpack_require__.e(/* import() */ 840).then(__webpack_require__.bind(__webpack_require__, 55840));
            return documents(words);
        }
        case "demo": {
            const { demo } = await __webpack_require__.e(/* import() */ 477).then(__webpack_require__.bind(__webpack_require__, 42477));
            return demo(given);
        }
        case "run": {
            const { readTask } = await __webpack_require__.e(/* import() */ 849).then(__webpack_require__.bind(__webpack_require__, 17849));
            return { task: await readTask(words[0], given.settings["task-file"]) };
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
function why(events) {
    const message = (0,visible/* showHidden */.U)((0,titles/* reasonOf */.A3)(events)).replace(/\s+/g, " ");
    return `agent-exec: ${message}\n`;
}
function lastWords(settings, { result, patch, folder }) {
    if (settings.json)
        return `${JSON.stringify(result, null, 2)}\n`;
    if (settings.quiet)
        return `${result.outcome}  ${folder}\n`;
    const changes = patch === null ? "" : `  patch       ${folder}/${patch}\n`;
    return `\n${changes}  report      ${folder}/report.html\n  Markdown    ${folder}/report.md\n  transcript  ${folder}/transcript.jsonl\n`;
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

/***/ 37778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ createTerminalReporter)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/ports/executor.js
var executor = __webpack_require__(37003);
// EXTERNAL MODULE: ./lib/ports/workspace.js
var workspace = __webpack_require__(46529);
// EXTERNAL MODULE: ./lib/text/format.js
var format = __webpack_require__(23808);
// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate = __webpack_require__(44765);
// EXTERNAL MODULE: ./lib/text/visible.js
var visible = __webpack_require__(81981);
// EXTERNAL MODULE: ./lib/text/lines.js
var text_lines = __webpack_require__(57032);
// EXTERNAL MODULE: ./lib/text/output-lines.js
var output_lines = __webpack_require__(88816);
// EXTERNAL MODULE: ./lib/text/output-text.js
var output_text = __webpack_require__(72780);
;// CONCATENATED MODULE: ./lib/host/live-output-tail.js




/** About a screen. */
const tailLines = 20;
function createLiveOutputTail() {
    let shown = new text_lines/* LineCounter */.HN();
    let isCut = false;
    return {
        push(text) {
            if (isCut)
                return;
            isCut = text.endsWith(output_text/* liveCutNote */.rX);
            shown.push(Buffer.from(isCut ? text.slice(0, -output_text/* liveCutNote */.rX.length) : text));
        },
        finish(execution) {
            const lines = isCut ? tailOf(execution, shown.lines) : [];
            shown = new text_lines/* LineCounter */.HN();
            isCut = false;
            return lines;
        },
    };
}
function tailOf(execution, shown) {
    const { stdout, stderr } = execution;
    const bytes = (0,format/* formatBytes */.z3)(stdout.bytes + stderr.bytes);
    const total = totalLines(execution);
    const missing = total === null ? tailLines : Math.max(1, total - shown);
    const tail = (0,output_lines/* lastOutputLines */.d1)(execution, Math.min(tailLines, missing));
    const left = missing - tail.length;
    const words = total === null || left === 0
        ? `${bytes} in all`
        : `${(0,format/* formatCount */.B4)(left)} of ${(0,format/* count */.U9)("line", total)} left out, ${bytes} in all`;
    return [{ from: "note", text: `[… ${words}; the end: …]` }, ...tail];
}
/** Null where one of the streams was cut and nobody counted. */
function totalLines({ stdout, stderr }) {
    let total = 0;
    for (const { text, truncated, lines } of [stdout, stderr]) {
        if (truncated && lines === undefined)
            return null;
        total += lines ?? (0,text_lines/* countLines */.lt)(text);
    }
    return total;
}

;// CONCATENATED MODULE: ./lib/host/model-wait.js

const pace = {
    live: { firstMs: 2_000, thenMs: 1_000 },
    lines: { firstMs: 10_000, thenMs: 30_000 },
};
/** Shorter pauses than this are how a model writes. */
const silenceMs = 2_000;
function createModelWait({ clock, isLive, tell }) {
    const { firstMs, thenMs } = isLive ? pace.live : pace.lines;
    let waiting = null;
    let heardMs = 0;
    let chars = 0;
    const end = () => {
        waiting?.stop.abort();
        waiting = null;
    };
    const words = (sinceMs) => {
        const now = clock.now();
        if (chars === 0)
            return `waiting for the model: ${seconds(now - sinceMs)}`;
        if (now - heardMs >= silenceMs) {
            return `nothing more from the model for ${seconds(now - heardMs)}, after ${(0,format/* count */.U9)("character", chars)}`;
        }
        return isLive ? "" : `the model is writing: ${(0,format/* count */.U9)("character", chars)} in ${seconds(now - sinceMs)}`;
    };
    const watch = async (stop, sinceMs) => {
        for (let pauseMs = firstMs; !stop.aborted; pauseMs = thenMs) {
            await clock.sleep(pauseMs, { signal: stop });
            tell(words(sinceMs));
        }
    };
    return {
        begin() {
            end();
            waiting = { stop: new AbortController(), sinceMs: clock.now() };
            chars = 0;
            // The one way out is the end of the wait.
            watch(waiting.stop.signal, waiting.sinceMs).catch(() => undefined);
        },
        heard(text) {
            heardMs = clock.now();
            chars += text.length;
        },
        end,
    };
}
function seconds(ms) {
    return (0,format/* formatDuration */.a3)(Math.round(ms / 1_000) * 1_000);
}

// EXTERNAL MODULE: ./lib/host/system-clock.js
var system_clock = __webpack_require__(43538);
;// CONCATENATED MODULE: ./lib/host/terminal-lines.js
const eraseLine = "\r\u001B[K";
function createTerminalLines(write) {
    let pending = null;
    let hasStatus = false;
    const status = (text) => {
        if (hasStatus || text !== "")
            write(hasStatus ? eraseLine + text : text);
        hasStatus = text !== "";
    };
    const print = (text) => {
        status("");
        write(text);
    };
    const end = () => {
        if (pending !== null && pending.line !== "")
            print(`${pending.paint(pending.line)}\n`);
        pending = null;
    };
    return {
        say(line) {
            end();
            print(`${line}\n`);
        },
        push(voice, text, paint) {
            if (pending !== null && pending.voice !== voice)
                end();
            const lines = ((pending?.line ?? "") + text).split("\n");
            const line = lines.pop() ?? "";
            if (lines.length > 0)
                print(`${lines.map(paint).join("\n")}\n`);
            pending = { voice, line, paint };
        },
        status,
        end,
    };
}

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
function createTerminalReporter({ write, isLive, hasColour, clock = system_clock/* systemClock */.m, }) {
    const style = terminalStyle(hasColour);
    const { say, push, status, end } = createTerminalLines(write);
    const wait = createModelWait({
        clock,
        isLive,
        tell: (words) => (isLive ? status : say)(words === "" ? "" : style.dim(`  … ${words}`)),
    });
    const tail = createLiveOutputTail();
    let blocks = [];
    let hasWriter = true;
    // A failure that ends the run is the end's own reason; said twice it would look like two.
    let failure = null;
    const ended = (execution) => {
        for (const { from, text } of tail.finish(execution))
            say(outputLine(from, text));
        say(`  ${endingLine(execution, style)}`);
    };
    const outputLine = (from, text) => style.dim(gutter) + (from === "stderr" ? style.warn(text) : text);
    const onEvent = (event) => {
        wait.end();
        status("");
        const failed = failure;
        failure = null;
        if (failed !== null && event.type !== "run-ended")
            say(`${style.bad("✗")} ${(0,visible/* showHidden */.U)((0,errors/* withCode */.SM)(failed))}`);
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
                const all = (0,format/* count */.U9)("block", blocks.length + (event.blocksLeftOut ?? 0));
                say(`${style.accent("●")} attempt ${event.attempt}  ${all}${cost}`);
                if (blocks.length === 0 && !isLive)
                    say((0,visible/* showHidden */.U)(event.text.trim()).replace(/^/gm, "  "));
                return;
            }
            case "execution":
            case "verification":
                return ended(event);
            case "decision": {
                const word = event.retry ? style.warn("retry") : style.bad("no retry");
                return say(`${style.accent("●")} decision  ${word}: ${(0,visible/* showHidden */.U)(event.reason)}`);
            }
            case "warning":
                return say(`${style.warn("!")} ${(0,visible/* showHidden */.U)(event.message)}`);
            case "failure":
                failure = event;
                return;
            case "interrupted":
                return say(`${style.warn("!")} ${(0,visible/* showHidden */.U)(event.message)}`);
            case "files-saved":
                return savedLines(event, style).forEach(say);
            case "run-ended": {
                const isGood = event.outcome === "passed" || event.outcome === "answered";
                const mark = isGood ? style.good("✓") : style.bad("✗");
                const code = failed?.message === event.reason ? ` [${failed.code}]` : "";
                say(`${mark} ${style.bold(event.outcome)}  ${(0,visible/* showHidden */.U)(event.reason)}${code}`);
                if (event.nextStep !== "")
                    say(`  next: ${(0,visible/* showHidden */.U)(event.nextStep)}`);
            }
        }
    };
    const onSignal = (signal) => {
        switch (signal.type) {
            case "starting":
                return isLive ? say(style.dim(`  ${signal.text}`)) : undefined;
            case "asking":
                if (!hasWriter)
                    return;
                if (isLive)
                    say(`${style.accent("●")} writing`);
                return wait.begin();
            case "writing":
                wait.heard(signal.text);
                return isLive ? push("writer", (0,visible/* showHidden */.U)(signal.text), (line) => style.dim(`  ${line}`)) : undefined;
            case "retrying":
                wait.begin();
                return say(`${style.warn("!")} ${signal.message} Asking again in ${(0,format/* formatDuration */.a3)(signal.waitMs)}.`);
            case "deciding":
                if (isLive)
                    say(`${style.accent("●")} deciding`);
                return wait.begin();
            case "executing": {
                const block = blocks[signal.block];
                return say(`${style.accent("▶")} block ${signal.block + 1}  ${block?.language ?? ""} ${style.dim(block?.path ?? "")}`);
            }
            case "verifying":
                return say(`${style.accent("▶")} verify  ${(0,visible/* showHidden */.U)(signal.command)}`);
            case "output":
                tail.push(signal.text);
                return push(signal.stream, (0,visible/* showHidden */.U)(signal.text), (line) => outputLine(signal.stream, line));
        }
    };
    const close = async () => {
        wait.end();
        status("");
        end();
    };
    return { onEvent, onSignal, close };
}
/** So many files have a line. */
const maxFileLines = 10;
/** So many files that were not saved have a line. */
const maxLeftOutLines = 5;
function savedLines({ artifacts, leftOut, changes }, style) {
    const { deleted = [], acting = [], patch = null } = changes ?? {};
    const listed = (head, texts, max) => {
        const more = texts.length - max;
        const shown = texts.slice(0, max).map((text) => `${head}  ${text}`);
        return more > 0 ? [...shown, `  … and ${(0,format/* formatCount */.B4)(more)} more`] : shown;
    };
    const told = (kind, texts) => listed(`${style.accent("●")} ${kind}`, texts, maxFileLines);
    // A name may have been refused for its line break: no line of its own making.
    const notSaved = leftOut.map(({ path, reason }) => {
        return `${(0,truncate/* truncateEnd */.S)((0,visible/* showHidden */.U)(path).replaceAll("\n", "␊"), 300)}: ${(0,visible/* showHidden */.U)(reason)}`;
    });
    const warning = `${workspace/* actingWarning */.T}: ${acting.map(visible/* showHidden */.U).join(", ")}`;
    return [
        ...told("file", artifacts.map((file) => `${(0,visible/* showHidden */.U)(file.path)}  ${style.dim((0,format/* formatBytes */.z3)(file.bytes))}`)),
        ...told("deleted", deleted.map(visible/* showHidden */.U)),
        ...listed(`${style.warn("!")} not saved`, notSaved, maxLeftOutLines),
        ...(patch === null ? [] : [`${style.accent("●")} patch  ${patch}`]),
        ...(acting.length === 0 ? [] : [`${style.warn("!")} ${(0,truncate/* truncateEnd */.S)(warning, 1_000)}`]),
    ];
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
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95753);



/**
 * Settings from raw values; of two for one name the later wins. Everything is parsed once, here.
 * @throws AgentExecError `settings-invalid` that names every problem at once.
 */
function resolveSettings(raw, face) {
    const given = new Map(raw.map((each) => [each.name, each]));
    const names = new Set((0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsOf */ .f5)(face).map(([name]) => name));
    const unknown = [...given.values()].filter((each) => !names.has(each.name));
    const known = [...given.values()].filter((each) => names.has(each.name));
    // Without zod's compiler: for what is parsed once it takes longer than the parsing.
    const parsed = (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsSchema */ .dP)().safeParse(Object.fromEntries(known.map((each) => [each.name, each.value])), { jitless: true });
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
        throw settingsError(problems, face);
    return parsed.data;
}
/** All problems in one error. */
function settingsError(problems, face) {
    const message = problems.map(({ origin, message }) => `${origin}: ${message}`).join("\n");
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", message, {
        nextStep: `Mend ${problems.length === 1 ? "it" : "them"} and run again; ${listOf(face)}.`,
    });
}
function listOf(face) {
    if (face === "action")
        return "action.yml and docs/settings.md list every input";
    return `\`agent-exec ${face} --help\` and docs/settings.md list every setting`;
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

/***/ 94136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ coloursSource),
/* harmony export */   p: () => (/* binding */ ColourScanner)
/* harmony export */ });
/** Parameters of one: `38;2;255;255;255;48;2;255;255;255` has 33. A longer one is text, and shown as such. */
const maxParameters = 60;
/** A colour sequence (SGR) as a pattern's source, in its 7-bit and its 8-bit form: `ESC [ 31 m`. */
const coloursSource = `(?:\\x1B\\[|\\x9B)[0-9;:]{0,${maxParameters}}m`;
const escape = 0x1b;
const bracket = 0x5b;
/** The 8-bit form of the two above. */
const introducer = 0x9b;
const finalOfColours = 0x6d;
const held = { kind: "held" };
/** Tells colour sequences (`ESC [ 31 m`), which nobody sees, from text that comes unit by unit. */
class ColourScanner {
    #units = [];
    /** Whether the next unit is text by itself, as nearly all are: then it need not be taken. */
    isText(unit) {
        return this.#units.length === 0 && unit !== escape && unit !== introducer;
    }
    take(unit) {
        if (this.isText(unit))
            return { kind: "text", units: [unit] };
        const { length } = this.#units;
        const opening = this.#units[0] === introducer ? 1 : 2;
        const isOpen = length >= opening;
        if (isOpen && unit === finalOfColours) {
            this.#units = [];
            return { kind: "colour", units: length + 1 };
        }
        const goesOn = isOpen ? isParameter(unit) && length - opening < maxParameters : unit === bracket;
        if (length === 0 || goesOn) {
            this.#units.push(unit);
            return held;
        }
        // The unit itself may begin the next sequence.
        const units = this.end();
        const next = this.take(unit);
        return { kind: "text", units: next.kind === "text" ? [...units, ...next.units] : units };
    }
    /** What is held and will be no colour sequence any more. */
    end() {
        const units = this.#units;
        this.#units = [];
        return units;
    }
}
/** Digits, `;` and `:`. */
function isParameter(unit) {
    return unit >= 0x30 && unit <= 0x3b;
}


/***/ }),

/***/ 57032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HN: () => (/* binding */ LineCounter),
/* harmony export */   Rq: () => (/* binding */ linesFromEnd),
/* harmony export */   c5: () => (/* binding */ linesFromStart),
/* harmony export */   lt: () => (/* binding */ countLines)
/* harmony export */ });
/**
 * Counts the lines of a stream whose bytes come in pieces, as a person sees them: a line ends with `\n`, with `\r\n`
 * (also with two returns, as a terminal leaves them), or with a return alone, which would write over it. What follows
 * the last end is a line too.
 */
class LineCounter {
    #ended = 0;
    /** Returns just seen, of which nobody knows yet whether a line feed follows. */
    #returns = 0;
    #isOpen = false;
    push(bytes) {
        if (this.#returns === 0 && !bytes.includes(0x0d))
            this.#pushPlain(bytes);
        else
            this.#pushAny(bytes);
    }
    /** Lines of a flood are counted at more than a gigabyte a second. */
    #pushPlain(bytes) {
        let ended = 0;
        for (let at = 0; at < bytes.length; at += 1)
            if (bytes[at] === 0x0a)
                ended += 1;
        this.#ended += ended;
        if (bytes.length > 0)
            this.#isOpen = bytes[bytes.length - 1] !== 0x0a;
    }
    #pushAny(bytes) {
        let [ended, returns, isOpen] = [this.#ended, this.#returns, this.#isOpen];
        for (let at = 0; at < bytes.length; at += 1) {
            const byte = bytes[at];
            if (byte === 0x0a) {
                ended += 1 + Math.max(0, returns - 2);
                returns = 0;
                isOpen = false;
            }
            else if (byte === 0x0d) {
                returns += 1;
                isOpen = false;
            }
            else {
                ended += returns;
                returns = 0;
                isOpen = true;
            }
        }
        [this.#ended, this.#returns, this.#isOpen] = [ended, returns, isOpen];
    }
    /** Lines so far. */
    get lines() {
        return this.#ended + this.#returns + (this.#isOpen ? 1 : 0);
    }
}
function countLines(text) {
    const counter = new LineCounter();
    counter.push(Buffer.from(text, "utf8"));
    return counter.lines;
}
/** The lines of a text from its beginning on, each with its end; only those that are asked for are built. */
function* linesFromStart(text) {
    const lineEnd = /\r{0,2}\n|\r/g;
    let start = 0;
    while (lineEnd.test(text)) {
        yield text.slice(start, lineEnd.lastIndex);
        start = lineEnd.lastIndex;
    }
    if (start < text.length)
        yield text.slice(start);
}
/** The same lines from the end of the text on. */
function* linesFromEnd(text) {
    let end = text.length;
    while (end > 0) {
        let start = beforeLineEnd(text, end);
        while (start > 0 && text[start - 1] !== "\n" && text[start - 1] !== "\r")
            start -= 1;
        yield text.slice(start, end);
        end = start;
    }
}
/** Where the line end begins that a line ending at `end` has; `end` itself where it has none. */
function beforeLineEnd(text, end) {
    if (text[end - 1] === "\r")
        return end - 1;
    if (text[end - 1] !== "\n")
        return end;
    let start = end - 1;
    while (start > 0 && end - start <= 2 && text[start - 1] === "\r")
        start -= 1;
    return start;
}


/***/ }),

/***/ 88816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d1: () => (/* binding */ lastOutputLines),
/* harmony export */   jE: () => (/* binding */ outputLines),
/* harmony export */   vU: () => (/* binding */ shownWords)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23808);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57032);
/* harmony import */ var _output_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72780);
/* harmony import */ var _show_within_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58000);




/** 1,000 UTF-16 units of one line are as much as anybody reads of it. */
const maxLineChars = 1_000;
/** Room for the note in the middle. */
const noteChars = 60;
/**
 * Both streams as lines in their order of arrival, hidden characters shown. A stream that breaks into a line of the
 * other begins a new line. At most `maxChars` UTF-16 units with line ends: from the middle, whole lines are left out
 * and counted, those that were never kept included, and a very long line is cut.
 */
function outputLines(streams, { maxChars }) {
    const parts = inOrder(streams);
    const kept = parts.reduce((sum, { text }) => sum + (0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .countLines */ .lt)(text), 0);
    const total = totalOf(streams, kept);
    const all = take(fromStart(parts), maxChars);
    if (all.length === kept)
        return { lines: all, shown: ownLines(all, streams), total };
    const { head, tail } = headAndTail(parts, { kept, room: maxChars - noteChars });
    const shown = ownLines([...head, ...tail], streams);
    const left = total === null ? `at least ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("line", kept - shown)}` : (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("line", total - shown);
    return { lines: [...head, { from: "note", text: `[… ${left} left out …]` }, ...tail], shown, total };
}
/** The last lines of both streams, at most `maxLines`, as `outputLines` shows them. */
function lastOutputLines(streams, maxLines) {
    const lines = [];
    for (const line of fromEnd(inOrder(streams))) {
        if (lines.length === maxLines)
            break;
        lines.push(line);
    }
    return lines.toReversed();
}
/** `655 of 2,000,000 lines shown`, or `12 lines` where that is all. */
function shownWords({ shown, total }) {
    if (shown === total)
        return (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("line", total);
    return total === null
        ? `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("line", shown)} shown`
        : `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(shown)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("line", total)} shown`;
}
/** The parts of both texts as they came. Text that the order does not tell of comes at the end. */
function inOrder({ stdout, stderr, order }) {
    const rest = { stdout: stdout.text, stderr: stderr.text };
    const parts = [];
    const take = (from, chars) => {
        const text = rest[from].slice(0, chars);
        rest[from] = rest[from].slice(chars);
        const last = parts.at(-1);
        if (text === "")
            return;
        if (last?.from === from)
            parts[parts.length - 1] = { from, text: last.text + text };
        else
            parts.push({ from, text });
    };
    for (const { stream, chars } of order)
        take(stream, chars);
    take("stdout", rest.stdout.length);
    take("stderr", rest.stderr.length);
    return parts;
}
/** What is kept without the notes in it, and the lines that are not. A line that the cut halves stands for itself. */
function totalOf({ stdout, stderr }, kept) {
    let total = kept;
    for (const { text, truncated, lines } of [stdout, stderr]) {
        if (!truncated)
            continue;
        if (lines === undefined)
            return null;
        total += Math.max(0, lines - ((0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .countLines */ .lt)(text) - 1)) - 1;
    }
    return total;
}
/** How many lines are the program's, and not the word about bytes that were not kept. */
function ownLines(lines, streams) {
    return lines.filter(({ from, text }) => from === "note" || !(streams[from].truncated && (0,_output_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isCutNote */ .JX)(text)))
        .length;
}
/** Lines as long as there is room for them. */
function take(lines, maxChars) {
    const taken = [];
    let room = maxChars;
    for (const line of lines) {
        room -= line.text.length + 1;
        if (room < 0)
            break;
        taken.push(line);
    }
    return taken;
}
/** Head and tail take turns until the room is used up. */
function headAndTail(parts, { kept, room }) {
    const head = [];
    const tail = [];
    const sides = [
        { lines: head, source: fromStart(parts) },
        { lines: tail, source: fromEnd(parts) },
    ];
    let left = room;
    while (head.length + tail.length < kept) {
        const side = sides[head.length <= tail.length ? 0 : 1];
        const line = side.source.next().value;
        left -= (line?.text.length ?? 0) + 1;
        if (line === undefined || left < 0)
            break;
        side.lines.push(line);
    }
    return { head, tail: tail.toReversed() };
}
function* fromStart(parts) {
    for (const { from, text } of parts)
        for (const line of (0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .linesFromStart */ .c5)(text))
            yield { from, text: shownLine(line) };
}
function* fromEnd(parts) {
    for (const { from, text } of parts.toReversed())
        for (const line of (0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .linesFromEnd */ .Rq)(text))
            yield { from, text: shownLine(line) };
}
function shownLine(line) {
    return (0,_show_within_js__WEBPACK_IMPORTED_MODULE_2__/* .showWithin */ .L)(line.replace(/\r{0,2}\n$/, ""), maxLineChars)
        .replace(/\n$/, "")
        .replace(/\n/g, " ");
}


/***/ }),

/***/ 72780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JX: () => (/* binding */ isCutNote),
/* harmony export */   MW: () => (/* binding */ captureText),
/* harmony export */   rX: () => (/* binding */ liveCutNote)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23808);


const streams = ["stdout", "stderr"];
/** What stands last in output that is shown as it comes, where more comes than is shown so. */
const liveCutNote = "\n[… more output is counted but not shown live …]\n";
/**
 * Kept bytes as text. Characters that arrived in parts are whole, bytes that are no UTF-8 are U+FFFD, and where a
 * stream lost bytes one line says how many. A character that the cut would halve counts as left out.
 */
function captureText(kept) {
    const texts = { stdout: new StreamText("stdout", kept), stderr: new StreamText("stderr", kept) };
    const order = [];
    const note = (stream, chars) => {
        const last = order.at(-1);
        if (chars === 0)
            return;
        if (last?.stream === stream)
            last.chars += chars;
        else
            order.push({ stream, chars });
    };
    for (const { stream, bytes } of kept.head)
        note(stream, texts[stream].add(bytes));
    for (const stream of streams)
        note(stream, texts[stream].addCut());
    for (const { stream, bytes } of kept.tail)
        note(stream, texts[stream].add(bytes));
    for (const stream of streams)
        note(stream, texts[stream].addRest());
    return { stdout: texts.stdout.captured(), stderr: texts.stderr.captured(), order };
}
/** Whether a line is the word about bytes that were left out, or looks like it. */
function isCutNote(line) {
    return /^\[… [\d,]+ bytes left out …\]$/.test(line);
}
/** The text of one stream, built in order of arrival; each step returns how many UTF-16 units it added. */
class StreamText {
    #decoder = newDecoder();
    #parts = [];
    #bytes;
    #lines;
    #cutBytes;
    /** Bytes at the start of the tail that end a character whose beginning was left out. */
    #tailHalf;
    #skip = 0;
    #lastCharacter = "";
    constructor(stream, { head, tail, totalBytes, totalLines }) {
        this.#bytes = totalBytes[stream];
        this.#lines = totalLines[stream];
        const headBytes = bytesOf(head, stream);
        const tailBytes = bytesOf(tail, stream);
        const lost = this.#bytes - headBytes.length - tailBytes.length;
        this.#tailHalf = leadingHalf(tailBytes);
        this.#cutBytes = lost === 0 ? 0 : lost + trailingHalf(headBytes) + this.#tailHalf;
    }
    add(bytes) {
        const skipped = Math.min(this.#skip, bytes.length);
        this.#skip -= skipped;
        return this.#append(this.#decoder.decode(bytes.subarray(skipped), { stream: true }));
    }
    addCut() {
        if (this.#cutBytes === 0)
            return 0;
        // A new decoder: what the old one still holds is the half of a character, which counts as left out.
        this.#decoder = newDecoder();
        this.#skip = this.#tailHalf;
        const isAtLineStart = this.#lastCharacter === "" || this.#lastCharacter === "\n";
        return this.#append(`${isAtLineStart ? "" : "\n"}[… ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(this.#cutBytes)} bytes left out …]\n`);
    }
    addRest() {
        return this.#append(this.#decoder.decode());
    }
    captured() {
        const whole = { text: this.#parts.join(""), bytes: this.#bytes, truncated: this.#cutBytes > 0 };
        return whole.truncated ? { ...whole, lines: this.#lines } : whole;
    }
    #append(text) {
        if (text === "")
            return 0;
        this.#parts.push(text);
        this.#lastCharacter = text.slice(-1);
        return text.length;
    }
}
function newDecoder() {
    return new node_util__WEBPACK_IMPORTED_MODULE_0__.TextDecoder("utf-8", { ignoreBOM: true });
}
function bytesOf(pieces, stream) {
    return Buffer.concat(pieces.filter((piece) => piece.stream === stream).map((piece) => piece.bytes));
}
/** How many bytes at the end begin a UTF-8 character that is not complete: 0 to 3. */
function trailingHalf(bytes) {
    for (let length = 1; length <= Math.min(3, bytes.length); length += 1) {
        const byte = bytes[bytes.length - length] ?? 0;
        if (isContinuation(byte))
            continue;
        return length < characterLength(byte) ? length : 0;
    }
    return 0;
}
/** How many bytes at the start continue a UTF-8 character that began before: 0 to 3. */
function leadingHalf(bytes) {
    let length = 0;
    while (length < 3 && length < bytes.length && isContinuation(bytes[length] ?? 0))
        length += 1;
    return length;
}
function isContinuation(byte) {
    return (byte & 0b1100_0000) === 0b1000_0000;
}
function characterLength(firstByte) {
    if (firstByte >= 0xf0 && firstByte <= 0xf4)
        return 4;
    if (firstByte >= 0xe0 && firstByte < 0xf0)
        return 3;
    if (firstByte >= 0xc2 && firstByte < 0xe0)
        return 2;
    return 1;
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
/* harmony import */ var _colour_scanner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94136);

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
    if (plain.test(text))
        return { text, shown: 0, dropped: 0 };
    const { hidden, token } = patterns();
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
/** What most texts are made of. In them nothing is hidden, and the patterns below, which take 14 ms to build, rest. */
const plain = /^[\t\n -~]*$/;
/**
 * Characters that nobody sees although programs read them: controls, formats, what Unicode tells fonts to ignore,
 * its two line separators, halves of surrogate pairs. The signs that span the digits after them are visible.
 * The `v` flag is younger than the language level that we compile for, hence the constructor.
 */
const hiddenClass = "[[\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\p{Zl}\\p{Zp}\\p{Cs}]" +
    "--[\\t\\n\\u0600-\\u0605\\u06DD\\u070F\\u0890\\u0891\\u08E2\\u{110BD}\\u{110CD}]]";
/** A pictograph with at most one modifier or selector, and such joined by U+200D, also where Unicode lists no such emoji. */
const pictograph = "\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|[\\uFE0E\\uFE0F])?";
/** Scripts whose spelling needs U+200C and U+200D between letters (RFC 5892, appendix A.1 and A.2). */
const joiningScripts = "Arab Syrc Mong Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt"
    .split(" ")
    .map((script) => `\\p{Script=${script}}`)
    .join("");
const tokenSource = [
    // First group: kept as it is.
    `((?=\\p{Emoji})(?![0-9#*](?!\\uFE0F))\\p{RGI_Emoji}|${pictograph}(?:\\u200D${pictograph})*|(?<=[${joiningScripts}])[\\u200C\\u200D](?=[${joiningScripts}]))`,
    // Second: an ordinary line end. A program that prints `\\r\\n` to a terminal leaves two returns.
    "(\\r{1,2}\\n)",
    // Third: a colour sequence.
    `(${_colour_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .coloursSource */ .f})`,
    // A control character, or a run of one kind.
    "\\r",
    "[\\x00-\\x08\\x0B-\\x1F\\x7F]",
    `(?:[${hiddenClass}--[\\x00-\\x1F\\x7F]])+`,
].join("|");
let built;
function patterns() {
    return (built ??= { hidden: new RegExp(hiddenClass, "v"), token: new RegExp(tokenSource, "gv") });
}
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
