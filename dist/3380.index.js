export const id = 3380;
export const ids = [3380,7158];
export const modules = {

/***/ 23380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  updateOutputs: () => (/* binding */ updateOutputs)
});

// EXTERNAL MODULE: ./lib/facts/execution.js
var facts_execution = __webpack_require__(6257);
// EXTERNAL MODULE: ./lib/files/rewrite-text.js
var rewrite_text = __webpack_require__(79831);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/run/blocks/document-blocks.js + 2 modules
var document_blocks = __webpack_require__(37158);
// EXTERNAL MODULE: ./lib/run/blocks/documents/expected-output.js
var expected_output = __webpack_require__(90011);
// EXTERNAL MODULE: ./lib/markdown/fence.js
var markdown_fence = __webpack_require__(42328);
// EXTERNAL MODULE: ./lib/markdown/pieces.js
var pieces = __webpack_require__(3462);
;// CONCATENATED MODULE: ./lib/run/blocks/documents/updated-document.js



/**
 * Puts the new content into these fences. Everything else stays: other text, line ends, and the marks of lists and
 * quotes in front of lines. Null if the result would be parsed differently.
 */
function updatedDocument(text, outputs) {
    // Each line with its line end.
    const lines = text.split(/(?<=\n|\r(?!\n))/);
    const fences = fencesOf(text);
    for (const output of outputs.toSorted((a, b) => b.line - a.line)) {
        const fence = fences.find(({ line, isClosed }) => isClosed && line === output.line);
        if (fence === undefined)
            return null;
        const [open, close] = [lines[fence.line - 1], lines[fence.endLine - 2]];
        const end = /(?:\r\n?|\n)$/.exec(open)?.[0] ?? "";
        const mark = fence.mark[0];
        const wider = mark.repeat(Math.max(fence.mark.length, mark === "`" ? (0,markdown_fence/* longestRun */.Q_)(output.text) + 1 : 0));
        const before = close.slice(0, close.indexOf(fence.mark));
        const content = output.text
            .split("\n")
            .slice(0, -1)
            .map((line) => `${line === "" ? before.trimEnd() : before + line}${end}`);
        lines.splice(fence.line - 1, fence.endLine - fence.line, open.replace(fence.mark, () => wider), ...content, close.replace(fence.mark, () => wider));
    }
    const updated = lines.join("");
    const isAsMeant = fencesOf(updated).every(({ code, line }, index) => code === (outputs.find((each) => each.line === fences[index]?.line)?.text ?? fences[index]?.code) &&
        line > 0);
    return isAsMeant && fencesOf(updated).length === fences.length ? updated : null;
}
function fencesOf(text) {
    return [...(0,pieces/* piecesOf */.X)((0,document_blocks/* withoutFrontMatter */.t)(text))].filter((piece) => piece.kind === "fence");
}

;// CONCATENATED MODULE: ./lib/earlier/updated-outputs.js






/**
 * Writes the blocks' output into the `output` fences of their documents, where it differs. Returns a line about each
 * changed file, and about each file that could not be changed.
 */
async function updateOutputs(paths, events) {
    const executions = executionsOf(events);
    const lines = [];
    let hasFailed = false;
    for (const path of paths) {
        let changed = 0;
        const rewritten = await (0,rewrite_text/* rewriteText */.Q)(path, (text) => {
            const outputs = newOutputs({ name: path, text }, executions);
            if ("fault" in outputs)
                return outputs;
            if (outputs.length === 0)
                return null;
            changed = outputs.length;
            const updated = updatedDocument(text, outputs);
            return updated === null
                ? { fault: "the new output would change how the rest of the file is parsed" }
                : { text: updated };
        });
        if (rewritten === null)
            continue;
        const failed = "fault" in rewritten;
        hasFailed ||= failed;
        lines.push(failed
            ? `${path} was not updated: ${rewritten.fault}`
            : `updated ${(0,format/* count */.U9)("output", changed)} in ${path}`);
    }
    return { lines, hasFailed };
}
function executionsOf(events) {
    const reply = events.findLast((event) => event.type === "reply");
    return new Map(events.flatMap((event) => {
        const block = event.type === "execution" && reply?.blocks[event.block];
        return block ? [[`${block.document}:${block.line}`, event]] : [];
    }));
}
function newOutputs(document, executions) {
    const { blocks } = (0,document_blocks.documentBlocks)([document]).extracted;
    const outputs = [];
    for (const { output, line, continues } of blocks) {
        const execution = executions.get(`${document.name}:${line}`);
        if (output === undefined || execution === undefined || !(0,facts_execution/* hasPassed */.Pc)(execution))
            continue;
        const shown = continues === undefined ? output.text : `...\n${output.text}`;
        if ((0,expected_output/* outputDifference */.DW)(shown, execution) === null)
            continue;
        if (execution.stdout.truncated || execution.stderr.truncated)
            return { fault: `the output of the block on line ${line} is too long` };
        outputs.push({ line: output.line, text: (0,expected_output/* updatedOutput */.lY)(output.text, (0,expected_output/* shownOutput */.fe)(execution)) });
    }
    return outputs;
}


