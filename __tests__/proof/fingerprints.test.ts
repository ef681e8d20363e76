import { describe, expect, it } from "@jest/globals";
import { Reading } from "../../src/proof/fingerprints.js";
import type { WorkspaceFile } from "../../src/ports/workspace.js";
import { bytesOf } from "../../src/files/content.js";

/** Files by their texts, which come in two pieces; null is a link, a name that ends in `*` is an executable one. */
async function* filesOf(texts: Readonly<Record<string, string | null>>): AsyncGenerator<WorkspaceFile> {
  for (const [name, text] of Object.entries(texts)) {
    const path = name.replace(/\*$/, "");
    if (text === null) yield { kind: "left-out", path, reason: "a symbolic link" };
    else {
      const content = (async function* () {
        yield Buffer.from(text.slice(0, 1));
        yield Buffer.from(text.slice(1));
      })();
      yield { kind: "file", path, bytes: text.length, isExecutable: name.endsWith("*"), content };
    }
  }
}

interface Consumer {
  /** The path at which the reader stops, before its content. */
  readonly stopAt?: string;
  /** The path of which the reader does not want the content. */
  readonly skip?: string;
}

async function readingOf(
  texts: Readonly<Record<string, string | null>>,
  { stopAt, skip }: Consumer = {},
): Promise<Reading> {
  const reading = new Reading();
  for await (const file of reading.of(filesOf(texts))) {
    if (file.path === stopAt) break;
    if (file.kind !== "file" || file.path === skip) continue;
    expect((await bytesOf(file.content)).toString()).toBe(texts[file.path] ?? texts[`${file.path}*`]);
  }
  return reading;
}

const before = { a: "alpha", "b/c": "gamma", "run*": "go", link: null };

describe("a reading of a workspace", () => {
  it.each<[string, Readonly<Record<string, string | null>>, readonly string[]]>([
    ["the same", before, []],
    ["the same in another order", { link: null, "run*": "go", "b/c": "gamma", a: "alpha" }, []],
    ["another content of the same length", { ...before, a: "alphA" }, ["a"]],
    ["another mode", { a: "alpha", "b/c": "gamma", run: "go", link: null }, ["run"]],
    ["one more file", { ...before, "b/d": "" }, ["b/d"]],
    ["one file less", { a: "alpha", "run*": "go" }, ["b/c"]],
    [
      "a link in place of a file, and a file in place of a link",
      { ...before, a: null, link: "x" },
      ["a", "link"],
    ],
  ])("held against %s names what differs", async (_, after, differing) => {
    expect((await readingOf(before)).differencesIn(await readingOf(after))).toEqual(differing);
  });

  it("that was not read to its end calls nothing new, and nothing gone that it did not reach", async () => {
    const part = await readingOf(before, { stopAt: "run" });
    expect(part.differencesIn(await readingOf({ ...before, more: "x" }))).toEqual([]);
    expect((await readingOf(before)).differencesIn(part)).toEqual([]);
    expect(part.differencesIn(await readingOf({ ...before, a: "other" }))).toEqual(["a"]);
  });

  it("says nothing of a file whose content was not asked for", async () => {
    const without = await readingOf(before, { skip: "a" });
    const other = await readingOf({ ...before, a: "other" });
    expect(without.differencesIn(other)).toEqual([]);
    expect(other.differencesIn(without)).toEqual([]);
  });
});
