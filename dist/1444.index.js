export const id = 1444;
export const ids = [1444,5020];
export const modules = {

/***/ 61487:
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
/* harmony import */ var _machine_clean_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52405);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17721);









/** Lists the runs of a folder, newest first. @throws AgentExecError if there is no such folder. */
async function ls(folder = _earlier_run_list_js__WEBPACK_IMPORTED_MODULE_0__.usualRuns, { json = false }) {
    const { runs, unread } = await (0,_earlier_run_list_js__WEBPACK_IMPORTED_MODULE_0__.listRuns)(folder);
    if (json)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_6__/* .printJson */ .Q2)(runs);
    else
        (0,_print_js__WEBPACK_IMPORTED_MODULE_6__/* .printOutput */ .jP)(runs.length === 0 ? "No runs.\n" : table(runs));
    tellUnread(unread);
}
/** Removes finished runs except the newest. @throws AgentExecError if no limit is given: nothing goes by mistake. */
async function prune(folder, flags) {
    const keep = wholeNumber(flags.keep);
    const olderMs = flags.olderThan === undefined ? null : (0,_machine_clean_js__WEBPACK_IMPORTED_MODULE_5__.durationOf)(flags.olderThan);
    if (keep === null && olderMs === null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", "You did not say which runs to remove.", {
            nextStep: "Pass --keep 10 to keep the newest ten runs, --older-than 168h to remove runs older than a week, or both.",
        });
    const { runs, unread } = await (0,_earlier_run_list_js__WEBPACK_IMPORTED_MODULE_0__.listRuns)(folder ?? _earlier_run_list_js__WEBPACK_IMPORTED_MODULE_0__.usualRuns);
    const before = olderMs === null ? Infinity : _process_system_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .systemClock */ .m.now() - olderMs;
    const old = runs.slice(keep ?? 0).filter(({ startedAt }) => Date.parse(startedAt) < before);
    const isOver = ({ outcome }) => outcome === "cut off" ? flags.unfinished === true : outcome !== "running";
    const gone = old.filter(isOver);
    for (const run of gone) {
        if (flags.dryRun !== true)
            await (0,_earlier_run_list_js__WEBPACK_IMPORTED_MODULE_0__.removeRun)(run);
        (0,_print_js__WEBPACK_IMPORTED_MODULE_6__/* .printOutput */ .jP)(`${flags.dryRun === true ? "would remove" : "removed"}  ${(0,_output_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .showHidden */ .Ul)(run.path)}\n`);
    }
    const open = old.filter((run) => !isOver(run)).length;
    const stay = open === 0 ? "" : ` Kept ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)("unfinished run", open)}; --unfinished also removes interrupted runs.`;
    (0,_print_js__WEBPACK_IMPORTED_MODULE_6__/* .printError */ .yJ)(`${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)("run", gone.length)} of ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(runs.length)}.${stay}\n`);
    tellUnread(unread);
}
function table(runs) {
    const head = ["RUN", "BEGAN", "OUTCOME", "VERIFIED", "ATTEMPTS", "TURNS", "TOKENS", "COST", "TASK"];
    const rows = runs.map(({ name, startedAt, outcome, verified, attempts, turns, usage, task, repeats }) => [
        (0,_output_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .showHidden */ .Ul)(name),
        startedAt.slice(0, 16).replace("T", " "),
        outcome,
        verified === null ? "–" : verified ? "yes" : "no",
        (0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(attempts),
        (0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(turns),
        (0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(usage.inputTokens + usage.outputTokens),
        usage.costUsd === null ? "–" : (0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUsd */ .UK)(usage.costUsd),
        (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_7__/* .truncateEnd */ .S)(`${repeats === null ? "" : "(replay) "}${(0,_output_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .showHidden */ .Ul)(task)}`.replace(/\s+/g, " "), 60),
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
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", `--keep: must be a whole number, not ${JSON.stringify(text)}`, { nextStep: "Give the number of newest runs to keep, for example `--keep 10`." });
}


/***/ }),

/***/ 52405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   clean: () => (/* binding */ clean),
/* harmony export */   durationOf: () => (/* binding */ durationOf)
/* harmony export */ });
/* harmony import */ var _compose_executor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5777);
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








