export const id = 7940;
export const ids = [7940];
export const modules = {

/***/ 51153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ defuseInline),
  s: () => (/* binding */ defuseMarkdown)
});

// EXTERNAL MODULE: ./node_modules/mdast-util-from-markdown/lib/index.js + 39 modules
var lib = __webpack_require__(57391);
// EXTERNAL MODULE: ./node_modules/mdast-util-gfm/lib/index.js + 10 modules
var mdast_util_gfm_lib = __webpack_require__(60844);
// EXTERNAL MODULE: ./node_modules/mdast-util-to-markdown/lib/index.js + 10 modules
var mdast_util_to_markdown_lib = __webpack_require__(91286);
// EXTERNAL MODULE: ./node_modules/micromark-extension-gfm/index.js + 7 modules
var micromark_extension_gfm = __webpack_require__(52297);
// EXTERNAL MODULE: ./lib/markdown/references.js
var references = __webpack_require__(34443);
// EXTERNAL MODULE: ./lib/output/visible.js
var output_visible = __webpack_require__(14647);
;// CONCATENATED MODULE: ./lib/markdown/defuse-links.js


function definitionsOf(root) {
    const found = new Map();
    visit(root, (node) => {
        if (node.type === "definition" && !found.has(node.identifier))
            found.set(node.identifier, node.url);
    });
    return found;
}
const protocols = new Set(["http:", "https:", "mailto:"]);
/**
 * Whether a link may stay one. Not where it has another scheme or is relative (GitHub would resolve it within the
 * repository), has a user's name before the host or hidden characters, leads to an issue or a commit (which would
 * link this page there), or has a label that names another address than the one it leads to.
 */
