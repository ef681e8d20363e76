export type PullRequestEnd = OpenedPull | PushedPull | FailedPull;

export interface OpenedPull {
  readonly kind: "opened";
  readonly number: number;
  readonly url: string;
  /** Whether the run updated an existing pull request for this task. */
  readonly isUpdated: boolean;
  readonly isDraft: boolean;
  /** False: the pull request has conflicts. Null: GitHub has not said it yet. */
  readonly isMergeable: boolean | null;
  /** Whether a person must approve the workflows for this pull request before GitHub starts them. */
  readonly waitsForApproval: boolean;
}

/** The branch with the change exists, but a person must open the pull request. */
export interface PushedPull extends Told {
  readonly kind: "pushed";
  readonly branch: string;
  /** The address at which a person can open it. */
  readonly url: string;
}

export interface FailedPull extends Told {
  readonly kind: "failed";
  /** Commands that apply the patch in a checkout, in order. */
  readonly commands: readonly string[];
}

interface Told {
  readonly why: string;
  readonly nextStep: string;
}
