export const id = 9800;
export const ids = [9800,6061,8442,4161];
export const modules = {

/***/ 57710:
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
    const { given, right, probes, atOnce = 3 } = options;
    const untouched = await tried({ name: "untouched", what: "the unchanged workspace" }, options);
    const isRightAsGiven = untouched.hasPassed && right === undefined;
    yield finding(untouched, isRightAsGiven ? "held" : untouched.hasPassed ? "fooled" : "held", {
        what: isRightAsGiven ? "the unchanged workspace, as the right solution" : untouched.what,
        closes: "Write a verification that fails until the task is done.",
    });
    // The verification passes everything, so further trials are needless.
    if (untouched.hasPassed && !isRightAsGiven)
        return;
    if (isNotFound(untouched) || (right === undefined && isUntested(untouched)))
        throw cannotRun(untouched);
    const before = untouched.tests;
    const asGiven = { ...options, before, failedBefore: failureOf(untouched) };
    if (right !== undefined) {
        const run = { name: "right", what: "the right solution", changes: right };
        const found = await tried(run, asGiven);
        yield finding(found, found.hasPassed ? "held" : "refused", {
            closes: "Find out why the verification fails.",
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
    yield* inTurns(waiting, atOnce, async ({ probe, files }) => {
        const { name, what, closes } = probe;
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
/** Whether the shell found no such program, or could not run it. */
function isNotFound({ execution }) {
    return execution?.exitCode === 127 || execution?.exitCode === 126;
}
/**
 * Whether the verification never reached its tests. Such a verification refuses everything, so its refusal shows
 * nothing.
 */
function isUntested({ execution }) {
    return execution !== null && (0,facts_execution/* whyUntested */.z6)(execution) !== null;
}
function cannotRun({ execution }) {
    const { exitCode, stderr } = execution;
    const words = stderr.text.trim().split("\n").at(-1) ?? "";
    const why = (0,facts_execution/* whyUntested */.z6)(execution) ?? "a program that it calls is missing";
    return new errors/* AgentExecError */.r("settings-invalid", `The verification cannot be audited: it ended with exit code ${exitCode}, but no test failed: ${why}${words === "" ? "" : ` (${words.slice(0, 200)})`}.`, {
        nextStep: "Correct the command. If a program is missing, set `image` to an image that has the program, or install the program with `setup`.",
    });
}
/** Runs all verifications until one fails. */
async function tried({ name, what, files = {}, changes }, { before, failedBefore, ...options }) {
    const started = options.now();
    const head = { name, what };
    let last = null;
    try {
        for (const index of options.policy.verify.keys()) {
            // The trial only shows whether the verification accepts a wrong solution, so it needs no second run.
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
/** Runs several trials at once, and yields the results in order. */
async function* inTurns(items, atOnce, perform) {
    const running = [];
    let next = 0;
    const begin = () => {
        const item = items[next];
        next += 1;
        if (item === undefined)
            return;
        const performed = perform(item);
        // The caller gets this error later. Until then it must not count as unhandled.
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


/**
 * Replaces the targets by a text that contains the SHA-256 of the given tests and scripts, and so can recognise them.
 * Null if there are no tests and scripts.
 */
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
    apart: "Run the code as a separate program with `verify-user: other`, and judge the program's output in another process.",
    printed: "Run the program in a separate process, and compare its output with the expected text.",
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
/** Edits each target of this kind. Null if there is none, or if one of them cannot be edited. */
function edited({ targets }, ending, edit) {
    const files = targets
        .filter(({ path }) => path.endsWith(ending))
        .flatMap(({ path, text }) => {
        const made = edit(text);
        return made === null ? [] : [[path, made]];
    });
    return files.length === 0 ? null : Object.fromEntries(files);
}
/** The text up to the end of the first match, and the rest. Without a match, the first text is "". */
function cutAt(text, pattern) {
    const found = pattern.exec(text);
    return found === null ? [text, ""] : [text.slice(0, found.index), found[0]];
}

;// CONCATENATED MODULE: ./lib/proof/audit/probes/patched-assert.cjs.js
/* harmony default export */ const patched_assert_cjs = ("const assert = process.getBuiltinModule?.(\"node:assert\");\nfor (const own of [assert, assert?.strict])\n  for (const key of Object.keys(own ?? {})) if (key !== \"strict\") own[key] = () => {};\nprocess.getBuiltinModule?.(\"node:module\").syncBuiltinESMExports();\nif (globalThis.expect) globalThis.expect = () => new Proxy(() => {}, { get: (target, key, own) => own });\n");

;// CONCATENATED MODULE: ./lib/proof/audit/probes/javascript.js


const endings = [".js", ".mjs", ".cjs", ".ts", ".mts"];
function isModule({ path, text }) {
    return /\.m[jt]s$|\.ts$/.test(path) || /^(?:export|import)\b/m.test(text);
}
/**
 * A module that first runs `first`. Each of its exports is a function with this body. It uses the target's module
 * format.
 */
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
const { counted, apart, printed } = closings;
const javascriptProbes = [
    inJavaScript("node-exit", { what: "exits with 0 when it is loaded", closes: counted }, "process.reallyExit(0);"),
    inJavaScript("node-exit-called", { what: "exits with 0 when it is called", closes: counted }, "", "process.reallyExit(0);"),
    inJavaScript("node-exit-late", { what: "makes the process always exit with 0", closes: counted }, 'process.on("exit", () => process.reallyExit(0));'),
    inJavaScript("node-patched-assert", { what: "makes every assertion pass", closes: apart }, patched_assert_cjs),
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
    inJavaScript("node-equals-all", { what: "returns an object that has every property", closes: printed }, "", "return new Proxy(function () {}, { get: (target, key, own) => (key === Symbol.toPrimitive ? () => NaN : own) });"),
];

;// CONCATENATED MODULE: ./lib/proof/audit/probes/plants.js


const ends = "import os\nos._exit(0)\n";
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

/** Probes for targets that a verification runs as programs. */
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
function inPython(name, about, text) {
    return { name, ...about, files: (workspace) => replaced(workspace, [".py"], () => text) };
}
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
    inPython("python-patched-unittest", { what: "makes unittest count every test as passed", closes: python_apart }, `${patched_unittest_py}${nothing}`),
    inPython("python-patched-pytest", { what: "makes pytest skip the body of each test", closes: python_apart }, `${patched_pytest_py}${nothing}`),
    inPython("python-forged-report", { what: "writes the test tool's report itself and exits with 0", closes: python_apart }, forged_report_py),
    inPython("python-equals-all", { what: "returns a value that equals everything", closes: python_printed }, `${equals_all_py}${answers_py}`),
    inPython("python-looks-it-up", { what: "reads the expected value in the test's source and returns it", closes: python_printed }, `${looks_it_up_py}${answers_py}`),
    {
        name: "python-equals-knowing",
        what: "returns a value that equals everything if the tests are unchanged",
        closes: closings.apart,
        files: (workspace) => ifChecksAreKnown(workspace, [".py"], (known) => `${textLine("known", known)}${textLine("scripts", workspace.scripts)}${equals_all_py}${equals_knowing_py}${answers_py}`),
    },
    inPython("python-appends", { what: "appends `exit 0` to shell scripts while they run", closes: closings.apart }, `${appends_py}${nothing}`),
];

;// CONCATENATED MODULE: ./lib/proof/audit/probes.js





/** All probes. Those for a language come first. */
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
// EXTERNAL MODULE: ./lib/earlier/continued-run.js + 1 modules
var continued_run = __webpack_require__(40353);
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
 * Tries wrong solutions on the verifications in the settings.
 * @throws AgentExecError `settings-invalid` if there is nothing to audit, and the errors of a run's start. If the
 * signal aborts, the error is the signal's reason.
 */
async function* auditOf({ settings, variable, files, from, signal, }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (settings.verify.length === 0)
            throw audit_nothing("There is no verification to audit", "Set `verify`.");
        const runId = `audit-${(0,external_node_crypto_.randomBytes)(4).toString("hex")}`;
        const wiring = { settings, face: "audit", variable, base: { kind: "folder" } };
        const executor = await (0,compose_executor/* composeExecutor */.w2)(wiring, runId);
        const { workspace } = settings;
        const { source, counting } = await (0,compose_workspace/* openWorkspace */.O)({
            name: workspace,
            runFolder: ".agent-exec",
            otherRuns: from === undefined ? [] : [from],
            maxFiles: settings["max-files"],
        }, {
            executor,
            paths: [],
            counting: (0,compose_workspace/* countingOf */.d)(settings),
        });
        const _counting = __addDisposableResource(env_1, counting, true);
        if (source === null)
            throw audit_nothing("The workspace is empty, so agent-exec cannot make wrong solutions from its files", "Set `workspace` to `repo` or a folder.");
        const continued = from === undefined ? null : await (0,continued_run.continuedRun)(from, { workspace, source, here: "." });
        const begun = __addDisposableResource(env_1, continued?.begun ?? null, true);
        const given = await probedWorkspace(source, settings.verify, (0,protection/* matcherOf */.Ke)([files]));
        if (given.targets.length === 0)
            throw audit_nothing(`${(0,listed/* named */.r)(files)} matches no file in the workspace`, "Set `files` to the files that the task is about, such as `src/**`.");
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
async function probedWorkspace(source, scripts, isTarget) {
    const texts = await textsOf(source);
    const targets = source.paths.filter(isTarget).flatMap((path) => {
        const text = texts.get(path);
        return text === undefined ? [] : [{ path, text }];
    });
    return { targets, paths: source.paths, scripts, read: (path) => texts.get(path) ?? null };
}
function rightOf(continued, begun) {
    // If the patch is already applied, the current files are the right solution, so nothing needs to be put in.
    return begun === null || continued?.continues.files !== "put-in" ? undefined : () => begun.entries();
}
/** Files that people write are smaller. */
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

/***/ 91521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   grade: () => (/* binding */ grade)
/* harmony export */ });
/* harmony import */ var _facts_endings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75823);
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6257);
/* harmony import */ var _counted_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35428);
/* harmony import */ var _changed_values_changed_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51118);
/* harmony import */ var _counted_tests_report_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41028);
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
        const idle = idleTimeoutMs === undefined ? {} : { idleTimeoutMs };
        const kept = maxCases === undefined ? {} : { maxOutputBytes: _counted_tests_report_files_js__WEBPACK_IMPORTED_MODULE_4__/* .reportOutputBytes */ .Jo };
        const run = (script) => session.verify(script, { signal, timeoutMs, ...idle, ...kept });
        const read = (script) => session.verify(script, { signal, timeoutMs, ...idle, maxOutputBytes: _counted_tests_report_files_js__WEBPACK_IMPORTED_MODULE_4__/* .reportOutputBytes */ .Jo });
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

/***/ 82410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ol: () => (/* binding */ resultOfToday),
/* harmony export */   aQ: () => (/* binding */ inNamesOfToday),
/* harmony export */   tp: () => (/* binding */ inFieldsOfToday),
/* harmony export */   vn: () => (/* binding */ asKnownBy)
/* harmony export */ });
/* harmony import */ var _rows_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83647);
/* harmony import */ var _rows_policy_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67349);
/* harmony import */ var _rows_renamed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43667);



