export const id = 7065;
export const ids = [7065];
export const modules = {

/***/ 15805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ finalReport),
/* harmony export */   Z: () => (/* binding */ errorReport)
/* harmony export */ });
/* harmony import */ var _facts_outcomes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83518);
/* harmony import */ var _github_api_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72382);
/* harmony import */ var _github_events_commands_apply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6560);
/* harmony import */ var _github_events_commands_waiting_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90543);
/* harmony import */ var _github_reporting_marker_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70418);
/* harmony import */ var _reports_markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18899);
/* harmony import */ var _reports_report_of_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23045);
/* harmony import */ var _reports_sections_headline_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77922);
/* harmony import */ var _redaction_told_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74080);









/** Renders a run's report for each place, within its limit. Comment and check run are short; the summary is whole. */
function finalReport(events, { workflow, phrase, artifact, pullRequest, findings }) {
    const report = (0,_reports_report_of_js__WEBPACK_IMPORTED_MODULE_6__/* .reportOf */ .E)(events);
    const links = {
        run: workflow.url,
        ...(artifact !== null && { artifact: artifact.url }),
        ...(artifact?.page !== undefined && { page: artifact.page }),
        ...(pullRequest !== null && { pullRequest }),
    };
    const { conclusion } = (0,_facts_outcomes_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeRow */ .z7)(report.outcome);
    const artifactId = artifact?.id ?? 0;
    // A comment asked for the run, so the workflow takes comments. They find the patch in the artifact.
    const canApply = report.task.source.kind === "comment" && artifactId > 0;
    const applyWith = canApply ? `${phrase} apply` : null;
    const render = (maxChars, isShort = true) => (0,_reports_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .renderMarkdown */ .Gc)(report, { maxChars, links, applyWith, isShort });
    const told = lineFor(report, { events, artifact: artifactId });
    return {
        comment: told + render(_github_reporting_marker_js__WEBPACK_IMPORTED_MODULE_4__/* .stickyBodyChars */ .Pi - told.length),
        check: conclusion === null
            ? null
            : { conclusion, title: (0,_reports_sections_headline_js__WEBPACK_IMPORTED_MODULE_7__/* .titleOf */ .Gg)(report), summary: render(_github_api_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.checkSummaryChars), findings },
        // A character of Markdown takes at most 4 bytes in UTF-8, and the summary's limit counts bytes.
        summary: render(_github_api_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.jobSummaryBytes / 4, false),
    };
}
/** What a later comment needs to answer the run, or to apply its patch. */
function lineFor({ awaiting, outcome }, { events, artifact }) {
    if (awaiting !== null)
        return (0,_github_events_commands_waiting_js__WEBPACK_IMPORTED_MODULE_3__/* .waitingLine */ .Sh)({ artifact, sha256: awaiting.sha256 });
    const saved = events.findLast((event) => event.type === "files-saved");
    const sha256 = saved?.changes?.patchSha256;
    return sha256 === undefined || outcome === null ? "" : (0,_github_events_commands_apply_js__WEBPACK_IMPORTED_MODULE_2__/* .patchLine */ .dX)({ outcome, artifact, sha256 });
}
/** Reports an allowed run that did not start, or could not continue: what went wrong and what to do. */
function errorReport({ message, nextStep }, workflow, { hasStarted }) {
    const headline = (0,_reports_sections_headline_js__WEBPACK_IMPORTED_MODULE_7__/* .couldNot */ .NF)(hasStarted ? "continue" : "start", (0,_redaction_told_js__WEBPACK_IMPORTED_MODULE_8__/* .toldOf */ .dc)(message));
    const line = (0,_reports_sections_headline_js__WEBPACK_IMPORTED_MODULE_7__/* .isBrief */ .X6)(message) ? "" : (0,_redaction_told_js__WEBPACK_IMPORTED_MODULE_8__/* .toldOf */ .dc)(message);
    const top = { icon: "⚠️", headline, line, next: (0,_redaction_told_js__WEBPACK_IMPORTED_MODULE_8__/* .toldOf */ .dc)(nextStep) };
    const text = (0,_reports_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .renderTop */ .m4)(top, { run: workflow.url });
    const title = headline.replaceAll("`", "");
    return { comment: text, check: { conclusion: "failure", title, summary: text }, summary: text };
}


