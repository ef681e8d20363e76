import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { rarely } from "../chance.js";
import { fenced, image, runCommand, scriptFile } from "./command-line.js";

let cwd: string;

beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), "agent-exec-audit-"));
  await writeFile(
    join(cwd, "slug.py"),
    "import sys\ndef slug(text): return text\nif __name__ == '__main__': print(slug(sys.argv[1]))\n",
  );
  const test = `
import unittest
from slug import slug
class Slug(unittest.TestCase):
    def test_lower(self): self.assertEqual(slug("A"), "a")
    def test_plain(self): self.assertEqual(slug("a"), "a")
`;
  await writeFile(join(cwd, "test_slug.py"), test);
  const user = ["-c", "user.name=a", "-c", "user.email=a@b"];
  execFileSync("git", ["init", "-q"], { cwd });
  execFileSync("git", ["add", "--all"], { cwd });
  execFileSync("git", [...user, "commit", "-qm", "x"], { cwd });
  const right = { reply: fenced("sed -i 's/return text/return text.lower()/' slug.py", "sh") };
  const place = ["--image", image, "--pull", "never", "--workspace", "repo", "--until", "pass"];
  const run = [
    "run",
    "mend it",
    "--script",
    await scriptFile([right]),
    ...place,
    "--verify",
    "python3 -m unittest",
    "--out",
    "o",
  ];
  const { code, stdout } = await runCommand(run, { cwd });
  if (code !== 0) throw new Error(stdout);
});
afterAll(() => rm(cwd, { recursive: true, force: true }));

interface Told {
  readonly held: number;
  readonly fooled: number;
  readonly refused: number;
  readonly notTried: number;
  readonly findings: readonly { readonly name: string; readonly status: string; readonly closes: string }[];
}

async function auditOf(...args: readonly string[]) {
  const given = [
    "audit",
    "--json",
    "--image",
    image,
    "--pull",
    "never",
    "--workspace",
    "repo",
    "--files",
    "slug.py",
  ];
  const { code, stdout, stderr } = await runCommand([...given, "--from", "o", ...args], { cwd });
  expect(stderr).toBe("");
  const told = JSON.parse(stdout) as Told;
  const named = (status: string) =>
    told.findings.filter((each) => each.status === status).map(({ name }) => name);
  return { code, ...told, fooledBy: named("fooled") };
}

describe("an audit", () => {
  rarely(
    "of a test in the code's own process names what speaks for itself there, and what closes that",
    async () => {
      const { code, fooledBy, held, findings } = await auditOf(
        "--verify",
        "python3 -m unittest",
        "--protect",
        "test_*",
      );
      expect(fooledBy).toEqual(["python-equals-knowing"]);
      expect({ code, held }).toEqual({ code: 1, held: 30 });
      expect(findings.slice(0, 3).map(({ name, status }) => `${name} ${status}`)).toEqual([
        "untouched held",
        "right held",
        "broken held",
      ]);
      expect(
        findings.filter(({ status }) => status === "fooled").every(({ closes }) => closes.endsWith(".")),
      ).toBe(true);
    },
  );

  rarely("of what a program prints holds against all", async () => {
    const verify = 'test "$(python3 slug.py A)" = a';
    expect(await auditOf("--verify", verify, "--protect", "test_*")).toMatchObject({
      code: 0,
      fooledBy: [],
      notTried: 0,
    });
  });

  it("of a command that proves nothing says so first, and of one that nothing passes too", async () => {
    expect(await auditOf("--verify", "true")).toMatchObject({ code: 1, held: 0, fooledBy: ["untouched"] });
    const { code, refused, findings } = await auditOf("--verify", "python3 -m unittest && false");
    expect({ code, refused }).toEqual({ code: 1, refused: 1 });
    expect(findings[1]).toMatchObject({ name: "right", status: "refused" });
  });

  it("of one that calls what is not there, or that nothing is known to pass, does not say that it holds", async () => {
    const place = ["--workspace", "repo", "--files", "slug.py", "--image", image, "--pull", "never"];
    const absent = await runCommand(["audit", ...place, "--verify", "no-such-tool test"], { cwd });
    expect(absent).toMatchObject({ code: 2, stderr: expect.stringContaining("no-such-tool") });
    const unknown = await runCommand(["audit", ...place, "--verify", "false"], { cwd });
    expect(unknown.stdout).toContain("knew no right solution");
  });

  it("without files or a verification says what is missing", async () => {
    const none = await runCommand(["audit", "--workspace", "repo", "--verify", "true"], { cwd });
    expect(none).toMatchObject({ code: 2, stderr: expect.stringContaining("--files 'src/**'") });
    const nothing = await runCommand(["audit", "--workspace", "repo", "--files", "*.py"], { cwd });
    expect(nothing).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("no verification to audit"),
    });
  });
});

describe("a run that is regraded", () => {
  const regrade = ["regrade", "o", "--image", image];

  it("is the same as recorded, from its folder alone", async () => {
    const { code, stdout } = await runCommand([...regrade, "--json"], { cwd });
    const told = JSON.parse(stdout) as { isSame: boolean; results: { what: string; now: string }[] };
    expect({ code, isSame: told.isSame }).toEqual({ code: 0, isSame: true });
    expect(told.results.map(({ what }) => what)).toEqual([
      "the patch",
      "before any change: python3 -m unittest",
      "python3 -m unittest",
      "the given files",
    ]);
    expect(told.results[2]!.now).toBe("exit code 0, 2 tests passed");
  });

  it("tells a patch that is another one, and what comes of it", async () => {
    const patch = join(cwd, "o/changes.patch");
    const before = await readFile(patch, "utf8");
    await writeFile(patch, before.replace("lower()", "upper()"));
    const { code, stdout } = await runCommand(regrade, { cwd });
    await writeFile(patch, before);
    expect({ code, stdout }).toMatchObject({ code: 1 });
    expect(stdout).toContain("✗ the patch\n");
    expect(stdout).toContain("recorded  exit code 0, 2 tests passed\n  now       exit code 1");
    expect(stdout).toContain("2 of 4 differ.");
  });
});
