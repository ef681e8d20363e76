export const id = 4745;
export const ids = [4745,3419];
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

/***/ 24745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ImageBuild: () => (/* binding */ ImageBuild)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
// EXTERNAL MODULE: ./lib/ports/executor.js
var executor = __webpack_require__(37003);
// EXTERNAL MODULE: ./lib/output/visible.js
var visible = __webpack_require__(14647);
// EXTERNAL MODULE: ./lib/executors/docker/image/find-image.js + 4 modules
var find_image = __webpack_require__(7185);
// EXTERNAL MODULE: ./lib/executors/docker/image/local-image.js
var local_image = __webpack_require__(89078);
// EXTERNAL MODULE: ./lib/executors/docker/settings/docker-settings.js
var docker_settings = __webpack_require__(41055);
// EXTERNAL MODULE: ./lib/executors/docker/settings/image-name.js
var image_name = __webpack_require__(99626);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: ./lib/executors/docker/client/engine-call.js
var engine_call = __webpack_require__(70826);
// EXTERNAL MODULE: ./lib/executors/docker/image/progress-lines.js
var progress_lines = __webpack_require__(34996);
;// CONCATENATED MODULE: ./lib/executors/docker/build/build-call.js



/** The build failed, and the engine reported it. */
class BuildFailedError extends Error {
    step;
    output;
    name = "BuildFailedError";
    constructor(message, 
    /** The current step in the Dockerfile's words; "" before the first step. */
    step, 
    /** The end of the build's output. */
    output) {
        super(message);
        this.step = step;
        this.output = output;
    }
}
/** 4,000 UTF-16 units: the end of a build's output is kept. */
const maxOutputChars = 4_000;
/** The steps of a build. Output of a command can look like a step, but it never adds steps. */
class Steps {
    /** The current step: `Step 2/5 : RUN make`; "" before the first. */
    current = "";
    #number = 0;
    #count = null;
    /** Whether a line begins the next step. */
    take(line) {
        const [words, number, count = ""] = /^Step (\d{1,5})\/(\d{1,5}) : [^\n]{1,2000}/.exec(line) ?? [];
        this.#count ??= words === undefined ? null : count;
        const isNext = count === this.#count && Number(number) > this.#number && Number(number) <= Number(count);
        if (words === undefined || !isNext)
            return false;
        this.current = words;
        this.#number = Number(number);
        return true;
    }
}
/** Lines of the engine about a step, not output of its command. */
const isOfEngine = /^(?: ---> |Removing intermediate container )/;
/**
 * Lets the engine build an image. The build's containers are gone afterwards, however it ended.
 * @throws BuildFailedError, the context's error, or another error of the engine. At the deadline: a `TimeoutError`. If
 * the signal aborts, the error is the signal's reason.
 */
async function callBuild({ docker, options, context, signal, deadlineMs, onStep, }) {
    const stop = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
    const archive = external_node_stream_.Readable.from(context, { objectMode: false });
    let fault = null;
    archive.once("error", (error) => (fault = error));
    const steps = new Steps();
    let output = "";
    try {
        // The engine answers only when it has all files, so the signal can fire first.
        const call = { what: "build the image", deadlineMs: 2 * deadlineMs, signal: stop };
        const answer = (await (0,engine_call/* callEngine */.rU)(call, (abortSignal) => docker.buildImage(archive, { ...options, abortSignal })));
        for await (const { stream = "", error } of (0,progress_lines/* progressLines */.L)(answer, {
            what: "the build",
            signal: stop,
        })) {
            if (error !== undefined)
                throw new BuildFailedError(error, steps.current, output);
            if (steps.take(stream)) {
                output = "";
                onStep(steps.current);
            }
            else if (!isOfEngine.test(stream))
                output = (output + stream).slice(-maxOutputChars);
        }
    }
    catch (error) {
        throw fault ?? error;
    }
    finally {
        archive.destroy();
    }
}

// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/output/show-within.js
var show_within = __webpack_require__(15778);
// EXTERNAL MODULE: ./lib/executors/docker/client/connection-failure.js
var connection_failure = __webpack_require__(53436);
// EXTERNAL MODULE: ./lib/executors/docker/client/engine-error.js
var engine_error = __webpack_require__(55530);
;// CONCATENATED MODULE: ./lib/executors/docker/build/build-failure.js







/** At most this many UTF-16 units of a build's output go into the error. */
const maxWordsChars = 4_000;
/**
 * The error for an image that was not built. The words of the engine and of the build's commands can come from a
 * stranger, so they are made harmless.
 */
