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
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
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
        return patterns.findLast(({ matches }) => ways.some((way) => matches(way)))?.isException === false;
    };
}
function patternOf(line) {
    const isException = line.startsWith("!");
    // As Go's `filepath.Clean` writes it, without a leading slash.
    const path = external_node_path_.posix.join("/", isException ? line.slice(1).trim() : line).replace(/^\/|\/$/g, "");
    // Characters with a meaning in picomatch but not in Docker. Within brackets they belong to the set.
    const escaped = path.replace(/\[[^[\]]*\]|\\.|[(){}|+@!$^]/g, (sign) => sign.length > 1 ? sign : `\\${sign}`);
    return { isException, matches: picomatch([escaped], { dot: true, nonegate: true }) };
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
            throw unusable(recipe.dockerfile, baseFiles, "is empty");
        const below = recipe.context === "" ? "" : `${recipe.context}/`;
        const ignorePath = `${below}${ignoreName}`;
        const ignoreText = all.has(ignorePath) ? await readText(ignorePath, { baseFiles, all }) : null;
        const isIgnored = dockerIgnore(ignoreText?.toString("utf8") ?? "");
        const isNeeded = (path) => path === recipe.dockerfile || path === ignorePath;
        const paths = new Map([...all.keys()]
            .filter((path) => path.startsWith(below))
            .filter((path) => isNeeded(path) || !isIgnored(path.slice(below.length)))
            .map((path) => [path.slice(below.length), path]));
        const entries = [...paths.values()].map((path) => all.get(path));
        checkBounds(entries, options);
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
        throw new errors/* AgentExecError */.r("settings-invalid", "Files changed while the engine built an image from them.", {
            nextStep: "Run again when no other program changes files in the current folder.",
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
        for (const [path, text] of this.texts) {
            const content = (0,files_content/* contentOf */.$E)(text);
            yield { kind: "file", path, bytes: text.byteLength, isExecutable: false, content };
        }
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
        throw unusable(path, baseFiles, "is a folder");
    if (entry === undefined)
        throw unusable(path, baseFiles, "is missing");
    if (entry.kind === "link")
        throw unusable(path, baseFiles, "is a link, and agent-exec follows no links");
    if (entry.bytes > maxTextBytes)
        throw unusable(path, baseFiles, `has ${(0,format/* formatBytes */.z3)(entry.bytes)}, but the limit is 1 MiB`);
    let content = Buffer.alloc(0);
    // Read within the loop, because the file is closed after it.
    for await (const found of baseFiles.read(new Set([path])))
        if (found.kind === "file")
            content = await (0,files_content/* bytesOf */.$$)(found.content);
    return content;
}
function unusable(path, { origin }, what) {
    return (0,errors/* settingsInvalid */.DI)(`${(0,listed/* named */.r)(path)} ${what} (agent-exec looked in ${origin}).`, "Give the path of a regular file, relative to the current folder. Check that Git does not ignore the file.");
}
function checkBounds(entries, { recipe, maxFiles = 100_000, maxBytes = 1024 ** 3 }) {
    const bytes = entries.reduce((sum, entry) => sum + (entry.kind === "file" ? entry.bytes : 0), 0);
    if (entries.length <= maxFiles && bytes <= maxBytes)
        return;
    throw (0,errors/* settingsInvalid */.DI)(`The build of ${recipe.from} can copy ${(0,format/* formatCount */.B4)(entries.length)} files with ${(0,format/* formatBytes */.z3)(bytes)} in total, but the limit is ${(0,format/* formatCount */.B4)(maxFiles)} files and ${(0,format/* formatBytes */.z3)(maxBytes)}.`, `In ${ignoreName}, list the files that the build does not need, or build the image in an earlier step and set \`image\` to its name.`);
}
function hashOf(lines) {
    return (0,external_node_crypto_.hash)("sha256", lines.toSorted().join("\n"));
}


/***/ })

};
