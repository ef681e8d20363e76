export const id = 5234;
export const ids = [5234];
export const modules = {

/***/ 9668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eo: () => (/* binding */ removeWithFolders),
/* harmony export */   Hu: () => (/* binding */ openPlain),
/* harmony export */   VX: () => (/* binding */ readRegular),
/* harmony export */   W5: () => (/* binding */ createParents),
/* harmony export */   fR: () => (/* binding */ replaceFile),
/* harmony export */   i4: () => (/* binding */ readBeginning),
/* harmony export */   lf: () => (/* binding */ openRegular),
/* harmony export */   nx: () => (/* binding */ inside),
/* harmony export */   vV: () => (/* binding */ createFolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);




/**
 * Files below a folder in which others may have put links, pipes and devices: a checkout of a stranger's branch, a
 * run's folder that somebody sent. Nothing here follows a link, and nothing waits for a pipe.
 */
/** Opens a regular file for reading; null for anything else, and where a folder on the way is a link. */
async function openRegular(root, path) {
    if (!(await hasPlainParents(root, path)))
        return null;
    return openPlain(inside(root, path)).catch(() => null);
}
/**
 * Opens a regular file for reading, by a path whose folders are trusted; null for a link and for anything else. Asked
 * before it is opened, too: to open a device may be an act, and nothing waits for a pipe.
 * @throws the file system's own error where there is nothing, or it may not be read.
 */
async function openPlain(path) {
    if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(path)).isFile())
        return null;
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK);
    if ((await handle.stat()).isFile())
        return handle;
    await handle.close();
    return null;
}
/**
 * The beginning of a regular file, at most `maxBytes` of it; null like `openRegular`. Nothing else has its turn meanwhile:
 * for the many small files of a tree, each of which takes a twentieth of a handle's time.
 */
