export const id = 702;
export const ids = [702];
export const modules = {

/***/ 50702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   extractBlocks: () => (/* binding */ extractBlocks),
/* harmony export */   extractFromDocuments: () => (/* binding */ extractFromDocuments),
/* harmony export */   maxBlocks: () => (/* binding */ maxBlocks)
/* harmony export */ });
/* harmony import */ var markdown_it__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65251);
/* harmony import */ var _ports_block_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89629);
/* harmony import */ var _markdown_path_alone_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28128);
/* harmony import */ var _block_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81785);
/* harmony import */ var _edits_replacement_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93532);





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
function extractBlocks(markdown, { atMost, doneWord, takesEdits = false } = { atMost: maxBlocks.reply }) {
    // Words within a line hold no block. Where they are hostile, reading them takes most of the time.
    const parser = new markdown_it__WEBPACK_IMPORTED_MODULE_0__["default"]("commonmark").disable("inline");
    const blocks = [];
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
        if (quoteDepth > 0)
            continue;
        if (proseLines(token).includes(doneWord))
            saysDone = true;
        const before = wordsBefore;
        wordsBefore = token.type === "inline" ? token.content : endsWords.has(token.type) ? before : "";
        if (token.type !== "fence")
            continue;
        if (!isClosed(token))
            isCut = true;
        else if (blocks.length >= atMost)
            blocksLeftOut += 1;
        else {
            const info = parser.utils.unescapeAll(token.info).trim();
            blocks.push(toBlock(info, token.content, takesEdits ? before : ""));
        }
    }
    return {
        blocks,
        isCut,
        ...(blocksLeftOut === 0 ? {} : { blocksLeftOut }),
        ...(saysDone ? { saysDone } : {}),
    };
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
function isClosed({ map, content }) {
    const contentLines = content === "" ? 0 : content.split("\n").length - (content.endsWith("\n") ? 1 : 0);
    return map !== null && map[1] - map[0] === contentLines + 2;
}
/** Behind them a fence stands directly below the words. */
const endsWords = new Set(["paragraph_close", "heading_close"]);
/** @param before The words directly before the fence. */
function toBlock(info, code, before) {
    const path = (0,_block_path_js__WEBPACK_IMPORTED_MODULE_3__/* .pathInInfo */ .X)(info) ?? (0,_block_path_js__WEBPACK_IMPORTED_MODULE_3__/* .pathInFirstLine */ .D)(code) ?? ((0,_edits_replacement_text_js__WEBPACK_IMPORTED_MODULE_2__/* .holdsReplacements */ .mM)(code) ? pathInWords(before) : null);
    return (0,_ports_block_js__WEBPACK_IMPORTED_MODULE_1__/* .blockOf */ .VN)({ language: languageOf(info), code, path });
}
function pathInWords(words) {
    return (0,_markdown_path_alone_js__WEBPACK_IMPORTED_MODULE_4__/* .pathAlone */ .N)(words.slice(words.lastIndexOf("\n") + 1));
}
/** The first word, also where it is written as an attribute: `python`, `{.python}`, `{python}`. */
function languageOf(info) {
    const word = info.split(/\s/, 1)[0] ?? "";
    return word
        .replace(/^\{\.?/, "")
        .replace(/\}$/, "")
        .toLowerCase();
}


/***/ })

};
