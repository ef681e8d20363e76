export const id = 3052;
export const ids = [3052];
export const modules = {

/***/ 3462:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ piecesOf)
/* harmony export */ });
/* harmony import */ var markdown_it__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65251);

/** The blocks of a Markdown text in order, as CommonMark defines them, including those in lists and quotes. */
function* piecesOf(markdown) {
    // Inline text contains no blocks. It is not parsed, because hostile inline text takes most of the time.
    const parser = new markdown_it__WEBPACK_IMPORTED_MODULE_0__["default"]("commonmark").disable("inline");
    let quoteDepth = 0;
    for (const token of parser.parse(markdown, {})) {
        if (token.type === "blockquote_open")
            quoteDepth += 1;
        if (token.type === "blockquote_close")
            quoteDepth -= 1;
        const [start, end] = token.map ?? [0, 0];
        const place = { line: start + 1, isQuoted: quoteDepth > 0 };
        const { content: text } = token;
        if (token.type === "inline")
            yield { kind: "words", text, ...place };
        if (token.type === "html_block")
            yield { kind: "html", text, ...place };
        if (token.type === "code_block")
            yield { kind: "indented", text, ...place };
        if (token.type !== "fence")
            continue;
        const info = parser.utils.unescapeAll(token.info).trim();
        const isClosed = end - start === linesIn(text) + 2;
        yield { kind: "fence", info, mark: token.markup, code: text, endLine: end + 1, isClosed, ...place };
    }
}
/** A closed fence has two lines more than its content. An open fence has only one more. */
function linesIn(content) {
    return content === "" ? 0 : content.split("\n").length - (content.endsWith("\n") ? 1 : 0);
}


/***/ }),

/***/ 13052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  extractBlocks: () => (/* binding */ extractBlocks),
  maxBlocks: () => (/* binding */ maxBlocks)
});

// EXTERNAL MODULE: ./lib/facts/block.js
var block = __webpack_require__(59626);
// EXTERNAL MODULE: ./lib/markdown/info-string.js
var info_string = __webpack_require__(42559);
// EXTERNAL MODULE: ./lib/markdown/path-alone.js
var path_alone = __webpack_require__(28128);
// EXTERNAL MODULE: ./lib/markdown/pieces.js
var pieces = __webpack_require__(3462);
// EXTERNAL MODULE: ./lib/files/paths.js
var paths = __webpack_require__(60795);
// EXTERNAL MODULE: ./lib/run/blocks/block-path.js
var block_path = __webpack_require__(81785);
// EXTERNAL MODULE: ./lib/run/blocks/edits/replacement-text.js
var replacement_text = __webpack_require__(93532);
// EXTERNAL MODULE: ./lib/format/json.js
var json = __webpack_require__(93769);
;// CONCATENATED MODULE: ./lib/run/blocks/reply-faults.js


