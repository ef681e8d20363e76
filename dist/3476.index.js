export const id = 3476;
export const ids = [3476];
export const modules = {

/***/ 91134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cr: () => (/* binding */ bold),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   Ly: () => (/* binding */ spansOf),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   c1: () => (/* binding */ groupsOf),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   oR: () => (/* binding */ joined),
/* harmony export */   r3: () => (/* binding */ dim)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51196);

function code(text) {
    return { as: "code", text };
}
function bold(text, tone) {
    return { as: "bold", text, tone };
}
function dim(text) {
    return { as: "dim", text };
}
function link(text, to) {
    return { as: "link", text, to };
}
function paragraph(words, look) {
    return { kind: "paragraph", words, ...(look !== undefined && { look }) };
}
function folded(title, blocks, more = {}) {
    return { kind: "fold", title, blocks, ...more };
}
/** A list of the first items. It says how many more there are. */
function listOf(items, max, all = items.length) {
    const shown = items.slice(0, max);
    return {
        kind: "list",
        items: all > shown.length ? [...shown, `… and ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(all - shown.length)} more`] : shown,
    };
}
/** Groups of sections that share one fold. A section without a title is a group of its own, without a fold. */
function groupsOf(sections) {
    const groups = [];
    for (const section of sections) {
        const last = groups.at(-1);
        if (section.title !== undefined && last?.[0].title === section.title)
            last.push(section);
        else
            groups.push([section]);
    }
    return groups;
}
/** Joins the parts with a separator, and skips empty parts. */
function joined(parts, between) {
    const kept = parts.filter((part) => part !== "" && !(Array.isArray(part) && part.length === 0));
    return kept.flatMap((part, at) => [...(at === 0 ? [] : [between]), ...spansOf(part)]);
}
function spansOf(words) {
    return typeof words === "string" || "as" in words ? [words] : words;
}


/***/ }),

/***/ 9233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ pullRequest),
/* harmony export */   p: () => (/* binding */ nextOfPullRequest)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51196);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91134);


/** What people should do with the opened pull request. This is the run's next step. */
function nextOfPullRequest({ isDraft, isMergeable, waitsForApproval }, { isVerified }) {
    return [
        isVerified ? "" : "The change is not verified.",
        isMergeable === false ? "Resolve the conflicts in the pull request first." : "",
        waitsForApproval ? "Approve the workflow runs of the pull request." : "",
        isDraft ? "Review the draft pull request." : "Review and merge the pull request.",
    ]
        .filter((sentence) => sentence !== "")
        .join(" ");
}
const whyWaits = "GitHub runs the workflows of a bot's pull request only after a person with write access approves them. " +
    "To start these workflows immediately, set `github-token` to an app's token.";
/** Why there is no pull request, and how people can open one; or why its workflows wait. */
function pullRequest(end) {
    if (end === null)
        return null;
    if (end.kind === "opened") {
        if (!end.waitsForApproval)
            return null;
        const title = "Why its workflows wait";
        return { name: "the pull request", rank: 9, title, blocks: () => [(0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)(whyWaits)] };
    }
    return { name: "the pull request", rank: 0, isVital: true, blocks: () => blocksOf(end) };
}
function blocksOf(end) {
    const stop = /[.!?]$/.test(end.why) ? "" : ".";
    const why = (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)(`There is no pull request. ${end.why}${stop} ${end.nextStep}`, "warning");
    if (end.kind === "pushed") {
        const open = (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)("open the pull request", end.url);
        return [why, (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)(["Branch ", (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(end.branch), " has the change: ", open, "."])];
    }
    const { commands } = end;
    const title = `Apply the patch by hand: ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("command", commands.length)} for a checkout`;
    return [why, (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)(title, [{ kind: "code", text: commands.join("\n"), language: "sh" }])];
}


/***/ }),

/***/ 51376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ renderText)
/* harmony export */ });
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96065);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14647);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91134);
/* harmony import */ var _sections_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43523);




