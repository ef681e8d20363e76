import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { Agent, type ClientRequest } from "node:http";
import type { Socket } from "node:net";
import { Duplex } from "node:stream";
import { showHidden } from "../../../output/visible.js";
import type { SshAddress } from "./engine-address.js";
import { SshFailedError } from "./engine-error.js";
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

/** 500 characters of ssh's output: its error is one line, but a host's greeting may be long. */
const maxWordsChars = 500;
/** 1 s: ssh ends within milliseconds of being asked to. */
const dyingMs = 1000;

/**
 * A connection to the input and output of an ssh program. Ending it ends the program's input, and its output still
 * comes. Destroying it ends the program.
 */
class SshStream extends Duplex {
  readonly #child: ChildProcessWithoutNullStreams;
  #words = "";
  #hasSpoken = false;
  #hasEnded = false;

  /** Starts the program at once. A failure becomes the stream's error. */
  constructor(program: string, words: readonly string[]) {
    super({ allowHalfOpen: true });
    // In its own session, so that Ctrl-C reaches only agent-exec, which can then end the run over this connection.
    this.#child = spawn(program, [...words], { detached: true });
    this.#child.on("error", (cause) =>
      this.destroy(new SshFailedError(`${program} cannot be started (${cause.message})`, { cause })),
    );
    this.#child.on("close", (code, signal) => this.#noteEnd(program, signal ?? `exit code ${code}`));
    // If nothing can be written any more, the program's end says why.
    this.#child.stdin.on("error", () => undefined);
    this.#child.stdout.on("error", () => undefined);
    this.#child.stderr.on("error", () => undefined);
    this.#child.stderr.setEncoding("utf8").on("data", (text: string) => {
      this.#words = (this.#words + text).slice(-maxWordsChars);
    });
    this.#child.stdout.on("data", (chunk: Buffer) => {
      this.#hasSpoken = true;
      if (!this.push(chunk)) this.#child.stdout.pause();
    });
    // If there is no output yet, the program's end may say why.
    this.#child.stdout.on("end", () => this.#hasSpoken && this.#endOutput());
  }

  /** Lets Node's process wait for this one, like a socket's `ref`. */
  ref(): this {
    return this.#hold("ref");
  }

  unref(): this {
    return this.#hold("unref");
  }

  override _read(): void {
    this.#child.stdout.resume();
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    if (this.#child.stdin.destroyed) return done();
    this.#child.stdin.write(chunk, () => done());
  }

  override _final(done: (error?: Error | null) => void): void {
    this.#child.stdin.end(() => done());
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    for (const pipe of this.#child.stdio) pipe?.destroy();
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      this.#child.kill("SIGTERM");
      const killing = setTimeout(() => this.#child.kill("SIGKILL"), dyingMs).unref();
      this.#child.once("exit", () => clearTimeout(killing));
    }
    done(error);
  }

  #hold(verb: "ref" | "unref"): this {
    this.#child[verb]();
    for (const pipe of this.#child.stdio) (pipe as Socket | null)?.[verb]();
    return this;
  }

  #noteEnd(program: string, by: string): void {
    if (this.#hasSpoken) return this.#endOutput();
    const words = showHidden(this.#words).replace(/\s+/g, " ").trim();
    this.destroy(new SshFailedError(words || `${program} ended with ${by} and printed nothing`));
  }

  #endOutput(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.push(null);
  }
}
