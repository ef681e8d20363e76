export const id = 7139;
export const ids = [7139,1153];
export const modules = {

/***/ 52721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JZ: () => (/* binding */ median),
/* harmony export */   YV: () => (/* binding */ quantile),
/* harmony export */   jg: () => (/* binding */ spreadOf)
/* harmony export */ });
/** The value below or at which this share (from 0 to 1) of all values lies. 0 if there are no values. */
function quantile(values, share) {
    const sorted = values.toSorted((a, b) => a - b);
    return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
function median(values) {
    return quantile(values, 0.5);
}
const bars = 24;
/** Counts values in equal steps, the last one open. Empty if there are too few, or if they hardly differ. */
function spreadOf(values) {
    const [low, high] = [quantile(values, 0), quantile(values, 0.95)];
    if (values.length < 10 || high <= low)
        return [];
    const step = (high - low) / (bars - 1);
    const counts = Array.from({ length: bars }, () => 0);
    for (const value of values)
        counts[Math.min(bars - 1, Math.floor((value - low) / step))] += 1;
    return counts.map((count, at) => ({
        from: low + at * step,
        to: at === bars - 1 ? null : low + (at + 1) * step,
        count,
    }));
}


/***/ }),

/***/ 26497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Od: () => (/* binding */ isInfrastructure),
/* harmony export */   Pc: () => (/* binding */ hasPassed),
/* harmony export */   Vj: () => (/* binding */ verdictOf),
/* harmony export */   lo: () => (/* binding */ parsePercent),
/* harmony export */   uG: () => (/* binding */ hasAnswered)
/* harmony export */ });
/* harmony import */ var _facts_outcomes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83518);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51196);


/** The result of a batch. Infrastructure errors count neither as passed nor as failed. */
function verdictOf(rows, { maxInfrastructure, runs, stopped, lostUsd = 0 }) {
    const infrastructure = rows.filter(isInfrastructure).length;
    const passed = rows.filter(hasPassed).length;
    const answered = rows.filter(hasAnswered).length;
    const failed = rows.length - passed - answered - infrastructure;
    const left = runs - rows.length;
    const costs = [...rows.flatMap(({ usage }) => usage.costUsd ?? []), ...(lostUsd > 0 ? [lostUsd] : [])];
    const costUsd = costs.length === 0 ? null : costs.reduce((sum, each) => sum + each, 0);
    const isSound = rows.length === 0 || infrastructure / rows.length <= maxInfrastructure;
    const ends = { signal: "cancelled", cost: "budget-spent", outage: "infrastructure-error" };
    const end = stopped !== null ? ends[stopped] : isSound ? failed > 0 && "failed" : "infrastructure-error";
    const exitCode = end === false ? 0 : _facts_outcomes_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomes */ .KI[end].exitCode;
    const whyLeft = stopped === "outage"
        ? ", because the batch stopped: the engine or the model server failed again and again"
        : "";
    const judged = passed + answered + failed;
    const sentences = [
        `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(passed)} of ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)("run", judged)} passed${judged === 0 ? "" : ` (${percent(passed / judged)})`}.`,
        answered === 0 ? "" : `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)("run", answered)} answered in words and changed no file.`,
        infrastructure === 0
            ? ""
            : `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)("run", infrastructure)} (${percent(infrastructure / rows.length)}) ended with an infrastructure error and ${infrastructure === 1 ? "counts" : "count"} neither as passed nor as failed.${isSound ? "" : ` At most ${percent(maxInfrastructure)} may.`}`,
        left === 0 ? "" : `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)("run", left)} ${left === 1 ? "is" : "are"} left${whyLeft}.`,
        costUsd === null ? "" : `Cost: ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatUsd */ .UK)(costUsd)}.`,
    ];
    const words = sentences.filter((sentence) => sentence !== "").join(" ");
    return { passed, failed, infrastructure, left, costUsd, exitCode, words };
}
function isInfrastructure({ outcome }) {
    return outcome === "infrastructure-error";
}
function hasPassed({ outcome }) {
    return outcome === "passed";
}
/** Whether the model answered in words and changed no file. This counts neither as passed nor as failed. */
function hasAnswered({ outcome }) {
    return outcome === "answered";
}
/** Reads a percentage such as `5%` or `0.5%` as a share. Null for other text. */
function parsePercent(text) {
    const [, number] = /^(\d{1,3}(?:\.\d{1,3})?)\s*%$/.exec(text.trim()) ?? [];
    return number === undefined || Number(number) > 100 ? null : Number(number) / 100;
}
function percent(share) {
    return `${Math.round(share * 1000) / 10}%`;
}


/***/ }),

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
 * Whether a link may stay. It may not if it has another scheme, is relative, has a user name or hidden characters,
 * leads to an issue or commit (which would link back here), or has a label that names another address.
 */
function isInertLink(link) {
    const { url } = link;
    const address = URL.canParse(url) ? new URL(url) : null;
    if (address === null || !protocols.has(address.protocol) || address.username !== "")
        return false;
    if ((0,output_visible/* showHidden */.Ul)(url) !== url || (0,references/* isIssueAddress */.sv)(url))
        return false;
    const label = textOf(link.children);
    return !looksLikeAddress(label) || isSameAddress(label, url);
}
/** Whether a label is just the address, perhaps without its scheme or a slash at the end. */
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



