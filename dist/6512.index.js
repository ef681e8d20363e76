export const id = 6512;
export const ids = [6512];
export const modules = {

/***/ 66512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  extractBlocks: () => (/* binding */ extractBlocks),
  extractFromDocuments: () => (/* binding */ extractFromDocuments),
  maxBlocks: () => (/* binding */ maxBlocks)
});

// EXTERNAL MODULE: ./node_modules/markdown-it/dist/markdown-it.mjs + 12 modules
var markdown_it = __webpack_require__(65251);
// EXTERNAL MODULE: ./lib/ports/block.js
var block = __webpack_require__(89629);
// EXTERNAL MODULE: ./lib/markdown/path-alone.js
var path_alone = __webpack_require__(28128);
// EXTERNAL MODULE: ./lib/run/blocks/block-path.js
var block_path = __webpack_require__(81785);
// EXTERNAL MODULE: ./lib/run/blocks/edits/replacement-text.js
var replacement_text = __webpack_require__(93532);
;// CONCATENATED MODULE: ./lib/run/blocks/info-string.js
/** Words and options by which documents say that a block is only shown. */
const notToRun = /^(?:ignore|ignored|no[-_]?run|no[-_]?test|no[-_]?exec|skip|skipped|(?:eval|run|exec|execute)=(?:false|f|no|0))$/;
/**
 * Reads a fence's info string: `python`, `{.python}`, `{python, echo=FALSE}`, `python, editable`, `python:main.py`,
 * `python3.11`, `py title="a.py"`, `python main.py`, `main.py`.
 */
