import type { EventContext } from "../../facts/event-context.js";
import { toAgentExecError } from "../../errors.js";
import type { AccessCalls } from "../api/access-calls.js";
import type { DiscussionCalls, SaidComment } from "../api/discussion-calls.js";
import type { EventText } from "../events/event-text.js";
import type { ResolvedTarget } from "../events/target.js";
import { count } from "../../format/format.js";
import { mayWrite } from "../events/permissions.js";
import { markerPrefix } from "../reporting/marker.js";
import { fitContext } from "./fit.js";
import { changeParts, commentPart, type Parts, placePart, reviewPart, subjectPart } from "./parts.js";

export interface ContextOptions {
  readonly github: DiscussionCalls & Pick<AccessCalls, "permissionOf" | "pullRequest">;
  readonly target: ResolvedTarget;
  readonly told: EventText;
  /** Whose comments are shown: of people who may write to the repository, or of all. */
  readonly authors: "write" | "all";
  readonly maxTokens: number;
  readonly signal: AbortSignal;
}

/** 8 s: GitHub answers in one, and a run without this is worth more than one that waits. */
const deadlineMs = 8000;

type Missing = Parts["missing"][number];

/**
 * The event's surroundings as they were at that moment, without later comments and edits. Unreadable parts are left
 * out and named: the run can still do its task. Null if there is nothing to show. On abort: the signal's reason.
 */
export async function readEventContext(given: ContextOptions): Promise<EventContext | null> {
  const { target, told, maxTokens, signal } = given;
  const deadline = AbortSignal.timeout(deadlineMs);
  const options = { ...given, signal: AbortSignal.any([signal, deadline]) };
  const { number, isPullRequest } = target;
  if (number === null) return null;
  const missing: Missing[] = [];
  const tried = async <T>(what: string, read: () => Promise<T>): Promise<T | null> => {
    try {
      return await read();
    } catch (thrown) {
      signal.throwIfAborted();
      const why = deadline.aborted
        ? `GitHub took more than ${deadlineMs / 1000} s`
        : toAgentExecError(thrown).message;
      missing.push({ what, why });
      return null;
    }
  };
  const [comments, reviews, changes] = await Promise.all([
    told.isNew ? [] : tried("the comments", () => commentsOf(options, missing)),
    isPullRequest ? tried("the review comments", () => reviewsOf(options, missing)) : [],
    isPullRequest ? tried("the changes of the pull request", () => changesOf(options)) : null,
  ]);
  const { place } = told;
  const change = changes === null ? null : changeParts(changes, place?.path ?? null);
  const parts = [
    ...(told.isTask ? [] : [subjectPart({ ...told, number, isPullRequest })]),
    ...(place === null ? [] : [placePart(place)]),
    ...(change?.commented ?? []),
    ...(reviews ?? []).map(reviewPart),
    ...(comments ?? []).map(commentPart),
    ...(change?.parts ?? []),
  ];
  const context = fitContext({ parts, missing: [...missing, ...(change?.missing ?? [])] }, maxTokens);
  return context.included.length === 0 && context.cut.length === 0 ? null : context;
}

async function commentsOf(options: ContextOptions, missing: Missing[]): Promise<readonly SaidComment[]> {
  const { github, target, told, signal } = options;
  const { repository } = target;
  const read = await github.newestComments({
    repository,
    number: target.number!,
    total: told.comments,
    signal,
  });
  if (told.comments > read.length)
    missing.push({
      what: count("older comment", told.comments - read.length),
      why: "only the newest comments are read",
    });
  return readable(read, "comment", options, missing);
}

async function reviewsOf(options: ContextOptions, missing: Missing[]) {
  const { github, target, signal } = options;
  const { repository, number } = target;
  const read = await github.newestReviewComments({ repository, number: number!, signal });
  return readable(read, "review comment", options, missing);
}

async function changesOf({ github, target, signal }: ContextOptions) {
  const { repository, number, sha } = target;
  const { base } = await github.pullRequest({ repository, number: number!, signal });
  return github.comparison({ repository, base: base.sha, head: sha, signal });
}

/** The most people to look up: each costs a request. */
const mostAuthors = 20;

/** Comments as they were at the event, by accepted people; newest first. */
async function readable<Comment extends SaidComment>(
  all: readonly Comment[],
  kind: string,
  { github, target, told, authors, signal }: ContextOptions,
  missing: Missing[],
): Promise<readonly Comment[]> {
  const others = all
    .filter(({ id, body }) => id !== told.commentId && !body.startsWith(markerPrefix))
    .toReversed();
  const until = told.at === null ? Infinity : Date.parse(told.at);
  const then = others.filter(({ updatedAt }) => Date.parse(updatedAt) <= until);
  const later = others.length - then.length;
  if (later > 0) missing.push({ what: count(kind, later), why: "written or edited after the request" });
  if (authors === "all") return then;
  const people = new Map(
    then.flatMap(({ author }) => (author?.type === "User" ? [[author.id, author]] : [])),
  );
  const accepted = new Set<number>();
  await Promise.all(
    [...people.values()].slice(0, mostAuthors).map(async (author) => {
      if (await mayWrite(github, author, { repository: target.repository, signal })) accepted.add(author.id);
    }),
  );
  const kept = then.filter(({ author }) => author !== null && accepted.has(author.id));
  const left = then.length - kept.length;
  if (left > 0)
    missing.push({ what: count(kind, left), why: "by people without write access (context-authors)" });
  return kept;
}
