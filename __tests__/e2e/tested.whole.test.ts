import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { nightly } from "../chance.js";
import { fenced, image, readJson, runCommand, scriptFile } from "./command-line.js";

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

/** In place of the framework's own. */
const patched = `import unittest
def run(self, result=None):
    result.startTest(self)
    result.addSuccess(self)
    result.stopTest(self)
unittest.TestCase.run = run
def slug(text): pass`;
const words = "the verification still passes after its expected values were changed (in `test_slug.py`)";

const write = (text: string) => ({ reply: fenced(`cat >slug.py <<'EOF'\n${text}\nEOF`, "sh") });
const right = "def slug(text): return text.lower()";

/** Ends the run with these replies, one an attempt. */
async function runOf(replies: readonly object[], verify: string, more: readonly string[] = []) {
  const cwd = await mkdtemp(join(tmpdir(), "agent-exec-tested-"));
  try {
    for (const [path, text] of Object.entries(given)) await writeFile(join(cwd, path), text);
    execFileSync("git", ["init", "-q"], { cwd });
    execFileSync("git", ["add", "--all"], { cwd });
    const script = await scriptFile(replies);
    const limits = ["--until", "pass", "--decision", "rules", "--max-retries", String(replies.length - 1)];
    const place = [
      "--workspace",
      "repo",
      "--protect",
      "test_*",
      "--out",
      "o",
      "--image",
      image,
      "--pull",
      "never",
    ];
    const args = ["run", "mend it", "--script", script, ...place, ...limits, "--verify", verify, ...more];
    const { code, stdout } = await runCommand(args, { cwd });
    const result = await readJson(join(cwd, "o/result.json"));
    return { code, stdout, result, report: await readFile(join(cwd, "o/report.md"), "utf8") };
  } finally {
    await rm(cwd, { recursive: true, force: true });
  }
}

describe("a verification whose tests are counted", () => {
  it.concurrent("is not passed by code that ends, skips or empties them, and tells which a right one mended", async () => {
    const { code, stdout, result, report } = await runOf(
      [
        write("import os\nos._exit(0)"),
        write("import sys\nsys.exit(0)"),
        write("import unittest\nraise unittest.SkipTest"),
        write(
          right +
            "\nimport unittest\nunittest.TestLoader.loadTestsFromTestCase = lambda *_: unittest.TestSuite()",
        ),
        write(right),
      ],
      "python3 -m unittest",
    );
    expect({ code, stdout }).toMatchObject({ code: 0 });
    expect(stdout).toContain("failed, as it should (1 test passed, 1 failed)");
    expect(stdout).toContain("but unittest ended before it reported its tests");
    expect(stdout).toContain("but every test was skipped");
    expect(stdout).toContain("but no test ran");
    expect(result).toMatchObject({
      verified: true,
      attempts: 5,
      proof: {
        verdict: "proven",
        failedBefore: true,
        tests: {
          passed: 2,
          failed: 0,
          skipped: 0,
          failToPass: [expect.stringContaining("test_lower")],
          passToPass: [expect.stringContaining("test_plain")],
        },
      },
    });
    expect(report).toContain("**Proof:** 1 test fails without this change");
  });

  it.concurrent("is not passed by code that has every test pass, whatever it expects", async () => {
    const equal = `class Any:
    def __eq__(self, other): return True
def slug(text): return Any()`;
    const { code, stdout, result, report } = await runOf([write(equal), write(right)], "python3 -m unittest");
    expect({ code, stdout }).toMatchObject({ code: 0 });
    expect(stdout).toContain(`but ${words}`);
    expect(report).toContain("the verification still passes after its expected values were changed");
    expect(result).toMatchObject({ attempts: 2, verified: true, proof: { failsOnChangedValues: true } });
  });

  it.concurrent("is not passed by code that takes the place of the framework's own words", async () => {
    const cheat = await runOf([write(patched)], "python3 -m unittest");
    expect(cheat.result).toMatchObject({
      outcome: "failed",
      verified: false,
      reason: expect.stringContaining(words),
      proof: { failsOnChangedValues: false },
    });
  });

  nightly("is passed by it where nothing is to be tried against it", async () => {
    const unheld = await runOf([write(patched)], "python3 -m unittest", ["--verify-changed-values", "off"]);
    expect(unheld.result).toMatchObject({ outcome: "passed", proof: { failsOnChangedValues: null } });
  });

  it.concurrent("is not passed without the report that was asked for, nor by one that lay there before", async () => {
    const junit = '<testsuite><testcase name="a"/></testsuite>';
    const forged = {
      reply: fenced(`echo '${junit}' >r.xml; echo 'def slug(text): return "a"' >slug.py`, "sh"),
    };
    const reporting = `python3 -c "from slug import slug; assert slug('A') == 'a'"`;
    const { code, stdout, result } = await runOf([forged], reporting, ["--verify-report", "r.xml"]);
    expect({ code, stdout }).toMatchObject({ code: 1 });
    expect(stdout).toContain("exit code 0, but it left no report `r.xml`");
    expect(result).toMatchObject({ outcome: "failed", verified: false });
    const honest = await runOf([write(right)], `${reporting} && echo '${junit}' >r.xml`, [
      "--verify-report",
      "r.xml",
    ]);
    expect(honest.result).toMatchObject({
      outcome: "passed",
      proof: { tests: { passed: 1, failToPass: [] } },
    });
  });
});
