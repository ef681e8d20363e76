import { setTimeout as wait } from "node:timers/promises";
import { AgentExecError } from "../../../errors.js";
import type { Place, PlaceProcess } from "../place.js";
import { proxyPort } from "./proxy-environment.js";
import { blockUser } from "../guard/users.js";
import type { AllowList } from "./allow-list.js";
import nodeCanary from "./canary.cjs.js";
import pythonCanary from "./canary.py.js";
import { eitherProgram, NoInterpreterError, noInterpreterCode } from "./forwarder.js";
import { parseHost } from "./host-name.js";

/** 20 s, like the forwarder's start, which it waits for. */
const deadlineMs = 20_000;
/** 4,000 characters: it says a line for each way out. */
const maxWordsChars = 4000;

/** One of each kind that a place could find a way to: the public internet, machines of the cloud and of the house, the keeper's gateway. */
const addresses = [
  "1.1.1.1",
  "169.254.169.254",
  "10.0.0.1",
  "192.168.0.1",
  "172.17.0.1",
  "2606:4700:4700::1111",
];

/**
 * Tries, as the blocks' own user and before there is a block, all ways that must be closed: a host that is not listed,
 * through the relay; public and private addresses without it; names.
 *
 * @throws AgentExecError `network-open` that names each way that is open; NoInterpreterError; that it could not be tried;
 *   the signal's reason; the keeper's error.
 */
export async function tryNetwork({
  place,
  allowList,
  signal,
}: {
  readonly place: Place;
  readonly allowList: AllowList;
  readonly signal: AbortSignal;
}): Promise<void> {
  const argument = JSON.stringify({
    port: proxyPort,
    host: unlistedHost(allowList),
    addresses,
    waitMs: deadlineMs / 2,
  });
  const process = await place.spawn({
    command: eitherProgram({ python: pythonCanary, node: nodeCanary }, argument),
    user: blockUser,
    workingFolder: "/",
    signal,
  });
  let words = "";
  process.listen((_stream, bytes) => {
    if (words.length < maxWordsChars) words += Buffer.from(bytes).toString("utf8");
  });
  try {
    await Promise.race([process.ended, wait(deadlineMs, undefined, { ref: false }), untilAborted(signal)]);
  } finally {
    process.leave();
  }
  signal.throwIfAborted();
  const lines = words
    .trim()
    .split("\n")
    .filter((line) => line !== "");
  if (lines.join() === "tried") return;
  const open = lines.filter((line) => openWays.test(line));
  if (open.length === 0) throw await untried(process, lines);
  throw new AgentExecError(
    "network-open",
    `The ${place.names.place}'s network is more open than network: allow permits: ${open.join("; ")}.`,
    { nextStep: `Nothing was run. Use network: none, or another ${place.names.keeper} or runtime.` },
  );
}

/** What the canary says of a way that is open; all else that it says is that it could not try. */
const openWays = /^there is a way to |^names resolve$|^the proxy does not refuse /;

async function untried(process: PlaceProcess, lines: readonly string[]): Promise<Error> {
  const exitCode = await process.exitCode().catch(() => null);
  if (exitCode === noInterpreterCode) return new NoInterpreterError();
  const said = lines.filter((line) => line !== "tried").join("; ");
  return new Error(`the network could not be tested: ${said === "" ? "it ended before" : said}`);
}

/** Names below `.invalid` are nobody's (RFC 2606); where even those are listed, an address is not. */
function unlistedHost(allowList: AllowList): string {
  const name = "agent-exec-canary.invalid";
  const host = parseHost(name);
  return host !== null && !allowList.judge(host, 443).isAllowed ? name : "127.0.0.1";
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}
