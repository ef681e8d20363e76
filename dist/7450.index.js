export const id = 7450;
export const ids = [7450,8129];
export const modules = {

/***/ 8705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ parseAbout),
/* harmony export */   c: () => (/* binding */ batchName)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40104);


const about = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    version: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(1),
    /** The same for all shards of a batch, and for no other batch. */
    batch: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    shard: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ index: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), count: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() }),
    /** How many runs all shards have together. */
    runs: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    /** The runs of this shard. */
    ids: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
});
/** Null if it is no such content. */
function parseAbout(json) {
    try {
        return about.safeParse(JSON.parse(json)).data ?? null;
    }
    catch {
        return null;
    }
}
/**
 * Names a batch by its content: the same tasks in another order are the same batch.
 * @param common the settings that all tasks share, as they were given
 */
function batchName(entries, common, writer) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(JSON.stringify([writer, sorted(common)]));
    for (const { id, model, task } of entries.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
        hash.update(`\n${JSON.stringify([id, model ?? "", task.text, sorted(task.given), task.files?.sha256 ?? ""])}`);
    return hash.digest("hex");
}
function sorted(given) {
    return Object.entries(given).toSorted(([a], [b]) => (a < b ? -1 : 1));
}


/***/ }),

/***/ 94672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TA: () => (/* binding */ mergedLine),
/* harmony export */   hM: () => (/* binding */ unstartedRow),
/* harmony export */   o_: () => (/* binding */ jsonOf),
/* harmony export */   ti: () => (/* binding */ parseRows)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40104);
/* harmony import */ var _facts_outcomes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83518);
/* harmony import */ var _facts_reply_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73787);



