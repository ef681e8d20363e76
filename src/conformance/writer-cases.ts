import type { Message, Writer } from "../ports/writer.js";
import type { RetryDecision } from "../facts/reply.js";
import type { Cases } from "./conformance.js";
import {
  expectBetween,
  expectEqual,
  expectPart,
  expectRejection,
  expectSame,
  expectThat,
} from "./expectations.js";

/** Faults of a model server. `stall`: it accepts the request and then stays silent. */
export type ModelFault = "http-500" | "http-429" | "cut" | "stall" | "garbage" | "length" | "refusal";

/** One answer of the model: a reply or a decision, perhaps with a fault. */
export interface ModelTurn {
  readonly reply?: string;
  readonly decision?: RetryDecision;
  /** Default: no tokens. */
  readonly usage?: { readonly inputTokens: number; readonly outputTokens: number };
  readonly fault?: ModelFault;
}

export interface WriterContext {
  /**
   * Opens a writer whose model gives these answers: the replies in order, and the decisions in order. It is closed with
   * the case.
   */
  open(turns: readonly ModelTurn[]): Promise<Writer>;
  /** Fires when the case's time is over. */
  readonly signal: AbortSignal;
}

type WriterCases = Cases<WriterContext>;

const conversation: readonly Message[] = Object.freeze([
  Object.freeze({ role: "system", content: "You write code." } as const),
  Object.freeze({ role: "user", content: "Print 1." } as const),
]);
const reply = "Here:\n\n```python\nprint(1)\n```\n\nIt prints *1* … and 😀.\n";
const decision = { retry: true, reason: 'A "typo" in {line 3}.' };

export const answerCases: WriterCases = {
  "the writer has a name": async ({ open }) => {
    const { name } = await open([{ reply }]);
    expectThat(/\S/.test(name), { what: "the name", expected: "words", seen: name });
  },
  "`write` returns the whole text, the reason why the text ended, and the tokens used": async ({
    open,
    signal,
  }) => {
    const writer = await open([{ reply, usage: { inputTokens: 120, outputTokens: 30 } }]);
    const usage = { calls: 1, inputTokens: 120, outputTokens: 30, costUsd: null };
    const expected = { text: reply, thought: null, finish: "stop", usage } as const;
    expectEqual(await writer.write(conversation, { signal }), expected, "the reply");
  },
  "the pieces that `onText` gets make up the whole text": async ({ open, signal }) => {
    const writer = await open([{ reply }]);
    const pieces: string[] = [];
    await writer.write(conversation, { signal, onText: (text) => pieces.push(text) });
    expectEqual(pieces.join(""), reply, "the pieces");
    expectBetween(pieces.length, [2, Infinity], "the number of pieces");
  },
  "`decide` returns the decision and the tokens used": async ({ open, signal }) => {
    const writer = await open([{ decision, usage: { inputTokens: 50, outputTokens: 9 } }]);
    const usage = { calls: 1, inputTokens: 50, outputTokens: 9, costUsd: null };
    expectEqual(await writer.decide(conversation, { signal }), { decision, usage }, "the answer");
  },
  "replies and decisions each keep their order": async ({ open, signal }) => {
    const other = { retry: false, reason: "It cannot work." };
    const writer = await open([{ reply: "one" }, { reply: "two" }, { decision }, { decision: other }]);
    const decide = async () => (await writer.decide(conversation, { signal })).decision;
    const write = async () => (await writer.write(conversation, { signal })).text;
    const seen = [await write(), await decide(), await write(), await decide()];
    expectEqual(seen, ["one", decision, "two", other], "the answers");
  },
};

export const faultCases: WriterCases = {
  ...casesOf(["length", "refusal"], (fault) => ({
    [`the writer reports that a reply ended by ${fault}`]: async ({ open, signal }) => {
      const writer = await open([{ reply: "I begin", fault }]);
      const answer = await writer.write(conversation, { signal });
      expectPart(answer, { finish: fault, text: "I begin" }, "the reply");
    },
  })),
  ...casesOf(["http-500", "http-429", "cut", "garbage"], (fault) => ({
    [`after ${fault} the call rejects with writer-unavailable and a next step, and the next call works`]:
      async ({ open, signal }) => {
        const writer = await open([{ reply, fault }, { decision, fault }, { reply: "after" }, { decision }]);
        for (const call of ["write", "decide"] as const) {
          const error = await expectRejection(writer[call](conversation, { signal }), call);
          expectPart(error, { code: "writer-unavailable", isRetryable: true }, `what ${call} rejects with`);
          const { nextStep } = error as { readonly nextStep?: unknown };
          const saysMore = /\w \w/.test(String(nextStep));
          expectThat(saysMore, { what: "its next step", expected: "a sentence", seen: nextStep });
        }
        expectPart(await writer.write(conversation, { signal }), { text: "after" }, "the next reply");
        expectPart(await writer.decide(conversation, { signal }), { decision }, "the next decision");
      },
  })),
  ...casesOf(["length", "refusal"], (fault) => ({
    [`a decision that ended by ${fault} rejects with decision-missing`]: async ({ open, signal }) => {
      const writer = await open([{ decision, fault }]);
      const error = await expectRejection(writer.decide(conversation, { signal }), "decide");
      expectPart(error, { code: "decision-missing" }, "what decide rejects with");
    },
  })),
};

export const abortCases: WriterCases = {
  "an aborted signal rejects with its reason, and no request is sent": async ({ open, signal }) => {
    const reason = new Error("enough");
    const writer = await open([{ reply }, { decision }]);
    for (const call of ["write", "decide"] as const) {
      const asked = writer[call](conversation, { signal: AbortSignal.abort(reason) });
      expectSame(await expectRejection(asked, call), reason, `what ${call} rejects with`);
    }
    expectPart(await writer.write(conversation, { signal }), { text: reply }, "the next reply");
    expectPart(await writer.decide(conversation, { signal }), { decision }, "the next decision");
  },
  ...casesOf(["write", "decide"], (call) => ({
    [`if the signal aborts while ${call} waits for a silent model, ${call} rejects with its reason within a second`]:
      async ({ open }) => {
        const writer = await open([
          { reply, fault: "stall" },
          { decision, fault: "stall" },
        ]);
        const reason = new Error("enough");
        const abort = new AbortController();
        const asked = writer[call](conversation, { signal: abort.signal });
        setTimeout(() => abort.abort(reason), 300);
        const startedAt = performance.now();
        expectSame(await expectRejection(asked, call), reason, "what it rejects with");
        const tookMs = performance.now() - startedAt;
        expectBetween(tookMs, [0, 1300], "milliseconds, of which 300 before the signal");
      },
  })),
};

function casesOf<const Each>(each: readonly Each[], cases: (each: Each) => WriterCases): WriterCases {
  return Object.assign({}, ...each.map(cases)) as WriterCases;
}
