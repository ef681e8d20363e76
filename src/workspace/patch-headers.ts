/** What begins a file's part of a patch; no other line does: those of files have a sign before them, binary ones no blank. */
const lead = "diff --git ";

/**
 * Writes the names of new and deleted files as git does in a repository: `a/x b/x`. Of two folders it writes `b/x b/x`
 * and `a/x a/x`, which `git apply` takes and other readers of patches do not.
 */
export class PatchHeaders {
  /** The beginning of a line that may be a header: its end has not come. */
  #held = "";
  #isLineStart = true;

  /** What can be handed on of the patch's text, which comes in pieces. */
  push(text: string): string {
    const all = this.#held + text;
    const lastLine = all.lastIndexOf("\n") + 1;
    const tail = all.slice(lastLine);
    const isAtStart = lastLine > 0 || this.#isLineStart;
    const mayBeHeader = isAtStart && (tail.startsWith(lead) || lead.startsWith(tail));
    const ready = mayBeHeader ? all.slice(0, lastLine) : all;
    const mended = mendHeaders(ready, this.#isLineStart);
    this.#held = mayBeHeader ? tail : "";
    this.#isLineStart = mayBeHeader;
    return mended;
  }

  /** The rest, after the last piece. */
  flush(): string {
    const held = this.#held;
    this.#held = "";
    return held;
  }
}

function mendHeaders(text: string, isLineStart: boolean): string {
  const mended = text.replace(
    /\ndiff --git ([^\n]*)(?=\n)/g,
    (_, names: string) => `\n${lead}${bothSides(names)}`,
  );
  if (!isLineStart || !mended.startsWith(lead)) return mended;
  const end = mended.indexOf("\n");
  return lead + bothSides(mended.slice(lead.length, end)) + mended.slice(end);
}

/** A file that is on both sides has two names that differ already. A name with odd characters stands in quotes. */
function bothSides(names: string): string {
  const middle = (names.length - 1) / 2;
  const name = names.slice(0, middle);
  if (names !== `${name} ${name}`) return names;
  const quote = name.startsWith('"') ? '"' : "";
  const rest = name.slice(quote.length + 1);
  return `${quote}a${rest} ${quote}b${rest}`;
}
