export const id = 3708;
export const ids = [3708];
export const modules = {

/***/ 28128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ pathAlone)
/* harmony export */ });
/** Longer lines are not paths. */
const maxLineChars = 1_100;
/**
 * Reads a path that stands alone on a line, perhaps in backticks or bold, perhaps with a colon. Null for other text. A
 * single word (`Makefile`) is a path too, unless a colon follows.
 */
function pathAlone(line) {
    if (line.length > maxLineChars)
        return null;
    let rest = line.trim();
    let isMarked = false;
    for (const mark of ["**", "`"]) {
        const inner = withoutColon(rest);
        if (inner.length <= 2 * mark.length || !inner.startsWith(mark) || !inner.endsWith(mark))
            continue;
        rest = inner.slice(mark.length, -mark.length);
        isMarked = true;
    }
    const path = withoutColon(rest);
    if (path === "" || /[`*<>]/.test(path))
        return null;
    const isWord = !/\s/.test(path) && !/[.,;!?]$/.test(path);
    return isMarked || (isWord && (path === rest || /[./]/.test(path))) ? path : null;
}
function withoutColon(text) {
    return text.endsWith(":") ? text.slice(0, -1) : text;
}


/***/ }),

/***/ 87524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ wordsOf)
/* harmony export */ });
/** A Markdown text without its fenced code and outer blank lines. */
function wordsOf(markdown) {
    const words = [];
    let fence = null;
    for (const line of markdown.split("\n")) {
        const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
        if (fence === null && mark !== undefined)
            fence = mark;
        else if (fence === null)
            words.push(line);
        else if (mark !== undefined && mark.startsWith(fence) && line.trim() === mark)
            fence = null;
    }
    return words
        .join("\n")
        .replace(/\n{3,}/g, "\n\n")
        .trim();
}


/***/ }),

/***/ 20131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ec: () => (/* binding */ Control),
/* harmony export */   KW: () => (/* binding */ controlNotRun),
/* harmony export */   Xm: () => (/* binding */ wantsAudit),
/* harmony export */   lO: () => (/* binding */ wantsControl)
/* harmony export */ });
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6257);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


/** The warning's code if a run on the original files was not finished. */
const controlNotRun = "control-not-run";
/** Whether the policy also runs the verifications on the original files. */
function wantsControl({ verifyBefore, verify }) {
    return verifyBefore !== "off" && verify.length > 0;
}
/** Whether the policy audits the verifications before the model is asked. */
function wantsAudit({ audit, verify }) {
    return audit !== "off" && verify.length > 0;
}
/**
 * Runs the verifications on the original files. This happens while the model works on its first reply. agent-exec waits
 * for the result only when it is needed.
 */
class Control {
    options;
    #running = null;
    #told = null;
    constructor(options) {
        this.options = options;
    }
    /** Starts the runs once, if the settings ask for them. */
    begin() {
        if (this.#running !== null || !wantsControl(this.options.policy))
            return;
        this.#running = this.#run();
        void this.#running.then((facts) => (this.#told = facts));
    }
    /** Returns the results once. Empty if they are not ready, or if they were already returned. Never throws. */
    take() {
        const facts = this.#told ?? [];
        if (this.#told !== null)
            this.#told = [];
        return facts;
    }
    /** Waits until the runs have ended, and returns the same as `take`. */
    async whenOver() {
        this.begin();
        await this.#running;
        return this.take();
    }
    /** Resolves when nothing of the runs is left. Never rejects. Abort their signal first. Otherwise this takes long. */
    async stop() {
        await this.#running;
    }
    async #run() {
        const facts = [];
        const { grade } = await Promise.all(/* import() */[__webpack_require__.e(2449), __webpack_require__.e(1379), __webpack_require__.e(8203)]).then(__webpack_require__.bind(__webpack_require__, 91521));
        for (const [index, command] of this.options.policy.verify.entries()) {
            try {
                const warnings = [];
                const onWarning = (warning) => warnings.push({ type: "warning", ...warning });
                const control = await grade(index, { ...this.options, onWarning });
                facts.push({ type: "control", index, command, ...control }, ...warnings);
                const untested = (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_0__/* .whyUntested */ .z6)(control);
                if (untested !== null)
                    facts.push({
                        type: "warning",
                        code: "control-untested",
                        message: untestedWords(command, control, untested),
                    });
            }
            catch (thrown) {
                if (!this.options.signal.aborted)
                    facts.push({ type: "warning", code: controlNotRun, message: notRun(command, thrown) });
                break;
            }
        }
        return facts;
    }
}
function notRun(command, thrown) {
    return `agent-exec could not find out whether the verification \`${command}\` passed before any change: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(thrown)}`;
}
function untestedWords(command, control, why) {
    if (!(0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_0__/* .hasFinished */ .rz)(control))
        return `The verification \`${command}\` did not finish on the original files: ${why}. So it is unknown whether this verification also passes without the change.`;
    return `The verification \`${command}\` failed on the original files, but no test failed: ${why}. Check the command: a later pass proves the fix only if a test failed before.`;
}


/***/ }),

