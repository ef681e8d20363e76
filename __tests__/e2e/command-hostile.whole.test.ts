import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { fenced, readJson, runCommand, scriptFile, type Finished } from "./command-line.js";
import { hostileLines, hostileProse, hostileText, printing } from "./support/hostile-text.js";
import { commandsIn, withoutHidden } from "./support/runner-log.js";

const onRunner = { GITHUB_ACTIONS: "true" };

/** A folder's name that acts too: the last words tell it. */
const out = "##[error]out";

/** No argument can hold a NUL. */
const word = hostileText.replaceAll("\0", "?");

const loud = `${printing(hostileText, "stdout")}\n${printing(hostileText, "stderr")}\nsys.exit(3)`;

const scripts = {
  answered: [{ reply: hostileProse }],
  "gave-up": [
    { reply: `${hostileProse}\n\n${fenced(loud)}` },
    { decision: { retry: false, reason: hostileText } },
  ],
} as const;

async function run(outcome: keyof typeof scripts, flags: readonly string[], env = {}): Promise<Finished> {
  const script = await scriptFile(scripts[outcome]);
  const args = ["run", word, "--script", script, "--executor", "local", "--out", out, ...flags];
  return runCommand(args, { env });
}

/** What the runner, which reads both streams, obeys of them; also once a reader has dropped what is hidden. */
function obeyed({ stdout, stderr }: Pick<Finished, "stdout" | "stderr">): unknown[] {
  return [stdout, stderr].flatMap((log) => [...commandsIn(log), ...commandsIn(withoutHidden(log))]);
}

describe("the command in a job of GitHub's", () => {
  const modes = [[], ["--quiet"], ["--json"], ["--json", "--quiet"]];
  const outcomes = ["answered", "gave-up"] as const;
  const cases = outcomes.flatMap((outcome) =>
    modes.map((flags) => [outcome, flags.join(" "), flags] as const),
  );

  it.concurrent.each(cases)("tells a hostile run (%s) with %j, and nothing of it acts", async (...given) => {
    const [outcome, , flags] = given;
    const finished = await run(outcome, flags, onRunner);
    expect(finished.code).toBe(outcome === "answered" ? 0 : 1);
    expect(obeyed(finished)).toEqual([]);
    // It is all there to be read, and not merely gone.
    const told = finished.stdout + finished.stderr;
    if (flags.length === 0)
      for (const words of ["hacked", "old form", "octocat"]) expect(told).toContain(words);
    if (flags.includes("--json")) {
      const result = await readJson(join(finished.cwd, out, "result.json"));
      expect(JSON.parse(finished.stdout)).toEqual(result);
      expect(JSON.stringify(result)).toContain("##[error]old form");
    }
  });

  it.concurrent("tells what hostile documents print, and how they were earlier", async () => {
    const input = fenced(loud);
    const executed = await runCommand(["exec", "-", "--executor", "local", "--out", out], {
      input,
      env: onRunner,
    });
    expect(executed.stdout).toContain("hacked");
    expect(obeyed(executed)).toEqual([]);
    const reported = await runCommand(["report", out], { env: onRunner, cwd: executed.cwd });
    expect(reported.code).toBe(0);
    expect(obeyed(reported)).toEqual([]);
  });

  it.concurrent.each([
    ["a file that is not there", ["exec", word]],
    ["a flag that is none", [`--${word}`]],
    ["a folder without a run", ["report", "\r::add-mask::a\n##[error]x"]],
    ["a time that is none", ["clean", "--older-than", "##[error]x"]],
  ])("refuses %s in words that do not act", async (_, args) => {
    const finished = await runCommand(args, { env: onRunner });
    expect(finished.code).toBe(2);
    expect(finished.stderr).toMatch(/^agent-exec: /);
    expect(obeyed(finished)).toEqual([]);
  });

  it.concurrent("is told as it is anywhere else", async () => {
    const lines = await run("gave-up", []);
    expect(lines.stdout).toContain(`  │ ${hostileLines[7]}\n`);
    expect(obeyed(lines)).not.toEqual([]);
    const json = await run("gave-up", ["--json"]);
    const result = await readJson(join(json.cwd, out, "result.json"));
    expect(JSON.parse(json.stdout)).toEqual(result);
    expect(obeyed(json)).not.toEqual([]);
  });
});
