import { setTimeout as wait } from "node:timers/promises";
import { raceSignal } from "race-signal";
import { AgentExecError } from "../../../errors.js";
import type { Place, PlaceProcess } from "../place.js";
import { proxyPort } from "./proxy-environment.js";
import { blockUser } from "../guard/users.js";
import type { AllowList } from "./allow-list.js";
import nodeCanary from "./canary.cjs.js";
import pythonCanary from "./canary.py.js";
import { eitherProgram, NoInterpreterError, noInterpreterCode } from "./forwarder.js";
import { parseHost } from "./host-name.js";

/** As long as the start of the forwarder, for which the canary waits. */
const deadlineMs = 20_000;
/** Enough, because the canary prints one line for each open way. */
const maxWordsChars = 4000;

/** Addresses of the public internet, cloud services, local networks, and the engine's gateway. */
const hosts = ["1.1.1.1", "169.254.169.254", "10.0.0.1", "192.168.0.1", "172.17.0.1", "2606:4700:4700::1111"];

export interface Address {
  readonly host: string;
  readonly port: number;
}

/**
 * Before the first block, tries all ways out that must be closed, as the blocks' own user: a host that is not listed,
 * through the relay; public and private addresses without the relay; name resolution.
 *
 * @throws AgentExecError `network-open` that names each way that is open; NoInterpreterError; an error that the test
 * could not run; the signal's reason; the engine's error.
 */
export async function tryNetwork(place: Place, allowList: AllowList, signal: AbortSignal): Promise<void> {
  const argument = JSON.stringify({
    proxy: proxyPort,
    host: unlistedHost(allowList),
    addresses: hosts.map((host): Address => ({ host, port: 443 })),
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
    await raceSignal(Promise.race([process.ended, wait(deadlineMs, null, { ref: false })]), signal);
  } finally {
    process.leave();
  }
  signal.throwIfAborted();
  const { lines, open, isTried } = readCanary(words);
  if (isTried && lines.length === 1) return;
  if (open.length === 0) throw await untried(process, lines);
  throw new AgentExecError(
    "network-open",
    `Code in the ${place.names.place} can reach more than \`network: allow\` permits: ${open.join("; ")}.`,
    {
      nextStep: `Nothing ran. Set \`network\` to \`none\`, or use another ${place.names.engine} or runtime.`,
    },
  );
}

/** Lines of the canary about open ways. Every other line means that the test itself failed. */
const openWays = /^there is a way to |^names resolve$|^the proxy does not refuse /;

/** The canary as the code of a block, which gets no argument. */
export function canaryCode(language: "python" | "javascript", addresses: readonly Address[]): string {
  const options = JSON.stringify(JSON.stringify({ addresses }));
  return language === "python"
    ? `import sys\nsys.argv[1:] = [${options}]\n${pythonCanary}`
    : `process.argv[1] = ${options};\n${nodeCanary}`;
}

/** The canary's output. */
export function readCanary(words: string): {
  readonly lines: readonly string[];
  readonly open: readonly string[];
  readonly isTried: boolean;
} {
  const lines = words.split("\n").filter((line) => line.trim() !== "");
  return { lines, open: lines.filter((line) => openWays.test(line)), isTried: lines.includes("tried") };
}

async function untried(process: PlaceProcess, lines: readonly string[]): Promise<Error> {
  const exitCode = await process.exitCode().catch(() => null);
  if (exitCode === noInterpreterCode) return new NoInterpreterError();
  const said = lines.filter((line) => line !== "tried").join("; ");
  return new Error(
    `the network could not be tested: ${said === "" ? "the test program ended without an answer" : said}`,
  );
}

/** A host that is not listed. Nobody owns names below `.invalid` (RFC 2606), but the list may allow them. */
function unlistedHost(allowList: AllowList): string {
  const name = "agent-exec-canary.invalid";
  const host = parseHost(name);
  return host !== null && !allowList.judge(host, 443).isAllowed ? name : "127.0.0.1";
}
