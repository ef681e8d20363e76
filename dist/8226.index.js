export const id = 8226;
export const ids = [8226];
export const modules = {

/***/ 96572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ auditWords)
/* harmony export */ });
/* harmony import */ var _listed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90566);

/** So many cheats are named. */
const maxNamed = 5;
/** `34 ways to cheat held`, `2 of 34 ways to cheat fooled it: …`. */
function auditWords({ held, fooled, notTried, fault }) {
    if (fault !== undefined)
        return `not tried: ${fault}`;
    const tried = held + fooled.length;
    const rest = notTried === 0 ? "" : `; ${notTried} could not be tried`;
    if (fooled.length === 0)
        return `held against ${tried} ways to cheat${rest}`;
    const names = fooled
        .slice(0, maxNamed)
        .map(({ name }) => (0,_listed_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .r)(name))
        .join(", ");
    const more = fooled.length > maxNamed ? ` and ${fooled.length - maxNamed} more` : "";
    return `fooled by ${fooled.length} of ${tried} ways to cheat: ${names}${more}${rest}`;
}


/***/ }),

/***/ 35246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ editedWords)
/* harmony export */ });
/* harmony import */ var _listed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90566);

const verbs = { changed: "edited", added: "added", deleted: "deleted" };
/** What an edit did to files, to go on a sentence: "edited `a.py`, `b.py`; deleted `c.py`". */
function editedWords(edited) {
    const parts = ["changed", "added", "deleted"].map((wanted) => {
        const names = edited.filter(({ kind }) => kind === wanted).map(({ path }) => (0,_listed_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .r)(path));
        return names.length === 0 ? "" : `${verbs[wanted]} ${(0,_listed_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .K)(names)}`;
    });
    return parts.filter((part) => part !== "").join("; ");
}


/***/ }),

/***/ 28128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ pathAlone)
/* harmony export */ });
/** Longer ones are no paths. */
const maxLineChars = 1_100;
/**
 * A path that stands alone on a line, perhaps in backticks or bold, perhaps with a colon; null for words. A single word is
 * one too (`Makefile`), but for one with a colon behind it.
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

/***/ 62790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ markOf),
/* harmony export */   UC: () => (/* binding */ patchName),
/* harmony export */   Uj: () => (/* binding */ signedLines),
/* harmony export */   VI: () => (/* binding */ patchParts),
/* harmony export */   XV: () => (/* binding */ diffStatWords),
/* harmony export */   bH: () => (/* binding */ ignoredNote),
/* harmony export */   d$: () => (/* binding */ changedFirst),
/* harmony export */   w1: () => (/* binding */ changeWarnings)
/* harmony export */ });
/** The patch's name in a run's folder. */
const patchName = "changes.patch";
/** What stands beside a file that the run left: whether it is new, and whether the patch has it; "" for a changed one. */
function markOf({ diff }, path) {
    if (diff === undefined)
        return "";
    const kind = diff.files.find((file) => file.path === path)?.kind;
    if (kind !== undefined)
        return kind === "added" ? "new" : "";
    const isWhole = diff.files.length === diff.added + diff.changed + diff.deleted;
    return isWhole ? "not in the patch" : "";
}
/** What a reader must know before trusting or applying a patch; empty for nothing. */
function changeWarnings({ tampered = [], acting }) {
    const warnings = [
        {
            words: "The code changed protected files. The verifications and the patch leave these changes out",
            paths: tampered,
            advice: "",
        },
        {
            words: "The patch changes files that run by themselves",
            paths: acting ?? [],
            advice: "Read them before you apply it.",
        },
    ];
    return warnings.filter(({ paths }) => paths.length > 0);
}
/** What every place says before how many there are in `ignored`. */
const ignoredNote = "New files that the repository ignores, and caches of tools, are not in the patch";
/** Beside what was changed a run leaves helpers of its own: what few lines have room for is the work. */
function changedFirst(artifacts, changes) {
    const named = changes?.diff?.files ?? [];
    const changed = new Set(named.filter(({ kind }) => kind === "changed").map(({ path }) => path));
    return artifacts.toSorted((one, other) => Number(changed.has(other.path)) - Number(changed.has(one.path)));
}
/** `3 changed, 1 new, +10 −2`; "" where there is no patch, and for earlier versions'. */
function diffStatWords({ diff }) {
    if (diff === undefined)
        return "";
    const kinds = [`${diff.changed} changed`, `${diff.added} new`, `${diff.deleted} deleted`];
    return [...kinds.filter((words) => !words.startsWith("0 ")), signedLines(diff)].join(", ");
}
/** `+10 −2`: lines that came and went. */
function signedLines({ insertions, deletions, }) {
    return `+${insertions} −${deletions}`;
}
/** The parts of the patch that the transcript holds, those of new files last: the work stands before helpers of its own. */
function patchParts({ diff }) {
    if (diff?.text === undefined)
        return [];
    // A line of a hunk begins with a blank, a sign or a backslash, and one of binary data has no blank.
    const texts = diff.text.split(/^(?=diff --git )/m);
    const parts = diff.files.slice(0, texts.length).map((file, index) => ({ file, text: texts[index] ?? "" }));
    const isNew = ({ file }) => Number(file.kind === "added");
    return parts.toSorted((one, other) => isNew(one) - isNew(other));
}


