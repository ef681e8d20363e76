export const id = 7299;
export const ids = [7299];
export const modules = {

/***/ 6560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IQ: () => (/* binding */ byHandWords),
/* harmony export */   dX: () => (/* binding */ patchLine),
/* harmony export */   xI: () => (/* binding */ runToApply)
/* harmony export */ });
/* harmony import */ var _own_runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(651);

/** The hidden line. It stands first in the report, so no text of a model can be taken for it. */
function patchLine({ outcome, artifact, sha256 }) {
    return `<!-- patch of=${outcome} artifact=${artifact} sha256=${sha256} -->\n`;
}
const line = /^[^\n]*\n<!-- patch of=([a-z-]{1,40}) artifact=(\d{1,15}) sha256=([0-9a-f]{64}) -->\n/;
/** The newest run of this thread that passed and left a patch, or else the newest that left one. @throws GitHubError. */
async function runToApply(options) {
    const runs = (await (0,_own_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .ownRuns */ .F)(options)).flatMap((run) => {
        const match = line.exec(run.comment.body);
        if (match === null)
            return [];
        return [{ ...run, outcome: match[1], artifact: Number(match[2]), sha256: match[3] }];
    });
    return runs.findLast(({ outcome }) => outcome === "passed") ?? runs.at(-1) ?? null;
}
/** How a person applies the patch of a run, in Markdown. */
function byHandWords({ workflowRun, comment }) {
    return `To apply the change by hand, read [its report](${comment.url}). Then run this in a clone of the repository, at the commit that the run started from:

\`\`\`sh
gh run download ${workflowRun} --pattern 'agent-exec-*'
git switch --create agent-exec-${workflowRun}
git apply --index agent-exec-*/changes.patch
\`\`\`

Then commit, push, and open a pull request.`;
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
 * Whether a link may stay: not if it has another scheme, is relative, has a user name or hidden characters, leads to
 * an issue or commit (which would link back here), or has a label that names another address.
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



/** A copy of the tree in which nothing acts. Code blocks that equal one of `omitCode` are left out. */
function defuseTree(root, omitCode) {
    return withChildren(root, defuseChildren(root, { definitions: definitionsOf(root), omitCode }));
}
/** Whether a tree contains nothing that `defuseTree` would change. */
function isHarmless(node) {
    if (activeTypes.has(node.type))
        return false;
    if (node.type === "text")
        return !(0,references/* hasReference */.UN)(node.value);
    if (node.type === "link" && !isInertLink(node))
        return false;
    return !("children" in node) || node.children.every(isHarmless);
}
/** Turns a defused tree into one line of words, emphasis, code and links, with a blank between two blocks. */
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
/** Raw HTML is shown as code. In a line of words only a line break keeps its meaning. */
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
/** Keeps a safe link without its hidden title; turns others into label and address. */
function defuseLink(link) {
    if (link.url === "")
        return link.children;
    if (isInertLink(link))
        return [{ ...link, title: null }];
    if (isSameAddress(textOf(link.children), link.url))
        return [code(link.url)];
    return [...link.children, defuse_tree_text(" ("), code(link.url), defuse_tree_text(")")];
}
/** GitHub draws these languages as a picture, or offers to apply them as a change. */
const activeLanguages = new Set(["mermaid", "geojson", "topojson", "stl", "math", "suggestion"]);
function inertLanguage(language) {
    const word = (language ?? "").replace(/[^\w+#.-]/g, "").slice(0, 40);
    return activeLanguages.has(word.toLowerCase()) ? "text" : word || null;
}
/** Readers could tick a box, so its state is shown as a sign instead. */
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
            return [node];
        case "break":
            return [defuse_tree_text(" ")];
        case "code":
            // Two backticks with nothing between would pair with others further on.
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
/** Replaces a node's children. Neighbouring texts become one, so that two parts cannot form a reference. */
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








/** Ten pages. Nonsense of this length can take a parser three seconds, and the time grows with its square. */
const maxChars = 20_000;
/** Escapes make the result longer: at most fivefold, for mentions in a row. */
const maxParsedChars = 5 * maxChars;
/** Nobody writes deeper than this, except to exhaust a parser or browser. */
const maxDepth = 24;
/**
 * Makes Markdown of a model or stranger safe for a GitHub comment. Its structure stays and every fence is closed.
 * Anything that would act is disabled: mentions, references to issues, raw HTML, images, links with a misleading
 * label or a scheme other than http, https and mailto, tick boxes, diagrams, hidden characters. Headings move below
 * the report's own. Text that is too long (20,000 characters) or too deeply nested (24) is put in a fence.
 */
function defuseMarkdown(text, { omitCode = [] } = {}) {
    const visible = (0,output_visible/* showHidden */.U)(text);
    const tree = visible.length > maxChars ? null : parse(visible);
    if (tree === null)
        return (0,fence/* fence */.EU)(visible, "text");
    const safe = serialise(defuseTree(tree, new Set(omitCode.map((code) => (0,output_visible/* showHidden */.U)(code).trimEnd()))));
    return isSafe(safe) ? safe : (0,fence/* fence */.EU)(visible, "text");
}
/** The same as one line for a paragraph: emphasis, code and links stay, blocks become words. */
function defuseInline(text) {
    const visible = (0,output_visible/* showHidden */.U)(text);
    const tree = visible.length > maxChars ? null : parse(visible);
    if (tree === null)
        return (0,fence/* codeSpan */.SS)(visible.trim());
    const words = flatten(defuseTree(tree, new Set()));
    const line = serialise({ type: "root", children: [{ type: "paragraph", children: words }] });
    return !line.includes("\n") && isSafe(`x ${line}`) ? line : (0,fence/* codeSpan */.SS)(visible.trim());
}
/** Parses the result again, because the serialiser is not our code. */
function isSafe(markdown) {
    const tree = parse(markdown);
    return tree !== null && isHarmless(tree);
}
/** Null if it is too long or nested too deep. The source shows that before a tree is built. */
function parse(markdown) {
    if (markdown.length > maxParsedChars || deepContainers.test(markdown))
        return null;
    grammar ??= { extensions: [(0,micromark_extension_gfm/* gfm */.T)()], mdastExtensions: (0,mdast_util_gfm_lib/* gfmFromMarkdown */.C)() };
    const tree = (0,lib/* fromMarkdown */.Y)(markdown, grammar);
    return depthOf(tree) > maxDepth ? null : tree;
}
/** Built at the first use: it takes as long as a short text. */
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

/***/ 28128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ pathAlone)
/* harmony export */ });
/** Longer lines are not paths. */
const maxLineChars = 1_100;
/**
 * Reads a path that stands alone on a line, perhaps in backticks or bold, perhaps with a colon; null for other text.
 * A single word is a path too (`Makefile`), unless a colon follows.
 */
