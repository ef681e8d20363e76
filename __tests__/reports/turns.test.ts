import { describe, expect, test } from "@jest/globals";
import type { Fact, RunEvent } from "../../src/facts/events.js";
import { renderHtml } from "../../src/reports/html.js";
import { renderMarkdown } from "../../src/reports/markdown.js";
import { renderProgress } from "../../src/reports/github/progress.js";
import { reportOf } from "../../src/reports/report-of.js";
import { titleOf } from "../../src/reports/sections/headline.js";
import { renderText } from "../../src/reports/text.js";
import { createTerminalReporter } from "../../src/terminal/terminal-reporter.js";
import { expectGolden } from "../golden.js";
import {
  decided,
  eventsOf,
  executed,
  failedWith,
  filesSaved,
  python,
  replied,
  sessionStarted,
  started,
  verified,
} from "../run/facts.js";

const begun = started({ until: "done", doneWord: "DONE", maxTurns: 40, verify: ["make test"] });
const steps: readonly Fact[] = [
  begun,
  replied(1, `I look around.\n\n${python("look()")}`),
  sessionStarted,
  executed(1, 0, failedWith("ValueError: no match\n")),
  replied(2, python("edit()")),
  executed(2, 0),
  replied(3, python("run()")),
  executed(3, 0, { ending: "timed-out", exitCode: 124, evidence: "the block ran longer than 120 s" }),
];
const mended: readonly Fact[] = [
  ...steps,
  replied(4, "It is mended."),
  verified(4, 0, failedWith("1 test failed\n")),
  decided(4, true),
  replied(5, `${python("edit()")}\nDONE\n`, { saysDone: true }),
  executed(5, 0),
  verified(5, 0),
  { ...filesSaved, artifacts: [{ path: "a.py", bytes: 12, sha256: "0" }] },
  {
    type: "run-ended",
    outcome: "passed",
    reason: "The model said that it is done, and every verification ended with exit code 0.",
    nextStep: "",
  },
];
const html = (facts: readonly Fact[]) =>
  renderHtml(reportOf(eventsOf(facts)), { readArtifact: async () => new Uint8Array() });
const markdown = (facts: readonly Fact[]) => renderMarkdown(reportOf(eventsOf(facts)), { maxChars: 65_536 });
const text = (facts: readonly Fact[]) => renderText(reportOf(eventsOf(facts)));
const terminal = (facts: readonly Fact[]) => {
  let written = "";
  const lastScreen = (events: readonly RunEvent[]) => renderText(reportOf(events));
  const write = (each: string) => void (written += each);
  const reporter = createTerminalReporter({ write, isLive: false, hasColour: false, lastScreen });
  for (const event of eventsOf(facts)) reporter.onEvent(event);
  return written;
};

describe("the reports of a run step by step", () => {
  test("are the golden ones", () => {
    expectGolden("reports/turns.txt", text(mended));
    expectGolden("reports/turns.md", markdown(mended));
  });

  test("speak of turns, and of no attempt", async () => {
    for (const rendered of [text(mended), terminal(mended), markdown(mended), await html(mended)]) {
      expect(rendered).toMatch(/turn 5|5 turns/i);
      expect(rendered.replaceAll(/class="attempt|\.attempt\b/g, "")).not.toMatch(/attempt/i);
    }
  });

  test("call no step failed, whatever its exit codes", async () => {
    const all = [terminal(steps), markdown(steps), await html(steps)];
    for (const rendered of [text(steps), ...all])
      expect(rendered.replaceAll(/<style>[^]*<\/style>/g, "")).not.toMatch(/failed|❌|✗ exit|class="bad"/);
    for (const rendered of all) expect(rendered).toContain("exit code 1");
  });

  test("call a verification failed that did", () => {
    expect(markdown(mended)).toContain("❌ <b>Turn 4</b> · verification: exit code 1");
    expect(terminal(mended)).toMatch(/✗ exit code 1/);
  });

  test("say while it goes on what it is at", () => {
    const titles = mended.map(
      (_, index) =>
        renderProgress(eventsOf(mended.slice(0, index + 1)), { runUrl: "https://a.example" }).title,
    );
    expect(titles.slice(0, 12)).toEqual([
      "Turn 1: waiting for the model's code",
      "Turn 1: running block 1 of 1",
      "Turn 1: running block 1 of 1",
      "Turn 2: waiting for the model's code",
      "Turn 2: running block 1 of 1",
      "Turn 3: waiting for the model's code",
      "Turn 3: running block 1 of 1",
      "Turn 4: waiting for the model's code",
      "Turn 4: verification 1 of 1",
      "Turn 4 failed: waiting for the model's decision",
      "Turn 5: waiting for the model's code",
      "Turn 5: running block 1 of 1",
    ]);
  });

  test.each([
    ["passed", "Verified: make test passes"],
    ["failed", "Not accepted, although make test passes"],
    ["budget-spent", "Stopped: the budget was spent after 5 turns"],
    ["timed-out", "Stopped: out of time in turn 5"],
    ["answered", "Answered without a change"],
  ] as const)("are headed, where it %s, %j", (outcome, title) => {
    const end: Fact = { type: "run-ended", outcome, reason: "So.", nextStep: "" };
    expect(titleOf(reportOf(eventsOf([...mended.slice(0, -1), end])))).toBe(title);
  });
});
