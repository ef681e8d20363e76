import { describe, expect, test } from "@jest/globals";
import type { TestRun } from "../../../src/facts/test-run.js";
import type { ChangedEntry, WorkspaceFile } from "../../../src/ports/workspace.js";
import { ChangedValues, withChangedValues } from "../../../src/proof/changed-values/changed-values.js";
import { sample } from "../../chance.js";
import { executionOf } from "../execution-of.js";

interface Case {
  readonly command: string;
  readonly files?: Readonly<Record<string, string>>;
  /** Names of tests that passed; absent: none were told of; `null`: some, without names. */
  readonly passed?: readonly string[] | null;
  /** Names of those that passed before the task was done too. */
  readonly before?: readonly string[];
  readonly hasFailedBefore?: boolean;
}

async function* filesOf(texts: Readonly<Record<string, string>>): AsyncGenerator<WorkspaceFile> {
  for (const [path, text] of Object.entries(texts)) {
    const content = (async function* () {
      yield Buffer.from(text);
    })();
    yield { kind: "file", path, bytes: Buffer.byteLength(text), isExecutable: false, content };
  }
}

function told(names: readonly string[] | null): TestRun {
  const cases = (names ?? []).map((name) => ({ name, status: "passed" as const }));
  return { by: "x", passed: names?.length ?? 2, failed: 0, skipped: 0, ...(names !== null && { cases }) };
}

/** The script and the files as they are where something else is expected, `#` for that; only those that are other ones. */
async function otherwise({ command, files = {}, passed, before = [], hasFailedBefore = true }: Case) {
  const tests = passed === undefined ? undefined : told(passed);
  const failedBefore = hasFailedBefore ? { tests: told(before) } : null;
  const check = new ChangedValues({ command, tests, failedBefore, given: Object.keys(files) });
  const marked = (text: string) => text.replaceAll(/\b\d{9,10}\b/g, "#");
  const changed: Record<string, string> = check.script === command ? {} : { script: marked(check.script) };
  for await (const file of check.given(filesOf(files))) {
    if (file.kind !== "file") continue;
    let text = "";
    for await (const chunk of file.content) text += Buffer.from(chunk).toString();
    expect(file.bytes).toBe(Buffer.byteLength(text));
    if (text !== files[file.path]) changed[file.path] = marked(text);
  }
  return { changed, acts: check.mayAct && check.acts, where: check.where };
}

const inert = { acts: false };

