// Runs one case many times, in one session as long as that lasts: how the block ended, and how long its processes
// lived on.
import { setTimeout as wait } from "node:timers/promises";
import { createDockerExecutor } from "../../lib/executors/docker/docker-executor.js";
import { blockOf } from "../../lib/facts/block.js";
import { systemClock } from "../../lib/process/system-clock.js";
import { commandDefaults } from "../command-defaults.mjs";
import { ask } from "../engine.mjs";
import { blockFile } from "./cases.mjs";

/** 300 ms: processes that wait for the next block are ready by then, as after a model's answer. */
const betweenMs = 300;
/** 3 s: a process that lives this much longer counts as living on. */
const longestLifeMs = 3000;
/** Gives the watcher time to see the block before it ends by itself. */
const preamble = "import os, signal, sys, time\ntime.sleep(0.2)\n";

/** @returns {Promise<{ endings: string[], evidence: string, aliveMs: (number | null)[], isUsable: boolean[] }>} */
export async function measure(of, { times, watcher }) {
  const found = { endings: [], evidence: "", aliveMs: [], isUsable: [] };
  let opened = null;
  try {
    for (let round = 0; round < times; round += 1) {
      opened ??= await open(of);
      const { execution, aliveMs, isUsable } = await runOnce(of, { ...opened, watcher });
      found.endings.push(execution.ending);
      found.evidence = execution.evidence;
      found.aliveMs.push(aliveMs);
      found.isUsable.push(isUsable);
      // Processes that live on by design would disturb the next round.
      if (isUsable && !of.livesOn && !of.isFresh) continue;
      await opened.session.stop();
      opened = null;
    }
  } finally {
    await opened?.session.stop();
  }
  return found;
}

async function open(of) {
  const deadline = { at: NaN };
  const runId = `bench-${process.pid}-${Math.random().toString(36).slice(2)}`;
  const executor = createDockerExecutor({
    ...commandDefaults,
    runId,
    clock: clockThatTells(deadline, of.timeoutMs),
    ...of.settings,
  });
  const session = await executor.start({ signal: new AbortController().signal });
  await run(session, "open('kept', 'w').write('kept')");
  const filters = encodeURIComponent(JSON.stringify({ label: [`agent-exec.run=${runId}`] }));
  const [{ Id }] = await ask(`/containers/json?filters=${filters}`);
  const { State } = await ask(`/containers/${Id}/json`);
  return { session, container: { id: Id, pid: State.Pid }, deadline };
}

async function runOnce(of, { session, container, deadline, watcher }) {
  await wait(betweenMs);
  await watcher.ask({ watch: container });
  const aborter = new AbortController();
  const { timeoutMs = 60_000, idleTimeoutMs } = of;
  const acting = of.act ? act(of.act, { container, aborter }) : null;
  const execution = await run(session, preamble + of.code, {
    timeoutMs,
    idleTimeoutMs,
    signal: aborter.signal,
    path: blockFile,
  });
  const endedBy = of.timeoutMs
    ? deadline.at
    : ((await acting) ?? saidLimit(execution) + (idleTimeoutMs ?? 0));
  const noneSince = await nothingAlive(watcher, of.livesOn ? 0 : longestLifeMs);
  return {
    execution,
    aliveMs: noneSince === null ? null : Math.max(0, noneSince - endedBy),
    isUsable: await isUsable(session),
  };
}

async function act(what, { container, aborter }) {
  await wait(500);
  const at = Date.now();
  if (what === "abort") aborter.abort();
  if (what === "kill-first") process.kill(container.pid, "SIGKILL");
  if (what === "kill-container") await ask(`/containers/${container.id}/kill`, "POST");
  return at;
}

function saidLimit({ stdout }) {
  const said = [...stdout.text.matchAll(/^AT (\d+\.?\d*)$/gm)].at(-1);
  return said ? Number(said[1]) : NaN;
}

async function nothingAlive(watcher, longestMs) {
  for (const giveUpAt = performance.now() + longestMs; ; await wait(20)) {
    const { wasSeen, noneSince } = await watcher.ask({ report: true });
    if (!wasSeen) throw new Error("nobody saw the block run");
    if (noneSince !== null || performance.now() > giveUpAt) return noneSince;
  }
}

/** Whether the next block runs and finds the first one's file. */
async function isUsable(session) {
  const { ending, stdout } = await run(session, "print(open('kept').read())");
  return ending === "exited" && stdout.text === "kept\n";
}

function run(session, code, options = {}) {
  const { timeoutMs = 20_000, idleTimeoutMs, signal = new AbortController().signal, path = null } = options;
  const idle = idleTimeoutMs === undefined ? {} : { idleTimeoutMs };
  return session.execute(blockOf({ language: "python", code, path }), { timeoutMs, ...idle, signal });
}

/** The machine's clock. It records the block's deadline. */
function clockThatTells(deadline, timeoutMs) {
  return {
    now: () => systemClock.now(),
    sleep(ms, options) {
      if (ms === timeoutMs) deadline.at = performance.timeOrigin + performance.now() + ms;
      return systemClock.sleep(ms, options);
    },
  };
}
