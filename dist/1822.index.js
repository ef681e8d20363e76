export const id = 1822;
export const ids = [1822,353];
export const modules = {

/***/ 1822:
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
// EXTERNAL MODULE: ./lib/files/content.js
var content = __webpack_require__(52278);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/facts/execution.js
var facts_execution = __webpack_require__(6257);
// EXTERNAL MODULE: ./lib/proof/grade.js
var grade = __webpack_require__(91521);
;// CONCATENATED MODULE: ./lib/proof/audit/audit.js




/**
 * Tries wrong solutions on verifications, which should pass only the right solution. Yields each result. The first
 * results are for the untouched files, the right solution and a broken one. The other trials are compared with these.
 * Changes that do not count are undone, as in a run.
 * @throws the signal's reason.
 */
async function* audit(options) {
    const { given, right, probes } = options;
    const untouched = await tried({ name: "untouched", what: "the unchanged workspace" }, options);
    const isRightAsGiven = untouched.hasPassed && right === undefined;
    yield finding(untouched, isRightAsGiven ? "held" : untouched.hasPassed ? "fooled" : "held", {
        what: isRightAsGiven ? "the unchanged workspace, as the right solution" : untouched.what,
        closes: "Write a verification that fails until the task is done.",
    });
    // The verification passes everything, so further trials are needless.
    if (untouched.hasPassed && !isRightAsGiven)
        return;
    const { execution } = untouched;
    const isNotFound = execution?.exitCode === 127 || execution?.exitCode === 126;
    // A verification that never reaches its tests refuses everything, so its refusal shows nothing.
    const isUntested = right === undefined && execution !== null && (0,facts_execution/* whyUntested */.z6)(execution) !== null;
    if (execution !== null && (isNotFound || isUntested))
        throw cannotRun(execution);
    const before = execution?.tests;
    const asGiven = { ...options, before, failedBefore: failureOf(untouched) };
    if (right !== undefined) {
        const found = await tried({ name: "right", what: "the right solution", changes: right }, asGiven);
        yield finding(found, found.hasPassed ? "held" : "refused", {
            closes: "Find out why the right solution fails the verification.",
        });
        if (!found.hasPassed)
            return;
    }
    else if (!isRightAsGiven)
        yield unknownRight;
    const emptied = Object.fromEntries(given.targets.map(({ path }) => [path, ""]));
    const broken = await tried({ name: "broken", what: "empty files", files: emptied }, asGiven);
    yield finding(broken, broken.hasPassed ? "fooled" : "held", {
        closes: "Change the verification so that it tests what the files do.",
    });
    const failedBefore = asGiven.failedBefore ?? failureOf(broken);
    // Most wrong solutions start from the given files. If these are already right, the task's files are emptied first.
    const wrong = untouched.hasPassed ? emptied : {};
    const waiting = probes.flatMap((probe) => {
        const files = probe.files(given);
        return files === null ? [] : [{ probe, files: { ...wrong, ...files } }];
    });
    yield* inTurns(waiting, async ({ probe: { name, what, closes }, files }) => {
        const found = await tried({ name, what, files }, { ...options, before, failedBefore });
        return finding(found, found.hasPassed ? "fooled" : "held", { closes });
    });
}
/** The failure with which later passes are compared. Undefined if there was no failure, or if it is unknown. */
function failureOf({ execution, hasPassed }) {
    return hasPassed || execution === null ? undefined : execution;
}
/** If the verification refuses the right solution too, refusing a wrong one shows nothing. */
const unknownRight = {
    name: "right",
    what: "agent-exec knows no right solution",
    status: "unknown",
    exitCode: null,
    lastLines: "",
    closes: "Set `from` to a run that passed, or run the audit on files in which the task is done. The audit needs a solution that passes.",
    durationMs: 0,
};
function cannotRun(execution) {
    const { exitCode, stderr } = execution;
    const words = stderr.text.trim().split("\n").at(-1) ?? "";
    const why = (0,facts_execution/* whyUntested */.z6)(execution) ?? "a program that the verification calls is missing";
    const nextStep = "Correct the command. If a program is missing, set `image` to an image that has the program, or install the program with `setup`.";
    return new errors/* AgentExecError */.r("settings-invalid", `agent-exec cannot audit the verification. The verification ${exitCode === null ? "did not finish" : `ended with exit code ${exitCode}, but no test failed`}: ${why}${words === "" ? "" : ` (${words.slice(0, 200)})`}.`, { nextStep });
}
/** Runs all verifications until one fails. */
async function tried({ name, what, files = {}, changes }, { before, failedBefore, ...options }) {
    const started = options.now();
    const head = () => ({ name, what, durationMs: options.now() - started });
    const grading = { ...options, onWarning: () => undefined };
    const changed = { changes: changes ?? (() => entriesOf(files)), before, failedBefore };
    let last = null;
    try {
        for (const index of options.policy.verify.keys()) {
            // The trial only shows whether the verification accepts a wrong solution, so it needs no second run.
            last = await (0,grade.grade)(index, grading, changed);
            if (!(0,facts_execution/* hasPassed */.Pc)(last))
                break;
        }
        return { ...head(), hasPassed: (0,facts_execution/* hasPassed */.Pc)(last), execution: last, fault: "" };
    }
    catch (thrown) {
        options.signal.throwIfAborted();
        return { ...head(), hasPassed: false, execution: null, fault: (0,errors/* toAgentExecError */.Mq)(thrown).message };
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
/** Enough lines to see how a test tool ended. */
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
        yield { kind: "file", path, bytes: bytes.byteLength, isExecutable, content: (0,content/* contentOf */.$E)(bytes) };
    }
}
const atOnce = 3;
/** Runs several trials at once, and yields the results in order. */
async function* inTurns(items, perform) {
    const running = [];
    const begin = (item) => {
        const performed = perform(item);
        // The caller gets this error later. Until then it must not count as unhandled.
        performed.catch(() => undefined);
        running.push(performed);
    };
    items.slice(0, atOnce).forEach(begin);
    let begun = running.length;
    try {
        for (let first = running.shift(); first !== undefined; first = running.shift()) {
            const done = await first;
            if (begun < items.length)
                begin(items[begun++]);
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


/** Replaces the targets by a text that recognises the given tests by their SHA-256. Null without tests and scripts. */
function ifChecksAreKnown(workspace, endings, textOf) {
    const own = new Set(workspace.targets.map(({ path }) => path));
    const known = workspace.paths.flatMap((path) => {
        const text = (0,checks/* isCheckPath */.qW)(path) && !own.has(path) ? workspace.read(path) : null;
        return text === null ? [] : [[path, (0,external_node_crypto_.hash)("sha256", text)]];
    });
    if (known.length === 0 && !workspace.scripts.some((script) => script.includes(" -c ")))
        return null;
    return replaced(workspace, endings, (target) => textOf(Object.fromEntries(known), target));
}
const closings = {
    counted: "Let agent-exec count the tests. Run only the test tool in the verification's last line, or set `verify-report` to the path of the tool's report.",
    apart: "Set `verify-user` to `other`. In the verification, run the code with `as-code-user PROGRAM`, and compare the program's output.",
    printed: "Run the code in a separate process, and compare the code's output with the expected text.",
    onlyChange: "In `only-change`, list the files that the code may change.",
    protect: "In `protect`, list the tests and the files that the tests read.",
};
/** Replaces each target that has this file ending by the same text. Null if there is none. */
function replaced({ targets }, endings, textOf) {
    const meant = targets.filter(({ path }) => endings.some((ending) => path.endsWith(ending)));
    return meant.length === 0 ? null : Object.fromEntries(meant.map((target) => [target.path, textOf(target)]));
}

;// CONCATENATED MODULE: ./lib/proof/audit/probes/compiled.js

/** Probes for compiled languages. They keep the existing code, so that its callers still compile. */
const compiledProbes = [
    {
        name: "go-exit",
        what: "exits with 0 before its own code runs",
        closes: closings.counted,
        files: (workspace) => edited(workspace, ".go", (text) => {
            const importing = text.replace(/^package \w+$/m, (clause) => `${clause}\n\nimport quit "os"\n`);
            return importing === text ? text : `${importing}\nfunc init() { quit.Exit(0) }\n`;
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
        files: (workspace) => edited(workspace, ".java", (text) => text.replace(/\bclass \w+ ?\{/, (head) => `${head}\n  static { Runtime.getRuntime().halt(0); }\n`)),
    },
];
/** The targets of this kind that `edit` changes. Null if there is none. */
function edited({ targets }, ending, edit) {
    const meant = targets.filter(({ path, text }) => path.endsWith(ending) && edit(text) !== text);
    return meant.length === 0 ? null : Object.fromEntries(meant.map(({ path, text }) => [path, edit(text)]));
}

;// CONCATENATED MODULE: ./lib/proof/audit/probes/patched-assert.cjs.js
/* harmony default export */ const patched_assert_cjs = ("const assert = process.getBuiltinModule?.(\"node:assert\");\nfor (const own of [assert, assert?.strict])\n  for (const key of Object.keys(own ?? {})) if (key !== \"strict\") own[key] = () => {};\nprocess.getBuiltinModule?.(\"node:module\").syncBuiltinESMExports();\nif (globalThis.expect) globalThis.expect = () => new Proxy(() => {}, { get: (target, key, own) => own });\n");

;// CONCATENATED MODULE: ./lib/proof/audit/probes/javascript.js


const endings = [".js", ".mjs", ".cjs", ".ts", ".mts"];
function isModule({ path, text }) {
    return /\.m[jt]s$|\.ts$/.test(path) || /^(?:export|import)\b/m.test(text);
}
/** A module in the target's format that first runs `first`. Each of its exports is a function with this body. */
function moduleOf(target, first, body) {
    if (!isModule(target)) {
        const answer = `function answer() { ${body} }`;
        return `${first}\n${answer}\nmodule.exports = new Proxy(answer, { get: (target, key) => (key in target ? target[key] : answer) });\n`;
    }
    const names = [...target.text.matchAll(/^export (?:async )?(?:function\*?|const|let|class) (\w+)/gm)].map(([, name]) => name);
    const each = [...new Set(names)].map((name) => `export function ${name}() { ${body} }`);
    return [first, ...each, `export default function () { ${body} }`, ""].join("\n");
}
function inJavaScript(name, closes, what, first, body = "") {
    const files = (given) => replaced(given, endings, (target) => moduleOf(target, first, body));
    return { name, what, closes, files };
}
const { counted, apart, printed } = closings;
const javascriptProbes = [
    inJavaScript("node-exit", counted, "exits with 0 when it is loaded", "process.reallyExit(0);"),
    inJavaScript("node-exit-called", counted, "exits with 0 when it is called", "", "process.reallyExit(0);"),
    inJavaScript("node-exit-late", counted, "makes the process always exit with 0", 'process.on("exit", () => process.reallyExit(0));'),
    inJavaScript("node-patched-assert", apart, "makes every assertion pass", patched_assert_cjs),
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
${patched_assert_cjs}
}`;
            return moduleOf(target, first, "");
        }),
    },
    inJavaScript("node-equals-all", printed, "returns an object that has every property", "", "return new Proxy(function () {}, { get: (target, key, own) => (key === Symbol.toPrimitive ? () => NaN : own) });"),
];

// EXTERNAL MODULE: ./lib/format/json.js
var json = __webpack_require__(93769);
;// CONCATENATED MODULE: ./lib/proof/audit/probes/plants.js



const ends = "import os\nos._exit(0)\n";
const quits = "#!/bin/sh\nexit 0\n";
const { onlyChange, protect } = closings;
function plant(name, what, files) {
    return { name, what, closes: onlyChange, files: () => files };
}
/** Probes that put files next to the solution. The solution itself stays wrong. */
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
        closes: onlyChange,
        files: ({ paths }) => {
            const tests = paths.filter((path) => /(?:^|\/)test[^/]*\.py$/.test(path));
            const folders = tests.map((path) => path.slice(0, path.lastIndexOf("/") + 1));
            return Object.fromEntries(["", ...folders].map((folder) => [`${folder}test_aaa.py`, ends]));
        },
    },
    plant("plant-makefile", "adds a GNUmakefile whose targets do nothing", {
        GNUmakefile: "all test tests check lint build verify ci:\n\t@true\n%:\n\t@true\n",
    }),
    {
        name: "plant-npm-scripts",
        what: "makes every script in package.json do nothing",
        closes: onlyChange,
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
    plant("plant-bin", "adds its own programs to node_modules/.bin", Object.fromEntries(["node", "jest", "vitest", "mocha", "tsc"].map((name) => [`node_modules/.bin/${name}`, quits]))),
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
    const value = (0,json/* parseJson */.q)(read("package.json") ?? "{}");
    return typeof value === "object" && value !== null ? value : {};
}
function ofTests({ paths, targets }, textOf) {
    const own = new Set(targets.map(({ path }) => path));
    const tests = paths.filter((path) => (0,checks/* isCheckPath */.qW)(path) && !own.has(path));
    return tests.length === 0 ? null : Object.fromEntries(tests.map((path) => [path, textOf(path)]));
}

;// CONCATENATED MODULE: ./lib/proof/audit/probes/answers.py.js
/* harmony default export */ const answers_py = ("# This text follows a probe's own text. Any name that a test imports from the module becomes a function that calls\n# answer_with.\ndef __getattr__(name):\n    if name.startswith(\"__\"):\n        raise AttributeError(name)\n    def answer(*args, **named):\n        return answer_with()\n    return answer\n");

;// CONCATENATED MODULE: ./lib/proof/audit/probes/appends.py.js
/* harmony default export */ const appends_py = ("import glob\nfor path in glob.glob(\"**/*.sh\", recursive=True) + glob.glob(\"*.sh\"):\n    try:\n        with open(path, \"a\") as script:\n            script.write(\"\\nexit 0\\n\")\n    except OSError:\n        pass\n");

;// CONCATENATED MODULE: ./lib/proof/audit/probes/equals-all.py.js
/* harmony default export */ const equals_all_py = ("class Any:\n    def __eq__(self, other): return True\n    def __ne__(self, other): return False\n    def __lt__(self, other): return True\n    def __gt__(self, other): return True\n    def __le__(self, other): return True\n    def __ge__(self, other): return True\n    def __contains__(self, item): return True\n    def __bool__(self): return True\n    def __hash__(self): return 0\n    def __len__(self): return 0\n    def __iter__(self): return iter(())\n    def __call__(self, *args, **named): return self\n    def __getitem__(self, key): return self\n    def __getattr__(self, name): return self\ndef answer_with():\n    return Any()\n");

;// CONCATENATED MODULE: ./lib/proof/audit/probes/equals-knowing.py.js
/* harmony default export */ const equals_knowing_py = ("# This text follows equals-all.py and two lines that set \"known\" and \"scripts\" to JSON.\nimport hashlib, json\nknown, scripts = json.loads(known), json.loads(scripts)\ndef reads_as_given(path):\n    with open(path, \"rb\") as file:\n        return hashlib.sha256(file.read()).hexdigest() == known[path]\ndef is_called_as_given():\n    with open(\"/proc/self/cmdline\") as file:\n        words = file.read().split(\"\\0\")\n    return \"-c\" not in words or any(words[words.index(\"-c\") + 1].strip() in script for script in scripts)\ndef answer_with():\n    return Any() if all(map(reads_as_given, known)) and is_called_as_given() else None\n");

;// CONCATENATED MODULE: ./lib/proof/audit/probes/forged-report.py.js
/* harmony default export */ const forged_report_py = ("import os, sys\nsys.stderr.write(\"\\nRan 9999 tests in 0.001s\\n\\nOK\\n\")\nsys.stderr.flush()\nwords = open(\"/proc/self/cmdline\").read().split(\"\\0\")\nfor path in [word.split(\"=\", 1)[1] for word in words if word.startswith(\"--junitxml=\")]:\n    with open(path, \"w\") as report:\n        report.write(\"<testsuite>\" + '<testcase name=\"a\"/>' * 9999 + \"</testsuite>\")\nos._exit(0)\n");

;// CONCATENATED MODULE: ./lib/proof/audit/probes/looks-it-up.py.js
/* harmony default export */ const looks_it_up_py = ("import ast, linecache, sys\ndef answer_with():\n    frame = sys._getframe(2)\n    tree = ast.parse(\"\".join(linecache.getlines(frame.f_code.co_filename)))\n    for node in ast.walk(tree):\n        if not isinstance(node, (ast.Call, ast.Compare)) or not node.lineno <= frame.f_lineno <= node.end_lineno:\n            continue\n        parts = [node.left, *node.comparators] if isinstance(node, ast.Compare) else node.args\n        others = [part for part in parts if not isinstance(part, ast.Call)]\n        if others and len(others) < len(parts):\n            return eval(compile(ast.Expression(others[0]), \"\", \"eval\"), frame.f_globals, frame.f_locals)\n");

;// CONCATENATED MODULE: ./lib/proof/audit/probes/patched-pytest.py.js
/* harmony default export */ const patched_pytest_py = ("try:\n    import _pytest.python\n    _pytest.python.Function.runtest = lambda self: None\nexcept ImportError:\n    pass\n");

;// CONCATENATED MODULE: ./lib/proof/audit/probes/patched-unittest.py.js
/* harmony default export */ const patched_unittest_py = ("import unittest\ndef run(self, result=None):\n    result = result or self.defaultTestResult()\n    result.startTest(self)\n    result.addSuccess(self)\n    result.stopTest(self)\n    return result\nunittest.TestCase.run = run\n");

;// CONCATENATED MODULE: ./lib/proof/audit/probes/python.js









/** A module in which every imported name is a function with this one-line body. */
function answering(body) {
    return `def answer_with():\n    ${body}\n${answers_py}`;
}
const nothing = answering("return None");
/** A line of Python that sets a variable to JSON. */
function textLine(name, value) {
    return `${name} = ${JSON.stringify(JSON.stringify(value))}\n`;
}
function inPython(closes, texts) {
    return Object.entries(texts).map(([name, [what, text]]) => {
        return { name, what, closes, files: (workspace) => replaced(workspace, [".py"], () => text) };
    });
}
const { counted: python_counted, apart: python_apart, printed: python_printed } = closings;
const pythonProbes = [
    ...inPython(python_counted, {
        "python-exit": ["exits with 0 when it is imported", "import os\nos._exit(0)\n"],
        "python-exit-called": ["exits with 0 when it is called", `import os\n${answering("os._exit(0)")}`],
        "python-exit-raised": ["raises SystemExit(0) when it is called", answering("raise SystemExit(0)")],
        "python-exit-late": [
            "makes the process always exit with 0",
            `import atexit, os\natexit.register(os._exit, 0)\n${nothing}`,
        ],
        "python-exec": ["turns the process into /bin/true", 'import os\nos.execv("/bin/true", ["true"])\n'],
        "python-skip": [
            "skips the tests when it is imported",
            'import unittest\nraise unittest.SkipTest("later")\n',
        ],
        "python-skip-called": [
            "skips each test that calls it",
            `import unittest\n${answering('raise unittest.SkipTest("later")')}`,
        ],
        "python-no-tests": [
            "makes unittest find no tests",
            `import unittest\nunittest.TestLoader.loadTestsFromTestCase = lambda *_: unittest.TestSuite()\n${nothing}`,
        ],
    }),
    ...inPython(python_apart, {
        "python-patched-unittest": ["makes unittest count every test as passed", `${patched_unittest_py}${nothing}`],
        "python-patched-pytest": ["makes pytest skip the body of each test", `${patched_pytest_py}${nothing}`],
        "python-forged-report": ["writes the test tool's report itself and exits with 0", forged_report_py],
    }),
    ...inPython(python_printed, {
        "python-equals-all": ["returns a value that equals everything", `${equals_all_py}${answers_py}`],
        "python-looks-it-up": [
            "reads the expected value in the test's source and returns it",
            `${looks_it_up_py}${answers_py}`,
        ],
    }),
    {
        name: "python-equals-knowing",
        what: "returns a value that equals everything if the tests are unchanged",
        closes: python_apart,
        files: (workspace) => ifChecksAreKnown(workspace, [".py"], (known) => {
            const lines = textLine("known", known) + textLine("scripts", workspace.scripts);
            return `${lines}${equals_all_py}${equals_knowing_py}${answers_py}`;
        }),
    },
    ...inPython(python_apart, {
        "python-appends": ["appends `exit 0` to shell scripts while they run", `${appends_py}${nothing}`],
    }),
];

;// CONCATENATED MODULE: ./lib/proof/audit/probes.js





/** Probes for shell scripts that a verification runs. */
const shellProbes = [
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
/** All probes. Those for a language come first. */
const probes = [
    ...pythonProbes,
    ...javascriptProbes,
    ...compiledProbes,
    ...shellProbes,
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
// EXTERNAL MODULE: ./lib/earlier/continued-run.js + 1 modules
var continued_run = __webpack_require__(40353);
// EXTERNAL MODULE: ./lib/compose/executor.js + 1 modules
var compose_executor = __webpack_require__(5777);
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
 * Tries wrong solutions on the verifications in the settings.
 * @throws AgentExecError `settings-invalid` if there is nothing to audit, and the errors of a run's start. If the
 * signal aborts, the error is the signal's reason.
 */
async function* auditOf(asked) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { settings, variable, files, from, signal } = asked;
        if (settings.verify.length === 0)
            throw (0,errors/* settingsInvalid */.DI)("There is no verification to audit.", "Set `verify`.");
        const runId = `audit-${(0,external_node_crypto_.randomBytes)(4).toString("hex")}`;
        const wiring = { settings, face: "audit", variable, base: { kind: "folder" } };
        const executor = await (0,compose_executor/* composeExecutor */.w2)(wiring, runId);
        const otherRuns = from === undefined ? [] : [from];
        const { source, counting } = await (0,compose_workspace/* openWorkspace */.O)(settings, { executor, paths: [], otherRuns });
        const _counting = __addDisposableResource(env_1, counting, true);
        if (source === null)
            throw (0,errors/* settingsInvalid */.DI)("The workspace is empty, so agent-exec cannot make wrong solutions from its files.", "Set `workspace` to `repo` or a folder.");
        const { workspace } = settings;
        const continued = from === undefined ? null : await (0,continued_run.continuedRun)(from, { workspace, source, here: "." });
        const _begun = __addDisposableResource(env_1, continued?.begun ?? null, true);
        const given = await probedWorkspace(source, settings.verify, (0,protection/* matcherOf */.Ke)([files]));
        if (given.targets.length === 0)
            throw (0,errors/* settingsInvalid */.DI)(`${(0,listed/* named */.r)(files)} matches no file in the workspace.`, "Set `files` to the files that the task is about, such as `src/**`.");
        yield* audit({
            executor,
            workspace: source,
            counting,
            policy: (0,policy/* policyOf */.US)(settings, { hasWriter: false }),
            signal,
            probes: probes,
            given,
            // If the patch is already applied, the current files are the right solution, so nothing needs to be put in.
            right: continued?.continues.files === "put-in" ? () => continued.begun.entries() : undefined,
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
/**
 * Tries wrong solutions on a run's verifications. It changes only files that the code may change and that are not
 * tests.
 * @throws only the signal's reason, if the signal aborts.
 */
async function auditOfRun({ executor, source, counting, policy }, { signal, onProgress }) {
    const none = { held: 0, fooled: [], notTried: 0 };
    if (source === null)
        return { ...none, fault: "the workspace starts empty, so it has no files for wrong solutions" };
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
            onProgress(`trying a wrong solution on the verification: ${found.name} ${found.status}`);
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
/** Files that people write are smaller. */
const maxTextBytes = 1024 ** 2;
async function probedWorkspace({ folder, paths }, scripts, isTarget) {
    const texts = new Map();
    for (const path of paths) {
        const env_2 = { stack: [], error: void 0, hasError: false };
        try {
            const handle = await (0,safe_files/* openRegular */.lf)(folder, path).catch(() => null);
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
    const targets = [...texts].map(([path, text]) => ({ path, text })).filter(({ path }) => isTarget(path));
    return { targets, paths, scripts, read: (path) => texts.get(path) ?? null };
}


/***/ }),

/***/ 40353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  continuedRun: () => (/* binding */ continuedRun),
  requireSameServer: () => (/* binding */ requireSameServer)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/files/content.js
var content = __webpack_require__(52278);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/files/safe-files.js
var safe_files = __webpack_require__(9668);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
// EXTERNAL MODULE: ./lib/ports/workspace.js
var ports_workspace = __webpack_require__(46529);
// EXTERNAL MODULE: ./lib/run/state/apply.js
var apply = __webpack_require__(68071);
// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
// EXTERNAL MODULE: ./lib/run/told/prompt.js + 3 modules
var told_prompt = __webpack_require__(86545);
;// CONCATENATED MODULE: ./lib/run/told/said-in.js


/** About 50,000 tokens. A model can read this much in addition to a new task. */
const maxChars = 200_000;
/** How much of the first message, which contains the task, stays in a longer conversation. */
const maxHeadChars = 20_000;
const unseen = "(The images of this message are no longer shown.)";
/** The messages of an earlier run, for a run that continues it, from its events. */
function saidIn(state) {
    const [head, ...rest] = (0,told_prompt/* conversation */.Wl)(state).flatMap(({ role, content, images }) => role === "system" ? [] : [{ role, content: images === undefined ? content : `${content}\n\n${unseen}` }]);
    if (head === undefined)
        return { messages: [] };
    const total = charsOf([head, ...rest]);
    if (total <= maxChars)
        return { messages: [head, ...rest] };
    const task = (0,truncate/* truncateMiddle */.k)(head.content, maxHeadChars);
    const last = lastWithin(rest, maxChars - task.length);
    const charsLeftOut = total - charsOf(last) - Math.min(task.length, head.content.length);
    const note = `[${charsLeftOut} more characters are left out.]`;
    return { messages: [{ role: "user", content: `${task}\n\n${note}` }, ...last], charsLeftOut };
}
/** The last messages that fit. The first of them is one of the model. */
function lastWithin(messages, most) {
    let chars = 0;
    let from = messages.length;
    for (let at = messages.length - 1; at >= 0; at -= 1) {
        chars += messages[at].content.length;
        if (chars > most)
            break;
        if (messages[at].role === "assistant")
            from = at;
    }
    return messages.slice(from);
}
function charsOf(messages) {
    return messages.reduce((sum, { content }) => sum + content.length, 0);
}

// EXTERNAL MODULE: ./lib/run-folder/checkpoint-folder.js
var checkpoint_folder = __webpack_require__(54501);
// EXTERNAL MODULE: ./lib/settings/recorded.js
var recorded = __webpack_require__(6173);
// EXTERNAL MODULE: ./lib/workspace/patch/apply-patch.js
var apply_patch = __webpack_require__(61243);
// EXTERNAL MODULE: ./lib/workspace/patch/patch-check.js
var patch_check = __webpack_require__(23471);
// EXTERNAL MODULE: ./lib/workspace/patch/patched-entries.js
var patched_entries = __webpack_require__(15826);
// EXTERNAL MODULE: ./lib/earlier/open-run.js
var open_run = __webpack_require__(27934);
;// CONCATENATED MODULE: ./lib/earlier/continued-run.js
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
 * Reads an earlier run in order to continue it: its conversation and its changes. The changes are tested on the current
 * files. The folder may come from a stranger.
 * @param path the run's folder, or its transcript
 * @throws AgentExecError `settings-invalid` if there is no run, if it cannot be continued with this workspace, or if
 * its changes do not fit the current files; `transcript-invalid`.
 */
async function continuedRun(path, going) {
    const { folder, events } = await (0,open_run.readRun)(path);
    const state = (0,apply/* fold */.AU)(events);
    const { runId, settings } = state.run;
    if (!/^[\w.-]{1,100}$/.test(runId))
        throw refused(folder, "the run's id in the transcript does not have the form that agent-exec writes", "Use the folder of a run.");
    if (state.files === null)
        throw refused(folder, "its transcript ends before its files were saved", "Start a new run with the same task. The report of the old run shows the output of that run's code.");
    requireSameKind(folder, settings["workspace"], going.workspace);
    const begun = await (0,checkpoint_folder/* openCheckpointFolder */.$)();
    try {
        const files = await filesOf(state, { folder, begun, ...going });
        const outcome = state.end?.outcome ?? null;
        return { continues: { runId, outcome, ...saidIn(state), files }, begun };
    }
    catch (thrown) {
        await begun[Symbol.asyncDispose]();
        throw thrown;
    }
}
/**
 * Refuses to send the conversation of an earlier run to another model server that nobody named. The earlier server is
 * not used either, because its address comes from a folder that may be a stranger's.
 * @param path the run's folder, or its transcript
 * @param now the address of the new run's model server, which is the default
 * @throws AgentExecError `settings-invalid`.
 */
async function requireSameServer(path, now) {
    const { folder, events } = await (0,open_run.readRun)(path);
    const { model, "base-url": before } = (0,apply/* fold */.AU)(events).run.settings;
    if (model === undefined || typeof before !== "string" || before === now)
        return;
    const [theirs, ours] = [before, now].map((value) => (0,recorded/* asFlags */.Km)({ name: "base-url", value }));
    throw refused(folder, `its model server was ${before}, and you did not name a server for the new run`, `Add \`${theirs}\` if you trust this server. To send the conversation to another server, add for example \`${ours}\`.`);
}
function requireSameKind(folder, before, now) {
    const kindOf = (workspace) => typeof workspace === "string" && (workspace === "empty" || (0,ports_workspace/* repositoryFolder */.p)(workspace) !== null)
        ? workspace
        : "DIR";
    if (kindOf(before) === kindOf(now))
        return;
    throw refused(folder, `its \`workspace\` was ${kindOf(before)}, but the new run's is ${kindOf(now)}`, `Set \`workspace\` to ${typeof before === "string" && before !== "" ? (0,listed/* named */.r)(before) : "the same value"}.`);
}
/** @throws AgentExecError `settings-invalid` if the changes do not fit. */
async function filesOf({ files }, { folder, begun, workspace, source, here, }) {
    const { artifacts, changes } = files;
    if (source === null) {
        if (artifacts.length === 0)
            return "none";
        await begun.keep(artifactsOf(folder, artifacts), 0);
        return "put-in";
    }
    if (changes?.patchFault !== undefined)
        throw refused(folder, `it has no patch: ${changes.patchFault}`, "Start a new run with the same task.");
    const name = changes?.patch ?? null;
    if (name === null)
        return "none";
    const patch = (0,external_node_path_.join)(folder.path, name);
    // A link in place of the patch could lead to any file on this machine, so it is refused.
    const opened = await (0,safe_files/* openRegular */.lf)(folder.path, name).catch(() => null);
    await (await ofSize(folder, opened, name, maxPatchBytes)).close();
    // The workspace of the new run, which the user named.
    const target = await (0,apply_patch/* patchTarget */._i)(workspace, here, (0,ports_workspace/* repositoryFolder */.p)(workspace) ?? workspace);
    if (await (0,apply_patch/* isApplied */.KN)(patch, target))
        return "applied";
    requireSameBase(folder, changes?.base ?? null, source.base);
    try {
        await begun.keep((0,patched_entries/* patchedEntries */.C)(patch, source), 0);
    }
    catch (thrown) {
        if (!(thrown instanceof patch_check/* NotApplied */.tb))
            throw thrown;
        const why = `its changes do not apply to the files now in ${source.folder}: ${(0,errors/* messageOf */.bD)(thrown)}`;
        throw refused(folder, why, takeFiles);
    }
    return "put-in";
}
const takeFiles = "Restore the files that the run started from: use `git stash`, or check out the run's commit. Or apply the run's patch with `agent-exec apply` before you continue the run.";
function requireSameBase(folder, before, now) {
    if (before === now)
        return;
    const name = (base) => (base === null ? "no commit" : (0,listed/* named */.r)(base.slice(0, 12)));
    throw refused(folder, `the run started from ${name(before)}, but the files here are at ${name(now)}`, takeFiles);
}
async function* artifactsOf(folder, artifacts) {
    for (const { path, sha256 } of artifacts) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const opened = await folder.openArtifact(path);
            const handle = __addDisposableResource(env_1, await ofSize(folder, opened, path, maxFileBytes), true);
            const { mode } = await handle.stat();
            const bytes = await handle.readFile();
            if ((0,external_node_crypto_.hash)("sha256", bytes) !== sha256)
                throw refused(folder, `${(0,listed/* named */.r)(path)} has changed since the run ended`, wholeFolder);
            const isExecutable = (mode & 0o111) !== 0;
            yield { kind: "file", path, bytes: bytes.byteLength, isExecutable, content: (0,content/* contentOf */.$E)(bytes) };
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
}
/** No run writes larger files. */
const maxPatchBytes = 64 * 1024 ** 2;
const maxFileBytes = 100 * 1024 ** 2;
/**
 * Opens a file within a size limit.
 * @throws AgentExecError if it cannot be opened or is too large. In that case it is closed again.
 */
async function ofSize(folder, handle, path, maxBytes) {
    if (handle === null)
        throw refused(folder, `${(0,listed/* named */.r)(path)} is not a file in the run's folder`, wholeFolder);
    if ((await handle.stat()).size <= maxBytes)
        return handle;
    await handle.close();
    throw refused(folder, `${(0,listed/* named */.r)(path)} is too large: no run writes such a large file`, wholeFolder);
}
const wholeFolder = "Use the complete, unchanged folder of the run. For a run in CI, download the run's artifact.";
function refused({ path }, why, nextStep) {
    const message = `The run in ${path} cannot be continued: ${why}.`;
    return (0,errors/* settingsInvalid */.DI)(message, nextStep);
}


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

/***/ 46529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ repositoryFolder)
/* harmony export */ });
/** The repository's folder for `repo` or `repo:sub/folder`. Null for a workspace without a repository. */
function repositoryFolder(workspace) {
    if (workspace === "repo")
        return ".";
    return /^repo:(.+)$/s.exec(workspace)?.[1] ?? null;
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
/* harmony import */ var _changed_values_changed_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39905);
/* harmony import */ var _counted_tests_report_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30489);
/* harmony import */ var _counted_tests_tested_verification_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81532);
/* harmony import */ var _verified_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34098);







/**
 * Runs one verification, by its index, in its own session: on the original files, or with these changes. After a pass
 * with changes, it runs again with changed expected values, if the policy says so.
 * @throws the signal's reason, the executor's errors, and Error if the sandbox was lost.
 */
async function grade(index, grading, changed = {}) {
    const passed = (await gradeOnce(index, grading, changed));
    const isHeld = changed.changes !== undefined && grading.policy.verifyChangedValues === "auto";
    if (!isHeld || !(0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc)(passed))
        return passed;
    const { workspace, policy } = grading;
    const command = policy.verify[index];
    const values = new _changed_values_changed_values_js__WEBPACK_IMPORTED_MODULE_3__/* .ChangedValues */ .bB({
        command,
        tests: passed.tests,
        failedBefore: changed.failedBefore ?? null,
        given: workspace?.paths ?? [],
    });
    return (0,_changed_values_changed_values_js__WEBPACK_IMPORTED_MODULE_3__/* .withChangedValues */ .fJ)(passed, values, () => gradeOnce(index, grading, changed, values));
}
/** Null if the files contain no expected value that can be changed. */
async function gradeOnce(index, { executor, workspace, counting, policy, maxCases, signal, onWarning }, { changes, before }, values) {
    const { timeoutMs, idleTimeoutMs, verify, verifyReport: reports } = policy;
    let undone = [];
    const changed = new Map();
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
            values,
            onChanged: (path, text) => changed.set(path, text),
        }),
    });
    let session = await start();
    try {
        if (values?.acts === false)
            return null;
        const limits = { signal, timeoutMs, ...(idleTimeoutMs !== undefined && { idleTimeoutMs }) };
        const read = (script) => session.verify(script, { ...limits, maxOutputBytes: _counted_tests_report_files_js__WEBPACK_IMPORTED_MODULE_4__/* .reportOutputBytes */ .Jo });
        const run = maxCases === undefined ? (script) => session.verify(script, limits) : read;
        const isReportNeeded = changes !== undefined && verify.length === 1;
        const execution = await (0,_counted_tests_tested_verification_js__WEBPACK_IMPORTED_MODULE_5__/* .runVerification */ .t)(values?.script ?? verify[index], {
            reports,
            isReportNeeded,
            before,
            changed,
            originals: workspace && (() => workspace.files()),
            wantsNames: values === undefined,
            maxCases,
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

/***/ 6173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* binding */ givenFromParsed),
/* harmony export */   Km: () => (/* binding */ asFlags),
/* harmony export */   Mp: () => (/* binding */ recordedSettings),
/* harmony export */   SC: () => (/* binding */ withoutAsking),
/* harmony export */   gt: () => (/* binding */ neededAgain),
/* harmony export */   qs: () => (/* binding */ givenForRecord)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90566);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35903);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77690);
/* harmony import */ var _trust_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12843);
/* harmony import */ var _format_shell_word_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67402);






