import { origins, type RawSetting } from "../rows/origin.js";

/** Converts flags, which the parser has read, to raw settings. The names have no dashes. */
export function fromFlags(flags: Readonly<Record<string, unknown>>): RawSetting[] {
  return Object.entries(flags)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({ name, value, origin: origins.flag(name) }));
}
