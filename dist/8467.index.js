export const id = 8467;
export const ids = [8467];
export const modules = {

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

/***/ 18899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dq: () => (/* binding */ printDocument),
  Gc: () => (/* binding */ renderMarkdown),
  m4: () => (/* binding */ renderTop)
});

// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
// EXTERNAL MODULE: ./lib/output/visible.js
var visible = __webpack_require__(14647);
// EXTERNAL MODULE: ./lib/reports/document.js
var reports_document = __webpack_require__(91134);
// EXTERNAL MODULE: ./lib/reports/sections/index.js + 7 modules
var sections = __webpack_require__(43523);
;// CONCATENATED MODULE: ./lib/reports/print/budget.js
/** The text between two parts. */
const separator = "\n\n";
/** If less room is left, no larger form is tried. */
const worthwhileChars = 40;
/**
 * Chooses a form for each part, so that all texts and separators together have at most `maxChars` UTF-16 units. If not
 * everything fits, every part grows by one size before any part grows by two. Parts with a small rank grow first. The
 * smallest forms are always kept, even if they alone are too long.
 */
function fitParts(sized, maxChars) {
    const parts = sized.map((each) => new Part(each));
    const ranked = parts.toSorted((one, other) => one.sized.rank - other.sized.rank);
    const isAllThere = growAll(ranked, maxChars);
    if (!isAllThere) {
        for (const part of parts)
            part.size = 0;
        growInTurns(ranked, maxChars);
    }
    return {
        texts: parts.map((part) => part.text),
        shortened: isAllThere ? [] : parts.filter((part) => !part.isWhole).map(({ sized: { name } }) => name),
    };
}
class Part {
    sized;
    size = 0;
    #rendered = [];
    constructor(sized) {
        this.sized = sized;
    }
    get text() {
        return this.at(this.size);
    }
    get sizes() {
        return this.sized.forms.length;
    }
    get isWhole() {
        return this.size === this.sizes - 1 || this.text === this.at(this.sizes - 1);
    }
    at(size) {
        return (this.#rendered[size] ??= this.sized.forms[size]?.() ?? "");
    }
    lengthAt(size) {
        const { length } = this.at(size);
        return length === 0 ? 0 : length + (this.sized.extraChars ?? 0) + separator.length;
    }
}
/** Usually everything fits. In that case nothing is rendered twice. */
function growAll(parts, maxChars) {
    let used = 0;
    for (const part of parts) {
        part.size = part.sizes - 1;
        used += part.lengthAt(part.size);
        if (used > maxChars + separator.length)
            return false;
    }
    return true;
}
function growInTurns(parts, maxChars) {
    let room = maxChars + separator.length - parts.reduce((sum, part) => sum + part.lengthAt(part.size), 0);
    const turns = Math.max(0, ...parts.map((part) => part.sizes)) - 1;
    for (let turn = 1; turn <= turns; turn += 1) {
        for (const part of parts) {
            if (room < worthwhileChars)
                return;
            if (part.size !== turn - 1 || turn >= part.sizes)
                continue;
            const growth = part.lengthAt(turn) - part.lengthAt(part.size);
            if (growth > room)
                continue;
            room -= growth;
            part.size = turn;
        }
    }
}

// EXTERNAL MODULE: ./lib/reports/print/markdown-blocks.js
var markdown_blocks = __webpack_require__(47809);
// EXTERNAL MODULE: ./lib/reports/print/markdown-words.js
var markdown_words = __webpack_require__(16882);
;// CONCATENATED MODULE: ./lib/reports/markdown.js








/** The sizes of a report, smallest first. The run's folder has even more. */
const sizes = [
    { rows: 0, prose: 0, code: 0, output: 0, diff: 0 },
    { rows: 3, prose: 0, code: 0, output: 0, diff: 0 },
    { rows: 5, prose: 400, code: 0, output: 400, diff: 0 },
    { rows: 40, prose: 4_000, code: 1_500, output: 1_500, diff: 1_500 },
    { rows: 1_000, prose: 15_000, code: 20_000, output: 8_000, diff: 100_000 },
];
/** The largest size of a short report. Code that waits for an approval is always complete. */
const most = { rows: 20, prose: 2_000, code: 20_000, output: 1_500, diff: 4_000 };
/** An attempt gets a section of its own if there is this much room for it. */
const charsPerAttempt = 800;
/**
 * The report in GitHub's Markdown, with at most `maxChars`. If it is too long, whole sections or lines are left out,
 * and the headline last of all. Its end names the missing parts and the complete report. It triggers no action on
 * GitHub, whatever the run's texts contain.
 */
function renderMarkdown(report, options) {
    const maxAttempts = Math.max(2, Math.floor(options.maxChars / charsPerAttempt));
    const { run, artifact, pullRequest = null } = options.links ?? {};
    const isStored = run === undefined ? null : artifact !== undefined;
    const document = (0,sections/* documentOf */.l)(report, { ...options, maxAttempts, pullRequest, isStored });
    return printDocument(document, report, options);
}
/** The top alone, in the same form, for cases without a run. */
function renderTop(top, links) {
    const none = { tone: "bad", line: "", changed: "", files: [], next: "", rows: [], cost: "" };
    const forms = topForms({ ...none, ...top }, links);
    return (0,markdown_blocks/* withoutForgedMarkers */.JW)(`${forms.at(-1)()}\n\n<sub>${linksTo([["Log", links.run]])}</sub>\n`);
}
/** Prints any document, with the same rules as `renderMarkdown`. */
function printDocument({ top, sections }, report, { maxChars, links = {}, isShort = false }) {
    const footers = footersOf(report, { links, maxChars, isShort });
    const details = isShort ? [...sizes.slice(0, 3), most] : sizes;
    const parts = [
        { name: "the reason", rank: 0, forms: topForms(top, links) },
        ...sections.map((section) => sized(section, details)),
    ];
    const room = maxChars - footers.longest - separator.length - 1;
    const { texts, shortened } = fitParts(parts, room);
    const body = [texts[0] ?? "", ...inFolds(sections, texts.slice(1)), footers.footer(shortened)];
    return (0,markdown_blocks/* withoutForgedMarkers */.JW)(`${body.filter((text) => text !== "").join(separator)}\n`);
}
/** The largest size of the top's sentence in Markdown, for each size of the report. */
const sentenceChars = [110, 600, 3_000];
function topForms({ icon, headline, line, next, changed, rows, cost }, links) {
    return sentenceChars.map((maxChars, size) => () => {
        const shown = size === 0 ? rows.filter(({ isVital }) => isVital) : [...rows, { name: "Cost", value: cost }];
        const told = shown.filter(({ value }) => value !== "");
        const said = size === 0 ? "" : within(line, Math.min(maxChars, 600));
        const files = changed === "" ? "" : `**${(0,markdown_words/* inMarkdown */.Hi)(changed)}**`;
        const under = [said, files].filter((part) => part !== "").join(/[.!?]$/.test(said) ? " " : " · ");
        return [
            `### ${icon} ${within(headline, Math.min(maxChars * 2, 600))}`,
            next === "" ? "" : `**Next:** ${within(next, maxChars)}`,
            [under, size === 0 || changed === "" ? "" : linksTo(leadingLinks(links))]
                .filter((part) => part !== "")
                .join(" · "),
            listIn(told.map(({ name, value }) => `**${name}:** ${within(value, maxChars)}`)),
        ]
            .filter((part) => part !== "")
            .join(separator);
    });
}
/** A list. A single line gets no bullet. */
function listIn(lines) {
    return lines.length === 1 ? lines[0] : lines.map((line) => `- ${line}`).join("\n");
}
/** The links that a reader opens first. */
function leadingLinks({ artifact, page, pullRequest }) {
    const files = page === undefined ? ["files and report", artifact] : ["report", page];
    return pullRequest?.kind === "opened"
        ? [[`pull request ${pullRequest.number}`, pullRequest.url], files]
        : [files];
}
function linksTo(all) {
    return all
        .flatMap(([text, to]) => (to === undefined || !URL.canParse(to) ? [] : (0,markdown_words/* inMarkdown */.Hi)((0,reports_document/* link */.nf)(text, to))))
        .join(" · ");
}
/** The longest beginning whose Markdown has at most `maxChars`. Escaping can make a text eight times as long. */
function within(text, maxChars) {
    for (let chars = maxChars; chars > 0; chars = Math.floor(chars * 0.6)) {
        const printed = (0,markdown_words/* inMarkdown */.Hi)((0,truncate/* truncateEnd */.S)((0,visible/* showHidden */.Ul)(text), chars));
        if (printed.length <= maxChars)
            return printed;
    }
    return "";
}
function sized({ name, rank, title, isVital = false, blocks }, details) {
    const forms = details.map((detail, size) => () => (size === 0 && !isVital ? "" : (0,markdown_blocks/* markdownOf */.RQ)(blocks(detail))));
    // Sections in one fold are measured as if each had its own. So the estimate is never too small.
    return { name, rank, forms, extraChars: title === undefined ? 0 : (0,markdown_blocks/* foldIn */.ts)(title, "").length };
}
/** Puts the texts into their folds. */
function inFolds(sections, texts) {
    const textOf = new Map(sections.map((section, at) => [section, texts[at] ?? ""]));
    return (0,reports_document/* groupsOf */.c1)(sections).map((group) => {
        const inside = group.map((section) => textOf.get(section)).filter((text) => text !== "");
        const { title } = group[0];
        return title === undefined || inside.length === 0
            ? inside.join(separator)
            : (0,markdown_blocks/* foldIn */.ts)(title, inside.join(separator));
    });
}
/** The last lines: the missing parts, and links to the rest, unless the links need a third of the room. */
function footersOf({ runId, version, commit, failedRun }, { links, maxChars, isShort }) {
    const all = linksTo([
        ["Report", links.page],
        ["All files of the run", links.artifact],
        ["Log", links.run],
        ["Failed workflow run", failedRun ?? undefined],
    ]);
    const shown = all !== "" && all.length < maxChars / 3 ? [all] : [];
    const about = commit === null ? [] : [`commit ${word(commit.slice(0, 12))}`];
    const made = [...about, `agent-exec ${word(version)}`, ...(isShort ? [] : [`run ${word(runId)}`])];
    const signature = `<sub>${[...shown, ...made].join(" · ")}</sub>`;
    const where = links.artifact === undefined ? "" : " The whole report is among the files of the run.";
    const footer = (shortened) => shortened.length === 0 ? signature : `_Shortened to fit: ${namesOf(shortened)}.${where}_\n\n${signature}`;
    return { longest: footer(["x".repeat(maxNamesChars)]).length, footer };
}
const maxNamesChars = 160;
/** The names of shortened parts. If there are many attempts or names, it only counts them. */
function namesOf(shortened) {
    const [attempts, others] = [true, false].map((wanted) => shortened.filter((name) => /^(?:attempt|turn) \d/.test(name) === wanted));
    const counted = attempts.length > 3 ? [(0,format/* count */.U9)(attempts[0].split(" ")[0], attempts.length)] : attempts;
    const list = [...others, ...counted].join(", ");
    return list.length > maxNamesChars ? `${(0,format/* count */.U9)("part", shortened.length)} of it` : list;
}
/** Keeps only what agent-exec's own ids and versions contain. A stranger's transcript may contain anything. */
function word(text) {
    return text.replace(/[^\w.-]/g, "").slice(0, 40);
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


/***/ }),

