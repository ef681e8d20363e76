import { count } from "../format/format.js";
import { showHidden } from "../output/visible.js";
import type { CheckResult, CheckStatus } from "../ports/check.js";
import type { TerminalStyle } from "./terminal-style.js";

/** A row that says where each setting was given. Settings with their default are left out, so there may be no row. */
export function settingsFinding(origins: Readonly<Record<string, string>>): CheckResult[] {
  const told = Object.entries(origins).map(([name, origin]) => `${name} (${origin})`);
  return told.length === 0 ? [] : [{ name: "settings", status: "ok", message: told.join(", "), ms: 0 }];
}

/** The length of the longest built-in name plus two blanks. */
const nameWidth = 26;

/** One line of the doctor, with the next step below it. */
export function doctorLine(
  { name, status, message, nextStep }: CheckResult,
  { style, withNextStep }: { readonly style: TerminalStyle; readonly withNextStep: boolean },
): string {
  const marks: Readonly<Record<CheckStatus, string>> = {
    ok: style.good("✓"),
    failed: style.bad("✗"),
    warning: style.warn("!"),
    skipped: style.dim("–"),
  };
  const words = showHidden(status === "skipped" ? `not tried: ${message}` : message).replace(/\s+/g, " ");
  const line = `${marks[status]} ${name.padEnd(nameWidth)}${status === "skipped" ? style.dim(words) : words}\n`;
  if (nextStep === undefined || !withNextStep) return line;
  return `${line}  ${" ".repeat(nameWidth)}${style.dim("next:")} ${showHidden(nextStep).replace(/\s+/g, " ")}\n`;
}

export function doctorSummary(results: readonly CheckResult[], style: TerminalStyle): string {
  const failed = results.filter(({ status }) => status === "failed");
  const warnings = results.filter(({ status }) => status === "warning").length;
  const beside = warnings === 0 ? "" : `, ${count("warning", warnings)}`;
  const vital = failed.filter(({ isVital }) => isVital === true).map(({ name }) => name);
  if (vital.length > 0)
    return `${style.bad(style.bold("Nothing can run here"))} until you fix: ${vital.join(", ")}.\n`;
  if (failed.length > 0) {
    const them = style.bad(style.bold(`${count("trial", failed.length)} failed`));
    const hasLimits = failed.some(({ name }) => name.startsWith("limit "));
    return `${them}${beside}.${hasLimits ? " You can still start runs. Each run says which limits are not enforced." : ""}\n`;
  }
  return `${style.good(style.bold("All trials passed"))}${beside}.\n`;
}
