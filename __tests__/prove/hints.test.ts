import { expect, it } from "@jest/globals";
import { hintAt } from "../../src/prove/hints.js";
import { treeRun } from "../../src/prove/observed.js";
import { execution } from "../run/facts.js";

it("a failed test that had no network is said to need one, also if other tests pass", () => {
  const said = "urllib.error.URLError: <urlopen error [Errno -3] Temporary failure in name resolution>\n";
  const hint = (network: string, passes: number, text = said) => {
    const failed = execution({ exitCode: 1, stderr: { text, bytes: text.length, truncated: false } });
    return hintAt({ changes: [], network, hasSetup: false })(treeRun(["pytest"], [failed]), passes);
  };
  expect([hint("none", 3), hint("none", 0)]).toEqual([hint("none", 0), expect.stringContaining("`network`")]);
  expect(hint("full", 3)).toBe("");
  expect(hint("none", 3, "  error: 'fetch failed'\n")).toBe(hint("none", 3));
  expect(
    hint("none", 3, "TypeError: fetch failed\n  [cause]: Error: connect ECONNREFUSED 127.0.0.1:8080\n"),
  ).toBe("");
});
