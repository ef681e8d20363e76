import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { verificationScript } from "../../src/proof/verification-script.js";

function run(shell: string, command: string) {
  return spawnSync(shell, ["-c", verificationScript(command)], { encoding: "utf8" });
}

const shells = ["sh", "bash"];

test.each(shells)("by %s a failure in an earlier line is the script's", (shell) => {
  expect(run(shell, "false\necho ok").status).toBe(1);
  expect(run(shell, "exit 7; echo ok").status).toBe(7);
  expect(run(shell, "cd /nowhere\ntrue").status).not.toBe(0);
});

test.each(shells)("by %s what a script allows to fail may fail", (shell) => {
  expect(run(shell, "false || true\n! false\nif false; then :; fi\necho ok").stdout).toBe("ok\n");
  expect(run(shell, "# a comment\necho ok").stdout).toBe("ok\n");
});

test("a failure before a pipe is the script's where the shell can tell", () => {
  expect(run("bash", "false | cat").status).toBe(1);
});

test.each([
  ["says so in its first line", "#!/usr/bin/env bash\nfalse | cat"],
  ["sets pipefail", "set -euo pipefail\nfalse | cat"],
  ["pipes into tee", "false 2>&1 | tee log"],
  ["pipes into tail", "false 2>&1 |tail -5"],
  ["pipes into tail, and names a file like a command", "false test/diff.test.js | tail -5"],
  ["pipes all output", "false |& cat"],
  ["sets pipefail in two words", "set -eu -o pipefail\nfalse | cat"],
  ["sends all output to a file", "false &>log"],
  ["reads a text", "read word <<<no\ntest $word = yes"],
  ["pipes into tee after a substitution", "out=$(false; echo ok | tail -1)\ntest $out = ok"],
  ["sources a file in a chain", "echo 'code=1' >code.sh\ntrue && source ./code.sh && exit $code"],
  ["sources a file", "echo 'code=1' >code.sh\nsource ./code.sh\nexit $code"],
  ["compares patterns", "if [[ it\\'s == it* ]]; then exit 1; fi"],
])("bash runs a script that %s", (_what, command) => {
  const cwd = mkdtempSync(join(tmpdir(), "agent-exec-script-"));
  const ran = spawnSync("sh", ["-c", verificationScript(command)], { encoding: "utf8", cwd });
  rmSync(cwd, { recursive: true });
  expect(ran).toMatchObject({ status: 1, stderr: "" });
});

test("without bash, sh runs such a script", () => {
  const folder = mkdtempSync(join(tmpdir(), "agent-exec-no-bash-"));
  symlinkSync("/bin/sh", join(folder, "sh"));
  const command = verificationScript("# it's [[ only a comment\necho ran");
  const ran = spawnSync("/bin/sh", ["-c", command], { encoding: "utf8", env: { PATH: folder } });
  rmSync(folder, { recursive: true });
  expect(ran.stdout).toBe("ran\n");
});

test.each(shells)("by %s an error names the script's own line", (shell) => {
  expect(run(shell, "true\nno_such_program").stderr).toMatch(/line 2|: 2:/);
});

test.each([
  "seq 1 200000 | head -1\nseq 1 3 | tail -1",
  "printf '' | grep -v x | tail -1",
  "seq 1 200000 | tee log | grep -q 5",
])("a reader that ends early is no failure: %s", (command) => {
  const cwd = mkdtempSync(join(tmpdir(), "agent-exec-verification-"));
  const { status } = spawnSync("sh", ["-c", verificationScript(command)], { cwd });
  rmSync(cwd, { recursive: true });
  expect(status).toBe(0);
});
