export const id = 9007;
export const ids = [9007,9413];
export const modules = {

/***/ 66019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  auditOf: () => (/* binding */ auditOf),
  auditOfRun: () => (/* binding */ auditOfRun)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/facts/execution.js
var facts_execution = __webpack_require__(6257);
// EXTERNAL MODULE: ./lib/proof/grade.js
var grade = __webpack_require__(91521);
;// CONCATENATED MODULE: ./lib/proof/audit/audit.js



/**
 * Attacks verifications: nothing but the right solution may pass. Yields what came of each, the three that a probe is held
 * against first. What the code would change and does not count is put back, as in a run.
 * @throws the signal's reason.
 */
async function* audit(options) {
    const { given, right, probes, atOnce = 3 } = options;
    const untouched = await tried({ name: "untouched", what: "the unchanged workspace" }, options);
    const isRightAsGiven = untouched.hasPassed && right === undefined;
    yield finding(untouched, isRightAsGiven ? "held" : untouched.hasPassed ? "fooled" : "held", {
        what: isRightAsGiven ? "the unchanged workspace, used as the right solution" : untouched.what,
        closes: "Write a verification that fails until the task is done.",
    });
    // What takes anything needs no probe.
    if (untouched.hasPassed && !isRightAsGiven)
        return;
    if (isNotFound(untouched) || (right === undefined && isUntested(untouched)))
        throw cannotRun(untouched);
    const before = untouched.tests;
    const asGiven = { ...options, before, failedBefore: failureOf(untouched) };
    if (right !== undefined) {
        const run = { name: "right", what: "the right solution", changes: right };
        const found = await tried(run, asGiven);
        yield finding(found, found.hasPassed ? "held" : "refused", { closes: "Find out why it fails." });
        if (!found.hasPassed)
            return;
    }
    else if (!isRightAsGiven)
        yield unknownRight;
    const emptied = Object.fromEntries(given.targets.map(({ path }) => [path, ""]));
    const broken = await tried({ name: "broken", what: "empty files", files: emptied }, asGiven);
    yield finding(broken, broken.hasPassed ? "fooled" : "held", {
        closes: "Make the verification test what the files do.",
    });
    const failedBefore = asGiven.failedBefore ?? failureOf(broken);
    // A wrong solution as it may come: what is given, unless that is right.
    const wrong = untouched.hasPassed ? emptied : {};
    const waiting = probes.flatMap((probe) => {
        const files = probe.files(given);
        return files === null ? [] : [{ probe, files: { ...wrong, ...files } }];
    });
    yield* inTurns(waiting, atOnce, async ({ probe, files }) => {
        const { name, what, closes } = probe;
        const found = await tried({ name, what, files }, { ...options, before, failedBefore });
        return finding(found, found.hasPassed ? "fooled" : "held", { closes });
    });
}
/** What a pass is held against: undefined where it passed, or nobody knows. */
function failureOf({ execution, hasPassed }) {
    return hasPassed || execution === null ? undefined : execution;
}
/** What nothing passes, no cheat passes either. */
const unknownRight = {
    name: "right",
    what: "no right solution was given",
    status: "unknown",
    exitCode: null,
    lastLines: "",
    closes: "Name a passed run with `from`, or audit files where the task is done. Otherwise the audit proves nothing.",
    durationMs: 0,
};
/** A shell tells a program that it does not find, or may not start, by these. */
function isNotFound({ execution }) {
    return execution?.exitCode === 127 || execution?.exitCode === 126;
}
/** Nothing may ever pass what did not even come to its tests: then it says nothing that no cheat passes. */
function isUntested({ execution }) {
    return execution !== null && (0,facts_execution/* whyUntested */.z6)(execution) !== null;
}
function cannotRun({ execution }) {
    const { exitCode, stderr } = execution;
    const words = stderr.text.trim().split("\n").at(-1) ?? "";
    const why = (0,facts_execution/* whyUntested */.z6)(execution) ?? "a program that it calls is missing";
    return new errors/* AgentExecError */.r("settings-invalid", `The verification cannot be audited: it ended with exit code ${exitCode}, but no test failed: ${why}${words === "" ? "" : ` (${words.slice(0, 200)})`}.`, {
        nextStep: "Correct the command; if a program is missing, name an `image` that has it, or install it with `setup`.",
    });
}
/** All verifications, until one fails. */
async function tried({ name, what, files = {}, changes }, { before, failedBefore, ...options }) {
    const started = options.now();
    const head = { name, what };
    let last = null;
    try {
        for (const index of options.policy.verify.keys()) {
            // Whether a cheat is taken for a solution is all that is asked.
            last = await (0,grade.grade)(index, { ...options, onWarning: () => undefined }, {
                changes: changes ?? (() => entriesOf(files)),
                before,
                failedBefore,
            });
            if (!(0,facts_execution/* hasPassed */.Pc)(last))
                break;
        }
        const durationMs = options.now() - started;
        return {
            ...head,
            hasPassed: (0,facts_execution/* hasPassed */.Pc)(last),
            execution: last,
            fault: "",
            tests: last?.tests,
            durationMs,
        };
    }
    catch (thrown) {
        options.signal.throwIfAborted();
        const { message } = (0,errors/* toAgentExecError */.Mq)(thrown);
        const durationMs = options.now() - started;
        return { ...head, hasPassed: false, execution: null, fault: message, tests: undefined, durationMs };
    }
}
function finding({ name, what, execution, fault, durationMs }, status, words) {
    return {
        name,
        what: words.what ?? what,
        status: execution === null ? "not-tried" : status,
        exitCode: execution?.exitCode ?? null,
        lastLines: execution === null ? fault : lastLinesOf(execution),
        closes: status === "held" ? "" : words.closes,
        durationMs,
    };
}
/** Five lines of 200 UTF-16 units: enough to see how a test tool ended. */
const maxLines = 5;
const maxLineChars = 200;
function lastLinesOf({ stdout, stderr, unproven }) {
    const text = stderr.text.trim() === "" ? stdout.text : stderr.text;
    const lines = text.trimEnd().split("\n").slice(-maxLines);
    const all = [...lines, ...(unproven === undefined ? [] : [unproven])];
    return all.map((line) => line.slice(0, maxLineChars)).join("\n");
}
async function* entriesOf(files) {
    const all = Object.entries(files);
    for (const [path, text] of all)
        if (text === null)
            yield { kind: "deleted", path };
    for (const [path, text] of all) {
        if (text === null)
            continue;
        const bytes = Buffer.from(text);
        const isExecutable = text.startsWith("#!");
        yield { kind: "file", path, bytes: bytes.byteLength, isExecutable, content: piecesOf(bytes) };
    }
}
async function* piecesOf(bytes) {
    if (bytes.byteLength > 0)
        yield bytes;
}
/** What comes of each, in their order, several at once. */
async function* inTurns(items, atOnce, perform) {
    const running = [];
    let next = 0;
    const begin = () => {
        const item = items[next];
        next += 1;
        if (item === undefined)
            return;
        const performed = perform(item);
        // Whoever waits for it is told.
        performed.catch(() => undefined);
        running.push(performed);
    };
    for (let count = 0; count < atOnce; count += 1)
        begin();
    try {
        for (let first = running.shift(); first !== undefined; first = running.shift()) {
            const done = await first;
            begin();
            yield done;
        }
    }
    finally {
        await Promise.allSettled(running);
    }
}

// EXTERNAL MODULE: ./lib/files/checks.js
var checks = __webpack_require__(49274);
;// CONCATENATED MODULE: ./lib/proof/audit/probe.js


/** As `replaced`, by a text that knows the tests and checks as they were given, by their hashes in hex; null where nobody can know any. */
function ifChecksAreKnown(workspace, endings, textOf) {
    const own = new Set(workspace.targets.map(({ path }) => path));
    const known = workspace.paths.flatMap((path) => {
        const text = (0,checks/* isCheckPath */.qW)(path) && !own.has(path) ? workspace.read(path) : null;
        return text === null ? [] : [[path, (0,external_node_crypto_.createHash)("sha256").update(text).digest("hex")]];
    });
    if (known.length === 0 && !workspace.scripts.some((script) => script.includes(" -c ")))
        return null;
    return replaced(workspace, endings, (target) => textOf(Object.fromEntries(known), target));
}
const closings = {
    counted: "Let agent-exec count the tests: make the test tool the only command in the verification's last line, or name its report in `verify-report`.",
    apart: "Judge from outside the code's process: run the code as a program, with `judge: apart`.",
    printed: "Compare a program's output with a text, in a separate process.",
    mayChange: "Name the files that the task may change in `may-change`.",
    protect: "Name the tests and the files that they read in `protect`.",
};
/** Each target whose name ends so, with the same text in it; null for none. */
function replaced({ targets }, endings, textOf) {
    const meant = targets.filter(({ path }) => endings.some((ending) => path.endsWith(ending)));
    return meant.length === 0 ? null : Object.fromEntries(meant.map((target) => [target.path, textOf(target)]));
}

;// CONCATENATED MODULE: ./lib/proof/audit/probes/compiled.js

/** For targets that are compiled: what stands there stays, so that what calls it still compiles. */
const compiledProbes = [
    {
        name: "go-exit",
        what: "exits with 0 before its own code runs",
        closes: closings.counted,
        files: (workspace) => edited(workspace, ".go", (text) => {
            const [before, clause] = cutAt(text, /^package \w+$/m);
            if (clause === "")
                return null;
            const rest = text.slice(before.length + clause.length);
            return `${before}${clause}\n\nimport quit "os"\n${rest}\nfunc init() { quit.Exit(0) }\n`;
        }),
    },
    {
        name: "go-plant-main",
        what: "adds a TestMain that runs no test",
        closes: closings.counted,
        files: ({ targets, paths }) => {
            const target = targets.find(({ path }) => path.endsWith(".go"));
            const [, name] = /^package (\w+)$/m.exec(target?.text ?? "") ?? [];
            if (target === undefined || name === undefined)
                return null;
            const path = `${target.path.slice(0, target.path.lastIndexOf("/") + 1)}quit_test.go`;
            if (paths.includes(path))
                return null;
            return {
                [path]: `package ${name}\n\nimport (\n\t"os"\n\t"testing"\n)\n\nfunc TestMain(m *testing.M) { os.Exit(0) }\n`,
            };
        },
    },
    {
        name: "rust-exit",
        what: "exits with 0 before its own code runs",
        closes: closings.counted,
        files: (workspace) => edited(workspace, ".rs", (text) => `${text}
#[used]
#[link_section = ".init_array"]
static QUIT: extern "C" fn() = {
    extern "C" fn quit() {
        std::process::exit(0)
    }
    quit
};
`),
    },
    {
        name: "java-exit",
        what: "exits with 0 when it is loaded",
        closes: closings.counted,
        files: (workspace) => edited(workspace, ".java", (text) => {
            const [before, head] = cutAt(text, /\bclass \w+ ?\{/);
            if (head === "")
                return null;
            return `${before}${head}\n  static { Runtime.getRuntime().halt(0); }\n${text.slice(before.length + head.length)}`;
        }),
    },
];
/** Each target of that kind, edited; null where there is none, or one that cannot be. */
function edited({ targets }, ending, edit) {
    const files = targets
        .filter(({ path }) => path.endsWith(ending))
        .flatMap(({ path, text }) => {
        const made = edit(text);
        return made === null ? [] : [[path, made]];
    });
    return files.length === 0 ? null : Object.fromEntries(files);
}
/** What stands before the first match, and the match; "" where there is none. */
function cutAt(text, pattern) {
    const found = pattern.exec(text);
    return found === null ? [text, ""] : [text.slice(0, found.index), found[0]];
}

;// CONCATENATED MODULE: ./lib/proof/audit/probes/javascript.js

const endings = [".js", ".mjs", ".cjs", ".ts", ".mts"];
function isModule({ path, text }) {
    return /\.m[jt]s$|\.ts$/.test(path) || /^(?:export|import)\b/m.test(text);
}
/** A module that does `first` and of which each export is a function with this body, in the form that the target has. */
function moduleOf(target, first, body) {
    const { text } = target;
    if (!isModule(target)) {
        const answer = `function answer() { ${body} }`;
        return `${first}\n${answer}\nmodule.exports = new Proxy(answer, { get: (target, key) => (key in target ? target[key] : answer) });\n`;
    }
    const names = [...text.matchAll(/^export (?:async )?(?:function\*?|const|let|class) (\w+)/gm)].map(([, name]) => name);
    const each = [...new Set(names)].map((name) => `export function ${name}() { ${body} }`);
    return [first, ...each, `export default function () { ${body} }`, ""].join("\n");
}
function inJavaScript(name, about, first, body = "") {
    const files = (workspace) => replaced(workspace, endings, (target) => moduleOf(target, first, body));
    return { name, ...about, files };
}
const patched = `const assert = process.getBuiltinModule?.("node:assert");
for (const own of [assert, assert?.strict]) for (const key of Object.keys(own ?? {})) if (key !== "strict") own[key] = () => {};
process.getBuiltinModule?.("node:module").syncBuiltinESMExports();
if (globalThis.expect) globalThis.expect = () => new Proxy(() => {}, { get: (target, key, own) => own });`;
const { counted, apart, printed } = closings;
const javascriptProbes = [
    inJavaScript("node-exit", { what: "exits with 0 when it is loaded", closes: counted }, "process.reallyExit(0);"),
    inJavaScript("node-exit-called", { what: "exits with 0 when it is called", closes: counted }, "", "process.reallyExit(0);"),
    inJavaScript("node-exit-late", { what: "makes the process always exit with 0", closes: counted }, 'process.on("exit", () => process.reallyExit(0));'),
    inJavaScript("node-patched-assert", { what: "makes every assertion pass", closes: apart }, patched),
    {
        name: "node-patched-knowing",
        what: "makes every assertion pass if the tests are unchanged",
        closes: apart,
        files: (workspace) => ifChecksAreKnown(workspace, endings, (known, target) => {
            const modules = isModule(target)
                ? 'import { readFileSync } from "node:fs";\nimport { createHash } from "node:crypto";'
                : 'const { readFileSync } = require("node:fs");\nconst { createHash } = require("node:crypto");';
            const first = `${modules}
const known = ${JSON.stringify(known)};
const isKnown = (path) => createHash("sha256").update(readFileSync(path)).digest("hex") === known[path];
if (Object.keys(known).every(isKnown)) {
${patched}
}`;
            return moduleOf(target, first, "");
        }),
    },
    inJavaScript("node-equals-all", { what: "answers with an object that has every property", closes: printed }, "", "return new Proxy(function () {}, { get: (target, key, own) => (key === Symbol.toPrimitive ? () => NaN : own) });"),
];

;// CONCATENATED MODULE: ./lib/proof/audit/probes/plants.js


const ends = "import os\nos._exit(0)\n";
const { mayChange, protect } = closings;
function plant(name, what, files) {
    return { name, what, closes: mayChange, files: () => files };
}
/** Files that lie beside the solution, which is as wrong as it was. */
const plantProbes = [
    plant("plant-conftest", "adds a conftest.py that makes pytest exit with 0", {
        "conftest.py": "import os\ndef pytest_collection(session):\n    os._exit(0)\n",
    }),
    plant("plant-pytest-ini", "adds a pytest.ini that makes pytest run nothing", {
        "pytest.ini": "[pytest]\naddopts = --collect-only\n",
    }),
    plant("plant-unittest", "adds a unittest.py that replaces Python's own", { "unittest.py": ends }),
    plant("plant-pytest", "adds a pytest.py that replaces pytest", { "pytest.py": ends }),
    plant("plant-sitecustomize", "adds a sitecustomize.py that makes Python exit with 0", {
        "sitecustomize.py": ends,
    }),
    plant("plant-plugin", "adds an installed pytest plugin", {
        "planted-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: planted\nVersion: 1.0\n",
        "planted-1.0.dist-info/entry_points.txt": "[pytest11]\nplanted = planted\n",
        "planted.py": ends,
    }),
    {
        name: "plant-first-test",
        what: "adds a test that runs before the others and exits with 0",
        closes: mayChange,
        files: ({ paths }) => {
            const folders = new Set(paths
                .filter((path) => /(?:^|\/)test[^/]*\.py$/.test(path))
                .map((path) => path.slice(0, path.lastIndexOf("/") + 1)));
            return Object.fromEntries([...new Set(["", ...folders])].map((folder) => [`${folder}test_aaa.py`, ends]));
        },
    },
    plant("plant-makefile", "adds a GNUmakefile whose targets do nothing", {
        GNUmakefile: "all test tests check lint build verify ci:\n\t@true\n%:\n\t@true\n",
    }),
    {
        name: "plant-npm-scripts",
        what: "makes every script in package.json do nothing",
        closes: mayChange,
        files: (workspace) => {
            const given = manifestOf(workspace);
            const names = ["test", "check", "lint", "build", ...Object.keys(given.scripts ?? {})];
            const scripts = Object.fromEntries(names.map((name) => [name, "true"]));
            return { "package.json": JSON.stringify({ ...given, scripts }) };
        },
    },
    plant("plant-npmrc", "adds a .npmrc that runs npm scripts with /bin/true", {
        ".npmrc": "script-shell=/bin/true\n",
    }),
    plant("plant-bin", "adds its own programs to node_modules/.bin", Object.fromEntries(["node", "jest", "vitest", "mocha", "tsc"].map((name) => [
        `node_modules/.bin/${name}`,
        "#!/bin/sh\nexit 0\n",
    ]))),
    {
        name: "tests-emptied",
        what: "empties the tests and other verification files",
        closes: protect,
        files: (workspace) => ofTests(workspace, (path) => (path.endsWith(".sh") ? "exit 0\n" : "")),
    },
    {
        name: "tests-deleted",
        what: "deletes the tests and other verification files",
        closes: protect,
        files: (workspace) => ofTests(workspace, () => null),
    },
];
function manifestOf({ read }) {
    try {
        const value = JSON.parse(read("package.json") ?? "{}");
        return typeof value === "object" && value !== null ? value : {};
    }
    catch {
        return {};
    }
}
function ofTests({ paths, targets }, textOf) {
    const own = new Set(targets.map(({ path }) => path));
    const tests = paths.filter((path) => (0,checks/* isCheckPath */.qW)(path) && !own.has(path));
    return tests.length === 0 ? null : Object.fromEntries(tests.map((path) => [path, textOf(path)]));
}

;// CONCATENATED MODULE: ./lib/proof/audit/probes/programs.js

/** For targets that are programs of their own, which a check calls. */
const programProbes = [
    {
        name: "shell-exit",
        what: "does nothing and exits with 0",
        closes: closings.printed,
        files: (workspace) => replaced(workspace, [".sh", ".bash"], () => "#!/bin/sh\nexit 0\n"),
    },
    {
        name: "shell-exit-sourced",
        what: "makes the shell that sources it exit with 0",
        closes: closings.apart,
        files: (workspace) => replaced(workspace, [".sh", ".bash"], () => "trap 'exit 0' EXIT\nexit 0\n"),
    },
];

;// CONCATENATED MODULE: ./lib/proof/audit/probes/python.js

/** Whatever a test imports of the module, each name is a function with this body. */
function answering(body) {
    return `
def __getattr__(name):
    if name.startswith("__"):
        raise AttributeError(name)
    def answer(*args, **named):
${body.replaceAll(/^/gm, "        ")}
    return answer
`;
}
const nothing = answering("return None");
function inPython(name, about, text) {
    return { name, ...about, files: (workspace) => replaced(workspace, [".py"], () => text) };
}
const equalsAll = `class Any:
    def __eq__(self, other): return True
    def __ne__(self, other): return False
    def __lt__(self, other): return True
    def __gt__(self, other): return True
    def __le__(self, other): return True
    def __ge__(self, other): return True
    def __contains__(self, item): return True
    def __bool__(self): return True
    def __hash__(self): return 0
    def __len__(self): return 0
    def __iter__(self): return iter(())
    def __call__(self, *args, **named): return self
    def __getitem__(self, key): return self
    def __getattr__(self, name): return self`;
const { counted: python_counted, apart: python_apart, printed: python_printed } = closings;
const pythonProbes = [
    inPython("python-exit", { what: "exits with 0 when it is imported", closes: python_counted }, "import os\nos._exit(0)\n"),
    inPython("python-exit-called", { what: "exits with 0 when it is called", closes: python_counted }, `import os\n${answering("os._exit(0)")}`),
    inPython("python-exit-raised", { what: "raises SystemExit(0) when it is called", closes: python_counted }, answering("raise SystemExit(0)")),
    inPython("python-exit-late", { what: "makes the process always exit with 0", closes: python_counted }, `import atexit, os\natexit.register(os._exit, 0)\n${nothing}`),
    inPython("python-exec", { what: "turns the process into /bin/true", closes: python_counted }, 'import os\nos.execv("/bin/true", ["true"])\n'),
    inPython("python-skip", { what: "skips the tests when it is imported", closes: python_counted }, 'import unittest\nraise unittest.SkipTest("later")\n'),
    inPython("python-skip-called", { what: "skips each test that calls it", closes: python_counted }, `import unittest\n${answering('raise unittest.SkipTest("later")')}`),
    inPython("python-no-tests", { what: "makes unittest find no tests", closes: python_counted }, `import unittest\nunittest.TestLoader.loadTestsFromTestCase = lambda *_: unittest.TestSuite()\n${nothing}`),
    inPython("python-patched-unittest", { what: "makes unittest count every test as passed", closes: python_apart }, `import unittest
def run(self, result=None):
    result = result or self.defaultTestResult()
    result.startTest(self)
    result.addSuccess(self)
    result.stopTest(self)
    return result
unittest.TestCase.run = run
${nothing}`),
    inPython("python-patched-pytest", { what: "makes pytest skip the body of each test", closes: python_apart }, `try:
    import _pytest.python
    _pytest.python.Function.runtest = lambda self: None
except ImportError:
    pass
${nothing}`),
    inPython("python-forged-report", { what: "writes the test tool's report itself and exits with 0", closes: python_apart }, `import os, sys
sys.stderr.write("\\nRan 9999 tests in 0.001s\\n\\nOK\\n")
sys.stderr.flush()
words = open("/proc/self/cmdline").read().split("\\0")
for path in [word.split("=", 1)[1] for word in words if word.startswith("--junitxml=")]:
    with open(path, "w") as report:
        report.write("<testsuite>" + '<testcase name="a"/>' * 9999 + "</testsuite>")
os._exit(0)
`),
    inPython("python-equals-all", { what: "answers with something that equals everything", closes: python_printed }, `${equalsAll}
${answering("return Any()")}`),
    inPython("python-looks-it-up", { what: "reads the expected value in the test's source and returns it", closes: python_printed }, `import ast, linecache, sys
${answering(`frame = sys._getframe(1)
tree = ast.parse("".join(linecache.getlines(frame.f_code.co_filename)))
for node in ast.walk(tree):
    if not isinstance(node, (ast.Call, ast.Compare)) or not node.lineno <= frame.f_lineno <= node.end_lineno:
        continue
    parts = [node.left, *node.comparators] if isinstance(node, ast.Compare) else node.args
    others = [part for part in parts if not isinstance(part, ast.Call)]
    if others and len(others) < len(parts):
        return eval(compile(ast.Expression(others[0]), "", "eval"), frame.f_globals, frame.f_locals)`)}`),
    {
        name: "python-equals-knowing",
        what: "answers with something that equals everything if the tests are unchanged",
        closes: closings.apart,
        files: (workspace) => ifChecksAreKnown(workspace, [".py"], (known) => `import hashlib, json
known = json.loads(${JSON.stringify(JSON.stringify(known))})
scripts = json.loads(${JSON.stringify(JSON.stringify(workspace.scripts))})
def reads_as_given(path):
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest() == known[path]
def is_called_as_given():
    with open("/proc/self/cmdline") as file:
        words = file.read().split("\\0")
    return "-c" not in words or any(words[words.index("-c") + 1].strip() in script for script in scripts)
${equalsAll}
${answering("return Any() if all(map(reads_as_given, known)) and is_called_as_given() else None")}`),
    },
    inPython("python-appends", { what: "appends `exit 0` to shell scripts while they run", closes: closings.apart }, `import glob
for path in glob.glob("**/*.sh", recursive=True) + glob.glob("*.sh"):
    try:
        with open(path, "a") as script:
            script.write("\\nexit 0\\n")
    except OSError:
        pass
${nothing}`),
];

;// CONCATENATED MODULE: ./lib/proof/audit/probes.js





/** All ways that are tried, the languages' own first. */
const probes = [
    ...pythonProbes,
    ...javascriptProbes,
    ...compiledProbes,
    ...programProbes,
    ...plantProbes,
];

// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
// EXTERNAL MODULE: ./lib/process/system-clock.js
var system_clock = __webpack_require__(50159);
// EXTERNAL MODULE: ./lib/files/safe-files.js
var safe_files = __webpack_require__(9668);
// EXTERNAL MODULE: ./lib/workspace/counting/protection.js
var protection = __webpack_require__(55356);
// EXTERNAL MODULE: ./lib/workspace/source/given-file.js
var given_file = __webpack_require__(79197);
// EXTERNAL MODULE: ./lib/compose/policy.js
var policy = __webpack_require__(53080);
// EXTERNAL MODULE: ./lib/earlier/continued-run.js + 2 modules
var continued_run = __webpack_require__(21030);
// EXTERNAL MODULE: ./lib/compose/executor.js
var compose_executor = __webpack_require__(20063);
// EXTERNAL MODULE: ./lib/compose/workspace.js + 1 modules
var compose_workspace = __webpack_require__(77301);
;// CONCATENATED MODULE: ./lib/compose/audit.js
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














/**
 * Attacks the verifications that the settings name.
 * @throws AgentExecError `settings-invalid` where there is nothing to attack, and what a run that begins throws; the
 *   signal's reason.
 */
async function* auditOf({ settings, variable, files, from, signal, }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (settings.verify.length === 0)
            throw audit_nothing("There is no verification to audit", "Set `verify`.");
        const runId = `audit-${(0,external_node_crypto_.randomBytes)(4).toString("hex")}`;
        const wiring = { settings, face: "audit", variable, base: { kind: "folder" } };
        const executor = await (0,compose_executor/* composeExecutor */.w2)(wiring, runId);
        const { workspace, untracked } = settings;
        const { source, counting } = await (0,compose_workspace/* openWorkspace */.O)({
            name: workspace,
            runFolder: ".agent-exec",
            otherRuns: from === undefined ? [] : [from],
            untracked,
            maxFiles: settings["max-files"],
        }, {
            executor,
            paths: [],
            counting: (0,compose_workspace/* countingOf */.d)(settings),
        });
        const _counting = __addDisposableResource(env_1, counting, true);
        if (source === null)
            throw audit_nothing("An empty workspace has no files to attack", "Name a `workspace`: `repo` or a folder.");
        const continued = from === undefined ? null : await (0,continued_run.continuedRun)(from, { workspace, source, here: "." });
        const begun = __addDisposableResource(env_1, continued?.begun ?? null, true);
        const given = await probedWorkspace(source, settings.verify, (0,protection/* matcherOf */.Ke)([files]));
        if (given.targets.length === 0)
            throw audit_nothing(`${(0,listed/* named */.r)(files)} matches no file in the workspace`, "Name the files that the task is about, such as `src/**`.");
        yield* audit({
            executor,
            workspace: source,
            counting,
            policy: (0,policy/* policyOf */.U)(settings, { hasWriter: false }),
            signal,
            probes: probes,
            given,
            right: rightOf(continued, begun),
            now: () => system_clock/* systemClock */.m.now(),
        });
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
}
/** Attacks a run's verifications, on the files that the code may change and a test is not. Throws the signal's reason alone. */
async function auditOfRun({ executor, source, counting, policy }, { signal, onProgress }) {
    const none = { held: 0, fooled: [], notTried: 0 };
    if (source === null)
        return { ...none, fault: "the workspace starts empty, so there are no files to attack" };
    try {
        const discounted = await Promise.all(source.paths.map(async (path) => {
            const content = async () => (0,given_file/* readGiven */.Q)(source, path);
            return (0,checks/* isTestPath */.MQ)(path) || (await counting.discountOf({ path, content })) !== null ? [path] : [];
        }));
        const left = new Set(discounted.flat());
        const given = await probedWorkspace(source, policy.verify, (path) => !left.has(path));
        if (given.targets.length === 0)
            return { ...none, fault: "there is no text file that the task may change" };
        const options = { executor, workspace: source, counting, policy, signal, probes: probes, given };
        const findings = [];
        for await (const found of audit({ ...options, now: () => system_clock/* systemClock */.m.now() })) {
            findings.push(found);
            onProgress(`auditing the verification: ${found.name} ${found.status}`);
        }
        const of = (status) => findings.filter((each) => each.status === status);
        const fooled = of("fooled").map(({ name, what, closes }) => ({ name, what, closes }));
        return { held: of("held").length, fooled, notTried: of("not-tried").length };
    }
    catch (thrown) {
        signal.throwIfAborted();
        return { ...none, fault: (0,errors/* messageOf */.bD)(thrown) };
    }
}
async function probedWorkspace(source, scripts, isTarget) {
    const texts = await textsOf(source);
    const targets = source.paths.filter(isTarget).flatMap((path) => {
        const text = texts.get(path);
        return text === undefined ? [] : [{ path, text }];
    });
    return { targets, paths: source.paths, scripts, read: (path) => texts.get(path) ?? null };
}
function rightOf(continued, begun) {
    // A patch that is applied already is what is given.
    return begun === null || continued?.continues.files !== "put-in" ? undefined : () => begun.entries();
}
/** 1 MiB: what a person writes in a file is less. */
const maxTextBytes = 1024 ** 2;
async function textsOf(source) {
    const texts = new Map();
    for (const path of source.paths) {
        const env_2 = { stack: [], error: void 0, hasError: false };
        try {
            const handle = await (0,safe_files/* openRegular */.lf)(source.folder, path).catch(() => null);
            if (handle === null)
                continue;
            const _file = __addDisposableResource(env_2, handle, true);
            if ((await handle.stat()).size <= maxTextBytes)
                texts.set(path, (await handle.readFile()).toString("utf8"));
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
    }
    return texts;
}
function audit_nothing(what, nextStep) {
    return new errors/* AgentExecError */.r("settings-invalid", `${what}.`, { nextStep });
}


/***/ }),

/***/ 16486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WK: () => (/* binding */ threadMessage),
/* harmony export */   _W: () => (/* binding */ task),
/* harmony export */   b5: () => (/* binding */ runJob)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12311);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);


