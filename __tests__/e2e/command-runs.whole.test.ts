import { existsSync, readFileSync } from "node:fs";
import { readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "@jest/globals";
import { eventually } from "../github/fake-github.js";
import { emptyFolder, runCommand, scriptFile } from "./command-line.js";

const reply = "```sh\necho done\n```\n";

describe("the runs of a folder", () => {
  it("are listed, shown and removed, each by its name, and nothing else that lies there is touched", async () => {
    const cwd = await emptyFolder();
    const script = await scriptFile([{ reply }]);
    const agent = async (...words: string[]) => {
      const { code, stdout, stderr } = await runCommand(words, { cwd });
      return { code, text: stdout + stderr };
    };
    const tasks = { first: "First \u001b[31mred", second: "Second", third: "Third" };
    for (const [name, task] of Object.entries(tasks)) {
      const flags = ["--script", script, "--executor", "local", "--out", `.agent-exec/${name}`];
      expect((await agent("run", task, ...flags)).code).toBe(0);
    }
    const runs = join(cwd, ".agent-exec");
    const [first, second, third] = Object.keys(tasks);
    await writeFile(join(runs, "notes.txt"), "mine");
    await symlink(join(runs, third!), join(runs, "link"));

    const listed = await agent("ls");
    expect(listed.code).toBe(0);
    expect(listed.text).not.toContain("\u001b");
    expect(
      listed.text
        .trimEnd()
        .split("\n")
        .map((line) => line.split(/ {2,}/)[0]),
    ).toEqual(["RUN", third, second, first]);
    expect(listed.text).toMatch(/passed +– +1 +1 +0 +– +Second/);
    const json = JSON.parse((await agent("ls", "--json")).text) as { name: string; outcome: string }[];
    expect(json.map(({ name, outcome }) => [name, outcome])).toEqual(
      [third, second, first].map((name) => [name, "passed"]),
    );

    const shown = await agent("show", second!);
    expect(shown).toMatchObject({ code: 0, text: expect.stringContaining(join(runs, second!)) });
    expect(shown.text).toMatch(/^agent-exec \S+ {2}Second$/m);
    // Without a name, it is the newest.
    expect((await agent("show")).text).toMatch(/^agent-exec \S+ {2}Third$/m);

    const opened = join(cwd, "opened");
    await writeFile(join(cwd, "xdg-open"), `#!/bin/sh\necho "$1" >${opened}\n`, { mode: 0o755 });
    const screen = { PATH: `${cwd}:${process.env["PATH"]}`, DISPLAY: ":0" };
    await writeFile(join(runs, third!, "report.html"), "a stranger's page");
    const viewed = await runCommand(["view"], { cwd, env: screen });
    expect(viewed).toMatchObject({ code: 0, stderr: "" });
    const page = pathToFileURL(join(runs, third!, "report.html")).href;
    await eventually(() => existsSync(opened) && readFileSync(opened, "utf8") !== "");
    expect(readFileSync(opened, "utf8")).toBe(`${page}\n`);
    expect(await readFile(join(runs, third!, "report.html"), "utf8")).toContain("Third");
    const without = await runCommand(["view", second!], { cwd, env: { DISPLAY: "", WAYLAND_DISPLAY: "" } });
    expect(without).toMatchObject({ code: 0, stderr: expect.stringContaining("Open report.html yourself") });

    expect(await agent("prune")).toMatchObject({
      code: 2,
      text: expect.stringContaining("You did not say which runs to remove"),
    });
    expect((await agent("prune", "--keep", "1", "--dry-run")).text).toContain("2 runs of 3.");
    expect((await agent("prune", "--older-than", "1h")).text).toContain("0 runs of 3.");
    await writeFile(join(runs, second!, "transcript.jsonl"), '{"v":1,"seq":0\n');
    expect(await agent("prune", "--keep", "1")).toMatchObject({
      code: 0,
      text: expect.stringContaining(`removed  ${join(runs, first!)}`),
    });
    expect((await readdir(runs)).toSorted()).toEqual(["link", "notes.txt", second, third]);
    expect((await agent("ls", "nowhere")).code).toBe(2);
  }, 60_000);
});
