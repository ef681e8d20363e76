import { showHidden } from "../output/visible.js";
import { createRedactor } from "./redact.js";

let redactor = createRedactor([]);

/** Nothing that this process tells from here on shows one of these. */
export function hideFromNow(secrets: readonly string[]): void {
  redactor = createRedactor(secrets);
}

/** A text that no run has recorded and that may quote what was given, without secrets. */
export function withoutSecrets(text: string): string {
  return redactor.text(text);
}

/**
 * What a door tells people outside of a run's record: errors, warnings, annotations, log lines. Others' words may stand in it
 * (a key of a stranger's file, a server's answer): no secret is shown, and no character is hidden or acts in a terminal. The
 * one place that every printed error passes.
 */
export function toldOf(text: string): string {
  return showHidden(withoutSecrets(text));
}
