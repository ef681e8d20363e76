import { z } from "zod";
import { errorCodes } from "../errors.js";
import { endings } from "../facts/endings.js";
import { outputs } from "./outputs.js";
import { isOfSetUp } from "./config.js";
import { orderedRows, settingsOf } from "./schema.js";
import { type Row, type SettingDescription, variableOf } from "../rows/setting.js";

/** The parts of `action.yml` and the docs that are generated from the tables. They have no line end at their end. */
export function describeSettings() {
  return {
    actionYml: `${inputsYml()}\n${outputsYml()}`,
    outputsTable: markdownList(Object.entries(outputs)),
    settingsPage: settingsPage(),
    errorsPage: errorsPage(),
    endingsTable: endingsTable(),
    configSchema: JSON.stringify(configSchema()),
  };
}

/** A schema for editors, with names, kinds of values and help. It has no limits, because the command checks them. */
function configSchema(): object {
  const rows = orderedRows.filter(([, row]) => isOfSetUp(row));
  const shape = Object.fromEntries(rows.map(([name, { value }]) => [name, value.schema]));
  const { properties = {} } = z.toJSONSchema(z.object(shape), { io: "input", unrepresentable: "any" });
  const described = rows.map(([name, { description }]) => {
    const own = properties[name] as { readonly anyOf?: readonly object[]; readonly default?: unknown };
    const { default: _default, ...kind } = own;
    const takesPairs = description.placeholder?.includes("=") === true;
    const anyOf = takesPairs ? { anyOf: [...(kind.anyOf ?? [kind]), { type: "object" }] } : kind;
    return [name, { ...anyOf, description: description.help }];
  });
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "agent-exec's config file",
    type: "object",
    additionalProperties: false,
    properties: {
      extends: {
        type: "string",
        description:
          "The path of another settings file that agent-exec also reads, relative to this file's folder. If both files give a value for a setting, the file that contains `extends` wins.",
      },
      ...Object.fromEntries(described),
    },
  };
}

/** The settings that have an input of their own. The runner also passes on others, but warns about them. */
function inputsYml(): string {
  const inputs = settingsOf("action").filter(([, { use }]) => use !== undefined);
  const rows = inputs.map(([name, { help, defaultText, runnerDefault }]) => {
    const words = defaultText === undefined ? help : `${help} Default: ${defaultText}.`;
    const lines = [`  ${name}:`, `    description: ${JSON.stringify(words)}`, "    required: false"];
    // All other defaults come from the schema.
    if (runnerDefault !== undefined) lines.push(`    default: ${runnerDefault}`);
    return lines.join("\n");
  });
  return ["inputs:", ...rows].join("\n");
}

function outputsYml(): string {
  const rows = Object.entries(outputs).map(
    ([name, help]) => `  ${name}:\n    description: ${JSON.stringify(help)}`,
  );
  return ["outputs:", ...rows].join("\n");
}

function settingsPage(): string {
  return `# Settings

These ten settings matter most:

${settingsList("first")}

Write a setting as a flag (\`--max-retries 2\`), as an input of the action (\`max-retries: 2\`), or in the
[config file](config.md). Durations: \`500ms\`, \`90s\`, \`10m\`; a number alone means seconds. Sizes: \`512m\`, \`2g\`.
The default stands in brackets. Unless the list says otherwise, a setting works in the action and with \`run\`.
For other commands, see \`agent-exec COMMAND --help\`.

## Common settings

\`run --help\` lists the ten settings above and these common settings. In the action, each of these settings is an input.

${settingsList("common")}

## All other settings

\`run --help-all\` lists all settings. In a workflow, write these settings into the input \`settings\`:

\`\`\`yaml
with:
  task: Fix the failing tests
  settings: |
    fallback-model: gpt-5-nano
    verify-changed-values: off
\`\`\`

${settingsList(undefined)}

## Rules

- agent-exec refuses a setting that has no effect with your other settings, for example \`allow-host\` without \`network: allow\`.
  If agent-exec refuses a setting, no run starts, and the exit code is 2.
- Outside of workflows, an environment variable such as \`$AGENT_EXEC_IMAGE\` changes the default of a flag.`;
}

function settingsList(use: SettingDescription["use"]): string {
  const rows = orderedRows.filter(([, { description }]) => description.use === use);
  return markdownList(
    rows.map(([name, { description }]) => [
      name,
      `${onlyFor(description)}${description.help}${defaultsOf(name, description)}`,
    ]),
  );
}

/** A note about where the setting works. Most settings work in the action and in `run`, and need no note. */
function onlyFor({ faces }: Row["description"]): string {
  if (faces.includes("run")) return faces.includes("action") ? "" : "(command only) ";
  return `(${faces.join(" and ")} only) `;
}

/** The default in words. For a command, the environment variable comes first, if there is one. */
function defaultsOf(name: string, { defaultText, hasVariable }: SettingDescription): string {
  const defaults = [hasVariable === true ? `$${variableOf(name)}` : undefined, defaultText];
  const told = defaults.filter((each) => each !== undefined).map(code);
  return told.length === 0 ? "" : ` [${told.join(" or ")}]`;
}

function errorsPage(): string {
  return `# Errors

Every error says what happened and what to do next. An error ends with one of these codes in brackets, for example
\`agent-exec: There is no task. [task-invalid]\`. If code fails, you get an [ending](endings.md)
instead of an error.

${markdownList(Object.entries(errorCodes))}`;
}

function endingsTable(): string {
  const faults = { code: "the code's", engine: "the engine's", person: "the person's", nobody: "nobody's" };
  const rows = Object.entries(endings).map(([name, { exitCode, fault }]) => [
    `[${code(name)}](#${name})`,
    String(exitCode ?? "none"),
    faults[fault],
  ]);
  return markdownTable(["ending", "exit code", "whose fault"], rows);
}

function markdownList(rows: readonly (readonly [name: string, meaning: string])[]): string {
  return rows.map(([name, meaning]) => `- ${code(name)}: ${meaning}`).join("\n");
}

function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replace(/\|/g, "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

function code(text: string): string {
  return `\`${text}\``;
}
