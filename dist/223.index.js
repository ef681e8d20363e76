export const id = 223;
export const ids = [223];
export const modules = {

/***/ 59626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   SM: () => (/* binding */ withCode),
/* harmony export */   VN: () => (/* binding */ blockOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42047);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30100);
/* harmony import */ var _endings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75823);




/** A fenced code block of a reply, as CommonMark sees it, at the top level or inside list items. */
const codeBlock = (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    /** The first word of the info string in lower case. "" if the fence has none. `py` stays `py`. */
    language: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(),
    /** The code with `\n` line ends and without the fence's indent. Ends with a line end unless empty. */
    code: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(),
    /**
     * The file that the writer named (`# filename: …` on the first line, or `title=` or `filename=` in the info
     * string). Null if the executor must generate a name. The executor refuses paths outside of the workspace.
     */
    path: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)().nullable(),
    /** SHA-256 of `code` in UTF-8, in hex. */
    sha256: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(),
    /** The file that contains the block, as a person named it. Absent if a model wrote the block. */
    document: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)().exactOptional(),
    /** The line of that file on which the fence opens, from 1. */
    line: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)().exactOptional(),
    /**
     * The session of a document's block. Blocks of one session in one language share variables, and none runs after one
     * that failed. Absent: the block belongs to no document.
     */
    session: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)().exactOptional(),
    /** The index of an earlier block whose code must run first. Absent: none. */
    continues: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)().exactOptional(),
    /** The block's own time limit, in milliseconds. Absent: the run's. */
    timeoutMs: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)().exactOptional(),
    /** The exit code that the document expects. Absent: the document expects 0. */
    exit: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)().exactOptional(),
    /** The output that the document shows, and the line on which its fence opens. Absent: it shows none. */
    output: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ text: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(), line: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)() }).exactOptional(),
    /** Why the block must not run: its author said so, or it is not code. Absent: it may run. */
    leftAlone: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ notRun: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .wordOf */ .aG)(_endings_js__WEBPACK_IMPORTED_MODULE_2__/* .notRunReasons */ .m), evidence: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)() }).exactOptional(),
}));
/** Makes a block with the hash of its code. */
function blockOf(block) {
    return { ...block, sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", block.code) };
}
/** The same block with new code. */
function withCode(block, code) {
    return blockOf({ ...block, code });
}
/** Where people find the block: `notes.md:41`. Empty if no file contains the block. */
function placeOf({ document, line }) {
    return document === undefined ? "" : line === undefined ? document : `${document}:${line}`;
}


/***/ }),

/***/ 51761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I9: () => (/* binding */ restoredWords),
/* harmony export */   ap: () => (/* binding */ keptChanges),
/* harmony export */   v0: () => (/* binding */ restored)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42047);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);
/* harmony import */ var _image_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45078);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80436);




/** The facts about a checkpoint, as the transcript stores them. */
const keptChanges = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    /** The number of files, links and deletions. */
    entries: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** How many bytes of files were read. Unchanged files are not read again. */
    bytes: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** The last 4 pictures that are new or changed in this turn. Absent if the model gets no pictures. */
    images: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg((0,_image_js__WEBPACK_IMPORTED_MODULE_1__/* .imageFacts */ .JC)()).exactOptional(),
    /**
     * Files that cannot be copied out of the sandbox, so a fresh sandbox would lack them. Only the first 10 are listed.
     * A last entry counts the rest.
     */
    leftOut: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .refused */ .J5)()).exactOptional(),
    /** Why this turn was not saved, as a sentence. If the session is lost, this turn's changes are lost too. */
    fault: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
}));
/** The saved files with which a fresh session began. Absent if it began with the original files. */
const restored = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    /** The turn after which these files were saved. */
    attempt: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int().positive(),
    /**
     * Why a fresh session was needed. `lost`: the old one was lost without the code's fault. `spent`: the code used it
     * up. `resumed`: it ended with the run's process.
     */
    after: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(["lost", "spent", "resumed"]),
}));
const whyFresh = {
    lost: "The sandbox was lost",
    spent: "The code made the sandbox fail",
    resumed: "The sandbox was removed when the earlier agent-exec process of this run ended",
};
/** A sentence about the fresh session, for people. */
function restoredWords({ attempt, after }) {
    return `${whyFresh[after]}. A fresh sandbox started with the files from the end of turn ${attempt}.`;
}


/***/ }),

/***/ 71601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bh: () => (/* binding */ resumedWords),
/* harmony export */   fN: () => (/* binding */ continues),
/* harmony export */   mu: () => (/* binding */ repeatsWords),
/* harmony export */   sI: () => (/* binding */ continuesWords),
/* harmony export */   uN: () => (/* binding */ resumed)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83518);



