export const id = 3419;
export const ids = [3419];
export const modules = {

/***/ 33419:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ BuildContext),
  readText: () => (/* binding */ readText)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/files/content.js
var files_content = __webpack_require__(52278);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
// EXTERNAL MODULE: ./lib/executors/entries/tar-archive.js
var tar_archive = __webpack_require__(67537);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
;// CONCATENATED MODULE: ./lib/executors/docker/build/docker-ignore.js

/**
 * Returns a function that says whether .dockerignore leaves out a path. The last pattern that matches the path or one
 * of its folders decides. The engine does not do this for clients.
 */
function dockerIgnore(text) {
    const patterns = text
        .replace(/^\uFEFF/, "")
        .split(/\r?\n/)
        .filter((line) => !line.startsWith("#"))
        .map((line) => line.trim())
        .filter((line) => line !== "" && line !== "!")
        .map(patternOf);
    return (path) => {
        const parts = path.split("/");
        const ways = parts.map((_, index) => parts.slice(0, index + 1).join("/"));
        return patterns.findLast(({ matches }) => ways.some(matches))?.isException === false;
    };
}
function patternOf(line) {
    const isException = line.startsWith("!");
    const path = plain(isException ? line.slice(1).trim() : line);
    // Characters with a meaning in picomatch but not in Docker. Within brackets they belong to the set.
    const escaped = path.replace(/\[[^[\]]*\]|\\.|[(){}|+@!$^]/g, (sign) => sign.length > 1 ? sign : `\\${sign}`);
    return {
        isException,
        matches: picomatch([escaped], { dot: true, nonegate: true }),
    };
}
/** The pattern as Go's `filepath.Clean` writes it, without a leading slash. */
function plain(pattern) {
    const parts = [];
    for (const part of pattern.split("/")) {
        if (part === "..")
            parts.pop();
        else if (part !== "" && part !== ".")
            parts.push(part);
    }
    return parts.join("/");
}

;// CONCATENATED MODULE: ./lib/executors/docker/build/context.js







/** 1 MiB: the longest Dockerfiles have a few thousand lines. */
const maxTextBytes = 1024 ** 2;
const ignoreName = ".dockerignore";
/** The files for a build: the Dockerfile and the files that it may copy. */
class BuildContext {
    baseFiles;
    paths;
    texts;
    dockerfile;
    text;
    constructor(baseFiles, 
    /** From the path in the build to the path in the base files. */
    paths, 
    /** Entries that replace or add files. */
    texts, 
    /** The Dockerfile's path in the build. */
    dockerfile, text) {
        this.baseFiles = baseFiles;
        this.paths = paths;
        this.texts = texts;
        this.dockerfile = dockerfile;
        this.text = text;
    }
    /**
     * Lists the context. The listing reads only the content of the Dockerfile and the .dockerignore.
     * @throws AgentExecError `settings-invalid` if the Dockerfile is missing, not a regular file or empty, or if a limit
     * is exceeded.
     */
    static async list(options) {
        const { baseFiles, recipe } = options;
        const all = await baseFiles.list();
        const content = await readText(recipe.dockerfile, { baseFiles, all });
        const text = content.toString("utf8");
        if (text.trim() === "")
            throw unusable(recipe, baseFiles, "is empty");
        const below = recipe.context === "" ? "" : `${recipe.context}/`;
        const ignorePath = `${below}${ignoreName}`;
        const ignoreText = all.has(ignorePath) ? await readText(ignorePath, { baseFiles, all }) : null;
        const isIgnored = dockerIgnore(ignoreText?.toString("utf8") ?? "");
        const isNeeded = (path) => path === recipe.dockerfile || path === ignorePath;
        const paths = new Map([...all.keys()]
            .filter((path) => path.startsWith(below))
            .filter((path) => isNeeded(path) || !isIgnored(path.slice(below.length)))
            .map((path) => [path.slice(below.length), path]));
        checkBounds([...paths.values()].map((path) => all.get(path)), options);
        if (recipe.dockerfile.startsWith(below)) {
            const name = recipe.dockerfile.slice(below.length);
            return new BuildContext(baseFiles, paths, new Map(), name, text);
        }
        const name = `.dockerfile.${(0,external_node_crypto_.hash)("sha256", content).slice(0, 16)}`;
        // As Docker's own command sends it, so that the engine removes both before it copies anything.
        const ignored = Buffer.from(`${ignoreText?.toString("utf8") ?? ""}\n${ignoreName}\n${name}\n`);
        const texts = new Map([
            [name, content],
            [ignoreName, ignored],
        ]);
        paths.delete(ignoreName);
        return new BuildContext(baseFiles, paths, texts, name, text);
    }
    /** A hash in hex of each path with its kind, mode and content. To compute the hash, the method reads all files. */
    async hash(signal) {
        const lines = [];
        for await (const entry of this.#noted(lines, signal))
            if (entry.kind === "file")
                for await (const _piece of entry.content)
                    ;
        return hashOf(lines);
    }
    /**
     * @throws AgentExecError `settings-invalid`, before the end, if the content no longer has this hash; on abort the
     * signal's reason.
     */
    tar(hash, signal) {
        return (0,tar_archive/* tarOf */.$)(this.#checked(hash, signal), signal);
    }
    async *#checked(hash, signal) {
        const lines = [];
        yield* this.#noted(lines, signal);
        if (hashOf(lines) === hash)
            return;
        throw new errors/* AgentExecError */.r("settings-invalid", "Files were changed while an image was built from them.", {
            nextStep: "Run again when no program writes into this folder.",
            isRetryable: true,
        });
    }
    /** Yields each entry, and adds a line about it once it was read to its end. */
    async *#noted(lines, signal) {
        for await (const entry of this.#entries(signal)) {
            const { kind, path } = entry;
            if (kind === "file") {
                const note = (sum) => lines.push(JSON.stringify([path, kind, entry.isExecutable, sum]));
                yield { ...entry, content: (0,files_content/* hashed */.Yr)(entry.content, note) };
            }
            else {
                lines.push(JSON.stringify([path, kind, entry.target]));
                yield entry;
            }
        }
    }
    async *#entries(signal) {
        const names = new Map([...this.paths].map(([name, path]) => [path, name]));
        for await (const entry of this.baseFiles.read(new Set(this.paths.values()))) {
            signal.throwIfAborted();
            yield { ...entry, path: names.get(entry.path) };
        }
        for (const [path, content] of this.texts)
            yield {
                kind: "file",
                path,
                bytes: content.byteLength,
                isExecutable: false,
                content: (0,files_content/* contentOf */.$E)(content),
            };
    }
}
/**
 * Reads a file that decides what is built or run. The function follows no links, because their target need not be one
 * of the files.
 * @throws AgentExecError `settings-invalid` if the file is missing, not a regular file or too long.
 */
