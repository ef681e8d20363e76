import { describe, expect, it } from "@jest/globals";
import { tryLimits, unseenLimits } from "../../../../src/executors/docker/canary/limits-canary.js";
import { type TriableLimit, triableLimits } from "../../../../src/executors/docker/canary/limits-canary.js";
import { connectEngine } from "../../../../src/executors/docker/client/engine-connection.js";
import { findImage } from "../../../../src/executors/docker/image/find-image.js";
import { nightly } from "../../../chance.js";
import { testSettings } from "../support/docker-fixture.js";
import { leftOf } from "../support/engine-by-hand.js";
import { engineVariable } from "../support/engine-socket.js";
import { openEngineRelay } from "../client/engine-relay.js";
import { openRewritingEngine } from "../support/rewriting-engine.js";

const { signal } = new AbortController();

const runId = `canary-${process.pid}`;

describe("the limits' canary", () => {
  it("finds that all limits hold where the engine holds them, and leaves nothing", async () => {
    const { cpus, ...results } = await tryAll(undefined, triableLimits);
    const others = triableLimits.filter((limit) => limit !== "cpus");
    expect(results).toEqual(Object.fromEntries(others.map((limit) => [limit, true])));
    expect(cpus).not.toBe(false);
    expect(await leftOf(runId)).toEqual([]);
  }, 60_000);

  it.each<[TriableLimit, string, string]>([
    ["memory", "33554432", "99999999"],
    ["pids", '"PidsLimit":24', '"PidsLimit":-1'],
    ["cpus", '"CpuQuota":10000', '"CpuQuota":99999'],
    ["workspace", "size=1048576", "size=9999999"],
    ["inodes", "nr_inodes=1024", "nr_inodes=9999"],
    ["no new privileges", '"no-new-privileges"', '"label=disable"    '],
  ])(
    "sees that %s does not hold where the engine is lax",
    async (limit, asked, given) => {
      const engine = await openRewritingEngine(asked, given);
      try {
        const results = await tryAll(engine.endpoint, [limit]);
        // On a machine as busy as this one may be, nobody can tell how much of a processor there would be.
        if (limit === "cpus") expect(results).not.toHaveProperty(limit, true);
        else expect(results).toEqual({ [limit]: false });
      } finally {
        await engine.close();
      }
    },
    60_000,
  );

  nightly(
    "begins once PID 1 has started all that it starts, which at the process limit would end the container",
    async () => {
      // PID 1 takes two or three seconds before it starts one more; until then the trial starts as many as fit beside it.
      const replacements = [
        [
          "# Such a file shows only its first character to the shell, which reads single bytes.",
          "u(){ IFS=. read c b</proc/uptime;};u;a=$c;until [ $c -gt $((a+2)) ];do u;done",
        ],
        ["[ $n -lt 28 ]; do sleep 9", "[ $n -lt 20 ]; do sleep 9"],
        [String.raw`echo \"broke pids\"`, "while :; do :; done"],
      ] as const;
      const replace = (said: string) =>
        replacements.reduce((text, [our, their]) => text.replace(our, () => their.padEnd(our.length)), said);
      const engine = await openEngineRelay({ toEngine: replace });
      try {
        expect(await tryAll(engine.endpoint, ["pids"])).toEqual({ pids: true });
      } finally {
        await engine.close();
      }
    },
    60_000,
  );

  nightly(
    "tries once more where its shell was killed before it could tell",
    async () => {
      let isFirst = true;
      const our = "[ $n -lt 28 ]";
      const killOnce = (said: string) => {
        if (!isFirst || !said.includes(our)) return said;
        isFirst = false;
        return said.replace(our, () => "kill -9 0".padEnd(our.length));
      };
      const engine = await openEngineRelay({ toEngine: killOnce });
      try {
        expect(await tryAll(engine.endpoint, ["workspace", "pids"])).toEqual({ workspace: true, pids: true });
      } finally {
        await engine.close();
      }
    },
    60_000,
  );

  it("waits for the last words of a trial whose end the engine reports first", async () => {
    const engine = await openEngineRelay({ lateMs: (said) => (/^end$/m.test(said) ? 300 : 0) });
    try {
      expect(await tryAll(engine.endpoint, ["workspace"])).toEqual({ workspace: true });
    } finally {
      await engine.close();
    }
  }, 60_000);

  it("says nothing of a limit that it cannot try, and ends by its signal", async () => {
    const connection = await connectEngine({ variable: engineVariable, signal });
    const settings = { ...testSettings, container: { runtime: "no-such-runtime" } };
    const image = { id: "sha256:0", volumes: [] };
    const canary = { connection, settings, image, limits: triableLimits };
    expect(await tryLimits({ ...canary, signal })).toEqual({});
    const reason = new Error("too late");
    await expect(tryLimits({ ...canary, signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });

  it("tries only what was not seen", () => {
    expect(unseenLimits({ memory: true, pids: false, cpus: true, workspace: true })).toEqual([
      "inodes",
      "no new privileges",
    ]);
  });
});

async function tryAll(endpoint: string | undefined, limits: readonly TriableLimit[]) {
  const connection = await connectEngine({ endpoint, signal });
  const image = await findImage({ connection, settings: testSettings, signal });
  const settings = { ...testSettings, runId };
  return tryLimits({ connection, settings, image, limits, signal });
}
