import { z } from "zod";
import { choice, duration, flag, list, number, size, text, url, wholeNumber } from "./values.js";

/** What the generators need to know of a setting beside its type. */
export interface SettingDescription {
  /** One sentence for `action.yml`, `--help` and the docs; unit and default stand beside it. */
  readonly help: string;
  readonly group: "task" | "writer" | "sandbox" | "run" | "report";
  /** Where it can be given. Default: everywhere. */
  readonly faces?: readonly Face[];
  /** What stands for the value in `--help`: `NAME`, `SIZE`, … */
  readonly placeholder?: string;
  /** How the default is written; absent: it has none. */
  readonly defaultText?: string;
  /** What only the runner knows: the default as an expression of `action.yml`. */
  readonly runnerDefault?: string;
  /** Never kept, never shown. */
  readonly isSecret?: boolean;
  /** May be given more than once on the command line, one a line in an input. */
  readonly isRepeatable?: boolean;
  /** A flag without a value. */
  readonly isFlag?: boolean;
}

/** Where settings come from: an action's input, or a command. */
export type Face = "action" | "run" | "exec" | "demo";

const run: readonly Face[] = ["action", "run"];
const sandboxed: readonly Face[] = ["action", "run", "exec", "demo"];
const command: readonly Face[] = ["run", "exec", "demo"];
const action: readonly Face[] = ["action"];

/** Outcomes that can be named in `fail-on`: those that a run can end with. */
const failable = [
  "failed",
  "gave-up",
  "budget-spent",
  "timed-out",
  "cancelled",
  "infrastructure-error",
  "answered",
] as const;

function setting<T extends z.ZodType>(schema: T, description: SettingDescription) {
  return { schema, description };
}

