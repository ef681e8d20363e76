export const id = 2424;
export const ids = [2424];
export const modules = {

/***/ 99199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ BlockOutput)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/output/output-buffer.js
var output_buffer = __webpack_require__(96935);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/output/output-text.js
var output_text = __webpack_require__(58566);
;// CONCATENATED MODULE: ./lib/executors/live-output.js


/**
 * Passes output on as text as it arrives. Each stream has a decoder of its own, so that a character in two pieces stays
 * whole. After `limitBytes` it says once that it stops. Otherwise a flood would fill the memory of the program that
 * shows it. The result has the beginning, the end and the counts anyway.
 */
class LiveOutput {
    #onOutput;
    #decoders = { stdout: newDecoder(), stderr: newDecoder() };
    #leftBytes;
    constructor(onOutput, limitBytes) {
        this.#onOutput = onOutput;
        this.#leftBytes = limitBytes;
    }
    push(stream, bytes) {
        if (this.#onOutput === undefined || this.#leftBytes <= 0)
            return;
        const shown = bytes.subarray(0, this.#leftBytes);
        this.#leftBytes -= shown.length;
        this.#show(stream, this.#decoders[stream].decode(shown, { stream: true }));
        if (this.#leftBytes <= 0)
            this.#show(stream, output_text/* liveCutNote */.rX);
    }
    /** Shows the rest of incomplete characters. */
    finish() {
        if (this.#leftBytes <= 0)
            return;
        for (const stream of ["stdout", "stderr"])
            this.#show(stream, this.#decoders[stream].decode());
    }
    #show(stream, text) {
        if (text === "")
            return;
        try {
            this.#onOutput?.(stream, text);
        }
        catch {
            // A failing listener must not end the block, and must not look like a broken connection.
            this.#leftBytes = 0;
        }
    }
}
function newDecoder() {
    return new external_node_util_.TextDecoder("utf-8", { ignoreBOM: true });
}

;// CONCATENATED MODULE: ./lib/executors/block-output.js



/** The output of one block. It is kept for the result, shown live, and counted. */
class BlockOutput {
    overLimit;
    #buffer;
    #live;
    #idleMs;
    #maxTotalBytes;
    #lastAt = performance.now();
    #tellOverLimit = () => undefined;
    constructor({ maxOutputBytes, maxTotalOutputBytes = Infinity, ...options }) {
        this.#buffer = new output_buffer/* OutputBuffer */.G(maxOutputBytes);
        this.#live = new LiveOutput(options.onOutput, maxOutputBytes);
        this.#idleMs = options.idleTimeoutMs;
        this.#maxTotalBytes = maxTotalOutputBytes;
        this.overLimit = new Promise((resolve) => (this.#tellOverLimit = resolve));
    }
    get totalBytes() {
        return this.#buffer.totalBytes;
    }
    /** Resolves if no output came for the idle timeout. Never without such a limit, or after `settled` has fired. */
    async idle(settled) {
        if (this.#idleMs === undefined)
            return new Promise(() => undefined);
        this.#lastAt = performance.now();
        for (let leftMs = this.#idleMs; leftMs > 0; leftMs = this.#lastAt + this.#idleMs - performance.now()) {
            // A timer can fire a millisecond before its time.
            await (0,promises_.setTimeout)(Math.ceil(leftMs), undefined, { signal: settled }).catch(() => undefined);
            if (settled.aborted)
                return new Promise(() => undefined);
        }
    }
    push(stream, bytes) {
        if (this.#idleMs !== undefined)
            this.#lastAt = performance.now();
        this.#buffer.push(stream, bytes);
        this.#live.push(stream, bytes);
        if (this.totalBytes > this.#maxTotalBytes)
            this.#tellOverLimit();
    }
    finish() {
        this.#live.finish();
        return this.#buffer.finish();
    }
}


/***/ }),

/***/ 90478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ changedTime),
/* harmony export */   j: () => (/* binding */ changedNow)
/* harmony export */ });
/* harmony import */ var _files_file_times_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5146);

/**
 * The time of a changed file for tools that compare times: its own time, but never in the future, and always later than
 * the original files. With the original time, `make` would think that a changed source is already built.
 */
function changedTime({ modified, changed }, { newestTime }) {
    return Math.max(Math.min(modified, changed), newestTime + _files_file_times_js__WEBPACK_IMPORTED_MODULE_0__/* .timeStep */ .oM);
}
/** Changes with times from now on, in their order, because a setup may have built from the replaced files. */
async function* changedNow(changes) {
    const now = Date.now();
    let steps = 0;
    let before = null;
    for await (const entry of changes) {
        if (entry.kind === "file") {
            const { modifiedAt = before ?? 0 } = entry;
            if (before !== null && modifiedAt > before)
                steps += 1;
            before = Math.max(before ?? 0, modifiedAt);
            yield { ...entry, modifiedAt: now + steps * _files_file_times_js__WEBPACK_IMPORTED_MODULE_0__/* .timeStep */ .oM };
        }
        else
            yield entry;
    }
}


/***/ }),

/***/ 50187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ EntryFilter),
  W: () => (/* binding */ defaultFileLimits)
});

// EXTERNAL MODULE: ./lib/files/paths.js
var paths = __webpack_require__(60795);
// EXTERNAL MODULE: ./lib/files/spelling.js
var spelling = __webpack_require__(37569);
;// CONCATENATED MODULE: ./lib/files/link-target.js

/** The limit of a path. Ordinary links need less. */
const maxTargetBytes = 1024;
/**
 * Why a link must stay in the sandbox, as the end of a sentence; null if it leads to a place inside of its folder,
 * whether the place exists or not. The link may go up first and then down, but not up again. So it is safe even through
 * other such links. Git's own folder counts as outside.
 */
