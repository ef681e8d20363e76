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

/**
 * Of a failure only what lies in their own files is told. None may have the name of a module that is there without them: where
 * their folder comes last theirs is never found, where it comes first nobody else's.
 */
const importAll = `
import importlib, importlib.util, sys, traceback
sys.dont_write_bytecode = True
folder, names = sys.argv[1], sys.argv[2:]
path = sys.path[:]
sys.path[:] = [each for each in path if each and each + "/" != folder]
for name in names:
    spec = importlib.util.find_spec(name)
    if spec is not None and spec.origin: sys.exit(name + ".py has the name of another module, which is " + spec.origin)
sys.path[:] = path
importlib.invalidate_caches()
for name in names:
    try:
        importlib.import_module(name)
    except BaseException as error:
        own = [each for each in traceback.extract_tb(error.__traceback__) if each.filename.startswith(folder)]
        sys.exit("".join(traceback.format_list(own) + traceback.format_exception_only(type(error), error)))
`;

const importAllScripts = "for (const path of process.argv.slice(1)) await import(path);";
