import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import type Dockerode from "dockerode";
import { AgentExecError } from "../../../errors.js";
import { EngineUnavailableError } from "../../../ports/executor.js";
import { callEngine, EngineSilentError } from "./engine-call.js";
import { connectionCode, engineMessage, isRefusal } from "./engine-error.js";

export interface EngineConnection {
  readonly docker: Dockerode;
  /** Where the engine listens, for messages. */
  readonly endpoint: string;
}

export interface ConnectOptions {
  /** `unix:///path`, a bare path, `tcp://host:port`, `http(s)://host:port`. Default: the engine's usual socket. */
  readonly endpoint?: string | undefined;
  readonly signal: AbortSignal;
}

/** 5 s: an idle engine answers a ping in 0.3 ms (docs/measurements.md, 3). */
const pingDeadlineMs = 5000;

/**
 * Finds the engine and makes sure that it answers. The client library is loaded here and not before: it takes a
 * third of the time that a refused run should take at all.
 *
 * @throws AgentExecError `engine-unavailable` with the endpoint and what to do; `settings-invalid` for an endpoint
 *   of a kind that is not supported.
 */
export async function connectEngine({ endpoint, signal }: ConnectOptions): Promise<EngineConnection> {
  const where = endpoint === undefined || endpoint === "" ? `unix://${findSocket()}` : endpoint;
  const address = parseEndpoint(where);
  const { default: Docker } = await import("dockerode");
  try {
    const docker = new Docker(address);
    // The library takes a signal here; its types do not know.
    const engine: { ping(options: { abortSignal: AbortSignal }): Promise<unknown> } = docker;
    await callEngine({ what: "ping", deadlineMs: pingDeadlineMs, signal }, (abortSignal) =>
      engine.ping({ abortSignal }),
    );
    return { docker, endpoint: where };
  } catch (error) {
    signal.throwIfAborted();
    throw unavailable(where, error);
  }
}

/** An error of a call to an engine that answered before, in the reader's words. */
export function unavailable(endpoint: string, error: unknown): EngineUnavailableError {
  const { what, nextStep } = explain(endpoint, error);
  return new EngineUnavailableError(`The container engine at ${endpoint} ${what}.`, nextStep, error);
}

function explain(endpoint: string, error: unknown): { readonly what: string; readonly nextStep: string } {
  const start = "Start Docker, or set DOCKER_HOST to where it listens.";
  if (error instanceof EngineSilentError) {
    return { what: "does not answer", nextStep: "Look at the engine's log and restart it if it hangs." };
  }
  if (isRefusal(error)) {
    return {
      what: `refuses: ${engineMessage(error)}`,
      nextStep: "Mend what the engine names and run again.",
    };
  }
  switch (connectionCode(error)) {
    case "ENOENT":
      return { what: "is not there: the socket does not exist", nextStep: start };
    case "EACCES":
    case "EPERM":
      return {
        what: "may not be used by this user: permission denied",
        nextStep:
          "Add this user to the group that owns the socket (usually `docker`), or use a rootless engine.",
      };
    case "ECONNREFUSED":
      return { what: "is not running: the connection was refused", nextStep: start };
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return { what: "cannot be found: its host name does not resolve", nextStep: "Check DOCKER_HOST." };
    default:
      return { what: `broke the connection (${engineMessage(error)})`, nextStep: start };
  }
}

/** `/var/run/docker.sock`, or Docker Desktop's socket in the home folder when only that one is there. */
function findSocket(): string {
  const usual = "/var/run/docker.sock";
  const ofDesktop = join(homedir(), ".docker", "run", "docker.sock");
  return !existsSync(usual) && existsSync(ofDesktop) ? ofDesktop : usual;
}

function parseEndpoint(endpoint: string): Dockerode.DockerOptions {
  if (endpoint.startsWith("/")) return socketAddress(endpoint);
  if (endpoint.startsWith("unix://")) return socketAddress(endpoint.slice("unix://".length));
  const url = parseUrl(endpoint.includes("://") ? endpoint : `tcp://${endpoint}`);
  if (url === null || !["tcp:", "http:", "https:"].includes(url.protocol) || url.hostname === "") {
    throw new AgentExecError(
      "settings-invalid",
      `The engine's address ${JSON.stringify(endpoint)} is not supported.`,
      {
        nextStep: "Set DOCKER_HOST to unix:///path/to/docker.sock or tcp://host:port.",
      },
    );
  }
  // Certificates for TLS are left to the library, which reads them from where Docker's own tools do.
  const isSecure = url.protocol === "https:" || url.port === "2376";
  return {
    host: url.hostname,
    port: url.port === "" ? 2375 : Number(url.port),
    protocol: isSecure ? "https" : "http",
  };
}

/**
 * The library merges what is not named here with what it reads from the environment, so a socket names all of
 * it.
 */
function socketAddress(socketPath: string): Dockerode.DockerOptions {
  const none = { host: undefined, port: undefined, ca: undefined, cert: undefined, key: undefined };
  return { ...none, socketPath, protocol: "http" };
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
