export const id = 5426;
export const ids = [5426];
export const modules = {

/***/ 9538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  regrade: () => (/* binding */ regrade_regrade)
});

// EXTERNAL MODULE: ./lib/earlier/continued-run.js + 1 modules
var continued_run = __webpack_require__(40353);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/files/safe-files.js
var safe_files = __webpack_require__(9668);
// EXTERNAL MODULE: ./lib/facts/execution.js
var facts_execution = __webpack_require__(6257);
// EXTERNAL MODULE: ./lib/facts/test-run.js
var test_run = __webpack_require__(89259);
// EXTERNAL MODULE: ./lib/reports/transcript/transcript.js + 4 modules
var transcript_transcript = __webpack_require__(56061);
// EXTERNAL MODULE: ./lib/run/state/apply.js
var apply = __webpack_require__(68071);
// EXTERNAL MODULE: ./lib/run/state/standing.js
var standing = __webpack_require__(19411);
// EXTERNAL MODULE: ./lib/proof/grade.js
var grade = __webpack_require__(91521);
// EXTERNAL MODULE: ./lib/run-folder/run-folder.js
var run_folder = __webpack_require__(5314);
// EXTERNAL MODULE: ./lib/settings/recorded.js
var recorded = __webpack_require__(6173);
;// CONCATENATED MODULE: ./lib/earlier/regraded-run.js











/**
 * Reads a run in order to run its verifications again. The folder may be a stranger's.
 * @param path the run's folder, or its transcript
 * @throws AgentExecError `settings-invalid` if there is no run, or if it had no verification; `transcript-invalid`.
 */
async function readRegradedRun(path) {
    const { folder, transcript } = await (0,run_folder/* openRunFolder */.iN)(path);
    const state = (0,apply/* fold */.AU)((0,transcript_transcript/* parseTranscript */.K)(transcript).events);
    const { run } = state;
    const verifications = (0,standing/* decidingAttempt */.JF)(state)?.verifications ?? [];
    if (run === null || verifications.length === 0)
        throw new errors/* AgentExecError */.r("settings-invalid", `The run in ${folder.path} has no verification to run again.`, {
            nextStep: "`agent-exec show` prints the run's summary. Only runs that were started with `verify` have verifications.",
        });
    // The changes come from the run's own folder, even if the run continued another one.
    const { continue: _continued, ...given } = (0,recorded/* withoutAsking */.SC)(run.given ?? (0,recorded/* givenFromParsed */.$o)(run.settings));
    return { folder: folder.path, state, run, given, pinned: state.lastSession?.digest ?? undefined };
}
/**
 * Runs the run's verifications again, on the original files and with its changes.
 * @throws the executor's errors. If the signal aborts, the error is the signal's reason.
 */
async function* regrade({ folder, state }, { grading, changes, hash }) {
    yield* asListed(folder, state);
    const { controls, lastSession } = state;
    for (const { index, command, ...recorded } of controls)
        yield held(`before any change: ${command}`, recorded, await (0,grade.grade)(index, grading));
    for (const { index, command, ...recorded } of (0,standing/* decidingAttempt */.JF)(state).verifications) {
        const control = controls.find((each) => each.index === index);
        const failedBefore = control !== undefined && (0,facts_execution/* hasFailed */.WN)(control) ? control : undefined;
        const now = await (0,grade.grade)(index, grading, { changes, before: control?.tests, failedBefore });
        yield held(command, recorded, now);
    }
    const [then, now] = [lastSession?.given, hash()];
    if (then !== undefined && now !== undefined)
        yield { what: "the given files", recorded: then, now, isSame: then === now };
}
/** Compares the patch with the manifest. */
async function* asListed(folder, { files }) {
    const name = files?.changes?.patch ?? null;
    if (name === null)
        return;
    const now = await (0,safe_files/* readRegular */.VX)(folder, name).then((bytes) => (0,external_node_crypto_.hash)("sha256", bytes), () => "none");
    const recorded = await listedHash(folder, name);
    yield { what: "the patch", recorded, now, isSame: recorded === now };
}
async function listedHash(folder, name) {
    try {
        const manifest = JSON.parse((await (0,safe_files/* readRegular */.VX)(folder, "manifest.json")).toString());
        const listed = manifest.files?.find(({ path }) => path === name)?.sha256;
        return typeof listed === "string" ? listed : "not in the manifest";
    }
    catch {
        return "no manifest";
    }
}
function held(what, recorded, now) {
    const isSame = (0,facts_execution/* hasPassed */.Pc)(recorded) === (0,facts_execution/* hasPassed */.Pc)(now) &&
        recorded.ending === now.ending &&
        recorded.exitCode === now.exitCode &&
        countsOf(recorded) === countsOf(now);
    return { what, recorded: words(recorded), now: words(now), isSame };
}
function countsOf({ tests }) {
    return tests === undefined ? "" : (0,test_run/* testsWords */.hX)(tests);
}
function words(execution) {
    const { ending, exitCode } = execution;
    const how = ending === "exited" ? `exit code ${exitCode}` : `${ending} (exit code ${exitCode ?? "unknown"})`;
    return [how, ...(0,facts_execution/* testedWords */.Hn)(execution)].join(", ");
}

// EXTERNAL MODULE: ./lib/compose/executor.js
var compose_executor = __webpack_require__(20063);
// EXTERNAL MODULE: ./lib/compose/policy.js
var compose_policy = __webpack_require__(53080);
// EXTERNAL MODULE: ./lib/compose/workspace.js + 1 modules
var compose_workspace = __webpack_require__(77301);
;// CONCATENATED MODULE: ./lib/compose/regrade.js
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
 * Runs a run's verifications again in fresh sandboxes, without a model, on the current files plus the run's changes.
 * @throws AgentExecError `settings-invalid` if the current files are not the run's original files, or if the changes do
 * not fit; the executor's errors. If the signal aborts, the error is the signal's reason.
 */
