export const id = 7578;
export const ids = [7578];
export const modules = {

/***/ 83947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   clean: () => (/* binding */ clean),
/* harmony export */   durationOf: () => (/* binding */ durationOf)
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








/** Removes what dead runs left. Resolves with 0, or with 3 if some of it stays. @throws AgentExecError. */
async function clean({ dryRun, kept, images, caches, olderThan, json }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const olderThanMs = olderThan === undefined ? undefined : durationOf(olderThan);
        const stop = __addDisposableResource(env_1, (0,_process_stop_signals_js__WEBPACK_IMPORTED_MODULE_2__/* .listenForStopSignals */ .OV)(), false);
        const leftovers = await (0,_compose_executor_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH)({
            variable: (0,_process_env_js__WEBPACK_IMPORTED_MODULE_7__/* .readEnvironment */ .Q)().variable,
            withKept: kept === true,
            withImages: images === true,
            withCaches: caches === true,
            isDryRun: dryRun === true,
            ...(olderThanMs !== undefined && { olderThanMs }),
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
        const why = fate === "kept" ? "kept so that you can look inside. --kept removes it" : reason;
        const facts = [name, runId === "" ? "" : `run ${runId}`, state, why].filter((fact) => fact !== "");
        return `${words[fate].padEnd(9)}${(0,_output_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .showHidden */ .U)(facts.join(" · "))}\n`;
    });
    const gone = leftovers.filter(({ fate }) => fate === "removed" || fate === "would-remove");
    const verb = leftovers.some(({ fate }) => fate === "would-remove") ? "would be removed" : "removed";
    const end = gone.length === 0 ? "Nothing to remove." : `${countKinds(gone)} ${verb}.`;
    const stuck = leftovers.filter(isStuck);
    const help = `The container engine cannot remove ${countKinds(stuck)}. Restart the engine.`;
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
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", `--older-than: must be a duration such as 36h, not ${JSON.stringify(word)}`, { nextStep: "Write it as 90s, 10m or 36h." });
}


/***/ }),

/***/ 77578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ls: () => (/* binding */ ls),
/* harmony export */   prune: () => (/* binding */ prune)
/* harmony export */ });
/* harmony import */ var _earlier_run_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45142);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _format_aligned_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79231);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51196);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(96065);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14647);
/* harmony import */ var _process_system_clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50159);
/* harmony import */ var _clean_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83947);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17721);









/** Lists the runs of a folder, newest first. Resolves with 0. @throws AgentExecError if there is no such folder. */
async function ls(folder = _earlier_run_list_js__WEBPACK_IMPORTED_MODULE_0__/* .usualRuns */ .DG, { json = false } = {}) {
    const { runs, unread } = await (0,_earlier_run_list_js__WEBPACK_IMPORTED_MODULE_0__/* .listRuns */ .v)(folder);
    if (json)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_6__/* .printJson */ .Q2)(runs);
    else
        (0,_print_js__WEBPACK_IMPORTED_MODULE_6__/* .printOutput */ .jP)(runs.length === 0 ? "No runs.\n" : table(runs));
    tellUnread(unread);
    return 0;
}
/**
 * Removes the folders of finished runs except the newest or youngest. Resolves with 0.
 * @throws AgentExecError `settings-invalid` without either limit, so that a forgotten flag deletes nothing.
 */
