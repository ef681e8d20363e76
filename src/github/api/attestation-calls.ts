import { z } from "zod";
import type { Ask } from "./connection.js";
import { inRepository, type InRepository } from "./in-repository.js";

/** Calls for signed statements. All throw `GitHubError` after their retries; on abort the signal's reason. */
export interface AttestationCalls {
  /** Resolves with the id. It is sent only once, because a second one would be a duplicate. */
  createAttestation(call: InRepository & { readonly bundle: object }): Promise<number>;
}

const attestation = z.object({ id: z.number().int() }).transform(({ id }) => id);

const keeping = { doing: "keep an attestation", needs: "attestations: write" };

export function createAttestationCalls(ask: Ask): AttestationCalls {
  return {
    createAttestation: ({ repository, bundle, signal }) =>
      ask({ ...keeping, schema: attestation, isRepeatable: false, signal }, ({ rest }) =>
        rest.repos.createAttestation({ ...inRepository(repository), bundle }),
      ),
  };
}
