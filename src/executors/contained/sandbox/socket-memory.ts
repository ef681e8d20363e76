import { setTimeout as wait } from "node:timers/promises";
import { formatBytes } from "../../../format/format.js";
import type { Monitor, SocketCount } from "./monitor.js";

/** Filling sockets takes 0.4 GB/s and more (bench/times.md, 4). */
const pollMs = 250;
/** Three hundred full sockets. A program that reads its answers holds none. */
const mostBytes = 64 * 1024 ** 2;
/** How many sockets are allowed besides one per process. Resolving a name briefly needs one. */
const spareSockets = 1024;

/** The sandbox, because its monitor may change. */
interface Watched {
  readonly monitor: Monitor;
  readonly isUsable: boolean;
}

/**
 * Watches the memory of netlink sockets. The kernel counts this memory, its own unread answers, for no place, and only
 * the number of open files limits it. Programs need these sockets in order to ask for the machine's network interfaces.
 */
export class SocketMemory {
  readonly #sandbox: Watched;
  readonly #most: SocketCount;

  /** @param pids the place's process limit */
  constructor(sandbox: Watched, { pids }: { readonly pids: number }) {
    this.#sandbox = sandbox;
    this.#most = { sockets: spareSockets + pids, bytes: mostBytes };
  }

  /** Resolves with the excess in words. Never after `signal` has fired or the place has ended. */
  async overLimit(signal: AbortSignal): Promise<string> {
    for (;;) {
      await wait(pollMs, undefined, { ref: false });
      if (signal.aborted || !this.#sandbox.isUsable) break;
      const held = await this.#sandbox.monitor.countSockets(this.#most);
      if (signal.aborted) break;
      if (held === null) continue;
      if (held.bytes > this.#most.bytes) return `${formatBytes(held.bytes)} in netlink sockets`;
      if (held.sockets > this.#most.sockets) return `more than ${this.#most.sockets} netlink sockets`;
    }
    return new Promise<never>(() => undefined);
  }
}
