export const id = 9813;
export const ids = [9813];
export const modules = {

/***/ 9813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  apply: () => (/* binding */ apply_apply)
});

// EXTERNAL MODULE: external "node:readline/promises"
var promises_ = __webpack_require__(26848);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/files/safe-files.js
var safe_files = __webpack_require__(9668);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
// EXTERNAL MODULE: ./lib/reports/transcript.js + 6 modules
var reports_transcript = __webpack_require__(39975);
// EXTERNAL MODULE: ./lib/reports/result.js + 1 modules
var result = __webpack_require__(70186);
// EXTERNAL MODULE: ./lib/run/state/apply.js
var apply = __webpack_require__(68071);
// EXTERNAL MODULE: ./lib/ports/patch-words.js
var patch_words = __webpack_require__(62790);
// EXTERNAL MODULE: ./lib/run-folder/run-folder.js
var run_folder = __webpack_require__(5314);
// EXTERNAL MODULE: ./lib/workspace/patch/acting-files.js
var acting_files = __webpack_require__(74240);
// EXTERNAL MODULE: ./lib/workspace/patch/apply-patch.js
var apply_patch = __webpack_require__(61243);
;// CONCATENATED MODULE: ./lib/compose/earlier-patch.js












/**
 * @param path the run's folder, or its transcript
 * @throws AgentExecError `settings-invalid` where there is no run or it left no patch.
 */
async function openPatch(path, { here, to }) {
    const { folder: runFolder, transcript } = await (0,run_folder/* openRunFolder */.iN)(path);
    const { events } = (0,reports_transcript/* parseTranscript */.K)(transcript);
    const { run, files, end } = (0,apply/* fold */.AU)(events);
    const changes = files?.changes;
    const name = changes?.patch ?? null;
    const workspace = run?.settings["workspace"];
    if (changes === undefined || name === null || typeof workspace !== "string")
        throw noPatch(runFolder.path, changes?.refused);
    const target = await (0,apply_patch/* patchTarget */._i)(workspace, here, to);
    const file = (0,external_node_path_.join)(runFolder.path, name);
    const content = await readPatch(runFolder.path, name);
    const { patchSha256 } = changes;
    if (patchSha256 !== undefined && (0,external_node_crypto_.createHash)("sha256").update(content).digest("hex") !== patchSha256)
        throw new errors/* AgentExecError */.r("record-differs", `${file} is not the patch that the run left: it was changed since.`, {
            nextStep: "Do not apply it. Take the run's whole folder as it was written: in CI that is its artifact.",
        });
    const text = new TextDecoder().decode(content);
    return {
        path: file,
        text,
        folder: target.folder,
        recorded: { outcome: end?.outcome ?? "cut off", isVerified: (0,result/* resultOf */.B)(events).verified },
        isTold: patchSha256 !== undefined,
        warnings: (0,patch_words/* changeWarnings */.w1)({ ...changes, acting: await actingIn(text, file, target) }),
        check: () => (0,apply_patch/* applyPatch */.X6)(file, target, { isTrial: true }),
        apply: () => (0,apply_patch/* applyPatch */.X6)(file, target, { isTrial: false }),
    };
}
/** By the patch itself, and not by what its record says of it. */
async function actingIn(text, file, target) {
    const paths = await (0,apply_patch/* pathsInPatch */.QY)(file, target).catch((cause) => {
        throw new errors/* AgentExecError */.r("settings-invalid", `git cannot read the patch ${file}: ${(0,errors/* messageOf */.bD)(cause)}`, {
            nextStep: "Take the run's whole folder as it was written: in CI that is its artifact.",
            cause,
        });
    });
    const installs = (0,acting_files/* mentionsInstall */.jh)(text);
    return paths.filter((path) => (0,acting_files/* actsByItself */.ij)(path) || (installs && (0,acting_files/* isPackageManifest */.ub)(path)));
}
function noPatch(folder, refused = []) {
    const [first] = refused;
    const why = first === undefined ? "" : ` ${(0,listed/* named */.r)(first.path)}: ${first.reason}.`;
    return new errors/* AgentExecError */.r("settings-invalid", `The run in ${folder} left no patch.${why}`, {
        nextStep: "Its report tells what it did: agent-exec report shows it again.",
    });
}
/** 64 MiB: no run leaves a larger one. */
const maxPatchBytes = 64 * 1024 ** 2;
async function readPatch(folder, name) {
    try {
        return await (0,safe_files/* readRegular */.VX)(folder, name, maxPatchBytes);
    }
    catch (cause) {
        throw new errors/* AgentExecError */.r("settings-invalid", `The patch ${(0,external_node_path_.join)(folder, name)} cannot be read: ${(0,errors/* messageOf */.bD)(cause)}`, {
            nextStep: "Take the run's whole folder: in CI that is its artifact.",
            cause,
        });
    }
}

// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/process/env.js
var env = __webpack_require__(36130);
// EXTERNAL MODULE: ./lib/terminal/diff-lines.js
var diff_lines = __webpack_require__(97371);
// EXTERNAL MODULE: ./lib/terminal/terminal-style.js
var terminal_style = __webpack_require__(13482);
// EXTERNAL MODULE: ./lib/cli/print.js
var print = __webpack_require__(17721);
;// CONCATENATED MODULE: ./lib/cli/apply.js









/** 2,000 lines: more than a person reads in a terminal; the patch itself is named. */
const maxLines = 2000;
/**
 * Shows a run's patch and, once a person says so, applies it onto the files here. Resolves with 0, or with 1 where the
 * person said no. @throws AgentExecError where there is no patch, where it does not fit, and where nobody can be asked.
 */
async function apply_apply(path, { yes, to }) {
    const found = await openPatch(path, { here: process.cwd(), ...(to === undefined ? {} : { to }) });
    await found.check();
    const hasColour = process.stdout.isTTY && (0,env/* readEnvironment */.Q)().variable("NO_COLOR") === undefined;
    (0,print/* printOutput */.jP)(describe(found, (0,terminal_style/* terminalStyle */.w)(hasColour)));
    if (yes !== true && !(await isAgreed(found))) {
        (0,print/* printOutput */.jP)("Nothing was changed.\n");
        return 1;
    }
    await found.apply();
    (0,print/* printOutput */.jP)(`Applied to ${found.folder}. \`git status\` and \`git diff\` show it, \`git apply -R ${found.path}\` takes it back.\n`);
    return 0;
}
function describe({ text, recorded, warnings, isTold, path }, style) {
    const { lines, more: left } = (0,diff_lines/* diffLines */.P)(text, { style, maxLines });
    const shown = lines.map((line) => `${line}\n`);
    const more = left > 0 ? `… ${(0,format/* count */.U9)("line", left)} more in ${path}\n` : "";
    const warned = [
        ...warnings.map(({ words, paths }) => `${words}: ${(0,listed/* listed */.K)(paths.map(listed/* named */.r))}`),
        ...(isTold ? [] : ["The record does not tell which patch the run left: it is an earlier version's"]),
    ].map((words) => style.warn(`${words}\n`));
    return `${shown.join("")}${more}\n${endWords(recorded)}\n${warned.join("")}`;
}
/** The record may be anybody's: what it says of the run is not proved by it. */
function endWords({ outcome, isVerified }) {
    const proof = isVerified
        ? "verified. That is the record's word; `agent-exec regrade` verifies the patch again"
        : "not verified";
    return `The run's record says: ${outcome}, ${proof}.`;
}
async function isAgreed({ folder }) {
    if (!process.stdin.isTTY)
        throw new errors/* AgentExecError */.r("settings-invalid", "Nobody can be asked whether to apply the patch.", {
            nextStep: "Read it, and give --yes; nothing was changed.",
        });
    const asking = (0,promises_.createInterface)({ input: process.stdin, output: process.stderr });
    try {
        return /^y(es)?$/i.test((await asking.question(`Apply it to ${folder}? [y/N] `)).trim());
    }
    finally {
        asking.close();
    }
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

/***/ 14647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ showHidden)
/* harmony export */ });
/* unused harmony export reveal */
/* harmony import */ var _colour_scanner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12358);

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
    if (plain.test(text))
        return { text, shown: 0, dropped: 0 };
    const { hidden, token } = patterns();
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
/** What most texts are made of. In them nothing is hidden, and the patterns below, which take 14 ms to build, rest. */
const plain = /^[\t\n -~]*$/;
/**
 * Characters that nobody sees although programs read them: controls, formats, what Unicode tells fonts to ignore,
 * its two line separators, halves of surrogate pairs. The signs that span the digits after them are visible.
 * The `v` flag is younger than the language level that we compile for, hence the constructor.
 */
const hiddenClass = "[[\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\p{Zl}\\p{Zp}\\p{Cs}]" +
    "--[\\t\\n\\u0600-\\u0605\\u06DD\\u070F\\u0890\\u0891\\u08E2\\u{110BD}\\u{110CD}]]";
/** A pictograph with at most one modifier or selector, and such joined by U+200D, also where Unicode lists no such emoji. */
const pictograph = "\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|[\\uFE0E\\uFE0F])?";
/** Scripts whose spelling needs U+200C and U+200D between letters (RFC 5892, appendix A.1 and A.2). */
const joiningScripts = "Arab Syrc Mong Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt"
    .split(" ")
    .map((script) => `\\p{Script=${script}}`)
    .join("");