function readBeginning(root, path, maxBytes) {
    const target = inside(root, path);
    try {
        if (!parentsOf(root, target).every((folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(folder).isDirectory()))
            return null;
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(target).isFile())
            return null;
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(target, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK);
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file).isFile() ? readUpTo(file, maxBytes) : null;
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
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
        more = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, buffer, read, maxBytes - read, null);
    return buffer.subarray(0, read);
}
/** The whole content of a regular file. @throws Error for anything else. */
async function readRegular(root, path) {
    const handle = await openRegular(root, path);
    if (handle === null)
        throw new Error(`${JSON.stringify(path)} is no regular file`);
    try {
        return await handle.readFile();
    }
    finally {
        await handle.close();
    }
}
/** Writes a file in place of whatever has its name, a link included; folders are created. */
async function replaceFile(root, path, content) {
    const target = inside(root, path);
    await createParents(root, path);
    const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(target), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(target)}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString("hex")}`);
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(draft, "wx");
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
 * Creates a folder and what it lies in, one by one: a recursive `mkdir` of Node 20 spins for ever where the parent is
 * there and holds nothing new, as below /proc. Links on the way are followed, as a person who names the folder means.
 */
async function createFolder(path) {
    const isThere = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path).then((stats) => stats.isDirectory(), () => false);
    if (isThere)
        return;
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path) !== path)
        await createFolder((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path));
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(path).catch(async (error) => {
        // Somebody else made it in the meantime; anything but a folder stays an error.
        if (error.code !== "EEXIST" || !(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path)).isDirectory())
            throw error;
    });
}
/** Creates the folders that a file needs. @throws Error where one of them is a link or no folder. */
async function createParents(root, path) {
    const target = inside(root, path);
    await createFolder(root);
    for (const folder of parentsOf(root, target)) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(folder).catch((error) => {
            if (error.code !== "EEXIST")
                throw error;
        });
        if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(folder)).isDirectory())
            throw new Error(`${folder} is no folder of its own`);
    }
}
/** Removes a file, if it is there, and the folders that it leaves empty, the root among them. */
async function removeWithFolders(root, path) {
    const target = inside(root, path);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(target, { force: true });
    for (const folder of [root, ...parentsOf(root, target)].toReversed()) {
        const isGone = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rmdir)(folder).then(() => true, () => false);
        // It holds something else, or it is a link: what stands above it stays, too.
        if (!isGone)
            return;
    }
}
/** The absolute path of a file below a folder. @throws Error for a path that leaves it. */
function inside(root, path) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(root, path);
    if (target.startsWith(root + node_path__WEBPACK_IMPORTED_MODULE_3__.sep))
        return target;
    throw new Error(`${JSON.stringify(path)} leaves the folder`);
}
async function hasPlainParents(root, path) {
    for (const folder of parentsOf(root, inside(root, path))) {
        const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(folder).catch(() => null);
        if (stats?.isDirectory() !== true)
            return false;
    }
    return true;
}
/** The folders between a root and a file, outermost first, the root left out. */
function parentsOf(root, target) {
    const parts = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(target)
        .slice(root.length)
        .split(node_path__WEBPACK_IMPORTED_MODULE_3__.sep)
        .filter((part) => part !== "");
    return parts.map((_, index) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, ...parts.slice(0, index + 1)));
}


/***/ }),

/***/ 85999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ approvalHash),
/* harmony export */   NZ: () => (/* binding */ asked),
/* harmony export */   ZF: () => (/* binding */ answer)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12311);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47731);



/**
 * The SHA-256 of what an approval is given for, in hex: language, file name (or null) and code of each block, in order, as JSON
 * without blanks in UTF-8. Nothing else is in it: whoever has the blocks can compute it.
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

/***/ 54940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I9: () => (/* binding */ restoredWords),
/* harmony export */   ap: () => (/* binding */ keptChanges),
/* harmony export */   v0: () => (/* binding */ restored)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12311);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47731);
/* harmony import */ var _image_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40317);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46529);




/** What was kept, as the transcript tells it. */
const keptChanges = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    /** Files, links and deletions. */
    entries: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** Of the files that were read anew: those that nobody had touched since the turn before stayed. */
    bytes: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** Pictures among the files that are new or changed since the turn before, the last 4; absent where the model is shown none. */
    images: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg((0,_image_js__WEBPACK_IMPORTED_MODULE_1__/* .imageFacts */ .JC)()).exactOptional(),
    /** What does not come out of the sandbox and so would not come back; the first 10, the last standing for the rest. */
    leftOut: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg((0,_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .refused */ .J5)()).exactOptional(),
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
    resumed: "The sandbox had ended with the run's process",
};
/** What people are told of it. */
function restoredWords({ attempt, after }) {
    return `${whyFresh[after]}; a fresh one began with the files as turn ${attempt} left them.`;
}


/***/ }),

/***/ 62238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ continues),
/* harmony export */   s: () => (/* binding */ continuesWords)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12311);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47731);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64319);



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
        applied: "whose changes are in the files already",
        none: "which had changed no file",
    }[files];
    const cut = charsLeftOut === 0
        ? ""
        : ` Of what was said in it, ${charsLeftOut} characters in the middle are left out.`;
    return `This run goes on from run ${runId}, ${changes}.${cut}`;
}


/***/ }),

/***/ 37003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DG: () => (/* binding */ EngineUnavailableError),
/* harmony export */   En: () => (/* binding */ buildWords),
/* harmony export */   Gx: () => (/* binding */ keptWords),
/* harmony export */   aJ: () => (/* binding */ sessionFacts),
/* harmony export */   sP: () => (/* binding */ keptSandbox),
/* harmony export */   yT: () => (/* binding */ ImageUnavailableError)
/* harmony export */ });
/* unused harmony export imageBuild */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12311);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47731);



/** A sandbox that is there after the run, because a person wants to look inside. */
const keptSandbox = (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    /** As its executor knows it. */
    name: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(),
    as: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(["running", "stopped"]),
    /** How to look into it and how to be rid of it, in sentences; absent where nobody can say. */
    hint: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)().exactOptional(),
}));
/** What a person is told of it. */
function keptWords({ name, as, hint }) {
    return hint ?? `The sandbox ${name} was ${as === "running" ? "left running" : "stopped and left"}.`;
}
/** How an image came about that was built for a run. */
const imageBuild = (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    /** The file that asked for it, from the current folder: a Dockerfile, or a devcontainer.json. */
    from: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(),
    /** Whose file that is: "the current folder", "the pull request's base, commit 3f2a9c1d0b7e". */
    origin: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(),
    /** What its commands reached, or would have: `none`, or `full`, the engine's own network. */
    network: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(),
    /** How long it took, in milliseconds; absent where the same had been built before. */
    durationMs: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)().exactOptional(),
}));
/** `built from Dockerfile (the current folder) in 3 s, with the engine's network`. */
function buildWords({ from, origin, network, durationMs }) {
    const reached = network === "none" ? "without a network" : "with the engine's network";
    const took = durationMs === undefined ? "before, and not again" : `in ${Math.round(durationMs / 100) / 10} s`;
    return `built from ${from} (${origin}) ${took}, ${reached}`;
}
/** What a started session is, as the transcript records it. */
const sessionFacts = (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    executor: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(),
    /** The image as it was asked for; null for executors without one. */
    image: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)().nullable(),
    /** The image's digest or id, `sha256:…`; null for executors without one. */
    digest: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)().nullable(),
    /** Present where the image was built for a run. */
    build: imageBuild().exactOptional(),
    /** Limit → value with its unit, as a person reads it: `{ memory: "2 GiB", network: "none" }`. */
    limits: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P((0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(), (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)()),
    /** Limit → whether it holds on this machine; absent where it was not tried. */
    held: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P((0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(), zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
    /** Those that do not hold because a setting asks for that, on any machine; absent where there are none. */
    waived: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)()).exactOptional(),
    /** The user's own commands that prepared the sandbox, in order; absent where there were none. */
    setup: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ command: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(), durationMs: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)() })).exactOptional(),
    /** Languages that blocks can be run in here, by their canonical names: `python`, `sh`, `bash`, `javascript`. */
    languages: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)()),
    /** The Jupyter kernel that blocks of the first language run in, where they name no file; absent: each is a process. */
    kernel: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)().exactOptional(),
}));
class EngineUnavailableError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r {
    constructor(message, nextStep, cause) {
        super("engine-unavailable", message, { nextStep, cause, isRetryable: true });
    }
}
class ImageUnavailableError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r {
    constructor(message, nextStep, cause) {
        super("image-unavailable", message, { nextStep, cause });
    }
}


