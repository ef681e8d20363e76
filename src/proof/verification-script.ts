/**
 * The script of a verification. The script ends at the first failed command, also in a pipe if the shell supports
 * `pipefail`, so that no later line hides an earlier failure. The shell's errors count the script's own lines.
 * @param prepared commands without line ends, each ended by `;`, that do not belong to the script. By default there is
 * none. By default there is none.
 */
export function verificationScript(command: string, prepared = ""): string {
  return `${prepared}${strict} ${command}`;
}

/** The option is tried in a separate shell, because a shell that does not know it ends. */
const strict = "set -e; if (set -o pipefail) 2>/dev/null; then set -o pipefail; fi;";