/***/ 13708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ resultOf),
/* harmony export */   Ir: () => (/* binding */ workSummary),
/* harmony export */   nA: () => (/* binding */ withoutDoneWord)
/* harmony export */ });
/* harmony import */ var _run_state_apply_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68071);
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6257);
/* harmony import */ var _run_state_proof_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26261);
/* harmony import */ var _run_state_remaining_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(23503);
/* harmony import */ var _run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19411);
/* harmony import */ var _facts_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80436);
/* harmony import */ var _facts_patch_words_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(89713);
/* harmony import */ var _facts_decision_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8473);
/* harmony import */ var _run_proof_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67576);
/* harmony import */ var _markdown_path_alone_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(28128);
/* harmony import */ var _markdown_words_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(87524);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(96065);












/** The largest number of listed entries. A program that needs more can read the transcript. */
const maxLeftOut = 1_000;
/** The largest `result` text. It is also a step output, and GitHub allows 1 MiB of these for a job. */
const maxResultChars = 65_536;
/**
 * The result of a run, computed from its events. An unfinished run counts as cancelled.
 * @param runDir the absolute path of the run's files. Default: none.
 */
function resultOf(events, runDir = null) {
    const state = (0,_run_state_apply_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(events);
    const ran = state.attempts
        .flatMap((attempt) => attempt.executions)
        .filter((each) => each.ending !== "not-run");
    const last = state.attempts.at(-1);
    // With `keep-going`, blocks run after a failed one. They say nothing about the failure.
    const keptOn = state.run?.policy.keepGoing === true && last !== undefined ? (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .failedBlockOf */ .g$)(last) : undefined;
    const execution = keptOn ?? ran.at(-1);
    const failed = last && state.end?.outcome === "failed" ? ((0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .failedBlockOf */ .g$)(last) ?? (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .failedVerificationOf */ .Kl)(last)) : undefined;
    return {
        version: 1,
        runId: state.run?.runId ?? "",
        outcome: state.end?.outcome ?? "cancelled",
        exitCode: exitCodeOf(state, failed ?? execution),
        attempts: attemptsOf(state),
        turns: state.attempts.length,
        verified: (0,_run_state_proof_js__WEBPACK_IMPORTED_MODULE_2__/* .isVerified */ .p4)(state),
        proof: {
            ...beforeOf(state),
            failsOnChangedValues: (0,_run_state_proof_js__WEBPACK_IMPORTED_MODULE_2__/* .failsOnChangedValues */ .bQ)(state),
            tests: (0,_run_state_proof_js__WEBPACK_IMPORTED_MODULE_2__/* .provedTests */ .on)(state),
            cheats: cheatsOf(state),
            ...verdictOf(state),
        },
        summary: summaryOf(state),
        reason: state.end?.reason ?? "The run has not ended yet.",
        result: (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_7__/* .truncateMiddle */ .k)(execution?.stdout.text.trim() ?? "", maxResultChars),
        data: state.data?.value ?? null,
        startedAt: state.run?.at ?? "",
        endedAt: state.lastAt ?? "",
        usage: state.usage,
        image: state.lastSession?.image ?? null,
        digest: state.lastSession?.digest ?? null,
        artifacts: state.files?.artifacts ?? [],
        patch: patchOf(state),
        leftOut: boundedLeftOut(state),
        runDir,
        ...blocksOf(state),
        ...approvalOf(state),
        ...(state.run?.continues === undefined ? {} : { continues: { runId: state.run.continues.runId } }),
    };
}
/**
 * A failed run never has exit code 0, even if its block had 0 and only the output was wrong. A passed run always has 0,
 * even if a document expected another code.
 */
function exitCodeOf({ end }, execution) {
    const exitCode = execution?.exitCode ?? null;
    if (end?.outcome === "passed" && exitCode !== null)
        return 0;
    return end?.outcome === "failed" && exitCode === 0 ? null : exitCode;
}
function beforeOf(state) {
    const control = state.run === null ? "not-run" : (0,_run_state_proof_js__WEBPACK_IMPORTED_MODULE_2__/* .controlOf */ .rs)(state, state.run.policy);
    if (control === "untested" || control === "unfinished")
        return { failedBefore: null, beforeUntested: true };
    return { failedBefore: control === "not-run" ? null : control === "failed" };
}
function verdictOf(state) {
    const { verdict, reason } = (0,_run_proof_js__WEBPACK_IMPORTED_MODULE_6__/* .runProof */ .I)(state) ?? {};
    return verdict === undefined || reason === undefined ? {} : { verdict, reason };
}
function cheatsOf({ audit }) {
    if (audit === null)
        return null;
    const { held, fooled, notTried } = audit;
    return { held, fooled: fooled.map(({ name }) => name), notTried };
}
function attemptsOf({ run, attempts }) {
    if (run === null || !(0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .isStepByStep */ .G0)(run.policy) || attempts.length === 0)
        return attempts.length;
    return 1 + attempts.filter(({ decision }) => decision?.retry === true).length;
}
function blocksOf({ run, attempts }) {
    const last = attempts.at(-1);
    if (run?.policy.hasWriter !== false || last === undefined)
        return {};
    const blocks = last.reply.blocks.map(({ document, line, language, path }, index) => {
        const execution = last.executions.find(({ block }) => block === index);
        const isRun = execution !== undefined && execution.ending !== "not-run";
        return {
            ...(document !== undefined && { file: document, document }),
            ...(line !== undefined && { line }),
            language,
            path,
            ending: execution?.ending ?? "not-run",
            status: !isRun ? "not-run" : (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc)(execution) ? "passed" : "failed",
            exitCode: execution?.exitCode ?? null,
            durationMs: execution?.durationMs ?? 0,
            ...(!isRun && { reason: execution?.evidence ?? "the run ended before it" }),
            ...(execution?.unlikeDocument !== undefined && { reason: execution.unlikeDocument }),
        };
    });
    return { blocks };
}
function approvalOf(state) {
    const awaiting = (0,_run_state_remaining_js__WEBPACK_IMPORTED_MODULE_8__/* .awaitingOf */ .M)(state);
    if (awaiting === null)
        return {};
    const { asked: asks, attempt, sha256 } = awaiting;
    const blocks = state.attempts.at(-1)?.reply.blocks ?? [];
    const shown = blocks.map(({ language, path, code }) => ({ language, path, code }));
    return { approval: { asks, attempt, sha256, blocks: shown } };
}
function patchOf({ files }) {
    const { patch: path = null, diff, base = null } = files?.changes ?? {};
    if (path === null || diff === undefined)
        return null;
    const { insertions, deletions } = diff;
    return { path, files: (0,_facts_patch_words_js__WEBPACK_IMPORTED_MODULE_9__/* .filesIn */ .nG)(diff), insertions, deletions, base };
}
function boundedLeftOut(state) {
    const all = (0,_run_state_remaining_js__WEBPACK_IMPORTED_MODULE_8__/* .leftOutOf */ .T)(state).map(({ path, reason, entries }) => ({
        path,
        reason,
        ...(entries === undefined ? {} : { entries }),
    }));
    const rest = (0,_facts_files_js__WEBPACK_IMPORTED_MODULE_4__/* .countRefused */ .IR)(all.slice(maxLeftOut));
    const named = all.slice(0, maxLeftOut);
    return rest === 0 ? named : [...named, { path: _facts_files_js__WEBPACK_IMPORTED_MODULE_4__/* .unnamedPath */ .C6, reason: "more than are named", entries: rest }];
}
function summaryOf(state) {
    const words = workSummary(state);
    return words === ""
        ? (state.end?.reason ?? "The run has not ended yet.")
        : (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_7__/* .truncateMiddle */ .k)(words, maxResultChars);
}
/**
 * The model's words about its work: its summary of the run, or the text of the deciding reply. "" if there are none.
 */
function workSummary(state) {
    const { reflection, run } = state;
    const last = (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .decidingAttempt */ .JF)(state)?.reply;
    const isWhole = last !== undefined && !last.isCut && last.finish === "stop" && run?.policy.hasWriter === true;
    // Lines that introduce a block, or that follow agent-exec's own rules, say nothing about the work.
    const paths = last?.blocks.flatMap(({ path }) => path ?? []) ?? [];
    const marks = [run?.policy.doneWord, ...paths];
    const said = isWhole ? (0,_markdown_words_js__WEBPACK_IMPORTED_MODULE_10__/* .wordsOf */ .Z)((0,_facts_decision_js__WEBPACK_IMPORTED_MODULE_5__/* .afterDecision */ .Xg)(last.text)) : "";
    const isMark = (line) => marks.includes(line.trim()) || marks.includes((0,_markdown_path_alone_js__WEBPACK_IMPORTED_MODULE_11__/* .pathAlone */ .N)(line));
    return reflection?.text.trim() || withoutLines(said, isMark).trim();
}
/** The model's text without the line with the done word. */
function withoutDoneWord(text, doneWord) {
    return withoutLines(text, (line) => line.trim() === doneWord);
}
function withoutLines(text, isLeftOut) {
    return text
        .split("\n")
        .filter((line) => !isLeftOut(line))
        .join("\n");
}


/***/ }),