describe("a check that is run as a program", () => {
  test.each([
    ["check.py", 'assert slug("A") == "a"\n', 'assert slug("A") == "#"\n'],
    ["check.py", 'assert slug("A == B") == "a == b", "no"\n', 'assert slug("A == B") == "#", "no"\n'],
    ["check.py", "assert f(1) == [1, 2]  # both\n", "assert f(1) == #  # both\n"],
    ["check.py", "assert (f(1) == 2)\n", "assert (f(1) == #)\n"],
    ["check.py", "assert f(\n    1,\n) == 2\n", "assert f(\n    1,\n) == #\n"],
    ["check.py", "assert f(1)\n", "assert # == (f(1))\n"],
    ["check.py", "assert ANY == f(1)\n", "assert (ANY == f(1)) == 0.5\n"],
    ["check.py", "assert mock.ANY == x\n", "assert (mock.ANY == x) == 0.5\n"],
    ["check.py", "assert IsInt() == f(1)\n", "assert (IsInt() == f(1)) == 0.5\n"],
    ["check.py", "assert wanted == f(1)\n", "assert (wanted == f(1)) == 0.5\n"],
    ["check.py", "assert f(1) == approx(2)\n", "assert f(1) == #\n"],
    ["check.mjs", "assert.equal(wanted, f(1));\n", "assert.equal(#, f(1));\n"],
    ["check.py", "assert f(1)\nassert g(1) == 2\n", "assert f(1)\nassert g(1) == #\n"],
    ["check.mjs", 'assert.equal(slug("A"), "a", "lower");\n', 'assert.equal(slug("A"), "#", "lower");\n'],
    ["check.mjs", 'assert.equal("a", slug("A"));\n', 'assert.equal("#", slug("A"));\n'],
    ["check.mjs", "assert(add(1, 2) === 3);\n", "assert(add(1, 2) === #);\n"],
    ["check.mjs", "assert.ok(f(1));\n", "assert.ok(# == (f(1)));\n"],
    ["check.mjs", 'if (slug("A") !== "a") process.exit(1);\n', 'if (slug("A") !== "#") process.exit(1);\n'],
    [
      "check.mjs",
      'if (f(1) !== 2) {\n  throw new Error("no");\n}\n',
      'if (f(1) !== #) {\n  throw new Error("no");\n}\n',
    ],
    ["check.mjs", "expect(f(1)).to.deep.equal([1]);\n", "expect(f(1)).to.deep.equal(#);\n"],
    ["check.sh", '. ./f.sh A >out\ntest "$(cat out)" = a\n', '. ./f.sh A >out\ntest "$(cat out)" = #\n'],
    [
      "check.sh",
      "true\npython3 - <<'EOF'\nassert f(1) == 1\nEOF\n",
      "true\npython3 - <<'EOF'\nassert f(1) == #\nEOF\n",
    ],
    [
      "check.sh",
      'set -e\n. ./f.sh\n[ "$a" = 1 ]\n[ "$b" = 2 ]\n',
      'set -e\n. ./f.sh\n[ "$a" = # ]\n[ "$b" = # ]\n',
    ],
    ["check.sh", '. ./f.sh\n[ "$a" = 1 ]\n[ "$b" = 2 ]\n', '. ./f.sh\n[ "$a" = 1 ]\n[ "$b" = # ]\n'],
  ])("%s %j expects something else", async (path, text, altered) => {
    const program = path.endsWith(".py") ? "python3" : path.endsWith(".sh") ? "sh" : "node";
    expect(await otherwise({ command: `${program} ${path}`, files: { [path]: text } })).toEqual({
      changed: { [path]: altered },
      acts: true,
      where: expect.stringContaining(path),
    });
  });

  test.each([
    ["check.py", "if sys.platform != 'linux':\n    print('only on Linux')\n    sys.exit(0)\n"],
    ["check.py", "try:\n    f('')\n    assert False, 'no'\nexcept ValueError:\n    pass\n"],
    ["check.py", "with raises(ValueError):\n    assert f('') == ''\n"],
    ["check.py", "def main():\n    assert f(1) == 1\n"],
    ["check.py", "assert False\n"],
    ["check.py", "assert (f(1) == 2, 'always true')\n"],
    ["check.py", "assert not f(1) == 2\n"],
    ["check.py", '"""\nassert f(1) == 2\n"""\n# assert f(1) == 2\n'],
    ["check.py", "x = '''\nassert f(1) == 2\n'''\n"],
    ["check.mjs", "if (process.platform !== 'linux') process.exit(0);\n"],
    ["check.mjs", "if (process.env.X !== 'a') throw new Error();\n"],
    ["check.mjs", "try {\n  assert.equal(f(1), 1);\n} catch {}\n"],
    ["check.mjs", "// assert.equal(f(1), 1);\n/*\nassert.equal(f(1), 1);\n*/\n"],
    ["check.mjs", "expect(f(1)).not.toBe(2);\nexpect(f(1)).not\n  .toBe(2);\n"],
    ["check.mjs", "assertEquals('label', f(1), 1);\nok(false);\nassert.ok(!deepEqual(a, b));\n"],
    ["check.mjs", "const text = `\nassert.equal(f(1), 1);\n`;\n"],
    ["check.mjs", "if (deepEqual(shuffled(a), a)) throw new Error();\n"],
    ["check.sh", 'set -e\n. ./f.sh\nis_linux() {\n  [ "$(uname)" = Linux ]\n}\nis_linux && a\n'],
    ["check.sh", '. ./f.sh\n[ "$a" = 1 ]\ncmp a b\n'],
    ["check.sh", 'set -e\n[ "$(f)" = 1 ]\n'],
    ["check.sh", "set -e\npython3 -c 'assert f(1) == 1' || true\n"],
    ["check.rb", "assert f(1) == 2\n"],
  ])("%s %j stays as it is: what may not run, or not decide, says nothing", async (path, text) => {
    const program = path.endsWith(".py") ? "python3" : path.endsWith(".sh") ? "sh" : "node";
    expect(await otherwise({ command: `${program} ${path}`, files: { [path]: text } })).toMatchObject({
      changed: {},
      ...inert,
    });
  });

  test.each([
    "python3 check.py || true",
    "python3 check.py | tee out",
    "! python3 check.py",
    "python3 check.py && echo ok\ntrue",
    "if python3 check.py; then true; fi",
    "for i in 1 2; do\npython3 check.py\ndone",
    'test "$(python3 check.py)" = ok',
    "python3 -m py_compile check.py",
    "python3 -O check.py",
    "python3 check.py --only this",
    "pytest --ignore check.py",
    "cp check.py other.py",
    "test -f check.py",
    "make lint",
  ])("is none to %j", async (command) => {
    const files = {
      "check.py": "assert f(1) == 1\n",
      "tests/test_f.py": "def test_f():\n    assert f(1) == 1\n",
    };
    expect(await otherwise({ command, files })).toMatchObject({ changed: {}, ...inert });
  });

  test.each(["python3 check.py", "cd .\nX=1 python3 -u ./check.py", "python3 check.py && echo ok"])(
    "is one to %j",
    async (command) => {
      expect(await otherwise({ command, files: { "check.py": "assert f(1) == 1\n" } })).toMatchObject({
        acts: true,
      });
    },
  );

  test("is no solution that has a check's letters in its name", async () => {
    const files = {
      "src/checksum.mjs": "if (sum(1) !== 2) throw new Error();\n",
      "latest.py": "assert f(1) == 1\n",
    };
    for (const command of ["node src/checksum.mjs", "python3 latest.py"])
      expect(await otherwise({ command, files })).toMatchObject(inert);
  });

  test("says nothing where it did not fail before the task was done", async () => {
    const files = { "check.py": "assert f(1) == 1\n" };
    expect(await otherwise({ command: "python3 check.py", files, hasFailedBefore: false })).toMatchObject(
      inert,
    );
  });
});