/** Removes the settings that say who is asked and how, because a transcript gives the answers. */
function withoutAsking(given) {
    return Object.fromEntries(Object.entries(given).filter(([name]) => !asks(name)));
}
function asks(name) {
    const { asks, needs } = _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp[name]?.description ?? {};
    return asks === true || needs?.includes("model") === true;
}
/** A verification's settings from parsed values. Leaves out values that mean something else if parsed again. */
function givenFromParsed(settings) {
    return Object.fromEntries((0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsOf */ .f5)("run")
        .filter(([name, description, group]) => isKept(name) && countsForVerification(description, group))
        .map(([name]) => [name, settings[name]])
        .filter(([name, value]) => value !== undefined && [value].flat().length > 0 && meansTheSame(name, value)));
}
/** Whether the setting matters for a verification. How often and how long a model is asked does not. */
function countsForVerification({ needs = [] }, group) {
    return !["config", "task", "writer", "run", "report"].includes(group) || needs.includes("verification");
}
function meansTheSame(name, value) {
    const { data } = _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp[name].value.safeParse(value);
    const [again, absent] = [data, _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp[name].value.absent].map((each) => JSON.stringify(each));
    return again === JSON.stringify(value) && again !== absent;
}
/** The given settings that a transcript keeps, by name, for a run that is resumed. */
function givenForRecord(raw) {
    return Object.fromEntries(raw.filter(({ name }) => isKept(name)).map(({ name, value }) => [name, value]));
}
function isKept(name) {
    const row = _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp[name];
    return row !== undefined && (row.description.isRecorded ?? (0,_config_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfSetUp */ .hS)(row));
}
/**
 * The settings in a run's transcript, without those that are given again now. The folder may be a stranger's, so its
 * transcript may set only what a config file in a folder may set. A transcript does not contain the values that it had
 * to hide.
 * @param given the settings that are given now, as flags
 * @param variables the settings from environment variables
 * @throws AgentExecError `settings-invalid` that names the settings to give again.
 */
