import { lookup } from "node:dns/promises";
import { connect } from "node:net";
import type { Duplex } from "node:stream";

/** How the proxy reaches the network. Tests pass their own. */
export interface EgressPorts {
  /** Finds all addresses of a name. Rejects if there is none. */
  lookup(name: string): Promise<readonly string[]>;
  /** Opens a connection whose directions end separately. Rejects with the signal's reason or the failure. */
  connect(where: {
    readonly address: string;
    readonly port: number;
    readonly signal: AbortSignal;
  }): Promise<Duplex>;
}

/** The machine's own resolver and network. */
export const systemPorts: EgressPorts = {
  async lookup(name) {
    const found = await lookup(name, { all: true, verbatim: true });
    return found.map(({ address }) => address);
  },
  connect({ address, port, signal }) {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const socket = connect({ host: address, port, allowHalfOpen: true, autoSelectFamily: false });
      const onAbort = (): void => void socket.destroy(signal.reason as Error);
      signal.addEventListener("abort", onAbort, { once: true });
      socket.once("error", reject);
      socket.once("close", () => signal.removeEventListener("abort", onAbort));
      socket.once("connect", () => {
        signal.removeEventListener("abort", onAbort);
        socket.off("error", reject);
        socket.setNoDelay(true);
        resolve(socket);
      });
    });
  },
};
