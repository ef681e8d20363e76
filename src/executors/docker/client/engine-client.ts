import { Agent as SecureAgent } from "node:https";
import type { Agent, ClientRequest, IncomingMessage } from "node:http";
import { inspect } from "node:util";
import Dockerode from "dockerode";
import Modem from "docker-modem";
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

export interface EngineClient {
  readonly docker: Dockerode;
  /**
   * Makes the call that every engine accepts in every version.
   * @throws the engine's refusal, unchanged.
   */
  ping(abortSignal: AbortSignal): Promise<IncomingMessage>;
  /** Sets the API version of all later calls: `1.41`. */
  speak(version: string): void;
}

/**
 * Creates the client without a request.
 * @throws AgentExecError like `loadCertificates`.
 */
export async function openClient(options: ClientOptions): Promise<EngineClient> {
  const connection = await connectionTo(options);
  // The library's constructor reads addresses and certificates from the environment, and fails if it cannot read them,
  // even if they belong to another engine. For this reason every field that the constructor would set is set here.
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

/** The library's connection options. */
async function connectionTo({ address, certificates, sshProgram }: ClientOptions): Promise<object> {
  if (address.kind === "socket")
    return { socketPath: address.path, agent: withBoundedAnswers(new ReadingAgent()) };
  // The name appears only in the Host header. The agent connects.
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
      // A few bytes. Read them so that the connection can be used again.
      resolve((response as IncomingMessage).resume());
    });
  });
}

/**
 * The library formats the options of each call for a log, even if nobody reads the log. Formatting took 3 ms per call.
 * For this reason the options are formatted as nothing.
 */
function keepUnwritten(modem: Modem): void {
  // The library's types do not export this.
  const builder = modem as unknown as { buildRequest(options: object, ...rest: readonly unknown[]): void };
  const build = builder.buildRequest.bind(modem);
  builder.buildRequest = (options, ...rest) =>
    build(Object.assign(options, { [inspect.custom]: () => "" }), ...rest);
}

/** 16 MiB: the longest answer that agent-exec asks for, a list of containers, has some kilobytes. */
const maxAnswerBytes = 16 * 1024 * 1024;

/**
 * Fails a request whose answer never ends or is cut off. Without this bound the library would keep an answer of any
 * length in memory, and would wait forever for the rest of a cut answer. Streams are not affected: an exec, the
 * progress of a pull or build, events.
 */
function withBoundedAnswers<A extends Agent>(agent: A): A {
  // Node passes each request to its agent here, but its types do not say so.
  const taker = agent as unknown as {
    addRequest(request: ClientRequest, ...rest: readonly unknown[]): void;
  };
  const take = taker.addRequest.bind(agent);
  taker.addRequest = (request, ...rest) => {
    if (!/\/(?:images\/create|build|events)(?:\?|$)/.test(request.path)) {
      request.once("response", (response) => holdAnswer(request, response));
    }
    take(request, ...rest);
  };
  return agent;
}

function holdAnswer(request: ClientRequest, response: IncomingMessage): void {
  let bytes = 0;
  const push = response.push.bind(response);
  // Reads in the parser's buffer, because a listener would start the answer before its reader exists.
  response.push = (chunk: Uint8Array | null, encoding?: BufferEncoding) => {
    bytes += chunk?.length ?? 0;
    if (bytes <= maxAnswerBytes) return push(chunk, encoding);
    request.destroy();
    request.emit("error", new Error(`its answer has more than ${maxAnswerBytes} bytes`));
    return false;
  };
  response.once("close", () => {
    if (!response.complete) request.emit("error", new Error("its answer was cut off"));
  });
}
