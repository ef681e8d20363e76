/** The name of images that were built here; nothing of that name is ever pulled. */
export const builtImages = "agent-exec-build";