function pathAlone(line) {
    if (line.length > maxLineChars)
        return null;
    let rest = line.trim();
    let isMarked = false;
    for (const mark of ["**", "`"]) {
        const inner = withoutColon(rest);
        if (inner.length <= 2 * mark.length || !inner.startsWith(mark) || !inner.endsWith(mark))
            continue;
        rest = inner.slice(mark.length, -mark.length);
        isMarked = true;
    }
    const path = withoutColon(rest);
    if (path === "" || /[`*<>]/.test(path))
        return null;
    const isWord = !/\s/.test(path) && !/[.,;!?]$/.test(path);
    return isMarked || (isWord && (path === rest || /[./]/.test(path))) ? path : null;
}
function withoutColon(text) {
    return text.endsWith(":") ? text.slice(0, -1) : text;
}


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
 * GitHub reacts to these in a comment: `@name` and `org/repo@sha`; `#123` and `org/repo#123`; `GH-123`; the path of
 * an issue, pull request, discussion or commit in an address; an alert's title in a quote; a dollar sign that may
 * begin a formula, also before code; `:tada:`, which becomes a picture. They notify people, link other pages to this
 * one, close an issue, or look like a message of GitHub's.
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
/** Breaks every reference. Idempotent. */
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

/***/ 87524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ wordsOf)
/* harmony export */ });
/** A Markdown text without its fenced code and outer blank lines. */
function wordsOf(markdown) {
    const words = [];
    let fence = null;
    for (const line of markdown.split("\n")) {
        const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
        if (fence === null && mark !== undefined)
            fence = mark;
        else if (fence === null)
            words.push(line);
        else if (mark !== undefined && mark.startsWith(fence) && line.trim() === mark)
            fence = null;
    }
    return words
        .join("\n")
        .replace(/\n{3,}/g, "\n\n")
        .trim();
}


