import { expect, it } from "@jest/globals";
import { placedCode } from "../../../../src/run/blocks/documents/placed-code.js";
import { placedOutput } from "../../../../src/run/blocks/documents/placed-output.js";
import { execution } from "../../facts.js";

const sha256 = "0123456789abcdef".repeat(4);
const file = "tmp_code_0123456789abcdef";

it.each([
  [`  File "/workspace/${file}.py", line 3`, '  File "a.md", line 3'],
  [`/tmp/${file}.sh: 4: nope: not found`, "a.md: 4: nope: not found"],
  [`    at file:///workspace/${file}.mjs:5:7`, "    at a.md:5:7"],
  [`./${file}.go:7:2: undefined: x`, "a.md:7:2: undefined: x"],
  ["another tmp_code_ffffffffffffffff.py", "another tmp_code_ffffffffffffffff.py"],
])("a block's output names its document: %j", (text, expected) => {
  const told: string[] = [];
  const placed = placedOutput({ sha256 }, "a.md", (_, piece) => told.push(piece));
  for (const character of text) placed.push("stdout", character);
  placed.end();
  expect(told.join("")).toBe(expected);
  const result = placed.result(
    execution({
      stdout: { text, bytes: text.length, truncated: false },
      stderr: { text: "end", bytes: 3, truncated: false },
      order: [
        { stream: "stdout", chars: text.length },
        { stream: "stderr", chars: 3 },
      ],
    }),
  );
  expect(result).toMatchObject({
    stdout: { text: expected },
    order: [
      { stream: "stdout", chars: expected.length },
      { stream: "stderr", chars: 3 },
    ],
  });
});

it("code stands on its document's lines, behind the code that it continues", () => {
  const first = placedCode({ code: "a\nb\n", line: 2 });
  expect(first).toBe("\n\na\nb\n");
  expect(placedCode({ code: "c\n", line: 6 }, first).split("\n").indexOf("c")).toBe(6);
  expect(placedCode({ code: "c\n", line: 1 }, first)).toBe(`${first}c\n`);
});
