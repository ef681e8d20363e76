import { repositoryFolder } from "../ports/workspace.js";
import { executorNames, executorRows, executors, findExecutor } from "../executors/index.js";
import { originOf, type SettingProblem, writtenAt } from "../rows/origin.js";
import { type Combination, idle, type Rule, valued } from "../rows/rule.js";
import { untilOf } from "./run-settings.js";
import { type Settings, settingsOf } from "./schema.js";

/**
 * Settings that were given and could not act beside the others: whoever gives one relies on it, so it is refused and not
 * passed over. What nobody gave is never a problem, whatever its default.
 * @param unparsed what was given and did not parse: nothing is said of what depends on it
 */
export function findIdle(
  combination: Combination<Settings>,
  unparsed: ReadonlySet<string>,
): readonly SettingProblem[] {
  const ofExecutor = unparsed.has("executor")
    ? []
    : (findExecutor(combination.settings.executor).rules ?? []);
  return [...rules, ...ofExecutor]
    .filter(({ about }) => about.every((name) => !unparsed.has(name)))
    .flatMap(({ find }) => find(combination));
}

const rules: readonly Rule<Settings>[] = [
  { about: ["executor", "allow-local"], find: idleWithExecutor },
  { about: ["workspace"], find: idleWithoutFiles },
  { about: ["until", "workspace"], find: idleWithoutTurns },
  { about: ["verify"], find: idleWithoutVerification },
  { about: ["may-change"], find: idleBesideMayChange },
  { about: ["script"], find: idleWithScript },
  { about: ["models"], find: idleWithModels },
  { about: ["fallback-model", "price-input", "price-output"], find: fallbackWithoutPrices },
  { about: ["thread"], find: idleWithoutThread },
  { about: ["system-prompt"], find: idleWithoutSystemPrompt },
  { about: ["attest", "out"], find: idleWithAttest },
  { about: ["price-input", "price-output", "max-cost-usd", "price-cached"], find: idleWithoutPrices },
];

/** Whatever a run is about: nothing runs then. */
function idleWithAttest({ given, settings, face }: Combination<Settings>): SettingProblem[] {
  if (!settings.attest) return [];
  const taken = new Set(["attest", "out", "artifact", "github-token", "matrix"]);
  const when = `with ${valued("attest", "true", face)}: attest a run in a job of its own`;
  const problems = [...given.keys()].filter((name) => !taken.has(name)).map((name) => idle(name, when, face));
  if (settings.out !== undefined) return problems;
  const message = "needs `out`, the folder of the run: the artifact of its job, downloaded";
  return [...problems, { origin: originOf("attest", face), message }];
}

/** What only other executors take; in a workflow, an executor that holds nothing back. */
function idleWithExecutor({ given, settings, face }: Combination<Settings>): SettingProblem[] {
  const name = settings.executor;
  const { rows, manner, isolates, runsNothing } = findExecutor(name);
  const isAllowed = settings["allow-local"];
  if (face === "action" && !isolates && !isAllowed) {
    const others = executorNames.filter((other) => executors[other].isolates).join(" or ");
    const message = `${name} isolates nothing: code gets all that the job can reach, its tokens too. Set ${others}, or allow-local to true for code that you trust`;
    return [{ origin: originOf("executor", face), message }];
  }
  const takesProof = runsNothing !== true;
  const unneeded =
    isolates && isAllowed ? [idle("allow-local", `with ${valued("executor", name, face)}`, face)] : [];
  const others = settingsOf(face)
    .filter(([each]) => given.has(each))
    .filter(([each]) => (each in executorRows && !(each in rows)) || (!takesProof && ofRunCode.has(each)))
    .map(([each]) => idle(each, `with ${valued("executor", name, face)}, which ${manner}`, face));
  return [...unneeded, ...others];
}

function idleWithoutFiles({ given, settings, face }: Combination<Settings>): SettingProblem[] {
  const { workspace } = settings;
  const idleHere = workspace === "empty" ? ofFiles : repositoryFolder(workspace) !== null ? [] : ofCheckouts;
  const kind = workspace === "empty" ? "empty" : "DIR";
  return idleHere
    .filter((name) => given.has(name))
    .map((name) => idle(name, `with ${valued("workspace", kind, face)}`, face));
}

