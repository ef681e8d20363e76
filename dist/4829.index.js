export const id = 4829;
export const ids = [4829];
export const modules = {

/***/ 34829:
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
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/ports/outcomes.js
var outcomes = __webpack_require__(64319);
// EXTERNAL MODULE: ./lib/reports/html-attempt.js
var html_attempt = __webpack_require__(39574);
// EXTERNAL MODULE: ./lib/reports/html-style.js
var html_style = __webpack_require__(18090);
// EXTERNAL MODULE: ./lib/reports/markdown-table.js
var markdown_table = __webpack_require__(19667);
;// CONCATENATED MODULE: ./lib/reports/compared-runs.js





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
/** Cells behind the model's name, as text. */
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
/** As a table in Markdown, each model with a link to its report. */
function comparedMarkdown(runs) {
    const rows = runs.map((run) => (0,markdown_table/* row */.n)([(0,markdown_table/* codeCell */.M)(run.model), ...cellsOf(run), `[report](${run.folder}/report.md)`]));
    return [(0,markdown_table/* row */.n)([...head, "Report"]), (0,markdown_table/* row */.n)([...head, ""].map(() => "---")), ...rows, ""].join("\n");
}
/** The same as lines for a terminal. */
function comparedText(runs) {
    const table = [head, ...runs.map((run) => [run.model, ...cellsOf(run)])];
    const widths = head.map((_, column) => Math.max(...table.map((cells) => cells[column].length)));
    const lines = table.map((cells) => cells.map((cell, column) => cell.padEnd(widths[column])).join("  "));
    return `${lines.map((each) => each.trimEnd()).join("\n")}\n`;
}
/** The same as a page that needs nothing else. */
function comparedHtml(runs, task) {
    const rows = runs.map((run) => {
        const cells = cellsOf(run).map((cell) => `<td>${(0,html_attempt/* line */.n8)(cell)}</td>`);
        return `<tr><td><a href="${run.folder}/report.html"><code>${(0,html_attempt/* line */.n8)(run.model)}</code></a></td>${cells.join("")}</tr>`;
    });
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${runs.length} models compared · agent-exec</title>
<style>${html_style/* style */.i}</style>
</head>
<body>
<main>
<header><h1>${runs.length} models, one task</h1><p>${(0,html_attempt/* line */.n8)(task, 3_000)}</p></header>
<div class="wide"><table>
<thead><tr>${head.map((name) => `<th>${name}</th>`).join("")}</tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table></div>
</main>
</body>
</html>
`;
}

// EXTERNAL MODULE: ./lib/run-folder/run-folder.js
var run_folder = __webpack_require__(5314);
// EXTERNAL MODULE: ./lib/compose/assemble.js + 23 modules
var assemble = __webpack_require__(11539);
;// CONCATENATED MODULE: ./lib/compose/several-models.js






/**
 * Gives several models the same task, one after the other, each in a run and a folder of its own.
 * @param perform runs what it is handed to its end
 * @throws what `perform` throws; AgentExecError `storage-failed` where the table cannot be written.
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
        throw new errors/* AgentExecError */.r("storage-failed", `The table in ${folder} could not be written: ${(0,errors/* messageOf */.bD)(cause)}`, {
            nextStep: "Each run's own folder is there, with its report.",
            cause,
        });
    }
    return { runs, folder };
}

// EXTERNAL MODULE: ./lib/cli/print.js
var print = __webpack_require__(17721);
;// CONCATENATED MODULE: ./lib/cli/several-models.js




/**
 * Runs a task with several models and tells how they did. Resolves with 0 where one of them passed or answered, else with the
 * first one's exit code. @throws AgentExecError before a run begins.
 */
async function compareModels(wiring, perform) {
    const { runs, folder } = await runSeveral(wiring, perform);
    if (wiring.settings.json)
        (0,print/* printJson */.Q2)(runs.map(({ model, result }) => ({ model, ...result })));
    else
        (0,print/* printOutput */.jP)(`\n${comparedText(runs)}\n  table       ${folder}/models.html\n  Markdown    ${folder}/models.md\n`);
    const codes = runs.map(({ result }) => outcomes/* outcomes */.KI[result.outcome].exitCode);
    return codes.includes(0) && !codes.includes(outcomes/* outcomes */.KI.cancelled.exitCode)
        ? 0
        : (codes.findLast(isStop) ?? codes[0]);
}
function isStop(code) {
    return code === outcomes/* outcomes */.KI.cancelled.exitCode;
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


/** Text for an element's content or a quoted attribute. */
function escapeHtml(text) {
    return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
/** One line of a stranger's text for an HTML element in a GitHub comment: escaped, references broken, nothing hidden. */
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
/** Breaks a reference where it is written, without a trace for the reader: a zero-width space. */
const separator = "\u200B";
/**
 * What GitHub's own scan of a comment's text acts on: `@name` and `org/repo@sha`; `#123` and `org/repo#123`;
 * `GH-123`; the path of an issue, pull request, discussion or commit in an address; an alert's title in a quote.
 * Each notifies people, links this page elsewhere, closes an issue, or looks as if GitHub itself spoke.
 * https://docs.github.com/en/get-started/writing-on-github/working-with-advanced-formatting/autolinked-references-and-urls
 */
const reference = /@(?=\w)|#(?=\d)|GH-(?=\d)|\/(?:issues|pulls?|discussions|commits?)\/(?=\w)|\[!(?=[a-z])/gi;
/** Whether text that is not code holds a reference that GitHub would act on. */
function hasReference(text) {
    return text.search(reference) >= 0;
}
/** Whether an address leads to an issue, a pull request, a discussion or a commit, on whatever host. */
function isIssueAddress(url) {
    return /\/(?:issues|pulls?|discussions|commits?)\/\w/i.test(url);
}
/** The same words with every reference broken. Twice is the same as once. */
function breakReferences(text) {
    return text.replace(reference, `$&${separator}`);
}
/** The text without the separators of broken references. */
function withoutSeparators(text) {
    return text.replaceAll(separator, "");
}
/** The separators of broken references as entities, so that they can be seen in the source of a comment. */
function separatorsAsEntities(markup) {
    return markup.replaceAll(separator, "&#8203;");
}


/***/ }),

