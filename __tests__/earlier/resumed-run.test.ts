import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { openResumedRun } from "../../src/earlier/resumed-run.js";
import type { Fact } from "../../src/facts/events.js";
import { eventsOf, started } from "../run/facts.js";

let run: string;
beforeEach(async () => {
  run = await mkdtemp(join(tmpdir(), "agent-exec-resumed-"));
  await mkdir(join(run, "artifacts"));
  await writeFile(join(run, "artifacts/half"), "half");
  await writeFile(join(run, "changes.patch"), "half");
});
afterEach(() => rm(run, { recursive: true, force: true }));

/** What lies in the folder of a run that got so far, once it is opened to be gone on with. */
async function leftOf(...facts: readonly Fact[]): Promise<string[]> {
  const start = started() as Extract<Fact, { type: "run-started" }>;
  const given = { workspace: "empty", script: "s.json" };
  const lines = eventsOf([{ ...start, given }, ...facts]).map((event) => `${JSON.stringify(event)}\n`);
  await writeFile(join(run, "transcript.jsonl"), lines.join(""));
  const { folder } = await openResumedRun(run);
  await folder.close();
  return (await readdir(run)).filter((name) => ["artifacts", "changes.patch"].includes(name)).toSorted();
}

describe("a run that is gone on with", () => {
  it("loses what was half saved", async () => {
    expect(await leftOf()).toEqual([]);
  });

  it("keeps what was saved whole", async () => {
    const artifact = { path: "half", bytes: 4, sha256: "0".repeat(64) };
    expect(await leftOf({ type: "files-saved", artifacts: [artifact], leftOut: [] })).toEqual([
      "artifacts",
      "changes.patch",
    ]);
  });
});