const plain = { bold: (text) => text, dim: (text) => text };
const columns = 80;
/** The largest length of a line in UTF-16 units. A fact may have 600, because it may be a command to copy. */
const maxChars = 180;
const maxFactChars = 600;
const maxFiles = 10;
const nameChars = 15;
/**
 * The top of a report as plain lines for a terminal or a log: the headline, the changed files, the facts and the
 * warnings. The folded sections are left out. Hidden characters become visible. The text ends with a line end.
 */
function renderText(report, paint = plain) {
    const { top, sections } = (0,_sections_index_js__WEBPACK_IMPORTED_MODULE_2__/* .documentOf */ .l)(report, { maxAttempts: 0 });
    const { icon, headline, line, next, changed, files, rows, cost } = top;
    const facts = next === "" ? rows : [...rows, { name: "Next", value: next }];
    const head = `${icon} ${oneLine(headline, 140)}`;
    const gap = columns - head.length - cost.length;
    const lines = [
        gap < 2 ? paint.bold(head) : `${paint.bold(head)}${" ".repeat(gap)}${paint.dim(cost)}`,
        ...(gap < 2 && cost !== "" ? [`   ${paint.dim(cost)}`] : []),
        ...(line === "" ? [] : [`   ${oneLine(line)}`]),
        ...files.slice(0, maxFiles).map(({ path, lines }) => `   ${oneLine(path, 150)}   ${lines}`),
        ...(files.length === 0 && changed !== "" ? [`   ${oneLine(changed)}`] : []),
        ...(files.length > maxFiles ? [`   … and ${files.length - maxFiles} more (${oneLine(changed)})`] : []),
        ...facts.map(({ name, value }) => `   ${paint.dim(name.padEnd(nameChars))}${oneLine(value, maxFactChars)}`),
        ...sections.filter(({ title }) => title === undefined).flatMap(({ blocks }) => linesOf(blocks(details))),
    ];
    return `${lines.map((each) => each.trimEnd()).join("\n")}\n`;
}
const details = { rows: 5, prose: 0, code: 0, output: 0, diff: 0 };
/** The output and the answer were already shown during the run, so they are left out. */
function linesOf(blocks) {
    return blocks.flatMap((block) => {
        if (block.kind !== "paragraph")
            return [];
        const text = (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .spansOf */ .Ly)(block.words)
            .map((span) => (typeof span === "string" ? span : span.text))
            .join("");
        return [`   ${block.look === "warning" ? "! " : ""}${oneLine(text)}`];
    });
}
function oneLine(text, most = maxChars) {
    return (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .Ul)(text).replace(/\s+/g, (blanks) => (blanks.includes("\n") ? " " : blanks)), most);
}


/***/ }),

/***/ 5446:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ sandboxWords),
/* harmony export */   q: () => (/* binding */ unheldLines)
/* harmony export */ });
/* harmony import */ var _format_unheld_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40312);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96065);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14647);



/** The limits that are not enforced, one per line. If nothing isolates the code, only one line, which says so. */
function unheldLines(session) {
    const { held, limits, waived = [] } = session;
    const unheld = held["isolation"] === false ? ["isolation"] : (0,_format_unheld_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .unheldLimits */ .Hx)(held);
    return unheld.map((limit) => (0,_format_unheld_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .unheldWords */ .sq)(limit, { value: limits[limit], isWaived: waived.includes(limit) }));
}
/** Where code runs, in one line: `docker · python:3-slim · no network`. */
function sandboxWords({ executor, image, limits, held }) {
    const isolation = held["isolation"] === false ? "no isolation" : null;
    const where = [executor, image, networkWords(limits["network"]), isolation];
    return where.filter((each) => each !== null).join(" · ");
}
/** The network in words. Null if the executor does not control it. */
function networkWords(network) {
    if (network === undefined)
        return null;
    return network === "none" ? "no network" : `network: ${(0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_2__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .showHidden */ .Ul)(network), 80)}`;
}


/***/ }),