const patch = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    files: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    insertions: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    deletions: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    base: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
});
const outcomeNames = (0,_facts_outcomes_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomesThat */ .Dn)(() => true);
const row = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(outcomeNames),
    verified: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    attempts: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    turns: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    usage: zod__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(_facts_reply_js__WEBPACK_IMPORTED_MODULE_1__/* .usage */ .CI),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().default(0),
    patch: patch.nullable(),
    reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().default(""),
    model: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().exactOptional(),
});
/** A row for a task whose run never began. */
function unstartedRow(id, reason) {
    const nothing = { verified: false, attempts: 0, turns: 0, usage: _facts_reply_js__WEBPACK_IMPORTED_MODULE_1__/* .noUsage */ .tk, durationMs: 0, patch: null };
    return { id, outcome: "infrastructure-error", ...nothing, reason };
}
/** The rows of a file with one per line. Skips a torn last line: its process was killed while it wrote the line. */
function parseRows(text) {
    return text.split("\n").flatMap((line) => {
        const { data, success } = row.safeParse(jsonOf(line));
        return success ? [data] : [];
    });
}
/** A row as it is compared: without times and words, which differ from machine to machine. */
function mergedLine({ id, outcome, verified, attempts, turns, usage, patch, model, }) {
    const { calls, inputTokens, outputTokens, costUsd } = usage;
    const change = patch === null ? null : { files: patch.files, insertions: patch.insertions, deletions: patch.deletions };
    const counted = { calls, inputTokens, outputTokens, costUsd };
    const named = model === undefined ? {} : { model };
    return `${JSON.stringify({ id, ...named, outcome, verified, attempts, turns, usage: counted, patch: change })}\n`;
}
/** Null if the text is no JSON: its process was killed while it wrote the text. */
function jsonOf(line) {
    try {
        return JSON.parse(line);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 23255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WQ: () => (/* binding */ whole),
/* harmony export */   lQ: () => (/* binding */ matrixOf),
/* harmony export */   ov: () => (/* binding */ idsOfShard),
/* harmony export */   uK: () => (/* binding */ parseShard),
/* harmony export */   y_: () => (/* binding */ maxShards)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const whole = { index: 1, count: 1 };
/** More jobs than this GitHub refuses in one matrix. */
const maxShards = 256;
/** Reads `2/4`. Null if it is no shard. */
function parseShard(text) {
    const [, index = "", count = ""] = /^(\d{1,5})\/(\d{1,5})$/.exec(text.trim()) ?? [];
    const shard = { index: Number(index), count: Number(count) };
    return shard.index >= 1 && shard.index <= shard.count ? shard : null;
}
/**
 * The ids of one shard, sorted. Each id is in exactly one shard, whatever the order of the ids.
 * @param durationMs how long a run took before; undefined: unknown
 */
function idsOfShard(ids, { index, count }, durationMs = () => undefined) {
    const known = ids.flatMap((id) => durationMs(id) ?? []);
    const usual = known.length === 0 ? 1 : known.reduce((sum, each) => sum + each, 0) / known.length;
    // Sorted by a hash, because neighbours in a file are often alike.
    const all = ids
        .map((id) => ({ id, ms: durationMs(id) ?? usual, hash: hashOf(id) }))
        .toSorted((a, b) => b.ms - a.ms || (a.hash < b.hash ? -1 : 1));
    const loads = Array.from({ length: count }, () => 0);
    const mine = [];
    for (const { id, ms } of all) {
        const lightest = loads.indexOf(Math.min(...loads));
        loads[lightest] += ms;
        if (lightest === index - 1)
            mine.push(id);
    }
    return mine.toSorted();
}
/** The matrix of a GitHub workflow, with one job for each shard. */
function matrixOf(jobs) {
    return { include: Array.from({ length: jobs }, (_, at) => ({ shard: at + 1, shards: jobs })) };
}
function hashOf(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest("hex");
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


/** What a batch shows. Infrastructure errors count neither as passed nor as failed. */
function verdictOf(rows, { maxInfrastructure, runs, stopped }) {
    const infrastructure = rows.filter(isInfrastructure).length;
    const passed = rows.filter(hasPassed).length;
    const answered = rows.filter(hasAnswered).length;
    const failed = rows.length - passed - answered - infrastructure;
    const left = runs - rows.length;
    const costs = rows.flatMap(({ usage }) => usage.costUsd ?? []);
    const costUsd = costs.length === 0 ? null : costs.reduce((sum, each) => sum + each, 0);
    const isSound = rows.length === 0 || infrastructure / rows.length <= maxInfrastructure;
    const exitCode = stopped === "signal"
        ? _facts_outcomes_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomes */ .KI.cancelled.exitCode
        : stopped === "cost"
            ? _facts_outcomes_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomes */ .KI["budget-spent"].exitCode
            : !isSound
                ? _facts_outcomes_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomes */ .KI["infrastructure-error"].exitCode
                : failed > 0
                    ? _facts_outcomes_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomes */ .KI.failed.exitCode
                    : 0;
    const judged = passed + answered + failed;
    const sentences = [
        `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(passed)} of ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)("run", judged)} passed${judged === 0 ? "" : ` (${percent(passed / judged)})`}.`,
        answered === 0 ? "" : `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)("run", answered)} answered in words and changed no file.`,
        infrastructure === 0
            ? ""
            : `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)("run", infrastructure)} (${percent(infrastructure / rows.length)}) ended with an infrastructure error and ${infrastructure === 1 ? "counts" : "count"} neither as passed nor as failed.${isSound ? "" : ` At most ${percent(maxInfrastructure)} may.`}`,
        left === 0 ? "" : `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)("run", left)} ${left === 1 ? "is" : "are"} left.`,
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
/** The model answered in words and changed no file: neither passed nor failed. */
function hasAnswered({ outcome }) {
    return outcome === "answered";
}
/** Reads `5%` or `0.5%` as a share. Null if it has another form. */
function parsePercent(text) {
    const [, number] = /^(\d{1,3}(?:\.\d{1,3})?)\s*%$/.exec(text.trim()) ?? [];
    return number === undefined || Number(number) > 100 ? null : Number(number) / 100;
}
function percent(share) {
    return `${Math.round(share * 1000) / 10}%`;
}


/***/ }),

/***/ 19348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Py: () => (/* binding */ batchFlagsOf),
/* harmony export */   Vf: () => (/* binding */ batchFlagNames),
/* harmony export */   fm: () => (/* binding */ infrastructureOf)
/* harmony export */ });
/* unused harmony export batchWriters */
/* harmony import */ var _batch_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26497);
/* harmony import */ var _batch_shards_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23255);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);



