import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { rarely } from "../chance.js";
import { fenced, image, readJson, runCommand, scriptFile } from "./command-line.js";

const program = `import sys
def slug(text): return text
if __name__ == "__main__": print(slug(sys.argv[1] if len(sys.argv) > 1 else sys.stdin.read().strip()))
`;

/** What the code may not do, one a line: each command must fail. */
const forbidden = [
  "cat tests/expected.txt",
  "cat tests/check.sh",
  "cat .git/HEAD",
  "echo x >slug.py",
  "echo x >unittest.py",
  "rm tests/expected.txt",
  'kill -9 "$PPID"',
  'cat /proc/"$JUDGE"/environ',
  'cat /proc/"$JUDGE"/mem',
  "echo x >/tmp/.agent-exec-judge/bin/as-code-user",
];

const check = `set -e
test "$(as-code-user id -u)" != "$(id -u)"
test "$(as-code-user python3 slug.py A)" = "$(cat tests/expected.txt)"
test "$(echo "B it's" | as-code-user python3 slug.py)" = "b it's"
test "$(as-code-user printf '%s|' "a  b" "it's" '$HOME' 'x
y' '')" = "a  b|it's|\\$HOME|x
y||"
test "$(cd tests && as-code-user pwd)" = "$PWD/tests"
code=0; as-code-user sh -c 'exit 7' || code=$?; test $code = 7
code=0; as-code-user no_such_program 2>/dev/null || code=$?; test $code = 127
test "$(as-code-user sh -c 'echo out; echo err >&2' 2>/dev/null)" = out
test "$(as-code-user sh -c 'echo out; echo err >&2' 2>&1 >/dev/null)" = err
test "$(as-code-user head -c 300000 /dev/zero | wc -c)" -eq 300000
${forbidden.map((command) => `if as-code-user env JUDGE=$$ sh -c '${command.replaceAll("'", "'\\''")}' 2>/dev/null; then echo 'it could: ${command.replaceAll("'", "")}'; exit 1; fi`).join("\n")}
test "$(cat tests/expected.txt)" = a
`;

let cwd: string;

beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), "agent-exec-judge-"));
  await mkdir(join(cwd, "tests"));
  await writeFile(join(cwd, "slug.py"), program);
  await writeFile(join(cwd, "tests/expected.txt"), "a\n");
  await writeFile(join(cwd, "tests/check.sh"), check);
  const user = ["-c", "user.name=a", "-c", "user.email=a@b"];
  execFileSync("git", ["init", "-q"], { cwd });
  execFileSync("git", ["add", "--all"], { cwd });
  execFileSync("git", [...user, "commit", "-qm", "x"], { cwd });
});
afterAll(() => rm(cwd, { recursive: true, force: true }));

const apart = [
  "--workspace",
  "repo",
  "--protect",
  "tests",
  "--verify-user",
  "other",
  "--image",
  image,
  "--pull",
  "never",
];

describe("a verification with a user of its own", () => {
  it("runs the code as a program that reads, writes and ends nothing of the judge's", async () => {
    const right = { reply: fenced("sed -i 's/return text/return text.lower()/' slug.py", "sh") };
    const script = ["--script", await scriptFile([right]), "--until", "pass", "--max-retries", "0"];
    const run = ["run", "mend it", ...script, ...apart, "--verify", "sh tests/check.sh", "--out", "o"];
    const { code, stdout } = await runCommand(run, { cwd });
    expect({ code, stdout }).toMatchObject({ code: 0 });
    expect(await readJson(join(cwd, "o/result.json"))).toMatchObject({
      verified: true,
      proof: { failedBefore: true },
    });
  });

  rarely("is fooled by no probe, where the check compares what a program prints", async () => {
    const audit = [
      "audit",
      "--json",
      "--files",
      "slug.py",
      "--from",
      "o",
      ...apart,
      "--verify",
      "sh tests/check.sh",
    ];
    const { stdout, stderr } = await runCommand(audit, { cwd });
    expect(stderr).toBe("");
    expect(JSON.parse(stdout)).toMatchObject({ fooled: 0, refused: 0, notTried: 0 });
  });

  it("is nothing that an executor without users can have, and means nothing without a verification", async () => {
    const local = ["exec", "-", "--executor", "local", "--verify-user", "other", "--verify", "true"];
    expect(await runCommand(local, { cwd, input: "" })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("--verify-user"),
    });
    const alone = ["run", "x", "--verify-user", "other", "--script", await scriptFile([{ reply: "x" }])];
    expect(await runCommand(alone, { cwd })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("without --verify"),
    });
  });
});
