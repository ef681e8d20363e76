import type { Rows } from "../rows/setting.js";
import { docker } from "./docker/descriptor.js";
import { jupyter } from "./jupyter/descriptor.js";
import { kubernetes } from "./kubernetes/descriptor.js";
import { local } from "./local/descriptor.js";
import { localJupyter } from "./local-jupyter/descriptor.js";
import { none } from "./none/descriptor.js";
import { ownExecutor } from "./own/descriptor.js";
import { ownRows } from "./own/rows.js";

export { isModulePath } from "./own/descriptor.js";

/** All executors, by their names in the setting `executor`. The first is the default. */
export const executors = { docker, jupyter, kubernetes, local, "local-jupyter": localJupyter, none } as const;

export type ExecutorName = keyof typeof executors;

/** The executor of that name, or the user's own at that path. */
export function findExecutor(name: string) {
  return isExecutorName(name) ? executors[name] : ownExecutor(name);
}

export function isExecutorName(name: string): name is ExecutorName {
  return Object.hasOwn(executors, name);
}

export const executorNames = Object.keys(executors) as [ExecutorName, ...ExecutorName[]];

type AllRows = Intersected<(typeof executors)[ExecutorName]["rows"] | typeof ownRows>;

type Intersected<Union> = (Union extends Rows ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The rows of all executors. Executors with the same setting share its row. */
export const executorRows = Object.assign(
  {},
  ...Object.values(executors).map(({ rows }) => rows),
  ownRows,
) as AllRows;