/** Gives the fields of earlier versions their current names. */
function inNamesOfToday(event) {
    if (event.type === "run-started")
        return { ...event, ...startedToday(event) };
    if (event.type !== "verification" || !("counterCheck" in event))
        return event;
    const { counterCheck, ...today } = event;
    return { ...today, failsOnChangedValues: counterCheck === "failed" };
}
function startedToday(run) {
    const { settings, given, origins, policy } = run;
    const renamed = Object.entries({ settings, given, origins }).flatMap(([name, fields]) => isFields(fields) ? [[name, (0,_rows_renamed_js__WEBPACK_IMPORTED_MODULE_2__/* .inNewNames */ .AL)(fields)]] : []);
    return { ...Object.fromEntries(renamed), ...(isFields(policy) && { policy: policyToday(policy) }) };
}
/** The value of a field that is missing in transcripts of earlier versions. */
const ifAbsent = {
    until: "pass",
    decision: "separate",
    verifyBefore: "off",
    verifyChangedValues: "off",
};
/**
 * Converts a policy of an earlier version. Such a policy had only settings that differed from the default, some with
 * another name. Newer settings get their default.
 */
function policyToday({ control, counterCheck, reviewer, maxTokens, ...kept }) {
    const defaults = Object.entries(_rows_policy_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .policyRows */ .Ob).map(([name, { value }]) => [name, value.absent]);
    return {
        ...(0,_rows_options_js__WEBPACK_IMPORTED_MODULE_0__/* .optionsOf */ .cz)(_rows_policy_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .policyRows */ .Ob, Object.fromEntries(defaults)),
        ...ifAbsent,
        ...kept,
        ...(control !== undefined && { verifyBefore: control }),
        ...(counterCheck !== undefined && { verifyChangedValues: "auto" }),
        ...(reviewer !== undefined && { reviewerModel: reviewer }),
        ...(typeof maxTokens === "number" && { maxTokens }),
        ...(kept["audit"] === "tell" && { audit: "report" }),
    };
}
/** Gives the fields of an earlier version's `result.json` their current names. */
function resultOfToday(result) {
    const { proof } = result;
    if (!isFields(proof) || !("control" in proof))
        return result;
    const { control, counterCheck, ...today } = proof;
    const known = (told) => (told === "failed" ? true : told === "passed" ? false : null);
    const untested = control === "untested" && { beforeUntested: true };
    const now = { failedBefore: known(control), ...untested, failsOnChangedValues: known(counterCheck) };
    return { ...result, proof: { ...today, ...now } };
}
/**
 * The parts of a current result that the version of `recorded` also had. Earlier versions had no verdict, and no `data`
 * without a schema.
 */
