export const id = 608;
export const ids = [608];
export const modules = {

/***/ 58532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  report: () => (/* binding */ report_report)
});

// EXTERNAL MODULE: ./lib/compose.js + 19 modules
var compose = __webpack_require__(55885);
// EXTERNAL MODULE: ./lib/reports/report.js
var report = __webpack_require__(17465);
// EXTERNAL MODULE: ./lib/text/format.js
var format = __webpack_require__(23808);
// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate = __webpack_require__(44765);
// EXTERNAL MODULE: ./lib/text/visible.js
var visible = __webpack_require__(81981);
// EXTERNAL MODULE: ./lib/reports/titles.js
var titles = __webpack_require__(73880);
;// CONCATENATED MODULE: ./lib/reports/text-summary.js




/** So many attempts and files have a line. */
const maxLines = 12;
/**
 * How a run ended, in plain lines for a terminal or a log: the outcome, why, what to do now, each attempt, the files.
 * No colours, nothing hidden, each line at most 200 UTF-16 units; ends with a line end.
 */
function renderText(report) {
    const { outcome, title, reason, nextStep, durationMs, attempts, verified, usage } = report;
    const sign = outcome === "passed" || outcome === "answered" ? "✓" : "✗";
    const tokens = `${(0,format/* formatCount */.B4)(usage.inputTokens)} in, ${(0,format/* formatCount */.B4)(usage.outputTokens)} out`;
    const lines = [
        `${sign} ${title} (${(0,format/* formatDuration */.a3)(durationMs)})`,
        field("why", reason),
        nextStep === "" ? "" : field("next", nextStep),
        ...latest(attempts).map(attemptLine),
        verified === null ? "" : field("verified", (0,titles/* verifiedWords */.SZ)(verified)),
        ...report.files
            .slice(0, maxLines)
            .map((file) => field("file", `${file.path}  ${(0,format/* formatBytes */.z3)(file.bytes)}`)),
        report.files.length > maxLines
            ? field("", `… and ${(0,format/* formatCount */.B4)(report.files.length - maxLines)} more`)
            : "",
        usage.calls === 0 ? "" : field("tokens", tokens),
    ];
    return `${lines.filter((line) => line !== "").join("\n")}\n`;
}
function latest(attempts) {
    return attempts.slice(-maxLines);
}
function attemptLine({ number, verdict, problem }) {
    return field(`attempt ${number}`, problem === "" ? (0,titles/* verdictWords */.L2)(verdict).word : problem);
}
function field(name, text) {
    const line = (0,visible/* showHidden */.U)(text).replace(/\s*\n\s*/g, " ");
    return `  ${name.padEnd(12)}${(0,truncate/* truncateEnd */.S)(line, 180)}`.trimEnd();
}

;// CONCATENATED MODULE: ./lib/cli/report.js



/** Writes the reports of a run again and sums it up. Resolves with 0. @throws AgentExecError where there is no transcript, or none that can be read. */
async function report_report(path) {
    const { folder, events, warnings } = await (0,compose/* renderAgain */.$)(path);
    for (const warning of warnings)
        process.stderr.write(`agent-exec: ${warning}\n`);
    process.stdout.write(`${renderText((0,report/* reportOf */.E)(events)).trimEnd()}\n\n`);
    process.stdout.write(`  report      ${folder.path}/report.html\n  Markdown    ${folder.path}/report.md\n`);
    return 0;
}


/***/ }),

/***/ 18789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ readEnvironment)
/* harmony export */ });
function readEnvironment() {
    const { env } = process;
    return {
        variable: (name) => (env[name] === "" ? undefined : env[name]),
        withPrefix: (prefix) => new Map(Object.entries(env)
            .filter(([name, value]) => name.startsWith(prefix) && value !== undefined && value !== "")
            .map(([name, value]) => [name.slice(prefix.length), value])),
    };
}


/***/ }),

/***/ 17465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ reportOf)
/* harmony export */ });
/* harmony import */ var _engine_apply_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20546);
/* harmony import */ var _engine_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8089);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _ports_executor_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37003);
/* harmony import */ var _titles_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73880);





/**
 * The report of a run, also of one that has not ended.
 * @throws AgentExecError `transcript-invalid` where the events do not begin with `run-started`.
 */