/***/ }),

/***/ 20131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ec: () => (/* binding */ Control),
/* harmony export */   KW: () => (/* binding */ controlNotRun),
/* harmony export */   Xm: () => (/* binding */ wantsAudit),
/* harmony export */   lO: () => (/* binding */ wantsControl)
/* harmony export */ });
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6257);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


/** Code of the warning that says why a control run did not end. */
const controlNotRun = "control-not-run";
/** Whether the policy wants the verifications run on the original files too. */
function wantsControl({ verifyBefore, verify }) {
    return verifyBefore !== "off" && verify.length > 0;
}
/** Whether the policy wants the verifications attacked before the writer is asked. */
function wantsAudit({ audit, verify }) {
    return audit !== "off" && verify.length > 0;
}
/** The control run: it takes place beside the first call of a model, and is waited for when its answer is needed. */
class Control {
    options;
    #running = null;
    #told = null;
    constructor(options) {
        this.options = options;
    }
    /** Begins it, once, where it is wanted. */
    begin() {
        if (this.#running !== null || !wantsControl(this.options.policy))
            return;
        this.#running = this.#run();
        void this.#running.then((facts) => (this.#told = facts));
    }
    /** Its result, once. Empty while it still runs, and if it was already returned. Never throws. */
    take() {
        const facts = this.#told ?? [];
        if (this.#told !== null)
            this.#told = [];
        return facts;
    }
    /** As `take`, once it is over. */
    async whenOver() {
        this.begin();
        await this.#running;
        return this.take();
    }
    /** Resolves, never rejects, when nothing of it is left; its signal has to have fired for that to be quick. */
    async stop() {
        await this.#running;
    }
    async #run() {
        const facts = [];
        const { grade } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(2449), __webpack_require__.e(3068), __webpack_require__.e(2975)]).then(__webpack_require__.bind(__webpack_require__, 91521));
        for (const [index, command] of this.options.policy.verify.entries()) {
            try {
                const warnings = [];
                const onWarning = (warning) => warnings.push({ type: "warning", ...warning });
                const control = await grade(index, { ...this.options, onWarning });
                facts.push({ type: "control", index, command, ...control }, ...warnings);
                const untested = (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_0__/* .whyUntested */ .z6)(control);
                if (untested !== null)
                    facts.push({
                        type: "warning",
                        code: "control-untested",
                        message: untestedWords(command, untested),
                    });
            }
            catch (thrown) {
                if (!this.options.signal.aborted)
                    facts.push({ type: "warning", code: controlNotRun, message: notRun(command, thrown) });
                break;
            }
        }
        return facts;
    }
}
function notRun(command, thrown) {
    return `agent-exec could not find out whether the verification \`${command}\` passed before any change: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(thrown)}`;
}
function untestedWords(command, why) {
    return `The verification \`${command}\` failed before any change, but no test did: ${why}. Check the command, because a pass proves less now.`;
}


/***/ }),

/***/ 91134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cr: () => (/* binding */ bold),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   Ly: () => (/* binding */ spansOf),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   c1: () => (/* binding */ groupsOf),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   oR: () => (/* binding */ joined),
/* harmony export */   r3: () => (/* binding */ dim)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51196);

