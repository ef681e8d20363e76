import { expect, test } from "@jest/globals";
import type { Fact } from "../../src/facts/events.js";
import { renderHtml } from "../../src/reports/html.js";
import { renderMarkdown } from "../../src/reports/markdown.js";
import { reportOf } from "../../src/reports/report-of.js";
import { findActive } from "../markdown/markdown-scan.js";
import { endedRuns, eventsOf } from "./sample-run.js";

const context = {
  text: "GitHub shows …",
  included: [{ what: "title and text of issue #1", tokens: 1200 }],
  cut: [{ what: "diff of `a<script>.py`", why: "shortened: only 8000 tokens are allowed" }],
};
const [start, ...rest] = endedRuns.passed;
const noFigures = { readArtifact: async () => new Uint8Array() };
const report = reportOf(eventsOf([{ ...start!, context } as Fact, ...rest]));

test("a report lists what the model saw of the issue, and what it did not see", async () => {
  for (const page of [renderMarkdown(report, { maxChars: 65_536 }), await renderHtml(report, noFigures)]) {
    expect(page).toContain("What the model saw on GitHub");
    expect(page).toMatch(/title and text of issue #(?:&#8203;)?1, about 1,200 tokens/);
    expect(page).toContain("shortened: only 8000 tokens are allowed");
  }
});

test("a file's name there cannot become markup", async () => {
  expect(await renderHtml(report, noFigures)).not.toContain("<script>.py");
  expect(findActive(renderMarkdown(report, { maxChars: 65_536 }))).toEqual(
    findActive(renderMarkdown(reportOf(eventsOf(endedRuns.passed)), { maxChars: 65_536 })),
  );
});

test("a run without an event says nothing of it", () => {
  const page = renderMarkdown(reportOf(eventsOf(endedRuns.passed)), { maxChars: 65_536 });
  expect(page).not.toContain("What the model saw");
});