/** The earlier run that a run continues. */
const continues = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    runId: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** Null if the transcript has no end. */
    outcome: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .wordOf */ .aG)(_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomes */ .KI).nullable(),
    /**
     * The earlier conversation without the system message. If it is long, only its beginning and its last turns are
     * kept.
     */
    messages: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ role: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(["user", "assistant"]), content: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)() })),
    /** How many UTF-16 units of the conversation were left out. Absent: none. */
    charsLeftOut: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
    /**
     * What happened with the earlier run's changes. `put-in`: agent-exec added them to the original files. `applied`:
     * the files already contain them. `none`: they are not used.
     */
    files: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(["put-in", "applied", "none"]),
}));
/** A sentence about the earlier run, for people. */
function continuesWords({ runId, files, charsLeftOut = 0 }) {
    const changes = {
        "put-in": "with the files that the earlier run left",
        applied: "whose changes are already in the files",
        none: "which changed no files",
    }[files];
    const cut = charsLeftOut === 0
        ? ""
        : ` ${charsLeftOut} characters in the middle of the earlier conversation are left out.`;
    return `This run continues run ${runId}, ${changes}.${cut}`;
}
/** The same for a run that repeats another one. */
function repeatsWords(runId) {
    return `This run repeats run ${runId} without a model.`;
}
/** A run whose process had ended was resumed by another process. */
const resumed = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    /** How long no process worked on the run, in milliseconds. This time does not count for the run's time limit. */
    awayMs: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .amount */ .vj)(),
    /** The interrupted step, which runs again. Absent: none. */
    again: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        attempt: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().positive(),
        /** How many blocks and verifications of that step had already run. */
        blocks: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
        verifications: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    })
        .exactOptional(),
}));
/** A sentence that tells people about it. `unit` is the run's word for an attempt. */
function resumedWords({ awayMs, again }, unit) {
    const head = `The run was resumed, ${Math.round(awayMs / 1000)} s after its last event.`;
    if (again === undefined)
        return `${head} agent-exec repeats only the model call that was interrupted.`;
    const what = again.blocks === 0 && again.verifications > 0 ? "verifications" : "code";
    return `${head} agent-exec runs the ${what} of ${unit} ${again.attempt} again in a fresh sandbox.`;
}


/***/ }),

/***/ 8473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D7: () => (/* binding */ objectIn),
/* harmony export */   L9: () => (/* binding */ strictJsonSchema),
/* harmony export */   Ow: () => (/* binding */ decisionSchema),
/* harmony export */   Xg: () => (/* binding */ afterDecision),
/* harmony export */   cg: () => (/* binding */ parseDecision),
/* harmony export */   xP: () => (/* binding */ reasonTemplate)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98439);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);


/** A decision by a model or a script. The schema ignores other keys. */
const decisionSchema = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    retry: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().describe("Whether another attempt is worthwhile."),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("What went wrong and what you will change. If no change can help, say why."),
}));
/** The text for the reason in the example that the model gets. */
const reasonTemplate = "what went wrong, and what you will change";
/** A JSON schema for the server's strict mode, which requires every key and allows no other key. */
function strictJsonSchema(object) {
    const { $schema: _, ...schema } = zod__WEBPACK_IMPORTED_MODULE_2__/* .toJSONSchema */ .bl(object.strict());
    return schema;
}
/** How many opening braces to try. A hostile answer may have millions, and each try reads the whole text. */
const maxStarts = 50;
/** The first JSON object in the text that is a decision: alone, in a fence, or after text. Null if there is none. */
function parseDecision(text) {
    // The example itself is no decision.
    return objectIn(text, decisionSchema().refine(({ reason }) => reason.trim() !== reasonTemplate));
}
/** The first JSON object in the text that fits this schema. Null if there is none. */
function objectIn(text, schema) {
    let start = text.indexOf("{");
    for (let tries = 0; start !== -1 && tries < maxStarts; tries += 1) {
        const end = endOfObject(text, start);
        const found = end === null ? null : objectFrom(text.slice(start, end), schema);
        if (found !== null)
            return found;
        start = text.indexOf("{", start + 1);
    }
    return null;
}
function objectFrom(json, schema) {
    try {
        return schema.safeParse(JSON.parse(json)).data ?? null;
    }
    catch {
        return null;
    }
}
/** The index after the brace that closes the one at `start`, outside of strings. Null if there is none. */
function endOfObject(text, start) {
    let depth = 0;
    let isInString = false;
    for (let at = start; at < text.length; at += 1) {
        const char = text[at];
        if (isInString) {
            if (char === "\\")
                at += 1;
            else if (char === '"')
                isInString = false;
        }
        else if (char === '"')
            isInString = true;
        else if (char === "{")
            depth += 1;
        else if (char === "}" && --depth === 0)
            return at + 1;
    }
    return null;
}
/** Removes a fenced decision from the beginning of a text. Without such a decision, returns the whole text. */
function afterDecision(text) {
    const trimmed = text.trimStart();
    const mark = ["```", "~~~"].find((each) => trimmed.startsWith(each));
    const end = mark === undefined ? -1 : trimmed.indexOf(`\n${mark}`);
    if (mark === undefined || end === -1 || parseDecision(trimmed.slice(0, end)) === null)
        return text;
    return trimmed.slice(end + 1 + mark.length).trimStart();
}


/***/ }),

/***/ 45078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JC: () => (/* binding */ imageFacts),
/* harmony export */   Zm: () => (/* binding */ maxImagesOfTurn),
/* harmony export */   dI: () => (/* binding */ maxImageBytes),
/* harmony export */   em: () => (/* binding */ imageTokens),
/* harmony export */   tL: () => (/* binding */ imageTypeOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);


