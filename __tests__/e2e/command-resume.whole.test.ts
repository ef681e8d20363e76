import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, watch } from "node:fs";
import { appendFile, cp, readFile, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "@jest/globals";
import type { RunEvent } from "../../src/facts/events.js";
import { sample } from "../chance.js";
import { emptyFolder, readJson, runCommand, scriptFile, startCommand } from "./command-line.js";

const sh = (code: string): { reply: string } => ({ reply: `\`\`\`sh\n${code}\n\`\`\`\n` });

/** A block leaves a mark outside of the workspace each time that it runs. */
const mark = (name: string): string => `echo ${name} >> MARKS`;

interface Recorded {
  readonly turns: readonly object[];
  readonly flags: readonly string[];
}

const recorded: Readonly<Record<string, Recorded>> = {
  "step by step on a repository": {
    turns: [
      sh(`${mark("one")}; echo Hello > greet.txt`),
      {
        reply: `${sh(`${mark("two")}; cat greet.txt`).reply}${sh(`${mark("more")}; echo new > new.txt`).reply}`,
      },
      sh(`${mark("three")}; rm old.txt; false`),
      { reply: "It greets in English." },
    ],
    flags: [
      "--workspace",
      "repo",
      "--verify",
      "grep -q Hello greet.txt && test -e new.txt && echo proof >> MARKS",
    ],
  },
  "until a pass": {
    turns: [
      sh(`${mark("one")}; exit 3`),
      { decision: { retry: true, reason: "Another way." } },
      sh(`${mark("two")}; exit 4`),
      { decision: { retry: true, reason: "A third way." } },
      sh(`${mark("three")}; echo 6 > six.txt`),
    ],
    flags: ["--verify", "grep -q 6 six.txt"],
  },
  "that ends with data and last words": {
    turns: [
      sh(`${mark("one")}; echo 8 > eight`),
      { reply: "none" },
      { reply: '{"n":8}' },
      { reply: "Eight." },
    ],
    flags: ["--reflect", "true", "--result-schema", "SCHEMA"],
  },
  "until a pass that decides in its replies": {
    turns: [
      sh(`${mark("one")}; exit 3`),
      {
        reply: `\`\`\`json\n{ "retry": true, "reason": "So." }\n\`\`\`\n${sh(`${mark("two")}; echo 7 > seven`).reply}`,
      },
    ],
    flags: [],
  },
};

async function repository(): Promise<string> {
  const folder = await emptyFolder();
  const date = "2026-01-01T00:00:00Z";
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const git = (...words: string[]) => execFileSync("git", words, { cwd: folder, env });
  git("init", "-q");
  await writeFile(join(folder, "greet.txt"), "Hallo\n");
  await writeFile(join(folder, "old.txt"), "old\n");
  await writeFile(join(folder, ".gitignore"), "marks\n");
  git("add", ".");
  git("-c", "user.name=t", "-c", "user.email=t@example.invalid", "commit", "-qm", "base");
  return folder;
}

/** Whole lines of the transcript, as events. */
function eventsIn(folder: string): RunEvent[] {
  const path = join(folder, "transcript.jsonl");
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, "utf8").split("\n").slice(0, -1);
  return lines.map((line) => JSON.parse(line) as RunEvent);
}

interface Scene {
  readonly cwd: string;
  readonly words: readonly string[];
  readonly trusted: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

async function sceneOf({ turns, flags }: Recorded): Promise<Scene> {
  const cwd = await repository();
  const marks = join(cwd, "marks");
  await writeFile(marks, "");
  const schema = join(await emptyFolder(), "schema.json");
  await writeFile(schema, '{"type":"object","required":["n"]}');
  const placed = JSON.parse(
    JSON.stringify({ turns, flags }).replaceAll(">> MARKS", `>> ${marks}`).replaceAll("SCHEMA", schema),
  ) as Recorded;
  const trusted = ["--script", await scriptFile(placed.turns), "--executor", "local"];
  return { cwd, trusted, words: ["run", "Do it.", "--out", "run", ...trusted, ...placed.flags], env: {} };
}

const marksOf = async ({ cwd }: Scene): Promise<string[]> =>
  (await readFile(join(cwd, "marks"), "utf8")).trim().split("\n");

/** Runs it and kills the process as soon as its transcript holds this event. */
async function killedAt(seq: number, { words, cwd, env }: Scene): Promise<void> {
  const { child, finished } = await startCommand(words, { cwd, env });
  const folder = join(cwd, "run");
  const isThere = (): boolean => eventsIn(folder).length > seq;
  const watched = existsSync(folder) ? folder : cwd;
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (!isThere() && child.exitCode === null) return;
      clearInterval(timer);
      watcher.close();
      resolve();
    };
    const watcher = watch(watched, look);
    const timer = setInterval(look, 5);
  });
  child.kill("SIGKILL");
  await finished;
}

