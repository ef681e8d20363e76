import { expect, it } from "@jest/globals";
import { foundOnLines } from "../../src/action/results/found-on-lines.js";
import type { Fact } from "../../src/facts/events.js";
import { calm, connect, useFakeGitHub } from "../github/fake-github.js";
import { repository } from "../github/payloads.js";
import { eventsOf, failedWith, filesSaved, python, replied, started, verified } from "../run/facts.js";

const server = useFakeGitHub();

function commitOf(files: Readonly<Record<string, string>>): string {
  const { git } = server().world;
  const entries = Object.entries(files).map(([path, content]) => ({ path, mode: "100644", content }));
  return git.commit({ tree: git.tree(null, entries), parents: [], message: "A commit" });
}

function failedOn(base: string, stderr: string) {
  const changes = { patch: null, deleted: [], acting: [], base };
  const first = { ...started({ verify: ["make test"] }), settings: { workspace: "repo" } } as Fact;
  const failed = verified(1, 0, failedWith(stderr));
  return eventsOf([first, replied(1, python("1")), failed, { ...filesSaved, changes }]);
}

const on = (sha: string) => ({ ...connect(server()), target: { repository, sha }, signal: calm });

it("findings are on files that are the same in the event's commit and in the run's", async () => {
  const head = commitOf({ "src/a.py": "1\n", "src/b.py": "1\n" });
  const merged = commitOf({ "src/a.py": "1\n", "src/b.py": "2\n" });
  const stderr = "src/a.py:1: error: wrong\nsrc/b.py:1: error: elsewhere\nsrc/c.py:1: error: new\n";
  const findings = await foundOnLines(failedOn(merged, stderr), on(head));
  expect(findings).toEqual([
    { path: "src/a.py", startLine: 1, endLine: 1, level: "error", title: "Error", message: "wrong" },
  ]);
});

it("at most 50 are kept", async () => {
  const sha = commitOf({ "a.py": "1\n" });
  const stderr = Array.from({ length: 60 }, (_, index) => `a.py:${index + 1}: error: wrong`).join("\n");
  expect(await foundOnLines(failedOn(sha, stderr), on(sha))).toHaveLength(50);
});

it("GitHub is not asked if nothing failed, and its fault is no fault of the run", async () => {
  const sha = commitOf({ "a.py": "1\n" });
  expect(await foundOnLines(eventsOf([started()]), on(sha))).toEqual([]);
  expect(server().requests).toEqual([]);
  const gone = "f".repeat(40);
  expect(await foundOnLines(failedOn(gone, "a.py:1: error: wrong"), on(sha))).toEqual([]);
});
