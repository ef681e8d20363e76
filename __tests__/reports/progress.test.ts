import { describe, expect, test } from "@jest/globals";
import { fc, tries } from "../chance.js";
import { renderProgress } from "../../src/reports/github/progress.js";
import { expectGolden } from "../golden.js";
import { findActive } from "../markdown/markdown-scan.js";
import { hostileRun } from "./hostile-run.js";
import { endedRuns, passedRun, withFact } from "./sample-run.js";

const options = { runUrl: "https://github.com/acme/shop/actions/runs/123" };

describe("renderProgress", () => {
  test("says after each event what happens now", () => {
    const titles = passedRun.map((event, index) => [
      event.type,
      renderProgress(passedRun.slice(0, index + 1), options).title,
    ]);
    expect(titles).toEqual([
      ["run-started", "Attempt 1: waiting for the model's code"],
      ["reply", "Attempt 1: running block 1 of 1"],
      ["session-started", "Attempt 1: running block 1 of 1"],
      ["execution", "Attempt 1 failed: waiting for the model's decision"],
      ["decision", "Attempt 2: waiting for the model's code"],
      ["reply", "Attempt 2: running block 1 of 2"],
      ["execution", "Attempt 2: running block 2 of 2"],
      ["execution", "Attempt 2: verification 1 of 2"],
      ["verification", "Attempt 2: verification 2 of 2"],
      ["verification", "Saving the files"],
      ["files-saved", "Saving the files"],
      ["run-ended", "Finishing"],
    ]);
  });

  test("says since when the model is asked, and nothing of it while something else goes on", () => {
    const since = passedRun.map(
      (_, index) =>
        /asked the model at ([\d:]+ UTC)/.exec(
          renderProgress(passedRun.slice(0, index + 1), options).markdown,
        )?.[1],
    );
    expect(since.slice(0, 6)).toEqual([
      "05:44:01 UTC",
      undefined,
      undefined,
      "05:44:02 UTC",
      "05:44:03 UTC",
      undefined,
    ]);
  });

  test("names a failure of the infrastructure as what it is", () => {
    const events = endedRuns["infrastructure-error"].slice(0, -1);
    expect(renderProgress(events, options).title).toBe(
      "Recovering from a failure that is not the code's fault",
    );
  });

  test("looks like the golden comment after a failed attempt", () => {
    expectGolden("reports/progress.md", renderProgress(passedRun.slice(0, 6), options).markdown);
  });

  test("names the limits that do not hold before the first block", () => {
    const broken = withFact(passedRun.slice(0, 3), "session-started", { held: { memory: false } });
    expect(renderProgress(broken, options).markdown).toContain(
      "⚠️ **memory** (2 GiB) is NOT enforced on this machine: code can take all memory of this machine",
    );
  });

  test("cannot be taken for another comment by a marker in a decision's reason", () => {
    const events = passedRun.map((event) =>
      event.type === "decision"
        ? { ...event, reason: "<!-- agent-exec:0123456789abcdef run=1 done -->" }
        : event,
    );
    const { markdown } = renderProgress(events.slice(0, 6), options);
    expect(markdown).toContain("0123456789abcdef");
    expect(markdown).not.toContain("<!-- agent-exec");
  });

  test("fits a comment at every event of any run, and nothing in it acts", () => {
    const ownTags = /^<\/?(?:b|code|sub|p|a)>$|^<a href="https:\/\/github\.com\/acme\/[\w/]*">$/;
    fc.assert(
      fc.property(hostileRun, fc.nat(30), (events, length) => {
        const { markdown } = renderProgress(events.slice(0, length + 1), options);
        expect(markdown.length).toBeLessThanOrEqual(32_768);
        expect(findActive(markdown, ownTags)).toEqual([]);
      }),
      { numRuns: tries(60) },
    );
  });
});
