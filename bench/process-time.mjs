import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds from a process's start to its exit, and its highest memory use in MiB. */
export async function timeProcess(
  command,
  args,
  { cwd = tmpdir(), tmp = tmpdir(), timeoutMs = 120_000 } = {},
) {
  const startedAt = performance.now();
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, TMPDIR: tmp },
    stdio: ["ignore", "pipe", "ignore"],
    timeout: timeoutMs,
  });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text) => (output += text));
  const ended = once(child, "close").then(([code]) => ({ code, elapsed: performance.now() - startedAt }));
  let rss = 0;
  do rss = Math.max(rss, peakOf(child.pid));
  while ((await Promise.race([ended, wait(20, "running")])) === "running");
  return { ...(await ended), rss, output };
}

function peakOf(pid) {
  try {
    const [, kibibytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kibibytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}