/***/ }),

/***/ 17065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SI: () => (/* binding */ nothingPublished),
/* harmony export */   fS: () => (/* binding */ summarise),
/* harmony export */   mk: () => (/* binding */ publish),
/* harmony export */   yi: () => (/* binding */ uploadFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33838);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _github_reporting_artifact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93261);
/* harmony import */ var _process_env_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(36130);
/* harmony import */ var _reports_titles_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73880);
/* harmony import */ var _reports_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64558);
/* harmony import */ var _final_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15805);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2988);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(72777);
/* harmony import */ var _step_end_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(79958);











const nothingPublished = {
    artifact: null,
    pullRequest: null,
    hasSummary: false,
    hasEnded: false,
};
/**
 * Publishes how a run ended. The artifact comes first, so that no later fault can lose it, then the pull request, summary
 * and outputs, comment and check run, and last the step's own end. A failed post changes no outcome.
 */
async function publish(publication) {
    const { settings, workflow, events, published, keep, conclude } = publication;
    const { artifact, problem } = await upload(publication);
    keep({ ...published, artifact });
    const pullRequest = await pullRequestOf(publication, artifact);
    keep({ ...published, artifact, pullRequest });
    const findings = published.hasEnded ? [] : ((await publication.findings?.()) ?? []);
    const phrase = settings["trigger-phrase"];
    const report = (0,_final_report_js__WEBPACK_IMPORTED_MODULE_6__/* .finalReport */ .P)(events, { workflow, phrase, artifact, pullRequest, findings });
    if (!published.hasSummary)
        await summarise(report.summary);
    keep({ ...published, artifact, pullRequest, hasSummary: true });
    tellOutputs(publication, { artifact, pullRequest, landed: { commentUrl: null, checkRunUrl: null } });
    const landed = await conclude(report);
    tellOutputs(publication, { artifact, pullRequest, landed });
    if (landed.checkRunUrl === null)
        (0,_log_js__WEBPACK_IMPORTED_MODULE_7__/* .logFindings */ .H0)(findings);
    if (published.hasEnded)
        return;
    if (pullRequest?.kind !== "opened")
        await publication.suggest?.(landed.commentUrl);
    const { outcome } = (0,_reports_result_js__WEBPACK_IMPORTED_MODULE_5__/* .resultOf */ .Bg)(events);
    const fails = (0,_step_end_js__WEBPACK_IMPORTED_MODULE_9__/* .endStep */ .Cs)({ outcome, ...endOf(events), failOn: settings["fail-on"] });
    if (!fails && problem !== null && settings.artifact === "always")
        (0,_step_end_js__WEBPACK_IMPORTED_MODULE_9__/* .failStep */ .vy)(problem);
    keep({ artifact, pullRequest, hasSummary: true, hasEnded: true });
}
/** Only a run that passed and left a patch gets one without being asked again. */
async function pullRequestOf({ settings, events, published, openPull }, artifact) {
    const { outcome, patch } = (0,_reports_result_js__WEBPACK_IMPORTED_MODULE_5__/* .resultOf */ .Bg)(events);
    if (published.pullRequest !== null || published.hasEnded || openPull === undefined)
        return published.pullRequest;
    if (settings["create-pull-request"] === "never" || outcome !== "passed")
        return null;
    if (patch === null) {
        (0,_log_js__WEBPACK_IMPORTED_MODULE_7__/* .logText */ .kc)("no pull request: the run left no patch");
        return null;
    }
    const end = await openPull(artifact);
    if (end.kind === "opened")
        (0,_log_js__WEBPACK_IMPORTED_MODULE_7__/* .logText */ .kc)(`${end.isUpdated ? "updated" : "opened"} the pull request ${end.url}`);
    else
        (0,_log_js__WEBPACK_IMPORTED_MODULE_7__/* .warnOf */ .c$)({ message: `There is no pull request: ${end.why}`, nextStep: end.nextStep });
    return end;
}
/** Called twice, so that a process killed while it waits for GitHub has set all but the last two. */
function tellOutputs({ events, folder }, { artifact, pullRequest, landed }) {
    const { outcome, exitCode, attempts, verified, summary, result, data, usage, patch } = (0,_reports_result_js__WEBPACK_IMPORTED_MODULE_5__/* .resultOf */ .Bg)(events);
    (0,_outputs_js__WEBPACK_IMPORTED_MODULE_8__/* .setOutputs */ .n)({
        outcome,
        "exit-code": exitCode,
        attempts,
        verified: String(verified),
        summary,
        data: data === undefined || data === null ? null : JSON.stringify(data),
        result,
        "transcript-path": (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, "transcript.jsonl"),
        "report-path": (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, "report.md"),
        "run-dir": folder,
        "patch-path": patch === null ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, patch.path),
        "artifact-id": artifact?.id ?? null,
        "artifact-url": artifact?.url ?? null,
        "comment-url": landed.commentUrl,
        "check-run-url": landed.checkRunUrl,
        "pull-request-url": pullRequest?.kind === "opened" ? pullRequest.url : null,
        "input-tokens": usage.inputTokens,
        "output-tokens": usage.outputTokens,
        "cost-usd": usage.costUsd,
    });
}
/** Adds text to the job summary, or logs why it cannot. */
async function summarise(markdown) {
    // Some runners have none: Gitea's and act's.
    if ((0,_process_env_js__WEBPACK_IMPORTED_MODULE_10__/* .readEnvironment */ .Q)().variable("GITHUB_STEP_SUMMARY") === undefined)
        return;
    try {
        await _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .summary */ .z.addRaw(markdown, true).write();
    }
    catch (thrown) {
        (0,_log_js__WEBPACK_IMPORTED_MODULE_7__/* .warnOf */ .c$)((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .toAgentExecError */ .Mq)(thrown));
    }
}
async function upload({ settings, workflow, folder, published, keep }) {
    if (published.artifact !== null || published.hasEnded)
        return { artifact: published.artifact, problem: null };
    const name = (0,_github_reporting_artifact_js__WEBPACK_IMPORTED_MODULE_3__/* .artifactName */ .Cs)([(0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(folder)]);
    const { artifact, problem } = await uploadIfWanted({ settings, workflow, folder, name });
    if (artifact === null)
        return { artifact, problem };
    keep({ ...published, artifact });
    const { signal } = new AbortController();
    const page = await (0,_github_reporting_artifact_js__WEBPACK_IMPORTED_MODULE_3__/* .uploadPage */ .n0)(artifact, {
        folder,
        name,
        runUrl: workflow.url,
        signal,
        page: "report.html",
    });
    return { artifact: { ...artifact, ...(page !== null && { page }) }, problem };
}
/** The folder as an artifact; null if none is wanted or it failed, which fails the step with `artifact: always`. */
async function uploadFolder(upload) {
    const { artifact, problem } = await uploadIfWanted(upload);
    if (problem !== null && upload.settings.artifact === "always")
        (0,_step_end_js__WEBPACK_IMPORTED_MODULE_9__/* .failStep */ .vy)(problem);
    return artifact;
}
async function uploadIfWanted({ settings, workflow, folder, name }) {
    const isWanted = settings.artifact === "always" || (settings.artifact === "auto" && workflow.canUpload);
    if (!isWanted) {
        if (settings.artifact === "auto")
            (0,_log_js__WEBPACK_IMPORTED_MODULE_7__/* .logText */ .kc)(`no artifact: this runner does not support artifacts; the files are in ${folder}`);
        return { artifact: null, problem: null };
    }
    try {
        const { signal } = new AbortController();
        const artifact = await (0,_github_reporting_artifact_js__WEBPACK_IMPORTED_MODULE_3__/* .uploadArtifact */ .mz)({ folder, name, runUrl: workflow.url, signal });
        tellLeftOut(artifact);
        return { artifact, problem: null };
    }
    catch (thrown) {
        const problem = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .toAgentExecError */ .Mq)(thrown);
        (0,_log_js__WEBPACK_IMPORTED_MODULE_7__/* .warnOf */ .c$)(problem);
        return { artifact: null, problem };
    }
}
/** The most files to name; a run can leave thousands with odd names. */
const namedLeftOut = 20;
function tellLeftOut({ leftOut }) {
    for (const { path, reason } of leftOut.slice(0, namedLeftOut)) {
        (0,_log_js__WEBPACK_IMPORTED_MODULE_7__/* .logText */ .kc)(`not uploaded: ${JSON.stringify(path)}: ${reason}`);
    }
    if (leftOut.length > namedLeftOut)
        (0,_log_js__WEBPACK_IMPORTED_MODULE_7__/* .logText */ .kc)(`not uploaded: ${leftOut.length - namedLeftOut} more`);
}
function endOf(events) {
    const end = events.at(-1);
    return end?.type === "run-ended"
        ? { message: (0,_reports_titles_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A3)(events), nextStep: end.nextStep }
        : { message: "", nextStep: "" };
}


