import { spawnSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "@jest/globals";
import { contentOf } from "../../../src/files/content.js";
import type { TestRun, TestsWarning } from "../../../src/facts/test-run.js";
import type { WorkspaceFile } from "../../../src/ports/workspace.js";
import { runVerification } from "../../../src/proof/counted-tests/tested-verification.js";

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

type Files = Readonly<Record<string, string>>;

/** A folder with these files; those in `bin/` are found as programs. */
async function placeOf(files: Files): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "agent-exec-as-written-"));
  folders.push(folder);
  await mkdir(join(folder, "tmp"));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
    if (path.startsWith("bin/")) await chmod(join(folder, path), 0o755);
  }
  return folder;
}

async function* filesOf(files: Files): AsyncGenerator<WorkspaceFile> {
  for (const [path, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    yield { kind: "file", path, bytes: content.length, isExecutable: false, content: contentOf(content) };
  }
}

/** What a verification comes to, by a real shell in fresh folders, and what every run of it was. */
async function verified(
  command: string,
  files: Files,
  {
    before,
    changed = [],
    originals = {},
    env: given = {},
  }: {
    readonly before?: TestRun;
    readonly changed?: readonly string[];
    readonly originals?: Files;
    readonly env?: Files;
  } = {},
) {
  let folder = await placeOf(files);
  const scripts: string[] = [];
  const warnings: TestsWarning[] = [];
  const sh = async (script: string) => {
    const env = {
      ...process.env,
      ...given,
      TMPDIR: join(folder, "tmp"),
      PATH: `${folder}/bin:${process.env["PATH"]}`,
    };
    const { NODE_TEST_CONTEXT: _context, ...own } = env as Record<string, string>;
    const ended = spawnSync("sh", ["-c", script], { cwd: folder, encoding: "utf8", env: own });
    const output = (text: string) => ({ text, bytes: text.length, truncated: false });
    return {
      ending: "exited",
      exitCode: ended.status!,
      durationMs: 1,
      stdout: output(ended.stdout),
      stderr: output(ended.stderr),
      order: [],
      file: null,
      evidence: "it ended",
    } as const;
  };
  const execution = await runVerification(command, {
    reports: undefined,
    isReportNeeded: true,
    before,
    changed: new Map(changed.map((path) => [path, files[path] ?? ""])),
    originals: () => filesOf(originals),
    wantsNames: true,
    run: async (script) => (scripts.push(script), sh(script)),
    read: sh,
    anew: async () => void (folder = await placeOf(files)),
    onWarning: (warning) => warnings.push(warning),
  });
  return { ...execution, scripts, warnings };
}

const unittests = {
  "tests/__init__.py": "",
  "tests/test_a.py":
    "import unittest\nclass A(unittest.TestCase):\n    def test_one(self): pass\n    def test_two(self): pass\n",
};

describe("a verification runs as it is written", () => {
  it.each([
    "python3 -m unittest",
    "python3 -m unittest discover",
    "python3 -m unittest discover tests",
    "python3 -m unittest discover -s tests -t .",
    "python3 -m unittest tests.test_a",
    "python3 -m unittest -q tests/test_a.py",
    "cd tests\npython3 -m unittest discover -p 'test_*.py'",
  ])("%s", async (command) => {
    const { exitCode, unproven, tests, scripts } = await verified(command, unittests);
    expect(scripts).toEqual([expect.stringMatching(/^_told=/)]);
    expect(scripts[0]!.endsWith(` ${command}`)).toBe(true);
    expect({ exitCode, unproven, passed: tests?.passed }).toEqual({
      exitCode: 0,
      unproven: undefined,
      passed: 2,
    });
  });

  it("names the tests of unittest by a second run, which decides nothing", async () => {
    const told = await verified("python3 -m unittest", unittests);
    expect(told.tests?.cases?.map(({ name }) => name.split(" ")[0])).toEqual(["test_one", "test_two"]);
    const onlyOnce = {
      ...unittests,
      "tests/__init__.py": "import os\nif os.path.exists('seen'): os._exit(3)\nopen('seen', 'w').close()\n",
    };
    const { exitCode, unproven, tests } = await verified("python3 -m unittest", onlyOnce);
    expect({ exitCode, unproven, tests }).toMatchObject({ exitCode: 0, tests: { passed: 2 } });
    expect(tests?.cases).toBeUndefined();
  });

  it("counts and names the tests of node --test by what it prints", async () => {
    const files = {
      "t/a.test.mjs":
        "import test, { describe, it } from 'node:test';\ntest('one', () => {});\ndescribe('s', () => { it('two', () => {}); it('later', { skip: true }, () => {}); });\n",
    };
    const { tests, unproven } = await verified("node --test t/a.test.mjs", files);
    expect(unproven).toBeUndefined();
    expect(tests?.cases?.toSorted((one, two) => (one.name < two.name ? -1 : 1))).toEqual([
      { name: "one", status: "passed" },
      { name: "s › later", status: "skipped" },
      { name: "s › two", status: "passed" },
    ]);
  });
});

/** As pytest takes its options: of those that are set in the environment, those that it knows. */
const pytest = (known: boolean, ending: string) => `#!/bin/sh
report=$(printf %s "$PYTEST_ADDOPTS" | sed -n "s/.*--junitxml='\\(.*\\)'/\\1/p")
if [ -n "$report" ] && ! ${String(known)}; then echo "ERROR: usage: pytest [options]
pytest: error: unrecognized arguments: --junitxml=$report" >&2; exit 4; fi
if [ -n "$report" ]; then echo '<testsuite><testcase classname="a" name="test_a"/></testsuite>' >"$report"; fi
${ending}
`;

describe("what is added so that tests are counted", () => {
  it.each(["pytest", "python3 -V\npytest -q", "make -s -f makefile", "PYTEST_ADDOPTS= ; pytest"])(
    "tells of pytest's tests through %s",
    async (command) => {
      const { tests, unproven } = await verified(command, {
        "bin/pytest": pytest(true, "echo '1 passed in 0.01s'"),
        "bin/make": "#!/bin/sh\npytest\n",
      });
      expect({ passed: tests?.passed, unproven }).toEqual({ passed: 1, unproven: undefined });
    },
  );

  it("keeps the options that are set already", async () => {
    const files = {
      "bin/pytest": pytest(true, "case $PYTEST_ADDOPTS in '-q -x --junitxml='*) ;; *) exit 1 ;; esac"),
    };
    const told = await verified("pytest", files, { env: { PYTEST_ADDOPTS: "-q -x" } });
    expect({ exitCode: told.exitCode, runs: told.scripts.length }).toEqual({ exitCode: 0, runs: 1 });
  });

  it.each(["pytest -q", "sh check.sh", "pytest -q >/dev/null 2>&1"])(
    "is left out of %s where it would fail, and that is said",
    async (command) => {
      const files = { "bin/pytest": pytest(false, "echo '1 passed in 0.01s'"), "check.sh": "pytest\n" };
      const told = await verified(command, files);
      expect(told).toMatchObject({
        exitCode: 0,
        warnings: [
          {
            code: "tests-not-counted",
            message: expect.stringMatching(
              /ran the verification again without counting, and this second run decides/,
            ),
          },
        ],
      });
      expect(told.unproven).toBeUndefined();
      expect(told.scripts).toHaveLength(2);
      expect(told.scripts[1]!.endsWith(` ${command}`) && !told.scripts[1]!.includes("PYTEST")).toBe(true);
    },
  );

  it("changes nothing that a command looks for in its folder", async () => {
    const files = { "bin/pytest": pytest(true, "test \"$(ls | tr '\\n' ' ')\" = 'bin tmp '") };
    expect(await verified("pytest", files)).toMatchObject({ exitCode: 0, tests: { passed: 1 } });
  });

  it("has several calls counted by what they print, for each report takes the last one's place", async () => {
    const files = { "bin/pytest": pytest(true, "echo '1 passed in 0.01s'") };
    expect((await verified("pytest a\npytest b", files)).tests).toMatchObject({ passed: 2, failed: 0 });
  });

  it("has no failed test run again", async () => {
    const failing = pytest(true, "exit 1").replace("/></testsuite>", "><failure/></testcase></testsuite>");
    const { scripts, tests } = await verified("pytest", { "bin/pytest": failing });
    expect({ runs: scripts.length, failed: tests?.failed }).toEqual({ runs: 1, failed: 1 });
  });

  it("is no pass where pytest printed a summary and left no report", async () => {
    const files = { "bin/pytest": "#!/bin/sh\necho '9 passed in 0.01s'\n" };
    expect((await verified("pytest", files)).unproven).toBe("pytest ended before it reported its tests");
  });
});

describe("tests that nobody wrote", () => {
  const named = (...names: readonly string[]): TestRun => ({
    by: "unittest's output",
    passed: 0,
    failed: names.length,
    skipped: 0,
    cases: names.map((name) => ({ name: `${name} (tests.test_a.A.${name})`, status: "failed" })),
  });
  const forging = (name: string) => `import os, sys
sys.stderr.write("${name} (tests.q.Q.${name}) ... ok\\n" * 9 + "\\nRan 9 tests in 0.001s\\n\\nOK\\n")
sys.stderr.flush()
os._exit(0)
`;
  const tests = "import unittest, slug\nclass A(unittest.TestCase):\n    def test_one(self): slug.f()\n";

  it("prove nothing, where those from before are gone", async () => {
    const files = { "slug.py": forging("test_q"), "tests/__init__.py": "", "tests/test_a.py": tests };
    const told = await verified("python3 -m unittest", files, { before: named("test_one") });
    expect(told.unproven).toMatch(/^none of the earlier tests ran/);
  });

  it("are told from tests that the task renamed", async () => {
    const files = { "slug.py": "def f(): pass\n", "tests/__init__.py": "", "tests/test_a.py": tests };
    const told = await verified("python3 -m unittest", files, { before: named("test_old") });
    expect({ unproven: told.unproven, passed: told.tests?.passed }).toEqual({
      unproven: undefined,
      passed: 1,
    });
  });

  it("are told from titles that a file of tests makes while it runs", async () => {
    const table = (rows: string) =>
      `import test from "node:test";\nfor (const row of [${rows}]) test(\`row \${row}\`, () => {});\n`;
    const before = { ...named(), failed: 1, cases: [{ name: "first", status: "failed" as const }] };
    const files = { "t/a.test.mjs": table("1") };
    const command = "node --test t/a.test.mjs";
    const forged = /^none of the earlier tests ran/;
    expect((await verified(command, files, { before })).unproven).toMatch(forged);
    for (const seen of [{ changed: ["t/a.test.mjs"] }, { originals: files }]) {
      const made = await verified(command, files, { before, ...seen });
      expect({ unproven: made.unproven, passed: made.tests?.passed }).toEqual({
        unproven: undefined,
        passed: 1,
      });
    }
    const others = { "t/a.test.mjs": files["t/a.test.mjs"].replace("`row", "`column") };
    expect((await verified(command, files, { before, originals: others })).unproven).toMatch(forged);
  });

  it.each([
    ["moved", "test_one (tests.other.B.test_one)"],
    ["given other parameters", "tests.test_a › test_one[12:25:52 2026-11-26]"],
  ])("are told from tests that were %s", async (_what, name) => {
    const files = { "slug.py": "def f(): pass\n", "tests/__init__.py": "", "tests/test_a.py": tests };
    const before = { ...named(), failed: 1, cases: [{ name, status: "failed" as const }] };
    expect((await verified("python3 -m unittest", files, { before })).unproven).toBeUndefined();
  });
});

describe("fewer tests than before any change", () => {
  const before: TestRun = {
    by: "unittest's output",
    passed: 1,
    failed: 2,
    skipped: 0,
    cases: [
      { name: "test_one (tests.test_a.A.test_one)", status: "failed" },
      { name: "test_two (tests.test_a.A.test_two)", status: "passed" },
      { name: "test_three (tests.test_b.B.test_three)", status: "failed" },
    ],
  };
  const fileOf = (name: string, ...tests: readonly string[]) =>
    `import unittest\nclass ${name}(unittest.TestCase):\n${tests.map((test) => `    def ${test}(self): pass\n`).join("")}`;
  const a = { "tests/__init__.py": "", "tests/test_a.py": fileOf("A", "test_one", "test_two") };
  const shorter = {
    ...a,
    "tests/test_a.py": fileOf("A", "test_one"),
    "tests/test_b.py": fileOf("B", "test_three"),
  };
  const told = "2 tests ran or were skipped, but 3 before any change";
  const gone = (names: string) =>
    `1 test fewer than before any change: the code changed or deleted tests (${names}).`;

  it.each([
    ["in a file that was deleted", a, "tests/test_b.py", "`test_three (tests.test_b.B.test_three)`"],
    ["in a file that was changed", shorter, "tests/test_a.py", "`test_two (tests.test_a.A.test_two)`"],
    [
      "in a file that was changed, where others were renamed",
      { ...shorter, "tests/test_a.py": fileOf("A", "test_new") },
      "tests/test_a.py",
      "`test_one (tests.test_a.A.test_one)`, `test_two (tests.test_a.A.test_two)`",
    ],
  ])("warns of those %s", async (_what, files, changed, names) => {
    const { unproven, warnings } = await verified("python3 -m unittest", files, {
      before,
      changed: [changed],
    });
    const removed = { code: "tests-removed", message: gone(names) };
    expect({ unproven, warnings }).toEqual({ unproven: undefined, warnings: [removed] });
  });

  it("warns of one whose name a test in another file has, too", async () => {
    const { unproven, warnings } = await verified(
      "python3 -m unittest",
      { ...a, "tests/test_c.py": fileOf("C", "test_three") },
      {
        before: {
          ...before,
          passed: 2,
          cases: [...before.cases!, { name: "test_three (tests.test_c.C.test_three)", status: "passed" }],
        },
        changed: ["tests/test_b.py"],
        originals: { "tests/test_b.py": fileOf("B", "test_three") },
      },
    );
    expect({ unproven, warnings: warnings.map(({ code }) => code) }).toEqual({
      unproven: undefined,
      warnings: ["tests-removed"],
    });
  });

  it("warns of a row that is gone from a table of tests in a data file", async () => {
    const files = {
      "bin/pytest": pytest(true, "echo '1 passed in 0.01s'"),
      "tests/test_a.py": "def test_a(n): pass\n",
    };
    const named = (name: string) => ({ name, status: "passed" as const });
    const { unproven, warnings } = await verified("pytest", files, {
      before: {
        by: "pytest's report",
        passed: 2,
        failed: 0,
        skipped: 0,
        cases: [named("a › test_a"), named("a › test_a[2]")],
      },
      changed: ["tests/cases.json"],
    });
    expect({ unproven, warnings: warnings.map(({ code }) => code) }).toEqual({
      unproven: undefined,
      warnings: ["tests-removed"],
    });
  });

  it.each<[string, Files, readonly string[]]>([
    ["whose file the code left as it was", shorter, []],
    ["of another file than the code changed", shorter, ["tests/test_b.py", "slug.py"]],
    [
      "that a file that was not changed still has",
      {
        ...shorter,
        "tests/old_test_a.py": "def test_two(self): pass\n",
        "tests/test_a.py": shorter["tests/test_a.py"],
      },
      ["slug.py"],
    ],
    [
      "that stand in a changed file and did not run",
      {
        ...shorter,
        "tests/test_a.py": `${fileOf("A", "test_one")}    if False:\n        def test_two(self): pass\n`,
      },
      ["tests/test_a.py"],
    ],
  ])("is no pass without those %s", async (_what, files, changed) => {
    const { unproven, warnings } = await verified("python3 -m unittest", files, { before, changed });
    expect({ unproven, warnings }).toEqual({ unproven: told, warnings: [] });
  });

  describe("of a tool that tells only numbers", () => {
    const originals = { ...shorter, "tests/test_a.py": a["tests/test_a.py"] };
    const counted = { by: "its output", passed: 1, failed: 2, skipped: 0 };
    const verify = "python3 -m unittest && test -d tests";
    const removed = (names: string) => [{ code: "tests-removed", message: gone(names) }];

    it.each<[string, Files, string, string]>([
      ["in a file that was deleted", a, "tests/test_b.py", "`test_three`"],
      ["in a file that was changed", shorter, "tests/test_a.py", "`test_two`"],
    ])("warns of those %s", async (_what, files, changed, names) => {
      const given = { before: counted, changed: [changed], originals };
      const { unproven, warnings } = await verified(verify, files, given);
      expect({ unproven, warnings }).toEqual({ unproven: undefined, warnings: removed(names) });
    });

    it.each<[string, Files, readonly string[], Files]>([
      ["whose file the code left as it was", shorter, ["slug.py", "tests/test_b.py"], originals],
      [
        "that were lost while another was renamed",
        { ...a, "tests/test_a.py": fileOf("A", "test_new", "test_two") },
        ["tests/test_a.py"],
        originals,
      ],
      [
        "that the changed file still contains",
        {
          ...shorter,
          "tests/test_a.py": `${fileOf("A", "test_one")}    if False:\n        def test_two(self): pass\n`,
        },
        ["tests/test_a.py"],
        originals,
      ],
      [
        "that moved to a file where nobody runs them",
        { ...shorter, "tests/old_a.py": "def test_two(self): pass\n" },
        ["tests/test_a.py", "tests/old_a.py"],
        originals,
      ],
      [
        "that only a text contained",
        shorter,
        ["tests/test_a.py"],
        { ...shorter, "tests/test_a.py": `${fileOf("A", "test_one")}"""\ndef test_two(self): pass\n"""\n` },
      ],
    ])("is no pass without those %s", async (_what, files, changed, from) => {
      const given = { before: counted, changed, originals: from };
      const { unproven, warnings } = await verified(verify, files, given);
      expect({ unproven, warnings }).toEqual({ unproven: told, warnings: [] });
    });

    it("is no pass without those that a new `.only` leaves out", async () => {
      const row = (rest: string) => `for (const a of [1, 2, 3]) it("a" + a, () => {});\n${rest}`;
      const told = await verified(
        "node -e 'console.log(\"1 passing (2ms)\")' && true",
        { "test/b.js": 'describe.only("b", () => {});\n', "test/a.js": row("") },
        {
          before: counted,
          changed: ["test/a.js", "test/b.js"],
          originals: { "test/a.js": row("// 1\nf();\ng();\n") },
        },
      );
      expect(told.unproven).toBe("1 test ran or was skipped, but 3 before any change");
    });

    it.each([
      [2, undefined],
      [1, "1 test ran or was skipped, but 3 before any change"],
    ])("may be rows of a table of tests that lost %i lines", async (lines, unproven) => {
      const table = `${fileOf("A", "test_one")}# subTest\n`;
      const rows = "# row 1\n# row 2\n".slice(0, lines * 8);
      const told = await verified(
        verify,
        { ...a, "tests/test_a.py": table },
        { before: counted, changed: ["tests/test_a.py"], originals: { "tests/test_a.py": table + rows } },
      );
      expect({ exitCode: told.exitCode, unproven: told.unproven }).toEqual({ exitCode: 0, unproven });
    });
  });
});

describe("a project that keeps pytest from writing reports", () => {
  const files = { "bin/pytest": '#!/bin/sh\necho "== 2 passed in 0.01s =="\n' };
  const before = { passed: 1, failed: 1, skipped: 0 };

  it.each([
    ["passes by what pytest prints, if it wrote none before either", "pytest's output", undefined],
    [
      "does not pass without one, if there was one before",
      "pytest's report",
      "pytest ended before it reported its tests",
    ],
  ])("%s", async (_what, by, unproven) => {
    const { exitCode, unproven: told } = await verified("pytest", files, { before: { by, ...before } });
    expect({ exitCode, told }).toEqual({ exitCode: 0, told: unproven });
  });
});