function isInertLink(link) {
    const { url } = link;
    const address = URL.canParse(url) ? new URL(url) : null;
    if (address === null || !protocols.has(address.protocol) || address.username !== "")
        return false;
    if ((0,output_visible/* showHidden */.U)(url) !== url || (0,references/* isIssueAddress */.sv)(url))
        return false;
    const label = textOf(link.children);
    return !looksLikeAddress(label) || isSameAddress(label, url);
}
/** Whether a label is just the address; it may leave out the scheme and a slash at the end. */
function isSameAddress(label, url) {
    return bareAddress(label) === bareAddress(url);
}
function textOf(nodes) {
    let text = "";
    for (const node of nodes)
        visit(node, (each) => (text += "value" in each ? each.value : ""));
    return text;
}
function looksLikeAddress(label) {
    return /:\/\/|^\s*(?:www\.|mailto:|[\w-]+(?:\.[\w-]+)+(?:[/?#:]|\s*$))/i.test(label);
}
function bareAddress(address) {
    return (0,references/* withoutSeparators */.XM)(address)
        .trim()
        .replace(/^(?:https?:\/\/|mailto:)/i, "")
        .replace(/\/$/, "");
}
function visit(node, take) {
    take(node);
    if ("children" in node)
        for (const child of node.children)
            visit(child, take);
}

;// CONCATENATED MODULE: ./lib/markdown/defuse-tree.js



/** A copy of the tree with nothing in it that acts; code blocks that hold just one of `omitCode` are left out. */
function defuseTree(root, omitCode) {
    return withChildren(root, defuseChildren(root, { definitions: definitionsOf(root), omitCode }));
}
/** Whether a parsed tree holds nothing that `defuseTree` takes apart. */
function isHarmless(node) {
    if (activeTypes.has(node.type))
        return false;
    if (node.type === "text")
        return !(0,references/* hasReference */.UN)(node.value);
    if (node.type === "link" && !isInertLink(node))
        return false;
    return !("children" in node) || node.children.every(isHarmless);
}
/** One line of words, emphasis, code and links out of a defused tree; two blocks have a blank between them. */
function flatten(tree) {
    const words = withChildren(tree, tree.children.flatMap(spaced).flatMap(flattenNode))
        .children;
    return words.map((word, index) => word.type === "text" ? defuse_tree_text(squeeze(word.value, index, words.length)) : word);
}
const activeTypes = new Set([
    "html",
    "image",
    "imageReference",
    "linkReference",
    "definition",
    "footnoteReference",
    "footnoteDefinition",
]);
function defuseChildren(parent, context) {
    return parent.children.flatMap((child) => defuse(child, parent, context));
}
function defuse(node, parent, context) {
    switch (node.type) {
        case "text":
            return [defuse_tree_text((0,output_visible/* showHidden */.U)(node.value))];
        case "code":
            return context.omitCode.has(node.value.trimEnd())
                ? []
                : [{ ...node, lang: inertLanguage(node.lang), meta: null }];
        case "html":
            return [defuseHtml(node, parent)];
        case "image":
            return describeImage(node, node.url);
        case "imageReference":
            return describeImage(node, context.definitions.get(node.identifier) ?? "");
        case "link":
            return defuseLink({ ...node, children: inside(node, context) });
        case "linkReference": {
            const url = context.definitions.get(node.identifier) ?? "";
            return defuseLink({ type: "link", url, children: inside(node, context) });
        }
        case "heading":
            return [{ ...node, depth: Math.min(6, node.depth + 3), children: inside(node, context) }];
        case "listItem":
            return [withChildren({ ...node, checked: null }, defuseChildren(withTick(node), context))];
        case "footnoteReference":
            return [defuse_tree_text(`[^${(0,output_visible/* showHidden */.U)(node.identifier)}]`)];
        case "footnoteDefinition":
            return [paragraph(`[^${(0,output_visible/* showHidden */.U)(node.identifier)}]:`), ...defuseChildren(node, context)];
        case "definition":
            return [];
        default:
            return "children" in node ? [withChildren(node, defuseChildren(node, context))] : [node];
    }
}
function inside(node, context) {
    return withChildren(node, defuseChildren(node, context)).children;
}
/** Raw HTML is shown as what it is; in a line of words a line break is the one tag that people mean. */
function defuseHtml(node, parent) {
    if (flowParents.has(parent.type))
        return { type: "code", lang: "html", value: node.value };
    return defuse_tree_text(/^<br\s*\/?>$/i.test(node.value) ? " " : (0,output_visible/* showHidden */.U)(node.value));
}
const flowParents = new Set(["root", "blockquote", "listItem", "footnoteDefinition"]);
function describeImage({ alt }, url) {
    const name = (alt ?? "") === "" ? "image" : `image “${(0,output_visible/* showHidden */.U)(alt ?? "")}”`;
    return url === "" ? [defuse_tree_text(name)] : [defuse_tree_text(`${name} (`), code(url), defuse_tree_text(")")];
}
/** A link stays, without its hidden title, or becomes its label and its address. */
function defuseLink(link) {
    if (link.url === "")
        return link.children;
    if (isInertLink(link))
        return [{ ...link, title: null }];
    if (isSameAddress(textOf(link.children), link.url))
        return [code(link.url)];
    return [...link.children, defuse_tree_text(" ("), code(link.url), defuse_tree_text(")")];
}
/** Languages that GitHub draws as a picture, or offers to apply as a change, instead of showing the code. */
const activeLanguages = new Set(["mermaid", "geojson", "topojson", "stl", "math", "suggestion"]);
function inertLanguage(language) {
    const word = (language ?? "").replace(/[^\w+#.-]/g, "").slice(0, 40);
    return activeLanguages.has(word.toLowerCase()) ? "text" : word || null;
}
/** A box to tick could be ticked by readers; its state is shown instead. */
function withTick(item) {
    const [first, ...rest] = item.children;
    if (typeof item.checked !== "boolean")
        return item;
    const sign = defuse_tree_text(item.checked ? "☑ " : "☐ ");
    if (first?.type !== "paragraph")
        return { ...item, children: [{ type: "paragraph", children: [sign] }, ...item.children] };
    return { ...item, children: [{ ...first, children: [sign, ...first.children] }, ...rest] };
}
/** Blanks in a row become one; at both ends of the line there are none. */
function squeeze(value, index, length) {
    const squeezed = value.replace(/\s+/g, " ");
    const start = index === 0 ? squeezed.trimStart() : squeezed;
    return index === length - 1 ? start.trimEnd() : start;
}
function spaced(node) {
    return [node, defuse_tree_text(" ")];
}
function flattenNode(node) {
    switch (node.type) {
        case "text":
            return [node];
        case "break":
            return [defuse_tree_text(" ")];
        case "code":
            // Two backticks with nothing between them would pair with others further on in the line.
            return node.value.trim() === "" ? [] : [code(node.value)];
        case "emphasis":
        case "strong":
        case "delete":
        case "link":
            return [withChildren(node, node.children.flatMap(flattenNode))];
        case "paragraph":
        case "heading":
        case "tableCell":
            return node.children.flatMap(flattenNode);
        default:
            return "children" in node
                ? node.children.flatMap(spaced).flatMap(flattenNode)
                : node.type === "inlineCode"
                    ? [node]
                    : [];
    }
}
/** The node with other children: neighbouring texts become one, so that no reference is put together from two. */
function withChildren(node, children) {
    const joined = [];
    for (const child of children) {
        const last = joined.at(-1);
        if (child.type !== "text")
            joined.push(child);
        else if (last?.type === "text")
            joined[joined.length - 1] = defuse_tree_text(last.value + child.value);
        else
            joined.push(defuse_tree_text(child.value));
    }
    const broken = joined.map((child) => (child.type === "text" ? defuse_tree_text((0,references/* breakReferences */.m3)(child.value)) : child));
    return { ...node, children: broken };
}
function defuse_tree_text(value) {
    return { type: "text", value };
}
function code(value) {
    return { type: "inlineCode", value: (0,output_visible/* showHidden */.U)(value).replace(/\s+/g, " ") };
}
function paragraph(value) {
    return { type: "paragraph", children: [defuse_tree_text(value)] };
}

// EXTERNAL MODULE: ./lib/markdown/fence.js
var fence = __webpack_require__(42328);
;// CONCATENATED MODULE: ./lib/markdown/defuse.js








/**
 * 20,000 UTF-16 units are ten pages; some nonsense of this length takes a parser three seconds already, and the time
 * grows with its square.
 */
const maxChars = 20_000;
/** What was defused is longer by the escapes: at most fivefold, for mentions in a row. */
const maxParsedChars = 5 * maxChars;
/** Deeper than this no person writes; what does is meant to exhaust a parser or a browser. */
const maxDepth = 24;
/**
 * Markdown of a model or a stranger, to be shown in a GitHub comment. Its structure stays and every fence is closed.
 * What would act is taken apart: mentions, references to issues, raw HTML with comments, images, links with other
 * schemes than http, https and mailto or with a misleading label, tick boxes, diagrams, hidden characters. Headings
 * move down below the report's own. A text that cannot be shown like
 * that (over 20,000 characters, nested more than 24 deep) comes as it is, in a fence.
 */
function defuseMarkdown(text, { omitCode = [] } = {}) {
    const visible = (0,output_visible/* showHidden */.U)(text);
    const tree = visible.length > maxChars ? null : parse(visible);
    if (tree === null)
        return (0,fence/* fence */.EU)(visible, "text");
    const safe = serialise(defuseTree(tree, new Set(omitCode.map((code) => (0,output_visible/* showHidden */.U)(code).trimEnd()))));
    return isSafe(safe) ? safe : (0,fence/* fence */.EU)(visible, "text");
}
/** The same as one line to stand in a paragraph: emphasis, code and links stay, blocks become words. */
function defuseInline(text) {
    const visible = (0,output_visible/* showHidden */.U)(text);
    const tree = visible.length > maxChars ? null : parse(visible);
    if (tree === null)
        return (0,fence/* codeSpan */.SS)(visible.trim());
    const words = flatten(defuseTree(tree, new Set()));
    const line = serialise({ type: "root", children: [{ type: "paragraph", children: words }] });
    return !line.includes("\n") && isSafe(`x ${line}`) ? line : (0,fence/* codeSpan */.SS)(visible.trim());
}
/** A second look at what a reader's parser will find: the serialiser is not ours. */
function isSafe(markdown) {
    const tree = parse(markdown);
    return tree !== null && isHarmless(tree);
}
/** null where it is too long or nested too deep, which shows in the source before a tree is built. */
function parse(markdown) {
    if (markdown.length > maxParsedChars || deepContainers.test(markdown))
        return null;
    grammar ??= { extensions: [(0,micromark_extension_gfm/* gfm */.T)()], mdastExtensions: (0,mdast_util_gfm_lib/* gfmFromMarkdown */.C)() };
    const tree = (0,lib/* fromMarkdown */.Y)(markdown, grammar);
    return depthOf(tree) > maxDepth ? null : tree;
}
/** Put together at the first use: it takes as long as a short text. */
let grammar;
const deepContainers = new RegExp(`^(?:[ \\t]*(?:>|[-+*]|\\d{1,9}[.)])){${maxDepth}}`, "m");
function depthOf(root) {
    let depth = 0;
    let level = [root];
    while (level.length > 0) {
        depth += 1;
        level = level.flatMap((node) => ("children" in node ? node.children : []));
    }
    return depth;
}
function serialise(tree) {
    const markdown = (0,mdast_util_to_markdown_lib/* toMarkdown */.l)(tree, {
        bullet: "-",
        rule: "-",
        fences: true,
        listItemIndent: "one",
        extensions: [(0,mdast_util_gfm_lib/* gfmToMarkdown */.H)({ tablePipeAlign: false })],
    });
    return (0,references/* separatorsAsEntities */.SZ)(markdown.trim());
}


/***/ }),

/***/ 20259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ brokenLimits)
/* harmony export */ });
/* harmony import */ var _format_unheld_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40312);

/** The limits that did not hold in a run, each with whose doing that is and what it means. */
function brokenLimits(sandbox) {
    const limits = sandbox?.limits ?? [];
    const broken = new Set((0,_format_unheld_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .unheldLimits */ .Hx)(Object.fromEntries(limits.map(({ name, holds }) => [name, holds]))));
    return limits
        .filter(({ name }) => broken.has(name))
        .map((limit) => ({ ...limit, why: (0,_format_unheld_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .whyUnheld */ .DN)(limit.name, limit) }));
}


/***/ }),

/***/ 91712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ fileDiffs)
/* harmony export */ });
/* harmony import */ var _ports_patch_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62790);

/** The patch's files with their lines, new ones last, and how many files have none here because the patch is longer. */
function fileDiffs(changes) {
    const files = (0,_ports_patch_words_js__WEBPACK_IMPORTED_MODULE_0__/* .patchParts */ .VI)(changes).map(({ file, text }) => ({
        path: file.path,
        isNew: file.kind === "added",
        words: wordsOf(file),
        lines: linesOf(text, file),
    }));
    const { added = 0, changed = 0, deleted = 0 } = changes.diff ?? {};
    return { files, more: added + changed + deleted - files.length };
}
function wordsOf(file) {
    const kind = { added: "new, ", changed: "", deleted: "deleted, " }[file.kind];
    return file.isBinary === true ? `${kind}binary` : `${kind}${(0,_ports_patch_words_js__WEBPACK_IMPORTED_MODULE_0__/* .signedLines */ .Uj)(file)}`;
}
function linesOf(part, { isBinary }) {
    const lines = part.replace(/\n$/, "").split("\n").slice(1);
    if (isBinary === true)
        return [];
    const hunk = lines.findIndex((line) => line.startsWith("@@"));
    return hunk === -1 ? lines.filter((line) => !line.startsWith("index ")) : lines.slice(hunk);
}


