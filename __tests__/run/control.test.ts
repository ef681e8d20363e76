import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { createRun, local, script } from "../../src/index.js";
import type { RunEvent } from "../../src/facts/events.js";

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "control-"));
  await writeFile(join(home, "n.txt"), "1\n");
});
afterEach(() => rm(home, { recursive: true }));

const fix = { reply: "```sh\necho 2 >n.txt\n```\n" };
const done = { reply: "It is done." };

async function runOf(turns: readonly object[], options: object) {
  const run = createRun({
    task: "Make it 2.",
    writer: script(turns as Parameters<typeof script>[0]),
    executor: local(),
    workspace: home,
    ...options,
  });
  const events: RunEvent[] = [];
  for await (const event of run) events.push(event);
  return { events, result: await run.result, end: events.at(-1) as Extract<RunEvent, { type: "run-ended" }> };
}

describe("the control run", () => {
  it("tells proof from a guard: what failed before the change and passes after it is proof", async () => {
    const { events, result, end } = await runOf([fix, done], { verify: ["grep 2 n.txt"] });
    expect(events.find(({ type }) => type === "control")).toMatchObject({
      index: 0,
      command: "grep 2 n.txt",
      exitCode: 1,
    });
    expect(result).toMatchObject({ outcome: "passed", verified: true, proof: { failedBefore: true } });
    expect(end.reason).not.toContain("only shows that nothing broke");
  });

  it.each(["true", ":", "grep 2 n.txt || true", "if grep 2 n.txt; then :; fi", "test -f n.txt"])(
    "says of `%s`, which passed before any change, that it proves nothing",
    async (command) => {
      const { result, end } = await runOf([fix, done], { verify: [command] });
      expect(result).toMatchObject({ outcome: "passed", proof: { failedBefore: false } });
      expect(end.reason).toContain(
        "The same commands already passed on the original files, so the pass only shows that nothing broke.",
      );
    },
  );

  it("of a run that changed nothing leaves no pass, where it passed as well", async () => {
    const out = join(home, "..", `${basename(home)}-out`);
    const { result, end } = await runOf([done], { verify: ["grep 1 n.txt"], out });
    await rm(out, { recursive: true });
    expect(result).toMatchObject({ outcome: "answered", proof: { failedBefore: false } });
    expect(end.reason).toContain("But no file was changed.");
  });

  it("where it is required fails a run that proves nothing, with the way out", async () => {
    const { result, end } = await runOf([fix, done], { verify: ["true"], verifyBefore: "require" });
    expect([result.outcome, end.nextStep]).toEqual([
      "failed",
      expect.stringContaining("fails until the task is done"),
    ]);
  });

  it("is not made where nobody wants it", async () => {
    const { events, result } = await runOf([fix, done], { verify: ["true"], verifyBefore: "off" });
    expect(events.some(({ type }) => type === "control")).toBe(false);
    expect(result.proof).toEqual({
      failedBefore: null,
      failsOnChangedValues: null,
      tests: null,
      cheats: null,
    });
  });

  it("takes one command that failed for proof of all", async () => {
    const { result } = await runOf([fix, done], { verify: ["true", "grep 2 n.txt"] });
    expect(result.proof).toEqual({
      failedBefore: true,
      failsOnChangedValues: null,
      tests: null,
      cheats: null,
    });
  });

  it("has the writer hear what it said", async () => {
    const prompts: string[] = [];
    const scripted = script([fix, done]);
    const { executor, over } = tellingWhenOver();
    const writer: typeof scripted = {
      ...scripted,
      async write(messages, options) {
        prompts.push(messages.at(-1)!.content);
        await over;
        return scripted.write(messages, options);
      },
    };
    await runOf([done], { writer, verify: ["echo wanted 2; grep 2 n.txt"], executor });
    expect(prompts[1]).toMatch(
      /On the original files, verification `echo wanted 2; grep 2 n\.txt` failed: .*\n.*\n```data\nwanted 2\n```/,
    );
  });

  it("that hangs is over at a verification's own deadline, and the run goes on", async () => {
    const options = { verify: ["grep 2 n.txt || exec sleep 600"], timeoutMs: 5_000 };
    const { events, result, end } = await runOf([fix, done], options);
    expect(events.find(({ type }) => type === "control")).toMatchObject({
      ending: "timed-out",
      exitCode: 124,
    });
    expect(events.find(({ type }) => type === "warning")).toMatchObject({
      code: "control-untested",
      message: expect.stringContaining("did not finish"),
    });
    expect(end.reason).toMatch(/did not finish on the original files.*longer than 5 s/);
    expect(result).toMatchObject({
      outcome: "passed",
      verified: true,
      proof: { failedBefore: null, beforeUntested: true },
    });
  });

  it("of a lost sandbox is said not to be known, and costs the run nothing else", async () => {
    let starts = 0;
    const executor = local();
    const start: typeof executor.start = async (options) => {
      if (options?.purpose === "verification" && (starts += 1) === 1) throw new Error("no room");
      return executor.start(options);
    };
    const { events, result } = await runOf([fix, done], {
      verify: ["grep 2 n.txt"],
      executor: { ...executor, start },
    });
    expect(result).toMatchObject({ outcome: "passed", verified: true, proof: { failedBefore: null } });
    expect(events.filter(({ type }) => type === "warning")).toMatchObject([
      { code: "control-not-run", message: expect.stringContaining("no room") },
    ]);
  });

  it("calls no words alone verified work", async () => {
    const { result } = await runOf([done], { verify: ["true"] });
    expect(result).toMatchObject({ verified: false, proof: { failedBefore: false } });
  });
});

/** `over` resolves once its first verification is over, and whoever waits for that has heard of it. */
function tellingWhenOver() {
  const executor = local();
  let tell = (): void => undefined;
  const over = new Promise<void>((resolve) => (tell = resolve));
  const start: typeof executor.start = async (options) => {
    const session = await executor.start(options);
    if (options?.purpose !== "verification") return session;
    const { stop } = session;
    return Object.assign(session, {
      stop: () => stop.call(session).finally(() => setImmediate(tell)),
    });
  };
  return { executor: { ...executor, start }, over };
}