/** The facts about a picture that the code left, or that people added on GitHub. The content is stored elsewhere. */
const imageFacts = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The path of a file in the workspace, or the name of a displayed result. */
    name: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    type: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["image/png", "image/jpeg", "image/gif", "image/webp"]),
    bytes: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** In hex. */
    sha256: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
}));
/** Models scale larger pictures down anyway. */
const maxImageBytes = 1024 ** 2;
/** How many pictures of a turn the model sees. The last ones count. */
const maxImagesOfTurn = 4;
/** About the most tokens that a picture costs, because models scale large pictures down. */
const imageTokens = 1_500;
const signatures = [
    ["image/png", /^\x89PNG\r\n[^]\n/],
    ["image/jpeg", /^\xff\xd8\xff/],
    ["image/gif", /^GIF8[79]a/],
    ["image/webp", /^RIFF[^]{4}WEBP/],
];
/** The picture's type, found by its first bytes and not by its name. Null for other types. */
function imageTypeOf(content) {
    const start = Buffer.from(content.subarray(0, 12)).toString("latin1");
    return signatures.find(([, signature]) => signature.test(start))?.[0] ?? null;
}


/***/ }),

/***/ 89713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ markOf),
/* harmony export */   Qv: () => (/* binding */ rewrittenTests),
/* harmony export */   S: () => (/* binding */ changedTests),
/* harmony export */   UC: () => (/* binding */ patchName),
/* harmony export */   Uj: () => (/* binding */ signedLines),
/* harmony export */   VI: () => (/* binding */ patchParts),
/* harmony export */   bH: () => (/* binding */ ignoredNote),
/* harmony export */   d$: () => (/* binding */ changedFirst),
/* harmony export */   nG: () => (/* binding */ filesIn),
/* harmony export */   w1: () => (/* binding */ changeWarnings)
/* harmony export */ });
/** The patch's name in a run's folder. */
const patchName = "changes.patch";
/** The mark beside a file: whether it is new, and whether the patch contains it. "" for a changed file. */
function markOf({ diff }, path) {
    if (diff === undefined)
        return "";
    const kind = diff.files.find((file) => file.path === path)?.kind;
    if (kind !== undefined)
        return kind === "added" ? "new" : "";
    return diff.files.length === filesIn(diff) ? "not in the patch" : "";
}
/** How many files a patch changes. */
function filesIn(diff) {
    return diff === undefined ? 0 : diff.added + diff.changed + diff.deleted;
}
/** What people must know before they trust or apply a patch. Empty if there is nothing. */
function changeWarnings({ tampered = [], acting, diff }) {
    const warnings = [
        {
            words: "The code changed protected files. agent-exec left these changes out of the verifications and the patch",
            paths: tampered,
            advice: "",
        },
        {
            words: "The patch changes files that programs run automatically",
            paths: acting ?? [],
            advice: "Read these files before you apply the patch.",
        },
        {
            words: "The code changed tests that already existed",
            paths: rewrittenTests(diff),
            advice: "Read these changes first, because a changed test can pass without a fix. The setting `protect` keeps your tests unchanged.",
        },
        {
            words: "The code added lines to test files that already existed",
            paths: changedTests(diff).filter((path) => !rewrittenTests(diff).includes(path)),
            advice: "Read the added lines, because a line can skip a test.",
        },
    ];
    return warnings.filter(({ paths }) => paths.length > 0);
}
/** How test tools and people name test files. */
const testName = /(?:^|\/)(?:tests?|specs?|__tests__)\/|(?:^|\/)(?:test_[^/]*|tests?|conftest)\.\w+$|[._-](?:test|spec)s?\.\w+$/i;
/** Test files that the patch changes or deletes. New test files do not count. */
function changedTests(diff) {
    const old = (diff?.files ?? []).filter(({ kind }) => kind !== "added");
    return old.map(({ path }) => path).filter((path) => testName.test(path));
}
/**
 * Test files that lost lines. Most changes only add tests to a file. An added line in conftest.py counts too, because
 * pytest runs it for all tests.
 */
function rewrittenTests(diff) {
    const intact = (diff?.files ?? []).filter(({ kind, deletions, path }) => kind === "changed" && deletions === 0 && !path.endsWith("conftest.py"));
    const paths = new Set(intact.map(({ path }) => path));
    return changedTests(diff).filter((path) => !paths.has(path));
}
/** The sentence that precedes the number of ignored files. */
const ignoredNote = "The patch leaves out tool caches and new files that the repository ignores";
/** Puts the changed files first. A run also leaves helper files, and a short list should not show only those. */
function changedFirst(artifacts, changes) {
    const named = changes?.diff?.files ?? [];
    const changed = new Set(named.filter(({ kind }) => kind === "changed").map(({ path }) => path));
    return artifacts.toSorted((one, other) => Number(changed.has(other.path)) - Number(changed.has(one.path)));
}
/** Added and deleted lines, such as `+10 −2`. */
function signedLines({ insertions, deletions, }) {
    return `+${insertions} −${deletions}`;
}
/** The parts of the patch in the transcript. New files come last, because they may be helper files. */
function patchParts({ diff }) {
    if (diff?.text === undefined)
        return [];
    // A line of a hunk begins with a blank, a sign or a backslash. So only a file's first line can begin with
    // `diff --git `.
    const texts = diff.text.split(/^(?=diff --git )/m);
    const parts = diff.files.slice(0, texts.length).map((file, index) => ({ file, text: texts[index] ?? "" }));
    const isNew = ({ file }) => Number(file.kind === "added");
    return parts.toSorted((one, other) => isNew(one) - isNew(other));
}


