export const id = 2161;
export const ids = [2161];
export const modules = {

/***/ 39574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ag: () => (/* binding */ renderThought),
/* harmony export */   Pp: () => (/* binding */ diffLines),
/* harmony export */   Sz: () => (/* binding */ renderAttempt),
/* harmony export */   YT: () => (/* binding */ attemptHeading),
/* harmony export */   n8: () => (/* binding */ line)
/* harmony export */ });
/* harmony import */ var _ports_block_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89629);
/* harmony import */ var _ports_endings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97708);
/* harmony import */ var _ports_execution_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3646);
/* harmony import */ var _format_command_words_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(49994);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51196);
/* harmony import */ var _markdown_html_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61772);
/* harmony import */ var _output_lines_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(88510);
/* harmony import */ var _output_output_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44934);
/* harmony import */ var _output_show_within_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15778);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(96065);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14647);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(62758);
/* harmony import */ var _html_shown_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(24906);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1962);
/* harmony import */ var _document_order_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(44199);
/* harmony import */ var _report_of_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(75043);
/* harmony import */ var _titles_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(73880);

















/** A stranger's text in one line, escaped. */
function line(text, maxChars = 300) {
    return (0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeHtml */ .Z)((0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_13__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_7__/* .showHidden */ .U)(text).replace(/\s+/g, " ").trim(), maxChars));
}
/** An attempt as one line, for the ones that have no room of their own. */
function attemptHeading(attempt) {
    const { icon, word } = (0,_titles_js__WEBPACK_IMPORTED_MODULE_12__/* .standingWords */ .o4)(attempt.standing);
    const ran = attempt.blocks.flatMap(({ execution }) => execution ?? []);
    const failed = attempt.standing === "failed" ? ran.find((each) => !(0,_ports_execution_js__WEBPACK_IMPORTED_MODULE_2__/* .hasPassed */ .Pc)(each)) : undefined;
    const error = failed === undefined ? "" : (0,_output_js__WEBPACK_IMPORTED_MODULE_10__/* .lastErrorLine */ .H)(failed);
    const durationMs = ran.reduce((sum, execution) => sum + execution.durationMs, 0);
    return [
        `<span class="icon">${icon}</span> <b>${(0,_titles_js__WEBPACK_IMPORTED_MODULE_12__/* .headingOf */ .Wm)(attempt)}</b>`,
        `<span>${line(attempt.problem === "" ? word : attempt.problem)}</span>`,
        ran.length === 0 ? "" : `<span class="dim">${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(durationMs)}</span>`,
        error === "" ? "" : `<code>${line(error, 160)}</code>`,
    ]
        .filter((part) => part !== "")
        .join(" ");
}
function renderAttempt(attempt, detail, { isOpen }) {
    const { said, blocks, standing, verifications, decision, reply } = attempt;
    const asked = (0,_titles_js__WEBPACK_IMPORTED_MODULE_12__/* .askedWords */ .U1)(attempt);
    const around = (0,_document_order_js__WEBPACK_IMPORTED_MODULE_14__/* .wordsAround */ .Z)(attempt);
    const codes = blocks.map(({ block }) => block.code);
    const prose = (text) => {
        const words = standing === "answer" || text.trim() === "" ? "" : detail.prose(text, codes).trim();
        return words === "" ? "" : `<div class="prose said">${words}</div>`;
    };
    const told = (0,_report_of_js__WEBPACK_IMPORTED_MODULE_11__/* .toldBlocks */ .w)(attempt);
    const parts = [
        asked === "" ? "" : `<p class="dim">${asked}</p>`,
        renderThought(reply.thought, detail.prose),
        around === null ? prose(said) : "",
        ...attempt.approvals.map((made) => renderApproval(made, detail)),
        renderChanges(attempt),
        ...told.blocks.flatMap((block, index) => [
            around === null ? "" : prose(around[index]),
            renderBlock(block, index, { isOnly: blocks.length === 1, standing, detail }),
        ]),
        around === null ? "" : prose(around.slice(told.blocks.length).join("")),
        told.rest === "" ? "" : `<p class="dim">${told.rest}</p>`,
        renderLost(attempt),
        ...verifications.map((each) => renderResult(each, detail, { title: `Verification <code>${line((0,_format_command_words_js__WEBPACK_IMPORTED_MODULE_15__/* .commandWords */ .B)(each.command))}</code>` })),
        decision === null
            ? ""
            : `<div class="decision"><b>Decision: ${decision.retry ? "try again" : "stop"}.</b> ${decision.source === "rule" ? `<span class="dim">by rule ${line(decision.rule ?? "")}</span>` : ""} ${detail.prose((0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_13__/* .truncateEnd */ .S)(decision.reason, 5_000))}</div>`,
    ];
    return `<details class="attempt ${standing}"${isOpen ? " open" : ""}><summary>${attemptHeading(attempt)}</summary>
${parts.filter((part) => part !== "").join("\n")}
</details>`;
}
function renderApproval(made, { prose }) {
    const said = prose((0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_13__/* .truncateEnd */ .S)(made.feedback ?? made.reason, 5_000));
    const hash = `<span class="dim">SHA-256 <code>${line(made.sha256)}</code></span>`;
    return `<div class="decision"><b>${line((0,_titles_js__WEBPACK_IMPORTED_MODULE_12__/* .approvalWords */ .hl)(made))}.</b> ${said} ${hash}</div>`;
}
/** 20,000 UTF-16 units of a thought: a few pages, folded. */
const maxThoughtChars = 20_000;
/** What the model thought before it answered, folded; "" where the server showed none. */
function renderThought(thought, prose) {
    if (thought === null || thought.trim() === "")
        return "";
    const shown = prose((0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_13__/* .truncateEnd */ .S)(thought, maxThoughtChars));
    return `<details class="thought"><summary>Thought</summary><div class="prose">${shown}</div></details>`;
}
function renderBlock(told, index, { isOnly, standing, detail }) {
    const { block, execution } = told;
    const place = (0,_ports_block_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOf */ .$t)(block);
    const title = [
        isOnly ? "" : `Block ${index + 1}`,
        place === "" ? "" : `<code>${line(place)}</code>`,
        line(block.language, 40),
        block.path === null ? "" : `<code>${line(block.path)}</code>`,
    ];
    const code = (0,_output_show_within_js__WEBPACK_IMPORTED_MODULE_6__/* .showWithin */ .L)((0,_output_lines_js__WEBPACK_IMPORTED_MODULE_16__/* .withoutLineFeedsAtEnd */ .e_)(block.code), detail.maxCodeChars);
    const result = execution === null
        ? `<p class="dim">${(0,_titles_js__WEBPACK_IMPORTED_MODULE_12__/* .notRunWords */ .Yt)(standing, told)}</p>`
        : renderResult(execution, detail, { isObserved: standing === "step" });
    return `<section class="block"><h3>${title.filter((part) => part !== "").join(" · ")}</h3>
<pre class="code">${numbered(code)}</pre>
${result}</section>`;
}
function numbered(code) {
    return code
        .split("\n")
        .map((each) => `<span>${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeHtml */ .Z)(each)}\n</span>`)
        .join("");
}
/** `isObserved`: no exit code of it is a failure. */
function renderResult(execution, { maxOutputChars, shown: parts }, { title = "", isObserved = false }) {
    const { ending, durationMs, evidence, stdout, stderr, shown = [] } = execution;
    const isPlain = ending === "exited" || ending === "not-run";
    const state = ending === "not-run" || isObserved ? "skipped" : (0,_ports_execution_js__WEBPACK_IMPORTED_MODULE_2__/* .hasPassed */ .Pc)(execution) ? "good" : "bad";
    const words = [
        title,
        `<b class="${state}">${line((0,_titles_js__WEBPACK_IMPORTED_MODULE_12__/* .endingWords */ .fg)(execution))}</b>`,
        ending === "not-run" ? "" : `<span class="dim">after ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(durationMs)}</span>`,
        isPlain ? "" : `<span class="dim">${line(evidence)}</span>`,
    ];
    const fresh = execution.isStateFresh === true ? `<p class="note">${_titles_js__WEBPACK_IMPORTED_MODULE_12__/* .freshState */ .Q5}</p>\n` : "";
    const head = `${fresh}<p class="result">${words.filter((part) => part !== "").join(" ")}</p>`;
    if (ending === "not-run" || (stdout.text === "" && stderr.text === ""))
        return head;
    return `${head}\n${(0,_html_shown_js__WEBPACK_IMPORTED_MODULE_9__/* .renderShown */ .W)(shown, parts)}${renderOutput(execution, { maxChars: maxOutputChars, isOpen: title === "" || !(0,_ports_execution_js__WEBPACK_IMPORTED_MODULE_2__/* .hasPassed */ .Pc)(execution) })}`;
}
/** Longer outputs and diffs are folded: about a screen of them is shown at once. */
const foldBeyondLines = 30;
function renderOutput(execution, { maxChars, isOpen }) {
    const { stdout, stderr } = execution;
    const output = (0,_output_output_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .outputLines */ .jE)(execution, { maxChars });
    const { lines } = output;
    const printed = inRuns(lines)
        .map(({ from, text }) => `<span class="${from}">${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeHtml */ .Z)(text)}</span>`)
        .join("");
    const size = [
        stdout.bytes === 0 ? "" : `stdout ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatBytes */ .z3)(stdout.bytes)}`,
        stderr.bytes === 0 ? "" : `<span class="stderr">stderr ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatBytes */ .z3)(stderr.bytes)}</span>`,
    ];
    const title = `${(0,_titles_js__WEBPACK_IMPORTED_MODULE_12__/* .outputTitle */ .gG)(execution)} · ${(0,_output_output_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .shownWords */ .vU)(output)} · ${size.filter((part) => part !== "").join(" · ")}`;
    const open = isOpen && lines.length <= foldBeyondLines ? " open" : "";
    return `<details class="output"${open}><summary>${title}</summary><pre>${printed}</pre></details>`;
}
/** Lines in a row that came from the same stream, as one text. */
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
function renderChanges({ before, blocks }) {
    if (before === null)
        return "";
    const all = (0,_changes_js__WEBPACK_IMPORTED_MODULE_8__/* .changesBetween */ .iv)(before.blocks, blocks.map(({ block, execution }) => (0,_changes_js__WEBPACK_IMPORTED_MODULE_8__/* .comparable */ .Zm)(block, execution)));
    if (all.every((each) => each.kind === "same")) {
        return `<p class="dim">The code is the same as in attempt ${before.number}.</p>`;
    }
    const parts = all.filter((each) => each.kind !== "same").map((each) => renderChange(each, before.number));
    const lines = all.reduce((sum, { diff }) => sum + (diff?.split("\n").length ?? 1), 0);
    const open = lines <= foldBeyondLines ? " open" : "";
    return `<details class="changes"${open}><summary>What changed since attempt ${before.number}</summary>${parts.join("\n")}</details>`;
}
function renderChange(told, since) {
    const { path, place, kind, diff } = told;
    const block = `Block ${place + 1}${kind === "removed" ? ` of attempt ${since}` : ""}`;
    const title = path === null ? block : `<code>${line(path)}</code>`;
    if (kind !== "changed" || diff === null) {
        return `<p>${title} ${(0,_changes_js__WEBPACK_IMPORTED_MODULE_8__/* .becameOf */ .n)(told)}.</p>`;
    }
    return `<p>${title}</p><pre class="diff">${diffLines((0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_13__/* .truncateMiddle */ .k)(diff, 100_000).split("\n"))}</pre>`;
}
/** Lines of a unified diff, marked by what they are. */
function diffLines(lines) {
    return lines.map((each) => `<span class="${diffClass(each)}">${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeHtml */ .Z)(each)}\n</span>`).join("");
}
function diffClass(text) {
    if (text.startsWith("+"))
        return "in";
    if (text.startsWith("-"))
        return "out";
    return text.startsWith("@@") ? "at" : "same";
}
function renderLost({ lost, blocks, unit }) {
    if (lost.length === 0)
        return "";
    const why = lost.find(({ ending }) => (0,_ports_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .isInfrastructureEnding */ .Rc)(ending));
    const reason = why === undefined ? "" : ` (${line(why.evidence)})`;
    return `<p class="note">The sandbox was lost during this ${unit}${reason}. ${(0,_titles_js__WEBPACK_IMPORTED_MODULE_12__/* .lostWords */ .Wo)(blocks)}</p>`;
}


