export const id = 1095;
export const ids = [1095];
export const modules = {

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
