import { type ChildProcessByStdio, spawn } from "node:child_process";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";

/** Runs a script of the tests as a client of its own process, which says all that Node would warn of. */
export function startClient(
  script: URL,
  ...words: readonly string[]
): ChildProcessByStdio<null, Readable, Readable> {
  const hooks = fileURLToPath(new URL("../../../../scripts/typescript.mjs", import.meta.url));
  return spawn(process.execPath, ["--import", hooks, fileURLToPath(script), ...words], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_OPTIONS: "" },
  });
}
