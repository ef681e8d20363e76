// `node scripts/picture.mjs`: runs the demo and takes a picture of its report for the README, in a headless Chromium.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectDir } from "./places.mjs";
import { run } from "./set-up/machine.mjs";

const folder = mkdtempSync(join(tmpdir(), "agent-exec-picture-"));
try {
  run(process.execPath, [join(projectDir, "dist/cli.js"), "demo", "--quiet", "--out", join(folder, "run")]);
  run("chromium", [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--hide-scrollbars",
    `--user-data-dir=${join(folder, "profile")}`,
    `--screenshot=${join(projectDir, "docs/report.png")}`,
    "--window-size=1000,1720",
    `file://${join(folder, "run/report.html")}`,
  ]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
