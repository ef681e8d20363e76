// A contract is run by the tests of the adapters.
/* oxlint-disable jest/no-export */
import { afterEach, describe, expect, test } from "@jest/globals";
import type { Message, Writer } from "../../src/ports/writer.js";
import type { Script } from "../../src/writers/scripted/script.js";

export interface OpenedWriter {
  readonly writer: Writer;
  close(): Promise<void>;
}

const conversation: readonly Message[] = Object.freeze([
  Object.freeze({ role: "system", content: "You write code." } as const),
  Object.freeze({ role: "user", content: "Print 1." } as const),
]);

const never = new AbortController().signal;

const reply = "Here:\n\n```python\nprint(1)\n```\n\nIt prints *1* … and 😀.\n";
const decision = { retry: true, reason: 'A "typo" in {line 3}.' };

/**
 * What every writer keeps to. `open` gives a writer whose model answers as the script says; waits between its own
 * retries must not take real time, and a silence must be allowed to last for at least ten seconds.
 */
export function describeWriterContract(name: string, open: (script: Script) => Promise<OpenedWriter>): void {
  describe(`the writer ${name} keeps the promises of the port:`, () => {
    const opened: OpenedWriter[] = [];
    const openWriter = async (turns: Script["turns"]): Promise<Writer> => {
      const each = await open({ turns });
      opened.push(each);
      return each.writer;
    };

    afterEach(async () => {
      for (const each of opened.splice(0)) await each.close();
    });

    test("it has a name", async () => {
      const writer = await openWriter([{ reply }]);
      expect(writer.name).toMatch(/\S/);
    });

    test("write resolves with the whole text, its finish and its usage", async () => {
      const writer = await openWriter([{ reply, usage: { inputTokens: 120, outputTokens: 30 } }]);
      await expect(writer.write(conversation, { signal: never })).resolves.toEqual({
        text: reply,
        thought: null,
        finish: "stop",
        usage: { calls: 1, inputTokens: 120, outputTokens: 30, costUsd: null },
      });
    });

    test("the pieces that come through onText are the text", async () => {
      const writer = await openWriter([{ reply }]);
      const pieces: string[] = [];
      await writer.write(conversation, { signal: never, onText: (text) => pieces.push(text) });
      expect(pieces.join("")).toBe(reply);
      expect(pieces.length).toBeGreaterThan(1);
    });

    test("decide resolves with the decision and its usage", async () => {
      const writer = await openWriter([{ decision, usage: { inputTokens: 50, outputTokens: 9 } }]);
      await expect(writer.decide(conversation, { signal: never })).resolves.toEqual({
        decision,
        usage: { calls: 1, inputTokens: 50, outputTokens: 9, costUsd: null },
      });
    });

    test("replies and decisions each come in their own order", async () => {
      const other = { retry: false, reason: "It cannot work." };
      const writer = await openWriter([
        { reply: "one" },
        { reply: "two" },
        { decision },
        { decision: other },
      ]);
      const decide = async () => (await writer.decide(conversation, { signal: never })).decision;
      const write = async () => (await writer.write(conversation, { signal: never })).text;
      expect([await write(), await decide(), await write(), await decide()]).toEqual([
        "one",
        decision,
        "two",
        other,
      ]);
    });

    test.each(["length", "refusal"] as const)("a reply that ends by %s says so", async (fault) => {
      const writer = await openWriter([{ reply: "I begin", fault }]);
      const { finish, text } = await writer.write(conversation, { signal: never });
      expect({ finish, text }).toEqual({ finish: fault, text: "I begin" });
    });

    test.each(["http-500", "http-429", "cut", "garbage"] as const)(
      "%s rejects with writer-unavailable and a next step, and the next call works",
      async (fault) => {
        const writer = await openWriter([
          { reply, fault },
          { decision, fault },
          { reply: "after" },
          { decision },
        ]);
        const error = {
          code: "writer-unavailable",
          isRetryable: true,
          nextStep: expect.stringMatching(/\w+ \w+/),
        };
        await expect(writer.write(conversation, { signal: never })).rejects.toMatchObject(error);
        await expect(writer.decide(conversation, { signal: never })).rejects.toMatchObject(error);
        await expect(writer.write(conversation, { signal: never })).resolves.toMatchObject({ text: "after" });
        await expect(writer.decide(conversation, { signal: never })).resolves.toMatchObject({ decision });
      },
    );

    test.each(["length", "refusal"] as const)(
      "a decision that ends by %s rejects with decision-missing",
      async (fault) => {
        const writer = await openWriter([{ decision, fault }]);
        await expect(writer.decide(conversation, { signal: never })).rejects.toMatchObject({
          code: "decision-missing",
        });
      },
    );

    test("a signal that has fired rejects with its reason and asks for nothing", async () => {
      const reason = new Error("enough");
      const writer = await openWriter([{ reply }, { decision }]);
      const signal = AbortSignal.abort(reason);
      await expect(writer.write(conversation, { signal })).rejects.toBe(reason);
      await expect(writer.decide(conversation, { signal })).rejects.toBe(reason);
      await expect(writer.write(conversation, { signal: never })).resolves.toMatchObject({ text: reply });
      await expect(writer.decide(conversation, { signal: never })).resolves.toMatchObject({ decision });
    });

    test.each(["write", "decide"] as const)(
      "a signal that fires while %s waits for a silent model rejects with its reason within a second",
      async (call) => {
        const writer = await openWriter([
          { reply, fault: "stall" },
          { decision, fault: "stall" },
        ]);
        const reason = new Error("enough");
        const abort = new AbortController();
        const asked = writer[call](conversation, { signal: abort.signal });
        setTimeout(() => abort.abort(reason), 300);
        const startedAt = performance.now();
        await expect(asked).rejects.toBe(reason);
        expect(performance.now() - startedAt).toBeLessThan(1_300);
      },
    );
  });
}
