import { expect, it } from "@jest/globals";
import { systemClock } from "../../src/process/system-clock.js";

it("the clock does not jump if somebody sets the machine's clock", () => {
  const { now } = Date;
  const before = systemClock.now();
  expect(Math.abs(before - now())).toBeLessThan(60_000);
  try {
    for (const jumpMs of [2 * 86_400_000, -3_600_000]) {
      Date.now = () => now() + jumpMs;
      const after = systemClock.now();
      expect(after).toBeGreaterThanOrEqual(before);
      expect(after - before).toBeLessThan(60_000);
    }
  } finally {
    Date.now = now;
  }
});
