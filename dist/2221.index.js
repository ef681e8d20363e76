export const id = 2221;
export const ids = [2221];
export const modules = {

/***/ 90478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ changedTime),
/* harmony export */   j: () => (/* binding */ changedNow)
/* harmony export */ });
/* harmony import */ var _files_file_times_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5146);

/**
 * The time of a changed file for tools that compare times: its own time, but never in the future, and always later than
 * the original files. Otherwise `make` would think that a changed source is already built.
 */
function changedTime({ modified, changed }, { newestTime }) {
    return Math.max(Math.min(modified, changed), newestTime + _files_file_times_js__WEBPACK_IMPORTED_MODULE_0__/* .timeStep */ .oM);
}
/**
 * The same changes as of now, in the order of their times. They are made in a workspace in which a setup may have built
 * something since, from files that they replace.
 */
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

/** 1,024 bytes: the limit of a path, and more than honest links need. */
const maxTargetBytes = 1024;
/**
 * Why a link must stay in the sandbox, as the end of a sentence; null if it leads to a place inside of its folder,
 * existing or not. It may climb first and then descend, but not climb again, so this is safe even through other such
 * links. Git's own folder counts as outside.
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
/** Bounds for hostile workspaces: above what people leave, below what hurts a runner. */
const defaultFileLimits = {
    files: 10_000,
    fileBytes: 100 * mebibyte,
    totalBytes: 512 * mebibyte,
    depth: 32,
};
/**
 * So much of a name is told, in UTF-16 units: twice what Linux opens, where an archive may claim names of megabytes.
 */
const maxNameChars = 8192;
/** Entries that are named one by one when they are left out; after these they are only counted. */
const maxNamedLeftOut = 1000;
const kindReasons = {
    "hard-link": "a hard link to another file",
    fifo: "a named pipe",
    socket: "a socket",
    device: "a device",
    other: "not a regular file",
};
/**
 * Lets regular files and links that stay inside pass, with plain paths, each path once and none below another's, within
 * the limits, and names what it leaves out.
 */
class EntryFilter {
    #limits;
    #leaveOut;
    #seen = new Set();
    /** Those that the entries in `#seen` lie in. */
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
    /** Whether nothing more is to be read: the entry that was judged last is named as the reason. */
    get isShut() {
        return this.#discardedBytes > this.#maxDiscardedBytes;
    }
    /** Null for an entry that is skipped: a folder, a file of agent-exec, or one beyond the number of named entries. */
    judge(found) {
        const { name, kind, bytes, isExecutable, target = "" } = found;
        const path = name.replace(/^(\.\/+)+/, "");
        const isOurs = kind !== "directory" && this.#leaveOut.has(path);
        const reason = kind === "directory" ? this.#folderReason(path, found) : this.#entryReason(path, found);
        if (isOurs || kind === "directory" || reason !== null) {
            this.#discardedBytes += bytes;
            // Named in any case, since it stands for all that comes after it.
            if (this.isShut)
                return {
                    ...leftOut(path, "too large, so agent-exec did not read the entries after it"),
                    hidesMore: true,
                };
            return isOurs || reason === null ? null : this.refuse(path, reason);
        }
        this.#seen.add(path);
        for (const folder of (0,paths/* foldersOf */.p)(path))
            this.#folders.add(folder);
        this.#totalBytes += bytes;
        return kind === "symlink" ? { kind: "link", path, target } : { kind: "file", path, bytes, isExecutable };
    }
    /** Leaves an entry out for a reason of the caller's; null for one too many to be named. */
    refuse(path, reason) {
        this.#leftOut += 1;
        return this.#leftOut > maxNamedLeftOut ? null : leftOut(path, reason);
    }
    /** One entry for all that were too many to be named. */
    summary() {
        const entries = this.#leftOut - maxNamedLeftOut;
        return entries > 0
            ? [
                {
                    kind: "left-out",
                    path: files/* unnamedPath */.C6,
                    reason: `${entries} more entries, which are not listed`,
                    entries,
                    hidesMore: true,
                },
            ]
            : [];
    }
    /** A folder comes about with its files; one at the end of the way in is named, because nothing in it comes. */
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
        const isInFile = (0,paths/* foldersOf */.p)(path).some((folder) => this.#seen.has(folder));
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
function leftOut(path, reason) {
    return { kind: "left-out", path: shortened(path), reason };
}
/** A copy: a mere slice would hold the whole name in memory for as long as it is there itself. */
function shortened(name) {
    if (name.length <= maxNameChars)
        return name;
    return Buffer.from((0,truncate/* truncateEnd */.S)(name, maxNameChars)).toString();
}


/***/ }),