function idleWithoutTurns({ given, settings, face }: Combination<Settings>): SettingProblem[] {
  if (untilOf(settings) === "done" || !given.has("done-word")) return [];
  return [idle("done-word", `with ${valued("until", "pass", face)}`, face)];
}

function idleWithoutVerification({ given, settings, face }: Combination<Settings>): SettingProblem[] {
  if (settings.verify.length > 0) return [];
  return (["control", "counter-check", "unprotect", "verify-report", "judge"] as const)
    .filter((name) => given.has(name))
    .map((name) => idle(name, `without ${writtenAt("verify", face)}`, face));
}

/** What a task may change is then named whole. */
function idleBesideMayChange({ given, settings, face }: Combination<Settings>): SettingProblem[] {
  if (settings["may-change"].length === 0 || !given.has("unprotect")) return [];
  return [idle("unprotect", `beside ${writtenAt("may-change", face)}`, face)];
}

/** Nobody is asked but the script. */
function idleWithScript({ given, settings, face }: Combination<Settings>): SettingProblem[] {
  if (settings.script === undefined) return [];
  return ofModels
    .filter((name) => given.has(name))
    .map((name) => idle(name, `beside ${writtenAt("script", face)}`, face));
}

function idleWithoutSystemPrompt({ given, settings, face }: Combination<Settings>): SettingProblem[] {
  if (settings["system-prompt"] !== undefined || !given.has("system-prompt-alone")) return [];
  return [idle("system-prompt-alone", `without ${writtenAt("system-prompt", face)}`, face)];
}

/** Files have no authors, and all of them were named to be run. */
function idleWithoutThread({ given, settings, face }: Combination<Settings>): SettingProblem[] {
  if (settings.thread !== undefined) return [];
  return (["sources", "last"] as const)
    .filter((name) => given.has(name))
    .map((name) => idle(name, `without ${writtenAt("thread", face)}`, face));
}

/** Each model answers in a run of its own. */
function idleWithModels({ given, settings, face }: Combination<Settings>): SettingProblem[] {
  if (settings.models.length === 0) return [];
  return (["model", "script", "continue"] as const)
    .filter((name) => given.has(name))
    .map((name) => idle(name, `beside ${writtenAt("models", face)}`, face));
}

/** A cost is known of both prices, or not at all. */
function idleWithoutPrices({ given, settings, face }: Combination<Settings>): SettingProblem[] {
  const missing = (["price-input", "price-output"] as const).filter((name) => settings[name] === undefined);
  if (missing.length === 0) return [];
  const without = `without ${missing.map((name) => writtenAt(name, face)).join(" and ")}`;
  return ofPrices.filter((name) => given.has(name)).map((name) => idle(name, without, face));
}

/** What a run cost would be told as less than it was. */
function fallbackWithoutPrices({ settings, face }: Combination<Settings>): SettingProblem[] {
  const { "fallback-model": fallback, "price-input": input, "price-output": output } = settings;
  if (fallback === undefined || fallback.prices !== undefined) return [];
  if (input === undefined || output === undefined) return [];
  const message = `must have prices where ${writtenAt("price-input", face)} has: ${fallback.name}@INPUT/OUTPUT`;
  return [{ origin: originOf("fallback-model", face), message }];
}

/** What means nothing where a script answers; a key may be there for whoever needs it. */
const ofModels = [
  "model",
  "reviewer-model",
  "base-url",
  "api",
  "fallback-model",
  "reply-format",
  "vision",
  "header",
  "header-env",
  "model-option",
  "price-input",
  "price-cached",
  "price-output",
  "max-cost-usd",
] as const;

/** What means nothing where one of the two prices is missing. */
const ofPrices = ["price-input", "price-cached", "price-output", "max-cost-usd"] as const;

/** What means nothing where no code runs. */
const ofRunCode: ReadonlySet<string> = new Set([
  "verify",
  "control",
  "counter-check",
  "timeout",
  "idle-timeout",
  "keep-going",
  "before-block",
  "approval",
  "reviewer-model",
]);

/** What means nothing without git. */
const ofCheckouts = ["untracked"] as const;

/** What means nothing without files. */
const ofFiles = [
  ...ofCheckouts,
  "max-files",
  "instructions",
  "protect",
  "may-change",
  "unprotect",
  "allow-workflow",
] as const;
