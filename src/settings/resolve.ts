import { closest, distance } from "fastest-levenshtein";
import { AgentExecError } from "../errors.js";
import { settingsOf, settingsSchema } from "./schema.js";
import type { Settings } from "./schema.js";
import type { Face } from "./setting.js";

/** A value as it was given, with the words that lead a person back to it: "the flag --memory". */
export interface RawSetting {
  readonly name: string;
  readonly value: unknown;
  readonly origin: string;
}

/** A problem with what was given: where, what, and how to mend it. */
export interface SettingProblem {
  readonly origin: string;
  readonly message: string;
}

/**
 * Settings from raw values; of two for one name the later wins. Everything is parsed once, here.
 * @throws AgentExecError `settings-invalid` that names every problem at once.
 */
export function resolveSettings(raw: readonly RawSetting[], face: Face): Settings {
  const given = new Map(raw.map((each) => [each.name, each]));
  const names = new Set<string>(settingsOf(face).map(([name]) => name));
  const unknown = [...given.values()].filter((each) => !names.has(each.name));
  const known = [...given.values()].filter((each) => names.has(each.name));
  // Without zod's compiler: for what is parsed once it takes longer than the parsing.
  const parsed = settingsSchema().safeParse(
    Object.fromEntries(known.map((each) => [each.name, each.value])),
    { jitless: true },
  );
  const problems = [
    ...unknown.map((each) => ({ origin: each.origin, message: unknownMessage(each.name, names) })),
    ...(parsed.error?.issues ?? []).map((issue) => ({
      origin: given.get(String(issue.path[0]))?.origin ?? String(issue.path[0]),
      message: withGiven(issue.message, given.get(String(issue.path[0])), face),
    })),
  ];
  if (face === "action" && parsed.data?.executor === "local") {
    const message = "local isolates nothing, so it is for the command alone; leave it out, or set docker";
    problems.push({ origin: given.get("executor")?.origin ?? "executor", message });
  }
  if (face !== "action" && parsed.data?.executor === "local") problems.push(...idleWithLocal(given, face));
  if (problems.length > 0) throw settingsError(problems, face);
  return parsed.data!;
}

/** What only a container has would be given in vain, and a person who gives it relies on it. */
function idleWithLocal(given: ReadonlyMap<string, RawSetting>, face: Face): SettingProblem[] {
  const idle = settingsOf(face).filter(([name, , group]) => group === "container" || name === "allow-host");
  return idle.flatMap(([name]) => {
    const raw = given.get(name);
    const message = "means nothing with --executor local, which runs code in no container";
    return raw === undefined ? [] : [{ origin: raw.origin, message }];
  });
}

/** All problems in one error. */
export function settingsError(problems: readonly SettingProblem[], face: Face): AgentExecError {
  const message = problems.map(({ origin, message }) => `${origin}: ${message}`).join("\n");
  return new AgentExecError("settings-invalid", message, {
    nextStep: `Mend ${problems.length === 1 ? "it" : "them"} and run again; ${listOf(face)}.`,
  });
}

function listOf(face: Face): string {
  if (face === "action") return "action.yml and docs/settings.md list every input";
  return `\`agent-exec ${face} --help\` and docs/settings.md list every setting`;
}

/** The settings as a transcript keeps them: without secrets. */
export function publicSettings(settings: Settings, face: Face): Record<string, unknown> {
  const shown = settingsOf(face).filter(([, description]) => description.isSecret !== true);
  return Object.fromEntries(
    shown.map(([name]) => [name, settings[name]]).filter(([, value]) => value !== undefined),
  );
}

/** A secret's value never stands in an error. */
function withGiven(message: string, raw: RawSetting | undefined, face: Face): string {
  const description = settingsOf(face).find(([name]) => name === raw?.name)?.[1];
  if (raw === undefined || description?.isSecret === true || isNothing(raw.value)) return message;
  const given = JSON.stringify(raw.value)?.slice(0, 80);
  return /^must (?!not )/.test(message) ? `${message}, not ${given}` : `${message} (in ${given})`;
}

function isNothing(value: unknown): boolean {
  return value === "" || (Array.isArray(value) && value.every(isNothing));
}

function unknownMessage(name: string, names: ReadonlySet<string>): string {
  const near = closest(name, [...names]);
  return distance(near, name) > 3 ? "is not a setting here" : `is not a setting here; did you mean ${near}?`;
}