function explainBuildFailure({ connection, from, error, ...failure }) {
    if ((0,errors/* isAgentExecError */.TE)(error))
        return error;
    if (error instanceof BuildFailedError)
        return failed(from, error, failure);
    if ((0,engine_error/* isRefusal */.vu)(error))
        return failed(from, new BuildFailedError((0,engine_error/* engineMessage */.g4)(error), "", ""), failure);
    if (error?.name === "TimeoutError") {
        return new executor/* ImageUnavailableError */.y(`agent-exec ended the build of ${from} after ${(0,format/* formatDuration */.a3)(failure.deadlineMs)}.`, "Find the command that waits, or build the image in an earlier step and set `image` to its name.", error);
    }
    return (0,connection_failure/* unavailable */.h)(connection.endpoint, error);
}
function failed(from, error, { hasNetwork }) {
    const shown = (text, maxChars) => onOneLine((0,show_within/* showWithin */.L)(text.trim(), maxChars));
    const step = error.step === "" ? "" : ` at ${shown(error.step, 300)}`;
    const [, exitCode] = /' returned a non-zero code: (\d+)$/.exec(error.message.trim()) ?? [];
    const why = exitCode === undefined ? shown(error.message, 1_000).replace(/\.$/, "") : `exit code ${exitCode}`;
    const words = (0,show_within/* showWithin */.L)(error.output.trim(), maxWordsChars);
    const said = words === "" ? "." : ` and printed:\n${words}`;
    return new executor/* ImageUnavailableError */.y(`The build of ${from} failed${step}: ${why}${said}`, nextStepFor(`${error.message}\n${error.step}`, hasNetwork), error);
}
function nextStepFor(words, hasNetwork) {
    if (/requires? BuildKit|unknown (instruction|flag)|<<|failed to parse platform/i.test(words)) {
        const spelling = /unknown instruction/i.test(words) ? "Check the spelling. " : "";
        return `${spelling}agent-exec uses the engine's own builder, which does not support BuildKit (\`RUN --mount\`, here-documents). If you need BuildKit, build the image in an earlier step with \`docker build\`, and set \`image\` to its name.`;
    }
    if (/(COPY|ADD) failed|not found in build context|no source files/i.test(words)) {
        return "The build can copy only files that Git tracks or does not ignore, from the current folder and its subfolders. The build cannot copy files that .dockerignore lists, or untracked files that look like secrets.";
    }
    const network = hasNetwork
        ? ""
        : " The build had no network. If the Dockerfile's commands need a network, set `build-network` to `full`.";
    return `Run \`docker build\` by hand, and fix the Dockerfile.${network}`;
}
function onOneLine(text) {
    return text
        .split("\n")
        .map((line) => line.trim())
        .join(" ");
}

// EXTERNAL MODULE: ./lib/executors/docker/build/context.js + 1 modules
var build_context = __webpack_require__(33419);
;// CONCATENATED MODULE: ./lib/executors/docker/build/base-images.js



/**
 * The images that a Dockerfile starts or copies from, each once. They are pulled before the build like any image, so a
 * build needs no login, and `pull` applies to it.
 * @throws AgentExecError `settings-invalid` if the file does not show an image's name.
 */
