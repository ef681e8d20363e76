/** The file name that a fence's info string gives. */
export function pathInInfo(info: string): string | null {
  const match = /(?:^|[\s{])(?:title|filename|file)=(?:"([^"]*)"|'([^']*)'|([^\s}]+))/.exec(info);
  return match?.[1] ?? match?.[2] ?? match?.[3] ?? null;
}

/** `# filename: a.py` on the first line, in the comment style of the common languages; the word is required. */
export function pathInFirstLine(code: string): string | null {
  const firstLine = code.split("\n", 1)[0] ?? "";
  const opening = /^(?:#|\/\/|--|\/\*|<!--)\s*filename:/.exec(firstLine)?.[0];
  if (opening === undefined) return null;
  // Step by step: one pattern for the blanks, the name and the comment's end takes the cube of the blanks' number.
  const rest = firstLine.slice(opening.length).trim();
  const closing = ["*/", "-->"].find((end) => rest.endsWith(end)) ?? "";
  const path = rest.slice(0, rest.length - closing.length).trimEnd();
  return /[\r\u2028\u2029]/.test(path) ? null : path;
}
