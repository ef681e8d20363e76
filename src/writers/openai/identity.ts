import { raceSignal } from "race-signal";
import { z } from "zod";
import { isAgentExecError } from "../../errors.js";
import { bytesWithin } from "../../files/content.js";
import { parseJson } from "../../format/json.js";
import type { Clock } from "../../ports/clock.js";
import { Failure, quoted, rootOf, type Server } from "./failure.js";
import { wordsOf } from "./http-failure.js";
import { fetchFor } from "./proxied-fetch.js";
import { withRetries } from "./retry.js";

/** A program that OpenAI knows by its identity, such as a workflow's job. */
export interface Workload {
  readonly identityProviderId: string;
  readonly serviceAccountId: string;
  /** The audience for which OpenAI accepts tokens. */
  readonly audience: string;
  /** Gets a new token that proves who the workload is. @throws AgentExecError; on abort the signal's reason. */
  readonly idToken: (audience: string, signal: AbortSignal) => Promise<string>;
  /** Called with each token before its first use, so that the token is hidden in all output. */
  readonly hide: (token: string) => void;
  readonly clock: Clock;
}

/** Short-lived keys of a service account at OpenAI, instead of a stored key. */
export interface Identity {
  /** A key that has not expired. @throws Failure; AgentExecError from `idToken`; on abort the signal's reason. */
  key(signal: AbortSignal): Promise<string>;
  /** Forgets the key after a server refused it. */
  renew(): void;
}

/** The exchange usually takes well under a second. */
const exchangeTimeoutMs = 30_000;
/** Time limit for the first key, with all retries. */
const openingMs = 120_000;
const maxBytes = 256 * 1024;

/**
 * Exchanges the workload's token for a first key. A key expires together with its token, after 5 to 10 minutes on
 * GitHub. So new keys are fetched when needed.
 * @throws AgentExecError; on abort the signal's reason.
 */
export async function openIdentity(workload: Workload, signal: AbortSignal): Promise<Identity> {
  const { clock } = workload;
  const identity = await createIdentity(workload);
  const deadlineMs = clock.now() + openingMs;
  try {
    await withRetries(() => identity.key(signal), { clock, random: Math.random, signal, deadlineMs });
    return identity;
  } catch (thrown) {
    throw thrown instanceof Failure ? thrown.toWriterError() : thrown;
  }
}

async function createIdentity(workload: Workload): Promise<Identity> {
  const { identityProviderId, serviceAccountId, audience, hide } = workload;
  const { WorkloadIdentityAuth } = await import("openai/auth/workload-identity-auth");
  let token = "";
  const getToken = async (): Promise<string> => {
    token = await workload.idToken(audience, AbortSignal.timeout(exchangeTimeoutMs));
    hide(token);
    return token;
  };
  const exchange = async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const body = await answerOf(new Request(url).url, init, workload, token);
    hide(body.access_token);
    return Response.json(body);
  };
  const auth = new WorkloadIdentityAuth(
    {
      identityProviderId,
      serviceAccountId,
      provider: { tokenType: "jwt", getToken },
      // With another value, the library renews short-lived keys before each request, and nothing handles a failure of
      // that.
      refreshBufferSeconds: 0,
    },
    exchange,
  );
  return { key: (signal) => raceSignal(auth.getToken(), signal), renew: () => auth.invalidateToken() };
}

const answerSchema = z.looseObject({
  access_token: z.string().regex(/^[\x21-\x7e]+$/),
  expires_in: z.number().nonnegative().optional(),
});

/** @throws Failure. */
async function answerOf(url: string, init: RequestInit | undefined, workload: Workload, token: string) {
  const server: Server = { url, model: "", apiKey: token };
  const { status, body } = await send(server, init);
  if (status !== 200) throw refused(status, quoted(wordsOf(body), server), workload, token);
  const { data } = answerSchema.safeParse(parseJson(body), { jitless: true });
  if (data !== undefined) return data;
  throw new Failure(`OpenAI accepted the job's identity at ${url}, but its answer contains no key.`, {
    kind: "transient",
    nextStep: `Check that no proxy changes the answers of ${url}.`,
  });
}

async function send(server: Server, init: RequestInit | undefined) {
  try {
    const signal = AbortSignal.timeout(exchangeTimeoutMs);
    const fetch = await fetchFor(server.url);
    const response = await fetch(server.url, { ...init, redirect: "manual", signal });
    const bytes = await bytesWithin(response.body ?? [], maxBytes);
    return { status: response.status, body: bytes?.toString("utf8") ?? "" };
  } catch (thrown) {
    if (isAgentExecError(thrown)) throw thrown;
    const why = quoted(rootOf(thrown).message || String(thrown), server);
    throw new Failure(`The connection to OpenAI at ${server.url} failed: ${why}.`, {
      kind: "transient",
      nextStep: `Check that this machine can reach ${new URL(server.url).host}.`,
    });
  }
}

function refused(status: number, said: string, workload: Workload, token: string): Failure {
  const words = said === "" ? "" : `: ${said.replace(/\.$/, "")}`;
  if (status === 408 || status === 429 || status >= 500)
    return new Failure(`OpenAI gave no access token for the job's identity (${status})${words}.`, {
      kind: "transient",
      nextStep: "Try again later. https://status.openai.com shows whether OpenAI has problems.",
    });
  return new Failure(`OpenAI refused the job's identity (${status})${words}.`, {
    kind: "refused",
    nextStep: `At OpenAI, check the provider \`identity-provider-id\` (${workload.identityProviderId}), its audience, and its mapping to \`service-account-id\` (${workload.serviceAccountId}). ${claimsOf(token)}`,
  });
}

/** The claims that OpenAI compares with its mapping. Without the signature, they prove nothing. */
function claimsOf(token: string): string {
  const payload = parseJson(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"));
  const claims = (payload ?? {}) as Readonly<Record<string, unknown>>;
  const told = ["iss", "aud", "sub"].filter((name) => typeof claims[name] === "string");
  if (told.length === 0) return "";
  return `The job's token has ${told.map((name) => `${name} ${JSON.stringify(claims[name])}`).join(", ")}.`;
}