/** The forms in which models write tool calls as text, at the beginning of a line. */
const toolCall = /^\s{0,8}(?:<tool_call>|<tool_calls>|<function_calls?>|<function=|<invoke name=|<tool_use>|<\|tool_call|<\|python_tag\|>|\[TOOL_CALLS\]|<｜tool▁calls?▁begin｜>|<execute_\w{1,20}>|<\|channel\|>commentary to=)/;
const sectionBegin = /^\s{0,8}<{5,20} SEARCH\s*$/;
const sectionEnd = /^\s{0,8}>{5,20} REPLACE\s*$/;
const patchBegin = /^\s{0,8}\*\*\* Begin Patch\s*$/;
/** Finds an edit or a tool call in the text outside of code, where nobody would run it. Null if there is none. */
function faultInWords(lines) {
    if (holdsEdit(lines))
        return "edit-outside-block";
    return lines.some((line) => toolCall.test(line)) || isCallAlone(lines) ? "tool-call" : null;
}
function holdsEdit(lines) {
    let isSection = false;
    for (const [at, line] of lines.entries()) {
        const hasNames = lines[at - 2]?.startsWith("--- ") === true && lines[at - 1]?.startsWith("+++ ") === true;
        if (patchBegin.test(line) || (line.startsWith("@@ ") && hasNames))
            return true;
        if (sectionBegin.test(line))
            isSection = true;
        else if (isSection && sectionEnd.test(line))
            return true;
    }
    return false;
}
const maxCallChars = 100_000;
/** Whether the lines are only a call such as `{"name": "bash", "arguments": {…}}`. */
function isCallAlone(lines) {
    const first = lines.find((line) => line.trim() !== "");
    if (first?.trimStart().startsWith("{") !== true)
        return false;
    const text = lines.join("\n").trim();
    if (text.length > maxCallChars || !text.endsWith("}"))
        return false;
    const call = (0,json/* parseJson */.q)(text);
    const name = call?.["name"] ?? call?.["function"];
    return typeof name === "string" && (call?.["arguments"] ?? call?.["parameters"]) !== undefined;
}
const documents = new Set(["markdown", "md", "mdx"]);
/**
 * Whether a fence inside another fence ended it too early, or left it open. In the first case, a line of code opens a
 * fence of the same length. In the second, a Markdown file is followed by a fence without a language, which is the rest
 * of that file.
 */
function holdsFences(fences) {
    return fences.some(({ mark, code, info, isClosed }, at) => {
        if (opensFence(code, mark))
            return true;
        const next = fences[at + 1];
        return documents.has((0,info_string/* parseInfo */.Y)(info).language) && isClosed && next?.mark === mark && next.info === "";
    });
}
/** A closing fence has no words after it. */
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

// EXTERNAL MODULE: ./lib/run/blocks/shell-session.js
var shell_session = __webpack_require__(37519);
;// CONCATENATED MODULE: ./lib/run/blocks/code-blocks.js









/** The largest number of blocks in a model's reply. The longest of 81 recorded replies has 20. */
const maxBlocks = 50;
/**
 * The code blocks of a reply, in order: fences as CommonMark defines them, at the top level or in list items. Quotes,
 * HTML comments and indented text are not blocks. At most `atMost` blocks are returned, and further ones are counted.
 */
function extractBlocks(markdown, { atMost, doneWord, isReply = false } = { atMost: maxBlocks }) {
    const blocks = [];
    let isCut = false;
    let blocksLeftOut = 0;
    let saysDone = false;
    let before = null;
    const fences = [];
    for (const piece of (0,pieces/* piecesOf */.X)(markdown)) {
        if (piece.kind === "fence")
            fences.push(piece);
        if (piece.isQuoted)
            continue;
        if (piece.kind !== "fence") {
            if (proseLines(piece).includes(doneWord))
                saysDone = true;
            before = piece;
            continue;
        }
        if (!piece.isClosed)
            isCut = true;
        else if (blocks.length >= atMost)
            blocksLeftOut += 1;
        else
            blocks.push(toBlock(piece, isReply && before?.kind === "words" ? before.text : ""));
        before = null;
    }
    const fault = isReply ? faultOf(markdown, fences, blocks) : null;
    return {
        blocks,
        isCut,
        ...(blocksLeftOut > 0 && { blocksLeftOut }),
        ...(fault !== null && { fault }),
        ...(saysDone && { saysDone }),
    };
}
function faultOf(markdown, fences, blocks) {
    if (holdsFences(fences))
        return "fence-in-fence";
    const words = markdown.split("\n");
    for (const { line, endLine } of fences)
        words.fill("", line - 1, endLine - 1);
    const fault = faultInWords(words);
    // Models mention the commands that they run. So if the reply has code, a tool call in the text is no fault.
    return fault === "tool-call" && blocks.length > 0 ? null : fault;
}
/** The lines outside of code. HTML counts too, because CommonMark reads a line `<WORD>` as HTML. */
function proseLines({ kind, text }) {
    if (kind === "html")
        return [text.trim()];
    return kind === "words" ? text.split("\n").map((line) => line.trim()) : [];
}
/** @param before the text directly before the fence */
function toBlock({ info, code: shown }, before) {
    const told = (0,info_string/* parseInfo */.Y)(info);
    const language = (0,shell_session/* isSession */.lV)(told.language) ? "sh" : told.language;
    const code = (0,shell_session/* showsSession */.xr)({ language: told.language, code: shown }) ? (0,shell_session/* commandsOf */.Kf)(shown) || shown : shown;
    const path = (0,block_path/* pathInInfo */.XB)(told) ?? (0,block_path/* pathInFirstLine */.D)(code) ?? pathInWords(before, { language, code });
    return (0,block/* blockOf */.VN)({ language, code, path: path && (0,paths/* fromRoot */.tc)(path) });
}
/** The name alone on the line before the fence. It counts for an edit, or if the file fits the language. */
function pathInWords(words, { language, code }) {
    const path = (0,path_alone/* pathAlone */.N)(words.slice(words.lastIndexOf("\n") + 1));
    return path !== null && ((0,replacement_text/* holdsReplacements */.mM)(code) || (0,block_path/* isNameFor */.Vu)(language, path)) ? path : null;
}


