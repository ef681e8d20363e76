import { origins } from "../rows/origin.js";
import type { Rows } from "../rows/setting.js";
import { table } from "./schema.js";

/** Writes `memory` as `--memory`. @param advice agent-exec's own text, because quoted text must not change */
export function inFlags(advice: string): string {
  return advice.replace(/`([a-z-]+)`/g, (whole, name: string) =>
    isFlag(name) ? `\`${origins.flag(name)}\`` : whole,
  );
}

function isFlag(name: string): boolean {
  const row = Object.hasOwn(table, name) ? (table as Rows)[name] : undefined;
  return row !== undefined && row.description.faces.some((face) => face !== "action");
}
