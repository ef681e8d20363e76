import { afterEach, describe, expect, it } from "@jest/globals";
import type { Executor, Session } from "../../../../src/ports/executor.js";
import { openDocker } from "../support/docker-fixture.js";
import { leftOf } from "../support/engine-by-hand.js";
import { type EngineRelay, openEngineRelay } from "../client/engine-relay.js";

const runId = `trials-${process.pid}`;

/**
 * An engine whose kernel shows no trace of the memory's limit, so that it is tried, for 4 s and more. `onTrial` is
 * called when the canary's container is asked for.
 */
function openTracelessEngine(onTrial: () => void): Promise<EngineRelay> {
  return openEngineRelay({
    toEngine: (said) => {
      if (said.includes('"PidsLimit":24')) onTrial();
      return said
        .replaceAll("show memory-limit", "show memory-other")
        .replaceAll("double 0123456789abcdef 17", "sleep 4;double 01234567 18");
    },
  });
}

describe("the trials of limits that an executor's sessions share", () => {
  const sessions: Session[] = [];
  let engine: EngineRelay | null = null;
  afterEach(async () => {
    await Promise.all(sessions.splice(0).map((session) => session.stop()));
    await engine?.close();
    engine = null;
  });
  const open = async (onTrial: () => void): Promise<Executor> => {
    engine = await openTracelessEngine(onTrial);
    return openDocker({ runId, endpoint: engine.endpoint });
  };
  const start = async (executor: Executor, signal = new AbortController().signal): Promise<Session> => {
    const session = await executor.start({ signal });
    sessions.push(session);
    return session;
  };

  it("are made again after the session that they were made for was stopped", async () => {
    const stop = new AbortController();
    let trials = 0;
    const executor = await open(() => {
      trials += 1;
      stop.abort(new Error("enough"));
    });
    await expect(start(executor, stop.signal)).rejects.toThrow("enough");
    expect(await leftOf(runId)).toEqual([]);
    expect((await start(executor)).facts.held).toMatchObject({ memory: true });
    expect((await start(executor)).facts.held).toMatchObject({ memory: true });
    expect(trials).toBe(2);
  }, 30_000);

  it("go on for a session that waits for them beside one that is stopped", async () => {
    const stop = new AbortController();
    let trials = 0;
    let other: Promise<Session> | null = null;
    const executor = await open(() => {
      trials += 1;
      other ??= start(executor);
      // The other one has started by then, and the trials have not ended.
      setTimeout(() => stop.abort(new Error("enough")), 3000);
    });
    await expect(start(executor, stop.signal)).rejects.toThrow("enough");
    expect((await other!).facts.held).toMatchObject({ memory: true });
    expect(trials).toBe(1);
  }, 30_000);
});
