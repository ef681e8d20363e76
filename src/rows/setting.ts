import type { z } from "zod";
import type { Described, Value } from "./kind.js";

/** The description of a setting, from which the help, the docs and `action.yml` are generated. */
export interface SettingDescription extends Described {
  /** One or two sentences for `action.yml`, `--help` and the docs. Unit and default are added automatically. */
  readonly help: string;
  /**
   * Who needs the setting. `first`: everybody, so the reference begins with these settings. `common`: many people, so
   * `--help` and `action.yml` show it. Absent: few people. `--help-all` shows it, and a workflow sets it in the input
   * `settings`.
   */
  readonly use?: "first" | "common";
  /** If one of these is not met, agent-exec refuses the setting (`settings/needs.ts`). Absent: none. */
  readonly needs?: readonly Need[];
  /** Present if the setting chooses who is asked. It has no effect if a transcript gives the answers. */
  readonly asks?: true;
  /**
   * Whether the transcript keeps the value for a resumed run. It does not if each call must give the value again, or if
   * the policy stores the content of the named file. Default: whether a config file may contain the setting.
   */
  readonly isRecorded?: boolean;
  /** Where people can give the setting. Default: that of its group (`inGroup`). */
  readonly faces?: readonly Face[];
  /** The default in words; absent if there is none, or if the value itself says it. */
  readonly defaultText?: string;
  /** A default that only GitHub's runner knows, as an expression for `action.yml`. */
  readonly runnerDefault?: string;
  /** The value is never stored and never shown. If a setting NAME-env exists, it names the variable with the value. */
  readonly isSecret?: boolean;
  /** The value that the flag has if people give none. Absent: the flag needs a value. */
  readonly bareValue?: string;
  /**
   * Whether an environment variable (`variableOf`) can set the default. Only for settings that depend on the machine or
   * the person, and not on the task. Never for settings that open the sandbox or choose where a key is sent, because
   * tools in a folder can set variables too.
   */
  readonly hasVariable?: boolean;
  /** Which values a config file in a folder, or a transcript, may have. Default: none (`settings/trust.ts`). */
  readonly fromFolder?: FromFolder;
}

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
 * The rule for values from a folder. `true`: any value is accepted. `tighter`: the value may lower a limit, but not
 * raise it. A function decides by the written value. `false` refuses the file. "ignored" leaves the value out and
 * prints a note. Use "ignored" only if the run is as safe and useful without the value. A folder must never open the
 * sandbox, run or read something on this machine, choose where a key is sent, weaken proof or raise a limit.
 */
export type FromFolder = true | "tighter" | "ignored" | ((value: unknown, has: HasGiven) => Trust);

export type Trust = boolean | "ignored";

/** Whether the user gave this setting in another place than the folder. */
export type HasGiven = (name: string) => boolean;

/** The environment variable that sets a flag's default: `AGENT_EXEC_IMAGE` for `image`. */
export function variableOf(name: string): string {
  return `AGENT_EXEC_${name.toUpperCase().replaceAll("-", "_")}`;
}

/** A place where people give settings: the action's inputs, or one of the commands. */
export type Face = "action" | RunningCommand | "audit" | "prove" | "doctor" | "conformance";

/** The reader of a sentence about a setting: somebody at one of the faces, or a programmer who uses the library. */
export type Reader = Face | "library";

export type RunningCommand = "run" | "exec" | "demo";

export const faces = {
  /** Everything that runs code. */
  running: ["action", "run", "exec", "demo", "audit", "prove"],
  run: ["action", "run"],
  model: ["action", "run", "doctor"],
  contained: ["action", "run", "exec"],
  prepared: ["action", "run", "exec", "audit", "prove"],
  sandboxed: ["action", "run", "exec", "demo"],
  given: ["action", "run", "exec", "demo", "audit"],
  proved: ["action", "prove"],
  changed: ["action", "run", "exec", "audit"],
  examined: ["action", "run", "exec", "demo", "audit", "prove", "doctor", "conformance"],
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

/** Makes a setting from the schema of its value and its description. */
export function setting<T extends z.ZodType, U extends Value["unit"]>(
  value: Value<T, U>,
  description: SettingDescription,
) {
  const { absent, unit, described } = value;
  // People read these defaults as they are: a word, a number without a unit, true or false.
  const isPlain =
    typeof absent === "string" ||
    (typeof absent === "number" && unit === "") ||
    (typeof absent === "boolean" && described.isFlag !== true && description.placeholder === undefined);
  const usual = { ...described, ...(isPlain && { defaultText: String(absent) }) };
  return { value, description: { ...usual, ...description } };
}

/** A row of the settings table. */
export interface Row {
  readonly value: Value;
  readonly description: SettingDescription & { readonly faces: readonly Face[] };
  readonly group: Group;
}

export type Rows = Readonly<Record<string, Row>>;

type InGroup<T> = { readonly [Name in keyof T]: T[Name] & Pick<Row, "group" | "description"> };

/** Puts settings into one group. The keys are their names. By default, everything that runs code has them. */
export function inGroup<T extends Readonly<Record<string, ReturnType<typeof setting>>>>(
  group: Group,
  settings: T,
): InGroup<T> {
  return inGroupFor(group, faces.running, settings);
}

/** Like `inGroup`, with another default of `faces`. */
export function inGroupFor<T extends Readonly<Record<string, ReturnType<typeof setting>>>>(
  group: Group,
  usual: readonly Face[],
  settings: T,
): InGroup<T> {
  const rows = Object.entries(settings).map(([name, { value, description }]) => [
    name,
    { value, description: { faces: usual, ...description }, group },
  ]);
  return Object.fromEntries(rows) as InGroup<T>;
}

/** The type of the parsed values: sizes in bytes, durations in milliseconds. Without rows, any object. */
export type Parsed<T extends Rows> = keyof T extends never
  ? object
  : z.output<z.ZodObject<{ readonly [Name in keyof T]: T[Name]["value"]["schema"] }>>;