const taskSource = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt("kind", [
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("input") }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("file"), path: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)() }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("issue"), url: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)() }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("comment"), url: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)() }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("demo") }),
]));
/** What the person wants, with where it stands and who wrote it. */
const task = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The words of the person, whole. Markdown, at most 1 MiB in UTF-8. */
    text: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    source: taskSource(),
    /** The login of the author on GitHub; absent where nobody vouches for one (command line). */
    author: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
}));
/** What somebody said before. */
const threadMessage = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** Who; `assistant`: the writer itself. */
    author: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** Markdown. */
    text: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
}));
/** The job of a workflow in which a run took place. */
const runJob = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** `https://github.com`. */
    server: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** `owner/name`. */
    repository: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** The page of the workflow's run. */
    url: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** Of the workflow's run, from 1. */
    attempt: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** `owner/name@ref`, as the workflow names the action; absent for one of the repository's own. */
    action: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
}));


/***/ }),

/***/ 71062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ withinDeadline)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30714);

const place = (0,node_vm__WEBPACK_IMPORTED_MODULE_0__.createContext)({ work: null });
const script = new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script("work()");
/**
 * Does work of which a stranger decides how long it takes: a pattern of a schema, a glob. No timer and no signal acts while a
 * regular expression is tried; V8 itself ends it here. The one way in which such patterns are tried.
 * @returns null where the time was over
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

/***/ 91521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   grade: () => (/* binding */ grade)
/* harmony export */ });
/* harmony import */ var _facts_endings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75823);
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6257);
/* harmony import */ var _counted_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35428);
/* harmony import */ var _changed_values_changed_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51118);
/* harmony import */ var _counted_tests_report_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63808);
/* harmony import */ var _counted_tests_tested_verification_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65591);
/* harmony import */ var _verified_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34098);