/***/ }),

/***/ 79831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ rewriteText),
/* harmony export */   m: () => (/* binding */ hashesOf)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77598);
/* harmony import */ var _safe_changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9122);




const byteOrderMark = "\uFEFF";
/** Replaces a person's text file in one step, never through a link. Keeps its mode and its byte order mark. */
async function rewriteText(path, rewrite) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(target);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target);
    if (!stats.isFile() || (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder)) !== folder)
        return { fault: "agent-exec does not write through links" };
    const bytes = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(target);
    const whole = bytes.toString("utf8");
    const mark = whole.startsWith(byteOrderMark) ? byteOrderMark : "";
    const rewritten = rewrite(whole.slice(mark.length));
    if (rewritten === null || "fault" in rewritten)
        return rewritten;
    if (!Buffer.from(whole, "utf8").equals(bytes))
        return { fault: "it is not UTF-8" };
    if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(target)).equals(bytes))
        return { fault: "it changed meanwhile" };
    await (0,_safe_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .replaceFile */ .fR)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(target), mark + rewritten.text, stats.mode & 0o7777);
    return rewritten;
}
/** The SHA-256 of each file, null for one that cannot be read. */
async function hashesOf(paths) {
    const hashes = paths.map(async (path) => {
        const bytes = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path).catch(() => null);
        return [path, bytes === null ? null : (0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.hash)("sha256", bytes)];
    });
    return new Map(await Promise.all(hashes));
}


/***/ }),

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

/***/ 37158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  documentBlocks: () => (/* binding */ documentBlocks),
  t: () => (/* binding */ withoutFrontMatter)
});

// UNUSED EXPORTS: maxDocumentBlocks

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./lib/files/path-fault.js
var path_fault = __webpack_require__(18061);
// EXTERNAL MODULE: ./lib/files/paths.js
var paths = __webpack_require__(60795);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
// EXTERNAL MODULE: ./lib/markdown/info-string.js
var info_string = __webpack_require__(42559);
// EXTERNAL MODULE: ./lib/markdown/pieces.js
var pieces = __webpack_require__(3462);
// EXTERNAL MODULE: ./lib/facts/block.js
var facts_block = __webpack_require__(59626);
// EXTERNAL MODULE: ./lib/run/blocks/documents/families.js
var families = __webpack_require__(56637);
// EXTERNAL MODULE: ./lib/format/duration.js
var duration = __webpack_require__(27939);
// EXTERNAL MODULE: ./lib/format/meant-word.js
var meant_word = __webpack_require__(74393);
;// CONCATENATED MODULE: ./lib/run/blocks/documents/fence-options.js




