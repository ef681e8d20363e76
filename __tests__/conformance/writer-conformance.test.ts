import { describe, expect, it } from "@jest/globals";
import { checkWriter } from "../../src/conformance/writer-conformance.js";
import { systemClock } from "../../src/process/system-clock.js";
import type { Writer } from "../../src/ports/writer.js";
import { createScriptedWriter } from "../../src/writers/scripted/scripted-writer.js";

/** The names of the cases that fail for the scripted writer, broken in one way. */
async function failures(defect: (writer: Writer) => Partial<Writer>): Promise<string[]> {
  const names: string[] = [];
  const results = checkWriter(async (script) => {
    const writer = createScriptedWriter(script, { clock: systemClock });
    const whole: Writer = {
      name: writer.name,
      write: (messages, options) => writer.write(messages, options),
      decide: (messages, options) => writer.decide(messages, options),
    };
    return { writer: { ...whole, ...defect(writer) }, close: async () => {} };
  });
  for await (const { name, status } of results) if (status === "fails") names.push(name);
  return names;
}

describe("a writer", () => {
  it("that keeps every promise passes all cases", async () => {
    expect(await failures(() => ({}))).toEqual([]);
  });

  it("that gives its text in one piece fails the case about pieces", async () => {
    const defect = (writer: Writer): Partial<Writer> => ({
      async write(messages, { onText, ...options }) {
        const reply = await writer.write(messages, options);
        onText?.(reply.text);
        return reply;
      },
    });
    expect(await failures(defect)).toEqual(["the pieces that `onText` gets make up the whole text"]);
  });

  it("that reports a cut reply as whole fails the cases about the finish", async () => {
    const defect = (writer: Writer): Partial<Writer> => ({
      write: async (...call) => ({ ...(await writer.write(...call)), finish: "stop" }),
    });
    expect(await failures(defect)).toEqual([
      "the writer reports that a reply ended by length",
      "the writer reports that a reply ended by refusal",
    ]);
  });

  it("that rejects with its own error on abort fails the cases about the signal", async () => {
    const defect = (writer: Writer): Partial<Writer> => ({
      write: async (messages, options) => {
        try {
          return await writer.write(messages, options);
        } catch (error) {
          throw options.signal.aborted ? new Error("aborted") : error;
        }
      },
    });
    expect(await failures(defect)).toEqual([
      "an aborted signal rejects with its reason, and no request is sent",
      "if the signal aborts while write waits for a silent model, write rejects with its reason within a second",
    ]);
  });
});
