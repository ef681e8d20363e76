import { EngineUnavailableError } from "../../../ports/executor.js";
import { PlaceSilentError } from "../../contained/place.js";
import { connectionCode, engineMessage, isRefusal, SshFailedError } from "./engine-error.js";

interface Explanation {
  /** The continuation of "The container engine at …". */
  readonly what: string;
  readonly nextStep: string;
}

/**
 * The error for a failed call to an engine. `place` says where the engine is and who named it; `isFirstTls`, that this
 * was the first call over a TLS connection.
 */
export function unavailable(
  place: string,
  error: unknown,
  { isFirstTls = false } = {},
): EngineUnavailableError {
  // Some servers close the connection without a message if they do not accept the client's certificate.
  const isDropped = isFirstTls && ["ECONNRESET", "EPIPE"].includes(connectionCode(error) ?? "");
  const { what, nextStep } = isDropped ? withCode(notTrusted, "it broke the connection") : explain(error);
  return new EngineUnavailableError(`The container engine at ${place} ${what}.`, nextStep, error);
}

const start = "Start Docker, or set DOCKER_HOST to the address of your container engine.";
const useTls = "Set DOCKER_TLS_VERIFY to 1, and DOCKER_CERT_PATH to the folder with the certificates.";

function explain(error: unknown): Explanation {
  if (error instanceof PlaceSilentError)
    return {
      what: "does not answer",
      nextStep: "Check the engine's log, and restart the engine if it hangs.",
    };
  if (error instanceof SshFailedError)
    return {
      what: `cannot be reached by ssh: ${error.message.replace(/\.$/, "")}`,
      nextStep:
        "Run `ssh HOST docker system dial-stdio` by hand to see the problem. The login must work without a password.",
    };
  if (isRefusal(error))
    return explainRefusal(engineMessage(error) || `status ${error.statusCode}, without a message`);
  const code = connectionCode(error) ?? "";
  const known = byCode.find(({ pattern }) => pattern.test(code));
  if (known !== undefined) return withCode(known, code);
  return { what: `broke the connection (${engineMessage(error)})`, nextStep: start };
}

function explainRefusal(words: string): Explanation {
  if (/HTTP request to an HTTPS server/i.test(words))
    return { what: "requires TLS, but the connection did not use it", nextStep: useTls };
  const version = /client version \S+ is too (new|old)/i.exec(words)?.[1];
  if (version === undefined)
    return { what: `refuses: ${words}`, nextStep: "Fix the problem that the engine names, and run again." };
  const update = version === "new" ? "update the engine to Docker 20.10 or newer" : "update agent-exec";
  return {
    what: `does not support this version of Docker's API: ${words}`,
    nextStep: `Unset DOCKER_API_VERSION, or ${update}.`,
  };
}

/** An explanation with `CODE` in the place of the code. */
function withCode({ what, nextStep }: Explanation, code: string): Explanation {
  return { what: what.replace("CODE", code), nextStep };
}

const notTrusted = {
  pattern: /^(ERR_SSL_|EPROTO).*ALERT/,
  what: "refuses agent-exec's certificate, or agent-exec has none (CODE)",
  nextStep:
    "Save your client certificate as cert.pem and its key as key.pem in the folder that DOCKER_CERT_PATH names. The engine must trust this certificate.",
};
const renew = "Renew the engine's certificate, or correct this machine's clock.";

/** By Node's code of a failed connection. The first match counts. */
const byCode: readonly (Explanation & { readonly pattern: RegExp })[] = [
  { pattern: /^ENOENT$/, what: "is missing: the socket does not exist", nextStep: start },
  {
    pattern: /^(EACCES|EPERM)$/,
    what: "refuses this user: permission denied",
    nextStep: "Add your user to the group that owns the socket (usually `docker`), or use a rootless engine.",
  },
  { pattern: /^ECONNREFUSED$/, what: "is not running: the connection was refused", nextStep: start },
  {
    pattern: /^(EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/,
    what: "cannot be reached (CODE)",
    nextStep: "Check DOCKER_HOST and the network.",
  },
  {
    pattern: /^(ENOTFOUND|EAI_AGAIN)$/,
    what: "cannot be found: its host name does not resolve",
    nextStep: "Check DOCKER_HOST.",
  },
  { pattern: /^HPE_/, what: "does not answer with HTTP, and may require TLS", nextStep: useTls },
  { pattern: /^CERT_HAS_EXPIRED$/, what: "shows a certificate that has expired", nextStep: renew },
  { pattern: /^CERT_NOT_YET_VALID$/, what: "shows a certificate that is not valid yet", nextStep: renew },
  {
    pattern: /^ERR_TLS_CERT_ALTNAME_INVALID$/,
    what: "shows a certificate for another host name",
    nextStep:
      "The engine's address must have a host name from the certificate. Change the address, or add its host name to the certificate.",
  },
  {
    pattern: /^(DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED|UNABLE_TO_(VERIFY|GET)|CERT_)/,
    what: "shows a certificate that is not trusted (CODE)",
    nextStep: "Save the engine's CA certificate as ca.pem in the folder that DOCKER_CERT_PATH names.",
  },
  notTrusted,
  {
    pattern: /^(ERR_SSL_|EPROTO)/,
    what: "does not speak TLS correctly (CODE)",
    nextStep:
      "If the engine has a port without TLS (usually 2375), use this port and unset DOCKER_TLS_VERIFY.",
  },
];
