import { inspect } from "node:util";

import { AgentExecError } from "../../errors.js";
import { WriterUnavailableError } from "../../ports/writer.js";
import type { ErrorMeaning } from "./error-meanings.js";
import { truncateEnd } from "../../format/truncate.js";

/** The model server as messages name it. `apiKey` is here so that no message holds it; null: none is sent. */
export interface Server {
  /** Origin and path, without credentials and query. */
  readonly url: string;
  readonly model: string;
  readonly apiKey: string | null;
  /** Sent with each request beside it. Absent: none. */
  readonly headers?: readonly ServerHeader[] | undefined;
}

export interface ServerHeader {
  readonly name: string;
  readonly value: string;
  /** Whether no message may hold the value. Default: false. */
  readonly isSecret?: boolean;
}

export function headersOf({ headers = [] }: Server): Record<string, string> {
  return Object.fromEntries(headers.map(({ name, value }) => [name, value]));
}

interface FailureFacts {
  /** `transient`: worth another request. `lasting`: not now. `refused`: this request will never be taken. */
  readonly kind: "transient" | "lasting" | "refused";
  readonly nextStep: string;
  /** What the server says is wrong with the conversation, where it is that. */
  readonly meaning?: ErrorMeaning | null;
  /** The HTTP status, where there was one. */
  readonly status?: number;
  /** How long the server asked to wait, in milliseconds. */
  readonly retryAfterMs?: number | null;
  readonly cause?: unknown;
}

/** Why a request failed, in the words of this room; a writer's callers get it as an `AgentExecError`. */
export class Failure extends Error {
  override readonly name = "Failure";

  constructor(
    message: string,
    readonly facts: FailureFacts,
  ) {
    super(message, facts.cause === undefined ? undefined : { cause: facts.cause });
  }

  /** The same failure with a sentence more. */
  with(sentence: string): Failure {
    return new Failure(`${this.message} ${sentence}`, this.facts);
  }

  toWriterError(): AgentExecError {
    const { kind, meaning, nextStep, cause = this } = this.facts;
    if (meaning === "too-long")
      return new AgentExecError("context-exceeded", this.message, { nextStep, cause });
    if (kind !== "refused") return new WriterUnavailableError(this.message, nextStep, cause);
    return new AgentExecError("writer-refused", this.message, { nextStep, cause });
  }
}

/** The network failed: no connection, or one that broke. */
export function networkFailure(thrown: unknown, server: Server): Failure {
  const { code, message } = rootOf(thrown);
  const words = quoted([...new Set([code, message])].filter(Boolean).join(", ") || String(thrown), server);
  const lasting = lastingAdvice(code, message);
  return new Failure(`The connection to the model server at ${server.url} failed: ${words}.`, {
    kind: lasting === null ? "transient" : "lasting",
    nextStep:
      lasting ??
      `Check that \`base-url\` (${server.url}) is right and that this machine can reach the server.`,
    cause: withoutKey(thrown, server),
  });
}

/** What to do where another request would only fail in the same way; null where one may do better. */
function lastingAdvice(code: string, message: string): string | null {
  // fetch.spec.whatwg.org/#port-blocking: refused before anything is sent.
  if (message === "bad port") return "Use another port for the server: `fetch` blocks this one.";
  if (code === "ERR_SSL_WRONG_VERSION_NUMBER" || code === "ERR_SSL_PACKET_LENGTH_TOO_LONG")
    return "Check `base-url`: the server there does not use TLS. Use http:// if you trust the network.";
  if (code === "CERT_HAS_EXPIRED" || code === "CERT_NOT_YET_VALID")
    return "Renew the server's certificate, or set this machine's clock.";
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID")
    return "Use the host name of the server's certificate in `base-url`.";
  if (/^(DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED|UNABLE_TO_(VERIFY|GET)|CERT_)/.test(code))
    return "Set NODE_EXTRA_CA_CERTS to the file of the authority that signed the server's certificate.";
  return null;
}

/** The server answered, but not with a reply. `what` completes "The model server at … ". */
export function unintelligible(
  what: string,
  server: Server,
  { cause, isTransient = true }: { readonly cause?: unknown; readonly isTransient?: boolean } = {},
): Failure {
  return new Failure(`The model server at ${server.url} ${what}.`, {
    kind: isTransient ? "transient" : "lasting",
    nextStep: `Check that \`base-url\` (${server.url}) is a server for chat completions; the address often ends in /v1.`,
    cause: withoutKey(cause, server),
  });
}

/**
 * A peer's words on one line, bounded and without the key, as they may stand in a message. 300 UTF-16 units hold
 * what servers have to say and keep a page of HTML out.
 */
export function quoted(text: string, server: Server): string {
  const words = maskKeys(text, server).replace(/[\p{Cc}\p{Cf}\s]+/gu, " ");
  return truncateEnd(words.trim(), 300);
}

/** Shorter keys protect nothing, and masking "test" or "x" would tear words apart. */
const minSecretChars = 8;

function maskKeys(text: string, { apiKey, headers = [] }: Server): string {
  const secrets = headers.flatMap(({ value, isSecret = false }) => (isSecret ? [value] : []));
  return [apiKey ?? "", ...secrets]
    .filter((secret) => secret.length >= minSecretChars)
    .reduce((masked, secret) => masked.replaceAll(secret, "***"), text);
}

/** The error itself, or, when the key stands anywhere in what a logger would print of it, its masked words. */
function withoutKey(thrown: unknown, server: Server): unknown {
  const printed = inspect(thrown, { depth: 12, maxStringLength: null, maxArrayLength: null });
  const masked = maskKeys(printed, server);
  return masked === printed ? thrown : new Error(masked);
}

/** The innermost cause, for `fetch` itself only says "fetch failed"; empty for what it does not say. */
function rootOf(thrown: unknown): { readonly code: string; readonly message: string } {
  let root = thrown as { message?: unknown; code?: unknown; cause?: unknown };
  while (typeof root.cause === "object" && root.cause !== null) root = root.cause;
  const { code, message } = root;
  return {
    code: typeof code === "string" ? code : "",
    message: typeof message === "string" ? message : "",
  };
}