/***/ }),

/***/ 73787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ usage),
/* harmony export */   MY: () => (/* binding */ replyFaults),
/* harmony export */   O9: () => (/* binding */ finish),
/* harmony export */   PQ: () => (/* binding */ retryDecision),
/* harmony export */   tk: () => (/* binding */ noUsage),
/* harmony export */   vk: () => (/* binding */ addUsage)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);


/** Why the reply ended. `stop`: the writer was done. `length`: it reached its length limit. `refusal`: it refused. */
const finish = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["stop", "length", "refusal"]));
/** The tokens and cost of calls. `costUsd` is null if the price is unknown. */
const usage = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    calls: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    inputTokens: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .amount */ .vj)(),
    outputTokens: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .amount */ .vj)(),
    /** The input tokens that came from the server's cache. Absent if none did, or if the server did not say. */
    cachedTokens: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .amount */ .vj)().exactOptional(),
    costUsd: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .amount */ .vj)().nullable(),
    /** Present if the server did not report the tokens, so agent-exec estimated them from the text. */
    isEstimated: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(),
}));
const noUsage = { calls: 0, inputTokens: 0, outputTokens: 0, costUsd: null };
function addUsage(a, b) {
    const costUsd = a.costUsd === null && b.costUsd === null ? null : (a.costUsd ?? 0) + (b.costUsd ?? 0);
    const cachedTokens = (a.cachedTokens ?? 0) + (b.cachedTokens ?? 0);
    return {
        calls: a.calls + b.calls,
        inputTokens: a.inputTokens + b.inputTokens,
        outputTokens: a.outputTokens + b.outputTokens,
        ...(cachedTokens > 0 && { cachedTokens }),
        costUsd,
        ...((a.isEstimated ?? b.isEstimated) ? { isEstimated: true } : {}),
    };
}
/** Whether to retry a failed attempt, and the plan for it. */
const retryDecision = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ retry: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), reason: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)() }));
/** The faults that make a complete reply unusable, so that no block runs. A new fault is one row. */
const replyFaults = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c_)()({
    "tool-call": {
        why: "The reply called a tool. You have no tools, so nothing was run.",
        fix: "Write the commands or the code into fenced code blocks instead, for example a block that begins with ```sh.",
    },
    "bad-answer-call": {
        why: "The arguments of your call to `reply` could not be read, so nothing was run.",
        fix: "Call `reply` again, with `words` and `blocks`.",
    },
    "edit-outside-block": {
        why: "The reply has an edit outside of a code block, so nothing was run and no file was changed.",
        fix: "Write each edit into a fenced code block: either a `diff` block, or a block with only the file's name on its first line and the SEARCH/REPLACE sections below.",
    },
    "fence-in-fence": {
        why: "A code block contains a line that begins with a fence of the same length as the block's own fence. So it is unclear where the block ends, and nothing was run.",
        fix: "Answer again, and put four backticks around each block that has code fences in it.",
    },
});


/***/ }),

/***/ 58491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   En: () => (/* binding */ buildWords),
/* harmony export */   Gx: () => (/* binding */ keptWords),
/* harmony export */   aJ: () => (/* binding */ sessionFacts),
/* harmony export */   sP: () => (/* binding */ keptSandbox)
/* harmony export */ });
/* unused harmony export imageBuild */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);


/** A sandbox that stays after the run, so that a person can look inside. */
const keptSandbox = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The executor's name for the sandbox. */
    name: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    as: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["running", "stopped"]),
    /** How to look inside and how to remove the sandbox, in sentences. Absent if unknown. */
    hint: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
}));
/** A sentence that tells people about it. */
function keptWords({ name, as, hint }) {
    return hint ?? `The sandbox ${name} was ${as === "running" ? "left running" : "stopped but not removed"}.`;
}
/** How agent-exec built an image for a run. */
const imageBuild = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The path of the Dockerfile or devcontainer.json, from the current folder. */
    from: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** Where that file comes from: "the current folder", "the pull request's base, commit 3f2a9c1d0b7e". */
    origin: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** The network during the build: `none`, or `full` for the engine's own network. */
    network: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** How long the build took, in milliseconds. Absent if the image existed already. */
    durationMs: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
}));
/** `built from Dockerfile (the current folder) in 3 s, with the engine's network`. */
function buildWords({ from, origin, network, durationMs }) {
    const reached = network === "none" ? "without a network" : "with the engine's network";
    const took = durationMs === undefined ? "in an earlier run" : `in ${Math.round(durationMs / 100) / 10} s`;
    return `built from ${from} (${origin}) ${took}, ${reached}`;
}
const sessionFacts = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    executor: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** The image's name in the settings. Null for executors without an image. */
    image: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().nullable(),
    /** The image's digest or id, `sha256:…`. Null for executors without an image. */
    digest: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().nullable(),
    /** Present if the image was built for a run. */
    build: imageBuild().exactOptional(),
    /** Each limit with its value for people: `{ memory: "2 GiB", network: "none" }`. */
    limits: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(), (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
    /** Whether each limit was seen to work on this machine. Absent: not tested. */
    held: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(), zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()),
    /** Limits that are not enforced because a setting allows that. Absent: none. */
    waived: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()).exactOptional(),
    /** The commands of `setup`, in order. Absent if there are none. */
    setup: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ command: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(), durationMs: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)() })).exactOptional(),
    /** The languages that can run, by their main names: `python`, `sh`, `bash`, `javascript`. */
    languages: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
    /**
     * The Jupyter kernel that runs blocks of the first language without a file name. Absent: each block is a process.
     */
    kernel: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
}));