function reportOf(events) {
    const state = (0,_engine_apply_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(events);
    const { run, end } = state;
    if (run === null) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("transcript-invalid", "The events of the run do not begin with run-started.", {
            nextStep: "Use the transcript as agent-exec wrote it.",
        });
    }
    const attempts = state.attempts.map((attempt, index) => attemptReport(attempt, state, index));
    const outcome = end?.outcome ?? null;
    return {
        runId: run.runId,
        version: run.version,
        outcome,
        icon: (0,_titles_js__WEBPACK_IMPORTED_MODULE_4__/* .iconOf */ .ZG)(outcome),
        title: (0,_titles_js__WEBPACK_IMPORTED_MODULE_4__/* .titleOf */ .Gg)(outcome, attempts.length),
        reason: end?.reason ?? "The record of the run stops before its end.",
        nextStep: end?.nextStep ?? "Start the run again when you want its result.",
        task: run.task,
        writer: run.writer,
        startedAt: run.at,
        endedAt: end?.at ?? null,
        durationMs: Math.max(0, Date.parse(state.lastAt ?? run.at) - Date.parse(run.at)),
        maxAttempts: run.policy.hasWriter && run.policy.maxTurns === 1 ? run.policy.maxRetries + 1 : null,
        attempts,
        answer: attempts.at(-1)?.verdict === "answer" ? (attempts.at(-1)?.reply.text ?? null) : null,
        verified: verifiedOf(state),
        usage: state.usage,
        sandbox: sandboxOf(state),
        files: state.files?.artifacts ?? [],
        leftOut: state.files?.leftOut ?? [],
        notes: notesOf(events, end?.reason ?? ""),
    };
}
function attemptReport(attempt, state, index) {
    const { reply, executions, verifications, decision, lost, number } = attempt;
    const blocks = reply.blocks.map((block, at) => ({
        block,
        execution: executions.find((each) => each.block === at) ?? null,
    }));
    const before = state.attempts.slice(0, index).findLast((each) => each.reply.blocks.length > 0)?.reply;
    const verdict = state.run === null ? "executing" : (0,_engine_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictOf */ .Vj)(attempt, state.run.policy);
    return {
        number,
        verdict,
        problem: problemOf(attempt),
        reply,
        blocks,
        lost,
        verifications,
        decision,
        before: before === undefined || blocks.length === 0 ? null : { number: before.attempt, blocks: before.blocks },
    };
}
function problemOf({ reply, executions, verifications }) {
    if (reply.finish === "refusal")
        return "refused by the model";
    if (reply.finish === "length" || reply.isCut)
        return "the reply was cut short";
    const failed = executions.find((each) => !(0,_ports_executor_js__WEBPACK_IMPORTED_MODULE_3__/* .hasPassed */ .Pc)(each) && each.notRun !== "language" && each.notRun !== "empty");
    if (failed !== undefined) {
        return `${reply.blocks.length > 1 ? `block ${failed.block + 1}: ` : ""}${(0,_titles_js__WEBPACK_IMPORTED_MODULE_4__/* .endingWords */ .fg)(failed)}`;
    }
    const verification = verifications.find((each) => !(0,_ports_executor_js__WEBPACK_IMPORTED_MODULE_3__/* .hasPassed */ .Pc)(each));
    if (verification !== undefined)
        return `verification: ${(0,_titles_js__WEBPACK_IMPORTED_MODULE_4__/* .endingWords */ .fg)(verification)}`;
    return executions.length > 0 && !executions.some(_ports_executor_js__WEBPACK_IMPORTED_MODULE_3__/* .hasPassed */ .Pc) ? "nothing in it could be run here" : "";
}
function verifiedOf({ run, attempts }) {
    const asked = run?.policy.verify.length ?? 0;
    const ran = attempts.at(-1)?.verifications ?? [];
    return asked === 0 ? null : { ran: ran.length, passed: ran.filter(_ports_executor_js__WEBPACK_IMPORTED_MODULE_3__/* .hasPassed */ .Pc).length, asked };
}
function sandboxOf({ lastSession }) {
    if (lastSession === null)
        return null;
    const { executor, image, digest, limits, held } = lastSession;
    const names = new Set([...Object.keys(limits), ...Object.keys(held)]);
    const rows = [...names].map((name) => ({ name, value: limits[name] ?? "", holds: held[name] ?? null }));
    return { executor, image, digest, limits: rows };
}
/** The failure that ended the run is its reason already. */
function notesOf(events, reason) {
    return events.flatMap((event) => {
        if (event.type === "warning")
            return [event.message];
        const isNew = event.type === "failure" && !reason.includes(event.message);
        return isNew ? [`${event.message} ${event.nextStep}`] : [];
    });
}