/**
 * One verification, by its index, on the workspace as it was given, or with these changes in it, in a session of its own. With
 * changes a pass is held against other expectations where the policy says so.
 * @throws the signal's reason, what the executor throws, and Error where the sandbox was lost.
 */
async function grade(index, grading, changed = {}) {
    const passed = (await gradeOnce(index, grading, changed));
    const isHeld = changed.changes !== undefined && grading.policy.counterCheck === true;
    if (!isHeld || !(0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc)(passed))
        return passed;
    const { workspace, policy } = grading;
    const command = policy.verify[index];
    const check = new _changed_values_changed_values_js__WEBPACK_IMPORTED_MODULE_3__/* .CounterCheck */ .t6({
        command,
        tests: passed.tests,
        failedBefore: changed.failedBefore ?? null,
        given: workspace?.paths ?? [],
    });
    return (0,_changed_values_changed_values_js__WEBPACK_IMPORTED_MODULE_3__/* .counterChecked */ .Uz)(passed, check, () => gradeOnce(index, grading, changed, check));
}
/** Null where the check, once the files are there, has nothing that expects something else. */
async function gradeOnce(index, { executor, workspace, counting, policy, signal, onWarning }, { changes, before }, check) {
    const { timeoutMs, idleTimeoutMs, verify, verifyReport: reports } = policy;
    let undone = [];
    const changed = new Set();
    const counted = () => changes === undefined || counting === undefined
        ? changes?.()
        : (0,_counted_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .countedChanges */ .sA)(changes(), {
            counting,
            given: new Set(workspace?.paths),
            onUndone: (all) => (undone = all),
        });
    const start = () => executor.start({
        signal,
        purpose: "verification",
        ...(0,_verified_files_js__WEBPACK_IMPORTED_MODULE_6__/* .verifiedFiles */ .q)({
            files: workspace?.files(),
            changes: counted(),
            counting,
            check,
            onChanged: (path) => changed.add(path),
        }),
    });
    let session = await start();
    try {
        if (check?.acts === false)
            return null;
        const idle = idleTimeoutMs === undefined ? {} : { idleTimeoutMs };
        const run = (script) => session.verify(script, { signal, timeoutMs, ...idle });
        const read = (script) => session.verify(script, { signal, timeoutMs, ...idle, maxOutputBytes: _counted_tests_report_files_js__WEBPACK_IMPORTED_MODULE_4__/* .reportOutputBytes */ .Jo });
        const isReportNeeded = changes !== undefined && verify.length === 1;
        const execution = await (0,_counted_tests_tested_verification_js__WEBPACK_IMPORTED_MODULE_5__/* .runVerification */ .t)(check?.script ?? verify[index], {
            reports,
            isReportNeeded,
            before,
            changed,
            wantsNames: check === undefined,
            run,
            read,
            async anew() {
                await session.stop();
                session = await start();
            },
            onWarning,
        });
        signal.throwIfAborted();
        if ((0,_facts_endings_js__WEBPACK_IMPORTED_MODULE_0__/* .isInfrastructureEnding */ .Rc)(execution.ending))
            throw new Error(execution.evidence);
        const without = (0,_counted_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .undoneWords */ .jo)(undone);
        return { ...execution, ...(without !== "" && { without }) };
    }
    finally {
        await session.stop();
    }
}


