import type Dockerode from "dockerode";
import { chooseApiVersion } from "./api-version.js";
import { unavailable } from "./connection-failure.js";
import { callEngine } from "./engine-call.js";
import type { EngineChoice } from "./engine-choice.js";
import type { EngineClient } from "./engine-client.js";
import { findEngine } from "./engine-place.js";

export interface EngineConnection {
  readonly docker: Dockerode;
  /** The engine's address and who named it. Used in messages: `tcp://10.0.0.7:2375 (from DOCKER_HOST)`. */
  readonly endpoint: string;
  /** The version of Docker's API that is spoken: `1.41`. */
  readonly apiVersion: string;
  /** What the engine calls itself: `Docker/28.3.0 (linux)`, `Libpod/4.3.1 (linux)`; empty when it does not say. */
  readonly server: string;
  /** Whether it is Podman, which differs from Docker in some things (docs/engines.md). */
  readonly isPodman: boolean;
}

export interface ConnectOptions extends EngineChoice {
  readonly signal: AbortSignal;
}

/** 5 s: an idle engine answers a ping in 0.3 ms (bench/times.md, 1). */
const pingDeadlineMs = 5000;
/** 35 s: ssh itself is given 30 s to connect. */
const sshPingDeadlineMs = 35_000;

/**
 * Finds the engine, makes sure that it answers, and agrees on a version of the API. The client library is loaded
 * here and not before: it takes a third of the time that a refused run should take at all.
 *
 * @throws AgentExecError `engine-unavailable` with the place and what to do; `settings-invalid` for an address, a
 *   context or certificates that cannot be used.
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
  const isSecure = certificates !== null;
  const { offered, server } = await ask(client, { place, deadlineMs, isSecure, signal });
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

interface Asking {
  readonly place: string;
  readonly deadlineMs: number;
  readonly isSecure: boolean;
  readonly signal: AbortSignal;
}

/** Pings. @throws AgentExecError `engine-unavailable`, or the signal's reason. */
async function ask(
  client: EngineClient,
  { place, deadlineMs, isSecure, signal }: Asking,
): Promise<{ readonly offered: string | undefined; readonly server: string }> {
  try {
    const { headers } = await callEngine({ what: "ping", deadlineMs, signal }, client.ping);
    return { offered: headers["api-version"]?.toString(), server: headers.server?.toString() ?? "" };
  } catch (error) {
    signal.throwIfAborted();
    throw unavailable(place, error, { isFirstTls: isSecure });
  }
}
