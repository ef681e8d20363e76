import type { SetupCache } from "../../contained/session/setup-caches.js";

/** What a person says of a cache, under a name of its own. */
export type CacheSettings = SetupCache;

/** Every cache's volume begins so. */
export const cachePrefix = "agent-exec-cache-";

/**
 * Tools that keep their downloads in one folder, which a variable names. pip and npm copy packages from there; cargo
 * reads them there, so the code also needs the folder.
 */
export const toolCaches: Readonly<Record<string, Omit<CacheSettings, "name">>> = {
  pip: { variable: "PIP_CACHE_DIR" },
  npm: { variable: "npm_config_cache" },
  cargo: { variable: "CARGO_HOME", target: "/cache/cargo" },
};