/** A copy of the tree without anything that acts. Code blocks that equal one of `omitCode` are left out. */
function defuseTree(root, omitCode) {
    return withChildren(root, defuseChildren(root, { definitions: definitionsOf(root), omitCode }));
}
/** Whether `defuseTree` would change nothing in a tree. */
function isHarmless(node) {
    if (activeTypes.has(node.type))
        return false;
    if (node.type === "text")
        return !(0,references/* hasReference */.UN)(node.value);
    if (node.type === "link" && !isInertLink(node))
        return false;
    return !("children" in node) || node.children.every(isHarmless);
}
/** Turns a defused tree into one line of words, emphasis, code and links. A blank separates two blocks. */
function flatten(tree) {
    const flat = withChildren(tree, tree.children.flatMap(spaced).flatMap(flattenNode));
    const words = flat.children;
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
            return [defuse_tree_text((0,output_visible/* showHidden */.Ul)(node.value))];
        case "code":
            return context.omitCode.has(node.value.trimEnd())
                ? []
                : [{ ...node, lang: inertLanguage(node.lang), meta: null }];
        case "html":
            return [defuseHtml(node.value, parent)];
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
            return [defuse_tree_text(`[^${(0,output_visible/* showHidden */.Ul)(node.identifier)}]`)];
        case "footnoteDefinition":
            return [
                { type: "paragraph", children: [defuse_tree_text(`[^${(0,output_visible/* showHidden */.Ul)(node.identifier)}]:`)] },
                ...defuseChildren(node, context),
            ];
        case "definition":
            return [];
        default:
            return "children" in node ? [withChildren(node, defuseChildren(node, context))] : [node];
    }
}
function inside(node, context) {
    return withChildren(node, defuseChildren(node, context)).children;
}
/** Shows raw HTML as code. In a line of words, only a line break keeps its meaning. */
function defuseHtml(value, parent) {
    if (flowParents.has(parent.type))
        return { type: "code", lang: "html", value };
    return defuse_tree_text(/^<br\s*\/?>$/i.test(value) ? " " : (0,output_visible/* showHidden */.Ul)(value));
}
const flowParents = new Set(["root", "blockquote", "listItem", "footnoteDefinition"]);
function describeImage({ alt }, url) {
    const name = (alt ?? "") === "" ? "image" : `image “${(0,output_visible/* showHidden */.Ul)(alt ?? "")}”`;
    return url === "" ? [defuse_tree_text(name)] : [defuse_tree_text(`${name} (`), code(url), defuse_tree_text(")")];
}
/** Keeps a safe link without its hidden title. Another link becomes its label and address. */
function defuseLink(link) {
    if (link.url === "")
        return link.children;
    if (isInertLink(link))
        return [{ ...link, title: null }];
    if (isSameAddress(textOf(link.children), link.url))
        return [code(link.url)];
    return [...link.children, defuse_tree_text(" ("), code(link.url), defuse_tree_text(")")];
}
/** GitHub renders code in these languages as a picture, or offers it as a change. */
const activeLanguages = new Set(["mermaid", "geojson", "topojson", "stl", "math", "suggestion"]);
function inertLanguage(language) {
    const word = (language ?? "").replace(/[^\w+#.-]/g, "").slice(0, 40);
    return activeLanguages.has(word.toLowerCase()) ? "text" : word || null;
}
/** Replaces a tick box with a sign, because readers could tick it. */
function withTick(item) {
    const [first, ...rest] = item.children;
    if (typeof item.checked !== "boolean")
        return item;
    const sign = defuse_tree_text(item.checked ? "☑ " : "☐ ");
    if (first?.type !== "paragraph")
        return { ...item, children: [{ type: "paragraph", children: [sign] }, ...item.children] };
    return { ...item, children: [{ ...first, children: [sign, ...first.children] }, ...rest] };
}
/** Joins blanks, and removes those at both ends of the line. */
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
        case "inlineCode":
            return [node];
        case "break":
            return [defuse_tree_text(" ")];
        case "code":
            // Two backticks with nothing between them would pair with later ones.
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
            return "children" in node ? node.children.flatMap(spaced).flatMap(flattenNode) : [];
    }
}
/** Replaces a node's children. Neighbouring texts become one, because two parts could together form a reference. */
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
    return { type: "inlineCode", value: (0,output_visible/* showHidden */.Ul)(value).replace(/\s+/g, " ") };
}

// EXTERNAL MODULE: ./lib/markdown/fence.js
var fence = __webpack_require__(42328);
;// CONCATENATED MODULE: ./lib/markdown/defuse.js








/**
 * About ten pages. For meaningless text of this length, a parser can take three seconds, and the time grows with the
 * square.
 */
