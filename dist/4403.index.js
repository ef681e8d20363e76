export const id = 4403;
export const ids = [4403,3419];
export const modules = {

/***/ 24611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ deadlineAfter)
/* harmony export */ });
/**
 * A signal that fires after `ms` with a `TimeoutError`. Unlike the timer of `AbortSignal.timeout`, this timer keeps the
 * process alive, because what it limits may wait for nothing that Node knows. It also fires if only
 * `AbortSignal.any` holds the signal: Node 20 can collect a timeout's signal there. Disposing stops the timer.
 */
function deadlineAfter(ms) {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new DOMException(`The operation took longer than ${ms} ms`, "TimeoutError")), ms);
    return { signal: late.signal, [Symbol.dispose]: () => clearTimeout(timer) };
}


/***/ }),

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


/***/ }),

/***/ 34403:
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
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/executors/docker/client/connection-failure.js
var connection_failure = __webpack_require__(53436);
// EXTERNAL MODULE: ./lib/executors/docker/client/engine-call.js
var engine_call = __webpack_require__(70826);
// EXTERNAL MODULE: ./lib/executors/docker/client/engine-error.js
var engine_error = __webpack_require__(55530);
// EXTERNAL MODULE: ./lib/executors/docker/image/progress-lines.js
var progress_lines = __webpack_require__(34996);
// EXTERNAL MODULE: ./lib/deadline.js
var lib_deadline = __webpack_require__(24611);
;// CONCATENATED MODULE: ./lib/executors/docker/build/build-call.js
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
/** 4,000 UTF-16 units: the end of a build's output is kept and shown. */
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
async function callBuild(build) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { docker, options, context, signal, deadlineMs, onStep } = build;
        const deadline = __addDisposableResource(env_1, (0,lib_deadline/* deadlineAfter */.d)(deadlineMs), false);
        const stop = AbortSignal.any([signal, deadline.signal]);
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
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
/**
 * The error for an image that was not built. The words of the engine and of the build's commands can come from a
 * stranger, so they are made harmless.
 */
function explainBuildFailure(failure) {
    const { connection, from, hasNetwork, deadlineMs, error } = failure;
    if ((0,errors/* isAgentExecError */.TE)(error))
        return error;
    if (error instanceof BuildFailedError)
        return failed(from, error, hasNetwork);
    if ((0,engine_error/* isRefusal */.vu)(error))
        return failed(from, new BuildFailedError((0,engine_error/* engineMessage */.g4)(error), "", ""), hasNetwork);
    if (error?.name === "TimeoutError")
        return new executor/* ImageUnavailableError */.y(`agent-exec ended the build of ${from}, because the build took longer than ${(0,format/* formatDuration */.a3)(deadlineMs)}.`, "Find the command that takes so long, or build the image in an earlier step and set `image` to its name.", error);
    return (0,connection_failure/* unavailable */.h)(connection.endpoint, error);
}
function failed(from, error, hasNetwork) {
    const shown = (text, maxChars) => {
        const lines = (0,visible/* showWithin */.L6)(text.trim(), maxChars).split("\n");
        return lines.map((line) => line.trim()).join(" ");
    };
    const step = error.step === "" ? "" : ` at ${shown(error.step, 300)}`;
    const [, exitCode] = /' returned a non-zero code: (\d+)$/.exec(error.message.trim()) ?? [];
    const why = exitCode === undefined ? shown(error.message, 1_000).replace(/\.$/, "") : `exit code ${exitCode}`;
    const words = (0,visible/* showWithin */.L6)(error.output.trim(), maxOutputChars);
    const said = words === "" ? "." : ` and printed:\n${words}`;
    return new executor/* ImageUnavailableError */.y(`The build of ${from} failed${step}: ${why}${said}`, nextStepFor(`${error.message}\n${error.step}`, hasNetwork), error);
}
function nextStepFor(words, hasNetwork) {
    if (/requires? BuildKit|unknown (instruction|flag)|<<|failed to parse platform/i.test(words)) {
        const spelling = /unknown instruction/i.test(words) ? "Check the spelling. " : "";
        return `${spelling}agent-exec uses the engine's own builder, which does not support BuildKit (\`RUN --mount\`, here-documents). If you need BuildKit, build the image in an earlier step with \`docker build\`, and set \`image\` to its name.`;
    }
    if (/(COPY|ADD) failed|not found in build context|no source files/i.test(words))
        return "Check that the file is in the current folder or below, that Git does not ignore the file, and that `.dockerignore` does not list it. agent-exec also leaves out untracked files that look like secrets.";
    const network = hasNetwork
        ? ""
        : " The build had no network. If the Dockerfile's commands need a network, set `build-network` to `full`.";
    return `Run \`docker build\` by hand, and fix the Dockerfile.${network}`;
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
    let stageCount = 0;
    for (const line of instructionsOf(text)) {
        const [, word = "", rest = ""] = /^([a-z]+)\s(.*)$/i.exec(line) ?? [];
        switch (word.toUpperCase()) {
            case "ARG": {
                // Only `ARG`s before the first FROM are known in FROM lines.
                if (stageCount > 0)
                    break;
                const [, name = "", value = ""] = /^(\w+)(?:=(.*))?$/.exec(rest.trim()) ?? [];
                const plain = value.replace(/^(["'])(.*)\1$/, "$2");
                known.set(name, Object.hasOwn(args, name) ? args[name] : filledIn(plain, known));
                break;
            }
            case "FROM": {
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
    if (stageCount === 0)
        throw (0,errors/* settingsInvalid */.DI)(`${dockerfile} has no FROM, so it is not a Dockerfile.`, "Begin the Dockerfile with FROM and an image, or set `image` to an image.");
    return [...images];
    function add(image) {
        if (stages.has(image.toLowerCase()) || image === "scratch")
            return;
        const parsed = (0,image_name/* parseImageName */["if"])(image);
        if (!("fault" in parsed))
            return void images.add(image);
        throw (0,errors/* settingsInvalid */.DI)(`${dockerfile} uses ${(0,listed/* named */.r)(image)}, which ${parsed.fault}.`, "Write the image's full name, or set the variable in the name with an ARG before the first FROM.");
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
        const { network, recipe } = this.options;
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
                onStep: (step) => onProgress?.(`Building the image: ${(0,visible/* showHidden */.Ul)(step)}`),
            });
        }
        catch (error) {
            signal.throwIfAborted();
            const failure = { connection, from: recipe.from, hasNetwork: network !== "none", deadlineMs, error };
            throw explainBuildFailure(failure);
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


/***/ })

};