/***/ 23045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ reportOf)
});

// EXTERNAL MODULE: ./lib/run/state/remaining.js
var remaining = __webpack_require__(23503);
// EXTERNAL MODULE: ./lib/run/state/proof.js
var proof = __webpack_require__(26261);
// EXTERNAL MODULE: ./lib/proof/control.js
var control = __webpack_require__(20131);
// EXTERNAL MODULE: ./lib/run/state/apply.js
var apply = __webpack_require__(68071);
// EXTERNAL MODULE: ./lib/run/state/standing.js
var standing = __webpack_require__(19411);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/facts/checkpoint.js
var checkpoint = __webpack_require__(51761);
// EXTERNAL MODULE: ./lib/facts/continues.js
var continues = __webpack_require__(71601);
// EXTERNAL MODULE: ./lib/facts/endings.js
var endings = __webpack_require__(75823);
// EXTERNAL MODULE: ./lib/facts/session.js
var session = __webpack_require__(58491);
// EXTERNAL MODULE: ./lib/facts/execution.js
var execution = __webpack_require__(6257);
// EXTERNAL MODULE: ./lib/facts/outcomes.js
var outcomes = __webpack_require__(83518);
// EXTERNAL MODULE: ./lib/facts/patch-words.js
var patch_words = __webpack_require__(89713);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
// EXTERNAL MODULE: ./lib/facts/decision.js
var facts_decision = __webpack_require__(8473);
// EXTERNAL MODULE: ./lib/facts/block.js
var block = __webpack_require__(59626);
// EXTERNAL MODULE: ./lib/reports/sections/block-changes.js
var block_changes = __webpack_require__(29221);
// EXTERNAL MODULE: ./lib/reports/result/result.js
var result = __webpack_require__(13708);
// EXTERNAL MODULE: ./lib/reports/titles.js
var titles = __webpack_require__(73880);
;// CONCATENATED MODULE: ./lib/reports/attempt-report.js











