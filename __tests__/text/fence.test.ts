import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { fromMarkdown } from "mdast-util-from-markdown";
import { fence } from "../../src/text/fence.js";

describe("fence", () => {
  test("a parser reads back exactly the text, whatever backticks and tildes are in it", () => {
    const text = fc.string({
      unit: fc.constantFrom("`", "```", "~~~", "\n", "a", " ", ">", "- "),
      maxLength: 30,
    });
    fc.assert(
      fc.property(text, (code) => {
        const tree = fromMarkdown(`before\n\n${fence(code, "py thon```")}\n\nafter`);
        expect(tree.children.map((node) => node.type)).toEqual(["paragraph", "code", "paragraph"]);
        expect(tree.children[1]).toMatchObject({ lang: "python", value: code.replace(/\n$/, "") });
      }),
    );
  });

  test("half a million runs of backticks do not overflow the stack", () => {
    expect(fence("` ".repeat(500_000)).startsWith("```\n")).toBe(true);
  });
});
