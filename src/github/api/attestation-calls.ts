import { z } from "zod";
import type { Ask } from "./connection.js";
import type { InRepository } from "./in-repository.js";

const keeping = { doing: "keep an attestation", needs: "attestations: write" };
const schema = z.object({ id: z.number().int() }).transform(({ id }) => id);

export function createAttestationCalls(ask: Ask) {
  return {
    /** Resolves with the id. It is sent only once, because a second one would be a duplicate. */
    createAttestation: ({ bundle, ...call }: InRepository<{ bundle: object }>) =>
      ask({ ...call, ...keeping, schema, isRepeatable: false }, ({ rest }, at) =>
        rest.repos.createAttestation({ ...at, bundle }),
      ),
  };
}