function code(text) {
    return { as: "code", text };
}
function bold(text, tone) {
    return { as: "bold", text, tone };
}
function dim(text) {
    return { as: "dim", text };
}
function link(text, to) {
    return { as: "link", text, to };
}
function paragraph(words, look) {
    return { kind: "paragraph", words, ...(look !== undefined && { look }) };
}
function folded(title, blocks, more = {}) {
    return { kind: "fold", title, blocks, ...more };
}
/** A list's beginning, and how many more there are. */
function listOf(items, max, all = items.length) {
    const shown = items.slice(0, max);
    return {
        kind: "list",
        items: all > shown.length ? [...shown, `… and ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(all - shown.length)} more`] : shown,
    };
}
/** Sections that stand in one fold, or in none if there is no title. */
function groupsOf(sections) {
    const groups = [];
    for (const section of sections) {
        const last = groups.at(-1);
        if (section.title !== undefined && last?.[0].title === section.title)
            last.push(section);
        else
            groups.push([section]);
    }
    return groups;
}
/** The parts with something between them; parts that are "" are left out. */
function joined(parts, between) {
    const kept = parts.filter((part) => part !== "" && !(Array.isArray(part) && part.length === 0));
    return kept.flatMap((part, at) => [...(at === 0 ? [] : [between]), ...spansOf(part)]);
}
function spansOf(words) {
    return typeof words === "string" || "as" in words ? [words] : words;
}


/***/ }),

/***/ 64558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ resultOf),
/* harmony export */   Ir: () => (/* binding */ workSummary),
/* harmony export */   p4: () => (/* binding */ isVerified)
/* harmony export */ });
/* harmony import */ var _run_state_apply_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68071);
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6257);
/* harmony import */ var _run_state_proof_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26261);
/* harmony import */ var _run_state_remaining_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(23503);
/* harmony import */ var _run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19411);
/* harmony import */ var _facts_endings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75823);
/* harmony import */ var _facts_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80436);
/* harmony import */ var _facts_decision_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8473);
/* harmony import */ var _markdown_path_alone_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(28128);
/* harmony import */ var _markdown_words_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(87524);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(96065);











/** So many are named: a program that wants more reads the transcript. */
const maxLeftOut = 1_000;
/** 64 KiB of text at most: the result goes into step outputs, which GitHub bounds at 1 MiB for a job. */
const maxResultChars = 65_536;
/**
 * The result of a run, from its events. A run that has no end yet counts as cancelled.
 * @param runDir where the run's files lie, absolute. Default: nowhere.
 */
