import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { renderHtml } from "../../src/reports/html.js";
import { reportOf } from "../../src/reports/report-of.js";
import { escapeHtml } from "../../src/markdown/html.js";
import { eventsOf, execution, passedRun } from "./sample-run.js";

/** As the set-up looks for one; without it the page is not looked at, which the set-up says. */
const browser = ["chromium", "chromium-browser", "google-chrome"].find(
  (name) => spawnSync(name, ["--version"], { stdio: "ignore" }).error === undefined,
);

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), "agent-exec-narrow-"))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** How far the page, and each part of it that scrolls by itself, is wider than its room, in CSS pixels, in a real browser. */
function overflowOf(html: string, widthPx: number): unknown {
  const measure = `const page = document.querySelector("iframe").contentDocument;
    for (const fold of page.querySelectorAll("details")) fold.open = true;
    const parts = [page.documentElement, ...page.querySelectorAll(".wide")];
    document.body.textContent = JSON.stringify(parts.map((part) => part.scrollWidth - part.clientWidth));`;
  const frame = `<iframe style="border:0;width:${widthPx}px;height:2000px" srcdoc="${escapeHtml(html)}"></iframe>`;
  writeFileSync(
    join(folder, "frame.html"),
    `<!doctype html><meta charset="utf-8"><body>${frame}<script>onload = () => { ${measure} }</script>`,
  );
  const dom = execFileSync(
    browser!,
    [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--no-first-run",
      `--user-data-dir=${join(folder, "profile")}`,
      "--window-size=1400,2000",
      "--dump-dom",
      `file://${join(folder, "frame.html")}`,
    ],
    { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] },
  );
  return JSON.parse(/\[[-\d,]+\]/.exec(dom)?.[0] ?? "null");
}

(browser === undefined ? describe.skip : describe)("the page", () => {
  it("is as wide as its screen, with every host that code asked for and every limit, on a telephone too", async () => {
    const network = [
      { host: "registry.npmjs.example", port: 443, allowed: true, reason: "listed as *.example", count: 12 },
      {
        host: "a-name-of-some-length.packages.example",
        port: 8443,
        allowed: false,
        reason: "not listed in allow-host",
        count: 1,
      },
    ];
    const asked = { type: "execution", attempt: 2, block: 0, ...execution({}, []), network } as const;
    const facts = passedRun.map((event) =>
      event.type === "execution" && event.attempt === 2 && event.block === 0 ? asked : event,
    );
    const html = await renderHtml(reportOf(eventsOf(facts)), { readArtifact: async () => Buffer.from("") });
    expect(html).toContain("<summary>Network: ");
    for (const widthPx of [360, 420, 700, 1200])
      expect([widthPx, overflowOf(html, widthPx)]).toEqual([widthPx, [0, 0, 0, 0, 0]]);
  });
});