function findLinkFault(path, target) {
    if (/[\p{Cc}\uFFFD]/u.test(target))
        return "contains data that is not text";
    if (Buffer.byteLength(target) > maxTargetBytes)
        return `contains more than ${maxTargetBytes} bytes`;
    const parts = target.split("/").filter((part) => part !== "" && part !== ".");
    const climbs = parts.findIndex((part) => part !== "..");
    const descent = climbs === -1 ? [] : parts.slice(climbs);
    const folders = path.split("/").length - 1;
    const isOutside = target === "" || target.startsWith("/") || parts.length - descent.length > folders;
    if (isOutside || descent.some(spelling/* isGitFolder */.Z$))
        return "leads out of the workspace";
    return descent.includes("..") ? "uses `..` after a folder, and may lead out of the workspace" : null;
}

// EXTERNAL MODULE: ./lib/facts/files.js
var files = __webpack_require__(80436);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
// EXTERNAL MODULE: ./lib/files/path-fault.js
var path_fault = __webpack_require__(18061);
;// CONCATENATED MODULE: ./lib/executors/entries/entry-filter.js






const mebibyte = 1024 * 1024;
/** Limits for hostile workspaces. They are higher than people need, and lower than what harms a runner. */
const defaultFileLimits = {
    files: 10_000,
    fileBytes: 100 * mebibyte,
    totalBytes: 512 * mebibyte,
    depth: 32,
};
/** How much of a name is reported: twice the length that Linux can open. An archive may claim megabytes. */
const maxNameChars = 8192;
/** How many left-out entries are named. The others are counted. */
const maxNamedLeftOut = 1000;
const kindReasons = {
    "hard-link": "a hard link to another file",
    fifo: "a named pipe",
    socket: "a socket",
    device: "a device",
    other: "not a regular file",
};
/**
 * Accepts regular files and links that stay inside. Paths must be plain, each may occur once, none may be below
 * another's, and the limits apply. It names the entries that it leaves out.
 */
class EntryFilter {
    #limits;
    #leaveOut;
    #seen = new Set();
    /** The folders of the entries in `#seen`. */
    #folders = new Set();
    #maxDiscardedBytes;
    #totalBytes = 0;
    #discardedBytes = 0;
    #leftOut = 0;
    constructor({ limits = defaultFileLimits, leaveOut, maxDiscardedBytes = Infinity }) {
        this.#limits = limits;
        this.#leaveOut = leaveOut;
        this.#maxDiscardedBytes = maxDiscardedBytes;
    }
    /** Whether reading must stop. In that case the last judged entry is named with the reason. */
    get isShut() {
        return this.#discardedBytes > this.#maxDiscardedBytes;
    }
    /** Null for a skipped entry: a folder, a file of agent-exec, or one above the number of named entries. */
    judge(found) {
        const { name, kind, bytes, isExecutable, target = "" } = found;
        const path = name.replace(/^(\.\/+)+/, "");
        const isOurs = kind !== "directory" && this.#leaveOut.has(path);
        const reason = kind === "directory" ? this.#folderReason(path, found) : this.#entryReason(path, found);
        if (isOurs || kind === "directory" || reason !== null) {
            this.#discardedBytes += bytes;
            // This one is always named, because it stands for everything that comes after it.
            const reading = "too large, so agent-exec did not read the entries after it";
            if (this.isShut)
                return { ...leftOut(path, reading), hidesMore: true };
            return isOurs || reason === null ? null : this.refuse(path, reason);
        }
        this.#seen.add(path);
        for (const folder of (0,paths/* foldersOf */.pd)(path))
            this.#folders.add(folder);
        this.#totalBytes += bytes;
        return kind === "symlink" ? { kind: "link", path, target } : { kind: "file", path, bytes, isExecutable };
    }
    /** Leaves an entry out for the caller's reason. Null if too many are named already. */
    refuse(path, reason) {
        this.#leftOut += 1;
        return this.#leftOut > maxNamedLeftOut ? null : leftOut(path, reason);
    }
    /** One entry for all that were not named. */
    summary() {
        const entries = this.#leftOut - maxNamedLeftOut;
        if (entries <= 0)
            return [];
        const reason = `${entries} more entries, which are not listed`;
        return [{ kind: "left-out", path: files/* unnamedPath */.C6, reason, entries, hidesMore: true }];
    }
    /** At the depth limit the folder itself is named, because its content is not read. */
    #folderReason(path, { isReadable = true }) {
        const isTooDeep = path.split("/").filter((part) => part !== "").length > this.#limits.depth;
        return isTooDeep ? this.#depthReason() : isReadable ? null : modeReason;
    }
    #entryReason(path, { kind, bytes, target, isReadable = true }) {
        const reason = kindReasons[kind] ?? this.#pathReason(path) ?? this.#sizeReason(bytes);
        if (reason !== null)
            return reason;
        if (kind !== "symlink")
            return isReadable ? null : modeReason;
        const fault = target === undefined ? null : findLinkFault(path, target);
        return fault === null ? null : `a symbolic link that ${fault}`;
    }
    #depthReason() {
        return `deeper than ${this.#limits.depth} folders`;
    }
    #pathReason(path) {
        const fault = (0,path_fault/* findPathFault */.P)(path);
        if (fault !== null)
            return `its name ${fault}`;
        if (path.split("/").length > this.#limits.depth)
            return this.#depthReason();
        if (this.#seen.has(path))
            return "another entry has the same name";
        const isInFile = (0,paths/* foldersOf */.pd)(path).some((folder) => this.#seen.has(folder));
        return isInFile || this.#folders.has(path) ? "a file and a folder both have this name" : null;
    }
    #sizeReason(bytes) {
        const { fileBytes, totalBytes, files } = this.#limits;
        if (bytes > fileBytes)
            return `larger than ${(0,format/* formatBytes */.z3)(fileBytes)}`;
        if (this.#seen.size >= files)
            return `more than ${files} files`;
        return this.#totalBytes + bytes > totalBytes
            ? `all files together are larger than ${(0,format/* formatBytes */.z3)(totalBytes)}`
            : null;
    }
}
const modeReason = "the file's permissions allow nobody to read it";
function leftOut(name, reason) {
    // A long name is copied, because a slice would keep all of it in memory.
    const path = name.length <= maxNameChars ? name : Buffer.from((0,truncate/* truncateEnd */.S)(name, maxNameChars)).toString();
    return { kind: "left-out", path, reason };
}


/***/ }),

