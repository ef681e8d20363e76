import { isDeepStrictEqual } from "node:util";
import type { RawSetting } from "../rows/origin.js";
import type { Row, Rows, Trust } from "../rows/setting.js";
import { table } from "./schema.js";

/**
 * Whether a value is taken from a folder: from its config file, which nobody named, or from a run's record. The one place that
 * decides it, by the setting's row.
 * @param given what the person gave otherwise: flags, variables; the later of two counts
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
  // What does not parse is refused in words of its own.
  return wanted === null || limit === null || wanted <= limit || "ignored";
}

/**
 * What a line of a batch's task file may set beside what a folder may: it changes the task, its files or its sandbox. No
 * key goes elsewhere, and no code runs outside of the sandbox.
 */
const ofTask: ReadonlySet<string> = new Set(
  `script workspace dockerfile build-network result-schema system-prompt only-change allow-tool-config allow-workflow
   language env network allow-host setup-network gpus ulimit verify-user image`.split(/\s+/),
);

/** Whether a line of a task file, which may be a stranger's, may set this value. @param given what the person gave */
export function isTrustedOfTask(
  { name, value }: Pick<RawSetting, "name" | "value">,
  given: readonly RawSetting[],
): boolean {
  if (ofTask.has(name) || !Object.hasOwn(table, name)) return true;
  const same = given.findLast((each) => each.name === name)?.value;
  if (same !== undefined && isDeepStrictEqual([same].flat(), [value].flat())) return true;
  return trustOf({ name, value }, given) !== false;
}

/** What counts where nothing is given; of a default that depends on other settings as people are told it. */
function numberIn({ value: kind, description }: Row, given: unknown): number | null {
  const { success, data = kind.safeParse(description.defaultText).data } = kind.safeParse(given);
  return success && typeof data === "number" ? data : null;
}
