import { describe, expect, it } from "@jest/globals";
import type { Fact } from "../../../src/facts/events.js";
import { fold } from "../../../src/run/state/apply.js";
import { conversation } from "../../../src/run/told/prompt.js";
import { saidIn } from "../../../src/run/told/said-in.js";
import { eventsOf, executed, python, replied, sessionStarted, started } from "../facts.js";

const stepwise = { until: "done", doneWord: "FINISHED", maxTurns: 100 } as const;
const saidAfter = (...facts: Fact[]) => saidIn(fold(eventsOf([started(stepwise), ...facts])));

/** A run that goes on from one in which this was said. */
function goingOn(said: ReturnType<typeof saidIn>, task = "Also subtract.") {
  const start = started(stepwise) as Extract<Fact, { type: "run-started" }>;
  const continues = { runId: "r0", outcome: "passed", files: "put-in", ...said } as const;
  return { ...start, task: { ...start.task, text: task }, continues } satisfies Fact;
}

describe("what was said in an earlier run", () => {
  it("begins the next one's conversation, whose task follows it, with no two messages of one role in a row", () => {
    const said = saidAfter(replied(1, python("x")), sessionStarted, executed(1, 0), replied(2, "Done."));
    const messages = conversation(fold(eventsOf([goingOn(said)])));
    expect(messages.map(({ role }) => role)).toEqual([
      "system",
      "user",
      "assistant",
      "user",
      "assistant",
      "user",
    ]);
    expect(messages[1]!.content).toBe("Add two numbers.");
    expect(messages[4]!.content).toBe("Done.");
    expect(messages[5]!.content).toMatch(
      /The earlier run is over\. It ended as `passed`\. .* has the files that the earlier run left.*\n\nAlso subtract\.$/s,
    );
  });

  it("is all of it again where that run had gone on from another", () => {
    const first = saidAfter(replied(1, "One."));
    const second = saidIn(fold(eventsOf([goingOn(first), replied(1, "Two.")])));
    const third = conversation(fold(eventsOf([goingOn(second, "And multiply.")])));
    const all = third.map(({ content }) => content).join("\n");
    for (const said of ["Add two numbers.", "One.", "Also subtract.", "Two.", "And multiply."])
      expect(all.split(said)).toHaveLength(2);
  });

  it("is only its task and its last turns where it is long, and says so", () => {
    const turns = Array.from({ length: 60 }, (_, index): Fact[] => [
      replied(index + 1, `${python(`say(${index + 1})`)}${"x".repeat(9_000)}`),
      executed(index + 1, 0),
    ]);
    const { messages, charsLeftOut } = saidAfter(sessionStarted, ...turns.flat());
    const chars = messages.reduce((sum, { content }) => sum + content.length, 0);
    expect(chars).toBeLessThan(200_100);
    expect(chars).toBeGreaterThan(180_000);
    expect(charsLeftOut).toBeGreaterThan(300_000);
    expect(messages[0]).toEqual({
      role: "user",
      content: `Add two numbers.\n\n[${charsLeftOut} more characters are left out.]`,
    });
    expect(messages[1]).toMatchObject({ role: "assistant" });
    expect(messages.at(-2)!.content).toContain("say(60)");
  });
});
