import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { python } from "../../../src/conformance/session-calls.js";
import { createLocalExecutor } from "../../../src/executors/local/local-executor.js";

/** Runs a cell with a temporary folder that is this process's alone: how many entries are there meanwhile and afterwards. */
export async function runInOwnFolder(path: string): Promise<{ meanwhile: number; afterwards: number }> {
  const folder = mkdtempSync(join(tmpdir(), "agent-exec-left-"));
  process.env["TMPDIR"] = folder;
  try {
    const executor = createLocalExecutor({ path, kernel: "python3" });
    const session = await executor.start({ signal: new AbortController().signal });
    await python(session, "1\n");
    const meanwhile = readdirSync(folder).length;
    await session.stop();
    for (const end = Date.now() + 10_000; readdirSync(folder).length > 0 && Date.now() < end;) await wait(20);
    return { meanwhile, afterwards: readdirSync(folder).length };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
