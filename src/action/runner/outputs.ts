import { setOutput } from "@actions/core";
import { outputs, type OutputName } from "../../settings/outputs.js";

/** Sets every output; missing ones are empty. The toolkit separates them with a random delimiter. */
export function setOutputs(values: Readonly<Partial<Record<OutputName, string | number | null>>>): void {
  for (const name of Object.keys(outputs) as OutputName[]) setOutput(name, String(values[name] ?? ""));
}