/***/ 21396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ createTerminalLines)
/* harmony export */ });
const eraseLine = "\r\u001B[K";
function createTerminalLines(write) {
    let pending = null;
    let hasStatus = false;
    const status = (text) => {
        if (hasStatus || text !== "")
            write(hasStatus ? eraseLine + text : text);
        hasStatus = text !== "";
    };
    const print = (text) => {
        status("");
        write(text);
    };
    const end = () => {
        if (pending !== null && pending.line !== "")
            print(`${pending.paint(pending.line)}\n`);
        pending = null;
    };
    return {
        say(line) {
            end();
            print(`${line}\n`);
        },
        push(voice, text, paint) {
            if (pending !== null && pending.voice !== voice)
                end();
            const lines = ((pending?.line ?? "") + text).split("\n");
            const line = lines.pop() ?? "";
            if (lines.length > 0)
                print(`${lines.map(paint).join("\n")}\n`);
            pending = { voice, line, paint };
        },
        status,
        end,
    };
}


/***/ }),

/***/ 68147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ createTerminalReporter)
});

// EXTERNAL MODULE: ./lib/facts/block.js
var facts_block = __webpack_require__(59626);
// EXTERNAL MODULE: ./lib/facts/checkpoint.js
var checkpoint = __webpack_require__(51761);
// EXTERNAL MODULE: ./lib/facts/continues.js
var continues = __webpack_require__(71601);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/facts/endings.js
var endings = __webpack_require__(75823);
// EXTERNAL MODULE: ./lib/facts/session.js
var session = __webpack_require__(58491);
// EXTERNAL MODULE: ./lib/format/audit-words.js
var audit_words = __webpack_require__(96572);
// EXTERNAL MODULE: ./lib/format/command-words.js
var command_words = __webpack_require__(49994);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/output/visible.js
var visible = __webpack_require__(14647);
// EXTERNAL MODULE: ./lib/facts/execution.js
var facts_execution = __webpack_require__(6257);
// EXTERNAL MODULE: ./lib/facts/test-run.js
var test_run = __webpack_require__(89259);
// EXTERNAL MODULE: ./lib/format/edited-words.js
var edited_words = __webpack_require__(35246);
// EXTERNAL MODULE: ./lib/terminal/others-words.js
var others_words = __webpack_require__(86221);
;// CONCATENATED MODULE: ./lib/terminal/event-lines.js






/** The line about an approver's answer. */
function approvalLine(approval, style) {
    const { approved, by, reason, feedback, asked, blocks: edited } = approval;
    const who = by === "person" ? "you" : by === "library" ? "the approver" : "the reviewer";
    const what = feedback !== undefined
        ? `answered: ${(0,others_words/* othersWords */.xr)(feedback, style)}`
        : approved
            ? `approved${asked === "end" ? " the end" : edited === undefined ? "" : " it as changed"}`
            : "refused";
    const why = reason === "" || feedback !== undefined ? "" : `: ${(0,others_words/* othersWords */.xr)(reason, style)}`;
    return `${approved ? style.good("✓") : style.warn("!")} ${who} ${what}${why}`;
}
/** The result of a verification on the original files, in words. */
function controlWords(control) {
    const { exitCode, tests } = control;
    const ran = tests === undefined ? 0 : tests.passed + tests.failed + tests.skipped;
    const told = tests === undefined || ran === 0 ? "" : ` (${(0,test_run/* testsWords */.hX)(tests)})`;
    if (exitCode === 0)
        return `passed${told}`;
    const untested = (0,facts_execution/* whyUntested */.z6)(control);
    if (untested !== null)
        return `${(0,facts_execution/* hasFinished */.rz)(control) ? "no test failed" : "did not finish"}: ${(0,others_words/* oneLine */.TN)(untested)}`;
    return `failed, as it should${told}`;
}
/** How an execution ended, in one line. `isObserved`: a nonzero exit code does not count as a failure. */
function endingLine(execution, { style, isObserved }) {
    if (execution.ending === "not-run")
        return `${style.dim("–")} not run: ${(0,others_words/* oneLine */.TN)(execution.evidence)}`;
    const after = style.dim(`after ${(0,format/* formatDuration */.a3)(execution.durationMs)}`);
    if (execution.saved !== undefined)
        return `${style.good("✓")} saved as ${(0,others_words/* oneLine */.TN)(execution.saved)}, not run`;
    if (execution.edited !== undefined)
        return `${style.good("✓")} ${(0,others_words/* oneLine */.TN)((0,edited_words/* editedWords */.p)(execution.edited))} ${after}`;
    const mark = (0,facts_execution/* hasPassed */.Pc)(execution) ? style.good("✓") : isObserved ? style.dim("·") : style.bad("✗");
    if (execution.ending === "misfit")
        return `${mark} ${endings/* endings */.V1.misfit.words} ${after}: ${(0,others_words/* oneLine */.TN)(execution.evidence)}`;
    const code = execution.exitCode === null ? "no exit code" : `exit code ${execution.exitCode}`;
    const isPlain = execution.ending === "exited";
    const ending = isPlain ? "" : `${execution.ending}, `;
    const proof = isPlain ? "" : `: ${(0,others_words/* oneLine */.TN)(execution.evidence)}`;
    const told = (0,facts_execution/* testedWords */.Hn)(execution).map((words) => `, ${(0,others_words/* oneLine */.TN)(words)}`);
    const changed = execution.failsOnChangedValues === true ? "; with changed expected values it fails, as it should" : "";
    return `${mark} ${ending}${code}${told.join("")} ${after}${proof}${changed}`;
}
/** How many refused hosts of one block get a line, and how many unreached ones. */
const maxLines = 5;
/**
 * Lines about hosts that the code could not reach, such as
 * `evil.example:443 refused: not listed in allow-host (3 times)`. Allowed hosts that did not answer are listed too.
 */
