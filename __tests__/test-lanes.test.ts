import { spawn, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { projectDir } from "../scripts/places.mjs";
import { workersAt } from "../scripts/test/pace.mjs";
import { isRare, laneOf, rare, testFiles } from "../scripts/test/lanes.mjs";

describe("a test file", () => {
  it("is in the lane that its name says, and every file is in one", () => {
    expect(laneOf("__tests__/a/b.test.ts")).toBe("core");
    expect(laneOf("__tests__/a/b.engine.test.ts")).toBe("engine");
    expect(laneOf("__tests__/a/b.whole.test.ts")).toBe("whole");
    expect(new Set(testFiles().map(laneOf))).toEqual(new Set(["core", "engine", "whole"]));
  });

  it.each(["a.engin.test.ts", "a.core.test.ts", "a.engine.whole.test.ts"])("%s has no lane", (name) => {
    expect(() => laneOf(name)).toThrow(name);
  });

  it("that is said to be rare is there, one for each name", () => {
    expect(testFiles().filter(isRare)).toHaveLength(rare.length);
  });

  it("takes what it draws from the run's seed", () => {
    const own = testFiles().filter((path) =>
      /^import .* from "fast-check"/m.test(readFileSync(join(projectDir, path), "utf8")),
    );
    expect(own).toEqual([]);
  });

  it("runs beside fewer where the processor is slow or taken", () => {
    const lane = { workers: 4, slowWorkers: 2 };
    expect([50, 130, 400].map((startMs) => workersAt(startMs, lane))).toEqual([4, 4, 2]);
    expect(workersAt(400, { workers: 4 })).toBe(4);
  });

  it.each([
    ["never gives the processor back", "test"],
    ["leaves a hook that never ends", "hook"],
  ])("that %s ends the run, which names it", (_how, name) => {
    const file = `__tests__/hanging/${name}.by-hand.ts`;
    const { status, stderr } = spawnSync(process.execPath, runOf(file), {
      cwd: projectDir,
      encoding: "utf8",
      env: { ...process.env, AGENT_EXEC_TEST_HANG_SECONDS: "1" },
      timeout: 60_000,
    });
    expect(stderr).toContain(`hangs: ${file}: no end after 1 s`);
    expect(status).toBe(1);
  });

  it("in which a test has no end goes on behind it, and a failure names its line", () => {
    const { stdout, stderr } = spawnSync(process.execPath, runOf("__tests__/hanging/limits.by-hand.ts"), {
      cwd: projectDir,
      encoding: "utf8",
      timeout: 60_000,
    });
    expect(stderr).toContain("no end of this test after 0.1 s");
    expect(stderr).toMatch(/limits\.by-hand\.ts:12:\d+/);
    expect(stdout).toContain('"passed":1,"failed":2,"skipped":0');
  });

  it("has its hooks itself: what files share is loaded once for many, and a hook there would be the first one's", () => {
    const shared = readdirSync(join(projectDir, "__tests__"), { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".ts") && !/\.test\.ts$|\.by-hand\.ts$/.test(path))
      // Those of the whole alone load it, and they do not share.
      .filter((path) => path !== join("e2e", "command-line.ts"));
    const hooked = shared.filter((path) =>
      /^(before|after)(Each|All)\(/m.test(readFileSync(join(projectDir, "__tests__", path), "utf8")),
    );
    expect(hooked).toEqual([]);
  });

  it("that is stopped by a signal ends as one that was, so that nothing follows", async () => {
    const run = spawn(process.execPath, runOf("__tests__/hanging/test.by-hand.ts"), { cwd: projectDir });
    const ended = new Promise((resolve) => run.once("exit", resolve));
    run.stdout.once("data", () => run.kill("SIGINT"));
    expect(await ended).toBe(130);
  });
});

/** A file that no lane has, run as those of the lanes are. */
function runOf(file: string): string[] {
  const program = `
    import { runJest } from "./scripts/test/run-jest.mjs";
    const run = runJest({ files: [${JSON.stringify(file)}], runner: "bare", workers: 2 });
    console.log("started");
    const { status, figures } = await run;
    console.log(JSON.stringify(figures));
    process.exitCode = status;
  `;
  return ["--input-type=module", "--eval", program];
}
