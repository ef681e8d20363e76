import { describe, expect, test } from "@jest/globals";
import type { TestRun } from "../../../../src/ports/test-run.js";
import type { WorkspaceFile } from "../../../../src/ports/workspace.js";
import {
  CounterCheck,
  counterChecked,
} from "../../../../src/run/verification/counter-check/counter-check.js";
import { executionOf } from "../execution-of.js";

interface Case {
  readonly command: string;
  readonly files: Readonly<Record<string, string>>;
  readonly tests?: Omit<TestRun, "by">;
}

async function* filesOf(texts: Readonly<Record<string, string>>): AsyncGenerator<WorkspaceFile> {
  for (const [path, text] of Object.entries(texts)) {
    const content = (async function* () {
      yield Buffer.from(text);
    })();
    yield { kind: "file", path, bytes: Buffer.byteLength(text), isExecutable: false, content };
  }
}

/** The check, and what its session would begin with. */
async function tried({ command, files, tests }: Case) {
  const told = tests === undefined ? undefined : { by: "its output", ...tests };
  const check = new CounterCheck({ command, tests: told, given: Object.keys(files) });
  const texts: Record<string, string> = {};
  for await (const file of check.given(filesOf(files))) {
    if (file.kind !== "file") continue;
    let text = "";
    for await (const chunk of file.content) text += Buffer.from(chunk).toString();
    expect(file.bytes).toBe(Buffer.byteLength(text));
    texts[file.path] = text;
  }
  const changed = Object.keys(files).filter((path) => texts[path] !== files[path]);
  return { check, changed, mayAct: check.mayAct, acts: check.acts, where: check.where };
}

const passing = (...names: readonly string[]) => ({
  passed: names.length,
  failed: 0,
  skipped: 0,
  cases: names.map((name) => ({ name, status: "passed" as const })),
});
const test1 = "def test_one():\n    assert f(1) == 1\n";

describe("the same verification that expects something else", () => {
  test("has other expectations in a check that the script names, and in no other file", async () => {
    const files = { "check.py": "assert f(1) == 1\n", "f.py": "assert g(1) == 1\n" };
    expect(await tried({ command: "python3 check.py", files })).toMatchObject({
      changed: ["check.py"],
      acts: true,
    });
  });

  test("has them in the script itself", async () => {
    const { check, acts } = await tried({ command: "python3 -c 'assert f(1) == 1'", files: {} });
    expect(check.script).toMatch(/^python3 -c 'assert f\(1\) == \d{9,10}'$/);
    expect(acts).toBe(true);
  });

  test("is not made where a program's output is compared by the shell, or nobody knows what decides", async () => {
    const files = { "tests/test_f.py": test1 };
    for (const command of ['test "$(python3 f.py)" = 1', "make lint", "true"])
      expect(await tried({ command, files })).toMatchObject({ mayAct: false, changed: [] });
  });

  test("is not made of what a script allows to fail, or tries only now and then", async () => {
    const files = { "check.py": "assert f(1) == 1\n" };
    for (const command of [
      "python3 check.py || true",
      "python3 check.py | tee out",
      "! python3 check.py",
      "python3 check.py && echo ok\ntrue",
      "if python3 check.py; then true; fi",
      "pytest --ignore check.py",
      "cp check.py other.py",
      "python3 -c 'assert f(1) == 1' || true",
    ])
      expect({ command, ...(await tried({ command, files })) }).toMatchObject({
        command,
        acts: false,
        changed: [],
      });
    for (const command of ["cd . \nX=1 python3 -u ./check.py", "python3 check.py && echo ok"])
      expect({ command, ...(await tried({ command, files })) }).toMatchObject({ acts: true });
  });

  test("has them in the tests that passed, by their names", async () => {
    const files = {
      "tests/test_f.py": `${test1}\ndef test_two():\n    assert f(2) == 2\n`,
      "tests/data.txt": "assert f(1) == 1\n",
    };
    const one = await tried({ command: "pytest", files, tests: passing("tests.test_f › test_one") });
    expect(one).toMatchObject({
      changed: ["tests/test_f.py"],
      acts: true,
      where: expect.stringContaining("tests/test_f.py"),
    });
    const other = await tried({
      command: "pytest -k three",
      files,
      tests: passing("tests.test_f › test_three"),
    });
    expect(other).toMatchObject({ changed: [], acts: false });
  });

  test("acts on tests without names only where each file of them expects something else", async () => {
    const tests = { passed: 1, failed: 0, skipped: 0 };
    const files = { "tests/test_f.py": test1 };
    expect(await tried({ command: "make test", files, tests })).toMatchObject({ acts: true });
    const mixed = { ...files, "tests/f.test.js": "test('f', () => f());\n" };
    expect(await tried({ command: "make test", files: mixed, tests })).toMatchObject({ acts: false });
  });

  test.each([
    [
      "its last command",
      'true\n. ./f.sh\ntest "$a" = 1\ntest "$b" = 2\n',
      /^[^]*"\$a" = 1\ntest "\$b" = \d{9,10}\n$/,
    ],
    [
      "a text for Python at its end",
      "true\npython3 - <<'EOF'\nassert f(1) == 1\nEOF\n",
      /== \d{9,10}\nEOF\n$/,
    ],
    [
      "each that it ends at",
      '#!/bin/sh -e\n. ./f.sh\ntest "$a" = 1\ntest "$b" = 2\n',
      /"\$a" = \d{9,10}\ntest "\$b" = \d{9,10}\n$/,
    ],
  ])("changes of a shell script %s", async (_, text, altered) => {
    const check = new CounterCheck({ command: "sh check.sh", tests: undefined, given: ["check.sh"] });
    const texts: string[] = [];
    for await (const file of check.given(filesOf({ "check.sh": text })))
      if (file.kind === "file")
        for await (const chunk of file.content) texts.push(Buffer.from(chunk).toString());
    expect(texts.join("")).toMatch(altered);
  });
});

describe("a pass that is held against it", () => {
  const check = () =>
    new CounterCheck({ command: "python3 -c 'assert f(1) == 1'", tests: undefined, given: [] });
  const passed = executionOf({ exitCode: 0 });

  test("is no proof where that passes too", async () => {
    const held = await counterChecked(passed, check(), async () => executionOf({ exitCode: 0 }));
    expect(held).toMatchObject({
      exitCode: 0,
      counterCheck: "passed",
      unproven: expect.stringContaining("expects something else"),
    });
  });

  test("stands where that fails", async () => {
    const held = await counterChecked(passed, check(), async () => executionOf({ exitCode: 1 }));
    expect(held).toEqual({ ...passed, counterCheck: "failed" });
  });

  test("stands, and says nothing of it, where that did not come to its end or was not run", async () => {
    for (const ending of ["timed-out", "cancelled", "container-lost"] as const)
      expect(
        await counterChecked(passed, check(), async () => ({
          ...executionOf({ exitCode: 0 }),
          ending,
          exitCode: null,
        })),
      ).toEqual(passed);
    expect(await counterChecked(passed, check(), async () => null)).toEqual(passed);
  });
});
