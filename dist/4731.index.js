export const id = 4731;
export const ids = [4731];
export const modules = {

/***/ 36810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Hn: () => (/* binding */ acknowledged),
  eC: () => (/* binding */ logReporter),
  ZM: () => (/* binding */ publishRun),
  tu: () => (/* binding */ reportsOf)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/github/events/target.js
var events_target = __webpack_require__(58792);
// EXTERNAL MODULE: ./lib/github/reporting/check-run.js
var check_run = __webpack_require__(43758);
// EXTERNAL MODULE: ./lib/github/reporting/comment.js
var comment = __webpack_require__(90715);
// EXTERNAL MODULE: ./lib/github/reporting/marker.js
var marker = __webpack_require__(70418);
// EXTERNAL MODULE: ./lib/github/reporting/matrix-cell.js
var matrix_cell = __webpack_require__(79698);
;// CONCATENATED MODULE: ./lib/github/reporting/github-reports.js







/** Posts the comment and the check run of a run, if they are wanted and the event has a place for them. */
class GitHubReports {
    #options;
    #comment;
    #check;
    #events = [];
    #mayComeLater = false;
    constructor(given) {
        const options = { ...given, onProblem: once(given.onProblem) };
        this.#options = options;
        const onState = () => options.onState(this.state);
        this.#comment = commentOf(options, onState);
        this.#check = checkOf(options, onState);
    }
    onEvent(event) {
        this.#events.push(event);
        if (event.type === "run-ended")
            return;
        const { title, markdown } = this.#options.render(this.#events);
        this.#comment?.update(markdown);
        this.#check?.update({ title, summary: markdown });
    }
    /** Takes the events of a run that continues, or that ended elsewhere. Posts nothing yet. */
    recall(events) {
        this.#events.push(...events);
    }
    /** Posts both final reports. If one cannot be posted, its result is null, and `onProblem` is called. */
    async conclude(last) {
        const { signal } = new AbortController();
        const [comment, check] = await Promise.all([
            this.#try(() => this.#comment?.finish(last.comment, { signal })),
            this.#try(() => (last.check === null ? undefined : this.#check?.finish(last.check, { signal }))),
        ]);
        return { commentUrl: comment?.url ?? null, checkRunUrl: check?.url ?? null };
    }
    get events() {
        return this.#events;
    }
    get hasEnded() {
        return this.#events.at(-1)?.type === "run-ended";
    }
    /** Whether the post step should try again. It runs after all other steps. */
    get mayComeLater() {
        const { comment } = this.state;
        return this.#mayComeLater || (comment?.isFinished === true && comment.progressId !== null);
    }
    get state() {
        return { comment: this.#comment?.state ?? null, check: this.#check?.state ?? null };
    }
    async #try(action) {
        try {
            return (await action()) ?? null;
        }
        catch (thrown) {
            const error = (0,errors/* toAgentExecError */.Mq)(thrown);
            this.#mayComeLater ||= error.isRetryable;
            this.#options.onProblem(error);
            return null;
        }
    }
}
/** Reports each kind of problem only once, because a call that failed during the run usually fails at its end too. */
function once(onProblem) {
    const told = new Set();
    return (problem) => {
        if (told.has(problem.message))
            return;
        told.add(problem.message);
        onProblem(problem);
    };
}
function commentOf(options, onState) {
    const { wanted, step, target, onProblem } = options;
    if (wanted.comment === "never")
        return null;
    if (target.number === null && wanted.comment === "always")
        onProblem({
            message: "The event has no issue or pull request, so there is no comment.",
            nextStep: "Set `comment` to `auto`, or use an event of an issue or pull request.",
        });
    if (target.number === null)
        return null;
    return (0,comment/* createStickyComment */.l)({
        ...options,
        repository: target.repository,
        number: target.number,
        key: commentKey(options),
        asked: (0,events_target/* askedIn */.UB)(step.workflow, target),
        runId: (0,marker/* attemptPage */.DZ)(step),
        onState,
    });
}
/**
 * The key of the comment. A request in a comment gets an answer of its own. Any other event updates the existing
 * comment.
 */
function commentKey(options) {
    if (options.about !== undefined)
        return placeOf(options).join("\n");
    const { subject } = options.target;
    const id = subject?.kind === "issue" ? "" : String(subject?.id ?? "");
    return (subject?.kind === "workflow-run" ? marker/* failedRunKey */.IH : "") + [...placeOf(options), id].join("\n");
}
function checkOf(options, onState) {
    const { wanted, step, target, matrix, about } = options;
    const { name: cell } = (0,matrix_cell/* readMatrixCell */.C)(matrix);
    const name = about === undefined ? "agent-exec" : `agent-exec ${about}`;
    const isWanted = wanted.check === "always" || (wanted.check === "auto" && target.isPullRequest);
    if (!isWanted || target.sha === null)
        return null;
    return (0,check_run/* createReportedCheck */.k)({
        ...options,
        repository: target.repository,
        sha: target.sha,
        name: cell === "" ? name : `${name} (${cell})`,
        // A value of a matrix can be long and contain any character.
        externalId: `${(0,marker/* attemptPage */.DZ)(step)} ${(0,external_node_crypto_.hash)("sha256", placeOf(options).join("\n")).slice(0, 16)}`,
        detailsUrl: step.url,
        onState,
    });
}
function placeOf({ step, matrix, about }) {
    const place = [step.workflow, step.job, (0,matrix_cell/* readMatrixCell */.C)(matrix).key, step.step];
    return about === undefined ? place : [about, ...place];
}

// EXTERNAL MODULE: ./lib/process/system-clock.js
var system_clock = __webpack_require__(50159);
// EXTERNAL MODULE: ./lib/run/state/apply.js
var apply = __webpack_require__(68071);
// EXTERNAL MODULE: ./lib/run/state/standing.js
var standing = __webpack_require__(19411);
// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/reports/document.js
var reports_document = __webpack_require__(91134);
// EXTERNAL MODULE: ./lib/reports/print/markdown-blocks.js
var markdown_blocks = __webpack_require__(47809);
// EXTERNAL MODULE: ./lib/reports/sections/attempts.js
var sections_attempts = __webpack_require__(80580);
// EXTERNAL MODULE: ./lib/reports/sections/warnings.js
var warnings = __webpack_require__(2899);
// EXTERNAL MODULE: ./lib/reports/report-of.js + 1 modules
var report_of = __webpack_require__(23045);
// EXTERNAL MODULE: ./lib/reports/titles.js
var titles = __webpack_require__(73880);
;// CONCATENATED MODULE: ./lib/reports/github/progress.js










/** How many of the latest attempts to show. */
const toldAttempts = 8;
/** A run's progress, from its events so far: the current activity, the earlier attempts, and the last decision. */
function renderProgress(events, { runUrl }) {
    const state = (0,apply/* fold */.AU)(events);
    const { attempts, runId, sandbox, unit } = (0,report_of/* reportOf */.E)(events);
    const { title, isAsking } = stageOf(state);
    const over = attempts.filter(({ standing }) => standing !== "executing" && standing !== "verifying");
    const before = Math.max(0, over.length - toldAttempts);
    const decided = state.attempts.findLast(({ decision }) => decision !== null)?.decision ?? null;
    const askedAt = `${state.lastAt?.slice(11, 19) ?? "the start"} UTC`;
    const blocks = [
        ...(0,warnings/* asWarnings */.EX)((0,warnings/* brokenLimits */.Mh)(sandbox)),
        ...(isAsking
            ? [(0,reports_document/* paragraph */.FY)(`agent-exec asked the model at ${askedAt} and waits for the answer.`, "dim")]
            : []),
        ...(before === 0 ? [] : [(0,reports_document/* paragraph */.FY)((0,format/* count */.U9)(`earlier ${unit}`, before), "dim")]),
        ...over.slice(-toldAttempts).map((attempt) => (0,reports_document/* folded */.TM)((0,sections_attempts/* attemptLine */.O_)(attempt), [])),
        ...(decided === null ? [] : [(0,sections_attempts/* decisionOf */.uv)({ ...decided, reason: (0,truncate/* truncateEnd */.S)(decided.reason, 1_000) })]),
        (0,reports_document/* paragraph */.FY)("The result will replace this text."),
        (0,reports_document/* paragraph */.FY)([(0,reports_document/* link */.nf)("Log", runUrl), " ", (0,reports_document/* dim */.r3)(`run ${runId}`)]),
    ];
    const markdown = (0,markdown_blocks/* withoutForgedMarkers */.JW)(`### ⏳ ${title}\n\n${(0,markdown_blocks/* markdownOf */.RQ)(blocks)}\n`);
    return { title, markdown };
}
function stageOf(state) {
    const attempt = state.attempts.at(-1);
    if (state.end !== null)
        return busy("Finishing");
    if (state.interruption !== null)
        return busy("Stopping");
    if (state.awaiting !== null)
        return busy("Waiting for an approval");
    if (state.failure !== null)
        return busy("Recovering from a failure that is not the code's fault");
    if (state.run === null)
        return busy("Starting");
    if (attempt === undefined)
        return asking(waitingFor(1, state.run.policy), state.run.policy);
    return stageOfAttempt(attempt, state.run.policy);
}
function waitingFor(number, policy) {
    return `${(0,titles/* headingOf */.Wm)({ unit: (0,standing/* unitOf */.uF)(policy), number })}: waiting for the model's code`;
}
function busy(title) {
    return { title, isAsking: false };
}
function asking(title, { hasWriter }) {
    return { title, isAsking: hasWriter };
}
function stageOfAttempt(attempt, policy) {
    const { number, reply, verifications, decision } = attempt;
    const heading = (0,titles/* headingOf */.Wm)({ unit: (0,standing/* unitOf */.uF)(policy), number });
    switch ((0,standing/* standingOf */.YP)(attempt, policy)) {
        case "executing":
            return busy(`${heading}: running block ${(0,standing/* blockInTurn */.Ue)(attempt, policy) + 1} of ${reply.blocks.length}`);
        case "verifying":
            return busy(`${heading}: verification ${verifications.length + 1} of ${policy.verify.length}`);
        case "unapproved":
        case "step":
            return asking(waitingFor(number + 1, policy), policy);
        case "failed":
        case "unusable":
            if (decision === null) {
                const what = policy.decision === "combined" ? "decision and corrected code" : "decision";
                return asking(`${heading} failed: waiting for the model's ${what}`, policy);
            }
            return decision.retry ? asking(waitingFor(number + 1, policy), policy) : busy("Saving the files");
        case "passed":
        case "answer":
            return busy("Saving the files");
    }
}

// EXTERNAL MODULE: ./lib/action/runner/log.js
var log = __webpack_require__(72635);
// EXTERNAL MODULE: ./lib/github/api/limits.js
var limits = __webpack_require__(72382);
// EXTERNAL MODULE: ./lib/reports/github/document-findings.js
var document_findings = __webpack_require__(9749);
// EXTERNAL MODULE: ./lib/facts/execution.js
var execution = __webpack_require__(6257);
// EXTERNAL MODULE: ./lib/facts/patch-words.js
var patch_words = __webpack_require__(89713);
// EXTERNAL MODULE: ./node_modules/diff/libesm/patch/parse.js
var parse = __webpack_require__(73857);
;// CONCATENATED MODULE: ./lib/findings/moved-lines.js

/**
 * Finds the number that a line had before a change. Null if the change added the line.
 * @param diff the file's part of a unified diff
 * @param line its number after the change, from 1
 */
function lineBefore(diff, line) {
    let shift = 0;
    for (const { oldStart, oldLines, newStart, newLines, lines } of (0,parse/* parsePatch */.i)(diff)[0]?.hunks ?? []) {
        if (line < newStart)
            break;
        if (line < newStart + newLines)
            return inHunk(lines, { before: oldStart, after: newStart }, line);
        shift = oldStart + oldLines - newStart - newLines;
    }
    return line + shift;
}
function inHunk(lines, { before, after }, line) {
    for (const sign of lines.map((each) => each[0])) {
        if (after === line && sign !== "-" && sign !== "\\")
            return sign === "+" ? null : before;
        if (sign === " " || sign === "-")
            before += 1;
        if (sign === " " || sign === "+")
            after += 1;
    }
    return null;
}

// EXTERNAL MODULE: ./lib/findings/read-findings.js + 8 modules
var read_findings = __webpack_require__(36439);
// EXTERNAL MODULE: ./lib/findings/repository-files.js
var repository_files = __webpack_require__(85358);
// EXTERNAL MODULE: ./lib/ports/workspace.js
var ports_workspace = __webpack_require__(46529);
;// CONCATENATED MODULE: ./lib/reports/github/findings.js








/** Null if no verification failed, or if the run had no commit. */
function failuresOf(events) {
    const state = (0,apply/* fold */.AU)(events);
    const failed = (0,standing/* decidingAttempt */.JF)(state)?.verifications.filter((each) => !(0,execution/* hasPassed */.Pc)(each)) ?? [];
    const { workspace, "workspace-path": root = "/workspace" } = state.run?.settings ?? {};
    const within = typeof workspace === "string" ? (0,ports_workspace/* repositoryFolder */.p)(workspace) : null;
    const { changes } = state.files ?? {};
    if (failed.length === 0 || within === null || changes?.base === undefined)
        return null;
    const folder = within === "." ? "" : within;
    const texts = failed.flatMap(({ stdout, stderr }) => [stdout.text, stderr.text]);
    const tests = failed.flatMap((each) => each.tests?.cases ?? []);
    const before = lineFinder(changes, folder);
    return {
        commit: changes.base,
        findings: (paths) => (0,read_findings/* readFindings */.R)(texts, (0,repository_files/* repositoryFiles */.g)({ paths, folder, root: root }), tests).flatMap((finding) => {
            const line = before(finding.path, finding.startLine);
            return line === null ? [] : [{ ...finding, startLine: line, endLine: line }];
        }),
    };
}
/** Finds a line's number before the changes. Null if the line is new, or if its number is unknown. */
function lineFinder(changes, folder) {
    const inRepository = (path) => (folder === "" ? path : `${folder}/${path}`);
    const { files = [] } = changes.diff ?? {};
    const isAllNamed = files.length === (0,patch_words/* filesIn */.nG)(changes.diff);
    const touched = new Set(files.map(({ path }) => inRepository(path)));
    const diffs = new Map((0,patch_words/* patchParts */.VI)(changes)
        .filter(isWhole)
        .map(({ file, text }) => [inRepository(file.path), text]));
    return (path, line) => {
        const diff = diffs.get(path);
        if (diff !== undefined)
            return lineBefore(diff, line);
        return touched.has(path) || !isAllNamed ? null : line;
    };
}
/** Whether the transcript has the file's whole part of the patch. It contains only the beginning of a long patch. */
function isWhole({ file, text }) {
    const lines = text.slice(text.indexOf("\n@@")).split("\n");
    const beginWith = (sign) => lines.filter((line) => line.startsWith(sign)).length;
    return beginWith("+") === file.insertions && beginWith("-") === file.deletions;
}

// EXTERNAL MODULE: ./lib/deadline.js
var lib_deadline = __webpack_require__(24611);
;// CONCATENATED MODULE: ./lib/action/results/found-on-lines.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});






/** The comment and the check run wait at most this long for the findings. */
const deadlineMs = 20_000;
/**
 * The failed blocks of documents, or the findings of the run's failed verifications, on lines of the event's commit.
 * There are as many as fit into one request. The run may have worked on another commit, such as the pull request merged
 * into its base. In that case only files that are the same in both count. Never throws.
 */
async function foundOnLines(events, { github, target, signal, }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const failures = failuresOf(events);
        // Documents are those of the event's commit. They have no verifications.
        if (failures === null)
            return (0,document_findings/* documentFindings */.q)(events);
        const deadline = __addDisposableResource(env_1, (0,lib_deadline/* deadlineAfter */.d)(deadlineMs), false);
        const bounded = AbortSignal.any([signal, deadline.signal]);
        try {
            const read = (sha) => github.tree({ repository: target.repository, sha, isRecursive: true, signal: bounded });
            const here = await read(target.sha);
            const there = failures.commit === target.sha ? here : await read(failures.commit);
            const same = [...here].filter(([path, { sha }]) => there.get(path)?.sha === sha).map(([path]) => path);
            const findings = failures.findings(same);
            if (findings.length > limits/* limits */.F.annotations)
                (0,log/* logText */.kc)(`agent-exec does not show ${findings.length - limits/* limits */.F.annotations} more findings on lines; the verification's output contains all findings`);
            return findings.slice(0, limits/* limits */.F.annotations);
        }
        catch (thrown) {
            (0,log/* logText */.kc)(`agent-exec could not show findings on the changed lines: ${(0,errors/* toAgentExecError */.Mq)(thrown).message}`);
            return [];
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}

// EXTERNAL MODULE: ./lib/action/results/publish.js
var publish = __webpack_require__(65440);
// EXTERNAL MODULE: ./lib/reports/text.js
var reports_text = __webpack_require__(51376);
// EXTERNAL MODULE: ./lib/terminal/terminal-reporter.js + 4 modules
var terminal_reporter = __webpack_require__(68147);
;// CONCATENATED MODULE: ./lib/github/reporting/reaction.js
/**
 * Adds 👀 to the comment, issue or pull request that asked for the run. So its author sees at once that somebody noticed
 * the request. Does nothing if the event has no such place. A second call changes nothing.
 * @throws GitHubError if GitHub refuses; the run should continue anyway.
 */
async function acknowledge({ github, target: { repository, subject }, signal, }) {
    if (subject === null || subject.kind === "review" || subject.kind === "workflow-run")
        return;
    await github.react({ repository, subject, signal });
}

;// CONCATENATED MODULE: ./lib/action/results/thread.js











/** The comment and the check run of a run, as far as they are wanted. */
function reportsOf({ settings, workflow, github, clock = system_clock/* systemClock */.m, signal }, target, more) {
    return new GitHubReports({
        github,
        clock,
        wanted: { comment: settings.comment, check: settings["check-run"] },
        target,
        step: workflow,
        matrix: settings.matrix,
        render: (events) => renderProgress(events, { runUrl: workflow.url }),
        signal,
        onProblem: log/* warnOf */.c$,
        ...more,
    });
}
/** Publishes a run, with its pull request and its suggestions, where somebody asked for it. */
async function publishRun(run) {
    const { settings, workflow, reports, handToPost, folder, events } = run;
    await (0,publish/* publish */.mk)({
        settings,
        workflow,
        events,
        folder,
        published: { ...publish/* nothingPublished */.SI, artifact: run.artifact },
        keep: (published) => handToPost({ published }),
        findings: () => foundOnLines(events, run),
        openPull: async (artifact) => {
            const { createPullRequest } = await Promise.all(/* import() */[__webpack_require__.e(4011), __webpack_require__.e(7934), __webpack_require__.e(8295), __webpack_require__.e(9928), __webpack_require__.e(8766)]).then(__webpack_require__.bind(__webpack_require__, 39928));
            return createPullRequest({ ...run, artifact });
        },
        suggest: async (reportUrl) => {
            const { suggestChange } = await Promise.all(/* import() */[__webpack_require__.e(2449), __webpack_require__.e(4011), __webpack_require__.e(5777), __webpack_require__.e(7934), __webpack_require__.e(6545), __webpack_require__.e(3162), __webpack_require__.e(4476), __webpack_require__.e(8295), __webpack_require__.e(2390), __webpack_require__.e(48), __webpack_require__.e(5208)]).then(__webpack_require__.bind(__webpack_require__, 87254));
            return suggestChange(run, reportUrl);
        },
        conclude: (report) => reports.conclude(report),
    });
    handToPost({ ...reports.state, isFinished: !reports.mayComeLater });
}
/**
 * Reports a run in the step's log.
 * @param earlier the events that an earlier process already reported
 */
function logReporter(earlier = []) {
    return (0,terminal_reporter/* createTerminalReporter */.E)({
        earlier,
        write: log/* logText */.kc,
        isLive: false,
        hasColour: false,
        lastScreen: (events) => (0,reports_text/* renderText */.S)((0,report_of/* reportOf */.E)(events)),
    });
}
/**
 * Reacts to the comment or issue that asked. If this job posts nothing, it does not react, because the job usually
 * lacks the permission to write. Never throws.
 */
async function acknowledged({ github, settings, trigger, signal }) {
    if (settings.comment === "never" && settings["check-run"] === "never")
        return;
    try {
        await acknowledge({ github, target: trigger.target, signal });
    }
    catch (thrown) {
        if (!signal.aborted)
            (0,log/* warnOf */.c$)((0,errors/* toAgentExecError */.Mq)(thrown));
    }
}


/***/ }),

