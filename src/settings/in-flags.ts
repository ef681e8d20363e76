import { origins } from "../rows/origin.js";
import { facesOf, type Rows } from "../rows/setting.js";
import { table } from "./schema.js";

/**
 * Advice for everybody names a setting as `memory`. Whoever gives flags reads `--memory`.
 * @param advice words of ours: what others said is to be shown as it came
 */
export function inFlags(advice: string): string {
  return advice.replace(/`([a-z-]+)`/g, (whole, name: string) =>
    isFlag(name) ? `\`${origins.flag(name)}\`` : whole,
  );
}

function isFlag(name: string): boolean {
  const row = Object.hasOwn(table, name) ? (table as Rows)[name] : undefined;
  return row !== undefined && facesOf(row.description).some((face) => face !== "action");
}