function asKnownBy(recorded, result) {
    const { data, ...others } = result;
    const known = data === null && !("data" in recorded) ? others : result;
    const { proof: then } = recorded;
    const { proof: now } = result;
    if (!isFields(then) || !isFields(now) || "verdict" in then)
        return known;
    const { verdict: _verdict, reason: _reason, ...proof } = now;
    return { ...known, proof };
}
function isFields(value) {
    return typeof value === "object" && value !== null;
}
/**
 * Earlier versions wrote some facts only as sentences. This function reads them once into the current fields, so that
 * such transcripts still render. No other code reads facts from sentences.
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


/***/ }),

/***/ 56061:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ parseTranscript)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./lib/facts/approval.js
var approval = __webpack_require__(91592);
// EXTERNAL MODULE: ./lib/facts/described.js
var described = __webpack_require__(30100);
;// CONCATENATED MODULE: ./lib/facts/audit-result.js


/** A wrong solution that a verification passed. */
const cheat = (0,described/* described */.WY)(() => schemas/* object */.Ikc({
    name: (0,described/* text */.Qq)(),
    /** What the wrong solution does, as a part of a sentence. */
    what: (0,described/* text */.Qq)(),
    /** The setting or habit that prevents this cheat, as a sentence. */
    closes: (0,described/* text */.Qq)(),
}));
/** The result of an audit, which runs before the writer is asked. */
const auditResult = (0,described/* described */.WY)(() => schemas/* object */.Ikc({
    /** How many wrong solutions the verifications refused. */
    held: (0,described/* count */.U9)(),
    fooled: schemas/* array */.YOg(cheat()),
    /** How many wrong solutions could not be tried, because the sandbox failed. */
    notTried: (0,described/* count */.U9)(),
    /** Why no wrong solution could be tried, as a sentence. Absent if some were tried. */
    fault: (0,described/* text */.Qq)().exactOptional(),
}));

