export const id = 3312;
export const ids = [3312];
export const modules = {

/***/ 83947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ durationOf),
/* harmony export */   clean: () => (/* binding */ clean)
/* harmony export */ });
/* harmony import */ var _compose_executor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20063);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _process_env_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36130);
/* harmony import */ var _process_stop_signals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39269);
/* harmony import */ var _format_duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27939);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51196);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14647);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17721);
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
 * Removes what dead clients left, and says what it did. Resolves with 0, or with 3 where the engine does not remove
 * some of it. @throws AgentExecError.
 */
async function clean({ dryRun, kept, images, caches, olderThan, json }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const olderThanMs = olderThan === undefined ? undefined : durationOf(olderThan);
        const stop = __addDisposableResource(env_1, (0,_process_stop_signals_js__WEBPACK_IMPORTED_MODULE_2__/* .listenForStopSignals */ .O)(), false);
        const leftovers = await (0,_compose_executor_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .u)({
            variable: (0,_process_env_js__WEBPACK_IMPORTED_MODULE_7__/* .readEnvironment */ .Q)().variable,
            withKept: kept === true,
            withImages: images === true,
            withCaches: caches === true,
            isDryRun: dryRun === true,
            ...(olderThanMs === undefined ? {} : { olderThanMs }),
            signal: stop.signal,
        });
        if (json === true)
            (0,_print_js__WEBPACK_IMPORTED_MODULE_6__/* .printJson */ .Q2)(byKind(leftovers));
        else
            (0,_print_js__WEBPACK_IMPORTED_MODULE_6__/* .printOutput */ .jP)(describe(leftovers));
        return leftovers.some(isStuck) ? 3 : 0;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
const words = {
    removed: "removed",
    "would-remove": "would go",
    stuck: "stuck",
    kept: "kept",
    lives: "lives",
};
function isStuck({ fate }) {
    return fate === "stuck";
}
function byKind(leftovers) {
    const ofKind = (kind) => leftovers.filter((each) => each.kind === kind);
    return { containers: ofKind("container"), images: ofKind("image"), caches: ofKind("cache") };
}
function describe(leftovers) {
    const lines = leftovers.map(({ fate, name, runId, state, reason }) => {
        const why = fate === "kept" ? "left for looking inside; --kept removes it" : reason;
        const facts = [name, runId === "" ? "" : `run ${runId}`, state, why].filter((fact) => fact !== "");
        return `${words[fate].padEnd(9)}${(0,_output_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .showHidden */ .U)(facts.join(" · "))}\n`;
    });
    const gone = leftovers.filter(({ fate }) => fate === "removed" || fate === "would-remove");
    const verb = leftovers.some(({ fate }) => fate === "would-remove") ? "would be removed" : "removed";
    const end = gone.length === 0 ? "Nothing to remove." : `${countKinds(gone)} ${verb}.`;
    const stuck = leftovers.filter(isStuck);
    const help = `${countKinds(stuck)} that the engine does not remove: restart the engine.`;
    return `${lines.join("")}${[end, ...(stuck.length === 0 ? [] : [help])].join(" ")}\n`;
}
/** `2 containers and 1 image`. */
function countKinds(leftovers) {
    const kinds = ["container", "image", "cache"];
    const counts = kinds.map((kind) => [kind, leftovers.filter((each) => each.kind === kind).length]);
    return counts
        .filter(([, number]) => number > 0)
        .map(([kind, number]) => (0,_format_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(kind, number))
        .join(" and ");
}
function durationOf(word) {
    const ms = (0,_format_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .parseDurationMs */ .y)(word);
    if (ms !== null)
        return ms;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", `--older-than: must be a duration such as 36h, not ${JSON.stringify(word)}`, {
        nextStep: "Write it as 90s, 10m or 36h.",
    });
}


/***/ }),

/***/ 20063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ clean),
/* harmony export */   w: () => (/* binding */ composeExecutor)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _executors_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2284);
/* harmony import */ var _process_system_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50159);
/* harmony import */ var _workspace_source_base_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25912);




/**
 * The executor that the settings name. No engine was asked anything yet.
 * @throws AgentExecError `settings-invalid` for what can be told to be wrong without one: sizes that do not fit each
 *   other, half a login, a context, certificates, what a volume leads to.
 */
