import { describe, expect, it } from "@jest/globals";
import { composeExecutor } from "../../src/compose/executor.js";
import { fromFlags } from "../../src/settings/from-flags.js";
import { resolveSettings } from "../../src/settings/resolve.js";

async function warningsOf(variables: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const settings = resolveSettings(fromFlags({ cache: ["pip"], setup: ["true"] }), "exec");
  const wiring = {
    settings,
    face: "exec",
    task: { text: "", source: { kind: "input" } },
    reporters: [],
    secrets: {},
    base: { kind: "folder" },
    variable: (name: string) => variables[name],
  } as const;
  return (await composeExecutor(wiring, "run")).warnings ?? [];
}

describe("a command with a cache", () => {
  it("has the current folder's, and none in CI, where it may be a fork's", async () => {
    expect(await warningsOf({})).toEqual([]);
    expect(await warningsOf({ CI: "true" })).toEqual([
      expect.stringMatching(/^This run has no cache, because in CI/),
    ]);
  });
});
