export const id = 6164;
export const ids = [6164,9413];
export const modules = {

/***/ 96164:
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
// EXTERNAL MODULE: ./lib/reports/transcript.js + 4 modules
var reports_transcript = __webpack_require__(49413);
// EXTERNAL MODULE: ./lib/reports/result.js + 1 modules
var result = __webpack_require__(70186);
// EXTERNAL MODULE: ./lib/run/state/apply.js
var apply = __webpack_require__(68071);
// EXTERNAL MODULE: ./lib/facts/patch-words.js
var patch_words = __webpack_require__(89713);
// EXTERNAL MODULE: ./lib/run-folder/run-folder.js
var run_folder = __webpack_require__(5314);
// EXTERNAL MODULE: ./lib/workspace/patch/acting-files.js
var acting_files = __webpack_require__(74240);
// EXTERNAL MODULE: ./lib/workspace/patch/apply-patch.js
var apply_patch = __webpack_require__(61243);
;// CONCATENATED MODULE: ./lib/earlier/patch.js












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
        throw new errors/* AgentExecError */.r("record-differs", `${file} has changed since the run wrote it.`, {
            nextStep: "Do not apply it. Use the run's whole, unchanged folder; in CI, download its artifact.",
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
            nextStep: "Use the run's whole, unchanged folder; in CI, download its artifact.",
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
        nextStep: "Its report shows what it did; write it again with `agent-exec report`.",
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
            nextStep: "Use the run's whole folder; in CI, download its artifact.",
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
    (0,print/* printOutput */.jP)(`Applied to ${found.folder}. See it with \`git status\` and \`git diff\`; undo it with \`git apply -R ${found.path}\`.\n`);
    return 0;
}
function describe({ text, recorded, warnings, isTold, path }, style) {
    const { lines, more: left } = (0,diff_lines/* diffLines */.P)(text, { style, maxLines });
    const shown = lines.map((line) => `${line}\n`);
    const more = left > 0 ? `… ${(0,format/* count */.U9)("line", left)} more in ${path}\n` : "";
    const warned = [
        ...warnings.map(({ words, paths }) => `${words}: ${(0,listed/* listed */.K)(paths.map(listed/* named */.r))}`),
        ...(isTold
            ? []
            : ["An earlier version wrote this record: it cannot confirm that this is the run's patch"]),
    ].map((words) => style.warn(`${words}\n`));
    return `${shown.join("")}${more}\n${endWords(recorded)}\n${warned.join("")}`;
}
/** The record may be anybody's: what it says of the run is not proved by it. */
function endWords({ outcome, isVerified }) {
    const proof = isVerified
        ? "verified. The record alone proves nothing; `agent-exec regrade` verifies the patch again"
        : "not verified";
    return `The run's record says: ${outcome}, ${proof}.`;
}
async function isAgreed({ folder }) {
    if (!process.stdin.isTTY)
        throw new errors/* AgentExecError */.r("settings-invalid", "Cannot ask whether to apply the patch: standard input is not a terminal.", {
            nextStep: "Read the patch, then pass --yes. Nothing was changed.",
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

/***/ 89713:
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

/***/ 16486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WK: () => (/* binding */ threadMessage),
/* harmony export */   _W: () => (/* binding */ task),
/* harmony export */   b5: () => (/* binding */ runJob)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12311);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);


const taskSource = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt("kind", [
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("input") }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("file"), path: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)() }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("issue"), url: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)() }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("comment"), url: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)() }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("demo") }),
]));
/** What the person wants, with where it stands and who wrote it. */
const task = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The words of the person, whole. Markdown, at most 1 MiB in UTF-8. */
    text: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    source: taskSource(),
    /** The login of the author on GitHub; absent where nobody vouches for one (command line). */
    author: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
}));
/** What somebody said before. */
const threadMessage = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** Who; `assistant`: the writer itself. */
    author: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** Markdown. */
    text: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
}));
/** The job of a workflow in which a run took place. */
const runJob = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** `https://github.com`. */
    server: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** `owner/name`. */
    repository: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** The page of the workflow's run. */
    url: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** Of the workflow's run, from 1. */
    attempt: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** `owner/name@ref`, as the workflow names the action; absent for one of the repository's own. */
    action: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
}));


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

/***/ 46529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ repositoryFolder)
/* harmony export */ });
/** Where the repository lies that a `workspace` names, from here: `repo`, `repo:sub/folder`; null for one that names none. */
function repositoryFolder(workspace) {
    if (workspace === "repo")
        return ".";
    return /^repo:(.+)$/s.exec(workspace)?.[1] ?? null;
}


/***/ }),

/***/ 20131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ec: () => (/* binding */ Control),
/* harmony export */   KW: () => (/* binding */ controlNotRun),
/* harmony export */   lO: () => (/* binding */ wantsControl)
/* harmony export */ });
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6257);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


/** Code of the warning that says why a control run did not end. */
const controlNotRun = "control-not-run";
/** Whether the policy wants the verifications run on the original files too. */
function wantsControl({ control, verify }) {
    return control !== undefined && verify.length > 0;
}
/** The control run: it takes place beside the first call of a model, and is waited for when its answer is needed. */
class Control {
    options;
    #running = null;
    #told = null;
    constructor(options) {
        this.options = options;
    }
    /** Begins it, once, where it is wanted. */
    begin() {
        if (this.#running !== null || !wantsControl(this.options.policy))
            return;
        this.#running = this.#run();
        void this.#running.then((facts) => (this.#told = facts));
    }
    /** What came of it, once: empty where it is still under way, and where it was asked before. Never throws. */
    take() {
        const facts = this.#told ?? [];
        if (this.#told !== null)
            this.#told = [];
        return facts;
    }
    /** As `take`, once it is over. */
    async whenOver() {
        this.begin();
        await this.#running;
        return this.take();
    }
    /** Resolves, never rejects, when nothing of it is left; its signal has to have fired for that to be quick. */
    async stop() {
        await this.#running;
    }
    async #run() {
        const facts = [];
        const { grade } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(2449), __webpack_require__.e(3068), __webpack_require__.e(2975)]).then(__webpack_require__.bind(__webpack_require__, 91521));
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
                        message: untestedWords(command, untested),
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
function untestedWords(command, why) {
    return `The verification \`${command}\` failed before any change, but no test did: ${why}. Check the command: a pass proves less now.`;
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
// EXTERNAL MODULE: ./lib/facts/execution.js
var facts_execution = __webpack_require__(6257);
// EXTERNAL MODULE: ./lib/run/state/proof.js
var proof = __webpack_require__(26261);
// EXTERNAL MODULE: ./lib/run/state/remaining.js
var remaining = __webpack_require__(23503);
// EXTERNAL MODULE: ./lib/run/state/standing.js
var standing = __webpack_require__(19411);
// EXTERNAL MODULE: ./lib/facts/endings.js
var endings = __webpack_require__(75823);
// EXTERNAL MODULE: ./lib/facts/files.js
var files = __webpack_require__(80436);
// EXTERNAL MODULE: ./lib/facts/decision.js
var decision = __webpack_require__(8473);
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
            status: !isRun ? "not-run" : (0,facts_execution/* hasPassed */.Pc)(execution) ? "passed" : "failed",
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
    const rest = (0,files/* countRefused */.IR)(all.slice(maxLeftOut));
    const named = all.slice(0, maxLeftOut);
    return rest === 0 ? named : [...named, { path: files/* unnamedPath */.C6, reason: "more than are named", entries: rest }];
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
        last.verifications.every(facts_execution/* hasPassed */.Pc));
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

/***/ 49413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ parseTranscript)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(12311);
// EXTERNAL MODULE: ./lib/facts/approval.js
var approval = __webpack_require__(91592);
// EXTERNAL MODULE: ./lib/facts/described.js
var described = __webpack_require__(30100);
;// CONCATENATED MODULE: ./lib/facts/audit-result.js


