import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Session } from "../../../../src/ports/executor.js";
import { inFull } from "../../../chance.js";
import { block, execute } from "../../../../src/conformance/session-calls.js";
import { cpuTimeMs } from "../../../cpu-time.js";
import { openDocker } from "../../docker/support/docker-fixture.js";

const blocks = inFull ? 200 : 80;
const quarter = blocks / 4;

describe(`a session of ${blocks} blocks`, () => {
  let session: Session;
  beforeAll(async () => {
    session = await openDocker().start({ signal: new AbortController().signal });
  });
  afterAll(async () => {
    await session.stop();
  });

  it("fails none, and the last quarter costs the client no more than the second", async () => {
    const costs: number[] = [];
    for (let number = 0; number < blocks; number += 1) {
      const before = cpuTimeMs();
      const { ending, exitCode, stdout } = await execute(
        session,
        block("sh", `echo ${number}; exit ${number % 3}`),
      );
      costs.push(cpuTimeMs() - before);
      expect({ ending, exitCode, text: stdout.text }).toEqual({
        ending: "exited",
        exitCode: number % 3,
        text: `${number}\n`,
      });
    }
    // The first quarter also pays for what is compiled once, and one block of any may pay for a garbage collection.
    expect(medianOf(costs.slice(-quarter))).toBeLessThan(2 * medianOf(costs.slice(quarter, 2 * quarter)));
  }, 120_000);

  it("is left with the processes and the open connections of one that has just begun", async () => {
    const count = "ls /proc | grep -c '^[0-9]'";
    const after = await execute(session, block("sh", count));
    const fresh = await openDocker().start({ signal: new AbortController().signal });
    const first = await execute(fresh, block("sh", count));
    await fresh.stop();
    // The killer may or may not wait at that moment, and behind blocks that follow each other quickly up to five spares do.
    expect(Number(after.stdout.text)).toBeGreaterThan(0);
    expect(Number(after.stdout.text)).toBeLessThanOrEqual(Number(first.stdout.text) + 6);
    const sockets = process.getActiveResourcesInfo().filter((name) => name === "PipeWrap");
    expect(sockets.length).toBeLessThan(20);
  }, 30_000);
});

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
}