test.each(["f(){", "f() {", "{"])("a shell script with %s has nothing that plainly decides", async (head) => {
  const files = { "check.sh": `set -e\n. ./f.sh\n${head}\n[ "$a" = 1 ]\n}\ntrue\n` };
  expect(await otherwise({ command: "sh check.sh", files })).toMatchObject({ changed: {}, ...inert });
});

describe("a check that stands in the script itself", () => {
  test.each([
    [
      `python3 -c 'from a import f; assert f("A") == "a"'`,
      `python3 -c 'from a import f; assert f("A") == "#"'`,
    ],
    [
      `python3 -c "from a import f; assert f('A') == 'a'"`,
      `python3 -c "from a import f; assert f('A') == '#'"`,
    ],
    ["python3 -c '\nassert f(1) == 1\n'", "python3 -c '\nassert f(1) == #\n'"],
    ["python3 <<'E'\nassert f(1) == 1\nE", "python3 <<'E'\nassert f(1) == #\nE"],
    ["true\nX=1 python3 -c 'assert f(1) == 1' && true", "true\nX=1 python3 -c 'assert f(1) == #' && true"],
  ])("%j expects something else", async (command, script) => {
    expect(await otherwise({ command })).toMatchObject({ changed: { script }, acts: true });
  });

  test.each([
    "python3 -c 'assert f(1) == 1' || true",
    `! python3 -c 'assert f(1) == 1'`,
    "python3 -O -c 'assert f(1) == 1'",
    "if python3 -c 'assert sys.version_info[0] == 3'; then make test; fi",
    "grep -q 'assert f(1) == 1' f.py",
    "python3 -c '\ntry:\n    assert f(1) == 1\nexcept E: pass\n'",
    'test "$(python3 f.py)" = 1',
  ])("%j stays as it is", async (command) => {
    expect(await otherwise({ command })).toMatchObject({ changed: {}, ...inert });
  });
});

describe("what the code changed", () => {
  const command = "python3 check.py";
  const given = { "check.py": "assert f(1) == 1\n" };
  const after = async (changes: AsyncIterable<ChangedEntry>) => {
    const check = new ChangedValues({ command, tests: undefined, failedBefore: {}, given: ["check.py"] });
    for await (const _file of check.given(filesOf(given)));
    for await (const _entry of check.changes(changes));
    return check.acts;
  };

  test("takes the place of what was given", async () => {
    expect(await after(filesOf({}))).toBe(true);
    expect(await after(filesOf({ "check.py": "def main():\n    assert f(1) == 1\n" }))).toBe(false);
    expect(await after(filesOf({ "check.py": "assert f(2) == 2\n" }))).toBe(true);
    expect(
      await after(
        (async function* () {
          yield { kind: "deleted" as const, path: "check.py" };
        })(),
      ),
    ).toBe(false);
  });
});