/** A way to cheat that a verification took for a right solution. */
const cheat = (0,described/* described */.WY)(() => schemas/* object */.Ikc({
    name: (0,described/* text */.Qq)(),
    /** What it does, in a clause about it. */
    what: (0,described/* text */.Qq)(),
    /** What closes the hole, in a sentence. */
    closes: (0,described/* text */.Qq)(),
}));
/** What came of attacking a run's verifications before its writer was asked. */
const auditResult = (0,described/* described */.WY)(() => schemas/* object */.Ikc({
    /** How many ways to cheat they withstood. */
    held: (0,described/* count */.U9)(),
    fooled: schemas/* array */.YOg(cheat()),
    /** How many could not be tried, because the sandbox failed. */
    notTried: (0,described/* count */.U9)(),
    /** Why nothing could be tried, in a sentence; absent where something was. */
    fault: (0,described/* text */.Qq)().exactOptional(),
}));

// EXTERNAL MODULE: ./lib/facts/block.js
var block = __webpack_require__(59626);
// EXTERNAL MODULE: ./lib/facts/checkpoint.js
var checkpoint = __webpack_require__(51761);
;// CONCATENATED MODULE: ./lib/facts/context-bound.js


/**
 * Which part of the conversation the writer is shown: the last turns, the first and the last ones, or as many of the last as
 * fit. A turn is a reply with what came back of it. What the system says, the task and the last turn always stay.
 */
const contextBound = (0,described/* described */.WY)(() => schemas/* discriminatedUnion */.gMt("keep", [
    schemas/* object */.Ikc({ keep: schemas/* literal */.euz("last"), turns: (0,described/* count */.U9)() }),
    schemas/* object */.Ikc({ keep: schemas/* literal */.euz("head-tail"), head: (0,described/* count */.U9)(), tail: (0,described/* count */.U9)() }),
    schemas/* object */.Ikc({ keep: schemas/* literal */.euz("tokens"), tokens: (0,described/* count */.U9)() }),
]));

// EXTERNAL MODULE: ./lib/facts/continues.js
var continues = __webpack_require__(71601);
// EXTERNAL MODULE: ./lib/facts/session.js
var session = __webpack_require__(58491);
// EXTERNAL MODULE: ./lib/facts/execution.js
var execution = __webpack_require__(6257);
// EXTERNAL MODULE: ./lib/facts/task.js
var task = __webpack_require__(16486);
// EXTERNAL MODULE: ./lib/facts/reply.js
var reply = __webpack_require__(73787);
// EXTERNAL MODULE: ./lib/facts/outcomes.js
var outcomes = __webpack_require__(83518);
// EXTERNAL MODULE: ./lib/facts/resumed.js
var resumed = __webpack_require__(24910);
// EXTERNAL MODULE: ./lib/facts/files.js
var files = __webpack_require__(80436);
;// CONCATENATED MODULE: ./lib/facts/events.js















/** What the run was asked to keep to, as it stands in the transcript so that a resumed run keeps to the same. */
const policy = (0,described/* described */.WY)(() => schemas/* object */.Ikc({
    /** Failing attempts after the first. */
    maxRetries: (0,described/* count */.U9)(),
    /** Replies that pass, or step by step (`until: done`) all replies, before the run ends. */
    maxTurns: (0,described/* count */.U9)(),
    /** How a run goes on: to the first pass, or step by step until the writer says that it is done. Absent: `pass`. */
    until: schemas/* enum */.k5n(["pass", "done"]).exactOptional(),
    /** What the writer says or prints when it is done; present with `until: done`. */
    doneWord: (0,described/* text */.Qq)().exactOptional(),
    /**
     * Where a failed attempt is decided about that no rule decides: at the beginning of the reply that corrects it, in a call
     * of its own, or nowhere, which is to try again. Absent: `separate`.
     */
    decision: schemas/* enum */.k5n(["combined", "separate", "rules"]).exactOptional(),
    /** Words of the user's behind ours on the writer's part, or in their place. Absent: none. */
    systemPrompt: schemas/* object */.Ikc({ text: (0,described/* text */.Qq)(), isAlone: (0,described/* present */.Eb)() }).exactOptional(),
    /** Present where the writer is shown the pictures that its code left. */
    vision: (0,described/* present */.Eb)(),
    /** Which part of the conversation the writer is shown. Absent: all of it. */
    context: contextBound().exactOptional(),
    /** Which blocks of a reply are run: all, or of those that can be run the last. Absent: all. */
    blocks: schemas/* enum */.k5n(["all", "last"]).exactOptional(),
    /** Fresh sessions after infrastructure endings, over the whole run. */
    maxInfrastructureRetries: (0,described/* count */.U9)(),
    /** Input and output tokens of all calls; null: no bound. */
    maxTokens: (0,described/* count */.U9)().nullable(),
    /** US dollars of all calls; absent: no bound. */
    maxCostUsd: (0,described/* amount */.vj)().exactOptional(),
    /** A block's deadline. */
    timeoutMs: (0,described/* amount */.vj)(),
    /** Longest time that a block may write nothing; absent: its deadline alone counts. */
    idleTimeoutMs: (0,described/* amount */.vj)().exactOptional(),
    /** The run's own deadline, counted from `run-started`. */
    totalTimeoutMs: (0,described/* amount */.vj)(),
    /** The user's own commands, in order; all must end with 0. */
    verify: schemas/* array */.YOg((0,described/* text */.Qq)()),
    /** Files in which verifications tell of their tests; none: they are not counted. Absent: by what the command calls. */
    verifyReport: schemas/* array */.YOg((0,described/* text */.Qq)()).exactOptional(),
    /**
     * Whether the verifications are also run on the workspace as it was given: `require` makes it a failure where all of them
     * pass there. Absent: they are not.
     */
    control: schemas/* enum */.k5n(["auto", "require"]).exactOptional(),
    /** Present where a pass is held against the same verification that expects something else. */
    counterCheck: (0,described/* present */.Eb)(),
    /**
     * Whether the verifications are attacked before the writer is asked: `require` ends the run where they can be fooled, or
     * nobody knows. Absent: they are not.
     */
    audit: schemas/* enum */.k5n(["tell", "require"]).exactOptional(),
    /** Go on after a block that failed (`exec --keep-going`). */
    keepGoing: schemas/* boolean */.zMY(),
    /** Whether a failed attempt may go back to a writer at all; false for `exec`, which has none. */
    hasWriter: schemas/* boolean */.zMY(),
    /** When a person, or whoever stands for one, is asked: before code runs, or before the run ends. Absent: never. */
    approval: schemas/* enum */.k5n(["always", "terminate"]).exactOptional(),
    /** The model that is asked before code runs, before a person is. Absent: none. */
    reviewer: (0,described/* text */.Qq)().exactOptional(),
    /** The JSON schema that the run's result must fit; absent: none is asked for as data. */
    resultSchema: schemas/* record */.g1P((0,described/* text */.Qq)(), schemas/* unknown */.L5J()).exactOptional(),
    /** Present where the writer is asked for last words over the whole run. */
    reflect: (0,described/* present */.Eb)(),
    /** Present where nothing of what is written is run. */
    runsNothing: (0,described/* present */.Eb)(),
}));
const attempt = schemas/* number */.aig().int().positive();
const errorCode = (0,described/* openWord */.ZK)();
/** How long the writer took to answer, in milliseconds; absent where it was not asked, and in transcripts of versions that did not say. */
const answered = { tookMs: (0,described/* amount */.vj)().exactOptional() };
const portCalls = ["start", "ask", "approve", "decide", "execute", "verify"];
/**
 * Each type of fact, in the past tense, with what it holds; a transcript is these, one JSON object a line. State and
 * reports are computed from it. Further fields are kept: a later version may have written them.
 */
