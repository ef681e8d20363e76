import { describe, expect, it } from "@jest/globals";
import { type LookedAt, SeenEntries } from "../../../src/executors/entries/seen-entries.js";

const entry = (path: string, changedAt: string, change = ""): LookedAt => ({
  path,
  changedAt,
  facts: `-rw-r--r-- 3 7 ${changedAt}${change}`,
});

/** What is known of each entry at a look, which then settles all that is not. */
function look(seen: SeenEntries, ...entries: LookedAt[]) {
  const now = seen.look();
  const known = entries.map((each) => now.seen(each));
  for (const each of entries) now.settle(each, each.path === "given" ? "as-given" : "told");
  now.finish();
  return known;
}

describe("what one look after the other finds", () => {
  it("is known where nobody has touched it since, and something else is newer", () => {
    const seen = new SeenEntries();
    const [old, given, newest] = [entry("old", "10.5"), entry("given", "10.6"), entry("new", "11.5")];
    expect(look(seen, old, given, newest)).toEqual([null, null, null]);
    expect(look(seen, old, given, newest)).toEqual(["told", "as-given", null]);
  });

  it("is unknown where it was touched", () => {
    const seen = new SeenEntries();
    look(seen, entry("a", "10.5"), entry("z", "99.5"));
    expect(look(seen, entry("a", "12.5"), entry("z", "99.5"))[0]).toBeNull();
    expect(look(seen, entry("a", "12.5", " other inode"), entry("z", "99.5"))[0]).toBeNull();
  });

  it("with the newest time is known once two looks have found it the same, but by a clock of whole seconds", () => {
    for (const [changedAt, known] of [
      ["11.5", "told"],
      ["11.000000000", null],
    ] as const) {
      const seen = new SeenEntries();
      const newest = entry("a", changedAt);
      expect(look(seen, newest)).toEqual([null]);
      expect(look(seen, newest)).toEqual([null]);
      expect(look(seen, newest)).toEqual([known]);
    }
  });

  it("counts no look that was not finished", () => {
    const seen = new SeenEntries();
    const torn = seen.look();
    torn.seen(entry("z", "99.5"));
    torn.settle(entry("a", "10.5"), "told");
    expect(look(seen, entry("a", "10.5"), entry("z", "99.5"))).toEqual([null, null]);
  });
});
