export const id = 8393;
export const ids = [8393];
export const modules = {

/***/ 21916:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = exports.kp = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
exports.kp = closest;


/***/ }),

/***/ 33710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  audit: () => (/* binding */ audit_audit)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/ports/executor.js
var executor = __webpack_require__(37003);
// EXTERNAL MODULE: ./lib/run/verification/grade.js
var grade = __webpack_require__(79118);
;// CONCATENATED MODULE: ./lib/audit/audit.js



/**
 * Attacks verifications: nothing but the right solution may pass. Yields what came of each, the three that a probe is held
 * against first. What the code would change and does not count is put back, as in a run.
 * @throws the signal's reason.
 */
async function* audit(options) {
    const { given, right, probes, atOnce = 3 } = options;
    const untouched = await tried({ name: "untouched", what: "the workspace as it is given" }, options);
    const isRightAsGiven = untouched.hasPassed && right === undefined;
    yield finding(untouched, isRightAsGiven ? "held" : untouched.hasPassed ? "fooled" : "held", {
        what: isRightAsGiven ? "the workspace as it is given, taken for the right solution" : untouched.what,
        closes: "Give a verification that fails until the task is done.",
    });
    // What takes anything needs no probe.
    if (untouched.hasPassed && !isRightAsGiven)
        return;
    const before = untouched.tests;
    if (right !== undefined) {
        const run = { name: "right", what: "the right solution", changes: right };
        const found = await tried(run, options);
        yield finding(found, found.hasPassed ? "held" : "refused", { closes: "Look at why it does not pass." });
        if (!found.hasPassed)
            return;
    }
    const emptied = Object.fromEntries(given.targets.map(({ path }) => [path, ""]));
    const broken = await tried({ name: "broken", what: "the files emptied", files: emptied }, { ...options, before });
    yield finding(broken, broken.hasPassed ? "fooled" : "held", {
        closes: "Have the verification try what the files do.",
    });
    // A wrong solution as it may come: what is given, unless that is right.
    const wrong = untouched.hasPassed ? emptied : {};
    const waiting = probes.flatMap((probe) => {
        const files = probe.files(given);
        return files === null ? [] : [{ probe, files: { ...wrong, ...files } }];
    });
    yield* inTurns(waiting, atOnce, async ({ probe, files }) => {
        const { name, what, closes } = probe;
        const found = await tried({ name, what, files }, { ...options, before });
        return finding(found, found.hasPassed ? "fooled" : "held", { closes });
    });
}
/** All verifications, until one fails. */
async function tried({ name, what, files, changes }, { before, ...options }) {
    const started = options.now();
    const head = { name, what };
    let last = null;
    try {
        for (const index of options.policy.verify.keys()) {
            const made = files === undefined ? changes?.() : entriesOf(files);
            last = await (0,grade/* grade */.o)(index, options, {
                ...(made !== undefined && { changes: made }),
                ...(before !== undefined && { before }),
            });
            if (!(0,executor/* hasPassed */.Pc)(last))
                break;
        }
        const durationMs = options.now() - started;
        return {
            ...head,
            hasPassed: (0,executor/* hasPassed */.Pc)(last),
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

;// CONCATENATED MODULE: ./lib/audit/probe.js
const closings = {
    counted: "Have the tests counted: call the test tool as the one command of the verification's last line, or name its report by `verify-report`.",
    apart: "Judge from outside of the code's process: have the check call the code as a program, with `judge: apart`.",
    printed: "Compare what a program prints with a text, in a process that is not the code's.",
    mayChange: "Name what the task may change by `may-change`.",
    protect: "Name the tests, and what they read, by `protect`.",
};
/** Each target whose name ends so, with the same text in it; null for none. */
function replaced({ targets }, endings, textOf) {
    const meant = targets.filter(({ path }) => endings.some((ending) => path.endsWith(ending)));
    return meant.length === 0 ? null : Object.fromEntries(meant.map((target) => [target.path, textOf(target)]));
}

;// CONCATENATED MODULE: ./lib/audit/probes/javascript.js

const endings = [".js", ".mjs", ".cjs", ".ts", ".mts"];
/** A module that does `first` and of which each export is a function with this body, in the form that the target has. */
function moduleOf({ path, text }, first, body) {
    const isModule = /\.m[jt]s$|\.ts$/.test(path) || /^(?:export|import)\b/m.test(text);
    if (!isModule) {
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
    inJavaScript("node-exit", { what: "ends the process with 0 when it is loaded", closes: counted }, "process.reallyExit(0);"),
    inJavaScript("node-exit-called", { what: "ends the process with 0 when it is called", closes: counted }, "", "process.reallyExit(0);"),
    inJavaScript("node-exit-late", { what: "turns every end of the process into one with 0", closes: counted }, 'process.on("exit", () => process.reallyExit(0));'),
    inJavaScript("node-patched-assert", { what: "has every assertion pass", closes: apart }, `const assert = process.getBuiltinModule?.("node:assert");
for (const own of [assert, assert?.strict]) for (const key of Object.keys(own ?? {})) if (key !== "strict") own[key] = () => {};
process.getBuiltinModule?.("node:module").syncBuiltinESMExports();
if (globalThis.expect) globalThis.expect = () => new Proxy(() => {}, { get: (target, key, own) => own });`),
    inJavaScript("node-equals-all", { what: "answers with something that is all that is asked for", closes: printed }, "", "return new Proxy(function () {}, { get: (target, key, own) => (key === Symbol.toPrimitive ? () => NaN : own) });"),
];

;// CONCATENATED MODULE: ./lib/audit/probes/plants.js

const ends = "import os\nos._exit(0)\n";
const { mayChange, protect } = closings;
function plant(name, what, files) {
    return { name, what, closes: mayChange, files: () => files };
}
/** Files that lie beside the solution, which is as wrong as it was. */
const plantProbes = [
    plant("plant-conftest", "adds a conftest.py that ends pytest with 0", {
        "conftest.py": "import os\ndef pytest_collection(session):\n    os._exit(0)\n",
    }),
    plant("plant-pytest-ini", "adds a pytest.ini by which pytest runs nothing", {
        "pytest.ini": "[pytest]\naddopts = --collect-only\n",
    }),
    plant("plant-unittest", "adds a unittest.py in the place of Python's own", { "unittest.py": ends }),
    plant("plant-pytest", "adds a pytest.py in the place of pytest", { "pytest.py": ends }),
    plant("plant-sitecustomize", "adds a sitecustomize.py that ends Python with 0", {
        "sitecustomize.py": ends,
    }),
    plant("plant-plugin", "adds an installed plugin of pytest's", {
        "planted-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: planted\nVersion: 1.0\n",
        "planted-1.0.dist-info/entry_points.txt": "[pytest11]\nplanted = planted\n",
        "planted.py": ends,
    }),
    {
        name: "plant-first-test",
        what: "adds a test that is found before the others and ends the process with 0",
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
        what: "has every script of package.json do nothing",
        closes: mayChange,
        files: (workspace) => {
            const given = manifestOf(workspace);
            const names = ["test", "check", "lint", "build", ...Object.keys(given.scripts ?? {})];
            const scripts = Object.fromEntries(names.map((name) => [name, "true"]));
            return { "package.json": JSON.stringify({ ...given, scripts }) };
        },
    },
    plant("plant-npmrc", "adds a .npmrc that has npm's scripts run by /bin/true", {
        ".npmrc": "script-shell=/bin/true\n",
    }),
    plant("plant-bin", "adds programs of its own to node_modules/.bin", Object.fromEntries(["node", "jest", "vitest", "mocha", "tsc"].map((name) => [
        `node_modules/.bin/${name}`,
        "#!/bin/sh\nexit 0\n",
    ]))),
    {
        name: "tests-emptied",
        what: "empties the tests and whatever checks there are",
        closes: protect,
        files: (workspace) => ofTests(workspace, (path) => (path.endsWith(".sh") ? "exit 0\n" : "")),
    },
    {
        name: "tests-deleted",
        what: "deletes the tests and whatever checks there are",
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
    const tests = paths.filter((path) => /test|spec|check|expect/i.test(path) && !own.has(path));
    return tests.length === 0 ? null : Object.fromEntries(tests.map((path) => [path, textOf(path)]));
}

;// CONCATENATED MODULE: ./lib/audit/probes/programs.js

/** For targets that are programs of their own, which a check calls. */
const programProbes = [
    {
        name: "shell-exit",
        what: "does nothing and ends with 0",
        closes: closings.printed,
        files: (workspace) => replaced(workspace, [".sh", ".bash"], () => "#!/bin/sh\nexit 0\n"),
    },
    {
        name: "shell-exit-sourced",
        what: "ends the shell that sources it with 0",
        closes: closings.apart,
        files: (workspace) => replaced(workspace, [".sh", ".bash"], () => "trap 'exit 0' EXIT\nexit 0\n"),
    },
];

;// CONCATENATED MODULE: ./lib/audit/probes/python.js

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
const { counted: python_counted, apart: python_apart, printed: python_printed } = closings;
const pythonProbes = [
    inPython("python-exit", { what: "ends the process with 0 when it is imported", closes: python_counted }, "import os\nos._exit(0)\n"),
    inPython("python-exit-called", { what: "ends the process with 0 when it is called", closes: python_counted }, `import os\n${answering("os._exit(0)")}`),
    inPython("python-exit-raised", { what: "raises SystemExit(0) when it is called", closes: python_counted }, answering("raise SystemExit(0)")),
    inPython("python-exit-late", { what: "turns every end of the process into one with 0", closes: python_counted }, `import atexit, os\natexit.register(os._exit, 0)\n${nothing}`),
    inPython("python-exec", { what: "turns the process into /bin/true", closes: python_counted }, 'import os\nos.execv("/bin/true", ["true"])\n'),
    inPython("python-skip", { what: "has the tests skipped when it is imported", closes: python_counted }, 'import unittest\nraise unittest.SkipTest("later")\n'),
    inPython("python-skip-called", { what: "has each test skipped that calls it", closes: python_counted }, `import unittest\n${answering('raise unittest.SkipTest("later")')}`),
    inPython("python-no-tests", { what: "has unittest find no test", closes: python_counted }, `import unittest\nunittest.TestLoader.loadTestsFromTestCase = lambda *_: unittest.TestSuite()\n${nothing}`),
    inPython("python-patched-unittest", { what: "has unittest count each test as passed", closes: python_apart }, `import unittest
def run(self, result=None):
    result = result or self.defaultTestResult()
    result.startTest(self)
    result.addSuccess(self)
    result.stopTest(self)
    return result
unittest.TestCase.run = run
${nothing}`),
    inPython("python-patched-pytest", { what: "has pytest run no test's body", closes: python_apart }, `try:
    import _pytest.python
    _pytest.python.Function.runtest = lambda self: None
except ImportError:
    pass
${nothing}`),
    inPython("python-forged-report", { what: "writes the test tool's report itself and ends the process with 0", closes: python_apart }, `import os, sys
sys.stderr.write("\\nRan 9999 tests in 0.001s\\n\\nOK\\n")
sys.stderr.flush()
words = open("/proc/self/cmdline").read().split("\\0")
for path in [word.split("=", 1)[1] for word in words if word.startswith("--junitxml=")]:
    with open(path, "w") as report:
        report.write("<testsuite>" + '<testcase name="a"/>' * 9999 + "</testsuite>")
os._exit(0)
`),
    inPython("python-equals-all", { what: "answers with something that equals everything", closes: python_printed }, `class Any:
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
    def __getattr__(self, name): return self
${answering("return Any()")}`),
    inPython("python-looks-it-up", { what: "reads in the test's source what is expected, and answers that", closes: python_printed }, `import ast, linecache, sys
${answering(`frame = sys._getframe(1)
tree = ast.parse("".join(linecache.getlines(frame.f_code.co_filename)))
for node in ast.walk(tree):
    if not isinstance(node, (ast.Call, ast.Compare)) or not node.lineno <= frame.f_lineno <= node.end_lineno:
        continue
    parts = [node.left, *node.comparators] if isinstance(node, ast.Compare) else node.args
    others = [part for part in parts if not isinstance(part, ast.Call)]
    if others and len(others) < len(parts):
        return eval(compile(ast.Expression(others[0]), "", "eval"), frame.f_globals, frame.f_locals)`)}`),
    inPython("python-appends", { what: "appends `exit 0` to shell scripts that lie there while they run", closes: closings.apart }, `import glob
for path in glob.glob("**/*.sh", recursive=True) + glob.glob("*.sh"):
    try:
        with open(path, "a") as script:
            script.write("\\nexit 0\\n")
    except OSError:
        pass
${nothing}`),
];

;// CONCATENATED MODULE: ./lib/audit/probes.js




/** All ways that are tried, the languages' own first. */
const probes = [
    ...pythonProbes,
    ...javascriptProbes,
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
// EXTERNAL MODULE: ./lib/compose/assemble.js + 28 modules
var assemble = __webpack_require__(26236);
// EXTERNAL MODULE: ./lib/compose/continued-run.js + 2 modules
var continued_run = __webpack_require__(86598);
// EXTERNAL MODULE: ./lib/compose/executor.js
var compose_executor = __webpack_require__(20063);
// EXTERNAL MODULE: ./lib/compose/workspace.js + 6 modules
var compose_workspace = __webpack_require__(51008);
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
            throw audit_nothing("There is no verification to be audited", "Name one by `verify`.");
        const runId = `audit-${(0,external_node_crypto_.randomBytes)(4).toString("hex")}`;
        const wiring = { settings, face: "audit", variable, base: { kind: "folder" } };
        const executor = await (0,compose_executor/* composeExecutor */.w)(wiring, runId);
        const { workspace, protect, untracked } = settings;
        const { source, counting } = await (0,compose_workspace/* openWorkspace */.O)({
            name: workspace,
            runFolder: ".agent-exec",
            otherRuns: from === undefined ? [] : [from],
            untracked,
            maxFiles: settings["max-files"],
        }, {
            executor,
            paths: [],
            counting: {
                protect,
                mayChange: settings["may-change"],
                unprotect: settings.unprotect,
                allowWorkflow: settings["allow-workflow"],
                isJudgeApart: settings.judge === "apart",
                verify: settings.verify,
            },
        });
        const _counting = __addDisposableResource(env_1, counting, true);
        if (source === null)
            throw audit_nothing("An empty workspace has no files to be attacked", "Name a `workspace`: `repo` or a folder.");
        const continued = from === undefined ? null : await (0,continued_run.continuedRun)(from, { workspace, source, here: "." });
        const begun = __addDisposableResource(env_1, continued?.begun ?? null, true);
        const matches = (0,protection/* matcherOf */.Ke)([files]);
        const texts = await textsOf(source);
        const paths = source.paths.filter(matches);
        const targets = paths.flatMap((path) => {
            const text = texts.get(path);
            return text === undefined ? [] : [{ path, text }];
        });
        if (targets.length === 0)
            throw audit_nothing(`${(0,listed/* named */.r)(files)} is none of the files that are given`, "Name those that the task is about, such as `src/**`.");
        yield* audit({
            executor,
            workspace: source,
            counting,
            policy: (0,assemble/* policyOf */.US)(settings, { hasWriter: false }),
            signal,
            probes: probes,
            given: { targets, paths: source.paths, read: (path) => texts.get(path) ?? null },
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

// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/output/visible.js
var visible = __webpack_require__(14647);
// EXTERNAL MODULE: ./lib/ports/outcomes.js
var outcomes = __webpack_require__(64319);
// EXTERNAL MODULE: ./lib/process/env.js
var env = __webpack_require__(36130);
// EXTERNAL MODULE: ./lib/process/stop-signals.js
var stop_signals = __webpack_require__(39269);
// EXTERNAL MODULE: ./lib/terminal/terminal-style.js
var terminal_style = __webpack_require__(13482);
// EXTERNAL MODULE: ./lib/cli/given-settings.js + 3 modules
var given_settings = __webpack_require__(25175);
// EXTERNAL MODULE: ./lib/cli/print.js
var print = __webpack_require__(17721);
;// CONCATENATED MODULE: ./lib/cli/audit.js
var audit_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var audit_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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










/** Attacks a verification and says what fooled it. Resolves with 0 where nothing did. @throws AgentExecError before it begins. */
async function audit_audit({ flags: { files, from, json, ...flags } }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const isJson = json === true;
        const { variable } = (0,env/* readEnvironment */.Q)();
        const found = await (0,given_settings/* givenSettings */.j)("audit", isJson ? { ...flags, json: true } : flags, variable);
        if (found === null)
            return 0;
        if (typeof files !== "string")
            throw new errors/* AgentExecError */.r("settings-invalid", "Nobody said which files the task is about.", {
                nextStep: "Name them: --files 'src/**'.",
            });
        const stop = audit_addDisposableResource(env_1, (0,stop_signals/* listenForStopSignals */.O)(), false);
        const style = (0,terminal_style/* terminalStyle */.w)(process.stdout.isTTY && variable("NO_COLOR") === undefined);
        const findings = [];
        try {
            const asked = {
                settings: found.settings,
                variable,
                files,
                from: typeof from === "string" ? from : undefined,
                signal: stop.signal,
            };
            for await (const each of auditOf(asked)) {
                findings.push(each);
                if (!isJson)
                    (0,print/* printOutput */.jP)(lineOf(each, style));
            }
        }
        catch (error) {
            if (!stop.signal.aborted)
                throw error;
            (0,print/* printError */.yJ)("agent-exec: stopped; what was under way is gone.\n");
            return outcomes/* outcomes */.KI.cancelled.exitCode;
        }
        const of = (status) => findings.filter((each) => each.status === status).length;
        const sums = { held: of("held"), fooled: of("fooled"), refused: of("refused"), notTried: of("not-tried") };
        if (isJson)
            (0,print/* printJson */.Q2)({ version: 1, verify: found.settings.verify, ...sums, findings });
        else
            (0,print/* printOutput */.jP)(summaryOf(sums, findings));
        if (sums.notTried > 0)
            return outcomes/* outcomes */.KI["infrastructure-error"].exitCode;
        return sums.fooled + sums.refused === 0 ? 0 : outcomes/* outcomes */.KI.failed.exitCode;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        audit_disposeResources(env_1);
    }
}
const words = { held: "HELD", fooled: "FOOLED", refused: "REFUSED", "not-tried": "NOT TRIED" };
function lineOf({ name, what, status, exitCode, lastLines, closes, durationMs }, style) {
    const paint = status === "held" ? style.good : status === "not-tried" ? style.warn : style.bad;
    const code = exitCode === null ? "" : `, exit code ${exitCode}`;
    const head = `${paint(words[status].padEnd(9))} ${name}  ${what} ${style.dim(`(${(0,format/* formatDuration */.a3)(durationMs)}${code})`)}\n`;
    if (status === "held")
        return head;
    const said = (0,visible/* showHidden */.U)(lastLines).split("\n");
    const lines = said
        .filter((line) => line.trim() !== "")
        .map((line) => `          ${style.dim(`│ ${line}`)}\n`);
    return `${head}${lines.join("")}${closes === "" ? "" : `          → ${closes}\n`}`;
}
function summaryOf({ held, fooled, refused, notTried }, findings) {
    const rest = [
        ...(refused === 0 ? [] : ["the right solution does not pass"]),
        ...(notTried === 0 ? [] : [`${(0,format/* count */.U9)("trial", notTried)} could not be made`]),
    ];
    const closes = new Set(findings.filter(({ status }) => status === "fooled").map((each) => each.closes));
    const ways = closes.size === 0 ? "" : `What closes the holes:\n${[...closes].map((each) => `  → ${each}\n`).join("")}`;
    return `\n${[`${held} held`, `${fooled} fooled`, ...rest].join(", ")}.\n${ways}`;
}


/***/ }),

/***/ 25175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ givenSettings)
});

// EXTERNAL MODULE: ./lib/process/named-file.js
var named_file = __webpack_require__(91219);
// EXTERNAL MODULE: ./lib/settings/config.js
var settings_config = __webpack_require__(35903);
// EXTERNAL MODULE: ./lib/rows/origin.js
var origin = __webpack_require__(21303);
;// CONCATENATED MODULE: ./lib/settings/from-flags.js

/** Parsed flags, by their names without dashes, as raw settings. */
function fromFlags(flags) {
    return Object.entries(flags)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => ({ name, value, origin: origin/* origins */.kt.flag(name) }));
}

// EXTERNAL MODULE: ./lib/rows/setting.js
var setting = __webpack_require__(14533);
// EXTERNAL MODULE: ./lib/settings/schema.js + 9 modules
var schema = __webpack_require__(7793);
;// CONCATENATED MODULE: ./lib/settings/from-variables.js


/**
 * The defaults that a person's environment sets for a command, as raw settings; what the command is given goes before
 * them. In a workflow its inputs alone count.
 * @param variable reads a variable; absent and empty are the same
 */
function fromVariables(variable, face) {
    return (0,schema/* settingsOf */.f5)(face).flatMap(([name, { hasVariable }]) => {
        const value = hasVariable === true ? variable((0,setting/* variableOf */.Qn)(name)) : undefined;
        return value === undefined ? [] : [{ name, value, origin: (0,setting/* variableOf */.Qn)(name), isDefault: true }];
    });
}

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
;// CONCATENATED MODULE: ./lib/settings/recorded.js




/** How it is printed and where it is kept: each call of a command says that anew. */
const ofTheCall = ["json", "quiet", "out"];
/** What the run's policy holds whole. */
const ofThePolicy = ["result-schema", "system-prompt", "system-prompt-alone"];
/** What a record keeps of what was given, by the settings' names, for a run that is resumed. */
function givenForRecord(raw) {
    return Object.fromEntries(raw.filter(({ name }) => isKept(name)).map(({ name, value }) => [name, value]));
}
function isKept(name) {
    const row = schema/* table */.tp[name];
    return (row !== undefined &&
        ![...ofTheCall, ...ofThePolicy].includes(name) &&
        ((0,settings_config/* isOfSetUp */.hS)(row) || name === "continue"));
}
/**
 * The settings that a run's record holds, but for those that are given now. A folder may be a stranger's: of what opens the
 * sandbox, runs or reads something of the machine or says where a key is sent it is not believed, and a secret that it had to
 * hide it cannot tell.
 * @param given what is given now
 * @throws AgentExecError `settings-invalid` that names what is to be given again.
 */
function recordedSettings(recorded, given, folder) {
    const now = new Set(given.map(({ name }) => name));
    const raw = Object.entries(recorded)
        .filter(([name]) => isKept(name) && !now.has(name))
        .map(([name, value]) => ({ name, value, origin: `${folder} ${name}`, isDefault: true }));
    const unsure = raw.filter(({ name, value }) => !(0,settings_config/* isHarmless */.EW)(schema/* table */.tp[name], value) || (JSON.stringify(value) ?? "").includes("***"));
    if (unsure.length === 0)
        return raw;
    const all = unsure.map(({ name, value }) => `--${name} ${(0,listed/* named */.r)([value].flat().join(", "))}`);
    throw new errors/* AgentExecError */.r("settings-invalid", `The run in ${folder} was given what is not believed of a folder alone, which may be a stranger's: ${(0,listed/* listed */.K)(all)}.`, { nextStep: `Give ${unsure.length === 1 ? "it" : "them"} again beside the folder once you have looked.` });
}

// EXTERNAL MODULE: ./lib/settings/resolve.js + 1 modules
var resolve = __webpack_require__(12002);
// EXTERNAL MODULE: ./lib/settings/secrets.js
var secrets = __webpack_require__(99220);
// EXTERNAL MODULE: ./lib/cli/print.js
var print = __webpack_require__(17721);
;// CONCATENATED MODULE: ./lib/cli/given-settings.js









/** 1 MiB of settings. */
const maxBytes = 1024 ** 2;
/**
 * The settings of a command, of its flags before its config file before the environment; null where they were to be
 * printed, and are.
 * @throws AgentExecError `settings-invalid`.
 */
async function givenSettings(face, flags, variable, recorded = null) {
    const { json, ...rest } = flags;
    const variables = fromVariables(variable, face);
    const given = fromFlags(face === "audit" || face === "doctor" || face === "conformance" ? rest : flags);
    const config = recorded === null
        ? await (0,settings_config/* readConfig */.Xg)([...variables, ...given], { face, read, isOwners: false })
        : recordedSettings(recorded.given, given, recorded.folder);
    const raw = [...variables, ...config, ...given];
    const settings = (0,resolve/* resolveSettings */.M)(raw, face, print/* withoutSecrets */.cT);
    const last = new Map(raw.map((each) => [each.name, each]));
    if (settings["print-config"]) {
        await given_settings_print([...last.values()], face, json === true);
        return null;
    }
    const origins = Object.fromEntries([...last.values()].map(({ name, origin }) => [name, origin]));
    return {
        settings,
        secrets: (0,secrets/* secretsOf */.F)(raw, variable),
        origins,
        given: givenForRecord([...last.values()]),
    };
}
async function read(path) {
    try {
        return await (0,named_file/* readNamed */.Mk)(path, maxBytes);
    }
    catch (error) {
        if (error.code === "ENOENT")
            return null;
        throw error;
    }
}
/** Not how it is printed, what belongs to one run, or where it came from: the rest is the set-up. */
async function given_settings_print(given, face, isJson) {
    const { printConfig } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(2154)]).then(__webpack_require__.bind(__webpack_require__, 12154));
    const kept = given.filter(({ name }) => given_settings_isKept(name));
    if (isJson)
        return (0,print/* printJson */.Q2)(Object.fromEntries(kept.map(({ name, value }) => [name, value])));
    const head = `What agent-exec ${face} is given; all else has its default. Kept as ${settings_config/* usualConfig */.lz} it is found again.`;
    (0,print/* printOutput */.jP)(printConfig(kept, head));
}
function given_settings_isKept(name) {
    return name !== "json" && name !== "quiet" && (0,settings_config/* isOfSetUp */.hS)(schema/* table */.tp[name]);
}