/***/ }),

/***/ 70186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ resultOf)
});

// EXTERNAL MODULE: ./lib/run/state/apply.js
var apply = __webpack_require__(68071);
// EXTERNAL MODULE: ./lib/ports/execution.js
var ports_execution = __webpack_require__(3646);
// EXTERNAL MODULE: ./lib/run/state/proof.js
var proof = __webpack_require__(26261);
// EXTERNAL MODULE: ./lib/run/state/remaining.js
var remaining = __webpack_require__(23503);
// EXTERNAL MODULE: ./lib/run/state/standing.js
var standing = __webpack_require__(19411);
// EXTERNAL MODULE: ./lib/ports/endings.js
var endings = __webpack_require__(97708);
// EXTERNAL MODULE: ./lib/ports/workspace.js
var workspace = __webpack_require__(46529);
// EXTERNAL MODULE: ./lib/ports/decision.js
var decision = __webpack_require__(65176);
// EXTERNAL MODULE: ./lib/markdown/path-alone.js
var path_alone = __webpack_require__(28128);
;// CONCATENATED MODULE: ./lib/markdown/words.js
/** What of a Markdown text is no fenced code, without blank lines around it. */
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

// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
;// CONCATENATED MODULE: ./lib/reports/result.js











/** So many are named: a program that wants more reads the transcript. */
const maxLeftOut = 1_000;
/** 64 KiB of text at most: the result goes into step outputs, which GitHub bounds at 1 MiB for a job. */
const maxResultChars = 65_536;
/**
 * The result of a run, from its events. A run that has no end yet counts as cancelled.
 * @param runDir where the run's files lie, absolute. Default: nowhere.
 */
