export const id = 998;
export const ids = [998];
export const modules = {

/***/ 71062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ withinDeadline)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30714);

const place = (0,node_vm__WEBPACK_IMPORTED_MODULE_0__.createContext)({ work: null });
const script = new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script("work()");
/**
 * Limits the time of work that a stranger controls, such as a schema's pattern or a glob. No timer or signal interrupts
 * a regular expression, but V8 can. Always use this for such patterns.
 * @returns null if the time was over
 */
function withinDeadline(work, ms) {
    const earlier = place["work"];
    place["work"] = work;
    try {
        return { value: script.runInContext(place, { timeout: ms }) };
    }
    catch (thrown) {
        const { code } = (thrown ?? {});
        if (code === "ERR_SCRIPT_EXECUTION_TIMEOUT")
            return null;
        throw thrown;
    }
    finally {
        place["work"] = earlier;
    }
}


/***/ }),

/***/ 998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  countingIn: () => (/* binding */ countingIn)
});

// EXTERNAL MODULE: ./lib/files/checks.js
var checks = __webpack_require__(49274);
// EXTERNAL MODULE: ./lib/files/shadowed-module.js
var shadowed_module = __webpack_require__(29759);
// EXTERNAL MODULE: ./lib/files/workflow-path.js
var workflow_path = __webpack_require__(16804);
// EXTERNAL MODULE: ./lib/workspace/source/given-file.js
var given_file = __webpack_require__(79197);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: ./lib/workspace/git/git-output.js + 1 modules
var git_output = __webpack_require__(59513);
// EXTERNAL MODULE: ./lib/workspace/git/repository.js + 1 modules
var repository = __webpack_require__(59741);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/workspace/counting/left-behind.js


/** Caches of tools. A name with a slash is a folder at any depth. `*` stands for any beginning. */
const cacheNames = `__pycache__/ *.pyc *.pyo .pytest_cache/ .mypy_cache/ .ruff_cache/ .hypothesis/ .tox/ .nox/ .eggs/ *.egg-info/
  .ipynb_checkpoints/ .coverage node_modules/ .npm/ .gradle/ .ccls-cache/ .DS_Store`.split(/\s+/);
/** Whether a path in the workspace is a tool's cache. */
function isCache(path) {
    const parts = path.split("/");
    return cacheNames.some((name) => name.endsWith("/")
        ? parts.slice(0, -1).some((part) => isNamed(part, name.slice(0, -1)))
        : isNamed(parts.at(-1), name));
}
function isNamed(part, name) {
    return name.startsWith("*") ? part.endsWith(name.slice(1)) : part === name;
}
/** Whether git can be asked about this folder. If one path leads out of the repository, git fails for all paths. */
function plainFolders(root) {
    const known = new Map([["", Promise.resolve(true)]]);
    const isPlain = (folder) => {
        const answer = known.get(folder) ?? look(folder);
        known.set(folder, answer);
        return answer;
    };
    const look = async (folder) => {
        if (!(await isPlain(folderOf(folder))))
            return false;
        const stats = await (0,promises_.lstat)((0,external_node_path_.join)(root, folder)).catch(() => null);
        if (stats === null)
            return true;
        return stats.isDirectory() && (await (0,promises_.lstat)((0,external_node_path_.join)(root, folder, ".git")).catch(() => null)) === null;
    };
    return isPlain;
}
/** The folder of a path. Empty for a path at the top. */
function folderOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

;// CONCATENATED MODULE: ./lib/workspace/counting/ignore-check.js




