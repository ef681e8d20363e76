import { repositoryFolder } from "../ports/workspace.js";
import { findExecutor } from "../executors/index.js";
import { writtenAt } from "../rows/origin.js";
import { type Combination, valued } from "../rows/rule.js";
import type { Need } from "../rows/setting.js";
import { untilOf } from "../rows/policy-rows.js";
import type { SettingName, Settings } from "./schema.js";

/**
 * For each need of a setting (`needs` in its row) why it is not met, as words behind "means nothing"; null if it is met.
 * Whoever gives a setting relies on it, so one that could not act is refused.
 */
export const unmetNeeds: Readonly<Record<Need, (combination: Combination<Settings>) => string | null>> = {
  code({ settings, face }) {
    const { runsNothing, manner } = findExecutor(settings.executor);
    return runsNothing === true
      ? `with ${valued("executor", settings.executor, face)}, which ${manner}`
      : null;
  },
  files({ settings, face }) {
    return settings.workspace === "empty" ? `with ${valued("workspace", "empty", face)}` : null;
  },
  checkout({ settings: { workspace }, face }) {
    if (repositoryFolder(workspace) !== null) return null;
    return `with ${valued("workspace", workspace === "empty" ? "empty" : "DIR", face)}`;
  },
  model({ settings, face }) {
    return settings.script === undefined ? null : `with ${writtenAt("script", face)}`;
  },
  "one model"({ settings, face }) {
    return settings.models.length === 0 ? null : `with ${writtenAt("models", face)}`;
  },
  "open changes"({ settings, face }) {
    return settings["only-change"].length === 0 ? null : `with ${writtenAt("only-change", face)}`;
  },
  prices({ settings, face }) {
    const missing = (["price-input", "price-output"] as const).filter((name) => settings[name] === undefined);
    return missing.length === 0
      ? null
      : `without ${missing.map((name) => writtenAt(name, face)).join(" and ")}`;
  },
  "system prompt"({ settings, face }) {
    return settings["system-prompt"] === undefined ? `without ${writtenAt("system-prompt", face)}` : null;
  },
  thread({ settings, face }) {
    return settings.thread === undefined ? `without ${writtenAt("thread", face)}` : null;
  },
  turns({ settings, face }) {
    return untilOf(settings) === "done" ? null : `with ${valued("until", "pass", face)}`;
  },
  verification({ settings, face }) {
    return settings.verify.length === 0 ? `without ${writtenAt("verify", face)}` : null;
  },
};

/** The settings that decide whether a need is met: if one of them did not parse, nothing is said. */
export const needsLookAt: Readonly<Record<Need, readonly SettingName[]>> = {
  code: ["executor"],
  files: ["workspace"],
  checkout: ["workspace"],
  model: ["script"],
  "one model": ["models"],
  "open changes": ["only-change"],
  prices: ["price-input", "price-output"],
  "system prompt": ["system-prompt"],
  thread: ["thread"],
  turns: ["until", "workspace"],
  verification: ["verify"],
};