function resultOf(events, runDir = null) {
    const state = (0,apply/* fold */.AU)(events);
    const ran = state.attempts
        .flatMap((attempt) => attempt.executions)
        .filter((each) => each.ending !== "not-run");
    const last = state.attempts.at(-1);
    // What went on behind a block that failed says nothing of the failure.
    const keptOn = state.run?.policy.keepGoing === true && last !== undefined ? (0,standing/* failedBlockOf */.g$)(last) : undefined;
    const execution = keptOn ?? ran.at(-1);
    const failed = last && state.end?.outcome === "failed" ? ((0,standing/* failedBlockOf */.g$)(last) ?? (0,standing/* failedVerificationOf */.Kl)(last)) : undefined;
    return {
        version: 1,
        runId: state.run?.runId ?? "",
        outcome: state.end?.outcome ?? "cancelled",
        exitCode: (failed ?? execution)?.exitCode ?? null,
        attempts: attemptsOf(state),
        turns: state.attempts.length,
        verified: isVerified(state),
        proof: {
            control: state.run === null ? "not-run" : (0,proof/* controlOf */.rs)(state, state.run.policy),
            counterCheck: (0,proof/* counterCheckOf */.qe)(state),
            tests: (0,proof/* provedTests */.on)(state),
            cheats: cheatsOf(state),
        },
        summary: summaryOf(state),
        reason: state.end?.reason ?? "The run has no end yet.",
        result: (0,truncate/* truncateMiddle */.k)(execution?.stdout.text.trim() ?? "", maxResultChars),
        ...(state.run?.policy.resultSchema !== undefined && { data: state.data?.value ?? null }),
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
function cheatsOf({ audit }) {
    if (audit === null)
        return null;
    const { held, fooled, notTried } = audit;
    return { held, fooled: fooled.map(({ name }) => name), notTried };
}
function attemptsOf({ run, attempts }) {
    if (run === null || !(0,standing/* isStepByStep */.G0)(run.policy) || attempts.length === 0)
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
            ...(document !== undefined && { document }),
            ...(line !== undefined && { line }),
            language,
            path,
            status: !isRun ? "not-run" : (0,ports_execution/* hasPassed */.Pc)(execution) ? "passed" : "failed",
            exitCode: execution?.exitCode ?? null,
            durationMs: execution?.durationMs ?? 0,
            ...(!isRun && { reason: execution?.evidence ?? "the run ended before it" }),
        };
    });
    return { blocks };
}
function approvalOf(state) {
    const awaiting = (0,remaining/* awaitingOf */.M)(state);
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
    const { added, changed, deleted, insertions, deletions } = diff;
    return { path, files: added + changed + deleted, insertions, deletions, base };
}
function boundedLeftOut(state) {
    const all = (0,remaining/* leftOutOf */.T)(state).map(({ path, reason, entries }) => ({
        path,
        reason,
        ...(entries === undefined ? {} : { entries }),
    }));
    const rest = (0,workspace/* countRefused */.IR)(all.slice(maxLeftOut));
    const named = all.slice(0, maxLeftOut);
    return rest === 0 ? named : [...named, { path: workspace/* unnamedPath */.C6, reason: "more than are named", entries: rest }];
}
function isVerified(state) {
    const { run, files } = state;
    const wanted = run?.policy.verify.length ?? 0;
    const last = (0,standing/* decidingAttempt */.JF)(state);
    return (wanted > 0 &&
        state.attempts.some(({ executions }) => executions.some(endings/* hasRun */.gb)) &&
        files?.unlikeVerified === undefined &&
        files?.changes?.withheld === undefined &&
        last?.verifications.length === wanted &&
        last.verifications.every(ports_execution/* hasPassed */.Pc));
}
function summaryOf(state) {
    const { end, reflection, run } = state;
    const last = (0,standing/* decidingAttempt */.JF)(state)?.reply;
    const isWhole = last !== undefined && !last.isCut && last.finish === "stop" && run?.policy.hasWriter === true;
    // Lines that belong to a block or to the run's own rules say nothing of the work.
    const paths = last?.blocks.flatMap(({ path }) => path ?? []) ?? [];
    const marks = [run?.policy.doneWord, ...paths];
    const said = (isWhole ? wordsOf((0,decision/* afterDecision */.Xg)(last.text)) : "")
        .split("\n")
        .filter((line) => !marks.includes(line.trim()) && !marks.includes((0,path_alone/* pathAlone */.N)(line)))
        .join("\n")
        .trim();
    const words = reflection?.text.trim() || said;
    return words === "" ? (end?.reason ?? "The run has no end yet.") : (0,truncate/* truncateMiddle */.k)(words, maxResultChars);
}


/***/ }),

