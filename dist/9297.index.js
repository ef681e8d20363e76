export const id = 9297;
export const ids = [9297];
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
    resumed: "The sandbox was removed when the run's earlier process ended",
};
/** A sentence about the fresh session, for people. */
function restoredWords({ attempt, after }) {
    return `${whyFresh[after]}. A fresh sandbox started with the files from the end of turn ${attempt}.`;
}


/***/ }),

/***/ 71601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fN: () => (/* binding */ continues),
/* harmony export */   mu: () => (/* binding */ repeatsWords),
/* harmony export */   sI: () => (/* binding */ continuesWords)
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
        "put-in": "with the files as it left them",
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
/* unused harmony export decisionJsonSchema */
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
/** The same as a JSON schema for the server's strict mode, which requires every key and allows no other key. */
function decisionJsonSchema() {
    return strictJsonSchema(decisionSchema());
}
function strictJsonSchema(object) {
    const { $schema: _, ...schema } = zod__WEBPACK_IMPORTED_MODULE_2__/* .toJSONSchema */ .bl(object.strict());
    return schema;
}
/**
 * How many opening braces to try as the start of the JSON. A few braces may come before it. A hostile answer may have
 * millions, and each try reads the whole text.
 */
const maxStarts = 50;
/**
 * The first JSON object in the text that is a decision. It may stand alone, in a fence, or after text. Null if there is
 * none.
 */
function parseDecision(text) {
    return objectIn(text, ownDecision());
}
/** A schema that refuses the example itself as a decision. */
function ownDecision() {
    return decisionSchema().refine(({ reason }) => reason.trim() !== reasonTemplate);
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
/**
 * The index after the brace that closes the object at `start`. Braces inside strings do not count. Null if no brace
 * closes it.
 */
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
    const isWhole = diff.files.length === filesIn(diff);
    return isWhole ? "not in the patch" : "";
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

/***/ 24910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ resumedWords),
/* harmony export */   u: () => (/* binding */ resumed)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);


/** A run whose process had ended was resumed by another process. */
const resumed = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** How long no process worked on the run, in milliseconds. This time does not count for the run's time limit. */
    awayMs: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .amount */ .vj)(),
    /** The interrupted step, which runs again. Absent: none. */
    again: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        attempt: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().positive(),
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
    return `${head} agent-exec repeats the interrupted step in a fresh sandbox: the ${what} of ${unit} ${again.attempt}.`;
}


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

/***/ 49274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MQ: () => (/* binding */ isTestPath),
/* harmony export */   pK: () => (/* binding */ checksCalled),
/* harmony export */   qW: () => (/* binding */ isCheckPath)
/* harmony export */ });
/** Whether a path is in a folder for tests or named like a test, in the languages with probes. */
function isTestPath(path) {
    return /(?:^|\/)(?:tests?|__tests__|spec)\/|(?:^|\/)(?:test_[^/]*|[^/]*[._](?:test|spec))\.\w+$|(?:^|\/)tests?\.\w+$/i.test(path);
}
/** Whether a file is named like a check or its data. */
function isCheckPath(path) {
    const word = /(?:^|[/_.-])(?:tests?|specs?|checks?|verif\w{0,20}|expect\w{0,20}|golden)(?:[/_.-]|$)/i;
    return word.test(path) || /[a-z](?:Test|Spec|Check)s?\.\w+$/.test(path);
}
/**
 * Original files whose names look like checks and that a script calls. If the code could change them, it would decide
 * about itself.
 */
function checksCalled(scripts, given) {
    const words = scripts.flatMap((script) => script.split(/[\s'"`=:;&|<>()]+/));
    const paths = words.map((word) => word.replace(/^(?:\.\/)+/, ""));
    return new Set(paths.filter((path) => given.has(path) && isCheckPath(path)));
}


/***/ }),

/***/ 54154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ faultOf),
/* harmony export */   e: () => (/* binding */ totalOf)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51196);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90566);


/**
 * Why passed tests prove nothing although the exit code is 0. Null if they do prove something.
 * @param mayBeFewer whether there is a known reason for fewer tests
 */