/***/ }),

/***/ 651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ ownRuns)
/* harmony export */ });
/* harmony import */ var _reporting_marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70418);
/* harmony import */ var _reporting_own_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74373);


/**
 * The runs that reported in this thread, oldest first. Anybody can copy a marker, so only our own comments count.
 * @throws GitHubError; on abort the signal's reason.
 */
async function ownRuns({ github, trigger, signal }) {
    const { repository, number } = trigger.target;
    const { login } = await (0,_reporting_own_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .ownLoginOf */ .f)(github, signal);
    const comments = await github.comments({ repository, number: number ?? 0, signal });
    return comments.flatMap(({ author, ...comment }) => {
        const marked = author === login ? (0,_reporting_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .readMarker */ .t7)(comment.body) : null;
        if (marked === null || marked.workflowRun === null)
            return [];
        return [{ ...marked, workflowRun: marked.workflowRun, comment }];
    });
}


/***/ }),

/***/ 90543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NV: () => (/* binding */ markAnswered),
/* harmony export */   Sh: () => (/* binding */ waitingLine),
/* harmony export */   tM: () => (/* binding */ waitingRun)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _own_runs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(651);


/** The hidden line. It stands first in the report, so no text of a model can be taken for it. */
function waitingLine({ artifact, sha256 }) {
    return `<!-- waits artifact=${artifact} sha256=${sha256} -->\n`;
}
/** `answered` names the workflow's run that took the answer: only that one may take it again. */
const line = /^([^\n]*\n)<!-- (waits|answered in=(\d{1,15})) artifact=(\d{1,15}) sha256=([0-9a-f]{64}) -->\n/;
/**
 * The newest run of this thread that waits for an answer.
 * @throws AgentExecError `task-invalid` if there is none, or none with this code; GitHubError; on abort the signal's reason.
 */