async function prune(folder, flags) {
    const keep = wholeNumber(flags.keep);
    const olderMs = flags.olderThan === undefined ? null : (0,_clean_js__WEBPACK_IMPORTED_MODULE_5__.durationOf)(flags.olderThan);
    if (keep === null && olderMs === null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", "You did not say which runs to remove.", {
            nextStep: "Pass --keep 10 to keep the newest ten, --older-than 168h to remove those older than a week, or both.",
        });
    const { runs, unread } = await (0,_earlier_run_list_js__WEBPACK_IMPORTED_MODULE_0__/* .listRuns */ .v)(folder ?? _earlier_run_list_js__WEBPACK_IMPORTED_MODULE_0__/* .usualRuns */ .DG);
    const before = olderMs === null ? Infinity : _process_system_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .systemClock */ .m.now() - olderMs;
    const old = runs.slice(keep ?? 0).filter(({ startedAt }) => Date.parse(startedAt) < before);
    const isOver = ({ outcome }) => outcome === "cut off" ? flags.unfinished === true : outcome !== "running";
    const gone = old.filter(isOver);
    for (const run of gone) {
        if (flags.dryRun !== true)
            await (0,_earlier_run_list_js__WEBPACK_IMPORTED_MODULE_0__/* .removeRun */ .s2)(run);
        (0,_print_js__WEBPACK_IMPORTED_MODULE_6__/* .printOutput */ .jP)(`${flags.dryRun === true ? "would remove" : "removed"}  ${(0,_output_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .showHidden */ .U)(run.path)}\n`);
    }
    const open = old.filter((run) => !isOver(run)).length;
    const stay = open === 0 ? "" : ` Kept ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)("unfinished run", open)}; --unfinished also removes interrupted runs.`;
    (0,_print_js__WEBPACK_IMPORTED_MODULE_6__/* .printError */ .yJ)(`${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)("run", gone.length)} of ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(runs.length)}.${stay}\n`);
    tellUnread(unread);
    return 0;
}
function table(runs) {
    const head = ["RUN", "BEGAN", "OUTCOME", "VERIFIED", "ATTEMPTS", "TURNS", "TOKENS", "COST", "TASK"];
    const rows = runs.map(({ name, startedAt, outcome, verified, attempts, turns, usage, task }) => [
        (0,_output_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .showHidden */ .U)(name),
        startedAt.slice(0, 16).replace("T", " "),
        outcome,
        verified === null ? "–" : verified ? "yes" : "no",
        (0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(attempts),
        (0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(turns),
        (0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(usage.inputTokens + usage.outputTokens),
        usage.costUsd === null ? "–" : (0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUsd */ .UK)(usage.costUsd),
        (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_7__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .showHidden */ .U)(task).replace(/\s+/g, " "), 60),
    ]);
    return `${(0,_format_aligned_js__WEBPACK_IMPORTED_MODULE_8__/* .alignedLines */ .W)([head, ...rows]).join("\n")}\n`;
}
function tellUnread(unread) {
    for (const { path, reason } of unread)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_6__/* .printError */ .yJ)(`agent-exec: ${path}: ${reason}\n`);
}
function wholeNumber(text) {
    if (text === undefined)
        return null;
    if (/^\d{1,6}$/.test(text))
        return Number(text);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", `--keep: must be a whole number, not ${JSON.stringify(text)}`, { nextStep: "Pass how many of the newest runs to keep." });
}


/***/ }),

/***/ 45142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DG: () => (/* binding */ usualRuns),
/* harmony export */   s2: () => (/* binding */ removeRun),
/* harmony export */   v: () => (/* binding */ listRuns),
/* harmony export */   xX: () => (/* binding */ runNamed)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _files_safe_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9122);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9668);
/* harmony import */ var _reports_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64558);
/* harmony import */ var _reports_transcript_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3945);
/* harmony import */ var _run_state_apply_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68071);
/* harmony import */ var _run_folder_at_work_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55441);
/* harmony import */ var _run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5314);