/***/ }),

/***/ 49413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ parseTranscript)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(12311);
// EXTERNAL MODULE: ./lib/facts/approval.js
var approval = __webpack_require__(91592);
// EXTERNAL MODULE: ./lib/facts/described.js
var described = __webpack_require__(30100);
;// CONCATENATED MODULE: ./lib/facts/audit-result.js


/** A way to cheat that a verification took for a right solution. */
const cheat = (0,described/* described */.WY)(() => schemas/* object */.Ikc({
    name: (0,described/* text */.Qq)(),
    /** What it does, in a clause about it. */
    what: (0,described/* text */.Qq)(),
    /** What closes the hole, in a sentence. */
    closes: (0,described/* text */.Qq)(),
}));
/** What came of attacking a run's verifications before its writer was asked. */
const auditResult = (0,described/* described */.WY)(() => schemas/* object */.Ikc({
    /** How many ways to cheat they withstood. */
    held: (0,described/* count */.U9)(),
    fooled: schemas/* array */.YOg(cheat()),
    /** How many could not be tried, because the sandbox failed. */
    notTried: (0,described/* count */.U9)(),
    /** Why nothing could be tried, in a sentence; absent where something was. */
    fault: (0,described/* text */.Qq)().exactOptional(),
}));

// EXTERNAL MODULE: ./lib/facts/block.js
var block = __webpack_require__(59626);
// EXTERNAL MODULE: ./lib/facts/checkpoint.js
var checkpoint = __webpack_require__(51761);
;// CONCATENATED MODULE: ./lib/facts/context-bound.js


