import { describe, expect, test } from "@jest/globals";
import type { Fact } from "../../src/facts/events.js";
import { renderHtml } from "../../src/reports/html.js";
import { renderMarkdown, type ReportLinks } from "../../src/reports/markdown.js";
import type { Report } from "../../src/reports/report.js";
import { renderText } from "../../src/reports/text.js";
import { reportOf } from "../../src/reports/report-of.js";
import { diffLines } from "../../src/terminal/diff-lines.js";
import { terminalStyle } from "../../src/terminal/terminal-style.js";
import { eventsOf, started } from "../run/facts.js";

const patch = `diff --git a/src/a.py b/src/a.py
index 0000001..0000002 100644
--- a/src/a.py
+++ b/src/a.py
@@ -1,2 +1,2 @@
 one
-two
+<b>zwei</b>\u202E \`\`\`
diff --git a/logo.png b/logo.png
index 0000001..0000002 100644
GIT binary patch
literal 1
IcmZ

diff --git a/tool.sh b/tool.sh
old mode 100644
new mode 100755
`;
const diff = {
  files: [
    { path: "src/a.py", kind: "changed", insertions: 1, deletions: 1 },
    { path: "logo.png", kind: "added", insertions: 0, deletions: 0, isBinary: true },
    { path: "tool.sh", kind: "changed", insertions: 0, deletions: 0 },
  ],
  added: 1,
  changed: 3,
  deleted: 0,
  insertions: 1,
  deletions: 1,
  text: patch,
} as const;
const changes = { patch: "changes.patch", deleted: [], acting: [], diff };
const facts: Fact[] = [
  started(),
  { type: "files-saved", artifacts: [], leftOut: [], changes },
  { type: "run-ended", outcome: "passed", reason: "All well.", nextStep: "" },
];
const report = reportOf(eventsOf(facts));

