import { describe, expect, test } from "@jest/globals";
import { systemClock } from "../../../src/process/system-clock.js";
import type { Script } from "../../../src/writers/scripted/script.js";
import { createScriptedWriter } from "../../../src/writers/scripted/scripted-writer.js";
import { hurriedClock } from "../clocks.js";

const signal = new AbortController().signal;

function open(...turns: Script["turns"]) {
  const clock = hurriedClock();
  return { clock, writer: createScriptedWriter({ turns }, { clock }) };
}

describe("a script that runs out", () => {
  const decision = { retry: true, reason: "x" };

  test.each([
    [[{ decision }], 1, "The script has no replies, but the run asked for reply 1."],
    [[{ reply: "a" }], 2, "The script has 1 reply, but the run asked for reply 2."],
    [
      [{ reply: "a" }, { decision }, { reply: "b" }],
      3,
      "The script has 2 replies, but the run asked for reply 3.",
    ],
  ])("(%j) names the reply that is missing", async (turns, asked, message) => {
    const { writer } = open(...turns);
    for (let ask = 1; ask < asked; ask += 1) await writer.write([], { signal });
    await expect(writer.write([], { signal })).rejects.toMatchObject({
      code: "script-exhausted",
      message,
      nextStep: expect.stringContaining("`reply`"),
    });
  });

  test("names the decision that is missing", async () => {
    const { writer } = open({ reply: "a" }, { decision });
    await writer.decide([], { signal });
    await expect(writer.decide([], { signal })).rejects.toMatchObject({
      code: "script-exhausted",
      message: "The script has 1 decision, but the run asked for decision 2.",
    });
  });
});

describe("a turn", () => {
  test("comes after its delay, unless the signal fires first", async () => {
    const { writer, clock } = open(
      { reply: "a", delay: "500ms" },
      { reply: "b", delay: 2 },
      { reply: "c", delay: "61s" },
    );
    await writer.write([], { signal });
    await writer.write([], { signal });
    expect(clock.waits).toEqual([500, 2_000]);
    const reason = new Error("enough");
    const abort = new AbortController();
    setTimeout(() => abort.abort(reason), 20);
    await expect(writer.write([], { signal: abort.signal })).rejects.toBe(reason);
  });

  test("that stalls is given up after the stall time", async () => {
    const script = { turns: [{ reply: "a", fault: "stall" as const }] };
    const writer = createScriptedWriter(script, { clock: systemClock, stallTimeoutMs: 50 });
    await expect(writer.write([], { signal })).rejects.toMatchObject({
      code: "writer-unavailable",
      message: expect.stringContaining("nothing for 50 ms"),
    });
  });

  test("that is cut sends a part of its text and does not resolve", async () => {
    const { writer } = open({ reply: "0123456789", fault: "cut" });
    const told: string[] = [];
    const asked = writer.write([], { signal, onText: (text) => told.push(text) });
    await expect(asked).rejects.toMatchObject({ code: "writer-unavailable" });
    expect(told).toEqual(["01234"]);
  });

  test("is sent line by line", async () => {
    const { writer } = open({ reply: "a\n\nb\r\nc" });
    const told: string[] = [];
    await writer.write([], { signal, onText: (text) => told.push(text) });
    expect(told).toEqual(["a\n", "\n", "b\r\n", "c"]);
  });

  test("without usage counts as a call without tokens", async () => {
    const { writer } = open({ reply: "a" });
    const { usage } = await writer.write([], { signal });
    expect(usage).toEqual({ calls: 1, inputTokens: 0, outputTokens: 0, costUsd: null });
  });
});