/***/ }),

/***/ 42328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EU: () => (/* binding */ fence),
/* harmony export */   Q_: () => (/* binding */ longestRun),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   _Q: () => (/* binding */ fenceFollower)
/* harmony export */ });
/**
 * Puts text into a code fence that the text cannot close: the fence is longer than the text's longest run of backticks.
 * Of `info`, only the characters of a language's name are used.
 */
function fence(text, info = "") {
    const marker = "`".repeat(Math.max(3, longestRun(text) + 1));
    const language = info.replace(/[^\w+#.-]/g, "").slice(0, 40);
    return `${marker}${language}\n${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${marker}`;
}
function longestRun(text) {
    let longest = 0;
    for (const [run] of text.matchAll(/`+/g))
        longest = Math.max(longest, run.length);
    return longest;
}
/** Follows the fences of a text, line by line. The function says whether the next line belongs to a fence. */
function fenceFollower() {
    let open;
    return (line) => {
        const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
        const isFenced = open !== undefined || mark !== undefined;
        if (open === undefined)
            open = mark;
        else if (mark?.startsWith(open) === true && line.trim() === mark)
            open = undefined;
        return isFenced;
    };
}
/**
 * One line of text as a code span that the text cannot close. Line ends become blanks. Empty text stays empty.
 *
 * Blanks at the ends stay, because file names may differ only in them. A parser removes one blank from each end if both
 * have one and there is more than blanks (CommonMark 0.31.2, 6.1), so such a line gets one more.
 */
function codeSpan(text) {
    const line = text.replace(/[\r\n]+/g, " ");
    if (line === "")
        return "";
    const marker = "`".repeat(longestRun(line) + 1);
    const isStripped = line.startsWith(" ") && line.endsWith(" ") && /[^ ]/.test(line);
    const pad = line.startsWith("`") || line.endsWith("`") || isStripped ? " " : "";
    return `${marker}${pad}${line}${pad}${marker}`;
}


/***/ }),

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
/* harmony import */ var _fence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42328);

/** A Markdown text without its fenced code and outer blank lines. */
function wordsOf(markdown) {
    const isFenced = (0,_fence_js__WEBPACK_IMPORTED_MODULE_0__/* .fenceFollower */ ._Q)();
    const words = markdown.split("\n").filter((line) => !isFenced(line));
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
/** Runs the verifications on the original files, while the model works on its first reply. */
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
        const warn = (code, message) => facts.push({ type: "warning", code, message });
        const { grade } = await Promise.all(/* import() */[__webpack_require__.e(2449), __webpack_require__.e(4476), __webpack_require__.e(7911)]).then(__webpack_require__.bind(__webpack_require__, 91521));
        for (const [index, command] of this.options.policy.verify.entries()) {
            try {
                const warnings = [];
                const onWarning = (warning) => warnings.push({ type: "warning", ...warning });
                const control = await grade(index, { ...this.options, onWarning });
                facts.push({ type: "control", index, command, ...control }, ...warnings);
                const untested = (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_0__/* .whyUntested */ .z6)(control);
                if (untested !== null)
                    warn("control-untested", untestedWords(command, control, untested));
            }
            catch (thrown) {
                if (!this.options.signal.aborted)
                    warn(controlNotRun, notRun(command, thrown));
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
    const { audit } = state;
    const proof = (0,_run_proof_js__WEBPACK_IMPORTED_MODULE_6__/* .runProof */ .I)(state);
    const reason = state.end?.reason ?? "The run has not ended yet.";
    const ran = state.attempts
        .flatMap(({ executions }) => executions)
        .filter(({ ending }) => ending !== "not-run");
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
            cheats: audit && {
                held: audit.held,
                fooled: audit.fooled.map(({ name }) => name),
                notTried: audit.notTried,
            },
            ...(proof !== null && { verdict: proof.verdict, reason: proof.reason }),
        },
        summary: (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_7__/* .truncateMiddle */ .k)(workSummary(state), maxResultChars) || reason,
        reason,
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
/** A failed run never has exit code 0, even if only its output was wrong. A passed run always has 0. */
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
/** The model's words about its work: its summary of the run, or the text of the deciding reply. "" for none. */
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
    const alonePart = after.flatMap(({ testsAlone }) => testsAlone === undefined ? [] : { ...(0,execution/* unrunExecution */.xp)("exited", ""), ...testsAlone });
    const alone = tests.length === 0 ? before : tests.length === paths.length ? after : alonePart;
    const runs = [before, alone, after];
    if (paths.length === 0 || runs.some((each) => each.length !== commands.length))
        return null;
    // If only one side has test names, tests would seem to be gone.
    const isNamed = commands.map((_, index) => runs.every((each) => each[index].tests?.cases !== undefined));
    const observed = (executions) => {
        const same = executions.map((each, index) => comparable(each, isNamed[index]));
        return new prove_observed/* Observed */.lK([(0,prove_observed/* treeRun */.ir)(commands, same)]);
    };
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
    const untried = { line: 1, lines: 0, isJoint: false, needed: null };
    const hunks = paths
        .filter((path) => !isTest(path))
        .map((file) => ({ ...untried, file, isHarmless: (0,meaning/* hasSameMeaning */.g)(file, "", "-") }));
    return {
        ...(judged ?? (0,verdict/* verdictOfHunks */.Kg)(findings, hunks, isNamed.includes(true) ? [] : commands)),
        tests: { proof, guard, regressed, removed, skipped },
    };
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





/** Null if the run did not see enough, or if the change is not verified, unless it broke a test. */
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

/***/ 68071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   Bb: () => (/* binding */ apply)
/* harmony export */ });
/* unused harmony export initialState */
/* harmony import */ var _facts_endings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75823);
/* harmony import */ var _facts_reply_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73787);


