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
  const { what, nextStep } = isDropped ? notTrusted("it broke the connection") : explain(error);
  return new EngineUnavailableError(`The container engine at ${place} ${what}.`, nextStep, error);
}

const start = "Start Docker, or set DOCKER_HOST to the address of your container engine.";
const useTls = "Set DOCKER_TLS_VERIFY to 1, and DOCKER_CERT_PATH to the folder with the certificates.";

function explain(error: unknown): Explanation {
  if (error instanceof PlaceSilentError) {
    return {
      what: "does not answer",
      nextStep: "Check the engine's log, and restart the engine if it hangs.",
    };
  }
  if (error instanceof SshFailedError) {
    return {
      what: `cannot be reached by ssh: ${error.message.replace(/\.$/, "")}`,
      nextStep:
        "Run `ssh HOST docker system dial-stdio` by hand to see the problem. The login must work without a password.",
    };
  }
  if (isRefusal(error)) {
    return explainRefusal(engineMessage(error) || `status ${error.statusCode}, without a message`);
  }
  const code = connectionCode(error) ?? "";
  return (
    explainConnection(code) ??
    explainTls(code) ?? {
      what: `broke the connection (${engineMessage(error)})`,
      nextStep: start,
    }
  );
}

function explainRefusal(words: string): Explanation {
  if (/HTTP request to an HTTPS server/i.test(words)) {
    return { what: "requires TLS, but the connection did not use it", nextStep: useTls };
  }
  const version = /client version \S+ is too (new|old)/i.exec(words)?.[1];
  if (version !== undefined) {
    return {
      what: `does not support this version of Docker's API: ${words}`,
      nextStep:
        version === "new"
          ? "Unset DOCKER_API_VERSION, or update the engine to Docker 20.10 or newer."
          : "Unset DOCKER_API_VERSION, or update agent-exec.",
    };
  }
  return { what: `refuses: ${words}`, nextStep: "Fix the problem that the engine names, and run again." };
}

function explainConnection(code: string): Explanation | null {
  switch (code) {
    case "ENOENT":
      return { what: "is missing: the socket does not exist", nextStep: start };
    case "EACCES":
    case "EPERM":
      return {
        what: "refuses this user: permission denied",
        nextStep:
          "Add your user to the group that owns the socket (usually `docker`), or use a rootless engine.",
      };
    case "ECONNREFUSED":
      return { what: "is not running: the connection was refused", nextStep: start };
    case "EHOSTUNREACH":
    case "ENETUNREACH":
    case "ETIMEDOUT":
      return { what: `cannot be reached (${code})`, nextStep: "Check DOCKER_HOST and the network." };
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return { what: "cannot be found: its host name does not resolve", nextStep: "Check DOCKER_HOST." };
    default:
      return null;
  }
}

function explainTls(code: string): Explanation | null {
  if (code.startsWith("HPE_")) {
    return { what: "does not answer with HTTP, and may require TLS", nextStep: useTls };
  }
  if (code === "CERT_HAS_EXPIRED" || code === "CERT_NOT_YET_VALID") {
    const when = code === "CERT_HAS_EXPIRED" ? "has expired" : "is not valid yet";
    return {
      what: `shows a certificate that ${when}`,
      nextStep: "Renew the engine's certificate, or correct this machine's clock.",
    };
  }
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID") {
    return {
      what: "shows a certificate for another host name",
      nextStep:
        "Connect to the host name that the engine's certificate is for, or add this address to the certificate.",
    };
  }
  if (/^(DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED|UNABLE_TO_(VERIFY|GET)|CERT_)/.test(code)) {
    return {
      what: `shows a certificate that is not trusted (${code})`,
      nextStep: "Save the engine's CA certificate as ca.pem in the folder DOCKER_CERT_PATH.",
    };
  }
  return explainHandshake(code);
}

function explainHandshake(code: string): Explanation | null {
  if (!/^(ERR_SSL_|EPROTO)/.test(code)) return null;
  if (/ALERT/.test(code)) {
    return notTrusted(code);
  }
  return {
    what: `does not speak TLS correctly (${code})`,
    nextStep:
      "If the engine listens without TLS, unset DOCKER_TLS_VERIFY and use its plain port, usually 2375.",
  };
}

function notTrusted(why: string): Explanation {
  return {
    what: `refuses agent-exec's certificate, or agent-exec has none (${why})`,
    nextStep:
      "Save a cert.pem and a key.pem in the folder DOCKER_CERT_PATH. The engine must trust this certificate.",
  };
}