const maxChars = 20_000;
/** Escapes make the text longer, at most five times: for many mentions in a row. */
const maxParsedChars = 5 * maxChars;
/** The deepest accepted nesting. Deeper text is only written in order to exhaust a parser or browser. */
const maxDepth = 24;
/**
 * Makes Markdown of a model or stranger safe for a GitHub comment. The text's structure stays, and every fence is
 * closed. Anything that would act is disabled: mentions, references to issues, raw HTML, images, links with a
 * misleading label or a scheme other than http, https and mailto, tick boxes, diagrams, hidden characters. Headings
 * move below the report's own. Text that is too long (20,000 characters) or too deeply nested (24) is put in a fence.
 * @param options `omitCode`: code that is shown elsewhere; equal blocks are left out
 */
function defuseMarkdown(text, { omitCode = [] } = {}) {
    const visible = (0,output_visible/* showHidden */.Ul)(text);
    const tree = visible.length > maxChars ? null : parse(visible);
    if (tree === null)
        return (0,fence/* fence */.EU)(visible, "text");
    const safe = serialise(defuseTree(tree, new Set(omitCode.map((code) => (0,output_visible/* showHidden */.Ul)(code).trimEnd()))));
    return isSafe(safe) ? safe : (0,fence/* fence */.EU)(visible, "text");
}
/** The same as one line for a paragraph. Emphasis, code and links stay. Blocks become words. */
function defuseInline(text) {
    const visible = (0,output_visible/* showHidden */.Ul)(text);
    const tree = visible.length > maxChars ? null : parse(visible);
    if (tree === null)
        return (0,fence/* codeSpan */.SS)(visible.trim());
    const words = flatten(defuseTree(tree, new Set()));
    const line = serialise({ type: "root", children: [{ type: "paragraph", children: words }] });
    return !line.includes("\n") && isSafe(`x ${line}`) ? line : (0,fence/* codeSpan */.SS)(visible.trim());
}
/** Parses the result again, because the library wrote it. */
function isSafe(markdown) {
    const tree = parse(markdown);
    return tree !== null && isHarmless(tree);
}
/** Parses the text. Null if it is too long or nested too deep. The source shows that before a tree is built. */
function parse(markdown) {
    if (markdown.length > maxParsedChars || deepContainers.test(markdown))
        return null;
    grammar ??= { extensions: [(0,micromark_extension_gfm/* gfm */.T)()], mdastExtensions: (0,mdast_util_gfm_lib/* gfmFromMarkdown */.C)() };
    const tree = (0,lib/* fromMarkdown */.Y)(markdown, grammar);
    return depthOf(tree) > maxDepth ? null : tree;
}
/** Created at the first use, because this takes as long as parsing a short text. */
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

/***/ 61772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ escapeHtml),
/* harmony export */   c: () => (/* binding */ defuseHtml)
/* harmony export */ });
/* harmony import */ var _references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34443);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14647);


/** Escapes text for an element's content or a quoted attribute. */
function escapeHtml(text) {
    return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
/** Makes one line of a stranger's text safe for an HTML element in a GitHub comment. */
function defuseHtml(text) {
    const line = (0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .Ul)(text).replace(/\s+/g, " ").trim();
    return (0,_references_js__WEBPACK_IMPORTED_MODULE_1__/* .separatorsAsEntities */ .SZ)(escapeHtml((0,_references_js__WEBPACK_IMPORTED_MODULE_1__/* .breakReferences */ .m3)(line)));
}
const entities = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
};


/***/ }),

/***/ 34443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SZ: () => (/* binding */ separatorsAsEntities),
/* harmony export */   UN: () => (/* binding */ hasReference),
/* harmony export */   XM: () => (/* binding */ withoutSeparators),
/* harmony export */   m3: () => (/* binding */ breakReferences),
/* harmony export */   sv: () => (/* binding */ isIssueAddress)
/* harmony export */ });
/** Zero-width space: it breaks a reference invisibly. */
const separator = "\u200B";
/**
 * GitHub reacts to these in a comment: `@name` and `org/repo@sha`; `#123` and `org/repo#123`; `GH-123`; the path of an
 * issue, pull request, discussion or commit in an address; an alert's title in a quote; a dollar sign that may begin a
 * formula, also before code; `:tada:`, which becomes a picture. Such texts notify people, link other pages to this one,
 * close an issue, or look like a message of GitHub's.
 * https://docs.github.com/en/get-started/writing-on-github/working-with-advanced-formatting/autolinked-references-and-urls
 */
const reference = /@(?=\w)|#(?=\d)|GH-(?=\d)|\/(?:issues|pulls?|discussions|commits?)\/(?=\w)|\[!(?=[a-z])|\$(?=[^\s\u200B$][^$\n]{0,200}\$|\$)|\$$|:(?=[a-z+-][\w+-]{0,39}:)/gi;
/** Whether text that is not code contains a reference that GitHub reacts to. */
function hasReference(text) {
    return text.search(reference) >= 0;
}
/** Whether an address leads to an issue, pull request, discussion or commit, on any host. */
function isIssueAddress(url) {
    return /\/(?:issues|pulls?|discussions|commits?)\/\w/i.test(url);
}
/** Changes every reference so that it links and notifies nothing. A second call changes nothing more. */
function breakReferences(text) {
    return text.replace(reference, `$&${separator}`);
}
/** Removes the separators of broken references. */
function withoutSeparators(text) {
    return text.replaceAll(separator, "");
}
/** Writes the separators as entities, so that they are visible in a comment's source. */
function separatorsAsEntities(markup) {
    return markup.replaceAll(separator, "&#8203;");
}


