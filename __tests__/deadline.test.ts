import { once } from "node:events";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "@jest/globals";
import { deadlineAfter } from "../src/deadline.js";

/** Collects everything that nothing holds. */
function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
}

it("fires with a TimeoutError, also if only AbortSignal.any holds it while garbage is collected", async () => {
  const stop = AbortSignal.any([new AbortController().signal, deadlineAfter(50).signal]);
  const fired = once(stop, "abort");
  collectGarbage();
  await fired;
  expect((stop.reason as Error).name).toBe("TimeoutError");
});

it("does not fire after it was disposed of", async () => {
  const deadline = deadlineAfter(1);
  deadline[Symbol.dispose]();
  const later = deadlineAfter(20);
  await once(later.signal, "abort");
  expect(deadline.signal.aborted).toBe(false);
});
