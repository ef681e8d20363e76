import { isDeepStrictEqual } from "node:util";
import type { RawSetting } from "../rows/origin.js";
import type { Row, Rows, Trust } from "../rows/setting.js";
import { table } from "./schema.js";

/**
 * Whether a value from a folder is accepted: from a config file that nobody named, or from a run's transcript. Only
 * this function decides it, by the setting's row.
 * @param given the settings that the user gave elsewhere, as flags or variables. If a name occurs twice, the later
 * value counts.
 */
export function trustOf(
  { name, value }: Pick<RawSetting, "name" | "value">,
  given: readonly RawSetting[],
): Trust {
  const row = (table as Rows)[name]!;
  const { fromFolder = false } = row.description;
  const has = (other: string): boolean => given.some((each) => each.name === other);
  if (typeof fromFolder === "function") return fromFolder(value, has);
  if (fromFolder !== "tighter") return fromFolder;
  const otherwise = given.findLast((each) => each.name === name)?.value;
  const [wanted, limit] = [numberIn(row, value), numberIn(row, otherwise)];
  // A value that cannot be parsed gets its own error elsewhere.
  return wanted === null || limit === null || wanted <= limit || "ignored";
}

/** Further settings for a task file's line. No key goes elsewhere, and no code runs outside of the sandbox. */
const ofTask: ReadonlySet<string> = new Set(
  `script workspace dockerfile build-network result-schema system-prompt only-change allow-tool-config allow-workflow
   language env network allow-host setup-network gpus ulimit verify-user image`.split(/\s+/),
);

/** Whether a task file's line, which may be a stranger's, may set this value. @param given the user's settings */
export function isTrustedOfTask(
  { name, value }: Pick<RawSetting, "name" | "value">,
  given: readonly RawSetting[],
): boolean {
  if (ofTask.has(name) || !Object.hasOwn(table, name)) return true;
  const same = given.findLast((each) => each.name === name)?.value;
  if (same !== undefined && isDeepStrictEqual([same].flat(), [value].flat())) return true;
  return trustOf({ name, value }, given) !== false;
}

/** The number of a given value, or of the default. A default that depends on others is in the description. */
function numberIn({ value: kind, description }: Row, given: unknown): number | null {
  const { success, data = kind.safeParse(description.defaultText).data } = kind.safeParse(given);
  return success && typeof data === "number" ? data : null;
}