describe("tests with names", () => {
  const python = `class F(TestCase):
    def test_one(self):
        self.assertEqual(f(1), 1)

    def test_two(self): self.assertEqual(f(2), 2)

    @unittest.skipIf(True, "no")
    def test_three(self):
        self.assertEqual(f(3), 3)


def main():
    self.assertEqual(f(4), 4)
`;
  const files = { "tests/test_f.py": python };
  const one = "tests.test_f.F › test_one";

  test("expect something else where they pass since the task was begun", async () => {
    const two = "test_two (tests.test_f.F.test_two)";
    const { changed, acts } = await otherwise({
      command: "pytest",
      files,
      passed: [one, two],
      before: [two],
    });
    expect(changed).toEqual({ "tests/test_f.py": python.replace("f(1), 1", "f(1), #") });
    expect(acts).toBe(true);
    const both = await otherwise({ command: "pytest", files, passed: [one, two] });
    expect(both.changed["tests/test_f.py"]).toBe(
      python.replace("f(1), 1", "f(1), #").replace("f(2), 2", "f(2), #"),
    );
  });

  test.each([
    ["none of them passes since then", [one], [one]],
    ["another one ran", ["tests.test_f.F › test_one_more"], []],
    ["one of another file ran", ["tests.test_g.F › test_one"], []],
    ["it is skipped", ["tests.test_f.F › test_three"], []],
  ])("stay as they are where %s", async (_, passed, before) => {
    expect(await otherwise({ command: "pytest", files, passed, before })).toMatchObject({
      changed: {},
      ...inert,
    });
  });

  test.each([
    [
      "under another, whose name is its file's",
      "def test_f():\n    assert f(1) == 1\n",
      "tests.test_f › test_other",
    ],
    [
      "in a block that expects a failure",
      "def test_f():\n    with raises(E) as e:\n        f()\n        assert str(e) == 1\n",
      "tests.test_f › test_f",
    ],
    ["in a loop", "def test_f():\n    for a in []:\n        assert a == 1\n", "tests.test_f › test_f"],
    [
      "in a function in it",
      "def test_f():\n    def g():\n        assert f() == 1\n    h(g)\n",
      "tests.test_f › test_f",
    ],
    [
      "twice",
      "def test_f():\n    assert f() == 1\ndef test_f():\n    assert f() == 2\n",
      "tests.test_f › test_f",
    ],
    [
      "where it may fail",
      "@pytest.mark.xfail\ndef test_f():\n    assert f() == 1\n",
      "tests.test_f › test_f",
    ],
    ["never awaited", "async def test_f():\n    assert f() == 1\n", "tests.test_f › test_f"],
  ])("stay as they are %s", async (_, text, name) => {
    const here = { "tests/test_f.py": text };
    expect(await otherwise({ command: "pytest", files: here, passed: [name] })).toMatchObject({
      changed: {},
      ...inert,
    });
  });

  test.each([
    [
      "tests/f.test.mjs",
      'test("lower", () => assert.equal(f("A"), "a"));\n',
      'test("lower", () => assert.equal(f("A"), "#"));\n',
      "test › lower",
    ],
    [
      "f.spec.ts",
      'describe("f", () => {\n  it("is", async () => {\n    expect(f(1)).toBe(1);\n  });\n});\n',
      'describe("f", () => {\n  it("is", async () => {\n    expect(f(1)).toBe(#);\n  });\n});\n',
      "f is",
    ],
    [
      "f_test.go",
      'func TestF(t *testing.T) {\n\tif got := F("A"); got != "a" {\n\t\tt.Errorf("no")\n\t}\n}\n',
      'func TestF(t *testing.T) {\n\tif got := F("A"); got != "#" {\n\t\tt.Errorf("no")\n\t}\n}\n',
      "TestF",
    ],
    [
      "tests/f.rs",
      '#[test]\nfn lower() {\n    assert_eq!(f("A"), "a");\n}\n',
      '#[test]\nfn lower() {\n    assert_eq!(f("A"), "#");\n}\n',
      "lower",
    ],
  ])("of %s are read too", async (path, text, altered, name) => {
    const here = await otherwise({ command: "x", files: { [path]: text }, passed: [name] });
    expect(here).toMatchObject({ changed: { [path]: altered }, acts: true });
  });

  test.each([
    [
      "f_test.go",
      'func TestF(t *testing.T) {\n\tif runtime.GOOS != "linux" {\n\t\tt.Skip("fails")\n\t}\n\tif tt.wantErr != "" {\n\t\tcontinue\n\t}\n}\n',
      "TestF",
    ],
    [
      "tests/f.rs",
      "#[test]\n#[should_panic]\nfn lower() {\n    assert_eq!(f(0), 1);\n}\nfn helper() {\n    assert_eq!(1, 1);\n}\n",
      "lower",
    ],
    [
      "tests/f.test.mjs",
      'test("slug", () => assert.equal(f("A"), "a"));\n// test("of", () => assert.equal(1, 1));\n',
      "slug › of",
    ],
    ["tests/f.test.mjs", 'test.skip("of", () => {\n  assert.equal(f("A"), "a");\n});\n', "test › of"],
  ])("of %s %j stay as they are", async (path, text, name) => {
    expect(await otherwise({ command: "x", files: { [path]: text }, passed: [name] })).toMatchObject({
      changed: {},
      ...inert,
    });
  });
});

