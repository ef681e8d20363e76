import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { ProveResult } from "../../src/facts/prove-result.js";
import { isAskedFor, nightly, rarely } from "../chance.js";
import { Repository } from "../workspace/repository.js";
import { image, runCommand } from "./command-line.js";

const slug = `def slug(text):
    return text.replace(" ", "-")


def shout(text):
    return text.upper()


def repeat(text, times):
    return text * times
`;

const tests = `import unittest
from slug import repeat, shout, slug


class Words(unittest.TestCase):
    def test_space(self):
        self.assertEqual(slug("a b"), "a-b")

    def test_case(self):
        self.assertEqual(slug("A b"), "A-b")

    def test_shout(self):
        self.assertEqual(shout("a"), "A")

    def test_repeat(self):
        self.assertEqual(repeat("a", 2), "aa")
`;

const fixed = slug.replace("text.replace", "text.lower().replace");
const expectsFix = tests.replace('"A-b")', '"a-b")');

/** The changes of a pull request, by its branch. */
const changes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fix: { "slug.py": fixed, "tests/test_slug.py": expectsFix },
  "tests alone": { "tests/test_slug.py": expectsFix },
  "an emptied test": {
    "slug.py": fixed,
    "tests/test_slug.py": tests.replace('self.assertEqual(slug("A b"), "A-b")', "pass"),
  },
  "a fix without tests": { "slug.py": slug.replace("text.upper()", "text.strip().upper()") },
  "other formatting": { "slug.py": slug.replace('(" ", "-")', "(\n        ' ', '-'\n    )  # words") },
  "a needless part": {
    "slug.py": fixed.replace("text * times", "text * int(times)"),
    "tests/test_slug.py": expectsFix,
  },
  "a broken function": { "slug.py": slug.replace("text.upper()", "text.lower()") },
  "no program": { "slug.py": `${slug}def (\n` },
  "another Makefile": {
    Makefile: "test:\n\ttrue\n",
    "slug.py": slug.replace("text.upper()", "text.lower()"),
  },
  "tests elsewhere": {
    "slug.py": slug,
    "proofs.py": tests.replace("Words", "More").replaceAll("def test_", "def test_more_"),
  },
};

let repository: Repository;

beforeAll(async () => {
  repository = await Repository.create({
    "slug.py": slug,
    "tests/__init__.py": "",
    "tests/test_slug.py": tests,
    Makefile: "test:\n\tpython3 -m unittest\n",
  });
  repository.commit();
  repository.git("branch", "-M", "main");
  for (const [name, files] of Object.entries(changes)) {
    repository.git("checkout", "-q", "-b", branchOf(name), "main");
    await repository.write(files);
    repository.commit();
  }
  repository.git("checkout", "-q", "main");
});
afterAll(() => repository[Symbol.asyncDispose]());

function branchOf(name: string): string {
  return name.replaceAll(" ", "-");
}

interface Proved extends ProveResult {
  readonly code: number | null;
}

async function proveOf(name: string, ...args: readonly string[]): Promise<Proved> {
  const given = ["prove", "--json", "--base", "main", "--head", branchOf(name), ...args];
  const local = args.includes("--image") ? [] : ["--executor", "local"];
  const verify = args.includes("--verify") ? [] : ["--verify", "python3 -m unittest"];
  const { code, stdout, stderr } = await runCommand([...given, ...local, ...verify], {
    cwd: repository.path,
  });
  if (stdout === "") throw new Error(stderr);
  return { code, ...(JSON.parse(stdout) as ProveResult) };
}

