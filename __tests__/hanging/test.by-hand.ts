// `test-lanes.test.ts` runs it, to see it ended.
import { test } from "@jest/globals";

test("hangs", () => {
  // As a loop without end, but without taking a processor from the other tests.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
});