/***/ }),

/***/ 40317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JC: () => (/* binding */ imageFacts),
/* harmony export */   Zm: () => (/* binding */ maxImagesOfTurn),
/* harmony export */   dI: () => (/* binding */ maxImageBytes),
/* harmony export */   em: () => (/* binding */ imageTokens),
/* harmony export */   tL: () => (/* binding */ imageTypeOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12311);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47731);


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

/***/ 60893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ resumedWords),
/* harmony export */   u: () => (/* binding */ resumed)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12311);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47731);


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
        return `${head} Nothing is done twice, unless a call of the model was under way.`;
    const what = again.blocks === 0 && again.verifications > 0 ? "verifications" : "code";
    return `${head} What was under way is done again in a fresh sandbox: the ${what} of ${unit} ${again.attempt}.`;
}


/***/ }),

/***/ 21365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ usage),
/* harmony export */   EM: () => (/* binding */ NoDecisionError),
/* harmony export */   O9: () => (/* binding */ finish),
/* harmony export */   PQ: () => (/* binding */ retryDecision),
/* harmony export */   _B: () => (/* binding */ WriterUnavailableError),
/* harmony export */   tk: () => (/* binding */ noUsage),
/* harmony export */   vk: () => (/* binding */ addUsage)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12311);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47731);



/** Why the writer stopped: it was done, it ran into its length limit, it refused. */
const finish = (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(["stop", "length", "refusal"]));
/** Tokens and money of calls; `costUsd` is null where nobody knows the price. */
const usage = (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    calls: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(),
    inputTokens: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .amount */ .vj)(),
    outputTokens: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .amount */ .vj)(),
    /** Of the input tokens, those that the server took from its cache; absent where none were, or nobody said. */
    cachedTokens: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .amount */ .vj)().exactOptional(),
    costUsd: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .amount */ .vj)().nullable(),
    /** Present when a server did not say how many tokens a call took, and they were reckoned from the length of its text. */
    isEstimated: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .present */ .Eb)(),
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
const retryDecision = (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ retry: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(), reason: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)() }));
/** The model answers, but with no decision. `usage` is what its answers cost. */
class NoDecisionError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r {
    usage;
    constructor(message, usage) {
        super("decision-missing", message, {
            nextStep: "Choose a model that can follow a JSON schema, or mend the code that failed.",
        });
        this.usage = usage;
    }
    static is(thrown) {
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isAgentExecError */ .TE)(thrown) && thrown.code === "decision-missing";
    }
}
class WriterUnavailableError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r {
    constructor(message, nextStep, cause) {
        super("writer-unavailable", message, { nextStep, cause, isRetryable: true });
    }
}


