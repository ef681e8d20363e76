import { AgentExecError, messageOf } from "../../errors.js";
import { findPathFault } from "../../files/path-fault.js";
import { replaceFile } from "../../files/safe-changes.js";
import { zippedFiles } from "../../files/zip-files.js";
import type { GitHub } from "../api/client.js";

export interface DownloadOptions {
  readonly github: Pick<GitHub, "artifact" | "artifactZip">;
  readonly repository: string;
  /** The artifact's id, and the id of the workflow run that must have made it. */
  readonly id: number;
  readonly workflowRun: number;
  /** Creates a folder for the files of the artifact with this name, and returns the folder. */
  readonly folderFor: (name: string) => Promise<string>;
  readonly signal: AbortSignal;
}

/** The largest zip file. A run leaves at most 512 MiB, and text packs well. */
const maxBytes = 300 * 1024 ** 2;
/** The largest content. The transcript and the checkpoint contain some files a second time. */
const unpacked = { maxBytes: 1024 ** 3, maxFiles: 50_000 };

/**
 * Downloads the folder of an earlier run. A stranger may have written any of its files.
 * @returns the folder
 * @throws AgentExecError `task-invalid` if there is no such artifact, `record-differs` if the zip file is not one of a
 * run; GitHubError.
 */
export async function downloadArtifact(options: DownloadOptions): Promise<string> {
  const { github, repository, id, workflowRun, folderFor, signal } = options;
  const kept = id === 0 ? null : await github.artifact({ repository, id, signal });
  if (kept === null || kept.isExpired || kept.workflowRun !== workflowRun || kept.bytes > maxBytes) {
    const message = "The artifact with the run's files is missing, expired or too large. Nothing ran.";
    const nextStep =
      "If `artifact` is `never` in the workflow, set `artifact` to `auto`. Then start the task again.";
    throw new AgentExecError("task-invalid", message, { nextStep });
  }
  const zip = await github.artifactZip({ repository, id, maxBytes, signal });
  const folder = await folderFor(kept.name);
  try {
    for (const { path, content } of zippedFiles(zip, unpacked)) {
      const fault = findPathFault(path);
      if (fault !== null) throw new Error(`the path ${JSON.stringify(path.slice(0, 100))} ${fault}`);
      await replaceFile(folder, path, content);
    }
  } catch (cause) {
    throw new AgentExecError("record-differs", `The run's files cannot be unpacked: ${messageOf(cause)}.`, {
      nextStep: "Do not trust the artifact. Start the task again.",
      cause,
    });
  }
  return folder;
}