/***/ 73880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   Iz: () => (/* binding */ auditFigure),
/* harmony export */   Q5: () => (/* binding */ freshState),
/* harmony export */   SZ: () => (/* binding */ verifiedWords),
/* harmony export */   U1: () => (/* binding */ askedWords),
/* harmony export */   Wc: () => (/* binding */ timeFigure),
/* harmony export */   Wm: () => (/* binding */ headingOf),
/* harmony export */   Wo: () => (/* binding */ lostWords),
/* harmony export */   Yn: () => (/* binding */ executionIcon),
/* harmony export */   Yt: () => (/* binding */ notRunWords),
/* harmony export */   bE: () => (/* binding */ attemptsFigure),
/* harmony export */   fg: () => (/* binding */ endingWords),
/* harmony export */   gG: () => (/* binding */ outputTitle),
/* harmony export */   hl: () => (/* binding */ approvalWords),
/* harmony export */   o4: () => (/* binding */ standingWords),
/* harmony export */   si: () => (/* binding */ filesTitle)
/* harmony export */ });
/* harmony import */ var _format_audit_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96572);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _ports_endings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97708);
/* harmony import */ var _format_edited_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35246);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51196);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70464);
/* harmony import */ var _ports_execution_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3646);








/** Why a run ended, in its own words; where an error ended it, with the error's code. Empty where it has no end. */
function reasonOf(events) {
    const end = events.at(-1);
    if (end?.type !== "run-ended")
        return "";
    const { code, reason } = end;
    return code === undefined ? reason : (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .withCode */ .SM)({ code, message: reason });
}
/** An attempt's sign and word. */
function standingWords(standing) {
    return standings[standing];
}
function executionIcon(execution, standing) {
    if (execution.ending === "not-run")
        return "⏭️";
    if (standing === "step")
        return standings.step.icon;
    return (0,_ports_execution_js__WEBPACK_IMPORTED_MODULE_5__/* .hasPassed */ .Pc)(execution) ? "✅" : "❌";
}
/** `Turn 3`, at the beginning of a line. */
function headingOf({ unit, number }) {
    return `${capitalised(unit)} ${number}`;
}
/** Their count as a figure under its name: `Turns`, `12 of at most 100`. */
function attemptsFigure({ unit, attempts, maxAttempts, }) {
    const most = maxAttempts === null ? "" : ` of at most ${maxAttempts}`;
    return [`${capitalised(unit)}s`, `${attempts.length}${most}`];
}
function capitalised(word) {
    return word.charAt(0).toUpperCase() + word.slice(1);
}
/** How an execution ended: `exit code 1`, `timed out as idle (exit code 124)`, `not run: a block before it failed`. */
function endingWords(execution) {
    const { ending, exitCode, evidence } = execution;
    const { words } = (0,_ports_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .rowOf */ .OB)(execution);
    if (execution.saved !== undefined)
        return "saved, not run";
    if (execution.edited !== undefined)
        return (0,_format_edited_words_js__WEBPACK_IMPORTED_MODULE_2__/* .editedWords */ .p)(execution.edited);
    if (ending === "not-run")
        return `${words}: ${evidence}`;
    const code = exitCode === null ? "no exit code" : `exit code ${exitCode}`;
    if (ending === "misfit")
        return words;
    const how = ending === "exited" ? code : `${words} (${code})`;
    return [how, ...(0,_ports_execution_js__WEBPACK_IMPORTED_MODULE_5__/* .testedWords */ .Hn)(execution)].join(", ");
}
/** What the text is that is shown of an execution. */
function outputTitle({ ending }) {
    return ending === "misfit" ? "Current content" : "Output";
}
/** Why a block has no execution. */
function notRunWords(standing, { mayHaveBegun, wasLost, waits, }) {
    if (waits)
        return "Not run: it is waiting for an approval.";
    if (standing === "unusable")
        return "Not run: no block of this reply was run.";
    if (standing === "unapproved")
        return "Not run: it was not approved.";
    if (mayHaveBegun)
        return "It may have started: the run's record stops before this block's end.";
    return wasLost ? "It ran in a sandbox that was lost." : "Not run: the run ended before it.";
}
const answerers = {
    person: "a person",
    library: "the library's approver",
    reviewer: "the reviewer",
};
/** Who answered what to the question whether code may run, or the run may end: `Approved by a person, as changed`. */
function approvalWords({ approved, asked, by, feedback, blocks }) {
    const what = feedback !== undefined ? "Answered" : approved ? "Approved" : "Refused";
    const who = Object.hasOwn(answerers, by) ? answerers[by] : by;
    const how = asked === "end" ? ", at the end" : blocks === undefined ? "" : ", as changed";
    return `${what} by ${who}${how}`;
}
/** What became of an attempt whose sandbox was lost. */
function lostWords(blocks) {
    const ranAgain = blocks.some(({ execution }) => execution !== null);
    return `${ranAgain ? "Its blocks ran again in a fresh sandbox." : "The results of its blocks are lost."} The code is not to blame.`;
}
/** What the run left: `3 files`; where it was given files, what it did to them: `3 files changed, 2 new, 1 deleted`. */
function filesTitle({ files, changes }) {
    if (changes === null)
        return (0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)("file", files.length);
    const { deleted, diff } = changes;
    if (diff !== undefined) {
        const others = [
            diff.added === 0 ? "" : `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(diff.added)} new`,
            diff.deleted === 0 ? "" : `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(diff.deleted)} deleted`,
        ];
        return [`${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)("file", diff.changed)} changed`, ...others].filter((part) => part !== "").join(", ");
    }
    if (deleted.length === 0)
        return `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)("file", files.length)} changed`;
    return files.length === 0
        ? `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)("file", deleted.length)} deleted`
        : `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)("file", files.length)} changed, ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(deleted.length)} deleted`;
}
/** How long the run took, and what of it the model and the code. */
function timeFigure({ durationMs, writerMs, codeMs, }) {
    const parts = writerMs === null ? "" : ` (model ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(writerMs)}, code ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(codeMs)})`;
    return ["Time", `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(durationMs)}${parts}`];
}
/** What an answer of the writer took: `1,200 in, 80 out, 3.1 s`; "" where nobody counted. */
function askedWords({ reply: { usage, tookMs }, }) {
    const isCounted = usage.inputTokens + usage.outputTokens > 0;
    const words = [
        isCounted ? (0,_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .tokensWords */ .Q)(usage) : "",
        tookMs === undefined || !isCounted ? "" : (0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(tookMs),
    ];
    return words.filter((each) => each !== "").join(", ");
}
/** What the user's own commands say: `2 of 2 passed`. */
function verifiedWords({ verified, changes, control, }) {
    if (verified === null)
        return "not asked for";
    if (verified.ran === 0)
        return "not reached";
    const rest = changes?.withheld === undefined ? "" : ", with changes that are not in the patch";
    const before = control === "failed"
        ? ", failed before any change"
        : control === "passed"
            ? ", passed before any change too"
            : control === "untested"
                ? ", not tested before any change"
                : "";
    return `${verified.passed} of ${verified.asked} passed${before}${rest}`;
}
/** What the verification withstood before the run; none where nobody asked. */
function auditFigure({ audit }) {
    return audit === null ? [] : [["Audit", (0,_format_audit_words_js__WEBPACK_IMPORTED_MODULE_6__/* .auditWords */ .t)(audit)]];
}
const standings = {
    answer: { icon: "💬", word: "answered" },
    unusable: { icon: "↩️", word: "not usable" },
    unapproved: { icon: "✋", word: "not approved" },
    executing: { icon: "⏳", word: "not finished" },
    verifying: { icon: "⏳", word: "not verified" },
    step: { icon: "🔹", word: "ran" },
    failed: { icon: "❌", word: "failed" },
    passed: { icon: "✅", word: "passed" },
};
/** Of a block before which the kernel was started anew. */
const freshState = "The kernel was restarted before this block: variables of earlier blocks were gone, files were still there.";


/***/ }),