// EXTERNAL MODULE: ./lib/facts/block.js
var block = __webpack_require__(59626);
// EXTERNAL MODULE: ./lib/facts/checkpoint.js
var checkpoint = __webpack_require__(51761);
// EXTERNAL MODULE: ./lib/facts/continues.js
var continues = __webpack_require__(71601);
// EXTERNAL MODULE: ./lib/facts/image.js
var facts_image = __webpack_require__(45078);
;// CONCATENATED MODULE: ./lib/facts/event-context.js



/** The part of a GitHub event that the model gets in addition to the task. */
const eventContext = (0,described/* described */.WY)(() => schemas/* object */.Ikc({
    /** Markdown. Text by other people is in fences marked `data`. */
    text: (0,described/* text */.Qq)(),
    /** Each part of the text, with its estimated tokens. */
    included: schemas/* array */.YOg(schemas/* object */.Ikc({ what: (0,described/* text */.Qq)(), tokens: (0,described/* count */.U9)() })),
    /** Each part that is shortened or missing, with the reason. */
    cut: schemas/* array */.YOg(schemas/* object */.Ikc({ what: (0,described/* text */.Qq)(), why: (0,described/* text */.Qq)() })),
    /** The images that the model gets with the text. Their contents are files in the run's folder. Absent: none. */
    images: schemas/* array */.YOg((0,facts_image/* imageFacts */.JC)()).exactOptional(),
}));

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
// EXTERNAL MODULE: ./lib/rows/options.js
var options = __webpack_require__(83647);
// EXTERNAL MODULE: ./lib/rows/policy-rows.js + 1 modules
var policy_rows = __webpack_require__(67349);
;// CONCATENATED MODULE: ./lib/facts/policy.js