/***/ }),

/***/ 77139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yg: () => (/* binding */ batchReports),
/* harmony export */   _q: () => (/* binding */ maxRows),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
/* unused harmony exports batchMarkdown, batchHtml, spreadHtml */
/* harmony import */ var _batch_spread_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(52721);
/* harmony import */ var _batch_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26497);
/* harmony import */ var _facts_outcomes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83518);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51196);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91134);
/* harmony import */ var _html_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82735);
/* harmony import */ var _batch_table_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21579);
/* harmony import */ var _print_html_blocks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84013);
/* harmony import */ var _print_html_tag_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15595);
/* harmony import */ var _print_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47809);










/** The largest number of rows in Markdown, because GitHub shows at most 1 MiB in a job's summary. */
const maxRows = 500;
const columns = [
    { name: "Task" },
    { name: "Outcome" },
    { name: "Verified", isMinor: true },
    { name: "Turns", isMinor: true },
    { name: "Time" },
    { name: "Tokens", isMinor: true },
    { name: "Cost" },
    { name: "Change", isMinor: true },
];
const head = columns.map(({ name }) => name);
/** Puts failed runs first, and infrastructure errors second, because people look for these. */
function inOrder(rows) {
    const rank = (row) => ((0,_batch_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .hasPassed */ .Pc)(row) ? 2 : (0,_batch_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .isInfrastructure */ .Od)(row) ? 1 : 0);
    return rows.toSorted((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1));
}
function batchReports(report) {
    return { "report.html": batchHtml(report), "report.md": batchMarkdown(report) };
}
function batchMarkdown({ verdict, rows }) {
    const all = inOrder(rows);
    const runs = all.slice(0, maxRows).map((row) => [(0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(row.id), ...cellsOf(row).map(({ text }) => text)]);
    const rest = all.length - runs.length;
    const groups = groupsOf(rows);
    return [
        `### ${iconOf(verdict)} ${verdict.words}`,
        ...(groups.length === 0 ? [] : [(0,_print_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_8__/* .tableIn */ .sV)({ head: groupHead, rows: groups })]),
        (0,_print_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_8__/* .tableIn */ .sV)({ head, rows: runs }),
        ...(rest === 0 ? [] : [`${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)("more run", rest)} in \`report.html\`.`]),
        "",
    ].join("\n\n");
}
function batchHtml({ verdict, rows }) {
    const groups = groupsOf(rows);
    const told = inOrder(rows).map((row) => ({
        is: row.outcome,
        cells: [{ text: row.id, link: `${folderOf(row)}/report.html` }, ...cellsOf(row)],
    }));
    const parts = [
        (0,_print_html_tag_js__WEBPACK_IMPORTED_MODULE_7__/* .escaped */ .Mk) `<header class="${toneOf(verdict)}"><h1>${iconOf(verdict)} ${(0,_print_html_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .line */ .n8)(verdict.words)}</h1>${summary(rows)}</header>`,
        groups.length === 0 ? _print_html_tag_js__WEBPACK_IMPORTED_MODULE_7__/* .nothing */ .s6 : plainTable(groupHead, groups),
        (0,_batch_table_js__WEBPACK_IMPORTED_MODULE_5__/* .batchTable */ .F)(columns, told, { all: "all outcomes", rest: "All runs are in results.jsonl." }),
    ];
    return (0,_html_js__WEBPACK_IMPORTED_MODULE_4__/* .page */ .M)("Batch", parts, _batch_table_js__WEBPACK_IMPORTED_MODULE_5__/* .tableScriptSha256 */ .r);
}
/** The address of a run's folder, relative to the report's folder. */
function folderOf({ id, runDir = `tasks/${id}` }) {
    return runDir.split("/").map(encodeURIComponent).join("/");
}
function cellsOf({ outcome, verified, turns, durationMs, usage, patch }) {
    const tokens = usage.inputTokens + usage.outputTokens;
    const lines = patch === null ? 0 : patch.insertions + patch.deletions;
    return [
        { text: `${_facts_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomes */ .KI[outcome].icon} ${outcome}` },
        { text: verified ? "yes" : "no" },
        { text: (0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(turns), value: turns },
        { text: (0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(durationMs), value: durationMs },
        { text: (0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(tokens), value: tokens },
        { text: usage.costUsd === null ? "–" : (0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUsd */ .UK)(usage.costUsd), value: usage.costUsd ?? -1 },
        { text: patch === null ? "–" : `+${patch.insertions} −${patch.deletions}`, value: lines },
    ];
}
const groupHead = ["Model", "Passed", "Failed", "Infrastructure errors", "Median time", "Cost"];
/** One row for each model. Empty if the batch does not compare models. */
function groupsOf(rows) {
    const models = [...new Set(rows.flatMap(({ model }) => model ?? []))].toSorted();
    return models.map((model) => {
        const own = rows.filter((row) => row.model === model);
        const [passed, infrastructure] = [own.filter(_batch_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .hasPassed */ .Pc).length, own.filter(_batch_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .isInfrastructure */ .Od).length];
        const times = own.map(({ durationMs }) => durationMs);
        const failed = own.length - passed - infrastructure - own.filter(_batch_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .hasAnswered */ .uG).length;
        const cost = own.reduce((sum, { usage }) => sum + (usage.costUsd ?? 0), 0);
        const counts = [passed, failed, infrastructure].map(_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4);
        return [model, ...counts, (0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)((0,_batch_spread_js__WEBPACK_IMPORTED_MODULE_9__/* .median */ .JZ)(times)), cost === 0 ? "–" : (0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUsd */ .UK)(cost)];
    });
}
function summary(rows) {
    if (rows.length === 0)
        return _print_html_tag_js__WEBPACK_IMPORTED_MODULE_7__/* .nothing */ .s6;
    const times = rows.map(({ durationMs }) => durationMs);
    const costs = rows.flatMap(({ usage }) => usage.costUsd ?? []);
    const told = [
        ["Time of a run", spreadHtml(times, _format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)],
        ...(costs.length === 0 ? [] : [["Cost of a run", spreadHtml(costs, _format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUsd */ .UK)]]),
    ];
    const lines = told.map(([name, spread]) => (0,_print_html_tag_js__WEBPACK_IMPORTED_MODULE_7__/* .escaped */ .Mk) `<tr><th>${name}</th><td>${spread}</td></tr>`);
    return (0,_print_html_tag_js__WEBPACK_IMPORTED_MODULE_7__/* .escaped */ .Mk) `<table class="facts"><tbody>${lines}</tbody></table>`;
}
function plainTable(names, rows) {
    const cells = (row) => (0,_print_html_tag_js__WEBPACK_IMPORTED_MODULE_7__/* .escaped */ .Mk) `<tr>${row.map((text) => (0,_print_html_tag_js__WEBPACK_IMPORTED_MODULE_7__/* .escaped */ .Mk) `<td>${text}</td>`)}</tr>`;
    return (0,_print_html_tag_js__WEBPACK_IMPORTED_MODULE_7__/* .escaped */ .Mk) `<div class="wide"><table><thead><tr>${names.map((name) => (0,_print_html_tag_js__WEBPACK_IMPORTED_MODULE_7__/* .escaped */ .Mk) `<th>${name}</th>`)}</tr></thead>
<tbody>${rows.map(cells)}</tbody></table></div>`;
}
function toneOf({ exitCode, passed, failed }) {
    if (failed > 0)
        return "bad";
    return exitCode === 0 && passed > 0 ? "good" : "warn";
}
function iconOf(verdict) {
    return { good: "✅", bad: "❌", warn: "⚠️" }[toneOf(verdict)];
}
/** Shows how time or cost varies between runs, in words and as bars. */
function spreadHtml(values, format) {
    const spread = (0,_batch_spread_js__WEBPACK_IMPORTED_MODULE_9__/* .spreadOf */ .jg)(values);
    const words = `median ${format((0,_batch_spread_js__WEBPACK_IMPORTED_MODULE_9__/* .quantile */ .YV)(values, 0.5))}, 90% within ${format((0,_batch_spread_js__WEBPACK_IMPORTED_MODULE_9__/* .quantile */ .YV)(values, 0.9))}, at most ${format((0,_batch_spread_js__WEBPACK_IMPORTED_MODULE_9__/* .quantile */ .YV)(values, 1))}`;
    if (spread.length === 0)
        return (0,_print_html_tag_js__WEBPACK_IMPORTED_MODULE_7__/* .escaped */ .Mk) `${words}`;
    const most = Math.max(...spread.map((bar) => bar.count));
    const bars = spread.map(({ from, to, count: runs }) => {
        const where = to === null ? `more than ${format(from)}` : `${format(from)} to ${format(to)}`;
        const height = (0,_print_html_tag_js__WEBPACK_IMPORTED_MODULE_7__/* .trusted */ .IZ)(`${Math.ceil((runs / most) * 100)}%`);
        return (0,_print_html_tag_js__WEBPACK_IMPORTED_MODULE_7__/* .escaped */ .Mk) `<i title="${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)("run", runs)}: ${where}" style="height:${height}"></i>`;
    });
    return (0,_print_html_tag_js__WEBPACK_IMPORTED_MODULE_7__/* .escaped */ .Mk) `${words}<div class="bars" aria-hidden="true">${bars}</div>
<div class="ends dim" aria-hidden="true"><span>${format(spread[0].from)}</span><span>more than ${format(spread.at(-1).from)}</span></div>`;
}


/***/ }),

/***/ 21579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ batchTable),
  r: () => (/* binding */ tableScriptSha256)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/output/visible.js
var visible = __webpack_require__(14647);
;// CONCATENATED MODULE: ./lib/reports/batch/batch-table.cjs.js
/* harmony default export */ const batch_table_cjs = ("// Sorts and filters the rows of a batch's table. The page contains all rows as JSON, and the script shows 500 of them,\n// because a browser takes seconds for ten thousand. Without this script the page shows its first rows.\nconst table = document.querySelector(\".runs\");\nconst body = table.tBodies[0];\nconst heads = [...table.tHead.rows[0].cells];\nconst [search, filter, shown, more] = [\"search\", \"filter\", \"shown\", \"more\"].map((id) =>\n  document.getElementById(id),\n);\nconst step = 500;\nlet most = step;\nlet read;\n\n// Reads the rows only when somebody sorts or searches. So the page opens quickly.\nfunction rows() {\n  read ??= JSON.parse(document.getElementById(\"rows\").textContent).map(([is, ...cells]) => ({\n    is,\n    cells,\n    text: cells\n      .map((cell) => textOf(cell))\n      .join(\" \")\n      .toLowerCase(),\n  }));\n  return read;\n}\n\nfunction textOf(cell) {\n  return typeof cell === \"string\" ? cell : cell[0];\n}\n\nfunction keyOf(cell) {\n  return typeof cell === \"string\" || cell[1] === null ? textOf(cell) : cell[1];\n}\n\nfunction rowOf({ cells }) {\n  const row = document.createElement(\"tr\");\n  for (const [column, cell] of cells.entries()) {\n    const place = row.insertCell();\n    place.className = heads[column].className;\n    const link = typeof cell === \"string\" ? undefined : cell[2];\n    if (link === undefined) place.textContent = textOf(cell);\n    else {\n      const anchor = place.appendChild(document.createElement(\"a\"));\n      anchor.href = link;\n      anchor.textContent = textOf(cell);\n    }\n  }\n  return row;\n}\n\nfunction show() {\n  const words = search.value.toLowerCase();\n  const fits = rows().filter(\n    ({ is, text }) => text.includes(words) && (filter.value === \"\" || is === filter.value),\n  );\n  body.replaceChildren(...fits.slice(0, most).map((row) => rowOf(row)));\n  shown.textContent = `${Math.min(fits.length, most)} of ${fits.length}`;\n  more.hidden = fits.length <= most;\n}\n\nfor (const [column, head] of heads.entries()) {\n  head.firstElementChild.addEventListener(\"click\", () => {\n    const isUp = head.ariaSort !== \"ascending\";\n    for (const each of heads) each.removeAttribute(\"aria-sort\");\n    head.ariaSort = isUp ? \"ascending\" : \"descending\";\n    const keyed = rows().map((row) => ({ row, key: keyOf(row.cells[column]) }));\n    keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0) * (isUp ? 1 : -1));\n    read = keyed.map(({ row }) => row);\n    show();\n  });\n}\nsearch.addEventListener(\"input\", show);\nfilter.addEventListener(\"change\", show);\nmore.addEventListener(\"click\", () => {\n  most += step;\n  show();\n});\ndocument.querySelector(\".tools\").hidden = false;\n// When a browser restores the page, it also restores the text in the search field.\nif (search.value !== \"\" || filter.value !== \"\") show();\n");

// EXTERNAL MODULE: ./lib/reports/print/html-tag.js
var html_tag = __webpack_require__(15595);
;// CONCATENATED MODULE: ./lib/reports/batch/batch-table.js





/** How many rows the page shows at first. The others are data: a browser takes seconds for ten thousand rows. */
const firstRows = 500;
/** The page's security policy allows the script with this hash. */
const tableScriptSha256 = (0,external_node_crypto_.createHash)("sha256").update(batch_table_cjs).digest("base64");
/** A table with a search field, a filter and columns that can be sorted. A page can have only one. */
function batchTable(columns, rows, { all, rest }) {
    const found = [...new Set(rows.map(({ is }) => is))].toSorted();
    const more = rows.length > firstRows;
    const classes = columns.map(({ isMinor }) => (0,html_tag/* trusted */.IZ)(isMinor === true ? ' class="minor"' : ""));
    const cells = ({ cells: own }) => own.map(({ text, link }, at) => {
        const inner = link === undefined ? (0,html_tag/* escaped */.Mk) `${text}` : (0,html_tag/* escaped */.Mk) `<a href="${link}">${text}</a>`;
        return (0,html_tag/* escaped */.Mk) `<td${classes[at]}>${inner}</td>`;
    });
    return (0,html_tag/* escaped */.Mk) `<p class="tools" hidden><input id="search" type="search" placeholder="Search" aria-label="Search">
<select id="filter" aria-label="Filter"><option value="">${all}</option>${found.map((each) => (0,html_tag/* escaped */.Mk) `<option>${each}</option>`)}</select>
<span id="shown" class="dim">${(0,format/* formatCount */.B4)(Math.min(rows.length, firstRows))} of ${(0,format/* formatCount */.B4)(rows.length)}</span></p>
<table class="runs">
<thead><tr>${columns.map(({ name }, at) => (0,html_tag/* escaped */.Mk) `<th${classes[at]}><button type="button">${name}</button></th>`)}</tr></thead>
<tbody>
${rows.slice(0, firstRows).map((row) => (0,html_tag/* escaped */.Mk) `<tr>${cells(row)}</tr>\n`)}</tbody>
</table>
<p><button id="more" type="button"${(0,html_tag/* trusted */.IZ)(more ? "" : " hidden")}>Show more</button></p>
${more ? (0,html_tag/* escaped */.Mk) `<noscript><p>${rest}</p></noscript>` : ""}
<script type="application/json" id="rows">${(0,html_tag/* trusted */.IZ)(dataOf(rows))}</script>
<script>${(0,html_tag/* trusted */.IZ)(batch_table_cjs)}</script>`;
}
/** The rows as JSON. The text cannot end the `script` element around it. */
function dataOf(rows) {
    const packed = rows.map(({ is, cells }) => [is, ...cells.map(packedCell)]);
    return JSON.stringify(packed).replaceAll("<", "\\u003c");
}
function packedCell({ text, value, link }) {
    const shown = (0,visible/* showHidden */.Ul)(text);
    if (link !== undefined)
        return [shown, value ?? null, link];
    return value === undefined ? shown : [shown, value];
}


/***/ }),

