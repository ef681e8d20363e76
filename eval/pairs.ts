import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRun, docker, type RunResult, script } from "../src/index.js";
import { modes } from "./modes.js";
import type { Problem } from "./suites.js";
import { checkPath, isRightIn } from "./truth.js";

/** A problem, and how a writer treats it. */
export interface Pair {
  readonly problem: Problem;
  readonly mode: string;
}

export interface Judged extends Pair {
  /** The run's outcome. */
  readonly claimed: RunResult["outcome"];
  /** Whether the result is really right. */
  readonly isTrue: boolean;
  readonly reason: string;
  readonly ms: number;
}

const mebibyte = 1024 ** 2;

/** Runs a pair in Docker with a usual verification, and judges the result independently. */
export async function judge({ problem, mode }: Pair, image: string): Promise<Judged> {
  const begin = performance.now();
  const folder = await mkdtemp(join(tmpdir(), "agent-exec-eval-"));
  try {
    const workspace = join(folder, "given");
    await mkdir(workspace);
    await copyFile(checkPath, join(workspace, "check.py"));
    await writeFile(join(workspace, "test.py"), problem.test);
    const out = join(folder, "run");
    const { turns, options } = modes[mode]!;
    const run = createRun({
      task: problem.task,
      writer: script(turns(problem) as Parameters<typeof script>[0]),
      executor: docker({
        image,
        memoryBytes: 256 * mebibyte,
        cpus: 1,
        pids: 64,
        workspaceBytes: 64 * mebibyte,
      }),
      workspace,
      protect: ["check.py", "test.py"],
      verify: ["python3 -I check.py"],
      verifyBefore: "off",
      until: "pass",
      maxRetries: 1,
      timeoutMs: 5_000,
      totalTimeoutMs: 120_000,
      out,
      ...options,
    });
    const { outcome, summary } = await run.result;
    const isTrue = await isRightIn(out, { test: problem.test, image });
    return { problem, mode, claimed: outcome, isTrue, reason: summary, ms: performance.now() - begin };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
