import type Dockerode from "dockerode";
import { chooseApiVersion } from "./api-version.js";
import { unavailable } from "./connection-failure.js";
import { callEngine } from "./engine-call.js";
import { type EngineChoice, findEngine } from "./engine-place.js";

export interface EngineConnection {
  readonly docker: Dockerode;
  /** The engine's address and who named it, for messages: `tcp://10.0.0.7:2375 (from DOCKER_HOST)`. */
  readonly endpoint: string;
  /** The used version of Docker's API: `1.41`. */
  readonly apiVersion: string;
  /** The engine's own name: `Docker/28.3.0 (linux)`, `Libpod/4.3.1 (linux)`; empty if it gives none. */
  readonly server: string;
  /** Whether it is Podman, which differs from Docker in some points (docs/engines.md). */
  readonly isPodman: boolean;
}

export interface ConnectOptions extends EngineChoice {
  readonly signal: AbortSignal;
}

/** 5 s: an idle engine answers a ping in 0.3 ms (bench/times.md, 1). */
const pingDeadlineMs = 5000;
/** 35 s: ssh itself gets 30 s to connect. */
const sshPingDeadlineMs = 35_000;

/**
 * Finds the engine, checks that it answers, and chooses a version of the API. The client library is loaded only here,
 * because loading takes a third of the time that a refused run should take.
 * @throws AgentExecError `engine-unavailable` with the address and what to do; `settings-invalid` for an unusable
 * address, context or certificates.
 */
export async function connectEngine({
  endpoint,
  variable = () => undefined,
  sshProgram = "ssh",
  signal,
}: ConnectOptions): Promise<EngineConnection> {
  const { address, certificates, words: place } = await findEngine(endpoint, variable);
  const { openClient } = await import("./engine-client.js");
  const client = await openClient({ address, certificates, sshProgram });
  const deadlineMs = address.kind === "ssh" ? sshPingDeadlineMs : pingDeadlineMs;
  const { headers } = await callEngine({ what: "ping", deadlineMs, signal }, client.ping).catch(
    (error: unknown) => {
      signal.throwIfAborted();
      throw unavailable(place, error, { isFirstTls: certificates !== null });
    },
  );
  const server = headers.server?.toString() ?? "";
  const offered = headers["api-version"]?.toString();
  const apiVersion = chooseApiVersion({ offered, wanted: variable("DOCKER_API_VERSION"), place });
  client.speak(apiVersion);
  return {
    docker: client.docker,
    endpoint: place,
    apiVersion,
    server,
    isPodman: server.startsWith("Libpod/"),
  };
}
