import { describe, expect, test } from "@jest/globals";
import { readMatrixCell } from "../../../src/github/reporting/matrix-cell.js";

describe("a matrix cell", () => {
  test.each([undefined, "null", "{}", "[]", '"x"', "12", "{not json"])("%j is none", (json) => {
    expect(readMatrixCell(json)).toEqual({ key: "", name: "" });
  });

  test("is named by its plain values, as GitHub names a job", () => {
    const { name } = readMatrixCell(
      '{\n  "os": "ubuntu", "python": 3.12, "fast": true, "more": { "a": 1 }\n}',
    );
    expect(name).toBe("ubuntu, 3.12, true");
  });

  test("differs by what is nested in it too, and not by how it is written", () => {
    const { key } = readMatrixCell('{"a":{"b":1}}');
    expect(readMatrixCell('{"a":{"b":2}}').key).not.toBe(key);
    expect(readMatrixCell('{ "a": { "b": 1 } }').key).toBe(key);
  });

  test("has a name of one short line in which nothing is hidden", () => {
    const { name } = readMatrixCell(JSON.stringify({ a: "\u202Ex\ny\x1B[31m", b: "z".repeat(500) }));
    expect(name).toMatch(/^⟨U\+202E⟩x y, z+/);
    expect(name.length).toBeLessThanOrEqual(80);
  });
});
