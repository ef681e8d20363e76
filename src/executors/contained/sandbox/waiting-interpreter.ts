import { findLanguage } from "../../languages/languages.js";

/** Precedes the name of an interpreter that should start before its code is known. */
export const warmWord = "warm";
/** The name of such an interpreter in lists of processes, while it waits. */
export const waitingName = "waits-for-code";

/** The interpreters that `run-block.py` supports. */
export const pythons: readonly string[] = findLanguage("python")?.interpreters ?? [];

/** Whether an interpreter can be started before its code comes. */
export function canWait(interpreter: string): boolean {
  return pythons.includes(interpreter);
}
