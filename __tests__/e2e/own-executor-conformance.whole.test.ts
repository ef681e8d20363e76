import { stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { projectDir } from "../../scripts/places.mjs";
import { startE2bServer } from "../fakes/e2b-server.js";
import { emptyFolder, runCommand } from "./command-line.js";

describe("an executor of one's own passes the contract tests, except the differences that it names:", () => {
  it.concurrent("child-process.mjs", async () => {
    const { failed, counts } = await tested("child-process.mjs");
    expect(failed).toEqual([]);
    expect(counts).toEqual({ holds: 42, differs: 15, fails: 0 });
    // A block replaces the file of the next one by a link. The example must not write through it.
    expect((await stat("/dev/null")).mode & 0o777).toBe(0o666);
  });

  it.concurrent("e2b.mjs, by E2B's own client", async () => {
    await using e2b = await startE2bServer();
    const { failed, counts } = await tested("e2b.mjs", e2b.environment);
    expect(failed).toEqual([]);
    expect(counts).toEqual({ holds: 41, differs: 16, fails: 0 });
    expect(e2b.sandboxes.filter(({ lives }) => lives)).toEqual([]);
  });
});

async function tested(example: string, env: Readonly<Record<string, string>> = {}) {
  const module = join(projectDir, "examples/executors", example);
  const cwd = await emptyFolder();
  const { code, stdout, stderr } = await runCommand(["conformance", module, "--json"], { cwd, env });
  expect(stderr).toBe("");
  const { cases, holds, differs, fails } = JSON.parse(stdout) as Told;
  expect(code).toBe(fails === 0 ? 0 : 1);
  return { failed: cases.filter(({ status }) => status === "fails"), counts: { holds, differs, fails } };
}

interface Told {
  readonly cases: readonly { readonly status: string; readonly name: string }[];
  readonly holds: number;
  readonly differs: number;
  readonly fails: number;
}
