import type { OpenCounting } from "./counting.js";

/** In a new workspace all changes count but Python's caches, which Python could load in place of a source. */
export const countingInEmpty: OpenCounting = {
  told: [],
  warnings: [],
  discountOf: async ({ path }) =>
    /(?:^|\/)__pycache__\/|\.py[co]$/.test(path) ? { kind: "cache", reason: "it is a tool's cache" } : null,
  async [Symbol.asyncDispose]() {},
};