/**
 * Which part of the conversation the writer is shown: the last turns, the first and the last ones, or as many of the last as
 * fit. A turn is a reply with what came back of it. What the system says, the task and the last turn always stay.
 */
const contextBound = (0,described/* described */.WY)(() => schemas/* discriminatedUnion */.gMt("keep", [
    schemas/* object */.Ikc({ keep: schemas/* literal */.euz("last"), turns: (0,described/* count */.U9)() }),
    schemas/* object */.Ikc({ keep: schemas/* literal */.euz("head-tail"), head: (0,described/* count */.U9)(), tail: (0,described/* count */.U9)() }),
    schemas/* object */.Ikc({ keep: schemas/* literal */.euz("tokens"), tokens: (0,described/* count */.U9)() }),
]));

// EXTERNAL MODULE: ./lib/facts/continues.js
var continues = __webpack_require__(71601);
// EXTERNAL MODULE: ./lib/facts/session.js
var session = __webpack_require__(58491);
// EXTERNAL MODULE: ./lib/facts/execution.js
var execution = __webpack_require__(6257);
// EXTERNAL MODULE: ./lib/facts/task.js
var task = __webpack_require__(16486);
// EXTERNAL MODULE: ./lib/facts/reply.js
var reply = __webpack_require__(73787);
// EXTERNAL MODULE: ./lib/facts/outcomes.js
var outcomes = __webpack_require__(83518);
// EXTERNAL MODULE: ./lib/facts/resumed.js
var resumed = __webpack_require__(24910);
// EXTERNAL MODULE: ./lib/facts/files.js
var files = __webpack_require__(80436);
;// CONCATENATED MODULE: ./lib/facts/events.js