/***/ 67576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ runProof)
});

// EXTERNAL MODULE: ./lib/facts/execution.js
var execution = __webpack_require__(6257);
// EXTERNAL MODULE: ./lib/facts/patch-words.js
var patch_words = __webpack_require__(89713);
// EXTERNAL MODULE: ./lib/proof/test-files.js
var test_files = __webpack_require__(93802);
// EXTERNAL MODULE: ./lib/prove/findings.js
var prove_findings = __webpack_require__(60578);
// EXTERNAL MODULE: ./lib/prove/meaning.js + 1 modules
var meaning = __webpack_require__(29159);
// EXTERNAL MODULE: ./lib/prove/observed.js
var prove_observed = __webpack_require__(77824);
// EXTERNAL MODULE: ./lib/prove/verdict.js
var verdict = __webpack_require__(70563);
;// CONCATENATED MODULE: ./lib/prove/proof-of-run.js






/** Null if the run did not see enough. */
function proofOfRun({ commands, before, after, paths }) {
    const isTest = (0,test_files/* testFiles */.u)([]);
    const tests = paths.filter(isTest);
    const alone = tests.length === 0 ? before : tests.length === paths.length ? after : after.flatMap(aloneOf);
    const runs = [before, alone, after];
    if (paths.length === 0 || runs.some((each) => each.length !== commands.length))
        return null;
    // If only one side has test names, tests would seem to be gone.
    const isNamed = commands.map((_, index) => runs.every((each) => each[index].tests?.cases !== undefined));
    const observed = (executions) => new prove_observed/* Observed */.lK([
        (0,prove_observed/* treeRun */.ir)(commands, executions.map((each, index) => comparable(each, isNamed[index]))),
    ]);
    const base = observed(before);
    const head = observed(after);
    const findings = (0,prove_findings/* findingsOf */.W)({
        base,
        head,
        baseWithTests: alone === before ? base : alone === after ? head : observed(alone),
        headWithoutTests: null,
    });
    const { proof, guard, regressed, removed, skipped } = findings;
    const judged = (0,verdict/* verdictOf */.Vj)(findings, commands);
    // A run has no setting for unusual test files, but `prove` has.
    if (judged?.verdict === "cannot-tell")
        return null;
    const hunks = paths
        .filter((path) => !isTest(path))
        .map((file) => ({
        file,
        line: 1,
        lines: 0,
        isHarmless: (0,meaning/* hasSameMeaning */.g)(file, "", "-"),
        isJoint: false,
        needed: null,
    }));
    return {
        ...(judged ?? (0,verdict/* verdictOfHunks */.Kg)(findings, hunks, isNamed.includes(true) ? [] : commands)),
        tests: { proof, guard, regressed, removed, skipped },
    };
}
function aloneOf({ testsAlone }) {
    return testsAlone === undefined ? [] : [{ ...(0,execution/* unrunExecution */.xp)("exited", ""), ...testsAlone }];
}
function comparable(execution, isNamed) {
    if (isNamed || execution.tests === undefined)
        return execution;
    const { cases: _cases, ...tests } = execution.tests;
    return { ...execution, tests };
}

