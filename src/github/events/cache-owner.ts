import type { CacheOwner } from "../../ports/base-files.js";
import type { Base } from "./base.js";
import type { ResolvedTarget } from "./target.js";

/**
 * The owner of the caches for this run. A run may use the repository's caches only if people with write access wrote
 * the checked-out files. So a fork's pull request gets none, even if a maintainer started the run. It has no side
 * effects.
 */
export function readCacheOwner({
  apiUrl,
  target,
  base,
}: {
  readonly apiUrl: string;
  readonly target: Pick<ResolvedTarget, "repository" | "isFork">;
  readonly base: Base;
}): CacheOwner {
  if (target.isFork) return { refused: "the pull request comes from a fork" };
  if (base.kind === "unknown") return { refused: "the event does not say whose files are checked out" };
  return { name: `${new URL(apiUrl).host}/${target.repository}` };
}
