export const id = 676;
export const ids = [676];
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
 * Whether a link may stay. It may not if it has another scheme, is relative, has a user name or hidden characters,
 * leads to an issue or commit (which would link back here), or has a label that names another address.
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
/** Shows raw HTML as code. In a line of words, only a line break keeps its meaning. */
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
            return "children" in node
                ? node.children.flatMap(spaced).flatMap(flattenNode)
                : node.type === "inlineCode"
                    ? [node]
                    : [];
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
    return { type: "inlineCode", value: (0,output_visible/* showHidden */.U)(value).replace(/\s+/g, " ") };
}
function paragraph(value) {
    return { type: "paragraph", children: [defuse_tree_text(value)] };
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
 */
function defuseMarkdown(text, { omitCode = [] } = {}) {
    const visible = (0,output_visible/* showHidden */.U)(text);
    const tree = visible.length > maxChars ? null : parse(visible);
    if (tree === null)
        return (0,fence/* fence */.EU)(visible, "text");
    const safe = serialise(defuseTree(tree, new Set(omitCode.map((code) => (0,output_visible/* showHidden */.U)(code).trimEnd()))));
    return isSafe(safe) ? safe : (0,fence/* fence */.EU)(visible, "text");
}
/** The same as one line for a paragraph. Emphasis, code and links stay. Blocks become words. */
function defuseInline(text) {
    const visible = (0,output_visible/* showHidden */.U)(text);
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
/** A list of the first items. It says how many more there are. */
function listOf(items, max, all = items.length) {
    const shown = items.slice(0, max);
    return {
        kind: "list",
        items: all > shown.length ? [...shown, `… and ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(all - shown.length)} more`] : shown,
    };
}
/** Groups of sections that share one fold. A section without a title is a group of its own, without a fold. */
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
/** Joins the parts with a separator, and skips empty parts. */
function joined(parts, between) {
    const kept = parts.filter((part) => part !== "" && !(Array.isArray(part) && part.length === 0));
    return kept.flatMap((part, at) => [...(at === 0 ? [] : [between]), ...spansOf(part)]);
}
function spansOf(words) {
    return typeof words === "string" || "as" in words ? [words] : words;
}


/***/ }),

/***/ 15190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderFiles: () => (/* binding */ renderFiles)
});

// EXTERNAL MODULE: ./lib/run/state/apply.js
var apply = __webpack_require__(68071);
// EXTERNAL MODULE: ./lib/output/output-lines.js
var output_lines = __webpack_require__(44934);
// EXTERNAL MODULE: ./lib/reports/details/code-endings.js
var code_endings = __webpack_require__(34736);
// EXTERNAL MODULE: ./lib/reports/html.js + 4 modules
var html = __webpack_require__(64887);
// EXTERNAL MODULE: ./node_modules/fast-xml-builder/src/fxb.js + 3 modules
var fxb = __webpack_require__(43489);
// EXTERNAL MODULE: ./lib/output/visible.js
var visible = __webpack_require__(14647);
// EXTERNAL MODULE: ./lib/facts/endings.js
var endings = __webpack_require__(75823);
// EXTERNAL MODULE: ./lib/facts/execution.js
var facts_execution = __webpack_require__(6257);
// EXTERNAL MODULE: ./lib/facts/outcomes.js
var outcomes = __webpack_require__(83518);
// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
// EXTERNAL MODULE: ./lib/run/state/standing.js
var standing = __webpack_require__(19411);
;// CONCATENATED MODULE: ./lib/reports/formats/junit.js








/**
 * How much of each output to show, from the beginning and the end, in UTF-16 units. The transcript has the whole
 * output.
 */
const maxOutputChars = 16_384;
/**
 * A run as JUnit XML, for tools that show test reports. It lists the blocks of the deciding attempt, each verification,
 * and the tests that verifications reported. If none of these failed, it also lists the run itself. Failures of earlier
 * attempts do not count in a run that passed.
 */
