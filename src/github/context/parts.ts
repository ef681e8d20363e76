import { named } from "../../format/listed.js";
import { fence } from "../../markdown/fence.js";
import { withoutHidden } from "../../markdown/hidden-text.js";
import { showHidden } from "../../output/visible.js";
import type { EventText } from "../events/event-text.js";
import type { Comparison, SaidComment, SaidReview, SaidReviewComment } from "../api/discussion-calls.js";

/** A piece of an event that the model gets. */
export interface Part {
  /** The part's name for people: "comment by ada", "diff of src/a.py". */
  readonly what: string;
  /** The sentence above the fence. */
  readonly heading: string;
  /** Text by other people. */
  readonly data: string;
  /** Whether to keep the end instead of the beginning if the part is shortened. */
  readonly keepsEnd?: boolean;
  /** The time of the text, in ISO 8601. Absent if it is not part of a conversation. */
  readonly saidAt?: string;
}

/** The parts, most important first, and the people whose comments are left out. */
export interface Parts {
  readonly parts: readonly Part[];
  readonly missing: readonly { readonly what: string; readonly why: string }[];
}

export function partWords({ heading, data }: Part): string {
  return data === "" ? heading : `${heading}\n${fence(data, "data")}`;
}

export function subjectPart({
  number,
  isPullRequest,
  title,
  body,
  author,
}: Pick<EventText, "title" | "body" | "author"> & { number: number; isPullRequest: boolean }): Part {
  const kind = isPullRequest ? "pull request" : "issue";
  const text = [showHidden(title), withoutHidden(body)].filter((each) => each !== "").join("\n\n");
  return {
    what: `title and text of ${kind} #${number}`,
    heading: `Title and text of ${kind} #${number}, by ${author ?? "a deleted account"}:`,
    data: text,
  };
}

export function commentPart({ author, createdAt, body }: SaidComment): Part {
  const login = author?.login ?? "a deleted account";
  return {
    what: `comment by ${login}`,
    heading: `Comment by ${login}, ${createdAt}:`,
    data: withoutHidden(body),
    saidAt: createdAt,
  };
}

/** The text that the person wrote above the task. It often says why the task is needed. */
export function besidesPart(text: string, author: string | null): Part {
  const login = author ?? "a deleted account";
  return {
    what: `the rest of the comment by ${login} with the task`,
    heading: `${login} also wrote in the comment with the task:`,
    data: withoutHidden(text),
  };
}

const verdicts: Readonly<Record<string, string>> = {
  APPROVED: ", who approved",
  CHANGES_REQUESTED: ", who requested changes",
};

export function reviewTextPart({ author, createdAt, body, state }: SaidReview): Part {
  const login = author?.login ?? "a deleted account";
  return {
    what: `review by ${login}`,
    heading: `Review by ${login}${verdicts[state] ?? ""}, ${createdAt}:`,
    data: withoutHidden(body),
    saidAt: createdAt,
  };
}

/** How many lines of the diff to show above a comment. GitHub also shows the lines above the commented line. */
const hunkLines = 12;

/** @param isReply whether its lines are already shown */
export function reviewPart(
  { author, createdAt, path, line, hunk, body }: SaidReviewComment,
  isReply: boolean,
): Part {
  const login = author?.login ?? "a deleted account";
  const place = placeWords(path, line);
  const code = showHidden(hunk).split("\n").slice(-hunkLines).join("\n");
  const shown =
    isReply || code === ""
      ? ":"
      : `. The comment stands below these lines of the diff:\n${fence(code, "data")}\nThe comment:`;
  return {
    what: `review comment by ${login} on ${place}`,
    heading: `Review comment by ${login} on ${place}, ${createdAt}${shown}`,
    data: withoutHidden(body),
    saidAt: createdAt,
  };
}

export function placePart({ path, line, hunk }: Pick<SaidReviewComment, "path" | "line" | "hunk">): Part {
  const place = placeWords(path, line);
  const lines = showHidden(hunk).split("\n");
  return {
    what: `lines of ${place} that the request is about`,
    heading: `The review comment with the task is on ${place}, directly below the last line of this part of the diff:`,
    data: lines.slice(-3 * hunkLines).join("\n"),
  };
}

function placeWords(path: string, line: number | null): string {
  return named(`${showHidden(path)}${line === null ? "" : `:${line}`}`);
}

/** GitHub names at most 300 files of a comparison (docs.github.com/rest/commits/commits). */
const mostFiles = 300;

/**
 * The names of the changed files, the commits, and each file's diff. The diff on which somebody commented is a part of
 * its own.
 */
export function changeParts(
  { files, commits }: Comparison,
  commentedPath: string | null,
): Parts & { readonly commented: readonly Part[] } {
  const isCommented = ({ path }: { readonly path: string }): boolean => path === commentedPath;
  const count = files.length >= mostFiles ? `the first ${mostFiles}` : String(files.length);
  const names = files.map((file) => `${file.status} ${file.path} +${file.additions} -${file.deletions}`);
  const messages = commits.map((message) => `- ${message.trim().replaceAll(/\n(?!\n)/g, "\n  ")}`);
  const messagesPart = {
    what: "commit messages",
    heading: `Commit messages (${commits.length}):`,
    data: showHidden(messages.join("\n")),
  };
  const parts = [
    {
      what: "list of changed files",
      heading: `Changed files (${count}):`,
      data: showHidden(names.join("\n")),
    },
    ...(commits.length === 0 ? [] : [messagesPart]),
    ...files.filter((file) => !isCommented(file)).flatMap(diffPart),
  ];
  const missing = files
    .filter(({ patch }) => patch === undefined)
    .map(({ path }) => ({
      what: `diff of ${named(showHidden(path))}`,
      why: "GitHub shows no diff of this file",
    }));
  return { commented: files.filter(isCommented).flatMap(diffPart), parts, missing };
}

function diffPart({ path, patch }: Comparison["files"][number]): Part[] {
  if (patch === undefined) return [];
  const name = named(showHidden(path));
  return [{ what: `diff of ${name}`, heading: `Diff of ${name}:`, data: showHidden(patch) }];
}
