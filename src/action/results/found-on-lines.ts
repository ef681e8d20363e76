import { toAgentExecError } from "../../errors.js";
import type { RunEvent } from "../../facts/events.js";
import type { Finding } from "../../findings/finding.js";
import type { GitHub } from "../../github/api/client.js";
import { limits } from "../../github/api/limits.js";
import type { ResolvedTarget } from "../../github/events/target.js";
import { documentFindings } from "../../reports/github/document-findings.js";
import { failuresOf } from "../../reports/github/findings.js";
import type { AskedStep } from "../runner/inputs.js";
import { logText } from "../runner/log.js";
import { deadlineAfter } from "../../deadline.js";

/** The comment and the check run wait at most this long for the findings. */
const deadlineMs = 20_000;

/**
 * The failed blocks of documents, or the findings of the run's failed verifications, on lines of the event's commit.
 * There are as many as fit into one request. The run may have worked on another commit, such as the pull request merged
 * into its base. In that case only files that are the same in both count. Never throws.
 */
export async function foundOnLines(
  events: readonly RunEvent[],
  {
    github,
    target,
    signal,
  }: Pick<AskedStep, "signal"> & {
    readonly github: Pick<GitHub, "tree">;
    readonly target: Pick<ResolvedTarget, "repository" | "sha">;
  },
): Promise<readonly Finding[]> {
  const failures = failuresOf(events);
  // Documents are those of the event's commit. They have no verifications.
  if (failures === null) return documentFindings(events);
  using deadline = deadlineAfter(deadlineMs);
  const bounded = AbortSignal.any([signal, deadline.signal]);
  try {
    const read = (sha: string) =>
      github.tree({ repository: target.repository, sha, isRecursive: true, signal: bounded });
    const here = await read(target.sha);
    const there = failures.commit === target.sha ? here : await read(failures.commit);
    const same = [...here].filter(([path, { sha }]) => there.get(path)?.sha === sha).map(([path]) => path);
    const findings = failures.findings(same);
    if (findings.length > limits.annotations)
      logText(
        `agent-exec does not show ${findings.length - limits.annotations} more findings on lines; the verification's output contains all findings`,
      );
    return findings.slice(0, limits.annotations);
  } catch (thrown) {
    logText(`agent-exec could not show findings on the changed lines: ${toAgentExecError(thrown).message}`);
    return [];
  }
}
