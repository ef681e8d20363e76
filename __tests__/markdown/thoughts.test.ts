import { describe, expect, test } from "@jest/globals";
import { splitThoughts } from "../../src/markdown/thoughts.js";

const draft = "Perhaps:\n\n```sh\necho draft\n```\n";
const answer = "Here:\n\n```python\nprint(42)\n```\n";

describe("a thought in a text", () => {
  test.each([
    ["a mark at the start", `<think>\n${draft}</think>\n\n${answer}`],
    ["the closing mark alone", `${draft}</think>\n\n${answer}`],
    ["another word", `<thinking>\n${draft}</thinking>\n${answer}`],
    ["capitals", `<THINK>${draft}</THINK>\n${answer}`],
    ["reasoning", `<reasoning>${draft}</reasoning>${answer}`],
    ["brackets", `[THINK]${draft}[/THINK]${answer}`],
    ["triangles", `◁think▷${draft}◁/think▷${answer}`],
    [
      "a channel",
      `<|channel|>analysis<|message|>${draft}<|end|><|start|>assistant<|channel|>final<|message|>${answer}`,
    ],
    ["several of them", `<think>a</think>\n<think>${draft}</think>\n${answer}`],
    ["one within another", `<think>a\n<think>\nb\n</think>\n${draft}</think>\n${answer}`],
    ["a fence in it that is never closed", `<think>\n\`\`\`sh\necho draft\n</think>\n${answer}`],
  ])("is removed from the text: %s", (_, given) => {
    const { text, thought } = splitThoughts(given);
    expect(text).toBe(answer);
    expect(thought).toContain("draft");
  });

  test("is removed from the middle", () => {
    const { text, thought } = splitThoughts(`Sure.\n<think>\n${draft}</think>\n\n${answer}`);
    expect({ text, thought }).toEqual({ text: `Sure.\n\n${answer}`, thought: draft.trim() });
  });

  test("that is never closed includes the rest", () => {
    expect(splitThoughts(`<think>\n${draft}`)).toEqual({ text: "", thought: draft.trim() });
  });

  test.each([
    "```python\ntag = '<think>'\ntext = '''\n<think>\na\n</think>\n'''\n```\n",
    "The model writes `<think>` first, and `</think>` behind it.\n\n```sh\necho\n```\n",
    'Split at "<think>" and you are done.\n',
    "A <think> that is only spoken of.\n\n```sh\necho\n```\n",
    "- a\n  ```js\n  const end = `\n</think>\n`;\n  ```\n",
  ])("is not found if a text only mentions its marks: %j", (given) => {
    expect(splitThoughts(given)).toEqual({ text: given, thought: "" });
  });

  test("is found in linear time", () => {
    const hostile = [
      "<think></think>",
      "`<think>`",
      "x <think> ",
      "```\n",
      "</think>\n",
      "<think>\n",
      "a\n```sh\nx\n```\n",
    ];
    const measured = hostile.map((piece) => {
      const startedAt = process.cpuUsage();
      splitThoughts(piece.repeat(2_000_000 / piece.length));
      return process.cpuUsage(startedAt).user / 1_000;
    });
    expect(Math.max(...measured)).toBeLessThan(1_500);
  });
});
