import { type AgentExecError, messageOf, settingsInvalid } from "../errors.js";
import { isWorkflowPath } from "../files/workflow-path.js";
import { named } from "../format/listed.js";
import type { ChangedEntry, WorkspaceFile } from "../ports/workspace.js";
import { protectionBy } from "../workspace/counting/protection.js";
import { NotApplied } from "../workspace/patch/patch-check.js";
import { patchedEntries } from "../workspace/patch/patched-entries.js";

export interface PatchedFilesOptions {
  /** Yields at least the original files and links at these paths, which begin at the repository's root. */
  readonly files: (paths: readonly string[]) => AsyncIterable<WorkspaceFile>;
  /** What the files are, for errors: `commit 1234 of main`. */
  readonly place: string;
  /**
   * Files that the patch must not change. They come from the current settings, because the transcript may be a
   * stranger's.
   */
  readonly protect: readonly string[];
  /** Workflow files that the patch may change. */
  readonly allowWorkflow: readonly string[];
  readonly signal: AbortSignal;
}

/**
 * Applies a run's patch to other files, runs none of them, and yields the results. The patch may come from a stranger.
 * @param patch the absolute path
 * @throws AgentExecError `settings-invalid` if the patch does not fit, or changes a file that it must not change.
 */
export async function* patchedFiles(
  patch: string,
  { files, place, protect, allowWorkflow, signal }: PatchedFilesOptions,
): AsyncGenerator<ChangedEntry> {
  const protection = protectionBy(protect);
  try {
    for await (const entry of patchedEntries(patch, { patchPrefix: "", files }, { signal })) {
      const { path } = entry;
      if (isWorkflowPath(path) && !allowWorkflow.includes(path))
        throw refused(
          `The patch changes the workflow file ${named(path)}.`,
          "To allow the change, list the file in `allow-workflow`.",
        );
      if (protection?.covers(path) === true)
        throw refused(
          `The patch changes the protected file ${named(path)}.`,
          "Use the run's unchanged folder.",
        );
      yield entry;
    }
  } catch (thrown) {
    if (!(thrown instanceof NotApplied)) throw thrown;
    throw refused(`The patch does not fit ${place}: ${messageOf(thrown)}.`, "Apply the patch by hand.");
  }
}

function refused(message: string, nextStep: string): AgentExecError {
  return settingsInvalid(message, nextStep);
}