/** The same limits as the setting `timeout`. */
const [leastMs, mostMs] = [100, 6 * 3_600_000];
const continuing = new Set(["continue", "continued", "continuation", "cont"]);
/** Reads a block's options from its fence: `timeout=10s`, `exit=1`, `session=NAME`, `continue`. */
function fenceOptions(info) {
    const [timeout, exit, session] = ["timeout", "exit", "session"].map((name) => (0,info_string/* attributeOf */.w)(info, name));
    const timeoutMs = timeout === undefined ? null : (0,duration/* parseDurationMs */.y)(timeout);
    const fault = timeout !== undefined && (timeoutMs === null || timeoutMs < leastMs || timeoutMs > mostMs)
        ? `\`timeout=${timeout.slice(0, 40)}\` in the block's fence is not a time from 100ms to 6h, such as 30s`
        : exit !== undefined && !(/^\d{1,3}$/.test(exit) && Number(exit) <= 255)
            ? `\`exit=${exit.slice(0, 40)}\` in the block's fence is not an exit code from 0 to 255`
            : misspelt(info);
    return {
        facts: {
            ...(timeoutMs !== null && { timeoutMs }),
            ...(exit !== undefined && { exit: Number(exit) }),
        },
        ...(session !== undefined && { session }),
        continues: info.attributes.some(({ name, value }) => value === "" && continuing.has(name)),
        ...(fault !== undefined && { fault }),
    };
}
const bare = ["skip", "continue", "output"];
const valued = ["timeout", "exit", "session", "file"];
/** Words of other tools that look like misspelt options. */
const others = new Set([...continuing, "edit", "files", "section", "ship", "skin", "slip"]);
/** The first word that is probably a misspelt option. Other unknown words belong to other tools. */
function misspelt({ attributes }) {
    for (const { name, value } of attributes) {
        const meant = others.has(name) ? null : (0,meant_word/* meantWord */.C)(name, value === "" ? bare : valued);
        if (meant === null)
            continue;
        const [was, is] = value === "" ? [name, meant] : [`${name}=`, `${meant}=`];
        return `the block's fence has the unknown option \`${was}\`; perhaps you mean \`${is}\``;
    }
    return undefined;
}
/** Whether a text fence probably shows output, but the word `output` is misspelt. */
function isMisspeltOutput({ attributes }) {
    return attributes.some(({ name, value }) => value === "" && (0,meant_word/* meantWord */.C)(name, ["output"]) !== null);
}
/** Whether a fence shows the output of the block before it: its language is `output`, or it is `text output`. */
function isOutput(info) {
    const { language, attributes } = info;
    if (language === "output")
        return true;
    return ((language === "" || (0,families/* isNoCode */.Li)(language)) &&
        attributes.some(({ name, value }) => name === "output" && value === ""));
}

// EXTERNAL MODULE: ./lib/run/blocks/block-path.js
var block_path = __webpack_require__(81785);
;// CONCATENATED MODULE: ./lib/run/blocks/run-marks.js
/** `no_run`, `no-run` and `norun` count as the same word. */
const marks = new Set([
    ..."norun,ignore,skip,notest,noexec,noexecute,noeval,donotrun,dontrun".split(","),
    // Rust's words for a block that should fail.
    ..."compilefail,shouldpanic".split(","),
]);
/** `eval=FALSE` (R Markdown), `run: false`. */
const switches = new Set("eval,run,exec,execute,test".split(","));
const off = new Set("false,no,off,0,f".split(","));
/**
 * Why a block of a document must not run, if its author marked it. The mark may be a word after the language (`ignore`,
 * `no_run`, `skip`, `notest`), an attribute (`eval=FALSE`, `{"ignore": "true"}`), a first line `#| eval: false`, or a
 * comment above it (`<!-- skip -->`, `<!-- no-run -->`). Null: the block may run.
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
    // Here agent-exec runs all blocks, so Runme's `excludeFromRunAll` applies.
    return (marks.has(word) || word === "excludefromrunall") && !off.has(set);
}
/** Whether a comment is a mark: `skip`, `no-run: needs a key`, `byexample: -skip`, `pytest.mark.skip`. */
function isComment(words) {
    const lower = words.trim().toLowerCase();
    const tokens = lower.split(/[^a-z$]+/).filter(Boolean);
    const [first = ""] = lower.split(/[\s:,;.]/, 1);
    if (marks.has(plain(first)) || /^\s*do not run\b/i.test(words))
        return true;
    return tokens.length <= 6 && tokens.every((token) => known.has(token)) && marks.has(lastMark(tokens));
}
/** Words of other tools that run documents. So `prettier-ignore` and `cspell:ignore` do not count as marks. */
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












