import { AgentExecError } from "../../../errors.js";
import { cacheFolder } from "../guard/folders.js";
import { blockUser } from "../guard/users.js";
import { type Preparing, runPreparation } from "../sandbox/preparation.js";

/**
 * A folder that stays after the container is removed. Only setups may write to it, because the setups of later
 * verifications use its content. They write to it at `writableAt`. The model's code cannot enter the folder above it.
 * With `target`, everything can also read it there.
 */
export interface SetupCache {
  /** Small letters, digits and hyphens. */
  readonly name: string;
  /** The path at which all programs can read it. Default: none. */
  readonly target?: string;
  /** The variable that tells a tool the cache's path. The path is writable in a setup, and read-only for blocks. */
  readonly variable?: string;
}

export function writableAt({ name }: SetupCache): string {
  return `${cacheFolder}/${name}`;
}

export function cacheVariables(caches: readonly SetupCache[]): string {
  const variables = caches.flatMap((cache) =>
    cache.variable === undefined ? [] : [`${cache.variable}=${writableAt(cache)}`],
  );
  return caches.length === 0 ? "" : `export AGENT_EXEC_CACHE=${cacheFolder} ${variables.join(" ")}\n`;
}

/** @throws AgentExecError `setup-failed` if blocks can write to the caches; the errors of `runPreparation`. */
export async function requireClosed(caches: readonly SetupCache[], preparing: Preparing): Promise<void> {
  if (caches.length === 0) return;
  const folders = caches.flatMap((cache) => [
    writableAt(cache),
    ...(cache.target === undefined ? [] : [cache.target]),
  ]);
  // This runs in a separate shell, because a shell that cannot open a file may end. Any other exit code is no answer.
  const trial = `for folder; do (: >"$folder/.agent-exec-trial") 2>/dev/null && exit 1; done; exit 0`;
  const command = ["sh", "-c", trial, "sh", ...folders];
  if ((await runPreparation({ ...preparing, command, user: blockUser })) === 0) return;
  const { engine } = preparing.place.names;
  throw new AgentExecError(
    "setup-failed",
    `Only \`setup\` should be able to write to a cache, but this ${engine} lets the code write to it too.`,
    {
      nextStep: `Leave \`cache\` out, or use another ${engine}. Code that can write to a cache could fool a verification.`,
    },
  );
}
