/** A task of a batch, before its settings are checked. */
export interface BatchTask {
  /** The task's id. It is also the path of its folder below `tasks/`. */
  readonly id: string;
  /** Where the task is, for errors: `tasks.jsonl:12`, or the task's folder. */
  readonly origin: string;
  readonly text: string;
  /** The task's own settings, by their names. */
  readonly given: Readonly<Record<string, unknown>>;
  /** A reply in Markdown that solves the task. Absent if no solution is known. */
  readonly solution?: string | undefined;
  readonly files?: TaskFiles | undefined;
}

/** Files of a task: its workspace, and the folder from which its image is built. */
export interface TaskFiles {
  readonly has: readonly TaskFolder[];
  /** A hash of all files. */
  readonly sha256: string;
  /** Reads the files of one folder, by their paths there. */
  read(folder: TaskFolder): Promise<ReadonlyMap<string, TaskFile>>;
}

export type TaskFolder = "workspace" | "build";

export interface TaskFile {
  readonly content: string | Uint8Array;
  readonly isExecutable?: boolean;
}

export interface ReadTasks {
  readonly tasks: readonly BatchTask[];
  /** One sentence for each line or folder that is not a valid task. */
  readonly broken: readonly string[];
}

/** A part of an id: letters, digits and `._-`. File systems and URLs accept these. */
const idPart = /^[A-Za-z0-9_][\w.-]{0,99}$/;

/** Whether a text is a valid id for a task and its folder. */
export function isTaskId(id: string): boolean {
  return id.length <= 200 && id.split("/").every((part) => idPart.test(part));
}

export const taskIdForm = "letters, digits, `.`, `_` and `-`, in parts with `/` between them";
