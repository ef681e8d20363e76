// A separate process that watches a container from outside, so that a busy bench does not delay it: which processes
// of the block are alive, every few milliseconds, and since when none is.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { waitingName } from "../../lib/executors/contained/sandbox/block-process.js";
import { ask } from "../engine.mjs";

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
    // The end of the look, because a process that it just missed was dead by then.
    watched.noneSince = isAlive ? null : (watched.noneSince ?? performance.timeOrigin + performance.now());
  }
  await wait(pollMs);
}

/** Reads the kernel's list of the container's processes if it can, otherwise asks the engine. */
function lookerAt({ id, pid }) {
  const list = processListOf(pid);
  const processes = list === null ? () => askEngine(id) : () => Promise.resolve(readKernel(list));
  // By now the block's own process waits. Others that the engine started wait for later blocks.
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

/** A dead process has no command line, even before its parent notices. */
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
  const { Processes = [] } = await ask(`/containers/${id}/top?ps_args=-eo%20pid,ppid,stat,comm,args`);
  return Processes.filter(([, , state]) => !state.startsWith("Z")).map(([pid, parent, , name, args]) => ({
    pid,
    parent,
    name,
    args,
  }));
}

/** A Python that started before its code names no file, and has another name while it waits. */
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
