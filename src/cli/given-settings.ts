import { kindOf, readRegular } from "../files/safe-files.js";
import { readNamed } from "../process/named-file.js";
import type { RawSetting } from "../rows/origin.js";
import type { Face, Rows } from "../rows/setting.js";
import { isOfSetUp, readConfig, usualConfig } from "../settings/config.js";
import { fromFlags, fromVariables } from "../settings/from-flags.js";
import { givenForRecord, recordedSettings } from "../settings/recorded.js";
import { resolveSettings } from "../settings/resolve.js";
import { type Settings, table } from "../settings/schema.js";
import { type Secrets, secretsOf } from "../settings/secrets.js";
import { printError, printJson, printOutput } from "./print.js";

/** A command's settings, and where each was given. */
export interface GivenSettings {
  readonly settings: Settings;
  readonly secrets: Secrets;
  /** Where each setting was given, by name. Settings with their default are left out. */
  readonly origins: Readonly<Record<string, string>>;
  /** The given values as written, without secrets. */
  readonly given: Readonly<Record<string, unknown>>;
}

/** A resumed run. Its recorded settings replace the config file. */
export interface RecordedRun {
  readonly folder: string;
  readonly given: Readonly<Record<string, unknown>>;
}

interface SettingsPlaces {
  readonly recorded?: RecordedRun | null | undefined;
  /** Reads a config file that the user did not name. Null if there is none. Default: from the current folder. */
  readonly readUnnamed?: (path: string) => Promise<string | null>;
}

const maxBytes = 1024 ** 2;

/** The given flags, by the names of the settings and of the command's own options. */
export type Flags = Readonly<Record<string, unknown>>;

/** A command's settings from flags, config file and environment. Null: only printed. @throws AgentExecError. */
export async function givenSettings(
  face: Exclude<Face, "action">,
  flags: Flags,
  variable: (name: string) => string | undefined,
  places: SettingsPlaces = {},
): Promise<GivenSettings | null> {
  const raw = await rawSettings(face, flags, variable, places);
  const found = resolvedSettings(raw, face, variable);
  if (!found.settings["print-config"]) return found;
  const kept = lastOf(raw).filter(isKept);
  if (flags["json"] === true) printJson(Object.fromEntries(kept.map(({ name, value }) => [name, value])));
  else {
    const head = `You gave these settings to agent-exec ${face}. All other settings have their defaults. To use these settings again, save this text as ${usualConfig}.`;
    printOutput(await configText(kept, head));
  }
  return null;
}

/** A command's settings as given. If a name occurs twice, the later value counts. @throws like `givenSettings`. */
export async function rawSettings(
  face: Exclude<Face, "action">,
  flags: Flags,
  variable: (name: string) => string | undefined,
  { recorded = null, readUnnamed = readHere }: SettingsPlaces = {},
): Promise<readonly RawSetting[]> {
  const { json: _, ...rest } = flags;
  const variables = fromVariables(variable, face);
  const given = fromFlags(
    face === "audit" || face === "prove" || face === "doctor" || face === "conformance" ? rest : flags,
  );
  const config =
    recorded === null
      ? await readConfig([...variables, ...given], {
          face,
          read: (path, isBelieved) => (isBelieved ? readByPerson(path) : readUnnamed(path)),
          isOwners: false,
          onIgnored: tellIgnored,
        })
      : recordedSettings(recorded.given, { given, variables }, recorded.folder);
  return [...variables, ...config, ...given];
}

/** @throws AgentExecError `settings-invalid` that names every problem. */
export function resolvedSettings(
  raw: readonly RawSetting[],
  face: Exclude<Face, "action">,
  variable: (name: string) => string | undefined,
): GivenSettings {
  const settings = resolveSettings(raw, face);
  const last = lastOf(raw);
  const origins = Object.fromEntries(last.map(({ name, origin }) => [name, origin]));
  return { settings, secrets: secretsOf(raw, variable), origins, given: givenForRecord(last) };
}

/** The value that counts for each name. */
export function lastOf(raw: readonly RawSetting[]): readonly RawSetting[] {
  return [...new Map(raw.map((each) => [each.name, each])).values()];
}

function tellIgnored(ignored: readonly RawSetting[]): void {
  const all = ignored.map(({ value, origin }) => `  ${origin} ${[value].flat().map(String).join(", ")}\n`);
  printError(
    `agent-exec ignores these options. You did not name the settings file, so it must not raise a limit or weaken a verification:\n${all.join("")}  next: to use these options, read the file, then add --config ${usualConfig}\n`,
  );
}

async function readHere(path: string): Promise<string | null> {
  const here = process.cwd();
  if ((await kindOf(here, path)) === "none") return null;
  return new TextDecoder().decode(await readRegular(here, path, maxBytes));
}

async function readByPerson(path: string): Promise<string | null> {
  try {
    return await readNamed(path, maxBytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** A config file with the same settings, except output options and settings of a single run. */
export async function configText(given: readonly RawSetting[], head: string): Promise<string> {
  const { printConfig } = await import("../settings/config-file.js");
  return printConfig(given.filter(isKept), head);
}

function isKept({ name }: RawSetting): boolean {
  return name !== "json" && name !== "quiet" && isOfSetUp((table as Rows)[name]!);
}
