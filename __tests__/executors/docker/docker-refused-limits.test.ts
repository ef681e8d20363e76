import { describe, expect, it } from "@jest/globals";
import { AgentExecError } from "../../../src/errors.js";
import type { DockerSettings } from "../../../src/executors/docker/docker-settings.js";
import { openDocker } from "./docker-fixture.js";
import { containersOf } from "./engine-by-hand.js";

const runId = `refused-limits-${process.pid}`;
const mebibyte = 1024 * 1024;

/** More than any process of this machine may have. */
const allFiles = { name: "nofile", soft: 2 ** 40, hard: 2 ** 40 };

describe("a limit that cannot be had", () => {
  it.each<[string, Partial<DockerSettings>, RegExp, RegExp]>([
    [
      "more descriptors than the engine may have",
      { container: { ulimits: [allFiles] } },
      /rlimit/,
      /`ulimit`/,
    ],
    ["more processor time than the kernel counts", { cpus: 1e9 }, /kernel cannot count/, /`cpus`/],
    ["more processor time than a number holds", { cpus: 1e17 }, /kernel cannot count/, /`cpus`/],
    ["more processes than the kernel knows", { pids: 9e9 }, /cgroup/, /`pids`/],
    [
      "a workspace that memory has no room for",
      { memoryBytes: 96 * mebibyte, workspaceBytes: 80 * mebibyte },
      /does not fit/,
      /`memory`/,
    ],
    ["a runtime that is not there", { container: { runtime: "nonesuch" } }, /nonesuch/, /`runtime`/],
  ])("as %s is an error about that setting, with what to do", async (_what, settings, message, nextStep) => {
    const start = async (): Promise<void> => {
      const session = await openDocker({ runId, ...settings }).start({ signal: AbortSignal.timeout(20_000) });
      await session.stop();
    };
    const error = await start().then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(AgentExecError);
    expect(error).toMatchObject({
      code: "settings-invalid",
      message: expect.stringMatching(message),
      nextStep: expect.stringMatching(nextStep),
    });
    expect(await containersOf(runId)).toEqual([]);
  });

  it("is none where there are fewer processors than asked for", async () => {
    const session = await openDocker({ runId, cpus: 512 }).start({ signal: AbortSignal.timeout(20_000) });
    expect(session.facts.held).toMatchObject({ cpus: true });
    await session.stop();
  });
});
