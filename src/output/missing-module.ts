const missing =
  /ModuleNotFoundError: No module named '([\w.-]{1,80})'|Cannot find (?:module|package) '([^'\s]{1,80})'/;

interface Printed {
  readonly stdout: { readonly text: string };
  readonly stderr: { readonly text: string };
}

/** The module that Python or Node did not find, and the package manager that installs it. Null if none is named. */
export function missingModule({
  stdout,
  stderr,
}: Printed): { readonly name: string; readonly installer: "pip" | "npm" } | null {
  const [, python, node] = missing.exec(stdout.text + stderr.text) ?? [];
  if (python !== undefined) return { name: python, installer: "pip" };
  return node === undefined ? null : { name: node, installer: "npm" };
}
