import { isClientAlive } from "../../../process/client-identity.js";
import { clientLabel, keptLabel } from "../container/labels.js";

/** A container of agent-exec, as the engine lists it. */
interface Listed {
  readonly labels: Readonly<Record<string, string>>;
  /** `created`, `running`, `paused`, `exited`, `dead`, … */
  readonly state: string;
  readonly ageMs: number;
}

/**
 * `left`: nobody needs it any more. `kept`: the user wanted it to stay. `lives`: its client is alive, or may be but
 * cannot be checked from here.
 */
export type Judgement =
  | { readonly kind: "left"; readonly reason: string }
  | { readonly kind: "kept" }
  | { readonly kind: "lives" };

/** 10 minutes: a client starts a container right after creating it, and gives up after at most two minutes for both. */
const unstartedMs = 600_000;

/** Decides what a container is. Never `left` while its client may be alive, unless it was never started. */
export function judge(
  { labels, state, ageMs }: Listed,
  { olderThanMs }: { readonly olderThanMs: number },
): Judgement {
  const isAlive = isClientAlive(labels[clientLabel] ?? "");
  if (state === "created") {
    if (isAlive === false)
      return { kind: "left", reason: "its run is dead, and the container was never started" };
    if (ageMs > unstartedMs) return { kind: "left", reason: "it was never started" };
    return { kind: "lives" };
  }
  if (isAlive === true) return { kind: "lives" };
  // A running container of an unknown client may belong to a living run.
  const isOver = isAlive === false || state === "exited" || ageMs > olderThanMs;
  if (!isOver) return { kind: "lives" };
  if (labels[keptLabel] !== undefined) return { kind: "kept" };
  const reason =
    isAlive === false
      ? "its run is dead"
      : "another machine started its run, and the container has ended or is older than the given age";
  return { kind: "left", reason };
}
