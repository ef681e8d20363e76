import { access, constants, statfs } from "node:fs/promises";
import type { Check } from "../ports/check.js";
import { formatBytes } from "../text/format.js";
import { git } from "./git.js";

/** 100 MiB: transcripts, reports and what the code leaves of some runs. */
const wantedBytes = 100 * 1024 ** 2;

/** What agent-exec needs of the machine that it runs on itself. */
export function checkMachine(folder: string): Check[] {
  return [
    {
      name: "run folder",
      deadlineMs: 5000,
      async run() {
        await access(folder, constants.W_OK);
        const { bavail, bsize } = await statfs(folder);
        const free = bavail * bsize;
        if (free >= wantedBytes)
          return { status: "ok", message: `can be written here, ${formatBytes(free)} free` };
        return {
          status: "warning",
          message: `only ${formatBytes(free)} free here`,
          nextStep: "Make room, or name another folder with --out.",
        };
      },
    },
    {
      name: "git",
      deadlineMs: 5000,
      async run() {
        try {
          return { status: "ok", message: (await git(["--version"], { folder })).trim() };
        } catch {
          return {
            status: "warning",
            message: "is not there; runs on a repository's files (--workspace repo) need it",
            nextStep: "Install git.",
          };
        }
      },
    },
  ];
}
