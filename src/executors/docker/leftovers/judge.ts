import { isClientAlive } from "../../../process/client-identity.js";
import { clientLabel, keptLabel, ownLabel } from "../container/labels.js";

/** A container of agent-exec's, as the engine lists it. */
export interface Listed {
  readonly labels: Readonly<Record<string, string>>;
  /** `created`, `running`, `paused`, `exited`, `dead`, … */
  readonly state: string;
  readonly ageMs: number;
}

/**
 * `left`: nobody will come back for it. `kept`: a person wanted it to stay. `lives`: its client is alive, or cannot be
 * seen from here and may be.
 */
export type Judgement =
  | { readonly kind: "left"; readonly reason: string }
  | { readonly kind: "kept" }
  | { readonly kind: "lives" };

/**
 * 10 minutes: a client that created a container starts it at once, and gives up on an engine that takes longer than
 * two minutes for both.
 */
const unstartedMs = 600_000;

/** Whose a container is. Never `left` while its client may live, unless it was never started. */
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
  // What cannot be seen from here and runs may belong to a run that goes on.
  const isOver = isAlive === false || state === "exited" || ageMs > olderThanMs;
  if (!isOver) return { kind: "lives" };
  if (labels[keptLabel] !== undefined) return { kind: "kept" };
  return {
    kind: "left",
    reason:
      isAlive === false
        ? "its run is dead"
        : "another machine started its run, and the container has ended or is older than the given age",
  };
}

/** The run that a container belongs to; "" where its label is missing. */
export function runOf(labels: Readonly<Record<string, string>>): string {
  return labels[`${ownLabel}.run`] ?? "";
}
