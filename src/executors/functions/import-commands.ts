import { posix } from "node:path";
import type { Functions } from "./functions.js";
import importAll from "./import-all.py.js";

/** A command that imports all modules of a language. It has possible programs, best first, and arguments. */
export interface ImportCommand {
  readonly names: readonly string[];
  readonly args: readonly string[];
}

/** @param folder the modules' folder where the import runs */
export function importCommands({ modules }: Functions, folder: string): readonly ImportCommand[] {
  const ofLanguage = (language: string) =>
    modules.filter((each) => each.language === language).map(({ name }) => name);
  const python = ofLanguage("python");
  const scripts = ofLanguage("javascript").map((name) => posix.join(folder, name));
  return [
    ...(python.length > 0
      ? [{ names: ["python3", "python"], args: ["-c", importAll, `${folder}/`, ...python] }]
      : []),
    ...(scripts.length > 0
      ? [{ names: ["node", "nodejs"], args: ["--input-type=module", "-e", importAllScripts, ...scripts] }]
      : []),
  ];
}

const importAllScripts = "for (const path of process.argv.slice(1)) await import(path);";