// EXTERNAL MODULE: ./lib/run/state/standing.js
var standing = __webpack_require__(19411);
// EXTERNAL MODULE: ./lib/run/state/proof.js
var state_proof = __webpack_require__(26261);
;// CONCATENATED MODULE: ./lib/reports/result/run-proof.js





/**
 * What the tests show about a run's change. Null if the run did not see enough. Also null if the change is not
 * verified, unless it broke a test.
 */
function runProof(state) {
    const { run, controls, files } = state;
    const { diff } = files?.changes ?? {};
    const isWhole = diff !== undefined && diff.files.length === (0,patch_words/* filesIn */.nG)(diff);
    if (run === null || !isWhole || controls.some((each) => (0,execution/* whyUntested */.z6)(each) !== null))
        return null;
    const proof = proofOfRun({
        commands: run.policy.verify,
        before: controls.toSorted(byIndex),
        after: ((0,standing/* decidingAttempt */.JF)(state)?.verifications ?? []).toSorted(byIndex),
        paths: diff.files.map(({ path }) => path),
    });
    return (0,state_proof/* isVerified */.p4)(state) || proof?.verdict === "regressed" ? proof : null;
}
function byIndex(one, other) {
    return one.index - other.index;
}


/***/ }),

/***/ 26261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CO: () => (/* binding */ isControlOver),
/* harmony export */   IC: () => (/* binding */ failsWithoutChange),
/* harmony export */   bQ: () => (/* binding */ failsOnChangedValues),
/* harmony export */   il: () => (/* binding */ hasRemovedTests),
/* harmony export */   on: () => (/* binding */ provedTests),
/* harmony export */   p4: () => (/* binding */ isVerified),
/* harmony export */   rs: () => (/* binding */ controlOf)
/* harmony export */ });
/* harmony import */ var _facts_endings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75823);
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6257);
/* harmony import */ var _proof_control_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20131);
/* harmony import */ var _proof_counted_tests_faults_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54154);
/* harmony import */ var _standing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19411);





