import { type FileEdit, type Hunk, type HunkLine, lineKinds, MisfitError, toBytes } from "./edit.js";

/** Whether the text begins as the patch format on which OpenAI's models are trained. */
export function isApplyPatch(text: string): boolean {
  return /^\s*\*\*\* Begin Patch[ \t]*(?:\n|$)/.test(text);
}

const head = /^\*\*\* (Add|Update|Delete) File: (.+)$/;

/** One file of the patch during parsing. */
interface Part {
  readonly verb: string;
  readonly path: string;
  to: string | null;
  readonly hunks: HunkLine[][];
}

/** Reads the edits between `*** Begin Patch` and `*** End Patch`. @throws MisfitError if the text has another form. */
export function readApplyPatch(text: string): FileEdit[] {
  const parts: Part[] = [];
  const lines = text.trimEnd().split("\n");
  for (const [at, line] of lines.entries()) {
    if (/^\s*\*\*\* (?:Begin Patch|End Patch|End of File)\s*$/.test(line)) continue;
    const [, verb, path] = head.exec(line) ?? [];
    const part = parts.at(-1);
    if (verb !== undefined && path !== undefined)
      parts.push({ verb, path: path.trim(), to: verb === "Delete" ? null : path.trim(), hunks: [] });
    else if (part === undefined) throw stray(at);
    else if (line.startsWith("*** Move to: ")) part.to = line.slice("*** Move to: ".length).trim();
    else if (line.startsWith("@@")) part.hunks.push([]);
    else if (part.hunks.length === 0) part.hunks.push([lineOf(line, at)]);
    else part.hunks.at(-1)!.push(lineOf(line, at));
  }
  if (parts.length === 0)
    throw new MisfitError("the patch names no file. Write `*** Update File: NAME` above the file's lines");
  return parts.map(editOf);
}

function lineOf(line: string, at: number): HunkLine {
  if (line === "") return { kind: "same", text: "" };
  const kind = lineKinds[line.charAt(0)];
  if (kind === undefined) throw stray(at);
  return { kind, text: toBytes(line.slice(1)) };
}

function stray(at: number): MisfitError {
  return new MisfitError(
    `line ${at + 1} of the patch is outside of any file's part, or does not begin with a space, \`+\` or \`-\``,
  );
}

function editOf({ verb, path, to, hunks }: Part): FileEdit {
  const named = hunks
    .filter((lines) => lines.length > 0)
    .map((lines, at): Hunk => ({ name: `hunk ${at + 1}`, lines, at: null }));
  const isSame = named.every(({ lines }) => lines.every(({ kind }) => kind === "same"));
  if (verb === "Update" && isSame && to === path)
    throw new MisfitError(`the patch changes nothing in ${path}`);
  if (verb === "Delete") return { from: path, to: null, deletesAll: true, hunks: [] };
  return { from: verb === "Add" ? null : path, to, hunks: named };
}
