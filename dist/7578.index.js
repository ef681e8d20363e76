export const id = 7578;
export const ids = [7578];
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

/***/ 77578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ls: () => (/* binding */ ls),
/* harmony export */   prune: () => (/* binding */ prune)
/* harmony export */ });
/* harmony import */ var _compose_run_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93590);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51196);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(96065);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14647);
/* harmony import */ var _process_system_clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50159);
/* harmony import */ var _clean_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83947);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17721);








/** Lists the runs of a folder, the newest first. Resolves with 0. @throws AgentExecError where there is no such folder. */
async function ls(folder = _compose_run_list_js__WEBPACK_IMPORTED_MODULE_0__/* .usualRuns */ .DG, { json = false } = {}) {
    const { runs, unread } = await (0,_compose_run_list_js__WEBPACK_IMPORTED_MODULE_0__/* .listRuns */ .v)(folder);
    if (json)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_6__/* .printJson */ .Q2)(runs);
    else
        (0,_print_js__WEBPACK_IMPORTED_MODULE_6__/* .printOutput */ .jP)(runs.length === 0 ? "No runs.\n" : table(runs));
    tellUnread(unread);
    return 0;
}
/**
 * Removes the folders of runs that are over, but for the newest or the young ones. Resolves with 0.
 * @throws AgentExecError `settings-invalid` where neither is said, so that nobody loses all by a word that was forgotten.
 */
async function prune(folder, flags) {
    const keep = wholeNumber(flags.keep);
    const olderMs = flags.olderThan === undefined ? null : (0,_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .durationOf */ .c)(flags.olderThan);
    if (keep === null && olderMs === null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", "Nothing says which runs are to go.", {
            nextStep: "Give --keep 10 for all but the newest ten, --older-than 168h for those older than a week, or both.",
        });
    const { runs, unread } = await (0,_compose_run_list_js__WEBPACK_IMPORTED_MODULE_0__/* .listRuns */ .v)(folder ?? _compose_run_list_js__WEBPACK_IMPORTED_MODULE_0__/* .usualRuns */ .DG);
    const before = olderMs === null ? Infinity : _process_system_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .systemClock */ .m.now() - olderMs;
    const old = runs.slice(keep ?? 0).filter(({ startedAt }) => Date.parse(startedAt) < before);
    const isOver = ({ outcome }) => outcome === "cut off" ? flags.unfinished === true : outcome !== "running";
    const gone = old.filter(isOver);
    for (const run of gone) {
        if (flags.dryRun !== true)
            await (0,_compose_run_list_js__WEBPACK_IMPORTED_MODULE_0__/* .removeRun */ .s2)(run);
        (0,_print_js__WEBPACK_IMPORTED_MODULE_6__/* .printOutput */ .jP)(`${flags.dryRun === true ? "would remove" : "removed"}  ${run.path}\n`);
    }
    const open = old.filter((run) => !isOver(run)).length;
    const stay = open === 0
        ? ""
        : ` ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)("run", open)} that ${open === 1 ? "is" : "are"} not over ${open === 1 ? "stays" : "stay"}; --unfinished takes those that were cut off too.`;
    (0,_print_js__WEBPACK_IMPORTED_MODULE_6__/* .printError */ .yJ)(`${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)("run", gone.length)} of ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(runs.length)}.${stay}\n`);
    tellUnread(unread);
    return 0;
}
function table(runs) {
    const head = ["RUN", "BEGAN", "OUTCOME", "ATTEMPTS", "TOKENS", "COST", "TASK"];
    const rows = runs.map(({ name, startedAt, outcome, attempts, usage, task }) => [
        (0,_output_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .showHidden */ .U)(name),
        startedAt.slice(0, 16).replace("T", " "),
        outcome,
        (0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(attempts),
        (0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(usage.inputTokens + usage.outputTokens),
        usage.costUsd === null ? "–" : (0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUsd */ .UK)(usage.costUsd),
        (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_7__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .showHidden */ .U)(task).replace(/\s+/g, " "), 60),
    ]);
    const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column].length)));
    const line = (row) => row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join("  ")
        .trimEnd();
    return `${[head, ...rows].map(line).join("\n")}\n`;
}
function tellUnread(unread) {
    for (const { path, reason } of unread)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_6__/* .printFault */ .sl)(`agent-exec: ${(0,_output_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .showHidden */ .U)(path)}: ${(0,_output_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .showHidden */ .U)(reason)}\n`);
}
function wholeNumber(text) {
    if (text === undefined)
        return null;
    if (/^\d{1,6}$/.test(text))
        return Number(text);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", `--keep: must be a whole number, not ${JSON.stringify(text)}`, {
        nextStep: "Give how many of the newest runs are to stay.",
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
/* harmony import */ var _executors_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42372);
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

/***/ 93590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DG: () => (/* binding */ usualRuns),
/* harmony export */   s2: () => (/* binding */ removeRun),
/* harmony export */   v: () => (/* binding */ listRuns),
/* harmony export */   xX: () => (/* binding */ runNamed)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _reports_transcript_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37709);
/* harmony import */ var _run_state_apply_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68071);
/* harmony import */ var _run_folder_at_work_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55441);
/* harmony import */ var _run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5314);







/** Where the command keeps runs that nobody named a folder for. */
const usualRuns = ".agent-exec";
/** The runs whose folders lie in a folder; a link to one is none. @throws AgentExecError `settings-invalid` where it is not there. */
async function listRuns(folder) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(root).catch((cause) => {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", `There are no runs in ${root}: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause)}`, {
            nextStep: `Name the folder that holds the folders of runs; without one it is ${usualRuns}, here.`,
            cause,
        });
    });
    const runs = [];
    const unread = [];
    for (const name of names) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name);
        if (!(await isRun(path)))
            continue;
        try {
            runs.push({ name, path, ...(await read(path)) });
        }
        catch (thrown) {
            if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isAgentExecError */ .TE)(thrown))
                throw thrown;
            unread.push({ path, reason: thrown.message });
        }
    }
    return { runs: runs.toSorted((a, b) => (a.startedAt < b.startedAt ? 1 : -1)), unread };
}
/** The folder of a run by its name among the usual ones, or as it is. */
async function runNamed(name) {
    const usual = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(usualRuns, name);
    return /^[\w.-]+$/.test(name) && (await isRun(usual)) ? usual : name;
}
/** Takes a run's folder away. @throws AgentExecError `storage-failed`. */
async function removeRun({ path }) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, { recursive: true, force: true }).catch((cause) => {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("storage-failed", `Could not remove ${path}: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause)}`, {
            nextStep: "Check the folder's rights; what code left may be another user's.",
            cause,
        });
    });
}
async function isRun(path) {
    const isThere = async (which, kind) => (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(which).catch(() => null))?.[kind]() ?? false;
    return (await isThere(path, "isDirectory")) && isThere((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, "transcript.jsonl"), "isFile");
}
async function read(path) {
    const { events } = (0,_reports_transcript_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTranscript */ .K)((await (0,_run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .openRunFolder */ .iN)(path)).transcript);
    const { run, end, attempts, usage } = (0,_run_state_apply_js__WEBPACK_IMPORTED_MODULE_4__/* .fold */ .AU)(events);
    const open = (await (0,_run_folder_at_work_js__WEBPACK_IMPORTED_MODULE_5__/* .isAtWork */ .pG)(path)) ? "running" : "cut off";
    return {
        startedAt: run.at,
        outcome: end?.outcome ?? open,
        attempts: attempts.length,
        usage,
        task: run.task.text,
    };
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