function readInfo(info) {
    const words = wordsOf(info);
    const [first = "", ...others] = words;
    const [word, pathBehind] = withPath(first);
    const language = withoutVersion(word.replace(/^\./, "").toLowerCase());
    const mark = others.map((each) => each.toLowerCase().replace(/["']/g, "")).find((each) => notToRun.test(each));
    const path = pathInInfo(info) ?? pathBehind ?? (isFileName(others[0] ?? "") ? others[0] : null);
    if (mark !== undefined)
        return { language: `${language},${mark}`, path };
    return { language, path };
}
/** The file name that is given as an option. */
function pathInInfo(info) {
    const match = /(?:^|[\s{,])(?:title|filename|file|name|path)=(?:"([^"]*)"|'([^']*)'|([^\s},]+))/.exec(info);
    return match?.[1] ?? match?.[2] ?? match?.[3] ?? null;
}
/** Parted at blanks, commas and braces; `eval = FALSE` is one word. */
function wordsOf(info) {
    return info
        .replace(/ *= */g, "=")
        .split(/[\s,;{}]+/)
        .filter((word) => word !== "");
}
/** `python:main.py` names both, `main.py` only the file, whose ending tells the language. */
function withPath(word) {
    const at = word.indexOf(":");
    if (at > 0)
        return [word.slice(0, at), isFileName(word.slice(at + 1)) ? word.slice(at + 1) : null];
    if (isFileName(word) && !isVersioned(word))
        return [word.slice(word.lastIndexOf(".") + 1), word];
    return [word, null];
}
/** A path whose last part has an ending of letters. */
function isFileName(word) {
    return word.length < 300 && /^[\w@+~./-]*[\w-]\.[a-z][a-z0-9+]{0,9}$/i.test(word);
}
const versioned = /^([a-z]+?)[-@]?\d{1,3}(?:\.\d{1,3})+$/;
function isVersioned(word) {
    return versioned.test(word.toLowerCase());
}
/** `python3.11` is `python`, `c++17` is `c++`; `python3` and `ps1` are words of their own. */
function withoutVersion(word) {
    return versioned.exec(word)?.[1] ?? /^(c\+\+|cpp|c)\d\d$/.exec(word)?.[1] ?? word;
}

;// CONCATENATED MODULE: ./lib/run/blocks/prompts.js
/** Languages of a session at a terminal, as documents name them: what is typed there is the shell's. */
const sessions = new Set([
    "console",
    "shell-session",
    "shellsession",
    "sh-session",
    "bash-session",
    "terminal",
]);
const shells = new Set(["sh", "bash", "shell", "zsh"]);
const pythons = new Set(["python", "py", "python3", "pycon"]);
/** The prompts, and what goes on with a line. */
const shell = { prompt: /^(?:\[?[\w.@:~/-]{0,60}\]?)?[$%#] /, more: /^> / };
const python = { prompt: /^>>> ?/, more: /^\.\.\. ?/ };
/**
 * A block that shows a session, with what was typed alone: its prompts are taken away, and the output between them. Any
 * other block as it is.
 */
function withoutPrompts({ language, code }) {
    const first = code.split("\n").find((line) => line.trim() !== "") ?? "";
    if (sessions.has(language) && shell.prompt.test(first))
        return { language: "sh", code: typedIn(code, shell) };
    if (shells.has(language) && first.startsWith("$ "))
        return { language, code: typedIn(code, shell) };
    if (pythons.has(language) && python.prompt.test(first))
        return { language: "python", code: typedIn(code, python) };
    return { language, code };
}
/** Behind a prompt, and in the text of a here-document that begins there. */
function typedIn(code, { prompt, more }) {
    const typed = [];
    let goesOn = false;
    let hereEnd = null;
    for (const line of code.split("\n")) {
        if (hereEnd !== null) {
            typed.push(line.replace(more, ""));
            if (typed.at(-1).trim() === hereEnd)
                hereEnd = null;
        }
        else if (prompt.test(line)) {
            typed.push(line.replace(prompt, ""));
            hereEnd = /<<-?\s*(["']?)(\w+)\1/.exec(typed.at(-1))?.[2] ?? null;
            goesOn = true;
        }
        else if (goesOn && (more.test(line) || typed.at(-1)?.endsWith("\\") === true)) {
            typed.push(line.replace(more, ""));
        }
        else {
            goesOn = false;
        }
    }
    return `${typed.join("\n")}\n`;
}

;// CONCATENATED MODULE: ./lib/run/blocks/reply-faults.js
/** How tools are called in text, by models that have learned it. At the beginning of a line. */
const toolCall = /^\s{0,8}(?:<tool_call>|<tool_calls>|<function_calls?>|<function=|<invoke name=|<tool_use>|<\|tool_call|<\|python_tag\|>|\[TOOL_CALLS\]|<｜tool▁calls?▁begin｜>|<execute_\w{1,20}>|<\|channel\|>commentary to=)/;
const sectionBegin = /^\s{0,8}<{5,20} SEARCH\s*$/;
const sectionEnd = /^\s{0,8}>{5,20} REPLACE\s*$/;
const patchBegin = /^\s{0,8}\*\*\* Begin Patch\s*$/;
/** What words hold that is an edit of a file or the call of a tool, and would be lost as words; null for words. */
function faultInWords(lines) {
    if (holdsEdit(lines))
        return "edit-outside-block";
    return lines.some((line) => toolCall.test(line)) || isCallAlone(lines) ? "tool-call" : null;
}
function holdsEdit(lines) {
    let isSection = false;
    for (const [at, line] of lines.entries()) {
        if (patchBegin.test(line) || (line.startsWith("@@ ") && isHunkHead(lines, at)))
            return true;
        if (sectionBegin.test(line))
            isSection = true;
        else if (isSection && sectionEnd.test(line))
            return true;
    }
    return false;
}
/** Of a unified diff: its two file names stand above it. */
function isHunkHead(lines, at) {
    return lines[at - 2]?.startsWith("--- ") === true && lines[at - 1]?.startsWith("+++ ") === true;
}
/** Longer ones are no call. */
const maxCallChars = 100_000;
/** `{"name": "bash", "arguments": {…}}` and nothing else. */
function isCallAlone(lines) {
    if (lines.find((line) => line.trim() !== "")?.trimStart().startsWith("{") !== true)
        return false;
    const text = lines.join("\n").trim();
    if (text.length > maxCallChars || !text.endsWith("}"))
        return false;
    try {
        const { name, function: called, arguments: given, parameters } = JSON.parse(text);
        return typeof (name ?? called) === "string" && (given ?? parameters) !== undefined;
    }
    catch {
        return false;
    }
}
const documents = new Set(["markdown", "md", "mdx"]);
/**
 * Whether a fence within a fence has ended it early, or never: a line of its code that opens one with as many marks, or a
 * Markdown file that is followed by a fence without a language, which is the rest of the file.
 */
function holdsFences(fences) {
    return fences.some(({ mark, code, language, isClosed }, at) => {
        if (opensFence(code, mark))
            return true;
        const next = fences[at + 1];
        return documents.has(language) && isClosed && next?.mark === mark && next.language === "";
    });
}
/** With words behind it, which no closing fence has. */
function opensFence(code, mark) {
    for (let at = code.indexOf(mark); at !== -1; at = code.indexOf(mark, at + mark.length)) {
        const start = code.lastIndexOf("\n", at) + 1;
        if (at - start > 3 || code.slice(start, at).trim() !== "")
            continue;
        const end = code.indexOf("\n", at);
        const rest = code.slice(at, Math.min(end === -1 ? code.length : end, at + 200));
        if (/^[`~]{3,}[ \t]*[\w{.][^`]*$/.test(rest))
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./lib/run/blocks/code-blocks.js








/**
 * A reply of a model may have so many blocks: the longest of 81 recorded replies has 20. A file that a person wrote,
 * all of whose blocks are run one after the other, may have more.
 */
const maxBlocks = { reply: 50, file: 1_000 };
/**
 * The code blocks of a reply: fences as CommonMark sees them, at the top level or inside list items, in order.
 * What stands in a quote, in an HTML comment or is merely indented is not a block. At most `atMost` are given, the
 * others are counted.
 */
function extractBlocks(markdown, { atMost, doneWord, isReply = false } = { atMost: maxBlocks.reply }) {
    // Words within a line hold no block. Where they are hostile, reading them takes most of the time.
    const parser = new markdown_it["default"]("commonmark").disable("inline");
    const blocks = [];
    const fences = [];
    const words = new Words(markdown);
    let isCut = false;
    let blocksLeftOut = 0;
    let quoteDepth = 0;
    let saysDone = false;
    let wordsBefore = "";
    for (const token of parser.parse(markdown, {})) {
        if (token.type === "blockquote_open")
            quoteDepth += 1;
        if (token.type === "blockquote_close")
            quoteDepth -= 1;
        if (token.type === "fence")
            words.without(token.map);
        if (quoteDepth > 0)
            continue;
        if (proseLines(token).includes(doneWord))
            saysDone = true;
        const before = wordsBefore;
        wordsBefore = token.type === "inline" ? token.content : endsWords.has(token.type) ? before : "";
        if (token.type !== "fence")
            continue;
        const info = readInfo(parser.utils.unescapeAll(token.info));
        const isClosed = isWhole(token);
        fences.push({ mark: token.markup, language: info.language, code: token.content, isClosed });
        if (!isClosed)
            isCut = true;
        else if (blocks.length >= atMost)
            blocksLeftOut += 1;
        else
            blocks.push(toBlock(info, token.content, isReply ? before : ""));
    }
    const fault = isReply ? faultOf(fences, words.lines(), blocks) : null;
    return {
        blocks,
        isCut,
        ...(blocksLeftOut === 0 ? {} : { blocksLeftOut }),
        ...(fault === null ? {} : { fault }),
        ...(saysDone ? { saysDone } : {}),
    };
}
/** A call in words is none beside code: models speak of what they run. */
function faultOf(fences, words, blocks) {
    if (holdsFences(fences))
        return "fence-in-fence";
    const fault = faultInWords(words);
    return fault === "tool-call" && blocks.length > 0 ? null : fault;
}
/** The lines of a text outside of what is left out. */
class Words {
    #lines;
    constructor(text) {
        this.#lines = text.split("\n");
    }
    without(map) {
        if (map !== null)
            this.#lines.fill("", map[0], map[1]);
    }
    lines() {
        return this.#lines;
    }
}
/** The lines of words, without code. A word in angle brackets, alone on its line, is HTML to CommonMark. */
function proseLines({ type, content }) {
    if (type === "html_block")
        return [content.trim()];
    return type === "inline" ? content.split("\n").map((line) => line.trim()) : [];
}
/** The blocks of several files, each with the name of its own: none is read on in the next. At most `atMost` together. */
function extractFromDocuments(documents, { atMost }) {
    const blocks = [];
    let isCut = false;
    let blocksLeftOut = 0;
    for (const { name, text } of documents) {
        const extracted = extractBlocks(text, { atMost: atMost - blocks.length });
        blocks.push(...extracted.blocks.map((block) => ({ ...block, document: name })));
        isCut ||= extracted.isCut;
        blocksLeftOut += extracted.blocksLeftOut ?? 0;
    }
    return { blocks, isCut, ...(blocksLeftOut === 0 ? {} : { blocksLeftOut }) };
}
/** A closed fence covers two lines more than its content, an open one only its first. */
function isWhole({ map, content }) {
    const contentLines = content === "" ? 0 : content.split("\n").length - (content.endsWith("\n") ? 1 : 0);
    return map !== null && map[1] - map[0] === contentLines + 2;
}
/** Behind them a fence stands directly below the words. */
const endsWords = new Set(["paragraph_close", "heading_close"]);
/** @param before The words directly before the fence. */
function toBlock(info, content, before) {
    const { language, code } = withoutPrompts({ language: info.language, code: content });
    const path = info.path ?? (0,block_path/* pathInFirstLine */.D)(code) ?? pathInWords(before, { language, code });
    return (0,block/* blockOf */.VN)({ language, code, path });
}
/** A name alone on the line before the fence: of an edit's file, or of one in the block's own language. */
function pathInWords(words, { language, code }) {
    const path = (0,path_alone/* pathAlone */.N)(words.slice(words.lastIndexOf("\n") + 1));
    return path !== null && ((0,replacement_text/* holdsReplacements */.mM)(code) || (0,block_path/* isNameFor */.V)(language, path)) ? path : null;
}


/***/ })

};
