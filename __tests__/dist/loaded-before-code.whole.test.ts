import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "@jest/globals";
import { projectDir } from "../../scripts/places.mjs";

const folder = mkdtempSync(join(tmpdir(), "agent-exec-loaded-"));
afterAll(() => rmSync(folder, { recursive: true }));

const run = promisify(execFile);

// With `local` nothing holds the code back from the machine: what is loaded after it ran could be the code's own.
test("what judges code and tells of its run is loaded before the code runs", async () => {
  const [dist, work, out] = ["dist", "work", "out"].map((name) => join(folder, name)) as [string, string, string];
  cpSync(join(projectDir, "dist"), dist, { recursive: true });
  mkdirSync(work);
  writeFileSync(join(work, "number.txt"), "1\n");
  await run("git", ["init", "--quiet"], { cwd: work });
  const broken = `for file in '${dist}'/*.js; do echo 'throw new Error("loaded late: '$file'");' > "$file"; done`;
  writeFileSync(join(folder, "task.md"), `\`\`\`sh\n${broken}\necho 2 > number.txt\n\`\`\`\n`);
  const report = `<testsuite><testcase name="is two"/></testsuite>`;
  const verify = `echo '${report}' > report.xml; grep -q 2 number.txt`;
  const where = ["--executor", "local", "--workspace", "repo", "--out", out];
  const { stdout } = await run(
    process.execPath,
    [join(dist, "cli.js"), "exec", join(folder, "task.md"), ...where, "--verify", verify, "--verify-report", "report.xml"],
    { cwd: work, env: { PATH: process.env["PATH"], HOME: folder } },
  );
  expect(readFileSync(join(dist, "cli.js"), "utf8")).toContain("loaded late");
  expect(stdout).toContain("✅ Verified: ");
  expect(readdirSync(out)).toEqual(
    expect.arrayContaining(["changes.patch", "junit.xml", "manifest.json", "report.html", "result.json"]),
  );
  expect(JSON.parse(readFileSync(join(out, "result.json"), "utf8"))).toMatchObject({
    outcome: "passed",
    verified: true,
    proof: { tests: { passed: 1 } },
  });
});
