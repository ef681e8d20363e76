import { posix } from "node:path";
import type { Functions } from "./functions.js";

/** What imports all modules of a language: a program by its names, best first, and its arguments. */
export interface ImportCommand {
  readonly names: readonly string[];
  readonly args: readonly string[];
}

/** @param folder what holds them where they are imported */
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

/** Of a failure only what lies in their own files is told; one that has the name of a module of Python's own is never found. */
const importAll = `
import importlib, sys, traceback
sys.dont_write_bytecode = True
folder = sys.argv[1]
for name in sys.argv[2:]:
    try:
        if not (importlib.import_module(name).__file__ or "").startswith(folder):
            raise ImportError(name + ".py has the name of another module, which is found in its place")
    except BaseException as error:
        own = [each for each in traceback.extract_tb(error.__traceback__) if each.filename.startswith(folder)]
        sys.exit("".join(traceback.format_list(own) + traceback.format_exception_only(type(error), error)))
`;

const importAllScripts = "for (const path of process.argv.slice(1)) await import(path);";