/***/ 61205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ GivenEntries)
/* harmony export */ });
/* harmony import */ var _files_file_times_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5146);
/* harmony import */ var _files_content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52278);


/** The original entries of a workspace by path, for comparison with the entries that blocks leave. */
class GivenEntries {
    #entries = new Map();
    /** The latest time of an original file. Every changed file gets a later one, whatever times the code set. */
    newestTime = _files_file_times_js__WEBPACK_IMPORTED_MODULE_1__/* .earliestTime */ .rL;
    /** Passes the entries on, and notes only the latest time. */
    async *timed(files) {
        for await (const entry of files) {
            if (entry.kind === "file")
                this.newestTime = Math.max(this.newestTime, entry.modifiedAt ?? Date.now());
            yield entry;
        }
    }
    /** Passes the entries on and notes them. A file is noted when its content was read to the end. */
    async *noted(files) {
        for await (const entry of this.timed(files)) {
            const { path, kind } = entry;
            if (kind === "link")
                this.set(path, { kind, target: entry.target });
            yield kind === "file" ? { ...entry, content: this.#hashed(entry) } : entry;
        }
    }
    get paths() {
        return this.#entries.keys();
    }
    get(path) {
        return this.#entries.get(path);
    }
    set(path, entry) {
        this.#entries.set(path, entry);
    }
    clear() {
        this.#entries.clear();
    }
    #hashed({ kind, path, bytes, isExecutable, content }) {
        return (0,_files_content_js__WEBPACK_IMPORTED_MODULE_0__/* .hashed */ .Yr)(content, (sha256) => this.set(path, { kind, bytes, isExecutable, sha256 }));
    }
}


/***/ }),

/***/ 11111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ SeenEntries)
/* harmony export */ });
/** The results of earlier checkpoints. With them the next checkpoint reads only entries that changed. */
class SeenEntries {
    #before = new Map();
    look() {
        const before = this.#before;
        const now = new Map();
        let newest = "";
        // Two looks are never in the same tick, unless the clock counts whole seconds.
        const isSure = ({ path, facts, changedAt }) => changedAt < newest || (before.get(path)?.facts === facts && !/\.0+(?: |$)/.test(changedAt));
        return {
            seen: ({ path, facts, changedAt }) => {
                if (changedAt > newest)
                    newest = changedAt;
                const known = before.get(path);
                return known?.facts === facts && known.isSure ? known.seen : null;
            },
            settle: (entry, seen) => void now.set(entry.path, { ...entry, seen }),
            finish: () => {
                this.#before = new Map([...now].map(([path, entry]) => [path, { ...entry, isSure: isSure(entry) }]));
            },
        };
    }
}


/***/ }),

/***/ 93476:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Fw: () => (/* binding */ brokenFunctions),
  vX: () => (/* binding */ describeFunctions),
  GL: () => (/* binding */ importCommands),
  HN: () => (/* binding */ missingProgram),
  readFunctions: () => (/* binding */ readFunctions)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
;// CONCATENATED MODULE: ./lib/executors/functions/import-all.py.js
/* harmony default export */ const import_all_py = ("# Imports modules. Arguments: the folder that holds them, with a slash at its end, and their names. For a failure, it\n# reports only the part about that folder. A module must not have the name of an existing module: if the folder comes\n# last, Python never finds the user's; if it comes first, Python finds no other.\nimport importlib, importlib.util, sys, traceback\nsys.dont_write_bytecode = True\nfolder, names = sys.argv[1], sys.argv[2:]\npath = sys.path[:]\nsys.path[:] = [each for each in path if each and each + \"/\" != folder]\nfor name in names:\n    spec = importlib.util.find_spec(name)\n    if spec is not None and spec.origin: sys.exit(name + \".py has the name of another module, which is \" + spec.origin)\nsys.path[:] = path\nimportlib.invalidate_caches()\nfor name in names:\n    try:\n        importlib.import_module(name)\n    except BaseException as error:\n        own = [each for each in traceback.extract_tb(error.__traceback__) if each.filename.startswith(folder)]\n        sys.exit(\"\".join(traceback.format_list(own) + traceback.format_exception_only(type(error), error)))\n");

;// CONCATENATED MODULE: ./lib/executors/functions/masked-text.js
/** Replaces everything that is not code. A template inside of a template counts as its end. */
function maskText(text, { comments, quotes }) {
    const pieces = [];
    const strings = new Map();
    let at = 0;
    const cover = (end, char) => {
        pieces.push(char.repeat(end - at));
        at = end;
    };
    while (at < text.length) {
        const comment = comments.find(([begin]) => text.startsWith(begin, at));
        const quote = quotes.find(({ mark }) => text.startsWith(mark, at));
        if (comment !== undefined) {
            const [begin, end] = comment;
            const found = text.indexOf(end, at + begin.length);
            // The line end stays, because the next line begins with code.
            cover(found === -1 ? text.length : end === "\n" ? found : found + end.length, " ");
        }
        else if (quote !== undefined) {
            const { mark } = quote;
            const end = endOfString(text, at + mark.length, quote);
            strings.set(at, text.slice(at + mark.length, end));
            cover(text.startsWith(mark, end) ? end + mark.length : end, "_");
        }
        else {
            pieces.push(text[at]);
            at += 1;
        }
    }
    const code = pieces.join("");
    return { code, strings, brackets: bracketsIn(code) };
}
/** One pass finds all brackets. Searching for each bracket's end would take quadratic time if none is closed. */
function bracketsIn(code) {
    const brackets = new Map();
    const open = [];
    for (let at = 0; at < code.length; at++) {
        const char = code[at];
        if (char === "(" || char === "[" || char === "{")
            open.push(at);
        else if (char === ")" || char === "]" || char === "}") {
            const begin = open.pop();
            if (begin !== undefined)
                brackets.set(begin, at);
        }
    }
    return brackets;
}
function endOfString(text, from, { mark, spansLines }) {
    for (let at = from; at < text.length; at++) {
        if (text[at] === "\\")
            at += 1;
        else if (text.startsWith(mark, at) || (text[at] === "\n" && !spansLines))
            return at;
    }
    return text.length;
}

