import type { Approver } from "../ports/approver.js";
import type { Environment } from "../process/env.js";
import type { CacheOwner } from "../ports/base-files.js";
import type { Policy } from "../facts/events.js";
import type { Reporter } from "../ports/reporter.js";
import type { ReplyDocument } from "../ports/writer.js";
import type { Settings } from "../settings/schema.js";
import type { Secrets } from "../settings/secrets.js";
import type { RecordedAnswers } from "../earlier/replayed-run.js";
import type { ResumedRun } from "../earlier/resumed-run.js";
import type { BaseChoice } from "../workspace/source/base-files.js";
import type { ReadOwnerFile } from "../workspace/source/owner-instructions.js";
import type { Face } from "../rows/setting.js";
import type { RunRequest } from "../run/run.js";

/** What the action, the command or the library gives to a run besides the settings. */
export interface Wiring extends Pick<
  RunRequest,
  "task" | "thread" | "context" | "contextImages" | "origins" | "given" | "job"
> {
  readonly settings: Settings;
  readonly face: Face;
  readonly reporters: readonly Reporter[];
  readonly secrets: Secrets;
  /**
   * Gets a token that proves which job of a workflow this is. Absent: there is no job.
   * @throws AgentExecError if the job may not have one. If the signal aborts, the error is the signal's reason.
   */
  readonly idToken?: (audience: string, signal: AbortSignal) => Promise<string>;
  /** Called with each later secret before its first use. */
  readonly onSecret?: (secret: string) => void;
  /** Fires if the start must end early. Absent: never. */
  readonly signal?: AbortSignal;
  /** The run that is resumed. Absent: the run is new. */
  readonly resumed?: ResumedRun;
  /** The folder with the fetched repository, for `workspace: repo`. Undefined: the current folder. */
  readonly fetched?: string | undefined;
  /** The files of people with write access, which may decide what is built and run. */
  readonly base: BaseChoice;
  /** The owner of the caches that the run may use. Absent: the current folder's caches, and none in CI. */
  readonly cacheOwner?: CacheOwner | undefined;
  /** Reads environment variables such as `DOCKER_HOST`, which say where the engine is. Absent: none is set. */
  readonly variable?: Environment["variable"];
  /** Reads an owner's file from `base`. Absent: the workspace's own files are used. */
  readonly readOwnerFile?: ReadOwnerFile;
  /** The rules of the run. Absent: the settings give them. */
  readonly policy?: Policy;
  /** The run that is repeated. Absent: none. */
  readonly recorded?: { readonly runId: string; readonly folder: string };
  /** The digest or id that the image must have. Absent: any. */
  readonly pinned?: string | undefined;
  /** Gives the recorded answers when a run is repeated. */
  readonly answers?: RecordedAnswers;
  /** Asks a person at the terminal. Absent: nobody can be asked. */
  readonly approver?: Approver;
  /** Replies that replace a model, from `exec` or `demo`. */
  readonly replies?: Replies;
}

/** A recorded script, or files that count as one reply. `changesNothing`: there is no code in them. */
export type Replies =
  | { readonly kind: "script"; readonly json: string; readonly changesNothing?: true }
  | { readonly kind: "documents"; readonly documents: readonly ReplyDocument[] };

export function changesNothing({ replies }: Pick<Wiring, "replies">): boolean {
  return replies?.kind === "script" && replies.changesNothing === true;
}
