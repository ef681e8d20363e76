import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { createRun, local, script } from "../../src/index.js";
import type { EventOf, RunEvent } from "../../src/facts/events.js";

const given = {
  "slug.py": "def slug(text): return text\n",
  "test_slug.py": `
import unittest
from slug import slug
class Slug(unittest.TestCase):
    def test_lower(self): self.assertEqual(slug("A"), "a")
    def test_plain(self): self.assertEqual(slug("a"), "a")
`,
};
const right = "def slug(text): return text.lower()";

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "tested-"));
  await mkdir(`${home}-out`);
  for (const [path, text] of Object.entries(given)) await writeFile(join(home, path), text);
});
afterEach(async () => {
  await rm(home, { recursive: true });
  await rm(`${home}-out`, { recursive: true });
});

/** A reply that writes these files. */
const writes = (files: Readonly<Record<string, string>>) => ({
  reply: Object.entries(files)
    .map(([path, text]) => `\`\`\`\`sh\ncat >${path} <<'EOF'\n${text}\nEOF\n\`\`\`\`\n`)
    .join("\n"),
});

/** A run of these replies, one an attempt, and what its verification said of each. */
async function runOf(replies: readonly { readonly reply: string }[], verify: string, more: object = {}) {
  const run = createRun({
    task: "Mend it.",
    writer: script(replies),
    executor: local(),
    workspace: home,
    verify: [verify],
    until: "pass",
    decision: "rules",
    maxRetries: replies.length - 1,
    out: await mkdtemp(join(`${home}-out`, "run-")),
    ...more,
  });
  const events: RunEvent[] = [];
  for await (const event of run) events.push(event);
  const said = events.filter((event): event is EventOf<"verification"> => event.type === "verification");
  return {
    result: await run.result,
    unproven: said.map((each) => each.unproven ?? null),
    areTestsAlone: said.map((each) => each.testsAlone !== undefined),
  };
}

describe("the verdict about a run's own patch", () => {
  const more = `import unittest
from slug import slug, title
class More(unittest.TestCase):
    def test_more(self): self.assertEqual(slug("B"), "b")
    def test_title(self): self.assertEqual(title("a"), "A")`;
  const doubled = `${right}\ndef title(text): return text.upper()`;

  it.each([
    ["tests that failed before", { "slug.py": right }, "proven", false],
    ["its new tests, which fail without it", { "slug.py": doubled, "test_more.py": more }, "proven", true],
    [
      "nothing if only the tests changed",
      { "test_slug.py": given["test_slug.py"].replaceAll("A", "a") },
      "guarded",
      false,
    ],
  ])("rests on %s", async (_what, files, verdict, isAlone) => {
    const { result, areTestsAlone } = await runOf([writes(files)], "python3 -m unittest");
    expect(result).toMatchObject({ verified: true, proof: { verdict } });
    expect(areTestsAlone).toEqual([isAlone]);
  });

  it("is that no test sees the change, if all passed before", async () => {
    await writeFile(join(home, "slug.py"), right);
    const { result } = await runOf([writes({ "slug.py": `${right}\nmore = 1` })], "python3 -m unittest");
    expect(result.proof).toMatchObject({ verdict: "unproven", reason: expect.stringContaining("2 tests") });
  });

  it("names a command whose tests nobody counts", async () => {
    const { result } = await runOf([writes({ "slug.py": right })], "grep lower slug.py");
    expect(result.proof.reason).toBe("`grep lower slug.py` fails without this change and passes with it.");
  });
});

describe("a run whose verification's tests are counted", () => {
  it("is not passed by code that leaves tests out which ran before any change", async () => {
    const fewer = `${right}
import unittest
unittest.TestLoader.getTestCaseNames = lambda *_: ["test_plain"]`;
    const { result, unproven } = await runOf(
      [writes({ "slug.py": fewer }), writes({ "slug.py": right })],
      "python3 -m unittest",
    );
    expect(unproven).toEqual([expect.stringContaining("2 before any change"), null]);
    expect(result).toMatchObject({
      outcome: "passed",
      attempts: 2,
      proof: {
        failedBefore: true,
        tests: {
          passed: 2,
          failToPass: [expect.stringContaining("test_lower")],
          passToPass: [expect.stringContaining("test_plain")],
        },
      },
    });
  });

  it("is not passed by code that has every test pass, whatever it expects", async () => {
    const equal = `class Any:
    def __eq__(self, other): return True
def slug(text): return Any()`;
    const { result, unproven } = await runOf(
      [writes({ "slug.py": equal }), writes({ "slug.py": right })],
      "python3 -m unittest",
    );
    expect(unproven).toEqual([
      expect.stringContaining("still passes after its expected values were changed (in `test_slug.py`)"),
      null,
    ]);
    expect(result).toMatchObject({ attempts: 2, proof: { failsOnChangedValues: true } });
  });

  it("is not passed by tests of Go that are in no test file, also if nobody knows what failed before", async () => {
    // In place of Go: its tests are a shell script.
    const go = join(`${home}-out`, "go");
    await writeFile(go, "#!/bin/sh\nexec sh slug.go\n", { mode: 0o755 });
    await writeFile(join(home, "slug.go"), "sleep 60\n");
    await writeFile(join(home, "slug_test.go"), "func TestSlug(t *testing.T) {}\n");
    const prints = (name: string) =>
      writes({ "slug.go": `printf -- '--- PASS: ${name} (0.00s)\\nok  x  0.01s\\n'` });
    const verify = `PATH=${home}-out:/usr/bin:/bin go test ./...`;
    const { result, unproven } = await runOf([prints("TestForged"), prints("TestSlug")], verify, {
      timeoutMs: 4_000,
    });
    expect(unproven).toEqual(["the reported tests are in no test file", null]);
    expect(result).toMatchObject({
      outcome: "passed",
      attempts: 2,
      proof: { failedBefore: null, beforeUntested: true },
    });
  });

  it("is not passed without the report that was asked for, nor by one that the code wrote", async () => {
    const junit = '<testsuite><testcase name="a"/></testsuite>';
    const forged = { reply: `\`\`\`sh\necho '${junit}' >r.xml; echo '${right}' >slug.py\n\`\`\`\n` };
    const asserts = `python3 -c "from slug import slug; assert slug('A') == 'a'"`;
    const reporting = { verifyReport: ["r.xml"] };
    const without = await runOf([forged], asserts, reporting);
    expect(without).toMatchObject({
      result: { outcome: "failed" },
      unproven: ["it left no report `r.xml`"],
    });
    const told = await runOf(
      [writes({ "slug.py": right })],
      `${asserts} && echo '${junit}' >r.xml`,
      reporting,
    );
    expect(told).toMatchObject({ result: { outcome: "passed", proof: { tests: { passed: 1 } } } });
  });
});