;// CONCATENATED MODULE: ./lib/executors/functions/signatures.js

/** How much of each description is shown. */
const maxWordsChars = 300;
const maxHeadChars = 500;
/** A longer signature or description is skipped. */
const maxLookChars = 2000;
const pythonSyntax = {
    comments: [["#", "\n"]],
    quotes: [
        { mark: '"""', spansLines: true },
        { mark: "'''", spansLines: true },
        { mark: '"', spansLines: false },
        { mark: "'", spansLines: false },
    ],
};
/** The public functions at the top level of a Python module. The module is only read as text and does not run here. */
function pythonSignatures(text) {
    const masked = maskText(text, pythonSyntax);
    return [...masked.code.matchAll(/^(?:async +)?def +(\p{L}[\p{L}\p{N}_]*) ?(?=[[(])/gmu)].flatMap((match) => {
        const from = match.index + match[0].length;
        const colon = colonBehind(masked, from);
        if (colon === null)
            return [];
        const head = match[1] + flatCode(text, masked, from, colon);
        return [{ head: cut(head, maxHeadChars), words: paragraph(docstringAt(masked, colon + 1)) }];
    });
}
/** The first statement of a body, if it is a string. A string with a prefix for bytes or formats is no description. */
function docstringAt({ code, strings }, from) {
    const begin = from + code.slice(from, from + maxLookChars).search(/\S/);
    const isPrefixed = /[ru]/i.test(code[begin] ?? "");
    return (strings.get(isPrefixed ? begin + 1 : begin) ?? "").slice(0, maxLookChars);
}
const javascriptSyntax = {
    comments: [
        ["//", "\n"],
        ["/*", "*/"],
    ],
    quotes: [
        { mark: "`", spansLines: true },
        { mark: '"', spansLines: false },
        { mark: "'", spansLines: false },
    ],
};
const declared = /^export (?:async )?function(?: ?\* ?| )([\p{L}$][\p{L}\p{N}_$]*)(?=\()/gmu;
const assigned = /^export const ([\p{L}$][\p{L}\p{N}_$]*) = (?:async )?(function\*? ?)?(?=\(|[\p{L}_$][\p{L}\p{N}_$]* =>)/gmu;
/** The functions that a JavaScript module exports in their declarations. The module does not run here. */
function javascriptSignatures(text) {
    const masked = maskText(text, javascriptSyntax);
    const { code } = masked;
    return [...code.matchAll(declared), ...code.matchAll(assigned)]
        .toSorted((one, other) => one.index - other.index)
        .flatMap((match) => {
        const from = match.index + match[0].length;
        const params = paramsAt(text, masked, from);
        if (params === null)
            return [];
        const isArrow = match[0].startsWith("export const") && match[2] === undefined;
        if (isArrow && !/^\s*=>/.test(code.slice(params.end, params.end + 10)))
            return [];
        return [{ head: cut(match[1] + params.told, maxHeadChars), words: commentAbove(text, match.index) }];
    });
}
function paramsAt(text, masked, from) {
    const { code, brackets } = masked;
    if (code[from] !== "(") {
        const end = code.indexOf(" =>", from);
        return { told: `(${text.slice(from, end)})`, end };
    }
    const close = brackets.get(from);
    return close === undefined || close - from > maxLookChars
        ? null
        : { told: flatCode(text, masked, from, close + 1), end: close + 1 };
}
/** The JSDoc comment that ends on the line before. */
function commentAbove(text, at) {
    const before = text.slice(Math.max(0, at - maxLookChars), at).trimEnd();
    const gap = text.slice(before.length + Math.max(0, at - maxLookChars), at);
    const comment = before.slice(Math.max(0, before.lastIndexOf("/**")));
    if (!comment.startsWith("/**") || gap.split("\n").length !== 2)
        return "";
    if (comment.indexOf("*/") !== comment.length - 2)
        return "";
    const lines = comment.slice(3, -2).split("\n");
    return paragraph(lines.map((line) => line.trim().replace(/^\*/, "")).join("\n"));
}
/** The colon that ends a head, on the line on which its brackets end. Null if it is missing or too far away. */
function colonBehind({ code, brackets }, from) {
    for (let at = from; at < code.length && code[at] !== "\n"; at++) {
        if (code[at] === ":")
            return at - from > maxLookChars ? null : at;
        if (code[at] === "(" || code[at] === "[") {
            const close = brackets.get(at);
            if (close === undefined)
                return null;
            at = close;
        }
    }
    return null;
}
/** A piece of the text on one line, without comments. Blanks in strings stay. */
function flatCode(text, { code }, from, end) {
    let flat = "";
    let isBlank = false;
    for (let at = from; at < end; at++) {
        const char = code[at];
        if (/\s/.test(char)) {
            isBlank = true;
            continue;
        }
        const isInside = ")]".includes(char) || "([".includes(flat.at(-1) ?? "(");
        flat += isBlank && !isInside ? ` ${text[at]}` : text[at];
        isBlank = false;
    }
    return flat.replaceAll(/[\r\n]+/g, " ");
}
/** The first paragraph, without text that could begin a fence or a heading. */
function paragraph(text) {
    const [first = ""] = text.trim().split(/\n[ \t\r]*\n/);
    return cut(first.replaceAll("`", "'").replaceAll(/\s+/g, " ").trim(), maxWordsChars);
}
function cut(text, max) {
    return text.length > max ? `${text.slice(0, max)}…` : text;
}

// EXTERNAL MODULE: ./lib/files/content.js
var content = __webpack_require__(52278);
;// CONCATENATED MODULE: ./lib/executors/functions/functions.js







/** Enough for some helper modules. Larger code is a package and belongs into an image. */
const maxFiles = 100;
const maxBytes = 4 * 1024 ** 2;
/**
 * Reads the functions of a folder from the base files.
 * @throws AgentExecError `settings-invalid` if there are no modules, too many or too large files, or a module whose
 * name cannot be imported.
 */
async function readFunctions(folder, baseFiles) {
    const below = `${external_node_path_.posix.normalize(folder).replace(/\/$/, "")}/`;
    const all = [...(await baseFiles.list())].filter(([path]) => `${path}/`.startsWith(below) && !path.includes("/__pycache__/"));
    const link = all.find(([, { kind }]) => kind === "link")?.[0];
    if (link !== undefined)
        throw refused(`${(0,listed/* named */.r)(link)} is a link, and agent-exec follows no links.`);
    const bytes = all.reduce((sum, [, entry]) => sum + (entry.kind === "file" ? entry.bytes : 0), 0);
    if (all.length > maxFiles || bytes > maxBytes) {
        const size = `${(0,format/* formatCount */.B4)(all.length)} files with ${(0,format/* formatBytes */.z3)(bytes)}`;
        throw refused(`${folder} has ${size}, but the limit is ${maxFiles} files and ${(0,format/* formatBytes */.z3)(maxBytes)}.`);
    }
    const files = new Map();
    for await (const entry of baseFiles.read(new Set(all.map(([path]) => path)))) {
        if (entry.kind === "file")
            files.set(entry.path.slice(below.length), await (0,content/* bytesOf */.$$)(entry.content));
    }
    const modules = [...files].flatMap(([path, content]) => moduleOf(path, content) ?? []);
    if (modules.length === 0)
        throw refused(`The folder ${(0,listed/* named */.r)(folder)} in ${baseFiles.origin} has no Python or JavaScript module at its top.`);
    return { folder, files, modules, hasRequirements: files.has("requirements.txt") };
}
/** The modules at the top of the folder. They may import files below it. */
function moduleOf(path, content) {
    const [, stem, ending] = /^([^/]+)\.(py|mjs|js)$/.exec(path) ?? [];
    if (stem === undefined || stem === "__init__")
        return null;
    const text = new TextDecoder().decode(content);
    const isImportable = ending === "py" ? /^[A-Za-z_]\w*$/.test(stem) : /^[\p{L}\p{N}_. -]+$/u.test(stem);
    if (!isImportable)
        throw refused(`${(0,listed/* named */.r)(path)} cannot be imported under this name. Begin the name with a letter or \`_\`, and use only ASCII letters, digits and \`_\`.`);
    if (ending !== "py")
        return { language: "javascript", name: path, signatures: javascriptSignatures(text) };
    return { language: "python", name: stem, signatures: pythonSignatures(text) };
}
function refused(message) {
    return new errors/* AgentExecError */.r("settings-invalid", message, {
        nextStep: "Set `functions` to a subfolder of the current folder that contains Python files (`shapes.py`) or JavaScript modules (`shapes.mjs`).",
    });
}
/** How many characters about the functions the writer gets. */
const maxToldChars = 8000;
/** The text about the functions for the writer. @param place their folder in the sandbox */
function describeFunctions({ modules }, place) {
    const lines = modules.flatMap(({ language, name, signatures }) => {
        const names = signatures.map(({ head }) => head.split(/[([]/, 1)[0]).join(", ");
        const line = (language === "python" ? pythonImport : javascriptImport)(names, name, place);
        return [
            `  - \`${line}\``,
            ...signatures.map(({ head, words }) => `    - \`${head.replaceAll("`", "'")}\`${words === "" ? "" : `: ${words}`}`),
        ];
    });
    let chars = 0;
    const fitting = lines.filter((line) => (chars += line.length) <= maxToldChars);
    const rest = fitting.length < lines.length ? [`  - The other functions are in \`${place}\`.`] : [];
    const told = [...fitting, ...rest].join("\n");
    return `\n- You can import these functions; do not write them again:\n${told}`;
}
function pythonImport(names, module) {
    return names === "" ? `import ${module}` : `from ${module} import ${names}`;
}
function javascriptImport(names, file, place) {
    const what = names === "" ? "* as module" : `{ ${names} }`;
    return `import ${what} from ${JSON.stringify(external_node_path_.posix.join(place, file))};`;
}
/** Commands that import all modules of a language below `folder`: possible programs, best first, and arguments. */
function importCommands({ modules }, folder) {
    const ofLanguage = (language) => modules.filter((each) => each.language === language).map(({ name }) => name);
    const python = ofLanguage("python");
    const scripts = ofLanguage("javascript").map((name) => external_node_path_.posix.join(folder, name));
    return [
        { names: ["python3", "python"], args: ["-c", import_all_py, `${folder}/`, ...python], count: python.length },
        {
            names: ["node", "nodejs"],
            args: ["--input-type=module", "-e", importAllScripts, ...scripts],
            count: scripts.length,
        },
    ].filter(({ count }) => count > 0);
}
const importAllScripts = "for (const path of process.argv.slice(1)) await import(path);";
/** The error for a module that cannot be imported. @param packages how to install the packages that it needs */
function brokenFunctions({ folder }, words, packages = "list them in a `requirements.txt` beside the functions and set `setup-network` to `full`, or use an image that has them.") {
    const said = words.trim() === "" ? "." : `:\n${words.trim()}`;
    return new errors/* AgentExecError */.r("setup-failed", `The functions of ${folder} cannot be imported${said}`, {
        nextStep: `Fix the functions. If packages are missing, ${packages}`,
    });
}
function missingProgram({ folder }, program, where) {
    return new errors/* AgentExecError */.r("image-unsuitable", `The functions of ${folder} need ${program}, but ${where} does not have it.`, { nextStep: "Use an image that has this program, or install the program." });
}


/***/ }),

/***/ 2711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ("# For \"sh -c\", with the name that the shell's errors begin with and a line end as arguments: runs the command that comes\n# on standard input. The shell has read all of it before any of it runs. No file, argument or variable that its programs\n# could see contains it. This code uses only the shell's builtins, because an image may lack cat.\nunset _line _all\nwhile IFS= read -r _line; do _all=$_all$_line$1; done\n_all=$_all$_line\nexec </dev/null\neval \"shift; unset _line _all; $_all\"\n");


/***/ }),

/***/ 28301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ inferLanguage)
/* harmony export */ });
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6257);
/* harmony import */ var _languages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20261);


