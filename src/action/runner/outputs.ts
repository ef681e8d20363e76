import { setOutput } from "@actions/core";
import { outputs, type OutputName } from "../../settings/outputs.js";

/** Sets every output. Missing ones are empty. The toolkit separates the values with a random mark. */
export function setOutputs(values: Readonly<Partial<Record<OutputName, string | number | null>>>): void {
  for (const name of Object.keys(outputs) as OutputName[]) setOutput(name, String(values[name] ?? ""));
}