function resultOf(events, runDir = null) {
    const state = (0,_run_state_apply_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(events);
    const ran = state.attempts
        .flatMap((attempt) => attempt.executions)
        .filter((each) => each.ending !== "not-run");
    const last = state.attempts.at(-1);
    // What went on behind a block that failed says nothing of the failure.
    const keptOn = state.run?.policy.keepGoing === true && last !== undefined ? (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .failedBlockOf */ .g$)(last) : undefined;
    const execution = keptOn ?? ran.at(-1);
    const failed = last && state.end?.outcome === "failed" ? ((0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .failedBlockOf */ .g$)(last) ?? (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .failedVerificationOf */ .Kl)(last)) : undefined;
    return {
        version: 1,
        runId: state.run?.runId ?? "",
        outcome: state.end?.outcome ?? "cancelled",
        exitCode: exitCodeOf(state, failed ?? execution),
        attempts: attemptsOf(state),
        turns: state.attempts.length,
        verified: isVerified(state),
        proof: {
            ...beforeOf(state),
            failsOnChangedValues: (0,_run_state_proof_js__WEBPACK_IMPORTED_MODULE_2__/* .failsOnChangedValues */ .bQ)(state),
            tests: (0,_run_state_proof_js__WEBPACK_IMPORTED_MODULE_2__/* .provedTests */ .on)(state),
            cheats: cheatsOf(state),
        },
        summary: summaryOf(state),
        reason: state.end?.reason ?? "The run has no end yet.",
        result: (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_7__/* .truncateMiddle */ .k)(execution?.stdout.text.trim() ?? "", maxResultChars),
        ...(state.run?.policy.resultSchema !== undefined && { data: state.data?.value ?? null }),
        startedAt: state.run?.at ?? "",
        endedAt: state.lastAt ?? "",
        usage: state.usage,
        image: state.lastSession?.image ?? null,
        digest: state.lastSession?.digest ?? null,
        artifacts: state.files?.artifacts ?? [],
        patch: patchOf(state),
        leftOut: boundedLeftOut(state),
        runDir,
        ...blocksOf(state),
        ...approvalOf(state),
        ...(state.run?.continues === undefined ? {} : { continues: { runId: state.run.continues.runId } }),
    };
}
/**
 * No program reads a 0 of a run that failed: its output was not the expected one, say. Nor does one read another code of
 * a run that passed: its document expected it, say.
 */
function exitCodeOf({ end }, execution) {
    const exitCode = execution?.exitCode ?? null;
    if (end?.outcome === "passed" && exitCode !== null)
        return 0;
    return end?.outcome === "failed" && exitCode === 0 ? null : exitCode;
}
function beforeOf(state) {
    const control = state.run === null ? "not-run" : (0,_run_state_proof_js__WEBPACK_IMPORTED_MODULE_2__/* .controlOf */ .rs)(state, state.run.policy);
    if (control === "untested")
        return { failedBefore: null, beforeUntested: true };
    return { failedBefore: control === "not-run" ? null : control === "failed" };
}
function cheatsOf({ audit }) {
    if (audit === null)
        return null;
    const { held, fooled, notTried } = audit;
    return { held, fooled: fooled.map(({ name }) => name), notTried };
}
function attemptsOf({ run, attempts }) {
    if (run === null || !(0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .isStepByStep */ .G0)(run.policy) || attempts.length === 0)
        return attempts.length;
    return 1 + attempts.filter(({ decision }) => decision?.retry === true).length;
}
function blocksOf({ run, attempts }) {
    const last = attempts.at(-1);
    if (run?.policy.hasWriter !== false || last === undefined)
        return {};
    const blocks = last.reply.blocks.map(({ document, line, language, path }, index) => {
        const execution = last.executions.find(({ block }) => block === index);
        const isRun = execution !== undefined && execution.ending !== "not-run";
        return {
            ...(document !== undefined && { file: document, document }),
            ...(line !== undefined && { line }),
            language,
            path,
            ending: execution?.ending ?? "not-run",
            status: !isRun ? "not-run" : (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc)(execution) ? "passed" : "failed",
            exitCode: execution?.exitCode ?? null,
            durationMs: execution?.durationMs ?? 0,
            ...(!isRun && { reason: execution?.evidence ?? "the run ended before it" }),
            ...(execution?.unlikeDocument !== undefined && { reason: execution.unlikeDocument }),
        };
    });
    return { blocks };
}
function approvalOf(state) {
    const awaiting = (0,_run_state_remaining_js__WEBPACK_IMPORTED_MODULE_8__/* .awaitingOf */ .M)(state);
    if (awaiting === null)
        return {};
    const { asked: asks, attempt, sha256 } = awaiting;
    const blocks = state.attempts.at(-1)?.reply.blocks ?? [];
    const shown = blocks.map(({ language, path, code }) => ({ language, path, code }));
    return { approval: { asks, attempt, sha256, blocks: shown } };
}
function patchOf({ files }) {
    const { patch: path = null, diff, base = null } = files?.changes ?? {};
    if (path === null || diff === undefined)
        return null;
    const { added, changed, deleted, insertions, deletions } = diff;
    return { path, files: added + changed + deleted, insertions, deletions, base };
}
function boundedLeftOut(state) {
    const all = (0,_run_state_remaining_js__WEBPACK_IMPORTED_MODULE_8__/* .leftOutOf */ .T)(state).map(({ path, reason, entries }) => ({
        path,
        reason,
        ...(entries === undefined ? {} : { entries }),
    }));
    const rest = (0,_facts_files_js__WEBPACK_IMPORTED_MODULE_5__/* .countRefused */ .IR)(all.slice(maxLeftOut));
    const named = all.slice(0, maxLeftOut);
    return rest === 0 ? named : [...named, { path: _facts_files_js__WEBPACK_IMPORTED_MODULE_5__/* .unnamedPath */ .C6, reason: "more than are named", entries: rest }];
}
function isVerified(state) {
    const { run, files } = state;
    const wanted = run?.policy.verify.length ?? 0;
    const last = (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .decidingAttempt */ .JF)(state);
    return (wanted > 0 &&
        state.attempts.some(({ executions }) => executions.some(_facts_endings_js__WEBPACK_IMPORTED_MODULE_4__/* .hasRun */ .gb)) &&
        files?.unlikeVerified === undefined &&
        files?.changes?.withheld === undefined &&
        last?.verifications.length === wanted &&
        last.verifications.every(_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc));
}
function summaryOf(state) {
    const words = workSummary(state);
    return words === ""
        ? (state.end?.reason ?? "The run has no end yet.")
        : (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_7__/* .truncateMiddle */ .k)(words, maxResultChars);
}
/** What the model said of its work: its last words about the run, or those of the deciding reply; "" for nothing. */
function workSummary(state) {
    const { reflection, run } = state;
    const last = (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .decidingAttempt */ .JF)(state)?.reply;
    const isWhole = last !== undefined && !last.isCut && last.finish === "stop" && run?.policy.hasWriter === true;
    // Lines that belong to a block or to the run's own rules say nothing of the work.
    const paths = last?.blocks.flatMap(({ path }) => path ?? []) ?? [];
    const marks = [run?.policy.doneWord, ...paths];
    const said = (isWhole ? (0,_markdown_words_js__WEBPACK_IMPORTED_MODULE_9__/* .wordsOf */ .Z)((0,_facts_decision_js__WEBPACK_IMPORTED_MODULE_6__/* .afterDecision */ .Xg)(last.text)) : "")
        .split("\n")
        .filter((line) => !marks.includes(line.trim()) && !marks.includes((0,_markdown_path_alone_js__WEBPACK_IMPORTED_MODULE_10__/* .pathAlone */ .N)(line)))
        .join("\n")
        .trim();
    return reflection?.text.trim() || said;
}


/***/ }),

