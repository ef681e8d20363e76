import { describe, expect, test } from "@jest/globals";
import { renderHtml } from "../../src/reports/html.js";
import { renderMarkdown } from "../../src/reports/markdown.js";
import { reportOf } from "../../src/reports/report-of.js";
import { renderText } from "../../src/reports/text.js";
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
      for (const part of ["old.py", "older.py", "programs run automatically", ".github/workflows/ci.yml"])
        expect(text).toContain(part);
      expect(text).not.toContain("<img src=x>\u202E");
      expect(text).not.toContain("\u202E");
    },
  );

  test("counts what it changed and deleted in the heading", async () => {
    const text = await renderings[0][1]();
    expect(text).toContain("30 files changed, 2 deleted");
    expect(findActive(text, /^<\/?(?:details(?: open)?|summary|b|sub|code|p)>$/)).toEqual([]);
  });

  const artifact = (path: string) => ({ path, bytes: 10, sha256: "ab".repeat(32) });
  const line = { insertions: 1, deletions: 0 };
  const helpers = Array.from({ length: 14 }, (_, index) => `a-helper-${index}.py`);
  const helped = reportOf(
    withFact(passedRun, "files-saved", {
      artifacts: [...helpers, "build/app", "src/mended.py"].map(artifact),
      changes: {
        patch: "changes.patch",
        deleted: [],
        acting: [],
        ignored: 3,
        withheld: ["action.yml"],
        diff: {
          files: [
            ...helpers.map((path) => ({ path, kind: "added" as const, ...line })),
            { path: "src/mended.py", kind: "changed" as const, ...line },
          ],
          added: 14,
          changed: 1,
          deleted: 0,
          insertions: 15,
          deletions: 0,
        },
      },
    }),
  );

  test.each([
    ["comment", async () => renderMarkdown(helped, { maxChars: 65_536 })],
    ["page", () => renderHtml(helped, { readArtifact: async () => Buffer.from("") })],
    ["summary in lines", async () => renderText(helped)],
  ])(
    "tells in its %s new files from the changed one, which stands first, and what is not in the patch",
    async (_, render) => {
      const text = await render();
      expect(text.indexOf("src/mended.py")).toBeLessThan(text.indexOf("a-helper-0.py"));
      expect(text).toMatch(/\bnew\b/);
      expect(text).toContain("Passed, but with files that the patch leaves out");
    },
  );

  test("marks each file by what it is in the patch", async () => {
    const text = renderMarkdown(helped, { maxChars: 65_536 });
    expect(text).toContain("1 file changed, 14 new");
    expect(text).toContain("The patch leaves out tool caches and new files that the repository ignores: 3");
    expect(text.match(/<sub>new<\/sub>/g)).toHaveLength(14);
    expect(text.match(/`build\/app` <sub>not in the patch<\/sub>/g)).toHaveLength(1);
    expect(renderText(helped)).toContain("   src/mended.py   +1 −0\n   a-helper-0.py   new, +1 −0\n");
  });

  test("warns before anything else in a comment that has room for little", () => {
    const text = renderMarkdown(changed, { maxChars: 1_200 });
    expect(text).toContain("programs run automatically");
  });

  test("lists many files after the attempts, folded", async () => {
    const page = await renderings[1][1]();
    const at = page.indexOf('<details class="part"><summary>Files: 30 files changed, 2 deleted');
    expect(at).toBeGreaterThan(page.indexOf("Attempt 2"));
  });
});