describe.each(sample(Object.keys(recorded), 2))("a run %s", (name) => {
  const given = recorded[name]!;
  let whole: {
    readonly events: readonly RunEvent[];
    readonly result: Record<string, unknown>;
    readonly marks: string[];
  };
  beforeAll(async () => {
    const scene = await sceneOf(given);
    const { code, stderr } = await runCommand(scene.words, scene);
    if (code !== 0) throw new Error(stderr);
    const result = await readJson(join(scene.cwd, "run/result.json"));
    whole = { events: eventsIn(join(scene.cwd, "run")), result, marks: await marksOf(scene) };
  });

  it("that is killed after any of its events comes to the same end once it is resumed, and does nothing twice but what was under way", async () => {
    for (const seq of sample(
      whole.events.slice(0, -1).map((event) => event.seq),
      12,
    )) {
      const scene = await sceneOf(given);
      await killedAt(seq, scene);
      const folder = join(scene.cwd, "run");
      const before = eventsIn(folder);
      if (before.at(-1)?.type === "run-ended") continue;
      await appendFile(join(folder, "transcript.jsonl"), '{"v":1,"seq":');
      const resumed = await runCommand(["resume", "run", ...scene.trusted], scene);
      const after = eventsIn(folder);
      const where = `killed after event ${before.length - 1}, ${before.at(-1)?.type}: ${resumed.stdout}${resumed.stderr}`;
      expect([resumed.code, where]).toEqual([0, where]);
      expect(after.map((event) => event.seq)).toEqual(after.map((_, index) => index));
      const [goneOn, ...more] = after.filter((event) => event.type === "resumed");
      expect([goneOn?.seq, more]).toEqual([before.length, []]);
      const result = await readJson(join(folder, "result.json"));
      for (const field of [
        "outcome",
        "exitCode",
        "attempts",
        "verified",
        "summary",
        "data",
        "artifacts",
        "patch",
      ])
        expect([field, result[field], where]).toEqual([field, whole.result[field], where]);
      // Each reply was asked for once: the script would have run out.
      expect(after.filter((event) => event.type === "reply").length).toBe(
        whole.events.filter((event) => event.type === "reply").length,
      );
      const again = goneOn?.type === "resumed" ? goneOn.again?.attempt : undefined;
      const twice = (await marksOf(scene)).filter((each, index, all) => all.indexOf(each) !== index);
      const blocksOf = before.find((event) => event.type === "reply" && event.attempt === again);
      const mayBe = blocksOf?.type === "reply" ? blocksOf.text : "";
      for (const each of twice)
        expect(each === "proof" || mayBe.includes(`echo ${each} >>`) ? "" : `${each} ${where}`).toBe("");
      expect(existsSync(join(folder, ".checkpoint")) || existsSync(join(folder, ".running"))).toBe(false);
    }
  }, 300_000);
});

describe("agent-exec resume", () => {
  it("refuses a run that is over, one at work, one with other files, and a folder that may be a stranger's", async () => {
    const scene = await sceneOf(recorded["step by step on a repository"]!);
    await killedAt(6, scene);
    const folder = join(scene.cwd, "run");
    const resume = async (...words: string[]) => {
      const { code, stderr } = await runCommand(["resume", "run", ...words], scene);
      return `${code} ${stderr}`;
    };
    const { stdout: shown } = await runCommand(["show", "run"], scene);
    expect(shown).toMatch(/agent-exec resume .*continue the run; also pass .*--executor/);
    expect(await resume()).toMatch(
      /^2 .*used these options: .*--executor `local`.*does not accept them from a run's folder/s,
    );
    expect(await resume(...scene.trusted, "--out", "x")).toMatch(/^2 .*--out: has no effect/s);
    await appendFile(join(scene.cwd, "greet.txt"), "other\n");
    expect(await resume(...scene.trusted)).toMatch(
      /^2 .*files have changed since the run started: `greet.txt`\./s,
    );
    expect(eventsIn(folder).at(-1)?.type).not.toBe("run-ended");
    execFileSync("git", ["checkout", "-q", "greet.txt"], { cwd: scene.cwd });
    await truncate(join(folder, "transcript.jsonl"), 40);
    expect(await resume(...scene.trusted)).toMatch(/^3 .*Line 1 of the transcript cannot be used/s);
  });

  it("refuses one that is over, and one whose process is at work", async () => {
    const scene = await sceneOf({ turns: [sh("sleep 30")], flags: [] });
    const { child, finished } = await startCommand(scene.words, scene);
    const folder = join(scene.cwd, "run");
    while (!eventsIn(folder).some((event) => event.type === "session-started") && child.exitCode === null)
      await new Promise((resolve) => setTimeout(resolve, 20));
    const busy = await runCommand(["resume", "run", ...scene.trusted], scene);
    expect(`${busy.code} ${busy.stderr}`).toMatch(/^2 .*a process still works on the run/s);
    child.kill("SIGINT");
    await finished;
    const over = await runCommand(["resume", "run", ...scene.trusted], scene);
    expect(`${over.code} ${over.stderr}`).toMatch(/^2 .*it has already ended as cancelled.*--continue/s);
    await cp(folder, join(scene.cwd, "copy"), { recursive: true });
  });
});
