import { execFile } from "node:child_process";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The containers that the engine knows of a run, running or not. */
export async function containersOf(runId: string): Promise<string[]> {
  const filter = `label=agent-exec.run=${runId}`;
  const { stdout } = await run("docker", ["ps", "--all", "--quiet", "--filter", filter]);
  return stdout.split("\n").filter((line) => line !== "");
}

/** Those that a run still has when their removal has had 10 s. */
export async function leftOf(runId: string): Promise<string[]> {
  await comesTrue(async () => (await containersOf(runId)).length === 0, { withinMs: 10_000 });
  return containersOf(runId);
}

/** The only run that a workspace has seen so far. */
export async function runIdIn(workspace: string): Promise<string> {
  const names = await readdir(join(workspace, ".agent-exec"));
  const [runId, ...others] = names.filter((name) => name !== ".gitignore");
  if (runId === undefined || others.length > 0) throw new Error(`${workspace} has not seen exactly one run.`);
  return runId;
}

/** The types of a run's events, in order. */
export async function eventTypesOf(runFolder: string): Promise<string[]> {
  const lines = (await readFile(join(runFolder, "transcript.jsonl"), "utf8")).trimEnd().split("\n");
  return lines.map((line) => (JSON.parse(line) as { type: string }).type);
}

/** Whether it comes true in time. */
export async function comesTrue(
  condition: () => boolean | Promise<boolean>,
  { withinMs }: { readonly withinMs: number },
): Promise<boolean> {
  for (const end = performance.now() + withinMs; performance.now() < end;) {
    if (await condition()) return true;
    await wait(20);
  }
  return condition();
}