/***/ 62758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zm: () => (/* binding */ comparable),
/* harmony export */   iv: () => (/* binding */ changesBetween),
/* harmony export */   n: () => (/* binding */ becameOf)
/* harmony export */ });
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37291);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14647);
/* harmony import */ var _code_endings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6443);



/** What became of a block without a diff to show. A file whose block is not written again lies where it lay. */
function becameOf({ path, kind }) {
    if (kind === "changed")
        return "is written anew";
    return kind === "removed" && path !== null ? "is not written again" : `was ${kind}`;
}
/** A block to be compared: the file that an edit names is not the block's own, which is written by nobody. */
function comparable(block, execution) {
    const isEdit = execution?.edited !== undefined || execution?.ending === "misfit";
    return isEdit ? { ...block, path: null } : block;
}
/** Beyond 2,000 lines in and out nobody reads a diff, and finding the shortest one takes seconds. */
const maxEditLength = 2_000;
/** Blocks with the same file name belong together; those without one by their code, then in order within a language. */
function changesBetween(before, after) {
    const pairs = pairUp(before, after);
    const changes = after.map((block, place) => {
        const { path } = block;
        const old = pairs.get(block);
        if (old === undefined)
            return { path, place, kind: "added", diff: null };
        return old.code === block.code
            ? { path, place, kind: "same", diff: null }
            : { path, place, kind: "changed", diff: diffOf(old.code, block.code) };
    });
    const kept = new Set(pairs.values());
    const removed = before.flatMap((block, place) => kept.has(block) ? [] : [{ path: block.path, place, kind: "removed", diff: null }]);
    return [...changes, ...removed];
}
/**
 * New block → old block. Code of one file is compared with no other's, and a name with none: what two attempts have in
 * one place may be a program in the one and the command that starts it in the other.
 */
