import { defaultWorkspaceFolder } from "../../languages/code-file.js";
import { inodesFor } from "../../contained/limits/sizes.js";
import script from "./limits.sh.js";

/** The limits that can be tried; each is a trial that must fail. */
export const triableLimits = ["workspace", "inodes", "no new privileges", "cpus", "memory", "pids"] as const;

export type TriableLimit = (typeof triableLimits)[number];

const mebibyte = 1024 * 1024;

/** The limits of the container that they are tried in: small, so that each is reached in milliseconds. */
export const canaryLimits = {
  sizes: {
    memoryBytes: 32 * mebibyte,
    workspaceBytes: mebibyte,
    tmpBytes: mebibyte,
    shmBytes: mebibyte,
    isWorkspaceOnDisk: false,
  },
  /** 24: eight belong to agent-exec and, for a moment, the engine. */
  pids: 24,
  /** A tenth of a processor, while the trial asks for four. */
  cpus: 0.1,
} as const;

/** Tries them all, in any `sh`. */
export function trialsCommand(limits: readonly TriableLimit[]): readonly string[] {
  const mostFiles = inodesFor(canaryLimits.sizes.tmpBytes);
  const mostProcesses = canaryLimits.pids + 4;
  return ["sh", "-c", script, "sh", `${mostFiles}`, `${mostProcesses}`, defaultWorkspaceFolder, ...limits];
}