describe("a name that two tests have, of which one ran", () => {
  const idle = 'test("lower", () => {\n  assert.equal(f("A"), "a");\n});\n';
  const files = (other: string, path = "tests/f.test.mjs") => ({ "old/f.test.mjs": idle, [path]: other });
  const passed = ["test › lower"];

  test.each([
    ["as a function", 'test("lower", function () {\n  assert.equal(f("A"), "a");\n});\n'],
    ["over two lines", "test(\n  'lower',\n  async (t) => {\n    t.assert.equal(f('A'), 'a');\n  },\n);\n"],
    ["with options", 'it.only("lower", { timeout: 5 }, () => {\n  assert.equal(f("A"), "a");\n});\n'],
    ["between back quotes", 'test(`lower`, () => {\n  assert.equal(f("A"), "a");\n});\n'],
    ["as Deno's", 'Deno.test({ name: "lower", fn() { assert.equal(f("A"), "a"); } });\n'],
    ["with nothing that plainly compares", 'test("lower", () => {\n  check(f);\n});\n'],
  ])("says nothing where the other stands %s", async (_, other) => {
    expect(await otherwise({ command: "node --test", files: files(other), passed })).toMatchObject(inert);
    const { changed, acts } = await otherwise({
      command: "node --test",
      files: { "f.test.mjs": idle + other },
      passed,
    });
    expect({ changed, acts }).toEqual({ changed: {}, acts: false });
  });

  test("is changed in both where both are read", async () => {
    expect(await otherwise({ command: "node --test", files: files(idle), passed })).toMatchObject({
      changed: {
        "old/f.test.mjs": expect.stringContaining("#"),
        "tests/f.test.mjs": expect.stringContaining("#"),
      },
      acts: true,
    });
  });

  test("is no other test's name, and none of what is no test", async () => {
    const other = 'test("lower case", function () {\n  assert.equal(f("lower"), 1);\n});\n';
    expect(await otherwise({ command: "node --test", files: files(other), passed })).toMatchObject({
      changed: { "old/f.test.mjs": expect.stringContaining("#") },
      acts: true,
    });
    const source = 'log("lower", 1);\n';
    expect(
      await otherwise({ command: "node --test", files: files(source, "src/f.mjs"), passed }),
    ).toMatchObject({ acts: true });
  });

  test("says nothing in Python either, but for where its tool tells the module", async () => {
    const here = {
      "old/test_f.py": "def test_f():\n    assert f() == 1\n",
      "tests/test_g.py": "async def test_f():\n    assert f() == 1\n",
    };
    const told = (name: string) => otherwise({ command: "pytest", files: here, passed: [name] });
    expect(await told("test_f")).toMatchObject(inert);
    expect(await told("old.test_f › test_f")).toMatchObject({ acts: true });
    expect(await told("tests.test_g › test_f")).toMatchObject(inert);
  });
});

