import { describe, expect, test } from "@jest/globals";
import { lastErrorLine } from "../../src/reports/details/last-error-line.js";
import { execution } from "./sample-run.js";

describe("lastErrorLine", () => {
  test("names the error of a Python traceback", () => {
    const ran = execution({}, [["stderr", "Traceback\n  File x\nKeyError: 'a'\n\n"]]);
    expect(lastErrorLine(ran)).toBe("KeyError: 'a'");
  });

  test.each([
    [
      "stderr",
      "AssertionError: 1 != 2\n\nRan 7 tests in 0.1s\n\nFAILED (failures=1)\n",
      "AssertionError: 1 != 2",
    ],
    ["stdout", "E       ValueError: no\n\n=== 1 failed in 0.1s ===\n", "ValueError: no"],
    ["stderr", "Makefile:3: recipe for target failed\n", "Makefile:3: recipe for target failed"],
  ] as const)("names the error of a test tool on %s, and not its sum", (stream, printed, line) => {
    expect(lastErrorLine(execution({}, [[stream, printed]]))).toBe(line);
  });

  test("is empty where nothing was printed", () => {
    expect(lastErrorLine(execution({}, []))).toBe("");
  });
});
