/** The name prefix of images that were built here. Such images are never pulled. */
export const builtImages = "agent-exec-build";