const tokenSource = [
    // First group: kept as it is.
    `((?=\\p{Emoji})(?![0-9#*](?!\\uFE0F))\\p{RGI_Emoji}|${pictograph}(?:\\u200D${pictograph})*|(?<=[${joiningScripts}])[\\u200C\\u200D](?=[${joiningScripts}]))`,
    // Second: an ordinary line end. A program that prints `\\r\\n` to a terminal leaves two returns.
    "(\\r{1,2}\\n)",
    // Third: a colour sequence.
    `(${_colour_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .coloursSource */ .f})`,
    // A control character, or a run of one kind.
    "\\r",
    "[\\x00-\\x08\\x0B-\\x1F\\x7F]",
    `(?:[${hiddenClass}--[\\x00-\\x1F\\x7F]])+`,
].join("|");
let built;
function patterns() {
    return (built ??= { hidden: new RegExp(hiddenClass, "v"), token: new RegExp(tokenSource, "gv") });
}
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
            words: "The code changed protected files, and neither the verifications nor the patch have these changes",
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
const ignoredNote = "New files that the repository ignores, or tools keep for themselves, are not in the patch";
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
    const execution = state.attempts
        .flatMap((attempt) => attempt.executions)
        .findLast((each) => each.ending !== "not-run");
    const attempt = state.end?.outcome === "failed" ? state.attempts.at(-1) : undefined;
    const failed = attempt && ((0,standing/* failedBlockOf */.g$)(attempt) ?? (0,standing/* failedVerificationOf */.Kl)(attempt));
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


/***/ }),

/***/ 97371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ diffLines)
/* harmony export */ });
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14647);

/** The first lines of a patch, coloured by what they are and with nothing hidden in them, and how many more there are. */
function diffLines(patch, { style, maxLines }) {
    const lines = patch.split("\n").slice(0, -1);
    return {
        lines: lines.slice(0, maxLines).map((line) => painted(line, style)),
        more: Math.max(0, lines.length - maxLines),
    };
}
function painted(line, style) {
    const text = (0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .U)(line);
    if (/^(diff --git|---|\+\+\+|index|(old|new|deleted) )/.test(line))
        return style.bold(text);
    if (line.startsWith("@@"))
        return style.accent(text);
    if (line.startsWith("+"))
        return style.good(text);
    return line.startsWith("-") ? style.bad(text) : text;
}


/***/ }),

/***/ 13482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ gutter),
/* harmony export */   w: () => (/* binding */ terminalStyle)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

/** Stands before each line that others wrote, so that none passes for one of ours. */
const gutter = "  │ ";
/** Colours, or none where the stream is no terminal or the person wants none. */
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


/***/ }),

/***/ 74240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X$: () => (/* binding */ changesInstall),
/* harmony export */   ij: () => (/* binding */ actsByItself),
/* harmony export */   jh: () => (/* binding */ mentionsInstall),
/* harmony export */   ub: () => (/* binding */ isPackageManifest)
/* harmony export */ });
/* harmony import */ var _files_spelling_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37569);
/* harmony import */ var _files_workflow_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16804);


/**
 * Files through which a change acts later without anybody running the changed code: pipelines that start on a push,
 * hooks and filters of git, set-up that editors, agents and shells take up by themselves, what package managers, builds
 * and Python load on their own. Workflow files are beside them (`isWorkflowPath`). In small letters; `**` stands for
 * any folders, at the end for anything in one, and `*` for the beginning of a name.
 */
