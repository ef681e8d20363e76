export const id = 345;
export const ids = [345];
export const modules = {

/***/ 91592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ approvalHash),
/* harmony export */   NZ: () => (/* binding */ asked),
/* harmony export */   ZF: () => (/* binding */ answer)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12311);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30100);



/**
 * The SHA-256 of what an approval is given for, in hex: language, file name (or null) and code of each block, in order, as JSON
 * without blanks in UTF-8. Nothing else is in it, so anyone with the blocks can compute it.
 */
function approvalHash(blocks) {
    const said = blocks.map(({ language, path, code }) => [language, path, code]);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(JSON.stringify(said), "utf8").digest("hex");
}
/** What is asked: whether these blocks may run, or whether the run may end. */
const asked = (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(["run", "end"]));
/** Who answers: a person, a function of the library's user, or another model. */
const approvers = (/* unused pure expression or super */ null && (["person", "library", "reviewer"]));
/** What was answered, as a transcript keeps it. */
const answer = (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    asked: asked(),
    by: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .openWord */ .ZK)(),
    approved: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    /** The answerer's own words; "" where there are none. */
    reason: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(),
    /** Told to the writer in place of what the code would have printed: nothing of it runs. Only where it is not approved. */
    feedback: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)().exactOptional(),
    /** Present where the approver failed, and that counts as a refusal. */
    hasFailed: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .present */ .Eb)(),
}));


/***/ }),

/***/ 59626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   SM: () => (/* binding */ withCode),
/* harmony export */   VN: () => (/* binding */ blockOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12311);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30100);
/* harmony import */ var _endings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75823);




/** A fenced code block of a reply, as CommonMark sees it, at the top level or inside list items. */
const codeBlock = (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    /** The first word of the info string in lower case, or "" when the fence has none. Not an alias: `py` stays `py`. */
    language: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(),
    /** The code with `\n` line ends and the fence's indent removed; ends with a line end unless empty. */
    code: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(),
    /**
     * The file the writer asked for (`# filename: …` on the first line, or `title=`/`filename=` in the info string),
     * as it was written; null when a name is to be generated. Not yet checked: the executor refuses what leaves the workspace.
     */
    path: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)().nullable(),
    /** SHA-256 of `code` in UTF-8, in hex. */
    sha256: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(),
    /** The file that it stands in, as a person named it; absent where a model wrote it. */
    document: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)().exactOptional(),
    /** The line of that file on which its fence opens, from 1. */
    line: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)().exactOptional(),
    /** Why it is not run although it could be: its author marked it, or it is no code. Absent: it may run. */
    leftAlone: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ notRun: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .wordOf */ .aG)(_endings_js__WEBPACK_IMPORTED_MODULE_2__/* .notRunReasons */ .m), evidence: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)() }).exactOptional(),
}));
/** A block with the hash of its code. */
function blockOf(block) {
    return { ...block, sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(block.code, "utf8").digest("hex") };
}
/** The block with other code, in the same place. */
function withCode(block, code) {
    return blockOf({ ...block, code });
}
/** Where it stands, for people: `notes.md:41`. Empty where it stands in no file. */
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12311);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);
/* harmony import */ var _image_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45078);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80436);




/** What was kept, as the transcript tells it. */
const keptChanges = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    /** Files, links and deletions. */
    entries: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** Of the files that were read anew: those that nobody had touched since the turn before stayed. */
    bytes: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** Pictures among the files that are new or changed since the turn before, the last 4; absent where the model is shown none. */
    images: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg((0,_image_js__WEBPACK_IMPORTED_MODULE_1__/* .imageFacts */ .JC)()).exactOptional(),
    /** What does not come out of the sandbox and so would not come back; the first 10, the last standing for the rest. */
    leftOut: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .refused */ .J5)()).exactOptional(),
    /** Why nothing is kept of this turn, in a sentence; then a session that ends takes the files with it. */
    fault: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
}));
/** What a fresh session began with, in place of what the run was given. */
const restored = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    /** The turn whose files these are. */
    attempt: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int().positive(),
    /** The session before was lost through no fault of the code's, code used it up, or it ended with the run's process. */
    after: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(["lost", "spent", "resumed"]),
}));
const whyFresh = {
    lost: "The sandbox was lost",
    spent: "Code used up the sandbox",
    resumed: "The sandbox ended with the run's process",
};
/** What people are told of it. */
function restoredWords({ attempt, after }) {
    return `${whyFresh[after]}. A fresh sandbox started with the files from the end of turn ${attempt}.`;
}


/***/ }),

/***/ 71601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ continues),
/* harmony export */   s: () => (/* binding */ continuesWords)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12311);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83518);



/** The earlier run that a run goes on from. */
const continues = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    runId: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** Null where its record stops before its end. */
    outcome: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .wordOf */ .aG)(_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomes */ .KI).nullable(),
    /** What was said in it, without the system's message; of a long one its beginning and its last turns. */
    messages: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ role: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(["user", "assistant"]), content: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)() })),
    /** UTF-16 units of what was said that is not among the messages; absent: none. */
    charsLeftOut: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
    /**
     * What it had changed: put into this run's first session beside what was given, already there in what was given, or
     * nothing.
     */
    files: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(["put-in", "applied", "none"]),
}));
/** What people are told of it. */
function continuesWords({ runId, files, charsLeftOut = 0 }) {
    const changes = {
        "put-in": "with the files as it left them",
        applied: "whose changes are already in the files",
        none: "which changed no files",
    }[files];
    const cut = charsLeftOut === 0 ? "" : ` ${charsLeftOut} characters in the middle of its conversation are left out.`;
    return `This run continues run ${runId}, ${changes}.${cut}`;
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12311);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98439);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);


/** A decision as a model or a script gives it. Keys beyond the two are dropped. */
const decisionSchema = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    retry: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().describe("Whether another attempt is worthwhile."),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("What went wrong and what you will change, or why no change can help."),
}));
/** What stands for the reason where a model is shown the form of a decision. */
const reasonTemplate = "what went wrong, and what you will change";
/** The same as a JSON schema that servers take in strict mode: every key required, no other allowed. */
function decisionJsonSchema() {
    return strictJsonSchema(decisionSchema());
}
function strictJsonSchema(object) {
    const { $schema: _, ...schema } = zod__WEBPACK_IMPORTED_MODULE_2__/* .toJSONSchema */ .bl(object.strict());
    return schema;
}
/**
 * How many opening braces are tried as the start of the JSON: prose before it may hold a few of its own, a hostile
 * answer may hold millions, and each costs one pass over the text.
 */
