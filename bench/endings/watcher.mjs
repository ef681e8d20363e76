// A process of its own that looks at a container from outside, so that a busy bench does not look too late: which
// processes of the block are alive, every few milliseconds, and since when none is.
import { readFileSync } from "node:fs";
import http from "node:http";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { waitingName } from "../../lib/executors/contained/sandbox/waiting-interpreter.js";
import { engineAddress } from "../../scripts/places.mjs";

const pollMs = 3;
const [blockFile] = process.argv.slice(2);
let watched = { look: () => Promise.resolve(false), wasSeen: false, noneSince: null };

createInterface(process.stdin).on("line", (line) => {
  const { watch, report } = JSON.parse(line);
  if (watch) watched = { look: lookerAt(watch), wasSeen: false, noneSince: null };
  const { wasSeen, noneSince } = watched;
  if (report) console.log(JSON.stringify({ wasSeen, noneSince }));
  else console.log("{}");
});

for (;;) {
  const { look } = watched;
  const isAlive = await look();
  if (watched.look === look) {
    if (isAlive) watched.wasSeen = true;
    // The end of the look: a process that it just missed was dead by then.
    watched.noneSince = isAlive ? null : (watched.noneSince ?? performance.timeOrigin + performance.now());
  }
  await wait(pollMs);
}

/** Looks into the kernel's own list of the container's processes where it can be read here; else asks the engine. */
function lookerAt({ id, pid }) {
  const list = processListOf(pid);
  const processes = list === null ? () => askEngine(id) : () => Promise.resolve(readKernel(list));
  // The block's own waits by now. What the engine started besides waits for the blocks after it.
  const first = processes().then((all) => ({
    waiting: new Set(all.filter(({ name }) => isWaiting(name)).map((process) => process.pid)),
    engine: all.find((process) => process.pid === String(pid))?.parent,
  }));
  return async () => {
    const { waiting, engine } = await first;
    const isAnothers = (process) =>
      process.parent === engine && waiting.size > 0 && !waiting.has(process.pid);
    return (await processes()).some((process) => isOfBlock(process) && !isAnothers(process));
  };
}

function processListOf(pid) {
  const groups = read(`/proc/${pid}/cgroup`)?.trim().split("\n") ?? [];
  for (const group of groups) {
    const [, controllers, path] = group.split(":");
    const list = `/sys/fs/cgroup/${controllers}${path}/cgroup.procs`;
    if (["pids", ""].includes(controllers) && read(list)?.split("\n").includes(String(pid))) return list;
  }
  return null;
}

/** What has ended has no command line any more, also before its parent has taken notice. */
function readKernel(list) {
  const pids = read(list)?.trim().split("\n") ?? [];
  return pids.map((pid) => ({
    pid,
    parent: / (\d+)/.exec(read(`/proc/${pid}/stat`)?.replace(/^.*\) \S/s, "") ?? "")?.[1],
    args: read(`/proc/${pid}/cmdline`),
    name: read(`/proc/${pid}/comm`),
  }));
}

async function askEngine(id) {
  const request = http.get({
    ...engineAddress(),
    path: `/containers/${id}/top?ps_args=-eo%20pid,ppid,stat,comm,args`,
  });
  const [response] = await once(request, "response");
  const text = Buffer.concat(await response.toArray()).toString("utf8");
  const { Processes = [] } = JSON.parse(text);
  return Processes.filter(([, , state]) => !state.startsWith("Z")).map(([pid, parent, , name, args]) => ({
    pid,
    parent,
    name,
    args,
  }));
}

/** A Python that started before its code came names no file, and goes by another name while it waits. */
function isOfBlock({ args, name }) {
  if (args?.includes("run_block")) return name !== null && !isWaiting(name);
  return args?.includes(blockFile) === true;
}

function isWaiting(name) {
  return name?.startsWith(waitingName) === true;
}

function read(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}
