import type { z } from "zod";
import type { Value } from "./kind.js";

/** What the generators need to know of a setting beside its type. */
export interface SettingDescription {
  /** One sentence for `action.yml`, `--help` and the docs; unit and default stand beside it. */
  readonly help: string;
  /**
   * Who needs it. `first`: everybody; the reference begins with these. `common`: many; `--help` and `action.yml` show it. Absent:
   * few; `--help-all` shows it, and a workflow gives it by the input `settings`.
   */
  readonly use?: "first" | "common";
  /** What it has no effect without; it is refused then (`settings/needs.ts`). Default: nothing. */
  readonly needs?: readonly Need[];
  /** Says who is asked, as do those that need a model: where a record answers, it counts for nothing. */
  readonly asks?: true;
  /**
   * Whether a run's record keeps it for a resumed run. Not if each call says it anew, or if the policy holds the content of the
   * file that it names. Default: whether a config file may say it.
   */
  readonly isRecorded?: boolean;
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
  /** What the flag means where it has no value; absent: it needs one. */
  readonly bareValue?: string;
  /**
   * Whether a variable of the environment (`variableOf`) sets the default of the flag. For what fits a machine or a person
   * whatever the task is; never for what opens the sandbox or says where a key is sent, since a folder's tools set variables too.
   */
  readonly hasVariable?: boolean;
  /**
   * What a config file that came with a folder may say, and a run's record: either may be a stranger's. Default: nothing. So a
   * new setting is safe until its row says otherwise (`settings/trust.ts`).
   */
  readonly fromFolder?: FromFolder;
}

/** What a setting can need beside it. */
export type Need =
  | "code"
  | "files"
  | "identity"
  | "model"
  | "one model"
  | "open changes"
  | "prices"
  | "system prompt"
  | "thread"
  | "verification";

/**
 * Never for what opens the sandbox, runs or reads something of the machine, says where a key is sent, lowers proof or raises a
 * limit. `true`: any value is taken. `tighter`: a limit that is no higher than the one that counts otherwise. A function: as
 * it says of a value as it is written. Of two answers that are no, "ignored" leaves the value out, and says so; it is for
 * values without which a run is as safe and as useful as by default. `false` refuses the file.
 */
export type FromFolder = true | "tighter" | "ignored" | ((value: unknown, has: HasGiven) => Trust);

export type Trust = boolean | "ignored";

/** Whether the person has given a setting of this name outside of the folder. */
export type HasGiven = (name: string) => boolean;

/** The variable that sets a flag's default: `AGENT_EXEC_IMAGE` for `image`. */
export function variableOf(name: string): string {
  return `AGENT_EXEC_${name.toUpperCase().replaceAll("-", "_")}`;
}

/** Where a setting can be given. */
export function facesOf({ faces = runningFaces }: SettingDescription): readonly Face[] {
  return faces;
}

/** Where settings come from: an action's input, or a command. */
export type Face = "action" | RunningCommand | "audit" | "prove" | "doctor" | "conformance";

/** Who reads words about a setting: a face, or a program that gives the library its options. */
export type Reader = Face | "library";

/** The commands that run something. */
export type RunningCommand = "run" | "exec" | "demo";

/** Where a setting can be given that names no faces: wherever something runs. */
export const runningFaces = [
  "action",
  "run",
  "exec",
  "demo",
  "audit",
  "prove",
] as const satisfies readonly Face[];

export const faces = {
  run: ["action", "run"],
  model: ["action", "run", "doctor"],
  contained: ["action", "run", "exec"],
  prepared: ["action", "run", "exec", "audit", "prove"],
  sandboxed: ["action", "run", "exec", "demo"],
  verified: ["action", "run", "exec", "demo", "audit", "prove"],
  given: ["action", "run", "exec", "demo", "audit"],
  repository: ["action", "run", "exec"],
  proved: ["action", "prove"],
  counted: ["action", "run", "exec", "audit", "prove"],
  changed: ["action", "run", "exec", "audit"],
  examined: ["action", "run", "exec", "demo", "audit", "prove", "doctor", "conformance"],
  kept: ["action", "run", "exec", "demo"],
  command: ["run", "exec", "demo"],
  action: ["action"],
} as const satisfies Readonly<Record<string, readonly Face[]>>;

/** What settings are about, in the order in which people read of them. */
export const groups = [
  "config",
  "task",
  "writer",
  "files",
  "executor",
  "image",
  "resources",
  "network",
  "setup",
  "run",
  "report",
] as const;

export type Group = (typeof groups)[number];

/** A setting: what the value must be, and what people are told of it. */
export function setting<T extends z.ZodType, U extends Value["unit"]>(
  value: Value<T, U>,
  description: SettingDescription,
) {
  return { value, description };
}

/** A row of the table. */
export interface Row {
  readonly value: Value;
  readonly description: SettingDescription;
  readonly group: Group;
}

export type Rows = Readonly<Record<string, Row>>;

/** Settings of one group as rows, by their names. */
export function inGroup<T extends Readonly<Record<string, ReturnType<typeof setting>>>>(
  group: Group,
  settings: T,
): { readonly [Name in keyof T]: T[Name] & { readonly group: Group } } {
  const rows = Object.entries(settings).map(([name, row]) => [name, { ...row, group }]);
  return Object.fromEntries(rows) as ReturnType<typeof inGroup<T>>;
}

/** What rows parse to: sizes in bytes, durations in milliseconds. Of no rows, any object. */
export type Parsed<T extends Rows> = keyof T extends never
  ? object
  : z.output<z.ZodObject<{ readonly [Name in keyof T]: T[Name]["value"]["schema"] }>>;
