import { createHash } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import { type BatchRow, unstartedRow } from "../../src/batch/row.js";
import { verdictOf } from "../../src/batch/verdict.js";
import { batchHtml, batchMarkdown } from "../../src/reports/batch-report.js";

function reportOf(rows: readonly BatchRow[]) {
  const verdict = verdictOf(rows, { maxInfrastructure: 0, runs: rows.length, stopped: null });
  return { verdict, rows, folderOf: (id: string) => `tasks/${id}` };
}

const passed = (id: string, change: Partial<BatchRow> = {}): BatchRow => ({
  ...unstartedRow(id, ""),
  outcome: "passed",
  ...change,
});

describe("the report of a batch", () => {
  const rows = [passed("a"), unstartedRow("b", "no image"), passed("c", { outcome: "failed" })];

  it("shows failed runs first, each with a link to its own report", () => {
    const links = [...batchHtml(reportOf(rows)).matchAll(/href="([^"]+)"/g)].map(([, to]) => to);
    expect(links).toEqual(["tasks/c/report.html", "tasks/b/report.html", "tasks/a/report.html"]);
    const markdown = batchMarkdown(reportOf(rows));
    expect(markdown.indexOf("`c`")).toBeLessThan(markdown.indexOf("`a`"));
  });

  it("runs only its own script, whatever a model is called", () => {
    const html = batchHtml(reportOf([passed("a", { model: "<script>alert(1)</script>" })]));
    const scripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = ""]) => text);
    expect(scripts).toHaveLength(1);
    const sha256 = createHash("sha256").update(scripts[0]!).digest("base64");
    expect(html).toContain(`script-src 'sha256-${sha256}'`);
  });

  it("compares models if the batch has several", () => {
    const markdown = batchMarkdown(reportOf([passed("a@m", { model: "m" }), passed("a@n", { model: "n" })]));
    expect(markdown).toMatch(/^\| m \| 1 \| 0 \| 0 \|/m);
  });

  it("fits into a job's summary with ten thousand runs", () => {
    const many = Array.from({ length: 10_000 }, (_, at) => passed(`task-${at}`));
    expect(batchMarkdown(reportOf(many)).length).toBeLessThan(1024 ** 2);
  });
});
