import { setTimeout as wait } from "node:timers/promises";
import { formatBytes } from "../../../format/format.js";
import type { Monitor, SocketCount } from "./monitor.js";

/** 250 ms: filling sockets takes 0.4 GB/s and more (bench/times.md, 4). */
const pollMs = 250;
/** 64 MiB: three hundred sockets that are full to the usual brim; a program that reads its answers holds none. */
const mostBytes = 64 * 1024 ** 2;
/** So many in addition to one for each process, because looking up a name needs one for a moment. */
const spareSockets = 1024;

/** Of the sandbox: its monitor can be another one later. */
interface Watched {
  readonly monitor: Monitor;
  readonly isUsable: boolean;
}

/**
 * What the kernel holds for netlink sockets, its own answers that nobody reads, is charged to no place, and nothing
 * bounds it but the number of open files: so it is watched. Programs cannot do without such sockets: they ask for the
 * machine's network interfaces over them.
 */
export class SocketMemory {
  readonly #sandbox: Watched;
  readonly #most: SocketCount;

  /** @param pids The place's process limit. */
  constructor(sandbox: Watched, { pids }: { readonly pids: number }) {
    this.#sandbox = sandbox;
    this.#most = { sockets: spareSockets + pids, bytes: mostBytes };
  }

  /** Resolves with what is held, in words, once that is too much; never after `signal` has fired or the place ended. */
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
