export const id = 2735;
export const ids = [2735];
export const modules = {

/***/ 82735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ page),
  K: () => (/* binding */ renderHtml)
});

// EXTERNAL MODULE: ./lib/reports/print/html-blocks.js
var html_blocks = __webpack_require__(84013);
// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
// EXTERNAL MODULE: ./lib/reports/sections/pictures.js
var pictures = __webpack_require__(95545);
// EXTERNAL MODULE: ./lib/reports/print/html-tag.js
var html_tag = __webpack_require__(15595);
;// CONCATENATED MODULE: ./lib/reports/print/html-figures.js



/** The limit for all displayed results, because many people open the page on a phone. */
const maxShownBytes = 8 * 1024 ** 2;
const maxArtifactBytes = 4 * 1024 ** 2;
/** The limit for one table or text. */
const maxTextBytes = 256 * 1024;
/** Reads the pictures and tables for the page, up to the limit. Those of the latest attempts come first. */
async function readFigures({ attempts, files }, { readArtifact, readShown }) {
    const found = new Map();
    const shown = attempts
        .toReversed()
        .flatMap(({ blocks }) => blocks.flatMap(({ execution }) => execution?.shown ?? []));
    let room = maxShownBytes;
    for (const each of readShown === undefined ? [] : shown) {
        if (found.has((0,pictures/* shownKey */.dM)(each)) || each.bytes > room)
            continue;
        const figure = await read(each.name, readShown, (content) => shownFigure(each, content));
        if (figure === null)
            continue;
        room -= each.bytes;
        found.set((0,pictures/* shownKey */.dM)(each), figure);
    }
    room = maxArtifactBytes;
    for (const file of files) {
        if (!(0,pictures/* isPicture */.D1)(file.path) || file.bytes > Math.min(room, pictures/* maxPictureBytes */.ML))
            continue;
        const figure = await read(file.path, readArtifact, async (content) => picture(content, file.path, file.path));
        if (figure === null)
            continue;
        room -= file.bytes;
        found.set((0,pictures/* artifactKey */.Wf)(file), figure);
    }
    return found;
}
/** Reads one result. If it cannot be read, the report goes on without it. */
async function read(name, from, asFigure) {
    const content = await from(name).catch(() => null);
    return content === null ? null : asFigure(content);
}
function picture(content, name, alt) {
    const address = (0,pictures/* pictureAddress */.Bp)(content, name);
    return address === null ? null : (0,html_tag/* escaped */.Mk) `<img src="${address}" alt="${(0,truncate/* truncateEnd */.S)(alt, 200)}">`;
}
async function shownFigure({ name, type, caption = "" }, content) {
    if (type.startsWith("image/"))
        return picture(content, name, caption);
    if (content.length > maxTextBytes || type === "application/pdf")
        return null;
    const text = Buffer.from(content).toString("utf8");
    return type === "text/html" ? sanitised(text) : (0,html_tag/* escaped */.Mk) `<pre>${text}</pre>`;
}
const allowedTags = ("table thead tbody tfoot tr th td caption colgroup col h1 h2 h3 h4 h5 h6 p br hr div span pre code " +
    "blockquote b strong i em u s small sub sup ul ol li dl dt dd").split(" ");
/** Cleans a page that may be hostile: keeps tables, lists and text, and nothing that runs, loads, links or covers. */
async function sanitised(page) {
    const { default: sanitizeHtml } = await __webpack_require__.e(/* import() */ 3595).then(__webpack_require__.t.bind(__webpack_require__, 43595, 19));
    const safe = sanitizeHtml(page, {
        allowedTags,
        allowedAttributes: { "*": ["colspan", "rowspan", "align"] },
        nestingLimit: 100,
    }).trim();
    return safe === "" ? null : (0,html_tag/* escaped */.Mk) `<div class="wide">${(0,html_tag/* trusted */.IZ)(safe)}</div>`;
}

// EXTERNAL MODULE: ./lib/output/visible.js
var output_visible = __webpack_require__(14647);
;// CONCATENATED MODULE: ./lib/reports/print/html-prose.js


