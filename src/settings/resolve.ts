import { distance } from "fastest-levenshtein";
import { AgentExecError } from "../errors.js";
import { nearestWord } from "../format/meant-word.js";
import { findIdle } from "./combinations.js";
import { withoutSecrets } from "../redaction/told.js";
import { originOf, type RawSetting, type SettingProblem } from "../rows/origin.js";
import { newNameOf, newValueOf } from "../rows/renamed.js";
import { orderedRows, settingsOf, type Settings } from "./schema.js";
import type { Face } from "../rows/setting.js";

/**
 * Parses raw settings. If a name occurs twice, the later value counts. Raw values are parsed only here. Errors quote
 * values without the secrets that this process hides.
 * @param alsoHide hides more in these quotes
 * @throws AgentExecError `settings-invalid` that names all problems at once.
 */
export function resolveSettings(
  raw: readonly RawSetting[],
  face: Face,
  alsoHide = (value: string) => value,
): Settings {
  // Secrets come first, because a shortened value may end inside of one.
  const hide = (value: string): string => alsoHide(withoutSecrets(value));
  const given = new Map(raw.map((each) => [each.name, each]));
  const names = new Set<string>(settingsOf(face).map(([name]) => name));
  const unknown = [...given.values()].filter((each) => !names.has(each.name));
  const known = [...given.values()].filter((each) => names.has(each.name));
  const { settings, wrong } = parse(new Map(known.map((each) => [each.name, each])));
  const problems = [
    ...unknown.map((each) => ({
      origin: each.origin,
      message: unknownMessage(each.name, names, each.value),
    })),
    ...wrong.flatMap(({ raw, issues }) =>
      issues.map((issue) => ({ origin: raw.origin, message: withGiven(issue, raw, { face, hide }) })),
    ),
  ];
  const unparsed = new Set(wrong.map(({ raw }) => raw.name));
  const askedFor = new Map(known.filter(({ isDefault }) => !isDefault).map((each) => [each.name, each]));
  const idle = findIdle({ given: askedFor, settings, face }, unparsed);
  // A rule names a setting in the reader's form. For a setting from a file, the message shows the file's line instead.
  const whence = new Map([...askedFor.values()].map(({ name, origin }) => [originOf(name, face), origin]));
  problems.push(...idle.map((each) => ({ ...each, origin: whence.get(each.origin) ?? each.origin })));
  if (problems.length > 0) throw settingsError(problems, face);
  return settings;
}

/** Parses settings. A wrong value is replaced by its default. */
function parse(given: ReadonlyMap<string, RawSetting>) {
  const all = orderedRows.map(([name, { value }]) => {
    const raw = given.get(name);
    const { data = value.absent, error } = value.safeParse(raw?.value);
    return { name, data, wrong: raw === undefined || !error ? [] : [{ raw, issues: error.issues }] };
  });
  const there = all.filter(({ data }) => data !== undefined).map(({ name, data }) => [name, data]);
  return { settings: Object.fromEntries(there) as Settings, wrong: all.flatMap(({ wrong }) => wrong) };
}

function settingsError(problems: readonly SettingProblem[], face: Face): AgentExecError {
  const message = problems.map(({ origin, message }) => `${origin}: ${message}`).join("\n");
  const list =
    face === "action"
      ? "action.yml and docs/settings.md list every input"
      : `\`agent-exec ${face} --help-all\` and \`docs/settings.md\` list every setting`;
  return new AgentExecError("settings-invalid", message, {
    nextStep: `Fix ${problems.length === 1 ? "it" : "them"} and run again; ${list}.`,
  });
}

/** The settings for the transcript, without secrets. */
export function publicSettings(settings: Settings, face: Face): Record<string, unknown> {
  const shown = settingsOf(face).filter(([, description]) => description.isSecret !== true);
  return Object.fromEntries(
    shown.map(([name]) => [name, settings[name]]).filter(([, value]) => value !== undefined),
  );
}

/** A fault that zod found. `params` has the faults of a list's items, unless the message names them. */
interface Issue {
  readonly message: string;
  readonly params?: { readonly items?: readonly string[] } | undefined;
}

/** Adds the given value to a message, unless it is a secret. */
function withGiven(
  issue: Issue,
  raw: RawSetting,
  { face, hide }: { readonly face: Face; readonly hide: (value: string) => string },
): string {
  const description = settingsOf(face).find(([name]) => name === raw.name)?.[1];
  if (description?.isSecret === true || isNothing(raw.value)) return issue.message;
  const message = hide(issue.message).slice(0, 500);
  const given = (issue.params?.items ?? [raw.value].flat())
    .map((item) => JSON.stringify(typeof item === "string" ? hide(item) : item)?.slice(0, 80))
    .join(" and ");
  if (given === "") return message;
  return /^must (?!not )/.test(message) ? `${message}, not ${given}` : `${message} (in ${given})`;
}

function isNothing(value: unknown): boolean {
  return value === "" || (Array.isArray(value) && value.every(isNothing));
}

export function unknownMessage(name: string, names: ReadonlySet<string>, value?: unknown): string {
  const now = newNameOf(name);
  if (now !== undefined && names.has(now)) {
    const today = newValueOf(name, value);
    return today === undefined ? `is now called ${now}` : `is now called ${now}: ${today}`;
  }
  const near = nearestWord(name, [...names]);
  return distance(near, name) > 3 ? "is not a setting here" : `is not a setting here; did you mean ${near}?`;
}
