export const id = 3715;
export const ids = [3715];
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
// EXTERNAL MODULE: ./lib/facts/outcomes.js
var outcomes = __webpack_require__(83518);
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
// EXTERNAL MODULE: ./lib/compose/assemble.js + 22 modules
var assemble = __webpack_require__(74254);
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
            nextStep: "Each run still has its own folder with its report.",
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
 * `GH-123`; the path of an issue, pull request, discussion or commit in an address; an alert's title in a quote; a dollar
 * sign that may begin a formula, also before code; `:tada:`, which becomes a picture.
 * Each notifies people, links this page elsewhere, closes an issue, or looks as if GitHub itself spoke.
 * https://docs.github.com/en/get-started/writing-on-github/working-with-advanced-formatting/autolinked-references-and-urls
 */
const reference = /@(?=\w)|#(?=\d)|GH-(?=\d)|\/(?:issues|pulls?|discussions|commits?)\/(?=\w)|\[!(?=[a-z])|\$(?=[^\s\u200B$][^$\n]{0,200}\$|\$)|\$$|:(?=[a-z+-][\w+-]{0,39}:)/gi;
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
        return "is written again";
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

/***/ 44199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ wordsAround)
/* harmony export */ });
/** A document's words, cut where its blocks stand: those before each block, and behind the last. Null: a model wrote them. */
function wordsAround({ said, blocks, }) {
    if (!blocks.some(({ block }) => block.document !== undefined))
        return null;
    const text = said.replace(/\r\n?/g, "\n");
    const parts = [];
    let from = 0;
    for (const { block } of blocks) {
        // In a quote each line has a mark before it: its words come with the next block's then.
        const at = block.code === "" ? -1 : text.indexOf(block.code, from);
        const end = at === -1 ? from : text.indexOf("\n", at + block.code.length) + 1 || text.length;
        parts.push(text.slice(from, end));
        from = end;
    }
    return [...parts, text.slice(from)];
}


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

/***/ 75043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ reportOf),
/* harmony export */   w: () => (/* binding */ toldBlocks)
/* harmony export */ });
/* harmony import */ var _facts_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8473);
/* harmony import */ var _run_state_remaining_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(23503);
/* harmony import */ var _run_state_proof_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26261);
/* harmony import */ var _proof_control_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20131);
/* harmony import */ var _run_state_apply_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68071);
/* harmony import */ var _run_state_standing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19411);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(452);
/* harmony import */ var _facts_block_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59626);
/* harmony import */ var _facts_checkpoint_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51761);
/* harmony import */ var _facts_resumed_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24910);
/* harmony import */ var _facts_continues_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(71601);
/* harmony import */ var _facts_endings_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(75823);
/* harmony import */ var _facts_session_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(58491);
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6257);
/* harmony import */ var _facts_outcomes_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(83518);
/* harmony import */ var _facts_patch_words_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(89713);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(51196);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(90566);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(62758);
/* harmony import */ var _network_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(80685);
/* harmony import */ var _titles_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(73880);





















/**
 * The report of a run, also of one that has not ended.
 * @throws AgentExecError `transcript-invalid` where the events do not begin with `run-started`.
 */
