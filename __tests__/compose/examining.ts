import { examine } from "../../src/compose/doctor.js";
import type { CheckResult } from "../../src/ports/check.js";
import { fromFlags } from "../../src/settings/from-flags.js";
import { resolveSettings } from "../../src/settings/resolve.js";

const variables = (given: Readonly<Record<string, string>>) => (name: string) => given[name];

/** All that an examination says. */
export async function collect(
  given: Readonly<Record<string, string>>,
  signal: AbortSignal,
  flags: Readonly<Record<string, unknown>> = {},
): Promise<readonly CheckResult[]> {
  const settings = resolveSettings(fromFlags(flags), "doctor");
  const results: CheckResult[] = [];
  const options = { settings, hasModelServer: false, secrets: {}, variable: variables(given), signal };
  for await (const result of examine(options)) results.push(result);
  return results;
}