/** Removes what dead runs left. Resolves with 0, or with 3 if something stays. @throws AgentExecError. */
async function clean(flags) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { executor, dryRun, kept, images, caches, olderThan, json } = flags;
        const olderThanMs = olderThan === undefined ? undefined : durationOf(olderThan);
        const stop = __addDisposableResource(env_1, (0,_process_stop_signals_js__WEBPACK_IMPORTED_MODULE_2__/* .listenForStopSignals */ .OV)(), false);
        const asked = {
            variable: (0,_process_env_js__WEBPACK_IMPORTED_MODULE_7__/* .readEnvironment */ .Q)().variable,
            withKept: kept === true,
            withImages: images === true,
            withCaches: caches === true,
            isDryRun: dryRun === true,
            ...(olderThanMs !== undefined && { olderThanMs }),
            signal: stop.signal,
        };
        const leftovers = await (0,_compose_executor_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH)(asked, executor);
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
const isStuck = ({ fate }) => fate === "stuck";
function byKind(leftovers) {
    const ofKind = (kind) => leftovers.filter((each) => each.kind === kind);
    const pods = ofKind("pod");
    return {
        containers: ofKind("container"),
        ...(pods.length > 0 && { pods }),
        images: ofKind("image"),
        caches: ofKind("cache"),
    };
}
function describe(leftovers) {
    const lines = leftovers.map(({ fate, name, runId, state, reason }) => {
        const why = fate === "kept" ? "kept so that you can look inside. --kept removes it" : reason;
        const facts = [name, runId === "" ? "" : `run ${runId}`, state, why].filter((fact) => fact !== "");
        return `${(fate === "would-remove" ? "would go" : fate).padEnd(9)}${(0,_output_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .showHidden */ .Ul)(facts.join(" · "))}\n`;
    });
    const gone = leftovers.filter(({ fate }) => fate === "removed" || fate === "would-remove");
    const verb = leftovers.some(({ fate }) => fate === "would-remove") ? "would be removed" : "removed";
    const end = gone.length === 0 ? "Nothing to remove." : `${countKinds(gone)} ${verb}.`;
    const stuck = leftovers.filter(isStuck);
    const isInCluster = stuck.some(({ kind }) => kind === "pod");
    const help = isInCluster
        ? `The cluster does not remove ${countKinds(stuck)}. Remove the pods with \`kubectl delete pod\`.`
        : `The container engine cannot remove ${countKinds(stuck)}. Restart the engine.`;
    return `${lines.join("")}${[end, ...(stuck.length === 0 ? [] : [help])].join(" ")}\n`;
}
/** For example `2 containers and 1 image`. */
function countKinds(leftovers) {
    const kinds = ["container", "pod", "image", "cache"];
    const counts = kinds.flatMap((kind) => {
        const number = leftovers.filter((each) => each.kind === kind).length;
        return number > 0 ? [(0,_format_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(kind, number)] : [];
    });
    return counts.join(" and ");
}
function durationOf(word) {
    const ms = (0,_format_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .parseDurationMs */ .y)(word);
    if (ms !== null)
        return ms;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", `--older-than: must be a duration such as 36h, not ${JSON.stringify(word)}`, { nextStep: "Write it as 90s, 10m or 36h." });
}


/***/ }),

/***/ 1473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ loadRendering),
  h: () => (/* binding */ writeFiles)
});

;// CONCATENATED MODULE: ./lib/reports/formats/manifest.js
/** The manifest of these files. If two files have the same path, the later one counts. */
function manifestOf(files) {
    const byPath = new Map(files.map(({ path, bytes, sha256 }) => [path, { path, bytes, sha256 }]));
    return { files: [...byPath.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)) };
}

;// CONCATENATED MODULE: ./lib/earlier/run-files.js

const manifestName = "manifest.json";
/** Loaded late, because it is most of a run's code. */
const loadRendering = () => Promise.all(/* import() */[__webpack_require__.e(5725), __webpack_require__.e(8269), __webpack_require__.e(3489), __webpack_require__.e(3523), __webpack_require__.e(6545), __webpack_require__.e(8467), __webpack_require__.e(2735), __webpack_require__.e(676), __webpack_require__.e(1153)]).then(__webpack_require__.bind(__webpack_require__, 15190));
/** Writes all files that are computed from a run's events. The last one lists all files. */
async function writeFiles(folder, events) {
    const { renderFiles } = await loadRendering();
    const files = await renderFiles(events, {
        readArtifact: (path) => folder.readArtifact(path),
        readShown: (name) => folder.readShown(name),
        runDir: folder.path,
    });
    for (const [name, content] of files)
        await folder.write(name, content);
    const others = (await folder.list()).filter(({ path }) => path !== manifestName);
    await folder.write(manifestName, `${JSON.stringify(manifestOf(others), null, 2)}\n`);
}


/***/ }),

/***/ 45142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listRuns: () => (/* binding */ listRuns),
/* harmony export */   removeRun: () => (/* binding */ removeRun),
/* harmony export */   runNamed: () => (/* binding */ runNamed),
/* harmony export */   usualRuns: () => (/* binding */ usualRuns)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _files_safe_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9122);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9668);
/* harmony import */ var _reports_result_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13708);
/* harmony import */ var _run_state_apply_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68071);
/* harmony import */ var _run_folder_at_work_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55441);
/* harmony import */ var _open_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27934);








const usualRuns = ".agent-exec";
/**
 * The runs in a folder. Links do not count.
 * @throws AgentExecError `settings-invalid` if the folder does not exist.
 */
