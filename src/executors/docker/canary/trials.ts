import { defaultWorkspaceFolder } from "../../languages/code-file.js";
import { inodesFor } from "../../contained/limits/sizes.js";
import script from "./limits.sh.js";

/** The limits that can be tried. In each trial, code must fail to exceed the limit. */
export const triableLimits = ["workspace", "inodes", "no new privileges", "cpus", "memory", "pids"] as const;

export type TriableLimit = (typeof triableLimits)[number];

const mebibyte = 1024 * 1024;

/** The limits of the container for the trials: small, so that each is reached in milliseconds. */
export const canaryLimits = {
  sizes: {
    memoryBytes: 32 * mebibyte,
    workspaceBytes: mebibyte,
    tmpBytes: mebibyte,
    shmBytes: mebibyte,
    isWorkspaceOnDisk: false,
  },
  /** 24: eight processes belong to agent-exec and, briefly, to the engine. */
  pids: 24,
  /** A tenth of a processor. The trial asks for four. */
  cpus: 0.1,
} as const;

/** The command that tries these limits in any `sh`. */
export function trialsCommand(limits: readonly TriableLimit[]): readonly string[] {
  const mostFiles = inodesFor(canaryLimits.sizes.tmpBytes);
  const mostProcesses = canaryLimits.pids + 4;
  return ["sh", "-c", script, "sh", `${mostFiles}`, `${mostProcesses}`, defaultWorkspaceFolder, ...limits];
}
