import { parseJson } from "../../../format/json.js";
import { EngineUnavailableError } from "../../../ports/executor.js";
import { PlaceSilentError } from "../../contained/place.js";
import type { ClusterAccess } from "./kubeconfig.js";

/** The API server's refusal of a request (`v1.Status`). */
export class ApiError extends Error {
  override readonly name = "ApiError";

  constructor(
    readonly status: number,
    /** A word for programs, such as "Forbidden". Empty if the server did not say it. */
    readonly reason: string,
    message: string,
  ) {
    super(message);
  }

  /** Reads the body of an answer. It is JSON, unless a proxy answered. */
  static from(status: number, body: string): ApiError {
    const { reason, message } = (parseJson(body) ?? {}) as { reason?: unknown; message?: unknown };
    const words = body.trim().slice(0, maxWordsChars) || `status ${status}, without a word`;
    if (typeof message !== "string") return new ApiError(status, "", words);
    return new ApiError(status, typeof reason === "string" ? reason : "", message);
  }
}

/** Enough for a sentence of a proxy's page. */
const maxWordsChars = 1000;

export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

interface Explanation {
  /** The words after "The Kubernetes cluster of the context …". */
  readonly what: string;
  readonly nextStep: string;
}

/** Turns a failed call to a cluster into an error for people. */
export function unavailable(
  { name, server }: Pick<ClusterAccess, "name" | "server">,
  error: unknown,
): EngineUnavailableError {
  const { what, nextStep } = explain(error);
  const message = `The Kubernetes cluster of the context ${name} (${server}) ${what}`;
  return new EngineUnavailableError(/[.!?]$/.test(message) ? message : `${message}.`, nextStep, error);
}

const checkCluster = "Check that `kubectl get pods` works with the same kubeconfig.";

function explain(error: unknown): Explanation {
  if (error instanceof PlaceSilentError)
    return { what: "does not answer", nextStep: "Check the network, and the cluster's API server." };
  if (error instanceof ApiError) return explainRefusal(error);
  const code = (error as { code?: unknown } | null)?.code;
  if (code === "ECONNREFUSED")
    return { what: "is not running: the connection was refused", nextStep: checkCluster };
  if (code === "ENOTFOUND" || code === "EAI_AGAIN")
    return { what: "cannot be found: its host name does not resolve", nextStep: checkCluster };
  if (typeof code === "string" && /CERT|SELF_SIGNED|UNABLE_TO/.test(code))
    return {
      what: `shows a certificate that is not trusted (${code})`,
      nextStep: "Add the API server's CA certificate to the kubeconfig.",
    };
  const words = error instanceof Error ? error.message : String(error);
  return { what: `broke the connection: ${words}`, nextStep: checkCluster };
}

/** Messages of an API server, specific ones first. The first match counts. */
const refusals: readonly { readonly pattern: RegExp; readonly nextStep: string }[] = [
  {
    pattern: /violates PodSecurity/,
    nextStep:
      "Use a namespace with a less strict Pod Security level (`privileged` is the least strict), and report this message to agent-exec's developers.",
  },
  {
    pattern: /exceeded quota|must specify limits|maximum [\w./-]{1,80} usage per/,
    nextStep: "Lower `memory` or `cpus`, wait until other pods have ended, or raise the namespace's quota.",
  },
  {
    pattern: /cannot (create|get|list|delete|watch) resource/,
    nextStep:
      "Give the user of the kubeconfig a role for this resource in the namespace. agent-exec's `docs/executors.md` lists the rights that agent-exec needs.",
  },
  {
    pattern: /namespaces? ".{1,253}" not found/,
    nextStep:
      "Create the namespace, or set another one: `kubectl config set-context --current --namespace NAME`.",
  },
  {
    pattern: /RuntimeClass/,
    nextStep:
      "Set `runtime` to a runtime class of the cluster (`kubectl get runtimeclass`), or omit `runtime`.",
  },
];

function explainRefusal({ status, message }: ApiError): Explanation {
  if (status === 401)
    return {
      what: `does not accept the credentials: ${message}`,
      nextStep: "Log in again. `kubectl get pods` must work with the same kubeconfig.",
    };
  const head = message.slice(0, maxReadChars);
  const known = refusals.find(({ pattern }) => pattern.test(head));
  const nextStep = known?.nextStep ?? "Fix the problem that the cluster names, and run again.";
  return { what: `refuses: ${message}`, nextStep };
}

/** The patterns take quadratic time, and programs of the cluster write parts of the messages. */
const maxReadChars = 4000;
