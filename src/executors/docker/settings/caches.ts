import type { SetupCache } from "../../contained/session/setup-caches.js";

export type CacheSettings = SetupCache;

/** The prefix of every cache's volume name. */
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