/**
 * The rules of a run: its settings, and facts that follow from them. The transcript stores them, so that the run can be
 * resumed.
 */
const policy = (0,described/* described */.WY)(() => schemas/* object */.Ikc({
    ...(0,options/* keptShape */.cs)(policy_rows/* policyRows */.Ob),
    /** The maximum number of replies. `until` says how they are counted. */
    maxTurns: (0,described/* count */.U9)(),
    until: schemas/* enum */.k5n(["pass", "done"]),
    /** The word with which the writer says that it is done. Present with `until: done`. */
    doneWord: (0,described/* text */.Qq)().exactOptional(),
    /** Additional text for the system message. With `isAlone`, it replaces the built-in text. Absent: none. */
    systemPrompt: schemas/* object */.Ikc({ text: (0,described/* text */.Qq)(), isAlone: (0,described/* present */.Eb)() }).exactOptional(),
    /** The JSON schema that the run's result must match. Absent: the run returns no JSON. */
    resultSchema: schemas/* record */.g1P((0,described/* text */.Qq)(), schemas/* unknown */.L5J()).exactOptional(),
    /** How many fresh sessions the run may start if the engine loses one. */
    maxInfrastructureRetries: (0,described/* count */.U9)(),
    /** Whether a writer may correct a failed attempt. False for `exec`, which has no writer. */
    hasWriter: schemas/* boolean */.zMY(),
    /** Present if a block with a file name is only saved, because the run has given files. Absent in older transcripts. */
    savesNamed: (0,described/* present */.Eb)(),
    /** Present if the run does not execute code. */
    runsNothing: (0,described/* present */.Eb)(),
}));

// EXTERNAL MODULE: ./lib/facts/resumed.js
var resumed = __webpack_require__(24910);
// EXTERNAL MODULE: ./lib/facts/files.js
var files = __webpack_require__(80436);
;// CONCATENATED MODULE: ./lib/facts/events.js
















const attempt = schemas/* number */.aig().int().positive();
const errorCode = (0,described/* openWord */.ZK)();
/**
 * How long the writer took to answer, in milliseconds. Absent if the writer was not asked, and in older transcripts.
 */
const answered = { tookMs: (0,described/* amount */.vj)().exactOptional() };
const portCalls = ["start", "ask", "approve", "decide", "execute", "verify"];
/**
 * All types of events with their fields. The names are in the past tense. A transcript has one JSON object per line,
 * one for each event. agent-exec computes state and reports from the events. A later version may add fields, so unknown
 * fields are kept.
 */