/** Whether all verifications have run on the original files. */
function isControlOver({ controls, warnings }, { verify }) {
    return controls.length >= verify.length || warnings.some(({ code }) => code === _proof_control_js__WEBPACK_IMPORTED_MODULE_2__/* .controlNotRun */ .KW);
}
/**
 * How the verifications ended on the original files. `failed`: at least one failed, so a later pass proves something.
 * `passed`: all passed, so a later pass only shows that nothing broke. `untested`: one did not pass, but no test
 * failed. `unfinished`: a limit ended one of them. `not-run`: unknown.
 */
function controlOf({ controls }, { verify }) {
    if (controls.some(_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasFailed */ .WN))
        return "failed";
    if (!controls.every(_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasFinished */ .rz))
        return "unfinished";
    if (controls.some((each) => (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .whyUntested */ .z6)(each) !== null))
        return "untested";
    return controls.length > 0 && controls.length === verify.length ? "passed" : "not-run";
}
/**
 * Whether the change's own tests fail without the rest of the change. Such a test proves the change, even if everything
 * else passed before.
 */
function failsWithoutChange(state) {
    return ((0,_standing_js__WEBPACK_IMPORTED_MODULE_4__/* .decidingAttempt */ .JF)(state)?.verifications ?? []).some(({ testsAlone }) => testsAlone !== undefined && (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasFailed */ .WN)(testsAlone));
}
/**
 * Whether the deciding attempt's verifications fail with changed expected values. False if one of them still passes.
 * Null if unknown.
 */
