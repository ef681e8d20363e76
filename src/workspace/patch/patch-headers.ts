import { quotedName } from "./patch-sides.js";

/**
 * A patch of git's in which git finds each name again. Where a folder's name ends with a blank it does not, unless the
 * name stands in quotes, which it writes around other odd ones only.
 */
export async function* withReadableHeaders(
  patch: AsyncIterable<Buffer>,
  paths: readonly string[],
): AsyncGenerator<Buffer> {
  const headers = new Map(paths.filter((path) => path.includes(" /")).map(bothHeaders));
  if (headers.size === 0) return yield* patch;
  const longest = Math.max(...[...headers.keys()].map(({ length }) => length));
  let held = "";
  let isBegun = false;
  for await (const chunk of patch) {
    const lines = (held + chunk.toString("latin1")).split("\n");
    held = lines.pop()!;
    let told = lines
      .map((line, at) => `${(at === 0 && isBegun ? null : headers.get(line)) ?? line}\n`)
      .join("");
    isBegun &&= lines.length === 0;
    // A line may be as long as the patch: one that is no header any more is not looked at again with each chunk.
    if (held.length > longest) [told, held, isBegun] = [told + held, "", true];
    yield Buffer.from(told, "latin1");
  }
  yield Buffer.from(held, "latin1");
}

/** A header as git writes it and as it can be read. No other line is one: those of files have a sign before them. */
function bothHeaders(path: string): [string, string] {
  const header = (one: string, other: string) => Buffer.from(`diff --git ${one} ${other}`).toString("latin1");
  const names = [`a/${path}`, `b/${path}`] as const;
  return [header(...names), header(quotedName(names[0]), quotedName(names[1]))];
}
