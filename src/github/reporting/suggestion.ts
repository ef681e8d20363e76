import { hash } from "node:crypto";
import type { GitHub } from "../api/client.js";
import { truncateEnd } from "../../format/truncate.js";
import { codeSpan, fence } from "../../markdown/fence.js";
import { toldOf, withoutSecrets } from "../../redaction/told.js";
import { markerPrefix } from "./marker.js";
import { ownLoginOf } from "./own-comments.js";

/** New lines for a pull request, which a person accepts with one click. */
export interface Suggestion {
  readonly path: string;
  /** The replaced lines in the pull request's newest commit, from 1. */
  readonly startLine: number;
  readonly endLine: number;
  readonly lines: readonly string[];
  /** The verifications that passed with this change alone. */
  readonly verifications: readonly string[];
}

export interface SuggestOptions {
  readonly github: Pick<GitHub, "commentOnLines" | "newestReviewComments" | "ownLogin">;
  readonly repository: string;
  readonly number: number;
  /** The pull request's newest commit. */
  readonly sha: string;
  readonly suggestions: readonly Suggestion[];
  /** The page with the whole report. Null if there is none. */
  readonly reportUrl: string | null;
  readonly signal: AbortSignal;
}

/**
 * Writes suggestions as comments on the pull request's lines. It does not repeat an equal suggestion of an earlier run.
 * GitHub accepts only lines of the pull request's diff, and answers 422 to others.
 * @returns how many are new.
 */
export async function suggest(options: SuggestOptions): Promise<number> {
  const { github, repository, number, sha, suggestions, reportUrl, signal } = options;
  const on = { repository, number, signal };
  const { login } = await ownLoginOf(github, signal);
  const said = (await github.newestReviewComments(on)).filter(({ author }) => author?.login === login);
  let count = 0;
  for (const suggestion of suggestions) {
    const { path, startLine, endLine } = suggestion;
    const lines = { sha, path, startLine, endLine };
    const marker = markerOf(suggestion);
    const body = bodyOf(suggestion, reportUrl);
    // If a secret was hidden in the text, it is no longer the verified text.
    if (said.some((each) => each.body.startsWith(marker)) || withoutSecrets(body) !== body) continue;
    if (await github.commentOnLines({ ...on, ...lines, body: `${marker}\n${body}` })) count += 1;
  }
  return count;
}

/** The largest length of a shown command. The lines matter more. */
const maxCommandChars = 100;

function bodyOf({ lines, verifications }: Suggestion, reportUrl: string | null): string {
  const [only = ""] = verifications;
  const command = toldOf(only)
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const passed =
    verifications.length === 1
      ? `${codeSpan(truncateEnd(command.join("; "), maxCommandChars))} passes`
      : `All ${verifications.length} verifications pass`;
  const more = reportUrl === null ? "" : ` · [Report](${reportUrl})`;
  return `${passed} with exactly this change.${more}\n\n${fence(lines.map((line) => `${line}\n`).join(""), "suggestion")}`;
}

/** The marker of a suggestion. It is the same for the same change of the same lines. No task begins with it. */
function markerOf({ path, startLine, endLine, lines }: Suggestion): string {
  const key = hash("sha256", JSON.stringify([path, startLine, endLine, lines])).slice(0, 16);
  return `${markerPrefix}suggestion ${key} -->`;
}

/** Whether GitHub's diff of a file shows these new lines together, so that a comment can be on them. */
export function isInDiff(
  diff: string | undefined,
  { startLine, endLine }: { readonly startLine: number; readonly endLine: number },
): boolean {
  const heads = (diff ?? "").matchAll(/^@@ -\d{1,9}(?:,\d{1,9})? \+(\d{1,9})(?:,(\d{1,9}))? @@/gm);
  return [...heads].some(([, start, count = "1"]) => {
    const first = Number(start);
    return first <= startLine && endLine < first + Number(count);
  });
}
