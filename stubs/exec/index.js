// Stands in for `@actions/exec` inside `@actions/core` in the bundle: core asks the system for its version with it,
// which agent-exec never wants to know, but loads it at import.
export async function getExecOutput() {
  throw new Error("Details of the platform are not part of this build.");
}
