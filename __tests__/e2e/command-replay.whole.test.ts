import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { emptyFolder, readJson, runCommand, scriptFile } from "./command-line.js";

const sh = (code: string): string => `\`\`\`sh\n${code}\n\`\`\`\n`;

/** A run in which one attempt fails and one passes, which leaves two files. */
async function recordedRun(): Promise<{ readonly cwd: string; readonly folder: string }> {
  const cwd = await emptyFolder();
  const script = await scriptFile([
    { reply: sh("echo half >&2; exit 3") },
    { decision: { retry: true, reason: "The exit code must be 0." } },
    { reply: sh("echo six; echo 6 > six.txt; cat /etc/hostname > /dev/null") },
  ]);
  const words = [
    "run",
    "Six.",
    "--script",
    script,
    "--executor",
    "local",
    "--out",
    "run",
    "--verify",
    "test -s six.txt",
  ];
  const { code, stderr } = await runCommand(words, { cwd });
  expect([code, stderr]).toEqual([0, ""]);
  return { cwd, folder: join(cwd, "run") };
}

/** Changes the record as a stranger, or a machine that acts otherwise, would. */
async function plant(folder: string, before: string, after: string): Promise<void> {
  const path = join(folder, "transcript.jsonl");
  const text = await readFile(path, "utf8");
  expect(text).toContain(before);
  await writeFile(path, text.replace(before, after));
}

describe("agent-exec replay", () => {
  it("does a run again without its model, and says that nothing differs", async () => {
    const { cwd } = await recordedRun();
    const { code, stdout } = await runCommand(["replay", "run", "--executor", "local"], { cwd });
    expect([code, stdout]).toEqual([
      0,
      expect.stringContaining("✓ The same as recorded: 2 blocks, 1 verification, 1 file."),
    ]);
    const { runId } = (await readJson(join(cwd, "run/result.json"))) as { runId: string };
    expect(stdout).toContain(`This run repeats run ${runId} without a model.`);
    const [listed] = JSON.parse((await runCommand(["ls", "--json"], { cwd })).stdout) as {
      repeats: string;
    }[];
    expect(listed).toMatchObject({ repeats: runId });
    expect((await runCommand(["ls"], { cwd })).stdout).toMatch(/ {2}\(replay\) Six\.$/m);
  });

  it("names a planted difference in ending, exit code, output and file, with both sides", async () => {
    const { cwd, folder } = await recordedRun();
    await plant(folder, '"exitCode":3', '"exitCode":4');
    await plant(folder, '{"text":"six\\n","bytes":4', '{"text":"sex\\n","bytes":4');
    const sha = (await readJson(join(folder, "result.json"))) as { artifacts: { sha256: string }[] };
    await plant(folder, sha.artifacts[0]!.sha256, "0".repeat(64));
    const { code, stdout } = await runCommand(["replay", "run", "--executor", "local", "--json"], { cwd });
    const told = JSON.parse(stdout) as { isSame: boolean; differences: object[] };
    expect([code, told.isSame]).toEqual([1, false]);
    expect(told.differences).toEqual([
      { where: "attempt 1, block 1", what: "exit code", recorded: "4", replayed: "3" },
      {
        where: "attempt 2, block 1",
        what: "stdout",
        recorded: "4 bytes, line 1: sex",
        replayed: "4 bytes, line 1: six",
      },
      {
        where: "file six.txt",
        what: "content",
        recorded: `sha256 ${"0".repeat(64)}`,
        replayed: `sha256 ${sha.artifacts[0]!.sha256}`,
      },
    ]);
    const shown = await runCommand(["replay", "run", "--executor", "local"], { cwd });
    expect([shown.code, shown.stdout]).toEqual([
      1,
      expect.stringContaining("✗ attempt 1, block 1: exit code\n  recorded  4\n  replayed  3\n"),
    ]);
  });

  it("runs a block with a file name if the recorded version ran it, and else only saves it", async () => {
    const cwd = await emptyFolder();
    const script = await scriptFile([
      { reply: "```python file=hi.py\nprint('hi')\n```\n" },
      { reply: "Done." },
    ]);
    const words = ["--script", script, "--executor", "local", "--workspace", cwd, "--out", "run"];
    const { code, stderr } = await runCommand(["run", "Hi.", ...words], { cwd });
    expect([code, stderr]).toEqual([0, ""]);
    const replay = ["replay", "run", "--executor", "local", "--workspace", cwd];
    expect(await runCommand(replay, { cwd })).toMatchObject({ code: 0 });
    // The field is missing in transcripts of earlier versions.
    await plant(join(cwd, "run"), ',"savesNamed":true', "");
    const { stdout } = await runCommand(replay, { cwd });
    expect(stdout).toContain("✗ turn 1, block 1: stdout\n");
  });

  it("asks for what a folder alone is not believed, and refuses a folder without a run", async () => {
    const { cwd } = await recordedRun();
    const unsure = await runCommand(["replay", "run"], { cwd });
    expect(`${unsure.code} ${unsure.stderr}`).toMatch(
      /^2 .*--executor `local`.*does not accept them from a run's folder/s,
    );
    const none = await runCommand(["replay", "."], { cwd });
    expect(`${none.code} ${none.stderr}`).toMatch(/^2 .*There is no file `transcript\.jsonl`/s);
  });
});