function junitOf(events) {
    const state = (0,apply/* fold */.AU)(events);
    const suites = suitesOf(state);
    const builder = new fxb/* default */.A({
        ignoreAttributes: false,
        attributeNamePrefix: "@",
        format: true,
        suppressEmptyNode: true,
    });
    const all = suites.flatMap(({ cases }) => cases);
    const xml = builder.build({
        "?xml": { "@version": "1.0", "@encoding": "UTF-8" },
        testsuites: {
            "@name": `agent-exec ${state.run.runId}`,
            ...countsOf(all),
            testsuite: suites.map(({ name, cases }) => ({
                "@name": readable(name),
                ...countsOf(cases),
                testcase: cases.map((each) => testcase(name, each)),
            })),
        },
    });
    return String(xml);
}
function suitesOf(state) {
    const attempt = (0,standing/* decidingAttempt */.JF)(state);
    const verifications = attempt?.verifications ?? [];
    const parts = [
        ...codeSuites(attempt),
        { name: "verification", cases: verifications.map((each) => caseOf(each.command, each)) },
        ...verifications.map(({ command, tests }) => ({
            name: command,
            cases: (tests?.cases ?? []).map(ofTest),
        })),
    ];
    // If a failed part already explains the run's failure, the run itself is not listed too.
    const isTold = state.end?.outcome === "failed" &&
        parts.some(({ cases }) => cases.some(({ not }) => not?.as === "failure"));
    return [...(isTold ? [] : [{ name: "run", cases: [ofRun(state)] }]), ...parts].filter(({ cases }) => cases.length > 0);
}
/** One suite for the blocks of each document, or of a reply. */
function codeSuites(attempt) {
    const suites = new Map();
    for (const execution of attempt?.executions ?? []) {
        const { document: file, line = 1, language = "" } = attempt?.reply.blocks[execution.block] ?? {};
        const named = file === undefined ? `block ${execution.block + 1}: ${language}` : `line ${line}: ${language}`;
        const each = { ...caseOf(named, execution), ...(file !== undefined && { place: { file, line } }) };
        const suite = file ?? "code";
        suites.set(suite, [...(suites.get(suite) ?? []), each]);
    }
    return [...suites].map(([name, cases]) => ({ name, cases }));
}
function ofRun({ run, end, lastAt }) {
    const outcome = end?.outcome ?? "cancelled";
    const seconds = (Date.parse(lastAt ?? run.at) - Date.parse(run.at)) / 1000;
    const name = run.task.text.trim().split("\n")[0].slice(0, 200);
    if (outcome === "passed" || outcome === "answered")
        return { name, seconds };
    const as = outcomes/* outcomes */.KI[outcome].exitCode === outcomes/* outcomes */.KI["infrastructure-error"].exitCode ? "error" : "failure";
    return {
        name,
        seconds,
        not: { as, message: `${outcome}: ${end?.reason ?? "The run has not ended yet."}` },
    };
}
function caseOf(name, execution) {
    const { durationMs, ending, exitCode, evidence, stdout, stderr } = execution;
    const output = [stdout.text, stderr.text].filter((text) => text !== "").join("\n");
    const head = { name, seconds: durationMs / 1000, ...(output !== "" && { output }) };
    if (!(0,endings/* hasRun */.gb)(execution))
        return { ...head, not: { as: "skipped", message: evidence } };
    if ((0,facts_execution/* hasPassed */.Pc)(execution))
        return head;
    const { unproven, untested, unlikeDocument } = execution;
    const message = unproven ?? unlikeDocument ?? `${ending}, exit code ${exitCode ?? "unknown"}: ${untested ?? evidence}`;
    return { ...head, not: { as: "failure", message } };
}
function ofTest({ name, status }) {
    const not = status === "failed"
        ? { as: "failure", message: "failed" }
        : status === "skipped"
            ? { as: "skipped", message: "skipped" }
            : undefined;
    return { name, seconds: 0, ...(not !== undefined && { not }) };
}
function countsOf(cases) {
    const of = (as) => cases.filter(({ not }) => not?.as === as).length;
    return {
        "@tests": cases.length,
        "@failures": of("failure"),
        "@errors": of("error"),
        "@skipped": of("skipped"),
        "@time": cases.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(3),
    };
}
function testcase(suite, { name, seconds, place, not, output }) {
    return {
        "@classname": readable(suite),
        "@name": readable(name),
        ...(place !== undefined && { "@file": readable(place.file), "@line": place.line }),
        "@time": seconds.toFixed(3),
        ...(not !== undefined && { [not.as]: { "@message": readable(not.message) } }),
        ...(output !== undefined && { "system-out": readable((0,truncate/* truncateMiddle */.k)(output, maxOutputChars)) }),
    };
}
/** Removes control characters, because viewers do not show them, and two more characters that XML forbids. */
function readable(text) {
    return (0,visible/* showHidden */.U)(text)
        .toWellFormed()
        .replace(/[\uFFFE\uFFFF]/g, "\uFFFD");
}