/***/ }),

/***/ 56744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ withoutForgedMarkers)
/* harmony export */ });
const forgedMarker = /<!--(?=\s*agent-exec)/gi;
/** A hidden marker says whose comment it is; a text that holds one must not pass for it. As long as what it replaces. */
function withoutForgedMarkers(markdown) {
    return markdown.replace(forgedMarker, "<!==");
}


/***/ }),

/***/ 55226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   O_: () => (/* binding */ attemptLine),
/* harmony export */   Sz: () => (/* binding */ renderAttempt),
/* harmony export */   hD: () => (/* binding */ quote)
/* harmony export */ });
/* harmony import */ var _ports_block_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89629);
/* harmony import */ var _ports_endings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97708);
/* harmony import */ var _ports_execution_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3646);
/* harmony import */ var _markdown_defuse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51153);
/* harmony import */ var _markdown_fence_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(42328);
/* harmony import */ var _format_command_words_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(49994);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51196);
/* harmony import */ var _markdown_html_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61772);
/* harmony import */ var _output_lines_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(88510);
/* harmony import */ var _output_output_lines_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44934);
/* harmony import */ var _output_show_within_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15778);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(96065);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(14647);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(62758);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1962);
/* harmony import */ var _document_order_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(44199);
/* harmony import */ var _report_of_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(75043);
/* harmony import */ var _titles_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(73880);


