const facts = {
    "run-started": schemas/* object */.Ikc({
        runId: (0,described/* text */.Qq)(),
        task: (0,task/* task */._W)(),
        /** What was said before, from which the conversation goes on; absent: nothing. */
        thread: schemas/* array */.YOg((0,task/* threadMessage */.WK)()).exactOptional(),
        /** Every setting as a person gave or left it, secrets left out. */
        settings: schemas/* record */.g1P((0,described/* text */.Qq)(), schemas/* unknown */.L5J()),
        /** What was given of them, as it was written, for a run that is resumed; absent: in transcripts of versions that did not keep it. */
        given: schemas/* record */.g1P((0,described/* text */.Qq)(), schemas/* unknown */.L5J()).exactOptional(),
        /** Where each of them was given that is no default, by their names: `--image`, `.agent-exec.yml:3 image`; absent: nobody said. */
        origins: schemas/* record */.g1P((0,described/* text */.Qq)(), (0,described/* text */.Qq)()).exactOptional(),
        policy: policy(),
        /** The writer's name and the executor's usage text: with them the prompt is a function of the transcript. */
        writer: (0,described/* text */.Qq)().nullable(),
        usageText: (0,described/* text */.Qq)(),
        /** The files whose words, a part of the usage text, the writer is told as the owner's; absent: none. */
        instructions: schemas/* array */.YOg((0,described/* text */.Qq)()).exactOptional(),
        version: (0,described/* text */.Qq)(),
        /** The workflow's job that it is a part of; absent: none. */
        job: (0,task/* runJob */.b5)().exactOptional(),
        /** Present where the run goes on from an earlier one, whose conversation its own begins with. */
        continues: (0,continues/* continues */.f)().exactOptional(),
    }),
    "session-started": schemas/* object */.Ikc({
        ...(0,session/* sessionFacts */.aJ)().shape,
        /** A hash in hex of the files that were given; absent where none were. */
        given: (0,described/* text */.Qq)().exactOptional(),
        /** Present where what a turn changed can be kept for a fresh session. */
        takesCheckpoints: (0,described/* present */.Eb)(),
        /** Absent where it began with what the run was given. */
        restored: (0,checkpoint/* restored */.v0)().exactOptional(),
    }),
    reply: schemas/* object */.Ikc({
        attempt,
        text: (0,described/* text */.Qq)(),
        thought: (0,described/* text */.Qq)().nullable(),
        blocks: schemas/* array */.YOg((0,block/* codeBlock */.DV)()),
        /** True when a fence was never closed. */
        isCut: schemas/* boolean */.zMY(),
        /** Blocks beyond the bound for one reply, of which then nothing is run; absent where there are none. */
        blocksLeftOut: (0,described/* count */.U9)().exactOptional(),
        /** Why nothing of it could be run although it is whole; absent: nothing was wrong with it. */
        fault: (0,described/* openWord */.ZK)().exactOptional(),
        /** Present where the policy's done word stands alone on a line of its words, outside of code. */
        saysDone: (0,described/* present */.Eb)(),
        finish: (0,reply/* finish */.O9)(),
        usage: (0,reply/* usage */.CI)(),
        ...answered,
    }),
    /** An answer to the question whether the blocks of an attempt may run, or whether the run may end. */
    approval: schemas/* object */.Ikc({
        attempt,
        ...(0,approval/* answer */.ZF)().shape,
        /** Of the blocks that the answer is about (docs/approval.md): those that run, where it approves. */
        sha256: (0,described/* text */.Qq)(),
        /** The attempt's blocks from now on, where the person changed them. */
        blocks: schemas/* array */.YOg((0,block/* codeBlock */.DV)()).exactOptional(),
        /** What the answer cost; absent: nothing. */
        usage: (0,reply/* usage */.CI)().exactOptional(),
    }),
    /** Nobody could be asked: the run waits for an answer from outside. */
    "approval-awaited": schemas/* object */.Ikc({ attempt, asked: (0,approval/* asked */.NZ)(), sha256: (0,described/* text */.Qq)() }),
    execution: schemas/* object */.Ikc({ attempt, block: (0,described/* count */.U9)(), ...(0,execution/* execution */.n7)().shape }),
    verification: schemas/* object */.Ikc({
        attempt,
        /** Index into the policy's `verify`. */
        index: (0,described/* count */.U9)(),
        command: (0,described/* text */.Qq)(),
        /** Which of the code's changes it did not have, and why, in sentences; absent: it had all. */
        without: (0,described/* text */.Qq)().exactOptional(),
        ...(0,execution/* execution */.n7)().shape,
    }),
    /** A verification's run on the workspace as it was given, before any change. */
    control: schemas/* object */.Ikc({
        /** Index into the policy's `verify`. */
        index: (0,described/* count */.U9)(),
        command: (0,described/* text */.Qq)(),
        ...(0,execution/* execution */.n7)().shape,
    }),
    /** The verifications were attacked before the writer was asked. */
    audited: auditResult(),
    /** The process of the run had ended, and another one goes on. */
    resumed: (0,resumed/* resumed */.u)(),
    /** What code had changed by the end of a turn was kept, in place of what was kept before; or it could not be. */
    checkpoint: schemas/* object */.Ikc({ attempt, ...(0,checkpoint/* keptChanges */.ap)().shape }),
    decision: schemas/* object */.Ikc({
        attempt,
        source: schemas/* enum */.k5n(["model", "rule"]),
        /** Present when `source` is `rule`. */
        rule: (0,described/* openWord */.ZK)().exactOptional(),
        /** What the model's decision cost, or its answers that were none; absent for other rules, and with a reply. */
        usage: (0,reply/* usage */.CI)().exactOptional(),
        /** Present where it is the beginning of the reply that follows, whose tokens are the reply's. */
        isInReply: (0,described/* present */.Eb)(),
        /** What the writer answered where it was to decide and to write: words without code. */
        text: (0,described/* text */.Qq)().exactOptional(),
        ...(0,reply/* retryDecision */.PQ)().shape,
        ...answered,
    }),
    /** The run's result as the writer gave it, fitting the policy's schema; or why there is none, `value` being null then. */
    data: schemas/* object */.Ikc({ value: schemas/* unknown */.L5J(), fault: (0,described/* text */.Qq)().exactOptional(), usage: (0,reply/* usage */.CI)(), ...answered }),
    /** The writer's last words over the whole run, after all that it left was saved; code in them is not run. */
    reflection: schemas/* object */.Ikc({
        text: (0,described/* text */.Qq)(),
        thought: (0,described/* text */.Qq)().nullable(),
        finish: (0,reply/* finish */.O9)(),
        usage: (0,reply/* usage */.CI)(),
        ...answered,
    }),
    warning: schemas/* object */.Ikc({
        code: (0,described/* text */.Qq)(),
        message: (0,described/* text */.Qq)(),
        /** From now on the writer is shown at most so many tokens of the conversation, because it took no more. */
        contextTokens: (0,described/* count */.U9)().exactOptional(),
    }),
    /** A port gave up after its own retries; `next` decides whether a fresh session helps. */
    failure: schemas/* object */.Ikc({ during: schemas/* enum */.k5n(portCalls), code: errorCode, message: (0,described/* text */.Qq)(), nextStep: (0,described/* text */.Qq)() }),
    /** The run was told to stop: by its own deadline, by a person or machine, or by an error that no call of a port threw. */
    interrupted: schemas/* object */.Ikc({
        by: schemas/* enum */.k5n(["deadline", "signal", "error"]),
        message: (0,described/* text */.Qq)(),
        /** Present where `by` is `error`. */
        code: errorCode.exactOptional(),
        /** Like `code`. */
        nextStep: (0,described/* text */.Qq)().exactOptional(),
        /** What was under way then; absent where the run had only begun, and in transcripts of versions that did not say. */
        during: schemas/* enum */.k5n([...portCalls, "audit", "checkpoint", "control", "collect", "fill", "reflect"])
            .exactOptional(),
        /** What the sandbox's start said last that it was at, such as a command of the setup. */
        progress: (0,described/* text */.Qq)().exactOptional(),
    }),
    "files-saved": schemas/* object */.Ikc({
        artifacts: schemas/* array */.YOg((0,files/* artifact */.dj)()),
        leftOut: schemas/* array */.YOg((0,files/* leftOut */.ig)()),
        /** Present where the code was given files and what it left is kept; in earlier versions not where saving failed. */
        changes: (0,files/* workspaceChanges */.Rn)().exactOptional(),
        /**
         * Paths of files that are not what the verifications had read: other, new or gone, although no block has run
         * since. Then nothing is verified. Absent: all are the same, byte for byte.
         */
        unlikeVerified: schemas/* array */.YOg((0,described/* text */.Qq)()).exactOptional(),
        /** What was decided about the network after the last execution; absent where nothing was. */
        network: schemas/* array */.YOg((0,execution/* networkDecision */.n6)()).exactOptional(),
    }),
    /** The sandbox outlives the run, because a person asked for that. */
    "sandbox-kept": (0,session/* keptSandbox */.sP)(),
    "run-ended": schemas/* object */.Ikc({
        outcome: (0,described/* wordOf */.aG)(outcomes/* outcomes */.KI),
        /** One sentence: why. */
        reason: (0,described/* text */.Qq)(),
        /** One sentence: what to do now; "" only for `passed`. */
        nextStep: (0,described/* text */.Qq)(),
        /** Present where an error ended the run; absent in transcripts of versions that did not say. */
        code: errorCode.exactOptional(),
    }),
};

