import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { fc } from "../../chance.js";
import { extractBlocks } from "../../../src/run/blocks/code-blocks.js";

interface KnownReply {
  readonly id: string;
  readonly reply: string;
  readonly blocks: readonly {
    readonly fenced: boolean;
    readonly lang: string;
    readonly content: string;
    readonly in: readonly string[];
    readonly closed: boolean;
  }[];
}

const replies = readFileSync(new URL("../../data/replies.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as KnownReply);

/** What CommonMark's reference parser finds, less what is not a block by our rule: quotes, indented code, open fences. */
function expectedBlocks({ blocks }: KnownReply) {
  const fences = blocks.filter((block) => block.fenced && !block.in.includes("block_quote"));
  return {
    blocks: fences.filter((block) => block.closed).map((block) => block.content),
    isCut: fences.some((block) => !block.closed),
  };
}

describe("the blocks of a reply", () => {
  // Of a session at a terminal what was typed is the block.
  it.each(replies.filter(({ id }) => id !== "console-transcript"))(
    "are those that CommonMark's reference parser finds: $id",
    (known) => {
      const { blocks, isCut } = extractBlocks(known.reply);
      expect({ blocks: blocks.map((block) => block.code), isCut }).toEqual(expectedBlocks(known));
    },
  );

  it("name a quote's container as the reference data does, so that the filter above filters something", () => {
    expect(replies.some(({ blocks }) => blocks.some((block) => block.in.includes("block_quote")))).toBe(true);
  });

  const spec = JSON.parse(
    readFileSync(new URL("../../data/markdown/commonmark-0.31.2.json", import.meta.url), "utf8"),
  ) as { example: number; section: string; markdown: string; html: string }[];
  const fenced = spec.filter(
    ({ section, html }) => section === "Fenced code blocks" && !html.includes("blockquote"),
  );

  it.each(fenced)("hold what the CommonMark spec's example $example renders", ({ markdown, html }) => {
    const { blocks, isCut } = extractBlocks(markdown);
    const rendered = [
      ...html.matchAll(/<pre><code(?: class="language-([^"]*)")?>([\s\S]*?)<\/code><\/pre>/g),
    ];
    const isFence = (code: string) => blocks.some((block) => block.code === code);
    const codes = rendered.map((match) => unescapeHtml(match[2]!));
    for (const block of blocks) expect(codes).toContain(block.code);
    if (!isCut && !/^ {4}/m.test(markdown)) expect(codes.every(isFence)).toBe(true);
  });

  it.each([
    ["python", "python"],
    ["Python", "python"],
    ["py title=x.py", "py"],
    ["{.python}", "python"],
    ["{.python .numberLines}", "python"],
    ["", ""],
    ["c++", "c++"],
    ["pythonx;id", "pythonx;id"],
    ["{python, echo=FALSE}", "python"],
    ["python, editable", "python"],
    ["python,ignore", "python"],
    ["python:main.py", "python"],
    ["python3.11", "python"],
    ["python3", "python3"],
    ["c++17", "c++"],
    ["bash {linenos}", "bash"],
    ['sh {"ignore":"true"}', "sh"],
  ])("read the language of `%s` as `%s`", (info, language) => {
    expect(extractBlocks(`\`\`\`${info}\nx\n\`\`\`\n`).blocks[0]?.language).toBe(language);
  });

  it.each([
    ["```python\n# filename: a/b.py\nx\n```", "a/b.py"],
    ["```js\n// filename: a b.js\nx\n```", "a b.js"],
    ["```css\n/* filename: x.css */\nx\n```", "x.css"],
    ["```html\n<!-- filename: i.html -->\nx\n```", "i.html"],
    ["```sql\n-- filename: q.sql\nx\n```", "q.sql"],
    ["```python\n# filename: a:b.py\nx\n```", "a:b.py"],
    ['```python title="t.py" {1}\nx\n```', "t.py"],
    ["```python filename=t.py\nx\n```", "t.py"],
    ["```python:a/t.py\nx\n```", "a/t.py"],
    ["```ts:x\nx\n```", null],
    ["```python\nx = 1\n# filename: late.py\n```", null],
    ["```python\n# hello world\n```", null],
  ])("take the file name from %j", (reply, path) => {
    expect(extractBlocks(reply).blocks[0]?.path).toBe(path);
  });

  it("carry the SHA-256 of exactly the code that they carry", () => {
    const [block] = extractBlocks("```python\r\nprint(1)\r\n```").blocks;
    expect(block?.code).toBe("print(1)\n");
    expect(block?.sha256).toBe(createHash("sha256").update("print(1)\n").digest("hex"));
  });

  it("beyond the bound are counted and not given", () => {
    const many = Array.from({ length: 53 }, (_, index) => `\`\`\`sh\necho ${index}\n\`\`\`\n`).join("\n");
    const { blocks, blocksLeftOut, isCut } = extractBlocks(many);
    expect([blocks.length, blocks.at(-1)?.code, blocksLeftOut, isCut]).toEqual([50, "echo 49\n", 3, false]);
    expect(extractBlocks(many, { atMost: 53 })).not.toHaveProperty("blocksLeftOut");
  });

  it("survive any code that stands inside a longer fence", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("```", "~~~", "```python", "print(1)", "", "> x", "    y", "<!--")),
        (lines) => {
          const code = lines.map((line) => `${line}\n`).join("");
          const { blocks, isCut } = extractBlocks(`Text\n\n\`\`\`\`\`python\n${code}\`\`\`\`\`\n`);
          expect(isCut).toBe(false);
          expect(blocks.map((block) => block.code)).toEqual([code]);
        },
      ),
    );
  });
});

