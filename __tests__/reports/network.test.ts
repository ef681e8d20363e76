import { describe, expect, it } from "@jest/globals";
import type { Fact } from "../../src/facts/events.js";
import type { NetworkDecision } from "../../src/facts/execution.js";
import { renderHtml } from "../../src/reports/html.js";
import { renderMarkdown } from "../../src/reports/markdown.js";
import { reportOf } from "../../src/reports/report-of.js";
import { parseTranscript } from "../../src/reports/transcript/transcript.js";
import { findActive } from "../markdown/markdown-scan.js";
import { ended, endedRuns, eventsOf, execution, replied } from "./sample-run.js";

const allowed: NetworkDecision = {
  host: "registry.example",
  port: 443,
  allowed: true,
  reason: "listed as *.example",
  count: 2,
};
const refused: NetworkDecision = {
  host: "evil|`x`.example",
  port: 0,
  allowed: false,
  reason: "not listed in allow-host",
  count: 1,
};

const [start] = endedRuns.passed;
const facts: readonly Fact[] = [
  start!,
  {
    ...replied(1, "```sh\ncurl\n```\n"),
    blocks: [{ language: "sh", code: "curl\n", path: null, sha256: "0".repeat(64) }],
  },
  { type: "execution", attempt: 1, block: 0, ...execution({}, []), network: [allowed, refused] },
  { type: "verification", attempt: 1, index: 0, command: "true", ...execution({}, []), network: [allowed] },
  { type: "files-saved", artifacts: [], leftOut: [], network: [{ ...refused, host: "*" }] },
  ended("passed", "It passed.", ""),
];
const report = reportOf(eventsOf(facts));

describe("decisions about the network in a report", () => {
  it("stand there once each, with all their requests and where they were made first", () => {
    expect(report.network).toEqual([
      { ...allowed, count: 4, where: "attempt 1, block 1" },
      { ...refused, where: "attempt 1, block 1" },
      { ...refused, host: "*", where: "after the last block" },
    ]);
  });

  it("are a table in Markdown, the refused ones first, in which no host breaks a cell", () => {
    const markdown = renderMarkdown(report, { maxChars: 65_536 });
    const table = markdown.slice(markdown.indexOf("Network: "));
    expect(table.split("\n")[0]).toBe("Network: 4 requests allowed, 2 refused</summary>");
    const rows = table.split("\n").filter((line) => line.startsWith("| ") && line.includes("in allow-host"));
    expect(rows[0]).toMatch(/^\| ``evil⟨U\+007C⟩`x`.example`` \| \*\*refused\*\* \|/);
    expect(rows[1]).toMatch(/^\| `others` \| \*\*refused\*\* \|.*after the last block \|$/);
    expect(table).toMatch(/\| `registry.example:443` \| \*\*allowed\*\* \|.*\| 4 \| attempt 1, block 1 \|/);
  });

  it("tell what is allowed and was not reached from what was reached, everywhere", async () => {
    const unreached = { ...allowed, host: "gone.example", reason: "listed, but its name does not resolve" };
    const all = [allowed, { ...unreached, unreached: true as const }, refused];
    const events = eventsOf(
      facts.map((fact) => (fact.type === "execution" ? { ...fact, network: all } : fact)),
    );
    const read = reportOf(
      parseTranscript(`${events.map((event) => JSON.stringify(event)).join("\n")}\n`).events,
    );
    const title = "6 requests allowed (2 not reached), 2 refused";
    const markdown = renderMarkdown(read, { maxChars: 65_536 });
    expect(markdown).toContain(`<summary>Network: ${title}</summary>`);
    const rows = markdown.split("\n").filter((line) => line.endsWith("attempt 1, block 1 |"));
    expect(rows.map((row) => row.split(" | ")[1])).toEqual([
      "**refused**",
      "**allowed, not reached**",
      "**allowed**",
    ]);
    const html = await renderHtml(read, { readArtifact: async () => Buffer.from("") });
    expect(html).toContain(`<summary>Network: ${title}</summary>`);
    expect(html).toContain(
      '<code>gone.example:443</code></td><td><b class="warn">allowed, not reached</b></td><td>listed, but',
    );
  });

  it("are in a cell whatever bars and backslashes a reason has, and nothing of one acts", () => {
    const reason = "<!--\\| - |\nfixes #1";
    const hostile = facts.map((fact) =>
      "network" in fact ? { ...fact, network: [{ ...refused, reason }] } : fact,
    );
    const markdown = renderMarkdown(reportOf(eventsOf(hostile)), { maxChars: 65_536 });
    expect(markdown).toContain("fixes #1` | 3 | attempt 1, block 1 |");
    const table = markdown.slice(markdown.indexOf("| Host |"));
    expect(findActive(table.slice(0, table.indexOf("\n\n")))).toEqual([]);
  });

  it("are a table in HTML, and no section where nothing was asked for", async () => {
    const options = { readArtifact: async () => Buffer.from("") };
    const html = await renderHtml(report, options);
    expect(html).toContain("<summary>Network: 4 requests allowed, 2 refused</summary>");
    expect(html).toContain('<code>evil|`x`.example</code></td><td><b class="bad">refused</b>');
    expect(await renderHtml(reportOf(endedRuns.passed), options)).not.toContain("Network: ");
  });

  it("are read from a transcript, and one of another shape is refused", () => {
    const lines = (network: unknown) =>
      eventsOf(facts)
        .map((event) => JSON.stringify(event.type === "execution" ? { ...event, network } : event))
        .join("\n");
    expect(reportOf(parseTranscript(`${lines([allowed])}\n`).events).network[0]).toMatchObject({
      ...allowed,
      count: 4,
    });
    expect(() => parseTranscript(`${lines([{ host: 1 }])}\n`)).toThrow(
      expect.objectContaining({ code: "transcript-invalid" }),
    );
  });
});