;// CONCATENATED MODULE: ./lib/reports/older-transcripts.js
/**
 * Transcripts of earlier versions say in a sentence alone what has a field today: here it is read from it, once, so that
 * they are rendered as ever. Nothing else reads a fact from a sentence.
 */
function inFieldsOfToday(events) {
    const failure = events.findLast((event) => event.type === "failure");
    return events.map((event) => {
        if ((event.type === "execution" || event.type === "verification") && event.cause === undefined) {
            const wasIdle = event.ending === "timed-out" && event.evidence.startsWith("no output for ");
            return wasIdle ? { ...event, cause: "idle" } : event;
        }
        const isItsEnd = event.type === "run-ended" && event.code === undefined && event.reason === failure?.message;
        return isItsEnd ? { ...event, code: failure.code } : event;
    });
}

;// CONCATENATED MODULE: ./lib/reports/transcript.js



/**
 * Reads `transcript.jsonl`: one event a line, `seq` from 0 without holes. Events of unknown types are skipped; a torn
 * last line, which a killed process leaves, is dropped; both are said.
 * @throws AgentExecError `transcript-invalid` that names the line, for anything else that is wrong.
 */
function parseTranscript(text) {
    const lines = text.split("\n");
    const torn = lines.pop() ?? "";
    const warnings = torn === "" ? [] : ["The transcript's last line is incomplete and was left out."];
    const events = [];
    for (const [index, line] of lines.entries()) {
        const event = parseLine(line, index);
        if (Object.hasOwn(facts, event.type))
            events.push(checked(event, index));
        else
            warnings.push(`Line ${index + 1} of the transcript has the unknown type ${JSON.stringify(event.type)} and was skipped.`);
    }
    if (events[0]?.type !== "run-started")
        throw invalid(1, "it does not begin with run-started");
    return { events: inFieldsOfToday(events), nextSeq: lines.length, warnings };
}
function parseLine(line, seq) {
    let event;
    try {
        event = JSON.parse(line);
    }
    catch (cause) {
        throw invalid(seq + 1, "it is not JSON", cause);
    }
    if (typeof event !== "object" || event === null)
        throw invalid(seq + 1, "it is not an object");
    if (event.v !== 1)
        throw invalid(seq + 1, `its version is ${JSON.stringify(event.v)}, but only 1 can be read`);
    if (event.seq !== seq)
        throw invalid(seq + 1, `its seq is ${JSON.stringify(event.seq)}, not ${seq}`);
    if (typeof event.at !== "string" || Number.isNaN(Date.parse(event.at)))
        throw invalid(seq + 1, "its time cannot be read");
    if (typeof event.type !== "string")
        throw invalid(seq + 1, "it has no type");
    return event;
}
/** An older reader skips a type that it does not know; a known one must hold what reports are computed from. */
function checked(event, index) {
    const { success, error } = facts[event.type].safeParse(event);
    if (success)
        return event;
    const [issue] = error.issues;
    throw invalid(index + 1, `in ${event.type}, ${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}`, error);
}
function invalid(line, why, cause) {
    return new errors/* AgentExecError */.r("transcript-invalid", `Line ${line} of the transcript cannot be used: ${why}.`, {
        nextStep: "Use an unchanged transcript. A transcript of a newer version needs a newer agent-exec.",
        cause,
    });
}


/***/ }),

/***/ 26261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CO: () => (/* binding */ isControlOver),
/* harmony export */   on: () => (/* binding */ provedTests),
/* harmony export */   qe: () => (/* binding */ counterCheckOf),
/* harmony export */   rs: () => (/* binding */ controlOf)
/* harmony export */ });
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6257);
/* harmony import */ var _proof_control_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20131);
/* harmony import */ var _standing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19411);



/** Whether no more is to come of it. */
function isControlOver({ controls, warnings }, { verify }) {
    return controls.length >= verify.length || warnings.some(({ code }) => code === _proof_control_js__WEBPACK_IMPORTED_MODULE_1__/* .controlNotRun */ .KW);
}
/**
 * What the verifications said of the workspace as it was given. `failed`: one of them at least, so that passing afterwards
 * is proof. `passed`: all of them, so that they guard what was there and prove nothing new. `untested`: one did not pass, and did not
 * fail by a test either. `not-run`: nobody knows.
 */
function controlOf({ controls }, { verify }) {
    if (controls.some(_facts_execution_js__WEBPACK_IMPORTED_MODULE_0__/* .hasFailed */ .WN))
        return "failed";
    if (controls.some((each) => (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_0__/* .whyUntested */ .z6)(each) !== null))
        return "untested";
    return controls.length > 0 && controls.length === verify.length ? "passed" : "not-run";
}
/**
 * What the verifications of the attempt that decides said where they expected something else. `passed`: one of them at least, which
 * so is no proof. `failed`: one at least, and none passed. `not-run`: none was, or plainly expects anything.
 */
