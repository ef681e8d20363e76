import { describe, expect, test } from "@jest/globals";
import { systemClock } from "../../../src/process/system-clock.js";
import type { Clock } from "../../../src/ports/clock.js";
import { errorAnswer, eventsOf, type Answer } from "../../fakes/openai-answers.js";
import { rarely, sample } from "../../chance.js";
import { measure } from "../../own-process.js";
import { floodAll } from "./flood.program.js";
import { closesServers, never, saying, setUp } from "./set-up.js";

closesServers();

const unavailable = (baseUrl: string) => ({
  code: "writer-unavailable",
  nextStep: expect.stringContaining("`base-url`"),
  message: expect.stringContaining(baseUrl),
});

describe("a reply that is cut", () => {
  const reply = "```python\nprint(1)\n```\n";
  const bytes = Buffer.byteLength(eventsOf({ reply }, { includesUsage: true }).join(""));

  test.each(["cutsAtByte", "endsAtByte"] as const)(
    "at any byte (%s) never resolves with a part of it",
    async (fault) => {
      const seen = new Set<string>();
      const { writer, server } = await setUp((_, { messages }) => {
        const byte = messages.at(-1)?.content ?? "";
        if (seen.has(byte)) return { reply };
        seen.add(byte);
        return { reply, [fault]: Number(byte) };
      });
      const texts = new Set<string>();
      const cuts = sample([...Array(bytes).keys()], 16);
      for (let from = 0; from < cuts.length; from += 32) {
        const some = cuts.slice(from, from + 32);
        const replies = some.map((byte) => writer.write(saying(String(byte)), { signal: never }));
        for (const { text } of await Promise.all(replies)) texts.add(text);
      }
      expect([...texts]).toEqual([reply]);
      // Some cuts fall behind the finish reason, where the reply is whole; most do not and cost a second request.
      expect(server.requests.length).toBeGreaterThan(cuts.length * 1.5);
      expect(server.requests.length).toBeLessThanOrEqual(cuts.length * 2);
    },
    120_000,
  );

  test("every time rejects and names the server", async () => {
    const { writer, server } = await setUp(() => ({ reply, endsAtByte: 500 }));
    await expect(writer.write(saying("hi"), { signal: never })).rejects.toMatchObject(
      unavailable(server.baseUrl),
    );
    expect(server.requests).toHaveLength(4);
  });
});

describe("an answer that is no reply", () => {
  const event = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
  const choice = (rest: object) => event({ choices: [{ delta: { content: "x" }, ...rest }] });
  const answers: Record<string, Answer> = {
    "nothing at all": { raw: "" },
    bytes: { raw: "\u0000\ufffd\u0001".repeat(100) },
    "a cut JSON": { raw: 'data: {"choices": [\n\n' },
    "a number": { raw: event(42) },
    null: { raw: event(null) },
    "a list": { raw: event([]) },
    "choices that are text": { raw: event({ choices: "x" }) },
    "no choice": { raw: event({ choices: [] }) + event({ choices: [] }) },
    "a finish by an error": { raw: choice({ finish_reason: "error" }) },
    "an error in the stream": { raw: choice({}) + event({ error: { message: "overloaded" } }) },
    "an error in the stream with the status of another server": {
      raw: event({ error: { message: "overloaded", code: 502 } }),
    },
  };

  test.each(Object.entries(answers))(
    "(%s) is asked for again, and then the writer gives up",
    async (_, answer) => {
      const { writer, server } = await setUp(() => answer);
      const asked = writer.write(saying("hi"), { signal: never });
      await expect(asked).rejects.toMatchObject({
        code: "writer-unavailable",
        message: expect.stringContaining(server.baseUrl),
      });
      expect(server.requests).toHaveLength(4);
    },
  );

  test.each(["text/html", "application/json", "image/png", "text/event-streams"])(
    "with the content type %s is not retried, and its text is shown",
    async (contentType) => {
      const body = "<html><title>Sign in</title></html>";
      const { writer, server } = await setUp([{ status: 200, contentType, body }]);
      const error = {
        ...unavailable(server.baseUrl),
        message: expect.stringMatching(/content|answered with .*Sign in/),
      };
      await expect(writer.write(saying("hi"), { signal: never })).rejects.toMatchObject(error);
    },
  );

  test("because nobody answers names the address and the reason", async () => {
    const { server } = await setUp([]);
    await server.close();
    const { baseUrl } = server;
    const { writer, clock } = await setUp([], { baseUrl });
    const asked = writer.write(saying("hi"), { signal: never });
    await expect(asked).rejects.toMatchObject({
      ...unavailable(baseUrl),
      message: expect.stringMatching(/ECONNREFUSED/),
    });
    expect(clock.waits).toHaveLength(3);
  });
});

