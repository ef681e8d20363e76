import answers from "./answers.py.js";
import appends from "./appends.py.js";
import equalsAll from "./equals-all.py.js";
import equalsKnowing from "./equals-knowing.py.js";
import forgedReport from "./forged-report.py.js";
import looksItUp from "./looks-it-up.py.js";
import patchedPytest from "./patched-pytest.py.js";
import patchedUnittest from "./patched-unittest.py.js";
import { closings, ifChecksAreKnown, type Probe, replaced } from "../probe.js";

/** A module in which every imported name is a function with this one-line body. */
function answering(body: string): string {
  return `def answer_with():\n    ${body}\n${answers}`;
}

const nothing = answering("return None");

/** A line of Python that sets a variable to JSON. */
function textLine(name: string, value: unknown): string {
  return `${name} = ${JSON.stringify(JSON.stringify(value))}\n`;
}

type Texts = Readonly<Record<string, readonly [what: string, text: string]>>;

function inPython(closes: string, texts: Texts): Probe[] {
  return Object.entries(texts).map(([name, [what, text]]) => {
    return { name, what, closes, files: (workspace) => replaced(workspace, [".py"], () => text) };
  });
}

const { counted, apart, printed } = closings;

export const pythonProbes: readonly Probe[] = [
  ...inPython(counted, {
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
  ...inPython(apart, {
    "python-patched-unittest": ["makes unittest count every test as passed", `${patchedUnittest}${nothing}`],
    "python-patched-pytest": ["makes pytest skip the body of each test", `${patchedPytest}${nothing}`],
    "python-forged-report": ["writes the test tool's report itself and exits with 0", forgedReport],
  }),
  ...inPython(printed, {
    "python-equals-all": ["returns a value that equals everything", `${equalsAll}${answers}`],
    "python-looks-it-up": [
      "reads the expected value in the test's source and returns it",
      `${looksItUp}${answers}`,
    ],
  }),
  {
    name: "python-equals-knowing",
    what: "returns a value that equals everything if the tests are unchanged",
    closes: apart,
    files: (workspace) =>
      ifChecksAreKnown(workspace, [".py"], (known) => {
        const lines = textLine("known", known) + textLine("scripts", workspace.scripts);
        return `${lines}${equalsAll}${equalsKnowing}${answers}`;
      }),
  },
  ...inPython(apart, {
    "python-appends": ["appends `exit 0` to shell scripts while they run", `${appends}${nothing}`],
  }),
];