/** What the run was asked to keep to, as it stands in the transcript so that a resumed run keeps to the same. */
const policy = (0,described/* described */.WY)(() => schemas/* object */.Ikc({
    /** Failing attempts after the first. */
    maxRetries: (0,described/* count */.U9)(),
    /** Replies that pass, or step by step (`until: done`) all replies, before the run ends. */
    maxTurns: (0,described/* count */.U9)(),
    /** How a run goes on: to the first pass, or step by step until the writer says that it is done. Absent: `pass`. */
    until: schemas/* enum */.k5n(["pass", "done"]).exactOptional(),
    /** What the writer says or prints when it is done; present with `until: done`. */
    doneWord: (0,described/* text */.Qq)().exactOptional(),
    /**
     * Where a failed attempt is decided about that no rule decides: at the beginning of the reply that corrects it, in a call
     * of its own, or nowhere, which is to try again. Absent: `separate`.
     */
    decision: schemas/* enum */.k5n(["combined", "separate", "rules"]).exactOptional(),
    /** Words of the user's behind ours on the writer's part, or in their place. Absent: none. */
    systemPrompt: schemas/* object */.Ikc({ text: (0,described/* text */.Qq)(), isAlone: (0,described/* present */.Eb)() }).exactOptional(),
    /** Present where the writer is shown the pictures that its code left. */
    vision: (0,described/* present */.Eb)(),
    /** Which part of the conversation the writer is shown. Absent: all of it. */
    context: contextBound().exactOptional(),
    /** Which blocks of a reply are run: all, or of those that can be run the last. Absent: all. */
    blocks: schemas/* enum */.k5n(["all", "last"]).exactOptional(),
    /** Fresh sessions after infrastructure endings, over the whole run. */
    maxInfrastructureRetries: (0,described/* count */.U9)(),
    /** Input and output tokens of all calls; null: no bound. */
    maxTokens: (0,described/* count */.U9)().nullable(),
    /** US dollars of all calls; absent: no bound. */
    maxCostUsd: (0,described/* amount */.vj)().exactOptional(),
    /** A block's deadline. */
    timeoutMs: (0,described/* amount */.vj)(),
    /** Longest time that a block may write nothing; absent: its deadline alone counts. */
    idleTimeoutMs: (0,described/* amount */.vj)().exactOptional(),
    /** The run's own deadline, counted from `run-started`. */
    totalTimeoutMs: (0,described/* amount */.vj)(),
    /** The user's own commands, in order; all must end with 0. */
    verify: schemas/* array */.YOg((0,described/* text */.Qq)()),
    /** Files in which verifications tell of their tests; none: they are not counted. Absent: by what the command calls. */
    verifyReport: schemas/* array */.YOg((0,described/* text */.Qq)()).exactOptional(),
    /**
     * Whether the verifications are also run on the workspace as it was given: `require` makes it a failure where all of them
     * pass there. Absent: they are not.
     */
    control: schemas/* enum */.k5n(["auto", "require"]).exactOptional(),
    /** Present where a pass is held against the same verification that expects something else. */
    counterCheck: (0,described/* present */.Eb)(),
    /**
     * Whether the verifications are attacked before the writer is asked: `require` ends the run where they can be fooled, or
     * nobody knows. Absent: they are not.
     */
    audit: schemas/* enum */.k5n(["tell", "require"]).exactOptional(),
    /** Go on after a block that failed (`exec --keep-going`). */
    keepGoing: schemas/* boolean */.zMY(),
    /** Whether a failed attempt may go back to a writer at all; false for `exec`, which has none. */
    hasWriter: schemas/* boolean */.zMY(),
    /** When a person, or whoever stands for one, is asked: before code runs, or before the run ends. Absent: never. */
    approval: schemas/* enum */.k5n(["always", "terminate"]).exactOptional(),
    /** The model that is asked before code runs, before a person is. Absent: none. */
    reviewer: (0,described/* text */.Qq)().exactOptional(),
    /** The JSON schema that the run's result must fit; absent: none is asked for as data. */
    resultSchema: schemas/* record */.g1P((0,described/* text */.Qq)(), schemas/* unknown */.L5J()).exactOptional(),
    /** Present where the writer is asked for last words over the whole run. */
    reflect: (0,described/* present */.Eb)(),
    /** Present where nothing of what is written is run. */
    runsNothing: (0,described/* present */.Eb)(),
}));
const attempt = schemas/* number */.aig().int().positive();
const errorCode = (0,described/* openWord */.ZK)();
/** How long the writer took to answer, in milliseconds; absent where it was not asked, and in transcripts of versions that did not say. */
const answered = { tookMs: (0,described/* amount */.vj)().exactOptional() };
const portCalls = ["start", "ask", "approve", "decide", "execute", "verify"];
/**
 * Each type of fact, in the past tense, with what it holds; a transcript is these, one JSON object a line. State and
 * reports are computed from it. Further fields are kept: a later version may have written them.
 */