const maxStarts = 50;
/**
 * The first JSON object of the text that is a decision, wherever it stands: alone, in a fence, after prose.
 * null when there is none.
 */
function parseDecision(text) {
    return objectIn(text, ownDecision());
}
/** One that only repeats the form is none. */
function ownDecision() {
    return decisionSchema().refine(({ reason }) => reason.trim() !== reasonTemplate);
}
/** The same for what another schema describes. */
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
/** The index after the brace that closes the one at `start`, with braces inside strings not counted; null: it never closes. */
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
/** What follows in a text that begins with a decision in a fence; a text that does not is whole. */
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12311);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);


/** A picture that the code left, without its content. */
const imageFacts = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** A file's path in the workspace, or the name of something shown. */
    name: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    type: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["image/png", "image/jpeg", "image/gif", "image/webp"]),
    bytes: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** In hex. */
    sha256: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
}));
/** 1 MiB: what models scale down to is less. */
const maxImageBytes = 1024 ** 2;
/** So many of one turn are shown, the last of them. */
const maxImagesOfTurn = 4;
/** What a picture takes of a context at most, about, in tokens: models scale larger ones down. */
const imageTokens = 1_500;
const signatures = [
    ["image/png", /^\x89PNG\r\n[^]\n/],
    ["image/jpeg", /^\xff\xd8\xff/],
    ["image/gif", /^GIF8[79]a/],
    ["image/webp", /^RIFF[^]{4}WEBP/],
];
/** By its first bytes, whatever its name says; null for none of these. */
function imageTypeOf(content) {
    const start = Buffer.from(content.subarray(0, 12)).toString("latin1");
    return signatures.find(([, signature]) => signature.test(start))?.[0] ?? null;
}


/***/ }),

/***/ 89713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ markOf),
/* harmony export */   S: () => (/* binding */ changedTests),
/* harmony export */   UC: () => (/* binding */ patchName),
/* harmony export */   Uj: () => (/* binding */ signedLines),
/* harmony export */   VI: () => (/* binding */ patchParts),
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
function changeWarnings({ tampered = [], acting, diff }) {
    const warnings = [
        {
            words: "The code changed protected files. The verifications and the patch leave these changes out",
            paths: tampered,
            advice: "",
        },
        {
            words: "The patch changes files that programs run automatically",
            paths: acting ?? [],
            advice: "Read them before you apply it.",
        },
        {
            words: "The code changed tests that were there before",
            paths: changedTests(diff),
            advice: "Read these changes first: a changed test can pass without a fix. `protect` keeps your tests.",
        },
    ];
    return warnings.filter(({ paths }) => paths.length > 0);
}
/** How test tools and people name files of tests. */
const testName = /(?:^|\/)(?:tests?|specs?|__tests__)\/|(?:^|\/)(?:test_[^/]*|tests?|conftest)\.\w+$|[._-](?:test|spec)s?\.\w+$/i;
/** Test files that the patch changes or deletes. A new one takes no test away. */
function changedTests(diff) {
    const old = (diff?.files ?? []).filter(({ kind }) => kind !== "added");
    return old.map(({ path }) => path).filter((path) => testName.test(path));
}
/** What every place says before how many there are in `ignored`. */
const ignoredNote = "New files that the repository ignores, and caches of tools, are not in the patch";
/** Beside what was changed a run leaves helpers of its own: what few lines have room for is the work. */
function changedFirst(artifacts, changes) {
    const named = changes?.diff?.files ?? [];
    const changed = new Set(named.filter(({ kind }) => kind === "changed").map(({ path }) => path));
    return artifacts.toSorted((one, other) => Number(changed.has(other.path)) - Number(changed.has(one.path)));
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12311);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);


/** Why the writer stopped: it was done, it ran into its length limit, it refused. */
const finish = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["stop", "length", "refusal"]));
/** Tokens and money of calls; `costUsd` is null where nobody knows the price. */
const usage = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    calls: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    inputTokens: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .amount */ .vj)(),
    outputTokens: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .amount */ .vj)(),
    /** Of the input tokens, those that the server took from its cache; absent where none were, or nobody said. */
    cachedTokens: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .amount */ .vj)().exactOptional(),
    costUsd: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .amount */ .vj)().nullable(),
    /** Present when a server did not say how many tokens a call took, and they were reckoned from the length of its text. */
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
/** Whether a failed attempt is worth another one, and the plan for it. */
const retryDecision = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ retry: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), reason: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)() }));
/** Why nothing of a whole reply is run, although its server calls it complete: a new fault is one row. */
const replyFaults = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c_)()({
    "tool-call": {
        why: "The reply called a tool. There are no tools here, so nothing was run.",
        fix: "Write the commands or the code into fenced code blocks instead, for example a block that begins with ```sh.",
    },
    "bad-answer-call": {
        why: "The arguments of your call to `reply` could not be read, so nothing was run.",
        fix: "Call `reply` again, with `words` and `blocks`.",
    },
    "edit-outside-block": {
        why: "The reply has an edit outside of a code block, so nothing was run and no file was changed.",
        fix: "Write each edit into a fenced code block: a block `diff`, or a block with the SEARCH/REPLACE sections and the file's name alone on the line before it.",
    },
    "fence-in-fence": {
        why: "A line in a code block begins with a fence of the same length. The block's end is not clear, so nothing was run.",
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12311);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);


/** A run whose process had ended before the run was over went on in another one. */
const resumed = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** How long nobody was at work, in milliseconds: the run's own clock stood still. */
    awayMs: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .amount */ .vj)(),
    /** What was under way when its process ended, and is done again; absent where nothing is. */
    again: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        attempt: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().positive(),
        /** How many of its blocks, and of its verifications, had run. */
        blocks: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
        verifications: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    })
        .exactOptional(),
}));
/** What people are told of it; `unit` is what the run calls an attempt. */
function resumedWords({ awayMs, again }, unit) {
    const head = `The run was resumed, ${Math.round(awayMs / 1000)} s after its last event.`;
    if (again === undefined)
        return `${head} Nothing is repeated, except an unfinished call of the model.`;
    const what = again.blocks === 0 && again.verifications > 0 ? "verifications" : "code";
    return `${head} The unfinished step is repeated in a fresh sandbox: the ${what} of ${unit} ${again.attempt}.`;
}


