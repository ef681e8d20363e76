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
var assemble = __webpack_require__(71351);
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


/***/ })

};