// EXTERNAL MODULE: ./lib/reports/markdown.js + 1 modules
var markdown = __webpack_require__(18899);
// EXTERNAL MODULE: ./lib/markdown/defuse.js + 2 modules
var defuse = __webpack_require__(51153);
;// CONCATENATED MODULE: ./lib/reports/formats/notebook.js


/**
 * The limit for all displayed results, so that an editor opens the notebook at once. The cell's output names further
 * ones.
 */
const maxShownBytes = 32 * 1024 ** 2;
/** First lines that make a cell run as the block did. Code in the kernel's own language needs none. */
const cellMagics = {
    sh: "%%sh",
    bash: "%%bash",
    javascript: "%%script node",
};
/**
 * A run in a kernel as a notebook (nbformat 4.5), for Jupyter and editors. It has the model's text, and each block as a
 * cell with its output, results and errors.
 */
async function renderNotebook({ task, attempts }, { kernel, language }, read) {
    const shown = await readAll(attempts.flatMap(({ blocks }) => blocks), read);
    let count = 0;
    const cells = attempts.flatMap(({ number, unit, said, blocks }) => [
        notebook_markdown(`${unit}-${number}`, `## ${unit === "turn" ? "Turn" : "Attempt"} ${number}\n\n${words(said, blocks)}`),
        ...blocks.map((block, index) => {
            if (block.execution !== null && block.execution.ending !== "not-run")
                count += 1;
            return codeCell(`${unit}-${number}-block-${index + 1}`, block, { language, shown, count });
        }),
    ]);
    const notebook = {
        nbformat: 4,
        nbformat_minor: 5,
        metadata: {
            kernelspec: { name: kernel, display_name: kernel, language },
            language_info: { name: language },
        },
        cells: [notebook_markdown("task", `# Task\n\n${(0,defuse/* defuseMarkdown */.s)(task.text)}`), ...cells],
    };
    return `${JSON.stringify(notebook, null, 1)}\n`;
}
/** The reply's text without the code, which has cells of its own. */
function words(text, blocks) {
    return (0,defuse/* defuseMarkdown */.s)(text, { omitCode: blocks.map(({ block }) => block.code) });
}
function notebook_markdown(id, source) {
    return { cell_type: "markdown", id, metadata: {}, source };
}
function codeCell(id, { block, execution }, { language, shown, count }) {
    const magic = block.language === language ? undefined : cellMagics[block.language];
    return {
        cell_type: "code",
        id,
        metadata: {},
        execution_count: execution === null || execution.ending === "not-run" ? null : count,
        source: magic === undefined ? block.code : `${magic}\n${block.code}`,
        outputs: execution === null ? [] : outputsOf(execution, shown),
    };
}
function outputsOf(execution, shown) {
    const parts = (0,output_lines/* orderedParts */.eC)(execution)
        .map(({ from, text }) => ({ output_type: "stream", name: from, text: withoutShownNames(text, shown) }))
        .filter(({ text }) => text !== "");
    const results = (execution.shown ?? []).flatMap(({ name }) => shown.get(name) ?? []);
    return [...parts, ...results];
}
/** Removes the names of results that are shown with the output. */
function withoutShownNames(text, shown) {
    const isName = (line) => {
        const name = /: shown\/(shown_[0-9a-f]{16}\.[a-z]+(?:\.txt)?)\]$/.exec(line)?.[1];
        return line.startsWith("[") && name !== undefined && shown.has(name);
    };
    return text
        .split("\n")
        .filter((line) => !isName(line))
        .join("\n");
}
/**
 * Reads the displayed results in a notebook's form: pictures in base64, SVG and text unchanged. A result that cannot be
 * read is only named.
 */