async function readText(path, { baseFiles, all }) {
    const entry = all.get(path);
    const isFolder = [...all.keys()].some((other) => other.startsWith(`${path}/`));
    if (isFolder)
        throw unusable({ dockerfile: path }, baseFiles, "is a folder");
    if (entry === undefined)
        throw unusable({ dockerfile: path }, baseFiles, "is missing");
    if (entry.kind === "link")
        throw unusable({ dockerfile: path }, baseFiles, "is a link, and agent-exec follows no links");
    if (entry.bytes > maxTextBytes)
        throw unusable({ dockerfile: path }, baseFiles, `has ${(0,format/* formatBytes */.z3)(entry.bytes)}, but the limit is 1 MiB`);
    let content = Buffer.alloc(0);
    // Read within the loop, because the file is closed after it.
    for await (const found of baseFiles.read(new Set([path])))
        if (found.kind === "file")
            content = await (0,files_content/* bytesOf */.$$)(found.content);
    return content;
}
function unusable({ dockerfile }, { origin }, what) {
    return new errors/* AgentExecError */.r("settings-invalid", `${(0,listed/* named */.r)(dockerfile)} ${what} (agent-exec looked in ${origin}).`, {
        nextStep: "Give the path of a regular file, relative to the current folder. Check that Git does not ignore the file.",
    });
}
function checkBounds(entries, { recipe, maxFiles = 100_000, maxBytes = 1024 ** 3 }) {
    const bytes = entries.reduce((sum, entry) => sum + (entry.kind === "file" ? entry.bytes : 0), 0);
    if (entries.length <= maxFiles && bytes <= maxBytes)
        return;
    throw new errors/* AgentExecError */.r("settings-invalid", `The build of ${recipe.from} can copy ${(0,format/* formatCount */.B4)(entries.length)} files of ${(0,format/* formatBytes */.z3)(bytes)}, but the limit is ${(0,format/* formatCount */.B4)(maxFiles)} files and ${(0,format/* formatBytes */.z3)(maxBytes)}.`, {
        nextStep: `In ${ignoreName}, list the files that the build does not need, or build the image in an earlier step and set \`image\` to its name.`,
    });
}
function hashOf(lines) {
    return (0,external_node_crypto_.hash)("sha256", lines.toSorted().join("\n"));
}


