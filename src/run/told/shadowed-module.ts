import { isModuleOfPython } from "../../files/shadowed-module.js";

/** A note that later blocks will import this file instead of Python's own module. "" if they will not. */
export function shadowWords(file: string | null): string {
  const [, name = ""] = /^(\w+)\.py$/.exec(file ?? "") ?? [];
  if (!isModuleOfPython(name)) return "";
  return ` Its file ${name}.py has the name of a Python module, so programs beside it import this file instead. Give the file another name.`;
}