/***/ }),

/***/ 49813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ isClientAlive),
/* harmony export */   q: () => (/* binding */ clientIdentity)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);


/**
 * Who made a container: this process, told from any other that had or will have its number. The parts are the host's
 * name, for people; which boot of which machine it is; the namespace that the process's number belongs to; the number;
 * and when the process started, in the kernel's ticks. What a kernel without /proc does not tell is `?`.
 */
function clientIdentity() {
    const { pid } = process;
    return [(0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)(), bootId() ?? "?", pidNamespace() ?? "?", pid, startOf(pid) ?? "?"].join("/");
}
/**
 * Whether a client is alive: false only when that is sure, null when it cannot be seen from here, because it belongs
 * to another machine, to another boot or to another namespace of processes.
 */
function isClientAlive(identity) {
    const [, boot, namespace, pid, start] = identity.split("/");
    const isHere = boot === bootId() && namespace === pidNamespace() && /^[1-9]\d*$/.test(pid ?? "");
    return isHere && start !== undefined ? startOf(Number(pid)) === start : null;
}
/**
 * Field 22 of /proc/<pid>/stat; the name before it, in parentheses, may hold blanks and parentheses itself. Null for one that is
 * dead and whose parent has not asked how it ended, as in a container without an init.
 */
function startOf(pid) {
    const stat = read(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, "latin1"));
    const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ") ?? [];
    return ["Z", "X"].includes(fields[0] ?? "") ? null : (fields[19] ?? null);
}
/** Of one boot of one kernel, also as a container on it sees it. */
function bootId() {
    return read(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)("/proc/sys/kernel/random/boot_id", "latin1").trim());
}
/** `pid:[4026531836]`. */
function pidNamespace() {
    return read(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)("/proc/self/ns/pid"));
}
function read(from) {
    try {
        return from();
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 55441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _S: () => (/* binding */ sign),
/* harmony export */   pG: () => (/* binding */ isAtWork),
/* harmony export */   qG: () => (/* binding */ leave),
/* harmony export */   w9: () => (/* binding */ takeOver)
/* harmony export */ });
/* unused harmony export claimsOn */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _process_client_identity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49813);





/**
 * Says whose process is at work on the run. Where that one died, who goes on has a file named by it, and who goes on after
 * that one a file named by that: the last of them counts. Each is made once, so one alone takes the place of a dead one, and
 * none is written over or renamed. Not handed out, like all whose names begin with a dot.
 */
const runningName = ".running";
/** Says in a run's new folder, which nobody else has, that this process is at work on it. */
async function sign(root) {
    await claim(root, runningName);
}
/** Nothing says so any more; nor does it where the folder is gone. */
async function leave(root) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(root).catch((error) => {
        if (error.code === "ENOENT")
            return [];
        throw error;
    });
    // The first one first: without it the others count for nothing.
    for (const name of entries.filter((each) => each.startsWith(runningName)).toSorted())
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, name), { force: true });
}
/**
 * Says so in the folder of a run whose process had ended; of however many that try at once one alone has it.
 * @throws AgentExecError `settings-invalid` for all others, and where its process is alive.
 */
