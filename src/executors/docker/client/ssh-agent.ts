import { Agent, type ClientRequest } from "node:http";
import type { Duplex } from "node:stream";
import type { SshAddress } from "./engine-address.js";
import { SshStream } from "./ssh-stream.js";
import { readableWord } from "../../../format/shell-word.js";

/** 1 s: calls shortly after each other share a connection, and no ssh program stays long without work. */
const idleMs = 1000;

/** Each connection is a program `ssh` of the user, which talks to the engine as Docker's command does. */
export class SshAgent extends Agent {
  readonly #program: string;
  readonly #words: readonly string[];
  readonly #idle = new WeakMap<Duplex, NodeJS.Timeout>();

  constructor(address: SshAddress, program: string) {
    super({ keepAlive: true });
    this.#program = program;
    this.#words = sshWords(address);
  }

  override createConnection(): Duplex {
    return new SshStream(this.#program, this.#words);
  }

  override keepSocketAlive(socket: Duplex): boolean {
    if (!(socket instanceof SshStream)) return false;
    socket.unref();
    this.#idle.set(socket, setTimeout(() => socket.destroy(), idleMs).unref());
    return true;
  }

  override reuseSocket(socket: Duplex, request: ClientRequest): void {
    clearTimeout(this.#idle.get(socket));
    super.reuseSocket(socket, request);
  }
}

/**
 * The options of the `docker` command: 30 s to connect, no terminal, and no argument that ssh could take for an option.
 */
export function sshWords({ host, user, port, socketPath }: SshAddress): readonly string[] {
  const as = user === null ? [] : ["-l", user];
  const at = port === null ? [] : ["-p", String(port)];
  // The other machine's shell reads the words that ssh passes on.
  const engine = socketPath === null ? [] : [readableWord(`--host=unix://${socketPath}`)];
  return [
    "-o",
    "ConnectTimeout=30",
    "-T",
    ...as,
    ...at,
    "--",
    host,
    "docker",
    ...engine,
    "system",
    "dial-stdio",
  ];
}