const batchWriters = ["model", "oracle", "nop"];
/** The names of these options. All others are settings of the runs. */
const batchFlagNames = [
    "concurrency",
    "resume",
    "repeat",
    "max-total-cost-usd",
    "max-infrastructure",
    "writer",
    "shard",
    "plan",
    "skip-broken",
    "durations",
];
/** @throws AgentExecError `settings-invalid` that names every problem. */
function batchFlagsOf(given) {
    const problems = [];
    const read = (name, parse, form, absent) => {
        const text = given[name];
        if (text === undefined)
            return absent;
        const value = typeof text === "string" ? parse(text) : null;
        if (value === null)
            problems.push(`--${name}: must be ${form}, not ${JSON.stringify(text)}`);
        return value ?? absent;
    };
    const flags = {
        concurrency: read("concurrency", wholeUpTo(1000), "a whole number from 1 to 1000", null),
        isResumed: given["resume"] === true,
        repeat: read("repeat", wholeUpTo(1000), "a whole number from 1 to 1000", 1),
        maxTotalCostUsd: read("max-total-cost-usd", positive, "an amount in US dollars above 0", undefined),
        maxInfrastructure: infrastructureOf(given, problems),
        writer: read("writer", (text) => batchWriters.find((name) => name === text) ?? null, batchWriters.join(", "), "model"),
        shard: read("shard", _batch_shards_js__WEBPACK_IMPORTED_MODULE_1__/* .parseShard */ .uK, "I/N, such as 1/4 for the first of four parts (shards)", _batch_shards_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ),
        plan: read("plan", wholeUpTo(100_000), "a number of jobs", null),
        skipsBroken: given["skip-broken"] === true,
        durations: given["durations"],
    };
    if (flags.plan !== null && flags.plan > _batch_shards_js__WEBPACK_IMPORTED_MODULE_1__/* .maxShards */ .y_)
        problems.push(`--plan: GitHub allows at most ${_batch_shards_js__WEBPACK_IMPORTED_MODULE_1__/* .maxShards */ .y_} jobs in a matrix, not ${flags.plan}. Use fewer jobs: each runs several tasks at once`);
    if (problems.length === 0)
        return flags;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", problems.join("\n"), {
        nextStep: "Fix it and run again; `agent-exec batch --help` lists every option.",
    });
}
/** The share of `--max-infrastructure`, 0 by default. Adds what is wrong with it to `problems`. */
function infrastructureOf(given, problems) {
    const text = given["max-infrastructure"];
    if (text === undefined)
        return 0;
    const share = typeof text === "string" ? (0,_batch_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePercent */ .lo)(text) : null;
    if (share === null)
        problems.push(`--max-infrastructure: must be a percentage such as 5%, not ${JSON.stringify(text)}`);
    return share ?? 0;
}
function wholeUpTo(max) {
    return (text) => (/^[1-9]\d{0,5}$/.test(text) && Number(text) <= max ? Number(text) : null);
}
function positive(text) {
    return /^\d{1,7}(\.\d{1,6})?$/.test(text) && Number(text) >= 0.0001 ? Number(text) : null;
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
    const line = (0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .U)(text).replace(/\s+/g, " ").trim();
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

/***/ 39817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ batchHtml),
  G: () => (/* binding */ batchMarkdown)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/batch/verdict.js
