import { origins, type RawSetting } from "../rows/origin.js";

/**
 * The action's inputs as raw settings, from the variables that the runner sets: `INPUT_` and the name in upper
 * case, blanks as underscores. An input that is empty was not given.
 * @param inputs the variables without their prefix
 */
export function fromInputs(inputs: ReadonlyMap<string, string>): RawSetting[] {
  return [...inputs]
    .filter(([, value]) => value.trim() !== "")
    .map(([key, value]) => {
      const name = key.toLowerCase();
      return { name, value: value.trim(), origin: origins.input(name) };
    });
}
