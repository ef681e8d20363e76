import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { type AgentExecError, settingsInvalid } from "../../../errors.js";
import { EngineUnavailableError } from "../../../ports/executor.js";
import type { Variable } from "../../descriptor.js";
import { dockerConfigFolder, isObject, readDockerConfig, readJsonFile } from "./docker-config.js";
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
  if (endpoint !== undefined && endpoint !== "") return placeOf(endpoint, null, variable);
  const host = variable("DOCKER_HOST");
  if (host !== undefined) return placeOf(host, "DOCKER_HOST", variable);
  const configFolder = dockerConfigFolder(variable);
  const chosen = await chosenContext(configFolder, variable);
  if (chosen !== null) return placeOfContext(configFolder, chosen);
  return placeOf(`unix://${findSocket(usualSockets(variable))}`, null, variable);
}

interface ChosenContext {
  readonly name: string;
  /** Who chose the context, for messages: `DOCKER_CONTEXT`. */
  readonly origin: string;
}

/** Null for Docker's context `default`, which means no context. */
async function chosenContext(configFolder: string, variable: Variable): Promise<ChosenContext | null> {
  const named = variable("DOCKER_CONTEXT");
  const config = named === undefined ? await readDockerConfig(configFolder) : null;
  const name = named ?? config?.currentContext ?? "default";
  return name === "default" ? null : { name, origin: config?.path ?? "DOCKER_CONTEXT" };
}

/**
 * Reads a context from where `docker context create` stores it, below Docker's configuration folder.
 * @throws AgentExecError `settings-invalid` if the context does not exist or has no engine.
 */
async function placeOfContext(configFolder: string, { name, origin }: ChosenContext): Promise<EnginePlace> {
  const id = hash("sha256", name);
  const from = `the context ${JSON.stringify(name)}`;
  const path = join(configFolder, "contexts", "meta", id, "meta.json");
  const meta = await readJsonFile(path);
  if (meta === null)
    throw unusable(`The Docker context ${JSON.stringify(name)} (from ${origin}) does not exist.`);
  const endpoints = isObject(meta["Endpoints"]) ? meta["Endpoints"] : {};
  const engine = isObject(endpoints["docker"]) ? endpoints["docker"] : {};
  const text = engine["Host"];
  if (typeof text !== "string" || text === "")
    throw unusable(
      `The Docker context ${JSON.stringify(name)} (from ${origin}) has no engine address in ${path}.`,
    );
  const address = parseAddress(text, from);
  const folder = join(configFolder, "contexts", "tls", id, "docker");
  const verifiesServer = engine["SkipTLSVerify"] !== true;
  // As in Docker: certificates in a context, or the wish not to verify the server, mean TLS.
  const isSecure = address.kind === "tcp" && (address.isSecure || !verifiesServer || existsSync(folder));
  return {
    address,
    words: `${text} (from ${from})`,
    certificates: isSecure ? { folder, needsAuthority: false, verifiesServer } : null,
  };
}

function unusable(message: string): AgentExecError {
  const nextStep =
    "Choose a context that `docker context ls` lists: set DOCKER_CONTEXT, or run `docker context use`.";
  return settingsInvalid(message, nextStep);
}

function placeOf(text: string, origin: string | null, variable: Variable): EnginePlace {
  const address = parseAddress(text, origin);
  const isVerified = variable("DOCKER_TLS_VERIFY") !== undefined;
  const isUnverified = !isVerified && variable("DOCKER_TLS") !== undefined;
  const isSecure = address.kind === "tcp" && (address.isSecure || isVerified || isUnverified);
  // Read only if needed: a user without a home folder has no such folder.
  const folder = () => variable("DOCKER_CERT_PATH") ?? dockerConfigFolder(variable);
  return {
    address,
    words: origin === null ? text : `${text} (from ${origin})`,
    certificates: isSecure
      ? { folder: folder(), needsAuthority: isVerified, verifiesServer: !isUnverified }
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
