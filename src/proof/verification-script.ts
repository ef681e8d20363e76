import { shellWord } from "../format/shell-word.js";

/**
 * The script of a verification. It ends at the first failing command, so that no later line hides a failure. If the
 * shell supports `pipefail`, this includes commands in a pipe. A script that needs bash is run by bash,
 * if the image has it. Line numbers in the shell's errors are those of the user's script.
 * @param prepared commands to run first, without line ends, each ended by `;`. Default: none.
 */
export function verificationScript(command: string, prepared = ""): string {
  const script = `${strict} ${command}`;
  const losesExitCode = loses.test(command) && !endsEarly.test(command);
  if (!losesExitCode && !needsBash.test(command)) return prepared + script;
  const likeSh = losesExitCode ? "shopt -s inherit_errexit 2>/dev/null || :; " : "";
  return `${prepared}exec "$(command -v bash || echo sh)" -c ${shellWord(likeSh + script)} bash`;
}

/** A shell that does not know the option ends. So the option is tried in a separate shell first. */
const strict = "set -e; if (set -o pipefail) 2>/dev/null; then set -o pipefail; fi;";

/** Debian's `sh` knows none of these, or takes them for something else: `&>` starts a command in the background. */
const needsBash =
  /^#!.{1,100}\bbash\b|\bset [-+\w ]{1,40}o pipefail\b|(?:^|[;&|(]|\bthen|\bdo)[ \t]{0,40}source |(?:^|\s)\[\[ |&>|<<<|[<>]\(|\|&/m;

/** Debian's `sh` has no `pipefail`, so the exit code of a command that pipes into these is lost. */
const loses = /\|[ \t]{0,9}(?:tee|tail)\b/;

/** These may end before the command that pipes into them, or fail if they print nothing. `pipefail` refuses both. */
const endsEarly = /\|[ \t]{0,9}(?:head|[efz]?grep|rg|sed|awk|cmp|diff)\b/;