async function listRuns(folder) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder);
    const names = await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__/* .namesIn */ .wX)(root).catch((cause) => {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsInvalid */ .DI)(`There are no runs in ${root}: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(cause)}`, `Give the folder that contains the run folders. By default, this is ${usualRuns} in the current folder.`, cause);
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
/**
 * The folder of a run, given by its name in the default folder, or by its path. Undefined: the newest run there.
 * @throws AgentExecError `settings-invalid` if there is no run.
 */
async function runNamed(name) {
    if (name !== undefined) {
        const isOne = /^[\w.-]+$/.test(name) && (await isRun((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(usualRuns), name));
        return isOne ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(usualRuns, name) : name;
    }
    const [newest] = (await listRuns(usualRuns)).runs;
    if (newest !== undefined)
        return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(usualRuns, newest.name);
    throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsInvalid */ .DI)(`There are no runs in ${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(usualRuns)}.`, "Give the folder of a run, or start a run with `agent-exec run`.");
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
    const { events } = await (0,_open_run_js__WEBPACK_IMPORTED_MODULE_7__.readRun)(path);
    const { run, end, usage } = (0,_run_state_apply_js__WEBPACK_IMPORTED_MODULE_5__/* .fold */ .AU)(events);
    const { verified, attempts, turns } = (0,_reports_result_result_js__WEBPACK_IMPORTED_MODULE_4__/* .resultOf */ .Bg)(events);
    const open = (await (0,_run_folder_at_work_js__WEBPACK_IMPORTED_MODULE_6__/* .isAtWork */ .pG)(path)) ? "running" : "cut off";
    return {
        startedAt: run.at,
        outcome: end?.outcome ?? open,
        verified: run.policy.verify.length === 0 ? null : verified,
        attempts,
        turns,
        usage,
        task: run.task.text,
        repeats: run.repeats ?? null,
    };
}


/***/ }),

/***/ 52278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ bytesOf),
/* harmony export */   $2: () => (/* binding */ bytesWithin),
/* harmony export */   $E: () => (/* binding */ contentOf),
/* harmony export */   Yr: () => (/* binding */ hashed),
/* harmony export */   qQ: () => (/* binding */ hashOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** Yields bytes as the content of a file. */
async function* contentOf(bytes) {
    if (bytes.byteLength > 0)
        yield bytes;
}
/** All bytes of a content that is known to be small. */
async function bytesOf(content) {
    const chunks = [];
    for await (const chunk of content)
        chunks.push(chunk);
    return Buffer.concat(chunks);
}
/** All bytes of a stream; null if there are more than `maxBytes`. */
async function bytesWithin(stream, maxBytes) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of stream) {
        bytes += chunk.byteLength;
        if (bytes > maxBytes)
            return null;
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}
/** The same content. `onEnd` gets its SHA-256 in hex once it was read to its end. */
async function* hashed(content, onEnd) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
    for await (const chunk of content) {
        hash.update(chunk);
        yield chunk;
    }
    onEnd(hash.digest("hex"));
}
/** The SHA-256 of a content, in hex. */
async function hashOf(content) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
    for await (const chunk of content)
        hash.update(chunk);
    return hash.digest("hex");
}


/***/ }),

/***/ 36753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ createTemporaryFolder),
/* harmony export */   y: () => (/* binding */ temporaryFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);




/** Creates a temporary folder, which the caller removes. @throws AgentExecError `storage-failed`. */
async function createTemporaryFolder(prefix, above = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)()) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(above, prefix));
    }
    catch (cause) {
        const { code = "unknown" } = cause;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AgentExecError */ .r("storage-failed", `agent-exec cannot write into the folder for temporary files, ${above}: ${reasons[code] ?? code}.`, { nextStep: "Set TMPDIR to a folder that you can write to and that has free space.", cause });
    }
}
/** Creates a folder. If git was killed, processes that it started may still write there for a moment. */
async function temporaryFolder(prefix, above) {
    const path = await createTemporaryFolder(prefix, above);
    const removing = { recursive: true, force: true, maxRetries: 10, retryDelay: 50 };
    return { path, [Symbol.asyncDispose]: () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, removing) };
}
const reasons = {
    ENOENT: "the folder does not exist",
    ENOTDIR: "the path is not a folder",
    EACCES: "you cannot write there",
    EROFS: "the disk is read-only",
    ENOSPC: "the disk is full",
    EDQUOT: "your quota there is used up",
};


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
    // Without this, 1,023.95 would be shown as 1,024.
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
/** Formats US dollars to a hundredth of a cent: `$0.0042`. */
function formatUsd(usd) {
    return `$${usd.toFixed(4)}`;
}
/** A number with its noun: `1 file`, `2 files`, `1,200 files`. Irregular nouns need `plural`. */
function count(noun, number, plural = `${noun}s`) {
    return `${formatCount(number)} ${number === 1 ? noun : plural}`;
}


/***/ }),

/***/ 50159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

/** When this process began, on the machine's clock. */
const begin = Date.now() - performance.now();
const systemClock = {
    // Durations and deadlines must not change if somebody sets the machine's clock while agent-exec runs.
    now: () => Math.round(begin + performance.now()),
    async sleep(ms, { signal }) {
        try {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, { signal });
        }
        catch (thrown) {
            throw signal.aborted ? signal.reason : thrown;
        }
    },
};


/***/ })

};
