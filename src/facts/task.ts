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

/** The task, with its place and author. */
export const task = described(() =>
  z.object({
    /** The complete text of the task: Markdown, at most 1 MiB in UTF-8. */
    text: text(),
    source: taskSource(),
    /** The author's login on GitHub. Absent if GitHub does not confirm it, as in a terminal. */
    author: text().exactOptional(),
  }),
);

export interface Task extends Described<typeof task> {}

/** One earlier message of a conversation. */
export const threadMessage = described(() =>
  z.object({
    /** The author's name. `assistant` means the writer. */
    author: text(),
    /** The text is Markdown. */
    text: text(),
  }),
);

export interface ThreadMessage extends Described<typeof threadMessage> {}

/** The job of a workflow in which a run ran. */
export const runJob = described(() =>
  z.object({
    /** The server's address, such as `https://github.com`. */
    server: text(),
    /** The repository as `owner/name`. */
    repository: text(),
    /** The web page of the workflow run. */
    url: text(),
    /** The number of the workflow run's attempt, from 1. */
    attempt: text(),
    /** The action as the workflow names it, `owner/name@ref`. Absent if the action is in the same repository. */
    action: text().exactOptional(),
    /** The commit that the run is about, in hex. Absent: none, or the code worked on other files. */
    commit: text().exactOptional(),
    /** The web page of the failed workflow run that the run should repair. Absent: none. */
    failedRun: text().exactOptional(),
  }),
);

export interface RunJob extends Described<typeof runJob> {}