/** A model does not write more in one reply. Longer text is shown as plain text and cut. */
const maxChars = 50_000;
const maxPlainChars = 200_000;
const protocols = new Set(["http:", "https:", "mailto:"]);
/**
 * Loads the Markdown parser. Its HTML has no HTML of the text, no image and nothing hidden. It links only to http, https
 * and mailto addresses, and these do not learn the page's own address.
 */
async function createProse() {
    const { default: MarkdownIt } = await __webpack_require__.e(/* import() */ 5251).then(__webpack_require__.bind(__webpack_require__, 65251));
    const parser = new MarkdownIt({ html: false, linkify: false, typographer: false }).disable("image");
    parser.validateLink = (url) => URL.canParse(url) && protocols.has(new URL(url).protocol);
    // An entity can hide a character that appears only after decoding. So the text is escaped here again.
    parser.renderer.rules["text"] = (tokens, index) => (0,html_tag/* escaped */.Mk) `${tokens[index]?.content ?? ""}`.markup;
    parser.renderer.rules["link_open"] = (tokens, index) => {
        const href = String(tokens[index]?.attrGet("href") ?? "");
        return (0,html_tag/* escaped */.Mk) `<a href="${href}" rel="noopener noreferrer nofollow">`.markup;
    };
    parser.renderer.rules["fence"] = (tokens, index) => plainCode(tokens[index]?.content ?? "").markup;
    parser.renderer.rules["code_block"] = parser.renderer.rules["fence"];
    return (markdown, omitCode = []) => {
        const visible = (0,output_visible/* showWithin */.L6)(markdown, maxPlainChars);
        if (visible.length > maxChars)
            return plainCode(visible);
        const omitted = new Set(omitCode.map((code) => (0,output_visible/* showWithin */.L6)(code, maxPlainChars).trimEnd()));
        const tokens = parser.parse(visible, {});
        const kept = tokens.filter((token) => token.type !== "fence" || !omitted.has(token.content.trimEnd()));
        return (0,html_tag/* trusted */.IZ)(parser.renderer.render(kept, parser.options, {}));
    };
}
function plainCode(text) {
    return (0,html_tag/* escaped */.Mk) `<pre class="plain">${text}</pre>`;
}

