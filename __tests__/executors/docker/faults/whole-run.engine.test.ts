import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "@jest/globals";
import { sample } from "../../../chance.js";
import { bytesOf } from "../../../../src/files/content.js";
import { containersOf, until } from "../support/engine-by-hand.js";
import { anyFaults } from "./engine-faults.js";
import { type FaultyEngine, openFaultyEngine } from "./faulty-engine.js";
import { inTurns } from "./in-turns.js";
import { runWhole, type WholeRun } from "./whole-run.js";

const runId = (name: string): string => `whole-${name}-${process.pid}`;

describe("a whole run", () => {
  const cleanUps: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
  });
  const open = async (): Promise<FaultyEngine> => {
    const engine = await openFaultyEngine();
    cleanUps.push(() => engine.close());
    return engine;
  };
  const expectNothingLeft = async (name: string): Promise<void> => {
    await until(async () => (await containersOf(runId(name))).length === 0);
  };

  it("passes on a fresh session when its engine is restarted in the middle of the block", async () => {
    const engine = await open();
    const { endpoint } = engine;
    let restarts = 0;
    const result = await runWhole({
      endpoint,
      runId: runId("restarted"),
      onSignal: ({ type }) => {
        if (type === "output" && (restarts += 1) === 1) engine.restart();
      },
    });
    expect(result).toMatchObject({ outcome: "passed", files: ["file.txt"], warnings: [] });
    expect(result.endings).toEqual([expect.stringMatching(/^(daemon|container)-lost$/), "exited"]);
    await expectNothingLeft("restarted");
  }, 40_000);

  it("that loses its engine each time ends as an error of the infrastructure, with what to do", async () => {
    const engine = await open();
    const result = await runWhole({
      endpoint: engine.endpoint,
      runId: runId("lost"),
      onSignal: ({ type }) => void (type === "output" && engine.restart()),
    });
    expect(result.outcome).toBe("infrastructure-error");
    expect(result.reason).toMatch(/^The sandbox was lost 3 times; the last time: /);
    expect(result.nextStep).not.toBe("");
    expect(result.endings).toHaveLength(3);
    await expectNothingLeft("lost");
  }, 40_000);

  it("keeps its outcome when its files cannot be read any more, and says so", async () => {
    const engine = await open();
    engine.breakCall("create exec (archive)", anyFaults["says 500 in JSON"]!);
    const { endpoint } = engine;
    const result = await runWhole({ endpoint, runId: runId("unread"), maxEngineWaitMs: 1000 });
    expect(result).toMatchObject({ outcome: "passed", endings: ["exited"], files: [] });
    expect(result.warnings.join()).toContain("The workspace's files can no longer be read: out of luck.");
    await expectNothingLeft("unread");
  }, 40_000);

  it.each(["create 1", "attach 1", "start 1"])(
    "that cannot have a container (%s) says that the engine refuses",
    async (call) => {
      const engine = await open();
      engine.breakCall(call.replace(/ 1$/, ""), anyFaults["says 500 in JSON"]!);
      const { endpoint } = engine;
      const name = `refused-${call.replace(/\W/g, "")}`;
      const result = await runWhole({ endpoint, runId: runId(name) });
      expect(result).toMatchObject({ outcome: "infrastructure-error", endings: [] });
      expect(result.reason).toContain("refuses: out of luck");
      await expectNothingLeft(name);
    },
    40_000,
  );
});

describe("a client of its own process", () => {
  it("ends by itself soon after the run's deadline of 3 s, whichever call its engine never answers", async () => {
    const calls = [
      "ping 1",
      "inspect image 1",
      "create 1",
      "attach 1",
      "start 1",
      "create exec (spare) 1",
      "start exec (spare) 1",
      "events 1",
      "inspect exec (spare)",
      "create exec (archive)",
      "remove",
    ];
    const wrong = await inTurns(sample(calls, 3), async (call) => {
      const { exitCode, result, tookMs } = await runHanging(call);
      // The removal comes after everything that counts, one process that does not start is replaced by another, and of a
      // block's end the engine tells by itself or when it is asked.
      const wanted = `^(timed-out|infrastructure-error${/^(remove|events|inspect exec)|\(spare\) 1$/.test(call) ? "|passed" : ""})$`;
      // A start of Node itself takes seconds on a machine with much else to do.
      const isInTime = result.tookMs < 13_000 && tookMs < 25_000;
      const isRight = exitCode === 0 && isInTime && new RegExp(wanted).test(result.outcome);
      return isRight ? [] : [{ call, exitCode, tookMs, result }];
    });
    expect(wrong.flat()).toEqual([]);
  }, 120_000);
});

async function runHanging(
  call: string,
): Promise<Awaited<ReturnType<typeof runClient>> & { readonly tookMs: number }> {
  const engine = await openFaultyEngine();
  const id = runId(call.replace(/\W/g, ""));
  try {
    engine.breakCall(call, anyFaults["never answers"]!);
    const startedAt = Date.now();
    const ended = await runClient(engine.endpoint, id);
    const tookMs = Date.now() - startedAt;
    await until(async () => (await containersOf(id)).length === 0);
    return { ...ended, tookMs };
  } finally {
    await engine.close();
  }
}

async function runClient(
  endpoint: string,
  id: string,
): Promise<{ readonly result: WholeRun; readonly exitCode: number | null }> {
  const hooks = fileURLToPath(new URL("../../../../scripts/typescript.mjs", import.meta.url));
  const script = fileURLToPath(new URL("whole-run-client.ts", import.meta.url));
  const child: ChildProcess = spawn(process.execPath, ["--import", hooks, script, endpoint, id], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = setTimeout(() => child.kill("SIGKILL"), 30_000);
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const text = (await bytesOf(child.stdout!)).toString("utf8");
  const exitCode = await ended;
  clearTimeout(stop);
  return { result: JSON.parse(text) as WholeRun, exitCode };
}
