import type { Guess } from "./guess.js";

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