function counterCheckOf(state) {
    const told = ((0,_standing_js__WEBPACK_IMPORTED_MODULE_2__/* .decidingAttempt */ .JF)(state)?.verifications ?? []).map(({ counterCheck }) => counterCheck);
    return told.includes("passed") ? "passed" : told.includes("failed") ? "failed" : "not-run";
}
/** Null where none told of any. */
function provedTests(state) {
    const told = ((0,_standing_js__WEBPACK_IMPORTED_MODULE_2__/* .decidingAttempt */ .JF)(state)?.verifications ?? []).filter(({ tests }) => tests !== undefined);
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

/***/ 59513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lc: () => (/* binding */ GitFault),
  oM: () => (/* binding */ gitOutput),
  km: () => (/* binding */ timeOver)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:stream/promises"
var promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
;// CONCATENATED MODULE: ./lib/format/how-ended.js
/** `ended with exit code 3`, `was ended by SIGSEGV`. */
function howEnded({ exitCode, signal }) {
    return signal === null ? `ended with exit code ${exitCode ?? "none"}` : `was ended by ${signal}`;
}

// EXTERNAL MODULE: ./lib/process/env.js
var env = __webpack_require__(36130);
;// CONCATENATED MODULE: ./lib/workspace/git/git-output.js






/** 1 s: what waits for git has ended with it by then. */
const inputMs = 1_000;
/** 4,000 UTF-16 units: git says what failed in a line or two; a hostile tree can have it warn of each file. */
const maxComplaintChars = 4_000;
/**
 * What git prints, as it comes: nothing of it is kept here, and a slow reader slows git. A reader that stops early
 * ends git. `@actions/exec` cannot do this: it gathers lines without a bound, scans the line that is not over anew
 * for each chunk, has no way to end what it started, and complains of closed folders of PATH on standard output.
 * @throws Error where git is not there, ends with another exit code, prints more than `maxBytes`, takes longer than
 *   `timeoutMs`, or is ended by the signal, and what `input` throws; git is gone by then, and `input` is closed.
 */
async function* gitOutput(args, { place, expected = [0], maxBytes, timeoutMs, maxMemoryBytes, signal, input = [], ...options }) {
    if (signal?.aborted === true)
        throw timeOver();
    const env = gitEnvironment(place, options);
    const [program, words] = held("git", args, maxMemoryBytes);
    const child = (0,external_node_child_process_.spawn)(program, words, { cwd: place?.folder ?? "/", env, stdio: "pipe" });
    const ended = endOf(child);
    const fed = feed(child, input);
    const complaint = headOf(child.stderr);
    const late = new Error(`git did not end within ${timeoutMs / 1000} s`);
    const timer = setTimeout(() => {
        child.stdout.destroy(late);
        child.stderr.destroy();
    }, timeoutMs);
    const onAbort = () => void child.stdout.destroy(timeOver());
    signal?.addEventListener("abort", onAbort, { once: true });
    let bytes = 0;
    try {
        for await (const chunk of child.stdout) {
            bytes += chunk.byteLength;
            if (bytes > maxBytes)
                throw new Error(`git printed more than ${(0,format/* formatBytes */.z3)(maxBytes)}`);
            yield chunk;
        }
        const end = await ended;
        if (end.exitCode === null || !expected.includes(end.exitCode))
            throw new GitFault((await complaint).trim() || `git ${howEnded(end)}`, end.signal !== null);
    }
    finally {
        clearTimeout(timer);
        signal?.removeEventListener("abort", onAbort);
        child.kill("SIGKILL");
        // Its folder may be removed next: nothing is to write there any more. One that never started says why itself.
        await ended.catch(() => undefined);
        // An input that waits for something else than git is not waited for.
        await Promise.race([fed, (0,external_node_timers_promises_.setTimeout)(inputMs, undefined, { ref: false })]);
    }
}
/** Never rejects: whoever reads git's output is told what the input throws; git itself says why it stopped reading. */
async function feed({ stdin, stdout }, input) {
    const watched = async function* () {
        try {
            yield* input;
        }
        catch (thrown) {
            stdout.destroy(thrown);
            throw thrown;
        }
    };
    await (0,promises_.pipeline)(watched, stdin).catch(() => undefined);
}
/** git ended by itself, and not well. */
class GitFault extends Error {
    isCrash;
    constructor(message, 
    /** Whether a signal ended it, as where git itself has a fault. */
    isCrash) {
        super(message);
        this.isCrash = isCrash;
    }
}
function timeOver() {
    return new Error("saving the code's files took too long");
}
/** A program and its words, started by a shell that bounds its memory first. A shell that cannot says nothing of it. */
function held(program, words, maxMemoryBytes) {
    if (maxMemoryBytes === undefined)
        return [program, words];
    const script = `ulimit -v ${Math.floor(maxMemoryBytes / 1024)} 2>/dev/null; exec "$0" "$@"`;
    return ["/bin/sh", ["-c", script, program, ...words]];
}
/** @throws Error where it did not start. */
function endOf(child) {
    const ended = new Promise((resolve, reject) => {
        child.once("exit", (exitCode, signal) => resolve({ exitCode, signal })).once("error", reject);
    });
    // The failure is told by whoever awaits it; until then it is no unhandled one.
    ended.catch(() => undefined);
    return ended;
}
/** The beginning of a stream, once that is over; the rest is read and thrown away, so that its writer never waits. */
function headOf(stream) {
    let head = "";
    stream.setEncoding("utf8").on("data", (text) => {
        if (head.length < maxComplaintChars)
            head = (head + text).slice(0, maxComplaintChars);
    });
    return new Promise((resolve) => void stream.once("close", () => resolve(head)));
}
/**
 * All that git is told by its surroundings. It finds no repository by itself, reads no configuration but that of the git
 * folder that it is given, runs no hook, asks nobody, and fetches nothing: a partial clone would name the program that does.
 */
function gitEnvironment(place, { hasOwnConfiguration = false, hasHome = hasOwnConfiguration, configuration = [] }) {
    const { variable } = (0,env/* readEnvironment */.Q)();
    const above = [...harmless, ...configuration];
    return {
        PATH: variable("PATH") ?? "/usr/bin:/bin",
        LC_ALL: "C.UTF-8",
        GIT_DIR: place?.gitFolder ?? "/dev/null",
        ...(place === undefined ? {} : { GIT_WORK_TREE: place.workTree }),
        ...(place?.indexFile === undefined ? {} : { GIT_INDEX_FILE: place.indexFile }),
        ...(hasHome ? homeOf(variable) : {}),
        ...(hasOwnConfiguration ? {} : { GIT_CONFIG_NOSYSTEM: "1", GIT_CONFIG_GLOBAL: "/dev/null" }),
        GIT_CONFIG_COUNT: String(above.length),
        ...Object.fromEntries(above.flatMap(([key, value], index) => [
            [`GIT_CONFIG_KEY_${index}`, key],
            [`GIT_CONFIG_VALUE_${index}`, value],
        ])),
        GIT_ALLOW_PROTOCOL: "none",
        GIT_NO_LAZY_FETCH: "1",
        GIT_NO_REPLACE_OBJECTS: "1",
        GIT_OPTIONAL_LOCKS: "0",
        GIT_TERMINAL_PROMPT: "0",
        GIT_ATTR_NOSYSTEM: "1",
    };
}
/** What is switched off also where a git folder of ours could say otherwise. */
const harmless = [
    ["core.hooksPath", "/dev/null"],
    ["core.fsmonitor", "false"],
    ["core.quotePath", "false"],
];
/** Where git looks for what is its user's. */
function homeOf(variable) {
    const names = ["HOME", "XDG_CONFIG_HOME"];
    return Object.fromEntries(names.map((name) => [name, variable(name) ?? ""]).filter(([, value]) => value !== ""));
}


/***/ }),

/***/ 76207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DK: () => (/* binding */ createGitFolder),
/* harmony export */   Js: () => (/* binding */ OwnGit),
/* harmony export */   OM: () => (/* binding */ bytesAsTheyAre)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _git_output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59513);
/* harmony import */ var _names_path_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4838);




/** 64 MiB: a million names of 64 characters, ten times what large repositories track. That takes a second of 60. */
const usualLimits = { maxBytes: 64 * 1024 ** 2, timeoutMs: 60_000 };
/** git by a git folder of ours. */
class OwnGit {
    place;
    #options;
    constructor(place, options = {}) {
        this.place = place;
        this.#options = { ...usualLimits, ...options };
    }
    /** What git prints, as it comes. @throws like `gitOutput` */
    run(args, options = {}) {
        return (0,_git_output_js__WEBPACK_IMPORTED_MODULE_2__/* .gitOutput */ .oM)(args, { ...usualLimits, ...this.#options, ...options, place: this.place });
    }
    /** Waits for git's end, and resolves with what it printed. @throws like `gitOutput` */
    async text(args, options) {
        return (await this.#all(args, options)).toString("utf8");
    }
    /** The records that git prints with `-z`. @throws like `gitOutput` */
    async records(args, options) {
        return (0,_names_path_names_js__WEBPACK_IMPORTED_MODULE_3__/* .recordsOf */ .M$)(await this.#all(args, options));
    }
    async #all(args, options) {
        const chunks = [];
        for await (const chunk of this.run(args, options))
            chunks.push(chunk);
        return Buffer.concat(chunks);
    }
    /** Attributes that win over those of files; null: those of files hold. */
    async setAttributes(lines) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.place.gitFolder, "info", "attributes");
        // A link to the repository's own may stand there.
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, { force: true });
        if (lines !== null)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(path, lines, { flag: "wx" });
    }
}
/** What git takes for a git folder, with nothing in it but what lies there. */
async function createGitFolder(path, { head = "ref: refs/heads/none\n", config = "" } = {}) {
    for (const each of ["info", "objects", "refs"])
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, each), { recursive: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, "HEAD"), head);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, "config"), config);
}
/** Takes bytes as they are, whatever the attributes of files say. */
const bytesAsTheyAre = "* -text -ident -filter -working-tree-encoding\n";


/***/ }),

/***/ 62400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ Repository)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/files/temporary-folder.js
var temporary_folder = __webpack_require__(36753);
// EXTERNAL MODULE: ./lib/files/safe-files.js
var safe_files = __webpack_require__(9668);
;// CONCATENATED MODULE: ./lib/workspace/git/find-repository.js



