/** What a setting is called now, and what its values are called now if they changed too. */
interface Renamed {
  readonly name: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** Settings by the names that they had before. */
const renamed: Readonly<Record<string, Renamed>> = {
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

/** What a setting with this name is called now; undefined if no setting had this name. */
export function newNameOf(name: string): string | undefined {
  return Object.hasOwn(renamed, name) ? renamed[name]!.name : undefined;
}

/** What a value of the old setting is called now; undefined if it kept its name. */
export function newValueOf(name: string, value: unknown): string | undefined {
  const values = Object.hasOwn(renamed, name) ? (renamed[name]!.values ?? {}) : {};
  return Object.hasOwn(values, String(value)) ? values[String(value)] : undefined;
}

/** Recorded settings by the names that they have now. */
export function inNewNames(settings: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      newNameOf(name) ?? name,
      newValueOf(name, value) ?? value,
    ]),
  );
}