/** The default folder for runs of the command. */
const usualRuns = ".agent-exec";
/** The runs in a folder. Links do not count. @throws AgentExecError `settings-invalid` if the folder does not exist. */
async function listRuns(folder) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder);
    const names = await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__/* .namesIn */ .wX)(root).catch((cause) => {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", `There are no runs in ${root}: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(cause)}`, {
            nextStep: `Give the folder that contains the run folders. The default is ${usualRuns} here.`,
            cause,
        });
    });
    const runs = [];
    const unread = [];
    for (const name of names) {
        if (!(await isRun(root, name)))
            continue;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, name);
        try {
            runs.push({ name, path, ...(await read(path)) });
        }
        catch (thrown) {
            if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isAgentExecError */ .TE)(thrown))
                throw thrown;
            unread.push({ path, reason: thrown.message });
        }
    }
    return { runs: runs.toSorted((a, b) => (a.startedAt < b.startedAt ? 1 : -1)), unread };
}
/** The folder of a run, given by its name in the default folder, or by its path. */
async function runNamed(name) {
    const isOne = /^[\w.-]+$/.test(name) && (await isRun((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(usualRuns), name));
    return isOne ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(usualRuns, name) : name;
}
/** Removes a run's folder. @throws AgentExecError `storage-failed`. */
async function removeRun({ path }) {
    await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .removeEntry */ .b4)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path)).catch((cause) => {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("storage-failed", `Could not remove ${path}: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(cause)}`, {
            nextStep: "Check the folder's permissions. Another user may own the files.",
            cause,
        });
    });
}
/** A link to a run is not a run. */
async function isRun(root, name) {
    return (await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__/* .kindOf */ .I)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(name, "transcript.jsonl"))) === "file";
}
async function read(path) {
    const { events } = (0,_reports_transcript_js__WEBPACK_IMPORTED_MODULE_5__/* .parseTranscript */ .K)((await (0,_run_folder_run_folder_js__WEBPACK_IMPORTED_MODULE_8__/* .openRunFolder */ .iN)(path)).transcript);
    const { run, end, usage } = (0,_run_state_apply_js__WEBPACK_IMPORTED_MODULE_6__/* .fold */ .AU)(events);
    const { verified, attempts, turns } = (0,_reports_result_js__WEBPACK_IMPORTED_MODULE_4__/* .resultOf */ .Bg)(events);
    const open = (await (0,_run_folder_at_work_js__WEBPACK_IMPORTED_MODULE_7__/* .isAtWork */ .pG)(path)) ? "running" : "cut off";
    return {
        startedAt: run.at,
        outcome: end?.outcome ?? open,
        verified: run.policy.verify.length === 0 ? null : verified,
        attempts,
        turns,
        usage,
        task: run.task.text,
    };
}


/***/ }),

/***/ 79231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ alignedLines)
/* harmony export */ });
/** Rows of a table as lines. Each column is as wide as its widest cell. */
function alignedLines(rows) {
    const columns = Math.max(0, ...rows.map((row) => row.length));
    const widths = Array.from({ length: columns }, (_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    return rows.map((row) => row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd());
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
/** Formats bytes in binary units: `512 B`, `1.5 KiB`, `2 GiB`. */
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
/** Separates thousands: `1,234,567`. */
function formatCount(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
/** US dollars to a hundredth of a cent: `$0.0042`. */
function formatUsd(usd) {
    return `$${usd.toFixed(4)}`;
}
/** A number with its noun: `1 file`, `2 files`, `1,200 files`; pass `plural` for irregular nouns. */
function count(noun, number, plural = `${noun}s`) {
    return `${formatCount(number)} ${number === 1 ? noun : plural}`;
}


/***/ }),

/***/ 28128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ pathAlone)
/* harmony export */ });
/** Longer lines are not paths. */
const maxLineChars = 1_100;
/**
 * Reads a path that stands alone on a line, perhaps in backticks or bold, perhaps with a colon; null for other text.
 * A single word is a path too (`Makefile`), unless a colon follows.
 */