/***/ 61205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ GivenEntries)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _files_file_times_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5146);


/** What a workspace was given at its start, by path: what blocks leave is compared with that. */
class GivenEntries {
    #entries = new Map();
    #newestTime = _files_file_times_js__WEBPACK_IMPORTED_MODULE_1__/* .earliestTime */ .rL;
    /** The same entries, of which the latest time alone is noted. */
    async *timed(files) {
        for await (const entry of files) {
            if (entry.kind === "file")
                this.#newestTime = Math.max(this.#newestTime, entry.modifiedAt ?? Date.now());
            yield entry;
        }
    }
    /** The same entries, noted as they pass; a file once its content was read to the end. */
    async *noted(files) {
        for await (const entry of this.timed(files)) {
            const { path, kind } = entry;
            if (kind === "link")
                this.set(path, { kind, target: entry.target });
            yield kind === "file" ? { ...entry, content: this.#hashed(entry) } : entry;
        }
    }
    /** The latest time of a given file: every changed file has a later one, whatever the code made of its times. */
    get newestTime() {
        return this.#newestTime;
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
    async *#hashed({ kind, path, bytes, isExecutable, content }) {
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
        for await (const chunk of content) {
            hash.update(chunk);
            yield chunk;
        }
        this.set(path, { kind, bytes, isExecutable, sha256: hash.digest("hex") });
    }
}


/***/ }),

/***/ 11111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ SeenEntries)
/* harmony export */ });
/** What one checkpoint after the other finds, so that the next reads no more than what was touched since. */
class SeenEntries {
    #before = new Map();
    look() {
        const before = this.#before;
        const now = new Map();
        let newest = "";
        // Two looks are never in one tick, but of a clock of whole seconds.
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
                this.#before = new Map([...now].map(([path, entry]) => [
                    path,
                    { facts: entry.facts, seen: entry.seen, isSure: isSure(entry) },
                ]));
            },
        };
    }
}


/***/ }),

/***/ 36525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Fw: () => (/* binding */ brokenFunctions),
  vX: () => (/* binding */ describeFunctions),
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
;// CONCATENATED MODULE: ./lib/executors/functions/masked-text.js
/** Takes what is no code out of a text. A template in a template is taken for its end, which loses functions and runs nothing. */
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
            // A line's end is code: what follows begins a line.
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
/** All in one go: looking for each one's end alone takes quadratic time where none has one. */
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