async function* composeRegrade(regraded, { settings, variable, pinned, signal, onWarning }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { folder, run } = regraded;
        // Limits and proofs come from the current settings, because a transcript could weaken them.
        const policy = (0,compose_policy/* policyOf */.U)({ ...settings, verify: [...run.policy.verify] }, { hasWriter: true });
        const wiring = {
            settings: { ...settings, verify: [...run.policy.verify] },
            face: "run",
            variable,
            base: { kind: "folder" },
        };
        const executor = (0,compose_executor/* pinnedTo */.A_)(pinned, await (0,compose_executor/* composeExecutor */.w2)(wiring, `regrade-${run.runId.slice(-6)}`));
        const { workspace } = settings;
        const { source, counting } = await (0,compose_workspace/* openWorkspace */.O)({
            name: workspace,
            runFolder: ".agent-exec",
            otherRuns: [folder],
            maxFiles: settings["max-files"],
        }, {
            executor,
            paths: [],
            counting: (0,compose_workspace/* countingOf */.d)(wiring.settings),
        });
        const _counting = __addDisposableResource(env_1, counting, true);
        const continued = await (0,continued_run.continuedRun)(folder, { workspace, source, here: "." });
        const begun = __addDisposableResource(env_1, continued.begun, true);
        if (continued.continues.files === "applied")
            throw applied(folder);
        const grading = { executor, workspace: source ?? undefined, counting, policy, signal, onWarning };
        yield* regrade(regraded, {
            grading,
            changes: () => begun.entries(),
            hash: () => source?.hash?.(),
        });
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function applied(folder) {
    return new errors/* AgentExecError */.r("settings-invalid", `The workspace already contains the patch of the run in ${folder}.`, {
        nextStep: "Restore the files that the run started from: use `git stash`, or check out the run's commit.",
    });
}

// EXTERNAL MODULE: ./lib/facts/outcomes.js
var outcomes = __webpack_require__(83518);
// EXTERNAL MODULE: ./lib/process/env.js
var env = __webpack_require__(36130);
// EXTERNAL MODULE: ./lib/process/stop-signals.js
var stop_signals = __webpack_require__(39269);
// EXTERNAL MODULE: ./lib/terminal/others-words.js
var others_words = __webpack_require__(86221);
// EXTERNAL MODULE: ./lib/cli/given-settings.js + 1 modules
var given_settings = __webpack_require__(65309);
// EXTERNAL MODULE: ./lib/cli/run/host-consent.js
var host_consent = __webpack_require__(51583);
// EXTERNAL MODULE: ./lib/cli/print.js
var print = __webpack_require__(17721);
;// CONCATENATED MODULE: ./lib/cli/earlier/regrade.js
var regrade_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var regrade_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
 * Verifies a run's result again, without a model. Resolves with 1 if something differs.
 * @throws AgentExecError before it begins.
 */
async function regrade_regrade(path, flags) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { variable } = (0,env/* readEnvironment */.Q)();
        const run = await readRegradedRun(path);
        const found = await (0,given_settings/* givenSettings */.j)("run", flags, variable, { recorded: run });
        if (found === null)
            return 0;
        // The verifications come from the run's policy.
        const settings = { ...found.settings, verify: [...run.run.policy.verify] };
        if (!(await (0,host_consent/* agreesToHostCode */.K)(settings, run)))
            return 1;
        const stop = regrade_addDisposableResource(env_1, (0,stop_signals/* listenForStopSignals */.OV)(), false);
        const all = [];
        const warnings = new Map();
        const onWarning = (warning) => {
            if (!settings.json && !warnings.has(warning.message))
                (0,print/* printOutput */.jP)(`! ${(0,others_words/* oneLine */.TN)(warning.message)}\n`);
            warnings.set(warning.message, warning);
        };
        // If the user names an image, the user wants to see the differences with this image.
        const pinned = "image" in flags ? undefined : run.pinned;
        try {
            const wiring = { settings, variable, pinned, signal: stop.signal, onWarning };
            for await (const each of composeRegrade(run, wiring)) {
                all.push(each);
                if (!settings.json)
                    (0,print/* printOutput */.jP)(line(each));
            }
        }
        catch (error) {
            if (!stop.signal.aborted)
                throw error;
            (0,print/* printError */.yJ)("agent-exec: stopped. The results of the unfinished verification are lost.\n");
            return outcomes/* outcomes */.KI.cancelled.exitCode;
        }
        const differing = all.filter(({ isSame }) => !isSame).length;
        const told = { isSame: differing === 0, results: all, warnings: [...warnings.values()] };
        if (settings.json)
            (0,print/* printJson */.Q2)({ version: 1, runId: run.run.runId, ...told });
        else
            (0,print/* printOutput */.jP)(differing === 0 ? "\nThe same as recorded.\n" : `\n${differing} of ${all.length} differ.\n`);
        return differing === 0 ? 0 : outcomes/* outcomes */.KI.failed.exitCode;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        regrade_disposeResources(env_1);
    }
}
function line({ what, recorded, now, isSame }) {
    const title = (0,others_words/* oneLine */.TN)(what);
    if (isSame)
        return `✓ ${title}: ${(0,others_words/* oneLine */.TN)(now)}\n`;
    return `✗ ${title}\n  recorded  ${(0,others_words/* oneLine */.TN)(recorded)}\n  now       ${(0,others_words/* oneLine */.TN)(now)}\n`;
}


/***/ }),

/***/ 53080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ policyOf)
/* harmony export */ });
/* harmony import */ var _rows_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83647);
/* harmony import */ var _rows_policy_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67349);


/** Makes a run's rules from its settings. */
function policyOf(settings, { hasWriter, decidesApart = false }) {
    const until = hasWriter ? (0,_rows_policy_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .untilOf */ .g)(settings) : "pass";
    const { decision } = settings;
    return {
        ...(0,_rows_options_js__WEBPACK_IMPORTED_MODULE_0__/* .optionsOf */ .cz)(_rows_policy_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .policyRows */ .Ob, settings),
        maxTurns: settings["max-turns"] ?? _rows_policy_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultTurns */ .a5[until],
        until,
        ...(until === "done" && { doneWord: "TERMINATE" }),
        decision: decidesApart && decision === "combined" ? "separate" : decision,
        maxInfrastructureRetries: 2,
        hasWriter,
        ...(hasWriter && settings.workspace !== "empty" && { savesNamed: true }),
    };
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
/** In a new workspace all changes count, except Python's caches. Python could load a cache instead of a source. */
const countingInEmpty = {
    told: [],
    warnings: [],
    discountOf: async ({ path }) => /(?:^|\/)__pycache__\/|\.py[co]$/.test(path) ? { kind: "cache", reason: "it is a tool's cache" } : null,
    async [Symbol.asyncDispose]() { },
};

;// CONCATENATED MODULE: ./lib/compose/workspace.js

/** Decides which changes count, from the settings. */
function countingOf(settings) {
    return {
        protect: settings.protect,
        onlyChange: settings["only-change"],
        allowToolConfig: settings["allow-tool-config"],
        allowWorkflow: settings["allow-workflow"],
        verifiesAsOther: settings["verify-user"] === "other",
        verify: settings.verify,
    };
}
/**
 * Opens the files for the code, and the owner's instructions about them.
 * @throws AgentExecError `settings-invalid` if the files cannot be read or do not fit into the sandbox.
 */
async function openWorkspace(asked, { executor, counting, ...owner }) {
    if (asked.name === "empty")
        return { source: null, instructions: null, counting: countingInEmpty };
    // Loaded only if there are files. Everything is loaded before code runs, because code without isolation could change
    // agent-exec's own files.
    const { workspaceSource } = await Promise.all(/* import() */[__webpack_require__.e(4711), __webpack_require__.e(8405)]).then(__webpack_require__.bind(__webpack_require__, 4711));
    const source = await workspaceSource({ ...asked, here: "." });
    executor.checkRoom?.(source.size);
    const { readOwnerInstructions } = await __webpack_require__.e(/* import() */ 6284).then(__webpack_require__.bind(__webpack_require__, 96284));
    const { countingIn } = await Promise.all(/* import() */[__webpack_require__.e(3292), __webpack_require__.e(4147)]).then(__webpack_require__.bind(__webpack_require__, 54147));
    return {
        source,
        instructions: await readOwnerInstructions(source, owner),
        counting: countingIn(source, counting),
    };
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
const loadRendering = () => Promise.all(/* import() */[__webpack_require__.e(5725), __webpack_require__.e(8269), __webpack_require__.e(3489), __webpack_require__.e(4343), __webpack_require__.e(8467), __webpack_require__.e(6700), __webpack_require__.e(4887), __webpack_require__.e(676)]).then(__webpack_require__.bind(__webpack_require__, 15190));
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

/***/ 96572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ auditWords)
/* harmony export */ });
/* harmony import */ var _listed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90566);

