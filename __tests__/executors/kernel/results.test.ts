import { describe, expect, it } from "@jest/globals";
import { exitCodeOf } from "../../../src/executors/kernel/cell-exit.js";
import { LineReader } from "../../../src/executors/kernel/kernel-client.js";
import { readResult } from "../../../src/executors/kernel/results.js";
import { readLaunched, readWord } from "../../../src/executors/kernel/words.js";

describe("a result of a cell", () => {
  it("is its plain form and a file for each other that is kept", () => {
    const forms = [
      { type: "text/plain", data: "a table" },
      { type: "text/html", data: "<table></table>" },
      { type: "application/vnd.plotly.v1+json", data: "{}" },
    ];
    const { text, shown } = readResult(forms);
    expect(text).toBe(`a table\n[text/html, 15 B: shown/${shown[0]!.facts.name}]\n`);
    expect(shown).toMatchObject([{ facts: { type: "text/html", bytes: 15, caption: "a table" } }]);
    expect(shown[0]!.facts.name).toMatch(/^shown_[\da-f]{16}\.html\.txt$/);
  });

  it.each([
    ["image/png", "png", "iVBORw=="],
    ["image/jpeg", "jpg", "/9j/4A=="],
    ["image/gif", "gif", "R0lGOA=="],
    ["application/pdf", "pdf", "JVBERg=="],
    ["image/svg+xml", "svg.txt", "<svg/>"],
    ["text/html", "html.txt", "<b>x</b>"],
    ["application/json", "json", '{"a": 1}'],
    ["text/latex", "tex", "$x$"],
    ["text/markdown", "md", "# x"],
  ])("of the type %s is a file that ends in .%s, with its very bytes", (type, extension, data) => {
    const { text, shown } = readResult([{ type, data }]);
    const isBinary = /^[\w/+]+={0,2}$/.test(data) && data.length % 4 === 0;
    expect(shown.map(({ facts }) => facts.name.slice(facts.name.indexOf(".") + 1))).toEqual([extension]);
    expect(Buffer.from(shown[0]!.content).toString(isBinary ? "base64" : "utf8")).toBe(data);
    expect(text).toContain(`shown/${shown[0]!.facts.name}]`);
  });

  it("says what is not saved, and why", () => {
    expect(readResult([{ type: "application/vnd.custom", data: "{}" }])).toEqual({
      text: "[application/vnd.custom: not saved]\n",
      shown: [],
    });
    expect(readResult([{ type: "image/png", size: 9 * 1024 ** 2 }]).text).toBe(
      "[image/png, 9 MiB: too large to keep]\n",
    );
  });
});

describe("a cell's exit code", () => {
  it.each([
    [null, 0],
    [{ name: "ValueError", value: "0" }, 1],
    [{ name: "SystemExit", value: "" }, 0],
    [{ name: "SystemExit", value: "None" }, 0],
    [{ name: "SystemExit", value: "7" }, 7],
    [{ name: "SystemExit", value: "-1" }, 255],
    [{ name: "SystemExit", value: "256" }, 0],
    [{ name: "SystemExit", value: "words" }, 1],
  ])("of %j is %d", (error, code) => {
    expect(exitCodeOf({ error })).toBe(code);
  });
});

describe("the lines of a driver", () => {
  it("are put together from pieces, and one that does not end is told", () => {
    const lines: (string | null)[] = [];
    const reader = new LineReader((line) => lines.push(line));
    for (const piece of ["a", "b\nc\n", "", "\nd"]) reader.push(Buffer.from(piece));
    expect(lines).toEqual(["ab", "c", ""]);
    for (let n = 0; n < 66; n += 1) reader.push(Buffer.alloc(1024 ** 2));
    reader.push(Buffer.from("\nmore\n"));
    expect(lines).toEqual(["ab", "c", "", null]);
  });

  it("are read only where they are words of a driver's", () => {
    expect(readWord('{"stream": "stdout", "text": "x"}')).toEqual({ stream: "stdout", text: "x" });
    for (const line of ["OCI runtime exec failed", "{}", "[]", '{"stream": "x", "text": 1}', ""]) {
      expect(readWord(line)).toBeNull();
      expect(readLaunched(line)).toBeNull();
    }
  });
});
