import { describe, expect, test } from "@jest/globals";
import { count, formatBytes, formatCount, formatDuration } from "../../src/format/format.js";

describe("formatBytes", () => {
  test.each([
    [0, "0 B"],
    [1023, "1023 B"],
    [1024, "1 KiB"],
    [1536, "1.5 KiB"],
    [1024 * 1024 - 1, "1 MiB"],
    [5 * 1024 ** 3, "5 GiB"],
    [3 * 1024 ** 5, "3072 TiB"],
  ])("%d bytes are %s", (bytes, words) => {
    expect(formatBytes(bytes)).toBe(words);
  });
});

describe("formatDuration", () => {
  test.each([
    [0, "0 ms"],
    [999.4, "999 ms"],
    [1_234, "1.2 s"],
    [150_000, "2.5 min"],
  ])("%d milliseconds are %s", (ms, words) => {
    expect(formatDuration(ms)).toBe(words);
  });
});

describe("count", () => {
  test("1 has no plural s, and thousands are separated", () => {
    expect([count("file", 1), count("file", 0), count("file", 12_345), count("retry", 2, "retries")]).toEqual(
      ["1 file", "0 files", "12,345 files", "2 retries"],
    );
    expect(formatCount(1_234_567)).toBe("1,234,567");
  });
});