/** Longer things are folded: about what a screen shows of them beside the rest. */
const foldBeyondLines = 16;
/** One line that tells an attempt, as the content of an HTML element: `❌ <b>Attempt 1</b> · exit code 1 · …`. */
function attemptLine(attempt) {
    const { icon, word } = (0,_titles_js__WEBPACK_IMPORTED_MODULE_12__/* .standingWords */ .o4)(attempt.standing);
    const ran = attempt.blocks.flatMap(({ execution }) => execution ?? []);
    const durationMs = ran.reduce((sum, execution) => sum + execution.durationMs, 0);
    const failed = attempt.standing === "failed" ? ran.find((each) => !(0,_ports_execution_js__WEBPACK_IMPORTED_MODULE_2__/* .hasPassed */ .Pc)(each)) : undefined;
    const error = failed === undefined ? "" : (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_13__/* .truncateEnd */ .S)((0,_output_js__WEBPACK_IMPORTED_MODULE_10__/* .lastErrorLine */ .H)(failed), 120);
    const words = [
        `${icon} <b>${(0,_titles_js__WEBPACK_IMPORTED_MODULE_12__/* .headingOf */ .Wm)(attempt)}</b>`,
        (0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_5__/* .defuseHtml */ .c)((0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_13__/* .truncateEnd */ .S)(attempt.problem === "" ? word : attempt.problem, 200)),
        ran.length === 0 ? "" : (0,_format_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatDuration */ .a3)(durationMs),
        error === "" ? "" : `<code>${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_5__/* .defuseHtml */ .c)(error)}</code>`,
    ];
    return words.filter((each) => each !== "").join(" · ");
}
/** An attempt, folded: what the writer said, each block with what came of it, the verifications, the decision. */
function renderAttempt(attempt, detail, { isOpen }) {
    const told = (0,_report_of_js__WEBPACK_IMPORTED_MODULE_11__/* .toldBlocks */ .w)(attempt);
    const around = (0,_document_order_js__WEBPACK_IMPORTED_MODULE_14__/* .wordsAround */ .Z)(attempt);
    const parts = [
        asked(attempt, detail),
        thought(attempt, detail),
        around === null ? prose(attempt, attempt.said, detail) : "",
        ...attempt.approvals.map(approval),
        changes(attempt, detail),
        ...told.blocks.flatMap((block, index) => [
            around === null ? "" : prose(attempt, around[index], detail),
            renderBlock(block, index, { attempt, detail }),
        ]),
        around === null ? "" : prose(attempt, around.slice(told.blocks.length).join(""), detail),
        told.rest,
        lost(attempt),
        ...attempt.verifications.map((each) => result(`Verification ${(0,_markdown_fence_js__WEBPACK_IMPORTED_MODULE_15__/* .codeSpan */ .SS)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .showHidden */ .U)((0,_format_command_words_js__WEBPACK_IMPORTED_MODULE_16__/* .commandWords */ .B)(each.command)))}`, each, (0,_ports_execution_js__WEBPACK_IMPORTED_MODULE_2__/* .hasPassed */ .Pc)(each) ? 0 : detail.output)),
        decision(attempt),
    ];
    const body = parts.filter((part) => part !== "").join("\n\n");
    if (body !== "")
        return fold(attemptLine(attempt), body, isOpen);
    // An answer stands in a section of its own.
    return attempt.standing === "answer" ? "" : `<p>${attemptLine(attempt)}</p>`;
}
function fold(summary, body, isOpen = false) {
    return `<details${isOpen ? " open" : ""}>\n<summary>${summary}</summary>\n\n${body}\n\n</details>`;
}
function quote(markdown) {
    return markdown.replace(/^/gm, "> ").replace(/^> $/gm, ">");
}
function asked(attempt, detail) {
    const words = detail.prose === 0 || attempt.standing === "answer" ? "" : (0,_titles_js__WEBPACK_IMPORTED_MODULE_12__/* .askedWords */ .U1)(attempt);
    return words === "" ? "" : `<sub>${words}</sub>`;
}
/** What the model thought before it answered, folded, as long as what it said may be. */
function thought({ reply }, detail) {
    if (detail.prose === 0 || reply.thought === null || reply.thought.trim() === "")
        return "";
    return fold("Thought", quote((0,_markdown_defuse_js__WEBPACK_IMPORTED_MODULE_3__/* .defuseMarkdown */ .s)((0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_13__/* .truncateEnd */ .S)(reply.thought, detail.prose))));
}
function prose({ blocks, standing }, said, detail) {
    if (detail.prose === 0 || standing === "answer" || said.trim() === "")
        return "";
    const words = (0,_markdown_defuse_js__WEBPACK_IMPORTED_MODULE_3__/* .defuseMarkdown */ .s)((0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_13__/* .truncateEnd */ .S)(said, detail.prose), {
        omitCode: blocks.map(({ block }) => block.code),
    });
    return words === "" ? "" : quote(words);
}
function changes({ before, blocks }, detail) {
    if (before === null || detail.diff === 0)
        return "";
    const all = (0,_changes_js__WEBPACK_IMPORTED_MODULE_9__/* .changesBetween */ .iv)(before.blocks, blocks.map(({ block, execution }) => (0,_changes_js__WEBPACK_IMPORTED_MODULE_9__/* .comparable */ .Zm)(block, execution)));
    if (all.every((each) => each.kind === "same"))
        return `The code is the same as in attempt ${before.number}.`;
    const parts = all
        .filter((each) => each.kind !== "same")
        .map((each) => change(each, { detail, since: before.number }));
    const title = `What changed since attempt ${before.number}`;
    const body = parts.join("\n\n");
    return body.split("\n").length > foldBeyondLines ? fold(title, body) : `**${title}**\n\n${body}`;
}
function change(told, { detail, since }) {
    const { path, place, kind, diff } = told;
    const block = `Block ${place + 1}${kind === "removed" ? ` of attempt ${since}` : ""}`;
    const title = path === null ? block : fileName(path);
    if (kind === "changed" && diff !== null)
        return `${title}:\n\n${(0,_markdown_fence_js__WEBPACK_IMPORTED_MODULE_15__/* .fence */ .EU)((0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_13__/* .truncateMiddle */ .k)(diff, detail.diff), "diff")}`;
    return `${title} ${(0,_changes_js__WEBPACK_IMPORTED_MODULE_9__/* .becameOf */ .n)(told)}.`;
}
function fileName(path) {
    return (0,_markdown_fence_js__WEBPACK_IMPORTED_MODULE_15__/* .codeSpan */ .SS)((0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_13__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .showHidden */ .U)(path), 200));
}
function renderBlock(told, index, { attempt, detail }) {
    const { block, execution } = told;
    const name = block.path === null ? "" : ` ${fileName(block.path)}`;
    const isOnly = attempt.blocks.length === 1;
    const place = (0,_ports_block_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOf */ .$t)(block);
    const from = place === "" ? "" : ` ${fileName(place)}`;
    const title = isOnly && from + name === ""
        ? ""
        : `**${isOnly && from === "" ? "File" : `Block ${index + 1}`}**${from}${name}`;
    const code = detail.code === 0 ? "" : renderCode(block.code, block.language, detail.code);
    const came = execution === null
        ? `_${(0,_titles_js__WEBPACK_IMPORTED_MODULE_12__/* .notRunWords */ .Yt)(attempt.standing, told)}_`
        : result("", execution, detail.output, (0,_titles_js__WEBPACK_IMPORTED_MODULE_12__/* .executionIcon */ .Yn)(execution, attempt.standing));
    return [title, code, came].filter((part) => part !== "").join("\n\n");
}
function renderCode(code, language, maxChars) {
    const shown = (0,_output_show_within_js__WEBPACK_IMPORTED_MODULE_7__/* .showWithin */ .L)((0,_output_lines_js__WEBPACK_IMPORTED_MODULE_17__/* .withoutLineFeedsAtEnd */ .e_)(code), maxChars);
    const lines = shown.split("\n").length;
    const fenced = (0,_markdown_fence_js__WEBPACK_IMPORTED_MODULE_15__/* .fence */ .EU)(shown, inertInfo(language));
    return lines > foldBeyondLines * 2 ? fold(`Code · ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)("line", lines)}`, fenced) : fenced;
}
/** GitHub draws these as pictures or offers them as a change. */
function inertInfo(language) {
    return /^(?:mermaid|geojson|topojson|stl|math|suggestion)$/i.test(language) ? "text" : language;
}
/** `✅ exit code 0 after 1.2 s`, why where that says more, and the output. */
function result(title, execution, maxChars, icon = (0,_titles_js__WEBPACK_IMPORTED_MODULE_12__/* .executionIcon */ .Yn)(execution)) {
    const { ending, evidence, durationMs } = execution;
    const after = ending === "not-run" ? "" : ` after ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatDuration */ .a3)(durationMs)}`;
    const words = `${icon} ${title === "" ? "" : `${title}: `}**${plainWords((0,_titles_js__WEBPACK_IMPORTED_MODULE_12__/* .endingWords */ .fg)(execution))}**${after}`;
    const proof = ending === "exited" || ending === "not-run" ? "" : ` (${(0,_markdown_defuse_js__WEBPACK_IMPORTED_MODULE_3__/* .defuseInline */ .w)((0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_13__/* .truncateEnd */ .S)(evidence, 300))})`;
    const output = ending === "not-run" || maxChars === 0 ? "" : renderOutput(execution, maxChars);
    return output === "" ? words + proof : `${words}${proof}\n\n${output}`;
}
function plainWords(words) {
    return (0,_markdown_defuse_js__WEBPACK_IMPORTED_MODULE_3__/* .defuseInline */ .w)((0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_13__/* .truncateEnd */ .S)(words, 300)).replaceAll("**", "");
}
function renderOutput(execution, maxChars) {
    const { stdout, stderr } = execution;
    if (stdout.text === "" && stderr.text === "")
        return "";
    const output = (0,_output_output_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .outputLines */ .jE)(execution, { maxChars });
    const { lines } = output;
    const isMixed = stdout.text !== "" && stderr.text !== "";
    const fenced = isMixed
        ? (0,_markdown_fence_js__WEBPACK_IMPORTED_MODULE_15__/* .fence */ .EU)(lines.map(marked).join("\n"), "diff")
        : (0,_markdown_fence_js__WEBPACK_IMPORTED_MODULE_15__/* .fence */ .EU)(lines.map((line) => line.text).join("\n"), "text");
    const size = (0,_format_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatBytes */ .z3)(stdout.bytes + stderr.bytes);
    const which = isMixed
        ? "Output, lines of stderr marked with <code>!</code>"
        : stdout.text === ""
            ? "Output on stderr"
            : (0,_titles_js__WEBPACK_IMPORTED_MODULE_12__/* .outputTitle */ .gG)(execution);
    const isAsWritten = output.shown === output.total && output.replaced === 0;
    if (lines.length > foldBeyondLines)
        return fold(`${which} · ${(0,_output_output_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .shownWords */ .vU)(output)} · ${size}`, fenced);
    const title = isAsWritten ? which : `${which} · ${(0,_output_output_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .shownWords */ .vU)(output)}`;
    return title !== "Output" ? `<sub>${title}</sub>\n\n${fenced}` : fenced;
}
/** Within a `diff` fence GitHub colours lines that begin with `!` and leaves those that begin with a blank as they are. */
function marked({ from, text }) {
    return from === "stderr" ? `! ${text}` : `  ${text}`;
}
function lost({ lost: executions, blocks, unit }) {
    if (executions.length === 0)
        return "";
    const why = executions.find(({ ending }) => (0,_ports_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .isInfrastructureEnding */ .Rc)(ending));
    const reason = why === undefined ? "" : ` (${(0,_markdown_defuse_js__WEBPACK_IMPORTED_MODULE_3__/* .defuseInline */ .w)((0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_13__/* .truncateEnd */ .S)(why.evidence, 300))})`;
    return `⚠️ The sandbox was lost during this ${unit}${reason}. ${(0,_titles_js__WEBPACK_IMPORTED_MODULE_12__/* .lostWords */ .Wo)(blocks)}`;
}
function approval(made) {
    const said = made.feedback ?? made.reason;
    const words = said.trim() === "" ? "" : ` ${(0,_markdown_defuse_js__WEBPACK_IMPORTED_MODULE_3__/* .defuseInline */ .w)((0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_13__/* .truncateEnd */ .S)(said, 2_000))}`;
    return `✋ **${(0,_titles_js__WEBPACK_IMPORTED_MODULE_12__/* .approvalWords */ .hl)(made)}.**${words} <sub>SHA-256 <code>${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_5__/* .defuseHtml */ .c)(made.sha256.slice(0, 12))}…</code></sub>`;
}
function decision({ decision: made }) {
    if (made === null)
        return "";
    const by = made.source === "model" ? "" : ` <sub>by rule ${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_5__/* .defuseHtml */ .c)(made.rule ?? "")}</sub>`;
    return `**Decision: ${made.retry ? "try again" : "stop"}.**${by} ${(0,_markdown_defuse_js__WEBPACK_IMPORTED_MODULE_3__/* .defuseInline */ .w)((0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_13__/* .truncateEnd */ .S)(made.reason, 2_000))}`;
}


/***/ }),

