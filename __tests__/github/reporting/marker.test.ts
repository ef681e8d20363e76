import { describe, expect, it } from "@jest/globals";
import { anyText, fc } from "../../chance.js";
import MarkdownIt from "markdown-it";
import {
  failedRunKey,
  isAboutFailedRun,
  isAnswerTo,
  isFinished,
  isSticky,
  markerLine,
  markerPrefix,
  readMarker,
  stickyBodyChars,
} from "../../../src/github/reporting/marker.js";

const about = { key: "ci / test (ubuntu, 20)", runId: "https://github.com/o/r/actions/runs/1" };

describe("the marker's line", () => {
  it("is one HTML comment that shows nothing, whatever key and run hold", () => {
    fc.assert(
      fc.property(anyText(), fc.string(), fc.boolean(), (key, runId, isFinal) => {
        const line = markerLine({ key, runId }, { isFinal });
        expect(line).toMatch(/^<!-- agent-exec:[0-9a-f]{16} run=[0-9a-f]{16} in=\d+ (done|open) -->$/);
        expect(new MarkdownIt("commonmark").parse(line, {}).map(({ type }) => type)).toEqual(["html_block"]);
      }),
    );
  });

  it("leaves room for the longest report, whatever key and run hold", () => {
    const page = `https://github.com/o/r/actions/runs/${"9".repeat(15)}/attempts/3`;
    const keys = [about.key, "", "x".repeat(5000), failedRunKey, `${failedRunKey}${"x".repeat(5000)}`];
    const lengths = keys.flatMap((key) =>
      [true, false].map((isFinal) => markerLine({ key, asked: key, runId: page }, { isFinal }).length),
    );
    expect(stickyBodyChars + 1 + Math.max(...lengths)).toBe(65_536);
  });

  it("tells the number of the workflow's run, and whether the run goes on", () => {
    const runId = "https://github.com/o/r/actions/runs/777/attempts/2";
    const read = (isFinal: boolean) => readMarker(`${markerLine({ key: "k", runId }, { isFinal })}\nreport`);
    expect([read(false), read(true)]).toEqual([
      { isFinal: false, workflowRun: 777 },
      { isFinal: true, workflowRun: 777 },
    ]);
    expect(readMarker(`> ${markerLine({ key: "k", runId }, { isFinal: false })}`)).toBeNull();
  });

  it("tells which request it answers", () => {
    const line = markerLine({ ...about, asked: "comment 7" }, { isFinal: true });
    expect(["comment 7", "comment 8"].map((asked) => isAnswerTo(line, asked))).toEqual([true, false]);
    expect(readMarker(line)).toEqual({ isFinal: true, workflowRun: null });
    expect(isAnswerTo(markerLine(about, { isFinal: true }), "comment 7")).toBe(false);
  });

  it("of an earlier version has no number", () => {
    const line = "<!-- agent-exec:0123456789abcdef run=0123456789abcdef open -->";
    expect(readMarker(line)).toEqual({ isFinal: false, workflowRun: null });
  });

  it("shows whether the comment is about a failed run, and else nothing of the key", () => {
    const line = markerLine({ ...about, key: `${failedRunKey}ci` }, { isFinal: true });
    expect(line).toMatch(/^<!-- agent-exec:ci-[0-9a-f]{13} run=[0-9a-f]{16} in=0 done -->$/);
    expect([line, markerLine(about, { isFinal: true }), `x ${line}`].map(isAboutFailedRun)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("begins with what the gate knows our comments by", () => {
    expect(markerLine(about, { isFinal: true }).startsWith(markerPrefix)).toBe(true);
  });

  it("makes a comment the sticky one of its key alone", () => {
    const body = `${markerLine(about, { isFinal: false })}\nreport`;
    expect(isSticky(body, about.key)).toBe(true);
    expect(isSticky(body, "another job")).toBe(false);
    expect(isSticky(`quoted: ${body}`, about.key)).toBe(false);
    expect(isSticky("", about.key)).toBe(false);
  });

  it("tells this run's last word from its progress and from other runs' last words", () => {
    expect(isFinished(markerLine(about, { isFinal: true }), about)).toBe(true);
    expect(isFinished(markerLine(about, { isFinal: false }), about)).toBe(false);
    expect(isFinished(markerLine({ ...about, runId: "2" }, { isFinal: true }), about)).toBe(false);
    expect(isFinished(markerLine({ ...about, key: "2" }, { isFinal: true }), about)).toBe(false);
  });
});
