export const id = 5824;
export const ids = [5824];
export const modules = {

/***/ 3462:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ piecesOf)
/* harmony export */ });
/* harmony import */ var markdown_it__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65251);

/** The blocks of a Markdown text in order, as CommonMark defines them, including those in lists and quotes. */
function* piecesOf(markdown) {
    // Inline text contains no blocks, and hostile inline text takes most of the time.
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
/** A closed fence has two lines more than its content, an open one only one. */
function linesIn(content) {
    return content === "" ? 0 : content.split("\n").length - (content.endsWith("\n") ? 1 : 0);
}


/***/ }),

/***/ 5824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  documentBlocks: () => (/* binding */ documentBlocks)
});

// UNUSED EXPORTS: maxDocumentBlocks

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./lib/files/path-fault.js
var path_fault = __webpack_require__(18061);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
// EXTERNAL MODULE: ./lib/markdown/info-string.js
var info_string = __webpack_require__(42559);
// EXTERNAL MODULE: ./lib/markdown/pieces.js
var pieces = __webpack_require__(3462);
// EXTERNAL MODULE: ./lib/facts/block.js
var facts_block = __webpack_require__(59626);
// EXTERNAL MODULE: ./lib/run/blocks/block-path.js
var block_path = __webpack_require__(81785);
;// CONCATENATED MODULE: ./lib/run/blocks/run-marks.js
/** `no_run`, `no-run` and `norun` are the same word. */
const marks = new Set([
    ..."norun,ignore,skip,notest,noexec,noexecute,noeval,donotrun,dontrun".split(","),
    // Rust's: the block is meant to fail.
    ..."compilefail,shouldpanic".split(","),
]);
/** `eval=FALSE` (R Markdown), `run: false`. */
const switches = new Set("eval,run,exec,execute,test".split(","));
const off = new Set("false,no,off,0,f".split(","));
/**
 * Why a block of a document is not to be run, where its author says so in a way that people know: a word behind the language
 * (`ignore`, `no_run`, `skip`, `notest`), an attribute (`eval=FALSE`, `{"ignore": "true"}`), a first line `#| eval: false`,
 * or a comment above it (`<!-- skip -->`, `<!-- no-run -->`). Null: it may run.
 */