/** As git does, but by no environment and by no configuration. @throws Error where there is none. */
async function findRepository(folder) {
    const here = await (0,promises_.realpath)(folder);
    for (let root = here;; root = (0,external_node_path_.dirname)(root)) {
        const gitDir = await gitDirIn(root);
        if (gitDir !== null) {
            if (isBelow(gitDir, here))
                throw new Error("this operation must be run in a work tree");
            const commonDir = (0,external_node_path_.resolve)(gitDir, (await lineOf((0,external_node_path_.join)(gitDir, "commondir"))) ?? "");
            const head = await lineOf((0,external_node_path_.join)(gitDir, "HEAD"));
            const way = (0,external_node_path_.relative)(root, here).split(external_node_path_.sep).join("/");
            return { root, prefix: way === "" ? "" : `${way}/`, gitDir, commonDir, head: `${head}\n` };
        }
        if (await isGitDir(root))
            throw new Error("it is a bare repository, so it has no files");
        if ((0,external_node_path_.dirname)(root) === root)
            throw new Error("not a git repository (or any of the parent directories): .git");
    }
}
/** Null where there is no `.git`, or one that is none: git looks above it then. */
async function gitDirIn(root) {
    const path = (0,external_node_path_.join)(root, ".git");
    const stats = await (0,promises_.stat)(path).catch(() => null);
    if (stats === null)
        return null;
    if (stats.isDirectory())
        return (await isGitDir(path)) ? path : null;
    const target = /^gitdir: (.+)$/.exec((await lineOf(path)) ?? "")?.[1];
    if (target === undefined)
        throw new Error(`${path} does not name a repository`);
    const gitDir = (0,external_node_path_.resolve)(root, target);
    if (await isGitDir(gitDir))
        return gitDir;
    throw new Error(`not a git repository: ${gitDir} (named in ${path})`);
}
async function isGitDir(path) {
    const head = await lineOf((0,external_node_path_.join)(path, "HEAD"));
    if (head === null || !/^(?:ref: refs\/.+|[0-9a-f]{40,64})$/.test(head))
        return false;
    const common = (0,external_node_path_.resolve)(path, (await lineOf((0,external_node_path_.join)(path, "commondir"))) ?? "");
    return (await isFolder((0,external_node_path_.join)(common, "objects"))) && (await isFolder((0,external_node_path_.join)(common, "refs")));
}
async function isFolder(path) {
    return (await (0,promises_.stat)(path).catch(() => null))?.isDirectory() ?? false;
}
/** 64 KiB: a path is shorter. */
const maxBytes = 64 * 1024;
/** The first line of a small file of git's; null where there is no regular file. */
async function lineOf(path) {
    const handle = await (0,safe_files/* openPlain */.Hu)(path).catch(() => null);
    if (handle === null)
        return null;
    try {
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(maxBytes), 0, maxBytes, 0);
        return buffer.subarray(0, bytesRead).toString("utf8").split("\n")[0].trimEnd();
    }
    finally {
        await handle.close();
    }
}
function isBelow(folder, path) {
    return (0,external_node_path_.join)(path, external_node_path_.sep).startsWith((0,external_node_path_.join)(folder, external_node_path_.sep));
}

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
;// CONCATENATED MODULE: ./lib/workspace/git/git-faults.js

/** @throws AgentExecError `settings-invalid` in place of any other error, with what helps */
async function orUnreadable(folder, action) {
    try {
        return await action();
    }
    catch (cause) {
        if ((0,errors/* isAgentExecError */.TE)(cause))
            throw cause;
        const { message } = cause;
        throw new errors/* AgentExecError */.r("settings-invalid", `git could not read ${folder}: ${message}`, {
            nextStep: wayOut(message),
            cause,
        });
    }
}
/** What helps, by what git complained of. */
function wayOut(complaint) {
    if (complaint.includes("bare repository") || complaint.includes("must be run in a work tree")) {
        return "Run in a checkout of the repository (`git worktree add`, `git clone`): a bare one has no files.";
    }
    if (complaint.includes("ENOENT"))
        return "Install git, or set workspace to empty or to a folder.";
    return ("Set workspace to empty or to a folder, or run in a git checkout " +
        "(in a workflow: after actions/checkout).");
}

// EXTERNAL MODULE: ./lib/workspace/git/own-git.js
var own_git = __webpack_require__(76207);
;// CONCATENATED MODULE: ./lib/workspace/git/configuration.js

const words = /^[\w-]{0,40}$/;
const core = ["ignorecase", "filemode", "symlinks", "precomposeunicode", "autocrlf", "eol"];
const extensions = ["objectformat", "refstorage"];
/** git is asked for the whole list, by the repository's own git folder: this reads files and starts nothing. */
async function readConfiguration({ gitDir, commonDir, root }, folder) {
    const git = new own_git/* OwnGit */.Js({ gitFolder: gitDir, workTree: root, folder }, { hasOwnConfiguration: true });
    const records = await git.records(["config", "-z", "--list"]);
    const values = new Map();
    const filters = new Set();
    for (const { text } of records) {
        const end = text.indexOf("\n");
        const [key, value] = end === -1 ? [text, "true"] : [text.slice(0, end), text.slice(end + 1)];
        values.set(key, value);
        const filter = /^filter\.([^]*)\.(?:clean|smudge|process)$/.exec(key)?.[1];
        if (filter !== undefined && value !== "")
            filters.add(filter);
    }
    if (gitDir === commonDir && /^(?:true|yes|on|1)$/i.test(values.get("core.bare") ?? ""))
        throw new Error("it is a bare repository, so it has no files");
    const taken = (section, names) => names.flatMap((name) => {
        const value = values.get(`${section}.${name}`);
        return value !== undefined && words.test(value) ? [[name, value]] : [];
    });
    const lines = (pairs) => pairs.map(([name, value]) => `\t${name} = ${value}\n`).join("");
    const more = taken("extensions", extensions);
    const version = more.length === 0 ? 0 : 1;
    return {
        text: `[core]\n\trepositoryformatversion = ${version}\n${lines(taken("core", core))}[extensions]\n${lines(more)}`,
        excludesFile: values.get("core.excludesfile") ?? null,
        conversions: taken("core", ["autocrlf", "eol"]).map(([name, value]) => [`core.${name}`, value]),
        filters,
    };
}

;// CONCATENATED MODULE: ./lib/workspace/git/repository.js







/**
 * A person's or a stranger's repository. git reads its objects, its refs and its index through a git folder of ours, so
 * that none of its configuration acts: no filter, hook, monitor, alias, helper or remote of any name, and no include.
 */
class Repository extends own_git/* OwnGit */.Js {
    folder;
    /** Absolute: where its files begin. */
    root;
    /** The way from there to the folder that was asked for: `sub/`, or nothing. */
    prefix;
    config;
    constructor(folder, found, { gitFolder, config, ...options }) {
        const { root: workTree, gitDir } = found;
        super({ gitFolder, workTree, folder, indexFile: (0,external_node_path_.join)(gitDir, "index") }, options);
        this.folder = folder;
        this.root = workTree;
        this.prefix = found.prefix;
        this.config = config;
    }
    /** @throws AgentExecError `settings-invalid` where the folder lies in none that has files, or git cannot read it. */
    static async open(folder, options = {}) {
        return orUnreadable(folder, async () => {
            const found = await findRepository(folder);
            const config = await readConfiguration(found, folder);
            const gitFolder = await (0,temporary_folder/* createTemporaryFolder */.a)("agent-exec-git-");
            try {
                await linkWhatIsRead(found, gitFolder);
                await (0,own_git/* createGitFolder */.DK)(gitFolder, { head: found.head, config: config.text });
                return new Repository(folder, found, { ...options, gitFolder, config });
            }
            catch (error) {
                await (0,promises_.rm)(gitFolder, { recursive: true, force: true });
                throw error;
            }
        });
    }
    /** @throws AgentExecError `settings-invalid` where git fails */
    text(args, options) {
        return orUnreadable(this.folder, () => super.text(args, options));
    }
    /** @throws AgentExecError `settings-invalid` where git fails */
    records(args, options) {
        return orUnreadable(this.folder, () => super.records(args, options));
    }
    /** The repository's own attributes, which lie beside its files; null: none. */
    async attributes() {
        return (0,promises_.readFile)((0,external_node_path_.join)(this.place.gitFolder, "info", "attributes"), "utf8").catch(() => null);
    }
    async [Symbol.asyncDispose]() {
        await (0,promises_.rm)(this.place.gitFolder, { recursive: true, force: true });
    }
}
/** Nothing of these is written: git is asked for no change of a repository. */
async function linkWhatIsRead({ gitDir, commonDir }, gitFolder) {
    await (0,promises_.mkdir)((0,external_node_path_.join)(gitFolder, "info"));
    for (const name of ["objects", "refs", "packed-refs", "reftable", "shallow"])
        await repository_link((0,external_node_path_.join)(commonDir, name), (0,external_node_path_.join)(gitFolder, name));
    for (const name of ["exclude", "attributes"])
        await repository_link((0,external_node_path_.join)(commonDir, "info", name), (0,external_node_path_.join)(gitFolder, "info", name));
    // The larger part of an index that is split.
    const shared = (await (0,promises_.readdir)(gitDir)).filter((name) => name.startsWith("sharedindex."));
    for (const name of shared)
        await repository_link((0,external_node_path_.join)(gitDir, name), (0,external_node_path_.join)(gitFolder, name));
}
async function repository_link(target, path) {
    if ((await (0,promises_.stat)(target).catch(() => null)) !== null)
        await (0,promises_.symlink)(target, path);
}