const maxNamed = 5;
/** For example `34 wrong solutions held` or `2 of 34 wrong solutions fooled it: …`. */
function auditWords({ held, fooled, notTried, fault }) {
    if (fault !== undefined)
        return `not tried: ${fault}`;
    const tried = held + fooled.length;
    const rest = notTried === 0 ? "" : `; ${notTried} could not be tried`;
    if (fooled.length === 0)
        return `refused all ${tried} wrong solutions${rest}`;
    const names = fooled
        .slice(0, maxNamed)
        .map(({ name }) => (0,_listed_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .r)(name))
        .join(", ");
    const more = fooled.length > maxNamed ? ` and ${fooled.length - maxNamed} more` : "";
    return `fooled by ${fooled.length} of ${tried} wrong solutions: ${names}${more}${rest}`;
}


/***/ }),

/***/ 35246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ editedWords)
/* harmony export */ });
/* harmony import */ var _listed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90566);

const verbs = { changed: "edited", added: "added", deleted: "deleted" };
/** Lists an edit's files, as part of a sentence: "edited `a.py`, `b.py`; deleted `c.py`". */
function editedWords(edited) {
    const parts = ["changed", "added", "deleted"].map((wanted) => {
        const names = edited.filter(({ kind }) => kind === wanted).map(({ path }) => (0,_listed_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .r)(path));
        return names.length === 0 ? "" : `${verbs[wanted]} ${(0,_listed_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .K)(names)}`;
    });
    return parts.filter((part) => part !== "").join("; ");
}


/***/ }),

/***/ 67402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Um: () => (/* binding */ pathWord),
/* harmony export */   Vu: () => (/* binding */ readableWord),
/* harmony export */   r7: () => (/* binding */ shellWord)
/* harmony export */ });
/** Text as one word of a shell's command. */
function shellWord(text) {
    return `'${text.replaceAll("'", "'\\''")}'`;
}
/** The same for a command that people read: quotes only where the shell needs them. */
function readableWord(text) {
    return /^[\w.,:/@%+=-]+$/.test(text) ? text : shellWord(text);
}
/** A relative path as a word that no program can mistake for an option. */
function pathWord(path) {
    return shellWord(`./${path}`);
}


/***/ }),

/***/ 88510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HN: () => (/* binding */ LineCounter),
/* harmony export */   Rq: () => (/* binding */ linesFromEnd),
/* harmony export */   c5: () => (/* binding */ linesFromStart),
/* harmony export */   e_: () => (/* binding */ withoutLineFeedsAtEnd),
/* harmony export */   lt: () => (/* binding */ countLines)
/* harmony export */ });
const lineFeed = 0x0a;
/**
 * Counts a stream's lines as a terminal shows them. Each line ends with a line feed, and the rest after the last one
 * counts too. A carriage return alone overwrites its line.
 */
class LineCounter {
    #ended = 0;
    #isOpen = false;
    push(bytes) {
        this.#ended += countLineFeeds(bytes);
        if (bytes.length > 0)
            this.#isOpen = bytes[bytes.length - 1] !== lineFeed;
    }
    get lines() {
        return this.#ended + (this.#isOpen ? 1 : 0);
    }
}
/** A loop is used, because `/ +$/` would start again at every line feed. */
function withoutLineFeedsAtEnd(text) {
    let end = text.length;
    while (end > 0 && text.charCodeAt(end - 1) === lineFeed)
        end -= 1;
    return text.slice(0, end);
}
function countLines(text) {
    const counter = new LineCounter();
    counter.push(Buffer.from(text, "utf8"));
    return counter.lines;
}
/** A plain loop is clearly the fastest way in a flood of output. */
function countLineFeeds(bytes) {
    let count = 0;
    for (let at = 0; at < bytes.length; at += 1)
        if (bytes[at] === lineFeed)
            count += 1;
    return count;
}
/** The lines of a text from its beginning, with line ends. They are built only when needed. */
function* linesFromStart(text) {
    for (let start = 0; start < text.length;) {
        const end = text.indexOf("\n", start) + 1 || text.length;
        yield text.slice(start, end);
        start = end;
    }
}
/** The same lines, from the end. */
function* linesFromEnd(text) {
    for (let end = text.length; end > 0;) {
        const start = end === 1 ? 0 : text.lastIndexOf("\n", end - 2) + 1;
        yield text.slice(start, end);
        end = start;
    }
}


/***/ }),

/***/ 44934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M8: () => (/* binding */ replacedWords),
/* harmony export */   d1: () => (/* binding */ lastOutputLines),
/* harmony export */   eC: () => (/* binding */ orderedParts),
/* harmony export */   jE: () => (/* binding */ outputLines),
/* harmony export */   jO: () => (/* binding */ outputText),
/* harmony export */   vU: () => (/* binding */ shownWords)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51196);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88510);
/* harmony import */ var _output_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58566);
/* harmony import */ var _settled_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77228);
/* harmony import */ var _show_within_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15778);





/** Nobody reads more of a line. */
const maxLineChars = 1_000;
/** Room for the note in the middle. */
const noteChars = 60;
/**
 * Both streams as lines in order of arrival, with visible hidden characters. If one stream interrupts a line of the
 * other, a new line begins. The result has at most `maxChars` UTF-16 units with line ends. If it would be longer, whole
 * lines in the middle are left out and counted, and very long lines are cut.
 */
