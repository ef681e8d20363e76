import { describe, expect, it } from "@jest/globals";
import { readBase } from "../../../src/github/events/base.js";
import { readCacheOwner } from "../../../src/github/events/cache-owner.js";

const sha = "a".repeat(40);
const ownerOf = (eventName: string, isFork: boolean, payload: object = {}) =>
  readCacheOwner({
    apiUrl: "https://api.github.com",
    target: { repository: "org/one", isFork },
    base: readBase({ eventName, payload, sha }),
  });

describe("the owner of a run's caches", () => {
  it("is the repository, if only people with write access wrote the files", () => {
    const payload = { pull_request: { base: { sha } } };
    expect(ownerOf("pull_request", false, payload)).toEqual({ name: "api.github.com/org/one" });
    expect(ownerOf("issue_comment", false)).toEqual({ name: "api.github.com/org/one" });
  });

  it.each([
    ["a fork's pull request", "pull_request", true],
    ["a comment on a fork's pull request", "issue_comment", true],
    ["an event that does not tell whose commit is checked out", "merge_group", false],
  ])("is nobody for %s", (_title, eventName, isFork) => {
    expect(ownerOf(eventName, isFork)).toEqual({ refused: expect.any(String) });
  });
});