/***/ 70464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ usageFigures),
/* harmony export */   Q: () => (/* binding */ tokensWords)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51196);

/** What the calls took: `about 1,200 in (1,000 cached), 300 out`. */
function tokensWords(usage, between = ", ") {
    const { isEstimated, inputTokens, cachedTokens, outputTokens } = usage;
    const cached = cachedTokens === undefined ? "" : ` (${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(cachedTokens)} cached)`;
    return `${isEstimated === true ? "about " : ""}${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(inputTokens)} in${cached}${between}${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(outputTokens)} out`;
}
/** What the calls took and cost, as figures with their names; of no calls the first alone. */
function usageFigures(usage, between) {
    const cost = usage.costUsd === null ? [] : [["Cost", (0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK)(usage.costUsd)]];
    return [["Tokens", usage.calls === 0 ? "none" : tokensWords(usage, between)], ...cost];
}


/***/ }),

/***/ 26261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CO: () => (/* binding */ isControlOver),
/* harmony export */   KW: () => (/* binding */ controlNotRun),
/* harmony export */   lO: () => (/* binding */ wantsControl),
/* harmony export */   on: () => (/* binding */ provedTests),
/* harmony export */   qe: () => (/* binding */ counterCheckOf),
/* harmony export */   rs: () => (/* binding */ controlOf)
/* harmony export */ });
/* harmony import */ var _ports_execution_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3646);
/* harmony import */ var _standing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19411);


