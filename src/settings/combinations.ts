import { executorNames, executorRows, executors, findExecutor } from "../executors/index.js";
import { originOf, type SettingProblem, writtenAt } from "../rows/origin.js";
import { type Combination, idle, type Rule, valued } from "../rows/rule.js";
import { conditions } from "./needs.js";
import { orderedRows, settingsOf, type Settings } from "./schema.js";

/**
 * Finds given settings that have no effect together with the others. They are refused, because the user relies on them.
 * A default is never refused.
 * @param unparsed settings that could not be parsed. Settings that depend on them are not checked.
 */
export function findIdle(
  combination: Combination<Settings>,
  unparsed: ReadonlySet<string>,
): readonly SettingProblem[] {
  const ofExecutor = unparsed.has("executor")
    ? []
    : (findExecutor(combination.settings.executor).rules ?? []);
  const ofBoth = [...rules, ...ofExecutor]
    .filter(({ about }) => about.every((name) => !unparsed.has(name)))
    .flatMap(({ find }) => find(combination));
  return [...withoutNeeds(combination, unparsed), ...ofBoth];
}

/** Given settings with a need that is not met. Only the first reason is named. */
export function withoutNeeds(
  combination: Combination<Settings>,
  unparsed: ReadonlySet<string> = new Set(),
): readonly SettingProblem[] {
  const { given, face } = combination;
  return orderedRows
    .filter(([name]) => given.has(name))
    .flatMap(([name, { description }]) => {
      const { needs = [] } = description;
      const [unmet] = needs
        .map((need) => conditions[need])
        .filter(({ about }) => about.every((other) => !unparsed.has(other)))
        .flatMap((condition) => condition.unmet(combination) ?? []);
      return unmet === undefined ? [] : [idle(name, unmet, face)];
    });
}

const rules: readonly Rule<Settings>[] = [
  { about: ["executor", "allow-local"], find: idleWithExecutor },
  { about: ["fallback-model", "price-input", "price-output"], find: fallbackWithoutPrices },
  { about: ["identity-provider-id", "service-account-id"], find: halfAnIdentity },
  { about: ["mode", "out"], find: idleWithAttest },
  { about: ["mode"], find: idleWithProve },
];

/** With `mode: attest` nothing runs, so settings about a run have no effect. */
function idleWithAttest({ given, settings, face }: Combination<Settings>): SettingProblem[] {
  if (settings.mode !== "attest") return [];
  const taken = new Set(["mode", "out", "artifact", "github-token", "matrix"]);
  const when = `with ${valued("mode", "attest", face)}: attest a run in a separate job`;
  const problems = [...given.keys()].filter((name) => !taken.has(name)).map((name) => idle(name, when, face));
  if (settings.out !== undefined) return problems;
  const message = "needs `out`: the folder with the run's downloaded artifact";
  return [...problems, { origin: originOf("mode", face), message }];
}

/** With `mode: prove`, only these settings count: those of `prove`, about who may ask, and about the report. */
function idleWithProve({ given, settings, face }: Combination<Settings>): SettingProblem[] {
  if (settings.mode !== "prove") return [];
  const taken = new Set<string>([
    ...settingsOf("prove").map(([name]) => name),
    ...orderedRows.filter(([, { group }]) => group === "report" || group === "config").map(([name]) => name),
    ...(["allow-users", "allow-teams", "allow-bots", "trigger-phrase"] as const),
  ]);
  const when = `with ${valued("mode", "prove", face)}`;
  return [...given.keys()]
    .filter((name) => !taken.has(name) || name === "create-pull-request")
    .map((name) => idle(name, when, face));
}

/** Settings of other executors. In a workflow also an executor without isolation. */
function idleWithExecutor({ given, settings, face }: Combination<Settings>): SettingProblem[] {
  const name = settings.executor;
  const { rows, manner, isolates } = findExecutor(name);
  const isAllowed = settings["allow-local"];
  if (face === "action" && !isolates && !isAllowed) {
    const others = executorNames.filter((other) => executors[other].isolates).join(" or ");
    const message =
      `${name} isolates nothing: code can use everything that the job can, including its tokens. Set ` +
      `\`executor\` to ${others}, or \`allow-local\` to true for code that you trust`;
    return [{ origin: originOf("executor", face), message }];
  }
  const unneeded =
    isolates && isAllowed ? [idle("allow-local", `with ${valued("executor", name, face)}`, face)] : [];
  const others = orderedRows
    .filter(([each]) => given.has(each))
    .filter(([each]) => each in executorRows && !(each in rows))
    .map(([each]) => idle(each, `with ${valued("executor", name, face)}, which ${manner}`, face));
  return [...unneeded, ...others];
}

/** Two ways to log in at once, or an incomplete one. */
function halfAnIdentity({ settings, face }: Combination<Settings>): SettingProblem[] {
  if (settings["identity-provider-id"] === undefined) return [];
  const origin = originOf("identity-provider-id", face);
  const problems: SettingProblem[] = [];
  if (settings["service-account-id"] === undefined)
    problems.push({ origin, message: `needs ${writtenAt("service-account-id", face)} too` });
  if (settings["api-key"] !== undefined) {
    const message = `cannot be used with \`api-key\`. To use the workflow's identity, remove \`api-key\`. To use the key, remove the identity settings`;
    problems.push({ origin, message });
  }
  return problems;
}

/** Without prices for the second model, the run's cost would be too low. */
function fallbackWithoutPrices({ settings, face }: Combination<Settings>): SettingProblem[] {
  const { "fallback-model": fallback, "price-input": input, "price-output": output } = settings;
  if (fallback === undefined || fallback.prices !== undefined) return [];
  if (input === undefined || output === undefined) return [];
  const message = `must have prices if ${writtenAt("price-input", face)} is set: ${fallback.name}@INPUT/OUTPUT`;
  return [{ origin: originOf("fallback-model", face), message }];
}
