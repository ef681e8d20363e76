import type { Approver } from "../ports/approver.js";
import type { Environment } from "../process/env.js";
import type { CacheOwner } from "../ports/base-files.js";
import type { EventContext } from "../facts/event-context.js";
import type { Policy } from "../facts/events.js";
import type { RunJob, Task, ThreadMessage } from "../facts/task.js";
import type { Reporter } from "../ports/reporter.js";
import type { ReplyDocument } from "../ports/writer.js";
import type { Settings } from "../settings/schema.js";
import type { Secrets } from "../settings/secrets.js";
import type { RecordedAnswers } from "../earlier/replayed-run.js";
import type { ResumedRun } from "../earlier/resumed-run.js";
import type { BaseChoice } from "../workspace/source/base-files.js";
import type { ReadOwnerFile } from "../workspace/source/owner-instructions.js";
import type { Face } from "../rows/setting.js";

/** What a door hands in beside the settings. */
export interface Wiring {
  readonly settings: Settings;
  readonly face: Face;
  readonly task: Task;
  /** What was said before, from which the conversation goes on. Absent: nothing. */
  readonly thread?: readonly ThreadMessage[];
  /** What GitHub shows about the task. Absent: nothing. */
  readonly context?: EventContext | undefined;
  readonly reporters: readonly Reporter[];
  readonly secrets: Secrets;
  /** Gets a token that says who the workflow's job is. Absent: there is no job. */
  readonly idToken?: IdToken;
  /** Gets each secret that comes up later, before it is used. */
  readonly onSecret?: (secret: string) => void;
  /** Ends the composing early. Absent: nothing does. */
  readonly signal?: AbortSignal;
  /** Where each value that is no default of ours was given, by the settings' names. Absent: nobody says. */
  readonly origins?: Readonly<Record<string, string>>;
  /** What was given of the settings, as it was written, secrets left out. Absent: a run that cannot be resumed. */
  readonly given?: Readonly<Record<string, unknown>>;
  /** The workflow's job that it is a part of; absent: none. */
  readonly job?: RunJob;
  /** The run that is gone on with; absent: a new one. */
  readonly resumed?: ResumedRun;
  /** The folder of the repository that `workspace: repo` means; undefined: the current folder. */
  readonly fetched?: string | undefined;
  /** Whose files may decide what is built and run. */
  readonly base: BaseChoice;
  /** Whose caches the run may have. Absent: those of the current folder, and in CI none. */
  readonly cacheOwner?: CacheOwner;
  /** Reads the variables that say where the container engine is, `DOCKER_HOST` among them; absent: none is set. */
  readonly variable?: Environment["variable"];
  /** Reads a file of `base` that counts as its owner's word; absent: those of the workspace count. */
  readonly readOwnerFile?: ReadOwnerFile;
  /** What the run keeps to; absent: what the settings say. */
  readonly policy?: Policy;
  /** The folder of the run that this one repeats; absent: it repeats none. */
  readonly recorded?: string;
  /** The digest or id that the image must have; absent: any. */
  readonly pinned?: string;
  /** Answers in place of whoever was asked in a run that is done again. */
  readonly answers?: RecordedAnswers;
  /** Asks whoever sits there; absent: nobody can be asked. */
  readonly approver?: Approver;
  /** In place of a model: `exec` and `demo` bring what is to run themselves. */
  readonly replies?: Replies;
}

/** @throws AgentExecError if the job may not have one; on abort the signal's reason. */
export type IdToken = (audience: string, signal: AbortSignal) => Promise<string>;

/** A recorded script, or files that stand as one reply. */
export type Replies =
  | { readonly kind: "script"; readonly json: string }
  | { readonly kind: "documents"; readonly documents: readonly ReplyDocument[] };
