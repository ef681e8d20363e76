import { findLanguage } from "../../languages/languages.js";

/** Before the name of the interpreter that is to be started before its code is known. */
export const warmWord = "warm";
/** The name that such an interpreter has in lists of processes while it waits. */
export const waitingName = "waits-for-code";

/** The interpreters that `run-block.py` is written for. */
export const pythons: readonly string[] = findLanguage("python")?.interpreters ?? [];

/** Whether an interpreter can be started before its code comes. */
export function canWait(interpreter: string): boolean {
  return pythons.includes(interpreter);
}