function outputLines(streams, { maxChars }) {
    const parts = settledParts(streams);
    const kept = parts.reduce((sum, { text }) => sum + (0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .countLines */ .lt)(text), 0);
    const total = totalOf(streams, kept);
    const replaced = (streams.stdout.replaced ?? 0) + (streams.stderr.replaced ?? 0);
    const all = take(fromStart(parts), maxChars);
    if (all.length === kept)
        return { lines: all, shown: ownLines(all, streams), total, replaced };
    const { head, tail } = headAndTail(parts, { kept, room: maxChars - noteChars });
    const shown = ownLines([...head, ...tail], streams);
    const left = total === null ? `at least ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("line", kept - shown)}` : (0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("line", total - shown);
    return {
        lines: [...head, { from: "note", text: `[… ${left} left out …]` }, ...tail],
        shown,
        total,
        replaced,
    };
}
/**
 * Both streams as one text in order of arrival, each line in its last state. Nothing is cut, and hidden characters stay
 * hidden. If one stream interrupts a line of the other, a new line begins.
 */
function outputText(streams) {
    const texts = settledParts(streams).map(({ text }) => text);
    return texts
        .map((text, at) => (at < texts.length - 1 && !/[\r\n]$/.test(text) ? `${text}\n` : text))
        .join("");
}
/** The last lines of both streams, at most `maxLines`, in the form of `outputLines`. */
function lastOutputLines(streams, maxLines) {
    const lines = [];
    for (const line of fromEnd(settledParts(streams))) {
        if (lines.length === maxLines)
            break;
        lines.push(line);
    }
    return lines.toReversed();
}
/** For example `655 of 2,000,000 lines shown`, or `12 lines` if these are all. */
function shownWords({ shown, total, replaced }) {
    return `${shownLines(shown, total)}${replaced === 0 ? "" : `, ${replacedWords(replaced)}`}`;
}
/** For example `3 characters are \uFFFD, because the program wrote bytes that are not UTF-8`. */
function replacedWords(replaced) {
    const stand = replaced === 1 ? "is" : "are";
    return `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("character", replaced)} ${stand} \uFFFD, because the program wrote bytes that are not UTF-8`;
}
function shownLines(shown, total) {
    if (shown === total)
        return (0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("line", total);
    return total === null
        ? `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("line", shown)} shown`
        : `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(shown)} of ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("line", total)} shown`;
}
/** The parts of both texts in order of arrival. Text that `order` does not mention comes last. */
function orderedParts({ stdout, stderr, order }) {
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
/** Each part in its final state on a terminal. Of a progress bar, only the last state stays. */
function settledParts(streams) {
    return orderedParts(streams).map(({ from, text }) => ({ from, text: (0,_settled_js__WEBPACK_IMPORTED_MODULE_4__/* .settled */ .g)(text) }));
}
/**
 * The number of all lines: the kept ones without notes, plus the lost ones. A line that was cut in half counts once.
 */
function totalOf({ stdout, stderr }, kept) {
    let total = kept;
    for (const { text, truncated, lines } of [stdout, stderr]) {
        if (!truncated)
            continue;
        if (lines === undefined)
            return null;
        total += Math.max(0, lines - ((0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .countLines */ .lt)((0,_settled_js__WEBPACK_IMPORTED_MODULE_4__/* .settled */ .g)(text)) - 1)) - 1;
    }
    return total;
}
/** How many lines are the program's own, and not notes about lost bytes. */
function ownLines(lines, streams) {
    return lines.filter(({ from, text }) => from === "note" || !(streams[from].truncated && (0,_output_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isCutNote */ .JX)(text)))
        .length;
}
/** Takes lines while there is room. */
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
/** Takes lines from the beginning and the end in turns, until there is no room. */
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

/***/ 58566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JX: () => (/* binding */ isCutNote),
/* harmony export */   MW: () => (/* binding */ captureText),
/* harmony export */   rX: () => (/* binding */ liveCutNote)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51196);


const streams = ["stdout", "stderr"];
/** The last line of live output, if the block printed more than is shown live. */
const liveCutNote = "\n[… no more output is shown live, but all of it is counted …]\n";
/**
 * Turns kept bytes into text. Parts of a split character are joined, and invalid UTF-8 becomes U+FFFD. One line counts
 * the lost bytes of a stream. A character that would be cut in half counts as lost.
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
/** Whether a line looks like the note about lost bytes. */
function isCutNote(line) {
    return /^\[… [\d,]+ bytes left out …\]$/.test(line);
}
/** Builds the text of one stream in order of arrival. Each step returns how many UTF-16 units it added. */
class StreamText {
    #decoder = newDecoder();
    #parts = [];
    #bytes;
    #lines;
    #cutBytes;
    /** How many bytes at the start of the end part belong to a character whose beginning is lost. */
    #tailHalf;
    /** How many U+FFFD the program itself wrote. */
    #ownReplacements;
    #skip = 0;
    #lastCharacter = "";
    constructor(stream, { head, tail, totalBytes, totalLines }) {
        this.#bytes = totalBytes[stream];
        this.#lines = totalLines[stream];
        const headBytes = bytesOf(head, stream);
        const tailBytes = bytesOf(tail, stream);
        this.#ownReplacements = countOf(replacement, Buffer.concat([headBytes, tailBytes]).toString("latin1"));
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
        // A new decoder is needed, because the old one may hold half a character, which counts as lost.
        this.#decoder = newDecoder();
        this.#skip = this.#tailHalf;
        const isAtLineStart = this.#lastCharacter === "" || this.#lastCharacter === "\n";
        return this.#append(`${isAtLineStart ? "" : "\n"}[… ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(this.#cutBytes)} bytes left out …]\n`);
    }
    addRest() {
        return this.#append(this.#decoder.decode());
    }
    captured() {
        const text = this.#parts.join("");
        const truncated = this.#cutBytes > 0;
        const replaced = countOf("\uFFFD", text) - this.#ownReplacements;
        return {
            text,
            bytes: this.#bytes,
            truncated,
            ...(truncated && { lines: this.#lines }),
            ...(replaced > 0 && { replaced }),
        };
    }
    #append(text) {
        if (text === "")
            return 0;
        this.#parts.push(text);
        this.#lastCharacter = text.slice(-1);
        return text.length;
    }
}
/** U+FFFD in UTF-8, one character per byte. */
const replacement = "\xEF\xBF\xBD";
function countOf(part, text) {
    let found = 0;
    for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length))
        found += 1;
    return found;
}
function newDecoder() {
    return new node_util__WEBPACK_IMPORTED_MODULE_0__.TextDecoder("utf-8", { ignoreBOM: true });
}
function bytesOf(pieces, stream) {
    return Buffer.concat(pieces.filter((piece) => piece.stream === stream).map((piece) => piece.bytes));
}
/** How many bytes at the end begin an incomplete UTF-8 character: 0 to 3. */
function trailingHalf(bytes) {
    for (let length = 1; length <= Math.min(3, bytes.length); length += 1) {
        const byte = bytes[bytes.length - length] ?? 0;
        if (isContinuation(byte))
            continue;
        return length < characterLength(byte) ? length : 0;
    }
    return 0;
}
/** How many bytes at the start continue an earlier UTF-8 character: 0 to 3. */
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

/***/ 77228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ settled)
/* harmony export */ });
/** Text in which nothing moves a cursor, as nearly all is. */
// oxlint-disable-next-line no-control-regex
const moves = /\r(?!\r?\n)|\x08|\x1B\[[0-9;?]{0,20}[A-DFGJKhl]/;
/** What a terminal acts on, or text up to there. */
// oxlint-disable-next-line no-control-regex
const token = /\x1B\[([0-9;?]{0,20})([A-DFGJKhlm])|[\r\n\x08]|[^\r\n\x08\x1B]+|\x1B/g;
/** Programs do not move further up or to the right, and a terminal would not allow it. */
const mostRows = 100;
const mostColumns = 500;
/**
 * The text as a terminal finally shows it. A progress bar may overwrite or erase its line by a carriage return,
 * backspaces or moving up, and only its last state stays. Nothing else changes. A cleared screen stays.
 */
function settled(text) {
    return moves.test(text) ? new Screen().draw(text) : text;
}
class Screen {
    #rows = [[]];
    #row = 0;
    #column = 0;
    draw(text) {
        for (const [piece, parameters, command] of text.matchAll(token)) {
            if (command !== undefined)
                this.#act(command, Number.parseInt(parameters ?? "", 10));
            else if (piece === "\n")
                this.#feed();
            else if (piece === "\r")
                this.#column = 0;
            else if (piece === "\b")
                this.#column = Math.max(0, this.#column - 1);
            else
                this.#write(piece);
        }
        return this.#rows.map((row) => Array.from(row, (cell) => cell ?? " ").join("")).join("\n");
    }
    #act(command, given) {
        const count = Math.max(1, given || 1);
        if (command === "A" || command === "F")
            this.#row = Math.max(this.#top, this.#row - count);
        if (command === "B")
            this.#row = Math.min(this.#rows.length - 1, this.#row + count);
        if (command === "F" || command === "G")
            this.#column = command === "F" ? 0 : count - 1;
        if (command === "C")
            this.#column += count;
        if (command === "D")
            this.#column = Math.max(0, this.#column - count);
        if ("ABCG".includes(command))
            this.#column = Math.min(this.#column, mostColumns);
        if (command === "K")
            this.#erase(given === 2 ? 0 : this.#column, given);
        if (command === "J" && !(given > 0)) {
            this.#erase(this.#column, 0);
            this.#rows.length = this.#row + 1;
        }
    }
    get #top() {
        return Math.max(0, this.#rows.length - mostRows);
    }
    /** Erases to the line's end. Programs do not erase only the part before the cursor, so that part stays. */
    #erase(from, which) {
        const row = this.#rows[this.#row];
        if (which !== 1 && row.length > from)
            row.length = from;
    }
    #feed() {
        this.#row += 1;
        this.#column = 0;
        if (this.#row === this.#rows.length)
            this.#rows.push([]);
    }
    #write(text) {
        const row = this.#rows[this.#row];
        for (const character of text) {
            row[this.#column] = character;
            this.#column += 1;
        }
    }
}


