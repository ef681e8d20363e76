import { listed, named } from "./listed.js";

const verbs = { changed: "edited", added: "added", deleted: "deleted" } as const;

/** Lists an edit's files, as part of a sentence: "edited `a.py`, `b.py`; deleted `c.py`". */
export function editedWords(
  edited: readonly { readonly path: string; readonly kind: keyof typeof verbs }[],
): string {
  const parts = (["changed", "added", "deleted"] as const).map((wanted) => {
    const names = edited.filter(({ kind }) => kind === wanted).map(({ path }) => named(path));
    return names.length === 0 ? "" : `${verbs[wanted]} ${listed(names)}`;
  });
  return parts.filter((part) => part !== "").join("; ");
}
