// `test-lanes.test.ts` runs it, to see what is said of it.
import { expect, test } from "@jest/globals";

interface Given {
  readonly word: string;
}

test("waits for ever", () => new Promise(() => undefined), 100);

test("expects what is not so", () => {
  const given: Given = { word: "one" };
  expect(given.word).toBe("two");
});

test("passes", () => undefined);