/***/ }),

/***/ 15778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ showWithin)
/* harmony export */ });
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96065);
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14647);


/**
 * The beginning and end of a text with visible hidden characters, at most `maxChars` UTF-16 units. Omitted text is
 * counted in its own characters. The text is cut first, because a megabyte of invisible characters, written out, takes
 * hundreds of megabytes.
 */
function showWithin(text, maxChars) {
    for (let chars = maxChars;; chars = Math.floor(chars * 0.6)) {
        const shown = (0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .U)((0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateMiddle */ .k)(text, chars));
        if (shown.length <= maxChars)
            return shown;
    }
}


/***/ }),

/***/ 91219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ readNamed),
/* harmony export */   VR: () => (/* binding */ maxDocumentBytes),
/* harmony export */   rZ: () => (/* binding */ readInJob),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51196);
/* harmony import */ var _files_content_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52278);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60795);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9668);






/** Room for several of the longest possible replies. */
const maxDocumentBytes = 64 * 1024 ** 2;
/** Linux also follows this many links in a row. */
const maxLinks = 40;
/**
 * Reads a file that a user names on their own machine. Follows links, and reads a pipe (`<(…)`) to its end.
 * @throws Error for a folder, and for too many bytes.
 */
async function readNamed(path, maxBytes) {
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path).catch(inWords);
    try {
        if ((await handle.stat()).isDirectory())
            throw new Error("it is a folder");
        return await readText(handle.createReadStream({ end: maxBytes, autoClose: false }), maxBytes);
    }
    finally {
        await handle.close();
    }
}
/** Words for two common faults, without names of system calls. */
function inWords(error) {
    if (error.code === "ENOENT")
        throw new Error("there is no such file", { cause: error });
    if (error.code === "EACCES")
        throw new Error("you have no permission to read it", { cause: error });
    throw error;
}
/**
 * Reads a regular file that a workflow names. In the checkout (GITHUB_WORKSPACE) it follows no links. A stranger's
 * branch may contain links, for example to the runner's environment.
 * @throws Error for anything else, and for too many bytes.
 */
async function readInJob(path, { maxBytes, variable, folder = "." }) {
    const checkouts = await Promise.all([folder, ".", variable("GITHUB_WORKSPACE") ?? "."].map(realPath));
    const place = await placeOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, path), checkouts).catch(inWords);
    const handle = await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_5__/* .openPlain */ .Hu)(place);
    if (handle === null)
        throw new Error("it is not a regular file");
    try {
        return await readText(handle.createReadStream({ end: maxBytes, autoClose: false }), maxBytes);
    }
    finally {
        await handle.close();
    }
}
/** Reads the whole stream as text. @throws Error for too many bytes. In that case the stream is closed. */
async function readText(stream, maxBytes) {
    const bytes = await (0,_files_content_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesWithin */ .$2)(stream, maxBytes);
    if (bytes === null)
        throw new Error(`it has more than ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatBytes */ .z3)(maxBytes)}`);
    return decoded(bytes);
}
/**
 * Reads UTF-8, and UTF-16 with a byte order mark, as Windows writes it.
 * @throws Error if it is not text.
 */
function decoded(bytes) {
    const mark = bytes.subarray(0, 2).toString("hex");
    const encoding = mark === "fffe" ? "utf-16le" : mark === "feff" ? "utf-16be" : "utf-8";
    const text = new TextDecoder(encoding).decode(bytes);
    if (text.includes("\0"))
        throw new Error("it is not text in UTF-8, or in UTF-16 with a byte order mark");
    return text;
}
/** Resolves a path part by part. @throws Error for a link in a checkout. */
async function placeOf(path, checkouts) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    let place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(target).root;
    const ahead = partsOf(target.slice(place.length));
    let links = 0;
    for (let part = ahead.shift(); part !== undefined; part = ahead.shift()) {
        const next = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, part);
        if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(next)).isSymbolicLink()) {
            place = next;
            continue;
        }
        if (checkouts.some((checkout) => (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithin */ .UO)(checkout, place)))
            throw new Error(`${part} is a link, and agent-exec follows no link in the checkout`);
        links += 1;
        if (links > maxLinks)
            throw new Error("its path leads through too many links");
        const leadsTo = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readlink)(next);
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(leadsTo))
            place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(leadsTo).root;
        ahead.unshift(...partsOf(leadsTo));
    }
    return place;
}
function partsOf(path) {
    return path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).filter((part) => part !== "" && part !== ".");
}
async function realPath(folder) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder).catch(() => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder));
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


/***/ }),

