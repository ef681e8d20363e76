/**
 * The script of a verification. It ends at the first failing command, so that no later line hides a failure. If the
 * shell supports `pipefail`, this includes commands in a pipe. A script that needs bash is run by bash,
 * if the image has it. Line numbers in the shell's errors are those of the user's script.
 * @param prepared commands to run first, without line ends, each ended by `;`. Default: none.
 */
export function verificationScript(command: string, prepared = ""): string {
  const script = `${strict} ${command}`;
  if (!forBash.test(command)) return prepared + script;
  return `${prepared}exec "$(command -v bash || echo sh)" -c '${script.replaceAll("'", "'\\''")}' verify`;
}

/** A shell that does not know the option ends. So the option is tried in a separate shell first. */
const strict = "set -e; if (set -o pipefail) 2>/dev/null; then set -o pipefail; fi;";

/**
 * Debian's `sh` knows none of these words, and it loses the exit code of a command that pipes into another. With
 * `pipefail`, a command whose reader ends early fails, so only readers that read everything count here.
 */
const forBash =
  /^#!.{1,100}\bbash\b|^[ \t]{0,40}(?:set -[A-Za-z]{0,9}o pipefail\b|source )|(?:^|\s)\[\[ |\|(?:&|[ \t]{0,9}(?:tee|tail)\b)/m;
