import { expect, test } from "@jest/globals";
import { withoutHidden } from "../../src/markdown/hidden-text.js";

const cases: readonly (readonly [string, string, string])[] = [
  ["a comment within a line goes", "a <!-- hidden --> b", "a  b"],
  ["a comment over lines goes", "a\n<!-- one\ntwo -->\nb", "a\n\nb".replace("\n\n", "\n")],
  ["a comment that is never closed hides the rest", "a\n<!-- one\ntwo", "a"],
  ["the shortest comment goes", "a<!-->b", "ab"],
  ["in a fence it is shown", "```html\n<!-- shown -->\n```", "```html\n<!-- shown -->\n```"],
  ["in a code span it is shown", "use `<!-- x -->` here", "use `<!-- x -->` here"],
  ["a fence in a comment opens nothing", "<!--\n```\n-->\n<!-- gone -->\nkept", "kept"],
  ["a bidirectional sign is named", "a\u202Eb", "a⟨U+202E⟩b"],
  ["tag characters are named", "a\u{E0041}b", "a⟨U+E0041⟩b"],
  ["returns become line feeds", "a\r\nb\rc", "a\nb\nc"],
];

test.each(cases)("%s", (_name, given, expected) => {
  expect(withoutHidden(given)).toBe(expected);
});

test("ten thousand openings take no time", () => {
  expect(withoutHidden("<!--".repeat(100_000))).toBe("");
  expect(withoutHidden("`a".repeat(100_000))).toBe("`a".repeat(100_000));
}, 5000);
