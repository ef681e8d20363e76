import type { EventContext } from "../../facts/event-context.js";
import type { GitHub } from "../api/client.js";
import type { SaidComment, SaidReview, SaidReviewComment } from "../api/discussion-calls.js";
import type { InRepository } from "../api/in-repository.js";
import { limits } from "../api/limits.js";
import type { EventText } from "../events/event-text.js";
import { count } from "../../format/format.js";
import { mayWrite } from "../events/permissions.js";
import { markerPrefix } from "../reporting/marker.js";
import { failedJobParts } from "./failed-job.js";
import { fitContext } from "./fit.js";
import { openingWords, readingWords, type Situation } from "./opening.js";
import {
  besidesPart,
  changeParts,
  commentPart,
  type Part,
  placePart,
  reviewPart,
  reviewTextPart,
  subjectPart,
} from "./parts.js";
import { openReading, type Reading } from "./reading.js";

export interface ContextOptions extends Situation {
  readonly github: GitHub;
  /** The event's text about its issue or pull request. Null if there is none. */
  readonly told: EventText | null;
  /** Whose comments the model gets: those of people with write access, or all. */
  readonly authors: "write" | "all";
  readonly maxTokens: number;
  readonly signal: AbortSignal;
}

/**
 * Reads the event's issue or pull request in the state of that moment, without later comments and edits. Parts that
 * cannot be read are left out and named, because the run can do its task without them.
 */
export async function readEventContext(options: ContextOptions): Promise<EventContext> {
  const reading = openReading(options.signal);
  const [jobs, discussion] = await Promise.all([jobsOf(options, reading), discussionOf(options, reading)]);
  const parts = [...jobs, ...discussion];
  const fit = {
    opening: openingWords(options),
    reading: readingWords(options),
    mostTokens: options.maxTokens,
  };
  return fitContext({ parts, missing: reading.missing }, fit);
}

async function jobsOf({ github, target, failedRun }: ContextOptions, reading: Reading) {
  if (failedRun === null) return [];
  return failedJobParts(github, { repository: target.repository, failedRun, reading });
}

async function discussionOf(options: ContextOptions, reading: Reading): Promise<readonly Part[]> {
  const { github, told } = options;
  const { repository, number, isPullRequest, sha } = options.target;
  if (number === null) return [];
  const { tried, signal } = reading;
  const call = { repository, number, signal };
  const thread = { ...options, call, missing: reading.missing };
  // The event of a failed run has no text of its pull request. Nobody approved an earlier text, so the current one is
  // used.
  const pull = isPullRequest ? github.pullRequest(call) : null;
  const [subject, comments, remarks, reviews, changes] = await Promise.all([
    pull === null || told !== null ? told : tried("the pull request's title and text", () => pull),
    told === null || told.isNew ? [] : tried("the comments", () => commentsOf({ ...thread, told })),
    told === null || !isPullRequest ? [] : tried("the review comments", () => remarksOf({ ...thread, told })),
    told === null || !isPullRequest ? [] : tried("the reviews", () => reviewsOf({ ...thread, told })),
    pull === null
      ? null
      : tried("the changes of the pull request", async () =>
          github.comparison({ repository, base: (await pull).base.sha, head: sha, signal }),
        ),
  ]);
  const place = told?.place ?? null;
  const change = changes === null ? null : changeParts(changes, place?.path ?? null);
  reading.missing.push(...(change?.missing ?? []));
  return [
    ...(told === null || told.besides === "" ? [] : [besidesPart(told.besides, options.asker)]),
    ...(place === null ? [] : [placePart(place)]),
    ...(subject === null || told?.isTask === true
      ? []
      : [subjectPart({ ...subject, number, isPullRequest })]),
    ...(change?.commented ?? []),
    ...remarkParts(remarks ?? [], place),
    ...(reviews ?? []).map(reviewTextPart),
    ...(comments ?? []).map(commentPart),
    ...(change?.parts ?? []),
  ];
}

/** The remarks on the task's own place come first. Only the oldest remark of a thread shows its lines. */
function remarkParts(remarks: readonly SaidReviewComment[], place: EventText["place"]): readonly Part[] {
  const threadOf = ({ path, line, hunk }: Pick<SaidReviewComment, "path" | "line" | "hunk">) =>
    JSON.stringify([path, line, hunk]);
  const oldest = new Map(remarks.map((remark) => [threadOf(remark), remark]));
  const own = place === null ? null : threadOf(place);
  const isNear = ({ path, line }: SaidReviewComment) => path === place?.path && line === place.line;
  return [...remarks.filter(isNear), ...remarks.filter((each) => !isNear(each))].map((remark) => {
    const thread = threadOf(remark);
    return reviewPart(remark, thread === own || oldest.get(thread) !== remark);
  });
}

/** An issue or pull request that the event describes. */
interface Thread extends Omit<ContextOptions, "told">, Pick<Reading, "missing"> {
  readonly call: InRepository<{ number: number }>;
  readonly told: EventText;
}

async function commentsOf(thread: Thread): Promise<readonly SaidComment[]> {
  const { github, call, told, missing } = thread;
  const read = await github.newestComments({ ...call, total: told.comments });
  const older = told.comments - read.length;
  if (older > 0)
    missing.push({ what: count("older comment", older), why: "only the newest comments are read" });
  return readable(read, "comment", thread);
}

/** When somebody submits a review, GitHub stamps its earlier remarks with the same time, some a moment later. */
const submittingMs = 10_000;

async function remarksOf(thread: Thread): Promise<readonly SaidReviewComment[]> {
  const { github, call, target, told, missing } = thread;
  const read = await github.newestReviewComments(call);
  if (read.length >= limits.pageItems)
    missing.push({ what: "older review comments", why: `only the newest ${limits.pageItems} are read` });
  const until = Date.parse(told.at ?? "") + submittingMs;
  const dated = read.map((remark) => {
    const isOfRequest = target.subject?.kind === "review" && remark.reviewId === told.commentId;
    return isOfRequest && Date.parse(remark.updatedAt) <= until
      ? { ...remark, updatedAt: remark.createdAt }
      : remark;
  });
  return readable(dated, "review comment", thread);
}

async function reviewsOf(thread: Thread): Promise<readonly SaidReview[]> {
  return readable(await thread.github.newestReviews(thread.call), "review", thread);
}

/** How many people are looked up. Each costs a request. */
const mostAuthors = 20;

/** Comments by accepted people, in their state at the event. The newest come first. */
async function readable<Comment extends SaidComment>(
  all: readonly Comment[],
  kind: string,
  { github, call: { repository, signal }, told, authors, missing }: Thread,
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
      if (await mayWrite(github, author, { repository, signal })) accepted.add(author.id);
    }),
  );
  const kept = then.filter(({ author }) => author !== null && accepted.has(author.id));
  const left = then.length - kept.length;
  if (left > 0)
    missing.push({
      what: count(kind, left),
      why: "by people without write access (setting `context-authors`)",
    });
  return kept;
}