describe("a run that changed files", () => {
  test("shows them with their lines in Markdown, in which nothing acts, and how many more there are", () => {
    const text = renderMarkdown(report, { maxChars: 65_536 });
    expect(text).toContain("**4 files, +1 −1**\n");
    expect(text).toContain("<summary>Diff (4 files)</summary>");
    expect(text).toContain(
      "<code>src/a.py</code> <sub>+1 −1</sub></summary>\n\n````diff\n@@ -1,2 +1,2 @@\n one\n-two\n+<b>zwei</b>⟨U+202E⟩ ```\n````",
    );
    expect(text).toContain("`logo.png` <sub>new, binary</sub>\n");
    expect(text).toContain("```diff\nold mode 100644\nnew mode 100755\n```");
    expect(text).toContain("… and 1 file more in the patch.");
    expect(text.indexOf("logo.png")).toBeGreaterThan(text.indexOf("tool.sh"));
  });

  test("lead to the patch: a comment to the uploaded files, the page to the file beside it", async () => {
    const links = { artifact: "https://github.example/acme/app/actions/runs/1/artifacts/2" };
    const text = renderMarkdown(report, { maxChars: 65_536, links });
    expect(text).toContain(`+1 −1** · <a href="${links.artifact}">files and report</a>\n\n`);
    expect(renderMarkdown(report, { maxChars: 65_536 })).not.toContain("files and report");
    const saved = { ...changes, deleted: ["b"] };
    const page = (patch: string) =>
      renderHtml(
        { ...report, changes: { ...saved, patch } },
        { readArtifact: () => Promise.reject(new Error()) },
      );
    expect(await page("changes.patch")).toContain('<a href="./changes.patch"><code>changes.patch</code></a>');
    expect(await page("javascript:0")).toContain("files: <code>javascript:0</code>");
  });

  test("tells on GitHub how to get the patch, also if nobody stored it", () => {
    const run = "https://github.example/acme/app/actions/runs/1";
    const nextOf = (links: ReportLinks) =>
      /\*\*Next:\*\* .+/.exec(renderMarkdown(report, { maxChars: 65_536, links }))?.[0] ?? "";
    const failed = { kind: "failed", why: "No.", nextStep: "", commands: ["git apply x"] } as const;
    const none = "The run has no artifact, so";
    expect(nextOf({})).toContain("Then apply the patch.");
    expect(nextOf({ run, artifact: `${run}/artifacts/2` })).toContain("Then apply the patch.");
    expect(nextOf({ run })).toContain(
      `${none} copy the change from the report by hand. Or set \`create-pull-request\``,
    );
    expect(nextOf({ run, pullRequest: failed })).toContain(
      `${none} the commands below work only on the runner.`,
    );
  });

  test("says on GitHub that a change that did not pass is not pushed", () => {
    const end: Fact = { type: "run-ended", outcome: "failed", reason: "Spent.", nextStep: "" };
    const notFixed = reportOf(eventsOf([...facts.slice(0, -1), end]));
    const run = "https://github.example/acme/app/actions/runs/1";
    const text = (of: Report, links: ReportLinks) => renderMarkdown(of, { maxChars: 65_536, links });
    expect(text(notFixed, { run })).toContain("**Unverified change, not pushed: 4 files, +1 −1**");
    expect(text(notFixed, {})).toContain("**Unverified change: 4 files, +1 −1**");
    expect(text(report, { run })).not.toContain("not pushed");
  });

  test("and protected files says so before it shows any change", async () => {
    const words =
      "The code changed protected files. agent-exec left these changes out of the verifications and the patch";
    const tampered = reportOf(
      eventsOf([
        started(),
        {
          type: "files-saved",
          artifacts: [],
          leftOut: [],
          changes: { ...changes, tampered: ["test/a_test.py", "test/b`.py"] },
        },
        { type: "run-ended", outcome: "passed", reason: "All well.", nextStep: "" },
      ]),
    );
    const markdown = renderMarkdown(tampered, { maxChars: 65_536 });
    expect(markdown).toContain(`\n⚠️ ${words}: \`test/a_test.py\`, \`test/bˋ.py\`.\n`);
    expect(markdown.indexOf(words)).toBeLessThan(markdown.indexOf("<details>"));
    expect(renderMarkdown(tampered, { maxChars: 1_000 })).toContain(words);
    const html = await renderHtml(tampered, { readArtifact: () => Promise.reject(new Error()) });
    expect(html.indexOf(`<p class="note">⚠️ ${words}: <code>test/a_test.py</code>`)).toBeGreaterThan(0);
    expect(html.indexOf(words)).toBeLessThan(html.indexOf("<details"));
    expect(renderText(tampered)).toContain(`\n   ! ${words}: \`test`);
  });

  test("has a line for it even where there is no room for more", () => {
    const text = renderMarkdown(report, { maxChars: 1_000 });
    expect(text).toContain("**4 files, +1 −1**");
  });

  test("shows them on the page, coloured, and as text alone", async () => {
    const page = await renderHtml(report, { readArtifact: () => Promise.reject(new Error("none")) });
    expect(page).toContain(
      '<span class="out">-two\n</span><span class="in">+&lt;b&gt;zwei&lt;/b&gt;⟨U+202E⟩ ```\n</span>',
    );
    expect(page).toContain("<code>logo.png</code>");
    expect(page).not.toContain("<b>zwei");
  });

  test("names them with their lines as text, the new ones last", () => {
    expect(renderText(report)).toContain(
      "   src/a.py   +1 −1\n   tool.sh   +0 −0\n   logo.png   new, binary\n",
    );
  });

  test("shows them on the terminal before they are applied, up to a bound, with nothing hidden", () => {
    const { lines, more } = diffLines(patch, { style: terminalStyle(false), maxLines: 8 });
    expect(lines[0]).toBe("diff --git a/src/a.py b/src/a.py");
    expect(lines.at(-1)).toContain("⟨U+202E⟩ ```");
    expect(more).toBe(9);
  });

  test("is told as before where its transcript holds no lines", () => {
    const { diff: _none, ...older } = changes;
    const text = renderMarkdown(
      reportOf(eventsOf([facts[0]!, { ...facts[1], changes: older } as Fact, facts[2]!])),
      {
        maxChars: 65_536,
      },
    );
    expect(text).not.toContain("Diff");
  });
});
