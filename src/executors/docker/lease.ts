import type { Duplex } from "node:stream";
import type Dockerode from "dockerode";
import { callEngine } from "./engine-call.js";

/**
 * Ties a container's life to ours. PID 1 reads from the connection that is attached here before the container
 * starts; when the connection ends, because we end it or because our process was killed, PID 1 ends, and the engine
 * removes the container (about 110 ms, FACTS 4). The other way round the connection ends when the container does.
 */
export class Lease {
  /** Resolves, never rejects, when the connection has ended, from whichever side. */
  readonly ended: Promise<void>;
  readonly #socket: Duplex;

  /** Only for a container that is created and not started: an attach to a running one is no lease. */
  static async take(container: Dockerode.Container, signal: AbortSignal): Promise<Lease> {
    const socket = await callEngine({ what: "attach to the container", signal }, (abortSignal) =>
      container.attach({ stream: true, hijack: true, stdin: true, stdout: true, stderr: true, abortSignal }),
    );
    return new Lease(socket as Duplex);
  }

  constructor(socket: Duplex) {
    this.#socket = socket;
    this.ended = new Promise((resolve) => {
      socket.on("end", () => resolve());
      socket.on("error", () => resolve());
      socket.on("close", () => resolve());
    });
    // PID 1 writes nothing; reading is what shows the end.
    socket.resume();
  }

  release(): void {
    this.#socket.destroy();
  }
}