function baseImages(text, { dockerfile, args }) {
    const images = new Set();
    const stages = new Set();
    const known = new Map();
    let isBeforeStages = true;
    let stageCount = 0;
    for (const line of instructionsOf(text)) {
        const [, word = "", rest = ""] = /^([a-z]+)\s(.*)$/i.exec(line) ?? [];
        switch (word.toUpperCase()) {
            case "ARG":
                // Only `ARG`s before the first FROM are known in FROM lines.
                if (isBeforeStages)
                    declare(rest, { known, args });
                break;
            case "FROM": {
                isBeforeStages = false;
                const [reference = "", as = "", stage = ""] = rest
                    .trim()
                    .split(/\s+/)
                    .filter((part) => !part.startsWith("--"));
                add(filledIn(reference, known));
                if (as.toLowerCase() === "as")
                    stages.add(stage.toLowerCase());
                stages.add(String(stageCount));
                stageCount += 1;
                break;
            }
            case "COPY":
            case "ADD": {
                const from = /(?:^|\s)--from=(\S+)/.exec(rest)?.[1];
                if (from !== undefined)
                    add(from);
                break;
            }
        }
    }
    if (stageCount === 0) {
        throw new errors/* AgentExecError */.r("settings-invalid", `${dockerfile} has no FROM, so it is not a Dockerfile.`, {
            nextStep: "Begin the Dockerfile with FROM and an image, or set `image` to an image.",
        });
    }
    return [...images];
    function add(image) {
        if (stages.has(image.toLowerCase()) || image === "scratch")
            return;
        const parsed = (0,image_name/* parseImageName */["if"])(image);
        if (!("fault" in parsed))
            return void images.add(image);
        throw new errors/* AgentExecError */.r("settings-invalid", `${dockerfile} uses ${(0,listed/* named */.r)(image)}, which ${parsed.fault}.`, {
            nextStep: "Write the image's full name, or set the variable in the name with an ARG before the first FROM.",
        });
    }
}
/** Each instruction on one line, without comments. */
function instructionsOf(text) {
    return text
        .replace(/^\uFEFF/, "")
        .split(/\r?\n/)
        .filter((line) => !line.trimStart().startsWith("#"))
        .join("\n")
        .replace(/\\[ \t]*\n/g, " ")
        .split("\n")
        .map((line) => line.trim());
}
function declare(rest, { known, args }) {
    const [, name = "", value = ""] = /^(\w+)(?:=(.*))?$/.exec(rest.trim()) ?? [];
    const plain = value.replace(/^(["'])(.*)\1$/, "$2");
    known.set(name, Object.hasOwn(args, name) ? args[name] : filledIn(plain, known));
}
/** Fills in `$NAME`, `${NAME}` and `${NAME:-other}`. Unknown variables stay, and are later refused as a name. */
function filledIn(text, known) {
    return text.replace(/\$(?:(\w+)|\{(\w+)(?::?-([^}]*))?\})/g, (whole, plain, braced, other) => {
        const value = known.get(plain ?? braced ?? "");
        return value !== undefined && value !== "" ? value : (other ?? whole);
    });
}

;// CONCATENATED MODULE: ./lib/executors/docker/build/image-build.js













/** 30 minutes: longer builds, such as a compiler from source, belong in an earlier step. */
const defaultDeadlineMs = 1_800_000;
/** Part of the image's name. Raise it when the same files would give another image. */
const recipeVersion = 1;
/** An image that is built when it is first needed, unless an image with the same content exists. */
class ImageBuild {
    options;
    context;
    bases;
    /** The image's name, once it is known. */
    #name = null;
    constructor(options, context, bases) {
        this.options = options;
        this.context = context;
        this.bases = bases;
    }
    /**
     * Reads the Dockerfile and lists the files that it may copy, without asking an engine.
     * @throws AgentExecError `settings-invalid`.
     */
    static async plan(options) {
        const context = await build_context/* BuildContext */.C.list(options);
        return new ImageBuild(options, context, baseImages(context.text, options.recipe));
    }
    /** The file that asks for the build, from the current folder. */
    get from() {
        return this.options.recipe.from;
    }
    get registries() {
        const names = this.bases.map(image_name/* parseImageName */["if"]);
        return [...new Set(names.flatMap((name) => ("registry" in name ? [name.registry] : [])))];
    }
    /**
     * Finds the image, or builds it if no image from the same Dockerfile, files and base images exists.
     * @throws AgentExecError `image-unavailable` if it cannot be built or a base image cannot be pulled;
     * `settings-invalid` if the files cannot be read; `engine-unavailable`. On abort: the signal's reason, and the engine
     * ends the build.
     */
    async find(options) {
        const { connection, signal, onProgress } = options;
        const { recipe, baseFiles, network } = this.options;
        const facts = { from: recipe.from, origin: baseFiles.origin, network };
        const known = this.#name === null ? null : await (0,local_image/* inspectImage */.m)({ connection, name: this.#name, signal });
        if (known !== null)
            return { image: known, build: facts };
        const hash = await this.context.hash(signal);
        const name = this.#nameOf(hash, await this.#findBases(options));
        this.#name = name;
        const present = await (0,local_image/* inspectImage */.m)({ connection, name, signal });
        if (present !== null)
            return { image: present, build: facts };
        const reach = network === "none" ? "without a network" : "with the engine's network";
        onProgress?.(`Building the image from ${recipe.from} (${baseFiles.origin}), ${reach}`);
        const startedAt = performance.now();
        await this.#build(name, { ...options, hash });
        const image = await (0,local_image/* inspectImage */.m)({ connection, name, signal });
        if (image === null)
            throw new executor/* ImageUnavailableError */.y(`The engine built an image from ${recipe.from}, but does not list it.`, "Run again.");
        return { image, build: { ...facts, durationMs: Math.round(performance.now() - startedAt) } };
    }
    async #findBases({ settings, ...options }) {
        const ids = [];
        for (const image of this.bases) {
            try {
                ids.push((await (0,find_image/* findImage */.F)({ ...options, settings: { ...settings, image } })).id);
            }
            catch (error) {
                throw this.#ofBase(error, options);
            }
        }
        return ids;
    }
    /** The error says that the missing image is named in the Dockerfile, not in a setting. */
    #ofBase(error, { signal }) {
        if (signal.aborted || !(0,errors/* isAgentExecError */.TE)(error) || error.code !== "image-unavailable")
            return error;
        const message = `${(0,listed/* named */.r)(this.options.recipe.dockerfile)} needs an image that is not available. ${error.message}`;
        return new executor/* ImageUnavailableError */.y(message, error.nextStep.replaceAll("`image`", "`FROM`"), error);
    }
    /** The same name for the same content. */
    #nameOf(contextHash, bases) {
        const { recipe, network } = this.options;
        const { target, args } = recipe;
        const parts = [recipeVersion, contextHash, this.context.dockerfile, bases, target, args, network];
        return `${image_name/* builtImages */.TH}:${(0,external_node_crypto_.hash)("sha256", JSON.stringify(parts)).slice(0, 32)}`;
    }
    async #build(name, options) {
        const { connection, settings, signal, onProgress, hash } = options;
        const { recipe, network, deadlineMs = defaultDeadlineMs } = this.options;
        try {
            await callBuild({
                docker: connection.docker,
                context: this.context.tar(hash, signal),
                options: this.#request(name, settings),
                signal,
                deadlineMs,
                onStep: (step) => onProgress?.(`Building the image: ${(0,visible/* showHidden */.U)(step)}`),
            });
        }
        catch (error) {
            signal.throwIfAborted();
            const hasNetwork = network !== "none";
            throw explainBuildFailure({ connection, from: recipe.from, hasNetwork, deadlineMs, error });
        }
    }
    #request(name, { memoryBytes, cpus }) {
        const { recipe, network } = this.options;
        return {
            t: name,
            dockerfile: this.context.dockerfile,
            rm: 1,
            forcerm: 1,
            memory: memoryBytes,
            memswap: memoryBytes,
            cpuperiod: docker_settings/* cpuPeriodMicroseconds */.h,
            cpuquota: Math.max(1000, Math.round(cpus * docker_settings/* cpuPeriodMicroseconds */.h)),
            ...(network === "none" && { networkmode: "none" }),
            ...(recipe.target !== null && { target: recipe.target }),
            ...(Object.keys(recipe.args).length > 0 && { buildargs: recipe.args }),
        };
    }
}