/***/ 47809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JW: () => (/* binding */ withoutForgedMarkers),
/* harmony export */   RQ: () => (/* binding */ markdownOf),
/* harmony export */   sV: () => (/* binding */ tableIn),
/* harmony export */   ts: () => (/* binding */ foldIn)
/* harmony export */ });
/* harmony import */ var _markdown_defuse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51153);
/* harmony import */ var _markdown_fence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42328);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51196);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14647);
/* harmony import */ var _markdown_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16882);





/** Prints blocks in GitHub's Markdown. The result triggers no action on GitHub, whatever the texts contain. */
function markdownOf(blocks) {
    return blocks
        .map(blockOf)
        .filter((text) => text !== "")
        .join("\n\n");
}
function foldIn(title, body, isOpen = false) {
    return `<details${isOpen ? " open" : ""}>\n<summary>${(0,_markdown_words_js__WEBPACK_IMPORTED_MODULE_3__/* .inSummary */ .ck)(title)}</summary>\n\n${body}\n\n</details>`;
}
/** Code and output with more lines are folded. This is about one screen. */
const foldBeyondLines = { code: 32, output: 16 };
function blockOf(block) {
    switch (block.kind) {
        case "paragraph":
            if (block.look === "dim")
                return `<sub>${(0,_markdown_words_js__WEBPACK_IMPORTED_MODULE_3__/* .inMarkdown */ .Hi)(block.words)}</sub>`;
            return `${block.look === "warning" ? "⚠️ " : ""}${(0,_markdown_words_js__WEBPACK_IMPORTED_MODULE_3__/* .inMarkdown */ .Hi)(block.words)}`;
        case "heading":
            return `**${(0,_markdown_words_js__WEBPACK_IMPORTED_MODULE_3__/* .inMarkdown */ .Hi)(block.words).replaceAll("**", "")}**`;
        case "prose":
            return quote((0,_markdown_defuse_js__WEBPACK_IMPORTED_MODULE_0__/* .defuseMarkdown */ .s)(block.markdown, { omitCode: block.omitCode ?? [] }));
        case "list":
            return block.items.map((item) => `- ${(0,_markdown_words_js__WEBPACK_IMPORTED_MODULE_3__/* .inMarkdown */ .Hi)(item)}`).join("\n");
        case "table":
            return tableIn(block);
        case "code":
            return codeIn(block.text, block.language);
        case "diff":
            return (0,_markdown_fence_js__WEBPACK_IMPORTED_MODULE_4__/* .fence */ .EU)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .showHidden */ .Ul)(block.lines.join("\n")), "diff");
        case "output":
            return outputIn(block);
        case "fold": {
            const body = markdownOf(block.blocks);
            return body === "" ? `<p>${(0,_markdown_words_js__WEBPACK_IMPORTED_MODULE_3__/* .inSummary */ .ck)(block.title)}</p>` : foldIn(block.title, body, block.isOpen);
        }
        case "figures":
            // A picture is left out, because GitHub shows only pictures that are on its servers.
            return "";
    }
}
function tableIn({ head, rows }) {
    const row = (cells) => `| ${cells.join(" | ")} |`;
    return [row(head), row(head.map(() => "---")), ...rows.map((cells) => row(cells.map(_markdown_words_js__WEBPACK_IMPORTED_MODULE_3__/* .inCell */ .CH)))].join("\n");
}
function quote(markdown) {
    return markdown === "" ? "" : markdown.replace(/^/gm, "> ").replace(/^> $/gm, ">");
}
function codeIn(text, language) {
    const lines = text.split("\n").length;
    // GitHub would render these as pictures, or offer them as a change.
    const isActive = /^(?:mermaid|geojson|topojson|stl|math|suggestion)$/i.test(language);
    const fenced = (0,_markdown_fence_js__WEBPACK_IMPORTED_MODULE_4__/* .fence */ .EU)(text, isActive ? "text" : language);
    return lines > foldBeyondLines.code ? foldIn(`Code · ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)("line", lines)}`, fenced) : fenced;
}
function outputIn({ what, size, lines }) {
    const isMixed = lines.some(({ from }) => from === "stdout") && lines.some(({ from }) => from === "stderr");
    // In a `diff` fence, GitHub colours lines with `!` in front, and none with a blank in front.
    const marked = lines.map(({ from, text }) => (from === "stderr" ? `! ${text}` : `  ${text}`));
    const fenced = isMixed
        ? (0,_markdown_fence_js__WEBPACK_IMPORTED_MODULE_4__/* .fence */ .EU)(marked.join("\n"), "diff")
        : (0,_markdown_fence_js__WEBPACK_IMPORTED_MODULE_4__/* .fence */ .EU)(lines.map(({ text }) => text).join("\n"), "text");
    const title = `${what}${isMixed ? ", lines of stderr marked with `!`" : ""}`;
    if (lines.length > foldBeyondLines.output)
        return foldIn(`${title} · ${size}`, fenced);
    return title === "Output" ? fenced : `<sub>${(0,_markdown_words_js__WEBPACK_IMPORTED_MODULE_3__/* .inMarkdown */ .Hi)(title)}</sub>\n\n${fenced}`;
}
/** Removes forged markers, which show that a comment is agent-exec's own. The replacement has the same length. */
function withoutForgedMarkers(markdown) {
    return markdown.replace(/<!--(?=\s*agent-exec)/gi, "<!==");
}