const initialState = {
    events: 0,
    lastAt: null,
    run: null,
    session: null,
    lastSession: null,
    attempts: [],
    controls: [],
    audit: null,
    usage: _facts_reply_js__WEBPACK_IMPORTED_MODULE_1__/* .noUsage */ .tk,
    infrastructureFailures: 0,
    failure: null,
    awaiting: null,
    interruption: null,
    awayMs: 0,
    resumptions: [],
    isResumed: false,
    files: null,
    data: null,
    reflection: null,
    kept: null,
    warnings: [],
    end: null,
};
/** The state after one more event, without side effects. An event of an unknown type changes only the counters. */
function apply(state, event) {
    return change({ ...state, events: state.events + 1, lastAt: event.at }, event);
}
/** The run's state after these events. */
function fold(events) {
    let state = initialState;
    for (const event of events)
        state = apply(state, event);
    return state;
}
function change(state, event) {
    switch (event.type) {
        case "run-started":
            return { ...state, run: event };
        case "session-started":
            return {
                ...updateAttempt(state, state.attempts.length, () => ({ restored: event.restored ?? null })),
                session: event,
                lastSession: event,
                isResumed: false,
                failure: null,
            };
        case "reply":
            return {
                ...state,
                usage: (0,_facts_reply_js__WEBPACK_IMPORTED_MODULE_1__/* .addUsage */ .vk)(state.usage, event.usage),
                attempts: [...state.attempts, begun(state, event)],
            };
        case "approval":
            return answered(state, event);
        case "approval-awaited":
            return { ...state, awaiting: event };
        case "execution":
            return (0,_facts_endings_js__WEBPACK_IMPORTED_MODULE_0__/* .isInfrastructureEnding */ .Rc)(event.ending)
                ? loseSession(updateAttempt(state, event.attempt, ({ lost }) => ({ lost: [...lost, event] })))
                : withResult(state, event, ({ executions }) => ({ executions: [...executions, event] }));
        case "verification":
            return (0,_facts_endings_js__WEBPACK_IMPORTED_MODULE_0__/* .isInfrastructureEnding */ .Rc)(event.ending)
                ? { ...state, infrastructureFailures: state.infrastructureFailures + 1 }
                : withResult(state, event, ({ verifications }) => ({ verifications: [...verifications, event] }));
        case "control": {
            const others = state.controls.filter(({ index }) => index !== event.index);
            return { ...state, controls: [...others, { ...event, attempt: state.attempts.length }] };
        }
        case "audited":
            return { ...state, audit: event };
        case "checkpoint":
            return updateAttempt(state, event.attempt, () => ({ checkpoint: event }));
        case "decision":
            return {
                ...updateAttempt(state, event.attempt, () => ({ decision: event })),
                usage: event.usage === undefined ? state.usage : (0,_facts_reply_js__WEBPACK_IMPORTED_MODULE_1__/* .addUsage */ .vk)(state.usage, event.usage),
            };
        case "failure":
            return event.during === "start" || event.during === "execute"
                ? { ...loseSession(state), failure: event }
                : { ...state, failure: event };
        case "warning":
            return { ...state, warnings: [...state.warnings, event] };
        case "resumed":
            return resume(state, event);
        case "interrupted":
            return { ...state, interruption: event };
        case "files-saved":
            return { ...state, files: event };
        case "data":
            return { ...state, data: event, usage: (0,_facts_reply_js__WEBPACK_IMPORTED_MODULE_1__/* .addUsage */ .vk)(state.usage, event.usage) };
        case "reflection":
            return { ...state, reflection: event, usage: (0,_facts_reply_js__WEBPACK_IMPORTED_MODULE_1__/* .addUsage */ .vk)(state.usage, event.usage) };
        case "sandbox-kept":
            return { ...state, kept: event };
        case "run-ended":
            return { ...state, end: event };
        default:
            return state;
    }
}
/** An answer from outside continues a run that ended in order to wait. Without more code, its files stay valid. */
function answered(state, event) {
    const told = updateAttempt(state, event.attempt, ({ reply, approvals }) => ({
        approvals: [...approvals, event],
        reply: event.blocks === undefined ? reply : { ...reply, blocks: event.blocks },
    }));
    const usage = event.usage === undefined ? state.usage : (0,_facts_reply_js__WEBPACK_IMPORTED_MODULE_1__/* .addUsage */ .vk)(state.usage, event.usage);
    if (state.end === null)
        return { ...told, usage, awaiting: null };
    const runsOn = event.approved ? event.asked === "run" : event.feedback !== undefined;
    const files = runsOn ? null : state.files;
    return { ...told, usage, awaiting: null, end: null, session: null, files };
}
function begun({ awayMs }, reply) {
    return {
        number: reply.attempt,
        reply,
        approvals: [],
        executions: [],
        lost: [],
        verifications: [],
        decision: null,
        checkpoint: null,
        restored: null,
        awayMs,
    };
}
/** A session that the code used up is replaced like a lost one. The results of its blocks still count. */
function withResult(state, { attempt, isSessionSpent }, update) {
    const told = updateAttempt(state, attempt, update);
    return isSessionSpent === true ? { ...told, session: null } : told;
}
/** A session ends together with the run's process. So a failure or a stop in it no longer matters. */
function resume(state, event) {
    const awayMs = state.awayMs + event.awayMs;
    const over = { session: null, failure: null, interruption: null };
    const fresh = { ...state, ...over, isResumed: true, resumptions: [...state.resumptions, event], awayMs };
    if (event.again === undefined)
        return fresh;
    const again = { decision: null, awayMs };
    return updateAttempt(fresh, event.again.attempt, (attempt) => ({ ...withoutResults(attempt), ...again }));
}
/** An attempt that begins again, because the effects of its blocks are gone. */
function withoutResults({ executions, lost }) {
    return { lost: [...executions, ...lost], executions: [], verifications: [] };
}
/** The effects of a lost session's blocks are gone. So the attempt begins again in a fresh session. */
function loseSession(state) {
    const lost = updateAttempt(state, state.attempts.length, withoutResults);
    return { ...lost, session: null, infrastructureFailures: state.infrastructureFailures + 1 };
}
function updateAttempt(state, number, update) {
    const updated = (attempt) => ({ ...attempt, ...update(attempt) });
    const attempts = state.attempts.map((each) => (each.number === number ? updated(each) : each));
    return { ...state, attempts };
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
/** The deciding attempt's verifications. */
function verificationsOf(state) {
    return (0,_standing_js__WEBPACK_IMPORTED_MODULE_4__/* .decidingAttempt */ .JF)(state)?.verifications ?? [];
}
/** Whether the change's own tests fail without the rest of the change, which proves it even after an early pass. */
function failsWithoutChange(state) {
    return verificationsOf(state).some(({ testsAlone }) => testsAlone !== undefined && (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasFailed */ .WN)(testsAlone));
}
/** Whether the verifications fail with changed expected values. False if one still passes. Null if unknown. */
function failsOnChangedValues(state) {
    const told = verificationsOf(state).map((each) => each.failsOnChangedValues);
    return told.includes(false) ? false : told.includes(true) ? true : null;
}
/** Whether the deciding attempt passed with fewer tests than the original files, because the code removed some. */
function hasRemovedTests(state) {
    if (!state.warnings.some(({ code }) => code === "tests-removed"))
        return false;
    return verificationsOf(state).some((each) => {
        const before = state.controls.find(({ index }) => index === each.index)?.tests;
        const isKnown = (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc)(each) && each.tests !== undefined && before !== undefined;
        return isKnown && (0,_proof_counted_tests_faults_js__WEBPACK_IMPORTED_MODULE_3__/* .totalOf */ .e)(each.tests) < (0,_proof_counted_tests_faults_js__WEBPACK_IMPORTED_MODULE_3__/* .totalOf */ .e)(before);
    });
}
function provedTests(state) {
    const told = verificationsOf(state).filter(({ tests }) => tests !== undefined);
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
/** Whether every verification passed, code ran, and the artifacts are exactly the verified files. */
function isVerified(state) {
    const { run, files } = state;
    const wanted = run?.policy.verify.length ?? 0;
    const verified = verificationsOf(state);
    return (wanted > 0 &&
        state.attempts.some(({ executions }) => executions.some(_facts_endings_js__WEBPACK_IMPORTED_MODULE_0__/* .hasRun */ .gb)) &&
        files?.unlikeVerified === undefined &&
        files?.changes?.withheld === undefined &&
        verified.length === wanted &&
        verified.every(_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc));
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


/***/ }),

/***/ 19411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G0: () => (/* binding */ isStepByStep),
/* harmony export */   GZ: () => (/* binding */ isUnreadable),
/* harmony export */   Im: () => (/* binding */ isEmpty),
/* harmony export */   JF: () => (/* binding */ decidingAttempt),
/* harmony export */   Jn: () => (/* binding */ passedOver),
/* harmony export */   Kl: () => (/* binding */ failedVerificationOf),
/* harmony export */   Of: () => (/* binding */ refusalOf),
/* harmony export */   Ue: () => (/* binding */ blockInTurn),
/* harmony export */   YP: () => (/* binding */ standingOf),
/* harmony export */   g$: () => (/* binding */ failedBlockOf),
/* harmony export */   tL: () => (/* binding */ failedBlocksOf),
/* harmony export */   uF: () => (/* binding */ unitOf)
/* harmony export */ });
/* harmony import */ var _facts_endings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75823);
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6257);


