/** What became of a run's pull request. Plain data. */
export type PullRequestEnd = OpenedPull | PushedPull | FailedPull;

export interface OpenedPull {
  readonly kind: "opened";
  readonly number: number;
  readonly url: string;
  /** There was one for this task, which has the change now. */
  readonly isUpdated: boolean;
  readonly isDraft: boolean;
  /** False: it has conflicts. Null: GitHub has not said. */
  readonly isMergeable: boolean | null;
  /** GitHub starts its workflows after a person approves them. */
  readonly waitsForApproval: boolean;
}

/** Its branch has the change. */
export interface PushedPull extends Told {
  readonly kind: "pushed";
  readonly branch: string;
  /** The address at which a person opens the pull request. */
  readonly url: string;
}

export interface FailedPull extends Told {
  readonly kind: "failed";
  /** They apply the patch in a checkout, one after the other. */
  readonly commands: readonly string[];
}

interface Told {
  readonly why: string;
  readonly nextStep: string;
}
