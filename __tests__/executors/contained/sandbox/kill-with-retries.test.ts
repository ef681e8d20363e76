import { describe, expect, it } from "@jest/globals";
import { blamed } from "../../../../src/executors/contained/sandbox/kill-with-retries.js";

const tookMs = 10_000;

describe("processes that could not be ended in 10 s", () => {
  it.each([
    ["the code, if killers ran and the container had processor time", "resisted", 1500, "resisted"],
    ["the machine, if it gave the container almost no processor time", "resisted", 100, "starved"],
    ["the code, if no killer ran beside processes that took the processor", "unable", 9000, "resisted"],
    ["the engine, if no killer ran although processes hardly computed", "unable", 800, "unable"],
  ] as const)("are blamed on %s", (_whom, end, usedMs, expected) => {
    expect(blamed(end, { usedMs, tookMs })).toBe(expected);
  });
});
