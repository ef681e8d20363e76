import { expect, test } from "@jest/globals";
import { settled } from "../../src/output/settled.js";

const bar = (steps: number): string =>
  Array.from({ length: steps + 1 }, (_, step) => `\r${step}/${steps} `).join("");

test.each<[string, string, string]>([
  ["plain lines", "a\nb\n", "a\nb\n"],
  ["line ends of Windows", "a\r\nb\r\r\n", "a\r\nb\r\r\n"],
  ["a bar", `${bar(1000)}\nrows ok\n`, "1000/1000 \nrows ok\n"],
  ["a bar that is still open", "a\n\r10%\r20%", "a\n20%"],
  ["a shorter last state", "\rlong words\rshort", "shortwords"],
  ["a line that is erased", "\rlong words\r\u001B[Kshort\n", "short\n"],
  ["a whole line that is erased", "abc\u001B[2K\rx\n", "x\n"],
  ["a spinner with backspaces", "work |\b/\b-\bdone\n", "work done\n"],
  [
    "two bars, one above the other",
    "a 1\nb 1\n\u001B[2A\ra 2\nb 2\n\u001B[2Aa 3\u001B[K\nb 3\n",
    "a 3\nb 3\n",
  ],
  ["lines that are drawn anew", "one\ntwo\n\u001B[2A\u001B[Jnew\n", "new\n"],
  ["a hidden cursor and colours", "\u001B[?25l\u001B[32m\rok\u001B[0m\u001B[?25h\n", "ok\n"],
  ["a column", "abc\u001B[1GX\u001B[3GZ\n", "XbZ\n"],
  ["a screen that is cleared, which stays", "kept\n\u001B[2J\rnew\n", "kept\nnew\n"],
  [
    "other sequences, for whoever shows hidden characters",
    "\ra\u001B]8;;x\u0007b\n",
    "a\u001B]8;;x\u0007b\n",
  ],
])("of %s a terminal shows the last state", (_, text, shown) => {
  expect(settled(text)).toBe(shown);
});

test.each([
  "\r",
  "\b",
  "\u001B[1A",
  "\u001B[999999999Cx\n",
  `${"x".repeat(1000)}\u001B[2K`,
  "\u001B[A\u001B[500Gx",
  "\n\u001B[9999A",
])("a megabyte of %j is shown within seconds", (piece) => {
  const text = `${"x".repeat(10_000)}\n${piece.repeat(1_000_000 / piece.length)}`;
  expect(settled(text).length).toBeLessThan(50_000_000);
});