function standingOf(attempt, policy) {
    const { reply, executions, verifications } = attempt;
    if (isUnreadable(reply))
        return "unusable";
    if (executions.length < reply.blocks.length)
        return refusalOf(attempt, "run") === undefined ? "executing" : "unapproved";
    if (policy.runsNothing === true && !isEmpty(attempt))
        return "answer";
    if (executions.length > 0 && executions.every(_facts_endings_js__WEBPACK_IMPORTED_MODULE_0__/* .isHarmlesslyUnrun */ .xH))
        return "unusable";
    if (policy.hasWriter && isEmpty(attempt))
        return "unusable";
    if (isStepByStep(policy)) {
        if (!saysDone(attempt, policy))
            return "step";
    }
    else if (executions.some(isFailure))
        return "failed";
    if (verifications.some((each) => !(0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc)(each)))
        return "failed";
    if (verifications.length < policy.verify.length)
        return "verifying";
    return reply.blocks.length === 0 ? "answer" : "passed";
}
/** Whether nothing in a reply can run, whatever its blocks are. */
function isUnreadable({ finish, isCut, blocksLeftOut, fault }) {
    return finish !== "stop" || isCut || blocksLeftOut !== undefined || fault !== undefined;
}
/** The answer that refused to let the attempt's code run, or to let the run end. */
function refusalOf({ approvals }, what) {
    return approvals.find(({ asked, approved }) => asked === what && !approved);
}
/** Whether each reply is a turn, and the run continues until the model says that it is done. */
function isStepByStep({ until }) {
    return until === "done";
}
/** The word that people read for a reply and its results: "turn" or "attempt". */
function unitOf(policy) {
    return isStepByStep(policy) ? "turn" : "attempt";
}
/**
 * Whether the model says that it is done. It does so with a reply without code. It also does so if its code passed and
 * the done word is in the reply's text or in the output's first line.
 */
