import { describe, expect, test } from "@jest/globals";
import { extractBlocks, maxBlocks } from "../../../src/run/blocks/code-blocks.js";

const faultOf = (reply: string) => extractBlocks(reply, { atMost: maxBlocks, isReply: true }).fault;
const f = "```";
const section = "a.py\n<<<<<<< SEARCH\n    return 1\n=======\n    return 2\n>>>>>>> REPLACE\n";

describe("a reply of which nothing can be run", () => {
  test.each([
    section,
    `${f}sh\nls\n${f}\n\n${section}`,
    "*** Begin Patch\n*** Update File: a.py\n@@\n-a\n+b\n*** End Patch\n",
    "Here:\n\n--- a/a.py\n+++ b/a.py\n@@ -1 +1 @@\n-a\n+b\n",
  ])("has an edit outside of a block: %j", (reply) => {
    expect(faultOf(reply)).toBe("edit-outside-block");
  });

  test.each([
    'Now.\n<tool_call>\n{"name": "bash"}\n</tool_call>',
    '<function_calls>\n<invoke name="bash">\n</invoke>\n</function_calls>',
    "<function=bash>ls</function>",
    '{"name": "bash", "arguments": {"command": "ls"}}',
    '[TOOL_CALLS][{"name": "bash"}]',
  ])("calls a tool in words: %j", (reply) => {
    expect(faultOf(reply)).toBe("tool-call");
  });

  test.each([
    `${f}markdown\n# T\n${f}sh\nnpm i\n${f}\nmore\n${f}\n`,
    `${f}markdown\n# T\n\n${f}\nnpm i\n${f}\n\nmore\n${f}\nend\n${f}\n`,
    `${f}sh\ncat > README.md <<'END'\n${f}js\nx\n${f}\nEND\n${f}\n`,
  ])("has a fence within a fence: %j", (reply) => {
    expect(faultOf(reply)).toBe("fence-in-fence");
  });

  test.each([
    "The answer is 42.",
    `I ran <tool_call> before.\n\n${f}sh\nls\n${f}\n`,
    `${f}diff\n--- a/a\n+++ b/a\n@@ -1 +1 @@\n-a\n+b\n${f}\n`,
    `a.py\n${f}\n<<<<<<< SEARCH\na\n=======\nb\n>>>>>>> REPLACE\n${f}\n`,
    `${f}${f}markdown\n# T\n${f}sh\nnpm i\n${f}\n${f}${f}\n`,
    `${f}python\nprint("${f}sh")\n${f}\n`,
    `${f}markdown\n# T\n${f}\n\n${f}sh\nls\n${f}\n`,
    "- one\n- two\n\n---\n\n+ three\n",
  ])("is none of these: %j", (reply) => {
    expect(faultOf(reply)).toBeUndefined();
  });

  test("is read in linear time", () => {
    const hostile = [`${f}\n`, `${f}sh\nx\n${f}\n`, "<<<<<<< SEARCH\n", "{", `${"`".repeat(40)}a`, "@@ \n"];
    for (const piece of hostile) {
      const startedAt = process.cpuUsage();
      faultOf(piece.repeat(2_000_000 / piece.length));
      expect({
        piece,
        ms: process.cpuUsage(startedAt).user / 1_000 < 4_500,
      }).toEqual({ piece, ms: true });
    }
  });
});

test.each([
  ["solution.py\n", "solution.py"],
  ["**solution.py**\n\n", "solution.py"],
  ["Here is `solution.py`:\n\n", null],
  ["Run main.sh:\n", null],
])("a name on the line before a fence is the block's file: %j", (before, path) => {
  const { blocks } = extractBlocks(`${before}${f}python\nx = 1\n${f}\n`, {
    atMost: maxBlocks,
    isReply: true,
  });
  expect(blocks[0]!.path).toBe(path);
});

test("prompts of a session are taken away", () => {
  const { blocks } = extractBlocks(`${f}console\n$ echo a\na\n${f}\n\n${f}sh\n$ echo b\n${f}\n`, {
    atMost: maxBlocks,
    isReply: true,
  });
  expect(blocks.map(({ language, code }) => [language, code])).toEqual([
    ["sh", "echo a\n"],
    ["sh", "echo b\n"],
  ]);
});
