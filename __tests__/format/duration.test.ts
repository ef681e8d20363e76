import { describe, expect, test } from "@jest/globals";
import { formatDuration, parseDurationMs } from "../../src/format/duration.js";

describe("a duration", () => {
  test.each([
    ["500ms", 500],
    ["90s", 90_000],
    ["10m", 600_000],
    ["2h", 7_200_000],
    ["1.5s", 1_500],
    ["0.5ms", 1],
    [" 7 ", 7_000],
    [7, 7_000],
    [0, 0],
    [0.25, 250],
  ])("written as %j is %i ms", (duration, ms) => {
    expect(parseDurationMs(duration)).toBe(ms);
  });

  test.each([
    "",
    "s",
    "-1s",
    "1 s",
    "1d",
    "1e3",
    "1s2",
    ".5",
    "Infinity",
    "99999999999999h",
    -1,
    Number.NaN,
    1e21,
  ])("is not %j", (duration) => {
    expect(parseDurationMs(duration)).toBeNull();
  });

  test.each([
    [0, "0 ms"],
    [999, "999 ms"],
    [1_000, "1 s"],
    [1_540, "1.5 s"],
    [119_000, "119 s"],
    [120_000, "2 min"],
    [7_200_000, "2 h"],
  ])("of %i ms is shown as %j", (ms, words) => {
    expect(formatDuration(ms)).toBe(words);
  });
});
