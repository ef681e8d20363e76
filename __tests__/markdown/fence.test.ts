import { describe, expect, test } from "@jest/globals";
import { Parser } from "commonmark";
import { fc, tries } from "../chance.js";
import { fromMarkdown } from "mdast-util-from-markdown";
import { codeSpan, fence } from "../../src/markdown/fence.js";

describe("fence", () => {
  test("a parser reads back exactly the text, with any backticks and tildes", () => {
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

describe("codeSpan", () => {
  /** What two parsers find in the one code span that a paragraph holds. */
  function codesIn(markdown: string): (string | null | undefined)[] {
    const [paragraph] = fromMarkdown(markdown).children;
    const span = paragraph?.type === "paragraph" ? paragraph.children[1] : undefined;
    const found = new Parser().parse(markdown).firstChild?.firstChild?.next;
    return [
      span?.type === "inlineCode" ? span.value : undefined,
      found?.type === "code" ? found.literal : undefined,
    ];
  }

  test("two parsers read back exactly the line, with blanks and backticks at its ends", () => {
    const unit = fc.constantFrom("`", "``", " ", "  ", "a", "\t", "\u00a0", "\\", "*");
    fc.assert(
      fc.property(fc.string({ unit, minLength: 1, maxLength: 8 }), (line) => {
        expect(codesIn(`Named ${codeSpan(line)}, and so on.`)).toEqual([line, line]);
      }),
      { numRuns: tries(2000) },
    );
  });

  test("names that differ only in their blanks look different", () => {
    const names = ["slug", "slug ", " slug", " slug ", "  slug  ", " ", "  "];
    expect(new Set(names.map(codeSpan)).size).toBe(names.length);
    expect(codeSpan("slug ")).toBe("`slug `");
  });

  test("line ends become one blank, and an empty text stays empty", () => {
    expect([codeSpan("a\r\n\nb"), codeSpan("")]).toEqual(["`a b`", ""]);
  });
});
