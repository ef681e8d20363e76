import type { OpenCounting } from "./counting.js";

/** Of a workspace that begins empty all counts but what Python would take in the place of a source that is handed out. */
export const countingInEmpty: OpenCounting = {
  told: [],
  warnings: [],
  discountOf: async ({ path }) =>
    /(?:^|\/)__pycache__\/|\.py[co]$/.test(path) ? { kind: "cache", reason: "it is a tool's cache" } : null,
  async [Symbol.asyncDispose]() {},
};
