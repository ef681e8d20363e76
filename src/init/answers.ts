import type { Guess } from "./guess.js";
import type { Place } from "./place.js";

/** How runs start. Each way is a workflow file of its own, made from an example. */
export const starts = {
  comment: {
    file: "agent-exec.yml",
    words: "Comment `/agent-exec TASK` on an issue or a pull request to start a run.",
  },
  label: { file: "agent-exec-label.yml", words: "Put the label `agent-exec` on an issue to start a run." },
  "failed-ci": { file: "agent-exec-fix-ci.yml", words: "A run starts when the CI of a pull request fails." },
  manual: {
    file: "agent-exec-manual.yml",
    words: 'Start a run by hand: choose "Propose a patch" on the Actions page, and type the task.',
  },
} as const;

export type Start = keyof typeof starts;

/** The answers to the questions of `init`. */
export interface Answers {
  /** `OWNER/REPO@SHA` */
  readonly action: string;
  readonly model: string;
  /** The model server. Null: OpenAI's. */
  readonly baseUrl: string | null;
  /** The name of the secret with the model's key. Null: OpenAI accepts the job's identity. */
  readonly secret: string | null;
  /** The command that decides whether the code is right. Null: not chosen yet. */
  readonly verify: (Omit<Guess, "from"> & { readonly verify: string }) | null;
  readonly pullRequest: boolean;
  /** 1: one job does everything. 2: a second job, without the model's key, reports. 3: a third job signs. */
  readonly jobs: 1 | 2 | 3;
  /** Workflows whose failure starts a run. */
  readonly ci: readonly string[];
}

/** The answers in words, from flags or typed at a prompt. Absent: the default. */
export interface Given {
  readonly action?: string;
  readonly start?: string;
  readonly model?: string;
  readonly baseUrl?: string;
  readonly keySecret?: string;
  readonly keyless?: boolean;
  readonly verify?: string;
  readonly image?: string;
  readonly setup?: string;
  readonly pullRequest?: string;
  readonly jobs?: string;
}

/** The defaults of the answers. */
export const usual = {
  model: "gpt-5-mini",
  image: "python:3-slim",
  pullRequest: "yes",
} as const;

/** The default number of jobs. Several jobs share artifacts, but GitHub Enterprise Server has no service for that. */
export function usualJobs(place: Place): string {
  return isEnterpriseServer(place) ? "1" : "2";
}

export function isEnterpriseServer({ origin }: Pick<Place, "origin">): boolean {
  const host = origin?.host ?? "github.com";
  return host.includes(".") && host !== "github.com" && !host.endsWith(".ghe.com");
}
