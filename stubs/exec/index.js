// Replaces `@actions/exec` inside `@actions/core` in the bundle. core loads it at import and uses it only to ask for the
// platform's version, which agent-exec does not need.
export async function getExecOutput() {
  throw new Error("Details of the platform are not part of this build.");
}
