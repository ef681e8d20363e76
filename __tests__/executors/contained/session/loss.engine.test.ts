import type { Readable } from "node:stream";
import { afterEach, describe, expect, it } from "@jest/globals";
import type { DockerSettings } from "../../../../src/executors/docker/settings/docker-settings.js";
import type { Session } from "../../../../src/ports/executor.js";
import { block, collect, execute, shell } from "../../../../src/conformance/session-calls.js";
import { bytesOf } from "../../../../src/files/content.js";
import { nightly, rarely } from "../../../chance.js";
import { openDocker } from "../../docker/support/docker-fixture.js";
import { openEngineRelay } from "../../docker/client/engine-relay.js";
import { containersOf, docker, leftOf, onlyContainerOf, until } from "../../docker/support/engine-by-hand.js";
import { startClient } from "../../docker/support/start-client.js";

const never = new AbortController().signal;

describe("a Docker session", () => {
  const cleanUps: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
  });
  const start = async (settings: Partial<DockerSettings>): Promise<Session> => {
    const session = await openDocker(settings).start({ signal: never });
    cleanUps.push(() => session.stop());
    return session;
  };

  describe("whose container is killed from outside in the middle of a block", () => {
    it("says so, keeps the output that came, and stays lost", async () => {
      const runId = "killed-from-outside";
      const session = await start({ runId });
      const id = await onlyContainerOf(runId);
      const running = execute(session, block("sh", "echo before\nsleep 30\n"), {
        onOutput: () => void docker("kill", id),
      });
      expect(await running).toMatchObject({
        ending: "container-lost",
        exitCode: null,
        stdout: { text: "before\n" },
      });
      expect(await execute(session, block("sh", "echo hello\n"))).toMatchObject({
        ending: "container-lost",
        exitCode: null,
        file: null,
      });
      await expect(collect(session)).rejects.toMatchObject({
        code: "session-lost",
        message: "The workspace's files can no longer be read: the container has ended.",
      });
    });
  });

  describe("whose engine goes away in the middle of a block", () => {
    it("says so when the connection is cut, and the container is gone with it", async () => {
      const runId = "engine-cut";
      const engine = await openEngineRelay();
      cleanUps.push(() => engine.close());
      const session = await start({ runId, endpoint: engine.endpoint });
      const running = execute(session, block("sh", "echo before\nsleep 30\n"), {
        onOutput: () => engine.cut(),
      });
      expect(await running).toMatchObject({
        ending: "daemon-lost",
        exitCode: null,
        stdout: { text: "before\n" },
      });
      await until(async () => (await containersOf(runId)).length === 0);
      await expect(start({ runId, endpoint: engine.endpoint })).rejects.toMatchObject({
        code: "engine-unavailable",
      });
      await session.stop();
    });

    nightly("is back soon after its deadline when the engine hangs, and stops all the same", async () => {
      const runId = "engine-silent";
      const engine = await openEngineRelay();
      cleanUps.push(() => engine.close());
      const session = await start({ runId, endpoint: engine.endpoint });
      const execution = await execute(session, block("sh", "echo before\nsleep 300\n"), {
        timeoutMs: 2000,
        onOutput: () => engine.fallSilent(),
      });
      expect(execution).toMatchObject({
        ending: "daemon-lost",
        exitCode: null,
        stdout: { text: "before\n" },
      });
      await session.stop();
    });
  });

  describe("whose engine falls silent between two blocks", () => {
    nightly("says so within the next block's time", async () => {
      const engine = await openEngineRelay();
      cleanUps.push(() => engine.close());
      const session = await start({ runId: "silent-between", endpoint: engine.endpoint });
      await shell(session, "echo one");
      engine.fallSilent();
      const execution = await execute(session, block("sh", "echo two\n"), { timeoutMs: 1000 });
      expect(execution).toMatchObject({ ending: "daemon-lost", exitCode: null, stdout: { bytes: 0 } });
    });
  });

  describe("at its end", () => {
    it("leaves no container behind, whatever still ran in it", async () => {
      const runId = "stopped";
      const session = await start({ runId });
      await execute(session, block("bash", "trap '' TERM; (setsid sleep 300 >/dev/null 2>&1 &)\n"));
      await onlyContainerOf(runId);
      await session.stop();
      expect(await leftOf(runId)).toEqual([]);
      await session.stop();
    });

    nightly(
      "leaves no timer or socket that would keep its client from ending",
      async () => {
        expect(
          await outputOf(
            startClient(new URL("../../docker/support/docker-leaver.ts", import.meta.url)).stdout,
          ),
        ).toBe("Held as before\n");
      },
      30_000,
    );

    rarely(
      "shares its signal with seven others without a warning of Node's",
      async () => {
        const { stdout, stderr } = startClient(
          new URL("../../docker/support/docker-sharer.ts", import.meta.url),
        );
        expect(await Promise.all([stdout, stderr].map(outputOf))).toEqual(["8 done\n", ""]);
      },
      60_000,
    );

    nightly("can be stopped in the middle of a block", async () => {
      const session = await start({ runId: "stopped-in-block" });
      const running = execute(session, block("sh", "echo before\nsleep 30\n"), {
        onOutput: () => void session.stop(),
      });
      expect(await running).toMatchObject({
        ending: "container-lost",
        exitCode: null,
        stdout: { text: "before\n" },
      });
    });

    it("leaves nothing when the start is cancelled at any call to the engine", async () => {
      const runId = "start-cancelled";
      let isStarted = false;
      for (let call = 1; !isStarted; call += 1) {
        const reason = new Error(`at call ${call}`);
        const stop = new AbortController();
        let calls = 0;
        const toEngine = (said: string): string => {
          if (/^(GET|POST|PUT) /.test(said) && (calls += 1) === call) stop.abort(reason);
          return said;
        };
        const engine = await openEngineRelay({ toEngine });
        const session = await openDocker({ runId, endpoint: engine.endpoint })
          .start({ signal: stop.signal })
          .catch((error: unknown) => {
            expect(error).toBe(reason);
            return null;
          });
        isStarted = !stop.signal.aborted;
        await session?.stop();
        expect(await leftOf(runId)).toEqual([]);
        await engine.close();
      }
    });

    it("that is a SIGKILL of the client, leaves nothing that runs", async () => {
      const runId = `client-killed-${process.pid}`;
      const client = startClient(new URL("../../docker/support/docker-client.ts", import.meta.url), runId);
      await new Promise<void>((resolve) => client.stdout.once("data", () => resolve()));
      expect(await containersOf(runId)).toHaveLength(1);
      client.kill("SIGKILL");
      await until(async () => (await containersOf(runId)).length === 0);
    });
  });
});

async function outputOf(stream: Readable): Promise<string> {
  return (await bytesOf(stream)).toString("utf8");
}
