export const id = 8016;
export const ids = [8016];
export const modules = {

/***/ 96785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   audit: () => (/* binding */ audit)
/* harmony export */ });
/* harmony import */ var _compose_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66019);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51196);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14647);
/* harmony import */ var _facts_outcomes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83518);
/* harmony import */ var _process_env_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(36130);
/* harmony import */ var _process_stop_signals_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39269);
/* harmony import */ var _terminal_terminal_style_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13482);
/* harmony import */ var _given_settings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6514);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(17721);
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










/** Attacks a verification and says what fooled it. Resolves with 0 where nothing did. @throws AgentExecError before it begins. */
async function audit({ flags: { files, from, json, ...flags } }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const isJson = json === true;
        const { variable } = (0,_process_env_js__WEBPACK_IMPORTED_MODULE_9__/* .readEnvironment */ .Q)();
        const found = await (0,_given_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .givenSettings */ .j)("audit", isJson ? { ...flags, json: true } : flags, variable);
        if (found === null)
            return 0;
        if (typeof files !== "string")
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", "The audit needs the files that your task is about.", {
                nextStep: "Name them, for example with --files 'src/**'.",
            });
        const stop = __addDisposableResource(env_1, (0,_process_stop_signals_js__WEBPACK_IMPORTED_MODULE_5__/* .listenForStopSignals */ .OV)(), false);
        const style = (0,_terminal_terminal_style_js__WEBPACK_IMPORTED_MODULE_6__/* .terminalStyle */ .w)(process.stdout.isTTY && variable("NO_COLOR") === undefined);
        const findings = [];
        try {
            const asked = {
                settings: found.settings,
                variable,
                files,
                from: typeof from === "string" ? from : undefined,
                signal: stop.signal,
            };
            for await (const each of (0,_compose_audit_js__WEBPACK_IMPORTED_MODULE_0__.auditOf)(asked)) {
                findings.push(each);
                if (!isJson)
                    (0,_print_js__WEBPACK_IMPORTED_MODULE_8__/* .printOutput */ .jP)(lineOf(each, style));
            }
        }
        catch (error) {
            if (!stop.signal.aborted)
                throw error;
            (0,_print_js__WEBPACK_IMPORTED_MODULE_8__/* .printError */ .yJ)("agent-exec: stopped; unfinished work is lost.\n");
            return _facts_outcomes_js__WEBPACK_IMPORTED_MODULE_4__/* .outcomes */ .KI.cancelled.exitCode;
        }
        const of = (status) => findings.filter((each) => each.status === status).length;
        const sums = { held: of("held"), fooled: of("fooled"), refused: of("refused"), notTried: of("not-tried") };
        if (isJson)
            (0,_print_js__WEBPACK_IMPORTED_MODULE_8__/* .printJson */ .Q2)({ version: 1, verify: found.settings.verify, ...sums, findings });
        else
            (0,_print_js__WEBPACK_IMPORTED_MODULE_8__/* .printOutput */ .jP)(summaryOf(sums, findings));
        if (sums.notTried > 0)
            return _facts_outcomes_js__WEBPACK_IMPORTED_MODULE_4__/* .outcomes */ .KI["infrastructure-error"].exitCode;
        return sums.fooled + sums.refused === 0 ? 0 : _facts_outcomes_js__WEBPACK_IMPORTED_MODULE_4__/* .outcomes */ .KI.failed.exitCode;
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
    held: "HELD",
    fooled: "FOOLED",
    refused: "REFUSED",
    unknown: "UNKNOWN",
    "not-tried": "NOT TRIED",
};
function lineOf({ name, what, status, exitCode, lastLines, closes, durationMs }, style) {
    const paint = status === "held" ? style.good : status === "not-tried" || status === "unknown" ? style.warn : style.bad;
    const isOverruled = status === "held" && exitCode === 0 && !["untouched", "right"].includes(name);
    const code = exitCode === null ? "" : `, exit code ${exitCode}${isOverruled ? ", overruled by agent-exec" : ""}`;
    const head = `${paint(words[status].padEnd(9))} ${name}  ${what} ${style.dim(`(${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(durationMs)}${code})`)}\n`;
    if (status === "held")
        return head;
    const said = (0,_output_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .showHidden */ .U)(lastLines).split("\n");
    const lines = said
        .filter((line) => line.trim() !== "")
        .map((line) => `          ${style.dim(`│ ${line}`)}\n`);
    return `${head}${lines.join("")}${closes === "" ? "" : `          → ${closes}\n`}`;
}
function summaryOf({ held, fooled, refused, notTried }, findings) {
    const rest = [
        ...(findings.some(({ status }) => status === "unknown") ? ["no right solution was tried"] : []),
        ...(refused === 0 ? [] : ["the right solution fails"]),
        ...(notTried === 0 ? [] : [`${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)("trial", notTried)} could not run`]),
    ];
    const closes = new Set(findings.filter(({ status }) => status === "fooled").map((each) => each.closes));
    const ways = closes.size === 0 ? "" : `To close the holes:\n${[...closes].map((each) => `  → ${each}\n`).join("")}`;
    return `\n${[`${held} held`, `${fooled} fooled`, ...rest].join(", ")}.\n${ways}`;
}