function saysDone({ reply, executions }, { doneWord }) {
    if (reply.blocks.length === 0)
        return true;
    if (executions.some(isFailure))
        return false;
    const printsIt = (each) => (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc)(each) && each.stdout.text.split("\n", 1)[0].trimEnd() === doneWord;
    return reply.saysDone === true || executions.some(printsIt);
}
/** Whether the reply has neither text nor code. Then it does not even say that the model is done. */
function isEmpty({ reply }) {
    return reply.blocks.length === 0 && reply.text.trim() === "";
}
/** The attempt that decides the outcome: the last that passed if the run passed, otherwise the last. */
function decidingAttempt({ run, attempts, end }) {
    if (run === null || end?.outcome !== "passed")
        return attempts.at(-1);
    return attempts.findLast((each) => ["passed", "answer"].includes(standingOf(each, run.policy)));
}
/** The index of the block to run next. If only the last block may run, the blocks are handled from the end. */
function blockInTurn({ reply, executions }, { blocks }) {
    return blocks === "last" ? reply.blocks.length - 1 - executions.length : executions.length;
}
/** Why the next block is skipped. Null if it must run. */
function passedOver({ reply, executions }, { blocks, keepGoing }) {
    if (blocks === "last")
        return executions.every(_facts_endings_js__WEBPACK_IMPORTED_MODULE_0__/* .isHarmlesslyUnrun */ .xH) ? null : "not-last";
    const block = reply.blocks[executions.length];
    const failed = executions.some((each) => isFailure(each) && areJoined(reply.blocks[each.block], block));
    return !keepGoing && failed ? "earlier-failed" : null;
}
/** Whether a block needs the block above it. Blocks of documents are independent unless they share a session. */
function areJoined(above, block) {
    if (above?.session === undefined || block?.session === undefined)
        return true;
    return above.document === block.document || above.session === block.session;
}
/** Whether an ending is a failure: all are except exit code 0, and an unsupported language if others run. */
function isFailure(execution) {
    return !(0,_facts_endings_js__WEBPACK_IMPORTED_MODULE_0__/* .isHarmlesslyUnrun */ .xH)(execution) && !(0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc)(execution);
}
function failedBlockOf(attempt) {
    return attempt.executions.find(isFailure);
}
function failedBlocksOf(attempt) {
    return attempt.executions.filter(isFailure);
}
function failedVerificationOf(attempt) {
    return attempt.verifications.find((each) => !(0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc)(each));
}


/***/ })

};
