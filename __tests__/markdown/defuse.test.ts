import { readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { fc, inFull, sample, tries } from "../chance.js";
import { defuseInline, defuseMarkdown } from "../../src/markdown/defuse.js";
import { hostileText } from "../output/hostile-text.js";
import { findActive } from "./markdown-scan.js";
import { costOf } from "../cpu-time.js";

test.each([
  ["$x^2$", "$&#8203;x^2$&#8203;"],
  ["$`x^2`$", "$&#8203;`x^2`$&#8203;"],
  ["$$x$$", "$&#8203;$&#8203;x$&#8203;$&#8203;"],
  [":tada: at 10:30:15", ":&#8203;tada: at 10:30:15"],
  ["It costs $5, and std::map stays.", "It costs $5, and std::map stays."],
])("%j becomes no formula and no picture", (given, shown) => {
  expect(defuseMarkdown(given)).toBe(shown);
});

describe("defuseMarkdown", () => {
  test.each([
    ["a mention", "Thanks @octocat!", "Thanks @&#8203;octocat!"],
    ["a team", "cc @org/team", "cc @&#8203;org/team"],
    ["a mention written as an entity", "&#64;octocat", "@&#8203;octocat"],
    ["a closing keyword", "Fixes #1, closes org/repo#22", "Fixes #&#8203;1, closes org/repo#&#8203;22"],
    ["a reference in words", "resolves GH-7", "resolves GH-&#8203;7"],
    [
      "the address of an issue",
      "closes https://github.com/o/r/issues/1",
      "closes `https://github.com/o/r/issues/1`",
    ],
    [
      "a link to a pull request",
      "[it](https://github.com/o/r/pull/9)",
      "it (`https://github.com/o/r/pull/9`)",
    ],
    ["a commit of another repository", "o/r@0123abc", "o/r@&#8203;0123abc"],
    ["an image", "![a](https://e.example/?leak)", "image “a” (`https://e.example/?leak`)"],
    [
      "an image by reference",
      "![a][b]\n\n[b]: https://e.example/x.png",
      "image “a” (`https://e.example/x.png`)",
    ],
    [
      "an image in a link",
      "[![a](https://e.example/i)](https://e.example)",
      "image “a” (`https://e.example/i`) (`https://e.example`)",
    ],
    ["raw HTML in a line", "a <img src=x> b", "a \\<img src=x> b"],
    ["a comment that hides words", "a <!-- hidden --> b", "a \\<!-- hidden --> b"],
    ["a block of HTML", "<script>\nx\n</script>", "```html\n<script>\nx\n</script>\n```"],
    ["a script as an address", "[x](javascript:alert(1))", "x (`javascript:alert(1)`)"],
    ["data as an address", "<data:text/html,x>", "`data:text/html,x`"],
    ["a relative link", "[x](../../issues/1)", "x (`../../issues/1`)"],
    ["a host dressed as another", "[x](https://github.com@e.example)", "x (`https://github.com@e.example`)"],
    [
      "a label that names another address",
      "[github.com/x](https://e.example)",
      "github.com/x (`https://e.example`)",
    ],
    ["a hidden title", '[x](https://e.example "hidden")', "[x](https://e.example)"],
    ["a link by reference", "[x][y]\n\n[y]: https://e.example", "[x](https://e.example)"],
    ["a tick box", "- [x] a\n- [ ] b", "- ☑ a\n- ☐ b"],
    ["a footnote", "a[^1]\n\n[^1]: b", "a\\[^1]\n\n\\[^1]:\n\nb"],
    ["an alert in GitHub's name", "> [!CAUTION]\n> x", "> \\[!&#8203;CAUTION]\n> x"],
    ["a diagram", "```mermaid\ngraph TD\n```", "```text\ngraph TD\n```"],
    ["an offered change", "```suggestion\nx\n```", "```text\nx\n```"],
    ["a heading", "# Big", "#### Big"],
    ["a hidden character", "a\u202Eb", "a⟨U+202E⟩b"],
    ["a hidden character written as an entity", "a&#x202E;b", "a⟨U+202E⟩b"],
  ])("%s is taken apart", (_what, text, safe) => {
    expect(defuseMarkdown(text)).toBe(safe);
    expect(findActive(safe)).toEqual([]);
  });

  test("the structure of an ordinary answer stays as it was", () => {
    const answer = [
      "The **mean** is `4.2`, see [the docs](https://docs.example/a#b).",
      "- one\n- two\n  1. deep",
      "> quoted *words*",
      "| a | b |\n| - | -: |\n| 1 | `x` |",
      "```python\nprint('@octocat fixes #1')  # <!-- kept -->\n```",
      "Costs $5 & takes 3 < 4 steps; e-mail: snake_case_name.",
    ].join("\n\n");
    expect(defuseMarkdown(answer)).toBe(answer);
  });

  test("a fence that was never closed is closed, and outlasts the code", () => {
    expect(defuseMarkdown("~~~py\na = '```'")).toBe("````py\na = '```'\n````");
  });

  test("code that is shown elsewhere is left out, and the text around it stays", () => {
    const reply = "First:\n\n```py\nx = 1\n```\n\nThen:\n\n```py\ny = 2\n```";
    expect(defuseMarkdown(reply, { omitCode: ["x = 1\n"] })).toBe("First:\n\nThen:\n\n```py\ny = 2\n```");
  });

  test("text that is nested too deep or too long is put in a fence", () => {
    for (const text of [">".repeat(5_000), "- ".repeat(500), "a ".repeat(20_000), nestedList(200)]) {
      expect(defuseMarkdown(text).startsWith("```text\n")).toBe(true);
      expect(findActive(defuseMarkdown(text))).toEqual([]);
    }
  });

  test("thousands of characters of nonsense take seconds, not minutes", () => {
    const [times, limitMs] = inFull ? [10_000, 20_000] : [2_000, 5_000];
    expect(costOf(() => defuseMarkdown("](".repeat(times)), limitMs)).toBeLessThan(limitMs);
  });
});

describe("defuseInline", () => {
  test.each([
    ["# Title\n\ntext", "Title text"],
    ["- a\n- b", "a b"],
    ["see\n\n```py\nx = 1\ny = 2\n```", "see `x = 1 y = 2`"],
    ["> **@octocat** fixes #1", "**@&#8203;octocat** fixes #&#8203;1"],
    ["| a | b |\n| - | - |\n| c | d |", "a b c d"],
    ["1. first", "first"],
    ["a\n\n```\n```\n\nb", "a b"],
    ["", ""],
  ])("%j becomes one line", (text, line) => {
    expect(defuseInline(text)).toBe(line);
  });
});

describe("for any text", () => {
  const examples: readonly string[] = JSON.parse(
    readFileSync(new URL("../data/markdown/commonmark-0.31.2.json", import.meta.url), "utf8"),
  ).map((example: { readonly markdown: string }) => example.markdown);

  test("two parsers find nothing active in it", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(findActive(defuseMarkdown(text))).toEqual([]);
        const line = `**Reason:** ${defuseInline(text)}, \`</b> @bob\`, ${defuseInline(text)}`;
        expect(findActive(line)).toEqual([]);
        expect(defuseInline(text)).not.toContain("\n");
      }),
      { numRuns: tries(400) },
    );
  });

  test("two parsers find nothing active in any example of the CommonMark specification", () => {
    for (const example of sample(examples, 5)) expect(findActive(defuseMarkdown(example))).toEqual([]);
  });

  test("it leaves no fence open: the next text is still read as text", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(findActive(`${defuseMarkdown(text)}\n\n<after>`)).toEqual(["html <after>"]);
      }),
      { numRuns: tries(200) },
    );
  });
});

function nestedList(depth: number): string {
  return Array.from({ length: depth }, (_, level) => `${"  ".repeat(level)}- a`).join("\n");
}
