import type { OpenCounting } from "./counting.js";

/** In a new workspace all changes count, except Python's caches. Python could load a cache instead of a source. */
export const countingInEmpty: OpenCounting = {
  told: [],
  warnings: [],
  discountOf: async ({ path }) =>
    /(?:^|\/)__pycache__\/|\.py[co]$/.test(path) ? { kind: "cache", reason: "it is a tool's cache" } : null,
  async [Symbol.asyncDispose]() {},
};
