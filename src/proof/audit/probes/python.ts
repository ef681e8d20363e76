import answers from "./answers.py.js";
import appends from "./appends.py.js";
import equalsAll from "./equals-all.py.js";
import equalsKnowing from "./equals-knowing.py.js";
import forgedReport from "./forged-report.py.js";
import looksItUp from "./looks-it-up.py.js";
import patchedPytest from "./patched-pytest.py.js";
import patchedUnittest from "./patched-unittest.py.js";
import { closings, ifChecksAreKnown, type Probe, type ProbedWorkspace, replaced } from "../probe.js";

/** A module in which every imported name is a function with this one-line body. */
function answering(body: string): string {
  return `def answer_with():\n    ${body}\n${answers}`;
}

const nothing = answering("return None");

/** A line of Python that sets a variable to JSON. */
function textLine(name: string, value: unknown): string {
  return `${name} = ${JSON.stringify(JSON.stringify(value))}\n`;
}

function inPython(name: string, about: Pick<Probe, "what" | "closes">, text: string): Probe {
  return { name, ...about, files: (workspace: ProbedWorkspace) => replaced(workspace, [".py"], () => text) };
}

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
    `${patchedUnittest}${nothing}`,
  ),
  inPython(
    "python-patched-pytest",
    { what: "makes pytest skip the body of each test", closes: apart },
    `${patchedPytest}${nothing}`,
  ),
  inPython(
    "python-forged-report",
    { what: "writes the test tool's report itself and exits with 0", closes: apart },
    forgedReport,
  ),
  inPython(
    "python-equals-all",
    { what: "returns a value that equals everything", closes: printed },
    `${equalsAll}${answers}`,
  ),
  inPython(
    "python-looks-it-up",
    { what: "reads the expected value in the test's source and returns it", closes: printed },
    `${looksItUp}${answers}`,
  ),
  {
    name: "python-equals-knowing",
    what: "returns a value that equals everything if the tests are unchanged",
    closes: closings.apart,
    files: (workspace) =>
      ifChecksAreKnown(
        workspace,
        [".py"],
        (known) =>
          `${textLine("known", known)}${textLine("scripts", workspace.scripts)}${equalsAll}${equalsKnowing}${answers}`,
      ),
  },
  inPython(
    "python-appends",
    { what: "appends `exit 0` to shell scripts while they run", closes: closings.apart },
    `${appends}${nothing}`,
  ),
];
