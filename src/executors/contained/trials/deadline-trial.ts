import type { Finding } from "../../../ports/check.js";
import { blockTimeoutMs, runBlock, type Trial } from "./trial-block.js";

/** By then, the block that must be ended has started. */
const trialDeadlineMs = 300;
/** SECURITY.md promises that a block ends within this time. */
const promisedEndMs = 1000;

/** Code that ignores every signal that can be ignored, and leaves a grandchild in a session of its own. */
const stubborn = `
command -v sleep >/dev/null || { echo no-sleep; exit; }
trap '' TERM INT HUP
if command -v setsid >/dev/null; then setsid sh -c 'trap "" TERM; sleep 77' & fi
sleep 77
`;

/** The shell itself reads the file. The sleeping processes are recognised by their number of seconds. */
const lookForSleepers = `
for folder in /proc/[0-9]*; do
  while IFS= read -r name rest; do
    case $name in "Name:"*sleep*) echo alive ;; esac
    break
  done 2>/dev/null <"$folder/status"
done
echo looked
`;

export async function tryDeadline({ session, signal }: Trial): Promise<Finding> {
  if (!session.facts.languages.includes("sh"))
    return { status: "skipped", message: "the image cannot run sh blocks, which this trial needs" };
  const tried = await runBlock({ session, signal }, "sh", stubborn, trialDeadlineMs);
  if (tried.stdout.text === "no-sleep\n")
    return { status: "skipped", message: "the image does not have `sleep`, which this trial needs" };
  const { ending, durationMs } = tried;
  const overMs = Math.max(0, Math.round(durationMs - trialDeadlineMs));
  const { stdout } = await runBlock({ session, signal }, "sh", lookForSleepers, blockTimeoutMs);
  const isAllDead = stdout.text.includes("looked") && !stdout.text.includes("alive");
  const nextStep = "Report this problem with the engine's version and the machine's load.";
  if (ending !== "timed-out" || !isAllDead) {
    const message = `a block at its deadline ended as ${ending}, but some of its processes survived`;
    return { status: "failed", message, nextStep };
  }
  if (overMs > promisedEndMs) {
    return {
      status: "warning",
      message: `all processes of the block were ended, but only ${overMs} ms after the deadline`,
      nextStep: "Give the machine more processors, or run fewer programs at the same time.",
    };
  }
  return { status: "ok", message: `all processes of a block were ended ${overMs} ms after its deadline` };
}
