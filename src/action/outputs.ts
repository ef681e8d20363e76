import { setOutput } from "@actions/core";
import { outputs, type OutputName } from "../settings/outputs.js";

/** Sets every output; one that is not given is empty. The toolkit writes each behind a delimiter that is random. */
export function setOutputs(values: Readonly<Partial<Record<OutputName, string | number | null>>>): void {
  for (const name of Object.keys(outputs) as OutputName[]) setOutput(name, String(values[name] ?? ""));
}