/***/ }),

/***/ 20063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ pinnedTo),
/* harmony export */   gV: () => (/* binding */ runsOnHost),
/* harmony export */   uH: () => (/* binding */ clean),
/* harmony export */   w2: () => (/* binding */ composeExecutor)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var _executors_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2284);
/* harmony import */ var _process_system_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50159);
/* harmony import */ var _workspace_source_base_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25912);





/**
 * The executor that the settings name. No engine was asked anything yet.
 * @throws AgentExecError `settings-invalid` for what can be told to be wrong without one: sizes that do not fit each
 *   other, half a login, a context, certificates, what a volume leads to.
 */
async function composeExecutor(wiring, runId) {
    const { settings, face, base, variable = () => undefined } = wiring;
    const files = (0,_workspace_source_base_files_js__WEBPACK_IMPORTED_MODULE_4__/* .baseFiles */ .H)(base, { here: ".", runFolder: settings.out ?? ".agent-exec" });
    const needsFiles = settings.verify.length > 0;
    const cacheOwner = wiring.cacheOwner ?? ownerHere(variable);
    const asked = {
        settings,
        face,
        variable,
        runId,
        baseFiles: files,
        cacheOwner,
        clock: _process_system_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .systemClock */ .m,
        needsFiles,
    };
    return (0,_executors_index_js__WEBPACK_IMPORTED_MODULE_2__/* .findExecutor */ .b4)(settings.executor).load(asked);
}
/** The current folder of this machine. Where a pipeline started us nobody tells whose pull request lies in it. */
function ownerHere(variable) {
    if (variable("CI") !== undefined)
        return { refused: "in CI, only the action can tell whether the files come from a fork" };
    return { name: `${(0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)()}:${process.cwd()}` };
}
/** Removes what runs whose process is dead left, of whatever executor. @throws AgentExecError `engine-unavailable`. */
async function clean(options) {
    const leftovers = [];
    for (const executor of Object.values(_executors_index_js__WEBPACK_IMPORTED_MODULE_2__/* .executors */ .BA))
        leftovers.push(...((await executor.clean?.(options)) ?? []));
    return leftovers;
}
/** Whether code runs on this machine itself, with its user's rights. */
function runsOnHost({ executor }) {
    return !(0,_executors_index_js__WEBPACK_IMPORTED_MODULE_2__/* .findExecutor */ .b4)(executor).isolates;
}
/** The executor, whose every start fails where its image has another digest or id; the same where that is undefined. */
function pinnedTo(pinned, executor) {
    if (pinned === undefined)
        return executor;
    const start = async (options) => {
        const session = await executor.start(options);
        const { image, digest } = session.facts;
        if (digest === pinned)
            return session;
        await session.stop();
        throw otherImage(image ?? executor.name, { digest, pinned });
    };
    return { ...executor, start };
}
function otherImage(name, { digest, pinned }) {
    const message = `${name} is not the run's image: found ${digest ?? "none"} instead of ${pinned}.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("image-unavailable", message, {
        nextStep: `Set \`image\` to the run's image, as \`NAME@${pinned}\` or its id, or to another image to see what differs.`,
    });
}


