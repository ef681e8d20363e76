import { origins } from "../rows/origin.js";
import type { Rows } from "../rows/setting.js";
import { table } from "./schema.js";

/**
 * Writes settings as flags. Messages name a setting as `memory`, but users of flags know it as `--memory`.
 * @param advice agent-exec's own text. Quoted text must not change.
 */
export function inFlags(advice: string): string {
  return advice.replace(/`([a-z-]+)`/g, (whole, name: string) =>
    isFlag(name) ? `\`${origins.flag(name)}\`` : whole,
  );
}

function isFlag(name: string): boolean {
  const row = Object.hasOwn(table, name) ? (table as Rows)[name] : undefined;
  return row !== undefined && row.description.faces.some((face) => face !== "action");
}
