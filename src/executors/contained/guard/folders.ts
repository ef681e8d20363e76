/** For code of blocks that find the workspace full. Only the guard writes there, so that no block can fill it. */
export const codeFolder = "/run/agent-exec";

/** Its only file is the copy of the shell, which only the guard writes. */
export const sealedShellFolder = "/run/agent-exec-shell";

/** Below it caches can be written, by those in the guard's group alone. */
export const cacheFolder = "/run/agent-exec-cache";

/** Where programs share memory by files. */
export const sharedMemoryFolder = "/dev/shm";