/***/ }),

/***/ 53080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ withApproval),
/* harmony export */   U: () => (/* binding */ policyOf)
/* harmony export */ });
/* harmony import */ var _settings_run_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88848);

/** What the run keeps to, of the settings. */
function policyOf(settings, { hasWriter, decidesApart = false, }) {
    const until = hasWriter ? (0,_settings_run_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .untilOf */ .g)(settings) : "pass";
    return {
        maxRetries: settings["max-retries"],
        maxTurns: settings["max-turns"] ?? _settings_run_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultTurns */ .a5[until],
        maxInfrastructureRetries: 2,
        maxTokens: settings["max-tokens"] ?? null,
        ...(settings["max-cost-usd"] !== undefined && { maxCostUsd: settings["max-cost-usd"] }),
        timeoutMs: settings.timeout,
        ...(settings["idle-timeout"] !== undefined && { idleTimeoutMs: settings["idle-timeout"] }),
        totalTimeoutMs: settings["total-timeout"],
        verify: settings.verify,
        ...(settings["verify-report"] !== undefined && { verifyReport: settings["verify-report"] }),
        ...(settings.control !== "off" && settings.verify.length > 0 && { control: settings.control }),
        ...(settings["counter-check"] === "auto" && settings.verify.length > 0 && { counterCheck: true }),
        ...(settings.audit !== "off" && settings.verify.length > 0 && { audit: settings.audit }),
        keepGoing: settings["keep-going"],
        hasWriter,
        ...(until === "done" && { until, doneWord: settings["done-word"] }),
        ...(hasWriter && {
            decision: decidesApart && settings.decision === "combined" ? "separate" : settings.decision,
        }),
        ...(hasWriter && settings.vision && { vision: true }),
        ...(settings.context !== undefined && { context: settings.context }),
        ...(settings.blocks === "last" && { blocks: settings.blocks }),
        ...(settings["reviewer-model"] !== undefined && { reviewer: settings["reviewer-model"] }),
        ...(hasWriter && settings.reflect && { reflect: true }),
    };
}
/** What a run keeps to, with another word on when a person is asked. */
function withApproval(before, approval) {
    const { approval: _, ...policy } = before;
    return approval === undefined || approval === "never" ? policy : { ...policy, approval };
}


/***/ }),

/***/ 77301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ countingOf),
  O: () => (/* binding */ openWorkspace)
});

;// CONCATENATED MODULE: ./lib/workspace/counting/counting-in-empty.js
/** Of a workspace that begins empty all counts but what Python would take in the place of a source that is handed out. */
const countingInEmpty = {
    told: [],
    warnings: [],
    discountOf: async ({ path }) => /(?:^|\/)__pycache__\/|\.py[co]$/.test(path)
        ? { kind: "cache", reason: "tools keep it for themselves" }
        : null,
    async [Symbol.asyncDispose]() { },
};

;// CONCATENATED MODULE: ./lib/compose/workspace.js

/** Which changes count, as the settings say. */
function countingOf(settings) {
    return {
        protect: settings.protect,
        mayChange: settings["may-change"],
        unprotect: settings.unprotect,
        allowWorkflow: settings["allow-workflow"],
        isJudgeApart: settings.judge === "apart",
        verify: settings.verify,
    };
}
/**
 * What the code is given to work on, and what its owner says of how.
 * @throws AgentExecError `settings-invalid` where it cannot be read, or is more than the executor has room for.
 */