async function waitingRun(options) {
    const { sha256, workflowRun, phrase } = options;
    const waiting = (await (0,_own_runs_js__WEBPACK_IMPORTED_MODULE_1__/* .ownRuns */ .F)(options)).flatMap((run) => {
        const match = line.exec(run.comment.body);
        if (match === null || !(match[2] === "waits" || match[3] === workflowRun))
            return [];
        return [{ ...run, artifact: Number(match[4]), sha256: match[5] ?? "" }];
    });
    const found = waiting.findLast((run) => sha256 === undefined || run.sha256 === sha256);
    if (found !== undefined)
        return found;
    throw waiting.length === 0
        ? refused("No run of this thread waits for an answer.", "If you meant a task, begin it with another word.")
        : refused("No waiting run of this thread has code with this hash.", `Read the code in the newest report, and write \`${phrase} approve HASH\` with the hash shown there.`);
}
/**
 * Writes into the comment that its run has an answer, so that nobody gives a second one. It reads the comment before and
 * after, because two people may answer at the same moment. @throws AgentExecError `task-invalid` if another answer was
 * faster; GitHubError.
 */
async function markAnswered({ comment: { id }, artifact, sha256 }, mark) {
    const { github, repository, workflowRun, words, signal } = mark;
    const read = async () => (await github.comment({ repository, id, signal }))?.body ?? "";
    const before = await read();
    const [, , state, by] = line.exec(before) ?? [];
    if (state !== "waits" && by !== workflowRun)
        throw tooLate();
    const now = `<!-- answered in=${workflowRun} artifact=${artifact} sha256=${sha256} -->\n`;
    const body = before.replace(line, (_whole, marker) => {
        return state === "waits" ? `${marker}${now}> ${words}\n\n` : `${marker}${now}`;
    });
    await github.updateComment({ repository, id, body, signal });
    if (line.exec(await read())?.[3] !== workflowRun)
        throw tooLate();
}
function tooLate() {
    return refused("The waiting run already has another answer, or its comment is gone.", "Read the newest report.");
}
function refused(message, nextStep) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("task-invalid", message, { nextStep });
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
// EXTERNAL MODULE: ./lib/reports/sections/index.js + 9 modules
var sections = __webpack_require__(81778);
;// CONCATENATED MODULE: ./lib/reports/print/budget.js
/** What stands between two parts. */
const separator = "\n\n";
/** If less room is left, no larger form is tried. */
const worthwhileChars = 40;
/**
 * Chooses a form for each part, so that all together, with the separators between them, have at most `maxChars` UTF-16
 * units. If not everything fits, every part grows by one size before any grows by two, and the smallest rank grows first.
 * The smallest forms are always kept, even if they alone are too long.
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
/** A part at one of its sizes. */
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
/** Mostly all fits; then nothing is rendered twice. */
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

