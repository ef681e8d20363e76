/** What happened to a run's pull request. The value is plain data. */
export type PullRequestEnd = OpenedPull | PushedPull | FailedPull;

export interface OpenedPull {
  readonly kind: "opened";
  readonly number: number;
  readonly url: string;
  /** Whether an existing pull request for this task was updated. */
  readonly isUpdated: boolean;
  readonly isDraft: boolean;
  /** False: it has conflicts. Null: GitHub has not reported this. */
  readonly isMergeable: boolean | null;
  /** GitHub starts its workflows after a person approves them. */
  readonly waitsForApproval: boolean;
}

/** The branch has the change. */
export interface PushedPull extends Told {
  readonly kind: "pushed";
  readonly branch: string;
  /** The address at which a person opens the pull request. */
  readonly url: string;
}

export interface FailedPull extends Told {
  readonly kind: "failed";
  /** The commands that apply the patch in a checkout, in this order. */
  readonly commands: readonly string[];
}

interface Told {
  readonly why: string;
  readonly nextStep: string;
}
