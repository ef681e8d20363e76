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
  identity: readsOne(
    "without",
    "identity-provider-id",
    ({ "identity-provider-id": provider }) => provider === undefined,
  ),
  model: readsOne("with", "script", ({ script }) => script !== undefined),
  "one model": readsOne("with", "models", ({ models }) => models.length > 0),
  "open changes": readsOne("with", "only-change", (settings) => settings["only-change"].length > 0),
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
  "system prompt": readsOne(
    "without",
    "system-prompt",
    (settings) => settings["system-prompt"] === undefined,
  ),
  thread: readsOne("without", "thread", ({ thread }) => thread === undefined),
  verification: readsOne("without", "verify", ({ verify }) => verify.length === 0),
};

function readsOne(
  how: "with" | "without",
  name: SettingName,
  isUnmet: (settings: Settings) => boolean,
): Condition {
  return {
    about: [name],
    unmet: ({ settings, face }) => (isUnmet(settings) ? `${how} ${writtenAt(name, face)}` : null),
  };
}