function attemptReport(attempt, state, index) {
    const { reply, verifications, decision, lost, number } = attempt;
    const { policy } = state.run;
    const inTurn = (0,standing/* blockInTurn */.Ue)(attempt, policy);
    const waits = (0,remaining/* awaitingOf */.M)(state)?.attempt === number;
    const blocks = reply.blocks.map((block, at) => ({
        block,
        execution: executionOf(attempt, at),
        mayHaveBegun: at === inTurn && isTorn(state) && index === state.attempts.length - 1,
        waits: waits && (0,remaining/* awaitingOf */.M)(state)?.asked === "run",
        wasLost: lost.some((each) => each.block === at) && executionOf(attempt, at) === null,
    }));
    const isDecision = state.attempts[index - 1]?.decision?.isInReply === true;
    const before = state.attempts.slice(0, index).findLast((each) => each.reply.blocks.length > 0);
    return {
        number,
        unit: (0,standing/* unitOf */.uF)(policy),
        heading: policy.hasWriter ? (0,titles/* headingOf */.Wm)({ unit: (0,standing/* unitOf */.uF)(policy), number }) : (0,format/* count */.U9)("block", blocks.length),
        standing: (0,standing/* standingOf */.YP)(attempt, policy),
        problem: waits ? "waits for an approval" : problemOf(attempt),
        reply,
        said: (0,result/* withoutDoneWord */.nA)(isDecision ? (0,facts_decision/* afterDecision */.Xg)(reply.text) : reply.text, policy.doneWord),
        blocks,
        lost,
        verifications,
        approvals: attempt.approvals,
        decision: policy.hasWriter ? decision : null,
        before: before === undefined || blocks.length === 0 || (0,standing/* isStepByStep */.G0)(policy)
            ? null
            : {
                number: before.number,
                blocks: before.reply.blocks.map((block, at) => (0,block_changes/* comparable */.Zm)(block, executionOf(before, at))),
            },
    };
}
function executionOf({ executions }, block) {
    return executions.find((each) => each.block === block) ?? null;
}
/** Whether the process ended in the middle of a step. A run that ended normally says itself what was interrupted. */
function isTorn({ end, interruption }) {
    return end === null || (interruption !== null && interruption.during === undefined);
}
function problemOf(attempt) {
    const { reply, executions, verifications } = attempt;
    if (reply.finish === "refusal")
        return "refused by the model";
    if (reply.finish === "length")
        return "the reply was cut short";
    if (reply.isCut)
        return "a code fence is never closed";
    if (reply.blocksLeftOut !== undefined)
        return "too many code blocks";
    const [failed, ...others] = executions.filter((each) => !(0,execution/* hasPassed */.Pc)(each) && !(0,endings/* isHarmlesslyUnrun */.xH)(each));
    if (failed !== undefined) {
        const place = (0,block/* placeOf */.$t)(reply.blocks[failed.block] ?? {});
        const from = place === "" ? "" : ` (${(0,listed/* named */.r)(place)})`;
        const which = reply.blocks.length > 1 || from !== "" ? `block ${failed.block + 1}${from}: ` : "";
        const more = others.filter(({ ending }) => ending !== "not-run").length;
        return `${which}${(0,titles/* endingWords */.fg)(failed)}${more === 0 ? "" : `, and ${(0,format/* count */.U9)("more block", more)} failed`}`;
    }
    const verification = verifications.find((each) => !(0,execution/* hasPassed */.Pc)(each));
    if (verification !== undefined)
        return `verification: ${(0,titles/* endingWords */.fg)(verification)}`;
    if (executions.length > 0 && !executions.some(execution/* hasPassed */.Pc))
        return "nothing in it could run here";
    return (0,standing/* isEmpty */.Im)(attempt) ? "an empty reply" : "";
}

