import { isDeepStrictEqual } from "node:util";
import { expect, it } from "@jest/globals";
import { AgentExecError } from "../../src/errors.js";
import type { TestStatus } from "../../src/facts/test-run.js";
import type { FileChange } from "../../src/ports/comparison.js";
import { prove } from "../../src/prove/prove.js";
import type { RunTree } from "../../src/prove/tree-runs.js";
import type { Tree } from "../../src/prove/trees.js";

const state = (text: string) => ({ kind: "file", content: Buffer.from(text), isExecutable: false }) as const;
const edited = (path: string, before: string, after: string): FileChange => ({
  path,
  before: state(before),
  after: state(after),
});
const fix = edited("app.py", "def one():\n    return 2\n", "def one():\n    return 1\n");
const test = edited("tests/test_app.py", "a\n", "b\n");
const others = (parts: number) =>
  Array.from({ length: parts }, (_, at) => edited(`more${at}.py`, "x = 1\n", "x = 2\n"));

/** The verdict about the change, and how often its tests ran. One test fails without the fix. */
async function provedOf(...changes: readonly FileChange[]) {
  return provedDespite([], changes);
}

/** @param errors the first runs throw them */
async function provedDespite(errors: readonly Error[], changes: readonly FileChange[]) {
  const ran: Tree[] = [];
  const run: RunTree = async (tree) => {
    ran.push(tree);
    const error = errors[ran.length - 1];
    if (error !== undefined) throw error;
    const isFixed = isDeepStrictEqual(tree.get("app.py"), fix.after);
    const statuses = new Map<string, TestStatus>([
      ["one", isFixed ? "passed" : "failed"],
      ["two", "passed"],
    ]);
    return { statuses, hasPassed: isFixed, isNamed: true, failed: null, failing: isFixed ? [] : ["tests"] };
  };
  const proved = await prove({
    comparison: { base: "b", head: "h", changes, renames: new Map() },
    commands: ["tests"],
    fromBase: [],
    isTest: (path) => path.startsWith("tests/"),
    run,
    atOnce: 2,
    repeat: 0,
    now: () => 0,
    isOver: () => false,
    onProgress: () => undefined,
    hintAt: () => "",
    advice: "",
  });
  return { ...proved, ran: ran.length };
}

it("a change is not called proven if it has more parts than can be undone", async () => {
  expect((await provedOf(fix, test, ...others(29))).verdict).toBe("proven");
  const { verdict, reason } = await provedOf(fix, test, ...others(2_999));
  expect(verdict).toBe("guarded");
  expect(reason).toBe(
    "1 test fails without this change and passes with it. 1 other test passes both with and without the change. " +
      "2,970 of the change's 3,000 parts were not undone alone. To prove the whole change, split the change into smaller changes.",
  );
});

it("a change is not called proven if a file has more changed lines than can be undone in parts", async () => {
  const texts = [0, 1].map((by) =>
    Array.from({ length: 2_001 }, (_, at) => `x${at} = ${at + by}\n`).join(""),
  );
  const { verdict, reason, hunks } = await provedOf(fix, test, edited("big.py", texts[0]!, texts[1]!));
  expect(verdict).toBe("guarded");
  expect(reason).toContain(
    "`big.py` differs from the version before the change in so many lines that agent-exec undid its parts together, not one by one.",
  );
  expect(hunks).toMatchObject([
    { file: "app.py", needed: true },
    { file: "big.py", line: 1, needed: false },
  ]);
});

it("a change whose parts no test needs is not proven, and each part is named", async () => {
  const { verdict, reason, hunks } = await provedOf(...others(2));
  expect(verdict).toBe("unproven");
  expect(reason).toBe(
    "1 test passes with and without this change, and no test fails if the change is undone.",
  );
  expect(hunks).toMatchObject(others(2).map(({ path }) => ({ file: path, line: 1, needed: false })));
});

it("a change with one part needs no further run to undo that part", async () => {
  const { hunks, ran } = await provedOf(fix, test);
  expect(hunks).toMatchObject([{ file: "app.py", needed: true }]);
  expect(ran).toBe((await provedOf(fix, test, ...others(1))).ran - 2);
});

it("a run is repeated once if its sandbox fails, so that a busy engine spoils no verdict", async () => {
  for (const code of ["engine-unavailable", "session-lost"] as const) {
    const error = new AgentExecError(code, "The engine does not answer.", { nextStep: "" });
    expect((await provedDespite([error], [fix])).verdict).toBe("proven");
    await expect(provedDespite([error, error, error, error], [fix])).rejects.toBe(error);
  }
  const other = new Error("no");
  await expect(provedDespite([other], [fix])).rejects.toBe(other);
});
