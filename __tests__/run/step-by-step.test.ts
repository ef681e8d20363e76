import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import {
  createRun,
  local,
  type RunEvent,
  type RunOptions,
  script,
  type ScriptTurn,
} from "../../src/index.js";

/** A repository with a fault that its own test finds. */
const given = {
  "greet.sh": 'echo "Hallo, $1"\n',
  "test.sh": 'test "$(sh greet.sh Ada)" = "Hello, Ada"\n',
};

const sh = (code: string): string => `\`\`\`sh\n${code}\n\`\`\`\n`;
const lookAround = sh("ls; grep -n Bonjour greet.sh");
const edit = sh("sed -i.bak s/Hallo/Hello/ greet.sh && rm greet.sh.bak");

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "agent-exec-steps-"));
  for (const [path, content] of Object.entries(given)) await writeFile(join(folder, path), content);
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder });
  git("init", "-q");
  git("add", "--all");
});

afterEach(() => rm(folder, { recursive: true }));

async function runOf(turns: readonly (string | ScriptTurn)[], options: Partial<RunOptions> = {}) {
  const run = createRun({
    task: "The greeting is in the wrong language.",
    writer: script(turns),
    executor: local(),
    workspace: folder,
    verify: ["sh test.sh"],
    out: join(folder, "out"),
    ...options,
  });
  const events: RunEvent[] = [];
  for await (const event of run) events.push(event);
  return { events, result: await run.result, types: events.map(({ type }) => type) };
}

describe("a run over a repository", () => {
  it("looks around, edits, and ends with the writer's words and a patch that mends it", async () => {
    const { result, types, events } = await runOf([lookAround, edit, "It greets in English now."]);
    expect(result).toMatchObject({
      outcome: "passed",
      verified: true,
      turns: 3,
      attempts: 1,
      summary: "It greets in English now.",
    });
    expect(events.find((event) => event.type === "execution")).toMatchObject({ exitCode: 1 });
    expect(types).not.toContain("decision");
    execFileSync("git", ["apply", join(folder, "out/changes.patch")], { cwd: folder });
    execFileSync("sh", ["test.sh"], { cwd: folder });
  });

  it.each([
    ["printed first by code that passes", sh("printf 'TERMINATE\\nbye\\n'")],
    ["said beside code that passes", `${sh("cat greet.sh")}\nTERMINATE\n`],
  ])("ends with the done word that is %s", async (_how, last) => {
    const { result } = await runOf([lookAround, edit, last]);
    expect(result).toMatchObject({ outcome: "passed", verified: true, turns: 3 });
  });

  it("goes on in the same workspace after a verification that failed", async () => {
    const { result, events } = await runOf([
      sh("echo noted > note.txt"),
      "It is mended.",
      { decision: { retry: true, reason: "I had changed nothing." } },
      edit,
      `${sh("cat note.txt")}\nTERMINATE\n`,
    ]);
    expect(result).toMatchObject({
      outcome: "passed",
      verified: true,
      turns: 4,
      attempts: 2,
      result: "noted",
    });
    expect(events.filter(({ type }) => type === "session-started")).toHaveLength(1);
  });

  it("is no pass where its turns are taken, and what is there is saved", async () => {
    const { result } = await runOf([edit, lookAround], { maxTurns: 2 });
    expect(result).toMatchObject({
      outcome: "budget-spent",
      verified: false,
      summary: "All 2 turns are used up. The model had not said that the task is done.",
    });
    expect(await readFile(join(folder, "out/changes.patch"), "utf8")).toContain("+echo");
  });

  it("is answered, and no pass, where nothing is changed and nothing asks for proof", async () => {
    const { result } = await runOf([sh("ls"), "It holds two scripts."], { verify: [] });
    expect(result).toMatchObject({ outcome: "answered", summary: "It holds two scripts." });
    const untilPass = await runOf([sh("ls")], { verify: [], until: "pass", out: join(folder, "other") });
    expect(untilPass.result).toMatchObject({ outcome: "answered" });
  });

  it("goes on after a block's deadline", async () => {
    const { result, events } = await runOf([sh("sleep 60"), edit, "Done."], { timeoutMs: 500 });
    expect(events.find((event) => event.type === "execution")).toMatchObject({ ending: "timed-out" });
    expect(result).toMatchObject({ outcome: "passed", turns: 3 });
  });

  it("runs of a reply that quotes code the last block alone", async () => {
    const quoting = `It says:\n\n${sh("rm greet.sh")}\nI write:\n\n${edit}`;
    const { result, events } = await runOf([quoting, "Done."], { blocks: "last" });
    expect(result).toMatchObject({ outcome: "passed", turns: 2 });
    const ran = events.flatMap((event) => (event.type === "execution" ? [[event.block, event.notRun]] : []));
    expect(ran).toEqual([
      [1, undefined],
      [0, "not-last"],
    ]);
  });
});
