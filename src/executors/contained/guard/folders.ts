/** For a block's code if the workspace is full. Only the guard writes there, so blocks cannot fill it. */
export const codeFolder = "/run/agent-exec";

/** Holds only the copy of the shell, which only the guard writes. */
export const sealedShellFolder = "/run/agent-exec-shell";

/** Caches are below this folder. Only the guard's group may write to them. */
export const cacheFolder = "/run/agent-exec-cache";

/** Programs share memory through files here. */
export const sharedMemoryFolder = "/dev/shm";
