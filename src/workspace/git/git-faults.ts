import { AgentExecError, isAgentExecError } from "../../errors.js";

/** Turns unknown errors into a `settings-invalid` that says how to fix the problem. */
export async function orUnreadable<T>(folder: string, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (cause) {
    if (isAgentExecError(cause)) throw cause;
    const { message } = cause as Error;
    throw new AgentExecError("settings-invalid", `git could not read ${folder}: ${message}`, {
      nextStep: wayOut(message),
      cause,
    });
  }
}

/** The next step for git's error message. */
export function wayOut(complaint: string): string {
  if (complaint.includes("bare repository") || complaint.includes("must be run in a work tree")) {
    return "Run in a checkout of the repository (`git worktree add`, `git clone`), because a bare repository has no files.";
  }
  if (complaint.includes("ENOENT")) return "Install git, or set `workspace` to `empty` or to a folder.";
  return (
    "Set `workspace` to `empty` or to a folder, or run agent-exec in a git checkout " +
    "(in a workflow: after actions/checkout)."
  );
}
