// `test-lanes.test.ts` runs it, to see that a warning of Node's fails a test.
import { EventEmitter } from "node:events";
import { test } from "@jest/globals";

test("listens too often", async () => {
  const emitter = new EventEmitter();
  for (let count = 0; count < 12; count += 1) emitter.on("event", () => undefined);
  await new Promise((resolve) => setImmediate(resolve));
});