describe("tests without names", () => {
  const one = "def test_one():\n    assert f(1) == 1\n";

  test("expect something else where each of them does", async () => {
    const files = { "tests/test_f.py": one, "tests/helper.py": "x = 1\n", "tests/__init__.py": "" };
    expect(await otherwise({ command: "make test", files, passed: null })).toMatchObject({ acts: true });
  });

  test.each([
    ["one of a file", { "tests/test_f.py": `${one}\ndef test_two():\n    f(2)\n` }],
    ["one of another file", { "tests/test_f.py": one, "tests/f.test.js": "test('f', () => f());\n" }],
    [
      "one of a form that is not read",
      { "tests/test_f.py": one, "tests/f.test.js": "test.each([1])('f', f);\n" },
    ],
    [
      "one in a language that is not read",
      { "tests/test_f.py": one, "tests/f_spec.rb": "", "tests/f.spec.rb": "it" },
    ],
  ])("say nothing where %s does not", async (_, files) => {
    expect(await otherwise({ command: "make test", files, passed: null })).toMatchObject(inert);
  });
});

test("a hostile check of many lines is read to its end", async () => {
  const lines = [
    "def test\n",
    "assert (",
    "assertEqual(",
    'assert "',
    "def test_a():\n    ok(1)\n",
    "if f( !== 1) {\n",
    "# ",
    "x#########",
    '"""',
    "`",
  ];
  for (const line of sample(lines, 4)) {
    const text = line.repeat(Math.floor(250_000 / line.length));
    for (const path of ["check.py", "check.mjs", "tests/test_f.py", "check.sh"]) {
      const [program, passed] = [path.endsWith(".mjs") ? "node" : "python3", ["tests.test_f › test_a"]];
      expect(
        await otherwise({ command: `${program} ${path}`, files: { [path]: text }, passed }),
      ).toBeDefined();
    }
  }
});

describe("a pass that is held against it", () => {
  const check = () =>
    new ChangedValues({
      command: "python3 -c 'assert f(1) == 1'",
      tests: undefined,
      failedBefore: {},
      given: [],
    });
  const passed = executionOf({ exitCode: 0 });

  test("is no proof where that passes too", async () => {
    const held = await withChangedValues(passed, check(), async () => executionOf({ exitCode: 0 }));
    expect(held).toMatchObject({
      exitCode: 0,
      failsOnChangedValues: false,
      unproven: expect.stringContaining("its expected values were changed"),
    });
  });

  test("stands where that fails", async () => {
    const held = await withChangedValues(passed, check(), async () => executionOf({ exitCode: 1 }));
    expect(held).toEqual({ ...passed, failsOnChangedValues: true });
  });

  test("stands, and says nothing of it, where that did not come to its end or was not run", async () => {
    for (const ending of ["timed-out", "cancelled", "container-lost"] as const) {
      const again = { ...executionOf({ exitCode: 0 }), ending, exitCode: null };
      expect(await withChangedValues(passed, check(), async () => again)).toEqual(passed);
    }
    expect(await withChangedValues(passed, check(), async () => null)).toEqual(passed);
  });
});

describe("a right solution stays one where", () => {
  const mended = { command: "pytest", passed: ["a.test_a › test_a"] } as const;

  test.each([
    [
      "a test returns early on another platform",
      'if sys.platform != "win32":\n        return\n    assert f(1) == 2',
    ],
    ["a test returns on one line", "if not has_tool: return\n    assert f(1) == 2"],
    ["a test is a generator", "yield\n    assert f(1) == 2"],
  ])("%s", async (_what, body) => {
    const files = { "test_a.py": `def test_a():\n    ${body}\n` };
    expect(await otherwise({ ...mended, files })).toMatchObject({ changed: {}, acts: false });
  });

  test.each(["-> None", "->None", "-> Iterator[int]"])(
    "a test with a result type is read: %s",
    async (type) => {
      const files = { "test_a.py": `def test_a(one: int = 1) ${type}:\n    assert f(1) == 2\n` };
      const { changed } = await otherwise({ ...mended, files });
      expect(changed["test_a.py"]).toBe(files["test_a.py"].replace("== 2", "== #"));
    },
  );

  test("what runs before the return is changed all the same", async () => {
    const files = {
      "test_a.py":
        "def test_a():\n    assert f(1) == 2\n    if late:\n        return\n    assert g(1) == 2\n",
    };
    const { changed } = await otherwise({ ...mended, files });
    expect(changed["test_a.py"]).toBe(files["test_a.py"].replace("f(1) == 2", "f(1) == #"));
  });
});