async function readAll(blocks, read) {
    const outputs = new Map();
    let room = maxShownBytes;
    const all = blocks.flatMap(({ execution }) => execution?.shown ?? []);
    // A result may be displayed several times. Each time counts.
    const times = new Map();
    for (const { name } of all)
        times.set(name, (times.get(name) ?? 0) + 1);
    for (const { name, type, bytes, caption = "" } of all) {
        if (outputs.has(name) || bytes * times.get(name) > room)
            continue;
        const content = await read(name).catch(() => null);
        if (content === null)
            continue;
        room -= bytes * times.get(name);
        const isBinary = /^image\/(?!svg)|\/pdf$/.test(type);
        const data = Buffer.from(content).toString(isBinary ? "base64" : "utf8");
        const value = type === "application/json" ? parsed(data) : data;
        outputs.set(name, {
            output_type: "display_data",
            metadata: {},
            data: { [type]: value, ...(caption !== "" && { "text/plain": caption }) },
        });
    }
    return outputs;
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return text;
    }
}

// EXTERNAL MODULE: ./lib/reports/report-of.js + 1 modules
var report_of = __webpack_require__(23045);
// EXTERNAL MODULE: ./lib/reports/result/result.js
var result = __webpack_require__(13708);
// EXTERNAL MODULE: ./lib/run/told/images.js
var told_images = __webpack_require__(67489);
// EXTERNAL MODULE: ./lib/run/told/prompt.js + 4 modules
var told_prompt = __webpack_require__(56700);
;// CONCATENATED MODULE: ./lib/reports/formats/trajectory.js





/**
 * A run as a trajectory of the Agent Trajectory Interchange Format, version 1.7, for viewers and for training. It has
 * the conversation that the model saw, and the tokens and costs. Each block is a call of the tool `execute` with its
 * result.
 */