/** An exit code that Python never uses if it cannot compile a file. A signal gives a higher code. */
const notPythonCode = 99;
/** Uses only builtins, because files of the code must not decide. It calls only the compiler. Python 2 accepts it. */
const compileAlone = `import sys
try: compile(open(sys.argv[1], "rb").read(), sys.argv[1], "exec")
except (SyntaxError, ValueError, TypeError): sys.exit(${notPythonCode})`
    .split("\n")
    .map((line) => JSON.stringify(line))
    .join(",");
/** Several lines as one word, because a waiting shell reads one line. */
const compileCheck = `exec("\\n".join([${compileAlone}]))`;
/**
 * AutoGen's rule for a fence without a language: commands that start with Python or pip are shell code, and code that
 * Python can compile is Python. The same block if it has a language or a file name, the block with a guessed language,
 * or why neither is possible.
 */
async function inferLanguage(block, { runnable, run }, options) {
    const { timeoutMs } = options;
    if (block.language !== "" || block.path !== null)
        return { block, timeoutMs };
    if (/^\s*(python3?|pip3?)[ \t]/.test(block.code))
        return { block: { ...block, language: "sh" }, timeoutMs };
    const python = runnable.find(({ language }) => language.name === "python");
    if (python === undefined)
        return { block, timeoutMs };
    const command = [python.interpreter, "-E", "-s", "-S", "-c", compileCheck, _languages_js__WEBPACK_IMPORTED_MODULE_1__/* .fileWord */ .BZ];
    const { onOutput: _, ...quietly } = options;
    const check = await run({ ...python, command }, quietly);
    if (check.exitCode === 0) {
        const left = Math.max(1, timeoutMs - check.durationMs);
        return { block: { ...block, language: "python" }, timeoutMs: left };
    }
    if (check.exitCode !== notPythonCode)
        return check;
    const here = runnable.map(({ language }) => language.name).join(", ");
    return (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_0__/* .refusedExecution */ .Nd)("language", `the fence names no language, and Python cannot compile the code. Languages here: ${here}`);
}