function networkLines(network = []) {
    const refused = network.filter(({ allowed }) => !allowed);
    const unreached = network.filter((decision) => decision.unreached === true);
    return [...linesOf(refused, "refused"), ...linesOf(unreached, "allowed, not reached")];
}
function linesOf(decisions, what) {
    const lines = decisions.slice(0, maxLines).map(({ host, port, reason, count: times }) => {
        const target = port === 0 ? host : `${host}:${port}`;
        const often = times === 1 ? "" : ` (${(0,format/* formatCount */.B4)(times)} times)`;
        return `${(0,others_words/* oneLine */.TN)(target)} ${what}: ${(0,others_words/* oneLine */.TN)(reason)}${often}`;
    });
    const more = decisions.length - lines.length;
    return more === 0 ? lines : [...lines, `… and ${(0,format/* count */.U9)("more host", more)} ${what}`];
}

// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
// EXTERNAL MODULE: ./lib/output/lines.js
var output_lines = __webpack_require__(88510);
// EXTERNAL MODULE: ./lib/output/output-lines.js
var output_output_lines = __webpack_require__(44934);
// EXTERNAL MODULE: ./lib/output/output-text.js
var output_text = __webpack_require__(58566);
// EXTERNAL MODULE: ./lib/output/settled.js
var settled = __webpack_require__(77228);
;// CONCATENATED MODULE: ./lib/terminal/live-lines.js

/** If a line does not end, it is shown in parts of this many UTF-16 units. */
const maxOpenChars = 16 * 1024;
/** Splits live output into lines. Of a progress bar, only the last state is shown. */
class LiveLines {
    #open = { stream: "stdout", text: "" };
    /** Takes output, and returns the lines to show now. */
    push(stream, text) {
        const before = stream === this.#open.stream ? [] : this.end();
        const all = this.#open.text + text;
        const end = all.lastIndexOf("\n") + 1;
        const rest = withoutOverwritten(all.slice(end));
        const isLong = rest.length > maxOpenChars;
        this.#open = { stream, text: isLong ? "" : rest };
        const shown = (0,settled/* settled */.g)(all.slice(0, end)) + (isLong ? (0,settled/* settled */.g)(rest) : "");
        return shown === "" ? before : [...before, { stream, text: shown }];
    }
    end() {
        const { stream, text } = this.#open;
        this.#open = { stream, text: "" };
        return text === "" ? [] : [{ stream, text: (0,settled/* settled */.g)(text) }];
    }
}
/** The last version of a line that overwrites itself from its beginning. */
function withoutOverwritten(line) {
    if (line.length <= maxOpenChars / 4)
        return line;
    return line.slice(Math.max(0, line.lastIndexOf("\r", line.length - 2)));
}

;// CONCATENATED MODULE: ./lib/terminal/live-output.js









