import { foldersOf } from "../files/paths.js";
import type { BatchTask } from "./task.js";

/** One run of a batch: a task with one model and one repetition. */
export interface Entry {
  /** The id of the run, which is also its folder's name below `tasks/`. */
  readonly id: string;
  readonly task: BatchTask;
  /** The model. Undefined: the one in the settings. */
  readonly model: string | undefined;
}

/** All runs of a batch, with ids such as `fix-1`, `fix-1@MODEL` and `fix-1~2`. */
export function entriesOf(
  tasks: readonly BatchTask[],
  { models, repeat }: { readonly models: readonly string[]; readonly repeat: number },
): readonly Entry[] {
  const each = models.length === 0 ? [undefined] : models;
  const names = modelNames(models);
  return tasks.flatMap((task) =>
    each.flatMap((model, place) => {
      const name = model === undefined ? task.id : `${task.id}@${names[place]}`;
      return Array.from({ length: repeat }, (_, at) => ({
        id: repeat === 1 ? name : `${name}~${at + 1}`,
        task,
        model,
      }));
    }),
  );
}

/** The models' names in ids. `o/m` and `o-m` become `o-m` and `o-m-2`. */
function modelNames(models: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return models.map((model) => {
    const name = model.replace(/[^\w.-]+/g, "-");
    let own = name;
    for (let at = 2; taken.has(own); at += 1) own = `${name}-${at}`;
    taken.add(own);
    return own;
  });
}

/** Faults of tasks that share an id, or whose folder would lie inside of another task's folder. */
export function idFaults(tasks: readonly BatchTask[]): ReadonlyMap<BatchTask, string> {
  const first = new Map<string, BatchTask>();
  for (const task of tasks) if (!first.has(task.id)) first.set(task.id, task);
  const faults = new Map<BatchTask, string>();
  for (const task of tasks) {
    const { id, origin } = task;
    const other = first.get(id);
    if (other !== task) {
      faults.set(task, `${origin}: the id ${JSON.stringify(id)} is already used in ${other!.origin}`);
      continue;
    }
    const outer = foldersOf(id).find((each) => first.has(each));
    if (outer !== undefined)
      faults.set(
        task,
        `${origin}: rename the task ${JSON.stringify(id)}, because its run folder would be inside the run folder of the task ${JSON.stringify(outer)}`,
      );
  }
  return faults;
}