;// CONCATENATED MODULE: ./lib/reports/print/html-style.js
/** The page's style, for light and dark mode, narrow screens and paper. It loads no font, script or picture. */
const style = `
:root { color-scheme: light dark; --ink: #1f2328; --dim: #59636e; --line: #d1d9e0; --paper: #fff; --shade: #f6f8fa;
  --good: #1a7f37; --bad: #cf222e; --warn: #9a6700; --in: #dafbe1; --out: #ffebe9; --err: #fff1e5; --accent: #0969da; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6edf3; --dim: #9198a1; --line: #3d444d; --paper: #0d1117;
  --shade: #151b23; --good: #3fb950; --bad: #f85149; --warn: #d29922; --in: #12361f; --out: #42181b; --err: #3a2a16;
  --accent: #4493f8; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; }
main { max-width: 62rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem; }
a { color: var(--accent); }
h1 { font-size: 1.7rem; line-height: 1.25; margin: 0 0 .5rem; }
h2 { font-size: 1.2rem; margin: 2.2rem 0 .8rem; }
h3 { font-size: .95rem; margin: 1rem 0 .4rem; color: var(--dim); font-weight: 600; }
p { margin: .5rem 0; }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace; font-size: .86em; }
code { background: var(--shade); border-radius: 5px; padding: .12em .35em; overflow-wrap: anywhere; }
pre { margin: .4rem 0; padding: .7rem .9rem; overflow: auto; background: var(--shade); border: 1px solid var(--line);
  border-radius: 8px; line-height: 1.45; tab-size: 4; max-height: 48rem; }
pre span { display: block; }
.dim { color: var(--dim); font-weight: 400; }
.good { color: var(--good); } .bad { color: var(--bad); } .warn { color: var(--warn); } .skipped { color: var(--dim); }
header { border: 1px solid var(--line); border-left: 6px solid var(--dim); border-radius: 10px; padding: 1.1rem 1.3rem; }
header.good { border-left-color: var(--good); } header.bad { border-left-color: var(--bad); }
header.warn { border-left-color: var(--warn); }
header.good, header.bad, header.warn { color: var(--ink); }
.facts th { width: 8rem; padding-left: 0; } .facts td { overflow-wrap: anywhere; } .facts tr:last-child > * { border: 0; }
.part { margin: 1rem 0; } .part > summary { font-size: 1.05rem; font-weight: 600; margin: .4rem 0; }
.note { border-left: 4px solid var(--warn); background: var(--shade); border-radius: 0 8px 8px 0; padding: .6rem .9rem; margin: 1rem 0; }
details > summary { cursor: pointer; }
.attempt { border: 1px solid var(--line); border-radius: 10px; padding: 0 1.1rem; margin: .8rem 0; }
.attempt > summary { padding: .75rem 0; overflow-wrap: anywhere; }
.attempt[open] { padding-bottom: .9rem; }
.attempt[open] > summary { border-bottom: 1px solid var(--line); margin-bottom: .8rem; }
.said, .task { border-left: 3px solid var(--line); padding-left: 1rem; }
.prose { overflow-wrap: anywhere; }
.prose h1, .prose h2, .prose h3, .prose h4, .prose h5, .prose h6 { font-size: 1rem; margin: .8rem 0 .3rem; color: inherit; }
.prose > :first-child { margin-top: 0; } .prose > :last-child { margin-bottom: 0; }
.box { background: var(--shade); border-radius: 8px; padding: .6rem .9rem; margin-top: .9rem; }
.code { counter-reset: line; padding-left: 0; }
.code span { padding-left: 3.6rem; text-indent: -3.6rem; }
.code span::before { counter-increment: line; content: counter(line); display: inline-block; width: 2.8rem; margin-right: .8rem;
  text-align: right; text-indent: 0; color: var(--dim); opacity: .7; user-select: none; }
.output > summary, .changes > summary { font-size: .85rem; color: var(--dim); margin: .4rem 0; }
.output pre { white-space: pre-wrap; overflow-wrap: anywhere; }
pre .stderr { background: var(--err); box-shadow: -.9rem 0 0 var(--err), .9rem 0 0 var(--err); }
summary .stderr { background: var(--err); border-radius: 4px; padding: 0 .3rem; }
pre .note { all: unset; display: block; color: var(--dim); font-style: italic; }
.diff span { width: max-content; min-width: 100%; }
.diff .in { background: var(--in); } .diff .out { background: var(--out); } .diff .at { color: var(--dim); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .92rem; }
th, td { text-align: left; padding: .4rem .7rem; border-bottom: 1px solid var(--line); vertical-align: top; }
th { color: var(--dim); font-weight: 600; }
.pictures { display: flex; flex-wrap: wrap; gap: 1rem; margin: 1.6rem 0 1rem; }
figure { margin: 0; max-width: 100%; }
figure img { max-width: 100%; max-height: 30rem; background: #fff; border: 1px solid var(--line); border-radius: 8px; display: block; }
figcaption { font-size: .85rem; margin-top: .3rem; }
footer { margin-top: 3rem; color: var(--dim); font-size: .85rem; }
.network td:first-child { min-width: 14rem; }
.runs { table-layout: fixed; } .runs th:first-child { width: 28%; } .runs th:nth-child(2) { width: 17%; } .runs td { overflow-wrap: anywhere; padding: .4rem .5rem; }
.runs th { padding: 0; } .runs th button { all: unset; cursor: pointer; padding: .4rem .5rem; }
.runs button:focus-visible { outline: 2px solid var(--accent); }
.bars { display: flex; align-items: flex-end; gap: 2px; height: 3rem; max-width: 26rem; margin-top: .4rem; }
.bars i { flex: 1; background: var(--accent); min-height: 1px; }
.ends { display: flex; justify-content: space-between; max-width: 26rem; font-size: .8rem; }
[aria-sort="ascending"] button::after { content: " ▲"; } [aria-sort="descending"] button::after { content: " ▼"; }
@media (max-width: 40rem) { main { padding: .8rem .7rem 2rem; } .attempt { padding: 0 .7rem; } h1 { font-size: 1.35rem; }
  .minor { display: none; } .runs th, .runs td { padding-left: .2rem; padding-right: .2rem; } .runs th button { padding: .4rem .2rem; }
  .network thead { display: none; } .network tr, .network td { display: block; }
  .network tr { padding: .5rem 0; border-bottom: 1px solid var(--line); } .network td { padding: .1rem 0; border: 0; }
  .network td:nth-child(4)::before { content: "Requests: "; } .network td:nth-child(5)::before { content: "First in: "; } }
@media print { main { max-width: none; padding: 0; } pre { max-height: none; white-space: pre-wrap; }
  .attempt, pre, figure { break-inside: auto; } details::details-content { content-visibility: visible; display: block; } }
`;