function pairUp(before, after) {
    const pairs = new Map();
    const left = new Set(before);
    const pairThose = (isWanted) => {
        for (const block of after) {
            const old = pairs.has(block)
                ? undefined
                : [...left].find((each) => correspond(each, block) && isWanted(each, block));
            if (old !== undefined && left.delete(old))
                pairs.set(block, old);
        }
    };
    // A block that came in front is not to shift all that stayed as they were.
    pairThose((old, block) => old.code === block.code);
    pairThose(() => true);
    return pairs;
}
function correspond(old, block) {
    return old.path === block.path && (block.path !== null || (0,_code_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameLanguage */ .l)(old.language, block.language));
}
/** 500,000 UTF-16 units of code on either side: beyond, nobody reads a diff either. */
const maxCodeChars = 500_000;
function diffOf(before, after) {
    if (Math.max(before.length, after.length) > maxCodeChars)
        return null;
    const patch = (0,diff__WEBPACK_IMPORTED_MODULE_2__/* .structuredPatch */ .YB)("", "", (0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .U)(before), (0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .U)(after), "", "", {
        context: 3,
        maxEditLength,
    });
    if (patch === undefined)
        return null;
    return patch.hunks
        .map((hunk) => {
        const head = `@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`;
        return [head, ...hunk.lines.filter((line) => !line.startsWith("\\"))].join("\n");
    })
        .join("\n");
}


/***/ }),

/***/ 6443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ endingOfLanguage),
/* harmony export */   l: () => (/* binding */ isSameLanguage)
/* harmony export */ });
/** The ending of files in a language, with its dot, by the word of a fence: `.py` for `py`; undefined for one not known here. */
function endingOfLanguage(word) {
    return extensions.get(word);
}
/** Whether two words of fences mean one language: `py` and `python` do, `sh` and `bash` do not. */
function isSameLanguage(one, other) {
    return one === other || (extensions.has(one) && extensions.get(one) === extensions.get(other));
}
/** The endings of files in languages that models write, by the words of their fences. */
const extensions = new Map(Object.entries({
    ".py": "python py python3",
    ".sh": "sh shell console",
    ".bash": "bash",
    ".js": "javascript js node",
    ".ts": "typescript ts",
    ".rb": "ruby rb",
    ".rs": "rust rs",
    ".go": "go golang",
    ".java": "java",
    ".c": "c",
    ".cpp": "cpp c++",
    ".cs": "csharp c#",
    ".php": "php",
    ".pl": "perl",
    ".r": "r",
    ".sql": "sql",
    ".json": "json",
    ".yaml": "yaml yml",
    ".toml": "toml",
    ".html": "html",
    ".css": "css",
    ".md": "markdown md",
    ".diff": "diff patch",
}).flatMap(([extension, words]) => words.split(" ").map((word) => [word, extension])));


/***/ }),

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
/* harmony import */ var _format_command_words_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(49994);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51196);
/* harmony import */ var _markdown_html_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61772);
/* harmony import */ var _output_lines_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(88510);
/* harmony import */ var _output_output_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44934);
/* harmony import */ var _output_show_within_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15778);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(96065);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14647);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(62758);
/* harmony import */ var _html_shown_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(24906);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1962);
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
    const words = standing === "answer"
        ? ""
        : detail
            .prose(said, blocks.map(({ block }) => block.code))
            .trim();
    const told = (0,_report_of_js__WEBPACK_IMPORTED_MODULE_11__/* .toldBlocks */ .w)(attempt);
    const parts = [
        asked === "" ? "" : `<p class="dim">${asked}</p>`,
        renderThought(reply.thought, detail.prose),
        words === "" ? "" : `<div class="prose said">${words}</div>`,
        ...attempt.approvals.map((made) => renderApproval(made, detail)),
        renderChanges(attempt),
        ...told.blocks.map((block, index) => renderBlock(block, index, { isOnly: blocks.length === 1, standing, detail })),
        told.rest === "" ? "" : `<p class="dim">${told.rest}</p>`,
        renderLost(attempt),
        ...verifications.map((each) => renderResult(each, detail, { title: `Verification <code>${line((0,_format_command_words_js__WEBPACK_IMPORTED_MODULE_14__/* .commandWords */ .B)(each.command))}</code>` })),
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
    const code = (0,_output_show_within_js__WEBPACK_IMPORTED_MODULE_6__/* .showWithin */ .L)((0,_output_lines_js__WEBPACK_IMPORTED_MODULE_15__/* .withoutLineFeedsAtEnd */ .e_)(block.code), detail.maxCodeChars);
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

/***/ 19667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ codeCell),
/* harmony export */   n: () => (/* binding */ row)
/* harmony export */ });
/* harmony import */ var _markdown_fence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42328);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96065);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14647);



