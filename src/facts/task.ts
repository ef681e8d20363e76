import { z } from "zod";
import { described, type Described, text } from "./described.js";

const taskSource = described(() =>
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("input") }),
    z.object({ kind: z.literal("file"), path: text() }),
    z.object({ kind: z.literal("issue"), url: text() }),
    z.object({ kind: z.literal("comment"), url: text() }),
    z.object({ kind: z.literal("demo") }),
  ]),
);

export type TaskSource = Described<typeof taskSource>;

/** What the person wants, with where it stands and who wrote it. */
export const task = described(() =>
  z.object({
    /** The words of the person, whole. Markdown, at most 1 MiB in UTF-8. */
    text: text(),
    source: taskSource(),
    /** The login of the author on GitHub; absent where nobody vouches for one (command line). */
    author: text().exactOptional(),
  }),
);

export interface Task extends Described<typeof task> {}

/** What somebody said before. */
export const threadMessage = described(() =>
  z.object({
    /** Who; `assistant`: the writer itself. */
    author: text(),
    /** Markdown. */
    text: text(),
  }),
);

export interface ThreadMessage extends Described<typeof threadMessage> {}

/** The job of a workflow in which a run took place. */
export const runJob = described(() =>
  z.object({
    /** `https://github.com`. */
    server: text(),
    /** `owner/name`. */
    repository: text(),
    /** The page of the workflow's run. */
    url: text(),
    /** Of the workflow's run, from 1. */
    attempt: text(),
    /** `owner/name@ref`, as the workflow names the action; absent for one of the repository's own. */
    action: text().exactOptional(),
  }),
);

export interface RunJob extends Described<typeof runJob> {}