/** 300 characters of a description are told of each. */
const maxWordsChars = 300;
const maxHeadChars = 500;
/** A head and a description that are longer are not read. */
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
/** The public functions at the top level of a Python module. Read as text: nothing of it runs here. */
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
/** The first thing of a body, where that is a string; one with a letter for bytes or formats describes nothing. */
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
/** The functions that a JavaScript module exports where it makes them. Read as text: nothing of it runs here. */
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
/** The JSDoc whose end is the line before. */
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
/** The colon that ends a head, on the line on which its brackets end; null where there is none, or it is too far. */
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
/** A piece of the text on one line, without its comments; blanks in strings stay as they are. */
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
/** The first one, and nothing of it that a fence or a heading could begin with. */
function paragraph(text) {
    const [first = ""] = text.trim().split(/\n[ \t\r]*\n/);
    return cut(first.replaceAll("`", "'").replaceAll(/\s+/g, " ").trim(), maxWordsChars);
}
function cut(text, max) {
    return text.length > max ? `${text.slice(0, max)}…` : text;
}

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
        if (entry.kind !== "file")
            continue;
        const pieces = [];
        for await (const piece of entry.content)
            pieces.push(piece);
        files.set(entry.path.slice(below.length), Buffer.concat(pieces));
    }
    const modules = [...files].flatMap(([path, content]) => moduleOf(path, content) ?? []);
    if (modules.length === 0)
        throw refused(`${(0,listed/* named */.r)(folder)} has no module of functions (looked for in ${baseFiles.origin}).`);
    return { folder, files, modules, hasRequirements: files.has("requirements.txt") };
}
/** Modules at the top of the folder. They may import what is below. */
function moduleOf(path, content) {
    const [, stem, ending] = /^([^/]+)\.(py|mjs|js)$/.exec(path) ?? [];
    if (stem === undefined || stem === "__init__")
        return null;
    const text = new TextDecoder().decode(content);
    const isImportable = ending === "py" ? /^[A-Za-z_]\w*$/.test(stem) : /^[\p{L}\p{N}_. -]+$/u.test(stem);
    if (!isImportable)
        throw refused(`${(0,listed/* named */.r)(path)} has a name that cannot be imported.`);
    if (ending !== "py")
        return { language: "javascript", name: path, signatures: javascriptSignatures(text) };
    return { language: "python", name: stem, signatures: pythonSignatures(text) };
}
function refused(message) {
    return new errors/* AgentExecError */.r("settings-invalid", message, {
        nextStep: "Set `functions` to a folder below the current one, with Python files (`shapes.py`) or JavaScript modules (`shapes.mjs`) in it.",
    });
}
/** The writer gets at most 8,000 characters about them. */
const maxToldChars = 8000;
/** Text for the writer about them. @param place their folder in the sandbox */
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
/** The error for a module that cannot be imported. @param packages how to install the packages it needs */
function brokenFunctions({ folder }, words, packages = "install their packages with a requirements.txt beside them and `setup-network: full`, or use your own image.") {
    const said = words.trim() === "" ? "." : `:\n${words.trim()}`;
    return new errors/* AgentExecError */.r("setup-failed", `The functions of ${folder} cannot be imported${said}`, {
        nextStep: `Fix them; ${packages}`,
    });
}
function missingProgram({ folder }, program, where) {
    return new errors/* AgentExecError */.r("image-unsuitable", `The functions of ${folder} need ${program}, but ${where} does not have it.`, {
        nextStep: "Use an image that has it, or install it.",
    });
}


/***/ }),

/***/ 53185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ importCommands)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/executors/functions/import-all.py.js
/* harmony default export */ const import_all_py = ("# Imports modules. Arguments: the folder that holds them, with a slash at its end, and their names. Of a failure it tells\n# only what lies in that folder. No module may have the name of one that is there without it: if the folder comes last,\n# Python never finds theirs; if it comes first, it finds nobody else's.\nimport importlib, importlib.util, sys, traceback\nsys.dont_write_bytecode = True\nfolder, names = sys.argv[1], sys.argv[2:]\npath = sys.path[:]\nsys.path[:] = [each for each in path if each and each + \"/\" != folder]\nfor name in names:\n    spec = importlib.util.find_spec(name)\n    if spec is not None and spec.origin: sys.exit(name + \".py has the name of another module, which is \" + spec.origin)\nsys.path[:] = path\nimportlib.invalidate_caches()\nfor name in names:\n    try:\n        importlib.import_module(name)\n    except BaseException as error:\n        own = [each for each in traceback.extract_tb(error.__traceback__) if each.filename.startswith(folder)]\n        sys.exit(\"\".join(traceback.format_list(own) + traceback.format_exception_only(type(error), error)))\n");

;// CONCATENATED MODULE: ./lib/executors/functions/import-commands.js


/** @param folder what holds them where they are imported */
function importCommands({ modules }, folder) {
    const ofLanguage = (language) => modules.filter((each) => each.language === language).map(({ name }) => name);
    const python = ofLanguage("python");
    const scripts = ofLanguage("javascript").map((name) => external_node_path_.posix.join(folder, name));
    return [
        ...(python.length > 0
            ? [{ names: ["python3", "python"], args: ["-c", import_all_py, `${folder}/`, ...python] }]
            : []),
        ...(scripts.length > 0
            ? [{ names: ["node", "nodejs"], args: ["--input-type=module", "-e", importAllScripts, ...scripts] }]
            : []),
    ];
}
const importAllScripts = "for (const path of process.argv.slice(1)) await import(path);";


/***/ }),

/***/ 65496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ IdleWatch)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

/** Notices that a block wrote nothing for a while. */
class IdleWatch {
    #idleMs;
    #lastAt = performance.now();
    /** @param idleMs Absent: it never does. */
    constructor(idleMs) {
        this.#idleMs = idleMs;
    }
    /** To be called for all that comes. */
    note() {
        if (this.#idleMs !== undefined)
            this.#lastAt = performance.now();
    }
    /** Resolves when nothing came for the whole time, counted from now on; never once `settled` has fired. */
    async struck(settled) {
        if (this.#idleMs === undefined)
            return new Promise(() => undefined);
        this.note();
        for (let leftMs = this.#idleMs; leftMs > 0; leftMs = this.#lastAt + this.#idleMs - performance.now()) {
            // A timer can fire a millisecond before its time.
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.ceil(leftMs), undefined, { signal: settled }).catch(() => undefined);
            if (settled.aborted)
                return new Promise(() => undefined);
        }
    }
}


/***/ }),

