import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterEach, describe, expect, test } from "@jest/globals";
import { drawRooms } from "../scripts/draw-rooms.mjs";
import { checkImports } from "../scripts/imports.mjs";
import { projectDir } from "../scripts/places.mjs";

test("every room imports only what its floor may import", () => {
  const { violations, moduleCount } = checkImports(join(projectDir, "src"));
  expect(violations).toEqual([]);
  expect(moduleCount).toBeGreaterThan(10);
});

test.each(["docs/architecture.md", "AGENTS.md"])(
  "every path that %s names, with a folder in it, is there",
  (doc) => {
    const modules = readdirSync(join(projectDir, "src"), { recursive: true, encoding: "utf8" });
    const isThere = (path: string): boolean =>
      existsSync(join(projectDir, path)) ||
      modules.some((each) => `/${each}`.endsWith(`/${path.replace(/\/$/, "")}`));
    const text = readFileSync(join(projectDir, doc), "utf8");
    const named = [...text.matchAll(/`([\w.-]+\/[\w./-]*)`/g)].map(([, path = ""]) => path);
    expect(named).not.toEqual([]);
    expect(named.filter((path) => !isThere(path))).toEqual([]);
  },
);

describe("a violation is found", () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  /** The violations of a source folder with these files in it. */
  function violationsOf(files: Record<string, string>): string[] {
    const folder = mkdtempSync(join(tmpdir(), "agent-exec-architecture-"));
    folders.push(folder);
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(folder, dirname(name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    return checkImports(folder).violations;
  }

  const docker = {
    "executors/docker/executor.ts": "export interface Executor {}\nexport const executor = 1;",
  };

  test.each([
    ["import", 'import { executor } from "../executors/docker/executor.js";\nexecutor;'],
    ["import of a type", 'import type { Executor } from "../executors/docker/executor.js";'],
    ["type written as an import", 'export type E = import("../executors/docker/executor.js").Executor;'],
    ["dynamic import", 'await import("../executors/docker/executor.js");'],
    ["export again", 'export * from "../executors/docker/executor.js";'],
    ["import beside an `await using`", 'await using a = b;\nimport "../executors/docker/executor.js";'],
  ])("of the core's rules: %s", (_kind, text) => {
    const [violation, ...others] = violationsOf({ ...docker, "run/next.ts": text });
    expect(violation).toMatch(/^run\/next\.ts may not import executors\/docker\/executor\.ts: /);
    expect(others).toEqual([]);
  });

  test.each([
    ["process/clock.ts", "../writers/index.js", "an adapter that imports another"],
    ["ports/writer.ts", "../markdown/fence.js", "a port that imports more than errors"],
    ["markdown/fence.ts", "../errors.js", "a ground room that imports anything"],
    ["cli/main.ts", "../action/main.js", "a door that imports the other"],
    ["cli/main.ts", "../executors/docker/executor.js", "a door that goes around compose"],
    ["cli/main.ts", "../run/run.js", "a door that goes around compose to the run"],
    ["run/run.ts", "../compose/run.js", "an import that points up"],
    ["compose/run.ts", "../executors/docker/docker-executor.js", "a wiring that knows what is behind a name"],
    ["settings/schema.ts", "../executors/docker/settings/rows.js", "a setting that names its executor"],
    ["reports/markdown.ts", "../run/run.js", "a report that does more than fold"],
  ])("in %s by importing %s: %s", (file, specifier) => {
    const target = join(dirname(file), specifier).replace(/js$/, "ts");
    const violations = violationsOf({ [file]: `import "${specifier}";`, [target]: "export {};" });
    expect(violations).toEqual([expect.stringMatching(`^${file} may not import ${target}: `)]);
  });

  test.each([
    ["run/next.ts", "process.env", 'export const key = process.env["KEY"];'],
    ["run/next.ts", "process.env", 'import { env } from "node:process";\nenv;'],
    ["run/next.ts", "process.env", 'import process from "node:process";\nexport const { env } = process;'],
    ["process/clock.ts", "process.env", "globalThis.process.env.KEY;"],
    ["process/clock.ts", "console", 'console.log("x");'],
    ["cli/main.ts", "@actions/core", 'import * as core from "@actions/core";\ncore;'],
    ["github/client.ts", "@actions/core", 'await import("@actions/core");'],
    [
      "executors/local/executor.ts",
      "dockerode",
      'import type Docker from "dockerode";\nexport type D = Docker;',
    ],
    ["writers/scripted/writer.ts", "openai/error", 'import "openai/error";'],
    ["run-folder/folder.ts", "the file system", 'import { readFile } from "node:fs/promises";\nreadFile;'],
    ["compose/earlier.ts", "the file system", 'const { rm } = await import("node:fs");\nrm;'],
    ["attestation/recheck.ts", "the file system", 'import * as fs from "fs";\nfs;'],
    ["cli/apply.ts", "the file system", 'import { writeFile } from "node:fs/promises";\nwriteFile;'],
    ["action/main.ts", "@octokit/core", 'import { Octokit } from "@octokit/core";\nOctokit;'],
    ["action/main.ts", "@actions/artifact", 'await import("@actions/artifact");'],
  ])("in %s by using %s", (file, name, text) => {
    const violations = violationsOf({ [file]: text });
    expect(violations).toEqual([expect.stringMatching(`^${file} may not use ${name}: it belongs to `)]);
  });

  test.each(["errors.ts", "ports/writer.ts"])("by asking whether an error is of a class of %s", (file) => {
    const text = `import { Gone } from "../${file.replace(/ts$/, "js")}";\nexport const is = (e) => e instanceof Gone;`;
    const violations = violationsOf({ "run/next.ts": text, [file]: "export class Gone {}" });
    expect(violations).toEqual([expect.stringMatching(/may not use instanceof of a promised error/)]);
  });

  test.each([
    ["contained/sandbox/a.ts", "docker/container/b.ts", "the half that knows places knows Docker"],
    ["contained/place.ts", "docker/client/b.ts", "the seam knows Docker"],
    ["local/a.ts", "contained/place.ts", "an executor that is no place knows places"],
    ["languages.ts", "docker/client/b.ts", "what all executors share knows one"],
    ["contained/guard/a.ts", "contained/sandbox/b.ts", "a floor knows one above"],
    ["contained/block/a.ts", "contained/egress/b.ts", "a room knows one beside it"],
    ["docker/client/a.ts", "docker/container/b.ts", "Docker's client knows what uses it"],
    ["docker/image/a.ts", "docker/docker-executor.ts", "a room knows what wires it"],
  ])("in executors/%s by importing %s: %s", (from, to) => {
    const [file, target] = [`executors/${from}`, `executors/${to}`];
    const path = relative(dirname(file), target).replace(/ts$/, "js");
    const specifier = path.startsWith(".") ? path : `./${path}`;
    const violations = violationsOf({ [file]: `import "${specifier}";`, [target]: "export {};" });
    expect(violations).toEqual([expect.stringMatching(`^${file} may not import ${target}: `)]);
  });

  test("by a module on no floor of a room that has floors", () => {
    const violations = violationsOf({
      "executors/contained/drawer/a.ts": 'import "../place.js";',
      "executors/contained/place.ts": "export {};",
    });
    expect(violations).toEqual([
      expect.stringMatching(/^executors\/contained\/drawer\/a\.ts is on no floor of /),
    ]);
  });

  test("by a cycle, also one of types alone", () => {
    const files = {
      "run/a.ts": 'import type { B } from "./b.js";\nexport type A = B;',
      "run/b.ts": 'import type { A } from "./c.js";\nexport type B = A;',
      "run/c.ts": 'export type { A } from "./a.js";',
    };
    expect(violationsOf(files)).toEqual(["A cycle: run/a.ts → run/b.ts → run/c.ts → run/a.ts."]);
  });

  test("by a module in no room, and by an import of a file that is not there", () => {
    const violations = violationsOf({ "utils/all.ts": 'import "./none.js";' });
    expect(violations).toEqual([
      "utils/all.ts is in no room that scripts/imports.mjs knows.",
      "utils/all.ts imports ./none.js, which is not there.",
    ]);
  });
});

test("one place prints to each stream, and one makes what it prints harmless", () => {
  const src = join(projectDir, "src");
  const printing = readdirSync(src, { recursive: true, encoding: "utf8" }).filter(
    (name) =>
      name.endsWith(".ts") &&
      // Programs that run inside of a sandbox.
      !name.startsWith("executors/") &&
      /\bprocess\.std(out|err)\.write\(/.test(readFileSync(join(src, name), "utf8")),
  );
  expect(printing.toSorted()).toEqual(["cli/print.ts", "process/forced-exit.ts"]);
  const print = readFileSync(join(src, "cli/print.ts"), "utf8");
  expect(print).toMatch(
    /function printError\(lines: string\): void \{\n {2}printProgress\(toldOf\(lines\)\);/,
  );
});

test("what the rules allow is not reported", () => {
  const folder = mkdtempSync(join(tmpdir(), "agent-exec-architecture-"));
  const files = {
    "errors.ts": "export {};",
    "process/env.ts": 'import "../errors.js";\nexport const key = process.env["KEY"];',
    "terminal/terminal-reporter.ts": 'console.log("x");',
    "executors/docker/client.ts": 'import Docker from "dockerode";\nnew Docker();',
    "doors.ts": 'await import("./action/main.js");',
    "run-folder/folder.ts":
      'import type { FileHandle } from "node:fs/promises";\nexport type H = FileHandle;',
    "action/main.ts":
      'import { info } from "@actions/core";\ninfo("console.log, process.env: words, not uses");',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  expect(checkImports(folder)).toEqual({ violations: [], moduleCount: 7 });
  rmSync(folder, { recursive: true });
});

test("a drawing has every room, and no arrow to where others lead already", () => {
  const folder = mkdtempSync(join(tmpdir(), "agent-exec-architecture-"));
  const files = {
    "cli/main.ts": 'import "../run/run.js";\nimport "../errors.js";',
    "run/run.ts": 'import "../errors.js";\nimport "./next.js";',
    "run/next.ts": "export {};",
    "errors.ts": "export {};",
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const lines = ['  cli_["cli/"] --> run_', '  errors_ts["errors.ts"]', '  run_["run/"] --> errors_ts'];
  expect(drawRooms(folder)).toBe(["```mermaid", "flowchart TD", ...lines, "```"].join("\n"));
  rmSync(folder, { recursive: true });
});