// EXTERNAL MODULE: ./lib/reports/document.js
var reports_document = __webpack_require__(91134);
// EXTERNAL MODULE: ./lib/reports/sections/headline.js
var headline = __webpack_require__(77922);
// EXTERNAL MODULE: ./lib/reports/sections/index.js + 7 modules
var reports_sections = __webpack_require__(43523);
;// CONCATENATED MODULE: ./lib/reports/html.js








/** Forbids the page to load or run anything, whatever its texts contain. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";
/** How many attempts to show in full: the first and the latest. Each other attempt has one line. */
const wholeAttempts = 200;
/** The limit for the output of all attempts, so that a browser stays fast. `attempts/` has the whole output. */
const maxOutputChars = 8 * 1024 ** 2;
const whole = { rows: 2_000, prose: 50_000, code: 200_000, output: 65_536, diff: 500_000 };
/** The report as a single HTML page, also for paper. It has no script, loads nothing, and contains its pictures. */
async function renderHtml(report, readers) {
    const materials = { prose: await createProse(), figures: await readFigures(report, readers) };
    const { top, sections } = (0,reports_sections/* documentOf */.l)(report, { maxAttempts: Infinity, wholeAttempts });
    const shownAttempts = Math.max(1, Math.min(report.attempts.length, wholeAttempts));
    const output = Math.min(whole.output, Math.floor(maxOutputChars / shownAttempts));
    return page((0,headline/* titleOf */.Gg)(report), [
        header(top),
        ...foldedParts(sections, { ...whole, output }, materials),
        (0,html_tag/* escaped */.Mk) `<footer>agent-exec ${report.version.slice(0, 40)} · run ${report.runId.slice(0, 80)} · ${report.startedAt.slice(0, 40)}</footer>`,
    ]);
}
/**
 * Makes a complete HTML page from these parts.
 * @param scriptSha256 the hash in base64 of the only script that the page may run. Default: none.
 */
function page(title, parts, scriptSha256) {
    const scripts = scriptSha256 === undefined ? "" : `; script-src 'sha256-${scriptSha256}'`;
    return (0,html_tag/* escaped */.Mk) `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${(0,html_tag/* trusted */.IZ)(policy + scripts)}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · agent-exec</title>
<style>${(0,html_tag/* trusted */.IZ)(style)}</style>
</head>
<body>
<main>
${parts.filter(({ markup }) => markup !== "").map((part) => (0,html_tag/* escaped */.Mk) `${part}\n`)}</main>
</body>
</html>
`.markup;
}
function header({ icon, tone, headline, next, line: said, changed, rows, cost }) {
    const under = [
        ...(said === "" ? [] : [(0,html_blocks/* line */.n8)(said)]),
        ...(changed === "" ? [] : [(0,html_tag/* escaped */.Mk) `<b>${(0,html_blocks/* line */.n8)(changed)}</b>`]),
    ];
    const told = [{ name: "Next", value: next }, ...rows, { name: "Cost", value: cost }];
    const facts = told
        .filter(({ value }) => value !== "")
        .map(({ name, value }) => (0,html_tag/* escaped */.Mk) `<tr><th>${name}</th><td>${(0,html_blocks/* line */.n8)(value)}</td></tr>`);
    return (0,html_tag/* escaped */.Mk) `<header class="${tone}"><h1>${icon} ${(0,html_blocks/* line */.n8)(headline)}</h1>
${under.map((each) => (0,html_tag/* escaped */.Mk) `<p>${each}</p>`)}<div class="wide"><table class="facts"><tbody>${facts}</tbody></table></div></header>`;
}
function foldedParts(sections, detail, materials) {
    return (0,reports_document/* groupsOf */.c1)(sections).map((group) => {
        const [{ title, isOpenOnPage: isOpen = false }] = group;
        const blocks = group.flatMap((each) => each.blocks(detail));
        if (title === undefined || blocks.length === 0)
            return (0,html_blocks/* htmlOf */.Zq)(blocks, materials);
        return (0,html_blocks/* foldOf */.Lc)({ kind: "fold", title, blocks, isOpen, look: "part" }, materials);
    });
}