/** Shows a block's output at once, a verification's at its end. `isLive`: a person watches, also unfinished lines. */
function createLiveOutput(lines, style, isLive) {
    const tail = createLiveOutputTail();
    const live = new LiveLines();
    let isVerifying = false;
    const show = (stream, all) => {
        const text = tail.push(all);
        if (text !== "")
            lines.push(stream, (0,visible/* showHidden */.Ul)(text), (line) => (0,others_words/* outputLine */.MI)(stream, line, style));
        if (text.length < all.length && isLive)
            lines.status(style.dim("  … more output is not shown"));
    };
    const end = () => {
        for (const { stream, text } of live.end())
            show(stream, text);
    };
    return {
        beginVerification() {
            isVerifying = true;
        },
        push(stream, text) {
            // A verification's output is shown at its end, in a few lines. Until then, a watching person sees the newest
            // line.
            if (isVerifying) {
                const newest = () => text
                    .trimEnd()
                    .split(/[\r\n]/)
                    .at(-1) ?? "";
                if (isLive)
                    lines.status(style.dim(`  … ${(0,truncate/* truncateEnd */.S)((0,others_words/* oneLine */.TN)(newest()), 70)}`));
                return;
            }
            for (const piece of live.push(stream, text))
                show(piece.stream, piece.text);
        },
        /** Shows the rest of an execution's output after its end. */
        finish(execution) {
            end();
            const isVerification = execution.type === "verification";
            const rest = isVerification ? verificationLines(execution) : tail.finish(execution);
            for (const { from, text } of rest)
                lines.say((0,others_words/* outputLine */.MI)(from, (0,others_words/* othersWords */.xr)(text, style), style));
            isVerifying &&= !isVerification;
        },
        end,
    };
}
/** As many lines as a screen has. */
const tailLines = 20;
/** How many UTF-16 units of a block are shown live: about a thousand lines. The reports have more. */
const maxShownChars = 64 * 1024;
/** Limits the output that is shown while a block runs, and keeps the end of the rest. */
function createLiveOutputTail() {
    let shown = new output_lines/* LineCounter */.HN();
    let isCut = false;
    let room = maxShownChars;
    return {
        /** Takes a text and returns the part to show. After a block has shown enough, this is nothing. */
        push(text) {
            if (isCut)
                return "";
            const own = text.endsWith(output_text/* liveCutNote */.rX) ? text.slice(0, -output_text/* liveCutNote */.rX.length) : text;
            const part = own.length <= room ? own : wholeLines(own.slice(0, room));
            isCut = part.length < text.length;
            room -= part.length;
            shown.push(Buffer.from(part));
            return part;
        },
        /** The end of the output that was not shown. Empty if all was shown. The next block starts again. */
        finish(execution) {
            const lines = isCut ? tailOf(execution, shown.lines) : [];
            shown = new output_lines/* LineCounter */.HN();
            isCut = false;
            room = maxShownChars;
            return lines;
        },
    };
}
/** Leaves out a line that would be cut in half, unless it is the only one. */
function wholeLines(text) {
    const end = text.lastIndexOf("\n") + 1;
    return end > 0 ? text.slice(0, end) : text.replace(/[\uD800-\uDBFF]$/, "");
}
function tailOf(execution, shown) {
    const { stdout, stderr } = execution;
    const bytes = (0,format/* formatBytes */.z3)(stdout.bytes + stderr.bytes);
    const total = totalLines(execution);
    const missing = total === null ? tailLines : Math.max(1, total - shown);
    const tail = (0,output_output_lines/* lastOutputLines */.d1)(execution, Math.min(tailLines, missing));
    const left = missing - tail.length;
    const words = total === null || left === 0
        ? `${bytes} in all`
        : `${(0,format/* formatCount */.B4)(left)} of ${(0,format/* count */.U9)("line", total)} left out, ${bytes} in all`;
    return [{ from: "note", text: `[… ${words}; the report has more; the end: …]` }, ...tail];
}
/** The number of all lines. Null if a stream was cut and nobody counted its lines. */
function totalLines({ stdout, stderr }) {
    const streams = [stdout, stderr];
    if (streams.some(({ truncated, lines }) => truncated && lines === undefined))
        return null;
    return streams.reduce((total, { text, lines }) => total + (lines ?? (0,output_lines/* countLines */.lt)(text)), 0);
}
/** As many lines as a person reads at a glance. The report has all lines. */
const maxVerificationLines = 10;
/** After a failure, the failing tests' names and the last ten lines. After a pass, the output if it is short. */
function verificationLines(execution) {
    const lines = (0,output_output_lines/* lastOutputLines */.d1)(execution, maxVerificationLines + 1);
    const isLong = lines.length > maxVerificationLines;
    if ((0,facts_execution/* hasPassed */.Pc)(execution))
        return isLong ? [] : lines;
    return [
        ...failingTests(execution),
        ...(isLong ? [note("… the end of its output; the report has more")] : []),
        ...lines.slice(-maxVerificationLines),
    ];
}
function failingTests({ tests }) {
    const failing = (tests?.cases ?? []).filter(({ status }) => status === "failed");
    const shown = failing.slice(0, maxVerificationLines).map(({ name }) => note(`failed: ${name}`));
    const more = failing.length - shown.length;
    return more > 0 ? [...shown, note(`… and ${(0,format/* formatCount */.B4)(more)} more`)] : shown;
}
function note(text) {
    return { from: "note", text };
}

