import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { examine, type CheckResult } from "../../src/compose/doctor.js";
import { fromFlags } from "../../src/settings/from-flags.js";
import { resolveSettings } from "../../src/settings/resolve.js";
import { openFakeEngine } from "../executors/docker/support/fake-engine.js";

const variables = (given: Readonly<Record<string, string>>) => (name: string) => given[name];

async function collect(
  given: Readonly<Record<string, string>>,
  signal: AbortSignal,
  flags: Readonly<Record<string, unknown>> = {},
): Promise<readonly CheckResult[]> {
  const settings = resolveSettings(fromFlags(flags), "doctor");
  const results: CheckResult[] = [];
  const options = { settings, hasModelServer: false, secrets: {}, variable: variables(given), signal };
  for await (const result of examine(options)) results.push(result);
  return results;
}

describe("an examination", () => {
  it("comes to an end where the engine takes the call and does not answer", async () => {
    const engine = await openFakeEngine({ "GET /": () => undefined });
    try {
      const startedAt = Date.now();
      const results = await collect({ DOCKER_HOST: engine.endpoint }, new AbortController().signal);
      expect(results.find(({ name }) => name === "engine")).toMatchObject({
        status: "failed",
        isVital: true,
        message: expect.stringContaining("does not answer"),
      });
      expect(Date.now() - startedAt).toBeLessThan(15_000);
    } finally {
      await engine.close();
    }
  }, 20_000);

  it("says of an executor without isolation that it has none, and asks no engine", async () => {
    const engine = { DOCKER_HOST: "unix:///no/engine.sock" };
    const results = await collect(engine, new AbortController().signal, { executor: "local" });
    expect(results.find(({ name }) => name === "executor")).toMatchObject({
      status: "warning",
      message: "local isolates nothing: code can do here what you can",
    });
    expect(results.filter(({ name }) => /engine|image|sandbox|limit/.test(name))).toEqual([]);
  });

  it("ends by its signal, also in the midst of a check", async () => {
    const engine = await openFakeEngine({ "GET /": () => undefined });
    const stop = new AbortController();
    const reason = new Error("stopped");
    setTimeout(() => stop.abort(reason), 300);
    try {
      await expect(collect({ DOCKER_HOST: engine.endpoint }, stop.signal)).rejects.toBe(reason);
    } finally {
      await engine.close();
    }
  }, 20_000);
});

describe("an examination of a virtual environment", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "agent-exec-test-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const tryVenv = async (venv: string) => {
    const path = { PATH: "/usr/local/bin:/usr/bin:/bin" };
    const results = await collect(path, new AbortController().signal, { executor: "local", venv });
    return results.find(({ name }) => name === "venv");
  };

  it("says whether a fresh one can be made, and which Python it runs", async () => {
    expect(await tryVenv("true")).toMatchObject({
      status: "ok",
      message: expect.stringMatching(/^a fresh one can be made, in [\d.]+ m?s, and runs Python 3[.\d]+$/),
    });
    expect(await tryVenv("false")).toBeUndefined();
  }, 60_000);

  it("says of a person's own what a run says that cannot use it, and that nothing runs without", async () => {
    expect(await tryVenv(folder)).toEqual({
      name: "venv",
      status: "failed",
      message: `${folder} is no virtual environment: it has no bin/python that can be run.`,
      nextStep:
        "Make one there with `python3 -m venv`, name another by `venv`, or set it to `true` for a fresh one.",
      isVital: true,
      ms: expect.any(Number),
    });
  });

  it("finds one whose Python does not run, and one that blocks would pass over", async () => {
    const broken = join(folder, "broken");
    await mkdir(join(broken, "bin"), { recursive: true });
    await writeFile(join(broken, "bin/python"), "#!/bin/sh\necho no libpython >&2; exit 127\n", {
      mode: 0o755,
    });
    await symlink("python", join(broken, "bin/python3"));
    expect(await tryVenv(broken)).toMatchObject({
      status: "failed",
      message: expect.stringMatching(/broken cannot be used: its Python does not run: .* no libpython$/),
      nextStep: expect.stringContaining("python3 -m venv"),
      isVital: true,
    });
    await rm(join(broken, "bin/python3"));
    expect(await tryVenv(broken)).toMatchObject({
      message: expect.stringContaining("blocks find another Python before its own"),
    });
  });
});
