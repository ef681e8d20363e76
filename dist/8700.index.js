export const id = 8700;
export const ids = [8700];
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

/***/ 47731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eb: () => (/* binding */ present),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   WY: () => (/* binding */ described),
/* harmony export */   ZK: () => (/* binding */ openWord),
/* harmony export */   aG: () => (/* binding */ wordOf),
/* harmony export */   vj: () => (/* binding */ amount)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12311);

/**
 * A schema of facts, made when it is first asked for: most of what runs reads no transcript, and would make all of them for
 * nothing.
 */
function described(make) {
    let made;
    return () => (made ??= make());
}
const text = described(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
/** How often, or how many. */
const count = described(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().nonnegative());
/** Milliseconds, tokens, money. */
const amount = described(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative());
/** Only ever present: absent means no. */
const present = described(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).exactOptional());
/** A word of ours that a later version may know more of: no reason to refuse what it wrote. */
function openWord() {
    return text().pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* .custom */ .IeY());
}
/** A word of a table. */
function wordOf(table) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(Object.keys(table));
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

/***/ 46529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C6: () => (/* binding */ unnamedPath),
/* harmony export */   IB: () => (/* binding */ repositoryFolder),
/* harmony export */   IR: () => (/* binding */ countRefused),
/* harmony export */   J5: () => (/* binding */ refused),
/* harmony export */   Rn: () => (/* binding */ workspaceChanges),
/* harmony export */   dj: () => (/* binding */ artifact),
/* harmony export */   ig: () => (/* binding */ leftOut),
/* harmony export */   pe: () => (/* binding */ fileChangeKind)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12311);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47731);


/** A file or a change that does not come out of the sandbox. */
const refused = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** As the sandbox reported it; hostile, to be shown escaped. */
    path: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** "a symbolic link", "larger than 100 MiB", "a workflow file, …", "protected by `test/**`" */
    reason: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** How many this one stands for, where they were too many to be named; absent: itself alone. */
    entries: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
}));
const leftOut = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("left-out"),
    ...refused().shape,
    /** Present where others were left out with it that have no entry: too many to be named, or not read after it. */
    hidesMore: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(),
}));
/** Stands where a path does, for entries that are not named. */
const unnamedPath = "…";
/** How many were left out or refused, with those that were too many to be named. */
function countRefused(refused) {
    return refused.reduce((sum, { entries = 1 }) => sum + entries, 0);
}
/** A file that the run left and that was saved. */
const artifact = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    path: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    bytes: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** In hex. */
    sha256: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
}));
/** Where the repository lies that a `workspace` names, from here: `repo`, `repo:sub/folder`; null for one that names none. */
function repositoryFolder(workspace) {
    if (workspace === "repo")
        return ".";
    return /^repo:(.+)$/s.exec(workspace)?.[1] ?? null;
}
const fileChangeKind = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["added", "changed", "deleted"]));
/** A file, or a link, that a patch is about. */
const changedFile = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** Relative to the workspace, like an artifact's. */
    path: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    kind: fileChangeKind(),
    /** Lines; 0 for what is no text, and where the mode alone changed. */
    insertions: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    deletions: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    isBinary: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(),
}));
/** What a patch is about. */
const diffStat = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The first 1,000 by path. */
    files: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(changedFile()),
    /** How many files of each kind there are, named or not. */
    added: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    changed: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    deleted: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** Lines, of all files. */
    insertions: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    deletions: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** The patch from its beginning, whole lines within 256 Ki UTF-16 units; absent in transcripts of versions that kept none. */
    text: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
}));
/** How the files that the code left differ from those that it was given. */
const workspaceChanges = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The name of the patch in the run's folder; null where nothing changed, or where it could not be made. */
    patch: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().nullable(),
    /** Of the patch, in hex; absent where there is none, and in transcripts of versions that did not tell. */
    patchSha256: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /** Why there is no patch to take although something changed, without a full stop; absent: none is missing. */
    patchFault: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /** Present beside a patch, but for earlier versions'. */
    diff: diffStat().exactOptional(),
    /** The commit that the workspace stood on, in hex; absent where there was none. */
    base: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /** How many new files are in no patch because the repository ignores them or tools keep them for themselves; absent: none. */
    ignored: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
    /** Changes that a verification had and the patch has not, in the order of their paths; absent: none. */
    withheld: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()).exactOptional(),
    /** Files that are no longer there. */
    deleted: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
    /** Protected files that the code changed, took away or stood in the way of; absent: none, or an earlier version's transcript. */
    tampered: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()).exactOptional(),
    /** Files in the patch that act later by themselves, such as workflows and hooks; a person is to read them first. */
    acting: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
    /**
     * Changes that are neither in the patch nor among the artifacts, each with its reason, and the patch itself where it could not be made or is not as it was; absent: none.
     */
    refused: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(refused()).exactOptional(),
}));


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


/***/ })

};
