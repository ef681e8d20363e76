import { cp, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { gitIn } from "../workspace/repository.js";
import { emptyFolder, image, readJson, runCommand, scriptFile } from "./command-line.js";

const data = fileURLToPath(new URL("../data/conversation", import.meta.url));

/** The conversation's turns: how each command must end, and the reply. */
async function readTurns(): Promise<readonly { readonly exitCode: number; readonly reply: string }[]> {
  const [, ...turns] = (await readFile(join(data, "turns.md"), "utf8")).split(/^## exit /m);
  return turns.map((turn) => ({ exitCode: Number.parseInt(turn, 10), reply: turn.replace(/^\d+\n+/, "") }));
}

/** The conversation in a checkout of the repository, judged by the fix's own tests, which the writer never sees. */
async function converse(turns: Awaited<ReturnType<typeof readTurns>>) {
  const cwd = await emptyFolder();
  await cp(join(data, "repository"), cwd, { recursive: true });
  gitIn(cwd, "init", "-q");
  gitIn(cwd, "add", "--all");
  gitIn(cwd, "commit", "-q", "-m", "Read durations");
  const args = ["--script", await scriptFile(turns.map(({ reply }) => ({ reply }))), "--image", image];
  const steps = [
    "--workspace",
    "repo",
    "--workspace-path",
    "/testbed",
    "--blocks",
    "last",
    "--max-retries",
    "0",
  ];
  const verify = "cp -r /opt/fix/tests . && python3 -m unittest -q";
  const judged = ["--volume", `${join(data, "fix")}:/opt/fix`, "--verify", verify];
  const command = [
    "run",
    "Read days, and refuse what is no duration.",
    "--out",
    "o",
    ...args,
    ...steps,
    ...judged,
  ];
  const { code, stdout } = await runCommand(command, { cwd });
  const lines = (await readFile(join(cwd, "o/transcript.jsonl"), "utf8")).trimEnd().split("\n");
  const events = lines.map(
    (line) => JSON.parse(line) as { type: string; exitCode?: number; ending?: string },
  );
  const ran = events.filter(({ type, ending }) => type === "execution" && ending !== "not-run");
  const result = await readJson(join(cwd, "o/result.json"));
  return { cwd, code, stdout, result, exitCodes: ran.map(({ exitCode }) => exitCode) };
}

describe("a conversation over a repository", () => {
  it.concurrent("goes as it should turn by turn, and ends with a patch that its owner can apply", async () => {
    const turns = await readTurns();
    const { cwd, code, result, stdout, exitCodes } = await converse(turns);
    expect(exitCodes).toEqual(turns.map(({ exitCode }) => exitCode));
    expect(code).toBe(0);
    expect(result).toMatchObject({
      outcome: "passed",
      verified: true,
      turns: turns.length,
      proof: { failedBefore: true },
      patch: { files: 2, base: gitIn(cwd, "rev-parse", "HEAD").trim() },
    });
    expect(stdout).toMatch(/^✅ (?:Fixed and verified|Verified)/m);
    gitIn(cwd, "apply", "--include=durations/*", "o/changes.patch");
    expect(
      gitIn(cwd, "status", "--short")
        .split("\n")
        .filter((line) => !line.includes(" o/")),
    ).toEqual([" M durations/parse.py", ""]);
    expect(gitIn(cwd, "diff", "--", "durations")).toBe(await readFile(join(data, "expected.patch"), "utf8"));
  });

  it.concurrent("does not pass without the edit that mends it", async () => {
    const turns = await readTurns();
    const { code, result } = await converse(turns.filter(({ reply }) => !reply.includes("raise ValueError")));
    expect(code).toBe(1);
    expect(result).toMatchObject({ outcome: "failed", verified: false, proof: { failedBefore: true } });
  });
});