/***/ 86443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cd: () => (/* binding */ renderTests),
/* harmony export */   GC: () => (/* binding */ renderBrokenLimits),
/* harmony export */   IE: () => (/* binding */ renderNotes),
/* harmony export */   Id: () => (/* binding */ renderFacts),
/* harmony export */   OY: () => (/* binding */ renderSandbox),
/* harmony export */   eK: () => (/* binding */ renderTask),
/* harmony export */   fk: () => (/* binding */ renderAwaiting),
/* harmony export */   oz: () => (/* binding */ renderReflection),
/* harmony export */   pd: () => (/* binding */ renderHead),
/* harmony export */   x1: () => (/* binding */ renderAnswer)
/* harmony export */ });
/* harmony import */ var _markdown_defuse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51153);
/* harmony import */ var _markdown_fence_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(42328);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14647);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51196);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(96065);
/* harmony import */ var _broken_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20259);
/* harmony import */ var _markdown_attempt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55226);
/* harmony import */ var _markdown_table_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19667);
/* harmony import */ var _titles_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73880);
/* harmony import */ var _tests_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62194);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(70464);











/** The headline, why, and what to do now: each sentence within so many characters of Markdown. */
function renderHead(report, maxSentenceChars) {
    const { icon, alert, title, reason, nextStep } = report;
    const why = inlineWithin(reason, maxSentenceChars);
    const next = nextStep === "" ? "" : `**Next step:** ${inlineWithin(nextStep, maxSentenceChars)}`;
    const words = [why, next].filter((each) => each !== "").join("\n\n");
    return `### ${icon} ${title}\n\n${alert === null ? words : (0,_markdown_attempt_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(`[!${alert}]\n${words}`)}`;
}
/** The hash of what waits for an answer; its code stands in the latest attempt. */
function renderAwaiting({ awaiting }) {
    return awaiting === null ? "" : `**SHA-256 of the waiting code:** ${(0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_5__/* .codeCell */ .M)(awaiting.sha256)}`;
}
/** The figures in one row. */
function renderFacts(report) {
    const { usage, sandbox } = report;
    const facts = [
        (0,_titles_js__WEBPACK_IMPORTED_MODULE_6__/* .attemptsFigure */ .bE)(report),
        ["Verified", (0,_titles_js__WEBPACK_IMPORTED_MODULE_6__/* .verifiedWords */ .SZ)(report)],
        ...(0,_tests_js__WEBPACK_IMPORTED_MODULE_7__/* .testsFigure */ .g)(report).map(([name, value]) => [name, inCell(value)]),
        ...(0,_titles_js__WEBPACK_IMPORTED_MODULE_6__/* .auditFigure */ .Iz)(report),
        (0,_titles_js__WEBPACK_IMPORTED_MODULE_6__/* .timeFigure */ .Wc)(report),
        ...(0,_usage_js__WEBPACK_IMPORTED_MODULE_8__/* .usageFigures */ .B)(usage, " · "),
        ["Ran in", sandbox === null ? "nothing" : (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_5__/* .codeCell */ .M)(sandbox.image ?? sandbox.executor)],
    ];
    return [
        (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_5__/* .row */ .n)(facts.map(([name]) => name)),
        (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_5__/* .row */ .n)(facts.map(() => "---")),
        (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_5__/* .row */ .n)(facts.map(([, value]) => value)),
    ].join("\n");
}
/** The tests that fail, and those that pass and did not before, folded: so many names of each. */
function renderTests(report, maxNames) {
    const lists = (0,_tests_js__WEBPACK_IMPORTED_MODULE_7__/* .testLists */ .E)(report).map(({ title, names }) => {
        const shown = names.slice(0, maxNames).map((name) => `- ${(0,_markdown_fence_js__WEBPACK_IMPORTED_MODULE_9__/* .codeSpan */ .SS)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .showHidden */ .U)(name))}`);
        const more = names.length > maxNames ? [`- … and ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(names.length - maxNames)} more`] : [];
        return (0,_markdown_attempt_js__WEBPACK_IMPORTED_MODULE_4__/* .fold */ .AU)(`${title} (${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(names.length)})`, [...shown, ...more].join("\n"));
    });
    return lists.join("\n\n");
}
/** A bar ends a table's cell, also inside code. */
function inCell(text) {
    return (0,_output_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .showHidden */ .U)(text).replaceAll("|", "⟨U+007C⟩");
}
/** So many limits that do not hold have a line; an executor of a user's own names what it likes. */
const maxBrokenLimits = 20;
/** What a reader must know before trusting the rest: limits that were not kept. */
function renderBrokenLimits(sandbox) {
    const broken = (0,_broken_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .brokenLimits */ .M)(sandbox);
    if (broken.length === 0)
        return "";
    const lines = broken.slice(0, maxBrokenLimits).map(({ name, value, why }) => {
        const size = value === "" ? "" : ` (${(0,_markdown_defuse_js__WEBPACK_IMPORTED_MODULE_0__/* .defuseInline */ .w)((0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_10__/* .truncateEnd */ .S)(value, 60))})`;
        return `- **${(0,_markdown_defuse_js__WEBPACK_IMPORTED_MODULE_0__/* .defuseInline */ .w)((0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_10__/* .truncateEnd */ .S)(name, 60))}**${size} is ${why}`;
    });
    const more = broken.length - lines.length;
    if (more > 0)
        lines.push(`- … and ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(more)} more`);
    return (0,_markdown_attempt_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(`[!WARNING]\nThese limits do not hold:\n${lines.join("\n")}`);
}
/** The writer's last words over the whole run. */
function renderReflection({ reflection }, maxChars) {
    if (reflection === null)
        return "";
    return `#### In the writer's words\n\n${(0,_markdown_attempt_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)((0,_markdown_defuse_js__WEBPACK_IMPORTED_MODULE_0__/* .defuseMarkdown */ .s)((0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_10__/* .truncateEnd */ .S)(reflection.text, maxChars)))}`;
}
function renderAnswer({ answer }, maxChars) {
    return answer === null ? "" : (0,_markdown_attempt_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)((0,_markdown_defuse_js__WEBPACK_IMPORTED_MODULE_0__/* .defuseMarkdown */ .s)((0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_10__/* .truncateEnd */ .S)(answer, maxChars)));
}
function renderTask({ task }, maxChars) {
    return (0,_markdown_attempt_js__WEBPACK_IMPORTED_MODULE_4__/* .fold */ .AU)(`Task ${sourceOf(task)}`.trim(), (0,_markdown_attempt_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)((0,_markdown_defuse_js__WEBPACK_IMPORTED_MODULE_0__/* .defuseMarkdown */ .s)((0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_10__/* .truncateEnd */ .S)(task.text, maxChars))));
}
function renderNotes({ notes }, maxNotes) {
    if (notes.length === 0)
        return "";
    const shown = notes.slice(0, maxNotes).map((note) => `- ${(0,_markdown_defuse_js__WEBPACK_IMPORTED_MODULE_0__/* .defuseInline */ .w)((0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_10__/* .truncateEnd */ .S)(note, 500))}`);
    const more = notes.length > shown.length ? [`- … and ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(notes.length - shown.length)} more`] : [];
    return (0,_markdown_attempt_js__WEBPACK_IMPORTED_MODULE_4__/* .fold */ .AU)(`${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)("note", notes.length)} about the run`, [...shown, ...more].join("\n"));
}
/** Where it ran, with every limit and whether it holds, and what the writer cost. */
function renderSandbox({ sandbox, writer, usage }) {
    const facts = [
        writer === null ? "" : `- Writer: ${(0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_5__/* .codeCell */ .M)(writer)}, ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)("call", usage.calls)}`,
        sandbox === null ? "" : `- Executor: ${(0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_5__/* .codeCell */ .M)(sandbox.executor)}`,
        sandbox === null ? "" : imageLine(sandbox),
    ];
    const limits = (sandbox?.limits ?? []).slice(0, 40).map(({ name, value, holds }) => {
        const word = holds === null ? "not tried" : holds ? "✅" : "❌ no";
        return (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_5__/* .row */ .n)([(0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_5__/* .codeCell */ .M)(name), (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_5__/* .codeCell */ .M)(value), word]);
    });
    const table = limits.length === 0
        ? ""
        : `\n\n${[(0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_5__/* .row */ .n)(["Limit", "Value", "Holds"]), (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_5__/* .row */ .n)(["---", "---", "---"]), ...limits].join("\n")}`;
    const list = facts.filter((fact) => fact !== "").join("\n");
    return list === "" && table === "" ? "" : (0,_markdown_attempt_js__WEBPACK_IMPORTED_MODULE_4__/* .fold */ .AU)("Sandbox and writer", list + table);
}
function imageLine({ image, digest, build }) {
    if (image === null)
        return "";
    const how = build === null ? "" : `, ${(0,_markdown_defuse_js__WEBPACK_IMPORTED_MODULE_0__/* .defuseInline */ .w)(build)}`;
    return `- Image: ${(0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_5__/* .codeCell */ .M)(image)}${digest === null ? "" : ` at ${(0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_5__/* .codeCell */ .M)(digest)}`}${how}`;
}
/** The longest beginning of a text whose Markdown has at most `maxChars`; escapes can make it eight times as long. */
function inlineWithin(text, maxChars) {
    for (let chars = maxChars; chars > 0; chars = Math.floor(chars * 0.6)) {
        const line = (0,_markdown_defuse_js__WEBPACK_IMPORTED_MODULE_0__/* .defuseInline */ .w)((0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_10__/* .truncateEnd */ .S)(text, chars));
        if (line.length <= maxChars)
            return line;
    }
    return "";
}
function sourceOf({ source, author }) {
    const by = author === undefined ? "" : ` by <code>${author.replace(/[^\w[\]-]/g, "")}</code>`;
    const from = source.kind === "input" || source.kind === "demo"
        ? ""
        : `from ${source.kind === "file" ? "a file" : `the ${source.kind}`}`;
    return `${from}${by}`.trim();
}


/***/ }),

