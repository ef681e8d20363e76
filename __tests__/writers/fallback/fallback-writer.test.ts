import { describe, expect, it } from "@jest/globals";
import {
  WriterUnavailableError,
  type Reply,
  type Writer,
  type WriterWarning,
} from "../../../src/ports/writer.js";
import { withFallback } from "../../../src/writers/fallback/fallback-writer.js";

const reply = (text: string): Reply => ({
  text,
  thought: null,
  finish: "stop",
  usage: { calls: 1, inputTokens: 1, outputTokens: 1, costUsd: null },
});

/** A writer that answers, or fails with each error in turn; undefined answers. */
function writer(name: string, ...errors: readonly (Error | undefined)[]): Writer & { asked: number } {
  const own = {
    name,
    asked: 0,
    reckon: () => ({ inputTokens: name.length, inputUsd: null, usdPerOutputToken: null }),
    async write() {
      const error = errors[own.asked];
      own.asked += 1;
      if (error !== undefined) throw error;
      return reply(`by ${name}`);
    },
    decide: () => Promise.reject(new Error("not asked for")),
  };
  return own;
}

const away = new WriterUnavailableError("The server is away.", "Wait.");
const signal = new AbortController().signal;

describe("a writer with another to fall back on", () => {
  it("uses the first as long as it answers", async () => {
    const [first, second] = [writer("one"), writer("two")];
    const both = withFallback(first, second);
    await both.write([], { signal });
    await expect(both.write([], { signal })).resolves.toMatchObject({ text: "by one" });
    expect([both.name, first.asked, second.asked]).toEqual(["one", 2, 0]);
  });

  it("uses the second after the first failure, and says so once", async () => {
    const [first, second] = [writer("one", undefined, away), writer("second")];
    const both = withFallback(first, second);
    const warnings: WriterWarning[] = [];
    const options = { signal, onWarning: (warning: WriterWarning) => warnings.push(warning) };
    const texts: string[] = [];
    for (let call = 0; call < 4; call += 1) texts.push((await both.write([], options)).text);
    expect(texts).toEqual(["by one", "by second", "by second", "by second"]);
    expect(first.asked).toBe(2);
    expect(warnings).toEqual([
      {
        code: "fallback-model",
        message: "The server is away. From now on the run asks second instead.",
      },
    ]);
    expect(both.reckon!([]).inputTokens).toBe("second".length);
  });

  it("names both if the second fails too", async () => {
    const both = withFallback(
      writer("one", away),
      writer("two", new WriterUnavailableError("So is this.", "")),
    );
    await expect(both.write([], { signal })).rejects.toMatchObject({
      code: "writer-unavailable",
      message: "So is this. Before that, the run switched away from one: The server is away.",
    });
  });

  it("does not switch for other errors or a stopped run", async () => {
    const second = writer("two");
    await expect(
      withFallback(writer("one", new Error("a bug")), second).write([], { signal }),
    ).rejects.toThrow("a bug");
    const stopped = withFallback(writer("one", away), second);
    await expect(stopped.write([], { signal: AbortSignal.abort() })).rejects.toThrow("away");
    expect(second.asked).toBe(0);
  });
});
