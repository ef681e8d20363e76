import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { emptyFolder, readJson, runCommand, scriptFile } from "./command-line.js";

const sh = (code: string): { reply: string } => ({ reply: `\`\`\`sh\n${code}\n\`\`\`\n` });

async function repository(): Promise<string> {
  const folder = await emptyFolder();
  const git = (...words: string[]) => execFileSync("git", words, { cwd: folder });
  git("init", "-q");
  await writeFile(join(folder, "greet.txt"), "Hallo\n");
  git("add", ".");
  git("-c", "user.name=t", "-c", "user.email=t@example.invalid", "commit", "-qm", "base");
  return folder;
}

describe("agent-exec run --continue", () => {
  it("goes on with the conversation and the files of an earlier run, up to one patch of both", async () => {
    const cwd = await repository();
    const run = async (task: string, turns: readonly object[], ...flags: string[]) => {
      const script = await scriptFile(turns);
      const words = ["run", task, "--script", script, "--executor", "local", "--workspace", "repo", ...flags];
      const { code, stdout, stderr } = await runCommand(words, { cwd });
      return { code, text: stdout + stderr };
    };
    const verify = ["--verify", "grep -q Hello greet.txt"];
    const first = [sh("echo Hello > greet.txt"), { reply: "It greets in English." }];
    expect(await run("Greet in English.", first, "--out", "one", ...verify)).toMatchObject({ code: 0 });

    const second = [sh("cat greet.txt; echo Bye >> greet.txt"), { reply: "And it says bye." }];
    const going = ["--continue", "one", "--out", "two", ...verify];
    const { code, text } = await run("Also say bye.", second, ...going);
    expect({ code, text }).toMatchObject({ code: 0, text: expect.stringContaining("continues run") });
    const { runId } = (await readJson(join(cwd, "one/result.json"))) as { runId: string };
    expect(await readJson(join(cwd, "two/result.json"))).toMatchObject({
      outcome: "passed",
      verified: true,
      result: "Hello",
      continues: { runId },
      patch: { files: 1, insertions: 2, deletions: 1 },
    });
    expect(await readFile(join(cwd, "two/report.md"), "utf8")).toContain(`continues run ${runId}`);
    expect(await readFile(join(cwd, "greet.txt"), "utf8")).toBe("Hallo\n");
    execFileSync("git", ["apply", "two/changes.patch"], { cwd });
    expect(await readFile(join(cwd, "greet.txt"), "utf8")).toBe("Hello\nBye\n");

    const other = ["--model", "m", "--base-url", "http://127.0.0.1:9/v1", "--max-retries", "0"];
    await runCommand(["run", "t", "--workspace", "repo", "--executor", "local", "--out", "local", ...other], {
      cwd,
    });
    const asked = [
      "run",
      "t",
      "--continue",
      "local",
      "--workspace",
      "repo",
      "--executor",
      "local",
      "--model",
    ];
    const key = { OPENAI_API_KEY: "" };
    const unnamed = await runCommand([...asked, "m"], { cwd, env: key });
    expect(unnamed.stderr).toContain("its model server was http://127.0.0.1:9/v1, and you did not name");
    expect(unnamed.stderr).toContain("Add `--base-url http://127.0.0.1:9/v1` if you trust this server.");
    expect(unnamed.code).toBe(2);
    const named = await runCommand([...asked, "m", "--base-url", "https://api.openai.com/v1"], {
      cwd,
      env: key,
    });
    expect(named.stderr).toContain("There is no key for https://api.openai.com/v1");

    const moved = await run("And more.", second, "--continue", "one", "--out", "three");
    expect(moved).toMatchObject({
      code: 2,
      text: expect.stringContaining("next: Restore the files that the run"),
    });
  });
});