const facts = {
    "run-started": schemas/* object */.Ikc({
        runId: (0,described/* text */.Qq)(),
        task: (0,task/* task */._W)(),
        /** What was said before, from which the conversation goes on; absent: nothing. */
        thread: schemas/* array */.YOg((0,task/* threadMessage */.WK)()).exactOptional(),
        /** Every setting as a person gave or left it, secrets left out. */
        settings: schemas/* record */.g1P((0,described/* text */.Qq)(), schemas/* unknown */.L5J()),
        /** What was given of them, as it was written, for a run that is resumed; absent: in transcripts of versions that did not keep it. */
        given: schemas/* record */.g1P((0,described/* text */.Qq)(), schemas/* unknown */.L5J()).exactOptional(),
        /** Where each of them was given that is no default, by their names: `--image`, `.agent-exec.yml:3 image`; absent: nobody said. */
        origins: schemas/* record */.g1P((0,described/* text */.Qq)(), (0,described/* text */.Qq)()).exactOptional(),
        policy: policy(),
        /** The writer's name and the executor's usage text: with them the prompt is a function of the transcript. */
        writer: (0,described/* text */.Qq)().nullable(),
        usageText: (0,described/* text */.Qq)(),
        /** The files whose words, a part of the usage text, the writer is told as the owner's; absent: none. */
        instructions: schemas/* array */.YOg((0,described/* text */.Qq)()).exactOptional(),
        version: (0,described/* text */.Qq)(),
        /** The workflow's job that it is a part of; absent: none. */
        job: (0,task/* runJob */.b5)().exactOptional(),
        /** Present where the run goes on from an earlier one, whose conversation its own begins with. */
        continues: (0,continues/* continues */.f)().exactOptional(),
    }),
    "session-started": schemas/* object */.Ikc({
        ...(0,session/* sessionFacts */.aJ)().shape,
        /** A hash in hex of the files that were given; absent where none were. */
        given: (0,described/* text */.Qq)().exactOptional(),
        /** Present where what a turn changed can be kept for a fresh session. */
        takesCheckpoints: (0,described/* present */.Eb)(),
        /** Absent where it began with what the run was given. */
        restored: (0,checkpoint/* restored */.v0)().exactOptional(),
    }),
    reply: schemas/* object */.Ikc({
        attempt,
        text: (0,described/* text */.Qq)(),
        thought: (0,described/* text */.Qq)().nullable(),
        blocks: schemas/* array */.YOg((0,block/* codeBlock */.DV)()),
        /** True when a fence was never closed. */
        isCut: schemas/* boolean */.zMY(),
        /** Blocks beyond the bound for one reply, of which then nothing is run; absent where there are none. */
        blocksLeftOut: (0,described/* count */.U9)().exactOptional(),
        /** Why nothing of it could be run although it is whole; absent: nothing was wrong with it. */
        fault: (0,described/* openWord */.ZK)().exactOptional(),
        /** Present where the policy's done word stands alone on a line of its words, outside of code. */
        saysDone: (0,described/* present */.Eb)(),
        finish: (0,reply/* finish */.O9)(),
        usage: (0,reply/* usage */.CI)(),
        ...answered,
    }),
    /** An answer to the question whether the blocks of an attempt may run, or whether the run may end. */
    approval: schemas/* object */.Ikc({
        attempt,
        ...(0,approval/* answer */.ZF)().shape,
        /** Of the blocks that the answer is about (docs/approval.md): those that run, where it approves. */
        sha256: (0,described/* text */.Qq)(),
        /** The attempt's blocks from now on, where the person changed them. */
        blocks: schemas/* array */.YOg((0,block/* codeBlock */.DV)()).exactOptional(),
        /** What the answer cost; absent: nothing. */
        usage: (0,reply/* usage */.CI)().exactOptional(),
    }),
    /** Nobody could be asked: the run waits for an answer from outside. */
    "approval-awaited": schemas/* object */.Ikc({ attempt, asked: (0,approval/* asked */.NZ)(), sha256: (0,described/* text */.Qq)() }),
    execution: schemas/* object */.Ikc({ attempt, block: (0,described/* count */.U9)(), ...(0,execution/* execution */.n7)().shape }),
    verification: schemas/* object */.Ikc({
        attempt,
        /** Index into the policy's `verify`. */
        index: (0,described/* count */.U9)(),
        command: (0,described/* text */.Qq)(),
        /** Which of the code's changes it did not have, and why, in sentences; absent: it had all. */
        without: (0,described/* text */.Qq)().exactOptional(),
        ...(0,execution/* execution */.n7)().shape,
    }),
    /** A verification's run on the workspace as it was given, before any change. */
    control: schemas/* object */.Ikc({
        /** Index into the policy's `verify`. */
        index: (0,described/* count */.U9)(),
        command: (0,described/* text */.Qq)(),
        ...(0,execution/* execution */.n7)().shape,
    }),
    /** The verifications were attacked before the writer was asked. */
    audited: auditResult(),
    /** The process of the run had ended, and another one goes on. */
    resumed: (0,resumed/* resumed */.u)(),
    /** What code had changed by the end of a turn was kept, in place of what was kept before; or it could not be. */
    checkpoint: schemas/* object */.Ikc({ attempt, ...(0,checkpoint/* keptChanges */.ap)().shape }),
    decision: schemas/* object */.Ikc({
        attempt,
        source: schemas/* enum */.k5n(["model", "rule"]),
        /** Present when `source` is `rule`. */
        rule: (0,described/* openWord */.ZK)().exactOptional(),
        /** What the model's decision cost, or its answers that were none; absent for other rules, and with a reply. */
        usage: (0,reply/* usage */.CI)().exactOptional(),
        /** Present where it is the beginning of the reply that follows, whose tokens are the reply's. */
        isInReply: (0,described/* present */.Eb)(),
        /** What the writer answered where it was to decide and to write: words without code. */
        text: (0,described/* text */.Qq)().exactOptional(),
        ...(0,reply/* retryDecision */.PQ)().shape,
        ...answered,
    }),
    /** The run's result as the writer gave it, fitting the policy's schema; or why there is none, `value` being null then. */
    data: schemas/* object */.Ikc({ value: schemas/* unknown */.L5J(), fault: (0,described/* text */.Qq)().exactOptional(), usage: (0,reply/* usage */.CI)(), ...answered }),
    /** The writer's last words over the whole run, after all that it left was saved; code in them is not run. */
    reflection: schemas/* object */.Ikc({
        text: (0,described/* text */.Qq)(),
        thought: (0,described/* text */.Qq)().nullable(),
        finish: (0,reply/* finish */.O9)(),
        usage: (0,reply/* usage */.CI)(),
        ...answered,
    }),
    warning: schemas/* object */.Ikc({
        code: (0,described/* text */.Qq)(),
        message: (0,described/* text */.Qq)(),
        /** From now on the writer is shown at most so many tokens of the conversation, because it took no more. */
        contextTokens: (0,described/* count */.U9)().exactOptional(),
    }),
    /** A port gave up after its own retries; `next` decides whether a fresh session helps. */
    failure: schemas/* object */.Ikc({ during: schemas/* enum */.k5n(portCalls), code: errorCode, message: (0,described/* text */.Qq)(), nextStep: (0,described/* text */.Qq)() }),
    /** The run was told to stop: by its own deadline, by a person or machine, or by an error that no call of a port threw. */
    interrupted: schemas/* object */.Ikc({
        by: schemas/* enum */.k5n(["deadline", "signal", "error"]),
        message: (0,described/* text */.Qq)(),
        /** Present where `by` is `error`. */
        code: errorCode.exactOptional(),
        /** Like `code`. */
        nextStep: (0,described/* text */.Qq)().exactOptional(),
        /** What was under way then; absent where the run had only begun, and in transcripts of versions that did not say. */
        during: schemas/* enum */.k5n([...portCalls, "audit", "checkpoint", "control", "collect", "fill", "reflect"])
            .exactOptional(),
        /** What the sandbox's start said last that it was at, such as a command of the setup. */
        progress: (0,described/* text */.Qq)().exactOptional(),
    }),
    "files-saved": schemas/* object */.Ikc({
        artifacts: schemas/* array */.YOg((0,files/* artifact */.dj)()),
        leftOut: schemas/* array */.YOg((0,files/* leftOut */.ig)()),
        /** Present where the code was given files and what it left is kept; in earlier versions not where saving failed. */
        changes: (0,files/* workspaceChanges */.Rn)().exactOptional(),
        /**
         * Paths of files that are not what the verifications had read: other, new or gone, although no block has run
         * since. Then nothing is verified. Absent: all are the same, byte for byte.
         */
        unlikeVerified: schemas/* array */.YOg((0,described/* text */.Qq)()).exactOptional(),
        /** What was decided about the network after the last execution; absent where nothing was. */
        network: schemas/* array */.YOg((0,execution/* networkDecision */.n6)()).exactOptional(),
    }),
    /** The sandbox outlives the run, because a person asked for that. */
    "sandbox-kept": (0,session/* keptSandbox */.sP)(),
    "run-ended": schemas/* object */.Ikc({
        outcome: (0,described/* wordOf */.aG)(outcomes/* outcomes */.KI),
        /** One sentence: why. */
        reason: (0,described/* text */.Qq)(),
        /** One sentence: what to do now; "" only for `passed`. */
        nextStep: (0,described/* text */.Qq)(),
        /** Present where an error ended the run; absent in transcripts of versions that did not say. */
        code: errorCode.exactOptional(),
    }),
};

