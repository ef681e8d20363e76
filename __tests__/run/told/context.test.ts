import { describe, expect, it } from "@jest/globals";
import { fc } from "../../chance.js";
import type { ContextBound } from "../../../src/rows/context-bound.js";
import type { Message } from "../../../src/ports/writer.js";
import { estimateTokens } from "../../../src/facts/token-estimate.js";
import { type Conversation, wholeOf, within } from "../../../src/run/told/context.js";

const said = (role: Message["role"], content: string): Message => ({ role, content });

/** Turns as a run has them: now and then with a decision between. */
const turn = (number: number, words = ""): Message[] => [
  said("assistant", `reply ${number} ${words}`),
  said("user", `output ${number} ${words}`),
  ...(number % 3 === 0 ? [said("assistant", `decision ${number}`), said("user", `go on ${number}`)] : []),
];

function talk(turns: number, { words = "", before = 0 } = {}): Conversation {
  return {
    system: said("system", "the system"),
    before: Array.from({ length: before }, (_, at) => [
      said("user", `ask ${at}`),
      said("assistant", `answer ${at}`),
    ]).flat(),
    task: said("user", "the task"),
    turns: Array.from({ length: turns }, (_, at) => turn(at + 1, words)),
  };
}

const contents = (...given: Parameters<typeof within>): string[] =>
  within(...given).map(({ content }) => content);

const anyBound: fc.Arbitrary<ContextBound> = fc.oneof(
  fc.record({ keep: fc.constant("last" as const), turns: fc.integer({ min: 1, max: 12 }) }),
  fc.record({
    keep: fc.constant("head-tail" as const),
    head: fc.integer({ min: 0, max: 6 }),
    tail: fc.integer({ min: 1, max: 6 }),
  }),
  fc.record({ keep: fc.constant("tokens" as const), tokens: fc.integer({ min: 500, max: 4_000 }) }),
);

describe("what of a conversation the writer is shown", () => {
  it("is all of it without a bound, and where it fits", () => {
    const all = talk(4, { before: 2 });
    const whole = wholeOf(all);
    expect(within(all, undefined)).toEqual(whole);
    expect(within(all, { keep: "last", turns: 6 })).toEqual(whole);
    expect(within(all, { keep: "head-tail", head: 3, tail: 3 })).toEqual(whole);
    expect(within(all, { keep: "tokens", tokens: 500 })).toEqual(whole);
  });

  it("is the task and the last turns, and the gap is told where it is", () => {
    expect(contents(talk(5), { keep: "last", turns: 2 })).toEqual([
      "the system",
      "the task\n\n[3 turns of this conversation are left out here.]",
      "reply 4 ",
      "output 4 ",
      "reply 5 ",
      "output 5 ",
    ]);
  });

  it("is the first and the last turns, and the gap is told where it is", () => {
    expect(contents(talk(5), { keep: "head-tail", head: 1, tail: 2 })).toEqual([
      "the system",
      "the task",
      "reply 1 ",
      "output 1 \n\n[2 turns of this conversation are left out here.]",
      "reply 4 ",
      "output 4 ",
      "reply 5 ",
      "output 5 ",
    ]);
  });

  it("leaves out what was said before the task first", () => {
    expect(contents(talk(1, { before: 2 }), { keep: "last", turns: 2 })).toEqual([
      "the system",
      "[1 turn of this conversation is left out here.]\n\nask 1",
      "answer 1",
      "the task",
      "reply 1 ",
      "output 1 ",
    ]);
  });

  it("ends with the last turn, keeps system and task, and never has one role twice in a row", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 14 }),
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 0, max: 300 }),
        anyBound,
        (turns, before, length, bound) => {
          const all = talk(turns, { before, words: "word ".repeat(length) });
          const shown = within(all, bound);
          expect(shown[0]).toEqual(all.system);
          expect(shown.some(({ content }) => content.includes("the task"))).toBe(true);
          for (const [at, { role }] of shown.entries()) expect(role).not.toBe(shown[at - 1]?.role);
          expect(shown.at(-1)?.role).toBe("user");
          if (turns > 0)
            expect(shown.some(({ content }) => content.startsWith(`output ${turns} `))).toBe(true);
          if (bound.keep === "tokens") expect(estimateTokens(shown)).toBeLessThanOrEqual(bound.tokens);
        },
      ),
    ));

  it("by tokens is older output cut short before any turn is left out", () => {
    const shown = contents(talk(3, { words: "word ".repeat(1_000) }), {
      keep: "tokens",
      tokens: 9_500,
    });
    expect(shown).toHaveLength(10);
    expect(shown[3]).toMatch(/^output 1 [^]*characters left out[^]*$/);
    expect(shown.at(-3)).not.toContain("left out");
  });

  it("by tokens grows at its end alone for most turns, so that a prefix cache serves it", () => {
    let before: string[] = [];
    let grown = 0;
    for (let turns = 1; turns <= 60; turns += 1) {
      const shown = contents(talk(turns, { words: "word ".repeat(100) }), {
        keep: "tokens",
        tokens: 4_000,
      });
      if (before.every((content, at) => content === shown[at])) grown += 1;
      before = shown;
    }
    expect(grown).toBeGreaterThan(40);
  });

  it("counts words that follow it, and a turn too large for all of it is cut", () => {
    const one = talk(1, { words: "word ".repeat(3_000) });
    const closing = "closing ".repeat(300);
    const shown = within(one, { keep: "tokens", tokens: 1_000 }, closing);
    expect(estimateTokens([...shown, said("user", closing)])).toBeLessThanOrEqual(1_000);
    expect(shown.at(-1)!.content).toContain("characters left out");
  });

  it("cannot be less than what always stays", () => {
    const large = { ...talk(2), task: said("user", "word ".repeat(2_000)) };
    expect(() => within(large, { keep: "tokens", tokens: 1_000 })).toThrow(
      /^`context` allows 1,000 tokens, which is too few: .* need about 3,3\d\d, and/,
    );
  });
});
