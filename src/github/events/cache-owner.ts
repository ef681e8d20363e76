import type { CacheOwner } from "../../ports/base-files.js";
import type { Base } from "./base.js";
import type { ResolvedTarget } from "./target.js";

export interface CacheOwnerOptions {
  readonly apiUrl: string;
  readonly target: Pick<ResolvedTarget, "repository" | "isFork">;
  readonly base: Base;
}

/**
 * Whose caches the run may have: the repository's, where who could write the files of the event may write to the repository.
 * Of a fork's pull request that is nobody, whoever asked for the run. Pure.
 */
export function readCacheOwner({ apiUrl, target, base }: CacheOwnerOptions): CacheOwner {
  if (target.isFork) return { refused: "the pull request comes from a fork" };
  if (base.kind === "unknown") return { refused: "the event does not say whose files are checked out" };
  return { name: `${new URL(apiUrl).host}/${target.repository}` };
}
