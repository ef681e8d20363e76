export const id = 5701;
export const ids = [5701,1153];
export const modules = {

/***/ 85701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compareModels: () => (/* binding */ compareModels)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/files/safe-changes.js
var safe_changes = __webpack_require__(9122);
// EXTERNAL MODULE: ./lib/format/aligned.js
var aligned = __webpack_require__(79231);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/facts/outcomes.js
var outcomes = __webpack_require__(83518);
// EXTERNAL MODULE: ./lib/reports/document.js
var reports_document = __webpack_require__(91134);
// EXTERNAL MODULE: ./lib/reports/html.js + 3 modules
var html = __webpack_require__(82735);
// EXTERNAL MODULE: ./lib/reports/print/html-blocks.js
var html_blocks = __webpack_require__(84013);
// EXTERNAL MODULE: ./lib/reports/print/html-tag.js
var html_tag = __webpack_require__(15595);
// EXTERNAL MODULE: ./lib/reports/print/markdown-blocks.js
var markdown_blocks = __webpack_require__(47809);
;// CONCATENATED MODULE: ./lib/reports/comparison/compared-runs.js








const head = [
    "Model",
    "Outcome",
    "Verified",
    "Attempts",
    "Time",
    "Tokens in",
    "Tokens out",
    "Cost",
    "Changed",
];
function cellsOf({ result }) {
    const { outcome, verified, attempts, turns, startedAt, endedAt, usage, patch, artifacts } = result;
    const tries = turns === attempts ? (0,format/* formatCount */.B4)(attempts) : `${attempts} (${turns} turns)`;
    return [
        `${outcomes/* outcomes */.KI[outcome].icon} ${outcome}`,
        verified ? "yes" : "no",
        tries,
        (0,format/* formatDuration */.a3)(Math.max(0, Date.parse(endedAt) - Date.parse(startedAt))),
        (0,format/* formatCount */.B4)(usage.inputTokens),
        (0,format/* formatCount */.B4)(usage.outputTokens),
        usage.costUsd === null ? "unknown" : (0,format/* formatUsd */.UK)(usage.costUsd),
        patch === null
            ? (0,format/* count */.U9)("file", artifacts.length)
            : `${(0,format/* count */.U9)("file", patch.files)}, +${patch.insertions} −${patch.deletions}`,
    ];
}
/** A table in Markdown, each model with a link to its report. */
function comparedMarkdown(runs) {
    const rows = runs.map((run) => [(0,reports_document/* code */.aY)(run.model), ...cellsOf(run)]);
    const [top = "", line = "", ...lines] = (0,markdown_blocks/* tableIn */.sV)({ head, rows }).split("\n");
    const links = lines.map((each, at) => `${each} [report](${runs[at].folder}/report.md) |`);
    return [`${top} Report |`, `${line} --- |`, ...links, ""].join("\n");
}
function comparedText(runs) {
    const table = [head, ...runs.map((run) => [run.model, ...cellsOf(run)])];
    return `${(0,aligned/* alignedLines */.W)(table).join("\n")}\n`;
}
function comparedHtml(runs, task) {
    const rows = runs.map((run) => {
        const name = (0,html_tag/* escaped */.Mk) `<a href="${run.folder}/report.html"><code>${run.model}</code></a>`;
        return (0,html_tag/* escaped */.Mk) `<tr><td>${name}</td>${cellsOf(run).map((cell) => (0,html_tag/* escaped */.Mk) `<td>${cell}</td>`)}</tr>\n`;
    });
    return (0,html/* page */.M)(`${runs.length} models compared`, [
        (0,html_tag/* escaped */.Mk) `<header><h1>${runs.length} models, one task</h1><p>${(0,html_blocks/* line */.n8)(task)}</p></header>`,
        (0,html_tag/* escaped */.Mk) `<div class="wide"><table>
<thead><tr>${head.map((name) => (0,html_tag/* escaped */.Mk) `<th>${name}</th>`)}</tr></thead>
<tbody>
${rows}</tbody>
</table></div>`,
    ]);
}

// EXTERNAL MODULE: ./lib/run-folder/run-folder.js
var run_folder = __webpack_require__(5314);
// EXTERNAL MODULE: ./lib/compose/assemble.js + 17 modules
var assemble = __webpack_require__(15289);
;// CONCATENATED MODULE: ./lib/compose/several-models.js






/**
 * Gives the same task to several models, one after the other. Each model has its own run and folder.
 * @param perform runs to the end with the settings that it gets
 * @throws the errors of `perform`; AgentExecError `storage-failed` if the table cannot be written.
 */
async function runSeveral(wiring, perform) {
    const { settings, task } = wiring;
    const folder = (0,external_node_path_.resolve)(settings.out ?? (0,external_node_path_.join)(await (0,run_folder/* defaultRunsFolder */.U$)(process.cwd()), (0,assemble/* newRunId */.F)()));
    const runs = [];
    for (const [index, { name, prices }] of settings.models.entries()) {
        const own = `${index + 1}-${name.replace(/[^\w.-]+/g, "-").slice(0, 60)}`;
        const { result } = await perform({
            ...wiring,
            settings: {
                ...settings,
                model: name,
                models: [],
                out: (0,external_node_path_.join)(folder, own),
                ...(prices !== undefined && { "price-input": prices.input, "price-output": prices.output }),
            },
        });
        runs.push({ model: name, result, folder: own });
        if (result.outcome === "cancelled")
            break;
    }
    try {
        await (0,safe_changes/* replaceFile */.fR)(folder, "models.md", comparedMarkdown(runs));
        await (0,safe_changes/* replaceFile */.fR)(folder, "models.html", comparedHtml(runs, task.text));
    }
    catch (cause) {
        const message = `agent-exec could not write the table of models to ${folder}: ${(0,errors/* messageOf */.bD)(cause)}`;
        const nextStep = "Each run still has its own folder with its report.";
        throw new errors/* AgentExecError */.r("storage-failed", message, { nextStep, cause });
    }
    return { runs, folder };
}

// EXTERNAL MODULE: ./lib/cli/print.js
var print = __webpack_require__(17721);
;// CONCATENATED MODULE: ./lib/cli/run/several-models.js




/** Compares models on one task. Resolves with 0 if one passed or answered, or with the first model's exit code. */
async function compareModels(wiring, perform) {
    const { runs, folder } = await runSeveral(wiring, perform);
    if (wiring.settings.json)
        (0,print/* printJson */.Q2)(runs.map(({ model, result }) => ({ model, ...result })));
    else
        (0,print/* printOutput */.jP)(`\n${comparedText(runs)}\n  table       ${folder}/models.html\n  Markdown    ${folder}/models.md\n`);
    const codes = runs.map(({ result }) => outcomes/* outcomes */.KI[result.outcome].exitCode);
    const { exitCode: cancelled } = outcomes/* outcomes */.KI.cancelled;
    return [cancelled, 0].find((code) => codes.includes(code)) ?? codes[0];
}


/***/ }),

/***/ 79231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ alignedLines)
/* harmony export */ });
/** Rows of a table as lines. Each column is as wide as its widest cell. */
function alignedLines(rows) {
    const columns = Math.max(0, ...rows.map((row) => row.length));
    const widths = Array.from({ length: columns }, (_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    return rows.map((row) => row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd());
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
