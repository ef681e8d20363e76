/** The folder for a block's code if the workspace is full. Only the guard writes there, so blocks cannot fill it. */
export const codeFolder = "/run/agent-exec";

/** The folder with the copy of the shell. Only the guard writes there. */
export const sealedShellFolder = "/run/agent-exec-shell";

/** The folder that contains the caches. Only the guard's group may write to them. */
export const cacheFolder = "/run/agent-exec-cache";

/** Programs share memory through files here. */
export const sharedMemoryFolder = "/dev/shm";
