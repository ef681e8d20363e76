import { expect, test } from "@jest/globals";
import { isSameButForTimes } from "../../src/reports/comparison/changing-text.js";

test.each([
  ["===== 3 passed in 0.05s =====", "==== 3 passed in 10.15s ===="],
  ["Ran 3 tests in 0.001s", "Ran 3 tests in 0.012s"],
  ["# duration_ms 12.345678", "# duration_ms 9.1"],
  ["ok  \texample.org/x\t0.005s", "ok  \texample.org/x\t0.012s"],
  ["Thu Nov 26 13:56:16 UTC 2026", "Fri Nov 27 09:01:00 UTC 2026"],
  ["2026-11-26T13:56:16.123Z INFO up", "2026-11-27T00:00:00Z INFO up"],
  ["<object at 0x7f3a1c0b2d90>", "<object at 0x7f0000001d10>"],
  ['File "/tmp/tmpab12_x/a.py", line 3', 'File "/tmp/tmpzz99_q/a.py", line 3'],
  ["started with pid 4711", "started with pid 12"],
  ["1764165376.123", "1764165999.9"],
])("%j differs from %j only in times and the like", (one, other) => {
  expect(isSameButForTimes(one, other)).toBe(true);
});

test.each([
  ["3 passed in 0.05s", "2 passed in 0.05s"],
  ["line 3", "line 4"],
  ["took long", "took 5 s"],
  ["5 apples", "6 apples"],
  ["/tmp/x/a.py", "/tmp/x/b.py"],
  ["0.05", "0.06"],
])("%j and %j say something else", (one, other) => {
  expect(isSameButForTimes(one, other)).toBe(false);
});
