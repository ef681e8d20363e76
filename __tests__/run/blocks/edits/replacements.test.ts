import { describe, expect, it } from "@jest/globals";
import { extractBlocks } from "../../../../src/run/blocks/code-blocks.js";
import { isEdit } from "../../../../src/run/blocks/written-block.js";
import { editedFolder } from "./edited-folder.js";

const section = (search: string, replace: string, signs = 7): string =>
  `${"<".repeat(signs)} SEARCH\n${search}${"=".repeat(signs)}\n${replace}${">".repeat(signs)} REPLACE\n`;
const twoToThree = section("two\n", "three\n");

describe("a search-and-replace block", () => {
  it.each([
    ["its info", '```python title="src/a.py"\n', "```"],
    ["a first line", "```python\n# filename: src/a.py\n", "```"],
    ["a line above the section", "```\nsrc/a.py\n", "```"],
    ["the line before the fence", "Here it is:\nsrc/a.py\n```python\n", "```"],
    ["the line before it, in backticks", "`src/a.py`:\n\n```py\n", "```"],
    ["the line before it, in bold", "**`src/a.py`**\n```text\n", "```"],
    ["a heading", "### `src/a.py`\n\n```diff\n", "```"],
  ])("is an edit of the file that is named in %s, and no code", async (_, before, after) => {
    await using workspace = await editedFolder({ "src/a.py": "one\ntwo\n" });
    const { blocks } = extractBlocks(`${before}${twoToThree}${after}\n`, { atMost: 1, isReply: true });
    expect(blocks).toMatchObject([{ code: expect.stringContaining("SEARCH") }]);
    expect(isEdit(blocks[0]!)).toBe(true);
    expect(await workspace.apply(blocks[0]!.code, blocks[0]!.path)).toMatchObject({
      edited: [{ path: "src/a.py", kind: "changed" }],
    });
    expect(await workspace.read("src/a.py")).toBe("one\nthree\n");
  });

  it.each([
    ["words before the fence", "I change it.\n```python\n"],
    ["a path further up", "src/a.py\n\nSo:\n```python\n"],
    ["a path before another block", "src/a.py\n```sh\nls\n```\n```python\n"],
  ])("has no file by %s", (_, before) => {
    const { blocks } = extractBlocks(`${before}${twoToThree}\`\`\`\n`, { atMost: 2, isReply: true });
    expect(blocks.at(-1)).toMatchObject({ path: null });
  });

  it("keeps a document's blocks without the names that stand before them", () => {
    const { blocks } = extractBlocks(`src/a.py\n\`\`\`text\n${twoToThree}\`\`\`\n`);
    expect(blocks).toMatchObject([{ path: null }]);
  });

  it("changes several places and files, one after the other", async () => {
    await using workspace = await editedFolder({ a: "one\ntwo\n", "b/c.txt": "x\n" });
    const code = `${twoToThree}\n${section("three\n", "four\nfive\n")}b/c.txt\n${section("x\n", "")}`;
    expect(await workspace.apply(code, "a")).toMatchObject({
      edited: [
        { path: "a", kind: "changed" },
        { path: "b/c.txt", kind: "changed" },
      ],
    });
    expect(await workspace.read("a")).toBe("one\nfour\nfive\n");
    expect(await workspace.read("b/c.txt")).toBe("");
  });

  it("makes a new file where none is, or an empty one", async () => {
    await using workspace = await editedFolder({ empty: "", full: "x\n" });
    for (const path of ["new/deep.txt", "empty"]) {
      expect(await workspace.apply(section("", "text\n"), path)).toMatchObject({ exitCode: 0 });
      expect(await workspace.read(path)).toBe("text\n");
    }
    expect(await workspace.apply(section("", "text\n"), "full")).toMatchObject({
      ending: "misfit",
      evidence: "the edit creates `full`, but this file already exists",
    });
  });

  it.each<[string, string, string]>([
    ["CRLF", "one\r\ntwo\r\n", "one\r\nthree\r\n"],
    ["no line end at its end", "one\ntwo", "one\nthree"],
    ["Latin-1", "\xe9\ntwo\n\xff\n", "\xe9\nthree\n\xff\n"],
  ])("leaves %s as it is", async (_, before, after) => {
    await using workspace = await editedFolder({ f: Buffer.from(before, "latin1") });
    expect(await workspace.apply(twoToThree, "f")).toMatchObject({ exitCode: 0 });
    expect(await workspace.read("f")).toBe(after);
  });

  it("may hold its own marks where its marks are longer", async () => {
    await using workspace = await editedFolder({ "a.rst": "Title\n=======\n\nx\n" });
    const ambiguous = await workspace.apply(section("Title\n=======\n", "Name\n=======\n"), "a.rst");
    expect(ambiguous).toMatchObject({
      ending: "misfit",
      evidence: expect.stringContaining("use longer marks, with 8 signs each"),
    });
    expect(await workspace.apply(section("Title\n=======\n", "Name\n=======\n", 8), "a.rst")).toMatchObject({
      exitCode: 0,
    });
    expect(await workspace.read("a.rst")).toBe("Name\n=======\n\nx\n");
  });

  it.each<[string, string, RegExp]>([
    ["searches for what is not there", section("six\n", "7\n"), /^section 1 of `a` does not fit/],
    ["searches for a part of a line", section("tw\n", "7\n"), /^section 1 of `a` does not fit/],
    ["searches for what is there twice", section("one\n", "7\n"), /^section 1 of `a` fits at lines 1 and 3/],
    [
      "has one section of two that fits",
      twoToThree + section("six\n", "7\n"),
      /^section 2 of `a` does not fit/,
    ],
    ["has no end", "<<<<<<< SEARCH\ntwo\n=======\nthree\n", /has no end marker `>>>>>>> REPLACE`/],
    ["has no line between", "<<<<<<< SEARCH\ntwo\n>>>>>>> REPLACE\n", /has no line `=======`/],
    [
      "has an end for two",
      `<<<<<<< SEARCH\ntwo\n=======\n${twoToThree}`,
      /no end marker before the next section/,
    ],
    ["holds words", `${twoToThree}and more words\n`, /^line 6 is outside of any section/],
  ])("that %s changes no file", async (_, code, evidence) => {
    await using workspace = await editedFolder({ a: "one\ntwo\none\n" });
    expect(await workspace.apply(code, "a")).toMatchObject({
      ending: "misfit",
      evidence: expect.stringMatching(evidence),
    });
    expect(await workspace.read("a")).toBe("one\ntwo\none\n");
  });

  it("without a file is told to name one", async () => {
    await using workspace = await editedFolder({ a: "two\n" });
    expect(await workspace.apply(twoToThree)).toMatchObject({
      ending: "misfit",
      evidence: "section 1 has no file name. Write the name alone on the line before the fence",
    });
  });

  it("is told from code that holds such lines in a text of its own", () => {
    const code = `test = """\n${twoToThree}"""\nprint(test)\n`;
    const { blocks } = extractBlocks(`a.py\n\`\`\`python\n${code}\`\`\`\n`, { atMost: 1 });
    expect(isEdit(blocks[0]!)).toBe(false);
  });
});
