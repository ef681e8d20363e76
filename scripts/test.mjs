// `npm test`: set-up, build, then Jest with the arguments given here. The last line has the figures.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectDir } from "./places.mjs";

const results = mkdtempSync(join(tmpdir(), "agent-exec-test-"));
try {
  process.exitCode = main();
} finally {
  rmSync(results, { recursive: true, force: true });
}

function main() {
  for (const step of [
    ["scripts/set-up.mjs"],
    ["node_modules/typescript/bin/tsc", "-p", "tsconfig.build.json"],
  ]) {
    const status = runNode(step);
    if (status !== 0) return status;
  }
  const report = join(results, "jest.json");
  const status = runNode([
    "--experimental-vm-modules",
    "--no-warnings=ExperimentalWarning",
    "node_modules/jest/bin/jest.js",
    "--json",
    `--outputFile=${report}`,
    ...process.argv.slice(2),
  ]);
  if (!existsSync(report)) return status || 1;
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests } = JSON.parse(
    readFileSync(report, "utf8"),
  );
  // A file that does not load has no tests that could fail, so it counts as one.
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  const skipped = numPendingTests > 0 ? `, ${numPendingTests} skipped` : "";
  console.log(`${numPassedTests} passed, ${failed} failed${skipped}`);
  return status;
}

function runNode(args) {
  const { status, signal, error } = spawnSync(process.execPath, args, { cwd: projectDir, stdio: "inherit" });
  if (error) throw error;
  if (signal) console.error(`${args[0]} was ended by ${signal}`);
  return status ?? 1;
}