function faultOf(now, before, mayBeFewer = false) {
    if (now.passed + now.failed === 0)
        return now.skipped === 0 ? "no test ran" : "every test was skipped";
    if (now.failed > (before?.failed ?? 0))
        return `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("test", now.failed)} failed, although the exit code was 0`;
    if (now.failed > 0 && now.passed <= before.passed)
        return `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("test", now.failed)} failed, as before any change, although the exit code was 0`;
    if (before === undefined)
        return null;
    if (totalOf(now) < totalOf(before) && !mayBeFewer)
        return `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("test", totalOf(now))} ran or ${totalOf(now) === 1 ? "was" : "were"} skipped, but ${totalOf(before)} before any change`;
    const skipped = newlySkipped(now, before);
    if (skipped.length > 0)
        return `skipped now, but not before any change: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .K)(skipped.map(_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .named */ .r))}`;
    // New tests may be skipped. Without names, a test that failed before may be the skipped one.
    const areNew = before.failed === 0 || (now.cases !== undefined && before.cases !== undefined);
    return now.skipped > before.skipped && !(areNew && ranIn(now) >= ranIn(before))
        ? `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("test", now.skipped)} skipped, but only ${before.skipped} before any change`
        : null;
}
function ranIn({ passed, failed }) {
    return passed + failed;
}
function totalOf({ passed, failed, skipped }) {
    return passed + failed + skipped;
}
function newlySkipped({ cases: now = [] }, { cases: before = [] }) {
    // Tests of several files can have the same name.
    const times = (cases, isSkipped) => {
        const many = new Map();
        for (const { name, status } of cases)
            if ((status === "skipped") === isSkipped)
                many.set(name, (many.get(name) ?? 0) + 1);
        return many;
    };
    const [ran, runs] = [times(before, false), times(now, false)];
    return [...times(now, true).keys()].filter((name) => (ran.get(name) ?? 0) > (runs.get(name) ?? 0));
}


/***/ }),

/***/ 93802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ testFiles),
/* harmony export */   v: () => (/* binding */ mayContainTests)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14006);
/* harmony import */ var _files_checks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49274);


/** Folders and names of tests that `isTestPath` does not know, because they are less common. */
const others = [
    // Folders with tests, snapshots and test data, such as `integration-tests/` and `unit_tests/`.
    /(?:^|\/)(?:testdata|__snapshots__|__mocks__|specs|e2e)\//,
    /(?:^|\/)[\w.]{1,50}[-_](?:tests?|specs?)\//i,
    // Java, Kotlin, C#, PHP, Swift, Scala.
    /[a-z0-9](?:Tests?|Spec|IT)\.(?:java|kt|cs|php|swift|scala|groovy)$/,
    /\.snap$/,
];
/** Whether a file may contain tests or their data, by its path. Rust keeps tests in the same files as the code. */
function mayContainTests(path) {
    return isUsual(path) || (0,_files_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .isCheckPath */ .qW)(path) || path.endsWith(".rs");
}
/** Tells whether a path belongs to the tests, by the user's globs or by each language's usual names. */
function testFiles(globs) {
    if (globs.length > 0)
        return picomatch__WEBPACK_IMPORTED_MODULE_1__([...globs], { dot: true, nonegate: true });
    return isUsual;
}
function isUsual(path) {
    return (0,_files_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .isTestPath */ .MQ)(path) || others.some((pattern) => pattern.test(path));
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
                attempts: [
                    ...state.attempts,
                    {
                        number: event.attempt,
                        reply: event,
                        approvals: [],
                        executions: [],
                        lost: [],
                        verifications: [],
                        decision: null,
                        checkpoint: null,
                        restored: null,
                        awayMs: state.awayMs,
                    },
                ],
            };
        case "approval":
            return answered(state, event);
        case "approval-awaited":
            return { ...state, awaiting: event };
        case "execution":
            return (0,_facts_endings_js__WEBPACK_IMPORTED_MODULE_0__/* .isInfrastructureEnding */ .Rc)(event.ending)
                ? loseSession(updateAttempt(state, event.attempt, (attempt) => ({ lost: [...attempt.lost, event] })))
                : endSession(updateAttempt(state, event.attempt, (attempt) => ({
                    executions: [...attempt.executions, event],
                })), event);
        case "verification":
            return (0,_facts_endings_js__WEBPACK_IMPORTED_MODULE_0__/* .isInfrastructureEnding */ .Rc)(event.ending)
                ? { ...state, infrastructureFailures: state.infrastructureFailures + 1 }
                : endSession(updateAttempt(state, event.attempt, (attempt) => ({
                    verifications: [...attempt.verifications, event],
                })), event);
        case "control":
            return {
                ...state,
                controls: [
                    ...state.controls.filter(({ index }) => index !== event.index),
                    { ...event, attempt: state.attempts.length },
                ],
            };
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
/**
 * An answer from outside continues a run that ended in order to wait. If no code runs after that, its saved files stay
 * valid.
 */