;// CONCATENATED MODULE: ./lib/terminal/model-wait.js

/** Models often pause for less than this while they write. */
const silenceMs = 2_000;
/** Shows that the run waits for the model, and for how long. */
function createModelWait({ clock, isLive, tell }) {
    const [firstMs, thenMs] = isLive ? [2_000, 1_000] : [10_000, 30_000];
    let waiting = null;
    let heardMs = 0;
    let chars = 0;
    const end = () => {
        waiting?.stop.abort();
        waiting = null;
    };
    const words = (sinceMs) => {
        const now = clock.now();
        if (chars === 0)
            return `waiting for the model: ${seconds(now - sinceMs)}`;
        if (now - heardMs >= silenceMs)
            return `nothing more from the model for ${seconds(now - heardMs)}, after ${(0,format/* count */.U9)("character", chars)}`;
        return isLive ? "" : `the model is writing: ${(0,format/* count */.U9)("character", chars)} in ${seconds(now - sinceMs)}`;
    };
    const watch = async (stop, sinceMs) => {
        for (let pauseMs = firstMs; !stop.aborted; pauseMs = thenMs) {
            await clock.sleep(pauseMs, { signal: stop });
            tell(words(sinceMs));
        }
    };
    return {
        /** Called when a call to the model begins or is repeated. */
        begin() {
            end();
            waiting = { stop: new AbortController(), sinceMs: clock.now() };
            chars = 0;
            // This ends only when the wait ends.
            watch(waiting.stop.signal, waiting.sinceMs).catch(() => undefined);
        },
        heard(text) {
            heardMs = clock.now();
            chars += text.length;
        },
        /** Called when the answer is complete, or when nobody waits for it any more. */
        end,
    };
}
function seconds(ms) {
    return (0,format/* formatDuration */.a3)(Math.round(ms / 1_000) * 1_000);
}

// EXTERNAL MODULE: ./lib/process/system-clock.js
var system_clock = __webpack_require__(50159);
// EXTERNAL MODULE: ./lib/terminal/terminal-lines.js
var terminal_lines = __webpack_require__(21396);
// EXTERNAL MODULE: ./lib/terminal/terminal-style.js
var terminal_style = __webpack_require__(13482);
// EXTERNAL MODULE: ./lib/terminal/session-lines.js
var session_lines = __webpack_require__(5446);
;// CONCATENATED MODULE: ./lib/terminal/terminal-reporter.js


