/***/ 9233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ pullRequest),
/* harmony export */   p: () => (/* binding */ nextOfPullRequest)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51196);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91134);


/** What to do with an opened pull request: the next step of its run. */
function nextOfPullRequest({ isDraft, isMergeable, waitsForApproval }, { isVerified }) {
    return [
        isVerified ? "" : "The change is not verified.",
        isMergeable === false ? "Resolve the conflicts in the pull request first." : "",
        isDraft ? "Review the draft pull request." : "Review and merge the pull request.",
        waitsForApproval
            ? "Its workflows wait until you approve them there. With an app's token in `github-token` they start at once."
            : "",
    ]
        .filter((sentence) => sentence !== "")
        .join(" ");
}
/** Why there is no pull request, and how a person makes one. */
function pullRequest(end) {
    if (end === null || end.kind === "opened")
        return [];
    return [{ name: "the pull request", rank: 0, isVital: true, blocks: () => blocksOf(end) }];
}
function blocksOf(end) {
    const stop = /[.!?]$/.test(end.why) ? "" : ".";
    const why = (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)(`There is no pull request. ${end.why}${stop} ${end.nextStep}`, "warning");
    if (end.kind === "pushed")
        return [
            why,
            (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)([
                "Branch ",
                (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(end.branch),
                " has the change: ",
                (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)("open the pull request", end.url),
                ".",
            ]),
        ];
    return [
        why,
        (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)(`Apply the patch by hand: ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("command", end.commands.length)} for a checkout`, [
            { kind: "code", text: end.commands.join("\n"), language: "sh" },
        ]),
    ];
}


/***/ }),

