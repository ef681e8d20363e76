/** For the code of a block if the workspace is full. Only the guard writes there, so that no block can fill it. */
export const codeFolder = "/run/agent-exec";

/** Holds only the copy of the shell, which only the guard writes. */
export const sealedShellFolder = "/run/agent-exec-shell";

/** Caches are below it. Only the guard's group may write them. */
export const cacheFolder = "/run/agent-exec-cache";

/** Programs share memory by files here. */
export const sharedMemoryFolder = "/dev/shm";
