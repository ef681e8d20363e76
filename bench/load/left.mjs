// What a load must not leave.
import { readFileSync, readdirSync } from "node:fs";
import { ask } from "../engine.mjs";

/** Ids of these runs' containers that still exist. */
export async function containersOf(runIds) {
  const filters = encodeURIComponent(JSON.stringify({ label: ["agent-exec.run"] }));
  const containers = await ask(`/containers/json?all=1&filters=${filters}`);
  return containers.filter(({ Labels }) => runIds.includes(Labels["agent-exec.run"])).map(({ Id }) => Id);
}

/** Command lines of this machine's processes that contain a text. */
export function processesNaming(text) {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.map(commandLineOf).filter((line) => line.includes(text));
}

function commandLineOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return "";
  }
}