/***/ }),

/***/ 9122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eo: () => (/* binding */ removeWithFolders),
/* harmony export */   UQ: () => (/* binding */ fillFile),
/* harmony export */   W5: () => (/* binding */ createParents),
/* harmony export */   YT: () => (/* binding */ openToAppend),
/* harmony export */   b4: () => (/* binding */ removeEntry),
/* harmony export */   fR: () => (/* binding */ replaceFile),
/* harmony export */   mV: () => (/* binding */ moveFile),
/* harmony export */   vV: () => (/* binding */ createFolder),
/* harmony export */   x3: () => (/* binding */ createFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _safe_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9668);





/**
 * Writes and removes files below a folder that may contain others' links, pipes and devices. Nothing outside of the
 * folder changes. `safe-files.ts` reads there.
 */
/** Writes a file and replaces any entry of its name, even a link. Creates folders. */
async function replaceFile(root, path, content, mode = 0o666) {
    const target = (0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .inside */ .nx)(root, path);
    await createParents(root, path);
    const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(target), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(target)}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString("hex")}`);
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(draft, "wx", mode);
    try {
        await handle.writeFile(content);
        await handle.close();
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(draft, target);
    }
    catch (error) {
        await handle.close().catch(() => undefined);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(draft, { force: true });
        throw error;
    }
}
/**
 * Creates a folder and its parents, one by one: Node 20's recursive `mkdir` never ends below folders such as /proc.
 * Follows links, because the user named the folder.
 */
async function createFolder(path) {
    const isThere = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path).then((stats) => stats.isDirectory(), () => false);
    if (isThere)
        return;
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path) !== path)
        await createFolder((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path));
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(path).catch(async (error) => {
        // Another process may have created it meanwhile; anything but a folder is an error.
        if (error.code !== "EEXIST" || !(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path)).isDirectory())
            throw error;
    });
}
/** Creates the folders that a file needs. @throws Error if one of them is a link or no folder. */
async function createParents(root, path, mode = 0o777) {
    const target = (0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .inside */ .nx)(root, path);
    await createFolder(root);
    for (const folder of (0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .parentsOf */ .fY)(root, target)) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(folder, { mode }).catch((error) => {
            if (error.code !== "EEXIST")
                throw error;
        });
        if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(folder)).isDirectory())
            throw new Error(`${folder} is not a real folder`);
    }
}
/** Creates a new file in an existing folder. @throws the file system's own error if the name is taken. */
async function createFile(root, path, mode = 0o666) {
    await requirePlainParents(root, path);
    const flags = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_EXCL | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW;
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)((0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .inside */ .nx)(root, path), flags, mode);
}
/** Writes a content to a new file and closes it, even if that fails. */
async function fillFile(handle, content) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
    let bytes = 0;
    try {
        for await (const chunk of content) {
            hash.update(chunk);
            bytes += chunk.byteLength;
            await handle.appendFile(chunk);
        }
    }
    finally {
        await handle.close();
    }
    return { bytes, sha256: hash.digest("hex") };
}
/** Opens an existing regular file to append to it. @throws Error for anything else. */
async function openToAppend(root, path) {
    if ((await (0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .kindOf */ .I)(root, path)) !== "file")
        throw new Error(`${JSON.stringify(path)} is not a regular file`);
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)((0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .inside */ .nx)(root, path), node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_APPEND | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW);
}
/** Renames a file below the same root, and replaces the target. */
async function moveFile(root, from, to) {
    await requirePlainParents(root, from);
    await requirePlainParents(root, to);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)((0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .inside */ .nx)(root, from), (0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .inside */ .nx)(root, to));
}
/** Removes a file, a folder with its content, or a link but not its target. */
async function removeEntry(root, path) {
    if (await (0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .hasPlainParents */ .g8)(root, path))
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)((0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .inside */ .nx)(root, path), { recursive: true, force: true });
}
/** Removes a file, if it exists, and folders that are then empty. */
async function removeWithFolders(root, path) {
    await removeEntry(root, path);
    for (const folder of (0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .parentsOf */ .fY)(root, (0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .inside */ .nx)(root, path)).toReversed()) {
        const isGone = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rmdir)(folder).then(() => true, () => false);
        // It is not empty or is a link, so the folders above stay too.
        if (!isGone)
            return;
    }
}
async function requirePlainParents(root, path) {
    if (!(await (0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .hasPlainParents */ .g8)(root, path)))
        throw new Error(`${JSON.stringify(path)} is not in a real folder`);
}


/***/ }),

/***/ 9668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hu: () => (/* binding */ openPlain),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   VX: () => (/* binding */ readRegular),
/* harmony export */   fY: () => (/* binding */ parentsOf),
/* harmony export */   g8: () => (/* binding */ hasPlainParents),
/* harmony export */   i4: () => (/* binding */ readBeginning),
/* harmony export */   lf: () => (/* binding */ openRegular),
/* harmony export */   nx: () => (/* binding */ inside),
/* harmony export */   wX: () => (/* binding */ namesIn),
/* harmony export */   yO: () => (/* binding */ entriesBelow)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



/**
 * Reads files below a folder that may contain others' links, pipes and devices: a checkout of a stranger's branch, or
 * a run's folder from somebody. It follows no link, waits for no pipe, and reads no file of unlimited size into
 * memory. `safe-changes.ts` writes there. Rooms that read runs must use these functions (scripts/imports.mjs).
 */
/** 256 MiB: larger than any file of a run but its transcript. */
const usualMaxBytes = 256 * 1024 ** 2;
/** Opens a regular file for reading; null for anything else, or if a parent folder is a link. */
async function openRegular(root, path) {
    if (!(await hasPlainParents(root, path)))
        return null;
    return openPlain(inside(root, path)).catch(() => null);
}
/**
 * Opens a regular file for reading, if its folders are trusted; null for a link or anything else. It looks before it
 * opens, because opening a device may have effects and opening a pipe may wait.
 * @throws the file system's own error if there is nothing, or it cannot be read.
 */
async function openPlain(path) {
    if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path)).isFile())
        return null;
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    if ((await handle.stat()).isFile())
        return handle;
    await handle.close();
    return null;
}
/**
 * The beginning of a regular file, at most `maxBytes`; null like `openRegular`. It is synchronous, for the many small
 * files of a tree: that takes a twentieth of the time.
 */
function readBeginning(root, path, maxBytes) {
    const target = inside(root, path);
    try {
        if (!parentsOf(root, target).every((folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder).isDirectory()))
            return null;
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target).isFile())
            return null;
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(target, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).isFile() ? readUpTo(file, maxBytes) : null;
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
        }
    }
    catch {
        return null;
    }
}
function readUpTo(file, maxBytes) {
    const buffer = Buffer.allocUnsafe(maxBytes);
    let read = 0;
    for (let more = -1; more !== 0 && read < maxBytes; read += more)
        more = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer, read, maxBytes - read, null);
    return buffer.subarray(0, read);
}
/** The whole content of a regular file. @throws Error for anything else, and for a file that is too large. */
async function readRegular(root, path, maxBytes = usualMaxBytes) {
    const handle = await openRegular(root, path);
    if (handle === null)
        throw new Error(`${JSON.stringify(path)} is not a regular file`);
    try {
        if ((await handle.stat()).size > maxBytes)
            throw new Error(`${JSON.stringify(path)} is larger than ${maxBytes} bytes`);
        return await handle.readFile();
    }
    finally {
        await handle.close();
    }
}
async function kindOf(root, path) {
    if (!(await hasPlainParents(root, path)))
        return "none";
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(inside(root, path)).catch(() => null);
    if (stats === null)
        return "none";
    return stats.isFile() ? "file" : stats.isDirectory() ? "folder" : "other";
}
/**
 * The names in a folder; none if it is missing, a link or no folder.
 * @param path absent: the root itself
 * @throws the file system's own error if the root cannot be read.
 */
async function namesIn(root, path) {
    if (path === undefined)
        return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(root);
    return (await kindOf(root, path)) === "folder" ? (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(inside(root, path)) : [];
}
/** Everything below a folder, except folders. */
async function entriesBelow(root) {
    const entries = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(root, { recursive: true, withFileTypes: true })).map((entry) => ({
        path: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(entry.parentPath, entry.name)
            .slice(root.length + 1)
            .split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)
            .join("/"),
        isFile: entry.isFile(),
        isFolder: entry.isDirectory(),
    }));
    return {
        files: entries
            .filter(({ isFile }) => isFile)
            .map(({ path }) => path)
            .toSorted(),
        others: entries
            .filter(({ isFile, isFolder }) => !isFile && !isFolder)
            .map(({ path }) => path)
            .toSorted(),
    };
}
/** The absolute path of a file below a folder. @throws Error if the path leaves the folder. */
function inside(root, path) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, path);
    if (target.startsWith(root + node_path__WEBPACK_IMPORTED_MODULE_2__.sep))
        return target;
    throw new Error(`${JSON.stringify(path)} leaves the folder`);
}
/** Whether every folder between a root and a file exists and is no link. */
async function hasPlainParents(root, path) {
    for (const folder of parentsOf(root, inside(root, path))) {
        const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(folder).catch(() => null);
        if (stats?.isDirectory() !== true)
            return false;
    }
    return true;
}
/** The folders between a root and a file, outermost first, without the root. */
function parentsOf(root, target) {
    const parts = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target)
        .slice(root.length)
        .split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)
        .filter((part) => part !== "");
    return parts.map((_, index) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, ...parts.slice(0, index + 1)));
}


/***/ }),

/***/ 36753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ createTemporaryFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);




/** Creates a temporary folder, which the caller removes. @throws AgentExecError `storage-failed`. */
async function createTemporaryFolder(prefix, above = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)()) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(above, prefix));
    }
    catch (cause) {
        const { code = "unknown" } = cause;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AgentExecError */ .r("storage-failed", `The folder for temporary files, ${above}, cannot be written: ${reasons[code] ?? code}.`, { nextStep: "Set TMPDIR to a folder that you can write to and that has free space.", cause });
    }
}
const reasons = {
    ENOENT: "the folder does not exist",
    ENOTDIR: "the path is not a folder",
    EACCES: "you cannot write there",
    EROFS: "the disk is read-only",
    ENOSPC: "the disk is full",
    EDQUOT: "your quota there is used up",
};


/***/ }),

/***/ 83647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cs: () => (/* binding */ keptShape),
/* harmony export */   cz: () => (/* binding */ optionsOf)
/* harmony export */ });
/* unused harmony export namesOf */
/* harmony import */ var _origin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21303);

function namesOf(rows) {
    const named = Object.entries(rows).map(([name, { value }]) => [`${(0,_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .optionName */ .fS)(name)}${value.unit}`, name]);
    return Object.fromEntries(named);
}
/** @param settings parsed; those of other rows are left out. */
function optionsOf(rows, settings) {
    const all = Object.entries(namesOf(rows));
    const there = all
        .map(([option, name]) => [option, settings[name]])
        .filter(([, value]) => value !== undefined);
    return Object.fromEntries(there);
}
/** For each option the schema of its parsed value, as a record keeps it. */
function keptShape(rows) {
    const all = Object.entries(namesOf(rows));
    return Object.fromEntries(all.map(([option, name]) => [option, rows[name].value.kept()]));
}


/***/ }),

/***/ 55441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _S: () => (/* binding */ sign),
/* harmony export */   j_: () => (/* binding */ isClaim),
/* harmony export */   pG: () => (/* binding */ isAtWork),
/* harmony export */   qG: () => (/* binding */ leave),
/* harmony export */   w9: () => (/* binding */ takeOver)
/* harmony export */ });
/* unused harmony export claimsOn */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _files_safe_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9122);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9668);
/* harmony import */ var _process_client_identity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49813);





/**
 * The file that names the process working on the run. If that process died, the next one creates a file whose name is
 * derived from it, and so on; the last file counts. Each file is created only once and never overwritten or renamed,
 * so only one process can replace a dead one. Like all names with a dot, it is not handed out.
 */
const runningName = ".running";
/** 4 KiB: an identity takes about a hundred bytes. */
const maxOwnerBytes = 4096;
/** Whether a file of a run's folder is such a claim. */
function isClaim(name) {
    return name.startsWith(runningName) && !name.includes("/");
}
/** Claims a run's new folder for this process. Nobody else has it yet. */
async function sign(root) {
    await claim(root, runningName);
}
/** Removes all claims. The folder may be gone. */
async function leave(root) {
    const names = await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__/* .namesIn */ .wX)(root).catch((error) => {
        if (error.code === "ENOENT")
            return [];
        throw error;
    });
    // The first one first: the others depend on it.
    for (const name of names.filter(isClaim).toSorted())
        await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .removeEntry */ .b4)(root, name);
}
/**
 * Claims the folder of a run whose process has ended. If several try at once, only one succeeds.
 * @throws AgentExecError `settings-invalid` for all others, and if its process is alive.
 */
async function takeOver(root) {
    const last = (await claimsOn(root)).at(-1);
    if (last !== undefined && (last.owner === "" || (0,_process_client_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .isClientAlive */ .P)(last.owner) === true))
        throw stillRuns(root);
    const name = last === undefined ? runningName : nameBehind(last.owner);
    await claim(root, name);
    if ((await claimsOn(root)).some((each) => each.name === name))
        return;
    // Meanwhile another process had resumed the run and left it.
    await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .removeEntry */ .b4)(root, name);
    throw stillRuns(root);
}
/** Whether a process is working on a run: false only if that is certain. */
async function isAtWork(root) {
    const last = (await claimsOn(root)).at(-1);
    return last !== undefined && (0,_process_client_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .isClientAlive */ .P)(last.owner) !== false;
}
/** @throws AgentExecError `settings-invalid` if another process made it. */
async function claim(root, name) {
    const file = await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .createFile */ .x3)(root, name).catch((error) => {
        throw error.code === "EEXIST" ? stillRuns(root) : error;
    });
    try {
        await file.writeFile((0,_process_client_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .clientIdentity */ .q)());
        await file.close();
    }
    catch (error) {
        await file.close().catch(() => undefined);
        // A full disk may create the file but not its content.
        await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .removeEntry */ .b4)(root, name);
        throw error;
    }
}
/** All claims in order; the last one counts. None: no process is working on the run. */
async function claimsOn(root) {
    const claims = [];
    let name = runningName;
    while (claims.every((each) => each.name !== name)) {
        const said = await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readRegular */ .VX)(root, name, maxOwnerBytes).catch(() => null);
        if (said === null)
            break;
        const owner = new TextDecoder().decode(said);
        claims.push({ name, owner });
        name = nameBehind(owner);
    }
    return claims;
}
function nameBehind(owner) {
    return `${runningName}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(owner).digest("hex").slice(0, 16)}`;
}
function stillRuns(root) {
    const message = `The run in ${root} cannot be resumed: a process is still working on it.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", message, {
        nextStep: "Wait until that process ends, or stop it. Then try again.",
    });
}


