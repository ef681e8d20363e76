import { hash } from "node:crypto";
import type { LoadOptions } from "../../descriptor.js";
import { cachePrefix } from "./caches.js";
import type { CacheVolume } from "./docker-settings.js";
import type { GivenSettings } from "./rows.js";

/** 64 bits of a hash: enough to avoid accidental collisions, and nobody can choose another owner's hash. */
const ownerDigits = 16;

export type GivenCaches = Pick<LoadOptions<Pick<GivenSettings, "cache">>, "settings" | "cacheOwner">;

/** The caches of a run with their volumes. If the files may be a stranger's: none, and a sentence about it. */
export function givenCaches({ settings: { cache }, cacheOwner }: GivenCaches): {
  readonly caches: readonly CacheVolume[];
  readonly warnings: readonly string[];
} {
  if (cache.length === 0 || cacheOwner === undefined) return { caches: [], warnings: [] };
  if ("refused" in cacheOwner) {
    const warning = `This run has no cache, because ${cacheOwner.refused}. So \`setup\` downloads all packages, and the variable AGENT_EXEC_CACHE is not set.`;
    return { caches: [], warnings: [warning] };
  }
  const owner = cacheOwner.name;
  const digits = hash("sha256", owner).slice(0, ownerDigits);
  const caches = cache.map((each) => ({ ...each, owner, volume: `${cachePrefix}${digits}-${each.name}` }));
  return { caches, warnings: [] };
}