/***/ 87940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ renderMarkdown)
});

// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/reports/forged-markers.js
var forged_markers = __webpack_require__(56744);
;// CONCATENATED MODULE: ./lib/reports/budget.js
/** What stands between two sections. */
const separator = "\n\n";
/** Below this no larger form of anything is tried. */
const worthwhileChars = 40;
/**
 * Chooses a form for each section so that all together, with the separators between them, have at most `maxChars`
 * UTF-16 units. Where not everything fits whole, every section grows by one size before any grows by two, and those
 * that come first in `priority` (places in `sections`, each once) grow first. The smallest forms are always kept,
 * also where they alone are too long.
 */
function fitSections(sections, { maxChars, priority }) {
    const parts = sections.map((section) => new Part(section));
    const ranked = priority.flatMap((place) => parts[place] ?? []);
    if (!growAll(ranked, maxChars)) {
        for (const part of parts)
            part.size = 0;
        growInTurns(ranked, maxChars);
    }
    return {
        texts: parts.map((part) => part.text),
        shortened: sections.filter((_, place) => parts[place]?.isWhole === false),
    };
}
/** A section at one of its sizes. */
class Part {
    section;
    size = 0;
    #rendered = [];
    constructor(section) {
        this.section = section;
    }
    get text() {
        return this.at(this.size);
    }
    get sizes() {
        return this.section.forms.length;
    }
    get isWhole() {
        return this.size === this.sizes - 1;
    }
    at(size) {
        return (this.#rendered[size] ??= this.section.forms[size]?.() ?? "");
    }
}
/** Mostly all fits; then nothing is rendered twice. */
function growAll(parts, maxChars) {
    let used = 0;
    for (const part of parts) {
        part.size = part.sizes - 1;
        used += lengthOf(part.text);
        if (used > maxChars + separator.length)
            return false;
    }
    return true;
}
function growInTurns(parts, maxChars) {
    let room = maxChars + separator.length - parts.reduce((sum, part) => sum + lengthOf(part.text), 0);
    const turns = Math.max(0, ...parts.map((part) => part.sizes)) - 1;
    for (let turn = 1; turn <= turns; turn += 1) {
        for (const part of parts) {
            if (room < worthwhileChars)
                return;
            if (part.size !== turn - 1 || part.isWhole)
                continue;
            const growth = lengthOf(part.at(turn)) - lengthOf(part.text);
            if (growth > room)
                continue;
            room -= growth;
            part.size = turn;
        }
    }
}
function lengthOf(text) {
    return text === "" ? 0 : text.length + separator.length;
}

// EXTERNAL MODULE: ./lib/reports/markdown-attempt.js
var markdown_attempt = __webpack_require__(55226);
// EXTERNAL MODULE: ./lib/ports/workspace.js
var workspace = __webpack_require__(46529);
// EXTERNAL MODULE: ./lib/ports/patch-words.js
var patch_words = __webpack_require__(62790);
// EXTERNAL MODULE: ./lib/markdown/defuse.js + 2 modules
var defuse = __webpack_require__(51153);
// EXTERNAL MODULE: ./lib/markdown/fence.js
var fence = __webpack_require__(42328);
// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
// EXTERNAL MODULE: ./lib/output/visible.js
var visible = __webpack_require__(14647);
// EXTERNAL MODULE: ./lib/reports/markdown-table.js
var markdown_table = __webpack_require__(19667);
// EXTERNAL MODULE: ./lib/reports/titles.js
var titles = __webpack_require__(73880);
;// CONCATENATED MODULE: ./lib/reports/markdown-files.js










/** More rows than this are folded. */
const foldBeyondRows = 10;
/** At most `maxRows` files, as many that were deleted, and as many that were left out. */
function renderFiles(report, maxRows) {
    const { files, leftOut, changes } = report;
    const { deleted = [], ignored = 0, patch = null } = changes ?? {};
    if (files.length + leftOut.length + deleted.length === 0)
        return "";
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const title = `${(0,titles/* filesTitle */.si)(report)}${files.length === 0 ? "" : ` · ${(0,format/* formatBytes */.z3)(bytes)}`}`;
    const table = renderTable(report, maxRows);
    const isFolded = Math.min(files.length, maxRows) > foldBeyondRows;
    const whole = patch === null
        ? ""
        : `All changes as a patch: ${(0,fence/* codeSpan */.SS)(patch)} among the files of the run, for \`git apply\`.`;
    return [
        `#### ${title}`,
        isFolded ? (0,markdown_attempt/* fold */.AU)("With sizes and hashes", table) : table,
        deleted.length === 0 ? "" : `Deleted: ${listed(deleted, maxRows)}.`,
        whole,
        ignored === 0 ? "" : `${patch_words/* ignoredNote */.bH}: ${(0,format/* formatCount */.B4)(ignored)}.`,
        renderLeftOut(report, maxRows),
    ]
        .filter((part) => part !== "")
        .join("\n\n");
}
/** What a reader must know before anything else about the changes; the names come after, as far as there is room for them. */
function renderChangeWarnings({ changes }, maxNames) {
    const warnings = (0,patch_words/* changeWarnings */.w1)(changes ?? {}).map(({ words, paths, advice }) => {
        const names = maxNames === 0 ? ` (${(0,format/* formatCount */.B4)(paths.length)})` : `: ${listed(paths, maxNames)}`;
        return (0,markdown_attempt/* quote */.hD)(`[!WARNING]\n${`${words}${names}. ${advice}`.trim()}`);
    });
    return warnings.join("\n\n");
}
function renderTable({ files, changes }, maxRows) {
    const rows = files.slice(0, maxRows).map((file) => {
        const mark = changes === null ? "" : (0,patch_words/* markOf */.Fg)(changes, file.path);
        const name = `${(0,markdown_table/* codeCell */.M)(file.path)}${mark === "" ? "" : ` (${mark})`}`;
        return (0,markdown_table/* row */.n)([name, (0,format/* formatBytes */.z3)(file.bytes), (0,markdown_table/* codeCell */.M)(`${file.sha256.slice(0, 16)}…`)]);
    });
    if (rows.length === 0)
        return "";
    const more = files.length > rows.length ? `\n\n… and ${(0,format/* count */.U9)("file", files.length - rows.length)} more` : "";
    return [(0,markdown_table/* row */.n)(["File", "Size", "SHA-256"]), (0,markdown_table/* row */.n)(["---", "--:", "---"]), ...rows].join("\n") + more;
}
function renderLeftOut({ leftOut }, maxRows) {
    if (leftOut.length === 0)
        return "";
    const out = leftOut
        .slice(0, maxRows)
        .map(({ path, reason }) => `- ${(0,markdown_table/* codeCell */.M)(path)}: ${(0,defuse/* defuseInline */.w)((0,truncate/* truncateEnd */.S)(reason, 200))}`);
    const moreCount = (0,workspace/* countRefused */.IR)(leftOut.slice(maxRows));
    const more = moreCount > 0 ? `… and ${(0,format/* formatCount */.B4)(moreCount)} more` : "";
    return ["Not saved:", out.join("\n"), more].filter((part) => part !== "").join("\n\n");
}
function listed(paths, max) {
    const names = paths.slice(0, max).map((path) => (0,fence/* codeSpan */.SS)((0,truncate/* truncateEnd */.S)((0,visible/* showHidden */.U)(path), 200)));
    const more = paths.length > names.length ? ` and ${(0,format/* formatCount */.B4)(paths.length - names.length)} more` : "";
    return names.join(", ") + more;
}

// EXTERNAL MODULE: ./lib/reports/diff.js
var diff = __webpack_require__(91712);
;// CONCATENATED MODULE: ./lib/reports/markdown-links.js
/** `label` is ours. "" where there is no address. */
function markdown_links_link(label, url) {
    if (url === undefined || !URL.canParse(url))
        return "";
    return `<a href="${new URL(url).href.replace(/["<>]/g, encodeURIComponent)}">${label}</a>`;
}

;// CONCATENATED MODULE: ./lib/reports/markdown-diff.js








/** More lines than this are folded. */
const foldBeyondLines = 30;
/** What the run changed, file by file, with at most so many characters of each file's lines; "" without a patch. */
function renderDiff({ changes }, { maxChars, links }) {
    if (changes === null)
        return "";
    const { files, more } = (0,diff/* fileDiffs */.P)(changes);
    if (files.length === 0)
        return "";
    const parts = files.map(({ path, words, lines }) => {
        const name = (0,fence/* codeSpan */.SS)((0,truncate/* truncateEnd */.S)((0,visible/* showHidden */.U)(path), 200));
        const body = (0,truncate/* truncateEnd */.S)((0,visible/* showHidden */.U)(lines.join("\n")), maxChars);
        return body === "" ? `${name}: ${words}` : `${name}: ${words}\n\n${(0,fence/* fence */.EU)(body, "diff")}`;
    });
    const rest = more === 0 ? [] : [`… and ${(0,format/* count */.U9)("file", more)} more in the patch.`];
    const all = [...parts, ...rest].join("\n\n");
    const isFolded = all.split("\n").length > foldBeyondLines;
    return `${renderDiffStat({ changes }, links)}\n\n${isFolded ? (0,markdown_attempt/* fold */.AU)("The lines", all) : all}`;
}
/** The same in one line, which leads to the patch: what a comment has room for in any case. */
function renderDiffStat({ changes }, { artifact }) {
    const words = changes === null ? "" : (0,patch_words/* diffStatWords */.XV)(changes);
    const patch = markdown_links_link("The patch is among the files of the run", artifact);
    return words === "" ? "" : [`#### Changes · ${words}`, patch].filter((part) => part !== "").join("\n\n");
}

// EXTERNAL MODULE: ./lib/reports/network.js
var reports_network = __webpack_require__(80685);
;// CONCATENATED MODULE: ./lib/reports/markdown-network.js






/** Every host that code asked for, and what was decided; refusals first, as they say what it tried, then what was not reached. */
function renderNetwork({ network }, maxRows) {
    if (network.length === 0)
        return "";
    const sorted = network.toSorted((a, b) => rankOf(a) - rankOf(b));
    const rows = sorted.slice(0, maxRows).map(decisionRow);
    const more = network.length - rows.length;
    const rest = more === 0 ? "" : `\n\n_… and ${(0,format/* formatCount */.B4)(more)} more_`;
    const head = [
        (0,markdown_table/* row */.n)(["Host", "Decision", "Why", "Requests", "First in"]),
        (0,markdown_table/* row */.n)(["---", "---", "---", "---:", "---"]),
    ];
    return (0,markdown_attempt/* fold */.AU)(`Network · ${(0,reports_network/* networkTitle */.F6)(network)}`, [...head, ...rows].join("\n") + rest);
}
function rankOf(decision) {
    if (!decision.allowed)
        return 0;
    return (0,reports_network/* isUnreached */.mI)(decision) ? 1 : 2;
}
function decisionRow(decision) {
    const { allowed, reason, count, where } = decision;
    return (0,markdown_table/* row */.n)([
        (0,markdown_table/* codeCell */.M)((0,reports_network/* targetOf */.$r)(decision)),
        !allowed ? "🚫 refused" : (0,reports_network/* isUnreached */.mI)(decision) ? "⚠️ allowed, not reached" : "allowed",
        reasonCell(reason),
        (0,format/* formatCount */.B4)(count),
        where,
    ]);
}
/** A bar that stands in code ends a cell where a backslash stands before it, escaped or not; one of an entity is text. */
function reasonCell(reason) {
    return (0,defuse/* defuseInline */.w)((0,truncate/* truncateEnd */.S)(reason, 300).replaceAll("|", "⟨U+007C⟩")).replaceAll("|", "\\|");
}

// EXTERNAL MODULE: ./lib/reports/markdown-sections.js
var markdown_sections = __webpack_require__(86443);
;// CONCATENATED MODULE: ./lib/reports/markdown.js









/**
 * The report in GitHub's Markdown, within `maxChars`. What does not fit is left out by whole sections or lines, the
 * latest attempt and the headline last of all, and the end says what is missing and where the whole stands. Nothing
 * in it acts on GitHub, whatever the run's texts hold.
 */
function renderMarkdown(report, { maxChars, links = {} }) {
    const sections = sectionsOf(report, { maxChars, links });
    const footers = footersOf(report, { links, maxChars });
    const room = maxChars - footers.longest - separator.length - 1;
    const priority = sections.map(({ rank }, place) => ({ rank, place })).toSorted((a, b) => a.rank - b.rank);
    const { texts, shortened } = fitSections(sections, {
        maxChars: room,
        priority: priority.map(({ place }) => place),
    });
    const body = [...texts, footers.footer(shortened.map(({ name }) => name))].filter((text) => text !== "");
    return (0,forged_markers/* withoutForgedMarkers */.J)(`${body.join(separator)}\n`);
}
function sectionsOf(report, { maxChars, links }) {
    const at = (name, rank, ...forms) => ({ name, rank, forms });
    const nothing = () => "";
    return [
        at("the reason", 0, ...[120, 600, 3_000].map((chars) => () => (0,markdown_sections/* renderHead */.pd)(report, chars))),
        at("the code that is waiting for an approval", 0, () => (0,markdown_sections/* renderAwaiting */.fk)(report)),
        at("limits that do not hold", 1, nothing, () => (0,markdown_sections/* renderBrokenLimits */.GC)(report.sandbox)),
        at("files that are protected or run by themselves", 1, ...[0, 3, 40].map((names) => () => renderChangeWarnings(report, names))),
        at("the figures", 2, nothing, () => (0,markdown_sections/* renderFacts */.Id)(report)),
        at("the changes", 3, nothing, () => renderDiffStat(report, links), ...[1_500, 20_000].map((chars) => () => renderDiff(report, { maxChars: chars, links }))),
        at("the writer's last words", 3, nothing, ...[400, 4_000, 15_000].map((chars) => () => (0,markdown_sections/* renderReflection */.oz)(report, chars))),
        at("the answer", 3, nothing, ...[400, 4_000, 15_000].map((chars) => () => (0,markdown_sections/* renderAnswer */.x1)(report, chars))),
        ...attemptSections(report, maxChars),
        at("the names of tests", 5, nothing, ...[10, 100, 1_000].map((names) => () => (0,markdown_sections/* renderTests */.Cd)(report, names))),
        at("the list of files", 5, nothing, ...[5, 40, 1_000].map((rows) => () => renderFiles(report, rows))),
        at("notes about the run", 90_003, nothing, ...[3, 100].map((notes) => () => (0,markdown_sections/* renderNotes */.IE)(report, notes))),
        at("the task", 90_001, nothing, ...[400, 4_000, 15_000].map((chars) => () => (0,markdown_sections/* renderTask */.eK)(report, chars))),
        at("the network", 8, nothing, ...[5, 40, 300].map((rows) => () => renderNetwork(report, rows))),
        at("the sandbox", 90_002, nothing, () => (0,markdown_sections/* renderSandbox */.OY)(report)),
    ];
}
/** Small, middle and whole; what is larger than whole stands in the files of the run. */
const details = [
    { code: 0, output: 400, diff: 0, prose: 0 },
    { code: 1_500, output: 1_500, diff: 1_500, prose: 400 },
    { code: 20_000, output: 8_000, diff: 8_000, prose: 4_000 },
];
/** Among this many characters one attempt is worth a place of its own. */
const charsPerAttempt = 800;
/** The first attempt and the latest ones; those between that have no place are counted. */
function attemptSections({ attempts }, maxChars) {
    const latest = Math.max(1, Math.floor(maxChars / charsPerAttempt) - 1);
    const skipped = attempts.slice(1, Math.max(1, attempts.length - latest));
    const sections = [...attempts.slice(0, 1), ...attempts.slice(1 + skipped.length)].map((attempt) => {
        const isLast = attempt === attempts.at(-1);
        return attemptSection(attempt, isLast ? 4 : attempt === attempts[0] ? 6 : 90_000 - attempt.number);
    });
    return [...sections.slice(0, 1), gap(skipped), ...sections.slice(1)];
}
function attemptSection(attempt, rank) {
    const isOpen = rank === 4;
    return {
        name: `${attempt.unit} ${attempt.number}`,
        rank,
        forms: [
            () => "",
            () => `<p>${(0,markdown_attempt/* attemptLine */.O_)(attempt)}</p>`,
            ...details.map((detail) => () => (0,markdown_attempt/* renderAttempt */.Sz)(attempt, detail, { isOpen })),
        ],
    };
}
function gap(skipped) {
    const [first, last] = [skipped[0], skipped.at(-1)];
    const text = first === undefined || last === undefined
        ? ""
        : `_${(0,format/* count */.U9)(first.unit, skipped.length)}, ${first.number} to ${last.number}, do not fit here._`;
    return { name: `the ${first?.unit ?? "attempt"}s between`, rank: 7, forms: [() => text] };
}
/** The end: what is missing, and where the whole stands. Links that would take a third of the room are left out. */
function footersOf({ runId, version }, { links, maxChars }) {
    const all = [markdown_links_link("All files of the run", links.artifact), markdown_links_link("Log", links.run)].filter((each) => each !== "");
    const shown = all.join(" · ").length < maxChars / 3 ? all : [];
    const signature = `<sub>${[...shown, `agent-exec ${word(version)}`, `run ${word(runId)}`].join(" · ")}</sub>`;
    const where = links.artifact === undefined ? "" : " The whole report is among the files of the run.";
    const footer = (shortened) => shortened.length === 0 ? signature : `_Shortened to fit: ${namesOf(shortened)}.${where}_\n\n${signature}`;
    return { longest: footer(["x".repeat(maxNamesChars)]).length, footer };
}
const maxNamesChars = 160;
function namesOf(shortened) {
    const isAttempt = (name) => /^(?:attempt|turn) /.test(name);
    const attempts = shortened.filter(isAttempt).length;
    const names = attempts > 3
        ? [
            ...shortened.filter((name) => !isAttempt(name)),
            (0,format/* count */.U9)(shortened.find(isAttempt).split(" ")[0], attempts),
        ]
        : shortened;
    const list = names.join(", ");
    return list.length > maxNamesChars ? `${(0,format/* count */.U9)("part", shortened.length)} of it` : list;
}
/** Ids and versions are ours; a transcript that came from elsewhere may say what it likes. */
function word(text) {
    return text.replace(/[^\w.-]/g, "").slice(0, 40);
}


/***/ }),

