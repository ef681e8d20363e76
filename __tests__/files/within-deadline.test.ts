import { expect, test } from "@jest/globals";
import { dataCheckBy } from "../../src/compose/result-schema.js";
import { withinDeadline } from "../../src/files/within-deadline.js";
import { matcherOf } from "../../src/workspace/counting/protection.js";

test("work runs, even inside other such work, and its errors are thrown", () => {
  expect(withinDeadline(() => withinDeadline(() => 2, 1000)?.value, 1000)).toEqual({ value: 2 });
  expect(() => withinDeadline(() => JSON.parse("{"), 1000)).toThrow(SyntaxError);
});

const endless = `${"a".repeat(60)}!`;

test("a regular expression that never ends is ended", () => {
  expect(withinDeadline(() => /^(a+)+$/.test(endless), 200)).toBeNull();
  expect(withinDeadline(() => /^(a+)+$/.test("aa"), 200)).toEqual({ value: true });
});

test("a schema's pattern that never ends counts as an invalid value", () => {
  const check = dataCheckBy({ type: "string", pattern: "^(a+)+$" }, "s.json");
  expect(check.faults("aaa")).toEqual([]);
  expect(check.faults("b")).toEqual([expect.stringContaining("must match pattern")]);
  expect(check.faults(endless)).toEqual([expect.stringContaining("took longer than 5 s")]);
});

test("a glob with many wildcards is matched within a second, or an error names it", () => {
  const slow = matcherOf([`${"*a".repeat(25)}b`]);
  expect(slow("x.py")).toBe(false);
  expect(() => slow("a".repeat(250))).toThrow(/takes too long to match/);
  expect(matcherOf(["test/**/*.{js,ts}"])("test/a/b.js")).toBe(true);
});
