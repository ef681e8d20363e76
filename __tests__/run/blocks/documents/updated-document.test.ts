import { describe, expect, it } from "@jest/globals";
import { updatedDocument } from "../../../../src/run/blocks/documents/updated-document.js";

describe("an updated document", () => {
  it.each([
    ["plain", "# T\n\n```output\nold\n```\nend", "# T\n\n```output\nnew\n2\n```\nend", 3],
    ["with CRLF", "a\r\n\r\n```output\r\nold\r\n```\r\n", "a\r\n\r\n```output\r\nnew\r\n2\r\n```\r\n", 3],
    [
      "in a list",
      "- a\n\n  ```output\n  old\n  ```\n\n\tb \n",
      "- a\n\n  ```output\n  new\n  2\n  ```\n\n\tb \n",
      3,
    ],
    ["in a quote", "> ~~~ output\n> old\n> ~~~\n", "> ~~~ output\n> new\n> 2\n> ~~~\n", 1],
    ["that was empty", "```output\n```\n", "```output\nnew\n2\n```\n", 1],
    [
      "behind front matter",
      "---\na: b\n---\n```output\nx\n```\n",
      "---\na: b\n---\n```output\nnew\n2\n```\n",
      4,
    ],
  ])("keeps all other bytes: %s", (_, text, expected, line) => {
    expect(updatedDocument(text, [{ line, text: "new\n2\n" }])).toBe(expected);
  });

  it("gets a longer fence for an output that holds a fence, and changes several outputs", () => {
    const text = "```output\na\n```\n\n```output\nb\n```\n";
    expect(
      updatedDocument(text, [
        { line: 1, text: "```\n" },
        { line: 5, text: "B\nB\n" },
      ]),
    ).toBe("````output\n```\n````\n\n```output\nB\nB\n```\n");
  });

  it("is not written where the fence is not there, or never closed", () => {
    expect(updatedDocument("words\n", [{ line: 1, text: "x\n" }])).toBeNull();
    expect(updatedDocument("```output\nx\n", [{ line: 1, text: "y\n" }])).toBeNull();
  });
});
