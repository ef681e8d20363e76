import { interpreterNames } from "../../languages/languages.js";
import { shellWord } from "../../../format/shell-word.js";
import { sealedShellFolder } from "./folders.js";
import guard from "./guard.sh.js";
import prelude from "./prelude.sh.js";
import { blockUser } from "./users.js";

/** The tag of PID 1's first answer, which nobody asked for. */
export const firstTag = "start";
/**
 * Ends PID 1, and so everything in the place. It is needed if a block stopped a process while the engine was starting
 * it. Then the engine can neither end the place nor report the end of the lease.
 */
export const endRequest = "\n0 end\n";
/** Asks PID 1 to stay alive without its lease, for a container that a person wants to keep. */
export const keepQuestion = "keep";
/** PID 1 prints this when it can no longer start programs. */
export const reducedLine = "reduced";
/** Printed by PID 1 when the child that answered was killed and another one has taken its place. */
export const restartedLine = "restarted";

/**
 * A copy of the image's shell that everybody may start and nobody may read. The processes that wait beside a running
 * block use it, and so do verifications. If a user cannot read a program's file, the kernel lets no process of that
 * user open the program's memory or streams. So a block can neither change a waiting process nor write to its standard
 * input. Signals still reach it. The copy must be named `sh`, because busybox behaves according to its name.
 */
export const sealedShell = `${sealedShellFolder}/sh`;

/** The copy of the shell, if the guard found that it is safe. */
export function findSealedShell(findings: readonly string[]): string | null {
  return findings.includes("sealed-shell yes") ? sealedShell : null;
}

/** The guard's finding if no tool in the image reports the free space. */
export const noSpaceFinding = "free-space no";

/** Further programs that the guard looks for. If one is missing, a feature is left out. */
const wantedTools = ["tar", "mkdir", "find", "stat", "xargs", "sha256sum", "git"];

const guardScript = `${prelude}${guard}`;

interface GuardOptions {
  readonly workspaceFolder: string;
  /** The programs of the user's own languages. */
  readonly programs?: readonly string[];
  /**
   * `first`: PID 1 of a place. `alone`: PID 1, if everything in the place has the blocks' user. `monitor`: a separate
   * monitor. Default: `first`.
   */
  readonly role?: "first" | "alone" | "monitor";
}

/** The arguments of `sh -c` for a guard. */
export function guardArguments({ workspaceFolder, programs = [], role = "first" }: GuardOptions): string[] {
  const [blocksUid = ""] = blockUser.split(":");
  const tools = [...interpreterNames, ...wantedTools].join(" ");
  const named = programs.map(shellWord).join(" ");
  return [guardScript, "sh", role, workspaceFolder, blocksUid, sealedShell, tools, named];
}
