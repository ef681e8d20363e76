import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, test } from "@jest/globals";
import type { RequestRetry } from "../../../src/ports/writer.js";
import { errorAnswer } from "../../fakes/openai-answers.js";
import { testCertificate, testKey } from "../../executors/contained/egress/test-certificate.js";
import { closesServers, never, saying, setUp } from "./set-up.js";

closesServers();

const day = 86_400;

describe("the retry layer", () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504, 529])(
    "makes a request again after %i",
    async (status) => {
      const { writer, server } = await setUp([errorAnswer(status, { message: "busy" }), { reply: "ok" }]);
      const retries: RequestRetry[] = [];
      const reply = await writer.write(saying("hi"), {
        signal: never,
        onRetry: (retry) => retries.push(retry),
      });
      expect(reply.text).toBe("ok");
      expect(reply.usage.calls).toBe(1);
      expect(server.requests).toHaveLength(2);
      expect(retries).toEqual([
        { message: expect.stringContaining(`${status}: busy`), waitMs: expect.any(Number) },
      ]);
    },
  );

  test("sends at most four requests", async () => {
    const { writer, server, clock } = await setUp(() => errorAnswer(503), { random: () => 0 });
    await expect(writer.write(saying("hi"), { signal: never })).rejects.toMatchObject({
      code: "writer-unavailable",
      message: expect.stringContaining("agent-exec sent the request 4 times."),
    });
    expect(server.requests).toHaveLength(4);
    expect(server.requests.map(({ headers }) => headers["x-stainless-retry-count"])).toEqual([
      "0",
      "0",
      "0",
      "0",
    ]);
    expect(clock.waits).toEqual([500, 1_000, 2_000]);
  });

  test("waits longer for a rate limit, and never longer than the jitter allows", async () => {
    const { writer, clock } = await setUp(() => errorAnswer(429), { random: () => 0.999 });
    await expect(writer.write(saying("hi"), { signal: never })).rejects.toThrow("429");
    expect(clock.waits).toEqual([3_751, 7_503, 15_005]);
  });

  test.each([
    ["retry-after", "7", 7_000],
    ["retry-after", "0.5", 500],
    ["retry-after-ms", "1234", 1_234],
    ["retry-after", String(30 * day), 60_000],
    ["retry-after", new Date(Date.now() + 3 * day * 1_000).toUTCString(), 60_000],
    ["retry-after", "99999999999999999999", 60_000],
    ["retry-after", "-5", 500],
    ["retry-after", "soon", 500],
    ["retry-after", new Date(0).toUTCString(), 500],
  ])("takes %s: %s as %i ms", async (name, value, waitMs) => {
    const busy = { ...errorAnswer(503), headers: { [name]: value } };
    const { writer, clock } = await setUp([busy, { reply: "ok" }], { random: () => 0 });
    await expect(writer.write(saying("hi"), { signal: never })).resolves.toMatchObject({ text: "ok" });
    expect(clock.waits).toEqual([waitMs]);
  });

  test("reads a date as the time until then", async () => {
    const date = new Date(Date.now() + 20_000).toUTCString();
    const { writer, clock } = await setUp([
      { ...errorAnswer(503), headers: { "retry-after": date } },
      { reply: "ok" },
    ]);
    await writer.write(saying("hi"), { signal: never });
    expect(clock.waits[0]).toBeGreaterThan(15_000);
    expect(clock.waits[0]).toBeLessThan(23_000);
  });

  test("begins no wait that ends after the deadline", async () => {
    const busy = { ...errorAnswer(503), headers: { "retry-after": "50" } };
    const { writer, server, clock } = await setUp([busy, { reply: "ok" }], { timeoutMs: 40_000_000 });
    await expect(writer.write(saying("hi"), { signal: never })).resolves.toMatchObject({ text: "ok" });
    const hasty = await setUp([busy, { reply: "ok" }], { timeoutMs: 300 });
    await expect(hasty.writer.write(saying("hi"), { signal: never })).rejects.toThrow(/No time is left/);
    expect(hasty.server.requests).toHaveLength(1);
    expect(hasty.clock.waits).toEqual([]);
    expect([server.requests.length, clock.waits.length]).toEqual([2, 1]);
  });

  test("does not retry if the server's header says so", async () => {
    const { writer, server } = await setUp([{ ...errorAnswer(500), headers: { "x-should-retry": "false" } }]);
    await expect(writer.write(saying("hi"), { signal: never })).rejects.toThrow(/500/);
    expect(server.requests).toHaveLength(1);
  });

  test("requests a broken reply again as a whole, and says that its pieces are void", async () => {
    const reply = "One, two, three, four.";
    const { writer } = await setUp([{ reply, pauseMs: 20, cutsAtByte: 800, pieceChars: 4 }, { reply }]);
    const told: string[] = [];
    const answer = await writer.write(saying("hi"), {
      signal: never,
      onText: (text) => told.push(text),
      onRetry: () => told.push("|"),
    });
    expect(answer.text).toBe(reply);
    const [before, after] = told.join("").split("|");
    expect(reply.startsWith(before ?? "?")).toBe(true);
    expect(before).not.toBe("");
    expect(after).toBe(reply);
  });

  test("stops waiting when the signal fires, with its reason", async () => {
    const { writer, server } = await setUp(() => ({
      ...errorAnswer(503),
      headers: { "retry-after": "300" },
    }));
    const reason = new Error("enough");
    const abort = new AbortController();
    const asked = writer.write(saying("hi"), { signal: abort.signal, onRetry: () => abort.abort(reason) });
    await expect(asked).rejects.toBe(reason);
    expect(server.requests).toHaveLength(1);
  });

  test("waits for a server that does not listen yet", async () => {
    const { writer, server, clock } = await setUp([]);
    await server.close();
    await expect(writer.write(saying("hi"), { signal: never })).rejects.toThrow("ECONNREFUSED");
    expect(clock.waits).toHaveLength(3);
  });

  test.each([
    ["a port that fetch opens to nobody", async () => "http://127.0.0.1:1/v1", /bad port/, /another port/],
    ["a certificate that nobody trusts", async () => tlsServer(), /SELF_SIGNED/, /NODE_EXTRA_CA_CERTS/],
    ["TLS for a server without it", async () => plainServer(), /WRONG_VERSION_NUMBER/, /http:\/\//],
  ])("asks once alone for %s", async (_name, open, message, nextStep) => {
    const { writer, clock } = await setUp([], { baseUrl: await open() });
    await expect(writer.write(saying("hi"), { signal: never })).rejects.toMatchObject({
      code: "writer-unavailable",
      message: expect.stringMatching(message),
      nextStep: expect.stringMatching(nextStep),
    });
    expect(clock.waits).toEqual([]);
  });
});

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

async function listening(server: Server): Promise<string> {
  servers.push(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

function tlsServer(): Promise<string> {
  return listening(createTlsServer({ cert: testCertificate, key: testKey }, () => undefined));
}

function plainServer(): Promise<string> {
  return listening(createServer((_request, response) => response.end()));
}
