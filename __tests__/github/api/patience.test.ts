import { expect, test } from "@jest/globals";
import { patienceOf } from "../../../src/github/api/patience.js";

test("calls that wait at the same time use the patience once, and one after the other each uses its own", () => {
  let nowMs = 0;
  const mayWait = patienceOf(30, () => nowMs);
  const at = (ms: number, ...waitsMs: number[]) => {
    nowMs = ms;
    return waitsMs.map(mayWait);
  };
  expect(at(0, 10, 10, 10)).toEqual([true, true, true]);
  expect(at(5, 10)).toEqual([true]);
  expect(at(100, 16)).toEqual([false]);
  expect(at(100, 15)).toEqual([true]);
  expect(at(200, 1)).toEqual([false]);
});
