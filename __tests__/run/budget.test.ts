import { describe, expect, it } from "@jest/globals";
import {
  createRun,
  local,
  openai,
  type OpenAiOptions,
  type RunEvent,
  type RunOptions,
} from "../../src/index.js";
import type { ReplyAnswer } from "../fakes/openai-answers.js";
import { startOpenAiServer } from "../fakes/openai-server.js";

const sh = (code: string): string => `\`\`\`sh\n${code}\n\`\`\`\n`;
const prices = { inputPerMillionUsd: 2, cachedPerMillionUsd: 0.5, outputPerMillionUsd: 10 };

interface Setup {
  readonly answers: readonly ReplyAnswer[];
  /** Further options of the writer. Default: its prices alone. */
  readonly writer?: Partial<OpenAiOptions>;
  readonly options?: Partial<RunOptions>;
}

/** A run whose model is a server on loopback, with the requests that it had. */
async function runOf({ answers, writer = { prices }, options = {} }: Setup) {
  await using server = await startOpenAiServer({ answers });
  const run = createRun({
    task: "Make it end well.",
    writer: openai({ baseUrl: server.baseUrl, model: "m", ...writer }),
    executor: local(),
    ...options,
  });
  const events: RunEvent[] = [];
  for await (const event of run) events.push(event);
  const bodies = server.requests.map(({ body }) => body as unknown as Record<string, unknown>);
  return { result: await run.result, ended: events.at(-1), bodies };
}

describe("what a run costs", () => {
  it("is known of each call, with the price of what the server took from its cache", async () => {
    const { result } = await runOf({
      answers: [
        { reply: sh("exit 3"), usage: { inputTokens: 1_000, outputTokens: 100 } },
        { reply: sh("true"), usage: { inputTokens: 2_000, outputTokens: 50, cachedTokens: 800 } },
      ],
    });
    expect(result).toMatchObject({ outcome: "passed", usage: { cachedTokens: 800, inputTokens: 3_000 } });
    const dear = (1_000 * 2 + 100 * 10) / 1e6;
    const cheap = (1_200 * 2 + 800 * 0.5 + 50 * 10) / 1e6;
    expect(result.usage.costUsd).toBeCloseTo(dear + cheap, 10);
  });

  it("is unknown without prices", async () => {
    const { result } = await runOf({ answers: [{ reply: sh("true") }], writer: {} });
    expect(result.usage.costUsd).toBeNull();
  });
});

describe("a request that could pass a budget", () => {
  it("is not made, and what was there so far is kept", async () => {
    const { result, ended, bodies } = await runOf({
      answers: [{ reply: sh("echo mine > part; exit 3"), usage: { inputTokens: 600, outputTokens: 30 } }],
      options: { maxTokens: 1_050 },
    });
    expect(bodies).toHaveLength(1);
    expect(result).toMatchObject({ outcome: "budget-spent", attempts: 1 });
    expect(result.artifacts.map(({ path }) => path)).toEqual(["part"]);
    expect(ended).toMatchObject({
      code: "budget-spent",
      reason: expect.stringMatching(
        /^The run spent 630 of 1,050 tokens. The next request needs about [\d,]+ tokens/,
      ),
      nextStep: expect.stringContaining("Raise `max-tokens`"),
    });
  });

  it("is not made by its cost either, nor is the first one", async () => {
    const { result, ended, bodies } = await runOf({ answers: [], options: { maxCostUsd: 0.0005 } });
    expect(bodies).toEqual([]);
    expect(result).toMatchObject({ outcome: "budget-spent", attempts: 0, usage: { calls: 0 } });
    expect(ended).toMatchObject({
      code: "cost-spent",
      reason: expect.stringContaining("The run spent $0.0000 of $0.0005. The next request costs about $0.00"),
      nextStep: expect.stringContaining("Raise `max-cost-usd`"),
    });
  });

  it("may take as many tokens for its answer as are left, and no more than the model's own bound", async () => {
    const generous = await runOf({ answers: [{ reply: sh("true") }], options: { maxTokens: 5_000 } });
    const most = Number(generous.bodies[0]?.["max_completion_tokens"]);
    expect(most).toBeGreaterThan(2_000);
    expect(most).toBeLessThan(5_000);
    const byCost = await runOf({ answers: [{ reply: sh("true") }], options: { maxCostUsd: 0.02 } });
    expect(Number(byCost.bodies[0]?.["max_completion_tokens"])).toBeLessThanOrEqual(2_000);
    const bounded = await runOf({
      answers: [{ reply: sh("true") }],
      options: { maxTokens: 5_000 },
      writer: { maxOutputTokens: 300 },
    });
    expect(bounded.bodies[0]).toMatchObject({ max_completion_tokens: 300 });
    const free = await runOf({ answers: [{ reply: sh("true") }] });
    expect(free.bodies[0]).not.toHaveProperty("max_completion_tokens");
  });

  it("is none where the last one went beyond its budget, which is said with its figures", async () => {
    const { result, ended } = await runOf({
      answers: [{ reply: sh("exit 3"), usage: { inputTokens: 1_000, outputTokens: 400_000 } }],
      options: { maxCostUsd: 0.5 },
    });
    expect(result.outcome).toBe("budget-spent");
    expect(ended).toMatchObject({ reason: "The run spent $4.0020. The limit is $0.5000." });
  });
});

it("further fields of a request are the person's, and none of the run's own", async () => {
  const requestFields = { seed: 7, reasoning_effort: "low", model: "other" };
  const { bodies } = await runOf({ answers: [{ reply: sh("true") }], writer: { requestFields } });
  expect(bodies[0]).toMatchObject({ seed: 7, reasoning_effort: "low", model: "m" });
});
