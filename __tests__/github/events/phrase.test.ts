import { describe, expect, it } from "@jest/globals";
import { textAfterPhrase } from "../../../src/github/events/phrase.js";
import { cpuTimeMs } from "../../cpu-time.js";

const phrase = "/agent-exec";

describe("textAfterPhrase", () => {
  it.each([
    ["the only line", "/agent-exec count words", "count words"],
    ["a later line", "Hello!\n\n/agent-exec count words", "count words"],
    ["a line inside a paragraph", "Hello,\n/agent-exec count words", "count words"],
    ["an indented line", "   /agent-exec count words", "count words"],
    ["a line in a list item", "- first\n  /agent-exec count words", "count words"],
    ["a line that a rule turns into a heading", "/agent-exec count\n---\nwords", "count\n---\nwords"],
    ["after a closed fence", "```\ncode\n```\n/agent-exec count", "count"],
    ["after a quote that a blank line ended", "> quoted\n\n/agent-exec count", "count"],
    ["after a folded part", "<details>\nmore\n</details>\n\n/agent-exec count", "count"],
    ["the phrase alone", "/agent-exec", ""],
    ["the phrase and a tab", "/agent-exec\tcount", "count"],
  ])("counts as %s", async (_where, markdown, expected) => {
    expect(await textAfterPhrase(markdown, phrase)).toBe(expected);
  });

  it.each([
    ["in a quote", "> /agent-exec count"],
    ["in a quote's lazy continuation line", "> somebody wrote\n/agent-exec count"],
    ["in a quote inside a list", "- > /agent-exec count"],
    ["in a fence", "```\n/agent-exec count\n```"],
    ["in a fence that is never closed", "~~~\n/agent-exec count"],
    ["in indented code", "Text\n\n    /agent-exec count"],
    ["in a code span over two lines", "Use `a\n/agent-exec count` for it"],
    ["in an HTML comment", "<!--\n/agent-exec count\n-->"],
    ["in an HTML comment inside a paragraph", "Text <!-- a\n/agent-exec count --> more"],
    ["in a block of HTML", "<details>\n/agent-exec count\n</details>"],
    ["inside a line", "please /agent-exec count"],
    ["as the start of a longer word", "/agent-executes count"],
    ["with a colon", "/agent-exec: count"],
    ["in other letters", "/Agent-Exec count"],
    ["as a heading", "# /agent-exec count"],
    ["after a list's bullet", "- /agent-exec count"],
    ["nowhere", "count words"],
    ["in an empty comment", ""],
  ])("does not count %s", async (_where, markdown) => {
    expect(await textAfterPhrase(markdown, phrase)).toBeNull();
  });

  it("takes everything after the phrase to the end of the comment, fences and quotes too", async () => {
    const rest = "fix this:\n\n```py\nprint(1)\n```\n\n> it said so";
    expect(await textAfterPhrase(`Hi\n\n/agent-exec ${rest}`, phrase)).toBe(rest);
  });

  it("takes the first line that counts when the phrase stands more than once", async () => {
    const markdown = "> /agent-exec old\n\n/agent-exec new\n/agent-exec newer";
    expect(await textAfterPhrase(markdown, phrase)).toBe("new\n/agent-exec newer");
  });

  it("reads the line ends that GitHub's editor sends, and gives newlines", async () => {
    expect(await textAfterPhrase("Hello\r\n\r\n/agent-exec a\r\nb\r\n", phrase)).toBe("a\nb");
  });

  it("treats the phrase as text, not as a pattern", async () => {
    expect(await textAfterPhrase("@bot.exe+ count", "@bot.exe+")).toBe("count");
    expect(await textAfterPhrase("@botXexe+ count", "@bot.exe+")).toBeNull();
  });

  it("finds a phrase at the very beginning like the parser does, whatever follows", async () => {
    const endings = [
      "",
      " a",
      "\n===",
      "\n    code",
      "\t`a\n`",
      " <!--",
      "\n> b",
      " [a]: b",
      "\n```\n/agent-exec c\n```",
    ];
    for (const start of ["/agent-exec", "@agent-exec", "Agent-exec"]) {
      for (const ending of endings) {
        const found = await textAfterPhrase(`${start}${ending}`, start);
        // A blank line before it changes nothing for CommonMark; the parser is asked then.
        expect(found).toBe(await textAfterPhrase(`\n${start}${ending}`, start));
        expect(found).not.toBeNull();
      }
    }
  });

  it.each(["#run", "> run", "- run", "1. run", "<run", "```run"])(
    "leaves a phrase that could begin a block (%s) to the parser",
    async (start) => {
      expect(await textAfterPhrase(`${start} x`, start)).toBe(await textAfterPhrase(`\n${start} x`, start));
    },
  );

  it("needs less than a second for the longest comment that repeats only the phrase", async () => {
    const markdown = "> x\n/agent-exec \n".repeat(4096).slice(0, 65_536);
    const startMs = cpuTimeMs();
    expect(await textAfterPhrase(markdown, phrase)).toBeNull();
    expect(cpuTimeMs() - startMs).toBeLessThan(1000);
  });
});