/***/ }),

/***/ 4838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M$: () => (/* binding */ recordsOf),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   qW: () => (/* binding */ isPlainPath)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);

function nameOf(bytes) {
    return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes)
        ? { text: bytes.toString("utf8"), isText: true }
        : { text: escaped(bytes), isText: false };
}
/** The records of a listing, each ended by a zero, as git prints them with `-z`. */
function recordsOf(listing) {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(listing))
        return textRecords(listing.toString("utf8"));
    const records = [];
    for (let start = 0, end; (end = listing.indexOf(0, start)) !== -1; start = end + 1)
        records.push(nameOf(listing.subarray(start, end)));
    return records;
}
function textRecords(listing) {
    return listing
        .split("\0")
        .slice(0, -1)
        .map((text) => ({ text, isText: true }));
}
/** Whether a path leads below its folder by names alone, and through no `.git`. */
function isPlainPath(path) {
    return path.split("/").every((part) => part !== "" && part !== "." && part !== ".." && part !== ".git");
}
function escaped(bytes) {
    return bytes
        .toString("latin1")
        .replace(/[^\t -~]/g, (odd) => `\\x${odd.charCodeAt(0).toString(16).padStart(2, "0")}`);
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


/***/ }),

/***/ 61243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KN: () => (/* binding */ isApplied),
/* harmony export */   QY: () => (/* binding */ pathsInPatch),
/* harmony export */   X6: () => (/* binding */ applyPatch),
/* harmony export */   _i: () => (/* binding */ patchTarget)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _files_temporary_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36753);
/* harmony import */ var _ports_workspace_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(46529);
/* harmony import */ var _git_git_output_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59513);
/* harmony import */ var _git_own_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76207);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62400);
/* harmony import */ var _patch_check_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(23471);
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









/**
 * Where a run's patch belongs that was given this workspace: the root of the repository here, or the folder.
 * @param workspace the value of the setting `workspace` in the run's record, which may be a stranger's: no folder outside of
 *   `here` is taken from it
 * @param to another checkout, or another folder. Default: those that the run was given
 * @throws AgentExecError `settings-invalid` where there is no repository here, and for a folder outside of `here`.
 */
async function patchTarget(workspace, here, to) {
    const way = (0,_ports_workspace_js__WEBPACK_IMPORTED_MODULE_8__/* .repositoryFolder */ .p)(workspace);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(here, to ?? way ?? workspace);
    if (to === undefined && way !== ".")
        await requireInside(here, folder);
    if (way === null)
        return { folder };
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const repository = __addDisposableResource(env_1, await _git_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .Repository */ .L.open(folder), true);
            return { folder: repository.root };
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = __disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", `The patch belongs to a repository, but ${folder} is not in one.`, { nextStep: "Name a checkout of that repository with `--to`, or go there.", cause });
    }
}
async function requireInside(here, folder) {
    const [root, target] = await Promise.all([here, folder].map((each) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(each).catch(() => null)));
    if (root !== null && target !== null && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(target, node_path__WEBPACK_IMPORTED_MODULE_1__.sep).startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, node_path__WEBPACK_IMPORTED_MODULE_1__.sep)))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", `The run's record says that its files belong in ${folder}, which is not inside the current folder. agent-exec does not trust a record to choose the files to change.`, { nextStep: "Name the folder yourself with `--to`. Nothing was changed." });
}
/** The files that a patch changes, as git reads it. @throws Error where git does not take it. */
async function pathsInPatch(patch, target) {
    return (0,_patch_check_js__WEBPACK_IMPORTED_MODULE_7__/* .pathsOf */ .wG)(await gitApply(["--numstat", "-z"], patch, target));
}
/**
 * Tries, or applies, a patch onto files as they are: all of it or nothing. git follows no link and leaves no folder.
 * @throws AgentExecError `settings-invalid` where git does not take it; nothing was changed then.
 */
async function applyPatch(patch, target, { isTrial }) {
    try {
        await gitApply(isTrial ? ["--check"] : [], patch, target);
    }
    catch (cause) {
        if (await isApplied(patch, target))
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", `The files in ${target.folder} already have this patch.`, {
                nextStep: `Nothing was changed. \`git apply -R ${patch}\` removes the patch again.`,
                cause,
            });
        const message = `The patch does not fit the files in ${target.folder} as they are now: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause)}`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", message, {
            nextStep: `Nothing was changed. Restore the files that the run began with (\`git stash\`, or a checkout of its commit), or merge by hand: \`git apply --3way ${patch}\`.`,
            cause,
        });
    }
}
/** Whether files are already as a patch would make them: taking it back would work. */
async function isApplied(patch, target) {
    try {
        await gitApply(["--reverse", "--check"], patch, target);
        return true;
    }
    catch (thrown) {
        if (thrown instanceof _git_git_output_js__WEBPACK_IMPORTED_MODULE_4__/* .GitFault */ .lc)
            return false;
        throw thrown;
    }
}
/** By a git folder of ours, also in a repository: its filters and hooks do not run, and bytes stay as they are. */
async function gitApply(words, patch, { folder }) {
    const gitFolder = await (0,_files_temporary_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .createTemporaryFolder */ .a)("agent-exec-apply-");
    try {
        await (0,_git_own_git_js__WEBPACK_IMPORTED_MODULE_5__/* .createGitFolder */ .DK)(gitFolder);
        const git = new _git_own_git_js__WEBPACK_IMPORTED_MODULE_5__/* .OwnGit */ .Js({ gitFolder, workTree: folder, folder });
        await git.setAttributes(_git_own_git_js__WEBPACK_IMPORTED_MODULE_5__/* .bytesAsTheyAre */ .OM);
        return await git.text(["apply", "--whitespace=nowarn", ...words, "--", patch]);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(gitFolder, { recursive: true, force: true });
    }
}


/***/ }),

/***/ 23471:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ic: () => (/* binding */ applied),
/* harmony export */   kE: () => (/* binding */ orNotApplied),
/* harmony export */   tb: () => (/* binding */ NotApplied),
/* harmony export */   wG: () => (/* binding */ pathsOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90566);
/* harmony import */ var _git_git_output_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59513);
/* harmony import */ var _patch_sides_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62679);
/* harmony import */ var _git_own_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76207);





/** `git apply` refused a patch, or made something else of it. */
class NotApplied extends Error {
    /** The files that it is for, as far as git names them, with what it says of each. */
    reasons = new Map();
}
/**
 * Applies a patch to what was before, as a person would, and compares what comes of it.
 * @returns what the patch is about, by path
 * @throws NotApplied, and Error like git itself.
 */