/***/ }),

/***/ 66686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ mayBeShared)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);

/**
 * Call it for a signal that many sessions, blocks and processes share. Each of them adds listeners and removes them
 * again. Node takes more than ten at a time for a leak, and prints a warning.
 */
function mayBeShared(signal) {
    (0,node_events__WEBPACK_IMPORTED_MODULE_0__.setMaxListeners)(0, signal);
}


/***/ }),

/***/ 6257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EZ: () => (/* binding */ caveatOf),
/* harmony export */   Hn: () => (/* binding */ testedWords),
/* harmony export */   Nd: () => (/* binding */ refusedExecution),
/* harmony export */   Pc: () => (/* binding */ hasPassed),
/* harmony export */   WN: () => (/* binding */ hasFailed),
/* harmony export */   n6: () => (/* binding */ networkDecision),
/* harmony export */   n7: () => (/* binding */ execution),
/* harmony export */   rz: () => (/* binding */ hasFinished),
/* harmony export */   xp: () => (/* binding */ unrunExecution),
/* harmony export */   z6: () => (/* binding */ whyUntested)
/* harmony export */ });
/* unused harmony export shownResult */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42047);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);
/* harmony import */ var _endings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75823);
/* harmony import */ var _test_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89259);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80436);





/** One stream of a block's output. The text may be shortened, but the counts are complete. */
const output = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    /**
     * Valid UTF-8. U+FFFD replaces invalid bytes. If the text is shortened, it has the beginning, a line that says how
     * much was left out, and the end.
     */
    text: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** The number of all bytes that the block wrote. */
    bytes: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** Whether the text is shortened. */
    truncated: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    /**
     * The number of all lines of a shortened text. A line ends with a line feed. Absent if the text is complete, and in
     * older transcripts.
     */
    lines: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
    /** How many U+FFFD in `text` stand for bytes that are not UTF-8. Absent: none. */
    replaced: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
}));
/**
 * A piece of output: the next `chars` UTF-16 units of the stream's `text`. The list of all pieces gives the order of
 * both streams.
 */
const outputRun = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ stream: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(["stdout", "stderr"]), chars: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)() }));
/**
 * The decision about a host that the code wanted to reach. All requests to one host share it. If an allowed host could
 * not be reached, the reason says why.
 */
