import { expect, it } from "@jest/globals";
import type { Fact } from "../../src/facts/events.js";
import { failuresOf } from "../../src/reports/github/findings.js";
import {
  eventsOf,
  failedWith,
  filesSaved,
  python,
  executed,
  replied,
  sessionStarted,
  started,
  verified,
} from "../run/facts.js";

const diff = [
  "diff --git a/shop/cart.py b/shop/cart.py",
  "--- a/shop/cart.py",
  "+++ b/shop/cart.py",
  "@@ -1,3 +1,5 @@",
  " import os",
  "+import json",
  "+import sys",
  " ",
  " total = 1",
  "",
].join("\n");

const changes = {
  patch: "changes.patch",
  deleted: [],
  acting: [],
  base: "b".repeat(40),
  diff: {
    files: [{ path: "shop/cart.py", kind: "changed" as const, insertions: 2, deletions: 0 }],
    added: 0,
    changed: 1,
    deleted: 0,
    insertions: 2,
    deletions: 0,
    text: diff,
  },
};

const stderr = [
  "shop/cart.py:2: error: new",
  "shop/cart.py:5: error: moved",
  "shop/other.py:7: error: old",
].join("\n");

function run({
  settings = { workspace: "repo" },
  saved = { ...filesSaved, changes },
  passes = false,
}: {
  settings?: Record<string, unknown>;
  saved?: Fact;
  passes?: boolean;
} = {}) {
  const first = { ...started({ verify: ["make test"] }), settings } as Fact;
  return eventsOf([
    first,
    sessionStarted,
    replied(1, python("1")),
    executed(1, 0),
    verified(1, 0, { ...failedWith(stderr), exitCode: passes ? 0 : 1 }),
    saved,
  ]);
}

const paths = ["shop/cart.py", "shop/other.py"];

it("lines are those before the code's changes, and a line that the code added has no finding", () => {
  const failures = failuresOf(run());
  expect(failures?.commit).toBe(changes.base);
  expect(
    failures?.findings(paths).map(({ path, startLine, message }) => `${path}:${startLine} ${message}`),
  ).toEqual(["shop/cart.py:3 moved", "shop/other.py:7 old"]);
});

it("a changed file has no findings if the transcript lost its part of a long patch", () => {
  const saved = { ...filesSaved, changes: { ...changes, diff: { ...changes.diff, text: "" } } };
  expect(
    failuresOf(run({ saved }))
      ?.findings(paths)
      .map(({ path }) => path),
  ).toEqual(["shop/other.py"]);
});

it("paths are in the repository, whatever folder was in the sandbox", () => {
  const failures = failuresOf(run({ settings: { workspace: "repo:packages/a", "workspace-path": "/code" } }));
  const all = paths.map((path) => `packages/a/${path}`);
  expect(failures?.findings([...all, ...paths]).map(({ path }) => path)).toEqual(all);
});

it("there are none if the verification passed, or without a repository or commit", () => {
  expect(failuresOf(run({ passes: true }))).toBeNull();
  expect(failuresOf(run({ settings: { workspace: "empty" } }))).toBeNull();
  expect(failuresOf(run({ saved: filesSaved }))).toBeNull();
  expect(failuresOf([])).toBeNull();
});
