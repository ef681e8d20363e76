import type { Rows } from "../rows/setting.js";
import { docker } from "./docker/descriptor.js";
import { jupyter } from "./jupyter/descriptor.js";
import { local } from "./local/descriptor.js";
import { localJupyter } from "./local-jupyter/descriptor.js";
import { none } from "./none/descriptor.js";

/** Every executor, by the name that the setting `executor` takes. The first is the default. */
export const executors = { docker, jupyter, local, "local-jupyter": localJupyter, none } as const;

export type ExecutorName = keyof typeof executors;

export const executorNames = Object.keys(executors) as [ExecutorName, ...ExecutorName[]];

type AllRows = Intersected<(typeof executors)[ExecutorName]["rows"]>;

type Intersected<Union> = (Union extends Rows ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The rows of all of them. Executors that share a setting share its row. */
export const executorRows = Object.assign({}, ...Object.values(executors).map(({ rows }) => rows)) as AllRows;