/***/ 2711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ("# For \"sh -c\", with the name that the shell's errors begin with and a line end as arguments: runs the command that comes on\n# standard input. All of it is in the shell's memory before any of it runs, and in no file, argument or variable that what\n# it starts could see. Builtins alone: an image may lack cat.\nunset _line _all\nwhile IFS= read -r _line; do _all=$_all$_line$1; done\n_all=$_all$_line\nexec </dev/null\neval \"shift; unset _line _all; $_all\"\n");


/***/ }),

/***/ 26601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ describeKernel)
/* harmony export */ });
/* harmony import */ var _default_kernel_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3421);

/** What the writer is told of a kernel, as an item of the executor's usage text. */
function describeKernel(kernel, folder) {
    const language = kernel === _default_kernel_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultKernel */ .j ? "`python`" : "the kernel's language";
    return `- Blocks in ${language} without a file name are cells of one Jupyter kernel (\`${kernel}\`), in ${folder}: variables, imports and functions stay from block to block and from reply to reply, so define each once. The last line's value is shown; pictures, tables and other results that you display are saved and shown to people. Lines that begin with \`%\` and \`!\` work, and so does \`await\` at the top level, in the place of \`asyncio.run\`. \`input()\` does not work. A cell that takes too long is interrupted. If the cell ignores the interrupt, the kernel is restarted. Then the files stay, the variables are gone, and you are told so.`;
}


/***/ }),

/***/ 28301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ inferLanguage)
/* harmony export */ });
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6257);
/* harmony import */ var _languages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20261);


/** What no Python says of a file that it cannot compile; one that is ended by a signal says more. */
const notPythonCode = 99;
/** By builtins and without anything that lies about: nothing but the compiler is asked. Python 2 takes it, too. */
const compileAlone = `import sys
try: compile(open(sys.argv[1], "rb").read(), sys.argv[1], "exec")
except (SyntaxError, ValueError, TypeError): sys.exit(${notPythonCode})`
    .split("\n")
    .map((line) => JSON.stringify(line))
    .join(",");
/** Lines in one word: what a shell that waits is told is one line itself. */
const compileCheck = `exec("\\n".join([${compileAlone}]))`;
/**
 * AutoGen's rule for a fence without a word: commands that start with Python or pip are the shell's, and what Python
 * can compile is Python. The block itself where it has a word or a file name, the same one with a word, or why it is
 * neither.
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

/***/ 92334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ LiveOutput)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _output_output_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58566);


/**
 * Passes output on as it arrives, decoded. Each stream has its own decoder, so that a character in two chunks stays
 * whole. After `limitBytes` it says once that it stops, because a flood would fill the memory of the program that shows
 * it. The result has the beginning, the end and the counts anyway.
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
            this.#show(stream, _output_output_text_js__WEBPACK_IMPORTED_MODULE_1__/* .liveCutNote */ .rX);
    }
    /** Shows what is left of characters that never became whole. */
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
            // A watcher that fails must not end the block, nor be taken for a broken connection.
            this.#leftBytes = 0;
        }
    }
}
function newDecoder() {
    return new node_util__WEBPACK_IMPORTED_MODULE_0__.TextDecoder("utf-8", { ignoreBOM: true });
}


/***/ }),

/***/ 66686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ mayBeShared)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);

/**
 * For a signal of the caller's or a container's, which many sessions, blocks and processes may share: each listens to it
 * more than once, and all of them let go of it again. Node would take eleven at a time for a leak and say so on standard error.
 */
function mayBeShared(signal) {
    (0,node_events__WEBPACK_IMPORTED_MODULE_0__.setMaxListeners)(0, signal);
}


/***/ }),

/***/ 5146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D2: () => (/* binding */ boundedTime),
/* harmony export */   F7: () => (/* binding */ inSeconds),
/* harmony export */   oM: () => (/* binding */ timeStep),
/* harmony export */   rL: () => (/* binding */ earliestTime)
/* harmony export */ });
/**
 * Times of files in a workspace, in milliseconds since 1970 with a fraction. A double is precise to about a quarter
 * of a microsecond, more than kernels record.
 */
