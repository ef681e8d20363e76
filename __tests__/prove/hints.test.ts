import { expect, it } from "@jest/globals";
import { hintAt } from "../../src/prove/hints.js";
import { treeRun } from "../../src/prove/observed.js";
import { execution } from "../run/facts.js";

it("a failed test that had no network is said to need one, also if other tests pass", () => {
  const text = "urllib.error.URLError: <urlopen error [Errno -3] Temporary failure in name resolution>\n";
  const failed = execution({ exitCode: 1, stderr: { text, bytes: text.length, truncated: false } });
  const hint = (network: string, passes: number) =>
    hintAt({ changes: [], network, hasSetup: false })(treeRun(["pytest"], [failed]), passes);
  expect([hint("none", 3), hint("none", 0)]).toEqual([hint("none", 0), expect.stringContaining("`network`")]);
  expect(hint("full", 3)).toBe("");
});