/** The largest number of blocks in all documents together. */
const maxDocumentBlocks = 10_000;
/**
 * The code blocks of documents: fences as CommonMark defines them, also in lists and quotes. The front matter is
 * skipped. A block that must not run is included, with the reason. A block cannot continue in the next file. `warnings`
 * are sentences about things that may surprise a reader of the documents.
 */
function documentBlocks(documents, atMost = maxDocumentBlocks) {
    const blocks = [];
    let isCut = false;
    let blocksLeftOut = 0;
    const warnings = [];
    for (const document of documents) {
        const { name, text, isToBeUpdated } = document;
        // The comments directly above a fence.
        let comments = "";
        const first = blocks.length;
        for (const piece of (0,pieces/* piecesOf */.X)(withoutFrontMatter(text))) {
            if (piece.kind === "html")
                comments += piece.text;
            if (piece.kind === "indented" && /^ *(?:```|~~~)/.test(piece.text))
                warnings.push(`The block at ${(0,listed/* named */.r)(`${name}:${piece.line}`)} was not run, because it is indented by four spaces. Markdown shows indented lines as text.`);
            if (piece.kind !== "fence") {
                if (piece.kind !== "html")
                    comments = "";
                continue;
            }
            if (!piece.isClosed) {
                isCut = true;
                warnings.push(`The fence at ${(0,listed/* named */.r)(`${name}:${piece.line}`)} is never closed.`);
            }
            else if (isOutput((0,info_string/* parseInfo */.Y)(piece.info))) {
                const shownBy = blocks.length > first ? blocks.at(-1) : undefined;
                if (shownBy === undefined || shownBy.output !== undefined)
                    warnings.push(`The output at ${(0,listed/* named */.r)(`${name}:${piece.line}`)} belongs to no block above it.`);
                else if (isToBeUpdated !== true)
                    blocks.push({ ...blocks.pop(), output: { text: piece.code, line: piece.line } });
            }
            else if (isShown(piece))
                continue;
            else if (blocks.length >= atMost)
                blocksLeftOut += 1;
            else
                blocks.push(placedBlock(piece, comments, document, blocks));
            comments = "";
        }
    }
    const extracted = { blocks, isCut, ...(blocksLeftOut > 0 && { blocksLeftOut }) };
    return { extracted, warnings: [...warnings, ...replaced(blocks)] };
}
/** Makes a block with its place in the document, and with the session whose variables or code it needs. */
function placedBlock(fence, comments, { name, isMessage }, above) {
    const block = { ...blockIn(fence, comments), document: name, line: fence.line };
    if (isMessage === true)
        return block;
    const options = fenceOptions((0,info_string/* parseInfo */.Y)(fence.info));
    const { fault, session = name } = options;
    const joins = options.continues || options.session !== undefined;
    const continues = above.findLastIndex((each) => each.session === session && each.language === block.language && each.leftAlone === undefined);
    return {
        ...block,
        session,
        ...options.facts,
        ...(joins && continues !== -1 && (0,families/* familyOf */.Ap)(block.language) === null && { continues }),
        ...(fault !== undefined &&
            block.leftAlone === undefined && { leftAlone: { notRun: "options", evidence: fault } }),
    };
}
/** Whether a fence shows data or text. With a file name it is a block, because a later block may read the file. */
function isShown({ info, code }) {
    const told = (0,info_string/* parseInfo */.Y)(info);
    return (0,families/* isNoCode */.Li)(told.language) && pathOf(told, code) === null && !isMisspeltOutput(told);
}
function blockIn({ info, code }, comments) {
    const told = (0,info_string/* parseInfo */.Y)(info);
    const { language } = told;
    const block = (0,facts_block/* blockOf */.VN)({ language, code, path: pathOf(told, code) });
    const mark = markedNotToRun(told, code, comments);
    if (mark !== null)
        return { ...block, leftAlone: { notRun: "marked", evidence: mark } };
    const unclear = (0,shell_session/* showsSession */.xr)({ language, code }) ? (0,shell_session/* sessionFault */.ff)(code) : null;
    return unclear === null ? block : { ...block, leftAlone: { notRun: "language", evidence: unclear } };
}
/** The file name of a block. A `title` is usually a caption, so it counts only if it looks like a path. */
function pathOf(info, code) {
    const title = (0,info_string/* attributeOf */.w)(info, "title");
    const isCaption = title !== undefined && (!/^\S*\.[a-z]\w*$/i.test(title) || (0,path_fault/* findPathFault */.P)(title) !== null);
    const named = isCaption ? (0,info_string/* attributeOf */.w)(info, "filename", "file") : (0,block_path/* pathInInfo */.XB)(info);
    const path = named ?? (0,block_path/* pathInFirstLine */.D)(code);
    return path && (0,paths/* fromRoot */.tc)(path);
}
/** Files that several blocks write. Each block overwrites the version of the block before. */
function replaced(blocks) {
    const byPath = new Map();
    for (const block of blocks)
        if (block.path !== null && block.leftAlone === undefined)
            byPath.set(block.path, [...(byPath.get(block.path) ?? []), block]);
    const written = [...byPath].filter(([, all]) => new Set(all.map(({ sha256 }) => sha256)).size > 1);
    return written.map(([path, all]) => {
        const places = (0,listed/* listed */.K)(all.map((block) => (0,listed/* named */.r)((0,facts_block/* placeOf */.$t)(block))));
        return `Blocks named ${(0,listed/* named */.r)(path)} overwrite each other's file, and only the last block's file stays: ${places}.`;
    });
}
/**
 * Replaces the front matter with empty lines, so that line numbers stay the same. Front matter is YAML between `---` or
 * TOML between `+++`, as on GitHub and in most site generators. A horizontal rule at the top is not front matter.
 */
function withoutFrontMatter(text) {
    const [open = "", ...rest] = text.split(/\r\n?|\n/);
    const mark = open.trimEnd();
    if (mark !== "---" && mark !== "+++")
        return text;
    const end = rest.findIndex((line) => [mark, mark === "---" ? "..." : mark].includes(line.trimEnd()));
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


/***/ }),

/***/ 90011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DW: () => (/* binding */ outputDifference),
/* harmony export */   XY: () => (/* binding */ differenceWords),
/* harmony export */   fe: () => (/* binding */ shownOutput),
/* harmony export */   lY: () => (/* binding */ updatedOutput)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96065);
/* harmony import */ var _output_settled_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77228);



/**
 * Compares the output that a document shows with the block's real output. The real output is standard output, or both
 * streams in the order of a terminal. Blanks at the end of a line and empty lines at the end do not count. In a line,
 * `...` stands for any text. Alone on a line, it stands for any number of lines. Null: both are equal.
 */
function outputDifference(shown, execution) {
    const expected = linesOf(shown);
    const [printed, both] = [linesOf(execution.stdout.text), linesOf(inOrder(execution))];
    if (matches(expected, printed) || matches(expected, both))
        return null;
    const actual = printed.length === 0 ? both : printed;
    const at = expected.findIndex((line, index) => line === anyLines || !isLike(line, actual[index] ?? null));
    const place = at === -1 ? expected.length : at;
    return { expected: expected[place] ?? null, actual: actual[place] ?? null };
}
/** Describes the difference as a part of a sentence. @param place the place of the shown output */
function differenceWords({ expected, actual }, place) {
    const [shows, printed] = [expected, actual].map((line) => line === null ? "nothing more" : `\`${(0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateEnd */ .S)(line, 100)}\``);
    return `its output differs: ${place} shows ${shows}, the block printed ${printed}`;
}
/** The output as a document can show it: without colours, and with the last state of progress bars. */
function shownOutput(execution) {
    const printed = linesOf(execution.stdout.text);
    return (printed.length === 0 ? linesOf(inOrder(execution)) : printed).map((line) => `${line}\n`).join("");
}
/** The printed lines. A line with `...` stays if it matches the line at its place, from the beginning or the end. */
function updatedOutput(shown, printed) {
    const [old, lines] = [linesOf(shown), linesOf(printed)];
    const at = old.findIndex((line) => line.trim() === anyLines);
    const rest = at === -1 ? 0 : old.length - at - 1;
    const isLeftOut = at !== -1 && lines.length >= at + rest;
    const updated = lines.map((line, index) => {
        const places = [old[index], old[old.length - lines.length + index]];
        return (places.find((each) => each !== undefined && each.trim() !== anyLines && isLike(each, line)) ?? line);
    });
    if (isLeftOut)
        updated.splice(at, lines.length - at - rest, old[at]);
    return updated.map((line) => `${line}\n`).join("");
}
const anyLines = "...";
function linesOf(text) {
    const lines = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)((0,_output_settled_js__WEBPACK_IMPORTED_MODULE_2__/* .settled */ .g)(text))
        .split(/\r\n|\r|\n/)
        .map((line) => line.trimEnd());
    while (lines.at(-1) === "")
        lines.pop();
    return lines;
}
function inOrder({ stdout, stderr, order }) {
    const at = { stdout: 0, stderr: 0 };
    const texts = { stdout: stdout.text, stderr: stderr.text };
    return order
        .map(({ stream, chars }) => {
        const from = at[stream];
        at[stream] += chars;
        return texts[stream].slice(from, from + chars);
    })
        .join("");
}
/** Finds the parts between lines of `...` one after the other, the first at the beginning, the last at the end. */
function matches(expected, actual) {
    const parts = [[]];
    for (const line of expected) {
        if (line.trim() === anyLines)
            parts.push([]);
        else
            parts.at(-1).push(line);
    }
    const startsAt = (part, from) => from >= 0 &&
        from + part.length <= actual.length &&
        part.every((line, index) => isLike(line, actual[from + index]));
    const [first, ...others] = parts;
    if (!startsAt(first, 0))
        return false;
    const last = others.pop();
    if (last === undefined)
        return first.length === actual.length;
    let from = first.length;
    for (const part of others) {
        while (from + part.length <= actual.length && !startsAt(part, from))
            from += 1;
        if (from + part.length > actual.length)
            return false;
        from += part.length;
    }
    const end = actual.length - last.length;
    return end >= from && startsAt(last, end);
}
function isLike(expected, actual) {
    if (actual === null)
        return false;
    const [first = "", ...others] = expected.split(anyLines);
    const last = others.pop();
    if (last === undefined)
        return expected === actual;
    if (!actual.startsWith(first) || actual.length < first.length + last.length || !actual.endsWith(last))
        return false;
    let from = first.length;
    for (const part of others) {
        const at = actual.indexOf(part, from);
        if (at === -1)
            return false;
        from = at + part.length;
    }
    return from <= actual.length - last.length;
}


/***/ }),

