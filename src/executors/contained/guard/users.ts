/**
 * Three users share a place. Blocks cannot signal, trace or read the guard's processes, and one `kill -9 -1`
 * by the blocks' user ends all of them and nothing else (bench/times.md, 3).
 */
export const blockUser = "1000:1000";
/** Owns PID 1 and the monitor. 65533 is one below `nobody` and no user of the usual images. */
export const guardUser = "65533:65533";
/** The blocks' user in the guard's group, which may enter `cacheFolder`. Only setups with a cache use it. */
export const cachingUser = "1000:65533";
/** Runs only the forwarder to the listed hosts, and cannot influence the guard. Its number is one below the guard's. */
export const forwarderUser = "65532:65532";
/** Runs the driver of a Jupyter kernel, so that code in the kernel can neither end nor imitate the driver. */
export const driverUser = "65531:65531";
/** Runs the programs of `as-code-user` (`verify-user: other`). It cannot read the verification's files. */
export const codeUser = "65530:65530";