/***/ 26261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CO: () => (/* binding */ isControlOver),
/* harmony export */   bQ: () => (/* binding */ failsOnChangedValues),
/* harmony export */   on: () => (/* binding */ provedTests),
/* harmony export */   rs: () => (/* binding */ controlOf)
/* harmony export */ });
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6257);
/* harmony import */ var _proof_control_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20131);
/* harmony import */ var _standing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19411);



/** Whether no more is to come of it. */
function isControlOver({ controls, warnings }, { verify }) {
    return controls.length >= verify.length || warnings.some(({ code }) => code === _proof_control_js__WEBPACK_IMPORTED_MODULE_1__/* .controlNotRun */ .KW);
}
/**
 * What the verifications said of the workspace as it was given. `failed`: one of them at least, so that passing afterwards
 * is proof. `passed`: all of them, so that they guard what was there and prove nothing new. `untested`: one did not pass, and did not
 * fail by a test either. `not-run`: nobody knows.
 */
function controlOf({ controls }, { verify }) {
    if (controls.some(_facts_execution_js__WEBPACK_IMPORTED_MODULE_0__/* .hasFailed */ .WN))
        return "failed";
    if (controls.some((each) => (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_0__/* .whyUntested */ .z6)(each) !== null))
        return "untested";
    return controls.length > 0 && controls.length === verify.length ? "passed" : "not-run";
}
/**
 * Whether the verifications of the attempt that decides fail if their expected values are changed: false if one of them still
 * passes, null if nobody knows.
 */
function failsOnChangedValues(state) {
    const told = ((0,_standing_js__WEBPACK_IMPORTED_MODULE_2__/* .decidingAttempt */ .JF)(state)?.verifications ?? []).map((each) => each.failsOnChangedValues);
    return told.includes(false) ? false : told.includes(true) ? true : null;
}
/** Null where none told of any. */
function provedTests(state) {
    const told = ((0,_standing_js__WEBPACK_IMPORTED_MODULE_2__/* .decidingAttempt */ .JF)(state)?.verifications ?? []).filter(({ tests }) => tests !== undefined);
    if (told.length === 0)
        return null;
    const sum = (of) => told.reduce((total, each) => total + each.tests[of], 0);
    const named = told.flatMap(({ index, tests }) => {
        const before = state.controls.find((each) => each.index === index)?.tests;
        const passedBefore = new Set(withStatus("passed", before?.cases));
        return withStatus("passed", tests.cases).map((name) => ({
            name,
            hasPassed: passedBefore.has(name),
            isKnown: before !== undefined,
        }));
    });
    return {
        passed: sum("passed"),
        failed: sum("failed"),
        skipped: sum("skipped"),
        failing: told.flatMap(({ tests }) => withStatus("failed", tests.cases)),
        failToPass: named.filter(({ hasPassed, isKnown }) => isKnown && !hasPassed).map(({ name }) => name),
        passToPass: named.filter(({ hasPassed }) => hasPassed).map(({ name }) => name),
    };
}
function withStatus(wanted, cases = []) {
    return cases.filter(({ status }) => status === wanted).map(({ name }) => name);
}


/***/ }),

/***/ 23503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ awaitingOf),
/* harmony export */   T: () => (/* binding */ leftOutOf)
/* harmony export */ });
/** What a run waits for: another end, such as one by a signal, leaves nothing to wait for. */
function awaitingOf({ awaiting, end }) {
    return end === null || end.outcome === "awaiting-approval" ? awaiting : null;
}
/** What was not saved, and changes that were refused, these first. */
function leftOutOf({ files }) {
    return [...(files?.changes?.refused ?? []), ...(files?.leftOut ?? [])];
}


/***/ })

};
