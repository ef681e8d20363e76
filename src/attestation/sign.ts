import { AgentExecError, messageOf } from "../errors.js";
import type { Predicate, Subject } from "./statements.js";

/** A Sigstore bundle as JSON. */
export type Bundle = object;

/**
 * Signs a statement about the subjects with the job's identity, through Sigstore. Public repositories use the public
 * instance, and others use GitHub's own. Nothing is written to the repository.
 * @throws AgentExecError `github-unavailable` if the identity or a service is unavailable, after retries.
 */
export async function sign(subjects: readonly Subject[], { type, content }: Predicate): Promise<Bundle> {
  const { attest } = await import("@actions/attest");
  try {
    const { bundle } = await attest({
      subjects: subjects.map(({ name, digest }) => ({ name, digest: { ...digest } })),
      predicateType: type,
      predicate: content,
      // The token is only needed to write to the repository.
      token: "",
      skipWrite: true,
    });
    return bundle;
  } catch (cause) {
    throw new AgentExecError("github-unavailable", `agent-exec could not sign the run: ${messageOf(cause)}`, {
      nextStep:
        "Run the job again. The job needs the permission `id-token: write` and access to Sigstore's servers.",
      cause,
      isRetryable: true,
    });
  }
}
