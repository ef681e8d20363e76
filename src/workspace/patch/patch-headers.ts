import { quotedName } from "./patch-sides.js";

/**
 * Rewrites a patch's headers so that git can read each name. git cannot read a folder's name that ends with a blank,
 * unless the name is in quotes, but does not write these quotes.
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
    // One line may be as long as the whole patch. If it is too long for a header, it is passed on at once.
    if (held.length > longest) [told, held, isBegun] = [told + held, "", true];
    yield Buffer.from(told, "latin1");
  }
  yield Buffer.from(held, "latin1");
}

/** A header as git writes it, and in a form that it can read. Lines of files begin with a sign, so they differ. */
function bothHeaders(path: string): [string, string] {
  const header = (one: string, other: string) => Buffer.from(`diff --git ${one} ${other}`).toString("latin1");
  const names = [`a/${path}`, `b/${path}`] as const;
  return [header(...names), header(quotedName(names[0]), quotedName(names[1]))];
}