/***/ }),

/***/ 54501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ openCheckpointFolder),
/* harmony export */   s: () => (/* binding */ checkpointName)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(12311);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _files_safe_changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9122);
/* harmony import */ var _files_temporary_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36753);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9668);
/* harmony import */ var _facts_described_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30100);
/* harmony import */ var _facts_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80436);









/** This folder is left out when a run's folder is handed out. */
const checkpointName = ".checkpoint";
const keptFile = (0,_facts_described_js__WEBPACK_IMPORTED_MODULE_6__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_8__/* .literal */ .euz("file"),
    path: (0,_facts_described_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)(),
    bytes: (0,_facts_described_js__WEBPACK_IMPORTED_MODULE_6__/* .count */ .U9)(),
    isExecutable: zod__WEBPACK_IMPORTED_MODULE_8__/* .boolean */ .zMY(),
    modifiedAt: zod__WEBPACK_IMPORTED_MODULE_8__/* .number */ .aig().exactOptional(),
    /** In hex; also the name of the file with its bytes. */
    sha256: (0,_facts_described_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)().regex(/^[0-9a-f]{64}$/),
}));
const kept = (0,_facts_described_js__WEBPACK_IMPORTED_MODULE_6__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_8__/* .union */ .KCZ([
    keptFile(),
    zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_8__/* .literal */ .euz("link"), path: (0,_facts_described_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)(), target: (0,_facts_described_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)() }),
    zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_8__/* .literal */ .euz("deleted"), path: (0,_facts_described_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)() }),
    (0,_facts_files_js__WEBPACK_IMPORTED_MODULE_7__/* .leftOut */ .ig)(),
]));
/**
 * Files here are as the code left them, with secrets, so only the owner may read them and disposing removes them. A
 * file's name is its hash, so unchanged files are stored once; an index lists the files of each turn. The previous
 * index stays until the next exists, because the process may end before the transcript records the new turn.
 * @throws AgentExecError `settings-invalid` if the turn's index is missing or invalid.
 */
