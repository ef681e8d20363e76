import { inspect } from "node:util";
import { AgentExecError } from "../../errors.js";
import { WriterUnavailableError } from "../../ports/writer.js";
import { truncateEnd } from "../../format/truncate.js";

/** The model server. `apiKey` is masked in messages. Null: no key is sent. */
export interface Server {
  /** The address without credentials and query. */
  readonly url: string;
  readonly model: string;
  readonly apiKey: string | null;
  /** Whether the key comes from an identity. Default: the user set the key. */
  readonly isExchanged?: boolean;
  /** Headers for each request. Absent: none. */
  readonly headers?: readonly ServerHeader[] | undefined;
}

export interface ServerHeader {
  readonly name: string;
  readonly value: string;
  /** Whether the value must not appear in messages. Default: false. */
  readonly isSecret?: boolean;
}

export function headersOf({ headers = [] }: Server): Record<string, string> {
  return Object.fromEntries(headers.map(({ name, value }) => [name, value]));
}

/** Why a server refuses a conversation although the key, the address and the server are fine. */
export type ErrorMeaning =
  /** The conversation is longer than the model can read. */
  | "too-long"
  /** A filter or the model itself refuses the conversation. */
  | "content-filter"
  /** The model called a tool that the request did not offer. */
  | "tool-call";

interface FailureFacts {
  /** `transient`: retry. `lasting`: do not retry now. `refused`: this request will never be accepted. */
  readonly kind: "transient" | "lasting" | "refused";
  readonly nextStep: string;
  /** Why the server refuses this conversation, if the conversation itself is the problem. */
  readonly meaning?: ErrorMeaning | null;
  /** The HTTP status, if there was one. */
  readonly status?: number;
  /** How long the server asked to wait, in milliseconds. */
  readonly retryAfterMs?: number | null;
  readonly cause?: unknown;
}

/** Why a request failed. The writer turns it into an `AgentExecError` for its callers. */
export class Failure extends Error {
  override readonly name = "Failure";

  constructor(
    message: string,
    readonly facts: FailureFacts,
  ) {
    super(message, facts.cause === undefined ? undefined : { cause: facts.cause });
  }

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

export function networkFailure(thrown: unknown, server: Server): Failure {
  const { code, message } = rootOf(thrown);
  const words = quoted([...new Set([code, message])].filter(Boolean).join(", ") || String(thrown), server);
  const lasting = lastingAdvice(code, message);
  return new Failure(`The connection to the model server at ${server.url} failed: ${words}.`, {
    kind: lasting === null ? "transient" : "lasting",
    nextStep:
      lasting ??
      `Check that \`base-url\` (${server.url}) is right and that the machine that runs agent-exec can reach the server.`,
    cause: withoutKey(thrown, server),
  });
}

/** What to do if a retry would fail in the same way. Null if a retry may help. */
function lastingAdvice(code: string, message: string): string | null {
  // `fetch` refuses such a port before it sends anything (fetch.spec.whatwg.org/#port-blocking).
  if (message === "bad port") return "Use another port for the server, because `fetch` blocks this port.";
  if (code === "ERR_SSL_WRONG_VERSION_NUMBER" || code === "ERR_SSL_PACKET_LENGTH_TOO_LONG")
    return "The server at `base-url` does not use TLS. Check the address, or use http:// if you trust the network.";
  if (code === "CERT_HAS_EXPIRED" || code === "CERT_NOT_YET_VALID")
    return "Renew the server's certificate, or correct this machine's clock.";
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID")
    return "In `base-url`, use the host name that the server's certificate is for.";
  if (/^(DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED|UNABLE_TO_(VERIFY|GET)|CERT_)/.test(code))
    return "Set NODE_EXTRA_CA_CERTS to the path of the CA certificate that signed the server's certificate.";
  return null;
}

/** The server answered, but the answer is no reply. @param what completes the sentence "The model server at … ". */
export function unintelligible(
  what: string,
  server: Server,
  { cause, isTransient = true }: { readonly cause?: unknown; readonly isTransient?: boolean } = {},
): Failure {
  return new Failure(`The model server at ${server.url} ${what}.`, {
    kind: isTransient ? "transient" : "lasting",
    nextStep: `Check that \`base-url\` (${server.url}) is the address of a server for chat completions. The address often ends in /v1.`,
    cause: withoutKey(cause, server),
  });
}

/** The server's words on one line, without the key. The limit of 300 UTF-16 units keeps HTML pages out. */
export function quoted(text: string, server: Server): string {
  const words = maskKeys(text, server).replace(/[\p{Cc}\p{Cf}\s]+/gu, " ");
  return truncateEnd(words.trim(), 300);
}

/** Shorter keys are not masked. They protect nothing, and masking "test" or "x" would damage ordinary words. */
const minSecretChars = 8;

function maskKeys(text: string, { apiKey, headers = [] }: Server): string {
  const secrets = headers.flatMap(({ value, isSecret = false }) => (isSecret ? [value] : []));
  return [apiKey ?? "", ...secrets]
    .filter((secret) => secret.length >= minSecretChars)
    .reduce((masked, secret) => masked.replaceAll(secret, "***"), text);
}

/** Returns the error. If printing the error would show the key, it returns only the masked text. */
function withoutKey(thrown: unknown, server: Server): unknown {
  const printed = inspect(thrown, { depth: 12, maxStringLength: null, maxArrayLength: null });
  const masked = maskKeys(printed, server);
  return masked === printed ? thrown : new Error(masked);
}

/** Finds the innermost cause, because `fetch` itself only says "fetch failed". */
export function rootOf(thrown: unknown): { readonly code: string; readonly message: string } {
  let root = thrown as { message?: unknown; code?: unknown; cause?: unknown };
  while (typeof root.cause === "object" && root.cause !== null) root = root.cause;
  const { code, message } = root;
  return { code: typeof code === "string" ? code : "", message: typeof message === "string" ? message : "" };
}
