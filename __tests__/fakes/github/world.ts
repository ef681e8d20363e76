import { GitStore } from "./git-store.js";

/** Whose a token is and what the workflow granted it. */
export interface TokenOwner {
  readonly login: string;
  /** Set: an installation's token, which has no user. */
  readonly app?: string;
  /** Default: `write`. `read` is what a pull request from a fork gets. */
  readonly access?: "read" | "write";
  /** What differs from it, by the permission's name. */
  readonly permissions?: Readonly<Record<string, "none" | "read" | "write">>;
}

export interface Account {
  readonly login: string;
  readonly id: number;
  readonly type: "User" | "Bot";
  /** As the permission endpoint answers. */
  readonly permission: "admin" | "write" | "read" | "none";
  readonly role: string;
}

export interface StoredComment {
  readonly id: number;
  readonly issue: number;
  readonly author: string;
  body: string;
  readonly createdAt: string;
  updatedAt: string;
}

export interface StoredReviewComment extends StoredComment {
  readonly path: string;
  readonly line: number | null;
  /** Absent: `line`. */
  readonly startLine?: number;
  readonly hunk: string;
  /** Absent: the webhook payload's. */
  readonly reviewId?: number;
}

/** The text of a whole review. */
export interface StoredReview extends StoredComment {
  readonly state: "APPROVED" | "CHANGES_REQUESTED" | "COMMENTED";
}

/** What a pull request changes. */
export interface StoredComparison {
  readonly files: readonly {
    readonly path: string;
    readonly status: "added" | "modified" | "removed";
    readonly additions: number;
    readonly deletions: number;
    readonly patch?: string;
  }[];
  readonly commits: readonly string[];
  /** Default: 0. */
  readonly behindBy?: number;
  /** In hex. Default: some commit. */
  readonly mergeBase?: string;
}

/** A job of a workflow's run. */
export interface StoredJob {
  readonly id: number;
  /** `RUN/ATTEMPT`. */
  readonly attempt: string;
  readonly name: string;
  readonly conclusion: "success" | "failure" | "timed_out" | "cancelled";
  readonly steps: readonly {
    readonly name: string;
    readonly conclusion: "success" | "failure" | "timed_out" | "skipped";
    readonly startedAt: string;
    readonly endedAt: string;
  }[];
}

export interface StoredCheck {
  readonly id: number;
  readonly sha: string;
  readonly app: string;
  /** As it was sent, later edits merged into it. */
  fields: Readonly<Record<string, unknown>>;
  /** Of all requests together. Absent: none. */
  annotations?: readonly Readonly<Record<string, unknown>>[];
}

export interface StoredReaction {
  readonly id: number;
  /** `issues/comments/1`, `issues/1`, `pulls/comments/1`. */
  readonly subject: string;
  readonly login: string;
  readonly content: string;
}

export interface StoredArtifact {
  readonly name: string;
  readonly bytes: number;
  readonly url: string;
  readonly workflowRun: number;
  readonly isExpired?: boolean;
}

export interface PullRequest {
  readonly number: number;
  headSha: string;
  /** `owner/name`. */
  readonly headRepository: string;
  /** Default: `open`. */
  readonly state?: "open" | "closed";
  readonly labels?: readonly string[];
  /** Its own branch, and the one that it goes into. Default: the webhook payload's. */
  readonly branch?: string;
  readonly base?: string;
  readonly title?: string;
  readonly body?: string;
  readonly isDraft?: boolean;
  /** The login. */
  readonly author?: string;
  /** The base branch's commit when it was opened. Default: none is known. */
  readonly baseSha?: string;
  /** The commit on the base branch that merged it. */
  readonly mergeSha?: string;
}

/** What GitHub knows. Tests may look and change things directly. */
export class World {
  readonly repository: string;
  readonly tokens = new Map<string, TokenOwner>();
  readonly accounts = new Map<string, Account>();
  /** Logins of deleted accounts. */
  readonly gone = new Set<string>();
  readonly pulls = new Map<number, PullRequest>();
  /** The texts of issues, by number. */
  readonly issues = new Map<number, { readonly title: string; readonly body: string | null }>();
  readonly comments: StoredComment[] = [];
  readonly reviewComments: StoredReviewComment[] = [];
  readonly reviews: StoredReview[] = [];
  /** By `BASE...HEAD`. */
  readonly comparisons = new Map<string, StoredComparison>();
  readonly jobs: StoredJob[] = [];
  readonly checks: StoredCheck[] = [];
  /** Bundles, as they were sent. */
  readonly attestations: unknown[] = [];
  readonly reactions: StoredReaction[] = [];
  /** What commits hold, by `COMMIT:PATH`. */
  readonly files = new Map<string, string>();
  /** Runs of workflows that go on, and what happens when one is cancelled. */
  readonly runs = new Map<number, () => void>();
  /** Their names, which a workflow's `run-name` gives. */
  readonly runNames = new Map<number, string>();
  /** What the steps of a job said as their errors, by the job's id. */
  readonly jobErrors = new Map<number, readonly string[]>();
  /** What somebody said that asks for a run, by `issue-comment/ID`; it is in no list of comments. */
  readonly asking = new Map<string, string>();
  /** Finds an artifact by its id; its address gives the zip file. */
  artifactOf: (id: number) => StoredArtifact | null = () => null;
  /** The ids of the artifacts of a workflow's run. */
  artifactsOf: (run: number) => readonly number[] = () => [];
  /** Logins by team, `organisation/team`. */
  readonly teams = new Map<string, readonly string[]>();
  /** Issues that take no comments any more. */
  readonly locked = new Set<number>();
  /** Commits that GitHub signed. */
  readonly signed = new Set<string>();
  #git: GitStore | null = null;
  #lastId = 1000;

  constructor(repository: string) {
    this.repository = repository;
  }

  /** Its branches and files; empty until a test or a request writes there. */
  get git(): GitStore {
    this.#git ??= new GitStore();
    return this.#git;
  }

  /** Whether anybody has used `git`. */
  get hasGit(): boolean {
    return this.#git !== null;
  }

  nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  /** A person, with the role that GitHub's permission endpoint maps to a level. */
  addPerson(
    login: string,
    role: "admin" | "maintain" | "write" | "triage" | "read" | "none",
    id = this.nextId(),
  ): void {
    const level = {
      admin: "admin",
      maintain: "write",
      write: "write",
      triage: "read",
      read: "read",
      none: "none",
    } as const;
    this.accounts.set(login, { login, id, type: "User", permission: level[role], role });
  }

  addComment(issue: number, author: string, body: string): StoredComment {
    const now = new Date().toISOString();
    const comment = { id: this.nextId(), issue, author, body, createdAt: now, updatedAt: now };
    this.comments.push(comment);
    return comment;
  }

  deleteComment(id: number): boolean {
    const index = this.comments.findIndex((comment) => comment.id === id);
    if (index >= 0) this.comments.splice(index, 1);
    return index >= 0;
  }

  commentsOn(issue: number): readonly StoredComment[] {
    return this.comments.filter((comment) => comment.issue === issue);
  }
}