/** The beginning of 1980: zip archives, and so Python's wheels, allow no earlier time, and GNU make reads 0 as "missing". */
const earliestTime = 315_532_800_000;
/** One microsecond: the smallest difference that survives writing and reading. */
const timeStep = 0.001;
/** Limits a time. A file from the future would stay newer than later changes to other files. */
function boundedTime(time, latest) {
    return Number.isFinite(time) ? Math.max(earliestTime, Math.min(time, latest)) : earliestTime;
}
/** For tar's headers: "1700000000.123456". Both formats are made here, because they round fractions differently. */
function inSeconds(time) {
    const micros = Math.round(time / timeStep);
    return `${Math.floor(micros / 1e6)}.${String(micros % 1e6).padStart(6, "0")}`;
}


/***/ }),

/***/ 60795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isWithin),
/* harmony export */   p: () => (/* binding */ foldersOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** The folders that a path lies in, outermost first: `a` and `a/b` for `a/b/c`. */
function foldersOf(path) {
    const parts = path.split("/");
    return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
}
/** Whether a path is this folder or lies in it. Both are absolute. */
function isWithin(folder, path) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(path, node_path__WEBPACK_IMPORTED_MODULE_0__.sep).startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, node_path__WEBPACK_IMPORTED_MODULE_0__.sep));
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
 * Counts a stream's lines as a terminal shows them: each ends with a line feed, and the rest after the last one is a
 * line too. A carriage return alone overwrites its line.
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
/** A loop, because `/ +$/` would try to start at every line feed in the text. */
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
/** A plain loop, because other ways are noticeably slower in a flood of output. */
function countLineFeeds(bytes) {
    let count = 0;
    for (let at = 0; at < bytes.length; at += 1)
        if (bytes[at] === lineFeed)
            count += 1;
    return count;
}
/** The lines of a text from its beginning, with line ends; built only on demand. */
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

/***/ 96935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ OutputBuffer),
/* harmony export */   t: () => (/* binding */ defaultOutputLimitBytes)
/* harmony export */ });
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88510);
/* harmony import */ var _output_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58566);


/** 1 MiB per block for both streams: half for the head, half for the tail. */
const defaultOutputLimitBytes = 1024 * 1024;
/**
 * The cost of each change between the streams, in bytes. Otherwise a program that alternates single bytes would need
 * far more memory for the order than for its output.
 */