async function takeOver(root) {
    const last = (await claimsOn(root)).at(-1);
    if (last !== undefined && (last.owner === "" || (0,_process_client_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .isClientAlive */ .P)(last.owner) === true))
        throw stillRuns(root);
    const name = last === undefined ? runningName : nameBehind(last.owner);
    await claim(root, name);
    if ((await claimsOn(root)).some((each) => each.name === name))
        return;
    // Since the claims were read, another had gone on with the run and left it.
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, name), { force: true });
    throw stillRuns(root);
}
/** Whether a process is at work on a run: false only where that is sure. */
async function isAtWork(root) {
    const last = (await claimsOn(root)).at(-1);
    return last !== undefined && (0,_process_client_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .isClientAlive */ .P)(last.owner) !== false;
}
/** @throws AgentExecError `settings-invalid` where another has made it. */
async function claim(root, name) {
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, name);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(place, (0,_process_client_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .clientIdentity */ .q)(), { flag: "wx" });
    }
    catch (error) {
        if (error.code === "EEXIST")
            throw stillRuns(root);
        // A full disk takes the name and not the words.
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(place, { force: true });
        throw error;
    }
}
/** From the first to the last, the one that counts. None: nobody is at work. */
async function claimsOn(root) {
    const claims = [];
    let name = runningName;
    while (claims.every((each) => each.name !== name)) {
        const owner = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, name), "utf8").catch(() => null);
        if (owner === null)
            break;
        claims.push({ name, owner });
        name = nameBehind(owner);
    }
    return claims;
}
function nameBehind(owner) {
    return `${runningName}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(owner).digest("hex").slice(0, 16)}`;
}
function stillRuns(root) {
    const message = `The run in ${root} is not to be resumed: a process is at work on it.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AgentExecError */ .r("settings-invalid", message, {
        nextStep: "Let it come to its end, or stop it, and try again.",
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
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(12311);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9668);
/* harmony import */ var _ports_described_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47731);
/* harmony import */ var _ports_workspace_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46529);









/** A name that is not taken along where a run's folder is handed out. */
const checkpointName = ".checkpoint";
const keptFile = (0,_ports_described_js__WEBPACK_IMPORTED_MODULE_6__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_8__/* .literal */ .euz("file"),
    path: (0,_ports_described_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)(),
    bytes: (0,_ports_described_js__WEBPACK_IMPORTED_MODULE_6__/* .count */ .U9)(),
    isExecutable: zod__WEBPACK_IMPORTED_MODULE_8__/* .boolean */ .zMY(),
    /** In hex, and the name under which its bytes lie. */
    sha256: (0,_ports_described_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)().regex(/^[0-9a-f]{64}$/),
}));
const kept = (0,_ports_described_js__WEBPACK_IMPORTED_MODULE_6__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_8__/* .union */ .KCZ([
    keptFile(),
    zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_8__/* .literal */ .euz("link"), path: (0,_ports_described_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)(), target: (0,_ports_described_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)() }),
    zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_8__/* .literal */ .euz("deleted"), path: (0,_ports_described_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)() }),
    (0,_ports_workspace_js__WEBPACK_IMPORTED_MODULE_7__/* .leftOut */ .ig)(),
]));
/**
 * What lies here is as the code left it, with no secret hidden: nobody else may read it, and disposing takes it away. A file lies
 * under its own hash, so that what did not change is kept once; what there is of a turn stands in an index of that turn. The
 * index before stays until the next one is made, because a process may end before the transcript tells of the new one.
 * @throws AgentExecError `settings-invalid` where the turn's index is not there, or is none.
 */
async function openCheckpointFolder({ runFolder, attempt, } = {}) {
    let made = null;
    const folder = () => (made ??= makeFolder(runFolder));
    let isLeft = false;
    let now = new Map();
    let before = new Map();
    if (attempt !== undefined && runFolder !== undefined) {
        now = await readIndex((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(runFolder, checkpointName), attempt);
        made = Promise.resolve((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(runFolder, checkpointName));
    }
    const dropUnneeded = async () => {
        const needed = new Set([...now.values(), ...before.values()].flatMap((each) => shaOf(each)));
        const root = await folder();
        for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(root))
            if (/^[0-9a-f]{64}$/.test(name) && !needed.has(name))
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, name), { force: true });
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
            for (const entry of all) {
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
            if (made !== null && !isLeft)
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(await made, { recursive: true, force: true });
        },
    };
}
async function makeFolder(runFolder) {
    if (runFolder === undefined)
        return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), "agent-exec-kept-"));
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(runFolder, checkpointName);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(path, { mode: 0o700, recursive: true });
    return path;
}
async function write({ content, ...entry }, folder) {
    const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, `draft-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString("hex")}`);
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(draft, "wx", 0o600);
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
    let bytes = 0;
    try {
        for await (const chunk of content) {
            hash.update(chunk);
            await handle.appendFile(chunk);
            bytes += chunk.byteLength;
        }
    }
    catch (thrown) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(draft, { force: true });
        throw thrown;
    }
    finally {
        await handle.close();
    }
    const sha256 = hash.digest("hex");
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(draft, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, sha256));
    // One that was written meanwhile may have become shorter.
    return { ...entry, bytes, sha256 };
}
function indexName(turn) {
    return `turn-${turn}.json`;
}
/** The index of the turn before stays; those before that are gone. */
async function writeIndex(folder, turn, entries) {
    const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, "draft-index");
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(draft, JSON.stringify([...entries.values()]), { mode: 0o600 });
    const indexes = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder)).filter((name) => name.startsWith("turn-"));
    const turns = indexes.map((name) => Number.parseInt(name.slice("turn-".length), 10));
    for (const each of turns
        .filter((other) => other !== turn)
        .toSorted((a, b) => b - a)
        .slice(1))
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, indexName(each)), { force: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(draft, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, indexName(turn)));
}
async function readIndex(folder, turn) {
    try {
        const entries = zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(kept()).parse(JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, indexName(turn)), "utf8")));
        return new Map(entries.map((entry) => [entry.path, entry]));
    }
    catch (cause) {
        const message = `What turn ${turn} had left is not in ${folder} any more.`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .AgentExecError */ .r("settings-invalid", message, {
            nextStep: "Take the run's whole folder as its process left it, or begin anew with its task.",
            cause,
        });
    }
}
/** Opened when it is asked for, so that what nobody reads is never open. */
async function* contentOf(folder, sha256) {
    const handle = await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_5__/* .openRegular */ .lf)(folder, sha256);
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
    if (handle !== null)
        for await (const chunk of handle.createReadStream()) {
            hash.update(chunk);
            yield chunk;
        }
    if (handle === null || hash.digest("hex") !== sha256)
        throw spoilt(folder);
}
function spoilt(folder) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .AgentExecError */ .r("settings-invalid", `A file in ${folder} is not what was kept there.`, {
        nextStep: "Begin anew with the run's task: something has changed its folder.",
    });
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
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .AgentExecError */ .r("internal", "A session called a file the same that no checkpoint had held.", {
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
/* unused harmony export listFiles */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452);
/* harmony import */ var _at_work_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55441);
/* harmony import */ var _checkpoint_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54501);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9668);
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








const transcriptName = "transcript.jsonl";
const artifactsName = "artifacts";
const shownName = "shown";
const patchName = "changes.patch";
/** Before a stranger's page that a person may open. */
const inertPage = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">\n`;
/**
 * Creates the folder for a new run, or takes an empty one. Nothing that lies there already is ever written over.
 * @throws AgentExecError `settings-invalid` where something lies there, `storage-failed` where the disk refuses.
 */