/** Long enough for a busy machine to answer in, and short enough that the hurried clock does not skip it. */
const longStallMs = 1200;

describe("a silent server", () => {
  test.each([{ stallsBefore: true }, { stallsAtByte: 0 }] as const)(
    "(%j) may be silent before its first word as long as the call lasts",
    async (stall) => {
      const { writer, server } = await setUp([{ reply: "x", ...stall }], {
        stallTimeoutMs: 80,
        timeoutMs: longStallMs,
      });
      await expect(writer.write(saying("hi"), { signal: never })).rejects.toThrow(
        "did not finish its answer within 1.2 s",
      );
      expect(server.requests.length).toBeLessThan(2);
    },
  );

  test.each([{ stallsAtByte: 3_000 }] as const)(
    "(%j) is given up after the stall time and asked again",
    async (stall) => {
      const { writer, server } = await setUp(
        [{ reply: "first" }, { reply: "x".repeat(100), pieceChars: 1, ...stall }, { reply: "ok" }],
        {
          stallTimeoutMs: longStallMs,
        },
      );
      // What is loaded once, for the first call, takes a busy machine seconds.
      await writer.write(saying("hi"), { signal: never });
      const startedAt = performance.now();
      await expect(writer.write(saying("hi"), { signal: never })).resolves.toMatchObject({ text: "ok" });
      expect(performance.now() - startedAt).toBeGreaterThan(longStallMs - 10);
      expect(performance.now() - startedAt).toBeLessThan(20_000);
      await expect(server.requests[1]?.isWhole).resolves.toBe(false);
    },
  );

  test("that stays silent every time is reported so", async () => {
    const { writer } = await setUp(() => ({ reply: "x".repeat(100), pieceChars: 1, stallsAtByte: 3_000 }), {
      stallTimeoutMs: 80,
    });
    await expect(writer.write(saying("hi"), { signal: never })).rejects.toThrow(
      "sent nothing for 80 ms. agent-exec sent the request 4 times.",
    );
  });

  test("that only stays silent after the reply was whole loses nothing", async () => {
    const bytes = Buffer.byteLength(
      eventsOf({ reply: "ok" }, { includesUsage: false }).slice(0, -1).join(""),
    );
    const { writer, server } = await setUp([{ reply: "ok", stallsAtByte: bytes }], {
      stallTimeoutMs: longStallMs,
    });
    const reply = await writer.write(saying("hi"), { signal: never });
    expect(reply).toMatchObject({ text: "ok", usage: { isEstimated: true } });
    expect(server.requests).toHaveLength(1);
  });

  test("is not a slow one that still writes", async () => {
    const { writer, server } = await setUp([{ reply: "0123456789".repeat(3), pieceChars: 1, pauseMs: 20 }], {
      stallTimeoutMs: longStallMs,
    });
    await expect(writer.write(saying("hi"), { signal: never })).resolves.toMatchObject({
      text: "0123456789".repeat(3),
    });
    expect(server.requests).toHaveLength(1);
  });
});