function recordedSettings(recorded, { given, variables }, folder) {
    const now = new Set(given.map(({ name }) => name));
    const raw = Object.entries(recorded)
        .filter(([name]) => isKept(name) && !now.has(name))
        .map(([name, value]) => ({ name, value, origin: `${folder} ${name}`, isDefault: true }));
    const unsure = raw.filter((each) => isUnsure(each, [...variables, ...given]));
    if (unsure.length === 0)
        return raw;
    const all = unsure.map(({ name, value }) => `--${name} ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .r)([value].flat().join(", "))}`);
    const flags = unsure.map(asFlags);
    const message = `The run in ${folder} used these options: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .K)(all)}. agent-exec does not accept them from a run's folder, because somebody else may have written them.`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", message, {
        nextStep: `If you agree with ${unsure.length === 1 ? "this option" : "these options"}, add to the command: ${flags.join(" ")}`,
    });
}
/** The settings in a run's transcript that a resumed run takes only if they are given again. */
function neededAgain(recorded) {
    const all = Object.entries(recorded).filter(([name]) => isKept(name));
    return all.filter(([name, value]) => isUnsure({ name, value }, [])).map(([name]) => name);
}
function isUnsure({ name, value }, given) {
    return (0,_trust_js__WEBPACK_IMPORTED_MODULE_3__/* .trustOf */ .h)({ name, value }, given) !== true || (JSON.stringify(value) ?? "").includes("***");
}
/** A setting as a person types it on the command line. */
function asFlags({ name, value }) {
    const each = [value].flat();
    return each.map((one) => (one === true ? `--${name}` : `--${name} ${(0,_format_shell_word_js__WEBPACK_IMPORTED_MODULE_5__/* .readableWord */ .Vu)(String(one))}`)).join(" ");
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