function markedNotToRun(info, code, comments) {
    for (const { name, value } of info.attributes)
        if (isMark(name, value))
            return `its fence says \`${value === "" ? name : `${name}=${value}`}\``;
    for (const line of code.split("\n")) {
        const [, name, value] = /^(?:#|\/\/|--)\|\s?([\w-]+):\s?(\w+)\s*$/.exec(line) ?? [];
        if (name === undefined)
            break;
        if (isMark(name, value))
            return `its first lines say \`${name}: ${value}\``;
    }
    const comment = [...comments.matchAll(/<!--([^<>]*)-->/g)].find(([, words = ""]) => isComment(words));
    return comment === undefined ? null : `the comment above it says \`${comment[1].trim().slice(0, 60)}\``;
}
function isMark(name, value) {
    const word = plain(name);
    const set = value.toLowerCase();
    if (switches.has(word))
        return off.has(set);
    // Runme's `excludeFromRunAll` is kept for reading, too.
    return (marks.has(word) || word === "excludefromrunall") && !off.has(set);
}
/** Whether a comment is about the block below: `skip`, `no-run: needs a key`, `phmdoctest-skip`, `byexample: -skip`, `pytest.mark.skip`. */
function isComment(words) {
    const tokens = words
        .toLowerCase()
        .split(/[^a-z$]+/)
        .filter(Boolean);
    const first = words
        .trim()
        .toLowerCase()
        .split(/[\s:,;.]/, 1)[0] ?? "";
    if (marks.has(plain(first)) || /^\s*do not run\b/i.test(words))
        return true;
    return tokens.length <= 6 && tokens.every((token) => known.has(token)) && marks.has(lastMark(tokens));
}
/** The words that runners of documents put beside theirs; `prettier-ignore` and `cspell:ignore` are for other tools. */
const known = new Set(`agent exec byexample phmdoctest pytest codeblocks mark markdown docs doctest $mdx mdx sybil runme test tests code example block
   next this true skip ignore norun no run notest not`.split(/\s+/));
function lastMark(tokens) {
    const at = tokens.findIndex((token) => marks.has(token));
    if (at !== -1)
        return tokens[at];
    const no = tokens.indexOf("no");
    return no === -1 ? "" : `no${tokens[no + 1] ?? ""}`;
}
function plain(word) {
    return word.toLowerCase().replace(/[_-]/g, "");
}

// EXTERNAL MODULE: ./lib/run/blocks/shell-session.js
var shell_session = __webpack_require__(37519);
;// CONCATENATED MODULE: ./lib/run/blocks/document-blocks.js









/** Files that a person wrote, all of whose blocks are run one after the other, may have so many blocks together. */
const maxDocumentBlocks = 1_000;
/**
 * The code blocks of files that a person wrote for readers: fences as CommonMark sees them, in lists and quotes too,
 * without the front matter. One that is not to be run is among them and says why. None is read on in the next file.
 */
function documentBlocks(documents, atMost = maxDocumentBlocks) {
    const blocks = [];
    let isCut = false;
    let blocksLeftOut = 0;
    const warnings = [];
    for (const { name, text } of documents) {
        // The comment, or comments, directly above a fence.
        let comments = "";
        for (const piece of (0,pieces/* piecesOf */.X)(withoutFrontMatter(text))) {
            if (piece.kind === "html")
                comments += piece.text;
            if (piece.kind === "indented" && /^ *(?:```|~~~)/.test(piece.text))
                warnings.push(`The block at ${(0,listed/* named */.r)(`${name}:${piece.line}`)} was not run, because it is indented by four spaces. Markdown shows such lines as text.`);
            if (piece.kind !== "fence") {
                if (piece.kind !== "html")
                    comments = "";
                continue;
            }
            if (!piece.isClosed) {
                isCut = true;
                warnings.push(`The fence at ${(0,listed/* named */.r)(`${name}:${piece.line}`)} is never closed.`);
            }
            else if (blocks.length >= atMost)
                blocksLeftOut += 1;
            else
                blocks.push({ ...blockIn(piece, comments), document: name, line: piece.line });
            comments = "";
        }
    }
    const extracted = { blocks, isCut, ...(blocksLeftOut === 0 ? {} : { blocksLeftOut }) };
    return { extracted, warnings: [...warnings, ...replaced(blocks)] };
}
function blockIn({ info, code }, comments) {
    const told = (0,info_string/* parseInfo */.Y)(info);
    const { language } = told;
    const block = (0,facts_block/* blockOf */.VN)({ language, code, path: pathOf(told, code) });
    const mark = markedNotToRun(told, code, comments);
    if (mark !== null)
        return { ...block, leftAlone: { notRun: "marked", evidence: mark } };
    const fault = (0,shell_session/* promptFault */.LJ)(block);
    if (fault !== null)
        return { ...block, leftAlone: { notRun: "prompts", evidence: fault } };
    const unclear = (0,shell_session/* isSession */.lV)(language) ? (0,shell_session/* sessionFault */.ff)(code) : null;
    return unclear === null ? block : { ...block, leftAlone: { notRun: "language", evidence: unclear } };
}
/** A `title` is mostly a caption: it names a file where it looks like one that may lie in the workspace. */
function pathOf(info, code) {
    const title = (0,info_string/* attributeOf */.w)(info, "title");
    const isCaption = title !== undefined && (!/^\S*\.[a-z]\w*$/i.test(title) || (0,path_fault/* findPathFault */.P)(title) !== null);
    const named = isCaption ? (0,info_string/* attributeOf */.w)(info, "filename", "file") : (0,block_path/* pathInInfo */.XB)(info);
    return named ?? (0,block_path/* pathInFirstLine */.D)(code);
}
/** Blocks of one name are written to one file, each over the one before. */
function replaced(blocks) {
    const byPath = new Map();
    for (const block of blocks)
        if (block.path !== null && block.leftAlone === undefined)
            byPath.set(block.path, [...(byPath.get(block.path) ?? []), block]);
    return [...byPath].flatMap(([path, all]) => {
        const isSame = new Set(all.map(({ sha256 }) => sha256)).size < 2;
        const places = (0,listed/* listed */.K)(all.map((block) => (0,listed/* named */.r)((0,facts_block/* placeOf */.$t)(block))));
        return isSame
            ? []
            : [`Blocks named ${(0,listed/* named */.r)(path)} overwrite each other's file, and only the last one stays: ${places}.`];
    });
}
/**
 * The text with empty lines in the place of its front matter, so that lines keep their numbers: YAML between `---`, as
 * GitHub and most site generators take it, or TOML between `+++`. A rule at the top of a text is no front matter.
 */
function withoutFrontMatter(text) {
    const [open = "", ...rest] = text.split(/\r\n?|\n/);
    const mark = open.trimEnd();
    if (mark !== "---" && mark !== "+++")
        return text;
    const end = rest.findIndex((line) => [mark, ...(mark === "---" ? ["..."] : [])].includes(line.trimEnd()));
    if (end === -1 || (mark === "---" && !isMapping(rest.slice(0, end).join("\n"))))
        return text;
    return [...Array(end + 2).fill(""), ...rest.slice(end + 1)].join("\n");
}
function isMapping(yaml) {
    try {
        const value = (0,dist/* parse */.qg)(yaml, { maxAliasCount: 0 });
        return value === null || (typeof value === "object" && !Array.isArray(value));
    }
    catch {
        return false;
    }
}


/***/ })

};