/***/ }),

/***/ 41055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ cpuPeriodMicroseconds),
/* harmony export */   y: () => (/* binding */ checkProcessors)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** 100 ms, the kernel's default: the container's processor time is counted over each such period. */
const cpuPeriodMicroseconds = 100_000;
/** The kernel counts a quota in 44 bits (`max_bw_runtime_us` in its scheduler). */
const maxQuotaMicroseconds = 2 ** 44 - 1;
/**
 * The kernel cannot store every quota: control groups of version 2 then silently use another one. A process without
 * processor time runs until the clock's next tick: a session may start, but its blocks die.
 * @throws AgentExecError `settings-invalid` for zero processors, or more than the kernel can count.
 */
function checkProcessors({ cpus, container }) {
    if (container?.ulimits?.some(({ name, soft }) => name === "cpu" && soft === 0)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", "No process can run with the limit `cpu=0` in `ulimit`.", {
            nextStep: "Set `cpu` in `ulimit` to at least 1 second, or leave `cpu` out.",
        });
    }
    const most = Math.floor(maxQuotaMicroseconds / cpuPeriodMicroseconds);
    if (cpus <= most)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", `The kernel does not support a limit of ${cpus} processors.`, {
        nextStep: "Set `cpus` to at most the number of processors of the engine's machine.",
    });
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


/***/ }),

/***/ 15778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ showWithin)
/* harmony export */ });
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96065);
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14647);


/**
 * The beginning and end of a text with visible hidden characters, at most `maxChars` UTF-16 units. Omitted text is
 * counted in its own characters. The text is cut first, because a megabyte of invisible characters, written out, takes
 * hundreds of megabytes.
 */
function showWithin(text, maxChars) {
    for (let chars = maxChars;; chars = Math.floor(chars * 0.6)) {
        const shown = (0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .U)((0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateMiddle */ .k)(text, chars));
        if (shown.length <= maxChars)
            return shown;
    }
}


/***/ })

};
