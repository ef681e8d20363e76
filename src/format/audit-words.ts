import { listed, named } from "./listed.js";

interface Audited {
  readonly held: number;
  readonly fooled: readonly { readonly name: string }[];
  readonly notTried: number;
  readonly fault?: string;
}

const maxNamed = 5;

/** For example `34 wrong solutions held` or `2 of 34 wrong solutions fooled it: …`. */
export function auditWords({ held, fooled, notTried, fault }: Audited): string {
  if (fault !== undefined) return `not tried: ${fault}`;
  const tried = held + fooled.length;
  const rest = notTried === 0 ? "" : `; ${notTried} could not be tried`;
  if (fooled.length === 0) return `refused all ${tried} wrong solutions${rest}`;
  const names = fooled.slice(0, maxNamed).map(({ name }) => named(name));
  return `fooled by ${fooled.length} of ${tried} wrong solutions: ${listed(names, fooled.length)}${rest}`;
}
