import { expect, test } from "@jest/globals";
import type { Fact, RunEvent } from "../../src/facts/events.js";
import { fold } from "../../src/run/state/apply.js";
import { conversation } from "../../src/run/told/prompt.js";
import { renderHtml } from "../../src/reports/html.js";
import { renderMarkdown } from "../../src/reports/markdown.js";
import { reportOf } from "../../src/reports/report-of.js";
import { renderText } from "../../src/reports/text.js";
import { createTerminalReporter } from "../../src/terminal/terminal-reporter.js";
import { decided, eventsOf, executed, replied, sessionStarted, started } from "../run/facts.js";

const there = "1  one\n2  two\n";
const block = '```text title="a.py"\n<<<<<<< SEARCH\nx\n=======\ny\n>>>>>>> REPLACE\n```\n';
const events = eventsOf([
  started(),
  replied(1, block),
  sessionStarted,
  executed(1, 0, {
    ending: "misfit",
    exitCode: null,
    evidence: "section 1 of `a.py` does not fit",
    stdout: { text: there, bytes: there.length, truncated: false },
    order: [{ stream: "stdout", chars: there.length }],
  }),
  decided(1, true),
  replied(2, block.replace("\nx\n", "\ntwo\n")),
  executed(2, 0, {
    edited: [
      { path: "a.py", kind: "changed" },
      { path: "**b**`\n<img>@x", kind: "added" },
      { path: "c", kind: "deleted" },
    ],
  }),
] satisfies readonly Fact[]);

test("an edit is told as what it is: in the terminal", () => {
  let written = "";
  const lastScreen = (events: readonly RunEvent[]) => renderText(reportOf(events));
  const write = (each: string) => void (written += each);
  const reporter = createTerminalReporter({ write, isLive: false, hasColour: false, lastScreen });
  for (const event of events) reporter.onEvent(event);
  expect(written).toContain("✗ did not fit after 12 ms: section 1 of `a.py` does not fit\n");
  expect(written).toContain("✓ edited `a.py`; added `**b**ˋ␊<img>@x`; deleted `c` after 12 ms\n");
});

test("an edit is told as what it is: in Markdown", () => {
  const text = renderMarkdown(reportOf(events), { maxChars: 65_536 });
  expect(text).toContain(
    "❌ **did not fit** after 12 ms (section 1 of `a.py` does not fit)\n\n<sub>Current content</sub>\n\n```text\n1  one",
  );
  expect(text).toContain("✅ **edited `a.py`; added `b");
  expect(text).not.toMatch(/<img>@x(?!`)/);
  // Nobody has written a file of that name anew.
  expect(text).not.toContain("`a.py` is written again");
  expect(text).toContain("Block 1:");
});

test("an edit is told as what it is: on the page", async () => {
  const page = await renderHtml(reportOf(events), { readArtifact: async () => new Uint8Array() });
  expect(page).toContain('<b class="bad">did not fit</b>');
  expect(page).toContain("Current content · 2 lines");
  expect(page).toContain('<b class="good">edited `a.py`; added `**b**ˋ␊&lt;img&gt;@x`; deleted `c`</b>');
});

test("an edit is told as what it is: to the writer", () => {
  const told = conversation(fold(events)).map(({ content }) => content);
  expect(told).toContainEqual(
    expect.stringContaining(
      "Block 1 does not fit the file that it edits, so no file was changed: section 1 of `a.py` does not fit.\nThe current content, as data:\n```data\n1  one\n2  two\n",
    ),
  );
  expect(told.at(-1)).toMatch(/^Block 1 edited `a.py`; added `\*\*b\*\*ˋ␊<img>@x`; deleted `c`\./);
});
