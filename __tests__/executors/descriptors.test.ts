import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { projectDir } from "../../scripts/places.mjs";
import { executorNames, executorRows, executors } from "../../src/executors/index.js";
import type { Rows } from "../../src/rows/setting.js";
import { systemClock } from "../../src/process/system-clock.js";
import { resolveSettings } from "../../src/settings/resolve.js";
import { baseFiles } from "../../src/workspace/source/base-files.js";
import { table } from "../../src/settings/schema.js";

/** Says on standard output what is imported. */
const hooks = `
  import { writeSync } from "node:fs";
  export async function resolve(specifier, context, next) {
    const resolved = await next(specifier, context);
    writeSync(1, resolved.url + "\\n");
    return resolved;
  }`;

/** The packages that are imported when a module of ours is, and our executors among what is. */
function importsOf(module: string): string[] {
  const program = `
    import { register } from "node:module";
    register(${JSON.stringify(`data:text/javascript,${encodeURIComponent(hooks)}`)});
    await import(${JSON.stringify(join(projectDir, module))});`;
  const args = ["--import", join(projectDir, "scripts/typescript.mjs"), "--input-type=module"];
  const urls = execFileSync(process.execPath, [...args, "--eval", program], { encoding: "utf8" });
  const names = [...urls.matchAll(/\/node_modules\/((?:@[^/]+\/)?[^/]+)|([^/]+-executor)\.ts/g)].map(
    ([, name = "", own = name]) => own,
  );
  return [...new Set(names)].toSorted();
}

describe("what is known of executors before one is chosen", () => {
  it("loads none of them, and no client", () => {
    expect(importsOf("src/executors/local/local-executor.ts")).toEqual(["local-executor", "zod"]);
    expect(importsOf("src/executors/index.ts")).toEqual(["zod"]);
    expect(importsOf("src/settings/resolve.ts")).toEqual(["fastest-levenshtein", "zod"]);
  });

  it.each(executorNames)("holds every row of %s in the table, and no other of that name", (name) => {
    const rows: Rows = executors[name].rows;
    for (const [setting, row] of Object.entries(rows)) expect((table as Rows)[setting]).toBe(row);
    expect(Object.keys(executorRows)).toEqual(expect.arrayContaining(Object.keys(rows)));
  });

  it.each(executorNames)("gives %s its settings, before anything outside is asked", async (name) => {
    const unread = baseFiles(
      { kind: "unknown", reason: "Nobody asks for them." },
      { here: ".", runFolder: "out" },
    );
    const options = { face: "run", runId: "r", variable: () => undefined, clock: systemClock } as const;
    const settings = resolveSettings([], "run");
    const executor = await executors[name].load({ ...options, baseFiles: unread, settings });
    expect(executor.name).toBe(name);
  });
});
