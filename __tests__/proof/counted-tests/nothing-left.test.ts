import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { createLocalExecutor } from "../../../src/executors/local/local-executor.js";
import type { ExecuteOptions } from "../../../src/ports/executor.js";
import { runVerification } from "../../../src/proof/counted-tests/tested-verification.js";

const never = new AbortController().signal;

/** How a verification on this machine ended, and the folder for its tests, which it names only where that was made. */
async function verified(command: string, change: Partial<ExecuteOptions> = {}) {
  const start = () => createLocalExecutor().start({ signal: never, purpose: "verification" });
  let session = await start();
  const folders = new Set<string>();
  const onOutput: ExecuteOptions["onOutput"] = (_stream, text) => {
    for (const [, report] of text.matchAll(/junitxml='([^']+)'/g)) folders.add(dirname(report!));
  };
  const options = { timeoutMs: 60_000, signal: never, onOutput };
  const { ending, exitCode } = await runVerification(`echo "$PYTEST_ADDOPTS"\n${command}`, {
    reports: undefined,
    isReportNeeded: true,
    changed: new Map(),
    wantsNames: true,
    run: (script) => session.verify(script, { ...options, ...change }),
    read: (script) => session.verify(script, options),
    async anew() {
      await session.stop();
      session = await start();
    },
    onWarning: () => undefined,
  });
  await session.stop();
  return { ending, exitCode, folders: [...folders] };
}

describe("of the folder that counts a verification's tests on this machine nothing is left", () => {
  it.each<[string, string, Partial<ExecuteOptions>, object]>([
    ["passed", "true", {}, { ending: "exited", exitCode: 0 }],
    ["failed", "exit 3", {}, { ending: "exited", exitCode: 3 }],
    ["ran twice, as pytest's may", "pytest() { return 4; }\npytest", {}, { ending: "exited", exitCode: 4 }],
    ["timed out", "sleep 60", { timeoutMs: 2_000 }, { ending: "timed-out" }],
  ])("where it %s", async (_how, command, change, expected) => {
    const { folders, ...ended } = await verified(command, change);
    expect(ended).toMatchObject(expected);
    expect(folders).toHaveLength(1);
    expect(folders.filter((folder) => existsSync(folder))).toEqual([]);
  });
});