describe("a server that sends without end", () => {
  const delta = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
  const floods: Record<string, string> = {
    text: delta("x".repeat(1_000)),
    "one line": "x",
    "lines of one event": "data: x\n",
    reasoning: `data: ${JSON.stringify({ choices: [{ delta: { reasoning: "y".repeat(1_000) } }] })}\n\n`,
    comments: `: ${"z".repeat(30_000)}\n\n`,
  };

  rarely("is left at 8 MiB of text", async () => {
    const { writer } = await setUp([{ flood: delta("x".repeat(1_000)), bytes: Infinity }]);
    let chars = 0;
    const onText = (text: string) => (chars += text.length);
    await expect(writer.write(saying("hi"), { signal: never, onText })).rejects.toThrow(
      "a reply that is too large",
    );
    expect(chars).toBeGreaterThan(8_000_000);
    expect(chars).toBeLessThan(8_400_000);
  });

  rarely(
    "is left at a limit, not asked again, and needs little memory",
    async () => {
      const module = new URL("flood.program.ts", import.meta.url);
      const { value, grownMebibytes } = await measure({ module, program: floodAll }, floods);
      for (const name of Object.keys(floods)) {
        const bound = {
          message: expect.stringMatching(/a reply that is too large/),
          requests: 1,
          isWhole: false,
        };
        expect({ name, ...value[name] }).toMatchObject({ name, code: "writer-unavailable", ...bound });
      }
      // All five, with their garbage.
      expect(grownMebibytes).toBeLessThan(400);
    },
    60_000,
  );

  test("an error of 100 MB is quoted in one line", async () => {
    const { writer, server } = await setUp([{ status: 400, body: "no ".repeat(33_000_000) }]);
    const asked = writer.write(saying("hi"), { signal: never });
    await expect(asked).rejects.toMatchObject({
      code: "writer-refused",
      message: expect.stringMatching(/^.{10,400}$/),
    });
    await expect(server.requests[0]?.isWhole).resolves.toBe(false);
  });

  test("is left at the call's deadline", async () => {
    const { writer, server } = await setUp([{ flood: ": ping\n\n", bytes: Infinity, pauseMs: 20 }], {
      timeoutMs: 300,
    });
    const startedAt = performance.now();
    const asked = writer.write(saying("hi"), { signal: never });
    await expect(asked).rejects.toMatchObject({
      code: "writer-unavailable",
      message: expect.stringContaining("300 ms"),
    });
    expect(performance.now() - startedAt).toBeLessThan(20_000);
    await expect(server.requests[0]?.isWhole).resolves.toBe(false);
  });
});

describe("an abort", () => {
  test.each([{ stallsBefore: true }, { pauseMs: 50 }] as const)(
    "(%j) rejects with the reason at once and closes the connection",
    async (delivery) => {
      const { writer, server } = await setUp([{ reply: "x".repeat(2_000), ...delivery }]);
      const abort = new AbortController();
      const reason = { why: "not even an error" };
      let retries = 0;
      const asked = writer.write(saying("hi"), { signal: abort.signal, onRetry: () => (retries += 1) });
      // Not in the same turn of the loop in which the server begins its answer.
      await until(() => server.requests.length > 0);
      setTimeout(() => abort.abort(reason), 50);
      await expect(asked).rejects.toBe(reason);
      await expect(server.requests[0]?.isWhole).resolves.toBe(false);
      expect(retries).toBe(0);
      expect(server.requests).toHaveLength(1);
    },
  );

  test("also happens if onText throws: its error is thrown, the connection closes, nothing is retried", async () => {
    const { writer, server } = await setUp([{ reply: "x".repeat(2_000), pauseMs: 5 }]);
    const error = new SyntaxError("a defect of the listener");
    const onText = () => {
      throw error;
    };
    await expect(writer.write(saying("hi"), { signal: never, onText })).rejects.toBe(error);
    await expect(server.requests[0]?.isWhole).resolves.toBe(false);
    expect(server.requests).toHaveLength(1);
  });
});

test("a server's text is shown on one line, without hidden or moving characters", async () => {
  const message = "bad\r\n::set-output name=x::y\u001b[31m\u202e red";
  const { writer } = await setUp([errorAnswer(400, { message })]);
  await expect(writer.write(saying("hi"), { signal: never })).rejects.toThrow(
    /answered 400: bad ::set-output name=x::y \[31m red\.$/,
  );
});

test("a call leaves no timer behind, however it ends", async () => {
  let pending = 0;
  const clock: Clock = {
    now: () => systemClock.now(),
    async sleep(ms, options) {
      pending += 1;
      await systemClock.sleep(ms, options).finally(() => (pending -= 1));
    },
  };
  const abort = new AbortController();
  const answers: Answer[] = [{ reply: "ok" }, errorAnswer(400), { stallsBefore: true, raw: "" }];
  const { writer, server } = await setUp(answers, { clock });
  await writer.write(saying("hi"), { signal: never });
  await expect(writer.write(saying("hi"), { signal: never })).rejects.toThrow("400");
  const asked = writer.write(saying("hi"), { signal: abort.signal });
  void until(() => server.requests.length > 2).then(() => abort.abort());
  await expect(asked).rejects.toThrow("abort");
  await new Promise((resolve) => setImmediate(resolve));
  expect(pending).toBe(0);
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}
