import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { nightly } from "../chance.js";
import { emptyFolder, fenced, image, runCommand, scriptFile, startCommand } from "./command-line.js";
import { comesTrue } from "./support/containers.js";
import { atTerminal } from "./terminal.js";

/** A repository with these files, and a run in its `o` whose one block is this. */
async function ran(files: Readonly<Record<string, string>>, code: string, flags: readonly string[]) {
  const repo = await emptyFolder();
  for (const [path, text] of Object.entries(files)) await writeFile(join(repo, path), text);
  execFileSync("git", ["init", "-q"], { cwd: repo });
  execFileSync("git", ["add", "."], { cwd: repo });
  const user = ["-c", "user.name=t", "-c", "user.email=t@example.invalid"];
  execFileSync("git", [...user, "commit", "-qm", "x"], { cwd: repo });
  const script = await scriptFile([{ reply: fenced(code, "sh") }, { reply: "It is done." }]);
  const args = ["run", "x", "--script", script, "--workspace", "repo", "--out", "o", "--max-retries", "0"];
  const { code: exitCode } = await runCommand([...args, ...flags], { cwd: repo });
  return { repo, exitCode, read: () => readFile(join(repo, "n.txt"), "utf8") };
}

const local = ["--executor", "local", "--approval", "never"];

describe("`apply` at a terminal", () => {
  const isAnswered = async (_: string, keys: string, code: number, text: string): Promise<void> => {
    const { repo, read } = await ran({ "n.txt": "1\n" }, "echo 2 > n.txt", local);
    const at = await atTerminal(["apply", "o"], { cwd: repo });
    await at.see("not verified");
    await at.see("[y/N]");
    expect(await read()).toBe("1\n");
    at.type(keys);
    const finished = await at.finished;
    expect({ code: finished.code, text: await read() }).toEqual({ code, text });
    if (code === 1) expect(finished.shown).toContain("Nothing was changed.");
  };
  nightly.concurrent.each([
    ["anything but yes", "yesterday\r", 1, "1\n"],
    ["n", "n\r", 1, "1\n"],
    ["Yes", "Yes\r", 0, "2\n"],
  ])("is answered by %s", isAnswered);

  it.concurrent("says of a run that failed that its patch is not verified, and takes no answer for no", async () => {
    const { repo, exitCode, read } = await ran({ "n.txt": "1\n" }, "echo 2 > n.txt", [
      ...local,
      "--verify",
      "false",
    ]);
    expect(exitCode).toBe(1);
    const answered = async (keys: string) => {
      const at = await atTerminal(["apply", "o"], { cwd: repo });
      await at.see("failed, not verified");
      await at.see("[y/N]");
      expect(await read()).toBe("1\n");
      at.type(keys);
      const { code, shown } = await at.finished;
      return { code, shown, text: await read() };
    };
    expect(await answered("\r")).toEqual({
      code: 1,
      shown: expect.stringContaining("Nothing was changed."),
      text: "1\n",
    });
    expect(await answered("y\r")).toMatchObject({ code: 0, text: "2\n" });
  });
});

describe("a run in a container on a repository's files", () => {
  it.concurrent("leaves the same by `git apply` and by `agent-exec apply`", async () => {
    const files = {
      "moved.py": "a = 1\n",
      gone: "x\n",
      "n.txt": "a\r\nb\r\n",
      "no-end": "a",
      tool: "#!/bin/sh\n",
    };
    const code =
      "mkdir new; mv moved.py new/; rm gone; sed -i 's/b/c/' n.txt; printf b >> no-end; chmod +x tool; ln -s tool link; : > empty; printf '\\0\\1' > bin; ln n.txt hard";
    const { repo, exitCode } = await ran(files, code, ["--image", image]);
    expect(exitCode).toBe(0);
    const copy = await emptyFolder();
    execFileSync("cp", ["-a", `${repo}/.`, copy]);
    execFileSync("git", ["apply", "--whitespace=nowarn", join(repo, "o/changes.patch")], { cwd: copy });
    expect(await runCommand(["apply", "o", "--yes"], { cwd: repo })).toMatchObject({ code: 0 });
    const tree = (cwd: string) => {
      execFileSync("git", ["add", "--all", "--", ".", ":!o"], { cwd });
      return execFileSync("git", ["write-tree"], { cwd, encoding: "utf8" });
    };
    expect(tree(repo)).toBe(tree(copy));
    expect(await readFile(join(repo, "n.txt"), "utf8")).toBe("a\r\nc\r\n");
    const status = execFileSync("git", ["diff", "--cached", "--name-status", "-M", "HEAD"], {
      cwd: repo,
      encoding: "utf8",
    });
    expect(status.trim().split("\n").toSorted()).toEqual([
      "A\tbin",
      "A\tempty",
      "A\thard",
      "A\tlink",
      "D\tgone",
      "M\tn.txt",
      "M\tno-end",
      "M\ttool",
      "R100\tmoved.py\tnew/moved.py",
    ]);
  });
});

describe("SIGTERM", () => {
  it.concurrent("ends a run whose executor never answers, with its record", async () => {
    const cwd = await emptyFolder();
    const module =
      'import { writeFileSync } from "node:fs"; export default () => ({ name: "mute", describe: () => "", start: async () => ({ execute: () => { writeFileSync("asked", ""); return new Promise(() => undefined); } }) });';
    await writeFile(join(cwd, "mute.mjs"), module);
    const args = ["exec", "-", "--executor", "./mute.mjs", "--out", "o"];
    const { child, finished } = await startCommand(args, { cwd, input: fenced("ls", "sh") });
    expect(await comesTrue(() => existsSync(join(cwd, "asked")), { withinMs: 60_000 })).toBe(true);
    child.kill("SIGTERM");
    expect((await finished).code).toBe(130);
    const events = (await readFile(join(cwd, "o/transcript.jsonl"), "utf8")).trim().split("\n");
    expect(JSON.parse(events.at(-1)!)).toMatchObject({ type: "run-ended", outcome: "cancelled" });
  });
});