/** A day, because a run may not take longer. */
const timeoutMs = 24 * 3_600_000;
/** Enough for a million answers of a kilobyte. */
const maxBytes = 1024 ** 3;
function openIgnoreCheck(folder) {
    const isPlain = plainFolders(folder);
    let conversation = null;
    const stop = async () => {
        await conversation?.close();
        conversation = null;
    };
    const ask = async (path, isSecond = false) => {
        if (!(await isPlain(folderOf(path))))
            return false;
        conversation ??= await Conversation.begin(folder);
        try {
            return await conversation.ask(path);
        }
        catch (fault) {
            await stop();
            // git 2.39 crashes on some sequences of names. It does not crash if each name is asked alone.
            if (!(fault instanceof git_output/* GitFault */.lc && fault.isCrash))
                throw fault;
            return isSecond ? false : ask(path, true);
        }
    };
    let last = Promise.resolve();
    return {
        ignores(path) {
            const answer = last.then(() => ask(path));
            last = answer.catch(() => undefined);
            return answer;
        },
        close: stop,
    };
}
class Conversation {
    repository;
    #questions = new external_node_stream_.PassThrough();
    #answers;
    #fields = [];
    #rest = "";
    constructor(repository) {
        this.repository = repository;
        const args = ["check-ignore", "-z", "--stdin", "--verbose", "--non-matching"];
        const input = this.#questions;
        // A question after the end fails at its answer, which git's end breaks off.
        input.on("error", () => undefined);
        this.#answers = repository.run(args, { input, expected: [0, 1], timeoutMs, maxBytes });
    }
    static async begin(folder) {
        return new Conversation(await repository/* Repository */.L.open(folder));
    }
    async ask(path) {
        // A name can look like a git pattern. With `./` in front it is a plain name.
        this.#questions.write(`./${path}\0`);
        // An answer has four parts: the pattern's file, its line, the pattern and the path. If nothing matches, the first
        // three are empty.
        const [, , pattern] = [await this.#next(), await this.#next(), await this.#next(), await this.#next()];
        return pattern !== "" && !pattern.startsWith("!");
    }
    async #next() {
        while (this.#fields.length === 0) {
            const { value, done } = await this.#answers.next();
            if (done === true)
                throw new Error("git ended before it listed the files that the repository ignores");
            const parts = (this.#rest + value.toString("latin1")).split("\0");
            this.#rest = parts.pop();
            this.#fields.push(...parts);
        }
        return this.#fields.shift();
    }
    async close() {
        this.#questions.end();
        await this.#answers.return(undefined).catch(() => undefined);
        await this.repository[Symbol.asyncDispose]();
    }
}

// EXTERNAL MODULE: ./lib/workspace/counting/protection.js
var counting_protection = __webpack_require__(55356);
// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(53916);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
// EXTERNAL MODULE: ./node_modules/smol-toml/dist/index.js + 8 modules
var dist = __webpack_require__(3292);
;// CONCATENATED MODULE: ./lib/workspace/counting/steering-files.js




/**
 * Files that tell test tools, task runners, package managers and interpreters what to run and what counts as a pass. Of
 * manifests, only some parts do this (`manifests`). If a task is about such a file, the user names it in
 * `allow-tool-config`.
 */
const steering = {
    "Python's tests": [
        "{conftest.py,pytest.ini,.pytest.ini,pytest.toml,.pytest.toml,tox.ini,tox.toml,setup.cfg,noxfile.py,.coveragerc,.noserc,nose.cfg}",
    ],
    Python: ["{sitecustomize.py,usercustomize.py,pyvenv.cfg,*.pth}", "*.{dist-info,egg-info}/**"],
    make: ["{GNUmakefile,makefile,Makefile}"],
    "a task runner": [
        "{justfile,.justfile,Justfile,Rakefile,rakefile,Rakefile.rb,dodo.py}",
        "{Taskfile,taskfile}{,.dist}.{yml,yaml}",
        "{.mise.toml,mise.toml,.tool-versions,.envrc}",
        "{gulpfile,Gruntfile}.{js,cjs,mjs,ts}",
    ],
    npm: ["{.npmrc,.yarnrc,.yarnrc.yml,.pnpmfile.cjs,.pnpmfile.js,pnpm-workspace.yaml,bunfig.toml}"],
    "JavaScript's tests": [
        "{jest,vitest,vite,ava,karma,playwright,cypress,web-test-runner,wdio,babel}.{config,conf}.*",
        "{jest,vitest}.{setup,workspace}.*",
        "{.mocharc,.nycrc,.c8rc,.taprc,.babelrc,.swcrc}{,.*}",
    ],
    "Rust's builds": [".cargo/{config,config.toml}", "{rust-toolchain,rust-toolchain.toml}", "nextest.toml"],
    "Go's builds": ["{go.work,go.env}"],
    "Java's builds": [".mvn/**", "gradle/wrapper/**", "{gradlew,gradlew.bat,mvnw,mvnw.cmd,.mvnrc}"],
    "a test tool": [
        "{.rspec,.simplecov,phpunit.xml,phpunit.xml.dist,.runsettings,Directory.Build.props,Directory.Build.targets}",
    ],
    Bazel: [".bazelrc"],
};
/** Created at the first question, because a run without changes never asks. */
let matchers = null;
function makeMatchers() {
    return Object.entries(steering).map(([tool, patterns]) => ({
        tool,
        matches: picomatch(patterns.map((pattern) => `**/${pattern}`), { dot: true, nonegate: true }),
    }));
}
/** The tool that a file configures. Null if there is none. */
function steeredBy(path) {
    matchers ??= makeMatchers();
    return matchers.find(({ matches }) => matches(path))?.tool ?? null;
}
/** Manifests. A task may change them, except for the parts that decide how its work is tested. */
const manifests = {
    "package.json": {
        parse: (text) => JSON.parse(text.replace(/^\uFEFF/, "")),
        parts: "scripts jest mocha ava tap nyc c8 vitest jasmine babel config".split(" ").map((key) => [key]),
    },
    "pyproject.toml": {
        parse: dist/* parse */.qg,
        parts: "pytest tox nox coverage hatch pdm poe taskipy nose doit uv invoke"
            .split(" ")
            .map((key) => ["tool", key]),
    },
    "Cargo.toml": {
        parse: dist/* parse */.qg,
        parts: "test bench lib.test lib.harness lib.doctest package.autotests package.build profile"
            .split(" ")
            .map((way) => way.split(".")),
    },
};
/** Whether a file is a manifest. The content of other files does not matter. */
function isManifest(path) {
    return Object.hasOwn(manifests, (0,posix_.basename)(path));
}
/**
 * Whether the parts of a manifest that control tools have changed.
 * @param before null if there was none
 * @param after null if it is gone, or if the file cannot be read
 */
function steersOtherwise(path, before, after) {
    if (after === null)
        return before !== null;
    const manifest = manifests[(0,posix_.basename)(path)];
    try {
        const [one, other] = [before, after].map((content) => steeringOf(content, manifest));
        return !(0,external_node_util_.isDeepStrictEqual)(one, other);
    }
    catch {
        // A change in invalid JSON always counts, because another tool may accept the JSON and run a part of it.
        return before === null || Buffer.compare(before, after) !== 0;
    }
}
function steeringOf(content, { parse, parts }) {
    const all = content === null ? {} : parse(Buffer.from(content).toString("utf8"));
    return parts.map((way) => way.reduce(at, all));
}
function at(value, key) {
    const isObject = typeof value === "object" && value !== null && Object.hasOwn(value, key);
    return isObject ? value[key] : undefined;
}

;// CONCATENATED MODULE: ./lib/workspace/counting/counting.js








/** Decides which changes to a folder's files count. Dispose of the result, because it may have started git. */
function countingIn(source, options) {
    const { protect = [], onlyChange = [], allowToolConfig = [], verify } = options;
    const protection = (0,counting_protection/* protectionBy */.hZ)(protect, source.paths);
    const isMeant = onlyChange.length === 0 ? null : (0,counting_protection/* matcherOf */.Ke)(onlyChange);
    const isAllowed = (0,counting_protection/* matcherOf */.Ke)(allowToolConfig);
    const given = new Set(source.paths);
    const called = (0,checks/* checksCalled */.pK)(verify, given);
    const workflowOf = workflowDiscounts(source, options);
    let ignoring = null;
    const byDefault = async (change) => {
        if (verify.length === 0 || isMeant !== null || isAllowed(change.path))
            return null;
        if (called.has(change.path))
            return {
                kind: "judging",
                reason: "a verification calls this file. If the task is about this file, list the file in `allow-tool-config`",
            };
        return ((await steeringDiscount(change, source)) ??
            (given.has(change.path) ? null : newFileDiscount(change.path, given, options)));
    };
    return {
        told: toldOf(options, called),
        warnings: (0,counting_protection/* unmatchedPatterns */.xo)(protect, source.paths),
        ...(options.verifiesAsOther === true && { isHidden: (path) => protection?.covers(path) === true }),
        async discountOf(change) {
            const { path } = change;
            const isNew = !given.has(path);
            const named = protectedDiscount(path, protection) ?? workflowOf(path);
            if (named !== null)
                return named;
            if (isNew && isCache(path))
                return { kind: "cache", reason: "it is a tool's cache" };
            if (isMeant?.(path) === false)
                return {
                    kind: "outside",
                    reason: "the code may not change this file. To allow changes, list the file in `only-change`",
                };
            // A build's own files are among the ignored ones, such as a generated Makefile. No setting lets them count.
            if (isNew && source.isRepository) {
                ignoring ??= openIgnoreCheck(source.folder);
                if (await ignoring.ignores(path))
                    return { kind: "ignored", reason: "the repository ignores this file" };
            }
            return byDefault(change);
        },
        async [Symbol.asyncDispose]() {
            await ignoring?.close();
        },
    };
}
function protectedDiscount(path, protection) {
    if (protection?.covers(path) === true)
        return { kind: "protected", reason: "it is protected" };
    if (protection?.isInTheWay(path) === true)
        return { kind: "in-the-way", reason: "it is in the place of a protected file" };
    return null;
}
function workflowDiscounts({ patchPrefix, repositoryWay }, { allowWorkflow = [] }) {
    const allowed = new Set(allowWorkflow.map((path) => path.replace(/^(?:\.\/)+/, "")));
    return (path) => {
        // A folder's patch may be applied in this folder or at the repository's root.
        const places = [patchPrefix + path, repositoryWay + path];
        const place = places.find(workflow_path/* isWorkflowPath */.$);
        if (place === undefined || places.some((each) => allowed.has(each)))
            return null;
        const reason = `GitHub runs workflow files automatically. To allow this change, list ${place} in \`allow-workflow\``;
        return { kind: "workflow", reason };
    };
}
async function steeringDiscount({ path, content }, source) {
    const tool = steeredBy(path);
    if (tool !== null)
        return {
            kind: "steering",
            reason: `it configures ${tool}; list it in \`allow-tool-config\` if the task is about it`,
        };
    if (!isManifest(path))
        return null;
    if (!steersOtherwise(path, await (0,given_file/* readGiven */.Q)(source, path), await content()))
        return null;
    const reason = "its tool configuration changed; list it in `allow-tool-config` if the task is about that";
    return { kind: "steering", reason };
}
/** Compiled code can run instead of a source, and nobody can read it in a patch. */
const compiled = /\.(?:class|node|so|pyd)$/;
function newFileDiscount(path, given, { verifiesAsOther = false }) {
    if (compiled.test(path))
        return {
            kind: "compiled",
            reason: "compiled code: build it in your verification, or add its path to `allow-tool-config`",
        };
    const file = path.replace(/\/__init__\.py$/, ".py");
    const [, folder = "", module = ""] = /^(.*\/)?(\w+)\.py$/.exec(file) ?? [];
    const isOfTool = shadowed_module/* testToolModules */.o7.has(module) || (verifiesAsOther && shadowed_module/* testToolImports */.Di.has(module));
    if (isOfTool && isSearched(folder, given))
        return shadowing(module, "a test tool's");
    // Python first searches for modules in the folder of the started program. Deeper files belong to a package.
    return folder === "" && shadowed_module/* pythonModules */.cv.has(module) ? shadowing(module, "Python's own") : null;
}
/** Whether Python may search for modules in this folder, because it contains programs, tests, checks or sources. */
function isSearched(folder, given) {
    if (["", "src/", "lib/"].includes(folder))
        return true;
    if (given.has(`${folder}__init__.py`))
        return false;
    const isBeside = (path) => path.startsWith(folder) && path.endsWith(".py") && !path.slice(folder.length).includes("/");
    return [...given].some((path) => isBeside(path) && (0,checks/* isCheckPath */.qW)(path));
}
function shadowing(module, whose) {
    return {
        kind: "shadowing",
        reason: `it replaces ${whose} module ${module}; rename it, or list it in \`allow-tool-config\``,
    };
}
function toldOf({ protect = [], onlyChange = [], verify }, called) {
    const spans = (names) => [...names].map((name) => `\`${name}\``).join(", ");
    const undone = "are undone before your work is verified";
    const told = [
        protect.length > 0 && `Your changes in files that match ${spans(protect)} ${undone}.`,
        onlyChange.length > 0 &&
            `You may change only files that match ${spans(onlyChange)}. Your changes to other files ${undone}.`,
        verify.length > 0 &&
            onlyChange.length === 0 &&
            `Your changes in files that configure test tools, task runners or package managers (such as conftest.py, Makefile and the scripts in package.json) ${undone}.${called.size === 0 ? "" : ` So are your changes in files that a verification command names (${spans(called)}).`}`,
    ];
    return told.filter((sentence) => sentence !== false);
}


/***/ }),

