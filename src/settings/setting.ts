import type { z } from "zod";

/** What the generators need to know of a setting beside its type. */
export interface SettingDescription {
  /** One sentence for `action.yml`, `--help` and the docs; unit and default stand beside it. */
  readonly help: string;
  /** Where it can be given. Default: `runningFaces`. */
  readonly faces?: readonly Face[];
  /** What stands for the value in `--help`: `NAME`, `SIZE`, … */
  readonly placeholder?: string;
  /** How the default is written; absent: it has none. */
  readonly defaultText?: string;
  /** What only the runner knows: the default as an expression of `action.yml`. */
  readonly runnerDefault?: string;
  /** Never kept, never shown; a setting of the same name and `-env`, where there is one, names the variable that holds it. */
  readonly isSecret?: boolean;
  /** May be given more than once on the command line, one a line in an input. */
  readonly isRepeatable?: boolean;
  /** A flag without a value. */
  readonly isFlag?: boolean;
}

/** Where settings come from: an action's input, or a command. */
export type Face = "action" | RunningCommand | "doctor";

/** The commands that run something. */
export type RunningCommand = "run" | "exec" | "demo";

/** Where a setting can be given that names no faces: wherever something runs. */
export const runningFaces = ["action", "run", "exec", "demo"] as const satisfies readonly Face[];

export const faces = {
  run: ["action", "run"],
  model: ["action", "run", "doctor"],
  contained: ["action", "run", "exec"],
  sandboxed: ["action", "run", "exec", "demo"],
  repository: ["action", "run", "exec"],
  examined: ["action", "run", "exec", "demo", "doctor"],
  command: ["run", "exec", "demo"],
  action: ["action"],
} as const satisfies Readonly<Record<string, readonly Face[]>>;

/** A row of the table: what the value must be, and what people are told of it. */
export function setting<T extends z.ZodType>(schema: T, description: SettingDescription) {
  return { schema, description };
}