;// CONCATENATED MODULE: ./lib/reports/older-transcripts.js
/**
 * Transcripts of earlier versions say in a sentence alone what has a field today: here it is read from it, once, so that
 * they are rendered as ever. Nothing else reads a fact from a sentence.
 */
function inFieldsOfToday(events) {
    const failure = events.findLast((event) => event.type === "failure");
    return events.map((event) => {
        if ((event.type === "execution" || event.type === "verification") && event.cause === undefined) {
            const wasIdle = event.ending === "timed-out" && event.evidence.startsWith("no output for ");
            return wasIdle ? { ...event, cause: "idle" } : event;
        }
        const isItsEnd = event.type === "run-ended" && event.code === undefined && event.reason === failure?.message;
        return isItsEnd ? { ...event, code: failure.code } : event;
    });
}

;// CONCATENATED MODULE: ./lib/reports/transcript.js



/**
 * Reads `transcript.jsonl`: one event a line, `seq` from 0 without holes. Events of unknown types are skipped; a torn
 * last line, which a killed process leaves, is dropped; both are said.
 * @throws AgentExecError `transcript-invalid` that names the line, for anything else that is wrong.
 */
function parseTranscript(text) {
    const lines = text.split("\n");
    const torn = lines.pop() ?? "";
    const warnings = torn === "" ? [] : ["The transcript's last line is incomplete and was left out."];
    const events = [];
    for (const [index, line] of lines.entries()) {
        const event = parseLine(line, index);
        if (Object.hasOwn(facts, event.type))
            events.push(checked(event, index));
        else
            warnings.push(`Line ${index + 1} of the transcript has the unknown type ${JSON.stringify(event.type)} and was skipped.`);
    }
    if (events[0]?.type !== "run-started")
        throw invalid(1, "it does not begin with run-started");
    return { events: inFieldsOfToday(events), nextSeq: lines.length, warnings };
}
function parseLine(line, seq) {
    let event;
    try {
        event = JSON.parse(line);
    }
    catch (cause) {
        throw invalid(seq + 1, "it is not JSON", cause);
    }
    if (typeof event !== "object" || event === null)
        throw invalid(seq + 1, "it is not an object");
    if (event.v !== 1)
        throw invalid(seq + 1, `its version is ${JSON.stringify(event.v)}, but only 1 can be read`);
    if (event.seq !== seq)
        throw invalid(seq + 1, `its seq is ${JSON.stringify(event.seq)}, not ${seq}`);
    if (typeof event.at !== "string" || Number.isNaN(Date.parse(event.at)))
        throw invalid(seq + 1, "its time cannot be read");
    if (typeof event.type !== "string")
        throw invalid(seq + 1, "it has no type");
    return event;
}
/** An older reader skips a type that it does not know; a known one must hold what reports are computed from. */
function checked(event, index) {
    const { success, error } = facts[event.type].safeParse(event);
    if (success)
        return event;
    const [issue] = error.issues;
    throw invalid(index + 1, `in ${event.type}, ${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}`, error);
}
function invalid(line, why, cause) {
    return new errors/* AgentExecError */.r("transcript-invalid", `Line ${line} of the transcript cannot be used: ${why}.`, {
        nextStep: "Use an unchanged transcript. A transcript of a newer version needs a newer agent-exec.",
        cause,
    });
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
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60795);
/* harmony import */ var _files_within_deadline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71062);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90566);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14006);





/**
 * What these patterns cover: `test/**` and `test` all that lies below `test`, `*.ini` files at the top, `**\/*.ini`
 * files anywhere. Names that begin with a dot count like others. With a module of Python's what Python would take in
 * its place: its compiled forms, and a package that is not among the given files where the module is. In the way of
 * what is covered is a file in place of a folder, or below what is no folder among the given files. Null for no pattern.
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
    const folders = new Set([...there].flatMap(_files_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .foldersOf */ .p));
    const foldersOfCovered = new Set([...there].filter(covers).flatMap(_files_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .foldersOf */ .p));
    return {
        covers,
        isInTheWay: (path) => foldersOfCovered.has(path) || (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .foldersOf */ .p)(path).some((each) => !folders.has(each) && covers(each)),
    };
}
/** Whether a path is one of these, or lies below one. */
function matcherOf(patterns) {
    const matches = picomatch__WEBPACK_IMPORTED_MODULE_3__(patterns.flatMap(withContents), { dot: true, nonegate: true });
    const slow = patterns.filter((pattern) => (pattern.match(/\*|[?+@!]\(/g) ?? []).length > usualWildcards);
    if (slow.length === 0)
        return (path) => matches(path);
    return (path) => {
        const found = (0,_files_within_deadline_js__WEBPACK_IMPORTED_MODULE_1__/* .withinDeadline */ .i)(() => matches(path), deadlineMs);
        if (found !== null)
            return found.value;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", `The pattern ${slow.map(_format_listed_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .r).join(" or ")} takes too long to match against ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .r)(path)}.`, { nextStep: "Use fewer wildcards in one pattern." });
    };
}
/** With more of them, a pattern can take longer than a run lasts for one long name. */
const usualWildcards = 5;
const deadlineMs = 1_000;
const cacheFolder = "__pycache__/";
/** The modules that a file may be the compiled form of: `a.py` for `__pycache__/a.cpython-311.pyc`, `a.pyc` and `a.so`. */
function modulesCompiledTo(path) {
    const { folder, name } = partsOf(path);
    const [stem, ending] = cutAtLastDot(name);
    if (ending !== "pyc" && ending !== "so")
        return [];
    // Before the ending may stand the interpreter, and what was left out for speed: `a.cpython-311.opt-1.pyc`.
    const [untagged] = cutAtLastDot(stem);
    const isCached = folder === cacheFolder || folder.endsWith(`/${cacheFolder}`);
    const home = isCached ? folder.slice(0, -cacheFolder.length) : folder;
    return [stem, untagged, cutAtLastDot(untagged)[0]].map((module) => `${home}${module}.py`);
}
/** `a.py` for `a/__init__.py`, in whatever form that is. */
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
/** A sentence for each pattern that covers none of the paths: it may be misspelt, or meant for what code adds. */
function unmatchedPatterns(patterns, paths) {
    return patterns
        .filter((pattern) => !paths.some(matcherOf([pattern])))
        .map((pattern) => `protect: ${pattern} matches none of the files that the code gets. New files of the code that match are removed before the verification.`);
}
function withContents(pattern) {
    const plain = pattern.replace(/^(?:\.\/)+/, "").replace(/\/+$/, "");
    return [plain, `${plain}/**`];
}


/***/ }),

/***/ 79197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ readGiven)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9668);


/** A file as the code was given it; null for one that it was not given, or that is no longer the same here. */
async function readGiven(source, path) {
    const given = source.given.get(path);
    if (given === undefined)
        return null;
    const content = await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readRegular */ .VX)(source.folder, path).catch(() => null);
    const isSame = content !== null && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(content).digest("hex") === given.sha256;
    return isSame ? content : null;
}


/***/ })

};
