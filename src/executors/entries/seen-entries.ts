/** What became of an entry when it was last looked at: it came out as a change, or it is as it was given. */
export type Seen = "told" | "as-given";

/** An entry that is there, by what changes with every touch. */
export interface LookedAt {
  readonly path: string;
  /** As one word: mode, size, inode, time of the last change. */
  readonly facts: string;
  /** That time, as text that sorts. */
  readonly changedAt: string;
}

/** One look at what is there. It counts for the next one when it is finished. */
export interface Look {
  /** What became of an entry that nobody has touched since the look before; null for any other. To be asked of each. */
  seen(entry: LookedAt): Seen | null;
  /** What became of it now. */
  settle(entry: LookedAt, seen: Seen): void;
  finish(): void;
}

interface Known {
  readonly facts: string;
  readonly seen: Seen;
  /** False if it may have changed after the look, in the same tick of the clock. */
  readonly isSure: boolean;
}

/** What one checkpoint after the other finds, so that the next reads no more than what was touched since. */
export class SeenEntries {
  #before: ReadonlyMap<string, Known> = new Map();

  look(): Look {
    const before = this.#before;
    const now = new Map<string, LookedAt & { readonly seen: Seen }>();
    let newest = "";
    // Two looks are never in one tick, but of a clock of whole seconds.
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
