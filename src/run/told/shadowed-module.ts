import { isModuleOfPython } from "../../files/shadowed-module.js";

/** A note that later blocks will import this file instead of Python's own module. "" if they will not. */
export function shadowWords(file: string | null): string {
  const [, name = ""] = /^(\w+)\.py$/.exec(file ?? "") ?? [];
  if (!isModuleOfPython(name)) return "";
  return ` The file ${name}.py has the name of a Python module, so programs in the same folder import this file instead of the module. Give the file another name.`;
}