/** The code of the warning that says why there is no more to come of a control run. */
const controlNotRun = "control-not-run";
/** Whether the verifications are to be run on the workspace as it was given, too. */
function wantsControl({ control, verify }) {
    return control !== undefined && verify.length > 0;
}
/** Whether no more is to come of it. */
function isControlOver({ controls, warnings }, { verify }) {
    return controls.length >= verify.length || warnings.some(({ code }) => code === controlNotRun);
}
/**
 * What the verifications said of the workspace as it was given. `failed`: one of them at least, so that passing afterwards
 * is proof. `passed`: all of them, so that they guard what was there and prove nothing new. `untested`: one did not pass, and did not
 * fail by a test either. `not-run`: nobody knows.
 */
function controlOf({ controls }, { verify }) {
    if (controls.some(_ports_execution_js__WEBPACK_IMPORTED_MODULE_0__/* .hasFailed */ .WN))
        return "failed";
    if (controls.some((each) => (0,_ports_execution_js__WEBPACK_IMPORTED_MODULE_0__/* .whyUntested */ .z6)(each) !== null))
        return "untested";
    return controls.length > 0 && controls.length === verify.length ? "passed" : "not-run";
}
/**
 * What the verifications of the attempt that decides said where they expected something else. `passed`: one of them at least, which
 * so is no proof. `failed`: one at least, and none passed. `not-run`: none was, or plainly expects anything.
 */
function counterCheckOf(state) {
    const told = ((0,_standing_js__WEBPACK_IMPORTED_MODULE_1__/* .decidingAttempt */ .JF)(state)?.verifications ?? []).map(({ counterCheck }) => counterCheck);
    return told.includes("passed") ? "passed" : told.includes("failed") ? "failed" : "not-run";
}
/** Null where none told of any. */
function provedTests(state) {
    const told = ((0,_standing_js__WEBPACK_IMPORTED_MODULE_1__/* .decidingAttempt */ .JF)(state)?.verifications ?? []).filter(({ tests }) => tests !== undefined);
    if (told.length === 0)
        return null;
    const sum = (of) => told.reduce((total, each) => total + each.tests[of], 0);
    const named = told.flatMap(({ index, tests }) => {
        const before = state.controls.find((each) => each.index === index)?.tests;
        const passedBefore = new Set(withStatus("passed", before?.cases));
        return withStatus("passed", tests.cases).map((name) => ({
            name,
            hasPassed: passedBefore.has(name),
            isKnown: before !== undefined,
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


/***/ }),

/***/ 23503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ awaitingOf),
/* harmony export */   T: () => (/* binding */ leftOutOf)
/* harmony export */ });
/** What a run waits for: another end, such as one by a signal, leaves nothing to wait for. */
function awaitingOf({ awaiting, end }) {
    return end === null || end.outcome === "awaiting-approval" ? awaiting : null;
}
/** What was not saved, and changes that were refused, these first. */
function leftOutOf({ files }) {
    return [...(files?.changes?.refused ?? []), ...(files?.leftOut ?? [])];
}


/***/ })

};
