/**
 * The script of a verification. It ends at the first failing command, so that no later line hides a failure. If the
 * shell supports `pipefail`, this includes commands in a pipe. Line numbers in the shell's errors are those of the
 * user's script.
 * @param prepared commands to run first, without line ends, each ended by `;`. Default: none.
 */
export function verificationScript(command: string, prepared = ""): string {
  return `${prepared}${strict} ${command}`;
}

/** A shell that does not know the option ends. So the option is tried in a separate shell first. */
const strict = "set -e; if (set -o pipefail) 2>/dev/null; then set -o pipefail; fi;";
