import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, it } from "@jest/globals";
import { block, collect, execute } from "../../../../src/conformance/session-calls.js";
import { openDocker } from "../../docker/support/docker-fixture.js";
import { docker, onlyContainerOf } from "../../docker/support/engine-by-hand.js";
import { openRewritingEngine } from "../../docker/support/rewriting-engine.js";

const never = new AbortController().signal;

describe("reading the files after a block that left processes", () => {
  const cleanUps: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
  });
  it("does not blame the code if the machine gives the container no processor time to end them", async () => {
    // Each killer waits, as if it never got its turn.
    const engine = await openRewritingEngine("kill -9 -1", "sleep 9999");
    cleanUps.push(() => engine.close());
    const session = await openDocker({ runId: "starved", endpoint: engine.endpoint }).start({
      signal: never,
    });
    cleanUps.push(() => session.stop());
    const leave = "echo made >made.txt; sleep 300 >/dev/null 2>&1 &\n";
    expect(await execute(session, block("sh", leave))).toMatchObject({ exitCode: 0 });
    await wait(1000);
    const hundredth = ["--cpu-period", "100000", "--cpu-quota", "1000"];
    await docker("update", ...hundredth, await onlyContainerOf("starved"));
    // On a busy machine, no killer even starts. That is a loss, too.
    await expect(collect(session)).rejects.toMatchObject({ code: "session-lost" });
  }, 60_000);
});
