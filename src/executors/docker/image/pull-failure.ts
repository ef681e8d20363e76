import { ImageUnavailableError } from "../../../ports/executor.js";
import { createRedactor } from "../../../redaction/redact.js";
import { EngineSilentError } from "../client/engine-call.js";
import { connectionCode, engineMessage, isRefusal } from "../client/engine-error.js";
import { type RegistryLogin, secretsOf } from "./registry-login.js";

interface PullFailure {
  readonly image: string;
  /** The registry's name for messages: `ghcr.io`. */
  readonly registry: string;
  readonly login: RegistryLogin;
  /** The engine's error. */
  readonly error: unknown;
}

interface Explanation {
  readonly what: string;
  readonly nextStep: string;
}

/**
 * Explains why a pull failed. The engine answers 500 both for a wrong password and for a dead network, so the text
 * decides. A registry's message may repeat what it received, so the login is removed from it.
 */
export function explainPullFailure(failure: PullFailure): ImageUnavailableError {
  const { image, login, error } = failure;
  const text = createRedactor(secretsOf(login)).text(engineMessage(error)).replace(/\.$/, "");
  const { what, nextStep } = explain(failure, text);
  const trouble = login.trouble === null ? "" : ` ${login.trouble}`;
  const message = `The image ${image} could not be pulled: ${what}.${trouble}`;
  // The engine's own error is not passed on, because it contains the registry's raw answer.
  return new ImageUnavailableError(message, nextStep, new Error(text));
}

function explain({ image, registry, login, error }: PullFailure, text: string): Explanation {
  // The engine reports nothing before the registry answers.
  if (error instanceof EngineSilentError)
    return { what: `the registry ${registry} does not answer the engine`, nextStep: checkNetwork };
  // A name or an address can contain any word, even `denied`.
  const words = text.replaceAll(image, "").replace(/https?:\/\/[^\s"]+/g, "");
  const status = statusIn(error, words);
  if (status === 429 || /toomanyrequests|too many requests|rate limit/i.test(words))
    return explainRateLimit(registry, login);
  const isRefused = /authoriz|authenticat|no basic auth|denied|forbidden|incorrect username/i.test(words);
  if (isRefused || status === 401 || status === 403) return explainRefusal({ image, registry, login });
  const known: readonly (Explanation & { readonly pattern: RegExp })[] = [
    {
      pattern: /no matching manifest|does not match the specified platform/i,
      what: "the registry has this image only for other processor types",
      nextStep: "Set `image` to an image for the processor type of the engine's machine.",
    },
    {
      pattern: /manifest unknown|name unknown|not found|does not exist|no such image|manifest for/i,
      what: `the registry ${registry} has no image with that name and tag`,
      nextStep: "Check the spelling of `image`.",
    },
    {
      pattern: /x509|certificate|tls: |HTTP response to HTTPS/i,
      what: `the engine does not trust the registry ${registry} (${text})`,
      nextStep: `On the engine's machine, save the registry's CA certificate as /etc/docker/certs.d/${registry}/ca.crt, or add the registry to the engine's \`insecure-registries\`.`,
    },
    {
      pattern:
        /no such host|connection refused|timeout|timed out|dial |network|unreachable|reset by peer|EOF|no route/i,
      what: `the registry ${registry} cannot be reached (${text})`,
      nextStep: checkNetwork,
    },
    {
      pattern: /no space left/i,
      what: `the engine's disk is full (${text})`,
      nextStep: "Make space where the engine keeps its images.",
    },
  ];
  const code = connectionCode(error);
  return (
    known.find(({ pattern }) => pattern.test(words)) ?? {
      what: code === null ? text : `the engine broke the connection (${code})`,
      nextStep: `Run \`docker pull ${image}\` by hand to see the cause.`,
    }
  );
}

/** Docker 29 passes on the registry's answer: the status of its own answer is the registry's. */
function statusIn(error: unknown, words: string): number | null {
  const told = /unexpected status\D{0,500}(\d{3})\b/i.exec(words)?.[1];
  if (told !== undefined) return Number(told);
  return isRefusal(error) ? error.statusCode : null;
}

const checkNetwork =
  "Check the network and proxy of the container engine, build or load the image on this machine, or set `image` to another image.";

function explainRateLimit(registry: string, login: RegistryLogin): Explanation {
  const what = `the rate limit of the registry ${registry} is reached`;
  if (login.auth !== null) return { what, nextStep: "Wait, or use a mirror or your own registry." };
  return { what, nextStep: `Log in for higher limits (${howToLogIn(registry)}), or wait.` };
}

function explainRefusal({ image, registry, login }: Omit<PullFailure, "error">): Explanation {
  if (login.auth === null)
    return {
      what: `the registry ${registry} refuses the pull or lacks the image; there was no login for it`,
      nextStep: `Check the name in \`image\`. For a private image, ${howToLogIn(registry)}.`,
    };
  return {
    what: `the registry ${registry} refuses the login from ${login.origin}, or lacks the image`,
    nextStep: `Check that the login is correct, has not expired, and can read ${image}.`,
  };
}

function howToLogIn(registry: string): string {
  const where = registry === "docker.io" ? "" : ` ${registry}`;
  return `run \`docker login${where}\` first, or set \`registry-username\` and the password`;
}
