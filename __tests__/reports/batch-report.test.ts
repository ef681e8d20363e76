import { createHash } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import { type BatchRow, unstartedRow } from "../../src/batch/row.js";
import { verdictOf } from "../../src/batch/verdict.js";
import { batchHtml, batchMarkdown } from "../../src/reports/batch/batch-report.js";

function reportOf(rows: readonly BatchRow[]) {
  const verdict = verdictOf(rows, { maxInfrastructure: 0, runs: rows.length, stopped: null });
  return { verdict, rows };
}

const passed = (id: string, change: Partial<BatchRow> = {}): BatchRow => ({
  ...unstartedRow(id, ""),
  outcome: "passed",
  ...change,
});

describe("the report of a batch", () => {
  const rows = [passed("a"), unstartedRow("b", "no image"), passed("c", { outcome: "failed" })];

  it("shows failed runs first, each with a link to its own report", () => {
    const links = [...batchHtml(reportOf(rows)).matchAll(/<a href="([^"]+)"/g)].map(([, to]) => to);
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

  it("has ten thousand runs as data, and shows the first ones without a script", () => {
    const many = Array.from({ length: 10_000 }, (_, at) => passed(`task-${at}`));
    const html = batchHtml(reportOf([...many, passed("</script><b>", { runDir: "../a b/tasks/x" })]));
    const [, data = ""] = /<script type="application\/json" id="rows">([^]*?)<\/script>/.exec(html) ?? [];
    const rows = JSON.parse(data) as readonly (readonly [string, readonly [string, null, string]])[];
    expect(rows).toHaveLength(10_001);
    expect(rows.find(([, [id]]) => id === "</script><b>")?.[1][2]).toBe("../a%20b/tasks/x/report.html");
    expect(html.match(/<tr><td>/g)).toHaveLength(500);
  });

  it("fits into a job's summary with ten thousand runs", () => {
    const many = Array.from({ length: 10_000 }, (_, at) => passed(`task-${at}`));
    expect(batchMarkdown(reportOf(many)).length).toBeLessThan(1024 ** 2);
  });
});