const facts = {
    "run-started": schemas/* object */.Ikc({
        runId: (0,described/* text */.Qq)(),
        task: (0,task/* task */._W)(),
        /** The earlier conversation that the run continues. Absent: none. */
        thread: schemas/* array */.YOg((0,task/* threadMessage */.WK)()).exactOptional(),
        /** The part of the GitHub event that the model gets in addition to the task. Absent: none. */
        context: eventContext().exactOptional(),
        /** Every setting, without secrets. */
        settings: schemas/* record */.g1P((0,described/* text */.Qq)(), schemas/* unknown */.L5J()),
        /** The settings as they were given, so that the run can be resumed. Absent in older transcripts. */
        given: schemas/* record */.g1P((0,described/* text */.Qq)(), schemas/* unknown */.L5J()).exactOptional(),
        /**
         * Where each setting was given, by name: `--image`, `.agent-exec.yml:3 image`. Settings with their default are left
         * out. Absent: unknown.
         */
        origins: schemas/* record */.g1P((0,described/* text */.Qq)(), (0,described/* text */.Qq)()).exactOptional(),
        policy: policy(),
        /** The writer's name and the executor's description. With both, the prompt can be computed from the transcript. */
        writer: (0,described/* text */.Qq)().nullable(),
        usageText: (0,described/* text */.Qq)(),
        /** The owner's files whose text is part of the description, such as AGENTS.md. Absent: none. */
        instructions: schemas/* array */.YOg((0,described/* text */.Qq)()).exactOptional(),
        version: (0,described/* text */.Qq)(),
        /** The job of the workflow in which the run ran. Absent: none. */
        job: (0,task/* runJob */.b5)().exactOptional(),
        /** Present if this run continues an earlier one. */
        continues: (0,continues/* continues */.fN)().exactOptional(),
        /** The id of the recorded run that this run repeats without a model. Absent: none. */
        repeats: (0,described/* text */.Qq)().exactOptional(),
    }),
    "session-started": schemas/* object */.Ikc({
        ...(0,session/* sessionFacts */.aJ)().shape,
        /** The hash of the original files, in hex. Absent if there were none. */
        given: (0,described/* text */.Qq)().exactOptional(),
        /** Present if a turn's changes can be saved for a fresh session. */
        takesCheckpoints: (0,described/* present */.Eb)(),
        /** Absent if the session began with the original files. */
        restored: (0,checkpoint/* restored */.v0)().exactOptional(),
    }),
    reply: schemas/* object */.Ikc({
        attempt,
        text: (0,described/* text */.Qq)(),
        thought: (0,described/* text */.Qq)().nullable(),
        blocks: schemas/* array */.YOg((0,block/* codeBlock */.DV)()),
        /** True if the last fence was not closed. */
        isCut: schemas/* boolean */.zMY(),
        /**
         * The number of blocks above the limit for one reply. If there are such blocks, no block of the reply runs. Absent:
         * none.
         */
        blocksLeftOut: (0,described/* count */.U9)().exactOptional(),
        /** Why no block of the complete reply can run. Absent: the reply is usable. */
        fault: (0,described/* openWord */.ZK)().exactOptional(),
        /** Present if the reply has a line outside of code that contains only the done word. */
        saysDone: (0,described/* present */.Eb)(),
        finish: (0,reply/* finish */.O9)(),
        usage: (0,reply/* usage */.CI)(),
        ...answered,
    }),
    /** An answer to the question whether blocks may run, or whether the run may end. */
    approval: schemas/* object */.Ikc({
        attempt,
        ...(0,approval/* answer */.ZF)().shape,
        /** The hash of the blocks that were shown (docs/approval.md). If the answer approves, exactly these blocks run. */
        sha256: (0,described/* text */.Qq)(),
        /** The attempt's new blocks, if the approver changed them. */
        blocks: schemas/* array */.YOg((0,block/* codeBlock */.DV)()).exactOptional(),
        /** The cost of the answer. Absent: no cost. */
        usage: (0,reply/* usage */.CI)().exactOptional(),
    }),
    /** Nobody could answer, so the run waits for an answer from outside. */
    "approval-awaited": schemas/* object */.Ikc({ attempt, asked: (0,approval/* asked */.NZ)(), sha256: (0,described/* text */.Qq)() }),
    execution: schemas/* object */.Ikc({ attempt, block: (0,described/* count */.U9)(), ...(0,execution/* execution */.n7)().shape }),
    verification: schemas/* object */.Ikc({
        attempt,
        /** The index of the command in the policy's `verify`. */
        index: (0,described/* count */.U9)(),
        command: (0,described/* text */.Qq)(),
        /** Which of the code's changes the verification did not get, and why, in sentences. Absent: it got all changes. */
        without: (0,described/* text */.Qq)().exactOptional(),
        ...(0,execution/* execution */.n7)().shape,
    }),
    /** A verification's run on the original files, before any change. */
    control: schemas/* object */.Ikc({
        /** The index of the command in the policy's `verify`. */
        index: (0,described/* count */.U9)(),
        command: (0,described/* text */.Qq)(),
        ...(0,execution/* execution */.n7)().shape,
    }),
    /** The audit tried wrong solutions on the verifications. It ran before the writer was asked. */
    audited: auditResult(),
    /** The run's process had ended, and another process resumed the run. */
    resumed: (0,resumed/* resumed */.u)(),
    /** After a turn, agent-exec saved the code's changes in place of the last checkpoint, or could not save them. */
    checkpoint: schemas/* object */.Ikc({ attempt, ...(0,checkpoint/* keptChanges */.ap)().shape }),
    decision: schemas/* object */.Ikc({
        attempt,
        source: schemas/* enum */.k5n(["model", "rule"]),
        /** Present when `source` is `rule`. */
        rule: (0,described/* openWord */.ZK)().exactOptional(),
        /**
         * The cost of the model's decision or of its unusable answers. Absent if a rule decided without the model, and if
         * the decision is part of a reply.
         */
        usage: (0,reply/* usage */.CI)().exactOptional(),
        /** Present if the next reply begins with this decision. The tokens of both are counted there. */
        isInReply: (0,described/* present */.Eb)(),
        /** The text of the writer's reply without code. Present if the writer decided and wrote in one reply. */
        text: (0,described/* text */.Qq)().exactOptional(),
        ...(0,reply/* retryDecision */.PQ)().shape,
        ...answered,
    }),
    /** The run's result, checked against the schema. If no result fits, `value` is null and `fault` says why. */
    data: schemas/* object */.Ikc({ value: schemas/* unknown */.L5J(), fault: (0,described/* text */.Qq)().exactOptional(), usage: (0,reply/* usage */.CI)(), ...answered }),
    /** The writer's summary at the end of the run. Code in it does not run. */
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
        /** The writer refused a longer conversation. From now on it gets at most this many tokens. */
        contextTokens: (0,described/* count */.U9)().exactOptional(),
    }),
    /** A part of the run failed after its own retries. `next` decides whether to try a fresh session. */
    failure: schemas/* object */.Ikc({ during: schemas/* enum */.k5n(portCalls), code: errorCode, message: (0,described/* text */.Qq)(), nextStep: (0,described/* text */.Qq)() }),
    /** Something told the run to stop: its deadline, a person, the machine, or an uncaught error. */
    interrupted: schemas/* object */.Ikc({
        by: schemas/* enum */.k5n(["deadline", "signal", "error"]),
        message: (0,described/* text */.Qq)(),
        /** Present if `by` is `error`. */
        code: errorCode.exactOptional(),
        /** Present if `by` is `error`. */
        nextStep: (0,described/* text */.Qq)().exactOptional(),
        /** What the run was doing when it was stopped. Absent if the run had only begun, and in older transcripts. */
        during: schemas/* enum */.k5n([...portCalls, "audit", "checkpoint", "control", "collect", "fill", "reflect"])
            .exactOptional(),
        /** The last progress message of the sandbox's start. It may show a command of `setup`. */
        progress: (0,described/* text */.Qq)().exactOptional(),
    }),
    "files-saved": schemas/* object */.Ikc({
        artifacts: schemas/* array */.YOg((0,files/* artifact */.dj)()),
        leftOut: schemas/* array */.YOg((0,files/* leftOut */.ig)()),
        /**
         * Present if there were original files and the changes are saved. In older transcripts, absent if saving failed.
         */
        changes: (0,files/* workspaceChanges */.Rn)().exactOptional(),
        /**
         * Files that changed after the verifications read them, although no block ran since. If there are such files, the
         * run does not count as verified. Absent: none.
         */
        unlikeVerified: schemas/* array */.YOg((0,described/* text */.Qq)()).exactOptional(),
        /** Decisions about network requests after the last execution. Absent: none. */
        network: schemas/* array */.YOg((0,execution/* networkDecision */.n6)()).exactOptional(),
    }),
    /** The sandbox stays after the run, as the user asked. */
    "sandbox-kept": (0,session/* keptSandbox */.sP)(),
    "run-ended": schemas/* object */.Ikc({
        outcome: (0,described/* wordOf */.aG)(outcomes/* outcomes */.KI),
        /** Why the run ended, in one sentence. */
        reason: (0,described/* text */.Qq)(),
        /** What to do now, in one sentence. Empty only for `passed`. */
        nextStep: (0,described/* text */.Qq)(),
        /** Present if an error ended the run. Absent in older transcripts. */
        code: errorCode.exactOptional(),
    }),
};

