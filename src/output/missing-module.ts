import type { CapturedOutput } from "./output-text.js";

const missing =
  /ModuleNotFoundError: No module named '([\w.-]{1,80})'|Cannot find (?:module|package) '([^'\s]{1,80})'/;

/** The module that Python or Node did not find, and the package manager that installs it. Null if none is named. */
export function missingModule({ stdout, stderr }: Pick<CapturedOutput, "stdout" | "stderr">) {
  const [, python, node] = missing.exec(stdout.text + stderr.text) ?? [];
  if (python !== undefined) return { name: python, installer: "pip" } as const;
  return node === undefined ? null : ({ name: node, installer: "npm" } as const);
}