function pathAlone(line) {
    if (line.length > maxLineChars)
        return null;
    let rest = line.trim();
    let isMarked = false;
    for (const mark of ["**", "`"]) {
        const inner = withoutColon(rest);
        if (inner.length <= 2 * mark.length || !inner.startsWith(mark) || !inner.endsWith(mark))
            continue;
        rest = inner.slice(mark.length, -mark.length);
        isMarked = true;
    }
    const path = withoutColon(rest);
    if (path === "" || /[`*<>]/.test(path))
        return null;
    const isWord = !/\s/.test(path) && !/[.,;!?]$/.test(path);
    return isMarked || (isWord && (path === rest || /[./]/.test(path))) ? path : null;
}
function withoutColon(text) {
    return text.endsWith(":") ? text.slice(0, -1) : text;
}


/***/ }),

/***/ 87524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ wordsOf)
/* harmony export */ });
/** A Markdown text without its fenced code and outer blank lines. */
function wordsOf(markdown) {
    const words = [];
    let fence = null;
    for (const line of markdown.split("\n")) {
        const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
        if (fence === null && mark !== undefined)
            fence = mark;
        else if (fence === null)
            words.push(line);
        else if (mark !== undefined && mark.startsWith(fence) && line.trim() === mark)
            fence = null;
    }
    return words
        .join("\n")
        .replace(/\n{3,}/g, "\n\n")
        .trim();
}


/***/ }),

/***/ 50159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

const systemClock = {
    now: () => Date.now(),
    async sleep(ms, { signal }) {
        try {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, { signal });
        }
        catch (thrown) {
            throw signal.aborted ? signal.reason : thrown;
        }
    },
};


/***/ }),

/***/ 20131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ec: () => (/* binding */ Control),
/* harmony export */   KW: () => (/* binding */ controlNotRun),
/* harmony export */   Xm: () => (/* binding */ wantsAudit),
/* harmony export */   lO: () => (/* binding */ wantsControl)
/* harmony export */ });
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6257);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


/** Code of the warning that says why a control run did not end. */
const controlNotRun = "control-not-run";
/** Whether the policy wants the verifications run on the original files too. */
function wantsControl({ verifyBefore, verify }) {
    return verifyBefore !== "off" && verify.length > 0;
}
/** Whether the policy wants the verifications attacked before the writer is asked. */
function wantsAudit({ audit, verify }) {
    return audit !== "off" && verify.length > 0;
}
/** The control run: it takes place beside the first call of a model, and is waited for when its answer is needed. */
class Control {
    options;
    #running = null;
    #told = null;
    constructor(options) {
        this.options = options;
    }
    /** Begins it, once, where it is wanted. */
    begin() {
        if (this.#running !== null || !wantsControl(this.options.policy))
            return;
        this.#running = this.#run();
        void this.#running.then((facts) => (this.#told = facts));
    }
    /** Its result, once. Empty while it still runs, and if it was already returned. Never throws. */
    take() {
        const facts = this.#told ?? [];
        if (this.#told !== null)
            this.#told = [];
        return facts;
    }
    /** As `take`, once it is over. */
    async whenOver() {
        this.begin();
        await this.#running;
        return this.take();
    }
    /** Resolves, never rejects, when nothing of it is left; its signal has to have fired for that to be quick. */
    async stop() {
        await this.#running;
    }
    async #run() {
        const facts = [];
        const { grade } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(2449), __webpack_require__.e(3068), __webpack_require__.e(2975)]).then(__webpack_require__.bind(__webpack_require__, 91521));
        for (const [index, command] of this.options.policy.verify.entries()) {
            try {
                const warnings = [];
                const onWarning = (warning) => warnings.push({ type: "warning", ...warning });
                const control = await grade(index, { ...this.options, onWarning });
                facts.push({ type: "control", index, command, ...control }, ...warnings);
                const untested = (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_0__/* .whyUntested */ .z6)(control);
                if (untested !== null)
                    facts.push({
                        type: "warning",
                        code: "control-untested",
                        message: untestedWords(command, untested),
                    });
            }
            catch (thrown) {
                if (!this.options.signal.aborted)
                    facts.push({ type: "warning", code: controlNotRun, message: notRun(command, thrown) });
                break;
            }
        }
        return facts;
    }
}
function notRun(command, thrown) {
    return `agent-exec could not find out whether the verification \`${command}\` passed before any change: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(thrown)}`;
}
function untestedWords(command, why) {
    return `The verification \`${command}\` failed before any change, but no test did: ${why}. Check the command, because a pass proves less now.`;
}


/***/ }),

/***/ 64558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ resultOf),
/* harmony export */   Ir: () => (/* binding */ workSummary),
/* harmony export */   p4: () => (/* binding */ isVerified)
/* harmony export */ });
/* harmony import */ var _run_state_apply_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68071);
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6257);
/* harmony import */ var _run_state_proof_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26261);
/* harmony import */ var _run_state_remaining_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(23503);
/* harmony import */ var _run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19411);
/* harmony import */ var _facts_endings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75823);
/* harmony import */ var _facts_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80436);
/* harmony import */ var _facts_decision_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8473);
/* harmony import */ var _markdown_path_alone_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(28128);
/* harmony import */ var _markdown_words_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(87524);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(96065);











