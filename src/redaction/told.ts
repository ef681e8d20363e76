import { showHidden } from "../output/visible.js";
import { createRedactor, type RedactingStream } from "./redact.js";

let redactor = createRedactor([]);

/** From now on this process hides these secrets in its messages. */
export function hideFromNow(secrets: readonly string[]): void {
  redactor = createRedactor(secrets);
}

/** For text outside of a run's record that may quote a secret. */
export function withoutSecrets(text: string): string {
  return redactor.text(text);
}

/** For a long text of that kind, in pieces. */
export function secretsStream(): RedactingStream {
  return redactor.stream();
}

/**
 * For messages of a door outside of a run's record: errors, warnings, log lines. Such messages may quote others' text,
 * so secrets and hidden characters are made harmless. Every printed error passes through here.
 */
export function toldOf(text: string): string {
  return showHidden(withoutSecrets(text));
}
