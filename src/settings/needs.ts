import { findExecutor } from "../executors/index.js";
import { writtenAt } from "../rows/origin.js";
import { type Combination, valued } from "../rows/rule.js";
import type { Need } from "../rows/setting.js";
import type { SettingName, Settings } from "./schema.js";

/** A condition without which a setting has no effect. */
interface Condition {
  /** Settings that the condition reads. If one of them could not be parsed, the condition is not checked. */
  readonly about: readonly SettingName[];
  /** Why the condition is not met, as words after "has no effect". Null if it is met. */
  readonly unmet: (combination: Combination<Settings>) => string | null;
}

/** The conditions that rows can name. If one is unmet, agent-exec refuses the setting: the user relies on it. */
export const conditions: Readonly<Record<Need, Condition>> = {
  code: {
    about: ["executor"],
    unmet({ settings, face }) {
      const { runsNothing, manner } = findExecutor(settings.executor);
      return runsNothing === true
        ? `with ${valued("executor", settings.executor, face)}, which ${manner}`
        : null;
    },
  },
  files: {
    about: ["workspace"],
    unmet: ({ settings, face }) =>
      settings.workspace === "empty" && settings.mode !== "prove" && face !== "prove"
        ? `with ${valued("workspace", "empty", face)}`
        : null,
  },
  identity: without("identity-provider-id", ({ "identity-provider-id": provider }) => provider === undefined),
  model: beside("script", ({ script }) => script !== undefined),
  "one model": beside("models", ({ models }) => models.length > 0),
  "open changes": beside("only-change", (settings) => settings["only-change"].length > 0),
  prices: {
    about: ["price-input", "price-output"],
    unmet({ settings, face }) {
      const names = ["price-input", "price-output"] as const;
      const missing = names.filter((name) => settings[name] === undefined);
      return missing.length === 0
        ? null
        : `without ${missing.map((name) => writtenAt(name, face)).join(" and ")}`;
    },
  },
  "system prompt": without("system-prompt", (settings) => settings["system-prompt"] === undefined),
  thread: without("thread", ({ thread }) => thread === undefined),
  verification: without("verify", ({ verify }) => verify.length === 0),
};

function beside(name: SettingName, isThere: (settings: Settings) => boolean): Condition {
  return {
    about: [name],
    unmet: ({ settings, face }) => (isThere(settings) ? `with ${writtenAt(name, face)}` : null),
  };
}

function without(name: SettingName, isMissing: (settings: Settings) => boolean): Condition {
  return {
    about: [name],
    unmet: ({ settings, face }) => (isMissing(settings) ? `without ${writtenAt(name, face)}` : null),
  };
}