/***/ }),

/***/ 67537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ tarOf),
/* harmony export */   o: () => (/* binding */ drained)
/* harmony export */ });
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60795);
/* harmony import */ var _files_file_times_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5146);


/** The size of a pipe's buffer. */
const pieceBytes = 64 * 1024;
/**
 * A tar archive of files and links, in pieces of a useful size: an archive of small files would have three pieces for
 * each. Links come last, so that no file is written through one.
 * @param hasFolders whether the folders follow, each as old as the newest file below it that has a time of its own
 * @throws what reading the files throws; on abort the signal's reason.
 */
async function* tarOf(files, signal, { hasFolders = false } = {}) {
    const { pack } = await __webpack_require__.e(/* import() */ 6118).then(__webpack_require__.t.bind(__webpack_require__, 56118, 19));
    const archive = pack();
    // An error while packing also destroys the archive, which then throws the error.
    packFiles(archive, files, { signal, hasFolders }).catch(() => undefined);
    try {
        yield* inPieces(archive);
    }
    finally {
        archive.destroy();
    }
}
async function* inPieces(chunks) {
    let piece = [];
    let bytes = 0;
    for await (const chunk of chunks) {
        piece.push(chunk);
        bytes += chunk.byteLength;
        if (bytes < pieceBytes)
            continue;
        yield Buffer.concat(piece);
        piece = [];
        bytes = 0;
    }
    yield Buffer.concat(piece);
}
async function packFiles(archive, files, { signal, hasFolders }) {
    const links = [];
    const folderTimes = new Map();
    try {
        for await (const entry of files) {
            signal.throwIfAborted();
            if (entry.kind === "link")
                links.push(entry);
            else {
                await packFile(archive, entry);
                if (hasFolders)
                    noteTime(entry, folderTimes);
            }
        }
        for (const { path, target } of links)
            archive.entry({ name: path, type: "symlink", linkname: target });
        // The deepest folders come first. A tar that sets times at once would change a folder's time when it creates
        // entries in it.
        for (const [name, time] of [...folderTimes].toSorted(byDepth))
            archive.entry({ name, type: "directory", mode: 0o755, ...timeFields(time) });
        archive.finalize();
    }
    catch (error) {
        archive.destroy(error);
        throw error;
    }
}
function noteTime({ path, modifiedAt }, folderTimes) {
    if (modifiedAt === undefined)
        return;
    for (const folder of (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .foldersOf */ .pd)(path))
        folderTimes.set(folder, Math.max(modifiedAt, folderTimes.get(folder) ?? 0));
}
function byDepth([one], [other]) {
    return other.split("/").length - one.split("/").length;
}
/** A header has whole seconds. An extended header adds fractions, which only busybox ignores. */
function timeFields(time) {
    if (time === undefined)
        return {};
    const mtime = new Date(time);
    return time % 1000 === 0 ? { mtime } : { mtime, pax: { mtime: (0,_files_file_times_js__WEBPACK_IMPORTED_MODULE_1__/* .inSeconds */ .F7)(time) } };
}
async function packFile(archive, { path, bytes, isExecutable, isPrivate, modifiedAt, content }) {
    const packed = new Promise((resolve, reject) => {
        const mode = (isExecutable ? 0o755 : 0o644) & (isPrivate === true ? 0o700 : 0o777);
        const entry = archive.entry({ name: path, size: bytes, mode, ...timeFields(modifiedAt) }, (error) => error === null || error === undefined ? resolve() : reject(error));
        void copy(content, entry).catch(reject);
    });
    await packed;
}
/** If the reader stops early, the archive ends, and its content is closed. */
async function copy(content, entry) {
    for await (const chunk of content) {
        if (!entry.write(chunk))
            await drained(entry);
        if (entry.destroyed)
            return;
    }
    entry.end(null);
}
/** Resolves when a stream takes more data, or when it is closed. */
function drained(stream) {
    if (stream.destroyed)
        return Promise.resolve();
    return new Promise((resolve) => {
        const done = () => {
            stream.off("drain", done);
            stream.off("close", done);
            resolve();
        };
        stream.on("drain", done);
        stream.on("close", done);
    });
}


/***/ }),