describe("prove", () => {
  it("proves a fix by its tests, in fresh containers", async () => {
    const { code, ...proved } = await proveOf("fix", "--image", image, "--pull", "never");
    const [base, head] = ["main", "fix"].map((ref) => repository.git("rev-parse", ref).trim());
    expect(proved).toEqual({
      version: 1,
      verdict: "proven",
      reason:
        "1 test fails without this change and passes with it. 3 other tests pass both with and without the change.",
      base,
      head,
      verify: ["python3 -m unittest"],
      tests: {
        proof: ["test_case (tests.test_slug.Words.test_case)"],
        guard: 3,
        regressed: [],
        removed: [],
        skipped: [],
        weakened: [],
        flaky: [],
      },
      hunks: [{ file: "slug.py", line: 2, lines: 1, needed: true }],
      annotations: [],
    });
    expect(code).toBe(0);
  });

  rarely("ends at its time limit although the executor waits for nothing that Node knows", async () => {
    await repository.write({
      "hangs.mjs": `export default () => ({
        name: "hangs",
        describe: () => "",
        start: ({ signal }) =>
          new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
      });`,
    });
    const args = ["prove", "--json", "--base", "main", "--head", "fix", "--verify", "true"];
    const { code, stdout } = await runCommand(
      [...args, "--executor", "./hangs.mjs", "--total-timeout", "1s"],
      { cwd: repository.path },
    );
    const reason = expect.stringContaining("did not finish within `total-timeout`") as unknown;
    expect([code, JSON.parse(stdout)]).toEqual([
      3,
      expect.objectContaining({ verdict: "cannot-tell", reason }),
    ]);
  });

  const isSaid = async (name: string, verdict: string, exitCode: number): Promise<void> => {
    const proved = await proveOf(name);
    expect([proved.verdict, proved.code]).toEqual([verdict, exitCode]);
  };
  it.each([["an emptied test", "weakened", 1]])("says of %s: %s", isSaid);
  rarely.each([["a fix without tests", "unproven", 1]])("says of %s: %s", isSaid);
  nightly.each([
    ["tests alone", "regressed", 1],
    ["other formatting", "guarded", 0],
    ["no program", "regressed", 1],
  ])("says of %s: %s", isSaid);

  rarely("names the part of a fix that no test needs", async () => {
    const { verdict, hunks } = await proveOf("a needless part");
    expect(verdict).toBe("proven");
    expect(hunks).toEqual([
      { file: "slug.py", line: 2, lines: 1, needed: true },
      { file: "slug.py", line: 10, lines: 1, needed: false },
    ]);
  });

  it("takes the configuration of the verification from the base", async () => {
    const { verdict, reason, code } = await proveOf("another Makefile", "--verify", "make test");
    expect([verdict, code]).toEqual(["cannot-tell", 3]);
    expect(reason).toContain("`Makefile`");
  });

  it("asks for the files of tests that nobody can guess, and takes them by their names", async () => {
    const verify = ["--verify", "python3 -m unittest discover -p '*s*.py'"];
    const { verdict, reason } = await proveOf("tests elsewhere", ...verify);
    expect(verdict).toBe("cannot-tell");
    expect(reason).toContain("`tests`");
    expect((await proveOf("tests elsewhere", ...verify, "--tests", "proofs.py")).verdict).toBe("guarded");
  });

  it("cannot tell anything if no test can run on either side", async () => {
    const { verdict, reason, code } = await proveOf("fix", "--verify", "no-such-tool");
    expect([verdict, code]).toEqual(["cannot-tell", 3]);
    expect(reason).toContain("No test passes, with or without this change.");
    expect(reason).toContain("`image`");
  });

  it("says in a folder of a repository that it uses only this folder", async () => {
    const args = ["prove", "--base", "main", "--executor", "local", "--verify", "python3 -m unittest"];
    const here = { cwd: join(repository.path, "tests") };
    const { stdout, stderr } = await runCommand([...args, "--head", "fix"], here);
    expect(stderr).toContain("warning: `prove` uses only the files in the folder tests/.");
    expect(stdout).toContain("Run `prove` in the repository's root, so that `prove` uses all files.");
    expect(stdout).not.toContain("Install what the tests need");
    const other = await runCommand([...args, "--head", "a-fix-without-tests"], here);
    expect(other.stdout).toContain(
      "`a-fix-without-tests` has no change in `tests/` since `main`. Run `prove` in the repository's root",
    );
  });

  it("says in a shallow clone which depth it needs", async () => {
    await using clone = await Repository.create();
    const url = `file://${repository.path}`;
    clone.git("fetch", "-q", "--depth=1", url, "main:main");
    clone.git("fetch", "-q", "--depth=1", url, "fix:fix");
    const args = ["prove", "--base", "main", "--head", "fix", "--verify", "true"];
    const { code, stdout } = await runCommand(args, { cwd: clone.path });
    expect(code).toBe(3);
    expect(stdout).toContain("fetch-depth: 0");
  });

  it("says that changes without a commit are left out, and never that no change is guarded", async () => {
    await using clone = await Repository.create({ "slug.py": slug });
    clone.commit();
    await clone.write({ "slug.py": fixed });
    const args = ["prove", "--base", "HEAD", "--image", image, "--verify", "python3 -m unittest"];
    const { code, stdout, stderr } = await runCommand(args, { cwd: clone.path });
    expect(stdout).toContain(
      "Cannot tell. `HEAD` has no change since `HEAD`. Commit your change first, or give its branch with `--head`.",
    );
    expect(stderr).toContain("warning: `prove` compares commits, so it leaves out your uncommitted changes");
    expect(code).toBe(3);
  });

  it("fails by the verdicts of --fail-on alone", async () => {
    const regressed = await proveOf("a broken function", "--fail-on", "weakened,flaky");
    expect(regressed).toMatchObject({ verdict: "regressed", code: 0 });
    if (isAskedFor) expect((await proveOf("other formatting", "--fail-on", "guarded")).code).toBe(1);
  });
});