async function openCheckpointFolder({ runFolder, attempt, } = {}) {
    let made = null;
    const folder = () => (made ??= makeFolder(runFolder));
    let isLeft = false;
    let now = new Map();
    let before = new Map();
    if (runFolder !== undefined)
        await requirePlain(runFolder);
    if (attempt !== undefined && runFolder !== undefined) {
        const place = { root: runFolder, name: checkpointName };
        now = await readIndex(place, attempt);
        made = Promise.resolve(place);
    }
    const dropUnneeded = async () => {
        const needed = new Set([...now.values(), ...before.values()].flatMap((each) => shaOf(each)));
        const { root, name } = await folder();
        for (const each of await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_5__/* .namesIn */ .wX)(root, name))
            if (/^[0-9a-f]{64}$/.test(each) && !needed.has(each))
                await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .removeEntry */ .b4)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(name, each));
    };
    return {
        async keep(entries, turn) {
            const next = new Map();
            try {
                for await (const entry of entries)
                    next.set(entry.path, entry.kind === "file" ? await write(entry, await folder()) : taken(entry, now));
                if (runFolder !== undefined)
                    await writeIndex(await folder(), turn, next);
            }
            catch (thrown) {
                if (made !== null)
                    await dropUnneeded();
                throw thrown;
            }
            [before, now] = [now, next];
            if (made !== null)
                await dropUnneeded();
        },
        async *entries() {
            const all = [...now.values()];
            for (const entry of all)
                if (entry.kind === "deleted" || entry.kind === "left-out")
                    yield entry;
            for (const entry of all.toSorted(byTime)) {
                if (entry.kind === "link")
                    yield entry;
                if (entry.kind !== "file")
                    continue;
                const { sha256, ...facts } = entry;
                yield { ...facts, content: contentOf(await folder(), sha256) };
            }
        },
        leave() {
            isLeft = runFolder !== undefined;
        },
        async [Symbol.asyncDispose]() {
            if (made === null || isLeft)
                return;
            const { root, name } = await made;
            await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .removeEntry */ .b4)(root, name);
        },
    };
}
async function makeFolder(runFolder) {
    if (runFolder === undefined) {
        const path = await (0,_files_temporary_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .createTemporaryFolder */ .a)("agent-exec-kept-");
        return { root: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), name: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) };
    }
    await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .createParents */ .W5)(runFolder, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkpointName, "file"), 0o700);
    return { root: runFolder, name: checkpointName };
}
/** @throws AgentExecError `settings-invalid` if the name is taken: a link would lead to files of this machine. */
async function requirePlain(runFolder) {
    if (["none", "folder"].includes(await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_5__/* .kindOf */ .I)(runFolder, checkpointName)))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(runFolder, checkpointName)} is a link or a file, not a folder. A run never leaves it like this.`, { nextStep: "Do not trust this run's folder. Nothing was changed." });
}
async function write({ content, ...entry }, { root, name }) {
    const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(name, `draft-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString("hex")}`);
    const handle = await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .createFile */ .x3)(root, draft, 0o600);
    try {
        const written = await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .fillFile */ .UQ)(handle, content);
        await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .moveFile */ .mV)(root, draft, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(name, written.sha256));
        // A file that was written meanwhile may be shorter.
        return { ...entry, ...written };
    }
    catch (thrown) {
        await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .removeEntry */ .b4)(root, draft);
        throw thrown;
    }
}
function indexName(turn) {
    return `turn-${turn}.json`;
}
/** Keeps the previous turn's index and removes older ones. */
async function writeIndex({ root, name }, turn, entries) {
    const indexes = (await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_5__/* .namesIn */ .wX)(root, name)).filter((each) => each.startsWith("turn-"));
    const turns = indexes.map((each) => Number.parseInt(each.slice("turn-".length), 10));
    await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .replaceFile */ .fR)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(name, indexName(turn)), JSON.stringify([...entries.values()]), 0o600);
    const older = turns.filter((other) => other !== turn).toSorted((a, b) => b - a);
    for (const each of older.slice(1))
        await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .removeEntry */ .b4)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(name, indexName(each)));
}
async function readIndex({ root, name }, turn) {
    try {
        const index = new TextDecoder().decode(await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readRegular */ .VX)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(name, indexName(turn))));
        const entries = zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(kept()).parse(JSON.parse(index));
        return new Map(entries.map((entry) => [entry.path, entry]));
    }
    catch (cause) {
        const message = `The files of turn ${turn} are missing from ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name)}.`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", message, {
            nextStep: "Use the run's whole, unchanged folder, or start a new run with its task.",
            cause,
        });
    }
}
/** Opens the file only when its content is requested. */
async function* contentOf({ root, name }, sha256) {
    const handle = await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_5__/* .openRegular */ .lf)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(name, sha256));
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
    if (handle !== null)
        for await (const chunk of handle.createReadStream()) {
            hash.update(chunk);
            yield chunk;
        }
    if (handle === null || hash.digest("hex") !== sha256)
        throw spoilt((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name));
}
function spoilt(folder) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", `A file in ${folder} has changed since the run saved it.`, {
        nextStep: "Start a new run with its task: something has changed its folder.",
    });
}
/** Files that changed later come later, as in a session. */
function byTime(one, other) {
    return timeOf(one) - timeOf(other);
}
function timeOf(entry) {
    return entry.kind === "file" ? (entry.modifiedAt ?? 0) : 0;
}
function shaOf(entry) {
    return entry.kind === "file" ? [entry.sha256] : [];
}
function taken(entry, known) {
    if (entry.kind !== "same")
        return entry;
    const same = known.get(entry.path);
    if (same !== undefined)
        return same;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("internal", "A session reported a file as unchanged, but no checkpoint has it.", {
        nextStep: "Please report this with the transcript.",
    });
}


/***/ }),

/***/ 5314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U$: () => (/* binding */ defaultRunsFolder),
/* harmony export */   iN: () => (/* binding */ openRunFolder),
/* harmony export */   jC: () => (/* binding */ createDefaultRunFolder),
/* harmony export */   kg: () => (/* binding */ createRunFolder),
/* harmony export */   tQ: () => (/* binding */ reopenRunFolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _facts_patch_words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89713);
/* harmony import */ var _at_work_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55441);
/* harmony import */ var _checkpoint_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54501);
/* harmony import */ var _files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9122);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9668);








const transcriptName = "transcript.jsonl";
const artifactsName = "artifacts";
const shownName = "shown";
/** 500 MiB: the longest text that Node can hold. No other file of a run is larger. */
const maxTranscriptBytes = 500 * 1024 ** 2;
/** Files that a browser opens without running anything. A user's executor may choose any other name. */
const inertName = /\.(?:png|jpe?g|gif|webp|pdf|json|tex|md|txt)$/i;
/**
 * Creates the folder for a new run, or uses an empty one. Never overwrites a file.
 * @throws AgentExecError `settings-invalid` if the folder is not empty, `storage-failed` if the disk refuses.
 */
async function createRunFolder(path) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    const transcript = await attempt(`create the run's folder ${root}`, async () => {
        await requireFree(root);
        await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .createFolder */ .vV)(root);
        return (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .createFile */ .x3)(root, transcriptName).catch((error) => {
            // Another run was faster.
            throw error.code === "EEXIST" ? notFree(root, "is not empty") : error;
        });
    });
    await (0,_at_work_js__WEBPACK_IMPORTED_MODULE_3__/* .sign */ ._S)(root);
    return folderAt(root, transcript);
}
/**
 * Opens the folder of a run whose process has ended, to add to its transcript. Removes a torn last line.
 * @param path the folder, or its transcript
 * @throws AgentExecError `settings-invalid` if there is no run, or a process is still working on it; `storage-failed`
 * if the disk refuses.
 */