/***/ }),

/***/ 24906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ renderShown),
/* harmony export */   m: () => (/* binding */ readShown)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51196);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96065);
/* harmony import */ var _markdown_html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61772);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14647);
/* harmony import */ var _pictures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85140);





/** 8 MiB in all, as many pages are opened on a telephone. */
const maxBytes = 8 * 1024 ** 2;
/** 256 KiB of one table or text. */
const maxTextBytes = 256 * 1024;
/** Reads what blocks showed, the latest attempts first, as far as there is room. What cannot be read is only named. */
async function readShown(attempts, read) {
    const parts = new Map();
    let room = maxBytes;
    const all = attempts
        .toReversed()
        .flatMap(({ blocks }) => blocks.flatMap((each) => each.execution?.shown ?? []));
    for (const each of all) {
        if (parts.has(each.name) || each.bytes > room)
            continue;
        const content = await read(each.name).catch(() => null);
        const part = content === null ? null : await partOf(each, content);
        if (part === null)
            continue;
        room -= each.bytes;
        parts.set(each.name, part);
    }
    return parts;
}
/** What one block showed, in order; the names of what is not shown here stand in its output. */
function renderShown(shown, parts) {
    const figures = shown.flatMap((each) => {
        const part = parts.get(each.name);
        const name = `<figcaption><code>shown/${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeHtml */ .Z)(each.name)}</code> <span class="dim">${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeHtml */ .Z)(each.type)}, ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatBytes */ .z3)(each.bytes)}</span></figcaption>`;
        return part === undefined ? [] : [`<figure>${part}${name}</figure>`];
    });
    return figures.length === 0 ? "" : `<div class="shown">${figures.join("\n")}</div>`;
}
async function partOf({ name, type, caption = "" }, content) {
    if (type.startsWith("image/")) {
        const address = (0,_pictures_js__WEBPACK_IMPORTED_MODULE_3__/* .pictureAddress */ .B)(content, name);
        return address === null ? null : `<img src="${address}" alt="${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeHtml */ .Z)((0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_4__/* .truncateEnd */ .S)(caption, 200))}">`;
    }
    if (content.length > maxTextBytes || type === "application/pdf")
        return null;
    const text = Buffer.from(content).toString("utf8");
    return type === "text/html" ? sanitised(text) : `<pre>${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeHtml */ .Z)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .showHidden */ .U)(text))}</pre>`;
}
/** A stranger's page, of which tables, lists and words are left: nothing that runs, loads, links or covers anything. */
async function sanitised(html) {
    const { default: sanitizeHtml } = await __webpack_require__.e(/* import() */ 3595).then(__webpack_require__.t.bind(__webpack_require__, 43595, 19));
    const tables = ["table", "thead", "tbody", "tfoot", "tr", "th", "td", "caption", "colgroup", "col"];
    const words = [
        "h1",
        "h2",
        "h3",
        "h4",
        "h5",
        "h6",
        "p",
        "br",
        "hr",
        "div",
        "span",
        "pre",
        "code",
        "blockquote",
    ];
    const marks = [
        "b",
        "strong",
        "i",
        "em",
        "u",
        "s",
        "small",
        "sub",
        "sup",
        "ul",
        "ol",
        "li",
        "dl",
        "dt",
        "dd",
    ];
    const safe = sanitizeHtml(html, {
        allowedTags: [...tables, ...words, ...marks],
        allowedAttributes: { "*": ["colspan", "rowspan", "align"] },
        nestingLimit: 100,
    });
    return safe.trim() === "" ? null : `<div class="wide">${safe.trim()}</div>`;
}


