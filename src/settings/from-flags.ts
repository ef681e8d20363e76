import { origins, type RawSetting } from "../rows/origin.js";

/** Parsed flags, by their names without dashes, as raw settings. */
export function fromFlags(flags: Readonly<Record<string, unknown>>): RawSetting[] {
  return Object.entries(flags)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({ name, value, origin: origins.flag(name) }));
}
