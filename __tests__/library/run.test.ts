import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import {
  createRun,
  local,
  type OwnReporter,
  type RunEvent,
  type RunOptions,
  script,
} from "../../src/index.js";

const reply = (code: string): string => `\`\`\`sh\n${code}\n\`\`\`\n`;
const quick = {
  task: "Say hello.",
  writer: script([reply("echo hello")]),
  executor: local(),
} satisfies RunOptions;

async function eventsOf(run: AsyncIterable<RunEvent>): Promise<RunEvent[]> {
  const events: RunEvent[] = [];
  for await (const event of run) events.push(event);
  return events;
}

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "agent-exec-library-"));
});

afterEach(() => rm(folder, { recursive: true }));

describe("a run of the library", () => {
  it("tells each event once and in order, and then what came of it", async () => {
    const run = createRun({ ...quick, writer: script([reply("echo hello")]) });
    const events = await eventsOf(run);
    expect(events.map(({ type }) => type)).toEqual([
      "run-started",
      "reply",
      "session-started",
      "execution",
      "files-saved",
      "run-ended",
    ]);
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index));
    expect(await run.result).toMatchObject({
      runId: run.id,
      outcome: "passed",
      exitCode: 0,
      result: "hello",
    });
  });

  it("goes on without anybody who asks, and tells a late one everything", async () => {
    const run = createRun({ ...quick, writer: script([reply("echo hello")]) });
    const { outcome } = await run.result;
    const [first, second] = await Promise.all([eventsOf(run), eventsOf(run)]);
    expect(outcome).toBe("passed");
    expect(first).toHaveLength(6);
    expect(second).toEqual(first);
  });

  it("goes on when a loop over its events is left", async () => {
    const run = createRun({ ...quick, writer: script([reply("echo hello")]) });
    for await (const _ of run) break;
    expect((await run.result).outcome).toBe("passed");
  });

  it("keeps to the settings' defaults where nothing is said", async () => {
    const [started] = await eventsOf(createRun({ ...quick, writer: script([reply("true")]) }));
    expect(started).toMatchObject({
      type: "run-started",
      policy: {
        maxRetries: 3,
        maxTurns: 1,
        timeoutMs: 120_000,
        totalTimeoutMs: 1_800_000,
        verify: [],
      },
      settings: { timeout: 120_000, workspace: "empty" },
    });
    const stepwise = createRun({ ...quick, writer: script([reply("true"), "Done."]), until: "done" });
    expect((await eventsOf(stepwise))[0]).toMatchObject({
      policy: { maxTurns: 100, until: "done", doneWord: "TERMINATE" },
    });
  });

  it("goes on after a failure until a verification passes", async () => {
    const run = createRun({
      ...quick,
      writer: script([
        reply("echo 1 > number"),
        { decision: { retry: true, reason: "It is to be 2." } },
        reply("echo 2 > number"),
      ]),
      verify: ["grep -q 2 number"],
    });
    expect(await run.result).toMatchObject({ outcome: "passed", attempts: 2, verified: true });
  });

  it("asks its command before each block, and before no verification", async () => {
    const run = createRun({
      ...quick,
      writer: script([`${reply("echo allowed")}${reply("echo forbidden")}`]),
      beforeBlock: 'if grep -q forbidden; then echo "no such word in $AGENT_EXEC_LANGUAGE"; exit 1; fi',
      verify: ["echo forbidden"],
      maxRetries: 0,
    });
    const events = await eventsOf(run);
    expect(events[0]).toMatchObject({ settings: { "before-block": expect.stringMatching(/^if grep/) } });
    expect(events.filter(({ type }) => type === "execution")).toMatchObject([
      { ending: "exited", exitCode: 0 },
      {
        ending: "not-run",
        notRun: "hook-refused",
        evidence: "before-block refused the block: no such word in sh",
      },
    ]);
    expect(await run.result).toMatchObject({ outcome: "failed" });
  });

  it("asks its function before each block: what it says refuses, nothing lets run, and nothing it does changes the block", async () => {
    const asked: unknown[] = [];
    const answers: Readonly<Record<string, () => unknown>> = {
      "echo nothing\n": () => undefined,
      "echo words\n": async () => `no force ${"x".repeat(1000)}`,
      "echo error\n": () => {
        throw new Error("nobody is there");
      },
      "echo true\n": () => true,
      "echo empty\n": () => "",
    };
    const codes = Object.keys(answers).map((code) => code.trim());
    const run = createRun({
      ...quick,
      writer: script(codes.flatMap((code) => [reply(code), { decision: { retry: true, reason: "Again." } }])),
      maxTurns: 10,
      maxRetries: 10,
      until: "done",
      beforeBlock: (block) => {
        asked.push({ ...block });
        const { code } = block;
        Object.assign(block, { code: "echo changed" });
        return answers[code]!() as string | null;
      },
    });
    const executions = (await eventsOf(run)).filter((event) => event.type === "execution");
    expect(executions.map(({ ending, evidence }) => (ending === "exited" ? ending : evidence))).toEqual([
      "exited",
      `before-block refused the block: no force ${"x".repeat(291)}`,
      "before-block refused the block: nobody is there",
      "before-block refused the block: it returned type boolean, but a block runs only if the function returns null",
      "before-block refused the block without a reason",
    ]);
    expect(executions[0]?.stdout.text).toBe("nothing\n");
    expect(asked[0]).toMatchObject({ language: "sh", code: "echo nothing\n", path: null });
  });

  it("stops while its function still thinks about a block", async () => {
    const stop = new AbortController();
    const given: AbortSignal[] = [];
    const run = createRun({
      ...quick,
      writer: script([reply("echo ran")]),
      signal: stop.signal,
      beforeBlock: (_block, { signal }) => {
        given.push(signal);
        stop.abort(new Error("The user went away."));
        return new Promise<never>(() => undefined);
      },
    });
    const events = await eventsOf(run);
    expect(events.at(-1)).toMatchObject({ outcome: "cancelled", reason: "The user went away." });
    expect(given.map(({ aborted }) => aborted)).toEqual([true]);
    expect(events.filter(({ type }) => type === "execution")).toEqual([]);
  });

  it("is stopped by its signal, with the reason, and resolves", async () => {
    const stop = new AbortController();
    const run = createRun({ ...quick, writer: script([reply("sleep 60")]), signal: stop.signal });
    const events: RunEvent[] = [];
    for await (const event of run) {
      events.push(event);
      if (event.type === "session-started") stop.abort(new Error("The user went away."));
    }
    expect(await run.result).toMatchObject({ outcome: "cancelled" });
    expect(events.at(-1)).toMatchObject({ type: "run-ended", reason: "The user went away." });
  });

  it("writes nothing without a folder, and tells the files by size and hash", async () => {
    const before = await readdir(".");
    const { artifacts } = await createRun({ ...quick, writer: script([reply("printf x > a.txt")]) }).result;
    const sha256 = "2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881";
    expect(artifacts).toEqual([{ path: "a.txt", bytes: 1, sha256 }]);
    expect(await readdir(".")).toEqual(before);
  });

  it("writes all of it into a folder that is named", async () => {
    const out = join(folder, "run");
    const run = createRun({ ...quick, writer: script([reply("printf x > a.txt")]), out });
    const result = await run.result;
    expect(JSON.parse(await readFile(join(out, "result.json"), "utf8"))).toEqual(result);
    expect(await readFile(join(out, "artifacts/a.txt"), "utf8")).toBe("x");
    expect(await readdir(out)).toEqual(
      expect.arrayContaining(["manifest.json", "report.html", "transcript.jsonl"]),
    );
  });

  it("refuses at once what is wrong with the options, all of it", () => {
    const options = { ...quick, timeoutMs: 7, maxRetries: -1, workspace: "repo" };
    expect(() => createRun(options)).toThrow(
      expect.objectContaining({
        code: "settings-invalid",
        message: expect.stringMatching(
          /^timeoutMs: must be between 100ms and 6h\nmaxRetries: must be .*, from 0 to 100$/,
        ),
      }),
    );
    expect(() => createRun({ ...quick, beforeBlock: "" })).toThrow(/^beforeBlock: must not be empty$/);
    expect(() => createRun({ ...quick, task: " " })).toThrow(
      expect.objectContaining({ code: "task-invalid" }),
    );
    expect(() => createRun({ ...quick, protect: ["test/**"] })).toThrow(/^protect: has no effect/);
  });

  it("rejects where its folder is not free, and a loop throws the same", async () => {
    const run = createRun({ ...quick, out: join(import.meta.dirname, "..") });
    await expect(eventsOf(run)).rejects.toMatchObject({ code: "settings-invalid" });
    await expect(run.result).rejects.toMatchObject({ code: "settings-invalid" });
  });

  it("hides the secrets that its parts and its options name", async () => {
    const parts = { writer: "key-of-the-writer", executor: "key-of-the-executor", option: "key-of-nobody" };
    const run = createRun({
      ...quick,
      writer: {
        ...script([reply(`echo "${Object.values(parts).join(" ")}"`)]),
        secrets: () => [parts.writer],
      },
      executor: { ...local(), secrets: () => [parts.executor] },
      secrets: [parts.option],
    });
    const told = JSON.stringify(await eventsOf(run));
    expect(Object.values(parts).filter((secret) => told.includes(secret))).toEqual([]);
    expect((await run.result).result).toBe("*** *** ***");
  });

  it("goes on when reporters fail, says so once for each, and tells them no more", async () => {
    const heard: string[] = [];
    const failing = (message: string): OwnReporter["onEvent"] & object => {
      return ({ type }) => {
        heard.push(type);
        throw new Error(message);
      };
    };
    const closed = failing("The pipe is closed.");
    const full = failing("The disk is full.");
    const run = createRun({
      ...quick,
      writer: script([reply("echo hello")]),
      reporters: [{ onEvent: closed }, { onEvent: async (event) => full(event) }],
    });
    const warnings = (await eventsOf(run)).filter((event) => event.type === "warning");
    expect(warnings.map(({ code, message }) => ({ code, message }))).toEqual([
      {
        code: "reporter-failed",
        message:
          "A reporter failed, so agent-exec gives the reporter no more events of this run: The pipe is closed.",
      },
      {
        code: "reporter-failed",
        message:
          "A reporter failed, so agent-exec gives the reporter no more events of this run: The disk is full.",
      },
    ]);
    expect((await run.result).outcome).toBe("passed");
    expect(heard.length).toBeLessThan(4);
  });
});