function failsOnChangedValues(state) {
    const told = ((0,_standing_js__WEBPACK_IMPORTED_MODULE_4__/* .decidingAttempt */ .JF)(state)?.verifications ?? []).map((each) => each.failsOnChangedValues);
    return told.includes(false) ? false : told.includes(true) ? true : null;
}
/** Whether the deciding attempt passed with fewer tests than the original files, because the code removed some. */
function hasRemovedTests(state) {
    if (!state.warnings.some(({ code }) => code === "tests-removed"))
        return false;
    return ((0,_standing_js__WEBPACK_IMPORTED_MODULE_4__/* .decidingAttempt */ .JF)(state)?.verifications ?? []).some((each) => {
        const before = state.controls.find(({ index }) => index === each.index)?.tests;
        const isKnown = (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc)(each) && each.tests !== undefined && before !== undefined;
        return isKnown && (0,_proof_counted_tests_faults_js__WEBPACK_IMPORTED_MODULE_3__/* .totalOf */ .e)(each.tests) < (0,_proof_counted_tests_faults_js__WEBPACK_IMPORTED_MODULE_3__/* .totalOf */ .e)(before);
    });
}
function provedTests(state) {
    const told = ((0,_standing_js__WEBPACK_IMPORTED_MODULE_4__/* .decidingAttempt */ .JF)(state)?.verifications ?? []).filter(({ tests }) => tests !== undefined);
    if (told.length === 0)
        return null;
    const sum = (of) => told.reduce((total, each) => total + each.tests[of], 0);
    const named = told.flatMap(({ index, tests }) => {
        // A run that did not finish left out tests that may pass.
        const before = state.controls.find((each) => each.index === index && (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasFinished */ .rz)(each))?.tests;
        const passedBefore = new Set(withStatus("passed", before?.cases));
        return withStatus("passed", tests.cases).map((name) => ({
            name,
            hasPassed: passedBefore.has(name),
            // Numbers without names do not tell which tests passed.
            isKnown: before !== undefined && (before.cases !== undefined || before.passed === 0),
        }));
    });
    return {
        passed: sum("passed"),
        failed: sum("failed"),
        skipped: sum("skipped"),
        failing: told.flatMap(({ tests }) => withStatus("failed", tests.cases)),
        failToPass: named.filter(({ hasPassed, isKnown }) => isKnown && !hasPassed).map(({ name }) => name),
        passToPass: named.filter(({ hasPassed }) => hasPassed).map(({ name }) => name),
    };
}
function withStatus(wanted, cases = []) {
    return cases.filter(({ status }) => status === wanted).map(({ name }) => name);
}
/**
 * Whether the result is verified: every verification passed, code ran, and the artifacts are exactly the files that the
 * verifications read.
 */
function isVerified(state) {
    const { run, files } = state;
    const wanted = run?.policy.verify.length ?? 0;
    const last = (0,_standing_js__WEBPACK_IMPORTED_MODULE_4__/* .decidingAttempt */ .JF)(state);
    return (wanted > 0 &&
        state.attempts.some(({ executions }) => executions.some(_facts_endings_js__WEBPACK_IMPORTED_MODULE_0__/* .hasRun */ .gb)) &&
        files?.unlikeVerified === undefined &&
        files?.changes?.withheld === undefined &&
        last?.verifications.length === wanted &&
        last.verifications.every(_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc));
}


/***/ }),

/***/ 23503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ awaitingOf),
/* harmony export */   T: () => (/* binding */ leftOutOf)
/* harmony export */ });
/** The question that a run waits for. Null if the run ended in another way, for example by a signal. */
function awaitingOf({ awaiting, end }) {
    return end === null || end.outcome === "awaiting-approval" ? awaiting : null;
}
/** Refused changes, and then files that were not saved. */
function leftOutOf({ files }) {
    return [...(files?.changes?.refused ?? []), ...(files?.leftOut ?? [])];
}


/***/ })

};
