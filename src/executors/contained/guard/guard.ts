import { interpreterNames } from "../../languages/languages.js";
import { asShellWord } from "../../languages/shell-word.js";
import { sealedShellFolder } from "./folders.js";
import guard from "./guard.sh.js";
import prelude from "./prelude.sh.js";
import { blockUser } from "./users.js";

/** The tag of the answer that PID 1 gives unasked, before it takes questions. */
export const firstTag = "start";
/**
 * Ends PID 1, and by that everything that runs in the place. A process that a block stopped while the engine was
 * starting it keeps the engine from ending the place, and from passing on the end of the lease.
 */
export const endRequest = "\n0 end\n";
/** Asks PID 1 to live on without its lease, in a place that a person keeps. */
export const keepQuestion = "keep";
/** What PID 1 says when it can start no program any more. */
export const reducedLine = "reduced";

/**
 * A copy of the image's shell that everybody may start and nobody may read. It is the shell of the processes that wait
 * beside a running block as the block's user, and of verifications. If a user cannot read a program's file, the kernel
 * lets no process of that user open the program's memory or streams. So a block can neither change a waiting process
 * nor write to its standard input. Signals still reach it. It is named `sh`, because busybox goes by its name.
 */
const sealedShell = `${sealedShellFolder}/sh`;

/** The copy, if the guard's findings say that it can be relied on. */
export function findSealedShell(findings: readonly string[]): string | null {
  return findings.includes("sealed-shell yes") ? sealedShell : null;
}

/** The guard's finding if nothing in the image can tell the free space. */
export const noSpaceFinding = "free-space no";

/** Programs that the guard looks for in addition to the languages. Without them a feature is left out. */
const wantedTools = ["tar", "mkdir", "find", "stat", "xargs", "sha256sum", "git"];

const guardScript = `${prelude}${guard}`;

export interface GuardOptions {
  readonly workspaceFolder: string;
  /** What a person's own languages are run by. */
  readonly programs?: readonly string[];
}

/** What `sh -c` gets to be PID 1 of a place. */
export function guardArguments({ workspaceFolder, programs = [] }: GuardOptions): string[] {
  return argumentsFor("first", workspaceFolder, programs);
}

/** What `sh -c` gets to be a monitor of its own. */
export function monitorArguments(workspaceFolder: string): string[] {
  return argumentsFor("monitor", workspaceFolder, []);
}

function argumentsFor(
  role: "first" | "monitor",
  workspaceFolder: string,
  programs: readonly string[],
): string[] {
  const [blocksUid = ""] = blockUser.split(":");
  const tools = [...interpreterNames, ...wantedTools].join(" ");
  const named = programs.map(asShellWord).join(" ");
  return [guardScript, "sh", role, workspaceFolder, blocksUid, sealedShell, tools, named];
}