// EXTERNAL MODULE: ./lib/reports/print/forged-markers.js
var forged_markers = __webpack_require__(14464);
// EXTERNAL MODULE: ./lib/reports/print/markdown-blocks.js
var markdown_blocks = __webpack_require__(47809);
// EXTERNAL MODULE: ./lib/reports/print/markdown-words.js
var markdown_words = __webpack_require__(16882);
;// CONCATENATED MODULE: ./lib/reports/markdown.js









/** From the least to the whole. What is larger than whole stands in the files of the run. */
const sizes = [
    { rows: 0, prose: 0, code: 0, output: 0, diff: 0 },
    { rows: 3, prose: 0, code: 0, output: 0, diff: 0 },
    { rows: 5, prose: 400, code: 0, output: 400, diff: 0 },
    { rows: 40, prose: 4_000, code: 1_500, output: 1_500, diff: 1_500 },
    { rows: 1_000, prose: 15_000, code: 20_000, output: 8_000, diff: 100_000 },
];
/** What a short report shows at most. A person approves code that is waiting, so all of it has a place. */
const most = { rows: 20, prose: 2_000, code: 20_000, output: 1_500, diff: 4_000 };
/** Among this many characters one attempt is worth a place of its own. */
const charsPerAttempt = 800;
/**
 * The report in GitHub's Markdown, within `maxChars`. What does not fit is left out by whole sections or lines, the
 * headline last of all, and the end says what is missing and where the whole stands. Nothing in it acts on GitHub,
 * whatever the run's texts hold.
 */