async function openWorkspace(asked, { executor, counting, ...owner }) {
    if (asked.name === "empty")
        return { source: null, instructions: null, counting: countingInEmpty };
    // Loaded where there are files; and all of it before the code runs, which may reach our own files where nothing isolates it.
    const { workspaceSource } = await __webpack_require__.e(/* import() */ 8515).then(__webpack_require__.bind(__webpack_require__, 10896));
    const source = await workspaceSource({ ...asked, here: "." });
    executor.checkRoom?.(source.size);
    const { readOwnerInstructions } = await __webpack_require__.e(/* import() */ 6284).then(__webpack_require__.bind(__webpack_require__, 96284));
    const { countingIn } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(3292), __webpack_require__.e(4147)]).then(__webpack_require__.bind(__webpack_require__, 54147));
    return {
        source,
        instructions: await readOwnerInstructions(source, owner),
        counting: countingIn(source, counting),
    };
}


/***/ }),

/***/ 60795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ foldersOf)
/* harmony export */ });
/** The folders that a path lies in, outermost first: `a` and `a/b` for `a/b/c`. */
function foldersOf(path) {
    const parts = path.split("/");
    return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
}


/***/ }),

/***/ 35246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ editedWords)
/* harmony export */ });
/* harmony import */ var _listed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90566);

const verbs = { changed: "edited", added: "added", deleted: "deleted" };
/** What an edit did to files, to go on a sentence: "edited `a.py`, `b.py`; deleted `c.py`". */
function editedWords(edited) {
    const parts = ["changed", "added", "deleted"].map((wanted) => {
        const names = edited.filter(({ kind }) => kind === wanted).map(({ path }) => (0,_listed_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .r)(path));
        return names.length === 0 ? "" : `${verbs[wanted]} ${(0,_listed_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .K)(names)}`;
    });
    return parts.filter((part) => part !== "").join("; ");
}


/***/ }),

/***/ 35428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ny: () => (/* binding */ leftOutWords),
/* harmony export */   XY: () => (/* binding */ judgedFiles),
/* harmony export */   jo: () => (/* binding */ undoneWords),
/* harmony export */   sA: () => (/* binding */ countedChanges)
/* harmony export */ });
/* harmony import */ var _facts_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80436);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90566);