const networkDecision = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    /**
     * The host's name, or what the code wrote instead, at most 254 UTF-16 units. It may be hostile. `*` stands for all
     * hosts above the limit.
     */
    host: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** 0 if the port could not be read. */
    port: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    allowed: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    /** The rule in a few words, such as "listed as *.example.com" or "not listed in allow-host". */
    reason: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    count: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /**
     * Present if the host was allowed but not reached, because its name does not resolve or nobody answers. Absent
     * otherwise, for `*`, and in older transcripts.
     */
    unreached: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(),
}));
/** A result that a block displayed in addition to its output: a picture, a table, a formula. */
const shownResult = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    /** A file name that no other content has: `shown_8c1f….png`. */
    name: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** `image/png`, `image/svg+xml`, `text/html`, `application/json`, `text/latex` and so on. */
    type: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    bytes: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** In hex. */
    sha256: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** The result as plain text, cut at 300 UTF-16 units. Absent if there is none. */
    caption: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
}));
/** One block's run. A program that fails is a value of this type, never an error. */
const execution = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    ending: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .wordOf */ .aG)(_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .endings */ .V1),
    /** The more exact cause of the ending. Absent if the ending says everything. */
    cause: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .wordOf */ .aG)(_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .causes */ .ps).exactOptional(),
    /** The exit code that the engine reports, or the fixed one of the ending. Null if it is unknown. */
    exitCode: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().nullable(),
    /** Milliseconds from when the process got the code until it ended. */
    durationMs: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .amount */ .vj)(),
    stdout: output(),
    stderr: output(),
    order: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(outputRun()),
    /** The file with the code, relative to the workspace. Null if no file was written. */
    file: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().nullable(),
    /**
     * One sentence that proves the ending, such as "oom_kill rose from 0 to 1" or "the block ran longer than 120 s".
     */
    evidence: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /**
     * Present if the session ended too: because the code's processes could not be ended alone, or because the code took
     * all memory. The files in the workspace are gone, and the next block needs a fresh session. This is always the
     * code's fault, whatever the ending is.
     */
    isSessionSpent: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(),
    /**
     * The decisions about the network since the last execution: at most 100, and two entries that count the rest.
     * Absent: none.
     */
    network: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(networkDecision()).exactOptional(),
    /** The displayed results, in order. Absent: none. */
    shown: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(shownResult()).exactOptional(),
    /** How many more results the block displayed. Absent if all are kept. */
    shownLeftOut: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
    /** Present if the kernel had to be restarted, so the variables of earlier blocks are gone. */
    isStateFresh: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(),
    /** The name of the file, if the block was saved and not run. */
    saved: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /** The files that an edit changed. Absent for other blocks. */
    edited: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ path: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(), kind: (0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .fileChangeKind */ .pe)() })).exactOptional(),
    /** The tests that a verification ran. Absent for other executions, and if unknown. */
    tests: (0,_test_run_js__WEBPACK_IMPORTED_MODULE_2__/* .testRun */ .sA)().exactOptional(),
    /** Present if a verification ended with 0 but proves nothing. Says why, as a part of a sentence. */
    unproven: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /**
     * Why a verification's failure says nothing about the code, as a part of a sentence. For example, its tool is
     * missing. Absent if a test failed.
     */
    untested: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /** Whether a passed verification fails with changed expected values, as it should. Absent if this was not tried. */
    failsOnChangedValues: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().exactOptional(),
    /**
     * The result of the same verification on the original files plus the change's test files. Absent if this was not
     * run: the verification failed, or the change has no tests, or only tests.
     */
    testsAlone: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        ending: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .wordOf */ .aG)(_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .endings */ .V1),
        exitCode: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().nullable(),
        tests: (0,_test_run_js__WEBPACK_IMPORTED_MODULE_2__/* .testRun */ .sA)().exactOptional(),
    })
        .exactOptional(),
    /** The exit code that the document expects of the block. Absent: 0. */
    expectedExit: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
    /** How the result differs from the document, as a part of a sentence. Absent: it does not differ. */
    unlikeDocument: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /** A module that the block could not import although it is in the user's folder. Absent: none. */
    ownModule: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /** Why the block did not run. Absent for other endings than `not-run`. */
    notRun: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .wordOf */ .aG)(_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .notRunReasons */ .m).exactOptional(),
}));
/**
 * Whether a verification failed by its own exit code or by a crash. Before the task is done, it should fail in this
 * way. A verification without an end or without its tool says nothing about the code.
 */
function hasFailed({ ending, exitCode, untested }) {
    return hasFinished({ ending }) && exitCode !== 0 && untested === undefined;
}
/** Whether the code itself ended the run, and not a limit or a fault. */
function hasFinished({ ending }) {
    return ["exited", "signalled"].includes(ending);
}
/** Why a verification shows nothing about the code, as a part of a sentence. Null if it passed or really failed. */
function whyUntested(execution) {
    if (execution.exitCode === 0 || hasFailed(execution))
        return null;
    return execution.untested ?? execution.evidence;
}
/** What the verification's exit code does not show, as a part of a sentence after "but". Null if there is nothing. */
function caveatOf({ unproven, untested, unlikeDocument }) {
    return unproven ?? unlikeDocument ?? (untested === undefined ? null : `no test failed: ${untested}`);
}
/** The words about a verification's tests, and about what its exit code does not show. Empty if neither is known. */
function testedWords(execution) {
    const { tests } = execution;
    const caveat = caveatOf(execution);
    const ran = tests === undefined ? 0 : tests.passed + tests.failed + tests.skipped;
    return [
        ...(tests === undefined || (ran === 0 && caveat !== null) ? [] : [(0,_test_run_js__WEBPACK_IMPORTED_MODULE_2__/* .testsWords */ .hX)(tests)]),
        ...(caveat === null ? [] : [`but ${caveat}`]),
    ];
}
/** Whether the block or verification passed. It must end with the expected exit code, and the pass must count. */
function hasPassed(result) {
    const { ending, exitCode, unproven, expectedExit = 0, unlikeDocument } = result;
    return (ending === "exited" && exitCode === expectedExit && unproven === undefined && unlikeDocument === undefined);
}
/** The result of a block that did not run. */
function refusedExecution(notRun, evidence) {
    return { ...unrunExecution("not-run", evidence), notRun };
}
/** The result of a block that could not run anything. */
function unrunExecution(ending, evidence) {
    const nothing = { text: "", bytes: 0, truncated: false };
    const none = { durationMs: 0, stdout: nothing, stderr: nothing, order: [], file: null };
    return { ...(0,_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .endedBy */ .mr)(ending, evidence), ...none };
}


