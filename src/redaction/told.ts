import { showHidden } from "../output/visible.js";
import { createRedactor, type RedactingStream } from "./redact.js";

let redactor = createRedactor([]);

/** From this call on, this process hides these secrets in its messages. */
export function hideFromNow(secrets: readonly string[]): void {
  redactor = createRedactor(secrets);
}

/** Hides secrets in text outside of a run's transcript. */
export function withoutSecrets(text: string): string {
  return redactor.text(text);
}

/** The same for a long text in pieces. */
export function secretsStream(): RedactingStream {
  return redactor.stream();
}

/**
 * Makes messages of an entry point safe: errors, warnings and log lines outside of a run's transcript. They may quote a
 * stranger's text, so secrets are hidden and hidden characters become visible. Every printed error passes through here.
 */
export function toldOf(text: string): string {
  return showHidden(withoutSecrets(text));
}