/***/ }),

/***/ 73880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gg: () => (/* binding */ titleOf),
/* harmony export */   L2: () => (/* binding */ verdictWords),
/* harmony export */   SZ: () => (/* binding */ verifiedWords),
/* harmony export */   Wo: () => (/* binding */ lostWords),
/* harmony export */   Yn: () => (/* binding */ executionIcon),
/* harmony export */   ZG: () => (/* binding */ iconOf),
/* harmony export */   fg: () => (/* binding */ endingWords)
/* harmony export */ });
/* harmony import */ var _ports_executor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37003);

/** What a person sees first of an outcome; null stands for a run that has no end. */
function iconOf(outcome) {
    return outcome === null ? "❔" : icons[outcome];
}
/** How a run ended, in a few words: `Passed on attempt 2`. No full stop, no markup. */
function titleOf(outcome, attempts) {
    const during = attempts === 0 ? "before the first attempt" : `in attempt ${attempts}`;
    const after = attempts === 1 ? "after one attempt" : `after ${attempts} attempts`;
    switch (outcome) {
        case "passed":
            return attempts === 1 ? "Passed on the first attempt" : `Passed on attempt ${attempts}`;
        case "answered":
            return "Answered without code";
        case "failed":
            return `Failed ${after}`;
        case "gave-up":
            return `Gave up ${after}`;
        case "budget-spent":
            return `Budget spent ${after}`;
        case "timed-out":
            return `Out of time ${during}`;
        case "awaiting-approval":
            return "Waiting for approval";
        case "rejected":
            return "Rejected";
        case "cancelled":
            return `Cancelled ${during}`;
        case "infrastructure-error":
            return "Stopped by its infrastructure, not by the code";
        case "denied":
            return "Not allowed";
        case "skipped":
            return "Skipped";
        case null:
            return `Cut off ${during}`;
    }
}
/** An attempt's sign and word. */
function verdictWords(verdict) {
    return verdicts[verdict];
}
function executionIcon(execution) {
    if (execution.ending === "not-run")
        return "⏭️";
    return (0,_ports_executor_js__WEBPACK_IMPORTED_MODULE_0__/* .hasPassed */ .Pc)(execution) ? "✅" : "❌";
}
/** How an execution ended: `exit code 1`, `timed out (exit code 124)`, `not run: a block before it failed`. */
function endingWords({ ending, exitCode, evidence }) {
    if (ending === "not-run")
        return `not run: ${evidence}`;
    const code = exitCode === null ? "no exit code" : `exit code ${exitCode}`;
    return ending === "exited" ? code : `${endings[ending]} (${code})`;
}
/** What became of an attempt whose sandbox was lost. */
function lostWords(blocks) {
    const ranAgain = blocks.some(({ execution }) => execution !== null);
    return `${ranAgain ? "Its blocks ran again in a fresh one." : "Its blocks did not run again."} The code is not to blame.`;
}
/** What the user's own commands say: `2 of 2 passed`. */
function verifiedWords(verified) {
    if (verified === null)
        return "not asked for";
    return verified.ran === 0 ? "not reached" : `${verified.passed} of ${verified.asked} passed`;
}
const icons = {
    passed: "✅",
    answered: "💬",
    failed: "❌",
    "gave-up": "🛑",
    "budget-spent": "🪙",
    "timed-out": "⏱️",
    "awaiting-approval": "✋",
    rejected: "🚫",
    cancelled: "⚪",
    "infrastructure-error": "⚠️",
    denied: "🚫",
    skipped: "⏭️",
};
const verdicts = {
    answer: { icon: "💬", word: "answered" },
    unusable: { icon: "↩️", word: "not usable" },
    executing: { icon: "⏳", word: "not finished" },
    verifying: { icon: "⏳", word: "not verified" },
    failed: { icon: "❌", word: "failed" },
    passed: { icon: "✅", word: "passed" },
};
const endings = {
    signalled: "ended by a signal",
    "timed-out": "timed out",
    "out-of-memory": "out of memory",
    "process-limit": "too many processes",
    "disk-full": "disk full",
    "output-limit": "too much output",
    "container-lost": "the container was lost",
    "daemon-lost": "the engine was lost",
    cancelled: "cancelled",
};