/***/ 79698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readMatrixCell)
/* harmony export */ });
/* harmony import */ var _format_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93769);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96065);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14647);



/** How many characters of a matrix value fit into a check run's name. */
const maxNameChars = 80;
/**
 * Reads `toJSON(matrix)`. A value that is no object counts as no matrix.
 * @returns `key`: differs between the cells and stays the same for each; "" in a job without a matrix. `name`: the
 * matrix values, as GitHub shows them after a job's name; "" if there are none.
 */
function readMatrixCell(json) {
    const matrix = (0,_format_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)(json ?? "null");
    if (typeof matrix !== "object" || matrix === null || Object.keys(matrix).length === 0)
        return { key: "", name: "" };
    const plain = Object.values(matrix).filter((value) => typeof value !== "object");
    return {
        key: JSON.stringify(matrix),
        name: (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_2__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .Ul)(plain.join(", ")).replace(/\s+/g, " "), maxNameChars),
    };
}


/***/ }),

/***/ 9749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ documentFindings)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _facts_block_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59626);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96065);
/* harmony import */ var _details_last_error_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39334);
/* harmony import */ var _run_state_apply_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68071);
/* harmony import */ var _run_state_standing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19411);
/* harmony import */ var _titles_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73880);







/** Failures in documents, with their lines. Documents outside of the current folder are left out. */
function documentFindings(events) {
    const attempt = (0,_run_state_apply_js__WEBPACK_IMPORTED_MODULE_3__/* .fold */ .AU)(events).attempts.at(-1);
    if (attempt === undefined)
        return [];
    return (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_4__/* .failedBlocksOf */ .tL)(attempt).flatMap((execution) => {
        const block = attempt.reply.blocks[execution.block];
        if (block?.document === undefined || block.line === undefined)
            return [];
        const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(block.document);
        if (path.startsWith("../") || path.startsWith("/"))
            return [];
        const line = lineOf(block, execution);
        const why = (0,_details_last_error_line_js__WEBPACK_IMPORTED_MODULE_2__/* .lastErrorLine */ .H)(execution);
        const message = [(0,_titles_js__WEBPACK_IMPORTED_MODULE_5__/* .endingWords */ .fg)(execution), ...(why === "" ? [] : [why])].join(": ");
        return [
            {
                path,
                startLine: line,
                endLine: line,
                level: "error",
                title: `The block at ${(0,_facts_block_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(block)} failed`,
                message: (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_6__/* .truncateEnd */ .S)(message, 1_000),
            },
        ];
    });
}
/** The line of the shown output that differs, or the line that the error names. Otherwise the block's first line. */
function lineOf({ document = "", line: first = 1, code, output }, execution) {
    if (execution.unlikeDocument !== undefined && execution.exitCode === (execution.expectedExit ?? 0))
        return output?.line ?? first;
    const text = execution.stderr.text + execution.stdout.text;
    const lines = [];
    for (let at = text.indexOf(document); at !== -1; at = text.indexOf(document, at + 1)) {
        const number = /^"?[:,] ?(?:line )?(\d{1,7})/.exec(text.slice(at + document.length, at + document.length + 20));
        if (number !== null)
            lines.push(Number(number[1]));
    }
    const within = lines.filter((line) => line > first && line <= first + code.split("\n").length);
    // Python names the innermost place last. Other languages name it first.
    return (text.includes("Traceback (most recent call last)") ? within.at(-1) : within[0]) ?? first;
}


/***/ }),

/***/ 13482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ gutter),
/* harmony export */   w: () => (/* binding */ terminalStyle)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

/** The beginning of each line of foreign text. So no such line looks like one of agent-exec's own. */
const gutter = "  │ ";
/** Colours. There are none if the stream is no terminal, or if the user does not want them. */
function terminalStyle(hasColour) {
    const paint = (format) => (text) => hasColour ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(format, text, { validateStream: false }) : text;
    return {
        bold: paint("bold"),
        dim: paint("dim"),
        good: paint("green"),
        bad: paint("red"),
        warn: paint("yellow"),
        accent: paint("cyan"),
    };
}


/***/ })

};
