import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { nightly } from "../chance.js";
import { docker } from "../executors/docker/support/engine-by-hand.js";
import { openFaultyEngine, type FaultyEngine } from "../executors/docker/faults/faulty-engine.js";
import { image, runCommand } from "./command-line.js";

/** Of a client that cannot be seen from here, and kept: no run beside this one sweeps it away. */
const labels = ["agent-exec=1", "agent-exec.kept=1", "agent-exec.client=other/boot/pid:[1]/7/7"];
const name = `left-of-command-${process.pid}`;

/** Longer than the 10 s that an engine gets to remove each container that was left. */
const slow = 90_000;

describe("`clean`, on an engine that removes nothing", () => {
  let engine: FaultyEngine;
  beforeAll(async () => {
    engine = await openFaultyEngine();
    engine.breakCall("remove", () => undefined);
    await docker("run", "--name", name, ...labels.flatMap((label) => ["--label", label]), image, "true");
  });
  afterAll(async () => {
    await docker("rm", "-f", name);
    await engine.close();
  });
  const clean = (...flags: readonly string[]) =>
    runCommand(["clean", "--kept", ...flags], { env: { DOCKER_HOST: engine.endpoint } });

  it("says what would go, asks for no removal, and exits with 0", async () => {
    const { code, stdout, stderr } = await clean("--dry-run");
    expect(stdout).toContain(
      `would go ${name} · exited · the run kept it so that somebody can look inside\n`,
    );
    expect(stdout).toMatch(/^[1-9]\d* containers? would be removed\.\n$/m);
    expect([code, stderr]).toEqual([0, ""]);
    expect(engine.calls.filter((call) => call.startsWith("remove"))).toEqual([]);
  });

  nightly(
    "names what is stuck, says what to do, and exits with 3",
    async () => {
      const { code, stdout, stderr } = await clean();
      expect(stdout).toContain(
        `stuck    ${name} · exited · the run kept it so that somebody can look inside\n`,
      );
      expect(stdout).toMatch(
        /Nothing to remove\. The container engine cannot remove [1-9]\d* containers?\. Restart the engine\.\n$/,
      );
      expect([code, stderr]).toEqual([3, ""]);
    },
    slow,
  );

  nightly(
    "tells a program the same",
    async () => {
      const { code, stdout } = await clean("--json");
      const { containers } = JSON.parse(stdout) as { containers: { name: string; fate: string }[] };
      expect(containers.find((each) => each.name === name)).toMatchObject({ fate: "stuck", state: "exited" });
      expect(code).toBe(3);
    },
    slow,
  );

  it("refuses an age that is none before it asks anybody", async () => {
    const asked = engine.calls.length;
    const { code, stderr } = await clean("--older-than", "soon");
    expect(stderr).toContain('--older-than: must be a duration such as 36h, not "soon"');
    expect([code, engine.calls.length]).toEqual([2, asked]);
  });
});
