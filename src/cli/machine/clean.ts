import { clean as cleanUp, type Leftover } from "../../compose/executor.js";
import { AgentExecError } from "../../errors.js";
import { readEnvironment } from "../../process/env.js";
import { listenForStopSignals } from "../../process/stop-signals.js";
import { parseDurationMs } from "../../format/duration.js";
import { count } from "../../format/format.js";
import { showHidden } from "../../output/visible.js";
import { printJson, printOutput } from "../print.js";

export interface CleanFlags {
  /** Default: every executor on this machine. */
  readonly executor?: string;
  readonly dryRun?: boolean;
  readonly kept?: boolean;
  readonly images?: boolean;
  readonly caches?: boolean;
  /** As the user wrote it, such as `36h`. */
  readonly olderThan?: string;
  readonly json?: boolean;
}

/** Removes what dead runs left. Resolves with 0, or with 3 if something stays. @throws AgentExecError. */
export async function clean(flags: CleanFlags): Promise<number> {
  const { executor, dryRun, kept, images, caches, olderThan, json } = flags;
  const olderThanMs = olderThan === undefined ? undefined : durationOf(olderThan);
  using stop = listenForStopSignals();
  const asked = {
    variable: readEnvironment().variable,
    withKept: kept === true,
    withImages: images === true,
    withCaches: caches === true,
    isDryRun: dryRun === true,
    ...(olderThanMs !== undefined && { olderThanMs }),
    signal: stop.signal,
  };
  const leftovers = await cleanUp(asked, executor);
  if (json === true) printJson(byKind(leftovers));
  else printOutput(describe(leftovers));
  return leftovers.some(isStuck) ? 3 : 0;
}

const isStuck = ({ fate }: Leftover): boolean => fate === "stuck";

function byKind(leftovers: readonly Leftover[]): object {
  const ofKind = (kind: Leftover["kind"]) => leftovers.filter((each) => each.kind === kind);
  const pods = ofKind("pod");
  return {
    containers: ofKind("container"),
    ...(pods.length > 0 && { pods }),
    images: ofKind("image"),
    caches: ofKind("cache"),
  };
}

function describe(leftovers: readonly Leftover[]): string {
  const lines = leftovers.map(({ fate, name, runId, state, reason }) => {
    const why = fate === "kept" ? "kept so that you can look inside. --kept removes it" : reason;
    const facts = [name, runId === "" ? "" : `run ${runId}`, state, why].filter((fact) => fact !== "");
    return `${(fate === "would-remove" ? "would go" : fate).padEnd(9)}${showHidden(facts.join(" · "))}\n`;
  });
  const gone = leftovers.filter(({ fate }) => fate === "removed" || fate === "would-remove");
  const verb = leftovers.some(({ fate }) => fate === "would-remove") ? "would be removed" : "removed";
  const end = gone.length === 0 ? "Nothing to remove." : `${countKinds(gone)} ${verb}.`;
  const stuck = leftovers.filter(isStuck);
  const isInCluster = stuck.some(({ kind }) => kind === "pod");
  const help = isInCluster
    ? `The cluster does not remove ${countKinds(stuck)}. Remove the pods with \`kubectl delete pod\`.`
    : `The container engine cannot remove ${countKinds(stuck)}. Restart the engine.`;
  return `${lines.join("")}${[end, ...(stuck.length === 0 ? [] : [help])].join(" ")}\n`;
}

/** For example `2 containers and 1 image`. */
function countKinds(leftovers: readonly Leftover[]): string {
  const kinds = ["container", "pod", "image", "cache"] as const;
  const counts = kinds.flatMap((kind) => {
    const number = leftovers.filter((each) => each.kind === kind).length;
    return number > 0 ? [count(kind, number)] : [];
  });
  return counts.join(" and ");
}

export function durationOf(word: string): number {
  const ms = parseDurationMs(word);
  if (ms !== null) return ms;
  throw new AgentExecError(
    "settings-invalid",
    `--older-than: must be a duration such as 36h, not ${JSON.stringify(word)}`,
    { nextStep: "Write it as 90s, 10m or 36h." },
  );
}
