export const id = 3162;
export const ids = [3162];
export const modules = {

/***/ 53080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   US: () => (/* binding */ policyOf),
/* harmony export */   bY: () => (/* binding */ readNamedBy),
/* harmony export */   hK: () => (/* binding */ composePolicy),
/* harmony export */   jT: () => (/* binding */ composeDataCheck)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _process_named_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91219);
/* harmony import */ var _rows_options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83647);
/* harmony import */ var _rows_origin_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21303);
/* harmony import */ var _rows_policy_rows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67349);
/* harmony import */ var _executor_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5777);







function policyOf(settings, { hasWriter, decidesApart = false }) {
    const until = hasWriter ? (0,_rows_policy_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .untilOf */ .g)(settings) : "pass";
    const { decision } = settings;
    return {
        ...(0,_rows_options_js__WEBPACK_IMPORTED_MODULE_3__/* .optionsOf */ .cz)(_rows_policy_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .policyRows */ .Ob, settings),
        maxTurns: settings["max-turns"] ?? _rows_policy_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .defaultTurns */ .a5[until],
        until,
        ...(until === "done" && { doneWord: "TERMINATE" }),
        decision: decidesApart && decision === "combined" ? "separate" : decision,
        maxInfrastructureRetries: 2,
        hasWriter,
        ...(hasWriter && settings.workspace !== "empty" && { savesNamed: true }),
    };
}
/**
 * The rules of a run, from its settings and the files that they name.
 * @param recorded the rules of the run that it resumes or repeats. Undefined: the run is new.
 */
async function composePolicy(wiring, { decidesApart }, recorded) {
    const { settings, face, replies, approver } = wiring;
    const hasWriter = face !== "exec" && replies?.kind !== "documents";
    const policy = policyOf(settings, { hasWriter, decidesApart });
    const rules = recorded === undefined
        ? { ...policy, ...(await systemPromptOf(wiring)) }
        : withRecorded(policy, recorded);
    // The current settings decide who approves. At a terminal, a person first sees code that nothing isolates. A
    // transcript can only make the approval stricter.
    const asksHere = face === "run" && (0,_executor_js__WEBPACK_IMPORTED_MODULE_6__/* .runsOnHost */ .gV)(settings) && approver !== undefined;
    const approval = settings.approval ?? (asksHere ? "always" : (recorded?.approval ?? "never"));
    return { ...rules, approval };
}
const ofRecord = ["systemPrompt", "resultSchema", "savesNamed", "decision", "reviewerModel"];
/**
 * A resumed or repeated run gets its limits and proofs from the current settings, because its transcript is only data.
 * The transcript provides only texts that were read from files, who makes decisions, and what a file name means.
 * @throws AgentExecError `settings-invalid` if the transcript has other verifications than the settings.
 */
function withRecorded({ savesNamed: _now, ...policy }, recorded) {
    if (!(0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(policy.verify, recorded.verify))
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsInvalid */ .DI)("Your verifications differ from the verifications that the run started with.", "Remove `verify`. To verify the run's files with other commands, use `run --continue`.");
    const kept = policy.until === "done" ? [...ofRecord, "doneWord"] : ofRecord;
    const facts = Object.entries(recorded).filter(([name]) => kept.includes(name));
    return { ...policy, ...Object.fromEntries(facts) };
}
/** In a workflow the text comes from the base branch and not from the checkout, because only the owner may change it. */
async function systemPromptOf(wiring) {
    const { settings, readOwnerFile, face } = wiring;
    const path = settings["system-prompt"];
    if (path === undefined)
        return {};
    const nextStep = "Set `system-prompt` to a file with text for the model. In a workflow, the base branch must have the file.";
    const text = readOwnerFile === undefined
        ? await readNamedBy("system-prompt", path, { ...wiring, nextStep })
        : textOf(await readOwnerFile(path));
    const trimmed = text?.trim();
    if (trimmed)
        return { systemPrompt: { text: trimmed, ...(settings["system-prompt-alone"] && { isAlone: true }) } };
    const what = trimmed === "" ? "is empty" : "is missing on the base branch, too large or not UTF-8";
    throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsInvalid */ .DI)(`${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_4__/* .originOf */ .yv)("system-prompt", face)}: ${path} ${what}`, nextStep);
}
function textOf(bytes) {
    if (!bytes || bytes.length > _process_named_file_js__WEBPACK_IMPORTED_MODULE_2__/* .maxDocumentBytes */ .VR)
        return null;
    try {
        return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    }
    catch {
        return null;
    }
}
/**
 * Validates data by the result's schema. Undefined if there is none. The validator is loaded only if there is one.
 * @param recorded the schema with which a resumed or repeated run began
 */
async function composeDataCheck(wiring, recorded) {
    const path = wiring.settings["result-schema"];
    if (path === undefined && recorded === undefined)
        return undefined;
    const { dataCheckBy, dataCheckOf } = await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(6015)]).then(__webpack_require__.bind(__webpack_require__, 6015));
    if (recorded !== undefined)
        return dataCheckBy(recorded, "The run's schema");
    const nextStep = "Set `result-schema` to a file with a JSON Schema. In a workflow, the file must not be a link.";
    return dataCheckOf(await readNamedBy("result-schema", path, { ...wiring, nextStep }), path);
}
/**
 * Reads the text file that a setting names. It follows no links, because in a workflow the checkout may be a stranger's
 * branch.
 * @throws AgentExecError `settings-invalid` if the file cannot be read.
 */