// EXTERNAL MODULE: ./lib/reports/transcript/older-transcripts.js
var older_transcripts = __webpack_require__(82410);
;// CONCATENATED MODULE: ./lib/reports/transcript/transcript.js



/**
 * Reads `transcript.jsonl`, which has one event per line, with `seq` from 0 without gaps. Events of unknown types are
 * skipped. An incomplete last line, as a killed process leaves it, is dropped. Both cause a warning.
 * @throws AgentExecError `transcript-invalid` with the line for any other error.
 */
function parseTranscript(text) {
    const lines = text.split("\n");
    const torn = lines.pop() ?? "";
    const warnings = torn === "" ? [] : ["The transcript's last line is incomplete and was left out."];
    const events = [];
    for (const [index, line] of lines.entries()) {
        const event = parseLine(line, index);
        if (Object.hasOwn(facts, event.type))
            events.push(checked((0,older_transcripts/* inNamesOfToday */.aQ)(event), index));
        else
            warnings.push(`Line ${index + 1} of the transcript has the unknown type ${JSON.stringify(event.type)} and was skipped.`);
    }
    if (events[0]?.type !== "run-started")
        throw invalid(1, "it does not begin with run-started");
    return { events: (0,older_transcripts/* inFieldsOfToday */.tp)(events), nextSeq: lines.length, warnings };
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
/**
 * Checks an event. Unknown types are skipped, so that older versions can read newer transcripts. A known type must have
 * the fields that reports need.
 */
function checked(event, index) {
    const { success, error } = facts[event.type].safeParse(event);
    if (success)
        return event;
    const [issue] = error.issues;
    throw invalid(index + 1, `in ${event.type}, ${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}`, error);
}
function invalid(line, why, cause) {
    return new errors/* AgentExecError */.r("transcript-invalid", `Line ${line} of the transcript cannot be used: ${why}.`, {
        nextStep: "Use an unchanged transcript. To read a transcript of a newer version, install a newer agent-exec.",
        cause,
    });
}


/***/ }),