/***/ }),

/***/ 80436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C6: () => (/* binding */ unnamedPath),
/* harmony export */   IR: () => (/* binding */ countRefused),
/* harmony export */   J5: () => (/* binding */ refused),
/* harmony export */   Rn: () => (/* binding */ workspaceChanges),
/* harmony export */   dj: () => (/* binding */ artifact),
/* harmony export */   ig: () => (/* binding */ leftOut),
/* harmony export */   pe: () => (/* binding */ fileChangeKind)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);


/** A file or change that stays in the sandbox, because agent-exec does not copy it. */
const refused = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The path that the sandbox reported. The path may be hostile, so escape it. */
    path: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** For example "a symbolic link", "larger than 100 MiB", "a workflow file, …" or "protected by `test/**`". */
    reason: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** How many files this entry stands for, if there were too many to name. Absent: one. */
    entries: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
}));
const leftOut = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("left-out"),
    ...refused().shape,
    /** Present if further files without an entry were left out. There were too many, or they came after this one. */
    hidesMore: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(),
}));
/** Stands in place of a path if the files are not named. */
const unnamedPath = "…";
/** How many files were left out, including those without a name. */
function countRefused(refused) {
    return refused.reduce((sum, { entries = 1 }) => sum + entries, 0);
}
/** A file that the code left and that agent-exec saved. */
const artifact = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    path: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    bytes: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** In hex. */
    sha256: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
}));
const fileChangeKind = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["added", "changed", "deleted"]));
/** A file or link in a patch. */
const changedFile = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The path in the workspace. */
    path: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    kind: fileChangeKind(),
    /** Added lines. 0 for a binary file, and if only the mode changed. */
    insertions: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    deletions: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    isBinary: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(),
}));
/** A patch in numbers and file names. */
const diffStat = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The first 1,000 paths. */
    files: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(changedFile()),
    /** How many files of each kind the patch has, including those that are not listed. */
    added: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    changed: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    deleted: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** Lines in all files. */
    insertions: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    deletions: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** The beginning of the patch: whole lines, at most 256 Ki UTF-16 units. Absent in older transcripts. */
    text: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
}));
/** The difference between the code's files and the original files. */
const workspaceChanges = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The patch's name in the run's folder. Null if nothing changed, or if agent-exec could not make the patch. */
    patch: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().nullable(),
    /** The hash of the patch, in hex. Absent if there is none, and in older transcripts. */
    patchSha256: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /** Why there is no patch although something changed, without a full stop. Absent: there is no such fault. */
    patchFault: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /** The error that caused this fault if the code did not. Absent: the code may have caused it. */
    patchFaultCode: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .openWord */ .ZK)().exactOptional(),
    /** Present if there is a patch, except in older transcripts. */
    diff: diffStat().exactOptional(),
    /** The commit of the workspace, in hex. Absent if there was none. */
    base: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /**
     * How many new files are not in the patch, because the repository ignores them or tools made them as caches.
     * Absent: none.
     */
    ignored: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
    /** Changes that a verification got but that are not in the patch, sorted by path. Absent: none. */
    withheld: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()).exactOptional(),
    /** The deleted files. */
    deleted: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
    /** Protected files that the code changed, deleted or replaced. Absent: none, or an older transcript. */
    tampered: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()).exactOptional(),
    /**
     * Files in the patch that programs run automatically, such as workflows and hooks. A person must read them before
     * applying the patch.
     */
    acting: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
    /**
     * Changes that were not saved anywhere, with reasons. If the patch could not be made, or has changed since, it is
     * listed too. Absent: none.
     */
    refused: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(refused()).exactOptional(),
}));


/***/ }),

/***/ 89259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h5: () => (/* binding */ testStatus),
/* harmony export */   hX: () => (/* binding */ testsWords),
/* harmony export */   sA: () => (/* binding */ testRun)
/* harmony export */ });
/* unused harmony export testCase */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);


const testStatus = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["passed", "failed", "skipped"]));
const testCase = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The test's name from the test tool, at most 200 UTF-16 units. It may be hostile, so escape it. */
    name: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    status: testStatus(),
    /**
     * Where a test failed, and the message, from a JUnit XML report. Each text has at most 1,000 UTF-16 units and may
     * be hostile. Absent: no report names a place.
     */
    place: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ file: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(), line: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(), message: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)() }).exactOptional(),
}));
/** The tests of a verification. */
const testRun = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** Where these numbers come from: `pytest's report`, `unittest's output`, `report.xml`. */
    by: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    passed: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** Failed tests, errors included. */
    failed: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    skipped: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** The result of each test. Absent if there are more than 1,000, or if the tool gives no names. */
    cases: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(testCase()).exactOptional(),
}));
/** For example `12 tests passed, 1 failed, 2 skipped`. */
function testsWords({ passed, failed, skipped }) {
    const failures = failed > 0 ? `, ${failed} failed` : "";
    const skips = skipped > 0 ? `, ${skipped} skipped` : "";
    return `${passed} ${passed === 1 ? "test" : "tests"} passed${failures}${skips}`;
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

/***/ 90566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ listed),
/* harmony export */   r: () => (/* binding */ named)
/* harmony export */ });
/* harmony import */ var _truncate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96065);

const maxNames = 20;
/** A file's name for a Markdown sentence: in backticks, on one line, with at most 200 UTF-16 units. */
function named(path) {
    return `\`${(0,_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .truncateEnd */ .S)(path.replaceAll("\n", "␊"), 200).replaceAll("`", "ˋ")}\``;
}
/** Lists the first 20 things. @param all the number of all things. Default: the number of `parts`. */
function listed(parts, all = parts.length) {
    const shown = parts.slice(0, maxNames);
    return shown.join(", ") + (all > shown.length ? ` and ${all - shown.length} more` : "");
}


/***/ })

};