/** So many are named: a program that wants more reads the transcript. */
const maxLeftOut = 1_000;
/** 64 KiB of text at most: the result goes into step outputs, which GitHub bounds at 1 MiB for a job. */
const maxResultChars = 65_536;
/**
 * The result of a run, from its events. A run that has no end yet counts as cancelled.
 * @param runDir where the run's files lie, absolute. Default: nowhere.
 */
function resultOf(events, runDir = null) {
    const state = (0,_run_state_apply_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(events);
    const ran = state.attempts
        .flatMap((attempt) => attempt.executions)
        .filter((each) => each.ending !== "not-run");
    const last = state.attempts.at(-1);
    // What went on behind a block that failed says nothing of the failure.
    const keptOn = state.run?.policy.keepGoing === true && last !== undefined ? (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .failedBlockOf */ .g$)(last) : undefined;
    const execution = keptOn ?? ran.at(-1);
    const failed = last && state.end?.outcome === "failed" ? ((0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .failedBlockOf */ .g$)(last) ?? (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .failedVerificationOf */ .Kl)(last)) : undefined;
    return {
        version: 1,
        runId: state.run?.runId ?? "",
        outcome: state.end?.outcome ?? "cancelled",
        exitCode: exitCodeOf(state, failed ?? execution),
        attempts: attemptsOf(state),
        turns: state.attempts.length,
        verified: isVerified(state),
        proof: {
            ...beforeOf(state),
            failsOnChangedValues: (0,_run_state_proof_js__WEBPACK_IMPORTED_MODULE_2__/* .failsOnChangedValues */ .bQ)(state),
            tests: (0,_run_state_proof_js__WEBPACK_IMPORTED_MODULE_2__/* .provedTests */ .on)(state),
            cheats: cheatsOf(state),
        },
        summary: summaryOf(state),
        reason: state.end?.reason ?? "The run has no end yet.",
        result: (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_7__/* .truncateMiddle */ .k)(execution?.stdout.text.trim() ?? "", maxResultChars),
        ...(state.run?.policy.resultSchema !== undefined && { data: state.data?.value ?? null }),
        startedAt: state.run?.at ?? "",
        endedAt: state.lastAt ?? "",
        usage: state.usage,
        image: state.lastSession?.image ?? null,
        digest: state.lastSession?.digest ?? null,
        artifacts: state.files?.artifacts ?? [],
        patch: patchOf(state),
        leftOut: boundedLeftOut(state),
        runDir,
        ...blocksOf(state),
        ...approvalOf(state),
        ...(state.run?.continues === undefined ? {} : { continues: { runId: state.run.continues.runId } }),
    };
}
/**
 * No program reads a 0 of a run that failed: its output was not the expected one, say. Nor does one read another code of
 * a run that passed: its document expected it, say.
 */
function exitCodeOf({ end }, execution) {
    const exitCode = execution?.exitCode ?? null;
    if (end?.outcome === "passed" && exitCode !== null)
        return 0;
    return end?.outcome === "failed" && exitCode === 0 ? null : exitCode;
}
function beforeOf(state) {
    const control = state.run === null ? "not-run" : (0,_run_state_proof_js__WEBPACK_IMPORTED_MODULE_2__/* .controlOf */ .rs)(state, state.run.policy);
    if (control === "untested")
        return { failedBefore: null, beforeUntested: true };
    return { failedBefore: control === "not-run" ? null : control === "failed" };
}
function cheatsOf({ audit }) {
    if (audit === null)
        return null;
    const { held, fooled, notTried } = audit;
    return { held, fooled: fooled.map(({ name }) => name), notTried };
}
function attemptsOf({ run, attempts }) {
    if (run === null || !(0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .isStepByStep */ .G0)(run.policy) || attempts.length === 0)
        return attempts.length;
    return 1 + attempts.filter(({ decision }) => decision?.retry === true).length;
}
function blocksOf({ run, attempts }) {
    const last = attempts.at(-1);
    if (run?.policy.hasWriter !== false || last === undefined)
        return {};
    const blocks = last.reply.blocks.map(({ document, line, language, path }, index) => {
        const execution = last.executions.find(({ block }) => block === index);
        const isRun = execution !== undefined && execution.ending !== "not-run";
        return {
            ...(document !== undefined && { file: document, document }),
            ...(line !== undefined && { line }),
            language,
            path,
            ending: execution?.ending ?? "not-run",
            status: !isRun ? "not-run" : (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc)(execution) ? "passed" : "failed",
            exitCode: execution?.exitCode ?? null,
            durationMs: execution?.durationMs ?? 0,
            ...(!isRun && { reason: execution?.evidence ?? "the run ended before it" }),
            ...(execution?.unlikeDocument !== undefined && { reason: execution.unlikeDocument }),
        };
    });
    return { blocks };
}
function approvalOf(state) {
    const awaiting = (0,_run_state_remaining_js__WEBPACK_IMPORTED_MODULE_8__/* .awaitingOf */ .M)(state);
    if (awaiting === null)
        return {};
    const { asked: asks, attempt, sha256 } = awaiting;
    const blocks = state.attempts.at(-1)?.reply.blocks ?? [];
    const shown = blocks.map(({ language, path, code }) => ({ language, path, code }));
    return { approval: { asks, attempt, sha256, blocks: shown } };
}
function patchOf({ files }) {
    const { patch: path = null, diff, base = null } = files?.changes ?? {};
    if (path === null || diff === undefined)
        return null;
    const { added, changed, deleted, insertions, deletions } = diff;
    return { path, files: added + changed + deleted, insertions, deletions, base };
}
function boundedLeftOut(state) {
    const all = (0,_run_state_remaining_js__WEBPACK_IMPORTED_MODULE_8__/* .leftOutOf */ .T)(state).map(({ path, reason, entries }) => ({
        path,
        reason,
        ...(entries === undefined ? {} : { entries }),
    }));
    const rest = (0,_facts_files_js__WEBPACK_IMPORTED_MODULE_5__/* .countRefused */ .IR)(all.slice(maxLeftOut));
    const named = all.slice(0, maxLeftOut);
    return rest === 0 ? named : [...named, { path: _facts_files_js__WEBPACK_IMPORTED_MODULE_5__/* .unnamedPath */ .C6, reason: "more than are named", entries: rest }];
}
function isVerified(state) {
    const { run, files } = state;
    const wanted = run?.policy.verify.length ?? 0;
    const last = (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .decidingAttempt */ .JF)(state);
    return (wanted > 0 &&
        state.attempts.some(({ executions }) => executions.some(_facts_endings_js__WEBPACK_IMPORTED_MODULE_4__/* .hasRun */ .gb)) &&
        files?.unlikeVerified === undefined &&
        files?.changes?.withheld === undefined &&
        last?.verifications.length === wanted &&
        last.verifications.every(_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc));
}
function summaryOf(state) {
    const words = workSummary(state);
    return words === ""
        ? (state.end?.reason ?? "The run has no end yet.")
        : (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_7__/* .truncateMiddle */ .k)(words, maxResultChars);
}
/** What the model said of its work: its last words about the run, or those of the deciding reply; "" for nothing. */
function workSummary(state) {
    const { reflection, run } = state;
    const last = (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .decidingAttempt */ .JF)(state)?.reply;
    const isWhole = last !== undefined && !last.isCut && last.finish === "stop" && run?.policy.hasWriter === true;
    // Lines that belong to a block or to the run's own rules say nothing of the work.
    const paths = last?.blocks.flatMap(({ path }) => path ?? []) ?? [];
    const marks = [run?.policy.doneWord, ...paths];
    const said = (isWhole ? (0,_markdown_words_js__WEBPACK_IMPORTED_MODULE_9__/* .wordsOf */ .Z)((0,_facts_decision_js__WEBPACK_IMPORTED_MODULE_6__/* .afterDecision */ .Xg)(last.text)) : "")
        .split("\n")
        .filter((line) => !marks.includes(line.trim()) && !marks.includes((0,_markdown_path_alone_js__WEBPACK_IMPORTED_MODULE_10__/* .pathAlone */ .N)(line)))
        .join("\n")
        .trim();
    return reflection?.text.trim() || said;
}


/***/ }),