function trajectoryOf(events) {
    const state = (0,apply/* fold */.AU)(events);
    const run = state.run;
    const timed = [...begun(state), ...events.flatMap((event) => stepOf(event, state))];
    const steps = timed.map((step, index) => ({ step_id: index + 1, ...step }));
    const { usage, end, lastSession } = state;
    const verifications = (0,standing/* decidingAttempt */.JF)(state)?.verifications ?? [];
    return {
        schema_version: "ATIF-v1.7",
        session_id: run.runId,
        trajectory_id: run.runId,
        agent: {
            name: "agent-exec",
            version: run.version,
            ...(run.writer !== null && { model_name: run.writer }),
            extra: { executor: lastSession?.executor ?? null, image: lastSession?.image ?? null },
        },
        steps,
        final_metrics: {
            total_prompt_tokens: usage.inputTokens,
            total_completion_tokens: usage.outputTokens,
            ...(usage.cachedTokens !== undefined && { total_cached_tokens: usage.cachedTokens }),
            ...(usage.costUsd !== null && { total_cost_usd: usage.costUsd }),
            total_steps: steps.length,
            extra: {
                outcome: end?.outcome ?? null,
                verifications: verifications.length,
                verifications_passed: verifications.filter(facts_execution/* hasPassed */.Pc).length,
            },
        },
    };
}
/** The messages before the first reply. */
function begun(state) {
    const { at, task, policy } = state.run;
    if (!policy.hasWriter)
        return [{ timestamp: at, source: "user", message: task.text }];
    return (0,told_prompt/* conversation */.Wl)({ ...state, attempts: [] }).map(({ role, content }) => {
        const source = role === "assistant" ? "agent" : role;
        return {
            timestamp: at,
            source,
            message: content,
            // This step belongs to an earlier run or a thread.
            ...(source === "agent" && { is_copied_context: true }),
        };
    });
}
function stepOf(event, state) {
    switch (event.type) {
        case "reply":
            return [replied(event, state)];
        case "control":
        case "verification": {
            const when = event.type === "control" ? ", before any change" : "";
            return [said(event, "system", `Verification${when}: ${event.command}`, [resultOf(event)])];
        }
        case "decision":
            if (event.source === "rule")
                return [said(event, "system", event.reason)];
            if (event.isInReply === true)
                return [];
            return [asked(event, event.text ?? JSON.stringify({ retry: event.retry, reason: event.reason }))];
        case "approval":
            return [said(event, "user", event.reason === "" ? `approved: ${event.approved}` : event.reason)];
        case "data":
            return [asked(event, JSON.stringify(event.value))];
        case "reflection":
            return [asked(event, event.text)];
        case "run-ended":
            return [said(event, "system", `${event.outcome}: ${event.reason}`)];
        default:
            return [];
    }
}
function said({ at }, source, message, results = []) {
    return { timestamp: at, source, message, ...(results.length > 0 && { observation: { results } }) };
}
function asked({ at, usage }, message) {
    return { timestamp: at, source: "agent", message, ...(usage !== undefined && metered(usage)) };
}
function replied(event, state) {
    const attempt = state.attempts.find(({ number }) => number === event.attempt);
    const idOf = (block) => `attempt-${event.attempt}-block-${block + 1}`;
    const calls = (attempt?.reply.blocks ?? event.blocks).map(({ language, code, path }, index) => ({
        tool_call_id: idOf(index),
        function_name: "execute",
        arguments: { language, code, ...(path !== null && { path }) },
    }));
    const results = [...(attempt?.lost ?? []), ...(attempt?.executions ?? [])].map((each) => ({
        source_call_id: idOf(each.block),
        ...resultOf(each),
    }));
    const hasWriter = state.run.policy.hasWriter;
    return {
        timestamp: event.at,
        source: "agent",
        message: event.text,
        ...(event.thought !== null && hasWriter && { reasoning_content: event.thought }),
        ...(calls.length > 0 && { tool_calls: calls }),
        ...(results.length > 0 && { observation: { results } }),
        ...(hasWriter ? metered(event.usage) : { llm_call_count: 0 }),
        ...extraOf(attempt),
    };
}
function extraOf(attempt) {
    const pictures = attempt === undefined ? [] : (0,told_images/* imagesOf */.I)(attempt);
    return pictures.length === 0 ? {} : { extra: { pictures: pictures.map(({ name }) => name) } };
}
function resultOf({ stdout, stderr, ending, exitCode, durationMs, unproven, tests }) {
    return {
        content: [stdout.text, stderr.text].filter((text) => text !== "").join("\n"),
        extra: {
            ending,
            exit_code: exitCode,
            duration_ms: durationMs,
            ...(tests !== undefined && {
                tests: { passed: tests.passed, failed: tests.failed, skipped: tests.skipped },
            }),
            ...(unproven !== undefined && { unproven }),
        },
    };
}
function metered({ calls, inputTokens, outputTokens, cachedTokens, costUsd, isEstimated }) {
    // A script or a rule answered, not a model.
    if (calls === 0)
        return { llm_call_count: 0 };
    return {
        llm_call_count: calls,
        metrics: {
            prompt_tokens: inputTokens,
            completion_tokens: outputTokens,
            ...(cachedTokens !== undefined && { cached_tokens: cachedTokens }),
            ...(costUsd !== null && { cost_usd: costUsd }),
            ...(isEstimated === true && { extra: { is_estimated: true } }),
        },
    };
}