function reportOf(events) {
    const state = (0,_run_state_apply_js__WEBPACK_IMPORTED_MODULE_3__/* .fold */ .AU)(events);
    const { run, end } = state;
    if (run === null) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .AgentExecError */ .r("transcript-invalid", "The events of the run do not begin with run-started.", {
            nextStep: "Use an unchanged transcript.",
        });
    }
    const attempts = state.attempts.map((attempt, index) => attemptReport(attempt, state, index));
    const outcome = end?.outcome ?? null;
    const deciding = (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_4__/* .decidingAttempt */ .JF)(state);
    const { icon, tone, alert, title } = (0,_facts_outcomes_js__WEBPACK_IMPORTED_MODULE_13__/* .outcomeRow */ .z7)(outcome);
    const unit = (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_4__/* .unitOf */ .uF)(run.policy);
    const ranCode = state.attempts.some(({ executions }) => executions.some(_facts_endings_js__WEBPACK_IMPORTED_MODULE_10__/* .hasRun */ .gb));
    return {
        runId: run.runId,
        version: run.version,
        outcome,
        icon,
        tone,
        alert,
        title: title({ attempts: deciding?.number ?? attempts.length, unit, ranCode }),
        reason: (0,_titles_js__WEBPACK_IMPORTED_MODULE_17__/* .reasonOf */ .A3)(events) || "The record of the run stops before its end.",
        nextStep: end?.nextStep ?? "Start the run again to get a result.",
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
        awaiting: (0,_run_state_remaining_js__WEBPACK_IMPORTED_MODULE_18__/* .awaitingOf */ .M)(state),
        verified: verifiedOf(state),
        control: state.run !== null && (0,_proof_control_js__WEBPACK_IMPORTED_MODULE_2__/* .wantsControl */ .lO)(state.run.policy) ? (0,_run_state_proof_js__WEBPACK_IMPORTED_MODULE_1__/* .controlOf */ .rs)(state, state.run.policy) : null,
        tests: (0,_run_state_proof_js__WEBPACK_IMPORTED_MODULE_1__/* .provedTests */ .on)(state),
        audit: state.audit,
        usage: state.usage,
        sandbox: sandboxOf(state),
        files: (0,_facts_patch_words_js__WEBPACK_IMPORTED_MODULE_19__/* .changedFirst */ .d$)(state.files?.artifacts ?? [], state.files?.changes),
        leftOut: (0,_run_state_remaining_js__WEBPACK_IMPORTED_MODULE_18__/* .leftOutOf */ .T)(state),
        changes: state.files?.changes ?? null,
        network: (0,_network_js__WEBPACK_IMPORTED_MODULE_16__/* .networkOf */ .Af)(state),
        notes: [...sessionNotes(state), ...notesOf(events, { reason: end?.reason ?? "", unit })],
    };
}
function maxAttemptsOf(policy) {
    if ((0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_4__/* .isStepByStep */ .G0)(policy))
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
        rest: more === 0 ? "" : `… and ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_14__/* .count */ .U9)("block", more)} more; none of them was run.`,
    };
}
function attemptReport(attempt, state, index) {
    const { reply, executions, verifications, decision, lost, number } = attempt;
    const { policy } = state.run;
    const inTurn = (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_4__/* .blockInTurn */ .Ue)(attempt, policy);
    const waits = (0,_run_state_remaining_js__WEBPACK_IMPORTED_MODULE_18__/* .awaitingOf */ .M)(state)?.attempt === number;
    const blocks = reply.blocks.map((block, at) => ({
        block,
        execution: executions.find((each) => each.block === at) ?? null,
        mayHaveBegun: at === inTurn && isTorn(state) && index === state.attempts.length - 1,
        waits: waits && (0,_run_state_remaining_js__WEBPACK_IMPORTED_MODULE_18__/* .awaitingOf */ .M)(state)?.asked === "run",
        wasLost: lost.some((each) => each.block === at) && !executions.some((each) => each.block === at),
    }));
    const before = state.attempts.slice(0, index).findLast((each) => each.reply.blocks.length > 0);
    return {
        number,
        unit: (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_4__/* .unitOf */ .uF)(policy),
        standing: (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_4__/* .standingOf */ .YP)(attempt, policy),
        problem: waits ? "waits for an approval" : problemOf(attempt),
        reply,
        said: state.attempts[index - 1]?.decision?.isInReply === true ? (0,_facts_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .afterDecision */ .Xg)(reply.text) : reply.text,
        blocks,
        lost,
        verifications,
        approvals: attempt.approvals,
        decision,
        before: before === undefined || blocks.length === 0 || (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_4__/* .isStepByStep */ .G0)(policy)
            ? null
            : { number: before.number, blocks: before.reply.blocks.map(comparableIn(before)) },
    };
}
function comparableIn({ executions }) {
    return (block, index) => (0,_changes_js__WEBPACK_IMPORTED_MODULE_15__/* .comparable */ .Zm)(block, executions.find((each) => each.block === index));
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
    const [failed, ...others] = executions.filter((each) => !(0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_12__/* .hasPassed */ .Pc)(each) && !(0,_facts_endings_js__WEBPACK_IMPORTED_MODULE_10__/* .isHarmlesslyUnrun */ .xH)(each));
    if (failed !== undefined) {
        const place = (0,_facts_block_js__WEBPACK_IMPORTED_MODULE_6__/* .placeOf */ .$t)(reply.blocks[failed.block] ?? {});
        const from = place === "" ? "" : ` (${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_20__/* .named */ .r)(place)})`;
        const which = reply.blocks.length > 1 || from !== "" ? `block ${failed.block + 1}${from}: ` : "";
        const more = others.filter(({ ending }) => ending !== "not-run").length;
        return `${which}${(0,_titles_js__WEBPACK_IMPORTED_MODULE_17__/* .endingWords */ .fg)(failed)}${more === 0 ? "" : `, and ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_14__/* .count */ .U9)("more block", more)} failed`}`;
    }
    const verification = verifications.find((each) => !(0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_12__/* .hasPassed */ .Pc)(each));
    if (verification !== undefined)
        return `verification: ${(0,_titles_js__WEBPACK_IMPORTED_MODULE_17__/* .endingWords */ .fg)(verification)}`;
    if (executions.length > 0 && !executions.some(_facts_execution_js__WEBPACK_IMPORTED_MODULE_12__/* .hasPassed */ .Pc))
        return "nothing in it could run here";
    return (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_4__/* .isEmpty */ .Im)(attempt) ? "an empty reply" : "";
}
function verifiedOf(state) {
    const asked = state.run?.policy.verify.length ?? 0;
    const ran = (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_4__/* .decidingAttempt */ .JF)(state)?.verifications ?? [];
    return asked === 0 ? null : { ran: ran.length, passed: ran.filter(_facts_execution_js__WEBPACK_IMPORTED_MODULE_12__/* .hasPassed */ .Pc).length, asked };
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
    return { executor, image, digest, build: build === undefined ? null : (0,_facts_session_js__WEBPACK_IMPORTED_MODULE_11__/* .buildWords */ .En)(build), limits: rows };
}
/** The failure that ended the run is its reason already. */
function notesOf(events, { reason, unit }) {
    return events.flatMap((event) => {
        if (event.type === "warning")
            return [event.message];
        if (event.type === "session-started" && event.restored !== undefined)
            return [(0,_facts_checkpoint_js__WEBPACK_IMPORTED_MODULE_7__/* .restoredWords */ .I9)(event.restored)];
        if (event.type === "verification" && (0,_facts_endings_js__WEBPACK_IMPORTED_MODULE_10__/* .isInfrastructureEnding */ .Rc)(event.ending))
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
        ...(run?.continues === undefined ? [] : [(0,_facts_continues_js__WEBPACK_IMPORTED_MODULE_9__/* .continuesWords */ .s)(run.continues)]),
        ...(run?.instructions === undefined
            ? []
            : [`The writer got the owner's instructions from ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_20__/* .listed */ .K)(run.instructions.map(_format_listed_js__WEBPACK_IMPORTED_MODULE_20__/* .named */ .r))}.`]),
        ...setup.map(({ command, durationMs }) => `The setup ran \`${command}\` in ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_14__/* .formatDuration */ .a3)(durationMs)}.`),
        ...resumptions.map((each) => (0,_facts_resumed_js__WEBPACK_IMPORTED_MODULE_8__/* .resumedWords */ .B)(each, (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_4__/* .unitOf */ .uF)(run?.policy ?? {}))),
        ...(kept === null ? [] : [(0,_facts_session_js__WEBPACK_IMPORTED_MODULE_11__/* .keptWords */ .Gx)(kept)]),
    ];
}


/***/ })

};