async function createRunFolder(path) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(path);
    const transcript = await attempt(`create the run's folder ${root}`, async () => {
        await requireFree(root);
        await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_7__/* .createFolder */ .vV)(root);
        return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, transcriptName), "ax").catch((error) => {
            // Another run was in it first, since a moment ago.
            throw error.code === "EEXIST" ? notFree(root, "is not empty") : error;
        });
    });
    await (0,_at_work_js__WEBPACK_IMPORTED_MODULE_5__/* .sign */ ._S)(root);
    return folderAt(root, transcript);
}
/**
 * Opens the folder of a run whose process had ended, to add to its transcript, which loses a torn last line.
 * @param path the folder, or its transcript
 * @throws AgentExecError `settings-invalid` where there is none, and where its process, or one that resumes it, is alive;
 *   `storage-failed` where the disk refuses.
 */
async function reopenRunFolder(path) {
    const root = (await openRunFolder(path)).folder.path;
    await attempt(`open the run's folder ${root}`, () => (0,_at_work_js__WEBPACK_IMPORTED_MODULE_5__/* .takeOver */ .w9)(root));
    // Read once nobody else adds to it: a process that was at work a moment ago may have.
    const { transcript } = await openRunFolder(root);
    const whole = transcript.slice(0, transcript.lastIndexOf("\n") + 1);
    const handle = await attempt("open the transcript", () => openRegularToAppend(root));
    await handle.truncate(Buffer.byteLength(whole));
    return { folder: folderAt(root, handle), transcript: whole };
}
/** A link in its place would lead the words of the run to a file of this machine. */
function openRegularToAppend(root) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, transcriptName), node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_APPEND | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW);
}
/** @throws AgentExecError `settings-invalid` for a file, and for a folder with something in it. */
async function requireFree(root) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(root).catch((error) => {
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
    return new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .AgentExecError */ .r("settings-invalid", `The run's folder cannot be ${root}: it ${what}.`, {
        nextStep: "Name a new folder with `out`; nothing was written.",
    });
}
/**
 * The folder of a run that no setting names, in a folder that git does not see.
 * @param workingFolder not asked for here: a path that the bundler can work out counts as one of its files
 * @throws like `createRunFolder`.
 */
async function createDefaultRunFolder(runId, workingFolder) {
    return createRunFolder((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(await defaultRunsFolder(workingFolder), runId));
}
/** The folder of the runs that no setting names, which git does not see. @throws like `createRunFolder`. */
async function defaultRunsFolder(workingFolder) {
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(workingFolder, ".agent-exec");
    await attempt(`create ${parent}`, async () => {
        await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_7__/* .createParents */ .W5)(workingFolder, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(".agent-exec", ".gitignore"));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(parent, ".gitignore"), "*\n", { flag: "wx" }).catch(ignoreExisting);
    });
    return parent;
}
/**
 * Opens the folder of an earlier run, to render it again.
 * @param path the folder, or its transcript
 * @throws AgentExecError `settings-invalid` where there is none.
 */