async function composeExecutor(wiring, runId) {
    const { settings, face, base, variable = () => undefined } = wiring;
    const files = (0,_workspace_source_base_files_js__WEBPACK_IMPORTED_MODULE_3__/* .baseFiles */ .H)(base, { here: ".", runFolder: settings.out ?? ".agent-exec" });
    const needsFiles = settings.verify.length > 0;
    const cacheOwner = wiring.cacheOwner ?? ownerHere(variable);
    const asked = {
        settings,
        face,
        variable,
        runId,
        baseFiles: files,
        cacheOwner,
        clock: _process_system_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .m,
        needsFiles,
    };
    return (0,_executors_index_js__WEBPACK_IMPORTED_MODULE_1__/* .findExecutor */ .b4)(settings.executor).load(asked);
}
/** The current folder of this machine. Where a pipeline started us nobody tells whose pull request lies in it. */
function ownerHere(variable) {
    if (variable("CI") !== undefined)
        return { refused: "in CI the command does not know whether the files are a fork's, as the action does" };
    return { name: `${(0,node_os__WEBPACK_IMPORTED_MODULE_0__.hostname)()}:${process.cwd()}` };
}
/** Removes what runs whose process is dead left, of whatever executor. @throws AgentExecError `engine-unavailable`. */
async function clean(options) {
    const leftovers = [];
    for (const executor of Object.values(_executors_index_js__WEBPACK_IMPORTED_MODULE_1__/* .executors */ .BA))
        leftovers.push(...((await executor.clean?.(options)) ?? []));
    return leftovers;
}


/***/ }),

/***/ 51196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   UK: () => (/* binding */ formatUsd),
/* harmony export */   a3: () => (/* reexport safe */ _duration_js__WEBPACK_IMPORTED_MODULE_0__.a),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27939);

const byteUnits = ["KiB", "MiB", "GiB", "TiB"];
/** A number of bytes in binary units as people read it: `512 B`, `1.5 KiB`, `2 GiB`. */
function formatBytes(bytes) {
    if (bytes < 1024)
        return `${bytes} B`;
    let value = bytes / 1024;
    let unit = 0;
    // 1,023.95 would be shown as 1,024.
    while (value >= 1023.95 && unit < byteUnits.length - 1) {
        value /= 1024;
        unit += 1;
    }
    return `${Math.round(value * 10) / 10} ${byteUnits[unit]}`;
}
/** A whole number with its thousands apart: `1,234,567`. */
function formatCount(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
/** US dollars to a hundredth of a cent: `$0.0042`. */
function formatUsd(usd) {
    return `$${usd.toFixed(4)}`;
}
/** A number with its noun: `1 file`, `2 files`, `1,200 files`; `plural` where an s does not make it. */
function count(noun, number, plural = `${noun}s`) {
    return `${formatCount(number)} ${number === 1 ? noun : plural}`;
}


/***/ }),

/***/ 90566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ listed),
/* harmony export */   r: () => (/* binding */ named)
/* harmony export */ });
/* harmony import */ var _truncate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96065);

/** So many names stand in one sentence. */
const maxNames = 20;
/**
 * A file's name for a sentence that a report shows as Markdown: on one line, at most 200 UTF-16 units, between
 * backticks, so that none of it passes for our own words.
 */
function named(path) {
    return `\`${(0,_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .truncateEnd */ .S)(path.replaceAll("\n", "␊"), 200).replaceAll("`", "ˋ")}\``;
}
/**
 * Things for a sentence: the first 20, and how many more there are.
 * @param all How many there are where not all are given. Default: the parts.
 */
function listed(parts, all = parts.length) {
    const shown = parts.slice(0, maxNames);
    return shown.join(", ") + (all > shown.length ? ` and ${all - shown.length} more` : "");
}


/***/ }),

/***/ 14647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ showHidden)
/* harmony export */ });
/* unused harmony export reveal */
/* harmony import */ var _colour_scanner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12358);

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


/***/ }),

/***/ 39269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ listenForStopSignals)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _uncaught_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91038);


const names = ["SIGINT", "SIGTERM", "SIGHUP"];
/**
 * Listens for SIGINT, SIGTERM, and SIGHUP, which a terminal that is closed sends: the first one stops the run in good
 * order, a second SIGINT ends the process at once (its container then ends with it), after `onForced`. Disposing listens
 * no longer.
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
    for (const name of names)
        process.on(name, stop);
    return {
        signal: AbortSignal.any([controller.signal, _uncaught_js__WEBPACK_IMPORTED_MODULE_1__/* .uncaught */ .GN.signal]),
        [Symbol.dispose]: () => names.forEach((name) => process.off(name, stop)),
    };
}


/***/ })

};