/***/ }),

/***/ 37519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kf: () => (/* binding */ commandsOf),
/* harmony export */   ff: () => (/* binding */ sessionFault),
/* harmony export */   lV: () => (/* binding */ isSession),
/* harmony export */   xr: () => (/* binding */ showsSession)
/* harmony export */ });
/** Fence words for terminal sessions, which show prompts, commands and output. */
const sessionWords = new Set("console,shell-session,shellsession,sh-session,bash-session,bashsession,terminal".split(","));
function isSession(language) {
    return sessionWords.has(language);
}
/** A prompt: `$ `, also after `(venv)`, `user@host:~/folder` or a folder. `# ` and `% ` only after a user's name. */
const prompt = /^ {0,8}(?:\([\w.-]{1,40}\) )?(?:\[?[\w.-]{1,40}@[\w.-]{1,60}[: ]?[\w./~-]{0,100}\]? ?[$%#]|(?:[~/][\w./~-]{0,100} ?)?\$)(?: |$)/;
/**
 * The commands of a terminal session, without prompts and output. A command continues on the next line after a
 * backslash, after the shell's `> `, and until its here-document ends. Empty if there are none. With `keepsLines`, each
 * line of output becomes an empty line.
 */
function commandsOf(session, { keepsLines = false } = {}) {
    const commands = [];
    let hereEnd = null;
    // Whether the line before belongs to a command.
    let isOpen = false;
    for (const line of session.trimEnd().split("\n")) {
        const isInside = isOpen && (hereEnd !== null || commands.at(-1).endsWith("\\"));
        const mark = isOpen ? (/^\s{0,8}>(?: |$)/.exec(line)?.[0] ?? null) : null;
        const start = mark ?? (isInside ? "" : (prompt.exec(line)?.[0] ?? null));
        isOpen = start !== null;
        if (start === null) {
            if (keepsLines)
                commands.push("");
            continue;
        }
        const text = line.slice(start.length);
        commands.push(text);
        if (hereEnd === null)
            hereEnd = /<<-?\s?["']?(\w+)/.exec(text)?.[1] ?? null;
        else if (text.trim() === hereEnd)
            hereEnd = null;
    }
    return commands.map((command) => `${command}\n`).join("");
}
/** Why no command of a session can run. Null if one can. */
function sessionFault(session) {
    return commandsOf(session).trim() === ""
        ? "it shows only what a terminal printed, because no line begins with a prompt (`$ `)"
        : null;
}
const shells = new Set(["sh", "shell", "bash", "zsh"]);
/** Whether a block shows a terminal session: by its language, or by a prompt, which a shell would read as a command. */
function showsSession({ language, code }) {
    const first = code.split("\n").find((line) => line.trim() !== "" && !line.startsWith("#")) ?? "";
    return isSession(language) || (shells.has(language) && /^\s*\$ /.test(first));
}


/***/ })

};
