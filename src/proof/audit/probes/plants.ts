import { parseJson } from "../../../format/json.js";
import { isCheckPath } from "../../../files/checks.js";
import { closings, type Probe, type ProbedWorkspace, type ProbeFiles } from "../probe.js";

const ends = "import os\nos._exit(0)\n";
const quits = "#!/bin/sh\nexit 0\n";
const { onlyChange, protect } = closings;

function plant(name: string, what: string, files: ProbeFiles): Probe {
  return { name, what, closes: onlyChange, files: () => files };
}

/** Probes that put files next to the solution. The solution itself stays wrong. */
export const plantProbes: readonly Probe[] = [
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
  plant(
    "plant-bin",
    "adds its own programs to node_modules/.bin",
    Object.fromEntries(
      ["node", "jest", "vitest", "mocha", "tsc"].map((name) => [`node_modules/.bin/${name}`, quits]),
    ),
  ),
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

function manifestOf({ read }: ProbedWorkspace): { readonly scripts?: Readonly<Record<string, unknown>> } {
  const value = parseJson(read("package.json") ?? "{}");
  return typeof value === "object" && value !== null ? value : {};
}

function ofTests(
  { paths, targets }: ProbedWorkspace,
  textOf: (path: string) => string | null,
): ProbeFiles | null {
  const own = new Set(targets.map(({ path }) => path));
  const tests = paths.filter((path) => isCheckPath(path) && !own.has(path));
  return tests.length === 0 ? null : Object.fromEntries(tests.map((path) => [path, textOf(path)]));
}