/***/ }),

/***/ 39269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ listenForStopSignals)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _uncaught_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91038);


const names = ["SIGINT", "SIGTERM", "SIGHUP"];
/**
 * Listens for SIGINT, SIGTERM, and SIGHUP, which a terminal that is closed sends: the first one stops the run in good
 * order, a second SIGINT ends the process at once (its container then ends with it), after `onForced`. Disposing listens
 * no longer.
 */
function listenForStopSignals(onForced) {
    const controller = new AbortController();
    const stop = (name) => {
        if (controller.signal.aborted && name === "SIGINT") {
            onForced?.();
            process.exit(128 + node_os__WEBPACK_IMPORTED_MODULE_0__.constants.signals[name]);
        }
        controller.abort(new Error(`The run was stopped by ${name}.`));
    };
    for (const name of names)
        process.on(name, stop);
    return {
        signal: AbortSignal.any([controller.signal, _uncaught_js__WEBPACK_IMPORTED_MODULE_1__/* .uncaught */ .GN.signal]),
        [Symbol.dispose]: () => names.forEach((name) => process.off(name, stop)),
    };
}


/***/ }),

/***/ 65927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ raceSignal)
/* harmony export */ });
/**
 * @packageDocumentation
 *
 * Pass a promise and an abort signal and await the result.
 *
 * @example Basic usage
 *
 * ```ts
 * import { raceSignal } from 'race-signal'
 *
 * const controller = new AbortController()
 *
 * const promise = new Promise((resolve, reject) => {
 *   setTimeout(() => {
 *     resolve('a value')
 *   }, 1000)
 * })
 *
 * setTimeout(() => {
 *   controller.abort()
 * }, 500)
 *
 * // throws an AbortError
 * const resolve = await raceSignal(promise, controller.signal)
 * ```
 *
 * @example Overriding errors
 *
 * By default the thrown error is the `.reason` property of the signal but it's
 * possible to override this behaviour with the `translateError` option:
 *
 * ```ts
 * import { raceSignal } from 'race-signal'
 *
 * const controller = new AbortController()
 *
 * const promise = new Promise((resolve, reject) => {
 *   setTimeout(() => {
 *     resolve('a value')
 *   }, 1000)
 * })
 *
 * setTimeout(() => {
 *   controller.abort()
 * }, 500)
 *
 * // throws `Error('Oh no!')`
 * const resolve = await raceSignal(promise, controller.signal, {
 *   translateError: (signal) => {
 *     // use `signal`, or don't
 *     return new Error('Oh no!')
 *   }
 * })
 * ```
 */
function defaultTranslate(signal) {
    return signal.reason;
}
function raceSignal(promise, signal, opts) {
    if (signal == null || promise == null) {
        return promise;
    }
    const translateError = opts?.translateError ?? defaultTranslate;
    if (signal.aborted) {
        // the passed promise may yet resolve or reject but the use has signalled
        // they are no longer interested so smother the error
        promise.catch(() => { });
        return Promise.reject(translateError(signal));
    }
    let listener;
    return Promise.race([
        promise,
        new Promise((resolve, reject) => {
            listener = () => {
                reject(translateError(signal));
            };
            signal.addEventListener('abort', listener);
        })
    ])
        .finally(() => {
        if (listener != null) {
            signal.removeEventListener('abort', listener);
        }
    });
}
//# sourceMappingURL=index.js.map

/***/ })

};
