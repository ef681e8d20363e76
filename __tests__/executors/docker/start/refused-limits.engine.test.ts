import { describe, expect, it } from "@jest/globals";
import { AgentExecError } from "../../../../src/errors.js";
import type { DockerSettings } from "../../../../src/executors/docker/settings/docker-settings.js";
import { block, execute } from "../../../../src/conformance/session-calls.js";
import { openDocker } from "../support/docker-fixture.js";
import { leftOf } from "../support/engine-by-hand.js";

const runId = `refused-limits-${process.pid}`;
const mebibyte = 1024 * 1024;

function ulimits(name: string, value: number) {
  return [{ name, soft: value, hard: value }];
}

function withUlimit(name: string, value: number): Partial<DockerSettings> {
  return { container: { ulimits: ulimits(name, value) } };
}

describe("a limit that cannot be had", () => {
  it.each<[string, Partial<DockerSettings>, RegExp, RegExp]>([
    ["more descriptors than the engine may have", withUlimit("nofile", 2 ** 40), /rlimit/, /`ulimit`/],
    ["no processor time at all", withUlimit("cpu", 0), /cpu=0/, /`ulimit`/],
    ["no memory for data", withUlimit("data", 100_000), /data=100000, and starts without it/, /`ulimit`/],
    ["a stack for nothing", withUlimit("stack", 1), /argument list too long/, /`ulimit`/],
    // Processes of other sessions count, too: where one runs, PID 1 is refused before it could fork.
    [
      "no process for the user",
      withUlimit("nproc", 1),
      /(fork failed|exec \/sbin\/docker-init): resource temporarily unavailable/i,
      /`ulimit`/,
    ],
    [
      "one of two limits with which nothing starts",
      { container: { ulimits: [...ulimits("core", 0), ...ulimits("data", 100_000)] } },
      /these limits of its processes, core=0, data=100000, and starts without them/,
      /`ulimit`/,
    ],
    [
      "more processor time than the kernel counts",
      { cpus: 1e9 },
      /kernel does not support a limit of/,
      /`cpus`/,
    ],
    [
      "more processor time than a number holds",
      { cpus: 1e17 },
      /kernel does not support a limit of/,
      /`cpus`/,
    ],
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
    expect(await leftOf(runId)).toEqual([]);
  });

  it("is none where no file may hold a byte: the block's own cannot, and is told so", async () => {
    const session = await openDocker({ runId, ...withUlimit("fsize", 0) }).start({
      signal: AbortSignal.timeout(20_000),
    });
    expect(session.facts.held).toMatchObject({ "sealed shell": false });
    expect(await execute(session, block("python", "print(1)\n"))).toMatchObject({
      ending: "exited",
      exitCode: 1,
      stderr: { text: expect.stringContaining("File too large") },
    });
    expect(await execute(session, block("sh", "echo 1\n"))).toMatchObject({
      ending: "signalled",
      evidence: expect.stringContaining("SIGXFSZ"),
    });
    await session.stop();
  });

  it("is none where there are fewer processors than asked for", async () => {
    const session = await openDocker({ runId, cpus: 512 }).start({ signal: AbortSignal.timeout(20_000) });
    expect(session.facts.held).toMatchObject({ cpus: true });
    await session.stop();
  });
});