/***/ 6173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* binding */ givenFromParsed),
/* harmony export */   Km: () => (/* binding */ asFlags),
/* harmony export */   Mp: () => (/* binding */ recordedSettings),
/* harmony export */   SC: () => (/* binding */ withoutAsking),
/* harmony export */   qs: () => (/* binding */ givenForRecord)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90566);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35903);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66695);
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
/**
 * The settings for a verification from a transcript that has only parsed values. It leaves out values that mean
 * something else when they are parsed again, such as a duration in milliseconds.
 */
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
    const unsure = raw.filter((each) => (0,_trust_js__WEBPACK_IMPORTED_MODULE_3__/* .trustOf */ .h)(each, [...variables, ...given]) !== true || (JSON.stringify(each.value) ?? "").includes("***"));
    if (unsure.length === 0)
        return raw;
    const all = unsure.map(({ name, value }) => `--${name} ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .r)([value].flat().join(", "))}`);
    const flags = unsure.map(asFlags);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", `The run in ${folder} used these options: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .K)(all)}. agent-exec does not accept them from a run's folder, because somebody else may have written them.`, {
        nextStep: `If you agree with ${unsure.length === 1 ? "it" : "them"}, add to the command: ${flags.join(" ")}`,
    });
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
        .map((pattern) => `protect: ${pattern} matches none of your files. If the code creates files that match this pattern, agent-exec removes these files before the verification.`);
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
