/** A task of a batch, before its settings are checked. */
export interface BatchTask {
  /** The id is also the path of the task's folder below `tasks/`. */
  readonly id: string;
  /** For errors: `tasks.jsonl:12`, or the task's folder. */
  readonly origin: string;
  readonly text: string;
  /** The task's own settings, by their names. */
  readonly given: Readonly<Record<string, unknown>>;
  /** The reply of a model that knows the solution, in Markdown. Absent if the solution is unknown. */
  readonly solution?: string | undefined;
  /** Absent: the task brings no files. */
  readonly files?: TaskFiles | undefined;
}

/** Files that a task brings: its workspace, and the folder that its image is built from. */
export interface TaskFiles {
  readonly has: readonly TaskFolder[];
  /** Changes if a file changes. */
  readonly sha256: string;
  /** The files of a folder, by their paths there. */
  read(folder: TaskFolder): Promise<ReadonlyMap<string, TaskFile>>;
}

export type TaskFolder = "workspace" | "build";

export interface TaskFile {
  readonly content: string | Uint8Array;
  readonly isExecutable?: boolean;
}

/** The content of a file or a folder with tasks. */
export interface ReadTasks {
  readonly tasks: readonly BatchTask[];
  /** A sentence for each line or folder that is no task. */
  readonly broken: readonly string[];
}

/** Parts of letters, digits and `._-`, as file systems and URLs take them. */
const idPart = /^[A-Za-z0-9_][\w.-]{0,99}$/;

/** Whether a text can name a task and its folder. */
export function isTaskId(id: string): boolean {
  return id.length <= 200 && id.split("/").every((part) => idPart.test(part));
}

export const taskIdForm = "letters, digits, `.`, `_` and `-`, in parts with `/` between them";