/***/ 55356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ke: () => (/* binding */ matcherOf),
/* harmony export */   hZ: () => (/* binding */ protectionBy),
/* harmony export */   xo: () => (/* binding */ unmatchedPatterns)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60795);
/* harmony import */ var _files_within_deadline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71062);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90566);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14006);





/**
 * Reads the patterns: `test/**` and `test` cover all below `test`, `*.ini` covers files at the top, `**\/*.ini` files
 * anywhere. Names that begin with a dot match like others. A protected Python module also covers the files that Python
 * would load in its place: its compiled forms, and a new package of the same name. Null for no pattern.
 */
function protectionBy(patterns, given = []) {
    if (patterns.length === 0)
        return null;
    const matches = matcherOf(patterns);
    const there = new Set(given);
    const covers = (path) => {
        if (matches(path) || modulesCompiledTo(path).some(matches))
            return true;
        const shadowed = moduleShadowedBy(path);
        return shadowed !== null && there.has(shadowed) && !there.has(path) && matches(shadowed);
    };
    const folders = new Set([...there].flatMap(_files_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .foldersOf */ .pd));
    const foldersOfCovered = new Set([...there].filter(covers).flatMap(_files_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .foldersOf */ .pd));
    return {
        covers,
        isInTheWay: (path) => foldersOfCovered.has(path) || (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .foldersOf */ .pd)(path).some((each) => !folders.has(each) && covers(each)),
    };
}
/** Tells whether a path, or a folder above it, matches a pattern. */
function matcherOf(patterns) {
    const matches = picomatch__WEBPACK_IMPORTED_MODULE_3__(patterns.flatMap(withContents), { dot: true, nonegate: true });
    const slow = patterns.filter((pattern) => (pattern.match(/\*|[?+@!]\(/g) ?? []).length > usualWildcards);
    if (slow.length === 0)
        return (path) => matches(path);
    return (path) => {
        const found = (0,_files_within_deadline_js__WEBPACK_IMPORTED_MODULE_2__/* .withinDeadline */ .i)(() => matches(path), deadlineMs);
        if (found !== null)
            return found.value;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", `The pattern ${slow.map(_format_listed_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .r).join(" or ")} takes too long to match against ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .r)(path)}.`, { nextStep: "Use fewer wildcards in each pattern." });
    };
}
/** How many wildcards a pattern may have. With more, one long name can take longer than a run. */
const usualWildcards = 5;
const deadlineMs = 1_000;
const cacheFolder = "__pycache__/";
/** The modules from which a file may be compiled: `a.py` for `__pycache__/a.cpython-311.pyc`, `a.pyc` and `a.so`. */
function modulesCompiledTo(path) {
    const { folder, name } = partsOf(path);
    const [stem, ending] = cutAtLastDot(name);
    if (ending !== "pyc" && ending !== "so")
        return [];
    // The name may contain the interpreter and the optimisation: `a.cpython-311.opt-1.pyc`.
    const [untagged] = cutAtLastDot(stem);
    const isCached = folder === cacheFolder || folder.endsWith(`/${cacheFolder}`);
    const home = isCached ? folder.slice(0, -cacheFolder.length) : folder;
    return [stem, untagged, cutAtLastDot(untagged)[0]].map((module) => `${home}${module}.py`);
}
/** `a.py` for `a/__init__.*`. */
function moduleShadowedBy(path) {
    const { folder, name } = partsOf(path);
    return folder !== "" && name.startsWith("__init__.") ? `${folder.slice(0, -1)}.py` : null;
}
function partsOf(path) {
    const start = path.lastIndexOf("/") + 1;
    return { folder: path.slice(0, start), name: path.slice(start) };
}
function cutAtLastDot(name) {
    const dot = name.lastIndexOf(".");
    return dot === -1 ? [name, ""] : [name.slice(0, dot), name.slice(dot + 1)];
}
/** A sentence for each pattern that matches no path. It may be misspelt, or be meant for new files. */
function unmatchedPatterns(patterns, paths) {
    return patterns
        .filter((pattern) => !paths.some(matcherOf([pattern])))
        .map((pattern) => `The pattern ${pattern} in \`protect\` matches none of your files. If the code creates files that match this pattern, agent-exec removes these files before the verification.`);
}
function withContents(pattern) {
    const plain = pattern.replace(/^(?:\.\/)+/, "").replace(/\/+$/, "");
    return [plain, `${plain}/**`];
}


/***/ }),

/***/ 79197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ readGiven),
/* harmony export */   u: () => (/* binding */ writtenAfter)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9668);




/** The original content of a file that the code got. Null if it got none, or if the file here has changed since. */
async function readGiven(source, path) {
    const given = source.given.get(path);
    if (given === undefined)
        return null;
    const content = await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readRegular */ .VX)(source.folder, path).catch(() => null);
    const isSame = content !== null && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", content) === given.sha256;
    return isSame ? content : null;
}
/** The files that were written after `time`, in milliseconds since 1970. */
async function writtenAfter({ folder, paths }, time) {
    const newer = [];
    for (const path of paths)
        if (((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path)).catch(() => null))?.mtimeMs ?? 0) > time)
            newer.push(path);
    return newer;
}


/***/ })

};
