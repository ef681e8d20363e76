/** Current names of settings by their earlier names, and of their values if they changed too. */
const renamed: Readonly<Record<string, { name: string; values?: Readonly<Record<string, string>> }>> = {
  "may-change": { name: "only-change" },
  unprotect: { name: "allow-tool-config" },
  control: { name: "verify-before" },
  "counter-check": { name: "verify-changed-values" },
  judge: { name: "verify-user", values: { together: "same", apart: "other" } },
  attest: { name: "mode", values: { true: "attest", false: "run" } },
  audit: { name: "audit", values: { tell: "report" } },
  sources: { name: "authors" },
  last: { name: "last-message" },
};

export const oldNames: readonly string[] = Object.keys(renamed).filter(
  (name) => renamed[name]!.name !== name,
);

/** The current name of a renamed setting. Undefined if no setting had this name. */
export function newNameOf(name: string): string | undefined {
  return Object.hasOwn(renamed, name) ? renamed[name]!.name : undefined;
}

/** The current name of a renamed setting's value. Undefined if the value kept its name. */
export function newValueOf(name: string, value: unknown): string | undefined {
  const values = Object.hasOwn(renamed, name) ? (renamed[name]!.values ?? {}) : {};
  return Object.hasOwn(values, String(value)) ? values[String(value)] : undefined;
}

/** Replaces old names in recorded settings by the current names. */
export function inNewNames(settings: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      newNameOf(name) ?? name,
      newValueOf(name, value) ?? value,
    ]),
  );
}
