import { mkdtemp, rmdir, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { Check } from "../ports/check.js";
import { formatBytes } from "../format/format.js";
import { gitVersion } from "./git/git.js";

/** Room for the transcripts, reports and files of some runs. */
const wantedBytes = 100 * 1024 ** 2;

/** Tests what agent-exec needs on its own machine. */
export function checkMachine(folder: string): Check[] {
  return [
    {
      name: "run folder",
      deadlineMs: 5000,
      async run() {
        const refusal = await tryToWrite(folder);
        if (refusal !== null) {
          return {
            status: "warning",
            message: `cannot be written here (${refusal}); by default a run makes its folder here`,
            nextStep:
              "Go to a folder that you can write to, or name a folder for each run: `agent-exec run --out DIR`.",
          };
        }
        const { bavail, bsize } = await statfs(folder);
        const free = bavail * bsize;
        if (free >= wantedBytes)
          return { status: "ok", message: `can be written here, ${formatBytes(free)} free` };
        return {
          status: "warning",
          message: `only ${formatBytes(free)} free here`,
          nextStep: "Free some space, or keep each run's files on another disk: `agent-exec run --out DIR`.",
        };
      },
    },
    {
      name: "git",
      deadlineMs: 5000,
      async run() {
        try {
          return { status: "ok", message: await gitVersion() };
        } catch {
          return {
            status: "warning",
            message: "is missing; runs on a repository's files (--workspace repo) need it",
            nextStep: "Install git.",
          };
        }
      },
    },
  ];
}

/** Null if writing works, otherwise the error code. It really writes: permissions do not show a read-only disk. */
async function tryToWrite(folder: string): Promise<string | null> {
  try {
    await rmdir(await mkdtemp(join(folder, ".agent-exec-doctor-")));
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? "unknown";
  }
}
