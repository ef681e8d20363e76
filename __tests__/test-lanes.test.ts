import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { projectDir } from "../scripts/places.mjs";
import { laneOf, testFiles } from "../scripts/test/lanes.mjs";

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

  it("takes what it draws from the run's seed", () => {
    const own = testFiles().filter((path) =>
      /^import .* from "fast-check"/m.test(readFileSync(join(projectDir, path), "utf8")),
    );
    expect(own).toEqual([]);
  });

  it.each([
    ["never gives the processor back", `test("hangs", () => { for (;;); });`],
    ["leaves a hook that never ends", `afterAll(() => { for (;;); }); test("passes", () => {});`],
  ])("that %s ends the run, which names it", (_how, text) => {
    const folder = mkdtempSync(join(projectDir, "__tests__/hanging-"));
    try {
      const file = join(folder, "hanging.test.ts");
      writeFileSync(file, `import { afterAll, test } from "@jest/globals";\nvoid afterAll;\n${text}\n`);
      const { status, stderr } = spawnSync(
        process.execPath,
        ["scripts/test.mjs", "files", folder.slice(projectDir.length)],
        {
          cwd: projectDir,
          encoding: "utf8",
          env: { ...process.env, AGENT_EXEC_TEST_HANG_SECONDS: "3" },
          timeout: 60_000,
        },
      );
      expect(status).toBe(1);
      expect(stderr).toContain(`hangs: ${file.slice(projectDir.length)}: no end after 3 s`);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
