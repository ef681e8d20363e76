import { expect, it } from "@jest/globals";
import { measure } from "../own-process.js";
import { makeObjects } from "./small-heap.program.js";

const module = new URL("small-heap.program.ts", import.meta.url);

it("keeps a process small that makes many objects which live briefly", async () => {
  const usual = await measure({ module, program: makeObjects }, false);
  const small = await measure({ module, program: makeObjects }, true);
  expect(small.grownMebibytes).toBeLessThan(usual.grownMebibytes * 0.8);
});
