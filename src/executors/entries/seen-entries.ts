/** The result of the last look at an entry: reported as a change, or unchanged. */
export type Seen = "told" | "as-given";

/** An existing entry, with the facts that change whenever somebody touches it. */
export interface LookedAt {
  readonly path: string;
  /** As one word: mode, size, inode, time of the last change. */
  readonly facts: string;
  /** The time of the last change, as text that sorts. */
  readonly changedAt: string;
}

/** One look at all entries. The next look uses it if it was finished. */
export interface Look {
  /** The last result for an entry that nobody has touched since; null for any other. Call it for each entry. */
  seen(entry: LookedAt): Seen | null;
  /** Notes the new result for an entry. */
  settle(entry: LookedAt, seen: Seen): void;
  finish(): void;
}

interface Known {
  readonly facts: string;
  readonly seen: Seen;
  /** False if the entry may have changed after the look within the same tick of the clock. */
  readonly isSure: boolean;
}

/** The results of earlier checkpoints, so that the next one reads only entries that changed. */
export class SeenEntries {
  #before: ReadonlyMap<string, Known> = new Map();

  look(): Look {
    const before = this.#before;
    const now = new Map<string, LookedAt & { readonly seen: Seen }>();
    let newest = "";
    // Two looks are never in one tick, except with a clock of whole seconds.
    const isSure = ({ path, facts, changedAt }: LookedAt): boolean =>
      changedAt < newest || (before.get(path)?.facts === facts && !/\.0+(?: |$)/.test(changedAt));
    return {
      seen: ({ path, facts, changedAt }) => {
        if (changedAt > newest) newest = changedAt;
        const known = before.get(path);
        return known?.facts === facts && known.isSure ? known.seen : null;
      },
      settle: (entry, seen) => void now.set(entry.path, { ...entry, seen }),
      finish: () => {
        this.#before = new Map(
          [...now].map(([path, entry]) => [
            path,
            { facts: entry.facts, seen: entry.seen, isSure: isSure(entry) },
          ]),
        );
      },
    };
  }
}