/** Every setting, once: inputs, flags, help, docs and the config file's schema are generated from this table. */
export const table = {
  task: setting(text().optional(), {
    help: "What to do, in words. Without it the task is read from the event (a comment, an issue).",
    group: "task",
    faces: action,
    placeholder: "TEXT",
  }),
  "task-file": setting(text().optional(), {
    help: "A file that holds the task; `-` is standard input for the command.",
    group: "task",
    faces: run,
    placeholder: "FILE",
  }),
  "trigger-phrase": setting(text().regex(/^\S+$/, "must be one word without blanks").default("/agent-exec"), {
    help: "The first word of a comment's line that starts a run; the rest of the comment is the task.",
    group: "task",
    faces: action,
    placeholder: "WORD",
    defaultText: "/agent-exec",
  }),
  model: setting(text().optional(), {
    help: "The model that writes, by the name that the model server knows.",
    group: "writer",
    faces: run,
    placeholder: "NAME",
  }),
  "base-url": setting(url().default("https://api.openai.com/v1"), {
    help: "The model server: any that speaks chat completions.",
    group: "writer",
    faces: run,
    placeholder: "URL",
    defaultText: "https://api.openai.com/v1",
  }),
  "api-key": setting(text().optional(), {
    help: "The key for the model server, from a secret.",
    group: "writer",
    faces: action,
    placeholder: "KEY",
    isSecret: true,
  }),
  "api-key-env": setting(
    text()
      .regex(/^[A-Za-z_][A-Za-z0-9_]*$/, "must be the name of a variable")
      .default("OPENAI_API_KEY"),
    {
      help: "The environment variable that holds the key; a key is never given as a flag.",
      group: "writer",
      faces: ["run"],
      placeholder: "NAME",
      defaultText: "OPENAI_API_KEY",
    },
  ),
  script: setting(text().optional(), {
    help: "A script that answers in the model's place: a JSON file of replies and decisions.",
    group: "writer",
    faces: run,
    placeholder: "FILE",
  }),
  workspace: setting(text().default("empty"), {
    help: "What the code finds in its folder: nothing (`empty`), the files that git tracks here (`repo`), or a folder's files.",
    group: "sandbox",
    placeholder: "empty|repo|DIR",
    defaultText: "empty",
  }),
  executor: setting(choice("docker", "local").default("docker"), {
    help: "Where code runs. `local` isolates nothing and is there for the command alone.",
    group: "sandbox",
    faces: sandboxed,
    placeholder: "NAME",
    defaultText: "docker",
  }),
  image: setting(text().default("python:3-slim"), {
    help: "The container's image, by tag or digest; pulled when it is missing.",
    group: "sandbox",
    faces: sandboxed,
    placeholder: "IMAGE",
    defaultText: "python:3-slim",
  }),
  memory: setting(size({ min: "64m", max: "1t" }).default(2 * 1024 ** 3), {
    help: "The container's memory, without swap; the workspace counts against it.",
    group: "sandbox",
    placeholder: "SIZE",
    defaultText: "2g",
  }),
  cpus: setting(number({ min: 0.1, max: 512 }).default(2), {
    help: "How many cores the container may use.",
    group: "sandbox",
    placeholder: "NUMBER",
    defaultText: "2",
  }),
  pids: setting(wholeNumber({ min: 16, max: 32_768 }).default(256), {
    help: "How many processes and threads the container may have at once.",
    group: "sandbox",
    placeholder: "NUMBER",
    defaultText: "256",
  }),
  "workspace-size": setting(size({ min: "1m", max: "1t" }).default(512 * 1024 ** 2), {
    help: "The size of the folder that the code works in; it lies in memory.",
    group: "sandbox",
    placeholder: "SIZE",
    defaultText: "512m",
  }),
  "max-output": setting(size({ min: "1k", max: "64m" }).default(1024 ** 2), {
    help: "How much output of a block is kept, head and tail; the rest is counted.",
    group: "sandbox",
    placeholder: "SIZE",
    defaultText: "1m",
  }),
  network: setting(choice("none").default("none"), {
    help: "What the container reaches: nothing but its own loopback.",
    group: "sandbox",
    placeholder: "MODE",
    defaultText: "none",
  }),
  timeout: setting(duration({ min: "100ms", max: "6h" }).default(120_000), {
    help: "The deadline of a block; then everything that the code started is killed.",
    group: "run",
    placeholder: "DURATION",
    defaultText: "2m",
  }),
  "total-timeout": setting(duration({ min: "1s", max: "24h" }).default(1_800_000), {
    help: "The deadline of the whole run.",
    group: "run",
    placeholder: "DURATION",
    defaultText: "30m",
  }),
  "max-retries": setting(wholeNumber({ min: 0, max: 100 }).default(3), {
    help: "Failing attempts after the first.",
    group: "run",
    faces: run,
    placeholder: "NUMBER",
    defaultText: "3",
  }),
  "max-turns": setting(wholeNumber({ min: 1, max: 100 }).default(1), {
    help: "Replies that may pass before the run ends, for tasks that go step by step.",
    group: "run",
    faces: run,
    placeholder: "NUMBER",
    defaultText: "1",
  }),
  "max-tokens": setting(wholeNumber({ min: 1, max: 1_000_000_000 }).optional(), {
    help: "Input and output tokens of all model calls together.",
    group: "run",
    faces: run,
    placeholder: "NUMBER",
  }),
  verify: setting(list(), {
    help: "A command of yours that decides: run in a fresh container over the workspace, it must end with 0.",
    group: "run",
    faces: sandboxed,
    placeholder: "CMD",
    isRepeatable: true,
  }),
  "keep-going": setting(flag(), {
    help: "Go on after a block that failed.",
    group: "run",
    faces: ["exec"],
    isFlag: true,
  }),
  comment: setting(choice("auto", "always", "never").default("auto"), {
    help: "Report in one comment on the issue or pull request. `auto`: where there is one.",
    group: "report",
    faces: action,
    placeholder: "WHEN",
    defaultText: "auto",
  }),
  "check-run": setting(choice("auto", "always", "never").default("auto"), {
    help: "Report as a check run on the commit. `auto`: on pull requests.",
    group: "report",
    faces: action,
    placeholder: "WHEN",
    defaultText: "auto",
  }),
  artifact: setting(choice("auto", "always", "never").default("auto"), {
    help: "Upload all files of the run as one artifact. `auto`: where the runner can; `always`: a failed upload fails the step.",
    group: "report",
    faces: action,
    placeholder: "WHEN",
    defaultText: "auto",
  }),
  "github-token": setting(text().optional(), {
    help: "The token for reading permissions and for reporting.",
    group: "report",
    faces: action,
    placeholder: "TOKEN",
    isSecret: true,
    defaultText: "the job's own token",
    runnerDefault: "${{ github.token }}",
  }),
  matrix: setting(text().optional(), {
    help: "The job's cell of a matrix, so that each has a comment and a check run of its own. To be left alone.",
    group: "report",
    faces: action,
    placeholder: "JSON",
    defaultText: "the job's own cell",
    runnerDefault: "${{ toJSON(matrix) }}",
  }),
  "fail-on": setting(
    list(failable).default([
      "failed",
      "gave-up",
      "budget-spent",
      "timed-out",
      "cancelled",
      "infrastructure-error",
    ]),
    {
      help: `The outcomes that fail the step, one a line or separated by commas: ${failable.join(", ")}; \`none\` for none.`,
      group: "report",
      faces: action,
      placeholder: "OUTCOMES",
      defaultText: "failed, gave-up, budget-spent, timed-out, cancelled, infrastructure-error",
    },
  ),
  out: setting(text().optional(), {
    help: "The run's folder: transcript, reports, artifacts.",
    group: "report",
    placeholder: "DIR",
    defaultText: ".agent-exec/<run id>",
  }),
  json: setting(flag(), {
    help: "Print result.json's content as the only thing on standard output.",
    group: "report",
    faces: command,
    isFlag: true,
  }),
  quiet: setting(flag(), {
    help: "Print nothing but the last line.",
    group: "report",
    faces: command,
    isFlag: true,
  }),
} as const;

export type SettingName = keyof typeof table;

type Shape = { readonly [Name in SettingName]: (typeof table)[Name]["schema"] };

/** Settings as the program uses them: sizes in bytes, durations in milliseconds. */
export type Settings = z.output<z.ZodObject<Shape>>;

/** The one schema. Strict: a name that it does not know is a problem. */
export function settingsSchema(): z.ZodObject<Shape> {
  const shape = Object.fromEntries(Object.entries(table).map(([name, { schema }]) => [name, schema]));
  return z.strictObject(shape as Shape);
}

/** The settings of one face, in the order of the table. */
export function settingsOf(face: Face): readonly (readonly [SettingName, SettingDescription])[] {
  return Object.entries(table)
    .filter(([, { description }]) => description.faces === undefined || description.faces.includes(face))
    .map(([name, { description }]) => [name as SettingName, description] as const);
}