/***/ }),

/***/ 16882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CH: () => (/* binding */ inCell),
/* harmony export */   Hi: () => (/* binding */ inMarkdown),
/* harmony export */   ck: () => (/* binding */ inSummary)
/* harmony export */ });
/* harmony import */ var _markdown_defuse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51153);
/* harmony import */ var _markdown_fence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42328);
/* harmony import */ var _markdown_html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61772);
/* harmony import */ var _markdown_references_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34443);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96065);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14647);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91134);







/** The largest number of UTF-16 units of a name in a paragraph and in a table's cell. */
const maxCode = { paragraph: 200, cell: 160 };
/** Prints one line of Markdown, for a paragraph or a list item. */
function inMarkdown(words) {
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .spansOf */ .Ly)(words)
        .map((span) => spanIn(span, defused, (text) => (0,_markdown_fence_js__WEBPACK_IMPORTED_MODULE_4__/* .codeSpan */ .SS)((0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_5__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .showHidden */ .Ul)(text), maxCode.paragraph))))
        .join("");
}
/**
 * The same for a table's cell. There a bar ends the cell even inside of code and after a backslash, and an entity is
 * shown as text. So all bars are replaced.
 */
function inCell(words) {
    const bar = (text) => text.replaceAll("|", "⟨U+007C⟩");
    const code = (text) => (0,_markdown_fence_js__WEBPACK_IMPORTED_MODULE_4__/* .codeSpan */ .SS)(bar((0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_5__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .showHidden */ .Ul)(text), maxCode.cell)));
    return ((0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .spansOf */ .Ly)(words)
        .map((span) => spanIn(span, (text) => defused(bar(text)).replaceAll("|", "\\|"), code))
        .join("") || "–");
}
/** Prints one line of HTML for a fold's summary, because GitHub renders no Markdown there. */
function inSummary(words) {
    const code = (text) => `<code>${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_1__/* .defuseHtml */ .c)((0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_5__/* .truncateEnd */ .S)(text, maxCode.paragraph))}</code>`;
    const plain = (text) => text
        .split(/(`[^`]*`)/)
        .map((part) => (/^`.+`$/.test(part) ? code(part.slice(1, -1)) : edges(part, _markdown_html_js__WEBPACK_IMPORTED_MODULE_1__/* .defuseHtml */ .c)))
        .join("");
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .spansOf */ .Ly)(words)
        .map((span) => typeof span !== "string" && span.as === "bold"
        ? `<b>${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_1__/* .defuseHtml */ .c)(span.text)}</b>`
        : spanIn(span, plain, code))
        .join("");
}
function spanIn(span, plain, code) {
    if (typeof span === "string")
        return plain(span);
    switch (span.as) {
        case "code":
            return code(span.text);
        case "bold":
            return `**${plain(span.text).replaceAll("**", "")}**`;
        case "dim":
            return `<sub>${plain(span.text)}</sub>`;
        case "link":
            return linkTo((0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_1__/* .defuseHtml */ .c)(span.text), span.to ?? "");
    }
}
/** A link. A file in the run's folder has no address on GitHub, so only its name is shown. */
function linkTo(label, to) {
    if (!URL.canParse(to))
        return label;
    return `<a href="${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeHtml */ .Z)(new URL(to).href.replace(/["<>]/g, encodeURIComponent))}">${label}</a>`;
}
/** Text that means nothing in Markdown, as most of agent-exec's own words. It needs no escaping. */
const harmless = /^(?:[\p{L}\p{Nd}\p{Extended_Pictographic} ,;:.()=?+–−·…'’"%$/]|\uFE0F)*$/u;
const active = /^\s*(?:\d+[.)]|[+=])|:\/\/|\bwww\./i;
function defused(text) {
    if (harmless.test(text) && !active.test(text) && !(0,_markdown_references_js__WEBPACK_IMPORTED_MODULE_6__/* .hasReference */ .UN)(text))
        return text;
    return edges(text, _markdown_defuse_js__WEBPACK_IMPORTED_MODULE_0__/* .defuseInline */ .w);
}
/** Changes a text but keeps the blanks at both ends, because they separate it from its neighbours. */
function edges(text, change) {
    const inner = text.trim();
    if (inner === "")
        return text === "" ? "" : " ";
    return `${/^\s/.test(text) ? " " : ""}${change(inner)}${/\s$/.test(text) ? " " : ""}`;
}


/***/ })

};