async function reopenRunFolder(path) {
    const root = (await openRunFolder(path)).folder.path;
    await attempt(`open the run's folder ${root}`, () => (0,_at_work_js__WEBPACK_IMPORTED_MODULE_3__/* .takeOver */ .w9)(root));
    // Read again now that nobody else adds to it.
    const { transcript } = await openRunFolder(root);
    const whole = transcript.slice(0, transcript.lastIndexOf("\n") + 1);
    const handle = await attempt("open the transcript", () => (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .openToAppend */ .YT)(root, transcriptName));
    await handle.truncate(Buffer.byteLength(whole));
    return { folder: folderAt(root, handle), transcript: whole };
}
/** @throws AgentExecError `settings-invalid` for a file, or a folder that is not empty. */
async function requireFree(root) {
    const entries = await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_6__/* .namesIn */ .wX)(root).catch((error) => {
        if (error.code === "ENOENT")
            return [];
        if (error.code === "ENOTDIR")
            return null;
        throw error;
    });
    if (entries?.length === 0)
        return;
    throw notFree(root, entries === null ? "is a file" : "is not empty");
}
function notFree(root, what) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", `The run's folder cannot be ${root}: it ${what}.`, {
        nextStep: "Set `out` to a new folder. Nothing was written.",
    });
}
/**
 * Creates the default folder of a run, in a folder that git ignores.
 * @param workingFolder a parameter, because the bundler would include a path that it can compute
 * @throws like `createRunFolder`.
 */