/***/ 62194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ testLists),
/* harmony export */   g: () => (/* binding */ testsFigure)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51196);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90566);


/** So many failing tests are named beside the count. */
const maxNamed = 3;
/** `17 pass that did not before, 229 pass as before`; of a failure `2 fail: a, b; 229 pass as before`. None where nobody counted. */
function testsFigure({ tests }) {
    if (tests === null)
        return [];
    const { passed, skipped, failToPass, passToPass } = tests;
    const others = passed - failToPass.length - passToPass.length;
    const areKnown = failToPass.length + passToPass.length > 0;
    const parts = [
        [failToPass.length, "pass that did not before"],
        [passToPass.length, "pass as before"],
        [others, areKnown ? "more pass" : "pass"],
        [skipped, "skipped"],
    ];
    const words = parts.filter(([sum]) => sum > 0).map(([sum, word]) => `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(sum)} ${word}`);
    const failed = failedWords(tests);
    const rest = words.join(", ");
    return [["Tests", [failed, rest].filter((part) => part !== "").join("; ") || "none ran"]];
}
function failedWords({ failed, failing }) {
    if (failed === 0)
        return "";
    const names = failing.slice(0, maxNamed).map(_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .named */ .r).join(", ");
    const more = failed > maxNamed ? ` and ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(failed - maxNamed)} more` : "";
    return `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(failed)} fail${names === "" ? "" : `: ${names}${more}`}`;
}
/** The tests to name in full, folded: those that fail, and those that pass and did not before. */
function testLists({ tests }) {
    const { failing = [], failToPass = [] } = tests ?? {};
    return [
        { title: "Tests that fail", names: failing },
        { title: "Tests that pass and did not before", names: failToPass },
    ].filter(({ names }) => names.length > 0);
}


/***/ })

};
