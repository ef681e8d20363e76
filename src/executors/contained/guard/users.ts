/**
 * Three users share a place. Blocks cannot signal, trace or read the guard's processes, and one `kill -9 -1`
 * by the blocks' user ends all of them and nothing else (docs/measurements.md, 5).
 */
export const blockUser = "1000:1000";
/** Owns PID 1 and the monitor. 65533 is one below `nobody` and no user of the usual images. */
export const guardUser = "65533:65533";
/** The blocks' user in the guard's group, which gets into `cacheFolder`: for setups that have a cache, and for no block. */
export const cachingUser = "1000:65533";
/**
 * Owns the forwarder to the listed hosts, where there is one, and nothing else: it can do nothing to the guard either.
 * One below the guard's.
 */
export const forwarderUser = "65532:65532";
/**
 * Owns what speaks with a kernel, where there is one: the code, which runs in the kernel, can neither end it nor speak in
 * its place. One below the forwarder's.
 */
export const driverUser = "65531:65531";
/** Runs what a verification calls by `as-code`, with `verify-user: other`: it reads none of the judge's files. One below the driver's. */
export const codeUser = "65530:65530";