;// CONCATENATED MODULE: ./lib/reports/files.js










/** A longer report.md is hard to open in an editor. The run's folder has the parts that are left out. */
const maxReportChars = 16 * 1024 ** 2;
/**
 * Makes the files of a run's folder that are computed from its events: `result.json`, `report.md`, `report.html`,
 * `junit.xml`, `trajectory.json`, `report.ipynb` for a run in a kernel, and the code and output of each attempt's
 * blocks. Pictures that cannot be read are left out. `runDir` is the folder's absolute path. Default: none.
 */
async function renderFiles(events, { runDir = null, ...read }) {
    const report = (0,report_of/* reportOf */.E)(events);
    const files = new Map([
        ["result.json", `${JSON.stringify((0,result/* resultOf */.Bg)(events, runDir), null, 2)}\n`],
        ["report.md", (0,markdown/* renderMarkdown */.Gc)(report, { maxChars: maxReportChars })],
        ["report.html", await (0,html/* renderHtml */.K)(report, read)],
        ["junit.xml", junitOf(events)],
        ["trajectory.json", `${JSON.stringify(trajectoryOf(events), null, 2)}\n`],
    ]);
    const { attempts, lastSession } = (0,apply/* fold */.AU)(events);
    const { kernel, languages: [language = ""] = [] } = lastSession ?? {};
    if (kernel !== undefined && read.readShown !== undefined)
        files.set("report.ipynb", await renderNotebook(report, { kernel, language }, read.readShown));
    for (const attempt of attempts) {
        for (const [name, text] of attemptFiles(attempt))
            files.set(`attempts/${attempt.number}/${name}`, text);
    }
    return files;
}
function attemptFiles({ reply, executions }) {
    const blocks = reply.blocks.map(({ code, path, language }, index) => {
        const file = executions.find(({ block }) => block === index)?.file;
        return [`block-${index + 1}${extensionOf(file ?? path, language)}`, code];
    });
    const printed = (stream) => executions.map((each) => printedText(each[stream])).join("");
    return [...blocks, ["stdout", printed("stdout")], ["stderr", printed("stderr")]];
}
/** The printed text for a file. If the program wrote bytes that are not text, the file says so at its end. */
function printedText({ text, replaced = 0 }) {
    if (replaced === 0)
        return text;
    return `${text}${text.endsWith("\n") ? "" : "\n"}[… ${(0,output_lines/* replacedWords */.M8)(replaced)} …]\n`;
}
/**
 * The file ending for a block's code. Only the ending of its file's name is used, because the name itself could mean
 * another file here. A block without a file gets the ending of its language.
 */
function extensionOf(file, language) {
    return /\.[a-z0-9]{1,8}$/i.exec(file ?? "")?.[0] ?? (0,code_endings/* endingOfLanguage */.$)(language) ?? ".txt";
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


/** What people should do with the opened pull request. This is the run's next step. */
function nextOfPullRequest({ isDraft, isMergeable, waitsForApproval }, { isVerified }) {
    return [
        isVerified ? "" : "The change is not verified.",
        isMergeable === false ? "Resolve the conflicts in the pull request first." : "",
        waitsForApproval ? "Approve the workflow runs of the pull request." : "",
        isDraft ? "Review the draft pull request." : "Review and merge the pull request.",
    ]
        .filter((sentence) => sentence !== "")
        .join(" ");
}
const whyWaits = "GitHub runs the workflows of a bot's pull request only after a person with write access approves them. " +
    "To start these workflows immediately, set `github-token` to an app's token.";
/** Why there is no pull request, and how people can open one; or why its workflows wait. */
function pullRequest(end) {
    if (end === null)
        return [];
    if (end.kind === "opened") {
        if (!end.waitsForApproval)
            return [];
        const title = "Why its workflows wait";
        return [{ name: "the pull request", rank: 9, title, blocks: () => [(0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)(whyWaits)] }];
    }
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


/***/ })

};
