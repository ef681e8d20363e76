import { describe, expect, test } from "@jest/globals";
import { lastErrorLine } from "../../src/reports/output.js";
import { execution } from "./sample-run.js";

describe("lastErrorLine", () => {
  test("names the error of a Python traceback", () => {
    const { stderr } = execution({}, [["stderr", "Traceback\n  File x\nKeyError: 'a'\n\n"]]);
    expect(lastErrorLine({ stderr })).toBe("KeyError: 'a'");
  });

  test("is empty where nothing was printed", () => {
    expect(lastErrorLine(execution({}, []))).toBe("");
  });
});