/***/ 26261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CO: () => (/* binding */ isControlOver),
/* harmony export */   bQ: () => (/* binding */ failsOnChangedValues),
/* harmony export */   on: () => (/* binding */ provedTests),
/* harmony export */   rs: () => (/* binding */ controlOf)
/* harmony export */ });
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6257);
/* harmony import */ var _proof_control_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20131);
/* harmony import */ var _standing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19411);



/** Whether no more is to come of it. */
function isControlOver({ controls, warnings }, { verify }) {
    return controls.length >= verify.length || warnings.some(({ code }) => code === _proof_control_js__WEBPACK_IMPORTED_MODULE_1__/* .controlNotRun */ .KW);
}
/**
 * What the verifications said of the workspace as it was given. `failed`: one of them at least, so that passing afterwards
 * is proof. `passed`: all of them, so that they guard what was there and prove nothing new. `untested`: one did not pass, and did not
 * fail by a test either. `not-run`: nobody knows.
 */
function controlOf({ controls }, { verify }) {
    if (controls.some(_facts_execution_js__WEBPACK_IMPORTED_MODULE_0__/* .hasFailed */ .WN))
        return "failed";
    if (controls.some((each) => (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_0__/* .whyUntested */ .z6)(each) !== null))
        return "untested";
    return controls.length > 0 && controls.length === verify.length ? "passed" : "not-run";
}
/**
 * Whether the verifications of the attempt that decides fail if their expected values are changed: false if one of them still
 * passes, null if nobody knows.
 */
