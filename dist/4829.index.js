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
// EXTERNAL MODULE: ./lib/facts/outcomes.js
var outcomes = __webpack_require__(83518);
// EXTERNAL MODULE: ./lib/reports/document.js
var reports_document = __webpack_require__(91134);
// EXTERNAL MODULE: ./lib/reports/html.js + 4 modules
var html = __webpack_require__(15595);
// EXTERNAL MODULE: ./lib/reports/print/html-blocks.js
var html_blocks = __webpack_require__(84013);
// EXTERNAL MODULE: ./lib/reports/print/html-tag.js
var html_tag = __webpack_require__(37976);
// EXTERNAL MODULE: ./lib/reports/print/markdown-blocks.js
var markdown_blocks = __webpack_require__(47809);
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
/** A table in Markdown, each model with a link to its report. */
function comparedMarkdown(runs) {
    const rows = runs.map((run) => [(0,reports_document/* code */.aY)(run.model), ...cellsOf(run)]);
    const [top = "", line = "", ...lines] = (0,markdown_blocks/* tableIn */.sV)({ head, rows }).split("\n");
    const links = lines.map((each, at) => `${each} [report](${runs[at].folder}/report.md) |`);
    return [`${top} Report |`, `${line} --- |`, ...links, ""].join("\n");
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
// EXTERNAL MODULE: ./lib/compose/assemble.js + 22 modules
var assemble = __webpack_require__(74254);
;// CONCATENATED MODULE: ./lib/compose/several-models.js






/**
 * Gives several models the same task, one after the other. Each model has its own run and folder.
 * @param perform runs the settings that it gets to the end
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
 * Compares models on one task. Resolves with 0 if one passed or answered, otherwise with the first one's exit code.
 * @throws AgentExecError before a run begins.
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
        : (codes.findLast((code) => code === outcomes/* outcomes */.KI.cancelled.exitCode) ?? codes[0]);
}


/***/ })

};