/***/ }),

/***/ 83057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mo: () => (/* binding */ resolveSettings),
/* harmony export */   dg: () => (/* binding */ publicSettings)
/* harmony export */ });
/* unused harmony export settingsError */
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90649);



/**
 * Settings from raw values; of two for one name the later wins. Everything is parsed once, here.
 * @throws AgentExecError `settings-invalid` that names every problem at once.
 */
function resolveSettings(raw, face) {
    const given = new Map(raw.map((each) => [each.name, each]));
    const names = new Set((0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsOf */ .f5)(face).map(([name]) => name));
    const unknown = [...given.values()].filter((each) => !names.has(each.name));
    const known = [...given.values()].filter((each) => names.has(each.name));
    const parsed = (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsSchema */ .dP)().safeParse(Object.fromEntries(known.map((each) => [each.name, each.value])));
    const problems = [
        ...unknown.map((each) => ({ origin: each.origin, message: unknownMessage(each.name, names) })),
        ...(parsed.error?.issues ?? []).map((issue) => ({
            origin: given.get(String(issue.path[0]))?.origin ?? String(issue.path[0]),
            message: `${issue.message}${gotWords(given.get(String(issue.path[0])), face)}`,
        })),
    ];
    if (face === "action" && parsed.data?.executor === "local") {
        const message = "local isolates nothing, so it is for the command alone; leave it out, or set docker";
        problems.push({ origin: given.get("executor")?.origin ?? "executor", message });
    }
    if (problems.length > 0)
        throw settingsError(problems);
    return parsed.data;
}
/** All problems in one error. */
function settingsError(problems) {
    const message = problems.map(({ origin, message }) => `${origin}: ${message}`).join("\n");
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", message, {
        nextStep: problems.length === 1
            ? "Mend it and run again; `agent-exec --help` and docs/settings.md list every setting."
            : "Mend them and run again; `agent-exec --help` and docs/settings.md list every setting.",
    });
}
/** The settings as a transcript keeps them: without secrets. */
function publicSettings(settings, face) {
    const shown = (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsOf */ .f5)(face).filter(([, description]) => description.isSecret !== true);
    return Object.fromEntries(shown.map(([name]) => [name, settings[name]]).filter(([, value]) => value !== undefined));
}
/** A secret's value never stands in an error. */
function gotWords(raw, face) {
    const description = (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsOf */ .f5)(face).find(([name]) => name === raw?.name)?.[1];
    if (raw === undefined || description?.isSecret === true || raw.value === "")
        return "";
    return `, not ${JSON.stringify(raw.value)?.slice(0, 80)}`;
}
function unknownMessage(name, names) {
    const near = (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .closest */ .kp)(name, [...names]);
    return (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(near, name) > 3 ? "is not a setting here" : `is not a setting here; did you mean ${near}?`;
}


/***/ }),

/***/ 44765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ truncateEnd),
/* harmony export */   k: () => (/* binding */ truncateMiddle)
/* harmony export */ });
/** Where a surrogate pair would be torn, the cut moves before it. */
function safeEnd(text, end) {
    const code = text.charCodeAt(end - 1);
    return end > 0 && end < text.length && code >= 0xd800 && code <= 0xdbff ? end - 1 : end;
}
function safeStart(text, start) {
    const code = text.charCodeAt(start);
    return start < text.length && code >= 0xdc00 && code <= 0xdfff ? start + 1 : start;
}
/** At most `maxChars` UTF-16 units, the last of them an ellipsis when something was cut; no character is torn. */
function truncateEnd(text, maxChars) {
    if (text.length <= maxChars)
        return text;
    return maxChars < 1 ? "" : `${text.slice(0, safeEnd(text, maxChars - 1))}…`;
}
/**
 * Head and tail of a text that is longer than `maxChars` UTF-16 units, with a line between them that counts what
 * was left out. The result is at most `maxChars` long, no character is torn; below 80 only the head is kept.
 */