const actingPaths = [
    // Pipelines.
    ".gitlab-ci.{yml,yaml}",
    ".github/dependabot.{yml,yaml}",
    "{.circleci,.buildkite,.woodpecker,.semaphore,.tekton}/**",
    "{.gitea,.forgejo}/workflows/**",
    "{.travis,.drone,.woodpecker,.cirrus,.appveyor,appveyor}.{yml,yaml}",
    "{azure-pipelines,bitbucket-pipelines,cloudbuild}.{yml,yaml}",
    "**/jenkinsfile",
    // Who must review, on GitHub and GitLab.
    "codeowners",
    "{.github,.gitlab,docs}/codeowners",
    // git: attributes name filters and drivers, modules name addresses, hooks run at a commit.
    "**/{.gitattributes,.gitmodules,.gitconfig}",
    "**/{.githooks,.husky,.git}/**",
    "{.lefthook,lefthook,.lefthook-local,lefthook-local}.{yml,yaml,toml,json}",
    ".pre-commit-config.{yml,yaml}",
    // Editors, agents and shells that take a folder's set-up.
    "**/.vscode/{tasks,settings,launch,mcp}.json",
    "**/*.code-workspace",
    "**/.zed/tasks.json",
    "**/.dir-locals.el",
    "**/.claude/{settings,settings.local}.json",
    "**/{.mcp.json,.cursor/mcp.json}",
    "**/.devcontainer/**",
    "**/.devcontainer.json",
    "**/{.envrc,.exrc,.nvimrc}",
    "**/{.mise.toml,mise.toml,.mise.local.toml,mise.local.toml,.mise/config.toml,mise/config.toml}",
    // Package managers, builds and interpreters.
    "**/{.npmrc,.yarnrc,.yarnrc.yml,pnpm-workspace.yaml,binding.gyp}",
    "**/.pnpmfile.{js,cjs,mjs}",
    "**/.cargo/{config,config.toml}",
    "**/{.mvn,.yarn,gradle/wrapper}/**",
    "**/.bazelrc",
    "**/{sitecustomize,usercustomize,conftest}.py",
    "**/*.pth",
];
const actingNames = actingPaths.flatMap(alternativesOf).map((path) => path.split("/"));
/** A pattern without its braces: one for each of the words in them. */
function alternativesOf(pattern) {
    const [start, end] = [pattern.indexOf("{"), pattern.indexOf("}")];
    if (start === -1)
        return [pattern];
    const words = pattern.slice(start + 1, end).split(",");
    return words.flatMap((word) => alternativesOf(pattern.slice(0, start) + word + pattern.slice(end + 1)));
}
/** Whether a change of this file acts by itself, by its path relative to the workspace, in any spelling of it. */
function actsByItself(path) {
    const parts = path.split("/").map(_files_spelling_js__WEBPACK_IMPORTED_MODULE_0__/* .plainName */ .MH);
    return (0,_files_workflow_path_js__WEBPACK_IMPORTED_MODULE_1__/* .isWorkflowPath */ .$)(path) || actingNames.some((names) => covers(names, parts));
}
function covers(names, parts) {
    const isDeep = names[0] === "**";
    const isFolder = names.at(-1) === "**";
    const own = names.slice(isDeep ? 1 : 0, isFolder ? -1 : undefined);
    // The parts that the names may begin at: where nothing follows them, only the last ones can be meant.
    const last = parts.length - own.length - (isFolder ? 1 : 0);
    if (last < 0)
        return false;
    for (let at = isFolder ? 0 : last; at <= (isDeep ? last : 0); at += 1) {
        if (own.every((name, index) => isNamed(parts[at + index], name)))
            return true;
    }
    return false;
}
function isNamed(plain, name) {
    if (!name.startsWith("*"))
        return (0,_files_spelling_js__WEBPACK_IMPORTED_MODULE_0__/* .isNameOf */ .b_)(plain, name);
    const extension = name.slice(1);
    return plain.endsWith(extension) || (isShort.test(plain) && plain.endsWith(extension.slice(0, 4)));
}
/** A short name (8.3) with an extension. */
const isShort = /^[^~.]{1,6}~\d{1,6}\.[^.]{1,3}$/;
/** What npm runs at an install without being asked to (its documentation, "Life Cycle Operation Order"). */
const installScripts = [
    "preinstall",
    "install",
    "postinstall",
    "prepublish",
    "preprepare",
    "prepare",
    "postprepare",
];
function isPackageManifest(path) {
    return (0,_files_spelling_js__WEBPACK_IMPORTED_MODULE_0__/* .isNameOf */ .b_)((0,_files_spelling_js__WEBPACK_IMPORTED_MODULE_0__/* .plainName */ .MH)(path.slice(path.lastIndexOf("/") + 1)), "package.json");
}
/** Whether what npm runs at an install differs between two contents of a `package.json`; null: there is none. */
function changesInstall(before, after) {
    return installOf(before) !== installOf(after);
}
/** Whether a patch may change what npm runs at an install: its lines about a `package.json`, and those around them, name it. */
function mentionsInstall(patchedLines) {
    return installScripts.some((name) => patchedLines.includes(`"${name}"`));
}
/** What is no JSON counts by its text: whoever reads it more kindly than we do may run something of it. */
function installOf(content) {
    if (content === null)
        return nothingRuns;
    // npm passes over the mark that some editors put first.
    const text = Buffer.from(content)
        .toString("utf8")
        .replace(/^\uFEFF/, "");
    try {
        const { scripts } = JSON.parse(text);
        return JSON.stringify(installScripts.map((name) => scripts?.[name] ?? null));
    }
    catch {
        return text;
    }
}
const nothingRuns = JSON.stringify(installScripts.map(() => null));


/***/ })

};
