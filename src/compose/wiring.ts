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

/** What the action, the command or the library passes on, in addition to the settings. */
export interface Wiring {
  readonly settings: Settings;
  readonly face: Face;
  readonly task: Task;
  /** The earlier conversation that the run continues. Absent: none. */
  readonly thread?: readonly ThreadMessage[];
  /** The texts that GitHub shows about the task. Absent: none. */
  readonly context?: EventContext | undefined;
  /** The contents of the context's images. Absent: none. */
  readonly contextImages?: readonly Uint8Array[];
  readonly reporters: readonly Reporter[];
  readonly secrets: Secrets;
  /** Gets a token that says who the workflow's job is. Absent: there is no job. */
  readonly idToken?: IdToken;
  /** Gets each secret that comes up later, before it is used. */
  readonly onSecret?: (secret: string) => void;
  /** Fires if the start must end early. Absent: never. */
  readonly signal?: AbortSignal;
  /** Where each setting that is not the default was given, by name. Absent: unknown. */
  readonly origins?: Readonly<Record<string, string>>;
  /** The settings as they were given, without secrets. Absent: the run cannot be resumed. */
  readonly given?: Readonly<Record<string, unknown>>;
  /** The workflow's job of this run. Absent: none. */
  readonly job?: RunJob;
  /** The run that is resumed. Absent: the run is new. */
  readonly resumed?: ResumedRun;
  /** The folder of the repository for `workspace: repo`. Undefined: the current folder. */
  readonly fetched?: string | undefined;
  /** The owner's files, which may decide what is built and run. */
  readonly base: BaseChoice;
  /** The owner of the caches that the run may use. Absent: those of the current folder, and none in CI. */
  readonly cacheOwner?: CacheOwner;
  /** Reads variables such as `DOCKER_HOST`, which say where the engine is. Absent: none is set. */
  readonly variable?: Environment["variable"];
  /** Reads an owner's file from `base`. Absent: the workspace's own files count. */
  readonly readOwnerFile?: ReadOwnerFile;
  /** The rules of the run. Absent: from the settings. */
  readonly policy?: Policy;
  /** The folder of the run that this run repeats. Absent: none. */
  readonly recorded?: string;
  /** The digest or id that the image must have. Absent: any. */
  readonly pinned?: string;
  /** Gives the recorded answers of a repeated run. */
  readonly answers?: RecordedAnswers;
  /** Asks the person at the terminal. Absent: nobody can be asked. */
  readonly approver?: Approver;
  /** Replies that replace a model, from `exec` or `demo`. */
  readonly replies?: Replies;
}

/**
 * Gets a token for the job's identity. @throws AgentExecError if the job may not have one; on abort the signal's
 * reason.
 */
export type IdToken = (audience: string, signal: AbortSignal) => Promise<string>;

/** A recorded script, or files that count as one reply. */
export type Replies =
  | { readonly kind: "script"; readonly json: string }
  | { readonly kind: "documents"; readonly documents: readonly ReplyDocument[] };