function failsOnChangedValues(state) {
    const told = ((0,_standing_js__WEBPACK_IMPORTED_MODULE_2__/* .decidingAttempt */ .JF)(state)?.verifications ?? []).map((each) => each.failsOnChangedValues);
    return told.includes(false) ? false : told.includes(true) ? true : null;
}
/** Null where none told of any. */
function provedTests(state) {
    const told = ((0,_standing_js__WEBPACK_IMPORTED_MODULE_2__/* .decidingAttempt */ .JF)(state)?.verifications ?? []).filter(({ tests }) => tests !== undefined);
    if (told.length === 0)
        return null;
    const sum = (of) => told.reduce((total, each) => total + each.tests[of], 0);
    const named = told.flatMap(({ index, tests }) => {
        const before = state.controls.find((each) => each.index === index)?.tests;
        const passedBefore = new Set(withStatus("passed", before?.cases));
        return withStatus("passed", tests.cases).map((name) => ({
            name,
            hasPassed: passedBefore.has(name),
            isKnown: before !== undefined,
        }));
    });
    return {
        passed: sum("passed"),
        failed: sum("failed"),
        skipped: sum("skipped"),
        failing: told.flatMap(({ tests }) => withStatus("failed", tests.cases)),
        failToPass: named.filter(({ hasPassed, isKnown }) => isKnown && !hasPassed).map(({ name }) => name),
        passToPass: named.filter(({ hasPassed }) => hasPassed).map(({ name }) => name),
    };
}
function withStatus(wanted, cases = []) {
    return cases.filter(({ status }) => status === wanted).map(({ name }) => name);
}


/***/ }),

/***/ 23503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ awaitingOf),
/* harmony export */   T: () => (/* binding */ leftOutOf)
/* harmony export */ });
/** What a run waits for: another end, such as one by a signal, leaves nothing to wait for. */
function awaitingOf({ awaiting, end }) {
    return end === null || end.outcome === "awaiting-approval" ? awaiting : null;
}
/** What was not saved, and changes that were refused, these first. */
function leftOutOf({ files }) {
    return [...(files?.changes?.refused ?? []), ...(files?.leftOut ?? [])];
}


/***/ })

};