var verdict = __webpack_require__(26497);
// EXTERNAL MODULE: ./lib/facts/outcomes.js
var outcomes = __webpack_require__(83518);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/reports/document.js
var reports_document = __webpack_require__(91134);
// EXTERNAL MODULE: ./lib/reports/html.js + 4 modules
var html = __webpack_require__(37976);
// EXTERNAL MODULE: ./lib/reports/print/html-blocks.js
var html_blocks = __webpack_require__(84013);
// EXTERNAL MODULE: ./lib/reports/print/html-tag.js
var html_tag = __webpack_require__(70833);
// EXTERNAL MODULE: ./lib/reports/print/markdown-blocks.js
var markdown_blocks = __webpack_require__(47809);
;// CONCATENATED MODULE: ./lib/reports/print/batch-table.cjs.js
/* harmony default export */ const batch_table_cjs = ("// Sorts and filters the runs of a batch. It shows the first 500 that fit, because a browser takes seconds for ten\n// thousand. Without this script the page shows all runs.\nconst table = document.querySelector(\".runs\");\nconst body = table.tBodies[0];\nconst [search, outcome, shown, all] = [\"search\", \"outcome\", \"shown\", \"all\"].map((id) =>\n  document.getElementById(id),\n);\nlet rows = [...body.rows].map((row) => ({ row, text: row.textContent.toLowerCase() }));\nlet most = 500;\n\nfunction show() {\n  const words = search.value.toLowerCase();\n  let count = 0;\n  for (const { row, text } of rows) {\n    const fits = text.includes(words) && (outcome.value === \"\" || row.dataset.is === outcome.value);\n    if (fits) count += 1;\n    row.hidden = !fits || count > most;\n  }\n  shown.textContent = `${Math.min(count, most)} of ${rows.length}`;\n  all.hidden = count <= most;\n  all.textContent = `Show all ${count}`;\n}\n\nfunction valueIn(row, column) {\n  const { v } = row.cells[column].dataset;\n  return v === undefined ? row.cells[column].textContent : Number(v);\n}\n\nfor (const [column, head] of [...table.tHead.rows[0].cells].entries()) {\n  head.firstElementChild.addEventListener(\"click\", () => {\n    const isUp = head.ariaSort !== \"ascending\";\n    for (const each of head.parentElement.cells) each.removeAttribute(\"aria-sort\");\n    head.ariaSort = isUp ? \"ascending\" : \"descending\";\n    const keyed = rows.map((each) => ({ each, key: valueIn(each.row, column) }));\n    keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0) * (isUp ? 1 : -1));\n    rows = keyed.map(({ each }) => each);\n    body.append(...rows.map(({ row }) => row));\n    show();\n  });\n}\nsearch.addEventListener(\"input\", show);\noutcome.addEventListener(\"change\", show);\nall.addEventListener(\"click\", () => {\n  most = Infinity;\n  show();\n});\ndocument.querySelector(\".tools\").hidden = false;\nshow();\n");

;// CONCATENATED MODULE: ./lib/reports/batch-report.js










