import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { createRun, local, script } from "../../src/index.js";
import type { RunEvent } from "../../src/facts/events.js";

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "audit-"));
  await writeFile(join(home, "double.sh"), "echo $1\n");
});
afterEach(() => rm(home, { recursive: true }));

async function runOf(options: object) {
  const run = createRun({
    task: "Print the double.",
    writer: script([{ reply: "```sh\necho 'echo $(($1 * 2))' >double.sh\n```\n" }, { reply: "Done." }]),
    executor: local(),
    workspace: home,
    ...options,
  });
  const events: RunEvent[] = [];
  for await (const event of run) events.push(event);
  const { outcome, proof, reason, turns } = await run.result;
  return { outcome, cheats: proof.cheats, reason, turns, types: events.map(({ type }) => type) };
}

const sourced = "set -- 4; . ./double.sh >n.txt; grep -q 8 n.txt";
const called = '[ "$(sh double.sh 4)" = 8 ] && [ "$(sh double.sh 5)" = 10 ]';

describe("a run that audits its verification first", () => {
  it("refuses before the writer is asked, where a cheat passes", async () => {
    const run = await runOf({ verify: [sourced], audit: "require" });
    expect(run).toMatchObject({ outcome: "failed", turns: 0 });
    expect(run.types).toEqual(["run-started", "audited", "run-ended"]);
    expect(run.cheats?.fooled).not.toEqual([]);
    expect(run.reason).toContain("a pass of this verification would prove too little");
  });

  it("goes on and says so, where it is only to tell", async () => {
    const run = await runOf({ verify: [sourced], audit: "report" });
    expect(run).toMatchObject({ outcome: "passed", turns: 2 });
    expect(run.cheats?.fooled).not.toEqual([]);
  });

  it("goes on where every cheat fails", async () => {
    const run = await runOf({ verify: [called], audit: "require" });
    expect(run).toMatchObject({ outcome: "passed", cheats: { fooled: [], notTried: 0 } });
    expect(run.cheats?.held).toBeGreaterThan(5);
  });

  it("takes what nobody can attack for no proof", async () => {
    const nothing = { verify: ["true"], workspace: "empty" };
    expect(await runOf({ ...nothing, audit: "require" })).toMatchObject({ outcome: "failed", turns: 0 });
    expect(await runOf({ ...nothing, audit: "report" })).toMatchObject({ cheats: { held: 0, fooled: [] } });
  });

  it("is not made without a verification", async () => {
    expect((await runOf({ audit: "require" })).cheats).toBeNull();
  });
});
