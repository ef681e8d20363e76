import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { EngineUnavailableError } from "../../../ports/executor.js";
import type { Variable } from "../../descriptor.js";
import { dockerConfigFolder, readDockerConfig } from "./docker-config.js";
import { readContext } from "./docker-context.js";
import { type EngineAddress, parseAddress, usualSocket } from "./engine-address.js";
import type { CertificateSource } from "./engine-certificates.js";

export interface EngineChoice {
  /**
   * `unix:///path`, a bare path, `tcp://host:port`, `http(s)://host:port`, `ssh://user@host`. Default: the address that
   * the `docker` command would use.
   */
  readonly endpoint?: string | undefined;
  /** Reads DOCKER_HOST, DOCKER_CONTEXT and similar variables. Default: none is set. */
  readonly variable?: ((name: string) => string | undefined) | undefined;
  /** The program that connects to an engine at `ssh://`. Default: `ssh` from PATH. */
  readonly sshProgram?: string | undefined;
}

/** The engine's address, and who named it. */
export interface EnginePlace {
  readonly address: EngineAddress;
  /** The address as written, and its origin: `tcp://10.0.0.7:2375 (from DOCKER_HOST)`. */
  readonly words: string;
  /** Null for an address without TLS. */
  readonly certificates: CertificateSource | null;
}

/**
 * Looks for the engine as the `docker` command does: the caller's address, DOCKER_HOST, the context in DOCKER_CONTEXT,
 * the context of `docker context use`, the usual sockets. Takes the first one that is named, even if no engine answers
 * there.
 * @throws AgentExecError `settings-invalid` for an unusable address or context, `engine-unavailable` if none is named
 * and no socket exists.
 */
export async function findEngine(endpoint: string | undefined, variable: Variable): Promise<EnginePlace> {
  if (endpoint !== undefined && endpoint !== "")
    return placeOf({ address: endpoint, origin: null, variable });
  const host = variable("DOCKER_HOST");
  if (host !== undefined) return placeOf({ address: host, origin: "DOCKER_HOST", variable });
  const configFolder = dockerConfigFolder(variable);
  const chosen = await chosenContext(configFolder, variable);
  if (chosen !== null) return placeOfContext(configFolder, chosen);
  return placeOf({ address: `unix://${findSocket(usualSockets(variable))}`, origin: null, variable });
}

interface ChosenContext {
  readonly name: string;
  readonly origin: string;
}

/** Null for Docker's context `default`, which means no context. */
async function chosenContext(configFolder: string, variable: Variable): Promise<ChosenContext | null> {
  const named = variable("DOCKER_CONTEXT");
  if (named !== undefined) return named === "default" ? null : { name: named, origin: "DOCKER_CONTEXT" };
  const { currentContext, path } = await readDockerConfig(configFolder);
  return currentContext === null || currentContext === "default"
    ? null
    : { name: currentContext, origin: path };
}

async function placeOfContext(configFolder: string, { name, origin }: ChosenContext): Promise<EnginePlace> {
  const context = await readContext({ configFolder, name, origin });
  const from = `the context ${JSON.stringify(name)}`;
  const address = parseAddress(context.address, from);
  const { verifiesServer, certificates: folder } = context;
  // As in Docker: certificates in a context, or the wish not to verify the server, mean TLS.
  const isSecure = address.kind === "tcp" && (address.isSecure || !verifiesServer || existsSync(folder));
  return {
    address,
    words: `${context.address} (from ${from})`,
    certificates: isSecure ? { folder, needsAuthority: false, verifiesServer } : null,
  };
}

function placeOf({
  address: text,
  origin,
  variable,
}: {
  readonly address: string;
  readonly origin: string | null;
  readonly variable: Variable;
}): EnginePlace {
  const address = parseAddress(text, origin);
  const isVerified = variable("DOCKER_TLS_VERIFY") !== undefined;
  const isUnverified = !isVerified && variable("DOCKER_TLS") !== undefined;
  const isSecure = address.kind === "tcp" && (address.isSecure || isVerified || isUnverified);
  return {
    address,
    words: origin === null ? text : `${text} (from ${origin})`,
    certificates: isSecure
      ? {
          folder: variable("DOCKER_CERT_PATH") ?? dockerConfigFolder(variable),
          needsAuthority: isVerified,
          verifiesServer: !isUnverified,
        }
      : null,
  };
}

/** The sockets of Docker, rootless Docker, Docker Desktop, and Podman (two). */
export function usualSockets(variable: Variable): readonly string[] {
  const runtime = variable("XDG_RUNTIME_DIR") ?? `/run/user/${process.getuid?.() ?? 0}`;
  return [
    usualSocket,
    join(runtime, "docker.sock"),
    join(homedir(), ".docker", "run", "docker.sock"),
    join(runtime, "podman", "podman.sock"),
    "/run/podman/podman.sock",
  ];
}

/** The first socket that exists. If it refuses, it is not skipped: the error names it. */
export function findSocket(sockets: readonly string[]): string {
  const found = sockets.find((path) => existsSync(path));
  if (found !== undefined) return found;
  throw new EngineUnavailableError(
    `There is no container engine here: none of the usual sockets exists (${sockets.join(", ")}).`,
    "Start Docker, or set DOCKER_HOST to the address of your container engine.",
  );
}
