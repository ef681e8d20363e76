/**
 * Whose caches a run may have: one owner's are never another's. `refused` where the files that a run prepares itself with may
 * be a stranger's, who would leave in a cache what later runs install; the reason is a clause, "the pull request comes from a
 * fork".
 */
export type CacheOwner = { readonly name: string } | { readonly refused: string };