/***/ 22503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ partsFrom),
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   Iv: () => (/* binding */ masked),
/* harmony export */   YM: () => (/* binding */ maxTestFileBytes),
/* harmony export */   dE: () => (/* binding */ trimmed),
/* harmony export */   eX: () => (/* binding */ languageOf),
/* harmony export */   sV: () => (/* binding */ quoteEnd)
/* harmony export */ });
const languages = [
    [/\.py$/, "python"],
    [/\.[cm]?[jt]sx?$/, "javascript"],
    [/\.go$/, "go"],
    [/\.rs$/, "rust"],
    [/\.java$/, "java"],
    [/\.(?:sh|bash)$/, "shell"],
];
/** A file's language, by its name. Null if agent-exec does not parse it. */
function languageOf(path) {
    return languages.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}
/** Nobody writes a larger test file. Larger ones are not parsed. */
const maxTestFileBytes = 256 * 1024;
function linesOf(masked) {
    const lines = [];
    for (let at = 0; at < masked.length;) {
        const next = masked.indexOf("\n", at);
        const end = next === -1 ? masked.length : next;
        const line = masked.slice(at, end);
        lines.push({ at, end, indent: line.search(/\S/) });
        at = end + 1;
    }
    return lines;
}
/** The same text with blanks instead of comments and multi-line strings, because these contain no statements. */
function masked(text, language) {
    const pieces = [];
    let from = 0;
    const blank = (at, end) => {
        pieces.push(text.slice(from, at), text.slice(at, end).replaceAll(/[^\n]/g, " "));
        from = end;
    };
    const endOf = (mark, at) => {
        const found = text.indexOf(mark, at);
        return found === -1 ? text.length : found + mark.length;
    };
    const isHash = language === "python" || language === "shell";
    for (let at = 0; at < text.length; at += 1) {
        const char = text[at];
        const comment = isHash ? char === "#" : char === "/" && text[at + 1] === "/";
        const block = blockMark(text, at, language);
        if (comment)
            blank(at, Math.max(at, endOf("\n", at) - 1));
        else if (block !== null)
            blank(at, endOf(block.closes, at + block.opens));
        else if (char === '"' || char === "'")
            at = Math.max(at, quoteEnd(text, at));
        else if (char === "\\")
            at += 1;
        at = Math.max(at, from - 1);
    }
    return pieces.join("") + text.slice(from);
}
function blockMark(text, at, language) {
    if (language === "shell")
        return null;
    const three = text.slice(at, at + 3);
    if (language === "python")
        return three === '"""' || three === "'''" ? { closes: three, opens: 3 } : null;
    if (three.startsWith("/*"))
        return { closes: "*/", opens: 2 };
    return text[at] === "`" ? { closes: "`", opens: 1 } : null;
}
/** Where a quoted text ends. -1 if the line ends first. */
function quoteEnd(text, start) {
    const quote = text[start];
    for (let at = start + 1; at < text.length && text[at] !== "\n"; at += 1) {
        if (text[at] === "\\")
            at += 1;
        else if (text[at] === quote)
            return at;
    }
    return -1;
}
/** A longer argument is a table and not a plain comparison. */
const maxPartsChars = 1_000;
/**
 * Reads the text from here to the bracket, line end, semicolon, comment or quote that ends it, and splits it at its
 * outermost commas. Null if the end is too far away.
 */
function partsFrom(text, from) {
    const parts = [];
    let depth = 0;
    let begin = from;
    const isCall = text[from - 1] === "(";
    const limit = Math.min(text.length, from + maxPartsChars);
    const closed = (end) => {
        const part = trimmed(text, { at: begin, end });
        if (part.at < part.end)
            parts.push(part);
        return { parts, end };
    };
    for (let at = from; at <= limit; at += 1) {
        const char = text[at];
        const isOutermost = depth === 0;
        if (char === undefined || (isOutermost && !isCall && (char === "\n" || char === ";" || char === "#")))
            return isOutermost && !(isCall && char === undefined) ? closed(at) : null;
        if (char === "\\")
            at += 1;
        else if (char === '"' || char === "'" || char === "`") {
            const end = quoteEnd(text, at);
            // A quote around the whole code can end it, as in `python3 -c '…'`.
            if (end === -1)
                return isOutermost && !isCall ? closed(at) : null;
            at = end;
        }
        else if ("([{".includes(char))
            depth += 1;
        else if (")]}".includes(char)) {
            if (isOutermost)
                return closed(at);
            depth -= 1;
        }
        else if (char === "," && isOutermost) {
            closed(at);
            begin = at + 1;
        }
    }
    return null;
}
function trimmed(text, { at, end }) {
    const part = text.slice(at, end);
    const begin = at + (part.length - part.trimStart().length);
    return { at: begin, end: Math.max(begin, end - (part.length - part.trimEnd().length)) };
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
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51196);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90566);
/* harmony import */ var _files_content_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52278);




/** Yields those of the code's changes that count. */
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
/** Yields the files for a verification. Only the verification's own user may read the private ones. */
async function* judgedFiles(files, { isHidden = () => false } = {}) {
    for await (const file of files)
        yield file.kind === "file" && isHidden(file.path) ? { ...file, isPrivate: true } : file;
}
/** Nobody writes a larger manifest. */
const maxReadBytes = 1024 ** 2;
/** The same entry. Its content can be read here before the entry is passed on. */
function readable(entry) {
    if (entry.kind !== "file" || entry.bytes > maxReadBytes)
        return { entry, content: async () => null };
    let read = null;
    const content = () => (read ??= (0,_files_content_js__WEBPACK_IMPORTED_MODULE_2__/* .bytesOf */ .$$)(entry.content));
    const again = async function* () {
        if (read === null)
            yield* entry.content;
        else
            yield await read;
    };
    return { entry: { ...entry, content: again() }, content };
}
function below(path, given) {
    return [...given].filter((each) => each === path || each.startsWith(`${path}/`));
}
const allowed = "if the task is about these files, list them in `allow-tool-config`";
/** The words for each kind of change that does not count. Files that tools create by themselves need no words. */
const told = {
    protected: { what: "protected files" },
    "in-the-way": { what: "files in the place of protected files" },
    judging: { what: "files that a verification calls", advice: allowed },
    steering: { what: "files that configure tools", advice: allowed },
    shadowing: { what: "files that replace a module of Python or of a test tool", advice: allowed },
    compiled: { what: "compiled files", advice: allowed },
    outside: {
        what: "files that the code may not change",
        advice: "to allow these changes, list the files in `only-change`",
    },
    workflow: {
        what: "workflow files",
        advice: "to allow these changes, list the files in `allow-workflow`",
    },
};
/** The undone changes, in sentences for people and the model. "" if there are none. */
function undoneWords(undone) {
    const namesOf = (kind, how) => undone.filter((each) => each.kind === kind && each.how === how).map(({ path }) => (0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .named */ .r)(path));
    const sentences = Object.entries(told).flatMap(([kind, { what, advice }]) => {
        const putBack = namesOf(kind, "put-back");
        const keptOut = namesOf(kind, "kept-out");
        const parts = [
            ...(putBack.length === 0 ? [] : [`were restored: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .K)(putBack)}`]),
            ...(keptOut.length === 0 ? [] : [`were removed: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .K)(keptOut)}`]),
        ];
        const rest = advice === undefined ? "" : ` (${advice})`;
        return parts.length === 0
            ? []
            : [`Before the verification, ${what} ${parts.join(", and others ")}${rest}.`];
    });
    const ignored = foldedNames(undone.filter(({ kind, how }) => kind === "ignored" && how === "kept-out"));
    if (ignored.length > 0)
        sentences.push(`The repository ignores these new files, so the verification ran without them, and the patch leaves them out: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .K)(ignored)}.`);
    return sentences.join(" ");
}
/** How many files of a folder have names in a list. A build leaves hundreds. */
const maxFolderNames = 3;
/** The names of files, and the names of top folders that contain many of them. */
function foldedNames(files) {
    const folders = new Map();
    for (const { path } of files) {
        const folder = path.slice(0, path.indexOf("/") + 1);
        const paths = folders.get(folder) ?? [];
        paths.push(path);
        folders.set(folder, paths);
    }
    return [...folders].flatMap(([folder, paths]) => folder === "" || paths.length <= maxFolderNames
        ? paths.map(_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .named */ .r)
        : `${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .named */ .r)(folder)} (${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)("file", paths.length)})`);
}
/**
 * A sentence about files that a verification did not get, because they cannot be copied out of a sandbox. "" if there
 * are none.
 */
