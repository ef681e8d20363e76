/**
 * A verification as it is run: a script that ends at its first command that fails, in a pipe too where the shell knows
 * `pipefail`, so that no later line hides an earlier failure. The shell's errors count the script's own lines.
 */
export function verificationScript(command: string): string {
  return `${strict} ${command}`;
}

/** The option is asked for in a shell of its own: one that does not know it ends. */
const strict = "set -e; if (set -o pipefail) 2>/dev/null; then set -o pipefail; fi;";
