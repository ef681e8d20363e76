import { execFileSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { openIgnoreCheck } from "../../../src/workspace/counting/ignore-check.js";
import { Repository as Opened } from "../../../src/workspace/git/repository.js";
import { Repository } from "../repository.js";

let repository: Repository;
const path = process.env["PATH"];

beforeEach(async () => {
  repository = await Repository.create({ ".gitignore": "ign*\n*.log\n!keep.log\n", "d/f": "q\n", a: "1\n" });
  repository.commit();
});
afterEach(async () => {
  process.env["PATH"] = path;
  await repository[Symbol.asyncDispose]();
});

/** From now on git is one that a signal ends where it is asked for this. */
async function dieAt(command: string): Promise<void> {
  const real = execFileSync("sh", ["-c", "command -v git"], { encoding: "utf8" }).trim();
  const folder = join(repository.home, "bin");
  await mkdir(folder);
  const script = `#!/bin/sh\nfor word in "$@"; do [ "$word" = ${command} ] && kill -SEGV $$; done\nexec ${real} "$@"\n`;
  await writeFile(join(folder, "git"), script, { mode: 0o755 });
  process.env["PATH"] = `${folder}:${path}`;
}

describe("a git that crashes", () => {
  it("is reported with its signal", async () => {
    await using opened = await Opened.open(repository.path);
    await dieAt("ls-files");
    await expect(opened.text(["ls-files"])).rejects.toMatchObject({
      message: expect.stringContaining("git was ended by SIGSEGV"),
    });
    await expect(repository.source()).rejects.toMatchObject({ code: "settings-invalid" });
  });

  it("leaves the ignored files unknown, and nothing waits for it", async () => {
    await dieAt("check-ignore");
    const check = openIgnoreCheck(repository.path);
    expect(await check.ignores("x.log")).toBe(false);
    expect(await check.ignores("x.txt")).toBe(false);
    await check.close();
  });

  // git 2.39 dies of these after each other, and of none of them alone.
  it("is asked again if it crashes only on a sequence of names", async () => {
    const names: [string, boolean][] = [
      ["-dash", false],
      ["a:b", false],
      ["a.log", true],
      ["back\\slash", false],
      ["e", false],
      [`${"dir/".repeat(25)}leaf`, false],
      ["hl2.txt", false],
      ["ign", true],
      ["keep.log", false],
      [`${"n".repeat(240)}.txt`, false],
      ["st*r?", false],
      ["sub/s.txt", false],
      ["tofolder/z", false],
      ["trail ", false],
    ];
    const check = openIgnoreCheck(repository.path);
    const answers: [string, boolean][] = [];
    for (const [name] of names) answers.push([name, await check.ignores(name)]);
    await check.close();
    expect(answers).toEqual(names);
  });
});