/***/ }),

/***/ 18090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ style)
/* harmony export */ });
/** The page's own look: no font, script or picture from elsewhere; light and dark; narrow screens; paper. */
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
.facts { display: flex; flex-wrap: wrap; gap: .6rem 1.5rem; margin: 1.1rem 0 0; }
.facts div { min-width: 0; }
dt { font-size: .8rem; color: var(--dim); }
dd { margin: 0; font-size: .92rem; font-weight: 600; overflow-wrap: anywhere; }
.note { border-left: 4px solid var(--warn); background: var(--shade); border-radius: 0 8px 8px 0; padding: .6rem .9rem; margin: 1rem 0; }
.note ul { margin: .3rem 0 0; padding-left: 1.2rem; }
details > summary { cursor: pointer; }
.attempt { border: 1px solid var(--line); border-radius: 10px; padding: 0 1.1rem; margin: .8rem 0; }
.attempt > summary { padding: .75rem 0; overflow-wrap: anywhere; }
.attempt[open] { padding-bottom: .9rem; }
.attempt[open] > summary { border-bottom: 1px solid var(--line); margin-bottom: .8rem; }
.said, .task { border-left: 3px solid var(--line); padding-left: 1rem; }
.prose { overflow-wrap: anywhere; }
.prose h1, .prose h2, .prose h3, .prose h4, .prose h5, .prose h6 { font-size: 1rem; margin: .8rem 0 .3rem; color: inherit; }
.prose > :first-child { margin-top: 0; } .prose > :last-child { margin-bottom: 0; }
.decision { background: var(--shade); border-radius: 8px; padding: .6rem .9rem; margin-top: .9rem; }
.decision p { display: inline; }
.code { counter-reset: line; padding-left: 0; }
.code span { padding-left: 3.6rem; text-indent: -3.6rem; }
.code span::before { counter-increment: line; content: counter(line); display: inline-block; width: 2.8rem; margin-right: .8rem;
  text-align: right; text-indent: 0; color: var(--dim); opacity: .7; user-select: none; }
