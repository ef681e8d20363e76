import { describe, expect, it } from "@jest/globals";
import { measure } from "../../own-process.js";
import { packSlowly } from "./tar-archive.program.js";

describe("an archive of a large file", () => {
  it("is waited for piece by piece without a warning of Node's", async () => {
    const module = new URL("tar-archive.program.ts", import.meta.url);
    const { value } = await measure({ module, program: packSlowly }, 100);
    expect(value.bytes).toBeGreaterThan(100 * 64 * 1024);
    expect(value.warnings).toEqual([]);
  });
});
