export const id = 8585;
export const ids = [8585];
export const modules = {

/***/ 68585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reportBatch: () => (/* binding */ reportBatch)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/batch/spread.js
var spread = __webpack_require__(52721);
// EXTERNAL MODULE: ./lib/batch/verdict.js
var batch_verdict = __webpack_require__(26497);
;// CONCATENATED MODULE: ./lib/batch/compare.js


/** How a task ended in a batch, compared with another batch. */
const results = ["lost", "flaky", "won", "only-here", "only-other", "not-judged", "same"];
/** Compares two batches by task and model. If no model is in both, all models of a task count together. */
function compareBatches(here, other) {
    const names = new Set(here.map(withModel));
    const nameOf = other.some((row) => names.has(withModel(row))) ? withModel : taskAlone;
    const [ours, theirs] = [groupsOf(here, nameOf), groupsOf(other, nameOf)];
    const tasks = [...new Set([...ours.keys(), ...theirs.keys()])].map((id) => {
        const sides = { here: sideOf(ours.get(id)), other: sideOf(theirs.get(id)) };
        return { id, result: resultOf(sides), ...sides };
    });
    const rank = ({ result }) => results.indexOf(result);
    const counts = Object.fromEntries(results.map((result) => [result, tasks.filter((task) => task.result === result).length]));
    return {
        tasks: tasks.toSorted((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1)),
        counts,
        totals: totalsOf(tasks),
    };
}
/** `fix-1@MODEL` for `fix-1@MODEL~2`. */
function withModel({ id }) {
    return id.split("~", 1)[0];
}
/** `fix-1` for `fix-1@MODEL~2`. A task's own id never contains these characters. */
function taskAlone({ id }) {
    return id.split(/[@~]/, 1)[0];
}
function groupsOf(rows, nameOf) {
    const groups = new Map();
    for (const row of rows) {
        const group = groups.get(nameOf(row));
        if (group === undefined)
            groups.set(nameOf(row), [row]);
        else
            group.push(row);
    }
    return groups;
}
function sideOf(rows) {
    if (rows === undefined)
        return null;
    const costs = rows.flatMap(({ usage }) => usage.costUsd ?? []);
    return {
        rows,
        judged: rows.filter((row) => !(0,batch_verdict/* isInfrastructure */.Od)(row)).length,
        passed: rows.filter(batch_verdict/* hasPassed */.Pc).length,
        durationMs: (0,spread/* median */.JZ)(rows.map(({ durationMs }) => durationMs)),
        costUsd: costs.length === 0 ? null : costs.reduce((sum, each) => sum + each, 0),
    };
}
function resultOf({ here, other }) {
    if (here === null)
        return "only-other";
    if (other === null)
        return "only-here";
    if (here.judged === 0 || other.judged === 0)
        return "not-judged";
    const [now, then] = [shareOf(here), shareOf(other)];
    if ([now, then].some((share) => share > 0 && share < 1))
        return "flaky";
    return now === then ? "same" : now > then ? "won" : "lost";
}
function shareOf({ passed, judged }) {
    return passed / judged;
}
function totalsOf(all) {
    const pairs = all.flatMap(({ here, other }) => here === null || other === null || here.judged === 0 || other.judged === 0
        ? []
        : [[shareOf(here), shareOf(other)]]);
    if (pairs.length === 0)
        return null;
    const mean = (at) => pairs.reduce((sum, pair) => sum + pair[at], 0) / pairs.length;
    const differences = pairs.map(([now, then]) => now - then);
    const [better, worse] = [1, -1].map((sign) => differences.filter((each) => each * sign > 0).length);
    return {
        tasks: pairs.length,
        passedHere: mean(0),
        passedOther: mean(1),
        difference: mean(0) - mean(1),
        ...intervalOf(differences),
        chance: better + worse === 0 ? null : signTest(better, worse),
    };
}
/**
 * The 95% interval for the mean of paired differences. Two additional imagined pairs make it honest for few tasks
 * (Agresti and Min, 2005, doi.org/10.1002/sim.1781).
 */
function intervalOf(differences) {
    const count = differences.length + 2;
    const mean = differences.reduce((sum, each) => sum + each, 0) / count;
    const squares = differences.reduce((sum, each) => sum + each * each, 1) / count;
    const margin = 1.96 * Math.sqrt((squares - mean * mean) / count);
    return { low: Math.max(-1, mean - margin), high: Math.min(1, mean + margin) };
}
/** The exact sign test. It gives the probability of a split at least as uneven, if both sides are equally likely. */
function signTest(better, worse) {
    const count = better + worse;
    let term = -count * Math.LN2;
    let sum = 0;
    for (let at = 0; at <= Math.min(better, worse); at += 1) {
        sum += Math.exp(term);
        term += Math.log((count - at) / (at + 1));
    }
    return Math.min(1, 2 * sum);
}

// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
// EXTERNAL MODULE: ./lib/reports/batch/batch-report.js
var batch_report = __webpack_require__(77139);
// EXTERNAL MODULE: ./lib/facts/outcomes.js
var outcomes = __webpack_require__(83518);
// EXTERNAL MODULE: ./lib/reports/document.js
var reports_document = __webpack_require__(91134);
// EXTERNAL MODULE: ./lib/reports/html.js + 3 modules
var html = __webpack_require__(82735);
// EXTERNAL MODULE: ./lib/reports/batch/batch-table.js + 1 modules
var batch_table = __webpack_require__(21579);
// EXTERNAL MODULE: ./lib/reports/print/html-blocks.js
var html_blocks = __webpack_require__(84013);
// EXTERNAL MODULE: ./lib/reports/print/html-tag.js
var html_tag = __webpack_require__(15595);
// EXTERNAL MODULE: ./lib/reports/print/markdown-blocks.js
var markdown_blocks = __webpack_require__(47809);
;// CONCATENATED MODULE: ./lib/reports/batch/compared-batches.js










const words = {
    lost: "▼ lost",
    flaky: "≈ flaky",
    won: "▲ won",
    "only-here": "only in this batch",
    "only-other": "only in the other batch",
    "not-judged": "not judged",
    same: "same",
};
const columns = [
    { name: "Task" },
    { name: "Result" },
    { name: "Other batch" },
    { name: "This batch" },
    { name: "Time", isMinor: true },
    { name: "Cost", isMinor: true },
];
/** The comparison in sentences. The first one is the headline. */
function comparedSentences({ counts, totals }) {
    const { won, lost, flaky, same, "not-judged": unjudged } = counts;
    const unpaired = counts["only-here"] + counts["only-other"];
    const rest = [
        flaky === 0 ? "" : `${(0,format/* formatCount */.B4)(flaky)} flaky`,
        `${(0,format/* formatCount */.B4)(same)} the same`,
        unjudged === 0 ? "" : `${(0,format/* formatCount */.B4)(unjudged)} not judged because of infrastructure errors`,
        unpaired === 0 ? "" : `${(0,format/* formatCount */.B4)(unpaired)} in one batch only`,
    ].filter((each) => each !== "");
    const counted = `${(0,format/* count */.U9)("task", won)} passed only in this batch, ${(0,format/* formatCount */.B4)(lost)} only in the other batch; ${rest.join(", ")}.`;
    if (totals === null)
        return ["Nothing to compare: no task has a result in both batches.", counted];
    const { tasks, passedHere, passedOther, difference, low, high, chance } = totals;
    const isReal = isProbablyReal(totals);
    const way = difference > 0 ? "This batch is better" : "This batch is worse";
    const which = isReal ? way : "No clear difference";
    return [
        `${which}: ${percent(passedHere)} of ${(0,format/* count */.U9)("task", tasks)} passed, in the other batch ${percent(passedOther)}.`,
        counted,
        `The difference is ${points(difference)} percentage points. With ${(0,format/* count */.U9)("other task", tasks)} of this kind, the difference would probably be between ${points(low)} and ${points(high)}.`,
        chance === null ? "Each task passed equally often in both batches." : chanceWords(chance, isReal),
    ];
}
function isProbablyReal({ chance, low, high }) {
    return chance !== null && chance < 0.05 && low * high > 0;
}
function toneOf({ totals }) {
    if (totals === null || !isProbablyReal(totals))
        return "";
    return totals.difference > 0 ? "good" : "bad";
}
function chanceWords(chance, isReal) {
    const times = chance < 0.01 ? "fewer than 1" : String(Math.round(chance * 100));
    const so = isReal ? "is probably real" : "may be chance";
    return `If both batches were equally good, ${times} of 100 comparisons would show at least this difference, so the difference ${so}.`;
}
function comparedBatchesReports(compared) {
    return {
        "comparison.html": comparedBatchesHtml(compared),
        "comparison.md": comparedBatchesMarkdown(compared),
    };
}
function comparedBatchesMarkdown(compared) {
    const [headline, ...sentences] = comparedSentences(compared);
    const differing = compared.tasks.filter(({ result }) => result !== "same");
    const rows = differing
        .slice(0, batch_report/* maxRows */._q)
        .map((task) => [(0,reports_document/* code */.aY)(task.id), ...cellsOf(task).map(({ text }) => text)]);
    const rest = differing.length - rows.length;
    return [
        `### ${headline}`,
        sentences.join(" "),
        (0,markdown_blocks/* tableIn */.sV)({ head: ["", "Other batch", "This batch"], rows: factsOf(compared) }),
        ...(rows.length === 0 ? [] : [(0,markdown_blocks/* tableIn */.sV)({ head: columns.map(({ name }) => name), rows })]),
        ...(rest === 0 ? [] : [`${(0,format/* count */.U9)("more task", rest)} in \`comparison.html\`.`]),
        "",
    ].join("\n\n");
}
function comparedBatchesHtml(compared) {
    const [headline, ...sentences] = comparedSentences(compared);
    const facts = factsOf(compared).map(([name, ...both]) => (0,html_tag/* escaped */.Mk) `<tr><th>${name}</th>${both.map((text) => (0,html_tag/* escaped */.Mk) `<td>${text}</td>`)}</tr>`);
    const rows = compared.tasks.map((task) => ({
        is: words[task.result],
        cells: [{ text: task.id }, ...cellsOf(task, compared.toOther)],
    }));
    const header = (0,html_tag/* escaped */.Mk) `<header class="${toneOf(compared)}"><h1>${(0,html_blocks/* line */.n8)(headline)}</h1>${sentences.map((each) => (0,html_tag/* escaped */.Mk) `<p>${(0,html_blocks/* line */.n8)(each)}</p>`)}
<table class="facts"><tbody><tr><th></th><td class="dim">Other batch</td><td class="dim">This batch</td></tr>${facts}</tbody></table></header>`;
    const rest = "To get all tasks, run agent-exec report with --compare and --json.";
    const table = (0,batch_table/* batchTable */.F)(columns, rows, { all: "all results", rest });
    return (0,html/* page */.M)("Two batches compared", [header, table], batch_table/* tableScriptSha256 */.r);
}
/** The comparison for programs. They rely on these names. */
function comparedBatchesJson({ here, other, tasks, counts, totals }) {
    const sideJson = (side) => {
        if (side === null)
            return null;
        const { rows, judged, passed, durationMs, costUsd } = side;
        return { runs: rows.length, judged, passed, durationMs, costUsd };
    };
    return {
        version: 1,
        batch: here,
        other,
        counts,
        totals,
        tasks: tasks.map(({ id, result, ...sides }) => {
            return { id, result, here: sideJson(sides.here), other: sideJson(sides.other) };
        }),
    };
}
function cellsOf({ result, here, other }, toOther = ".") {
    return [
        { text: words[result] },
        sideCell(other, `${toOther.split("/").map(encodeURIComponent).join("/")}/`),
        sideCell(here, ""),
        change(other?.durationMs, here?.durationMs, format/* formatDuration */.a3),
        change(other?.costUsd, here?.costUsd, format/* formatUsd */.UK),
    ];
}
function sideCell(side, folder) {
    if (side === null)
        return { text: "–" };
    const [first] = side.rows;
    const { outcome } = first;
    const text = side.rows.length === 1
        ? `${outcomes/* outcomes */.KI[outcome].icon} ${outcome}`
        : side.judged === 0
            ? "no run judged"
            : `${side.passed} of ${side.judged} passed`;
    // If a task ran several times, the first run that did not pass tells most.
    const told = side.rows.find((row) => row.outcome !== "passed") ?? first;
    return { text, link: `${folder}${(0,batch_report/* folderOf */.yS)(told)}/report.html` };
}
/** How a value changed from the other batch to this one. The number is for sorting. */
function change(from, to, format) {
    const [before, after] = [from ?? null, to ?? null];
    if (before === null && after === null)
        return { text: "–", value: 0 };
    const text = [before, after].map((value) => (value === null ? "–" : format(value))).join(" → ");
    return { text, value: (after ?? 0) - (before ?? 0) };
}
/** Rows about the batches as a whole. The other batch comes first. */
function factsOf({ here, other, tasks, totals }) {
    const sides = [tasks.flatMap((task) => task.other ?? []), tasks.flatMap((task) => task.here ?? [])];
    const rows = sides.map((all) => all.flatMap((side) => side.rows));
    const costs = sides.map((all) => all.flatMap(({ costUsd }) => costUsd ?? []));
    const sum = (all) => all.length === 0 ? "–" : (0,format/* formatUsd */.UK)(all.reduce((total, each) => total + each, 0));
    return [
        ["Folder", other, here],
        ["Runs", ...rows.map((all) => String(all.length))],
        ...(totals === null ? [] : [["Passed", percent(totals.passedOther), percent(totals.passedHere)]]),
        ["Median time", ...rows.map((all) => (0,format/* formatDuration */.a3)((0,spread/* median */.JZ)(all.map(({ durationMs }) => durationMs))))],
        ["Cost", ...costs.map(sum)],
    ];
}
function percent(share) {
    return `${Math.round(share * 1000) / 10}%`;
}
/** For example `+15`, `−5` or `0`. */
function points(share) {
    const rounded = Math.round(share * 100);
    return rounded === 0 ? "0" : rounded > 0 ? `+${rounded}` : `−${-rounded}`;
}

// EXTERNAL MODULE: ./lib/run-folder/batch-folder.js
var batch_folder = __webpack_require__(71294);
// EXTERNAL MODULE: ./lib/cli/print.js
var print = __webpack_require__(17721);
;// CONCATENATED MODULE: ./lib/cli/batch/report-batch.js









/** How many runs without a trajectory are named. */
const maxNames = 5;
/** Writes a batch's reports again, and the files that the flags ask for. @throws AgentExecError. */
async function reportBatch(path, flags) {
    const { compare, json = false } = flags;
    const { rows, about, lostUsd } = await (0,batch_folder/* readBatchFolder */.FD)(path);
    // The other batch is read first. So a wrong folder is refused before anything is written.
    const others = compare === undefined ? null : (await (0,batch_folder/* readBatchFolder */.FD)(compare)).rows;
    const folder = (0,external_node_path_.resolve)(path);
    const verdict = (0,batch_verdict/* verdictOf */.Vj)(rows, { maxInfrastructure: 1, runs: about.ids.length, stopped: null, lostUsd });
    await (0,batch_folder/* writeFiles */.hV)(folder, (0,batch_report/* batchReports */.Yg)({ verdict, rows }));
    const trajectories = flags.trajectories === true ? await trajectoriesOf(folder, rows) : "";
    if (compare !== undefined && others !== null) {
        const places = { here: path, other: compare, toOther: (0,batch_folder/* wayTo */.bj)(path, compare) };
        const compared = { ...compareBatches(rows, others), ...places };
        await (0,batch_folder/* writeFiles */.hV)(folder, comparedBatchesReports(compared));
        if (json)
            (0,print/* printJson */.Q2)(comparedBatchesJson(compared));
        else
            (0,print/* printOutput */.jP)(`${comparedSentences(compared).join("\n")}\n   ${folder}/comparison.html\n${trajectories}`);
        return;
    }
    const { words, ...figures } = verdict;
    if (json)
        (0,print/* printJson */.Q2)({ version: 1, batch: about.batch, ...figures, runDir: folder });
    else
        (0,print/* printOutput */.jP)(`${words}\n   ${folder}/report.html\n${trajectories}`);
}
async function trajectoriesOf(folder, rows) {
    const missing = await (0,batch_folder/* writeTrajectories */.fH)(folder, rows);
    if (missing.length > 0)
        (0,print/* printError */.yJ)(`agent-exec: ${(0,format/* count */.U9)("run", missing.length)} of ${rows.length} without a trajectory: ${(0,listed/* listed */.K)(missing.slice(0, maxNames), missing.length)}\n`);
    return `   ${folder}/${batch_folder/* trajectoriesName */.v}\n`;
}


/***/ })

};
