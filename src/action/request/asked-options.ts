import { AgentExecError } from "../../errors.js";
import { defaultTurns, untilOf } from "../../rows/policy-rows.js";
import type { AskedOptions } from "../../github/events/commands/options.js";
import type { Settings } from "../../settings/schema.js";

/**
 * Applies the comment's options to the settings, within the workflow's limits.
 * @throws AgentExecError `task-invalid`.
 */
export function withOptions(settings: Settings, { model, maxTurns }: AskedOptions): Settings {
  return { ...settings, ...modelOf(settings, model), ...turnsOf(settings, maxTurns) };
}

function modelOf(settings: Settings, name: string | undefined): Partial<Settings> {
  if (name === undefined || name === settings.model) return {};
  const allowed = settings["allow-models"];
  const found = allowed.find((each) => each.name === name);
  if (found === undefined) {
    const names = allowed.map((each) => `\`${each.name}\``).join(", ");
    throw new AgentExecError("task-invalid", "This workflow does not allow the model that you chose.", {
      nextStep:
        names === ""
          ? "Leave out `--model`. To let people choose a model, list the models in the workflow's setting `allow-models`."
          : `Choose one of ${names}.`,
    });
  }
  const { prices } = found;
  return {
    model: name,
    ...(prices !== undefined && { "price-input": prices.input, "price-output": prices.output }),
  };
}

function turnsOf(settings: Settings, turns: number | undefined): Partial<Settings> {
  if (turns === undefined) return {};
  const most = settings["max-turns"] ?? defaultTurns[untilOf(settings)];
  if (turns <= most) return { "max-turns": turns };
  throw new AgentExecError("task-invalid", `\`--max-turns ${turns}\` is more than this workflow allows.`, {
    nextStep: `Choose at most ${most}, or raise \`max-turns\` in the workflow.`,
  });
}
