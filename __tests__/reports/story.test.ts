import { describe, expect, test } from "@jest/globals";
import type { Fact } from "../../src/facts/events.js";
import { renderMarkdown } from "../../src/reports/markdown.js";
import { reportOf } from "../../src/reports/report-of.js";
import { deedsOf, deedWords } from "../../src/reports/sections/deeds.js";
import { fc, tries } from "../chance.js";
import { findActive } from "../markdown/markdown-scan.js";
import {
  decided,
  eventsOf,
  executed,
  failedWith,
  filesSaved,
  replied,
  started,
  verified,
} from "../run/facts.js";
import { hostileRun } from "./hostile-run.js";
import { endedRuns } from "./sample-run.js";

const maxChars = 65_536;
const short = (facts: readonly Fact[]) => shortOf(eventsOf(facts));
const shortOf = (events: Parameters<typeof reportOf>[0]) =>
  renderMarkdown(reportOf(events), { maxChars, isShort: true });

const begun = started({ until: "done", doneWord: "DONE", maxTurns: 400, verify: ["make test"] });
const shell = (code: string) => `\`\`\`sh\n${code}\n\`\`\``;
const edited = { edited: [{ path: "src/a.py", kind: "changed" as const }] };
const end: Fact = { type: "run-ended", outcome: "passed", reason: "Done.", nextStep: "" };
const run: readonly Fact[] = [
  begun,
  replied(1, shell("ls -R . | head\ngit log")),
  executed(1, 0),
  replied(2, shell("cat src/a.py")),
  executed(2, 0),
  replied(3, `The sign is lost. I keep it.\n\n${shell("edit")}`),
  executed(3, 0, edited),
  verified(3, 0, failedWith("1 test failed\n")),
  decided(3, true),
  replied(4, `Again.\n\n${shell("edit")}`),
  executed(4, 0, edited),
  verified(4, 0),
  filesSaved,
  end,
];

/** What GitHub shows before anybody opens a fold: the title of a fold is a line. */
function seenLines(markdown: string): string[] {
  let depth = 0;
  return markdown.split("\n").filter((line) => {
    if (line.startsWith("<details")) depth += 1;
    if (line === "</details>") depth -= 1;
    const isSeen = depth === 0 ? line !== "</details>" : depth === 1 && line.startsWith("<summary");
    return isSeen && line.trim() !== "" && line !== ">";
  });
}

describe("a short report", () => {
  test("tells a run step by step as what it looked at, changed and proved", () => {
    const text = short(run);
    expect(/<summary>What the run did[^]*?<\/details>/.exec(text)![0].split("\n").slice(2, -2)).toEqual([
      "- **Looked:** `ls -R . | head`, `git log`, `cat src/a.py` (turns 1–2)",
      "- **Changed:** `src/a.py` (turn 3). “The sign is lost.”",
      "- **❌ Failed:** `make test`, exit code 1",
      "- **Changed:** `src/a.py` (turn 4)",
      "- **✅ Passed:** `make test`, exit code 0",
    ]);
  });

  test("repeats neither the word that ends the work nor the answer that stands first", () => {
    const facts = [...run.slice(0, -2), replied(5, "DONE\nThe sign is kept now."), verified(5, 0)];
    const text = short([...facts, filesSaved, end]);
    expect(text.match(/The sign is kept now/g)).toHaveLength(1);
    expect(text).not.toContain("DONE");
  });

  test("quotes the model's words in a turn that ran nothing, if the run failed", () => {
    const words = "I cannot tell which port is meant. Please name it.";
    const last = [replied(2, `DONE\n${words}`), verified(2, 0, failedWith("1 test failed\n"))];
    const failed: Fact = { ...end, outcome: "failed" };
    const text = short([
      begun,
      replied(1, shell("cat src/a.py")),
      executed(1, 0),
      ...last,
      filesSaved,
      failed,
    ]);
    expect(text).toContain(
      "- **Looked:** `cat src/a.py` (turn 1)\n- **Said:** “I cannot tell which port is meant.” (turn 2)\n- **❌ Failed:**",
    );
  });

  test("has a dozen lines for a run of 300 turns: the ends, and what changed the files that are handed out", () => {
    const turns = Array.from({ length: 300 }, (_, at): Fact[] => [
      replied(at + 1, shell("edit")),
      executed(at + 1, 0, at === 150 ? edited : { edited: [{ path: `t${at}.py`, kind: "added" }] }),
    ]);
    const file = { path: "src/a.py", kind: "changed", added: 1, deleted: 1 } as const;
    const diff = { added: 0, changed: 1, deleted: 0, insertions: 1, deletions: 1, files: [file], text: "" };
    const changes = { patch: "changes.patch", deleted: [], acting: [], diff } as never;
    const text = short([begun, ...turns.flat(), { ...filesSaved, changes }, end]);
    const lines = text.match(/^- (?:\*\*Changed.*|… .*)$/gm)!;
    expect(lines.map((line) => /turn \d+|… .*/.exec(line)![0])).toEqual([
      "turn 1",
      "turn 2",
      "… 148 more steps",
      "turn 151",
      "… 147 more steps",
      "turn 299",
      "turn 300",
    ]);
  });

  test.each(Object.entries(endedRuns))(
    "of a run that ended %s shows twelve lines at most",
    (_name, events) => {
      expect(seenLines(shortOf(events)).length).toBeLessThanOrEqual(12);
      expect(shortOf(events).length).toBeLessThan(4_000);
    },
  );

  test("of any run fits, and nothing in it acts", () => {
    fc.assert(
      fc.property(hostileRun, (events) => {
        const text = shortOf(events);
        expect(text.length).toBeLessThanOrEqual(maxChars);
        expect(findActive(text, /^<\/?(?:details|details open|summary|b|code|sub|p|a)>$/)).toEqual([]);
      }),
      { numRuns: tries(40) },
    );
  });
});

describe("what a turn did", () => {
  const of = (code: string, language = "sh", more = {}) =>
    deedWords(
      deedsOf({
        blocks: [
          {
            block: { language, code, path: null, sha256: "" },
            execution: { ...executed(1, 0, more), type: undefined } as never,
            mayHaveBegun: false,
            waits: false,
            wasLost: false,
          },
        ],
      }),
    );
  test.each([
    ["cat a.py | head -3", "looked: `cat a.py | head -3`"],
    ["grep -rn x . 2>/dev/null\nfind . -name a", "looked: `grep -rn x . 2>/dev/null`, `find . -name a`"],
    ["grep -in 'a\\|b' a.py", "looked: `grep -in 'a\\|b' a.py`"],
    ["cat > a.py <<'END'\nx\nEND", "wrote `a.py`"],
    ["cat <<END >>src/a.py\nx\nEND", "wrote `src/a.py`"],
    ["sed -i s/a/b/ a.py", "wrote `a.py`"],
    ["cat a.py > $(mktemp)", "ran: `cat a.py > $(mktemp)`"],
    ["find . -delete", "ran: `find . -delete`"],
    ["git commit -m x", "ran: `git commit -m x`"],
    ["ls; make", "ran: `ls; make`"],
  ])("with %j is %j", (code, words) => {
    expect(of(code)).toBe(words);
  });
});