async function openRunFolder(path) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(path) === transcriptName ? (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(path)) : (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(path);
    let transcript;
    try {
        transcript = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, transcriptName), "utf8");
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .AgentExecError */ .r("settings-invalid", `There is no ${transcriptName} in ${root}.`, {
            nextStep: "Name the folder of a run: it holds the files whose paths a run prints last; without --out it lies in .agent-exec.",
            cause,
        });
    }
    return { folder: folderAt(root, null), transcript };
}
function folderAt(root, transcript) {
    return {
        path: root,
        artifactsPath: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, artifactsName),
        removeArtifact: (path) => (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_7__/* .removeWithFolders */ .Eo)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, artifactsName), path),
        // One write call a line: a process that is killed leaves whole lines, or one torn line at the end.
        async append(event) {
            await attempt("append to the transcript", async () => transcript?.appendFile(`${JSON.stringify(event)}\n`), root);
        },
        async save(file) {
            return attempt(`save the artifact ${JSON.stringify(file.path)}`, () => saveArtifact(root, file));
        },
        async write(name, content) {
            await attempt(`write ${name}`, () => (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_7__/* .replaceFile */ .fR)(root, name, content), root);
        },
        async list() {
            const files = [];
            for (const path of (await listFiles(root)).filter((each) => !each.startsWith("."))) {
                files.push(await attempt(`read ${path}`, () => describeFile(root, path), root));
            }
            return files;
        },
        openArtifact: (path) => openArtifact(root, path),
        async readArtifact(path) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const handle = __addDisposableResource(env_1, await openArtifact(root, path), true);
                if (handle === null)
                    throw new Error(`${JSON.stringify(path)} is no regular file`);
                return await handle.readFile();
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
        },
        async keepShown({ facts, content }) {
            const bytes = facts.type === "text/html" ? Buffer.concat([Buffer.from(inertPage), content]) : content;
            await attempt(`write ${facts.name}`, () => (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_7__/* .replaceFile */ .fR)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(shownName, facts.name), bytes), root);
            const sha256 = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(bytes).digest("hex");
            return { ...facts, bytes: bytes.byteLength, sha256 };
        },
        async readShown(name) {
            const env_2 = { stack: [], error: void 0, hasError: false };
            try {
                const handle = __addDisposableResource(env_2, /^[\w.]+$/.test(name) ? await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_7__/* .openRegular */ .lf)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(shownName, name)) : null, true);
                if (handle === null)
                    throw new Error(`${JSON.stringify(name)} is not there`);
                return await handle.readFile();
            }
            catch (e_2) {
                env_2.error = e_2;
                env_2.hasError = true;
            }
            finally {
                const result_2 = __disposeResources(env_2);
                if (result_2)
                    await result_2;
            }
        },
        async clearSaved() {
            await attempt("take away what was half saved", async () => {
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, artifactsName), { recursive: true, force: true });
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, patchName), { force: true });
            });
        },
        dropCheckpoint: () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, _checkpoint_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .checkpointName */ .s), { recursive: true, force: true }),
        async close() {
            if (transcript === null)
                return;
            await transcript.close();
            await (0,_at_work_js__WEBPACK_IMPORTED_MODULE_5__/* .leave */ .qG)(root);
        },
    };
}
/** Every file below a folder, relative to it, sorted by name. */
async function listFiles(root) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(root, { recursive: true, withFileTypes: true });
    return entries
        .filter((entry) => entry.isFile())
        .map((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(entry.parentPath, entry.name).slice(root.length + 1))
        .map((path) => path.split(node_path__WEBPACK_IMPORTED_MODULE_3__.sep).join("/"))
        .toSorted();
}
async function describeFile(root, path) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
    let bytes = 0;
    const handle = await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_7__/* .openRegular */ .lf)(root, path);
    if (handle === null)
        throw new Error("it is no regular file any more");
    for await (const chunk of handle.createReadStream()) {
        hash.update(chunk);
        bytes += chunk.byteLength;
    }
    return { path, bytes, sha256: hash.digest("hex") };
}
/** The folder of the artifacts may be a link itself. */
async function openArtifact(root, path) {
    const artifacts = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, artifactsName);
    const isInside = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(artifacts, path).startsWith(artifacts + node_path__WEBPACK_IMPORTED_MODULE_3__.sep);
    return isInside ? (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_7__/* .openRegular */ .lf)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(artifactsName, path)) : null;
}
async function saveArtifact(root, file) {
    const target = (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_7__/* .inside */ .nx)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, artifactsName), file.path);
    await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_7__/* .createParents */ .W5)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, artifactsName), file.path);
    const flags = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_EXCL | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW;
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(target, flags, file.isExecutable ? 0o755 : 0o644);
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
    let bytes = 0;
    try {
        for await (const chunk of file.content) {
            hash.update(chunk);
            bytes += chunk.byteLength;
            await handle.appendFile(chunk);
        }
    }
    catch (error) {
        // Half a file passes for a whole one, and takes the room that the reports need.
        await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_7__/* .removeWithFolders */ .Eo)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, artifactsName), file.path);
        throw error;
    }
    finally {
        await handle.close();
    }
    return { path: file.path, bytes, sha256: hash.digest("hex") };
}
function ignoreExisting(error) {
    if (error.code !== "EEXIST")
        throw error;
}
/** @param begun the folder of a run whose transcript is there; absent: nothing is there yet */
async function attempt(what, action, begun) {
    try {
        return await action();
    }
    catch (cause) {
        throw storageError(what, cause, begun);
    }
}
function storageError(what, cause, begun) {
    if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .isAgentExecError */ .TE)(cause))
        return cause;
    const { code = "", message } = cause;
    const mend = code === "ENOSPC" || code === "EDQUOT" ? "Free some disk space" : "Check the folder's rights";
    return new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .AgentExecError */ .r("storage-failed", `Could not ${what}: ${message}`, {
        nextStep: begun === undefined
            ? `${mend}, or name another folder with \`out\`.`
            : `${mend}; then \`agent-exec report ${begun}\` writes the reports from the transcript, as far as it came.`,
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
/* harmony import */ var _ports_endings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97708);
/* harmony import */ var _ports_writer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21365);


