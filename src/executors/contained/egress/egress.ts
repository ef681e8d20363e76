import type { NetworkDecision } from "../../../facts/execution.js";
import type { Place } from "../place.js";
import type { WayOut } from "../sandbox/sandbox.js";
import type { AllowList } from "./allow-list.js";
import { tryNetwork } from "./canary.js";
import { DecisionLog } from "./decision-log.js";
import { type EgressPorts, HostAccess, systemPorts } from "./host-access.js";
import { Proxy } from "./proxy.js";
import { Relay } from "./relay.js";

interface EgressOptions {
  readonly place: Place;
  readonly allowList: AllowList;
  /** Default: the machine's own resolver and network. */
  readonly ports?: EgressPorts | undefined;
  readonly signal: AbortSignal;
}

/** A relay leads out of a place without a network, and a proxy in this process decides about every request. */
export class Egress implements WayOut {
  readonly #place: Place;
  readonly #log = new DecisionLog();
  readonly #proxy: Proxy;
  #relay: Relay | null = null;

  /**
   * Resolves when the relay works and the canary has found all other ways closed. If it throws, everything that remains
   * ends with the place.
   * @throws AgentExecError `network-open`; NoInterpreterError; the engine's error; the signal's reason.
   */
  static async open(options: EgressOptions): Promise<Egress> {
    const egress = new Egress(options);
    const failed = new AbortController();
    const signal = AbortSignal.any([options.signal, failed.signal]);
    const parts = [egress.#openRelay(signal), tryNetwork(options.place, options.allowList, signal)];
    try {
      await Promise.all(parts);
      egress.#log.take();
      return egress;
    } catch (error) {
      failed.abort(error);
      await Promise.allSettled(parts);
      egress.close();
      throw error;
    }
  }

  constructor({ place, allowList, ports = systemPorts }: EgressOptions) {
    this.#place = place;
    this.#proxy = new Proxy(new HostAccess({ allowList, ports, log: this.#log }));
  }

  async restore(signal: AbortSignal): Promise<string | null> {
    if (this.#relay?.isOpen === true || signal.aborted || this.#place.hasEnded) return null;
    const why = (await this.#relay?.ended) ?? "the relay in the sandbox could not be started";
    try {
      await this.#openRelay(signal);
      return `Before this block, the sandbox lost its connection to the hosts in \`allow-host\` (${why}). agent-exec opened the connection again.`;
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      return `Before this block, the sandbox lost its connection to the hosts in \`allow-host\` (${why}). agent-exec could not open the connection again (${words}). This block cannot reach any host.`;
    }
  }

  takeDecisions(): readonly NetworkDecision[] {
    return this.#log.take();
  }

  close(): void {
    this.#relay?.close();
    this.#proxy.close();
  }

  async #openRelay(signal: AbortSignal): Promise<void> {
    this.#relay = await Relay.open(this.#place, (connection) => this.#proxy.accept(connection), signal);
  }
}
