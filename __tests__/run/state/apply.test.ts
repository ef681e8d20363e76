import { expect, test } from "@jest/globals";
import type { Fact } from "../../../src/facts/events.js";
import { fold } from "../../../src/run/state/apply.js";
import { decided, eventsOf, executed, python, replied, sessionStarted, started, verified } from "../facts.js";

const begun: readonly Fact[] = [started(), replied(1, python("a")), sessionStarted, executed(1, 0)];
const stateOf = (...facts: readonly Fact[]) => fold(eventsOf([...begun, ...facts]));

test("what a reviewer's answer costs is counted", () => {
  const usage = { calls: 1, inputTokens: 70, outputTokens: 30, costUsd: null };
  const head = { attempt: 1, asked: "run", sha256: "a".repeat(64), by: "reviewer", reason: "" } as const;
  const before = stateOf().usage;
  for (const approved of [true, false]) {
    const after = stateOf({ type: "approval", ...head, approved, usage }).usage;
    expect(after.inputTokens - before.inputTokens).toBe(70);
    expect(after.outputTokens - before.outputTokens).toBe(30);
  }
});

test("a session that is lost takes its verifications along, and what ran counts as lost", () => {
  const state = stateOf(verified(1, 0), executed(1, 0, { ending: "container-lost", exitCode: null }));
  expect(state.session).toBeNull();
  expect(state.attempts[0]).toMatchObject({ executions: [], verifications: [] });
  expect(state.attempts[0]!.lost).toHaveLength(2);
  expect(state.infrastructureFailures).toBe(1);
});

test("an attempt that begins again in a resumed run has no decision, no executions and no verifications", () => {
  const resumed = { type: "resumed", awayMs: 5, again: { attempt: 1 } } as unknown as Fact;
  const [attempt] = stateOf(verified(1, 0), decided(1, true), resumed).attempts;
  expect(attempt).toMatchObject({ executions: [], verifications: [], decision: null });
  expect(attempt!.lost).toHaveLength(1);
});
