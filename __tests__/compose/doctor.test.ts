import { describe, expect, it } from "@jest/globals";
import { openFakeEngine } from "../executors/docker/support/fake-engine.js";
import { collect } from "./examining.js";

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
      message: "local does not isolate the code, which can do everything that you can",
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