/** So many runs stand in Markdown: GitHub shows at most 1 MiB in a job's summary. */
const maxRows = 500;
/** So many runs the page shows at once: a browser takes seconds for ten thousand. */
const firstRows = 500;
const head = ["Task", "Outcome", "Verified", "Turns", "Time", "Tokens", "Cost", "Change"];
/** Failed runs first, then infrastructure errors, because people look for these. */
function inOrder(rows) {
    const rank = (row) => ((0,verdict/* hasPassed */.Pc)(row) ? 2 : (0,verdict/* isInfrastructure */.Od)(row) ? 1 : 0);
    return rows.toSorted((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1));
}
/** The report in GitHub's Markdown, for a job's summary. */
function batchMarkdown({ verdict, rows }) {
    const all = inOrder(rows);
    const runs = all.slice(0, maxRows).map((row) => [(0,reports_document/* code */.aY)(row.id), ...cellsOf(row).map(({ text }) => text)]);
    const rest = all.length - runs.length;
    const groups = groupsOf(rows);
    return [
        `### ${iconOf(verdict)} ${verdict.words}`,
        ...(groups.length === 0 ? [] : [(0,markdown_blocks/* tableIn */.sV)({ head: groupHead, rows: groups })]),
        (0,markdown_blocks/* tableIn */.sV)({ head, rows: runs }),
        ...(rest === 0 ? [] : [`${(0,format/* count */.U9)("more run", rest)} in \`report.html\`.`]),
        "",
    ].join("\n\n");
}
/** The report as one page that needs nothing else. */
function batchHtml({ verdict, rows, folderOf }) {
    const found = [...new Set(rows.map(({ outcome }) => outcome))].toSorted();
    const bodyRows = inOrder(rows).map((row, at) => {
        const hidden = (0,html_tag/* trusted */.IZ)(at < firstRows ? "" : " hidden");
        const name = (0,html_tag/* escaped */.Mk) `<td><a href="${folderOf(row.id)}/report.html">${row.id}</a></td>`;
        return (0,html_tag/* escaped */.Mk) `<tr data-is="${row.outcome}"${hidden}>${name}${cellsOf(row).map(cell)}</tr>\n`;
    });
    const groups = groupsOf(rows);
    const parts = [
        (0,html_tag/* escaped */.Mk) `<header class="${toneOf(verdict)}"><h1>${iconOf(verdict)} ${(0,html_blocks/* line */.n8)(verdict.words)}</h1>${summary(rows)}</header>`,
        groups.length === 0 ? html_tag/* nothing */.s6 : plainTable(groupHead, groups),
        (0,html_tag/* escaped */.Mk) `<p class="tools" hidden><input id="search" type="search" placeholder="Search" aria-label="Search">
<select id="outcome" aria-label="Outcome"><option value="">all outcomes</option>${found.map((each) => (0,html_tag/* escaped */.Mk) `<option>${each}</option>`)}</select>
<span id="shown" class="dim"></span> <button id="all" type="button" hidden></button></p>
<noscript><style>.runs [hidden] { display: table-row; }</style></noscript>`,
        (0,html_tag/* escaped */.Mk) `<div class="wide"><table class="runs">
<thead><tr>${head.map((name) => (0,html_tag/* escaped */.Mk) `<th><button type="button">${name}</button></th>`)}</tr></thead>
<tbody>
${bodyRows}</tbody>
</table></div>
<script>${(0,html_tag/* trusted */.IZ)(batch_table_cjs)}</script>`,
    ];
    return (0,html/* page */.M)("Batch", parts, (0,external_node_crypto_.createHash)("sha256").update(batch_table_cjs).digest("base64"));
}
/** The cells behind the task's name. */
function cellsOf({ outcome, verified, turns, durationMs, usage, patch }) {
    const tokens = usage.inputTokens + usage.outputTokens;
    const lines = patch === null ? 0 : patch.insertions + patch.deletions;
    return [
        { text: `${outcomes/* outcomes */.KI[outcome].icon} ${outcome}` },
        { text: verified ? "yes" : "no" },
        { text: (0,format/* formatCount */.B4)(turns), value: turns },
        { text: (0,format/* formatDuration */.a3)(durationMs), value: durationMs },
        { text: (0,format/* formatCount */.B4)(tokens), value: tokens },
        { text: usage.costUsd === null ? "–" : (0,format/* formatUsd */.UK)(usage.costUsd), value: usage.costUsd ?? -1 },
        { text: patch === null ? "–" : `+${patch.insertions} −${patch.deletions}`, value: lines },
    ];
}
function cell({ text, value }) {
    return value === undefined ? (0,html_tag/* escaped */.Mk) `<td>${text}</td>` : (0,html_tag/* escaped */.Mk) `<td data-v="${value}">${text}</td>`;
}
const groupHead = ["Model", "Passed", "Failed", "Infrastructure errors", "Median time", "Cost"];
/** A row for each model; none if the batch does not compare models. */
function groupsOf(rows) {
    const models = [...new Set(rows.flatMap(({ model }) => model ?? []))].toSorted();
    return models.map((model) => {
        const own = rows.filter((row) => row.model === model);
        const [passed, infrastructure] = [own.filter(verdict/* hasPassed */.Pc).length, own.filter(verdict/* isInfrastructure */.Od).length];
        const times = own.map(({ durationMs }) => durationMs);
        const failed = own.length - passed - infrastructure - own.filter(verdict/* hasAnswered */.uG).length;
        const cost = own.reduce((sum, { usage }) => sum + (usage.costUsd ?? 0), 0);
        const counts = [passed, failed, infrastructure].map(format/* formatCount */.B4);
        return [model, ...counts, (0,format/* formatDuration */.a3)(quantile(times, 0.5)), cost === 0 ? "–" : (0,format/* formatUsd */.UK)(cost)];
    });
}
/** How time and cost are spread. */
function summary(rows) {
    if (rows.length === 0)
        return html_tag/* nothing */.s6;
    const times = rows.map(({ durationMs }) => durationMs);
    const costs = rows.flatMap(({ usage }) => usage.costUsd ?? []);
    const spread = (all, format) => `median ${format(quantile(all, 0.5))}, 90% within ${format(quantile(all, 0.9))}, at most ${format(quantile(all, 1))}`;
    const told = [
        ["Time of a run", spread(times, format/* formatDuration */.a3)],
        ...(costs.length === 0 ? [] : [["Cost of a run", spread(costs, format/* formatUsd */.UK)]]),
    ];
    const lines = told.map(([name, text]) => (0,html_tag/* escaped */.Mk) `<tr><th>${name}</th><td>${text}</td></tr>`);
    return (0,html_tag/* escaped */.Mk) `<table class="facts"><tbody>${lines}</tbody></table>`;
}
function quantile(values, share) {
    const sorted = values.toSorted((a, b) => a - b);
    return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
function plainTable(names, rows) {
    const cells = (row) => (0,html_tag/* escaped */.Mk) `<tr>${row.map((text) => (0,html_tag/* escaped */.Mk) `<td>${text}</td>`)}</tr>`;
    return (0,html_tag/* escaped */.Mk) `<div class="wide"><table><thead><tr>${names.map((name) => (0,html_tag/* escaped */.Mk) `<th>${name}</th>`)}</tr></thead>
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

/***/ 47809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RQ: () => (/* binding */ markdownOf),
/* harmony export */   sV: () => (/* binding */ tableIn),
/* harmony export */   ts: () => (/* binding */ foldIn)
/* harmony export */ });
/* harmony import */ var _markdown_defuse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51153);
/* harmony import */ var _markdown_fence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42328);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51196);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14647);
/* harmony import */ var _markdown_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16882);





/** Blocks in GitHub's Markdown. Nothing in it acts on GitHub, whatever the texts hold. */
function markdownOf(blocks) {
    return blocks
        .map(blockOf)
        .filter((text) => text !== "")
        .join("\n\n");
}
function foldIn(title, body, isOpen = false) {
    return `<details${isOpen ? " open" : ""}>\n<summary>${(0,_markdown_words_js__WEBPACK_IMPORTED_MODULE_3__/* .inSummary */ .ck)(title)}</summary>\n\n${body}\n\n</details>`;
}
/** Longer code and output is folded: about as much as fits on a screen beside the rest. */
const foldBeyondLines = { code: 32, output: 16 };
function blockOf(block) {
    switch (block.kind) {
        case "paragraph":
            if (block.look === "dim")
                return `<sub>${(0,_markdown_words_js__WEBPACK_IMPORTED_MODULE_3__/* .inSummary */ .ck)(block.words)}</sub>`;
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
            return (0,_markdown_fence_js__WEBPACK_IMPORTED_MODULE_4__/* .fence */ .EU)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .showHidden */ .U)(block.lines.join("\n")), "diff");
        case "output":
            return outputIn(block);
        case "fold": {
            const body = markdownOf(block.blocks);
            return body === "" ? `<p>${(0,_markdown_words_js__WEBPACK_IMPORTED_MODULE_3__/* .inSummary */ .ck)(block.title)}</p>` : foldIn(block.title, body, block.isOpen);
        }
        case "figures":
            // GitHub shows no picture that is not on its servers.
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
    const fenced = (0,_markdown_fence_js__WEBPACK_IMPORTED_MODULE_4__/* .fence */ .EU)(text, inertInfo(language));
    return lines > foldBeyondLines.code ? foldIn(`Code · ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)("line", lines)}`, fenced) : fenced;
}
/** GitHub draws these as pictures or offers them as a change. */
function inertInfo(language) {
    return /^(?:mermaid|geojson|topojson|stl|math|suggestion)$/i.test(language) ? "text" : language;
}
function outputIn({ what, size, lines }) {
    const isMixed = lines.some(({ from }) => from === "stdout") && lines.some(({ from }) => from === "stderr");
    const fenced = isMixed
        ? (0,_markdown_fence_js__WEBPACK_IMPORTED_MODULE_4__/* .fence */ .EU)(lines.map(marked).join("\n"), "diff")
        : (0,_markdown_fence_js__WEBPACK_IMPORTED_MODULE_4__/* .fence */ .EU)(lines.map(({ text }) => text).join("\n"), "text");
    const title = `${what}${isMixed ? ", lines of stderr marked with `!`" : ""}`;
    if (lines.length > foldBeyondLines.output)
        return foldIn(`${title} · ${size}`, fenced);
    return title === "Output" ? fenced : `<sub>${(0,_markdown_words_js__WEBPACK_IMPORTED_MODULE_3__/* .inSummary */ .ck)(title)}</sub>\n\n${fenced}`;
}
/** In a `diff` fence GitHub colours lines that begin with `!` and leaves those that begin with a blank as they are. */
function marked({ from, text }) {
    return from === "stderr" ? `! ${text}` : `  ${text}`;
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







/** Longer names are cut: 200 UTF-16 units in a paragraph, 160 in a table's cell. */
const maxCode = { paragraph: 200, cell: 160 };
/** One line of Markdown, for a paragraph or a list's item. */
function inMarkdown(words) {
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .spansOf */ .Ly)(words)
        .map((span) => spanIn(span, defused, (text) => (0,_markdown_fence_js__WEBPACK_IMPORTED_MODULE_4__/* .codeSpan */ .SS)((0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_5__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .showHidden */ .U)(text), maxCode.paragraph))))
        .join("");
}
/**
 * The same for a table's cell. There a bar ends the cell, even inside code and after a backslash, and one as an entity
 * is text. So all bars are replaced.
 */
function inCell(words) {
    const bar = (text) => text.replaceAll("|", "⟨U+007C⟩");
    const code = (text) => (0,_markdown_fence_js__WEBPACK_IMPORTED_MODULE_4__/* .codeSpan */ .SS)(bar((0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_5__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .showHidden */ .U)(text), maxCode.cell)));
    return ((0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .spansOf */ .Ly)(words)
        .map((span) => spanIn(span, (text) => defused(bar(text)).replaceAll("|", "\\|"), code))
        .join("") || "–");
}
/** One line of HTML for a fold's summary, which GitHub reads without Markdown. */
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
            return `<sub>${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_1__/* .defuseHtml */ .c)(span.text)}</sub>`;
        case "link":
            return linkTo((0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_1__/* .defuseHtml */ .c)(span.text), span.to ?? "");
    }
}
/** A file beside the page has no address here. */
function linkTo(label, to) {
    if (!URL.canParse(to))
        return label;
    return `<a href="${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeHtml */ .Z)(new URL(to).href.replace(/["<>]/g, encodeURIComponent))}">${label}</a>`;
}
/** Most of our own words need no parser. */
const harmless = /^(?:[\p{L}\p{Nd}\p{Extended_Pictographic} ,;:.()=?+–−·…'’"%$/]|\uFE0F)*$/u;
const active = /^\s*(?:\d+[.)]|[+=])|:\/\/|\bwww\./i;
function defused(text) {
    if (harmless.test(text) && !active.test(text) && !(0,_markdown_references_js__WEBPACK_IMPORTED_MODULE_6__/* .hasReference */ .UN)(text))
        return text;
    return edges(text, _markdown_defuse_js__WEBPACK_IMPORTED_MODULE_0__/* .defuseInline */ .w);
}
/** Blanks at the ends separate a sentence from its neighbours. */
function edges(text, change) {
    const inner = text.trim();
    if (inner === "")
        return text === "" ? "" : " ";
    return `${/^\s/.test(text) ? " " : ""}${change(inner)}${/\s$/.test(text) ? " " : ""}`;
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

/***/ 71294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ readBatchFolder),
/* harmony export */   Z: () => (/* binding */ openBatchFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _batch_about_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8705);
/* harmony import */ var _batch_row_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94672);
/* harmony import */ var _files_safe_changes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9122);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9668);
/* harmony import */ var _at_work_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55441);