const initialState = {
    events: 0,
    lastAt: null,
    run: null,
    session: null,
    lastSession: null,
    attempts: [],
    controls: [],
    audit: null,
    usage: _ports_writer_js__WEBPACK_IMPORTED_MODULE_1__/* .noUsage */ .tk,
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
                usage: (0,_ports_writer_js__WEBPACK_IMPORTED_MODULE_1__/* .addUsage */ .vk)(state.usage, event.usage),
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
            return (0,_ports_endings_js__WEBPACK_IMPORTED_MODULE_0__/* .isInfrastructureEnding */ .Rc)(event.ending)
                ? loseSession(updateAttempt(state, event.attempt, (attempt) => ({ lost: [...attempt.lost, event] })))
                : endSession(updateAttempt(state, event.attempt, (attempt) => ({
                    executions: [...attempt.executions, event],
                })), event);
        case "verification":
            return (0,_ports_endings_js__WEBPACK_IMPORTED_MODULE_0__/* .isInfrastructureEnding */ .Rc)(event.ending)
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
                usage: event.usage === undefined ? state.usage : (0,_ports_writer_js__WEBPACK_IMPORTED_MODULE_1__/* .addUsage */ .vk)(state.usage, event.usage),
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
            return { ...state, data: event, usage: (0,_ports_writer_js__WEBPACK_IMPORTED_MODULE_1__/* .addUsage */ .vk)(state.usage, event.usage) };
        case "reflection":
            return { ...state, reflection: event, usage: (0,_ports_writer_js__WEBPACK_IMPORTED_MODULE_1__/* .addUsage */ .vk)(state.usage, event.usage) };
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
    const usage = event.usage === undefined ? state.usage : (0,_ports_writer_js__WEBPACK_IMPORTED_MODULE_1__/* .addUsage */ .vk)(state.usage, event.usage);
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


/***/ })

};
