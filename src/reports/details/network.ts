import { unitOf } from "../../run/state/standing.js";
import type { RunState } from "../../run/state/state.js";
import type { NetworkDecision } from "../../facts/execution.js";
import { count, formatCount } from "../../format/format.js";

/** The decisions about one host in the whole run. */
export interface NetworkReport extends NetworkDecision {
  /** Where it was asked first: `attempt 1, block 2`, `verification 1 of attempt 2`, `after the last block`. */
  readonly where: string;
}

/** All decisions about the network in order. Equal decisions are listed once, with their number. */
export function networkOf({ run, attempts, files }: RunState): readonly NetworkReport[] {
  const unit = unitOf(run?.policy ?? {});
  const told = new Map<string, NetworkReport>();
  const add = (where: string, decisions: readonly NetworkDecision[] = []): void => {
    for (const decision of decisions) {
      const { host, port, allowed, reason } = decision;
      const key = JSON.stringify([host, port, allowed, reason]);
      const known = told.get(key);
      told.set(key, { ...decision, where, ...known, count: (known?.count ?? 0) + decision.count });
    }
  };
  for (const { number, executions, lost, verifications } of attempts) {
    for (const { block, network } of [...lost, ...executions])
      add(`${unit} ${number}, block ${block + 1}`, network);
    for (const { index, network } of verifications)
      add(`verification ${index + 1} of ${unit} ${number}`, network);
  }
  add("after the last block", files?.network);
  return [...told.values()];
}

/** For example `2 requests allowed, 1 refused` or `2 requests allowed (1 not reached), 0 refused`. */
export function networkTitle(decisions: readonly NetworkDecision[]): string {
  const sum = (isCounted: (decision: NetworkDecision) => boolean): number =>
    decisions.filter(isCounted).reduce((total, each) => total + each.count, 0);
  const [allowed, refused] = [sum((each) => each.allowed), sum((each) => !each.allowed)];
  const unreached = sum(isUnreached);
  const ofThem = unreached === 0 ? "" : ` (${formatCount(unreached)} not reached)`;
  return `${count("request", allowed)} allowed${ofThem}, ${formatCount(refused)} refused`;
}

/** Whether the request was allowed but the connection failed. */
export function isUnreached({ unreached }: NetworkDecision): boolean {
  return unreached === true;
}

/** The host and port, such as `example.com:443`. The text may be hostile. */
export function targetOf({ host, port }: NetworkDecision): string {
  if (host === "*" && port === 0) return "others";
  return port === 0 ? host : `${host}:${port}`;
}
