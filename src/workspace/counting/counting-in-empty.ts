import type { OpenCounting } from "./counting.js";

/**
 * In a workspace that begins empty, every change counts but Python's caches: Python could load them in place of a
 * source file.
 */
export const countingInEmpty: OpenCounting = {
  told: [],
  warnings: [],
  discountOf: async ({ path }) =>
    /(?:^|\/)__pycache__\/|\.py[co]$/.test(path) ? { kind: "cache", reason: "it is a tool's cache" } : null,
  async [Symbol.asyncDispose]() {},
};
