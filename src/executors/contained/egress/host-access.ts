import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { connect } from "node:net";
import type { Duplex } from "node:stream";
import { raceSignal } from "race-signal";
import type { AllowList } from "./allow-list.js";
import type { DecisionLog } from "./decision-log.js";
import { type HostName, writeHost } from "./host-name.js";
import { specialKind } from "./public-address.js";
import { deadlineAfter } from "../../../deadline.js";

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
  async connect({ address, port, signal }) {
    signal.throwIfAborted();
    const socket = connect({ host: address, port, allowHalfOpen: true, autoSelectFamily: false });
    try {
      await once(socket, "connect", { signal });
    } catch (error) {
      socket.destroy();
      throw signal.aborted ? signal.reason : error;
    }
    return socket.setNoDelay(true);
  },
};

/** Why there is no connection. */
export interface Refusal {
  /** 400: the request is invalid. 403: the host is not allowed. 502: the host is allowed, but was not reached. */
  readonly status: 400 | 403 | 502;
  /** A short HTTP phrase such as `Not listed in allow-host`, because some programs show nothing else. */
  readonly phrase: string;
  /** One sentence for the program in the place. */
  readonly sentence: string;
}

export type Passage = { readonly connection: Duplex } | { readonly refusal: Refusal };

export interface Destination {
  readonly host: HostName;
  readonly port: number;
}

/** Resolvers also give up after about this time. */
const lookupDeadlineMs = 10_000;
/** A distant server answers within one second. */
const connectDeadlineMs = 10_000;
/** How many addresses of a name are tried, one after the other. */
const maxTries = 4;
/** How many names are resolved at once. Node has four threads for it, and its file system calls need one. */
const lookupsAtOnce = 3;

interface AccessParts {
  readonly allowList: AllowList;
  readonly ports: EgressPorts;
  readonly log: DecisionLog;
}

/** Connects programs to hosts. First the name must be allowed. Then every address of the name must be public. */
export class HostAccess {
  readonly #parts: AccessParts;
  #lookups = 0;
  readonly #queue: (() => void)[] = [];

  constructor(parts: AccessParts) {
    this.#parts = parts;
  }

  /** Connects to the destination, or refuses. Both are recorded. Never rejects. */
  async open(destination: Destination, signal: AbortSignal): Promise<Passage> {
    const { host, port } = destination;
    const ruling = this.#parts.allowList.judge(host, port);
    if (!ruling.isAllowed)
      return { refusal: this.#refuse(destination, "Not listed in allow-host", ruling.reason) };
    const addresses = await this.#addressesOf(host).catch(() => []);
    if (addresses.length === 0) return { refusal: this.#fail(destination, "its name does not resolve") };
    // A single address that is not public is enough to refuse. The name's owner may be hostile, or the name belongs to
    // another network.
    for (const address of addresses) {
      const kind = specialKind(address);
      if (kind === null) continue;
      const reason = `its address ${address} is not public: ${kind}`;
      return { refusal: this.#refuse(destination, "Not a public address", reason) };
    }
    let failure = "";
    for (const address of addresses.slice(0, maxTries)) {
      try {
        const connection = await this.#connect(address, port, signal);
        this.#record(destination, true, `listed as ${ruling.rule}`);
        return { connection };
      } catch (error) {
        failure = codeOf(error);
      }
      if (signal.aborted) break;
    }
    return { refusal: this.#fail(destination, `the host could not be reached: ${failure}`) };
  }

  /** Refuses an open connection that turned out to be for another host. */
  refuseLate(destination: Destination, reason: string): void {
    this.#record(destination, false, reason);
  }

  /** Refuses a request without a valid destination. */
  refuseUnread(text: string, reason: string): Refusal {
    this.#parts.log.add({ host: text, port: 0, allowed: false, reason });
    return { status: 400, phrase: "Not understood", sentence: `agent-exec's proxy: ${reason}.` };
  }

  #refuse(destination: Destination, phrase: string, reason: string): Refusal {
    this.#record(destination, false, reason);
    const sentence = `agent-exec refuses ${where(destination)}: ${reason}. allow-host lists ${this.#parts.allowList.words}.`;
    return { status: 403, phrase, sentence };
  }

  /** The host was allowed, but the connection failed. */
  #fail(destination: Destination, reason: string): Refusal {
    const { host, port } = destination;
    const words = `listed, but ${reason}`;
    this.#parts.log.add({ host: writeHost(host), port, allowed: true, reason: words, unreached: true });
    const sentence = `agent-exec allows ${where(destination)}, but ${reason}.`;
    return { status: 502, phrase: "Not reached", sentence };
  }

  #record({ host, port }: Destination, allowed: boolean, reason: string): void {
    this.#parts.log.add({ host: writeHost(host), port, allowed, reason });
  }

  async #addressesOf({ name, isAddress }: HostName): Promise<readonly string[]> {
    if (isAddress) return [name];
    if (this.#lookups >= lookupsAtOnce) await new Promise<void>((resolve) => this.#queue.push(resolve));
    this.#lookups += 1;
    const looking = this.#parts.ports.lookup(name).finally(() => {
      this.#lookups -= 1;
      this.#queue.shift()?.();
    });
    return raceSignal(looking, AbortSignal.timeout(lookupDeadlineMs));
  }

  /** Connects to exactly the address that was checked, without resolving the name again. */
  async #connect(address: string, port: number, signal: AbortSignal): Promise<Duplex> {
    using deadline = deadlineAfter(connectDeadlineMs);
    const inTime = AbortSignal.any([signal, deadline.signal]);
    return await this.#parts.ports.connect({ address, port, signal: inTime });
  }
}

function where({ host, port }: Destination): string {
  return `${writeHost(host)}:${port}`;
}

function codeOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  if (name === "TimeoutError" || name === "AbortError") return "no answer in time";
  return typeof code === "string" ? code : "the connection failed";
}