const switchCostBytes = 32;
/** Keeps head and tail of a program's output in memory of a fixed size; counts all bytes and lines. */
class OutputBuffer {
    #head;
    #tail;
    #total = { stdout: 0, stderr: 0 };
    #lines = { stdout: new _lines_js__WEBPACK_IMPORTED_MODULE_1__/* .LineCounter */ .HN(), stderr: new _lines_js__WEBPACK_IMPORTED_MODULE_1__/* .LineCounter */ .HN() };
    constructor(limitBytes = defaultOutputLimitBytes) {
        this.#head = new Head(Math.ceil(limitBytes / 2));
        this.#tail = new Tail(Math.max(1, Math.floor(limitBytes / 2)));
    }
    get totalBytes() {
        return this.#total.stdout + this.#total.stderr;
    }
    /** Takes bytes as they arrive. It copies them, so the caller may reuse its memory. */
    push(stream, bytes) {
        if (bytes.length === 0)
            return;
        this.#total[stream] += bytes.length;
        this.#lines[stream].push(bytes);
        const taken = this.#head.push(stream, bytes);
        if (taken < bytes.length)
            this.#tail.push(stream, bytes.subarray(taken));
    }
    /** Returns the kept output as valid UTF-8, with no split character, and one line if something was left out. */
    finish() {
        const { stdout, stderr } = this.#lines;
        return (0,_output_text_js__WEBPACK_IMPORTED_MODULE_0__/* .captureText */ .MW)({
            head: this.#head.pieces(),
            tail: this.#tail.pieces(),
            totalBytes: this.#total,
            totalLines: { stdout: stdout.lines, stderr: stderr.lines },
        });
    }
}
/** The first bytes, in growing memory. After something did not fit, it takes no more. */
class Head {
    limitBytes;
    #bytes = Buffer.alloc(0);
    #used = 0;
    #costBytes = 0;
    #isFull = false;
    #runs = [];
    constructor(limitBytes) {
        this.limitBytes = limitBytes;
    }
    /** Returns how many bytes it took. */
    push(stream, bytes) {
        if (this.#isFull)
            return 0;
        const last = this.#runs.at(-1);
        const switchCost = last === undefined || last.stream === stream ? 0 : switchCostBytes;
        const room = this.limitBytes - this.#used - this.#costBytes - switchCost;
        const taken = Math.max(0, Math.min(room, bytes.length));
        if (taken < bytes.length)
            this.#isFull = true;
        if (taken === 0)
            return 0;
        this.#costBytes += switchCost;
        this.#grow(this.#used + taken);
        this.#bytes.set(bytes.subarray(0, taken), this.#used);
        this.#used += taken;
        if (last?.stream === stream)
            last.bytes += taken;
        else
            this.#runs.push({ stream, bytes: taken });
        return taken;
    }
    pieces() {
        return cutIntoPieces(this.#runs, this.#bytes.subarray(0, this.#used));
    }
    #grow(neededBytes) {
        if (neededBytes <= this.#bytes.length)
            return;
        const size = Math.min(this.limitBytes, Math.max(neededBytes, this.#bytes.length * 2, 1024));
        const larger = Buffer.alloc(size);
        this.#bytes.copy(larger, 0, 0, this.#used);
        this.#bytes = larger;
    }
}
/** The last bytes, in a ring buffer. */
class Tail {
    limitBytes;
    #ring = null;
    #end = 0;
    #used = 0;
    #runs = [];
    /** Earlier runs were dropped; the list is shortened from time to time. */
    #firstRun = 0;
    constructor(limitBytes) {
        this.limitBytes = limitBytes;
    }
    push(stream, bytes) {
        const kept = bytes.length > this.limitBytes ? bytes.subarray(bytes.length - this.limitBytes) : bytes;
        const last = this.#runs.at(-1);
        if (last?.stream === stream)
            last.bytes += kept.length;
        else
            this.#runs.push({ stream, bytes: kept.length });
        this.#used += kept.length;
        this.#dropOldest();
        this.#write(kept);
    }
    pieces() {
        if (this.#ring === null)
            return [];
        const start = (this.#end - this.#used + this.limitBytes) % this.limitBytes;
        const bytes = Buffer.concat([this.#ring.subarray(start), this.#ring.subarray(0, start)]);
        return cutIntoPieces(this.#runs.slice(this.#firstRun), bytes.subarray(0, this.#used));
    }
    #dropOldest() {
        for (;;) {
            const switches = this.#runs.length - this.#firstRun - 1;
            const excess = this.#used + switches * switchCostBytes - this.limitBytes;
            const oldest = this.#runs[this.#firstRun];
            if (excess <= 0 || oldest === undefined)
                break;
            const dropped = Math.min(oldest.bytes, excess);
            oldest.bytes -= dropped;
            this.#used -= dropped;
            if (oldest.bytes === 0)
                this.#firstRun += 1;
        }
        if (this.#firstRun > 1024) {
            this.#runs = this.#runs.slice(this.#firstRun);
            this.#firstRun = 0;
        }
    }
    #write(bytes) {
        const ring = (this.#ring ??= Buffer.alloc(this.limitBytes));
        const untilEnd = Math.min(bytes.length, this.limitBytes - this.#end);
        ring.set(bytes.subarray(0, untilEnd), this.#end);
        ring.set(bytes.subarray(untilEnd), 0);
        this.#end = (this.#end + bytes.length) % this.limitBytes;
    }
}
function cutIntoPieces(runs, bytes) {
    let start = 0;
    return runs.map((run) => {
        const piece = { stream: run.stream, bytes: bytes.subarray(start, start + run.bytes) };
        start += run.bytes;
        return piece;
    });
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
/** The last line of live output if there is more than is shown live. */
const liveCutNote = "\n[… no more output is shown live, but all of it is counted …]\n";
/**
 * Turns kept bytes into text. Characters that arrived in parts are joined, invalid UTF-8 becomes U+FFFD, and one line
 * counts the lost bytes of a stream. A character that the cut would halve counts as lost.
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
    /** Bytes at the tail's start that end a character whose beginning is lost. */
    #tailHalf;
    /** U+FFFD that the program wrote itself. */
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
        // A new decoder, because the old one may hold half a character, which counts as lost.
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


/***/ })

};
