/** The result of the last look at an entry: it was reported as a change, or it was unchanged. */
export type Seen = "told" | "as-given";

/** An existing entry, with the facts that change whenever somebody touches it. */
export interface LookedAt {
  readonly path: string;
  /** Mode, size, inode and time of the last change, joined to one word. */
  readonly facts: string;
  /** The time of the last change, as text that sorts. */
  readonly changedAt: string;
}

/** One look at all entries. If it was finished, the next look uses it. */
export interface Look {
  /** The last result for an entry that nobody has touched since. Null for any other. Call it for each entry. */
  seen(entry: LookedAt): Seen | null;
  /** Notes the new result for an entry. */
  settle(entry: LookedAt, seen: Seen): void;
  finish(): void;
}

interface Known {
  readonly facts: string;
  readonly seen: Seen;
  /** False if the entry may have changed after the look, within the same tick of the clock. */
  readonly isSure: boolean;
}

/** The results of earlier checkpoints. With them the next checkpoint reads only entries that changed. */
export class SeenEntries {
  #before: ReadonlyMap<string, Known> = new Map();

  look(): Look {
    const before = this.#before;
    const now = new Map<string, LookedAt & { readonly seen: Seen }>();
    let newest = "";
    // Two looks are never in the same tick, unless the clock counts whole seconds.
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
        this.#before = new Map([...now].map(([path, entry]) => [path, { ...entry, isSure: isSure(entry) }]));
      },
    };
  }
}
