import { Agent as SecureAgent } from "node:https";
import type { Agent, IncomingMessage } from "node:http";
import { inspect } from "node:util";
import Dockerode from "dockerode";
import Modem from "docker-modem";
import { withBoundedAnswers } from "./bounded-answers.js";
import type { EngineAddress } from "./engine-address.js";
import { type CertificateSource, loadCertificates } from "./engine-certificates.js";
import { ReadingAgent } from "./reading-agent.js";
import { SshAgent } from "./ssh-agent.js";

export interface ClientOptions {
  readonly address: EngineAddress;
  /** Null for a connection without TLS. */
  readonly certificates: CertificateSource | null;
  /** The program that opens connections to an engine at `ssh://`. */
  readonly sshProgram: string;
}

/** Docker's client for an address. */
export interface EngineClient {
  readonly docker: Dockerode;
  /** The answer to the call that every engine takes in every version. @throws the engine's refusal as it is. */
  ping(abortSignal: AbortSignal): Promise<IncomingMessage>;
  /** From now on every call names this version of the API: `1.41`. */
  speak(version: string): void;
}

/** Nothing is asked yet. @throws AgentExecError like `loadCertificates`. */
export async function openClient(options: ClientOptions): Promise<EngineClient> {
  const connection = await connectionTo(options);
  // The library's own constructor reads addresses and certificates from the environment, and fails if it cannot read
  // them, even if they are for another engine. So every field that it sets is named here.
  const modem = Object.assign(Object.create(Modem.prototype) as Modem, unset, connection);
  keepUnwritten(modem);
  return {
    docker: new Dockerode({ modem } as Dockerode.DockerOptions),
    ping: (abortSignal) => ping(modem, abortSignal),
    speak: (version) => void Object.assign(modem, { version: `v${version}` }),
  };
}

const unset = {
  socketPath: undefined,
  host: undefined,
  port: undefined,
  pathPrefix: "/",
  username: undefined,
  password: undefined,
  version: undefined,
  key: undefined,
  cert: undefined,
  ca: undefined,
  timeout: undefined,
  connectionTimeout: undefined,
  checkServerIdentity: undefined,
  agent: undefined,
  headers: {},
  sshOptions: {},
  protocol: "http",
} as const;

/** The library's options for the connection. */
interface Connection {
  readonly socketPath?: string;
  readonly host?: string;
  readonly port?: number;
  readonly protocol?: "https";
  readonly agent?: Agent;
}

async function connectionTo({ address, certificates, sshProgram }: ClientOptions): Promise<Connection> {
  if (address.kind === "socket")
    return { socketPath: address.path, agent: withBoundedAnswers(new ReadingAgent()) };
  // The name stands in the requests' Host header alone: it is the agent that connects.
  if (address.kind === "ssh")
    return { host: "docker", agent: withBoundedAnswers(new SshAgent(address, sshProgram)) };
  const { host, port } = address;
  if (certificates === null)
    return { host, port: port ?? 2375, agent: withBoundedAnswers(new ReadingAgent()) };
  const secureContext = await loadCertificates(certificates);
  const { verifiesServer: rejectUnauthorized } = certificates;
  const agent = new SecureAgent({ keepAlive: true, secureContext, rejectUnauthorized });
  return { host, port: port ?? 2376, protocol: "https", agent: withBoundedAnswers(agent) };
}

function ping(modem: Modem, abortSignal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const call = { path: "/_ping", method: "GET", isStream: true, statusCodes: { 200: true }, abortSignal };
    modem.dial(call, (error, response) => {
      if (error !== null) return reject(error);
      // A few bytes; they are read so that the connection can serve again.
      resolve((response as IncomingMessage).resume());
    });
  });
}

/** The library's types keep this to itself. */
interface RequestBuilder {
  buildRequest(options: object, ...rest: readonly unknown[]): void;
}

/**
 * The library writes the options of each call out for a log, also when nobody reads it: headers, a signal, an agent
 * with all its connections, which took 3 ms a call. So they are written as nothing.
 */
function keepUnwritten(modem: Modem): void {
  const builder = modem as unknown as RequestBuilder;
  const build = builder.buildRequest.bind(modem);
  builder.buildRequest = (options, ...rest) =>
    build(Object.assign(options, { [inspect.custom]: () => "" }), ...rest);
}