const aboutName = "batch.json";
const resultsName = "results.jsonl";
/** 512 MiB: about a million results. */
const maxBytes = 512 * 1024 ** 2;
/**
 * Creates the folder of a batch, or continues an earlier one.
 * @param keeps whether the result of an earlier process counts; the others run again
 * @throws AgentExecError `settings-invalid` if the folder is not empty, is another batch's, or is in use;
 * `storage-failed` if the disk refuses.
 */
async function openBatchFolder(path, about, { isResumed, keeps }) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path);
    return attempt(`write to the batch's folder ${root}`, async () => {
        const names = await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_5__/* .namesIn */ .wX)(root).catch((error) => {
            if (error.code === "ENOENT")
                return [];
            throw error;
        });
        if (names.length === 0) {
            await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .createFolder */ .vV)(root);
            await (0,_at_work_js__WEBPACK_IMPORTED_MODULE_6__/* .sign */ ._S)(root);
            await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .replaceFile */ .fR)(root, aboutName, `${JSON.stringify(about)}\n`);
            await (await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .createFile */ .x3)(root, resultsName)).close();
            return folderAt(root, []);
        }
        if (!isResumed)
            throw refused(`The batch's folder ${root} is not empty.`, "Add --resume to continue the batch in it, or set --out to a new folder.");
        const found = (0,_batch_about_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAbout */ .P)(await textOf(root, aboutName));
        if (found === null)
            throw refused(`There is no batch in ${root}.`, "Set --out to the folder of the batch.");
        if (found.batch !== about.batch || JSON.stringify(found.shard) !== JSON.stringify(about.shard))
            throw refused(`${root} holds another batch or shard: its tasks, its settings or its --shard differ.`, "Give the same tasks and settings as before, or set --out to a new folder.");
        await (0,_at_work_js__WEBPACK_IMPORTED_MODULE_6__/* .takeOver */ .w9)(root);
        const rows = (0,_batch_row_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRows */ .ti)(await textOf(root, resultsName)).filter(keeps);
        await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .replaceFile */ .fR)(root, resultsName, rows.map(lineOf).join(""));
        return folderAt(root, rows);
    });
}
/** Reads a batch's folder. @throws AgentExecError `settings-invalid` if there is none. */
async function readBatchFolder(path) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path);
    try {
        const about = (0,_batch_about_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAbout */ .P)(await textOf(root, aboutName));
        if (about === null)
            throw new Error(`${aboutName} is not the description of a batch`);
        return { path, about, rows: (0,_batch_row_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRows */ .ti)(await textOf(root, resultsName)) };
    }
    catch (cause) {
        throw refused(`There is no batch in ${path}: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(cause)}`, "Name the folders that `agent-exec batch` wrote.", cause);
    }
}
async function folderAt(root, rows) {
    const results = await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .openToAppend */ .YT)(root, resultsName);
    return {
        path: root,
        rows,
        runPath: (id) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, "tasks", id),
        readOfRun: (id, name) => textOf(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)("tasks", id, name)).catch(() => null),
        clearRun: (id) => attempt(`remove ${id}`, () => (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .removeEntry */ .b4)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)("tasks", id))),
        give: (id, files) => attempt(`write the files of ${id}`, async () => {
            await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .removeEntry */ .b4)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)("given", id));
            for (const [name, { content, isExecutable }] of files)
                await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .replaceFile */ .fR)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)("given", id, name), content, isExecutable === true ? 0o777 : 0o666);
            return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, "given", id);
        }),
        append: (row) => attempt("write a result", () => results.appendFile(lineOf(row))),
        write: (name, content) => attempt(`write ${name}`, () => (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .replaceFile */ .fR)(root, name, content)),
        async close() {
            await results.close();
            await (0,_at_work_js__WEBPACK_IMPORTED_MODULE_6__/* .leave */ .qG)(root);
        },
    };
}
function lineOf(row) {
    return `${JSON.stringify(row)}\n`;
}
async function textOf(root, name) {
    return new TextDecoder().decode(await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readRegular */ .VX)(root, name, maxBytes));
}
async function attempt(what, work) {
    try {
        return await work();
    }
    catch (cause) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isAgentExecError */ .TE)(cause))
            throw cause;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("storage-failed", `Could not ${what}: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(cause)}`, {
            nextStep: "Free space on the disk, and check the folder's permissions. Then run the command again with --resume.",
            cause,
        });
    }
}
function refused(message, nextStep, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", message, { nextStep, cause });
}


/***/ })

};