function row(cells) {
    return `| ${cells.join(" | ")} |`;
}
/** A stranger's text in a table's cell, where a bar ends the cell even inside code and after a backslash. */
function codeCell(text) {
    return (0,_markdown_fence_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)((0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_2__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .U)(text), 160).replaceAll("|", "⟨U+007C⟩")) || "–";
}


/***/ }),

/***/ 80685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ targetOf),
/* harmony export */   Af: () => (/* binding */ networkOf),
/* harmony export */   F6: () => (/* binding */ networkTitle),
/* harmony export */   mI: () => (/* binding */ isUnreached)
/* harmony export */ });
/* harmony import */ var _run_state_standing_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19411);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51196);


/** Every decision about the network in order, each once, with how often it was made. */
function networkOf({ run, attempts, files }) {
    const unit = (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_0__/* .unitOf */ .uF)(run?.policy ?? {});
    const told = new Map();
    const add = (where, decisions = []) => {
        for (const decision of decisions) {
            const { host, port, allowed, reason } = decision;
            const key = JSON.stringify([host, port, allowed, reason]);
            const known = told.get(key);
            told.set(key, { ...decision, where, ...known, count: (known?.count ?? 0) + decision.count });
        }
    };
    for (const { number, executions, lost, verifications } of attempts) {
        for (const { block, network } of [...lost, ...executions])
            add(`${unit} ${number}, block ${block + 1}`, network);
        for (const { index, network } of verifications)
            add(`verification ${index + 1} of ${unit} ${number}`, network);
    }
    add("after the last block", files?.network);
    return [...told.values()];
}
/** `2 requests allowed, 1 refused`; `2 requests allowed (1 not reached), 0 refused`. */
function networkTitle(decisions) {
    const sum = (isCounted) => decisions.filter(isCounted).reduce((total, each) => total + each.count, 0);
    const [allowed, refused, unreached] = [
        sum((each) => each.allowed),
        sum((each) => !each.allowed),
        sum(isUnreached),
    ];
    const ofThem = unreached === 0 ? "" : ` (${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(unreached)} not reached)`;
    return `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)("request", allowed)} allowed${ofThem}, ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(refused)} refused`;
}
/** Allowed, and yet nothing came of it. */
function isUnreached({ unreached }) {
    return unreached === true;
}
/** `example.com:443`, as it was recorded: a stranger's text. */
function targetOf({ host, port }) {
    if (host === "*" && port === 0)
        return "others";
    return port === 0 ? host : `${host}:${port}`;
}


/***/ }),

/***/ 1962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ lastErrorLine)
/* harmony export */ });
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96065);
/* harmony import */ var _output_settled_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77228);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14647);



/** The last line that says something, which for most languages names the error. Empty where there is none. */
function lastErrorLine({ stderr }) {
    const lines = (0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .U)((0,_output_settled_js__WEBPACK_IMPORTED_MODULE_1__/* .settled */ .g)(stderr.text.slice(-4_000))).split("\n");
    return (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_2__/* .truncateMiddle */ .k)(lines.findLast((line) => line.trim() !== "")?.trim() ?? "", 160).replace(/\n/g, " ");
}


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
    return /\.svg$/i.test(path) && /<svg[\s>]/i.test(head) ? "image/svg+xml" : null;
}


/***/ }),

