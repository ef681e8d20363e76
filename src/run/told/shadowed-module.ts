import { isModuleOfPython } from "../../files/shadowed-module.js";

/**
 * What is said of a block's file that blocks after it will import in the place of Python's own module; "" of any other.
 */
export function shadowWords(file: string | null): string {
  const [, name = ""] = /^(\w+)\.py$/.exec(file ?? "") ?? [];
  if (!isModuleOfPython(name)) return "";
  return ` Its file ${name}.py has the name of a Python module, so programs beside it import this file instead. Give the file another name.`;
}
