// `test-lanes.test.ts` runs it, to see it ended.
import { test } from "@jest/globals";

test("hangs", () => {
  for (;;);
});
