import { closings, ifChecksAreKnown, type Probe, type ProbedWorkspace, replaced } from "../probe.js";

/** Whatever a test imports of the module, each name is a function with this body. */
function answering(body: string): string {
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

function inPython(name: string, about: Pick<Probe, "what" | "closes">, text: string): Probe {
  return { name, ...about, files: (workspace: ProbedWorkspace) => replaced(workspace, [".py"], () => text) };
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

const { counted, apart, printed } = closings;

export const pythonProbes: readonly Probe[] = [
  inPython(
    "python-exit",
    { what: "exits with 0 when it is imported", closes: counted },
    "import os\nos._exit(0)\n",
  ),
  inPython(
    "python-exit-called",
    { what: "exits with 0 when it is called", closes: counted },
    `import os\n${answering("os._exit(0)")}`,
  ),
  inPython(
    "python-exit-raised",
    { what: "raises SystemExit(0) when it is called", closes: counted },
    answering("raise SystemExit(0)"),
  ),
  inPython(
    "python-exit-late",
    { what: "makes the process always exit with 0", closes: counted },
    `import atexit, os\natexit.register(os._exit, 0)\n${nothing}`,
  ),
  inPython(
    "python-exec",
    { what: "turns the process into /bin/true", closes: counted },
    'import os\nos.execv("/bin/true", ["true"])\n',
  ),
  inPython(
    "python-skip",
    { what: "skips the tests when it is imported", closes: counted },
    'import unittest\nraise unittest.SkipTest("later")\n',
  ),
  inPython(
    "python-skip-called",
    { what: "skips each test that calls it", closes: counted },
    `import unittest\n${answering('raise unittest.SkipTest("later")')}`,
  ),
  inPython(
    "python-no-tests",
    { what: "makes unittest find no tests", closes: counted },
    `import unittest\nunittest.TestLoader.loadTestsFromTestCase = lambda *_: unittest.TestSuite()\n${nothing}`,
  ),
  inPython(
    "python-patched-unittest",
    { what: "makes unittest count every test as passed", closes: apart },
    `import unittest
def run(self, result=None):
    result = result or self.defaultTestResult()
    result.startTest(self)
    result.addSuccess(self)
    result.stopTest(self)
    return result
unittest.TestCase.run = run
${nothing}`,
  ),
  inPython(
    "python-patched-pytest",
    { what: "makes pytest skip the body of each test", closes: apart },
    `try:
    import _pytest.python
    _pytest.python.Function.runtest = lambda self: None
except ImportError:
    pass
${nothing}`,
  ),
  inPython(
    "python-forged-report",
    { what: "writes the test tool's report itself and exits with 0", closes: apart },
    `import os, sys
sys.stderr.write("\\nRan 9999 tests in 0.001s\\n\\nOK\\n")
sys.stderr.flush()
words = open("/proc/self/cmdline").read().split("\\0")
for path in [word.split("=", 1)[1] for word in words if word.startswith("--junitxml=")]:
    with open(path, "w") as report:
        report.write("<testsuite>" + '<testcase name="a"/>' * 9999 + "</testsuite>")
os._exit(0)
`,
  ),
  inPython(
    "python-equals-all",
    { what: "returns a value that equals everything", closes: printed },
    `${equalsAll}
${answering("return Any()")}`,
  ),
  inPython(
    "python-looks-it-up",
    { what: "reads the expected value in the test's source and returns it", closes: printed },
    `import ast, linecache, sys
${answering(`frame = sys._getframe(1)
tree = ast.parse("".join(linecache.getlines(frame.f_code.co_filename)))
for node in ast.walk(tree):
    if not isinstance(node, (ast.Call, ast.Compare)) or not node.lineno <= frame.f_lineno <= node.end_lineno:
        continue
    parts = [node.left, *node.comparators] if isinstance(node, ast.Compare) else node.args
    others = [part for part in parts if not isinstance(part, ast.Call)]
    if others and len(others) < len(parts):
        return eval(compile(ast.Expression(others[0]), "", "eval"), frame.f_globals, frame.f_locals)`)}`,
  ),
  {
    name: "python-equals-knowing",
    what: "returns a value that equals everything if the tests are unchanged",
    closes: closings.apart,
    files: (workspace) =>
      ifChecksAreKnown(
        workspace,
        [".py"],
        (known) => `import hashlib, json
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
${answering("return Any() if all(map(reads_as_given, known)) and is_called_as_given() else None")}`,
      ),
  },
  inPython(
    "python-appends",
    { what: "appends `exit 0` to shell scripts while they run", closes: closings.apart },
    `import glob
for path in glob.glob("**/*.sh", recursive=True) + glob.glob("*.sh"):
    try:
        with open(path, "a") as script:
            script.write("\\nexit 0\\n")
    except OSError:
        pass
${nothing}`,
  ),
];