function leftOutWords(leftOut) {
    if (leftOut.length === 0)
        return "";
    const each = leftOut.map(({ path, reason }) => `${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .named */ .r)(path)} (${reason})`);
    return `The verification ran without some files of the code, because these files could not be copied: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .K)(each, (0,_facts_files_js__WEBPACK_IMPORTED_MODULE_0__/* .countRefused */ .IR)(leftOut))}.`;
}


/***/ }),

/***/ 26280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YR: () => (/* binding */ generatesTests),
/* harmony export */   fx: () => (/* binding */ writtenTests),
/* harmony export */   hS: () => (/* binding */ isReadable),
/* harmony export */   uW: () => (/* binding */ mayMake),
/* harmony export */   xR: () => (/* binding */ makesTitles)
/* harmony export */ });
/* harmony import */ var _test_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93802);
/* harmony import */ var _changed_values_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22503);


/** How a test begins. One group contains its name or title. */
const beginnings = {
    python: /^[ \t]*(?:async[ \t]{1,9})?def (test\w*)(?=\()/gm,
    javascript: /(?<![\w.$])(?:t\.test|x?(?:test|it)(?:\.(?:skip|only|todo|concurrent))?)\(\s{0,99}(?:"((?:[^"\\\n]|\\.){1,200})"|'((?:[^'\\\n]|\\.){1,200})'|`([^`$\\\n]{1,200})`)(?=[,)])/g,
    go: /^func (Test\w+)(?=\()/gm,
    rust: /#\[(?:\w{1,50}::)?test(?:\([^)\n]{0,200}\))?\]\s{0,99}(?:#\[[^\n#]{0,200}\]\s{0,99}){0,9}(?:pub |async ){0,2}fn (\w+)(?=\()/g,
};
/** Signs of a file that makes tests while it runs, such as one for each row of a table. */
const generators = {
    python: /\bparametrize\b|\bsub[tT]ests?\b/,
    javascript: /\.each\b|\bforEach\b|\bfor \(|\b(?:test|it)\(\s{0,99}(?:`|\w)/,
    go: /\.Run\(/,
    rust: /#\[(?:case|rstest)\b/,
};
/** What stands before a test's title in JavaScript. After `test.each`, this is the end of the table. */
const calls = /(?:(?<![\w.$])(?:t\.)?(?:test|it|specify)(?:\.\w{1,20})?|[)`])\(\s{0,99}/g;
const literal = /^(?:"((?:[^"\\\n]|\\.){0,200})"|'((?:[^'\\\n]|\\.){0,200})'|`((?:[^`\\{]|\\.|\$\{[\w.]{1,99}\}){0,200})`)\s{0,9}[,)]/;
const placeholder = /%[sdifjoOp#$]|\$\{[^}]{0,100}\}|\$\w[\w.]{0,99}/;
/** Whether a file of this path may make names or titles while it runs that are not in its text. */
function makesTitles(path) {
    return isReadable(path) && ["javascript", "rust"].includes((0,_changed_values_text_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .eX)(path));
}
/**
 * Whether a file may make a test with one of these names or titles while it runs. For example `slug of %s` makes
 * `slug of A`.
 */
function mayMake(names, text, path) {
    if ((0,_changed_values_text_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .eX)(path) === "rust")
        return generatesTests(text, path);
    const titles = new Set();
    for (const call of text.matchAll(calls)) {
        const at = call.index + call[0].length;
        const found = literal.exec(text.slice(at, at + maxTitleChars));
        if (found !== null)
            titles.add(found.slice(1).find((group) => group !== undefined));
        else if (/^[\w`"']/.test(text.charAt(at)))
            return true;
    }
    return [...titles].some((title) => {
        const parts = title.replaceAll(/\\(.)/g, "$1").trim().split(placeholder);
        return parts.length > 1 && names.some((name) => hasInOrder(name, parts));
    });
}
/** Longer titles are not read. */
const maxTitleChars = 300;
function hasInOrder(name, parts) {
    let at = 0;
    for (const part of parts) {
        const found = name.indexOf(part, at);
        if (found === -1)
            return false;
        at = found + part.length;
    }
    return true;
}
/** Whether the number of a file's tests depends on more than their text. */
function generatesTests(text, path) {
    const language = (0,_changed_values_text_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .eX)(path);
    return language !== null && isReadable(path) && generators[language]?.test(text) === true;
}
/** Whether tests in a file of this path can be read. */
function isReadable(path) {
    return (0,_test_files_js__WEBPACK_IMPORTED_MODULE_1__/* .mayContainTests */ .v)(path) && beginningIn(path) !== undefined;
}
function beginningIn(path) {
    const language = (0,_changed_values_text_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .eX)(path);
    return language === null ? undefined : beginnings[language];
}
/**
 * The names or titles of the tests that a file of this path contains, and how often each occurs. Tests in comments and
 * in multi-line strings do not count, and neither do tests in a form that is not parsed, such as `test.each`.
 */
function writtenTests(text, path) {
    const times = new Map();
    const beginning = beginningIn(path);
    if (beginning === undefined)
        return times;
    const bare = (0,_changed_values_text_js__WEBPACK_IMPORTED_MODULE_0__/* .masked */ .Iv)(text, (0,_changed_values_text_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .eX)(path));
    for (const found of text.matchAll(beginning)) {
        const at = found.index + found[0].search(/\S/);
        const name = found.slice(1).find((group) => group !== undefined);
        if (bare[at] === text[at])
            times.set(name, (times.get(name) ?? 0) + 1);
    }
    return times;
}


/***/ }),

/***/ 91521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   grade: () => (/* binding */ grade)
/* harmony export */ });
/* harmony import */ var _facts_endings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75823);
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6257);
/* harmony import */ var _counted_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35428);
/* harmony import */ var _changed_values_changed_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51118);
/* harmony import */ var _counted_tests_report_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41028);
/* harmony import */ var _counted_tests_tested_verification_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81532);
/* harmony import */ var _verified_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34098);







/**
 * Runs one verification, by its index, in its own session: on the original files, or with these changes. After a pass
 * with changes, it runs again with changed expected values, if the policy says so.
 * @throws the signal's reason, the executor's errors, and Error if the sandbox was lost.
 */
async function grade(index, grading, changed = {}) {
    const passed = (await gradeOnce(index, grading, changed));
    const isHeld = changed.changes !== undefined && grading.policy.verifyChangedValues === "auto";
    if (!isHeld || !(0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc)(passed))
        return passed;
    const { workspace, policy } = grading;
    const command = policy.verify[index];
    const values = new _changed_values_changed_values_js__WEBPACK_IMPORTED_MODULE_3__/* .ChangedValues */ .bB({
        command,
        tests: passed.tests,
        failedBefore: changed.failedBefore ?? null,
        given: workspace?.paths ?? [],
    });
    return (0,_changed_values_changed_values_js__WEBPACK_IMPORTED_MODULE_3__/* .withChangedValues */ .fJ)(passed, values, () => gradeOnce(index, grading, changed, values));
}
/** Null if the files contain no expected value that can be changed. */
async function gradeOnce(index, { executor, workspace, counting, policy, maxCases, signal, onWarning }, { changes, before }, values) {
    const { timeoutMs, idleTimeoutMs, verify, verifyReport: reports } = policy;
    let undone = [];
    const changed = new Map();
    const counted = () => changes === undefined || counting === undefined
        ? changes?.()
        : (0,_counted_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .countedChanges */ .sA)(changes(), {
            counting,
            given: new Set(workspace?.paths),
            onUndone: (all) => (undone = all),
        });
    const start = () => executor.start({
        signal,
        purpose: "verification",
        ...(0,_verified_files_js__WEBPACK_IMPORTED_MODULE_6__/* .verifiedFiles */ .q)({
            files: workspace?.files(),
            changes: counted(),
            counting,
            values,
            onChanged: (path, text) => changed.set(path, text),
        }),
    });
    let session = await start();
    try {
        if (values?.acts === false)
            return null;
        const idle = idleTimeoutMs === undefined ? {} : { idleTimeoutMs };
        const kept = maxCases === undefined ? {} : { maxOutputBytes: _counted_tests_report_files_js__WEBPACK_IMPORTED_MODULE_4__/* .reportOutputBytes */ .Jo };
        const run = (script) => session.verify(script, { signal, timeoutMs, ...idle, ...kept });
        const read = (script) => session.verify(script, { signal, timeoutMs, ...idle, maxOutputBytes: _counted_tests_report_files_js__WEBPACK_IMPORTED_MODULE_4__/* .reportOutputBytes */ .Jo });
        const isReportNeeded = changes !== undefined && verify.length === 1;
        const execution = await (0,_counted_tests_tested_verification_js__WEBPACK_IMPORTED_MODULE_5__/* .runVerification */ .t)(values?.script ?? verify[index], {
            reports,
            isReportNeeded,
            before,
            changed,
            originals: workspace && (() => workspace.files()),
            wantsNames: values === undefined,
            maxCases,
            run,
            read,
            async anew() {
                await session.stop();
                session = await start();
            },
            onWarning,
        });
        signal.throwIfAborted();
        if ((0,_facts_endings_js__WEBPACK_IMPORTED_MODULE_0__/* .isInfrastructureEnding */ .Rc)(execution.ending))
            throw new Error(execution.evidence);
        const without = (0,_counted_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .undoneWords */ .jo)(undone);
        return { ...execution, ...(without !== "" && { without }) };
    }
    finally {
        await session.stop();
    }
}


/***/ }),

/***/ 34098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ verifiedFiles)
/* harmony export */ });
/* harmony import */ var _counted_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35428);
/* harmony import */ var _changed_values_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22503);
/* harmony import */ var _counted_tests_written_tests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26280);
/* harmony import */ var _files_content_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52278);




/** The files with which a verification's session starts. */
function verifiedFiles({ files, changes, counting, onChanged = () => undefined, values, }) {
    const judged = files === undefined ? undefined : (0,_counted_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedFiles */ .XY)(files, counting);
    const given = judged === undefined ? undefined : (values?.given(judged) ?? judged);
    const heard = changes === undefined ? undefined : hearing(changes, onChanged);
    const changed = heard === undefined ? undefined : (values?.changes(heard) ?? heard);
    return {
        ...(given !== undefined && { files: given }),
        ...(changed !== undefined && { changes: changed }),
    };
}
/** The limit for all texts together. No task changes that many tests. */
const maxTestBytes = 16 * 1024 ** 2;
async function* hearing(changes, onChanged) {
    let left = maxTestBytes;
    for await (const entry of changes) {
        if (entry.kind === "file" && (0,_counted_tests_written_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .isReadable */ .hS)(entry.path) && entry.bytes <= Math.min(left, _changed_values_text_js__WEBPACK_IMPORTED_MODULE_3__/* .maxTestFileBytes */ .YM)) {
            const bytes = await (0,_files_content_js__WEBPACK_IMPORTED_MODULE_2__/* .bytesOf */ .$$)(entry.content);
            left -= bytes.byteLength;
            onChanged(entry.path, bytes.toString("utf8"));
            yield { ...entry, content: (0,_files_content_js__WEBPACK_IMPORTED_MODULE_2__/* .contentOf */ .$E)(bytes) };
            continue;
        }
        if (entry.kind !== "left-out")
            onChanged(entry.path, entry.kind === "file" ? null : "");
        yield entry;
    }
}


/***/ }),

/***/ 86221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MI: () => (/* binding */ outputLine),
/* harmony export */   TM: () => (/* binding */ firstLine),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   xr: () => (/* binding */ othersWords)
/* harmony export */ });
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14647);
/* harmony import */ var _terminal_style_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13482);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96065);



/** A stranger's text on several lines. No line can be mistaken for one of agent-exec's own. */
function othersWords(text, style) {
    return (0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .U)(text)
        .trimEnd()
        .replaceAll("\n", `\n${style.dim(_terminal_style_js__WEBPACK_IMPORTED_MODULE_1__/* .gutter */ .c)}`);
}
function outputLine(from, text, style) {
    return style.dim(_terminal_style_js__WEBPACK_IMPORTED_MODULE_1__/* .gutter */ .c) + (from === "stderr" ? style.warn(text) : text);
}
/** A stranger's text on one line, with at most 300 characters. */
function oneLine(name) {
    return (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_2__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .U)(name).replaceAll("\n", "␊"), 300);
}
/** The beginning of a stranger's text on one line, with at most 80 UTF-16 units. */
function firstLine(text) {
    return (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_2__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .U)(text.trim().split("\n", 1)[0] ?? ""), 80);
}


/***/ })

};
