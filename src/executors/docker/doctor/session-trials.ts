import { createServer } from "node:net";
import { networkInterfaces } from "node:os";
import { createHash } from "node:crypto";
import { type Address, canaryCode, readCanary } from "../../contained/egress/canary.js";
import type { Finding } from "../../../ports/check.js";
import type { Session } from "../../../ports/executor.js";
import type { Execution } from "../../../facts/execution.js";
import { formatBytes } from "../../../format/format.js";

interface Trial {
  readonly session: Session;
  readonly signal: AbortSignal;
}

/** 5 s for code that takes milliseconds, even on a busy machine. */
const blockTimeoutMs = 5000;
/** 300 ms: the block that must be ended has started by then. */
const trialDeadlineMs = 300;
/** 1 s: the promised time for a block's end (SECURITY.md). */
const promisedEndMs = 1000;
/** 1 GiB: room for one more image. */
const wantedBytes = 1024 ** 3;
/** How many addresses of this machine to try from inside. */
const maxAddresses = 4;

/**
 * Tries to reach a listener on this machine, an unused address, and a name. Code in the sandbox must reach none of
 * them.
 */
export async function tryNetwork({ session, signal }: Trial): Promise<Finding> {
  const language = (["python", "javascript"] as const).find((each) => session.facts.languages.includes(each));
  if (language === undefined) {
    return {
      status: "skipped",
      message:
        "not tested, because the image has neither python nor node. The container has no network interface",
    };
  }
  const server = createServer((socket) => void socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "0.0.0.0", resolve);
  });
  try {
    const address = server.address();
    const port = address !== null && typeof address === "object" ? address.port : 0;
    const attempted: Address[] = [
      ...ownAddresses().map((host) => ({ host, port })),
      { host: "192.0.2.1", port: 80 },
    ];
    const code = canaryCode(language, attempted);
    const { stdout } = await runBlock({ session, signal }, language, code, blockTimeoutMs);
    const { open, isTried } = readCanary(stdout.text);
    if (open.length > 0) {
      return {
        status: "failed",
        message: `the sandbox has a network although it must have none: ${open.join(", ")}`,
        nextStep: "Please report this problem. A sandbox without a network must not reach anything.",
      };
    }
    if (!isTried) return { status: "warning", message: "could not be tested here" };
    return {
      status: "ok",
      message: "code inside cannot reach this machine or any other, and no name resolves",
    };
  } finally {
    server.close();
  }
}

function ownAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address)
    .slice(0, maxAddresses);
}

/** Ignores every signal that can be ignored, and leaves a grandchild in its own session. */
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
  const language = session.facts.languages.includes("sh") ? "sh" : null;
  if (language === null)
    return { status: "skipped", message: "the image cannot run sh blocks, which this trial needs" };
  const tried = await runBlock({ session, signal }, language, stubborn, trialDeadlineMs);
  if (tried.stdout.text === "no-sleep\n")
    return { status: "skipped", message: "the image lacks `sleep`, which this trial needs" };
  const { ending, durationMs } = tried;
  const overMs = Math.max(0, Math.round(durationMs - trialDeadlineMs));
  const { stdout } = await runBlock({ session, signal }, language, lookForSleepers, blockTimeoutMs);
  const isAllDead = stdout.text.includes("looked") && !stdout.text.includes("alive");
  const nextStep = "Report this problem with the engine's version and the machine's load.";
  if (ending !== "timed-out" || !isAllDead) {
    return {
      status: "failed",
      message: `a block at its deadline ended as ${ending}, but some of its processes survived`,
      nextStep,
    };
  }
  if (overMs > promisedEndMs) {
    return {
      status: "warning",
      message: `all processes of the block were ended, but only ${overMs} ms after the deadline`,
      nextStep: "Give the machine more processors, or run less at the same time.",
    };
  }
  return { status: "ok", message: `all processes of a block were ended ${overMs} ms after its deadline` };
}

export async function readDisk(trial: Trial): Promise<Finding> {
  const code = "stat -f -c '%a %S' / 2>/dev/null || true";
  const { stdout } = await runBlock(trial, "sh", code, blockTimeoutMs);
  const [blocks = NaN, blockBytes = NaN] = stdout.text.trim().split(" ").map(Number);
  const free = blocks * blockBytes;
  if (Number.isNaN(free))
    return { status: "skipped", message: "the image lacks `stat`, which this trial needs" };
  if (free >= wantedBytes)
    return { status: "ok", message: `${formatBytes(free)} free on the engine's disk for images` };
  return {
    status: "warning",
    message: `only ${formatBytes(free)} free on the engine's disk for images`,
    nextStep: "Remove unused images (`docker image ls`).",
  };
}

function runBlock(
  { session, signal }: Trial,
  language: string,
  code: string,
  timeoutMs: number,
): Promise<Execution> {
  const sha256 = createHash("sha256").update(code).digest("hex");
  return session.execute({ language, code, path: null, sha256 }, { timeoutMs, signal });
}
