import type { z } from "zod";
import type { Value } from "./kind.js";

/** What the generators need to know about a setting besides its type. */
export interface SettingDescription {
  /** One or two sentences for `action.yml`, `--help` and the docs. Unit and default are added automatically. */
  readonly help: string;
  /**
   * Who needs the setting. `first`: everybody; the reference begins with these. `common`: many; `--help` and
   * `action.yml` show it. Absent: few; `--help-all` shows it, and a workflow writes it into the input `settings`.
   */
  readonly use?: "first" | "common";
  /**
   * Settings without which it has no effect. Without them the setting is refused (`settings/needs.ts`). By default
   * there is none.
   */
  readonly needs?: readonly Need[];
  /** Whether the setting says who is asked, like those that need a model. If a record answers, it has no effect. */
  readonly asks?: true;
  /**
   * Whether a run's record keeps it for a resumed run. Not if each call must give it again, or if the policy stores the
   * content of the file that it names. Default: whether a config file may contain it.
   */
  readonly isRecorded?: boolean;
  /** Where it can be given. Default: `runningFaces`. */
  readonly faces?: readonly Face[];
  /** The name of the value in `--help`: `NAME`, `SIZE`, … */
  readonly placeholder?: string;
  /** The default in words; absent if there is none. */
  readonly defaultText?: string;
  /** A default that only the runner knows, as an expression of `action.yml`. */
  readonly runnerDefault?: string;
  /**
   * Never stored, never shown. If there is a setting of the same name and `-env`, it names the variable with the value.
   */
  readonly isSecret?: boolean;
  /** Whether it can be given several times on the command line, or one per line in an input. */
  readonly isRepeatable?: boolean;
  /** A flag without a value. */
  readonly isFlag?: boolean;
  /** The value of the flag if it has none; absent if it needs a value. */
  readonly bareValue?: string;
  /**
   * Whether a variable of the environment (`variableOf`) sets the default of the flag. For settings that fit a machine
   * or a person whatever the task is; never for settings that open the sandbox or say where a key is sent, because a
   * folder's tools set variables too.
   */
  readonly hasVariable?: boolean;
  /**
   * Which values a config file from a folder, or a run's record, may contain: either may be a stranger's. By default
   * there is none. For this reason a new setting is safe until its row says otherwise (`settings/trust.ts`).
   */
  readonly fromFolder?: FromFolder;
}

/** What a setting can need. */
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
 * Never for settings that open the sandbox, run or read something of the machine, say where a key is sent, lower proof
 * or raise a limit. `true`: any value is accepted. `tighter`: a limit that is not higher than the one that otherwise
 * counts. A function decides by the written value. There are two ways to refuse: "ignored" leaves the value out and
 * says so, for values without which a run is as safe and as useful as by default. `false` refuses the file.
 */
export type FromFolder = true | "tighter" | "ignored" | ((value: unknown, has: HasGiven) => Trust);

export type Trust = boolean | "ignored";

/** Whether the user gave a setting of this name outside of the folder. */
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

/** Who reads a sentence about a setting: a face, or a program that uses the library's options. */
export type Reader = Face | "library";

/** The commands that run something. */
export type RunningCommand = "run" | "exec" | "demo";

/** Where a setting can be given if it names no faces: in everything that runs code. */
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

/** The groups of settings, in the order in which people read them. */
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

/** A setting: the schema of its value, and the text for people. */
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

/** The parsed values of rows: sizes in bytes, durations in milliseconds. Without rows, any object. */
export type Parsed<T extends Rows> = keyof T extends never
  ? object
  : z.output<z.ZodObject<{ readonly [Name in keyof T]: T[Name]["value"]["schema"] }>>;
