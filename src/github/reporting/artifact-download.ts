import { setTimeout as wait } from "node:timers/promises";
import { AgentExecError, messageOf } from "../../errors.js";
import type { GitHub } from "../api/client.js";
import { inRepository } from "../api/in-repository.js";

export interface DownloadOptions {
  readonly github: Pick<GitHub, "artifact">;
  readonly token: string;
  readonly repository: string;
  /** The artifact's id, and the number of the workflow's run that must have made it. */
  readonly id: number;
  readonly workflowRun: number;
  /** Gets the name of the artifact, and returns the new folder for its files. */
  readonly folderFor: (name: string) => Promise<string>;
  readonly signal: AbortSignal;
}

/** 300 MiB: a run leaves at most 512 MiB, and text packs well. */
const maxBytes = 300 * 1024 ** 2;
const deadlineMs = 120_000;

/**
 * Downloads the folder of an earlier run. Whoever reads it must treat it as a stranger's.
 * @returns the folder
 * @throws AgentExecError `task-invalid` if there is no such artifact; GitHubError; `github-unavailable` if the download
 *   fails. On abort: the signal's reason.
 */
export async function downloadArtifact(options: DownloadOptions): Promise<string> {
  const { github, token, repository, id, workflowRun, folderFor, signal } = options;
  const kept = id === 0 ? null : await github.artifact({ repository, id, signal });
  if (kept === null || kept.isExpired || kept.workflowRun !== workflowRun || kept.bytes > maxBytes)
    throw new AgentExecError("task-invalid", "The files of the waiting run are gone. Nothing ran.", {
      nextStep: "Ask for the task again. The workflow must upload artifacts: set `artifact` to `auto`.",
    });
  const path = await folderFor(kept.name);
  const { owner, repo } = inRepository(repository);
  const ended = new AbortController();
  const download = async () => {
    const { DefaultArtifactClient } = await import("@actions/artifact");
    const findBy = { token, workflowRunId: workflowRun, repositoryOwner: owner, repositoryName: repo };
    await new DefaultArtifactClient().downloadArtifact(id, { path, findBy });
  };
  const tooLate = async (): Promise<never> => {
    await wait(deadlineMs, undefined, { signal: AbortSignal.any([signal, ended.signal]) });
    throw new Error(`not finished after ${deadlineMs / 1000} s`);
  };
  try {
    await Promise.race([download(), tooLate()]);
    return path;
  } catch (thrown) {
    if (signal.aborted) throw signal.reason;
    throw new AgentExecError(
      "github-unavailable",
      `The files of the waiting run could not be downloaded: ${messageOf(thrown)}`,
      {
        nextStep: "Give the job `permissions: { actions: read }`, then run it again.",
        cause: thrown,
        isRetryable: true,
      },
    );
  } finally {
    ended.abort();
  }
}
