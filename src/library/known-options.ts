import { AgentExecError } from "../errors.js";

/**
 * Refuses an option that has no such name: a limit that is misspelt would be its default without a word.
 * @throws AgentExecError `settings-invalid` that names all of them.
 */
export function refuseUnknown(of: string, given: object, known: Readonly<Record<string, true>>): void {
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(known, name));
  if (unknown.length === 0) return;
  const names = unknown.map((name) => `\`${name}\``).join(", ");
  throw new AgentExecError("settings-invalid", `${of} has no option ${names}.`, {
    nextStep: `It has ${Object.keys(known).join(", ")}.`,
  });
}
