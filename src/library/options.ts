import { isDeepStrictEqual } from "node:util";
import { AgentExecError } from "../errors.js";
import { withoutNeeds } from "../settings/combinations.js";
import { orderedRows, type SettingName, type Settings, table } from "../settings/schema.js";

/** Each option that is a setting too, under the setting's name: its bounds and its default are the setting's. */
const settingOf = {
  image: "image",
  pull: "pull",
  memoryBytes: "memory",
  cpus: "cpus",
  pids: "pids",
  workspaceFolder: "workspace-path",
  workspaceBytes: "workspace-size",
  maxOutputBytes: "max-output",
  venv: "venv",
  network: "network",
  allowHosts: "allow-host",
  languages: "language",
  inferLanguage: "infer-language",
  baseUrl: "base-url",
  model: "model",
  timeoutMs: "timeout",
  idleTimeoutMs: "idle-timeout",
  totalTimeoutMs: "total-timeout",
  maxRetries: "max-retries",
  decision: "decision",
  reflect: "reflect",
  context: "context",
  vision: "vision",
  systemPromptAlone: "system-prompt-alone",
  until: "until",
  doneWord: "done-word",
  blocks: "blocks",
  maxTurns: "max-turns",
  maxTokens: "max-tokens",
  maxCostUsd: "max-cost-usd",
  verify: "verify",
  verifyReport: "verify-report",
  beforeBlock: "before-block",
  approval: "approval",
  verifyBefore: "verify-before",
  verifyChangedValues: "verify-changed-values",
  audit: "audit",
  untracked: "untracked",
  maxFiles: "max-files",
  instructions: "instructions",
  protect: "protect",
  onlyChange: "only-change",
  allowToolConfig: "allow-tool-config",
  allowWorkflow: "allow-workflow",
  workspace: "workspace",
  out: "out",
  keepGoing: "keep-going",
} as const satisfies Readonly<Record<string, SettingName>>;

type OptionName = keyof typeof settingOf;
type Values<Name extends OptionName> = { readonly [N in Name]: Settings[(typeof settingOf)[N]] };

/**
 * The values of these options: those that were given, within their bounds, and the settings' defaults.
 * @throws AgentExecError `settings-invalid` that names every problem at once.
 */
export function valuesOf<const Name extends OptionName>(
  given: { readonly [N in OptionName]?: unknown },
  names: readonly Name[],
): Values<Name> {
  const parsed = names.map((name) => {
    const result = table[settingOf[name]].value.safeParse(rawOf(name, given[name]));
    return { name, ...result };
  });
  const problems = parsed.flatMap(({ name, error }) =>
    (error?.issues ?? []).map(({ message }) => `${name}: ${message}`),
  );
  if (problems.length === 0)
    return Object.fromEntries(parsed.map(({ name, data }) => [name, data])) as Values<Name>;
  throw new AgentExecError("settings-invalid", problems.join("\n"), {
    nextStep: "Fix the options above; docs/library.md and docs/settings.md list all values and defaults.",
  });
}

/**
 * Refuses an option that has no effect beside the others, as its setting would be.
 * @param more what is a setting and no option of its own kind, such as the system prompt's text
 * @throws AgentExecError `settings-invalid` that names all of them.
 */
export function refuseIdle(values: Partial<Values<OptionName>>, more: Partial<Settings>): void {
  const defaults = Object.fromEntries(
    orderedRows.map(([name, { value }]) => [name, value.absent]),
  ) as Settings;
  const there = Object.fromEntries(
    Object.entries(settingsOf(values)).filter(([, value]) => value !== undefined),
  );
  const settings: Settings = { ...defaults, ...there, ...more };
  const given = orderedRows.filter(([name]) => !isDeepStrictEqual(settings[name], defaults[name]));
  const problems = withoutNeeds({
    given: new Map(given.map(([name]) => [name, { name, value: settings[name], origin: name }])),
    settings,
    face: "library",
  });
  if (problems.length === 0) return;
  const message = problems.map(({ origin, message }) => `${origin}: ${message}`).join("\n");
  throw new AgentExecError("settings-invalid", message, {
    nextStep: "Leave it out, or change the option that it depends on.",
  });
}

/** The same values under the settings' names, as a run's policy and transcript have them. */
export function settingsOf<Name extends OptionName>(
  values: Partial<Values<Name>>,
): { readonly [N in Name as (typeof settingOf)[N]]: Settings[(typeof settingOf)[N]] } {
  const named = Object.entries(values).map(([name, value]) => [settingOf[name as Name], value]);
  return Object.fromEntries(named) as ReturnType<typeof settingsOf<Name>>;
}

/** In a setting a bare number is seconds, and a list that is there is not empty. */
function rawOf(name: OptionName, value: unknown): unknown {
  if (Array.isArray(value) && value.length === 0) return undefined;
  return name.endsWith("Ms") && typeof value === "number" ? `${value}ms` : value;
}