/** Shows a run in lines: the model's text, the blocks that run, their results, and the decisions. */
function createTerminalReporter(options) {
    const { isLive, hasColour, lastScreen, clock = system_clock/* systemClock */.m, earlier = [] } = options;
    let isTold = true;
    const write = (text) => {
        if (!isTold)
            options.write(text);
    };
    const style = (0,terminal_style/* terminalStyle */.w)(hasColour);
    const lines = (0,terminal_lines/* createTerminalLines */.w)(write);
    const { say, push, status } = lines;
    const wait = createModelWait({
        clock,
        isLive,
        tell: (words) => (isLive ? status : say)(words === "" ? "" : style.dim(`  … ${words}`)),
    });
    const output = createLiveOutput(lines, style, isLive);
    const note = (text) => say(`${style.accent("●")} ${text}`);
    const warn = (text) => say(`${style.warn("!")} ${text}`);
    const told = (text) => (0,others_words/* othersWords */.xr)(text, style);
    let unit = "attempt";
    let attempt = 0;
    let blocks = [];
    let head = "";
    let hasWriter = true;
    // A failure that ends the run is shown as the run's reason. If it were shown here too, it would look like two
    // failures.
    let failure = null;
    let kept = null;
    let lost = null;
    const ended = (execution) => {
        output.finish(execution);
        for (const line of networkLines(execution.network))
            say(`  ${style.warn("!")} network  ${line}`);
        const isUnrunBlock = execution.ending === "not-run" && execution.type === "execution";
        const isObserved = unit === "turn" && execution.type === "execution";
        say(isUnrunBlock ? unrunLine(execution) : `  ${endingLine(execution, { style, isObserved })}`);
    };
    // The line about a block that was skipped, because nothing was printed about it before.
    const unrunLine = ({ block, notRun, evidence }) => {
        const isTold = notRun !== undefined && endings/* notRunReasons */.m[notRun].by !== "loop";
        const which = isTold ? "" : `${blockWords(block).trimEnd()}  `;
        return `${isTold ? "  " : ""}${style.dim("–")} ${which}not run: ${(0,others_words/* oneLine */.TN)(evidence)}`;
    };
    // Printed only if something really runs again.
    const beginsAgain = (what) => {
        lost = null;
        warn(`${what} again, because the sandbox was lost; the code did not cause the loss`);
    };
    const blockWords = (index) => {
        const { language = "", path = null, ...block } = blocks[index] ?? {};
        const words = [(0,facts_block/* placeOf */.$t)(block), path ?? ""].filter((word) => word !== "").join("  ");
        return `block ${index + 1}  ${(0,others_words/* oneLine */.TN)(language)} ${style.dim((0,others_words/* oneLine */.TN)(words))}`;
    };
    const events = [];
    const onEvent = (event) => {
        events.push(event);
        wait.end();
        status("");
        const failed = failure;
        failure = null;
        if (failed !== null && event.type !== "run-ended")
            say(`${style.bad("✗")} ${told((0,errors/* withCode */.SM)(failed))}`);
        switch (event.type) {
            case "run-started":
                hasWriter = event.writer !== null;
                unit = event.policy.until === "done" ? "turn" : "attempt";
                head = `${style.bold("agent-exec")} ${style.dim(event.runId)}  ${(0,others_words/* firstLine */.TM)(event.task.text)}`;
                say(head);
                if (event.continues !== undefined)
                    note((0,others_words/* oneLine */.TN)((0,continues/* continuesWords */.sI)(event.continues)));
                if (event.repeats !== undefined)
                    note((0,others_words/* oneLine */.TN)((0,continues/* repeatsWords */.mu)(event.repeats)));
                return;
            case "data":
                if (event.fault !== undefined)
                    say(`  ${style.warn("!")} the result does not match the schema: ${told(event.fault)}`);
                return;
            case "reflection":
                return isLive ? undefined : say((0,visible/* showHidden */.Ul)(event.text.trim()).replace(/^/gm, "  "));
            case "resumed":
                say(head);
                note((0,continues/* resumedWords */.Bh)(event, unit));
                return;
            case "session-started": {
                note(`sandbox  ${(0,session_lines/* sandboxWords */.j)(event)}`);
                if (event.build !== undefined)
                    say(style.dim(`  ${told(`image ${(0,session/* buildWords */.En)(event.build)}`)}`));
                // If nothing isolates the code, the line above already says so.
                if (event.held["isolation"] !== false)
                    for (const line of (0,session_lines/* unheldLines */.q)(event))
                        warn((0,visible/* showHidden */.Ul)(line));
                if (event.restored !== undefined)
                    warn((0,checkpoint/* restoredWords */.I9)(event.restored));
                if (lost === "attempt")
                    beginsAgain(`${unit} ${attempt} begins`);
                return;
            }
            case "reply": {
                ({ attempt, blocks } = event);
                const tokens = event.usage.inputTokens + event.usage.outputTokens;
                const cost = tokens === 0 ? "" : style.dim(`  ${tokens} tokens`);
                const all = (0,format/* count */.U9)("block", blocks.length + (event.blocksLeftOut ?? 0));
                note(`${hasWriter ? `${unit} ${event.attempt}  ` : ""}${all}${cost}`);
                if (blocks.length === 0 && !isLive && hasWriter)
                    say((0,visible/* showHidden */.Ul)(event.text.trim()).replace(/^/gm, "  "));
                return;
            }
            case "execution":
            case "verification":
                if ((0,endings/* isInfrastructureEnding */.Rc)(event.ending))
                    lost = event.type === "execution" ? "attempt" : "verification";
                return ended(event);
            case "approval":
                return say(approvalLine(event, style));
            case "approval-awaited":
                return warn("nobody can approve the code here, so the run waits for an approval");
            case "control":
                return note(`before any change  ${told((0,command_words/* commandWords */.B)(event.command))} ${controlWords(event)}`);
            case "audited": {
                const isHeld = event.fooled.length + event.notTried === 0 && event.fault === undefined;
                say(`${isHeld ? style.accent("●") : style.warn("!")} audit  ${told((0,audit_words/* auditWords */.t)(event))}`);
                for (const closes of new Set(event.fooled.map((cheat) => cheat.closes)))
                    say(`  → ${told(closes)}`);
                return;
            }
            // A saved checkpoint is shown when a session is restored. A warning reports a failed one.
            case "checkpoint":
                return;
            case "decision": {
                // Documents are not retried, so their decisions are not shown.
                if (!hasWriter)
                    return;
                const word = event.retry ? style.warn("retry") : style.bad("no retry");
                return note(`decision  ${word}: ${told(event.reason)}`);
            }
            case "warning":
                return warn(told(event.message));
            case "failure":
                failure = event;
                if (event.during === "execute")
                    lost = "attempt";
                return;
            case "interrupted":
                return warn(told(event.message));
            case "files-saved":
                for (const line of networkLines(event.network))
                    warn(`network  ${line}`);
                return;
            case "sandbox-kept":
                kept = event;
                return;
            case "run-ended": {
                say("");
                say(lastScreen(events, style).trimEnd());
                if (kept !== null)
                    say(`  ${(0,session/* keptWords */.Gx)(kept)}`);
            }
        }
    };
    const onSignal = (signal) => {
        switch (signal.type) {
            case "starting":
                return say(style.dim(`  ${told(signal.text)}`));
            case "asking":
                if (!hasWriter)
                    return;
                if (isLive)
                    note("writing");
                return wait.begin();
            case "writing":
                wait.heard(signal.text);
                return isLive ? push("writer", (0,visible/* showHidden */.Ul)(signal.text), (line) => style.dim(`  ${line}`)) : undefined;
            case "retrying": {
                wait.begin();
                // Without a wait, the message already says who is asked.
                const again = signal.waitMs === 0 ? "" : ` Asking again in ${(0,format/* formatDuration */.a3)(signal.waitMs)}.`;
                return warn(`${told(signal.message)}${again}`);
            }
            case "filling":
                note("result as data");
                return wait.begin();
            case "reflecting":
                note("last words");
                return wait.begin();
            case "deciding":
                if (isLive)
                    note("deciding");
                return wait.begin();
            case "approving":
                if (signal.by !== "reviewer")
                    return;
                if (isLive)
                    note("reviewing");
                return wait.begin();
            case "executing":
                return say(`${style.accent("▶")} ${blockWords(signal.block)}`);
            case "verifying":
                if (lost === "verification")
                    beginsAgain("the verification runs");
                output.beginVerification();
                return say(`${style.accent("▶")} verify  ${told((0,command_words/* commandWords */.B)(signal.command))}`);
            case "output":
                return output.push(signal.stream, signal.text);
        }
    };
    for (const event of earlier)
        onEvent(event);
    isTold = false;
    const close = async () => {
        wait.end();
        status("");
        output.end();
        lines.end();
    };
    return { onEvent, onSignal, close };
}


/***/ })

};