async function readNamedBy(setting, path, { face, variable = () => undefined, nextStep, }) {
    try {
        if (face !== "action")
            return await (0,_process_named_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readNamed */ .Mk)(path, _process_named_file_js__WEBPACK_IMPORTED_MODULE_2__/* .maxDocumentBytes */ .VR);
        return await (0,_process_named_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readInJob */ .rZ)(path, { maxBytes: _process_named_file_js__WEBPACK_IMPORTED_MODULE_2__/* .maxDocumentBytes */ .VR, variable });
    }
    catch (cause) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsInvalid */ .DI)(`${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_4__/* .originOf */ .yv)(setting, face)}: ${path} cannot be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(cause)}`, nextStep, cause);
    }
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
async function openWorkspace(settings, { executor, runFolder = ".agent-exec", otherRuns = [], ...owner }) {
    const { workspace: name, "max-files": maxFiles } = settings;
    if (name === "empty")
        return { source: null, instructions: null, counting: countingInEmpty };
    // Loaded only if there are files. Everything is loaded before code runs, because code without isolation could change
    // agent-exec's own files.
    const { workspaceSource } = await Promise.all(/* import() */[__webpack_require__.e(2390), __webpack_require__.e(3619)]).then(__webpack_require__.bind(__webpack_require__, 72390));
    const source = await workspaceSource({ name, here: ".", runFolder, otherRuns, maxFiles });
    executor.checkRoom?.(source.size);
    const { readOwnerInstructions } = await __webpack_require__.e(/* import() */ 6284).then(__webpack_require__.bind(__webpack_require__, 96284));
    const { countingIn } = await Promise.all(/* import() */[__webpack_require__.e(3292), __webpack_require__.e(998)]).then(__webpack_require__.bind(__webpack_require__, 998));
    const instructions = await readOwnerInstructions(source, owner);
    return { source, instructions, counting: countingIn(source, countingOf(settings)) };
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






/** Room for several of the longest possible replies. */
const maxDocumentBytes = 64 * 1024 ** 2;
/** Linux also follows this many links in a row. */
const maxLinks = 40;
/**
 * Reads a file that a user names on their own machine. Follows links, and reads a pipe (`<(…)`) to its end.
 * @throws Error for a folder, and for too many bytes.
 */
async function readNamed(path, maxBytes) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const handle = __addDisposableResource(env_1, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path).catch(inWords), true);
        if ((await handle.stat()).isDirectory())
            throw new Error("it is a folder");
        return await readText(handle.createReadStream({ end: maxBytes, autoClose: false }), maxBytes);
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
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const realPath = (each) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(each).catch(() => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(each));
        const checkouts = await Promise.all([folder, ".", variable("GITHUB_WORKSPACE") ?? "."].map(realPath));
        const place = await placeOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, path), checkouts).catch(inWords);
        const handle = __addDisposableResource(env_2, await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_5__/* .openPlain */ .Hu)(place), true);
        if (handle === null)
            throw new Error("it is not a regular file");
        return await readText(handle.createReadStream({ end: maxBytes, autoClose: false }), maxBytes);
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}
/** Reads the whole stream as text. @throws Error for too many bytes. In that case the stream is closed. */
async function readText(stream, maxBytes) {
    const bytes = await (0,_files_content_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesWithin */ .$2)(stream, maxBytes);
    if (bytes === null)
        throw new Error(`it has more than ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatBytes */ .z3)(maxBytes)}`);
    return decoded(bytes);
}
/** Reads UTF-8, and UTF-16 with a byte order mark, as Windows writes it. @throws Error if it is not text. */
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
        lines.push({ at, end, indent: masked.slice(at, end).search(/\S/) });
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
/** Splits the text from here to its end (a bracket, line end, `;`, `#` or quote) at its commas. Null if too far. */
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
            : `Before the verification, ${what} ${parts.join(", and others ")}${rest}.`;
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
/** A sentence about files that cannot be copied out of a sandbox, so a verification did not get them. "" for none. */
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
/* harmony import */ var _format_tally_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36705);
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
/** Whether a file may make a test with such a title while it runs. For example `slug of %s` makes `slug of A`. */
function mayMake(names, text, path) {
    if ((0,_changed_values_text_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .eX)(path) === "rust")
        return generatesTests(text, path);
    const titles = new Set();
    for (const call of text.matchAll(calls)) {
        const at = call.index + call[0].length;
        const found = literal.exec(text.slice(at, at + maxTitleChars));
        if (found !== null)
            titles.add(groupOf(found));
        else if (/^[\w`"']/.test(text.charAt(at)))
            return true;
    }
    return [...titles].some((title) => {
        const parts = title.replaceAll(/\\(.)/g, "$1").trim().split(placeholder);
        return parts.length > 1 && names.some((name) => hasInOrder(name, parts));
    });
}
const maxTitleChars = 300;
/** The only group that matched. */
function groupOf([, ...groups]) {
    return groups.find((group) => group !== undefined);
}
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
    const beginning = beginningIn(path);
    if (beginning === undefined)
        return new Map();
    const bare = (0,_changed_values_text_js__WEBPACK_IMPORTED_MODULE_0__/* .masked */ .Iv)(text, (0,_changed_values_text_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .eX)(path));
    const written = [...text.matchAll(beginning)].filter((found) => {
        const at = found.index + found[0].search(/\S/);
        return bare[at] === text[at];
    });
    return (0,_format_tally_js__WEBPACK_IMPORTED_MODULE_2__/* .tally */ .N)(written.map(groupOf));
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
    const judged = files && (0,_counted_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedFiles */ .XY)(files, counting);
    const given = judged && (values?.given(judged) ?? judged);
    const heard = changes && hearing(changes, onChanged);
    const changed = heard && (values?.changes(heard) ?? heard);
    return { ...(given && { files: given }), ...(changed && { changes: changed }) };
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


/***/ })

};
