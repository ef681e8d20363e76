import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Docker's own command, to look at the engine with other eyes than the executor's. */
export async function docker(...words: readonly string[]): Promise<string> {
  const { stdout } = await run("docker", [...words]);
  return stdout.trim();
}

/** Ids of all containers of a run, stopped ones too. */
export async function containersOf(runId: string): Promise<readonly string[]> {
  const ids = await docker("ps", "-aq", "--no-trunc", "--filter", `label=agent-exec.run=${runId}`);
  return ids === "" ? [] : ids.split("\n");
}

/** Those that a run still has when their removal has had 10 s. */
export async function leftOf(runId: string): Promise<readonly string[]> {
  await until(async () => (await containersOf(runId)).length === 0).catch(() => undefined);
  return containersOf(runId);
}

export async function onlyContainerOf(runId: string): Promise<string> {
  const [id, ...others] = await containersOf(runId);
  if (id === undefined || others.length > 0) throw new Error(`Not one container of ${runId}`);
  return id;
}

/** Resolves with how long it took until the condition held; throws after 25 s: a busy engine takes its time. */
export async function until(holds: () => Promise<boolean>): Promise<number> {
  const startedAt = Date.now();
  while (!(await holds())) {
    if (Date.now() - startedAt > 25_000) throw new Error("The condition did not come true within 25 s.");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return Date.now() - startedAt;
}