async function applied(repository, { draft, entries, tree, conversions }) {
    const { attributes, configuration } = conversions;
    await repository.text(["read-tree", "--reset", "-u", _patch_sides_js__WEBPACK_IMPORTED_MODULE_2__/* .branches */ .J0.before]);
    const hasOwn = entries.some(({ path, before }) => before !== null && /(?:^|\/)\.gitattributes$/.test(path));
    if (hasOwn || attributes !== null || configuration.length > 0) {
        await repository.setAttributes(attributes);
        await orNotApplied(repository.text(["apply", "--check", draft], { configuration }), entries);
    }
    await repository.setAttributes(_git_own_git_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesAsTheyAre */ .OM);
    const numstat = ["apply", "--apply", "--numstat", "-z", draft];
    const counted = await orNotApplied(repository.text(numstat), entries);
    await repository.text(["add", "--all", "--force", "."]);
    const unlike = await repository.text(["diff-index", "--cached", "--name-only", "-z", tree]);
    const others = unlike.split("\0").slice(0, -1);
    if (others.length > 0)
        throw notApplied(`${makesOther} of ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .r)(others[0])}`, new Map(others.map((path) => [path, `${makesOther} of it`])));
    return countsOf(counted);
}
/** @throws NotApplied in git's words where git itself ended badly. */
async function orNotApplied(output, entries = []) {
    return output.catch((thrown) => {
        if (!(thrown instanceof _git_git_output_js__WEBPACK_IMPORTED_MODULE_1__/* .GitFault */ .lc))
            throw thrown;
        const said = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(thrown).split("\n");
        const reasons = entries.flatMap(({ path }) => {
            const [first] = said.filter((line) => isNamedIn(line, path));
            return first === undefined ? [] : [[path, `${takesNot}: ${first}`]];
        });
        throw notApplied(`${takesNot}: ${said.join("; ")}`, new Map(reasons), thrown);
    });
}
const takesNot = "`git apply` refuses it";
const makesOther = "`git apply` makes other files";
/** `error: a.txt: patch does not apply`, `error: patch failed: a.txt:1`, `failed to encode 'a.txt' from …`. */
function isNamedIn(line, path) {
    return [`error: ${path}: `, `failed: ${path}:`, `'${path}'`].some((words) => line.includes(words));
}
function notApplied(words, reasons, cause) {
    return Object.assign(new NotApplied(words, { cause }), { reasons });
}
/** The paths that a patch is about, as `git apply --numstat -z` prints them; each once. */
function pathsOf(numstat) {
    return countsOf(numstat).map(({ path }) => path);
}
/** What `git apply --numstat -z` prints; a file that became a link, or the other way round, stands there twice. */
function countsOf(numstat) {
    const counts = new Map();
    for (const line of numstat.split("\0").slice(0, -1)) {
        const [, added = "-", removed = "-", path = ""] = /^(\d+|-)\t(\d+|-)\t([^]*)$/.exec(line) ?? [];
        const before = counts.get(path) ?? { insertions: 0, deletions: 0, isBinary: false };
        counts.set(path, {
            path,
            insertions: before.insertions + (Number(added) || 0),
            deletions: before.deletions + (Number(removed) || 0),
            isBinary: before.isBinary || added === "-",
        });
    }
    return [...counts.values()];
}


/***/ }),

/***/ 62679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J0: () => (/* binding */ branches),
/* harmony export */   Ru: () => (/* binding */ SideReader),
/* harmony export */   aH: () => (/* binding */ quotedName),
/* harmony export */   wp: () => (/* binding */ isSameSide),
/* harmony export */   zL: () => (/* binding */ attributeLine)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_string_decoder__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46193);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51196);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90566);




function isSameSide(one, other) {
    if (one?.kind === "file" && other?.kind === "file")
        return one.sha256 === other.sha256 && one.isExecutable === other.isExecutable;
    if (one?.kind === "link" && other?.kind === "link")
        return one.target === other.target;
    return one === other;
}
/** The branches that `git fast-import` makes of a script of `SideReader`. */
const branches = { before: "given", after: "left" };
const sides = ["before", "after"];
/** Reads both sides of all entries once, piece by piece, for `git fast-import`. */
class SideReader {
    #entries;
    #options;
    #noText = new Set();
    #leftOut = new Map();
    #bytes = 0;
    constructor(entries, options) {
        this.#entries = entries;
        this.#options = options;
    }
    /** Paths of what is no text in UTF-8 on either side; known once the script was read to its end. */
    get noText() {
        return [...this.#noText];
    }
    /** Entries that are on neither branch, with the reason of each; known like `noText`. */
    get leftOut() {
        return this.#leftOut;
    }
    /** @throws Error where a file becomes shorter while it is read. */
    async *script() {
        const trees = { before: [], after: [] };
        let mark = 0;
        for (const entry of this.#entries) {
            const lines = { before: "", after: "" };
            for (const each of sides) {
                const side = entry[each];
                if (side === null || this.#leftOut.has(entry.path))
                    continue;
                mark += 1;
                yield* side.kind === "file" ? this.#file(entry.path, side, mark) : this.#link(entry.path, side, mark);
                lines[each] = `M ${modeOf(side)} :${mark} ${quotedName(entry.path)}\n`;
            }
            if (this.#leftOut.has(entry.path))
                continue;
            for (const each of sides)
                trees[each].push(lines[each]);
        }
        for (const each of sides)
            yield `commit refs/heads/${branches[each]}\ncommitter agent-exec <> 0 +0000\ndata 0\n${trees[each].join("")}\n`;
    }
    async *#file(path, { sha256, open }, mark) {
        const handle = await open();
        if (handle === null)
            return this.#leaveOut(path, "it is no longer a regular file on this machine");
        try {
            const { size } = await handle.stat();
            if (!this.#hasRoom(path, size))
                return;
            yield `blob\nmark :${mark}\ndata ${size}\n`;
            const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
            const look = this.#looker(path);
            let bytes = 0;
            const chunks = size === 0 ? [] : handle.createReadStream({ end: size - 1, autoClose: false });
            for await (const chunk of chunks) {
                bytes += chunk.byteLength;
                hash.update(chunk);
                look(chunk);
                yield chunk;
            }
            look(null);
            if (bytes !== size)
                throw new Error(`${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .named */ .r)(path)} ${changedHere}`);
            if (hash.digest("hex") !== sha256)
                this.#leaveOut(path, `it ${changedHere}`);
            yield "\n";
        }
        finally {
            await handle.close();
        }
    }
    *#link(path, { target }, mark) {
        const content = Buffer.from(target);
        if (!this.#hasRoom(path, content.byteLength))
            return;
        const look = this.#looker(path);
        look(content);
        look(null);
        yield `blob\nmark :${mark}\ndata ${content.byteLength}\n`;
        yield content;
        yield "\n";
    }
    #leaveOut(path, reason) {
        this.#leftOut.set(path, reason);
    }
    #hasRoom(path, bytes) {
        const { maxBytes } = this.#options;
        const fits = this.#bytes + bytes <= maxBytes;
        if (fits)
            this.#bytes += bytes;
        else
            this.#leaveOut(path, `with it the changed files have more than ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatBytes */ .z3)(maxBytes)}`);
        return fits;
    }
    /** Takes a content piece by piece, its end as null, and notes whether it is text and whether it contains a secret. */
    #looker(path) {
        const decoder = new node_string_decoder__WEBPACK_IMPORTED_MODULE_1__.StringDecoder("utf8");
        const search = this.#options.redactor.stream();
        // A name stands in the patch, too.
        search.push(path);
        search.flush();
        return (chunk) => {
            const text = chunk === null ? decoder.end() : decoder.write(Buffer.from(chunk));
            if (text.includes("\uFFFD") || text.includes("\0"))
                this.#noText.add(path);
            search.push(text);
            if (chunk !== null)
                return;
            search.flush();
            if (search.hidden > 0)
                this.#leaveOut(path, "it contains a secret");
        };
    }
}
const changedHere = "was changed on this machine during the run";
function modeOf(side) {
    if (side.kind === "link")
        return "120000";
    return side.isExecutable ? "100755" : "100644";
}
/** As git reads names in quotes: any character may stand in them. */
function quotedName(path) {
    return `"${path.replace(/["\\]/g, "\\$&").replaceAll("\n", "\\n")}"`;
}
/** A line for git's attributes that is about this one name, whatever stands in it. */
function attributeLine(path, attributes) {
    return `${quotedName(`/${path.replace(/[*?[\\]/g, "\\$&")}`)} ${attributes}\n`;
}


/***/ })

};
