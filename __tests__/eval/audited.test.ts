import { describe, expect, it } from "@jest/globals";
import { isSound, type Told } from "../../eval/proof/audited.js";

const told = (exitCode: number | null, more: Partial<Told> = {}): Told => ({
  refused: 0,
  notTried: 0,
  findings: [{ name: "untouched", status: "held", exitCode }],
  ...more,
});

describe("a way of verifying", () => {
  it("is sound if the right solution passes and every wrong one was tried", () => {
    expect(isSound(told(0))).toBe(true);
  });

  it.each([
    ["nothing can pass it", told(1)],
    ["its right solution was not run to the end", told(null)],
    ["its right solution is refused", told(0, { refused: 1 })],
    ["a wrong solution was not tried", told(0, { notTried: 1 })],
    ["nobody tried the workspace as it is", told(0, { findings: [] })],
  ])("is not sound if %s", (_why, audit) => {
    expect(isSound(audit)).toBe(false);
  });
});