describe("a name that takes as long as it likes", () => {
  const length = 4_000_000;

  it.each([
    ["blanks before a word", `# filename: a${" ".repeat(length)}b`, `a${" ".repeat(length)}b`],
    ["blanks and no name", `# filename:${" ".repeat(length)}`, ""],
    ["blanks and a line end within", `# filename:${" ".repeat(length)}a\u2028b`, null],
    ["ends of comments", `/* filename: a${"*/".repeat(length)}`, `a${"*/".repeat(length - 1)}`],
  ])("of %s is read in one pass", (_kind, firstLine, path) => {
    const [block] = extractBlocks(`\`\`\`\n${firstLine}\nx\n\`\`\`\n`).blocks;
    expect(block?.path === path).toBe(true);
  });

  it.each(["title=", " title", 'title="'])("of %j again and again is read in one pass", (word) => {
    const [block] = extractBlocks(`~~~ x ${word.repeat(length / 8)}\nx\n~~~\n`).blocks;
    expect(block?.code).toBe("x\n");
  });
});

describe("the done word", () => {
  const block = "```sh\ntrue\n```\n";
  const isSaid = (text: string, doneWord = "DONE") =>
    extractBlocks(text, { atMost: 9, doneWord }).saysDone === true;

  it.each([
    ["alone", "DONE"],
    ["before a block", `DONE\n${block}`],
    ["behind one", `${block}\nDONE\n`],
    ["on a line among words", `All is well.\n  DONE \r\nBye.\n\n${block}`],
    ["in a list", `- one\n- DONE\n`],
  ])("is said %s", (_where, text) => expect(isSaid(text)).toBe(true));

  it.each([
    ["within a line", `I say DONE when it is so.\n${block}`],
    ["in another case", `done\n${block}`],
    ["in a block", "```sh\nDONE\n```\n"],
    ["in a block that is never closed", "```sh\nDONE\n"],
    ["in indented code", `Words:\n\n    DONE\n\n${block}`],
    ["in a quote", `> DONE\n\n${block}`],
    ["in a comment", `<!--\nDONE\n-->\n\n${block}`],
    ["in preformatted HTML", `<pre>\nDONE\n</pre>\n\n${block}`],
  ])("is not said %s", (_where, text) => expect(isSaid(text)).toBe(false));

  it.each(["<done>", "DONE.", "**DONE**", "[DONE]"])("may look like markup: %s", (word) => {
    expect(isSaid(`${block}\n${word}\n`, word)).toBe(true);
  });

  it("is said by nobody where there is none", () => {
    expect(extractBlocks("undefined\n")).not.toHaveProperty("saysDone");
  });
});

function unescapeHtml(html: string): string {
  return html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}