/***/ 75043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ reportOf),
/* harmony export */   w: () => (/* binding */ toldBlocks)
/* harmony export */ });
/* harmony import */ var _ports_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65176);
/* harmony import */ var _run_state_remaining_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(23503);
/* harmony import */ var _run_state_proof_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26261);
/* harmony import */ var _run_state_apply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68071);
/* harmony import */ var _run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19411);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452);
/* harmony import */ var _ports_block_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89629);
/* harmony import */ var _ports_checkpoint_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54940);
/* harmony import */ var _ports_resumed_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60893);
/* harmony import */ var _ports_continues_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(62238);
/* harmony import */ var _ports_endings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(97708);
/* harmony import */ var _ports_executor_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(37003);
/* harmony import */ var _ports_execution_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3646);
/* harmony import */ var _ports_outcomes_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(64319);
/* harmony import */ var _ports_patch_words_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(62790);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(51196);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(90566);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(62758);
/* harmony import */ var _network_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(80685);
/* harmony import */ var _titles_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(73880);




















/**
 * The report of a run, also of one that has not ended.
 * @throws AgentExecError `transcript-invalid` where the events do not begin with `run-started`.
 */
function reportOf(events) {
    const state = (0,_run_state_apply_js__WEBPACK_IMPORTED_MODULE_2__/* .fold */ .AU)(events);
    const { run, end } = state;
    if (run === null) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .AgentExecError */ .r("transcript-invalid", "The events of the run do not begin with run-started.", {
            nextStep: "Use the transcript as agent-exec wrote it.",
        });
    }
    const attempts = state.attempts.map((attempt, index) => attemptReport(attempt, state, index));
    const outcome = end?.outcome ?? null;
    const deciding = (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .decidingAttempt */ .JF)(state);
    const { icon, tone, alert, title } = (0,_ports_outcomes_js__WEBPACK_IMPORTED_MODULE_12__/* .outcomeRow */ .z7)(outcome);
    const unit = (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .unitOf */ .uF)(run.policy);
    const ranCode = state.attempts.some(({ executions }) => executions.some(_ports_endings_js__WEBPACK_IMPORTED_MODULE_9__/* .hasRun */ .gb));
    return {
        runId: run.runId,
        version: run.version,
        outcome,
        icon,
        tone,
        alert,
        title: title({ attempts: deciding?.number ?? attempts.length, unit, ranCode }),
        reason: (0,_titles_js__WEBPACK_IMPORTED_MODULE_16__/* .reasonOf */ .A3)(events) || "The record of the run stops before its end.",
        nextStep: end?.nextStep ?? "Start the run again when you want its result.",
        task: run.task,
        writer: run.writer,
        startedAt: run.at,
        endedAt: end?.at ?? null,
        durationMs: Math.max(0, Date.parse(state.lastAt ?? run.at) - Date.parse(run.at) - state.awayMs),
        maxAttempts: maxAttemptsOf(run.policy),
        unit,
        attempts,
        ...timesOf(events),
        reflection: state.reflection,
        answer: attempts.at(-1)?.standing === "answer" ? (attempts.at(-1)?.reply.text ?? null) : null,
        awaiting: (0,_run_state_remaining_js__WEBPACK_IMPORTED_MODULE_17__/* .awaitingOf */ .M)(state),
        verified: verifiedOf(state),
        control: state.run !== null && (0,_run_state_proof_js__WEBPACK_IMPORTED_MODULE_1__/* .wantsControl */ .lO)(state.run.policy) ? (0,_run_state_proof_js__WEBPACK_IMPORTED_MODULE_1__/* .controlOf */ .rs)(state, state.run.policy) : null,
        tests: (0,_run_state_proof_js__WEBPACK_IMPORTED_MODULE_1__/* .provedTests */ .on)(state),
        audit: state.audit,
        usage: state.usage,
        sandbox: sandboxOf(state),
        files: (0,_ports_patch_words_js__WEBPACK_IMPORTED_MODULE_18__/* .changedFirst */ .d$)(state.files?.artifacts ?? [], state.files?.changes),
        leftOut: (0,_run_state_remaining_js__WEBPACK_IMPORTED_MODULE_17__/* .leftOutOf */ .T)(state),
        changes: state.files?.changes ?? null,
        network: (0,_network_js__WEBPACK_IMPORTED_MODULE_15__/* .networkOf */ .Af)(state),
        notes: [...sessionNotes(state), ...notesOf(events, { reason: end?.reason ?? "", unit })],
    };
}
function maxAttemptsOf(policy) {
    if ((0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .isStepByStep */ .G0)(policy))
        return policy.maxTurns;
    return policy.hasWriter && policy.maxTurns === 1 ? policy.maxRetries + 1 : null;
}
/** Of a reply that could not be used, so many blocks are shown. */
const toldUnrunBlocks = 3;
/** The blocks that a report shows, and a sentence about those that it does not; "" where it shows them all. */
function toldBlocks({ blocks, reply, standing }) {
    const mayBeShort = standing === "unusable" && blocks.every(({ execution }) => execution === null);
    const told = mayBeShort ? blocks.slice(0, toldUnrunBlocks) : blocks;
    const more = blocks.length - told.length + (reply.blocksLeftOut ?? 0);
    return {
        blocks: told,
        rest: more === 0 ? "" : `… and ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_13__/* .count */ .U9)("block", more)} more, none of which was run.`,
    };
}
function attemptReport(attempt, state, index) {
    const { reply, executions, verifications, decision, lost, number } = attempt;
    const { policy } = state.run;
    const inTurn = (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .blockInTurn */ .Ue)(attempt, policy);
    const waits = (0,_run_state_remaining_js__WEBPACK_IMPORTED_MODULE_17__/* .awaitingOf */ .M)(state)?.attempt === number;
    const blocks = reply.blocks.map((block, at) => ({
        block,
        execution: executions.find((each) => each.block === at) ?? null,
        mayHaveBegun: at === inTurn && isTorn(state) && index === state.attempts.length - 1,
        waits: waits && (0,_run_state_remaining_js__WEBPACK_IMPORTED_MODULE_17__/* .awaitingOf */ .M)(state)?.asked === "run",
        wasLost: lost.some((each) => each.block === at) && !executions.some((each) => each.block === at),
    }));
    const before = state.attempts.slice(0, index).findLast((each) => each.reply.blocks.length > 0);
    return {
        number,
        unit: (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .unitOf */ .uF)(policy),
        standing: (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .standingOf */ .YP)(attempt, policy),
        problem: waits ? "waits for an approval" : problemOf(attempt),
        reply,
        said: state.attempts[index - 1]?.decision?.isInReply === true ? (0,_ports_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .afterDecision */ .Xg)(reply.text) : reply.text,
        blocks,
        lost,
        verifications,
        approvals: attempt.approvals,
        decision,
        before: before === undefined || blocks.length === 0 || (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .isStepByStep */ .G0)(policy)
            ? null
            : { number: before.number, blocks: before.reply.blocks.map(comparableIn(before)) },
    };
}
function comparableIn({ executions }) {
    return (block, index) => (0,_changes_js__WEBPACK_IMPORTED_MODULE_14__/* .comparable */ .Zm)(block, executions.find((each) => each.block === index));
}
/** An end in good order says what was under way. */
function isTorn({ end, interruption }) {
    return end === null || (interruption !== null && interruption.during === undefined);
}
function problemOf(attempt) {
    const { reply, executions, verifications } = attempt;
    if (reply.finish === "refusal")
        return "refused by the model";
    if (reply.finish === "length" || reply.isCut)
        return "the reply was cut short";
    if (reply.blocksLeftOut !== undefined)
        return "too many code blocks in one reply";
    const failed = executions.find((each) => !(0,_ports_execution_js__WEBPACK_IMPORTED_MODULE_11__/* .hasPassed */ .Pc)(each) && !(0,_ports_endings_js__WEBPACK_IMPORTED_MODULE_9__/* .isHarmlesslyUnrun */ .xH)(each));
    if (failed !== undefined) {
        const place = (0,_ports_block_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(reply.blocks[failed.block] ?? {});
        const from = place === "" ? "" : ` (${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_19__/* .named */ .r)(place)})`;
        const which = reply.blocks.length > 1 || from !== "" ? `block ${failed.block + 1}${from}: ` : "";
        return `${which}${(0,_titles_js__WEBPACK_IMPORTED_MODULE_16__/* .endingWords */ .fg)(failed)}`;
    }
    const verification = verifications.find((each) => !(0,_ports_execution_js__WEBPACK_IMPORTED_MODULE_11__/* .hasPassed */ .Pc)(each));
    if (verification !== undefined)
        return `verification: ${(0,_titles_js__WEBPACK_IMPORTED_MODULE_16__/* .endingWords */ .fg)(verification)}`;
    if (executions.length > 0 && !executions.some(_ports_execution_js__WEBPACK_IMPORTED_MODULE_11__/* .hasPassed */ .Pc))
        return "nothing in it could be run here";
    return (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .isEmpty */ .Im)(attempt) ? "an empty reply" : "";
}
function verifiedOf(state) {
    const asked = state.run?.policy.verify.length ?? 0;
    const ran = (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .decidingAttempt */ .JF)(state)?.verifications ?? [];
    return asked === 0 ? null : { ran: ran.length, passed: ran.filter(_ports_execution_js__WEBPACK_IMPORTED_MODULE_11__/* .hasPassed */ .Pc).length, asked };
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
    return { executor, image, digest, build: build === undefined ? null : (0,_ports_executor_js__WEBPACK_IMPORTED_MODULE_10__/* .buildWords */ .En)(build), limits: rows };
}
/** The failure that ended the run is its reason already. */
function notesOf(events, { reason, unit }) {
    return events.flatMap((event) => {
        if (event.type === "warning")
            return [event.message];
        if (event.type === "session-started" && event.restored !== undefined)
            return [(0,_ports_checkpoint_js__WEBPACK_IMPORTED_MODULE_6__/* .restoredWords */ .I9)(event.restored)];
        if (event.type === "verification" && (0,_ports_endings_js__WEBPACK_IMPORTED_MODULE_9__/* .isInfrastructureEnding */ .Rc)(event.ending))
            return [
                `The sandbox of verification ${event.index + 1} of ${unit} ${event.attempt} was lost: ${event.evidence}. The code is not to blame.`,
            ];
        const isNew = event.type === "failure" && !reason.includes(event.message);
        return isNew ? [`${event.message} ${event.nextStep}`] : [];
    });
}
function timesOf(events) {
    const took = events.flatMap((event) => ("tookMs" in event ? (event.tookMs ?? []) : []));
    const ran = events.flatMap((event) => event.type === "execution" || event.type === "verification" ? event.durationMs : []);
    const sum = (all) => all.reduce((total, each) => total + each, 0);
    return { writerMs: took.length === 0 ? null : sum(took), codeMs: sum(ran) };
}
/** What there was before the first block, an earlier run and a person's setup, and what is left of the sandbox. */
function sessionNotes({ run, lastSession, kept, resumptions }) {
    const { setup = [] } = lastSession ?? {};
    return [
        ...(run?.continues === undefined ? [] : [(0,_ports_continues_js__WEBPACK_IMPORTED_MODULE_8__/* .continuesWords */ .s)(run.continues)]),
        ...(run?.instructions === undefined
            ? []
            : [`The writer was told as the owner's words: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_19__/* .listed */ .K)(run.instructions.map(_format_listed_js__WEBPACK_IMPORTED_MODULE_19__/* .named */ .r))}.`]),
        ...setup.map(({ command, durationMs }) => `The setup ran \`${command}\` in ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_13__/* .formatDuration */ .a3)(durationMs)}.`),
        ...resumptions.map((each) => (0,_ports_resumed_js__WEBPACK_IMPORTED_MODULE_7__/* .resumedWords */ .B)(each, (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .unitOf */ .uF)(run?.policy ?? {}))),
        ...(kept === null ? [] : [(0,_ports_executor_js__WEBPACK_IMPORTED_MODULE_10__/* .keptWords */ .Gx)(kept)]),
    ];
}


/***/ })

};