function renderMarkdown(report, options) {
    const maxAttempts = Math.max(2, Math.floor(options.maxChars / charsPerAttempt));
    const pullRequest = options.links?.pullRequest ?? null;
    return printDocument((0,sections/* documentOf */.l)(report, { ...options, maxAttempts, pullRequest }), report, options);
}
/** A top without a run, in the same form. */
function renderTop(top, links) {
    const none = { tone: "bad", line: "", changed: "", files: [], next: "", rows: [], cost: "" };
    const forms = topForms({ ...none, ...top }, links);
    return (0,forged_markers/* withoutForgedMarkers */.J)(`${forms.at(-1)()}\n\n<sub>${linksTo([["Log", links.run]])}</sub>\n`);
}
/** Any document about a run, like `renderMarkdown`. */
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
    return (0,forged_markers/* withoutForgedMarkers */.J)(`${body.filter((text) => text !== "").join(separator)}\n`);
}
/** How much of a sentence stands at the top, as Markdown. */
const sentenceChars = [110, 600, 3_000];
function topForms({ icon, headline, line, next, changed, rows, cost }, links) {
    return sentenceChars.map((maxChars, size) => () => {
        const shown = size === 0 ? rows.filter(({ isVital }) => isVital) : [...rows, { name: "Cost", value: cost }];
        const said = size === 0 ? "" : within(line, Math.min(maxChars, 600));
        const files = changed === "" ? "" : `**${(0,markdown_words/* inMarkdown */.Hi)(changed)}**`;
        const under = [said, files].filter((part) => part !== "").join(/[.!?]$/.test(said) ? " " : " · ");
        return [
            `### ${icon} ${within(headline, Math.min(maxChars * 2, 600))}`,
            next === "" ? "" : `**Next:** ${within(next, maxChars)}`,
            [under, size === 0 || changed === "" ? "" : linksTo(leadingLinks(links))]
                .filter((part) => part !== "")
                .join(" · "),
            listIn(shown
                .filter(({ value }) => value !== "")
                .map(({ name, value }) => `**${name}:** ${within(value, maxChars)}`)),
        ]
            .filter((part) => part !== "")
            .join(separator);
    });
}
/** A single line needs no bullet. */
function listIn(lines) {
    return lines.length === 1 ? lines[0] : lines.map((line) => `- ${line}`).join("\n");
}
/** What a reader of a change opens next. */
function leadingLinks({ artifact, page, pullRequest }) {
    return [
        ...(pullRequest?.kind === "opened"
            ? [[`pull request ${pullRequest.number}`, pullRequest.url]]
            : []),
        page === undefined ? ["files and report", artifact] : ["report", page],
    ];
}
function linksTo(all) {
    return all
        .flatMap(([text, to]) => (to === undefined || !URL.canParse(to) ? [] : (0,markdown_words/* inMarkdown */.Hi)((0,reports_document/* link */.nf)(text, to))))
        .join(" · ");
}
/** The longest beginning of a text whose Markdown has at most `maxChars`: escapes can make it eight times as long. */
function within(text, maxChars) {
    for (let chars = maxChars; chars > 0; chars = Math.floor(chars * 0.6)) {
        const printed = (0,markdown_words/* inMarkdown */.Hi)((0,truncate/* truncateEnd */.S)((0,visible/* showHidden */.U)(text), chars));
        if (printed.length <= maxChars)
            return printed;
    }
    return "";
}
function sized({ name, rank, title, isVital = false, blocks }, details) {
    const forms = details.map((detail, size) => () => (size === 0 && !isVital ? "" : (0,markdown_blocks/* markdownOf */.RQ)(blocks(detail))));
    // Sections that share a fold are measured as if each had its own: that is never too little.
    return { name, rank, forms, extraChars: title === undefined ? 0 : (0,markdown_blocks/* foldIn */.ts)(title, "").length };
}
/** The texts in their folds. */
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
/** The last lines: what is missing, and links to the rest. Links that need a third of the room are left out. */
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
/** Many attempts are counted, and so is what has too many names. */
function namesOf(shortened) {
    const [attempts, others] = [true, false].map((wanted) => shortened.filter((name) => /^(?:attempt|turn) \d/.test(name) === wanted));
    const counted = attempts.length > 3 ? [(0,format/* count */.U9)(attempts[0].split(" ")[0], attempts.length)] : attempts;
    const list = [...others, ...counted].join(", ");
    return list.length > maxNamesChars ? `${(0,format/* count */.U9)("part", shortened.length)} of it` : list;
}
/** Ids and versions are ours; a transcript that came from elsewhere may say what it likes. */
function word(text) {
    return text.replace(/[^\w.-]/g, "").slice(0, 40);
}


/***/ }),

/***/ 14464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ withoutForgedMarkers)
/* harmony export */ });
const forgedMarker = /<!--(?=\s*agent-exec)/gi;
/** A hidden marker says whose comment it is; a text that holds one must not pass for it. As long as what it replaces. */
function withoutForgedMarkers(markdown) {
    return markdown.replace(forgedMarker, "<!==");
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
/** Longer code and output is folded: about what a screen shows of it beside the rest. */
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
 * The same for a table's cell. There a bar ends the cell, even inside code and after a backslash, and one as an entity is
 * text. So all bars are replaced.
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
/** Blanks at the ends part a sentence from what stands beside it. */
function edges(text, change) {
    const inner = text.trim();
    if (inner === "")
        return text === "" ? "" : " ";
    return `${/^\s/.test(text) ? " " : ""}${change(inner)}${/\s$/.test(text) ? " " : ""}`;
}


/***/ })

};