/***/ }),

/***/ 84013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lc: () => (/* binding */ foldOf),
/* harmony export */   Zq: () => (/* binding */ htmlOf),
/* harmony export */   n8: () => (/* binding */ line)
/* harmony export */ });
/* harmony import */ var _output_output_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44934);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14647);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96065);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91134);
/* harmony import */ var _html_tag_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15595);





function htmlOf(blocks, materials) {
    const parts = blocks.map((block) => blockOf(block, materials)).filter(({ markup }) => markup !== "");
    return (0,_html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .trusted */ .IZ)(parts.map(({ markup }) => markup).join("\n"));
}
/** Prints one line, with at most 3,000 UTF-16 units of each text. */
function line(words) {
    return (0,_html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .escaped */ .Mk) `${(0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .spansOf */ .Ly)(words).map(spanOf)}`;
}
function spanOf(span) {
    if (typeof span === "string")
        return withCode(span);
    const text = inLine(span.text, 300);
    switch (span.as) {
        case "code":
            return (0,_html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .escaped */ .Mk) `<code>${text}</code>`;
        case "bold":
            return span.tone === undefined ? (0,_html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .escaped */ .Mk) `<b>${text}</b>` : (0,_html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .escaped */ .Mk) `<b class="${span.tone}">${text}</b>`;
        case "dim":
            return (0,_html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .escaped */ .Mk) `<span class="dim">${text}</span>`;
        case "link":
            return (0,_html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .escaped */ .Mk) `<a href="${span.to ?? ""}"><code>${text}</code></a>`;
    }
}
function withCode(text) {
    const parts = inLine(text, 3_000).split(/(`[^`]*`)/);
    return (0,_html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .escaped */ .Mk) `${parts.map((part) => (/^`.*`$/.test(part) ? (0,_html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .escaped */ .Mk) `<code>${part.slice(1, -1)}</code>` : (0,_html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .escaped */ .Mk) `${part}`))}`;
}
function inLine(text, maxChars) {
    return (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_4__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .showHidden */ .Ul)(text).replace(/\s+/g, " "), maxChars);
}
function blockOf(block, materials) {
    switch (block.kind) {
        case "paragraph":
            return paragraphOf(block.words, block.look);
        case "heading":
            return (0,_html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .escaped */ .Mk) `<h3>${line(block.words)}</h3>`;
        case "prose": {
            const words = materials.prose(block.markdown, block.omitCode).markup.trim();
            return words === "" ? _html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .nothing */ .s6 : (0,_html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .escaped */ .Mk) `<div class="prose said">${(0,_html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .trusted */ .IZ)(words)}</div>`;
        }
        case "list":
            return (0,_html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .escaped */ .Mk) `<ul>${block.items.map((item) => (0,_html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .escaped */ .Mk) `<li>${line(item)}</li>`)}</ul>`;
        case "table":
            return tableOf(block);
        case "code":
            return (0,_html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .escaped */ .Mk) `<pre class="code">${block.text.split("\n").map((each) => (0,_html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .escaped */ .Mk) `<span>${each}\n</span>`)}</pre>`;
        case "diff":
            return (0,_html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .escaped */ .Mk) `<pre class="diff">${block.lines.map((each) => (0,_html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .escaped */ .Mk) `<span class="${diffClass(each)}">${each}\n</span>`)}</pre>`;
        case "output":
            return outputOf(block);
        case "fold":
            return foldOf(block, materials);
        case "figures": {
            const shown = block.figures.flatMap(({ key, caption }) => {
                const figure = materials.figures.get(key);
                return figure === undefined
                    ? []
                    : (0,_html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .escaped */ .Mk) `<figure>${figure}<figcaption>${line(caption)}</figcaption></figure>`;
            });
            return shown.length === 0 ? _html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .nothing */ .s6 : (0,_html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .escaped */ .Mk) `<div class="pictures">${shown}</div>`;
        }
    }
}
function paragraphOf(words, look) {
    if (look === "warning")
        return (0,_html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .escaped */ .Mk) `<p class="note">⚠️ ${line(words)}</p>`;
    return look === undefined ? (0,_html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .escaped */ .Mk) `<p>${line(words)}</p>` : (0,_html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .escaped */ .Mk) `<p class="${look}">${line(words)}</p>`;
}
function tableOf({ head, rows, look }) {
    const titles = head.map((name) => (0,_html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .escaped */ .Mk) `<th>${name}</th>`);
    const lines = rows.map((cells) => (0,_html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .escaped */ .Mk) `<tr>${cells.map((cell) => (0,_html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .escaped */ .Mk) `<td>${line(cell)}</td>`)}</tr>\n`);
    const open = look === undefined ? (0,_html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .escaped */ .Mk) `<table>` : (0,_html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .escaped */ .Mk) `<table class="${look}">`;
    return (0,_html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .escaped */ .Mk) `<div class="wide">${open}<thead><tr>${titles}</tr></thead><tbody>${lines}</tbody></table></div>`;
}
function foldOf({ title, blocks, isOpen = false, look }, materials) {
    const body = htmlOf(blocks, materials);
    if (body.markup === "")
        return (0,_html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .escaped */ .Mk) `<p>${line(title)}</p>`;
    return details((0,_html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .escaped */ .Mk) `<summary>${line(title)}</summary>\n${body}`, isOpen, look);
}
function details(content, isOpen, look = "") {
    const name = look === "" ? _html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .nothing */ .s6 : (0,_html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .escaped */ .Mk) ` class="${look}"`;
    return (0,_html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .escaped */ .Mk) `<details${name}${isOpen ? (0,_html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .escaped */ .Mk) ` open` : _html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .nothing */ .s6}>${content}</details>`;
}
function diffClass(text) {
    if (text.startsWith("+"))
        return "in";
    if (text.startsWith("-"))
        return "out";
    return text.startsWith("@@") ? "at" : "same";
}
/** Output with more lines is folded. This is about one screen. */
const foldBeyondLines = 30;
function outputOf({ what, size, lines, isOpen = true }) {
    const printed = inRuns(lines).map(({ from, text }) => (0,_html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .escaped */ .Mk) `<span class="${from}">${text}</span>`);
    const title = size === "" ? what : `${what} · ${size}`;
    const content = (0,_html_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .escaped */ .Mk) `<summary>${title}</summary><pre>${printed}</pre>`;
    return details(content, isOpen && lines.length <= foldBeyondLines, "output");
}
/** Joins neighbouring lines of the same stream to one text. */
function inRuns(lines) {
    const runs = [];
    let texts = [];
    for (const [index, { from, text }] of lines.entries()) {
        texts.push(text);
        if (lines[index + 1]?.from === from)
            continue;
        runs.push({ from, text: `${texts.join("\n")}\n` });
        texts = [];
    }
    return runs;
}


/***/ }),

/***/ 15595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IZ: () => (/* binding */ trusted),
/* harmony export */   Mk: () => (/* binding */ escaped),
/* harmony export */   s6: () => (/* binding */ nothing)
/* harmony export */ });
/* unused harmony export Html */
/* harmony import */ var _markdown_html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61772);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14647);


/** Safe markup. Only `escaped` and `trusted` create it, so plain text is never used as markup. */
class Html {
    markup;
    constructor(markup) {
        this.markup = markup;
    }
}
/** A template for markup. It escapes all inserted texts and shows hidden characters. Inserted markup stays as it is. */
function escaped(parts, ...values) {
    return new Html(parts.reduce((markup, part, at) => markup + rendered(values[at - 1] ?? "") + part));
}
/** Marks a library's markup as safe, because the library has already cleaned it. */
function trusted(markup) {
    return new Html(markup);
}
const nothing = new Html("");
function rendered(value) {
    if (value instanceof Html)
        return value.markup;
    if (typeof value === "object")
        return value.map(({ markup }) => markup).join("");
    return (0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .Z)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .showHidden */ .Ul)(String(value)));
}


/***/ })

};
