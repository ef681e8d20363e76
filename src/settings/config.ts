import { posix } from "node:path";
import { AgentExecError, messageOf } from "../errors.js";
import type { RawSetting, SettingProblem } from "../rows/origin.js";
import type { Face, Row, Rows, Trust } from "../rows/setting.js";
import { resolveSettings, unknownMessage } from "./resolve.js";
import { settingsOf, table } from "./schema.js";
import { trustOf } from "./trust.js";

/** The file that is read if nobody names one. */
export const usualConfig = ".agent-exec.yml";

export interface ConfigOptions {
  readonly face: Face;
  /**
   * Returns a file's text, by its path from the current folder. Null if the file does not exist.
   * @param isBelieved whether the user named this file, or the file that extends it. Otherwise it may be a stranger's
   * link or pipe.
   */
  readonly read: (path: string, isBelieved: boolean) => Promise<string | null>;
  /** Whether an unnamed config file is the owner's, as on the base branch. In a folder it may be a stranger's. */
  readonly isOwners: boolean;
  /** Called with the settings that such a file may not change. They are ignored. */
  readonly onIgnored?: (settings: readonly RawSetting[]) => void;
}

/** How many files may extend each other. */
const maxDepth = 10;

/**
 * The settings of the named config file, or of the usual one if it exists. They are defaults for the other settings.
 * Settings for other commands are left out.
 * @param given the settings from elsewhere. If a name occurs twice, the later value counts.
 * @throws AgentExecError `settings-invalid` for a missing or unreadable file, unknown names, values out of range, and
 * settings that such a file may not contain.
 */
export async function readConfig(
  given: readonly RawSetting[],
  options: ConfigOptions,
): Promise<readonly RawSetting[]> {
  const named = given.findLast(({ name }) => name === "config")?.value;
  if (named === "none") return [];
  const path = typeof named === "string" ? named : usualConfig;
  const isBelieved = typeof named === "string" || options.isOwners;
  const found = await readChain(path, { ...options, mayBeAbsent: named === undefined, isBelieved });
  if (found.length === 0) return [];
  const trust = (each: RawSetting): Trust => isBelieved || trustOf(each, given);
  const problems = found.flatMap((each) => problemOf(each, trust) ?? []);
  const here = new Set<string>(settingsOf(options.face).map(([name]) => name));
  const [settings, ignored] = ([true, "ignored"] as const).map((wanted) =>
    found.filter((each) => here.has(each.name) && trust(each) === wanted),
  ) as [RawSetting[], RawSetting[]];
  if (ignored.length > 0) options.onIgnored?.(ignored);
  const refusedOnes = new Set(problems.map(({ origin }) => origin));
  const others = settings.filter(({ origin }) => !refusedOnes.has(origin));
  // The file is checked alone, in order to find contradictions in it.
  let fault: Error | null = null;
  try {
    resolveSettings(others, options.face);
  } catch (thrown) {
    fault = thrown as Error;
  }
  if (problems.length > 0) throw refused(problems, fault?.message);
  if (fault !== null) throw fault;
  return settings.map((each) => ({ ...each, isDefault: true }));
}

type Chain = ConfigOptions & { readonly mayBeAbsent: boolean; readonly isBelieved: boolean };

async function readChain(path: string, chain: Chain, seen: readonly string[] = []): Promise<RawSetting[]> {
  if (seen.includes(path)) throw unread(path, "it extends itself");
  if (seen.length === maxDepth) throw unread(path, `more than ${maxDepth} files extend each other`);
  const text = await chain.read(path, chain.isBelieved).catch((error: unknown) => {
    throw unread(path, messageOf(error), error);
  });
  if (text === null) {
    if (chain.mayBeAbsent && seen.length === 0) return [];
    throw unread(path, "it does not exist");
  }
  const { parseConfig } = await import("./config-file.js");
  const file = parseConfig(text, path);
  if (file.extends === null) return [...file.settings];
  const next = posix.isAbsolute(file.extends) ? file.extends : posix.join(posix.dirname(path), file.extends);
  if (!chain.isBelieved && (posix.isAbsolute(next) || next.startsWith("..")))
    throw unread(path, `it extends ${file.extends}, which is outside its folder`);
  const below = await readChain(next, chain, [...seen, path]);
  const own = new Set(file.settings.map(({ name }) => name));
  return [...below.filter(({ name }) => !own.has(name)), ...file.settings];
}

/** Whether a setting can be the same for all runs: it names no single run's work and no source of settings. */
export function isOfSetUp({ group, description }: Row): boolean {
  return group !== "task" && group !== "config" && description.isSecret !== true;
}

/** Refuses settings that no config file may contain, or no file from a folder. */
function problemOf(setting: RawSetting, trust: (setting: RawSetting) => Trust): SettingProblem | null {
  const { name, origin } = setting;
  const row = Object.hasOwn(table, name) ? (table as Rows)[name] : undefined;
  if (row === undefined) return { origin, message: unknownMessage(name, new Set(Object.keys(table))) };
  if (!isOfSetUp(row))
    return {
      origin,
      message:
        row.description.isSecret === true
          ? "is a secret; do not write it into a file that others read"
          : "belongs to a single run, so a file cannot set it",
    };
  if (trust(setting) !== false) return null;
  const ways = `give it as a flag, or read the file and add \`--config ${usualConfig}\``;
  return { origin, message: `is not accepted from a file that came with the folder: ${ways}` };
}

/** How many settings one message names. */
const maxTold = 20;

function refused(problems: readonly SettingProblem[], others = ""): AgentExecError {
  const told = problems.slice(0, maxTold).map(({ origin, message }) => `${origin}: ${message}`);
  const more = problems.length > maxTold ? [`… and ${problems.length - maxTold} more`] : [];
  const message = [...told, ...more, others].filter((line) => line !== "").join("\n");
  return new AgentExecError("settings-invalid", message, {
    nextStep:
      "Fix the file. To run without the file, set `config` to `none`. `docs/config.md` lists the allowed " +
      "settings.",
  });
}

function unread(path: string, why: string, cause?: unknown): AgentExecError {
  return new AgentExecError("settings-invalid", `The config file ${path} cannot be used: ${why}.`, {
    nextStep: "Fix the file, or set `config` to another file or to `none`.",
    cause,
  });
}
