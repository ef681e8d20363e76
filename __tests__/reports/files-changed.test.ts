import { describe, expect, test } from "@jest/globals";
import { renderHtml } from "../../src/reports/html.js";
import { renderMarkdown } from "../../src/reports/markdown.js";
import { reportOf } from "../../src/reports/report.js";
import { renderText } from "../../src/reports/text-summary.js";
import { findActive } from "../markdown/markdown-scan.js";
import { passedRun, withFact } from "./sample-run.js";

const acting = [".github/workflows/ci.yml", "a`|<img src=x>\u202E/.gitmodules"];
const changed = reportOf(
  withFact(passedRun, "files-saved", {
    artifacts: Array.from({ length: 30 }, (_, index) => ({
      path: `src/file-${index}.py`,
      bytes: 1_200,
      sha256: "ab".repeat(32),
    })),
    changes: { patch: "changes.patch", deleted: ["old.py", "older.py"], acting },
  }),
);

const renderings = [
  ["comment", async () => renderMarkdown(changed, { maxChars: 65_536 })],
  ["page", () => renderHtml(changed, { readArtifact: async () => Buffer.from("") })],
  ["summary in lines", async () => renderText(changed)],
] as const;

describe("a run that was given files", () => {
  test.each(renderings)(
    "names in its %s what was deleted, the patch, and what acts by itself",
    async (_, render) => {
      const text = await render();
      for (const part of [
        "old.py",
        "older.py",
        "changes.patch",
        "run by themselves",
        ".github/workflows/ci.yml",
      ])
        expect(text).toContain(part);
      expect(text).not.toContain("<img src=x>\u202E");
      expect(text).not.toContain("\u202E");
    },
  );

  test("counts what it changed and deleted in the heading", async () => {
    const text = await renderings[0][1]();
    expect(text).toContain("30 files changed, 2 deleted");
    expect(text).toContain("<details>\n<summary>With sizes and hashes</summary>");
    expect(
      findActive(
        text.replace(/^> \[!WARNING\]\n/m, "> "),
        /^<\/?(?:details(?: open)?|summary|b|sub|code|p)>$/,
      ),
    ).toEqual([]);
  });

  test("warns before anything else in a comment that has room for little", () => {
    const text = renderMarkdown(changed, { maxChars: 1_200 });
    expect(text).toContain("run by themselves");
  });

  test("lists many files after the attempts, folded", async () => {
    const page = await renderings[1][1]();
    expect(page.indexOf('id="files"')).toBeGreaterThan(page.indexOf("Attempt 2"));
    expect(page).toContain('<details class="list"><summary>With sizes');
  });
});