// EXTERNAL MODULE: ./lib/reports/details/network.js
var network = __webpack_require__(56212);
// EXTERNAL MODULE: ./lib/reports/result/run-proof.js + 1 modules
var run_proof = __webpack_require__(67576);
;// CONCATENATED MODULE: ./lib/reports/report-of.js




















/**
 * Makes the report of a run, which may be unfinished.
 * @throws AgentExecError `transcript-invalid` if the events do not begin with `run-started`.
 */
function reportOf(events) {
    const state = (0,apply/* fold */.AU)(events);
    const { run, end } = state;
    if (run === null) {
        const why = "The transcript does not begin with the event `run-started`.";
        throw new errors/* AgentExecError */.r("transcript-invalid", why, { nextStep: "Use an unchanged transcript." });
    }
    const attempts = state.attempts.map((attempt, index) => attemptReport(attempt, state, index));
    const last = attempts.at(-1);
    const outcome = end?.outcome ?? null;
    const deciding = (0,standing/* decidingAttempt */.JF)(state);
    const { icon, tone } = (0,outcomes/* outcomeRow */.z7)(outcome);
    const unit = (0,standing/* unitOf */.uF)(run.policy);
    return {
        runId: run.runId,
        version: run.version,
        commit: run.job?.commit ?? null,
        failedRun: run.job?.failedRun ?? null,
        outcome,
        icon,
        tone,
        end: end?.reason ?? cutOff,
        reason: (0,titles/* reasonOf */.A3)(events) || cutOff,
        nextStep: end?.nextStep ?? "Continue the run with `agent-exec resume`, or start the run again.",
        task: run.task,
        context: run.context ?? null,
        writer: run.writer,
        startedAt: run.at,
        endedAt: end?.at ?? null,
        durationMs: Math.max(0, Date.parse(state.lastAt ?? run.at) - Date.parse(run.at) - state.awayMs),
        isStopped: state.interruption !== null,
        unit,
        attempts,
        decidingNumber: deciding?.number ?? 0,
        failure: deciding === undefined ? null : ((0,standing/* failedBlockOf */.g$)(deciding) ?? (0,standing/* failedVerificationOf */.Kl)(deciding) ?? null),
        summary: (0,result/* workSummary */.Ir)(state),
        reflection: state.reflection,
        answer: run.writer !== null && last?.standing === "answer"
            ? (0,result/* withoutDoneWord */.nA)(last.reply.text, run.policy.doneWord)
            : null,
        awaiting: (0,remaining/* awaitingOf */.M)(state),
        verified: verifiedOf(state),
        isVerified: (0,proof/* isVerified */.p4)(state),
        verifications: deciding?.verifications ?? [],
        controls: state.controls,
        control: state.run !== null && (0,control/* wantsControl */.lO)(state.run.policy) ? (0,proof/* controlOf */.rs)(state, state.run.policy) : null,
        tests: (0,proof/* provedTests */.on)(state),
        proof: (0,run_proof/* runProof */.I)(state),
        audit: state.audit,
        usage: state.usage,
        sandbox: sandboxOf(state),
        files: (0,patch_words/* changedFirst */.d$)(state.files?.artifacts ?? [], state.files?.changes),
        leftOut: (0,remaining/* leftOutOf */.T)(state),
        changes: state.files?.changes ?? null,
        network: (0,network/* networkOf */.Af)(state),
        removedTests: (0,proof/* hasRemovedTests */.il)(state),
        cautions: events.flatMap((event) => event.type === "warning" && cautionCodes.has(event.code) ? event.message : []),
        notes: [...sessionNotes(state), ...eventNotes(events, end?.reason ?? "", unit)],
        dataFault: state.data?.fault ?? null,
    };
}
const cutOff = "The run has no outcome yet: it was interrupted or is still running.";
function verifiedOf(state) {
    const asked = state.run?.policy.verify.length ?? 0;
    const ran = (0,standing/* decidingAttempt */.JF)(state)?.verifications ?? [];
    return asked === 0 ? null : { ran: ran.length, passed: ran.filter(execution/* hasPassed */.Pc).length, asked };
}
function sandboxOf({ lastSession }) {
    if (lastSession === null)
        return null;
    const { executor, image, digest, build, limits, held, waived = [] } = lastSession;
    const names = new Set([...Object.keys(limits), ...Object.keys(held)]);
    const rows = [...names].map((name) => ({
        name,
        value: limits[name] ?? "",
        holds: held[name] ?? null,
        isWaived: waived.includes(name),
    }));
    return { executor, image, digest, build: build === undefined ? null : (0,session/* buildWords */.En)(build), limits: rows };
}
/** Warnings about missing files, and about things that a pass does not prove. */
const cautionCodes = new Set([
    "control-untested",
    "files-not-saved",
    "files-of-checkpoint",
    "tests-not-counted",
    "tests-removed",
    "verification-incomplete",
]);
/** Other warnings, and failures, without the failure that is already the reason for the run's end. */
function eventNotes(events, reason, unit) {
    return events.flatMap((event) => {
        if (event.type === "warning")
            return cautionCodes.has(event.code) ? [] : event.message;
        if (event.type === "session-started" && event.restored !== undefined)
            return (0,checkpoint/* restoredWords */.I9)(event.restored);
        if (event.type === "verification" && (0,endings/* isInfrastructureEnding */.Rc)(event.ending))
            return `The sandbox of verification ${event.index + 1} of ${unit} ${event.attempt} was lost: ${event.evidence}. The code did not cause this loss.`;
        const isNew = event.type === "failure" && !reason.includes(event.message);
        return isNew ? `${event.message} ${event.nextStep}` : [];
    });
}
function sessionNotes({ run, lastSession, kept, resumptions }) {
    const { setup = [] } = lastSession ?? {};
    return [
        ...(run?.continues === undefined ? [] : [(0,continues/* continuesWords */.sI)(run.continues)]),
        ...(run?.repeats === undefined ? [] : [(0,continues/* repeatsWords */.mu)(run.repeats)]),
        ...(run?.instructions === undefined
            ? []
            : [`The model got the repository's instructions from ${(0,listed/* listed */.K)(run.instructions.map(listed/* named */.r))}.`]),
        ...setup.map(({ command, durationMs }) => `The setup ran \`${command}\` in ${(0,format/* formatDuration */.a3)(durationMs)}.`),
        ...resumptions.map((each) => (0,continues/* resumedWords */.Bh)(each, (0,standing/* unitOf */.uF)(run?.policy ?? {}))),
        ...(kept === null ? [] : [(0,session/* keptWords */.Gx)(kept)]),
    ];
}


/***/ })

};
