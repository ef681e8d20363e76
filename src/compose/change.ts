import { commitFiles } from "../workspace/source/commit-files.js";
import { compareCommits, type Unrelated } from "../workspace/source/compared-commits.js";

/** Two commits of the current folder's repository. */
export interface Change {
  /** As the person named them. */
  readonly base: string;
  readonly head: string;
  readonly compared: Awaited<ReturnType<typeof compareCommits>>;
  /** Reads a text file of the base; null: there is none. */
  readonly readOfBase: (path: string) => Promise<string | null>;
}

/** @throws AgentExecError `settings-invalid` if they cannot be compared. */
export async function openChange(base: string, head: string): Promise<Change> {
  const compared = await compareCommits({ folder: ".", base, head });
  const readOfBase = async (path: string) => ("unrelated" in compared ? null : readText(compared.base, path));
  return { base, head, compared, readOfBase };
}

async function readText(commit: string, path: string): Promise<string | null> {
  for await (const entry of commitFiles({ folder: ".", commit, words: "the base" }).read(new Set([path])))
    if (entry.kind === "file") return new TextDecoder().decode(await allOf(entry.content));
  return null;
}

async function allOf(content: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Why two commits cannot be compared, and what to do. */
export function unrelatedWords({ base, head }: Change, { isShallow }: Unrelated): string {
  const what = `\`${base}\` and \`${head}\` have no common commit here.`;
  return isShallow
    ? `${what} The checkout has only a part of the history: set \`fetch-depth: 0\` for actions/checkout, or run \`git fetch --unshallow\`.`
    : `${what} Name the branch that the change started from.`;
}
