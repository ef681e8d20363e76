import { describe, expect, it } from "@jest/globals";
import { readBase } from "../../../src/github/events/base.js";
import { readWebhook } from "../payloads.js";

const sha = "a".repeat(40);
const baseSha = "b".repeat(40);
const headSha = "c".repeat(40);
const pull = { pull_request: { base: { sha: baseSha }, head: { sha: headSha } } };

describe("the commit whose files decide what is built", () => {
  it.each(["pull_request", "pull_request_review", "pull_request_review_comment", "pull_request_target"])(
    "is a pull request's base for %s, not its head or merge",
    (eventName) => {
      const words = "the pull request's base";
      expect(readBase({ eventName, payload: pull, sha })).toEqual({ kind: "commit", commit: baseSha, words });
    },
  );

  it("is the base in GitHub's own payload for a fork", () => {
    const payload = readWebhook("derived/pull_request.opened.from_fork") as typeof pull;
    const base = readBase({ eventName: "pull_request", payload, sha });
    expect(base).toMatchObject({ commit: payload.pull_request.base.sha });
  });

  it.each([
    "issue_comment",
    "issues",
    "push",
    "schedule",
    "workflow_dispatch",
    "repository_dispatch",
    "workflow_run",
  ])("is the event's own commit for %s", (eventName) => {
    expect(readBase({ eventName, payload: {}, sha })).toMatchObject({ kind: "commit", commit: sha });
  });

  it.each([
    ["merge_group", { merge_group: { base_sha: baseSha } }, sha],
    ["tomorrows_event", {}, sha],
    ["pull_request", { pull_request: null }, sha],
    ["pull_request", { pull_request: { base: { sha: "main" } } }, sha],
    ["push", {}, "--output=/etc/passwd"],
    ["push", {}, ""],
  ])("is unknown for %s of %j", (eventName, payload, given) => {
    expect(readBase({ eventName, payload, sha: given }).kind).toBe("unknown");
  });
});