.result { margin: .5rem 0; }
.output > summary, .changes > summary, .list > summary { font-size: .85rem; color: var(--dim); margin: .4rem 0; }
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
.number { text-align: right; white-space: nowrap; }
.hash { font-size: .75em; }
.pictures { display: flex; flex-wrap: wrap; gap: 1rem; margin: 1.6rem 0 1rem; }
figure { margin: 0; max-width: 100%; }
figure img { max-width: 100%; max-height: 30rem; background: #fff; border: 1px solid var(--line); border-radius: 8px; display: block; }
figcaption { font-size: .85rem; margin-top: .3rem; }
footer { margin-top: 3rem; color: var(--dim); font-size: .85rem; }
.network td:first-child { min-width: 14rem; }
@media (max-width: 40rem) { main { padding: .8rem .7rem 2rem; } .attempt { padding: 0 .7rem; } h1 { font-size: 1.35rem; }
  .network thead { display: none; } .network tr, .network td { display: block; }
  .network tr { padding: .5rem 0; border-bottom: 1px solid var(--line); } .network td { padding: .1rem 0; border: 0; }
  .network td:nth-child(4)::before { content: "Requests: "; } .network td:nth-child(5)::before { content: "First in: "; } }
@media print { main { max-width: none; padding: 0; } pre { max-height: none; white-space: pre-wrap; }
  .attempt, pre, figure { break-inside: auto; } details::details-content { content-visibility: visible; display: block; } }
`;


/***/ }),

/***/ 85140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ pictureAddress),
/* harmony export */   M: () => (/* binding */ maxPictureBytes)
/* harmony export */ });
/** 1 MiB a picture, so that a page opens at once and can be sent by mail. */
const maxPictureBytes = 1024 ** 2;
/**
 * The address of a picture that holds the picture; null for what is none, or too large. As an image's source even an SVG
 * runs no script and loads nothing.
 */
function pictureAddress(content, path) {
    const type = content.length > maxPictureBytes ? null : typeOf(content, path);
    return type === null ? null : `data:${type};base64,${Buffer.from(content).toString("base64")}`;
}
/** By what stands in the file, not by its name: a browser must not be talked into anything else. */
function typeOf(content, path) {
    const head = Buffer.from(content.subarray(0, 1024)).toString("latin1");
    if (head.startsWith("\x89PNG\r\n\x1A\n"))
        return "image/png";
    if (head.startsWith("\xFF\xD8\xFF"))
        return "image/jpeg";
    if (/^GIF8[79]a/.test(head))
        return "image/gif";
    if (head.startsWith("RIFF") && head.slice(8, 12) === "WEBP")
        return "image/webp";
    return /\.svg(?:\.txt)?$/i.test(path) && /<svg[\s>]/i.test(head) ? "image/svg+xml" : null;
}


/***/ })

};
