import type { NetworkDecision } from "../../../facts/execution.js";

/** How many different decisions are listed. Further ones are only counted. */
const maxDecisions = 100;
/** No host name is longer. */
const maxHostChars = 253;

/** The network decisions since the last `take`. Memory stays small however many requests come. */
export class DecisionLog {
  #decisions = new Map<string, NetworkDecision>();
  #rest = { allowed: 0, refused: 0 };

  add(decision: Omit<NetworkDecision, "count">): void {
    const { host, port, allowed, reason } = decision;
    const shown = host.length > maxHostChars ? `${host.slice(0, maxHostChars)}…` : host;
    const key = JSON.stringify([shown, port, allowed, reason]);
    const known = this.#decisions.get(key);
    if (known === undefined && this.#decisions.size >= maxDecisions) {
      this.#rest[allowed ? "allowed" : "refused"] += 1;
      return;
    }
    this.#decisions.set(key, { ...decision, host: shown, count: (known?.count ?? 0) + 1 });
  }

  /** The decisions in order of their first request. Those above the limit are counted under host `*` and port 0. */
  take(): readonly NetworkDecision[] {
    const rest = Object.entries(this.#rest).flatMap(([kind, count]) =>
      count === 0
        ? []
        : [{ host: "*", port: 0, allowed: kind === "allowed", reason: "further requests", count }],
    );
    const taken = [...this.#decisions.values(), ...rest];
    this.#decisions = new Map();
    this.#rest = { allowed: 0, refused: 0 };
    return taken;
  }
}