function answered(state, event) {
    const told = updateAttempt(state, event.attempt, ({ reply, approvals }) => ({
        approvals: [...approvals, event],
        reply: event.blocks === undefined ? reply : { ...reply, blocks: event.blocks },
    }));
    const usage = event.usage === undefined ? state.usage : (0,_facts_reply_js__WEBPACK_IMPORTED_MODULE_1__/* .addUsage */ .vk)(state.usage, event.usage);
    if (state.end === null)
        return { ...told, usage, awaiting: null };
    const runsOn = event.approved ? event.asked === "run" : event.feedback !== undefined;
    return {
        ...told,
        usage,
        awaiting: null,
        end: null,
        session: null,
        files: runsOn ? null : state.files,
    };
}
/** A session that the code used up is replaced like a lost one. The results of its blocks still count. */
function endSession(state, { isSessionSpent }) {
    return isSessionSpent === true ? { ...state, session: null } : state;
}
/** A session ends together with the run's process. So a failure or a stop in it no longer matters. */
function resume(state, event) {
    const { awayMs, again } = event;
    const resumptions = [...state.resumptions, event];
    const total = state.awayMs + awayMs;
    const fresh = {
        ...state,
        session: null,
        failure: null,
        interruption: null,
        isResumed: true,
        resumptions,
        awayMs: total,
    };
    if (again === undefined)
        return fresh;
    return updateAttempt(fresh, again.attempt, ({ executions, lost }) => ({
        lost: [...executions, ...lost],
        executions: [],
        verifications: [],
        decision: null,
        awayMs: total,
    }));
}
/** The effects of a lost session's blocks are gone. So the attempt begins again in a fresh session. */
function loseSession(state) {
    const lost = updateAttempt(state, state.attempts.length, (attempt) => ({
        lost: [...attempt.executions, ...attempt.lost],
        executions: [],
        verifications: [],
    }));
    return { ...lost, session: null, infrastructureFailures: state.infrastructureFailures + 1 };
}
function updateAttempt(state, number, update) {
    return {
        ...state,
        attempts: state.attempts.map((attempt) => attempt.number === number ? { ...attempt, ...update(attempt) } : attempt),
    };
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
function isUnreadable({ finish, isCut, blocksLeftOut, fault, }) {
    return finish !== "stop" || isCut || blocksLeftOut !== undefined || fault !== undefined;
}
/** The answer that refused to let the attempt's code run, or to let the run end. */
function refusalOf({ approvals }, what) {
    return approvals.find(({ asked, approved }) => asked === what && !approved);
}
/**
 * Whether the run works step by step: each reply is a turn, and the run continues until the model says that it is done.
 */
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
    const printsIt = (each) => (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc)(each) && firstLineOf(each) === doneWord;
    return reply.saysDone === true || executions.some(printsIt);
}
function firstLineOf({ stdout }) {
    return stdout.text.split("\n", 1)[0].trimEnd();
}
/** Whether the reply has neither text nor code. Then it does not even say that the model is done. */
function isEmpty({ reply }) {
    return reply.blocks.length === 0 && reply.text.trim() === "";
}
/**
 * The attempt that decides the outcome. After a pass this is the last attempt that passed. Otherwise it is the last
 * attempt.
 */
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
/**
 * Whether a block's ending counts as a failure. A block in an unsupported language does not, if others run. Every other
 * ending except exit code 0 does.
 */
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