/** What the code changed, as far as it counts. */
async function* countedChanges(changes, { counting, given, onUndone }) {
    const undone = [];
    for await (const each of changes) {
        const { entry, content } = readable(each);
        const { path } = entry;
        const discount = await counting.discountOf({ path, content });
        if (discount === null) {
            yield entry;
            continue;
        }
        const original = (entry.kind === "left-out" ? below(path, given) : [path]).filter((one) => given.has(one));
        const putBack = original.map((one) => ({ path: one, how: "put-back", ...discount }));
        const isKeptOut = !given.has(path) && entry.kind !== "deleted";
        undone.push(...putBack, ...(isKeptOut ? [{ path, how: "kept-out", ...discount }] : []));
    }
    onUndone(undone.toSorted((one, other) => (one.path < other.path ? -1 : 1)));
}
/** The files of a verification, of which those are private that are the judge's alone. */
async function* judgedFiles(files, { isHidden = () => false } = {}) {
    for await (const file of files)
        yield file.kind === "file" && isHidden(file.path) ? { ...file, isPrivate: true } : file;
}
/** 1 MiB: a manifest that is larger is none that anybody reads. */
const maxReadBytes = 1024 ** 2;
/** The same entry, whose content may be looked at before it is handed on. */
function readable(entry) {
    if (entry.kind !== "file" || entry.bytes > maxReadBytes)
        return { entry, content: async () => null };
    let read = null;
    const content = () => (read ??= allOf(entry.content));
    const again = async function* () {
        if (read === null)
            yield* entry.content;
        else
            yield await read;
    };
    return { entry: { ...entry, content: again() }, content };
}
async function allOf(content) {
    const chunks = [];
    for await (const chunk of content)
        chunks.push(chunk);
    return Buffer.concat(chunks);
}
function below(path, given) {
    return [...given].filter((each) => each === path || each.startsWith(`${path}/`));
}
const unprotect = "list them in `unprotect` if the task is about them";
/** What is told of each kind, but for what tools make by themselves. */
const told = {
    protected: { what: "protected files" },
    "in-the-way": { what: "files in the way of protected ones" },
    judging: { what: "files that a verification calls", advice: unprotect },
    steering: { what: "files that steer tools", advice: unprotect },
    shadowing: { what: "files that hide a module of Python or a test tool", advice: unprotect },
    compiled: { what: "compiled files", advice: unprotect },
    outside: { what: "files that the task may not change", advice: "list them in `may-change` to allow it" },
    workflow: { what: "workflow files", advice: "list them in `allow-workflow` to allow it" },
};
/** What was undone, in sentences for people and for the writer; "" for nothing. */
function undoneWords(undone) {
    const namesOf = (kind, how) => undone.filter((each) => each.kind === kind && each.how === how).map(({ path }) => (0,_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .named */ .r)(path));
    const sentences = Object.entries(told).flatMap(([kind, { what, advice }]) => {
        const putBack = namesOf(kind, "put-back");
        const keptOut = namesOf(kind, "kept-out");
        const parts = [
            ...(putBack.length === 0 ? [] : [`were restored: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .K)(putBack)}`]),
            ...(keptOut.length === 0 ? [] : [`were removed: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .K)(keptOut)}`]),
        ];
        const rest = advice === undefined ? "" : ` (${advice})`;
        return parts.length === 0 ? [] : [`Before the verification ${what} ${parts.join("; ")}${rest}.`];
    });
    const ignored = namesOf("ignored", "kept-out");
    if (ignored.length > 0)
        sentences.push(`The verification ran without new files that the repository ignores, because a patch leaves them out: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .K)(ignored)}.`);
    return sentences.join(" ");
}
/** What of the code's files a verification did not get because it has no way out of a sandbox, in one sentence; "" for nothing. */
function leftOutWords(leftOut) {
    if (leftOut.length === 0)
        return "";
    const each = leftOut.map(({ path, reason }) => `${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .named */ .r)(path)} (${reason})`);
    return `The verification did not get all files that the code left. Missing: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .K)(each, (0,_facts_files_js__WEBPACK_IMPORTED_MODULE_0__/* .countRefused */ .IR)(leftOut))}.`;
}


/***/ }),

/***/ 34098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ verifiedFiles)
/* harmony export */ });
/* harmony import */ var _counted_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35428);

/** What the session of a verification begins with. */
function verifiedFiles({ files, changes, counting, onChanged = () => undefined, check, }) {
    const judged = files === undefined ? undefined : (0,_counted_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedFiles */ .XY)(files, counting);
    const given = judged === undefined ? undefined : (check?.given(judged) ?? judged);
    const heard = changes === undefined ? undefined : hearing(changes, onChanged);
    const changed = heard === undefined ? undefined : (check?.changes(heard) ?? heard);
    return {
        ...(given !== undefined && { files: given }),
        ...(changed !== undefined && { changes: changed }),
    };
}
async function* hearing(changes, onChanged) {
    for await (const entry of changes) {
        if (entry.kind !== "left-out")
            onChanged(entry.path);
        yield entry;
    }
}


/***/ }),

/***/ 13482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ gutter),
/* harmony export */   w: () => (/* binding */ terminalStyle)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

/** Stands before each line that others wrote, so that none passes for one of ours. */
const gutter = "  │ ";
/** Colours, or none where the stream is no terminal or the person wants none. */
function terminalStyle(hasColour) {
    const paint = (format) => (text) => hasColour ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(format, text, { validateStream: false }) : text;
    return {
        bold: paint("bold"),
        dim: paint("dim"),
        good: paint("green"),
        bad: paint("red"),
        warn: paint("yellow"),
        accent: paint("cyan"),
    };
}


/***/ })

};