function truncateMiddle(text, maxChars) {
    if (text.length <= maxChars)
        return text;
    const marker = (count) => `\n[… ${count} characters left out …]\n`;
    const room = maxChars - marker(text.length).length;
    if (room < 40)
        return truncateEnd(text, maxChars);
    const headEnd = safeEnd(text, Math.ceil(room / 2));
    const tailStart = safeStart(text, text.length - Math.floor(room / 2));
    return `${text.slice(0, headEnd)}${marker(tailStart - headEnd)}${text.slice(tailStart)}`;
}


/***/ }),

/***/ 81981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ showHidden)
/* harmony export */ });
/* unused harmony export reveal */
/**
 * A text in which nothing is hidden: what a person sees in it is what a program reads in it.
 *
 * Control characters become pictures (`␀`, `␛`), invisible characters their code (`⟨U+202E⟩`, a run of more than
 * three one note that counts them), a carriage return that would write over its line `␍` and a new line. Colour
 * sequences are dropped. Line feeds, tabs, emoji sequences and the joiners inside words of scripts that need them
 * stay. The result contains only characters that this function leaves alone: doing it twice changes nothing.
 */
function showHidden(text) {
    return reveal(text).text;
}
/** `showHidden` with the counts of what was found. */
function reveal(text) {
    if (!hidden.test(text))
        return { text, shown: 0, dropped: 0 };
    let shown = 0;
    let dropped = 0;
    const visible = text.replace(token, (found, kept, lineEnd, colour) => {
        if (kept !== undefined)
            return found;
        if (lineEnd !== undefined)
            return "\n";
        if (colour !== undefined) {
            dropped += 1;
            return "";
        }
        const characters = Array.from(found);
        shown += characters.length;
        return inWords(characters);
    });
    return { text: visible, shown, dropped };
}
/**
 * Characters that nobody sees although programs read them: controls, formats, what Unicode tells fonts to ignore,
 * its two line separators, halves of surrogate pairs. The signs that span the digits after them are visible.
 * The `v` flag is younger than the language level that we compile for, hence the constructor.
 */
const hiddenClass = "[[\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\p{Zl}\\p{Zp}\\p{Cs}]" +
    "--[\\t\\n\\u0600-\\u0605\\u06DD\\u070F\\u0890\\u0891\\u08E2\\u{110BD}\\u{110CD}]]";
const hidden = new RegExp(hiddenClass, "v");
/** A pictograph with at most one modifier or selector, and such joined by U+200D, also where Unicode lists no such emoji. */
const pictograph = "\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|[\\uFE0E\\uFE0F])?";
/** Scripts whose spelling needs U+200C and U+200D between letters (RFC 5892, appendix A.1 and A.2). */
const joiningScripts = "Arab Syrc Mong Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt"
    .split(" ")
    .map((script) => `\\p{Script=${script}}`)
    .join("");
const token = new RegExp([
    // First group: kept as it is.
    `((?=\\p{Emoji})(?![0-9#*](?!\\uFE0F))\\p{RGI_Emoji}|${pictograph}(?:\\u200D${pictograph})*|(?<=[${joiningScripts}])[\\u200C\\u200D](?=[${joiningScripts}]))`,
    // Second: an ordinary line end. A program that prints `\\r\\n` to a terminal leaves two returns.
    "(\\r{1,2}\\n)",
    // Third: a colour sequence (SGR), in its 7-bit and its 8-bit form.
    "((?:\\x1B\\[|\\x9B)[0-9;:]*m)",
    // A control character, or a run of one kind.
    "\\r",
    "[\\x00-\\x08\\x0B-\\x1F\\x7F]",
    `(?:[${hiddenClass}--[\\x00-\\x1F\\x7F]])+`,
].join("|"), "gv");
/** Up to here hidden characters are named one by one; a longer run is counted. */
const namedAtMost = 3;
function inWords(characters) {
    const [first = ""] = characters;
    if (first === "\r")
        return "␍\n";
    if (first === "\x7F")
        return "␡";
    const code = first.codePointAt(0) ?? 0;
    if (code < 0x20)
        return String.fromCodePoint(0x2400 + code);
    if (characters.length <= namedAtMost)
        return characters.map((each) => `⟨${codeOf(each)}⟩`).join("");
    return `⟨${characters.length} hidden characters from ${codeOf(first)}⟩`;
}
function codeOf(character) {
    const code = character.codePointAt(0) ?? 0;
    return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}


/***/ })

};