/***/ 52278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ bytesOf),
/* harmony export */   $2: () => (/* binding */ bytesWithin),
/* harmony export */   $E: () => (/* binding */ contentOf),
/* harmony export */   Yr: () => (/* binding */ hashed),
/* harmony export */   qQ: () => (/* binding */ hashOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** Yields bytes as the content of a file. */
async function* contentOf(bytes) {
    if (bytes.byteLength > 0)
        yield bytes;
}
/** All bytes of a content that is known to be small. */
async function bytesOf(content) {
    const chunks = [];
    for await (const chunk of content)
        chunks.push(chunk);
    return Buffer.concat(chunks);
}
/** All bytes of a stream; null if there are more than `maxBytes`. */
async function bytesWithin(stream, maxBytes) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of stream) {
        bytes += chunk.byteLength;
        if (bytes > maxBytes)
            return null;
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}
/** The same content. `onEnd` gets its SHA-256 in hex once it was read to its end. */
async function* hashed(content, onEnd) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
    for await (const chunk of content) {
        hash.update(chunk);
        yield chunk;
    }
    onEnd(hash.digest("hex"));
}
/** The SHA-256 of a content, in hex. */
async function hashOf(content) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
    for await (const chunk of content)
        hash.update(chunk);
    return hash.digest("hex");
}


/***/ }),

/***/ 5146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D2: () => (/* binding */ boundedTime),
/* harmony export */   F7: () => (/* binding */ inSeconds),
/* harmony export */   oM: () => (/* binding */ timeStep),
/* harmony export */   rL: () => (/* binding */ earliestTime)
/* harmony export */ });
/**
 * Times of files in a workspace, in milliseconds since 1970 with a fraction. A double is precise to a quarter of a
 * microsecond, more than kernels record.
 */
/**
 * The beginning of 1980. Zip archives, and so Python's wheels, allow no earlier time. GNU make reads 0 as "missing".
 */
const earliestTime = 315_532_800_000;
/** One microsecond: the smallest difference that survives writing and reading. */
const timeStep = 0.001;
/** Limits a time. A file from the future would stay newer than later changes to other files. */
function boundedTime(time, latest) {
    return Number.isFinite(time) ? Math.max(earliestTime, Math.min(time, latest)) : earliestTime;
}
/**
 * Writes a time for tar's headers: "1700000000.123456". Both of tar's forms are made here, because they round fractions
 * differently.
 */
function inSeconds(time) {
    const micros = Math.round(time / timeStep);
    return `${Math.floor(micros / 1e6)}.${String(micros % 1e6).padStart(6, "0")}`;
}


/***/ }),

/***/ 60795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   pd: () => (/* binding */ foldersOf),
/* harmony export */   tc: () => (/* binding */ fromRoot)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** The folders that a path lies in, outermost first: `a` and `a/b` for `a/b/c`. */
function foldersOf(path) {
    const parts = path.split("/");
    return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
}
/** Whether a path is this folder or lies in it. The path and the folder are absolute. */
function isWithin(folder, path) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(path, node_path__WEBPACK_IMPORTED_MODULE_0__.sep).startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, node_path__WEBPACK_IMPORTED_MODULE_0__.sep));
}
/** `./a.py` as `a.py`. */
function fromRoot(path) {
    return path.replace(/^(?:\.\/)+/, "");
}


/***/ }),

/***/ 51196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   UK: () => (/* binding */ formatUsd),
/* harmony export */   a3: () => (/* reexport safe */ _duration_js__WEBPACK_IMPORTED_MODULE_0__.a),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27939);

const byteUnits = ["KiB", "MiB", "GiB", "TiB"];
/** Formats bytes in binary units: `512 B`, `1.5 KiB`, `2 GiB`. */
function formatBytes(bytes) {
    if (bytes < 1024)
        return `${bytes} B`;
    let value = bytes / 1024;
    let unit = 0;
    // Without this, 1,023.95 would be shown as 1,024.
    while (value >= 1023.95 && unit < byteUnits.length - 1) {
        value /= 1024;
        unit += 1;
    }
    return `${Math.round(value * 10) / 10} ${byteUnits[unit]}`;
}
/** Separates thousands: `1,234,567`. */
function formatCount(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
/** Formats US dollars to a hundredth of a cent: `$0.0042`. */
function formatUsd(usd) {
    return `$${usd.toFixed(4)}`;
}
/** A number with its noun: `1 file`, `2 files`, `1,200 files`. Irregular nouns need `plural`. */
function count(noun, number, plural = `${noun}s`) {
    return `${formatCount(number)} ${number === 1 ? noun : plural}`;
}


/***/ })

};
