import { z } from "zod";
import type { Ask } from "./connection.js";
import { inRepository, type InRepository } from "./in-repository.js";

/** Signed statements. All throw `GitHubError` after their retries; on abort the signal's reason. */
export interface AttestationCalls {
  /** Resolves with its id. Sent once only: a second one would say the same again. */
  createAttestation(call: InRepository & { readonly bundle: object }): Promise<number>;
}

const attestation = z.object({ id: z.number().int() }).transform(({ id }) => id);

export function createAttestationCalls(ask: Ask): AttestationCalls {
  return {
    createAttestation: ({ repository, bundle, signal }) =>
      ask(
        {
          doing: "keep an attestation",
          needs: "attestations: write",
          schema: attestation,
          isRepeatable: false,
          signal,
        },
        ({ rest }) => rest.repos.createAttestation({ ...inRepository(repository), bundle }),
      ),
  };
}