async function createDefaultRunFolder(runId, workingFolder) {
    return createRunFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(await defaultRunsFolder(workingFolder), runId));
}
/** The default folder for runs, which git ignores. @throws like `createRunFolder`. */
async function defaultRunsFolder(workingFolder) {
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workingFolder, ".agent-exec");
    await attempt(`create ${parent}`, async () => {
        const ignoreFile = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(".agent-exec", ".gitignore");
        await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .createParents */ .W5)(workingFolder, ignoreFile);
        const file = await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .createFile */ .x3)(workingFolder, ignoreFile).catch(ignoreExisting);
        await file?.writeFile("*\n");
        await file?.close();
    });
    return parent;
}
/**
 * Opens the folder of an earlier run for reading.
 * @param path the folder, or its transcript
 * @throws AgentExecError `settings-invalid` if there is no run.
 */
async function openRunFolder(path) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) === transcriptName ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path)) : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    let transcript;
    try {
        transcript = new TextDecoder().decode(await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_6__/* .readRegular */ .VX)(root, transcriptName, maxTranscriptBytes));
    }
    catch (cause) {
        const what = (await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_6__/* .kindOf */ .I)(root, transcriptName)) === "none"
            ? `There is no ${transcriptName} in ${root}.`
            : `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, transcriptName)} cannot be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause)}.`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", what, {
            nextStep: "Give the folder of a run. A run prints its path at the end; by default it is in .agent-exec.",
            cause,
        });
    }
    return { folder: folderAt(root, null), transcript };
}
function folderAt(root, transcript) {
    return {
        path: root,
        artifactsPath: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, artifactsName),
        removeArtifact: (path) => (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .removeWithFolders */ .Eo)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(artifactsName, path)),
        // One write call per line: a killed process leaves whole lines and at most one torn line.
        async append(event) {
            await attempt("append to the transcript", async () => transcript?.appendFile(`${JSON.stringify(event)}\n`), root);
        },
        async save(file) {
            return attempt(`save the artifact ${JSON.stringify(file.path)}`, () => saveArtifact(root, file));
        },
        async write(name, content) {
            await attempt(`write ${name}`, () => (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .replaceFile */ .fR)(root, name, content), root);
        },
        async list() {
            const files = [];
            for (const path of (await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_6__/* .entriesBelow */ .yO)(root)).files.filter((each) => !each.startsWith("."))) {
                files.push(await attempt(`read ${path}`, () => describeFile(root, path), root));
            }
            return files;
        },
        async strange() {
            const { files, others } = await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_6__/* .entriesBelow */ .yO)(root);
            const isOurs = (path) => (0,_at_work_js__WEBPACK_IMPORTED_MODULE_3__/* .isClaim */ .j_)(path) || path.startsWith(`${_checkpoint_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .checkpointName */ .s}/`);
            return [...others, ...files.filter((path) => path.startsWith(".") && !isOurs(path))];
        },
        openArtifact: async (path) => isArtifact(root, path) ? (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_6__/* .openRegular */ .lf)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(artifactsName, path)) : null,
        async readArtifact(path) {
            if (!isArtifact(root, path))
                throw new Error(`${JSON.stringify(path)} is not a regular file`);
            return (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_6__/* .readRegular */ .VX)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(artifactsName, path));
        },
        async keepShown({ facts, content }) {
            const name = inertName.test(facts.name) ? facts.name : `${facts.name}.txt`;
            await attempt(`write ${name}`, () => (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .replaceFile */ .fR)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(shownName, name), content), root);
            const sha256 = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(content).digest("hex");
            return { ...facts, name, bytes: content.byteLength, sha256 };
        },
        async readShown(name) {
            if (!/^[\w.]+$/.test(name))
                throw new Error(`${JSON.stringify(name)} is missing`);
            return (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_6__/* .readRegular */ .VX)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(shownName, name));
        },
        async clearSaved() {
            await attempt("remove incomplete files", async () => {
                await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .removeEntry */ .b4)(root, artifactsName);
                await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .removeEntry */ .b4)(root, _facts_patch_words_js__WEBPACK_IMPORTED_MODULE_7__/* .patchName */ .UC);
            });
        },
        dropCheckpoint: () => (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .removeEntry */ .b4)(root, _checkpoint_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .checkpointName */ .s),
        async close() {
            if (transcript === null)
                return;
            await transcript.close();
            await (0,_at_work_js__WEBPACK_IMPORTED_MODULE_3__/* .leave */ .qG)(root);
        },
    };
}
async function describeFile(root, path) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
    let bytes = 0;
    const handle = await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_6__/* .openRegular */ .lf)(root, path);
    if (handle === null)
        throw new Error("it is no longer a regular file");
    if ((await handle.stat()).size > maxTranscriptBytes) {
        await handle.close();
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("record-differs", `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path)} is too large to come from a run.`, {
            nextStep: "Do not trust this run's folder.",
        });
    }
    for await (const chunk of handle.createReadStream()) {
        hash.update(chunk);
        bytes += chunk.byteLength;
    }
    return { path, bytes, sha256: hash.digest("hex") };
}
/** Looks at the path only. Opening it shows whether it is a regular file and no link. */
function isArtifact(root, path) {
    const artifacts = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, artifactsName);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(artifacts, path).startsWith(artifacts + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
}
async function saveArtifact(root, file) {
    const target = (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_6__/* .inside */ .nx)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, artifactsName), file.path).slice(root.length + 1);
    await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .createParents */ .W5)(root, target);
    const handle = await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .createFile */ .x3)(root, target, file.isExecutable ? 0o755 : 0o644);
    try {
        return { path: file.path, ...(await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .fillFile */ .UQ)(handle, file.content)) };
    }
    catch (error) {
        // Half a file would look complete, and use the space that the reports need.
        await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .removeWithFolders */ .Eo)(root, target);
        throw error;
    }
}
function ignoreExisting(error) {
    if (error.code !== "EEXIST")
        throw error;
    return null;
}
/** @param begun the folder of a run whose transcript exists; absent: nothing exists yet */
async function attempt(what, action, begun) {
    try {
        return await action();
    }
    catch (cause) {
        throw storageError(what, cause, begun);
    }
}
function storageError(what, cause, begun) {
    if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isAgentExecError */ .TE)(cause))
        return cause;
    const { code = "", message } = cause;
    const firstStep = code === "ENOSPC" || code === "EDQUOT" ? "Free some disk space" : "Check the permissions";
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("storage-failed", `Could not ${what}: ${message}`, {
        nextStep: begun === undefined
            ? `${firstStep}, or set \`out\` to another folder.`
            : `${firstStep}, then write the reports from the transcript with \`agent-exec report ${begun}\`.`,
        cause,
    });
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
/** The state after one more event. Pure; an event of a type that is not known leaves all but the counters as they are. */
function apply(state, event) {
    return change({ ...state, events: state.events + 1, lastAt: event.at }, event);
}
/** The state that a run had after these events. */
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
/** An answer from outside lets a run go on that had ended to wait for it. What it had left stays where nothing more runs. */
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
/** A session that the code used up is replaced like a lost one, but what ran in it counts. */
function endSession(state, { isSessionSpent }) {
    return isSessionSpent === true ? { ...state, session: null } : state;
}
/** No session outlives its run's process; what stopped that, or failed in it, is over. */
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
/** Blocks that ran in a lost session left nothing behind, so the attempt begins again in a fresh one. */
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
/** Whether nothing of a reply can be run, whatever stands in it. */
function isUnreadable({ finish, isCut, blocksLeftOut, fault, }) {
    return finish !== "stop" || isCut || blocksLeftOut !== undefined || fault !== undefined;
}
/** The answer by which the attempt's code may not run, or the run may not end after it. */
function refusalOf({ approvals }, what) {
    return approvals.find(({ asked, approved }) => asked === what && !approved);
}
/** Whether each reply is a turn, and the run goes on until the writer says that it is done. */
function isStepByStep({ until }) {
    return until === "done";
}
/** What people call a reply with all that came of it. */
function unitOf(policy) {
    return isStepByStep(policy) ? "turn" : "attempt";
}
/** By words without code; or beside code that passed, by the done word in words, or as the first line of its output. */
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
/** Neither words nor code: that says nothing, not even that the writer is done. */
function isEmpty({ reply }) {
    return reply.blocks.length === 0 && reply.text.trim() === "";
}
/** The attempt that the run's outcome rests on: for a pass the last that passed, whatever came after it, else the last. */
function decidingAttempt({ run, attempts, end }) {
    if (run === null || end?.outcome !== "passed")
        return attempts.at(-1);
    return attempts.findLast((each) => ["passed", "answer"].includes(standingOf(each, run.policy)));
}
/** The block whose turn it is, from 0. Where only the last is to run, it is found from the end. */
function blockInTurn({ reply, executions }, { blocks }) {
    return blocks === "last" ? reply.blocks.length - 1 - executions.length : executions.length;
}
/** Why the block whose turn it is is passed over; null where it is to run. */
function passedOver({ executions }, { blocks, keepGoing }) {
    if (blocks === "last")
        return executions.every(_facts_endings_js__WEBPACK_IMPORTED_MODULE_0__/* .isHarmlesslyUnrun */ .xH) ? null : "not-last";
    return !keepGoing && executions.some(isFailure) ? "earlier-failed" : null;
}
/** A block in a language that is not run here does no harm beside blocks that are; every other ending but 0 does. */
function isFailure(execution) {
    return !(0,_facts_endings_js__WEBPACK_IMPORTED_MODULE_0__/* .isHarmlesslyUnrun */ .xH)(execution) && !(0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc)(execution);
}
function failedBlockOf(attempt) {
    return attempt.executions.find(isFailure);
}
function failedVerificationOf(attempt) {
    return attempt.verifications.find((each) => !(0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc)(each));
}


/***/ })

};
