import { quotedName } from "./patch-sides.js";

/**
 * Rewrites headers of a patch so that git can read each name. git cannot read a folder's name that ends with a blank
 * unless it is quoted, but does not quote it itself.
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
    // A line may be as long as the patch, so a line that is too long for a header is passed on at once.
    if (held.length > longest) [told, held, isBegun] = [told + held, "", true];
    yield Buffer.from(told, "latin1");
  }
  yield Buffer.from(held, "latin1");
}

/** A header as git writes it, and in a readable form. No other line looks like one: lines of files have a sign in front. */
function bothHeaders(path: string): [string, string] {
  const header = (one: string, other: string) => Buffer.from(`diff --git ${one} ${other}`).toString("latin1");
  const names = [`a/${path}`, `b/${path}`] as const;
  return [header(...names), header(quotedName(names[0]), quotedName(names[1]))];
}
