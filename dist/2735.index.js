export const id = 2735;
export const ids = [2735];
export const modules = {

/***/ 22735:
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
;// CONCATENATED MODULE: ./lib/executors/functions/signatures.js
/** 300 characters of a description are told of each. */
const maxWordsChars = 300;
const maxHeadChars = 500;
/** The public functions at the top level of a Python module. Read as text: nothing of it runs here. */
function pythonSignatures(text) {
    const lines = text.split(/\r?\n/);
    return lines.flatMap((line, at) => {
        const name = /^(?:async )?def ([A-Za-z]\w*)\(/.exec(line)?.[1];
        if (name === undefined)
            return [];
        const head = headFrom(lines, at);
        if (head === null)
            return [];
        const words = docstringFrom(lines, head.nextLine);
        return [{ head: flat(head.text.replace(/^(?:async )?def /, "").replace(/:$/, "")), words }];
    });
}
/** From `def` to the colon behind its parentheses; null where that never comes. */
function headFrom(lines, at) {
    let depth = 0;
    let text = "";
    for (let index = at; index < Math.min(lines.length, at + 50); index++) {
        const line = lines[index] ?? "";
        for (const char of line) {
            if ("([{".includes(char))
                depth += 1;
            if (")]}".includes(char))
                depth -= 1;
            text += char;
            if (char === ":" && depth === 0)
                return { text, nextLine: index + 1 };
        }
        text += " ";
    }
    return null;
}
function docstringFrom(lines, at) {
    const first = (lines[at] ?? "").trim();
    const quote = first.startsWith('"""') ? '"""' : first.startsWith("'''") ? "'''" : null;
    if (quote === null)
        return "";
    const rest = [first.slice(3), ...lines.slice(at + 1, at + 40)].join("\n");
    return paragraph(rest.split(quote)[0] ?? "");
}
/** The exported functions of a JavaScript module. Read as text: nothing of it runs here. */
function javascriptSignatures(text) {
    const lines = text.split(/\r?\n/);
    return lines.flatMap((line, at) => {
        const head = /^export (?:async )?function\*? ?([A-Za-z_$][\w$]*\([^)]*\))/.exec(line)?.[1];
        return head === undefined ? [] : [{ head: flat(head), words: commentAbove(lines, at) }];
    });
}
function commentAbove(lines, at) {
    if (lines[at - 1]?.trim().endsWith("*/") !== true)
        return "";
    let begin = at - 1;
    while (begin > Math.max(0, at - 40) && !(lines[begin] ?? "").trim().startsWith("/**"))
        begin -= 1;
    const text = lines.slice(begin, at).map((line) => line
        .trim()
        .replace(/^\/\*\*/, "")
        .replace(/\*\/$/, ""));
    return paragraph(text.map((line) => line.replace(/^\*/, "")).join("\n"));
}
/** The first one, and nothing of it that a fence or a heading could begin with. */
function paragraph(text) {
    const [first = ""] = text.trim().split(/\n[ \t]*\n/);
    return flat(first.replaceAll("`", "'")).slice(0, maxWordsChars);
}
function flat(text) {
    return text.replaceAll(/\s+/g, " ").trim().slice(0, maxHeadChars);
}

;// CONCATENATED MODULE: ./lib/executors/functions/functions.js





/** A helper module or a few; what is larger is a package, and belongs into an image. */
const maxFiles = 100;
const maxBytes = 4 * 1024 ** 2;
/**
 * Reads the functions of a folder, as the base files have them.
 * @throws AgentExecError `settings-invalid` for a folder without modules, too many or too large files, a module that nobody could
 *   import by its name.
 */
async function readFunctions(folder, baseFiles) {
    const below = `${external_node_path_.posix.normalize(folder).replace(/\/$/, "")}/`;
    const all = [...(await baseFiles.list())].filter(([path, { kind }]) => kind === "file" && path.startsWith(below) && !path.includes("/__pycache__/"));
    const bytes = all.reduce((sum, [, entry]) => sum + (entry.kind === "file" ? entry.bytes : 0), 0);
    if (all.length > maxFiles || bytes > maxBytes) {
        const size = `${(0,format/* formatCount */.B4)(all.length)} files with ${(0,format/* formatBytes */.z3)(bytes)}`;
        throw refused(`${folder} holds ${size}; at most ${maxFiles} and ${(0,format/* formatBytes */.z3)(maxBytes)} are taken.`);
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
        throw refused(`${(0,listed/* named */.r)(folder)} holds no module of functions (looked for in ${baseFiles.origin}).`);
    return { folder, files, modules, hasRequirements: files.has("requirements.txt") };
}
/** Those right in the folder; what lies below is theirs to import. */
function moduleOf(path, content) {
    const [, stem, ending] = /^([^/]+)\.(py|mjs|js)$/.exec(path) ?? [];
    if (stem === undefined || stem === "__init__")
        return null;
    const text = new TextDecoder().decode(content);
    if (ending !== "py")
        return { language: "javascript", name: path, signatures: javascriptSignatures(text) };
    if (!/^[A-Za-z_]\w*$/.test(stem))
        throw refused(`${(0,listed/* named */.r)(path)} can be imported by no name.`);
    return { language: "python", name: stem, signatures: pythonSignatures(text) };
}
function refused(message) {
    return new errors/* AgentExecError */.r("settings-invalid", message, {
        nextStep: "Name a folder below the current one by `functions`, with Python files (`shapes.py`) or JavaScript modules (`shapes.mjs`) in it.",
    });
}
/** 8,000 characters of a list of functions are told. */
const maxToldChars = 8000;
/** What the writer is told of them. @param place the folder that holds them where the code runs */
function describeFunctions({ modules }, place) {
    const lines = modules.flatMap(({ language, name, signatures }) => {
        const names = signatures.map(({ head }) => head.slice(0, head.indexOf("("))).join(", ") || "…";
        const line = language === "python"
            ? `from ${name} import ${names}`
            : `import { ${names} } from ${JSON.stringify(external_node_path_.posix.join(place, name))};`;
        return [
            `  - \`${line}\``,
            ...signatures.map(({ head, words }) => `    - \`${head.replaceAll("`", "'")}\`${words === "" ? "" : `: ${words}`}`),
        ];
    });
    const told = lines.join("\n");
    const cut = told.length > maxToldChars ? `${told.slice(0, maxToldChars)}…` : told;
    return `\n- These functions are there to be imported, and need not be written again:\n${cut}`;
}
/** One that cannot be imported. */
function brokenFunctions({ folder }, words) {
    const said = words.trim() === "" ? "." : `, and say:\n${words.trim()}`;
    return new errors/* AgentExecError */.r("setup-failed", `The functions of ${folder} cannot be imported${said}`, {
        nextStep: "Mend them; what they need of packages is installed by a requirements.txt beside them and `setup-network: full`, or is in an image of your own.",
    });
}
function missingProgram({ folder }, program, where) {
    return new errors/* AgentExecError */.r("image-unsuitable", `The functions of ${folder} need ${program}, which ${where} has not.`, {
        nextStep: "Use an image that has it, or install it.",
    });
}


/***/ }),

/***/ 51196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   U9: () => (/* binding */ count),
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

/***/ 96065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ truncateEnd),
/* harmony export */   k: () => (/* binding */ truncateMiddle)
/* harmony export */ });
/** Where a surrogate pair would be torn, the cut moves before it. */
function safeEnd(text, end) {
    const code = text.charCodeAt(end - 1);
    return end > 0 && end < text.length && code >= 0xd800 && code <= 0xdbff ? end - 1 : end;
}
function safeStart(text, start) {
    const code = text.charCodeAt(start);
    return start < text.length && code >= 0xdc00 && code <= 0xdfff ? start + 1 : start;
}
/** At most `maxChars` UTF-16 units, the last of them an ellipsis when something was cut; no character is torn. */
function truncateEnd(text, maxChars) {
    if (text.length <= maxChars)
        return text;
    return maxChars < 1 ? "" : `${text.slice(0, safeEnd(text, maxChars - 1))}…`;
}
/**
 * Head and tail of a text that is longer than `maxChars` UTF-16 units, with a line between them that counts what
 * was left out. The result is at most `maxChars` long, no character is torn; below 80 only the head is kept.
 */
function truncateMiddle(text, maxChars) {
    if (text.length <= maxChars)
        return text;
    const marker = (count) => `\n[… ${count} characters left out …]\n`;
    const room = maxChars - marker(text.length).length;
    if (room < 40)
        return truncateEnd(text, maxChars);
    const headEnd = safeEnd(text, Math.ceil(room / 2));
    const tailStart = safeStart(text, text.length - Math.floor(room / 2));
    return `${text.slice(0, headEnd)}${marker(tailStart - headEnd)}${text.slice(tailStart)}`;
}


/***/ })

};
