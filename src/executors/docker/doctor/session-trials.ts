import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { networkInterfaces } from "node:os";
import { canaryCode, readCanary } from "../../contained/egress/canary.js";
import type { Finding } from "../../../ports/check.js";
import { blockTimeoutMs, runBlock, type Trial } from "../../contained/trials/trial-block.js";
import { formatBytes } from "../../../format/format.js";

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
  if (language === undefined)
    return {
      status: "skipped",
      message:
        "not tested, because the image has neither python nor node. The container has no network interface",
    };
  const server = createServer((socket) => void socket.destroy()).listen(0, "0.0.0.0");
  await once(server, "listening");
  server.on("error", () => undefined);
  try {
    const { port } = server.address() as AddressInfo;
    const own = ownAddresses().map((host) => ({ host, port }));
    const code = canaryCode(language, [...own, { host: "192.0.2.1", port: 80 }]);
    const { stdout } = await runBlock({ session, signal }, language, code, blockTimeoutMs);
    const { open, isTried } = readCanary(stdout.text);
    if (open.length > 0)
      return {
        status: "failed",
        message: `the sandbox has a network although it must have none: ${open.join(", ")}`,
        nextStep: "Please report this problem. A sandbox without a network must not reach anything.",
      };
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

export async function readDisk(trial: Trial): Promise<Finding> {
  const code = "stat -f -c '%a %S' / 2>/dev/null || true";
  const { stdout } = await runBlock(trial, "sh", code, blockTimeoutMs);
  const [blocks = NaN, blockBytes = NaN] = stdout.text.trim().split(" ").map(Number);
  const free = blocks * blockBytes;
  if (Number.isNaN(free))
    return { status: "skipped", message: "the image does not have `stat`, which this trial needs" };
  if (free >= wantedBytes)
    return { status: "ok", message: `${formatBytes(free)} free on the engine's disk for images` };
  return {
    status: "warning",
    message: `only ${formatBytes(free)} free on the engine's disk for images`,
    nextStep: "Remove unused images (`docker image ls`).",
  };
}
