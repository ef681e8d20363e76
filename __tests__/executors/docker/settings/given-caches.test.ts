import { describe, expect, it } from "@jest/globals";
import type { CacheOwner } from "../../../../src/ports/base-files.js";
import { givenCaches } from "../../../../src/executors/docker/settings/given-settings.js";
import { caches as cacheValues } from "../../../../src/executors/docker/settings/values.js";

const given = (words: readonly string[], cacheOwner: CacheOwner) =>
  givenCaches({ settings: { cache: cacheValues().schema.parse(words.join("\n") || undefined) }, cacheOwner });

const volumesOf = (name: string) =>
  given(["pip", "models:/models"], { name }).caches.map(({ volume }) => volume);

describe("the volumes of caches", () => {
  it("are one owner's, who finds them again, and have names that an engine takes", () => {
    const volumes = volumesOf("api.github.com/org/one");
    expect(volumes).toEqual(volumesOf("api.github.com/org/one"));
    expect(volumes.map((name) => name.replace(/[0-9a-f]{16}/, ""))).toEqual([
      "agent-exec-cache--pip",
      "agent-exec-cache--models",
    ]);
    const others = ["api.github.com/org/two", "api.github.com/org-one/pip", "laptop:/home/a/../b"];
    for (const other of others.map(volumesOf)) expect(other).not.toContain(volumes[0]);
  });

  it("are none, with a word of why, where the owner is refused", () => {
    expect(given(["pip"], { refused: "the pull request comes from a fork" })).toEqual({
      caches: [],
      warnings: [
        expect.stringMatching(/^This run has no cache, because the pull request comes from a fork\./),
      ],
    });
    expect(given([], { refused: "the pull request comes from a fork" }).warnings).toEqual([]);
  });
});