/***/ 56637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ familyOf),
/* harmony export */   Li: () => (/* binding */ isNoCode),
/* harmony export */   SZ: () => (/* binding */ meantLanguage),
/* harmony export */   rb: () => (/* binding */ isTypedPython)
/* harmony export */ });
/* harmony import */ var _format_meant_word_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74393);
/* harmony import */ var _shell_session_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37519);


const pythons = new Set(["python", "py", "python3", "pycon"]);
const shells = new Set(["sh", "shell", "bash"]);
/** Null for a language in which each block is a separate program. */
function familyOf(language) {
    if (pythons.has(language))
        return "python";
    return shells.has(language) || (0,_shell_session_js__WEBPACK_IMPORTED_MODULE_1__/* .isSession */ .lV)(language) ? "shell" : null;
}
/** Whether Python code shows an interactive session, with prompts and output. */
function isTypedPython(code) {
    return /^\s*>>> /.test(code);
}
/** Words after a fence that mean data, output or text, but not code. */
const noCode = new Set(`json json5 jsonc jsonl ndjson yaml yml toml ini cfg conf properties text txt plain plaintext none diff patch csv tsv
   xml html svg css scss less markdown md mdx mermaid plantuml graphviz log http output bibtex latex math tree
   rst rest adoc asciidoc gitignore editorconfig`.split(/\s+/));
function isNoCode(language) {
    return noCode.has(language);
}
/** Names of languages that look like a misspelt name of another language. */
const alike = new Set(["python2", "perl6", "javac", "bas", "base"]);
/** The language, or `output`, that a misspelt word probably means. Null if there is none. */
function meantLanguage(word, languages) {
    if (isNoCode(word) || alike.has(word))
        return null;
    return (0,_format_meant_word_js__WEBPACK_IMPORTED_MODULE_0__/* .meantWord */ .C)(word, [...languages, "shell", "console", "output"]);
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
